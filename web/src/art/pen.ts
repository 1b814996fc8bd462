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

/** How strokes are moved, turned or mirrored: the six numbers of an SVG matrix. It stretches both ways alike, so that a circle stays one. */
export type Move = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const shift = (x: number, y: number): Move => [1, 0, 0, 1, x, y];

/** Turns to the right by degrees around the origin, and stretches. */
export function turn(degrees: number, scale = 1): Move {
  const [sin, cos] = [Math.sin, Math.cos].map((f) => scale * f((degrees * Math.PI) / 180)) as [
    number,
    number,
  ];
  return [cos, sin, -sin, cos, 0, 0];
}

/** How many numbers a command of a path takes. */
const takes: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, A: 7, Z: 0 };

/** A path moved. Its own numbers are: with a transform each stroke would be a part of the picture by itself. */
export function movedPath(d: string, [a, b, c, e, dx, dy]: Move): string {
  const stretch = Math.hypot(a, b);
  const write = (...numbers: number[]) => numbers.map((n) => +n.toFixed(2)).join(' ');
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let path = '';
  for (const [, letter, rest] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const command = letter!.toUpperCase();
    const relative = letter !== command;
    const numbers = (rest!.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const each = takes[command];
    if (each === undefined || (each === 0 ? numbers.length > 0 : numbers.length % each > 0))
      throw new Error(`a path that cannot be moved: ${letter}${rest}`);
    for (let i = 0; i < Math.max(numbers.length, 1); i += each || 1) {
      const own = numbers.slice(i, i + each);
      const [fromX, fromY] = relative ? [x, y] : [0, 0];
      if (command === 'Z') [x, y] = [startX, startY];
      else if (command === 'H') x = fromX + own[0]!;
      else if (command === 'V') y = fromY + own[0]!;
      else [x, y] = [fromX + own.at(-2)!, fromY + own.at(-1)!];
      if (command === 'M' && i === 0) [startX, startY] = [x, y];
      const point = (px: number, py: number) => write(a * px + c * py + dx, b * px + e * py + dy);
      if (command === 'Z') path += 'Z';
      else if (command === 'A') {
        const sweep = a * e - b * c < 0 ? 1 - own[4]! : own[4]!;
        // an arc that lies turned is a circle's, which is the same whichever way it lies
        path += `A${write(own[0]! * stretch, own[1]! * stretch)} 0 ${own[3]} ${sweep} ${point(x, y)}`;
      } else if (command === 'C' || command === 'Q') {
        const points: string[] = [];
        for (let j = 0; j < each; j += 2) points.push(point(fromX + own[j]!, fromY + own[j + 1]!));
        path += command + points.join(' ');
      } else path += (command === 'M' && i === 0 ? 'M' : 'L') + point(x, y);
    }
  }
  return path;
}

/** Strokes moved, turned or mirrored as a whole. */
export function moved(by: Move, strokes: readonly Stroke[]): Stroke[] {
  const stretch = Math.hypot(by[0], by[1]);
  return strokes.map((s) => ({
    ...s,
    d: movedPath(s.d, by),
    ...(s.width !== undefined && { width: s.width * stretch }),
    ...(s.dash && {
      dash: s.dash
        .split(' ')
        .map((n) => +(Number(n) * stretch).toFixed(2))
        .join(' '),
    }),
  }));
}

/** The upper half of a body, and the same mirrored below. */
export const upDown = (half: readonly Stroke[], middle: number): Stroke[] => [
  ...half,
  ...moved([1, 0, 0, -1, 0, 2 * middle], half),
];

/** The left half of a body, and the same mirrored on the right. */
export const leftRight = (half: readonly Stroke[], middle: number): Stroke[] => [
  ...half,
  ...moved([-1, 0, 0, 1, 2 * middle, 0], half),
];

export const times = <T>(n: number, make: (i: number) => T): T[] =>
  Array.from({ length: n }, (_, i) => make(i));

/** Short upright lines at equal distances. */
export const ticks = (from: number, to: number, step: number, top: number, bottom: number): string =>
  times(Math.floor((to - from) / step) + 1, (i) => `M${from + i * step} ${top}V${bottom}`).join('');
