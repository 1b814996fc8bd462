// What drawings are made of: flat strokes in few tones, as in a print. A drawing is data; Strokes.svelte puts it on the
// page. Light comes from the upper left.

/** A path: filled in a tone, or drawn along as a line. */
export interface Stroke {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
  dash?: string;
  /** Lines that end round: lamps. */
  round?: boolean;
  /** Where it is moved to, turned or mirrored. */
  at?: string;
}

export interface Drawing {
  width: number;
  height: number;
  strokes: Stroke[];
}

/** Six tones of steel, from shade to the lit edge, and of iron; and what shines. */
export type Tone =
  | (0 | 1 | 2 | 3 | 4 | 5)
  | ('iron0' | 'iron1' | 'iron2' | 'iron3' | 'iron4')
  | ('lamp' | 'eye' | 'stripe' | 'glow' | 'void');

/** The colour of a tone, from the style sheet: it follows the light of the page. */
export function toned(tone: Tone): string {
  if (typeof tone === 'number') return `var(--steel-${tone})`;
  if (tone.startsWith('iron')) return `var(--iron-${tone.slice(4)})`;
  return (
    { lamp: 'var(--ship-lamp)', stripe: 'var(--ship-stripe)', glow: 'var(--ship-glow)' }[tone as 'lamp'] ??
    `var(--${tone})`
  );
}

export const fill = (d: string, tone: Tone, opacity?: number): Stroke => ({
  d,
  fill: toned(tone),
  ...(opacity !== undefined && { opacity }),
});

export const line = (d: string, tone: Tone, width = 1, opacity?: number): Stroke => ({
  d,
  stroke: toned(tone),
  width,
  ...(opacity !== undefined && { opacity }),
});

const oval = (x: number, y: number, rx: number, ry: number) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

export const disc = (x: number, y: number, r: number, tone: Tone, opacity?: number): Stroke =>
  fill(oval(x, y, r, r), tone, opacity);

export const ring = (x: number, y: number, rx: number, ry: number, tone: Tone, width: number): Stroke =>
  line(oval(x, y, rx, ry), tone, width);

/** Lit windows, each a dot. */
export const lamps = (at: readonly (readonly [number, number])[], r = 1.3): Stroke => ({
  d: at.map(([x, y]) => `M${x} ${y}h.01`).join(''),
  stroke: toned('lamp'),
  width: 2 * r,
  round: true,
});

/** A Cylon's eye. */
export const eye = (d: string, width: number): Stroke => ({ d, stroke: toned('eye'), width, round: true });

/** What an engine leaves behind it. */
export const exhaust = (x: number, y: number, rx: number, ry: number): Stroke => ({
  d: oval(x, y, rx, ry),
  fill: 'url(#exhaust)',
});

/** Strokes moved, turned or mirrored as a whole. */
export const moved = (at: string, strokes: readonly Stroke[]): Stroke[] =>
  strokes.map((s) => ({ ...s, at: s.at ? `${at} ${s.at}` : at }));

/** The upper half of a body, and the same mirrored below. */
export const upDown = (half: readonly Stroke[], middle: number): Stroke[] => [
  ...half,
  ...moved(`matrix(1 0 0 -1 0 ${2 * middle})`, half),
];

/** The left half of a body, and the same mirrored on the right. */
export const leftRight = (half: readonly Stroke[], middle: number): Stroke[] => [
  ...half,
  ...moved(`matrix(-1 0 0 1 ${2 * middle} 0)`, half),
];

export const times = <T>(n: number, make: (i: number) => T): T[] =>
  Array.from({ length: n }, (_, i) => make(i));

/** Short upright lines at equal distances. */
export const ticks = (from: number, to: number, step: number, top: number, bottom: number): string =>
  times(Math.floor((to - from) / step) + 1, (i) => `M${from + i * step} ${top}V${bottom}`).join('');
