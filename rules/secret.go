package rules

// MaxSecrets is the number of kinds of secrets that a catalogue may have.
const MaxSecrets = 2

// Secret is a kind of cards or tokens that content brings and that seats hold
// hidden: it has a deck, discards, and a hand for each seat, which its owner alone
// sees. A kind that several contents bring is one, by its id.
//
// That is all it takes: its cards are shuffled at set-up, dealt anew in a fork,
// shown to their owners, saved under the kind's id, and counted by the invariants.
// What they do is done by the effects that draw them.
type Secret struct {
	ID    string // of the kind, as in a Ref: "mutiny" for "mutiny/..."
	Rule  string // id of the rule that its components act under
	Cards []SecretCard

	Mutiny bool // its cards are Mutiny cards: see mutiny.go
}

// SecretCard is one face of a kind of secrets.
type SecretCard struct {
	ID, Set string
	Count   int // copies; 0 means 1

	// of a Mutiny card, which is an action of the human player who holds it
	Can     func(*Table, Ctx) bool // nil: always
	Do      Effect
	Removed bool   // once it is played it is out of the game
	Parts   []Part // when it can be played, for the generated text
}

// takeSecrets enters the kinds of secrets that a content brings.
func (c *Catalogue) takeSecrets(s *Content) {
	for _, k := range s.Secrets {
		kind := KindSecret
		for kind < NumKinds && c.KindID(kind) != k.ID {
			kind++
		}
		if _, taken := fixedKind(k.ID); taken {
			c.refuse("a kind of secrets is called " + k.ID + ", as another kind of components")
			continue
		}
		if kind == NumKinds {
			if len(c.secrets) == MaxSecrets {
				c.refuse(k.ID + " is one kind of secrets more than MaxSecrets, which is " + number(MaxSecrets))
				continue
			}
			kind = KindSecret + Kind(len(c.secrets))
			c.secrets = append(c.secrets, k.ID)
		}
		if k.Mutiny {
			c.mutiny = kind
		}
		for _, card := range k.Cards {
			comp := c.enter(kind, len(c.secretCards), card.ID, card.Set, max(card.Count, 1))
			c.comps[comp].rule = k.Rule
			c.secretCards = append(c.secretCards, card)
		}
	}
}

// Secret returns a card of a kind that content brings.
func (c *Catalogue) Secret(comp Comp) *SecretCard { return &c.secretCards[c.comps[comp].index] }

// MutinyKind returns the kind of the Mutiny cards, or KindNone.
func (c *Catalogue) MutinyKind() Kind { return c.mutiny }

// KindID returns the id of a kind of components: the word before the slash of a
// Ref.
func (c *Catalogue) KindID(k Kind) string {
	if i := int(k) - int(KindSecret); i >= 0 && i < len(c.secrets) {
		return c.secrets[i]
	}
	return k.String()
}

// KindByID returns the kind of components with an id, and whether there is one.
func (c *Catalogue) KindByID(id string) (Kind, bool) {
	for k := KindSkill; k < NumKinds; k++ {
		if c.KindID(k) == id {
			return k, true
		}
	}
	return KindNone, false
}

// Kinds returns the kinds of which the catalogue has components.
func (c *Catalogue) Kinds() (ks []Kind) {
	for k := KindSkill; k < NumKinds; k++ {
		if len(c.kinds[k]) > 0 {
			ks = append(ks, k)
		}
	}
	return ks
}

// SecretDeckOf returns the zone of the deck of a kind of secrets.
func SecretDeckOf(k Kind) Zone { return SecretDeck + Zone(k-KindSecret) }

// SecretDiscardOf returns the zone of the discards of a kind of secrets.
func SecretDiscardOf(k Kind) Zone { return SecretDiscard + Zone(k-KindSecret) }

// SecretDrawnOf returns the zone of the secrets of a kind that were drawn to choose from.
func SecretDrawnOf(k Kind) Zone { return SecretDrawn + Zone(k-KindSecret) }

// SecretHandOf returns the zone of the hand of secrets of a kind that seat p holds.
func SecretHandOf(k Kind, p Seat) Zone { return SecretHand + Zone(k-KindSecret)*MaxSeats + Zone(p) }

// secretOf returns the kind of secrets that a zone is for, and whether it is for one.
func (z Zone) secretOf() (Kind, bool) {
	r := z.row()
	if r.each == 0 {
		return KindNone, false
	}
	return KindSecret + Kind((z-r.first)/r.each), true
}

// ZoneID returns the id under which a zone is kept. The id of a zone for
// secrets is made from the id of their kind.
func (c *Catalogue) ZoneID(z Zone) string {
	k, ok := z.secretOf()
	if !ok || int(k-KindSecret) >= len(c.secrets) {
		return z.String()
	}
	switch r := z.row(); r.first {
	case SecretDeck:
		return c.KindID(k) + "-deck"
	case SecretDiscard:
		return c.KindID(k) + "-discard"
	case SecretDrawn:
		return c.KindID(k) + "-drawn"
	default:
		return c.KindID(k) + "-hand/" + number(int(z-r.first)%MaxSeats)
	}
}

// ZoneByID returns the zone with an id, and whether there is one.
func (c *Catalogue) ZoneByID(id string) (Zone, bool) {
	for z := range NumZones {
		if c.ZoneID(z) == id {
			return z, true
		}
	}
	return 0, false
}

// fixedKind returns the kind of components with an id, of those that are no
// secrets, and whether there is one.
func fixedKind(id string) (Kind, bool) {
	for k := KindSkill; k < KindSecret; k++ {
		if k.String() == id {
			return k, true
		}
	}
	return KindNone, false
}

// secrets returns the kinds of secrets in this game.
func (t *Table) secrets() (ks []Kind) {
	for i := range t.cat.secrets {
		k := KindSecret + Kind(i)
		if len(t.kit.kinds[k]) > 0 {
			ks = append(ks, k)
		}
	}
	return ks
}

// viewSecrets shows what everybody may know of the secrets: how many are in each
// deck and hand, and the top card of the discards.
func (t *Table) viewSecrets(v *View) {
	for _, k := range t.secrets() {
		id := t.cat.KindID(k)
		v.Decks[id] = t.S.Count(SecretDeckOf(k))
		if n := t.S.Count(SecretDiscardOf(k)); n > 0 {
			v.Discards[id] = t.cat.Ref(t.S.At(SecretDiscardOf(k), n-1).Comp)
		}
		for p := range v.Seats {
			if v.Seats[p].Secrets == nil {
				v.Seats[p].Secrets = map[string]int{}
			}
			v.Seats[p].Secrets[id] = t.S.Count(SecretHandOf(k, Seat(p)))
		}
	}
}

// DrawSecrets lets seat p draw n secrets of a kind into its hand, as far as there
// are any. They are drawn unseen by everybody else. Rule limits.decks.
func (t *Table) DrawSecrets(p Seat, k Kind, n int, x Ctx) {
	deck := SecretDeckOf(k)
	e := Event{Kind: EvSecretDrawn, Rule: x.Rule, Cause: x.Source, By: ref(p), Deck: k, To: Seats(0).With(p)}
	for range n {
		if !t.refill(deck, SecretDiscardOf(k)) {
			break
		}
		s := t.S.toTop(deck, t.S.Count(deck)-1, SecretHandOf(k, p))
		s.Known |= e.To
		e.Count++
		if t.listens {
			e.Private = append(e.Private, s.Comp)
		}
	}
	if e.Count > 0 {
		t.tell(e)
	}
}

// DiscardSecret discards a secret of the hand of seat p, face up.
func (t *Table) DiscardSecret(p Seat, c Comp, x Ctx) {
	k := t.cat.Kind(c)
	z := SecretHandOf(k, p)
	t.S.toTop(z, t.S.find(z, c), SecretDiscardOf(k)).Known = Public
	t.tell(Event{Kind: EvDiscarded, Rule: x.Rule, Cause: x.Source, By: ref(p), Count: 1, Comps: t.comp1(c)})
}
