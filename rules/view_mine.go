package rules

// Mine is what only the seat itself sees.
type Mine struct {
	Hand    []string `json:"hand"`
	Loyalty []string `json:"loyalty"`
	Supers  []string `json:"supers"`
	Quorum  []string `json:"quorum"` // the hand that goes with a title
	Drawn   []string `json:"drawn"`  // cards drawn to choose from
	Added   []string `json:"added"`  // to the check under way
	Agendas []string `json:"agendas,omitempty"`
	Motives []string `json:"motives,omitempty"` // not yet revealed

	Secrets map[string][]string `json:"secrets,omitempty"` // by the id of their kind

	Trauma []string `json:"trauma,omitempty"` // tokens
}

func (t *Table) viewMine(v *View, p Seat) {
	v.Mine = Mine{Hand: []string{}, Loyalty: []string{}, Supers: []string{}, Quorum: []string{}, Drawn: []string{}, Added: []string{}}
	if p == Nobody {
		return
	}
	v.Mine.Hand = t.seen(Hand+Zone(p), p)
	v.Mine.Loyalty = t.seen(LoyaltyHand+Zone(p), p)
	v.Mine.Agendas = t.seen(AgendaHand+Zone(p), p)
	v.Mine.Motives = t.seen(MotiveHand+Zone(p), p)
	if t.HasTrauma() {
		v.Mine.Trauma = t.seen(TraumaHand+Zone(p), p)
	}
	for _, k := range t.secrets() {
		if v.Mine.Secrets == nil {
			v.Mine.Secrets = map[string][]string{}
		}
		v.Mine.Secrets[t.cat.KindID(k)] = t.seen(SecretHandOf(k, p), p)
	}
	v.Mine.Supers = t.seen(SuperHand+Zone(p), p)
	if t.ownerOf(QuorumHand) == p {
		v.Mine.Quorum = t.seen(QuorumHand, p)
	}
	for _, z := range drawnZones {
		v.Mine.Drawn = append(v.Mine.Drawn, t.seen(z, p)...)
	}
	v.Mine.Added = t.addedDown(p)
}

// viewClues lists what seat p knows of hands of others as a whole.
func (t *Table) viewClues(v *View, p Seat) {
	if t.S.Clues[0].Comp == None {
		return
	}
	for q := range t.seats() {
		if q != p {
			v.Seats[q].Includes = t.clued(p, func(z Zone) bool { return t.ownerOf(z) == q })
		}
	}
}
