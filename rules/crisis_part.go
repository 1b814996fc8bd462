package rules

import "ragtag/options"

// The Crisis deck of Battlestar Epica: some of all Crisis cards, and the Cylon attacks.
// The others are never seen. Rule epica.setup.

// PartOfCrises is how many Crisis cards that are no Cylon attacks make up the deck.
const PartOfCrises = 60

// thinCrises takes the Crisis cards out, unseen, that are more than the deck has.
func (t *Table) thinCrises() {
	if !t.Feature(options.PartOfCrises) {
		return
	}
	kept := 0
	for i := t.S.Count(CrisisDeck) - 1; i >= 0; i-- {
		switch {
		case t.isAttack(t.S.At(CrisisDeck, i).Comp):
		case kept < PartOfCrises:
			kept++
		default:
			t.S.toTop(CrisisDeck, i, CrisisUnused)
		}
	}
}

// isAttack reports whether a Crisis card is a Cylon attack.
func (t *Table) isAttack(c Comp) bool {
	_, attacks := t.cat.Crisis(c).Do.(Attack)
	return attacks
}

// ofPart makes a class of the Crisis cards that can be in a deck which is a part of
// them.
func ofPart(t *Table, s *Slot) int {
	if t.Feature(options.PartOfCrises) && !t.cat.Crisis(s.Comp).Caprica {
		return 0
	}
	return -1
}

// crisisSwaps: the Cylon attacks are in the deck.
func (d *dealer) crisisSwaps() func(i, j int) bool {
	fits := func(i int, c Comp) bool { return d.in[i] != CrisisUnused || !d.t.isAttack(c) }
	return func(i, j int) bool { return fits(i, *d.comp(j)) && fits(j, *d.comp(i)) }
}
