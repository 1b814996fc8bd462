// Where Galactica and the space around her lie on the board: on wide screens with
// her bow to the left, on tall ones turned so that it points up.
import { between, grid, type Layout, type Size } from './layout';

/** Her rooms from bow to stern, along her two sides. */
const starboard = ['weapons-control', 'command', 'communications', 'admirals-quarters', 'ftl-control'];
const port = ['armory', 'brig', 'research-lab', 'sickbay', 'hangar-deck'];

const gap = 4;
const edge = 6;
/** From a room to the hull, and from the hull to the space that begins beyond the flight pod. */
const skin = 8;
const pod = 10;
const beyond = pod + 6;

/** The least that she and the space around her take on a wide screen. */
export const leastWide: Size = { w: 700, h: 308 };

/** Her hull around a block of rooms, the bow to the left. */
function hullAround(x: number, y: number, w: number, h: number, bow: number, stern: number): string {
  const [left, right, top, bottom, middle] = [x - skin, x + w + 4, y - skin, y + h + skin, y + h / 2];
  const nose = x - bow;
  const engines = right + stern - 6;
  return (
    `M${nose} ${middle - h * 0.1}C${nose + bow * 0.12} ${middle - h * 0.32} ${left - bow * 0.3} ${top} ${left + 10} ${top}` +
    `L${right - 24} ${top - 2}C${right} ${top - 2} ${right + 4} ${top + 8} ${right + 8} ${top + h * 0.1}` +
    `L${engines} ${top + h * 0.16}V${bottom - h * 0.16}L${right + 8} ${bottom - h * 0.1}` +
    `C${right + 4} ${bottom - 8} ${right} ${bottom + 2} ${right - 24} ${bottom + 2}` +
    `L${left + 10} ${bottom}C${left - bow * 0.3} ${bottom} ${nose + bow * 0.12} ${middle + h * 0.32} ${nose} ${middle + h * 0.1}Z`
  );
}

/** On a wide screen: what there is more than the least goes to the rooms, the bow and space. */
export function wide({ w, h }: Size): Layout {
  const more = { w: Math.max(0, w - leastWide.w), h: Math.max(0, h - leastWide.h) };
  const room = { w: between(84, 84 + more.w * 0.07, 132), h: between(58, 58 + more.h * 0.22, 104) };
  const boarding = between(28, 28 + more.h * 0.02, 34);
  const bow = between(46, 46 + more.w * 0.1, 84);
  const stern = 20;
  const block = { w: 5 * room.w + 4 * gap, h: 2 * room.h + boarding + 2 * gap };
  const side = (w - 2 * edge - block.w - bow - stern - 2 * gap) / 2;
  const sector = (h - 2 * edge - block.h - 2 * (skin + beyond)) / 2;
  const x = edge + side + gap + bow;
  const y = edge + sector + beyond + skin;
  const middle = x + block.w / 2;
  const half = middle - gap - edge;
  const rest = w - edge - middle - gap;
  const [above, below] = [edge + sector, h - edge - sector];
  const ends: Size & { y: number } = { y: above + 8, w: side, h: below - above - 16 };
  return {
    tall: false,
    width: w,
    height: h,
    hull: hullAround(x, y, block.w, block.h, bow, stern),
    pods: [
      ...[y - skin - pod - 1, y + block.h + skin + 1].map((top) => ({
        x: x + block.w * 0.2,
        y: top,
        w: block.w * 0.6,
        h: pod,
      })),
      ...[0.25, 0.44, 0.63].map((part) => ({
        x: x + block.w + stern - 6,
        y: y + block.h * part,
        w: 10,
        h: block.h * 0.12,
      })), // her engines
    ],
    lines: [
      [middle, edge, middle, above],
      [middle, below, middle, h - edge],
      [edge, above + 4, x - bow * 0.3, y + block.h * 0.1],
      [edge, below - 4, x - bow * 0.3, y + block.h * 0.9],
      [w - edge, above + 4, x + block.w + stern, y + block.h * 0.06],
      [w - edge, below - 4, x + block.w + stern, y + block.h * 0.94],
    ],
    name: { x: x - bow * 0.42, y: y + block.h / 2 },
    areas: {
      front: { x: edge, ...ends },
      'starboard-front': { x: edge, y: edge, w: half, h: sector },
      'starboard-rear': { x: middle + gap, y: edge, w: rest, h: sector },
      rear: { x: w - edge - side, ...ends },
      'port-rear': { x: middle + gap, y: below, w: rest, h: sector },
      'port-front': { x: edge, y: below, w: half, h: sector },
    },
    rooms: {
      ...grid(starboard, 5, x, y, room.w, room.h, gap),
      ...grid(port, 5, x, y + room.h + boarding + 2 * gap, room.w, room.h, gap),
    },
    docks: [],
    boarding: { x, y: y + room.h + gap, w: block.w, h: boarding },
    fontSize: 15,
    cell: { w: 60, h: 52 },
  };
}

/** The least width of the tall scene. */
export const leastTall = 360;

/** On a tall screen. Where it is broad, as on a phone that lies, the rooms are low; and so is a sector that is empty. */
export function tall(width: number, empty: (area: string) => boolean): Layout {
  const w = between(leastTall, width, 620);
  const broad = w >= 480;
  const side = 74 + (w - leastTall) * 0.32;
  const room = { w: (w - 2 * side - 2 * 16 - gap) / 2, h: broad ? 56 : 68 };
  const rows = 5 * (room.h + gap) - gap;
  const bow = broad ? 56 : 54;
  const x = side + 16;
  const [front, stern] = ['front', 'rear'].map((a) => (empty(a) ? 46 : broad ? 72 : 92)) as [number, number];
  const y = front + 6 + bow;
  const boarding = { x, y: y + rows + 6, w: w - 2 * x, h: 28 };
  const bottom = boarding.y + boarding.h + 6;
  const height = bottom + 12 + stern + 2;
  const half = y + rows / 2;
  const middle = w / 2;
  const [left, right] = [x - skin, w - x + skin];
  const rear = { x: 4, y: bottom + 10, w: w - 8, h: stern };
  const flank = { w: side - 2, h: half - 4 - (front + 30) };
  const aft = { w: side - 2, h: bottom - half - 8 };
  return {
    tall: true,
    width: w,
    height,
    hull:
      `M${middle} ${front + 6}C${middle + 24} ${front + 12} ${right - 6} ${y - bow * 0.5} ${right} ${y + 4}` +
      `V${bottom - 26}C${right} ${bottom - 14} ${right - 8} ${bottom - 10} ${right - 22} ${bottom - 4}` +
      `L${right - 30} ${bottom + 4}H${left + 30}L${left + 22} ${bottom - 4}` +
      `C${left + 8} ${bottom - 10} ${left} ${bottom - 14} ${left} ${bottom - 26}V${y + 4}` +
      `C${left + 6} ${y - bow * 0.5} ${middle - 24} ${front + 12} ${middle} ${front + 6}Z`,
    pods: [left - 8, right].map((at) => ({ x: at, y: y + rows * 0.2, w: 8, h: rows * 0.55 })),
    lines: [
      [4, half, left - 12, half],
      [right + 12, half, w - 4, half],
      [4, front + 4, left + 6, y - bow * 0.4],
      [w - 4, front + 4, right - 6, y - bow * 0.4],
      [4, bottom + 8, left + 10, bottom - 6],
      [w - 4, bottom + 8, right - 10, bottom - 6],
    ],
    name: { x: middle, y: y - 10 },
    areas: {
      front: { x: 4, y: 4, w: w - 8, h: front },
      'starboard-front': { x: w - side, y: front + 30, ...flank },
      'starboard-rear': { x: w - side, y: half + 4, ...aft },
      rear,
      'port-rear': { x: 2, y: half + 4, ...aft },
      'port-front': { x: 2, y: front + 30, ...flank },
    },
    rooms: {
      ...grid(port, 1, x, y, room.w, room.h, gap),
      ...grid(starboard, 1, x + room.w + gap, y, room.w, room.h, gap),
    },
    docks: [],
    boarding,
    fontSize: 15,
    cell: { w: 36, h: 46 },
  };
}
