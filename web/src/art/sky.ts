// The sky over a place, as two passes of a print: a few broad washes of light and a screen of dots; stars; and a planet
// whose night side is etched. Every destination has its own, made from its name.
import type { Stroke } from './pen';

/** A wash of light. */
export interface Wash {
  cx: number;
  cy: number;
  rx: number;
  ry: number;
  turn: number;
  light: 0 | 1 | 2;
}

export interface Planet {
  x: number;
  y: number;
  r: number;
  bands: Stroke[];
  /** The lines that etch its night. */
  etched: string;
  /** Lit, in between, dark. */
  colours: readonly [string, string, string];
  /** Half the width of the ring around it, if it has one. */
  ring: number | undefined;
  /** A small world between it and the fleet. */
  moon: { x: number; y: number; r: number } | undefined;
}

/** A rock near by: all of it, and the part of it that is lit. */
export interface Rock {
  d: string;
  lit: string;
  far: boolean;
}

export interface Sky {
  lights: readonly [string, string, string];
  washes: Wash[];
  stars: { d: string; width: number; opacity: number }[];
  planet: Planet | undefined;
  rocks: Rock[];
  /** The nearest sun. */
  sun: { x: number; y: number; r: number };
}

export const size = { w: 1208, h: 600 };

const lights = [
  ['#1f6f8f', '#7a3d22', '#2b3f7a'],
  ['#7a2f3a', '#1d4f72', '#5d2f6a'],
  ['#2a5fa0', '#1d6b5d', '#6a3a2a'],
  ['#5b3a8a', '#8a3a4a', '#20507a'],
  ['#8a5a1f', '#3a5a7a', '#7a2a2a'],
  ['#1d6b5d', '#2a4f8a', '#6a5a2a'],
] as const;
const grounds = [
  ['#5f8a94', '#2f4f58', '#132329'],
  ['#a06a48', '#5d3423', '#26140f'],
  ['#8a9f86', '#47583f', '#1a2318'],
  ['#8f86ad', '#4c4468', '#1d1930'],
  ['#b8a272', '#6d5a35', '#2a2114'],
] as const;

/** A number that is the same for the same name. */
function seedOf(name: string): number {
  let n = 2166136261;
  for (const c of name) n = Math.imul(n ^ c.codePointAt(0)!, 16777619);
  return n >>> 0;
}

/** Numbers from 0 to 1, the same for the same seed. */
function chance(seed: number): () => number {
  let a = seed | 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const pick = <T>(all: readonly T[], next: () => number): T => all[Math.floor(next() * all.length)]!;

/** Bands of weather across a planet of some size, around its middle. */
function bandsOf(r: number, [lit, mid]: Planet['colours'], next: () => number): Stroke[] {
  const n = 14;
  return Array.from({ length: n }, (_, i) => {
    const y = Math.trunc(-r + (i + 0.6) * ((2 * r) / n));
    const x = Math.trunc(Math.sqrt(Math.max(0, r * r - y * y)));
    const h = r * (0.015 + 0.04 * next());
    const [a, b] = [Math.trunc(y + r * 0.1 * (next() - 0.3)), Math.trunc(y + r * 0.14 * (next() - 0.5))];
    const d =
      `M${-x} ${y} C${Math.trunc(-x * 0.3)} ${a} ${Math.trunc(x * 0.3)} ${b} ${x} ${y} L${x} ${Math.trunc(y + h)} ` +
      `C${Math.trunc(x * 0.2)} ${Math.trunc(y + h * 2.4)} ${Math.trunc(-x * 0.3)} ${Math.trunc(y + h * 0.3)} ${-x} ${Math.trunc(y + h)}Z`;
    return { d, fill: i % 3 ? mid : lit, opacity: +(0.25 + 0.5 * next()).toFixed(2) };
  });
}

/** Rocks of all sizes, the near ones along the edges of the scene. */
function rocksOf(n: number, next: () => number): Rock[] {
  const { w, h } = size;
  return Array.from({ length: n }, (_, i) => {
    const far = i % 3 !== 0;
    const r = far ? 4 + 9 * next() : 16 + 34 * next();
    const x = w * next();
    const y = far ? h * next() : next() < 0.5 ? h * 0.14 * next() : h * (0.86 + 0.14 * next());
    const corners = Array.from({ length: 8 }, (_, k) => {
      const [a, d] = [(k / 8) * 2 * Math.PI + 0.5 * next(), r * (0.68 + 0.4 * next())];
      return `${(x + Math.cos(a) * d * 1.25).toFixed(0)} ${(y + Math.sin(a) * d * 0.85).toFixed(0)}`;
    });
    const lit = [...corners.slice(3, 7), `${x.toFixed(0)} ${(y - r * 0.15).toFixed(0)}`];
    return { d: `M${corners.join('L')}Z`, lit: `M${lit.join('L')}Z`, far };
  });
}

/** Stars along a band across the sky, thick in its middle. */
function river(n: number, next: () => number): string {
  const { w, h } = size;
  const [from, to] = [h * next(), h * next()];
  return Array.from({ length: n }, () => {
    const along = next();
    const off = (next() + next() + next() - 1.5) * h * 0.22;
    return `M${Math.trunc(along * w)} ${Math.trunc(from + (to - from) * along + off)}h0`;
  }).join('');
}

/** The destinations that are drawn with something else than a planet, by their ids. */
const sights: Partial<Record<string, 'nothing' | 'rocks' | 'clouds'>> = {
  'destination/deep-space': 'nothing',
  'destination/asteroid-field': 'rocks',
  'destination/mining-asteroid': 'rocks',
  'destination/lions-head-nebula': 'clouds',
};

/** The sky over a place; one without a name is where the fleet begins. */
export function skyOver(place: string): Sky {
  const next = chance(seedOf(place));
  const { w, h } = size;
  const sight = sights[place];
  const cloudy = sight === 'clouds';
  const washes = Array.from({ length: cloudy ? 12 : 8 }, (_, i): Wash => ({
    light: (i % 3) as 0 | 1 | 2,
    cx: Math.trunc(w * (0.05 + 0.9 * next())),
    cy: Math.trunc(h * (0.05 + 0.9 * next())),
    rx: Math.trunc(w * (0.14 + 0.26 * next())),
    ry: Math.trunc(h * (0.12 + 0.3 * next())),
    turn: Math.trunc(-28 + next() * 26),
  }));
  const dots = (n: number) =>
    Array.from({ length: n }, () => `M${Math.trunc(next() * w)} ${Math.trunc(next() * h)}h0`).join('');
  const stars = [
    { d: river(320, next), width: 0.7, opacity: 0.42 },
    { d: dots(150), width: 0.9, opacity: 0.5 },
    { d: dots(60), width: 1.5, opacity: 0.75 },
    { d: dots(15), width: 2.4, opacity: 0.95 },
  ];
  const colours = pick(grounds, next);
  const r = Math.trunc(270 + 120 * next());
  const planet = {
    x: Math.trunc(w * (0.74 + 0.1 * next())),
    y: Math.trunc(h + r * (0.3 + 0.2 * next())),
    r,
    colours,
    bands: bandsOf(r, colours, next),
    etched: Array.from(
      { length: 24 },
      (_, i) => `M${-r} ${Math.trunc(-r + (i + 1) * ((2 * r) / 25))}h${2 * r}`,
    ).join(''),
    ring: next() < 0.3 ? Math.trunc(r * 1.5) : undefined,
    moon:
      next() < 0.5
        ? { x: Math.trunc(-r * 0.98), y: Math.trunc(-r * 0.5), r: 12 + Math.trunc(14 * next()) }
        : undefined,
  };
  return {
    lights: pick(lights, next),
    washes,
    stars,
    planet: sight ? undefined : planet,
    rocks: sight === 'rocks' ? rocksOf(36, next) : [],
    sun: {
      x: Math.trunc(w * (0.04 + 0.3 * next())),
      y: Math.trunc(h * (0.05 + 0.14 * next())),
      r: 60 + Math.trunc(60 * next()),
    },
  };
}
