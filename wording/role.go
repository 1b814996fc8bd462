package wording

import "ragtag/rules"

// subjects are roles as the subject of a sentence, objects as the object, and
// owners as a possessive. Those about a title have its name.
var (
	subjects = [...]Both{
		rules.Current: {"the current player", "el jugador actual"}, rules.Acting: {"you", "tú"},
		rules.Chosen: {"that player", "ese jugador"}, rules.Each: {"each player", "cada jugador"},
		rules.EachHuman: {"each human player", "cada jugador humano"}, rules.EachOtherHuman: {"each other human player", "cada uno de los demás jugadores humanos"}, rules.EachCylon: {"each Cylon player", "cada jugador cylon"},
	}
	objects = [...]Both{
		rules.Current: {"the current player", "al jugador actual"}, rules.Acting: {"you", "a ti"},
		rules.Chosen: {"that player", "a ese jugador"}, rules.Each: {"each player", "a cada jugador"},
		rules.EachHuman: {"each human player", "a cada jugador humano"}, rules.EachOtherHuman: {"each other human player", "a cada uno de los demás jugadores humanos"}, rules.EachCylon: {"each Cylon player", "a cada jugador cylon"},
	}
	owners = [...]Both{
		rules.Current: {"of the current player", "del jugador actual"}, rules.Acting: {"of yours", "tuya"},
		rules.Chosen: {"of that player", "de ese jugador"}, rules.Each: {"of each player", "de cada jugador"},
		rules.EachHuman: {"of each human player", "de cada jugador humano"}, rules.EachOtherHuman: {"of each other human player", "de cada uno de los demás jugadores humanos"}, rules.EachCylon: {"of each Cylon player", "de cada jugador cylon"},
	}
)

// subject returns a role as the subject of a sentence.
func subject(cat *rules.Catalogue, r rules.Role) Both {
	return roleIn(cat, r, subjects[:], "the %s", "el %s")
}

// object returns a role as the object of a sentence.
func object(cat *rules.Catalogue, r rules.Role) Both {
	return roleIn(cat, r, objects[:], "the %s", "al %s")
}

// owner returns a role as a possessive.
func owner(cat *rules.Catalogue, r rules.Role) Both {
	return roleIn(cat, r, owners[:], "of the %s", "del %s")
}

func roleIn(cat *rules.Catalogue, r rules.Role, table []Both, en, es string) Both {
	if k, ok := r.Title(); ok {
		return sayf(en, es, titleTerm(cat, k))
	}
	return table[r]
}

// titleTerm returns the name of a title, which is also the name of its plain
// card.
func titleTerm(cat *rules.Catalogue, k rules.Title) Both {
	ref := "title/" + cat.Office(k).ID
	c, _ := cat.Find(ref)
	return allNames()[ref].naming(c)
}

// verb has the forms of a verb that a clause needs: the imperative and the
// third person.
type verb struct{ en, ens, es, ess string }

var (
	draws    = verb{"draw", "draws", "roba", "roba"}
	mayDraw  = verb{"you may draw", "may draw", "puedes robar", "puede robar"}
	discards = verb{"discard", "discards", "descártate de", "se descarta de"}
	looksAt  = verb{"look at", "looks at", "mira", "mira"}
	chooses  = verb{"choose", "chooses", "elige", "elige"}
	destroys = verb{"destroy", "destroys", "destruye", "destruye"}
	prepares = verb{"prepare", "prepares", "prepara", "prepara"}
	mayMove  = verb{"you may move", "may move", "puedes trasladar", "puede trasladar"}
	mayPick  = verb{"you may choose", "may choose", "puedes elegir", "puede elegir"}
)

// does says that a role does something. The reader is addressed, and a role
// that the sentence has named is not named again.
func (w writer) does(r rules.Role, v verb, what Both) Both {
	if r == rules.Acting {
		return say(v.en, v.es).then(" ", what)
	}
	b := say(v.ens, v.ess).then(" ", what)
	if w.named && w.doer == r {
		return b
	}
	return subject(w.cat, r).then(" ", b)
}

// cardAct is what a role does with cards.
type cardAct struct {
	who  rules.Role
	verb verb
	what Both
}

func cardActOf(e rules.Effect) (d cardAct, ok bool) {
	switch e := e.(type) {
	case rules.Discard:
		return cardAct{e.Who, discards, discarded(e)}, true
	case rules.DrawCards:
		return cardAct{e.Who, draws, drawn(e)}, true
	case rules.DrawSuper:
		return cardAct{e.Who, draws, superCards.of(int(e.N))}, true
	}
	return cardAct{}, false
}

// cardActs says what one role does with cards in sequence. The role is named once,
// and a verb common to two kinds of cards is used once.
func (w writer) cardActs(all []cardAct) Both {
	parts := []Both{w.does(all[0].who, all[0].verb, all[0].what)}
	w.doer, w.named = all[0].who, true
	for i, d := range all[1:] {
		part := d.what
		if d.verb != all[i].verb {
			part = w.does(d.who, d.verb, d.what)
		}
		parts = append(parts, part)
	}
	return listed(and, parts...)
}

// place returns the location that the rules use for p.
func (w writer) place(p rules.Place) rules.Comp { return w.cat.LocComp(w.cat.Place(p)) }

// toLocation returns the destination of a move: "to Sickbay".
func toLocation(cat *rules.Catalogue, c rules.Comp) Both {
	p, n := placesOn[cat.Ref(c)], placeName(cat, c)
	return Both{"to " + n.En, p.a + " " + n.Es}
}

// atLocation returns where somebody is: "at FTL Control", "in the Brig".
func atLocation(cat *rules.Catalogue, c rules.Comp) Both {
	p, n := placesOn[cat.Ref(c)], placeName(cat, c)
	return Both{p.at + " " + n.En, p.in + " " + n.Es}
}
