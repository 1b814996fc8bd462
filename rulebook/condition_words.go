package rulebook

import (
	"strings"

	"ragtag/options"
	"ragtag/wording"
)

// featureNames are what a feature is called in a sentence after "with" or
// "without".
var featureNames = map[options.Feature]wording.Both{
	options.Expansion:       {En: "an expansion", Es: "alguna expansión"},
	options.Execution:       {En: "executions", Es: "ejecuciones"},
	options.Treachery:       {En: "treachery cards", Es: "cartas de Traición"},
	options.Overlay:         {En: "an overlay on the Cylon locations", Es: "una plancha sobre las localizaciones cylons"},
	options.ExodusLoyalty:   {En: "the extra-card Loyalty deck", Es: "el mazo de Lealtad con carta adicional"},
	options.Infiltrator:     {En: "a Cylon Leader or a Sympathetic Cylon", Es: "un líder cylon o un colaborador cylon"},
	options.Motive:          {En: "Motives", Es: "Motivaciones"},
	options.Agenda:          {En: "Agendas", Es: "Estrategias"},
	options.Allies:          {En: "allies", Es: "aliados"},
	options.Demetrius:       {En: "Demetrius", Es: "la Demetrius"},
	options.CylonFleetBoard: {En: "the Cylon Fleet board", Es: "el tablero de Flota Cylon"},
	options.Sympathizer:     {En: "the Sympathizer", Es: "el simpatizante"},
	options.Mutineer:        {En: "the Mutineer", Es: "el Amotinado"},
}

var (
	withWord    = wording.Both{En: "with %", Es: "con %"}
	withoutWord = wording.Both{En: "without %", Es: "sin %"}
	bothJoin    = wording.Both{En: " and ", Es: " y "}
	eitherWord  = wording.Both{En: "either % or %", Es: "o bien % o bien %"}
)

// conditionWords returns a condition as a phrase of a sentence: "with “Pegasus”
// and without “Daybreak”".
func conditionWords(e expr, lang string) string {
	return phraseOf(e, true, wording.Lang(lang))
}

// phraseOf returns the phrase for e, or for its opposite if holds is false.
func phraseOf(e expr, holds bool, l wording.Lang) string {
	switch e := e.(type) {
	case notExpr:
		return phraseOf(e.of, !holds, l)
	case andExpr:
		return joinPhrases(e.left, e.right, holds, holds, l)
	case orExpr:
		return joinPhrases(e.left, e.right, holds, !holds, l)
	case featureExpr:
		return withPhrase(featureNames[options.Feature(e)].In(l), holds, l)
	case wordExpr:
		return withPhrase("“"+wording.WordName(options.Word(e), l)+"”", holds, l)
	}
	return ""
}

func withPhrase(name string, holds bool, l wording.Lang) string {
	say := withoutWord
	if holds {
		say = withWord
	}
	return strings.Replace(say.In(l), "%", name, 1)
}

// joinPhrases joins two phrases, both of which must hold, or either.
func joinPhrases(left, right expr, holds, both bool, l wording.Lang) string {
	a, b := phraseOf(left, holds, l), phraseOf(right, holds, l)
	switch {
	case a == b:
		return a
	case both:
		return a + bothJoin.In(l) + b
	}
	return strings.Replace(strings.Replace(eitherWord.In(l), "%", a, 1), "%", b, 1)
}

// Words returns the condition under which the rule is in play as a phrase of a
// sentence in that language.
func (e *NotInPlay) Words(lang string) string { return conditionWords(e.when, lang) }

// Nearest returns the legal choice with the fewest differences from c in which
// the rule or chapter with that id is in play, of at most two words. It reports
// whether there is one.
func Nearest(id string, c options.Choice) (options.Choice, bool) {
	when := inPlayWhen(id)
	level := []options.Choice{c}
	for range 3 {
		var next []options.Choice
		for _, near := range level {
			if near.Check(0) == nil && (when == nil || when.holds(near, 0)) {
				return near, true
			}
			for _, w := range options.AllWords() {
				if near.Has(w) {
					next = append(next, near.Without(w).Settle())
				} else {
					next = append(next, near.With(w).Settle())
				}
			}
		}
		level = next
	}
	return c, false
}

// inPlayWhen returns the condition under which a rule, or any rule of a chapter,
// is in play; nil if it always is.
func inPlayWhen(id string) expr {
	t := trees()[Languages[0]]
	s := t.byID[id]
	if s == nil || s.level > 1 {
		if s == nil {
			return nil
		}
		return s.when
	}
	var any expr
	seen := map[string]bool{}
	for _, r := range t.sections {
		if r.level == 1 || t.chapterOf(r) != id {
			continue
		}
		switch {
		case r.when == nil:
			return nil
		case seen[r.when.String()]:
		case any == nil:
			any = r.when
		default:
			any = orExpr{any, r.when}
		}
		seen[r.when.String()] = true
	}
	return any
}
