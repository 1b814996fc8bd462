// What a seat holds, in the order in which it is shown.
import type { View } from '../api';
import type { Key } from '../i18n/index.svelte';
import type { Face } from '../table/sum';
import { sorted } from './sort';

export interface Held {
  id: string;
  copies: number;
  /** What it is, where it is no card of the hand. */
  key?: Key;
}

/** The cards of one kind, each once. */
const once = (ids: readonly string[], key?: Key): Held[] =>
  [...new Set(ids)].map((id) => ({ id, copies: ids.filter((i) => i === id).length, ...(key && { key }) }));

/** The hand: what was drawn to choose from, Skill cards in order, then what an office or a revealed Cylon holds. */
export function handOf(mine: View['mine'], faceOf: (id: string) => Face): Held[] {
  return [
    ...sorted(mine.drawn, faceOf).map((c) => ({ ...c, key: 'hand.drawn' as const })),
    ...sorted(mine.hand, faceOf),
    ...once(mine.quorum, 'hand.quorum'),
    ...once(mine.supers, 'hand.supers'),
  ];
}

/** Cards that read alike, of whatever set, are one card several times. */
export function alike(all: readonly Held[], read: (id: string) => string): Held[] {
  const out = new Map<string, Held>();
  for (const held of all) {
    const words = `${held.key}\n${read(held.id)}`;
    const same = out.get(words);
    out.set(words, same ? { ...same, copies: same.copies + held.copies } : held);
  }
  return [...out.values()];
}

/** What lies with one's own face: on which side one is, what one wants, and what other sets deal in secret. */
export const ownOf = (mine: View['mine']): Held[] => [
  ...once(mine.loyalty, 'hand.loyalty'),
  ...once(mine.agendas ?? [], 'hand.agenda'),
  ...once(mine.motives ?? [], 'hand.motives'),
  ...once(mine.trauma ?? [], 'hand.trauma'),
  ...Object.entries(mine.secrets ?? {}).flatMap(([kind, ids]) =>
    once(ids, kind === 'mutiny' ? 'hand.mutiny' : 'hand.dealt'),
  ),
];
