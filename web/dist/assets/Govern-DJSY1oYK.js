import { An as only_child, In as user_derived, Kt as set_attribute, Mt as t, Nn as set, On as child, Pn as state, R as govern, Rn as pop, Sn as tick, Vn as reset, Vt as bind_this, _ as explain, ct as useSession, dn as set_text, fn as append, gn as props_id, in as each, jn as sibling, kn as first_child, mn as from_html, pn as comment, sn as if_block, tn as attach, vn as delegate, wn as template_effect, wt as ownerKeyFor, xn as get, yn as delegated, zn as push } from "./client-FhJZpOI1.js";
import { C as seatName } from "./table-DZFhHxaq.js";
// src/table/Govern.svelte
var root = from_html(`<p class="trouble svelte-1pxcm5t" role="alert"> </p>`);
var root_1 = from_html(`<div class="sure svelte-1pxcm5t" role="group"><p class="svelte-1pxcm5t"> </p> <button type="button" class="harm svelte-1pxcm5t"> </button> <button type="button" class="svelte-1pxcm5t"> </button> <!></div>`);
var root_2 = from_html(`<li class="svelte-1pxcm5t"><button type="button" class="svelte-1pxcm5t"> </button> <!></li>`);
var root_3 = from_html(`<details class="svelte-1pxcm5t"><summary class="svelte-1pxcm5t"> </summary> <ul class="svelte-1pxcm5t"></ul> <p class="sr" role="status"> </p></details>`);
function Govern($$anchor, $$props) {
	const id = props_id();
	push($$props, true);
	const session = useSession();
	const frame = user_derived(() => session.received);
	const owner = user_derived(() => ownerKeyFor(session.id));
	const muted = user_derived(() => get(frame).table.muted ?? []);
	/** What the button says. */
	/** What will happen. */
	const speech = (seat, name) => {
		const what = get(muted).includes(seat) ? "unmute" : "mute";
		const whom = seat < 0 ? "Watching" : "";
		return {
			what,
			seat,
			label: t(`govern.${what}${whom}`, { name }),
			sure: t(`govern.${what}${whom}Sure`, { name })
		};
	};
	const removal = (seat, name) => ({
		what: "remove",
		seat,
		label: t("govern.remove", { name }),
		sure: t(get(frame).view ? "govern.removePlaying" : "govern.removeWaiting", { name })
	});
	/** The others at the table, who have not been removed. */
	const people = user_derived(() => get(frame).table.seats.map((s, seat) => ({
		...s,
		seat
	})).filter((s) => s.kind === "human" && !s.open && !s.removed && s.seat !== get(frame).seat));
	const deeds = user_derived(() => [
		...get(people).flatMap(({ seat }) => {
			const name = seatName(get(frame), seat);
			return [speech(seat, name), removal(seat, name)];
		}),
		speech(-1, ""),
		{
			what: "close",
			seat: -1,
			label: t("govern.close"),
			sure: t("govern.closeSure")
		}
	]);
	const keyOf = (d) => `${d.what === "unmute" ? "mute" : d.what} ${d.seat}`;
	let asked = state(void 0);
	let trouble = state("");
	let done = state("");
	let list = state(void 0);
	async function put(away) {
		set(asked, void 0);
		await tick();
		(get(list)?.querySelector(`[data-deed="${away}"]`) ?? get(list)?.querySelector("summary"))?.focus();
	}
	async function act(deed) {
		set(trouble, set(done, ""), true);
		try {
			await govern(session.id, get(owner), deed.what, deed.seat);
			set(done, t("govern.done"), true);
			await put(keyOf(deed));
		} catch (problem) {
			set(trouble, explain(problem), true);
		}
	}
	var fragment = comment();
	var node = first_child(fragment);
	var consequent_2 = ($$anchor) => {
		var details = root_3();
		var summary = child(details);
		var text = only_child(summary, true);
		var ul = sibling(summary, 2);
		each(ul, 21, () => get(deeds), (deed) => keyOf(deed), ($$anchor, deed) => {
			const key = user_derived(() => keyOf(get(deed)));
			var li = root_2();
			var button = child(li);
			var text_1 = only_child(button, true);
			var node_1 = sibling(button, 2);
			var consequent_1 = ($$anchor) => {
				var div = root_1();
				var p = child(div);
				var text_2 = only_child(p, true);
				var button_1 = sibling(p, 2);
				var text_3 = only_child(button_1, true);
				var button_2 = sibling(button_1, 2);
				var text_4 = only_child(button_2, true);
				attach(button_2, () => (e) => e.focus());
				var node_2 = sibling(button_2, 2);
				var consequent = ($$anchor) => {
					var p_1 = root();
					var text_5 = only_child(p_1, true);
					template_effect(() => set_text(text_5, get(trouble)));
					append($$anchor, p_1);
				};
				if_block(node_2, ($$render) => {
					if (get(trouble)) $$render(consequent);
				});
				reset(div);
				template_effect(($0) => {
					set_attribute(div, "aria-labelledby", `${id}-sure`);
					set_attribute(p, "id", `${id}-sure`);
					set_text(text_2, get(deed).sure);
					set_text(text_3, get(deed).label);
					set_text(text_4, $0);
				}, [() => t("govern.not")]);
				delegated("click", button_1, () => act(get(deed)));
				delegated("click", button_2, () => put(get(key)));
				append($$anchor, div);
			};
			if_block(node_1, ($$render) => {
				if (get(asked) === get(key)) $$render(consequent_1);
			});
			reset(li);
			template_effect(() => {
				set_attribute(button, "data-deed", get(key));
				set_attribute(button, "aria-expanded", get(asked) === get(key));
				set_text(text_1, get(deed).label);
			});
			delegated("click", button, () => set(asked, get(asked) === get(key) ? void 0 : get(key), true));
			append($$anchor, li);
		});
		reset(ul);
		var p_2 = sibling(ul, 2);
		var text_6 = only_child(p_2, true);
		reset(details);
		bind_this(details, ($$value) => set(list, $$value), () => get(list));
		template_effect(($0, $1) => {
			set_text(text, $0);
			set_attribute(ul, "aria-label", $1);
			set_text(text_6, get(done));
		}, [() => t("govern.title"), () => t("govern.title")]);
		append($$anchor, details);
	};
	if_block(node, ($$render) => {
		if (get(owner) && !get(frame).table.closed && get(frame).table.status !== "over") $$render(consequent_2);
	});
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
export { Govern as default };
