import { An as only_child, In as user_derived, Nn as set, On as child, Pn as state, Rn as pop, Tn as user_effect, Vn as reset, dn as set_text, fn as append, in as each, jn as sibling, kn as first_child, mn as from_html, pn as comment, sn as if_block, wn as template_effect, xn as get, zn as push } from "./client-FhJZpOI1.js";
import { C as seatName, O as together } from "./table-DZFhHxaq.js";
import { a as thinkers, r as mindsOf, s as upTo, t as tm } from "./words-DDv0-n2z.js";
// src/minds/Because.svelte
var root = from_html(`<p><b> </b> </p>`);
var root_1 = from_html(`<li> </li>`);
var root_2 = from_html(`<details><summary class="svelte-8ohaeh"> </summary> <ul class="svelte-8ohaeh"></ul></details>`);
var root_3 = from_html(`<div class="because svelte-8ohaeh"><!> <!></div>`);
function Because($$anchor, $$props) {
	push($$props, true);
	let minds = state(void 0);
	const frame = user_derived(() => $$props.film.session.frame);
	const lang = user_derived(() => $$props.film.lang);
	const before = user_derived(() => $$props.film.past?.moments[$$props.film.at - 1]);
	const reasons = user_derived(() => get(minds) && get(before) ? get(minds).reasons.filter((r) => r.ask === get(before).ask) : []);
	const turn = user_derived(() => get(minds) && upTo(get(minds), $$props.film.past.moments[$$props.film.at].turn));
	user_effect(() => {
		if (get(lang)) mindsOf($$props.film.id, $$props.film.key).then((all) => set(minds, all), () => void 0);
	});
	/** From what likelihood on somebody is named. */
	const much = 25;
	function suspicion(bot) {
		const list = get(turn).of[bot].map((n, seat) => ({
			n,
			seat
		})).filter(({ n, seat }) => seat !== bot && n >= much).sort((a, b) => b.n - a.n).map(({ n, seat }) => tm("odds", {
			name: seatName(get(frame), seat),
			n
		}));
		const name = seatName(get(frame), bot);
		return list.length ? tm("suspects", {
			name,
			list: together(list)
		}) : tm("nobody", { name });
	}
	var fragment = comment();
	var node = first_child(fragment);
	var consequent_2 = ($$anchor) => {
		var div = root_3();
		var node_1 = child(div);
		each(node_1, 17, () => get(reasons), (r) => r.seat, ($$anchor, r) => {
			var p = root();
			var b_1 = child(p);
			var text = only_child(b_1, true);
			var text_1 = sibling(b_1);
			reset(p);
			template_effect(($0, $1) => {
				set_text(text, $0);
				set_text(text_1, ` ${$1 ?? ""}`);
			}, [() => tm("why"), () => tm("because", {
				name: seatName(get(frame), get(r).seat),
				why: get(minds).words[get(r).why] ?? get(r).why
			})]);
			append($$anchor, p);
		});
		var node_2 = sibling(node_1, 2);
		var consequent_1 = ($$anchor) => {
			var details = root_2();
			var summary = child(details);
			var text_2 = only_child(summary, true);
			var ul = sibling(summary, 2);
			each(ul, 20, () => thinkers(get(minds)), (bot) => bot, ($$anchor, bot) => {
				var fragment_1 = comment();
				var node_3 = first_child(fragment_1);
				var consequent = ($$anchor) => {
					var li = root_1();
					var text_3 = only_child(li, true);
					template_effect(($0) => set_text(text_3, $0), [() => suspicion(bot)]);
					append($$anchor, li);
				};
				if_block(node_3, ($$render) => {
					if (get(turn).of[bot].length) $$render(consequent);
				});
				append($$anchor, fragment_1);
			});
			reset(ul);
			reset(details);
			template_effect(($0) => set_text(text_2, $0), [() => tm("now")]);
			append($$anchor, details);
		};
		if_block(node_2, ($$render) => {
			if (get(turn)) $$render(consequent_1);
		});
		reset(div);
		append($$anchor, div);
	};
	if_block(node, ($$render) => {
		if (get(minds)) $$render(consequent_2);
	});
	append($$anchor, fragment);
	pop();
}
export { Because as default };
