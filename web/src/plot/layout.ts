// Where Galactica and the space around her lie on the plot: once for wide screens, Galactica's bow to
// the left, and once for tall ones, turned so that her bow points up. Units are
// pixels of a screen on which the scene has its natural size.

import type { Dock } from './docks';
import { hull, pods } from './hull';

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Layout {
  tall: boolean;
  /** Galactica is away: neither she nor the space around her is drawn. */
  folded?: boolean;
  width: number;
  height: number;
  hull: string;
  pods: Rect[];
  lines: [number, number, number, number][];
  areas: Record<string, Rect>;
  rooms: Record<string, Rect>;
  docks: Dock[];
  boarding: Rect;
  fontSize: number;
  /** Size of the cell that a ship stands in. */
  cell: { w: number; h: number };
}

/** Galactica's rooms from bow to stern, along her two sides. */
const starboard = ['weapons-control', 'command', 'communications', 'admirals-quarters', 'ftl-control'];
const port = ['armory', 'brig', 'research-lab', 'sickbay', 'hangar-deck'];

type Rooms = Record<string, Rect>;

/** Rooms in rows of so many, from a corner. */
export function grid(
  ids: string[],
  columns: number,
  x: number,
  y: number,
  w: number,
  h: number,
  gap = 4,
): Rooms {
  const rooms: Rooms = {};
  ids.forEach((id, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    rooms[`location/${id}`] = { x: x + column * (w + gap), y: y + row * (h + gap), w, h };
  });
  return rooms;
}

export const wide: Layout = {
  tall: false,
  width: 860,
  height: 548,
  hull,
  pods,
  lines: [
    [430, 6, 430, 136],
    [430, 412, 430, 542],
    [6, 138, 176, 200],
    [6, 410, 176, 348],
    [854, 138, 712, 176],
    [854, 410, 712, 372],
  ],
  areas: {
    front: { x: 6, y: 168, w: 136, h: 212 },
    'starboard-front': { x: 6, y: 6, w: 420, h: 130 },
    'starboard-rear': { x: 434, y: 6, w: 420, h: 130 },
    rear: { x: 722, y: 168, w: 132, h: 212 },
    'port-rear': { x: 434, y: 412, w: 420, h: 130 },
    'port-front': { x: 6, y: 412, w: 420, h: 130 },
  },
  rooms: {
    ...grid(starboard, 5, 206, 162, 94, 92),
    ...grid(port, 5, 206, 294, 94, 92),
  },
  docks: [],
  boarding: { x: 206, y: 258, w: 486, h: 32 },
  fontSize: 15,
  cell: { w: 60, h: 52 },
};

export const tall: Layout = {
  tall: true,
  width: 360,
  height: 708,
  hull:
    'M180 104C204 110 262 124 272 168L280 560C280 580 268 588 250 592L240 604H120L110 592C92 588 80 580 80 560' +
    'L88 168C98 124 156 110 180 104Z',
  pods: [
    { x: 79, y: 260, w: 8, h: 220 },
    { x: 273, y: 260, w: 8, h: 220 },
  ],
  lines: [
    [4, 350, 76, 350],
    [284, 350, 356, 350],
    [4, 102, 84, 140],
    [356, 102, 276, 140],
    [4, 608, 96, 594],
    [356, 608, 264, 594],
  ],
  areas: {
    front: { x: 4, y: 4, w: 352, h: 96 },
    'starboard-front': { x: 284, y: 132, w: 74, h: 214 },
    'starboard-rear': { x: 284, y: 356, w: 74, h: 234 },
    rear: { x: 4, y: 610, w: 352, h: 96 },
    'port-rear': { x: 2, y: 356, w: 74, h: 234 },
    'port-front': { x: 2, y: 132, w: 74, h: 214 },
  },
  rooms: {
    ...grid(port, 1, 92, 160, 86, 76),
    ...grid(starboard, 1, 182, 160, 86, 76),
  },
  docks: [],
  boarding: { x: 94, y: 562, w: 172, h: 28 },
  fontSize: 15,
  cell: { w: 36, h: 46 },
};

/** The width to squeeze a line of text into, if it would be wider than that. */
export function squeezed(line: string, width: number, fontSize: number): number | undefined {
  return line.length * fontSize * 0.42 > width ? width : undefined;
}

/** Breaks a name into lines of at most so many letters, two at the most. */
export function twoLines(name: string, letters: number): string[] {
  if (name.length <= letters) return [name];
  const words = name.split(' ');
  let best: string[] = [name];
  let least = Infinity;
  for (let i = 1; i < words.length; i++) {
    const lines = [words.slice(0, i).join(' '), words.slice(i).join(' ')];
    const longest = Math.max(...lines.map((l) => l.length));
    if (longest < least) [best, least] = [lines, longest];
  }
  return best;
}
