// New Caprica where all the room there is is hers: each location is as high as its text is long.
import type { BoardView } from '../api';
import type { Rect, Size } from './layout';
import { wrapped } from './letters.svelte';
import { inset } from './plates';

/** What is said of a location. */
export type Text = (location: string) => string;

/** How large the letters of a text may be, and how high their lines are. */
const sizes = [15, 14.5, 14, 13.5, 13, 12.5, 12];
export const lineHeight = 1.17;

/** What a location takes beside its text: its name, and a row of plates where people can stand. */
export const nameHeight = 22;
const plateHeight = 27;
const below = 5;
const gap = 4;
/** No more empty room than this in each. */
const spare = 36;

/** How much of the width the last column may have. */
const shares = [1 / 3, 0.36, 0.39, 0.42, 0.45];

interface Cell {
  id: string;
  /** What it takes without its text, and the text alone. */
  least: number;
  text: number;
}

interface Spread {
  rooms: Record<string, Rect>;
  /** How large the letters of the texts are. */
  size: number;
  h: number;
}

/** Rows that lie side by side are as high as the highest. */
const level = (columns: Cell[][]): Cell[] =>
  columns[0]!.map((first, i) => {
    const row = columns.flatMap((c) => c[i] ?? []);
    const least = Math.max(...row.map((c) => c.least));
    return { ...first, least, text: Math.max(...row.map((c) => c.least + c.text)) - least };
  });

const heightOf = (cells: Cell[]): number => cells.reduce((sum, c) => sum + c.least + c.text + gap, -gap);

/** How high each of some rows becomes, so that all of them fill the height. */
function filled(rows: Cell[], h: number): number[] {
  const over = h - heightOf(rows);
  if (over >= 0) return rows.map((r) => r.least + r.text + over / rows.length);
  const text = rows.reduce((sum, r) => sum + r.text, 0);
  return rows.map((r) => r.least + Math.max(0, r.text * (1 + over / Math.max(text, 1))));
}

/** Lays the locations out in three columns, what can be done everywhere under the first two. */
export function spread(b: BoardView, at: { x: number; y: number } & Size, text: Text): Spread {
  const columns = [0, 1, 2].map((i) => [
    ...b.locations.filter((_, n) => n % 3 === i).map((id) => ({ id, below: plateHeight })),
    ...(b.actions ?? []).filter((_, n) => n === i).map((id) => ({ id, below })),
  ]);
  const ways = sizes.flatMap((size) =>
    shares.map((share) => {
      const last = (at.w - 2 * gap) * share;
      const widths = [0, 1, 2].map((i) => (i === 2 ? last : (at.w - 2 * gap - last) / 2));
      const cells = columns.map((column, i) =>
        column.map(({ id, below }) => ({
          id,
          least: nameHeight + below,
          text: wrapped(text(id), widths[i]! - 2 * inset, size).length * size * lineHeight,
        })),
      );
      const [beside, alone] = [level(cells.slice(0, 2)), cells[2]!];
      return { size, widths, beside, alone, h: Math.max(heightOf(beside), heightOf(alone)) };
    }),
  );
  const fitting = sizes.flatMap((size) => {
    const best = ways.filter((w) => w.size === size).reduce((a, b) => (b.h < a.h ? b : a));
    return best.h <= at.h ? [best] : [];
  })[0];
  const way = fitting ?? ways.reduce((a, b) => (b.h < a.h ? b : a));
  const h = Math.min(at.h, way.h + spare * columns[0]!.length);

  const rooms: Record<string, Rect> = {};
  let x = at.x;
  columns.forEach((column, i) => {
    const w = way.widths[i]!;
    let y = at.y;
    for (const [n, high] of filled(i === 2 ? way.alone : way.beside, h).entries()) {
      if (column[n]) rooms[column[n].id] = { x, y, w, h: high };
      y += high + gap;
    }
    x += w + gap;
  });
  return { rooms, size: way.size, h };
}
