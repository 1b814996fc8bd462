package rules

import "strconv"

// zoneRow describes the zones of one use: a single one, or one for each seat, Skill
// type, area or basestar. Everything that is true of a zone at any time is said here,
// once: by what id it is known outside, what may be in it, and who sees the faces
// there.
type zoneRow struct {
	first, n Zone
	id       string // a stored form; the ids of several zones are told apart by a number
	holds    Kinds  // kinds of components that may be in it
	typed    bool   // zone i of the row holds Skill cards of type i alone
	face     facing
	each     Zone // of a row for secrets: how many zones there are for each kind of them, which hold that kind alone
	owned    bool // the zones of the row are hands, one for each seat, which knows all of its own
	crossed  bool // the Crossroads phase puts away what is there as it ends
	drawn    bool // its components were drawn to choose from; seats that know them see them as drawn

	// in views: the names of decks, whose sizes are shown, and of discards, whose
	// top cards are
	deck, top []string
}

// facing is which way the components of a zone face.
type facing uint8

const (
	either   facing = iota // by the component
	faceDown               // none is public
	faceUp                 // all are public
)

// Kinds is a set of kinds of components.
type Kinds uint32

// Has reports whether kind k is in the set.
func (s Kinds) Has(k Kind) bool { return s>>k&1 == 1 }

// InZones reports whether components of a kind are in zones: cards, tokens and
// civilian ships.
func InZones(k Kind) bool {
	for i := range zoneTable {
		if zoneTable[i].holds.Has(k) {
			return true
		}
	}
	return false
}

const (
	skillCards       Kinds = 1 << KindSkill
	crisisCards      Kinds = 1 << KindCrisis
	quorumCards      Kinds = 1 << KindQuorum
	destinationCards Kinds = 1 << KindDestination
	superCards       Kinds = 1 << KindSuper
	loyaltyCards     Kinds = 1 << KindLoyalty
	agendaCards      Kinds = 1 << KindAgenda
	motiveCards      Kinds = 1 << KindMotive
	galacticaTokens  Kinds = 1 << KindGalacticaDamage
	pegasusTokens    Kinds = 1 << KindPegasusDamage
	basestarTokens   Kinds = 1 << KindBasestarDamage
	traumaTokens     Kinds = 1 << KindTrauma
	allyCards        Kinds = 1 << KindAlly
	crossroadsCards  Kinds = 1 << KindCrossroads
	secrets          Kinds = (1<<MaxSecrets - 1) << KindSecret
	civilianShips    Kinds = 1 << KindCivilian
	missionCards     Kinds = 1 << KindMission
)

// zoneTable has a row for every zone, in their order.
var zoneTable = [...]zoneRow{
	{first: SkillDeck, n: Zone(numSkills), id: "skill-deck", holds: skillCards, typed: true, face: faceDown, deck: skillNames[:]},
	{first: SkillDiscard, n: Zone(numSkills), id: "skill-discard", holds: skillCards, typed: true, face: faceUp, top: skillNames[:]},
	{first: Hand, n: MaxSeats, id: "hand", holds: skillCards, face: faceDown, owned: true},
	{first: Destiny, n: 1, id: "destiny", holds: skillCards, face: faceDown, deck: []string{"destiny"}},
	{first: CheckPile, n: 1, id: "check-pile", holds: skillCards},
	{first: CheckAside, n: 1, id: "check-aside", holds: skillCards, drawn: true},

	{first: CrisisDeck, n: 1, id: "crisis-deck", holds: crisisCards, face: faceDown, deck: []string{"crisis"}},
	{first: CrisisDiscard, n: 1, id: "crisis-discard", holds: crisisCards, face: faceUp, top: []string{"crisis"}},
	{first: CrisisDrawn, n: 1, id: "crisis-drawn", holds: crisisCards, face: faceDown, drawn: true},
	{first: CrisisNow, n: 1, id: "crisis-now", holds: crisisCards},
	{first: CrisisInPlay, n: 1, id: "crisis-in-play", holds: crisisCards, face: faceUp},
	{first: CrisisScored, n: 1, id: "crisis-scored", holds: crisisCards | missionCards, face: faceUp},
	{first: CrisisAside, n: 1, id: "crisis-aside", holds: crisisCards, face: faceDown},
	{first: CrisisBox, n: 1, id: "crisis-box", holds: crisisCards},

	{first: QuorumDeck, n: 1, id: "quorum-deck", holds: quorumCards, face: faceDown, deck: []string{"quorum"}},
	{first: QuorumDiscard, n: 1, id: "quorum-discard", holds: quorumCards, face: faceUp, top: []string{"quorum"}},
	{first: QuorumHand, n: 1, id: "quorum-hand", holds: quorumCards, face: faceDown},
	{first: QuorumDrawn, n: 1, id: "quorum-drawn", holds: quorumCards, face: faceDown, drawn: true},
	{first: QuorumBefore, n: MaxSeats, id: "quorum-before", holds: quorumCards, face: faceUp},

	{first: DestinationDeck, n: 1, id: "destination-deck", holds: destinationCards, face: faceDown, deck: []string{"destination"}},
	{first: DestinationDrawn, n: 1, id: "destination-drawn", holds: destinationCards, face: faceDown, drawn: true},
	{first: DestinationVisited, n: 1, id: "destination-visited", holds: destinationCards, face: faceUp},

	{first: SuperDeck, n: 1, id: "super-deck", holds: superCards, face: faceDown, deck: []string{"super-crisis"}},
	{first: SuperDiscard, n: 1, id: "super-discard", holds: superCards, face: faceUp, top: []string{"super-crisis"}},
	{first: SuperNow, n: 1, id: "super-now", holds: superCards, face: faceUp},
	{first: SuperInPlay, n: 1, id: "super-in-play", holds: superCards, face: faceUp},
	{first: SuperHand, n: MaxSeats, id: "super-hand", holds: superCards, face: faceDown, owned: true},

	{first: LoyaltyDeck, n: 1, id: "loyalty-deck", holds: loyaltyCards, face: faceDown, deck: []string{"loyalty"}},
	{first: LoyaltyAside, n: 1, id: "loyalty-aside", holds: loyaltyCards, face: faceUp},
	{first: LoyaltyNot, n: 1, id: "not-a-cylon", holds: loyaltyCards, face: faceDown, deck: []string{"not-a-cylon"}},
	{first: LoyaltyBox, n: 1, id: "loyalty-box", holds: loyaltyCards, face: faceDown},
	{first: LoyaltyHand, n: MaxSeats, id: "loyalty-hand", holds: loyaltyCards, owned: true}, // an execution can show them
	{first: LoyaltyShown, n: MaxSeats, id: "loyalty-shown", holds: loyaltyCards, face: faceUp},

	{first: AgendaPile, n: 1, id: "agenda-pile", holds: agendaCards, face: faceDown},
	{first: AgendaHand, n: MaxSeats, id: "agenda-hand", holds: agendaCards, face: faceDown, owned: true},
	{first: MotivePile, n: 1, id: "motive-pile", holds: motiveCards, face: faceDown},
	{first: MotiveBox, n: 1, id: "motive-box", holds: motiveCards, face: faceDown},
	{first: MotiveHand, n: MaxSeats, id: "motive-hand", holds: motiveCards, face: faceDown, owned: true},
	{first: MotiveShown, n: MaxSeats, id: "motive-shown", holds: motiveCards, face: faceUp},

	{first: DamagePile, n: 1, id: "damage-pile", holds: galacticaTokens, face: faceDown, deck: []string{"galactica-damage"}},
	{first: DamageDrawn, n: 1, id: "damage-drawn", holds: galacticaTokens, face: faceDown, drawn: true},
	{first: DamageOn, n: 1, id: "damage-on", holds: galacticaTokens, face: faceUp},
	{first: PegasusPile, n: 1, id: "pegasus-pile", holds: pegasusTokens, face: faceDown},
	{first: PegasusOn, n: 1, id: "pegasus-on", holds: pegasusTokens, face: faceUp},
	{first: BasestarPile, n: 1, id: "basestar-pile", holds: basestarTokens, face: faceDown},
	{first: BasestarOn, n: NumBasestars, id: "basestar-on", holds: basestarTokens, face: faceUp},

	{first: CivilianPile, n: 1, id: "civilian-pile", holds: civilianShips, face: faceDown},
	{first: CivilianIn, n: Zone(NumAreas), id: "civilian-in", holds: civilianShips, face: faceDown},
	{first: CivilianLock, n: 1, id: "civilian-locked", holds: civilianShips, face: faceDown},
	{first: CivilianReady, n: 1, id: "civilian-prepared", holds: civilianShips, face: faceDown},
	{first: CivilianGone, n: 1, id: "civilian-gone", holds: civilianShips, face: faceUp},

	{
		first: RemovedFromGame, n: 1, id: "removed", face: faceUp,
		holds: quorumCards | loyaltyCards | galacticaTokens | agendaCards | motiveCards | destinationCards | secrets | traumaTokens | allyCards,
	},

	{first: SecretDeck, n: MaxSecrets, id: "secret-deck", holds: secrets, each: 1, face: faceDown},
	{first: SecretDiscard, n: MaxSecrets, id: "secret-discard", holds: secrets, each: 1, face: faceUp},
	{first: SecretHand, n: MaxSecrets * MaxSeats, id: "secret-hand", holds: secrets, each: MaxSeats, face: faceDown, owned: true},

	{first: CheckOuter, n: 1, id: "check-outer", holds: skillCards, face: faceUp},

	{first: LoyaltyDiscard, n: 1, id: "loyalty-discard", holds: loyaltyCards, face: faceUp, top: []string{"not-a-cylon"}},

	{first: TraumaPool, n: 1, id: "trauma-pool", holds: traumaTokens, face: faceDown, deck: []string{"trauma"}, crossed: true},
	{first: TraumaHand, n: MaxSeats, id: "trauma-hand", holds: traumaTokens, owned: true, crossed: true}, // all are turned up in the end
	{first: TraumaAt, n: numTokenPlaces, id: "trauma-at", holds: traumaTokens, face: faceDown, crossed: true},
	{first: TraumaOn, n: NumAllies, id: "trauma-on", holds: traumaTokens, face: faceDown, crossed: true},
	{first: TraumaShown, n: 1, id: "trauma-shown", holds: traumaTokens, face: faceUp, crossed: true},
	{first: MoodPool, n: 1, id: "mood-pool", holds: traumaTokens, face: faceDown, drawn: true, deck: []string{"mood"}},
	{first: MissionDeck, n: 1, id: "mission-deck", holds: missionCards, face: faceDown, deck: []string{"mission"}},
	{first: MissionDrawn, n: 1, id: "mission-drawn", holds: missionCards, face: faceDown, drawn: true},
	{first: MissionActive, n: 1, id: "mission-active", holds: missionCards, face: faceUp},
	{first: MissionDiscard, n: 1, id: "mission-discard", holds: missionCards, face: faceUp, top: []string{"mission"}},

	{first: AllyDeck, n: 1, id: "ally-deck", holds: allyCards, face: faceDown, deck: []string{"ally"}, crossed: true},
	{first: AllyOn, n: NumAllies, id: "ally-on", holds: allyCards, face: faceUp, crossed: true},
	{first: AllyMet, n: 1, id: "ally-met", holds: allyCards, face: faceUp, crossed: true},
	{first: CrossroadsDeck, n: 1, id: "crossroads-deck", holds: crossroadsCards, face: faceDown, crossed: true},
	{first: CrossroadsDealt, n: 1, id: "crossroads-dealt", holds: crossroadsCards, crossed: true},
	{first: CrossroadsToken, n: 1, id: "crossroads-token", holds: traumaTokens, crossed: true},
	{first: BoxedUp, n: 1, id: "boxed-up", holds: traumaTokens | crossroadsCards | allyCards, face: faceDown},
	{first: SecretDrawn, n: MaxSecrets, id: "secret-drawn", holds: secrets, each: 1, face: faceDown, drawn: true},
	{first: CrisisUnused, n: 1, id: "crisis-unused", holds: crisisCards, face: faceDown},
}

// rowOf has the place in zoneTable of each zone's row.
var rowOf = func() (rows [NumZones]uint8) {
	for i, r := range zoneTable {
		for z := r.first; z < r.first+r.n; z++ {
			rows[z] = uint8(i)
		}
	}
	return rows
}()

// drawnZones are the zones of what was drawn to choose from.
var drawnZones = zonesOf(func(r *zoneRow) bool { return r.drawn })

// zonesOf returns the zones of the rows for which is holds.
func zonesOf(is func(r *zoneRow) bool) (zs []Zone) {
	for i := range zoneTable {
		if r := &zoneTable[i]; is(r) {
			zs = append(zs, among(r.first)...)
		}
	}
	return zs
}

// row returns the row of a zone.
func (z Zone) row() *zoneRow { return &zoneTable[rowOf[z]] }

// among returns the zones of the rows that begin with the zones named, in order.
func among(firsts ...Zone) (zs []Zone) {
	for _, f := range firsts {
		for z := range f.row().n {
			zs = append(zs, f+z)
		}
	}
	return zs
}

// FaceDown reports whether nothing in a zone is ever public.
func (z Zone) FaceDown() bool { return z.row().face == faceDown }

// Owner returns the seat whose hidden hand a zone is, and whether it is one.
func (z Zone) Owner() (Seat, bool) {
	r := z.row()
	return Seat((z - r.first) % MaxSeats), r.owned
}

// deck returns the name of a deck in views; "" if the zone is not one.
func (z Zone) deck() string { return nameOf(z.row().deck, z) }

// top returns the name of the discards whose top card views show; "" if the
// zone is not one of these.
func (z Zone) top() string { return nameOf(z.row().top, z) }

func nameOf(names []string, z Zone) string {
	if names == nil {
		return ""
	}
	return names[z-z.row().first]
}

// String returns the id of the zone, such as "crisis-deck" or "hand/2".
func (z Zone) String() string {
	if z >= NumZones {
		return "zone/" + strconv.Itoa(int(z))
	}
	if r := z.row(); r.n > 1 {
		return r.id + "/" + strconv.Itoa(int(z-r.first))
	}
	return z.row().id
}

// ZoneByID returns the zone with an id, and whether there is one.
func ZoneByID(id string) (Zone, bool) {
	for z := range NumZones {
		if z.String() == id {
			return z, true
		}
	}
	return 0, false
}

// belongs reports whether components like c may be in a zone.
func (t *Table) belongs(c Comp, z Zone) bool {
	r, k := z.row(), t.cat.Kind(c)
	if of, ok := z.secretOf(); ok && k != of {
		return false
	}
	return r.holds.Has(k) && (!r.typed || t.cat.Skill(c).Skill == Skill(z-r.first))
}

// ownerOf returns the seat that knows everything in a zone, or Nobody.
func (t *Table) ownerOf(z Zone) Seat {
	if t.Solo() && z == LoyaltyHand+Zone(AssistSeat) {
		return Nobody // nobody looks at an assist character's cards
	}
	if k, ok := t.cat.TitleOf(z); ok {
		return t.S.Titles[k]
	}
	if p, ok := z.Owner(); ok {
		return p
	}
	return Nobody
}
