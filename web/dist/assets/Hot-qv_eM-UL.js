import { $t as set_class, An as only_child, At as language, Hn as noop, In as user_derived, Kt as set_attribute, Lt as onMount, Mt as t, N as getFrame, Nn as set, On as child, Pn as state, Rn as pop, St as inviteFor, T as Hourglass, Tn as user_effect, Vn as reset, Vt as bind_this, _ as explain, _n as text, b as Settings, dn as set_text, fn as append, in as each, jn as sibling, kn as first_child, mn as from_html, on as key, pn as comment, sn as if_block, vn as delegate, wn as template_effect, xn as get, xt as hotSeats, yn as delegated, zn as push } from "./client-FhJZpOI1.js";
import { t as Table, v as listen, y as Glyph } from "./table-DZFhHxaq.js";
// src/hot/Hot.svelte
var root = from_html(`<!> <span class="svelte-149k1fu"> </span> <!>`, 1);
var root_1 = from_html(`<main class="curtain svelte-149k1fu"><h1 class="svelte-149k1fu"> </h1> <a class="button svelte-149k1fu" href="/"> </a></main>`);
var root_2 = from_html(`<span role="status" class="svelte-149k1fu"> </span>`);
var root_3 = from_html(`<section><!> <strong> </strong> <!> <button type="button"> </button></section>`);
var root_4 = from_html(`<button type="button" class="main svelte-149k1fu"><!></button>`);
var root_5 = from_html(`<button type="button" class="svelte-149k1fu"><!></button>`);
var root_6 = from_html(`<li><!></li>`);
var root_7 = from_html(`<main class="curtain svelte-149k1fu"><header><!></header> <h1 class="svelte-149k1fu"><!></h1> <p class="svelte-149k1fu"> </p> <ul class="svelte-149k1fu"></ul> <a href="/" class="svelte-149k1fu"> </a></main>`);
function Hot($$anchor, $$props) {
	push($$props, true);
	const who = ($$anchor, seat = noop, name = noop) => {
		var fragment = root();
		var node = first_child(fragment);
		Glyph(node, {
			get seat() {
				return seat();
			},
			size: 22
		});
		var span = sibling(node, 2);
		var text = only_child(span, true);
		var node_1 = sibling(span, 2);
		var consequent = ($$anchor) => {
			{
				let $0 = user_derived(() => t("crew.waited"));
				Hourglass($$anchor, {
					size: 18,
					get "aria-label"() {
						return get($0);
					}
				});
			}
		};
		var d = user_derived(() => get(frame)?.waiting.includes(seat()));
		if_block(node_1, ($$render) => {
			if (get(d)) $$render(consequent);
		});
		template_effect(($0) => set_text(text, $0), [() => t("hot.iAm", { name: name() })]);
		append($$anchor, fragment);
	};
	const seats = hotSeats($$props.id);
	const guest = inviteFor($$props.id);
	const none = {
		log: 1e9,
		talk: 1e9
	};
	let frame = state(void 0);
	let up = state(-1);
	let fatal = state(void 0);
	let button = state(void 0);
	let rested = state([]);
	const waited = user_derived(() => seats.filter((s) => get(frame)?.waiting.includes(s.seat) && !get(rested).includes(s.seat)));
	const next = user_derived(() => get(waited)[0]);
	const nameOf = (seat) => seats.find((s) => s.seat === seat)?.name ?? "";
	onMount(() => {
		let stop;
		let gone = false;
		getFrame($$props.id, guest, none, language.now).then((first) => {
			set(frame, first);
			if (gone) return;
			stop = listen($$props.id, guest, language.now, {
				known: () => none,
				frame: (f) => {
					set(frame, f);
					set(rested, []);
				},
				up: () => void 0
			});
		}, (problem) => set(fatal, explain(problem), true));
		return () => {
			gone = true;
			stop?.();
		};
	});
	user_effect(() => {
		if (get(up) < 0) document.title = t("app.name");
		if (get(up) < 0 && get(button)) get(button).focus();
	});
	/** Whether somebody else at this device has to decide, and the one in sight has not. */
	const elsewhere = (session) => session.ask === void 0 ? get(waited).find((s) => s.seat !== get(up)) : void 0;
	function handOver(session) {
		if (session.ask === void 0) set(rested, [...get(rested), get(up)]);
		set(up, -1);
	}
	var fragment_2 = comment();
	var node_2 = first_child(fragment_2);
	var consequent_1 = ($$anchor) => {
		var main = root_1();
		var h1 = child(main);
		var text_1 = only_child(h1, true);
		var a = sibling(h1, 2);
		var text_2 = only_child(a, true);
		reset(main);
		template_effect(($0, $1) => {
			set_text(text_1, $0);
			set_text(text_2, $1);
		}, [() => get(fatal) ?? t("hot.none"), () => t("app.home")]);
		append($$anchor, main);
	};
	var consequent_3 = ($$anchor) => {
		var fragment_3 = comment();
		var node_3 = first_child(fragment_3);
		key(node_3, () => get(up), ($$anchor) => {
			{
				const above = ($$anchor, session = noop) => {
					const other = user_derived(() => elsewhere(session()));
					var section = root_3();
					let classes;
					var node_4 = child(section);
					Glyph(node_4, {
						get seat() {
							return get(up);
						},
						size: 18
					});
					var strong = sibling(node_4, 2);
					var text_3 = only_child(strong, true);
					var node_5 = sibling(strong, 2);
					var consequent_2 = ($$anchor) => {
						var span_1 = root_2();
						var text_4 = only_child(span_1, true);
						template_effect(($0) => set_text(text_4, $0), [() => t("hot.due", { name: get(other).name })]);
						append($$anchor, span_1);
					};
					if_block(node_5, ($$render) => {
						if (get(other)) $$render(consequent_2);
					});
					var button_1 = sibling(node_5, 2);
					let classes_1;
					var text_5 = only_child(button_1, true);
					reset(section);
					template_effect(($0, $1, $2) => {
						classes = set_class(section, 1, `seat seat-${get(up) ?? ""}`, "svelte-149k1fu", classes, { due: get(other) });
						set_attribute(section, "aria-label", $0);
						set_text(text_3, $1);
						classes_1 = set_class(button_1, 1, "svelte-149k1fu", null, classes_1, { main: get(other) });
						set_text(text_5, $2);
					}, [
						() => t("hot.names"),
						() => nameOf(get(up)),
						() => t("hot.handOver")
					]);
					delegated("click", button_1, () => handOver(session()));
					append($$anchor, section);
				};
				let $0 = user_derived(() => seats.find((s) => s.seat === get(up)).key);
				Table($$anchor, {
					get id() {
						return $$props.id;
					},
					get key() {
						return get($0);
					},
					above,
					$$slots: { above: true }
				});
			}
		});
		append($$anchor, fragment_3);
	};
	var alternate_2 = ($$anchor) => {
		var main_1 = root_7();
		var header = child(main_1);
		var node_6 = child(header);
		Settings(node_6, {});
		reset(header);
		var h1_1 = sibling(header, 2);
		var node_7 = child(h1_1);
		var consequent_4 = ($$anchor) => {
			var text_6 = text();
			template_effect(($0) => set_text(text_6, $0), [() => t("phase.over")]);
			append($$anchor, text_6);
		};
		var consequent_5 = ($$anchor) => {
			var text_7 = text();
			template_effect(($0) => set_text(text_7, $0), [() => t("hot.handTo", { name: get(next).name })]);
			append($$anchor, text_7);
		};
		var alternate = ($$anchor) => {
			var text_8 = text();
			template_effect(($0) => set_text(text_8, $0), [() => t("hot.nobody")]);
			append($$anchor, text_8);
		};
		if_block(node_7, ($$render) => {
			if (get(frame)?.table.status === "over") $$render(consequent_4);
			else if (get(next)) $$render(consequent_5, 1);
			else $$render(alternate, -1);
		});
		reset(h1_1);
		var p = sibling(h1_1, 2);
		var text_9 = only_child(p, true);
		var ul = sibling(p, 2);
		each(ul, 21, () => seats, (s) => s.seat, ($$anchor, s) => {
			var li = root_6();
			var node_8 = child(li);
			var consequent_6 = ($$anchor) => {
				var button_2 = root_4();
				var node_9 = child(button_2);
				who(node_9, () => get(s).seat, () => get(s).name);
				reset(button_2);
				bind_this(button_2, ($$value) => set(button, $$value), () => get(button));
				delegated("click", button_2, () => set(up, get(s).seat, true));
				append($$anchor, button_2);
			};
			var alternate_1 = ($$anchor) => {
				var button_3 = root_5();
				var node_10 = child(button_3);
				who(node_10, () => get(s).seat, () => get(s).name);
				reset(button_3);
				delegated("click", button_3, () => set(up, get(s).seat, true));
				append($$anchor, button_3);
			};
			if_block(node_8, ($$render) => {
				if (get(s).seat === (get(next) ?? seats[0]).seat) $$render(consequent_6);
				else $$render(alternate_1, -1);
			});
			reset(li);
			template_effect(() => set_class(li, 1, `seat-${get(s).seat ?? ""}`, "svelte-149k1fu"));
			append($$anchor, li);
		});
		reset(ul);
		var a_1 = sibling(ul, 2);
		var text_10 = only_child(a_1, true);
		reset(main_1);
		template_effect(($0, $1) => {
			set_text(text_9, $0);
			set_text(text_10, $1);
		}, [() => t("hot.hint"), () => t("app.home")]);
		append($$anchor, main_1);
	};
	if_block(node_2, ($$render) => {
		if (get(fatal) || seats.length === 0) $$render(consequent_1);
		else if (get(up) >= 0) $$render(consequent_3, 1);
		else $$render(alternate_2, -1);
	});
	append($$anchor, fragment_2);
	pop();
}
delegate(["click"]);
export { Hot as default };
