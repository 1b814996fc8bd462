const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/Because-BtIhwHF5.js","assets/client-FhJZpOI1.js","assets/client-DFdy8vR2.css","assets/table-DZFhHxaq.js","assets/rolldown-runtime-D8jQpDG7.js","assets/table-gsiEgVyi.css","assets/words-DDv0-n2z.js","assets/Because-7isyp8Gr.css"])))=>i.map(i=>d[i]);
import { $t as set_class, An as only_child, At as language, Cn as untrack, Ct as keyFor, Dn as $window, Dt as catalogue, Ft as __vitePreload, Gt as remove_input_defaults, Hn as noop, In as user_derived, Jt as set_value, Kt as set_attribute, Lt as onMount, Mt as t, N as getFrame, Nn as set, Nt as word, On as child, Pn as state, Rn as pop, St as inviteFor, Tn as user_effect, Un as to_array, Vn as reset, Vt as bind_this, Xt as init_select, Zt as select_option, _ as explain, an as index, at as getJson, bn as event, cn as await_block, ct as useSession, dn as set_text, fn as append, hn as from_svg, in as each, jn as sibling, kn as first_child, mn as from_html, nn as component, o as copy, pn as comment, sn as if_block, st as provideSession, vn as delegate, wn as template_effect, xn as get, xt as hotSeats, yn as delegated, zn as push, zt as spread_props } from "./client-FhJZpOI1.js";
import { h as Said, t as Game, x as Eye_off } from "./game-CxOi9VX2.js";
import { C as seatName, O as together, k as book, r as Session, y as Glyph } from "./table-DZFhHxaq.js";
import { c as Pause, o as sorted, s as Play } from "./rest-THBnRJxw.js";
// node_modules/@lucide/svelte/dist/icons/chevron-left.svelte
var root$7 = from_svg(`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="m15 18-6-6 6-6"></path></svg>`);
function Chevron_left($$anchor, $$props) {
	var svg = root$7();
	template_effect(() => {
		set_attribute(svg, "width", `${$$props.size}`);
		set_attribute(svg, "height", `${$$props.size}`);
		set_attribute(svg, "aria-hidden", $$props["aria-hidden"]);
		set_attribute(svg, "aria-label", $$props["aria-label"]);
	});
	append($$anchor, svg);
}
// node_modules/@lucide/svelte/dist/icons/chevron-right.svelte
var root$6 = from_svg(`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="m9 18 6-6-6-6"></path></svg>`);
function Chevron_right($$anchor, $$props) {
	var svg = root$6();
	template_effect(() => {
		set_attribute(svg, "width", `${$$props.size}`);
		set_attribute(svg, "height", `${$$props.size}`);
		set_attribute(svg, "aria-hidden", $$props["aria-hidden"]);
		set_attribute(svg, "aria-label", $$props["aria-label"]);
	});
	append($$anchor, svg);
}
// node_modules/@lucide/svelte/dist/icons/chevrons-left.svelte
var root$5 = from_svg(`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="m11 17-5-5 5-5"></path><path d="m18 17-5-5 5-5"></path></svg>`);
function Chevrons_left($$anchor, $$props) {
	var svg = root$5();
	template_effect(() => {
		set_attribute(svg, "width", `${$$props.size}`);
		set_attribute(svg, "height", `${$$props.size}`);
		set_attribute(svg, "aria-hidden", $$props["aria-hidden"]);
		set_attribute(svg, "aria-label", $$props["aria-label"]);
	});
	append($$anchor, svg);
}
// node_modules/@lucide/svelte/dist/icons/chevrons-right.svelte
var root$4 = from_svg(`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="m6 17 5-5-5-5"></path><path d="m13 17 5-5-5-5"></path></svg>`);
function Chevrons_right($$anchor, $$props) {
	var svg = root$4();
	template_effect(() => {
		set_attribute(svg, "width", `${$$props.size}`);
		set_attribute(svg, "height", `${$$props.size}`);
		set_attribute(svg, "aria-hidden", $$props["aria-hidden"]);
		set_attribute(svg, "aria-label", $$props["aria-label"]);
	});
	append($$anchor, svg);
}
// node_modules/@lucide/svelte/dist/icons/link.svelte
var root$3 = from_svg(`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71"></path><path d="M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71"></path></svg>`);
function Link($$anchor, $$props) {
	var svg = root$3();
	template_effect(() => {
		set_attribute(svg, "width", `${$$props.size}`);
		set_attribute(svg, "height", `${$$props.size}`);
		set_attribute(svg, "aria-hidden", $$props["aria-hidden"]);
		set_attribute(svg, "aria-label", $$props["aria-label"]);
	});
	append($$anchor, svg);
}
var at = (id, rest) => `/api/tables/${encodeURIComponent(id)}/past${rest}`;
var withKey = (key) => key ? { "X-Ragtag-Key": key } : {};
var getPast = (id, key, as, lang) => getJson(at(id, `?as=${as}&lang=${lang}`), withKey(key));
var getStills = async (id, key, as, from) => (await getJson(at(id, `/stills?as=${as}&from=${from}&n=24`), withKey(key))).stills;
var tr = catalogue({
	en: {
		title: "Looking back",
		as: "As seen by",
		everything: "Everybody, nothing hidden",
		everybody: "Somebody without a seat",
		moment: "Moment",
		at: "Moment {n} of {all}",
		turn: "Turn {n}",
		setup: "Before the first turn",
		back: "One step back",
		on: "One step on",
		turnBack: "To the previous turn",
		turnOn: "To the next turn",
		play: "Play",
		pause: "Pause",
		copy: "Copy the address of this moment",
		copied: "Copied",
		leave: "Back to the table",
		begin: "Here the record begins.",
		renewed: "What came before was played under older rules: only its log is left.",
		own: "The game is not over: you see what you saw, and nobody else can see it.",
		keys: "Arrow keys: a step. Page up and down: a turn. Space: play.",
		news: "What happened",
		asked: "Next to decide: {names}",
		askedMany: "Next to decide: {names}",
		hands: "All hands",
		piles: "Face-down piles, from the top",
		nothing: "nothing",
		check: "Cards in the check",
		hand: "Hand",
		loyalty: "Loyalty",
		supers: "Super Crisis",
		quorum: "Quorum",
		drawn: "Drawn"
	},
	es: {
		title: "Repasar la partida",
		as: "Visto por",
		everything: "Todos, sin nada oculto",
		everybody: "Alguien sin asiento",
		moment: "Momento",
		at: "Momento {n} de {all}",
		turn: "Turno {n}",
		setup: "Antes del primer turno",
		back: "Un paso atrás",
		on: "Un paso adelante",
		turnBack: "Al turno anterior",
		turnOn: "Al turno siguiente",
		play: "Reproducir",
		pause: "Pausa",
		copy: "Copiar la dirección de este momento",
		copied: "Copiada",
		leave: "Volver a la mesa",
		begin: "Aquí empieza el registro.",
		renewed: "Lo anterior se jugó con reglas más antiguas: solo queda su diario.",
		own: "La partida no ha terminado: ves lo que viste, y nadie más puede verlo.",
		keys: "Flechas: un paso. Re Pág y Av Pág: un turno. Espacio: reproducir.",
		news: "Qué ha pasado",
		asked: "Decide: {names}",
		askedMany: "Deciden: {names}",
		hands: "Todas las manos",
		piles: "Mazos boca abajo, desde arriba",
		nothing: "nada",
		check: "Cartas de la prueba",
		hand: "Mano",
		loyalty: "Lealtad",
		supers: "Crisis Extrema",
		quorum: "Quórum",
		drawn: "Robadas"
	}
});
// src/replay/Bar.svelte
var root$2 = from_html(`<option> </option>`);
var root_1$2 = from_html(`<p><!><!></p>`);
var root_2$1 = from_html(`<p class="muted svelte-myxcda"> </p>`);
var root_3$1 = from_html(`<section class="bar svelte-myxcda" id="decision" tabindex="-1"><div class="top svelte-myxcda"><div class="now svelte-myxcda"><strong class="when svelte-myxcda"> </strong> <span class="asked svelte-myxcda" aria-hidden="true"> </span></div> <label class="eyes svelte-myxcda"><span> </span> <select class="svelte-myxcda"><!><option> </option><!></select></label> <a class="leave svelte-myxcda"> </a></div> <div class="move svelte-myxcda" role="group"><button type="button" class="svelte-myxcda"><!></button> <button type="button" class="svelte-myxcda"><!></button> <button type="button" class="main svelte-myxcda"><!></button> <button type="button" class="svelte-myxcda"><!></button> <button type="button" class="svelte-myxcda"><!></button> <input type="range" min="0" class="svelte-myxcda"/> <span class="count svelte-myxcda" aria-hidden="true"> </span> <button type="button"><!></button> <p class="hint svelte-myxcda"> </p></div>  <div class="news svelte-myxcda" role="region" tabindex="0"><div role="status" aria-live="polite" class="svelte-myxcda"><div class="told svelte-myxcda"></div> <!> <p class="sr svelte-myxcda"> </p></div> <!></div></section>`);
function Bar($$anchor, $$props) {
	push($$props, true);
	const past = user_derived(() => $$props.film.past);
	const moment = user_derived(() => get(past).moments[$$props.film.at]);
	const over = user_derived(() => get(past).table.status === "over");
	const frame = user_derived(() => $$props.film.session.frame);
	const asked = user_derived(() => {
		const names = together(get(moment).waiting.map((seat) => seatName(get(frame), seat)));
		return names && !get(frame).view.over ? tr(get(moment).waiting.length > 1 ? "askedMany" : "asked", { names }) : "";
	});
	const news = user_derived(() => $$props.film.news);
	const older = user_derived(() => $$props.film.at === 0 && (get(past).log[0]?.n ?? 0) > 0 && get(moment).line > 1 && get(moment).turn > 0);
	const last = user_derived(() => $$props.film.length - 1);
	const bots = user_derived(() => get(past).table.seats.some((s) => s.kind === "bot"));
	let playing = state(false);
	let copied = state(false);
	let slider;
	const pace = 1100;
	user_effect(() => {
		if (!get(playing)) return;
		const timer = setInterval(() => {
			if ($$props.film.at >= get(last)) set(playing, false);
			else if ($$props.film.shown === $$props.film.at) $$props.film.go($$props.film.at + 1);
		}, pace);
		return () => clearInterval(timer);
	});
	function move(to) {
		set(copied, false);
		set(playing, false);
		$$props.film.go(to);
	}
	const steps = {
		ArrowLeft: () => $$props.film.at - 1,
		ArrowRight: () => $$props.film.at + 1,
		PageUp: () => $$props.film.turn(-1),
		PageDown: () => $$props.film.turn(1),
		Home: () => 0,
		End: () => get(last)
	};
	function keydown(event) {
		const target = event.target;
		if (event.altKey || event.ctrlKey || event.metaKey || target.closest("dialog, select, [role=region]")) return;
		if (target.localName === "input" && target !== slider) return;
		const to = steps[event.key];
		if (to) {
			event.preventDefault();
			move(to());
		} else if (event.key === " " && !target.closest("button, a, summary")) {
			event.preventDefault();
			set(playing, !get(playing));
		}
	}
	async function put() {
		set(copied, await copy(location.href), true);
	}
	var section = root_3$1();
	event("keydown", $window, keydown);
	var div = child(section);
	var div_1 = child(div);
	var strong = child(div_1);
	var text = only_child(strong);
	var span = sibling(strong, 2);
	var text_1 = only_child(span, true);
	reset(div_1);
	var label = sibling(div_1, 2);
	var span_1 = child(label);
	var text_2 = only_child(span_1, true);
	var select = sibling(span_1, 2);
	var node = child(select);
	var consequent = ($$anchor) => {
		var option = root$2();
		var text_3 = only_child(option, true);
		var option_value = {};
		template_effect(($0) => {
			set_text(text_3, $0);
			if (option_value !== (option_value = -2)) option.value = (option.__value = option_value) ?? "";
		}, [() => tr("everything")]);
		append($$anchor, option);
	};
	if_block(node, ($$render) => {
		if (get(over)) $$render(consequent);
	});
	var option_1 = sibling(node);
	var text_4 = only_child(option_1, true);
	var option_1_value = {};
	var node_1 = sibling(option_1);
	each(node_1, 17, () => get(past).table.seats, index, ($$anchor, seat, i) => {
		var fragment = comment();
		var node_2 = first_child(fragment);
		var consequent_1 = ($$anchor) => {
			var option_2 = root$2();
			var text_5 = only_child(option_2, true);
			option_2.value = option_2.__value = i;
			template_effect(() => set_text(text_5, get(seat).called));
			append($$anchor, option_2);
		};
		if_block(node_2, ($$render) => {
			if (get(over) || i === $$props.film.own) $$render(consequent_1);
		});
		append($$anchor, fragment);
	});
	reset(select);
	var select_value;
	init_select(select);
	reset(label);
	var a = sibling(label, 2);
	var text_6 = only_child(a, true);
	reset(div);
	var div_2 = sibling(div, 2);
	var button = child(div_2);
	Chevrons_left(child(button), {
		size: 20,
		"aria-hidden": "true"
	});
	reset(button);
	var button_1 = sibling(button, 2);
	Chevron_left(child(button_1), {
		size: 20,
		"aria-hidden": "true"
	});
	reset(button_1);
	var button_2 = sibling(button_1, 2);
	var node_5 = child(button_2);
	var consequent_2 = ($$anchor) => {
		Pause($$anchor, {
			size: 20,
			"aria-hidden": "true"
		});
	};
	var alternate = ($$anchor) => {
		Play($$anchor, {
			size: 20,
			"aria-hidden": "true"
		});
	};
	if_block(node_5, ($$render) => {
		if (get(playing)) $$render(consequent_2);
		else $$render(alternate, -1);
	});
	reset(button_2);
	var button_3 = sibling(button_2, 2);
	Chevron_right(child(button_3), {
		size: 20,
		"aria-hidden": "true"
	});
	reset(button_3);
	var button_4 = sibling(button_3, 2);
	Chevrons_right(child(button_4), {
		size: 20,
		"aria-hidden": "true"
	});
	reset(button_4);
	var input = sibling(button_4, 2);
	remove_input_defaults(input);
	bind_this(input, ($$value) => slider = $$value, () => slider);
	var span_2 = sibling(input, 2);
	var text_7 = only_child(span_2, true);
	var button_5 = sibling(span_2, 2);
	let classes;
	Link(child(button_5), {
		size: 18,
		"aria-hidden": "true"
	});
	reset(button_5);
	var p = sibling(button_5, 2);
	var text_8 = only_child(p, true);
	reset(div_2);
	var div_3 = sibling(div_2, 2);
	var div_4 = child(div_3);
	var div_5 = child(div_4);
	each(div_5, 21, () => get(news), (line) => line.n, ($$anchor, line) => {
		var p_1 = root_1$2();
		let classes_1;
		var node_9 = child(p_1);
		var consequent_3 = ($$anchor) => {
			Eye_off($$anchor, {
				size: 15,
				"aria-hidden": "true"
			});
		};
		if_block(node_9, ($$render) => {
			if (get(line).private) $$render(consequent_3);
		});
		var node_10 = sibling(node_9);
		Said(node_10, {
			get text() {
				return get(line).text;
			},
			quiet: true
		});
		reset(p_1);
		template_effect(() => classes_1 = set_class(p_1, 1, "svelte-myxcda", null, classes_1, { private: get(line).private }));
		append($$anchor, p_1);
	});
	reset(div_5);
	var node_11 = sibling(div_5, 2);
	var consequent_4 = ($$anchor) => {
		var p_2 = root_2$1();
		var text_9 = only_child(p_2, true);
		template_effect(($0) => set_text(text_9, $0), [() => get(older) ? tr("renewed") : $$props.film.at === 0 ? tr("begin") : ""]);
		append($$anchor, p_2);
	};
	if_block(node_11, ($$render) => {
		if (get(news).length === 0) $$render(consequent_4);
	});
	var p_3 = sibling(node_11, 2);
	var text_10 = only_child(p_3, true);
	reset(div_4);
	var node_12 = sibling(div_4, 2);
	var consequent_5 = ($$anchor) => {
		var fragment_4 = comment();
		var node_13 = first_child(fragment_4);
		await_block(node_13, () => __vitePreload(() => import("./Because-BtIhwHF5.js"), __vite__mapDeps([0,1,2,3,4,5,6,7])), null, ($$anchor, $$source) => {
			var $$value = user_derived(() => {
				var { default: Because } = get($$source);
				return { Because };
			});
			var Because = user_derived(() => get($$value).Because);
			var fragment_5 = comment();
			var node_14 = first_child(fragment_5);
			component(node_14, () => get(Because), ($$anchor, Because_1) => {
				Because_1($$anchor, { get film() {
					return $$props.film;
				} });
			});
			append($$anchor, fragment_5);
		});
		append($$anchor, fragment_4);
	};
	if_block(node_12, ($$render) => {
		if (get(over) && get(bots)) $$render(consequent_5);
	});
	reset(div_3);
	reset(section);
	template_effect(($0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23) => {
		set_attribute(section, "aria-label", $0);
		set_text(text, `${$1 ?? ""} · ${$2 ?? ""}`);
		set_text(text_1, get(asked));
		set_text(text_2, $3);
		set_text(text_4, $4);
		if (option_1_value !== (option_1_value = -1)) option_1.value = (option_1.__value = option_1_value) ?? "";
		if (select_value !== (select_value = get(past).eyes)) select.value = (select.__value = select_value) ?? "", select_option(select, select_value);
		set_attribute(a, "href", `/t/${$$props.film.id ?? ""}`);
		set_text(text_6, $5);
		set_attribute(div_2, "aria-label", $6);
		set_attribute(button, "title", $7);
		set_attribute(button, "aria-label", $8);
		set_attribute(button_1, "title", $9);
		set_attribute(button_1, "aria-label", $10);
		set_attribute(button_2, "title", $11);
		set_attribute(button_2, "aria-label", $12);
		set_attribute(button_3, "title", $13);
		set_attribute(button_3, "aria-label", $14);
		set_attribute(button_4, "title", $15);
		set_attribute(button_4, "aria-label", $16);
		set_attribute(input, "max", get(last));
		set_value(input, $$props.film.at);
		set_attribute(input, "aria-label", $17);
		set_attribute(input, "aria-valuetext", $18);
		set_text(text_7, $19);
		classes = set_class(button_5, 1, "copy svelte-myxcda", null, classes, { copied: get(copied) });
		set_attribute(button_5, "title", $20);
		set_attribute(button_5, "aria-label", $21);
		set_text(text_8, $22);
		set_attribute(div_3, "aria-label", $23);
		set_text(text_10, get(asked));
	}, [
		() => tr("title"),
		() => get(moment).turn > 0 ? tr("turn", { n: get(moment).turn }) : tr("setup"),
		() => word(`phase.${get(moment).phase}`, get(moment).phase),
		() => tr("as"),
		() => tr("everybody"),
		() => tr("leave"),
		() => tr("moment"),
		() => tr("turnBack"),
		() => tr("turnBack"),
		() => tr("back"),
		() => tr("back"),
		() => tr(get(playing) ? "pause" : "play"),
		() => tr(get(playing) ? "pause" : "play"),
		() => tr("on"),
		() => tr("on"),
		() => tr("turnOn"),
		() => tr("turnOn"),
		() => tr("moment"),
		() => tr("at", {
			n: $$props.film.at + 1,
			all: $$props.film.length
		}),
		() => tr("at", {
			n: $$props.film.at + 1,
			all: $$props.film.length
		}),
		() => tr("copy"),
		() => tr(get(copied) ? "copied" : "copy"),
		() => get(over) ? tr("keys") : tr("own"),
		() => tr("news")
	]);
	delegated("change", select, (e) => $$props.film.open(Number(e.currentTarget.value), $$props.film.at));
	delegated("click", button, () => move($$props.film.turn(-1)));
	delegated("click", button_1, () => move($$props.film.at - 1));
	delegated("click", button_2, () => set(playing, !get(playing)));
	delegated("click", button_3, () => move($$props.film.at + 1));
	delegated("click", button_4, () => move($$props.film.turn(1)));
	delegated("input", input, (e) => move(Number(e.currentTarget.value)));
	delegated("click", button_5, put);
	append($$anchor, section);
	pop();
}
delegate([
	"change",
	"click",
	"input"
]);
// src/replay/film.svelte.ts
var Film = class {
	session;
	id;
	key;
	own;
	#past = state();
	get past() {
		return get(this.#past);
	}
	set past(value) {
		set(this.#past, value);
	}
	lang = language.now;
	#at = state(0);
	get at() {
		return get(this.#at);
	}
	set at(value) {
		set(this.#at, value, true);
	}
	#shown = state(-1);
	get shown() {
		return get(this.#shown);
	}
	set shown(value) {
		set(this.#shown, value, true);
	}
	#laid = state();
	get laid() {
		return get(this.#laid);
	}
	set laid(value) {
		set(this.#laid, value);
	}
	#fatal = state();
	get fatal() {
		return get(this.#fatal);
	}
	set fatal(value) {
		set(this.#fatal, value, true);
	}
	reels = [];
	constructor(id, key, own, session) {
		this.session = session;
		this.id = id;
		this.key = key;
		this.own = own;
	}
	get length() {
		return this.past?.moments.length ?? 0;
	}
	/** Opens the past as some eyes saw it, at a moment; the last if there is none. */
	async open(eyes, at) {
		const lang = language.now;
		try {
			const past = await getPast(this.id, this.key, eyes, lang);
			this.reels = [];
			this.past = past;
			this.lang = lang;
			this.fatal = void 0;
			this.shown = -1;
			await this.go(at ?? past.moments.length - 1);
		} catch (problem) {
			this.fatal = explain(problem);
		}
	}
	reel(n) {
		return this.reels[n] ??= getStills(this.id, this.key, this.past.eyes, n * 24).catch((problem) => {
			this.reels[n] = void 0;
			throw problem;
		});
	}
	/** Goes to a moment; of several asked for at once the last is shown. */
	async go(to) {
		const past = this.past;
		if (!past || past.moments.length === 0) return;
		this.at = Math.min(Math.max(to, 0), past.moments.length - 1);
		const n = Math.floor(this.at / 24);
		try {
			const stills = await this.reel(n);
			if (past !== this.past || n !== Math.floor(this.at / 24)) return;
			this.show(stills[this.at % 24]);
			if ((n + 1) * 24 < past.moments.length) this.reel(n + 1).catch(() => void 0);
		} catch (problem) {
			this.fatal = explain(problem);
		}
	}
	show(still) {
		const past = this.past;
		const moment = past.moments[still.moment];
		const seat = past.eyes < 0 ? -1 : past.eyes;
		const frame = {
			seq: still.moment,
			seat,
			lang: this.lang,
			table: {
				...past.table,
				seats: past.table.seats.map((s) => ({
					...s,
					present: true
				}))
			},
			view: {
				...still.view,
				seat: seat === this.own ? seat : -1
			},
			waiting: still.view.over ? [] : moment.waiting,
			log: [],
			talk: []
		};
		this.laid = still.laid;
		this.session.show(frame, past.log.filter((l) => l.n <= moment.line), still.moment === this.shown + 1);
		this.session.seenTo = past.moments[still.moment - 1]?.line ?? -1;
		this.shown = still.moment;
	}
	/** The lines of the log between the moment before and the one asked for. */
	get news() {
		const past = this.past;
		if (!past || this.at === 0) return [];
		const from = past.moments[this.at - 1].line;
		return past.log.filter((l) => l.n > from && l.n <= past.moments[this.at].line);
	}
	/** The first moment of the turn before, or of the next. */
	turn(step) {
		const moments = this.past.moments;
		const now = moments[this.at].turn;
		if (step > 0) {
			const next = moments.findIndex((m, i) => i > this.at && m.turn !== now);
			return next < 0 ? moments.length - 1 : next;
		}
		let i = this.at;
		while (i > 0 && moments[i - 1].turn === now) i--;
		if (i < this.at) return i;
		const before = moments[Math.max(0, i - 1)].turn;
		while (i > 0 && moments[i - 1].turn === before) i--;
		return i;
	}
};
// src/replay/Open.svelte
var root$1 = from_html(`<span class="pill svelte-2zezo7"> </span>`);
var root_1$1 = from_html(`<span class="copies svelte-2zezo7"> </span>`);
var root_2 = from_html(`<li><button type="button"><!> <span> <!></span></button></li>`);
var root_3 = from_html(`<dt> </dt> <dd class="svelte-2zezo7"><ul class="svelte-2zezo7"></ul></dd>`, 1);
var root_4 = from_html(`<div><h3 class="svelte-2zezo7"><!> </h3> <dl class="svelte-2zezo7"></dl></div>`);
var root_5 = from_html(`<dt class="svelte-2zezo7"> </dt> <dd class="svelte-2zezo7"><ul class="pile svelte-2zezo7"></ul></dd>`, 1);
var root_6 = from_html(`<div class="open svelte-2zezo7" role="region" tabindex="0"><h2 class="sr"> </h2> <div class="seats svelte-2zezo7"></div> <details><summary class="svelte-2zezo7"> </summary> <dl class="piles svelte-2zezo7"></dl></details></div>`);
function Open($$anchor, $$props) {
	push($$props, true);
	const card = ($$anchor, id = noop, copies = noop) => {
		const skill = user_derived(() => id().startsWith("skill/") ? book.face(id()) : void 0);
		var li = root_2();
		var button = child(li);
		let classes;
		var node = child(button);
		var consequent = ($$anchor) => {
			var span = root$1();
			var text = only_child(span);
			template_effect(($0) => set_text(text, `${$0 ?? ""} ${get(skill).strength ?? ""}`), [() => word(`letter.${get(skill).skill}`, "")]);
			append($$anchor, span);
		};
		if_block(node, ($$render) => {
			if (get(skill)) $$render(consequent);
		});
		var span_1 = sibling(node, 2);
		var text_1 = child(span_1, true);
		var node_1 = sibling(text_1);
		var consequent_1 = ($$anchor) => {
			var span_2 = root_1$1();
			var text_2 = only_child(span_2);
			template_effect(() => set_text(text_2, ` ×${copies() ?? ""}`));
			append($$anchor, span_2);
		};
		if_block(node_1, ($$render) => {
			if (copies() > 1) $$render(consequent_1);
		});
		reset(span_1);
		reset(button);
		reset(li);
		template_effect(($0, $1) => {
			classes = set_class(button, 1, `plain ${get(skill) ? `skill-${get(skill).skill}` : ""}`, "svelte-2zezo7", classes, { loyal: $0 });
			set_text(text_1, $1);
		}, [() => id().startsWith("loyalty/"), () => book.name(id())]);
		delegated("click", button, () => session.open(id()));
		append($$anchor, li);
	};
	const session = useSession();
	const frame = user_derived(() => session.frame);
	const kinds = [
		"loyalty",
		"hand",
		"supers",
		"quorum",
		"drawn"
	];
	const piles = user_derived(() => Object.entries($$props.laid.piles).filter(([, cards]) => cards.length > 0));
	const pileName = (id) => id === "check" ? tr("check") : word(`deck.${id}`, word(`skill.${id}`, book.name(id)));
	var div = root_6();
	var h2 = child(div);
	var text_3 = only_child(h2, true);
	var div_1 = sibling(h2, 2);
	each(div_1, 21, () => $$props.laid.seats, index, ($$anchor, mine, seat) => {
		var div_2 = root_4();
		set_class(div_2, 1, `seat seat-${seat}`, "svelte-2zezo7");
		var h3 = child(div_2);
		var node_2 = child(h3);
		Glyph(node_2, {
			seat,
			size: 14
		});
		var text_4 = sibling(node_2);
		reset(h3);
		var dl = sibling(h3, 2);
		each(dl, 20, () => kinds, (kind) => kind, ($$anchor, kind) => {
			var fragment = comment();
			var node_3 = first_child(fragment);
			var consequent_2 = ($$anchor) => {
				var fragment_1 = root_3();
				var dt = first_child(fragment_1);
				let classes_1;
				var text_5 = only_child(dt, true);
				var dd = sibling(dt, 2);
				var ul = child(dd);
				each(ul, 21, () => sorted(get(mine)[kind], (id) => book.face(id)), ({ id, copies }) => id, ($$anchor, $$item) => {
					let id = () => get($$item).id;
					let copies = () => get($$item).copies;
					card($$anchor, id, copies);
				});
				reset(ul);
				reset(dd);
				template_effect(($0) => {
					classes_1 = set_class(dt, 1, "svelte-2zezo7", null, classes_1, { sr: kind === "loyalty" || kind === "hand" });
					set_text(text_5, $0);
				}, [() => tr(kind)]);
				append($$anchor, fragment_1);
			};
			if_block(node_3, ($$render) => {
				if (get(mine)[kind].length) $$render(consequent_2);
			});
			append($$anchor, fragment);
		});
		reset(dl);
		reset(div_2);
		template_effect(($0) => set_text(text_4, ` ${$0 ?? ""}`), [() => seatName(get(frame), seat)]);
		append($$anchor, div_2);
	});
	reset(div_1);
	var details = sibling(div_1, 2);
	var summary = child(details);
	var text_6 = only_child(summary, true);
	var dl_1 = sibling(summary, 2);
	each(dl_1, 21, () => get(piles), ([id, ids]) => id, ($$anchor, $$item) => {
		var $$array = user_derived(() => to_array(get($$item), 2));
		let id = () => get($$array)[0];
		let ids = () => get($$array)[1];
		var fragment_3 = root_5();
		var dt_1 = first_child(fragment_3);
		var text_7 = only_child(dt_1, true);
		var dd_1 = sibling(dt_1, 2);
		var ul_1 = child(dd_1);
		each(ul_1, 21, ids, index, ($$anchor, id, i, $$array_1) => {
			card($$anchor, () => get(id), () => 1);
		});
		reset(ul_1);
		reset(dd_1);
		template_effect(($0) => set_text(text_7, $0), [() => pileName(id())]);
		append($$anchor, fragment_3);
	});
	reset(dl_1);
	reset(details);
	reset(div);
	template_effect(($0, $1, $2) => {
		set_attribute(div, "aria-label", $0);
		set_text(text_3, $1);
		set_text(text_6, $2);
	}, [
		() => tr("hands"),
		() => tr("hands"),
		() => tr("piles")
	]);
	append($$anchor, div);
	pop();
}
delegate(["click"]);
// src/replay/Replay.svelte
var root = from_html(`<main class="svelte-7smllu"><h1> </h1> <a class="button"> </a></main>`);
var root_1 = from_html(`<main class="svelte-7smllu"><p> </p></main>`);
function Replay($$anchor, $$props) {
	push($$props, true);
	const key = (hotSeats($$props.id).length ? null : keyFor($$props.id)) ?? inviteFor($$props.id);
	const none = {
		log: 1e9,
		talk: 1e9
	};
	let film = state(void 0);
	let fatal = state(void 0);
	const session = provideSession(new Session($$props.id, null));
	const asked = new URLSearchParams(location.search);
	const number = (name) => /^-?\d+$/.test(asked.get(name) ?? "") ? Number(asked.get(name)) : void 0;
	onMount(async () => {
		try {
			const now = await getFrame($$props.id, key, none, language.now);
			const opened = new Film($$props.id, key, now.seat, session);
			await opened.open(number("as") ?? (now.seat < 0 ? -1 : now.seat), number("at"));
			set(film, opened);
		} catch (problem) {
			set(fatal, explain(problem), true);
		}
	});
	user_effect(() => {
		const lang = language.now;
		untrack(() => {
			if (get(film)?.past && get(film).lang !== lang) get(film).open(get(film).past.eyes, get(film).at);
		});
	});
	user_effect(() => {
		if (!get(film)?.past || get(film).shown < 0) return;
		history.replaceState(null, "", `/t/${$$props.id}/replay?as=${get(film).past.eyes}&at=${get(film).shown}`);
		document.title = `${tr("title")} · ${t("app.name")}`;
	});
	var fragment = comment();
	var node = first_child(fragment);
	var consequent = ($$anchor) => {
		var main = root();
		var h1 = child(main);
		var text = only_child(h1, true);
		var a = sibling(h1, 2);
		var text_1 = only_child(a, true);
		reset(main);
		template_effect(($0) => {
			set_text(text, get(fatal) ?? get(film)?.fatal);
			set_attribute(a, "href", `/t/${$$props.id ?? ""}`);
			set_text(text_1, $0);
		}, [() => tr("leave")]);
		append($$anchor, main);
	};
	var consequent_1 = ($$anchor) => {
		const bar = ($$anchor) => {
			Bar($$anchor, { get film() {
				return get(film);
			} });
		};
		const open = ($$anchor) => {
			Open($$anchor, { get laid() {
				return get(film).laid;
			} });
		};
		Game($$anchor, spread_props({ get bar() {
			return bar;
		} }, () => get(film).laid ? { cards: open } : {}));
	};
	var alternate = ($$anchor) => {
		var main_1 = root_1();
		var p = child(main_1);
		var text_2 = only_child(p, true);
		reset(main_1);
		template_effect(($0) => set_text(text_2, $0), [() => t("app.loading")]);
		append($$anchor, main_1);
	};
	if_block(node, ($$render) => {
		if (get(fatal) ?? get(film)?.fatal) $$render(consequent);
		else if (get(film) && get(film).shown >= 0) $$render(consequent_1, 1);
		else $$render(alternate, -1);
	});
	append($$anchor, fragment);
	pop();
}
export { Replay as default };
