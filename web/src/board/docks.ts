// The boards that lie beside Galactica in this game, and where their rooms go.
import type { BoardView } from '../api';
import type { ShipKind } from '../art/kinds';
import { grid, type Layout, type Rect, type Size } from './layout';

/** What a dock's name takes, and what is under its rooms. */
const head = 28;
const foot = 6;
const pad = 6;
const gap = 3;
const apart = 9;
/** Between two locations of the planet, where an arrow shows the way of the forces; and the road under it. */
const way = 30;
const road = 22;
/** As high as a finger needs it. */
const finger = 40;

/** A board with what is said of it elsewhere in the frame, and of its locations in the words. */
export interface Board extends BoardView {
  /** On a planet: the way of the occupation forces, from where they come to where they leave. */
  path?: string[];
  /** Cylon ships wait in space of its own. */
  spaced?: boolean;
  /** Of use to Cylons alone. */
  cylons?: boolean;
}

/** A board beside Galactica's; one that is closed, or away, shows no more than its name. */
export interface Dock {
  board: string;
  rooms: string[];
  path?: string[];
  cylons: boolean;
  rect: Rect;
  closed: boolean;
  /** Why it is closed: the ship is lost, and not only left behind. */
  destroyed: boolean;
  /** Out of reach for as long as the fleet is on New Caprica. */
  away: boolean;
  /** Nobody is there: only the names of its rooms stand in it. */
  quiet: boolean;
  /** Where civilian ships wait, on the boards that have stacks. */
  stacks?: Rect;
  /** Where Cylon ships wait, on the board that has space of its own. */
  space?: Rect;
  /** What lies on it for everybody: the active Mission, the side that a basestar has taken. */
  slot?: Rect;
}

/** Whether somebody is on a board, or may go or act there. */
export type Lively = (board: Board) => boolean;

/** The height of the space on the Cylon Fleet board, with its pursuit track. */
function spaceOf(b: Board, { tight, slim }: Stand): number {
  if (!spaced(b)) return 0;
  return slim ? 172 : tight ? 124 : 166;
}
const spaced = (b: Board): boolean => b.spaced === true;
const slotted = (b: Board): boolean => drawings[b.id]?.slot !== undefined;
const cellsOf = (b: Board): number => b.locations.length + +slotted(b);
const isPlanet = (b: Board): boolean => b.path !== undefined;
const bare = (location: string): string => location.replace('location/', '');

/** How a board is drawn. */
interface Drawing {
  /** The ship that it is, drawn beside its name. */
  ship?: ShipKind;
  /** The card or the token of its own, which lies as another room would. */
  slot?: 'mission' | 'side';
}

/** The boards by their ids, in the order in which they stand beside her; it never changes. */
export const drawings: Record<string, Drawing> = {
  'new-caprica': {},
  'cylon-locations': {},
  'cylon-fleet': {},
  pegasus: { ship: 'pegasus' },
  'colonial-one': { ship: 'colonial-one' },
  demetrius: { ship: 'demetrius', slot: 'mission' },
  'rebel-basestar': { ship: 'rebel-basestar', slot: 'side' },
};
const order = Object.keys(drawings);
const rank = (b: Board): number => (order.includes(b.id) ? order.indexOf(b.id) : order.length);

/** How the rooms of a board stand: one below the other with what they do, or by their names alone. */
interface Stand {
  columns: number;
  h: number;
  quiet: boolean;
  /** What is between its rows, where that is more than between columns. */
  between?: number;
  /** No more of it than its name. */
  folded?: boolean;
  /** All else on it takes less, too. */
  tight?: boolean;
  /** In a narrow column: one room beside no other, and words above what they stand beside elsewhere. */
  slim?: boolean;
}
const full: Stand = { columns: 1, h: 46, quiet: false };
const names: Stand = { columns: 2, h: 25, quiet: true };
const list: Stand = { columns: 1, h: 25, quiet: true };
/** What is needed where somebody is: a name, and who. */
const close: Stand = { columns: 2, h: 50, quiet: false };
const closest: Stand = { ...close, h: 42 };

const headOf = ({ tight }: Stand): number => (tight ? 24 : head);
const apartOf = ({ tight }: Stand): number => (tight ? 4 : apart);

function heightOf(b: Board, stand: Stand): number {
  const { columns, h } = stand;
  if (b.closed || stand.folded) return headOf(stand) + foot;
  const acts = b.actions?.length ? h + gap : 0;
  return (
    headOf(stand) +
    (isPlanet(b) ? head : 0) +
    spaceOf(b, stand) +
    Math.ceil(cellsOf(b) / columns) * (h + gap) +
    acts +
    foot -
    gap
  );
}

/** What boards take that stand one below the other. */
const needs = (boards: Board[], stands: Stand[]): number =>
  boards.reduce((sum, b, i) => sum + heightOf(b, stands[i]!) + (i > 0 ? apartOf(stands[i]!) : 0), 0);

/** What is above and below the boards in a column. */
const margin = 12;

/** Whether a column of some height cannot hold all boards with somebody on each. */
export const overfull = (boards: Board[], high: number): boolean =>
  needs(
    boards,
    boards.map(() => closest),
  ) >
  high - margin;

/** A column that is narrower is slim. */
const broad = 196;

/** How each board stands in a column of some height: all of ours open, then those where nobody is folded, then all closer. */
function standing(boards: Board[], { w, h }: Size, lively: Lively, told: boolean): Stand[] {
  const all = (live: Stand, folded = names) => boards.map((b) => (lively(b) ? live : folded));
  // there is nothing to tell of locations that are of use to Cylons alone, nor where words have no room
  const open = boards.map((b) => (lively(b) || !b.cylons ? full : list));
  const tight = { ...names, tight: true };
  /** Where nobody is there is no more than a name, but that ships are shown where they wait. */
  const shut = (live: Stand) => boards.map((b) => (lively(b) ? live : { ...tight, folded: !spaced(b) }));
  const slim = (h: number) =>
    all({ ...full, h, slim: true }, { ...list, h: Math.min(h, list.h), slim: true });
  if (w < broad) {
    const ways = Array.from({ length: full.h - list.h }, (_, i) => slim(full.h - i));
    const least = slim(list.h - 3).map((stand) => ({ ...stand, tight: true }));
    return ways.find((stands) => needs(boards, stands) <= h) ?? least;
  }
  const ways = [
    ...(told ? [open] : []),
    all(full, list),
    all(full),
    all(close),
    all(closest),
    all({ ...closest, tight: true }, tight),
    shut({ ...closest, tight: true }),
    shut({ ...tight, quiet: false }),
    all({ ...tight, quiet: false }, tight),
  ];
  return ways.find((stands) => needs(boards, stands) <= h) ?? ways.at(-1)!;
}

/** Boards in two columns, in their order, as evenly as can be. */
function halves(boards: Board[]): Board[][] {
  const parts = boards.map((_, i) => [boards.slice(0, i + 1), boards.slice(i + 1)]);
  const highest = (part: Board[][]) =>
    Math.max(
      ...part.map((some) =>
        needs(
          some,
          some.map(() => full),
        ),
      ),
    );
  return parts.reduce((best, part) => (highest(part) < highest(best) ? part : best));
}

/** The locations of a board in the order in which they stand in so many columns: on the planet the path of the forces is a row, or a column. */
function ordered(b: Board, columns: number): string[] {
  const all = b.locations.map(bare);
  if (!isPlanet(b)) return all;
  const path = b.path!.map(bare);
  const rest = all.filter((id) => !path.includes(id));
  return columns === 2 ? path.flatMap((id, i) => [id, ...rest.slice(i, i + 1)]) : [...path, ...rest];
}

/** How the boards stand beside her: in how many columns, and how wide these are together. */
export interface Beside {
  columns: 1 | 2;
  w: number;
  lively: Lively;
  /** Whether rooms say what they do. */
  told: boolean;
  /** The last ones that stand in a row below her instead, so many. */
  under: number;
}

/** What a row of boards takes below her. */
const rowOf = (boards: Board[]): number => Math.max(...boards.map((b) => heightOf(b, close))) + apart;

/**
 * How many of the boards, the last, stand in a row below her: where one column cannot hold them all, as few as leave it
 * what it can hold. None where she would have less than she needs above them.
 */
export function underOf(boards: Board[], high: number, needed: number): { n: number; h: number } {
  const sorted = [...boards].sort((a, b) => rank(a) - rank(b));
  for (let n = 2; n <= 3 && n < sorted.length && overfull(boards, high); n++) {
    const h = rowOf(sorted.slice(-n));
    if (!overfull(sorted.slice(0, -n), high) && high - h >= needed) return { n, h };
  }
  return { n: 0, h: 0 };
}

/** Adds a row of boards below her. */
function inRow(layout: Layout, boards: Board[]): Layout {
  const wide = (layout.width - 2 * pad - (boards.length - 1) * apart) / boards.length;
  const [y, h] = [layout.height, rowOf(boards)];
  const row = boards.reduce(
    (all, b, i) => put(all, b, { x: pad + i * (wide + apart), y, w: wide }, close),
    layout,
  );
  return { ...row, height: y + h };
}

/** Adds the boards to the right of what is there, and below it. */
export function aside(given: Layout, boards: Board[], { columns, w, lively, told, under }: Beside): Layout {
  const ranked = [...boards].sort((a, b) => rank(a) - rank(b));
  const sorted = ranked.slice(0, ranked.length - under);
  const layout = under > 0 ? inRow(given, ranked.slice(-under)) : given;
  const wide = (w - (columns - 1) * apart) / columns;
  let all = { ...layout, width: layout.width + w + 8 };
  (columns === 2 ? halves(sorted) : [sorted]).forEach((some, column) => {
    const stands = standing(some, { w: wide, h: layout.height - margin }, lively, told);
    const x = layout.width + column * (wide + apart);
    let y = 8;
    some.forEach((b, i) => {
      if (i > 0) y += apartOf(stands[i]!);
      all = put(all, b, { x, y, w: wide }, stands[i]!);
      y += heightOf(b, stands[i]!);
    });
    all.height = Math.max(all.height, y + 4);
  });
  return all;
}

/** On a tall screen: one below the other, New Caprica first. */
export function below(base: Layout, boards: Board[]): Layout {
  let layout = base;
  for (const b of [...boards].sort((a, b) => rank(a) - rank(b))) {
    const stand = { columns: layout.width >= 480 && cellsOf(b) === 4 ? 4 : 2, h: 74, quiet: false };
    const y = layout.height + 6;
    layout = put(layout, b, { x: 2, y, w: layout.width - 4 }, stand);
    layout = { ...layout, height: layout.docks.at(-1)!.rect.y + layout.docks.at(-1)!.rect.h + 4 };
  }
  return layout;
}

/** Puts a board with its rooms into a layout. */
function put(layout: Layout, b: Board, at: { x: number; y: number; w: number }, stand: Stand): Layout {
  const { columns, h, quiet, between = gap } = stand;
  const head = headOf(stand);
  const away = layout.folded === true && !isPlanet(b);
  const shut = b.closed || away || stand.folded;
  const dock: Dock = {
    board: b.id,
    rooms: b.locations,
    cylons: b.cylons ?? false,
    closed: b.closed,
    destroyed: b.destroyed ?? false,
    away,
    quiet,
    rect: { ...at, h: head + foot },
  };
  if (b.path) dock.path = b.path;
  if (shut) return { ...layout, docks: [...layout.docks, dock] };
  const inner = at.w - 2 * pad;
  const stacks = isPlanet(b) ? (layout.tall ? finger : head) : 0;
  if (stacks > 0) dock.stacks = { x: at.x + pad, y: at.y + head, w: inner, h: stacks - gap };
  const top = at.y + head + stacks;
  const rows = Math.ceil(cellsOf(b) / columns);
  const w = (inner - (columns - 1) * gap) / columns;
  const cells = [...ordered(b, columns), ...(slotted(b) ? [''] : [])];
  const { 'location/': slot, ...own } = grid(cells, columns, at.x + pad, top, w, h, gap);
  Object.values(own).forEach((r, i) => (r.y += Math.floor(i / columns) * (between - gap)));
  const rooms = { ...layout.rooms, ...own };
  if (slot) dock.slot = slot;
  let y = top + rows * (h + between) - between + gap;
  const acts = b.actions ?? [];
  if (acts.length > 0) {
    const wide = (inner - (acts.length - 1) * gap) / acts.length;
    Object.assign(rooms, grid(acts.map(bare), acts.length, at.x + pad, y, wide, h, gap));
    y += h + gap;
  }
  if (spaceOf(b, stand) > 0) {
    dock.space = { x: at.x + pad, y, w: inner, h: spaceOf(b, stand) - gap };
    y += spaceOf(b, stand);
  }
  dock.rect = { ...at, h: y - gap + foot - at.y };
  return { ...layout, rooms, docks: [...layout.docks, dock] };
}

/** New Caprica where Galactica was: what is above her ground, then her locations; and of the other boards no more than their names. */
export function onPlanet(base: Layout, boards: Board[]): Layout {
  const empty: Layout = { ...base, folded: true, lines: [], areas: {}, rooms: {}, docks: [] };
  const planet = boards.find(isPlanet)!;
  const ships = boards.filter((b) => !isPlanet(b));
  if (base.tall) {
    const sky = 120;
    const lone = put(
      { ...empty, height: sky },
      planet,
      { x: 2, y: sky, w: base.width - 4 },
      { columns: 2, h: 74, quiet: false, between: 18 },
    );
    const end = lone.docks[0]!.rect;
    return below({ ...lone, height: Math.max(end.y + end.h + 4, 0) }, ships);
  }
  const name = {
    w: (base.width - 16 - (ships.length - 1) * apart) / Math.max(ships.length, 1),
    h: head + foot,
  };
  const foot2 = base.height - name.h - 6;
  const sky = Math.min(base.height * 0.32, 220);
  const size: Size = { w: base.width - 16, h: foot2 - apart - sky };
  const rows = Math.ceil(planet.locations.length / 3) + (planet.actions?.length ? 0.6 : 0);
  const h = Math.max((size.h - head - foot - road) / rows - gap, 46);
  const at = { x: 8, y: sky, w: size.w };
  const inner = { x: at.x + pad, y: at.y + head, w: at.w - 2 * pad - way };
  const w = (inner.w - 2 * way) / 3;
  const rooms: Record<string, Rect> = grid(ordered(planet, 3), 3, inner.x, inner.y, w, h, way);
  for (const [id, r] of Object.entries(rooms)) if (!planet.path!.includes(id)) r.y += road - way;
  const acts = planet.actions ?? [];
  const under = inner.y + Math.ceil(planet.locations.length / 3) * (h + 2 * gap) + road - 2 * gap;
  const wide = (inner.w - (acts.length - 1) * way) / Math.max(acts.length, 1);
  Object.assign(rooms, grid(acts.map(bare), acts.length, inner.x, under, wide, h * 0.5, way));
  const stacked = Math.min(at.w * 0.34, 340);
  const dock: Dock = {
    board: planet.id,
    rooms: planet.locations,
    path: planet.path!,
    cylons: false,
    closed: false,
    destroyed: false,
    away: false,
    quiet: false,
    rect: { ...at, h: under + (acts.length ? h * 0.5 : -2 * gap) + foot - at.y },
    stacks: { x: at.x + at.w - stacked, y: 40, w: stacked, h: 34 },
  };
  let layout: Layout = { ...empty, rooms, docks: [dock] };
  const y = dock.rect.y + dock.rect.h + apart;
  ships.forEach((b, i) => {
    layout = put(layout, b, { x: 8 + i * (name.w + apart), y, w: name.w }, names);
  });
  return { ...layout, height: Math.max(base.height, y + name.h + 4) };
}
