package page

import (
	"fmt"
	"slices"
	"strings"
	"sync"

	"ragtag/options"
	"ragtag/rules"
	"ragtag/wording"
)

// face is a card or token as it is shown: one for all strengths of a Skill card.
type face struct {
	Ref, Title string
	Kind, Set  string
	Class      string // for the style sheet
	Type       string // the type of a Skill card, the class of a character
	Strengths  []strength
	Lines      []line
	Copies     int
	Spare      bool // it stays in the box in this game

	of   []rules.Comp // what it stands for
	set  string       // the id of its set
	kind rules.Kind
}

// strength is one of the strengths of a Skill card.
type strength struct{ Value, Copies int }

// line is a line of a card's text, with what begins it and stands out.
type line struct{ Lead, Text string }

// plainText returns the text for searching.
func (f face) plainText() string {
	var all []string
	for _, l := range f.Lines {
		all = append(all, l.Lead+l.Text)
	}
	return strings.Join(all, " ")
}

// allFaces returns every face of the catalogue in a language, in its order.
// Abilities are on the sheet of their character.
func allFaces(cat *rules.Catalogue, l wording.Lang) (all []face) {
	for _, k := range cat.Kinds() {
		if k == rules.KindAbility {
			continue
		}
		cards := map[string]int{} // the place of a Skill card's face
		for _, c := range cat.All(k) {
			card := wording.Card(cat, c)
			if at, ok := cards[card.Card]; ok && card.Card != "" {
				all[at].join(card, c)
				continue
			}
			cards[card.Card] = len(all)
			all = append(all, newFace(cat, c, card, l))
		}
	}
	return all
}

func newFace(cat *rules.Catalogue, c rules.Comp, card wording.Face, l wording.Lang) face {
	k := cat.Kind(c)
	f := face{
		Ref: cat.Ref(c), Title: wording.Label(cat, c, l), Kind: wording.KindName(cat, k, l), Set: wording.SetName(card.Set, l),
		Class: "of-" + card.Kind, Copies: cat.Copies(c), of: []rules.Comp{c}, set: card.Set, kind: k,
	}
	for text := range strings.SplitSeq(wording.Text(cat, c, l), "\n") {
		f.Lines = append(f.Lines, cutLead(text))
	}
	if k == rules.KindSkill {
		f.Title = wording.Name(cat, c, l)
		f.Class += " skill-" + card.Skill
		f.Type = wording.SkillName(cat.Skill(c).Skill, l)
		f.Strengths = []strength{{*card.Strength, f.Copies}}
	}
	return f
}

// join adds another strength of the same Skill card.
func (f *face) join(card wording.Face, c rules.Comp) {
	f.Strengths = append(f.Strengths, strength{*card.Strength, card.Count})
	f.Copies += card.Count
	f.of = append(f.of, c)
}

// cutLead cuts what begins a line up to its colon, if that is short.
func cutLead(text string) line {
	if at := strings.Index(text, ": "); at > 0 && at < 48 && !strings.ContainsAny(text[:at], ".;,") {
		return line{text[:at+1], text[at+1:]}
	}
	return line{"", text}
}

// shelf keeps the faces of a language once they have been made.
type shelf struct {
	once  sync.Once
	faces []face
}

// faces returns the faces of the sets in play. Those that the game leaves in the
// box say so.
func (h *handler) faces(a Address) (all []face) {
	s := h.shelves[a.Lang]
	s.once.Do(func() { s.faces = allFaces(h.cat, wording.Lang(a.Lang)) })
	inPlay := map[rules.Comp]bool{}
	for _, k := range h.cat.Kinds() {
		for _, c := range h.cat.InPlay(k, a.Choice.Game(), a.Players) {
			inPlay[c] = true
		}
	}
	for _, f := range s.faces {
		if !a.brings(f.set) {
			continue
		}
		f.Spare = !slices.ContainsFunc(f.of, func(c rules.Comp) bool { return inPlay[c] })
		all = append(all, f)
	}
	return all
}

// brings reports whether a set's components are part of the choice, even if they stay
// in the box. Those of the base set always are.
func (a Address) brings(set string) bool {
	w, ok := options.WordOf(set)
	return !ok || a.Choice.Holds(w)
}

// faceOf returns the face that shows a component.
func (h *handler) faceOf(a Address, c rules.Comp) (face, bool) {
	s := h.shelves[a.Lang]
	s.once.Do(func() { s.faces = allFaces(h.cat, wording.Lang(a.Lang)) })
	at := slices.IndexFunc(s.faces, func(f face) bool { return slices.Contains(f.of, c) })
	if at < 0 {
		return face{}, false
	}
	return s.faces[at], true
}

// CopiesText returns the number of copies in words; of a Skill card, with those
// of each strength.
func (f face) CopiesText() string {
	if len(f.Strengths) < 2 {
		return fmt.Sprintf("×%d", f.Copies)
	}
	var each []string
	for _, s := range f.Strengths {
		each = append(each, fmt.Sprintf("%d: ×%d", s.Value, s.Copies))
	}
	return strings.Join(each, " · ")
}
