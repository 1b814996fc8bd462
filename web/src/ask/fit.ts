// Which choices stand in the line that asks, and which only in the list that is drawn up from it.
import type { Option } from '../api';
import { bare } from '../table/spans';

/** About how much room a choice takes, in letters. */
const room = (entry: Option[]): number => Math.min(bare(entry[0]!.label).length, 34) + 4 * entry.length;

/** How many letters of choices a line has room for, and how few choices always fit. */
const rooms = {
  phone: { letters: 15, few: 2 },
  narrow: { letters: 46, few: 3 },
  wide: { letters: 84, few: 3 },
  pressed: { letters: 68, few: 2 }, // wide, beside a line of many dangers
};

/**
 * The choices that stand in the line: all, if they fit; else first those that are nowhere else to be
 * pressed, and then the others, unless these are many. What is left out comes with the list. If these
 * are not `alone`, but others lie in the hand, a phone has one row for them. Letters may be larger than usual.
 */
export function fit(
  entries: Option[][],
  elsewhere: (o: Option) => boolean,
  size: keyof typeof rooms,
  alone = true,
  larger = 1,
): Option[][] {
  const letters = rooms[size].letters / larger;
  const few = alone || size !== 'phone' ? rooms[size].few : 0;
  const all = entries.reduce((sum, entry) => sum + room(entry), 0);
  if (entries.length <= few || all <= letters) return entries;
  let left = letters;
  const rank = (entry: Option[]) => (elsewhere(entry[0]!) ? 1 : 0);
  const crowded = entries.filter((entry) => rank(entry) > 0).length > few;
  const kept = [...entries]
    .sort((a, b) => rank(a) - rank(b))
    .filter((entry) => {
      if ((crowded && rank(entry) > 0) || room(entry) > left) return false;
      left -= room(entry);
      return true;
    });
  return entries.filter((entry) => kept.includes(entry));
}
