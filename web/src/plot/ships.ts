// What stands in a space area, as items to draw and press, and where each goes.
import type { AreaView } from '../api';
import { twoLines, type Layout, type Rect } from './layout';

/** The ships that are alike; a group of them is drawn with their number. */
export type Alike = 'raider' | 'heavy-raider' | 'viper';

/** A ship or group, with what it is known by wherever it goes: a group belongs to its area. */
export type Item = { key: string; spot: string } & (
  | { kind: Alike; n: number }
  | { kind: 'scar' }
  | { kind: 'basestar'; damage: string[] }
  | { kind: 'civilian'; letter: string; face?: string }
  | { kind: 'pilot'; seat: number }
);

export const letterOf = (n: number): string => String.fromCharCode(64 + n);

/** The items of an area, the enemy first. */
export function itemsOf(area: AreaView): Item[] {
  const items: Item[] = area.basestars.map((b) => ({
    kind: 'basestar',
    key: b.id,
    spot: `ship/${b.id}/${area.id}`,
    damage: b.damage,
  }));
  const some = (kind: Alike, n: number) => {
    const spot = `ship/${kind}/${area.id}`;
    if (n > 0) items.push({ kind, n, key: spot, spot });
  };
  some('heavy-raider', area.heavy);
  if (area.scar) items.push({ kind: 'scar', key: 'scar', spot: `ship/scar/${area.id}` });
  some('raider', area.raiders - (area.scar ? 1 : 0));
  some('viper', area.vipers);
  for (const seat of area.pilots)
    items.push({ kind: 'pilot', seat, key: `seat/${seat}`, spot: `seat/${seat}` });
  for (const c of area.civilians) {
    const letter = letterOf(c.letter);
    const spot = `civilian/${letter}`;
    items.push({ kind: 'civilian', key: spot, spot, letter, ...(c.face ? { face: c.face } : {}) });
  }
  return items;
}

export interface Placed {
  item: Item;
  x: number;
  y: number;
  /** How much smaller the item is drawn where an area is crowded. */
  scale: number;
  /** How wide the name plate of a pilot is. */
  plate: number;
}

/** How the name of an area is written over what is in it, with the mark of a launch sector. */
export interface Heading {
  narrow: boolean;
  lines: string[];
  h: number;
}

export function headingOf(name: string, launch: boolean, area: Rect, fontSize: number): Heading {
  const narrow = area.w < 100;
  const lines = narrow ? twoLines(name, 8) : [name];
  return { narrow, lines, h: lines.length * (fontSize + 1) + 8 + (narrow && launch ? 14 : 0) };
}

/** A row of items, with the width that each takes. */
type Row = { item: Item; w: number }[];

function rowsOf(items: Item[], width: number, cell: number, plate: number): Row[] {
  const rows: Row[] = [];
  let left = 0;
  for (const item of items) {
    const w = Math.min(item.kind === 'pilot' ? plate : cell, width);
    if (rows.length === 0 || w > left + 0.5) {
      rows.push([]);
      left = width;
    }
    rows.at(-1)!.push({ item, w });
    left -= w;
  }
  return rows;
}

/** Lays items out in rows under an area's heading, smaller if they are many. */
export function place(items: Item[], area: Rect, layout: Layout, heading: number): Placed[] {
  const room = area.h - heading;
  let scale = 1;
  let rows = rowsOf(items, area.w, layout.cell.w, plateWidth);
  while (rows.length * layout.cell.h * scale > room && scale > 0.5) {
    scale -= 0.1;
    rows = rowsOf(items, area.w, layout.cell.w * scale, plateWidth);
  }
  const h = layout.cell.h * scale;
  const top = area.y + heading + Math.max(0, (room - rows.length * h) / 3);
  return rows.flatMap((row, r) => {
    let x = area.x + (area.w - row.reduce((sum, i) => sum + i.w, 0)) / 2;
    return row.map(({ item, w }) => {
      x += w;
      return { item, scale, plate: Math.min(area.w, plateWidth) - 4, x: x - w / 2, y: top + (r + 0.5) * h };
    });
  });
}

/** The room that a pilot's name plate takes in a space area. */
export const plateWidth = 96;

/** Silhouettes, in a square from -12 to 12, bow up. */
export const shapes: Record<string, string> = {
  raider: 'M-11 5C-9-5-4-8 0-8C4-8 9-5 11 5C7 1 5 0 2.5 0L0 4L-2.5 0C-5 0-7 1-11 5z',
  'heavy-raider': 'M-12 6L-8-6L-3-9H3L8-6L12 6L6 3L3.5 8H-3.5L-6 3z',
  viper: 'M0-11L2-3L9 5V8L2.5 6.5L1.5 10H-1.5L-2.5 6.5L-9 8V5L-2-3z',
  raptor: 'M-9 7L-6-3L-2.5-8H2.5L6-3L9 7L4 5V8H-4V5z',
  arm: 'M0 1.5C4-2 3.2-8.5 0-12.5C-3.2-8.5-4-2 0 1.5z', // one of a basestar's six
  nuke: 'M0-11C2.5-8 3-6 3-3V5L6 10H-6L-3 5V-3C-3-6-2.5-8 0-11z',
  president: 'M0-6L1.6-1.9L6-1.6L2.6 1.2L3.7 5.5L0 3.1L-3.7 5.5L-2.6 1.2L-6-1.6L-1.6-1.9z',
  admiral: 'M-5-1L0-5L5-1V1.5L0-2.5L-5 1.5zM-5 3.5L0-.5L5 3.5V6L0 2L-5 6z',
};
