package rules

import "ragtag/options"

// Kinds of ships and boards of space are rows of content, like cards. The kinds
// that rules name are found by their ids; any other is numbered after them.

// The most kinds of ships and boards of space that a catalogue can have.
const (
	MaxShips  = 14
	MaxSpaces = 2
)

// ShipKind is a kind of ship: how many there are, how it is fought, and what it
// does by itself.
type ShipKind struct {
	ID, Set string
	Side    Side

	// Class is what the box calls the kind, where that is not its ID. The kinds
	// of a class come from one stock, and count as one where rules count ships.
	Class  string
	Stock  int8 // how many are in the box; those of a class are added up
	Single bool // there is never more than one outside the box

	// Of a Cylon ship: how it is attacked.
	Rule      string                                // of attacks on it
	Hit       Hits                                  // lowest rolls with which attacks hit it
	OnlyByDie bool                                  // only a roll destroys it
	OnHit     func(t *Table, s Ship, a Area, x Ctx) // what a hit does; nil: it is destroyed
	Lost      func(t *Table, x Ctx)                 // what follows when it is destroyed; nil: nothing

	// Of a Cylon ship: how it acts.
	Icon     Activation                            // by which it acts, or NoShips
	Act      func(t *Table, s Ship, a Area, x Ctx) // what one of them does then; nil: see Icon
	Guns     int8                                  // lowest roll with which it damages Galactica, or 0
	Launches bool                                  // raiders and heavy raiders are launched from it

	// Of a human ship.
	Pilots bool   // it is a viper, whichever hull it has
	Start  Berths // where those out of the box begin; the zero value: all in the Reserves
	Viper  ViperKind

	class Ship
}

// Hits are the lowest rolls with which attacks hit a Cylon ship, or 0 where they
// cannot.
type Hits struct{ ByViper, ByGalactica int8 }

// ViperKind is what tells one hull of vipers from another.
type ViperKind struct {
	DamagedAt   int8 // lowest roll of a raider that damages it; 0: it is never damaged, but destroyed
	DestroyedAt int8 // lowest roll of a raider that destroys it
	Steps       int8 // areas that it moves at most; 0: one
	Sharp       Sharp
	Stays       bool // when the fleet jumps it may stay in space
}

// Sharp is a class of ships that a hull hits with another roll than vipers do.
type Sharp struct {
	Class string // empty: none
	Hit   int8   // lowest roll that hits
}

// Berths are the places of the human ships of a kind that are not in space.
type Berths struct {
	Reserves  int8
	Damaged   int8 // in the Damaged Vipers box
	Destroyed int8
}

// ShipStock adds ships of a kind to the box, or takes them out of it, in the
// games of a content.
type ShipStock struct {
	Ship string // id
	N    int8
}

// Space is a board of space.
type Space uint8

// MainSpace is the board around Galactica.
const MainSpace Space = 0

// SpaceBoard is a board of space: six areas, which match those around Galactica
// one to one.
type SpaceBoard struct {
	ID, Set   string
	Galactica bool // she is in the middle of it; she is on one board
	Follows   bool // the Cylon ships that a jump leaves behind come here, to the matching areas

	// Of a board that follows and has a pursuit track. The track changes what an icon
	// does when it finds nothing to do, and lets civilian ships stay when the fleet
	// jumps.
	Rolls   [DieSides]Area // the area of each roll of a die, from 1 on: the numbers of the areas
	Pursuit []int8         // civilian ships that each space of the track brings, start first; at the last all ships attack. nil: no track

	group uint8
}

// Ship returns the kind of a ship.
func (c *Catalogue) Ship(s Ship) *ShipKind { return &c.ships[s] }

// ShipByID returns the kind of ship with an id, and whether there is one.
func (c *Catalogue) ShipByID(id string) (Ship, bool) {
	for s := range c.ships {
		if c.ships[s].ID == id {
			return Ship(s), true
		}
	}
	return 0, false
}

// ShipID returns the id of a kind of ship.
func (c *Catalogue) ShipID(s Ship) string { return c.ships[s].ID }

// Hulls returns the kinds of vipers, the plain one first.
func (c *Catalogue) Hulls() []Ship { return c.hulls }

// Space returns a board of space.
func (c *Catalogue) Space(b Space) *SpaceBoard { return &c.spaces[b] }

// SpaceByID returns the board of space with an id, and whether there is one.
func (c *Catalogue) SpaceByID(id string) (Space, bool) {
	for b := range c.spaces {
		if c.spaces[b].ID == id {
			return Space(b), true
		}
	}
	return 0, false
}

// Spaces returns the number of boards of space.
func (c *Catalogue) Spaces() Space { return Space(len(c.spaces)) }

// hasSpace reports whether a board of space is in this game.
func (t *Table) hasSpace(b Space) bool {
	return b < t.cat.Spaces() && t.S.Groups>>t.cat.spaces[b].group&1 == 1
}

// boxed is a number of ships of a kind that a content brings.
type boxed struct {
	kind  Ship
	n     int8
	group uint8
}

// takeShips numbers the kinds of ships and the boards of a content.
func (c *Catalogue) takeShips(s Content) {
	for _, k := range s.Ships {
		if _, taken := c.ShipByID(k.ID); taken {
			c.refuse("two kinds of ships are called " + k.ID)
			continue
		}
		n := c.shipNumber(k.ID)
		if n == MaxShips {
			c.refuse(k.ID + " is one kind of ship more than MaxShips, which is " + number(MaxShips))
			continue
		}
		if k.Class == "" {
			k.Class = k.ID
		}
		c.ships[n] = k
		c.stock(n, k.Stock)
	}
	for _, k := range s.Stocks {
		n, ok := c.ShipByID(k.Ship)
		if !ok {
			c.refuse("there is no ship called " + k.Ship)
			continue
		}
		c.stock(n, k.N)
	}
	for _, b := range s.Spaces {
		if len(c.spaces) == MaxSpaces {
			c.refuse(b.ID + " is one board of space more than MaxSpaces, which is " + number(MaxSpaces))
			continue
		}
		if b.Galactica != (len(c.spaces) == 0) {
			c.refuse("Galactica is on the first board of space alone, not on " + b.ID)
		}
		b.group = uint8(len(c.conditions) - 1)
		c.spaces = append(c.spaces, b)
	}
}

// shipNumber returns the number of the kind with an id: the one that rules know
// it by, or the next.
func (c *Catalogue) shipNumber(id string) Ship {
	for s, name := range shipNames {
		if name == id {
			return Ship(s)
		}
	}
	n := namedShips
	for n < MaxShips && c.ships[n].ID != "" {
		n++
	}
	return n
}

func (c *Catalogue) stock(k Ship, n int8) {
	c.stocks = append(c.stocks, boxed{k, n, uint8(len(c.conditions) - 1)})
}

// linkShips finds the classes of the kinds.
func (c *Catalogue) linkShips() {
	for s := range c.ships {
		k := &c.ships[s]
		for k.class = 0; c.ships[k.class].Class != k.Class; k.class++ {
		}
		if k.ID != "" {
			c.classes[k.class] = append(c.classes[k.class], Ship(s))
		}
	}
	for _, k := range c.stocks {
		class := c.ships[k.kind].class
		c.boxes[class] = append(c.boxes[class], k)
	}
	for _, class := range c.classes {
		for _, s := range class {
			switch k := &c.ships[s]; {
			case k.Side == CylonSide:
				c.cylons = append(c.cylons, s)
			case k.Pilots:
				c.hulls = append(c.hulls, s)
			}
		}
	}
	c.atMost(len(c.cylons), MaxCylons, "kinds of Cylon ships", "MaxCylons")
	c.atMost(len(c.hulls), MaxHulls, "kinds of vipers", "MaxHulls")
}

// InBox returns how many ships of the class of a kind come with a game of a choice.
func (c *Catalogue) InBox(k Ship, choice options.Choice, players int) int {
	return c.inBox(c.ships[k].class, c.GroupsOf(choice, players))
}

// inBox returns how many ships of a class there are in a game of some contents.
func (c *Catalogue) inBox(class Ship, g Groups) (n int) {
	for _, k := range c.boxes[class] {
		if g>>k.group&1 == 1 {
			n += int(k.n)
		}
	}
	return n
}
