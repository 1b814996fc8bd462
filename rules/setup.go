package rules

import "ragtag/options"

// begin lays out what does not depend on the characters.
func (t *Table) begin() {
	s := &t.S
	s.Dials = StartResources
	if t.handicapped() || t.coop() {
		s.Dials = HandicapResources
	}
	for i := range s.Titles {
		s.Titles[i] = Nobody
	}
	s.Check.Adding, s.Check.Actor, s.Check.Chosen = Nobody, Nobody, Nobody
	s.Fleet = Fleet{Reserves: StockVipers, Raptors: StockRaptors, Nukes: StartNukes}
	if t.Solo() || t.coop() {
		s.Fleet.Nukes = FewNukes
	}
	t.fillZones()
	s.First = Seat(t.below(int(s.Players)))
	s.Current = s.First
	s.Phase = PhaseCharacters
}

// handicapped reports whether the No Sympathizer variant changes this game.
func (t *Table) handicapped() bool {
	return t.S.Choice.Has(options.NoSympathizer) && (t.S.Players == 4 || t.S.Players == 6)
}

// fillZones puts every component of the chosen sets in its deck and shuffles
// the decks that need no characters to be known.
func (t *Table) fillZones() {
	for _, k := range []struct {
		kind Kind
		zone Zone
	}{
		{KindCrisis, CrisisDeck},
		{KindQuorum, QuorumDeck},
		{KindDestination, DestinationDeck},
		{KindSuper, SuperDeck},
		{KindGalacticaDamage, DamagePile},
		{KindPegasusDamage, PegasusPile},
		{KindAgenda, AgendaPile},
		{KindMotive, MotivePile},
		{KindBasestarDamage, BasestarPile},
		{KindCivilian, CivilianPile},
	} {
		for _, c := range t.cat.All(k.kind) {
			if !t.inPlay(c) {
				continue
			}
			if k.kind == KindQuorum && t.leftOut(t.cat.Quorum(c).Without) {
				t.addCopies(RemovedFromIt, c, Public)
				continue
			}
			if k.kind == KindCrisis && t.cat.Crisis(c).Caprica {
				t.addCopies(CrisisAside, c, 0)
				continue
			}
			t.addCopies(k.zone, c, 0)
		}
		t.shuffle(k.zone)
	}
	for _, c := range t.cat.All(KindSkill) {
		if !t.inPlay(c) {
			continue
		}
		t.addCopies(SkillDeck+Zone(t.cat.Skill(c).Skill), c, 0)
	}
	for k := range Zone(numSkills) {
		t.shuffle(SkillDeck + k)
	}
	t.fillLoyalty()
	t.cullMotives()
}

// leftOut reports whether one of the words is chosen.
func (t *Table) leftOut(without []options.Word) bool {
	for _, w := range without {
		if t.S.Choice.Has(w) {
			return true
		}
	}
	return false
}

// fillLoyalty sorts the Loyalty cards into the two piles that the deck is built
// from.
func (t *Table) fillLoyalty() {
	for _, c := range t.cat.All(KindLoyalty) {
		if !t.inPlay(c) {
			continue
		}
		switch t.cat.Loyalty(c).Kind {
		case ACylon:
			t.addCopies(LoyaltyBox, c, 0)
		case NotACylon:
			t.addCopies(LoyaltyNot, c, 0)
		case Sympathizer, SympatheticCylon:
			zone := RemovedFromIt
			if t.late() == t.cat.Loyalty(c).Kind {
				zone = LoyaltyAside
			}
			t.addCopies(zone, c, Public)
		}
	}
	t.shuffle(LoyaltyBox)
	t.shuffle(LoyaltyNot)
}

// late returns the kind of the Loyalty card that is set aside until after the
// first deal; NotACylon if there is none that is revealed at once.
func (t *Table) late() Allegiance {
	switch t.S.Choice.Late(int(t.S.Players)) {
	case options.LateSympathizer:
		return Sympathizer
	case options.LateSympatheticCylon:
		return SympatheticCylon
	}
	return NotACylon
}

func (t *Table) addCopies(z Zone, c Comp, known Seats) {
	for range t.cat.Copies(c) {
		t.S.add(z, Slot{Comp: c, Known: known})
	}
}

// pickCharacters lets the seats choose characters in order from the first
// player. Rule setup.characters.
func (t *Table) pickCharacters() {
	for i := range int(t.S.Players) {
		p := t.clockwise(t.S.First, i)
		if t.S.Seats[p].Character != None {
			continue
		}
		x := Ctx{Rule: "setup.characters"}
		r := t.request(p, ReqCharacter, x)
		for _, c := range t.cat.All(KindCharacter) {
			if t.mayPick(c) {
				r.add(Option{Kind: OptComp, Comp: c})
			}
		}
		c := t.askOne(r).Comp
		t.S.Seats[p].Character = c
		t.S.Seats[p].Revealed = t.leads(p)
		t.tell(Event{Kind: EvCharacter, Rule: x.Rule, By: ref(p), Comp: c})
	}
	if t.Solo() && t.S.Assist.Character == None {
		t.pickAssist()
	}
	t.S.Phase = PhaseSetUp
}

// mayPick reports whether a character may be chosen now: it is free, and its
// class has been chosen no more often than any other but support. Rules
// setup.characters, leader.what.
func (t *Table) mayPick(c Comp) bool {
	var picked [NumClasses]int
	for p := range t.S.Players {
		have := t.S.Seats[p].Character
		if have == c {
			return false
		}
		if have != None {
			picked[t.cat.Character(have).Class]++
		}
	}
	k := t.cat.Character(c)
	if !t.inPlay(c) || t.leftOut(k.Without) || t.handicapped() && k.Traits.ExtraSleeper > 0 {
		return false // rules variant.solo, variant.duo, variant.no-sympathizer
	}
	if k.Class == CylonLeader || t.mustLead() {
		return k.Class == CylonLeader && picked[CylonLeader] == 0
	}
	if k.Class == Support || t.Solo() || t.duo() {
		return true
	}
	least := min(picked[Political], picked[Military], picked[Pilot])
	return picked[k.Class] == least
}

// setUp finishes the set-up once the characters are known.
func (t *Table) setUp() {
	t.placeShips()
	t.placeCharacters()
	for k := range NumTitles {
		t.giveTitle(k, t.heir(k, Nobody), "setup.titles")
	}
	t.drawQuorum(1, "setup.titles")
	t.dealLoyalty()
	t.dealAgenda()
	t.dealLeaderMotives()
	t.buildDestiny()
	for i := 1; i < int(t.S.Players); i++ {
		p := t.clockwise(t.S.First, i)
		n := 3
		if t.leads(p) {
			n = LeaderHand
		}
		t.drawFromSet(p, n, Ctx{By: t.who(p), Rule: "setup.first-hands"})
	}
	t.S.Current = t.S.First
	t.S.Phase = PhaseStart
}

// placeShips lays out the starting ships. Rule setup.ships.
func (t *Table) placeShips() {
	x := Ctx{Rule: "setup.ships"}
	t.placeBasestar(Front, x)
	t.placeRaiders(Front, 3, x)
	for _, a := range []Area{PortRear, PortFront} {
		t.S.Fleet.Reserves--
		t.S.Fleet.Vipers[a]++
		t.tell(Event{Kind: EvLaunched, Rule: x.Rule, Area: a})
	}
	t.placeCivilians(Rear, 2, x)
}

func (t *Table) placeCharacters() {
	for i := range int(t.S.Players) {
		t.enter(t.who(t.clockwise(t.S.First, i)))
	}
}

// enter puts a body where its sheet says, or on the Hangar Deck if that place is
// closed. Rules setup.placement, execution.new-character.
func (t *Table) enter(w Who) {
	k := t.sheet(w.Seat)
	switch {
	case t.traits(w.Seat).Stranded:
		t.S.Seats[w.Seat].Loc = OffBoard
	case k.Traits.Stranded:
		t.S.Seats[w.Seat].Loc = t.Place(AtHangar)
	case k.Enter != nil:
		k.Enter(t, w)
	case len(k.Starts) > 0:
		t.chooseStart(w, k.Starts)
	case t.closed(t.cat.At(k.start).Board):
		t.S.Seats[w.Seat].Loc = t.Place(AtHangar)
	default:
		t.S.Seats[w.Seat].Loc = t.doorstep(k.start)
	}
	t.tell(Event{Kind: EvPlaced, Rule: "setup.placement", At: ref(w.Seat), Loc: t.S.Seats[w.Seat].Loc})
}

// dealLoyalty builds the Loyalty deck and deals the first cards. Rule
// setup.loyalty.
func (t *Table) dealLoyalty() {
	if t.coop() || t.duo() {
		return
	}
	t.buildLoyalty()
	if t.Solo() {
		t.dealAssist(SoloLoyalty)
		return
	}
	for i := range int(t.S.Players) {
		p := t.clockwise(t.S.First, i)
		if !t.leads(p) {
			t.dealTo(p, 1+int(t.traits(p).ExtraLoyalty), "setup.loyalty")
		}
	}
	t.addLate()
}

// buildLoyalty builds the Loyalty deck for the characters in play.
func (t *Table) buildLoyalty() {
	cylons, humans, err := options.LoyaltyDeck(int(t.S.Players), t.S.Choice)
	if err != nil {
		panic(err) // NewTable has checked the choice
	}
	for p := range Seat(t.S.Players) {
		humans += int(t.traits(p).ExtraHuman)
	}
	for range cylons {
		t.S.toTop(LoyaltyBox, 0, LoyaltyDeck)
	}
	for range min(humans, t.S.Count(LoyaltyNot)) { // the boxes may hold one too few
		t.S.toTop(LoyaltyNot, 0, LoyaltyDeck)
	}
	t.shuffle(LoyaltyDeck)
}

// addLate shuffles in what joins the Loyalty deck after the first deal. Rule
// setup.sympathizer.
func (t *Table) addLate() {
	switch {
	case t.S.Count(LoyaltyAside) > 0:
		t.S.toTop(LoyaltyAside, 0, LoyaltyDeck)
	case t.handicapped():
		t.S.toTop(LoyaltyNot, 0, LoyaltyDeck)
	default:
		return
	}
	t.shuffle(LoyaltyDeck)
}

// dealTo deals n Loyalty cards to seat p, as far as the deck goes.
func (t *Table) dealTo(p Seat, n int, rule string) {
	if n == 0 {
		return
	}
	e := Event{Kind: EvLoyaltyDealt, Rule: rule, At: ref(p), To: Seats(0).With(p)}
	for range n {
		c := t.S.Count(LoyaltyDeck)
		if c == 0 {
			break
		}
		s := t.S.toTop(LoyaltyDeck, c-1, LoyaltyHand+Zone(p))
		s.Known = Seats(0).With(p)
		e.N++
		if t.listens {
			e.Private = append(e.Private, s.Comp)
		}
	}
	t.tell(e)
}

// buildDestiny makes a new Destiny deck: two cards of each type in play. Rule
// setup.destiny. Cards of the old one may still lie face down in a check, so the
// bounds only grow here.
func (t *Table) buildDestiny() {
	t.S.Seeded = [numSkills]uint8{}
	for k := range numSkills {
		for range DestinyCopies {
			if t.refill(SkillDeck+Zone(k), SkillDiscard+Zone(k)) {
				t.S.toTop(SkillDeck+Zone(k), t.S.Count(SkillDeck+Zone(k))-1, Destiny)
				t.S.Bounds[MaxSeats][k]++
			}
		}
	}
	t.shuffle(Destiny)
	t.tell(Event{Kind: EvDestinyBuilt, Rule: "setup.destiny"})
}
