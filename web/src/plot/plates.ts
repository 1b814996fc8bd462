// Where the name plates of everybody in a room go: under the room's name, as
// large as they fit.
import { twoLines, type Rect } from './layout';
import type { Placed } from './ships';

export interface PlateRect extends Rect {
  seat: number;
  flying?: boolean;
}

const gap = 2;
const widest = 112;
const heights = [24, 18];

/** The lines that a room's name takes. */
export const nameLines = (name: string, rect: Rect, fontSize: number): string[] =>
  twoLines(name, Math.floor(rect.w / (fontSize * 0.44)));

/** How far down a room its name reaches. */
export const nameHeight = (name: string, rect: Rect, fontSize: number): number =>
  nameLines(name, rect, fontSize).length * (fontSize + 1) + 4;

interface Grid {
  columns: number;
  rows: number;
  h: number;
}

/** Few columns before many, large plates before small ones; at the worst, over the name. */
function gridFor(people: number, rect: Rect, room: number): Grid {
  const most = Math.max(2, Math.floor(rect.w / 56));
  for (let columns = rect.w > 200 ? 2 : 1; columns <= most; columns++) {
    const rows = Math.ceil(people / columns);
    const h = heights.find((h) => rows * (h + gap) <= room);
    if (h !== undefined) return { columns, rows, h };
  }
  return { columns: most, rows: Math.ceil(people / most), h: heights.at(-1)! };
}

/** Plates in the lower part of a room, of which the top is taken by its name. */
export function placePlates(seats: number[], rect: Rect, named: number): PlateRect[] {
  const { columns, rows, h } = gridFor(seats.length, rect, rect.h - named);
  const w = Math.min((rect.w - 4) / columns, widest);
  const beside = rect.w > 200 && rect.h < 100; // of a low room, the name is to the left
  const left = beside ? rect.x + rect.w - columns * w - 2 : rect.x + 2;
  const top = rect.y + rect.h - rows * (h + gap) - 1;
  return seats.map((seat, i) => ({
    seat,
    x: left + (i % columns) * w,
    y: top + Math.floor(i / columns) * (h + gap),
    w: w - gap,
    h,
  }));
}

/** The plate of somebody who pilots a viper. */
export const pilotPlate = ({ item, x, y, plate }: Placed): PlateRect[] =>
  item.kind === 'pilot'
    ? [{ seat: item.seat, x: x - plate / 2, y: y - 13, w: plate, h: 26, flying: true }]
    : [];
