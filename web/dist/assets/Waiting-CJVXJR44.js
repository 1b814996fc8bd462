const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/Govern-DJSY1oYK.js","assets/client-FhJZpOI1.js","assets/client-DFdy8vR2.css","assets/table-DZFhHxaq.js","assets/rolldown-runtime-D8jQpDG7.js","assets/table-gsiEgVyi.css","assets/Govern-CVZvKFuS.css","assets/Seed-vUBUnQBC.js","assets/Seed-BkfuvQ0q.css"])))=>i.map(i=>d[i]);
import { $t as set_class, An as only_child, B as join, C as rememberedName, E as Bot, Ft as __vitePreload, Gt as remove_input_defaults, In as user_derived, Kt as set_attribute, Lt as onMount, Mn as proxy, Mt as t, Nn as set, On as child, Pn as state, Pt as worded, Rn as pop, S as rememberName, Tt as seedPart, Vn as reset, Vt as bind_this, Wt as bind_value, Z as start, _ as explain, an as index, b as Settings, bn as event, cn as await_block, ct as useSession, d as facts, dn as set_text, fn as append, g as hangar, ht as router, i as Links, in as each, jn as sibling, kn as first_child, mn as from_html, nn as component, pn as comment, s as Hull, sn as if_block, u as botName, vn as delegate, wn as template_effect, wt as ownerKeyFor, x as own, xn as get, yn as delegated, yt as idle, zn as push } from "./client-FhJZpOI1.js";
import { C as seatName, y as Glyph } from "./table-DZFhHxaq.js";
// src/lobby/JoinSeat.svelte
var root$1 = from_html(`<span class="trouble" id="nameless" role="alert"> </span>`);
var root_1$1 = from_html(`<button type="button" class="main"> </button>`);
var root_2$1 = from_html(`<p class="trouble" role="alert"> </p>`);
var root_3$1 = from_html(`<form aria-labelledby="join-title" class="svelte-uzrn5f"><h2 id="join-title"> </h2> <p> </p> <label class="svelte-uzrn5f"> <input maxlength="32" autocomplete="nickname" class="svelte-uzrn5f"/> <!></label> <div class="seats svelte-uzrn5f"></div> <!></form>`);
function JoinSeat($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	const open = user_derived(() => session.received.table.seats.flatMap((s, i) => s.open ? [i] : []));
	let name = state(proxy(rememberedName()));
	let busy = state(false);
	let trouble = state("");
	let nameless = state(false);
	let nameField = state(void 0);
	/** The Enter key takes the first seat that is open. */
	function enter(event) {
		event.preventDefault();
		take(get(open)[0]);
	}
	async function take(seat) {
		if (!get(name).trim()) {
			set(nameless, true);
			get(nameField)?.focus();
			return;
		}
		set(busy, true);
		set(trouble, "");
		try {
			const { key } = await join(session.id, session.key, seat, get(name).trim(), seedPart());
			rememberName(get(name).trim());
			own.keep({
				id: session.id,
				key,
				name: get(name).trim(),
				since: Date.now(),
				seat,
				...session.key ? { invite: session.key } : {}
			});
			await router.go(`/t/${session.id}#${key}`);
		} catch (problem) {
			set(trouble, explain(problem), true);
			set(busy, false);
		}
	}
	var fragment = comment();
	var node = first_child(fragment);
	var consequent_2 = ($$anchor) => {
		var form = root_3$1();
		var h2 = child(form);
		var text = only_child(h2, true);
		var p = sibling(h2, 2);
		var text_1 = only_child(p, true);
		var label = sibling(p, 2);
		var text_2 = child(label);
		var input = sibling(text_2);
		remove_input_defaults(input);
		bind_this(input, ($$value) => set(nameField, $$value), () => get(nameField));
		var node_1 = sibling(input, 2);
		var consequent = ($$anchor) => {
			var span = root$1();
			var text_3 = only_child(span, true);
			template_effect(($0) => set_text(text_3, $0), [() => t("home.nameMissing")]);
			append($$anchor, span);
		};
		if_block(node_1, ($$render) => {
			if (get(nameless)) $$render(consequent);
		});
		reset(label);
		var div = sibling(label, 2);
		each(div, 20, () => get(open), (seat) => seat, ($$anchor, seat) => {
			var button = root_1$1();
			var text_4 = only_child(button, true);
			template_effect(($0) => {
				button.disabled = get(busy);
				set_text(text_4, $0);
			}, [() => t("join.take", { n: seat + 1 })]);
			delegated("click", button, () => take(seat));
			append($$anchor, button);
		});
		reset(div);
		var node_2 = sibling(div, 2);
		var consequent_1 = ($$anchor) => {
			var p_1 = root_2$1();
			var text_5 = only_child(p_1, true);
			template_effect(() => set_text(text_5, get(trouble)));
			append($$anchor, p_1);
		};
		if_block(node_2, ($$render) => {
			if (get(trouble)) $$render(consequent_1);
		});
		reset(form);
		template_effect(($0, $1, $2, $3) => {
			set_text(text, $0);
			set_text(text_1, $1);
			set_text(text_2, `${$2 ?? ""} `);
			set_attribute(input, "placeholder", $3);
			set_attribute(input, "aria-invalid", get(nameless) || void 0);
			set_attribute(input, "aria-describedby", get(nameless) ? "nameless" : void 0);
		}, [
			() => t("join.title"),
			() => t("join.watch"),
			() => t("home.name"),
			() => t("home.namePlaceholder")
		]);
		event("submit", form, enter);
		delegated("input", input, () => set(nameless, false));
		bind_value(input, () => get(name), ($$value) => set(name, $$value));
		append($$anchor, form);
	};
	if_block(node, ($$render) => {
		if (get(open).length > 0) $$render(consequent_2);
	});
	append($$anchor, fragment);
	pop();
}
delegate(["input", "click"]);
// src/lobby/Waiting.svelte
var root = from_html(`<p class="svelte-1tnj10b"> </p>`);
var root_1 = from_html(`<span class="muted"> </span>`);
var root_2 = from_html(`<!> <!>`, 1);
var root_3 = from_html(`<li><!> <span class="name svelte-1tnj10b"> </span> <!> <!> <!></li>`);
var root_4 = from_html(`<p class="trouble" role="status"> </p>`);
var root_5 = from_html(`<p><button type="button"> </button></p>`);
var root_6 = from_html(`<p class="trouble" role="alert"> </p>`);
var root_7 = from_html(`<section class="svelte-1tnj10b"><p> </p> <ol class="svelte-1tnj10b"></ol> <!> <!> <!> <!></section>`);
var root_8 = from_html(`<header class="night firmament"><div class="inner svelte-1tnj10b"><div class="top svelte-1tnj10b"><!></div> <div class="say svelte-1tnj10b"><h1 class="svelte-1tnj10b"> </h1> <!> <p class="facts svelte-1tnj10b"> </p></div> <div class="sign"><!></div></div></header> <main class="svelte-1tnj10b"><!> <div class="parts svelte-1tnj10b"><!> <details><summary class="svelte-1tnj10b"> </summary> <!></details></div></main>`, 1);
function Waiting($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	const frame = user_derived(() => session.received);
	const owner = user_derived(() => ownerKeyFor(session.id));
	let trouble = state("");
	/** Who has come by an invitation is told who invites, and to what. */
	const invited = user_derived(() => get(frame).seat < 0 && !get(frame).table.closed && get(frame).table.seats.some((s) => s.open));
	const host = user_derived(() => get(frame).table.seats.find((s) => s.kind === "human" && s.name)?.name);
	onMount(() => {
		idle().then(() => hangar.open()).catch(() => void 0);
	});
	async function fill() {
		try {
			await start(session.id, get(owner));
		} catch (problem) {
			set(trouble, explain(problem), true);
		}
	}
	var fragment = root_8();
	var header = first_child(fragment);
	var div = child(header);
	var div_1 = child(div);
	var node = child(div_1);
	Settings(node, {});
	reset(div_1);
	var div_2 = sibling(div_1, 2);
	var h1 = child(div_2);
	var text = only_child(h1, true);
	var node_1 = sibling(h1, 2);
	var consequent = ($$anchor) => {
		var p = root();
		var text_1 = only_child(p, true);
		template_effect(($0) => set_text(text_1, $0), [() => t("home.what")]);
		append($$anchor, p);
	};
	if_block(node_1, ($$render) => {
		if (get(invited)) $$render(consequent);
	});
	var p_1 = sibling(node_1, 2);
	var text_2 = only_child(p_1, true);
	reset(div_2);
	var div_3 = sibling(div_2, 2);
	var node_2 = child(div_3);
	Hull(node_2, {});
	reset(div_3);
	reset(div);
	reset(header);
	var main = sibling(header, 2);
	var node_3 = child(main);
	var consequent_1 = ($$anchor) => {
		JoinSeat($$anchor, {});
	};
	if_block(node_3, ($$render) => {
		if (get(frame).seat < 0 && !get(frame).table.closed) $$render(consequent_1);
	});
	var div_4 = sibling(node_3, 2);
	var node_4 = child(div_4);
	{
		let $0 = user_derived(() => get(frame).seat >= 0);
		Links(node_4, {
			get main() {
				return get($0);
			},
			children: ($$anchor, $$slotProps) => {
				var section = root_7();
				var p_2 = child(section);
				var text_3 = only_child(p_2, true);
				var ol = sibling(p_2, 2);
				each(ol, 21, () => get(frame).table.seats, index, ($$anchor, seat, i) => {
					var li = root_3();
					let classes;
					var node_5 = child(li);
					Glyph(node_5, {
						seat: i,
						size: 22
					});
					var span = sibling(node_5, 2);
					var text_4 = only_child(span, true);
					var node_6 = sibling(span, 2);
					var consequent_3 = ($$anchor) => {
						var fragment_2 = root_2();
						var node_7 = first_child(fragment_2);
						{
							let $0 = user_derived(() => t("crew.bot"));
							Bot(node_7, {
								size: 18,
								get "aria-label"() {
									return get($0);
								}
							});
						}
						var node_8 = sibling(node_7, 2);
						var consequent_2 = ($$anchor) => {
							var span_1 = root_1();
							var text_5 = only_child(span_1, true);
							template_effect(($0) => set_text(text_5, $0), [() => botName(get(seat).bot)]);
							append($$anchor, span_1);
						};
						if_block(node_8, ($$render) => {
							if (get(seat).bot) $$render(consequent_2);
						});
						append($$anchor, fragment_2);
					};
					if_block(node_6, ($$render) => {
						if (get(seat).kind === "bot") $$render(consequent_3);
					});
					var node_9 = sibling(node_6, 2);
					var consequent_4 = ($$anchor) => {
						var span_2 = root_1();
						var text_6 = only_child(span_2);
						template_effect(($0) => set_text(text_6, `(${$0 ?? ""})`), [() => t("crew.you")]);
						append($$anchor, span_2);
					};
					if_block(node_9, ($$render) => {
						if (i === get(frame).seat) $$render(consequent_4);
					});
					var node_10 = sibling(node_9, 2);
					var consequent_5 = ($$anchor) => {
						var span_3 = root_1();
						var text_7 = only_child(span_3, true);
						template_effect(($0) => set_text(text_7, $0), [() => t("crew.away")]);
						append($$anchor, span_3);
					};
					if_block(node_10, ($$render) => {
						if (get(seat).kind === "human" && !get(seat).open && !get(seat).present) $$render(consequent_5);
					});
					reset(li);
					template_effect(($0) => {
						classes = set_class(li, 1, `seat-${i}`, "svelte-1tnj10b", classes, { open: get(seat).open });
						set_text(text_4, $0);
					}, [() => get(seat).open ? t("crew.open") : seatName(get(frame), i)]);
					append($$anchor, li);
				});
				reset(ol);
				var node_11 = sibling(ol, 2);
				var consequent_6 = ($$anchor) => {
					var p_3 = root_4();
					var text_8 = only_child(p_3, true);
					template_effect(($0) => set_text(text_8, $0), [() => t("error.closed")]);
					append($$anchor, p_3);
				};
				if_block(node_11, ($$render) => {
					if (get(frame).table.closed) $$render(consequent_6);
				});
				var node_12 = sibling(node_11, 2);
				var consequent_7 = ($$anchor) => {
					var p_4 = root_5();
					var button = child(p_4);
					var text_9 = only_child(button, true);
					reset(p_4);
					template_effect(($0) => set_text(text_9, $0), [() => t("wait.bots")]);
					delegated("click", button, fill);
					append($$anchor, p_4);
				};
				if_block(node_12, ($$render) => {
					if (get(owner) && !get(frame).table.closed) $$render(consequent_7);
				});
				var node_13 = sibling(node_12, 2);
				var consequent_8 = ($$anchor) => {
					var p_5 = root_6();
					var text_10 = only_child(p_5, true);
					template_effect(() => set_text(text_10, get(trouble)));
					append($$anchor, p_5);
				};
				if_block(node_13, ($$render) => {
					if (get(trouble)) $$render(consequent_8);
				});
				var node_14 = sibling(node_13, 2);
				var consequent_9 = ($$anchor) => {
					var fragment_3 = comment();
					var node_15 = first_child(fragment_3);
					await_block(node_15, () => worded(__vitePreload(() => import("./Govern-DJSY1oYK.js"), __vite__mapDeps([0,1,2,3,4,5,6]))), null, ($$anchor, $$source) => {
						var $$value = user_derived(() => {
							var { default: Govern } = get($$source);
							return { Govern };
						});
						var Govern = user_derived(() => get($$value).Govern);
						var fragment_4 = comment();
						var node_16 = first_child(fragment_4);
						component(node_16, () => get(Govern), ($$anchor, Govern_1) => {
							Govern_1($$anchor, {});
						});
						append($$anchor, fragment_4);
					});
					append($$anchor, fragment_3);
				};
				if_block(node_14, ($$render) => {
					if (get(owner)) $$render(consequent_9);
				});
				reset(section);
				template_effect(($0) => set_text(text_3, $0), [() => t("wait.hint")]);
				append($$anchor, section);
			},
			$$slots: { default: true }
		});
	}
	var details = sibling(node_4, 2);
	var summary = child(details);
	var text_11 = only_child(summary, true);
	var node_17 = sibling(summary, 2);
	await_block(node_17, () => worded(__vitePreload(() => import("./Seed-vUBUnQBC.js").then((n) => n.n), __vite__mapDeps([7,4,1,2,8]))), null, ($$anchor, $$source) => {
		var $$value = user_derived(() => {
			var { default: Seed } = get($$source);
			return { Seed };
		});
		var Seed = user_derived(() => get($$value).Seed);
		var fragment_5 = comment();
		var node_18 = first_child(fragment_5);
		component(node_18, () => get(Seed), ($$anchor, Seed_1) => {
			Seed_1($$anchor, { get table() {
				return get(frame).table;
			} });
		});
		append($$anchor, fragment_5);
	});
	reset(details);
	reset(div_4);
	reset(main);
	template_effect(($0, $1, $2) => {
		set_text(text, $0);
		set_text(text_2, $1);
		set_text(text_11, $2);
	}, [
		() => get(invited) ? get(host) ? t("join.invited", { name: get(host) }) : t("join.invitedBy") : t("wait.title"),
		() => facts(get(frame).table, get(frame).table.options.split("&").filter(Boolean)),
		() => t("wait.seed")
	]);
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
export { Waiting as default };
