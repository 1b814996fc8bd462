import { At as language, Dt as catalogue, at as getJson } from "./client-FhJZpOI1.js";
// src/minds/minds.ts
var told = /* @__PURE__ */ new Map();
function mindsOf(id, key) {
	const address = `/api/tables/${encodeURIComponent(id)}/minds?lang=${language.now}`;
	const known = told.get(address);
	if (known) return known;
	const asked = getJson(address, key ? { "X-Ragtag-Key": key } : {});
	told.set(address, asked);
	asked.catch(() => told.delete(address));
	return asked;
}
/** The seats of bots whose thoughts are known. */
var thinkers = ({ turns }) => {
	const seats = turns[0]?.of.length ?? 0;
	return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => turns.some((t) => t.of[seat].length > 0));
};
/** What was thought last up to a turn. */
var upTo = ({ turns }, turn) => turns.findLast((t) => t.turn <= turn);
/** The turn from which a seat was on the side of the Cylons, if it ever was. */
var cylonFrom = ({ turns }, seat) => turns.find((t) => t.cylon[seat])?.turn;
/** One bot's suspicion of one seat, as a step for each turn in a picture so wide. */
function steps({ turns }, bot, seat, width) {
	const wide = width / Math.max(1, turns.length);
	const y = (t) => round(28 - 28 * (t.of[bot][seat] ?? 0) / 100);
	return `M0 28${turns.map((t, i) => `V${y(t)}H${round((i + 1) * wide)}`).join("")}V28Z`;
}
/** From where to where a seat was on the side of the Cylons, in the same picture. */
function truth({ turns }, seat, width) {
	const wide = width / Math.max(1, turns.length);
	return turns.map((t, i) => t.cylon[seat] ? `M${round(i * wide)} 32h${round(wide)}` : "").join("");
}
var round = (n) => Math.round(n * 10) / 10;
var tm = catalogue({
	en: {
		hint: "Whom each bot took for a Cylon, turn by turn. The line below shows when somebody was one.",
		thinking: "The bots are asked again …",
		failed: "It cannot be told now.",
		of: "{name} suspected",
		row: "{name}: {from} % at first, {to} % at the end; {truth}",
		human: "on the side of the humans to the end",
		cylon: "on the side of the Cylons from turn {n}",
		why: "Why",
		because: "{name}: {why}.",
		now: "Suspicion after this turn",
		suspects: "{name} suspects {list}",
		nobody: "{name} suspects nobody much",
		odds: "{name} ({n} %)"
	},
	es: {
		hint: "A quién tomaba cada bot por cylon, turno a turno. La línea de abajo muestra cuándo alguien lo era.",
		thinking: "Se pregunta otra vez a los bots …",
		failed: "Ahora no se puede contar.",
		of: "{name} sospechaba",
		row: "{name}: {from} % al principio, {to} % al final; {truth}",
		human: "del lado de los humanos hasta el final",
		cylon: "del lado de los cylons desde el turno {n}",
		why: "Por qué",
		because: "{name}: {why}.",
		now: "Sospechas tras este turno",
		suspects: "{name} sospecha de {list}",
		nobody: "{name} apenas sospecha de nadie",
		odds: "{name} ({n} %)"
	}
});
export { thinkers as a, steps as i, cylonFrom as n, truth as o, mindsOf as r, upTo as s, tm as t };
