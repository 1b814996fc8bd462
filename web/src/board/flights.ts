// Ships that are alike have no names: which of them have flown is read from how the groups differ.
import type { Alike, Placed } from './ships';

/** Some of a group on their way to another. */
export interface Flight {
  kind: Alike;
  n: number;
  from: Placed;
  to: Placed;
}

/** The groups of a kind, with how many of it each has. */
const groups = (placed: readonly Placed[], kind: Alike): Map<string, { n: number; p: Placed }> =>
  new Map(placed.flatMap((p) => (p.item.kind === kind ? [[p.item.key, { n: p.item.n, p }]] : [])));

/** What has flown between two positions: what a group has gained comes from the nearest that has lost some. */
export function flights(before: readonly Placed[], after: readonly Placed[]): Flight[] {
  const flown: Flight[] = [];
  for (const kind of ['raider', 'heavy-raider', 'viper'] as const) {
    const [old, now] = [groups(before, kind), groups(after, kind)];
    const lost = new Map([...old].map(([key, { n }]) => [key, n - (now.get(key)?.n ?? 0)]));
    for (const [key, { n, p: to }] of now) {
      let gained = n - (old.get(key)?.n ?? 0);
      const far = ({ p }: { p: Placed }) => Math.hypot(p.x - to.x, p.y - to.y);
      for (const { p: from } of [...old.values()].sort((a, b) => far(a) - far(b))) {
        const left = lost.get(from.item.key)!;
        if (gained <= 0 || left <= 0) continue;
        const went = Math.min(gained, left);
        flown.push({ kind, n: went, from, to });
        lost.set(from.item.key, left - went);
        gained -= went;
      }
    }
  }
  return flown;
}
