import { $t as set_class, An as only_child, At as language, Gt as remove_input_defaults, In as user_derived, Kt as set_attribute, Mn as proxy, Mt as t, Nn as set, On as child, Pn as state, Rn as pop, U as operator, Vn as reset, Wt as bind_value, _ as explain, an as index, b as Settings, bn as event, dn as set_text, fn as append, in as each, it as Problem, jn as sibling, jt as locale, kn as first_child, kt as fill, mn as from_html, pn as comment, r as Sure, sn as if_block, vn as delegate, wn as template_effect, xn as get, yn as delegated, zn as push } from "./client-FhJZpOI1.js";
// src/i18n/operator.ts
var en = {
	title: "Operator",
	key: "Operator’s key",
	keyHint: "The server was started with it. It is kept until this tab is closed, and never stands in an address.",
	enter: "Enter",
	leave: "Forget the key",
	wrong: "The server was not started with this key.",
	state: "The server",
	ready: "Ready: what players do is stored.",
	notReady: "Not ready: nothing can be stored. The log says why.",
	again: "Look again",
	"f.ragtag_tables": "Tables in memory",
	"f.ragtag_tables_driven": "Games under way",
	"f.ragtag_streams": "Open pages",
	"f.ragtag_frames_total": "Frames sent",
	"f.ragtag_requests_total": "Requests",
	"f.ragtag_refusals_total": "Requests refused",
	"f.ragtag_commit_seconds": "Changes stored",
	"f.ragtag_messages_waiting": "Messages that wait",
	"f.ragtag_messages_total": "Messages sent or refused",
	"f.process_resident_memory_bytes": "Memory, MB",
	"f.process_start_time_seconds": "Hours since the start",
	tables: "Tables",
	find: "Id or address of a table",
	open: "Show",
	none: "No public table is listed.",
	table: "Table {id}",
	"status.open": "waits for people",
	"status.running": "game under way",
	"status.over": "game over",
	"visible.public": "public",
	"visible.unlisted": "unlisted",
	"visible.private": "private",
	closed: "closed",
	hidden: "in no list",
	reported: "reports: {n}",
	hide: "Hide from lists",
	hideSure: "Hide this table? It leaves every list; whoever knows its address still gets there.",
	close: "Close",
	closeSure: "Close this table? Nobody can join, play or talk there any more; it can still be watched. You can open it again.",
	reopen: "Open again",
	reopenSure: "Open this table again? It can be played at, and is listed if it is public.",
	people: "At the table",
	watching: "without a seat",
	looking: "Open now, by address",
	lookingNone: "Nobody has it open at this server.",
	banAddress: "Ban {what}",
	banAddressSure: "Ban {what}? From there nothing can be done or watched on this server any more, by anybody.",
	banName: "Ban the name {what}",
	banNameSure: "Ban the name {what}? Nobody can take it, or one that looks like it, from now on.",
	erase: "Erase the data of {name}",
	eraseSure: "Erase what this table stores of {name}: name, talk, addresses for messages and reports? The game and the seat stay. This cannot be taken back.",
	eraseWatching: "Erase what people without a seat have said",
	eraseWatchingSure: "Erase all that people without a seat have said at this table? This cannot be taken back.",
	erased: "erased",
	talk: "What was said last",
	talkNone: "Nothing was said.",
	reports: "Reports",
	reportsNone: "No report has been found so far.",
	reportsMore: "Look on",
	reportsRead: "Read",
	sealed: "sealed until the game ends",
	record: "Save all of it",
	bans: "Bans",
	bansNone: "Nobody is banned.",
	lift: "Lift the ban of {what}",
	liftSure: "Lift the ban of {what}?",
	network: "Address or network",
	name: "Name",
	ban: "Ban"
};
var es = {
	title: "Operador",
	key: "Clave del operador",
	keyHint: "El servidor se inició con ella. Se guarda hasta que se cierre esta pestaña, y nunca está en una dirección.",
	enter: "Entrar",
	leave: "Olvidar la clave",
	wrong: "El servidor no se inició con esta clave.",
	state: "El servidor",
	ready: "Listo: lo que hacen los jugadores se guarda.",
	notReady: "No está listo: no se puede guardar nada. El registro dice por qué.",
	again: "Mirar de nuevo",
	"f.ragtag_tables": "Mesas en memoria",
	"f.ragtag_tables_driven": "Partidas en curso",
	"f.ragtag_streams": "Páginas abiertas",
	"f.ragtag_frames_total": "Estados enviados",
	"f.ragtag_requests_total": "Peticiones",
	"f.ragtag_refusals_total": "Peticiones rechazadas",
	"f.ragtag_commit_seconds": "Cambios guardados",
	"f.ragtag_messages_waiting": "Mensajes en espera",
	"f.ragtag_messages_total": "Mensajes enviados o rechazados",
	"f.process_resident_memory_bytes": "Memoria, MB",
	"f.process_start_time_seconds": "Horas desde el inicio",
	tables: "Mesas",
	find: "Identificador o dirección de una mesa",
	open: "Mostrar",
	none: "No hay ninguna mesa pública en la lista.",
	table: "Mesa {id}",
	"status.open": "espera a gente",
	"status.running": "partida en curso",
	"status.over": "partida acabada",
	"visible.public": "pública",
	"visible.unlisted": "fuera de listas",
	"visible.private": "privada",
	closed: "cerrada",
	hidden: "en ninguna lista",
	reported: "avisos: {n}",
	hide: "Ocultar de las listas",
	hideSure: "¿Ocultar esta mesa? Sale de todas las listas; quien conozca su dirección sigue llegando a ella.",
	close: "Cerrar",
	closeSure: "¿Cerrar esta mesa? Nadie podrá unirse, jugar ni hablar en ella; se podrá seguir mirando. Puedes volver a abrirla.",
	reopen: "Volver a abrir",
	reopenSure: "¿Volver a abrir esta mesa? Se podrá jugar en ella, y estará en la lista si es pública.",
	people: "En la mesa",
	watching: "sin asiento",
	looking: "Abierta ahora, por dirección",
	lookingNone: "Nadie la tiene abierta en este servidor.",
	banAddress: "Vetar {what}",
	banAddressSure: "¿Vetar {what}? Desde ahí nadie podrá hacer ni mirar nada en este servidor.",
	banName: "Vetar el nombre {what}",
	banNameSure: "¿Vetar el nombre {what}? Nadie podrá usarlo desde ahora, ni uno que se le parezca.",
	erase: "Borrar los datos de {name}",
	eraseSure: "¿Borrar lo que esta mesa guarda de {name}: nombre, conversación, direcciones para mensajes y avisos enviados? La partida y el asiento se quedan. No se puede deshacer.",
	eraseWatching: "Borrar lo que ha dicho la gente sin asiento",
	eraseWatchingSure: "¿Borrar todo lo que ha dicho en esta mesa la gente sin asiento? No se puede deshacer.",
	erased: "borrado",
	talk: "Lo último que se ha dicho",
	talkNone: "No se ha dicho nada.",
	reports: "Avisos",
	reportsNone: "No se ha encontrado ningún aviso por ahora.",
	reportsMore: "Seguir buscando",
	reportsRead: "Leer",
	sealed: "sellado hasta el final de la partida",
	record: "Guardarlo todo",
	bans: "Vetos",
	bansNone: "No hay nadie vetado.",
	lift: "Levantar el veto de {what}",
	liftSure: "¿Levantar el veto de {what}?",
	network: "Dirección o red",
	name: "Nombre",
	ban: "Vetar"
};
/** The word of a key, its placeholders filled. */
var op = (key, params = {}) => fill((language.now === "es" ? es : en)[key], params);
/** What a figure of the server is called. */
var figureName = (name) => `f.${name}` in en ? op(`f.${name}`) : name;
// src/operator/Operator.svelte
var root = from_html(`<p class="trouble" role="alert"> </p>`);
var root_1 = from_html(`<form class="svelte-au3x5s"><label class="svelte-au3x5s"> <input type="password" required="" maxlength="200" autocomplete="current-password" aria-describedby="key-hint" class="svelte-au3x5s"/></label> <p id="key-hint"> </p> <button class="main"> </button></form>`);
var root_2 = from_html(`<div class="svelte-au3x5s"><dt> </dt> <dd class="svelte-au3x5s"> </dd></div>`);
var root_3 = from_html(`<li class="row svelte-au3x5s"><span class="what svelte-au3x5s"> </span> <button type="button"> </button></li>`);
var root_4 = from_html(`<li> </li>`);
var root_5 = from_html(`<!> <!>`, 1);
var root_6 = from_html(`<li class="row svelte-au3x5s"><span class="what svelte-au3x5s"> </span> <!> <!> <!></li>`);
var root_7 = from_html(`<li class="row svelte-au3x5s"><span class="what svelte-au3x5s"> </span> <!></li>`);
var root_8 = from_html(`<li class="said svelte-au3x5s"><strong> </strong> </li>`);
var root_9 = from_html(`<div class="row svelte-au3x5s"><!></div>`);
var root_10 = from_html(`<section aria-labelledby="op-table" class="table svelte-au3x5s"><h2 id="op-table"> </h2> <p> </p> <div class="row svelte-au3x5s"><!> <!> <!></div> <h3 class="svelte-au3x5s"> </h3> <ul class="svelte-au3x5s"></ul> <h3 class="svelte-au3x5s"> </h3> <ul class="svelte-au3x5s"></ul> <h3 class="svelte-au3x5s"> </h3> <ul class="svelte-au3x5s"></ul> <!></section>`);
var root_11 = from_html(`<button type="button"> </button>`);
var root_12 = from_html(`<li class="row svelte-au3x5s"><span class="what svelte-au3x5s"> </span> <button type="button"> </button> <!></li>`);
var root_13 = from_html(`<ul class="svelte-au3x5s"></ul>`);
var root_14 = from_html(`<section aria-labelledby="op-state" class="svelte-au3x5s"><h2 id="op-state"> </h2> <p role="status"> </p> <dl class="svelte-au3x5s"></dl> <div class="row svelte-au3x5s"><button type="button"> </button> <button type="button"> </button></div></section> <section aria-labelledby="op-tables" class="svelte-au3x5s"><h2 id="op-tables"> </h2> <form class="row svelte-au3x5s"><label class="svelte-au3x5s"> <input required="" maxlength="400" autocomplete="off" class="svelte-au3x5s"/></label> <button> </button></form> <ul class="svelte-au3x5s"></ul></section> <!> <section aria-labelledby="op-reports" class="svelte-au3x5s"><h2 id="op-reports"> </h2> <!> <!></section> <section aria-labelledby="op-bans" class="svelte-au3x5s"><h2 id="op-bans"> </h2> <ul class="svelte-au3x5s"></ul> <form class="row svelte-au3x5s"><label class="svelte-au3x5s"> <input required="" maxlength="64" autocomplete="off" class="svelte-au3x5s"/></label> <button> </button></form> <form class="row svelte-au3x5s"><label class="svelte-au3x5s"> <input required="" maxlength="32" autocomplete="off" class="svelte-au3x5s"/></label> <button> </button></form></section>`, 1);
var root_15 = from_html(`<div class="page svelte-au3x5s"><header class="top svelte-au3x5s"><a class="button" href="/"> </a> <!></header> <main class="svelte-au3x5s"><h1 class="svelte-au3x5s"> </h1> <!> <!></main></div>`);
function Operator($$anchor, $$props) {
	push($$props, true);
	const stored = "ragtag:operator";
	let key = state(proxy(sessionStorage.getItem(stored) ?? ""));
	let typed = state("");
	const call = user_derived(() => operator(get(key)));
	let seen = state(void 0);
	let trouble = state("");
	let wanted = state("");
	let table = state(void 0);
	let reports = state(void 0);
	let next = state("");
	let network = state("");
	let name = state("");
	/** Does something and looks again; says what went wrong. */
	async function act(what) {
		set(trouble, "");
		try {
			await what();
			set(seen, await get(call).oversee(language.now));
		} catch (problem) {
			const wrong = problem instanceof Problem && problem.code === "wrong-key";
			set(trouble, wrong ? op("wrong") : explain(problem), true);
			if (wrong) leave();
		}
	}
	async function enter(event) {
		event.preventDefault();
		set(key, get(typed).trim(), true);
		set(typed, "");
		await act(() => Promise.resolve());
		if (get(seen)) sessionStorage.setItem(stored, get(key));
	}
	function leave() {
		sessionStorage.removeItem(stored);
		set(key, "");
		set(seen, set(table, set(reports, void 0)));
	}
	if (sessionStorage.getItem(stored)) act(() => Promise.resolve());
	/** The id in what somebody has pasted: an address or the id itself. */
	const idIn = (text) => /\/t\/([\w-]+)/.exec(text)?.[1] ?? text.trim();
	const open = (id) => act(async () => set(table, await get(call).table(id)));
	const operate = (what, seat = -1) => act(async () => {
		await get(call).operate(get(table).info.id, what, seat);
		set(table, await get(call).table(get(table).info.id));
	});
	const erase = (seat) => act(async () => {
		await get(call).erase(get(table).info.id, seat);
		set(table, await get(call).table(get(table).info.id));
	});
	const ban = (what) => act(() => get(call).ban(what));
	const look = () => act(async () => {
		const found = await get(call).reports(get(next));
		set(reports, [...get(next) ? get(reports) ?? [] : [], ...found.reports]);
		set(next, found.next ?? "", true);
	});
	/** Hands the reports of a table over as a file. */
	const save = (id) => act(async () => {
		const whole = await get(call).reportsOf(id);
		const link = document.createElement("a");
		link.href = URL.createObjectURL(new Blob([JSON.stringify(whole, null, 1)], { type: "application/json" }));
		link.download = `ragtag-reports-${id}.json`;
		link.click();
		URL.revokeObjectURL(link.href);
	});
	const at = (ms) => new Intl.DateTimeFormat(locale(), {
		dateStyle: "short",
		timeStyle: "short"
	}).format(new Date(ms));
	const figure = (f) => {
		let { value } = f;
		if (f.name.endsWith("_bytes")) value /= 1e6;
		if (f.name === "process_start_time_seconds") value = (Date.now() / 1e3 - value) / 3600;
		return new Intl.NumberFormat(locale(), { maximumFractionDigits: value < 100 ? 1 : 0 }).format(value);
	};
	const who = (seat) => seat < 0 ? op("watching") : get(table)?.info.seats[seat]?.called || t("home.seat", { n: seat + 1 });
	const facts = user_derived(() => {
		if (!get(table)) return "";
		const { info } = get(table);
		return [
			op(`status.${info.status}`),
			op(`visible.${info.visible}`),
			...info.closed ? [op("closed")] : [],
			...get(table).hidden ? [op("hidden")] : [],
			op("reported", { n: get(table).reports })
		].join(" · ");
	});
	var div = root_15();
	var header = child(div);
	var a = child(header);
	var text_1 = only_child(a, true);
	var node = sibling(a, 2);
	Settings(node, {});
	reset(header);
	var main = sibling(header, 2);
	var h1 = child(main);
	var text_2 = only_child(h1, true);
	var node_1 = sibling(h1, 2);
	var consequent = ($$anchor) => {
		var p = root();
		var text_3 = only_child(p, true);
		template_effect(() => set_text(text_3, get(trouble)));
		append($$anchor, p);
	};
	if_block(node_1, ($$render) => {
		if (get(trouble)) $$render(consequent);
	});
	var node_2 = sibling(node_1, 2);
	var consequent_1 = ($$anchor) => {
		var form = root_1();
		var label = child(form);
		var text_4 = child(label, true);
		var input = sibling(text_4);
		remove_input_defaults(input);
		reset(label);
		var p_1 = sibling(label, 2);
		var text_5 = only_child(p_1, true);
		var button = sibling(p_1, 2);
		var text_6 = only_child(button, true);
		reset(form);
		template_effect(($0, $1, $2) => {
			set_text(text_4, $0);
			set_text(text_5, $1);
			set_text(text_6, $2);
		}, [
			() => op("key"),
			() => op("keyHint"),
			() => op("enter")
		]);
		event("submit", form, enter);
		bind_value(input, () => get(typed), ($$value) => set(typed, $$value));
		append($$anchor, form);
	};
	var alternate = ($$anchor) => {
		var fragment = root_14();
		var section = first_child(fragment);
		var h2 = child(section);
		var text_7 = only_child(h2, true);
		var p_2 = sibling(h2, 2);
		let classes;
		var text_8 = only_child(p_2, true);
		var dl = sibling(p_2, 2);
		each(dl, 21, () => get(seen).figures, (f) => f.name, ($$anchor, f) => {
			var div_1 = root_2();
			var dt = child(div_1);
			var text_9 = only_child(dt, true);
			var dd = sibling(dt, 2);
			var text_10 = only_child(dd, true);
			reset(div_1);
			template_effect(($0, $1) => {
				set_text(text_9, $0);
				set_text(text_10, $1);
			}, [() => figureName(get(f).name), () => figure(get(f))]);
			append($$anchor, div_1);
		});
		reset(dl);
		var div_2 = sibling(dl, 2);
		var button_1 = child(div_2);
		var text_11 = only_child(button_1, true);
		var button_2 = sibling(button_1, 2);
		var text_12 = only_child(button_2, true);
		reset(div_2);
		reset(section);
		var section_1 = sibling(section, 2);
		var h2_1 = child(section_1);
		var text_13 = only_child(h2_1, true);
		var form_1 = sibling(h2_1, 2);
		var label_1 = child(form_1);
		var text_14 = child(label_1, true);
		var input_1 = sibling(text_14);
		remove_input_defaults(input_1);
		reset(label_1);
		var button_3 = sibling(label_1, 2);
		var text_15 = only_child(button_3, true);
		reset(form_1);
		var ul = sibling(form_1, 2);
		each(ul, 21, () => get(seen).tables, (l) => l.id, ($$anchor, l) => {
			var li = root_3();
			var span = child(li);
			var text_16 = only_child(span);
			var button_4 = sibling(span, 2);
			var text_17 = only_child(button_4, true);
			reset(li);
			template_effect(($0, $1, $2, $3, $4) => {
				set_text(text_16, `${$0 ?? ""} · ${$1 ?? ""}`);
				set_attribute(button_4, "aria-label", `${$2 ?? ""}: ${$3 ?? ""}`);
				set_text(text_17, $4);
			}, [
				() => get(l).names.filter(Boolean).join(", "),
				() => op(`status.${get(l).status}`),
				() => op("open"),
				() => get(l).names.filter(Boolean).join(", "),
				() => op("open")
			]);
			delegated("click", button_4, () => open(get(l).id));
			append($$anchor, li);
		}, ($$anchor) => {
			var li_1 = root_4();
			var text_18 = only_child(li_1, true);
			template_effect(($0) => set_text(text_18, $0), [() => op("none")]);
			append($$anchor, li_1);
		});
		reset(ul);
		reset(section_1);
		var node_3 = sibling(section_1, 2);
		var consequent_10 = ($$anchor) => {
			const computed_const = user_derived(() => {
				return get(table);
			});
			var section_2 = root_10();
			var h2_2 = child(section_2);
			var text_19 = only_child(h2_2, true);
			var p_3 = sibling(h2_2, 2);
			var text_20 = only_child(p_3, true);
			var div_3 = sibling(p_3, 2);
			var node_4 = child(div_3);
			var consequent_2 = ($$anchor) => {
				{
					let $0 = user_derived(() => op("hide"));
					let $1 = user_derived(() => op("hideSure"));
					Sure($$anchor, {
						get label() {
							return get($0);
						},
						get sure() {
							return get($1);
						},
						act: () => operate("hide")
					});
				}
			};
			if_block(node_4, ($$render) => {
				if (!get(table).hidden) $$render(consequent_2);
			});
			var node_5 = sibling(node_4, 2);
			var consequent_3 = ($$anchor) => {
				{
					let $0 = user_derived(() => op("close"));
					let $1 = user_derived(() => op("closeSure"));
					Sure($$anchor, {
						get label() {
							return get($0);
						},
						get sure() {
							return get($1);
						},
						act: () => operate("close")
					});
				}
			};
			if_block(node_5, ($$render) => {
				if (!get(computed_const).info.closed) $$render(consequent_3);
			});
			var node_6 = sibling(node_5, 2);
			var consequent_4 = ($$anchor) => {
				{
					let $0 = user_derived(() => op("reopen"));
					let $1 = user_derived(() => op("reopenSure"));
					Sure($$anchor, {
						get label() {
							return get($0);
						},
						get sure() {
							return get($1);
						},
						act: () => operate("reopen")
					});
				}
			};
			if_block(node_6, ($$render) => {
				if (get(computed_const).info.closed || get(table).hidden) $$render(consequent_4);
			});
			reset(div_3);
			var h3 = sibling(div_3, 2);
			var text_21 = only_child(h3, true);
			var ul_1 = sibling(h3, 2);
			each(ul_1, 21, () => get(computed_const).info.seats, index, ($$anchor, s, seat) => {
				var fragment_4 = comment();
				var node_7 = first_child(fragment_4);
				var consequent_8 = ($$anchor) => {
					var li_2 = root_6();
					var span_1 = child(li_2);
					var text_22 = only_child(span_1, true);
					var node_8 = sibling(span_1, 2);
					var consequent_5 = ($$anchor) => {
						const silent = user_derived(() => get(computed_const).info.muted?.includes(seat));
						var fragment_5 = root_5();
						var node_9 = first_child(fragment_5);
						{
							let $0 = user_derived(() => t("govern.remove", { name: who(seat) }));
							let $1 = user_derived(() => t(get(computed_const).info.status === "open" ? "govern.removeWaiting" : "govern.removePlaying", { name: who(seat) }));
							Sure(node_9, {
								get label() {
									return get($0);
								},
								get sure() {
									return get($1);
								},
								act: () => operate("remove", seat)
							});
						}
						var node_10 = sibling(node_9, 2);
						{
							let $0 = user_derived(() => t(get(silent) ? "govern.unmute" : "govern.mute", { name: who(seat) }));
							let $1 = user_derived(() => t(get(silent) ? "govern.unmuteSure" : "govern.muteSure", { name: who(seat) }));
							Sure(node_10, {
								get label() {
									return get($0);
								},
								get sure() {
									return get($1);
								},
								act: () => operate(get(silent) ? "unmute" : "mute", seat)
							});
						}
						append($$anchor, fragment_5);
					};
					if_block(node_8, ($$render) => {
						if (!get(computed_const).info.closed && !get(s).removed && get(computed_const).info.status !== "over") $$render(consequent_5);
					});
					var node_11 = sibling(node_8, 2);
					var consequent_6 = ($$anchor) => {
						{
							let $0 = user_derived(() => op("banName", { what: get(s).name }));
							let $1 = user_derived(() => op("banNameSure", { what: get(s).name }));
							Sure($$anchor, {
								get label() {
									return get($0);
								},
								get sure() {
									return get($1);
								},
								act: () => ban({ name: get(s).name })
							});
						}
					};
					if_block(node_11, ($$render) => {
						if (get(s).name) $$render(consequent_6);
					});
					var node_12 = sibling(node_11, 2);
					var consequent_7 = ($$anchor) => {
						{
							let $0 = user_derived(() => op("erase", { name: who(seat) }));
							let $1 = user_derived(() => op("eraseSure", { name: who(seat) }));
							Sure($$anchor, {
								get label() {
									return get($0);
								},
								get sure() {
									return get($1);
								},
								act: () => erase(seat)
							});
						}
					};
					if_block(node_12, ($$render) => {
						if (!get(s).removed) $$render(consequent_7);
					});
					reset(li_2);
					template_effect(($0) => set_text(text_22, $0), [() => who(seat)]);
					append($$anchor, li_2);
				};
				if_block(node_7, ($$render) => {
					if (get(s).kind === "human" && !get(s).open) $$render(consequent_8);
				});
				append($$anchor, fragment_4);
			});
			reset(ul_1);
			var h3_1 = sibling(ul_1, 2);
			var text_23 = only_child(h3_1, true);
			var ul_2 = sibling(h3_1, 2);
			each(ul_2, 21, () => get(table).lookers, (l) => `${l.seat} ${l.address}`, ($$anchor, l) => {
				var li_3 = root_7();
				var span_2 = child(li_3);
				var text_24 = only_child(span_2);
				var node_13 = sibling(span_2, 2);
				{
					let $0 = user_derived(() => op("banAddress", { what: get(l).address }));
					let $1 = user_derived(() => op("banAddressSure", { what: get(l).address }));
					Sure(node_13, {
						get label() {
							return get($0);
						},
						get sure() {
							return get($1);
						},
						act: () => ban({ network: get(l).address })
					});
				}
				reset(li_3);
				template_effect(($0) => set_text(text_24, `${$0 ?? ""}: ${get(l).address ?? ""}`), [() => who(get(l).seat)]);
				append($$anchor, li_3);
			}, ($$anchor) => {
				var li_4 = root_4();
				var text_25 = only_child(li_4, true);
				template_effect(($0) => set_text(text_25, $0), [() => op("lookingNone")]);
				append($$anchor, li_4);
			});
			reset(ul_2);
			var h3_2 = sibling(ul_2, 2);
			var text_26 = only_child(h3_2, true);
			var ul_3 = sibling(h3_2, 2);
			each(ul_3, 21, () => get(table).talk, (line) => line.n, ($$anchor, line) => {
				var li_5 = root_8();
				var strong = child(li_5);
				var text_27 = only_child(strong);
				var text_28 = sibling(strong);
				reset(li_5);
				template_effect(($0, $1) => {
					set_text(text_27, `${$0 ?? ""}:`);
					set_text(text_28, ` ${$1 ?? ""}`);
				}, [() => get(line).seat < 0 ? get(line).name || who(-1) : who(get(line).seat), () => get(line).erased ? op("erased") : get(line).text || get(line).say]);
				append($$anchor, li_5);
			}, ($$anchor) => {
				var li_6 = root_4();
				var text_29 = only_child(li_6, true);
				template_effect(($0) => set_text(text_29, $0), [() => op("talkNone")]);
				append($$anchor, li_6);
			});
			reset(ul_3);
			var node_14 = sibling(ul_3, 2);
			var consequent_9 = ($$anchor) => {
				var div_4 = root_9();
				var node_15 = child(div_4);
				{
					let $0 = user_derived(() => op("eraseWatching"));
					let $1 = user_derived(() => op("eraseWatchingSure"));
					Sure(node_15, {
						get label() {
							return get($0);
						},
						get sure() {
							return get($1);
						},
						act: () => erase(-1)
					});
				}
				reset(div_4);
				append($$anchor, div_4);
			};
			var d = user_derived(() => get(table).talk.some((line) => line.seat < 0));
			if_block(node_14, ($$render) => {
				if (get(d)) $$render(consequent_9);
			});
			reset(section_2);
			template_effect(($0, $1, $2, $3) => {
				set_text(text_19, $0);
				set_text(text_20, get(facts));
				set_text(text_21, $1);
				set_text(text_23, $2);
				set_text(text_26, $3);
			}, [
				() => op("table", { id: get(computed_const).info.id }),
				() => op("people"),
				() => op("looking"),
				() => op("talk")
			]);
			append($$anchor, section_2);
		};
		if_block(node_3, ($$render) => {
			if (get(table)) $$render(consequent_10);
		});
		var section_3 = sibling(node_3, 2);
		var h2_3 = child(section_3);
		var text_30 = only_child(h2_3, true);
		var node_16 = sibling(h2_3, 2);
		var consequent_12 = ($$anchor) => {
			var ul_4 = root_13();
			each(ul_4, 21, () => get(reports), (r) => r.table, ($$anchor, r) => {
				var fragment_8 = comment();
				var node_17 = first_child(fragment_8);
				each(node_17, 17, () => get(r).reports, (k) => k.number, ($$anchor, k) => {
					var li_7 = root_12();
					var span_3 = child(li_7);
					var text_31 = only_child(span_3);
					var button_5 = sibling(span_3, 2);
					var text_32 = only_child(button_5, true);
					var node_18 = sibling(button_5, 2);
					var consequent_11 = ($$anchor) => {
						var button_6 = root_11();
						var text_33 = only_child(button_6, true);
						template_effect(($0, $1, $2) => {
							set_attribute(button_6, "aria-label", `${$0 ?? ""}: ${$1 ?? ""}`);
							set_text(text_33, $2);
						}, [
							() => op("record"),
							() => op("table", { id: get(r).table }),
							() => op("record")
						]);
						delegated("click", button_6, () => save(get(r).table));
						append($$anchor, button_6);
					};
					if_block(node_18, ($$render) => {
						if (!get(r).sealed) $$render(consequent_11);
					});
					reset(li_7);
					template_effect(($0, $1, $2, $3, $4, $5) => {
						set_text(text_31, `${$0 ?? ""} · ${$1 ?? ""} · ${$2 ?? ""}`);
						set_attribute(button_5, "aria-label", `${$3 ?? ""}: ${$4 ?? ""}`);
						set_text(text_32, $5);
					}, [
						() => at(get(k).at),
						() => get(k).seat < 0 ? op("watching") : t("home.seat", { n: get(k).seat + 1 }),
						() => get(r).sealed ? op("sealed") : get(k).text,
						() => op("open"),
						() => op("table", { id: get(r).table }),
						() => op("open")
					]);
					delegated("click", button_5, () => open(get(r).table));
					append($$anchor, li_7);
				});
				append($$anchor, fragment_8);
			}, ($$anchor) => {
				var li_8 = root_4();
				var text_34 = only_child(li_8, true);
				template_effect(($0) => set_text(text_34, $0), [() => op("reportsNone")]);
				append($$anchor, li_8);
			});
			reset(ul_4);
			append($$anchor, ul_4);
		};
		if_block(node_16, ($$render) => {
			if (get(reports)) $$render(consequent_12);
		});
		var node_19 = sibling(node_16, 2);
		var consequent_13 = ($$anchor) => {
			var button_7 = root_11();
			var text_35 = only_child(button_7, true);
			template_effect(($0) => set_text(text_35, $0), [() => op(get(reports) ? "reportsMore" : "reportsRead")]);
			delegated("click", button_7, look);
			append($$anchor, button_7);
		};
		if_block(node_19, ($$render) => {
			if (!get(reports) || get(next)) $$render(consequent_13);
		});
		reset(section_3);
		var section_4 = sibling(section_3, 2);
		var h2_4 = child(section_4);
		var text_36 = only_child(h2_4, true);
		var ul_5 = sibling(h2_4, 2);
		each(ul_5, 21, () => get(seen).bans, (b) => b.network || b.name, ($$anchor, b) => {
			const what = user_derived(() => get(b).network || get(b).name);
			var li_9 = root_7();
			var span_4 = child(li_9);
			var text_37 = only_child(span_4);
			var node_20 = sibling(span_4, 2);
			{
				let $0 = user_derived(() => op("lift", { what: get(what) }));
				let $1 = user_derived(() => op("liftSure", { what: get(what) }));
				Sure(node_20, {
					get label() {
						return get($0);
					},
					get sure() {
						return get($1);
					},
					act: () => ban(get(b).network ? {
						network: get(b).network,
						lift: true
					} : {
						name: get(what),
						lift: true
					})
				});
			}
			reset(li_9);
			template_effect(($0) => set_text(text_37, `${get(what) ?? ""} · ${$0 ?? ""}`), [() => at(get(b).since)]);
			append($$anchor, li_9);
		}, ($$anchor) => {
			var li_10 = root_4();
			var text_38 = only_child(li_10, true);
			template_effect(($0) => set_text(text_38, $0), [() => op("bansNone")]);
			append($$anchor, li_10);
		});
		reset(ul_5);
		var form_2 = sibling(ul_5, 2);
		var label_2 = child(form_2);
		var text_39 = child(label_2, true);
		var input_2 = sibling(text_39);
		remove_input_defaults(input_2);
		reset(label_2);
		var button_8 = sibling(label_2, 2);
		var text_40 = only_child(button_8, true);
		reset(form_2);
		var form_3 = sibling(form_2, 2);
		var label_3 = child(form_3);
		var text_41 = child(label_3, true);
		var input_3 = sibling(text_41);
		remove_input_defaults(input_3);
		reset(label_3);
		var button_9 = sibling(label_3, 2);
		var text_42 = only_child(button_9, true);
		reset(form_3);
		reset(section_4);
		template_effect(($0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) => {
			set_text(text_7, $0);
			classes = set_class(p_2, 1, "", null, classes, { trouble: !get(seen).ready });
			set_text(text_8, $1);
			set_text(text_11, $2);
			set_text(text_12, $3);
			set_text(text_13, $4);
			set_text(text_14, $5);
			set_text(text_15, $6);
			set_text(text_30, $7);
			set_text(text_36, $8);
			set_text(text_39, $9);
			set_attribute(button_8, "aria-label", `${$10 ?? ""}: ${$11 ?? ""}`);
			set_text(text_40, $12);
			set_text(text_41, $13);
			set_attribute(button_9, "aria-label", `${$14 ?? ""}: ${$15 ?? ""}`);
			set_text(text_42, $16);
		}, [
			() => op("state"),
			() => op(get(seen).ready ? "ready" : "notReady"),
			() => op("again"),
			() => op("leave"),
			() => op("tables"),
			() => op("find"),
			() => op("open"),
			() => op("reports"),
			() => op("bans"),
			() => op("network"),
			() => op("ban"),
			() => op("network"),
			() => op("ban"),
			() => op("name"),
			() => op("ban"),
			() => op("name"),
			() => op("ban")
		]);
		delegated("click", button_1, () => act(() => Promise.resolve()));
		delegated("click", button_2, leave);
		event("submit", form_1, (e) => {
			e.preventDefault();
			open(idIn(get(wanted)));
		});
		bind_value(input_1, () => get(wanted), ($$value) => set(wanted, $$value));
		event("submit", form_2, (e) => {
			e.preventDefault();
			ban({ network: get(network).trim() }).then(() => set(network, get(trouble) ? get(network) : "", true));
		});
		bind_value(input_2, () => get(network), ($$value) => set(network, $$value));
		event("submit", form_3, (e) => {
			e.preventDefault();
			ban({ name: get(name).trim() }).then(() => set(name, get(trouble) ? get(name) : "", true));
		});
		bind_value(input_3, () => get(name), ($$value) => set(name, $$value));
		append($$anchor, fragment);
	};
	if_block(node_2, ($$render) => {
		if (!get(seen)) $$render(consequent_1);
		else $$render(alternate, -1);
	});
	reset(main);
	reset(div);
	template_effect(($0, $1) => {
		set_text(text_1, $0);
		set_text(text_2, $1);
	}, [() => t("app.home"), () => op("title")]);
	append($$anchor, div);
	pop();
}
delegate(["click"]);
export { Operator as default };
