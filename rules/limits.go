package rules

// Limits on what a catalogue can have, since a state and a request have fixed room for
// it. A catalogue with more is refused when it is put together.
const (
	MaxSlots      = 714                                               // cards, tokens and civilian ships; the box with all its sets has 711
	MaxContents   = 64                                                // bits of Groups
	MaxCharacters = MaxOptions - 1                                    // all may be offered, and to pass
	MaxLocations  = MaxOptions - int(NumAreas) - 1                    // all may be offered with every area, and to stay
	MaxMotives    = 32                                                // bits of Motives
	MaxFaces      = 128                                               // faces of Skill cards
	MaxListed     = MaxOptions - 1                                    // cards of a kind that a player can choose among: all may be offered, and to pass
	MaxCylons     = (MaxOptions - 1) / int(NumAreas)                  // kinds of Cylon ships: all may be offered in every area, and to pass
	MaxHulls      = (MaxOptions - 1 - MaxSeats) / (int(NumAreas) + 3) // of vipers: all may be offered in every area, in the Reserves, damaged and destroyed, with those that are flown, and to pass
	MaxLetters    = 26                                                // civilian ships, which have one each
	MaxAbilities  = 6                                                 // of a character
	MaxStrength   = 9                                                 // of a Skill card
)

// Every set has a bit for each of its members: a set that lacks one does not compile.
const (
	_ Seats       = 1 << MaxSeats // after the seats: everybody
	_ Skills      = 1 << (numSkills - 1)
	_ Windows     = 1 << (NumWindows - 1) // moments at which nobody is asked are in no set
	_ Kinds       = 1 << (NumKinds - 1)
	_ EventFields = 1 << (NumEventFields - 1)
	_ uint8       = 1 << (NumAreas - 1) // sets of areas
	_ uint8       = 1 << (maxSteps - 1) // Milestones.Due
	_ Groups      = 1 << (MaxContents - 1)
	_ Dead        = 1 << (MaxCharacters - 1)
	_ Locs        = 1 << (MaxLocations - 1)
	_ Motives     = 1 << (MaxMotives - 1)
)

// checkLimits refuses content that is too much for a state or a request.
func (c *Catalogue) checkLimits() {
	slots, letters := 0, 0
	for _, k := range c.comps {
		if InZones(k.kind) {
			slots += k.count
		}
		if k.kind == KindCivilian {
			letters += k.count
		}
	}
	c.atMost(slots, MaxSlots, "components", "MaxSlots")
	c.atMost(len(c.conditions), MaxContents, "contents", "MaxContents")
	c.atMost(len(c.characters), MaxCharacters, "characters", "MaxCharacters")
	c.atMost(len(c.locations), MaxLocations, "locations", "MaxLocations")
	c.atMost(len(c.motives), MaxMotives, "motives", "MaxMotives")
	c.atMost(len(c.kinds[KindSkill]), MaxFaces, "faces of Skill cards", "MaxFaces")
	for _, k := range c.Kinds() {
		if k.listed() {
			c.atMost(len(c.kinds[k]), MaxListed, "cards of kind "+c.KindID(k), "MaxListed")
		}
	}
	c.atMost(letters, MaxLetters, "civilian ships", "MaxLetters")
	for i := range c.characters {
		c.atMost(len(c.characters[i].Abilities), MaxAbilities, "abilities of character/"+c.characters[i].ID, "MaxAbilities")
	}
	for i := range c.skills {
		for _, s := range c.skills[i].Strengths {
			if s.Value < 0 || s.Value > MaxStrength {
				c.refuse("skill/" + c.skills[i].ID + " has strength " + number(int(s.Value)) + ", which is not 0 to " + number(MaxStrength))
			}
		}
	}
	for comp := Comp(1); int(comp) < len(c.comps); comp++ {
		for _, u := range c.Standing(comp).Uses {
			c.checkMoment(comp, u.When)
		}
		for _, w := range c.Standing(comp).Ends {
			c.checkMoment(comp, w)
		}
	}
}

// listed reports whether a player can be asked to choose among all cards of a kind that
// it has, or that are in a pile. Of Skill cards a hand never holds so many: what is over
// its limit is discarded each turn. Of Crisis cards only those drawn are offered.
func (k Kind) listed() bool {
	switch k {
	case KindQuorum, KindSuper, KindLoyalty, KindMotive, KindAlly, KindMission, KindDestination:
		return true
	}
	return k >= KindSecret
}

// tooMany returns an error if what can be used at one moment in a game is more than a
// request has options, or nil. An action is left out: what it offers depends on what a
// player holds of several hands, see [OptionsError].
func (c *Catalogue) tooMany(k *kit) error {
	for w := range NumWindows {
		if w == WhenAction {
			continue
		}
		n := 2 * c.mostUses(k, w) // of a sheet, and of the assist character's
		for _, kind := range [...]Kind{KindSkill, KindQuorum} {
			for _, comp := range k.kinds[kind] {
				if c.usedIn[comp].Has(w) {
					n++
				}
			}
		}
		if w == WhenMovement {
			n += int(NumAreas) + len(k.locations) + 1 // or to stay
		}
		if n > MaxOptions {
			return &ContentError{number(n) + " options at the moment " + w.String() + " are more than MaxOptions, which is " + number(MaxOptions)}
		}
	}
	return nil
}

// mostUses returns how many uses in a window a sheet has at most.
func (c *Catalogue) mostUses(k *kit, w Window) (most int) {
	for _, comp := range k.kinds[KindCharacter] {
		n := 0
		for _, ability := range c.Character(comp).comps {
			for _, u := range c.Ability(ability).Uses {
				if u.When == w {
					n++
				}
			}
		}
		most = max(most, n)
	}
	return most
}

// checkMoment refuses a moment that does not exist; linkWindows does so for uses that a
// player is asked about.
func (c *Catalogue) checkMoment(comp Comp, w Window) {
	if w >= NumMoments {
		c.refuse("there is no moment " + w.String() + ", which " + c.Ref(comp) + " names")
	}
}

// atMost refuses more of something than a constant allows.
func (c *Catalogue) atMost(n, most int, of, constant string) {
	if n > most {
		c.refuse(number(n) + " " + of + " are more than " + constant + ", which is " + number(most))
	}
}
