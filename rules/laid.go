package rules

// Laid is what a game hides, laid open: for when it is over.
type Laid struct {
	Seats []Mine              `json:"seats"` // what each seat alone sees
	Piles map[string][]string `json:"piles"` // face-down cards from the top, by the name of the deck
}

// Laid lays a game open. The view is that of somebody without a seat, in which
// every civilian ship shows its face.
func (t *Table) Laid() (View, Laid) {
	v, l := t.View(Nobody), Laid{Piles: map[string][]string{}}
	for a := range NumAreas {
		faces := map[int]string{}
		for _, c := range t.S.In(CivilianIn + Zone(a)) {
			faces[int(c.Tag)] = t.cat.Ref(c.Comp)
		}
		for i := range v.Areas[a].Civilians {
			c := &v.Areas[a].Civilians[i]
			c.Face = faces[c.Letter]
		}
	}
	for p := range t.seats() {
		var own View
		t.viewMine(&own, p)
		l.Seats = append(l.Seats, own.Mine)
	}
	for _, z := range deckZones {
		if !t.hasDeck(z) {
			continue
		}
		l.Piles[z.deck()] = t.fromTop(z)
	}
	for _, k := range t.secrets() {
		l.Piles[t.cat.KindID(k)] = t.fromTop(SecretDeckOf(k))
	}
	if down := t.faceDownIn(CheckPile); len(down) > 0 {
		l.Piles["check"] = down
	}
	return v, l
}

// fromTop lists the components of a zone from its top.
func (t *Table) fromTop(z Zone) []string {
	in := t.S.In(z)
	out := make([]string, len(in))
	for i, s := range in {
		out[len(in)-1-i] = t.cat.Ref(s.Comp)
	}
	return out
}

// faceDownIn lists the components of a zone that are face down, from its top.
func (t *Table) faceDownIn(z Zone) (out []string) {
	in := t.S.In(z)
	for i := range in {
		if s := in[len(in)-1-i]; s.Known&Public == 0 {
			out = append(out, t.cat.Ref(s.Comp))
		}
	}
	return out
}
