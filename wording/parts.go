package wording

import (
	"strings"

	"ragtag/rules"
)

// Parts is the text of a component in pieces, for programs that show the pieces in
// different places. No program has to parse the text. A part that the component does
// not have is empty.
type Parts struct {
	Short Both   // the name where there is little room: of a character, a title, an Ally or a damage token of a basestar, if it is another
	Uses  []int  // of a location: the line of each of its actions, by the number of the use, and -1 where it has none
	Leads []Both // of each line of the text but that of a sheet: what it begins with, such as whose action it is, or nothing
	Brief int    // the line of the text that says in short what it does, from 0: of a Loyalty card, what its owner has to do, if it says that at once

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
	p.Leads = leadsOf(text(cat, c))
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
		p.Uses = usesOf(cat.Location(c))
	case rules.KindLoyalty:
		if len(p.Leads) > 1 && !p.Leads[1].Empty() {
			p.Brief = 1 // behind what its owner is
		}
	case rules.KindBasestarDamage:
		p.Short = shortFlaws[cat.BasestarDamage(c).Flaw]
	case rules.KindAlly:
		p.Short = otherName(cat, c)
	case rules.KindCharacter:
		p.Short = otherName(cat, c)
		p.Leads = nil // the sheet is shown by its parts
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

// usesOf returns the lines of the actions of a location, which come first in its text.
func usesOf(k *rules.Location) (lines []int) {
	n := 0
	for _, has := range []bool{k.Do != nil, k.Also != nil} {
		at := -1
		if has {
			at, n = n, n+1
		}
		lines = append(lines, at)
	}
	return lines
}

// leadsOf returns the leads of the lines of a text, and nothing if none has one.
func leadsOf(b Both) []Both {
	lines := linesOf(b)
	leads, led := make([]Both, len(lines)), false
	for i, line := range lines {
		leads[i] = Both{leadOf(line.En), leadOf(line.Es)}
		led = led || !leads[i].Empty()
	}
	if !led {
		return nil
	}
	return leads
}

// linesOf returns the lines of a text, with their marks.
func linesOf(b Both) (all []Both) {
	en, es := strings.Split(b.En, "\n"), strings.Split(b.Es, "\n")
	for i := range en {
		all = append(all, Both{en[i], es[i]})
	}
	return all
}
