// What is on the scene when nothing plays.
import type { Ask, LogLine } from '../api';

const onBoard = /^(location|area|move|ship|civilian|boarding|board|launch|viper)\//;

/** Whether what is asked is chosen on the board, so that nothing may lie over it. */
export const needsBoard = (ask: Ask | undefined): boolean =>
  ask?.options.some((o) => onBoard.test(o.id)) ?? false;

/** Whether nobody has chosen yet on a card that lets somebody choose. */
export function undecided(log: readonly LogLine[], card: string): boolean {
  const drawn = log.findLastIndex((l) => l.comp === card);
  return !log.slice(drawn + 1).some((l) => l.kind === 'box' && l.cause === card);
}

/** The line that says where the fleet has come to, until the game goes on from there. */
export function arrival(log: readonly LogLine[]): LogLine | undefined {
  const there = log.findLastIndex((l) => l.kind === 'destination');
  const on = log.slice(there + 1).some((l) => /^(turn|phase|crisis|super|jump|used|ended)$/.test(l.kind));
  return on ? undefined : log[there];
}
