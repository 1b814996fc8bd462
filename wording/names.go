package wording

import (
	"strings"
	"sync"

	"ragtag/rules"
)

// named is one name: the ref of a component, and what it is called.
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
	return index(cardNames, peopleNames, locationNames, tokenNames, boardNamesPegasus, capricaNames, peopleNamesPegasus, leaderNames)
})

var shortNames = sync.OnceValue(func() map[string]Both { return index(callNames, callNamesPegasus) })

// Name returns the name of a component. The faces of a Skill card share one. It
// is empty for None.
func Name(cat *rules.Catalogue, c rules.Comp, l Lang) string { return name(cat, c).In(l) }

func name(cat *rules.Catalogue, c rules.Comp) Both {
	if c == rules.None {
		return Both{}
	}
	return allNames()[nameRef(cat, c)]
}

// nameRef is the ref under which a component's name stands.
func nameRef(cat *rules.Catalogue, c rules.Comp) string {
	if cat.Kind(c) == rules.KindSkill {
		return "skill/" + cat.Skill(c).ID
	}
	return cat.Ref(c)
}

// ShortName returns what a character is called in a log line: the call sign, or
// the surname.
func ShortName(cat *rules.Catalogue, c rules.Comp, l Lang) string { return shortName(cat, c).In(l) }

func shortName(cat *rules.Catalogue, c rules.Comp) Both {
	return shortNames()[cat.Ref(c)].orElse(name(cat, c))
}

// Label returns the name of a component with what tells it from others of that
// name: the strength of a Skill card, what a civilian ship carries.
func Label(cat *rules.Catalogue, c rules.Comp, l Lang) string { return label(cat, c).In(l) }

func label(cat *rules.Catalogue, c rules.Comp) Both {
	if c == rules.None {
		return Both{}
	}
	switch cat.Kind(c) {
	case rules.KindSkill:
		return sayf("%s (%d)", "%s (%d)", name(cat, c), int(cat.Strength(c)))
	case rules.KindCivilian:
		return sayf("%s (%s)", "%s (%s)", name(cat, c), lossShort(cat.Civilian(c).Loss))
	}
	return name(cat, c)
}

// quoted is a name inside a sentence: Spanish puts it in “ ”, since only its
// first word has a capital.
func quoted(b Both) Both {
	if b.Empty() {
		return b
	}
	return Both{b.En, "“" + strings.NewReplacer("“", "‘", "”", "’").Replace(b.Es) + "”"}
}

// cited is the quoted name of a component; Skill cards with their strength.
func cited(cat *rules.Catalogue, c rules.Comp) Both {
	if c != rules.None && cat.Kind(c) == rules.KindSkill {
		return sayf("%s (%d)", "%s (%d)", quoted(name(cat, c)), int(cat.Strength(c)))
	}
	return quoted(label(cat, c))
}

// citedAll lists components, those of one name together with their number: a
// reader does not tell the cards of one set from those of another.
func citedAll(cat *rules.Catalogue, cs []rules.Comp) Both {
	var parts []Both
	count := map[Both]int{}
	for _, c := range cs {
		part := cited(cat, c)
		if count[part]++; count[part] == 1 {
			parts = append(parts, part)
		}
	}
	for i, part := range parts {
		if n := count[part]; n > 1 {
			parts[i] = sayf("%s ×%d", "%s ×%d", part, n)
		}
	}
	return listed(and, parts...)
}
