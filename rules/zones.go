package rules

// Slot holds one component: a card, a token or a civilian ship.
type Slot struct {
	Comp  Comp
	Known Seats // seats that know its face; Public for everybody
	Tag   uint8 // where it came from: a contributor (seat+1, or one of those below), or a civilian ship's letter
}

// Tags of cards in a check that no seat has added.
const (
	tagDestiny = MaxSeats + 1 // of the Destiny deck
	tagLearned = MaxSeats + 2 // of a Skill deck, its type in sight
)

// Public marks a slot whose face everybody may see.
const Public Seats = 1 << MaxSeats

// Sees reports whether seat p knows the slot's face.
func (s Slot) Sees(p Seat) bool { return s.Known&Public != 0 || s.Known.Has(p) }

// Zone is a place where components are. The last slot of a deck is its top.
type Zone uint8

// The zones. Those of Skill cards come first, since most moves are theirs.
const (
	SkillDeck    Zone = 0                           // + Skill
	SkillDiscard      = SkillDeck + Zone(numSkills) // + Skill
	Hand              = SkillDiscard + Zone(numSkills)
	Destiny           = Hand + MaxSeats
	CheckPile         = Destiny + 1

	CheckAside    = CheckPile + 1 // added by an ability before the Destiny cards; joins them
	CrisisDeck    = CheckAside + 1
	CrisisDiscard = CrisisDeck + 1
	CrisisDrawn   = CrisisDiscard + 1 // drawn to choose from, not yet revealed
	CrisisNow     = CrisisDrawn + 1   // revealed and being resolved
	CrisisInPlay  = CrisisNow + 1     // kept in play
	CrisisScored  = CrisisInPlay + 1  // beside the objective, for its distance
	CrisisAside   = CrisisScored + 1  // the New Caprica Crisis deck until its phase
	CrisisBox     = CrisisAside + 1   // the Crisis deck that the New Caprica phase puts away

	QuorumDeck    = CrisisBox + 1
	QuorumDiscard = QuorumDeck + 1
	QuorumHand    = QuorumDiscard + 1 // the President's
	QuorumDrawn   = QuorumHand + 1    // drawn to choose from
	QuorumBefore  = QuorumDrawn + 1   // + Seat: kept before a player

	DestinationDeck    = QuorumBefore + MaxSeats
	DestinationDrawn   = DestinationDeck + 1
	DestinationVisited = DestinationDrawn + 1

	SuperDeck    = DestinationVisited + 1
	SuperDiscard = SuperDeck + 1
	SuperNow     = SuperDiscard + 1
	SuperInPlay  = SuperNow + 1
	SuperHand    = SuperInPlay + 1 // + Seat

	LoyaltyDeck  = SuperHand + MaxSeats
	LoyaltyAside = LoyaltyDeck + 1  // set aside in sight, to be added later
	LoyaltyNot   = LoyaltyAside + 1 // the pile of unused "not a Cylon" cards
	LoyaltyBox   = LoyaltyNot + 1   // unused "Cylon" cards, out of the game unseen
	LoyaltyHand  = LoyaltyBox + 1   // + Seat: face down
	LoyaltyShown = LoyaltyHand + MaxSeats

	AgendaPile  = LoyaltyShown + MaxSeats // not dealt
	AgendaHand  = AgendaPile + 1          // + Seat
	MotivePile  = AgendaHand + MaxSeats
	MotiveBox   = MotivePile + 1        // out of the game unseen
	MotiveHand  = MotiveBox + 1         // + Seat
	MotiveShown = MotiveHand + MaxSeats // + Seat

	DamagePile      = MotiveShown + MaxSeats // Galactica's damage tokens
	DamageDrawn     = DamagePile + 1
	DamageOn        = DamageDrawn + 1 // on locations of Galactica
	PegasusPile     = DamageOn + 1    // Pegasus's damage tokens
	PegasusOn       = PegasusPile + 1 // on locations of Pegasus
	BasestarPile    = PegasusOn + 1
	BasestarOn      = BasestarPile + 1 // + 0 or 1
	CivilianPile    = BasestarOn + NumBasestars
	CivilianIn      = CivilianPile + 1            // + Area
	CivilianLock    = CivilianIn + Zone(NumAreas) // locked on New Caprica
	CivilianReady   = CivilianLock + 1            // prepared on New Caprica
	CivilianGone    = CivilianReady + 1
	RemovedFromGame = CivilianGone + 1 // out of the game, in sight

	SecretDeck    = RemovedFromGame + 1 // + kind of secrets; see SecretDeckOf, SecretDiscardOf, SecretHandOf
	SecretDiscard = SecretDeck + MaxSecrets
	SecretHand    = SecretDiscard + MaxSecrets
	CheckOuter    = SecretHand + MaxSecrets*MaxSeats // of a check in the middle of which another is made

	LoyaltyDiscard = CheckOuter + 1 // "not a Cylon" cards that were discarded, where these differ

	TraumaPool  = LoyaltyDiscard + 1        // trauma tokens that nobody has
	TraumaHand  = TraumaPool + 1            // + Seat
	TraumaAt    = TraumaHand + MaxSeats     // + place: on a location; see tokenPlaces
	TraumaOn    = TraumaAt + numTokenPlaces // + spot: on the Ally there
	TraumaShown = TraumaOn + NumAllies      // turned up, until what they bring has happened
	MoodPool    = TraumaShown + 1

	MissionDeck    = MoodPool + 1
	MissionDrawn   = MissionDeck + 1  // drawn to look at
	MissionActive  = MissionDrawn + 1 // on the Active Mission space; a tag says that it was turned face down
	MissionDiscard = MissionActive + 1

	AllyDeck = MissionDiscard + 1
	AllyOn   = AllyDeck + 1       // + spot: an Ally on the board
	AllyMet  = AllyOn + NumAllies // whom somebody is meeting

	CrossroadsDeck  = AllyMet + 1         // set aside until the Crossroads phase
	CrossroadsDealt = CrossroadsDeck + 1  // before the players whose marks they bear
	CrossroadsToken = CrossroadsDealt + 1 // trauma tokens beside these cards
	BoxedUp         = CrossroadsToken + 1 // what the Crossroads phase has put away

	SecretDrawn = BoxedUp + 1 // + kind of secrets: drawn to choose from; see SecretDrawnOf

	CrisisUnused = SecretDrawn + MaxSecrets // Crisis cards that are no part of the deck
	NumZones     = CrisisUnused + 1
)

// Zones holds every component of the game in one row, zone after zone. Since
// components only move, none can be lost or made.
type Zones struct {
	Slots [MaxSlots]Slot
	Start [NumZones + 1]uint16
	Clues Clues // what is known of zones as a whole
}

// Count returns the number of components in zone z.
func (zs *Zones) Count(z Zone) int { return int(zs.Start[z+1] - zs.Start[z]) }

// In returns the slots of zone z, bottom first. The slice is a window on the
// zones: it is valid until the next move.
func (zs *Zones) In(z Zone) []Slot { return zs.Slots[zs.Start[z]:zs.Start[z+1]] }

// At returns slot i of zone z.
func (zs *Zones) At(z Zone, i int) *Slot { return &zs.Slots[int(zs.Start[z])+i] }

// unpacked is a component out of the box, and where it belongs.
type unpacked struct {
	Zone Zone
	Slot Slot
}

// fill puts components in the zones, each on top of those before it. Only
// set-up brings components into a game.
func (zs *Zones) fill(box []unpacked) {
	for _, k := range box {
		zs.Start[k.Zone+1]++
	}
	for z := range NumZones {
		zs.Start[z+1] += zs.Start[z]
	}
	top := zs.Start
	for _, k := range box {
		zs.Slots[top[k.Zone]] = k.Slot
		top[k.Zone]++
	}
}

// move takes slot i of zone from and puts it at place j of zone to, counted
// after its removal. It returns the slot in its new place.
func (zs *Zones) move(from Zone, i int, to Zone, j int) *Slot {
	a := int(zs.Start[from]) + i
	s := zs.Slots[a]
	if zs.Clues[0].Comp != None && from != to {
		zs.Clues.left(from, s.Comp)
	}
	b := int(zs.Start[to]) + j
	switch {
	case to > from:
		b-- // the row shifts down by the slot taken
		copy(zs.Slots[a:b], zs.Slots[a+1:b+1])
		for z, passed := 0, zs.Start[from+1:to+1]; z < len(passed); z++ {
			passed[z]--
		}
	case to < from:
		copy(zs.Slots[b+1:a+1], zs.Slots[b:a])
		for z, passed := 0, zs.Start[to+1:from+1]; z < len(passed); z++ {
			passed[z]++
		}
	case b > a:
		copy(zs.Slots[a:b], zs.Slots[a+1:b+1])
	default:
		copy(zs.Slots[b+1:a+1], zs.Slots[b:a])
	}
	zs.Slots[b] = s
	return &zs.Slots[b]
}

// toTop moves slot i of zone from to the top of zone to.
func (zs *Zones) toTop(from Zone, i int, to Zone) *Slot {
	j := zs.Count(to)
	if from == to {
		j--
	}
	return zs.move(from, i, to, j)
}

// toBottom moves slot i of zone from to the bottom of zone to.
func (zs *Zones) toBottom(from Zone, i int, to Zone) *Slot { return zs.move(from, i, to, 0) }

// find returns the place of component c in zone z, or -1. Of several copies it
// takes the one known to most, so that knowledge is lost rather than kept.
func (zs *Zones) find(z Zone, c Comp) int {
	best, most := -1, -1
	for i, s := range zs.In(z) {
		if s.Comp == c && popcount(s.Known) > most {
			best, most = i, popcount(s.Known)
		}
	}
	return best
}

// Holds reports whether component c is in zone z.
func (zs *Zones) Holds(z Zone, c Comp) bool { return zs.find(z, c) >= 0 }

func popcount(s Seats) int {
	n := 0
	for ; s != 0; s &= s - 1 {
		n++
	}
	return n
}

// forget clears the marks of every seat but keep in zone z, and what they know of it
// as a whole: something left it that the others did not see.
func (zs *Zones) forget(z Zone, keep Seats) {
	in := zs.In(z)
	for i := range in {
		in[i].Known &= keep
	}
	zs.Clues.forget(z, keep)
}

// shuffle puts zone z in a random order that nobody knows.
func (t *Table) shuffle(z Zone) {
	in := t.S.In(z)
	for i := len(in) - 1; i > 0; i-- {
		j := t.below(i + 1)
		in[i], in[j] = in[j], in[i]
	}
	for i := range in {
		in[i].Known = 0
	}
}

// refill shuffles the discards into an empty deck; it reports whether the deck
// has a card now.
func (t *Table) refill(deck, discard Zone) bool {
	if t.S.Count(deck) > 0 {
		return true
	}
	for t.S.Count(discard) > 0 {
		t.S.toTop(discard, t.S.Count(discard)-1, deck)
	}
	t.shuffle(deck)
	if t.S.Count(deck) == 0 {
		return false
	}
	t.tell(Event{Kind: EvReshuffled, Rule: "limits.decks", Zone: deck})
	return true
}
