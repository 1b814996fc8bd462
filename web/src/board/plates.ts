// Where everybody in a room stands: heads under the room's name, as large as they fit; beside it where a room is low.
import type { View } from '../api';
import { between, type Rect } from './layout';
import { twoLines, widthOf } from './letters.svelte';
import type { Placed } from './ships';

export interface PlateRect extends Rect {
  seat: number;
  /** In a viper, which is drawn with the head. */
  flying?: boolean;
  scale?: number;
}

const gap = 3;
const sizes = [38, 34, 30, 26, 22, 18];

/** From a room's frame to its name. */
export const inset = 7;

/** A room that is so much broader than high, or too low for a head under its name, has its people beside it. */
export const isLow = (rect: Rect): boolean => rect.h < 66 && rect.w > (rect.h < 56 ? 1.8 : 2.4) * rect.h;

/** Whether a room's sign stands before its name: one that is narrow has room for its name alone. */
export const leads = (rect: Rect): boolean => rect.h < 40 && rect.w >= 100;

/** What the signs in the corner of a room take beside its name: of damage, of a card that bars it, of a trauma token. */
export function signsAt(view: Pick<View, 'damaged' | 'barred' | 'trauma'>, id: string): number {
  const round =
    +view.damaged.includes(id) +
    +(view.barred?.[id] !== undefined) +
    +(view.trauma?.on.includes(id) ?? false);
  return round > 0 ? 20 * round - 6 : 0;
}

/** The lines that a room's name takes; signs in the corner beside it take so much of the room. */
export const nameLines = (name: string, rect: Rect, fontSize: number, signs = 0): string[] =>
  isLow(rect) || rect.h < 40 ? [name] : twoLines(name, rect.w - 2 * inset - signs, fontSize);

/** The lines of a name in a low room, beside its people: two, where it is high enough, before one is squeezed hard. */
export const lowLines = (name: string, width: number, rect: Rect, fontSize: number): string[] =>
  rect.h >= 2 * fontSize + 10 && widthOf(name, fontSize, 650) > 1.2 * width
    ? twoLines(name, width, fontSize, 650)
    : [name];

/** What the name of a low room takes of it at most: less where several stand beside it. */
const named = (people: number): number => (people > 2 ? 0.5 : 0.55);

/** The part of a room that its name leaves free. */
export function beyondName(name: string, rect: Rect, fontSize: number, signs = 0, people = 1): Rect {
  if (isLow(rect)) {
    const sign = leads(rect) ? 19 : 0;
    const most = rect.w * named(people);
    const taken = Math.min(inset + sign + widthOf(name, fontSize) + signs + 6, most);
    return { x: rect.x + taken, y: rect.y + 2, w: rect.w - taken - 4, h: rect.h - 4 };
  }
  const above = nameLines(name, rect, fontSize, signs).length * (fontSize + 1) + 4;
  return { x: rect.x + 5, y: rect.y + above, w: rect.w - 10, h: rect.h - above - 4 };
}

interface Grid {
  columns: number;
  rows: number;
  size: number;
}

/** One row before two while heads are large enough to be told apart, then the rows in which they are largest. */
function gridFor(people: number, free: Rect): Grid {
  const grids = [1, 2, 3].map((rows) => {
    const columns = Math.ceil(people / rows);
    const size = Math.min((free.w + gap) / columns - gap, (free.h + gap) / rows - gap);
    return { columns, rows, size: sizes.find((s) => s <= size) ?? size };
  });
  const [first, ...others] = grids.sort((a, b) => b.size - a.size);
  return [first!, ...others].find(({ rows, size }) => rows === 1 && size >= 26) ?? first!;
}

/** Where those in a room stand. */
interface Standing {
  free: Rect;
  grid: Grid;
  /** At the right of its name, from the top: a name of two lines leaves too little below it. */
  beside: boolean;
}

/** Where so many people stand in a room. */
export function standing(people: number, name: string, rect: Rect, fontSize: number, signs = 0): Standing {
  const free = beyondName(name, rect, fontSize, signs, people);
  const under = { free, grid: gridFor(people, free), beside: false };
  if (isLow(rect) || under.grid.size >= 26) return under;
  const widest = Math.max(
    ...nameLines(name, rect, fontSize, signs).map((line) => widthOf(line, fontSize, 650)),
  );
  const [x, y] = [inset + widest + 6, signs > 0 ? 20 : 4];
  const right = { x: rect.x + x, y: rect.y + y, w: rect.w - x - 5, h: rect.h - y - 4 };
  const there = { free: right, grid: gridFor(people, right), beside: true };
  return there.grid.size > under.grid.size ? there : under;
}

/** Heads in the part of a room that is free: at the bottom of it, or at the end of a low one. */
export function placePlates(
  seats: number[],
  name: string,
  rect: Rect,
  fontSize: number,
  signs = 0,
): PlateRect[] {
  if (seats.length === 0) return [];
  const { free, grid, beside } = standing(seats.length, name, rect, fontSize, signs);
  const { columns, rows, size } = grid;
  const high = rows * (size + gap) - gap;
  const left = beside || isLow(rect) ? free.x + free.w - columns * (size + gap) + gap : free.x;
  const top = isLow(rect) ? free.y + (free.h - high) / 2 : free.y + free.h - high;
  return seats.map((seat, i) => ({
    seat,
    x: left + (i % columns) * (size + gap),
    y: top + Math.floor(i / columns) * (size + gap),
    w: size,
    h: size,
  }));
}

/** How much smaller badges and signs are on a small head: the face stays to be seen. */
export const smallOn = (size: number): number => between(0.6, size / 32, 1);

/** The circle of a badge, with its rim. */
export const badge = 8.7;

/**
 * The middle of the badge of a title on a head: at its right, the next below it, so that half of the face is to be seen,
 * and no higher than the head is: there the name ends.
 */
export const badgeAt = (size: number, i: number): { x: number; y: number } => ({
  x: size - 6 * smallOn(size),
  y: (badge + 15 * i) * smallOn(size),
});

/** The head of somebody who pilots a viper. */
export const pilotPlate = ({ item, x, y, w, h, scale }: Placed): PlateRect[] =>
  item.kind === 'pilot' ? [{ seat: item.seat, x: x - w / 2, y: y - h / 2, w, h, scale, flying: true }] : [];
