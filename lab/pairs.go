package lab

import (
	"bufio"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"ragtag/bots"
	"ragtag/options"
	"ragtag/rules"
)

// Pair is two features of the rules that acted in one turn of a game, and the game. A
// game is dealt and played again from what is here.
type Pair struct {
	One, Two string
	Options  options.Choice
	Players  int
	Bot      string // in every seat
	Game     uint64
	Turn     int
}

// Together returns every pair of features that can be in one game. The pairs have
// no game yet: only One and Two are set.
func Together(cat *rules.Catalogue) (all []Pair) {
	in := deployments(cat)
	for i := range features {
		for j := range i {
			if slices.ContainsFunc(in, func(d deployment) bool { return d.has.both(j, i) }) {
				all = append(all, Pair{One: features[j].id, Two: features[i].id})
			}
		}
	}
	return all
}

// Seek plays games that can have both features of a missing pair, until every missing
// pair has been seen or that many games have been played. It returns the pairs that
// it saw and those still missing.
func Seek(ctx context.Context, cat *rules.Catalogue, missing []Pair, names []string, from uint64, games int) (seen, unseen []Pair, err error) {
	in, unseen := deployments(cat), slices.Clone(missing)
	p := newPairPlayer(cat)
	for g := 0; g < games && len(unseen) > 0 && ctx.Err() == nil; g++ {
		number := from + uint64(g)
		d := choose(in, unseen[int(number)%len(unseen)], number)
		it := Pair{Options: d.choice, Players: d.players, Bot: names[int(number)%len(names)], Game: number}
		if err := p.play(it); err != nil {
			return seen, unseen, err
		}
		unseen = slices.DeleteFunc(unseen, func(m Pair) bool {
			turn := p.turn(m)
			if turn > 0 {
				it.One, it.Two, it.Turn = m.One, m.Two, turn
				seen = append(seen, it)
			}
			return turn > 0
		})
	}
	return seen, unseen, ctx.Err()
}

// Shown plays the games of pairs again, each once, and returns those in whose games
// both features do not act in the turn that is named.
func Shown(cat *rules.Catalogue, pairs []Pair) (wrong []Pair, err error) {
	byGame := slices.Clone(pairs)
	slices.SortStableFunc(byGame, func(a, b Pair) int { return cmp.Compare(a.Game, b.Game) })
	p := newPairPlayer(cat)
	for i, it := range byGame {
		if i == 0 || it.game() != byGame[i-1].game() {
			if err := p.play(it); err != nil {
				return nil, err
			}
		}
		if p.turn(it) != it.Turn {
			wrong = append(wrong, it)
		}
	}
	return wrong, nil
}

// game is the pair's game without the pair.
func (p Pair) game() Pair {
	return Pair{Options: p.Options, Players: p.Players, Bot: p.Bot, Game: p.Game}
}

// Is reports whether q is of the same two features.
func (p Pair) Is(q Pair) bool { return p.One == q.One && p.Two == q.Two }

// WritePairs writes pairs, one a line.
func WritePairs(w io.Writer, pairs []Pair) error {
	sorted := slices.Clone(pairs)
	slices.SortFunc(sorted, func(a, b Pair) int {
		return cmp.Or(cmp.Compare(a.One, b.One), cmp.Compare(a.Two, b.Two))
	})
	for _, p := range sorted {
		if _, err := fmt.Fprintf(w, "%s %s %s %d %s %d %d\n", p.One, p.Two, cmp.Or(p.Options.String(), "-"), p.Players, p.Bot, p.Game, p.Turn); err != nil {
			return err
		}
	}
	return nil
}

// ReadPairs reads what WritePairs has written; a line that begins with # is a remark.
func ReadPairs(r io.Reader) (all []Pair, err error) {
	lines := bufio.NewScanner(r)
	for lines.Scan() {
		f := strings.Fields(lines.Text())
		if len(f) == 0 || f[0] == "#" {
			continue
		}
		if len(f) != 7 {
			return nil, fmt.Errorf("%q is no pair", lines.Text())
		}
		p := Pair{One: f[0], Two: f[1], Bot: f[4]}
		errs := make([]error, 4)
		p.Options, errs[0] = options.Parse(strings.TrimPrefix(f[2], "-"))
		p.Players, errs[1] = strconv.Atoi(f[3])
		p.Game, errs[2] = strconv.ParseUint(f[5], 10, 64)
		p.Turn, errs[3] = strconv.Atoi(f[6])
		if err := errors.Join(errs...); err != nil {
			return nil, fmt.Errorf("%q: %w", lines.Text(), err)
		}
		all = append(all, p)
	}
	return all, lines.Err()
}

// featureSet is a set of indices into features.
type featureSet uint64

func (s featureSet) both(i, j int) bool { return (s>>i)&(s>>j)&1 == 1 }

// deployment is a choice with a number of players, and which features can act in it.
type deployment struct {
	choice  options.Choice
	players int
	has     featureSet
}

func deployments(cat *rules.Catalogue) (all []deployment) {
	choices, players := everyChoice()
	for _, c := range choices {
		for _, n := range players {
			if cat.Playable(c, n) != nil {
				continue
			}
			all = append(all, deployment{choice: c, players: n, has: present(c, n)})
		}
	}
	return all
}

// choose picks one of the deployments that can have both features of a pair.
func choose(in []deployment, p Pair, number uint64) deployment {
	i, j := indexOf(p.One), indexOf(p.Two)
	var fit []deployment
	for _, d := range in {
		if d.has.both(i, j) {
			fit = append(fit, d)
		}
	}
	return fit[number*2654435761%uint64(len(fit))]
}

func indexOf(id string) int {
	return slices.IndexFunc(features, func(f acting) bool { return f.id == id })
}

// pairPlayer plays games, and notes which features act in which turn.
type pairPlayer struct {
	cat   *rules.Catalogue
	table rules.Table
	seats [rules.MaxSeats]rules.Decider
	bots  [rules.MaxSeats]rules.Decider
	saw   witness
}

func newPairPlayer(cat *rules.Catalogue) *pairPlayer {
	return &pairPlayer{cat: cat, saw: newWitness(cat)}
}

// play plays the game of a pair.
func (p *pairPlayer) play(it Pair) (err error) {
	defer func() {
		if v := recover(); v != nil {
			err = fmt.Errorf("options %q, %d players, %s, game %d: %v", it.Options, it.Players, it.Bot, it.Game, v)
		}
	}()
	if err := p.table.Deal(p.cat, it.Options, it.Players, gameSeed(pairsSeed, int(it.Game))); err != nil {
		return err
	}
	for s := range it.Players {
		if p.bots[s], err = bots.New(it.Bot, botSeed(pairsSeed, int(it.Game))+uint64(s)); err != nil {
			return err
		}
		p.seats[s] = p
	}
	p.saw.begin(&p.table.S)
	p.table.Listen()
	p.table.Play(&p.seats)
	p.saw.note(p.table.Events(), &p.table.S)
	return nil
}

// pairsSeed is the seed of the games of pairs.
const pairsSeed = 17

// Decide notes what has happened, and passes the request to the bot of the seat.
func (p *pairPlayer) Decide(at rules.Chair, r *rules.Request, a *rules.Answer) {
	if p.table.Decided > mostDecisions {
		panic("the game does not end")
	}
	p.saw.note(p.table.Events(), &p.table.S)
	p.bots[at.Seat].Decide(at, r, a)
}

// turn returns the first turn of the game just played in which both features of a pair
// acted, or 0 if there is none. What happens before the first turn does not count.
func (p *pairPlayer) turn(m Pair) int {
	for n := range p.saw.turns {
		if n > 0 && p.saw.both(n, m) {
			return n
		}
	}
	return 0
}

// witness notes which features act in which turn of one game after another.
type witness struct {
	cat   *rules.Catalogue
	hulls []rules.Ship // by feature
	there featureSet   // what the game has
	read  int          // events read
	turns []featureSet // what acted in each turn; the first is before any begins
	had   rules.State
}

func newWitness(cat *rules.Catalogue) witness {
	w := witness{cat: cat, hulls: make([]rules.Ship, len(features))}
	for i, f := range features {
		if f.hull != "" {
			w.hulls[i], _ = cat.ShipByID(f.hull)
		}
	}
	return w
}

// begin forgets everything: another game begins from a state.
func (w *witness) begin(s *rules.State) {
	w.there, w.read, w.turns, w.had = present(s.Choice, int(s.Players)), 0, append(w.turns[:0], 0), *s
}

// note notes what acted since it was last called, by the events of the game and its state.
func (w *witness) note(events []rules.Event, s *rules.State) {
	turned := false
	for ; w.read < len(events); w.read++ {
		e := &events[w.read]
		if e.Kind == rules.EvTurn {
			w.turns, turned = append(w.turns, 0), true
		}
		w.turns[len(w.turns)-1] |= actedIn(w.cat, e)
	}
	for i, k := range w.hulls {
		// a change while a turn ends cannot be assigned to a turn
		if features[i].hull != "" && !turned && s.Berths[k] != w.had.Berths[k] {
			w.turns[len(w.turns)-1] |= 1 << i
		}
		w.had.Berths[k] = s.Berths[k]
	}
}

// both reports whether both features of a pair acted in a turn.
func (w *witness) both(turn int, m Pair) bool {
	i, j := indexOf(m.One), indexOf(m.Two)
	return i >= 0 && j >= 0 && (w.turns[turn]&w.there).both(i, j)
}

// present returns the features that a game with options and so many players has.
func present(c options.Choice, n int) (s featureSet) {
	for i, f := range features {
		if f.there(c, n) {
			s |= 1 << i
		}
	}
	return s
}

// actedIn returns the features that an event shows at work.
func actedIn(cat *rules.Catalogue, e *rules.Event) (s featureSet) {
	for i, f := range features {
		if f.acted != nil && f.acted(cat, e) {
			s |= 1 << i
		}
	}
	return s
}
