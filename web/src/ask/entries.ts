// What can be chosen, as it is listed: the strengths of a card together; what is in the hand is pressed there.
import type { Option, View } from '../api';

export const isPass = ({ id }: Option): boolean => id === 'pass';

/** The ways first, and to do nothing after them. */
export const passLast = (entries: readonly Option[][]): Option[][] => [
  ...entries.filter(([o]) => !isPass(o!)),
  ...entries.filter(([o]) => isPass(o!)),
];

/** The cards that one chooses among by pressing them in the hand. */
export const held = ({ hand, loyalty, supers, quorum, drawn, agendas, motives }: View['mine']): Set<string> =>
  new Set([...hand, ...loyalty, ...supers, ...quorum, ...drawn, ...(agendas ?? []), ...(motives ?? [])]);

/** Each option by itself, or the strengths of one card together. */
export function entries(options: readonly Option[], together: boolean): Option[][] {
  const out: Option[][] = [];
  const cards = new Map<string, Option[]>();
  for (const option of options) {
    const card = together ? /^(skill\/.+)-\d+$/.exec(option.id)?.[1] : undefined;
    const same = card === undefined ? undefined : cards.get(card);
    if (same) same.push(option);
    else {
      const entry = [option];
      out.push(entry);
      if (card !== undefined) cards.set(card, entry);
    }
  }
  return out;
}
