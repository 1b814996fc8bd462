package rules

// Title is a title by its number: its place in [State.Titles]. Content that
// brings a title picks a number that no other has; outside, a title is its ID.
type Title uint8

// The titles that the engine itself names.
const (
	President Title = iota
	Admiral
)

// MaxTitles is the greatest number of titles that a catalogue can have.
const MaxTitles = 8

// Office says what is true of a title: who can hold it, where it is lost, who
// acts for its holder, and what goes over with it. The actions that it brings
// are on its cards, see [TitleCard]. Rule title.what.
type Office struct {
	ID    string // as the component facts name it
	Title Title
	Rule  string // under which its cards act

	Line   []string                // ids of characters of every set, highest first; if empty, only effects give the title
	Can    func(*Table, Seat) bool // who can hold it; nil: see [Electable]
	LostIn []Place                 // a holder who comes there loses it; the line passes over players there while anybody else is left

	Idle     []Place // where its holder keeps it and does not act
	Deputies []Title // whose holders act, the first there is, while nobody holds it or its holder does not act

	Hands []TitleHand // hidden hands that its holder keeps
	Nukes bool        // its holder keeps the nukes

	Places bool // its holder places civilian ships where no area is named, before those of titles with smaller numbers
}

// TitleHand is a hidden hand that belongs to a title. Its holder may play a card
// of it as an action.
type TitleHand struct {
	Zone Zone
	Rule string
}

// office is an office of a catalogue.
type office struct {
	Office
	line  []Comp
	group uint8 // the content that it came with
}

// takeOffices keeps the titles of a content.
func (c *Catalogue) takeOffices(s *Content) {
	for _, o := range s.Offices {
		if o.Title >= MaxTitles {
			c.refuse("the number of the title " + o.ID + " is not less than MaxTitles")
			continue
		}
		if taken := &c.offices[o.Title]; taken.ID != "" {
			c.refuse("the titles " + taken.ID + " and " + o.ID + " have one number")
		}
		c.offices[o.Title] = office{Office: o, group: uint8(len(c.conditions) - 1)}
		c.numTitles = max(c.numTitles, o.Title+1)
	}
}

// linkOffices finds the characters of the lines of succession that are built,
// and the rules of the title cards.
func (c *Catalogue) linkOffices() {
	for k := range c.numTitles {
		o := &c.offices[k]
		for _, id := range o.Line {
			if comp, ok := c.byRef["character/"+id]; ok {
				o.line = append(o.line, comp)
			}
		}
		for _, d := range o.Deputies {
			if c.Office(d) == nil {
				c.refuse("the title " + o.ID + " has a deputy that is no title")
			}
		}
	}
	for _, comp := range c.kinds[KindTitle] {
		o := c.Office(c.Title(comp).Title)
		if o == nil {
			c.refuse("there is no title for " + c.Ref(comp))
			continue
		}
		c.comps[comp].rule = o.Rule
	}
}

// Office returns what is true of a title, or nil if no content brings it.
func (c *Catalogue) Office(k Title) *Office {
	if k >= c.numTitles || c.offices[k].ID == "" {
		return nil
	}
	return &c.offices[k].Office
}

// TitleOf returns the title that a hidden hand goes with, and whether there is one.
func (c *Catalogue) TitleOf(hand Zone) (Title, bool) {
	for k := range c.numTitles {
		for _, h := range c.offices[k].Hands {
			if h.Zone == hand {
				return k, true
			}
		}
	}
	return 0, false
}

// Titles returns one more than the greatest number of a title.
func (c *Catalogue) Titles() Title { return c.numTitles }

// TitleByID returns the title with an id, and whether there is one.
func (c *Catalogue) TitleByID(id string) (Title, bool) {
	for k := range c.numTitles {
		if id != "" && c.offices[k].ID == id {
			return k, true
		}
	}
	return 0, false
}

// Line returns the line of succession of a title, highest first.
func (c *Catalogue) Line(k Title) []Comp { return c.offices[k].line }

// HasTitle reports whether a title is in play in a game with the contents g.
func (c *Catalogue) HasTitle(k Title, g Groups) bool {
	return k < c.numTitles && c.offices[k].ID != "" && g>>c.offices[k].group&1 == 1
}

// titleInPlay reports whether a title is in play in this game.
func (t *Table) titleInPlay(k Title) bool { return t.cat.HasTitle(k, t.S.Groups) }
