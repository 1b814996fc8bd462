package wording

import (
	"strings"

	"ragtag/rules"
)

// Parts is the text of a component in pieces, for programs that show the pieces in
// different places. No program has to parse the text. A part that the component does
// not have is empty.
type Parts struct {
	Short Both   // the name where there is little room: of a character, a title or an Ally, if it is another
	Uses  []Both // of a location: each of its actions, by the number of the use; of a Loyalty card: what it does, besides saying what its owner is

	// of a Crisis or Super Crisis card that lets somebody choose
	Chooser   string // id of the role
	Choosing  Both   // who chooses
	WayA      Both
	WayB      Both
	Following Both // of any Crisis card: what follows, whatever its text results in

	// of a character
	Facts     []Both // the class, the cards of each turn, the start
	Abilities []AbilityPart

	Tokens []TokenPart // of a Crossroads card: what each trauma token does
}

// TokenPart is what a trauma token does on a card.
type TokenPart struct {
	Comp rules.Comp // the token
	Name Both
	Text Both
}

// AbilityPart is an ability on the sheet of a character.
type AbilityPart struct {
	Comp  rules.Comp
	Name  Both
	Aside Both // shown in brackets after the name
	Text  Both
}

// PartsOf returns the parts of a component's text.
func PartsOf(cat *rules.Catalogue, c rules.Comp) (p Parts) {
	w := writer{cat: cat}
	switch cat.Kind(c) {
	case rules.KindTitle:
		if name := bareName(cat, c); name != unbracketed(name) {
			p.Short = unbracketed(name)
		}
	case rules.KindCrisis, rules.KindSuper:
		w.crisis = cat.Crisis(c)
		p.Following = icons(w.crisis)
		if e, ok := w.crisis.Do.(rules.Choose); ok {
			p.Chooser, p.Choosing = cat.RoleID(e.By), w.choosing(e)
			p.WayA, p.WayB = w.ways(e)
		}
	case rules.KindLocation:
		w.board = cat.Location(c).Board
		p.Uses = w.actionParts(c)
	case rules.KindLoyalty:
		p.Uses = behind(text(cat, c), 1)
	case rules.KindAlly:
		p.Short = otherName(cat, c)
	case rules.KindCharacter:
		p.Short = otherName(cat, c)
		p.Facts, p.Abilities = w.factParts(c), w.abilityParts(c)
	case rules.KindCrossroads:
		for _, token := range cat.All(rules.KindTrauma) {
			if face := int(cat.Trauma(token).Face); face < len(crossroadsResults) {
				p.Tokens = append(p.Tokens, TokenPart{token, crossroadsResults[face], w.crossroadsResult(cat.CrossroadsCard(c), face).sentence()})
			}
		}
	}
	return p
}

// otherName returns the short name of a component. It is empty if that is the full
// name.
func otherName(cat *rules.Catalogue, c rules.Comp) Both {
	if b := bareShort(cat, c); b != bareName(cat, c) {
		return b
	}
	return Both{}
}

// actionParts returns the actions of a location. A text written by hand has a line for
// each, in their order.
func (w writer) actionParts(c rules.Comp) []Both {
	k := w.cat.Location(c)
	var do, also Both
	if _, byHand := written[w.cat.Ref(c)]; byHand {
		lines := behind(text(w.cat, c), 0)
		if k.Do != nil {
			do, lines = lines[0], lines[1:]
		}
		if k.Also != nil {
			also = lines[0]
		}
	} else {
		do, also = w.actions(k)
	}
	switch {
	case k.Also != nil:
		return []Both{do, also}
	case k.Do != nil:
		return []Both{do}
	}
	return nil
}

// behind returns the lines of a text from line n on.
func behind(b Both, n int) (all []Both) {
	en, es := strings.Split(b.En, "\n"), strings.Split(b.Es, "\n")
	for i := n; i < len(en); i++ {
		all = append(all, Both{en[i], es[i]})
	}
	return all
}
