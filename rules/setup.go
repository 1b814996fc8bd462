package rules

import "ragtag/options"

// begin lays out what does not depend on the characters.
func (t *Table) begin() {
	s := &t.S
	s.Dials = StartResources
	if t.Feature(options.LateBoards) {
		s.Dials = LongResources
	}
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
		for _, c := range t.kit.kinds[k] {
			z, known := t.begins(k, c)
			if z == NumZones {
				break // of a kind that is in no zone
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
		TraumaPool, MissionDeck, AllyDeck,
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
	t.thinCrises()
	t.cullMotives()
}

// begins returns the zone in which a component of a kind is before the
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
			return RemovedFromGame, Public
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
	case KindAlly:
		return AllyDeck, 0
	case KindTrauma:
		return TraumaPool, 0
	case KindCrossroads:
		return CrossroadsDeck, 0
	case KindBasestarDamage:
		return BasestarPile, 0
	case KindCivilian:
		return CivilianPile, 0
	case KindMission:
		return MissionDeck, 0
	}
	return NumZones, 0
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

// setUp finishes the set-up once the characters are known.
func (t *Table) setUp() {
	t.placeShips()
	t.placeCharacters()
	t.giveMiracles()
	t.startMutinies()
	if t.Feature(options.DealtCharacters) {
		t.dealLoyalty()
		t.firstTitles()
	} else {
		t.firstTitles()
		t.dealLoyalty()
	}
	t.dealAgenda()
	t.dealLeaderMotives()
	t.buildDestiny()
	for p := range t.clockwise(t.S.First) {
		if p == t.S.First {
			continue
		}
		n := 3
		if t.leads(p) && !t.S.Seats[p].Infiltrating || t.leads(p) && t.Feature(options.DealtCharacters) {
			n = LeaderHand
		}
		t.drawFromSet(p, n, Ctx{By: t.who(p), Rule: "setup.first-hands"})
	}
	t.setUpAllies()
	t.S.Current = t.S.First
	t.S.Phase = PhaseStart
}

// firstTitles gives every title to the first in its line of succession, but not to
// the Mutineer if it is known already who that is. Rule setup.titles.
func (t *Table) firstTitles() {
	for k := range t.cat.numTitles {
		if t.titleInPlay(k) {
			t.giveTitle(k, t.heir(k, t.theMutineer()), "setup.titles")
		}
	}
	t.drawQuorum(1, "setup.titles")
}

// placeShips lays out the starting ships. Rule setup.ships.
func (t *Table) placeShips() {
	x := Ctx{Rule: "setup.ships"}
	t.placeNext(MainSpace, BasestarA, Front, x)
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
		case row.Side == CylonSide || k == CivilianShip || row.ID == "" || n == 0:
		case row.Start == Berths{}:
			t.S.Berths[k].Reserves = int8(n)
		case t.Feature(options.LateBoards): // those of other hulls are aside
		default:
			t.S.Berths[k] = row.Start
		}
	}
}

// buildDestiny makes a new Destiny deck: two cards of each type in play. Rule
// setup.destiny. Cards of the old one may still be face down in a check, so the
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
