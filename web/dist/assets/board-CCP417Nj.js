const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/Ground-D6QHT_G0.js","assets/client-FhJZpOI1.js","assets/client-DFdy8vR2.css","assets/Ground-g7Z5Pdgi.css","assets/Crossroads-Z8jXic77.js","assets/state-BZh7Gf1i.js","assets/rolldown-runtime-D8jQpDG7.js","assets/table-DZFhHxaq.js","assets/table-gsiEgVyi.css","assets/state-CzeydwW6.css","assets/Crossroads-DNfSUVE6.css","assets/Sounds-BhtxoANU.js"])))=>i.map(i=>d[i]);
import { t as __exportAll } from "./rolldown-runtime-D8jQpDG7.js";
import { $t as set_class, An as only_child, Bn as next, Cn as untrack, Ft as __vitePreload, Hn as noop, In as user_derived, Kt as set_attribute, Mn as proxy, Mt as t, Nn as set, Nt as word, On as child, Ot as count, Pn as state, Pt as worded, Qt as set_style, Rn as pop, Rt as prop, Sn as tick, Tn as user_effect, Un as to_array, Vn as reset, Vt as bind_this, _n as text, an as index, c as Hangar, cn as await_block, ct as useSession, dn as set_text, en as clsx, fn as append, ft as text$1, g as hangar, hn as from_svg, in as each, jn as sibling, kn as first_child, l as Strokes, lt as Ship, mn as from_html, nn as component, on as key, pn as comment, rn as snippet, sn as if_block, t as phone, tn as attach, vn as delegate, wn as template_effect, xn as get, yn as delegated, zn as push, zt as spread_props } from "./client-FhJZpOI1.js";
import { C as seatName, D as titlesOf, E as titleName, O as together, b as glyphs, f as check, h as more, k as book, u as read, w as shortName, x as insignia } from "./table-DZFhHxaq.js";
import { A as wrapped, C as lengthOf, D as squeezed, E as shapes, O as twoLines, S as itemsOf, T as place$1, _ as drawingOf, a as Glyph, b as givenIn, c as boardingParty, d as inArea, f as inWaiting, g as pilotName, h as personName, i as Portrait, k as widthOf, l as boardingSpace, m as numbersOf, p as itemName, s as areaName, v as drawnOf, x as headingOf, y as flies } from "./state-BZh7Gf1i.js";
import { C as Chevron_down, S as Chevron_up, _ as Why, d as outcome, h as Said, m as worth, v as flat, x as Eye_off } from "./game-CxOi9VX2.js";
// src/board/layout.ts
var between = (least, n, most) => Math.max(least, Math.min(n, most));
/** Rooms in rows of so many, from a corner. */
function grid(ids, columns, x, y, w, h, gap = 4) {
	const rooms = {};
	ids.forEach((id, i) => {
		const [column, row] = [i % columns, Math.floor(i / columns)];
		rooms[`location/${id}`] = {
			x: x + column * (w + gap),
			y: y + row * (h + gap),
			w,
			h
		};
	});
	return rooms;
}
// src/board/docks.ts
/** What a dock's name takes, and what is under its rooms. */
var head = 28;
var foot = 6;
var pad = 6;
var gap$2 = 3;
var apart = 9;
/** Between two locations of the planet, where an arrow shows the way of the forces; and the road under it. */
var way = 30;
var road = 22;
/** As high as a finger needs it. */
var finger = 40;
/** The height of the space on the Cylon Fleet board, with its pursuit track. */
function spaceOf(b, { tight, slim }) {
	if (!spaced(b)) return 0;
	return slim ? 172 : tight ? 124 : 152;
}
var spaced = (b) => b.id === "cylon-fleet";
/** The boards with a card or a token of their own, which lies as another room would. */
var slotted = (b) => b.id === "demetrius" || b.id === "rebel-basestar";
var cellsOf = (b) => b.locations.length + +slotted(b);
var isPlanet = (b) => b.id === "new-caprica";
/** The way of the occupation forces, from where they come to where they leave. */
var path = [
	"occupation-authority",
	"breeders-canyon",
	"shipyard"
];
var bare = (location) => location.replace("location/", "");
/** The order in which boards stand beside her; it never changes. */
var order = [
	"new-caprica",
	"cylon-locations",
	"cylon-fleet",
	"pegasus",
	"colonial-one",
	"demetrius",
	"rebel-basestar"
];
var rank = (b) => order.includes(b.id) ? order.indexOf(b.id) : order.length;
var full = {
	columns: 1,
	h: 46,
	quiet: false
};
var names = {
	columns: 2,
	h: 25,
	quiet: true
};
var list = {
	columns: 1,
	h: 25,
	quiet: true
};
/** What is needed where somebody is: a name, and who. */
var close = {
	columns: 2,
	h: 50,
	quiet: false
};
var closest = {
	...close,
	h: 42
};
var headOf = ({ tight }) => tight ? 24 : head;
var apartOf = ({ tight }) => tight ? 4 : apart;
function heightOf(b, stand) {
	const { columns, h } = stand;
	if (b.closed || stand.folded) return headOf(stand) + foot;
	const acts = b.actions?.length ? h + gap$2 : 0;
	return headOf(stand) + (isPlanet(b) ? head : 0) + spaceOf(b, stand) + Math.ceil(cellsOf(b) / columns) * (h + gap$2) + acts + foot - gap$2;
}
/** What boards take that stand one below the other. */
var needs = (boards, stands) => boards.reduce((sum, b, i) => sum + heightOf(b, stands[i]) + (i > 0 ? apartOf(stands[i]) : 0), 0);
/** What is above and below the boards in a column. */
var margin$1 = 12;
/** Whether a column of some height cannot hold all boards with somebody on each. */
var overfull = (boards, high) => needs(boards, boards.map(() => closest)) > high - margin$1;
/** A column that is narrower is slim. */
var broad = 196;
/** How each board stands in a column of some height: all of ours open, then those where nobody is folded, then all closer. */
function standing(boards, { w, h }, lively, told) {
	const all = (live, folded = names) => boards.map((b) => lively(b) ? live : folded);
	const open = boards.map((b) => lively(b) || !b.id.startsWith("cylon") ? full : list);
	const tight = {
		...names,
		tight: true
	};
	/** Where nobody is there is no more than a name, but that ships are shown where they wait. */
	const shut = (live) => boards.map((b) => lively(b) ? live : {
		...tight,
		folded: !spaced(b)
	});
	const slim = (h) => all({
		...full,
		h,
		slim: true
	}, {
		...list,
		h: Math.min(h, list.h),
		slim: true
	});
	if (w < broad) {
		const ways = Array.from({ length: full.h - list.h }, (_, i) => slim(full.h - i));
		const least = slim(list.h - 3).map((stand) => ({
			...stand,
			tight: true
		}));
		return ways.find((stands) => needs(boards, stands) <= h) ?? least;
	}
	const ways = [
		...told ? [open] : [],
		all(full, list),
		all(full),
		all(close),
		all(closest),
		all({
			...closest,
			tight: true
		}, tight),
		shut({
			...closest,
			tight: true
		}),
		shut({
			...tight,
			quiet: false
		}),
		all({
			...tight,
			quiet: false
		}, tight)
	];
	return ways.find((stands) => needs(boards, stands) <= h) ?? ways.at(-1);
}
/** Boards in two columns, in their order, as evenly as can be. */
function halves(boards) {
	const parts = boards.map((_, i) => [boards.slice(0, i + 1), boards.slice(i + 1)]);
	const highest = (part) => Math.max(...part.map((some) => needs(some, some.map(() => full))));
	return parts.reduce((best, part) => highest(part) < highest(best) ? part : best);
}
/** The locations of a board in the order in which they stand in so many columns: on the planet the path of the forces is a row, or a column. */
function ordered(b, columns) {
	const all = b.locations.map(bare);
	if (!isPlanet(b)) return all;
	const rest = all.filter((id) => !path.includes(id));
	return columns === 2 ? path.flatMap((id, i) => [id, ...rest.slice(i, i + 1)]) : [...path, ...rest];
}
/** Adds the boards to the right of what is there. */
function aside(layout, boards, { columns, w, lively, told }) {
	const sorted = [...boards].sort((a, b) => rank(a) - rank(b));
	const wide = (w - (columns - 1) * apart) / columns;
	let all = {
		...layout,
		width: layout.width + w + 8
	};
	(columns === 2 ? halves(sorted) : [sorted]).forEach((some, column) => {
		const stands = standing(some, {
			w: wide,
			h: layout.height - margin$1
		}, lively, told);
		const x = layout.width + column * (wide + apart);
		let y = 8;
		some.forEach((b, i) => {
			if (i > 0) y += apartOf(stands[i]);
			all = put(all, b, {
				x,
				y,
				w: wide
			}, stands[i]);
			y += heightOf(b, stands[i]);
		});
		all.height = Math.max(all.height, y + 4);
	});
	return all;
}
/** On a tall screen: one below the other, New Caprica first. */
function below(base, boards) {
	let layout = base;
	for (const b of [...boards].sort((a, b) => rank(a) - rank(b))) {
		const stand = {
			columns: layout.width >= 480 && cellsOf(b) === 4 ? 4 : 2,
			h: 74,
			quiet: false
		};
		const y = layout.height + 6;
		layout = put(layout, b, {
			x: 2,
			y,
			w: layout.width - 4
		}, stand);
		layout = {
			...layout,
			height: layout.docks.at(-1).rect.y + layout.docks.at(-1).rect.h + 4
		};
	}
	return layout;
}
/** Puts a board with its rooms into a layout. */
function put(layout, b, at, stand) {
	const { columns, h, quiet, between = gap$2 } = stand;
	const head = headOf(stand);
	const away = layout.folded === true && !isPlanet(b);
	const shut = b.closed || away || stand.folded;
	const dock = {
		board: b.id,
		rooms: b.locations,
		closed: b.closed,
		away,
		quiet,
		rect: {
			...at,
			h: head + foot
		}
	};
	if (shut) return {
		...layout,
		docks: [...layout.docks, dock]
	};
	const inner = at.w - 12;
	const stacks = isPlanet(b) ? layout.tall ? finger : head : 0;
	if (stacks > 0) dock.stacks = {
		x: at.x + pad,
		y: at.y + head,
		w: inner,
		h: stacks - gap$2
	};
	const top = at.y + head + stacks;
	const rows = Math.ceil(cellsOf(b) / columns);
	const w = (inner - (columns - 1) * gap$2) / columns;
	const { "location/": slot, ...own } = grid([...ordered(b, columns), ...slotted(b) ? [""] : []], columns, at.x + pad, top, w, h, gap$2);
	Object.values(own).forEach((r, i) => r.y += Math.floor(i / columns) * (between - gap$2));
	const rooms = {
		...layout.rooms,
		...own
	};
	if (slot) dock.slot = slot;
	let y = top + rows * (h + between) - between + gap$2;
	const acts = b.actions ?? [];
	if (acts.length > 0) {
		const wide = (inner - (acts.length - 1) * gap$2) / acts.length;
		Object.assign(rooms, grid(acts.map(bare), acts.length, at.x + pad, y, wide, h, gap$2));
		y += h + gap$2;
	}
	if (spaceOf(b, stand) > 0) {
		dock.space = {
			x: at.x + pad,
			y,
			w: inner,
			h: spaceOf(b, stand) - gap$2
		};
		y += spaceOf(b, stand);
	}
	dock.rect = {
		...at,
		h: y - gap$2 + foot - at.y
	};
	return {
		...layout,
		rooms,
		docks: [...layout.docks, dock]
	};
}
/** New Caprica where Galactica was: what is above her ground, then her locations; and of the other boards no more than their names. */
function onPlanet(base, boards) {
	const empty = {
		...base,
		folded: true,
		lines: [],
		areas: {},
		rooms: {},
		docks: []
	};
	const planet = boards.find(isPlanet);
	const ships = boards.filter((b) => !isPlanet(b));
	if (base.tall) {
		const sky = 120;
		const lone = put({
			...empty,
			height: sky
		}, planet, {
			x: 2,
			y: sky,
			w: base.width - 4
		}, {
			columns: 2,
			h: 74,
			quiet: false,
			between: 18
		});
		const end = lone.docks[0].rect;
		return below({
			...lone,
			height: Math.max(end.y + end.h + 4, 0)
		}, ships);
	}
	const name = {
		w: (base.width - 16 - (ships.length - 1) * apart) / Math.max(ships.length, 1),
		h: 34
	};
	const foot2 = base.height - name.h - 6;
	const sky = Math.min(base.height * .32, 220);
	const size = {
		w: base.width - 16,
		h: foot2 - apart - sky
	};
	const rows = Math.ceil(planet.locations.length / 3) + (planet.actions?.length ? .6 : 0);
	const h = Math.max((size.h - head - foot - road) / rows - gap$2, 46);
	const at = {
		x: 8,
		y: sky,
		w: size.w
	};
	const inner = {
		x: at.x + pad,
		y: at.y + head,
		w: at.w - 12 - way
	};
	const w = (inner.w - 60) / 3;
	const rooms = grid(ordered(planet, 3), 3, inner.x, inner.y, w, h, way);
	for (const [id, r] of Object.entries(rooms)) if (!path.includes(bare(id))) r.y += -8;
	const acts = planet.actions ?? [];
	const under = inner.y + Math.ceil(planet.locations.length / 3) * (h + 6) + road - 6;
	const wide = (inner.w - (acts.length - 1) * way) / Math.max(acts.length, 1);
	Object.assign(rooms, grid(acts.map(bare), acts.length, inner.x, under, wide, h * .5, way));
	const stacked = Math.min(at.w * .34, 340);
	const dock = {
		board: planet.id,
		rooms: planet.locations,
		closed: false,
		away: false,
		quiet: false,
		rect: {
			...at,
			h: under + (acts.length ? h * .5 : -6) + foot - at.y
		},
		stacks: {
			x: at.x + at.w - stacked,
			y: 40,
			w: stacked,
			h: 34
		}
	};
	let layout = {
		...empty,
		rooms,
		docks: [dock]
	};
	const y = dock.rect.y + dock.rect.h + apart;
	ships.forEach((b, i) => {
		layout = put(layout, b, {
			x: 8 + i * (name.w + apart),
			y,
			w: name.w
		}, names);
	});
	return {
		...layout,
		height: Math.max(base.height, y + name.h + 4)
	};
}
// src/sound/kinds.ts
/** What a line of the log sounds like by the kind of its beat. Cards of a check sound one by one, as they are turned. */
var byKind = {
	cards: "card",
	added: "card",
	crisis: "card",
	title: "card",
	die: "die",
	attack: "raider",
	damage: "hit",
	destroyed: "lost",
	boarding: "step",
	jump: "jump",
	execution: "execution",
	over: "end"
};
/** Beats beside which nothing else is heard. */
var peaks = /* @__PURE__ */ new Set([
	"crisis",
	"check",
	"verdict",
	"die",
	"attack",
	"destroyed",
	"jump",
	"reveal",
	"execution",
	"over"
]);
/** The sound of a line with a beat of some kind, as the listener at a seat hears it. */
function soundOf(line, kind, seat) {
	if (line.at === seat && line.by !== seat && !peaks.has(kind) && kind !== "quiet") return "you";
	if (kind === "verdict") return line.outcome ?? "fail";
	if (kind === "reveal") return line.kind === "cylon" ? "cylon" : "card";
	return byKind[kind];
}
// src/sound/sound.svelte.ts
var stored = "ragtag:sound";
var quiet = {
	on: false,
	level: 60,
	room: false,
	captions: false
};
function first() {
	try {
		const kept = JSON.parse(localStorage.getItem(stored) ?? "{}");
		const level = Number(kept.level ?? quiet.level);
		return {
			on: kept.on === true,
			level: level >= 0 && level <= 100 ? level : quiet.level,
			room: kept.room === true,
			captions: kept.captions === true
		};
	} catch {
		return quiet;
	}
}
var SoundChoice = class {
	#wishes = state(proxy(first()));
	get wishes() {
		return get(this.#wishes);
	}
	set wishes(value) {
		set(this.#wishes, value, true);
	}
	get on() {
		return this.wishes.on;
	}
	get level() {
		return this.wishes.level;
	}
	get room() {
		return this.wishes.room;
	}
	get captions() {
		return this.wishes.captions;
	}
	set(wishes) {
		Object.assign(this.wishes, wishes);
		localStorage.setItem(stored, JSON.stringify(this.wishes));
		if (this.on) this.tune();
	}
	/** Lets the instrument follow what is chosen. */
	async tune() {
		const { tune } = await __vitePreload(async () => {
			const { tune } = await import("./synth-Bhuy9ND-.js");
			return { tune };
		}, []);
		tune(this.on ? this.level / 100 : 0, this.on && this.room);
	}
	async play(sound) {
		if (!this.on) return;
		const { play } = await __vitePreload(async () => {
			const { play } = await import("./synth-Bhuy9ND-.js");
			return { play };
		}, []);
		play(sound);
	}
	async silence() {
		const { tune } = await __vitePreload(async () => {
			const { tune } = await import("./synth-Bhuy9ND-.js");
			return { tune };
		}, []);
		tune(0, false);
	}
};
var sound = new SoundChoice();
// src/stage/bridge.ts
var none = {
	sum: 0,
	spans: [],
	torn: []
};
/**
* The cards of a check in the order in which they are turned, with the sum as it runs: the order
* that keeps the verdict open longest. It is found from the end: the card turned last is the one
* that carries the sum over the mark or, if none does, without which it lies nearest, and so on back.
*/
function turned(check, faceOf) {
	const left = check.cards.map((id) => {
		const face = faceOf(id);
		return {
			id,
			skill: face.skill,
			value: worth(check, face),
			sum: 0
		};
	});
	let sum = left.reduce((all, card) => all + card.value, 0);
	const mark = nearest(check, sum);
	const out = [];
	while (left.length > 0) {
		let last = 0;
		for (let i = 1; i < left.length; i++) if (later(left[i], left[last], sum, mark)) last = i;
		const [card] = left.splice(last, 1);
		out.unshift({
			...card,
			sum
		});
		sum -= card.value;
	}
	return out;
}
/** The mark that a total is nearest to: the one that its verdict hangs on. */
function nearest({ difficulty, partial }, sum) {
	return partial && Math.abs(sum - partial) < Math.abs(sum - difficulty) ? partial : difficulty;
}
/** Whether a card is rather to be turned after another, of all that make up a sum. */
function later(a, b, sum, mark) {
	const [without, other] = [sum - a.value, sum - b.value];
	const [over, under] = [without >= mark !== sum >= mark, other >= mark !== sum >= mark];
	if (over !== under) return over;
	const far = Math.abs(without - mark) - Math.abs(other - mark);
	if (far !== 0) return far < 0;
	return a.id > b.id;
}
/** The bridge after each of the cards; before the first there is none. */
function bridges(cards) {
	const out = [none];
	cards.forEach((card, i) => out.push(lay(out.at(-1), card, i)));
	return out;
}
function lay({ sum, spans, torn }, { value, skill }, card) {
	const after = sum + value;
	if (value === 0) return {
		sum,
		spans,
		torn
	};
	if (value < 0) return {
		sum: after,
		spans: spans.filter((s) => s.from < Math.max(0, after)).map((s) => ({
			...s,
			to: Math.min(s.to, after)
		})),
		torn: [...torn, {
			from: after,
			to: sum,
			card
		}]
	};
	const span = {
		from: Math.max(0, sum),
		to: after,
		skill,
		card
	};
	return {
		sum: after,
		spans: after > 0 ? [...spans, span] : spans,
		torn
	};
}
/**
* How many strengths the axis has room for. Before any card is turned it is known by the check alone, so that it tells
* nothing of the cards; then it grows with the highest sum that has been shown.
*/
var reach = (difficulty, highest = 0) => Math.max(Math.ceil(Math.max(1.5 * difficulty, difficulty + 7)), highest);
/** The highest sum that a bridge has come to. */
var highest = ({ sum, torn }) => Math.max(sum, ...torn.map(({ to }) => to));
/** Where a strength lies on an axis, in percent. */
var place = (strength, axis) => 100 * Math.min(Math.max(strength, 0), axis) / axis;
/** How many of the cards are turned after so much of the time that all of them have; the last one is held back longest. */
function upAt(share, cards) {
	if (share >= 1 || cards === 0) return cards;
	const beat = share * (cards + 1.5);
	const up = Math.floor(beat);
	return beat < cards + .5 ? Math.min(up, cards - 1) : cards;
}
// src/stage/text.ts
function clause(line) {
	const [, label, text] = /^([^:.]{1,40}): (.+)$/s.exec(line) ?? [];
	return label && text ? {
		label,
		text: text.charAt(0).toUpperCase() + text.slice(1)
	} : { text: line };
}
var textOf = (id) => id ? book.text(id).split("\n").filter(Boolean) : [];
/** The clauses of a card. */
var lines = (id) => textOf(id).map(clause);
function ways(id) {
	const [who, a, b] = textOf(id);
	if (book.get(id)?.type !== "choice" || !a || !b) return void 0;
	return {
		who: who.replace(/:$/, ""),
		a: a.replace(/^A(.*?): /s, "$1 ").trim(),
		b: b.replace(/^B(.*?): /s, "$1 ").trim()
	};
}
/** What follows whatever comes of a card. */
function follows(id) {
	const all = textOf(id);
	const { type } = book.get(id) ?? {};
	const first = type === "choice" ? 3 : type === "check" ? 1 : all.length;
	return all.slice(first).join(" ");
}
/** The office in which somebody chooses on a card: of those that they hold, the one that the card names first. */
function office(who, titles, name) {
	const said = who.toLowerCase();
	const at = (title) => said.indexOf(name(title).toLowerCase());
	return titles.filter((title) => at(title) >= 0).sort((a, b) => at(a) - at(b))[0];
}
/** A number, with a minus sign of its own. */
var minus = (n) => String(n).replace("-", "−");
// src/stage/Demand.svelte
var root$26 = from_html(`<span><!><span aria-hidden="true"> </span><span class="sr"> </span></span>`);
var root_1$21 = from_html(`<p class="demand svelte-1sms33"><span class="sr"> </span> <strong class="svelte-1sms33"> </strong> <span class="sr"> </span> <!></p>`);
function Demand($$anchor, $$props) {
	push($$props, true);
	var p = root_1$21();
	var span = child(p);
	var text = only_child(span, true);
	var strong = sibling(span, 2);
	var text_1 = only_child(strong, true);
	var span_1 = sibling(strong, 2);
	var text_2 = only_child(span_1);
	var node = sibling(span_1, 2);
	each(node, 16, () => $$props.check.positive, (id) => id, ($$anchor, id) => {
		var span_2 = root$26();
		var node_1 = child(span_2);
		Glyph(node_1, {
			get name() {
				return id;
			},
			size: 15
		});
		var span_3 = sibling(node_1);
		var text_3 = only_child(span_3, true);
		var span_4 = sibling(span_3);
		var text_4 = only_child(span_4, true);
		reset(span_2);
		template_effect(($0, $1) => {
			set_class(span_2, 1, `type skill-${id ?? ""}`, "svelte-1sms33");
			set_text(text_3, $0);
			set_text(text_4, $1);
		}, [() => word(`letter.${id}`, id), () => word(`skill.${id}`, id)]);
		append($$anchor, span_2);
	});
	reset(p);
	template_effect(($0, $1) => {
		set_text(text, $0);
		set_text(text_1, $$props.check.difficulty);
		set_text(text_2, `${$1 ?? ""}:`);
	}, [() => t("check.difficulty"), () => t("check.helps")]);
	append($$anchor, p);
	pop();
}
// src/stage/Outcomes.svelte
var root$25 = from_html(`<li><b class="svelte-fdd3qt"> </b> </li>`);
var root_1$20 = from_html(`<ul></ul>`);
function Outcomes($$anchor, $$props) {
	push($$props, true);
	/** The result as it stands. */
	/** On the card, where what it takes is said beside it. */
	const told = prop($$props, "told", 3, false);
	const results = user_derived(() => book.results($$props.check.source));
	const rows = user_derived(() => [
		"fail",
		"partial",
		"pass",
		"consequence"
	].flatMap((id) => {
		const text = id === "partial" && !$$props.check.partial ? void 0 : get(results)?.[id];
		return text ? [{
			id,
			text,
			when: range(id)
		}] : [];
	}));
	/** On the card the best comes first; below the bridge they lie as their marks do. */
	const shown = user_derived(() => told() ? get(rows).toReversed() : get(rows));
	/** For which totals a result holds, or when there is a consequence besides. */
	function range(id) {
		const { difficulty, partial } = $$props.check;
		if (id === "consequence") return t("check.icon");
		if (id === "pass") return t("check.from", { n: difficulty });
		if (id === "fail") return t("check.under", { n: partial || difficulty });
		return difficulty - 1 > partial ? t("check.to", {
			n: partial,
			m: difficulty - 1
		}) : String(partial);
	}
	var fragment = comment();
	var node = first_child(fragment);
	var consequent = ($$anchor) => {
		var ul = root_1$20();
		each(ul, 21, () => get(shown), ({ id, text, when }) => id, ($$anchor, $$item) => {
			let id = () => get($$item).id;
			let text = () => get($$item).text;
			let when = () => get($$item).when;
			var li = root$25();
			let classes;
			var b = child(li);
			var text_1 = only_child(b);
			var text_2 = sibling(b);
			reset(li);
			template_effect(($0) => {
				classes = set_class(li, 1, clsx(id()), "svelte-fdd3qt", classes, { holds: id() === $$props.holds });
				set_text(text_1, `${$0 ?? ""}, ${when() ?? ""}`);
				set_text(text_2, ` ${text() ?? ""}`);
			}, [() => t(`check.result.${id()}`)]);
			append($$anchor, li);
		});
		reset(ul);
		template_effect(($0) => {
			set_class(ul, 1, clsx(told() ? "told" : "fates"), "svelte-fdd3qt");
			set_attribute(ul, "aria-label", $0);
		}, [() => t("check.results")]);
		append($$anchor, ul);
	};
	if_block(node, ($$render) => {
		if (get(shown).length) $$render(consequent);
	});
	append($$anchor, fragment);
	pop();
}
// src/stage/CrisisCard.svelte
var root$24 = from_html(`<button type="button" class="svelte-1iw77tj"> </button>`);
var root_1$19 = from_html(`<!> <!>`, 1);
var root_2$13 = from_html(`<b> </b>`);
var root_3$11 = from_html(`<p class="svelte-1iw77tj"><!> </p>`);
var root_4$10 = from_html(`<p class="after svelte-1iw77tj"> </p>`);
var root_5$8 = from_html(`<article><header class="svelte-1iw77tj"><!> <h2 class="svelte-1iw77tj"><small class="svelte-1iw77tj"> </small> <!></h2></header> <div class="text svelte-1iw77tj"><!> <!></div></article>`);
function CrisisCard($$anchor, $$props) {
	push($$props, true);
	/** What it is, and who drew it. */
	/** What stands in the place of its text. */
	const big = prop($$props, "big", 3, false);
	const session = useSession();
	const after = user_derived(() => follows($$props.id));
	var article = root_5$8();
	let classes;
	var header = child(article);
	var node = child(header);
	var consequent = ($$anchor) => {
		var fragment = comment();
		var node_1 = first_child(fragment);
		component(node_1, () => more.now.CrisisScene, ($$anchor, more_now_CrisisScene) => {
			more_now_CrisisScene($$anchor, { get id() {
				return $$props.id;
			} });
		});
		append($$anchor, fragment);
	};
	if_block(node, ($$render) => {
		if ($$props.id && more.now) $$render(consequent);
	});
	var h2 = sibling(node, 2);
	var small = child(h2);
	var text$2 = only_child(small, true);
	var node_2 = sibling(small, 2);
	var consequent_1 = ($$anchor) => {
		var button = root$24();
		var text_1 = only_child(button, true);
		template_effect(($0) => set_text(text_1, $0), [() => book.name($$props.id)]);
		delegated("click", button, () => session.open($$props.id));
		append($$anchor, button);
	};
	var alternate = ($$anchor) => {
		var text_2 = text();
		template_effect(($0) => set_text(text_2, $0), [() => t("check.title")]);
		append($$anchor, text_2);
	};
	if_block(node_2, ($$render) => {
		if ($$props.id) $$render(consequent_1);
		else $$render(alternate, -1);
	});
	reset(h2);
	reset(header);
	var div = sibling(header, 2);
	var node_3 = child(div);
	var consequent_2 = ($$anchor) => {
		var fragment_2 = root_1$19();
		var node_4 = first_child(fragment_2);
		Demand(node_4, { get check() {
			return $$props.check;
		} });
		Outcomes(sibling(node_4, 2), {
			get check() {
				return $$props.check;
			},
			told: true
		});
		append($$anchor, fragment_2);
	};
	var consequent_3 = ($$anchor) => {
		var fragment_3 = comment();
		var node_6 = first_child(fragment_3);
		snippet(node_6, () => $$props.children);
		append($$anchor, fragment_3);
	};
	var alternate_1 = ($$anchor) => {
		var fragment_4 = comment();
		var node_7 = first_child(fragment_4);
		each(node_7, 17, () => lines($$props.id), index, ($$anchor, line) => {
			var p = root_3$11();
			var node_8 = child(p);
			var consequent_4 = ($$anchor) => {
				var b = root_2$13();
				let classes_1;
				var text_3 = only_child(b, true);
				template_effect(() => {
					classes_1 = set_class(b, 1, "svelte-1iw77tj", null, classes_1, { letter: get(line).label.length === 1 });
					set_text(text_3, get(line).label);
				});
				append($$anchor, b);
			};
			if_block(node_8, ($$render) => {
				if (get(line).label) $$render(consequent_4);
			});
			var text_4 = sibling(node_8);
			reset(p);
			template_effect(() => set_text(text_4, ` ${get(line).text ?? ""}`));
			append($$anchor, p);
		});
		append($$anchor, fragment_4);
	};
	if_block(node_3, ($$render) => {
		if ($$props.check) $$render(consequent_2);
		else if ($$props.children) $$render(consequent_3, 1);
		else $$render(alternate_1, -1);
	});
	var node_9 = sibling(node_3, 2);
	var consequent_5 = ($$anchor) => {
		var p_1 = root_4$10();
		var text_5 = only_child(p_1, true);
		template_effect(() => set_text(text_5, get(after)));
		append($$anchor, p_1);
	};
	if_block(node_9, ($$render) => {
		if (get(after) && ($$props.check || $$props.children)) $$render(consequent_5);
	});
	reset(div);
	reset(article);
	template_effect(() => {
		classes = set_class(article, 1, "crisis svelte-1iw77tj", null, classes, {
			big: big(),
			checked: $$props.check
		});
		set_text(text$2, $$props.kind);
	});
	append($$anchor, article);
	pop();
}
delegate(["click"]);
// src/art/Trauma.svelte
var root$23 = from_svg(`<path d="M0-5.500V5.500M-5.500 0H5.500" class="svelte-1bdhqpv"></path>`);
var root_1$18 = from_svg(`<path d="M-4.500-5L1.500-1L-1.500 1L4.500 5" class="svelte-1bdhqpv"></path>`);
var root_2$12 = from_svg(`<path d="M-4.500-4.500L4.500 4.500M4.500-4.500L-4.500 4.500" class="svelte-1bdhqpv"></path>`);
var root_3$10 = from_svg(`<path class="back svelte-1bdhqpv" d="M-4 1.500C-2-2 2 5 4-1.500"></path>`);
var root_4$9 = from_svg(`<g><circle r="9" class="svelte-1bdhqpv"></circle><!></g>`);
function Trauma($$anchor, $$props) {
	push($$props, true);
	/** its id, or nothing of one that lies face down */
	const face = prop($$props, "face", 3, ""), size = prop($$props, "size", 3, 20);
	const kind = user_derived(() => face().replace(/^.*-/, ""));
	var g = root_4$9();
	var node = sibling(child(g));
	var consequent = ($$anchor) => {
		var path = root$23();
		append($$anchor, path);
	};
	var consequent_1 = ($$anchor) => {
		var path_1 = root_1$18();
		append($$anchor, path_1);
	};
	var consequent_2 = ($$anchor) => {
		var path_2 = root_2$12();
		append($$anchor, path_2);
	};
	var alternate = ($$anchor) => {
		var path_3 = root_3$10();
		append($$anchor, path_3);
	};
	if_block(node, ($$render) => {
		if (get(kind) === "benevolent") $$render(consequent);
		else if (get(kind) === "antagonistic") $$render(consequent_1, 1);
		else if (get(kind) === "disaster") $$render(consequent_2, 2);
		else $$render(alternate, -1);
	});
	reset(g);
	template_effect(() => {
		set_class(g, 0, `token ${get(kind) ?? ""}`, "svelte-1bdhqpv");
		set_attribute(g, "transform", `scale(${size() / 20})`);
	});
	append($$anchor, g);
	pop();
}
// src/stage/Veil.svelte
var root$22 = from_html(`<div aria-hidden="true"><svg viewBox="0 0 1208 600" preserveAspectRatio="none" class="svelte-1sp84g0"><path d="M430 0H800L1010 600H215z" class="svelte-1sp84g0"></path></svg></div>`);
function Veil($$anchor, $$props) {
	const dark = prop($$props, "dark", 3, false);
	var div = root$22();
	let classes;
	template_effect(() => classes = set_class(div, 1, "veil svelte-1sp84g0", null, classes, { dark: dark() }));
	append($$anchor, div);
}
// src/art/sky.ts
var size = {
	w: 1208,
	h: 600
};
var lights = [
	[
		"#1f6f8f",
		"#7a3d22",
		"#2b3f7a"
	],
	[
		"#7a2f3a",
		"#1d4f72",
		"#5d2f6a"
	],
	[
		"#2a5fa0",
		"#1d6b5d",
		"#6a3a2a"
	],
	[
		"#5b3a8a",
		"#8a3a4a",
		"#20507a"
	],
	[
		"#8a5a1f",
		"#3a5a7a",
		"#7a2a2a"
	],
	[
		"#1d6b5d",
		"#2a4f8a",
		"#6a5a2a"
	]
];
var grounds = [
	[
		"#5f8a94",
		"#2f4f58",
		"#132329"
	],
	[
		"#a06a48",
		"#5d3423",
		"#26140f"
	],
	[
		"#8a9f86",
		"#47583f",
		"#1a2318"
	],
	[
		"#8f86ad",
		"#4c4468",
		"#1d1930"
	],
	[
		"#b8a272",
		"#6d5a35",
		"#2a2114"
	]
];
/** A number that is the same for the same name. */
function seedOf(name) {
	let n = 2166136261;
	for (const c of name) n = Math.imul(n ^ c.codePointAt(0), 16777619);
	return n >>> 0;
}
/** Numbers from 0 to 1, the same for the same seed. */
function chance(seed) {
	let a = seed | 0;
	return () => {
		a = a + 1831565813 | 0;
		let t = Math.imul(a ^ a >>> 15, 1 | a);
		t = t + Math.imul(t ^ t >>> 7, 61 | t) ^ t;
		return ((t ^ t >>> 14) >>> 0) / 4294967296;
	};
}
var pick = (all, next) => all[Math.floor(next() * all.length)];
/** Bands of weather across a planet of some size, around its middle. */
function bandsOf(r, [lit, mid], next) {
	const n = 14;
	return Array.from({ length: n }, (_, i) => {
		const y = Math.trunc(-r + (i + .6) * (2 * r / n));
		const x = Math.trunc(Math.sqrt(Math.max(0, r * r - y * y)));
		const h = r * (.015 + .04 * next());
		const [a, b] = [Math.trunc(y + r * .1 * (next() - .3)), Math.trunc(y + r * .14 * (next() - .5))];
		return {
			d: `M${-x} ${y} C${Math.trunc(-x * .3)} ${a} ${Math.trunc(x * .3)} ${b} ${x} ${y} L${x} ${Math.trunc(y + h)} C${Math.trunc(x * .2)} ${Math.trunc(y + h * 2.4)} ${Math.trunc(-x * .3)} ${Math.trunc(y + h * .3)} ${-x} ${Math.trunc(y + h)}Z`,
			fill: i % 3 ? mid : lit,
			opacity: +(.25 + .5 * next()).toFixed(2)
		};
	});
}
/** Rocks of all sizes, the near ones along the edges of the scene. */
function rocksOf(n, next) {
	const { w, h } = size;
	return Array.from({ length: n }, (_, i) => {
		const far = i % 3 !== 0;
		const r = far ? 4 + 9 * next() : 16 + 34 * next();
		const x = w * next();
		const y = far ? h * next() : next() < .5 ? h * .14 * next() : h * (.86 + .14 * next());
		const corners = Array.from({ length: 8 }, (_, k) => {
			const [a, d] = [k / 8 * 2 * Math.PI + .5 * next(), r * (.68 + .4 * next())];
			return `${(x + Math.cos(a) * d * 1.25).toFixed(0)} ${(y + Math.sin(a) * d * .85).toFixed(0)}`;
		});
		const lit = [...corners.slice(3, 7), `${x.toFixed(0)} ${(y - r * .15).toFixed(0)}`];
		return {
			d: `M${corners.join("L")}Z`,
			lit: `M${lit.join("L")}Z`,
			far
		};
	});
}
/** Stars along a band across the sky, thick in its middle. */
function river(n, next) {
	const { w, h } = size;
	const [from, to] = [h * next(), h * next()];
	return Array.from({ length: n }, () => {
		const along = next();
		const off = (next() + next() + next() - 1.5) * h * .22;
		return `M${Math.trunc(along * w)} ${Math.trunc(from + (to - from) * along + off)}h0`;
	}).join("");
}
/** The sky over a place; one without a name is where the fleet begins. */
function skyOver(place) {
	const next = chance(seedOf(place));
	const { w, h } = size;
	const cloudy = place.includes("nebula");
	const washes = Array.from({ length: cloudy ? 12 : 8 }, (_, i) => ({
		light: i % 3,
		cx: Math.trunc(w * (.05 + .9 * next())),
		cy: Math.trunc(h * (.05 + .9 * next())),
		rx: Math.trunc(w * (.14 + .26 * next())),
		ry: Math.trunc(h * (.12 + .3 * next())),
		turn: Math.trunc(-28 + next() * 26)
	}));
	const dots = (n) => Array.from({ length: n }, () => `M${Math.trunc(next() * w)} ${Math.trunc(next() * h)}h0`).join("");
	const stars = [
		{
			d: river(320, next),
			width: .7,
			opacity: .42
		},
		{
			d: dots(150),
			width: .9,
			opacity: .5
		},
		{
			d: dots(60),
			width: 1.5,
			opacity: .75
		},
		{
			d: dots(15),
			width: 2.4,
			opacity: .95
		}
	];
	const colours = pick(grounds, next);
	const r = Math.trunc(270 + 120 * next());
	const planet = {
		x: Math.trunc(w * (.74 + .1 * next())),
		y: Math.trunc(h + r * (.3 + .2 * next())),
		r,
		colours,
		bands: bandsOf(r, colours, next),
		etched: Array.from({ length: 24 }, (_, i) => `M${-r} ${Math.trunc(-r + (i + 1) * (2 * r / 25))}h${2 * r}`).join(""),
		ring: next() < .3 ? Math.trunc(r * 1.5) : void 0,
		moon: next() < .5 ? {
			x: Math.trunc(-r * .98),
			y: Math.trunc(-r * .5),
			r: 12 + Math.trunc(14 * next())
		} : void 0
	};
	return {
		lights: pick(lights, next),
		washes,
		stars,
		planet: /deep-space|nebula|asteroid/.test(place) ? void 0 : planet,
		rocks: place.includes("asteroid") ? rocksOf(36, next) : [],
		sun: {
			x: Math.trunc(w * (.04 + .3 * next())),
			y: Math.trunc(h * (.05 + .14 * next())),
			r: 60 + Math.trunc(60 * next())
		}
	};
}
// src/art/Sky.svelte
var root$21 = from_svg(`<radialGradient><stop offset="0" stop-opacity=".72"></stop><stop offset=".55" stop-opacity=".24"></stop><stop offset="1" stop-opacity="0"></stop></radialGradient>`);
var root_1$17 = from_svg(`<ellipse></ellipse>`);
var root_2$11 = from_svg(`<path class="stars svelte-srb6ii"></path>`);
var root_3$9 = from_svg(`<g transform="rotate(-16)"><ellipse class="ring svelte-srb6ii" opacity=".2"></ellipse><ellipse class="ring svelte-srb6ii" stroke-width="2" opacity=".4"></ellipse></g>`);
var root_4$8 = from_svg(`<g><circle></circle><path opacity=".85"></path></g>`);
var root_5$7 = from_svg(`<radialGradient id="sky-air"><stop offset=".925" stop-opacity=".5"></stop><stop offset="1" stop-opacity="0"></stop></radialGradient><linearGradient id="sky-edge" x1=".15" y1="0" x2=".75" y2=".45"><stop offset="0" stop-opacity=".95"></stop><stop offset=".55" stop-opacity=".5"></stop><stop offset="1" stop-opacity="0"></stop></linearGradient><clipPath id="sky-disc"><circle></circle></clipPath><g class="planet svelte-srb6ii"><!><circle fill="url(#sky-air)" opacity=".55"></circle><g clip-path="url(#sky-disc)"><circle></circle><circle opacity=".6"></circle><!><path class="etched svelte-srb6ii"></path><circle fill="url(#sky-night)"></circle><circle class="ring svelte-srb6ii" stroke="url(#sky-edge)" stroke-width="3"></circle></g><!></g>`, 1);
var root_6$4 = from_svg(`<g><path></path><path class="side svelte-srb6ii"></path></g>`);
var root_7$2 = from_svg(`<svg preserveAspectRatio="xMaxYMax slice"><defs><!><radialGradient id="sky-sun"><stop offset="0" stop-color="#fff4dc" stop-opacity=".95"></stop><stop offset=".05" stop-color="#fff0cf" stop-opacity=".8"></stop><stop offset=".12" stop-color="#f4c884" stop-opacity=".3"></stop><stop offset=".45" stop-color="#e0a060" stop-opacity=".08"></stop><stop offset="1" stop-color="#e0a060" stop-opacity="0"></stop></radialGradient><radialGradient id="sky-far" cx=".42" cy=".48" r=".72"><stop offset=".45" stop-color="#02050a" stop-opacity="0"></stop><stop offset="1" stop-color="#02050a" stop-opacity=".62"></stop></radialGradient><pattern id="sky-screen" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(24)"><circle class="dot svelte-srb6ii" cx="2.5" cy="2.5" r=".8"></circle></pattern><linearGradient id="sky-night" x1="0" y1=".1" x2="1" y2=".75"><stop offset="0" stop-color="#02050a" stop-opacity="0"></stop><stop offset=".3" stop-color="#02050a" stop-opacity=".3"></stop><stop offset=".55" stop-color="#02050a" stop-opacity=".86"></stop><stop offset="1" stop-color="#02050a" stop-opacity=".97"></stop></linearGradient></defs><rect class="void svelte-srb6ii"></rect><g class="washes svelte-srb6ii"></g><rect class="screen svelte-srb6ii" fill="url(#sky-screen)"></rect><!><circle class="sun svelte-srb6ii" fill="url(#sky-sun)"></circle><!><!><rect class="edges svelte-srb6ii" fill="url(#sky-far)"></rect></svg>`);
var root_8$1 = from_html(`<div class="sky svelte-srb6ii" aria-hidden="true"><!></div>`);
function Sky($$anchor, $$props) {
	push($$props, true);
	/** The place that the fleet is at, by its id. */
	const sky = user_derived(() => skyOver($$props.place));
	/** Where the fleet was when this was first looked at: nothing arrives there. */
	const begun = untrack(() => $$props.place);
	var div = root_8$1();
	var node = child(div);
	key(node, () => $$props.place, ($$anchor) => {
		var svg = root_7$2();
		let classes;
		var defs = child(svg);
		var node_1 = child(defs);
		each(node_1, 17, () => get(sky).lights, index, ($$anchor, light, i) => {
			var radialGradient = root$21();
			set_attribute(radialGradient, "id", `sky-${i}`);
			var stop = child(radialGradient);
			var stop_1 = sibling(stop);
			var stop_2 = sibling(stop_1);
			reset(radialGradient);
			template_effect(() => {
				set_attribute(stop, "stop-color", get(light));
				set_attribute(stop_1, "stop-color", get(light));
				set_attribute(stop_2, "stop-color", get(light));
			});
			append($$anchor, radialGradient);
		});
		next(4);
		reset(defs);
		var rect = sibling(defs);
		var g = sibling(rect);
		each(g, 21, () => get(sky).washes, index, ($$anchor, $$item) => {
			let cx = () => get($$item).cx;
			let cy = () => get($$item).cy;
			let rx = () => get($$item).rx;
			let ry = () => get($$item).ry;
			let turn = () => get($$item).turn;
			let light = () => get($$item).light;
			var ellipse = root_1$17();
			template_effect(() => {
				set_attribute(ellipse, "cx", cx());
				set_attribute(ellipse, "cy", cy());
				set_attribute(ellipse, "rx", rx());
				set_attribute(ellipse, "ry", ry());
				set_attribute(ellipse, "transform", `rotate(${turn() ?? ""} ${cx() ?? ""} ${cy() ?? ""})`);
				set_attribute(ellipse, "fill", `url(#sky-${light() ?? ""})`);
			});
			append($$anchor, ellipse);
		});
		reset(g);
		var rect_1 = sibling(g);
		var node_2 = sibling(rect_1);
		each(node_2, 17, () => get(sky).stars, index, ($$anchor, $$item) => {
			let d = () => get($$item).d;
			let width = () => get($$item).width;
			let opacity = () => get($$item).opacity;
			var path = root_2$11();
			template_effect(() => {
				set_attribute(path, "d", d());
				set_attribute(path, "stroke-width", width());
				set_attribute(path, "opacity", opacity());
			});
			append($$anchor, path);
		});
		var circle = sibling(node_2);
		var node_3 = sibling(circle);
		var consequent_2 = ($$anchor) => {
			const computed_const = user_derived(() => {
				return get(sky).planet;
			});
			var fragment = root_5$7();
			var radialGradient_1 = first_child(fragment);
			var stop_3 = child(radialGradient_1);
			var stop_4 = sibling(stop_3);
			reset(radialGradient_1);
			var linearGradient = sibling(radialGradient_1);
			var stop_5 = child(linearGradient);
			var stop_6 = sibling(stop_5);
			var stop_7 = sibling(stop_6);
			reset(linearGradient);
			var clipPath = sibling(linearGradient);
			var circle_1 = only_child(clipPath);
			var g_1 = sibling(clipPath);
			var node_4 = child(g_1);
			var consequent = ($$anchor) => {
				var g_2 = root_3$9();
				var ellipse_1 = child(g_2);
				var ellipse_2 = sibling(ellipse_1);
				reset(g_2);
				template_effect(() => {
					set_attribute(g_2, "stroke", get(computed_const).colours[0]);
					set_attribute(ellipse_1, "rx", get(computed_const).ring);
					set_attribute(ellipse_1, "ry", get(computed_const).ring * .2);
					set_attribute(ellipse_1, "stroke-width", get(computed_const).r * .07);
					set_attribute(ellipse_2, "rx", get(computed_const).ring * .9);
					set_attribute(ellipse_2, "ry", get(computed_const).ring * .18);
				});
				append($$anchor, g_2);
			};
			if_block(node_4, ($$render) => {
				if (get(computed_const).ring) $$render(consequent);
			});
			var circle_2 = sibling(node_4);
			var g_3 = sibling(circle_2);
			var circle_3 = child(g_3);
			var circle_4 = sibling(circle_3);
			var node_5 = sibling(circle_4);
			Strokes(node_5, { get strokes() {
				return get(computed_const).bands;
			} });
			var path_1 = sibling(node_5);
			var circle_5 = sibling(path_1);
			var circle_6 = sibling(circle_5);
			reset(g_3);
			var node_6 = sibling(g_3);
			var consequent_1 = ($$anchor) => {
				var g_4 = root_4$8();
				var circle_7 = child(g_4);
				var path_2 = sibling(circle_7);
				let styles;
				reset(g_4);
				template_effect(() => {
					set_attribute(g_4, "transform", `translate(${get(computed_const).moon.x ?? ""} ${get(computed_const).moon.y ?? ""})`);
					set_attribute(circle_7, "r", get(computed_const).moon.r);
					set_attribute(circle_7, "fill", get(computed_const).colours[2]);
					set_attribute(path_2, "d", `M0 ${-get(computed_const).moon.r}A${get(computed_const).moon.r ?? ""} ${get(computed_const).moon.r ?? ""} 0 0 0 0 ${get(computed_const).moon.r ?? ""}A${get(computed_const).moon.r * 1.5} ${get(computed_const).moon.r * 1.3} 0 0 1 0 ${-get(computed_const).moon.r}Z`);
					styles = set_style(path_2, "", styles, { fill: get(computed_const).colours[0] });
				});
				append($$anchor, g_4);
			};
			if_block(node_6, ($$render) => {
				if (get(computed_const).moon) $$render(consequent_1);
			});
			reset(g_1);
			template_effect(() => {
				set_attribute(stop_3, "stop-color", get(computed_const).colours[0]);
				set_attribute(stop_4, "stop-color", get(computed_const).colours[0]);
				set_attribute(stop_5, "stop-color", get(computed_const).colours[0]);
				set_attribute(stop_6, "stop-color", get(computed_const).colours[0]);
				set_attribute(stop_7, "stop-color", get(computed_const).colours[0]);
				set_attribute(circle_1, "r", get(computed_const).r);
				set_attribute(g_1, "transform", `translate(${get(computed_const).x ?? ""} ${get(computed_const).y ?? ""})`);
				set_attribute(circle_2, "r", get(computed_const).r * 1.07);
				set_attribute(circle_3, "r", get(computed_const).r);
				set_attribute(circle_3, "fill", get(computed_const).colours[2]);
				set_attribute(circle_4, "r", get(computed_const).r);
				set_attribute(circle_4, "fill", get(computed_const).colours[1]);
				set_attribute(path_1, "d", get(computed_const).etched);
				set_attribute(path_1, "stroke", get(computed_const).colours[2]);
				set_attribute(circle_5, "r", get(computed_const).r);
				set_attribute(circle_6, "r", get(computed_const).r - 1.5);
			});
			append($$anchor, fragment);
		};
		if_block(node_3, ($$render) => {
			if (get(sky).planet) $$render(consequent_2);
		});
		var node_7 = sibling(node_3);
		each(node_7, 17, () => get(sky).rocks, index, ($$anchor, $$item) => {
			let d = () => get($$item).d;
			let lit = () => get($$item).lit;
			let far = () => get($$item).far;
			var g_5 = root_6$4();
			let classes_1;
			var path_3 = child(g_5);
			var path_4 = sibling(path_3);
			reset(g_5);
			template_effect(() => {
				classes_1 = set_class(g_5, 0, "rock svelte-srb6ii", null, classes_1, { far: far() });
				set_attribute(path_3, "d", d());
				set_attribute(path_4, "d", lit());
			});
			append($$anchor, g_5);
		});
		var rect_2 = sibling(node_7);
		reset(svg);
		template_effect(() => {
			set_attribute(svg, "viewBox", `0 0 ${size.w ?? ""} ${size.h ?? ""}`);
			classes = set_class(svg, 0, "svelte-srb6ii", null, classes, { arriving: $$props.place !== begun });
			set_attribute(rect, "width", size.w);
			set_attribute(rect, "height", size.h);
			set_attribute(rect_1, "width", size.w);
			set_attribute(rect_1, "height", size.h);
			set_attribute(circle, "cx", get(sky).sun.x);
			set_attribute(circle, "cy", get(sky).sun.y);
			set_attribute(circle, "r", get(sky).sun.r);
			set_attribute(rect_2, "width", size.w);
			set_attribute(rect_2, "height", size.h);
		});
		append($$anchor, svg);
	});
	reset(div);
	append($$anchor, div);
	pop();
}
// src/stage/what.ts
var onBoard = /^(location|area|move|ship|civilian|boarding|board|launch|viper)\//;
/** Whether what is asked is chosen on the board, so that nothing may lie over it. */
var needsBoard = (ask) => ask?.options.some((o) => onBoard.test(o.id)) ?? false;
/** Whether nobody has chosen yet on a card that lets somebody choose. */
function undecided(log, card) {
	const drawn = log.findLastIndex((l) => l.comp === card);
	return !log.slice(drawn + 1).some((l) => l.kind === "box" && l.cause === card);
}
/** The line that says where the fleet has come to, until the game goes on from there. */
function arrival(log) {
	const there = log.findLastIndex((l) => l.kind === "destination");
	return log.slice(there + 1).some((l) => /^(turn|phase|crisis|super|jump|used|ended)$/.test(l.kind)) ? void 0 : log[there];
}
// src/board/Spot.svelte
var root$20 = from_svg(`<g role="button" tabindex="0"><!></g>`);
var root_1$16 = from_svg(`<g class="spot svelte-hxemb6"><!></g>`);
function Spot($$anchor, $$props) {
	push($$props, true);
	/** What it is called is already said by what it lies in: it has a name only where it can be pressed. */
	const told = prop($$props, "told", 3, false);
	const session = useSession();
	const lit = user_derived(() => session.at($$props.spot).length > 0);
	const picked = user_derived(() => session.pickedAt($$props.spot) > 0);
	const full = user_derived(() => get(lit) ? `${$$props.label}; ${t(get(picked) ? "board.chosen" : "board.choose")}` : $$props.label);
	function press() {
		session.touch($$props.spot, $$props.read);
	}
	function keydown(event) {
		if (event.key !== "Enter" && event.key !== " ") return;
		event.preventDefault();
		press();
	}
	var fragment = comment();
	var node = first_child(fragment);
	var consequent = ($$anchor) => {
		var g = root$20();
		let classes;
		var node_1 = child(g);
		snippet(node_1, () => $$props.children);
		reset(g);
		template_effect(() => {
			classes = set_class(g, 0, "spot svelte-hxemb6", null, classes, {
				lit: get(lit),
				picked: get(picked)
			});
			set_attribute(g, "data-spot", $$props.spot);
			set_attribute(g, "aria-label", get(full));
			set_attribute(g, "aria-pressed", get(lit) ? get(picked) : void 0);
		});
		delegated("click", g, press);
		delegated("keydown", g, keydown);
		append($$anchor, g);
	};
	var alternate = ($$anchor) => {
		var g_1 = root_1$16();
		var node_2 = child(g_1);
		snippet(node_2, () => $$props.children);
		reset(g_1);
		template_effect(() => {
			set_attribute(g_1, "data-spot", $$props.spot);
			set_attribute(g_1, "role", told() ? void 0 : "img");
			set_attribute(g_1, "aria-label", told() ? void 0 : $$props.label);
			set_attribute(g_1, "aria-hidden", told() || void 0);
		});
		append($$anchor, g_1);
	};
	if_block(node, ($$render) => {
		if (get(lit) || $$props.read) $$render(consequent);
		else $$render(alternate, -1);
	});
	append($$anchor, fragment);
	pop();
}
delegate(["click", "keydown"]);
// src/board/Area.svelte
var root$19 = from_svg(`<tspan lengthAdjust="spacingAndGlyphs"> </tspan>`);
var root_1$15 = from_svg(`<text lengthAdjust="spacingAndGlyphs"> </text>`);
var root_2$10 = from_svg(`<rect class="edge sector svelte-u3sihb" rx="8"></rect><text></text><!>`, 1);
function Area($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	const lines = user_derived(() => $$props.heading.lines), narrow = user_derived(() => $$props.heading.narrow);
	/** Beside her on a tall board, a name ends at the edge of the screen on one side and begins there on the other. */
	const last = user_derived(() => get(narrow) && $$props.rect.x > $$props.rect.w);
	const name = user_derived(() => areaName($$props.area.id));
	const label = user_derived(() => `${$$props.area.launch ? `${get(name)}, ${t("area.launch")}` : get(name)}: ${inArea($$props.area, session.frame)}`);
	Spot($$anchor, {
		get spot() {
			return `area/${$$props.area.id ?? ""}`;
		},
		get label() {
			return get(label);
		},
		children: ($$anchor, $$slotProps) => {
			var fragment_1 = root_2$10();
			var rect_1 = first_child(fragment_1);
			var text = sibling(rect_1);
			let classes;
			each(text, 21, () => get(lines), index, ($$anchor, line, i) => {
				var tspan = root$19();
				var text_1 = only_child(tspan, true);
				template_effect(($0) => {
					set_attribute(tspan, "x", get(last) ? $$props.rect.x + $$props.rect.w - 1 : $$props.rect.x + 7);
					set_attribute(tspan, "y", $$props.rect.y + (i + 1) * ($$props.fontSize + 1) + 1);
					set_attribute(tspan, "text-anchor", get(last) ? "end" : void 0);
					set_attribute(tspan, "textLength", $0);
					set_text(text_1, i < get(lines).length - 1 ? `${get(line)} ` : get(line));
				}, [() => get(narrow) ? squeezed(get(line), $$props.rect.w - 1, $$props.fontSize, 500) : void 0]);
				append($$anchor, tspan);
			});
			reset(text);
			var node = sibling(text);
			var consequent = ($$anchor) => {
				const computed_const = user_derived(() => {
					return $$props.heading.launch;
				});
				var text_2 = root_1$15();
				let classes_1;
				var text_3 = only_child(text_2, true);
				template_effect(($0) => {
					classes_1 = set_class(text_2, 0, "launch svelte-u3sihb", null, classes_1, { narrow: get(narrow) });
					set_attribute(text_2, "x", get(computed_const).x);
					set_attribute(text_2, "y", get(computed_const).y);
					set_attribute(text_2, "font-size", $$props.fontSize);
					set_attribute(text_2, "textLength", $0);
					set_text(text_3, ` ${get(computed_const).word}`);
				}, [() => get(narrow) ? squeezed(get(computed_const).word, $$props.rect.w - 9, $$props.fontSize, 500) : void 0]);
				append($$anchor, text_2);
			};
			if_block(node, ($$render) => {
				if ($$props.heading.launch) $$render(consequent);
			});
			template_effect(() => {
				set_attribute(rect_1, "x", $$props.rect.x);
				set_attribute(rect_1, "y", $$props.rect.y);
				set_attribute(rect_1, "width", $$props.rect.w);
				set_attribute(rect_1, "height", $$props.rect.h);
				set_attribute(text, "font-size", $$props.fontSize);
				classes = set_class(text, 0, "svelte-u3sihb", null, classes, { narrow: get(narrow) });
			});
			append($$anchor, fragment_1);
		},
		$$slots: { default: true }
	});
	pop();
}
// src/board/Boarding.svelte
var root$18 = from_svg(`<text x="7" aria-hidden="true" class="svelte-tarea6"> </text>`);
var root_1$14 = from_svg(`<text class="centurions svelte-tarea6" x="5" y="6" font-size="16"> </text>`);
var root_2$9 = from_svg(`<g><!></g><!>`, 1);
var root_3$8 = from_svg(`<text y="5" text-anchor="middle" font-size="15" lengthAdjust="spacingAndGlyphs"> </text>`);
var root_4$7 = from_svg(`<text y="5" text-anchor="middle" font-size="15" class="svelte-tarea6"></text>`);
var root_5$6 = from_svg(`<path></path><g><!></g>`, 1);
var root_6$3 = from_svg(`<g><!></g>`);
var root_7$1 = from_svg(`<g><!><!></g>`);
function Boarding($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	const spaces = user_derived(() => session.frame.view.fleet.boarding);
	const label = user_derived(() => $$props.layout.tall ? 0 : Math.max(118, widthOf(t("board.boarding"), $$props.layout.fontSize) + 16));
	const step = user_derived(() => ($$props.layout.boarding.w - get(label)) / get(spaces).length);
	/** A request may ask for a centurion: its space is pressed then. */
	const asked = user_derived(() => get(spaces).some((_, n) => session.at(`boarding/${n}`).length > 0));
	const name = user_derived(() => `${t("board.boarding")}: ${boardingParty(get(spaces))}`);
	const nameOf = (n, centurions) => n === get(spaces).length - 1 ? t("board.boardingLost") : boardingSpace(n, centurions);
	var g = root_7$1();
	var node = child(g);
	var consequent = ($$anchor) => {
		var text = root$18();
		var text_1 = only_child(text, true);
		template_effect(($0) => {
			set_attribute(text, "y", $$props.layout.boarding.h / 2 + 5);
			set_attribute(text, "font-size", $$props.layout.fontSize);
			set_text(text_1, $0);
		}, [() => t("board.boarding")]);
		append($$anchor, text);
	};
	if_block(node, ($$render) => {
		if (get(label)) $$render(consequent);
	});
	var node_1 = sibling(node);
	each(node_1, 17, () => get(spaces), index, ($$anchor, centurions, n) => {
		var g_1 = root_6$3();
		var node_2 = child(g_1);
		{
			let $0 = user_derived(() => nameOf(n, get(centurions)));
			Spot(node_2, {
				spot: `boarding/${n}`,
				get label() {
					return get($0);
				},
				told: true,
				children: ($$anchor, $$slotProps) => {
					var fragment = root_5$6();
					var path = first_child(fragment);
					let classes;
					var g_2 = sibling(path);
					var node_3 = child(g_2);
					var consequent_2 = ($$anchor) => {
						var fragment_1 = root_2$9();
						var g_3 = first_child(fragment_1);
						var node_4 = child(g_3);
						{
							let $0 = user_derived(() => $$props.layout.boarding.h + 6);
							Ship(node_4, {
								kind: "centurion",
								get size() {
									return get($0);
								}
							});
						}
						reset(g_3);
						var node_5 = sibling(g_3);
						var consequent_1 = ($$anchor) => {
							var text_2 = root_1$14();
							var text_3 = only_child(text_2);
							template_effect(() => set_text(text_3, `×${get(centurions) ?? ""}`));
							append($$anchor, text_2);
						};
						if_block(node_5, ($$render) => {
							if (get(centurions) > 1) $$render(consequent_1);
						});
						template_effect(() => set_attribute(g_3, "transform", `translate(${get(centurions) > 1 ? -9 : 0} -2)`));
						append($$anchor, fragment_1);
					};
					var consequent_3 = ($$anchor) => {
						const word = user_derived(() => t(n === 0 ? "board.boardingFirst" : "board.boardingEnd"));
						var text_4 = root_3$8();
						set_class(text_4, 0, "svelte-tarea6", null, {}, { end: n > 0 });
						var text_5 = only_child(text_4, true);
						template_effect(($0) => {
							set_attribute(text_4, "textLength", $0);
							set_text(text_5, get(word));
						}, [() => squeezed(get(word), get(step) - 22, 15, 500)]);
						append($$anchor, text_4);
					};
					var alternate = ($$anchor) => {
						var text_6 = root_4$7();
						text_6.textContent = n;
						append($$anchor, text_6);
					};
					if_block(node_3, ($$render) => {
						if (get(centurions) > 0) $$render(consequent_2);
						else if (n === 0 || n === get(spaces).length - 1) $$render(consequent_3, 1);
						else $$render(alternate, -1);
					});
					reset(g_2);
					template_effect(() => {
						classes = set_class(path, 0, "edge space svelte-tarea6", null, classes, { last: n === get(spaces).length - 1 });
						set_attribute(path, "d", `M0 0H${get(step) - 11}l8 ${($$props.layout.boarding.h - 4) / 2}l-8 ${($$props.layout.boarding.h - 4) / 2}H0l6 ${-($$props.layout.boarding.h - 4) / 2}z`);
						set_attribute(g_2, "transform", `translate(${get(step) / 2 - 2} ${$$props.layout.boarding.h / 2 - 2})`);
					});
					append($$anchor, fragment);
				},
				$$slots: { default: true }
			});
		}
		reset(g_1);
		template_effect(() => set_attribute(g_1, "transform", `translate(${get(label) + n * get(step)} 2)`));
		append($$anchor, g_1);
	});
	reset(g);
	template_effect(() => {
		set_attribute(g, "transform", `translate(${$$props.layout.boarding.x ?? ""} ${$$props.layout.boarding.y ?? ""})`);
		set_attribute(g, "role", get(asked) ? "group" : "img");
		set_attribute(g, "aria-label", get(name));
	});
	append($$anchor, g);
	pop();
}
// src/board/galactica.ts
/** Her rooms from bow to stern, along her two sides. */
var starboard = [
	"weapons-control",
	"command",
	"communications",
	"admirals-quarters",
	"ftl-control"
];
var port = [
	"armory",
	"brig",
	"research-lab",
	"sickbay",
	"hangar-deck"
];
var gap$1 = 3;
var edge = 4;
/** What the drawing has between her head and her rooms, and from them to the end of her engines. */
var collar = 32;
var aft = 60;
/** The least that she and the space around her take on a wide screen. */
var leastWide = {
	w: 712,
	h: 330
};
/** On a wide screen: all the room there is is hers and that of space. */
function wide({ w, h: high }) {
	const h = Math.max(high, leastWide.h);
	const front = between(36, w * .1, 150);
	const rear = between(66, w * .085, 120);
	const bow = between(52, w * .118, 124);
	const sector = between(48, h * .155, 124);
	const pods = between(36, h * .103, 66);
	const swell = between(12, h * .045, 30);
	const half = h / 2 - sector - pods - swell;
	const mid = w - front - bow - collar - aft - rear;
	const boarding = between(26, h * .045, 32);
	const room = {
		w: (mid - 12) / 5,
		h: half - boarding / 2 - gap$1
	};
	const [x, y] = [front + bow + collar, h / 2 - half];
	const middle = x + mid * .46;
	const ends = {
		y: sector + edge + 20,
		h: h - 2 * (sector + edge + 20)
	};
	const [top, bottom] = [edge, h - edge - sector];
	const rest = w - middle - gap$1 - edge;
	return {
		tall: false,
		width: w,
		height: h,
		measures: {
			mid,
			half,
			bow,
			swell,
			pods,
			deck: false
		},
		ship: {
			x: front,
			y: h / 2 - half - swell - pods,
			turned: false
		},
		lines: [
			[
				middle,
				edge,
				middle,
				sector
			],
			[
				middle,
				h - sector,
				middle,
				h - edge
			],
			[
				edge,
				sector + 14,
				front + bow * .4,
				h / 2 - 80
			],
			[
				edge,
				h - sector - 14,
				front + bow * .4,
				h / 2 + 80
			],
			[
				w - edge,
				sector + 14,
				x + mid + aft,
				h / 2 - half * .9
			],
			[
				w - edge,
				h - sector - 14,
				x + mid + aft,
				h / 2 + half * .9
			]
		],
		name: {
			x: front + bow * .5,
			y: h / 2
		},
		areas: {
			front: {
				x: edge,
				w: front + bow * .3,
				...ends
			},
			"starboard-front": {
				x: edge,
				y: top,
				w: middle - 8,
				h: sector
			},
			"starboard-rear": {
				x: middle + edge,
				y: top,
				w: rest,
				h: sector
			},
			rear: {
				x: x + mid + aft + 8,
				w: rear - 8 - edge,
				...ends
			},
			"port-rear": {
				x: middle + edge,
				y: bottom,
				w: rest,
				h: sector
			},
			"port-front": {
				x: edge,
				y: bottom,
				w: middle - 8,
				h: sector
			}
		},
		rooms: {
			...grid(starboard, 5, x, y, room.w, room.h, gap$1),
			...grid(port, 5, x, y + room.h + boarding + 6, room.w, room.h, gap$1)
		},
		docks: [],
		boarding: {
			x,
			y: y + room.h + gap$1,
			w: mid,
			h: boarding
		},
		fontSize: 15,
		cell: {
			w: 60,
			h: 52
		}
	};
}
/**
* On a tall screen, as high as the room there is, so that she is seen from bow to stern. An area that is empty is low; what
* flies before her bow and behind her engines lies close to them.
*/
function tall(width, high, empty) {
	const w = between(360, width, 620);
	const broad = w >= 480;
	const side = between(62, w * .16, 116);
	const front = empty("front") ? 26 : 48;
	const [engines, stern] = empty("rear") ? [34, 26] : [8, 58];
	const bow = broad ? 62 : 46;
	const boarding = 28;
	const below = 40 + (broad ? engines + 18 : engines) + stern;
	const rows = Math.max(high - front - bow - collar * .4 - below, 317);
	const y = front + bow + collar * .4;
	const x = side + (broad ? 12 : 3);
	const room = {
		w: (w - 2 * x - gap$1) / 2,
		h: (rows - 12) / 5
	};
	const height = y + rows + below;
	const long = rows + boarding + 6;
	const halfway = y + long / 2;
	const flank = {
		w: side - 4,
		h: halfway - 4 - (front + 24)
	};
	const hull = {
		mid: long,
		half: w / 2 - x,
		bow: bow * 1,
		swell: 6,
		pods: 30,
		deck: false
	};
	const middle = w / 2;
	return {
		tall: true,
		width: w,
		height,
		measures: hull,
		ship: {
			x: middle + hull.half + hull.swell + hull.pods,
			y: y - bow - collar,
			turned: true
		},
		lines: [
			[
				4,
				halfway,
				side - 20,
				halfway
			],
			[
				w - side + 20,
				halfway,
				w - 4,
				halfway
			],
			[
				4,
				front + 14,
				middle - 60,
				front + 34
			],
			[
				w - 4,
				front + 14,
				middle + 60,
				front + 34
			]
		],
		name: {
			x: middle,
			y: y - 12
		},
		areas: {
			front: {
				x: 4,
				y: 2,
				w: w - 8,
				h: front
			},
			"starboard-front": {
				x: w - side + 2,
				y: front + 24,
				...flank
			},
			"starboard-rear": {
				x: w - side + 2,
				y: halfway + 4,
				w: side - 4,
				h: y + long - halfway
			},
			rear: {
				x: 4,
				y: height - stern - 2,
				w: w - 8,
				h: stern
			},
			"port-rear": {
				x: 2,
				y: halfway + 4,
				w: side - 4,
				h: y + long - halfway
			},
			"port-front": {
				x: 2,
				y: front + 24,
				...flank
			}
		},
		rooms: {
			...grid(port, 1, x, y, room.w, room.h, gap$1),
			...grid(starboard, 1, x + room.w + gap$1, y, room.w, room.h, gap$1)
		},
		docks: [],
		boarding: {
			x,
			y: y + rows + 4,
			w: w - 2 * x,
			h: boarding
		},
		fontSize: 15,
		cell: {
			w: 36,
			h: 46
		}
	};
}
// src/board/fit.ts
/** On a screen as large as this and larger the scene grows with it. */
var natural = {
	w: 1208,
	h: 600
};
var largest = 1.6;
/** So much wider than high the scene is no wider: the boards beside her have the rest. */
var broadest = 2.05;
/** Letters of 15 units are readable down to this scale. */
var least = .84;
/**
* The letters in which rooms say what they do, in units: on the screen they are never smaller than is readable. None where
* larger ones were chosen, which rooms have no room for.
*/
var gistIn = (scale, letters) => letters <= 1.05 ? Math.max(13, 12.5 / scale) : void 0;
/** What the boards beside her take of the width: more where the scene would be too long, and in two columns. */
function docksOf(columns, w, h = Infinity) {
	const [low, share, high, most] = columns === 1 ? [
		196,
		.19,
		236,
		400
	] : [
		345,
		.29,
		380,
		560
	];
	return Math.max(between(low, w * share, high), Math.min(w - h * broadest, most));
}
/** How large the scene is drawn in so much room. */
function scaleIn(room, columns) {
	const grown = between(1, Math.min(room.w / natural.w, room.h / natural.h), largest);
	if (grown > 1) return grown;
	const need = {
		w: leastWide.w + docksOf(columns, leastWide.w) + 8,
		h: leastWide.h
	};
	return between(least, Math.min(room.w / need.w, room.h / need.h), 1);
}
/** The boards beside her stand in two columns where one cannot hold them, and she has room beside two. */
function columnsIn(room, beside) {
	const scale = scaleIn(room, 2);
	const w = room.w / scale;
	return w - docksOf(2, w, room.h / scale) - 8 >= leastWide.w && overfull(beside, room.h / scaleIn(room, 1)) ? 2 : 1;
}
/** The scene in so much room, Galactica's bow to the left. */
function lying(room, boards, { away, lively, letters }) {
	const beside = boards.filter((b) => b.id !== "galactica");
	const columns = away ? 1 : columnsIn(room, beside);
	const scale = scaleIn(room, columns);
	const free = {
		w: room.w / scale,
		h: room.h / scale
	};
	const w = beside.length > 0 ? docksOf(columns, free.w, free.h) : 0;
	const told = gistIn(scale, letters) !== void 0;
	return {
		layout: {
			...away ? onPlanet(wide({
				w: free.w,
				h: free.h
			}), boards) : aside(wide({
				w: free.w - w - 8,
				h: free.h
			}), beside, {
				columns,
				w,
				lively,
				told
			}),
			fontSize: Math.min(15 * letters, 19)
		},
		scale
	};
}
/** The scene in so much room. */
function scene(room, boards, upright, how = {}) {
	const all = {
		away: false,
		empty: () => false,
		lively: () => true,
		letters: 1,
		...how
	};
	if (!upright) return lying(room, boards, all);
	const scale = Math.min(room.w / between(360, room.w, 620), room.w < 360 ? 1 : largest);
	const base = tall(room.w, room.h / scale, all.empty);
	const beside = boards.filter((b) => b.id !== "galactica");
	const layout = all.away ? onPlanet(base, boards) : below(base, beside);
	return {
		layout,
		scale: Math.min(room.w / layout.width, room.w < 360 ? 1 : largest)
	};
}
// src/board/Hull.svelte
var root$17 = from_svg(`<g class="galactica svelte-182s99x" aria-hidden="true"><!></g>`);
function Hull($$anchor, $$props) {
	push($$props, true);
	const $$d = user_derived(() => $$props.layout.ship), x = user_derived(() => get($$d).x), y = user_derived(() => get($$d).y), turned = user_derived(() => get($$d).turned);
	const drawn = user_derived(() => hangar.galactica?.($$props.layout.measures));
	var g = root$17();
	var node = child(g);
	var consequent = ($$anchor) => {
		Strokes($$anchor, { get strokes() {
			return get(drawn).strokes;
		} });
	};
	if_block(node, ($$render) => {
		if (get(drawn)) $$render(consequent);
	});
	reset(g);
	template_effect(() => set_attribute(g, "transform", `translate(${get(x) ?? ""} ${get(y) ?? ""})${get(turned) ? " rotate(90)" : ""}`));
	append($$anchor, g);
	pop();
}
// src/board/Plate.svelte
var root$16 = from_svg(`<rect class="cell svelte-1yko2na"></rect><g><!></g>`, 1);
var root_1$13 = from_svg(`<path class="mine svelte-1yko2na" d="M-3 -6H13L5 6z"></path>`);
var root_2$8 = from_svg(`<g class="badge svelte-1yko2na"><circle r="8" class="svelte-1yko2na"></circle><!></g>`);
var root_3$7 = from_svg(`<title> </title><!><g><rect></rect><g class="face svelte-1yko2na" transform="translate(1.5 1.5)"><!></g><rect x="1.5" height="3.5"></rect><rect class="corner svelte-1yko2na" width="13" height="13"></rect><path></path><!><!></g>`, 1);
var root_4$6 = from_svg(`<text font-size="15" text-anchor="middle" lengthAdjust="spacingAndGlyphs" aria-hidden="true" class="svelte-1yko2na"> </text>`);
var root_5$5 = from_svg(`<g class="plate svelte-1yko2na"><g><!><!></g></g>`);
function Plate($$anchor, $$props) {
	push($$props, true);
	const flying = prop($$props, "flying", 3, false), scale = prop($$props, "scale", 3, 1);
	const session = useSession();
	const frame = user_derived(() => session.frame);
	const view = user_derived(() => get(frame).view.seats[$$props.seat]);
	const mine = user_derived(() => get(frame).view.seat === $$props.seat);
	/** One of each, though a title may have two cards. */
	const titles = user_derived(() => titlesOf(get(frame), $$props.seat).filter((id, i, all) => all.findIndex((o) => insignia(o) === insignia(id)) === i));
	const label = user_derived(() => [
		flying() ? pilotName(get(frame), $$props.seat) : personName(get(frame), $$props.seat),
		flying() ? "" : t("board.at", { place: book.name(get(view).location) }),
		...get(titles).map(titleName),
		get(view).revealed ? t("crew.revealed") : "",
		get(frame).view.current === $$props.seat ? t("crew.turn") : "",
		get(mine) ? t("crew.you") : ""
	].filter(Boolean).join("; "));
	const narrow = user_derived(() => flying() && $$props.w <= 66);
	const size = user_derived(() => flying() ? 32 : Math.max($$props.w, 12));
	/** Where the face begins. */
	const left = user_derived(() => flying() ? get(narrow) ? $$props.w - get(size) - 2 : $$props.w / 2 - 2 : 0);
	const name = user_derived(() => shortName(get(view).character));
	const room = user_derived(() => $$props.w - 4);
	var g = root_5$5();
	let styles;
	var g_1 = child(g);
	var node = child(g_1);
	Spot(node, {
		get spot() {
			return `seat/${$$props.seat ?? ""}`;
		},
		get label() {
			return get(label);
		},
		get read() {
			return get(view).character;
		},
		children: ($$anchor, $$slotProps) => {
			var fragment = root_3$7();
			var title_1 = first_child(fragment);
			var text = only_child(title_1, true);
			var node_1 = sibling(title_1);
			var consequent = ($$anchor) => {
				var fragment_1 = root$16();
				var rect = first_child(fragment_1);
				var g_2 = sibling(rect);
				var node_2 = child(g_2);
				{
					let $0 = user_derived(() => drawnOf(get(view).hull ?? "viper") ?? "viper");
					let $1 = user_derived(() => get(narrow) ? 30 : 42);
					Ship(node_2, {
						get kind() {
							return get($0);
						},
						get size() {
							return get($1);
						},
						turn: -90
					});
				}
				reset(g_2);
				template_effect(() => {
					set_attribute(rect, "width", $$props.w);
					set_attribute(rect, "height", $$props.h);
					set_attribute(g_2, "transform", `translate(${get(narrow) ? 16 : $$props.w / 2 - 22} ${get(size) / 2 + 1})`);
				});
				append($$anchor, fragment_1);
			};
			if_block(node_1, ($$render) => {
				if (flying()) $$render(consequent);
			});
			var g_3 = sibling(node_1);
			var rect_1 = child(g_3);
			let classes;
			var g_4 = sibling(rect_1);
			var node_3 = child(g_4);
			{
				let $0 = user_derived(() => get(size) - 3);
				Portrait(node_3, {
					get character() {
						return get(view).character;
					},
					get size() {
						return get($0);
					},
					get revealed() {
						return get(view).revealed;
					}
				});
			}
			reset(g_4);
			var rect_2 = sibling(g_4);
			var rect_3 = sibling(rect_2);
			var path = sibling(rect_3);
			var node_4 = sibling(path);
			var consequent_1 = ($$anchor) => {
				var path_1 = root_1$13();
				append($$anchor, path_1);
			};
			if_block(node_4, ($$render) => {
				if (get(mine)) $$render(consequent_1);
			});
			var node_5 = sibling(node_4);
			each(node_5, 18, () => get(titles), (title) => title, ($$anchor, title, i) => {
				var g_5 = root_2$8();
				var node_6 = sibling(child(g_5));
				{
					let $0 = user_derived(() => insignia(title));
					Glyph(node_6, {
						get name() {
							return get($0);
						},
						size: 11,
						x: -5.5,
						y: -5.5
					});
				}
				reset(g_5);
				template_effect(() => set_attribute(g_5, "transform", `translate(${get(size) - 6 - get(i) * 15} 6)`));
				append($$anchor, g_5);
			});
			reset(g_3);
			template_effect(() => {
				set_text(text, get(label));
				set_attribute(g_3, "transform", `translate(${get(left) ?? ""} 0)`);
				classes = set_class(rect_1, 0, "edge svelte-1yko2na", null, classes, {
					current: get(frame).view.current === $$props.seat && !get(mine),
					own: get(mine),
					revealed: get(view).revealed
				});
				set_attribute(rect_1, "width", get(size));
				set_attribute(rect_1, "height", get(size));
				set_class(rect_2, 0, `bar seat-${$$props.seat ?? ""}`, "svelte-1yko2na");
				set_attribute(rect_2, "y", get(size) - 5);
				set_attribute(rect_2, "width", get(size) - 3);
				set_attribute(rect_3, "y", get(size) - 13);
				set_class(path, 0, `sign seat-${$$props.seat ?? ""}`, "svelte-1yko2na");
				set_attribute(path, "d", glyphs[$$props.seat]);
				set_attribute(path, "transform", `translate(6.500 ${get(size) - 6.5}) scale(.85)`);
			});
			append($$anchor, fragment);
		},
		$$slots: { default: true }
	});
	var node_7 = sibling(node);
	var consequent_2 = ($$anchor) => {
		var text_1 = root_4$6();
		var text_2 = only_child(text_1, true);
		template_effect(($0) => {
			set_attribute(text_1, "x", $$props.w / 2);
			set_attribute(text_1, "y", $$props.h - 4);
			set_attribute(text_1, "textLength", $0);
			set_text(text_2, get(name));
		}, [() => squeezed(get(name), Math.min(get(room), widthOf(get(name), 15, 600)), 15, 600)]);
		append($$anchor, text_1);
	};
	if_block(node_7, ($$render) => {
		if (flying() && !get(narrow)) $$render(consequent_2);
	});
	reset(g_1);
	reset(g);
	template_effect(() => {
		styles = set_style(g, "", styles, { transform: `translate(${$$props.x + $$props.w / 2}px, ${$$props.y + $$props.h / 2}px) scale(${scale() ?? ""})` });
		set_attribute(g_1, "transform", `translate(${-$$props.w / 2} ${-$$props.h / 2})`);
	});
	append($$anchor, g);
	pop();
}
// src/board/plates.ts
var gap = 3;
var sizes = [
	38,
	34,
	30,
	26,
	22,
	18
];
/** A room that is so much broader than high, or too low for a head under its name, has its people beside it. */
var isLow = (rect) => rect.h < 66 && rect.w > (rect.h < 56 ? 1.8 : 2.4) * rect.h;
/** Whether a room's sign stands before its name: one that is narrow has room for its name alone. */
var leads = (rect) => rect.h < 40 && rect.w >= 100;
/** What the signs in the corner of a room take beside its name: of damage, of a card that bars it, of a trauma token. */
function signsAt(view, id) {
	const round = +view.damaged.includes(id) + +(view.barred?.[id] !== void 0) + +(view.trauma?.on.includes(id) ?? false);
	return round > 0 ? 20 * round - 12 : 0;
}
/** The lines that a room's name takes; signs in the corner beside it take so much of the room. */
var nameLines = (name, rect, fontSize, signs = 0) => isLow(rect) || rect.h < 40 ? [name] : twoLines(name, rect.w - 14 - signs, fontSize);
/** The part of a room that its name leaves free. */
function beyondName(name, rect, fontSize, signs = 0) {
	if (isLow(rect)) {
		const sign = leads(rect) ? 19 : 0;
		const taken = Math.min(7 + sign + widthOf(name, fontSize) + signs + 6, rect.w * .55);
		return {
			x: rect.x + taken,
			y: rect.y + 2,
			w: rect.w - taken - 4,
			h: rect.h - 4
		};
	}
	const above = nameLines(name, rect, fontSize, signs).length * (fontSize + 1) + 4;
	return {
		x: rect.x + 5,
		y: rect.y + above,
		w: rect.w - 10,
		h: rect.h - above - 4
	};
}
/** One row before two, large heads before small ones. */
function gridFor(people, free, most) {
	for (const rows of [
		1,
		2,
		3
	]) {
		const columns = Math.ceil(people / rows);
		const size = sizes.find((s) => s <= most && rows * (s + gap) - gap <= free.h && columns * (s + gap) - gap <= free.w);
		if (size !== void 0 && (size >= 26 || rows === 3)) return {
			columns,
			rows,
			size
		};
	}
	const columns = Math.ceil(people / 2);
	return {
		columns,
		rows: 2,
		size: Math.min(free.w / columns - gap, free.h / 2 - gap, 26)
	};
}
/** Heads in the part of a room that is free: at the bottom of it, or at the end of a low one. */
function placePlates(seats, name, rect, fontSize, signs = 0) {
	if (seats.length === 0) return [];
	const free = beyondName(name, rect, fontSize, signs);
	const { columns, rows, size } = gridFor(seats.length, free, 38);
	const high = rows * (size + gap) - gap;
	const left = isLow(rect) ? free.x + free.w - columns * (size + gap) + gap : free.x;
	const top = isLow(rect) ? free.y + (free.h - high) / 2 : free.y + free.h - high;
	return seats.map((seat, i) => ({
		seat,
		x: left + i % columns * (size + gap),
		y: top + Math.floor(i / columns) * (size + gap),
		w: size,
		h: size
	}));
}
/** The head of somebody who pilots a viper. */
var pilotPlate = ({ item, x, y, w, h, scale }) => item.kind === "pilot" ? [{
	seat: item.seat,
	x: x - w / 2,
	y: y - h / 2,
	w,
	h,
	scale,
	flying: true
}] : [];
// src/board/useless.ts
/** Locations whose actions are for the President alone. */
var presidents = ["location/presidents-office", "location/quorum-chamber"];
/** The reason, or nothing where it can be used as any other. Whoever watches is told of damage alone. */
function useless({ view }, location) {
	if (view.damaged.includes(location)) return "damaged";
	const seat = view.seats[view.seat];
	if (!seat?.character) return void 0;
	const far = view.boards.find((b) => b.id === "cylon-locations")?.locations.includes(location) ?? false;
	if (far && !seat.revealed) return "cylons";
	if (!far && seat.revealed && view.boards.some((b) => b.id === "galactica" && b.locations.includes(location))) return "humans";
	const president = Object.entries(view.titles).some(([t, s]) => t.startsWith("president") && s === view.seat);
	return presidents.includes(location) && !president ? "president" : void 0;
}
// src/board/BoardName.svelte
var root$15 = from_svg(`<rect class="edge name svelte-y13d0f" height="26"></rect>`);
var root_1$12 = from_svg(`<g><!></g>`);
var root_2$7 = from_svg(`<title> </title><!><!><text font-size="17" lengthAdjust="spacingAndGlyphs"> </text>`, 1);
function BoardName($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	const view = user_derived(() => session.frame.view);
	const rect = user_derived(() => $$props.dock.rect);
	const spot = user_derived(() => `board/${$$props.dock.board}`);
	/** What a folded board would show in its rooms. */
	const hurt = user_derived(() => $$props.dock.rooms.filter((l) => get(view).damaged.includes(l)).map((l) => book.name(l)));
	const why = user_derived(() => {
		if ($$props.dock.closed) return t($$props.dock.board === "colonial-one" && get(view).caprica ? "board.closed" : "board.destroyed");
		const barred = new Set($$props.dock.rooms.map((l) => get(view).barred?.[l]));
		const [card] = barred;
		if (card && barred.size === 1) return t("board.barred", { card: book.name(card) });
		if (!$$props.dock.quiet && $$props.dock.rooms.every((l) => useless(session.frame, l) === "cylons")) return t("board.cylonsOnly");
		return $$props.dock.away ? t("board.away") : $$props.dock.quiet ? t("board.nobody") : "";
	});
	/** The boards that are ships are drawn beside their names. */
	const ship = user_derived(() => [
		"colonial-one",
		"pegasus",
		"demetrius",
		"rebel-basestar"
	].find((k) => k === $$props.dock.board));
	const board = user_derived(() => word(`board.${$$props.dock.board}`, $$props.dock.board));
	const joined = (...parts) => [get(board), ...parts].filter(Boolean).join(" · ");
	const damage = user_derived(() => $$props.dock.away && !$$props.dock.closed && get(hurt).length > 0 ? t("board.hurtRooms", { names: together(get(hurt)) }) : "");
	/** How long the ship is drawn: where there is little room it leaves some to the name. */
	const length = user_derived(() => (get(rect).w < 196 ? 56 : 88) / (get(ship) === "rebel-basestar" ? 2 : 1));
	/** On a plate beside the stacks, or alone. */
	const width = user_derived(() => ($$props.dock.stacks && $$props.dock.stacks.y < get(rect).y + 10 ? $$props.dock.stacks.x - get(rect).x : get(rect).w) - (get(ship) && !get(why) ? get(length) + 24 : 22));
	const widthHere = (name) => widthOf(name, 17, 600) * 1.04;
	const few = user_derived(() => get(damage) && count("board.hurt", get(hurt).length));
	/** As much of it as there is room for, a little squeezed. */
	const name = user_derived(() => [
		joined(get(why), get(damage)),
		joined(get(why), get(few)),
		joined(get(few))
	].find((name) => widthHere(name) <= 1.2 * get(width)) ?? get(board));
	var g = root_1$12();
	var node = child(g);
	{
		let $0 = user_derived(() => joined(get(why), get(damage)));
		let $1 = user_derived(() => !get(why));
		Spot(node, {
			get spot() {
				return get(spot);
			},
			get label() {
				return get($0);
			},
			get told() {
				return get($1);
			},
			children: ($$anchor, $$slotProps) => {
				var fragment = root_2$7();
				var title = first_child(fragment);
				var text = only_child(title, true);
				var node_1 = sibling(title);
				var consequent = ($$anchor) => {
					var rect_1 = root$15();
					template_effect(() => {
						set_attribute(rect_1, "x", get(rect).x + 2);
						set_attribute(rect_1, "y", get(rect).y + 2);
						set_attribute(rect_1, "width", get(rect).w - 4);
					});
					append($$anchor, rect_1);
				};
				var d = user_derived(() => session.at(get(spot)).length);
				if_block(node_1, ($$render) => {
					if (get(d)) $$render(consequent);
				});
				var node_2 = sibling(node_1);
				var consequent_1 = ($$anchor) => {
					var g_1 = root_1$12();
					var node_3 = child(g_1);
					Ship(node_3, {
						get kind() {
							return get(ship);
						},
						get size() {
							return get(length);
						}
					});
					reset(g_1);
					template_effect(() => set_attribute(g_1, "transform", `translate(${get(rect).x + get(rect).w - 18 - get(length) / 2} ${get(rect).y + 14})`));
					append($$anchor, g_1);
				};
				if_block(node_2, ($$render) => {
					if (get(ship) && !get(why)) $$render(consequent_1);
				});
				var text_1 = sibling(node_2);
				let classes;
				var text_2 = only_child(text_1, true);
				template_effect(($0, $1) => {
					set_text(text, $0);
					set_attribute(text_1, "x", get(rect).x + 9);
					set_attribute(text_1, "y", get(rect).y + 20);
					set_attribute(text_1, "textLength", $1);
					classes = set_class(text_1, 0, "svelte-y13d0f", null, classes, { folded: get(why) });
					set_text(text_2, get(name));
				}, [() => get(why) && joined(get(why), get(damage)), () => widthHere(get(name)) > get(width) ? get(width) : void 0]);
				append($$anchor, fragment);
			},
			$$slots: { default: true }
		});
	}
	reset(g);
	append($$anchor, g);
	pop();
}
// src/board/Group.svelte
var root$14 = from_svg(`<text class="svelte-1sud74n"> </text>`);
var root_1$11 = from_svg(`<g><!></g><!>`, 1);
function Group($$anchor, $$props) {
	/** How long the ship is drawn. */
	/** How much smaller the whole is drawn: letters stay readable. */
	/** Ships of ours lie along Galactica. */
	const turn = prop($$props, "turn", 3, 0);
	const letters = user_derived(() => Math.max(18, 15 / $$props.scale));
	var fragment = root_1$11();
	var g = first_child(fragment);
	var node = child(g);
	Ship(node, {
		get kind() {
			return $$props.kind;
		},
		get size() {
			return $$props.long;
		},
		get turn() {
			return turn();
		}
	});
	reset(g);
	var node_1 = sibling(g);
	var consequent = ($$anchor) => {
		var text = root$14();
		var text_1 = only_child(text);
		template_effect(() => {
			set_attribute(text, "x", $$props.long / 2 - 12);
			set_attribute(text, "y", $$props.long / 2 - 5);
			set_attribute(text, "font-size", get(letters));
			set_text(text_1, `×${$$props.n ?? ""}`);
		});
		append($$anchor, text);
	};
	if_block(node_1, ($$render) => {
		if ($$props.n > 1) $$render(consequent);
	});
	template_effect(() => set_attribute(g, "transform", `translate(${$$props.n > 1 ? -13 : 0} 0)`));
	append($$anchor, fragment);
}
// src/board/Craft.svelte
var root$13 = from_svg(`<text class="hit svelte-19653vk"> </text>`);
var root_1$10 = from_svg(`<g><!></g><!>`, 1);
var root_2$6 = from_svg(`<g><!></g><text text-anchor="end"> </text>`, 1);
var root_3$6 = from_svg(`<g transform="translate(0 -7)"><!></g><path class="gash svelte-19653vk" d="M-10 -14L6 2M-4 -3L2 -12"></path><text text-anchor="middle" class="svelte-19653vk"> </text>`, 1);
var root_4$5 = from_svg(`<text y="5" text-anchor="middle" class="svelte-19653vk"> </text>`);
var root_5$4 = from_svg(`<title> </title><rect class="edge cell svelte-19653vk" rx="4"></rect><!>`, 1);
var root_6$2 = from_svg(`<g class="craft svelte-19653vk"><!></g>`);
function Craft($$anchor, $$props) {
	push($$props, true);
	/** Words stand under the ship. */
	const session = useSession();
	const item = user_derived(() => $$props.placed.item);
	const $$d = user_derived(() => [$$props.placed.w, $$props.placed.h]), $$array = user_derived(() => to_array(get($$d), 2)), w = user_derived(() => get($$array)[0]), h = user_derived(() => get($$array)[1]);
	const long = user_derived(() => lengthOf(get(item), $$props.tall));
	const kind = user_derived(() => drawingOf(get(item)));
	const name = user_derived(() => itemName(get(item), session.frame));
	/** Letters stay readable where the ship gets smaller. */
	const letters = (size) => Math.max(size, 15 / $$props.placed.scale);
	/** Where a damaged basestar stands in its cell. */
	const at = user_derived(() => {
		if (get(item).kind !== "basestar" || get(item).damage.length === 0) return {
			x: 0,
			y: 0
		};
		return $$props.narrow ? {
			x: 0,
			y: -8 * get(item).damage.length
		} : {
			x: -get(w) / 2 + get(long) / 2,
			y: 0
		};
	});
	var g = root_6$2();
	let styles;
	var node = child(g);
	{
		let $0 = user_derived(() => get(item).kind === "civilian" ? get(item).face : void 0);
		Spot(node, {
			get spot() {
				return get(item).spot;
			},
			get label() {
				return get(name);
			},
			get read() {
				return get($0);
			},
			told: true,
			children: ($$anchor, $$slotProps) => {
				var fragment = root_5$4();
				var title = first_child(fragment);
				var text = only_child(title, true);
				var rect = sibling(title);
				var node_1 = sibling(rect);
				var consequent = ($$anchor) => {
					var fragment_1 = root_1$10();
					var g_1 = first_child(fragment_1);
					var node_2 = child(g_1);
					Ship(node_2, {
						kind: "basestar",
						get size() {
							return get(long);
						}
					});
					reset(g_1);
					var node_3 = sibling(g_1);
					each(node_3, 17, () => get(item).damage, index, ($$anchor, token, i) => {
						var text_1 = root$13();
						var text_2 = only_child(text_1, true);
						template_effect(($0, $1) => {
							set_attribute(text_1, "x", $$props.narrow ? 0 : get(at).x + get(long) / 2 - 8);
							set_attribute(text_1, "y", $$props.narrow ? get(h) / 2 - 4 - 16 * (get(item).damage.length - 1 - i) : 5 + 16 * (i - (get(item).damage.length - 1) / 2));
							set_attribute(text_1, "text-anchor", $$props.narrow ? "middle" : "start");
							set_attribute(text_1, "font-size", $0);
							set_text(text_2, $1);
						}, [() => letters(15), () => word(`damage.${get(token).replace(/^.*damage-/, "")}`, book.name(get(token)))]);
						append($$anchor, text_1);
					});
					template_effect(() => set_attribute(g_1, "transform", `translate(${get(at).x ?? ""} ${get(at).y ?? ""})`));
					append($$anchor, fragment_1);
				};
				var consequent_1 = ($$anchor) => {
					var fragment_2 = root_2$6();
					var g_2 = first_child(fragment_2);
					var node_4 = child(g_2);
					Ship(node_4, {
						get kind() {
							return get(kind);
						},
						get size() {
							return get(long);
						}
					});
					reset(g_2);
					var text_3 = sibling(g_2);
					let classes;
					var text_4 = only_child(text_3, true);
					template_effect(($0) => {
						set_attribute(g_2, "transform", `translate(${$$props.tall ? 0 : -5} ${$$props.tall ? -4 : 0})`);
						classes = set_class(text_3, 0, "letter svelte-19653vk", null, classes, { known: get(item).face });
						set_attribute(text_3, "x", get(w) / 2 - 1);
						set_attribute(text_3, "y", $$props.tall ? get(h) / 2 - 1 : 8);
						set_attribute(text_3, "font-size", $0);
						set_text(text_4, get(item).letter);
					}, [() => letters(16)]);
					append($$anchor, fragment_2);
				};
				var consequent_2 = ($$anchor) => {
					var fragment_3 = root_3$6();
					var g_3 = first_child(fragment_3);
					var node_5 = child(g_3);
					Ship(node_5, {
						kind: "raider",
						get size() {
							return get(long);
						}
					});
					reset(g_3);
					var text_5 = sibling(g_3, 2);
					var text_6 = only_child(text_5, true);
					template_effect(($0, $1) => {
						set_attribute(text_5, "y", get(h) / 2 - 3);
						set_attribute(text_5, "font-size", $0);
						set_text(text_6, $1);
					}, [() => letters(15), () => t("ship.scar")]);
					append($$anchor, fragment_3);
				};
				var consequent_3 = ($$anchor) => {
					{
						let $0 = user_derived(() => flies(get(kind)) && !$$props.tall ? -90 : 0);
						Group($$anchor, {
							get kind() {
								return get(kind);
							},
							get n() {
								return get(item).n;
							},
							get long() {
								return get(long);
							},
							get scale() {
								return $$props.placed.scale;
							},
							get turn() {
								return get($0);
							}
						});
					}
				};
				var consequent_4 = ($$anchor) => {
					var text_7 = root_4$5();
					var text_8 = only_child(text_7, true);
					template_effect(($0) => {
						set_attribute(text_7, "font-size", $0);
						set_text(text_8, get(name));
					}, [() => letters(15)]);
					append($$anchor, text_7);
				};
				if_block(node_1, ($$render) => {
					if (get(item).kind === "basestar") $$render(consequent);
					else if (get(item).kind === "civilian") $$render(consequent_1, 1);
					else if (get(item).kind === "scar") $$render(consequent_2, 2);
					else if (get(item).kind !== "pilot" && get(kind)) $$render(consequent_3, 3);
					else if (get(item).kind === "other") $$render(consequent_4, 4);
				});
				template_effect(() => {
					set_text(text, get(name));
					set_attribute(rect, "x", -get(w) / 2 + 1);
					set_attribute(rect, "y", -get(h) / 2 + 1);
					set_attribute(rect, "width", get(w) - 2);
					set_attribute(rect, "height", get(h) - 2);
				});
				append($$anchor, fragment);
			},
			$$slots: { default: true }
		});
	}
	reset(g);
	template_effect(() => styles = set_style(g, "", styles, { transform: `translate(${$$props.placed.x ?? ""}px, ${$$props.placed.y ?? ""}px) scale(${$$props.placed.scale ?? ""})` }));
	append($$anchor, g);
	pop();
}
// src/board/Cue.svelte
var root$12 = from_html(`<div aria-hidden="true"><!></div>`);
var root_1$9 = from_html(`<i></i> <!>`, 1);
function Cue($$anchor, $$props) {
	push($$props, true);
	let more = state(false);
	const end = (box) => {
		const observer = new IntersectionObserver(([entry]) => set(more, !entry.isIntersecting));
		observer.observe(box);
		return () => observer.disconnect();
	};
	var fragment = root_1$9();
	var i = first_child(fragment);
	attach(i, () => end);
	var node = sibling(i, 2);
	var consequent_1 = ($$anchor) => {
		var div = root$12();
		var node_1 = child(div);
		var consequent = ($$anchor) => {
			Chevron_up($$anchor, { size: 20 });
		};
		var alternate = ($$anchor) => {
			Chevron_down($$anchor, { size: 20 });
		};
		if_block(node_1, ($$render) => {
			if ($$props.side === "above") $$render(consequent);
			else $$render(alternate, -1);
		});
		reset(div);
		template_effect(() => set_class(div, 1, `cue ${$$props.side ?? ""}`, "svelte-1exwhab"));
		append($$anchor, div);
	};
	if_block(node, ($$render) => {
		if (get(more)) $$render(consequent_1);
	});
	template_effect(() => set_class(i, 1, clsx($$props.side), "svelte-1exwhab"));
	append($$anchor, fragment);
	pop();
}
// src/board/FleetBoard.svelte
var root$11 = from_svg(`<g><!></g><text font-size="15"> </text>`, 1);
var root_1$8 = from_svg(`<text font-size="15"> </text>`);
var root_2$5 = from_svg(`<rect></rect><!>`, 1);
var root_3$5 = from_svg(`<g role="img"><title> </title><text class="name svelte-2fmzpy" font-size="15"> </text><!></g>`);
var root_4$4 = from_svg(`<g><!></g><text class="many svelte-2fmzpy" font-size="15"> </text>`, 1);
var root_5$3 = from_svg(`<title> </title><rect class="cell svelte-2fmzpy" rx="3"></rect><rect class="edge svelte-2fmzpy" rx="3"></rect><text class="number svelte-2fmzpy" font-size="15"> </text><!>`, 1);
var root_6$1 = from_svg(`<!><g></g>`, 1);
function FleetBoard($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	const pursuit = user_derived(() => $$props.space.pursuit);
	const last = user_derived(() => (get(pursuit)?.ships.length ?? 1) - 1);
	/** Where it is narrow the pursuit's name stands above its track. */
	const slim = user_derived(() => $$props.rect.w < 190);
	const above = user_derived(() => get(slim) ? 20 : 0);
	const track = user_derived(() => 26 + get(above));
	const label = user_derived(() => get(slim) ? 0 : 58);
	const step = user_derived(() => ($$props.rect.w - get(label)) / (get(last) + 1));
	/** Column and row of each area; those ahead of Galactica and behind her take two rows. */
	const at = {
		front: [
			0,
			0,
			2
		],
		"starboard-front": [
			1,
			0,
			1
		],
		"port-front": [
			1,
			1,
			1
		],
		"starboard-rear": [
			2,
			0,
			1
		],
		"port-rear": [
			2,
			1,
			1
		],
		rear: [
			3,
			0,
			2
		]
	};
	const gap = 3;
	const w = user_derived(() => ($$props.rect.w - 9) / 4);
	const h = user_derived(() => ($$props.rect.h - get(track) - 6) / 2);
	const cells = user_derived(() => $$props.space.areas.map((area) => {
		const [column, row, rows] = at[area.id];
		return {
			area,
			x: $$props.rect.x + column * (get(w) + gap),
			y: $$props.rect.y + get(track) + gap + row * (get(h) + gap),
			h: rows * get(h) + (rows - 1) * gap
		};
	}));
	/** Where the kinds of ships stand in a cell, by its right edge and its top: one below the other, around its number where it is low, under it where it is narrow. */
	const places = user_derived(() => get(h) < 54 ? [
		[0, 0],
		[0, 16],
		[-get(w) / 2, 16]
	] : get(slim) ? [
		14,
		28,
		42
	].map((down) => [0, down]) : [
		0,
		18,
		36
	].map((down) => [0, down]));
	const ships = (a) => [
		["basestar", a.basestars.length],
		["heavy-raider", a.heavy],
		["raider", a.raiders]
	].filter(([, n]) => n > 0);
	const said = user_derived(() => get(pursuit) ? t("fleetBoard.at", {
		n: get(pursuit).at + 1,
		all: get(pursuit).ships.length
	}) : "");
	var fragment = root_6$1();
	var node = first_child(fragment);
	var consequent_1 = ($$anchor) => {
		var g = root_3$5();
		var title = child(g);
		var text = only_child(title, true);
		var text_1 = sibling(title);
		var text_2 = only_child(text_1, true);
		var node_1 = sibling(text_1);
		each(node_1, 17, () => get(pursuit).ships, index, ($$anchor, n, i) => {
			const x = user_derived(() => $$props.rect.x + get(label) + i * get(step));
			var fragment_1 = root_2$5();
			var rect_1 = first_child(fragment_1);
			let classes;
			set_attribute(rect_1, "height", 23);
			var node_2 = sibling(rect_1);
			var consequent = ($$anchor) => {
				var fragment_2 = root$11();
				var g_1 = first_child(fragment_2);
				var node_3 = child(g_1);
				Ship(node_3, {
					kind: "freighter",
					size: 20
				});
				reset(g_1);
				var text_3 = sibling(g_1);
				let classes_1;
				var text_4 = only_child(text_3, true);
				template_effect(() => {
					set_attribute(g_1, "transform", `translate(${get(x) + get(step) / 2 - 8} ${$$props.rect.y + get(above) + 13})`);
					set_attribute(text_3, "x", get(x) + get(step) / 2 + 10);
					set_attribute(text_3, "y", $$props.rect.y + get(above) + 18);
					classes_1 = set_class(text_3, 0, "svelte-2fmzpy", null, classes_1, { here: i === get(pursuit).at });
					set_text(text_4, get(n));
				});
				append($$anchor, fragment_2);
			};
			var alternate = ($$anchor) => {
				var text_5 = root_1$8();
				let classes_2;
				var text_6 = only_child(text_5, true);
				template_effect(() => {
					set_attribute(text_5, "x", get(x) + get(step) / 2 - 1);
					set_attribute(text_5, "y", $$props.rect.y + get(above) + 18);
					classes_2 = set_class(text_5, 0, "svelte-2fmzpy", null, classes_2, {
						here: i === get(pursuit).at,
						last: i === get(last)
					});
					set_text(text_6, i === get(last) ? "!" : i + 1);
				});
				append($$anchor, text_5);
			};
			if_block(node_2, ($$render) => {
				if (get(n) > 0) $$render(consequent);
				else $$render(alternate, -1);
			});
			template_effect(() => {
				classes = set_class(rect_1, 0, "step svelte-2fmzpy", null, classes, {
					here: i === get(pursuit).at,
					last: i === get(last)
				});
				set_attribute(rect_1, "x", get(x));
				set_attribute(rect_1, "y", $$props.rect.y + get(above) + 1);
				set_attribute(rect_1, "width", get(step) - 2);
			});
			append($$anchor, fragment_1);
		});
		reset(g);
		template_effect(($0) => {
			set_attribute(g, "aria-label", get(said));
			set_text(text, get(said));
			set_attribute(text_1, "x", $$props.rect.x + 1);
			set_attribute(text_1, "y", $$props.rect.y + (get(slim) ? 14 : 18));
			set_text(text_2, $0);
		}, [() => t("fleetBoard.pursuit")]);
		append($$anchor, g);
	};
	if_block(node, ($$render) => {
		if (get(pursuit)) $$render(consequent_1);
	});
	var g_2 = sibling(node);
	each(g_2, 21, () => get(cells), ({ area, x, y, h }) => area.id, ($$anchor, $$item, $$index_2, $$array) => {
		let area = () => get($$item).area;
		let x = () => get($$item).x;
		let y = () => get($$item).y;
		let h = () => get($$item).h;
		const what = user_derived(() => inWaiting(area(), $$props.space, session.frame));
		Spot($$anchor, {
			get spot() {
				return `fleet/${area().id ?? ""}`;
			},
			get label() {
				return get(what);
			},
			children: ($$anchor, $$slotProps) => {
				var fragment_4 = root_5$3();
				var title_1 = first_child(fragment_4);
				var text_7 = only_child(title_1, true);
				var rect_2 = sibling(title_1);
				var rect_3 = sibling(rect_2);
				var text_8 = sibling(rect_3);
				var text_9 = only_child(text_8, true);
				var node_4 = sibling(text_8);
				each(node_4, 19, () => ships(area()), ([kind, n]) => kind, ($$anchor, $$item, i) => {
					var $$array_1 = user_derived(() => to_array(get($$item), 2));
					let kind = () => get($$array_1)[0];
					let n = () => get($$array_1)[1];
					const computed_const = user_derived(() => {
						const [left, down] = get(places)[get(i)];
						return {
							left,
							down
						};
					});
					var fragment_5 = root_4$4();
					var g_3 = first_child(fragment_5);
					var node_5 = child(g_3);
					{
						let $0 = user_derived(() => get(slim) ? 15 : 17);
						Ship(node_5, {
							get kind() {
								return kind();
							},
							get size() {
								return get($0);
							}
						});
					}
					reset(g_3);
					var text_10 = sibling(g_3);
					var text_11 = only_child(text_10, true);
					template_effect(() => {
						set_attribute(g_3, "transform", `translate(${x() + get(w) - 20 + get(computed_const).left} ${y() + 12 + get(computed_const).down})`);
						set_attribute(text_10, "x", x() + get(w) - 6 + get(computed_const).left);
						set_attribute(text_10, "y", y() + 17 + get(computed_const).down - (get(slim) ? 1 : 0));
						set_text(text_11, n());
					});
					append($$anchor, fragment_5);
				});
				template_effect(($0) => {
					set_text(text_7, get(what));
					set_attribute(rect_2, "x", x());
					set_attribute(rect_2, "y", y());
					set_attribute(rect_2, "width", get(w));
					set_attribute(rect_2, "height", h());
					set_attribute(rect_3, "x", x());
					set_attribute(rect_3, "y", y());
					set_attribute(rect_3, "width", get(w));
					set_attribute(rect_3, "height", h());
					set_attribute(text_8, "x", x() + 4);
					set_attribute(text_8, "y", y() + (get(slim) ? 14 : 17));
					set_text(text_9, $0);
				}, [() => numbersOf($$props.space, area().id)]);
				append($$anchor, fragment_4);
			},
			$$slots: { default: true }
		});
	});
	reset(g_2);
	append($$anchor, fragment);
	pop();
}
// src/board/flights.ts
/** The groups of a kind, with how many of it each has. */
var groups = (placed, kind) => new Map(placed.flatMap((p) => p.item.kind === kind ? [[p.item.key, {
	n: p.item.n,
	p
}]] : []));
/** What has flown between two positions: what a group has gained comes from the nearest that has lost some. */
function flights(before, after) {
	const flown = [];
	for (const kind of [
		"raider",
		"heavy-raider",
		"viper"
	]) {
		const [old, now] = [groups(before, kind), groups(after, kind)];
		const lost = new Map([...old].map(([key, { n }]) => [key, n - (now.get(key)?.n ?? 0)]));
		for (const [key, { n, p: to }] of now) {
			let gained = n - (old.get(key)?.n ?? 0);
			const far = ({ p }) => Math.hypot(p.x - to.x, p.y - to.y);
			for (const { p: from } of [...old.values()].sort((a, b) => far(a) - far(b))) {
				const left = lost.get(from.item.key);
				if (gained <= 0 || left <= 0) continue;
				const went = Math.min(gained, left);
				flown.push({
					kind,
					n: went,
					from,
					to
				});
				lost.set(from.item.key, left - went);
				gained -= went;
			}
		}
	}
	return flown;
}
// src/board/Flights.svelte
var root$10 = from_svg(`<g class="flight svelte-1m804e3"><!></g>`);
var root_1$7 = from_svg(`<g aria-hidden="true"></g>`);
function Flights($$anchor, $$props) {
	push($$props, true);
	let flown = state([]);
	let before = [];
	let last = 0;
	user_effect(() => {
		const now = flights(before, $$props.placed);
		before = $$props.placed;
		if (now.length > 0) set(flown, now.map((flight) => ({
			id: last++,
			flight
		})));
	});
	const at = (p) => `translate(${p.x}px, ${p.y}px) scale(${p.scale})`;
	var g = root_1$7();
	each(g, 21, () => get(flown), ({ id, flight }) => id, ($$anchor, $$item) => {
		let flight = () => get($$item).flight;
		var g_1 = root$10();
		let styles;
		var node = child(g_1);
		{
			let $0 = user_derived(() => lengthOf(flight().to.item, $$props.layout.tall));
			let $1 = user_derived(() => flight().kind === "viper" && !$$props.layout.tall ? -90 : 0);
			Group(node, {
				get kind() {
					return flight().kind;
				},
				get n() {
					return flight().n;
				},
				get long() {
					return get($0);
				},
				get scale() {
					return flight().to.scale;
				},
				get turn() {
					return get($1);
				}
			});
		}
		reset(g_1);
		template_effect(($0, $1) => styles = set_style(g_1, "", styles, {
			"--from": $0,
			"--to": $1
		}), [() => at(flight().from), () => at(flight().to)]);
		append($$anchor, g_1);
	});
	reset(g);
	append($$anchor, g);
	pop();
}
// src/board/Allies.svelte
var root$9 = from_svg(`<circle class="by svelte-vf4ltk" r="8.500"></circle>`);
var root_1$6 = from_svg(`<g><!><!></g>`);
var root_2$4 = from_svg(`<text font-size="15" lengthAdjust="spacingAndGlyphs" aria-hidden="true" class="svelte-vf4ltk"> </text>`);
var root_3$4 = from_svg(`<title> </title><rect class="edge frame svelte-vf4ltk" height="22" rx="4"></rect><rect height="18" rx="3"></rect><!><!>`, 1);
var root_4$3 = from_svg(`<g></g>`);
function Allies($$anchor, $$props) {
	push($$props, true);
	/** the line that they have */
	/** whether there is room for their tokens alone */
	const session = useSession();
	const frame = user_derived(() => session.frame);
	const here = user_derived(() => (get(frame).view.allies ?? []).filter((a) => a.location === $$props.id));
	const size = 14;
	/** Without nicknames: those stand on the card. */
	const called = (ally) => book.name(ally).replace(/ ?[(]?“[^”]*”[)]?/, "");
	/** What is told of one, under its whole name or under that which stands on the board. */
	const told = (a, name = book.name(a.ally)) => [
		t("ally.here", {
			name,
			place: book.name($$props.id)
		}),
		a.token ? book.name(a.token) : a.by !== void 0 ? t("trauma.unseen") : "",
		a.by !== void 0 && a.by >= 0 ? t("ally.by", { name: seatName(get(frame), a.by) }) : ""
	].filter(Boolean).join("; ");
	var g = root_4$3();
	each(g, 23, () => get(here), (ally) => ally.ally, ($$anchor, ally, i) => {
		const x = user_derived(() => $$props.brief ? $$props.rect.x + $$props.rect.w - 16 * (get(i) + 1) : $$props.rect.x);
		const y = user_derived(() => $$props.brief ? $$props.rect.y : $$props.rect.y + get(i) * 20);
		{
			let $0 = user_derived(() => told(get(ally), $$props.brief ? void 0 : called(get(ally).ally)));
			Spot($$anchor, {
				get spot() {
					return get(ally).ally;
				},
				get label() {
					return get($0);
				},
				get read() {
					return get(ally).ally;
				},
				children: ($$anchor, $$slotProps) => {
					var fragment_1 = root_3$4();
					var title = first_child(fragment_1);
					var text = only_child(title, true);
					var rect_1 = sibling(title);
					var rect_2 = sibling(rect_1);
					let classes;
					var node = sibling(rect_2);
					var consequent_1 = ($$anchor) => {
						var g_1 = root_1$6();
						var node_1 = child(g_1);
						var consequent = ($$anchor) => {
							var circle = root$9();
							append($$anchor, circle);
						};
						if_block(node_1, ($$render) => {
							if (get(ally).by >= 0) $$render(consequent);
						});
						Trauma(sibling(node_1), {
							get face() {
								return get(ally).token;
							},
							size
						});
						reset(g_1);
						template_effect(() => {
							set_class(g_1, 0, `seat-${get(ally).by ?? ""}`, "svelte-vf4ltk");
							set_attribute(g_1, "transform", `translate(${get(x) + 8} ${get(y) + 9})`);
						});
						append($$anchor, g_1);
					};
					if_block(node, ($$render) => {
						if (get(ally).by !== void 0) $$render(consequent_1);
					});
					var node_3 = sibling(node);
					var consequent_2 = ($$anchor) => {
						var text_1 = root_2$4();
						var text_2 = only_child(text_1, true);
						template_effect(($0, $1) => {
							set_attribute(text_1, "x", get(x) + 19);
							set_attribute(text_1, "y", get(y) + 14);
							set_attribute(text_1, "textLength", $0);
							set_text(text_2, $1);
						}, [() => squeezed(called(get(ally).ally), $$props.rect.w - 23, 15, 600), () => called(get(ally).ally)]);
						append($$anchor, text_1);
					};
					if_block(node_3, ($$render) => {
						if (!$$props.brief) $$render(consequent_2);
					});
					template_effect(($0) => {
						set_text(text, $0);
						set_attribute(rect_1, "x", get(x) - 2);
						set_attribute(rect_1, "y", get(y) - 2);
						set_attribute(rect_1, "width", ($$props.brief ? 16 : $$props.rect.w) + 4);
						classes = set_class(rect_2, 0, "ally svelte-vf4ltk", null, classes, { met: get(ally).met });
						set_attribute(rect_2, "x", get(x));
						set_attribute(rect_2, "y", get(y));
						set_attribute(rect_2, "width", $$props.brief ? 16 : $$props.rect.w);
					}, [() => told(get(ally))]);
					append($$anchor, fragment_1);
				},
				$$slots: { default: true }
			});
		}
	});
	reset(g);
	append($$anchor, g);
	pop();
}
// src/board/Room.svelte
var root$8 = from_svg(`<path class="lamp svelte-11p67q9" fill="url(#lamp)"></path>`);
var root_1$5 = from_svg(`<rect class="hatch svelte-11p67q9" fill="url(#hatch)"></rect>`);
var root_2$3 = from_svg(`<tspan lengthAdjust="spacingAndGlyphs"> </tspan>`);
var root_3$3 = from_svg(`<g class="forces svelte-11p67q9"><title> </title><!><text x="-20" y="6" font-size="16" text-anchor="end" class="svelte-11p67q9"> </text></g>`);
var root_4$2 = from_svg(`<g class="mark svelte-11p67q9"><title> </title><circle r="9"></circle><path class="bolt svelte-11p67q9"></path></g>`);
var root_5$2 = from_svg(`<g><title> </title><!></g>`);
var root_6 = from_svg(`<g class="mark svelte-11p67q9"><title> </title><circle r="9"></circle><path d="M-6.4 -6.4L6.4 6.4"></path></g>`);
var root_7 = from_svg(`<title> </title><rect class="edge room svelte-11p67q9"></rect><!><!><text class="name svelte-11p67q9"></text><!><!><!><!><!>`, 1);
var root_8 = from_svg(`<text class="said svelte-11p67q9" aria-hidden="true"></text>`);
var root_9 = from_svg(`<g><!><!><!></g>`);
function Room($$anchor, $$props) {
	push($$props, true);
	/** How large the letters are in which it says what it does; not at all where they are too large for rooms. */
	const fontSize = user_derived(() => Math.min($$props.fontSize, $$props.rect.h * .64));
	const session = useSession();
	const frame = user_derived(() => session.frame);
	const name = user_derived(() => book.name($$props.id));
	const damaged = user_derived(() => get(frame).view.damaged.includes($$props.id));
	const barred = user_derived(() => get(frame).view.barred?.[$$props.id]);
	const forces = user_derived(() => get(frame).view.caprica?.forces[$$props.id] ?? 0);
	const signs = user_derived(() => signsAt(get(frame).view, $$props.id));
	const low = user_derived(() => isLow($$props.rect));
	const lines = user_derived(() => nameLines(get(name), $$props.rect, get(fontSize), get(low) ? 0 : get(signs)));
	const right = user_derived(() => $$props.rect.x + $$props.rect.w);
	const bottom = user_derived(() => $$props.rect.y + $$props.rect.h);
	/** Whether Allies are here. */
	const allied = user_derived(() => (get(frame).view.allies ?? []).some((a) => a.location === $$props.id));
	/** A trauma token lies here, for who will be sent here. */
	const token = user_derived(() => get(frame).view.trauma?.on.includes($$props.id) ?? false);
	const here = user_derived(() => get(frame).view.seats.flatMap((s, i) => s.location === $$props.id ? [i] : []));
	/** The place of who looks, which is lit; who else is somewhere is seen by the face. */
	const own = user_derived(() => get(here).includes(get(frame).view.seat));
	/** Why this seat cannot use it, as far as the board tells. */
	const idle = user_derived(() => useless(get(frame), $$props.id));
	/** A board that is for Cylons alone says so at its head, once. */
	const says = user_derived(() => get(idle) && get(idle) !== "cylons" && !get(barred) ? t(`useless.${get(idle)}`) : book.gist($$props.id));
	/** What the people in it take of a low room; where it is narrow they stand one above the other. */
	const crowd = user_derived(() => Math.min(get(here).length * 41, $$props.rect.h < 56 ? $$props.rect.w * .42 : Infinity));
	/** What is left to a line in a low room; a crowd stands over the end of it. */
	const shownIn = user_derived(() => Math.max($$props.rect.w / 3, $$props.rect.w - 14 - (get(here).length ? get(crowd) : 20) - (get(forces) ? 50 : 0)));
	/** What its name may take. */
	const named = user_derived(() => $$props.rect.h < 40 ? (get(here).length ? get(shownIn) : $$props.rect.w - 7 - 5) - (leads($$props.rect) ? 19 : 0) : get(low) ? get(here).length ? get(shownIn) : $$props.rect.w - 7 - 26 : $$props.rect.w - 7 - 5 - get(signs));
	/** What it does, in the lines that there is room for. */
	const said = user_derived(() => {
		if (get(allied)) return [];
		if (!$$props.gist || !get(says) || $$props.rect.h < 40) return [];
		const free = beyondName(get(name), $$props.rect, get(fontSize), get(low) ? 0 : get(signs));
		const heads = get(here).length > 0 ? get(low) ? get(here).length * 40 : 40 : 0;
		if (get(low)) return widthOf(get(says), $$props.gist, 400, "sans") <= 1.2 * get(shownIn) ? [get(says)] : [];
		const all = wrapped(get(says), $$props.rect.w - 14, $$props.gist).map((l) => l.lead + l.text);
		const beside = get(here).length === 0 && widthOf(all.at(-1), $$props.gist, 400, "sans") > $$props.rect.w - 7 - get(sign) - 10;
		const most = Math.floor((free.h - heads - (beside ? get(sign) : 0)) / ($$props.gist * 1.14));
		return get(here).length > 3 || most < all.length ? [] : all;
	});
	/** The sign has the corner that nobody stands in. */
	const sign = user_derived(() => $$props.rect.h < 40 ? 15 : get(low) ? 18 : Math.min(24, $$props.rect.h * .24));
	const label = user_derived(() => [
		get(name),
		get(damaged) ? t("board.damaged") : "",
		get(barred) ? t("board.barred", { card: book.name(get(barred)) }) : "",
		get(idle) === "cylons" ? t("board.cylonsOnly") : "",
		get(forces) ? count("board.forces", get(forces)) : "",
		get(token) ? t("trauma.on") : "",
		get(here).length ? t("board.here", { names: together(get(here).map((seat) => seatName(get(frame), seat))) }) : ""
	].filter(Boolean).join("; "));
	var g = root_9();
	let classes;
	var node = child(g);
	Spot(node, {
		get spot() {
			return $$props.id;
		},
		get label() {
			return get(label);
		},
		get read() {
			return $$props.id;
		},
		children: ($$anchor, $$slotProps) => {
			var fragment = root_7();
			var title = first_child(fragment);
			var text = only_child(title, true);
			var rect_1 = sibling(title);
			var node_1 = sibling(rect_1);
			var consequent = ($$anchor) => {
				const x = user_derived(() => $$props.rect.x + $$props.rect.w / 2);
				const computed_const = user_derived(() => {
					const [bulb, floor] = [Math.min($$props.rect.w * .14, 20), Math.min($$props.rect.w / 2 - 3, $$props.rect.h * .95)];
					return {
						bulb,
						floor
					};
				});
				var path = root$8();
				template_effect(() => set_attribute(path, "d", `M${get(x) - get(computed_const).bulb} ${$$props.rect.y + 1}H${get(x) + get(computed_const).bulb}L${get(x) + get(computed_const).floor} ${get(bottom) - 1}H${get(x) - get(computed_const).floor}z`));
				append($$anchor, path);
			};
			if_block(node_1, ($$render) => {
				if (get(own) && !get(damaged) && $$props.rect.h >= 40) $$render(consequent);
			});
			var node_2 = sibling(node_1);
			var consequent_1 = ($$anchor) => {
				var rect_2 = root_1$5();
				template_effect(() => {
					set_attribute(rect_2, "x", $$props.rect.x);
					set_attribute(rect_2, "y", $$props.rect.y);
					set_attribute(rect_2, "width", $$props.rect.w);
					set_attribute(rect_2, "height", $$props.rect.h);
				});
				append($$anchor, rect_2);
			};
			if_block(node_2, ($$render) => {
				if (get(damaged)) $$render(consequent_1);
			});
			var text_1 = sibling(node_2);
			each(text_1, 21, () => get(lines), index, ($$anchor, line, i) => {
				var tspan = root_2$3();
				var text_2 = only_child(tspan, true);
				template_effect(($0, $1) => {
					set_attribute(tspan, "x", $0);
					set_attribute(tspan, "dy", i === 0 ? 0 : get(fontSize) + 1);
					set_attribute(tspan, "textLength", $1);
					set_text(text_2, i < get(lines).length - 1 ? `${get(line)} ` : get(line));
				}, [() => $$props.rect.x + 7 + (leads($$props.rect) ? 19 : 0), () => squeezed(get(line), get(named), get(fontSize), 650)]);
				append($$anchor, tspan);
			});
			reset(text_1);
			var node_3 = sibling(text_1);
			var consequent_2 = ($$anchor) => {
				{
					let $0 = user_derived(() => $$props.rect.x + 7 - 2);
					let $1 = user_derived(() => $$props.rect.y + ($$props.rect.h - get(sign)) / 2);
					Glyph($$anchor, {
						get name() {
							return $$props.id;
						},
						get size() {
							return get(sign);
						},
						get x() {
							return get($0);
						},
						get y() {
							return get($1);
						}
					});
				}
			};
			var d = user_derived(() => leads($$props.rect));
			var consequent_3 = ($$anchor) => {
				{
					let $0 = user_derived(() => get(right) - get(sign) - 6);
					let $1 = user_derived(() => get(low) ? $$props.rect.y + 5 : get(bottom) - get(sign) - 6);
					Glyph($$anchor, {
						get name() {
							return $$props.id;
						},
						get size() {
							return get(sign);
						},
						get x() {
							return get($0);
						},
						get y() {
							return get($1);
						}
					});
				}
			};
			if_block(node_3, ($$render) => {
				if (get(d)) $$render(consequent_2);
				else if ($$props.rect.h >= 40 && !(get(low) && get(here).length) && get(here).length < 4 && !get(forces)) $$render(consequent_3, 1);
			});
			var node_4 = sibling(node_3);
			var consequent_4 = ($$anchor) => {
				const x = user_derived(() => get(low) ? get(right) - 6 - get(here).length * 41 : get(right) - 30);
				var g_1 = root_3$3();
				var title_1 = child(g_1);
				var text_3 = only_child(title_1, true);
				var node_5 = sibling(title_1);
				{
					let $0 = user_derived(() => get(low) ? 36 : 42);
					Ship(node_5, {
						kind: "centurion",
						get size() {
							return get($0);
						}
					});
				}
				var text_4 = sibling(node_5);
				var text_5 = only_child(text_4);
				reset(g_1);
				template_effect(($0) => {
					set_attribute(g_1, "transform", `translate(${get(x) - (get(low) ? 16 : 0)} ${get(low) ? $$props.rect.y + $$props.rect.h / 2 : get(bottom) - 24})`);
					set_text(text_3, $0);
					set_text(text_5, `×${get(forces) ?? ""}`);
				}, [() => count("board.forces", get(forces))]);
				append($$anchor, g_1);
			};
			if_block(node_4, ($$render) => {
				if (get(forces)) $$render(consequent_4);
			});
			var node_6 = sibling(node_4);
			var consequent_5 = ($$anchor) => {
				var g_2 = root_4$2();
				var title_2 = child(g_2);
				var text_6 = only_child(title_2, true);
				var path_1 = sibling(title_2, 2);
				reset(g_2);
				template_effect(($0) => {
					set_attribute(g_2, "transform", `translate(${get(right) - 8} ${$$props.rect.y + 8})`);
					set_text(text_6, $0);
					set_attribute(path_1, "d", shapes.bolt);
				}, [() => t("board.damaged")]);
				append($$anchor, g_2);
			};
			if_block(node_6, ($$render) => {
				if (get(damaged)) $$render(consequent_5);
			});
			var node_7 = sibling(node_6);
			var consequent_6 = ($$anchor) => {
				var g_3 = root_5$2();
				var title_3 = child(g_3);
				var text_7 = only_child(title_3, true);
				Trauma(sibling(title_3), { size: 17 });
				reset(g_3);
				template_effect(($0, $1) => {
					set_attribute(g_3, "transform", `translate(${get(right) - 10 - (get(damaged) ? 20 : 0)} ${$0 ?? ""})`);
					set_text(text_7, $1);
				}, [() => $$props.rect.y + Math.min(11, $$props.rect.h / 2), () => t("trauma.on")]);
				append($$anchor, g_3);
			};
			if_block(node_7, ($$render) => {
				if (get(token)) $$render(consequent_6);
			});
			var node_9 = sibling(node_7);
			var consequent_7 = ($$anchor) => {
				var g_4 = root_6();
				var title_4 = child(g_4);
				var text_8 = only_child(title_4, true);
				next(2);
				reset(g_4);
				template_effect(($0) => {
					set_attribute(g_4, "transform", `translate(${get(right) - 8 - (get(damaged) ? 20 : 0)} ${$$props.rect.y + 8})`);
					set_text(text_8, $0);
				}, [() => t("board.barred", { card: book.name(get(barred)) })]);
				append($$anchor, g_4);
			};
			if_block(node_9, ($$render) => {
				if (get(barred)) $$render(consequent_7);
			});
			template_effect(($0) => {
				set_text(text, $0);
				set_attribute(rect_1, "x", $$props.rect.x);
				set_attribute(rect_1, "y", $$props.rect.y);
				set_attribute(rect_1, "width", $$props.rect.w);
				set_attribute(rect_1, "height", $$props.rect.h);
				set_attribute(text_1, "x", $$props.rect.x + 7);
				set_attribute(text_1, "y", $$props.rect.y + ($$props.rect.h < 40 ? $$props.rect.h / 2 + get(fontSize) * .34 : get(fontSize) + 3));
				set_attribute(text_1, "font-size", get(fontSize));
			}, [() => book.gist($$props.id)]);
			append($$anchor, fragment);
		},
		$$slots: { default: true }
	});
	var node_10 = sibling(node);
	var consequent_8 = ($$anchor) => {
		const brief = user_derived(() => $$props.rect.h < 40);
		const y = user_derived(() => get(brief) ? $$props.rect.y + ($$props.rect.h - 18) / 2 : $$props.rect.y + 6 + get(lines).length * (get(fontSize) + 1));
		{
			let $0 = user_derived(() => ({
				x: $$props.rect.x + 4,
				y: get(y),
				w: get(low) ? Math.max(get(shownIn), 60) : $$props.rect.w - 8,
				h: 18
			}));
			Allies($$anchor, {
				get id() {
					return $$props.id;
				},
				get rect() {
					return get($0);
				},
				get brief() {
					return get(brief);
				}
			});
		}
	};
	if_block(node_10, ($$render) => {
		if (get(allied)) $$render(consequent_8);
	});
	var node_11 = sibling(node_10);
	var consequent_9 = ($$anchor) => {
		var text_9 = root_8();
		each(text_9, 21, () => get(said), index, ($$anchor, line, i) => {
			var tspan_1 = root_2$3();
			var text_10 = only_child(tspan_1, true);
			template_effect(($0) => {
				set_attribute(tspan_1, "x", $$props.rect.x + 7);
				set_attribute(tspan_1, "y", $$props.rect.y + 3 + get(lines).length * (get(fontSize) + 1) + $$props.gist * (.98 + i * 1.14));
				set_attribute(tspan_1, "textLength", $0);
				set_text(text_10, get(line));
			}, [() => get(low) && widthOf(get(line), $$props.gist, 400, "sans") > get(shownIn) ? get(shownIn) : void 0]);
			append($$anchor, tspan_1);
		});
		reset(text_9);
		template_effect(() => set_attribute(text_9, "font-size", $$props.gist));
		append($$anchor, text_9);
	};
	if_block(node_11, ($$render) => {
		if (get(said).length > 0) $$render(consequent_9);
	});
	reset(g);
	template_effect(() => classes = set_class(g, 0, "place svelte-11p67q9", null, classes, {
		lived: get(here).length > 0,
		own: get(own),
		damaged: get(damaged),
		barred: get(barred),
		idle: get(idle) !== void 0
	}));
	append($$anchor, g);
	pop();
}
// src/board/Slot.svelte
var root$7 = from_svg(`<text class="what svelte-1x7zyta" lengthAdjust="spacingAndGlyphs"> </text>`);
var root_1$4 = from_svg(`<text lengthAdjust="spacingAndGlyphs" class="svelte-1x7zyta"> </text>`);
var root_2$2 = from_svg(`<title> </title><rect></rect><g aria-hidden="true"><!><!><!></g>`, 1);
var root_3$2 = from_svg(`<g><!></g>`);
function Slot($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	const view = user_derived(() => session.frame.view);
	const mission = user_derived(() => $$props.board === "demetrius" ? get(view).mission?.active : void 0);
	const cylons = user_derived(() => get(view).rebels === "cylon");
	/** What it is, and how it stands. */
	const told = user_derived(() => {
		if ($$props.board !== "demetrius") return {
			what: t("board.side"),
			is: t(get(cylons) ? "board.sideCylon" : "board.sideHuman")
		};
		if (!get(mission)) return {
			what: "",
			is: t("mission.none")
		};
		return {
			what: t(get(view).mission?.failed ? "mission.failed" : "mission.active"),
			is: book.name(get(mission))
		};
	});
	const label = user_derived(() => [get(told).what, get(told).is].filter(Boolean).join(": "));
	const low = user_derived(() => $$props.rect.h < 40);
	const inset = 7;
	const room = user_derived(() => $$props.rect.w - 14 - (get(low) ? 18 : 0));
	/** Letters that let all of it stand there. */
	const size = user_derived(() => get(low) ? 15 : $$props.rect.h < 60 ? 14 : 15);
	const small = user_derived(() => $$props.rect.h < 60 ? 13 : 15);
	const lines = user_derived(() => get(low) ? [$$props.board === "demetrius" ? get(told).is : `${get(told).what} ${get(told).is}`] : twoLines(get(told).is, get(room), get(size), 600));
	const head = user_derived(() => get(low) || !get(told).what || get(lines).length * (get(size) + 1) + 20 > $$props.rect.h ? "" : get(told).what);
	const first = user_derived(() => $$props.rect.y + (get(low) ? $$props.rect.h / 2 + get(size) * .34 : get(head) ? 15 + get(size) + 1 : $$props.rect.h / 2 - (get(lines).length - 1) * 8 + 5));
	var g = root_3$2();
	var node = child(g);
	{
		let $0 = user_derived(() => get(mission) ?? `${$$props.board}/slot`);
		Spot(node, {
			get spot() {
				return get($0);
			},
			get label() {
				return get(label);
			},
			get read() {
				return get(mission);
			},
			children: ($$anchor, $$slotProps) => {
				var fragment = root_2$2();
				var title = first_child(fragment);
				var text = only_child(title, true);
				var rect_1 = sibling(title);
				let classes;
				var g_1 = sibling(rect_1);
				let classes_1;
				var node_1 = child(g_1);
				var consequent = ($$anchor) => {
					{
						let $0 = user_derived(() => get(mission) ? "mission" : get(cylons) ? "eye" : "population");
						let $1 = user_derived(() => $$props.rect.x + 5);
						let $2 = user_derived(() => $$props.rect.y + $$props.rect.h / 2 - 7.5);
						Glyph($$anchor, {
							get name() {
								return get($0);
							},
							size: 15,
							get x() {
								return get($1);
							},
							get y() {
								return get($2);
							}
						});
					}
				};
				if_block(node_1, ($$render) => {
					if (get(low) && (get(mission) || $$props.board !== "demetrius")) $$render(consequent);
				});
				var node_2 = sibling(node_1);
				var consequent_1 = ($$anchor) => {
					var text_1 = root$7();
					var text_2 = only_child(text_1, true);
					template_effect(($0) => {
						set_attribute(text_1, "x", $$props.rect.x + inset);
						set_attribute(text_1, "y", $$props.rect.y + 15);
						set_attribute(text_1, "font-size", get(small));
						set_attribute(text_1, "textLength", $0);
						set_text(text_2, `${get(head)} `);
					}, [() => squeezed(get(head), Math.min(get(room), widthOf(get(head), get(small), 500)), get(small), 500)]);
					append($$anchor, text_1);
				};
				if_block(node_2, ($$render) => {
					if (get(head)) $$render(consequent_1);
				});
				var node_3 = sibling(node_2);
				each(node_3, 17, () => get(lines), index, ($$anchor, line, i) => {
					var text_3 = root_1$4();
					var text_4 = only_child(text_3, true);
					template_effect(($0) => {
						set_attribute(text_3, "x", $$props.rect.x + inset + (get(low) ? 18 : 0));
						set_attribute(text_3, "y", get(first) + i * (get(size) + 1));
						set_attribute(text_3, "font-size", get(size));
						set_attribute(text_3, "textLength", $0);
						set_text(text_4, `${get(line)} `);
					}, [() => squeezed(get(line), Math.min(get(room), widthOf(get(line), get(size), 650)), get(size), 650)]);
					append($$anchor, text_3);
				});
				reset(g_1);
				template_effect(() => {
					set_text(text, get(label));
					classes = set_class(rect_1, 0, "edge slip svelte-1x7zyta", null, classes, {
						none: $$props.board === "demetrius" && !get(mission),
						failed: get(view).mission?.failed && $$props.board === "demetrius",
						token: $$props.board !== "demetrius",
						cylons: $$props.board !== "demetrius" && get(cylons)
					});
					set_attribute(rect_1, "x", $$props.rect.x);
					set_attribute(rect_1, "y", $$props.rect.y);
					set_attribute(rect_1, "width", $$props.rect.w);
					set_attribute(rect_1, "height", $$props.rect.h);
					classes_1 = set_class(g_1, 0, "words svelte-1x7zyta", null, classes_1, {
						none: $$props.board === "demetrius" && !get(mission),
						failed: get(view).mission?.failed && $$props.board === "demetrius",
						token: $$props.board !== "demetrius",
						cylons: $$props.board !== "demetrius" && get(cylons)
					});
				});
				append($$anchor, fragment);
			},
			$$slots: { default: true }
		});
	}
	reset(g);
	append($$anchor, g);
	pop();
}
// src/board/sight.ts
/** What is left free around something that is scrolled to: there the board fades where there is more of it. */
var margin = 30;
/** Where to begin to look, so that the most of what counts is in sight, and oneself; as near as may be to what is in sight now. */
function sightFrom(things, own, now) {
	const all = things.length > 0 ? things : own ? [own] : [];
	const high = now.to - now.from;
	const worth = (from) => {
		const seen = (s) => Math.min(s.to, from + high) - Math.max(s.from, from) >= Math.min(s.to - s.from, high - 60);
		return 2 * all.filter(seen).length + +(own !== void 0 && seen(own));
	};
	return (own ? [...all, own] : all).flatMap(({ from, to }) => [from - margin, to + margin - high]).map((y) => Math.max(0, y)).reduce((best, y) => {
		return (worth(y) - worth(best) || Math.abs(best - now.from) - Math.abs(y - now.from)) > 0 ? y : best;
	}, now.from);
}
/** Where everything that can be chosen on the board lies on it. */
function spotsOn(layout, ships, people) {
	const span = (spot, { y, h }) => [spot, {
		from: y,
		to: y + h
	}];
	return [
		...Object.entries(layout.areas).map(([id, r]) => span(`area/${id}`, r)),
		...Object.entries(layout.rooms).map(([id, r]) => span(id, r)),
		...ships.map(({ item, y, h, scale }) => span(item.spot, {
			y: y - h * scale / 2,
			h: h * scale
		})),
		...people.map((p) => span(`seat/${p.seat}`, p)),
		...[
			0,
			1,
			2,
			3,
			4
		].map((n) => span(`boarding/${n}`, layout.boarding)),
		...layout.docks.flatMap(({ board, rect, stacks, space }) => [
			span(`board/${board}`, {
				...rect,
				h: 28
			}),
			...stacks ? [span("stack/locked", stacks), span("stack/prepared", stacks)] : [],
			...space ? Object.keys(layout.areas).map((id) => span(`fleet/${id}`, space)) : []
		])
	];
}
/** Lets the board be scrolled to what counts; nothing is done if all of it is in sight. */
function lookAt(board, scale, things, own, glide) {
	const scroller = board.closest("main");
	if (!scroller) return;
	const { scrollTop: from } = scroller;
	const begin = board.getBoundingClientRect().top - scroller.getBoundingClientRect().top + from;
	const here = (s) => ({
		from: begin + s.from * scale,
		to: begin + s.to * scale
	});
	const kept = scroller.querySelector(".kept")?.offsetHeight ?? 0;
	const now = {
		from,
		to: from + scroller.clientHeight - kept
	};
	const top = sightFrom(things.map(here), own && here(own), now);
	if (top !== from) scroller.scrollTo({
		top,
		behavior: glide ? "smooth" : "instant"
	});
}
/**
* Calls when the board is drawn, and again (`begun`) whenever the room that it is scrolled in changes, as when
* the tray is drawn in or out; until somebody scrolls there. Returns what ends it.
*/
function attend(board, look) {
	const scroller = board.closest("main");
	let begun = false;
	const observer = new ResizeObserver(() => {
		look(begun);
		begun = true;
	});
	const end = () => observer.disconnect();
	if (scroller) observer.observe(scroller);
	for (const by of [
		"wheel",
		"touchmove",
		"keydown"
	]) scroller?.addEventListener(by, end, {
		once: true,
		passive: true
	});
	return end;
}
// src/board/Stacks.svelte
var root$6 = from_svg(`<rect class="edge stack svelte-184vvf7" rx="5"></rect><text font-size="15" lengthAdjust="spacingAndGlyphs" class="svelte-184vvf7"> </text><g><!></g><text class="number svelte-184vvf7" font-size="17"> </text>`, 1);
function Stacks($$anchor, $$props) {
	push($$props, true);
	const w = user_derived(() => ($$props.rect.w - 4) / 2);
	const stacks = user_derived(() => [{
		id: "locked",
		n: $$props.caprica.locked
	}, {
		id: "prepared",
		n: $$props.caprica.prepared
	}]);
	/** What a ship and its number take. */
	const ship = 56;
	const middle = user_derived(() => $$props.rect.y + $$props.rect.h / 2);
	var fragment = comment();
	var node = first_child(fragment);
	each(node, 19, () => get(stacks), ({ id, n }) => id, ($$anchor, $$item, i) => {
		let id = () => get($$item).id;
		let n = () => get($$item).n;
		const right = user_derived(() => $$props.rect.x + get(i) * (get(w) + 4) + get(w) - 4);
		const name = user_derived(() => t(`board.${id()}`));
		{
			let $0 = user_derived(() => t(`board.${id()}Ships`));
			let $1 = user_derived(n);
			Spot($$anchor, {
				get spot() {
					return `stack/${id() ?? ""}`;
				},
				get label() {
					return `${get($0) ?? ""}: ${get($1) ?? ""}`;
				},
				children: ($$anchor, $$slotProps) => {
					var fragment_2 = root$6();
					var rect_1 = first_child(fragment_2);
					var text = sibling(rect_1);
					var text_1 = only_child(text, true);
					var g = sibling(text);
					var node_1 = child(g);
					{
						let $0 = user_derived(() => id() === "locked" ? "gardens" : "freighter");
						Ship(node_1, {
							get kind() {
								return get($0);
							},
							size: 34
						});
					}
					reset(g);
					var text_2 = sibling(g);
					var text_3 = only_child(text_2, true);
					template_effect(($0, $1) => {
						set_attribute(rect_1, "x", get(right) - get(w) + 4);
						set_attribute(rect_1, "y", $$props.rect.y);
						set_attribute(rect_1, "width", get(w));
						set_attribute(rect_1, "height", $$props.rect.h);
						set_attribute(text, "x", $0);
						set_attribute(text, "y", get(middle) + 5);
						set_attribute(text, "textLength", $1);
						set_text(text_1, get(name));
						set_attribute(g, "transform", `translate(${get(right) - 34} ${get(middle) ?? ""})`);
						set_attribute(text_2, "x", get(right) - 16);
						set_attribute(text_2, "y", get(middle) + 6);
						set_text(text_3, n());
					}, [() => get(right) - ship - Math.min(widthOf(get(name), 15), get(w) - ship - 8), () => squeezed(get(name), get(w) - ship - 8, 15)]);
					append($$anchor, fragment_2);
				},
				$$slots: { default: true }
			});
		}
	});
	append($$anchor, fragment);
	pop();
}
// src/board/Board.svelte
var root$5 = from_svg(`<ellipse></ellipse>`);
var root_1$3 = from_svg(`<line class="svelte-12f8aji"></line>`);
var root_2$1 = from_svg(`<rect class="edge hull svelte-12f8aji" rx="4"></rect>`);
var root_3$1 = from_svg(`<g class="rings svelte-12f8aji" aria-hidden="true"><!><!></g><!><!><g role="group"><!><!></g><g role="group"><!><!><!></g>`, 1);
var root_4$1 = from_svg(`<g role="group"><path></path><!><!><!><!><!></g>`);
var root_5$1 = from_html(`<div><!> <div class="board svelte-12f8aji"><!> <svg role="group"><defs><pattern id="hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2.500" height="9" class="hatch svelte-12f8aji"></rect></pattern><linearGradient id="lamp" x2="0" y2="1"><stop class="bulb svelte-12f8aji" offset="0" stop-opacity=".2"></stop><stop class="bulb svelte-12f8aji" offset="1" stop-opacity=".03"></stop></linearGradient></defs><!><!><!><g role="group"></g><!></svg> <!></div></div>`);
function Board($$anchor, $$props) {
	push($$props, true);
	const rooms = ($$anchor, board = noop) => {
		var fragment = comment();
		var node = first_child(fragment);
		each(node, 17, () => roomsOf(board()), ([id, rect]) => id, ($$anchor, $$item) => {
			var $$array_1 = user_derived(() => to_array(get($$item), 2));
			let id = () => get($$array_1)[0];
			let rect = () => get($$array_1)[1];
			Room($$anchor, {
				get id() {
					return id();
				},
				get rect() {
					return rect();
				},
				get fontSize() {
					return get(layout).fontSize;
				},
				get gist() {
					return get(gist);
				}
			});
		});
		append($$anchor, fragment);
	};
	const session = useSession();
	const view = user_derived(() => session.frame.view);
	const away = user_derived(() => {
		const planet = get(view).boards.find((b) => b.id === "new-caprica")?.locations ?? [];
		const there = get(view).seats.every((s) => !s.location || planet.includes(s.location));
		return get(view).caprica?.phase === "occupied" && there;
	});
	/** The room there is; until it is measured, on a phone as wide as the screen. */
	let room = state({
		w: 0,
		h: 0
	});
	const guessed = user_derived(() => $$props.upright ? {
		w: Math.min(innerWidth, phone.width),
		h: 540
	} : {
		w: 1208,
		h: 600
	});
	/** A main part that is narrow is one to scroll through, on a screen of any height. */
	const standing = user_derived(() => $$props.upright || get(room).w > 0 && get(room).w < 660);
	/** Whether somebody is on a board, or may be chosen to go there. */
	const lively = (b) => b.locations.some((l) => get(view).seats.some((s) => s.location === l) || session.at(l).length > 0);
	/** How much larger the letters are that somebody has chosen. */
	const letters = user_derived(() => text$1.now / 100);
	const drawn = user_derived(() => scene(get(room).w > 0 ? get(room) : get(guessed), get(view).boards, get(standing), {
		away: get(away),
		lively,
		letters: get(letters),
		empty: (id) => get(view).areas.every((a) => a.id !== id || itemsOf(a).length === 0)
	}));
	const layout = user_derived(() => get(drawn).layout);
	const areas = user_derived(() => (get(layout).folded ? [] : get(view).areas).map((area) => {
		const rect = get(layout).areas[area.id];
		return {
			area,
			rect,
			heading: headingOf(areaName(area.id), area.launch ? t("area.launch") : "", rect, get(layout).fontSize)
		};
	}));
	const given = user_derived(() => givenIn(session.log));
	const placed = user_derived(() => get(areas).flatMap(({ area, rect, heading }) => place$1(itemsOf(area, get(given)), rect, heading, get(layout)).map((p) => ({
		...p,
		narrow: heading.narrow
	}))));
	const people = user_derived(() => Object.entries(get(layout).rooms).flatMap(([location, rect]) => {
		return placePlates(get(view).seats.flatMap((s, i) => s.location === location ? [i] : []), book.name(location), rect, get(layout).fontSize, signsAt(get(view), location));
	}).concat(get(placed).flatMap(pilotPlate)).sort((a, b) => a.seat - b.seat));
	/** What of her can be pressed where a request asks for a board: all that her rooms lie in. */
	const hull = user_derived(() => {
		const all = roomsOf("galactica").map(([, r]) => r);
		const [x, y] = [Math.min(...all.map((r) => r.x)) - 4, Math.min(...all.map((r) => r.y)) - 4];
		return {
			x,
			y,
			w: Math.max(...all.map((r) => r.x + r.w)) + 4 - x,
			h: Math.max(get(layout).boarding.y + get(layout).boarding.h, ...all.map((r) => r.y + r.h)) + 4 - y
		};
	});
	/** The letters in which rooms say what they do: where they would be too small, or larger was chosen, signs stand alone. */
	const gist = user_derived(() => {
		if (get(standing)) return get(letters) <= 1.05 && get(drawn).scale >= 1 ? 15 : void 0;
		const size = gistIn(get(drawn).scale, get(letters));
		return size && get(layout).folded ? Math.max(size, 15) : size;
	});
	/** The middle of Galactica: of the space around her. */
	const middle = user_derived(() => {
		const { front, rear } = get(layout).areas;
		if (!front || !rear) return {
			x: get(layout).width / 2,
			y: get(layout).height / 2
		};
		return {
			x: (front.x + rear.x + rear.w) / 2,
			y: (front.y + rear.y + rear.h) / 2
		};
	});
	const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
	/** The scene has just been laid out anew: nothing on it goes its own way. */
	let anew = state(false);
	/** What the line that asks takes on a phone, with what presses and its answers. */
	const asking = 140;
	/** Takes in how much room there is whenever that changes; nothing is laid out for it. */
	const measured = (box) => {
		const observer = new ResizeObserver(([entry]) => {
			const { width: w, height } = entry.contentRect;
			const line = document.getElementById("decision")?.offsetHeight ?? 0;
			const h = $$props.upright ? box.closest("main").clientHeight - Math.max(0, asking - line) : height;
			if (w !== get(room).w) set(room, {
				w,
				h
			});
			else if (!$$props.upright && h !== get(room).h) glide({
				w,
				h
			});
		});
		observer.observe(box);
		return () => observer.disconnect();
	};
	/** Something comes or goes above the board, such as a check: the scene glides to its place with all that is on it. */
	async function glide(to) {
		const before = {
			w: get(layout).width * get(drawn).scale,
			h: get(layout).height * get(drawn).scale
		};
		const up = to.h - get(room).h;
		(($$value) => {
			var $$array = to_array($$value, 2);
			set(room, $$array[0]);
			set(anew, $$array[1], true);
		})([to, true]);
		await tick();
		const [x, y] = [before.w / (get(layout).width * get(drawn).scale), before.h / (get(layout).height * get(drawn).scale)];
		if (!still()) get(svg)?.animate({
			transform: [`translateY(${up}px) scale(${x}, ${y})`, "none"],
			transformOrigin: ["top", "top"]
		}, {
			duration: 300,
			easing: "ease"
		});
		requestAnimationFrame(() => requestAnimationFrame(() => set(anew, false)));
	}
	let svg = state(void 0);
	const told = user_derived(() => session.waited !== void 0 || (session.frame.motion?.open ?? []).includes(get(view).seat));
	function look(glide) {
		const spots = spotsOn(get(layout), get(placed), get(people));
		const lit = spots.flatMap(([spot, at]) => session.at(spot).length > 0 ? [at] : []);
		const busy = get(view).check !== void 0 || session.lastCheck !== void 0 || get(view).crisis.length > 0;
		if (!get(svg) || get(view).over || get(told) || busy && lit.length === 0) return;
		const own = spots.find(([spot]) => spot === `seat/${get(view).seat}`);
		lookAt(get(svg), get(drawn).scale, lit, own?.[1], glide);
	}
	let first = true;
	user_effect(() => {
		session.ask?.ask, get(told);
		const glide = !first && !still();
		first = false;
		return get(svg) && attend(get(svg), (begun) => untrack(() => look(glide && !begun)));
	});
	/** The rooms of a board, as they lie there. */
	function roomsOf(board) {
		const { locations = [], actions } = get(view).boards.find((b) => b.id === board) ?? {};
		const all = [...locations, ...actions ?? []];
		return Object.entries(get(layout).rooms).filter(([id]) => all.includes(id));
	}
	var div = root_5$1();
	let classes;
	var node_1 = child(div);
	{
		let $0 = user_derived(() => get(view).visited.at(-1) ?? "");
		Sky(node_1, { get place() {
			return get($0);
		} });
	}
	var div_1 = sibling(node_1, 2);
	var node_2 = child(div_1);
	Cue(node_2, { side: "above" });
	var svg_1 = sibling(node_2, 2);
	let classes_1;
	var node_3 = sibling(child(svg_1));
	var consequent_1 = ($$anchor) => {
		var fragment_2 = root_3$1();
		var g = first_child(fragment_2);
		var node_4 = child(g);
		each(node_4, 16, () => [
			1,
			.78,
			.56
		], (size) => size, ($$anchor, size) => {
			var ellipse = root$5();
			template_effect(() => {
				set_attribute(ellipse, "cx", get(middle).x);
				set_attribute(ellipse, "cy", get(middle).y);
				set_attribute(ellipse, "rx", get(middle).x * 1.12 * size);
				set_attribute(ellipse, "ry", get(middle).y * 1.12 * size);
			});
			append($$anchor, ellipse);
		});
		var node_5 = sibling(node_4);
		each(node_5, 17, () => get(layout).lines, index, ($$anchor, $$item) => {
			var $$array_2 = user_derived(() => to_array(get($$item), 4));
			let x1 = () => get($$array_2)[0];
			let y1 = () => get($$array_2)[1];
			let x2 = () => get($$array_2)[2];
			let y2 = () => get($$array_2)[3];
			var line_1 = root_1$3();
			template_effect(() => {
				set_attribute(line_1, "x1", x1());
				set_attribute(line_1, "y1", y1());
				set_attribute(line_1, "x2", x2());
				set_attribute(line_1, "y2", y2());
			});
			append($$anchor, line_1);
		});
		reset(g);
		var node_6 = sibling(g);
		var consequent = ($$anchor) => {
			var fragment_3 = comment();
			var node_7 = first_child(fragment_3);
			component(node_7, () => more.now.Wake, ($$anchor, more_now_Wake) => {
				more_now_Wake($$anchor, { get layout() {
					return get(layout);
				} });
			});
			append($$anchor, fragment_3);
		};
		var d = user_derived(() => more.now && arrival(session.log));
		if_block(node_6, ($$render) => {
			if (get(d)) $$render(consequent);
		});
		var node_8 = sibling(node_6);
		Hull(node_8, { get layout() {
			return get(layout);
		} });
		var g_1 = sibling(node_8);
		var node_9 = child(g_1);
		each(node_9, 17, () => get(areas), (area) => area.area.id, ($$anchor, area) => {
			Area($$anchor, spread_props(() => get(area), { get fontSize() {
				return get(layout).fontSize;
			} }));
		});
		var node_10 = sibling(node_9);
		each(node_10, 17, () => get(placed).filter((p) => p.item.kind !== "pilot"), (p) => p.item.key, ($$anchor, p) => {
			Craft($$anchor, {
				get placed() {
					return get(p);
				},
				get tall() {
					return get(layout).tall;
				},
				get narrow() {
					return get(p).narrow;
				}
			});
		});
		reset(g_1);
		var g_2 = sibling(g_1);
		var node_11 = child(g_2);
		{
			let $0 = user_derived(() => t("board.galactica"));
			Spot(node_11, {
				spot: "board/galactica",
				get label() {
					return get($0);
				},
				told: true,
				children: ($$anchor, $$slotProps) => {
					var rect_1 = root_2$1();
					template_effect(() => {
						set_attribute(rect_1, "x", get(hull).x);
						set_attribute(rect_1, "y", get(hull).y);
						set_attribute(rect_1, "width", get(hull).w);
						set_attribute(rect_1, "height", get(hull).h);
					});
					append($$anchor, rect_1);
				},
				$$slots: { default: true }
			});
		}
		var node_12 = sibling(node_11);
		Boarding(node_12, { get layout() {
			return get(layout);
		} });
		var node_13 = sibling(node_12);
		rooms(node_13, () => "galactica");
		reset(g_2);
		template_effect(($0, $1) => {
			set_attribute(g_1, "aria-label", $0);
			set_attribute(g_2, "aria-label", $1);
		}, [() => t("board.space"), () => t("board.galactica")]);
		append($$anchor, fragment_2);
	};
	if_block(node_3, ($$render) => {
		if (!get(layout).folded) $$render(consequent_1);
	});
	var node_14 = sibling(node_3);
	var consequent_2 = ($$anchor) => {
		var fragment_6 = comment();
		var node_15 = first_child(fragment_6);
		await_block(node_15, () => __vitePreload(() => import("./Ground-D6QHT_G0.js"), __vite__mapDeps([0,1,2,3])), null, ($$anchor, $$source) => {
			var $$value = user_derived(() => {
				var { default: Ground } = get($$source);
				return { Ground };
			});
			var Ground = user_derived(() => get($$value).Ground);
			var fragment_7 = comment();
			var node_16 = first_child(fragment_7);
			component(node_16, () => get(Ground), ($$anchor, Ground_1) => {
				Ground_1($$anchor, { get layout() {
					return get(layout);
				} });
			});
			append($$anchor, fragment_7);
		});
		append($$anchor, fragment_6);
	};
	if_block(node_14, ($$render) => {
		if (get(layout).folded) $$render(consequent_2);
	});
	var node_17 = sibling(node_14);
	each(node_17, 17, () => get(layout).docks, (dock) => dock.board, ($$anchor, dock) => {
		const computed_const = user_derived(() => {
			return get(dock);
		});
		const waiting = user_derived(() => get(computed_const).space && get(view).spaces?.find((s) => s.id === get(computed_const).board));
		var g_3 = root_4$1();
		let classes_2;
		var path = child(g_3);
		let classes_3;
		var node_18 = sibling(path);
		BoardName(node_18, { get dock() {
			return get(dock);
		} });
		var node_19 = sibling(node_18);
		var consequent_3 = ($$anchor) => {
			Stacks($$anchor, {
				get rect() {
					return get(computed_const).stacks;
				},
				get caprica() {
					return get(view).caprica;
				}
			});
		};
		if_block(node_19, ($$render) => {
			if (get(computed_const).stacks && get(view).caprica) $$render(consequent_3);
		});
		var node_20 = sibling(node_19);
		var consequent_4 = ($$anchor) => {
			FleetBoard($$anchor, {
				get rect() {
					return get(computed_const).space;
				},
				get space() {
					return get(waiting);
				}
			});
		};
		if_block(node_20, ($$render) => {
			if (get(waiting)) $$render(consequent_4);
		});
		var node_21 = sibling(node_20);
		rooms(node_21, () => get(computed_const).board);
		var node_22 = sibling(node_21);
		var consequent_5 = ($$anchor) => {
			Slot($$anchor, {
				get board() {
					return get(computed_const).board;
				},
				get rect() {
					return get(dock).slot;
				}
			});
		};
		if_block(node_22, ($$render) => {
			if (get(dock).slot) $$render(consequent_5);
		});
		reset(g_3);
		template_effect(($0, $1, $2) => {
			set_attribute(g_3, "aria-label", $0);
			classes_2 = set_class(g_3, 0, "svelte-12f8aji", null, classes_2, { cylons: $1 });
			classes_3 = set_class(path, 0, "dock svelte-12f8aji", null, classes_3, {
				folded: get(dock).closed || get(dock).away || get(dock).quiet,
				planet: get(layout).folded && get(computed_const).board === "new-caprica",
				cylon: $2
			});
			set_attribute(path, "d", `M${get(computed_const).rect.x ?? ""} ${get(computed_const).rect.y ?? ""}h${get(computed_const).rect.w - 14}l14 14v${get(computed_const).rect.h - 14}h${-get(computed_const).rect.w}z`);
		}, [
			() => word(`board.${get(computed_const).board}`, get(computed_const).board),
			() => get(computed_const).board.startsWith("cylon"),
			() => get(computed_const).board.startsWith("cylon")
		]);
		append($$anchor, g_3);
	});
	var g_4 = sibling(node_17);
	each(g_4, 21, () => get(people), (p) => p.seat, ($$anchor, p) => {
		Plate($$anchor, spread_props(() => get(p)));
	});
	reset(g_4);
	Flights(sibling(g_4), {
		get placed() {
			return get(placed);
		},
		get layout() {
			return get(layout);
		}
	});
	reset(svg_1);
	bind_this(svg_1, ($$value) => set(svg, $$value), () => get(svg));
	Cue(sibling(svg_1, 2), { side: "below" });
	reset(div_1);
	reset(div);
	attach(div, () => measured);
	template_effect(($0, $1) => {
		classes = set_class(div, 1, "room svelte-12f8aji", null, classes, { ground: get(layout).folded });
		set_attribute(svg_1, "viewBox", `0 0 ${get(layout).width ?? ""} ${get(layout).height ?? ""}`);
		set_attribute(svg_1, "width", get(layout).width * get(drawn).scale);
		set_attribute(svg_1, "height", get(layout).height * get(drawn).scale);
		set_attribute(svg_1, "aria-label", $0);
		classes_1 = set_class(svg_1, 0, "svelte-12f8aji", null, classes_1, { anew: get(anew) });
		set_attribute(g_4, "aria-label", $1);
	}, [() => t(get(layout).folded ? "board.sceneCaprica" : get(standing) ? "board.sceneTall" : "board.scene"), () => t("board.people")]);
	append($$anchor, div);
	pop();
}
// src/stage/Dice.svelte
var root$4 = from_svg(`<svg viewBox="-20 -20 40 40" width="40" height="40" role="img"><title> </title><path class="edge svelte-1927en3" d="M0-18L16-7V9L0 18L-16 9V-7z"></path><path class="facet svelte-1927en3" d="M0-18L13 8H-13zM-16-7L-13 8L0 18L13 8L16-7"></path><text y="5" text-anchor="middle" class="svelte-1927en3"> </text></svg>`);
var root_1$2 = from_html(`<div class="dice svelte-1927en3" role="group"><!> <span aria-hidden="true"><!></span></div>`);
function Dice($$anchor, $$props) {
	push($$props, true);
	const shown = user_derived(() => $$props.rolls.slice(-8));
	const last = user_derived(() => get(shown).at(-1));
	var div = root_1$2();
	var node = child(div);
	each(node, 19, () => get(shown), (roll) => roll.n, ($$anchor, roll, i) => {
		var svg = root$4();
		let styles;
		var title = child(svg);
		var text = only_child(title, true);
		var text_1 = sibling(title, 3);
		var text_2 = only_child(text_1, true);
		reset(svg);
		template_effect(($0, $1) => {
			set_class(svg, 0, `die seat-${get(roll).by ?? ""}`, "svelte-1927en3");
			set_attribute(svg, "aria-label", $0);
			styles = set_style(svg, "", styles, { "animation-delay": `${get(i) * 70}ms` });
			set_text(text, $1);
			set_text(text_2, get(roll).roll.result);
		}, [() => flat(get(roll).text), () => flat(get(roll).text)]);
		append($$anchor, svg);
	});
	var span = sibling(node, 2);
	var node_1 = child(span);
	Said(node_1, {
		get text() {
			return get(last).text;
		},
		quiet: true
	});
	reset(span);
	reset(div);
	template_effect(($0) => set_attribute(div, "aria-label", $0), [() => t("stage.dice")]);
	append($$anchor, div);
	pop();
}
// src/stage/turning.ts
var ends = /* @__PURE__ */ new Set(["outcome", "decided"]);
/** The check to which the line that plays belongs; none if it is over by then, or none is under way. */
function told(frame, log, { line, kind }) {
	const past = log.filter((l) => l.n <= line.n);
	const began = past.findLast((l) => l.kind === "check");
	if (!began) return void 0;
	const own = past.filter((l) => l.n > began.n);
	const over = own.find((l) => ends.has(l.kind));
	if (over && over.n !== line.n) return void 0;
	const { check: asRead } = read(began, past, frame);
	const seen = frame.view.check;
	const known = seen?.source === asRead.source ? seen : asRead;
	const cards = (kind === "check" ? line : own.findLast((l) => l.kind === "revealed"))?.comps ?? known.cards;
	const total = kind === "check" ? void 0 : own.findLast((l) => l.kind === "total")?.total;
	const { total: _, ...open } = known;
	return {
		...open,
		difficulty: asRead.difficulty,
		added: known.added.map((n, seat) => Math.max(n, asRead.added[seat] ?? 0)),
		pile: Math.max(known.pile, asRead.pile),
		cards,
		...total === void 0 ? {} : { total }
	};
}
/** How many cards of a check are up, a share of the way through what plays. */
var upNow = (check, playing, share) => playing?.kind === "check" ? upAt(share, check.cards.length) : check.cards.length;
/** The lines of the last check that are worth seeing again: its cards, and what came of it. */
function lastCheck(log) {
	const began = log.findLast((l) => l.kind === "check");
	return log.filter((l) => began && l.n > began.n && /^(revealed|outcome)$/.test(l.kind));
}
/** Whether a turn has begun since the last check. */
var isPast = (log) => log.findLastIndex((l) => l.kind === "turn") > log.findLastIndex((l) => l.kind === "check");
// src/stage/Folded.svelte
var root$3 = from_html(`<aside><h2 class="svelte-16f5f0u"> </h2> <p class="svelte-16f5f0u"><strong class="svelte-16f5f0u"> </strong> <button type="button" class="svelte-16f5f0u"> </button> <button type="button" data-beats="" class="svelte-16f5f0u"> </button></p></aside>`);
function Folded($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	const total = user_derived(() => $$props.check.total ?? 0);
	const $$d = user_derived(() => outcome($$props.check, get(total), session.log, session.checkBegan)), result = user_derived(() => get($$d).result);
	const words = {
		pass: "check.pass",
		partial: "check.partialPass",
		fail: "check.fail"
	};
	var aside = root$3();
	var h2 = child(aside);
	var text = only_child(h2);
	var p = sibling(h2, 2);
	var strong = child(p);
	var text_1 = only_child(strong, true);
	var text_2 = sibling(strong);
	var button = sibling(text_2);
	var text_3 = only_child(button, true);
	var button_1 = sibling(button, 2);
	var text_4 = only_child(button_1, true);
	reset(p);
	reset(aside);
	template_effect(($0, $1, $2, $3, $4, $5, $6) => {
		set_class(aside, 1, `folded ${get(result) ?? ""}`, "svelte-16f5f0u");
		set_attribute(aside, "aria-label", $0);
		set_text(text, `${$1 ?? ""}: ${$2 ?? ""}`);
		set_text(text_1, $3);
		set_text(text_2, ` ${$4 ?? ""} `);
		set_text(text_3, $5);
		set_text(text_4, $6);
	}, [
		() => t("check.last"),
		() => t("check.last"),
		() => $$props.check.source ? book.name($$props.check.source) : t("check.title"),
		() => t(words[get(result)]),
		() => t("check.of", {
			n: minus(get(total)),
			m: $$props.check.difficulty
		}),
		() => t("stage.open"),
		() => t("stage.again")
	]);
	delegated("click", button, function(...$$args) {
		$$props.open?.apply(this, $$args);
	});
	delegated("click", button_1, () => session.beats.again(...lastCheck(session.log)));
	append($$anchor, aside);
	pop();
}
delegate(["click"]);
// src/stage/playing.svelte.ts
function useShare(played, follows) {
	let share = state(0);
	user_effect(() => {
		const { now, paused } = played();
		if (!now || !follows(now)) return;
		let frame = 0;
		const look = () => {
			set(share, Math.min(1, (performance.now() - now.began) / now.ms), true);
			if (get(share) < 1 && !paused) frame = requestAnimationFrame(look);
		};
		look();
		return () => cancelAnimationFrame(frame);
	});
	return { get now() {
		return get(share);
	} };
}
// src/stage/Stage.svelte
var root$2 = from_html(`<!> <!>`, 1);
var root_1$1 = from_html(`<div><!></div>`);
var root_2 = from_html(`<div class="rolled svelte-fiba5e"><!></div>`);
var root_3 = from_html(`<button type="button" class="plain svelte-fiba5e"> </button>`);
var root_4 = from_html(`<p class="kept svelte-fiba5e"><span> </span> <!></p>`);
var root_5 = from_html(`<div><!> <!> <!> <!> <!> <!></div>`);
function Stage($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	const frame = user_derived(() => session.frame);
	const view = user_derived(() => get(frame).view);
	const now = user_derived(() => session.beats.now);
	const share = useShare(() => session.beats, (now) => now.kind === "check");
	const playing = user_derived(() => get(now) && told(get(frame), session.log, get(now)));
	const under = user_derived(() => get(now) ? get(playing) : get(view).check);
	const over = user_derived(() => get(now) || get(view).check ? void 0 : session.lastCheck);
	const check$1 = user_derived(() => get(under) ?? get(over));
	const up = user_derived(() => get(check$1) ? upNow(get(check$1), get(now), share.now) : 0);
	/** What of the last check somebody has opened or folded away by hand. */
	let turnedTo = state(void 0);
	const open = user_derived(() => get(over) !== void 0 && (get(turnedTo)?.since === session.checkBegan ? get(turnedTo).open : !isPast(session.log) && !needsBoard(session.ask)));
	const put = (open) => set(turnedTo, {
		since: session.checkBegan,
		open
	});
	const staged = user_derived(() => get(under) ?? (get(open) ? get(over) : void 0));
	const crisis = user_derived(() => get(now) || get(view).over || get(view).crossroads ? void 0 : get(view).crisis.find((id) => id !== get(view).check?.source));
	const drawnBy = user_derived(() => session.log.findLast((l) => l.comp === get(crisis))?.by ?? get(view).current);
	const drawn = user_derived(() => t("stage.drawn", { name: seatName(get(frame), get(drawnBy)) }));
	const choosing = user_derived(() => get(crisis) !== void 0 && ways(get(crisis)) && undecided(session.log, get(crisis)));
	const aside = user_derived(() => !get(choosing) && needsBoard(session.ask));
	const staying = user_derived(() => [...get(view).inPlay, ...get(view).scored]);
	user_effect(() => {
		if (get(staged)) check.come().catch(() => void 0);
	});
	let left = state(-1);
	const arrived = user_derived(() => arrival(session.log));
	let heard = 0;
	user_effect(() => {
		if (get(now)?.kind === "check" && get(check$1) && get(up) > heard) {
			const card = turned(get(check$1), (id) => book.face(id))[get(up) - 1];
			if (card) sound.play(worth(get(check$1), book.face(card.id)) < 0 ? "harm" : "help");
		}
		heard = get(now)?.kind === "check" ? get(up) : 0;
	});
	var div = root_5();
	let classes;
	var node = child(div);
	var consequent_1 = ($$anchor) => {
		var fragment = root$2();
		var node_1 = first_child(fragment);
		Veil(node_1, {});
		var node_2 = sibling(node_1, 2);
		var consequent = ($$anchor) => {
			var fragment_1 = comment();
			var node_3 = first_child(fragment_1);
			{
				let $0 = user_derived(() => !get(under));
				let $1 = user_derived(() => get(under) ? void 0 : () => put(false));
				let $2 = user_derived(() => get(now) ? void 0 : () => session.beats.again(...lastCheck(session.log)));
				component(node_3, () => check.now.default, ($$anchor, theatre_now_default) => {
					theatre_now_default($$anchor, {
						get check() {
							return get(staged);
						},
						get up() {
							return get(up);
						},
						get over() {
							return get($0);
						},
						get away() {
							return get($1);
						},
						get again() {
							return get($2);
						}
					});
				});
			}
			append($$anchor, fragment_1);
		};
		if_block(node_2, ($$render) => {
			if (check.now) $$render(consequent);
		});
		append($$anchor, fragment);
	};
	var consequent_2 = ($$anchor) => {
		var fragment_2 = comment();
		var node_4 = first_child(fragment_2);
		await_block(node_4, () => worded(__vitePreload(() => import("./Crossroads-Z8jXic77.js"), __vite__mapDeps([4,1,2,5,6,7,8,9,10]))), null, ($$anchor, $$source) => {
			var $$value = user_derived(() => {
				var { default: Crossroads } = get($$source);
				return { Crossroads };
			});
			var Crossroads = user_derived(() => get($$value).Crossroads);
			var fragment_3 = comment();
			var node_5 = first_child(fragment_3);
			component(node_5, () => get(Crossroads), ($$anchor, Crossroads_1) => {
				Crossroads_1($$anchor, {});
			});
			append($$anchor, fragment_3);
		});
		append($$anchor, fragment_2);
	};
	var d = user_derived(() => !get(now) && get(view).crossroads && !needsBoard(session.ask));
	var consequent_4 = ($$anchor) => {
		var fragment_4 = comment();
		var node_6 = first_child(fragment_4);
		key(node_6, () => get(now).line.n, ($$anchor) => {
			var fragment_5 = comment();
			var node_7 = first_child(fragment_5);
			var consequent_3 = ($$anchor) => {
				var fragment_6 = comment();
				var node_8 = first_child(fragment_6);
				component(node_8, () => more.now.Scene, ($$anchor, more_now_Scene) => {
					more_now_Scene($$anchor, { get now() {
						return get(now);
					} });
				});
				append($$anchor, fragment_6);
			};
			if_block(node_7, ($$render) => {
				if (more.now) $$render(consequent_3);
			});
			append($$anchor, fragment_5);
		});
		append($$anchor, fragment_4);
	};
	var consequent_7 = ($$anchor) => {
		var fragment_7 = root$2();
		var node_9 = first_child(fragment_7);
		var consequent_5 = ($$anchor) => {
			Veil($$anchor, {});
		};
		if_block(node_9, ($$render) => {
			if (!get(aside)) $$render(consequent_5);
		});
		var node_10 = sibling(node_9, 2);
		var consequent_6 = ($$anchor) => {
			var fragment_9 = comment();
			var node_11 = first_child(fragment_9);
			component(node_11, () => more.now.Choice, ($$anchor, more_now_Choice) => {
				more_now_Choice($$anchor, {
					get id() {
						return get(crisis);
					},
					get kind() {
						return get(drawn);
					}
				});
			});
			append($$anchor, fragment_9);
		};
		var alternate = ($$anchor) => {
			var div_1 = root_1$1();
			let classes_1;
			var node_12 = child(div_1);
			{
				let $0 = user_derived(() => !get(aside));
				CrisisCard(node_12, {
					get id() {
						return get(crisis);
					},
					get kind() {
						return get(drawn);
					},
					get big() {
						return get($0);
					}
				});
			}
			reset(div_1);
			template_effect(() => classes_1 = set_class(div_1, 1, "alone svelte-fiba5e", null, classes_1, { aside: get(aside) }));
			append($$anchor, div_1);
		};
		if_block(node_10, ($$render) => {
			if (get(choosing) && more.now) $$render(consequent_6);
			else $$render(alternate, -1);
		});
		append($$anchor, fragment_7);
	};
	if_block(node, ($$render) => {
		if (get(staged)) $$render(consequent_1);
		else if (get(d)) $$render(consequent_2, 1);
		else if (get(now)) $$render(consequent_4, 2);
		else if (get(crisis)) $$render(consequent_7, 3);
	});
	var node_13 = sibling(node, 2);
	var consequent_8 = ($$anchor) => {
		var fragment_10 = comment();
		var node_14 = first_child(fragment_10);
		component(node_14, () => more.now.Arrived, ($$anchor, more_now_Arrived) => {
			more_now_Arrived($$anchor, {
				get line() {
					return get(arrived);
				},
				away: () => set(left, get(arrived).n, true)
			});
		});
		append($$anchor, fragment_10);
	};
	if_block(node_13, ($$render) => {
		if (more.now && get(arrived) && get(arrived).n !== get(left) && !get(staged) && !get(view).crossroads && get(now)?.kind !== "jump") $$render(consequent_8);
	});
	var node_15 = sibling(node_13, 2);
	var consequent_9 = ($$anchor) => {
		Folded($$anchor, {
			get check() {
				return get(over);
			},
			open: () => put(true)
		});
	};
	if_block(node_15, ($$render) => {
		if (get(over) && !get(open)) $$render(consequent_9);
	});
	var node_16 = sibling(node_15, 2);
	var consequent_10 = ($$anchor) => {
		var div_2 = root_2();
		Dice(child(div_2), { get rolls() {
			return session.rolls;
		} });
		reset(div_2);
		append($$anchor, div_2);
	};
	if_block(node_16, ($$render) => {
		if (session.rolls.length) $$render(consequent_10);
	});
	var node_18 = sibling(node_16, 2);
	var consequent_11 = ($$anchor) => {
		var p = root_4();
		var span = child(p);
		var text = only_child(span);
		var node_19 = sibling(span, 2);
		each(node_19, 17, () => get(staying), index, ($$anchor, id) => {
			var button = root_3();
			var text_1 = only_child(button, true);
			template_effect(($0) => set_text(text_1, $0), [() => book.name(get(id))]);
			delegated("click", button, () => session.open(get(id)));
			append($$anchor, button);
		});
		reset(p);
		template_effect(($0) => set_text(text, `${$0 ?? ""}:`), [() => t("stage.inPlay")]);
		append($$anchor, p);
	};
	if_block(node_18, ($$render) => {
		if (get(staying).length && !get(staged)) $$render(consequent_11);
	});
	var node_20 = sibling(node_18, 2);
	var consequent_12 = ($$anchor) => {
		var fragment_12 = comment();
		var node_21 = first_child(fragment_12);
		await_block(node_21, () => __vitePreload(() => import("./Sounds-BhtxoANU.js"), __vite__mapDeps([11,1,2])), null, ($$anchor, $$source) => {
			var $$value = user_derived(() => {
				var { default: Sounds } = get($$source);
				return { Sounds };
			});
			var Sounds = user_derived(() => get($$value).Sounds);
			var fragment_13 = comment();
			var node_22 = first_child(fragment_13);
			component(node_22, () => get(Sounds), ($$anchor, Sounds_1) => {
				Sounds_1($$anchor, {});
			});
			append($$anchor, fragment_13);
		});
		append($$anchor, fragment_12);
	};
	if_block(node_20, ($$render) => {
		if (sound.on) $$render(consequent_12);
	});
	reset(div);
	template_effect(() => classes = set_class(div, 1, "stage svelte-fiba5e", null, classes, {
		paused: session.beats.paused,
		diced: session.rolls.length > 0
	}));
	append($$anchor, div);
	pop();
}
delegate(["click"]);
// src/table/board.ts
var board_exports = /* @__PURE__ */ __exportAll({
	Board: () => Board,
	Hangar: () => Hangar,
	Stage: () => Stage
});
// src/sound/Heard.svelte
var root$1 = from_html(`<span class="heard svelte-cabgtb"> </span>`);
function Heard($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	const what = user_derived(() => sound.on && sound.captions ? soundOf($$props.line, $$props.line.beat.kind, session.seat) : void 0);
	var fragment = comment();
	var node = first_child(fragment);
	var consequent = ($$anchor) => {
		var span = root$1();
		var text = only_child(span);
		template_effect(($0) => set_text(text, `[${$0 ?? ""}]`), [() => t(`sound.heard.${get(what)}`)]);
		append($$anchor, span);
	};
	if_block(node, ($$render) => {
		if (get(what)) $$render(consequent);
	});
	append($$anchor, fragment);
	pop();
}
// src/table/LogLine.svelte
var root = from_html(`<li class="step svelte-2i6u42"><span class="sr"> </span></li>`);
var root_1 = from_html(`<li><!> <span class="text svelte-2i6u42"><!><!></span> <!></li>`);
function LogLine($$anchor, $$props) {
	push($$props, true);
	/** Whether steps are told in words: what was searched for is. */
	const steps = prop($$props, "steps", 3, false);
	const folded = user_derived(() => $$props.line.kind === "phase" && !steps());
	var fragment = comment();
	var node = first_child(fragment);
	var consequent = ($$anchor) => {
		var li = root();
		var span = child(li);
		var text = only_child(span, true);
		reset(li);
		template_effect(($0, $1) => {
			set_attribute(li, "title", $0);
			set_text(text, $1);
		}, [() => flat($$props.line.text), () => flat($$props.line.text)]);
		append($$anchor, li);
	};
	var alternate = ($$anchor) => {
		var li_1 = root_1();
		let classes;
		var node_1 = child(li_1);
		var consequent_1 = ($$anchor) => {
			{
				let $0 = user_derived(() => t("log.private"));
				Eye_off($$anchor, {
					size: 15,
					get "aria-label"() {
						return get($0);
					}
				});
			}
		};
		if_block(node_1, ($$render) => {
			if ($$props.line.private) $$render(consequent_1);
		});
		var span_1 = sibling(node_1, 2);
		var node_2 = child(span_1);
		Said(node_2, { get text() {
			return $$props.line.text;
		} });
		Heard(sibling(node_2), { get line() {
			return $$props.line;
		} });
		reset(span_1);
		var node_4 = sibling(span_1, 2);
		{
			let $0 = user_derived(() => flat($$props.line.text));
			Why(node_4, {
				get rule() {
					return $$props.line.rule;
				},
				get about() {
					return get($0);
				},
				small: true
			});
		}
		reset(li_1);
		template_effect(() => classes = set_class(li_1, 1, clsx($$props.line.by !== void 0 ? `seat-${$$props.line.by}` : ""), "svelte-2i6u42", classes, { private: $$props.line.private }));
		append($$anchor, li_1);
	};
	if_block(node, ($$render) => {
		if (get(folded)) $$render(consequent);
		else $$render(alternate, -1);
	});
	append($$anchor, fragment);
	pop();
}
export { sound as _, Trauma as a, lines as c, ways as d, bridges as f, turned as g, reach as h, Veil as i, minus as l, place as m, board_exports as n, CrisisCard as o, highest as p, skyOver as r, Outcomes as s, LogLine as t, office as u, soundOf as v, path as y };
