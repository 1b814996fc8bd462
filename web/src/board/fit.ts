// How the board fits the room there is for it: how large it is drawn, which way
// up Galactica lies, and how the boards stand beside her. Nothing is ever drawn
// so small that it cannot be read; where it does not fit so, the board scrolls.
import type { BoardView } from '../api';
import { aside, below, columnsOf, leastOf, onPlanet, shapes, under, type Shape } from './docks';
import { leastTall, leastWide, tall, wide } from './galactica';
import type { Layout, Size } from './layout';
import type { Text } from './planet';

/** On a screen as large as this and larger the scene grows with it. */
const natural: Size = { w: 1120, h: 540 };
const largest = 1.4;
/** Letters of 15 units are readable down to this scale; beneath the first, another arrangement is better. */
const fine = 0.92;
const least = 0.84;
/** What of the boards below is to be seen without scrolling. */
const peek = 70;

interface Scene {
  layout: Layout;
  /** Pixels of the screen that a unit of the layout takes. */
  scale: number;
}

/** A way to let boards stand beside Galactica. */
interface Way {
  columns: { boards: BoardView[]; shape: Shape }[];
  need: Size;
}

/** Every way, the best to look at first. */
function ways(boards: BoardView[]): Way[] {
  const columns = columnsOf(boards);
  const choices = columns.reduce<Shape[][]>(
    (all, _) => all.flatMap((chosen) => shapes.map((s) => [...chosen, s])),
    [[]],
  );
  return choices.map((chosen) => {
    const stood = columns.map((boards, i) => ({ boards, shape: chosen[i]! }));
    const sizes = stood.map((c) => leastOf(c.boards, c.shape));
    return {
      columns: stood,
      need: {
        w: leastWide.w + sizes.reduce((sum, s) => sum + s.w + 8, 0),
        h: Math.max(leastWide.h, ...sizes.map((s) => s.h + 12)),
      },
    };
  });
}

const fits = (room: Size, need: Size): number => Math.min(1, room.w / need.w, room.h / need.h);

/** The scene in so much room, Galactica's bow to the left. */
function lying(room: Size, boards: BoardView[], away: boolean, text: Text): Scene {
  const grown = Math.min(Math.max(1, Math.min(room.w / natural.w, room.h / natural.h)), largest);
  const free = { w: room.w / grown, h: room.h / grown };
  if (away) {
    const scale = Math.max(least, fits(free, { w: 720, h: 380 }));
    const size = { w: free.w / scale, h: Math.max(free.h / scale, 380) };
    return { layout: onPlanet(wide(size), boards, text), scale: scale * grown };
  }
  const all = ways(boards)
    .filter(({ need }) => free.w / need.w >= least)
    .map((way) => ({ way, scale: fits(free, way.need) }));
  if (all.length === 0) return scrolling(free, boards, grown);
  const best = all.find((a) => a.scale >= fine) ?? all.reduce((a, b) => (b.scale > a.scale ? b : a));
  const scale = Math.max(best.scale, least);
  const [w, h] = [free.w / scale, Math.max(free.h / scale, best.way.need.h)];
  // of what is left, the boards get a part, as Galactica does
  const spare = w - best.way.need.w;
  const columns = best.way.columns.map((c) => {
    const most = c.shape.columns * 44;
    return { ...c, w: leastOf(c.boards, c.shape).w + Math.min(spare * 0.18, most) };
  });
  const taken = columns.reduce((sum, c) => sum + c.w + 8, 0);
  const layout = aside(wide({ w: w - taken, h }), columns);
  return { layout, scale: scale * grown };
}

/** Too narrow for everything side by side: the boards lie under Galactica, as far down as it takes. */
function scrolling(free: Size, boards: BoardView[], grown: number): Scene {
  const scale = Math.max(Math.min(1, free.w / leastWide.w), least);
  const h = Math.max(leastWide.h, free.h / scale - peek);
  const layout = under(wide({ w: Math.max(free.w / scale, leastWide.w), h }), boards);
  return { layout, scale: scale * grown };
}

/** What the scene hangs on beside the room and the boards. */
interface How {
  /** Galactica is away: there is only the planet. */
  away?: boolean;
  /** What is said of a location. */
  text?: Text;
  /** Whether an area is empty. */
  empty?: (area: string) => boolean;
}

/** The scene in so much room. */
export function scene(room: Size, boards: BoardView[], upright: boolean, how: How = {}): Scene {
  const { away = false, text = () => '', empty = () => false } = how;
  const beside = boards.filter((b) => b.id !== 'galactica');
  if (!upright) return lying(room, away ? boards : beside, away, text);
  const base = tall(room.w, empty);
  const layout = away ? onPlanet(base, boards, text) : below(base, beside);
  return { layout, scale: Math.min(room.w / layout.width, room.w < leastTall ? 1 : largest) };
}
