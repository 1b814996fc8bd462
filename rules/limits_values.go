package rules

import "ragtag/options"

// A content names members of enumerations by their numbers. One that an enumeration does
// not have is refused before anything is looked up by it.

// checkValues refuses a content that names what there is not, or has less than none of
// something. A moment is refused by checkLimits and linkWindows, an id by link.
func (c *Catalogue) checkValues(s *Content) {
	c.checkCards(s)
	c.checkPeople(s)
	c.checkBoards(s)
	for i := range s.Offices {
		k := &s.Offices[i]
		of := "the title " + k.ID
		each(k.LostIn, func(p Place) { oneOf(c, of, "Place", p, numPlaces) })
		each(k.Idle, func(p Place) { oneOf(c, of, "Place", p, numPlaces) })
		each(k.Deputies, func(d Title) { oneOf(c, of, "Title", d, MaxTitles) })
		each(k.Hands, func(h TitleHand) { oneOf(c, of, "Zone", h.Zone, NumZones) })
	}
	for i := range s.Objectives {
		oneOf(c, "the objective "+s.Objectives[i].ID, "Ending", s.Objectives[i].Won, NumEndings)
		each(s.Objectives[i].Steps, func(m Milestone) { c.notBelow(0, "the milestone "+m.ID, "distance", int(m.Distance)) })
	}
}

func (c *Catalogue) checkCards(s *Content) {
	for i := range s.Skills {
		k := &s.Skills[i]
		of := "skill/" + k.ID
		oneOf(c, of, "Skill", k.Skill, numSkills)
		c.notBelow(1, of, "strengths", len(k.Strengths))
		each(k.Strengths, func(st Strength) { c.notBelow(1, of, "copies", int(st.Copies)) })
	}
	for _, cards := range [...][]Crisis{s.Crises, s.Supers} {
		for i := range cards {
			k := &cards[i]
			of := "the Crisis card " + k.ID
			c.notBelow(0, of, "copies", k.Count)
			oneOf(c, of, "Activation", k.Ships, NumActivations)
			oneOf(c, of, "Ship", k.Stands.ActsMore.Ship, MaxShips)
			each(k.Stands.Unplayed, func(t Skill) { oneOf(c, of, "Skill", t, numSkills) })
			each(k.Stands.Closed, func(b Board) { oneOf(c, of, "Board", b, NumBoards) })
		}
	}
	for i := range s.Quorum {
		c.notBelow(0, "quorum/"+s.Quorum[i].ID, "copies", s.Quorum[i].Count)
		c.words("quorum/"+s.Quorum[i].ID, s.Quorum[i].Without)
	}
	for i := range s.Destinations {
		of := "destination/" + s.Destinations[i].ID
		c.notBelow(0, of, "copies", s.Destinations[i].Count)
		c.notBelow(0, of, "distance", int(s.Destinations[i].Distance))
	}
	for i := range s.Loyalties {
		k := &s.Loyalties[i]
		oneOf(c, "loyalty/"+k.ID, "Allegiance", k.Kind, numAllegiances)
		c.notBelow(0, "loyalty/"+k.ID, "copies", k.Count)
	}
	for i := range s.Secrets {
		for _, k := range s.Secrets[i].Cards {
			c.notBelow(0, s.Secrets[i].ID+"/"+k.ID, "copies", k.Count)
		}
	}
	for i := range s.Traumas {
		oneOf(c, "trauma/"+s.Traumas[i].ID, "Face", s.Traumas[i].Face, numFaces)
		c.notBelow(0, "trauma/"+s.Traumas[i].ID, "copies", s.Traumas[i].Count)
	}
}

func (c *Catalogue) checkPeople(s *Content) {
	for i := range s.Characters {
		k := &s.Characters[i]
		of := "character/" + k.ID
		oneOf(c, of, "Class", k.Class, NumClasses)
		c.words(of, k.Without)
		c.types(of, k.Traits.NoActions)
		each(k.Traits.Repeats, func(p Place) { oneOf(c, of, "Place", p, numPlaces) })
		each(k.Draws, func(d Draw) { c.types(of, d.From); c.notBelow(0, of, "cards to draw", int(d.Count)) })
		for j := range k.Abilities {
			oneOf(c, "ability/"+k.Abilities[j].ID, "AbilityKind", k.Abilities[j].Kind, numAbilityKinds)
		}
	}
	for i := range s.Agendas {
		oneOf(c, "agenda/"+s.Agendas[i].ID, "Side", s.Agendas[i].Winner, numSides)
		oneOf(c, "agenda/"+s.Agendas[i].ID, "Deed", s.Agendas[i].Deed, numDeeds)
	}
	for i := range s.Motives {
		oneOf(c, "motive/"+s.Motives[i].ID, "Side", s.Motives[i].Side, numSides)
	}
}

func (c *Catalogue) checkBoards(s *Content) {
	for i := range s.Locations {
		k := &s.Locations[i]
		of := "location/" + k.ID
		oneOf(c, of, "Board", k.Board, NumBoards)
		oneOf(c, of, "Place", k.Role, numPlaces)
		oneOf(c, of, "Role", k.By, numRoles+Role(MaxTitles))
		if k.Also != nil {
			oneOf(c, of, "Window", k.Also.When, NumWindows)
		}
	}
	for i := range s.Titles {
		each(s.Titles[i].Uses, func(u Use) { oneOf(c, "title/"+s.Titles[i].ID, "Window", u.When, NumWindows) })
	}
	for i := range s.BaseDamages {
		oneOf(c, "basestar-damage/"+s.BaseDamages[i].ID, "Flaw", s.BaseDamages[i].Flaw, numFlaws)
	}
	for i := range s.Civilians {
		c.notBelow(0, "civilian/"+s.Civilians[i].ID, "copies", s.Civilians[i].Count)
	}
	for i := range s.Ships {
		k := &s.Ships[i]
		of := "the kind of ship " + k.ID
		oneOf(c, of, "Side", k.Side, numSides)
		oneOf(c, of, "Activation", k.Icon, NumActivations)
		for _, n := range [...]int8{k.Stock, k.Start.Reserves, k.Start.Damaged, k.Start.Destroyed} {
			c.notBelow(0, of, "ships", int(n))
		}
	}
	for i := range s.Spaces {
		k := &s.Spaces[i]
		each(k.Rolls[:], func(a Area) { oneOf(c, "the board "+k.ID, "Area", a, NumAreas) })
		each(k.Pursuit, func(n int8) { c.notBelow(0, "the board "+k.ID, "civilian ships", int(n)) })
	}
	for i := range s.Missions {
		c.notBelow(0, "mission/"+s.Missions[i].ID, "distance", int(s.Missions[i].Distance))
	}
}

// oneOf refuses the number n of an enumeration that has fewer members.
func oneOf[T ~uint8](c *Catalogue, ref, of string, n, members T) {
	if n >= members {
		c.refuse(ref + " names " + of + "(" + number(int(n)) + "), and the last is " + number(int(members)-1))
	}
}

// types refuses a set in which there is more than Skill types.
func (c *Catalogue) types(ref string, s Skills) {
	if s&^AnySkill != 0 {
		c.refuse(ref + " names Skill types that there are not: Skills(" + number(int(s)) + ")")
	}
}

// words refuses options that there are not.
func (c *Catalogue) words(ref string, ws []options.Word) {
	each(ws, func(w options.Word) {
		if w.String() == "" {
			c.refuse(ref + " names an option that there is not: Word(" + number(int(w)) + ")")
		}
	})
}

// notBelow refuses less of something than there must be.
func (c *Catalogue) notBelow(least int, ref, of string, n int) {
	if n < least {
		c.refuse(ref + " has " + number(n) + " " + of + ", which is less than " + number(least))
	}
}

func each[T any](list []T, do func(T)) {
	for _, v := range list {
		do(v)
	}
}
