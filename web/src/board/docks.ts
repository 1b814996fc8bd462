// The boards that lie beside Galactica in this game, and where their rooms go.

import type { BoardView } from '../api';
import { between, grid, type Layout, type Rect, type Size } from './layout';
import { spread, type Text } from './planet';

/** What a dock's name takes, and what is under its rooms. */
const head = 28;
const foot = 6;
const pad = 7;
const gap = 4;
const apart = 10;
/** What is on New Caprica beside rooms: what can be done everywhere, and where civilian ships wait. */
const strip = 40;
const stacks = 28;
/** The name of the planet takes so much of a line; the stacks stand beside it where there is as much again for each. */
const named = 110;
/** As high as a finger needs it. */
const finger = 40;

/** A board beside Galactica's; one that is closed, or away, shows no more than its name. */
export interface Dock {
  board: string;
  rooms: string[];
  rect: Rect;
  closed: boolean;
  /** Out of reach for as long as the fleet is on New Caprica. */
  away: boolean;
  /** Where civilian ships wait, on the boards that have stacks. */
  stacks?: Rect;
}

/** How the rooms of docked boards stand: in so many columns, each at least so large. */
export interface Shape {
  columns: number;
  least: Size;
}

/** In a room as low as this there is a name in one line, and a plate. */
const low = 42;

/** The ways in which boards can stand in a column, the best to look at first. */
export const shapes: Shape[] = [
  { columns: 1, least: { w: 196, h: low + 6 } },
  { columns: 2, least: { w: 88, h: 58 } },
  { columns: 1, least: { w: 196, h: low } },
  { columns: 4, least: { w: 88, h: 58 } },
  { columns: 2, least: { w: 150, h: low } },
];

const isPlanet = (b: BoardView): boolean => b.id === 'new-caprica';
const isFolded = (b: BoardView, away: boolean): boolean => b.closed || (away && !isPlanet(b));

const rowsOf = (b: BoardView, columns: number, away: boolean): number =>
  isFolded(b, away) ? 0 : Math.ceil(b.locations.length / columns);

/** Where the stacks stand on New Caprica, of a board of some width: beside its name, or under it. */
function stacksOn({ x, y, w }: { x: number; y: number; w: number }, tall: boolean): Rect {
  if (w < 3 * named) return { x: x + pad, y: y + head, w: w - 2 * pad, h: stacks - gap };
  const wide = Math.min(w - named - 2 * pad, 3 * named);
  return { x: x + w - pad - wide, y: y + 2, w: wide, h: (tall ? finger : head) - gap };
}

/** What is above the rooms of a board. */
function above(b: BoardView, away: boolean, w: number, tall: boolean): number {
  if (!isPlanet(b) || isFolded(b, away)) return head;
  const all = stacksOn({ x: 0, y: 0, w }, tall);
  return all.y + all.h + 2;
}

/** What of a board is not rooms. */
const around = (b: BoardView, away: boolean, w: number, tall: boolean): number =>
  above(b, away, w, tall) + foot + (b.actions?.length && !isFolded(b, away) ? strip : 0);

/** The least that boards take one below the other. */
export function leastOf(boards: BoardView[], { columns, least }: Shape): Size {
  const w = columns * (least.w + gap) - gap + 2 * pad;
  const rooms = boards.reduce((sum, b) => sum + rowsOf(b, columns, false), 0);
  const rest = boards.reduce((sum, b) => sum + around(b, false, w, false), (boards.length - 1) * apart);
  return { w, h: rooms * (least.h + gap) + rest };
}

/** The boards that are ships or lie far away, and the planet, which has a column of its own. */
export const columnsOf = (boards: BoardView[]): BoardView[][] =>
  [boards.filter((b) => !isPlanet(b)), boards.filter(isPlanet)].filter((c) => c.length > 0);

/** Adds boards in columns to the right of what is there, as high as that. */
export function aside(layout: Layout, columns: { boards: BoardView[]; shape: Shape; w: number }[]): Layout {
  let all = layout;
  for (const { boards, shape, w } of columns) {
    const rows = boards.reduce((sum, b) => sum + rowsOf(b, shape.columns, false), 0);
    const free = layout.height - 12 - leastOf(boards, shape).h;
    const h = between(shape.least.h, shape.least.h + free / Math.max(rows, 1), 84);
    all = stack(all, boards, { x: all.width + 2, y: 6, w }, shape.columns, h, apart);
    all = { ...all, width: all.width + w + 8 };
  }
  return all;
}

/** Adds boards under what is there: side by side, the planet below them. */
export function under(layout: Layout, boards: BoardView[]): Layout {
  let all = layout;
  for (const row of columnsOf(boards)) {
    const w = (layout.width - 8 - (row.length - 1) * apart) / row.length;
    row.forEach((b, i) => {
      const at = { x: 4 + i * (w + apart), y: layout.height + 6, w };
      const columns = isPlanet(b) ? 3 : w < 180 ? 1 : 2;
      all = stack(all, [b], at, columns, isPlanet(b) || w > 180 ? 62 : low + 6, 0);
    });
    layout = all = { ...all, height: Math.max(...all.docks.map(bottom)) + 4 };
  }
  return all;
}

const bottom = (d: Dock): number => d.rect.y + d.rect.h;

/** New Caprica where Galactica was, and of the other boards no more than their names. */
export function onPlanet(base: Layout, boards: BoardView[], text: Text): Layout {
  const empty = { ...base, folded: true, hull: '', pods: [], lines: [], areas: {}, rooms: {} };
  const planet = boards.find(isPlanet)!;
  const ships = boards.filter((b) => !isPlanet(b));
  if (base.tall) return below({ ...empty, height: 0 }, [planet, ...ships]);
  const names = { h: head + foot, w: (base.width - 12 - (ships.length - 1) * apart) / ships.length };
  const at = { x: 6, y: 6, w: base.width - 12 };
  const top = at.y + above(planet, true, at.w, false);
  const free = base.height - top - foot - apart - names.h - 6;
  const { rooms, size, h } = spread(planet, { x: at.x + pad, y: top, w: at.w - 2 * pad, h: free }, text);
  const dock = {
    board: planet.id,
    rooms: planet.locations,
    closed: false,
    away: false,
    rect: { ...at, h: top + h + foot - at.y },
    stacks: stacksOn(at, false),
  };
  let layout: Layout = { ...empty, rooms, docks: [dock], text: size };
  const y = bottom(dock) + apart;
  ships.forEach((b, i) => {
    layout = stack(layout, [b], { x: 6 + i * (names.w + apart), y, w: names.w }, 1, 0, 0);
  });
  return layout;
}

/** On a tall screen: one below the other, New Caprica first. */
export function below(base: Layout, boards: BoardView[]): Layout {
  let layout = base;
  const planetFirst = [...boards].sort((a, b) => +isPlanet(b) - +isPlanet(a));
  for (const b of planetFirst) {
    const columns = b.locations.length === 3 ? 3 : layout.width >= 480 && !isPlanet(b) ? 4 : 2;
    const h = b.locations.length > 4 ? 84 : 72;
    layout = stack(layout, [b], { x: 2, y: layout.height + 8, w: layout.width - 4 }, columns, h, 0);
    layout = { ...layout, height: Math.max(...layout.docks.map(bottom)) + 2 };
  }
  return layout;
}

/** The id of a location without its kind. */
function bare(location: string): string {
  return location.replace('location/', '');
}

/** Puts boards one below the other, from a corner, with rooms in columns, each so high. */
function stack(
  layout: Layout,
  boards: BoardView[],
  at: { x: number; y: number; w: number },
  columns: number,
  h: number,
  between: number,
): Layout {
  const rooms = { ...layout.rooms };
  const docks = [...layout.docks];
  const away = layout.folded === true;
  const inner = at.w - 2 * pad;
  let y = at.y;
  for (const b of boards) {
    const rows = rowsOf(b, columns, away);
    const top = above(b, away, at.w, layout.tall);
    const rect = { x: at.x, y, w: at.w, h: around(b, away, at.w, layout.tall) + rows * (h + gap) };
    const dock: Dock = {
      board: b.id,
      rooms: b.locations,
      closed: b.closed,
      away: away && !isPlanet(b),
      rect,
    };
    if (rows > 0) {
      const w = (inner - (columns - 1) * gap) / columns;
      Object.assign(rooms, grid(b.locations.map(bare), columns, at.x + pad, y + top, w, h, gap));
    }
    const next = y + top + rows * (h + gap);
    const acts = rows > 0 ? (b.actions ?? []) : [];
    if (acts.length > 0) {
      const w = (inner - (acts.length - 1) * gap) / acts.length;
      Object.assign(rooms, grid(acts.map(bare), acts.length, at.x + pad, next, w, strip - gap, gap));
    }
    if (rows > 0 && isPlanet(b)) dock.stacks = stacksOn({ ...at, y }, layout.tall);
    docks.push(dock);
    y += rect.h + between;
  }
  return { ...layout, rooms, docks };
}
