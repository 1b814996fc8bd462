const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/Minds-CSPUBTK5.js","assets/client-FhJZpOI1.js","assets/client-DFdy8vR2.css","assets/table-DZFhHxaq.js","assets/rolldown-runtime-D8jQpDG7.js","assets/table-gsiEgVyi.css","assets/words-DDv0-n2z.js","assets/Minds-C1RmsfkD.css","assets/Position-Dv57Qs2m.js","assets/state-BZh7Gf1i.js","assets/state-CzeydwW6.css","assets/Position-BB0Yln_G.css"])))=>i.map(i=>d[i]);
import { $ as talk, $t as set_class, A as confirmNotices, An as only_child, At as language, Bn as next, Bt as bind_property, C as rememberedName, E as Bot, Et as around, F as getRule, Ft as __vitePreload, G as propose, Gt as remove_input_defaults, Hn as noop, Ht as bind_element_size, In as user_derived, Jt as set_value, K as recordOf, Kt as set_attribute, Ln as remove_textarea_child, Lt as onMount, M as eraseMine, Mn as proxy, Mt as t, Nn as set, Nt as word, O as chronicleOf, On as child, Ot as count, Pn as state, Pt as worded, Qt as set_style, Rn as pop, Rt as prop, S as rememberName, Sn as tick, Tn as user_effect, Tt as seedPart, Un as to_array, Ut as bind_checked, V as mineOf, Vn as reset, Vt as bind_this, W as order, Wt as bind_value, Xt as init_select, Yt as bind_select_value, Zt as select_option, _ as explain, _n as text, an as index, b as Settings, bn as event, cn as await_block, ct as useSession, dn as set_text, en as clsx, et as tellMe, fn as append, g as hangar, gn as props_id, hn as from_svg, ht as router, i as Links, in as each, j as createTable, jn as sibling, kn as first_child, l as Strokes, lt as Ship, mn as from_html, n as screen, nn as component, nt as vote, pn as comment, q as report, qt as set_checked, r as Sure, sn as if_block, tn as attach, vn as delegate, wn as template_effect, wt as ownerKeyFor, x as own, xn as get, yn as delegated, zn as push, zt as spread_props } from "./client-FhJZpOI1.js";
import { C as seatName, D as titlesOf, E as titleName, O as together, T as tally, c as notices, h as more, k as book, l as byTurn, s as groundOf, y as Glyph } from "./table-DZFhHxaq.js";
import { a as Glyph$1, h as personName, i as Portrait, j as leadOf, r as far, s as areaName, u as hullName, w as letterOf } from "./state-BZh7Gf1i.js";
import { a as kindOf, i as Paper, n as Follow, o as sorted, r as Character, s as Play } from "./rest-THBnRJxw.js";
import { n as X, r as Rotate_ccw, t as Statements } from "./Statements-BU8f_YCD.js";
import { _ as Why, a as deed, b as Undo_2, c as worthAsking, g as Tag, h as Said, i as conditions, l as held, o as playable, r as cardName, s as windowName, x as Eye_off, y as words } from "./game-CxOi9VX2.js";
import { _ as sound, d as ways, i as Veil, o as CrisisCard, r as skyOver, t as LogLine, u as office } from "./board-CCP417Nj.js";
import { t as Seed } from "./Seed-vUBUnQBC.js";
// node_modules/@lucide/svelte/dist/icons/book-open.svelte
var root$35 = from_svg(`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M12 5v16"></path><path d="M20.001 19A2 2 0 0022 17V5a2 2 0 00-1.999-2L16 3.002A5 5 0 0012 5a5 5 0 00-4-2H4a2 2 0 00-2 2v12a2 2 0 001.999 2H8a5 5 0 014 2 5 5 0 014-2z"></path></svg>`);
function Book_open($$anchor, $$props) {
	var svg = root$35();
	template_effect(() => {
		set_attribute(svg, "width", `${$$props.size}`);
		set_attribute(svg, "height", `${$$props.size}`);
		set_attribute(svg, "aria-hidden", $$props["aria-hidden"]);
		set_attribute(svg, "aria-label", $$props["aria-label"]);
	});
	append($$anchor, svg);
}
// node_modules/@lucide/svelte/dist/icons/rotate-ccw-clock.svelte
var root$34 = from_svg(`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8"></path><path d="M3 3v5h5"></path><path d="M12 7v5l4 2"></path></svg>`);
function Rotate_ccw_clock($$anchor, $$props) {
	var svg = root$34();
	template_effect(() => {
		set_attribute(svg, "width", `${$$props.size}`);
		set_attribute(svg, "height", `${$$props.size}`);
		set_attribute(svg, "aria-hidden", $$props["aria-hidden"]);
		set_attribute(svg, "aria-label", $$props["aria-label"]);
	});
	append($$anchor, svg);
}
// node_modules/@lucide/svelte/dist/icons/house.svelte
var root$33 = from_svg(`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8"></path><path d="M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z"></path></svg>`);
function House($$anchor, $$props) {
	var svg = root$33();
	template_effect(() => {
		set_attribute(svg, "width", `${$$props.size}`);
		set_attribute(svg, "height", `${$$props.size}`);
		set_attribute(svg, "aria-hidden", $$props["aria-hidden"]);
		set_attribute(svg, "aria-label", $$props["aria-label"]);
	});
	append($$anchor, svg);
}
// node_modules/@lucide/svelte/dist/icons/send-horizontal.svelte
var root$32 = from_svg(`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M3.714 3.048a.498.498 0 0 0-.683.627l2.843 7.627a2 2 0 0 1 0 1.396l-2.842 7.627a.498.498 0 0 0 .682.627l18-8.5a.5.5 0 0 0 0-.904z"></path><path d="M6 12h16"></path></svg>`);
function Send_horizontal($$anchor, $$props) {
	var svg = root$32();
	template_effect(() => {
		set_attribute(svg, "width", `${$$props.size}`);
		set_attribute(svg, "height", `${$$props.size}`);
		set_attribute(svg, "aria-hidden", $$props["aria-hidden"]);
		set_attribute(svg, "aria-label", $$props["aria-label"]);
	});
	append($$anchor, svg);
}
// src/ask/danger.ts
var sum = (list) => list.reduce((n, m) => n + m, 0);
/** How many Cylon ships are around the fleet, and how many civilian ships lie open to them. */
function inSpace({ areas, caprica }) {
	if (caprica?.phase === "occupied") return {
		cylons: 0,
		civilians: 0
	};
	return {
		cylons: sum(areas.map((a) => a.raiders + a.heavy + a.basestars.length)),
		civilians: sum(areas.map((a) => a.civilians.length))
	};
}
function dangers(view) {
	const { cylons, civilians } = inSpace(view);
	const said = (key, n) => n > 0 ? [count(`danger.${key}`, n)] : [];
	const low = Object.entries(view.dials).filter(([, { value, red }]) => value <= red).sort(([, a], [, b]) => a.value - b.value).map(([id, { value }]) => `${word(`resource.${id}`, id)} ${value}`);
	return [
		...said("aboard", sum(view.fleet.boarding)),
		...said("cylons", cylons),
		...cylons > 0 ? said("civilians", civilians) : [],
		...low,
		...said("forces", sum(Object.values(view.caprica?.forces ?? {})))
	];
}
// src/ask/Where.svelte
var root$31 = from_html(`<span class="place svelte-3u4oa0"> </span>`);
var root_1$26 = from_html(` <span class="one svelte-3u4oa0"> </span>`, 1);
var root_2$21 = from_html(`<span class="presses svelte-3u4oa0"><svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true" class="svelte-3u4oa0"><path d="M6 1L11.500 11H.5z"></path></svg><span class="sr"> </span><!></span>`);
var root_3$19 = from_html(`<span class="where"><!><!></span>`);
function Where($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	const view = user_derived(() => session.frame.view);
	const place = user_derived(() => {
		const flies = get(view).areas.find((a) => a.pilots.includes(get(view).seat));
		if (flies) return t("position.flying", { area: areaName(flies.id) });
		const at = get(view).seats[get(view).seat]?.location;
		return at ? t("where.at", { place: book.name(at) }) : "";
	});
	const presses = user_derived(() => dangers(get(view)));
	var span = root_3$19();
	var node = child(span);
	var consequent = ($$anchor) => {
		var span_1 = root$31();
		var text = only_child(span_1, true);
		template_effect(() => set_text(text, get(place)));
		append($$anchor, span_1);
	};
	if_block(node, ($$render) => {
		if (get(place)) $$render(consequent);
	});
	var node_1 = sibling(node);
	var consequent_1 = ($$anchor) => {
		var span_2 = root_2$21();
		var span_3 = sibling(child(span_2));
		var text_1 = only_child(span_3);
		var node_2 = sibling(span_3);
		each(node_2, 18, () => get(presses), (one) => one, ($$anchor, one, i) => {
			next();
			var fragment = root_1$26();
			var text_2 = first_child(fragment, true);
			var span_4 = sibling(text_2);
			var text_3 = only_child(span_4, true);
			template_effect(() => {
				set_text(text_2, get(i) > 0 ? " · " : "");
				set_text(text_3, one);
			});
			append($$anchor, fragment);
		});
		reset(span_2);
		template_effect(($0) => set_text(text_1, `${$0 ?? ""}:`), [() => t("where.presses")]);
		append($$anchor, span_2);
	};
	if_block(node_1, ($$render) => {
		if (get(presses).length) $$render(consequent_1);
	});
	reset(span);
	template_effect(($0) => set_attribute(span, "title", `${get(place) ?? ""} ${$0 ?? ""}`), [() => get(presses).join(" · ")]);
	append($$anchor, span);
	pop();
}
// src/stage/Arrived.svelte
var root$30 = from_html(`<small class="svelte-2lv6oz"> </small>`);
var root_1$25 = from_html(`<button type="button" class="again svelte-2lv6oz" data-beats=""><!><span class="svelte-2lv6oz"> </span></button>`);
var root_2$20 = from_html(`<section class="arrived svelte-2lv6oz"><header class="svelte-2lv6oz"><h2 class="svelte-2lv6oz"> </h2> <div><!> <p class="svelte-2lv6oz"> </p></div> <!></header> <div class="card svelte-2lv6oz"><!></div> <button type="button" class="away svelte-2lv6oz"><!></button></section>`);
function Arrived($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	const id = user_derived(() => $$props.line.comp);
	const view = user_derived(() => session.frame.view);
	/** The jump that led here, for who wants to see it once more. */
	const jump = user_derived(() => session.log.findLast((l) => l.kind === "jump" && l.n < $$props.line.n));
	var section = root_2$20();
	var header = child(section);
	var h2 = child(header);
	var text = only_child(h2, true);
	var div = sibling(h2, 2);
	var node = child(div);
	var consequent = ($$anchor) => {
		var small = root$30();
		var text_1 = only_child(small, true);
		template_effect(($0) => set_text(text_1, $0), [() => t("stage.chosenBy", { name: seatName(session.frame, $$props.line.by) })]);
		append($$anchor, small);
	};
	if_block(node, ($$render) => {
		if ($$props.line.by !== void 0) $$render(consequent);
	});
	var p = sibling(node, 2);
	var text_2 = only_child(p);
	reset(div);
	var node_1 = sibling(div, 2);
	var consequent_1 = ($$anchor) => {
		var button = root_1$25();
		var node_2 = child(button);
		Rotate_ccw(node_2, {
			size: 16,
			"aria-hidden": "true"
		});
		var span = sibling(node_2);
		var text_3 = only_child(span, true);
		reset(button);
		template_effect(($0) => set_text(text_3, $0), [() => t("stage.again")]);
		delegated("click", button, () => session.beats.again(get(jump)));
		append($$anchor, button);
	};
	if_block(node_1, ($$render) => {
		if (get(jump)) $$render(consequent_1);
	});
	reset(header);
	var div_1 = sibling(header, 2);
	var node_3 = child(div_1);
	Paper(node_3, { get id() {
		return get(id);
	} });
	reset(div_1);
	var button_1 = sibling(div_1, 2);
	var node_4 = child(button_1);
	X(node_4, {
		size: 20,
		"aria-hidden": "true"
	});
	reset(button_1);
	reset(section);
	template_effect(($0, $1, $2, $3, $4) => {
		set_attribute(section, "aria-label", $0);
		set_text(text, $1);
		set_text(text_2, `${$2 ?? ""}. ${$3 ?? ""}`);
		set_attribute(button_1, "aria-label", $4);
	}, [
		() => t("stage.arrived"),
		() => book.name(get(id)),
		() => far(get(view)),
		() => t("stage.distance"),
		() => t("app.close")
	]);
	delegated("click", button_1, function(...$$args) {
		$$props.away?.apply(this, $$args);
	});
	append($$anchor, section);
	pop();
}
delegate(["click"]);
// src/stage/streaks.ts
/** A path of so many of them in a field; the same every time. */
function streaks(width, height, x, y, n) {
	const far = Math.hypot(width, height) / 2;
	let d = "";
	for (let i = 0; i < n; i++) {
		const angle = i * 2.39996;
		const from = far * (.22 + .7 * (i * .618 % 1));
		const to = from + (14 + 60 * (i * .377 % 1)) * (.5 + from / far);
		const at = (r) => `${(x + r * Math.cos(angle)).toFixed(0)} ${(y + r * Math.sin(angle)).toFixed(0)}`;
		d += `M${at(from)}L${at(to)}`;
	}
	return d;
}
// src/board/Wake.svelte
var root$29 = from_svg(`<g class="shadow"><!></g>`);
var root_1$24 = from_svg(`<g class="wake svelte-4joj0a" aria-hidden="true"><defs><radialGradient id="wake-light"><stop offset="0" stop-color="#fff"></stop><stop offset=".2" stop-color="#d8f0fb" stop-opacity=".9"></stop><stop offset=".5" stop-color="#4f9cc4" stop-opacity=".4"></stop><stop offset="1" stop-color="#2a6b94" stop-opacity="0"></stop></radialGradient></defs><g class="stars svelte-4joj0a"><path class="thin svelte-4joj0a"></path><path class="thick svelte-4joj0a"></path></g><!><g class="light"><ellipse rx="150" ry="58" fill="url(#wake-light)" opacity=".75"></ellipse><ellipse cx="-10" rx="230" ry="7" fill="url(#wake-light)"></ellipse><ellipse rx="34" ry="24" fill="url(#wake-light)"></ellipse></g></g>`);
function Wake($$anchor, $$props) {
	push($$props, true);
	const $$d = user_derived(() => $$props.layout.ship), x = user_derived(() => get($$d).x), y = user_derived(() => get($$d).y), turned = user_derived(() => get($$d).turned);
	const drawn = user_derived(() => hangar.galactica?.($$props.layout.measures));
	/** The tip of her bow, and how long she is. */
	const tip = user_derived(() => get(turned) ? {
		x: $$props.layout.width / 2,
		y: get(y)
	} : {
		x: get(x),
		y: $$props.layout.height / 2
	});
	const far = user_derived(() => $$props.layout.measures.mid * .09);
	const shadows = [
		[1, .34],
		[2.1, .2],
		[3.4, .1]
	];
	var g = root_1$24();
	var g_1 = sibling(child(g));
	let styles;
	var path = child(g_1);
	var path_1 = sibling(path);
	reset(g_1);
	var node = sibling(g_1);
	var consequent = ($$anchor) => {
		var fragment = comment();
		var node_1 = first_child(fragment);
		each(node_1, 17, () => shadows, index, ($$anchor, $$item) => {
			var $$array = user_derived(() => to_array(get($$item), 2));
			let away = () => get($$array)[0];
			let opacity = () => get($$array)[1];
			var g_2 = root$29();
			var node_2 = child(g_2);
			Strokes(node_2, { get strokes() {
				return get(drawn).strokes;
			} });
			reset(g_2);
			template_effect(() => {
				set_attribute(g_2, "opacity", opacity());
				set_attribute(g_2, "transform", `translate(${get(x) + (get(turned) ? 0 : away() * get(far))} ${get(y) + (get(turned) ? away() * get(far) : 0)})${get(turned) ? " rotate(90)" : ""}`);
			});
			append($$anchor, g_2);
		});
		append($$anchor, fragment);
	};
	if_block(node, ($$render) => {
		if (get(drawn)) $$render(consequent);
	});
	var g_3 = sibling(node);
	reset(g);
	template_effect(($0, $1) => {
		styles = set_style(g_1, "", styles, { "transform-origin": `${get(tip).x ?? ""}px ${get(tip).y ?? ""}px` });
		set_attribute(path, "d", $0);
		set_attribute(path_1, "d", $1);
		set_attribute(g_3, "transform", `translate(${get(tip).x ?? ""} ${get(tip).y ?? ""})${get(turned) ? " rotate(90)" : ""}`);
	}, [() => streaks($$props.layout.width * 1.6, $$props.layout.height * 1.6, get(tip).x, get(tip).y, 460), () => streaks($$props.layout.width * 1.8, $$props.layout.height * 1.8, get(tip).x, get(tip).y, 130)]);
	append($$anchor, g);
	pop();
}
// src/stage/changes.ts
/** One change: what there is now and then, or what comes. */
function said(frame, { what, seat, from, to }) {
	switch (what) {
		case "fuel":
		case "food":
		case "morale":
		case "population": return `${word(`resource.${what}`, what)} ${from} → ${to}`;
		case "raptors": return `${t("store.raptor")} ${from} → ${to}`;
		case "cards": return t("ways.cards", {
			name: seatName(frame, seat),
			from,
			to
		});
		case "marker": return `${t("fleet.jump")} ${from + 1} → ${to + 1}`;
	}
	return count(`ways.${what}`, to);
}
/** The changes of a way in lines: those that come in any case, then those of each result under its name. */
function changesOf(frame, way) {
	const lines = /* @__PURE__ */ new Map();
	for (const change of frame.ways ?? []) {
		if (change.way !== way) continue;
		const { when = "", atMost = 0 } = change;
		const head = /low|high/.test(when) ? t(`ways.${when}`, { n: when === "low" ? atMost : atMost + 1 }) : word(`check.result.${when}`, "");
		lines.set(head, [...lines.get(head) ?? [], said(frame, change)]);
	}
	return [...lines].map(([when, all]) => ({
		when,
		what: all.join(" · ")
	}));
}
// src/stage/Choice.svelte
var root$28 = from_html(`<span class="change svelte-1f6pecv"><!><b class="svelte-1f6pecv"> </b></span>`);
var root_1$23 = from_html(`<i aria-hidden="true" class="svelte-1f6pecv"> </i> <span class="does svelte-1f6pecv"><span class="svelte-1f6pecv"><!></span> <!></span>`, 1);
var root_2$19 = from_html(`<button type="button"><!></button>`);
var root_3$18 = from_html(`<em class="svelte-1f6pecv"> </em>`);
var root_4$15 = from_html(`<div><!> <!></div>`);
var root_5$9 = from_html(`<div><span class="face svelte-1f6pecv"><!></span> <p><b class="svelte-1f6pecv"> </b> </p></div>`);
var root_6$7 = from_html(`<p class="who svelte-1f6pecv"> </p> <div class="ways svelte-1f6pecv"><!><!></div>`, 1);
var root_7$6 = from_html(`<section class="choice svelte-1f6pecv"><!> <div class="paper svelte-1f6pecv"><!></div></section>`);
function Choice($$anchor, $$props) {
	push($$props, true);
	const way = ($$anchor, letter = noop) => {
		const inside = ($$anchor) => {
			var fragment = root_1$23();
			var i = first_child(fragment);
			var text$1 = only_child(i, true);
			var span = sibling(i, 2);
			var span_1 = child(span);
			var node = child(span_1);
			{
				let $0 = user_derived(() => said(letter()));
				Said(node, {
					get text() {
						return get($0);
					},
					quiet: true
				});
			}
			reset(span_1);
			var node_1 = sibling(span_1, 2);
			each(node_1, 17, () => changesOf(get(frame), letter()), ({ when, what }) => when, ($$anchor, $$item) => {
				let when = () => get($$item).when;
				let what = () => get($$item).what;
				var span_2 = root$28();
				var node_2 = child(span_2);
				var consequent = ($$anchor) => {
					var text_1 = text();
					template_effect(() => set_text(text_1, `${when()}: `));
					append($$anchor, text_1);
				};
				if_block(node_2, ($$render) => {
					if (when()) $$render(consequent);
				});
				var b = sibling(node_2);
				var text_2 = only_child(b, true);
				reset(span_2);
				template_effect(() => set_text(text_2, what()));
				append($$anchor, span_2);
			});
			reset(span);
			template_effect(($0) => set_text(text$1, $0), [() => letter().toUpperCase()]);
			append($$anchor, fragment);
		};
		const option = user_derived(() => get(asked)?.options.find((o) => o.id === `box/${letter()}`));
		const picked = user_derived(() => get(option) !== void 0 && (session.picked[get(option).id] ?? 0) > 0);
		var fragment_2 = comment();
		var node_3 = first_child(fragment_2);
		var consequent_1 = ($$anchor) => {
			var button = root_2$19();
			let classes;
			var node_4 = child(button);
			inside(node_4);
			reset(button);
			template_effect(() => {
				classes = set_class(button, 1, "way svelte-1f6pecv", null, classes, { picked: get(picked) });
				set_attribute(button, "aria-pressed", get(picked));
				set_attribute(button, "aria-disabled", session.sending || void 0);
			});
			delegated("click", button, () => session.press(get(option).id));
			append($$anchor, button);
		};
		var alternate = ($$anchor) => {
			var div = root_4$15();
			let classes_1;
			var node_5 = child(div);
			inside(node_5);
			var node_6 = sibling(node_5, 2);
			var consequent_2 = ($$anchor) => {
				var em = root_3$18();
				var text_3 = only_child(em, true);
				template_effect(($0) => set_text(text_3, $0), [() => t("stage.cannot")]);
				append($$anchor, em);
			};
			if_block(node_6, ($$render) => {
				if (get(asked)) $$render(consequent_2);
			});
			reset(div);
			template_effect(() => classes_1 = set_class(div, 1, "way svelte-1f6pecv", null, classes_1, { shut: get(asked) }));
			append($$anchor, div);
		};
		if_block(node_3, ($$render) => {
			if (get(option)) $$render(consequent_1);
			else $$render(alternate, -1);
		});
		append($$anchor, fragment_2);
	};
	const session = useSession();
	const frame = user_derived(() => session.frame);
	const asked = user_derived(() => session.ask?.kind === "box" && session.ask.cause === $$props.id ? session.ask : void 0);
	const ways$1 = user_derived(() => ways($$props.id));
	const chosen = user_derived(() => get(asked) ? get(frame).view.seat : get(frame).waiting[0] ?? -1);
	const decider = user_derived(() => get(frame).view.seats[get(chosen)]);
	const title = user_derived(() => office(get(ways$1).who, titlesOf(get(frame), get(chosen)), titleName));
	function said(way) {
		return get(asked)?.options.find((o) => o.id === `box/${way}`)?.label ?? [words(get(ways$1)[way])];
	}
	var section = root_7$6();
	var node_7 = child(section);
	var consequent_4 = ($$anchor) => {
		var div_1 = root_5$9();
		var span_3 = child(div_1);
		var node_8 = child(span_3);
		var consequent_3 = ($$anchor) => {
			Portrait($$anchor, {
				get character() {
					return get(decider).character;
				},
				size: 168,
				get revealed() {
					return get(decider).revealed;
				}
			});
		};
		if_block(node_8, ($$render) => {
			if (get(decider).character) $$render(consequent_3);
		});
		reset(span_3);
		var p = sibling(span_3, 2);
		var b_1 = child(p);
		var text_4 = only_child(b_1, true);
		var text_5 = sibling(b_1);
		reset(p);
		reset(div_1);
		template_effect(($0, $1) => {
			set_class(div_1, 1, `decider seat-${get(chosen) ?? ""}`, "svelte-1f6pecv");
			set_text(text_4, $0);
			set_text(text_5, ` ${$1 ?? ""}`);
		}, [() => get(asked) ? t("stage.you") : seatName(get(frame), get(chosen)), () => get(title) ? t(get(asked) ? "stage.youDecideAs" : "stage.decidesAs", { title: titleName(get(title)) }) : t(get(asked) ? "stage.youDecide" : "stage.decides")]);
		append($$anchor, div_1);
	};
	if_block(node_7, ($$render) => {
		if (get(decider)) $$render(consequent_4);
	});
	var div_2 = sibling(node_7, 2);
	var node_9 = child(div_2);
	CrisisCard(node_9, {
		get id() {
			return $$props.id;
		},
		get kind() {
			return $$props.kind;
		},
		big: true,
		children: ($$anchor, $$slotProps) => {
			var fragment_4 = root_6$7();
			var p_1 = first_child(fragment_4);
			var text_6 = only_child(p_1, true);
			var div_3 = sibling(p_1, 2);
			var node_10 = child(div_3);
			way(node_10, () => "a");
			var node_11 = sibling(node_10);
			way(node_11, () => "b");
			reset(div_3);
			template_effect(() => set_text(text_6, get(ways$1).who));
			append($$anchor, fragment_4);
		},
		$$slots: { default: true }
	});
	reset(div_2);
	reset(section);
	template_effect(($0) => set_attribute(section, "aria-label", $0), [() => t("stage.choice")]);
	append($$anchor, section);
	pop();
}
delegate(["click"]);
// src/stage/CrisisScene.svelte
var root$27 = from_svg(`<path class="stars svelte-akukxd"></path>`);
var root_1$22 = from_svg(`<g transform="translate(470 66)"><!></g><g transform="translate(250 40)"><!></g>`, 1);
var root_2$18 = from_svg(`<g transform="translate(520 54)"><!></g><g transform="translate(120 62)"><!></g>`, 1);
var root_3$17 = from_svg(`<g><!></g>`);
var root_4$14 = from_svg(`<circle cx="500" cy="60" r="230" fill="url(#crisis-glow)"></circle><!><!>`, 1);
var root_5$8 = from_svg(`<g><circle cx="0" cy="-12" r="11.5"></circle><path d="M-27 60C-27 18-19 3 0 3s27 15 27 57z"></path><path class="rim svelte-akukxd" d="M-10.500 -16A11.500 11.500 0 0 1 2 -23.300M-26 36C-25 15-18 5-8 3.500"></path></g>`);
var root_6$6 = from_svg(`<ellipse cx="320" cy="30" rx="330" ry="120" fill="url(#crisis-lamp)"></ellipse><path class="lamp svelte-akukxd" d="M280 0h80l12 9h-104z"></path><path class="beam svelte-akukxd" d="M268 9h104L520 150H120z"></path><!>`, 1);
var root_7$5 = from_svg(`<ellipse cx="176" cy="40" rx="210" ry="130" fill="url(#crisis-lamp)"></ellipse><ellipse cx="464" cy="40" rx="210" ry="130" fill="url(#crisis-glow)"></ellipse><path class="beam svelte-akukxd" d="M150 0h56l74 150H76z"></path><path class="beam red svelte-akukxd" d="M434 0h56l74 150H360z"></path><path class="wall svelte-akukxd" d="M0 0h96v150H0zM544 0h96v150H544z"></path><g class="person near svelte-akukxd" transform="translate(320 66) scale(1.7)"><circle cx="0" cy="-12" r="11.5"></circle><path d="M-27 70C-27 18-19 3 0 3s27 15 27 67z"></path><path class="rim svelte-akukxd" d="M-11.500 -12A11.500 11.500 0 0 1 -2 -23.300M-26 36C-25 15-18 5-8 3.500"></path><path class="rim red svelte-akukxd" d="M11.500 -12A11.500 11.500 0 0 0 2 -23.300M26 36C25 15 18 5 8 3.500"></path></g>`, 1);
var root_8$4 = from_svg(`<circle cx="560" cy="210" r="170" fill="#3a1d18"></circle><path class="limb svelte-akukxd" d="M394 172A170 170 0 0 1 640 60"></path><g transform="translate(190 70)"><!></g><g transform="translate(370 36)"><!></g><g transform="translate(430 92)"><!></g><g transform="translate(500 50)"><!></g>`, 1);
var root_9$4 = from_svg(`<svg viewBox="0 0 640 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true" class="svelte-akukxd"><defs><radialGradient id="crisis-glow"><stop offset="0" stop-color="#ff8a5c" stop-opacity=".75"></stop><stop offset=".4" stop-color="#c9432f" stop-opacity=".32"></stop><stop offset="1" stop-color="#7c2a1f" stop-opacity="0"></stop></radialGradient><radialGradient id="crisis-lamp"><stop offset="0" stop-color="#ffe2ac" stop-opacity=".9"></stop><stop offset=".5" stop-color="#e0963f" stop-opacity=".3"></stop><stop offset="1" stop-color="#e0963f" stop-opacity="0"></stop></radialGradient><linearGradient id="crisis-title" x2="0" y2="1"><stop offset=".2" stop-color="#7c2a1f" stop-opacity="0"></stop><stop offset=".8" stop-color="#6a231a" stop-opacity=".94"></stop><stop offset="1" stop-color="#7c2a1f"></stop></linearGradient></defs><rect width="640" height="150" fill="#160b0d"></rect><g transform="scale(.53 .25)"></g><!><rect width="640" height="150" fill="url(#crisis-title)"></rect></svg>`);
function CrisisScene($$anchor, $$props) {
	push($$props, true);
	const sky = user_derived(() => skyOver($$props.id));
	const type = user_derived(() => $$props.id.startsWith("super-crisis/") ? "super" : book.get($$props.id)?.type ?? "");
	/** Numbers of its own for where things stand, from where its stars do. */
	const at = user_derived(() => [...get(sky).stars[3].d.matchAll(/M(\d+) (\d+)/g)].map((m) => [+m[1] / 1208, +m[2] / 600]));
	const crowd = user_derived(() => get(at).slice(0, 9).map(([a, b], i) => ({
		x: 96 + i * 58 + a * 26,
		y: 84 + b * 18,
		s: .8 + b * .35
	})));
	var svg = root_9$4();
	var g = sibling(child(svg), 2);
	each(g, 21, () => get(sky).stars, index, ($$anchor, $$item) => {
		let d = () => get($$item).d;
		let width = () => get($$item).width;
		let opacity = () => get($$item).opacity;
		var path = root$27();
		template_effect(() => {
			set_attribute(path, "d", d());
			set_attribute(path, "stroke-width", width() * 1.6);
			set_attribute(path, "opacity", opacity());
		});
		append($$anchor, path);
	});
	reset(g);
	var node = sibling(g);
	var consequent_1 = ($$anchor) => {
		var fragment = root_4$14();
		var node_1 = sibling(first_child(fragment));
		var consequent = ($$anchor) => {
			var fragment_1 = root_1$22();
			var g_1 = first_child(fragment_1);
			var node_2 = child(g_1);
			Ship(node_2, {
				kind: "basestar",
				size: 210,
				turn: 12
			});
			reset(g_1);
			var g_2 = sibling(g_1);
			var node_3 = child(g_2);
			Ship(node_3, {
				kind: "basestar",
				size: 74,
				turn: -16
			});
			reset(g_2);
			append($$anchor, fragment_1);
		};
		var alternate = ($$anchor) => {
			var fragment_2 = root_2$18();
			var g_3 = first_child(fragment_2);
			var node_4 = child(g_3);
			Ship(node_4, {
				kind: "basestar",
				size: 128,
				turn: 9
			});
			reset(g_3);
			var g_4 = sibling(g_3);
			var node_5 = child(g_4);
			Ship(node_5, {
				kind: "galactica",
				size: 190
			});
			reset(g_4);
			append($$anchor, fragment_2);
		};
		if_block(node_1, ($$render) => {
			if (get(type) === "super") $$render(consequent);
			else $$render(alternate, -1);
		});
		var node_6 = sibling(node_1);
		each(node_6, 17, () => get(at).slice(0, 7), index, ($$anchor, $$item, i) => {
			var $$array = user_derived(() => to_array(get($$item), 2));
			let a = () => get($$array)[0];
			let b = () => get($$array)[1];
			const near = user_derived(() => i < 3);
			var g_5 = root_3$17();
			var node_7 = child(g_5);
			{
				let $0 = user_derived(() => get(near) ? 34 : 18);
				let $1 = user_derived(() => -90 + (b() - .5) * 30);
				Ship(node_7, {
					kind: "raider",
					get size() {
						return get($0);
					},
					get turn() {
						return get($1);
					}
				});
			}
			reset(g_5);
			template_effect(() => set_attribute(g_5, "transform", `translate(${280 + a() * 150} ${14 + b() * 84})`));
			append($$anchor, g_5);
		});
		append($$anchor, fragment);
	};
	var consequent_2 = ($$anchor) => {
		var fragment_3 = root_6$6();
		var node_8 = sibling(first_child(fragment_3), 3);
		each(node_8, 17, () => get(crowd), index, ($$anchor, $$item, i) => {
			let x = () => get($$item).x;
			let y = () => get($$item).y;
			let s = () => get($$item).s;
			var g_6 = root_5$8();
			set_class(g_6, 0, "person svelte-akukxd", null, {}, { near: i % 2 === 0 });
			template_effect(() => set_attribute(g_6, "transform", `translate(${x() ?? ""} ${y() - i % 2 * 16}) scale(${s() * 1.3})`));
			append($$anchor, g_6);
		});
		append($$anchor, fragment_3);
	};
	var consequent_3 = ($$anchor) => {
		var fragment_4 = root_7$5();
		next(5);
		append($$anchor, fragment_4);
	};
	var alternate_1 = ($$anchor) => {
		var fragment_5 = root_8$4();
		var g_7 = sibling(first_child(fragment_5), 2);
		var node_9 = child(g_7);
		Ship(node_9, {
			kind: "galactica",
			size: 200
		});
		reset(g_7);
		var g_8 = sibling(g_7);
		var node_10 = child(g_8);
		Ship(node_10, {
			kind: "liner",
			size: 60,
			turn: -90
		});
		reset(g_8);
		var g_9 = sibling(g_8);
		var node_11 = child(g_9);
		Ship(node_11, {
			kind: "freighter",
			size: 56,
			turn: -90
		});
		reset(g_9);
		var g_10 = sibling(g_9);
		var node_12 = child(g_10);
		Ship(node_12, {
			kind: "gardens",
			size: 60,
			turn: -90
		});
		reset(g_10);
		append($$anchor, fragment_5);
	};
	if_block(node, ($$render) => {
		if (get(type) === "attack" || get(type) === "super") $$render(consequent_1);
		else if (get(type) === "check") $$render(consequent_2, 1);
		else if (get(type) === "choice") $$render(consequent_3, 2);
		else $$render(alternate_1, -1);
	});
	next();
	reset(svg);
	append($$anchor, svg);
	pop();
}
// src/fleet/DeckList.svelte
var root$26 = from_html(`<dt class="svelte-1yyqtr3"> </dt> <dd class="svelte-1yyqtr3"> </dd>`, 1);
var root_1$21 = from_html(`<dl class="svelte-1yyqtr3"><!> <!></dl> <h2 class="svelte-1yyqtr3"> </h2>`, 1);
var root_2$17 = from_html(`<dt class="svelte-1yyqtr3"><!> </dt> <dd class="svelte-1yyqtr3"> </dd>`, 1);
var root_3$16 = from_html(`<!> <dl class="svelte-1yyqtr3"><!> <dt class="svelte-1yyqtr3"> </dt> <dd class="svelte-1yyqtr3"> </dd></dl> <h2 class="svelte-1yyqtr3"> </h2> <dl class="svelte-1yyqtr3"></dl>`, 1);
function DeckList($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	const frame = user_derived(() => session.frame);
	const view = user_derived(() => get(frame).view);
	/** What is drawn from most comes first; what is not named here, last. */
	const order = [
		...[
			"politics",
			"leadership",
			"tactics",
			"piloting",
			"engineering",
			"treachery",
			"destiny"
		],
		...[
			"crisis",
			"super-crisis",
			"destination",
			"quorum",
			"quorum-hand",
			"loyalty",
			"not-a-cylon"
		],
		...["mutiny", "mission"]
	];
	const rank = (deck) => order.includes(deck) ? order.indexOf(deck) : order.length;
	const decks = user_derived(() => Object.entries(get(view).decks).sort(([a], [b]) => rank(a) - rank(b)));
	/** What has no room in the line of a phone. */
	const stores = user_derived(() => [
		["fleet.raptors", get(view).fleet.raptors],
		["fleet.nukes", get(view).fleet.nukes],
		["fleet.reserves", get(view).fleet.reserves],
		["fleet.damagedVipers", get(view).fleet.damaged]
	]);
	const nameOf = (deck) => word(`deck.${deck}`, word(`skill.${deck}`, deck));
	var fragment = root_3$16();
	var node = first_child(fragment);
	var consequent = ($$anchor) => {
		var fragment_1 = root_1$21();
		var dl = first_child(fragment_1);
		var node_1 = child(dl);
		each(node_1, 17, () => get(stores), ([name, n]) => name, ($$anchor, $$item) => {
			var $$array = user_derived(() => to_array(get($$item), 2));
			let name = () => get($$array)[0];
			let n = () => get($$array)[1];
			var fragment_2 = root$26();
			var dt = first_child(fragment_2);
			var text = only_child(dt, true);
			var dd = sibling(dt, 2);
			var text_1 = only_child(dd, true);
			template_effect(($0) => {
				set_text(text, $0);
				set_text(text_1, n());
			}, [() => t(name())]);
			append($$anchor, fragment_2);
		});
		var node_2 = sibling(node_1, 2);
		each(node_2, 17, () => Object.entries(get(view).fleet.hulls ?? {}), ([hull, { reserves }]) => hull, ($$anchor, $$item) => {
			var $$array_1 = user_derived(() => to_array(get($$item), 2));
			let hull = () => get($$array_1)[0];
			let reserves = () => get($$array_1)[1].reserves;
			var fragment_3 = root$26();
			var dt_1 = first_child(fragment_3);
			var text_2 = only_child(dt_1, true);
			var dd_1 = sibling(dt_1, 2);
			var text_3 = only_child(dd_1, true);
			template_effect(($0) => {
				set_text(text_2, $0);
				set_text(text_3, reserves());
			}, [() => t("fleet.among", { hull: hullName(hull()) })]);
			append($$anchor, fragment_3);
		});
		reset(dl);
		var h2 = sibling(dl, 2);
		var text_4 = only_child(h2, true);
		template_effect(($0) => set_text(text_4, $0), [() => t("fleet.decks")]);
		append($$anchor, fragment_1);
	};
	if_block(node, ($$render) => {
		if (screen.small) $$render(consequent);
	});
	var dl_1 = sibling(node, 2);
	var node_3 = child(dl_1);
	each(node_3, 17, () => get(decks), ([deck, n]) => deck, ($$anchor, $$item) => {
		var $$array_2 = user_derived(() => to_array(get($$item), 2));
		let deck = () => get($$array_2)[0];
		let n = () => get($$array_2)[1];
		var fragment_4 = root$26();
		var dt_2 = first_child(fragment_4);
		var text_5 = only_child(dt_2, true);
		var dd_2 = sibling(dt_2, 2);
		var text_6 = only_child(dd_2, true);
		template_effect(($0) => {
			set_text(text_5, $0);
			set_text(text_6, n());
		}, [() => nameOf(deck())]);
		append($$anchor, fragment_4);
	});
	var dt_3 = sibling(node_3, 2);
	var text_7 = only_child(dt_3, true);
	var dd_3 = sibling(dt_3, 2);
	var text_8 = only_child(dd_3, true);
	reset(dl_1);
	var h2_1 = sibling(dl_1, 2);
	var text_9 = only_child(h2_1, true);
	var dl_2 = sibling(h2_1, 2);
	each(dl_2, 21, () => get(view).seats, index, ($$anchor, $$item, seat) => {
		let hand = () => get($$item).hand;
		var fragment_5 = root_2$17();
		var dt_4 = first_child(fragment_5);
		var node_4 = child(dt_4);
		Glyph(node_4, {
			seat,
			size: 14
		});
		var text_10 = sibling(node_4);
		reset(dt_4);
		var dd_4 = sibling(dt_4, 2);
		var text_11 = only_child(dd_4, true);
		template_effect(($0) => {
			set_text(text_10, ` ${$0 ?? ""}`);
			set_text(text_11, hand());
		}, [() => seatName(get(frame), seat)]);
		append($$anchor, fragment_5);
	});
	reset(dl_2);
	template_effect(($0, $1) => {
		set_text(text_7, $0);
		set_text(text_8, get(view).stock.civilian ?? 0);
		set_text(text_9, $1);
	}, [() => t("fleet.civilians"), () => t("fleet.hands")]);
	append($$anchor, fragment);
	pop();
}
// src/table/Motion.svelte
var root$25 = from_html(`<strong class="svelte-yto1y8"><!></strong>`);
var root_1$20 = from_html(`<span class="muted svelte-yto1y8"> </span>`);
var root_2$16 = from_html(`<!> <!>`, 1);
var root_3$15 = from_html(`<div class="votes svelte-yto1y8"><button type="button" class="main svelte-yto1y8"> </button> <button type="button" class="svelte-yto1y8"> </button></div>`);
var root_4$13 = from_html(`<section><p role="status" class="svelte-yto1y8"><!> <!></p> <!></section>`);
function Motion($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	const frame = user_derived(() => session.frame);
	const motion = user_derived(() => get(frame).motion);
	const names = (seats) => together(seats.map((seat) => seatName(get(frame), seat)));
	const named = (seat) => [{
		text: seatName(get(frame), seat),
		seat
	}];
	const mine = user_derived(() => get(motion)?.open.includes(session.seat) ?? false);
	const sentence = user_derived(() => {
		if (!get(motion)) return [];
		const by = named(get(motion).by);
		if (get(motion).kind === "replace") return around("motion.replace", {
			by,
			name: named(get(motion).seat)
		});
		return get(motion).text ? around("motion.undo", {
			by,
			question: get(motion).text
		}) : around("motion.undoSecret", { by });
	});
	var fragment = comment();
	var node = first_child(fragment);
	var consequent_4 = ($$anchor) => {
		var section = root_4$13();
		var p = child(section);
		var node_1 = child(p);
		Said(node_1, { get text() {
			return get(sentence);
		} });
		var node_2 = sibling(node_1, 2);
		var consequent = ($$anchor) => {
			var strong = root$25();
			var node_3 = child(strong);
			{
				let $0 = user_derived(() => around("motion.against", { name: named(get(motion).against) }));
				Said(node_3, { get text() {
					return get($0);
				} });
			}
			reset(strong);
			append($$anchor, strong);
		};
		var alternate = ($$anchor) => {
			var fragment_1 = root_2$16();
			var node_4 = first_child(fragment_1);
			var consequent_1 = ($$anchor) => {
				var span = root_1$20();
				var text = only_child(span, true);
				template_effect(($0) => set_text(text, $0), [() => t("motion.yes", { names: names(get(motion).yes) })]);
				append($$anchor, span);
			};
			if_block(node_4, ($$render) => {
				if (get(motion).yes.length) $$render(consequent_1);
			});
			var node_5 = sibling(node_4, 2);
			var consequent_2 = ($$anchor) => {
				var span_1 = root_1$20();
				var text_1 = only_child(span_1, true);
				template_effect(($0) => set_text(text_1, $0), [() => t("motion.open", { names: names(get(motion).open) })]);
				append($$anchor, span_1);
			};
			if_block(node_5, ($$render) => {
				if (!get(mine)) $$render(consequent_2);
			});
			append($$anchor, fragment_1);
		};
		if_block(node_2, ($$render) => {
			if (get(motion).against !== void 0) $$render(consequent);
			else $$render(alternate, -1);
		});
		reset(p);
		var node_6 = sibling(p, 2);
		var consequent_3 = ($$anchor) => {
			var div = root_3$15();
			var button = child(div);
			var text_2 = only_child(button, true);
			var button_1 = sibling(button, 2);
			var text_3 = only_child(button_1, true);
			reset(div);
			template_effect(($0, $1) => {
				set_text(text_2, $0);
				set_text(text_3, $1);
			}, [() => t("motion.agree"), () => t("motion.refuse")]);
			delegated("click", button, () => session.act((key) => vote(session.id, key, true)));
			delegated("click", button_1, () => session.act((key) => vote(session.id, key, false)));
			append($$anchor, div);
		};
		if_block(node_6, ($$render) => {
			if (get(mine)) $$render(consequent_3);
		});
		reset(section);
		attach(section, () => (e) => e.scrollIntoView?.({ block: "nearest" }));
		template_effect(($0) => {
			set_class(section, 1, `motion seat-${get(motion).by ?? ""}`, "svelte-yto1y8");
			set_attribute(section, "aria-label", $0);
		}, [() => t("motion.title")]);
		append($$anchor, section);
	};
	if_block(node, ($$render) => {
		if (get(motion)) $$render(consequent_4);
	});
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
// src/table/Notes.svelte
var root$24 = from_html(`<li><button type="button" class="svelte-vqcfsp"> </button></li>`);
var root_1$19 = from_html(`<li class="ship svelte-vqcfsp"> </li>`);
var root_2$15 = from_html(`<h3 class="svelte-vqcfsp"> </h3> <ul class="now svelte-vqcfsp"><!> <!></ul>`, 1);
var root_3$14 = from_html(`<h3 class="svelte-vqcfsp"> </h3> <ul class="svelte-vqcfsp"></ul>`, 1);
var root_4$12 = from_html(`<p> </p>`);
var root_5$7 = from_html(`<p class="hint svelte-vqcfsp"> </p> <!> <!>`, 1);
function Notes($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	const view = user_derived(() => session.frame.view);
	const turns = user_derived(() => byTurn(session.log.filter((l) => l.private)).reverse());
	const ships = user_derived(() => get(view).areas.flatMap((a) => a.civilians).filter((c) => c.face));
	const mine = user_derived(() => sorted([
		...get(view).mine.loyalty,
		...get(view).mine.supers,
		...get(view).mine.drawn
	], (id) => book.face(id)));
	var fragment = root_5$7();
	var p = first_child(fragment);
	var text = only_child(p, true);
	var node = sibling(p, 2);
	var consequent = ($$anchor) => {
		var fragment_1 = root_2$15();
		var h3 = first_child(fragment_1);
		var text_1 = only_child(h3, true);
		var ul = sibling(h3, 2);
		var node_1 = child(ul);
		each(node_1, 17, () => get(mine), ({ id, copies }) => id, ($$anchor, $$item) => {
			let id = () => get($$item).id;
			let copies = () => get($$item).copies;
			var li = root$24();
			var button = child(li);
			var text_2 = only_child(button);
			reset(li);
			template_effect(($0) => set_text(text_2, `${$0 ?? ""}${copies() > 1 ? ` ×${copies()}` : ""}`), [() => book.name(id())]);
			delegated("click", button, () => session.open(id()));
			append($$anchor, li);
		});
		var node_2 = sibling(node_1, 2);
		each(node_2, 17, () => get(ships), (ship) => ship.letter, ($$anchor, ship) => {
			var li_1 = root_1$19();
			var text_3 = only_child(li_1, true);
			template_effect(($0) => set_text(text_3, $0), [() => t("ship.civilianKnown", {
				letter: letterOf(get(ship).letter),
				face: book.text(get(ship).face) || book.name(get(ship).face)
			})]);
			append($$anchor, li_1);
		});
		reset(ul);
		template_effect(($0) => set_text(text_1, $0), [() => t("notes.now")]);
		append($$anchor, fragment_1);
	};
	if_block(node, ($$render) => {
		if (get(mine).length || get(ships).length) $$render(consequent);
	});
	var node_3 = sibling(node, 2);
	each(node_3, 17, () => get(turns), ({ turn, lines }) => lines[0].n, ($$anchor, $$item) => {
		let turn = () => get($$item).turn;
		let lines = () => get($$item).lines;
		var fragment_2 = root_3$14();
		var h3_1 = first_child(fragment_2);
		var text_4 = only_child(h3_1, true);
		var ul_1 = sibling(h3_1, 2);
		each(ul_1, 21, () => lines().toReversed(), (line) => line.n, ($$anchor, line) => {
			LogLine($$anchor, { get line() {
				return get(line);
			} });
		});
		reset(ul_1);
		template_effect(($0) => set_text(text_4, $0), [() => turn() > 0 ? t("log.turn", { n: turn() }) : t("log.setup")]);
		append($$anchor, fragment_2);
	}, ($$anchor) => {
		var p_1 = root_4$12();
		var text_5 = only_child(p_1, true);
		template_effect(($0) => set_text(text_5, $0), [() => t("notes.empty")]);
		append($$anchor, p_1);
	});
	template_effect(($0) => set_text(text, $0), [() => t("notes.hint")]);
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
// src/ask/Orders.svelte
var root$23 = from_html(`&nbsp;<em class="svelte-18zx1z8"> </em>`, 1);
var root_1$18 = from_html(`<li class="svelte-18zx1z8"><span><strong> </strong> <!></span> <button type="button" class="svelte-18zx1z8"> </button></li>`);
var root_2$14 = from_html(`<li class="none svelte-18zx1z8"> </li>`);
var root_3$13 = from_html(`<option> </option>`);
var root_4$11 = from_html(`<label class="radio svelte-18zx1z8"><input type="radio" name="deed" class="svelte-18zx1z8"/> <span> <small class="svelte-18zx1z8"> </small></span></label>`);
var root_5$6 = from_html(`<label class="radio svelte-18zx1z8"><input type="radio" name="condition" class="svelte-18zx1z8"/> <span> </span></label>`);
var root_6$5 = from_html(`<fieldset class="svelte-18zx1z8"><legend class="sr"> </legend> <!></fieldset>`);
var root_7$4 = from_html(`<label class="field svelte-18zx1z8"> <input type="number" min="1" max="99" required="" class="svelte-18zx1z8"/></label>`);
var root_8$3 = from_html(`<label class="field svelte-18zx1z8"> <select class="svelte-18zx1z8"></select></label> <p class="hint svelte-18zx1z8"> </p> <!> <!> <p class="hint svelte-18zx1z8"> </p> <button class="main svelte-18zx1z8"> </button>`, 1);
var root_9$3 = from_html(`<p class="hint svelte-18zx1z8"> </p>`);
var root_10$2 = from_html(`<p class="trouble" role="alert"> </p>`);
var root_11$1 = from_html(`<p class="pace svelte-18zx1z8"> </p> <section aria-labelledby="in-force" class="svelte-18zx1z8"><h3 id="in-force" class="svelte-18zx1z8"> </h3> <ul aria-live="polite" class="svelte-18zx1z8"></ul></section> <form class="svelte-18zx1z8"><h3 class="svelte-18zx1z8"> </h3> <label class="field svelte-18zx1z8"> <select class="svelte-18zx1z8"><option> </option><!><option> </option></select></label> <fieldset class="svelte-18zx1z8"><legend class="sr"> </legend> <!></fieldset> <label class="field svelte-18zx1z8"> <select class="svelte-18zx1z8"><option> </option><option> </option><option> </option><!></select></label> <button class="main svelte-18zx1z8"> </button></form> <form class="svelte-18zx1z8"><h3 class="svelte-18zx1z8"> </h3> <!></form> <p class="hint svelte-18zx1z8"> </p> <!>`, 1);
function Orders($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	const frame = user_derived(() => session.frame);
	const table = user_derived(() => get(frame).table);
	const live = user_derived(() => get(table).pace === "live");
	const inForce = user_derived(() => get(frame).orders ?? []);
	const cards = user_derived(() => playable(get(frame).view.mine.hand));
	let which = state("*");
	/** What to do in a window; only: to be asked if something is so that makes it worth it. */
	let what = state("pass");
	let until = state("turn");
	const only = user_derived(() => worthAsking(get(which)));
	const deeds = user_derived(() => [
		"pass",
		...get(only) ? ["only"] : [],
		...get(live) && get(which) !== "contribute" ? ["fits"] : [],
		"ask"
	]);
	const doing = user_derived(() => get(deeds).includes(get(what)) ? get(what) : "pass");
	let chosen = state("");
	const card = user_derived(() => get(cards).find((c) => `${c.id} ${c.window}` === get(chosen)) ?? get(cards)[0]);
	let condition = state("short");
	const offered = user_derived(() => get(card) ? conditions(get(card).window) : []);
	const wanted = user_derived(() => get(offered).includes(get(condition)) ? get(condition) : get(offered)[0] ?? "");
	let by = state(2);
	const give = (o) => session.act((key) => order(session.id, key, o));
	function giveWindow(event) {
		event.preventDefault();
		give(get(doing) === "only" ? {
			window: get(which),
			do: "ask",
			if: get(only),
			until: get(until)
		} : {
			window: get(which),
			do: get(doing),
			until: get(until)
		});
	}
	function giveCard(event) {
		event.preventDefault();
		if (!get(card)) return;
		const base = {
			window: get(card).window,
			do: "play",
			play: get(card).id
		};
		give(get(wanted) === "short" ? {
			...base,
			if: get(wanted),
			by: get(by)
		} : {
			...base,
			if: get(wanted)
		});
	}
	var fragment = root_11$1();
	var p = first_child(fragment);
	var text = only_child(p, true);
	var section = sibling(p, 2);
	var h3 = child(section);
	var text_1 = only_child(h3, true);
	var ul = sibling(h3, 2);
	each(ul, 21, () => get(inForce), (o) => o.window, ($$anchor, o) => {
		var li = root_1$18();
		var span = child(li);
		var strong = child(span);
		var text_2 = only_child(strong);
		var text_3 = sibling(strong);
		var node = sibling(text_3);
		var consequent = ($$anchor) => {
			var fragment_1 = root$23();
			var em = sibling(first_child(fragment_1));
			var text_4 = only_child(em, true);
			template_effect(($0) => set_text(text_4, $0), [() => t(`orders.until.${get(o).until}`)]);
			append($$anchor, fragment_1);
		};
		if_block(node, ($$render) => {
			if (get(o).until) $$render(consequent);
		});
		reset(span);
		var button = sibling(span, 2);
		var text_5 = only_child(button, true);
		reset(li);
		template_effect(($0, $1, $2, $3) => {
			set_text(text_2, `${$0 ?? ""}:`);
			set_text(text_3, ` ${$1 ?? ""}`);
			set_attribute(button, "aria-label", $2);
			set_text(text_5, $3);
		}, [
			() => windowName(get(o).window),
			() => deed(get(o)),
			() => t("orders.forgetWhat", { window: windowName(get(o).window) }),
			() => t("orders.forget")
		]);
		delegated("click", button, () => give({
			window: get(o).window,
			do: "none"
		}));
		append($$anchor, li);
	}, ($$anchor) => {
		var li_1 = root_2$14();
		var text_6 = only_child(li_1, true);
		template_effect(($0) => set_text(text_6, $0), [() => t("orders.none")]);
		append($$anchor, li_1);
	});
	reset(ul);
	reset(section);
	var form = sibling(section, 2);
	var h3_1 = child(form);
	var text_7 = only_child(h3_1, true);
	var label = sibling(h3_1, 2);
	var text_8 = child(label);
	var select = sibling(text_8);
	var option = child(select);
	var text_9 = only_child(option, true);
	option.value = option.__value = "*";
	var node_1 = sibling(option);
	each(node_1, 16, () => book.secretWindows, (id) => id, ($$anchor, id) => {
		var option_1 = root_3$13();
		var text_10 = only_child(option_1, true);
		var option_1_value = {};
		template_effect(($0) => {
			set_text(text_10, $0);
			if (option_1_value !== (option_1_value = id)) option_1.value = (option_1.__value = option_1_value) ?? "";
		}, [() => windowName(id)]);
		append($$anchor, option_1);
	});
	var option_2 = sibling(node_1);
	var text_11 = only_child(option_2, true);
	option_2.value = option_2.__value = "contribute";
	reset(select);
	init_select(select);
	reset(label);
	var fieldset = sibling(label, 2);
	var legend = child(fieldset);
	var text_12 = only_child(legend, true);
	var node_2 = sibling(legend, 2);
	each(node_2, 16, () => get(deeds), (id) => id, ($$anchor, id) => {
		var label_1 = root_4$11();
		var input = child(label_1);
		remove_input_defaults(input);
		var span_1 = sibling(input, 2);
		var text_13 = child(span_1, true);
		var small = sibling(text_13);
		var text_14 = only_child(small, true);
		reset(span_1);
		reset(label_1);
		template_effect(($0, $1) => {
			set_value(input, id);
			set_checked(input, get(doing) === id);
			set_text(text_13, $0);
			set_text(text_14, $1);
		}, [() => id === "only" ? t(get(only) === "hit" ? "orders.askHit" : "orders.askShort") : t(`orders.do.${id}`), () => t(`orders.hint.${id}`)]);
		delegated("change", input, () => set(what, id, true));
		append($$anchor, label_1);
	});
	reset(fieldset);
	var label_2 = sibling(fieldset, 2);
	var text_15 = child(label_2);
	var select_1 = sibling(text_15);
	var option_3 = child(select_1);
	var text_16 = only_child(option_3, true);
	option_3.value = option_3.__value = "";
	var option_4 = sibling(option_3);
	var text_17 = only_child(option_4, true);
	option_4.value = option_4.__value = "turn";
	var option_5 = sibling(option_4);
	var text_18 = only_child(option_5, true);
	option_5.value = option_5.__value = "phase";
	var node_3 = sibling(option_5);
	var consequent_1 = ($$anchor) => {
		var option_6 = root_3$13();
		var text_19 = only_child(option_6, true);
		option_6.value = option_6.__value = "check";
		template_effect(($0) => set_text(text_19, $0), [() => t("orders.until.check")]);
		append($$anchor, option_6);
	};
	if_block(node_3, ($$render) => {
		if (get(frame).view.check) $$render(consequent_1);
	});
	reset(select_1);
	init_select(select_1);
	reset(label_2);
	var button_1 = sibling(label_2, 2);
	var text_20 = only_child(button_1, true);
	reset(form);
	var form_1 = sibling(form, 2);
	var h3_2 = child(form_1);
	var text_21 = only_child(h3_2, true);
	var node_4 = sibling(h3_2, 2);
	var consequent_4 = ($$anchor) => {
		var fragment_2 = root_8$3();
		var label_3 = first_child(fragment_2);
		var text_22 = child(label_3);
		var select_2 = sibling(text_22);
		each(select_2, 21, () => get(cards), (c) => `${c.id} ${c.window}`, ($$anchor, c) => {
			var option_7 = root_3$13();
			var text_23 = only_child(option_7, true);
			var option_7_value = {};
			template_effect(($0) => {
				set_text(text_23, $0);
				if (option_7_value !== (option_7_value = `${get(c).id} ${get(c).window}`)) option_7.value = option_7.__value = option_7_value;
			}, [() => cardName(get(c).id)]);
			append($$anchor, option_7);
		});
		reset(select_2);
		var select_2_value;
		init_select(select_2);
		reset(label_3);
		var p_1 = sibling(label_3, 2);
		var text_24 = only_child(p_1, true);
		var node_5 = sibling(p_1, 2);
		var consequent_2 = ($$anchor) => {
			var fieldset_1 = root_6$5();
			var legend_1 = child(fieldset_1);
			var text_25 = only_child(legend_1, true);
			var node_6 = sibling(legend_1, 2);
			each(node_6, 16, () => get(offered), (id) => id, ($$anchor, id) => {
				var label_4 = root_5$6();
				var input_1 = child(label_4);
				remove_input_defaults(input_1);
				var span_2 = sibling(input_1, 2);
				var text_26 = only_child(span_2, true);
				reset(label_4);
				template_effect(($0) => {
					set_value(input_1, id);
					set_checked(input_1, get(wanted) === id);
					set_text(text_26, $0);
				}, [() => t(id === "" ? "orders.if.always" : `orders.if.${id}`)]);
				delegated("change", input_1, () => set(condition, id, true));
				append($$anchor, label_4);
			});
			reset(fieldset_1);
			template_effect(($0) => set_text(text_25, $0), [() => t("orders.if")]);
			append($$anchor, fieldset_1);
		};
		if_block(node_5, ($$render) => {
			if (get(offered).length > 1) $$render(consequent_2);
		});
		var node_7 = sibling(node_5, 2);
		var consequent_3 = ($$anchor) => {
			var label_5 = root_7$4();
			var text_27 = child(label_5);
			var input_2 = sibling(text_27);
			remove_input_defaults(input_2);
			reset(label_5);
			template_effect(($0) => set_text(text_27, `${$0 ?? ""} `), [() => t("orders.by")]);
			bind_value(input_2, () => get(by), ($$value) => set(by, $$value));
			append($$anchor, label_5);
		};
		if_block(node_7, ($$render) => {
			if (get(wanted) === "short") $$render(consequent_3);
		});
		var p_2 = sibling(node_7, 2);
		var text_28 = only_child(p_2, true);
		var button_2 = sibling(p_2, 2);
		var text_29 = only_child(button_2, true);
		template_effect(($0, $1, $2, $3) => {
			set_text(text_22, `${$0 ?? ""} `);
			if (select_2_value !== (select_2_value = `${get(card).id} ${get(card).window}`)) select_2.value = select_2.__value = select_2_value, select_option(select_2, select_2_value);
			set_text(text_24, $1);
			set_text(text_28, $2);
			button_2.disabled = session.sending;
			set_text(text_29, $3);
		}, [
			() => t("orders.card"),
			() => windowName(get(card).window),
			() => t("orders.elsePass"),
			() => t("orders.give")
		]);
		delegated("change", select_2, (e) => set(chosen, e.currentTarget.value, true));
		append($$anchor, fragment_2);
	};
	var alternate = ($$anchor) => {
		var p_3 = root_9$3();
		var text_30 = only_child(p_3, true);
		template_effect(($0) => set_text(text_30, $0), [() => t("orders.noCard")]);
		append($$anchor, p_3);
	};
	if_block(node_4, ($$render) => {
		if (get(card)) $$render(consequent_4);
		else $$render(alternate, -1);
	});
	reset(form_1);
	var p_4 = sibling(form_1, 2);
	var text_31 = only_child(p_4, true);
	var node_8 = sibling(p_4, 2);
	var consequent_5 = ($$anchor) => {
		var p_5 = root_10$2();
		var text_32 = only_child(p_5, true);
		template_effect(() => set_text(text_32, session.trouble));
		append($$anchor, p_5);
	};
	if_block(node_8, ($$render) => {
		if (session.trouble) $$render(consequent_5);
	});
	template_effect(($0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) => {
		set_text(text, $0);
		set_text(text_1, $1);
		set_text(text_7, $2);
		set_text(text_8, `${$3 ?? ""} `);
		set_text(text_9, $4);
		set_text(text_11, $5);
		set_text(text_12, $6);
		set_text(text_15, `${$7 ?? ""} `);
		set_text(text_16, $8);
		set_text(text_17, $9);
		set_text(text_18, $10);
		button_1.disabled = session.sending;
		set_text(text_20, $11);
		set_text(text_21, $12);
		set_text(text_31, $13);
	}, [
		() => t(get(live) ? "orders.paceLive" : "orders.paceRelaxed", { n: Math.round(get(table).windowTime / 1e3) }),
		() => t("orders.inForce"),
		() => t("orders.forWindows"),
		() => t("orders.when"),
		() => t("orders.everyWindow"),
		() => windowName("contribute"),
		() => t("orders.what"),
		() => t("orders.howLong"),
		() => t("orders.forGood"),
		() => t("orders.until.turn"),
		() => t("orders.until.phase"),
		() => t("orders.give"),
		() => t("orders.forCards"),
		() => t("orders.secret")
	]);
	event("submit", form, giveWindow);
	bind_select_value(select, () => get(which), ($$value) => set(which, $$value));
	bind_select_value(select_1, () => get(until), ($$value) => set(until, $$value));
	event("submit", form_1, giveCard);
	append($$anchor, fragment);
	pop();
}
delegate(["click", "change"]);
// src/stage/Again.svelte
var root$22 = from_html(`<p class="trouble" role="alert"> </p>`);
var root_1$17 = from_html(`<button type="button" class="main"> </button> <!>`, 1);
function Again($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	const table = user_derived(() => session.frame.table);
	const seat = user_derived(() => session.frame.seat);
	let busy = state(false);
	let trouble = state("");
	async function again() {
		set(busy, true);
		set(trouble, "");
		try {
			const name = get(table).seats[get(seat)].name;
			const created = await createTable({
				options: get(table).options,
				players: get(table).players,
				seats: get(table).seats.map((s, i) => s.kind === "bot" ? {
					kind: "bot",
					name: s.name,
					...s.bot ? { bot: s.bot } : {}
				} : {
					kind: "human",
					name: i === get(seat) ? name : ""
				}),
				pace: get(table).pace,
				visible: get(table).visible,
				...get(table).lesson ? { lesson: true } : {},
				...get(table).limit ? {
					limit: get(table).limit,
					strikes: get(table).strikes ?? 0
				} : {},
				seedPart: seedPart()
			});
			const key = created.seats.find((s) => s.seat === get(seat)).key;
			own.keep({
				id: created.id,
				key,
				name,
				since: Date.now(),
				owner: created.owner,
				seat: get(seat),
				...created.guest ? { invite: created.guest } : {}
			});
			if (get(table).seats.some((s, i) => s.kind === "human" && i !== get(seat))) await talk(session.id, session.key, t("over.invite", { link: linkTo(created) }), "");
			await router.go(`/t/${created.id}#${key}`);
		} catch (problem) {
			set(trouble, explain(problem), true);
			set(busy, false);
		}
	}
	const linkTo = ({ id, guest }) => `${location.origin}/t/${id}${guest ? `#${guest}` : ""}`;
	var fragment = comment();
	var node = first_child(fragment);
	var consequent_1 = ($$anchor) => {
		var fragment_1 = root_1$17();
		var button = first_child(fragment_1);
		var text = only_child(button, true);
		var node_1 = sibling(button, 2);
		var consequent = ($$anchor) => {
			var p = root$22();
			var text_1 = only_child(p, true);
			template_effect(() => set_text(text_1, get(trouble)));
			append($$anchor, p);
		};
		if_block(node_1, ($$render) => {
			if (get(trouble)) $$render(consequent);
		});
		template_effect(($0) => {
			button.disabled = get(busy);
			set_text(text, $0);
		}, [() => t("over.play")]);
		delegated("click", button, again);
		append($$anchor, fragment_1);
	};
	if_block(node, ($$render) => {
		if (get(seat) >= 0) $$render(consequent_1);
	});
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
// src/stage/curves.ts
var resources = [
	"population",
	"food",
	"morale",
	"fuel"
];
var box = {
	height: 190,
	left: 6,
	right: 104,
	top: 26,
	bottom: 8
};
var lineHeight = 17;
function curvesOf({ points }, width) {
	if (!points.length) return [];
	const [x, y] = [across(points, width), upwards(points)];
	const curves = resources.map((what) => {
		const end = points.at(-1).dials[what] ?? 0;
		return {
			what,
			d: points.map((p, i) => `${i ? `H${x(p.turn)}V` : `M${x(p.turn)} `}${y(p.dials[what] ?? 0)}`).join(""),
			end,
			label: y(end)
		};
	});
	spread(curves);
	return curves;
}
function leapsOf({ points }, width) {
	const x = across(points, width);
	return points.filter((p, i) => i > 0 && p.distance > points[i - 1].distance).map((p) => ({
		x: x(p.turn),
		turn: p.turn,
		distance: p.distance
	}));
}
/** Where a number of zero lies. */
var ground = box.height - box.bottom;
function across(points, width) {
	const [first, last] = [points[0]?.turn ?? 0, points.at(-1)?.turn ?? 1];
	const wide = width - box.left - box.right;
	return (turn) => round(box.left + wide * (turn - first) / Math.max(1, last - first));
}
function upwards(points) {
	const most = Math.max(8, ...points.flatMap((p) => resources.map((r) => p.dials[r] ?? 0)));
	const high = ground - box.top;
	return (n) => round(ground - high * Math.max(0, n) / most);
}
/** Moves the labels apart, from the top downwards and then from the ground up. */
function spread(curves) {
	const sorted = [...curves].sort((a, b) => a.label - b.label);
	sorted.forEach((c, i) => {
		const above = sorted[i - 1];
		if (above) c.label = Math.max(c.label, above.label + lineHeight);
	});
	let low = ground;
	for (const c of sorted.toReversed()) {
		c.label = Math.min(c.label, low);
		low = c.label - lineHeight;
	}
}
var round = (n) => Math.round(n * 10) / 10;
// src/stage/Curves.svelte
var root$21 = from_svg(`<path class="leap svelte-66dxpg"></path><text class="distance svelte-66dxpg"> </text>`, 1);
var root_1$16 = from_svg(`<g><path class="curve svelte-66dxpg"></path><text class="svelte-66dxpg"> <tspan class="svelte-66dxpg"> </tspan></text></g>`);
var root_2$13 = from_html(`<div><svg role="img" class="svelte-66dxpg"><path class="ground svelte-66dxpg"></path><!><!></svg></div> <p class="key svelte-66dxpg"> </p>`, 1);
function Curves($$anchor, $$props) {
	push($$props, true);
	let width = state(480);
	const curves = user_derived(() => curvesOf($$props.story, get(width)));
	const leaps = user_derived(() => leapsOf($$props.story, get(width)));
	const label = user_derived(() => [...get(curves).map((c) => t("over.curve", {
		name: t(`resource.${c.what}`),
		from: $$props.story.points[0].dials[c.what] ?? 0,
		to: c.end
	})), ...get(leaps).map((l) => t("over.leap", {
		turn: l.turn,
		distance: l.distance
	}))].join("; "));
	var fragment = root_2$13();
	var div = first_child(fragment);
	var svg = child(div);
	var path = child(svg);
	var node = sibling(path);
	each(node, 17, () => get(leaps), (leap) => leap.turn, ($$anchor, leap) => {
		var fragment_1 = root$21();
		var path_1 = first_child(fragment_1);
		var text = sibling(path_1);
		var text_1 = only_child(text, true);
		template_effect(() => {
			set_attribute(path_1, "d", `M${get(leap).x ?? ""} ${box.top - 6}V${ground ?? ""}`);
			set_attribute(text, "x", get(leap).x);
			set_attribute(text, "y", box.top - 9);
			set_text(text_1, get(leap).distance);
		});
		append($$anchor, fragment_1);
	});
	var node_1 = sibling(node);
	each(node_1, 17, () => get(curves), ({ what, d, end, label }) => what, ($$anchor, $$item, $$index_1, $$array) => {
		let what = () => get($$item).what;
		let d = () => get($$item).d;
		let end = () => get($$item).end;
		let label = () => get($$item).label;
		var g = root_1$16();
		var path_2 = child(g);
		var text_2 = sibling(path_2);
		var text_3 = child(text_2);
		var tspan = sibling(text_3);
		var text_4 = only_child(tspan, true);
		reset(text_2);
		reset(g);
		template_effect(($0) => {
			set_class(g, 0, clsx(what()), "svelte-66dxpg");
			set_attribute(path_2, "d", d());
			set_attribute(text_2, "x", get(width) - box.right + 6);
			set_attribute(text_2, "y", label() + 4);
			set_text(text_3, `${$0 ?? ""} `);
			set_text(text_4, end());
		}, [() => t(`resource.${what()}`)]);
		append($$anchor, g);
	});
	reset(svg);
	reset(div);
	var p = sibling(div, 2);
	var text_5 = only_child(p, true);
	template_effect(($0) => {
		set_attribute(svg, "viewBox", `0 0 ${get(width) ?? ""} ${box.height ?? ""}`);
		set_attribute(svg, "aria-label", get(label));
		set_attribute(path, "d", `M${box.left ?? ""} ${ground ?? ""}H${get(width) - box.right}`);
		set_text(text_5, $0);
	}, [() => t("over.curvesKey")]);
	bind_element_size(div, "clientWidth", ($$value) => set(width, $$value));
	append($$anchor, fragment);
	pop();
}
// src/stage/Fates.svelte
var root$20 = from_html(`<span class="won svelte-1dyi9h"> </span>`);
var root_1$15 = from_html(`<span> </span>`);
var root_2$12 = from_html(`<span class="fact svelte-1dyi9h"> </span>`);
var root_3$12 = from_html(`<li><span class="face svelte-1dyi9h"><!> <!></span> <div class="svelte-1dyi9h"><strong class="svelte-1dyi9h"> </strong> <span class="player svelte-1dyi9h"><!> </span> <!> <!></div></li>`);
var root_4$10 = from_html(`<ul></ul>`);
function Fates($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	const frame = user_derived(() => session.frame);
	const winners = user_derived(() => get(frame).view.over.winners);
	const many = user_derived(() => get(frame).view.seats.length > 5);
	const size = user_derived(() => screen.small ? 64 : get(many) ? 72 : 112);
	function facts(seat) {
		const life = $$props.story?.seats[seat];
		if (!life) return [];
		const told = [];
		if (get(frame).view.seats[seat].out) told.push(t("crew.out"));
		if (life.revealed) told.push(t("over.revealed", { n: life.revealed }));
		if (life.before.length) told.push(t("over.died", { names: life.before.map((id) => book.name(id)).join(", ") }));
		if (life.jailed) told.push(count("over.jailed", life.jailed));
		if (life.goals.length) told.push(life.goals.map((id) => book.name(id)).join(", "));
		if (life.helped || life.harmed) told.push(t("over.gave", {
			helped: life.helped,
			harmed: life.harmed
		}));
		return told;
	}
	var ul = root_4$10();
	let classes;
	each(ul, 21, () => get(frame).view.seats, index, ($$anchor, view, seat) => {
		const life = user_derived(() => $$props.story?.seats[seat]);
		const who = user_derived(() => get(frame).table.seats[seat]);
		var li = root_3$12();
		let classes_1;
		var span = child(li);
		var node = child(span);
		{
			let $0 = user_derived(() => get(life)?.cylon ?? get(view).revealed);
			Portrait(node, {
				get character() {
					return get(view).character;
				},
				get size() {
					return get(size);
				},
				get revealed() {
					return get($0);
				}
			});
		}
		var node_1 = sibling(node, 2);
		var consequent = ($$anchor) => {
			var span_1 = root$20();
			var text = only_child(span_1, true);
			template_effect(($0) => set_text(text, $0), [() => t("over.won")]);
			append($$anchor, span_1);
		};
		var d = user_derived(() => get(winners).includes(seat));
		if_block(node_1, ($$render) => {
			if (get(d)) $$render(consequent);
		});
		reset(span);
		var div = sibling(span, 2);
		var strong = child(div);
		var text_1 = only_child(strong, true);
		var span_2 = sibling(strong, 2);
		var node_2 = child(span_2);
		Glyph(node_2, {
			seat,
			size: 11
		});
		var text_2 = sibling(node_2);
		reset(span_2);
		var node_3 = sibling(span_2, 2);
		var consequent_1 = ($$anchor) => {
			var span_3 = root_1$15();
			let classes_2;
			var text_3 = only_child(span_3, true);
			template_effect(($0) => {
				classes_2 = set_class(span_3, 1, "loyalty svelte-1dyi9h", null, classes_2, { not: !get(life).cylon });
				set_text(text_3, $0);
			}, [() => tally(get(life).loyalty.map((id) => book.name(id)))]);
			append($$anchor, span_3);
		};
		if_block(node_3, ($$render) => {
			if (get(life)?.loyalty.length) $$render(consequent_1);
		});
		var node_4 = sibling(node_3, 2);
		each(node_4, 16, () => facts(seat), (fact) => fact, ($$anchor, fact) => {
			var span_4 = root_2$12();
			var text_4 = only_child(span_4, true);
			template_effect(() => set_text(text_4, fact));
			append($$anchor, span_4);
		});
		reset(div);
		reset(li);
		template_effect(($0, $1) => {
			classes_1 = set_class(li, 1, `seat-${seat}`, "svelte-1dyi9h", classes_1, { cylon: get(life)?.cylon });
			set_text(text_1, $0);
			set_text(text_2, ` ${$1 ?? ""}`);
		}, [() => get(view).character ? book.name(get(view).character) : t("crew.noCharacter"), () => seat === get(frame).view.seat ? t("crew.self") : get(who).name || t("crew.bot")]);
		append($$anchor, li);
	});
	reset(ul);
	template_effect(($0) => {
		set_attribute(ul, "aria-label", $0);
		classes = set_class(ul, 1, "svelte-1dyi9h", null, classes, { many: get(many) });
	}, [() => t("over.loyalties")]);
	append($$anchor, ul);
	pop();
}
// src/stage/Given.svelte
var root$19 = from_html(`<span><!> <b> </b></span>`);
var root_1$14 = from_html(`<span class="gave svelte-1rwkem3"></span>`);
var root_2$11 = from_html(`<li class="svelte-1rwkem3"><span class="head svelte-1rwkem3"><span class="turn svelte-1rwkem3"> </span> <span class="what svelte-1rwkem3"> </span> <span> </span></span> <!></li>`);
var root_3$11 = from_html(`<div class="list svelte-1rwkem3" tabindex="0" role="region"><ul class="svelte-1rwkem3"></ul></div>`);
function Given($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	const frame = user_derived(() => session.frame);
	const name = (seat) => seat < 0 ? t("check.destiny") : seatName(get(frame), seat);
	const sums = ({ helps, harms }) => [helps ? `+${helps}` : "", harms ? `−${harms}` : ""].filter(Boolean).join(" ") || "0";
	var div = root_3$11();
	var ul = child(div);
	each(ul, 21, () => $$props.story.checks, (check) => check.line, ($$anchor, check) => {
		var li = root_2$11();
		var span = child(li);
		var span_1 = child(span);
		var text = only_child(span_1, true);
		var span_2 = sibling(span_1, 2);
		var text_1 = only_child(span_2, true);
		var span_3 = sibling(span_2, 2);
		var text_2 = only_child(span_3, true);
		reset(span);
		var node = sibling(span, 2);
		var consequent_1 = ($$anchor) => {
			var span_4 = root_1$14();
			each(span_4, 21, () => get(check).gave, (gift) => gift.seat, ($$anchor, gift) => {
				var span_5 = root$19();
				var node_1 = child(span_5);
				var consequent = ($$anchor) => {
					Glyph($$anchor, {
						get seat() {
							return get(gift).seat;
						},
						size: 11
					});
				};
				if_block(node_1, ($$render) => {
					if (get(gift).seat >= 0) $$render(consequent);
				});
				var text_3 = sibling(node_1);
				var b = sibling(text_3);
				let classes;
				var text_4 = only_child(b, true);
				reset(span_5);
				template_effect(($0, $1, $2) => {
					set_attribute(span_5, "title", $0);
					set_text(text_3, ` ${$1 ?? ""} `);
					classes = set_class(b, 1, "svelte-1rwkem3", null, classes, { harm: get(gift).harms > get(gift).helps });
					set_text(text_4, $2);
				}, [
					() => get(gift).cards.map((id) => book.name(id)).join(", "),
					() => name(get(gift).seat),
					() => sums(get(gift))
				]);
				append($$anchor, span_5);
			});
			reset(span_4);
			append($$anchor, span_4);
		};
		if_block(node, ($$render) => {
			if (get(check).gave.length) $$render(consequent_1);
		});
		reset(li);
		template_effect(($0, $1) => {
			set_text(text, get(check).turn);
			set_text(text_1, $0);
			set_class(span_3, 1, `sum ${get(check).outcome ?? ""}`, "svelte-1rwkem3");
			set_text(text_2, $1);
		}, [() => book.name(get(check).source), () => t("over.total", {
			total: get(check).total,
			of: get(check).difficulty
		})]);
		append($$anchor, li);
	});
	reset(ul);
	reset(div);
	template_effect(($0) => set_attribute(div, "aria-label", $0), [() => t("over.checks")]);
	append($$anchor, div);
	pop();
}
// src/stage/length.ts
var [second, minute, hour, day] = [
	1e3,
	6e4,
	36e5,
	864e5
];
function spoken(ms) {
	if (ms >= day) return t("over.days", {
		d: Math.floor(ms / day),
		h: Math.floor(ms % day / hour)
	});
	if (ms >= hour) return t("over.hours", {
		h: Math.floor(ms / hour),
		m: Math.floor(ms % hour / minute)
	});
	if (ms >= minute) return t("over.minutes", { m: Math.floor(ms / minute) });
	return t("over.seconds", { s: Math.round(ms / second) });
}
// src/stage/Over.svelte
var root$18 = from_html(`<button type="button" class="unfold svelte-56doz6"> </button>`);
var root_1$13 = from_svg(`<ellipse cx="420" cy="470" rx="420" ry="150" fill="url(#over-dawn)"></ellipse>`);
var root_2$10 = from_svg(`<g transform="translate(720 98)"><!></g><g transform="translate(330 100)"><!></g><g transform="translate(1120 70)"><!></g><g transform="translate(210 50)"><!></g><g transform="translate(1060 160)"><!></g>`, 1);
var root_3$10 = from_svg(`<g transform="translate(720 96)"><!></g><g transform="translate(400 80)"><!></g><g transform="translate(1060 80)"><!></g><g transform="translate(1150 140)"><!></g><g transform="translate(260 150)"><!></g>`, 1);
var root_4$9 = from_html(`<b class="svelte-56doz6"> </b>`);
var root_5$5 = from_html(`<div class="panel svelte-56doz6"><h3 class="svelte-56doz6"> </h3> <!></div>`);
var root_6$4 = from_html(`<li class="svelte-56doz6"><span class="turn svelte-56doz6"> </span> <span><!></span></li>`);
var root_7$3 = from_html(`<div class="panel svelte-56doz6"><h3 class="svelte-56doz6"> </h3> <ol class="svelte-56doz6"></ol></div>`);
var root_8$2 = from_html(`<!> <a class="button svelte-56doz6"> </a> <button type="button"> </button> <a class="button svelte-56doz6" href="/"> </a>`, 1);
var root_9$2 = from_html(`<details><summary class="svelte-56doz6"> </summary> <!> <p> </p> <a class="button svelte-56doz6"> </a></details>`);
var root_10$1 = from_html(`<details class="panel wide minds svelte-56doz6"><summary class="svelte-56doz6"> </summary> <!></details>`);
var root_11 = from_html(`<li><span><!> </span> <meter class="svelte-56doz6"></meter> <b class="svelte-56doz6"> </b></li>`);
var root_12 = from_html(`<div class="panel svelte-56doz6"><h3 class="svelte-56doz6"> </h3> <ul class="lengths svelte-56doz6"></ul></div>`);
var root_13 = from_html(`<!> <!> <!>`, 1);
var root_14 = from_html(`<section><svg class="sky svelte-56doz6" viewBox="0 0 1440 900" preserveAspectRatio="xMidYMin slice" aria-hidden="true"><path class="stars svelte-56doz6" d="M90 60h.01M210 190h.01M330 40h.01M470 120h.01M520 260h.01M690 30h.01M760 300h.01M910 90h.01M1010 220h.01M1120 50h.01M1240 170h.01M1330 90h.01M1400 250h.01M160 300h.01M400 330h.01M1180 320h.01"></path><defs><radialGradient id="over-air" cx=".5" cy=".5" r=".5"><stop class="air svelte-56doz6" offset=".9" stop-opacity=".5"></stop><stop class="air svelte-56doz6" offset="1" stop-opacity="0"></stop></radialGradient><linearGradient id="over-day" x2="0" y2="1"><stop class="air svelte-56doz6" offset="0" stop-opacity=".3"></stop><stop class="air svelte-56doz6" offset=".22" stop-opacity=".1"></stop><stop class="air svelte-56doz6" offset=".5" stop-opacity="0"></stop></linearGradient><radialGradient id="over-dawn"><stop offset="0" stop-color="#ffe9c4"></stop><stop offset=".08" stop-color="#ffd79a" stop-opacity=".75"></stop><stop offset=".35" stop-color="#e09a52" stop-opacity=".22"></stop><stop offset="1" stop-color="#e09a52" stop-opacity="0"></stop></radialGradient></defs><g class="rising svelte-56doz6"><!><ellipse cx="720" cy="1480" rx="1530" ry="1062" fill="url(#over-air)"></ellipse><ellipse class="limb svelte-56doz6" cx="720" cy="1480" rx="1460" ry="1000"></ellipse><ellipse cx="720" cy="1480" rx="1460" ry="1000" fill="url(#over-day)"></ellipse><ellipse class="edge svelte-56doz6" cx="720" cy="1480" rx="1460" ry="1000"></ellipse></g><!></svg> <header class="svelte-56doz6"><p class="facts svelte-56doz6"> <!> </p> <h2 class="svelte-56doz6"> </h2> <p class="ending svelte-56doz6"><!> </p> <p class="sr"> </p></header> <!> <div class="panels svelte-56doz6"><!> <!> <div class="panel doing svelte-56doz6"><!> <!></div> <!></div></section>`);
function Over($$anchor, $$props) {
	push($$props, true);
	/** A replay has its own way to here. */
	const past = prop($$props, "past", 3, true);
	const session = useSession();
	const frame = user_derived(() => session.frame);
	const over = user_derived(() => get(frame).view.over);
	let story = state(void 0);
	let folded = state(false);
	let minds = state(false);
	const bots = user_derived(() => get(frame).table.seats.some((s) => s.kind === "bot"));
	const turned = user_derived(() => (get(story)?.turned ?? []).flatMap((n) => session.log.find((l) => l.n === n) ?? []));
	/** Whether it took people any time: of a game that programs have played there is nothing to say. */
	const long = user_derived(() => (get(story)?.length ?? 0) >= 6e4);
	onMount(() => {
		chronicleOf(session.id, session.key).then((told) => set(story, told), () => void 0);
	});
	var fragment = comment();
	var node = first_child(fragment);
	var consequent = ($$anchor) => {
		var button = root$18();
		var text = only_child(button, true);
		template_effect(($0) => set_text(text, $0), [() => t("over.unfold")]);
		delegated("click", button, () => set(folded, false));
		append($$anchor, button);
	};
	var alternate_1 = ($$anchor) => {
		var section = root_14();
		let classes;
		var svg = child(section);
		var g = sibling(child(svg), 2);
		var node_1 = child(g);
		var consequent_1 = ($$anchor) => {
			var ellipse = root_1$13();
			append($$anchor, ellipse);
		};
		if_block(node_1, ($$render) => {
			if (get(over).humansWon) $$render(consequent_1);
		});
		next(4);
		reset(g);
		var node_2 = sibling(g);
		var consequent_2 = ($$anchor) => {
			var fragment_1 = root_2$10();
			var g_1 = first_child(fragment_1);
			var node_3 = child(g_1);
			Ship(node_3, {
				kind: "galactica",
				size: 380
			});
			reset(g_1);
			var g_2 = sibling(g_1);
			var node_4 = child(g_2);
			Ship(node_4, {
				kind: "colonial-one",
				size: 130
			});
			reset(g_2);
			var g_3 = sibling(g_2);
			var node_5 = child(g_3);
			Ship(node_5, {
				kind: "liner",
				size: 80
			});
			reset(g_3);
			var g_4 = sibling(g_3);
			var node_6 = child(g_4);
			Ship(node_6, {
				kind: "gardens",
				size: 76
			});
			reset(g_4);
			var g_5 = sibling(g_4);
			var node_7 = child(g_5);
			Ship(node_7, {
				kind: "freighter",
				size: 72
			});
			reset(g_5);
			append($$anchor, fragment_1);
		};
		var alternate = ($$anchor) => {
			var fragment_2 = root_3$10();
			var g_6 = first_child(fragment_2);
			var node_8 = child(g_6);
			Ship(node_8, {
				kind: "basestar",
				size: 186,
				turn: 14
			});
			reset(g_6);
			var g_7 = sibling(g_6);
			var node_9 = child(g_7);
			Ship(node_9, {
				kind: "basestar",
				size: 120,
				turn: -20
			});
			reset(g_7);
			var g_8 = sibling(g_7);
			var node_10 = child(g_8);
			Ship(node_10, {
				kind: "raider",
				size: 64,
				turn: -70
			});
			reset(g_8);
			var g_9 = sibling(g_8);
			var node_11 = child(g_9);
			Ship(node_11, {
				kind: "raider",
				size: 46,
				turn: -60
			});
			reset(g_9);
			var g_10 = sibling(g_9);
			var node_12 = child(g_10);
			Ship(node_12, {
				kind: "raider",
				size: 50,
				turn: 70
			});
			reset(g_10);
			append($$anchor, fragment_2);
		};
		if_block(node_2, ($$render) => {
			if (get(over).humansWon) $$render(consequent_2);
			else $$render(alternate, -1);
		});
		reset(svg);
		var header = sibling(svg, 2);
		var p = child(header);
		var text_1 = child(p);
		var node_13 = sibling(text_1);
		var consequent_3 = ($$anchor) => {
			var text_2 = text();
			template_effect(($0) => set_text(text_2, `· ${$0 ?? ""}`), [() => spoken(get(story).length)]);
			append($$anchor, text_2);
		};
		if_block(node_13, ($$render) => {
			if (get(long)) $$render(consequent_3);
		});
		var text_3 = sibling(node_13);
		reset(p);
		var h2 = sibling(p, 2);
		var text_4 = only_child(h2, true);
		var p_1 = sibling(h2, 2);
		var node_14 = child(p_1);
		var consequent_4 = ($$anchor) => {
			var b = root_4$9();
			var text_5 = only_child(b, true);
			template_effect(($0) => set_text(text_5, $0), [() => t(get(over).winners.includes(get(frame).view.seat) ? "over.youWon" : "over.youLost")]);
			append($$anchor, b);
		};
		if_block(node_14, ($$render) => {
			if (get(frame).view.seat >= 0) $$render(consequent_4);
		});
		var text_6 = sibling(node_14);
		reset(p_1);
		var p_2 = sibling(p_1, 2);
		var text_7 = only_child(p_2);
		reset(header);
		var node_15 = sibling(header, 2);
		Fates(node_15, { get story() {
			return get(story);
		} });
		var div = sibling(node_15, 2);
		var node_16 = child(div);
		var consequent_5 = ($$anchor) => {
			var div_1 = root_5$5();
			var h3 = child(div_1);
			var text_8 = only_child(h3, true);
			Curves(sibling(h3, 2), { get story() {
				return get(story);
			} });
			reset(div_1);
			template_effect(($0) => set_text(text_8, $0), [() => t("over.cost")]);
			append($$anchor, div_1);
		};
		if_block(node_16, ($$render) => {
			if (get(story)) $$render(consequent_5);
		});
		var node_18 = sibling(node_16, 2);
		var consequent_6 = ($$anchor) => {
			var div_2 = root_7$3();
			var h3_1 = child(div_2);
			var text_9 = only_child(h3_1, true);
			var ol = sibling(h3_1, 2);
			each(ol, 21, () => get(turned), (line) => line.n, ($$anchor, line) => {
				var li = root_6$4();
				var span = child(li);
				var text_10 = only_child(span, true);
				var span_1 = sibling(span, 2);
				var node_19 = child(span_1);
				Said(node_19, {
					get text() {
						return get(line).text;
					},
					quiet: true
				});
				reset(span_1);
				reset(li);
				template_effect(() => set_text(text_10, get(line).turn));
				append($$anchor, li);
			});
			reset(ol);
			reset(div_2);
			template_effect(($0) => set_text(text_9, $0), [() => t("over.turned")]);
			append($$anchor, div_2);
		};
		if_block(node_18, ($$render) => {
			if (get(turned).length) $$render(consequent_6);
		});
		var div_3 = sibling(node_18, 2);
		var node_20 = child(div_3);
		var consequent_7 = ($$anchor) => {
			var fragment_4 = root_8$2();
			var node_21 = first_child(fragment_4);
			Again(node_21, {});
			var a = sibling(node_21, 2);
			var text_11 = only_child(a, true);
			var button_1 = sibling(a, 2);
			var text_12 = only_child(button_1, true);
			var a_1 = sibling(button_1, 2);
			var text_13 = only_child(a_1, true);
			template_effect(($0, $1, $2) => {
				set_attribute(a, "href", `/t/${session.id ?? ""}/replay?at=0`);
				set_text(text_11, $0);
				set_text(text_12, $1);
				set_text(text_13, $2);
			}, [
				() => t("over.again"),
				() => t("over.fold"),
				() => t("app.home")
			]);
			delegated("click", button_1, () => set(folded, true));
			append($$anchor, fragment_4);
		};
		if_block(node_20, ($$render) => {
			if (past()) $$render(consequent_7);
		});
		var node_22 = sibling(node_20, 2);
		var consequent_8 = ($$anchor) => {
			var details = root_9$2();
			var summary = child(details);
			var text_14 = only_child(summary, true);
			var node_23 = sibling(summary, 2);
			Seed(node_23, { get table() {
				return get(frame).table;
			} });
			var p_3 = sibling(node_23, 2);
			var text_15 = only_child(p_3, true);
			var a_2 = sibling(p_3, 2);
			var text_16 = only_child(a_2, true);
			reset(details);
			template_effect(($0, $1, $2, $3) => {
				set_text(text_14, $0);
				set_text(text_15, $1);
				set_attribute(a_2, "href", $2);
				set_attribute(a_2, "download", `ragtag-${session.id ?? ""}.json`);
				set_text(text_16, $3);
			}, [
				() => t("over.seed"),
				() => t("over.hint"),
				() => recordOf(session.id, session.key),
				() => t("over.record")
			]);
			append($$anchor, details);
		};
		if_block(node_22, ($$render) => {
			if (get(frame).table.seed) $$render(consequent_8);
		});
		reset(div_3);
		var node_24 = sibling(div_3, 2);
		var consequent_13 = ($$anchor) => {
			var fragment_5 = root_13();
			var node_25 = first_child(fragment_5);
			var consequent_9 = ($$anchor) => {
				var div_4 = root_5$5();
				var h3_2 = child(div_4);
				var text_17 = only_child(h3_2, true);
				Given(sibling(h3_2, 2), { get story() {
					return get(story);
				} });
				reset(div_4);
				template_effect(($0) => set_text(text_17, $0), [() => t("over.checks")]);
				append($$anchor, div_4);
			};
			if_block(node_25, ($$render) => {
				if (get(story).checks.length) $$render(consequent_9);
			});
			var node_27 = sibling(node_25, 2);
			var consequent_11 = ($$anchor) => {
				var details_1 = root_10$1();
				var summary_1 = child(details_1);
				var text_18 = only_child(summary_1, true);
				var node_28 = sibling(summary_1, 2);
				var consequent_10 = ($$anchor) => {
					var fragment_6 = comment();
					var node_29 = first_child(fragment_6);
					await_block(node_29, () => __vitePreload(() => import("./Minds-CSPUBTK5.js"), __vite__mapDeps([0,1,2,3,4,5,6,7])), null, ($$anchor, $$source) => {
						var $$value = user_derived(() => {
							var { default: Minds } = get($$source);
							return { Minds };
						});
						var Minds = user_derived(() => get($$value).Minds);
						var fragment_7 = comment();
						var node_30 = first_child(fragment_7);
						component(node_30, () => get(Minds), ($$anchor, Minds_1) => {
							Minds_1($$anchor, {});
						});
						append($$anchor, fragment_7);
					});
					append($$anchor, fragment_6);
				};
				if_block(node_28, ($$render) => {
					if (get(minds)) $$render(consequent_10);
				});
				reset(details_1);
				template_effect(($0) => set_text(text_18, $0), [() => t("over.minds")]);
				bind_property("open", "toggle", details_1, ($$value) => set(minds, $$value), () => get(minds));
				append($$anchor, details_1);
			};
			if_block(node_27, ($$render) => {
				if (get(bots)) $$render(consequent_11);
			});
			var node_31 = sibling(node_27, 2);
			var consequent_12 = ($$anchor) => {
				var div_5 = root_12();
				var h3_3 = child(div_5);
				var text_19 = only_child(h3_3, true);
				var ul = sibling(h3_3, 2);
				each(ul, 21, () => get(story).seats, index, ($$anchor, life, seat) => {
					var li_1 = root_11();
					set_class(li_1, 1, `seat-${seat}`, "svelte-56doz6");
					var span_2 = child(li_1);
					var node_32 = child(span_2);
					Glyph(node_32, {
						seat,
						size: 12
					});
					var text_20 = sibling(node_32);
					reset(span_2);
					var meter = sibling(span_2, 2);
					var b_1 = sibling(meter, 2);
					var text_21 = only_child(b_1, true);
					reset(li_1);
					template_effect(($0, $1, $2) => {
						set_text(text_20, ` ${$0 ?? ""}`);
						set_attribute(meter, "max", $1);
						set_value(meter, get(life).thought);
						set_text(text_21, $2);
					}, [
						() => seatName(get(frame), seat),
						() => Math.max(1, ...get(story).seats.map((s) => s.thought)),
						() => spoken(get(life).thought)
					]);
					append($$anchor, li_1);
				});
				reset(ul);
				reset(div_5);
				template_effect(($0) => set_text(text_19, $0), [() => t("over.thought")]);
				append($$anchor, div_5);
			};
			if_block(node_31, ($$render) => {
				if (get(long)) $$render(consequent_12);
			});
			append($$anchor, fragment_5);
		};
		if_block(node_24, ($$render) => {
			if (get(story)) $$render(consequent_13);
		});
		reset(div);
		reset(section);
		template_effect(($0, $1, $2, $3, $4, $5, $6) => {
			classes = set_class(section, 1, "over night svelte-56doz6", null, classes, {
				past: past(),
				humans: get(over).humansWon
			});
			set_attribute(section, "aria-label", $0);
			set_text(text_1, `${$1 ?? ""} `);
			set_text(text_3, ` · ${$2 ?? ""}`);
			set_text(text_4, $3);
			set_text(text_6, ` ${$4 ?? ""}`);
			set_text(text_7, `${$5 ?? ""}: ${$6 ?? ""}`);
		}, [
			() => t("over.title"),
			() => t("fleet.turn", { n: get(frame).view.turn }),
			() => count("over.players", get(frame).view.players),
			() => t(get(over).humansWon ? "over.humans" : "over.cylons"),
			() => word(`ending.${get(over).ending}`, get(over).ending),
			() => t("over.winners"),
			() => get(over).winners.map((seat) => seatName(get(frame), seat)).join(", ")
		]);
		append($$anchor, section);
	};
	if_block(node, ($$render) => {
		if (get(folded)) $$render(consequent);
		else $$render(alternate_1, -1);
	});
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
// src/stage/where.ts
var things = (a) => a.raiders + a.heavy + a.vipers + a.basestars.length + a.civilians.length + a.pilots.length;
/** The spot on the board that a line is about, as it was before; none where that is not known. */
function spotOf(line, before, after) {
	const hit = /^galactica-damage\/(?:galactica-damage-)?(.+)$|^pegasus-damage\/(?:pegasus-damage-)?(.+)$/.exec(line.comp ?? "");
	if (hit) return `location/${hit[1] ?? hit[2]}`;
	if (line.letter) {
		const lost = before.areas.find((a) => a.civilians.some((c) => c.letter === line.letter));
		return lost && `area/${lost.id}`;
	}
	const poorer = before.areas.filter((a) => {
		const now = after?.areas.find((b) => b.id === a.id);
		return now && things(now) < things(a);
	});
	return poorer.length === 1 ? `area/${poorer[0].id}` : void 0;
}
// src/stage/Blast.svelte
var root$17 = from_svg(`<path class="shot svelte-57b7ry" d="M-92-46L0 0M-84 30L6 6"></path>`);
var root_1$12 = from_svg(`<g class="svelte-57b7ry"><path class="shard svelte-57b7ry"></path></g>`);
var root_2$9 = from_svg(`<circle fill="url(#fire)"></circle><!>`, 1);
var root_3$9 = from_html(`<div class="place svelte-57b7ry"><svg viewBox="-100 -100 200 200" width="200" height="200" class="svelte-57b7ry"><defs class="svelte-57b7ry"><radialGradient id="fire" class="svelte-57b7ry"><stop offset="0" stop-color="#fff6dc" class="svelte-57b7ry"></stop><stop offset=".3" stop-color="#ffb347" stop-opacity=".95" class="svelte-57b7ry"></stop><stop offset=".65" stop-color="#e2552a" stop-opacity=".55" class="svelte-57b7ry"></stop><stop offset="1" stop-color="#7c1a10" stop-opacity="0" class="svelte-57b7ry"></stop></radialGradient></defs><!><!></svg></div>`);
var root_4$8 = from_html(`<div class="blast svelte-57b7ry" aria-hidden="true"><!></div>`);
function Blast($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	const spot = user_derived(() => spotOf($$props.now.line, session.frame.view, session.received?.view));
	const big = user_derived(() => $$props.now.kind === "destroyed");
	const hurt = user_derived(() => $$props.now.kind === "damage");
	let at = state(void 0);
	/** Finds the place once, when it begins. */
	const found = (box) => {
		const thing = get(spot) && box.closest(".scene")?.querySelector(`[data-spot="${CSS.escape(get(spot))}"]`);
		if (!thing) return;
		const [here, there] = [box.getBoundingClientRect(), thing.getBoundingClientRect()];
		set(at, {
			x: there.x + there.width / 2 - here.x,
			y: there.y + there.height / 2 - here.y
		});
	};
	const shards = [
		0,
		1,
		2,
		3,
		4,
		5,
		6,
		7,
		8,
		9
	];
	var div = root_4$8();
	let styles;
	var node = child(div);
	var consequent_3 = ($$anchor) => {
		var div_1 = root_3$9();
		let styles_1;
		var svg = child(div_1);
		var node_1 = sibling(child(svg));
		var consequent = ($$anchor) => {
			var path = root$17();
			append($$anchor, path);
		};
		if_block(node_1, ($$render) => {
			if ($$props.now.kind === "attack") $$render(consequent);
		});
		var node_2 = sibling(node_1);
		var consequent_2 = ($$anchor) => {
			var fragment = root_2$9();
			var circle = first_child(fragment);
			let classes;
			var node_3 = sibling(circle);
			var consequent_1 = ($$anchor) => {
				var fragment_1 = comment();
				var node_4 = first_child(fragment_1);
				each(node_4, 16, () => shards, (i) => i, ($$anchor, i) => {
					var g = root_1$12();
					var path_1 = only_child(g);
					template_effect(() => {
						set_attribute(g, "transform", `rotate(${i * 36 + i % 3 * 9})`);
						set_attribute(path_1, "d", `M0-6L${5 + i % 3 * 2} 0L0 5z`);
					});
					append($$anchor, g);
				});
				append($$anchor, fragment_1);
			};
			if_block(node_3, ($$render) => {
				if (get(big)) $$render(consequent_1);
			});
			template_effect(() => {
				classes = set_class(circle, 0, "fire svelte-57b7ry", null, classes, { hurt: get(hurt) });
				set_attribute(circle, "r", get(big) ? 78 : 52);
			});
			append($$anchor, fragment);
		};
		if_block(node_2, ($$render) => {
			if (get(big) || get(hurt)) $$render(consequent_2);
		});
		reset(svg);
		reset(div_1);
		template_effect(() => styles_1 = set_style(div_1, "", styles_1, { transform: `translate(${get(at).x ?? ""}px, ${get(at).y ?? ""}px)` }));
		append($$anchor, div_1);
	};
	if_block(node, ($$render) => {
		if (get(at)) $$render(consequent_3);
	});
	reset(div);
	attach(div, () => found);
	template_effect(() => styles = set_style(div, "", styles, { "--ms": `${$$props.now.ms ?? ""}ms` }));
	append($$anchor, div);
	pop();
}
// src/stage/Ended.svelte
var root$16 = from_html(`<div class="ended svelte-ayqt1g" aria-hidden="true"><svg viewBox="0 0 1208 600" preserveAspectRatio="xMidYMax slice" class="svelte-ayqt1g"><defs class="svelte-ayqt1g"><radialGradient id="limb" cx=".5" cy="0" r=".9" class="svelte-ayqt1g"><stop offset="0" stop-color="#f4b860" stop-opacity=".8" class="svelte-ayqt1g"></stop><stop offset=".3" stop-color="#3f7186" class="svelte-ayqt1g"></stop><stop offset="1" stop-color="#0a141c" class="svelte-ayqt1g"></stop></radialGradient></defs><circle class="limb svelte-ayqt1g" cx="604" cy="1330" r="920" fill="url(#limb)"></circle></svg> <p class="svelte-ayqt1g"><!></p></div>`);
function Ended($$anchor, $$props) {
	push($$props, true);
	var div = root$16();
	let styles;
	var p = sibling(child(div), 2);
	var node = child(p);
	Said(node, {
		get text() {
			return $$props.now.line.text;
		},
		quiet: true
	});
	reset(p);
	reset(div);
	template_effect(() => styles = set_style(div, "", styles, { "--ms": `${$$props.now.ms ?? ""}ms` }));
	append($$anchor, div);
	pop();
}
// src/stage/Face.svelte
var root$15 = from_html(`<div class="after svelte-ade21d"><!></div>`);
var root_1$11 = from_html(`<div class="body svelte-ade21d"><!> <!></div>`);
var root_2$8 = from_html(`<div class="card svelte-ade21d"><!></div>`);
var root_3$8 = from_html(`<div class="cards svelte-ade21d"></div>`);
var root_4$7 = from_html(`<section aria-hidden="true"><!> <p><!></p> <!></section>`);
function Face($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	const line = user_derived(() => $$props.now.line);
	const dies = user_derived(() => $$props.now.kind === "execution");
	const seat = user_derived(() => get(line).at ?? get(line).by ?? -1);
	const body = user_derived(() => session.frame.view.seats[get(seat)]);
	const turns = user_derived(() => get(dies) || get(line).kind === "cylon");
	const cards = user_derived(() => get(dies) ? [] : [.../* @__PURE__ */ new Set([...get(line).comp ? [get(line).comp] : [], ...get(line).comps ?? []])].slice(0, 3));
	var section = root_4$7();
	let styles;
	var node = child(section);
	var consequent_1 = ($$anchor) => {
		var div = root_1$11();
		var node_1 = child(div);
		Portrait(node_1, {
			get character() {
				return get(body).character;
			},
			size: 248,
			get revealed() {
				return get(body).revealed;
			}
		});
		var node_2 = sibling(node_1, 2);
		var consequent = ($$anchor) => {
			var div_1 = root$15();
			var node_3 = child(div_1);
			{
				let $0 = user_derived(() => !get(dies));
				Portrait(node_3, {
					get character() {
						return get(body).character;
					},
					size: 248,
					get revealed() {
						return get($0);
					},
					get executed() {
						return get(dies);
					}
				});
			}
			reset(div_1);
			append($$anchor, div_1);
		};
		if_block(node_2, ($$render) => {
			if (get(turns)) $$render(consequent);
		});
		reset(div);
		append($$anchor, div);
	};
	if_block(node, ($$render) => {
		if (get(body)?.character) $$render(consequent_1);
	});
	var p = sibling(node, 2);
	let classes;
	var node_4 = child(p);
	Said(node_4, {
		get text() {
			return get(line).text;
		},
		quiet: true
	});
	reset(p);
	var node_5 = sibling(p, 2);
	var consequent_2 = ($$anchor) => {
		var div_2 = root_3$8();
		each(div_2, 20, () => get(cards), (id) => id, ($$anchor, id) => {
			var div_3 = root_2$8();
			var node_6 = child(div_3);
			Paper(node_6, { get id() {
				return id;
			} });
			reset(div_3);
			append($$anchor, div_3);
		});
		reset(div_2);
		append($$anchor, div_2);
	};
	if_block(node_5, ($$render) => {
		if (get(cards).length) $$render(consequent_2);
	});
	reset(section);
	template_effect(() => {
		set_class(section, 1, `face seat-${get(seat) ?? ""}`, "svelte-ade21d");
		styles = set_style(section, "", styles, { "--ms": `${$$props.now.ms ?? ""}ms` });
		classes = set_class(p, 1, "svelte-ade21d", null, classes, { red: get(line).kind === "cylon" });
	});
	append($$anchor, section);
	pop();
}
// src/stage/Jump.svelte
var root$14 = from_svg(`<g class="left svelte-10f82gs"><g transform="translate(1010 170)" class="svelte-10f82gs"><!></g><g transform="translate(900 110)" class="svelte-10f82gs"><!></g><g transform="translate(890 500)" class="svelte-10f82gs"><!></g><g transform="translate(960 430)" class="svelte-10f82gs"><!></g></g>`);
var root_1$10 = from_svg(`<g class="shadow svelte-10f82gs"><g transform="translate(520 300)" class="svelte-10f82gs"><!></g></g>`);
var root_2$7 = from_svg(`<ellipse class="ring svelte-10f82gs" rx="120" ry="260"></ellipse>`);
var root_3$7 = from_html(`<p class="behind svelte-10f82gs" aria-hidden="true"> </p>`);
var root_4$6 = from_html(`<div class="jump svelte-10f82gs"><svg preserveAspectRatio="xMidYMid slice" aria-hidden="true" class="svelte-10f82gs"><defs class="svelte-10f82gs"><radialGradient id="jump-bow" class="svelte-10f82gs"><stop offset="0" stop-color="#fff" class="svelte-10f82gs"></stop><stop offset=".25" stop-color="#cfeaf6" stop-opacity=".9" class="svelte-10f82gs"></stop><stop offset="1" stop-color="#2a6b94" stop-opacity="0" class="svelte-10f82gs"></stop></radialGradient></defs><g class="svelte-10f82gs"><g class="rays svelte-10f82gs"><path stroke-width="1.5" opacity=".6" class="svelte-10f82gs"></path><path stroke-width="3" class="svelte-10f82gs"></path></g><!><g class="others svelte-10f82gs"><g transform="translate(860 220)" class="svelte-10f82gs"><!></g><g transform="translate(905 400)" class="svelte-10f82gs"><!></g><g transform="translate(800 490)" class="svelte-10f82gs"><!></g><g transform="translate(800 110)" class="svelte-10f82gs"><!></g></g><!><g class="hull svelte-10f82gs"><g transform="translate(520 300)" class="svelte-10f82gs"><!></g></g><!><g class="bow svelte-10f82gs"><ellipse rx="220" ry="62" fill="url(#jump-bow)" class="svelte-10f82gs"></ellipse><ellipse rx="420" ry="9" fill="url(#jump-bow)" class="svelte-10f82gs"></ellipse></g></g></svg> <div class="white svelte-10f82gs"></div> <p class="said svelte-10f82gs" aria-hidden="true"><!></p> <!></div>`);
function Jump($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	const bow = {
		x: 282,
		y: 300
	};
	const [thin, thick] = [streaks(1900, 1500, bow.x, bow.y, 150), streaks(2300, 1800, bow.x, bow.y, 46)];
	/** The Cylon ships there were, which stay behind. */
	const left = user_derived(() => session.frame.view.areas.reduce((n, a) => n + a.raiders + a.heavy + a.basestars.length, 0));
	let tmp = [2, 1], $$array = user_derived(() => to_array(tmp, 2)), w = state(proxy(get($$array)[0])), h = state(proxy(get($$array)[1]));
	const upright = user_derived(() => get(h) > get(w));
	var div = root_4$6();
	let styles;
	var svg = child(div);
	var g = sibling(child(svg));
	var g_1 = child(g);
	var path = child(g_1);
	var path_1 = sibling(path);
	reset(g_1);
	var node = sibling(g_1);
	var consequent = ($$anchor) => {
		var g_2 = root$14();
		var g_3 = child(g_2);
		var node_1 = child(g_3);
		Ship(node_1, {
			kind: "basestar",
			size: 120,
			turn: 16
		});
		reset(g_3);
		var g_4 = sibling(g_3);
		var node_2 = child(g_4);
		Ship(node_2, {
			kind: "raider",
			size: 46,
			turn: -90
		});
		reset(g_4);
		var g_5 = sibling(g_4);
		var node_3 = child(g_5);
		Ship(node_3, {
			kind: "raider",
			size: 52,
			turn: -90
		});
		reset(g_5);
		var g_6 = sibling(g_5);
		var node_4 = child(g_6);
		Ship(node_4, {
			kind: "raider",
			size: 40,
			turn: -90
		});
		reset(g_6);
		reset(g_2);
		append($$anchor, g_2);
	};
	if_block(node, ($$render) => {
		if (get(left) > 0) $$render(consequent);
	});
	var g_7 = sibling(node);
	var g_8 = child(g_7);
	var node_5 = child(g_8);
	Ship(node_5, {
		kind: "liner",
		size: 72,
		turn: -90
	});
	reset(g_8);
	var g_9 = sibling(g_8);
	var node_6 = child(g_9);
	Ship(node_6, {
		kind: "freighter",
		size: 70,
		turn: -90
	});
	reset(g_9);
	var g_10 = sibling(g_9);
	var node_7 = child(g_10);
	Ship(node_7, {
		kind: "colonial-one",
		size: 120
	});
	reset(g_10);
	var g_11 = sibling(g_10);
	var node_8 = child(g_11);
	Ship(node_8, {
		kind: "gardens",
		size: 66,
		turn: -90
	});
	reset(g_11);
	reset(g_7);
	var node_9 = sibling(g_7);
	each(node_9, 16, () => [
		3,
		2,
		1
	], (n) => n, ($$anchor, n) => {
		var g_12 = root_1$10();
		let styles_1;
		var g_13 = child(g_12);
		var node_10 = child(g_13);
		Ship(node_10, {
			kind: "galactica",
			size: 480
		});
		reset(g_13);
		reset(g_12);
		template_effect(() => styles_1 = set_style(g_12, "", styles_1, {
			"--far": `${n * 95}px`,
			"--lit": .42 - n * .1
		}));
		append($$anchor, g_12);
	});
	var g_14 = sibling(node_9);
	var g_15 = child(g_14);
	var node_11 = child(g_15);
	Ship(node_11, {
		kind: "galactica",
		size: 480
	});
	reset(g_15);
	reset(g_14);
	var node_12 = sibling(g_14);
	each(node_12, 16, () => [
		0,
		1,
		2
	], (n) => n, ($$anchor, n) => {
		var ellipse = root_2$7();
		let styles_2;
		template_effect(() => {
			set_attribute(ellipse, "cx", bow.x);
			set_attribute(ellipse, "cy", bow.y);
			styles_2 = set_style(ellipse, "", styles_2, { "--n": n });
		});
		append($$anchor, ellipse);
	});
	var g_16 = sibling(node_12);
	var ellipse_1 = child(g_16);
	var ellipse_2 = sibling(ellipse_1);
	reset(g_16);
	reset(g);
	reset(svg);
	var p = sibling(svg, 4);
	var node_13 = child(p);
	Said(node_13, {
		get text() {
			return $$props.now.line.text;
		},
		quiet: true
	});
	reset(p);
	var node_14 = sibling(p, 2);
	var consequent_1 = ($$anchor) => {
		var p_1 = root_3$7();
		var text = only_child(p_1, true);
		template_effect(($0) => set_text(text, $0), [() => count("stage.behind", get(left))]);
		append($$anchor, p_1);
	};
	if_block(node_14, ($$render) => {
		if (get(left) > 0) $$render(consequent_1);
	});
	reset(div);
	template_effect(() => {
		styles = set_style(div, "", styles, { "--ms": `${$$props.now.ms ?? ""}ms` });
		set_attribute(svg, "viewBox", get(upright) ? "0 0 600 900" : "0 0 1208 600");
		set_attribute(g, "transform", get(upright) ? "translate(300 430) rotate(90) translate(-500 -300)" : void 0);
		set_attribute(path, "d", thin);
		set_attribute(path_1, "d", thick);
		set_attribute(ellipse_1, "cx", bow.x);
		set_attribute(ellipse_1, "cy", bow.y);
		set_attribute(ellipse_2, "cx", bow.x);
		set_attribute(ellipse_2, "cy", bow.y);
	});
	bind_element_size(div, "clientWidth", ($$value) => set(w, $$value));
	bind_element_size(div, "clientHeight", ($$value) => set(h, $$value));
	append($$anchor, div);
	pop();
}
// src/stage/Titled.svelte
var root$13 = from_html(`<div aria-hidden="true"><!> <span class="sign svelte-c650na"><!></span> <p class="svelte-c650na"><!></p></div>`);
function Titled($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	const seat = user_derived(() => $$props.now.line.at ?? -1);
	const body = user_derived(() => session.frame.view.seats[get(seat)]);
	const title = user_derived(() => $$props.now.line.text.find((span) => span.ref?.startsWith("title/"))?.ref ?? "");
	var div = root$13();
	let styles;
	var node = child(div);
	var consequent = ($$anchor) => {
		Portrait($$anchor, {
			get character() {
				return get(body).character;
			},
			size: 72,
			get revealed() {
				return get(body).revealed;
			}
		});
	};
	if_block(node, ($$render) => {
		if (get(body)?.character) $$render(consequent);
	});
	var span_1 = sibling(node, 2);
	var node_1 = child(span_1);
	Glyph$1(node_1, {
		get name() {
			return get(title);
		},
		size: 44
	});
	reset(span_1);
	var p = sibling(span_1, 2);
	var node_2 = child(p);
	Said(node_2, {
		get text() {
			return $$props.now.line.text;
		},
		quiet: true
	});
	reset(p);
	reset(div);
	template_effect(() => {
		set_class(div, 1, `titled seat-${get(seat) ?? ""}`, "svelte-c650na");
		styles = set_style(div, "", styles, { "--ms": `${$$props.now.ms ?? ""}ms` });
	});
	append($$anchor, div);
	pop();
}
// src/stage/Scene.svelte
var root$12 = from_html(`<!> <div class="drawn svelte-vkxcfk"><!></div>`, 1);
function Scene($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	const line = user_derived(() => $$props.now.line), kind = user_derived(() => $$props.now.kind);
	var fragment = comment();
	var node = first_child(fragment);
	var consequent = ($$anchor) => {
		Jump($$anchor, { get now() {
			return $$props.now;
		} });
	};
	var consequent_1 = ($$anchor) => {
		Face($$anchor, { get now() {
			return $$props.now;
		} });
	};
	var consequent_2 = ($$anchor) => {
		Ended($$anchor, { get now() {
			return $$props.now;
		} });
	};
	var consequent_3 = ($$anchor) => {
		Titled($$anchor, { get now() {
			return $$props.now;
		} });
	};
	var consequent_4 = ($$anchor) => {
		Blast($$anchor, { get now() {
			return $$props.now;
		} });
	};
	var consequent_5 = ($$anchor) => {
		var fragment_6 = root$12();
		var node_1 = first_child(fragment_6);
		Veil(node_1, {});
		var div = sibling(node_1, 2);
		var node_2 = child(div);
		{
			let $0 = user_derived(() => t(get(line).kind === "super" ? "stage.super" : "stage.drawn", { name: get(line).by === void 0 ? "" : seatName(session.frame, get(line).by) }));
			CrisisCard(node_2, {
				get id() {
					return get(line).comp;
				},
				get kind() {
					return get($0);
				},
				big: true
			});
		}
		reset(div);
		append($$anchor, fragment_6);
	};
	if_block(node, ($$render) => {
		if (get(kind) === "jump" && get(line).kind === "jump") $$render(consequent);
		else if (get(kind) === "reveal" || get(kind) === "execution") $$render(consequent_1, 1);
		else if (get(kind) === "over" && get(line).kind === "ended") $$render(consequent_2, 2);
		else if (get(kind) === "title") $$render(consequent_3, 3);
		else if (get(kind) === "attack" || get(kind) === "destroyed" || get(kind) === "damage") $$render(consequent_4, 4);
		else if (get(kind) === "crisis" && get(line).comp) $$render(consequent_5, 5);
	});
	append($$anchor, fragment);
	pop();
}
// src/ask/Sealed.svelte
var root$11 = from_html(`<p class="svelte-b5jhtp"><!> <strong> </strong> <button type="button"> </button></p>`);
var root_1$9 = from_html(`<strong> </strong>`);
var root_2$6 = from_html(`<button type="button" class="card svelte-b5jhtp"><!> <span class="sr"> </span><span aria-hidden="true"> </span> <!></button>`);
var root_3$6 = from_html(`<p class="hint svelte-b5jhtp"><!> </p> <div class="cards svelte-b5jhtp" role="group"></div> <button type="button"> </button>`, 1);
var root_4$5 = from_html(`<section class="sealed svelte-b5jhtp"><!></section>`);
function Sealed($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	const frame = user_derived(() => session.frame);
	const given = user_derived(() => get(frame).orders?.find((o) => o.window === "contribute"));
	const hand = user_derived(() => sorted(get(frame).view.mine.hand, (id) => book.face(id)));
	let picked = state(proxy({}));
	const takes = user_derived(() => get(hand).flatMap(({ id, copies }) => {
		const count = Math.min(get(picked)[id] ?? 0, copies);
		return count > 0 ? [{
			option: id,
			count
		}] : [];
	}));
	const n = user_derived(() => get(takes).reduce((sum, k) => sum + k.count, 0));
	const press = (id, copies) => set(picked, {
		...get(picked),
		[id]: ((get(picked)[id] ?? 0) + 1) % (copies + 1)
	}, true);
	const seal = () => session.act((key) => order(session.id, key, get(n) > 0 ? {
		window: "contribute",
		do: "add",
		until: "check",
		add: get(takes)
	} : {
		window: "contribute",
		do: "pass",
		until: "check"
	}));
	const unseal = () => session.act((key) => order(session.id, key, {
		window: "contribute",
		do: "none"
	}));
	var section = root_4$5();
	var node = child(section);
	var consequent = ($$anchor) => {
		var p = root$11();
		var node_1 = child(p);
		Eye_off(node_1, {
			size: 15,
			"aria-hidden": "true"
		});
		var strong = sibling(node_1, 2);
		var text = only_child(strong, true);
		var text_1 = sibling(strong);
		var button = sibling(text_1);
		var text_2 = only_child(button, true);
		reset(p);
		template_effect(($0, $1, $2) => {
			set_text(text, $0);
			set_text(text_1, ` ${$1 ?? ""} `);
			button.disabled = session.sending;
			set_text(text_2, $2);
		}, [
			() => t("sealed.done"),
			() => deed(get(given)),
			() => t("orders.forget")
		]);
		delegated("click", button, unseal);
		append($$anchor, p);
	};
	var alternate = ($$anchor) => {
		var fragment = root_3$6();
		var p_1 = first_child(fragment);
		var node_2 = child(p_1);
		Eye_off(node_2, {
			size: 15,
			"aria-hidden": "true"
		});
		var text_3 = sibling(node_2);
		reset(p_1);
		var div = sibling(p_1, 2);
		each(div, 21, () => get(hand), ({ id, copies }) => id, ($$anchor, $$item) => {
			let id = () => get($$item).id;
			let copies = () => get($$item).copies;
			const many = user_derived(() => Math.min(get(picked)[id()] ?? 0, copies()));
			var button_1 = root_2$6();
			var node_3 = child(button_1);
			{
				let $0 = user_derived(() => book.face(id()));
				Tag(node_3, spread_props(() => get($0)));
			}
			var span = sibling(node_3, 2);
			var text_4 = only_child(span, true);
			var span_1 = sibling(span);
			var text_5 = only_child(span_1, true);
			var node_4 = sibling(span_1, 2);
			var consequent_1 = ($$anchor) => {
				var strong_1 = root_1$9();
				var text_6 = only_child(strong_1);
				template_effect(() => set_text(text_6, `${get(many) ?? ""}/${copies() ?? ""}`));
				append($$anchor, strong_1);
			};
			if_block(node_4, ($$render) => {
				if (copies() > 1) $$render(consequent_1);
			});
			reset(button_1);
			template_effect(($0, $1) => {
				set_attribute(button_1, "aria-pressed", get(many) > 0);
				set_text(text_4, $0);
				set_text(text_5, $1);
			}, [() => cardName(id()), () => book.name(id())]);
			delegated("click", button_1, () => press(id(), copies()));
			append($$anchor, button_1);
		});
		reset(div);
		var button_2 = sibling(div, 2);
		let classes;
		var text_7 = only_child(button_2, true);
		template_effect(($0, $1, $2) => {
			set_text(text_3, ` ${$0 ?? ""}`);
			set_attribute(div, "aria-label", $1);
			classes = set_class(button_2, 1, "seal", null, classes, { main: get(n) > 0 });
			button_2.disabled = session.sending;
			set_text(text_7, $2);
		}, [
			() => t("sealed.hint"),
			() => t("sealed.title"),
			() => get(n) > 0 ? t("sealed.seal", { n: get(n) }) : t("sealed.nothing")
		]);
		delegated("click", button_2, seal);
		append($$anchor, fragment);
	};
	if_block(node, ($$render) => {
		if (get(given) && get(given).do !== "ask") $$render(consequent);
		else $$render(alternate, -1);
	});
	reset(section);
	template_effect(($0) => set_attribute(section, "aria-label", $0), [() => t("sealed.title")]);
	append($$anchor, section);
	pop();
}
delegate(["click"]);
// src/table/clean.ts
var allowed = new Set("a h1 h2 h3 h4 h5 p ul ol li dl dt dd table thead tbody tr th td caption strong em b i small br hr span div section article".split(" "));
var dropped = /* @__PURE__ */ new Set([
	"script",
	"style",
	"template",
	"iframe",
	"object"
]);
var attributes = /* @__PURE__ */ new Set([
	"colspan",
	"rowspan",
	"scope",
	"lang"
]);
function copy(from, to, depth) {
	for (const node of from.childNodes) {
		if (node instanceof Text) to.appendChild(document.createTextNode(node.data));
		if (!(node instanceof Element) || depth > 40) continue;
		const name = node.localName;
		if (dropped.has(name)) continue;
		if (!allowed.has(name)) {
			copy(node, to, depth + 1);
			continue;
		}
		const element = document.createElement(name);
		const rule = name === "a" ? /^#([\w.-]+)$/.exec(node.getAttribute("href") ?? "")?.[1] : void 0;
		if (rule) element.setAttribute("href", `#${rule}`);
		for (const a of node.attributes) if (attributes.has(a.name)) element.setAttribute(a.name, a.value);
		to.appendChild(element);
		copy(node, element, depth + 1);
	}
}
/** The harmless part of a piece of HTML, as nodes. */
function clean(html) {
	const parsed = new DOMParser().parseFromString(html, "text/html");
	const fragment = document.createDocumentFragment();
	copy(parsed.body, fragment, 0);
	return fragment;
}
// src/table/Rule.svelte
var root$10 = from_html(`<div class="rule svelte-gnvvuk"></div>`);
function Rule($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	/** A link leads to another rule: it opens here, and the address stays as it is. */
	function follow(event) {
		const link = event.target.closest("a[href^=\"#\"]");
		if (!link) return;
		event.preventDefault();
		session.openRule(link.getAttribute("href").slice(1));
	}
	/** Fills the box with the rule, and follows its links. */
	function show(rule) {
		return (box) => {
			box.replaceChildren(clean(rule));
			box.addEventListener("click", follow);
			return () => box.removeEventListener("click", follow);
		};
	}
	var div = root$10();
	attach(div, () => show($$props.html));
	append($$anchor, div);
	pop();
}
// src/table/Sheet.svelte
var root$9 = from_html(`<div class="card svelte-8fezen"><!></div>`);
var root_1$8 = from_html(`<strong class="svelte-8fezen"> </strong>`);
var root_2$5 = from_html(`<p><!> </p>`);
var root_3$5 = from_html(`<div class="text svelte-8fezen"></div>`);
var root_4$4 = from_html(`<p class="barred svelte-8fezen"> </p>`);
var root_5$4 = from_html(`<p class="here svelte-8fezen"> </p>`);
var root_6$3 = from_html(`<!> <!> <!>`, 1);
var root_7$2 = from_html(`<p> <code> </code></p>`);
var root_8$1 = from_html(`<p> </p>`);
var root_9$1 = from_html(`<div class="sheet svelte-8fezen"><div class="head svelte-8fezen"><h2 id="sheet-title" class="svelte-8fezen"> </h2> <button type="button" class="plain"><!></button></div> <!></div>`);
var root_10 = from_html(`<dialog aria-labelledby="sheet-title" class="svelte-8fezen"><!></dialog>`);
function Sheet($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	const sheet = user_derived(() => session.sheet);
	const table = user_derived(() => session.received?.table);
	let dialog;
	user_effect(() => {
		if (get(sheet) && !dialog.open) dialog.showModal();
		if (!get(sheet) && dialog.open) dialog.close();
	});
	const titles = {
		orders: "orders.title",
		notes: "notes.title",
		position: "position.title",
		rule: "sheet.rule"
	};
	const title = user_derived(() => !get(sheet) ? "" : get(sheet).kind === "component" ? book.name(get(sheet).id) : t(titles[get(sheet).kind]));
	const card = user_derived(() => get(sheet)?.kind === "component" && kindOf(get(sheet).id) !== "plain" ? get(sheet).id : void 0);
	/** Whether it lies in front of this seat alone. */
	const secret = user_derived(() => get(card) !== void 0 && session.frame !== void 0 && held(session.frame.view.mine).has(get(card)));
	const here = user_derived(() => session.frame && get(sheet) ? session.frame.view.seats.flatMap((s, i) => s.location === get(sheet).id ? [personName(session.frame, i)] : []) : []);
	const text = user_derived(() => get(sheet)?.kind === "component" ? book.text(get(sheet).id) || t("sheet.unknown") : "");
	const barred = user_derived(() => session.frame?.view.barred?.[get(sheet)?.id ?? ""]);
	const rule = user_derived(() => get(sheet)?.kind === "rule" && get(table) ? getRule(get(sheet).id, get(table).options, get(table).players, language.now) : void 0);
	const close = () => session.sheet = void 0;
	var dialog_1 = root_10();
	var node = child(dialog_1);
	var consequent_11 = ($$anchor) => {
		var div = root_9$1();
		var div_1 = child(div);
		var h2 = child(div_1);
		var text_1 = only_child(h2, true);
		var button = sibling(h2, 2);
		var node_1 = child(button);
		X(node_1, {
			size: 22,
			"aria-hidden": "true"
		});
		reset(button);
		reset(div_1);
		var node_2 = sibling(div_1, 2);
		var consequent_5 = ($$anchor) => {
			var fragment = root_6$3();
			var node_3 = first_child(fragment);
			var consequent = ($$anchor) => {
				var div_2 = root$9();
				var node_4 = child(div_2);
				Paper(node_4, {
					get id() {
						return get(card);
					},
					get secret() {
						return get(secret);
					}
				});
				reset(div_2);
				append($$anchor, div_2);
			};
			var consequent_1 = ($$anchor) => {
				Character($$anchor, { get id() {
					return get(sheet).id;
				} });
			};
			var d = user_derived(() => get(sheet).id.startsWith("character/"));
			var alternate = ($$anchor) => {
				var div_3 = root_3$5();
				each(div_3, 21, () => get(text).split("\n"), index, ($$anchor, paragraph) => {
					const lead = user_derived(() => leadOf(get(paragraph)));
					var p = root_2$5();
					var node_5 = child(p);
					var consequent_2 = ($$anchor) => {
						var strong = root_1$8();
						var text_2 = only_child(strong, true);
						template_effect(() => set_text(text_2, get(lead)));
						append($$anchor, strong);
					};
					if_block(node_5, ($$render) => {
						if (get(lead)) $$render(consequent_2);
					});
					var text_3 = sibling(node_5, 1, true);
					reset(p);
					template_effect(($0) => set_text(text_3, $0), [() => get(paragraph).slice(get(lead).length)]);
					append($$anchor, p);
				});
				reset(div_3);
				append($$anchor, div_3);
			};
			if_block(node_3, ($$render) => {
				if (get(card)) $$render(consequent);
				else if (get(d)) $$render(consequent_1, 1);
				else $$render(alternate, -1);
			});
			var node_6 = sibling(node_3, 2);
			var consequent_3 = ($$anchor) => {
				var p_1 = root_4$4();
				var text_4 = only_child(p_1, true);
				template_effect(($0) => set_text(text_4, $0), [() => t("sheet.barred", { card: book.name(get(barred)) })]);
				append($$anchor, p_1);
			};
			if_block(node_6, ($$render) => {
				if (get(barred)) $$render(consequent_3);
			});
			var node_7 = sibling(node_6, 2);
			var consequent_4 = ($$anchor) => {
				var p_2 = root_5$4();
				var text_5 = only_child(p_2, true);
				template_effect(($0) => set_text(text_5, $0), [() => t("sheet.here", { names: together(get(here)) })]);
				append($$anchor, p_2);
			};
			if_block(node_7, ($$render) => {
				if (get(here).length) $$render(consequent_4);
			});
			append($$anchor, fragment);
		};
		var consequent_7 = ($$anchor) => {
			var fragment_2 = comment();
			var node_8 = first_child(fragment_2);
			var consequent_6 = ($$anchor) => {
				var fragment_3 = comment();
				var node_9 = first_child(fragment_3);
				component(node_9, () => more.now.Orders, ($$anchor, more_now_Orders) => {
					more_now_Orders($$anchor, {});
				});
				append($$anchor, fragment_3);
			};
			if_block(node_8, ($$render) => {
				if (more.now) $$render(consequent_6);
			});
			append($$anchor, fragment_2);
		};
		var consequent_9 = ($$anchor) => {
			var fragment_4 = comment();
			var node_10 = first_child(fragment_4);
			var consequent_8 = ($$anchor) => {
				var fragment_5 = comment();
				var node_11 = first_child(fragment_5);
				component(node_11, () => more.now.Notes, ($$anchor, more_now_Notes) => {
					more_now_Notes($$anchor, {});
				});
				append($$anchor, fragment_5);
			};
			if_block(node_10, ($$render) => {
				if (more.now) $$render(consequent_8);
			});
			append($$anchor, fragment_4);
		};
		var consequent_10 = ($$anchor) => {
			var fragment_6 = comment();
			var node_12 = first_child(fragment_6);
			await_block(node_12, () => worded(__vitePreload(() => import("./Position-Dv57Qs2m.js"), __vite__mapDeps([8,1,2,3,4,5,9,10,11]))), null, ($$anchor, $$source) => {
				var $$value = user_derived(() => {
					var { default: Position } = get($$source);
					return { Position };
				});
				var Position = user_derived(() => get($$value).Position);
				var fragment_7 = comment();
				var node_13 = first_child(fragment_7);
				component(node_13, () => get(Position), ($$anchor, Position_1) => {
					Position_1($$anchor, {});
				});
				append($$anchor, fragment_7);
			});
			append($$anchor, fragment_6);
		};
		var alternate_1 = ($$anchor) => {
			var fragment_8 = comment();
			var node_14 = first_child(fragment_8);
			await_block(node_14, () => get(rule), ($$anchor) => {
				var p_4 = root_8$1();
				var text_8 = only_child(p_4, true);
				template_effect(($0) => set_text(text_8, $0), [() => t("app.loading")]);
				append($$anchor, p_4);
			}, ($$anchor, html) => {
				{
					let $0 = user_derived(() => get(html) ?? "");
					Rule($$anchor, { get html() {
						return get($0);
					} });
				}
			}, ($$anchor) => {
				var p_3 = root_7$2();
				var text_6 = child(p_3);
				var code = sibling(text_6);
				var text_7 = only_child(code, true);
				reset(p_3);
				template_effect(($0) => {
					set_text(text_6, `${$0 ?? ""} `);
					set_text(text_7, get(sheet).id);
				}, [() => t("sheet.ruleMissing")]);
				append($$anchor, p_3);
			});
			append($$anchor, fragment_8);
		};
		if_block(node_2, ($$render) => {
			if (get(sheet).kind === "component") $$render(consequent_5);
			else if (get(sheet).kind === "orders") $$render(consequent_7, 1);
			else if (get(sheet).kind === "notes") $$render(consequent_9, 2);
			else if (get(sheet).kind === "position") $$render(consequent_10, 3);
			else $$render(alternate_1, -1);
		});
		reset(div);
		template_effect(($0) => {
			set_text(text_1, get(title));
			set_attribute(button, "aria-label", $0);
		}, [() => t("app.close")]);
		delegated("click", button, close);
		append($$anchor, div);
	};
	if_block(node, ($$render) => {
		if (get(sheet)) $$render(consequent_11);
	});
	reset(dialog_1);
	bind_this(dialog_1, ($$value) => dialog = $$value, () => dialog);
	event("close", dialog_1, close);
	delegated("click", dialog_1, (e) => e.target === dialog && close());
	append($$anchor, dialog_1);
	pop();
}
delegate(["click"]);
// src/sound/Choose.svelte
var root$8 = from_html(`<label class="level svelte-tdf4he"> <input type="range" min="0" max="100" step="5" class="svelte-tdf4he"/></label> <label class="svelte-tdf4he"><input type="checkbox"/> </label> <label class="svelte-tdf4he"><input type="checkbox"/> </label>`, 1);
var root_1$7 = from_html(`<fieldset class="sound svelte-tdf4he"><legend class="svelte-tdf4he"> </legend> <label class="svelte-tdf4he"><input type="checkbox"/> </label> <!></fieldset>`);
function Choose($$anchor, $$props) {
	push($$props, true);
	function on(yes) {
		sound.set({ on: yes });
		if (yes) sound.play("turn");
		else sound.silence();
	}
	var fieldset = root_1$7();
	var legend = child(fieldset);
	var text = only_child(legend, true);
	var label = sibling(legend, 2);
	var input = child(label);
	remove_input_defaults(input);
	var text_1 = sibling(input);
	reset(label);
	var node = sibling(label, 2);
	var consequent = ($$anchor) => {
		var fragment = root$8();
		var label_1 = first_child(fragment);
		var text_2 = child(label_1);
		var input_1 = sibling(text_2);
		remove_input_defaults(input_1);
		reset(label_1);
		var label_2 = sibling(label_1, 2);
		var input_2 = child(label_2);
		remove_input_defaults(input_2);
		var text_3 = sibling(input_2);
		reset(label_2);
		var label_3 = sibling(label_2, 2);
		var input_3 = child(label_3);
		remove_input_defaults(input_3);
		var text_4 = sibling(input_3);
		reset(label_3);
		template_effect(($0, $1, $2) => {
			set_text(text_2, `${$0 ?? ""} `);
			set_value(input_1, sound.level);
			set_checked(input_2, sound.room);
			set_text(text_3, ` ${$1 ?? ""}`);
			set_checked(input_3, sound.captions);
			set_text(text_4, ` ${$2 ?? ""}`);
		}, [
			() => t("sound.level"),
			() => t("sound.room"),
			() => t("sound.captions")
		]);
		delegated("change", input_1, (e) => {
			sound.set({ level: Number(e.currentTarget.value) });
			sound.play("turn");
		});
		delegated("change", input_2, (e) => sound.set({ room: e.currentTarget.checked }));
		delegated("change", input_3, (e) => sound.set({ captions: e.currentTarget.checked }));
		append($$anchor, fragment);
	};
	if_block(node, ($$render) => {
		if (sound.on) $$render(consequent);
	});
	reset(fieldset);
	template_effect(($0, $1) => {
		set_text(text, $0);
		set_checked(input, sound.on);
		set_text(text_1, ` ${$1 ?? ""}`);
	}, [() => t("sound.title"), () => t("sound.on")]);
	delegated("change", input, (e) => on(e.currentTarget.checked));
	append($$anchor, fieldset);
	pop();
}
delegate(["change"]);
// src/table/Mine.svelte
var root$7 = from_html(`<p class="trouble" role="alert"> </p>`);
var root_1$6 = from_html(`<details><summary> </summary> <div class="svelte-1r1q71t"><p> </p> <button type="button"> </button> <!> <p role="status"> </p> <!></div></details>`);
function Mine($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	let trouble = state("");
	let done = state("");
	async function act(what, said) {
		set(trouble, set(done, ""), true);
		try {
			await what();
			set(done, said, true);
		} catch (problem) {
			set(trouble, explain(problem), true);
		}
	}
	const save = () => act(async () => {
		const mine = await mineOf(session.id, session.key);
		const link = document.createElement("a");
		link.href = URL.createObjectURL(new Blob([JSON.stringify(mine, null, 1)], { type: "application/json" }));
		link.download = `ragtag-${session.id}.json`;
		link.click();
		URL.revokeObjectURL(link.href);
	}, "");
	var details = root_1$6();
	var summary = child(details);
	var text = only_child(summary, true);
	var div = sibling(summary, 2);
	var p = child(div);
	var text_1 = only_child(p, true);
	var button = sibling(p, 2);
	var text_2 = only_child(button, true);
	var node = sibling(button, 2);
	{
		let $0 = user_derived(() => t("mine.erase"));
		let $1 = user_derived(() => t("mine.eraseSure"));
		Sure(node, {
			get label() {
				return get($0);
			},
			get sure() {
				return get($1);
			},
			act: () => act(() => eraseMine(session.id, session.key), t("mine.erased"))
		});
	}
	var p_1 = sibling(node, 2);
	var text_3 = only_child(p_1, true);
	var node_1 = sibling(p_1, 2);
	var consequent = ($$anchor) => {
		var p_2 = root$7();
		var text_4 = only_child(p_2, true);
		template_effect(() => set_text(text_4, get(trouble)));
		append($$anchor, p_2);
	};
	if_block(node_1, ($$render) => {
		if (get(trouble)) $$render(consequent);
	});
	reset(div);
	reset(details);
	template_effect(($0, $1, $2) => {
		set_text(text, $0);
		set_text(text_1, $1);
		set_text(text_2, $2);
		set_text(text_3, get(done));
	}, [
		() => t("mine.title"),
		() => t("mine.hint"),
		() => t("mine.save")
	]);
	delegated("click", button, save);
	append($$anchor, details);
	pop();
}
delegate(["click"]);
// src/table/Notify.svelte
var root$6 = from_html(`<p class="muted svelte-911di3"> </p>`);
var root_1$5 = from_html(`<label class="check svelte-911di3"><input type="checkbox" class="svelte-911di3"/> </label> <!>`, 1);
var root_2$4 = from_html(`<form class="svelte-911di3"><label class="svelte-911di3"> <input maxlength="16" autocomplete="one-time-code" class="svelte-911di3"/></label> <button> </button></form>`);
var root_3$4 = from_html(`<p> </p> <!> <button type="button"> </button>`, 1);
var root_4$3 = from_html(`<p> </p> <button type="button"> </button>`, 1);
var root_5$3 = from_html(`<option> </option>`);
var root_6$2 = from_html(`<label class="check svelte-911di3"><input type="checkbox" class="svelte-911di3"/> </label>`);
var root_7$1 = from_html(`<p class="trouble" role="alert"> </p>`);
var root_8 = from_html(`<!> <!> <form class="svelte-911di3"><label class="svelte-911di3"> <select class="svelte-911di3"><option> </option><option> </option><!></select></label> <label class="svelte-911di3"> <input required="" maxlength="400" autocomplete="off" class="svelte-911di3"/></label> <!> <p class="muted svelte-911di3"> </p> <button> </button></form> <p role="status"> </p> <!>`, 1);
var root_9 = from_html(`<details><summary> </summary> <label class="check svelte-911di3"><input type="checkbox" class="svelte-911di3"/> </label> <!> <!></details>`);
function Notify($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	const table = user_derived(() => session.received.table);
	const told = user_derived(() => session.received.told);
	const owner = user_derived(() => ownerKeyFor(session.id));
	let kind = state("discord");
	let to = state("");
	let code = state("");
	let group = state(false);
	let trouble = state("");
	let done = state("");
	async function act(call, said) {
		set(trouble, set(done, ""), true);
		try {
			await call();
			set(done, said, true);
			set(to, set(code, ""), true);
		} catch (problem) {
			set(trouble, explain(problem), true);
		}
	}
	const save = (event) => {
		event.preventDefault();
		const key = get(group) ? get(owner) : session.key;
		act(() => tellMe(session.id, key, {
			kind: get(kind),
			to: get(to).trim(),
			lang: language.now
		}), t(get(kind) === "mail" ? "notice.codeSent" : "notice.saved"));
	};
	var details = root_9();
	var summary = child(details);
	var text = only_child(summary, true);
	var label = sibling(summary, 2);
	var input = child(label);
	remove_input_defaults(input);
	var text_1 = sibling(input);
	reset(label);
	var node = sibling(label, 2);
	var consequent_1 = ($$anchor) => {
		var fragment = root_1$5();
		var label_1 = first_child(fragment);
		var input_1 = child(label_1);
		remove_input_defaults(input_1);
		var text_2 = sibling(input_1);
		reset(label_1);
		var node_1 = sibling(label_1, 2);
		var consequent = ($$anchor) => {
			var p = root$6();
			var text_3 = only_child(p, true);
			template_effect(($0) => set_text(text_3, $0), [() => t("notice.refused")]);
			append($$anchor, p);
		};
		if_block(node_1, ($$render) => {
			if (notices.refused) $$render(consequent);
		});
		template_effect(($0) => {
			set_checked(input_1, notices.system);
			set_text(text_2, ` ${$0 ?? ""}`);
		}, [() => t("notice.system")]);
		delegated("change", input_1, (e) => notices.setSystem(e.currentTarget.checked));
		append($$anchor, fragment);
	};
	if_block(node, ($$render) => {
		if (notices.possible) $$render(consequent_1);
	});
	var node_2 = sibling(node, 2);
	var consequent_8 = ($$anchor) => {
		var fragment_1 = root_8();
		var node_3 = first_child(fragment_1);
		var consequent_3 = ($$anchor) => {
			var fragment_2 = root_3$4();
			var p_1 = first_child(fragment_2);
			var text_4 = only_child(p_1, true);
			var node_4 = sibling(p_1, 2);
			var consequent_2 = ($$anchor) => {
				var form = root_2$4();
				var label_2 = child(form);
				var text_5 = child(label_2, true);
				var input_2 = sibling(text_5);
				remove_input_defaults(input_2);
				reset(label_2);
				var button = sibling(label_2, 2);
				var text_6 = only_child(button, true);
				reset(form);
				template_effect(($0, $1) => {
					set_text(text_5, $0);
					set_text(text_6, $1);
				}, [() => t("notice.code"), () => t("notice.confirm")]);
				event("submit", form, (e) => {
					e.preventDefault();
					act(() => confirmNotices(session.id, session.key, get(code).trim()), t("notice.saved"));
				});
				bind_value(input_2, () => get(code), ($$value) => set(code, $$value));
				append($$anchor, form);
			};
			if_block(node_4, ($$render) => {
				if (!get(told).sure) $$render(consequent_2);
			});
			var button_1 = sibling(node_4, 2);
			var text_7 = only_child(button_1, true);
			template_effect(($0, $1) => {
				set_text(text_4, $0);
				set_text(text_7, $1);
			}, [() => t(get(told).sure ? "notice.told" : "notice.wants", { kind: t(`notice.${get(told).kind}`) }), () => t("notice.stop")]);
			delegated("click", button_1, () => act(() => tellMe(session.id, session.key, {
				kind: "",
				lang: language.now
			}), t("notice.off")));
			append($$anchor, fragment_2);
		};
		if_block(node_3, ($$render) => {
			if (get(told)) $$render(consequent_3);
		});
		var node_5 = sibling(node_3, 2);
		var consequent_4 = ($$anchor) => {
			var fragment_3 = root_4$3();
			var p_2 = first_child(fragment_3);
			var text_8 = only_child(p_2, true);
			var button_2 = sibling(p_2, 2);
			var text_9 = only_child(button_2, true);
			template_effect(($0, $1) => {
				set_text(text_8, $0);
				set_text(text_9, $1);
			}, [() => t("notice.group", { kind: t(`notice.${get(table).group}`) }), () => t("notice.stopGroup")]);
			delegated("click", button_2, () => act(() => tellMe(session.id, get(owner), {
				kind: "",
				lang: language.now
			}), t("notice.off")));
			append($$anchor, fragment_3);
		};
		if_block(node_5, ($$render) => {
			if (get(owner) && get(table).group) $$render(consequent_4);
		});
		var form_1 = sibling(node_5, 2);
		var label_3 = child(form_1);
		var text_10 = child(label_3);
		var select = sibling(text_10);
		var option = child(select);
		var text_11 = only_child(option, true);
		option.value = option.__value = "discord";
		var option_1 = sibling(option);
		var text_12 = only_child(option_1, true);
		option_1.value = option_1.__value = "slack";
		var node_6 = sibling(option_1);
		var consequent_5 = ($$anchor) => {
			var option_2 = root_5$3();
			var text_13 = only_child(option_2, true);
			option_2.value = option_2.__value = "mail";
			template_effect(($0) => set_text(text_13, $0), [() => t("notice.mail")]);
			append($$anchor, option_2);
		};
		if_block(node_6, ($$render) => {
			if (!get(group)) $$render(consequent_5);
		});
		reset(select);
		init_select(select);
		reset(label_3);
		var label_4 = sibling(label_3, 2);
		var text_14 = child(label_4);
		var input_3 = sibling(text_14);
		remove_input_defaults(input_3);
		reset(label_4);
		var node_7 = sibling(label_4, 2);
		var consequent_6 = ($$anchor) => {
			var label_5 = root_6$2();
			var input_4 = child(label_5);
			remove_input_defaults(input_4);
			var text_15 = sibling(input_4);
			reset(label_5);
			template_effect(($0) => set_text(text_15, ` ${$0 ?? ""}`), [() => t("notice.forGroup")]);
			bind_checked(input_4, () => get(group), ($$value) => set(group, $$value));
			append($$anchor, label_5);
		};
		if_block(node_7, ($$render) => {
			if (get(owner) && get(kind) !== "mail") $$render(consequent_6);
		});
		var p_3 = sibling(node_7, 2);
		var text_16 = only_child(p_3, true);
		var button_3 = sibling(p_3, 2);
		var text_17 = only_child(button_3, true);
		reset(form_1);
		var p_4 = sibling(form_1, 2);
		var text_18 = only_child(p_4, true);
		var node_8 = sibling(p_4, 2);
		var consequent_7 = ($$anchor) => {
			var p_5 = root_7$1();
			var text_19 = only_child(p_5, true);
			template_effect(() => set_text(text_19, get(trouble)));
			append($$anchor, p_5);
		};
		if_block(node_8, ($$render) => {
			if (get(trouble)) $$render(consequent_7);
		});
		template_effect(($0, $1, $2, $3, $4, $5) => {
			set_text(text_10, `${$0 ?? ""} `);
			set_text(text_11, $1);
			set_text(text_12, $2);
			set_text(text_14, `${$3 ?? ""} `);
			set_attribute(input_3, "type", get(kind) === "mail" ? "email" : "url");
			set_text(text_16, $4);
			set_text(text_17, $5);
			set_text(text_18, get(done));
		}, [
			() => t("notice.by"),
			() => t("notice.discord"),
			() => t("notice.slack"),
			() => t(get(kind) === "mail" ? "notice.address" : "notice.hook"),
			() => t("notice.hint"),
			() => t("notice.save")
		]);
		event("submit", form_1, save);
		bind_select_value(select, () => get(kind), ($$value) => set(kind, $$value));
		bind_value(input_3, () => get(to), ($$value) => set(to, $$value));
		append($$anchor, fragment_1);
	};
	if_block(node_2, ($$render) => {
		if (session.key) $$render(consequent_8);
	});
	reset(details);
	template_effect(($0, $1) => {
		set_text(text, $0);
		set_checked(input, notices.sound);
		set_text(text_1, ` ${$1 ?? ""}`);
	}, [() => t("notice.title"), () => t("notice.sound")]);
	delegated("change", input, (e) => notices.setSound(e.currentTarget.checked));
	append($$anchor, details);
	pop();
}
delegate(["change", "click"]);
// src/table/Propose.svelte
var root$5 = from_html(`<button type="button" class="svelte-ikjy3w"><!> <span><!> <span class="muted svelte-ikjy3w"><!></span></span></button>`);
var root_1$4 = from_html(`<button type="button" class="svelte-ikjy3w"><!> </button>`);
var root_2$3 = from_html(`<p class="trouble" role="alert"> </p>`);
var root_3$3 = from_html(`<section aria-labelledby="propose-title" class="svelte-ikjy3w"><h2 id="propose-title" class="svelte-ikjy3w"> </h2> <!> <!> <!></section>`);
function Propose($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	const frame = user_derived(() => session.frame);
	const given = user_derived(() => (get(frame).given ?? []).filter((g) => g.ask !== get(frame).undo?.ask));
	const out = (seat) => get(frame).view.seats[seat]?.out ?? false;
	const others = user_derived(() => get(frame).table.seats.filter((s, i) => s.kind === "human" && !s.standIn && !out(i) && i !== session.seat).length);
	const absent = user_derived(() => get(frame).table.seats.flatMap((s, i) => s.kind === "human" && !s.present && !s.standIn && !out(i) && i !== session.seat ? [i] : []));
	const standing = user_derived(() => get(frame).motion !== void 0 && get(frame).motion.against === void 0);
	var fragment = comment();
	var node = first_child(fragment);
	var consequent_1 = ($$anchor) => {
		var section = root_3$3();
		var h2 = child(section);
		var text = only_child(h2, true);
		var node_1 = sibling(h2, 2);
		each(node_1, 17, () => get(given), (g) => g.ask, ($$anchor, g) => {
			var button = root$5();
			var node_2 = child(button);
			Undo_2(node_2, {
				size: 18,
				"aria-hidden": "true"
			});
			var span = sibling(node_2, 2);
			var node_3 = child(span);
			{
				let $0 = user_derived(() => around("propose.undo", { answer: get(g).took.length ? get(g).took : [words(t("propose.nothing"))] }));
				Said(node_3, {
					get text() {
						return get($0);
					},
					quiet: true
				});
			}
			var span_1 = sibling(node_3, 2);
			var node_4 = child(span_1);
			Said(node_4, {
				get text() {
					return get(g).text;
				},
				quiet: true
			});
			reset(span_1);
			reset(span);
			reset(button);
			template_effect(() => button.disabled = get(standing));
			delegated("click", button, () => session.act((key) => propose(session.id, key, {
				kind: "undo",
				ask: get(g).ask
			})));
			append($$anchor, button);
		});
		var node_5 = sibling(node_1, 2);
		each(node_5, 16, () => get(absent), (seat) => seat, ($$anchor, seat) => {
			var button_1 = root_1$4();
			var node_6 = child(button_1);
			Bot(node_6, {
				size: 18,
				"aria-hidden": "true"
			});
			var text_1 = sibling(node_6);
			reset(button_1);
			template_effect(($0) => {
				button_1.disabled = get(standing);
				set_text(text_1, ` ${$0 ?? ""}`);
			}, [() => t("propose.replace", { name: seatName(get(frame), seat) })]);
			delegated("click", button_1, () => session.act((key) => propose(session.id, key, {
				kind: "replace",
				seat
			})));
			append($$anchor, button_1);
		});
		var node_7 = sibling(node_5, 2);
		var consequent = ($$anchor) => {
			var p = root_2$3();
			var text_2 = only_child(p, true);
			template_effect(() => set_text(text_2, session.trouble));
			append($$anchor, p);
		};
		if_block(node_7, ($$render) => {
			if (session.trouble) $$render(consequent);
		});
		reset(section);
		template_effect(($0) => set_text(text, $0), [() => t(get(others) ? "propose.title" : "propose.alone")]);
		append($$anchor, section);
	};
	if_block(node, ($$render) => {
		if (get(given).length || get(absent).length) $$render(consequent_1);
	});
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
// src/table/Report.svelte
var root$4 = from_html(`<p class="trouble svelte-1192clk" role="alert"> </p>`);
var root_1$3 = from_html(`<details><summary> </summary> <form class="svelte-1192clk"><label> </label> <textarea rows="4" maxlength="2000" class="svelte-1192clk"></textarea> <p class="svelte-1192clk"> </p> <button> </button> <p role="status" class="svelte-1192clk"> </p> <!></form></details>`);
function Report($$anchor, $$props) {
	const id = props_id();
	push($$props, true);
	const session = useSession();
	let text = state("");
	let busy = state(false);
	let done = state(false);
	let trouble = state("");
	async function send(event) {
		event.preventDefault();
		if (!get(text).trim()) return;
		set(busy, true);
		set(trouble, "");
		try {
			await report(session.id, session.key, get(text).trim(), navigator.userAgent.slice(0, 400));
			set(text, "");
			set(done, true);
		} catch (problem) {
			set(trouble, explain(problem), true);
		} finally {
			set(busy, false);
		}
	}
	var details = root_1$3();
	var summary = child(details);
	var text_1 = only_child(summary, true);
	var form = sibling(summary, 2);
	var label = child(form);
	var text_2 = only_child(label, true);
	var textarea = sibling(label, 2);
	remove_textarea_child(textarea);
	var p = sibling(textarea, 2);
	var text_3 = only_child(p, true);
	var button = sibling(p, 2);
	var text_4 = only_child(button, true);
	var p_1 = sibling(button, 2);
	var text_5 = only_child(p_1, true);
	var node = sibling(p_1, 2);
	var consequent = ($$anchor) => {
		var p_2 = root$4();
		var text_6 = only_child(p_2, true);
		template_effect(() => set_text(text_6, get(trouble)));
		append($$anchor, p_2);
	};
	if_block(node, ($$render) => {
		if (get(trouble)) $$render(consequent);
	});
	reset(form);
	reset(details);
	template_effect(($0, $1, $2, $3, $4, $5) => {
		set_text(text_1, $0);
		set_attribute(label, "for", id);
		set_text(text_2, $1);
		set_attribute(textarea, "id", id);
		set_attribute(textarea, "aria-describedby", `${id}-hint`);
		set_attribute(p, "id", `${id}-hint`);
		set_text(text_3, $2);
		button.disabled = $3;
		set_text(text_4, $4);
		set_text(text_5, $5);
	}, [
		() => t("report.title"),
		() => t("report.what"),
		() => t("report.hint"),
		() => get(busy) || !get(text).trim(),
		() => t("report.send"),
		() => get(done) ? t("report.sent") : ""
	]);
	event("submit", form, send);
	delegated("input", textarea, () => set(done, false));
	bind_value(textarea, () => get(text), ($$value) => set(text, $$value));
	append($$anchor, details);
	pop();
}
delegate(["input"]);
// src/table/TableItems.svelte
var root$3 = from_html(`<div class="items svelte-1u23wnq"><a class="button"><!> </a> <a class="button" target="_blank" rel="noopener"><!> </a> <a class="button" href="/"><!> </a> <details><summary> </summary> <!></details> <!> <!> <!> <!> <!> <!> <details><summary> </summary> <!></details></div>`);
function TableItems($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	const table = user_derived(() => session.received.table);
	const rules = user_derived(() => `/rules?${get(table).options || "kobol"}&players=${get(table).players}&lang=${language.now}`);
	var div = root$3();
	var a = child(div);
	var node = child(a);
	Rotate_ccw_clock(node, {
		size: 18,
		"aria-hidden": "true"
	});
	var text = sibling(node);
	reset(a);
	var a_1 = sibling(a, 2);
	var node_1 = child(a_1);
	Book_open(node_1, {
		size: 18,
		"aria-hidden": "true"
	});
	var text_1 = sibling(node_1);
	reset(a_1);
	var a_2 = sibling(a_1, 2);
	var node_2 = child(a_2);
	House(node_2, {
		size: 18,
		"aria-hidden": "true"
	});
	var text_2 = sibling(node_2);
	reset(a_2);
	var details = sibling(a_2, 2);
	var summary = child(details);
	var text_3 = only_child(summary, true);
	var node_3 = sibling(summary, 2);
	Links(node_3, {});
	reset(details);
	var node_4 = sibling(details, 2);
	var consequent = ($$anchor) => {
		Propose($$anchor, {});
	};
	if_block(node_4, ($$render) => {
		if (session.frame && session.seat >= 0 && session.key) $$render(consequent);
	});
	var node_5 = sibling(node_4, 2);
	Settings(node_5, { whole: true });
	var node_6 = sibling(node_5, 2);
	Choose(node_6, {});
	var node_7 = sibling(node_6, 2);
	var consequent_1 = ($$anchor) => {
		Notify($$anchor, {});
	};
	if_block(node_7, ($$render) => {
		if (session.seat >= 0) $$render(consequent_1);
	});
	var node_8 = sibling(node_7, 2);
	Report(node_8, {});
	var node_9 = sibling(node_8, 2);
	var consequent_2 = ($$anchor) => {
		Mine($$anchor, {});
	};
	if_block(node_9, ($$render) => {
		if (session.seat >= 0 && session.key) $$render(consequent_2);
	});
	var details_1 = sibling(node_9, 2);
	var summary_1 = child(details_1);
	var text_4 = only_child(summary_1, true);
	var node_10 = sibling(summary_1, 2);
	Seed(node_10, { get table() {
		return get(table);
	} });
	reset(details_1);
	reset(div);
	template_effect(($0, $1, $2, $3, $4) => {
		set_attribute(a, "href", `/t/${session.id ?? ""}/replay`);
		set_text(text, ` ${$0 ?? ""}`);
		set_attribute(a_1, "href", get(rules));
		set_text(text_1, ` ${$1 ?? ""}`);
		set_text(text_2, ` ${$2 ?? ""}`);
		set_text(text_3, $3);
		set_text(text_4, $4);
	}, [
		() => t("menu.past"),
		() => t("menu.rules"),
		() => t("app.home"),
		() => t("menu.links"),
		() => t("over.seed")
	]);
	append($$anchor, div);
	pop();
}
// src/talk/Line.svelte
var root$2 = from_html(`<span class="apart svelte-3fsics"> </span>`);
var root_1$2 = from_html(`<button type="button" class="plain about svelte-3fsics"> </button>`);
var root_2$2 = from_html(`<span class="said svelte-3fsics"> <!></span>`);
var root_3$2 = from_html(`<p class="svelte-3fsics"><!></p>`);
var root_4$2 = from_html(`<details class="svelte-3fsics"><summary class="svelte-3fsics"> </summary> <!></details>`);
var root_5$2 = from_html(`<span class="text svelte-3fsics"><!></span> <!>`, 1);
var root_6$1 = from_html(`<span class="text svelte-3fsics" dir="auto"> </span>`);
var root_7 = from_html(`<div><span class="head svelte-3fsics"><!> <strong class="svelte-3fsics"> </strong> <!> <!> <time class="svelte-3fsics"> </time></span> <!></div>`);
function Line($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	const name = user_derived(() => $$props.line.seat < 0 ? $$props.line.name || t("talk.somebody") : seatName(session.received, $$props.line.seat));
	const temper = user_derived(() => session.received.table.seats[$$props.line.seat]?.temper);
	const shown = user_derived(() => groundOf(session.log, $$props.line.remark?.line ?? 0));
	const time = user_derived(() => new Intl.DateTimeFormat(language.now, {
		hour: "2-digit",
		minute: "2-digit",
		hourCycle: "h23"
	}).format($$props.line.at));
	var div = root_7();
	var span = child(div);
	var node = child(span);
	var consequent = ($$anchor) => {
		Glyph($$anchor, {
			get seat() {
				return $$props.line.seat;
			},
			size: 13
		});
	};
	if_block(node, ($$render) => {
		if ($$props.line.seat >= 0) $$render(consequent);
	});
	var strong = sibling(node, 2);
	var text = only_child(strong, true);
	var node_1 = sibling(strong, 2);
	var consequent_1 = ($$anchor) => {
		var span_1 = root$2();
		var text_1 = only_child(span_1, true);
		template_effect(($0) => set_text(text_1, $0), [() => word(`temper.${get(temper)}`, "")]);
		append($$anchor, span_1);
	};
	if_block(node_1, ($$render) => {
		if (get(temper)) $$render(consequent_1);
	});
	var node_2 = sibling(node_1, 2);
	var consequent_2 = ($$anchor) => {
		var span_2 = root$2();
		var text_2 = only_child(span_2, true);
		template_effect(($0) => set_text(text_2, $0), [() => t("talk.watches")]);
		append($$anchor, span_2);
	};
	if_block(node_2, ($$render) => {
		if ($$props.line.seat < 0) $$render(consequent_2);
	});
	var time_1 = sibling(node_2, 2);
	var text_3 = only_child(time_1, true);
	reset(span);
	var node_3 = sibling(span, 2);
	var consequent_3 = ($$anchor) => {
		var span_3 = root$2();
		var text_4 = only_child(span_3, true);
		template_effect(($0) => set_text(text_4, $0), [() => t("talk.erased")]);
		append($$anchor, span_3);
	};
	var consequent_5 = ($$anchor) => {
		var span_4 = root_2$2();
		var text_5 = child(span_4, true);
		var node_4 = sibling(text_5);
		var consequent_4 = ($$anchor) => {
			var button = root_1$2();
			var text_6 = only_child(button, true);
			template_effect(($0) => set_text(text_6, $0), [() => book.name($$props.line.about)]);
			delegated("click", button, () => session.open($$props.line.about));
			append($$anchor, button);
		};
		if_block(node_4, ($$render) => {
			if ($$props.line.about) $$render(consequent_4);
		});
		reset(span_4);
		template_effect(($0) => set_text(text_5, $0), [() => t(`say.${$$props.line.say}`)]);
		append($$anchor, span_4);
	};
	var consequent_7 = ($$anchor) => {
		var fragment_1 = root_5$2();
		var span_5 = first_child(fragment_1);
		var node_5 = child(span_5);
		Said(node_5, { get text() {
			return $$props.line.spans;
		} });
		reset(span_5);
		var node_6 = sibling(span_5, 2);
		var consequent_6 = ($$anchor) => {
			var details = root_4$2();
			var summary = child(details);
			var text_7 = only_child(summary, true);
			var node_7 = sibling(summary, 2);
			each(node_7, 17, () => get(shown), (one) => one.n, ($$anchor, one) => {
				var p = root_3$2();
				var node_8 = child(p);
				Said(node_8, { get text() {
					return get(one).text;
				} });
				reset(p);
				append($$anchor, p);
			});
			reset(details);
			template_effect(($0) => set_text(text_7, $0), [() => t("talk.inLog", { n: $$props.line.remark?.turn ?? 0 })]);
			append($$anchor, details);
		};
		if_block(node_6, ($$render) => {
			if (get(shown).length) $$render(consequent_6);
		});
		append($$anchor, fragment_1);
	};
	var alternate = ($$anchor) => {
		var span_6 = root_6$1();
		var text_8 = only_child(span_6, true);
		template_effect(() => {
			set_text(text_8, $$props.line.text);
			span_6.dir = span_6.dir;
		});
		append($$anchor, span_6);
	};
	if_block(node_3, ($$render) => {
		if ($$props.line.erased) $$render(consequent_3);
		else if ($$props.line.say) $$render(consequent_5, 1);
		else if ($$props.line.spans) $$render(consequent_7, 2);
		else $$render(alternate, -1);
	});
	reset(div);
	template_effect(($0) => {
		set_class(div, 1, `line ${$$props.line.seat >= 0 ? `seat-${$$props.line.seat}` : "watcher"}`, "svelte-3fsics");
		set_text(text, get(name));
		set_attribute(time_1, "datetime", $0);
		set_text(text_3, get(time));
	}, [() => new Date($$props.line.at).toISOString()]);
	append($$anchor, div);
	pop();
}
delegate(["click"]);
// src/talk/Talk.svelte
var root$1 = from_html(`<p class="none svelte-1uub5b4"> </p>`);
var root_1$1 = from_html(`<p class="shut svelte-1uub5b4" role="status"> </p>`);
var root_2$1 = from_html(`<input class="name svelte-1uub5b4" maxlength="32" autocomplete="nickname"/>`);
var root_3$1 = from_html(`<p class="hint svelte-1uub5b4"> </p>`);
var root_4$1 = from_html(`<p class="trouble" role="alert"> </p>`);
var root_5$1 = from_html(`<div class="statements svelte-1uub5b4"><!></div> <form class="svelte-1uub5b4"><!> <input class="text svelte-1uub5b4" autocomplete="off" aria-describedby="talk-hint"/> <button><!></button></form> <!> <!> <p class="hint svelte-1uub5b4" id="talk-hint"> <!></p>`, 1);
var root_6 = from_html(`<section class="talk svelte-1uub5b4"><div class="lines svelte-1uub5b4" tabindex="0" role="log"></div> <div class="foot svelte-1uub5b4"><!></div></section>`);
function Talk($$anchor, $$props) {
	push($$props, true);
	const most = 500;
	const session = useSession();
	const watching = user_derived(() => session.seat < 0);
	const lines = user_derived(() => session.talk);
	/** Why nothing can be said from here, if so. */
	const shut = user_derived(() => {
		const { closed, muted } = session.received.table;
		if (closed) return t("error.closed");
		if (!muted?.includes(session.seat)) return "";
		return t(get(watching) ? "talk.mutedWatching" : "error.muted");
	});
	let text = state("");
	let name = state(proxy(rememberedName()));
	let trouble = state("");
	let busy = state(false);
	let field = state(void 0);
	const follow = new Follow();
	user_effect(() => {
		session.readTalk();
		if (get(lines).length && follow.atEnd) tick().then(follow.toEnd);
	});
	async function send(event) {
		event.preventDefault();
		if (!get(text).trim() || get(busy)) return;
		set(busy, true);
		set(trouble, "");
		try {
			if (get(watching) && get(name).trim()) rememberName(get(name).trim());
			await talk(session.id, session.key, get(text), get(watching) ? get(name).trim() : "");
			set(text, "");
		} catch (problem) {
			set(trouble, explain(problem), true);
		} finally {
			set(busy, false);
			await tick();
			get(field)?.focus();
		}
	}
	var section = root_6();
	var div = child(section);
	each(div, 21, () => get(lines), (line) => line.n, ($$anchor, line) => {
		Line($$anchor, { get line() {
			return get(line);
		} });
	}, ($$anchor) => {
		var p = root$1();
		var text_1 = only_child(p, true);
		template_effect(($0) => set_text(text_1, $0), [() => t("talk.empty")]);
		append($$anchor, p);
	});
	reset(div);
	attach(div, () => follow.attach);
	var div_1 = sibling(div, 2);
	var node = child(div_1);
	var consequent = ($$anchor) => {
		var p_1 = root_1$1();
		var text_2 = only_child(p_1, true);
		template_effect(() => set_text(text_2, get(shut)));
		append($$anchor, p_1);
	};
	var alternate = ($$anchor) => {
		var fragment_1 = root_5$1();
		var div_2 = first_child(fragment_1);
		var node_1 = child(div_2);
		Statements(node_1, {});
		reset(div_2);
		var form = sibling(div_2, 2);
		var node_2 = child(form);
		var consequent_1 = ($$anchor) => {
			var input = root_2$1();
			remove_input_defaults(input);
			template_effect(($0, $1) => {
				set_attribute(input, "aria-label", $0);
				set_attribute(input, "placeholder", $1);
			}, [() => t("home.name"), () => t("home.name")]);
			bind_value(input, () => get(name), ($$value) => set(name, $$value));
			append($$anchor, input);
		};
		if_block(node_2, ($$render) => {
			if (get(watching)) $$render(consequent_1);
		});
		var input_1 = sibling(node_2, 2);
		remove_input_defaults(input_1);
		set_attribute(input_1, "maxlength", most);
		bind_this(input_1, ($$value) => set(field, $$value), () => get(field));
		var button = sibling(input_1, 2);
		let classes;
		Send_horizontal(child(button), {
			size: 18,
			"aria-hidden": "true"
		});
		reset(button);
		reset(form);
		var node_4 = sibling(form, 2);
		var consequent_2 = ($$anchor) => {
			var p_2 = root_3$1();
			var text_3 = only_child(p_2, true);
			template_effect(($0) => set_text(text_3, $0), [() => count("talk.left", most - get(text).length)]);
			append($$anchor, p_2);
		};
		if_block(node_4, ($$render) => {
			if (get(text).length > 400) $$render(consequent_2);
		});
		var node_5 = sibling(node_4, 2);
		var consequent_3 = ($$anchor) => {
			var p_3 = root_4$1();
			var text_4 = only_child(p_3, true);
			template_effect(() => set_text(text_4, get(trouble)));
			append($$anchor, p_3);
		};
		if_block(node_5, ($$render) => {
			if (get(trouble)) $$render(consequent_3);
		});
		var p_4 = sibling(node_5, 2);
		var text_5 = child(p_4, true);
		var node_6 = sibling(text_5);
		var consequent_4 = ($$anchor) => {
			Why($$anchor, {
				rule: "secrecy.talk",
				small: true
			});
		};
		if_block(node_6, ($$render) => {
			if (!get(watching)) $$render(consequent_4);
		});
		reset(p_4);
		template_effect(($0, $1, $2, $3, $4) => {
			set_attribute(input_1, "aria-label", $0);
			set_attribute(input_1, "placeholder", $1);
			classes = set_class(button, 1, "send svelte-1uub5b4", null, classes, { main: $2 });
			button.disabled = get(busy);
			set_attribute(button, "aria-label", $3);
			set_text(text_5, $4);
		}, [
			() => t("talk.say"),
			() => t("talk.say"),
			() => get(text).trim() !== "",
			() => t("talk.send"),
			() => t(get(watching) ? "talk.apart" : "talk.secrecy")
		]);
		event("submit", form, send);
		bind_value(input_1, () => get(text), ($$value) => set(text, $$value));
		append($$anchor, fragment_1);
	};
	if_block(node, ($$render) => {
		if (get(shut)) $$render(consequent);
		else $$render(alternate, -1);
	});
	reset(div_1);
	reset(section);
	template_effect(($0, $1) => {
		set_attribute(section, "aria-label", $0);
		set_attribute(div, "aria-label", $1);
	}, [() => t("talk.title"), () => t("talk.title")]);
	append($$anchor, section);
	pop();
}
// src/beats/Waited.svelte
var root = from_html(`<button type="button" class="plain svelte-mt4fi9"><!></button>`);
var root_1 = from_html(`<span class="text svelte-mt4fi9"><!></span>`);
var root_2 = from_html(`<li><span class="turn svelte-mt4fi9"> </span> <!></li>`);
var root_3 = from_html(`<h3 class="svelte-mt4fi9"> </h3> <ol class="svelte-mt4fi9"></ol>`, 1);
var root_4 = from_html(`<button type="button" class="plain show"><!> </button>`);
var root_5 = from_html(`<section class="waited svelte-mt4fi9" data-beats="" aria-labelledby="waited-title"><header class="svelte-mt4fi9"><h2 id="waited-title"> </h2> <p class="svelte-mt4fi9"> </p> <!> <button type="button" class="plain close svelte-mt4fi9"><!></button></header> <!> <!></section>`);
function Waited($$anchor, $$props) {
	push($$props, true);
	const part = ($$anchor, name = noop, lines = noop) => {
		var fragment = comment();
		var node = first_child(fragment);
		var consequent_1 = ($$anchor) => {
			var fragment_1 = root_3();
			var h3 = first_child(fragment_1);
			var text = only_child(h3, true);
			var ol = sibling(h3, 2);
			each(ol, 21, lines, (line) => line.n, ($$anchor, line) => {
				var li = root_2();
				let classes;
				var span = child(li);
				var text_1 = only_child(span, true);
				var node_1 = sibling(span, 2);
				var consequent = ($$anchor) => {
					var button = root();
					var node_2 = child(button);
					Said(node_2, {
						get text() {
							return get(line).text;
						},
						quiet: true
					});
					reset(button);
					delegated("click", button, () => session.open(get(line).comp));
					append($$anchor, button);
				};
				var alternate = ($$anchor) => {
					var span_1 = root_1();
					var node_3 = child(span_1);
					Said(node_3, {
						get text() {
							return get(line).text;
						},
						quiet: true
					});
					reset(span_1);
					append($$anchor, span_1);
				};
				if_block(node_1, ($$render) => {
					if (get(line).comp) $$render(consequent);
					else $$render(alternate, -1);
				});
				reset(li);
				template_effect(() => {
					classes = set_class(li, 1, "svelte-mt4fi9", null, classes, { most: get(line).weight === 3 });
					set_text(text_1, get(line).turn || "");
				});
				append($$anchor, li);
			});
			reset(ol);
			template_effect(() => set_text(text, name()));
			append($$anchor, fragment_1);
		};
		if_block(node, ($$render) => {
			if (lines().length > 0) $$render(consequent_1);
		});
		append($$anchor, fragment);
	};
	const session = useSession();
	const waited = user_derived(() => session.waited);
	function show() {
		const news = get(waited).news;
		session.caughtUp();
		session.beats.again(...news);
	}
	var fragment_2 = comment();
	var node_4 = first_child(fragment_2);
	var consequent_3 = ($$anchor) => {
		var section = root_5();
		var header = child(section);
		var h2 = child(header);
		var text_2 = only_child(h2, true);
		var p = sibling(h2, 2);
		var text_3 = only_child(p);
		var node_5 = sibling(p, 2);
		var consequent_2 = ($$anchor) => {
			var button_1 = root_4();
			var node_6 = child(button_1);
			Play(node_6, {
				size: 18,
				"aria-hidden": "true"
			});
			var text_4 = sibling(node_6);
			reset(button_1);
			template_effect(($0) => set_text(text_4, ` ${$0 ?? ""}`), [() => t("waited.show")]);
			delegated("click", button_1, show);
			append($$anchor, button_1);
		};
		if_block(node_5, ($$render) => {
			if (session.beats.speed !== "atOnce") $$render(consequent_2);
		});
		var button_2 = sibling(node_5, 2);
		var node_7 = child(button_2);
		X(node_7, {
			size: 20,
			"aria-hidden": "true"
		});
		reset(button_2);
		reset(header);
		var node_8 = sibling(header, 2);
		{
			let $0 = user_derived(() => t("waited.yours"));
			part(node_8, () => get($0), () => get(waited).yours);
		}
		var node_9 = sibling(node_8, 2);
		{
			let $0 = user_derived(() => t("waited.round"));
			part(node_9, () => get($0), () => get(waited).round);
		}
		reset(section);
		template_effect(($0, $1, $2, $3) => {
			set_text(text_2, $0);
			set_text(text_3, `${$1 ?? ""} · ${$2 ?? ""}`);
			set_attribute(button_2, "aria-label", $3);
		}, [
			() => t("waited.title"),
			() => count("waited.turns", get(waited).turns),
			() => t("waited.lines", { n: get(waited).news.length }),
			() => t("app.close")
		]);
		delegated("click", button_2, () => session.caughtUp());
		append($$anchor, section);
	};
	if_block(node_4, ($$render) => {
		if (get(waited)) $$render(consequent_3);
	});
	append($$anchor, fragment_2);
	pop();
}
delegate(["click"]);
export { Arrived, Choice, CrisisScene, DeckList, Motion, Notes, Orders, Over, Scene, Sealed, Sheet, TableItems, Talk, Waited, Wake, Where };
