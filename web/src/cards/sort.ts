// The order of a hand.
import type { Face } from '../table/sum';

export const skills = ['politics', 'leadership', 'tactics', 'piloting', 'engineering', 'treachery'];

/** A hand by skill and strength, copies together. */
export function sorted(
  hand: readonly string[],
  faceOf: (id: string) => Face,
): { id: string; copies: number }[] {
  const copies = new Map<string, number>();
  for (const id of hand) copies.set(id, (copies.get(id) ?? 0) + 1);
  const rank = (id: string) => skills.indexOf(faceOf(id).skill) * 10 + (faceOf(id).strength ?? 0);
  return [...copies].map(([id, n]) => ({ id, copies: n })).sort((a, b) => rank(a.id) - rank(b.id));
}
