package wording

import "ragtag/rules"

// Remark is something that a bot says at the table: a code and its subject.
// Components and Skill types have their public ids, log lines their numbers.
type Remark struct {
	Code   string `json:"code"`
	Ground string `json:"ground,omitempty" doc:"code of the reason given, if there is one"`
	Seat   int    `json:"seat" doc:"of whom it speaks; -1: of nobody"`
	Other  int    `json:"other,omitempty" doc:"of whom it speaks besides"`
	Comp   string `json:"comp,omitempty" doc:"id of the card or location that it speaks of"`
	Skill  string `json:"skill,omitempty" doc:"the Skill type that it speaks of"`
	Count  int    `json:"count,omitempty" doc:"of how many cards it speaks"`
	Turn   int    `json:"turn,omitempty" doc:"of which turn it speaks"`
	Line   int    `json:"line,omitempty" doc:"number of the line of the log that shows it"`
	To     int    `json:"to,omitempty" doc:"number of the line of talk that it answers"`
	Way    int    `json:"way,omitempty" doc:"in which of several ways it is said"`
}

// RemarkSentence returns what a remark says.
func RemarkSentence(cat *rules.Catalogue, r *Remark, who Names) Sentence {
	t := teller{cat, who}
	b := t.remark(r, r.Code)
	if r.Ground != "" {
		b = b.then(" ", t.remark(r, r.Ground))
	}
	return Sentence{cat, b}
}

// remark returns one of the ways to say a code.
func (t teller) remark(r *Remark, code string) Both {
	ways := remarks[code]
	if len(ways) == 0 {
		return Both{}
	}
	return ways[max(0, r.Turn+r.Seat+r.Way)%len(ways)](t, r)
}

// Remarks lists the codes of all remarks and of the grounds that they give.
func Remarks() []string {
	var codes []string
	for code := range remarks {
		codes = append(codes, code)
	}
	return codes
}

// A way is one way to say something.
type way func(teller, *Remark) Both

// saying returns a way whose format names the given parts.
func saying(en, es string, parts ...func(teller, *Remark) any) way {
	return func(t teller, r *Remark) Both {
		named := make([]any, len(parts))
		for i, part := range parts {
			named[i] = part(t, r)
		}
		return sayf(en, es, named...)
	}
}

// The parts that a remark can name.

func them(t teller, r *Remark) any    { return t.seat(rules.Seat(r.Seat)) }
func another(t teller, r *Remark) any { return t.seat(rules.Seat(r.Other)) }
func turn(_ teller, r *Remark) any    { return r.Turn }

// spokenOf returns the name of the component that a remark speaks of, quoted.
func spokenOf(t teller, r *Remark) any {
	c, _ := t.cat.Find(r.Comp)
	return quoted(name(t.cat, c))
}

// hurting returns the cards that a remark speaks of, by their type.
func hurting(_ teller, r *Remark) any {
	var skill Both
	for k := range skillTerms {
		if rules.Skill(k).String() == r.Skill {
			skill = skillTerms[k]
		}
	}
	if r.Count == 1 {
		return sayf("the %s card", "la carta de %s", skill)
	}
	return sayf("the %d %s cards", "las %d cartas de %s", r.Count, skill)
}

// remarks are the ways to say each code. Grounds address the player that they are about.
var remarks = map[string][]way{
	"only-you": {
		func(t teller, r *Remark) Both {
			if r.Count == 1 {
				return sayf("%s, %s against the check of turn %d: Destiny aside, only you can have added it.",
					"%s, %s contra la prueba del turno %d: aparte del mazo de Destino, solo pudiste ponerla tú.", them(t, r), hurting(t, r), r.Turn)
			}
			return sayf("%s, %s against the check of turn %d: Destiny aside, only you can have added them.",
				"%s, %s contra la prueba del turno %d: aparte del mazo de Destino, solo pudiste ponerlas tú.", them(t, r), hurting(t, r), r.Turn)
		},
	},
	"two-of-you": {
		saying("%[1]s, who added %[2]s against the check of turn %[3]d? Destiny aside, it was you or %[4]s.", "%[1]s, ¿quién puso %[2]s contra la prueba del turno %[3]d? Aparte del mazo de Destino, fuiste tú o fue %[4]s.", them, hurting, turn, another),
	},
	"chose-worse": {
		saying("%s, in turn %d you chose what was worse for us: %s.", "%s, en el turno %d elegiste lo peor para nosotros: %s.", them, turn, spokenOf),
	},
	"let-fail": {
		saying("%s, in turn %d you let a check fail that we needed: %s.", "%s, en el turno %d dejaste fallar una prueba que necesitábamos: %s.", them, turn, spokenOf),
	},
	"added-none": {
		saying("%s, you had cards and added none when %s failed in turn %d.", "%s, tenías cartas y no pusiste ninguna cuando se perdió %s en el turno %d.", them, spokenOf, turn),
	},
	"seen-cylon": {
		saying("I have looked at a Loyalty card of %s: a Cylon.", "He mirado una carta de Lealtad de %s: es cylon.", them),
	},
	"seen-human": {
		saying("I have looked at a Loyalty card of %s: human.", "He mirado una carta de Lealtad de %s: no es cylon.", them),
	},
	"openly": {saying("%s, %s against the check of turn %d: we all saw you add it.", "%s, %s contra la prueba del turno %d: todos vimos cómo la ponías.", them, hurting, turn)},
	"hunch": {
		saying("There is nothing in the log that I could show you; I just do not trust %s.", "No hay nada en el diario que pueda enseñaros; simplemente no me fío de %s.", them),
		saying("It is little things. I do not trust %s.", "Son detalles. No me fío de %s.", them),
	},
	"as-said": {
		saying("Turn %d is enough for me.", "Me basta con lo del turno %d.", turn),
		saying("I have not forgotten turn %d.", "No he olvidado el turno %d.", turn),
	},
	"vote-for": {
		saying("I am for it.", "Estoy a favor."), saying("I will help with this one.", "En esta ayudo."), saying("Count on my cards.", "Contad con mis cartas."),
	},
	"vote-against": {
		saying("I am against it: I find nothing against %s in the log.", "Estoy en contra: no encuentro nada contra %s en el diario.", them),
		saying("Why %s? Show me a turn that speaks for it.", "¿Por qué %s? Decidme un turno que lo justifique.", them),
		saying("Not with my cards. %s has given me no reason.", "Con mis cartas, no. %s no me ha dado motivos.", them),
	},
	"vote-against-weak": {
		saying("I am against it: what speaks against %s is not enough for me.", "Estoy en contra: lo que hay contra %s no me basta.", them),
		saying("I have seen it too, and still I would not lock %s up for it.", "Yo también lo vi, y aun así no encerraría por eso a %s.", them),
	},
	"free-for": {
		saying("I will help %s out.", "Ayudaré a que salga %s.", them),
		saying("Let %s out: we need every pair of hands.", "Que salga %s: nos hacen falta todas las manos.", them),
	},
	"free-against": {
		saying("%s stays where %[1]s is, if it is up to me.", "Por mí, %s se queda donde está.", them),
		saying("I would not let %s out.", "Yo no sacaría a %s.", them),
	},
	"trial-for":   {saying("If it must be somebody, let it be %s.", "Si ha de ser alguien, que sea %s.", them)},
	"trial-spare": {saying("Not %s: of those who may be condemned I trust %[1]s most.", "%[1]s no: es de quien más me fío entre quienes pueden ser eliminados.", them)},
	"trial-plea":  {saying("Not me. I am human, and you will need my cards.", "A mí no. No soy cylon, y mis cartas os harán falta.")},
	"plea": {
		saying("I am human. Look at what I have done.", "No soy cylon. Mirad lo que he hecho."), saying("You have the wrong one. I am human.", "Os equivocáis. No soy cylon."),
	},
	"answer-destiny": {
		saying("Destiny adds cards too. It need not have been me.", "El mazo de Destino también pone cartas. No tuve que ser yo."),
		saying("You leave Destiny aside too easily.", "Dejas el mazo de Destino de lado con mucha facilidad."),
	},
	"answer-other": {saying("Ask %s the same.", "Pregúntale lo mismo a %s.", them)},
	"answer-evade": {
		saying("I do not talk about single cards.", "No hablo de cartas sueltas."), saying("Nobody here says what they added, and nor do I.", "Aquí nadie dice qué cartas puso, y yo tampoco."),
	},
	"answer-judgement": {saying("I held it to be the better way.", "Me pareció lo mejor."), saying("I would do it again.", "Lo volvería a hacer.")},
	"answer-spared": {
		saying("I had nothing that was worth adding.", "No tenía nada que mereciera la pena poner."), saying("It was lost already. I kept my cards.", "Ya estaba perdida. Me guardé las cartas."),
	},
	"answer-human": {saying("I am human.", "No soy cylon."), saying("That is not so. I am human.", "No es así. No soy cylon.")},
}
