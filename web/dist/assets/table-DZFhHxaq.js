const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/game-CxOi9VX2.js","assets/rolldown-runtime-D8jQpDG7.js","assets/client-FhJZpOI1.js","assets/client-DFdy8vR2.css","assets/game-DKowVxSy.css","assets/Waiting-CJVXJR44.js","assets/Waiting-DVLddteB.css","assets/state-BZh7Gf1i.js","assets/state-CzeydwW6.css","assets/board-CCP417Nj.js","assets/board-BSwxhY7v.css","assets/rest-THBnRJxw.js","assets/rest-B1gKHu2T.css","assets/Check-CJQP68bU.js","assets/Statements-BU8f_YCD.js","assets/Statements-Ca4Uyiwv.css","assets/Check-BxsVhJXB.css","assets/more-Ddy3BrCa.js","assets/Seed-vUBUnQBC.js","assets/Seed-BkfuvQ0q.css","assets/more-CTGWf762.css"])))=>i.map(i=>d[i]);
import { t as __exportAll } from "./rolldown-runtime-D8jQpDG7.js";
import { $t as set_class, An as only_child, At as language, Cn as untrack, Ct as keyFor, D as answer, Ft as __vitePreload, H as nothing$1, Hn as noop, In as user_derived, Kt as set_attribute, L as getWording, Lt as onMount, Mn as proxy, Mt as t, N as getFrame, Nn as set, On as child, Pn as state, Pt as worded, Q as streamOf, Rn as pop, Rt as prop, Sn as tick, Tn as user_effect, Vn as reset, X as seenTo, Y as see, _ as explain, dn as set_text, fn as append, g as hangar, hn as from_svg, it as Problem, jn as sibling, kn as first_child, mn as from_html, nn as component, ot as offline, pn as comment, rn as snippet, rt as withKey, sn as if_block, st as provideSession, vt as Later, w as pace, wn as template_effect, x as own, xn as get, yt as idle, zn as push } from "./client-FhJZpOI1.js";
// src/cards/book.svelte.ts
var skillOf = {
	"consolidate-power": "politics",
	"investigative-committee": "politics",
	"executive-order": "leadership",
	"declare-emergency": "leadership",
	"launch-scout": "tactics",
	"strategic-planning": "tactics",
	"evasive-maneuvers": "piloting",
	"maximum-firepower": "piloting",
	repair: "engineering",
	"scientific-research": "engineering"
};
function spelled(id) {
	const words = (id.split("/")[1] ?? id).replace(/-/g, " ");
	return words.charAt(0).toUpperCase() + words.slice(1);
}
var Book = class {
	#known = state({});
	get known() {
		return get(this.#known);
	}
	set known(value) {
		set(this.#known, value);
	}
	asked = /* @__PURE__ */ new Set();
	game = "";
	load(options, players) {
		const game = `${options} ${players}`;
		if (game !== this.game) {
			this.game = game;
			this.known = {};
			this.asked = /* @__PURE__ */ new Set();
		}
		const lang = language.now;
		if (this.asked.has(lang)) return;
		const { asked } = this;
		asked.add(lang);
		getWording(lang, options, players).then((wording) => {
			if (game === this.game) this.known = {
				...this.known,
				[lang]: wording
			};
		}, () => asked.delete(lang));
	}
	/** A component; the strengths of a Skill card share one entry if need be. */
	get(id) {
		const all = this.known[language.now]?.components;
		return all?.[id] ?? all?.[id.replace(/-\d+$/, "")];
	}
	name(id) {
		return this.get(id)?.name ?? spelled(id.replace(/^(skill\/.*)-\d+$/, "$1"));
	}
	text(id) {
		return this.get(id)?.text ?? "";
	}
	/** What a location does, in a few words. */
	gist(id) {
		return this.get(id)?.gist ?? "";
	}
	/** What the results of the skill check do to which a component may lead, itself or by one of its boxes. */
	results(id) {
		return this.get(id)?.results;
	}
	/** The ability that a character has for once a game. */
	once(character) {
		const all = Object.entries(this.known[language.now]?.components ?? {});
		const lines = this.text(character).split("\n");
		return all.find(([id, k]) => id.startsWith("ability/") && k.type === "once-per-game" && lines.some((line) => line.startsWith(`${k.name} (`)))?.[0];
	}
	/** Whether a Loyalty card makes its holder a Cylon. */
	makesCylon(id) {
		return ["cylon", "sympathetic-cylon"].includes(this.get(id)?.type ?? "") && id.startsWith("loyalty/");
	}
	/** Whether a character of an expansion has the family name of one of the base game. */
	namesake(character) {
		const family = this.name(character).split(" ").at(-1);
		const all = Object.entries(this.known[language.now]?.components ?? {});
		return this.get(character)?.set !== "base" && all.some(([id, k]) => id.startsWith("character/") && k.set === "base" && k.name.endsWith(` ${family}`));
	}
	/** The objective of the game. */
	get objective() {
		const all = this.known[language.now]?.components ?? {};
		return Object.keys(all).find((id) => id.startsWith("objective/"));
	}
	/** When a window opens. */
	window(id) {
		return this.known[language.now]?.windows[id] ?? spelled(id);
	}
	/** The windows in which cards of a hand can be played. */
	get secretWindows() {
		const timings = Object.entries(this.known[language.now]?.components ?? {}).flatMap(([id, c]) => id.startsWith("skill/") ? c.timing ?? [] : []);
		return [...new Set(timings)].filter((window) => window !== "action");
	}
	/** The type and strength of a Skill card's face (skill/repair-1). */
	face(id) {
		const [, card = "", strength = "0"] = /^skill\/(.+)-(\d+)$/.exec(id) ?? [];
		return {
			skill: this.get(id)?.skill ?? skillOf[card] ?? "treachery",
			strength: Number(strength)
		};
	}
};
var book = new Book();
// src/table/people.svelte.ts
var isAbsent = ({ kind, open, present }) => kind === "human" && !open && !present;
var glyphs = [
	"M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z",
	"M0-5.5L5.5 5H-5.5z",
	"M-4.6-4.6H4.6V4.6H-4.6z",
	"M0-6L6 0L0 6L-6 0z",
	"M-3-5.2H3L6 0L3 5.2H-3L-6 0z",
	"M0-6L1.8-1.9L6-1.5L2.8 1.3L3.7 5.6L0 3.3L-3.7 5.6L-2.8 1.3L-6-1.5L-1.8-1.9z",
	"M-1.8-5.5H1.8V-1.8H5.5V1.8H1.8V5.5H-1.8V1.8H-5.5V-1.8H-1.8z"
];
function seatName(frame, seat) {
	return frame.table.seats[seat]?.called || t("home.seat", { n: seat + 1 });
}
/** What a character is called on a name plate: a call sign or a surname. */
function shortName(character) {
	const name = book.name(character);
	const words = name.split(" ");
	return /["“«](.+?)["”»]/.exec(name)?.[1] ?? (book.namesake(character) ? words[0] : words.at(-1)) ?? name;
}
/** Names in a row: A, B and C. */
function together(names) {
	if (names.length < 2) return names.join("");
	return names.slice(0, -1).join(", ") + t("ask.and") + names.at(-1);
}
/** Names with commas, each once: what comes several times, with its number. */
function tally(names) {
	const many = (name) => names.filter((n) => n === name).length;
	return names.filter((name, i) => names.indexOf(name) === i).map((name) => many(name) > 1 ? `${name} ×${many(name)}` : name).join(", ");
}
/** What a title is called where it is plain which game it is of: without the set in brackets. */
var titleName = (title) => book.name(`title/${title}`).replace(/ \(.*\)$/, "");
/** Whose insignia a title has: those of another ending are the same. */
var insignia = (title) => title.replace(/-.*$/, "");
/** The titles that a seat holds. */
var titlesOf = (frame, seat) => Object.entries(frame.view.titles).filter(([, holder]) => holder === seat).map(([title]) => title);
// node_modules/@lucide/svelte/dist/icons/wifi-off.svelte
var root$2 = from_svg(`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M12 20h.01"></path><path d="M8.5 16.429a5 5 0 0 1 7 0"></path><path d="M5 12.859a10 10 0 0 1 5.17-2.69"></path><path d="M19 12.859a10 10 0 0 0-2.007-1.523"></path><path d="M2 8.82a15 15 0 0 1 4.177-2.643"></path><path d="M22 8.82a15 15 0 0 0-11.288-3.764"></path><path d="m2 2 20 20"></path></svg>`);
function Wifi_off($$anchor, $$props) {
	var svg = root$2();
	template_effect(() => {
		set_attribute(svg, "width", `${$$props.size}`);
		set_attribute(svg, "height", `${$$props.size}`);
		set_attribute(svg, "aria-hidden", $$props["aria-hidden"]);
		set_attribute(svg, "aria-label", $$props["aria-label"]);
	});
	append($$anchor, svg);
}
// src/table/Glyph.svelte
var root$1 = from_svg(`<svg viewBox="-7 -7 14 14" aria-hidden="true"><path></path></svg>`);
function Glyph($$anchor, $$props) {
	push($$props, true);
	const size = prop($$props, "size", 3, 20);
	var svg = root$1();
	var path = only_child(svg);
	template_effect(() => {
		set_attribute(svg, "width", size());
		set_attribute(svg, "height", size());
		set_attribute(path, "d", glyphs[$$props.seat]);
		set_class(path, 0, `seat-${$$props.seat ?? ""}`);
	});
	append($$anchor, svg);
	pop();
}
// src/table/stream.ts
/** After how long a line is opened again, in milliseconds: not all at once when a server stops. */
var retryAfter = 1500;
var spread = 2e3;
/** How long a line may be silent; the server says something every 20 seconds. */
var silence = 7e4;
/** Listens to a table in a language until the function returned is called. */
function listen(id, key, lang, to) {
	let ended = false;
	let line;
	let timer;
	let watchdog;
	let last = "";
	const heard = () => {
		clearTimeout(watchdog);
		watchdog = setTimeout(() => line?.abort(), silence);
	};
	const open = async () => {
		line = new AbortController();
		let refused = false;
		try {
			const response = await fetch(streamOf(id, to.known(), lang), {
				headers: {
					Accept: "text/event-stream",
					...withKey(key),
					...last ? { "Last-Event-ID": last } : {}
				},
				cache: "no-store",
				signal: line.signal
			});
			refused = !response.ok;
			if (response.ok && response.body && !ended) {
				to.up(true);
				heard();
				for await (const events of eventsOf(response.body)) {
					if (ended) break;
					heard();
					for (const event of events) {
						if (event.id) last = event.id;
						if (event.name !== "frame") continue;
						to.up(true);
						to.frame(JSON.parse(event.data));
					}
				}
			}
		} catch {}
		clearTimeout(watchdog);
		line.abort();
		if (ended) return;
		to.up(false);
		timer = setTimeout(() => void open(), retryAfter + Math.random() * spread);
		if (refused) to.refused?.();
	};
	open();
	return () => {
		ended = true;
		clearTimeout(timer);
		clearTimeout(watchdog);
		line?.abort();
	};
}
/** The events of a stream, those that come in one piece together; one without a name says only that the line is up. */
async function* eventsOf(body) {
	const reader = body.getReader();
	const decoder = new TextDecoder();
	let text = "";
	try {
		for (;;) {
			const { done, value } = await reader.read();
			if (done) return;
			text += decoder.decode(value, { stream: true });
			const events = [];
			for (let end; (end = text.indexOf("\n\n")) >= 0; text = text.slice(end + 2)) {
				const event = {
					id: "",
					name: "",
					data: ""
				};
				for (const line of text.slice(0, end).split("\n")) {
					const colon = line.indexOf(": ");
					const [field, value] = [line.slice(0, colon), line.slice(colon + 2)];
					if (field === "id") event.id = value;
					else if (field === "event") event.name = value;
					else if (field === "data") event.data = value;
				}
				events.push(event);
			}
			if (events.length > 0) yield events;
		}
	} finally {
		reader.cancel().catch(() => void 0);
	}
}
// src/art/faces.ts
var faces = new Later(() => __vitePreload(() => import("./faces-BIVaVoem.js"), []));
// src/table/later.ts
var game = new Later(() => __vitePreload(() => import("./game-CxOi9VX2.js").then((n) => n.n), __vite__mapDeps([0,1,2,3,4])));
var waiting = new Later(() => __vitePreload(() => import("./Waiting-CJVXJR44.js"), __vite__mapDeps([5,2,3,6])));
var fleet = new Later(() => unhurried(__vitePreload(() => import("./state-BZh7Gf1i.js").then((n) => n.t), __vite__mapDeps([7,1,2,3,8]))));
var board = new Later(() => unhurried(__vitePreload(() => import("./board-CCP417Nj.js").then((n) => n.n), __vite__mapDeps([9,1,2,3,7,8,0,4,10]))));
var rest = new Later(() => unhurried(__vitePreload(() => import("./rest-THBnRJxw.js").then((n) => n.t), __vite__mapDeps([11,1,2,3,0,4,7,8,9,10,12]))));
var check = new Later(() => __vitePreload(() => import("./Check-CJQP68bU.js"), __vite__mapDeps([13,2,3,14,15,11,1,0,4,7,8,9,10,12,16])));
var more = new Later(() => worded(unhurried(__vitePreload(() => import("./more-Ddy3BrCa.js"), __vite__mapDeps([17,2,3,7,1,8,11,0,4,9,10,12,14,15,18,19,20])))));
/** Asked for at once, but shown when there is time. */
async function unhurried(coming) {
	const part = await coming;
	await idle();
	return part;
}
/** Lets something come when there is time, and again if the line is down. */
function eventually(coming) {
	idle().then(coming).catch(() => setTimeout(() => eventually(coming), 3e3));
}
/** Lets the steps come one after the other, once what is asked is on the screen. */
function comeAll() {
	eventually(async () => {
		await Promise.all([fleet.come(), board.come()]);
		await rest.come();
		await Promise.all([
			more.come(),
			check.come(),
			faces.come(),
			hangar.open()
		]);
	});
}
// src/beats/plan.ts
/** What is staged over the board as it was before, which changes when it has been seen. */
var staged = /* @__PURE__ */ new Set([
	"crisis",
	"check",
	"verdict",
	"die",
	"attack",
	"destroyed",
	"damage",
	"jump",
	"reveal",
	"execution",
	"over"
]);
/** Where the game went another way, there is nothing to play. */
var turnsBack = (lines) => lines.some((l) => l.kind === "undone" || l.kind === "renewed");
/** How long a line plays at normal speed for a seat: what it has done itself is not waited for. */
var lasts = ({ beat, by }, seat) => by === seat && !staged.has(beat.kind) ? 0 : beat.ms;
/** The steps of a frame after a line: what is staged, the board, what moves on it, and the question. */
function plan(frame, after, seat) {
	const lines = frame.log.filter((l) => l.n > after).map((line) => ({
		line,
		ms: lasts(line, seat)
	}));
	const last = lines.findLastIndex(({ line }) => staged.has(line.beat.kind));
	return [
		...lines.slice(0, last + 1),
		{ board: frame },
		...lines.slice(last + 1),
		{ asks: frame }
	];
}
var length = (step) => "line" in step ? step.ms : 0;
/** The end of some steps, as much as lasts no longer than `most`; the rest is shown at once. */
function end(steps) {
	let sum = 0;
	let from = steps.length;
	while (from > 0 && sum + length(steps[from - 1]) <= 6e4) sum += length(steps[--from]);
	return {
		past: steps.slice(0, from),
		left: steps.slice(from)
	};
}
// src/beats/beats.svelte.ts
var Beats = class {
	#now = state();
	get now() {
		return get(this.#now);
	}
	set now(value) {
		set(this.#now, value);
	}
	#paused = state(false);
	get paused() {
		return get(this.#paused);
	}
	set paused(value) {
		set(this.#paused, value, true);
	}
	#queue = state([]);
	get queue() {
		return get(this.#queue);
	}
	set queue(value) {
		set(this.#queue, value);
	}
	rest = 0;
	timer;
	shows;
	constructor(shows) {
		this.shows = shows;
	}
	/** How many beats follow the one that is played. */
	get left() {
		return this.queue.filter((s) => "line" in s && s.ms > 0).length;
	}
	get speed() {
		return pace.now;
	}
	set speed(speed) {
		pace.set(speed);
		if (pace.factor === 0) this.skip();
	}
	/** Plays steps after those that are still to come. */
	add(steps) {
		const { past, left } = end([...this.queue, ...steps]);
		this.showAll(past);
		this.queue = left;
		if (pace.factor === 0) this.skip();
		else if (!this.now) this.next();
	}
	/** Plays lines once more, over the board of now. */
	again(...lines) {
		this.skip();
		this.paused = false;
		this.add(lines.map((line) => ({
			line,
			ms: line.beat.ms
		})));
	}
	/** Stops the beat that is played where it is, or goes on with it. */
	pause(on) {
		if (on === this.paused) return;
		this.paused = on;
		if (!this.now) return;
		if (on) {
			clearTimeout(this.timer);
			this.rest = Math.max(0, this.now.ms - (performance.now() - this.now.began));
		} else {
			this.now = {
				...this.now,
				began: performance.now() - (this.now.ms - this.rest)
			};
			this.timer = setTimeout(() => this.next(), this.rest);
		}
	}
	/** Shows the line of the cards of a check, which lists them, once they have been played. */
	told() {
		if (this.now?.kind === "check") this.shows.line(this.now.line);
	}
	/** Goes to now: shows at once all that is still to come. */
	skip() {
		clearTimeout(this.timer);
		this.told();
		const { queue } = this;
		this.queue = [];
		this.now = void 0;
		this.paused = false;
		this.showAll(queue);
	}
	/** Forgets what is still to come, of which something later is shown. */
	drop() {
		clearTimeout(this.timer);
		this.queue = [];
		this.now = void 0;
		this.paused = false;
	}
	showAll(steps) {
		const line = steps.findLast((s) => "line" in s);
		const board = steps.findLast((s) => "board" in s);
		const asks = steps.findLast((s) => "asks" in s);
		if (line) this.shows.line(line.line);
		if (board) this.shows.board(board.board);
		if (asks) this.shows.asks(asks.asks);
	}
	next() {
		this.told();
		this.now = void 0;
		while (this.queue.length > 0) {
			const [step, ...rest] = this.queue;
			this.queue = rest;
			if ("board" in step) this.shows.board(step.board);
			if ("asks" in step) this.shows.asks(step.asks);
			if (!("line" in step)) continue;
			const ms = step.ms * pace.factor;
			if (ms === 0 || step.line.beat.kind !== "check") this.shows.line(step.line);
			if (ms === 0) continue;
			this.now = {
				line: step.line,
				kind: step.line.beat.kind,
				ms,
				began: performance.now()
			};
			this.rest = ms;
			if (!this.paused) this.timer = setTimeout(() => this.next(), ms);
			return;
		}
	}
};
// src/beats/seen.ts
var pause = 4e3;
var Seen = class {
	id;
	key;
	kept = -1;
	last = -1;
	timer;
	constructor(id, key) {
		this.id = id;
		this.key = key;
	}
	/** The last line that was seen before, -1 if that is not known. */
	async before() {
		if (!this.key) return -1;
		try {
			this.kept = await seenTo(this.id, this.key);
		} catch {}
		return this.kept;
	}
	/** A line is on the screen. */
	saw(line) {
		if (line <= this.last) return;
		this.last = line;
		this.timer ??= setTimeout(() => this.keep(), pause);
	}
	/** Has the server keep it, also while the page goes away. */
	keep() {
		clearTimeout(this.timer);
		this.timer = void 0;
		if (!this.key || this.last <= this.kept) return;
		this.kept = this.last;
		see(this.id, this.key, this.last).catch(() => this.kept = -1);
	}
};
// src/beats/waited.ts
var few = 5;
var enough = 8;
/** The heaviest of some lines, in their order; of lines that weigh the same the last ones matter more. */
function heaviest(lines, most) {
	return [...lines].sort((a, b) => (b.weight ?? 0) - (a.weight ?? 0) || b.n - a.n).slice(0, most).sort((a, b) => a.n - b.n);
}
/** What has happened after a line, as it matters to a seat; nothing, if that is little. */
function waited(log, since, seat) {
	const news = log.filter((l) => l.n > since);
	if (since < 0 || news.length < enough) return void 0;
	const yours = heaviest(news.filter((l) => l.at === seat && l.by !== seat && l.beat.ms > 0), 3);
	const round = heaviest(news.filter((l) => (l.weight ?? 0) > 1 && !yours.includes(l)), few - yours.length);
	if (yours.length + round.length === 0) return void 0;
	return {
		since,
		yours,
		round,
		news,
		turns: news.filter((l) => l.kind === "turn").length
	};
}
// src/table/ceremony.ts
/**
* What to remember of checks when a frame has come. A check of which no frame
* has shown anything is read from its lines, if they came after line `known`.
*/
function remember(before, frame, log, known = Infinity) {
	const check = frame.view?.check;
	if (!check) {
		const began = log.findLast((l) => l.kind === "check");
		return began && began.n > known && began.n !== before?.since ? read(began, log, frame) : before;
	}
	return {
		check,
		since: before && before.check.source === check.source && !finished(before, log) ? before.since : lastBeginning(log)
	};
}
/** The number of the line with which the check under way began. */
function lastBeginning(log) {
	return log.findLast((l) => l.kind === "check")?.n ?? log.at(-1)?.n ?? 0;
}
/** A check as its lines tell it. */
function read(began, log, frame) {
	const own = log.filter((l) => l.n > began.n);
	const added = (frame.view?.seats ?? []).map((_, seat) => own.reduce((sum, l) => sum + (l.kind === "added" && l.by === seat ? l.added : 0), 0));
	const destiny = own.find((l) => l.kind === "destiny-added")?.added ?? 0;
	return {
		check: {
			source: began.cause ?? "",
			difficulty: (own.findLast((l) => l.kind === "difficulty") ?? began).check.difficulty,
			...began.check.partial ? { partial: began.check.partial } : {},
			positive: Object.keys(began.types ?? {}),
			actor: began.by ?? -1,
			chosen: began.at ?? -1,
			adding: -1,
			added,
			pile: added.reduce((sum, n) => sum + n, destiny),
			cards: [],
			reckless: false,
			faceUp: false,
			onesHelp: false,
			zeroed: []
		},
		since: began.n
	};
}
/** The remembered check with its cards and total, if it has been revealed since. */
function finished(seen, log) {
	if (!seen) return void 0;
	const lines = log.filter((l) => l.n > seen.since);
	const next = lines.findIndex((l) => l.kind === "check");
	const own = next < 0 ? lines : lines.slice(0, next);
	const cards = pile(own) ?? seen.check.cards;
	if (cards.length === 0) return void 0;
	const total = own.findLast((l) => l.kind === "total")?.total ?? seen.check.total;
	return {
		...seen.check,
		cards,
		adding: -1,
		...total === void 0 ? {} : { total }
	};
}
/** The cards of a check as its lines leave them: turned up, and then added to or discarded. */
function pile(own) {
	const up = own.findLastIndex((l) => l.kind === "revealed");
	if (up < 0) return void 0;
	const cards = [...own[up].comps ?? []];
	for (const { kind, comps = [] } of own.slice(up + 1)) {
		if (kind === "destiny-added" || kind === "added") cards.push(...comps);
		if (kind === "discarded-added") for (const id of comps) cards.splice(cards.indexOf(id), 1);
	}
	return cards;
}
// src/table/log.ts
/** The lines known and those of a frame, each once. */
function merge(known, lines) {
	const last = known.at(-1)?.n ?? -1;
	if (lines.every((l) => l.n > last)) return lines.length ? [...known, ...lines] : known;
	const all = new Map(known.map((l) => [l.n, l]));
	for (const l of lines) all.set(l.n, l);
	return [...all.values()].sort((a, b) => a.n - b.n);
}
/** Lines as a log has them now, which may have come in another language. */
function reread(lines, log) {
	const now = new Map(log.map((l) => [l.n, l]));
	return lines.map((l) => now.get(l.n) ?? l);
}
/** The lines under the headings of their turns. */
function byTurn(lines) {
	const turns = [];
	for (const line of lines) {
		const last = turns.at(-1);
		if (last?.turn === line.turn) last.lines.push(line);
		else turns.push({
			turn: line.turn,
			lines: [line]
		});
	}
	return turns;
}
// src/table/notices.svelte.ts
var stored$1 = "ragtag:notices";
function first() {
	try {
		const kept = JSON.parse(localStorage.getItem(stored$1) ?? "{}");
		return {
			sound: kept.sound === true,
			system: kept.system === true
		};
	} catch {
		return {
			sound: false,
			system: false
		};
	}
}
var Notices = class {
	#wishes = state(proxy(first()));
	get wishes() {
		return get(this.#wishes);
	}
	set wishes(value) {
		set(this.#wishes, value, true);
	}
	#refused = state(false);
	get refused() {
		return get(this.#refused);
	}
	set refused(value) {
		set(this.#refused, value, true);
	}
	get sound() {
		return this.wishes.sound;
	}
	get system() {
		return this.wishes.system && "Notification" in globalThis && Notification.permission === "granted";
	}
	get possible() {
		return "Notification" in globalThis;
	}
	keep() {
		localStorage.setItem(stored$1, JSON.stringify(this.wishes));
	}
	setSound(on) {
		this.wishes.sound = on;
		this.keep();
		if (on) chime();
	}
	async setSystem(on) {
		this.refused = on && await Notification.requestPermission() !== "granted";
		this.wishes.system = on && !this.refused;
		this.keep();
	}
	/** It is this person's turn. */
	turn() {
		if (document.visibilityState === "visible" && document.hasFocus()) return;
		if (this.sound) chime();
		if (this.system) new Notification(t("app.name"), {
			body: t("notice.turn"),
			tag: "ragtag-turn"
		});
	}
};
/** Two soft notes, made on the spot. */
function chime() {
	try {
		const audio = new AudioContext();
		[660, 880].forEach((pitch, i) => {
			const tone = audio.createOscillator();
			const loud = audio.createGain();
			const at = audio.currentTime + i * .18;
			tone.frequency.value = pitch;
			loud.gain.setValueAtTime(0, at);
			loud.gain.linearRampToValueAtTime(.12, at + .02);
			loud.gain.exponentialRampToValueAtTime(.001, at + .4);
			tone.connect(loud).connect(audio.destination);
			tone.start(at);
			tone.stop(at + .42);
		});
		setTimeout(() => void audio.close(), 1e3);
	} catch {}
}
var notices = new Notices();
// src/talk/talk.ts
/** The lines known and those of a frame, each once, in order. */
function mergeTalk(known, lines) {
	const last = known.at(-1)?.n ?? 0;
	const fresh = lines.filter((l) => l.n > last);
	return fresh.length ? [...known, ...fresh] : known;
}
/** How many lines of others came after the last that was read. */
var unread = (talk, read, seat) => talk.filter((l) => l.n > read && (seat < 0 || l.seat !== seat)).length;
/** What a seat has last said of the check that is open, if anything. */
function saidOf(talk, log, seat) {
	const since = log.findLast((l) => l.kind === "check")?.n ?? 0;
	return talk.findLast((l) => l.seat === seat && l.say && l.after >= since)?.say;
}
/** The lines of the log that show what a remark speaks of: of a check all from its beginning. */
function groundOf(log, n) {
	const at = log.findIndex((l) => l.n === n);
	if (at < 0) return [];
	const from = log[at].kind === "revealed" ? log.findLastIndex((l, i) => i < at && l.kind === "check") : at;
	return log.slice(Math.max(from, 0), at + 1).filter((l) => l.kind !== "phase");
}
var stored = (id) => `ragtag:talk:${id}`;
/** The last line of a table's talk that was read in this browser. */
var readTo = (id) => Number(localStorage.getItem(stored(id))) || 0;
var keepRead = (id, n) => localStorage.setItem(stored(id), String(n));
// src/table/spots.ts
/** Kinds of options whose id is already that of the thing itself. */
var asTheyAre = /* @__PURE__ */ new Set([
	"location",
	"area",
	"skill",
	"seat",
	"civilian",
	"quorum",
	"loyalty",
	"super-crisis",
	"crisis",
	"destination",
	"boarding",
	"resource",
	"galactica-damage",
	"deck",
	"board",
	"agenda",
	"motive"
]);
/** Kinds that only the list in the tray shows. */
var listOnly = /* @__PURE__ */ new Set([
	"pass",
	"yes",
	"no",
	"box",
	"number",
	"icon",
	"top",
	"bottom",
	"skill-type",
	"ability",
	"character",
	"draws",
	"return",
	"destroyed"
]);
/**
* The spot of an option of a question of some kind, or null where only the tray has it. A second use of a
* component (title/president/1) lies where its first does.
*/
function spotOf(option, kind) {
	const [what, id, detail] = option.split("/");
	if (what === void 0 || listOnly.has(what)) return null;
	if (kind === "reinforce") return `fleet/${detail}`;
	switch (what) {
		case "move": return `area/${id}`;
		case "title": return `title/${id}`;
		case "ship": return `ship/${id}/${detail}`;
		case "prepare": return "stack/locked";
		case "evacuate": return "stack/prepared";
		case "reserves":
		case "damaged":
		case "viper": return what;
	}
	return asTheyAre.has(what) ? `${what}/${id}` : null;
}
/** Options by spot, in the order of the request. */
function bySpot(options, kind) {
	const map = /* @__PURE__ */ new Map();
	for (const { id } of options) {
		const spot = spotOf(id, kind);
		if (spot === null) continue;
		map.set(spot, [...map.get(spot) ?? [], id]);
	}
	return map;
}
// src/table/selection.ts
var nothing = {};
var limit = (ask, id) => ask.options.find((o) => o.id === id)?.max ?? 0;
/** How many are taken in all. */
var total = (picked) => Object.values(picked).reduce((sum, n) => sum + n, 0);
/** Whether a request takes exactly one thing, or at most one. */
var isSingle = (ask) => ask.max === 1;
/** Whether the option could be taken once more. */
function canAdd(ask, picked, id) {
	return (picked[id] ?? 0) < limit(ask, id) && total(picked) < ask.max;
}
/** The selection with the option taken n times, as far as it may be. */
function put(picked, id, n) {
	const { [id]: _, ...rest } = picked;
	return n > 0 ? {
		...rest,
		[id]: n
	} : rest;
}
function add(ask, picked, id) {
	if (isSingle(ask) && limit(ask, id) > 0) return { [id]: 1 };
	return canAdd(ask, picked, id) ? put(picked, id, (picked[id] ?? 0) + 1) : picked;
}
var remove = (picked, id) => put(picked, id, (picked[id] ?? 0) - 1);
/**
* What pressing an option does: it is taken, and taken again where it may be
* repeated; pressed when no more of it fits, it is given back altogether.
*/
function press(ask, picked, id) {
	if (isSingle(ask) && picked[id]) return nothing;
	const next = add(ask, picked, id);
	return next === picked ? put(picked, id, 0) : next;
}
/** Whether the selection is an answer as it stands. */
function isLegal(ask, picked) {
	const n = total(picked);
	const few = n > 0 && n < (ask.least ?? 0);
	return n >= ask.min && n <= ask.max && !few && Object.entries(picked).every(([id, k]) => k <= limit(ask, id));
}
/** The selection as the server wants it, in the order of the options. */
function takes(ask, picked) {
	return ask.options.filter((o) => picked[o.id]).map((o) => ({
		option: o.id,
		count: picked[o.id]
	}));
}
/**
* What is left of a selection when a frame comes in. The same question keeps
* everything; another one starts afresh.
*/
function carry(before, picked, after) {
	if (!before || !after || before.ask !== after.ask) return nothing;
	return Object.keys(picked).every((id) => limit(after, id) >= picked[id]) ? picked : nothing;
}
// src/table/session.svelte.ts
var none = -1;
var glance = 2500;
var Session = class {
	id;
	key;
	#received = state();
	get received() {
		return get(this.#received);
	}
	set received(value) {
		set(this.#received, value);
	}
	#log = state([]);
	get log() {
		return get(this.#log);
	}
	set log(value) {
		set(this.#log, value);
	}
	beats = new Beats({
		line: (line) => this.showLog(line.n),
		board: (frame) => this.showBoard(frame),
		asks: (frame) => this.showAsk(frame)
	});
	#talk = state([]);
	get talk() {
		return get(this.#talk);
	}
	set talk(value) {
		set(this.#talk, value);
	}
	#picked = state(nothing);
	get picked() {
		return get(this.#picked);
	}
	set picked(value) {
		set(this.#picked, value);
	}
	#sentAt = state();
	get sentAt() {
		return get(this.#sentAt);
	}
	set sentAt(value) {
		set(this.#sentAt, value, true);
	}
	#answered = state(-1);
	get answered() {
		return get(this.#answered);
	}
	set answered(value) {
		set(this.#answered, value, true);
	}
	#refused = state();
	get refused() {
		return get(this.#refused);
	}
	set refused(value) {
		set(this.#refused, value);
	}
	#fatal = state();
	get fatal() {
		return get(this.#fatal);
	}
	set fatal(value) {
		set(this.#fatal, value, true);
	}
	#up = state(true);
	get up() {
		return get(this.#up);
	}
	set up(value) {
		set(this.#up, value, true);
	}
	#sheet = state();
	get sheet() {
		return get(this.#sheet);
	}
	set sheet(value) {
		set(this.#sheet, value);
	}
	#drawn = state();
	get drawn() {
		return get(this.#drawn);
	}
	set drawn(value) {
		set(this.#drawn, value, true);
	}
	#none = state(false);
	get none() {
		return get(this.#none);
	}
	set none(value) {
		set(this.#none, value, true);
	}
	#seenTo = state(-1);
	get seenTo() {
		return get(this.#seenTo);
	}
	set seenTo(value) {
		set(this.#seenTo, value, true);
	}
	#talkRead = state(0);
	get talkRead() {
		return get(this.#talkRead);
	}
	set talkRead(value) {
		set(this.#talkRead, value, true);
	}
	#check = state();
	get check() {
		return get(this.#check);
	}
	set check(value) {
		set(this.#check, value);
	}
	#rolls = state([]);
	get rolls() {
		return get(this.#rolls);
	}
	set rolls(value) {
		set(this.#rolls, value);
	}
	rolledAt = 0;
	#waited = state();
	get waited() {
		return get(this.#waited);
	}
	set waited(value) {
		set(this.#waited, value);
	}
	#shown = state();
	get shown() {
		return get(this.#shown);
	}
	set shown(value) {
		set(this.#shown, value);
	}
	all = [];
	toldTo = Infinity;
	#askedTo = state(-1);
	get askedTo() {
		return get(this.#askedTo);
	}
	set askedTo(value) {
		set(this.#askedTo, value, true);
	}
	stop;
	began = false;
	welcomed = false;
	left = -1;
	seen;
	ended = false;
	constructor(id, key) {
		this.id = id;
		this.key = key;
		this.talkRead = readTo(id);
		this.seen = new Seen(id, key);
	}
	/** The sitting's own seat, -1 for somebody who watches. */
	get seat() {
		return this.received?.seat ?? -1;
	}
	/** Fetches the table, shows it once what shows it is here, and then follows it. */
	async start(ready) {
		try {
			const first = await getFrame(this.id, this.key, nothing$1, language.now);
			await ready(first).catch(() => Promise.reject(offline()));
			this.take(first);
			this.welcome();
		} catch (problem) {
			const shut = !this.key && problem instanceof Problem && problem.code === "wrong-key";
			this.fatal = shut ? t("visible.closed") : explain(problem);
			return;
		}
		await idle();
		if (this.ended) return;
		this.listen();
	}
	listen() {
		let fresh = true;
		this.stop = listen(this.id, this.key, language.now, {
			known: () => this.known(),
			frame: (frame) => {
				this.take(frame, fresh || document.visibilityState === "hidden");
				fresh = false;
			},
			up: (isUp) => {
				this.up = isUp;
				fresh ||= !isUp;
			},
			refused: () => void this.whyRefused()
		});
	}
	/** Shows that the seat is no longer this sitting's own, if that is why the line is refused. */
	async whyRefused() {
		try {
			await getFrame(this.id, this.key, this.known(), language.now);
		} catch (problem) {
			if (!(problem instanceof Problem) || problem.code !== "removed" && problem.code !== "wrong-key") return;
			this.fatal = explain(problem);
			this.end();
		}
	}
	/** Listens in the language that is read from now on; what is picked stays picked. */
	hearIn(lang) {
		if (!this.stop || this.received?.lang === lang) return;
		this.stop();
		this.listen();
	}
	/** What need not come again: nothing of a log in another language. */
	known() {
		return {
			log: this.received?.lang === language.now ? this.all.at(-1)?.n ?? 0 : 0,
			talk: this.talk.at(-1)?.n ?? 0
		};
	}
	end() {
		this.ended = true;
		this.beats.drop();
		this.seen.keep();
		this.stop?.();
	}
	/** Tells what has happened since somebody last looked from this seat, and keeps from now on what is seen. */
	async welcome() {
		if (this.seat < 0) return;
		const since = await this.seen.before();
		if (this.ended) return;
		this.tell(since);
		this.welcomed = true;
		this.visit();
	}
	tell(since) {
		if (this.received?.view && !this.received.view.over) this.waited = waited(this.all, since, this.seat);
	}
	/** Puts away what has happened meanwhile, which is seen with that. */
	caughtUp() {
		this.waited = void 0;
		this.seen.keep();
	}
	/** Notes that what is shown is seen, while somebody looks. */
	visit() {
		if (this.welcomed && document.visibilityState === "visible") this.seen.saw(this.log.at(-1)?.n ?? -1);
	}
	/** A page that nobody looks at plays nothing; who comes back is told what has happened. */
	look = () => {
		if (document.visibilityState === "hidden") {
			this.left = this.log.at(-1)?.n ?? -1;
			this.seen.keep();
			this.beats.skip();
		} else if (this.welcomed) {
			this.tell(this.left);
			this.visit();
		}
	};
	/** Takes a frame in: plays what led to it, or shows it at once. A selection lives on while its question does. */
	take(frame, atOnce = false) {
		const before = this.received;
		if (before && frame.lang !== before.lang && frame.lang !== language.now) return;
		const known = this.all.at(-1)?.n ?? 0;
		this.all = merge(this.all, frame.log);
		this.talk = mergeTalk(this.talk, frame.talk);
		const other = before !== void 0 && frame.lang !== before.lang;
		if (before && !other && frame.seq < before.seq) {
			if (!this.beats.now) this.showLog(Infinity);
			return;
		}
		this.picked = carry(before?.ask, this.picked, frame.ask);
		if (frame.ask?.ask !== before?.ask?.ask) {
			this.refused = void 0;
			this.none = false;
			this.drawn = void 0;
		}
		this.received = frame;
		if (!before || other || atOnce || turnsBack(frame.log)) this.jump(frame);
		else this.beats.add(plan(frame, known, frame.seat));
		if (other) this.translate();
		this.began = true;
	}
	/** Shows a frame at once, whatever is still to be played. */
	jump(frame) {
		this.beats.drop();
		this.showLog(Infinity);
		this.showBoard(frame);
		this.showAsk(frame);
	}
	/** Shows the log up to a line. */
	showLog(to) {
		const shown = this.log.at(-1)?.n ?? 0;
		this.log = to >= (this.all.at(-1)?.n ?? 0) ? this.all : this.all.filter((l) => l.n <= Math.max(to, shown));
		this.rolled(this.shown ? this.log.filter((l) => l.n > shown) : []);
		this.visit();
	}
	/** Shows the board of a frame. */
	showBoard(frame) {
		const before = this.shown;
		if (before && before.view?.turn !== frame.view?.turn && Date.now() - this.rolledAt > glance) this.rolls = [];
		this.shown = frame;
		this.check = remember(this.check, frame, this.log, this.toldTo);
		this.toldTo = this.log.at(-1)?.n ?? 0;
	}
	/** Shows what a frame asks, and calls who looks elsewhere. */
	showAsk({ ask }) {
		if (!ask || ask.ask <= this.askedTo) return;
		if (this.began) notices.turn();
		this.askedTo = ask.ask;
	}
	/** Has what it keeps of the log say what the log says now. */
	translate() {
		this.rolls = reread(this.rolls, this.log);
		if (this.waited) this.waited = waited(this.all, this.waited.since, this.seat);
	}
	/** Shows a moment of the past with the log up to it; `next`: the one after the moment shown. */
	show(frame, log, next) {
		const known = this.log.at(-1)?.n ?? 0;
		this.rolls = next ? log.filter((l) => l.n > known && l.kind === "rolled") : [];
		this.log = this.all = log;
		this.received = this.shown = frame;
		this.check = remember(next ? this.check : void 0, frame, log);
	}
	/** Takes in the dice of new lines. Frames may follow each other fast: what is rolled stays a while. */
	rolled(lines) {
		const rolls = lines.filter((l) => l.kind === "rolled");
		if (rolls.length === 0) return;
		this.rolls = Date.now() - this.rolledAt > glance ? rolls : [...this.rolls, ...rolls];
		this.rolledAt = Date.now();
	}
	#frame = user_derived(
		/** What is known of the table, with the board that is shown, once the game has begun. */
		() => {
			const { received, shown } = this;
			if (!received?.view || !shown?.view) return void 0;
			if (received === shown) return received;
			return {
				...received,
				view: shown.view,
				waiting: shown.waiting
			};
		}
	);
	get frame() {
		return get(this.#frame);
	}
	set frame(value) {
		set(this.#frame, value);
	}
	get lastCheck() {
		return this.frame?.view.check ? void 0 : finished(this.check, this.log);
	}
	/** Which check is shown: the same while it is under way and when it is over. */
	get checkBegan() {
		return this.check?.since;
	}
	/** How much was said that was not on the screen yet. */
	get unread() {
		return unread(this.talk, this.talkRead, this.seat);
	}
	/** Notes that all that was said has been read. */
	readTalk() {
		const last = this.talk.at(-1)?.n ?? 0;
		if (last === this.talkRead) return;
		this.talkRead = last;
		keepRead(this.id, last);
	}
	/** What a seat has said of the open check. */
	saidOfCheck(seat) {
		return saidOf(this.talk, this.log, seat);
	}
	putAway() {
		this.check = void 0;
	}
	/** What there is to answer now, if anything: once what led to it has been played. */
	get ask() {
		const ask = this.received?.ask;
		return ask && ask.ask !== this.answered && ask.ask <= this.askedTo ? ask : void 0;
	}
	#joined = user_derived(() => (this.received?.table.seats ?? []).map((s) => s.name).join("\n"));
	get joined() {
		return get(this.#joined);
	}
	set joined(value) {
		set(this.#joined, value);
	}
	#names = user_derived(() => this.joined.split("\n"));
	get names() {
		return get(this.#names);
	}
	set names(value) {
		set(this.#names, value);
	}
	#spots = user_derived(() => bySpot(this.ask?.options ?? [], this.ask?.kind));
	get spots() {
		return get(this.#spots);
	}
	set spots(value) {
		set(this.#spots, value);
	}
	at(spot) {
		return this.spots.get(spot) ?? [];
	}
	/** How often something on a spot is picked. */
	pickedAt(spot) {
		return this.at(spot).reduce((sum, id) => sum + (this.picked[id] ?? 0), 0);
	}
	option(id) {
		return this.ask?.options.find((o) => o.id === id);
	}
	press(id) {
		if (!this.ask || this.sending) return;
		this.picked = press(this.ask, this.picked, id);
		this.none = false;
	}
	add(id) {
		if (!this.ask || this.sending) return;
		this.picked = add(this.ask, this.picked, id);
		this.none = false;
	}
	/** Chooses to take none of the options, or not to. */
	pressNone() {
		if (!this.ask || this.ask.min > 0 || this.sending) return;
		this.picked = nothing;
		this.none = !this.none;
	}
	/** Whether what is chosen is an answer: to take none is one only if it was chosen. */
	get ready() {
		return !!this.ask && isLegal(this.ask, this.picked) && (total(this.picked) > 0 || this.none);
	}
	remove(id) {
		if (!this.sending) this.picked = remove(this.picked, id);
	}
	clear() {
		this.picked = nothing;
		this.none = false;
	}
	/**
	* Presses a thing on the board, in the hand or among the people: its option if
	* it has just one; if several, the list of choices is drawn up, at the first; if none, it is read.
	*/
	touch(spot, read) {
		const options = this.at(spot);
		if (options.length === 1) this.press(options[0]);
		else if (options.length > 1) this.showChoice(options[0]);
		else if (read) this.open(read);
	}
	/** Draws the list of choices up, if one is not to be seen, and puts the focus on it. */
	async showChoice(option) {
		const there = () => document.getElementById(`option-${option}`);
		if (!there()) this.drawn = "choices";
		await tick();
		there()?.focus();
	}
	open(id) {
		this.sheet = {
			kind: "component",
			id
		};
	}
	openOrders() {
		this.sheet = {
			kind: "orders",
			id: ""
		};
	}
	openNotes() {
		this.sheet = {
			kind: "notes",
			id: ""
		};
	}
	openPosition() {
		this.sheet = {
			kind: "position",
			id: ""
		};
	}
	openRule(id) {
		this.sheet = {
			kind: "rule",
			id
		};
	}
	/** Sends the selection as the answer. */
	async confirm() {
		const ask = this.ask;
		if (!ask || !this.ready) return;
		this.beats.skip();
		const seen = this.log.at(-1)?.n ?? -1;
		const takes$1 = takes(ask, this.picked);
		if (this.lastCheck) this.putAway();
		this.rolls = [];
		if (!await this.act((key) => answer(this.id, key, ask.ask, takes$1))) return;
		this.answered = Math.max(this.answered, ask.ask);
		this.seenTo = Math.max(this.seenTo, seen);
		this.caughtUp();
		if (this.received?.ask?.ask !== ask.ask) return;
		this.clear();
		this.drawn = void 0;
	}
	/** Why the last thing done here was not taken, in the present language. */
	get trouble() {
		return this.refused === void 0 ? void 0 : explain(this.refused);
	}
	/**
	* Whether something is on its way to the server that keeps back what is pressed. The next question may come before
	* the receipt of an answer: it can be answered at once.
	*/
	get sending() {
		return this.sentAt !== void 0 && this.sentAt === (this.ask?.ask ?? none);
	}
	/** Does something at the table as this seat; a refusal is told in the tray. */
	async act(call) {
		if (!this.key || this.sending) return false;
		const at = this.sentAt = this.ask?.ask ?? none;
		this.refused = void 0;
		try {
			await call(this.key);
			return true;
		} catch (problem) {
			this.refused = problem;
			if (problem instanceof Problem && problem.status === 409) this.refresh();
			return false;
		} finally {
			if (this.sentAt === at) this.sentAt = void 0;
		}
	}
	/** Looks again after a refusal, which stays told although the question is another. */
	async refresh() {
		const { refused } = this;
		try {
			this.take(await getFrame(this.id, this.key, this.known(), language.now));
			this.refused = refused;
		} catch {}
	}
};
// src/table/Table.svelte
var Table_exports = /* @__PURE__ */ __exportAll({ default: () => Table });
var root = from_html(`<p class="banner svelte-1tsdo66" role="status"><!> </p>`);
var root_1 = from_html(`<main class="fatal svelte-1tsdo66"><h1> </h1> <a class="button" href="/"> </a></main>`);
var root_2 = from_html(`<main class="fatal svelte-1tsdo66"><p> </p></main>`);
var root_3 = from_html(`<div><!> <!></div>`);
var root_4 = from_html(`<!> <!>`, 1);
function Table($$anchor, $$props) {
	push($$props, true);
	/** What stands above the table, where several seats share a browser. */
	const session = provideSession(new Session($$props.id, $$props.key));
	onMount(() => {
		session.start(async (first) => {
			if (first.view) return game.come();
			await waiting.come();
			eventually(() => game.come());
		});
		const timer = setTimeout(() => set(late, true), 500);
		return () => {
			clearTimeout(timer);
			session.end();
		};
	});
	user_effect(() => {
		const lang = language.now;
		untrack(() => session.hearIn(lang));
	});
	let late = state(false);
	user_effect(() => {
		if (!$$props.key || !session.received || keyFor($$props.id) === $$props.key) return;
		const { seat, table } = session.received;
		if (seat < 0 && keyFor($$props.id)) return;
		const name = seat < 0 ? "" : table.seats[seat]?.name ?? "";
		untrack(() => own.keep({
			id: $$props.id,
			key: $$props.key,
			name,
			seat,
			since: Date.now()
		}));
	});
	user_effect(() => {
		document.title = (session.ask ? "● " : "") + t("app.name");
	});
	var fragment = root_4();
	var node = first_child(fragment);
	var consequent = ($$anchor) => {
		var p = root();
		var node_1 = child(p);
		Wifi_off(node_1, {
			size: 18,
			"aria-hidden": "true"
		});
		var text = sibling(node_1);
		reset(p);
		template_effect(($0) => set_text(text, ` ${$0 ?? ""}`), [() => t("link.lost")]);
		append($$anchor, p);
	};
	if_block(node, ($$render) => {
		if (!session.up && session.received) $$render(consequent);
	});
	var node_2 = sibling(node, 2);
	var consequent_1 = ($$anchor) => {
		var main = root_1();
		var h1 = child(main);
		var text_1 = only_child(h1, true);
		var a = sibling(h1, 2);
		var text_2 = only_child(a, true);
		reset(main);
		template_effect(($0) => {
			set_text(text_1, session.fatal);
			set_text(text_2, $0);
		}, [() => t("app.home")]);
		append($$anchor, main);
	};
	var consequent_3 = ($$anchor) => {
		var fragment_1 = comment();
		var node_3 = first_child(fragment_1);
		var consequent_2 = ($$anchor) => {
			var main_1 = root_2();
			var p_1 = child(main_1);
			var text_3 = only_child(p_1, true);
			reset(main_1);
			template_effect(($0) => set_text(text_3, $0), [() => t("app.loading")]);
			append($$anchor, main_1);
		};
		if_block(node_3, ($$render) => {
			if (get(late)) $$render(consequent_2);
		});
		append($$anchor, fragment_1);
	};
	var alternate = ($$anchor) => {
		var div = root_3();
		let classes;
		var node_4 = child(div);
		snippet(node_4, () => $$props.above ?? noop, () => session);
		var node_5 = sibling(node_4, 2);
		var consequent_4 = ($$anchor) => {
			var fragment_2 = comment();
			var node_6 = first_child(fragment_2);
			component(node_6, () => game.now.default, ($$anchor, game_now_default) => {
				game_now_default($$anchor, {});
			});
			append($$anchor, fragment_2);
		};
		var consequent_5 = ($$anchor) => {
			var fragment_3 = comment();
			var node_7 = first_child(fragment_3);
			component(node_7, () => waiting.now.default, ($$anchor, waiting_now_default) => {
				waiting_now_default($$anchor, {});
			});
			append($$anchor, fragment_3);
		};
		if_block(node_5, ($$render) => {
			if (session.frame && game.now) $$render(consequent_4);
			else if (waiting.now) $$render(consequent_5, 1);
		});
		reset(div);
		template_effect(() => classes = set_class(div, 1, "whole svelte-1tsdo66", null, classes, { split: $$props.above }));
		append($$anchor, div);
	};
	if_block(node_2, ($$render) => {
		if (session.fatal) $$render(consequent_1);
		else if (!session.received) $$render(consequent_3, 1);
		else $$render(alternate, -1);
	});
	append($$anchor, fragment);
	pop();
}
export { seatName as C, titlesOf as D, titleName as E, together as O, isAbsent as S, tally as T, faces as _, total as a, glyphs as b, notices as c, board as d, check as f, rest as g, more as h, canAdd as i, book as k, byTurn as l, fleet as m, Table_exports as n, spotOf as o, comeAll as p, Session as r, groundOf as s, Table as t, read as u, listen as v, shortName as w, insignia as x, Glyph as y };
