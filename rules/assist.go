package rules

// Assist is the assist character of the one-player variant, who lends an
// ability and a skill set but is not there. Its Loyalty cards are where those
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
	for _, c := range t.kit.kinds[KindCharacter] {
		if c != t.S.Seats[0].Character {
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
