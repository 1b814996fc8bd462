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
	s.Nukes = StartNukes
	if t.Solo() || t.coop() {
		s.Nukes = FewNukes
	}
	t.unboxShips()
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
	var box [MaxSlots]unpacked
	n := 0
	for k := range NumKinds {
		for _, c := range t.cat.All(k) {
			if !t.inPlay(c) {
				continue
			}
			z, known := t.begins(k, c)
			if z == NumZones {
				break // of a kind that lies in no zone
			}
			for range t.cat.Copies(c) {
				box[n] = unpacked{z, Slot{Comp: c, Known: known}}
				n++
			}
		}
	}
	t.S.fill(box[:n])
	for _, z := range [...]Zone{
		CrisisDeck, QuorumDeck, DestinationDeck, SuperDeck, DamagePile, PegasusPile, AgendaPile, MotivePile, BasestarPile, CivilianPile,
	} {
		t.shuffle(z)
	}
	for k := range Zone(numSkills) {
		t.shuffle(SkillDeck + k)
	}
	for k := KindSecret; k < NumKinds; k++ {
		t.shuffle(SecretDeckOf(k))
	}
	t.shuffle(LoyaltyBox)
	t.shuffle(LoyaltyNot)
	t.cullMotives()
}

// begins returns the zone in which a component of a kind lies before the
// characters are known, and who knows its face; NumZones if in none.
func (t *Table) begins(k Kind, c Comp) (Zone, Seats) {
	if k >= KindSecret {
		return SecretDeckOf(k), 0
	}
	switch k {
	case KindSkill:
		return SkillDeck + Zone(t.cat.Skill(c).Skill), 0
	case KindCrisis:
		if t.cat.Crisis(c).Caprica {
			return CrisisAside, 0
		}
		return CrisisDeck, 0
	case KindQuorum:
		if t.leftOut(t.cat.Quorum(c).Without) {
			return RemovedFromIt, Public
		}
		return QuorumDeck, 0
	case KindDestination:
		return DestinationDeck, 0
	case KindSuper:
		return SuperDeck, 0
	case KindLoyalty:
		return t.loyaltyBegins(t.cat.Loyalty(c).Kind)
	case KindGalacticaDamage:
		return DamagePile, 0
	case KindPegasusDamage:
		return PegasusPile, 0
	case KindAgenda:
		return AgendaPile, 0
	case KindMotive:
		return MotivePile, 0
	case KindBasestarDamage:
		return BasestarPile, 0
	case KindCivilian:
		return CivilianPile, 0
	}
	return NumZones, 0
}

// loyaltyBegins sorts the Loyalty cards into the two piles that the deck is
// built from, and those that come later or not at all.
func (t *Table) loyaltyBegins(k Allegiance) (Zone, Seats) {
	switch k {
	case ACylon:
		return LoyaltyBox, 0
	case NotACylon:
		return LoyaltyNot, 0
	case t.late():
		return LoyaltyAside, Public
	}
	return RemovedFromIt, Public
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
				r.add(OfComp(c))
			}
		}
		c := t.askOne(r).Comp()
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
	for k := range t.cat.numTitles {
		if !t.titleInPlay(k) {
			continue
		}
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
	t.placeNext(BasestarA, Front, x)
	t.PlaceShips(MainSpace, Raider, Front, 3, x)
	for _, a := range []Area{PortRear, PortFront} {
		t.launch(Viper, a)
		t.tell(Event{Kind: EvLaunched, Rule: x.Rule, Area: a})
	}
	t.placeCivilians(Rear, 2, x)
}

// unboxShips lays out the human ships that are not in space.
func (t *Table) unboxShips() {
	for k := range Ship(MaxShips) {
		row := t.cat.Ship(k)
		switch n := t.stock(k); {
		case row.Side == CylonSide || k == CivilianShip || row.ID == "":
		case row.Start == Berths{}:
			t.S.Berths[k].Reserves = int8(n)
		default:
			t.S.Berths[k] = row.Start
		}
	}
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
		t.S.Seats[w.Seat].Loc = k.start
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
		e.Count++
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
