package rules

import (
	"slices"
)

// Steps is effects carried out one after another. What cannot be done is
// skipped. Rule rules.do-what-you-can.
type Steps []Effect

// Do carries out every step.
func (s Steps) Do(t *Table, x Ctx) {
	for _, e := range s {
		e.Do(t, x)
	}
}

// Roll rolls a die and carries out Then on AtMost or less, Else on more.
type Roll struct {
	AtMost     int8
	Then, Else Effect
}

// Do rolls. Rule die.roll.
func (r Roll) Do(t *Table, x Ctx) {
	n := t.RollDie(Aim{N: r.AtMost}, x)
	if n <= int(r.AtMost) {
		t.Coverage.branch(x.Source, BranchLow)
		if r.Then != nil {
			r.Then.Do(t, x)
		}
		return
	}
	t.Coverage.branch(x.Source, BranchHigh)
	if r.Else != nil {
		r.Else.Do(t, x)
	}
}

// OneOf lets a player choose one of two effects within a card. Unlike the boxes
// of a card it cannot be changed by others.
type OneOf struct {
	By         Role
	A, B       Effect
	CanA, CanB func(*Table, Ctx) bool // nil: it can always be chosen
}

// Do asks and carries out the effect chosen.
func (o OneOf) Do(t *Table, x Ctx) {
	p := t.role(o.By, x)
	if p == Nobody {
		return
	}
	r := t.request(p, ReqBox, x)
	if o.CanA == nil || o.CanA(t, x) {
		r.add(OfBox(2))
	}
	if o.CanB == nil || o.CanB(t, x) {
		r.add(OfBox(3))
	}
	if r.N == 0 {
		return
	}
	box := t.askOne(r).Box()
	t.tell(Event{Kind: EvBox, Rule: x.Rule, Cause: x.Source, By: ref(p), Box: int8(box)})
	if box == 2 {
		t.Coverage.branch(x.Source, BranchInnerA)
		o.A.Do(t, x)
		return
	}
	t.Coverage.branch(x.Source, BranchInnerB)
	o.B.Do(t, x)
}

// If carries out Then if Test holds; Key names the condition for the generated
// text.
type If struct {
	Key  string
	Test func(*Table, Ctx) bool
	Then Effect
}

// Do tests and carries out.
func (i If) Do(t *Table, x Ctx) {
	if i.Test(t, x) {
		i.Then.Do(t, x)
	}
}

// Offer lets a player carry out an effect, or not.
type Offer struct {
	By   Role
	Then Effect
}

// Do asks, and carries it out.
func (o Offer) Do(t *Table, x Ctx) {
	p := t.role(o.By, x)
	if p == Nobody || o.By == Current && t.apart(p, x) || !t.May(p, x) {
		return
	}
	t.Coverage.branch(x.Source, BranchSecond)
	o.Then.Do(t, x)
}

// As carries out an effect as if another player acted.
type As struct {
	Who  Role
	Then Effect
}

// Do carries it out, if there is such a player.
func (a As) Do(t *Table, x Ctx) {
	if p := t.role(a.Who, x); p != Nobody {
		x.By = t.who(p)
		a.Then.Do(t, x)
	}
}

// Designate lets the acting player choose a player, on whom Then is carried
// out: another or, with Human, any human player.
type Designate struct {
	May   func(t *Table, by, p Seat) bool
	Human bool
	Then  Effect
}

// Do asks and carries out.
func (d Designate) Do(t *Table, x Ctx) {
	by := x.By.Seat
	x.Chosen = t.who(t.ChooseSeat(by, false, x, func(t *Table, p Seat) bool { return d.May(t, by, p) }))
	if x.Chosen.Seat != Nobody {
		d.Then.Do(t, x)
	}
}

// ChosenRolls lets the chosen player make a roll.
type ChosenRolls struct{ Roll Roll }

// Do rolls.
func (c ChosenRolls) Do(t *Table, x Ctx) {
	x.By = x.Chosen
	c.Roll.Do(t, x)
}

// Venture lets the Admiral risk ships: an optional roll. Key names the ships.
type Venture struct {
	Key  string
	Can  func(*Table, Ctx) bool
	Roll Roll
}

// Do asks the Admiral and rolls.
func (v Venture) Do(t *Table, x Ctx) {
	p := t.S.Titles[Admiral]
	if !v.Can(t, x) || p == Nobody || !t.May(p, x) {
		return
	}
	x.By = t.who(p)
	v.Roll.Do(t, x)
}

// RollBelowRaiders rolls a die, and carries out Then if it shows less than there are
// raiders around Galactica.
type RollBelowRaiders struct{ Then Effect }

// Do rolls.
func (e RollBelowRaiders) Do(t *Table, x Ctx) {
	n := t.ships(Raider)
	if t.RollDie(Aim{N: int8(n)}, x) < t.ships(Raider) {
		t.Coverage.branch(x.Source, BranchSpecial)
		e.Then.Do(t, x)
	}
}

// Orders lets the acting player name N different ones of some effects, all before the
// first is carried out, and carries them out in the order named.
type Orders struct {
	N  int8
	Of []Effect
}

// Do asks for each, and carries them out. Rule location.basestar-bridge.
func (e Orders) Do(t *Table, x Ctx) {
	var named []int
	for i := range e.N {
		r := t.request(x.By.Seat, ReqOrders, x)
		r.Left = uint8(e.N - i)
		for n := range e.Of {
			if !slices.Contains(named, n) {
				r.add(OfBox(n))
			}
		}
		n := t.askOne(r).Box()
		named = append(named, n)
		t.tell(Event{Kind: EvOrdered, Rule: x.Rule, Cause: x.Source, By: ref(x.By.Seat), Box: int8(n)})
	}
	for _, n := range named {
		t.Coverage.branch(x.Source, orderBranches[n])
		e.Of[n].Do(t, x)
	}
}

var orderBranches = [...]Branch{BranchA, BranchB, BranchInnerA, BranchInnerB}
