// Where on the board something happens that a line of the log tells.
import type { AreaView, LogLine, View } from '../api';
import { book } from '../cards/book.svelte';

const things = (a: AreaView): number =>
  a.raiders + a.heavy + a.vipers + a.basestars.length + a.civilians.length + a.pilots.length;

/** The spot on the board that a line is about, as it was before; none where that is not known. */
export function spotOf(line: LogLine, before: View, after: View | undefined): string | undefined {
  const hit = book.get(line.comp ?? '')?.location;
  if (hit) return hit;
  if (line.letter) {
    const lost = before.areas.find((a) => a.civilians.some((c) => c.letter === line.letter));
    return lost && `area/${lost.id}`;
  }
  // what is lost is missing afterwards: if from one area alone, it was there
  const poorer = before.areas.filter((a) => {
    const now = after?.areas.find((b) => b.id === a.id);
    return now && things(now) < things(a);
  });
  return poorer.length === 1 ? `area/${poorer[0]!.id}` : undefined;
}
