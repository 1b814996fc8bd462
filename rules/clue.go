package rules

// Clue is what some seats know of a zone as a whole: among its cards is a copy of
// Comp, and they cannot tell which. Several clues of one card speak of as many
// copies. What seats know of a single card is marked on its slot instead.
//
// Clues come about when cards are mingled of which somebody knew some (Mingle).
// They are given up as the cards leave: one of the card that leaves, and whatever
// is known to a seat that did not see what left.
type Clue struct {
	Comp Comp
	Zone Zone
	To   Seats // seats that know it; Public for everybody
}

// MaxClues is how many clues a game keeps; of more, the oldest are forgotten.
const MaxClues = 16

// Clues is a list of clues, in the order in which they came about, followed by
// empty ones.
type Clues [MaxClues]Clue

// Sees reports whether seat p knows the clue.
func (c *Clue) Sees(p Seat) bool { return c.To&Public != 0 || c.To.Has(p) }

func (cs *Clues) drop(i int) {
	copy(cs[i:], cs[i+1:])
	cs[MaxClues-1] = Clue{}
}

// left gives up a clue of component c, which leaves zone z, for each seat that knows
// one. Two seats may know of it by clues of their own.
func (cs *Clues) left(z Zone, c Comp) {
	var lost Seats
	for i := 0; i < MaxClues && cs[i].Comp != None; i++ {
		k := &cs[i]
		if k.Comp != c || k.Zone != z {
			continue
		}
		had := k.To
		k.To &= lost
		lost |= had
		if k.To == 0 {
			cs.drop(i)
			i--
		}
	}
}

// forget leaves the clues of zone z to the seats of keep.
func (cs *Clues) forget(z Zone, keep Seats) {
	if cs[0].Comp == None {
		return
	}
	for i := MaxClues - 1; i >= 0; i-- {
		if cs[i].Comp != None && cs[i].Zone == z {
			if cs[i].To &= keep; cs[i].To == 0 {
				cs.drop(i)
			}
		}
	}
}

// note makes it known to seats that zone z holds at least n+1 copies of c, if they
// know of n.
func (cs *Clues) note(z Zone, c Comp, n int, to Seats) {
	for i := range cs {
		switch k := &cs[i]; {
		case k.Zone == z && k.Comp == c && n == 0:
			k.To |= to
			return
		case k.Zone == z && k.Comp == c:
			n--
		}
	}
	cs.add(Clue{c, z, to})
}

// add puts a clue at the end of the list.
func (cs *Clues) add(k Clue) {
	for i := range cs {
		if cs[i].Comp == None {
			cs[i] = k
			return
		}
	}
	cs.drop(0)
	cs[MaxClues-1] = k
}

// carry takes the clues of a zone along with all its cards.
func (cs *Clues) carry(from, to Zone) {
	for i := range cs {
		if k := &cs[i]; k.Comp != None && k.Zone == from {
			k.Zone = to
		}
	}
}

// swap exchanges the clues of two zones.
func (cs *Clues) swap(a, b Zone) {
	for i := range cs {
		switch k := &cs[i]; {
		case k.Comp == None:
		case k.Zone == a:
			k.Zone = b
		case k.Zone == b:
			k.Zone = a
		}
	}
}

// Mingle shuffles a hand so that nobody but its owner can tell its cards apart.
// What others knew of single cards they know from now on of the hand. A deck is
// shuffled instead, since what leaves it is seen by nobody.
func (t *Table) Mingle(z Zone) {
	owner := t.ownerOf(z)
	if owner == Nobody {
		panic("rules: " + z.String() + " is no hand of a seat")
	}
	keep := Seats(0).With(owner)
	in := t.S.In(z)
	for i, s := range in {
		n := 0 // copies noted before
		for _, earlier := range in[:i] {
			if earlier.Comp == s.Comp {
				n++
			}
		}
		if n == 0 {
			t.noteCopies(z, s.Comp, keep)
		}
	}
	t.shuffle(z)
	for i := range in {
		in[i].Known = keep
	}
}

// learn makes it known to seats that zone z holds one more copy of c than each of them
// knows of.
func (cs *Clues) learn(z Zone, c Comp, to Seats) {
	for i := range cs {
		if k := &cs[i]; k.Comp == c && k.Zone == z {
			k.To, to = k.To|to, to&k.To
		}
	}
	if to != 0 {
		cs.add(Clue{c, z, to})
	}
}

// mixIn mixes slot i of a zone among the others, so that nobody but the zone's owner,
// if it has one, can tell them apart. Seats that knew it know from now on that one such
// is there.
func (t *Table) mixIn(z Zone, i int) {
	keep := Seats(0)
	if p := t.ownerOf(z); p != Nobody {
		keep = keep.With(p)
	}
	s := t.S.At(z, i)
	if to := s.Known &^ keep; to != 0 {
		t.S.Clues.learn(z, s.Comp, to)
	}
	s.Known = keep
	t.mix(z)
}

// mix puts a zone in a random order; marks go with their slots.
func (t *Table) mix(z Zone) {
	in := t.S.In(z)
	for i := len(in) - 1; i > 0; i-- {
		j := t.below(i + 1)
		in[i], in[j] = in[j], in[i]
	}
}

// mixAll is mixIn for a zone that nobody owns and of which somebody knows every slot.
func (t *Table) mixAll(z Zone) {
	for _, s := range t.S.In(z) {
		t.noteCopies(z, s.Comp, 0)
	}
	t.shuffle(z)
}

// noteCopies turns the marks on the copies of component c in zone z into clues for
// all but the seats of keep.
func (t *Table) noteCopies(z Zone, c Comp, keep Seats) {
	for n := 0; ; n++ {
		var to Seats // who knows more than n copies
		for bit := Seats(1); bit != 0; bit <<= 1 {
			known := 0
			for _, s := range t.S.In(z) {
				if s.Comp == c && s.Known&^keep&bit != 0 {
					known++
				}
			}
			if known > n {
				to |= bit
			}
		}
		if to == 0 {
			return
		}
		t.S.Clues.note(z, c, n, to)
	}
}

// clued returns what seat p knows to be in zones as a whole, in canonical order.
func (t *Table) clued(p Seat, in func(Zone) bool) (out []string) {
	var cs []Comp
	for i := range t.S.Clues {
		if k := &t.S.Clues[i]; k.Comp != None && k.Sees(p) && in(k.Zone) {
			cs = append(cs, k.Comp)
		}
	}
	for _, c := range sortComps(cs) {
		out = append(out, t.cat.Ref(c))
	}
	return out
}

// wrongClues: a zone holds what anybody knows to be in it.
func (t *Table) wrongClues() string {
	for i, k := range t.S.Clues {
		if k.Comp == None {
			continue
		}
		said, held := 0, 0
		for _, o := range t.S.Clues[:i+1] {
			if o.Zone == k.Zone && o.Comp == k.Comp {
				said++
			}
		}
		for _, s := range t.S.In(k.Zone) {
			if s.Comp == k.Comp {
				held++
			}
		}
		if said > held || k.To == 0 {
			return k.Zone.String() + " holds " + number(held) + " of " + t.cat.Ref(k.Comp) + ", and " + number(said) + " are known to be there"
		}
	}
	return ""
}
