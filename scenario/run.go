package scenario

import (
	"cmp"
	"encoding/binary"
	"errors"
	"slices"
	"strings"

	"ragtag/rules"
)

// maxSeeds is how many seeds an assumption is tried with.
const maxSeeds = 4000

// Run plays every case and returns, of each that fails, the first line that does
// not hold: nil, or a *Failure for each, joined. A common line that fails in the
// same way in several cases is returned once.
func (s *Scenario) Run(cat *rules.Catalogue) error { return s.run(cat, watcher{}) }

// Played plays every case like Run, and hands over the game of each that holds, if it
// came to one.
func (s *Scenario) Played(cat *rules.Catalogue, game func(*rules.Game)) error {
	return s.run(cat, watcher{ended: func(r *runner) {
		if r.game != nil {
			game(r.game)
		}
	}})
}

// Watched plays every case like Run. After every line of the play it hands over the game
// to step, with the position that it began from, and once all lines hold to holds.
func (s *Scenario) Watched(cat *rules.Catalogue, step func(*rules.Game, *rules.State), holds func(*rules.Game)) error {
	return s.run(cat, watcher{
		did: func(r *runner, _ Line) {
			if r.game != nil {
				step(r.game, &r.s)
			}
		},
		ended: func(r *runner) {
			if r.game != nil {
				holds(r.game)
			}
		},
	})
}

func (s *Scenario) run(cat *rules.Catalogue, w watcher) error {
	var all failures
	for i := range s.Cases {
		_, err := s.begun(cat, &s.Cases[i], w)
		all.add(err)
	}
	return all.join()
}

// watcher looks on while a case is played. Its functions may be nil.
type watcher struct {
	begins func(*runner)       // with one more seed
	did    func(*runner, Line) // after a line that holds
	ended  func(*runner)       // once all lines hold
}

// Position plays a case and returns where it begins.
func (s *Scenario) Position(cat *rules.Catalogue, c *Case) (rules.State, error) {
	return s.begun(cat, c, watcher{})
}

// begun plays a case with one seed after another until its assumptions about
// chance hold.
func (s *Scenario) begun(cat *rules.Catalogue, c *Case, w watcher) (at rules.State, err error) {
	for n := range uint64(maxSeeds) {
		var bad unlucky
		if at, err = s.play(cat, c, n, w); !errors.As(err, &bad) {
			break
		}
	}
	return at, unwrapFailure(err)
}

func unwrapFailure(err error) error {
	var f *Failure
	if errors.As(err, &f) {
		return f
	}
	return err
}

// play plays a case once before a watcher, and returns where it begins.
func (s *Scenario) play(cat *rules.Catalogue, c *Case, seed uint64, w watcher) (rules.State, error) {
	r := &runner{lexicon: lexicon{cat: cat}}
	binary.LittleEndian.PutUint64(r.seed[:], seed)
	if w.begins != nil {
		w.begins(r)
	}
	for _, l := range c.cast() {
		if err := r.line(l); err != nil {
			return r.s, r.failed(s.File, c, l, err)
		}
		if w.did != nil {
			w.did(r, l)
		}
	}
	if err := r.finish(); err != nil {
		return r.s, r.failed(s.File, c, Line{Number: c.last(), Text: "end of the case", row: c.row()}, err)
	}
	if w.ended != nil {
		w.ended(r)
	}
	return r.s, nil
}

// cast returns the lines of a case, those with its options and players first, since what
// the others say depends on them. The players and options of a case replace those that
// its file states for all cases. If a case states "none" for a place, what the file puts
// there is left out.
func (c *Case) cast() []Line {
	var options, players, rest []Line
	for _, l := range c.Lines {
		switch word, _, _ := strings.Cut(l.Text, " "); strings.TrimSuffix(word, ":") {
		case "options":
			options = []Line{l}
		case "players":
			players = []Line{l}
		default:
			if place, nothing := strings.CutSuffix(l.Text, ": none"); nothing && !l.common {
				rest = slices.DeleteFunc(rest, func(k Line) bool { return k.common && strings.HasPrefix(k.Text, place+": ") })
			}
			rest = append(rest, l)
		}
	}
	return slices.Concat(options, players, rest)
}

// failed gives an error the place of its line: of l, or of the line of the
// position that could not be arranged when l was to be carried out.
func (r *runner) failed(file string, c *Case, l Line, err error) error {
	var of *misplaced
	if errors.As(err, &of) {
		l, err = of.line, of.err
	}
	f := at(file, c, l, err)
	var bad unlucky
	if errors.As(err, &bad) {
		return unlucky{f}
	}
	return f
}

// runner is a case being played.
type runner struct {
	lexicon
	seed [32]byte
	now  Line // the line being carried out
	position
	game   *rules.Game // nil while the position is arranged
	cursor int         // events before it have been expected
	auto   bool        // pass whatever may be passed
}

// verbs are the words that begin a line other than a fact or an answer.
var verbs map[string]func(*runner, string) error

func init() {
	verbs = map[string]func(*runner, string) error{
		"options": (*runner).setOptions,
		"players": (*runner).setPlayers,
		"set":     (*runner).setUp,
		"auto":    (*runner).autoPass,
		"go":      (*runner).goOn,
		"assume":  (*runner).assume,
		"expect":  (*runner).expect,
		"legal":   (*runner).legal,
		"illegal": (*runner).illegal,
		"only":    (*runner).only,
		"refused": (*runner).refused,
		"asked":   (*runner).asked,
		"waiting": (*runner).waiting,
		"event":   (*runner).event,
		"no":      (*runner).noEvent,
		"times":   (*runner).times,
		"view":    (*runner).view,
		"hidden":  (*runner).hidden,
		"visible": (*runner).visible,

		"impossible": (*runner).impossible,
	}
}

// arranging are the verbs that come before the game begins.
var arranging = map[string]bool{"options": true, "players": true, "set": true, "impossible": true}

// learnCharacters notes who has been picked.
func (r *runner) learnCharacters() {
	if r.game == nil {
		return
	}
	s := r.game.State()
	for p := range r.players {
		r.players[p] = s.Seats[p].Character
	}
}

// line carries out a line of a case.
func (r *runner) line(l Line) error {
	if r.refusal != nil {
		return wantf(l.Text, "nothing after \"impossible\": there is no game")
	}
	r.now = l
	return r.do(l.Text)
}

// do carries out one line.
func (r *runner) do(text string) error {
	r.learnCharacters()
	word, rest, _ := strings.Cut(text, " ")
	word = strings.TrimSuffix(word, ":")
	if verb, ok := verbs[word]; ok {
		if arranging[word] {
			return verb(r, rest)
		}
		if err := r.begin(); err != nil {
			return err
		}
		return verb(r, rest)
	}
	if name, answer, ok := strings.Cut(text, ":"); ok {
		if seat, kind, ok, err := r.whoAnswers(name); ok {
			if err := cmp.Or(err, r.begin()); err != nil {
				return err
			}
			return r.answer(seat, kind, strings.TrimSpace(answer))
		}
	}
	if r.game != nil {
		return wantf(text, "an answer or an expectation, since the game has begun")
	}
	for _, f := range strings.Split(text, ";") {
		if err := r.state(strings.TrimSpace(f)); err != nil {
			return err
		}
	}
	return nil
}

// assume states what chance must have brought; else the case is tried again
// with another seed.
func (r *runner) assume(rest string) error {
	word, tail, _ := strings.Cut(rest, " ")
	verb, ok := verbs[word]
	if !ok || !expecting[word] {
		verb, tail = (*runner).expect, rest
	}
	if err := verb(r, tail); err != nil {
		return unlucky{err}
	}
	return nil
}

// finish checks what a case must have used up.
func (r *runner) finish() error {
	if r.refusal != nil {
		return nil
	}
	if err := r.begin(); err != nil {
		return err
	}
	if r.game.Err() != nil {
		return r.game.Err()
	}
	s := r.game.State()
	if n := s.Loaded[0]; n > 0 && !r.game.Over() {
		return wantf("some were not", "every arranged die to be rolled")
	}
	return r.possible()
}
