// The boards that lie beside Galactica in this game, and where their rooms go.

import type { BoardView } from '../api';
import { grid, type Layout, type Rect } from './layout';

/** What a dock's name takes. */
const head = 30;
const gap = 4;

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

interface Shape {
  columns: number;
  h: number;
}

/**
 * Adds the boards of a game to a layout that has Galactica and the space around
 * her. While Galactica is away there is only the planet.
 */
export function withDocks(base: Layout, boards: BoardView[], away = false): Layout {
  if (away) return onPlanet(base, boards);
  const beside = boards.filter((b) => b.id !== 'galactica');
  return base.tall ? below(base, beside) : aside(base, beside);
}

/** On a wide screen: in a column to the right, in two rows of rooms when there are many; New Caprica in one of its own. */
function aside(base: Layout, boards: BoardView[]): Layout {
  const ships = boards.filter((b) => b.id !== 'new-caprica');
  const planet = boards.filter((b) => b.id === 'new-caprica');
  const many = ships.length > 2;
  const shape = many ? { columns: 2, h: 62 } : { columns: 1, h: 58 };
  const layout = stack(base, ships, { x: 874, y: 6, w: 246 }, shape, many ? 12 : 16);
  if (planet.length === 0) return { ...layout, width: 1120, height: base.height };
  const both = stack(layout, planet, { x: 1130, y: 6, w: 246 }, { columns: 1, h: 62 }, 12);
  return { ...both, width: 1376, height: base.height };
}

/** New Caprica where Galactica was, and of the other boards no more than their names. */
function onPlanet(base: Layout, boards: BoardView[]): Layout {
  const empty = { ...base, folded: true, hull: '', pods: [], lines: [], areas: {}, rooms: {} };
  const planet = boards.filter((b) => b.id === 'new-caprica');
  const ships = boards.filter((b) => b.id !== 'new-caprica');
  if (base.tall) return below({ ...empty, height: 0 }, [...planet, ...ships]);
  const shape = { columns: 3, h: 166 };
  const layout = stack(empty, planet, { x: 6, y: 26, w: 848 }, shape, 0);
  const both = stack(layout, ships, { x: 874, y: 26, w: 246 }, shape, 12);
  return { ...both, width: 1120, height: base.height };
}

/** On a tall screen: one below the other, New Caprica first. */
function below(base: Layout, boards: BoardView[]): Layout {
  let layout = base;
  const planetFirst = [...boards].sort((a, b) => +(b.id === 'new-caprica') - +(a.id === 'new-caprica'));
  for (const b of planetFirst) {
    const shape = { columns: b.locations.length === 3 ? 3 : 2, h: b.locations.length > 4 ? 84 : 72 };
    layout = stack(layout, [b], { x: 2, y: layout.height + 8, w: 356 }, shape, 0);
    layout = { ...layout, height: Math.max(...layout.docks.map((d) => d.rect.y + d.rect.h)) + 2 };
  }
  return layout;
}

/** The id of a location without its kind. */
function bare(location: string): string {
  return location.replace('location/', '');
}

/** Puts boards one below the other, from a corner. */
function stack(
  layout: Layout,
  boards: BoardView[],
  at: { x: number; y: number; w: number },
  { columns, h }: Shape,
  between: number,
): Layout {
  const rooms = { ...layout.rooms };
  const docks = [...layout.docks];
  let y = at.y;
  for (const b of boards) {
    const away = layout.folded === true && b.id !== 'new-caprica';
    const folded = b.closed || away;
    const rows = folded ? 0 : Math.ceil(b.locations.length / columns);
    const stacked = b.id === 'new-caprica' ? 62 : 0;
    const acts = folded ? [] : (b.actions ?? []);
    const strip = acts.length > 0 ? 40 : 0;
    const dock: Dock = {
      board: b.id,
      rooms: b.locations,
      closed: b.closed,
      away,
      rect: { x: at.x, y, w: at.w, h: head + rows * (h + gap) + strip + stacked + (rows > 0 ? 8 : 4) },
    };
    if (rows > 0) {
      const w = (at.w - 14 - (columns - 1) * gap) / columns;
      Object.assign(rooms, grid(b.locations.map(bare), columns, at.x + 7, y + head, w, h, gap));
    }
    const under = y + head + rows * (h + gap);
    if (strip) {
      const w = (at.w - 14 - (acts.length - 1) * gap) / acts.length;
      Object.assign(rooms, grid(acts.map(bare), acts.length, at.x + 7, under, w, strip - gap, gap));
    }
    if (stacked) {
      dock.stacks = { x: at.x + 7, y: under + strip + 2, w: at.w - 14, h: stacked - 6 };
    }
    docks.push(dock);
    y += dock.rect.h + between;
  }
  return { ...layout, rooms, docks };
}
