// What the board is made of. Units are pixels
// of a screen on which the scene has its natural size: it is laid out anew for
// every size of the window, so that its letters stay as large.

import type { Measures } from '../art/ships/galactica';
import type { Dock } from './docks';

export interface Size {
  w: number;
  h: number;
}

export interface Rect extends Size {
  x: number;
  y: number;
}

export interface Layout {
  tall: boolean;
  /** Galactica is away: neither she nor the space around her is drawn. */
  folded?: boolean;
  width: number;
  height: number;
  /** How Galactica is drawn around her rooms, and where; turned, her bow points up. */
  measures: Measures;
  ship: { x: number; y: number; turned: boolean };
  lines: [number, number, number, number][];
  /** Where her name stands on Galactica's bow; turned where the bow lies to the left. */
  name: { x: number; y: number };
  areas: Record<string, Rect>;
  rooms: Record<string, Rect>;
  docks: Dock[];
  boarding: Rect;
  fontSize: number;
  /** Size of the cell that a ship stands in. */
  cell: Size;
}

export const between = (least: number, n: number, most: number): number => Math.max(least, Math.min(n, most));

/** Rooms in rows of so many, from a corner. */
export function grid(
  ids: string[],
  columns: number,
  x: number,
  y: number,
  w: number,
  h: number,
  gap = 4,
): Record<string, Rect> {
  const rooms: Record<string, Rect> = {};
  ids.forEach((id, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    rooms[`location/${id}`] = { x: x + column * (w + gap), y: y + row * (h + gap), w, h };
  });
  return rooms;
}
