package rules

// Aim is what a die is rolled at, as far as its rule and its component do not
// tell. Everybody can see it.
type Aim struct {
	Ship Ship     // that is attacked or attacks
	Area Area     // where
	By   Attacker // of a Cylon ship
	Whom SeatRef  // who is attacked or in danger; in a viper, its pilot
	N    int8     // the number on which the roll turns, or what it puts at stake
	Hull Ship     // of a viper that is attacked; 0 for a plain one
}

// RollDie rolls a die for the acting player, with the windows before and after
// it, and returns 1 to 8. Rules die.roll, die.modify, die.reroll.
func (t *Table) RollDie(at Aim, x Ctx) int { return t.rollWith(0, at, x) }

// aboutDie tells a request what the die under way is rolled for.
func (t *Table) aboutDie(r *Request) {
	d := &t.S.This.Die
	r.Die = Throw{Rule: d.For, Caller: d.Caller, At: d.At, Roller: ref(d.Roller), Plus: d.Bonus - d.Malus}
}

// rollOnce rolls the die under way, and again as often as a sheet makes it.
func (t *Table) rollOnce(x Ctx) int {
	d := &t.S.This.Die
	for {
		d.Again, d.Nudge = false, 0
		y := x
		y.Rule = "die.modify"
		if !d.Planned {
			t.window(WhenBeforeRoll, y, t.playing())
		}
		d.Face = t.throw()
		t.tellRoll(x)
		y.Rule = "die.reroll"
		t.window(WhenRolled, y, t.playing())
		if !d.Again {
			return t.readDie()
		}
	}
}

func (t *Table) readDie() int { return t.S.This.Die.Value() }

// Value returns the result of the die as it reads now: never more than
// DieSides, nor less than 1.
func (d *Die) Value() int { return min(max(int(d.Face+d.Bonus-d.Malus+d.Nudge), 1), DieSides) }

// throw returns the next face: one arranged beforehand, or one of chance.
func (t *Table) throw() int8 {
	if n := t.S.Loaded[0]; n > 0 {
		copy(t.S.Loaded[:], t.S.Loaded[1:])
		t.S.Loaded[len(t.S.Loaded)-1] = 0
		return n
	}
	return int8(t.below(DieSides)) + 1
}

func (t *Table) tellRoll(x Ctx) {
	d := &t.S.This.Die
	t.tell(Event{Kind: EvRolled, Rule: "die.roll", Cause: x.Source, By: ref(d.Roller), Face: d.Face, Result: int8(t.readDie())})
}

// AddToDie adds to the roll under way, rerolls included.
func (t *Table) AddToDie(by int8) { t.S.This.Die.Bonus += by }

// Nudge lets the acting player change the roll just made by N, up or down. A
// reroll is a roll of its own.
type Nudge struct{ N int8 }

// Do asks which way.
func (n Nudge) Do(t *Table, x Ctx) {
	r := t.request(x.By.Seat, ReqChangeRoll, x)
	t.aboutDie(r)
	r.Die.Result = int8(t.readDie())
	r.add(Number(-int(n.N)))
	r.add(Number(int(n.N)))
	d := &t.S.This.Die
	d.Nudge = int8(t.askOne(r).Number())
	t.tell(Event{Kind: EvNudged, Rule: x.Rule, Cause: x.Source, By: ref(x.By.Seat), Change: int(d.Nudge), Result: int8(t.readDie())})
}

// CanNudge reports whether the roll just made has not been changed yet.
func CanNudge(t *Table, _ Ctx) bool { return t.S.This.Die.Nudge == 0 && !t.S.This.Die.Again }

// RollAgain makes the die under way be rolled again; the new result counts
// unless another play changes it.
func (t *Table) RollAgain(x Ctx) {
	t.S.This.Die.Again = true
	t.tell(Event{Kind: EvRerolled, Rule: x.Rule, Cause: x.Source, By: ref(x.By.Seat)})
}

// AddToRoll adds to the die about to be rolled, once a die.
type AddToRoll struct{ By int8 }

// Do adds it.
func (a AddToRoll) Do(t *Table, x Ctx) {
	t.S.This.Die.Planned = true
	t.AddToDie(a.By)
}

// Reroll makes the die just rolled be rolled again.
type Reroll struct {
	PilotMalus int8 // taken from the new roll against a piloted viper
	Stands     bool // and the player who does so cannot do it again
}

// Do rerolls.
func (r Reroll) Do(t *Table, x Ctx) {
	if r.PilotMalus > 0 && t.present(x.Chosen) {
		t.S.This.Die.Malus = r.PilotMalus
	}
	t.S.This.Die.Stands = t.S.This.Die.Stands || r.Stands
	t.RollAgain(x)
}

// OwnRoll reports whether the die about to be rolled is that of the acting
// player, in its own Action step, and it holds a Skill card.
func OwnRoll(t *Table, x Ctx) bool {
	p := x.By.Seat
	return t.S.Phase == PhaseAction && t.S.Current == p && t.S.This.Die.Roller == p && t.S.This.Die.Set == 0 && t.S.Count(Hand+Zone(p)) > 0
}

// InsteadOfRoll lets the acting player discard a Skill card; its strength and
// More are the result of the die, which is not rolled.
type InsteadOfRoll struct{ More int8 }

// Do asks for the card and sets the result. Rule die.roll.
func (i InsteadOfRoll) Do(t *Table, x Ctx) {
	p := x.By.Seat
	r := t.request(p, ReqPay, x)
	t.aboutDie(r)
	r.Secret = true
	t.offerHand(r, p)
	for j := range int(r.N) {
		r.Limit[j] = 1
	}
	c := t.askOne(r).Comp()
	t.S.This.Die.Set = min(t.cat.Strength(c)+i.More, DieSides)
	t.pay(p, c, x)
	t.tell(Event{Kind: EvDieSet, Rule: x.Rule, Cause: x.Source, By: ref(p), Result: t.S.This.Die.Set})
}

// ToBeRolled reports whether a die is about to be rolled in the turn of the acting
// player, and nobody has set its result.
func ToBeRolled(t *Table, x Ctx) bool {
	return t.S.Current == x.By.Seat && t.S.This.Die.On && t.S.This.Die.Set == 0
}

// ChooseRoll lets the acting player choose the result of the die, which is not
// thrown: it is that of the die, and nothing changes it. Rule die.roll.
type ChooseRoll struct{}

// Do asks for the result.
func (ChooseRoll) Do(t *Table, x Ctx) {
	r := t.request(x.By.Seat, ReqDieResult, x)
	t.aboutDie(r)
	for n := 1; n <= DieSides; n++ {
		r.add(Number(n))
	}
	d := &t.S.This.Die
	d.Set, d.Chosen = int8(t.askOne(r).Number()), true
	t.tell(Event{Kind: EvDieSet, Rule: x.Rule, Cause: x.Source, By: ref(x.By.Seat), Result: d.Set})
}

// rollWith rolls a die that starts with a bonus.
func (t *Table) rollWith(bonus int8, at Aim, x Ctx) int {
	n, _ := t.rollOrSet(bonus, at, x)
	return n
}

// rollOrSet is rollWith; it also reports whether the result is that of the die: a
// sheet may set another instead. Nothing changes what a sheet has set.
func (t *Table) rollOrSet(bonus int8, at Aim, x Ctx) (n int, rolled bool) {
	return t.rollWhile(bonus, at, x, func() bool { return false })
}

// rollWhile is rollOrSet for a die that is rolled again as long as again says so.
func (t *Table) rollWhile(bonus int8, at Aim, x Ctx, again func() bool) (n int, rolled bool) {
	outer := t.S.This.Die
	t.S.This.Die = Die{On: true, Roller: x.By.Seat, For: x.Rule, Caller: x.Source, At: at, Bonus: bonus}
	y := x
	y.Rule = "die.roll"
	t.window(WhenWouldRoll, y, t.playing())
	if n, rolled = int(t.S.This.Die.Set), t.S.This.Die.Chosen; n == 0 {
		n, rolled = t.rollOnce(x), true
		for again() {
			n = t.rollOnce(x)
		}
	}
	t.S.This.Die = outer
	return n, rolled
}
