package main

import (
	"encoding/json"
	"fmt"
	"os"
	"text/tabwriter"

	"ragtag/cards"
	"ragtag/rules"
	"ragtag/wording"
)

// cardsCmd prints every component as data.
type cardsCmd struct {
	JSON bool   `help:"As JSON, with names, texts and fields."`
	Lang string `default:"en" enum:"en,es" help:"Language of the list (en, es); JSON has both."`
	Kind string `placeholder:"KIND" help:"Only components of a kind, such as crisis."`
}

// Run prints the components in catalogue order.
func (c *cardsCmd) Run() error {
	cat := cards.Catalogue()
	kinds := []rules.Kind{}
	for _, k := range cat.Kinds() {
		if c.Kind == "" || c.Kind == cat.KindID(k) {
			kinds = append(kinds, k)
		}
	}
	if len(kinds) == 0 {
		return fmt.Errorf("there is no kind %q; kinds are %s", c.Kind, kindNames(cat))
	}
	if c.JSON {
		return printJSON(cat, kinds)
	}
	return printList(cat, kinds, wording.Lang(c.Lang))
}

func kindNames(cat *rules.Catalogue) (s string) {
	for _, k := range cat.Kinds() {
		s += cat.KindID(k) + " "
	}
	return s[:len(s)-1]
}

func printJSON(cat *rules.Catalogue, kinds []rules.Kind) error {
	faces := []wording.Face{}
	for _, k := range kinds {
		for _, comp := range cat.All(k) {
			faces = append(faces, wording.Card(cat, comp))
		}
	}
	out := json.NewEncoder(os.Stdout)
	out.SetIndent("", "  ")
	out.SetEscapeHTML(false)
	return out.Encode(faces)
}

func printList(cat *rules.Catalogue, kinds []rules.Kind, lang wording.Lang) error {
	w := tabwriter.NewWriter(os.Stdout, 0, 0, 2, ' ', 0)
	for _, k := range kinds {
		for _, comp := range cat.All(k) {
			fmt.Fprintf(w, "%s\t%d\t%s\t%s\n", cat.Ref(comp), cat.Copies(comp), wording.Name(cat, comp, lang), wording.Text(cat, comp, lang))
		}
	}
	return w.Flush()
}
