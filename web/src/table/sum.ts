// The arithmetic of a revealed skill check, for showing it step by step. The
// server has the last word: its total is shown as the total.
import type { CheckView, LogLine } from '../api';

export interface Weighed {
  id: string;
  skill: string;
  value: number;
  sum: number;
}

export interface Weighing {
  help: Weighed[];
  harm: Weighed[];
}

export interface Face {
  skill: string;
  /** Unknown while the words are on their way. */
  strength: number | undefined;
}

/** What a card counts for in a check: above nothing if it helps, below if it harms. */
export function worth(check: CheckView, { skill, strength }: Face): number {
  if (check.zeroed.includes(skill) || !strength) return 0;
  const counts = check.doubled?.includes(skill) ? 2 * strength : strength;
  return helps(check, { skill, strength }) ? counts : -counts;
}

const helps = (check: CheckView, { skill, strength }: Face): boolean =>
  check.positive.includes(skill) || (check.onesHelp && strength === 1);

/** Sorts the revealed cards into help and harm, strongest first, with the sum as it runs. */
export function weigh(check: CheckView, faceOf: (id: string) => Face): Weighing {
  const out: Weighing = { help: [], harm: [] };
  const cards = check.cards.map((id) => ({ id, ...faceOf(id) }));
  cards.sort((a, b) => Math.abs(worth(check, b)) - Math.abs(worth(check, a)));
  let sum = 0;
  for (const side of ['help', 'harm'] as const) {
    for (const c of cards.filter((c) => helps(check, c) === (side === 'help'))) {
      const value = worth(check, c);
      sum += value;
      out[side].push({ id: c.id, skill: c.skill, value, sum });
    }
  }
  return out;
}

export type Result = NonNullable<LogLine['outcome']>;

/** How the check stands with a total. */
export function verdict(check: CheckView, total: number): Result {
  if (total >= check.difficulty) return 'pass';
  return check.partial && total >= check.partial ? 'partial' : 'fail';
}

/** What came of the check, as the log has it; before that, how it stands. */
export function outcome(
  check: CheckView,
  total: number,
  log: readonly LogLine[],
  since = Infinity,
): { result: Result; settled: boolean } {
  const own = log.filter((l) => l.n > since);
  const next = own.findIndex((l) => l.kind === 'check');
  const told = (next < 0 ? own : own.slice(0, next)).find((l) => l.kind === 'outcome')?.outcome;
  return { result: told ?? verdict(check, total), settled: told !== undefined };
}

/** How many Destiny cards lie in the pile: what nobody added. */
export const destiny = (check: CheckView): number =>
  Math.max(0, check.pile - check.added.reduce((sum, n) => sum + n, 0));

/** A number with its sign. */
export const signed = (n: number): string => (n === 0 ? '0' : n < 0 ? `−${-n}` : `+${n}`);

/** A number, with a minus sign of its own. */
export const minus = (n: number): string => String(n).replace('-', '−');
