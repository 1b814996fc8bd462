// What stands in a space area, as items to draw and press, and where each goes.
import type { AreaView, LogLine } from '../api';
import { sizes, type ShipKind } from '../art/kinds';
import type { Layout, Rect, Size } from './layout';
import { twoLines, widthOf } from './letters.svelte';

/** The ships that are alike; a group of them is drawn with their number. */
export type Alike = 'raider' | 'heavy-raider' | 'viper';

/** A ship or group, with what it is known by wherever it goes: a group belongs to its area. */
export type Item = { key: string; spot: string } & (
  | { kind: Alike; n: number }
  | { kind: 'scar' }
  | { kind: 'other'; id: string; n: number }
  | { kind: 'basestar'; damage: string[] }
  | { kind: 'civilian'; letter: string; face?: string }
  | { kind: 'pilot'; seat: number }
);

export const letterOf = (n: number): string => String.fromCharCode(64 + n);

/** How often each letter was given to a civilian ship. A letter that is given again is another ship. */
export function givenIn(log: readonly LogLine[]): Map<number, number> {
  const given = new Map<number, number>();
  for (const { kind, letter } of log)
    if (kind === 'civilian-placed') given.set(letter!, (given.get(letter!) ?? 0) + 1);
  return given;
}

/** The items of an area, the enemy first. */
export function itemsOf(area: AreaView, given?: Map<number, number>): Item[] {
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
  const others = Object.entries(area.others ?? {});
  // every kind that ships come in besides is one of vipers, and counted with them
  some('viper', area.vipers - others.reduce((sum, [, n]) => sum + n, 0));
  for (const [id, n] of others) {
    const spot = `ship/${id}/${area.id}`;
    if (n > 0) items.push({ kind: 'other', id, n, key: spot, spot });
  }
  for (const seat of area.pilots)
    items.push({ kind: 'pilot', seat, key: `seat/${seat}`, spot: `seat/${seat}` });
  for (const c of area.civilians) {
    const letter = letterOf(c.letter);
    const spot = `civilian/${letter}`;
    const key = `${spot}/${given?.get(c.letter) ?? 0}`;
    items.push({ kind: 'civilian', key, spot, letter, ...(c.face ? { face: c.face } : {}) });
  }
  return items;
}

export interface Placed extends Size {
  item: Item;
  x: number;
  y: number;
  /** How much smaller the item is drawn where an area is crowded. */
  scale: number;
}

/** How the name of an area is written, and what that leaves free. */
export interface Heading {
  /** Words stand one under the other, those of a ship under it. */
  narrow: boolean;
  lines: string[];
  /** What a launch sector is called beside its name, and where. */
  launch?: { word: string; x: number; y: number };
  /** The best first. */
  free: Rect[];
}

/** In an area that is low the ships stand beside its name, or under it where they are larger so. */
export function headingOf(name: string, launch: string, area: Rect, fontSize: number): Heading {
  const narrow = area.w < 150;
  const lines = narrow ? twoLines(name, area.w - 10, fontSize, 500) : [name];
  const line = fontSize + 1;
  const h = (lines.length + +(narrow && launch !== '')) * line + 6;
  const w = widthOf(lines.at(-1)!, fontSize, 500) + 14;
  const beside = w + (launch ? widthOf(launch, fontSize, 500) + 8 : 0);
  return {
    narrow,
    lines,
    ...(launch && {
      launch: {
        word: launch,
        x: area.x + (narrow ? 7 : w),
        y: area.y + (narrow ? lines.length + 1 : 1) * line + 1,
      },
    }),
    free: [
      ...(area.h < 96 && !narrow ? [{ x: area.x + beside, y: area.y, w: area.w - beside, h: area.h }] : []),
      { x: area.x, y: area.y + h, w: area.w, h: area.h - h },
    ],
  };
}

/** The drawings whose names are not those of their ships. */
const drawnAs: Record<string, ShipKind> = { 'viper-mark-vii': 'viper-vii' };

/** The drawing of a kind of ship by its id, if there is one. */
export const drawnOf = (id: string): ShipKind | undefined =>
  (Object.keys(sizes) as ShipKind[]).find((kind) => kind === (drawnAs[id] ?? id));

const vipers = new Set<ShipKind>(['viper', 'viper-vii', 'assault-raptor']);

/** Whether a drawing is turned to fly along the board: those of vipers, whatever their hull. */
export const flies = (kind: ShipKind): boolean => vipers.has(kind);

/** The drawing of an item: civilian ships come in three, by their letter. */
export function drawingOf(item: Item): ShipKind | undefined {
  switch (item.kind) {
    case 'basestar':
    case 'raider':
    case 'heavy-raider':
    case 'viper':
      return item.kind;
    case 'pilot':
      return 'viper';
    case 'scar':
      return 'raider';
    case 'civilian':
      return (['gardens', 'freighter', 'liner'] as const)[item.letter.charCodeAt(0) % 3];
    case 'other':
      return drawnOf(item.id);
  }
}

const hostile = new Set<Item['kind']>(['basestar', 'heavy-raider', 'raider', 'scar']);

/** The least that a damage token's word takes beside its basestar. */
const word = 80;

/** How long a ship of each kind is drawn: on a wide board, and on a tall one. */
const lengths: Record<Item['kind'], readonly [number, number]> = {
  basestar: [92, 52],
  'heavy-raider': [58, 38],
  raider: [56, 37],
  scar: [56, 37],
  viper: [46, 31],
  pilot: [46, 31],
  other: [48, 32],
  civilian: [64, 40],
};

export const lengthOf = (item: Item, tall: boolean): number => lengths[item.kind][tall ? 1 : 0];

/** What the number beside a ship takes. */
const figure = 26;

/** The room that an item takes in an area. */
function sizeOf(item: Item, area: Size, narrow: boolean, { tall }: Layout): Size {
  const long = lengthOf(item, tall);
  if (item.kind === 'pilot')
    return narrow ? { w: Math.min(area.w, narrowPilot), h: head + 4 } : { w: 96, h: head + 20 };
  if (item.kind === 'basestar' && item.damage.length > 0)
    return narrow
      ? { w: Math.min(area.w, word + 4), h: long + 16 * item.damage.length }
      : { w: long + word, h: long };
  if (item.kind === 'civilian') return { w: tall ? 40 : long + 6, h: tall ? 38 : 44 };
  const single = !('n' in item) || item.n === 1;
  const w = long + (single ? 4 : figure);
  return {
    w: Math.min(w, area.w),
    h: (item.kind === 'basestar' ? long : long * 0.94) + 4 + (item.kind === 'scar' ? 14 : 0),
  };
}

interface Row {
  cells: (Size & { item: Item })[];
  h: number;
}

/** Items in rows, as many in each as there is room for. */
function rowsOf(cells: Row['cells'], width: number): Row[] {
  const rows: Row[] = [];
  let left = 0;
  for (const cell of cells) {
    if (rows.length === 0 || cell.w > left + 0.5) {
      rows.push({ cells: [], h: 0 });
      left = width;
    }
    const row = rows.at(-1)!;
    row.cells.push(cell);
    row.h = Math.max(row.h, cell.h);
    left -= cell.w;
  }
  return rows;
}

const heightOf = (rows: Row[]): number => rows.reduce((sum, r) => sum + r.h, 0);

/**
 * Lays items out in rows in the part of an area that its heading leaves free, the
 * enemy in rows of its own where there is room, farther from Galactica; smaller
 * if they are many.
 */
export function place(items: Item[], area: Rect, { free, narrow }: Heading, layout: Layout): Placed[] {
  const cells = items.map((item) => ({ item, ...sizeOf(item, area, narrow, layout) }));
  const camps = [
    cells.filter((c) => hostile.has(c.item.kind)),
    cells.filter((c) => !hostile.has(c.item.kind)),
  ];
  if (area.y > layout.height / 2) camps.reverse();
  for (let scale = 1; ; scale -= 0.1) {
    for (const room of free) {
      const apart = camps.flatMap((camp) => rowsOf(camp, room.w / scale));
      const rows = heightOf(apart) * scale <= room.h ? apart : rowsOf(cells, room.w / scale);
      const h = heightOf(rows) * scale;
      const fits = h <= room.h && cells.every((c) => c.w * scale <= room.w + 0.5);
      if (fits || scale < 0.28) return inRows(rows, room, scale, (room.h - h) / 2);
    }
  }
}

function inRows(rows: Row[], free: Rect, scale: number, above: number): Placed[] {
  let y = free.y + Math.max(0, above);
  return rows.flatMap((row) => {
    let x = free.x + (free.w - row.cells.reduce((sum, c) => sum + c.w * scale, 0)) / 2;
    y += row.h * scale;
    return row.cells.map(({ item, w, h }) => {
      x += w * scale;
      return { item, scale, w, h, x: x - (w * scale) / 2, y: y - (row.h * scale) / 2 };
    });
  });
}

/** How large the head of a pilot is, and the room that it takes with the viper where an area is narrow. */
export const head = 32;
export const narrowPilot = 66;

/** Silhouettes, in a square from -12 to 12, bow up. */
export const shapes: Record<string, string> = {
  raider: 'M-11 5C-9-5-4-8 0-8C4-8 9-5 11 5C7 1 5 0 2.5 0L0 4L-2.5 0C-5 0-7 1-11 5z',
  'heavy-raider': 'M-12 6L-8-6L-3-9H3L8-6L12 6L6 3L3.5 8H-3.5L-6 3z',
  viper: 'M0-11L2-3L9 5V8L2.5 6.5L1.5 10H-1.5L-2.5 6.5L-9 8V5L-2-3z',
  raptor: 'M-9 7L-6-3L-2.5-8H2.5L6-3L9 7L4 5V8H-4V5z',
  arm: 'M0 1.5C4-2 3.2-8.5 0-12.5C-3.2-8.5-4-2 0 1.5z', // one of a basestar's six
  nuke: 'M0-11C2.5-8 3-6 3-3V5L6 10H-6L-3 5V-3C-3-6-2.5-8 0-11z',
  president:
    'M0-6L6.2-2.4V-1.2H-6.2V-2.4zM-5-.4H-2.8V3.6H-5zM-1.1-.4H1.1V3.6H-1.1zM2.8-.4H5V3.6H2.8zM-6.2 4.3H6.2V6H-6.2z',
  freighter: 'M0-17L9-11V-4L12-1V12H7V15H-7V12H-12V-1L-9-4V-11z',
  // those of the planet and of boarding are soldiers, not ships: a helmet, and a helmet over shoulders
  centurion: 'M0-9C4.5-9 7-6 7-1.5V3L3.5 8H-3.5L-7 3V-1.5C-7-6-4.5-9 0-9zM-4.8-2.4V.6H4.8V-2.4z',
  force:
    'M0-9.5C3-9.5 4.8-7.6 4.8-5V-2.5L3 .3C7 .9 9 3.4 9 8H-9C-9 3.4-7 .9-3 .3L-4.8-2.5V-5C-4.8-7.6-3-9.5 0-9.5zM-3.2-5.2V-3.2H3.2V-5.2z',
  bolt: 'M2-8L-4 1H0L-2 8L5-2H.5z',
  admiral: 'M-5-1L0-5L5-1V1.5L0-2.5L-5 1.5zM-5 3.5L0-.5L5 3.5V6L0 2L-5 6z',
};
