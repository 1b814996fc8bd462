package lab

import (
	"fmt"
	"io"

	"ragtag/bots"
	"ragtag/rules"
)

// tellsAt are the turns after which the tells are measured.
var tellsAt = [...]int{11, 16}

// area is an area under a ROC curve: how often a measure ranks the Cylon above
// the human, over pairs of a Cylon and a human of one game. A tie counts half.
type area struct{ pairs, halves int }

func (a *area) compare(cylon, human float64) {
	a.pairs++
	switch {
	case cylon > human:
		a.halves += 2
	case cylon == human:
		a.halves++
	}
}

func (a *area) add(o area) { a.pairs, a.halves = a.pairs+o.pairs, a.halves+o.halves }

// tells counts what gives players away, and plays that come to nothing.
type tells struct {
	counted  [len(tellsAt)]area // by the share of actions that help
	believed [len(tellsAt)]area // by the odds of human rookies
	ordered  int                // activations at the Cylon Fleet
	empty    int                // of those, with no ship to act
	lost     int                // checks that were lost already and got more cards of humans
	spent    int                // cards of humans added to them after that
	arrests  side               // of players who are out of sight, and of Cylons among them
	caught   side               // turns of Cylons in the Brig whom everybody suspects, and of those who are revealed in them
}

func (t *tells) add(o *tells) {
	for i := range tellsAt {
		t.counted[i].add(o.counted[i])
		t.believed[i].add(o.believed[i])
	}
	t.ordered += o.ordered
	t.empty += o.empty
	t.lost += o.lost
	t.spent += o.spent
	t.arrests.add(o.arrests)
	t.caught.add(o.caught)
}

// watcher observes one game for tells.
type watcher struct {
	into    *tells
	table   *rules.Table
	read    int // number of events read
	actions [rules.MaxSeats]int
	helped  [rules.MaxSeats]int
	lost    bool // the check under way was lost and got more cards
	bots    *[rules.MaxSeats]rules.Decider
}

// answered reads an answer before it is carried out.
func (w *watcher) answered(p rules.Seat, r *rules.Request, a *rules.Answer) {
	w.catchUp()
	s := &w.table.S
	switch {
	case r.Kind == rules.ReqAction && p == s.Current && !s.Seats[p].Revealed:
		for i := range int(r.N) {
			if a.Take[i] > 0 {
				w.acted(p, r.Options[i])
			}
		}
		w.jailed(p, r, a)
	case r.Kind == rules.ReqIcon && w.table.Catalogue().Kind(r.Cause) == rules.KindLocation:
		for i := range int(r.N) {
			if a.Take[i] > 0 {
				w.into.ordered++
				if !w.acts(r.Options[i].Icon()) {
					w.into.empty++
				}
			}
		}
	case r.Kind == rules.ReqContribute && !w.table.CylonSide(p):
		w.contributed(p, r, a)
	}
}

// acted counts an action of a player who is not revealed: whether it helps the
// humans as far as everybody can see. Cards drawn for oneself do not.
func (w *watcher) acted(p rules.Seat, o rules.Option) {
	cat, helps := w.table.Catalogue(), true
	switch o.Kind {
	case rules.OptPass:
		helps = false
	case rules.OptComp:
		for _, way := range cat.Ways(o.Comp()) {
			if _, draws := rules.Find[rules.DrawCards](way.Do); draws {
				helps = false
			}
		}
	}
	w.actions[p]++
	if helps {
		w.helped[p]++
	}
}

// suspected is the belief of every human from which everybody suspects somebody.
const suspected = 0.8

// jailed counts whether a hidden Cylon in the Brig whom every human suspects, and who
// could, reveals itself.
func (w *watcher) jailed(p rules.Seat, r *rules.Request, a *rules.Answer) {
	s, cat := &w.table.S, w.table.Catalogue()
	if s.Seats[p].Loc != w.table.Place(rules.AtBrig) || !w.table.CylonSide(p) {
		return
	}
	for h := range rules.Seat(s.Players) {
		if h == p || w.table.CylonSide(h) {
			continue
		}
		d, ok := w.bots[h].(bots.Explainer)
		if !ok {
			return
		}
		if all := d.Suspects(int(h)); len(all) == 0 || all[p] < suspected {
			return
		}
	}
	could, does := false, false
	for i := range int(r.N) {
		if o := r.Options[i]; o.Kind == rules.OptComp && cat.Kind(o.Comp()) == rules.KindLoyalty {
			could, does = true, does || a.Take[i] > 0
		}
	}
	if could {
		w.into.caught.take(does)
	}
}

// acts reports whether any Cylon ship around Galactica acts at an icon: one of its
// kind, a centurion, or a basestar, which launches if there are none.
func (w *watcher) acts(icon rules.Activation) bool {
	s := &w.table.S
	n := s.InSpace(rules.MainSpace, rules.BasestarA) + s.InSpace(rules.MainSpace, rules.BasestarB)
	switch icon {
	case rules.Raiders:
		n += s.InSpace(rules.MainSpace, rules.Raider)
	case rules.HeavyRaiders:
		n += s.InSpace(rules.MainSpace, rules.HeavyRaider)
		for _, k := range s.Boarding {
			n += int(k)
		}
	}
	return n > 0
}

// contributed counts cards that a human adds to a check that is as good as lost.
func (w *watcher) contributed(p rules.Seat, r *rules.Request, a *rules.Answer) {
	taken := 0
	for i := range int(r.N) {
		if r.Options[i].Kind == rules.OptComp && w.strength(r.Options[i].Comp()) > 0 {
			taken += int(a.Take[i])
		}
	}
	if taken == 0 || w.most(p)+margin >= w.least() {
		return
	}
	if !w.lost {
		w.lost = true
		w.into.lost++
	}
	w.into.spent += taken
}

// least returns the strength that brings more than failure.
func (w *watcher) least() int {
	c := &w.table.S.Check
	if c.Partial > 0 {
		return int(c.Partial)
	}
	return int(c.Difficulty)
}

// margin is by how much the strength that can still be reached must fall short for
// a check to count as lost.
const margin = 3

// most returns the strength that the check reaches if seat p and all after it who
// are not revealed add every card that helps.
func (w *watcher) most(p rules.Seat) (n int) {
	s := &w.table.S
	for _, slot := range s.In(rules.CheckPile) {
		n += w.strength(slot.Comp)
	}
	for q, left := p, int(s.Players); left > 0; left-- {
		if !s.Seats[q].Revealed && s.Plays(q) {
			for _, slot := range s.In(rules.Hand + rules.Zone(q)) {
				n += max(0, w.strength(slot.Comp))
			}
		}
		if q == s.Current {
			break
		}
		q = (q + 1) % rules.Seat(s.Players)
	}
	return n
}

// strength returns what a card counts in the check under way, as printed.
func (w *watcher) strength(c rules.Comp) int {
	cat := w.table.Catalogue()
	if cat.Kind(c) != rules.KindSkill {
		return 0
	}
	n := int(cat.Strength(c))
	if !w.table.S.Check.Positive.Has(cat.Skill(c).Skill) {
		return -n
	}
	return n
}

// catchUp reads the events since the last answer.
func (w *watcher) catchUp() {
	events := w.table.Events()
	for ; w.read < len(events); w.read++ {
		w.hear(&events[w.read])
	}
}

func (w *watcher) hear(e *rules.Event) {
	cat := w.table.Catalogue()
	switch e.Kind {
	case rules.EvCheck:
		w.lost = false
	case rules.EvSent:
		p := e.At.Seat()
		accused := e.Cause != rules.None && (cat.Kind(e.Cause) == rules.KindLocation || cat.Kind(e.Cause) == rules.KindQuorum)
		if accused && cat.At(e.Loc).Role == rules.AtBrig && !w.table.S.Seats[p].Revealed {
			w.into.arrests.take(w.table.CylonSide(p))
		}
	}
}

// turn compares hidden Cylons with humans at the end of a turn.
func (w *watcher) turn(i int, deciders *[rules.MaxSeats]rules.Decider) {
	s := &w.table.S
	for c := range rules.Seat(s.Players) {
		if s.Seats[c].Revealed || !w.table.CylonSide(c) {
			continue
		}
		for h := range rules.Seat(s.Players) {
			if w.table.CylonSide(h) {
				continue
			}
			w.into.counted[i].compare(-w.share(c), -w.share(h))
			for o := range rules.Seat(s.Players) {
				if o == h || o == c || w.table.CylonSide(o) {
					continue
				}
				if d, ok := deciders[o].(bots.Explainer); ok {
					if all := d.Suspects(int(o)); len(all) > 0 {
						w.into.believed[i].compare(all[c], all[h])
					}
				}
			}
		}
	}
}

// share returns the share of a player's actions that helped.
func (w *watcher) share(p rules.Seat) float64 {
	return float64(w.helped[p]) / float64(max(1, w.actions[p]))
}

// Tells is what gives players away, and which plays come to nothing.
type Tells struct {
	Counted     map[int]Area `json:"counted"`     // by turn: counting who helps tells hidden Cylons from humans
	Believed    map[int]Area `json:"believed"`    // by turn: what human bots believe does
	Activations int          `json:"activations"` // at the Cylon Fleet
	Empty       int          `json:"empty"`       // of those, with no ship to act
	LostChecks  float64      `json:"lost_checks"` // checks in a game that humans add cards to that cannot help any more
	LostCards   float64      `json:"lost_cards"`  // and how many cards
	Arrests     Share        `json:"arrests"`     // of Cylons, among those sent to the Brig by players
	Caught      Share        `json:"caught"`      // of turns in which a Cylon in the Brig whom all humans suspect reveals itself
}

// Area is the area under a ROC curve: how likely a measure ranks a hidden Cylon
// above a human of its game. At 0.5 it cannot tell them apart.
type Area struct {
	Pairs int     `json:"pairs"`
	Under float64 `json:"under"`
}

func (a area) report() Area { return Area{a.pairs, float64(a.halves) / 2 / float64(max(1, a.pairs))} }

func (t *tells) report(games int) *Tells {
	n := float64(max(1, games))
	r := &Tells{
		Counted: map[int]Area{}, Believed: map[int]Area{}, Activations: t.ordered, Empty: t.empty,
		LostChecks: float64(t.lost) / n, LostCards: float64(t.spent) / n, Arrests: shareOf(t.arrests), Caught: shareOf(t.caught),
	}
	for i, turn := range tellsAt {
		r.Counted[turn], r.Believed[turn] = t.counted[i].report(), t.believed[i].report()
	}
	return r
}

func (t *Tells) write(w io.Writer) {
	if t == nil {
		return
	}
	for _, turn := range tellsAt {
		fmt.Fprintf(w, "after %d turns\tcounting help tells Cylons at %.2f, belief at %.2f\n", turn, t.Counted[turn].Under, t.Believed[turn].Under)
	}
	fmt.Fprintf(w, "activations\t%d, %d of them of nothing\n", t.Activations, t.Empty)
	fmt.Fprintf(w, "lost checks\t%.2f a game with %.1f cards more\n", t.LostChecks, t.LostCards)
	fmt.Fprintf(w, "arrests of Cylons\t%v\n", t.Arrests)
	fmt.Fprintf(w, "caught and revealed\t%v of %d turns\n", t.Caught, t.Caught.Of)
}
