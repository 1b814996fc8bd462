// src/art/pen.ts
/** The colour of a tone, from the style sheet: it follows the light of the page. */
function toned(tone) {
	if (typeof tone === "number") return `var(--steel-${tone})`;
	if (tone.startsWith("iron")) return `var(--iron-${tone.slice(4)})`;
	return {
		lamp: "var(--ship-lamp)",
		stripe: "var(--ship-stripe)",
		glow: "var(--ship-glow)"
	}[tone] ?? `var(--${tone})`;
}
var fill = (d, tone, opacity) => ({
	d,
	fill: toned(tone),
	...opacity !== void 0 && { opacity }
});
var line = (d, tone, width = 1, opacity) => ({
	d,
	stroke: toned(tone),
	width,
	...opacity !== void 0 && { opacity }
});
var oval = (x, y, rx, ry) => `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
var disc = (x, y, r, tone, opacity) => fill(oval(x, y, r, r), tone, opacity);
var ring = (x, y, rx, ry, tone, width) => line(oval(x, y, rx, ry), tone, width);
/** Lit windows, each a dot. */
var lamps = (at, r = 1.3) => ({
	d: at.map(([x, y]) => `M${x} ${y}h.01`).join(""),
	stroke: toned("lamp"),
	width: 2 * r,
	round: true
});
/** A Cylon's eye. */
var eye = (d, width) => ({
	d,
	stroke: toned("eye"),
	width,
	round: true
});
/** What an engine leaves behind it. */
var exhaust = (x, y, rx, ry) => ({
	d: oval(x, y, rx, ry),
	fill: "url(#exhaust)"
});
/** Strokes moved, turned or mirrored as a whole. */
var moved = (at, strokes) => strokes.map((s) => ({
	...s,
	at: s.at ? `${at} ${s.at}` : at
}));
/** The upper half of a body, and the same mirrored below. */
var upDown = (half, middle) => [...half, ...moved(`matrix(1 0 0 -1 0 ${2 * middle})`, half)];
/** The left half of a body, and the same mirrored on the right. */
var leftRight = (half, middle) => [...half, ...moved(`matrix(-1 0 0 1 ${2 * middle} 0)`, half)];
var times = (n, make) => Array.from({ length: n }, (_, i) => make(i));
/** Short upright lines at equal distances. */
var ticks = (from, to, step, top, bottom) => times(Math.floor((to - from) / step) + 1, (i) => `M${from + i * step} ${top}V${bottom}`).join("");
// src/art/ships/civil.ts
/** Colonial One: a liner with swept wings. */
var colonialOne = [
	exhaust(292, 60, 16, 7),
	...upDown([
		fill("M176 48 L232 10 L262 6 L252 46Z", 1),
		fill("M176 48 L232 10 L262 6 L259 16 L196 46Z", 3),
		line("M176 48 L232 10 L262 6", 4, 1.3),
		fill("M96 46 L118 30 L136 30 L132 46Z", 2)
	], 60),
	fill("M6 60 C10 50 24 44 44 42 H250 L274 48 V72 L250 78 H44 C24 76 10 70 6 60Z", 2),
	fill("M6 60 C10 50 24 44 44 42 H250 L274 48 V56 H8Z", 4),
	fill("M8 64 H274V72L250 78H44C24 76 12 70 8 64Z", 1),
	fill("M20 54 C24 50 34 47 44 46 V58 H18Z", 0),
	line("M26 52v6M33 49v9", 4, 1),
	fill("M60 40h22v40h-22zM204 39h10v42h-10z", "lamp", .35),
	line("M60 41v38M82 41v38", 1, 1.4),
	line("M150 44v32M188 44v32M230 44v32", 1, 1),
	lamps(times(15, (i) => [94 + i * 9, 60]), 1.4),
	fill("M274 50h10v20h-10z", 0),
	fill("M282 52h4v16h-4z", "glow"),
	line("M6 60 C10 50 24 44 44 42 H250 L274 48", 5, 1.3)
];
/** The Demetrius, a workhorse: a bow of trusses, tanks, patched. */
var demetrius = [
	exhaust(292, 50, 12, 6),
	exhaust(292, 92, 12, 6),
	fill("M14 46 L40 34 H66 V108 H40 L14 96Z", 1),
	fill("M14 46 L40 34 H66 V54 H14Z", 3),
	line("M24 56h36M24 66h36M24 76h36M24 86h36", 0, 2),
	fill("M10 58h8v26h-8z", "lamp", .6),
	fill("M66 60h50v22h-50z", 1),
	line("M66 60l12 22l13 -22l13 22l12 -22M66 82l12 -22l13 22l13 -22l12 22", 3, 2),
	...[
		38,
		71,
		104
	].flatMap((y, j) => [
		128,
		170,
		212
	].flatMap((x, i) => [
		disc(x, y, 18, 1),
		fill(`M${x - 18} ${y}a18 18 0 0 1 36 0z`, (i + j) % 3 === 1 ? "stripe" : 2),
		line(`M${x - 14} ${y - 10}A18 18 0 0 1 ${x + 6} ${y - 17}`, 5, 1.4),
		line(`M${x - 18} ${y}h36`, 0, 1.4)
	])),
	fill("M234 30 H270 L280 40 V102 L270 112 H234Z", 2),
	fill("M234 30H270L280 40V58H234Z", 3),
	fill("M234 96h46v6l-10 10h-36z", 0, .6),
	line("M244 60v30M254 60v30M264 60v30", 0, 2),
	fill("M280 40h8v20h-8zM280 82h8v20h-8z", 0),
	line("M14 46 L40 34 H66M234 30H270L280 40", 5, 1.3),
	fill("M240 66h20v12h-20z", "stripe"),
	lamps([
		[246, 38],
		[258, 38],
		[270, 44],
		[50, 40]
	], 1.5)
];
/** A ship of gardens, under glass. */
var gardens = [
	exhaust(154, 50, 9, 6),
	fill("M8 46h132v8H8z", 1),
	line("M10 46h130", 4, 1.2),
	...[
		34,
		74,
		114
	].flatMap((x) => [fill(`M${x - 3} 22h6v56h-6z`, 1), ...[24, 76].flatMap((y) => [
		disc(x, y, 15, 1),
		fill(`M${x - 15} ${y}a15 15 0 0 1 30 0z`, "glow", .55),
		line(`M${x - 15} ${y}h30M${x} ${y - 15}v15M${x - 8} ${y - 13}L${x - 4} ${y}M${x + 8} ${y - 13}L${x + 4} ${y}`, 0, 1),
		line(`M${x - 13} ${y - 7}A15 15 0 0 1 ${x + 4} ${y - 14.5}`, 5, 1.3)
	])]),
	fill("M4 40 L16 36 V64 L4 60Z", 3),
	fill("M136 36h14v28h-14z", 2),
	lamps([
		[9, 46],
		[9, 50],
		[9, 54]
	], 1.3)
];
/** A freighter with its containers. */
var freighter = [
	exhaust(155, 50, 8, 9),
	fill("M6 50 L22 30 H46 V70 H22Z", 2),
	fill("M6 50L22 30H46V44H10Z", 4),
	...[
		62,
		88,
		114
	].flatMap((x, i) => [
		fill(`M${x - 12} 22 h22 v56 h-22z`, i === 1 ? "stripe" : 1),
		fill(`M${x - 12} 22 h22 v18 h-22z`, i === 1 ? "stripe" : 3, i === 1 ? .75 : void 0),
		line(`M${x - 12} 22h22`, 5, 1.2),
		line(`M${x - 5} 24v52M${x + 3} 24v52`, 0, 1.1)
	]),
	fill("M46 44h90v12H46z", 2),
	fill("M128 32h20v36h-20z", 1),
	fill("M128 32h20v10h-20z", 3),
	lamps([
		[28, 40],
		[34, 40],
		[40, 40],
		[140, 60]
	], 1.4)
];
/** A liner with a ring that turns. */
var liner = [
	exhaust(154, 50, 9, 6),
	ring(82, 50, 17, 42, 1, 10),
	line("M65 50a17 42 0 0 1 34 0", 4, 7),
	line("M65 50a17 42 0 0 0 34 0", 2, 7),
	fill("M6 50 C12 42 26 40 40 40 H136 L148 44 V56 L136 60 H40 C26 60 12 58 6 50Z", 2),
	fill("M6 50 C12 42 26 40 40 40 H136 L148 44 V49Z", 4),
	line("M82 12V40M82 60V88", 3, 3),
	lamps(times(9, (i) => [38 + i * 10, 54]), 1.3),
	lamps([
		[66, 34],
		[99, 34],
		[66, 66],
		[99, 66]
	], 1.3)
];
// src/art/ships/craft.ts
/** A viper Mk II: straight wings with a red stripe. */
var viperWing = [
	fill("M42 64 L12 94 L8 110 L14 112 L42 102Z", 2),
	fill("M42 64 L12 94 L10 102 L42 84Z", 3),
	fill("M34 73 L24 83 L24 104.6 L34 101.6Z", "stripe"),
	fill("M38 66 h5 v40 h-6z", 1)
];
var viper = [
	exhaust(50, 115, 13, 9),
	...leftRight(viperWing, 50),
	fill("M50 3 L55 36 L60 56 L61 104 L56 110 H44 L39 104 L40 56 L45 36Z", 2),
	fill("M50 3 L50 110 H44 L39 104 L40 56 L45 36Z", 4),
	fill("M50 3 L50 38 L45.4 38 Z", 5),
	fill("M45 36 h10 l1.2 7 h-12.4z", "stripe"),
	fill("M50 44 L55 52 L54 68 H46 L45 52Z", 0),
	fill("M50 44 L50 60 H46 L45 52Z", "glow", .8),
	fill("M45 74h10v26h-10z", 1),
	line("M45 80h10M45 86h10M45 92h10", 3, 1),
	fill("M40 102h6v8h-6zM54 102h6v8h-6zM47 104h6v9h-6z", 0),
	line("M50 3 L45 36 L40 56 M42 64 L12 94 L8 110", 5, 1.3)
];
/** A viper Mk VII: swept wings, tall fins. */
var viperSevenWing = [
	fill("M41 58 L30 64 L10 92 L4 112 L20 106 L42 106Z", 1),
	fill("M41 58 L30 64 L10 92 L6 104 L41 76Z", 3),
	fill("M22 78 l9 -11 l4 3 l-14 22 z", "glow", .75),
	fill("M43 40 L36 52 L43 54Z", 2),
	fill("M8 94 l-3 -22 h3 l4 18z", 2)
];
var viperSeven = [
	exhaust(50, 114, 15, 8),
	...leftRight(viperSevenWing, 50),
	fill("M50 2 L57 30 L62 60 L60 106 H40 L38 60 L43 30Z", 1),
	fill("M50 2 V106 H40 L38 60 L43 30Z", 3),
	fill("M50 2 V34 L43.6 34 L45 24Z", 5),
	fill("M50 36 L56 48 L55 68 L50 74 L45 68 L44 48Z", 0),
	fill("M50 36 V66 L45 64 L44 48Z", "glow", .85),
	fill("M44 78 L50 74 L56 78 V100 H44Z", 0),
	line("M47 80v18M50 78v20M53 80v18", 2, 1.2),
	fill("M41 104h7v8h-7zM52 104h7v8h-7z", 0),
	line("M50 2 L43 30 L38 60M41 58 L30 64 L10 92 L4 112", 5, 1.2)
];
/** A raptor; an assault raptor has tubes on its sides and a gun. */
function raptor(assault) {
	return [
		...leftRight([
			fill("M36 40 L14 56 L10 92 L22 98 L38 94Z", 1),
			fill("M36 40 L14 56 L12 72 L38 58Z", 3),
			...assault ? [
				fill("M2 44h12v42l-6 6l-6 -6z", 2),
				fill("M2 44h6v48l-6 -6z", 4),
				line("M2 54h12M2 64h12M2 74h12", 0, 1.2),
				fill("M4 36h2.6v8H4zM9 36h2.6v8H9z", "stripe"),
				fill("M12 62h6v8h-6z", 0)
			] : [fill("M8 66h6v24h-6z", 2)]
		], 60),
		exhaust(46, 112, 9, 8),
		exhaust(74, 112, 9, 8),
		fill("M44 14 H76 L88 40 L86 98 L78 108 H42 L34 98 L32 40Z", 2),
		fill("M44 14 H60 V108 H42 L34 98 L32 40Z", 3),
		fill("M46 18 H74 L84 38 L78 44 H42 L36 38Z", 0),
		fill("M47 20H60V42H42L38 38Z", "glow", .75),
		line("M60 18V44M50 18L46 44", 2, 1.6),
		fill("M44 54h32v40h-32z", 1),
		fill("M44 54h16v40h-16z", 2),
		line("M44 64h32M44 74h32M44 84h32", 0, 1.3),
		fill("M40 100h12v10h-12zM68 100h12v10h-12z", 0),
		line("M44 14 L32 40 L34 98M36 40 L14 56 L10 92", 5, 1.3),
		...assault ? [
			fill("M57 4h6v14h-6z", 1),
			line("M58.4 2v14M61.6 2v14", 4, 1.2),
			fill("M52 46h16l-8 7z", "stripe")
		] : [line("M60 54v40", 0, 1), lamps([[36, 60], [84, 60]], 1.4)]
	];
}
/** A nuke. */
var nuke = [
	exhaust(30, 114, 7, 8),
	fill("M30 4 C40 16 42 28 42 40 V94 H18 V40 C18 28 20 16 30 4Z", 2),
	fill("M30 4 V94 H18 V40 C18 28 20 16 30 4Z", 5),
	fill("M18 40h24v10H18z", "stripe"),
	fill("M18 80 L8 96 V108 L18 100ZM42 80 L52 96 V108 L42 100Z", 3),
	fill("M21 94h18v10H21z", 0),
	...moved("translate(30 64)", [
		disc(0, 0, 9, "lamp"),
		fill("M0 0 L-3.6 -6.3 A7.3 7.3 0 0 1 3.6 -6.3Z M0 0 L7.3 0 A7.3 7.3 0 0 1 3.6 6.3Z M0 0 L-3.6 6.3 A7.3 7.3 0 0 1 -7.3 0Z", 0),
		disc(0, 0, 1.8, "lamp"),
		disc(0, 0, 1, 0)
	]),
	line("M30 4 C20 16 18 28 18 40V80L8 96", 5, 1.2)
];
var raider = [
	...leftRight([
		fill("M52 44 C40 44 30 48 24 44 C14 36 8 22 8 4 C-4 32 2 66 30 78 C40 82 50 82 60 80 V44Z", "iron1"),
		fill("M52 44 C40 44 30 48 24 44 C14 36 8 22 8 4 C4 22 8 48 26 60 C38 66 50 62 60 60 V44Z", "iron2"),
		line("M8 4 C8 22 14 36 24 44 C30 48 40 44 52 44", "iron4", 1.6),
		line("M10 34 C16 50 28 60 46 64M16 58 C26 68 40 72 54 72", "iron0", 1.3)
	], 60),
	fill("M60 26 C68 26 72 36 72 48 C72 68 68 84 60 92 C52 84 48 68 48 48 C48 36 52 26 60 26Z", "iron2"),
	fill("M60 26 V92 C52 84 48 68 48 48 C48 36 52 26 60 26Z", "iron3"),
	fill("M50 40 h20 v6 l-10 4 l-10 -4z", "iron0"),
	eye("M53 43.5h14", 2.6),
	line("M54 56h12M55 63h10M56 70h8", "iron0", 1.2),
	line("M60 26 C52 26 48 36 48 48", "iron4", 1.2)
];
var heavy = [
	...leftRight([
		fill("M60 40 L70 30 L80 34 L84 10 L92 4 L100 12 L103 36 L110 46 L112 78 L104 96 L94 92 L88 108 L74 104 L60 110Z", "iron1"),
		fill("M84 10 L92 4 L100 12 L103 36 L94 48 L84 44 L80 34Z", "iron2"),
		fill("M92 4 L100 12 L103 36 L97 42 L94 18Z", "iron1"),
		fill("M72 50 L104 46 L107 72 L76 78Z", "iron2"),
		line("M70 30 L80 34 L84 10 L92 4 L100 12 L103 36 L110 46 L112 78", "iron4", 1.6),
		line("M76 58 L106 54M77 66 L107 63M78 88 L104 84M88 92V106", "iron0", 1.7),
		fill("M92 96h8v10h-8z", "iron0")
	], 60),
	fill("M60 40 L50 30 L40 34 L36 10 L28 4 L20 12 L17 36 L10 46 L9 66 L44 66 L60 58Z", "iron3", .45),
	fill("M60 16 L70 24 L76 44 L78 84 L70 108 H50 L42 84 L44 44 L50 24Z", "iron2"),
	fill("M60 16 V108 H50 L42 84 L44 44 L50 24Z", "iron3"),
	fill("M47 40 L73 40 L71 50 L60 55 L49 50Z", "iron0"),
	eye("M54 45.5h12", 3),
	fill("M48 64h24v30h-24z", "iron0"),
	line("M48 71h24M48 78h24M48 85h24", "iron3", 1.6),
	line("M60 16 L50 24 L44 44 L42 84", "iron4", 1.5)
];
/** Three points, with arms that run hollow between them. */
function star(points, hollow) {
	const at = (radius, degrees) => {
		const turn = degrees * Math.PI / 180;
		return `${(radius * Math.cos(turn)).toFixed(1)} ${(radius * Math.sin(turn)).toFixed(1)}`;
	};
	const arms = [
		1,
		2,
		3
	].map((i) => `Q${at(hollow, -150 + 120 * i)} ${at(points, -90 + 120 * i)}`);
	return `M${at(points, -90)}${arms.join("")}Z`;
}
/** One of the two stars of a basestar, its three arms ribbed. */
function blade(r, hollow, tones) {
	const half = `M0 0 L${(-hollow * .5).toFixed(1)} ${(-hollow * .29).toFixed(1)} Q${(-hollow * .3).toFixed(1)} ${(-r * .42).toFixed(1)} 0 ${-r} Z`;
	const ribs = [
		[9, .36],
		[7, .5],
		[5, .64],
		[4, .76]
	];
	const arm = (turn) => moved(`rotate(${turn})`, [
		fill(half, turn === 120 ? tones.dark : tones.lit),
		line(`M0 -8V${-r + 4}`, "iron0", 1.5),
		line(ribs.map(([x, y]) => `M${-x} ${-r * y}H${x}`).join(""), "iron0", 1.5)
	]);
	const whole = star(r, hollow);
	return [
		fill(whole, tones.body),
		...[
			0,
			120,
			240
		].flatMap(arm),
		line(whole, tones.edge, 1.5)
	];
}
/** What was torn off the rebels' basestar, and what she was mended with. */
var scars = [...moved("rotate(120)", [
	fill("M-22 -52 L-8 -46 L-2 -60 L6 -48 L12 -58 L24 -46 L20 -126 L-20 -126Z", "void"),
	line("M-12 -50 L-8 -46 L-2 -60 L6 -48 L12 -58", "iron4", 1.6),
	lamps([
		[-3, -66],
		[8, -72],
		[1, -86]
	], 1.5)
]), ...[0, 240].flatMap((turn) => moved(`rotate(${turn})`, [
	...moved("translate(0 -30)", [fill("M-7 -44h14l-2 26h-10z", 4)]),
	fill("M-7 -74h7v26h-5z", 5),
	line("M-6 -66h12M-5.4 -57h11", 1, 1.2)
]))];
/** A basestar; that of the rebels has lost an arm. */
function basestar(rebel) {
	const shine = rebel ? "lamp" : "eye";
	const turns = times(3, (i) => 120 * i).filter((turn) => !rebel || turn !== 120);
	return moved("translate(120 124)", [
		...moved("rotate(60) scale(.84)", blade(116, 22, {
			body: "iron0",
			dark: "iron0",
			lit: "iron1",
			edge: "iron3"
		})),
		disc(0, 0, 40, "iron0", .55),
		...blade(118, 24, {
			body: "iron1",
			dark: "iron1",
			lit: "iron3",
			edge: "iron4"
		}),
		...rebel ? scars : [],
		...turns.flatMap((turn) => moved(`rotate(${turn})`, [{
			d: "M0 -30V-100",
			stroke: toned(shine),
			width: 2,
			dash: "2 7",
			round: true
		}])),
		disc(0, 0, 23, "iron0"),
		disc(-1, -1, 19, "iron2"),
		fill("M-19 -1a19 19 0 0 1 37 -2z", "iron3"),
		disc(0, 0, 12, "iron0"),
		disc(0, 0, 5, shine),
		ring(0, 0, 9, 9, shine, 1.4)
	]);
}
var shoulder = [
	fill("M40 60 L22 58 L10 68 L8 84 L20 90 L36 80Z", "iron1"),
	fill("M40 60 L22 58 L10 68 L9 76 L34 68Z", "iron3"),
	line("M40 60 L22 58 L10 68 L8 84", "iron4", 1.6)
];
var armDown = [
	fill("M10 84 L22 88 L20 108 L26 118 L14 128 L4 112Z", "iron1"),
	fill("M10 84 L16 86 L13 106 L18 118 L14 124 L4 112Z", "iron2"),
	line("M8 98h13M7 106h14", "iron0", 1.8),
	fill("M14 122 L26 116 L31 122 L25 140 L22 128 L18 140 L16 128 L10 138Z", "iron3"),
	line("M10 84 L4 112 L14 124", "iron4", 1.4)
];
var armForward = [
	fill("M98 88 L112 84 L116 100 L106 112 L92 104Z", "iron1"),
	fill("M92 104 L106 112 L94 116 L76 100 L80 94Z", "iron2"),
	line("M102 94 L113 96M96 106 L104 110", "iron0", 1.8),
	fill("M80 92 L76 102 L62 98 L70 94 L58 90 L70 89 L60 82 L74 86Z", "iron3"),
	fill("M46 82h18v7H46z", "iron0"),
	fill("M44 84h6v3h-6z", "iron4")
];
/** A centurion, advancing: half a figure, with blades for hands. */
var centurion = [
	fill("M40 112 L80 112 L86 140 H34Z", "iron1"),
	line("M38 122h44M36 132h48", "iron0", 2),
	...leftRight(shoulder, 60),
	...armDown,
	fill("M36 62 L60 56 L84 62 L80 92 L70 114 H50 L40 92Z", "iron1"),
	fill("M36 62 L60 56 V114 H50 L40 92Z", "iron2"),
	fill("M44 66 L60 61 V72 L46 76Z", "iron3"),
	line("M42 80h36M44 88h32M47 97h26M50 105h20", "iron0", 1.8),
	fill("M51 50h18v10H51z", "iron0"),
	line("M53 54h14", "iron3", 1.4),
	fill("M60 6 L73 11 L80 27 L78 42 L69 53 H51 L42 42 L40 27 L47 11Z", "iron2"),
	fill("M60 6 V53 H51 L42 42 L40 27 L47 11Z", "iron3"),
	fill("M60 1 L64 7 V19 H56 V7Z", "iron4"),
	fill("M39 27 L81 27 L78 37 L60 41 L42 37Z", "iron0"),
	eye("M50 32.5h14", 4),
	fill("M53 44h14l-3 9H56z", "iron1"),
	line("M60 6L47 11L40 27", "iron4", 1.6),
	...armForward
];
// src/art/ships/galactica.ts
/** How she is drawn where she is small, without rooms. */
var whole = {
	mid: 548,
	half: 88,
	bow: 138,
	swell: 38,
	pods: 74,
	deck: true
};
var engines = 5;
var exact = (n) => +n.toFixed(1);
function galactica({ mid, half: rh, bow, swell, pods, deck }) {
	const hh = rh + swell;
	const cy = hh + pods;
	const left = bow + 32;
	const right = left + mid;
	const stern = right + 26;
	const height = cy * 2;
	/** A way along points, above her middle (1) or below it (-1). */
	const way = (points, side) => points.map(([x, y]) => `${exact(x)} ${exact(cy - side * y)}`).join("L");
	/** Half the height of a flank: it swells from the shoulder to a third of the length, then runs thin. */
	const flank = (x) => {
		const part = (x - left) / (right - left);
		const bend = part < .34 ? Math.sin(Math.PI / 2 * (part / .34)) : Math.cos(Math.PI / 2 * ((part - .34) / .66) * .92);
		return rh + 5 + (swell - 5) * Math.max(0, bend);
	};
	const step = deck ? 25 : 23;
	const plates = times(Math.floor((right - left - 14) / step), (i) => {
		const x = left + 8 + i * step;
		return [x, x + step - 5];
	});
	const head = [
		[5, 15],
		[bow * .1, 28],
		[bow * .3, 44],
		[bow * .5, 57],
		[bow * .68, 66],
		[bow * .78, 64],
		[bow * .84, 50]
	];
	const shoulder = [
		[bow + 6, rh * .72],
		[bow + 18, rh * .92],
		[left + 4, rh + 4]
	];
	const outline = [
		...head,
		[bow * .9, 46],
		[bow * .96, 50],
		...shoulder,
		...plates.flatMap(([a, b]) => [
			[a, flank(a) - 2.6],
			[a + 2, flank(a)],
			[b - 2, flank(b)],
			[b, flank(b) - 2.6]
		]),
		[right - 2, rh + 3],
		[right + 10, rh - 1],
		[stern - 5, rh - 20],
		[stern, hh * .54]
	];
	const hull = `M${way(outline, 1)}L${way([...outline].reverse(), -1)}Z`;
	const over = (strokes) => [...strokes, ...moved(`matrix(1 0 0 -1 0 ${height})`, strokes)];
	const parts = {
		cy,
		rh,
		hh,
		bow,
		left,
		right,
		stern,
		flank,
		plates,
		head,
		shoulder,
		way
	};
	return {
		strokes: [
			...nozzles(parts, true),
			...over([...struts(left, right, pods), ...pod(left, right)]),
			...nozzles(parts, false),
			fill(hull, 1),
			...flanks(parts),
			...headOf(parts),
			...sternOf(parts),
			line(`M${way(outline, 1)}`, 5, 1.7),
			...deck ? deckOf(parts, mid) : [],
			...podLights(left, right, height)
		],
		width: stern + 78,
		height,
		left,
		middle: cy
	};
}
var podOf = (left, right) => ({
	from: left + 26,
	to: right - 36,
	long: right - left - 62
});
/** A flight pod above her: a blunt bay in front, a long swell, a cut stern. */
function pod(left, right) {
	const { from, to, long } = podOf(left, right);
	const belly = from + long * .42;
	const back = `M${from - 34} 38 L${from - 22} 26 C${from + 20} 13 ${belly - 60} 7 ${belly} 7 C${belly + 120} 7 ${to - 40} 10 ${to + 18} 17 L${to + 36} 27`;
	const ribs = Math.floor(long / 22);
	return [
		fill(`${back} V45 L${to + 22} 55 L${to - 6} 61 H${from + 20} L${from - 6} 56 L${from - 34} 47Z`, 1),
		fill(`${back} V31 H${from - 18} L${from - 34} 40Z`, 2),
		fill(`M${from + 10} 22 C${from + 60} 14 ${belly - 40} 12 ${belly} 12 C${belly + 110} 12 ${to - 40} 15 ${to + 14} 21 L${to + 4} 25 H${from + 4}Z`, 3),
		fill(`M${from - 34} 38 L${from - 22} 27 L${from + 10} 25 V52 L${from - 8} 55 L${from - 34} 47Z`, 0),
		line(`M${from - 30} 39 L${from + 8} 35M${from - 30} 45H${from + 8}`, 3, .8),
		lamps([
			31,
			40,
			49
		].map((y) => [from + 5, y]), 1.3),
		line(times(ribs, (i) => `M${from + 30 + i * 22} 26V60`).join(""), 0, 1.5),
		line(times(ribs, (i) => `M${from + 19 + i * 22} 42V60`).join(""), 0, .8),
		fill(`M${from + 20} 57H${to}L${to + 22} 55L${to - 6} 61H${from + 20}Z`, 0, .6),
		line(back, 5, 1.5)
	];
}
function podLights(left, right, height) {
	const { from, long } = podOf(left, right);
	return [lamps(times(9, (i) => [Math.trunc(from + 40 + i * long / 9.4), 34]), 1.2), lamps(times(20, (i) => [Math.trunc(from + 50 + i * (long - 60) / 20), height - 13]), 1.5)];
}
/** What holds a pod. */
function struts(left, right, pods) {
	const { from, long } = podOf(left, right);
	const deep = pods + 16;
	return [
		.16,
		.5,
		.84
	].flatMap((part) => {
		const x = Math.trunc(from + long * part - 23);
		return [
			fill(`M${x} 58 h46 l12 ${deep - 56} h-70z`, 1),
			fill(`M${x} 58 h46 l2 6 h-50z`, 0),
			line(`M${x + 10} 62v${deep - 60}M${x + 23} 62v${deep - 60}M${x + 36} 62v${deep - 60}`, 3)
		];
	});
}
/** Her engines, or what they leave behind them. */
function nozzles({ cy, hh, stern }, burning) {
	const apart = hh / engines;
	const q = exact(apart * .36);
	return times(engines, (i) => exact(cy + (i - 2) * apart)).flatMap((y) => burning ? [exhaust(stern + 50, y, 30, Math.trunc(apart * .36))] : [
		fill(`M${stern - 6} ${y - q} h18 l16 -4 v${exact(2 * q + 8)} l-16 -4 h-18z`, 1),
		fill(`M${stern - 6} ${y - q} h18 l16 -4 v${exact(q * .7)} h-34z`, 3),
		line(`M${stern + 4} ${exact(y - q)}v${exact(2 * q)}M${stern + 12} ${exact(y - q)}v${exact(2 * q)}`, 0, 1.4),
		fill(`M${stern + 28} ${exact(y - q - 3)} l5 3 v${exact(2 * q)} l-5 3z`, "glow")
	]);
}
/** Her upper flank lit, her lower one dark, and the plates on them: a lit face and a dark gap each. */
function flanks({ cy, rh, left, right, flank, plates, way }) {
	const along = [
		[left + 4, rh + 4],
		...plates.flatMap(([a, b]) => [[a, flank(a)], [b, flank(b)]]),
		[right - 2, rh + 3]
	];
	const faces = (side) => plates.filter(([a]) => flank(a) - rh >= 7).map(([a, b]) => {
		const [f, g, inner] = [
			flank(a),
			flank(b),
			rh + 2
		];
		return `M${way([
			[a + 2, f - 2],
			[b - 2, g - 2],
			[b - 3, inner + (g - inner) * .5],
			[a + 3, inner + (f - inner) * .5]
		], side)}Z`;
	}).join("");
	const gaps = (side) => plates.map(([, b]) => `M${exact(b + 2.5)} ${exact(cy - side * (flank(b) - 3))}V${exact(cy - side * (rh + 1))}`).join("");
	return [
		fill(`M${way(along, 1)}L${right - 2} ${cy - rh}H${left + 4}Z`, 2),
		fill(`M${way(along, -1)}L${right - 2} ${cy + rh}H${left + 4}Z`, 0, .5),
		fill(faces(1), 3),
		fill(faces(-1), 2, .7),
		line(gaps(1) + gaps(-1), 0, 4),
		line(plates.map(([a]) => `M${exact(a + .6)} ${exact(cy - flank(a) + 2)}V${exact(cy - rh - 1)}`).join(""), 4, .8, .6)
	];
}
/** Her shoulders, two collars one over the other; her neck, a dark gap of pipes; her head, a top plate, two cheeks and a cleft nose. */
function headOf({ cy, rh, bow: u, head, shoulder, way }) {
	const collar = [[u * .96, 50], ...shoulder];
	const back = u * .84;
	const brow = [
		[u * .1, 28],
		[u * .3, 44],
		[u * .5, 57],
		[u * .68, 66],
		[u * .74, 62],
		[u * .5, 49],
		[u * .3, 36],
		[u * .14, 24]
	];
	const top = [
		[5, 7],
		[u * .2, 13],
		[u * .4, 24],
		[u * .76, 34],
		[back, 28]
	];
	const crown = [
		[u * .22, 11],
		[u * .42, 21],
		[u * .75, 30],
		[back, 25],
		[back, 5],
		[u * .26, 5]
	];
	const seams = [
		[.34, 17],
		[.46, 24],
		[.58, 28],
		[.7, 31]
	];
	const cheeks = (side) => `M${way([[u * .36, 46], [u * .4, 26]], side)}M${way([[u * .56, 58], [u * .58, 31]], side)}`;
	return [
		fill(`M${way(collar, 1)}V${cy - rh * .4}L${u + 6} ${cy - 30}Z`, 2),
		fill(`M${way(collar, -1)}V${cy + rh * .4}L${u + 6} ${cy + 30}Z`, 0, .45),
		line(`M${u + 6} ${exact(cy - rh * .7)}V${exact(cy + rh * .7)}M${u + 18} ${exact(cy - rh * .9)}V${exact(cy + rh * .9)}`, 0, 2.2),
		line(`M${u + 8} ${exact(cy - rh * .7)}V${cy}M${u + 20} ${exact(cy - rh * .9)}V${cy}`, 4, .8, .6),
		fill(`M${u * .8} ${cy - 47}L${u * .9} ${cy - 46}L${u * .98} ${cy - 50}V${cy + 50}L${u * .9} ${cy + 46}L${u * .8} ${cy + 47}Z`, 0),
		line([
			-36,
			-24,
			-12,
			0,
			12,
			24,
			36
		].map((d) => `M${exact(u * .8)} ${cy + d}H${exact(u * .98)}`).join(""), 3, 1.8),
		fill(`M${way(head, 1)}L${exact(back)} ${cy - 24}L${exact(u * .2)} ${cy - 12}L5 ${cy - 6}Z`, 3),
		fill(`M${way(brow, 1)}Z`, 5, .8),
		fill(`M${way(head, -1)}L${exact(back)} ${cy + 24}L${exact(u * .2)} ${cy + 12}L5 ${cy + 6}Z`, 0, .6),
		fill(`M${way(top, 1)}L${way([...top].reverse(), -1)}Z`, 2),
		fill(`M${way(crown, 1)}Z`, 4),
		fill(`M${exact(u * .3)} ${cy - 3}H${exact(back + 4)}V${cy + 3}H${exact(u * .3)}Z`, 0),
		line(seams.map(([x, y]) => `M${exact(u * x)} ${cy - y}V${cy + y}`).join(""), 0, 1.6),
		line(cheeks(1) + cheeks(-1), 0, 1.6),
		fill(`M5 ${cy - 6}h${exact(u * .09)}l6 3v6l-6 3H5z`, 0),
		lamps([
			[exact(u * .08), cy - 2],
			[exact(u * .08), cy + 2],
			...[
				.5,
				.62,
				.74
			].map((x) => [exact(u * x), cy - 12])
		])
	];
}
/** Her stern: blocks in steps, and the gaps between them. */
function sternOf({ cy, rh, hh, right, stern }) {
	return [
		fill(`M${right - 2} ${cy - rh - 3}L${right + 10} ${cy - rh + 1}L${stern - 5} ${cy - rh + 20}L${stern} ${exact(cy - hh * .54)}V${cy - 10}H${right + 16}V${cy - rh + 2}Z`, 2),
		fill(`M${right + 4} ${cy - rh - 1}L${right + 10} ${cy - rh + 1}L${stern - 5} ${cy - rh + 20}L${stern} ${exact(cy - hh * .54)}V${exact(cy - hh * .42)}H${right + 18}V${cy - rh + 8}Z`, 3),
		fill(`M${right - 2} ${cy + rh + 3}L${right + 10} ${cy + rh - 1}L${stern - 5} ${cy + rh - 20}L${stern} ${exact(cy + hh * .54)}V${cy + 20}H${right + 16}V${cy + rh - 2}Z`, 0, .5),
		line([
			-.5,
			-.25,
			0,
			.25,
			.5
		].map((part) => `M${right + 17} ${exact(cy + hh * part)}H${stern}`).join(""), 0, 1.8)
	];
}
/** The deck where no rooms lie on it: blocks along both sides, and turrets between them. */
function deckOf({ cy, rh, left, right }, mid) {
	const [top, bottom] = [cy - rh, cy + rh];
	const blocks = Math.round(mid / 78);
	const each = mid / blocks;
	const block = (x, y, side, roof) => {
		const w = each - 26;
		return [
			fill(`M${x} ${y}h${w}l6 7v32l-6 7h-${w}l-6 -7v-32z`, side),
			fill(`M${x} ${y}h${w}l5 6h-${w + 10}z`, roof),
			line([
				6,
				w / 2 - 6,
				w / 2 + 6,
				w - 6
			].map((dx) => `M${x + dx} ${y + 12}v26`).join(""), 0, 2)
		];
	};
	return [
		fill(`M${left} ${top}H${right + 16}V${bottom}H${left}Z`, 1),
		fill(`M${left} ${top}H${right + 16}V${top + 18}H${left}Z`, 2),
		fill(`M${left} ${bottom - 14}H${right + 16}V${bottom}H${left}Z`, 0, .5),
		fill(`M${left + 4} ${cy - 24}H${right}V${cy + 24}H${left + 4}Z`, 2),
		fill(`M${left + 4} ${cy - 24}H${right}V${cy - 12}H${left + 4}Z`, 4),
		fill(`M${left + 4} ${cy + 15}H${right}V${cy + 24}H${left + 4}Z`, 0, .5),
		line(ticks(left + 14, right - 6, 11, cy - 10, cy + 14), 0, 1.7),
		...times(blocks, (i) => left + 18 + i * each).flatMap((x) => [...block(x, top + 8, 3, 5), ...block(x, bottom - 52, 2, 4)]),
		...times(blocks - 1, (i) => left + each * (i + 1)).flatMap((x) => [
			disc(x, cy, 8.5, 0),
			disc(x, cy - 1.5, 7, 3),
			fill(`M${x - 7} ${cy - 1.5}a7 7 0 0 1 14 0z`, 5),
			line(`M${x - 2} ${cy - 5} l-15 -5M${x - 2} ${cy} l-15 4`, 5, 1.6)
		]),
		lamps(times(blocks, (i) => left + each * (i + .94)).flatMap((x) => [[x, top + 4], [x, bottom - 4]]), 1.5),
		lamps([
			-40,
			0,
			40
		].map((y) => [right + 10, cy + y]), 1.6)
	];
}
// src/art/ships/pegasus.ts
var pods = [
	fill("M150 26 L166 14 H470 L496 24 V40 H150Z", 1),
	fill("M166 14H470L496 24H156Z", 2),
	line("M150 26 L166 14 H470 L496 24", 4, 1.3),
	fill("M176 42 L188 34 H452 L470 42 V60 H176Z", 1),
	fill("M188 34H452L470 42H176Z", 3),
	line(ticks(200, 450, 10, 44, 60), 0, 1.2),
	fill("M150 26h14v14h-14zM176 44h12v14h-12z", 0),
	fill("M230 58h40l6 26h-52zM380 58h40l6 26h-52z", 1)
];
var pegasus = [
	...times(6, (i) => exhaust(594, 105 + i * 18, 22, 6)),
	...upDown(pods, 150),
	...times(6, (i) => [fill(`M556 ${99 + i * 18}h14l6 -2v16l-6 -2h-14z`, 2), fill(`M575 ${98 + i * 18}h4v13h-4z`, "glow", .85)]).flat(),
	fill("M10 138 L60 112 L92 108 L112 96 L150 92 L170 78 H520 L548 90 L560 98 V202 L548 210 L520 222 H170 L150 208 L112 204 L92 192 L60 188 L10 162Z", 1),
	fill("M10 138 L60 112 L92 108 L112 96 L150 92 L170 78 H520 L548 90 L560 98 V112 H120 L64 126 L10 146Z", 2),
	fill("M10 162 L60 188 L92 192 L112 204 L150 208 L170 222H520L548 210L560 202V190H120L64 176L10 156Z", 0, .55),
	fill("M64 128 L124 114 H250 V186 H124 L64 172Z", 2),
	fill("M64 128 L124 114H250V124H124L64 138Z", 3),
	fill("M266 104H544V196H266Z", 0, .5),
	fill("M266 104H544V118H266Z", 2),
	...times(9, (i) => [fill(`M${274 + i * 30} 122h22v24h-22zM${274 + i * 30} 154h22v24h-22z`, i % 2 ? 2 : 1), fill(`M${274 + i * 30} 122h22v4h-22zM${274 + i * 30} 154h22v4h-22z`, 3)]).flat(),
	line("M10 138 L60 112 L92 108 L112 96 L150 92 L170 78 H520 L548 90 L560 98", 4, 1.5),
	line("M130 118V182M150 116V184M170 116V184M190 116V184M210 116V184M230 116V184", 0, 1.4),
	line(ticks(178, 520, 7, 80, 92), 0, 1.6),
	line(ticks(178, 520, 7, 208, 220), 0, 1.6),
	fill("M10 142h12v16h-12z", 0),
	lamps([
		[17, 146],
		[17, 150],
		[17, 154],
		[100, 150],
		[258, 110],
		[258, 150],
		[258, 190],
		[552, 130],
		[552, 170],
		[210, 28],
		[300, 28],
		[390, 28],
		[210, 272],
		[300, 272],
		[390, 272]
	], 1.3)
];
// src/art/ships/index.ts
var drawing = (width, height, strokes) => ({
	width,
	height,
	strokes
});
var complete = galactica(whole);
/** Small craft and Cylons lie with their noses up, the large ships with their bows to the left. */
var ships = {
	viper: drawing(100, 120, viper),
	"viper-vii": drawing(100, 120, viperSeven),
	raptor: drawing(120, 120, raptor(false)),
	"assault-raptor": drawing(120, 120, raptor(true)),
	nuke: drawing(60, 120, nuke),
	raider: drawing(120, 100, raider),
	"heavy-raider": drawing(120, 120, heavy),
	basestar: drawing(240, 240, basestar(false)),
	"rebel-basestar": drawing(240, 240, basestar(true)),
	centurion: drawing(120, 140, centurion),
	gardens: drawing(160, 100, gardens),
	freighter: drawing(160, 100, freighter),
	liner: drawing(160, 100, liner),
	"colonial-one": drawing(300, 120, colonialOne),
	demetrius: drawing(300, 140, demetrius),
	pegasus: drawing(620, 300, pegasus),
	galactica: drawing(complete.width, complete.height, complete.strokes)
};
export { galactica, ships };
