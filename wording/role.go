package wording

import "ragtag/rules"

// subjects are roles as the subject of a sentence; objects, as its object.
var (
	subjects = [...]Both{
		rules.Current: {"the current player", "el jugador actual"}, rules.Acting: {"you", "tú"},
		rules.ThePresident: {"the President", "el Presidente"}, rules.TheAdmiral: {"the Admiral", "el Almirante"},
		rules.Chosen: {"that player", "ese jugador"}, rules.Each: {"each player", "cada jugador"},
		rules.EachHuman: {"each human player", "cada jugador humano"}, rules.EachOtherHuman: {"each other human player", "cada uno de los demás jugadores humanos"}, rules.EachCylon: {"each Cylon player", "cada jugador cylon"},
	}
	objects = [...]Both{
		rules.Current: {"the current player", "al jugador actual"}, rules.Acting: {"you", "a ti"},
		rules.ThePresident: {"the President", "al Presidente"}, rules.TheAdmiral: {"the Admiral", "al Almirante"},
		rules.Chosen: {"that player", "a ese jugador"}, rules.Each: {"each player", "a cada jugador"},
		rules.EachHuman: {"each human player", "a cada jugador humano"}, rules.EachOtherHuman: {"each other human player", "a cada uno de los demás jugadores humanos"}, rules.EachCylon: {"each Cylon player", "a cada jugador cylon"},
	}
	owners = [...]Both{
		rules.Current: {"of the current player", "del jugador actual"}, rules.Acting: {"of yours", "tuya"},
		rules.ThePresident: {"of the President", "del Presidente"}, rules.TheAdmiral: {"of the Admiral", "del Almirante"},
		rules.Chosen: {"of that player", "de ese jugador"}, rules.Each: {"of each player", "de cada jugador"},
		rules.EachHuman: {"of each human player", "de cada jugador humano"}, rules.EachOtherHuman: {"of each other human player", "de cada uno de los demás jugadores humanos"}, rules.EachCylon: {"of each Cylon player", "de cada jugador cylon"},
	}
)

// verb has the forms that a clause needs: said to the reader, and of somebody.
type verb struct{ en, ens, es, ess string }

var (
	draws    = verb{"draw", "draws", "roba", "roba"}
	discards = verb{"discard", "discards", "descártate de", "se descarta de"}
	looksAt  = verb{"look at", "looks at", "mira", "mira"}
	chooses  = verb{"choose", "chooses", "elige", "elige"}
	mayMove  = verb{"you may move", "may move", "puedes trasladar", "puede trasladar"}
	mayPick  = verb{"you may choose", "may choose", "puedes elegir", "puede elegir"}
)

// does says that a role does something; the reader is told to do it.
func does(r rules.Role, v verb, what Both) Both {
	if r == rules.Acting {
		return say(v.en, v.es).then(" ", what)
	}
	return sayf("%s %s", "%s %s", subjects[r], say(v.ens, v.ess)).then(" ", what)
}

// place returns the location that rules use for p.
func (w writer) place(p rules.Place) rules.Comp { return w.cat.LocComp(w.cat.Place(p)) }

// toLocation says where somebody goes: "to Sickbay".
func toLocation(cat *rules.Catalogue, c rules.Comp) Both {
	p, n := placesOn[cat.Ref(c)], quoted(name(cat, c))
	return Both{"to " + p.en, p.a + " " + n.Es}
}

// atLocation says where somebody is: "at FTL Control".
func atLocation(cat *rules.Catalogue, c rules.Comp) Both {
	p, n := placesOn[cat.Ref(c)], quoted(name(cat, c))
	return Both{"at " + p.en, p.in + " " + n.Es}
}
