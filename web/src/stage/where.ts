// Where on the board something happens that a line of the log tells.
import type { AreaView, LogLine, View } from '../api';
import { letterOf } from '../board/ships';
import { book } from '../cards/book.svelte';

const things = (a: AreaView): number =>
  a.raiders + a.heavy + a.vipers + a.basestars.length + a.civilians.length + a.pilots.length;

/** The ship that an area has lost, if it is known which: by itself, or one of a group. */
function lostIn(a: AreaView, b: AreaView): string | undefined {
  const pilot = a.pilots.find((seat) => !b.pilots.includes(seat));
  if (pilot !== undefined) return `seat/${pilot}`;
  const basestar = a.basestars.find(({ id }) => !b.basestars.some((s) => s.id === id));
  if (basestar) return `ship/${basestar.id}/${a.id}`;
  if (b.heavy < a.heavy) return `ship/heavy-raider/${a.id}`;
  if (b.raiders < a.raiders) return `ship/raider/${a.id}`;
  return a.others === undefined && b.vipers < a.vipers ? `ship/viper/${a.id}` : undefined;
}

/** The spot on the board that a line is about, as it was before; none where that is not known. */
export function spotOf(line: LogLine, before: View, after: View | undefined): string | undefined {
  const hit = book.get(line.comp ?? '')?.location;
  if (hit) return hit;
  if (line.letter)
    return before.areas.some((a) => a.civilians.some((c) => c.letter === line.letter))
      ? `civilian/${letterOf(line.letter)}`
      : undefined;
  // what is lost is missing afterwards: if from one area alone, it was there
  const poorer = before.areas.flatMap((a) => {
    const now = after?.areas.find((b) => b.id === a.id);
    return now && things(now) < things(a) ? [[a, now] as const] : [];
  });
  const [lost] = poorer;
  return lost && poorer.length === 1 ? (lostIn(...lost) ?? `area/${lost[0].id}`) : undefined;
}

/** Whether what is at a spot is gone if it is hit: a ship by itself, not one of a group. */
export const isAlone = (spot: string): boolean => /^(civilian|seat|ship\/basestar)/.test(spot);
