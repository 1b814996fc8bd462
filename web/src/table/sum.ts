// The arithmetic of a revealed skill check, for showing it step by step. The
// server has the last word: its total is shown as the total.
import type { CheckView } from '../api';

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
  strength: number;
}

/** Sorts the revealed cards into help and harm, strongest first, with the sum as it runs. */
export function weigh(check: CheckView, faceOf: (id: string) => Face): Weighing {
  const out: Weighing = { help: [], harm: [] };
  const cards = check.cards.map((id) => ({ id, ...faceOf(id) }));
  const helps = (c: Face) => check.positive.includes(c.skill) || (check.onesHelp && c.strength === 1);
  const worth = (c: Face) => (check.zeroed.includes(c.skill) ? 0 : c.strength);
  cards.sort((a, b) => worth(b) - worth(a));
  let sum = 0;
  for (const side of ['help', 'harm'] as const) {
    for (const c of cards.filter((c) => helps(c) === (side === 'help'))) {
      const value = side === 'help' ? worth(c) : -worth(c);
      sum += value;
      out[side].push({ id: c.id, skill: c.skill, value, sum });
    }
  }
  return out;
}

/** How the check stands with a total. */
export function verdict(check: CheckView, total: number): 'pass' | 'partial' | 'fail' {
  if (total >= check.difficulty) return 'pass';
  return check.partial && total >= check.partial ? 'partial' : 'fail';
}

/** How many Destiny cards lie in the pile: what nobody added. */
export const destiny = (check: CheckView): number =>
  Math.max(0, check.pile - check.added.reduce((sum, n) => sum + n, 0));
