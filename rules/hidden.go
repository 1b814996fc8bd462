package rules

// Families is a set of kinds of hidden things that can be dealt anew.
type Families uint16

// The families.
const (
	SkillCards Families = 1 << iota
	LoyaltyCards
	CrisisCards
	QuorumCards
	DestinationCards
	SuperCards
	DamageTokens
	CivilianShips
	TheSeed
	GoalCards
	SecretCards // of every kind that content brings
	TraumaTokens
	MissionCards
	AllyCards
	CrossroadsCards
	Everything = CrossroadsCards<<1 - 1
)

// hidden is one way in which a fork deals anew what a seat does not know: the
// faces in its zones change places with one another, within what is public.
// Together with the table of zones, and with what is known of a hand as such
// (Clue), the rows say all that anybody may know of hidden components.
type hidden struct {
	family Families
	zones  []Zone

	// Faces change places only within one of the classes. A slot of a class
	// below 0 keeps its face. Without a function all slots are of one class.
	classes int
	class   func(t *Table, s *Slot) int

	// swaps returns whether the faces of two slots can change places, by what is
	// public of their zones. Without it any two can.
	swaps func(d *dealer) func(i, j int) bool
}

// hiddenTable has a row for each deal of a fork, in their order.
var hiddenTable = append(hiddenCards, hiddenSecrets()...)

// hiddenSecrets has a row for each kind of secrets that content may bring.
func hiddenSecrets() (rows []hidden) {
	for k := KindSecret; k < NumKinds; k++ {
		hands := among(SecretHand)[SecretHandOf(k, 0)-SecretHand:][:MaxSeats]
		rows = append(rows, hidden{family: SecretCards, zones: append([]Zone{SecretDeckOf(k), SecretDrawnOf(k)}, hands...)})
	}
	return rows
}

// hiddenCards are the rows of what the rules themselves know.
var hiddenCards = []hidden{
	{family: CrisisCards, zones: among(CrisisDeck, CrisisDrawn, CrisisNow)},
	{family: CrisisCards, zones: among(CrisisAside)},
	{family: QuorumCards, zones: among(QuorumDeck, QuorumHand, QuorumDrawn)},
	{family: DestinationCards, zones: among(DestinationDeck, DestinationDrawn)},
	{family: DamageTokens, zones: among(DamagePile, DamageDrawn)},
	{family: DamageTokens, zones: among(BasestarPile)},
	{family: SuperCards, zones: among(SuperHand, SuperDeck)},
	{family: CivilianShips, zones: among(CivilianPile, CivilianLock, CivilianReady, CivilianIn)},

	// The Loyalty deck and the hands hold what they were built from, so their
	// Cylon cards change places with unused Cylon cards alone.
	{family: LoyaltyCards, zones: among(LoyaltyHand, LoyaltyDeck), swaps: (*dealer).loyaltySwaps},
	{family: LoyaltyCards, zones: among(LoyaltyHand, LoyaltyDeck, LoyaltyBox), classes: 1, class: only(isCylon)},

	{family: GoalCards, zones: among(AgendaHand, AgendaPile), classes: 2, class: byHostility},
	{family: GoalCards, zones: among(MotiveHand, MotivePile, MotiveBox), swaps: (*dealer).motiveSwaps},

	// First which types are in hands, the Destiny deck and a face-down pile; then
	// the faces of each type among all hidden cards of it.
	{family: SkillCards, zones: among(Hand, Destiny, CheckPile), classes: 1, class: unlearned, swaps: (*dealer).skillSwaps},
	{family: SkillCards, zones: among(Hand, Destiny, CheckPile, CheckAside, SkillDeck), classes: int(numSkills), class: byType},

	{family: DamageTokens, zones: among(PegasusPile)},
	{family: LoyaltyCards, zones: among(LoyaltyHand, LoyaltyDeck, LoyaltyNot), classes: 1, class: only(Allegiance.notCylon)},

	{family: TraumaTokens, zones: among(TraumaPool, TraumaHand, TraumaAt, TraumaOn, MoodPool, CrossroadsToken), swaps: (*dealer).traumaSwaps},
	{family: TraumaTokens, zones: among(BoxedUp), classes: 1, class: ofKind(KindTrauma)},
	{family: CrossroadsCards, zones: among(CrossroadsDeck, CrossroadsDealt)},
	{family: CrossroadsCards, zones: among(BoxedUp), classes: 1, class: ofKind(KindCrossroads)},
	{family: AllyCards, zones: among(AllyDeck)},
	{family: AllyCards, zones: among(BoxedUp), classes: 1, class: ofKind(KindAlly)},
	{family: MissionCards, zones: among(MissionDeck, MissionDrawn)},
	{family: CrisisCards, zones: among(CrisisDeck, CrisisDrawn, CrisisNow, CrisisBox, CrisisUnused), classes: 1, class: ofPart, swaps: (*dealer).crisisSwaps},
}

// ofKind makes a class of the components of a kind.
func ofKind(k Kind) func(*Table, *Slot) int {
	return func(t *Table, s *Slot) int {
		if t.cat.Kind(s.Comp) == k {
			return 0
		}
		return -1
	}
}

func isCylon(k Allegiance) bool { return k == ACylon }

// only makes a class of the Loyalty cards of some kinds.
func only(is func(Allegiance) bool) func(*Table, *Slot) int {
	return func(t *Table, s *Slot) int {
		if is(t.cat.Loyalty(s.Comp).Kind) {
			return 0
		}
		return -1
	}
}

// byHostility keeps the two decks of Agendas apart.
func byHostility(t *Table, s *Slot) int {
	if t.cat.Agenda(s.Comp).Hostile {
		return 1
	}
	return 0
}

// byType keeps the types of Skill cards apart.
func byType(t *Table, s *Slot) int { return int(t.cat.Skill(s.Comp).Skill) }

// unlearned leaves out the Skill cards of which everybody knows the type.
func unlearned(_ *Table, s *Slot) int {
	if s.Tag == tagLearned {
		return -1
	}
	return 0
}

// loyaltySwaps: a human player who had a Loyalty card that turns players would
// have revealed it.
func (d *dealer) loyaltySwaps() func(i, j int) bool {
	fits := func(i int, c Comp) bool {
		p, hand := d.in[i].Owner()
		return !hand || !d.t.cat.Loyalty(c).Kind.shown() || !d.t.human(p)
	}
	return func(i, j int) bool { return fits(i, *d.comp(j)) && fits(j, *d.comp(i)) }
}

// motiveSwaps: only a Motive of the Cylon side can have been taken out unseen.
func (d *dealer) motiveSwaps() func(i, j int) bool {
	fits := func(i, j int) bool { return d.in[i] != MotiveBox || d.t.cat.Motive(*d.comp(j)).Side == CylonSide }
	return func(i, j int) bool { return fits(i, j) && fits(j, i) }
}

// traumaSwaps: a disaster can only be among tokens from the pool that nobody has looked at.
func (d *dealer) traumaSwaps() func(i, j int) bool {
	fits := func(i int, c Comp) bool {
		return d.t.cat.Trauma(c).Face != Disaster || d.t.mayBeDisaster(d.in[i], d.t.S.Slots[d.at[i]].Tag)
	}
	return func(i, j int) bool { return fits(i, *d.comp(j)) && fits(j, *d.comp(i)) }
}

// skillSwaps: no hand, with what it added face down, and no Destiny deck holds more
// cards of a type than it was seen to get.
func (d *dealer) skillSwaps() func(i, j int) bool {
	return d.weigh(among(Hand, Destiny, CheckPile)).swap
}
