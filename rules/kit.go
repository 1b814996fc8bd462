package rules

import (
	"sync"

	"ragtag/options"
)

// kit is what a game is played with: of a catalogue, what its choice brings into
// play, put so that what nothing in play speaks of is passed by at once. It never
// changes.
type kit struct {
	features  options.FeatureSet
	kinds     [NumKinds][]Comp // the components in play, in the order of the tables
	locations []Loc
	wide      []Loc              // of these, the actions of whole boards
	places    [numPlaces]Loc     // OffBoard where there is none
	uses      Windows            // in which something can be used
	forced    Windows            // in which a sheet or a card before a player acts by itself
	brings    brought            // what the cards bring while they stay in play
	hidden    [NumWindows][]Comp // Skill cards that a window might see, one face of each
	tooMany   error              // there is no room for the options of a question
}

// kits are those of the games that were played so far with a catalogue.
type kits struct {
	mu   sync.RWMutex
	made map[kitKey]*kit
}

// kitKey is what a kit follows from, as State.Groups does.
type kitKey struct {
	choice  options.Choice
	players int8
}

// kit returns what a game is played with.
func (c *Catalogue) kit(s *State) *kit { return c.kitOf(s.Choice, int(s.Players)) }

func (c *Catalogue) kitOf(choice options.Choice, players int) *kit {
	key := kitKey{choice, int8(players)}
	c.kits.mu.RLock()
	k := c.kits.made[key]
	c.kits.mu.RUnlock()
	if k != nil {
		return k
	}
	k = c.makeKit(key)
	c.kits.mu.Lock()
	if c.kits.made == nil {
		c.kits.made = map[kitKey]*kit{}
	}
	c.kits.made[key] = k
	c.kits.mu.Unlock()
	return k
}

func (c *Catalogue) makeKit(key kitKey) *kit {
	players := int(key.players)
	k := &kit{features: key.choice.Features(players)}
	g := c.GroupsOf(key.choice, players)
	for comp := Comp(1); int(comp) < len(c.comps); comp++ {
		if !c.In(comp, g) {
			continue
		}
		kind := c.Kind(comp)
		k.kinds[kind] = append(k.kinds[kind], comp)
		k.uses |= c.usedIn[comp]
		k.forced |= c.forcedIn[comp]
		k.brings |= c.brings[comp]
	}
	for _, comp := range k.kinds[KindLocation] {
		l := c.LocOf(comp)
		k.locations = append(k.locations, l)
		if c.At(l).Wide {
			k.wide = append(k.wide, l)
		}
		if p := c.At(l).Role; k.places[p] == OffBoard {
			k.places[p] = l
		}
	}
	for w, faces := range c.hidden {
		for _, face := range faces {
			if c.In(face, g) {
				k.hidden[w] = append(k.hidden[w], face)
			}
		}
	}
	k.tooMany = c.tooMany(k)
	return k
}
