import { $t as set_class, An as only_child, In as user_derived, Kt as set_attribute, Nn as set, On as child, Pn as state, Rn as pop, Tn as user_effect, Vn as reset, ct as useSession, dn as set_text, fn as append, in as each, jn as sibling, kn as first_child, mn as from_html, pn as comment, sn as if_block, wn as template_effect, xn as get, zn as push } from "./client-FhJZpOI1.js";
import { C as seatName, y as Glyph } from "./table-DZFhHxaq.js";
import { a as thinkers, i as steps, n as cylonFrom, o as truth, r as mindsOf, t as tm } from "./words-DDv0-n2z.js";
// src/minds/Minds.svelte
var root = from_html(`<p role="status"> </p>`);
var root_1 = from_html(`<li><span class="svelte-1su719e"><!> </span> <svg preserveAspectRatio="none" role="img" class="svelte-1su719e"><path class="ground svelte-1su719e"></path><path class="odds svelte-1su719e"></path><path class="truth svelte-1su719e"></path></svg></li>`);
var root_2 = from_html(`<div class="mind"><h4><!> </h4> <ul class="svelte-1su719e"></ul></div>`);
var root_3 = from_html(`<p class="hint svelte-1su719e"> </p> <div class="minds svelte-1su719e"></div>`, 1);
function Minds($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	const frame = user_derived(() => session.frame);
	let minds = state(void 0);
	let failed = state(false);
	const width = 240;
	const bots = user_derived(() => get(minds) ? thinkers(get(minds)) : []);
	const others = (bot) => get(frame).view.seats.map((_, seat) => seat).filter((seat) => seat !== bot);
	user_effect(() => {
		mindsOf(session.id, session.key).then((all) => set(minds, all), () => set(failed, true));
	});
	function row(bot, seat) {
		const from = cylonFrom(get(minds), seat);
		return tm("row", {
			name: seatName(get(frame), seat),
			from: get(minds).turns[0]?.of[bot][seat] ?? 0,
			to: get(minds).turns.findLast((t) => t.of[bot].length)?.of[bot][seat] ?? 0,
			truth: from === void 0 ? tm("human") : tm("cylon", { n: from })
		});
	}
	var fragment = comment();
	var node = first_child(fragment);
	var consequent = ($$anchor) => {
		var p = root();
		var text = only_child(p, true);
		template_effect(($0) => set_text(text, $0), [() => tm("failed")]);
		append($$anchor, p);
	};
	var consequent_1 = ($$anchor) => {
		var p_1 = root();
		var text_1 = only_child(p_1, true);
		template_effect(($0) => set_text(text_1, $0), [() => tm("thinking")]);
		append($$anchor, p_1);
	};
	var alternate = ($$anchor) => {
		var fragment_1 = root_3();
		var p_2 = first_child(fragment_1);
		var text_2 = only_child(p_2, true);
		var div = sibling(p_2, 2);
		each(div, 20, () => get(bots), (bot) => bot, ($$anchor, bot) => {
			var div_1 = root_2();
			var h4 = child(div_1);
			var node_1 = child(h4);
			Glyph(node_1, {
				get seat() {
					return bot;
				},
				size: 12
			});
			var text_3 = sibling(node_1);
			reset(h4);
			var ul = sibling(h4, 2);
			each(ul, 20, () => others(bot), (seat) => seat, ($$anchor, seat) => {
				var li = root_1();
				var span = child(li);
				var node_2 = child(span);
				Glyph(node_2, {
					get seat() {
						return seat;
					},
					size: 11
				});
				var text_4 = sibling(node_2);
				reset(span);
				var svg = sibling(span, 2);
				var path = child(svg);
				var path_1 = sibling(path);
				var path_2 = sibling(path_1);
				reset(svg);
				reset(li);
				template_effect(($0, $1, $2, $3) => {
					set_class(li, 1, `seat-${seat ?? ""}`, "svelte-1su719e");
					set_text(text_4, ` ${$0 ?? ""}`);
					set_attribute(svg, "viewBox", `0 0 240 35`);
					set_attribute(svg, "aria-label", $1);
					set_attribute(path, "d", `M0 28H240`);
					set_attribute(path_1, "d", $2);
					set_attribute(path_2, "d", $3);
				}, [
					() => seatName(get(frame), seat),
					() => row(bot, seat),
					() => steps(get(minds), bot, seat, width),
					() => truth(get(minds), seat, width)
				]);
				append($$anchor, li);
			});
			reset(ul);
			reset(div_1);
			template_effect(($0) => set_text(text_3, ` ${$0 ?? ""}`), [() => tm("of", { name: seatName(get(frame), bot) })]);
			append($$anchor, div_1);
		});
		reset(div);
		template_effect(($0) => set_text(text_2, $0), [() => tm("hint")]);
		append($$anchor, fragment_1);
	};
	if_block(node, ($$render) => {
		if (get(failed)) $$render(consequent);
		else if (!get(minds)) $$render(consequent_1, 1);
		else $$render(alternate, -1);
	});
	append($$anchor, fragment);
	pop();
}
export { Minds as default };
