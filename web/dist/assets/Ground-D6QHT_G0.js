import { $t as set_class, An as only_child, In as user_derived, Kt as set_attribute, Mt as t, On as child, Rn as pop, Vn as reset, an as index, ct as useSession, dn as set_text, fn as append, hn as from_svg, in as each, jn as sibling, kn as first_child, lt as Ship, pn as comment, sn as if_block, wn as template_effect, xn as get, zn as push } from "./client-FhJZpOI1.js";
import { y as path } from "./board-CCP417Nj.js";
// src/board/Ground.svelte
var root = from_svg(`<path class="smoke svelte-18javx1"></path>`);
var root_1 = from_svg(`<rect class="road svelte-18javx1" height="9"></rect><path class="ruts svelte-18javx1"></path>`, 1);
var root_2 = from_svg(`<path class="tent svelte-18javx1"></path><path class="flap svelte-18javx1"></path><path class="door svelte-18javx1"></path>`, 1);
var root_3 = from_svg(`<g><path d="M-12 -4H2V-11L14 0L2 11V4H-12z" class="svelte-18javx1"></path></g>`);
var root_4 = from_svg(`<circle></circle>`);
var root_5 = from_svg(`<path class="way svelte-18javx1"></path><!><text font-size="15" class="svelte-18javx1"> </text>`, 1);
var root_6 = from_svg(`<g class="ground svelte-18javx1" aria-hidden="true"><defs><radialGradient id="low-sun"><stop offset="0" stop-color="#f0b060" stop-opacity=".6"></stop><stop offset=".5" stop-color="#c9762f" stop-opacity=".22"></stop><stop offset="1" stop-color="#c9762f" stop-opacity="0"></stop></radialGradient><linearGradient id="dusk" x2="0" y2="1"><stop offset=".35" stop-color="var(--dusk)" stop-opacity="0"></stop><stop offset="1" stop-color="var(--dusk)" stop-opacity=".62"></stop></linearGradient><linearGradient id="earth" x2="0" y2="1"><stop offset="0" stop-color="var(--earth-far)"></stop><stop offset=".3" stop-color="var(--earth)"></stop><stop offset="1" stop-color="var(--earth-near)"></stop></linearGradient><linearGradient id="smoke" x2="0" y2="1"><stop offset="0" stop-color="var(--smoke)" stop-opacity="0"></stop><stop offset="1" stop-color="var(--smoke)" stop-opacity=".55"></stop></linearGradient></defs><rect fill="url(#dusk)"></rect><circle fill="url(#low-sun)"></circle><circle class="sun svelte-18javx1"></circle><path class="far svelte-18javx1"></path><path class="middle svelte-18javx1"></path><!><path class="near svelte-18javx1"></path><path class="furrow svelte-18javx1"></path><!><!><!><g><!></g><text class="title svelte-18javx1" x="14" y="24" font-size="16"> </text><!></g>`);
function Ground($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	const view = user_derived(() => session.frame.view);
	const w = user_derived(() => $$props.layout.width), h = user_derived(() => $$props.layout.height);
	const ground = user_derived(() => $$props.layout.docks[0].rect.y);
	const size = user_derived(() => $$props.layout.tall ? 120 : Math.min(230, get(ground) * 1.1));
	/** From the left, where the hills begin to rise. */
	const hills = (at, low) => `M0 ${get(h)}V${get(ground) - low}${at.map(([x, y]) => `L${(x * get(w)).toFixed(0)} ${(get(ground) - y * get(ground)).toFixed(0)}`).join("")}V${get(h)}Z`;
	/** The steps of the forces: from each of their locations to the next, and from the last away. */
	const arrows = user_derived(() => path.map((id) => {
		const { x, y, w, h } = $$props.layout.rooms[`location/${id}`];
		return {
			id,
			...$$props.layout.tall ? {
				x: x + w * .5,
				y: y + h + 9
			} : {
				x: x + w + 15,
				y: y + h / 2
			},
			forces: get(view).caprica?.forces[`location/${id}`] ?? 0
		};
	}));
	/** The road under their path. */
	const track = user_derived(() => {
		const [first, last] = [$$props.layout.rooms[`location/${path[0]}`], $$props.layout.rooms[`location/${path.at(-1)}`]];
		return {
			x: first.x - 8,
			y: first.y + first.h + 7,
			w: last.x + last.w - first.x + 46
		};
	});
	const tents = [
		.05,
		.09,
		.14,
		.27,
		.3,
		.47,
		.52,
		.7,
		.86,
		.9,
		.95
	];
	/** Lines in the ground, from its edge down; farther apart the nearer they are. */
	const furrows = user_derived(() => Array.from({ length: 9 }, (_, i) => {
		const y = get(ground) + 14 + i * i * 5.2;
		return `M${i % 2 ? 0 : get(w) * .04} ${y.toFixed(0)}Q${get(w) * .5} ${(y - 16 + i % 3 * 14).toFixed(0)} ${get(w)} ${(y + 5).toFixed(0)}`;
	}).join(""));
	const steps = user_derived(() => get(view).risk.length - 1);
	const apart = user_derived(() => $$props.layout.tall ? 24 : 46);
	const line = user_derived(() => ({
		x: get(size) + ($$props.layout.tall ? 18 : 60),
		y: get(ground) * ($$props.layout.tall ? .42 : .4)
	}));
	var g = root_6();
	var rect = sibling(child(g));
	var circle = sibling(rect);
	var circle_1 = sibling(circle);
	var path_1 = sibling(circle_1);
	var path_2 = sibling(path_1);
	var node = sibling(path_2);
	each(node, 16, () => [
		.12,
		.5,
		.88
	], index, ($$anchor, x, i) => {
		const computed_const = user_derived(() => {
			const [at, up] = [get(w) * x + 20, get(ground) * (.34 + i * .06)];
			return {
				at,
				up
			};
		});
		var path_3 = root();
		template_effect(() => set_attribute(path_3, "d", `M${get(computed_const).at ?? ""} ${get(ground) - 8}c-6 ${-get(computed_const).up * .4} 10 ${-get(computed_const).up * .5} -6 ${-get(computed_const).up}h${14 + i * 3}c10 ${get(computed_const).up * .5} -8 ${get(computed_const).up * .6} ${-2 - i * 3} ${get(computed_const).up ?? ""}z`));
		append($$anchor, path_3);
	});
	var path_4 = sibling(node);
	var path_5 = sibling(path_4);
	var node_1 = sibling(path_5);
	var consequent = ($$anchor) => {
		var fragment = root_1();
		var rect_1 = first_child(fragment);
		var path_6 = sibling(rect_1);
		template_effect(() => {
			set_attribute(rect_1, "x", get(track).x);
			set_attribute(rect_1, "y", get(track).y);
			set_attribute(rect_1, "width", get(track).w);
			set_attribute(path_6, "d", `M${get(track).x ?? ""} ${get(track).y + 3}h${get(track).w ?? ""}m0 3h${-get(track).w}`);
		});
		append($$anchor, fragment);
	};
	if_block(node_1, ($$render) => {
		if (!$$props.layout.tall) $$render(consequent);
	});
	var node_2 = sibling(node_1);
	each(node_2, 17, () => tents, index, ($$anchor, x, i, $$array) => {
		const size = user_derived(() => ($$props.layout.tall ? 14 : 24) + i * 7 % 12);
		var fragment_1 = root_2();
		var path_7 = first_child(fragment_1);
		var path_8 = sibling(path_7);
		var path_9 = sibling(path_8);
		template_effect(() => {
			set_attribute(path_7, "d", `M${get(w) * get(x)} ${get(ground) + 4}l${get(size) * .55} ${-get(size)}l${get(size) * .65} ${get(size) ?? ""}z`);
			set_attribute(path_8, "d", `M${get(w) * get(x) + get(size) * .55} ${get(ground) + 4 - get(size)}l${get(size) * .65} ${get(size) ?? ""}h${-get(size) * .42}z`);
			set_attribute(path_9, "d", `M${get(w) * get(x) + get(size) * .55} ${get(ground) + 4 - get(size) * .6}l${get(size) * .16} ${get(size) * .6}h${-get(size) * .3}z`);
		});
		append($$anchor, fragment_1);
	});
	var node_3 = sibling(node_2);
	var consequent_1 = ($$anchor) => {
		var fragment_2 = comment();
		var node_4 = first_child(fragment_2);
		each(node_4, 17, () => get(arrows), ({ id, x, y, forces }) => id, ($$anchor, $$item) => {
			let x = () => get($$item).x;
			let y = () => get($$item).y;
			let forces = () => get($$item).forces;
			var g_1 = root_3();
			let classes;
			template_effect(() => {
				classes = set_class(g_1, 0, "step-on svelte-18javx1", null, classes, { coming: forces() > 0 });
				set_attribute(g_1, "transform", `translate(${x() ?? ""} ${y() ?? ""})${$$props.layout.tall ? " rotate(90) scale(.62)" : ""}`);
			});
			append($$anchor, g_1);
		});
		append($$anchor, fragment_2);
	};
	if_block(node_3, ($$render) => {
		if (get(view).caprica?.phase !== "returned") $$render(consequent_1);
	});
	var g_2 = sibling(node_3);
	var node_5 = child(g_2);
	Ship(node_5, {
		kind: "galactica",
		get size() {
			return get(size);
		}
	});
	reset(g_2);
	var text = sibling(g_2);
	var text_1 = only_child(text, true);
	var node_6 = sibling(text);
	var consequent_2 = ($$anchor) => {
		var fragment_3 = root_5();
		var path_10 = first_child(fragment_3);
		var node_7 = sibling(path_10);
		each(node_7, 17, () => ({ length: get(steps) }), index, ($$anchor, _, i) => {
			var circle_2 = root_4();
			let classes_1;
			template_effect(() => {
				classes_1 = set_class(circle_2, 0, "step svelte-18javx1", null, classes_1, { done: i < get(view).marker });
				set_attribute(circle_2, "cx", get(line).x + (i + 1) * get(apart));
				set_attribute(circle_2, "cy", get(line).y);
				set_attribute(circle_2, "r", i + 1 === get(view).marker ? 13 : 9);
			});
			append($$anchor, circle_2);
		});
		var text_2 = sibling(node_7);
		var text_3 = only_child(text_2, true);
		template_effect(($0) => {
			set_attribute(path_10, "d", `M${get(line).x ?? ""} ${get(line).y ?? ""}h${get(apart) * (get(steps) + 1)}`);
			set_attribute(text_2, "x", get(line).x);
			set_attribute(text_2, "y", get(line).y + 36);
			set_text(text_3, $0);
		}, [() => t("board.back", {
			n: get(view).marker,
			all: get(steps)
		})]);
		append($$anchor, fragment_3);
	};
	if_block(node_6, ($$render) => {
		if (get(view).caprica?.phase === "occupied" && !$$props.layout.tall) $$render(consequent_2);
	});
	reset(g);
	template_effect(($0, $1, $2, $3, $4) => {
		set_attribute(rect, "width", get(w));
		set_attribute(rect, "height", get(ground));
		set_attribute(circle, "cx", get(w) * ($$props.layout.tall ? .72 : .58));
		set_attribute(circle, "cy", get(ground) * .5);
		set_attribute(circle, "r", get(ground) * .9);
		set_attribute(circle_1, "cx", get(w) * ($$props.layout.tall ? .72 : .58));
		set_attribute(circle_1, "cy", get(ground) * .5);
		set_attribute(circle_1, "r", $0);
		set_attribute(path_1, "d", $1);
		set_attribute(path_2, "d", $2);
		set_attribute(path_4, "d", $3);
		set_attribute(path_5, "d", get(furrows));
		set_attribute(g_2, "transform", `translate(${get(size) / 2 + 14} ${get(ground) * .46})`);
		set_text(text_1, $4);
	}, [
		() => Math.min(34, get(ground) * .15),
		() => hills([
			[.08, .2],
			[.15, .12],
			[.25, .3],
			[.36, .18],
			[.46, .26],
			[.57, .1],
			[.68, .24],
			[.8, .06],
			[.9, .22],
			[1, .12]
		], get(ground) * .05),
		() => hills([
			[.06, .1],
			[.18, .04],
			[.31, .16],
			[.42, .07],
			[.55, .13],
			[.64, .03],
			[.77, .13],
			[.92, .05],
			[1, .1]
		], get(ground) * .02),
		() => hills([
			[.12, .02],
			[.3, .06],
			[.5, 0],
			[.72, .05],
			[1, .01]
		], 0),
		() => t(get(view).caprica?.phase === "occupied" ? "board.hiding" : "board.orbit")
	]);
	append($$anchor, g);
	pop();
}
export { Ground as default };
