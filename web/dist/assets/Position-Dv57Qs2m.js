import { An as only_child, In as user_derived, Mt as t, Nt as word, On as child, Ot as count, Rn as pop, Un as to_array, Vn as reset, an as index, ct as useSession, dn as set_text, fn as append, in as each, jn as sibling, kn as first_child, mn as from_html, pn as comment, sn as if_block, wn as template_effect, xn as get, zn as push } from "./client-FhJZpOI1.js";
import { D as titlesOf, E as titleName, O as together, k as book } from "./table-DZFhHxaq.js";
import { c as boardingParty, d as inArea, h as personName, m as numbersOf, o as jumpState, s as areaName, u as hullName } from "./state-BZh7Gf1i.js";
// src/fleet/Position.svelte
var root = from_html(`<dt class="svelte-ayq239"> </dt> <dd class="svelte-ayq239"> <span class="muted"> </span></dd>`, 1);
var root_1 = from_html(`<br/><span class="muted"> </span>`, 1);
var root_2 = from_html(` <!>`, 1);
var root_3 = from_html(`<dt class="svelte-ayq239"> </dt> <dd class="svelte-ayq239"> </dd>`, 1);
var root_4 = from_html(`<h3 class="svelte-ayq239"> </h3> <dl class="svelte-ayq239"><!> <dt class="svelte-ayq239"> </dt> <dd class="svelte-ayq239"> </dd> <dt class="svelte-ayq239"> </dt> <dd class="svelte-ayq239"> </dd></dl>`, 1);
var root_5 = from_html(`<h3 class="svelte-ayq239"> </h3> <dl class="svelte-ayq239"><!> <!></dl>`, 1);
var root_6 = from_html(`<p class="hint svelte-ayq239"> </p> <h3 class="svelte-ayq239"> </h3> <dl class="svelte-ayq239"><!> <dt class="svelte-ayq239"> </dt> <dd class="svelte-ayq239"> <!></dd> <!> <!> <!> <!> <!></dl> <!> <!> <h3 class="svelte-ayq239"> </h3> <dl class="svelte-ayq239"></dl>`, 1);
function Position($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	const frame = user_derived(() => session.frame);
	const view = user_derived(() => get(frame).view);
	const damaged = user_derived(() => together(get(view).damaged.map((id) => book.name(id))));
	const dials = [
		"fuel",
		"food",
		"morale",
		"population"
	];
	const stores = user_derived(() => [
		[t("fleet.raptors"), get(view).fleet.raptors],
		[t("fleet.nukes"), get(view).fleet.nukes],
		[t("fleet.reserves"), get(view).fleet.reserves],
		[t("fleet.damagedVipers"), get(view).fleet.damaged],
		[t("fleet.civilians"), get(view).stock.civilian ?? 0]
	]);
	/** Where somebody is, what they are, what they hold. */
	function about(seat) {
		const s = get(view).seats[seat];
		const flies = get(view).areas.find((a) => a.pilots.includes(seat));
		return [
			flies ? t("position.flying", { area: areaName(flies.id) }) : "",
			s.location && !flies ? t("board.at", { place: book.name(s.location) }) : "",
			...titlesOf(get(frame), seat).map(titleName),
			s.revealed ? t("crew.revealed") : "",
			count("crew.hand", s.hand),
			s.secrets?.mutiny ? count("crew.mutiny", s.secrets.mutiny) : "",
			s.miracles ? count("crew.miracles", s.miracles) : ""
		].filter(Boolean).join("; ");
	}
	var fragment = root_6();
	var p = first_child(fragment);
	var text = only_child(p, true);
	var h3 = sibling(p, 2);
	var text_1 = only_child(h3, true);
	var dl = sibling(h3, 2);
	var node = child(dl);
	each(node, 16, () => dials, (id) => id, ($$anchor, id) => {
		const dial = user_derived(() => get(view).dials[id]);
		var fragment_1 = root();
		var dt = first_child(fragment_1);
		var text_2 = only_child(dt, true);
		var dd = sibling(dt, 2);
		var text_3 = child(dd);
		var span = sibling(text_3);
		var text_4 = only_child(span, true);
		reset(dd);
		template_effect(($0, $1) => {
			set_text(text_2, $0);
			set_text(text_3, `${get(dial).value ?? ""}, `);
			set_text(text_4, $1);
		}, [() => word(`resource.${id}`, id), () => t("position.red", { n: get(dial).red })]);
		append($$anchor, fragment_1);
	});
	var dt_1 = sibling(node, 2);
	var text_5 = only_child(dt_1, true);
	var dd_1 = sibling(dt_1, 2);
	var text_6 = child(dd_1, true);
	var node_1 = sibling(text_6);
	var consequent = ($$anchor) => {
		var fragment_2 = root_2();
		var text_7 = first_child(fragment_2);
		var node_2 = sibling(text_7);
		each(node_2, 17, () => book.text(book.objective).split("\n"), index, ($$anchor, line) => {
			var fragment_3 = root_1();
			var span_1 = sibling(first_child(fragment_3));
			var text_8 = only_child(span_1, true);
			template_effect(() => set_text(text_8, get(line)));
			append($$anchor, fragment_3);
		});
		template_effect(($0) => set_text(text_7, `: ${$0 ?? ""} `), [() => book.name(book.objective)]);
		append($$anchor, fragment_2);
	};
	if_block(node_1, ($$render) => {
		if (book.objective) $$render(consequent);
	});
	reset(dd_1);
	var node_3 = sibling(dd_1, 2);
	var consequent_1 = ($$anchor) => {
		var fragment_4 = root_3();
		var dt_2 = first_child(fragment_4);
		var text_9 = only_child(dt_2, true);
		var dd_2 = sibling(dt_2, 2);
		var text_10 = only_child(dd_2, true);
		template_effect(($0, $1) => {
			set_text(text_9, $0);
			set_text(text_10, $1);
		}, [() => t(get(view).mission.failed ? "mission.failed" : "mission.active"), () => get(view).mission.active ? book.name(get(view).mission.active) : t("mission.none")]);
		append($$anchor, fragment_4);
	};
	if_block(node_3, ($$render) => {
		if (get(view).mission) $$render(consequent_1);
	});
	var node_4 = sibling(node_3, 2);
	var consequent_2 = ($$anchor) => {
		var fragment_5 = root_3();
		var dt_3 = first_child(fragment_5);
		var text_11 = only_child(dt_3, true);
		var dd_3 = sibling(dt_3, 2);
		var text_12 = only_child(dd_3, true);
		template_effect(($0, $1) => {
			set_text(text_11, $0);
			set_text(text_12, $1);
		}, [() => t("board.rebel-basestar"), () => t(get(view).rebels === "cylon" ? "board.sideCylon" : "board.sideHuman")]);
		append($$anchor, fragment_5);
	};
	if_block(node_4, ($$render) => {
		if (get(view).rebels && get(view).rebels !== "none") $$render(consequent_2);
	});
	var node_5 = sibling(node_4, 2);
	var consequent_3 = ($$anchor) => {
		var fragment_6 = root_3();
		var dt_4 = first_child(fragment_6);
		var text_13 = only_child(dt_4, true);
		var dd_4 = sibling(dt_4, 2);
		var text_14 = only_child(dd_4);
		template_effect(($0, $1, $2) => {
			set_text(text_13, $0);
			set_text(text_14, `${$1 ?? ""}; ${$2 ?? ""}`);
		}, [
			() => t(get(view).caprica ? "fleet.return" : "position.jump"),
			() => t("position.space", {
				n: get(view).marker + 1,
				all: get(view).risk.length
			}),
			() => jumpState(get(view))
		]);
		append($$anchor, fragment_6);
	};
	if_block(node_5, ($$render) => {
		if (get(view).caprica?.phase !== "returned") $$render(consequent_3);
	});
	var node_6 = sibling(node_5, 2);
	each(node_6, 17, () => get(stores), ([name, n]) => name, ($$anchor, $$item) => {
		var $$array = user_derived(() => to_array(get($$item), 2));
		let name = () => get($$array)[0];
		let n = () => get($$array)[1];
		var fragment_7 = root_3();
		var dt_5 = first_child(fragment_7);
		var text_15 = only_child(dt_5, true);
		var dd_5 = sibling(dt_5, 2);
		var text_16 = only_child(dd_5, true);
		template_effect(() => {
			set_text(text_15, name());
			set_text(text_16, n());
		});
		append($$anchor, fragment_7);
	});
	var node_7 = sibling(node_6, 2);
	each(node_7, 17, () => Object.entries(get(view).fleet.hulls ?? {}), ([hull, n]) => hull, ($$anchor, $$item) => {
		var $$array_1 = user_derived(() => to_array(get($$item), 2));
		let hull = () => get($$array_1)[0];
		let n = () => get($$array_1)[1];
		var fragment_8 = root_3();
		var dt_6 = first_child(fragment_8);
		var text_17 = only_child(dt_6, true);
		var dd_6 = sibling(dt_6, 2);
		var text_18 = only_child(dd_6, true);
		template_effect(($0, $1) => {
			set_text(text_17, $0);
			set_text(text_18, $1);
		}, [() => t("fleet.among", { hull: hullName(hull()) }), () => t("fleet.hull", {
			reserves: n().reserves,
			damaged: n().damaged
		})]);
		append($$anchor, fragment_8);
	});
	reset(dl);
	var node_8 = sibling(dl, 2);
	var consequent_4 = ($$anchor) => {
		var fragment_9 = root_4();
		var h3_1 = first_child(fragment_9);
		var text_19 = only_child(h3_1, true);
		var dl_1 = sibling(h3_1, 2);
		var node_9 = child(dl_1);
		each(node_9, 17, () => get(view).areas, (area) => area.id, ($$anchor, area) => {
			var fragment_10 = root_3();
			var dt_7 = first_child(fragment_10);
			var text_20 = only_child(dt_7, true);
			var dd_7 = sibling(dt_7, 2);
			var text_21 = only_child(dd_7, true);
			template_effect(($0, $1) => {
				set_text(text_20, $0);
				set_text(text_21, $1);
			}, [() => areaName(get(area).id), () => inArea(get(area), get(frame))]);
			append($$anchor, fragment_10);
		});
		var dt_8 = sibling(node_9, 2);
		var text_22 = only_child(dt_8, true);
		var dd_8 = sibling(dt_8, 2);
		var text_23 = only_child(dd_8, true);
		var dt_9 = sibling(dd_8, 2);
		var text_24 = only_child(dt_9, true);
		var dd_9 = sibling(dt_9, 2);
		var text_25 = only_child(dd_9, true);
		reset(dl_1);
		template_effect(($0, $1, $2, $3, $4) => {
			set_text(text_19, $0);
			set_text(text_22, $1);
			set_text(text_23, $2);
			set_text(text_24, $3);
			set_text(text_25, $4);
		}, [
			() => t("board.space"),
			() => t("board.boarding"),
			() => boardingParty(get(view).fleet.boarding),
			() => t("position.damaged"),
			() => get(damaged) || t("position.sound")
		]);
		append($$anchor, fragment_9);
	};
	if_block(node_8, ($$render) => {
		if (get(view).areas.length) $$render(consequent_4);
	});
	var node_10 = sibling(node_8, 2);
	each(node_10, 17, () => get(view).spaces ?? [], (space) => space.id, ($$anchor, space) => {
		var fragment_11 = root_5();
		var h3_2 = first_child(fragment_11);
		var text_26 = only_child(h3_2, true);
		var dl_2 = sibling(h3_2, 2);
		var node_11 = child(dl_2);
		var consequent_5 = ($$anchor) => {
			var fragment_12 = root_3();
			var dt_10 = first_child(fragment_12);
			var text_27 = only_child(dt_10, true);
			var dd_10 = sibling(dt_10, 2);
			var text_28 = only_child(dd_10, true);
			template_effect(($0, $1) => {
				set_text(text_27, $0);
				set_text(text_28, $1);
			}, [() => t("fleetBoard.pursuit"), () => t("position.space", {
				n: get(space).pursuit.at + 1,
				all: get(space).pursuit.ships.length
			})]);
			append($$anchor, fragment_12);
		};
		if_block(node_11, ($$render) => {
			if (get(space).pursuit) $$render(consequent_5);
		});
		var node_12 = sibling(node_11, 2);
		each(node_12, 17, () => get(space).areas, (area) => area.id, ($$anchor, area) => {
			var fragment_13 = root_3();
			var dt_11 = first_child(fragment_13);
			var text_29 = only_child(dt_11);
			var dd_11 = sibling(dt_11, 2);
			var text_30 = only_child(dd_11, true);
			template_effect(($0, $1, $2) => {
				set_text(text_29, `${$0 ?? ""} (${$1 ?? ""})`);
				set_text(text_30, $2);
			}, [
				() => areaName(get(area).id),
				() => numbersOf(get(space), get(area).id),
				() => inArea(get(area), get(frame))
			]);
			append($$anchor, fragment_13);
		});
		reset(dl_2);
		template_effect(($0) => set_text(text_26, $0), [() => word(`board.${get(space).id}`, get(space).id)]);
		append($$anchor, fragment_11);
	});
	var h3_3 = sibling(node_10, 2);
	var text_31 = only_child(h3_3, true);
	var dl_3 = sibling(h3_3, 2);
	each(dl_3, 21, () => get(view).seats, index, ($$anchor, s, seat) => {
		var fragment_14 = comment();
		var node_13 = first_child(fragment_14);
		var consequent_6 = ($$anchor) => {
			var fragment_15 = root_3();
			var dt_12 = first_child(fragment_15);
			var text_32 = only_child(dt_12, true);
			var dd_12 = sibling(dt_12, 2);
			var text_33 = only_child(dd_12, true);
			template_effect(($0, $1) => {
				set_text(text_32, $0);
				set_text(text_33, $1);
			}, [() => personName(get(frame), seat), () => about(seat)]);
			append($$anchor, fragment_15);
		};
		if_block(node_13, ($$render) => {
			if (get(s).character) $$render(consequent_6);
		});
		append($$anchor, fragment_14);
	});
	reset(dl_3);
	template_effect(($0, $1, $2, $3, $4) => {
		set_text(text, $0);
		set_text(text_1, $1);
		set_text(text_5, $2);
		set_text(text_6, $3);
		set_text(text_31, $4);
	}, [
		() => t("position.hint"),
		() => t("fleet.title"),
		() => t("fleet.distance"),
		() => get(view).distance <= get(view).goal ? t("position.of", {
			n: get(view).distance,
			all: get(view).goal
		}) : get(view).distance,
		() => t("crew.title")
	]);
	append($$anchor, fragment);
	pop();
}
export { Position as default };
