import { $t as set_class, An as only_child, In as user_derived, Kt as set_attribute, Mt as t, On as child, Ot as count, Rn as pop, Vn as reset, _n as text, an as index, ct as useSession, dn as set_text, fn as append, hn as from_svg, in as each, jn as sibling, kn as first_child, mn as from_html, n as screen, sn as if_block, tn as attach, vn as delegate, wn as template_effect, xn as get, yn as delegated, zn as push } from "./client-FhJZpOI1.js";
import { i as Portrait } from "./state-BZh7Gf1i.js";
import { a as Trauma, c as lines, i as Veil } from "./board-CCP417Nj.js";
import { C as seatName, k as book, y as Glyph } from "./table-DZFhHxaq.js";
// src/stage/Crossroads.svelte
var root = from_html(`<span class="svelte-11etfgn"><svg viewBox="-11 -11 22 22" width="24" height="24" aria-hidden="true"><!></svg> </span>`);
var root_1 = from_html(`<p class="against svelte-11etfgn"><!> <span class="svelte-11etfgn"> </span></p>`);
var root_2 = from_html(`<span><svg viewBox="-11 -11 22 22" width="18" height="18" aria-hidden="true" class="svelte-11etfgn"><!></svg> </span>`);
var root_3 = from_html(`<p class="fate svelte-11etfgn"> </p>`);
var root_4 = from_svg(`<svg viewBox="-11 -11 22 22" role="img" class="svelte-11etfgn"><!></svg>`);
var root_5 = from_html(`<b class="svelte-11etfgn"> </b> `, 1);
var root_6 = from_html(`<p class="tokens svelte-11etfgn"></p> <p class="counts svelte-11etfgn"><!></p>`, 1);
var root_7 = from_html(`<span><b class="svelte-11etfgn"> </b> </span>`);
var root_8 = from_html(`<button type="button"><strong class="svelte-11etfgn"> </strong> <!></button>`);
var root_9 = from_html(`<span class="back svelte-11etfgn" role="img"></span>`);
var root_10 = from_svg(`<svg class="beside svelte-11etfgn" viewBox="-11 -11 22 22" width="34" height="34" role="img"><!></svg>`);
var root_11 = from_html(`<div class="dealt svelte-11etfgn"><!> <!></div>`);
var root_12 = from_html(`<li><div class="who svelte-11etfgn"><span class="face svelte-11etfgn"><!></span> <span class="name svelte-11etfgn"><!> <!></span></div> <!></li>`);
var root_13 = from_html(`<!> <section><header class="svelte-11etfgn"><h2 class="svelte-11etfgn"> </h2> <p class="svelte-11etfgn"> </p> <!></header> <ul class="svelte-11etfgn"></ul></section>`, 1);
function Crossroads($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	const frame = user_derived(() => session.frame);
	const view = user_derived(() => get(frame).view);
	const phase = user_derived(() => get(view).crossroads);
	const trial = user_derived(() => get(phase).step === "trial");
	const counted = (seat) => get(trial) ? get(phase).counts?.[seat] ?? 0 : 0;
	/** Those with a card, in the order in which these are turned up, then whoever has none; at the Trial, who has most first. */
	const order = user_derived(() => [...get(phase).cards.map((c) => c.seat), ...[...get(view).seats.keys()].filter((seat) => get(phase).cards.every((c) => c.seat !== seat))].sort((a, b) => counted(b) - counted(a)));
	/** Whose card is carried out now. */
	const now = user_derived(() => get(trial) ? -1 : get(phase).cards.findLast((c) => c.revealed)?.seat ?? -1);
	const most = user_derived(() => Math.max(0, ...get(phase).counts ?? []));
	const result = (token) => /antagonistic/.test(token) ? 1 : 0;
	/** The sides of the Trial, with the tokens that count against them. */
	const sides = [{
		side: "human",
		wrong: "antagonistic"
	}, {
		side: "cylon",
		wrong: "benevolent"
	}];
	const sideOf = (seat) => {
		const { revealed, infiltrating } = get(view).seats[seat];
		return sides[+(revealed && !infiltrating)];
	};
	var fragment = root_13();
	var node = first_child(fragment);
	Veil(node, { dark: true });
	var section = sibling(node, 2);
	let classes;
	var header = child(section);
	var h2 = child(header);
	var text$1 = only_child(h2, true);
	var p = sibling(h2, 2);
	var text_1 = only_child(p, true);
	var node_1 = sibling(p, 2);
	var consequent = ($$anchor) => {
		var p_1 = root_1();
		var node_2 = child(p_1);
		each(node_2, 17, () => sides, ({ side, wrong }) => side, ($$anchor, $$item) => {
			let side = () => get($$item).side;
			let wrong = () => get($$item).wrong;
			var span = root();
			var svg = child(span);
			var node_3 = child(svg);
			Trauma(node_3, { get face() {
				return wrong();
			} });
			reset(svg);
			var text_2 = sibling(svg, 1, true);
			reset(span);
			template_effect(($0) => set_text(text_2, $0), [() => t(`crossroads.against.${side()}`)]);
			append($$anchor, span);
		});
		var span_1 = sibling(node_2, 2);
		var text_3 = only_child(span_1, true);
		reset(p_1);
		template_effect(($0) => set_text(text_3, $0), [() => t("crossroads.spared")]);
		append($$anchor, p_1);
	};
	if_block(node_1, ($$render) => {
		if (get(trial)) $$render(consequent);
	});
	reset(header);
	var ul = sibling(header, 2);
	each(ul, 20, () => get(order), (seat) => seat, ($$anchor, seat) => {
		const body = user_derived(() => get(view).seats[seat]);
		const dealt = user_derived(() => get(phase).cards.find((c) => c.seat === seat));
		const counts = user_derived(() => counted(seat));
		const shown = user_derived(() => get(body).traumaShown ?? []);
		var li = root_12();
		let classes_1;
		var div = child(li);
		var span_2 = child(div);
		var node_4 = child(span_2);
		{
			let $0 = user_derived(() => get(trial) && !screen.small ? 150 : 56);
			let $1 = user_derived(() => get(trial) && sideOf(seat).side === "cylon");
			let $2 = user_derived(() => get(body).out ?? false);
			Portrait(node_4, {
				get character() {
					return get(body).character;
				},
				get size() {
					return get($0);
				},
				get revealed() {
					return get($1);
				},
				get executed() {
					return get($2);
				}
			});
		}
		reset(span_2);
		var span_3 = sibling(span_2, 2);
		var node_5 = child(span_3);
		Glyph(node_5, {
			get seat() {
				return seat;
			},
			size: 12
		});
		var text_4 = sibling(node_5);
		var node_6 = sibling(text_4);
		var consequent_1 = ($$anchor) => {
			const computed_const = user_derived(() => {
				return sideOf(seat);
			});
			var span_4 = root_2();
			var svg_1 = child(span_4);
			var node_7 = child(svg_1);
			Trauma(node_7, { get face() {
				return get(computed_const).wrong;
			} });
			reset(svg_1);
			var text_5 = sibling(svg_1, 1, true);
			reset(span_4);
			template_effect(($0) => {
				set_class(span_4, 1, `side ${get(computed_const).side ?? ""}`, "svelte-11etfgn");
				set_text(text_5, $0);
			}, [() => t(`crossroads.${get(computed_const).side}`)]);
			append($$anchor, span_4);
		};
		if_block(node_6, ($$render) => {
			if (get(trial) && !get(body).out) $$render(consequent_1);
		});
		reset(span_3);
		reset(div);
		var node_8 = sibling(div, 2);
		var consequent_2 = ($$anchor) => {
			var p_2 = root_3();
			var text_6 = only_child(p_2, true);
			template_effect(($0) => set_text(text_6, $0), [() => t("crew.out")]);
			append($$anchor, p_2);
		};
		var consequent_4 = ($$anchor) => {
			var fragment_1 = root_6();
			var p_3 = first_child(fragment_1);
			each(p_3, 21, () => get(shown), index, ($$anchor, id) => {
				var svg_2 = root_4();
				var node_9 = child(svg_2);
				Trauma(node_9, { get face() {
					return get(id);
				} });
				reset(svg_2);
				template_effect(($0) => set_attribute(svg_2, "aria-label", $0), [() => book.name(get(id))]);
				append($$anchor, svg_2);
			});
			reset(p_3);
			var p_4 = sibling(p_3, 2);
			var node_10 = child(p_4);
			var consequent_3 = ($$anchor) => {
				var fragment_2 = root_5();
				var b_1 = first_child(fragment_2);
				var text_7 = only_child(b_1, true);
				var text_8 = sibling(b_1);
				template_effect(($0) => {
					set_text(text_7, get(counts));
					set_text(text_8, ` ${$0 ?? ""}`);
				}, [() => count("crossroads.counts", get(counts))]);
				append($$anchor, fragment_2);
			};
			var alternate = ($$anchor) => {
				var text_9 = text();
				template_effect(($0) => set_text(text_9, $0), [() => t("crossroads.acquitted")]);
				append($$anchor, text_9);
			};
			if_block(node_10, ($$render) => {
				if (get(counts) > 0) $$render(consequent_3);
				else $$render(alternate, -1);
			});
			reset(p_4);
			append($$anchor, fragment_1);
		};
		var consequent_7 = ($$anchor) => {
			var div_1 = root_11();
			var node_11 = child(div_1);
			var consequent_5 = ($$anchor) => {
				var button = root_8();
				let classes_2;
				var strong = child(button);
				var text_10 = only_child(strong, true);
				var node_12 = sibling(strong, 2);
				each(node_12, 17, () => lines(get(dealt).card), index, ($$anchor, line, i) => {
					var span_5 = root_7();
					let classes_3;
					var b_2 = child(span_5);
					var text_11 = only_child(b_2);
					var text_12 = sibling(b_2);
					reset(span_5);
					template_effect(($0) => {
						classes_3 = set_class(span_5, 1, "result svelte-11etfgn", null, classes_3, { chosen: $0 });
						set_text(text_11, `${get(line).label ?? ""}:`);
						set_text(text_12, ` ${get(line).text ?? ""}`);
					}, [() => get(dealt).revealed && get(dealt).token !== "" && i === result(get(dealt).token)]);
					append($$anchor, span_5);
				});
				reset(button);
				template_effect(($0) => {
					classes_2 = set_class(button, 1, "card svelte-11etfgn", null, classes_2, { own: !get(dealt).revealed });
					set_text(text_10, $0);
				}, [() => book.name(get(dealt).card)]);
				delegated("click", button, () => session.open(get(dealt).card));
				append($$anchor, button);
			};
			var alternate_1 = ($$anchor) => {
				var span_6 = root_9();
				template_effect(($0) => set_attribute(span_6, "aria-label", $0), [() => t("crossroads.down")]);
				append($$anchor, span_6);
			};
			if_block(node_11, ($$render) => {
				if (get(dealt).card) $$render(consequent_5);
				else $$render(alternate_1, -1);
			});
			var node_13 = sibling(node_11, 2);
			var consequent_6 = ($$anchor) => {
				var svg_3 = root_10();
				var node_14 = child(svg_3);
				Trauma(node_14, { get face() {
					return get(dealt).token;
				} });
				reset(svg_3);
				template_effect(($0) => set_attribute(svg_3, "aria-label", $0), [() => get(dealt).token ? book.name(get(dealt).token) : t("trauma.unseen")]);
				append($$anchor, svg_3);
			};
			if_block(node_13, ($$render) => {
				if (get(dealt).laid) $$render(consequent_6);
			});
			reset(div_1);
			append($$anchor, div_1);
		};
		if_block(node_8, ($$render) => {
			if (get(body).out) $$render(consequent_2);
			else if (get(trial)) $$render(consequent_4, 1);
			else if (get(dealt)) $$render(consequent_7, 2);
		});
		reset(li);
		attach(li, () => (item) => {
			if (seat === get(now)) item.scrollIntoView?.({ block: "nearest" });
		});
		template_effect(($0) => {
			classes_1 = set_class(li, 1, `seat-${seat ?? ""}`, "svelte-11etfgn", classes_1, {
				now: seat === get(now),
				out: get(body).out,
				most: get(trial) && get(counts) > 0 && get(counts) === get(most)
			});
			set_text(text_4, ` ${$0 ?? ""} `);
		}, [() => seatName(get(frame), seat)]);
		append($$anchor, li);
	});
	reset(ul);
	reset(section);
	template_effect(($0, $1, $2) => {
		classes = set_class(section, 1, "crossroads night svelte-11etfgn", null, classes, { trial: get(trial) });
		set_attribute(section, "aria-label", $0);
		set_text(text$1, $1);
		set_text(text_1, $2);
	}, [
		() => t("crossroads.title"),
		() => t("crossroads.title"),
		() => t(get(trial) ? "crossroads.trial" : "crossroads.cards")
	]);
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
export { Crossroads as default };
