package lab

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"ragtag/cards"
)

func TestDbg(t *testing.T) {
	cat := cards.Catalogue()
	w := newWitness(cat)
	for _, f := range strings.Fields(os.Getenv("F")) {
		fmt.Println("==", f)
		watched(t, cat, f, &w, func() {
			for i, a := range w.turns {
				s := ""
				for k, f := range features {
					if (a&w.there)>>k&1 == 1 {
						s += " " + f.id
					}
				}
				fmt.Println(w.had.Choice, w.had.Players, i, s)
			}
			rest := unseenPairs(t)
			for _, p := range rest {
				for i := range w.turns {
					if w.both(i, p) {
						fmt.Println("   SHOWS", p.One, p.Two)
					}
				}
			}
		})
	}
}
