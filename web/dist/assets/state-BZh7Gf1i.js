import { t as __exportAll } from "./rolldown-runtime-D8jQpDG7.js";
import { $t as set_class, An as only_child, Bn as next, Dn as $window, Fn as update, In as user_derived, Kt as set_attribute, Mt as t, Nn as set, Nt as word$1, On as child, Ot as count, Pn as state, Qt as set_style, Rn as pop, Rt as prop, T as Hourglass, Vn as reset, Vt as bind_this, _n as text, an as index, bn as event, ct as useSession, dn as set_text, fn as append, hn as from_svg, in as each, jn as sibling, kn as first_child, mn as from_html, n as screen, nn as component, pn as comment, rn as snippet, sn as if_block, ut as sizes, vn as delegate, wn as template_effect, xn as get, yn as delegated, zn as push } from "./client-FhJZpOI1.js";
import { C as seatName, D as titlesOf, E as titleName, O as together, S as isAbsent, _ as faces, h as more, k as book, w as shortName, x as insignia, y as Glyph$1 } from "./table-DZFhHxaq.js";
// src/cards/lead.ts
/** What a paragraph of a component's text begins with, to be set in bold: the name of an ability, or whose action it is. */
var leadOf = (paragraph) => /^[^.:(]{1,36}( \([^)]*\))?:/.exec(paragraph)?.[0] ?? "";
// src/board/letters.svelte.ts
var about = {
	condensed: .45,
	sans: .47
};
var pen = "OffscreenCanvas" in globalThis ? new OffscreenCanvas(1, 1).getContext("2d") : null;
var families = {};
var widths = {};
var letters = state(0);
if (pen) {
	const anew = () => {
		families = {};
		widths = {};
		update(letters);
	};
	document.fonts.addEventListener("loadingdone", anew);
	addEventListener("letters", anew);
}
var familyOf = (face) => families[face] ??= getComputedStyle(document.documentElement).getPropertyValue(`--${face}`);
/** The width of a line of text. */
function widthOf(line, size, weight = 560, face = "condensed") {
	get(letters);
	if (!pen) return line.length * size * about[face];
	const key = `${face} ${weight} ${line}`;
	let width = widths[key];
	if (width === void 0) {
		pen.font = `${weight} 100px ${familyOf(face)}`;
		width = widths[key] = pen.measureText(line).width / 100;
	}
	return width * size;
}
/** The width to squeeze a line into, if it would be wider than that; none is ever stretched. */
var squeezed = (line, width, size, weight) => widthOf(line, size, weight) > width ? width : void 0;
/** A name in one line if it is no wider than that, else in the two that are most alike. */
function twoLines(name, width, size, weight) {
	if (widthOf(name, size, weight) <= width) return [name];
	const words = name.split(" ");
	let best = [name];
	let least = Infinity;
	for (let i = 1; i < words.length; i++) {
		const lines = [words.slice(0, i).join(" "), words.slice(i).join(" ")];
		const longest = Math.max(...lines.map((l) => widthOf(l, size, weight)));
		if (longest < least) [best, least] = [lines, longest];
	}
	return best;
}
/** How heavy a lead is. */
var leadWeight = 640;
/** Text in lines no wider than that: where it begins a new line, so it does here, and what stands before a colon leads. */
function wrapped(text, width, size) {
	const space = widthOf(" ", size, 400, "sans");
	return text.split("\n").flatMap((paragraph) => {
		const lines = [];
		const begin = leadOf(paragraph);
		let lead = begin ? begin.split(" ").length : 0;
		let left = 0;
		for (const word of paragraph.split(" ")) {
			const w = widthOf(word, size, lead > 0 ? leadWeight : 400, "sans");
			if (lines.length === 0 || space + w > left) {
				lines.push({
					lead: "",
					text: ""
				});
				left = width + space;
			}
			const line = lines.at(-1);
			const part = lead-- > 0 ? "lead" : "text";
			line[part] += line.lead || line.text ? ` ${word}` : word;
			left -= space + w;
		}
		return lines;
	});
}
// src/board/ships.ts
var letterOf = (n) => String.fromCharCode(64 + n);
/** How often each letter was given to a civilian ship. A letter that is given again is another ship. */
function givenIn(log) {
	const given = /* @__PURE__ */ new Map();
	for (const { kind, letter } of log) if (kind === "civilian-placed") given.set(letter, (given.get(letter) ?? 0) + 1);
	return given;
}
/** The items of an area, the enemy first. */
function itemsOf(area, given) {
	const items = area.basestars.map((b) => ({
		kind: "basestar",
		key: b.id,
		spot: `ship/${b.id}/${area.id}`,
		damage: b.damage
	}));
	const some = (kind, n) => {
		const spot = `ship/${kind}/${area.id}`;
		if (n > 0) items.push({
			kind,
			n,
			key: spot,
			spot
		});
	};
	some("heavy-raider", area.heavy);
	if (area.scar) items.push({
		kind: "scar",
		key: "scar",
		spot: `ship/scar/${area.id}`
	});
	some("raider", area.raiders - (area.scar ? 1 : 0));
	const others = Object.entries(area.others ?? {});
	some("viper", area.vipers - others.reduce((sum, [, n]) => sum + n, 0));
	for (const [id, n] of others) {
		const spot = `ship/${id}/${area.id}`;
		if (n > 0) items.push({
			kind: "other",
			id,
			n,
			key: spot,
			spot
		});
	}
	for (const seat of area.pilots) items.push({
		kind: "pilot",
		seat,
		key: `seat/${seat}`,
		spot: `seat/${seat}`
	});
	for (const c of area.civilians) {
		const letter = letterOf(c.letter);
		const spot = `civilian/${letter}`;
		const key = `${spot}/${given?.get(c.letter) ?? 0}`;
		items.push({
			kind: "civilian",
			key,
			spot,
			letter,
			...c.face ? { face: c.face } : {}
		});
	}
	return items;
}
/** In an area that is low the ships stand beside its name, or under it where they are larger so. */
function headingOf(name, launch, area, fontSize) {
	const narrow = area.w < 150;
	const lines = narrow ? twoLines(name, area.w - 10, fontSize, 500) : [name];
	const line = fontSize + 1;
	const h = (lines.length + +(narrow && launch !== "")) * line + 6;
	const w = widthOf(lines.at(-1), fontSize, 500) + 14;
	const beside = w + (launch ? widthOf(launch, fontSize, 500) + 8 : 0);
	return {
		narrow,
		lines,
		...launch && { launch: {
			word: launch,
			x: area.x + (narrow ? 7 : w),
			y: area.y + (narrow ? lines.length + 1 : 1) * line + 1
		} },
		free: [...area.h < 96 && !narrow ? [{
			x: area.x + beside,
			y: area.y,
			w: area.w - beside,
			h: area.h
		}] : [], {
			x: area.x,
			y: area.y + h,
			w: area.w,
			h: area.h - h
		}]
	};
}
/** The drawings whose names are not those of their ships. */
var drawnAs = { "viper-mark-vii": "viper-vii" };
/** The drawing of a kind of ship by its id, if there is one. */
var drawnOf = (id) => Object.keys(sizes).find((kind) => kind === (drawnAs[id] ?? id));
var vipers = /* @__PURE__ */ new Set([
	"viper",
	"viper-vii",
	"assault-raptor"
]);
/** Whether a drawing is turned to fly along the board: those of vipers, whatever their hull. */
var flies = (kind) => vipers.has(kind);
/** The drawing of an item: civilian ships come in three, by their letter. */
function drawingOf(item) {
	switch (item.kind) {
		case "basestar":
		case "raider":
		case "heavy-raider":
		case "viper": return item.kind;
		case "pilot": return "viper";
		case "scar": return "raider";
		case "civilian": return [
			"gardens",
			"freighter",
			"liner"
		][item.letter.charCodeAt(0) % 3];
		case "other": return drawnOf(item.id);
	}
}
var hostile = /* @__PURE__ */ new Set([
	"basestar",
	"heavy-raider",
	"raider",
	"scar"
]);
/** The least that a damage token's word takes beside its basestar. */
var word = 66;
/** How long a ship of each kind is drawn: on a wide board, and on a tall one. */
var lengths = {
	basestar: [92, 52],
	"heavy-raider": [58, 38],
	raider: [56, 37],
	scar: [56, 37],
	viper: [46, 31],
	pilot: [46, 31],
	other: [48, 32],
	civilian: [64, 40]
};
var lengthOf = (item, tall) => lengths[item.kind][tall ? 1 : 0];
/** What the number beside a ship takes. */
var figure = 26;
/** The room that an item takes in an area. */
function sizeOf(item, area, narrow, { tall }) {
	const long = lengthOf(item, tall);
	if (item.kind === "pilot") return narrow ? {
		w: Math.min(area.w, 66),
		h: 36
	} : {
		w: 96,
		h: 52
	};
	if (item.kind === "basestar" && item.damage.length > 0) return narrow ? {
		w: Math.min(area.w, 70),
		h: long + 16 * item.damage.length
	} : {
		w: long + word,
		h: long
	};
	if (item.kind === "civilian") return {
		w: tall ? 40 : long + 6,
		h: tall ? 38 : 44
	};
	const w = long + (!("n" in item) || item.n === 1 ? 4 : figure);
	return {
		w: Math.min(w, area.w),
		h: (item.kind === "basestar" ? long : long * .94) + 4 + (item.kind === "scar" ? 14 : 0)
	};
}
/** Items in rows, as many in each as there is room for. */
function rowsOf(cells, width) {
	const rows = [];
	let left = 0;
	for (const cell of cells) {
		if (rows.length === 0 || cell.w > left + .5) {
			rows.push({
				cells: [],
				h: 0
			});
			left = width;
		}
		const row = rows.at(-1);
		row.cells.push(cell);
		row.h = Math.max(row.h, cell.h);
		left -= cell.w;
	}
	return rows;
}
var heightOf = (rows) => rows.reduce((sum, r) => sum + r.h, 0);
/**
* Lays items out in rows in the part of an area that its heading leaves free, the
* enemy in rows of its own where there is room, farther from Galactica; smaller
* if they are many.
*/
function place(items, area, { free, narrow }, layout) {
	const cells = items.map((item) => ({
		item,
		...sizeOf(item, area, narrow, layout)
	}));
	const camps = [cells.filter((c) => hostile.has(c.item.kind)), cells.filter((c) => !hostile.has(c.item.kind))];
	if (area.y > layout.height / 2) camps.reverse();
	for (let scale = 1;; scale -= .1) for (const room of free) {
		const apart = camps.flatMap((camp) => rowsOf(camp, room.w / scale));
		const rows = heightOf(apart) * scale <= room.h ? apart : rowsOf(cells, room.w / scale);
		const h = heightOf(rows) * scale;
		if (h <= room.h && cells.every((c) => c.w * scale <= room.w + .5) || scale < .28) return inRows(rows, room, scale, (room.h - h) / 2);
	}
}
function inRows(rows, free, scale, above) {
	let y = free.y + Math.max(0, above);
	return rows.flatMap((row) => {
		let x = free.x + (free.w - row.cells.reduce((sum, c) => sum + c.w * scale, 0)) / 2;
		y += row.h * scale;
		return row.cells.map(({ item, w, h }) => {
			x += w * scale;
			return {
				item,
				scale,
				w,
				h,
				x: x - w * scale / 2,
				y: y - row.h * scale / 2
			};
		});
	});
}
/** Silhouettes, in a square from -12 to 12, bow up. */
var shapes = {
	raider: "M-11 5C-9-5-4-8 0-8C4-8 9-5 11 5C7 1 5 0 2.5 0L0 4L-2.5 0C-5 0-7 1-11 5z",
	"heavy-raider": "M-12 6L-8-6L-3-9H3L8-6L12 6L6 3L3.5 8H-3.5L-6 3z",
	viper: "M0-11L2-3L9 5V8L2.5 6.5L1.5 10H-1.5L-2.5 6.5L-9 8V5L-2-3z",
	raptor: "M-9 7L-6-3L-2.5-8H2.5L6-3L9 7L4 5V8H-4V5z",
	arm: "M0 1.5C4-2 3.2-8.5 0-12.5C-3.2-8.5-4-2 0 1.5z",
	nuke: "M0-11C2.5-8 3-6 3-3V5L6 10H-6L-3 5V-3C-3-6-2.5-8 0-11z",
	president: "M0-6L6.2-2.4V-1.2H-6.2V-2.4zM-5-.4H-2.8V3.6H-5zM-1.1-.4H1.1V3.6H-1.1zM2.8-.4H5V3.6H2.8zM-6.2 4.3H6.2V6H-6.2z",
	freighter: "M0-17L9-11V-4L12-1V12H7V15H-7V12H-12V-1L-9-4V-11z",
	centurion: "M0-9C4.5-9 7-6 7-1.5V3L3.5 8H-3.5L-7 3V-1.5C-7-6-4.5-9 0-9zM-4.8-2.4V.6H4.8V-2.4z",
	force: "M0-9.5C3-9.5 4.8-7.6 4.8-5V-2.5L3 .3C7 .9 9 3.4 9 8H-9C-9 3.4-7 .9-3 .3L-4.8-2.5V-5C-4.8-7.6-3-9.5 0-9.5zM-3.2-5.2V-3.2H3.2V-5.2z",
	bolt: "M2-8L-4 1H0L-2 8L5-2H.5z",
	admiral: "M-5-1L0-5L5-1V1.5L0-2.5L-5 1.5zM-5 3.5L0-.5L5 3.5V6L0 2L-5 6z"
};
// src/board/words.ts
/** A person by their character, and who plays them. */
var personName = (frame, seat) => `${book.name(frame.view.seats[seat].character)} (${frame.table.seats[seat].name || t("crew.bot")})`;
/** A kind of viper that is no plain one. */
var hullName = (id) => word$1(`ship.${id}.name`, id.replace(/-/g, " "));
/** Somebody in a viper, of whatever hull. */
function pilotName(frame, seat) {
	const { hull } = frame.view.seats[seat];
	const name = personName(frame, seat);
	return hull ? t("ship.pilotedHull", {
		name,
		hull: hullName(hull)
	}) : t("ship.piloted", { name });
}
/** A ship, or the group of those that are alike. */
function itemName(item, frame) {
	switch (item.kind) {
		case "pilot": return pilotName(frame, item.seat);
		case "scar": return t("ship.scar");
		case "other": return t("ship.strange", {
			n: item.n,
			name: hullName(item.id)
		});
		case "civilian": return item.face ? t("ship.civilianKnown", {
			letter: item.letter,
			face: book.name(item.face)
		}) : t("ship.civilian", { letter: item.letter });
		case "basestar": {
			const what = item.damage.map((d) => book.name(d)).join(", ");
			return what ? `${t("ship.basestar")}, ${t("ship.damaged", { what })}` : t("ship.basestar");
		}
		default: return count(`ship.${item.kind}`, item.n);
	}
}
/** What an area is called. */
var areaName = (id) => word$1(`area.${id}`, id);
/** What stands in an area. */
function inArea(area, frame) {
	const items = itemsOf(area).map((item) => itemName(item, frame));
	return items.length ? items.join(", ") : t("area.empty");
}
/** The centurions on board, and how far they have come. */
function boardingParty(spaces) {
	const taken = spaces.flatMap((n, at) => n > 0 ? [boardingSpace(at, n)] : []);
	return taken.length ? taken.join("; ") : t("board.boardingNone");
}
/** A space of the boarding party, and how many are on it. */
function boardingSpace(at, n) {
	const centurions = count("board.centurions", n);
	return at === 0 ? t("board.boardingStart", { count: centurions }) : t("board.boardingAt", {
		n: at,
		count: centurions
	});
}
/** The rolls that place a ship in an area of another board. */
function numbersOf(space, area) {
	return (space.rolls ?? []).flatMap((id, i) => id === area ? [i + 1] : []).join("·");
}
/** What waits in an area of another board. */
var inWaiting = (area, space, frame) => t("fleetBoard.area", {
	area: areaName(area.id),
	rolls: numbersOf(space, area.id),
	what: inArea(area, frame)
});
// src/fleet/jump.ts
function jumpState({ marker, risk, caprica }) {
	if (caprica) return t("fleet.returnIn");
	if (marker >= risk.length - 1) return t("fleet.jumpAuto");
	const loss = risk[marker] ?? 0;
	return loss > 0 ? t("fleet.jumpRisk", { n: loss }) : t("fleet.jumpNot");
}
// node_modules/@lucide/svelte/dist/icons/layers.svelte
var root$16 = from_svg(`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M12.83 2.18a2 2 0 0 0-1.66 0L2.6 6.08a1 1 0 0 0 0 1.83l8.58 3.91a2 2 0 0 0 1.66 0l8.58-3.9a1 1 0 0 0 0-1.83z"></path><path d="M2 12a1 1 0 0 0 .58.91l8.6 3.91a2 2 0 0 0 1.65 0l8.58-3.9A1 1 0 0 0 22 12"></path><path d="M2 17a1 1 0 0 0 .58.91l8.6 3.91a2 2 0 0 0 1.65 0l8.58-3.9A1 1 0 0 0 22 17"></path></svg>`);
function Layers($$anchor, $$props) {
	var svg = root$16();
	template_effect(() => {
		set_attribute(svg, "width", `${$$props.size}`);
		set_attribute(svg, "height", `${$$props.size}`);
		set_attribute(svg, "aria-hidden", $$props["aria-hidden"]);
		set_attribute(svg, "aria-label", $$props["aria-label"]);
	});
	append($$anchor, svg);
}
// node_modules/@lucide/svelte/dist/icons/menu.svelte
var root$15 = from_svg(`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M4 5h16"></path><path d="M4 12h16"></path><path d="M4 19h16"></path></svg>`);
function Menu$1($$anchor, $$props) {
	var svg = root$15();
	template_effect(() => {
		set_attribute(svg, "width", `${$$props.size}`);
		set_attribute(svg, "height", `${$$props.size}`);
		set_attribute(svg, "aria-hidden", $$props["aria-hidden"]);
		set_attribute(svg, "aria-label", $$props["aria-label"]);
	});
	append($$anchor, svg);
}
// node_modules/@lucide/svelte/dist/icons/route.svelte
var root$14 = from_svg(`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><circle cx="6" cy="19" r="3"></circle><path d="M9 19h8.5a3.5 3.5 0 0 0 0-7h-11a3.5 3.5 0 0 1 0-7H15"></path><circle cx="18" cy="5" r="3"></circle></svg>`);
function Route($$anchor, $$props) {
	var svg = root$14();
	template_effect(() => {
		set_attribute(svg, "width", `${$$props.size}`);
		set_attribute(svg, "height", `${$$props.size}`);
		set_attribute(svg, "aria-hidden", $$props["aria-hidden"]);
		set_attribute(svg, "aria-label", $$props["aria-label"]);
	});
	append($$anchor, svg);
}
// node_modules/@lucide/svelte/dist/icons/users.svelte
var root$13 = from_svg(`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2"></path><path d="M16 3.128a4 4 0 0 1 0 7.744"></path><path d="M22 21v-2a4 4 0 0 0-3-3.87"></path><circle cx="9" cy="7" r="4"></circle></svg>`);
function Users($$anchor, $$props) {
	var svg = root$13();
	template_effect(() => {
		set_attribute(svg, "width", `${$$props.size}`);
		set_attribute(svg, "height", `${$$props.size}`);
		set_attribute(svg, "aria-hidden", $$props["aria-hidden"]);
		set_attribute(svg, "aria-label", $$props["aria-label"]);
	});
	append($$anchor, svg);
}
// src/art/locations.ts
var locations = {
	"ftl-control": "M12 2a10 10 0 1 1-9.5 7h3A7.2 7.2 0 1 0 12 4.8a5 5 0 1 1-4.9 6h2.6A2.4 2.4 0 1 0 12 9.5z",
	"weapons-control": "M10.8 1h2.4v4.3a7 7 0 0 1 5.5 5.5H23v2.4h-4.3a7 7 0 0 1-5.5 5.5V23h-2.4v-4.3a7 7 0 0 1-5.5-5.5H1v-2.4h4.3a7 7 0 0 1 5.5-5.5zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm0 2.6a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8z",
	communications: "M10.8 12h2.4l3 10h-2.4L12 15.5 10.2 22H7.8zM12 6.5a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6zM6.3 3.5l1.5 1.7a5.5 5.5 0 0 0 0 7.3L6.3 14.2a7.7 7.7 0 0 1 0-10.7zM17.7 3.5l-1.5 1.7a5.5 5.5 0 0 1 0 7.3l1.5 1.7a7.7 7.7 0 0 0 0-10.7zM3 1l1.5 1.5a10 10 0 0 0 0 12.7L3 16.7A12 12 0 0 1 3 1zM21 1l-1.5 1.5a10 10 0 0 1 0 12.7l1.5 1.5A12 12 0 0 0 21 1z",
	"research-lab": "M8 1.5h8V4h-1v5l6 10.2A2.2 2.2 0 0 1 19 22.5H5a2.2 2.2 0 0 1-2-3.3L9 9V4H8zM11.5 4v5.7L9.3 13.5h5.4l-2.2-3.8V4z",
	command: "M2 6 12 2l10 4v2.5L12 12.5 2 8.5zM5 11.5l7 2.8 7-2.8v3.5l-7 2.8-7-2.8zM10.5 18h3v4h-3z",
	"admirals-quarters": "M4 2h11v3h3V2h2v20h-2v-6H7.5v6H4zM7.5 5v8H18V8h-3V5zM9 7h3.5v4H9z",
	"hangar-deck": "M12 2l2 6.5 7 8V19l-7-2-.5 2h-3L10 17l-7 2v-2.5l7-8zM3 21h18v2H3z",
	armory: "M2 8h15V6h2v2h4v4h-5l-1.5 3H12l-1 5H6.5L8 14H5l-3 1.5zM12 12.2v1.6h3l.8-1.6z",
	sickbay: "M9 2h6v7h7v6h-7v7H9v-7H2V9h7z",
	brig: "M2 2h20v3H2zM2 19h20v3H2zM4 5h2.6v14H4zM8.7 5h2.6v14H8.7zM13.3 5h2.6v14h-2.6zM18 5h2.6v14H18z",
	"press-room": "M10 2h4a2 2 0 0 1 2 2v8a4 4 0 0 1-8 0V4a2 2 0 0 1 2-2zM4.5 10H7v2a5 5 0 0 0 10 0v-2h2.5v2a7.5 7.5 0 0 1-6.3 7.4V21H17v2H7v-2h3.8v-1.6A7.5 7.5 0 0 1 4.5 12z",
	"presidents-office": "M12 1 22 7v3H2V7zM12 4.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6zM4 11.5h3.5V18H4zM10.3 11.5h3.4V18h-3.4zM16.5 11.5H20V18h-3.5zM2 19.5h20V23H2z",
	administration: "M5 1h10l5 5v17H5zM14 3v4.5h4zM8 10.5h9v2H8zM8 14.5h9v2H8zM8 18.5h6v2H8z",
	caprica: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM6 9.5c2-1 3 .5 5 0s2-2.5 5-2.5c-3-2.5-8-2-10 2.5zM5.5 13c3 1.5 6-.5 8 1s3 .5 5-.5c-.5 3-3 5-6 5-3.5 0-6.5-2.5-7-5.5z",
	"cylon-fleet": "M12 1c.6 5 3 9 9.5 15.5C16 14.5 13.5 15 12 19c-1.5-4-4-4.5-9.5-2.5C9 10 11.4 6 12 1zM12 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM4 21h16v2H4z",
	"basestar-bridge": "M12 1l2.6 7.2L22 6l-5.2 6L22 18l-7.400-2.200L12 23l-2.600-7.200L2 18l5.200-6L2 6l7.400 2.200z",
	"human-fleet": "M2 7l3-3h12l5 3-5 3H5zM2 17l3-3h8l5 3-5 3H5zM19 14l3 3-3 3v-6zM7 6v2h6V6zM6 16v2h4v-2z",
	"resurrection-ship": "M12 2a10 10 0 0 1 9.5 7h-3.3A7 7 0 0 0 5.6 9H9v3H1V4h3v2.3A10 10 0 0 1 12 2zM2.5 15h3.3a7 7 0 0 0 12.6 0H15v-3h8v8h-3v-2.3A10 10 0 0 1 2.5 15zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z",
	"pegasus-cic": "M3 2h18v3H3zM3 6.5h18l-3 8H6zM9 8.5v4h6v-4zM5 16h14v2.5H5zM9 18.5h6V23H9z",
	airlock: "M4 1h16v22H4zM7 4v16h10V4zM11 4.5h2v5.5l3.5 3.5-1.5 1.5-3-3-3 3-1.5-1.5L11 10zM9 17h6v2H9z",
	"main-batteries": "M1 15h9l2-4h5l1.5 4H21v3h2v3H1zM2 5l11 4-.8 2L1.2 7zM5 1.5l10 6-1.2 1.8L4 3.3z",
	"engine-room": "M10 1h4l.6 3 2.6 1.1L19.8 3.4l2.8 2.8-1.7 2.6L22 11.4V14l-3 .6-1.1 2.6 1.7 2.6-2.8 2.8-2.6-1.7L14 23h-4l-.6-3-2.6-1.1-2.6 1.7-2.8-2.8 1.7-2.6L2 14v-4l3-.6 1.1-2.6L4.4 4.2 6.8 2.4l2.6 1.7zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z",
	"medical-center": "M12 1 23 9v14H1V9zM10 9v4H6v4h4v4h4v-4h4v-4h-4V9z",
	"resistance-hq": "M6 11V4a1.5 1.5 0 0 1 3 0V2.5a1.5 1.5 0 0 1 3 0V3a1.5 1.5 0 0 1 3 0v1.5a1.5 1.5 0 0 1 3 0V13c0 3-1.5 4.5-2 6v4H8v-4c-1.5-1.5-4-4-4-6l2-2zM8.5 14.5h6v1.6h-6z",
	detention: "M1 20h22v3H1zM3 2l9 3 9-3v2.5L12 7.5 3 4.5zM4 8h3v11H4zM10.5 8h3v11h-3zM17 8h3v11h-3zM1 12.5h22v2H1z",
	"occupation-authority": "M12 1l9 4v7c0 5-4 9-9 11-5-2-9-6-9-11V5zM6.5 9.5v3h11v-3zM8 14.5v2h8v-2z",
	"breeders-canyon": "M1 23 7 4l4 8-2 3 3 8zM14.5 23 12.5 15 17 2l6 21zM12 1a2 2 0 1 1 0 4 2 2 0 0 1 0-4z",
	shipyard: "M2 1h20v3H9.5l-3 4v5H4V4H2zM16 4h2v6h-2zM14 10h6v3h-6zM3 16l3-2h12l4 2-3 5H5zM2 22h20v1.5H2z",
	"new-caprica-attack-occupation": "M12 1a9 9 0 0 1 8 8H17a6 6 0 0 0-5-5zM12 1a11 11 0 1 0 11 11h-3a8 8 0 1 1-8-8zM12 7a5 5 0 1 0 5 5h-2.6A2.4 2.4 0 1 1 12 9.6zM13 10 22 1l1 3-8.5 8z",
	"new-caprica-detain": "M7 9a5 5 0 1 1 0 10A5 5 0 0 1 7 9zm0 2.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8zM17 5a5 5 0 1 1 0 10 5 5 0 0 1 0-10zm0 2.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8zM10 12l4-3 1 1.8-4 3z",
	"quorum-chamber": "M12 1a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM1.500 21a10.500 10.500 0 0 1 21 0h-3.200a7.300 7.300 0 0 0-14.600 0zM7 21a5 5 0 0 1 10 0zM1 22h22v1.500H1z",
	"colonial-one-destroyed": "M2 4l6 2 3 5-4 4 2 5-5-6-3-1zM13 3l9 4-2 3 2 6-7 5 1-6-3-3 2-4z",
	"demetrius-bridge": "M2 5h20l-2.500 9h-15zM5.500 7.500l1 4h11l1-4zM9.500 15.500h5V19h4v3h-13v-3h4z",
	"tactical-plot": "M2 3h20v14H2zM4.500 5.500v9h15v-9zM7 12.500l3-3.500 2.500 2 4-4.500 1.500 1.300-5.300 6-2.500-2-1.700 2zM7 19h10v3H7z",
	"captains-cabin": "M3 3h3v9h15a2 2 0 0 1 2 2v7h-3v-3H6v3H3zM8 6h7a3 3 0 0 1 3 3v1H8z",
	"hybrid-tank": "M1 11h22v3c0 4-3 7-7 7H8c-4 0-7-3-7-7zM4 13.500c1.300 0 1.300 1.500 2.700 1.500s1.300-1.500 2.600-1.500 1.400 1.500 2.700 1.500 1.300-1.500 2.700-1.500 1.300 1.500 2.600 1.500 1.300-1.500 2.700-1.500v1.800H4zM12 2a3.500 3.500 0 0 1 3.500 3.500c0 1.600-.8 2.700-1.800 3.500h-3.400c-1-.8-1.800-1.900-1.800-3.500A3.500 3.500 0 0 1 12 2z",
	datastream: "M2 4h12v2.600H2zM17 4h5v2.600h-5zM2 9h5v2.600H2zM10 9h12v2.600H10zM2 14h9v2.600H2zM14 14h8v2.600h-8zM2 19h14v2.600H2zM19 19h3v2.600h-3z",
	"raider-bay": "M1 22V8l11-6 11 6v14h-3V9.800L12 5.400 4 9.800V22zM12 10c1.200 0 2 1 2.500 2.500 2.500.8 3.800 2.600 4.500 5-2-1.200-3.300-1.500-4.500-1.500L12 20l-2.500-4c-1.200 0-2.500.3-4.500 1.500.7-2.400 2-4.200 4.500-5C10 11 10.800 10 12 10z",
	"hub-destroyed": "M10 2a10 10 0 0 0-8 9h3.200A7 7 0 0 1 9 5.700zM14 2l-1.500 3.300A7 7 0 0 1 18.800 11H22A10 10 0 0 0 14 2zM2 14a10 10 0 0 0 6 7.200l1-3.300A7 7 0 0 1 5.200 14zM22 14h-3.300a7 7 0 0 1-6 4.900l1 3.200A10 10 0 0 0 22 14zM13 8l-4 5h2.500L10 17l5-6h-2.500z"
};
// src/art/signs.ts
var signs = {
	politics: "M3 9 12 3l9 6v2H3zM5 12h3v6H5zM10.5 12h3v6h-3zM16 12h3v6h-3zM3 19h18v2.5H3z",
	leadership: "M12 3 22 11v4.5L12 8 2 15.5V11zM12 10.5 22 18v4L12 15 2 22v-4z",
	tactics: "M4 3h3v13.5L17.5 6H12V3h10.5v10.5h-3V8.2L8.5 19H21v3H4z",
	piloting: "M12 1.5 14.2 9 22.5 18v3l-8-2.6L14 22h-4l-.5-3.6L1.5 21v-3L9.8 9z",
	engineering: "M14.8 2.2a6 6 0 0 0-5.4 8.5L2 18.1 5.9 22l7.4-7.4a6 6 0 0 0 8.3-6.8l-3.9 3.7-3.7-1.4-1-3.5 3.8-4.1a6 6 0 0 0-2-.3z",
	treachery: "M12 1 15 6v6.5h5V15h-5.6L13.8 23h-3.6L9.6 15H4v-2.5h5V6z",
	fuel: "M4 3h9v18H4zM6 5.5v4h5v-4zM14.5 8l3 2v8a1 1 0 0 0 2 0v-7l-3-4 1.5-1.5L21.5 9v9a3 3 0 0 1-6 0v-5h-1z",
	food: "M11 22V10C6 10 3.5 7 3.5 2.5 8 2.5 11 5 11.8 8.5 12.5 5 15.5 2.5 20.5 2.5 20.5 7 18 10 13 10v3c1-2 3.5-3.5 7-3.5 0 4-2.5 6.5-7 6.5v6z",
	morale: "M12 21.5 3.5 13a5.4 5.4 0 0 1 0-7.6 5.4 5.4 0 0 1 7.6 0l.9.9.9-.9a5.4 5.4 0 0 1 7.6 7.6z",
	population: "M8 4a3.6 3.6 0 1 1 0 7.2A3.6 3.6 0 0 1 8 4zM1 20c0-5 3-7.5 7-7.5s7 2.5 7 7.5zM16.5 5.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM16.5 13c3.7 0 6.5 2.2 6.5 7h-6c0-3-.8-5-2.5-6.5z",
	admiral: "M12 2l8 6v4l-8-6-8 6V8zM12 9l8 6v4l-8-6-8 6v-4zM10.5 18.5 12 17l1.5 1.5V22h-3z",
	president: "M12 1.5 21 7v2H3V7zM5 10h2.5v7H5zM10.8 10h2.5v7h-2.5zM16.5 10H19v7h-2.5zM3 18h18v3.5H3z",
	cag: "M12 7l2 3.500L23 5l-2 7-6 3-1 6h-4l-1-6-6-3-2-7 9 5.500z",
	eye: "M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7zm10-4.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zm0 2.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4z",
	die: "M4 3h16a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zm3.5 3a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4zm9 9a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4zM12 10.3a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4z",
	miracle: "M12 1l3 8 8 3-8 3-3 8-3-8-8-3 8-3z",
	mutiny: "M4 2h3v20H4zM8.500 3h12l-3 4.500 3 4.500h-4l-3-2-2 4h-3z",
	mission: "M12 1.500a8 8 0 0 1 8 8c0 5-5 9-8 13-3-4-8-8-8-13a8 8 0 0 1 8-8zm0 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8z",
	skip: "M4 4l9 8-9 8zM14 4h3.5v16H14z"
};
// src/art/Glyph.svelte
var root$12 = from_svg(`<svg class="glyph svelte-1xe6r7j" viewBox="0 0 24 24" aria-hidden="true"><path fill-rule="evenodd"></path></svg>`);
function Glyph($$anchor, $$props) {
	push($$props, true);
	/** Also the id of a location, `location/command`, or of a title, `title/admiral`. */
	const size = prop($$props, "size", 3, 20);
	const known = {
		...locations,
		...signs
	};
	const path = user_derived(() => known[$$props.name.replace(/^\w+\//, "").replace(/-(overlay|daybreak)$/, "")]);
	var fragment = comment();
	var node = first_child(fragment);
	var consequent = ($$anchor) => {
		var svg = root$12();
		var path_1 = only_child(svg);
		template_effect(() => {
			set_attribute(svg, "width", size());
			set_attribute(svg, "height", size());
			set_attribute(svg, "x", $$props.x);
			set_attribute(svg, "y", $$props.y);
			set_attribute(path_1, "d", get(path));
		});
		append($$anchor, svg);
	};
	if_block(node, ($$render) => {
		if (get(path)) $$render(consequent);
	});
	append($$anchor, fragment);
	pop();
}
// src/art/Portrait.svelte
var root$11 = from_svg(`<use></use>`);
var root_1$8 = from_svg(`<rect class="ground svelte-tn36ui" width="200" height="220"></rect><path class="nobody svelte-tn36ui" d="M64 86C62 56 78 38 100 38s38 18 36 48l-1 26c-2 16-9 27-17 34v14c30 10 58 22 64 60H18c6-38 34-50 64-60v-14c-8-7-15-18-17-34z"></path>`, 1);
var root_2$5 = from_svg(`<path class="bars svelte-tn36ui" d="M58 0V220M86 0V220M114 0V220M142 0V220"></path><path class="glint svelte-tn36ui" d="M55.5 0V220M83.5 0V220M111.5 0V220M139.5 0V220"></path>`, 1);
var root_3$4 = from_svg(`<svg preserveAspectRatio="xMidYMin slice" aria-hidden="true"><!><!></svg>`);
function Portrait($$anchor, $$props) {
	push($$props, true);
	/** As `character/laura-roslin`; empty before one is chosen. */
	/** Shown to be a Cylon. */
	/** A Cylon among the humans. */
	const size = prop($$props, "size", 3, 44), revealed = prop($$props, "revealed", 3, false), executed = prop($$props, "executed", 3, false), brig = prop($$props, "brig", 3, false), infiltrating = prop($$props, "infiltrating", 3, false);
	const drawn = user_derived(() => faces.now?.drawing($$props.character.replace(/^character\//, ""), executed()));
	/** Small ones show the face alone, large ones the attribute too. */
	const whole = user_derived(() => size() >= 96);
	var svg = root_3$4();
	let classes;
	var node = child(svg);
	var consequent = ($$anchor) => {
		var use = root$11();
		template_effect(() => set_attribute(use, "href", `#${get(drawn) ?? ""}`));
		append($$anchor, use);
	};
	var alternate = ($$anchor) => {
		var fragment = root_1$8();
		next();
		append($$anchor, fragment);
	};
	if_block(node, ($$render) => {
		if (get(drawn)) $$render(consequent);
		else $$render(alternate, -1);
	});
	var node_1 = sibling(node);
	var consequent_1 = ($$anchor) => {
		var fragment_1 = root_2$5();
		next();
		append($$anchor, fragment_1);
	};
	if_block(node_1, ($$render) => {
		if (brig()) $$render(consequent_1);
	});
	reset(svg);
	template_effect(($0) => {
		classes = set_class(svg, 0, "portrait svelte-tn36ui", null, classes, {
			revealed: revealed(),
			infiltrating: infiltrating()
		});
		set_attribute(svg, "width", size());
		set_attribute(svg, "height", $0);
		set_attribute(svg, "viewBox", get(whole) ? "0 0 200 220" : "42 26 116 116");
	}, [() => get(whole) ? Math.round(size() * 1.1) : size()]);
	append($$anchor, svg);
	pop();
}
// src/fleet/distance.ts
/** How far the fleet has come; once that is further than the goal asks for, it is not "8 of 7". */
var far = ({ distance, goal }) => distance <= goal ? t("fleet.distanceOf", {
	n: distance,
	goal
}) : `${t("fleet.distance")} ${distance}`;
// src/table/Tabs.svelte
var root$10 = from_html(`<span class="held svelte-1o89ouq"> </span>`);
var root_1$7 = from_html(`<span class="unread svelte-1o89ouq" aria-hidden="true"> </span><span class="sr"> </span>`, 1);
var root_2$4 = from_html(`<button type="button" role="tab"><span class="word svelte-1o89ouq"> </span><!><!></button>`);
var root_3$3 = from_html(`<div class="tabs svelte-1o89ouq" role="tablist"></div>`);
function Tabs($$anchor, $$props) {
	push($$props, true);
	let tab = prop($$props, "tab", 15), lit = prop($$props, "lit", 3, () => false);
	const session = useSession();
	/** The arrows go from tab to tab. */
	function move(event) {
		const step = {
			ArrowRight: 1,
			ArrowLeft: -1
		}[event.key];
		if (!step) return;
		event.preventDefault();
		tab($$props.names[($$props.names.indexOf(tab()) + step + $$props.names.length) % $$props.names.length]);
		document.getElementById(`tab-${tab()}`)?.focus();
	}
	var div = root_3$3();
	each(div, 20, () => $$props.names, (name) => name, ($$anchor, name) => {
		var button = root_2$4();
		let classes;
		var span = child(button);
		var text = only_child(span, true);
		var node = sibling(span);
		var consequent = ($$anchor) => {
			var span_1 = root$10();
			var text_1 = only_child(span_1, true);
			template_effect(() => set_text(text_1, session.frame.view.seats[session.seat].hand));
			append($$anchor, span_1);
		};
		if_block(node, ($$render) => {
			if (name === "hand" && session.seat >= 0) $$render(consequent);
		});
		var node_1 = sibling(node);
		var consequent_1 = ($$anchor) => {
			var fragment = root_1$7();
			var span_2 = first_child(fragment);
			var text_2 = only_child(span_2, true);
			var span_3 = sibling(span_2);
			var text_3 = only_child(span_3, true);
			template_effect(($0) => {
				set_text(text_2, session.unread);
				set_text(text_3, $0);
			}, [() => count("talk.unread", session.unread)]);
			append($$anchor, fragment);
		};
		if_block(node_1, ($$render) => {
			if (name === "talk" && session.unread > 0) $$render(consequent_1);
		});
		reset(button);
		template_effect(($0, $1) => {
			set_attribute(button, "id", `tab-${name ?? ""}`);
			set_attribute(button, "aria-selected", tab() === name);
			set_attribute(button, "aria-controls", $$props.controls);
			set_attribute(button, "tabindex", tab() === name ? 0 : -1);
			classes = set_class(button, 1, "svelte-1o89ouq", null, classes, { lit: $0 });
			set_text(text, $1);
		}, [() => lit()(name), () => t(`tab.${name}`)]);
		delegated("click", button, () => tab(name));
		delegated("keydown", button, move);
		append($$anchor, button);
	});
	reset(div);
	template_effect(($0) => set_attribute(div, "aria-label", $0), [() => t("tab.label")]);
	append($$anchor, div);
	pop();
}
delegate(["click", "keydown"]);
// src/fleet/Boarders.svelte
var root$9 = from_html(`<span></span>`);
var root_1$6 = from_html(`<button type="button" class="boarders svelte-w1oy12"><span class="sr"> </span> <span class="value svelte-w1oy12" aria-hidden="true"><svg viewBox="-10 -10 20 20" width="18" height="18"><path class="svelte-w1oy12"></path></svg> </span> <span class="way svelte-w1oy12" aria-hidden="true"></span> <span class="name svelte-w1oy12" aria-hidden="true"> </span></button>`);
function Boarders($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	const spaces = user_derived(() => session.frame.view.fleet.boarding);
	const n = user_derived(() => get(spaces).reduce((sum, some) => sum + some, 0));
	const far = user_derived(() => get(spaces).findLastIndex((some) => some > 0));
	const told = user_derived(() => `${t("board.boarding")}: ${boardingParty(get(spaces))}`);
	var fragment = comment();
	var node = first_child(fragment);
	var consequent = ($$anchor) => {
		var button = root_1$6();
		var span = child(button);
		var text = only_child(span, true);
		var span_1 = sibling(span, 2);
		var svg = child(span_1);
		var path = only_child(svg);
		var text_1 = sibling(svg, 1, true);
		reset(span_1);
		var span_2 = sibling(span_1, 2);
		each(span_2, 21, () => get(spaces).slice(1), index, ($$anchor, _, i) => {
			var span_3 = root$9();
			let classes;
			template_effect(() => classes = set_class(span_3, 1, "svelte-w1oy12", null, classes, { come: i < get(far) }));
			append($$anchor, span_3);
		});
		reset(span_2);
		var span_4 = sibling(span_2, 2);
		var text_2 = only_child(span_4, true);
		reset(button);
		template_effect(($0) => {
			set_attribute(button, "title", get(told));
			set_text(text, get(told));
			set_attribute(path, "d", shapes.centurion);
			set_text(text_1, get(n));
			set_text(text_2, $0);
		}, [() => t("fleet.boarders")]);
		delegated("click", button, () => session.openPosition());
		append($$anchor, button);
	};
	if_block(node, ($$render) => {
		if (get(n) > 0) $$render(consequent);
	});
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
// src/fleet/Distance.svelte
var root$8 = from_html(`<span class="of svelte-1j9l6vp"> </span>`);
var root_1$5 = from_html(`<button type="button" class="distance svelte-1j9l6vp"><span class="sr"> </span> <span class="value svelte-1j9l6vp" aria-hidden="true"><!> <!></span> <span class="name svelte-1j9l6vp" aria-hidden="true"> </span></button>`);
function Distance($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	const view = user_derived(() => session.frame.view);
	const distance = user_derived(() => far(get(view)));
	var button = root_1$5();
	var span = child(button);
	var text = only_child(span, true);
	var span_1 = sibling(span, 2);
	var node = child(span_1);
	Route(node, {
		size: 18,
		"aria-hidden": "true"
	});
	var text_1 = sibling(node, 1, true);
	var node_1 = sibling(text_1);
	var consequent = ($$anchor) => {
		var span_2 = root$8();
		var text_2 = only_child(span_2);
		template_effect(() => set_text(text_2, `/${get(view).goal ?? ""}`));
		append($$anchor, span_2);
	};
	if_block(node_1, ($$render) => {
		if (get(view).distance <= get(view).goal) $$render(consequent);
	});
	reset(span_1);
	var span_3 = sibling(span_1, 2);
	var text_3 = only_child(span_3, true);
	reset(button);
	template_effect(($0) => {
		set_attribute(button, "title", get(distance));
		set_text(text, get(distance));
		set_text(text_1, get(view).distance);
		set_text(text_3, $0);
	}, [() => t("fleet.distance")]);
	delegated("click", button, () => session.openPosition());
	append($$anchor, button);
	pop();
}
delegate(["click"]);
// src/fleet/Dials.svelte
var root$7 = from_html(`<button><span class="sr"> </span> <span class="value svelte-164cm87" aria-hidden="true"><!> </span> <svg class="scale svelte-164cm87" viewBox="0 0 64 8" aria-hidden="true" preserveAspectRatio="none"><rect class="all svelte-164cm87" width="64" height="8" rx="2"></rect><rect class="zone svelte-164cm87" height="8" rx="2"></rect><rect class="mark svelte-164cm87" width="4" height="8"></rect></svg> <span class="name svelte-164cm87" aria-hidden="true"> </span></button>`);
var root_1$4 = from_html(`<div class="dials svelte-164cm87"><!> <!></div>`);
function Dials($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	const dials = user_derived(() => session.frame.view.dials);
	const order = [
		"fuel",
		"food",
		"morale",
		"population"
	];
	const most = 15;
	var div = root_1$4();
	var node = child(div);
	each(node, 16, () => order, (id) => id, ($$anchor, id) => {
		const dial = user_derived(() => get(dials)[id]);
		const red = user_derived(() => get(dial).value <= get(dial).red);
		const spot = user_derived(() => `resource/${id}`);
		const lit = user_derived(() => session.at(get(spot)).length > 0);
		const name = user_derived(() => word$1(`resource.${id}`, id));
		var button = root$7();
		let classes;
		var span = child(button);
		var text = only_child(span, true);
		var span_1 = sibling(span, 2);
		var node_1 = child(span_1);
		Glyph(node_1, {
			get name() {
				return id;
			},
			size: 18
		});
		var text_1 = sibling(node_1, 1, true);
		reset(span_1);
		var svg = sibling(span_1, 2);
		var rect = sibling(child(svg));
		var rect_1 = sibling(rect);
		let styles;
		reset(svg);
		var span_2 = sibling(svg, 2);
		var text_2 = only_child(span_2, true);
		reset(button);
		template_effect(($0, $1, $2) => {
			classes = set_class(button, 1, "dial svelte-164cm87", null, classes, {
				red: get(red),
				lit: get(lit),
				picked: $0
			});
			set_attribute(button, "title", get(name));
			set_text(text, $1);
			set_text(text_1, get(dial).value);
			set_attribute(rect, "width", 64 * get(dial).red / most);
			styles = set_style(rect_1, "", styles, { transform: $2 });
			set_text(text_2, get(name));
		}, [
			() => session.pickedAt(get(spot)) > 0,
			() => t(get(red) ? "fleet.dialRed" : "fleet.dial", {
				name: get(name),
				value: get(dial).value
			}),
			() => `translateX(${Math.max(0, 64 * get(dial).value / most - 2)}px)`
		]);
		delegated("click", button, () => get(lit) ? session.touch(get(spot)) : session.openPosition());
		append($$anchor, button);
	});
	Distance(sibling(node, 2), {});
	reset(div);
	append($$anchor, div);
	pop();
}
delegate(["click"]);
// src/fleet/Jump.svelte
var root$6 = from_html(` <!>`, 1);
var root_1$3 = from_html(`<span><!></span>`);
var root_2$3 = from_html(`<i class="svelte-1jgvhni"> </i>`);
var root_3$2 = from_html(`<button type="button" class="jump svelte-1jgvhni"><span class="sr"> </span> <span class="track svelte-1jgvhni" aria-hidden="true"></span> <span aria-hidden="true"> <!></span></button>`);
function Jump($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	const view = user_derived(() => session.frame.view);
	const last = user_derived(() => get(view).risk.length - 1);
	/** On New Caprica nobody jumps: the track brings Galactica back, and then has done its work. */
	const phase = user_derived(() => get(view).caprica?.phase);
	const jump = user_derived(() => {
		const at = {
			n: get(view).marker + 1,
			all: get(view).risk.length
		};
		return [...[t(get(phase) ? "fleet.returnAt" : "fleet.jumpAt", at), jumpState(get(view))], ...get(view).final ? [t("fleet.final")] : []].join("; ");
	});
	var fragment = comment();
	var node = first_child(fragment);
	var consequent_3 = ($$anchor) => {
		var button = root_3$2();
		var span = child(button);
		var text$1 = only_child(span, true);
		var span_1 = sibling(span, 2);
		each(span_1, 21, () => get(view).risk.map((n) => get(phase) ? 0 : n), index, ($$anchor, loss, i) => {
			var span_2 = root_1$3();
			let classes;
			var node_1 = child(span_2);
			var consequent = ($$anchor) => {
				var text_1 = text();
				template_effect(($0) => set_text(text_1, $0), [() => t(get(phase) ? "fleet.back" : "fleet.auto")]);
				append($$anchor, text_1);
			};
			var consequent_1 = ($$anchor) => {
				var fragment_2 = root$6();
				var text_2 = first_child(fragment_2);
				Users(sibling(text_2), { size: 12 });
				template_effect(() => set_text(text_2, `−${get(loss) ?? ""}`));
				append($$anchor, fragment_2);
			};
			var alternate = ($$anchor) => {
				var text_3 = text();
				text_3.nodeValue = i + 1;
				append($$anchor, text_3);
			};
			if_block(node_1, ($$render) => {
				if (i === get(last)) $$render(consequent);
				else if (get(loss) > 0) $$render(consequent_1, 1);
				else $$render(alternate, -1);
			});
			reset(span_2);
			template_effect(() => classes = set_class(span_2, 1, "space svelte-1jgvhni", null, classes, {
				here: i === get(view).marker,
				spent: i < get(view).marker,
				risky: get(loss) > 0,
				last: i === get(last)
			}));
			append($$anchor, span_2);
		});
		reset(span_1);
		var span_3 = sibling(span_1, 2);
		let classes_1;
		var text_4 = child(span_3, true);
		var node_3 = sibling(text_4);
		var consequent_2 = ($$anchor) => {
			var i_1 = root_2$3();
			var text_5 = only_child(i_1, true);
			template_effect(($0) => set_text(text_5, $0), [() => t("fleet.early")]);
			append($$anchor, i_1);
		};
		if_block(node_3, ($$render) => {
			if (!get(phase)) $$render(consequent_2);
		});
		reset(span_3);
		reset(button);
		template_effect(($0) => {
			set_attribute(button, "title", get(jump));
			set_text(text$1, get(jump));
			classes_1 = set_class(span_3, 1, "name svelte-1jgvhni", null, classes_1, { final: get(view).final });
			set_text(text_4, $0);
		}, [() => t(get(view).final ? "fleet.lastJump" : get(phase) ? "fleet.return" : "fleet.jump")]);
		delegated("click", button, () => session.openPosition());
		append($$anchor, button);
	};
	if_block(node, ($$render) => {
		if (get(phase) !== "returned") $$render(consequent_3);
	});
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
// src/fleet/Menu.svelte
var root$5 = from_html(`<details class="svelte-1r19y71"><summary class="svelte-1r19y71"><!></summary>  <div class="list svelte-1r19y71" tabindex="0"><!></div></details>`);
function Menu($$anchor, $$props) {
	push($$props, true);
	let details;
	let used = state(false);
	function away(event) {
		if (details.open && !details.contains(event.target)) details.open = false;
	}
	/** Escape closes it, also when what had the focus is gone. */
	function keydown(event) {
		if (event.key !== "Escape" || !details.open) return;
		details.open = false;
		details.querySelector("summary")?.focus();
	}
	var details_1 = root$5();
	event("pointerdown", $window, away);
	event("keydown", $window, keydown);
	var summary = child(details_1);
	var node = child(summary);
	snippet(node, () => $$props.icon);
	reset(summary);
	var div = sibling(summary, 2);
	var node_1 = child(div);
	var consequent = ($$anchor) => {
		var fragment = comment();
		var node_2 = first_child(fragment);
		snippet(node_2, () => $$props.children);
		append($$anchor, fragment);
	};
	if_block(node_1, ($$render) => {
		if (get(used)) $$render(consequent);
	});
	reset(div);
	reset(details_1);
	bind_this(details_1, ($$value) => details = $$value, () => details);
	template_effect(() => {
		set_attribute(summary, "title", $$props.label);
		set_attribute(summary, "aria-label", $$props.label);
	});
	delegated("click", summary, () => set(used, true));
	append($$anchor, details_1);
	pop();
}
delegate(["click"]);
// src/table/TableMenu.svelte
function TableMenu($$anchor, $$props) {
	push($$props, true);
	{
		const icon = ($$anchor) => {
			Menu$1($$anchor, {
				size: 20,
				"aria-hidden": "true"
			});
		};
		let $0 = user_derived(() => t("menu.table"));
		Menu($$anchor, {
			get label() {
				return get($0);
			},
			icon,
			children: ($$anchor, $$slotProps) => {
				var fragment_2 = comment();
				var node = first_child(fragment_2);
				var consequent = ($$anchor) => {
					var fragment_3 = comment();
					var node_1 = first_child(fragment_3);
					component(node_1, () => more.now.TableItems, ($$anchor, more_now_TableItems) => {
						more_now_TableItems($$anchor, {});
					});
					append($$anchor, fragment_3);
				};
				if_block(node, ($$render) => {
					if (more.now) $$render(consequent);
				});
				append($$anchor, fragment_2);
			},
			$$slots: {
				icon: true,
				default: true
			}
		});
	}
	pop();
}
// src/fleet/Decks.svelte
function Decks($$anchor, $$props) {
	push($$props, true);
	{
		const icon = ($$anchor) => {
			Layers($$anchor, {
				size: 20,
				"aria-hidden": "true"
			});
		};
		let $0 = user_derived(() => t("fleet.decks"));
		Menu($$anchor, {
			get label() {
				return get($0);
			},
			icon,
			children: ($$anchor, $$slotProps) => {
				var fragment_2 = comment();
				var node = first_child(fragment_2);
				var consequent = ($$anchor) => {
					var fragment_3 = comment();
					var node_1 = first_child(fragment_3);
					component(node_1, () => more.now.DeckList, ($$anchor, more_now_DeckList) => {
						more_now_DeckList($$anchor, {});
					});
					append($$anchor, fragment_3);
				};
				if_block(node, ($$render) => {
					if (more.now) $$render(consequent);
				});
				append($$anchor, fragment_2);
			},
			$$slots: {
				icon: true,
				default: true
			}
		});
	}
	pop();
}
// src/fleet/Menus.svelte
var root$4 = from_html(`<div class="menus svelte-wyj2jm"><!> <!></div>`);
function Menus($$anchor) {
	var div = root$4();
	var node = child(div);
	Decks(node, {});
	TableMenu(sibling(node, 2), {});
	reset(div);
	append($$anchor, div);
}
// src/fleet/Now.svelte
var root$3 = from_html(`<span class="sr svelte-1snc2fu"> </span>`);
var root_1$2 = from_html(`<span class="glass svelte-1snc2fu"><!></span>`);
var root_2$2 = from_html(`<span><!> <span class="name svelte-1snc2fu"> </span> <!></span>`);
var root_3$1 = from_html(`<span> </span>`);
var root_4$1 = from_html(`<!><span class="name svelte-1snc2fu"> </span>`, 1);
var root_5$1 = from_html(`<span aria-hidden="true"><span class="glass svelte-1snc2fu"><!></span> <!></span>`);
var root_6 = from_html(`<span class="turn"> </span>`);
var root_7 = from_html(`<div class="now svelte-1snc2fu"><!> <!> <!> <span class="when svelte-1snc2fu"><span class="phase svelte-1snc2fu"> </span> <!></span></div>`);
function Now($$anchor, $$props) {
	push($$props, true);
	/** Where there is little room whoever's turn it is is named, and no more. */
	const brief = prop($$props, "brief", 3, false);
	const session = useSession();
	const frame = user_derived(() => session.frame);
	const view = user_derived(() => get(frame).view);
	const turn = user_derived(() => get(view).turn > 0 && !get(view).over);
	const names = user_derived(() => together(get(frame).waiting.map((seat) => seatName(get(frame), seat))));
	const mine = user_derived(() => get(view).current === session.seat);
	const all = user_derived(() => get(frame).waiting.length > 1 && get(frame).waiting.length === get(view).seats.filter((s) => !s.out).length);
	/** What is asked comes first where it is asked of who looks and of others, or in the turn of somebody else. */
	const asked = user_derived(() => get(frame).waiting.includes(session.seat));
	/** Who is on turn and waited for is named once, and nobody to themselves. */
	const alone = user_derived(() => get(turn) && get(frame).waiting.length === 1 && get(frame).waiting[0] === get(view).current);
	var div = root_7();
	var node = child(div);
	var consequent = ($$anchor) => {
		var span = root$3();
		var text = only_child(span, true);
		template_effect(($0) => set_text(text, $0), [() => t("ask.waiting", { names: get(names) })]);
		append($$anchor, span);
	};
	if_block(node, ($$render) => {
		if (get(names) && !(get(alone) && get(mine))) $$render(consequent);
	});
	var node_1 = sibling(node, 2);
	var consequent_2 = ($$anchor) => {
		var span_1 = root_2$2();
		let classes;
		var node_2 = child(span_1);
		Glyph$1(node_2, {
			get seat() {
				return get(view).current;
			},
			size: 14
		});
		var span_2 = sibling(node_2, 2);
		var text_1 = only_child(span_2, true);
		var node_3 = sibling(span_2, 2);
		var consequent_1 = ($$anchor) => {
			var span_3 = root_1$2();
			var node_4 = child(span_3);
			Hourglass(node_4, {
				size: 15,
				"aria-hidden": "true"
			});
			reset(span_3);
			append($$anchor, span_3);
		};
		if_block(node_3, ($$render) => {
			if (get(alone)) $$render(consequent_1);
		});
		reset(span_1);
		template_effect(($0) => {
			classes = set_class(span_1, 1, "whose svelte-1snc2fu", null, classes, { mine: get(mine) && get(alone) });
			set_text(text_1, $0);
		}, [() => get(mine) ? t(brief() ? "crew.self" : "fleet.turnYours") : brief() ? seatName(get(frame), get(view).current) : t("fleet.turnOf", { name: seatName(get(frame), get(view).current) })]);
		append($$anchor, span_1);
	};
	if_block(node_1, ($$render) => {
		if (get(turn)) $$render(consequent_2);
	});
	var node_5 = sibling(node_1, 2);
	var consequent_4 = ($$anchor) => {
		var span_4 = root_5$1();
		let classes_1;
		var span_5 = child(span_4);
		var node_6 = child(span_5);
		Hourglass(node_6, { size: 15 });
		reset(span_5);
		var node_7 = sibling(span_5, 2);
		var consequent_3 = ($$anchor) => {
			var span_6 = root_3$1();
			var text_2 = only_child(span_6, true);
			template_effect(($0) => set_text(text_2, $0), [() => t("fleet.askedAll")]);
			append($$anchor, span_6);
		};
		var alternate = ($$anchor) => {
			var fragment = comment();
			var node_8 = first_child(fragment);
			each(node_8, 16, () => get(frame).waiting, (seat) => seat, ($$anchor, seat) => {
				var fragment_1 = root_4$1();
				var node_9 = first_child(fragment_1);
				Glyph$1(node_9, {
					get seat() {
						return seat;
					},
					size: 14
				});
				var span_7 = sibling(node_9);
				var text_3 = only_child(span_7, true);
				template_effect(($0) => set_text(text_3, $0), [() => seat === session.seat ? t("crew.self") : seatName(get(frame), seat)]);
				append($$anchor, fragment_1);
			});
			append($$anchor, fragment);
		};
		if_block(node_7, ($$render) => {
			if (get(all)) $$render(consequent_3);
			else $$render(alternate, -1);
		});
		reset(span_4);
		template_effect(($0) => {
			classes_1 = set_class(span_4, 1, "waiting svelte-1snc2fu", null, classes_1, {
				asked: get(asked),
				many: get(frame).waiting.length > 1,
				most: get(frame).waiting.length > 2
			});
			set_attribute(span_4, "title", $0);
		}, [() => t("ask.waiting", { names: get(names) })]);
		append($$anchor, span_4);
	};
	if_block(node_5, ($$render) => {
		if (get(names) && !get(alone)) $$render(consequent_4);
	});
	var span_8 = sibling(node_5, 2);
	var span_9 = child(span_8);
	var text_4 = only_child(span_9, true);
	var node_10 = sibling(span_9, 2);
	var consequent_5 = ($$anchor) => {
		var span_10 = root_6();
		var text_5 = only_child(span_10, true);
		template_effect(($0) => set_text(text_5, $0), [() => t("fleet.turn", { n: get(view).turn })]);
		append($$anchor, span_10);
	};
	if_block(node_10, ($$render) => {
		if (get(view).turn > 0) $$render(consequent_5);
	});
	reset(span_8);
	reset(div);
	template_effect(($0) => set_text(text_4, $0), [() => word$1(`phase.${get(view).phase}`, get(view).phase)]);
	append($$anchor, div);
	pop();
}
// src/fleet/Stores.svelte
var root$2 = from_svg(`<path class="crack svelte-grl51o" d="M5-12L-1-3L3 1L-5 12"></path>`);
var root_1$1 = from_html(`<button><span class="sr"> </span> <span class="value svelte-grl51o" aria-hidden="true"><svg viewBox="-13 -13 26 26" width="22" height="22" class="svelte-grl51o"><path></path><!></svg> </span> <span class="name svelte-grl51o" aria-hidden="true"> </span></button>`);
var root_2$1 = from_html(`<div class="stores svelte-grl51o"></div>`);
function Stores($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	const fleet = user_derived(() => session.frame.view.fleet);
	const stores = user_derived(() => [
		{
			spot: "raptor",
			name: "fleet.raptors",
			word: "store.raptor",
			shape: "raptor",
			n: get(fleet).raptors
		},
		{
			spot: "nuke",
			name: "fleet.nukes",
			word: "store.nuke",
			shape: "nuke",
			n: get(fleet).nukes
		},
		{
			spot: "reserves",
			name: "fleet.reserves",
			word: "store.reserves",
			shape: "viper",
			n: get(fleet).reserves
		},
		{
			spot: "damaged",
			name: "fleet.damagedVipers",
			word: "store.damaged",
			shape: "viper",
			n: get(fleet).damaged,
			broken: true
		}
	]);
	var div = root_2$1();
	each(div, 21, () => get(stores), ({ spot, name, word, shape, n, broken }) => spot, ($$anchor, $$item) => {
		let spot = () => get($$item).spot;
		let name = () => get($$item).name;
		let word = () => get($$item).word;
		let shape = () => get($$item).shape;
		let n = () => get($$item).n;
		let broken = () => get($$item).broken;
		const lit = user_derived(() => session.at(spot()).length > 0);
		var button = root_1$1();
		let classes;
		var span = child(button);
		var text = only_child(span);
		var span_1 = sibling(span, 2);
		var svg = child(span_1);
		var path = child(svg);
		let classes_1;
		var node = sibling(path);
		var consequent = ($$anchor) => {
			var path_1 = root$2();
			append($$anchor, path_1);
		};
		if_block(node, ($$render) => {
			if (broken()) $$render(consequent);
		});
		reset(svg);
		var text_1 = sibling(svg, 1, true);
		reset(span_1);
		var span_2 = sibling(span_1, 2);
		var text_2 = only_child(span_2, true);
		reset(button);
		template_effect(($0, $1, $2, $3) => {
			classes = set_class(button, 1, "store svelte-grl51o", null, classes, {
				none: n() === 0,
				lit: get(lit),
				picked: $0
			});
			set_attribute(button, "title", $1);
			set_text(text, `${$2 ?? ""}: ${n() ?? ""}`);
			set_attribute(path, "d", shapes[shape()]);
			classes_1 = set_class(path, 0, "svelte-grl51o", null, classes_1, { broken: broken() });
			set_text(text_1, n());
			set_text(text_2, $3);
		}, [
			() => session.pickedAt(spot()) > 0,
			() => t(name()),
			() => t(name()),
			() => t(word())
		]);
		delegated("click", button, () => get(lit) ? session.touch(spot()) : session.openPosition());
		append($$anchor, button);
	});
	reset(div);
	append($$anchor, div);
	pop();
}
delegate(["click"]);
// src/fleet/Fleet.svelte
var root$1 = from_html(`<header><h1 class="sr"> </h1> <!> <!> <!> <!> <!> <!></header>`);
function Fleet($$anchor, $$props) {
	push($$props, true);
	var header = root$1();
	let classes;
	var h1 = child(header);
	var text = only_child(h1, true);
	var node = sibling(h1, 2);
	Dials(node, {});
	var node_1 = sibling(node, 2);
	Jump(node_1, {});
	var node_2 = sibling(node_1, 2);
	Boarders(node_2, {});
	var node_3 = sibling(node_2, 2);
	var consequent = ($$anchor) => {
		Now($$anchor, {});
	};
	if_block(node_3, ($$render) => {
		if (!screen.small) $$render(consequent);
	});
	var node_4 = sibling(node_3, 2);
	Stores(node_4, {});
	var node_5 = sibling(node_4, 2);
	var consequent_1 = ($$anchor) => {
		Menus($$anchor, {});
	};
	if_block(node_5, ($$render) => {
		if (!screen.small) $$render(consequent_1);
	});
	reset(header);
	template_effect(($0, $1) => {
		set_attribute(header, "aria-label", $0);
		classes = set_class(header, 1, "svelte-zbt46", null, classes, { small: screen.small });
		set_text(text, $1);
	}, [() => t("fleet.title"), () => t("app.name")]);
	append($$anchor, header);
	pop();
}
// src/table/Roll.svelte
var root = from_html(`<span class="absent"></span>`);
var root_1 = from_html(`<span class="asked svelte-tiiurd"><!></span>`);
var root_2 = from_html(`<span class="title svelte-tiiurd"><!></span>`);
var root_3 = from_html(`<span class="name svelte-tiiurd"> </span>`);
var root_4 = from_html(`<li><button type="button"><span class="face svelte-tiiurd"><!><!></span> <span class="seat svelte-tiiurd"><!></span> <!> <!> <!></button></li>`);
var root_5 = from_html(`<section><ul class="svelte-tiiurd"></ul> <!></section>`);
function Roll($$anchor, $$props) {
	push($$props, true);
	const session = useSession();
	const frame = user_derived(() => session.frame);
	const turn = user_derived(() => get(frame).view.over ? -1 : get(frame).view.current);
	/** Who somebody is, what they hold, and what the table has to do with them. */
	function told(seat) {
		const { character, hand, out, revealed } = get(frame).view.seats[seat];
		const parts = [
			seatName(get(frame), seat),
			character ? book.name(character) : t("crew.noCharacter"),
			...titlesOf(get(frame), seat).map(titleName),
			out ? t("crew.out") : "",
			revealed ? t("crew.revealed") : "",
			count("crew.hand", hand),
			seat === get(turn) && get(frame).view.turn > 0 ? t("crew.turn") : "",
			get(frame).waiting.includes(seat) ? t("crew.waited") : ""
		];
		return parts.filter((part, i) => part && parts.indexOf(part) === i).join("; ");
	}
	var section = root_5();
	let classes;
	var ul = child(section);
	each(ul, 21, () => get(frame).view.seats, index, ($$anchor, view, seat) => {
		const who = user_derived(() => get(frame).table.seats[seat]);
		const lit = user_derived(() => session.at(`seat/${seat}`).length > 0);
		const picked = user_derived(() => session.pickedAt(`seat/${seat}`) > 0);
		var li = root_4();
		let classes_1;
		var button = child(li);
		let classes_2;
		var span = child(button);
		var node = child(span);
		{
			let $0 = user_derived(() => get(view).revealed && !get(view).infiltrating);
			let $1 = user_derived(() => get(view).infiltrating ?? false);
			let $2 = user_derived(() => get(view).location === "location/brig");
			Portrait(node, {
				get character() {
					return get(view).character;
				},
				size: 34,
				get revealed() {
					return get($0);
				},
				get infiltrating() {
					return get($1);
				},
				get brig() {
					return get($2);
				}
			});
		}
		var node_1 = sibling(node);
		var consequent = ($$anchor) => {
			var span_1 = root();
			append($$anchor, span_1);
		};
		var d = user_derived(() => isAbsent(get(who)) && !get(view).out && !get(frame).view.over);
		if_block(node_1, ($$render) => {
			if (get(d)) $$render(consequent);
		});
		reset(span);
		var span_2 = sibling(span, 2);
		var node_2 = child(span_2);
		Glyph$1(node_2, {
			seat,
			size: 11
		});
		reset(span_2);
		var node_3 = sibling(span_2, 2);
		var consequent_1 = ($$anchor) => {
			var span_3 = root_1();
			var node_4 = child(span_3);
			Hourglass(node_4, { size: 13 });
			reset(span_3);
			append($$anchor, span_3);
		};
		var d_1 = user_derived(() => get(frame).waiting.includes(seat));
		if_block(node_3, ($$render) => {
			if (get(d_1)) $$render(consequent_1);
		});
		var node_5 = sibling(node_3, 2);
		each(node_5, 16, () => titlesOf(get(frame), seat).slice(0, 1), (title) => title, ($$anchor, title) => {
			var span_4 = root_2();
			var node_6 = child(span_4);
			{
				let $0 = user_derived(() => insignia(title));
				Glyph(node_6, {
					get name() {
						return `title/${get($0) ?? ""}`;
					},
					size: 11
				});
			}
			reset(span_4);
			append($$anchor, span_4);
		});
		var node_7 = sibling(node_5, 2);
		var consequent_2 = ($$anchor) => {
			const name = user_derived(() => shortName(get(view).character));
			var span_5 = root_3();
			let styles;
			var text = only_child(span_5, true);
			template_effect(($0) => {
				styles = set_style(span_5, "", styles, { "--w": $0 });
				set_text(text, get(name));
			}, [() => widthOf(get(name), 15, 600)]);
			append($$anchor, span_5);
		};
		if_block(node_7, ($$render) => {
			if (get(view).character) $$render(consequent_2);
		});
		reset(button);
		reset(li);
		template_effect(($0) => {
			classes_1 = set_class(li, 1, `seat-${seat}`, "svelte-tiiurd", classes_1, { out: get(view).out });
			set_attribute(button, "aria-label", $0);
			set_attribute(button, "aria-pressed", get(lit) ? get(picked) : void 0);
			button.disabled = !get(lit) && !get(view).character;
			classes_2 = set_class(button, 1, "svelte-tiiurd", null, classes_2, {
				turn: seat === get(turn) && get(frame).view.turn > 0,
				lit: get(lit),
				picked: get(picked)
			});
		}, [() => told(seat)]);
		delegated("click", button, () => session.touch(`seat/${seat}`, get(view).character || void 0));
		append($$anchor, li);
	});
	reset(ul);
	var node_8 = sibling(ul, 2);
	{
		let $0 = user_derived(() => get(frame).view.seats.length > 5);
		Now(node_8, { get brief() {
			return get($0);
		} });
	}
	reset(section);
	template_effect(($0) => {
		classes = set_class(section, 1, "roll svelte-tiiurd", null, classes, { most: get(frame).view.seats.length > 6 });
		set_attribute(section, "aria-label", $0);
	}, [() => t("crew.roll")]);
	append($$anchor, section);
	pop();
}
delegate(["click"]);
// src/table/state.ts
var state_exports = /* @__PURE__ */ __exportAll({
	Fleet: () => Fleet,
	Menus: () => Menus,
	Roll: () => Roll,
	Tabs: () => Tabs
});
export { wrapped as A, lengthOf as C, squeezed as D, shapes as E, twoLines as O, itemsOf as S, place as T, drawingOf as _, Glyph as a, givenIn as b, boardingParty as c, inArea as d, inWaiting as f, pilotName as g, personName as h, Portrait as i, leadOf as j, widthOf as k, boardingSpace as l, numbersOf as m, Tabs as n, jumpState as o, itemName as p, far as r, areaName as s, state_exports as t, hullName as u, drawnOf as v, letterOf as w, headingOf as x, flies as y };
