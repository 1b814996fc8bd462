// The check that plays: as the lines of the log tell it up to the present beat, with what the board
// shown has of it; and how many of its cards are turned by now.
import type { CheckView, GameFrame, LogLine } from '../api';
import { read } from '../table/ceremony';
import { upAt } from './bridge';

/** What plays, as the beats tell it. */
export interface Playing {
  line: LogLine;
  kind: string;
}

const ends = new Set(['outcome', 'decided']);

/** The check to which the line that plays belongs; none if it is over by then, or none is under way. */
export function told(
  frame: GameFrame,
  log: readonly LogLine[],
  { line, kind }: Playing,
): CheckView | undefined {
  const past = log.filter((l) => l.n <= line.n);
  const began = past.findLast((l) => l.kind === 'check');
  if (!began) return undefined;
  const own = past.filter((l) => l.n > began.n);
  const over = own.find((l) => ends.has(l.kind));
  if (over && over.n !== line.n) return undefined;
  const { check: asRead } = read(began, past, frame);
  const seen = frame.view.check;
  const known = seen?.source === asRead.source ? seen : asRead;
  const revealed = kind === 'check' ? line : own.findLast((l) => l.kind === 'revealed');
  const cards = revealed?.comps ?? known.cards;
  const total = kind === 'check' ? undefined : own.findLast((l) => l.kind === 'total')?.total;
  const { total: _, ...open } = known;
  return {
    ...open,
    difficulty: asRead.difficulty,
    added: known.added.map((n, seat) => Math.max(n, asRead.added[seat] ?? 0)),
    pile: Math.max(known.pile, asRead.pile),
    cards,
    ...(total === undefined ? {} : { total }),
  };
}

/** How many cards of a check are up, a share of the way through what plays. */
export const upNow = (check: CheckView, playing: Playing | undefined, share: number): number =>
  playing?.kind === 'check' ? upAt(share, check.cards.length) : check.cards.length;

/** The lines of the last check that are worth seeing again: its cards, and what came of it. */
export function lastCheck(log: readonly LogLine[]): LogLine[] {
  const began = log.findLast((l) => l.kind === 'check');
  return log.filter((l) => began && l.n > began.n && /^(revealed|outcome)$/.test(l.kind));
}

/** The dice that lie beside a check: those rolled since it began. */
export function diceOf(rolls: readonly LogLine[], log: readonly LogLine[]): readonly LogLine[] {
  const began = log.findLast((l) => l.kind === 'check')?.n ?? 0;
  return rolls.filter((l) => l.n > began);
}

/** Whether a turn has begun since the last check. */
export const isPast = (log: readonly LogLine[]): boolean =>
  log.findLastIndex((l) => l.kind === 'turn') > log.findLastIndex((l) => l.kind === 'check');
