const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/Govern-DJSY1oYK.js","assets/client-FhJZpOI1.js","assets/client-DFdy8vR2.css","assets/table-DZFhHxaq.js","assets/rolldown-runtime-D8jQpDG7.js","assets/table-gsiEgVyi.css","assets/Govern-CVZvKFuS.css"])))=>i.map(i=>d[i]);
import { t as __exportAll } from "./rolldown-runtime-D8jQpDG7.js";
import { $t as set_class, An as only_child, Bn as next, Dn as $window, E as Bot, En as $document, Ft as __vitePreload, Gt as remove_input_defaults, Ht as bind_element_size, In as user_derived, Kt as set_attribute, Mn as proxy, Mt as t, Nn as set, Nt as word, On as child, Ot as count, Pn as state, Pt as worded, Qt as set_style, Rn as pop, Rt as prop, Sn as tick$1, T as Hourglass, Tn as user_effect, Vn as reset, Wt as bind_value, Xt as init_select, Yt as bind_select_value, _n as text, an as index, bn as event, cn as await_block, ct as useSession, dn as set_text, en as clsx, fn as append, hn as from_svg, in as each, jn as sibling, kn as first_child, mn as from_html, n as screen, nn as component, pn as comment, sn as if_block, tn as attach, u as botName, vn as delegate, wn as template_effect, wt as ownerKeyFor, xn as get, yn as delegated, zn as push, zt as spread_props } from "./client-FhJZpOI1.js";
import { f as signed, h as Said, m as worth, v as flat } from "./game-CxOi9VX2.js";
import { C as seatName, D as titlesOf, E as titleName, S as isAbsent, T as tally, h as more, k as book, l as byTurn, w as shortName, y as Glyph } from "./table-DZFhHxaq.js";
import { a as Glyph$1, i as Portrait, j as leadOf, n as Tabs } from "./state-BZh7Gf1i.js";
import { a as Trauma, t as LogLine } from "./board-CCP417Nj.js";
// node_modules/@lucide/svelte/dist/icons/list-filter.svelte
var root$21 = from_svg(`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M2 5h20"></path><path d="M6 12h12"></path><path d="M9 19h6"></path></svg>`);
function List_filter($$anchor, $$props) {
	var svg = root$21();
	template_effect(() => {
		set_attribute(svg, "width", `${$$props.size}`);
		set_attribute(svg, "height", `${$$props.size}`);
		set_attribute(svg, "aria-hidden", $$props["aria-hidden"]);
		set_attribute(svg, "aria-label", $$props["aria-label"]);
	});
	append($$anchor, svg);
}
// node_modules/@lucide/svelte/dist/icons/notebook-pen.svelte
var root$20 = from_svg(`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M13.4 2H6a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-7.4"></path><path d="M2 6h4"></path><path d="M2 10h4"></path><path d="M2 14h4"></path><path d="M2 18h4"></path><path d="M21.378 5.626a1 1 0 1 0-3.004-3.004l-5.01 5.012a2 2 0 0 0-.506.854l-.837 2.87a.5.5 0 0 0 .62.62l2.87-.837a2 2 0 0 0 .854-.506z"></path></svg>`);
function Notebook_pen($$anchor, $$props) {
	var svg = root$20();
	template_effect(() => {
		set_attribute(svg, "width", `${$$props.size}`);
		set_attribute(svg, "height", `${$$props.size}`);
		set_attribute(svg, "aria-hidden", $$props["aria-hidden"]);
		set_attribute(svg, "aria-label", $$props["aria-label"]);
	});
	append($$anchor, svg);
}
// node_modules/@lucide/svelte/dist/icons/pause.svelte
var root$19 = from_svg(`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><rect x="14" y="3" width="5" height="18" rx="1"></rect><rect x="5" y="3" width="5" height="18" rx="1"></rect></svg>`);
function Pause($$anchor, $$props) {
	var svg = root$19();
	template_effect(() => {
		set_attribute(svg, "width", `${$$props.size}`);
		set_attribute(svg, "height", `${$$props.size}`);
		set_attribute(svg, "aria-hidden", $$props["aria-hidden"]);
		set_attribute(svg, "aria-label", $$props["aria-label"]);
	});
	append($$anchor, svg);
}
// node_modules/@lucide/svelte/dist/icons/play.svelte
var root$18 = from_svg(`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z"></path></svg>`);
function Play($$anchor, $$props) {
	var svg = root$18();
	template_effect(() => {
		set_attribute(svg, "width", `${$$props.size}`);
		set_attribute(svg, "height", `${$$props.size}`);
		set_attribute(svg, "aria-hidden", $$props["aria-hidden"]);
		set_attribute(svg, "aria-label", $$props["aria-label"]);
	});
	append($$anchor, svg);
}
// node_modules/@lucide/svelte/dist/icons/skip-forward.svelte
var root$17 = from_svg(`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M21 4v16"></path><path d="M6.029 4.285A2 2 0 0 0 3 6v12a2 2 0 0 0 3.029 1.715l9.997-5.998a2 2 0 0 0 .003-3.432z"></path></svg>`);
function Skip_forward($$anchor, $$props) {
	var svg = root$17();
	template_effect(() => {
		set_attribute(svg, "width", `${$$props.size}`);
		set_attribute(svg, "height", `${$$props.size}`);
		set_attribute(svg, "aria-hidden", $$props["aria-hidden"]);
		set_attribute(svg, "aria-label", $$props["aria-label"]);
	});
	append($$anchor, svg);
}
// src/cards/sort.ts
var skills = [
	"politics",
	"leadership",
	"tactics",
	"piloting",
	"engineering",
	"treachery"
];
/** A hand by skill and strength, copies together. */
function sorted(hand, faceOf) {
	const copies = /* @__PURE__ */ new Map();
	for (const id of hand) copies.set(id, (copies.get(id) ?? 0) + 1);
	const rank = (id) => skills.indexOf(faceOf(id).skill) * 10 + faceOf(id).strength;
	return [...copies].map(([id, n]) => ({
		id,
		copies: n
	})).sort((a, b) => rank(a.id) - rank(b.id));
}
// src/cards/kinds.ts
var kinds$1 = /* @__PURE__ */ new Set([
	"skill",
	"quorum",
	"crisis",
	"super-crisis",
	"destination",
	"loyalty",
	"agenda",
	"motive",
	"title",
	"ally",
	"crossroads",
	"mutiny",
	"mission"
]);
/** The kind of a component, by its id; what is no card is plain. */
var kindOf = (id) => {
	const kind = id.split("/")[0];
	return kinds$1.has(kind) ? kind : "plain";
};
// src/cards/Paper.svelte
var root$16 = from_html(`<span class="strength svelte-stbfal"> </span> <span class="sign svelte-stbfal"><!><span aria-hidden="true"> </span><span class="sr"> </span></span>`, 1);
var root_1$14 = from_html(`<span class="sign short svelte-stbfal" aria-hidden="true"><!></span>`);
var root_2$9 = from_html(`<span class="kind svelte-stbfal"> </span>`);
var root_3$7 = from_html(`<span class="far svelte-stbfal" aria-hidden="true"> </span>`);
var root_4$7 = from_html(`<span class="copies svelte-stbfal"> </span>`);
var root_5$3 = from_html(`<span class="sr"> </span>`);
var root_6$2 = from_html(`<b class="svelte-stbfal"> </b>`);
var root_7$2 = from_html(`<span class="line svelte-stbfal"><!> </span>`);
var root_8$2 = from_html(`<span class="mark svelte-stbfal"><!></span>`);
var root_9$2 = from_html(`<span><span class="head svelte-stbfal"><!> <span class="called svelte-stbfal"><!> <span class="name svelte-stbfal"> </span></span> <!> <!> <!></span> <span class="text svelte-stbfal"><span class="again svelte-stbfal" aria-hidden="true"> </span> <!></span> <!></span>`);
function Paper($$anchor, $$props) {
	push($$props, true);
	/** how many of it there are, in words or numbers, if not one */
	/** whether only this seat sees it */
	/** said instead of what kind of card it is */
	const copies = prop($$props, "copies", 3, ""), secret = prop($$props, "secret", 3, false);
	const kind = user_derived(() => kindOf($$props.id));
	const face = user_derived(() => get(kind) === "skill" ? book.face($$props.id) : void 0);
	const skill = user_derived(() => get(face) && word(`skill.${get(face).skill}`, get(face).skill));
	const label = user_derived(() => $$props.kind ?? (get(kind) === "plain" ? "" : word(`card.${get(kind)}`, "")));
	const text = user_derived(() => book.text($$props.id));
	/** The distance of a destination, which its text begins with, stands in its window. */
	const far = user_derived(() => get(kind) === "destination" ? /^\D*(\d+)/.exec(get(text))?.[1] ?? "" : "");
	const secretly = user_derived(() => secret() ? t("hand.secret") : "");
	var span = root_9$2();
	let classes;
	var span_1 = child(span);
	var node = child(span_1);
	var consequent = ($$anchor) => {
		var fragment = root$16();
		var span_2 = first_child(fragment);
		var text_1 = only_child(span_2, true);
		var span_3 = sibling(span_2, 2);
		var node_1 = child(span_3);
		Glyph$1(node_1, { get name() {
			return get(face).skill;
		} });
		var span_4 = sibling(node_1);
		var text_2 = only_child(span_4, true);
		var span_5 = sibling(span_4);
		var text_3 = only_child(span_5, true);
		reset(span_3);
		template_effect(($0) => {
			set_text(text_1, get(face).strength);
			set_attribute(span_3, "title", get(skill));
			set_text(text_2, $0);
			set_text(text_3, get(skill));
		}, [() => word(`letter.${get(face).skill}`, "")]);
		append($$anchor, fragment);
	};
	var alternate = ($$anchor) => {
		var span_6 = root_1$14();
		var node_2 = child(span_6);
		{
			let $0 = user_derived(() => get(kind) === "quorum" ? "president" : get(kind) === "mutiny" || get(kind) === "mission" ? get(kind) : "eye");
			Glyph$1(node_2, { get name() {
				return get($0);
			} });
		}
		reset(span_6);
		append($$anchor, span_6);
	};
	if_block(node, ($$render) => {
		if (get(face)) $$render(consequent);
		else $$render(alternate, -1);
	});
	var span_7 = sibling(node, 2);
	var node_3 = child(span_7);
	var consequent_1 = ($$anchor) => {
		var span_8 = root_2$9();
		var text_4 = only_child(span_8, true);
		template_effect(() => set_text(text_4, get(label)));
		append($$anchor, span_8);
	};
	if_block(node_3, ($$render) => {
		if (get(label) && !get(face)) $$render(consequent_1);
	});
	var span_9 = sibling(node_3, 2);
	var text_5 = only_child(span_9, true);
	reset(span_7);
	var node_4 = sibling(span_7, 2);
	var consequent_2 = ($$anchor) => {
		var span_10 = root_3$7();
		var text_6 = only_child(span_10, true);
		template_effect(() => set_text(text_6, get(far)));
		append($$anchor, span_10);
	};
	if_block(node_4, ($$render) => {
		if (get(far)) $$render(consequent_2);
	});
	var node_5 = sibling(node_4, 2);
	var consequent_3 = ($$anchor) => {
		var span_11 = root_4$7();
		var text_7 = only_child(span_11, true);
		template_effect(() => set_text(text_7, copies()));
		append($$anchor, span_11);
	};
	if_block(node_5, ($$render) => {
		if (copies()) $$render(consequent_3);
	});
	var node_6 = sibling(node_5, 2);
	var consequent_4 = ($$anchor) => {
		var span_12 = root_5$3();
		var text_8 = only_child(span_12);
		template_effect(() => set_text(text_8, `, ${get(secretly) ?? ""}`));
		append($$anchor, span_12);
	};
	if_block(node_6, ($$render) => {
		if (get(secretly)) $$render(consequent_4);
	});
	reset(span_1);
	var span_13 = sibling(span_1, 2);
	var span_14 = child(span_13);
	var text_9 = only_child(span_14, true);
	var node_7 = sibling(span_14, 2);
	each(node_7, 17, () => get(text).split("\n"), index, ($$anchor, line) => {
		const lead = user_derived(() => leadOf(get(line)));
		var span_15 = root_7$2();
		var node_8 = child(span_15);
		var consequent_5 = ($$anchor) => {
			var b = root_6$2();
			var text_10 = only_child(b, true);
			template_effect(() => set_text(text_10, get(lead)));
			append($$anchor, b);
		};
		if_block(node_8, ($$render) => {
			if (get(lead)) $$render(consequent_5);
		});
		var text_11 = sibling(node_8, 1, true);
		reset(span_15);
		template_effect(($0) => set_text(text_11, $0), [() => get(line).slice(get(lead).length)]);
		append($$anchor, span_15);
	});
	reset(span_13);
	var node_9 = sibling(span_13, 2);
	var consequent_6 = ($$anchor) => {
		var span_16 = root_8$2();
		var node_10 = child(span_16);
		Glyph$1(node_10, { get name() {
			return get(face).skill;
		} });
		reset(span_16);
		append($$anchor, span_16);
	};
	if_block(node_9, ($$render) => {
		if (get(face)) $$render(consequent_6);
	});
	reset(span);
	template_effect(($0, $1) => {
		classes = set_class(span, 1, `paper of-${get(kind) ?? ""} ${get(face) ? `skill-${get(face).skill}` : ""}`, "svelte-stbfal", classes, {
			fold: secret(),
			cut: !secret(),
			long: get(text).length > 150
		});
		set_text(text_5, $0);
		set_text(text_9, $1);
	}, [() => book.name($$props.id), () => book.name($$props.id)]);
	append($$anchor, span);
	pop();
}
// src/cards/advice.ts
var classes = {
	"aaron-doral": "leader",
	"anastasia-dee-dualla": "support",
	"brendan-hot-dog-costanza": "pilot",
	"callandra-cally-tyrol": "support",
	"caprica-six": "leader",
	cavil: "leader",
	"danna-biers": "leader",
	"ellen-tigh": "political",
	"felix-gaeta": "military",
	"gaius-baltar": "political",
	"gaius-baltar-alt": "support",
	"galen-tyrol": "support",
	"helena-cain": "military",
	"kara-starbuck-thrace": "pilot",
	"karl-helo-agathon": "military",
	"karl-helo-agathon-alt": "pilot",
	"laura-roslin": "political",
	"lee-adama-alt": "political",
	"lee-apollo-adama": "pilot",
	"leoben-conoy": "leader",
	"louanne-kat-katraine": "pilot",
	"louis-hoshi": "military",
	"romo-lampkin": "political",
	"samuel-anders": "pilot",
	"saul-tigh": "military",
	"sharon-athena-agathon": "leader",
	"sharon-boomer-valerii": "pilot",
	"sherman-doc-cottle": "support",
	"simon-oneill": "leader",
	"tom-zarek": "political",
	"tom-zarek-alt": "military",
	"tory-foster": "political",
	"william-adama": "military"
};
/** The advice for a character, if there is any. */
var adviceOf = (character) => classes[character.split("/")[1] ?? ""];
// src/cards/sheet.ts
/** Sets the text of a character. */
function sheetOf(text) {
	const [first = "", ...rest] = text.split("\n");
	return {
		facts: first.split(/(?<=[.!])\s+/).filter(Boolean),
		abilities: rest.map((line) => {
			const [, name = "", aside = "", words = line] = /^([^:(]{1,40}?)(?: \(([^)]*)\))?: (.*)$/s.exec(line) ?? [];
			return {
				name,
				aside,
				text: words
			};
		})
	};
}
// src/cards/Character.svelte
var root$15 = from_html(`<p> </p>`);
var root_1$13 = from_html(`<p class="advice svelte-rmis16"> </p>`);
var root_2$8 = from_html(`<span class="aside svelte-rmis16"> </span>`);
var root_3$6 = from_html(`<p><b class="svelte-rmis16"> <!>.</b> </p>`);
var root_4$6 = from_html(`<div class="character svelte-rmis16"><div class="head svelte-rmis16"><span class="face svelte-rmis16"><!></span> <div><h3 class="svelte-rmis16"> </h3> <!></div></div> <!> <!></div>`);
function Character($$anchor, $$props) {
	push($$props, true);
	/** pixels of the portrait */
	const face = prop($$props, "face", 3, 112);
	const sheet = user_derived(() => sheetOf(book.text($$props.id)));
	const advice = user_derived(() => adviceOf($$props.id));
	/** A weakness is the last thing on a sheet. */
	const isWeak = (i) => i === get(sheet).abilities.length - 1;
	var div = root_4$6();
	var div_1 = child(div);
	var span = child(div_1);
	var node = child(span);
	Portrait(node, {
		get character() {
			return $$props.id;
		},
		get size() {
			return face();
		}
	});
	reset(span);
	var div_2 = sibling(span, 2);
	var h3 = child(div_2);
	var text_1 = only_child(h3, true);
	var node_1 = sibling(h3, 2);
	each(node_1, 17, () => get(sheet).facts, index, ($$anchor, fact, i) => {
		var p = root$15();
		set_class(p, 1, "svelte-rmis16", null, {}, { class: i === 0 });
		var text_2 = only_child(p, true);
		template_effect(($0) => set_text(text_2, $0), [() => i === 0 ? get(fact).replace(/\.$/, "") : get(fact)]);
		append($$anchor, p);
	});
	reset(div_2);
	reset(div_1);
	var node_2 = sibling(div_1, 2);
	var consequent = ($$anchor) => {
		var p_1 = root_1$13();
		var text_3 = only_child(p_1, true);
		template_effect(($0) => set_text(text_3, $0), [() => word(`advice.${get(advice)}`, "")]);
		append($$anchor, p_1);
	};
	if_block(node_2, ($$render) => {
		if (get(advice)) $$render(consequent);
	});
	var node_3 = sibling(node_2, 2);
	each(node_3, 17, () => get(sheet).abilities, index, ($$anchor, $$item, i) => {
		let name = () => get($$item).name;
		let aside = () => get($$item).aside;
		let text = () => get($$item).text;
		var p_2 = root_3$6();
		let classes;
		var b = child(p_2);
		var text_4 = child(b, true);
		var node_4 = sibling(text_4);
		var consequent_1 = ($$anchor) => {
			var span_1 = root_2$8();
			var text_5 = only_child(span_1);
			template_effect(() => set_text(text_5, ` (${aside() ?? ""})`));
			append($$anchor, span_1);
		};
		if_block(node_4, ($$render) => {
			if (aside()) $$render(consequent_1);
		});
		next();
		reset(b);
		var text_6 = sibling(b);
		reset(p_2);
		template_effect(($0) => {
			classes = set_class(p_2, 1, "ability svelte-rmis16", null, classes, { weak: $0 });
			set_text(text_4, name());
			set_text(text_6, ` ${text() ?? ""}`);
		}, [() => isWeak(i)]);
		append($$anchor, p_2);
	});
	reset(div);
	template_effect(($0) => set_text(text_1, $0), [() => book.name($$props.id)]);
	append($$anchor, div);
	pop();
}
// src/table/follow.svelte.ts
var Follow = class {
	#atEnd = state(true);
	get atEnd() {
		return get(this.#atEnd);
	}
	set atEnd(value) {
		set(this.#atEnd, value, true);
	}
	box;
	top = 0;
	attach = (box) => {
		this.box = box;
		const around = box.closest("main");
		box.addEventListener("scroll", this.look);
		around?.addEventListener("scroll", this.look);
		return () => {
			box.removeEventListener("scroll", this.look);
			around?.removeEventListener("scroll", this.look);
		};
	};
	get scroller() {
		const box = this.box;
		if (!box) return void 0;
		return box.scrollHeight > box.clientHeight + 1 ? box : box.closest("main") ?? box;
	}
	/** Only who goes up leaves the end: what grows or moves around the list does not. */
	look = () => {
		const s = this.scroller;
		if (!s) return;
		if (s.scrollHeight - s.scrollTop - s.clientHeight < 60) this.atEnd = true;
		else if (s.scrollTop < this.top) this.atEnd = false;
		this.top = s.scrollTop;
	};
	toEnd = () => {
		const s = this.scroller;
		s?.scrollTo({ top: s.scrollHeight });
	};
};
// src/beats/Player.svelte
var root$14 = from_html(`<span class="left svelte-14tchm4" aria-hidden="true"> </span>`);
var root_1$12 = from_html(`<div class="playing svelte-14tchm4" data-beats=""><p aria-hidden="true" class="svelte-14tchm4"><!></p> <button type="button" class="plain svelte-14tchm4"><!></button> <button type="button" class="plain svelte-14tchm4"><!> <!></button></div>`);
function Player($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	const beats = session.beats;
	const elsewhere = (target) => !(target instanceof Element) || !target.closest("[data-beats], input, textarea, select");
	/** A press anywhere goes to now, once what was pressed has been done. */
	function click({ target }) {
		if (beats.now && elsewhere(target)) beats.skip();
	}
	/** Space and Escape go to now; Space presses no button then that what is played may replace. */
	function keydown(event) {
		if (!beats.now || event.key !== " " && event.key !== "Escape" || !elsewhere(event.target)) return;
		event.preventDefault();
		beats.skip();
	}
	var fragment = comment();
	event("click", $window, click);
	event("keydown", $window, keydown);
	event("visibilitychange", $document, function(...$$args) {
		session.look?.apply(this, $$args);
	});
	var node = first_child(fragment);
	var consequent_3 = ($$anchor) => {
		var div = root_1$12();
		var p = child(div);
		var node_1 = child(p);
		var consequent = ($$anchor) => {
			var text$3 = text();
			template_effect(($0) => set_text(text$3, $0), [() => t("check.turning")]);
			append($$anchor, text$3);
		};
		var alternate = ($$anchor) => {
			Said($$anchor, {
				get text() {
					return beats.now.line.text;
				},
				quiet: true
			});
		};
		if_block(node_1, ($$render) => {
			if (beats.now.kind === "check") $$render(consequent);
			else $$render(alternate, -1);
		});
		reset(p);
		var button = sibling(p, 2);
		var node_2 = child(button);
		var consequent_1 = ($$anchor) => {
			Play($$anchor, {
				size: 18,
				"aria-hidden": "true"
			});
		};
		var alternate_1 = ($$anchor) => {
			Pause($$anchor, {
				size: 18,
				"aria-hidden": "true"
			});
		};
		if_block(node_2, ($$render) => {
			if (beats.paused) $$render(consequent_1);
			else $$render(alternate_1, -1);
		});
		reset(button);
		var button_1 = sibling(button, 2);
		var node_3 = child(button_1);
		Skip_forward(node_3, {
			size: 18,
			"aria-hidden": "true"
		});
		var text_1 = sibling(node_3);
		var node_4 = sibling(text_1);
		var consequent_2 = ($$anchor) => {
			var span = root$14();
			var text_2 = only_child(span, true);
			template_effect(() => set_text(text_2, beats.left));
			append($$anchor, span);
		};
		if_block(node_4, ($$render) => {
			if (beats.left > 0) $$render(consequent_2);
		});
		reset(button_1);
		reset(div);
		template_effect(($0, $1, $2) => {
			set_attribute(div, "data-kind", beats.now.kind);
			set_attribute(button, "title", $0);
			set_attribute(button, "aria-label", $1);
			set_text(text_1, ` ${$2 ?? ""}`);
		}, [
			() => t(beats.paused ? "beats.goOn" : "beats.pause"),
			() => t(beats.paused ? "beats.goOn" : "beats.pause"),
			() => t("beats.skip")
		]);
		delegated("click", button, () => beats.pause(!beats.paused));
		delegated("click", button_1, () => beats.skip());
		append($$anchor, div);
	};
	if_block(node, ($$render) => {
		if (beats.now) $$render(consequent_3);
	});
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
// src/cards/linger.ts
/** Milliseconds after which a finger rests. */
var rests = 450;
/** Pixels by which it may tremble. */
var tremble = 8;
/** Calls `read` when something is pressed for long; the press itself then does nothing. */
var linger = (read) => (e) => {
	let timer;
	let from;
	let taken = false;
	const end = () => clearTimeout(timer);
	const on = (name, act, capture = false) => {
		e.addEventListener(name, act, { capture });
		return () => e.removeEventListener(name, act, { capture });
	};
	const off = [
		on("pointerdown", ({ pointerType, clientX: x, clientY: y }) => {
			taken = false;
			if (pointerType === "mouse") return;
			from = {
				x,
				y
			};
			timer = setTimeout(() => (taken = true, read()), rests);
		}),
		on("pointermove", ({ clientX, clientY }) => {
			if (from && Math.hypot(clientX - from.x, clientY - from.y) > tremble) end();
		}),
		on("pointerup", end),
		on("pointercancel", end),
		on("contextmenu", (event) => {
			event.preventDefault();
			end();
			if (!taken) read();
			taken = true;
		}),
		on("click", (event) => {
			if (!taken) return;
			taken = false;
			event.preventDefault();
			event.stopImmediatePropagation();
		}, true)
	];
	return () => {
		end();
		for (const go of off) go();
	};
};
// src/cards/Card.svelte
var root$13 = from_html(`<span> </span>`);
var root_1$11 = from_html(`<button type="button"><!> <!></button>`);
function Card($$anchor, $$props) {
	push($$props, true);
	/** whether only this seat sees it */
	/** said instead of what kind of card it is */
	const copies = prop($$props, "copies", 3, 1), secret = prop($$props, "secret", 3, false);
	const session = useSession();
	const lit = user_derived(() => session.at($$props.id).length > 0);
	const picked = user_derived(() => session.pickedAt($$props.id));
	/** What it would count for in the check that one is asked to add cards to. */
	const counts = user_derived(() => {
		const check = session.frame?.view.check;
		if (session.ask?.kind !== "contribute" || !check || kindOf($$props.id) !== "skill") return void 0;
		return worth(check, book.face($$props.id));
	});
	const many = user_derived(() => copies() === 1 ? "" : get(picked) > 0 ? `${get(picked)}/${copies()}` : `×${copies()}`);
	var button = root_1$11();
	let classes;
	var node = child(button);
	Paper(node, spread_props({
		get id() {
			return $$props.id;
		},
		get copies() {
			return get(many);
		},
		get secret() {
			return secret();
		}
	}, () => $$props.kind !== void 0 && { kind: $$props.kind }));
	var node_1 = sibling(node, 2);
	var consequent = ($$anchor) => {
		var span = root$13();
		let classes_1;
		var text = only_child(span, true);
		template_effect(($0) => {
			classes_1 = set_class(span, 1, "counts svelte-fcgamt", null, classes_1, {
				helps: get(counts) > 0,
				harms: get(counts) < 0
			});
			set_text(text, $0);
		}, [() => signed(get(counts))]);
		append($$anchor, span);
	};
	if_block(node_1, ($$render) => {
		if (get(counts) !== void 0) $$render(consequent);
	});
	reset(button);
	attach(button, () => linger(() => session.open($$props.id)));
	template_effect(() => {
		classes = set_class(button, 1, "card svelte-fcgamt", null, classes, {
			secret: secret(),
			lit: get(lit),
			picked: get(picked) > 0
		});
		set_attribute(button, "aria-pressed", get(lit) ? get(picked) > 0 : void 0);
	});
	delegated("click", button, () => session.touch($$props.id, $$props.id));
	append($$anchor, button);
	pop();
}
delegate(["click"]);
// src/cards/hold.ts
/** The cards of one kind, each once. */
var once = (ids, key) => [...new Set(ids)].map((id) => ({
	id,
	copies: ids.filter((i) => i === id).length,
	...key && { key }
}));
/** The hand: what was drawn to choose from, Skill cards in order, then what an office or a revealed Cylon holds. */
function handOf(mine, faceOf) {
	return [
		...sorted(mine.drawn, faceOf).map((c) => ({
			...c,
			key: "hand.drawn"
		})),
		...sorted(mine.hand, faceOf),
		...once(mine.quorum, "hand.quorum"),
		...once(mine.supers, "hand.supers")
	];
}
/** Cards that read alike, of whatever set, are one card several times. */
function alike(all, read) {
	const out = /* @__PURE__ */ new Map();
	for (const held of all) {
		const words = `${held.key}\n${read(held.id)}`;
		const same = out.get(words);
		out.set(words, same ? {
			...same,
			copies: same.copies + held.copies
		} : held);
	}
	return [...out.values()];
}
/** What lies with one's own face: on which side one is, what one wants, and what other sets deal in secret. */
var ownOf = (mine) => [
	...once(mine.loyalty, "hand.loyalty"),
	...once(mine.agendas ?? [], "hand.agenda"),
	...once(mine.motives ?? [], "hand.motives"),
	...once(mine.trauma ?? [], "hand.trauma"),
	...Object.entries(mine.secrets ?? {}).flatMap(([kind, ids]) => once(ids, kind === "mutiny" ? "hand.mutiny" : "hand.dealt"))
];
// src/cards/Loupe.svelte
var root$12 = from_html(`<div class="loupe svelte-1ywt5ga" aria-hidden="true"><!></div>`);
function Loupe($$anchor, $$props) {
	push($$props, true);
	/** the middle of the card, in pixels from the left of the row */
	const width = 250;
	const at = user_derived(() => Math.max(0, Math.min($$props.left - width / 2, $$props.room.w - width)));
	var div = root$12();
	let styles;
	Paper(child(div), {
		get id() {
			return $$props.id;
		},
		secret: true
	});
	reset(div);
	template_effect(() => styles = set_style(div, "", styles, {
		left: `${get(at) ?? ""}px`,
		width: "250px"
	}));
	append($$anchor, div);
	pop();
}
// src/cards/miracles.ts
/** Whether a game with these options has them. */
var hasMiracles = (options) => options.split("&").includes("daybreak");
// src/cards/Own.svelte
var root$11 = from_html(`<button type="button"><span class="muted"> </span> </button>`);
var root_1$10 = from_html(`<button type="button"><!></button> <div class="who svelte-xg60or"><strong class="svelte-xg60or"> </strong> <!></div>`, 1);
var root_2$7 = from_html(`<button type="button"><svg viewBox="-11 -11 22 22" width="24" height="24" aria-hidden="true"><!></svg> </button>`);
var root_3$5 = from_html(`<div class="tokens svelte-xg60or" role="group"></div>`);
var root_4$5 = from_html(`<button type="button"><span class="what svelte-xg60or"><span class="sort svelte-xg60or"> </span> </span> <span class="name svelte-xg60or"> </span> <span class="gist svelte-xg60or"> </span></button>`);
var root_5$2 = from_html(`<div><!> <!> <!></div>`);
function Own($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	const frame = user_derived(() => session.frame);
	const me = user_derived(() => get(frame).view.seats[get(frame).view.seat]);
	const all = user_derived(() => alike(ownOf(get(frame).view.mine), (id) => session.at(id).length > 0 ? id : `${book.name(id)}\n${book.text(id)}`));
	/** Trauma tokens lie in one row; the rest are cards. */
	const tokens = user_derived(() => get(all).filter((held) => held.key === "hand.trauma"));
	const cards = user_derived(() => get(all).filter((held) => held.key !== "hand.trauma"));
	/** The ability that can be used once, and whether it still is to be had. */
	const once = user_derived(() => get(me)?.character ? book.once(get(me).character) : void 0);
	const miracles = user_derived(() => hasMiracles(get(frame).view.options));
	const kept = user_derived(() => get(me) && !get(me).out && (!get(me).revealed || get(me).leader || get(me).infiltrating));
	const lit = user_derived(() => get(once) !== void 0 && session.option(get(once)) !== void 0);
	const chosen = user_derived(() => get(once) !== void 0 && (session.picked[get(once)] ?? 0) > 0);
	/** What to remember of a card: whether one is human or a Cylon, or what one has to do. */
	const gist = (id) => {
		const [first = "", then = ""] = book.text(id).split("\n");
		if (leadOf(first)) return "";
		const goal = leadOf(then) && then.slice(leadOf(then).length).trim();
		return goal ? goal[0].toUpperCase() + goal.slice(1) : first;
	};
	var fragment = comment();
	var node = first_child(fragment);
	var consequent_3 = ($$anchor) => {
		var div = root_5$2();
		let classes;
		var node_1 = child(div);
		var consequent_1 = ($$anchor) => {
			var fragment_1 = root_1$10();
			var button = first_child(fragment_1);
			var node_2 = child(button);
			Portrait(node_2, {
				get character() {
					return get(me).character;
				},
				size: 64,
				get revealed() {
					return get(me).revealed;
				}
			});
			reset(button);
			var div_1 = sibling(button, 2);
			var strong = child(div_1);
			var text = only_child(strong, true);
			var node_3 = sibling(strong, 2);
			var consequent = ($$anchor) => {
				var button_1 = root$11();
				let classes_1;
				var span = child(button_1);
				var text_1 = only_child(span, true);
				var text_2 = sibling(span);
				reset(button_1);
				template_effect(($0, $1) => {
					classes_1 = set_class(button_1, 1, "plain once svelte-xg60or", null, classes_1, {
						spent: get(me).spent,
						lit: get(lit)
					});
					set_attribute(button_1, "aria-pressed", get(lit) ? get(chosen) : void 0);
					set_text(text_1, $0);
					set_text(text_2, ` ${$1 ?? ""}`);
				}, [() => t(get(miracles) ? get(me).spent ? "own.noMiracle" : "own.miracle" : get(me).spent ? "own.used" : "own.once"), () => book.name(get(once))]);
				delegated("click", button_1, () => get(lit) ? session.press(get(once)) : session.open(get(once)));
				append($$anchor, button_1);
			};
			if_block(node_3, ($$render) => {
				if (get(once) && get(kept)) $$render(consequent);
			});
			reset(div_1);
			template_effect(($0, $1) => {
				set_class(button, 1, `plain face seat-${get(frame).view.seat ?? ""}`, "svelte-xg60or");
				set_attribute(button, "aria-label", $0);
				set_text(text, $1);
			}, [() => book.name(get(me).character), () => book.name(get(me).character)]);
			delegated("click", button, () => session.open(get(me).character));
			append($$anchor, fragment_1);
		};
		if_block(node_1, ($$render) => {
			if (get(me).character) $$render(consequent_1);
		});
		var node_4 = sibling(node_1, 2);
		var consequent_2 = ($$anchor) => {
			var div_2 = root_3$5();
			each(div_2, 21, () => get(tokens), ({ id, copies }) => id, ($$anchor, $$item) => {
				let id = () => get($$item).id;
				let copies = () => get($$item).copies;
				const may = user_derived(() => session.at(id()).length > 0);
				var button_2 = root_2$7();
				let classes_2;
				var svg = child(button_2);
				var node_5 = child(svg);
				Trauma(node_5, { get face() {
					return id();
				} });
				reset(svg);
				var text_3 = sibling(svg);
				reset(button_2);
				template_effect(($0, $1, $2, $3) => {
					classes_2 = set_class(button_2, 1, "plain svelte-xg60or", null, classes_2, {
						lit: get(may),
						picked: $0
					});
					set_attribute(button_2, "aria-pressed", $1);
					set_attribute(button_2, "aria-label", `${$2 ?? ""} ×${copies() ?? ""}`);
					set_attribute(button_2, "title", $3);
					set_text(text_3, `×${copies() ?? ""}`);
				}, [
					() => session.pickedAt(id()) > 0,
					() => get(may) ? session.pickedAt(id()) > 0 : void 0,
					() => book.name(id()),
					() => book.name(id())
				]);
				delegated("click", button_2, () => session.touch(id(), id()));
				append($$anchor, button_2);
			});
			reset(div_2);
			template_effect(($0, $1) => set_attribute(div_2, "aria-label", `${$0 ?? ""}, ${$1 ?? ""}`), [() => t("hand.trauma"), () => t("hand.secret")]);
			append($$anchor, div_2);
		};
		if_block(node_4, ($$render) => {
			if (get(tokens).length) $$render(consequent_2);
		});
		var node_6 = sibling(node_4, 2);
		each(node_6, 17, () => get(cards), ({ id, copies, key }) => `${key}${id}`, ($$anchor, $$item) => {
			let id = () => get($$item).id;
			let copies = () => get($$item).copies;
			let key = () => get($$item).key;
			const may = user_derived(() => session.at(id()).length > 0);
			var button_3 = root_4$5();
			let classes_3;
			var span_1 = child(button_3);
			var span_2 = child(span_1);
			var text_4 = only_child(span_2);
			var text_5 = sibling(span_2, 1, true);
			reset(span_1);
			var span_3 = sibling(span_1, 2);
			var text_6 = only_child(span_3);
			var span_4 = sibling(span_3, 2);
			var text_7 = only_child(span_4, true);
			reset(button_3);
			attach(button_3, () => linger(() => session.open(id())));
			template_effect(($0, $1, $2, $3, $4, $5, $6) => {
				classes_3 = set_class(button_3, 1, "secret svelte-xg60or", null, classes_3, {
					mutiny: key() === "hand.mutiny",
					cylon: $0,
					lit: get(may),
					picked: $1
				});
				set_attribute(button_3, "aria-pressed", $2);
				set_text(text_4, `${$3 ?? ""} ·`);
				set_text(text_5, $4);
				set_text(text_6, `${$5 ?? ""}${copies() > 1 ? ` ×${copies()}` : ""}`);
				set_text(text_7, $6);
			}, [
				() => book.makesCylon(id()),
				() => session.pickedAt(id()) > 0,
				() => get(may) ? session.pickedAt(id()) > 0 : void 0,
				() => key() && t(key()),
				() => t("hand.secret"),
				() => book.name(id()),
				() => gist(id())
			]);
			delegated("click", button_3, () => session.touch(id(), id()));
			append($$anchor, button_3);
		});
		reset(div);
		template_effect(() => classes = set_class(div, 1, "own svelte-xg60or", null, classes, { several: get(cards).length > 1 }));
		append($$anchor, div);
	};
	if_block(node, ($$render) => {
		if (get(me)) $$render(consequent_3);
	});
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
/** A card is that much narrower than high, and never narrower than its text can be read in. */
var shape = .74;
var least = 112;
/** A slip is so wide that the words of its name stand on it, in one line and in two. */
var slip = 93;
var brief = 69;
/** The row of n cards of a height, in a room of a width; both in pixels. */
function rowOf(n, room, height) {
	const full = Math.round(height * shape);
	const beside = Math.floor((room - 7 * (n - 1)) / Math.max(n, 1));
	if (beside >= Math.min(least, full)) {
		const width = Math.min(full, beside);
		return {
			width,
			step: width + 7,
			whole: true,
			line: n,
			scrolls: false
		};
	}
	const step = Math.floor((room - full) / (n - 1));
	if (step >= slip) return {
		width: full,
		step,
		whole: false,
		line: n,
		scrolls: false
	};
	const line = Math.ceil(n / 2);
	const each = Math.floor((room - full - 7) / line);
	return {
		width: full,
		step: Math.min(Math.max(each, brief), full + 7),
		whole: false,
		line,
		scrolls: each < brief
	};
}
/** Whether n cards lie in two lines. */
var isDouble = ({ line }, n) => n > line;
/** Where the left edge of one of n cards is, in pixels, if the card `open` is drawn out whole. */
var leftOf = (row, i, open, n) => isDouble(row, n) ? i % row.line * row.step : i * row.step + (!row.whole && i > open ? row.width - row.step + 7 : 0);
/** How wide the part of a card is that is to be seen. */
var seenOf = (row, i, open, n) => isDouble(row, n) ? row.step - 7 : row.whole || i === open ? row.width : row.step - 7 + 3;
/** How wide all of them are together. */
var lengthOf = (row, n) => {
	const last = Math.min(row.line, n) - 1;
	return n === 0 ? 0 : leftOf(row, last, last, n) + seenOf(row, last, last, n);
};
// src/cards/Hand.svelte
var root$10 = from_html(`<p class="svelte-lfjvku"> </p>`);
var root_1$9 = from_html(`<li><!></li>`);
var root_2$6 = from_html(`<ul class="svelte-lfjvku"></ul>`);
var root_3$4 = from_html(`<div class="whole svelte-lfjvku" aria-hidden="true"><!></div>`);
var root_4$4 = from_html(`<section><h2 class="sr"> </h2> <div class="room svelte-lfjvku"><div><!> <!></div> <!> <!></div> <!></section>`);
function Hand($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	const mine = user_derived(() => session.frame.view.mine);
	const cards = user_derived(() => handOf(get(mine), (id) => book.face(id)));
	let room = proxy({
		w: 0,
		h: 0
	});
	const row = user_derived(() => rowOf(get(cards).length, room.w, room.h));
	const double = user_derived(() => isDouble(get(row), get(cards).length));
	/** The card under the pointer or the focus; without one the last lies open, as in a fan. */
	let looked = state(void 0);
	const open = user_derived(() => Math.min(get(looked) ?? get(cards).length - 1, get(cards).length - 1));
	/** How high a card is where they lie in two lines. */
	const half = user_derived(() => Math.floor((room.h - 7) / 2));
	/** Whether the question is about cards of the hand. */
	const about = user_derived(() => get(cards).some(({ id }) => session.at(id).length > 0));
	var section = root_4$4();
	event("focusout", $window, () => set(looked, void 0));
	let classes;
	var h2 = child(section);
	var text = only_child(h2, true);
	var div = sibling(h2, 2);
	var div_1 = child(div);
	let classes_1;
	var node = child(div_1);
	var consequent = ($$anchor) => {
		var p = root$10();
		var text_1 = only_child(p, true);
		template_effect(($0) => set_text(text_1, $0), [() => t("hand.empty")]);
		append($$anchor, p);
	};
	if_block(node, ($$render) => {
		if (get(cards).length === 0) $$render(consequent);
	});
	var node_1 = sibling(node, 2);
	var consequent_1 = ($$anchor) => {
		var ul = root_2$6();
		let styles;
		each(ul, 23, () => get(cards), ({ id, copies, key }) => `${key ?? ""}${id}`, ($$anchor, $$item, i) => {
			let id = () => get($$item).id;
			let copies = () => get($$item).copies;
			let key = () => get($$item).key;
			var li = root_1$9();
			let classes_2;
			let styles_1;
			var node_2 = child(li);
			{
				let $0 = user_derived(() => key() && t(key()));
				Card(node_2, {
					get id() {
						return id();
					},
					get copies() {
						return copies();
					},
					secret: true,
					get kind() {
						return get($0);
					}
				});
			}
			reset(li);
			template_effect(($0, $1, $2, $3) => {
				classes_2 = set_class(li, 1, "svelte-lfjvku", null, classes_2, {
					lit: $0,
					picked: $1,
					slip: !get(row).whole && get(i) !== get(open),
					drawn: !get(row).whole && get(i) === get(open)
				});
				styles_1 = set_style(li, "", styles_1, {
					width: $2,
					transform: $3,
					height: get(double) ? `${get(half)}px` : void 0
				});
			}, [
				() => session.at(id()).length > 0,
				() => session.pickedAt(id()) > 0,
				() => `${seenOf(get(row), get(i), get(open), get(cards).length) ?? ""}px`,
				() => `translate(${leftOf(get(row), get(i), get(open), get(cards).length) ?? ""}px, ${Math.floor(get(i) / get(row).line) * (get(half) + 7)}px)`
			]);
			event("pointerenter", li, (e) => e.pointerType === "mouse" && set(looked, get(i), true));
			delegated("focusin", li, () => set(looked, get(i), true));
			append($$anchor, li);
		});
		reset(ul);
		template_effect(($0) => styles = set_style(ul, "", styles, { width: $0 }), [() => `${lengthOf(get(row), get(cards).length) ?? ""}px`]);
		event("pointerleave", ul, () => !get(double) && set(looked, void 0));
		append($$anchor, ul);
	};
	if_block(node_1, ($$render) => {
		if (room.w) $$render(consequent_1);
	});
	reset(div_1);
	var node_3 = sibling(div_1, 2);
	var consequent_2 = ($$anchor) => {
		const computed_const = user_derived(() => {
			return get(cards)[get(open)];
		});
		var div_2 = root_3$4();
		let styles_2;
		var node_4 = child(div_2);
		{
			let $0 = user_derived(() => get(computed_const).key !== void 0 && { kind: t(get(computed_const).key) });
			Paper(node_4, spread_props({
				get id() {
					return get(computed_const).id;
				},
				secret: true
			}, () => get($0)));
		}
		reset(div_2);
		template_effect(() => styles_2 = set_style(div_2, "", styles_2, { width: `${get(row).width ?? ""}px` }));
		append($$anchor, div_2);
	};
	if_block(node_3, ($$render) => {
		if (get(double)) $$render(consequent_2);
	});
	var node_5 = sibling(node_3, 2);
	var consequent_3 = ($$anchor) => {
		{
			let $0 = user_derived(() => get(double) ? room.w - get(row).width / 2 : leftOf(get(row), get(looked), get(open), get(cards).length) + get(row).width / 2);
			Loupe($$anchor, {
				get id() {
					return get(cards)[get(looked)].id;
				},
				get left() {
					return get($0);
				},
				get room() {
					return room;
				}
			});
		}
	};
	if_block(node_5, ($$render) => {
		if (get(looked) !== void 0 && get(cards)[get(looked)]) $$render(consequent_3);
	});
	reset(div);
	Own(sibling(div, 2), {});
	reset(section);
	template_effect(($0, $1) => {
		classes = set_class(section, 1, "hand svelte-lfjvku", null, classes, { about: get(about) });
		set_attribute(section, "aria-label", $0);
		set_text(text, $1);
		classes_1 = set_class(div_1, 1, "cards svelte-lfjvku", null, classes_1, {
			scrolls: get(row).scrolls,
			two: get(double)
		});
	}, [() => t("hand.title"), () => t("hand.title")]);
	bind_element_size(div, "clientWidth", ($$value) => room.w = $$value);
	bind_element_size(div, "clientHeight", ($$value) => room.h = $$value);
	append($$anchor, section);
	pop();
}
delegate(["focusin"]);
// src/cards/Spread.svelte
var root$9 = from_html(`<p class="svelte-gyjre8"> </p>`);
var root_1$8 = from_html(`<li><!></li>`);
var root_2$5 = from_html(`<section class="hand"><h2 class="sr"> </h2> <!> <ul></ul></section>`);
function Spread($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	const mine = user_derived(() => session.frame.view.mine);
	const cards = user_derived(() => [...handOf(get(mine), (id) => book.face(id)), ...ownOf(get(mine))]);
	const about = user_derived(() => get(cards).some(({ id }) => session.at(id).length > 0));
	var section = root_2$5();
	var h2 = child(section);
	var text = only_child(h2, true);
	var node = sibling(h2, 2);
	var consequent = ($$anchor) => {
		var p = root$9();
		var text_1 = only_child(p, true);
		template_effect(($0) => set_text(text_1, $0), [() => t("hand.empty")]);
		append($$anchor, p);
	};
	if_block(node, ($$render) => {
		if (get(mine).hand.length === 0) $$render(consequent);
	});
	var ul = sibling(node, 2);
	let classes;
	each(ul, 21, () => get(cards), ({ id, copies, key }) => `${key ?? ""}${id}`, ($$anchor, $$item) => {
		let id = () => get($$item).id;
		let copies = () => get($$item).copies;
		let key = () => get($$item).key;
		var li = root_1$8();
		let classes_1;
		var node_1 = child(li);
		{
			let $0 = user_derived(() => key() && t(key()));
			Card(node_1, {
				get id() {
					return id();
				},
				get copies() {
					return copies();
				},
				secret: true,
				get kind() {
					return get($0);
				}
			});
		}
		reset(li);
		template_effect(($0) => classes_1 = set_class(li, 1, "svelte-gyjre8", null, classes_1, { lit: $0 }), [() => session.at(id()).length > 0]);
		append($$anchor, li);
	});
	reset(ul);
	reset(section);
	template_effect(($0, $1) => {
		set_attribute(section, "aria-label", $0);
		set_text(text, $1);
		classes = set_class(ul, 1, "svelte-gyjre8", null, classes, { about: get(about) });
	}, [() => t("hand.title"), () => t("hand.title")]);
	append($$anchor, section);
	pop();
}
// src/cards/Strip.svelte
var root$8 = from_html(`<b class="svelte-1fby6hd"> </b><span class="sign svelte-1fby6hd"><!><span class="letters svelte-1fby6hd"> </span></span>`, 1);
var root_1$7 = from_html(`<b class="svelte-1fby6hd"><!></b>`);
var root_2$4 = from_html(`<span aria-hidden="true"><!></span>`);
var root_3$3 = from_html(`<span class="none svelte-1fby6hd" aria-hidden="true"> </span>`);
var root_4$3 = from_html(`<section><!> <!> <button type="button" class="svelte-1fby6hd"></button></section>`);
function Strip($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	const mine = user_derived(() => session.frame.view.mine);
	const cards = user_derived(() => handOf(get(mine), (id) => book.face(id)));
	const chips = user_derived(() => get(cards).flatMap((card) => Array.from({ length: card.copies }, (_, n) => ({
		...card,
		n
	}))));
	const own = user_derived(() => ownOf(get(mine)).length);
	/** A red mark on the eye: one holds a Mutiny card. */
	const rebels = user_derived(() => (get(mine).secrets?.mutiny ?? []).length > 0);
	const up = user_derived(() => session.drawn === "hand");
	let pulled = false;
	const toggle = (event) => {
		if (!pulled || event.detail === 0) session.drawn = get(up) ? void 0 : "hand";
	};
	/** A finger that draws up from the strip draws the cards up, and down again. */
	function pull(strip) {
		let from;
		const down = (e) => {
			from = e.clientY;
			pulled = false;
		};
		const move = (e) => {
			if (from === void 0 || Math.abs(e.clientY - from) < 24) return;
			session.drawn = e.clientY < from ? "hand" : void 0;
			[from, pulled] = [void 0, true];
		};
		const end = () => from = void 0;
		strip.addEventListener("pointerdown", down);
		addEventListener("pointermove", move);
		addEventListener("pointerup", end);
		addEventListener("pointercancel", end);
		return () => {
			strip.removeEventListener("pointerdown", down);
			removeEventListener("pointermove", move);
			removeEventListener("pointerup", end);
			removeEventListener("pointercancel", end);
		};
	}
	var section = root_4$3();
	let classes;
	var node = child(section);
	each(node, 17, () => get(chips), ({ id, n }) => `${id}${n}`, ($$anchor, $$item) => {
		let id = () => get($$item).id;
		let n = () => get($$item).n;
		const face = user_derived(() => id().startsWith("skill/") ? book.face(id()) : void 0);
		var span = root_2$4();
		let classes_1;
		var node_1 = child(span);
		var consequent = ($$anchor) => {
			var fragment = root$8();
			var b = first_child(fragment);
			var text = only_child(b, true);
			var span_1 = sibling(b);
			var node_2 = child(span_1);
			Glyph$1(node_2, {
				get name() {
					return get(face).skill;
				},
				size: 13
			});
			var span_2 = sibling(node_2);
			var text_1 = only_child(span_2, true);
			reset(span_1);
			template_effect(($0) => {
				set_text(text, get(face).strength);
				set_text(text_1, $0);
			}, [() => word(`letter.${get(face).skill}`, "")]);
			append($$anchor, fragment);
		};
		var alternate = ($$anchor) => {
			var b_1 = root_1$7();
			var node_3 = child(b_1);
			Glyph$1(node_3, {
				name: "president",
				size: 17
			});
			reset(b_1);
			append($$anchor, b_1);
		};
		if_block(node_1, ($$render) => {
			if (get(face)) $$render(consequent);
			else $$render(alternate, -1);
		});
		reset(span);
		template_effect(($0, $1) => classes_1 = set_class(span, 1, `chip ${get(face) ? `skill-${get(face).skill}` : "paper"}`, "svelte-1fby6hd", classes_1, {
			picked: $0,
			lit: $1
		}), [() => session.pickedAt(id()) > n(), () => session.at(id()).length > 0]);
		append($$anchor, span);
	}, ($$anchor) => {
		var span_3 = root_3$3();
		var text_2 = only_child(span_3, true);
		template_effect(($0) => set_text(text_2, $0), [() => t("hand.empty")]);
		append($$anchor, span_3);
	});
	var node_4 = sibling(node, 2);
	var consequent_1 = ($$anchor) => {
		var span_4 = root_2$4();
		let classes_2;
		var node_5 = child(span_4);
		Glyph$1(node_5, {
			name: "eye",
			size: 20
		});
		reset(span_4);
		template_effect(() => classes_2 = set_class(span_4, 1, "chip eye svelte-1fby6hd", null, classes_2, { mutiny: get(rebels) }));
		append($$anchor, span_4);
	};
	if_block(node_4, ($$render) => {
		if (get(own)) $$render(consequent_1);
	});
	var button = sibling(node_4, 2);
	reset(section);
	attach(section, () => pull);
	template_effect(($0, $1) => {
		classes = set_class(section, 1, "strip svelte-1fby6hd", null, classes, { narrow: get(chips).length > 9 });
		set_attribute(section, "aria-label", $0);
		set_attribute(button, "aria-expanded", get(up));
		set_attribute(button, "aria-label", $1);
	}, [() => get(up) ? void 0 : t("hand.title"), () => count("hand.strip", get(mine).hand.length)]);
	delegated("click", button, toggle);
	append($$anchor, section);
	pop();
}
delegate(["click"]);
// src/choose/Cards.svelte
var root$7 = from_html(`<button type="button"><!></button>`);
var root_1$6 = from_html(`<section class="choose svelte-18aqirm"></section>`);
function Cards($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	var section = root_1$6();
	let styles;
	each(section, 20, () => $$props.ids, (id) => id, ($$anchor, id) => {
		const may = user_derived(() => session.at(id).length > 0);
		const picked = user_derived(() => session.pickedAt(id) > 0);
		var button = root$7();
		let classes;
		var node = child(button);
		{
			let $0 = user_derived(() => session.ask?.secret ?? false);
			Paper(node, {
				get id() {
					return id;
				},
				get secret() {
					return get($0);
				}
			});
		}
		reset(button);
		template_effect(($0) => {
			classes = set_class(button, 1, "card svelte-18aqirm", null, classes, {
				may: get(may),
				picked: get(picked)
			});
			set_attribute(button, "aria-pressed", get(may) ? get(picked) : void 0);
			set_attribute(button, "aria-label", $0);
		}, [() => get(may) ? void 0 : book.name(id)]);
		delegated("click", button, () => session.touch(id, id));
		append($$anchor, button);
	});
	reset(section);
	template_effect(($0) => {
		set_attribute(section, "aria-label", $0);
		styles = set_style(section, "", styles, { "--n": $$props.ids.length });
	}, [() => t("choose.cards")]);
	append($$anchor, section);
	pop();
}
delegate(["click"]);
// src/choose/Faces.svelte
var tick = ($$anchor) => {
	var svg = root$6();
	append($$anchor, svg);
};
var root$6 = from_svg(`<svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 13l6 6L21 6" class="svelte-npzu4f"></path></svg>`);
var root_1$5 = from_html(`<span class="tick svelte-npzu4f"><!></span>`);
var root_2$3 = from_html(`<button type="button"><!> <!> <span class="name svelte-npzu4f"> <span class="sr"> </span></span> <span class="class svelte-npzu4f"> </span></button>`);
var root_3$2 = from_html(`<b class="svelte-npzu4f"><!> </b>`);
var root_4$2 = from_html(`<section class="choose svelte-npzu4f" aria-labelledby="choose-title"><h2 class="sr" id="choose-title"> </h2> <div class="faces svelte-npzu4f" role="group"></div>  <div role="region" tabindex="0" aria-live="off"><p class="how svelte-npzu4f"><!></p> <!></div></section>`);
function Faces($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	const picked = user_derived(() => Object.keys(session.picked)[0]);
	let looked = state(void 0);
	/** Whose sheet is open: under the pointer or the focus, else the one picked, else the first. */
	const open = user_derived(() => get(looked) ?? get(picked) ?? $$props.options[0].id);
	var section = root_4$2();
	var h2 = child(section);
	var text$2 = only_child(h2, true);
	var div = sibling(h2, 2);
	each(div, 21, () => $$props.options, ({ id }) => id, ($$anchor, $$item) => {
		let id = () => get($$item).id;
		var button = root_2$3();
		let classes;
		var node = child(button);
		Portrait(node, {
			get character() {
				return id();
			},
			size: 104
		});
		var node_1 = sibling(node, 2);
		var consequent = ($$anchor) => {
			var span = root_1$5();
			tick(child(span));
			reset(span);
			append($$anchor, span);
		};
		if_block(node_1, ($$render) => {
			if (get(picked) === id()) $$render(consequent);
		});
		var span_1 = sibling(node_1, 2);
		var text_1 = child(span_1, true);
		var span_2 = sibling(text_1);
		var text_2 = only_child(span_2);
		reset(span_1);
		var span_3 = sibling(span_1, 2);
		var text_3 = only_child(span_3, true);
		reset(button);
		template_effect(($0, $1, $2) => {
			set_attribute(button, "id", `option-${id() ?? ""}`);
			classes = set_class(button, 1, "press face svelte-npzu4f", null, classes, {
				picked: get(picked) === id(),
				open: get(open) === id()
			});
			set_attribute(button, "aria-pressed", get(picked) === id());
			set_attribute(button, "aria-disabled", session.sending || void 0);
			set_text(text_1, $0);
			set_text(text_2, `: ${$1 ?? ""}`);
			set_text(text_3, $2);
		}, [
			() => shortName(id()),
			() => book.name(id()),
			() => (sheetOf(book.text(id())).facts[0] ?? "").replace(/\.$/, "")
		]);
		event("pointerenter", button, (e) => e.pointerType === "mouse" && set(looked, id(), true));
		event("focus", button, () => set(looked, id(), true));
		event("blur", button, () => set(looked, void 0));
		delegated("click", button, () => session.press(id()));
		append($$anchor, button);
	});
	reset(div);
	var div_1 = sibling(div, 2);
	let classes_1;
	var p = child(div_1);
	var node_3 = child(p);
	var consequent_1 = ($$anchor) => {
		var b = root_3$2();
		var node_4 = child(b);
		tick(node_4);
		var text_4 = sibling(node_4);
		reset(b);
		template_effect(($0) => set_text(text_4, ` ${$0 ?? ""}`), [() => t("choose.picked")]);
		append($$anchor, b);
	};
	var alternate = ($$anchor) => {
		var text_5 = text();
		template_effect(($0) => set_text(text_5, $0), [() => t(get(picked) ? "choose.elsewhere" : "choose.read", { name: get(picked) ? shortName(get(picked)) : "" })]);
		append($$anchor, text_5);
	};
	if_block(node_3, ($$render) => {
		if (get(picked) === get(open)) $$render(consequent_1);
		else $$render(alternate, -1);
	});
	reset(p);
	Character(sibling(p, 2), {
		get id() {
			return get(open);
		},
		face: 128
	});
	reset(div_1);
	reset(section);
	template_effect(($0, $1, $2) => {
		set_text(text$2, $0);
		set_attribute(div, "aria-label", $1);
		classes_1 = set_class(div_1, 1, "sheet svelte-npzu4f", null, classes_1, { own: get(picked) === get(open) });
		set_attribute(div_1, "aria-label", $2);
	}, [
		() => t("choose.title"),
		() => t("choose.title"),
		() => book.name(get(open))
	]);
	event("pointerleave", div, () => set(looked, void 0));
	append($$anchor, section);
	pop();
}
delegate(["click"]);
// src/choose/Choose.svelte
function Choose($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	const ask = user_derived(() => session.ask);
	const faces = user_derived(() => get(ask)?.options.filter(({ id }) => id.startsWith("character/")) ?? []);
	/** Cards that were drawn to decide on, and those to choose from that lie nowhere else. */
	const cards = user_derived(() => {
		if (!get(ask)) return [];
		const { mine } = session.frame.view;
		const kept = /* @__PURE__ */ new Set([
			...mine.hand,
			...mine.quorum,
			...mine.supers,
			...ownOf(mine).map(({ id }) => id)
		]);
		const offered = get(ask).options.map(({ id }) => id).filter((id) => kindOf(id) !== "plain" && !id.startsWith("title/") && !kept.has(id));
		return [.../* @__PURE__ */ new Set([...mine.drawn, ...offered])].filter((id) => !id.startsWith("skill/"));
	});
	var fragment = comment();
	var node = first_child(fragment);
	var consequent = ($$anchor) => {
		Faces($$anchor, { get options() {
			return get(faces);
		} });
	};
	var consequent_1 = ($$anchor) => {
		Cards($$anchor, { get ids() {
			return get(cards);
		} });
	};
	if_block(node, ($$render) => {
		if (get(ask)?.kind === "character" && get(faces).length) $$render(consequent);
		else if (get(cards).length && get(cards).length <= 8) $$render(consequent_1, 1);
	});
	append($$anchor, fragment);
	pop();
}
// src/table/Executed.svelte
var root$5 = from_html(`<button type="button" class="plain svelte-1c5poyz"> </button>`);
var root_1$4 = from_html(`<span> </span>`);
var root_2$2 = from_html(`<p class="svelte-1c5poyz"> <!> <!></p>`);
function Executed($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	const view = user_derived(() => session.frame.view);
	var fragment = comment();
	var node = first_child(fragment);
	var consequent_1 = ($$anchor) => {
		var p = root_2$2();
		var text = child(p);
		var node_1 = sibling(text);
		each(node_1, 16, () => get(view).dead, (id) => id, ($$anchor, id) => {
			var button = root$5();
			var text_1 = only_child(button, true);
			template_effect(($0) => set_text(text_1, $0), [() => book.name(id)]);
			delegated("click", button, () => session.open(id));
			append($$anchor, button);
		});
		var node_2 = sibling(node_1, 2);
		var consequent = ($$anchor) => {
			var span = root_1$4();
			var text_2 = only_child(span);
			template_effect(($0) => set_text(text_2, `(${$0 ?? ""})`), [() => count("crew.mourned", get(view).mourned)]);
			append($$anchor, span);
		};
		if_block(node_2, ($$render) => {
			if (get(view).mourned) $$render(consequent);
		});
		reset(p);
		template_effect(($0) => set_text(text, `${$0 ?? ""} `), [() => t("crew.dead")]);
		append($$anchor, p);
	};
	if_block(node, ($$render) => {
		if (get(view).dead?.length) $$render(consequent_1);
	});
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
// src/table/Member.svelte
var root$4 = from_html(`<span class="absent"></span>`);
var root_1$3 = from_html(`<span> </span>`);
var root_2$1 = from_html(`<span class="waited svelte-p9iz60"><!></span>`);
var root_3$1 = from_html(`<span class="cards svelte-p9iz60"><svg viewBox="-10 -10 20 20" width="14" height="14" aria-hidden="true"><!></svg><span aria-hidden="true"> </span><span class="sr"> </span></span>`);
var root_4$1 = from_html(`<span class="cards mutinous svelte-p9iz60"><!><span aria-hidden="true"> </span><span class="sr"> </span></span>`);
var root_5$1 = from_html(`<span><!><span aria-hidden="true"> </span><span class="sr"> </span></span>`);
var root_6$1 = from_html(`<span><span aria-hidden="true"> </span><span class="sr"> </span></span>`);
var root_7$1 = from_html(`<button type="button"><!><span class="office"> </span></button>`);
var root_8$1 = from_html(` <span> </span>`, 1);
var root_9$1 = from_html(`<p class="svelte-p9iz60"></p>`);
var root_10 = from_html(`<li><button type="button" class="plain person svelte-p9iz60"><span class="face svelte-p9iz60"><!><!></span> <span class="names svelte-p9iz60"><span class="character svelte-p9iz60"><!></span> <span class="player svelte-p9iz60"><!> <!> <span class="who svelte-p9iz60"><span> </span> <!> <!> <!></span></span></span> <!></button> <div class="marks svelte-p9iz60"><span class="counts svelte-p9iz60"><span class="cards svelte-p9iz60"><span class="back svelte-p9iz60" aria-hidden="true"></span><span aria-hidden="true"> </span><span class="sr"> </span></span> <span class="cards svelte-p9iz60"><span class="back loyal svelte-p9iz60" aria-hidden="true"></span><span aria-hidden="true"> </span><span class="sr"> </span></span> <!> <!> <!></span> <!></div> <!></li>`);
function Member($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	const frame = user_derived(() => session.frame);
	const view = user_derived(() => get(frame).view.seats[$$props.seat]);
	const who = user_derived(() => get(frame).table.seats[$$props.seat]);
	const spot = user_derived(() => `seat/${$$props.seat}`);
	const lit = user_derived(() => session.at(get(spot)).length > 0);
	const picked = user_derived(() => session.pickedAt(get(spot)) > 0);
	const names = (ids) => tally(ids.map((id) => book.name(id)));
	/** Everybody has an ability for once a game; who is a Cylon without a sheet has lost it. */
	const once = user_derived(() => get(view).character !== "" && !get(view).out && (!get(view).revealed || get(view).leader || get(view).infiltrating));
	const miracles = user_derived(() => hasMiracles(get(frame).view.options));
	const mutinous = "loyalty/mutineer";
	const mutineer = user_derived(() => get(view).shown.includes(mutinous));
	const mutiny = user_derived(() => get(view).secrets?.mutiny ?? 0);
	const brig = user_derived(() => get(view).location === "location/brig");
	const away = user_derived(() => isAbsent(get(who)) && !get(view).out && !get(frame).view.over);
	/** Who plays: somebody by name, a bot, or oneself without a name. */
	const player = user_derived(() => get(who).open ? t("crew.open") : get(who).name || t(get(who).kind === "bot" ? "crew.bot" : $$props.seat === get(frame).view.seat ? "crew.self" : "crew.unnamed"));
	/** From six on there is less room for each, and on a low screen. */
	const many = user_derived(() => get(frame).view.seats.length > 5 || screen.low);
	/** What is known in words, first of all on which side. */
	const words = user_derived(() => {
		const known = [];
		if (get(view).out) known.push({ word: t("crew.out") });
		if (get(view).revealed) known.push({
			word: t("crew.revealed"),
			side: "cylon"
		});
		if (get(view).leader) known.push({
			word: t("crew.leader"),
			side: "cylon"
		});
		if (get(view).infiltrating) known.push({
			word: t("crew.infiltrating"),
			side: "human"
		});
		if (get(view).sympathizer) known.push({
			word: t("crew.sympathizer"),
			side: "cylon"
		});
		if (get(view).agendas) known.push({ word: t("crew.agenda") });
		if (get(view).motives) known.push({ word: count("crew.motives", get(view).motives) });
		if (get(view).goals?.length) known.push({ word: t("crew.goals", { names: names(get(view).goals) }) });
		if (get(view).supers > 0) known.push({ word: t("crew.supers", { n: get(view).supers }) });
		if (get(view).quorum.length) known.push({ word: t("crew.quorum", { names: names(get(view).quorum) }) });
		if (get(view).proven?.length) known.push({ word: t("crew.proven", { names: names(get(view).proven) }) });
		if (get(view).includes?.length) known.push({ word: t("crew.includes", { names: names(get(view).includes) }) });
		if (get(mutineer)) known.push({
			word: t("crew.mutineer"),
			side: "mutiny"
		});
		const shown = get(view).shown.filter((id) => id !== mutinous);
		if (shown.length) known.push({ word: t("crew.shown", { names: names(shown) }) });
		if (get(view).character && !get(view).location && !get(view).out) known.push({ word: t("board.offBoard") });
		return known;
	});
	const whole = user_derived(() => get(words).map(({ word }) => word).join(" · "));
	var li = root_10();
	let classes;
	var button = child(li);
	var span = child(button);
	var node = child(span);
	{
		let $0 = user_derived(() => get(many) ? 40 : 50);
		let $1 = user_derived(() => get(view).revealed && !get(view).infiltrating);
		let $2 = user_derived(() => get(view).infiltrating ?? false);
		let $3 = user_derived(() => get(view).out ?? false);
		Portrait(node, {
			get character() {
				return get(view).character;
			},
			get size() {
				return get($0);
			},
			get revealed() {
				return get($1);
			},
			get infiltrating() {
				return get($2);
			},
			get brig() {
				return get(brig);
			},
			get executed() {
				return get($3);
			}
		});
	}
	var node_1 = sibling(node);
	var consequent = ($$anchor) => {
		var span_1 = root$4();
		append($$anchor, span_1);
	};
	if_block(node_1, ($$render) => {
		if (get(away)) $$render(consequent);
	});
	reset(span);
	var span_2 = sibling(span, 2);
	var span_3 = child(span_2);
	var node_2 = child(span_3);
	var consequent_1 = ($$anchor) => {
		var text$1 = text();
		template_effect(($0) => set_text(text$1, $0), [() => t("crew.noCharacter")]);
		append($$anchor, text$1);
	};
	var consequent_2 = ($$anchor) => {
		var text_1 = text();
		template_effect(($0) => set_text(text_1, $0), [() => shortName(get(view).character)]);
		append($$anchor, text_1);
	};
	var alternate = ($$anchor) => {
		var text_2 = text();
		template_effect(($0) => set_text(text_2, $0), [() => book.name(get(view).character)]);
		append($$anchor, text_2);
	};
	if_block(node_2, ($$render) => {
		if (!get(view).character) $$render(consequent_1);
		else if (get(many)) $$render(consequent_2, 1);
		else $$render(alternate, -1);
	});
	reset(span_3);
	var span_4 = sibling(span_3, 2);
	var node_3 = child(span_4);
	Glyph(node_3, {
		get seat() {
			return $$props.seat;
		},
		size: 11
	});
	var node_4 = sibling(node_3, 2);
	var consequent_3 = ($$anchor) => {
		{
			let $0 = user_derived(() => t("crew.bot"));
			Bot($$anchor, {
				size: 14,
				get "aria-label"() {
					return get($0);
				}
			});
		}
	};
	if_block(node_4, ($$render) => {
		if (get(who).kind === "bot" || get(who).standIn) $$render(consequent_3);
	});
	var span_5 = sibling(node_4, 2);
	var span_6 = child(span_5);
	var text_3 = only_child(span_6, true);
	var node_5 = sibling(span_6, 2);
	var consequent_4 = ($$anchor) => {
		var text_4 = text();
		template_effect(($0) => set_text(text_4, `· ${$0 ?? ""}`), [() => botName(get(who).bot)]);
		append($$anchor, text_4);
	};
	if_block(node_5, ($$render) => {
		if (get(who).bot) $$render(consequent_4);
	});
	var node_6 = sibling(node_5, 2);
	var consequent_5 = ($$anchor) => {
		var text_5 = text();
		template_effect(($0) => set_text(text_5, `(${$0 ?? ""})`), [() => t("crew.you")]);
		append($$anchor, text_5);
	};
	if_block(node_6, ($$render) => {
		if ($$props.seat === get(frame).view.seat && get(who).name) $$render(consequent_5);
	});
	var node_7 = sibling(node_6, 2);
	var consequent_6 = ($$anchor) => {
		var text_6 = text();
		template_effect(($0) => set_text(text_6, `· ${$0 ?? ""}`), [() => t("crew.standIn")]);
		append($$anchor, text_6);
	};
	var consequent_7 = ($$anchor) => {
		var span_7 = root_1$3();
		let classes_1;
		var text_7 = only_child(span_7);
		template_effect(($0) => {
			classes_1 = set_class(span_7, 1, "", null, classes_1, { sr: get(many) });
			set_text(text_7, `· ${$0 ?? ""}`);
		}, [() => t("crew.away")]);
		append($$anchor, span_7);
	};
	if_block(node_7, ($$render) => {
		if (get(who).standIn) $$render(consequent_6);
		else if (get(away)) $$render(consequent_7, 1);
	});
	reset(span_5);
	reset(span_4);
	reset(span_2);
	var node_8 = sibling(span_2, 2);
	var consequent_8 = ($$anchor) => {
		var span_8 = root_2$1();
		var node_9 = child(span_8);
		{
			let $0 = user_derived(() => t("crew.waited"));
			Hourglass(node_9, {
				size: 16,
				get "aria-label"() {
					return get($0);
				}
			});
		}
		reset(span_8);
		append($$anchor, span_8);
	};
	var d = user_derived(() => get(frame).waiting.includes($$props.seat));
	if_block(node_8, ($$render) => {
		if (get(d)) $$render(consequent_8);
	});
	reset(button);
	var div = sibling(button, 2);
	var span_9 = child(div);
	var span_10 = child(span_9);
	var span_11 = sibling(child(span_10));
	var text_8 = only_child(span_11, true);
	var span_12 = sibling(span_11);
	var text_9 = only_child(span_12, true);
	reset(span_10);
	var span_13 = sibling(span_10, 2);
	var span_14 = sibling(child(span_13));
	var text_10 = only_child(span_14, true);
	var span_15 = sibling(span_14);
	var text_11 = only_child(span_15, true);
	reset(span_13);
	var node_10 = sibling(span_13, 2);
	var consequent_9 = ($$anchor) => {
		const told = user_derived(() => count("crew.trauma", get(view).trauma));
		var span_16 = root_3$1();
		var svg = child(span_16);
		var node_11 = child(svg);
		Trauma(node_11, {});
		reset(svg);
		var span_17 = sibling(svg);
		var text_12 = only_child(span_17, true);
		var span_18 = sibling(span_17);
		var text_13 = only_child(span_18, true);
		reset(span_16);
		template_effect(() => {
			set_attribute(span_16, "title", get(told));
			set_text(text_12, get(view).trauma);
			set_text(text_13, get(told));
		});
		append($$anchor, span_16);
	};
	if_block(node_10, ($$render) => {
		if (get(view).trauma) $$render(consequent_9);
	});
	var node_12 = sibling(node_10, 2);
	var consequent_10 = ($$anchor) => {
		const told = user_derived(() => count("crew.mutiny", get(mutiny)));
		var span_19 = root_4$1();
		var node_13 = child(span_19);
		Glyph$1(node_13, {
			name: "mutiny",
			size: 13
		});
		var span_20 = sibling(node_13);
		var text_14 = only_child(span_20, true);
		var span_21 = sibling(span_20);
		var text_15 = only_child(span_21, true);
		reset(span_19);
		template_effect(() => {
			set_attribute(span_19, "title", get(told));
			set_text(text_14, get(mutiny));
			set_text(text_15, get(told));
		});
		append($$anchor, span_19);
	};
	if_block(node_12, ($$render) => {
		if (get(mutiny)) $$render(consequent_10);
	});
	var node_14 = sibling(node_12, 2);
	var consequent_11 = ($$anchor) => {
		const n = user_derived(() => get(view).miracles ?? 0);
		const told = user_derived(() => count("crew.miracles", get(n)));
		var span_22 = root_5$1();
		let classes_2;
		var node_15 = child(span_22);
		Glyph$1(node_15, {
			name: "miracle",
			size: 13
		});
		var span_23 = sibling(node_15);
		var text_16 = only_child(span_23, true);
		var span_24 = sibling(span_23);
		var text_17 = only_child(span_24, true);
		reset(span_22);
		template_effect(() => {
			classes_2 = set_class(span_22, 1, "cards miracles svelte-p9iz60", null, classes_2, { none: get(n) === 0 });
			set_attribute(span_22, "title", get(told));
			set_text(text_16, get(n));
			set_text(text_17, get(told));
		});
		append($$anchor, span_22);
	};
	var consequent_12 = ($$anchor) => {
		const told = user_derived(() => t(get(view).spent ? "crew.spent" : "crew.unspent"));
		var span_25 = root_6$1();
		let classes_3;
		var span_26 = child(span_25);
		var text_18 = only_child(span_26, true);
		var span_27 = sibling(span_26);
		var text_19 = only_child(span_27, true);
		reset(span_25);
		template_effect(($0) => {
			classes_3 = set_class(span_25, 1, "once svelte-p9iz60", null, classes_3, { spent: get(view).spent });
			set_attribute(span_25, "title", get(told));
			set_text(text_18, $0);
			set_text(text_19, get(told));
		}, [() => t("crew.once")]);
		append($$anchor, span_25);
	};
	if_block(node_14, ($$render) => {
		if (get(once) && get(miracles)) $$render(consequent_11);
		else if (get(once)) $$render(consequent_12, 1);
	});
	reset(span_9);
	var node_16 = sibling(span_9, 2);
	each(node_16, 16, () => titlesOf(get(frame), $$props.seat), (title) => title, ($$anchor, title) => {
		const id = user_derived(() => `title/${title}`);
		var button_1 = root_7$1();
		let classes_4;
		var node_17 = child(button_1);
		Glyph$1(node_17, {
			get name() {
				return get(id);
			},
			size: 13
		});
		var span_28 = sibling(node_17);
		var text_20 = only_child(span_28, true);
		reset(button_1);
		template_effect(($0, $1, $2) => {
			classes_4 = set_class(button_1, 1, "title svelte-p9iz60", null, classes_4, {
				lit: $0,
				picked: $1
			});
			set_text(text_20, $2);
		}, [
			() => session.at(get(id)).length > 0,
			() => session.pickedAt(get(id)) > 0,
			() => titleName(title)
		]);
		delegated("click", button_1, () => session.touch(get(id), get(id)));
		append($$anchor, button_1);
	});
	reset(div);
	var node_18 = sibling(div, 2);
	var consequent_13 = ($$anchor) => {
		var p = root_9$1();
		each(p, 23, () => get(words), ({ word, side }) => word, ($$anchor, $$item, i) => {
			let word = () => get($$item).word;
			let side = () => get($$item).side;
			next();
			var fragment_7 = root_8$1();
			var text_21 = first_child(fragment_7, true);
			var span_29 = sibling(text_21);
			var text_22 = only_child(span_29, true);
			template_effect(() => {
				set_text(text_21, get(i) > 0 ? " · " : "");
				set_class(span_29, 1, clsx(side()), "svelte-p9iz60");
				set_text(text_22, word());
			});
			append($$anchor, fragment_7);
		});
		reset(p);
		append($$anchor, p);
	};
	if_block(node_18, ($$render) => {
		if (get(words).length) $$render(consequent_13);
	});
	reset(li);
	template_effect(($0, $1, $2, $3, $4) => {
		set_attribute(li, "title", get(whole) || void 0);
		classes = set_class(li, 1, `seat-${$$props.seat ?? ""}`, "svelte-p9iz60", classes, {
			lit: get(lit),
			picked: get(picked),
			many: get(many),
			out: get(view).out,
			turn: get(frame).view.current === $$props.seat && !get(frame).view.over
		});
		set_attribute(button, "aria-pressed", get(lit) ? get(picked) : void 0);
		set_attribute(span_6, "aria-hidden", $0);
		set_text(text_3, get(player));
		set_attribute(span_10, "title", $1);
		set_text(text_8, get(view).hand);
		set_text(text_9, $2);
		set_attribute(span_13, "title", $3);
		set_text(text_10, get(view).loyalty);
		set_text(text_11, $4);
	}, [
		() => get(player) === t("crew.bot") || void 0,
		() => count("crew.hand", get(view).hand),
		() => count("crew.hand", get(view).hand),
		() => count("crew.loyalty", get(view).loyalty),
		() => count("crew.loyalty", get(view).loyalty)
	]);
	delegated("click", button, () => session.touch(get(spot), get(view).character || void 0));
	append($$anchor, li);
	pop();
}
delegate(["click"]);
// src/table/Crew.svelte
var root$3 = from_html(`<section class="svelte-1no9hov"><h2 class="sr"> </h2> <ul class="svelte-1no9hov"></ul> <!> <!></section>`);
function Crew($$anchor, $$props) {
	push($$props, true);
	/** Whether the past is shown, where nothing can be done. */
	const past = prop($$props, "past", 3, false);
	const session = useSession();
	const seats = user_derived(() => session.frame.view.seats);
	const owner = user_derived(() => ownerKeyFor(session.id));
	var section = root$3();
	var h2 = child(section);
	var text = only_child(h2, true);
	var ul = sibling(h2, 2);
	each(ul, 20, () => get(seats).keys(), (seat) => seat, ($$anchor, seat) => {
		Member($$anchor, { get seat() {
			return seat;
		} });
	});
	reset(ul);
	var node = sibling(ul, 2);
	Executed(node, {});
	var node_1 = sibling(node, 2);
	var consequent = ($$anchor) => {
		var fragment_1 = comment();
		var node_2 = first_child(fragment_1);
		await_block(node_2, () => worded(__vitePreload(() => import("./Govern-DJSY1oYK.js"), __vite__mapDeps([0,1,2,3,4,5,6]))), null, ($$anchor, $$source) => {
			var $$value = user_derived(() => {
				var { default: Govern } = get($$source);
				return { Govern };
			});
			var Govern = user_derived(() => get($$value).Govern);
			var fragment_2 = comment();
			var node_3 = first_child(fragment_2);
			component(node_3, () => get(Govern), ($$anchor, Govern_1) => {
				Govern_1($$anchor, {});
			});
			append($$anchor, fragment_2);
		});
		append($$anchor, fragment_1);
	};
	if_block(node_1, ($$render) => {
		if (get(owner) && !past()) $$render(consequent);
	});
	reset(section);
	template_effect(($0, $1) => {
		set_attribute(section, "aria-label", $0);
		set_text(text, $1);
	}, [() => t("crew.title"), () => t("crew.title")]);
	append($$anchor, section);
	pop();
}
// src/table/filter.ts
/** Kinds of events by what somebody may look for; what is in none is shown with all alone. */
var groups = {
	checks: "check difficulty added destiny-added revealed zeroed doubled discarded-added held-out consequence total outcome decided",
	combat: "rolled rerolled activated raiders ship-moved ship-placed launched viper-moved attack missed destroyed viper-attacked viper-hit galactica-attacked damaged repaired basestar-hit civilian-placed civilian-moved civilian-destroyed raptor nuke centurion centurions vipers-home viper-broken",
	crises: "crisis super crisis-gone box box-changed stays ignored",
	fleet: "resource marker jump destination distance",
	people: "character placed title moved sent used quorum announced extra-action passed",
	loyalty: "loyalty-dealt cylon sympathizer handed sleeper showed super-drawn peeked"
};
var groupNames = [...Object.keys(groups), "mine"];
var kinds = new Map(Object.entries(groups).map(([name, list]) => [name, new Set(list.split(" "))]));
var everything = {
	seat: -1,
	group: "",
	words: ""
};
/** A text without accents, capitals and the shape of its quotation marks, for comparing. */
var plain = (text) => text.normalize("NFD").replace(/\p{M}|["'“”’]/gu, "").toLowerCase();
/** The lines that a filter lets through. */
function filtered(lines, filter) {
	const words = plain(filter.words).split(/\s+/).filter(Boolean);
	if (filter.seat < 0 && !filter.group && words.length === 0) return lines;
	return lines.filter((l) => {
		if (filter.seat >= 0 && l.by !== filter.seat && l.at !== filter.seat) return false;
		if (filter.group === "mine" ? !l.private : filter.group && !kinds.get(filter.group).has(l.kind)) return false;
		const text = words.length ? plain(flat(l.text)) : "";
		return words.every((w) => text.includes(w));
	});
}
// src/table/LogTools.svelte
var root$2 = from_html(`<button type="button" class="plain tool notes svelte-1h3olf3"><!></button>`);
var root_1$2 = from_html(`<button type="button" aria-controls="log-filter"><!></button> <!>`, 1);
function LogTools($$anchor, $$props) {
	push($$props, true);
	const look = prop($$props, "look", 7);
	const session = useSession();
	const notes = user_derived(() => session.log.reduce((n, l) => n + (l.private ? 1 : 0), 0));
	var fragment = root_1$2();
	var button = first_child(fragment);
	let classes;
	List_filter(child(button), {
		size: 18,
		"aria-hidden": "true"
	});
	reset(button);
	var node_1 = sibling(button, 2);
	var consequent = ($$anchor) => {
		var button_1 = root$2();
		Notebook_pen(child(button_1), {
			size: 18,
			"aria-hidden": "true"
		});
		reset(button_1);
		template_effect(($0, $1) => {
			set_attribute(button_1, "title", $0);
			set_attribute(button_1, "aria-label", $1);
		}, [() => t("notes.title"), () => count("notes.open", get(notes))]);
		delegated("click", button_1, () => session.openNotes());
		append($$anchor, button_1);
	};
	if_block(node_1, ($$render) => {
		if (session.seat >= 0) $$render(consequent);
	});
	template_effect(($0, $1) => {
		classes = set_class(button, 1, "plain tool narrow svelte-1h3olf3", null, classes, { on: look().narrowed });
		set_attribute(button, "aria-expanded", look().open);
		set_attribute(button, "aria-label", $0);
		set_attribute(button, "title", $1);
	}, [() => t("log.filter"), () => t("log.filter")]);
	delegated("click", button, () => look().open = !look().open);
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
// src/table/look.svelte.ts
var Look = class {
	#filter = state(proxy({ ...everything }));
	get filter() {
		return get(this.#filter);
	}
	set filter(value) {
		set(this.#filter, value, true);
	}
	#open = state(false);
	get open() {
		return get(this.#open);
	}
	set open(value) {
		set(this.#open, value, true);
	}
	get narrowed() {
		return this.filter.seat >= 0 || this.filter.group !== "" || this.filter.words.trim() !== "";
	}
	all() {
		this.filter = { ...everything };
	}
};
// src/table/Log.svelte
var root$1 = from_html(`<input type="search" maxlength="60" class="svelte-1srjamk"/>`);
var root_1$1 = from_html(`<div class="tools svelte-1srjamk"><!> <!></div>`);
var root_2 = from_html(`<option> </option>`);
var root_3 = from_html(`<p class="found svelte-1srjamk" role="status"> <button type="button" class="plain"> </button></p>`);
var root_4 = from_html(`<li class="since svelte-1srjamk"><span class="svelte-1srjamk"> </span></li>`);
var root_5 = from_html(`<!> <!>`, 1);
var root_6 = from_html(`<div class="turn svelte-1srjamk"><div class="way svelte-1srjamk"><h3 class="svelte-1srjamk"> </h3></div> <ul class="svelte-1srjamk"></ul></div>`);
var root_7 = from_html(`<p class="none svelte-1srjamk"> </p>`);
var root_8 = from_html(`<button type="button" class="newest svelte-1srjamk"> </button>`);
var root_9 = from_html(`<div class="log svelte-1srjamk"><h2 class="sr"> </h2> <!> <div class="filter svelte-1srjamk" id="log-filter"><!> <select class="svelte-1srjamk"><option> </option><!></select> <select class="svelte-1srjamk"><option> </option><!></select></div> <!>  <div class="lines svelte-1srjamk" tabindex="0" role="region"></div> <!></div>`);
function Log($$anchor, $$props) {
	push($$props, true);
	const search = ($$anchor) => {
		var input = root$1();
		remove_input_defaults(input);
		template_effect(($0, $1) => {
			set_attribute(input, "aria-label", $0);
			set_attribute(input, "placeholder", $1);
		}, [() => t("log.search"), () => t("log.search")]);
		bind_value(input, () => look.filter.words, ($$value) => look.filter.words = $$value);
		append($$anchor, input);
	};
	const since = prop($$props, "since", 19, () => t("log.since"));
	const session = useSession();
	const playing = user_derived(() => session.seat >= 0);
	const look = $$props.look ?? new Look();
	const groups = user_derived(() => groupNames.filter((g) => g !== "mine" || get(playing)));
	const lines = user_derived(() => filtered(session.log, look.filter));
	const turns = user_derived(() => byTurn(get(lines)));
	const firstNew = user_derived(() => session.seenTo < 0 ? -1 : session.log.find((l) => l.n > session.seenTo)?.n ?? -1);
	const follow = new Follow();
	user_effect(() => {
		if (get(lines), get(firstNew), follow.atEnd) tick$1().then(follow.toEnd);
	});
	var div = root_9();
	var h2 = child(div);
	var text = only_child(h2, true);
	var node = sibling(h2, 2);
	var consequent = ($$anchor) => {
		var div_1 = root_1$1();
		var node_1 = child(div_1);
		search(node_1);
		LogTools(sibling(node_1, 2), { get look() {
			return look;
		} });
		reset(div_1);
		append($$anchor, div_1);
	};
	if_block(node, ($$render) => {
		if (!$$props.look) $$render(consequent);
	});
	var div_2 = sibling(node, 2);
	var node_3 = child(div_2);
	var consequent_1 = ($$anchor) => {
		search($$anchor);
	};
	if_block(node_3, ($$render) => {
		if ($$props.look) $$render(consequent_1);
	});
	var select = sibling(node_3, 2);
	var option = child(select);
	var text_1 = only_child(option, true);
	option.value = option.__value = -1;
	var node_4 = sibling(option);
	each(node_4, 16, () => session.frame.view.seats.keys(), (seat) => seat, ($$anchor, seat) => {
		var option_1 = root_2();
		var text_2 = only_child(option_1, true);
		var option_1_value = {};
		template_effect(($0) => {
			set_text(text_2, $0);
			if (option_1_value !== (option_1_value = seat)) option_1.value = (option_1.__value = option_1_value) ?? "";
		}, [() => seatName(session.frame, seat)]);
		append($$anchor, option_1);
	});
	reset(select);
	init_select(select);
	var select_1 = sibling(select, 2);
	var option_2 = child(select_1);
	var text_3 = only_child(option_2, true);
	option_2.value = option_2.__value = "";
	var node_5 = sibling(option_2);
	each(node_5, 16, () => get(groups), (group) => group, ($$anchor, group) => {
		var option_3 = root_2();
		var text_4 = only_child(option_3, true);
		var option_3_value = {};
		template_effect(($0) => {
			set_text(text_4, $0);
			if (option_3_value !== (option_3_value = group)) option_3.value = (option_3.__value = option_3_value) ?? "";
		}, [() => t(`log.group.${group}`)]);
		append($$anchor, option_3);
	});
	reset(select_1);
	init_select(select_1);
	reset(div_2);
	var node_6 = sibling(div_2, 2);
	var consequent_2 = ($$anchor) => {
		var p = root_3();
		var text_5 = child(p);
		var button = sibling(text_5);
		var text_6 = only_child(button, true);
		reset(p);
		template_effect(($0, $1) => {
			set_text(text_5, `${$0 ?? ""} `);
			set_text(text_6, $1);
		}, [() => count("log.found", get(lines).length), () => t("log.all")]);
		delegated("click", button, () => look.all());
		append($$anchor, p);
	};
	if_block(node_6, ($$render) => {
		if (look.narrowed) $$render(consequent_2);
	});
	var div_3 = sibling(node_6, 2);
	each(div_3, 21, () => get(turns), ({ turn, lines }) => lines[0].n, ($$anchor, $$item, $$index_3, $$array) => {
		let turn = () => get($$item).turn;
		let lines = () => get($$item).lines;
		var div_4 = root_6();
		var div_5 = child(div_4);
		var h3 = child(div_5);
		var text_7 = only_child(h3, true);
		reset(div_5);
		var ul = sibling(div_5, 2);
		each(ul, 21, lines, (line) => line.n, ($$anchor, line) => {
			var fragment_1 = root_5();
			var node_7 = first_child(fragment_1);
			var consequent_3 = ($$anchor) => {
				var li = root_4();
				var span = child(li);
				var text_8 = only_child(span, true);
				reset(li);
				template_effect(() => set_text(text_8, since()));
				append($$anchor, li);
			};
			if_block(node_7, ($$render) => {
				if (get(line).n === get(firstNew)) $$render(consequent_3);
			});
			var node_8 = sibling(node_7, 2);
			LogLine(node_8, {
				get line() {
					return get(line);
				},
				get steps() {
					return look.narrowed;
				}
			});
			append($$anchor, fragment_1);
		});
		reset(ul);
		reset(div_4);
		template_effect(($0) => set_text(text_7, $0), [() => turn() > 0 ? t("log.turn", { n: turn() }) : t("log.setup")]);
		append($$anchor, div_4);
	}, ($$anchor) => {
		var p_1 = root_7();
		var text_9 = only_child(p_1, true);
		template_effect(($0) => set_text(text_9, $0), [() => t(session.log.length ? "log.noMatch" : "log.empty")]);
		append($$anchor, p_1);
	});
	reset(div_3);
	attach(div_3, () => follow.attach);
	var node_9 = sibling(div_3, 2);
	var consequent_4 = ($$anchor) => {
		var button_1 = root_8();
		var text_10 = only_child(button_1, true);
		template_effect(($0) => set_text(text_10, $0), [() => t("log.newest")]);
		delegated("click", button_1, function(...$$args) {
			follow.toEnd?.apply(this, $$args);
		});
		append($$anchor, button_1);
	};
	if_block(node_9, ($$render) => {
		if (!follow.atEnd) $$render(consequent_4);
	});
	reset(div);
	template_effect(($0, $1, $2, $3, $4, $5) => {
		set_text(text, $0);
		set_attribute(div_2, "hidden", !look.open);
		set_attribute(select, "aria-label", $1);
		set_text(text_1, $2);
		set_attribute(select_1, "aria-label", $3);
		set_text(text_3, $4);
		set_attribute(div_3, "aria-label", $5);
	}, [
		() => t("log.title"),
		() => t("log.ofSeat"),
		() => t("log.everybody"),
		() => t("log.ofKind"),
		() => t("log.everything"),
		() => t("log.title")
	]);
	bind_select_value(select, () => look.filter.seat, ($$value) => look.filter.seat = $$value);
	bind_select_value(select_1, () => look.filter.group, ($$value) => look.filter.group = $$value);
	append($$anchor, div);
	pop();
}
delegate(["click"]);
// src/table/Side.svelte
var root = from_html(`<section class="side beside svelte-trbh2x"><div class="head svelte-trbh2x"><h2 class="svelte-trbh2x"> </h2> <!></div> <div class="panel svelte-trbh2x"><!></div></section> <section class="side svelte-trbh2x"><div class="head svelte-trbh2x"><h2 class="svelte-trbh2x"> </h2></div> <div class="panel svelte-trbh2x"><!></div></section>`, 1);
var root_1 = from_html(`<div class="side svelte-trbh2x"><div class="head svelte-trbh2x"><!> <!></div> <div class="panel svelte-trbh2x" id="side" role="tabpanel"><!></div></div>`);
function Side($$anchor, $$props) {
	push($$props, true);
	let tab = state("log");
	const look = new Look();
	var fragment = comment();
	var node = first_child(fragment);
	var consequent_1 = ($$anchor) => {
		var fragment_1 = root();
		var section = first_child(fragment_1);
		var div = child(section);
		var h2 = child(div);
		var text = only_child(h2, true);
		LogTools(sibling(h2, 2), { get look() {
			return look;
		} });
		reset(div);
		var div_1 = sibling(div, 2);
		Log(child(div_1), { get look() {
			return look;
		} });
		reset(div_1);
		reset(section);
		var section_1 = sibling(section, 2);
		var div_2 = child(section_1);
		var h2_1 = child(div_2);
		var text_1 = only_child(h2_1, true);
		reset(div_2);
		var div_3 = sibling(div_2, 2);
		var node_3 = child(div_3);
		var consequent = ($$anchor) => {
			var fragment_2 = comment();
			var node_4 = first_child(fragment_2);
			component(node_4, () => more.now.Talk, ($$anchor, more_now_Talk) => {
				more_now_Talk($$anchor, {});
			});
			append($$anchor, fragment_2);
		};
		if_block(node_3, ($$render) => {
			if (more.now) $$render(consequent);
		});
		reset(div_3);
		reset(section_1);
		template_effect(($0, $1) => {
			set_text(text, $0);
			set_text(text_1, $1);
		}, [() => t("tab.log"), () => t("tab.talk")]);
		append($$anchor, fragment_1);
	};
	var alternate = ($$anchor) => {
		var div_4 = root_1();
		var div_5 = child(div_4);
		var node_5 = child(div_5);
		Tabs(node_5, {
			names: ["log", "talk"],
			controls: "side",
			get tab() {
				return get(tab);
			},
			set tab($$value) {
				set(tab, $$value, true);
			}
		});
		var node_6 = sibling(node_5, 2);
		var consequent_2 = ($$anchor) => {
			LogTools($$anchor, { get look() {
				return look;
			} });
		};
		if_block(node_6, ($$render) => {
			if (get(tab) === "log") $$render(consequent_2);
		});
		reset(div_5);
		var div_6 = sibling(div_5, 2);
		var node_7 = child(div_6);
		var consequent_3 = ($$anchor) => {
			Log($$anchor, { get look() {
				return look;
			} });
		};
		var consequent_4 = ($$anchor) => {
			var fragment_5 = comment();
			var node_8 = first_child(fragment_5);
			component(node_8, () => more.now.Talk, ($$anchor, more_now_Talk_1) => {
				more_now_Talk_1($$anchor, {});
			});
			append($$anchor, fragment_5);
		};
		if_block(node_7, ($$render) => {
			if (get(tab) === "log") $$render(consequent_3);
			else if (more.now) $$render(consequent_4, 1);
		});
		reset(div_6);
		reset(div_4);
		template_effect(() => set_attribute(div_6, "aria-labelledby", `tab-${get(tab) ?? ""}`));
		append($$anchor, div_4);
	};
	if_block(node, ($$render) => {
		if (screen.vast) $$render(consequent_1);
		else $$render(alternate, -1);
	});
	append($$anchor, fragment);
	pop();
}
// src/table/rest.ts
var rest_exports = /* @__PURE__ */ __exportAll({
	Choose: () => Choose,
	Crew: () => Crew,
	Hand: () => Hand,
	Log: () => Log,
	Player: () => Player,
	Side: () => Side,
	Spread: () => Spread,
	Strip: () => Strip
});
export { kindOf as a, Pause as c, Paper as i, Follow as n, sorted as o, Character as r, Play as s, rest_exports as t };
