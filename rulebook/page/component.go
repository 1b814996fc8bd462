package page

import (
	"net/http"
	"slices"
	"strings"

	"ragtag/options"
	"ragtag/rulebook"
	"ragtag/rules"
	"ragtag/wording"
)

// componentData is the content of the page of a component.
type componentData struct {
	Kind, Set string
	Copies    int
	Lines     []string
	Rule      link // the rule about it, if there is one in this game
}

type componentGroup struct {
	Kind  string
	Items []link
}

// components lists the components of the sets in play by kind. Abilities are on
// the sheet of their character.
func (h *handler) components(q *request) error {
	if err := q.Choice.Check(q.Players); err != nil {
		return err
	}
	lang := wording.Lang(q.Lang)
	var data []componentGroup
	for _, k := range h.cat.Kinds() {
		if k == rules.KindAbility {
			continue
		}
		g := componentGroup{Kind: wording.KindName(h.cat, k, lang)}
		for _, c := range h.cat.All(k) {
			if q.brings(wording.Card(h.cat, c).Set) {
				g.Items = append(g.Items, link{h.cat.Ref(c), wording.Label(h.cat, c, lang)})
			}
		}
		if len(g.Items) > 0 {
			data = append(data, g)
		}
	}
	return q.show("components.html", words[q.Lang]["components"], http.StatusOK, data)
}

// brings reports whether a set's components are in play. Those of the base set
// always are.
func (a Address) brings(set string) bool {
	w, ok := options.WordOf(set)
	return !ok || a.Choice.Holds(w)
}

// component shows one component with its text.
func (h *handler) component(q *request) error {
	if err := q.Choice.Check(q.Players); err != nil {
		return err
	}
	ref := q.r.PathValue("kind") + "/" + q.r.PathValue("id")
	c, ok := h.cat.Find(ref)
	if !ok {
		return &unknownComponent{ref}
	}
	lang := wording.Lang(q.Lang)
	face := wording.Card(h.cat, c)
	d := componentData{
		Kind: wording.KindName(h.cat, h.cat.Kind(c), lang), Set: wording.SetName(face.Set, lang),
		Copies: h.cat.Copies(c), Lines: strings.Split(wording.Text(h.cat, c, lang), "\n"),
	}
	id := strings.ReplaceAll(ref, "/", ".")
	if face.Card != "" {
		id = face.Kind + "." + face.Card
	}
	if r, err := rulebook.Lookup(id, q.Choice, q.Players, q.Lang); err == nil {
		d.Rule = link{r.ID, r.Title}
	}
	return q.show("component.html", wording.Label(h.cat, c, lang), http.StatusOK, d)
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
