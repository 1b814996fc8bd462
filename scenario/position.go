package scenario

import (
	"encoding/binary"
	"errors"
	"strings"

	"ragtag/rules"
)

// Position plays the lines of a single case, which need not state what must follow. It
// returns the game as it stands then, and the seats of its players by name. Chance is
// tried like that of a case.
func Position(cat *rules.Catalogue, lines string) (g *rules.Game, seat func(name string) (rules.Seat, bool), err error) {
	for n := range uint64(maxSeeds) {
		r := &runner{lexicon: lexicon{cat: cat}}
		binary.LittleEndian.PutUint64(r.seed[:], n)
		var bad unlucky
		if err = r.lines(lines); !errors.As(err, &bad) {
			return r.game, r.seat, err
		}
	}
	return nil, nil, err
}

// lines carries out lines of text and begins the game.
func (r *runner) lines(text string) error {
	for l := range strings.Lines(text) {
		l, _, _ = strings.Cut(l, "#")
		if l = strings.Join(strings.Fields(l), " "); l == "" {
			continue
		}
		if err := r.do(l); err != nil {
			return err
		}
	}
	return r.begin()
}
