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
	Everything = 1<<10 - 1
)

// dealer deals anew what a seat does not know.
type dealer struct {
	t    Table // its own copy, with its own chance for the dealing
	seat Seat
	n    int
	at   [MaxSlots]uint16 // places of the slots being dealt
	in   [MaxSlots]Zone   // their zones
}

// Fork returns the game as seat p could believe it to be: everything that the
// seat does not know is dealt anew, within what is public, and chance has a new
// seed. Bots get nothing else. The same entropy gives the same fork.
func (t *Table) Fork(p Seat, entropy uint64) State { return t.Redeal(p, Everything, entropy) }

// Redeal is Fork for some families; the others stay as they are.
func (t *Table) Redeal(p Seat, what Families, entropy uint64) State {
	d := dealer{seat: p}
	d.t.cat, d.t.S = t.cat, t.S
	d.t.S.Chance = Chance{Seed: forkSeed(entropy)}
	for _, f := range []struct {
		family Families
		zones  []Zone
	}{
		{CrisisCards, []Zone{CrisisDeck, CrisisDrawn, CrisisNow}},
		{CrisisCards, []Zone{CrisisAside}},
		{QuorumCards, []Zone{QuorumDeck, QuorumHand, QuorumDrawn}},
		{DestinationCards, []Zone{DestinationDeck, DestinationDrawn}},
		{DamageTokens, []Zone{DamagePile, DamageDrawn}},
		{DamageTokens, []Zone{BasestarPile}},
	} {
		if what&f.family != 0 {
			d.gather(f.zones...)
			d.permute()
		}
	}
	if what&SuperCards != 0 {
		d.gather(append(d.perSeat(SuperHand), SuperDeck)...)
		d.permute()
	}
	if what&CivilianShips != 0 {
		d.gatherCivilians()
		d.permute()
	}
	if what&LoyaltyCards != 0 {
		d.dealLoyalty()
	}
	if what&GoalCards != 0 {
		d.dealGoals()
	}
	if what&SkillCards != 0 {
		d.dealSkills()
	}
	if what&TheSeed == 0 {
		d.t.S.Chance = t.S.Chance
	}
	return d.t.S
}

func forkSeed(entropy uint64) [32]byte {
	var b [8]byte
	for i := range b {
		b[i] = byte(entropy >> (8 * i))
	}
	return SeedOf([]byte("fork"), b[:])
}

func (d *dealer) perSeat(z Zone) (zs []Zone) {
	for p := range Zone(d.t.S.Players) {
		zs = append(zs, z+p)
	}
	if z == LoyaltyHand && d.t.Solo() {
		zs = append(zs, z+Zone(AssistSeat))
	}
	return zs
}

// gather lists the slots of zones whose faces the seat does not know.
func (d *dealer) gather(zs ...Zone) {
	d.n = 0
	for _, z := range zs {
		start := d.t.S.Start[z]
		for i, s := range d.t.S.In(z) {
			if !s.Sees(d.seat) {
				d.at[d.n], d.in[d.n] = start+uint16(i), z
				d.n++
			}
		}
	}
}

func (d *dealer) gatherCivilians() {
	zs := []Zone{CivilianPile, CivilianLock, CivilianReady}
	for a := range NumAreas {
		zs = append(zs, CivilianIn+Zone(a))
	}
	d.gather(zs...)
}

func (d *dealer) comp(i int) *Comp { return &d.t.S.Slots[d.at[i]].Comp }

// permute deals the faces of the slots gathered in any order.
func (d *dealer) permute() {
	for i := d.n - 1; i > 0; i-- {
		j := d.t.below(i + 1)
		a, b := d.comp(i), d.comp(j)
		*a, *b = *b, *a
	}
}

// keepOnly drops the slots for which ok does not hold.
func (d *dealer) keepOnly(ok func(i int) bool) {
	n := 0
	for i := range d.n {
		if ok(i) {
			d.at[n], d.in[n] = d.at[i], d.in[i]
			n++
		}
	}
	d.n = n
}

// dealLoyalty deals the Loyalty cards anew. The deck and the hands hold what
// they were built from, so their Cylon cards change places with unused Cylon
// cards alone; a human player who had the Sympathizer would have revealed it.
func (d *dealer) dealLoyalty() {
	d.gather(append(d.perSeat(LoyaltyHand), LoyaltyDeck)...)
	d.mix(func(i, j int) bool { return d.loyaltyFits(i, *d.comp(j)) && d.loyaltyFits(j, *d.comp(i)) })
	d.gather(append(d.perSeat(LoyaltyHand), LoyaltyDeck, LoyaltyBox)...)
	d.keepOnly(func(i int) bool { return d.t.cat.Loyalty(*d.comp(i)).Kind == ACylon })
	d.permute()
}

// dealGoals deals the Agendas anew, hostile and sympathetic apart, and the
// Motives, of which only one of the Cylon side can have been taken out unseen.
func (d *dealer) dealGoals() {
	for _, hostile := range [...]bool{false, true} {
		d.gather(append(d.perSeat(AgendaHand), AgendaPile)...)
		d.keepOnly(func(i int) bool { return d.t.cat.Agenda(*d.comp(i)).Hostile == hostile })
		d.permute()
	}
	d.gather(append(d.perSeat(MotiveHand), MotivePile, MotiveBox)...)
	fits := func(i, j int) bool { return d.in[i] != MotiveBox || d.t.cat.Motive(*d.comp(j)).Side == CylonSide }
	d.mix(func(i, j int) bool { return fits(i, j) && fits(j, i) })
}

func (d *dealer) loyaltyFits(i int, c Comp) bool {
	if !d.t.cat.Loyalty(c).Kind.turns() || d.in[i] == LoyaltyDeck {
		return true
	}
	return !d.t.human(Seat(d.in[i] - LoyaltyHand))
}

// mix swaps random pairs of the slots gathered while ok allows it, often enough
// that nothing of the first order remains.
func (d *dealer) mix(ok func(i, j int) bool) {
	for range 12 * d.n {
		i, j := d.t.below(d.n), d.t.below(d.n)
		if i != j && ok(i, j) {
			a, b := d.comp(i), d.comp(j)
			*a, *b = *b, *a
		}
	}
}

// dealSkills deals the Skill cards anew: first which types lie in hands, the
// Destiny deck and a face-down pile, within what was seen drawn; then the faces
// of each type among all hidden cards of it.
func (d *dealer) dealSkills() {
	held := append(d.perSeat(Hand), Destiny, CheckPile)
	d.gather(held...)
	d.keepOnly(func(i int) bool { return d.t.S.Slots[d.at[i]].Tag != tagLearned })
	w := d.weigh(held)
	d.mix(w.swap)
	held = append(held, CheckAside)
	for k := range Zone(numSkills) {
		d.gather(append(held, SkillDeck+k)...)
		d.keepOnly(func(i int) bool { return d.skill(i) == Skill(k) })
		d.permute()
	}
}

// weights counts the cards of each type in every group and in the Destiny deck
// alone, which holds no more of a type than DestinyCopies and what was added.
type weights struct {
	*dealer
	group   [MaxSeats + 1][numSkills]uint8
	destiny [numSkills]uint8
}

// weigh counts the cards of zones that are not in sight.
func (d *dealer) weigh(zs []Zone) *weights {
	w := &weights{dealer: d}
	for _, z := range zs {
		for _, s := range d.t.S.In(z) {
			if s.Known&Public == 0 && s.Tag != tagLearned {
				w.count(z, s.Tag, d.t.cat.Skill(s.Comp).Skill, 1)
			}
		}
	}
	return w
}

func (w *weights) count(z Zone, tag uint8, k Skill, n uint8) {
	w.group[groupOf(z, tag)][k] += n
	if z == Destiny {
		w.destiny[k] += n
	}
}

// swap reports whether slots i and j can exchange cards within what is public,
// and counts it as done.
func (w *weights) swap(i, j int) bool {
	a, b := w.skill(i), w.skill(j)
	if a == b {
		return true
	}
	w.exchange(i, a, j, b)
	if w.fits(i, b) && w.fits(j, a) {
		return true
	}
	w.exchange(i, b, j, a)
	return false
}

func (w *weights) exchange(i int, a Skill, j int, b Skill) {
	ti, tj := w.t.S.Slots[w.at[i]].Tag, w.t.S.Slots[w.at[j]].Tag
	w.count(w.in[i], ti, a, ^uint8(0))
	w.count(w.in[j], tj, b, ^uint8(0))
	w.count(w.in[i], ti, b, 1)
	w.count(w.in[j], tj, a, 1)
}

func (w *weights) fits(i int, k Skill) bool {
	g := groupOf(w.in[i], w.t.S.Slots[w.at[i]].Tag)
	return w.group[g][k] <= w.t.S.Bounds[g][k] && w.destiny[k] <= DestinyCopies+w.t.S.Seeded[k]
}

func (d *dealer) skill(i int) Skill { return d.t.cat.Skill(*d.comp(i)).Skill }

// groupOf returns whose cards a slot counts among: a seat's, with what it added
// face down, or the Destiny deck's.
func groupOf(z Zone, tag uint8) int {
	switch z {
	case Destiny:
		return MaxSeats
	case CheckPile:
		return int(tag) - 1
	default:
		return int(z - Hand)
	}
}

// Fork returns the game as the decider's seat could believe it to be.
func (c Chair) Fork(entropy uint64) State { return c.t.Fork(c.Seat, entropy) }
