package rules

// dealer deals anew what a seat does not know.
type dealer struct {
	t    Table // its own copy, with its own chance for the dealing
	seat Seat
	n    int
	at   [MaxSlots]uint16 // places of the slots being dealt
	in   [MaxSlots]Zone   // their zones

	backs  [MaxClues]uint16 // places of the cards that the clues speak of
	backed [MaxSlots]bool   // these places
	pinned [MaxSlots]bool   // places that keep their faces, since the seat knows of them
}

// Fork returns the game as seat p could believe it to be: everything that the
// seat does not know is dealt anew, within what is public, and chance has a new
// seed. Bots get nothing else. The same entropy gives the same fork.
func (t *Table) Fork(p Seat, entropy uint64) State { return t.Redeal(p, Everything, entropy) }

// Redeal is Fork for some families; the others stay as they are.
func (t *Table) Redeal(p Seat, what Families, entropy uint64) State {
	d := dealer{seat: p}
	d.t.cat, d.t.kit, d.t.S = t.cat, t.kit, t.S
	d.t.S.Chance = Chance{Seed: forkSeed(entropy)}
	clues := d.t.S.Clues[0].Comp != None
	if clues {
		d.backClues()
		d.pinClues(what)
	}
	for i := range hiddenTable {
		if h := &hiddenTable[i]; what&h.family != 0 {
			d.deal(h)
		}
	}
	if clues {
		d.renewClues()
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

// deal deals the faces of one row of the table anew, class by class.
func (d *dealer) deal(h *hidden) {
	for k := range max(1, h.classes) {
		d.gather(h, k)
		if h.swaps != nil {
			d.mix(h.swaps(d))
		} else {
			d.permute()
		}
	}
}

// gather lists the slots of class k whose faces the seat does not know.
func (d *dealer) gather(h *hidden, k int) {
	d.n = 0
	for _, z := range h.zones {
		start, in := d.t.S.Start[z], d.t.S.In(z)
		for i := range in {
			if s := &in[i]; !s.Sees(d.seat) && !d.pinned[start+uint16(i)] && (h.class == nil || h.class(&d.t, s) == k) {
				d.at[d.n], d.in[d.n] = start+uint16(i), z
				d.n++
			}
		}
	}
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
