import { $t as set_class, An as only_child, At as language, Bn as next, Bt as bind_property, C as rememberedName, Gt as remove_input_defaults, Hn as noop, I as getTables, In as user_derived, Jt as set_value, Kt as set_attribute, Lt as onMount, Mn as proxy, Mt as t, Nn as set, Nt as word, On as child, Ot as count, P as getOptions, Pn as state, Rn as pop, Rt as prop, S as rememberName, Sn as tick, T as Hourglass, Tn as user_effect, Tt as seedPart, Ut as bind_checked, Vn as reset, Vt as bind_this, Wt as bind_value, Xt as init_select, Yt as bind_select_value, Zt as select_option, _ as explain, _n as text, _t as parts, a as Link, an as index, b as Settings, bn as event, bt as addressOf, d as facts, dn as set_text, f as grouped, fn as append, g as hangar, gn as props_id, h as reason, ht as router, in as each, j as createTable, jn as sibling, jt as locale, kn as first_child, m as presets, mn as from_html, p as presetOf, pn as comment, qt as set_checked, rn as snippet, s as Hull, sn as if_block, tn as attach, u as botName, v as optionName, vn as delegate, wn as template_effect, x as own, xn as get, xt as hotSeats, y as why, yn as delegated, yt as idle, zn as push } from "./client-FhJZpOI1.js";
// src/lobby/Clock.svelte
var root$13 = from_html(`<option> </option>`);
var root_1$11 = from_html(`<label class="svelte-9zppms"> <select class="svelte-9zppms"></select></label> <p class="svelte-9zppms"> </p>`, 1);
var root_2$6 = from_html(`<div class="clock svelte-9zppms"><label class="svelte-9zppms"> <select class="svelte-9zppms"></select></label> <!></div>`);
function Clock($$anchor, $$props) {
	const id = props_id();
	push($$props, true);
	let limit = prop($$props, "limit", 15), strikes = prop($$props, "strikes", 15);
	const limits = [
		0,
		120,
		600,
		3600,
		86400,
		259200
	];
	var div = root_2$6();
	var label = child(div);
	var text = child(label);
	var select = sibling(text);
	each(select, 20, () => limits, (seconds) => seconds, ($$anchor, seconds) => {
		var option = root$13();
		var text_1 = only_child(option, true);
		var option_value = {};
		template_effect(($0) => {
			set_text(text_1, $0);
			if (option_value !== (option_value = seconds)) option.value = (option.__value = option_value) ?? "";
		}, [() => t(`home.clock.${seconds}`)]);
		append($$anchor, option);
	});
	reset(select);
	init_select(select);
	reset(label);
	var node = sibling(label, 2);
	var consequent = ($$anchor) => {
		var fragment = root_1$11();
		var label_1 = first_child(fragment);
		var text_2 = child(label_1);
		var select_1 = sibling(text_2);
		each(select_1, 20, () => [
			1,
			2,
			3,
			0
		], (n) => n, ($$anchor, n) => {
			var option_1 = root$13();
			var text_3 = only_child(option_1, true);
			var option_1_value = {};
			template_effect(($0) => {
				set_text(text_3, $0);
				if (option_1_value !== (option_1_value = n)) option_1.value = (option_1.__value = option_1_value) ?? "";
			}, [() => t(`home.strikes.${n}`)]);
			append($$anchor, option_1);
		});
		reset(select_1);
		init_select(select_1);
		reset(label_1);
		var p = sibling(label_1, 2);
		var text_4 = only_child(p, true);
		template_effect(($0, $1) => {
			set_text(text_2, `${$0 ?? ""} `);
			set_attribute(select_1, "aria-describedby", `${id}-hint`);
			set_attribute(p, "id", `${id}-hint`);
			set_text(text_4, $1);
		}, [() => t("home.strikes"), () => t("home.strikesHint")]);
		bind_select_value(select_1, strikes);
		append($$anchor, fragment);
	};
	if_block(node, ($$render) => {
		if (limit() > 0) $$render(consequent);
	});
	reset(div);
	template_effect(($0) => set_text(text, `${$0 ?? ""} `), [() => t("home.clock")]);
	bind_select_value(select, limit);
	append($$anchor, div);
	pop();
}
// src/lobby/Fold.svelte
var root$12 = from_html(`<details class="svelte-1rf0rkh"><summary class="svelte-1rf0rkh"><span class="svelte-1rf0rkh"> </span> <small class="svelte-1rf0rkh"> </small></summary> <!></details>`);
function Fold($$anchor, $$props) {
	push($$props, true);
	/** How it stands, in a few words. */
	/** Something in it wants to be seen. */
	const urgent = prop($$props, "urgent", 3, false);
	let open = state(false);
	let used = state(false);
	user_effect(() => {
		if (urgent()) set(open, true);
	});
	user_effect(() => {
		if (get(open)) set(used, true);
	});
	var details = root$12();
	var summary = child(details);
	var span = child(summary);
	var text = only_child(span, true);
	var small = sibling(span, 2);
	var text_1 = only_child(small, true);
	reset(summary);
	var node = sibling(summary, 2);
	var consequent = ($$anchor) => {
		var fragment = comment();
		var node_1 = first_child(fragment);
		snippet(node_1, () => $$props.children);
		append($$anchor, fragment);
	};
	if_block(node, ($$render) => {
		if (get(used)) $$render(consequent);
	});
	reset(details);
	template_effect(() => {
		set_text(text, $$props.title);
		set_text(text_1, $$props.now);
	});
	bind_property("open", "toggle", details, ($$value) => set(open, $$value), () => get(open));
	append($$anchor, details);
	pop();
}
// src/lobby/Here.svelte
var root$11 = from_html(`<label> <input maxlength="32" autocomplete="off" class="svelte-ywwy8w"/></label>`);
var root_1$10 = from_html(`<fieldset class="svelte-ywwy8w"><legend class="svelte-ywwy8w"> </legend> <p class="svelte-ywwy8w"> </p> <!></fieldset>`);
function Here($$anchor, $$props) {
	push($$props, true);
	let names = prop($$props, "names", 15);
	var fragment = comment();
	var node = first_child(fragment);
	var consequent = ($$anchor) => {
		var fieldset = root_1$10();
		var legend = child(fieldset);
		var text = only_child(legend, true);
		var p = sibling(legend, 2);
		var text_1 = only_child(p, true);
		var node_1 = sibling(p, 2);
		each(node_1, 16, () => $$props.seats, (seat) => seat, ($$anchor, seat) => {
			var label = root$11();
			var text_2 = child(label);
			var input = sibling(text_2);
			remove_input_defaults(input);
			reset(label);
			template_effect(($0, $1) => {
				set_class(label, 1, `seat-${seat ?? ""}`, "svelte-ywwy8w");
				set_text(text_2, `${$0 ?? ""} `);
				set_value(input, names()[seat] ?? "");
				set_attribute(input, "placeholder", $1);
			}, [() => t("home.seat", { n: seat + 1 }), () => t("home.namePlaceholder")]);
			delegated("input", input, (e) => names(names()[seat] = e.currentTarget.value, true));
			append($$anchor, label);
		});
		reset(fieldset);
		template_effect(($0, $1) => {
			set_text(text, $0);
			set_text(text_1, $1);
		}, [() => t("hot.names"), () => t("hot.namesHint")]);
		append($$anchor, fieldset);
	};
	if_block(node, ($$render) => {
		if ($$props.seats.length) $$render(consequent);
	});
	append($$anchor, fragment);
	pop();
}
delegate(["input"]);
// src/lobby/Options.svelte
var root$10 = from_html(`<p class="trouble" role="alert"> </p>`);
var root_1$9 = from_html(`<small class="svelte-drqbzg"> </small>`);
var root_2$5 = from_html(`<label><input class="svelte-drqbzg"/> <span> <!></span></label>`);
var root_3$4 = from_html(`<div class="group"><h3 class="svelte-drqbzg"> </h3> <!></div>`);
var root_4$3 = from_html(`<fieldset class="svelte-drqbzg"><legend class="svelte-drqbzg"> </legend> <p class="muted"> </p> <!> <!> <div class="groups svelte-drqbzg"></div></fieldset>`);
function Options($$anchor, $$props) {
	push($$props, true);
	let chosen = prop($$props, "chosen", 15);
	const groups = user_derived(() => grouped($$props.form?.words ?? []));
	const endings = [
		"kobol",
		"newcaprica",
		"ioniannebula",
		"searchforhome"
	];
	const isChosen = (id) => $$props.form?.words.find((w) => w.word === id)?.chosen ?? false;
	function toggle(id, on) {
		const rest = chosen().filter((w) => w !== id && !(endings.includes(id) && endings.includes(w)));
		chosen(on && id !== "kobol" ? [...rest, id] : rest);
	}
	var fieldset = root_4$3();
	var legend = child(fieldset);
	var text = only_child(legend, true);
	var p = sibling(legend, 2);
	var text_1 = only_child(p, true);
	var node = sibling(p, 2);
	var consequent = ($$anchor) => {
		var p_1 = root$10();
		var text_2 = only_child(p_1, true);
		template_effect(() => set_text(text_2, $$props.trouble));
		append($$anchor, p_1);
	};
	if_block(node, ($$render) => {
		if ($$props.trouble) $$render(consequent);
	});
	var node_1 = sibling(node, 2);
	var consequent_1 = ($$anchor) => {
		var p_2 = root$10();
		var text_3 = only_child(p_2, true);
		template_effect(($0) => set_text(text_3, $0), [() => why($$props.form.refused)]);
		append($$anchor, p_2);
	};
	if_block(node_1, ($$render) => {
		if ($$props.form?.refused) $$render(consequent_1);
	});
	var div = sibling(node_1, 2);
	each(div, 21, () => get(groups), (group) => group.id, ($$anchor, group) => {
		var div_1 = root_3$4();
		var h3 = child(div_1);
		var text_4 = only_child(h3, true);
		var node_2 = sibling(h3, 2);
		each(node_2, 17, () => get(group).words, (w) => w.word, ($$anchor, w) => {
			const off = user_derived(() => isChosen(get(w).word) ? "" : reason(get(w)));
			var label = root_2$5();
			let classes;
			var input = child(label);
			remove_input_defaults(input);
			var span = sibling(input, 2);
			var text_5 = child(span, true);
			var node_3 = sibling(text_5);
			var consequent_2 = ($$anchor) => {
				var small = root_1$9();
				var text_6 = only_child(small, true);
				template_effect(() => set_text(text_6, get(off)));
				append($$anchor, small);
			};
			if_block(node_3, ($$render) => {
				if (get(off)) $$render(consequent_2);
			});
			reset(span);
			reset(label);
			template_effect(($0, $1) => {
				classes = set_class(label, 1, "svelte-drqbzg", null, classes, { off: get(off) });
				set_attribute(input, "type", get(group).id === "ending" ? "radio" : "checkbox");
				set_attribute(input, "name", get(group).id === "ending" ? "ending" : get(w).word);
				set_checked(input, $0);
				input.disabled = get(off) !== "";
				set_text(text_5, $1);
			}, [() => isChosen(get(w).word), () => optionName(get(w).word)]);
			delegated("change", input, (e) => toggle(get(w).word, e.currentTarget.checked));
			append($$anchor, label);
		});
		reset(div_1);
		template_effect(($0) => set_text(text_4, $0), [() => word(`group.${get(group).id}`, get(group).id)]);
		append($$anchor, div_1);
	});
	reset(div);
	reset(fieldset);
	template_effect(($0, $1) => {
		set_text(text, $0);
		set_text(text_1, $1);
	}, [() => t("home.options"), () => t("home.optionsHint")]);
	append($$anchor, fieldset);
	pop();
}
delegate(["change"]);
// src/lobby/Radios.svelte
var root$9 = from_html(`<small class="svelte-1wifbd2"> </small>`);
var root_1$8 = from_html(`<label class="svelte-1wifbd2"><input type="radio" class="svelte-1wifbd2"/> <span> <!></span></label>`);
var root_2$4 = from_html(`<fieldset><legend class="svelte-1wifbd2"> </legend> <!></fieldset>`);
function Radios($$anchor, $$props) {
	push($$props, true);
	var fieldset = root_2$4();
	let classes;
	var legend_1 = child(fieldset);
	var text = only_child(legend_1, true);
	var node = sibling(legend_1, 2);
	each(node, 17, () => $$props.all, ({ id, label, hint }) => id, ($$anchor, $$item) => {
		let id = () => get($$item).id;
		let label = () => get($$item).label;
		let hint = () => get($$item).hint;
		var label_1 = root_1$8();
		var input = child(label_1);
		remove_input_defaults(input);
		var span = sibling(input, 2);
		var text_1 = child(span, true);
		var node_1 = sibling(text_1);
		var consequent = ($$anchor) => {
			var small = root$9();
			var text_2 = only_child(small, true);
			template_effect(() => set_text(text_2, hint()));
			append($$anchor, small);
		};
		if_block(node_1, ($$render) => {
			if (hint()) $$render(consequent);
		});
		reset(span);
		reset(label_1);
		template_effect(() => {
			set_attribute(input, "name", $$props.name);
			set_value(input, id());
			set_checked(input, id() === $$props.chosen);
			set_text(text_1, label());
		});
		delegated("change", input, () => $$props.choose(id()));
		append($$anchor, label_1);
	});
	reset(fieldset);
	template_effect(() => {
		classes = set_class(fieldset, 1, "svelte-1wifbd2", null, classes, { even: $$props.all.length % 2 === 0 });
		set_text(text, $$props.legend);
	});
	append($$anchor, fieldset);
	pop();
}
delegate(["change"]);
// src/lobby/Seats.svelte
var root$8 = from_html(`<strong> </strong>`);
var root_1$7 = from_html(`<option hidden=""></option>`);
var root_2$3 = from_html(`<option> </option>`);
var root_3$3 = from_html(`<select class="svelte-1ty5kh8"><!><option> </option><option> </option><!></select>`);
var root_4$2 = from_html(`<li><span> </span> <!></li>`);
var root_5$2 = from_html(`<div class="svelte-1ty5kh8"><dt class="svelte-1ty5kh8"> </dt> <dd class="svelte-1ty5kh8"> </dd></div>`);
var root_6$1 = from_html(`<dl class="svelte-1ty5kh8"></dl>`);
var root_7 = from_html(`<fieldset class="svelte-1ty5kh8"><legend class="svelte-1ty5kh8"> </legend> <div class="quick svelte-1ty5kh8"><button type="button"> </button> <button type="button"> </button></div> <ol class="svelte-1ty5kh8"></ol> <!></fieldset>`);
function Seats($$anchor, $$props) {
	push($$props, true);
	/** By seat: "human", "here" for one at this device, or the name of a bot. */
	let sitting = prop($$props, "sitting", 15);
	const used = user_derived(() => $$props.bots.filter((name) => sitting().includes(name)));
	const all = (who) => sitting(sitting().map((_, i) => i === 0 ? "human" : who));
	var fieldset = root_7();
	var legend = child(fieldset);
	var text = only_child(legend, true);
	var div = sibling(legend, 2);
	var button = child(div);
	var text_1 = only_child(button, true);
	var button_1 = sibling(button, 2);
	var text_2 = only_child(button_1, true);
	reset(div);
	var ol = sibling(div, 2);
	each(ol, 21, sitting, index, ($$anchor, who, i) => {
		var li = root_4$2();
		set_class(li, 1, `seat-${i}`, "svelte-1ty5kh8");
		var span = child(li);
		var text_3 = only_child(span, true);
		var node = sibling(span, 2);
		var consequent = ($$anchor) => {
			var strong = root$8();
			var text_4 = only_child(strong, true);
			template_effect(($0) => set_text(text_4, $0), [() => t("home.you")]);
			append($$anchor, strong);
		};
		var alternate = ($$anchor) => {
			var select = root_3$3();
			var node_1 = child(select);
			var consequent_1 = ($$anchor) => {
				var option = root_1$7();
				option.value = option.__value = "";
				append($$anchor, option);
			};
			if_block(node_1, ($$render) => {
				if (!get(who)) $$render(consequent_1);
			});
			var option_1 = sibling(node_1);
			var text_5 = only_child(option_1, true);
			option_1.value = option_1.__value = "human";
			var option_2 = sibling(option_1);
			var text_6 = only_child(option_2, true);
			option_2.value = option_2.__value = "here";
			var node_2 = sibling(option_2);
			each(node_2, 16, () => $$props.bots, (name) => name, ($$anchor, name) => {
				var option_3 = root_2$3();
				var text_7 = only_child(option_3, true);
				var option_3_value = {};
				template_effect(($0) => {
					set_text(text_7, $0);
					if (option_3_value !== (option_3_value = name)) option_3.value = (option_3.__value = option_3_value) ?? "";
				}, [() => t("home.bot", { name: botName(name) })]);
				append($$anchor, option_3);
			});
			reset(select);
			var select_value;
			init_select(select);
			template_effect(($0, $1, $2) => {
				set_attribute(select, "aria-label", $0);
				set_text(text_5, $1);
				set_text(text_6, $2);
				if (select_value !== (select_value = get(who))) select.value = (select.__value = select_value) ?? "", select_option(select, select_value);
			}, [
				() => t("home.seat", { n: i + 1 }),
				() => t("home.human"),
				() => t("hot.here")
			]);
			delegated("change", select, (e) => sitting(sitting().map((w, j) => j === i ? e.currentTarget.value : w)));
			append($$anchor, select);
		};
		if_block(node, ($$render) => {
			if (i === 0) $$render(consequent);
			else $$render(alternate, -1);
		});
		reset(li);
		template_effect(($0) => set_text(text_3, $0), [() => t("home.seat", { n: i + 1 })]);
		append($$anchor, li);
	});
	reset(ol);
	var node_3 = sibling(ol, 2);
	var consequent_2 = ($$anchor) => {
		var dl = root_6$1();
		each(dl, 20, () => get(used), (name) => name, ($$anchor, name) => {
			var div_1 = root_5$2();
			var dt = child(div_1);
			var text_8 = only_child(dt, true);
			var dd = sibling(dt, 2);
			var text_9 = only_child(dd, true);
			reset(div_1);
			template_effect(($0, $1) => {
				set_text(text_8, $0);
				set_text(text_9, $1);
			}, [() => botName(name), () => word(`botHint.${name}`, "")]);
			append($$anchor, div_1);
		});
		reset(dl);
		append($$anchor, dl);
	};
	if_block(node_3, ($$render) => {
		if (get(used).length) $$render(consequent_2);
	});
	reset(fieldset);
	template_effect(($0, $1, $2) => {
		set_text(text, $0);
		set_text(text_1, $1);
		set_text(text_2, $2);
	}, [
		() => t("home.seats"),
		() => t("home.allBots"),
		() => t("home.allHumans")
	]);
	delegated("click", button, () => all($$props.bot));
	delegated("click", button_1, () => all("human"));
	append($$anchor, fieldset);
	pop();
}
delegate(["click", "change"]);
// src/lobby/Create.svelte
var root$7 = from_html(`<span class="trouble" id="nameless" role="alert"> </span>`);
var root_1$6 = from_html(`<option> </option>`);
var root_2$2 = from_html(`<p role="status"> </p>`);
var root_3$2 = from_html(`<!> <!> <label class="talks svelte-14a5jge"><input type="checkbox"/> </label>`, 1);
var root_4$1 = from_html(`<p class="trouble" role="alert"> </p>`);
var root_5$1 = from_html(`<form id="create" novalidate="" class="svelte-14a5jge"><h2 class="svelte-14a5jge"> </h2> <div class="pair svelte-14a5jge"><label class="svelte-14a5jge"> <input maxlength="32" required="" autocomplete="nickname" class="svelte-14a5jge"/> <!></label> <label class="svelte-14a5jge"> <select class="svelte-14a5jge"></select></label></div> <!> <!> <!> <!> <!> <div class="folds svelte-14a5jge"><!> <!></div> <!> <div class="done svelte-14a5jge"><button class="main svelte-14a5jge"> </button> <p> </p></div></form>`);
function Create($$anchor, $$props) {
	push($$props, true);
	let form = state(void 0);
	let name = state(proxy(rememberedName()));
	const bots = user_derived(() => get(form)?.bots ?? []);
	const bot = user_derived(() => get(form)?.bot ?? "");
	let sitting = state(proxy(["human", ...Array(3).fill("")]));
	let visible = state("unlisted");
	let talks = state(true);
	let names = state(proxy([]));
	const here = user_derived(() => get(sitting).flatMap((who, i) => who === "here" ? [i] : []));
	let pace = state("live");
	let limit = state(0);
	let strikes = state(2);
	let chosen = state(proxy([]));
	const numbers = user_derived(() => {
		const [least, most] = !get(form) ? [get(players), get(players)] : get(players) < 3 ? range : [get(form).minPlayers, get(form).maxPlayers];
		const offered = Array.from({ length: most - least + 1 }, (_, i) => least + i);
		return [.../* @__PURE__ */ new Set([
			1,
			2,
			...offered
		])];
	});
	/** For how many the game with no words is. */
	const range = [3, 6];
	let busy = state(false);
	let trouble = state("");
	let nameless = state(false);
	let refused = state("");
	let nameField;
	const players = user_derived(() => get(sitting).length);
	const few = {
		1: "solo",
		2: "duo"
	};
	let drawn;
	onMount(() => {
		drawn = idle();
	});
	user_effect(() => {
		let stale = false;
		Promise.all([getOptions(get(chosen), get(players)), drawn]).then(([got]) => {
			if (stale) return;
			set(form, got);
			set(refused, "");
			setPlayers(Math.min(Math.max(get(players), got.minPlayers), got.maxPlayers));
		}, (problem) => {
			if (!stale) set(refused, explain(problem), true);
		});
		return () => {
			stale = true;
		};
	});
	/** Who comes in addition is what the last is: a person by invitation, or a bot. */
	function setPlayers(n) {
		const named = get(sitting).map((who) => who || get(bot));
		const more = named.length > 1 && named.at(-1) === "human" ? "human" : get(bot);
		set(sitting, Array.from({ length: n }, (_, i) => named[i] ?? more), true);
	}
	/** For one and for two there are games of their own; for more these are not. */
	function choosePlayers(n) {
		const own = few[n];
		if (own) set(chosen, [own], true);
		else if (get(chosen).some((word) => Object.values(few).includes(word))) set(chosen, [], true);
		setPlayers(n);
	}
	user_effect(() => {
		if (get(here).length) set(pace, "relaxed");
	});
	async function create(event) {
		event.preventDefault();
		const me = get(name).trim();
		if (!me) {
			set(nameless, true);
			nameField.focus();
			return;
		}
		if (get(here).some((seat) => !get(names)[seat]?.trim())) {
			set(trouble, t("hot.nameMissing"), true);
			return;
		}
		set(busy, true);
		set(trouble, "");
		try {
			const seats = get(sitting).map((who, i) => who === "human" || who === "here" ? {
				kind: "human",
				name: i === 0 ? me : who === "here" ? get(names)[i].trim() : ""
			} : {
				kind: "bot",
				bot: who
			});
			const created = await createTable({
				options: get(chosen).join("&"),
				players: get(players),
				seats,
				pace: get(pace),
				visible: get(visible),
				...get(limit) > 0 ? {
					limit: get(limit),
					strikes: get(strikes)
				} : {},
				...get(talks) ? {} : { quiet: true },
				seedPart: seedPart()
			});
			const key = created.seats.find((s) => s.seat === 0).key;
			rememberName(me);
			const hot = [0, ...get(here)].map((seat) => ({
				seat,
				key: created.seats.find((s) => s.seat === seat).key,
				name: seat === 0 ? me : get(names)[seat].trim()
			}));
			own.keep({
				id: created.id,
				key,
				name: hot.map((s) => s.name).join(", "),
				since: Date.now(),
				owner: created.owner,
				seat: 0,
				...get(here).length ? { hot } : {},
				...created.guest ? { invite: created.guest } : {}
			});
			own.prefer();
			$$props.done(created, key);
		} catch (problem) {
			set(trouble, explain(problem), true);
			set(busy, false);
		}
	}
	var form_1 = root_5$1();
	var h2 = child(form_1);
	var text = only_child(h2, true);
	var div = sibling(h2, 2);
	var label = child(div);
	var text_1 = child(label);
	var input = sibling(text_1);
	remove_input_defaults(input);
	bind_this(input, ($$value) => nameField = $$value, () => nameField);
	var node = sibling(input, 2);
	var consequent = ($$anchor) => {
		var span = root$7();
		var text_2 = only_child(span, true);
		template_effect(($0) => set_text(text_2, $0), [() => t("home.nameMissing")]);
		append($$anchor, span);
	};
	if_block(node, ($$render) => {
		if (get(nameless)) $$render(consequent);
	});
	reset(label);
	var label_1 = sibling(label, 2);
	var text_3 = child(label_1);
	var select = sibling(text_3);
	each(select, 20, () => get(numbers), (n) => n, ($$anchor, n) => {
		var option = root_1$6();
		var text_4 = only_child(option, true);
		var option_value = {};
		template_effect(() => {
			set_text(text_4, n);
			if (option_value !== (option_value = n)) option.value = (option.__value = option_value) ?? "";
		});
		append($$anchor, option);
	});
	reset(select);
	var select_value;
	init_select(select);
	reset(label_1);
	reset(div);
	var node_1 = sibling(div, 2);
	var consequent_1 = ($$anchor) => {
		var p = root_2$2();
		var text_5 = only_child(p, true);
		template_effect(($0) => set_text(text_5, $0), [() => t(get(players) === 1 ? "home.solo" : "home.duo")]);
		append($$anchor, p);
	};
	if_block(node_1, ($$render) => {
		if (get(players) < 3) $$render(consequent_1);
	});
	var node_2 = sibling(node_1, 2);
	{
		let $0 = user_derived(() => t("preset.title"));
		let $1 = user_derived(() => Object.keys(presets).map((id) => ({
			id,
			label: t(`preset.${id}`),
			hint: t(`preset.${id}Hint`)
		})));
		let $2 = user_derived(() => presetOf(get(chosen)));
		Radios(node_2, {
			get legend() {
				return get($0);
			},
			name: "preset",
			get all() {
				return get($1);
			},
			get chosen() {
				return get($2);
			},
			choose: (id) => set(chosen, presets[id], true)
		});
	}
	var node_3 = sibling(node_2, 2);
	Seats(node_3, {
		get bots() {
			return get(bots);
		},
		get bot() {
			return get(bot);
		},
		get sitting() {
			return get(sitting);
		},
		set sitting($$value) {
			set(sitting, $$value, true);
		}
	});
	var node_4 = sibling(node_3, 2);
	Here(node_4, {
		get seats() {
			return get(here);
		},
		get names() {
			return get(names);
		},
		set names($$value) {
			set(names, $$value, true);
		}
	});
	var node_5 = sibling(node_4, 2);
	{
		let $0 = user_derived(() => t("home.pace"));
		let $1 = user_derived(() => ["live", "relaxed"].map((id) => ({
			id,
			label: t(`home.pace.${id}`)
		})));
		Radios(node_5, {
			get legend() {
				return get($0);
			},
			name: "pace",
			get all() {
				return get($1);
			},
			get chosen() {
				return get(pace);
			},
			choose: (id) => set(pace, id, true)
		});
	}
	var div_1 = sibling(node_5, 2);
	var node_6 = child(div_1);
	{
		let $0 = user_derived(() => t("home.clockAndDoor"));
		let $1 = user_derived(() => t(`home.clock.${get(limit)}`));
		let $2 = user_derived(() => t(`visible.${get(visible)}`));
		Fold(node_6, {
			get title() {
				return get($0);
			},
			get now() {
				return `${get($1) ?? ""} · ${get($2) ?? ""}`;
			},
			children: ($$anchor, $$slotProps) => {
				var fragment = root_3$2();
				var node_7 = first_child(fragment);
				Clock(node_7, {
					get limit() {
						return get(limit);
					},
					set limit($$value) {
						set(limit, $$value, true);
					},
					get strikes() {
						return get(strikes);
					},
					set strikes($$value) {
						set(strikes, $$value, true);
					}
				});
				var node_8 = sibling(node_7, 2);
				{
					let $0 = user_derived(() => t("visible.title"));
					let $1 = user_derived(() => [
						"public",
						"unlisted",
						"private"
					].map((id) => ({
						id,
						label: t(`visible.${id}`),
						hint: t(`visible.${id}Hint`)
					})));
					Radios(node_8, {
						get legend() {
							return get($0);
						},
						name: "visible",
						get all() {
							return get($1);
						},
						get chosen() {
							return get(visible);
						},
						choose: (id) => set(visible, id, true)
					});
				}
				var label_2 = sibling(node_8, 2);
				var input_1 = child(label_2);
				remove_input_defaults(input_1);
				var text_6 = sibling(input_1);
				reset(label_2);
				template_effect(($0) => set_text(text_6, ` ${$0 ?? ""}`), [() => t("home.talk")]);
				bind_checked(input_1, () => get(talks), ($$value) => set(talks, $$value));
				append($$anchor, fragment);
			},
			$$slots: { default: true }
		});
	}
	var node_9 = sibling(node_6, 2);
	{
		let $0 = user_derived(() => t("home.options"));
		let $1 = user_derived(() => get(chosen).length ? get(chosen).map(optionName).join(", ") : t("preset.base"));
		let $2 = user_derived(() => get(refused) !== "" || get(form)?.refused !== void 0);
		Fold(node_9, {
			get title() {
				return get($0);
			},
			get now() {
				return get($1);
			},
			get urgent() {
				return get($2);
			},
			children: ($$anchor, $$slotProps) => {
				Options($$anchor, {
					get form() {
						return get(form);
					},
					get trouble() {
						return get(refused);
					},
					get chosen() {
						return get(chosen);
					},
					set chosen($$value) {
						set(chosen, $$value, true);
					}
				});
			},
			$$slots: { default: true }
		});
	}
	reset(div_1);
	var node_10 = sibling(div_1, 2);
	var consequent_2 = ($$anchor) => {
		var p_1 = root_4$1();
		var text_7 = only_child(p_1, true);
		template_effect(() => set_text(text_7, get(trouble)));
		append($$anchor, p_1);
	};
	if_block(node_10, ($$render) => {
		if (get(trouble)) $$render(consequent_2);
	});
	var div_2 = sibling(node_10, 2);
	var button = child(div_2);
	var text_8 = only_child(button, true);
	var p_2 = sibling(button, 2);
	var text_9 = only_child(p_2, true);
	reset(div_2);
	reset(form_1);
	template_effect(($0, $1, $2, $3, $4, $5) => {
		set_text(text, $0);
		set_text(text_1, `${$1 ?? ""} `);
		set_attribute(input, "placeholder", $2);
		set_attribute(input, "aria-invalid", get(nameless) || void 0);
		set_attribute(input, "aria-describedby", get(nameless) ? "nameless" : void 0);
		set_text(text_3, `${$3 ?? ""} `);
		if (select_value !== (select_value = get(players))) select.value = (select.__value = select_value) ?? "", select_option(select, select_value);
		button.disabled = get(busy);
		set_text(text_8, $4);
		set_text(text_9, $5);
	}, [
		() => t("home.create"),
		() => t("home.name"),
		() => t("home.namePlaceholder"),
		() => t("home.players"),
		() => t(get(busy) ? "home.creating" : "home.create"),
		() => facts({
			players: get(players),
			pace: get(pace),
			visible: get(visible)
		}, get(chosen))
	]);
	event("submit", form_1, create);
	delegated("input", input, () => set(nameless, false));
	bind_value(input, () => get(name), ($$value) => set(name, $$value));
	delegated("change", select, (e) => choosePlayers(Number(e.currentTarget.value)));
	append($$anchor, form_1);
	pop();
}
delegate(["input", "change"]);
// src/lobby/TableRow.svelte
var root$6 = from_html(`<span class="button svelte-lk19l6"> </span>`);
var root_1$5 = from_html(`<li><a class="svelte-lk19l6"><span class="what svelte-lk19l6"><span class="name svelte-lk19l6"> </span> <span class="about svelte-lk19l6"><!></span></span> <!></a> <!></li>`);
function TableRow($$anchor, $$props) {
	/** It waits for whoever looks. */
	/** What a press does, where the name alone does not say so. */
	const marked = prop($$props, "marked", 3, false), verb = prop($$props, "verb", 3, "");
	var li = root_1$5();
	let classes;
	var a = child(li);
	var span = child(a);
	var span_1 = child(span);
	var text = only_child(span_1, true);
	var span_2 = sibling(span_1, 2);
	var node = child(span_2);
	snippet(node, () => $$props.about);
	reset(span_2);
	reset(span);
	var node_1 = sibling(span, 2);
	var consequent = ($$anchor) => {
		var span_3 = root$6();
		var text_1 = only_child(span_3, true);
		template_effect(() => set_text(text_1, verb()));
		append($$anchor, span_3);
	};
	if_block(node_1, ($$render) => {
		if (verb()) $$render(consequent);
	});
	reset(a);
	var node_2 = sibling(a, 2);
	snippet(node_2, () => $$props.children ?? noop);
	reset(li);
	template_effect(() => {
		classes = set_class(li, 1, "svelte-lk19l6", null, classes, { marked: marked() });
		set_attribute(a, "href", $$props.href);
		set_text(text, $$props.name);
	});
	append($$anchor, li);
}
// src/lobby/PublicTables.svelte
var root$5 = from_html(`<section aria-labelledby="public"><h2 id="public"> </h2> <ul class="svelte-3ltkl6"></ul></section>`);
function PublicTables($$anchor, $$props) {
	push($$props, true);
	let tables = state([]);
	const again = 2e4;
	onMount(() => {
		const look = () => getTables().then((got) => set(tables, got), () => void 0);
		look();
		const timer = setInterval(look, again);
		return () => clearInterval(timer);
	});
	const sitsAt = user_derived(() => new Set(own.seats.filter((k) => k.seat !== -1).map((k) => k.id)));
	const others = user_derived(() => get(tables).filter((l) => !get(sitsAt).has(l.id)));
	const free = (l) => l.status === "open" ? l.names.filter((n) => !n).length : 0;
	const turn = (l) => l.turn ? t("fleet.turn", { n: l.turn }) : t("log.setup");
	/** What there is to know of a table, in a line. */
	const facts = (l) => [
		free(l) > 0 ? count("list.free", free(l)) : turn(l),
		l.pace ? t(`list.pace.${l.pace}`) : "",
		...l.options.split("&").filter(Boolean).map(optionName)
	].filter(Boolean).join(" · ");
	var fragment = comment();
	var node = first_child(fragment);
	var consequent = ($$anchor) => {
		var section = root$5();
		var h2 = child(section);
		var text$1 = only_child(h2, true);
		var ul = sibling(h2, 2);
		each(ul, 21, () => get(others), (l) => l.id, ($$anchor, l) => {
			{
				const about = ($$anchor) => {
					next();
					var text_1 = text();
					template_effect(($0) => set_text(text_1, $0), [() => facts(get(l))]);
					append($$anchor, text_1);
				};
				let $0 = user_derived(() => get(l).names.filter(Boolean).join(", "));
				let $1 = user_derived(() => t(free(get(l)) > 0 ? "list.join" : "list.watch"));
				TableRow($$anchor, {
					get href() {
						return `/t/${get(l).id ?? ""}`;
					},
					get name() {
						return get($0);
					},
					get verb() {
						return get($1);
					},
					about,
					$$slots: { about: true }
				});
			}
		});
		reset(ul);
		reset(section);
		template_effect(($0) => set_text(text$1, $0), [() => t("list.public")]);
		append($$anchor, section);
	};
	if_block(node, ($$render) => {
		if (get(others).length) $$render(consequent);
	});
	append($$anchor, fragment);
	pop();
}
// src/lobby/Learn.svelte
var root$4 = from_html(`<p class="trouble svelte-1fdf2qc" role="alert"> </p>`);
var root_1$4 = from_html(`<section aria-labelledby="learn" class="svelte-1fdf2qc"><div class="svelte-1fdf2qc"><h2 id="learn"> </h2> <p class="svelte-1fdf2qc"> </p> <!></div> <button type="button"> </button> <button type="button"> </button></section>`);
function Learn($$anchor, $$props) {
	push($$props, true);
	let busy = state(false);
	let trouble = state("");
	async function learn(cylon) {
		set(busy, true);
		set(trouble, "");
		try {
			const name = rememberedName();
			const bot = { kind: "bot" };
			const created = await createTable({
				options: "",
				players: 4,
				seats: [
					{
						kind: "human",
						name
					},
					bot,
					bot,
					bot
				],
				pace: "relaxed",
				lesson: true,
				...cylon ? { cylon } : {},
				visible: "unlisted"
			});
			const key = created.seats[0].key;
			own.keep({
				id: created.id,
				key,
				name,
				since: Date.now(),
				owner: created.owner,
				seat: 0
			});
			await router.go(`/t/${created.id}#${key}`);
		} catch (problem) {
			set(trouble, explain(problem), true);
			set(busy, false);
		}
	}
	var section = root_1$4();
	var div = child(section);
	var h2 = child(div);
	var text = only_child(h2, true);
	var p = sibling(h2, 2);
	var text_1 = only_child(p, true);
	var node = sibling(p, 2);
	var consequent = ($$anchor) => {
		var p_1 = root$4();
		var text_2 = only_child(p_1, true);
		template_effect(() => set_text(text_2, get(trouble)));
		append($$anchor, p_1);
	};
	if_block(node, ($$render) => {
		if (get(trouble)) $$render(consequent);
	});
	reset(div);
	var button = sibling(div, 2);
	var text_3 = only_child(button, true);
	var button_1 = sibling(button, 2);
	var text_4 = only_child(button_1, true);
	reset(section);
	template_effect(($0, $1, $2, $3) => {
		set_text(text, $0);
		set_text(text_1, $1);
		button.disabled = get(busy);
		set_text(text_3, $2);
		button_1.disabled = get(busy);
		set_text(text_4, $3);
	}, [
		() => t("learn.title"),
		() => t("learn.hint"),
		() => t("learn.begin"),
		() => t("learn.cylon")
	]);
	delegated("click", button, () => learn(false));
	delegated("click", button_1, () => learn(true));
	append($$anchor, section);
	pop();
}
delegate(["click"]);
// src/lobby/Ready.svelte
var root$3 = from_html(`<p> </p>`);
var root_1$3 = from_html(`<section aria-labelledby="ready" class="svelte-wxzc8n"><h2 id="ready"> </h2> <!> <!> <!> <a class="button enter svelte-wxzc8n"> </a></section>`);
function Ready($$anchor, $$props) {
	push($$props, true);
	const invitation = user_derived(() => `${location.origin}/t/${$$props.id}${$$props.invite ? `#${$$props.invite}` : ""}`);
	const own = user_derived(() => `/t/${$$props.id}#${$$props.key}`);
	const there = user_derived(() => $$props.hot ? `/t/${$$props.id}/hot` : get(own));
	function enter(event) {
		event.preventDefault();
		router.go(get(there));
	}
	var section = root_1$3();
	var h2 = child(section);
	var text = only_child(h2, true);
	var node = sibling(h2, 2);
	{
		let $0 = user_derived(() => t("created.invite"));
		let $1 = user_derived(() => t("created.inviteHint"));
		Link(node, {
			get address() {
				return get(invitation);
			},
			get label() {
				return get($0);
			},
			get hint() {
				return get($1);
			}
		});
	}
	var node_1 = sibling(node, 2);
	var consequent = ($$anchor) => {
		var p = root$3();
		var text_1 = only_child(p, true);
		template_effect(($0) => set_text(text_1, $0), [() => t("hot.ready")]);
		append($$anchor, p);
	};
	if_block(node_1, ($$render) => {
		if ($$props.hot) $$render(consequent);
	});
	var node_2 = sibling(node_1, 2);
	{
		let $0 = user_derived(() => location.origin + get(own));
		let $1 = user_derived(() => t("created.own"));
		let $2 = user_derived(() => t("created.ownHint"));
		Link(node_2, {
			get address() {
				return get($0);
			},
			get label() {
				return get($1);
			},
			get hint() {
				return get($2);
			},
			secret: true
		});
	}
	var a = sibling(node_2, 2);
	var text_2 = only_child(a, true);
	reset(section);
	template_effect(($0, $1) => {
		set_text(text, $0);
		set_attribute(a, "href", get(there));
		set_text(text_2, $1);
	}, [() => t("created.title"), () => t("created.enter")]);
	delegated("click", a, enter);
	append($$anchor, section);
	pop();
}
delegate(["click"]);
// src/lobby/Forget.svelte
var root$2 = from_html(`<div class="sure svelte-5tir2r" role="group"><p class="svelte-5tir2r"> </p> <button type="button"> </button> <button type="button"> </button></div>`);
var root_1$2 = from_html(`<button type="button" class="plain"><span aria-hidden="true" class="svelte-5tir2r">×</span></button> <!>`, 1);
function Forget($$anchor, $$props) {
	const id = props_id();
	push($$props, true);
	let asked = state(false);
	let opener;
	function keep() {
		set(asked, false);
		opener.focus();
	}
	var fragment = root_1$2();
	var button = first_child(fragment);
	bind_this(button, ($$value) => opener = $$value, () => opener);
	var node = sibling(button, 2);
	var consequent = ($$anchor) => {
		var div = root$2();
		var p = child(div);
		var text = only_child(p, true);
		var button_1 = sibling(p, 2);
		var text_1 = only_child(button_1, true);
		var button_2 = sibling(button_1, 2);
		var text_2 = only_child(button_2, true);
		attach(button_2, () => (e) => e.focus());
		reset(div);
		template_effect(($0, $1, $2) => {
			set_attribute(div, "aria-labelledby", id);
			set_attribute(p, "id", id);
			set_text(text, $0);
			set_text(text_1, $1);
			set_text(text_2, $2);
		}, [
			() => t("home.forgetSure"),
			() => t("home.forgetDo"),
			() => t("home.forgetNot")
		]);
		delegated("click", button_1, function(...$$args) {
			$$props.forget?.apply(this, $$args);
		});
		delegated("click", button_2, keep);
		append($$anchor, div);
	};
	if_block(node, ($$render) => {
		if (get(asked)) $$render(consequent);
	});
	template_effect(($0, $1) => {
		set_attribute(button, "title", $0);
		set_attribute(button, "aria-label", $1);
		set_attribute(button, "aria-expanded", get(asked));
	}, [() => t("home.forgetDo"), () => t("home.forget", { name: $$props.name })]);
	delegated("click", button, () => set(asked, !get(asked)));
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
// src/lobby/YourTables.svelte
var root$1 = from_html(`<span class="turn svelte-1wgq0qc"><!> </span> ·`, 1);
var root_1$1 = from_html(`<!> <time class="svelte-1wgq0qc"> </time>`, 1);
var root_2$1 = from_html(`<li class="muted"> </li>`);
var root_3$1 = from_html(`<!> <button type="button"> </button>`, 1);
var root_4 = from_html(`<p class="muted"> </p> <button type="button"> </button>`, 1);
var root_5 = from_html(`<p class="trouble" role="alert"> </p>`);
var root_6 = from_html(`<section aria-labelledby="kept" class="svelte-1wgq0qc"><h2 id="kept"> </h2> <ul class="svelte-1wgq0qc"></ul> <!> <!></section>`);
function YourTables($$anchor, $$props) {
	push($$props, true);
	let trouble = state("");
	let busy = state(false);
	const listed = user_derived(() => new Map(own.listings.map((l) => [l.id, l])));
	const seatAt = user_derived(() => new Map(own.seats.map((k) => [k.id, k.seat])));
	async function attempt(does) {
		set(busy, true);
		set(trouble, "");
		try {
			await does();
		} catch (problem) {
			set(trouble, explain(problem), true);
		} finally {
			set(busy, false);
		}
	}
	onMount(() => void attempt(() => own.load()));
	/** What tells a table from the others: who else is there. */
	function called(seat) {
		const l = get(listed).get(seat.id);
		if (!l) return seat.name || (seat.seat === void 0 ? t("list.watching") : seat.id);
		return l.names.filter((n, i) => n && n !== seat.name && i !== seat.seat).join(", ") || t("list.alone");
	}
	function standing(l) {
		if (l.status === "open") return t("list.open");
		if (l.status === "running") return l.turn ? t("fleet.turn", { n: l.turn }) : t("log.setup");
		return t(l.won === "humans" ? "over.humans" : "over.cylons");
	}
	function game(l) {
		const words = l.options.split("&").filter(Boolean);
		const preset = presetOf(words);
		return preset ? t(`preset.${preset}`) : words.map(optionName).join(", ");
	}
	const names = user_derived(() => new Set(own.seats.map((seat) => seat.name).filter(Boolean)));
	/** How a table stands, in a line; as whom one is there, where it is not always the same. */
	function facts(seat) {
		const l = get(listed).get(seat.id);
		if (!l) return seat.id;
		const as = get(names).size > 1 ? t("list.as", { name: seat.name }) : "";
		return [
			standing(l),
			game(l),
			seat.name || seat.seat !== void 0 ? as : t("list.watching")
		].filter(Boolean).join(" · ");
	}
	const waits = (id) => get(listed).get(id)?.waiting?.includes(get(seatAt).get(id) ?? -1) ?? false;
	const day = (at) => new Intl.DateTimeFormat(locale(), { dateStyle: "medium" }).format(at);
	var fragment = comment();
	var node = first_child(fragment);
	var consequent_3 = ($$anchor) => {
		var section = root_6();
		var h2 = child(section);
		var text = only_child(h2, true);
		var ul = sibling(h2, 2);
		each(ul, 21, () => own.seats, (seat) => seat.id, ($$anchor, seat) => {
			{
				const about = ($$anchor) => {
					var fragment_2 = root_1$1();
					var node_1 = first_child(fragment_2);
					var consequent = ($$anchor) => {
						var fragment_3 = root$1();
						var span = first_child(fragment_3);
						var node_2 = child(span);
						Hourglass(node_2, {
							size: 16,
							"aria-hidden": "true"
						});
						var text_1 = sibling(node_2);
						reset(span);
						next();
						template_effect(($0) => set_text(text_1, ` ${$0 ?? ""}`), [() => t("list.yours")]);
						append($$anchor, fragment_3);
					};
					var d = user_derived(() => waits(get(seat).id));
					if_block(node_1, ($$render) => {
						if (get(d)) $$render(consequent);
					});
					var text_2 = sibling(node_1);
					var time = sibling(text_2);
					var text_3 = only_child(time, true);
					template_effect(($0, $1, $2) => {
						set_text(text_2, ` ${$0 ?? ""} · `);
						set_attribute(time, "datetime", $1);
						set_text(text_3, $2);
					}, [
						() => facts(get(seat)),
						() => new Date(get(seat).since).toISOString(),
						() => day(get(seat).since)
					]);
					append($$anchor, fragment_2);
				};
				let $0 = user_derived(() => addressOf(get(seat)));
				let $1 = user_derived(() => called(get(seat)));
				let $2 = user_derived(() => waits(get(seat).id));
				TableRow($$anchor, {
					get href() {
						return get($0);
					},
					get name() {
						return get($1);
					},
					get marked() {
						return get($2);
					},
					about,
					children: ($$anchor, $$slotProps) => {
						{
							let $0 = user_derived(() => called(get(seat)));
							Forget($$anchor, {
								get name() {
									return get($0);
								},
								forget: () => own.forget(get(seat).id)
							});
						}
					},
					$$slots: {
						about: true,
						default: true
					}
				});
			}
		}, ($$anchor) => {
			var li = root_2$1();
			var text_4 = only_child(li, true);
			template_effect(($0) => set_text(text_4, $0), [() => t("own.none")]);
			append($$anchor, li);
		});
		reset(ul);
		var node_3 = sibling(ul, 2);
		var consequent_1 = ($$anchor) => {
			var fragment_5 = root_3$1();
			var node_4 = first_child(fragment_5);
			{
				let $0 = user_derived(() => t("own.link"));
				let $1 = user_derived(() => t("own.linkHint"));
				Link(node_4, {
					get address() {
						return `${location.origin ?? ""}/p#${own.key ?? ""}`;
					},
					get label() {
						return get($0);
					},
					get hint() {
						return get($1);
					},
					secret: true
				});
			}
			var button = sibling(node_4, 2);
			var text_5 = only_child(button, true);
			template_effect(($0) => set_text(text_5, $0), [() => t("own.leave")]);
			delegated("click", button, () => own.leave());
			append($$anchor, fragment_5);
		};
		var alternate = ($$anchor) => {
			var fragment_6 = root_4();
			var p = first_child(fragment_6);
			var text_6 = only_child(p, true);
			var button_1 = sibling(p, 2);
			var text_7 = only_child(button_1, true);
			template_effect(($0, $1) => {
				set_text(text_6, $0);
				button_1.disabled = get(busy);
				set_text(text_7, $1);
			}, [() => t("own.why"), () => t("own.create")]);
			delegated("click", button_1, () => attempt(() => own.create()));
			append($$anchor, fragment_6);
		};
		if_block(node_3, ($$render) => {
			if (own.key) $$render(consequent_1);
			else $$render(alternate, -1);
		});
		var node_5 = sibling(node_3, 2);
		var consequent_2 = ($$anchor) => {
			var p_1 = root_5();
			var text_8 = only_child(p_1, true);
			template_effect(() => set_text(text_8, get(trouble)));
			append($$anchor, p_1);
		};
		if_block(node_5, ($$render) => {
			if (get(trouble)) $$render(consequent_2);
		});
		reset(section);
		template_effect(($0) => set_text(text, $0), [() => t(own.key ? "own.tables" : "home.yourTables")]);
		append($$anchor, section);
	};
	if_block(node, ($$render) => {
		if (own.seats.length > 0 || own.key) $$render(consequent_3);
	});
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
// src/lobby/Home.svelte
var root = from_html(`<a class="button main svelte-95bval" href="#create"> </a>`);
var root_1 = from_html(`<p class="trouble" role="alert"> </p>`);
var root_2 = from_html(`<!> <!> <!> <!> <!>`, 1);
var root_3 = from_html(`<div class="page"><header class="night firmament svelte-95bval"><div class="inner svelte-95bval"><div class="top svelte-95bval"><!></div> <div class="say svelte-95bval"><h1 class="svelte-95bval"> </h1> <p class="tag svelte-95bval"> </p> <p class="svelte-95bval"> </p> <p class="go svelte-95bval"><!> <a class="book svelte-95bval"> </a></p></div> <div class="sign svelte-95bval"><!></div></div></header> <main class="svelte-95bval"><!></main> <footer class="svelte-95bval"><p> </p></footer></div>`);
function Home($$anchor, $$props) {
	push($$props, true);
	/** the key of a player's own link, by which somebody has come */
	const adopt = prop($$props, "adopt", 3, null);
	let ready = state(void 0);
	let trouble = state("");
	let main;
	onMount(() => {
		idle().then(() => hangar.open()).catch(() => void 0);
		if (adopt()) own.adopt(adopt()).catch((problem) => set(trouble, explain(problem), true));
	});
	async function made(created, key) {
		parts.table.come();
		set(ready, {
			id: created.id,
			key,
			invite: created.guest
		}, true);
		await tick();
		main.scrollIntoView();
		main.querySelector("a.enter")?.focus();
	}
	var div = root_3();
	var header = child(div);
	var div_1 = child(header);
	var div_2 = child(div_1);
	var node = child(div_2);
	Settings(node, {});
	reset(div_2);
	var div_3 = sibling(div_2, 2);
	var h1 = child(div_3);
	var text = only_child(h1, true);
	var p = sibling(h1, 2);
	var text_1 = only_child(p, true);
	var p_1 = sibling(p, 2);
	var text_2 = only_child(p_1, true);
	var p_2 = sibling(p_1, 2);
	var node_1 = child(p_2);
	var consequent = ($$anchor) => {
		var a = root();
		var text_3 = only_child(a, true);
		template_effect(($0) => set_text(text_3, $0), [() => t("home.create")]);
		append($$anchor, a);
	};
	if_block(node_1, ($$render) => {
		if (!get(ready)) $$render(consequent);
	});
	var a_1 = sibling(node_1, 2);
	var text_4 = only_child(a_1, true);
	reset(p_2);
	reset(div_3);
	var div_4 = sibling(div_3, 2);
	var node_2 = child(div_4);
	Hull(node_2, {});
	reset(div_4);
	reset(div_1);
	reset(header);
	var main_1 = sibling(header, 2);
	var node_3 = child(main_1);
	var consequent_1 = ($$anchor) => {
		{
			let $0 = user_derived(() => hotSeats(get(ready).id).length > 0);
			Ready($$anchor, {
				get id() {
					return get(ready).id;
				},
				get key() {
					return get(ready).key;
				},
				get invite() {
					return get(ready).invite;
				},
				get hot() {
					return get($0);
				}
			});
		}
	};
	var alternate = ($$anchor) => {
		var fragment_1 = root_2();
		var node_4 = first_child(fragment_1);
		var consequent_2 = ($$anchor) => {
			var p_3 = root_1();
			var text_5 = only_child(p_3, true);
			template_effect(() => set_text(text_5, get(trouble)));
			append($$anchor, p_3);
		};
		if_block(node_4, ($$render) => {
			if (get(trouble)) $$render(consequent_2);
		});
		var node_5 = sibling(node_4, 2);
		YourTables(node_5, {});
		var node_6 = sibling(node_5, 2);
		Learn(node_6, {});
		var node_7 = sibling(node_6, 2);
		PublicTables(node_7, {});
		Create(sibling(node_7, 2), { done: (created, key) => made(created, key) });
		append($$anchor, fragment_1);
	};
	if_block(node_3, ($$render) => {
		if (get(ready)) $$render(consequent_1);
		else $$render(alternate, -1);
	});
	reset(main_1);
	bind_this(main_1, ($$value) => main = $$value, () => main);
	var footer = sibling(main_1, 2);
	var p_4 = child(footer);
	var text_6 = only_child(p_4, true);
	reset(footer);
	reset(div);
	template_effect(($0, $1, $2, $3, $4) => {
		set_text(text, $0);
		set_text(text_1, $1);
		set_text(text_2, $2);
		set_attribute(a_1, "href", `/rules?lang=${language.now ?? ""}`);
		set_text(text_4, $3);
		set_text(text_6, $4);
	}, [
		() => t("app.name"),
		() => t("app.tagline"),
		() => t("home.what"),
		() => t("home.rules"),
		() => t("app.notice")
	]);
	append($$anchor, div);
	pop();
}
export { Home as default };
