package wording

import (
	"strings"
	"sync"

	"ragtag/rules"
)

// named is the name of a component, by its ref.
type named struct{ ref, en, es string }

func index(tables ...[]named) map[string]Both {
	m := map[string]Both{}
	for _, t := range tables {
		for _, n := range t {
			m[n.ref] = Both{n.en, n.es}
		}
	}
	return m
}

var allNames = sync.OnceValue(func() map[string]Both {
	return index(cardNames, peopleNames, locationNames, tokenNames, boardNamesPegasus, capricaNames, peopleNamesPegasus, leaderNames, exodusNames, conflictedNames, allyNames, missionNames, colonialNames, daybreakCrisisNames, crossroadsNames, epicaNames, daybreakNames, daybreakPeople)
})

var shortNames = sync.OnceValue(func() map[string]Both {
	return index(callNames, callNamesPegasus, callNamesExodus, callNamesDaybreak, plainAllyNames)
})

// Name returns the name of a component. The faces of a Skill card share one.
// The name of None is empty.
func Name(cat *rules.Catalogue, c rules.Comp, l Lang) string { return name(cat, c).In(l) }

func name(cat *rules.Catalogue, c rules.Comp) Both {
	if c == rules.None {
		return Both{}
	}
	return bareName(cat, c).naming(c)
}

// bareName returns the name of a component without marks.
func bareName(cat *rules.Catalogue, c rules.Comp) Both { return allNames()[nameRef(cat, c)] }

// titleName returns the name of a title as its holder is called.
func titleName(cat *rules.Catalogue, c rules.Comp) Both {
	return titleTerm(cat, cat.Title(c).Title)
}

// nameRef returns the ref whose name a component has.
func nameRef(cat *rules.Catalogue, c rules.Comp) string {
	if cat.Kind(c) == rules.KindSkill {
		return "skill/" + cat.Skill(c).ID
	}
	return cat.Ref(c)
}

// shortName returns the name of a character in log lines: the call sign or the surname.
func shortName(cat *rules.Catalogue, c rules.Comp) Both {
	return bareShort(cat, c).naming(c)
}

// bareShort returns the short name of a character without marks.
func bareShort(cat *rules.Catalogue, c rules.Comp) Both {
	return shortNames()[cat.Ref(c)].orElse(bareName(cat, c))
}

// Label returns the name of a component with what distinguishes it from others
// of that name: the strength of a Skill card, what a civilian ship carries.
func Label(cat *rules.Catalogue, c rules.Comp, l Lang) string { return label(cat, c).In(l) }

func label(cat *rules.Catalogue, c rules.Comp) Both {
	if c == rules.None {
		return Both{}
	}
	switch cat.Kind(c) {
	case rules.KindSkill:
		return bareName(cat, c).citing(c, cat.Strength(c))
	case rules.KindCivilian:
		return sayf("%s (%s)", "%s (%s)", bareName(cat, c), lossShort(cat.Civilian(c).Loss)).naming(c)
	}
	return name(cat, c)
}

// quoted returns a name for use in a sentence. Spanish puts it in “ ”, since
// only its first word has a capital.
func quoted(b Both) Both {
	if b.Empty() {
		return b
	}
	return Both{b.En, inQuotes(innerQuotes.Replace(b.Es))}
}

var innerQuotes = strings.NewReplacer("“", "‘", "”", "’")

// cited returns the quoted name of a component, with its strength if it is a
// Skill card; of a trauma token, what it shows.
func cited(cat *rules.Catalogue, c rules.Comp) Both {
	switch {
	case c == rules.None:
	case cat.Kind(c) == rules.KindSkill:
		return quoted(bareName(cat, c)).citing(c, cat.Strength(c))
	case cat.Kind(c) == rules.KindTrauma:
		return traumaFaces[cat.Trauma(c).Face].naming(c)
	}
	return quoted(label(cat, c))
}

// citedAll lists components. Those of one name are counted together, since a
// reader does not distinguish cards of one name from different sets.
func citedAll(cat *rules.Catalogue, cs []rules.Comp) Both {
	var parts []Both
	count := map[Both]int{}
	for _, c := range cs {
		part := cited(cat, c)
		read := part.flat()
		if count[read]++; count[read] == 1 {
			parts = append(parts, part)
		}
	}
	for i, part := range parts {
		if n := count[part.flat()]; n > 1 {
			parts[i] = sayf("%s ×%d", "%s ×%d", part, n)
		}
	}
	return listed(and, parts...)
}
