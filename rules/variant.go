package rules

import "ragtag/options"

// The official variants for other numbers of players change few rules, each in
// its place; what they bring of their own stands here.

// Solo reports whether the game is the one-player variant. Rule variant.solo.
func (t *Table) Solo() bool { return t.S.Choice.Has(options.Solo) }

// coop reports whether the game is the fully cooperative variant.
func (t *Table) coop() bool { return t.S.Choice.Has(options.Coop) }

// duo reports whether the game is the two-player variant.
func (t *Table) duo() bool { return t.S.Choice.Has(options.Duo) }

// Assist is the assist character of the one-player variant, who lends an
// ability and a skill set but is not there. Its Loyalty cards lie where those
// of AssistSeat would.
type Assist struct {
	Character Comp
	Spent     bool // the once-per-game ability is used up
	Gone      bool // it was a Cylon, and has left the game
}

// AssistSeat is the place of the assist character's Loyalty cards.
const AssistSeat Seat = 1

// helps reports whether an assist character is in the game.
func (t *Table) helps() bool { return t.S.Assist.Character != None && !t.S.Assist.Gone }

// lent returns the skill set that an assist character lends.
func (t *Table) lent() Skills {
	if !t.helps() {
		return 0
	}
	return t.cat.Character(t.S.Assist.Character).Skills()
}

// pickAssist lets the player of the one-player variant choose an assist
// character.
func (t *Table) pickAssist() {
	x := Ctx{Rule: "variant.solo"}
	r := t.request(0, ReqCharacter, x)
	for _, c := range t.cat.All(KindCharacter) {
		if t.inPlay(c) && c != t.S.Seats[0].Character {
			r.add(OfComp(c))
		}
	}
	c := t.askOne(r).Comp()
	t.S.Assist.Character = c
	t.tell(Event{Kind: EvAssist, Rule: x.Rule, By: ref(0), Comp: c})
}

// dealAssist deals Loyalty cards to the assist character; nobody looks at them.
// Rule variant.solo-loyalty.
func (t *Table) dealAssist(n int) {
	if t.S.Assist.Gone {
		return
	}
	z := LoyaltyHand + Zone(AssistSeat)
	n = min(n, t.S.Count(LoyaltyDeck))
	for range n {
		t.S.toTop(LoyaltyDeck, t.S.Count(LoyaltyDeck)-1, z)
	}
	t.shuffle(z)
	t.tell(Event{Kind: EvLoyaltyDealt, Rule: "variant.solo-loyalty", Count: n, Comp: t.S.Assist.Character})
}

// testAssist turns up a Loyalty card of the assist character, after heavy
// raiders have acted. Rule variant.solo-loyalty.
func (t *Table) testAssist() {
	z := LoyaltyHand + Zone(AssistSeat)
	if !t.helps() || t.S.Count(z) == 0 {
		return
	}
	x := Ctx{By: t.who(0), Chosen: t.who(0), Origin: FromLoyalty, Rule: "variant.solo-loyalty"}
	i := t.below(t.S.Count(z))
	c := t.S.At(z, i).Comp
	x.Source = c
	t.tell(Event{Kind: EvAssistShown, Rule: x.Rule, Comp: c, Cause: t.S.Assist.Character})
	if t.cat.Loyalty(c).Kind != ACylon {
		t.shuffle(z)
		return
	}
	t.S.toTop(z, i, LoyaltyShown+Zone(AssistSeat)).Known = Public
	t.S.Assist.Gone = true
	t.Coverage.branch(c, BranchReveal)
	if power := t.cat.Loyalty(c).Reveal; power != nil {
		power.Do(t, x)
	}
}

// sleepAlone is the Sleeper Agent phase of the one-player variant.
func (t *Table) sleepAlone() {
	for range t.reds() {
		t.S.toTop(LoyaltyNot, 0, LoyaltyDeck)
	}
	t.shuffle(LoyaltyDeck)
	t.dealAssist(4)
}

// sleepTogether builds the Loyalty deck of the two-player variant. Rule
// variant.duo.
func (t *Table) sleepTogether() {
	t.S.toTop(LoyaltyBox, 0, LoyaltyDeck)
	for range 2 + t.reds() {
		t.S.toTop(LoyaltyNot, 0, LoyaltyDeck)
	}
	t.shuffle(LoyaltyDeck)
}

// reds returns how many resources lie in their red halves.
func (t *Table) reds() (n int) {
	for r, v := range t.S.Dials {
		if v <= RedAtMost[r] {
			n++
		}
	}
	return n
}

// lookAtAssist shows the player of the one-player variant one Loyalty card of
// the assist character, or all; then they are shuffled.
func (t *Table) lookAtAssist(all bool, x Ctx) {
	z := LoyaltyHand + Zone(AssistSeat)
	n := t.S.Count(z)
	if !t.canLookAtAssist() {
		return
	}
	e := Event{Kind: EvPeeked, Rule: "variant.solo-loyalty", Cause: x.Source, By: ref(0), Count: 1, To: Seats(0).With(0), Comp: t.S.Assist.Character}
	if all {
		e.Count, e.Private = n, t.sorted(z)
	} else {
		e.Private = t.comp1(t.S.At(z, t.below(n)).Comp)
	}
	t.tell(e)
	t.shuffle(z)
}

func (t *Table) canLookAtAssist() bool {
	return t.Solo() && CanLook(t) && t.helps() && t.S.Count(LoyaltyHand+Zone(AssistSeat)) > 0
}

// traits returns the traits of seat p's sheet that count in this game: alone,
// its weaknesses do not.
func (t *Table) traits(p Seat) Traits {
	k := t.sheet(p).Traits
	if t.Solo() {
		return Traits{PilotActions: k.PilotActions, CrisisDraws: k.CrisisDraws}
	}
	return k
}

// abilities lists the abilities that seat p may use: its sheet's and, alone,
// the assist character's once-per-game ability.
func (t *Table) abilities(p Seat) (list [2 * MaxAbilities]Comp, n int) {
	for _, c := range t.sheet(p).comps {
		if a := t.cat.Ability(c); a.Kind == OncePerGame && !t.hasOnce(p) || a.Kind == Weakness && t.Solo() {
			continue
		}
		list[n] = c
		n++
	}
	if t.Solo() && t.helps() && !t.S.Assist.Spent {
		for _, c := range t.cat.Character(t.S.Assist.Character).comps {
			if t.cat.Ability(c).Kind == OncePerGame {
				list[n] = c
				n++
			}
		}
	}
	return list, n
}

// hasOnce reports whether seat p may still use its once-per-game ability.
func (t *Table) hasOnce(p Seat) bool {
	return !t.S.Seats[p].Spent && !(t.human(p) && t.says(func(k *Standing) bool { return k.NoOncePerGame }))
}

// spend marks a once-per-game ability as used up.
func (t *Table) spend(p Seat, ability Comp) {
	for _, c := range t.sheet(p).comps {
		if c == ability {
			t.S.Seats[p].Spent = true
			return
		}
	}
	t.S.Assist.Spent = true
}

// receiveFewer is the Receive Skills step of the cooperative variant: one card
// of the sheet is left out. Rule variant.coop.
func (t *Table) receiveFewer(p Seat, x Ctx) {
	x.Rule = "variant.coop"
	less := t.leaveOut(p, false, x)
	t.receiveSheet(p, less, x)
}

// receiveWithHelp is the Receive Skills step of the one-player variant: one card
// may be of the assist character's skill set, within SheetDraws in all. Rule
// variant.solo.
func (t *Table) receiveWithHelp(p Seat, x Ctx) {
	x.Rule = "variant.solo"
	total := 0
	for _, d := range t.sheet(p).Draws {
		total += int(d.Count)
	}
	less, help := -1, false
	if total < SheetDraws {
		help = t.May(p, x)
	} else {
		less = t.leaveOut(p, true, x)
		help = less >= 0
	}
	t.receiveSheet(p, less, x)
	if help {
		t.drawOf(p, 1, t.lent(), ReqReceive, x)
	}
}

// leaveOut asks of which entry of the sheet one card is left out; with may, the
// player can leave out none, which is -1.
func (t *Table) leaveOut(p Seat, may bool, x Ctx) int {
	draws := t.sheet(p).Draws
	r := t.request(p, ReqLeaveOut, x)
	if may {
		r.add(OfKind(OptPass))
	}
	for _, d := range draws {
		r.add(OfDraws(d.From))
	}
	o := t.askOne(r)
	for i, d := range draws {
		if o.Kind == OptDraws && d.From == o.Types() {
			return i
		}
	}
	return -1
}

// receiveSheet draws what the sheet says, one card less of entry less.
func (t *Table) receiveSheet(p Seat, less int, x Ctx) {
	for i, d := range t.sheet(p).Draws {
		n := int(d.Count)
		if i == less {
			n--
		}
		t.drawOf(p, n, d.From, ReqReceive, x)
	}
}

// Other reports whether a card that speaks of another player may name seat p
// when seat by plays it: alone, that is oneself.
func Other(t *Table, by, p Seat) bool { return p != by || t.Solo() }
