package rules

import "ragtag/options"

// The Crossroads phase of the Ionian Nebula: a battle, a card for everybody whose
// result a trauma token decides that its owner picks unseen, and a trial. Rule
// crossroads.

// Crossing is how far the Crossroads phase has come.
type Crossing uint8

// The parts of the Crossroads phase.
const (
	Ahead   Crossing = iota // the phase has not begun, or never will
	AtCards                 // the battle is set up, the cards are dealt and resolved
	AtTrial                 // tokens are counted, and somebody may be eliminated
	Crossed                 // the phase is over
	numParts
)

var crossingNames = [numParts]string{"ahead", "cards", "trial", "over"}

// String returns the id of the part.
func (c Crossing) String() string { return EnumID(crossingNames[:], "Crossing", c) }

// Crossroads is the Crossroads phase.
type Crossroads struct{}

// Do carries it out: the player whose turn it interrupts goes on with it, unless eliminated.
func (Crossroads) Do(t *Table, x Ctx) {
	x.Rule = "crossroads"
	t.S.Crossing = AtCards
	first := t.S.Current
	t.tell(Event{Kind: EvCrossroads, Rule: x.Rule})
	x.Rule = "crossroads.battle"
	t.setUpBattle(!t.Feature(options.ChosenTrial), x)
	t.dealCrossroads()
	t.layTokens()
	for p := range t.seatsFrom(first) { // also the card of somebody who has been eliminated
		t.resolveCrossroads(p)
	}
	t.S.Crossing = AtTrial
	t.try()
	t.leaveCrossroads()
	t.S.Crossing = Crossed
	t.S.Queue.Calm = t.Feature(options.ChosenTrial)
	t.tell(Event{Kind: EvCrossed, Rule: "crossroads.after"})
	t.yieldTurn()
}

// setUpBattle places the Cylon ships and vipers of the battles above New Caprica and
// in the Ionian Nebula. The fleet marker may go back to start before anybody can do
// something about the vipers. Rules new-caprica.return, crossroads.battle.
func (t *Table) setUpBattle(reset bool, x Ctx) {
	t.placeForces(battle, x)
	if reset {
		t.S.Marker = 0
		t.tell(Event{Kind: EvMarker, Rule: x.Rule})
		t.noteMotives()
	}
	t.boardPlaced(x)
	t.vipersPlaced(x)
}

// battle is what such a battle begins with.
var battle = [NumAreas]Force{
	StarboardFront: {Basestars: 1, Raiders: ReturnRaiders},
	StarboardRear:  {Basestars: 1, Raiders: ReturnRaiders},
	PortRear:       {Vipers: 2},
	PortFront:      {Vipers: 2},
}

// dealCrossroads deals a card to everybody, face down, but to whom an arranged
// position has given one. Rule crossroads.cards.
func (t *Table) dealCrossroads() {
	t.shuffle(CrossroadsDeck)
	for p := range t.clockwise(t.S.Current) {
		n := t.S.Count(CrossroadsDeck)
		if n == 0 || t.crossroadsOf(p) != None || !t.tried(p) {
			continue
		}
		s := t.S.toTop(CrossroadsDeck, n-1, CrossroadsDealt)
		s.Known, s.Tag = Seats(0).With(p), uint8(p)+1
		t.tell(Event{Kind: EvCrossroadsDealt, Rule: "crossroads.cards", At: ref(p), Count: 1, To: s.Known, Private: t.comp1(s.Comp)})
	}
}

// tried reports whether a Crossroads card is dealt to seat p: to everybody or, in some
// games, to those with enough trauma tokens.
func (t *Table) tried(p Seat) bool {
	return !t.Feature(options.ChosenTrial) || t.S.Count(TraumaHand+Zone(p)) >= TokensForTrial
}

// layTokens lets everybody who has trauma tokens put one face down beside the card,
// all at once. Rule crossroads.cards.
func (t *Table) layTokens() {
	var ask Seats
	for p := range t.Players() {
		z := TraumaHand + Zone(p)
		if t.S.Count(z) == 0 {
			continue // for all to see
		}
		if t.crossroadsOf(p) == None {
			continue
		}
		r := t.request(p, ReqLayTrauma, Ctx{By: t.who(p), Source: t.crossroadsOf(p), Rule: "crossroads.cards"})
		r.Secret = true
		for _, s := range t.S.In(z) {
			r.offerOnce(OfComp(s.Comp))
		}
		r.sort()
		ask = ask.With(p)
	}
	t.askAll(ask)
	for p := range t.clockwise(t.S.Current) {
		if !ask.Has(p) {
			continue
		}
		z, me := TraumaHand+Zone(p), Seats(0).With(p)
		c := t.req[p].one(&t.ans[p]).Comp()
		s := t.S.toTop(z, t.S.find(z, c), CrossroadsToken)
		s.Known, s.Tag = me, uint8(p)+1
		t.S.forget(z, me)
		t.tell(Event{Kind: EvCrossroadsLaid, Rule: "crossroads.cards", By: ref(p), Count: 1, To: me, Private: t.comp1(c)})
	}
}

// tagged returns the place in a zone of what bears the mark of seat p, or -1.
func (t *Table) tagged(z Zone, p Seat) int {
	for i, s := range t.S.In(z) {
		if s.Tag == uint8(p)+1 {
			return i
		}
	}
	return -1
}

// crossroadsOf returns the Crossroads card dealt to seat p, or None.
func (t *Table) crossroadsOf(p Seat) Comp {
	if i := t.tagged(CrossroadsDealt, p); i >= 0 {
		return t.S.At(CrossroadsDealt, i).Comp
	}
	return None
}

// resolveCrossroads turns up the card of a player and the token beside it, and
// carries out the result that the token shows, or that the player picks now. Rule
// crossroads.cards.
func (t *Table) resolveCrossroads(p Seat) {
	i := t.tagged(CrossroadsDealt, p)
	if i < 0 {
		return
	}
	card := t.S.At(CrossroadsDealt, i)
	card.Known = Public
	c := card.Comp
	x := Ctx{By: t.who(p), Chosen: Who{Seat: Nobody}, Source: c, Origin: FromCrossroads, Rule: "crossroads.cards"}
	e := Event{Kind: EvCrossroadsShown, Rule: x.Rule, By: ref(p), Comp: c}
	face := Benevolent
	laid := t.tagged(CrossroadsToken, p)
	if laid >= 0 {
		s := t.S.At(CrossroadsToken, laid)
		s.Known = Public
		e.Comps = t.comp1(s.Comp)
		face = t.cat.Trauma(s.Comp).Face
	}
	t.tell(e)
	if !t.S.Plays(p) { // what it does to the player is done to nobody, and who has the turn picks
		x.By, x.Origin = Who{Seat: t.S.Current, Body: t.S.Seats[t.S.Current].Body + 1}, 0
	}
	if laid < 0 {
		r := t.request(p, ReqCrossroads, x)
		r.add(OfBox(0))
		r.add(OfBox(1))
		face = Face(t.askOne(r).Box())
		t.tell(Event{Kind: EvBox, Rule: x.Rule, Cause: c, By: ref(p), Box: int8(face)})
	}
	t.carryOut(c, face, x)
	if laid := t.tagged(CrossroadsToken, p); laid >= 0 {
		t.S.toTop(CrossroadsToken, laid, TraumaPool).Tag = 0
		t.shuffle(TraumaPool)
	}
}

// carryOut resolves the result of a Crossroads card that a token's face stands for.
func (t *Table) carryOut(c Comp, face Face, x Ctx) {
	k, branch := t.cat.CrossroadsCard(c), BranchA
	do := k.Benevolent
	if face == Antagonistic {
		do, branch = k.Antagonistic, BranchB
	}
	t.Coverage.branch(c, branch)
	if do != nil {
		do.Do(t, x)
	}
}

// leaveCrossroads takes out of the game what the phase ends: Allies, Crossroads cards
// and trauma tokens. Nobody is shown what nobody had seen. Rule crossroads.after.
func (t *Table) leaveCrossroads() {
	stays := t.Feature(options.ChosenTrial) // Allies and the tokens that nobody has
	if stays {
		for p := range t.seats() {
			for z := TraumaHand + Zone(p); t.S.Count(z) > 0; {
				t.S.toTop(z, 0, TraumaPool).Known = 0
			}
		}
		t.shuffle(TraumaPool)
	}
	for z := range NumZones {
		if !z.row().crossed || stays && z < CrossroadsDeck {
			continue
		}
		for n := t.S.Count(z); n > 0; n-- {
			s := t.S.toTop(z, n-1, BoxedUp)
			s.Known, s.Tag = 0, 0
		}
	}
	t.shuffle(BoxedUp)
}

// CrossroadsCard is a Crossroads card; a result that is nil brings nothing.
type CrossroadsCard struct {
	ID, Set      string
	Benevolent   Effect
	Antagonistic Effect
}

// takeCrossroads enters the Crossroads cards of a content.
func (c *Catalogue) takeCrossroads(s *Content) {
	for _, k := range s.Crossroads {
		c.enter(KindCrossroads, len(c.crossroads), k.ID, k.Set, 1)
		c.crossroads = append(c.crossroads, k)
	}
}

// CrossroadsCard returns a Crossroads card.
func (c *Catalogue) CrossroadsCard(comp Comp) *CrossroadsCard {
	return &c.crossroads[c.comps[comp].index]
}

// ways: what happens if the token is benevolent (a) or antagonistic (b).
func (k *CrossroadsCard) ways() []Way {
	return []Way{{On: Resolved, Branch: BranchA, Do: k.Benevolent}, {On: Resolved, Branch: BranchB, Do: k.Antagonistic}}
}
