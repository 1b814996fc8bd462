// src/art/faces/pen.ts
var ink = "#0d1218";
/** The rim of a Cylon. */
var red = "#ff5d4a";
/** A flat shape. */
var fill = (d, colour, more = "") => `<path d="${d}" fill="${colour}"${more && ` ${more}`}/>`;
/** A line with round ends. */
var line = (d, colour, width = 2, more = "") => `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}/>`;
var dot = (x, y, r, colour, more = "") => `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${colour}"${more && ` ${more}`}/>`;
var round = (n) => +n.toFixed(1);
/** A path with its numbers rounded. */
var path = (parts, ...values) => parts.reduce((said, part, i) => {
	const value = values[i - 1];
	return said + (typeof value === "number" ? round(value) : value) + part;
});
/** Skin: lit, half tone, warm shade, deep, blush. */
var skins = {
	a: [
		"#f0cda8",
		"#cf9a74",
		"#8f5843",
		"#55342c",
		"#d9694a"
	],
	b: [
		"#e3b78d",
		"#ba835f",
		"#7d4b37",
		"#4a2c26",
		"#c95f3e"
	],
	c: [
		"#c8946a",
		"#996848",
		"#64402f",
		"#3a231c",
		"#b4532f"
	],
	d: [
		"#a5734f",
		"#775037",
		"#4b2f23",
		"#2a1a15",
		"#94452a"
	],
	p: [
		"#eed9c0",
		"#c9a88f",
		"#8c6755",
		"#523e38",
		"#d4806a"
	],
	o: [
		"#d9ae7d",
		"#ab7e57",
		"#6f4b34",
		"#41291f",
		"#bd6240"
	],
	e: [
		"#eeca9c",
		"#c6986a",
		"#83583b",
		"#4a3024",
		"#d0764e"
	]
};
/** Hair: in the dark, lit. */
var tones = {
	black: ["#171a20", "#3a444f"],
	brown: ["#3a271e", "#76523d"],
	auburn: ["#541f17", "#a44a2c"],
	blond: ["#a57c37", "#ecca7a"],
	pale: ["#b9a271", "#f4e7bd"],
	grey: ["#5b6166", "#b9beba"],
	white: ["#9a9d9b", "#ecebe4"],
	dark: ["#251c1a", "#5a4639"],
	sand: ["#7a5a34", "#b98f57"]
};
// src/art/faces/clothes.ts
/** The colours of cloth: in the dark, whole, lit. */
var cloths = {
	duty: [
		"#141f26",
		"#2b3d46",
		"#5c7480"
	],
	dutyDk: [
		"#10171d",
		"#222c35",
		"#4d5d69"
	],
	suitB: [
		"#171a22",
		"#2f3646",
		"#616c83"
	],
	suitR: [
		"#2b1518",
		"#54262a",
		"#8d4743"
	],
	flight: [
		"#1f2a22",
		"#44553f",
		"#879573"
	],
	deck: [
		"#5f2a13",
		"#b25723",
		"#e8924a"
	],
	civil: [
		"#241c16",
		"#4c3b2c",
		"#8a7052"
	],
	tan: [
		"#30281d",
		"#6b583d",
		"#ab936a"
	],
	white: [
		"#6b7176",
		"#b6bcba",
		"#eceae2"
	],
	red: [
		"#3b0d10",
		"#8e1d21",
		"#d1483d"
	],
	black: [
		"#0b0d11",
		"#1c2128",
		"#474f5a"
	]
};
/** Stands for the half tone of the skin where a coat leaves it bare. */
var bare = "SKIN";
var clothes = {
	duty(cloth = "duty", pips = "#e8b55b") {
		const [dark, whole, lit] = cloths[cloth];
		return fill("M10 220 C12 190 30 178 66 168 L78 158 L100 176 L122 158 L134 168 C170 178 188 190 190 220Z", whole) + fill("M10 220 C12 190 30 178 66 168 L74 162 L80 176 L40 190 C30 196 26 206 24 220Z", lit) + fill("M122 158 L134 168 C170 178 188 190 190 220 H112 L104 178Z", dark) + fill("M74 152 C84 162 116 162 126 152 L128 168 C114 178 86 178 72 168Z", whole) + fill("M74 152 C80 158 92 160 100 160 L98 175 C88 175 78 172 72 168Z", lit) + line("M101 161 L97 176 L74 220", ink, 2.4) + line("M104 176 L81 220", lit, 1.2, "opacity=\".5\"") + `<circle cx="83" cy="165" r="2.4" fill="${pips}"/><circle cx="91" cy="167.5" r="2.4" fill="${pips}"/><circle cx="117" cy="166" r="2" fill="${pips}" opacity=".5"/>` + line("M30 190 L66 177", lit, 2);
	},
	flight(cloth = "flight") {
		const [dark, whole, lit] = cloths[cloth];
		return fill("M12 220 C14 192 34 178 62 170 L138 170 C166 178 186 192 188 220Z", whole) + fill("M12 220 C14 192 34 178 62 170 L80 170 L66 184 L46 190 C38 196 36 208 34 220Z", lit) + fill("M120 170 L138 170 C166 178 186 192 188 220 H118Z", dark) + `<path d="M60 166 C62 156 80 160 100 160 C120 160 138 156 140 166 C142 180 122 186 100 186 C78 186 58 180 60 166Z" fill="#2c3239"/><path d="M60 166 C62 156 80 160 100 160 L100 186 C78 186 58 180 60 166Z" fill="#7d8a90"/><path d="M68 167 C74 163 86 165 100 165 C114 165 126 163 132 167 C130 176 114 179 100 179 C86 179 70 176 68 167Z" fill="#10151a"/>` + line("M62 162 C72 157 84 160 100 160", "#c9d2d0", 2) + line("M100 187V220", dark, 3) + fill("M52 196 h26 v8 h-26z", dark) + line("M40 196 L56 220M160 196 L146 220", dark, 3);
	},
	suit(cloth = "suitB", shirt = "#d9d6cb", open = false, tie = "") {
		const [dark, whole, lit] = cloths[cloth];
		return fill("M10 220 C14 194 32 180 70 168 L100 190 L130 168 C168 180 186 194 190 220Z", whole) + fill("M78 160 L100 196 L122 160 L132 170 L112 220 H88 L68 170Z", shirt) + fill("M102 192 L122 160 L132 170 L112 220 H98Z", ink, "opacity=\".35\"") + (open ? "" : fill("M76 158 L100 186 L90 196 L70 168ZM124 158 L100 186 L110 196 L130 168Z", shirt) + line("M76 158 L100 186 L124 158", "#8b8a84", 1.4)) + (tie ? fill("M96 186h8l4 34h-16z", tie) : "") + fill("M70 164 L60 176 L66 194 L76 196 L92 220 H24 C26 200 34 188 48 180Z", lit) + fill("M62 174 L66 194 L76 196 L92 220 H40 C40 200 46 186 62 174Z", whole) + fill("M130 164 L140 176 L134 194 L124 196 L108 220 H190 C186 194 166 180 130 164Z", dark) + line("M70 166 L60 177 L66 194 L76 196 L92 220", lit, 1.6);
	},
	deck() {
		const [dark, whole, lit] = cloths.deck;
		return fill("M8 220 C10 190 32 176 64 168 L100 178 L136 168 C168 176 190 190 192 220Z", whole) + fill("M8 220 C10 190 32 176 64 168 L84 174 L60 186 C46 192 40 206 38 220Z", lit) + fill("M120 172 L136 168 C168 176 190 190 192 220 H112 L106 182Z", dark) + fill("M70 156 L62 172 L84 196 L100 180Z", lit) + fill("M130 156 L138 172 L116 196 L100 180Z", dark) + fill("M84 166 L100 180 L116 166 L112 162 H88Z", "#20262c") + line("M100 182V220", dark, 3) + fill("M46 198h26v15H46z", dark) + line("M46 198h26", lit, 2);
	},
	tank(cloth = "black") {
		const [, whole, lit] = cloths[cloth];
		return fill("M8 220 C12 196 34 184 66 172 L82 166 C92 178 108 178 118 166 L134 172 C166 184 188 196 192 220Z", bare) + fill("M62 172 L76 168 C84 190 116 190 124 168 L138 172 C132 190 148 204 148 220 H52 C52 204 68 190 62 172Z", whole) + fill("M62 172 L76 168 C80 180 88 186 100 187 V220 H52 C52 204 68 190 62 172Z", lit);
	},
	robe(cloth = "civil") {
		const [dark, whole, lit] = cloths[cloth];
		return fill("M6 220 C8 192 34 176 66 168 L100 196 L134 168 C166 176 192 192 194 220Z", whole) + fill("M6 220 C8 192 34 176 66 168 L78 178 C58 190 46 204 44 220Z", lit) + fill("M134 168 C166 176 192 192 194 220 H116 L104 192Z", dark) + line("M66 168 C74 186 88 200 94 220M134 168 C128 186 112 200 106 220", dark, 3);
	}
};
// src/art/faces/marks.ts
var jawline = ({ half, hair, shine }) => fill("M66 106 C70 120 76 124 84 122 C92 119 108 119 116 122 C124 124 130 120 134 106 L136 150 L100 158 L64 150Z", hair) + fill("M66 108 C70 122 76 126 84 124 C88 130 82 142 84 150 L66 142Z", shine, "opacity=\".8\"") + fill("M88 127 C94 124 106 124 112 127 L110 134 C104 137 96 137 90 134Z", half);
/** Grown long, and grey at the chin. */
var prophet = (t) => jawline(t) + line("M90 141 C91 148 94 153 97 156M101 141 C101 148 101 153 101 157M111 140 C110 147 107 152 105 156", t.shine, 2.2) + line("M78 126 C79 136 84 144 90 149", t.shine, 1.8);
var moustache = ({ hair, shine }) => fill("M84 128 C88 121 96 119 100 121 C104 119 112 121 116 128 C110 126 90 126 84 128Z", hair) + line("M86 126 C90 122 95 121 99 122", shine, 1.6);
var goatee = (t) => moustache(t) + fill("M86 128 C84 140 90 152 100 154 C110 152 116 140 114 128 L111 134 C106 140 94 140 89 134Z", t.hair) + line("M87 134 C87 142 91 148 96 150", t.shine, 2);
var trimmed = (t) => fill("M70 122 C78 132 80 126 86 124 L88 134 C88 142 112 142 112 134 L114 124 C122 126 126 128 131 120 L128 152 L72 152Z", t.hair, "opacity=\".82\"") + moustache(t);
/** Along the cheeks to the chin, the lip bare. */
var whiskers = ({ hair }) => fill("M66 98 C68 118 74 130 84 138 C92 143 108 143 116 138 C126 130 132 118 134 98 L138 154 H62Z", hair, "opacity=\".5\"");
var glasses = line("M73 92 m-1 0 a13 11.5 0 1 0 26 0 a13 11.5 0 1 0 -26 0M104 92 a12 11 0 1 0 24 0 a12 11 0 1 0 -24 0M98 90 C100 88 102 88 104 90M72 89 L62 86", "#1a1512", 3) + line("M74 86 A13 11.5 0 0 1 88 81", "#f4d9a0", 1.8) + fill("M76 88 L84 84 L79 98Z", "#fff", "opacity=\".28\"");
var visor = fill("M52 104 C44 40 72 10 102 10 C134 10 158 40 148 104 L140 112 C142 84 138 62 128 54 C112 46 90 46 74 54 C64 62 60 84 61 112Z", "#3b4632") + fill("M52 100 C46 44 70 14 100 13 C78 24 62 42 60 74 L58 106Z", "#8c9a72") + fill("M66 56 C66 34 82 26 102 26 C122 26 136 34 136 56 C126 45 78 45 66 56Z", "#10212b") + fill("M68 52 C70 36 84 29 100 29 C90 33 82 39 79 47Z", "#8fd0e6", "opacity=\".8\"") + line("M66 56 C78 45 126 45 136 56", "#c9d2d0", 1.8) + fill("M55 96 h8 v22 l-8 -4z", "#20262c");
var headset = line("M60 92 C54 40 78 20 102 20", "#20262c", 6) + line("M59 86 C56 44 78 23 100 22.4", "#8f999b", 2) + fill("M54 84h10c4 0 5 5 5 11s-1 12-5 12h-10c-4 0-5-5-5-12s1-11 5-11z", "#39444c") + fill("M54 84h4v23h-4c-4 0-5-5-5-12s1-11 5-11z", "#9aa8ab") + line("M56 108 C58 124 70 134 84 135", "#20262c", 3) + "<circle cx=\"85\" cy=\"135\" r=\"3.6\" fill=\"#f4b860\"/>";
// src/art/faces/base.ts
var lights = Array.from({ length: 12 }, (_, i) => {
	const a = (i * 30 - 90) * Math.PI / 180;
	return `M${round(100 + 82 * Math.cos(a))} ${round(86 + 82 * Math.sin(a))}h.01`;
}).join("");
var smoke = (d, width, opacity) => line(d, "#d8dcd6", width, `opacity="${opacity}"`);
var base = {
	"william-adama": {
		role: "military",
		ground: "lamp",
		head: "broad",
		skin: "o",
		hair: "grey",
		cut: "swept",
		clothes: clothes.duty(),
		age: 2,
		brows: {
			w: 6,
			t: -.6
		},
		eyes: {
			lid: .5,
			bag: 1,
			o: 2.8
		},
		nose: {
			w: 10,
			l: 117,
			h: 1
		},
		mouth: {
			w: 15,
			c: -1.4
		},
		cheek: -.5,
		before: glasses
	},
	"laura-roslin": {
		role: "politics",
		ground: "rays",
		head: "heart",
		skin: "a",
		hair: "auburn",
		cut: "shoulder",
		clothes: clothes.suit("suitB", "#c9b58d", true),
		woman: true,
		age: 1,
		brows: {
			w: 2.6,
			a: 3.8,
			t: -1,
			y: 81
		},
		eyes: {
			w: 8.8,
			o: 3.6,
			iris: "#3d4a3a",
			s: .2,
			lid: .2,
			bag: 1,
			deep: .25,
			lash: 1.6
		},
		nose: {
			l: 115,
			w: 6.6
		},
		mouth: {
			w: 13.5,
			c: 1.8,
			f: .85
		},
		lip: "#a84c3f",
		cheek: .4,
		behind: `<g fill="none" stroke="#f4c873" stroke-width="2.6"><circle cx="100" cy="86" r="82"/><circle cx="100" cy="86" r="90" stroke-width="1.2" stroke-dasharray="2 7"/></g>${line(lights, "#f4c873", 9)}`
	},
	"kara-starbuck-thrace": {
		role: "pilot",
		ground: "peak",
		head: "jaw",
		skin: "a",
		hair: "blond",
		cut: "short",
		clothes: clothes.flight(),
		woman: true,
		brows: {
			w: 4.2,
			t: .8
		},
		eyes: {
			o: 3.2,
			w: 8.4,
			s: .6,
			iris: "#4f6a3e",
			lid: .3,
			lash: 1.2
		},
		nose: {
			l: 114,
			w: 7.6
		},
		mouth: {
			w: 15,
			c: 2,
			k: 2.6,
			f: .9
		},
		lip: "#ad5a4a",
		cheek: .6,
		before: fill("M106 131 L142 143 L140 150 L104 136Z", "#5a3620") + fill("M106 131 L142 143 L141 146 L105 133Z", "#8d5b36") + dot(142, 147, 5.4, "#ff7a3c") + dot(142, 146.4, 2.6, "#ffe1a0") + smoke("M146 138 C158 126 144 112 158 96 C168 84 156 70 166 54", 3.2, .5) + smoke("M150 136 C164 122 152 110 166 94", 1.6, .4)
	},
	"gaius-baltar": {
		role: "politics",
		ground: "half",
		head: "lean",
		skin: "b",
		hair: "dark",
		cut: "long",
		clothes: clothes.suit("suitB", "#e6dfd0", true),
		brows: {
			w: 4.2,
			t: -2.4,
			a: 4
		},
		eyes: {
			o: 3.8,
			w: 9.4,
			iris: "#3a2416",
			lid: .1,
			bag: 1
		},
		nose: {
			l: 117,
			w: 6.6,
			h: 1.6
		},
		mouth: {
			w: 12,
			c: -.6,
			f: .6
		},
		beard: jawline,
		behind: fill("M150 218 C146 170 138 150 146 132 C136 120 134 96 140 84 C146 66 176 64 184 84 C190 98 188 120 178 132 C186 148 206 150 208 218Z", "#c3cfd0", "opacity=\".34\"") + fill("M140 84 C146 66 168 64 178 72 C160 76 152 90 152 110 C146 104 138 96 140 84Z", "#eef2ea", "opacity=\".55\"") + line("M146 132 C138 150 146 170 150 216", "#eef2ea", 2, "opacity=\".5\"")
	},
	"saul-tigh": {
		role: "military",
		ground: "hull",
		head: "long",
		skin: "p",
		hair: "white",
		cut: "bald",
		clothes: clothes.duty("dutyDk"),
		age: 2,
		brows: {
			w: 5,
			t: 1.8
		},
		eyes: {
			o: 2.6,
			lid: .55,
			bag: 1,
			deep: .8
		},
		nose: {
			l: 119,
			w: 9,
			h: 2
		},
		mouth: {
			w: 13,
			c: -2.6
		},
		cheek: -.7,
		before: fill("M103 84 C110 78 124 79 129 86 C130 96 124 103 116 103 C108 103 103 95 103 84Z", "#0b0e13") + line("M104 85 C111 80 122 80 128 86", "#566069", 1.6) + line("M104 86 L66 60M128 88 L140 96", "#0b0e13", 4) + fill("M82 40 C90 36 100 36 108 40 C98 40 90 44 84 50Z", "#fff", "opacity=\".35\"")
	},
	"galen-tyrol": {
		role: "support",
		ground: "rings",
		head: "round",
		skin: "b",
		hair: "black",
		cut: "buzz",
		clothes: clothes.deck(),
		brows: {
			w: 6.4,
			y: 82,
			a: 1.6
		},
		eyes: {
			o: 2.9,
			lid: .35,
			dx: 15.5
		},
		nose: {
			l: 115,
			w: 9.6
		},
		mouth: {
			w: 14,
			c: .6
		},
		stubble: .2,
		cheek: .5,
		before: line("M58 98 C46 40 74 14 102 14 C132 14 156 40 143 98", "#2a2f34", 9) + line("M57 90 C50 44 74 18 100 17", "#8f999b", 3) + fill("M46 82 h14 c5 0 7 6 7 14 s-2 15 -7 15 h-14 c-5 0 -8 -6 -8 -14 s3 -15 8 -15z", "#e2a13c") + fill("M46 82 h4 v29 h-4 c-5 0 -8 -6 -8 -14 s3 -15 8 -15z", "#f8cf82") + fill("M140 82 h12 c5 0 8 6 8 15 s-3 14 -8 14 h-12z", "#6b4715")
	},
	"sharon-boomer-valerii": {
		role: "pilot",
		ground: "rings",
		head: "oval",
		skin: "e",
		hair: "black",
		cut: "forward",
		clothes: clothes.flight(),
		woman: true,
		brows: {
			w: 3.2,
			a: 1.8
		},
		eyes: {
			o: 3,
			w: 9.4,
			s: 1.6,
			lid: .2
		},
		nose: {
			l: 114,
			w: 7.4
		},
		mouth: {
			w: 12,
			c: .8,
			f: 1.1
		},
		lip: "#a85446",
		cheek: .5,
		before: visor
	},
	"tom-zarek": {
		role: "politics",
		ground: "bars",
		head: "jaw",
		skin: "a",
		hair: "grey",
		cut: "long",
		clothes: clothes.suit("civil", "#a8552c", true),
		age: 1,
		brows: {
			w: 4.8,
			t: .8
		},
		eyes: {
			o: 2.5,
			lid: .4,
			iris: "#4a6478"
		},
		nose: {
			l: 117,
			w: 8.4,
			h: -.6
		},
		mouth: {
			w: 15,
			c: .8,
			k: 2.4
		},
		cleft: true,
		stubble: .3,
		before: line("M20 -4V224M180 -4V224", "#11161b", 8) + line("M17 -4V224M177 -4V224", "#79868b", 2) + fill("M12 150 c-8 4 -8 18 0 22 h20 c6 -2 6 -20 0 -22z", "#c3926f") + fill("M12 150 c-8 4 -8 10 -4 12 h24 c4 -4 2 -10 0 -12z", "#ecc9a4") + line("M10 157h22M9 163h23M11 168h20", "#5d3b33", 1.6)
	},
	"lee-apollo-adama": {
		role: "pilot",
		ground: "hull",
		head: "square",
		skin: "a",
		hair: "brown",
		cut: "quiff",
		clothes: clothes.flight(),
		brows: {
			w: 4.6,
			a: 1.6,
			t: .8
		},
		eyes: {
			o: 3.3,
			w: 8.8,
			iris: "#3f7088",
			lid: .1
		},
		nose: {
			l: 114,
			w: 7,
			h: -.6
		},
		mouth: {
			w: 13,
			c: -.4,
			f: .7
		},
		cleft: true,
		before: fill("M70 196 l14 6 l14 -6 l-14 12z", "#f4c873")
	},
	"karl-helo-agathon": {
		role: "pilot",
		ground: "rings",
		head: "long",
		skin: "b",
		hair: "black",
		cut: "brush",
		clothes: clothes.flight("tan"),
		brows: {
			w: 5.8,
			a: 2.2,
			t: -.8
		},
		eyes: {
			o: 3,
			lid: .3,
			w: 9
		},
		nose: {
			l: 119,
			w: 8.8
		},
		mouth: {
			w: 16,
			c: 1.8,
			f: .8
		},
		stubble: .16,
		before: fill("M24 196 l34 -8 l6 34 h-40z", "#d9cfae") + line("M40 192 l5 28M30 204 l30 -7", "#8c8263", 1.6)
	}
};
// src/art/faces/grounds.ts
var roles = {
	military: [
		"#24363d",
		"#2f4a50",
		"#15232a"
	],
	politics: [
		"#51401b",
		"#6f5a27",
		"#2a2110"
	],
	pilot: [
		"#4a241d",
		"#683429",
		"#26120f"
	],
	support: [
		"#1f3650",
		"#2b4c6d",
		"#111e2f"
	],
	leader: [
		"#3a1418",
		"#561c20",
		"#1a090c"
	]
};
var bar = (x, lit, dark) => fill(`M${x - 5} 0h10v220h-10z`, dark) + fill(`M${x - 5} 0h3v220h-3z`, lit);
var figures = {
	rays: (lit) => fill("M100 96 L-20 20 L-20 60ZM100 96 L40 -20 L80 -20ZM100 96 L130 -20 L170 -20ZM100 96 L220 30 L220 70ZM100 96 L-20 110 L-20 150ZM100 96 L220 110 L220 150Z", lit),
	lamp: (lit) => fill("M0 0H96L150 220H0Z", lit),
	bars: (lit, dark) => [
		20,
		54,
		88,
		122,
		156,
		190
	].map((x) => bar(x, lit, dark)).join(""),
	rings: (lit) => `<g fill="none" stroke="${lit}" stroke-width="3"><circle cx="100" cy="96" r="56"/><circle cx="100" cy="96" r="86"/><circle cx="100" cy="96" r="118"/><path d="M100 -20V220M-20 96H220"/></g>`,
	hull: (lit, dark) => fill("M0 30H200V44H0ZM0 84H200V98H0ZM0 138H200V152H0Z", lit) + fill("M30 0h8v220h-8zM154 0h8v220h-8z", dark),
	sun: (lit) => `<circle cx="100" cy="86" r="78" fill="${lit}"/>`,
	peak: (lit) => fill("M100 -6 L190 150 L10 150Z", lit),
	half: (lit, dark) => fill("M100 0H200V220H100Z", dark) + fill("M0 0H100V220H0Z", lit)
};
function ground(role, figure) {
	const [tone, lit, dark] = roles[role];
	return `<rect width="200" height="220" fill="${tone}"/>` + figures[figure](lit, dark);
}
var hairs = {
	crop: (dark, lit) => ({ front: fill("M62 88 C54 50 74 24 102 25 C134 25 148 52 138 90 L133 76 C130 62 124 56 112 56 C96 56 86 54 78 60 C70 66 68 76 66 90Z", dark) + fill("M64 78 C60 50 78 30 100 30 C86 36 74 48 72 64 C68 68 66 72 64 78Z", lit) + line("M82 38 C78 44 76 48 76 54M94 34 C90 40 88 46 88 52", lit, 2) }),
	swept: (dark, lit) => ({ front: fill("M62 92 C54 70 56 30 98 24 C140 20 148 60 138 94 L134 78 C132 64 126 54 114 50 C98 46 82 50 74 62 C68 72 67 80 66 92Z", dark) + fill("M63 80 C60 52 74 32 98 28 C84 36 74 48 70 66Z", lit) + line("M76 46 C86 36 104 34 120 40M74 56 C86 43 106 41 124 50", lit, 2.4) + line("M64 80 C63 86 64 92 66 98", lit, 3) }),
	bald: (dark, lit) => ({ front: fill("M61 98 C56 86 58 76 63 70 C66 78 67 88 67 104Z", dark) + fill("M139 98 C144 86 142 76 137 70 C134 78 133 88 133 104Z", dark) + line("M60 92 C58 84 60 78 63 73", lit, 2.5) }),
	shoulder: (dark, lit) => ({
		back: fill("M54 92 C46 44 72 20 102 20 C136 20 154 46 147 94 C150 124 158 144 150 176 L120 168 V120 H80 V168 L50 176 C42 146 52 124 54 92Z", dark),
		front: fill("M60 104 C54 60 72 26 104 26 C136 26 148 58 140 104 C136 88 134 72 120 56 C104 68 84 70 72 76 C66 84 63 94 60 104Z", dark) + fill("M61 96 C57 62 74 34 100 30 C84 42 70 56 69 76Z", lit) + fill("M54 100 C50 130 46 150 52 172 L60 174 C56 150 58 126 61 104Z", lit) + line("M78 46 C84 38 92 34 102 32M82 58 C92 48 104 44 114 46", lit, 2.4) + fill("M140 100 C146 130 148 150 146 174 L132 170 C138 146 136 122 138 104Z", dark)
	}),
	short: (dark, lit) => ({
		back: fill("M56 96 C50 50 70 22 102 22 C134 22 152 50 145 98 L140 118 L130 100 H70 L60 118Z", dark),
		front: fill("M60 98 C52 62 66 26 104 26 C142 26 148 66 139 100 L136 84 C134 74 130 66 124 60 L116 68 L112 58 L98 70 L96 60 L80 72 L78 66 C70 74 66 86 66 100 L61 108Z", dark) + fill("M61 90 C56 58 74 34 98 31 C84 42 74 54 72 68 C66 74 64 82 61 90Z", lit) + line("M84 42 L78 62M98 36 L92 58M112 36 L110 54M124 44 L122 58", lit, 2.6)
	}),
	bun: (dark, lit) => ({
		back: fill("M112 30 C118 8 152 12 150 38 C150 54 132 58 122 50Z", dark) + line("M122 22 C132 16 142 22 144 32", lit, 2.4),
		front: fill("M62 92 C56 54 74 28 102 28 C132 28 146 54 138 92 C136 74 130 60 112 52 C92 52 72 62 66 92Z", dark) + fill("M63 84 C60 56 76 36 98 33 C84 42 72 54 68 74Z", lit)
	}),
	long: (dark, lit) => ({
		back: fill("M56 94 C48 46 70 20 102 20 C136 20 154 48 146 96 C146 118 150 134 144 148 L124 142 H76 L58 148 C50 132 56 116 56 94Z", dark),
		front: fill("M60 106 C52 62 68 24 102 24 C138 24 150 60 141 108 C138 92 138 74 126 56 C116 48 108 46 100 52 C88 52 72 62 68 80 C66 92 64 100 60 106Z", dark) + fill("M60 98 C54 60 74 32 98 29 C80 42 70 58 67 80Z", lit) + line("M58 108 C56 122 58 134 60 144", lit, 3) + line("M82 46 C80 52 76 58 74 66M96 40 C92 44 88 48 86 54", lit, 2.2)
	}),
	slick: (dark, lit) => ({ front: fill("M63 84 C58 50 76 28 102 28 C130 28 144 52 137 86 L133 74 C130 58 118 50 102 50 C84 50 72 60 67 84Z", dark) + line("M72 58 C80 42 98 36 120 44M68 68 C74 50 90 42 108 42", lit, 2.2) }),
	curl: (dark, lit) => ({
		back: fill("M50 100 C40 60 62 16 102 18 C146 16 164 62 150 104 C160 128 150 150 140 158 L122 150 H78 L62 158 C46 148 42 124 50 100Z", dark),
		front: fill("M60 100 C50 66 66 28 102 26 C140 26 150 66 140 102 C140 84 132 70 122 64 C112 70 104 58 96 66 C86 60 80 74 70 74 C66 84 64 92 60 100Z", dark) + line("M62 80 C60 70 68 66 66 56 C72 54 70 44 80 44 C84 36 94 38 98 32", lit, 3.4) + line("M50 108 C48 118 54 122 50 134 C54 140 54 146 60 152", lit, 3.2)
	}),
	fringe: (dark, lit) => ({
		back: fill("M56 96 C48 48 72 20 102 20 C134 20 152 48 146 96 L150 150 L126 146 V110 H76 V146 L52 150Z", dark),
		front: fill("M60 112 C52 60 70 26 104 26 C138 26 150 60 141 112 L135 80 C126 72 112 74 100 75 C86 76 74 76 67 82Z", dark) + fill("M60 104 C54 62 76 34 100 31 C84 42 74 56 72 76 L66 82Z", lit) + line("M84 46 L82 72M98 42 L98 72M112 44 L114 70", lit, 1.6, "opacity=\".7\"")
	}),
	buzz: (dark, lit) => ({ front: fill("M62 86 C56 52 74 30 100 30 C128 30 144 52 138 86 L134 70 C130 60 126 55 120 53 C108 50 92 50 80 53 C73 56 69 62 66 72Z", dark) + fill("M64 74 C64 52 78 36 98 33 C84 42 74 50 72 58 C68 62 66 68 64 74Z", lit, "opacity=\".7\"") }),
	quiff: (dark, lit) => ({ front: fill("M62 90 C56 64 58 40 76 28 C92 14 128 14 140 36 C146 52 144 74 138 90 L134 72 C132 62 128 56 122 54 C108 60 92 58 78 50 C72 58 68 72 66 90Z", dark) + fill("M76 50 C72 36 88 22 112 22 C100 26 92 34 90 44 C86 50 80 52 76 50Z", lit) + line("M94 46 C98 34 110 26 124 28M104 50 C108 40 118 34 130 38", lit, 2.4) + line("M65 66 C63 74 63 82 65 88", lit, 2) }),
	brush: (dark, lit) => ({ front: fill("M63 88 C58 66 60 44 68 32 L72 36 L76 25 L83 31 L88 20 L95 28 L102 17 L108 27 L117 20 L120 30 L130 27 L131 38 C141 50 142 70 137 88 L133 68 C130 58 124 54 116 54 C102 56 90 54 80 54 C72 58 69 70 67 88Z", dark) + fill("M66 64 C64 48 70 38 78 32 L80 38 L88 27 L90 36 C82 42 76 50 74 56Z", lit) + line("M98 30 L97 44M110 30 L108 46M121 36 L119 48", lit, 2.2) }),
	curls: (dark, lit) => ({ front: fill("M62 88 C54 80 54 68 60 62 C54 52 62 40 70 40 C70 28 84 24 91 28 C96 18 112 20 115 28 C126 24 136 32 134 42 C144 46 146 58 140 64 C146 72 144 84 138 88 L134 74 C128 70 128 62 122 60 C114 64 108 56 102 57 C94 62 88 54 82 58 C74 58 74 68 69 72 C67 78 67 84 66 90Z", dark) + line("M62 66 C62 58 70 58 69 50 C76 50 74 40 82 40 C86 34 92 38 95 33", lit, 3) + line("M84 52 c2 -6 8 -6 8 0M104 46 c3 -6 9 -4 9 1M120 52 c3 -4 8 -2 8 3", lit, 2) }),
	parted: (dark, lit) => ({ front: fill("M63 90 C56 58 66 30 96 27 C128 22 146 46 138 90 L134 74 C132 64 126 56 116 50 C104 54 88 52 79 44 C74 52 68 66 66 90Z", dark) + line("M79 44 C88 36 104 33 122 38M82 48 C94 46 108 42 124 46", lit, 2.2) + fill("M66 70 C66 54 72 44 79 38 C78 48 74 58 70 74Z", lit) + line("M80 44 C82 36 88 31 96 28", dark, 2.4) }),
	forward: (dark, lit) => ({ front: fill("M59 98 C50 56 70 24 102 24 C136 24 152 56 141 98 L137 82 C136 76 134 72 130 69 L121 72 L112 68 L103 72 L93 68 L84 72 L75 69 C69 74 66 84 65 98Z", dark) + fill("M64 84 C58 56 76 34 98 31 C86 40 76 52 74 66Z", lit) + line("M84 44 L82 62M98 40 L97 60M112 42 L114 60", lit, 2.2) }),
	mop: (dark, lit) => ({ front: fill("M58 92 C48 88 50 76 56 70 C48 60 56 46 66 46 C62 32 78 22 90 28 C96 14 116 16 120 28 C134 22 146 34 140 46 C152 50 152 66 144 72 C150 82 146 92 140 94 L136 80 C132 78 128 72 126 66 C120 72 112 72 108 64 C104 72 94 74 89 66 C84 74 76 74 72 78 C68 84 66 90 65 96Z", dark) + line("M60 72 C58 62 68 60 66 52 C74 54 72 42 82 40 C84 32 94 36 96 28", lit, 3.4) + line("M80 56 c4 -4 8 -2 8 4M104 48 c4 -6 10 -2 8 4M124 44 c6 -2 8 4 5 8", lit, 2.2) }),
	fade: (dark, lit) => ({ front: fill("M66 80 C62 52 78 32 100 32 C122 32 138 52 134 80 L131 66 C128 56 120 51 100 51 C80 51 72 56 69 66Z", dark) + line("M74 52 C80 42 90 37 102 37", lit, 2, "opacity=\".8\"") }),
	receding: (dark, lit) => ({ front: fill("M62 96 C55 78 56 54 72 40 C78 34 84 40 80 50 C73 60 68 76 67 102Z", dark) + fill("M138 96 C145 78 144 54 128 40 C122 34 116 40 122 50 C129 60 132 76 133 102Z", dark) + fill("M84 36 C92 29 110 29 118 36 C108 35 94 35 86 42Z", dark) + line("M62 80 C60 64 66 50 74 44M66 88 C64 74 68 60 75 52", lit, 2.4) + line("M90 34 C98 31 106 31 112 34", lit, 1.8) }),
	tousled: (dark, lit) => ({ front: fill("M62 90 L57 76 L61 70 L55 58 L63 52 L60 40 L71 40 L74 28 L84 32 L92 22 L101 30 L112 22 L118 32 L129 30 L130 41 L141 44 L138 56 L145 64 L139 72 L142 82 L137 92 L134 74 L126 62 L116 66 L108 56 L98 64 L90 54 L81 63 L76 58 C70 66 67 78 66 92Z", dark) + fill("M64 74 L62 60 L68 52 L68 44 L77 44 L82 35 L90 32 L86 44 L80 50 L73 58Z", lit) + line("M96 34 L93 48M110 34 L108 48M124 40 L119 52", lit, 2.4) }),
	waves: (dark, lit) => ({
		back: fill("M56 90 C46 44 72 18 102 18 C138 18 156 44 147 90 C158 104 146 118 154 132 C160 148 148 158 150 172 L122 166 V120 H80 V166 L48 174 C52 158 40 148 46 132 C54 118 44 104 56 90Z", dark),
		front: fill("M60 102 C52 60 70 24 96 25 C106 20 140 30 144 62 C146 80 143 94 140 104 C137 86 130 70 110 54 C100 52 92 44 90 40 C88 56 74 68 69 80 C65 88 63 96 60 102Z", dark) + fill("M61 94 C56 60 72 34 90 32 C80 44 72 56 70 72Z", lit) + line("M52 104 C46 116 58 122 51 136 C46 146 56 154 53 166", lit, 4) + line("M96 34 C112 36 126 48 132 64M102 30 C120 32 132 42 138 56", lit, 2.6)
	}),
	bob: (dark, lit) => ({
		back: fill("M54 96 C44 46 72 18 102 18 C138 18 158 46 148 96 C150 116 146 130 138 138 L122 136 V112 H78 V136 L62 138 C54 130 50 114 54 96Z", dark),
		front: fill("M60 106 C52 60 70 26 112 28 C142 30 150 62 141 108 C138 88 136 74 122 60 C112 60 98 50 94 40 C92 56 76 66 70 78 C65 88 64 98 60 106Z", dark) + fill("M60 98 C54 62 72 36 94 32 C82 46 72 58 69 78Z", lit) + fill("M55 102 C52 118 54 130 62 138 L72 136 C62 126 60 114 61 104Z", lit) + line("M104 34 C120 38 132 50 136 66", lit, 2.6)
	}),
	straight: (dark, lit) => ({
		back: fill("M56 96 C46 44 72 20 102 20 C136 20 156 46 148 96 L156 180 L120 170 V118 H80 V170 L46 180Z", dark),
		front: fill("M60 112 C54 62 72 26 101 27 C132 26 150 62 141 112 C138 86 128 60 101 36 C78 58 66 84 60 112Z", dark) + fill("M60 104 C56 66 74 36 98 31 C80 48 68 70 63 96Z", lit) + line("M56 110 L52 170M61 118 L60 160", lit, 2.6) + line("M110 44 C122 56 132 74 136 90", lit, 2)
	}),
	knot: (dark, lit) => ({
		back: fill("M122 64 C146 58 158 74 152 94 C146 106 132 104 126 92Z", dark),
		front: fill("M62 88 C56 52 74 28 102 28 C132 28 146 54 138 90 C136 72 128 54 106 45 C90 47 72 60 66 88Z", dark) + fill("M63 80 C60 54 76 35 98 32 C84 42 72 54 68 72Z", lit) + line("M78 50 C90 40 108 38 122 46M74 60 C88 46 112 42 130 58", lit, 1.8)
	}),
	choppy: (dark, lit) => ({
		back: fill("M58 92 C52 50 72 26 102 26 C132 26 148 50 142 92 L146 108 L132 98 H72 L56 110Z", dark),
		front: fill("M60 96 L56 84 C52 52 74 26 104 28 C134 28 148 56 140 92 L136 80 L128 62 L118 70 L112 60 L96 74 L92 64 L78 76 L76 68 L68 80 L66 100Z", dark) + fill("M62 86 C58 58 76 38 98 34 C84 44 74 56 72 68Z", lit, "opacity=\".8\"") + line("M86 44 L80 60M104 40 L98 56", lit, 2)
	})
};
// src/art/faces/heads.ts
var heads = {
	square: "M64 84 C62 56 78 38 100 38 C122 38 138 56 136 84 L135 112 C134 126 128 138 117 146 C108 151 92 151 83 146 C72 138 66 126 65 112Z",
	oval: "M65 84 C63 56 78 38 100 38 C122 38 137 56 135 84 L134 104 C132 122 122 138 110 146 C104 150 96 150 90 146 C78 138 68 122 66 104Z",
	long: "M67 82 C65 54 80 34 100 34 C120 34 135 54 133 82 L132 112 C130 132 120 148 109 154 C104 157 96 157 91 154 C80 148 70 132 68 112Z",
	broad: "M60 86 C57 56 76 38 100 38 C124 38 143 56 140 86 L139 112 C137 130 128 142 116 149 C107 153 93 153 84 149 C72 142 63 130 61 112Z",
	heart: "M65 82 C62 56 78 38 100 38 C122 38 138 56 135 82 L133 102 C130 120 118 138 106 146 C102 148 98 148 94 146 C82 138 70 120 67 102Z",
	round: "M61 88 C59 58 77 38 100 38 C123 38 141 58 139 88 C140 118 126 146 100 147 C74 146 60 118 61 88Z",
	lean: "M68 82 C66 54 80 35 100 35 C120 35 134 54 132 82 L130 106 C128 118 124 128 117 142 C111 152 89 152 83 142 C76 128 72 118 70 106Z",
	jaw: "M65 82 C63 55 79 37 100 37 C121 37 137 55 135 82 L136 116 C136 128 130 140 118 149 C110 154 90 154 82 149 C70 140 64 128 64 116Z"
};
// src/art/faces/eyes.ts
function eyes(r, f) {
	const { tones: t, eyes: e } = f;
	const [near, far] = [100 - e.dx, 99 + e.dx];
	const cheek = Math.max(r.cheek ?? 0, 0);
	return `<ellipse cx="77" cy="109" ${`rx="${round(11 + cheek * 3)}" ry="${round(8 + cheek * 2)}"`} fill="${t.blush}" opacity="${r.woman ? .19 : .13}"/>` + sockets(f, near, far) + eye(f, near, 1) + eye(f, far, -1) + dot(far - 1.2, e.y - .8, .8, t.lit) + (e.bag ? line(bag(f, near), t.dark, 1.4, "opacity=\".6\"") : "") + brows(r, f, near, far);
}
function sockets({ tones: t, eyes: e }, near, far) {
	const { y, w, deep } = e;
	const one = path`M${near - w - 3} ${y - 4} C${near - 5} ${y - 9} ${near + 6} ${y - 9} ${near + w + 4} ${y - 4} L${near + w + 3} ${y + 1} C${near + 5} ${y + 4 + deep * 4} ${near - 6} ${y + 4 + deep * 3} ${near - w - 2} ${y + 2}Z`;
	const other = path`M${far - w - 4} ${y - 5} C${far - 5} ${y - 9} ${far + 6} ${y - 9} ${far + w + 3} ${y - 4} L${far + w + 2} ${y + 3} C${far + 5} ${y + 7} ${far - 6} ${y + 7} ${far - w - 3} ${y + 2}Z`;
	return fill(one, deep > .7 ? t.dark : t.half, `opacity="${round(.45 + deep * .5)}"`) + fill(other, t.deep, `opacity="${round(.5 + deep * .4)}"`);
}
/** An eye around c; d is 1 for the near one. */
function eye({ tones: t, eyes: e }, c, d) {
	const lit = d === 1;
	const [ox, ix, oy, iy] = [
		c - d * e.w,
		c + d * e.w,
		e.y - e.s,
		e.y + e.s * .5 + .4
	];
	const [up, low] = [e.y - e.o * 2, e.y + e.o * 1.5];
	const lid = up + e.lid * e.o * 2.4;
	const white = path`M${ox} ${oy} C${c - d * 4} ${up} ${c + d * 4} ${up} ${ix} ${iy} C${c + d * 4} ${low} ${c - d * 4} ${low} ${ox} ${oy}Z`;
	const cover = path`M${ox - d} ${oy} C${c - d * 4} ${up - 1.6} ${c + d * 4} ${up - 1.6} ${ix} ${iy} C${c + d * 4} ${lid} ${c - d * 4} ${lid} ${ox} ${oy}Z`;
	const long = e.lash > 1;
	const lash = path`M${ox - d * e.lash} ${oy - (long ? 1 : 0)} C${c - d * 4} ${lid - .6} ${c + d * 4} ${lid - .6} ${ix} ${iy}`;
	return fill(white, lit ? "#f4e8da" : t.half) + dot(c + d * .3, e.y - .2, Math.min(3.5, e.o * 1.04), e.iris, lit ? "" : "opacity=\".8\"") + line(path`M${c + d * .3} ${e.y - .2}h.01`, ink, 3) + (lit ? dot(c - 1, e.y - 1, 1.05, "#fff") : "") + fill(cover, lit ? t.half : t.dark) + line(lash, ink, long ? 1.5 + e.lash / 3 : 1.7);
}
var bag = ({ eyes: { w, y } }, c) => path`M${c - w + 1} ${y + 4.6} C${c - 3} ${y + 8} ${c + 5} ${y + 8} ${c + w} ${y + 4}`;
/** Thick by the nose, thin outside. */
function brows(r, { tones: t, eyes: e }, near, far) {
	const b = {
		w: 4,
		t: 0,
		a: 3,
		y: e.y - 9.5,
		x: 0,
		...r.brows
	};
	const one = (c, d) => {
		const [ix, ox] = [c + d * (e.w + 2.5 + b.x), c - d * (e.w + 4)];
		const [iy, oy, top] = [
			b.y + 1.6 + b.t * 1.5,
			b.y + 2.6 - b.t,
			b.y - b.a
		];
		return path`M${ix} ${iy + b.w * .42} L${ix + d * .6} ${iy - b.w * .5} C${c + d * 2} ${top - b.w * .4} ${c - d * 6} ${top - b.w * .35} ${ox} ${oy} C${c - d * 6} ${top + b.w * .55} ${c + d * 2} ${top + b.w * .6} ${ix} ${iy + b.w * .42}Z`;
	};
	return fill(one(near, 1), t.hair) + fill(one(far, -1), t.hair);
}
// src/art/faces/light.ts
function tonesOf({ skin, hair }) {
	const [lit, half, dark, deep, blush] = skins[skin];
	const [shade, shine] = tones[hair];
	return {
		lit,
		half,
		dark,
		deep,
		blush,
		hair: shade,
		shine
	};
}
function featuresOf(r) {
	const w = r.woman;
	return {
		tones: tonesOf(r),
		eyes: {
			w: 8.6,
			o: w ? 3.7 : 3,
			s: w ? 1 : 0,
			lid: .25,
			bag: 0,
			deep: w ? .35 : .55,
			iris: "#2a1a12",
			dx: 15,
			y: 91,
			lash: w ? 2.4 : .6,
			...r.eyes
		},
		nose: {
			l: 115,
			w: 7.5,
			h: 0,
			...r.nose
		},
		mouth: {
			y: w ? 131 : 132,
			w: w ? 13 : 14,
			c: 0,
			f: w ? 1 : .55,
			open: 0,
			x: 0,
			k: 0,
			...r.mouth
		}
	};
}
/** The dark half takes its colours from the page, if that says so: a Cylon that is shown. */
var half = (colour) => `var(--face-dark, ${colour})`;
/** The head of a person, without hair. */
function head(r, id) {
	const f = featuresOf(r);
	const outline = heads[r.head];
	const inside = turned(r, f) + shade(f) + eyes(r, f) + nose(f) + (r.stubble ? stubble(r.stubble, f) : "");
	return neck(f.tones) + ears(r.head, f.tones) + `<clipPath id="${id}"><path d="${outline}"/></clipPath>` + fill(outline, f.tones.lit) + `<g clip-path="url(#${id})">${inside}${r.beard?.(f.tones) ?? ""}${mouth(r, f)}${years(r, f)}</g>`;
}
var neck = (t) => fill("M80 126 C80 150 78 160 70 172 L130 172 C122 160 120 150 120 126Z", t.half) + fill("M82 138 C94 158 112 154 121 134 L122 154 L130 172 H94 C100 164 92 152 82 138Z", half(t.dark));
function ears(shape, t) {
	const in_ = shape === "round" || shape === "broad" ? -3 : shape === "lean" || shape === "long" ? 2 : 0;
	const near = path`M${66 + in_} 86 C${57 + in_} 80 ${56 + in_} 94 ${60 + in_} 104 C${62 + in_} 110 ${66 + in_} 110 ${68 + in_} 106Z`;
	const far = path`M${134 - in_} 86 C${143 - in_} 80 ${144 - in_} 94 ${140 - in_} 104 C${138 - in_} 110 ${134 - in_} 110 ${132 - in_} 106Z`;
	const shell = path`M${61 + in_} 91 C${59 + in_} 95 ${61 + in_} 100 ${64 + in_} 103`;
	return fill(near, t.half) + fill(far, half(t.dark)) + line(shell, t.dark, 1.4);
}
/** How the lit side turns away; a hollow cheek. */
function turned({ cheek = 0 }, { tones: t }) {
	return fill("M58 40 H73 C67 62 67 80 70 96 C70 114 78 132 92 152 H58Z", t.half, "opacity=\".6\"") + (cheek < 0 ? fill("M66 104 C74 108 82 116 84 128 C82 136 84 142 90 150 L66 140Z", t.half, `opacity="${-cheek}"`) : "");
}
/** The dark half: one line of half tone, warm shade, and the lit patch below the eye. */
function shade({ tones: t, eyes: e, nose: n, mouth: m }) {
	const ridge = 97 - n.h * .3;
	const tip = 93.5 - n.h * .4;
	const edge = path`M103 34 C99 54 101 68 ${101 + n.h * .2} 80 C${97.5 - n.h} 88 ${ridge - n.h} 96 ${ridge} ${n.l - 9} C${tip - 1} ${n.l - 4} ${tip} ${n.l + 1} ${tip + 5} ${n.l + 2} C104 ${n.l + 3} 103 ${m.y - 9} 101 ${m.y - 6} C103 ${m.y} 101 ${m.y + 6} 100 ${m.y + 9} C101 146 99 150 97 156 H146 V34Z`;
	const far = path`M113 34 C107 54 112 68 109 80 C104 88 106 100 107.5 ${n.l - 6} C109 ${n.l} 108 ${n.l + 4} 103 ${n.l + 4} C109 ${m.y - 9} 110 ${m.y - 4} 108 ${m.y} C110 ${m.y + 8} 108 146 103 157 H146 V34Z`;
	const patch = path`M110 ${e.y + 9} C116 ${e.y + 9} 122 ${e.y + 8} 127 ${e.y + 6} C127 ${e.y + 15} 122 ${e.y + 22} 117 ${e.y + 26} C113 ${e.y + 21} 111 ${e.y + 15} 110 ${e.y + 9}Z`;
	return fill(edge, t.half) + fill(far, half(t.dark)) + fill("M134 56 C130 84 132 116 112 154 H146 V50Z", t.deep, "opacity=\".45\"") + fill(patch, t.half, "opacity=\".85\"");
}
/** Ridge, wings and base. */
function nose({ tones: t, eyes: e, nose: n }) {
	const ridge = 97 - n.h * .3;
	const down = path`M${100.5 - n.h * .4} ${e.y - 3} C${98.5 - n.h} ${e.y + 5} ${ridge - n.h * .6} ${n.l - 14} ${ridge - 1} ${n.l - 8}`;
	const base = path`M${99 - n.w} ${n.l + .6} C${98 - n.w} ${n.l - 5} ${100 - n.w * .4} ${n.l - 4} 98 ${n.l + 1} C101 ${n.l + 2} ${101 + n.w * .5} ${n.l - 4} ${100 + n.w} ${n.l} C${99 + n.w * .6} ${n.l + 4.6} ${100 - n.w * .5} ${n.l + 4.6} ${99 - n.w} ${n.l + .6}Z`;
	const wing = path`M${98.6 - n.w} ${n.l + .4} C${97 - n.w} ${n.l - 4} ${99.5 - n.w} ${n.l - 6} ${101 - n.w} ${n.l - 6.4}`;
	return line(down, t.dark, 1.3, "opacity=\".5\"") + fill(base, t.dark) + line(wing, t.dark, 1.4, "opacity=\".7\"");
}
var stubble = (how, { tones: t }) => fill("M64 106 C70 128 78 131 87 125 C95 122 105 122 113 125 C121 131 130 128 136 106 L140 160 H60Z", t.hair, `opacity="${how}"`);
/** The line follows the mood; the lower lip takes light. */
function mouth(r, { tones: t, mouth: m }) {
	const { y, c } = m;
	const [left, right, mid] = [
		100 - m.w + m.x,
		99 + m.w + m.x,
		y + c * .75
	];
	const lips = path`M${left + 1} ${y - c} C${left + 6} ${mid - 2 - 2.4 * m.f} ${97 + m.x} ${mid - 3.2 * m.f - 1} ${100 + m.x} ${mid - 2 * m.f - .6} C${103 + m.x} ${mid - 3.2 * m.f - 1} ${right - 6} ${mid - 2 - 2.4 * m.f} ${right - 1} ${y - c} C${right - 5} ${mid + 2 + 4.6 * m.f} ${left + 5} ${mid + 2 + 4.6 * m.f} ${left + 1} ${y - c}Z`;
	const teeth = path`M${left + 2} ${y - c} C${left + 7} ${mid} ${right - 7} ${mid} ${right - 2} ${y - c} C${right - 6} ${mid + m.open} ${left + 6} ${mid + m.open} ${left + 2} ${y - c}Z`;
	const closed = path`M${left} ${y - c} C${left + 6} ${mid + .6} ${right - 6} ${mid + .6} ${right} ${y - c - m.k}`;
	const fold = path`M${left - 2} ${y - c - 3} C${left - 4} ${y - c} ${left - 3.6} ${y - c + 3} ${left - 2} ${y - c + 5}`;
	return fill(lips, r.lip ?? (r.woman ? "#9c4638" : t.blush), r.woman ? "" : "opacity=\".6\"") + (m.open ? fill(teeth, "#f3e9dc") : "") + line(closed, t.deep, r.woman ? 1.8 : 2.4) + line(path`M94 ${y + 3.4 + c * .6} h6`, t.lit, 1.3, "opacity=\".45\"") + line(path`M93 ${y + 9.5} C97 ${y + 11} 102 ${y + 11} 105 ${y + 9.5}`, t.dark, 1.6, "opacity=\".6\"") + (c > 1 ? line(fold, t.dark, 1.4, "opacity=\".6\"") : "") + (r.cleft ? line("M99 143 V148", t.dark, 2, "opacity=\".7\"") : "") + (r.mole ? dot(82, y - 8, 1.5, t.deep) : "");
}
/** Lines of age: light ones on a woman's face, which the lamp would make hard. */
function years(r, { tones: t, eyes: e, nose: n, mouth: m }) {
	if (!r.age) return "";
	const near = 100 - e.dx;
	const under = path`M${near - e.w} ${e.y + 6} C${near - 4} ${e.y + 9} ${near + 4} ${e.y + 9} ${near + e.w} ${e.y + 6}`;
	const fold = path`M${94 - n.w} ${n.l + 1} C${91 - n.w} ${n.l + 7} ${m.x + 84} ${m.y - 7} ${m.x + 82.6} ${m.y - 1}`;
	const first = r.woman ? line(under, t.half, 1.2, "opacity=\".7\"") + line(fold, t.half, 1.3, "opacity=\".8\"") : line(under, t.dark, 1.3, "opacity=\".55\"") + line(fold, t.dark, 1.5, "opacity=\".55\"");
	if (r.age < 2) return first;
	const corner = path`M${near - e.w - 4} ${e.y} l-4 -2.4M${near - e.w - 4} ${e.y + 2.6} l-4.4 1`;
	return first + line("M76 64 C84 60.6 94 60.6 104 62.6M78 55 C86 52.4 96 52.4 104 54", t.half, 1.6) + line(corner, t.dark, 1.2, "opacity=\".8\"") + line("M72 114 C74 122 77 128 80 132", t.dark, 1.4, "opacity=\".4\"") + line("M98.6 76 L97.6 82", t.dark, 1.4, "opacity=\".6\"");
}
// src/art/faces/bust.ts
/** The outline of a piece is its first shape. */
var outline = (piece = "") => /<path d="([^"]+)"/.exec(piece)?.[1] ?? "";
var cut = (r) => {
	const { hair, shine } = tonesOf(r);
	return hairs[r.cut](hair, shine);
};
function silhouette(r) {
	const { back, front } = cut(r);
	return [
		outline(back),
		outline(front),
		heads[r.head],
		outline(r.clothes)
	].join("");
}
/** The whole figure once more on its far side, in the cold light of the screens; or in the colour that the page sets. */
var rim = (r, more = "") => fill(silhouette(r), `var(--face-rim, ${r.rim ?? "#86c3d1"})`, `transform="translate(3.2 -.8)"${more}`);
/** Somebody under the lamp. The name is for what the drawing refers to within itself. */
function bust(r, name) {
	const { back = "", front } = cut(r);
	return ground(r.role, r.ground) + (r.behind ?? "") + rim(r, " opacity=\".9\"") + back + head(r, `clip-${name}`) + r.clothes.replaceAll(bare, tonesOf(r).half) + front + (r.before ?? "");
}
/** Somebody whose lamp is out: the rim is left. */
var out = (r) => "<rect width=\"200\" height=\"220\" fill=\"#0b0f13\"/>" + rim(r, " opacity=\".75\"") + fill(silhouette(r), "#11171d");
// src/art/faces/daybreak.ts
var daybreak = {
	"karl-helo-agathon-alt": {
		...base["karl-helo-agathon"],
		role: "politics",
		ground: "rays",
		clothes: clothes.duty(),
		age: 1,
		stubble: 0,
		eyes: {
			o: 2.8,
			lid: .42,
			w: 9,
			bag: 1
		},
		mouth: {
			w: 14.5,
			c: .2,
			f: .8
		},
		beard: whiskers,
		before: fill("M64 160 l16 -5 l4 14 l-15 7z", "#d9cfae") + line("M71 158 l4 14", "#8c8263", 1.4)
	},
	"lee-adama-alt": {
		...base["lee-apollo-adama"],
		role: "politics",
		ground: "rays",
		clothes: clothes.suit("suitB", "#e5e0d2", false, "#5f2a2a"),
		stubble: .26,
		brows: {
			w: 4.6,
			a: 2.6,
			t: -.4
		},
		eyes: {
			o: 2.9,
			w: 8.8,
			iris: "#3f7088",
			lid: .32,
			bag: 1
		},
		mouth: {
			w: 14,
			c: 1.2,
			f: .7
		},
		cheek: -.3,
		before: fill("M52 196 l11 5 l11 -5 l-11 10z", "#f4c873")
	},
	"tom-zarek-alt": {
		...base["tom-zarek"],
		role: "military",
		ground: "bars",
		clothes: clothes.suit("suitB", "#e5e0d2"),
		age: 2,
		stubble: 0,
		brows: {
			w: 4.8,
			t: 2.2
		},
		eyes: {
			o: 2.3,
			lid: .3,
			iris: "#4a6478",
			bag: 1,
			deep: .75
		},
		mouth: {
			w: 13.5,
			c: -1.8
		},
		beard: moustache,
		before: line("M20 -4V70M20 118V224M180 -4V52M180 96V224", "#11161b", 8) + line("M17 -4V68M17 120V224M177 -4V50M177 98V224", "#79868b", 2) + line("M20 70l6 9M20 118l-6 -8M180 52l7 8M180 96l-6 -9", "#79868b", 2.4)
	},
	"gaius-baltar-alt": {
		...base["gaius-baltar"],
		role: "politics",
		ground: "sun",
		clothes: clothes.robe("tan"),
		age: 1,
		beard: prophet,
		brows: {
			w: 4.2,
			t: -1,
			a: 5
		},
		eyes: {
			o: 3.2,
			w: 9.4,
			iris: "#3a2416",
			lid: .45
		},
		mouth: {
			w: 12.5,
			c: 1,
			f: .7
		},
		behind: "<circle cx=\"100\" cy=\"80\" r=\"72\" fill=\"none\" stroke=\"#f4c873\" stroke-width=\"5\"/>"
	},
	"sherman-doc-cottle": {
		role: "support",
		ground: "lamp",
		head: "broad",
		skin: "p",
		hair: "white",
		cut: "swept",
		clothes: clothes.suit("white", "#9fb7bd"),
		age: 2,
		brows: {
			w: 7,
			a: 1,
			t: -1.6
		},
		eyes: {
			o: 2.4,
			lid: .4,
			bag: 1
		},
		nose: {
			l: 118,
			w: 11
		},
		mouth: {
			w: 13,
			c: -1.6
		},
		beard: moustache,
		before: line("M70 172 C66 204 92 214 96 192M130 172 C134 190 124 200 118 204", "#1b2228", 4) + dot(117, 207, 6.5, "#9aa8ab") + line("M112 133 L128 138", "#efe9dc", 3.4) + dot(129, 138.4, 2.6, "#ff7a3c")
	},
	"louis-hoshi": {
		role: "support",
		ground: "rings",
		head: "round",
		skin: "e",
		hair: "black",
		cut: "crop",
		clothes: clothes.duty(),
		brows: {
			w: 3.6,
			a: 1,
			t: .2
		},
		eyes: {
			o: 2.5,
			w: 9.2,
			s: 1,
			lid: .1
		},
		nose: {
			l: 113,
			w: 8
		},
		mouth: {
			w: 12,
			c: .8,
			f: .9
		},
		cheek: .8,
		before: headset
	},
	"brendan-hot-dog-costanza": {
		role: "pilot",
		ground: "peak",
		head: "broad",
		skin: "o",
		hair: "dark",
		cut: "mop",
		clothes: clothes.flight(),
		brows: {
			w: 5.4,
			a: 4,
			t: -1.2
		},
		eyes: {
			o: 2.8,
			lid: .15
		},
		nose: {
			l: 115,
			w: 9
		},
		mouth: {
			w: 17,
			c: 3.4,
			open: 6,
			f: .5
		},
		cheek: .7,
		stubble: .16
	},
	"romo-lampkin": {
		role: "politics",
		ground: "half",
		head: "lean",
		skin: "b",
		hair: "dark",
		cut: "slick",
		clothes: clothes.suit("black", "#6e6a60"),
		age: 1,
		brows: { w: 4 },
		nose: {
			l: 119,
			w: 7.4,
			h: 2.2
		},
		mouth: {
			w: 12,
			c: .2,
			k: 2
		},
		beard: goatee,
		stubble: .2,
		cheek: -.5,
		before: fill("M70 84 H99 L96 99 H75ZM103 84 H131 L127 99 H107ZM96 86h10v4h-10z", "#0a0d11") + line("M71 84 H98M104 84H130", "#8f999b", 1.8) + fill("M76 87 L86 87 L80 96Z", "#9fb7bd", "opacity=\".6\"")
	},
	"sharon-athena-agathon": {
		role: "leader",
		ground: "sun",
		head: "oval",
		skin: "e",
		hair: "black",
		cut: "straight",
		clothes: clothes.flight(),
		woman: true,
		brows: {
			w: 3.2,
			t: .8,
			a: 1.8
		},
		eyes: {
			o: 2.8,
			w: 9.4,
			s: 1.2,
			lid: .3,
			lash: 1.4
		},
		nose: {
			l: 114,
			w: 7.4
		},
		mouth: {
			w: 12,
			c: 0,
			f: 1.1
		},
		lip: "#a85446",
		cheek: .3,
		rim: red,
		before: fill("M58 196 c0 -8 16 -8 16 0 v10 c0 8 -16 8 -16 0z", "#f4c873") + line("M62.5 199h.01M69.5 199h.01", "#2a1d08", 4.4)
	},
	"danna-biers": {
		role: "leader",
		ground: "rays",
		head: "long",
		skin: "a",
		hair: "blond",
		cut: "bob",
		clothes: clothes.suit("civil", "#d9d6cb"),
		woman: true,
		age: 1,
		brows: {
			w: 3,
			t: 1.2,
			a: 3.4
		},
		eyes: {
			o: 3,
			w: 8.2,
			s: .2,
			lid: .4,
			iris: "#4d7488",
			deep: .5,
			lash: 1.6
		},
		nose: {
			l: 118,
			w: 7,
			h: .6
		},
		mouth: {
			w: 14.5,
			c: 1,
			f: .7
		},
		lip: "#b04a3c",
		rim: red,
		before: dot(44, 186, 22, "#1a1f25") + dot(44, 186, 15, "#39444c") + dot(44, 186, 8, "#0a0d11") + dot(40, 182, 4, "#8fd0e6")
	},
	"aaron-doral": {
		role: "leader",
		ground: "half",
		head: "oval",
		skin: "p",
		hair: "brown",
		cut: "parted",
		clothes: clothes.suit("suitR", "#e5e0d2", false, "#2f3646"),
		brows: {
			w: 3,
			a: 2.6,
			t: -.4,
			y: 83
		},
		eyes: {
			o: 2.6,
			w: 7.4,
			lid: .25,
			dx: 14,
			iris: "#4a5a50"
		},
		nose: {
			l: 114,
			w: 7,
			h: -.8
		},
		mouth: {
			w: 11.5,
			c: 1.6,
			f: .4
		},
		rim: red
	},
	"simon-oneill": {
		role: "leader",
		ground: "hull",
		head: "jaw",
		skin: "d",
		hair: "black",
		cut: "fade",
		clothes: clothes.suit("white", "#7f9aa2"),
		brows: {
			w: 4.6,
			a: 2.6
		},
		eyes: {
			o: 3,
			w: 8.8,
			lid: .3
		},
		nose: {
			l: 116,
			w: 11
		},
		mouth: {
			w: 14,
			c: .4,
			f: 1.2
		},
		lip: "#7a3f34",
		beard: trimmed,
		rim: red
	}
};
// src/art/faces/exodus.ts
var exodus = {
	"felix-gaeta": {
		role: "support",
		ground: "rings",
		head: "oval",
		skin: "o",
		hair: "black",
		cut: "curls",
		clothes: clothes.duty(),
		brows: {
			w: 5.2,
			a: 4.4,
			t: -1,
			x: -.6
		},
		eyes: {
			o: 3.7,
			w: 9,
			lid: .25
		},
		nose: {
			l: 117,
			w: 8,
			h: 1
		},
		mouth: {
			w: 12.5,
			c: .2,
			f: 1
		},
		before: fill("M40 206 l40 -40 l6 6 l-40 40 l-9 3z", "#d24a35") + fill("M80 166 l6 6 l-4 4 l-6 -6z", "#f2e6d0")
	},
	"samuel-anders": {
		role: "pilot",
		ground: "peak",
		head: "jaw",
		skin: "b",
		hair: "brown",
		cut: "buzz",
		clothes: clothes.tank(),
		brows: {
			w: 5,
			a: 1,
			y: 82.6,
			t: .6
		},
		eyes: {
			o: 2.5,
			lid: .35,
			iris: "#4c6a58",
			deep: .8
		},
		nose: {
			l: 117,
			w: 9.4,
			h: -1
		},
		mouth: {
			w: 15.5,
			c: 1.4
		},
		stubble: .42,
		cleft: true,
		cheek: -.4,
		before: "<circle cx=\"40\" cy=\"192\" r=\"24\" fill=\"#b4642e\"/><path d=\"M18 182 A24 24 0 0 1 44 168\" stroke=\"#f0b070\" stroke-width=\"3\" fill=\"none\"/>" + line("M16 196 C30 186 50 188 64 192M40 168 C46 184 46 200 40 216", "#4b2412", 2.4)
	},
	"callandra-cally-tyrol": {
		role: "support",
		ground: "hull",
		head: "round",
		skin: "a",
		hair: "brown",
		cut: "fringe",
		clothes: clothes.deck(),
		woman: true,
		brows: {
			w: 3,
			y: 84,
			t: -1
		},
		eyes: {
			o: 4.3,
			w: 8,
			s: -.4,
			iris: "#4a3a24",
			dx: 15.5,
			lid: .1,
			lash: 1.4
		},
		nose: {
			l: 111,
			w: 6.2
		},
		mouth: {
			w: 11.5,
			c: 1.6,
			f: 1
		},
		lip: "#ac5d50",
		cheek: .9,
		before: fill("M150 150 h22 v30 h-22z", "#2a2f34") + fill("M152 154h18v18h-18z", "#ffe1a0") + line("M161 180v30", "#2a2f34", 5)
	},
	"tory-foster": {
		role: "politics",
		ground: "lamp",
		head: "oval",
		skin: "o",
		hair: "dark",
		cut: "straight",
		clothes: clothes.suit("suitB", "#e5e0d2"),
		woman: true,
		brows: {
			w: 3.6,
			t: 1
		},
		eyes: {
			o: 3.1,
			w: 9.6,
			s: 1,
			lid: .4,
			dx: 14.6
		},
		nose: {
			l: 117,
			w: 7
		},
		mouth: {
			w: 13,
			c: -.4,
			f: 1.2
		},
		lip: "#94403a",
		before: fill("M126 178 h44 v42 h-44z", "#c9a45c") + fill("M126 178h16l4 -6h20v6z", "#e7c98a") + line("M134 190h28M134 198h28", "#6b4f20", 1.8)
	}
};
// src/art/faces/pegasus.ts
var pegasus = {
	"helena-cain": {
		role: "military",
		ground: "hull",
		head: "heart",
		skin: "p",
		hair: "black",
		cut: "knot",
		clothes: clothes.duty("black", "#f4d98a"),
		woman: true,
		age: 1,
		brows: {
			w: 3.6,
			t: 2.4,
			a: 4.4
		},
		eyes: {
			o: 2.8,
			w: 8.2,
			s: 1.2,
			lid: .45,
			iris: "#2c2a26",
			deep: .5,
			lash: 1.4
		},
		nose: {
			l: 116,
			w: 6,
			h: 1
		},
		mouth: {
			w: 12.5,
			c: -1,
			f: .7
		},
		lip: "#7a2c2c",
		cheek: -.4,
		before: fill("M128 198 l30 -16 l5 5 l-28 19z", "#cfd6d4") + fill("M118 204 l12 -8 l6 8 l-12 8z", "#3a2a20")
	},
	"anastasia-dee-dualla": {
		role: "support",
		ground: "rings",
		head: "oval",
		skin: "d",
		hair: "black",
		cut: "bun",
		clothes: clothes.duty(),
		woman: true,
		brows: { w: 3.4 },
		eyes: {
			o: 4.1,
			w: 8.8,
			s: .4,
			lid: .12,
			dx: 15.4
		},
		nose: {
			l: 114,
			w: 8.6
		},
		mouth: {
			w: 14,
			c: .8,
			f: 1.35
		},
		lip: "#8f3c36",
		cheek: .6,
		before: headset
	},
	"ellen-tigh": {
		role: "politics",
		ground: "sun",
		head: "heart",
		skin: "a",
		hair: "blond",
		cut: "curl",
		clothes: clothes.robe("red"),
		woman: true,
		age: 1,
		brows: {
			w: 2.4,
			a: 5,
			t: -.6
		},
		eyes: {
			o: 3.4,
			w: 9,
			lid: .42,
			s: 1.4,
			iris: "#4a6a74",
			deep: .3,
			lash: 3
		},
		nose: {
			l: 113,
			w: 6.4
		},
		mouth: {
			w: 14.5,
			c: 2.4,
			f: 1.2
		},
		lip: "#b8302c",
		cheek: .5,
		mole: true,
		before: fill("M36 150 h26 l-4 24 h-7 v22 h8 v4 h-20 v-4 h8 v-22 h-7z", "#dfe9e6", "opacity=\".85\"") + fill("M38 160 h22 l-3 14 h-16z", "#d7802c")
	},
	"louanne-kat-katraine": {
		role: "pilot",
		ground: "peak",
		head: "lean",
		skin: "c",
		hair: "black",
		cut: "choppy",
		clothes: clothes.flight(),
		woman: true,
		brows: {
			w: 4,
			t: 1.8
		},
		eyes: {
			o: 2.9,
			w: 8.8,
			s: 2,
			lid: .25,
			dx: 14.4,
			lash: 1.2
		},
		nose: {
			l: 114,
			w: 8
		},
		mouth: {
			w: 13,
			c: .2,
			k: 1.6,
			f: 1.1
		},
		lip: "#96473a",
		before: fill("M26 176 h34 v14 h-34z", "#dcdccf") + line("M32 183h.01M40 183h.01M48 183h.01M55 183h.01", "#c8472e", 6)
	},
	cavil: {
		role: "leader",
		ground: "half",
		head: "long",
		skin: "p",
		hair: "white",
		cut: "receding",
		clothes: clothes.suit("black", "#0e1116"),
		age: 2,
		brows: {
			w: 4.4,
			t: 1.6
		},
		eyes: {
			o: 2.3,
			lid: .5,
			bag: 1,
			deep: .8,
			w: 7.6
		},
		nose: {
			l: 120,
			w: 10.4,
			h: 2.2
		},
		mouth: {
			w: 12,
			c: -.6,
			k: 2.6,
			f: .3
		},
		cheek: -.6,
		rim: red,
		before: fill("M92 166h16v9h-16z", "#eceae2")
	},
	"leoben-conoy": {
		role: "leader",
		ground: "rings",
		head: "square",
		skin: "a",
		hair: "sand",
		cut: "tousled",
		clothes: clothes.suit("civil", "#53503f", true),
		brows: {
			w: 3.4,
			a: 3.4,
			t: -1.4
		},
		eyes: {
			o: 3.9,
			w: 8.4,
			lid: .05,
			iris: "#6f8e9a"
		},
		nose: {
			l: 116,
			w: 8.6,
			h: -.8
		},
		mouth: {
			w: 13.5,
			c: 1.4
		},
		stubble: .34,
		rim: red,
		behind: line("M-4 150 C40 120 60 190 104 150 S170 130 204 160M-4 170 C40 140 60 210 104 170 S170 150 204 180", "#8fd0e6", 3, "opacity=\".6\"")
	},
	"caprica-six": {
		role: "leader",
		ground: "sun",
		head: "heart",
		skin: "p",
		hair: "pale",
		cut: "waves",
		clothes: clothes.robe("red"),
		woman: true,
		brows: {
			w: 3,
			t: 1.6,
			a: 4.6
		},
		eyes: {
			o: 3.8,
			w: 9.8,
			s: 1.8,
			lid: .3,
			iris: "#5b7f93",
			lash: 3.2
		},
		nose: {
			l: 114,
			w: 6
		},
		mouth: {
			w: 13.5,
			c: 1,
			f: 1.35
		},
		lip: "#b8302c",
		cheek: -.4,
		rim: red
	}
};
// src/art/faces/index.ts
/** By the ids of characters. */
var recipes = {
	...base,
	...pegasus,
	...exodus,
	...daybreak
};
var space = "http://www.w3.org/2000/svg";
var sheet;
var drawn = /* @__PURE__ */ new Set();
/** The id of a drawing in the page, or nothing for somebody of whom there is none. */
function drawing(character, lampOut = false) {
	const recipe = recipes[character];
	if (!recipe) return void 0;
	const id = `face-${character}${lampOut ? "-out" : ""}`;
	if (!drawn.has(id)) {
		drawn.add(id);
		sheet ??= newSheet();
		const g = document.createElementNS(space, "g");
		g.id = id;
		g.innerHTML = lampOut ? out(recipe) : bust(recipe, character);
		sheet.append(g);
	}
	return id;
}
/** Out of sight, but not without a box: what is drawn from it keeps its clips. */
function newSheet() {
	const svg = document.createElementNS(space, "svg");
	svg.setAttribute("class", "faces");
	svg.setAttribute("width", "0");
	svg.setAttribute("height", "0");
	svg.setAttribute("aria-hidden", "true");
	document.body.append(svg);
	return svg;
}
export { drawing, recipes };
