package table

import (
	"crypto/sha256"
	"encoding/hex"

	"ragtag/rules"
)

// final is what a digest is made of: what everybody knows at the end, and where
// every component lies. Components go by their ids, so that the order of a table
// of cards does not matter.
type final struct {
	Views []rules.View `json:"views"`
	Zones [][]string   `json:"zones"` // those that hold something, in the order of the referee
	Drawn uint64       `json:"drawn"` // how much chance was used
}

// Digest returns a hash of all that is true of a game, in hex: two games have
// the same digest if they have come to the same state.
func Digest(g *rules.Game) string {
	s, cat := g.State(), g.Catalogue()
	f := final{Drawn: s.Chance.Drawn}
	for p := rules.Nobody; p < rules.Seat(s.Players); p++ {
		f.Views = append(f.Views, g.View(p))
	}
	for z := range rules.NumZones {
		var in []string
		for _, slot := range s.In(z) {
			in = append(in, cat.Ref(slot.Comp))
		}
		if in != nil {
			f.Zones = append(f.Zones, in)
		}
	}
	sum := sha256.Sum256(marshal(&f))
	return hex.EncodeToString(sum[:])
}
