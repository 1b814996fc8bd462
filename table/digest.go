package table

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"

	"ragtag/rules"
)

// Digest returns a hash of the state of a game, in hex. Two games in the same
// state have the same digest. It is taken over the saved form of the state,
// which omits what later sets add, with the fields of every object sorted by
// name.
func Digest(g *rules.Game) string {
	d := json.NewDecoder(bytes.NewReader(marshal(rules.At(g.Catalogue(), g.State()).Save())))
	d.UseNumber()
	var fields any
	if err := d.Decode(&fields); err != nil {
		panic("table: " + err.Error())
	}
	return sum(fields)
}

// final is the input of the digest of a record of the first format: what
// everybody knows at the end and where every component is, by the zones of that
// time.
type final struct {
	Views []rules.View `json:"views"`
	Zones [][]string   `json:"zones"` // those that are not empty
	Drawn uint64       `json:"drawn"` // number of random draws
}

// digestOne returns the digest of a record of the first format.
func digestOne(g *rules.Game) string {
	saved := rules.At(g.Catalogue(), g.State()).Save()
	f := final{Drawn: saved.Drawn}
	for p := rules.Nobody; p < rules.Seat(saved.Players); p++ {
		f.Views = append(f.Views, g.View(p))
	}
	for _, zone := range saved.One().Zones {
		var in []string
		for _, slot := range zone.Slots {
			in = append(in, slot.Comp)
		}
		f.Zones = append(f.Zones, in)
	}
	return sum(&f)
}

func sum(v any) string {
	hash := sha256.Sum256(marshal(v))
	return hex.EncodeToString(hash[:])
}
