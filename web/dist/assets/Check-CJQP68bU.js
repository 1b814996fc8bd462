import { $t as set_class, An as only_child, Hn as noop, In as user_derived, Kt as set_attribute, Mt as t, Nn as set, Nt as word, On as child, Ot as count, Pn as state, Qt as set_style, Rn as pop, Rt as prop, Vn as reset, an as index, bn as event, ct as useSession, dn as set_text, fn as append, in as each, jn as sibling, kn as first_child, mn as from_html, on as key, pn as comment, sn as if_block, vn as delegate, wn as template_effect, xn as get, yn as delegated, zn as push } from "./client-FhJZpOI1.js";
import { n as X, r as Rotate_ccw, t as Statements } from "./Statements-BU8f_YCD.js";
import { C as seatName, k as book, w as shortName, y as Glyph } from "./table-DZFhHxaq.js";
import { i as Paper } from "./rest-THBnRJxw.js";
import { d as outcome, f as signed, p as weigh, u as destiny } from "./game-CxOi9VX2.js";
import { a as Glyph$1, i as Portrait } from "./state-BZh7Gf1i.js";
import { f as bridges, g as turned, h as reach, l as minus, m as place, o as CrisisCard, p as highest, s as Outcomes } from "./board-CCP417Nj.js";
// src/stage/Bridge.svelte
var root$4 = from_html(`<div><b class="svelte-1vgog4p"> </b><small class="svelte-1vgog4p"> </small></div>`);
var root_1$4 = from_html(`<b class="svelte-1vgog4p"> </b>`);
var root_2$3 = from_html(`<div><!> <!></div>`);
var root_3$3 = from_html(`<div class="torn svelte-1vgog4p"><!></div>`);
var root_4$2 = from_html(`<div class="trace svelte-1vgog4p"><!></div>`);
var root_5$2 = from_html(`<div aria-hidden="true"><!> <!> <!> <!> <div class="axis svelte-1vgog4p"></div> <div><b class="svelte-1vgog4p"> </b></div></div>`);
function Bridge($$anchor, $$props) {
	push($$props, true);
	/** The number at its end. */
	const axis = user_derived(() => reach($$props.check.difficulty, highest($$props.bridge)));
	const at = (n) => place(n, get(axis));
	/** Of what has been torn off the last falls if its card is the last one turned; all of it leaves a trace below the axis. */
	const falls = user_derived(() => $$props.bridge.torn.filter(({ card }) => card === $$props.cards.length - 1));
	const marks = user_derived(() => [...$$props.check.partial ? [{
		mark: $$props.check.partial,
		main: false
	}] : [], {
		mark: $$props.check.difficulty,
		main: true
	}]);
	/** Whether the two signs would lie on each other. */
	const close = user_derived(() => !!$$props.check.partial && at($$props.check.difficulty) - at($$props.check.partial) < 14);
	var div = root_5$2();
	let classes;
	var node = child(div);
	each(node, 17, () => get(marks), ({ mark, main }) => main, ($$anchor, $$item) => {
		let mark = () => get($$item).mark;
		let main = () => get($$item).main;
		var div_1 = root$4();
		let classes_1;
		let styles;
		var b = child(div_1);
		var text = only_child(b, true);
		var small = sibling(b);
		var text_1 = only_child(small, true);
		reset(div_1);
		template_effect(($0, $1) => {
			classes_1 = set_class(div_1, 1, "post svelte-1vgog4p", null, classes_1, {
				main: main(),
				on: $$props.sum >= mark()
			});
			styles = set_style(div_1, "", styles, { left: $0 });
			set_text(text, mark());
			set_text(text_1, $1);
		}, [() => `${at(mark()) ?? ""}%`, () => main() ? t("check.markPass") : t("check.markPartial")]);
		append($$anchor, div_1);
	});
	var node_1 = sibling(node, 2);
	each(node_1, 17, () => $$props.bridge.spans, (span) => span.card, ($$anchor, span) => {
		const wide = user_derived(() => at(get(span).to) - at(get(span).from));
		var div_2 = root_2$3();
		let styles_1;
		var node_2 = child(div_2);
		Glyph$1(node_2, {
			get name() {
				return get(span).skill;
			},
			size: 18
		});
		var node_3 = sibling(node_2, 2);
		var consequent = ($$anchor) => {
			var b_1 = root_1$4();
			var text_2 = only_child(b_1);
			template_effect(($0) => set_text(text_2, `${$0 ?? ""} ${get(span).to - get(span).from}`), [() => word(`letter.${get(span).skill}`, "")]);
			append($$anchor, b_1);
		};
		if_block(node_3, ($$render) => {
			if (get(wide) > 6) $$render(consequent);
		});
		reset(div_2);
		template_effect(($0) => {
			set_class(div_2, 1, `span skill-${get(span).skill ?? ""}`, "svelte-1vgog4p");
			styles_1 = set_style(div_2, "", styles_1, {
				left: $0,
				width: `${get(wide) ?? ""}%`
			});
		}, [() => `${at(get(span).from) ?? ""}%`]);
		append($$anchor, div_2);
	});
	var node_4 = sibling(node_1, 2);
	each(node_4, 17, () => get(falls), ({ from, to, card }) => card, ($$anchor, $$item) => {
		let from = () => get($$item).from;
		let to = () => get($$item).to;
		const wide = user_derived(() => at(to()) - at(from()));
		var div_3 = root_3$3();
		let styles_2;
		var node_5 = child(div_3);
		var consequent_1 = ($$anchor) => {
			var b_2 = root_1$4();
			var text_3 = only_child(b_2, true);
			template_effect(($0) => set_text(text_3, $0), [() => minus(from() - to())]);
			append($$anchor, b_2);
		};
		if_block(node_5, ($$render) => {
			if (get(wide) > 4) $$render(consequent_1);
		});
		reset(div_3);
		template_effect(($0) => styles_2 = set_style(div_3, "", styles_2, {
			left: $0,
			width: `${get(wide) ?? ""}%`
		}), [() => `${at(from()) ?? ""}%`]);
		append($$anchor, div_3);
	});
	var node_6 = sibling(node_4, 2);
	each(node_6, 17, () => $$props.bridge.torn, ({ from, to, card }) => card, ($$anchor, $$item) => {
		let from = () => get($$item).from;
		let to = () => get($$item).to;
		const wide = user_derived(() => at(to()) - at(from()));
		var div_4 = root_4$2();
		let styles_3;
		var node_7 = child(div_4);
		var consequent_2 = ($$anchor) => {
			var b_3 = root_1$4();
			var text_4 = only_child(b_3, true);
			template_effect(($0) => set_text(text_4, $0), [() => minus(from() - to())]);
			append($$anchor, b_3);
		};
		if_block(node_7, ($$render) => {
			if (get(wide) > 3) $$render(consequent_2);
		});
		reset(div_4);
		template_effect(($0) => styles_3 = set_style(div_4, "", styles_3, {
			left: $0,
			width: `${get(wide) ?? ""}%`
		}), [() => `${at(from()) ?? ""}%`]);
		append($$anchor, div_4);
	});
	var div_5 = sibling(node_6, 4);
	let classes_2;
	let styles_4;
	var b_4 = child(div_5);
	var text_5 = only_child(b_4, true);
	reset(div_5);
	reset(div);
	template_effect(($0, $1, $2) => {
		classes = set_class(div, 1, "bridge svelte-1vgog4p", null, classes, { close: get(close) });
		classes_2 = set_class(div_5, 1, "end svelte-1vgog4p", null, classes_2, { left: $0 });
		styles_4 = set_style(div_5, "", styles_4, { transform: $1 });
		set_text(text_5, $2);
	}, [
		() => at($$props.sum) > 92,
		() => `translateX(${at($$props.sum) ?? ""}%)`,
		() => minus($$props.sum)
	]);
	append($$anchor, div);
	pop();
}
// src/stage/Givers.svelte
var backs = ($$anchor, n = noop) => {
	var span = root_2$2();
	each(span, 21, () => ({ length: n() }), index, ($$anchor, $$item) => {
		var i_1 = root$3();
		append($$anchor, i_1);
	}, ($$anchor) => {
		var span_1 = root_1$3();
		append($$anchor, span_1);
	});
	reset(span);
	template_effect(($0) => set_attribute(span, "aria-label", $0), [() => count("check.added", n())]);
	append($$anchor, span);
};
var root$3 = from_html(`<i class="back svelte-dm1iu6"></i>`);
var root_1$3 = from_html(`<span class="none svelte-dm1iu6">–</span>`);
var root_2$2 = from_html(`<span class="backs svelte-dm1iu6" role="img"></span>`);
var root_3$2 = from_html(`<em class="svelte-dm1iu6"> </em>`);
var root_4$1 = from_html(`<q class="svelte-dm1iu6"> </q>`);
var root_5$1 = from_html(`<li><span class="face svelte-dm1iu6"><!></span> <span class="said svelte-dm1iu6"><span class="name svelte-dm1iu6"><!> </span> <span class="row svelte-dm1iu6"><!> <!></span></span> <!></li>`);
var root_6$1 = from_html(`<ol class="givers svelte-dm1iu6"><!> <li class="destiny svelte-dm1iu6"><span class="said svelte-dm1iu6"><span class="name svelte-dm1iu6"> </span> <span class="row svelte-dm1iu6"><!></span></span></li></ol>`);
function Givers($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	const frame = user_derived(() => session.frame);
	const order = user_derived(() => get(frame).view.seats.map((_, i) => (get(frame).view.current + 1 + i) % get(frame).view.seats.length));
	const named = (seat) => {
		const { character } = get(frame).view.seats[seat];
		return character ? shortName(character) : seatName(get(frame), seat);
	};
	var ol = root_6$1();
	var node = child(ol);
	each(node, 16, () => get(order), (seat) => seat, ($$anchor, seat) => {
		var li = root_5$1();
		let classes;
		var span_2 = child(li);
		var node_1 = child(span_2);
		var consequent = ($$anchor) => {
			Portrait($$anchor, {
				get character() {
					return get(frame).view.seats[seat].character;
				},
				size: 44,
				get revealed() {
					return get(frame).view.seats[seat].revealed;
				}
			});
		};
		var alternate = ($$anchor) => {
			Glyph($$anchor, {
				get seat() {
					return seat;
				},
				size: 22
			});
		};
		if_block(node_1, ($$render) => {
			if (get(frame).view.seats[seat].character) $$render(consequent);
			else $$render(alternate, -1);
		});
		reset(span_2);
		var span_3 = sibling(span_2, 2);
		var span_4 = child(span_3);
		var node_2 = child(span_4);
		Glyph(node_2, {
			get seat() {
				return seat;
			},
			size: 11
		});
		var text = sibling(node_2);
		reset(span_4);
		var span_5 = sibling(span_4, 2);
		var node_3 = child(span_5);
		backs(node_3, () => $$props.check.added[seat] ?? 0);
		var node_4 = sibling(node_3, 2);
		var consequent_1 = ($$anchor) => {
			var em = root_3$2();
			var text_1 = only_child(em, true);
			template_effect(($0) => set_text(text_1, $0), [() => t("check.adding")]);
			append($$anchor, em);
		};
		if_block(node_4, ($$render) => {
			if ($$props.check.adding === seat) $$render(consequent_1);
		});
		reset(span_5);
		reset(span_3);
		var node_5 = sibling(span_3, 2);
		var consequent_2 = ($$anchor) => {
			var q = root_4$1();
			var text_2 = only_child(q, true);
			template_effect(($0) => set_text(text_2, $0), [() => t(`say.${session.saidOfCheck(seat)}`)]);
			append($$anchor, q);
		};
		var d = user_derived(() => session.saidOfCheck(seat));
		if_block(node_5, ($$render) => {
			if (get(d)) $$render(consequent_2);
		});
		reset(li);
		template_effect(($0) => {
			classes = set_class(li, 1, `seat-${seat ?? ""}`, "svelte-dm1iu6", classes, { adding: $$props.check.adding === seat });
			set_text(text, ` ${$0 ?? ""}`);
		}, [() => named(seat)]);
		append($$anchor, li);
	});
	var li_1 = sibling(node, 2);
	var span_6 = child(li_1);
	var span_7 = child(span_6);
	var text_3 = only_child(span_7, true);
	var span_8 = sibling(span_7, 2);
	var node_6 = child(span_8);
	{
		let $0 = user_derived(() => destiny($$props.check));
		backs(node_6, () => get($0));
	}
	reset(span_8);
	reset(span_6);
	reset(li_1);
	reset(ol);
	template_effect(($0) => set_text(text_3, $0), [() => t("check.destiny")]);
	append($$anchor, ol);
	pop();
}
// src/stage/Slips.svelte
var root$2 = from_html(`<li><button type="button"><span class="worth svelte-115xfj1"><!><b class="svelte-115xfj1"> </b><span class="sr"> </span></span> <span class="name svelte-115xfj1"> </span> <span class="sr"> </span></button></li>`);
var root_1$2 = from_html(`<li class="sr svelte-115xfj1"> </li>`);
var root_2$1 = from_html(`<li class="back svelte-115xfj1" aria-hidden="true"></li>`);
var root_3$1 = from_html(`<ol><!> <!> <!></ol>`);
function Slips($$anchor, $$props) {
	push($$props, true);
	/** How many of them are turned. */
	/** The one that is shown whole. */
	const session = useSession();
	const down = user_derived(() => Math.max(0, ($$props.cards.length || $$props.check.pile) - $$props.up));
	var ol = root_3$1();
	let classes;
	var node = child(ol);
	each(node, 17, () => $$props.cards.slice(0, $$props.up), index, ($$anchor, card, i) => {
		var li = root$2();
		var button = child(li);
		let classes_1;
		var span = child(button);
		var node_1 = child(span);
		Glyph$1(node_1, {
			get name() {
				return get(card).skill;
			},
			size: 17
		});
		var b = sibling(node_1);
		var text = only_child(b, true);
		var span_1 = sibling(b);
		var text_1 = only_child(span_1, true);
		reset(span);
		var span_2 = sibling(span, 2);
		var text_2 = only_child(span_2, true);
		var span_3 = sibling(span_2, 2);
		var text_3 = only_child(span_3, true);
		reset(button);
		reset(li);
		template_effect(($0, $1, $2, $3) => {
			set_class(li, 1, `skill-${get(card).skill ?? ""}`, "svelte-115xfj1");
			classes_1 = set_class(button, 1, "slip svelte-115xfj1", null, classes_1, {
				harm: get(card).value < 0,
				now: i === $$props.shown
			});
			set_text(text, $0);
			set_text(text_1, $1);
			set_text(text_2, $2);
			set_text(text_3, $3);
		}, [
			() => signed(get(card).value),
			() => word(`skill.${get(card).skill}`, get(card).skill),
			() => book.name(get(card).id),
			() => t("check.running", { n: get(card).sum })
		]);
		event("pointerenter", button, () => $$props.look(i));
		event("pointerleave", button, () => $$props.look(void 0));
		event("focus", button, () => $$props.look(i));
		event("blur", button, () => $$props.look(void 0));
		delegated("click", button, () => session.open(get(card).id));
		append($$anchor, li);
	});
	var node_2 = sibling(node, 2);
	var consequent = ($$anchor) => {
		var li_1 = root_1$2();
		var text_4 = only_child(li_1, true);
		template_effect(($0) => set_text(text_4, $0), [() => count("check.down", get(down))]);
		append($$anchor, li_1);
	};
	if_block(node_2, ($$render) => {
		if (get(down) > 0) $$render(consequent);
	});
	var node_3 = sibling(node_2, 2);
	each(node_3, 17, () => ({ length: get(down) }), index, ($$anchor, $$item) => {
		var li_2 = root_2$1();
		append($$anchor, li_2);
	});
	reset(ol);
	template_effect(() => classes = set_class(ol, 1, "slips svelte-115xfj1", null, classes, { many: $$props.up + get(down) > 10 }));
	append($$anchor, ol);
	pop();
}
delegate(["click"]);
// src/stage/Stamp.svelte
var root$1 = from_html(`<span class="by svelte-pwn01p"> </span>`);
var root_1$1 = from_html(`<p><strong class="svelte-pwn01p"> </strong> <span> </span> <!></p>`);
function Stamp($$anchor, $$props) {
	push($$props, true);
	/** Whether more may change it. */
	const words = {
		pass: "check.pass",
		partial: "check.partialPass",
		fail: "check.fail"
	};
	const short = user_derived(() => $$props.difficulty - $$props.total);
	var p = root_1$1();
	let classes;
	var strong = child(p);
	var text = only_child(strong, true);
	var span = sibling(strong, 2);
	var text_1 = only_child(span, true);
	var node = sibling(span, 2);
	var consequent = ($$anchor) => {
		var span_1 = root$1();
		var text_2 = only_child(span_1, true);
		template_effect(($0) => set_text(text_2, $0), [() => get(short) > 0 ? t("check.short", { n: get(short) }) : t("check.over", { n: -get(short) })]);
		append($$anchor, span_1);
	};
	if_block(node, ($$render) => {
		if (get(short) !== 0) $$render(consequent);
	});
	reset(p);
	template_effect(($0, $1) => {
		classes = set_class(p, 1, `verdict ${$$props.result ?? ""}`, "svelte-pwn01p", classes, { open: $$props.open });
		set_text(text, $0);
		set_text(text_1, $1);
	}, [() => $$props.open ? t("check.soFar", { result: t(words[$$props.result]) }) : t(words[$$props.result]), () => t("check.of", {
		n: minus($$props.total),
		m: $$props.difficulty
	})]);
	append($$anchor, p);
	pop();
}
// src/stage/Check.svelte
var root = from_html(`<div class="turned svelte-9lelzc"><!></div> <p><b class="svelte-9lelzc"> </b> </p>`, 1);
var root_1 = from_html(`<p> </p>`);
var root_2 = from_html(`<span> </span>`);
var root_3 = from_html(`<p class="mine svelte-9lelzc"> <!></p>`);
var root_4 = from_html(`<div class="notes svelte-9lelzc"><!> <!> <!> <!> <!></div>`);
var root_5 = from_html(`<button type="button" data-beats="" class="svelte-9lelzc"><!><span class="word svelte-9lelzc"> </span></button>`);
var root_6 = from_html(`<p class="sum svelte-9lelzc"><span class="help svelte-9lelzc"> </span> <span class="harm svelte-9lelzc"> </span> <span> </span> <!> <!> <!> <!></p>`);
var root_7 = from_html(`<button type="button" class="away svelte-9lelzc"><!></button>`);
var root_8 = from_html(`<section><div class="card svelte-9lelzc"><!></div> <div class="givers svelte-9lelzc"><!></div> <div class="slips svelte-9lelzc"><!></div> <div class="now svelte-9lelzc"><!> <!></div> <div class="bridge svelte-9lelzc"><!></div> <div class="foot svelte-9lelzc"><!> <!></div> <!></section>`);
function Check($$anchor, $$props) {
	push($$props, true);
	/** How many of the cards are turned up by now. */
	const over = prop($$props, "over", 3, false);
	const session = useSession();
	const frame = user_derived(() => session.frame);
	const cards = user_derived(() => turned($$props.check, (id) => book.face(id)));
	const steps = user_derived(() => bridges(get(cards)));
	const all = user_derived(() => $$props.up >= get(cards).length && get(cards).length > 0);
	const bridge = user_derived(() => get(steps)[Math.min($$props.up, get(cards).length)]);
	/** The referee has the last word. */
	const sum = user_derived(() => get(all) ? $$props.check.total ?? get(bridge).sum : get(bridge).sum);
	const $$d = user_derived(() => outcome($$props.check, get(sum), session.log, session.checkBegan)), result = user_derived(() => get($$d).result), settled = user_derived(() => get($$d).settled);
	const done = user_derived(() => get(all) && (get(settled) || $$props.check.total !== void 0));
	const sides = user_derived(() => weigh($$props.check, (id) => book.face(id)));
	let looked = state(void 0);
	const shown = user_derived(() => Math.min(get(looked) ?? Infinity, $$props.up - 1, get(cards).length - 1));
	const card = user_derived(() => get(cards)[get(shown)]);
	const skillName = (id) => word(`skill.${id}`, id);
	const kind = user_derived(() => {
		const name = $$props.check.actor >= 0 ? seatName(get(frame), $$props.check.actor) : "";
		const what = t(over() ? "check.last" : "check.title");
		if (!name) return what;
		return `${what} · ${t(/crisis\//.test($$props.check.source) ? "check.drawn" : "check.actor", { name })}`;
	});
	var section = root_8();
	let classes;
	var div = child(section);
	var node = child(div);
	CrisisCard(node, {
		get id() {
			return $$props.check.source;
		},
		get kind() {
			return get(kind);
		},
		get check() {
			return $$props.check;
		}
	});
	reset(div);
	var div_1 = sibling(div, 2);
	Givers(child(div_1), { get check() {
		return $$props.check;
	} });
	reset(div_1);
	var div_2 = sibling(div_1, 2);
	Slips(child(div_2), {
		get check() {
			return $$props.check;
		},
		get cards() {
			return get(cards);
		},
		get up() {
			return $$props.up;
		},
		get shown() {
			return get(shown);
		},
		look: (card) => set(looked, card, true)
	});
	reset(div_2);
	var div_3 = sibling(div_2, 2);
	var node_3 = child(div_3);
	var consequent = ($$anchor) => {
		var fragment = comment();
		var node_4 = first_child(fragment);
		key(node_4, () => get(shown), ($$anchor) => {
			var fragment_1 = root();
			var div_4 = first_child(fragment_1);
			var node_5 = child(div_4);
			Paper(node_5, { get id() {
				return get(card).id;
			} });
			reset(div_4);
			var p = sibling(div_4, 2);
			let classes_1;
			var b = child(p);
			var text = only_child(b, true);
			var text_1 = sibling(b);
			reset(p);
			template_effect(($0, $1) => {
				classes_1 = set_class(p, 1, "worth svelte-9lelzc", null, classes_1, { harm: get(card).value < 0 });
				set_text(text, $0);
				set_text(text_1, ` ${$1 ?? ""}`);
			}, [() => signed(get(card).value), () => t(get(card).value < 0 ? "check.harms" : get(card).value > 0 ? "check.helpsHere" : "check.nothing", { type: skillName(get(card).skill) })]);
			append($$anchor, fragment_1);
		});
		append($$anchor, fragment);
	};
	var alternate = ($$anchor) => {
		var div_5 = root_4();
		var node_6 = child(div_5);
		var consequent_1 = ($$anchor) => {
			var p_1 = root_1();
			var text_2 = only_child(p_1, true);
			template_effect(($0) => set_text(text_2, $0), [() => t("check.about", { name: seatName(get(frame), $$props.check.chosen) })]);
			append($$anchor, p_1);
		};
		if_block(node_6, ($$render) => {
			if ($$props.check.chosen >= 0) $$render(consequent_1);
		});
		var node_7 = sibling(node_6, 2);
		var consequent_2 = ($$anchor) => {
			var p_2 = root_1();
			var text_3 = only_child(p_2, true);
			template_effect(($0) => set_text(text_3, $0), [() => t("check.faceUp")]);
			append($$anchor, p_2);
		};
		if_block(node_7, ($$render) => {
			if ($$props.check.faceUp) $$render(consequent_2);
		});
		var node_8 = sibling(node_7, 2);
		var consequent_3 = ($$anchor) => {
			var p_3 = root_1();
			var text_4 = only_child(p_3, true);
			template_effect(($0) => set_text(text_4, $0), [() => t("check.reckless")]);
			append($$anchor, p_3);
		};
		if_block(node_8, ($$render) => {
			if ($$props.check.reckless) $$render(consequent_3);
		});
		var node_9 = sibling(node_8, 2);
		var consequent_4 = ($$anchor) => {
			var p_4 = root_3();
			var text_5 = child(p_4);
			var node_10 = sibling(text_5);
			each(node_10, 17, () => get(frame).view.mine.added, index, ($$anchor, id) => {
				const face = user_derived(() => book.face(get(id)));
				var span = root_2();
				var text_6 = only_child(span);
				template_effect(($0) => {
					set_class(span, 1, `pill skill-${get(face).skill ?? ""}`, "svelte-9lelzc");
					set_text(text_6, `${$0 ?? ""} ${get(face).strength ?? ""}`);
				}, [() => word(`letter.${get(face).skill}`, "")]);
				append($$anchor, span);
			});
			reset(p_4);
			template_effect(($0) => set_text(text_5, `${$0 ?? ""}: `), [() => t("check.mine")]);
			append($$anchor, p_4);
		};
		if_block(node_9, ($$render) => {
			if (get(frame).view.mine.added.length) $$render(consequent_4);
		});
		var node_11 = sibling(node_9, 2);
		var consequent_5 = ($$anchor) => {
			Statements($$anchor, {});
		};
		if_block(node_11, ($$render) => {
			if (!over()) $$render(consequent_5);
		});
		reset(div_5);
		append($$anchor, div_5);
	};
	if_block(node_3, ($$render) => {
		if (get(card)) $$render(consequent);
		else $$render(alternate, -1);
	});
	var node_12 = sibling(node_3, 2);
	var consequent_6 = ($$anchor) => {
		{
			let $0 = user_derived(() => !get(settled));
			Stamp($$anchor, {
				get result() {
					return get(result);
				},
				get total() {
					return get(sum);
				},
				get difficulty() {
					return $$props.check.difficulty;
				},
				get open() {
					return get($0);
				}
			});
		}
	};
	if_block(node_12, ($$render) => {
		if (get(done)) $$render(consequent_6);
	});
	reset(div_3);
	var div_6 = sibling(div_3, 2);
	var node_13 = child(div_6);
	{
		let $0 = user_derived(() => get(cards).slice(0, $$props.up));
		Bridge(node_13, {
			get check() {
				return $$props.check;
			},
			get bridge() {
				return get(bridge);
			},
			get cards() {
				return get($0);
			},
			get sum() {
				return get(sum);
			}
		});
	}
	reset(div_6);
	var div_7 = sibling(div_6, 2);
	var node_14 = child(div_7);
	var consequent_11 = ($$anchor) => {
		var p_5 = root_6();
		var span_1 = child(p_5);
		var text_7 = only_child(span_1);
		var span_2 = sibling(span_1, 2);
		var text_8 = only_child(span_2);
		var span_3 = sibling(span_2, 2);
		var text_9 = only_child(span_3, true);
		var node_15 = sibling(span_3, 2);
		var consequent_7 = ($$anchor) => {
			var span_4 = root_2();
			var text_10 = only_child(span_4, true);
			template_effect(($0) => set_text(text_10, $0), [() => t("check.onesHelp")]);
			append($$anchor, span_4);
		};
		if_block(node_15, ($$render) => {
			if ($$props.check.onesHelp) $$render(consequent_7);
		});
		var node_16 = sibling(node_15, 2);
		var consequent_8 = ($$anchor) => {
			var span_5 = root_2();
			var text_11 = only_child(span_5, true);
			template_effect(($0) => set_text(text_11, $0), [() => t("check.zeroed", { types: $$props.check.zeroed.map(skillName).join(", ") })]);
			append($$anchor, span_5);
		};
		if_block(node_16, ($$render) => {
			if ($$props.check.zeroed.length) $$render(consequent_8);
		});
		var node_17 = sibling(node_16, 2);
		var consequent_9 = ($$anchor) => {
			var span_6 = root_2();
			var text_12 = only_child(span_6, true);
			template_effect(($0) => set_text(text_12, $0), [() => t("check.doubled", { types: $$props.check.doubled.map(skillName).join(", ") })]);
			append($$anchor, span_6);
		};
		if_block(node_17, ($$render) => {
			if ($$props.check.doubled?.length) $$render(consequent_9);
		});
		var node_18 = sibling(node_17, 2);
		var consequent_10 = ($$anchor) => {
			var button = root_5();
			var node_19 = child(button);
			Rotate_ccw(node_19, {
				size: 16,
				"aria-hidden": "true"
			});
			var span_7 = sibling(node_19);
			var text_13 = only_child(span_7, true);
			reset(button);
			template_effect(($0, $1) => {
				set_attribute(button, "title", $0);
				set_text(text_13, $1);
			}, [() => t("stage.again"), () => t("stage.again")]);
			delegated("click", button, function(...$$args) {
				$$props.again?.apply(this, $$args);
			});
			append($$anchor, button);
		};
		if_block(node_18, ($$render) => {
			if ($$props.again) $$render(consequent_10);
		});
		reset(p_5);
		template_effect(($0, $1, $2, $3, $4) => {
			set_text(text_7, `${$0 ?? ""} ${$1 ?? ""}`);
			set_text(text_8, `${$2 ?? ""} ${$3 ?? ""}`);
			set_text(text_9, $4);
		}, [
			() => t("check.help"),
			() => signed(get(sides).help.at(-1)?.sum ?? 0),
			() => t("check.harm"),
			() => signed(get(sides).harm.reduce((n, c) => n + c.value, 0)),
			() => t("check.total", {
				n: minus(get(sum)),
				m: $$props.check.difficulty
			})
		]);
		append($$anchor, p_5);
	};
	if_block(node_14, ($$render) => {
		if (get(done)) $$render(consequent_11);
	});
	var node_20 = sibling(node_14, 2);
	{
		let $0 = user_derived(() => get(all) || $$props.up > 0 && $$props.check.total === void 0 ? get(result) : void 0);
		Outcomes(node_20, {
			get check() {
				return $$props.check;
			},
			get holds() {
				return get($0);
			}
		});
	}
	reset(div_7);
	var node_21 = sibling(div_7, 2);
	var consequent_12 = ($$anchor) => {
		var button_1 = root_7();
		var node_22 = child(button_1);
		X(node_22, {
			size: 20,
			"aria-hidden": "true"
		});
		reset(button_1);
		template_effect(($0) => set_attribute(button_1, "aria-label", $0), [() => t("app.close")]);
		delegated("click", button_1, function(...$$args) {
			$$props.away?.apply(this, $$args);
		});
		append($$anchor, button_1);
	};
	if_block(node_21, ($$render) => {
		if ($$props.away) $$render(consequent_12);
	});
	reset(section);
	template_effect(($0) => {
		classes = set_class(section, 1, "check svelte-9lelzc", null, classes, {
			up: $$props.up > 0,
			past: over(),
			done: get(done),
			plays: session.beats.now
		});
		set_attribute(section, "aria-label", $0);
	}, [() => t("check.title")]);
	append($$anchor, section);
	pop();
}
delegate(["click"]);
export { Check as default };
