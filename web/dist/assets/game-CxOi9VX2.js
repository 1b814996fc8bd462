const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/Lesson-BG9YY7Pa.js","assets/client-FhJZpOI1.js","assets/client-DFdy8vR2.css","assets/Lesson-BRGsFlAt.css"])))=>i.map(i=>d[i]);
import { t as __exportAll } from "./rolldown-runtime-D8jQpDG7.js";
import { $t as set_class, An as only_child, Dn as $window, Et as around, Ft as __vitePreload, Hn as noop, In as user_derived, It as onDestroy, Kt as set_attribute, Lt as onMount, Mt as t, Nn as set, Nt as word, On as child, Ot as count, Pn as state, Rn as pop, Rt as prop, Tn as user_effect, Vn as reset, Vt as bind_this, W as order, _n as text, an as index, bn as event, cn as await_block, ct as useSession, dn as set_text, fn as append, hn as from_svg, in as each, jn as sibling, k as comeBack, kn as first_child, mn as from_html, n as screen, nn as component, on as key, pn as comment, rn as snippet, sn as if_block, tn as attach, tt as undo, vn as delegate, wn as template_effect, xn as get, yn as delegated, z as hold$1, zn as push, zt as spread_props } from "./client-FhJZpOI1.js";
import { C as seatName, O as together, a as total, d as board, g as rest, h as more, i as canAdd, k as book, m as fleet, o as spotOf, p as comeAll, y as Glyph } from "./table-DZFhHxaq.js";
// node_modules/@lucide/svelte/dist/icons/chevron-down.svelte
var root$27 = from_svg(`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="m6 9 6 6 6-6"></path></svg>`);
function Chevron_down($$anchor, $$props) {
	var svg = root$27();
	template_effect(() => {
		set_attribute(svg, "width", `${$$props.size}`);
		set_attribute(svg, "height", `${$$props.size}`);
		set_attribute(svg, "aria-hidden", $$props["aria-hidden"]);
		set_attribute(svg, "aria-label", $$props["aria-label"]);
	});
	append($$anchor, svg);
}
// node_modules/@lucide/svelte/dist/icons/chevron-up.svelte
var root$26 = from_svg(`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="m18 15-6-6-6 6"></path></svg>`);
function Chevron_up($$anchor, $$props) {
	var svg = root$26();
	template_effect(() => {
		set_attribute(svg, "width", `${$$props.size}`);
		set_attribute(svg, "height", `${$$props.size}`);
		set_attribute(svg, "aria-hidden", $$props["aria-hidden"]);
		set_attribute(svg, "aria-label", $$props["aria-label"]);
	});
	append($$anchor, svg);
}
// node_modules/@lucide/svelte/dist/icons/circle-question-mark.svelte
var root$25 = from_svg(`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><circle cx="12" cy="12" r="10"></circle><path d="M9.09 9a3 3 0 0 1 5.83 1c0 2-3 3-3 3"></path><path d="M12 17h.01"></path></svg>`);
function Circle_question_mark($$anchor, $$props) {
	var svg = root$25();
	template_effect(() => {
		set_attribute(svg, "width", `${$$props.size}`);
		set_attribute(svg, "height", `${$$props.size}`);
		set_attribute(svg, "aria-hidden", $$props["aria-hidden"]);
		set_attribute(svg, "aria-label", $$props["aria-label"]);
	});
	append($$anchor, svg);
}
// node_modules/@lucide/svelte/dist/icons/ellipsis.svelte
var root$24 = from_svg(`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><circle cx="12" cy="12" r="1"></circle><circle cx="19" cy="12" r="1"></circle><circle cx="5" cy="12" r="1"></circle></svg>`);
function Ellipsis($$anchor, $$props) {
	var svg = root$24();
	template_effect(() => {
		set_attribute(svg, "width", `${$$props.size}`);
		set_attribute(svg, "height", `${$$props.size}`);
		set_attribute(svg, "aria-hidden", $$props["aria-hidden"]);
		set_attribute(svg, "aria-label", $$props["aria-label"]);
	});
	append($$anchor, svg);
}
// node_modules/@lucide/svelte/dist/icons/eye-off.svelte
var root$23 = from_svg(`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49"></path><path d="M14.084 14.158a3 3 0 0 1-4.242-4.242"></path><path d="M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143"></path><path d="m2 2 20 20"></path></svg>`);
function Eye_off($$anchor, $$props) {
	var svg = root$23();
	template_effect(() => {
		set_attribute(svg, "width", `${$$props.size}`);
		set_attribute(svg, "height", `${$$props.size}`);
		set_attribute(svg, "aria-hidden", $$props["aria-hidden"]);
		set_attribute(svg, "aria-label", $$props["aria-label"]);
	});
	append($$anchor, svg);
}
// node_modules/@lucide/svelte/dist/icons/list-checks.svelte
var root$22 = from_svg(`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M13 5h8"></path><path d="M13 12h8"></path><path d="M13 19h8"></path><path d="m3 17 2 2 4-4"></path><path d="m3 7 2 2 4-4"></path></svg>`);
function List_checks($$anchor, $$props) {
	var svg = root$22();
	template_effect(() => {
		set_attribute(svg, "width", `${$$props.size}`);
		set_attribute(svg, "height", `${$$props.size}`);
		set_attribute(svg, "aria-hidden", $$props["aria-hidden"]);
		set_attribute(svg, "aria-label", $$props["aria-label"]);
	});
	append($$anchor, svg);
}
// node_modules/@lucide/svelte/dist/icons/minus.svelte
var root$21 = from_svg(`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M5 12h14"></path></svg>`);
function Minus($$anchor, $$props) {
	var svg = root$21();
	template_effect(() => {
		set_attribute(svg, "width", `${$$props.size}`);
		set_attribute(svg, "height", `${$$props.size}`);
		set_attribute(svg, "aria-hidden", $$props["aria-hidden"]);
		set_attribute(svg, "aria-label", $$props["aria-label"]);
	});
	append($$anchor, svg);
}
// node_modules/@lucide/svelte/dist/icons/plus.svelte
var root$20 = from_svg(`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M5 12h14"></path><path d="M12 5v14"></path></svg>`);
function Plus($$anchor, $$props) {
	var svg = root$20();
	template_effect(() => {
		set_attribute(svg, "width", `${$$props.size}`);
		set_attribute(svg, "height", `${$$props.size}`);
		set_attribute(svg, "aria-hidden", $$props["aria-hidden"]);
		set_attribute(svg, "aria-label", $$props["aria-label"]);
	});
	append($$anchor, svg);
}
// node_modules/@lucide/svelte/dist/icons/timer.svelte
var root$19 = from_svg(`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><line x1="10" x2="14" y1="2" y2="2"></line><line x1="12" x2="15" y1="14" y2="11"></line><circle cx="12" cy="14" r="8"></circle></svg>`);
function Timer($$anchor, $$props) {
	var svg = root$19();
	template_effect(() => {
		set_attribute(svg, "width", `${$$props.size}`);
		set_attribute(svg, "height", `${$$props.size}`);
		set_attribute(svg, "aria-hidden", $$props["aria-hidden"]);
		set_attribute(svg, "aria-label", $$props["aria-label"]);
	});
	append($$anchor, svg);
}
// node_modules/@lucide/svelte/dist/icons/undo-2.svelte
var root$18 = from_svg(`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M9 14 4 9l5-5"></path><path d="M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11"></path></svg>`);
function Undo_2($$anchor, $$props) {
	var svg = root$18();
	template_effect(() => {
		set_attribute(svg, "width", `${$$props.size}`);
		set_attribute(svg, "height", `${$$props.size}`);
		set_attribute(svg, "aria-hidden", $$props["aria-hidden"]);
		set_attribute(svg, "aria-label", $$props["aria-label"]);
	});
	append($$anchor, svg);
}
// src/table/spans.ts
var bracket = ({ strength }) => strength === void 0 ? "" : ` (${strength})`;
/** A sentence as text, with the strengths of Skill cards in brackets. */
var flat = (said) => said.map((s) => s.text + bracket(s)).join("");
/** A sentence as text where strengths are said beside it. */
var bare$1 = (said) => said.map((s) => s.text).join("");
/** What is no name. */
var words = (text) => ({ text });
/** The pieces of a sentence, in which the name of a component has the brackets and stops around it with it. */
function clinging(said) {
	const out = said.map((span) => ({ ...span }));
	out.forEach((span, i) => {
		if (span.ref === void 0) return;
		const [last, next] = [out[i - 1], out[i + 1]];
		span.before = /[([¿¡]*$/.exec(last?.text ?? "")[0];
		span.after = bracket(span) + /^[^\p{L}\p{N}\s([¿¡]*/u.exec(next?.text ?? "")[0];
		if (last) last.text = last.text.slice(0, last.text.length - span.before.length);
		if (next) next.text = next.text.slice(span.after.length - bracket(span).length);
	});
	return out;
}
// src/table/question.ts
/** Whether a bot plays for the sitting's own seat. */
var isAway = ({ frame, seat }) => !frame.view.over && !frame.table.closed && (frame.table.seats[seat]?.standIn ?? false);
/** @param told whether it is said how a check stands, which stands beside the question where there is room. */
function question(session, told = true) {
	const { ask } = session;
	if (!ask) return [words(idle(session))];
	const stands = told && ask.window === "totalled" ? standing(session) : "";
	return stands ? [...ask.text, words(` ${stands}`)] : ask.text;
}
/** How a check stands that has been added up. */
function standing({ frame }) {
	const { total, difficulty, partial } = frame.view.check ?? {};
	if (total === void 0 || difficulty === void 0) return "";
	return partial ? t("ask.standsPartial", {
		total,
		difficulty,
		partial
	}) : t("ask.stands", {
		total,
		difficulty
	});
}
function idle(session) {
	const frame = session.frame;
	if (frame.view.over) return t("phase.over");
	if (frame.table.closed) return t("error.closed");
	if (isAway(session)) return t("ask.away");
	if (frame.view.seats[frame.view.seat]?.out) return t("ask.out");
	if (frame.ask && session.answered === frame.ask.ask) return t("ask.sent");
	if (frame.ask && session.beats.now) return t("ask.soon");
	const names = together(frame.waiting.map((seat) => seatName(frame, seat)));
	const watching = frame.view.seat < 0 ? t("ask.watching") + " " : "";
	return watching + (names ? t("ask.waiting", { names }) : watching ? "" : t("ask.idle"));
}
// src/table/Why.svelte
var root$17 = from_html(`<span class="word svelte-10sc2gc"> </span>`);
var root_1$9 = from_html(`<button type="button"><!> <!></button>`);
function Why($$anchor, $$props) {
	push($$props, true);
	const about = prop($$props, "about", 3, ""), small = prop($$props, "small", 3, false);
	const session = useSession();
	var fragment = comment();
	var node = first_child(fragment);
	var consequent_1 = ($$anchor) => {
		var button = root_1$9();
		let classes;
		var node_1 = child(button);
		{
			let $0 = user_derived(() => small() ? 16 : 18);
			Circle_question_mark(node_1, {
				get size() {
					return get($0);
				},
				"aria-hidden": "true"
			});
		}
		var node_2 = sibling(node_1, 2);
		var consequent = ($$anchor) => {
			var span = root$17();
			var text = only_child(span, true);
			template_effect(($0) => set_text(text, $0), [() => t("ask.why")]);
			append($$anchor, span);
		};
		if_block(node_2, ($$render) => {
			if (!small()) $$render(consequent);
		});
		reset(button);
		template_effect(($0, $1) => {
			classes = set_class(button, 1, "plain why svelte-10sc2gc", null, classes, { small: small() });
			set_attribute(button, "title", $0);
			set_attribute(button, "aria-label", $1);
		}, [() => t("ask.why"), () => about() ? t("log.why", { line: about() }) : void 0]);
		delegated("click", button, () => session.openRule($$props.rule));
		append($$anchor, button);
	};
	if_block(node, ($$render) => {
		if ($$props.rule) $$render(consequent_1);
	});
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
// src/cards/Tag.svelte
var root$16 = from_html(`<span aria-hidden="true"> </span>`);
function Tag($$anchor, $$props) {
	push($$props, true);
	var span = root$16();
	var text = only_child(span);
	template_effect(($0) => {
		set_class(span, 1, `pill skill-${$$props.skill ?? ""}`);
		set_text(text, `${$0 ?? ""} ${$$props.strength ?? ""}`);
	}, [() => word(`letter.${$$props.skill}`, "")]);
	append($$anchor, span);
	pop();
}
// src/table/Said.svelte
var tagged = ($$anchor, $$arg0) => {
	let text$4 = () => ($$arg0?.()).text;
	let ref = () => ($$arg0?.()).ref;
	let seat = () => ($$arg0?.()).seat;
	let strength = () => ($$arg0?.()).strength;
	var fragment = comment();
	var node = first_child(fragment);
	var consequent = ($$anchor) => {
		var fragment_1 = root$15();
		var span_1 = first_child(fragment_1);
		var node_1 = child(span_1);
		Glyph(node_1, {
			get seat() {
				return seat();
			},
			size: 11
		});
		reset(span_1);
		var text_1 = sibling(span_1, 1, true);
		template_effect(() => set_text(text_1, text$4()));
		append($$anchor, fragment_1);
	};
	var consequent_1 = ($$anchor) => {
		var text_2 = text();
		template_effect(() => set_text(text_2, text$4()));
		append($$anchor, text_2);
	};
	var alternate = ($$anchor) => {
		const computed_const = user_derived(() => {
			return book.face(ref());
		});
		var span_2 = root_1$8();
		var span_3 = child(span_2);
		var text_3 = sibling(span_3, 1, true);
		var span_4 = sibling(text_3);
		var text_4 = only_child(span_4, true);
		reset(span_2);
		template_effect(($0) => {
			set_class(span_3, 1, `pill skill-${get(computed_const).skill ?? ""}`, "svelte-wo03mr");
			set_attribute(span_3, "data-tag", `${$0 ?? ""} ${strength() ?? ""}`);
			set_text(text_3, text$4());
			set_text(text_4, ` (${strength()})`);
		}, [() => word(`letter.${get(computed_const).skill}`, "")]);
		append($$anchor, span_2);
	};
	if_block(node, ($$render) => {
		if (seat() !== void 0) $$render(consequent);
		else if (strength() === void 0) $$render(consequent_1, 1);
		else $$render(alternate, -1);
	});
	append($$anchor, fragment);
};
var root$15 = from_html(`<span class="sign svelte-wo03mr"><!></span> `, 1);
var root_1$8 = from_html(`<span class="card svelte-wo03mr"><span aria-hidden="true"></span> <span class="sr"> </span></span>`);
var root_2$5 = from_html(`<span role="button" tabindex="0"><!></span>`);
function Said($$anchor, $$props) {
	push($$props, true);
	/** quiet: where nothing of it is to be pressed. */
	const quiet = prop($$props, "quiet", 3, false);
	const session = useSession();
	/** A name as a button: its words run on with the line, which those of a real one do not. */
	function keydown(event, span) {
		if (event.key !== "Enter" && event.key !== " ") return;
		event.preventDefault();
		open(span);
	}
	function open({ ref, seat }) {
		const component = ref ?? session.frame?.view.seats[seat]?.character;
		if (component) session.open(component);
	}
	var fragment_3 = comment();
	var node_2 = first_child(fragment_3);
	each(node_2, 17, () => $$props.text, index, ($$anchor, span) => {
		var fragment_4 = comment();
		var node_3 = first_child(fragment_4);
		var consequent_2 = ($$anchor) => {
			var span_5 = root_2$5();
			let classes;
			tagged(child(span_5), () => get(span));
			reset(span_5);
			template_effect(() => classes = set_class(span_5, 1, "svelte-wo03mr", null, classes, { person: get(span).seat !== void 0 }));
			delegated("click", span_5, () => open(get(span)));
			delegated("keydown", span_5, (e) => keydown(e, get(span)));
			append($$anchor, span_5);
		};
		var alternate_1 = ($$anchor) => {
			tagged($$anchor, () => get(span));
		};
		if_block(node_3, ($$render) => {
			if (!quiet() && (get(span).ref || get(span).seat !== void 0)) $$render(consequent_2);
			else $$render(alternate_1, -1);
		});
		append($$anchor, fragment_4);
	});
	append($$anchor, fragment_3);
	pop();
}
delegate(["click", "keydown"]);
// src/table/sum.ts
/** What a card counts for in a check: above nothing if it helps, below if it harms. */
function worth(check, { skill, strength }) {
	if (check.zeroed.includes(skill) || strength === 0) return 0;
	const counts = check.doubled?.includes(skill) ? 2 * strength : strength;
	return helps(check, {
		skill,
		strength
	}) ? counts : -counts;
}
var helps = (check, { skill, strength }) => check.positive.includes(skill) || check.onesHelp && strength === 1;
/** Sorts the revealed cards into help and harm, strongest first, with the sum as it runs. */
function weigh$1(check, faceOf) {
	const out = {
		help: [],
		harm: []
	};
	const cards = check.cards.map((id) => ({
		id,
		...faceOf(id)
	}));
	cards.sort((a, b) => Math.abs(worth(check, b)) - Math.abs(worth(check, a)));
	let sum = 0;
	for (const side of ["help", "harm"]) for (const c of cards.filter((c) => helps(check, c) === (side === "help"))) {
		const value = worth(check, c);
		sum += value;
		out[side].push({
			id: c.id,
			skill: c.skill,
			value,
			sum
		});
	}
	return out;
}
/** How the check stands with a total. */
function verdict(check, total) {
	if (total >= check.difficulty) return "pass";
	return check.partial && total >= check.partial ? "partial" : "fail";
}
/** What came of the check, as the log has it; before that, how it stands. */
function outcome(check, total, log, since = Infinity) {
	const own = log.filter((l) => l.n > since);
	const next = own.findIndex((l) => l.kind === "check");
	const told = (next < 0 ? own : own.slice(0, next)).find((l) => l.kind === "outcome")?.outcome;
	return {
		result: told ?? verdict(check, total),
		settled: told !== void 0
	};
}
/** How many Destiny cards lie in the pile: what nobody added. */
var destiny = (check) => Math.max(0, check.pile - check.added.reduce((sum, n) => sum + n, 0));
/** A number with its sign. */
var signed = (n) => n === 0 ? "0" : n < 0 ? `−${-n}` : `+${n}`;
// src/ask/entries.ts
var isPass = ({ id }) => id === "pass";
/** The ways first, and to do nothing after them. */
var passLast = (entries) => [...entries.filter(([o]) => !isPass(o)), ...entries.filter(([o]) => isPass(o))];
/** The cards that one chooses among by pressing them in the hand. */
var held$1 = ({ hand, loyalty, supers, quorum, drawn, agendas, motives }) => /* @__PURE__ */ new Set([
	...hand,
	...loyalty,
	...supers,
	...quorum,
	...drawn,
	...agendas ?? [],
	...motives ?? []
]);
/** Each for itself, or together what is the same card in several strengths. */
function entries(options, together) {
	const out = [];
	const cards = /* @__PURE__ */ new Map();
	for (const option of options) {
		const card = together ? /^(skill\/.+)-\d+$/.exec(option.id)?.[1] : void 0;
		const same = card === void 0 ? void 0 : cards.get(card);
		if (same) same.push(option);
		else {
			const entry = [option];
			out.push(entry);
			if (card !== void 0) cards.set(card, entry);
		}
	}
	return out;
}
// src/ask/Press.svelte
var root$14 = from_html(`<button type="button" class="step svelte-1s5mphc"><!></button> <button type="button" class="step svelte-1s5mphc"><!></button>`, 1);
var root_1$7 = from_html(`<div><button type="button" class="press svelte-1s5mphc"><!></button> <!></div>`);
function Press($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	const n = user_derived(() => session.picked[$$props.option.id] ?? 0);
	const label = user_derived(() => flat($$props.option.label));
	var div = root_1$7();
	let classes;
	var button = child(div);
	var node = child(button);
	snippet(node, () => $$props.children, () => get(n));
	reset(button);
	var node_1 = sibling(button, 2);
	var consequent = ($$anchor) => {
		var fragment = root$14();
		var button_1 = first_child(fragment);
		Minus(child(button_1), {
			size: 16,
			"aria-hidden": "true"
		});
		reset(button_1);
		var button_2 = sibling(button_1, 2);
		Plus(child(button_2), {
			size: 16,
			"aria-hidden": "true"
		});
		reset(button_2);
		template_effect(($0, $1, $2) => {
			set_attribute(button_1, "aria-label", $0);
			button_1.disabled = get(n) === 0;
			set_attribute(button_2, "aria-label", $1);
			button_2.disabled = $2;
		}, [
			() => t("ask.less", { label: get(label) }),
			() => t("ask.more", { label: get(label) }),
			() => !canAdd(session.ask, session.picked, $$props.option.id)
		]);
		delegated("click", button_1, () => session.remove($$props.option.id));
		delegated("click", button_2, () => session.add($$props.option.id));
		append($$anchor, fragment);
	};
	if_block(node_1, ($$render) => {
		if ($$props.option.max > 1 && session.ask.max > 1) $$render(consequent);
	});
	reset(div);
	template_effect(() => {
		classes = set_class(div, 1, "pressing svelte-1s5mphc", null, classes, { picked: get(n) > 0 });
		set_attribute(button, "id", `option-${$$props.option.id ?? ""}`);
		set_attribute(button, "aria-pressed", get(n) > 0 ? "true" : "false");
		set_attribute(button, "aria-disabled", session.sending || void 0);
	});
	delegated("click", button, () => session.press($$props.option.id));
	append($$anchor, div);
	pop();
}
delegate(["click"]);
// src/ask/preview.ts
var kinds = /* @__PURE__ */ new Set([
	"location",
	"skill",
	"quorum",
	"crisis",
	"super-crisis",
	"destination",
	"loyalty",
	"title",
	"ability",
	"character",
	"agenda",
	"motive",
	"galactica-damage"
]);
/** Questions about cards as so much strength: what each does is on the card. */
var counted = /* @__PURE__ */ new Set([
	"contribute",
	"discard",
	"pay",
	"pay-exactly",
	"give",
	"reroll",
	"swell",
	"take",
	"on-destiny",
	"cull"
]);
/** Whether a question is about what the cards among its options do. */
var isAboutText = (kind) => !counted.has(kind);
/**
* What an option of a question will do, in short, by what `text` says of its
* component; '' if its label says all. A second action of a location
* (location/shipyard/1) has a line of its own. A Loyalty card says first what its
* owner is, then what it does.
*/
function effectOf(kind, option, text) {
	const id = componentOf(option);
	if (id === null || counted.has(kind) || id.startsWith("title/")) return "";
	const lines = text(id).split("\n");
	if (id.startsWith("loyalty/")) return lines[1] ?? lines[0];
	return (id.startsWith("location/") ? lines[Number(option.split("/")[2] ?? 0)] : void 0) ?? lines[0];
}
/** The id of the component behind an option, or null if it is none. */
function componentOf(option) {
	const [kind, id] = option.split("/");
	return kind && id && kinds.has(kind) ? `${kind}/${id}` : null;
}
// src/ask/Choice.svelte
var root$13 = from_html(`<span class="sr"> </span> <!> `, 1);
var root_1$6 = from_html(`<div role="group"><div class="strengths svelte-1a2pxkq"></div> <span class="label svelte-1a2pxkq"> </span> <span class="effect svelte-1a2pxkq"> </span></div>`);
var root_2$4 = from_html(`<i aria-hidden="true" class="svelte-1a2pxkq"> </i>`);
var root_3$4 = from_html(`<span class="sr"> </span>`);
var root_4$3 = from_html(`<span class="effect svelte-1a2pxkq"> </span>`);
var root_5$3 = from_html(`<span> </span>`);
var root_6$2 = from_html(`<!> <!> <span class="words svelte-1a2pxkq"><span class="label svelte-1a2pxkq"><!><span><!> </span><!></span> <!></span> <!>`, 1);
var root_7$2 = from_html(`<div><!></div>`);
function Choice($$anchor, $$props) {
	push($$props, true);
	/** in a line, where what it does stands beside the question once it is picked */
	const brief = prop($$props, "brief", 3, false);
	const session = useSession();
	const option = user_derived(() => $$props.options[0]);
	const card = user_derived(() => get(option).id.startsWith("skill/") ? book.face(get(option).id) : void 0);
	/** A way of a card, which is read on the card: the line has its letter, and as much of it as it has room for. */
	const way = user_derived(() => brief() ? /^box\/(a|b)$/.exec(get(option).id)?.[1]?.toUpperCase() : void 0);
	const type = user_derived(() => /^skill-type\/(.+)/.exec(get(option).id)?.[1]);
	const name = user_derived(() => bare$1(get(option).label));
	const does = user_derived(() => effectOf(session.ask?.kind ?? "", get(option).id, (id) => book.text(id)));
	const effect = user_derived(() => brief() ? "" : get(does));
	/** Of a card that may be added to the open check: what it counts for. */
	const counts = user_derived(() => {
		const check = session.frame.view.check;
		return session.ask?.kind === "contribute" && check && get(card) ? worth(check, get(card)) : void 0;
	});
	var fragment = comment();
	var node = first_child(fragment);
	var consequent = ($$anchor) => {
		var div = root_1$6();
		let classes;
		var div_1 = child(div);
		each(div_1, 21, () => $$props.options, (each) => each.id, ($$anchor, each) => {
			{
				const children = ($$anchor, n = noop) => {
					var fragment_2 = root$13();
					var span = first_child(fragment_2);
					var text = only_child(span, true);
					var node_1 = sibling(span, 2);
					{
						let $0 = user_derived(() => book.face(get(each).id));
						Tag(node_1, spread_props(() => get($0)));
					}
					var text_1 = sibling(node_1, 1, true);
					template_effect(($0) => {
						set_text(text, $0);
						set_text(text_1, n() > 1 ? ` ×${n()}` : "");
					}, [() => flat(get(each).label)]);
					append($$anchor, fragment_2);
				};
				Press($$anchor, {
					get option() {
						return get(each);
					},
					children,
					$$slots: { default: true }
				});
			}
		});
		reset(div_1);
		var span_1 = sibling(div_1, 2);
		var text_2 = only_child(span_1, true);
		var span_2 = sibling(span_1, 2);
		var text_3 = only_child(span_2, true);
		reset(div);
		template_effect(() => {
			classes = set_class(div, 1, "choice told several svelte-1a2pxkq", null, classes, { brief: brief() });
			set_attribute(div, "aria-label", get(name));
			set_text(text_2, get(name));
			set_text(text_3, get(effect));
		});
		append($$anchor, div);
	};
	var alternate_1 = ($$anchor) => {
		var div_2 = root_7$2();
		let classes_1;
		var node_2 = child(div_2);
		{
			const children = ($$anchor, n = noop) => {
				var fragment_3 = root_6$2();
				var node_3 = first_child(fragment_3);
				var consequent_1 = ($$anchor) => {
					var i = root_2$4();
					var text_4 = only_child(i, true);
					template_effect(() => set_text(text_4, get(way)));
					append($$anchor, i);
				};
				if_block(node_3, ($$render) => {
					if (get(way)) $$render(consequent_1);
				});
				var node_4 = sibling(node_3, 2);
				var consequent_2 = ($$anchor) => {
					Tag($$anchor, { get skill() {
						return get(type);
					} });
				};
				var consequent_3 = ($$anchor) => {
					Tag($$anchor, spread_props(() => get(card)));
				};
				if_block(node_4, ($$render) => {
					if (get(type)) $$render(consequent_2);
					else if (get(card) && !get(effect)) $$render(consequent_3, 1);
				});
				var span_3 = sibling(node_4, 2);
				var span_4 = child(span_3);
				var node_5 = child(span_4);
				var consequent_4 = ($$anchor) => {
					var span_5 = root_3$4();
					var text_5 = only_child(span_5, true);
					template_effect(($0) => set_text(text_5, $0), [() => flat(get(option).label)]);
					append($$anchor, span_5);
				};
				if_block(node_5, ($$render) => {
					if (get(card)) $$render(consequent_4);
				});
				var span_6 = sibling(node_5);
				var node_6 = child(span_6);
				var consequent_5 = ($$anchor) => {
					var text_6 = text();
					template_effect(() => set_text(text_6, get(name)));
					append($$anchor, text_6);
				};
				var alternate = ($$anchor) => {
					Said($$anchor, {
						get text() {
							return get(option).label;
						},
						quiet: true
					});
				};
				if_block(node_6, ($$render) => {
					if (get(card)) $$render(consequent_5);
					else $$render(alternate, -1);
				});
				var text_7 = sibling(node_6, 1, true);
				reset(span_6);
				var node_7 = sibling(span_6);
				var consequent_6 = ($$anchor) => {
					Tag($$anchor, spread_props(() => get(card)));
				};
				if_block(node_7, ($$render) => {
					if (get(card) && get(effect)) $$render(consequent_6);
				});
				reset(span_4);
				var node_8 = sibling(span_4, 2);
				var consequent_7 = ($$anchor) => {
					var span_7 = root_4$3();
					var text_8 = only_child(span_7, true);
					template_effect(() => set_text(text_8, get(effect)));
					append($$anchor, span_7);
				};
				if_block(node_8, ($$render) => {
					if (get(effect)) $$render(consequent_7);
				});
				reset(span_3);
				var node_9 = sibling(span_3, 2);
				var consequent_8 = ($$anchor) => {
					var span_8 = root_5$3();
					let classes_2;
					var text_9 = only_child(span_8, true);
					template_effect(($0) => {
						classes_2 = set_class(span_8, 1, "counts svelte-1a2pxkq", null, classes_2, { harm: get(counts) < 0 });
						set_text(text_9, $0);
					}, [() => signed(get(counts))]);
					append($$anchor, span_8);
				};
				if_block(node_9, ($$render) => {
					if (get(counts) !== void 0) $$render(consequent_8);
				});
				template_effect(() => {
					set_attribute(span_6, "aria-hidden", get(card) ? true : void 0);
					set_text(text_7, n() > 1 ? ` ×${n()}` : "");
				});
				append($$anchor, fragment_3);
			};
			Press(node_2, {
				get option() {
					return get(option);
				},
				children,
				$$slots: { default: true }
			});
		}
		reset(div_2);
		template_effect(($0, $1) => {
			classes_1 = set_class(div_2, 1, "choice svelte-1a2pxkq", null, classes_1, {
				told: get(effect),
				brief: brief(),
				way: get(way),
				pass: $0
			});
			set_attribute(div_2, "title", $1);
		}, [() => isPass(get(option)), () => get(does) || (brief() ? flat(get(option).label) : void 0)]);
		append($$anchor, div_2);
	};
	if_block(node, ($$render) => {
		if ($$props.options.length > 1) $$render(consequent);
		else $$render(alternate_1, -1);
	});
	append($$anchor, fragment);
	pop();
}
// src/ask/Below.svelte
var root$12 = from_html(`<button type="button" class="plain below svelte-17tnwpe"> <!></button>`);
function Below($$anchor, $$props) {
	push($$props, true);
	var button = root$12();
	var text = child(button);
	Chevron_down(sibling(text), {
		size: 18,
		"aria-hidden": "true"
	});
	reset(button);
	template_effect(($0) => set_text(text, `${$0 ?? ""} `), [() => count("ask.below", $$props.n)]);
	delegated("click", button, function(...$$args) {
		$$props.onclick?.apply(this, $$args);
	});
	append($$anchor, button);
	pop();
}
delegate(["click"]);
// src/ask/Choices.svelte
var root$11 = from_html(`<div role="group"><div class="list svelte-1k0zr1l"></div> <!></div>`);
function Choices($$anchor, $$props) {
	push($$props, true);
	/** Whether options say what they do: then they stand in columns. */
	const told = user_derived(() => $$props.options.some((o) => effectOf($$props.ask.kind, o.id, (id) => book.text(id))));
	const list = user_derived(() => entries($$props.options, isAboutText($$props.ask.kind)));
	let box = state(void 0);
	let below = state(0);
	const head = 36;
	/** Counts the options of which not even the head is in sight, when the page has laid them out; one that is cut is one. */
	function measure() {
		if (!get(box)) return;
		const edge = get(box).getBoundingClientRect().bottom;
		const rects = [...get(box).querySelectorAll(".choice")].map((e) => e.getBoundingClientRect());
		const last = Math.max(0, ...rects.map((r) => r.bottom));
		const under = rects.filter((r) => r.top + head > edge - 44).length;
		set(below, last <= edge + 1 ? 0 : Math.min(Math.max(under, 1), rects.length - 1), true);
	}
	user_effect(() => {
		get(list), get(told);
		const next = requestAnimationFrame(() => measure());
		return () => cancelAnimationFrame(next);
	});
	const resized = (box) => {
		const observer = new ResizeObserver(measure);
		observer.observe(box);
		return () => observer.disconnect();
	};
	const further = () => get(box)?.scrollBy({ top: get(box).clientHeight - 44 - 20 });
	var div = root$11();
	let classes;
	var div_1 = child(div);
	each(div_1, 21, () => get(list), (options) => options[0].id, ($$anchor, options, $$index, $$array) => {
		Choice($$anchor, { get options() {
			return get(options);
		} });
	});
	reset(div_1);
	var node = sibling(div_1, 2);
	var consequent = ($$anchor) => {
		Below($$anchor, {
			get n() {
				return get(below);
			},
			onclick: further
		});
	};
	if_block(node, ($$render) => {
		if (get(below) > 0) $$render(consequent);
	});
	reset(div);
	bind_this(div, ($$value) => set(box, $$value), () => get(box));
	attach(div, () => resized);
	template_effect(($0) => {
		classes = set_class(div, 1, "options svelte-1k0zr1l", null, classes, {
			told: get(told),
			more: get(below) > 0
		});
		set_attribute(div, "aria-label", $0);
	}, [() => t("ask.all.title")]);
	event("scroll", div, measure);
	append($$anchor, div);
	pop();
}
// src/ask/none.ts
/** What taking none is called. */
function noneOf(kind) {
	if (kind === "contribute") return t("ask.addNone");
	return t(kind === "play" ? "ask.pass" : "ask.none");
}
// src/ask/Confirm.svelte
var root$10 = from_html(`<button type="button" class="confirm main svelte-18f4lhp" aria-keyshortcuts="Enter" data-key="Enter"><span class="words"><!></span></button>`);
function Confirm($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	const ask = user_derived(() => session.ask);
	const chosen = user_derived(() => total(session.picked));
	const label = user_derived(() => {
		if (session.sending) return [words(t("ask.sending"))];
		if (get(chosen) === 0) return session.none ? around("ask.confirmOne", { label: [words(noneOf(get(ask).kind))] }) : [words(t("ask.confirm"))];
		if (get(ask).kind === "contribute") return [words(count("ask.add", get(chosen)))];
		if (get(chosen) > 1) return [words(t("ask.confirmMany", { n: get(chosen) }))];
		return around("ask.confirmOne", { label: session.option(Object.keys(session.picked)[0]).label });
	});
	/** The second click of a double click may meet the next question: it is meant for the one before. */
	const confirm = (event) => event.detail < 2 && void session.confirm();
	var fragment = comment();
	var node = first_child(fragment);
	key(node, () => get(ask).ask, ($$anchor) => {
		var button = root$10();
		var span = child(button);
		var node_1 = child(span);
		var consequent = ($$anchor) => {
			var text$3 = text();
			template_effect(($0) => set_text(text$3, $0), [() => t("ask.confirm")]);
			append($$anchor, text$3);
		};
		var alternate = ($$anchor) => {
			Said($$anchor, {
				get text() {
					return get(label);
				},
				quiet: true
			});
		};
		if_block(node_1, ($$render) => {
			if (get(chosen) === 1 && get(ask).kind !== "contribute" || session.none) $$render(consequent);
			else $$render(alternate, -1);
		});
		reset(span);
		reset(button);
		template_effect(($0, $1) => {
			button.disabled = !session.ready;
			set_attribute(button, "aria-label", $0);
			set_attribute(button, "aria-disabled", session.sending || void 0);
			set_attribute(button, "title", $1);
		}, [() => flat(get(label)), () => flat(get(label))]);
		delegated("click", button, confirm);
		append($$anchor, button);
	});
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
// src/ask/enter.ts
/** The keys by which somebody goes about without a pointer. */
var going = /* @__PURE__ */ new Set([
	"Tab",
	"ArrowUp",
	"ArrowDown",
	"ArrowLeft",
	"ArrowRight",
	"Home",
	"End"
]);
/** Listens in a window for as long as a question may be answered. */
function confirmByEnter(session) {
	let pointed = false;
	const down = () => pointed = true;
	const key = (event) => {
		if (going.has(event.key)) pointed = false;
		if (event.key !== "Enter" || event.repeat || event.defaultPrevented) return;
		const on = event.target;
		const free = on === document.body || on.id === "decision";
		const chosen = pointed && on.closest("[aria-pressed=\"true\"]") !== null;
		if (session.sheet || !session.ready || !(free || chosen)) return;
		event.preventDefault();
		session.confirm();
	};
	addEventListener("pointerdown", down, true);
	addEventListener("keydown", key);
	return () => {
		removeEventListener("pointerdown", down, true);
		removeEventListener("keydown", key);
	};
}
// src/ask/fit.ts
/** About how much room a choice takes, in letters. */
var room = (entry) => Math.min(bare$1(entry[0].label).length, 34) + 4 * entry.length;
/** How many letters of choices a line has room for, and so few that they stand there whatever they say. */
var rooms = {
	phone: {
		letters: 15,
		few: 2
	},
	narrow: {
		letters: 46,
		few: 3
	},
	wide: {
		letters: 84,
		few: 3
	}
};
/**
* The choices that stand in the line: all, if they fit; else first those that are nowhere else to be
* pressed, and then the others, unless these are many. What is left out comes with the list. If these
* are not `alone`, but others lie in the hand, a phone has one row for them.
*/
function fit(entries, elsewhere, size, alone = true) {
	const { letters } = rooms[size];
	const few = alone || size !== "phone" ? rooms[size].few : 0;
	const all = entries.reduce((sum, entry) => sum + room(entry), 0);
	if (entries.length <= few || all <= letters) return entries;
	let left = letters;
	const rank = (entry) => elsewhere(entry[0]) ? 1 : 0;
	const crowded = entries.filter((entry) => rank(entry) > 0).length > few;
	const kept = [...entries].sort((a, b) => rank(a) - rank(b)).filter((entry) => {
		if (crowded && rank(entry) > 0 || room(entry) > left) return false;
		left -= room(entry);
		return true;
	});
	return entries.filter((entry) => kept.includes(entry));
}
// src/ask/orders.ts
/** When an order applies. */
function windowName(id) {
	if (id === "*") return t("orders.everyWindow");
	return word(`orders.window.${id}`, book.window(id));
}
/** A card of a hand, told from its brothers of other strengths. */
var cardName = (id) => id.startsWith("skill/") ? `${book.name(id)} (${book.face(id).strength})` : book.name(id);
/** Cards and how many of each. */
var cardNames = (takes) => together(takes.map((k) => (k.count > 1 ? `${k.count} × ` : "") + cardName(k.option)));
/** What an order does, without when and for how long. */
function deed(o) {
	if (o.do === "add") return t("orders.do.add", { cards: cardNames(o.add ?? []) });
	if (o.do === "ask" && o.if === "hit") return t("orders.askHit");
	if (o.do === "ask" && o.if === "short") return o.by ? t("orders.askShortBy", { n: o.by }) : t("orders.askShort");
	if (o.do !== "play") return t(`orders.do.${o.do}`);
	const card = cardName(o.play ?? "");
	if (o.if === "short") return t("orders.playShort", {
		card,
		n: o.by ?? 0
	});
	return t(o.if === "hit" ? "orders.playHit" : "orders.play", { card });
}
/** The cards of a hand that can be played in a window, once for each window. */
function playable(hand) {
	return [...new Set(hand)].flatMap((id) => {
		return (book.get(id)?.timing ?? []).filter((w) => w !== "action").map((window) => ({
			id,
			window
		}));
	});
}
/** Under what a card can be ordered to be played in a window. */
function conditions(window) {
	if (window === "totalled") return ["short", ""];
	return window === "viper-attacked" ? ["hit", ""] : [""];
}
/** Under what somebody may want to be asked in a window, where most openings of it need nothing. */
var worthAsking = (window) => conditions(window).find((c) => c !== "");
// src/ask/More.svelte
var root$9 = from_html(`<span class="number svelte-9pwo0g"> </span>`);
var root_1$5 = from_html(`<button type="button" class="svelte-9pwo0g"> </button>`);
var root_2$3 = from_html(`<div class="menu svelte-9pwo0g" role="group" tabindex="-1"><!> <!> <button type="button" class="standing svelte-9pwo0g"><!> </button></div>`);
var root_3$3 = from_html(`<div class="more svelte-9pwo0g"><button type="button" class="plain dots svelte-9pwo0g"><!> <!></button> <!></div>`);
function More($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	const frame = user_derived(() => session.frame);
	const given = user_derived(() => get(frame).orders?.length ?? 0);
	const window = user_derived(() => get(frame).table.seats.length > 1 ? session.ask?.window : void 0);
	/** What would make such a window worth being asked in. */
	const only = user_derived(() => get(window) ? worthAsking(get(window)) : void 0);
	let open = state(false);
	let box;
	/** Passes this window and all that are like it, for the rest of the turn. */
	const pass = () => session.act((key) => order(session.id, key, {
		window: get(window),
		do: "pass",
		until: "turn"
	}));
	/** Is asked in no other such window. */
	const askIf = () => session.act((key) => order(session.id, key, {
		window: get(window),
		do: "ask",
		if: get(only),
		until: "turn"
	}));
	function choose(act) {
		set(open, false);
		act();
	}
	function keydown(event) {
		if (event.key !== "Escape" || !get(open)) return;
		event.stopPropagation();
		set(open, false);
		box.querySelector("button")?.focus();
	}
	function leave(event) {
		if (!box.contains(event.relatedTarget)) set(open, false);
	}
	var div = root_3$3();
	var button = child(div);
	var node = child(button);
	Ellipsis(node, {
		size: 20,
		"aria-hidden": "true"
	});
	var node_1 = sibling(node, 2);
	var consequent = ($$anchor) => {
		var span = root$9();
		var text = only_child(span, true);
		template_effect(() => set_text(text, get(given)));
		append($$anchor, span);
	};
	if_block(node_1, ($$render) => {
		if (get(given)) $$render(consequent);
	});
	reset(button);
	var node_2 = sibling(button, 2);
	var consequent_3 = ($$anchor) => {
		var div_1 = root_2$3();
		var node_3 = child(div_1);
		var consequent_1 = ($$anchor) => {
			var button_1 = root_1$5();
			var text_1 = only_child(button_1, true);
			template_effect(($0) => {
				button_1.disabled = session.sending;
				set_text(text_1, $0);
			}, [() => t(`orders.only.${get(only)}`)]);
			delegated("click", button_1, () => choose(askIf));
			append($$anchor, button_1);
		};
		if_block(node_3, ($$render) => {
			if (get(window) && get(only)) $$render(consequent_1);
		});
		var node_4 = sibling(node_3, 2);
		var consequent_2 = ($$anchor) => {
			var button_2 = root_1$5();
			var text_2 = only_child(button_2, true);
			template_effect(($0) => {
				button_2.disabled = session.sending;
				set_text(text_2, $0);
			}, [() => t("orders.passLike")]);
			delegated("click", button_2, () => choose(pass));
			append($$anchor, button_2);
		};
		if_block(node_4, ($$render) => {
			if (get(window)) $$render(consequent_2);
		});
		var button_3 = sibling(node_4, 2);
		var node_5 = child(button_3);
		List_checks(node_5, {
			size: 18,
			"aria-hidden": "true"
		});
		var text_3 = sibling(node_5, 1, true);
		reset(button_3);
		reset(div_1);
		template_effect(($0, $1) => {
			set_attribute(div_1, "aria-label", $0);
			set_text(text_3, $1);
		}, [() => t("ask.menu"), () => get(given) ? count("orders.open", get(given)) : t("orders.title")]);
		delegated("click", button_3, () => choose(() => session.openOrders()));
		append($$anchor, div_1);
	};
	if_block(node_2, ($$render) => {
		if (get(open)) $$render(consequent_3);
	});
	reset(div);
	bind_this(div, ($$value) => box = $$value, () => box);
	template_effect(($0, $1) => {
		set_attribute(button, "aria-expanded", get(open));
		set_attribute(button, "aria-label", $0);
		set_attribute(button, "title", $1);
	}, [() => get(given) ? `${t("ask.menu")}. ${count("orders.open", get(given))}` : t("ask.menu"), () => t("ask.menu")]);
	delegated("keydown", div, keydown);
	delegated("focusout", div, leave);
	delegated("click", button, () => set(open, !get(open)));
	append($$anchor, div);
	pop();
}
delegate([
	"keydown",
	"focusout",
	"click"
]);
// src/ask/None.svelte
var root$8 = from_html(`<button type="button" id="option-none"> </button>`);
function None($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	var button = root$8();
	let classes;
	var text = only_child(button, true);
	template_effect(($0) => {
		classes = set_class(button, 1, "press none svelte-eqjef3", null, classes, { picked: session.none });
		set_attribute(button, "aria-pressed", session.none);
		set_attribute(button, "aria-disabled", session.sending || void 0);
		set_text(text, $0);
	}, [() => noneOf($$props.kind)]);
	delegated("click", button, () => session.pressNone());
	append($$anchor, button);
	pop();
}
delegate(["click"]);
// src/ask/WindowClock.svelte
var root$7 = from_html(`<button type="button" class="plain svelte-19ok03f"> </button>`);
var root_1$4 = from_html(`<span class="clock svelte-19ok03f"><!> <!></span>`);
function WindowClock($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	const frame = user_derived(() => session.frame);
	const clock = user_derived(() => get(frame).clock);
	const mine = user_derived(() => get(clock)?.held.includes(session.seat) ?? false);
	let left = state(0);
	user_effect(() => {
		if (!get(clock)) return;
		const end = performance.now() + get(clock).closesIn;
		const tick = () => set(left, Math.max(0, Math.ceil((end - performance.now()) / 1e3)), true);
		tick();
		const timer = setInterval(tick, 500);
		return () => clearInterval(timer);
	});
	async function toggle() {
		const ask = session.ask;
		if (ask && session.key) await hold$1(session.id, session.key, ask.ask, !get(mine)).catch(() => void 0);
	}
	var fragment = comment();
	var node = first_child(fragment);
	var consequent_2 = ($$anchor) => {
		var span = root_1$4();
		var node_1 = child(span);
		var consequent = ($$anchor) => {
			var text$2 = text();
			template_effect(($0) => set_text(text$2, $0), [() => t("clock.held", { names: together(get(clock).held.map((seat) => seatName(get(frame), seat))) })]);
			append($$anchor, text$2);
		};
		var alternate = ($$anchor) => {
			var text_1 = text();
			template_effect(($0) => set_text(text_1, $0), [() => t("clock.closes", { n: get(left) })]);
			append($$anchor, text_1);
		};
		if_block(node_1, ($$render) => {
			if (get(clock).held.length) $$render(consequent);
			else $$render(alternate, -1);
		});
		var node_2 = sibling(node_1, 2);
		var consequent_1 = ($$anchor) => {
			var button = root$7();
			var text_2 = only_child(button, true);
			template_effect(($0) => {
				set_attribute(button, "aria-pressed", get(mine));
				set_text(text_2, $0);
			}, [() => t("clock.hold")]);
			delegated("click", button, toggle);
			append($$anchor, button);
		};
		if_block(node_2, ($$render) => {
			if (session.ask) $$render(consequent_1);
		});
		reset(span);
		append($$anchor, span);
	};
	if_block(node, ($$render) => {
		if (get(clock)) $$render(consequent_2);
	});
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
// src/ask/Note.svelte
var root$6 = from_html(`<span class="does svelte-1hb1d0l" role="status"> </span> <button type="button" class="plain read svelte-1hb1d0l"> <span class="sr"> </span></button>`, 1);
var root_1$3 = from_html(`<span> </span>`);
var root_2$2 = from_html(`<span class="need"> </span>`);
var root_3$2 = from_html(`<!> <!> <!>`, 1);
var root_4$2 = from_html(`<span class="secret svelte-1hb1d0l"><!> <span class="long"> </span></span><!>`, 1);
var root_5$2 = from_html(`<div class="note svelte-1hb1d0l"><!> <!></div>`);
function Note($$anchor, $$props) {
	push($$props, true);
	/** Whether some choices are made in the hand. */
	const session = useSession();
	const view = user_derived(() => session.frame.view);
	const ask = user_derived(() => session.ask);
	const chosen = user_derived(() => total(session.picked));
	/** A question of one's own turn: it says where one is. */
	const own = user_derived(() => get(ask).kind === "action" || get(ask).kind === "move");
	const need = user_derived(() => {
		if (get(ask).max === 1) return "";
		const { min, max, least } = get(ask);
		if (least) return least === max ? t("ask.needNoneOr", { max }) : t("ask.needNoneOrRange", {
			least,
			max
		});
		if (min === max) return t("ask.needExactly", { min });
		return min === 0 ? t("ask.needUpTo", { max }) : t("ask.needRange", {
			min,
			max
		});
	});
	/** What the cards picked for a check count for together. */
	const adds = user_derived(() => {
		const { check } = get(view);
		if (get(ask).kind !== "contribute" || !check || get(chosen) === 0) return void 0;
		return Object.entries(session.picked).reduce((sum, [id, n]) => sum + n * worth(check, book.face(id)), 0);
	});
	/** What the one thing picked will do. */
	const picked = user_derived(() => {
		const [only, ...others] = Object.keys(session.picked);
		if (only === void 0 || others.length > 0) return void 0;
		const does = effectOf(get(ask).kind, only, (id) => book.text(id));
		const id = componentOf(only);
		return does && id && !id.startsWith("character/") ? {
			id,
			does
		} : void 0;
	});
	var div = root_5$2();
	var node = child(div);
	var consequent = ($$anchor) => {
		var fragment = root$6();
		var span = first_child(fragment);
		var text = only_child(span, true);
		var button = sibling(span, 2);
		var text_1 = child(button, true);
		var span_1 = sibling(text_1);
		var text_2 = only_child(span_1);
		reset(button);
		template_effect(($0, $1) => {
			set_text(text, get(picked).does);
			set_text(text_1, $0);
			set_text(text_2, `: ${$1 ?? ""}`);
		}, [() => t("ask.read"), () => book.name(get(picked).id)]);
		delegated("click", button, () => session.open(get(picked).id));
		append($$anchor, fragment);
	};
	var alternate = ($$anchor) => {
		var fragment_1 = root_3$2();
		var node_1 = first_child(fragment_1);
		var consequent_1 = ($$anchor) => {
			var fragment_2 = comment();
			var node_2 = first_child(fragment_2);
			component(node_2, () => more.now.Where, ($$anchor, more_now_Where) => {
				more_now_Where($$anchor, {});
			});
			append($$anchor, fragment_2);
		};
		var consequent_2 = ($$anchor) => {
			var span_2 = root_1$3();
			var text_3 = only_child(span_2, true);
			template_effect(($0) => set_text(text_3, $0), [() => t("ask.inHand")]);
			append($$anchor, span_2);
		};
		if_block(node_1, ($$render) => {
			if (get(own) && more.now) $$render(consequent_1);
			else if ($$props.inHand && get(chosen) === 0 && !session.none) $$render(consequent_2, 1);
		});
		var node_3 = sibling(node_1, 2);
		var consequent_3 = ($$anchor) => {
			var span_3 = root_2$2();
			var text_4 = only_child(span_3);
			template_effect(($0) => set_text(text_4, `${get(need) ?? ""} ${$0 ?? ""}`), [() => get(chosen) > 0 ? t("ask.chosen", { n: get(chosen) }) : ""]);
			append($$anchor, span_3);
		};
		if_block(node_3, ($$render) => {
			if (get(need)) $$render(consequent_3);
		});
		var node_4 = sibling(node_3, 2);
		var consequent_4 = ($$anchor) => {
			var span_4 = root_2$2();
			var text_5 = only_child(span_4, true);
			template_effect(($0) => set_text(text_5, $0), [() => t("check.running", { n: signed(get(adds)) })]);
			append($$anchor, span_4);
		};
		if_block(node_4, ($$render) => {
			if (get(adds) !== void 0) $$render(consequent_4);
		});
		append($$anchor, fragment_1);
	};
	if_block(node, ($$render) => {
		if (get(picked)) $$render(consequent);
		else $$render(alternate, -1);
	});
	var node_5 = sibling(node, 2);
	var consequent_5 = ($$anchor) => {
		var fragment_3 = root_4$2();
		var span_5 = first_child(fragment_3);
		var node_6 = child(span_5);
		Eye_off(node_6, {
			size: 15,
			"aria-hidden": "true"
		});
		var span_6 = sibling(node_6, 2);
		var text_6 = only_child(span_6, true);
		reset(span_5);
		WindowClock(sibling(span_5), {});
		template_effect(($0, $1) => {
			set_attribute(span_5, "title", $0);
			set_text(text_6, $1);
		}, [() => t("ask.secret"), () => t("ask.secret")]);
		append($$anchor, fragment_3);
	};
	if_block(node_5, ($$render) => {
		if (get(ask).secret && get(ask).kind === "play") $$render(consequent_5);
	});
	reset(div);
	append($$anchor, div);
	pop();
}
delegate(["click"]);
// src/ask/Sentence.svelte
var root$5 = from_html(`<span class="clings svelte-1tgjo5o"> <button type="button" class="cause svelte-1tgjo5o"> </button> </span>`);
var root_1$2 = from_html(`<h2></h2>`);
function Sentence($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	const sentence = user_derived(() => clinging(question(session, $$props.small)));
	var h2 = root_1$2();
	let classes;
	each(h2, 21, () => get(sentence), index, ($$anchor, part) => {
		var fragment = comment();
		var node = first_child(fragment);
		var consequent = ($$anchor) => {
			var span = root$5();
			var text = child(span, true);
			var button = sibling(text);
			var text_1 = only_child(button, true);
			var text_2 = sibling(button, 1, true);
			reset(span);
			template_effect(() => {
				set_text(text, get(part).before);
				set_text(text_1, get(part).text);
				set_text(text_2, get(part).after);
			});
			delegated("click", button, () => session.open(get(part).ref));
			append($$anchor, span);
		};
		var alternate = ($$anchor) => {
			var text_3 = text();
			template_effect(() => set_text(text_3, get(part).text));
			append($$anchor, text_3);
		};
		if_block(node, ($$render) => {
			if (get(part).ref) $$render(consequent);
			else $$render(alternate, -1);
		});
		append($$anchor, fragment);
	});
	reset(h2);
	template_effect(() => classes = set_class(h2, 1, "sentence svelte-1tgjo5o", null, classes, { idle: !session.ask }));
	append($$anchor, h2);
	pop();
}
delegate(["click"]);
// src/ask/span.ts
var minute = 60;
var hour = 3600;
var day = 24 * hour;
/** Milliseconds in words. */
function span(ms) {
	const s = Math.ceil(ms / 1e3);
	if (s < hour) return `${Math.floor(s / minute)}:${String(s % minute).padStart(2, "0")}`;
	if (s < day) return t("time.hours", {
		h: Math.floor(s / hour),
		m: Math.floor(s % hour / minute)
	});
	return t("time.days", {
		d: Math.floor(s / day),
		h: Math.floor(s % day / hour)
	});
}
// src/ask/TimeLeft.svelte
var root$4 = from_html(`<span><!><span class="sr"> </span> </span>`);
function TimeLeft($$anchor, $$props) {
	push($$props, true);
	let now = state(0);
	user_effect(() => {
		const end = performance.now() + $$props.left;
		const tick = () => set(now, Math.max(0, end - performance.now()), true);
		tick();
		const timer = setInterval(tick, 1e3);
		return () => clearInterval(timer);
	});
	var span_1 = root$4();
	let classes;
	var node = child(span_1);
	Timer(node, {
		size: 16,
		"aria-hidden": "true"
	});
	var span_2 = sibling(node);
	var text = only_child(span_2, true);
	var text_1 = sibling(span_2, 1, true);
	reset(span_1);
	template_effect(($0, $1, $2) => {
		classes = set_class(span_1, 1, "left svelte-nxv7sp", null, classes, { soon: get(now) < 3e4 });
		set_attribute(span_1, "title", $0);
		set_text(text, $1);
		set_text(text_1, $2);
	}, [
		() => t("time.left", { time: span(get(now)) }),
		() => t("time.left", { time: "" }),
		() => span(get(now))
	]);
	append($$anchor, span_1);
	pop();
}
// src/ask/Undo.svelte
var root$3 = from_html(`<button type="button"><!> <span class="svelte-1ateysb"><!></span></button>`);
function Undo($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	const back = user_derived(() => session.frame?.undo);
	const what = user_derived(() => session.frame?.given?.find((g) => g.ask === get(back)?.ask)?.took ?? []);
	const said = user_derived(() => get(what).length ? around("undo.what", { label: get(what) }) : [words(t("undo.last"))]);
	/** Beside a decision it has little room. */
	const brief = user_derived(() => session.ask !== void 0);
	async function takeBack(ask) {
		if (await session.act((key) => undo(session.id, key, ask))) document.getElementById("decision")?.focus();
	}
	var fragment = comment();
	var node = first_child(fragment);
	var consequent_1 = ($$anchor) => {
		var button = root$3();
		let classes;
		var node_1 = child(button);
		Undo_2(node_1, {
			size: 18,
			"aria-hidden": "true"
		});
		var span = sibling(node_1, 2);
		var node_2 = child(span);
		var consequent = ($$anchor) => {
			var text$1 = text();
			template_effect(($0) => set_text(text$1, $0), [() => t("undo.brief")]);
			append($$anchor, text$1);
		};
		var alternate = ($$anchor) => {
			Said($$anchor, {
				get text() {
					return get(said);
				},
				quiet: true
			});
		};
		if_block(node_2, ($$render) => {
			if (get(brief)) $$render(consequent);
			else $$render(alternate, -1);
		});
		reset(span);
		reset(button);
		template_effect(($0, $1, $2) => {
			classes = set_class(button, 1, "undo svelte-1ateysb", null, classes, { brief: get(brief) });
			button.disabled = session.sending;
			set_attribute(button, "aria-label", $0);
			set_attribute(button, "title", `${$1 ?? ""}. ${$2 ?? ""}`);
		}, [
			() => flat(get(said)),
			() => flat(get(said)),
			() => t("undo.hint")
		]);
		delegated("click", button, () => takeBack(get(back).ask));
		append($$anchor, button);
	};
	if_block(node, ($$render) => {
		if (get(back)) $$render(consequent_1);
	});
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
// src/ask/Ask.svelte
var root$2 = from_html(`<button type="button"> <!></button>`);
var root_1$1 = from_html(`<div class="up svelte-o27w0q"><!></div>`);
var root_2$1 = from_html(`<p class="trouble svelte-o27w0q" role="alert"> </p>`);
var root_3$1 = from_html(`<p class="late svelte-o27w0q" role="status"> </p>`);
var root_4$1 = from_html(`<div class="choices svelte-o27w0q" role="group"><!> <!></div>`);
var root_5$1 = from_html(`<button type="button" class="plain clear svelte-o27w0q"> </button>`);
var root_6$1 = from_html(`<!> <!> <!> <!>`, 1);
var root_7$1 = from_html(`<button type="button" class="main"> </button>`);
var root_8$1 = from_html(`<section id="decision" tabindex="-1"><div class="lower svelte-o27w0q"><!> <!> <!> <div class="line svelte-o27w0q"><div class="question svelte-o27w0q"><!> <!></div> <div class="answers svelte-o27w0q"><!> <!> <!> <!></div> <div class="tools svelte-o27w0q"><!> <!> <!> <!></div></div></div></section>`);
function Ask($$anchor, $$props) {
	push($$props, true);
	const opener = ($$anchor, what = noop, words = noop) => {
		var button = root$2();
		var text = child(button, true);
		var node = sibling(text);
		var consequent = ($$anchor) => {
			Chevron_down($$anchor, {
				size: 18,
				"aria-hidden": "true"
			});
		};
		var alternate = ($$anchor) => {
			Chevron_up($$anchor, {
				size: 18,
				"aria-hidden": "true"
			});
		};
		if_block(node, ($$render) => {
			if (session.drawn === what()) $$render(consequent);
			else $$render(alternate, -1);
		});
		reset(button);
		template_effect(() => {
			set_class(button, 1, `opener ${what() ?? ""}`, "svelte-o27w0q");
			set_attribute(button, "aria-expanded", session.drawn === what());
			set_text(text, words());
		});
		delegated("click", button, () => draw(what()));
		append($$anchor, button);
	};
	const small = prop($$props, "small", 3, false);
	const session = useSession();
	const frame = user_derived(() => session.frame);
	const ask = user_derived(() => session.ask);
	const chosen = user_derived(() => total(session.picked));
	const playing = user_derived(() => get(frame).view.seat >= 0 && !get(frame).view.over);
	const away = user_derived(() => isAway(session));
	const hand = user_derived(() => held$1(get(frame).view.mine));
	const isHeld = (id) => get(hand).has(id);
	const inHand = user_derived(() => get(ask)?.options.some(({ id }) => isHeld(id)) ?? false);
	const all = user_derived(() => entries(get(ask)?.options ?? [], isAboutText(get(ask)?.kind ?? "")));
	const own = user_derived(() => get(all).filter(([option]) => !isHeld(option.id)));
	const staged = user_derived(() => get(ask)?.kind === "character");
	const shown = user_derived(() => get(staged) || session.drawn === "choices" ? [] : passLast(fit(get(own), (o) => spotOf(o.id) !== null, screen.size, get(own).length === get(all).length)));
	const none = user_derived(() => get(ask)?.min === 0 && !get(ask).options.some(isPass));
	const left = user_derived(() => get(all).length - get(shown).length);
	const seals = user_derived(() => !get(ask) && get(frame).say !== void 0 && get(frame).view.mine.hand.length > 0);
	const draw = (what) => session.drawn = session.drawn === what ? void 0 : what;
	user_effect(() => confirmByEnter(session));
	function keydown(event) {
		if (event.key !== "Escape" || !session.drawn) return;
		session.drawn = void 0;
		document.getElementById("decision")?.focus();
	}
	var section = root_8$1();
	let classes;
	var div = child(section);
	var node_1 = child(div);
	var consequent_4 = ($$anchor) => {
		var div_1 = root_1$1();
		var node_2 = child(div_1);
		var consequent_1 = ($$anchor) => {
			Choices($$anchor, {
				get ask() {
					return get(ask);
				},
				get options() {
					return get(ask).options;
				}
			});
		};
		var consequent_2 = ($$anchor) => {
			var fragment_3 = comment();
			var node_3 = first_child(fragment_3);
			component(node_3, () => more.now.Sealed, ($$anchor, more_now_Sealed) => {
				more_now_Sealed($$anchor, {});
			});
			append($$anchor, fragment_3);
		};
		var consequent_3 = ($$anchor) => {
			var fragment_4 = comment();
			var node_4 = first_child(fragment_4);
			component(node_4, () => rest.now.Spread, ($$anchor, rest_now_Spread) => {
				rest_now_Spread($$anchor, {});
			});
			append($$anchor, fragment_4);
		};
		if_block(node_2, ($$render) => {
			if (session.drawn === "choices" && get(ask)) $$render(consequent_1);
			else if (session.drawn === "sealed" && more.now) $$render(consequent_2, 1);
			else if (session.drawn === "hand" && rest.now) $$render(consequent_3, 2);
		});
		reset(div_1);
		append($$anchor, div_1);
	};
	if_block(node_1, ($$render) => {
		if (session.drawn) $$render(consequent_4);
	});
	var node_5 = sibling(node_1, 2);
	var consequent_5 = ($$anchor) => {
		var p = root_2$1();
		var text_1 = only_child(p, true);
		template_effect(() => set_text(text_1, session.trouble));
		append($$anchor, p);
	};
	if_block(node_5, ($$render) => {
		if (session.trouble) $$render(consequent_5);
	});
	var node_6 = sibling(node_5, 2);
	var consequent_6 = ($$anchor) => {
		var p_1 = root_3$1();
		var text_2 = only_child(p_1, true);
		template_effect(($0) => set_text(text_2, $0), [() => t("ask.late")]);
		append($$anchor, p_1);
	};
	if_block(node_6, ($$render) => {
		if (get(frame).late && !get(away)) $$render(consequent_6);
	});
	var div_2 = sibling(node_6, 2);
	var div_3 = child(div_2);
	var node_7 = child(div_3);
	Sentence(node_7, { get small() {
		return small();
	} });
	var node_8 = sibling(node_7, 2);
	var consequent_7 = ($$anchor) => {
		Note($$anchor, { get inHand() {
			return get(inHand);
		} });
	};
	if_block(node_8, ($$render) => {
		if (get(ask)) $$render(consequent_7);
	});
	reset(div_3);
	var div_4 = sibling(div_3, 2);
	var node_9 = child(div_4);
	var consequent_12 = ($$anchor) => {
		var fragment_6 = root_6$1();
		var node_10 = first_child(fragment_6);
		var consequent_9 = ($$anchor) => {
			var div_5 = root_4$1();
			var node_11 = child(div_5);
			each(node_11, 17, () => get(shown), (options) => options[0].id, ($$anchor, options) => {
				Choice($$anchor, {
					get options() {
						return get(options);
					},
					brief: true
				});
			});
			var node_12 = sibling(node_11, 2);
			var consequent_8 = ($$anchor) => {
				None($$anchor, { get kind() {
					return get(ask).kind;
				} });
			};
			if_block(node_12, ($$render) => {
				if (get(none)) $$render(consequent_8);
			});
			reset(div_5);
			template_effect(($0) => set_attribute(div_5, "aria-label", $0), [() => t("ask.choices")]);
			append($$anchor, div_5);
		};
		if_block(node_10, ($$render) => {
			if (get(shown).length || get(none)) $$render(consequent_9);
		});
		var node_13 = sibling(node_10, 2);
		var consequent_10 = ($$anchor) => {
			{
				let $0 = user_derived(() => small() ? t("ask.allBrief", { n: get(all).length }) : count("ask.all", get(all).length));
				opener($$anchor, () => "choices", () => get($0));
			}
		};
		if_block(node_13, ($$render) => {
			if (get(left) > 0 && !get(staged)) $$render(consequent_10);
		});
		var node_14 = sibling(node_13, 2);
		var consequent_11 = ($$anchor) => {
			var button_1 = root_5$1();
			var text_3 = only_child(button_1, true);
			template_effect(($0) => set_text(text_3, $0), [() => t("ask.clear")]);
			delegated("click", button_1, () => session.clear());
			append($$anchor, button_1);
		};
		if_block(node_14, ($$render) => {
			if (get(chosen) > 1 || get(chosen) > 0 && get(ask).max > 1) $$render(consequent_11);
		});
		Confirm(sibling(node_14, 2), {});
		append($$anchor, fragment_6);
	};
	if_block(node_9, ($$render) => {
		if (get(ask)) $$render(consequent_12);
	});
	var node_16 = sibling(node_9, 2);
	var consequent_13 = ($$anchor) => {
		var button_2 = root_7$1();
		var text_4 = only_child(button_2, true);
		template_effect(($0) => set_text(text_4, $0), [() => t("ask.back")]);
		delegated("click", button_2, () => session.act((key) => comeBack(session.id, key)));
		append($$anchor, button_2);
	};
	if_block(node_16, ($$render) => {
		if (get(away)) $$render(consequent_13);
	});
	var node_17 = sibling(node_16, 2);
	var consequent_14 = ($$anchor) => {
		{
			let $0 = user_derived(() => t("sealed.open"));
			opener($$anchor, () => "sealed", () => get($0));
		}
	};
	if_block(node_17, ($$render) => {
		if (get(seals)) $$render(consequent_14);
	});
	var node_18 = sibling(node_17, 2);
	var consequent_15 = ($$anchor) => {
		WindowClock($$anchor, {});
	};
	if_block(node_18, ($$render) => {
		if (!get(ask) && get(frame).clock) $$render(consequent_15);
	});
	reset(div_4);
	var div_6 = sibling(div_4, 2);
	var node_19 = child(div_6);
	var consequent_16 = ($$anchor) => {
		TimeLeft($$anchor, { get left() {
			return get(frame).left;
		} });
	};
	if_block(node_19, ($$render) => {
		if (get(frame).left !== void 0) $$render(consequent_16);
	});
	var node_20 = sibling(node_19, 2);
	var consequent_17 = ($$anchor) => {
		Why($$anchor, {
			get rule() {
				return get(ask).rule;
			},
			small: true
		});
	};
	if_block(node_20, ($$render) => {
		if (get(ask)) $$render(consequent_17);
	});
	var node_21 = sibling(node_20, 2);
	Undo(node_21, {});
	var node_22 = sibling(node_21, 2);
	var consequent_18 = ($$anchor) => {
		More($$anchor, {});
	};
	if_block(node_22, ($$render) => {
		if (get(playing)) $$render(consequent_18);
	});
	reset(div_6);
	reset(div_2);
	reset(div);
	reset(section);
	template_effect(($0) => {
		classes = set_class(section, 1, "ask svelte-o27w0q", null, classes, { asked: get(ask) });
		set_attribute(section, "data-ask", get(ask)?.ask);
		set_attribute(section, "data-kind", get(ask)?.kind);
		set_attribute(section, "aria-label", $0);
	}, [() => t("ask.title")]);
	delegated("keydown", section, keydown);
	append($$anchor, section);
	pop();
}
delegate(["click", "keydown"]);
// src/table/bare.svelte.ts
var held = state(false);
var timer;
var rests = 350;
var typing = (e) => e.target instanceof HTMLElement && e.target.closest("input, textarea, select, [contenteditable]") !== null;
function end() {
	clearTimeout(timer);
	set(held, false);
}
/** Whether the board is to be seen alone. */
var bare = { get now() {
	return get(held);
} };
var hold = {
	end,
	down(event) {
		if (!event.ctrlKey && !event.metaKey && !event.altKey && event.key.toLowerCase() === "b" && !typing(event)) set(held, true);
	},
	up(event) {
		if (event.key.toLowerCase() === "b") end();
	},
	/** Attached to the scene: a finger that rests there; one that moves scrolls. */
	finger(scene) {
		const down = (event) => {
			if (event.pointerType === "touch") timer = setTimeout(() => set(held, true), rests);
		};
		scene.addEventListener("pointerdown", down, { passive: true });
		for (const name of [
			"pointerup",
			"pointercancel",
			"pointermove"
		]) scene.addEventListener(name, end, { passive: true });
		return end;
	}
};
// src/table/news.ts
/** Book-keeping, and what another line says better. */
var unsaid = new Set("phase crisis-gone loyalty-dealt destiny-built reshuffled announced passed".split(" "));
/** Kinds that nobody who follows the game would want to miss, though they weigh little to who was away. */
var followed = new Set("turn check total rolled box moved used revealed peeked".split(" "));
var weigh = (l) => (l.private ? 3 : 0) + (l.weight ?? 0) + (followed.has(l.kind) ? 1 : 0);
/**
* The news after a line: at most so many lines, the weightiest, of lines that weigh the same the last. Whose turn
* it is by now is always among them.
*/
function news(log, since, most) {
	const all = log.filter((l) => l.n > since && (l.private || !unsaid.has(l.kind)));
	const turn = all.findLast((l) => l.kind === "turn");
	const rank = (l) => l === turn ? Infinity : weigh(l);
	const told = [...all].sort((a, b) => rank(b) - rank(a) || b.n - a.n).slice(0, most);
	return {
		lines: told.sort((a, b) => a.n - b.n),
		more: all.length - told.length
	};
}
// src/table/Spoken.svelte
var root$1 = from_html(`<p class="sr" role="status" id="spoken"> </p>`);
function Spoken($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	const most = 8;
	const pause = 250;
	const breath = 1500;
	let told = session.log.at(-1)?.n ?? 0;
	let spoken = state("");
	/** One after the other, each a sentence. */
	const sentences = (parts) => parts.map((s) => s.replace(/([^.!?:…”])$/, "$1.")).join(" ");
	let due;
	user_effect(() => {
		const { log } = session;
		const playing = session.beats.now !== void 0;
		const asked = playing ? "" : flat(question(session));
		if (playing && due !== void 0) return;
		clearTimeout(due);
		due = setTimeout(() => speak(asked), log && playing ? breath : pause);
	});
	onDestroy(() => clearTimeout(due));
	function speak(asked) {
		due = void 0;
		const { log } = session;
		const { lines, more } = news(log, told, most);
		told = log.at(-1)?.n ?? told;
		const said = lines.map((l) => (l.private ? `${t("log.private")}: ` : "") + flat(l.text));
		set(spoken, sentences([
			...said,
			...more > 0 ? [count("news.more", more)] : [],
			asked
		].filter(Boolean)), true);
	}
	var p = root$1();
	var text = only_child(p, true);
	template_effect(() => set_text(text, get(spoken)));
	append($$anchor, p);
	pop();
}
// src/table/Game.svelte
var Game_exports = /* @__PURE__ */ __exportAll({ default: () => Game });
var place = ($$anchor, upright = noop) => {
	var fragment = comment();
	var node = first_child(fragment);
	var consequent = ($$anchor) => {
		var fragment_1 = comment();
		var node_1 = first_child(fragment_1);
		component(node_1, () => board.now.Board, ($$anchor, board_now_Board) => {
			board_now_Board($$anchor, { get upright() {
				return upright();
			} });
		});
		append($$anchor, fragment_1);
	};
	if_block(node, ($$render) => {
		if (board.now) $$render(consequent);
	});
	append($$anchor, fragment);
};
var root = from_html(`<!> <!> <!>`, 1);
var root_1 = from_html(`<a class="skip svelte-1t4pyk0" href="#decision"> </a>`);
var root_2 = from_html(`<nav class="tabs svelte-1t4pyk0"><!> <!></nav> <div class="roll svelte-1t4pyk0"><!></div>`, 1);
var root_3 = from_html(`<div id="part" role="tabpanel" class="svelte-1t4pyk0"><!></div>`);
var root_4 = from_html(`<!> <!>`, 1);
var root_5 = from_html(`<aside class="watch svelte-1t4pyk0"><!></aside>`);
var root_6 = from_html(`<div class="hand svelte-1t4pyk0"><!></div>`);
var root_7 = from_html(`<div class="strip svelte-1t4pyk0"><!></div>`);
var root_8 = from_html(`<!> <!> <div><div class="fleet svelte-1t4pyk0"><!></div> <!> <main><!> <div class="theatre svelte-1t4pyk0"><!> <!> <!> <!></div> <!></main> <!> <div class="ask svelte-1t4pyk0"><!></div> <!></div> <!> <!> <!>`, 1);
function Game($$anchor, $$props) {
	push($$props, true);
	const hand = ($$anchor) => {
		var fragment_2 = comment();
		var node_2 = first_child(fragment_2);
		var consequent_1 = ($$anchor) => {
			var fragment_3 = comment();
			var node_3 = first_child(fragment_3);
			snippet(node_3, () => $$props.cards);
			append($$anchor, fragment_3);
		};
		var consequent_2 = ($$anchor) => {
			var fragment_4 = comment();
			var node_4 = first_child(fragment_4);
			component(node_4, () => rest.now.Hand, ($$anchor, rest_now_Hand) => {
				rest_now_Hand($$anchor, {});
			});
			append($$anchor, fragment_4);
		};
		if_block(node_2, ($$render) => {
			if ($$props.cards) $$render(consequent_1);
			else if (rest.now) $$render(consequent_2, 1);
		});
		append($$anchor, fragment_2);
	};
	const news = ($$anchor) => {
		var fragment_5 = comment();
		var node_5 = first_child(fragment_5);
		var consequent_4 = ($$anchor) => {
			var fragment_6 = root();
			var node_6 = first_child(fragment_6);
			component(node_6, () => more.now.Motion, ($$anchor, more_now_Motion) => {
				more_now_Motion($$anchor, {});
			});
			var node_7 = sibling(node_6, 2);
			component(node_7, () => more.now.Waited, ($$anchor, more_now_Waited) => {
				more_now_Waited($$anchor, {});
			});
			var node_8 = sibling(node_7, 2);
			var consequent_3 = ($$anchor) => {
				var fragment_7 = comment();
				var node_9 = first_child(fragment_7);
				component(node_9, () => more.now.Over, ($$anchor, more_now_Over) => {
					more_now_Over($$anchor, { past: false });
				});
				append($$anchor, fragment_7);
			};
			if_block(node_8, ($$render) => {
				if (get(view).over && $$props.bar) $$render(consequent_3);
			});
			append($$anchor, fragment_6);
		};
		if_block(node_5, ($$render) => {
			if (more.now) $$render(consequent_4);
		});
		append($$anchor, fragment_5);
	};
	const lesson = ($$anchor) => {
		var fragment_8 = comment();
		var node_10 = first_child(fragment_8);
		var consequent_5 = ($$anchor) => {
			var fragment_9 = comment();
			var node_11 = first_child(fragment_9);
			await_block(node_11, () => __vitePreload(() => import("./Lesson-BG9YY7Pa.js"), __vite__mapDeps([0,1,2,3])), null, ($$anchor, $$source) => {
				var $$value = user_derived(() => {
					var { default: Lesson } = get($$source);
					return { Lesson };
				});
				var Lesson = user_derived(() => get($$value).Lesson);
				var fragment_10 = comment();
				var node_12 = first_child(fragment_10);
				component(node_12, () => get(Lesson), ($$anchor, Lesson_1) => {
					Lesson_1($$anchor, {});
				});
				append($$anchor, fragment_10);
			});
			append($$anchor, fragment_9);
		};
		if_block(node_10, ($$render) => {
			if (session.frame.table.lesson && get(playing) && !$$props.bar) $$render(consequent_5);
		});
		append($$anchor, fragment_8);
	};
	const session = useSession();
	const view = user_derived(() => session.frame.view);
	const playing = user_derived(() => session.seat >= 0);
	const small = user_derived(() => screen.small);
	const options = user_derived(() => session.frame.table.options);
	const players = user_derived(() => session.frame.table.players);
	user_effect(() => book.load(get(options), get(players)));
	onMount(comeAll);
	let tab = state("board");
	const tabs = user_derived(() => [
		"board",
		...$$props.cards ? ["hand"] : [],
		"crew",
		"log",
		...$$props.bar ? [] : ["talk"]
	]);
	const choosing = user_derived(() => session.ask?.kind === "character" ? session.ask.ask : -1);
	user_effect(() => {
		if (get(choosing) >= 0) set(tab, "board");
	});
	/** How many of the choices lie on a tab, so that the tab can say so. */
	function lit(name) {
		const kinds = {
			board: /^(location|area|move|ship|civilian|boarding|board)\/|^(prepare|evacuate)$/,
			hand: /^(skill|quorum|loyalty|super-crisis|crisis|destination|agenda|motive)\//,
			crew: /^(seat|title)\//
		};
		return session.ask?.options.some((o) => kinds[name]?.test(o.id)) ?? false;
	}
	/** Who watched a game on a phone has nothing left there. */
	const asks = user_derived(() => !get(small) || $$props.bar !== void 0 || get(playing) || !get(view).over);
	function toDecision(event) {
		event.preventDefault();
		document.getElementById("decision")?.focus();
	}
	var fragment_11 = root_8();
	event("keydown", $window, function(...$$args) {
		hold.down?.apply(this, $$args);
	});
	event("keyup", $window, function(...$$args) {
		hold.up?.apply(this, $$args);
	});
	event("blur", $window, function(...$$args) {
		hold.end?.apply(this, $$args);
	});
	var node_13 = first_child(fragment_11);
	var consequent_6 = ($$anchor) => {
		var a = root_1();
		var text = only_child(a, true);
		template_effect(($0) => set_text(text, $0), [() => t("app.skip")]);
		delegated("click", a, toDecision);
		append($$anchor, a);
	};
	if_block(node_13, ($$render) => {
		if (get(asks)) $$render(consequent_6);
	});
	var node_14 = sibling(node_13, 2);
	var consequent_7 = ($$anchor) => {
		Spoken($$anchor, {});
	};
	if_block(node_14, ($$render) => {
		if (!$$props.bar) $$render(consequent_7);
	});
	var div = sibling(node_14, 2);
	let classes;
	var div_1 = child(div);
	var node_15 = child(div_1);
	var consequent_8 = ($$anchor) => {
		var fragment_13 = comment();
		var node_16 = first_child(fragment_13);
		component(node_16, () => fleet.now.Fleet, ($$anchor, fleet_now_Fleet) => {
			fleet_now_Fleet($$anchor, {});
		});
		append($$anchor, fragment_13);
	};
	if_block(node_15, ($$render) => {
		if (fleet.now) $$render(consequent_8);
	});
	reset(div_1);
	var node_17 = sibling(div_1, 2);
	var consequent_9 = ($$anchor) => {
		var fragment_14 = root_2();
		var nav = first_child(fragment_14);
		var node_18 = child(nav);
		component(node_18, () => fleet.now.Tabs, ($$anchor, fleet_now_Tabs) => {
			fleet_now_Tabs($$anchor, {
				get names() {
					return get(tabs);
				},
				controls: "part",
				lit,
				get tab() {
					return get(tab);
				},
				set tab($$value) {
					set(tab, $$value, true);
				}
			});
		});
		var node_19 = sibling(node_18, 2);
		component(node_19, () => fleet.now.Menus, ($$anchor, fleet_now_Menus) => {
			fleet_now_Menus($$anchor, {});
		});
		reset(nav);
		var div_2 = sibling(nav, 2);
		var node_20 = child(div_2);
		component(node_20, () => fleet.now.Roll, ($$anchor, fleet_now_Roll) => {
			fleet_now_Roll($$anchor, {});
		});
		reset(div_2);
		template_effect(($0) => set_attribute(nav, "aria-label", $0), [() => t("tab.label")]);
		append($$anchor, fragment_14);
	};
	if_block(node_17, ($$render) => {
		if (get(small) && fleet.now) $$render(consequent_9);
	});
	var main = sibling(node_17, 2);
	let classes_1;
	var node_21 = child(main);
	var consequent_10 = ($$anchor) => {
		place($$anchor, () => false);
	};
	var alternate = ($$anchor) => {
		var div_3 = root_3();
		var node_22 = child(div_3);
		var consequent_11 = ($$anchor) => {
			place($$anchor, () => true);
		};
		var consequent_12 = ($$anchor) => {
			hand($$anchor);
		};
		var consequent_16 = ($$anchor) => {
			var fragment_18 = comment();
			var node_23 = first_child(fragment_18);
			var consequent_13 = ($$anchor) => {
				var fragment_19 = comment();
				var node_24 = first_child(fragment_19);
				{
					let $0 = user_derived(() => $$props.bar !== void 0);
					component(node_24, () => rest.now.Crew, ($$anchor, rest_now_Crew) => {
						rest_now_Crew($$anchor, { get past() {
							return get($0);
						} });
					});
				}
				append($$anchor, fragment_19);
			};
			var consequent_14 = ($$anchor) => {
				var fragment_20 = comment();
				var node_25 = first_child(fragment_20);
				{
					let $0 = user_derived(() => $$props.bar && t("log.step"));
					component(node_25, () => rest.now.Log, ($$anchor, rest_now_Log) => {
						rest_now_Log($$anchor, { get since() {
							return get($0);
						} });
					});
				}
				append($$anchor, fragment_20);
			};
			var consequent_15 = ($$anchor) => {
				var fragment_21 = comment();
				var node_26 = first_child(fragment_21);
				component(node_26, () => more.now.Talk, ($$anchor, more_now_Talk) => {
					more_now_Talk($$anchor, {});
				});
				append($$anchor, fragment_21);
			};
			if_block(node_23, ($$render) => {
				if (get(tab) === "crew") $$render(consequent_13);
				else if (get(tab) === "log") $$render(consequent_14, 1);
				else if (more.now) $$render(consequent_15, 2);
			});
			append($$anchor, fragment_18);
		};
		if_block(node_22, ($$render) => {
			if (get(tab) === "board") $$render(consequent_11);
			else if (get(tab) === "hand") $$render(consequent_12, 1);
			else if (rest.now) $$render(consequent_16, 2);
		});
		reset(div_3);
		template_effect(() => set_attribute(div_3, "aria-labelledby", `tab-${get(tab) ?? ""}`));
		append($$anchor, div_3);
	};
	if_block(node_21, ($$render) => {
		if (!get(small)) $$render(consequent_10);
		else $$render(alternate, -1);
	});
	var div_4 = sibling(node_21, 2);
	var node_27 = child(div_4);
	lesson(node_27);
	var node_28 = sibling(node_27, 2);
	news(node_28);
	var node_29 = sibling(node_28, 2);
	var consequent_18 = ($$anchor) => {
		var fragment_22 = comment();
		var node_30 = first_child(fragment_22);
		var consequent_17 = ($$anchor) => {
			var fragment_23 = comment();
			var node_31 = first_child(fragment_23);
			component(node_31, () => board.now.Stage, ($$anchor, board_now_Stage) => {
				board_now_Stage($$anchor, {});
			});
			append($$anchor, fragment_23);
		};
		if_block(node_30, ($$render) => {
			if (!get(small) || get(tab) === "board") $$render(consequent_17);
		});
		append($$anchor, fragment_22);
	};
	if_block(node_29, ($$render) => {
		if (board.now) $$render(consequent_18);
	});
	var node_32 = sibling(node_29, 2);
	var consequent_19 = ($$anchor) => {
		var fragment_24 = comment();
		var node_33 = first_child(fragment_24);
		component(node_33, () => rest.now.Choose, ($$anchor, rest_now_Choose) => {
			rest_now_Choose($$anchor, {});
		});
		append($$anchor, fragment_24);
	};
	if_block(node_32, ($$render) => {
		if (!$$props.bar && rest.now && (!get(small) || get(tab) === "board")) $$render(consequent_19);
	});
	reset(div_4);
	var node_34 = sibling(div_4, 2);
	var consequent_20 = ($$anchor) => {
		var fragment_25 = comment();
		var node_35 = first_child(fragment_25);
		component(node_35, () => rest.now.Player, ($$anchor, rest_now_Player) => {
			rest_now_Player($$anchor, {});
		});
		append($$anchor, fragment_25);
	};
	if_block(node_34, ($$render) => {
		if (rest.now && !$$props.bar) $$render(consequent_20);
	});
	reset(main);
	attach(main, () => hold.finger);
	var node_36 = sibling(main, 2);
	var consequent_23 = ($$anchor) => {
		var aside = root_5();
		var node_37 = child(aside);
		var consequent_22 = ($$anchor) => {
			var fragment_26 = root_4();
			var node_38 = first_child(fragment_26);
			{
				let $0 = user_derived(() => $$props.bar !== void 0);
				component(node_38, () => rest.now.Crew, ($$anchor, rest_now_Crew_1) => {
					rest_now_Crew_1($$anchor, { get past() {
						return get($0);
					} });
				});
			}
			var node_39 = sibling(node_38, 2);
			var consequent_21 = ($$anchor) => {
				var fragment_27 = comment();
				var node_40 = first_child(fragment_27);
				{
					let $0 = user_derived(() => t("log.step"));
					component(node_40, () => rest.now.Log, ($$anchor, rest_now_Log_1) => {
						rest_now_Log_1($$anchor, { get since() {
							return get($0);
						} });
					});
				}
				append($$anchor, fragment_27);
			};
			var alternate_1 = ($$anchor) => {
				var fragment_28 = comment();
				var node_41 = first_child(fragment_28);
				component(node_41, () => rest.now.Side, ($$anchor, rest_now_Side) => {
					rest_now_Side($$anchor, {});
				});
				append($$anchor, fragment_28);
			};
			if_block(node_39, ($$render) => {
				if ($$props.bar) $$render(consequent_21);
				else $$render(alternate_1, -1);
			});
			append($$anchor, fragment_26);
		};
		if_block(node_37, ($$render) => {
			if (rest.now) $$render(consequent_22);
		});
		reset(aside);
		append($$anchor, aside);
	};
	if_block(node_36, ($$render) => {
		if (!get(small)) $$render(consequent_23);
	});
	var div_5 = sibling(node_36, 2);
	var node_42 = child(div_5);
	var consequent_24 = ($$anchor) => {
		var fragment_29 = comment();
		var node_43 = first_child(fragment_29);
		snippet(node_43, () => $$props.bar);
		append($$anchor, fragment_29);
	};
	var consequent_25 = ($$anchor) => {
		Ask($$anchor, { get small() {
			return get(small);
		} });
	};
	if_block(node_42, ($$render) => {
		if ($$props.bar) $$render(consequent_24);
		else if (get(asks)) $$render(consequent_25, 1);
	});
	reset(div_5);
	var node_44 = sibling(div_5, 2);
	var consequent_26 = ($$anchor) => {
		var div_6 = root_6();
		var node_45 = child(div_6);
		hand(node_45);
		reset(div_6);
		append($$anchor, div_6);
	};
	var consequent_28 = ($$anchor) => {
		var div_7 = root_7();
		var node_46 = child(div_7);
		var consequent_27 = ($$anchor) => {
			var fragment_31 = comment();
			var node_47 = first_child(fragment_31);
			component(node_47, () => rest.now.Strip, ($$anchor, rest_now_Strip) => {
				rest_now_Strip($$anchor, {});
			});
			append($$anchor, fragment_31);
		};
		if_block(node_46, ($$render) => {
			if (rest.now) $$render(consequent_27);
		});
		reset(div_7);
		append($$anchor, div_7);
	};
	if_block(node_44, ($$render) => {
		if (!get(small) && (get(playing) || $$props.cards)) $$render(consequent_26);
		else if (get(playing) && !$$props.bar) $$render(consequent_28, 1);
	});
	reset(div);
	var node_48 = sibling(div, 2);
	var consequent_29 = ($$anchor) => {
		var fragment_32 = comment();
		var node_49 = first_child(fragment_32);
		component(node_49, () => more.now.Over, ($$anchor, more_now_Over_1) => {
			more_now_Over_1($$anchor, {});
		});
		append($$anchor, fragment_32);
	};
	if_block(node_48, ($$render) => {
		if (more.now && get(view).over && !$$props.bar) $$render(consequent_29);
	});
	var node_50 = sibling(node_48, 2);
	var consequent_30 = ($$anchor) => {
		var fragment_33 = comment();
		var node_51 = first_child(fragment_33);
		component(node_51, () => more.now.Sheet, ($$anchor, more_now_Sheet) => {
			more_now_Sheet($$anchor, {});
		});
		append($$anchor, fragment_33);
	};
	if_block(node_50, ($$render) => {
		if (more.now) $$render(consequent_30);
	});
	var node_52 = sibling(node_50, 2);
	var consequent_31 = ($$anchor) => {
		var fragment_34 = comment();
		var node_53 = first_child(fragment_34);
		component(node_53, () => board.now.Hangar, ($$anchor, board_now_Hangar) => {
			board_now_Hangar($$anchor, {});
		});
		append($$anchor, fragment_34);
	};
	if_block(node_52, ($$render) => {
		if (board.now) $$render(consequent_31);
	});
	template_effect(() => {
		classes = set_class(div, 1, "table svelte-1t4pyk0", null, classes, {
			small: get(small),
			shelf: !get(small) && get(view).inPlay.length + get(view).scored.length > 0,
			past: $$props.bar,
			watching: !get(playing) && !$$props.cards,
			nobody: get(playing) && !get(view).seats[session.seat]?.character && get(view).mine.hand.length === 0,
			planet: get(view).caprica?.phase === "occupied"
		});
		classes_1 = set_class(main, 1, "scene svelte-1t4pyk0", null, classes_1, { bare: bare.now });
	});
	append($$anchor, fragment_11);
	pop();
}
delegate(["click"]);
export { Chevron_down as C, Chevron_up as S, Why as _, deed as a, Undo_2 as b, worthAsking as c, outcome as d, signed as f, Tag as g, Said as h, conditions as i, held$1 as l, worth as m, Game_exports as n, playable as o, weigh$1 as p, cardName as r, windowName as s, Game as t, destiny as u, flat as v, Eye_off as x, words as y };
