package page

import (
	"net/http"
	"slices"
	"strings"

	"ragtag/rulebook"
	"ragtag/rules"
	"ragtag/wording"
)

// componentData is the content of the page of a component.
type componentData struct {
	face
	Rule link // the rule about it, if there is one in this game
	Away bool // its set is not in this game
}

// kindData is a kind of component with its faces.
type kindData struct {
	ID, Kind      string
	Faces         []face
	Cards, Spares int // copies: all, and those that stay in the box
}

// components lists the components of the sets in play by kind.
func (h *handler) components(q *request) error {
	if err := q.Choice.Check(q.Players); err != nil {
		return err
	}
	return q.show("components.html", words[q.Lang]["components"], http.StatusOK, h.kinds(q.Address))
}

// kinds returns the faces of the sets in play by kind, with their counts.
func (h *handler) kinds(a Address) (all []kindData) {
	for _, f := range h.faces(a) {
		id := h.cat.KindID(f.kind)
		if len(all) == 0 || all[len(all)-1].ID != id {
			name := words[a.Lang]["of-"+id]
			if name == "" {
				name = f.Kind
			}
			all = append(all, kindData{ID: id, Kind: name})
		}
		k := &all[len(all)-1]
		k.Faces = append(k.Faces, f)
		k.Cards += f.Copies
		if f.Spare {
			k.Spares += f.Copies
		}
	}
	return all
}

// component shows one component with its text. One Skill card is shown for all
// its strengths.
func (h *handler) component(q *request) error {
	if err := q.Choice.Check(q.Players); err != nil {
		return err
	}
	ref := q.r.PathValue("kind") + "/" + q.r.PathValue("id")
	c, ok := h.cat.Find(ref)
	if !ok {
		return &unknownComponent{ref}
	}
	f, ok := h.faceOf(q.Address, c)
	if !ok {
		return &unknownComponent{ref}
	}
	d := componentData{face: f, Away: !q.brings(f.set)}
	d.Spare = !d.Away && !slices.ContainsFunc(h.faces(q.Address), func(g face) bool { return g.Ref == f.Ref && !g.Spare })
	id := strings.ReplaceAll(ref, "/", ".")
	if card := wording.Card(h.cat, c); card.Card != "" {
		id = card.Kind + "." + card.Card
	}
	if r, err := rulebook.Lookup(id, q.Choice, q.Players, q.Lang); err == nil {
		d.Rule = link{r.ID, r.Title}
	}
	return q.show("component.html", f.Title, http.StatusOK, d)
}

// componentOf returns the component that a rule is about and its name, or "" if
// it is about none.
func (h *handler) componentOf(rule, lang string) (ref, name string) {
	kind, id, _ := strings.Cut(rule, ".")
	for _, k := range h.cat.Kinds() {
		if h.cat.KindID(k) != kind {
			continue
		}
		all := h.cat.All(k)
		at := slices.IndexFunc(all, func(c rules.Comp) bool {
			return h.cat.ID(c) == id || wording.Card(h.cat, c).Card == id
		})
		if at >= 0 {
			return h.cat.Ref(all[at]), wording.Name(h.cat, all[at], wording.Lang(lang))
		}
	}
	return "", ""
}
