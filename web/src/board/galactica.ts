// Where Galactica and the space around her lie on the board: on wide screens with her bow to the left, on tall ones
// turned so that it points up. Her hull is drawn around her rooms (art/ships/galactica.ts).
import type { Measures } from '../art/ships/galactica';
import { between, grid, type Layout, type Size } from './layout';

/** Her rooms from bow to stern, along her two sides. */
const starboard = ['weapons-control', 'command', 'communications', 'admirals-quarters', 'ftl-control'];
const port = ['armory', 'brig', 'research-lab', 'sickbay', 'hangar-deck'];

const gap = 3;
const edge = 4;
/** What the drawing has between her head and her rooms, and from them to the end of her engines. */
const collar = 32;
const aft = 60;

/** The least that she and the space around her take on a wide screen. */
export const leastWide: Size = { w: 712, h: 330 };

/** On a wide screen: all the room there is is hers and that of space. */
export function wide({ w, h: high }: Size): Layout {
  const h = Math.max(high, leastWide.h);
  const front = between(36, w * 0.1, 150);
  const rear = between(66, w * 0.085, 120);
  const bow = between(52, w * 0.118, 124);
  const sector = between(48, h * 0.155, 124);
  const pods = between(36, h * 0.103, 66);
  const swell = between(12, h * 0.045, 30);
  const half = h / 2 - sector - pods - swell;
  const mid = w - front - bow - collar - aft - rear;
  const boarding = between(26, h * 0.045, 32);
  const room = { w: (mid - 4 * gap) / 5, h: half - boarding / 2 - gap };
  const [x, y] = [front + bow + collar, h / 2 - half];
  const middle = x + mid * 0.46;
  const ends = { y: sector + edge + 20, h: h - 2 * (sector + edge + 20) };
  const [top, bottom] = [edge, h - edge - sector];
  const rest = w - middle - gap - edge;
  return {
    tall: false,
    width: w,
    height: h,
    measures: { mid, half, bow, swell, pods, deck: false },
    ship: { x: front, y: h / 2 - half - swell - pods, turned: false },
    lines: [
      [middle, edge, middle, sector],
      [middle, h - sector, middle, h - edge],
      [edge, sector + 14, front + bow * 0.4, h / 2 - 80],
      [edge, h - sector - 14, front + bow * 0.4, h / 2 + 80],
      [w - edge, sector + 14, x + mid + aft, h / 2 - half * 0.9],
      [w - edge, h - sector - 14, x + mid + aft, h / 2 + half * 0.9],
    ],
    name: { x: front + bow * 0.5, y: h / 2 },
    areas: {
      front: { x: edge, w: front + bow * 0.3, ...ends },
      'starboard-front': { x: edge, y: top, w: middle - 2 * edge, h: sector },
      'starboard-rear': { x: middle + edge, y: top, w: rest, h: sector },
      rear: { x: x + mid + aft + 8, w: rear - 8 - edge, ...ends },
      'port-rear': { x: middle + edge, y: bottom, w: rest, h: sector },
      'port-front': { x: edge, y: bottom, w: middle - 2 * edge, h: sector },
    },
    rooms: {
      ...grid(starboard, 5, x, y, room.w, room.h, gap),
      ...grid(port, 5, x, y + room.h + boarding + 2 * gap, room.w, room.h, gap),
    },
    docks: [],
    boarding: { x, y: y + room.h + gap, w: mid, h: boarding },
    fontSize: 15,
    cell: { w: 60, h: 52 },
  };
}

/** The least width of the tall scene. */
export const leastTall = 360;

/** The least height of a room on a tall screen: its name, and two lines or a row of heads. */
const leastRoom = 61;

/**
 * On a tall screen, as high as the room there is, so that she is seen from bow to stern. An area that is empty is low; what
 * flies before her bow and behind her engines lies close to them.
 */
export function tall(width: number, high: number, empty: (area: string) => boolean): Layout {
  const w = between(leastTall, width, 620);
  const broad = w >= 480;
  const side = between(62, w * 0.16, 116);
  const front = empty('front') ? 26 : 48;
  // ships behind her fly over the light of her engines, so that both are seen above the line that asks
  const [engines, stern] = empty('rear') ? [34, 26] : [8, 58];
  const bow = broad ? 62 : 46;
  const boarding = 28;
  const below = boarding + 12 + (broad ? engines + 18 : engines) + stern;
  const rows = Math.max(high - front - bow - collar * 0.4 - below, 5 * leastRoom + 4 * gap);
  const y = front + bow + collar * 0.4;
  const x = side + (broad ? 12 : 3);
  const room = { w: (w - 2 * x - gap) / 2, h: (rows - 4 * gap) / 5 };
  const height = y + rows + below;
  const long = rows + boarding + 6;
  const halfway = y + long / 2;
  const flank = { w: side - 4, h: halfway - 4 - (front + 24) };
  // her pods are close to her where ships beside her have no more room than that
  const pods = broad ? 30 : 18;
  const hull: Measures = { mid: long, half: w / 2 - x, bow, swell: 6, pods, deck: false };
  const middle = w / 2;
  return {
    tall: true,
    width: w,
    height,
    measures: hull,
    ship: { x: middle + hull.half + hull.swell + hull.pods, y: y - bow - collar, turned: true },
    lines: [
      [4, halfway, side - 20, halfway],
      [w - side + 20, halfway, w - 4, halfway],
      [4, front + 14, middle - 60, front + 34],
      [w - 4, front + 14, middle + 60, front + 34],
    ],
    name: { x: middle, y: y - 12 },
    areas: {
      front: { x: 4, y: 2, w: w - 8, h: front },
      'starboard-front': { x: w - side + 2, y: front + 24, ...flank },
      'starboard-rear': { x: w - side + 2, y: halfway + 4, w: side - 4, h: y + long - halfway },
      rear: { x: 4, y: height - stern - 2, w: w - 8, h: stern },
      'port-rear': { x: 2, y: halfway + 4, w: side - 4, h: y + long - halfway },
      'port-front': { x: 2, y: front + 24, ...flank },
    },
    rooms: {
      ...grid(port, 1, x, y, room.w, room.h, gap),
      ...grid(starboard, 1, x + room.w + gap, y, room.w, room.h, gap),
    },
    docks: [],
    boarding: { x, y: y + rows + 4, w: w - 2 * x, h: boarding },
    fontSize: 15,
    cell: { w: 36, h: 46 },
  };
}
