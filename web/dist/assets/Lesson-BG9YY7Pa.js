import { An as only_child, Dt as catalogue, In as user_derived, Kt as set_attribute, Mt as t, Nn as set, Nt as word, On as child, Pn as state, Rn as pop, Tn as user_effect, Vn as reset, ct as useSession, dn as set_text, fn as append, in as each, jn as sibling, kn as first_child, mn as from_html, pn as comment, sn as if_block, vn as delegate, wn as template_effect, xn as get, yn as delegated, zn as push } from "./client-FhJZpOI1.js";
// src/lesson/hints.ts
/** The part of the page that a hint speaks of. */
var partOf = {
	welcome: "fleet",
	character: "ask",
	rhythm: "ask",
	draw: "ask",
	move: "board",
	action: "ask",
	crisis: "stage",
	contribute: "hand",
	window: "ask",
	discard: "hand",
	loyalty: "hand",
	others: "log",
	space: "board",
	jump: "fleet",
	over: "stage"
};
/** What everybody learns in a first turn: the two goals, who one is, and the steps of a turn one by one. */
var script = [
	"welcome",
	"character",
	"loyalty",
	"rhythm",
	"move",
	"action",
	"crisis"
];
/** What is told otherwise to who is taught to be a Cylon. */
var cylonHints = [
	"welcome",
	"loyalty",
	"action",
	"contribute",
	"others",
	"jump"
];
/** The steps of a turn, by the phases of the game. */
var rhythm = [
	"receive-skills",
	"movement",
	"action",
	"crisis"
];
var asked = {
	character: "character",
	receive: "draw",
	draw: "draw",
	move: "move",
	action: "action",
	box: "crisis",
	contribute: "contribute",
	play: "window",
	discard: "discard",
	pay: "discard"
};
/** The hints that fit, the most fitting first. */
function fitting(frame) {
	const { view, ask } = frame;
	if (view.over) return ["over"];
	const hints = ["welcome"];
	const own = ask && asked[ask.kind];
	if (view.turn > 0 && view.current === view.seat && view.mine.loyalty.length > 0) hints.push("loyalty", "rhythm");
	if (own) hints.push(own);
	if (view.crisis.length > 0 || view.check) hints.push("crisis");
	if (!ask && view.turn > 0) hints.push("others");
	if (view.mine.loyalty.length > 0 && view.turn > 0 && ask?.kind !== "contribute") hints.push("loyalty");
	if (view.areas.some((a) => a.raiders + a.heavy + a.basestars.length > 0) && view.turn > 1) hints.push("space");
	if (view.marker > 0 && view.turn > 1) hints.push("jump");
	return hints;
}
/** The hint to show: the first that was not read. */
var next = (frame, read) => fitting(frame).find((hint) => !read.includes(hint));
/** The number of a hint of the first turn, of those that were read before it. */
var stepOf = (hint, read) => script.includes(hint) ? script.filter((other) => read.includes(other)).length + 1 : void 0;
var tl = catalogue({
	en: {
		title: "Your first game",
		read: "Got it",
		leave: "Leave the tour",
		left: "The tour is over. Play on as you like.",
		progress: "Your first turn: {n} of {all}",
		later: "Something new",
		humans: "Humans win",
		humansGoal: "if the fleet travels a distance of 8 and then jumps once more.",
		cylons: "Cylons win",
		cylonsGoal: "if fuel, food, morale or population runs out, if centurions take Galactica, or if she is destroyed.",
		welcome: "You lead what is left of humanity home. What it has left stands above. Some of the players may secretly be Cylons, and you may turn out to be one.",
		rhythm: "It is your turn. Every turn has the same four steps: you draw Skill cards, you may move, you take one action, and then a Crisis card is drawn. After it Cylon ships may act, and the fleet may get closer to its jump.",
		character: "Choose who you want to be. A character decides which cards you draw, what only you can do, and one weakness. Press a name to read about it, then confirm. For a first game, a pilot such as Starbuck or a leader such as Adama is easy to play.",
		draw: "You begin your turn with new Skill cards. Their colors say what they help with, and their strength how much. Where you have a choice of types, take what your hand lacks.",
		move: "Now you may move. Locations that you can reach are lit: press one on the board, or in the list. Moving to another ship costs a card. You may also stay.",
		action: "One action a turn: use the location where you stand, an action printed on a card or on your character, or nothing. Choose something below to read what it does before you confirm.",
		crisis: "Every turn of a human ends with a Crisis card. It brings a choice, a skill check for everybody, or an attack; then Cylon ships may act, and the fleet may get closer to its jump. The card is shown above the board.",
		contribute: "A skill check. The types named at the top count for it, all others against it. Everybody adds cards face down, and two come from the Destiny deck. Choose cards to add, or none: nobody will know whose they were.",
		window: "You could use something now. Pass if you do not want to. You are asked even if you hold nothing that fits, so that nobody learns what you have.",
		"cylon.welcome": "In this game you will be a Cylon, whichever character you take. The fleet above is what you want to see run dry. Nobody knows of you, and for now that is your strength.",
		"cylon.loyalty": "You are a Cylon. Only you see this card. Its action reveals you, and does harm: use it when you can do more in the open than in hiding. Until then play as a human would.",
		"cylon.action": "One action a turn. A Cylon who does nothing useful is soon suspected: do small good things, and waste what matters when nobody can tell. The action on your Loyalty card reveals you.",
		"cylon.contribute": "A skill check, and your chance. Cards of the types that are not named count against it, and nobody sees who added what. But everybody sees which types you draw: what only you can have added gives you away.",
		"cylon.others": "The others are playing, and talking. They look for whoever could have added the bad cards. Say what a human would say, and let their suspicion fall on somebody else.",
		"cylon.jump": "The fleet gets closer to its jump. Each jump brings the humans nearer to their goal: keep the marker back if you can do so unseen, or let them jump early and lose people.",
		discard: "Choose which cards you give up. Weak ones are good for that, but keep one of each type if you can.",
		loyalty: "Your Loyalty card says whether you are human or a Cylon. Only you see it. Halfway home everybody gets another, and a friend may become an enemy.",
		others: "The others are playing. The log tells what they do, and the question mark after a line opens its rule. Watch how the checks come out, and who had cards in them.",
		space: "Cylon ships are around. Raiders shoot at vipers and civilian ships, basestars at Galactica. From Weapons Control or a viper you can fight them, but only a jump leaves them all behind.",
		jump: "Many Crisis cards move the marker forward. At the end of the track the fleet jumps by itself; before that, FTL Control can make it jump, at the risk of losing population.",
		over: "That was a whole game. Above you see who was what. You can watch it again with nothing hidden, or make a table with friends."
	},
	es: {
		title: "Tu primera partida",
		read: "Entendido",
		leave: "Dejar la guía",
		left: "La guía ha terminado. Sigue jugando como quieras.",
		progress: "Tu primer turno: {n} de {all}",
		later: "Algo nuevo",
		humans: "Los humanos ganan",
		humansGoal: "si la flota recorre una distancia de 8 y después da un salto más.",
		cylons: "Los cylons ganan",
		cylonsGoal: "si se agota el Combustible, los Alimentos, la Moral o la Población, si los Centuriones toman Galactica o si esta queda destruida.",
		welcome: "Llevas a casa lo que queda de la humanidad. Lo que le queda está arriba. Entre los jugadores puede haber cylons encubiertos, y quizá tú seas uno.",
		rhythm: "Es tu turno. Todos los turnos tienen los mismos cuatro pasos: robas cartas de Habilidad, puedes moverte, llevas a cabo una acción y después se roba una carta de Crisis. Tras ella pueden actuar las naves cylons y la flota puede acercarse al salto.",
		character: "Elige quién quieres ser. El personaje decide qué cartas robas, qué puedes hacer solo tú y cuál es tu punto débil. Pulsa un nombre para leer más y después confirma. Para empezar, un piloto como Starbuck o un líder como Adama son fáciles de jugar.",
		draw: "Empiezas el turno con cartas de Habilidad nuevas. Su color dice en qué ayudan, y su Pericia, cuánto. Si puedes elegir el tipo, toma lo que le falte a tu mano.",
		move: "Ahora puedes moverte. Las localizaciones a las que llegas están iluminadas: pulsa una en el tablero o en la lista. Ir a otra nave cuesta una carta. También puedes quedarte.",
		action: "Una acción por turno: usar la localización en la que estás, una acción de una carta o de tu personaje, o nada. Elige algo abajo y lee lo que hace antes de confirmar.",
		crisis: "El turno de cada humano acaba con una carta de Crisis. Trae una elección, una prueba de Habilidad para todos o un ataque; después pueden actuar las naves cylons y la flota puede acercarse al salto. La carta se muestra sobre el tablero.",
		contribute: "Una prueba de Habilidad. Los tipos indicados arriba suman; todos los demás restan. Todos pueden añadir cartas boca abajo, y 2 salen del mazo de Destino. Elige cartas, o ninguna: nadie sabrá de quién era cada una.",
		window: "Ahora podrías usar algo. Si no quieres, pasa. Se te pregunta aunque no tengas nada que sirva, para que nadie sepa lo que tienes.",
		"cylon.welcome": "En esta partida serás cylon, elijas el personaje que elijas. La flota de arriba es lo que quieres ver agotarse. Nadie sabe de ti, y por ahora esa es tu fuerza.",
		"cylon.loyalty": "Eres cylon. Solo tú ves esta carta. Su acción te revela y hace daño: úsala cuando puedas hacer más a la vista que a escondidas. Hasta entonces, juega como un humano.",
		"cylon.action": "Una acción por turno. Un cylon que no hace nada útil levanta sospechas enseguida: haz pequeños favores y desperdicia lo importante cuando nadie pueda notarlo. La acción de tu carta de Lealtad te revela.",
		"cylon.contribute": "Una prueba de Habilidad, y tu ocasión. Las cartas de los tipos no indicados restan, y nadie ve quién puso cuál. Pero todos ven de qué tipos robas: lo que solo pudiste poner tú te delata.",
		"cylon.others": "Los demás juegan y hablan. Buscan a quien pudo poner las cartas malas. Di lo que diría un humano y deja que la sospecha caiga en otro.",
		"cylon.jump": "La flota se acerca al salto. Cada salto acerca a los humanos a su objetivo: retrasa el indicador si puedes hacerlo sin que se note, o deja que salten pronto y pierdan gente.",
		discard: "Elige de qué cartas te descartas. Lo mejor son las débiles, pero procura conservar una de cada tipo.",
		loyalty: "Tu carta de Lealtad dice si eres humano o cylon. Solo la ves tú. A mitad de camino todos reciben otra, y un amigo puede convertirse en enemigo.",
		others: "Juegan los demás. El diario cuenta lo que hacen, y el signo de interrogación que sigue a una línea abre su regla. Fíjate en cómo salen las pruebas y en quién ha puesto cartas en ellas.",
		space: "Hay naves cylons cerca. Los Incursores atacan a los Vipers y a las Naves Civiles; las Estrellas Base, a Galactica. Puedes combatirlas desde el “Control de Armamento” o en un Viper, pero solo un salto las deja atrás a todas.",
		jump: "Muchas cartas de Crisis hacen avanzar el indicador. Al final del medidor la flota salta sola; antes, el “Control de FTL” puede hacerla saltar, con riesgo de perder Población.",
		over: "Ya has jugado una partida entera. Arriba ves quién era qué. Puedes verla otra vez sin nada oculto, o crear una mesa con amigos."
	}
});
// src/lesson/Lesson.svelte
var root = from_html(`<ul class="goals svelte-c55q74"><li class="human svelte-c55q74"><strong> </strong> </li> <li class="cylon svelte-c55q74"><strong> </strong> </li></ul>`);
var root_1 = from_html(`<li class="svelte-c55q74"> </li>`);
var root_2 = from_html(`<ol class="rhythm svelte-c55q74"></ol>`);
var root_3 = from_html(`<a class="button svelte-c55q74" href="/"> </a>`);
var root_4 = from_html(`<button type="button" class="plain svelte-c55q74"> </button>`);
var root_5 = from_html(`<section class="lesson svelte-c55q74"><div role="status" class="svelte-c55q74"><h2 class="svelte-c55q74"> <span class="svelte-c55q74"> </span></h2> <p class="svelte-c55q74"> </p> <!></div> <div class="do svelte-c55q74"><button type="button" class="main svelte-c55q74"> </button> <!></div></section>`);
function Lesson($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	const stored = user_derived(() => `ragtag:lesson:${session.id}`);
	function kept() {
		try {
			const k = JSON.parse(localStorage.getItem(get(stored)) ?? "{}");
			return {
				read: Array.isArray(k.read) ? k.read : [],
				left: k.left === true
			};
		} catch {
			return {
				read: [],
				left: false
			};
		}
	}
	let progress = state(kept());
	const hint = user_derived(() => get(progress).left ? void 0 : next(session.frame, get(progress).read));
	/** Who is taught to be a Cylon is told some things otherwise. */
	function asCylon(hint) {
		const own = cylonHints.find((h) => h === hint);
		return session.frame.table.cylon && own ? `cylon.${own}` : hint;
	}
	const step = user_derived(() => get(hint) && stepOf(get(hint), get(progress).read));
	function turn(change) {
		set(progress, {
			...get(progress),
			...change
		});
		localStorage.setItem(get(stored), JSON.stringify(get(progress)));
	}
	user_effect(() => {
		if (!get(hint)) return;
		document.body.dataset.tour = partOf[get(hint)];
		return () => delete document.body.dataset.tour;
	});
	var fragment = comment();
	var node = first_child(fragment);
	var consequent_3 = ($$anchor) => {
		var section = root_5();
		var div = child(section);
		var h2 = child(div);
		var text = child(h2);
		var span = sibling(text);
		var text_1 = only_child(span, true);
		reset(h2);
		var p = sibling(h2, 2);
		var text_2 = only_child(p, true);
		var node_1 = sibling(p, 2);
		var consequent = ($$anchor) => {
			var ul = root();
			var li = child(ul);
			var strong = child(li);
			var text_3 = only_child(strong, true);
			var text_4 = sibling(strong);
			reset(li);
			var li_1 = sibling(li, 2);
			var strong_1 = child(li_1);
			var text_5 = only_child(strong_1, true);
			var text_6 = sibling(strong_1);
			reset(li_1);
			reset(ul);
			template_effect(($0, $1, $2, $3) => {
				set_text(text_3, $0);
				set_text(text_4, ` ${$1 ?? ""}`);
				set_text(text_5, $2);
				set_text(text_6, ` ${$3 ?? ""}`);
			}, [
				() => tl("humans"),
				() => tl("humansGoal"),
				() => tl("cylons"),
				() => tl("cylonsGoal")
			]);
			append($$anchor, ul);
		};
		var consequent_1 = ($$anchor) => {
			var ol = root_2();
			each(ol, 20, () => rhythm, (phase) => phase, ($$anchor, phase) => {
				var li_2 = root_1();
				var text_7 = only_child(li_2, true);
				template_effect(($0) => {
					set_attribute(li_2, "aria-current", phase === session.frame.view.phase ? "step" : void 0);
					set_text(text_7, $0);
				}, [() => word(`phase.${phase}`, "")]);
				append($$anchor, li_2);
			});
			reset(ol);
			append($$anchor, ol);
		};
		var d = user_derived(() => get(step) && script.indexOf(get(hint)) >= script.indexOf("rhythm"));
		if_block(node_1, ($$render) => {
			if (get(hint) === "welcome") $$render(consequent);
			else if (get(d)) $$render(consequent_1, 1);
		});
		reset(div);
		var div_1 = sibling(div, 2);
		var button = child(div_1);
		var text_8 = only_child(button, true);
		var node_2 = sibling(button, 2);
		var consequent_2 = ($$anchor) => {
			var a = root_3();
			var text_9 = only_child(a, true);
			template_effect(($0) => set_text(text_9, $0), [() => t("app.home")]);
			append($$anchor, a);
		};
		var alternate = ($$anchor) => {
			var button_1 = root_4();
			var text_10 = only_child(button_1, true);
			template_effect(($0) => set_text(text_10, $0), [() => tl("leave")]);
			delegated("click", button_1, () => turn({ left: true }));
			append($$anchor, button_1);
		};
		if_block(node_2, ($$render) => {
			if (get(hint) === "over") $$render(consequent_2);
			else $$render(alternate, -1);
		});
		reset(div_1);
		reset(section);
		template_effect(($0, $1, $2, $3, $4) => {
			set_attribute(section, "data-hint", get(hint));
			set_attribute(section, "aria-label", $0);
			set_text(text, `${$1 ?? ""} `);
			set_text(text_1, $2);
			set_text(text_2, $3);
			set_text(text_8, $4);
		}, [
			() => tl("title"),
			() => tl("title"),
			() => get(step) ? tl("progress", {
				n: get(step),
				all: script.length
			}) : tl("later"),
			() => tl(asCylon(get(hint))),
			() => tl("read")
		]);
		delegated("click", button, () => turn({ read: [...get(progress).read, get(hint)] }));
		append($$anchor, section);
	};
	if_block(node, ($$render) => {
		if (get(hint)) $$render(consequent_3);
	});
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
export { Lesson as default };
