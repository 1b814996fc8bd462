package wording

import "ragtag/rules"

// question returns what a request of one kind asks, without its cause.
type question func(teller, *rules.Request) Both

// asks returns a question that depends only on its kind.
func asks(en, es string) question {
	return func(teller, *rules.Request) Both { return say(en, es) }
}

// questions are the questions of requests, by kind.
var questions = [rules.NumRequestKinds]question{
	rules.ReqNone:              asks("nothing is asked", "no se pregunta nada"),
	rules.ReqCharacter:         askCharacter,
	rules.ReqReceive:           askTypes,
	rules.ReqDraw:              askTypes,
	rules.ReqMove:              asks("where do you move?", "¿adónde te desplazas?"),
	rules.ReqPay:               teller.askPay,
	rules.ReqAction:            asks("which action do you take?", "¿qué acción llevas a cabo?"),
	rules.ReqOrder:             asks("do you move and act, or act twice?", "¿te mueves y actúas, o actúas 2 veces?"),
	rules.ReqDiscard:           askDiscard,
	rules.ReqContribute:        askContribute,
	rules.ReqPlay:              teller.window,
	rules.ReqFirst:             asks("several players want to act now. Who goes first?", "varios jugadores quieren actuar ahora. ¿Quién va primero?"),
	rules.ReqBox:               asks("choose one of the two", "elige una de las 2 opciones"),
	rules.ReqSeat:              teller.askSeat,
	rules.ReqArea:              teller.askArea,
	rules.ReqLaunch:            askLaunch,
	rules.ReqLocation:          teller.askLocation,
	rules.ReqTarget:            teller.askTarget,
	rules.ReqViper:             askViper,
	rules.ReqFly:               askFly,
	rules.ReqCivilian:          teller.askCivilian,
	rules.ReqOptional:          teller.optional,
	rules.ReqApply:             askApply,
	rules.ReqCrisis:            teller.askCrisis,
	rules.ReqDestination:       asks("choose where the fleet jumps", "elige el destino del salto"),
	rules.ReqQuorum:            teller.askQuorum,
	rules.ReqRaiders:           asks("which raiders act next?", "¿qué Incursores actúan ahora?"),
	rules.ReqDamageToken:       asks("choose the damage token to resolve", "elige la ficha de Daño que se resuelve"),
	rules.ReqDeck:              asks("which deck do you look at?", "¿qué mazo miras?"),
	rules.ReqTopOrBottom:       teller.askPutBack,
	rules.ReqSkill:             teller.askType,
	rules.ReqResource:          teller.askResource,
	rules.ReqIcon:              asks("which ships act?", "¿qué naves actúan?"),
	rules.ReqTake:              asks("choose the card that you take", "elige la carta con la que te quedas"),
	rules.ReqDifficulty:        asks("do you raise or lower the difficulty?", "¿aumentas o reduces la dificultad?"),
	rules.ReqOutcome:           asks("does the check pass or fail?", "¿se supera la prueba o no?"),
	rules.ReqRepair:            askRepair,
	rules.ReqLeaveOut:          askLeaveOut,
	rules.ReqHandOver:          askHandOver,
	rules.ReqDamagedShip:       asks("which ship takes the damage?", "¿qué nave recibe el daño?"),
	rules.ReqPutBack:           asks("which card do you put back next?", "¿qué carta devuelves ahora?"),
	rules.ReqShowCylon:         asks("show a “You Are a Cylon” card, if you hold one", "muestra una carta “Eres un cylon”, si la tienes"),
	rules.ReqChangeRoll:        teller.askChangeRoll,
	rules.ReqAbility:           asks("which card takes effect next?", "¿qué carta surte efecto ahora?"),
	rules.ReqMotive:            asks("do you reveal Motive cards that are true now?", "¿revelas cartas de Motivación que se cumplen ahora?"),
	rules.ReqOnDestiny:         asks("which card do you put on top of the Destiny deck?", "¿qué carta colocas en la parte superior del mazo de Destino?"),
	rules.ReqAddToCheck:        asks("which cards do you add to the skill check?", "¿qué cartas añades a la prueba de Habilidad?"),
	rules.ReqOccupation:        teller.askOccupation,
	rules.ReqReroll:            teller.askReroll,
	rules.ReqPrepareOrEvacuate: asks("do you prepare or evacuate a civilian ship?", "¿preparas o evacúas 1 Nave Civil?"),
	rules.ReqPlayQuorum:        asks("do you play a Quorum card?", "¿juegas una carta de Quórum?"),
	rules.ReqTitle:             teller.askTitle,
	rules.ReqGive:              asks("choose the Skill card that you give", "elige la carta de Habilidad que entregas"),
	rules.ReqCheckOrHand:       asks("do these cards go into the check, or into your hand?", "¿van estas cartas a la prueba o a tu mano?"),
	rules.ReqDiscardDestiny:    askDiscardDestiny,
	rules.ReqDiscardQuorum:     askDiscardQuorum,
	rules.ReqDiscardAdded:      asks("which card of the check do you discard?", "¿qué carta de la prueba descartas?"),
	rules.ReqMoveOrAct:         asks("do you move, or take an action?", "¿te mueves o llevas a cabo una acción?"),
	rules.ReqDieResult:         teller.askDieResult,
	rules.ReqOrders:            askOrders,
	rules.ReqReinforce:         asks("what do you place on the Cylon Fleet board, and where?", "¿qué colocas en el tablero de Flota Cylon, y dónde?"),
	rules.ReqPayExactly:        asks("pick a Skill card towards the strength that you discard", "elige una carta de Habilidad para sumar la Pericia de la que te descartas"),
	rules.ReqResolveNext:       asks("which of these cards is resolved next?", "¿cuál de estas cartas se resuelve ahora?"),
	rules.ReqStay:              teller.askStay,
}
