package rules

// Ease changes the difficulty of the check under way.
type Ease struct{ By int8 }

// Do changes it.
func (e Ease) Do(t *Table, x Ctx) { t.ChangeDifficulty(e.By, x) }

// EaseOrHarden lets the acting player change the difficulty of the check under
// way by N, up or down.
type EaseOrHarden struct{ N int8 }

// Do asks which way.
func (e EaseOrHarden) Do(t *Table, x Ctx) {
	r := t.request(x.By.Seat, ReqDifficulty, x)
	r.add(Number(-int(e.N)))
	r.add(Number(int(e.N)))
	t.ChangeDifficulty(int8(t.askOne(r).Number()), x)
}

// Decide lets the acting player choose the outcome of the check under way; it
// is not made. Rule check.begin.
type Decide struct{}

// Do asks for the outcome.
func (Decide) Do(t *Table, x Ctx) {
	r := t.request(x.By.Seat, ReqOutcome, x)
	r.add(OfKind(OptYes))
	r.add(OfKind(OptNo))
	t.S.Check.Settled = Failed
	if t.askOne(r).Kind == OptYes {
		t.S.Check.Settled = Passed
	}
	t.tell(Event{Kind: EvDecided, Rule: x.Rule, Cause: x.Source, By: ref(x.By.Seat), Outcome: t.S.Check.Settled})
}

// ZeroType lets the acting player choose a Skill type whose cards count 0 in
// the check under way.
type ZeroType struct{}

// Do asks for the type.
func (ZeroType) Do(t *Table, x Ctx) {
	k, ok := t.chooseType(x.By.Seat, t.hasType, x)
	if !ok {
		return
	}
	t.S.Check.Zeroed |= 1 << k
	t.tell(Event{Kind: EvZeroed, Rule: x.Rule, Cause: x.Source, By: ref(x.By.Seat), Skill: k})
}

// TakePile lets the acting player take the cards of the check under way into
// hand instead of discarding them.
type TakePile struct{}

// Do takes them; they were face up, so everybody knows what the hand received.
func (TakePile) Do(t *Table, x Ctx) {
	p := x.By.Seat
	t.tell(Event{Kind: EvTook, Rule: x.Rule, Cause: x.Source, By: ref(p), Comps: t.sorted(CheckPile)})
	for n := t.S.Count(CheckPile); n > 0; n-- {
		s := t.S.toTop(CheckPile, n-1, Hand+Zone(p))
		s.Known, s.Tag = t.all(), 0
		t.S.Bounds[p][t.cat.Skill(s.Comp).Skill]++
	}
}

// MakePositive lets Skill types help the check under way.
type MakePositive struct{ Types Skills }

// Do adds them.
func (m MakePositive) Do(t *Table, x Ctx) { t.S.Check.Positive |= m.Types }

// FaceUp makes cards be added face up to the check under way, save those of the
// Destiny deck if ButDestiny.
type FaceUp struct{ ButDestiny bool }

// Do marks the check.
func (f FaceUp) Do(t *Table, x Ctx) { t.S.Check.FaceUp, t.S.Check.DestinyDown = true, f.ButDestiny }

// OnesHelp makes every card of strength 1 help the check under way.
type OnesHelp struct{}

// Do marks the check.
func (OnesHelp) Do(t *Table, x Ctx) { t.S.Check.OnesHelp = true }

// EaseOnce lowers the difficulty of the check under way, once a check.
type EaseOnce struct{ By int8 }

// Do lowers it.
func (e EaseOnce) Do(t *Table, x Ctx) {
	t.S.Check.Eased = true
	t.ChangeDifficulty(-e.By, x)
}

// UseInCheck carries out an effect that a player may use once in a check.
type UseInCheck struct{ Then Effect }

// Do marks the player and carries it out.
func (u UseInCheck) Do(t *Table, x Ctx) {
	t.S.Check.Used = t.S.Check.Used.With(x.By.Seat)
	u.Then.Do(t, x)
}

// InsteadOfResult replaces the result of the check under way.
type InsteadOfResult struct{ Then Effect }

// Do marks the check and carries the other result out.
func (i InsteadOfResult) Do(t *Table, x Ctx) {
	t.S.Check.Replaced = true
	i.Then.Do(t, x)
}

// SeeAdded lets the acting player look at the cards that the chosen player has
// added face down to the check.
type SeeAdded struct{}

// Do shows them.
func (SeeAdded) Do(t *Table, x Ctx) {
	p, q := x.By.Seat, x.Chosen.Seat
	me := Seats(0).With(p)
	e := Event{Kind: EvPeeked, Rule: x.Rule, Cause: x.Source, By: ref(p), At: ref(q), Deck: KindSkill, To: me}
	in := t.S.In(CheckPile)
	for i := range in {
		if in[i].Tag == uint8(q)+1 && in[i].Known&Public == 0 {
			in[i].Known |= me
			e.Count++
			if t.listens {
				e.Private = append(e.Private, in[i].Comp)
			}
		}
	}
	sortComps(e.Private)
	t.tell(e)
}
