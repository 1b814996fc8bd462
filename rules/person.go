package rules

// There can be several sheets of one person. Only one of them is in play at a time.
// Rule setup.characters.

// Person returns the id of the person of a character: the id of that person's first sheet.
func (c *Catalogue) Person(comp Comp) string {
	k := c.Character(comp)
	if k.Person != "" {
		return k.Person
	}
	return k.ID
}

// playerOf returns the seat that plays the person of a character, in any version, or
// Nobody.
func (t *Table) playerOf(c Comp) Seat {
	id := t.cat.Person(c)
	for p := range t.Players() {
		if k := t.S.Seats[p].Character; k != None && t.cat.Person(k) == id {
			return p
		}
	}
	return Nobody
}

// linkPersons checks that the first sheet of everybody exists.
func (c *Catalogue) linkPersons() {
	for i := range c.characters {
		if id := c.characters[i].Person; id != "" {
			c.linked("character/" + id)
		}
	}
}
