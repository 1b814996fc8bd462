// How the board fits the room there is for it: how large it is drawn, which way up Galactica lies, and how the boards
// stand beside her. Nothing is ever drawn so small that it cannot be read; where it does not fit so, the board scrolls.
import { aside, below, onPlanet, overfull, type Board, type Lively } from './docks';
import { leastTall, leastWide, tall, wide } from './galactica';
import { between, type Layout, type Size } from './layout';

/** On a screen as large as this and larger the scene grows with it. */
const natural: Size = { w: 1208, h: 600 };
const largest = 1.6;
/** The scene is at most this many times as wide as high: the boards beside her have the rest. */
const broadest = 2.05;
/** Letters of 15 units are readable down to this scale. */
const least = 0.84;
/** Narrower than this, her bow points up. */
export const narrowest = 660;

export interface Scene {
  layout: Layout;
  /** Pixels of the screen that a unit of the layout takes. */
  scale: number;
}

/** What the scene depends on beside the room and the boards. */
export interface How {
  /** Galactica is away: there is only the planet. */
  away?: boolean;
  /** Whether an area is empty. */
  empty?: (area: string) => boolean;
  /** Whether a board is one that somebody is on or may use. */
  lively?: Lively;
  /** How much larger letters are than at the text size they were drawn for. */
  letters?: number;
}

/**
 * The letters in which rooms say what they do, in units: on the screen they are never smaller than is readable. None where
 * larger ones were chosen, which rooms have no room for.
 */
export const gistIn = (scale: number, letters: number): number | undefined =>
  letters <= 1.05 ? Math.max(13, 12.5 / scale) : undefined;

/** What the boards beside her take of the width: more where the scene would be too long, and in two columns. */
function docksOf(columns: 1 | 2, w: number, h = Infinity): number {
  const [low, share, high, most] = columns === 1 ? [196, 0.19, 236, 400] : [345, 0.29, 380, 560];
  return Math.max(between(low, w * share, high), Math.min(w - h * broadest, most));
}

/** How large the scene is drawn in so much room. */
function scaleIn(room: Size, columns: 1 | 2): number {
  const grown = between(1, Math.min(room.w / natural.w, room.h / natural.h), largest);
  if (grown > 1) return grown;
  const need = { w: leastWide.w + docksOf(columns, leastWide.w) + 8, h: leastWide.h };
  return between(least, Math.min(room.w / need.w, room.h / need.h), 1);
}

/** The boards beside her stand in two columns where one cannot hold them, and she has room beside two. */
function columnsIn(room: Size, beside: Board[]): 1 | 2 {
  const scale = scaleIn(room, 2);
  const w = room.w / scale;
  const roomy = w - docksOf(2, w, room.h / scale) - 8 >= leastWide.w;
  return roomy && overfull(beside, room.h / scaleIn(room, 1)) ? 2 : 1;
}

/** The scene in so much room, Galactica's bow to the left. */
function lying(room: Size, boards: Board[], { away, lively, letters }: Required<How>): Scene {
  const beside = boards.filter((b) => b.id !== 'galactica');
  const columns = away ? 1 : columnsIn(room, beside);
  const scale = scaleIn(room, columns);
  const free = { w: room.w / scale, h: room.h / scale };
  const w = beside.length > 0 ? docksOf(columns, free.w, free.h) : 0;
  const told = gistIn(scale, letters) !== undefined;
  const layout = away
    ? onPlanet(wide({ w: free.w, h: free.h }), boards)
    : aside(wide({ w: free.w - w - 8, h: free.h }), beside, { columns, w, lively, told });
  return { layout: { ...layout, fontSize: Math.min(15 * letters, 19) }, scale };
}

/** The scene in so much room. */
export function scene(room: Size, boards: Board[], upright: boolean, how: How = {}): Scene {
  const all: Required<How> = { away: false, empty: () => false, lively: () => true, letters: 1, ...how };
  if (!upright) return lying(room, boards, all);
  const scale = Math.min(room.w / between(leastTall, room.w, 620), room.w < leastTall ? 1 : largest);
  const base = tall(room.w, room.h / scale, all.empty);
  const beside = boards.filter((b) => b.id !== 'galactica');
  const layout = all.away ? onPlanet(base, boards) : below(base, beside);
  return { layout, scale: Math.min(room.w / layout.width, room.w < leastTall ? 1 : largest) };
}
