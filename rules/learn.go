package rules

// Learn lets the acting player look at the top cards of a Skill deck, and take
// them all into the hand or add them all to the check that is about to be made.
type Learn struct{ N int8 }

// Do asks for the type, shows the cards and asks where they go. Cards for the
// check wait beside it until the Destiny cards are in.
func (l Learn) Do(t *Table, x Ctx) {
	p := x.By.Seat
	me := Seats(0).With(p)
	k, ok := t.chooseType(p, t.anyLeft, x)
	if !ok {
		return
	}
	e := Event{Kind: EvPeeked, Rule: x.Rule, Cause: x.Source, By: ref(p), Deck: KindSkill, Zone: SkillDeck + Zone(k), To: me}
	for range l.N {
		if !t.refill(SkillDeck+Zone(k), SkillDiscard+Zone(k)) {
			break
		}
		s := t.S.toTop(SkillDeck+Zone(k), t.S.Count(SkillDeck+Zone(k))-1, CheckAside)
		s.Known, s.Tag = me, tagLearned
		e.Count++
		if t.listens {
			e.Private = append(e.Private, s.Comp)
		}
	}
	t.tell(e)
	r := t.request(p, ReqCheckOrHand, x)
	r.Secret = true
	r.add(OfKind(OptYes))
	r.add(OfKind(OptNo))
	if t.askOne(r).Kind == OptYes {
		t.tell(Event{Kind: EvAdded, Rule: x.Rule, Cause: x.Source, By: ref(p), Count: e.Count})
		return
	}
	d := Event{Kind: EvDrew, Rule: x.Rule, Cause: x.Source, By: ref(p), Count: e.Count, To: me, Private: t.comps(CheckAside)}
	d.Types[k] = uint8(e.Count)
	for n := t.S.Count(CheckAside); n > 0; n-- {
		t.S.toTop(CheckAside, n-1, Hand+Zone(p)).Tag = 0
		t.S.Bounds[p][k]++
	}
	t.tell(d)
}

// addAside adds the cards that wait beside the check, in sight if all are. Rule
// check.destiny.
func (t *Table) addAside() {
	if t.S.Check.FaceUp && t.S.Count(CheckAside) > 0 {
		t.tell(Event{Kind: EvTurnedUp, Rule: "check.destiny", Cause: t.S.Check.Source, Comps: t.sorted(CheckAside)})
	}
	for n := t.S.Count(CheckAside); n > 0; n-- {
		s := t.S.toTop(CheckAside, n-1, CheckPile)
		if t.S.Check.FaceUp {
			s.Known = Public
		}
	}
}
