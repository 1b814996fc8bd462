package rulebook

import (
	"strings"

	"ragtag/options"
	"ragtag/wording"
)

// featureNames are what a feature is called in a sentence after "with" or
// "without".
var featureNames = map[options.Feature]wording.Both{
	options.Expansion:        {En: "an expansion", Es: "alguna expansión"},
	options.Execution:        {En: "executions", Es: "ejecuciones"},
	options.Treachery:        {En: "treachery cards", Es: "cartas de Traición"},
	options.Overlay:          {En: "an overlay on the Cylon locations", Es: "una plancha sobre las localizaciones cylons"},
	options.ExodusLoyalty:    {En: "the extra-card Loyalty deck", Es: "el mazo de Lealtad con carta adicional"},
	options.Infiltrator:      {En: "a Cylon Leader or a Sympathetic Cylon", Es: "un líder cylon o un colaborador cylon"},
	options.Motive:           {En: "Motives", Es: "Motivaciones"},
	options.Agenda:           {En: "Agendas", Es: "Estrategias"},
	options.Allies:           {En: "allies", Es: "aliados"},
	options.Demetrius:        {En: "Demetrius", Es: "la Demetrius"},
	options.CylonFleetBoard:  {En: "the Cylon Fleet board", Es: "el tablero de Flota Cylon"},
	options.Sympathizer:      {En: "the Sympathizer", Es: "el simpatizante"},
	options.Mutineer:         {En: "the Mutineer", Es: "el Amotinado"},
	options.DealtCharacters:  {En: "characters dealt by chance", Es: "personajes repartidos al azar"},
	options.PartOfCrises:     {En: "a part of the Crisis cards", Es: "una parte de las cartas de Crisis"},
	options.LateBoards:       {En: "ships that join on the way", Es: "naves que se unen por el camino"},
	options.BothTreacheries:  {En: "both treachery decks", Es: "los dos mazos de Traición"},
	options.DamageByPlace:    {En: "damage where the current player is", Es: "daños donde está el jugador activo"},
	options.ScrapRepairs:     {En: "repairs that cost a viper", Es: "reparaciones que cuestan un Viper"},
	options.CiviliansReturn:  {En: "civilian ships that come back", Es: "naves civiles que vuelven"},
	options.LateDeaths:       {En: "deaths that are final", Es: "muertes definitivas"},
	options.CylonsInside:     {En: "Cylons that infiltrate", Es: "cylons que se infiltran"},
	options.LateMissions:     {En: "missions that count at the jump", Es: "misiones que cuentan al saltar"},
	options.Interlude:        {En: "the New Caprica interlude", Es: "el intermedio de Nueva Cáprica"},
	options.LateHandOver:     {En: "Loyalty cards that change hands longer", Es: "cartas de Lealtad que cambian de manos más tiempo"},
	options.ChosenTrial:      {En: "Crossroads cards for some", Es: "cartas de Encrucijada para algunos"},
	options.JumpsNeedFTL:     {En: "jumps that need FTL Control", Es: "saltos que necesitan el Control de FTL"},
	options.TributeBySide:    {En: "a tribute for each side", Es: "un tributo para cada bando"},
	options.ClosedBrig:       {En: "a closed Brig", Es: "una Prisión cerrada"},
	options.CylonsApart:      {En: "Cylons that crises do not touch", Es: "cylons a quienes no afectan las crisis"},
	options.PursuitByDeed:    {En: "pursuit by what icons do", Es: "persecución por lo que hacen los iconos"},
	options.MutinyWhenShown:  {En: "Mutiny cards for revealed icons", Es: "cartas de Motín por iconos revelados"},
	options.TargetsAboard:    {En: "accusations of those aboard alone", Es: "acusaciones solo a quienes están a bordo"},
	options.WideNukes:        {En: "nukes that take any ship", Es: "misiles nucleares que destruyen cualquier nave"},
	options.RaptorsStay:      {En: "assault raptors that stay in space", Es: "Raptors de Asalto que se quedan en el espacio"},
	options.FewerMotives:     {En: "one Motive that may stay hidden", Es: "una Motivación que puede quedar oculta"},
	options.GoalsOfHumans:    {En: "Personal Goals of humans alone", Es: "Objetivos personales solo de los humanos"},
	options.AttacksFromFleet: {En: "attacks from the Cylon Fleet board", Es: "ataques desde el tablero de Flota Cylon"},
	options.CrisisScouts:     {En: "looks at the Crisis deck alone", Es: "miradas solo al mazo de Crisis"},
	options.HazardTokens:     {En: "disasters of hazardous locations", Es: "desastres de localizaciones peligrosas"},
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
