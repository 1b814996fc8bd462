// What is worth telling of the lines that somebody has not heard or seen yet:
// few, and in their order. All of them stand in the log.
import type { LogLine } from '../api';

/** Book-keeping, and what another line says better. */
const unsaid = new Set(
  'phase crisis-gone loyalty-dealt destiny-built reshuffled announced passed'.split(' '),
);

/** Kinds that nobody who follows the game would want to miss, though they matter little to somebody who was away. */
const followed = new Set('turn check total rolled box moved used revealed peeked'.split(' '));

interface News {
  lines: readonly LogLine[];
  more: number; // lines that are left to the log
}

const weigh = (l: LogLine): number => (l.private ? 3 : 0) + (l.weight ?? 0) + (followed.has(l.kind) ? 1 : 0);

/**
 * The news after a line: at most so many lines, the weightiest and, of equal ones, the latest. Whose turn
 * it is by now is always among them.
 */
export function news(log: readonly LogLine[], since: number, most: number): News {
  const all = log.filter((l) => l.n > since && (l.private || !unsaid.has(l.kind)));
  const turn = all.findLast((l) => l.kind === 'turn');
  const rank = (l: LogLine): number => (l === turn ? Infinity : weigh(l));
  const told = [...all].sort((a, b) => rank(b) - rank(a) || b.n - a.n).slice(0, most);
  return { lines: told.sort((a, b) => a.n - b.n), more: all.length - told.length };
}
