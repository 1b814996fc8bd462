package bots

import (
	"slices"

	"ragtag/rules"
	"ragtag/wording"
)

// A ledger holds what can be said against players: acts that are in everybody's
// log, where anyone can look them up.
type ledger struct {
	turn    int
	event   int                          // number of the last event read, from 1
	drew    [rules.MaxSeats]rules.Skills // types that a hand can hold, by what all have seen
	grounds [rules.MaxSeats][]ground     // against each seat, the last ones
	check   checkLedger
}

// checkLedger is what all have seen of the check under way.
type checkLedger struct {
	event   int // that began it
	source  rules.Comp
	subject int // whom it accuses, or -1
	freed   int // whom it lets out of the Brig, or -1
	gave    [rules.MaxSeats]int
	destiny int
	mine    suitCounts                 // what the rookie added itself
	open    [rules.MaxSeats]suitCounts // hurting cards that all saw being added
	seen    suitCounts                 // all cards that all saw being added
}

// checkOf begins a check.
func checkOf(e *rules.Event, event int, cat *rules.Catalogue) checkLedger {
	l := checkLedger{event: event, source: e.Cause, subject: int(e.At.Seat()), freed: -1}
	if e.Cause != rules.None && cat.Kind(e.Cause) == rules.KindLocation && cat.Location(e.Cause).Role == rules.AtBrig {
		l.freed = int(e.By.Seat())
	}
	return l
}

// ground is an act that speaks against a player.
type ground struct {
	remark wording.Remark
	event  int // number of the event that shows it, from 1
	weight float64
	mine   bool // it was the rookie itself, and it is true
}

// groundsKept is how many acts of a player are remembered.
const groundsKept = 6

// How much grounds weigh when one is chosen. Only acts that weigh enough are spoken of.
const (
	onlyWeight  = 3.0
	failsWeight = 2.5
	boxesWeight = 2.0
	twoWeight   = 1.5
	noneWeight  = 1.0
	openWeight  = 3.5
)

// badBox is by how many points a box must be worse to be held against somebody.
const badBox = 1.0

// against remembers an act. What is said in a check about somebody is no ground
// against them: they must oppose it.
func (l *ledger) against(p int, code string, weight float64, r wording.Remark) {
	r.Code, r.Seat, r.Turn = code, p, l.turn
	g := append(l.grounds[p], ground{remark: r, event: l.event, weight: weight})
	l.grounds[p] = g[max(0, len(g)-groundsKept):]
}

// everyType is what a hand can hold once cards have come into it unseen.
const everyType = rules.Skills(1<<(rules.Treachery+1) - 1)

// note enters an event in the ledger, before the mind hears of it.
func (m *mind) note(e *rules.Event, cat *rules.Catalogue) {
	l, by, at := &m.ledger, int(e.By.Seat()), int(e.At.Seat())
	l.event++
	switch e.Kind {
	case rules.EvTurn:
		l.turn = int(e.Turn)
	case rules.EvDrew, rules.EvSearched:
		for k, n := range e.Types {
			if n > 0 {
				l.drew[by] |= 1 << k
			}
		}
	case rules.EvTook:
		for _, c := range e.Comps {
			if by >= 0 && cat.Kind(c) == rules.KindSkill {
				l.drew[by] |= 1 << cat.Skill(c).Skill
			}
		}
	case rules.EvGave:
		l.drew[at] |= l.drew[by]
	case rules.EvTakes:
		l.drew[by] |= l.drew[at]
	case rules.EvHandsSwapped:
		both := l.drew[by] | l.drew[at]
		l.drew[by], l.drew[at] = both, both
	case rules.EvGlimpsed, rules.EvSwapped:
		l.drew[by] = everyType
	case rules.EvBox:
		m.noteBox(by, e, cat)
	default:
		m.noteCheck(e, cat)
	}
}

func (m *mind) noteBox(by int, e *rules.Event, cat *rules.Catalogue) {
	c, ok := rules.Find[rules.Choose](effectOf(cat, e.Cause))
	if !ok || e.Box >= 2 || by < 0 || m.exposed[by] {
		return
	}
	s := m.onlooker(cat, e.Cause)
	worse := s.worth(c.B) - s.worth(c.A)
	if e.Box == 1 {
		worse = -worse
	}
	if worse >= badBox {
		m.ledger.against(by, "chose-worse", boxesWeight, wording.Remark{Comp: cat.Ref(e.Cause)})
	}
}

// noteCheck follows a check.
func (m *mind) noteCheck(e *rules.Event, cat *rules.Catalogue) {
	l, by := &m.ledger, int(e.By.Seat())
	switch e.Kind {
	case rules.EvCheck:
		m.talk.pledges, m.talk.leans = [rules.MaxSeats]string{}, [rules.MaxSeats]float64{}
		l.check = checkOf(e, l.event, cat)
	case rules.EvAdded:
		l.check.gave[by] += e.Count
		for _, c := range e.Comps {
			l.check.seen[cat.Skill(c).Skill]++
			if m.check.hurts(c, cat) {
				l.check.open[by][cat.Skill(c).Skill]++
			}
		}
		if by == m.me {
			for _, c := range e.Private {
				l.check.mine[cat.Skill(c).Skill]++
			}
		}
	case rules.EvDestinyAdded:
		for _, c := range e.Comps {
			l.check.seen[cat.Skill(c).Skill]++
		}
		l.check.destiny += e.Count
	case rules.EvRevealed:
		m.noteRevealed(e.Comps, cat)
	case rules.EvOutcome:
		m.noteAbsent(e.Outcome == rules.Failed, cat)
		l.check.event, l.check.source = 0, rules.None
	case rules.EvDecided:
		if c, ok := rules.Find[rules.Check](effectOf(cat, m.check.source)); ok && e.Outcome == rules.Failed && by >= 0 {
			if s := m.onlooker(cat, m.check.source); s.worth(c.Pass)-s.worth(c.Fail) >= badBox {
				l.against(by, "let-fail", failsWeight, wording.Remark{Comp: cat.Ref(m.check.source)})
			}
		}
	}
}

// plainCheck reports whether nobody had a good reason to want the check under way
// to fail.
func (m *mind) plainCheck(cat *rules.Catalogue) bool {
	l := &m.ledger.check
	return l.source != rules.None && l.subject < 0 && cat.Kind(l.source) != rules.KindLocation && m.evidence(l.source, cat) >= 0.9
}

// noteRevealed looks for cards against a check that were added in sight of all, and for
// types among the others that no more than two of those who added cards can have held.
// A single card can well be of Destiny.
func (m *mind) noteRevealed(pile []rules.Comp, cat *rules.Catalogue) {
	l := &m.ledger
	if !m.plainCheck(cat) {
		return
	}
	sum := l.check.destiny
	for q, n := range l.check.gave {
		sum += n
		if k, many := l.check.open[q].most(); many > 0 && !m.exposed[q] {
			l.against(q, "openly", openWeight, wording.Remark{Skill: k.String(), Count: many})
		}
	}
	var hurting suitCounts
	for _, c := range pile {
		if m.check.hurts(c, cat) {
			hurting[cat.Skill(c).Skill]++
		}
	}
	for k, n := range l.check.seen {
		hurting[k] = max(0, hurting[k]-n)
	}
	if sum == len(pile) && hurting.total() > 1 { // otherwise cards came into it in other ways
		m.noteTypes(&hurting)
	}
}

// most returns the most frequent type and its count.
func (c *suitCounts) most() (most rules.Skill, many int) {
	for k, n := range c {
		if int(n) > many {
			most, many = rules.Skill(k), int(n)
		}
	}
	return most, many
}

// noteTypes holds hurting cards against the only player, or the only two, who can have
// added their type. Of several types it takes the most frequent.
func (m *mind) noteTypes(hurting *suitCounts) {
	l := &m.ledger
	var only, two [rules.MaxSeats]suitCounts // by player
	for k, n := range hurting {
		var could []int
		for q := range m.players {
			if l.check.gave[q] > 0 && l.drew[q].Has(rules.Skill(k)) {
				could = append(could, q)
			}
		}
		switch {
		case len(could) == 1:
			only[could[0]][k] = n
		case len(could) == 2 && !m.exposed[could[0]] && !m.exposed[could[1]]:
			two[could[0]][k], two[could[1]][k] = n, n
		}
	}
	for q := range m.players {
		if m.exposed[q] {
			continue
		}
		if k, n := only[q].most(); n > 0 {
			l.against(q, "only-you", onlyWeight, wording.Remark{Skill: k.String(), Count: n})
			l.own(q, q == m.me && l.check.mine[k] > 0)
		} else if k, n := two[q].most(); n > 0 {
			l.against(q, "two-of-you", twoWeight, wording.Remark{Skill: k.String(), Count: n, Other: m.other(q, k, &two)})
			l.own(q, q == m.me && l.check.mine[k] > 0)
		}
	}
}

// other returns who else can have added a type.
func (m *mind) other(p int, k rules.Skill, two *[rules.MaxSeats]suitCounts) int {
	for q := range m.players {
		if q != p && two[q][k] > 0 {
			return q
		}
	}
	return p
}

// own marks the last ground against a seat as true of the rookie itself.
func (l *ledger) own(p int, is bool) { l.grounds[p][len(l.grounds[p])-1].mine = is }

// handy is how many cards somebody must have had to be expected to add one.
const handy = 4

// noteAbsent holds it against players that they added nothing to a check that failed,
// if the rookie did, until they add to another.
func (m *mind) noteAbsent(failed bool, cat *rules.Catalogue) {
	l := &m.ledger
	if !m.plainCheck(cat) {
		return
	}
	for q := range m.players {
		switch {
		case l.check.gave[q] > 0:
			l.excuse(q)
		case failed && l.check.gave[m.me] > 0 && !m.exposed[q] && !m.gone.Has(rules.Seat(q)) && m.held[q].total() >= handy:
			l.against(q, "added-none", noneWeight, wording.Remark{Comp: cat.Ref(l.check.source)})
		}
	}
}

// excuse forgets that a player added nothing.
func (l *ledger) excuse(p int) {
	l.grounds[p] = slices.DeleteFunc(l.grounds[p], func(g ground) bool { return g.remark.Code == "added-none" })
}

// best returns the weightiest ground against a player among those that use accepts; of
// two equal ones, the later.
func (l *ledger) best(p int, use func(*ground) bool) *ground {
	var best *ground
	for i := range l.grounds[p] {
		if g := &l.grounds[p][i]; use(g) && (best == nil || g.weight >= best.weight) {
			best = g
		}
	}
	return best
}
