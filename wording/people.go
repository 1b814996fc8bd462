package wording

import (
	"strings"

	"ragtag/rules"
)

// Player is the player at a seat: the name that somebody has given, and the
// character, which is None before it is chosen. A bot without a name is called
// by its character.
type Player struct {
	Name      string
	Character rules.Comp
	Bot       bool
}

// Names are the players of a game, by seat.
type Names []Player

// teller writes about a game with certain players.
type teller struct {
	cat *rules.Catalogue
	who Names
}

// Called returns what the player at a seat is called, without marks.
func Called(cat *rules.Catalogue, who Names, p rules.Seat) Both {
	return teller{cat, who}.called(p)
}

// seat returns the name of the player at a seat, else that of the character,
// else the number of the seat, or that it is a bot.
func (t teller) seat(p rules.Seat) Both {
	if p < 0 {
		return say("nobody", "nadie")
	}
	return t.called(p).seated(p)
}

func (t teller) called(p rules.Seat) Both {
	if int(p) < len(t.who) {
		switch k := t.who[p]; {
		case k.Name != "":
			return same(unmarked(k.Name))
		case k.Character != rules.None:
			return bareShort(t.cat, k.Character)
		case k.Bot:
			return say("a bot", "un bot")
		}
	}
	return sayf("Player %d", "Jugador %d", int(p)+1)
}

// title returns the names of player and character: "Ana (Starbuck)".
func (t teller) title(p rules.Seat) Both {
	b := t.seat(p)
	if int(p) >= len(t.who) || p < 0 || t.who[p].Name == "" || t.who[p].Character == rules.None {
		return b
	}
	return sayf("%s (%s)", "%s (%s)", b, shortName(t.cat, t.who[p].Character))
}

// to returns the destination of a move: "to Sickbay".
func (t teller) to(l rules.Loc) Both {
	if a, ok := l.Area(); ok {
		return sayf("into space, %s", "al espacio, %s", areaPlaces[a])
	}
	if c := t.cat.LocComp(l); c != rules.None {
		return toLocation(t.cat, c)
	}
	return say("off the board", "fuera del tablero")
}

// at returns the place of somebody: "in Sickbay".
func (t teller) at(l rules.Loc) Both {
	if a, ok := l.Area(); ok {
		return sayf("in a viper, %s", "en un Viper, %s", areaPlaces[a])
	}
	if c := t.cat.LocComp(l); c != rules.None {
		return atLocation(t.cat, c)
	}
	return say("off the board", "fuera del tablero")
}

// theLocation returns a location as the object of a sentence: "the Armory".
func theLocation(cat *rules.Catalogue, c rules.Comp) Both {
	p, n := placesOn[cat.Ref(c)], placeName(cat, c)
	return Both{n.En, definite(p.in) + n.Es}
}

// placeName returns the name of a location within a sentence; in English, with
// its article.
func placeName(cat *rules.Catalogue, c rules.Comp) Both {
	en, bare, n := placesOn[cat.Ref(c)].en, bareName(cat, c).En, quoted(name(cat, c))
	if article, is := strings.CutSuffix(en, bare); is {
		return Both{article + n.En, n.Es}
	}
	return Both{enclosed(openComp+mark(c), en, shut), n.Es}
}

// definite returns the article in a phrase such as "en el".
func definite(in string) string {
	if len(in) > len("en ") {
		return in[len("en "):] + " "
	}
	return ""
}
