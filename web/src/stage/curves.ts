// How a game went, as lines: one number of each thing a turn, in a picture of so many points.
import type { Chronicle } from '../api';

export const resources = ['population', 'food', 'morale', 'fuel'] as const;
export type Resource = (typeof resources)[number];

export const box = { height: 190, left: 6, right: 104, top: 26, bottom: 8 };

export interface Curve {
  what: Resource;
  d: string;
  end: number;
  /** Where the name and the last number stand: never over another. */
  label: number;
}

/** A turn at which the fleet came nearer to its goal. */
export interface Leap {
  x: number;
  turn: number;
  distance: number;
}

const lineHeight = 17;

export function curvesOf({ points }: Chronicle, width: number): Curve[] {
  if (!points.length) return [];
  const [x, y] = [across(points, width), upwards(points)];
  const curves = resources.map((what) => {
    const end = points.at(-1)!.dials[what] ?? 0;
    const d = points
      .map((p, i) => `${i ? `H${x(p.turn)}V` : `M${x(p.turn)} `}${y(p.dials[what] ?? 0)}`)
      .join('');
    return { what, d, end, label: y(end) };
  });
  spread(curves);
  return curves;
}

export function leapsOf({ points }: Chronicle, width: number): Leap[] {
  const x = across(points, width);
  return points
    .filter((p, i) => i > 0 && p.distance > points[i - 1]!.distance)
    .map((p) => ({ x: x(p.turn), turn: p.turn, distance: p.distance }));
}

/** Where a number of zero lies. */
export const ground = box.height - box.bottom;

type Points = Chronicle['points'];

function across(points: Points, width: number): (turn: number) => number {
  const [first, last] = [points[0]?.turn ?? 0, points.at(-1)?.turn ?? 1];
  const wide = width - box.left - box.right;
  return (turn) => round(box.left + (wide * (turn - first)) / Math.max(1, last - first));
}

function upwards(points: Points): (n: number) => number {
  const most = Math.max(8, ...points.flatMap((p) => resources.map((r) => p.dials[r] ?? 0)));
  const high = ground - box.top;
  return (n) => round(ground - (high * Math.max(0, n)) / most);
}

/** Moves the labels apart, from the top downwards and then from the ground up. */
function spread(curves: Curve[]): void {
  const sorted = [...curves].sort((a, b) => a.label - b.label);
  sorted.forEach((c, i) => {
    const above = sorted[i - 1];
    if (above) c.label = Math.max(c.label, above.label + lineHeight);
  });
  let low = ground;
  for (const c of sorted.toReversed()) {
    c.label = Math.min(c.label, low);
    low = c.label - lineHeight;
  }
}

const round = (n: number) => Math.round(n * 10) / 10;
