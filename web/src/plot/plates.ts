// Where the name plates of everybody in a room go: under the room's name, as
// large as they fit.
import { twoLines, type Rect } from './layout';
import type { Placed } from './ships';

export interface PlateRect extends Rect {
  seat: number;
  /** In a viper, which is drawn with the plate. */
  flying?: boolean;
  scale?: number;
}

const gap = 2;
const widest = 112;
const heights = [24, 18, 16];

/** The lines that a room's name takes. */
export const nameLines = (name: string, rect: Rect, fontSize: number): string[] =>
  twoLines(name, Math.floor(rect.w / (fontSize * 0.44)));

/** The part of a room that its name leaves free. */
export function beyondName(name: string, rect: Rect, fontSize: number): Rect {
  const above = nameLines(name, rect, fontSize).length * (fontSize + 1) + 4;
  return { x: rect.x + 2, y: rect.y + above, w: rect.w - 4, h: rect.h - above - 1 };
}

interface Grid {
  columns: number;
  rows: number;
  h: number;
}

/** Few columns before many, large plates before small ones; at the worst, over the name. */
function gridFor(people: number, free: Rect): Grid {
  const most = Math.max(2, Math.floor(free.w / 46));
  for (let columns = free.w > 200 ? 2 : 1; columns <= most; columns++) {
    const rows = Math.ceil(people / columns);
    const h = heights.find((h) => rows * (h + gap) - gap <= free.h);
    if (h !== undefined) return { columns, rows, h };
  }
  return { columns: most, rows: Math.ceil(people / most), h: heights.at(-1)! };
}

/** Plates in the part of a room that is free, at the bottom of it. */
export function placePlates(seats: number[], name: string, rect: Rect, fontSize: number): PlateRect[] {
  const free = beyondName(name, rect, fontSize);
  const { columns, rows, h } = gridFor(seats.length, free);
  const w = Math.min(free.w / columns, widest);
  const top = free.y + free.h - rows * (h + gap) + gap - 1;
  return seats.map((seat, i) => ({
    seat,
    x: free.x + (i % columns) * w,
    y: top + Math.floor(i / columns) * (h + gap),
    w: w - gap,
    h,
  }));
}

/** The plate of somebody who pilots a viper. */
export const pilotPlate = ({ item, x, y, w, h, scale }: Placed): PlateRect[] =>
  item.kind === 'pilot' ? [{ seat: item.seat, x: x - w / 2, y: y - h / 2, w, h, scale, flying: true }] : [];
