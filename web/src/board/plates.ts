// Where the name plates of everybody in a room go: under the room's name, as
// large as they fit.
import type { View } from '../api';
import type { Rect } from './layout';
import { twoLines } from './letters.svelte';
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

/** From a room's frame to its name. */
export const inset = 7;

/** What the signs in the corner of a room take beside its name: of damage, of a card that bars it, of occupation forces. */
export function signsAt(view: Pick<View, 'damaged' | 'barred' | 'caprica'>, id: string): number {
  const round = +view.damaged.includes(id) + +(view.barred?.[id] !== undefined);
  return (round > 0 ? 20 * round - 12 : 0) + (view.caprica?.forces[id] ? 28 : 0);
}

/** The lines that a room's name takes; signs in the corner beside it take so much of the room. */
export const nameLines = (name: string, rect: Rect, fontSize: number, signs = 0): string[] =>
  twoLines(name, rect.w - 2 * inset - signs, fontSize);

/** The part of a room that its name leaves free. */
export function beyondName(name: string, rect: Rect, fontSize: number, signs = 0): Rect {
  const above = nameLines(name, rect, fontSize, signs).length * (fontSize + 1) + 4;
  return { x: rect.x + 4, y: rect.y + above, w: rect.w - 6, h: rect.h - above - 1 };
}

interface Grid {
  columns: number;
  rows: number;
  h: number;
}

/** Few columns before many, large plates before small ones; at the worst, over the name. */
function gridFor(people: number, free: Rect): Grid {
  const most = Math.max(2, Math.floor(free.w / 46));
  for (let columns = Math.max(1, Math.floor(free.w / widest)); columns <= most; columns++) {
    const rows = Math.ceil(people / columns);
    const h = heights.find((h) => rows * (h + gap) <= free.h); // and a gap to the name
    if (h !== undefined) return { columns, rows, h };
  }
  return { columns: most, rows: Math.ceil(people / most), h: heights.at(-1)! };
}

/** Plates in the part of a room that is free, at the bottom of it. */
export function placePlates(
  seats: number[],
  name: string,
  rect: Rect,
  fontSize: number,
  signs = 0,
): PlateRect[] {
  const free = beyondName(name, rect, fontSize, signs);
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
