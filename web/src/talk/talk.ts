// The talk as the client keeps it, and how far it has been read.
import type { LogLine, TalkLine } from '../api';

/** The lines known and those of a frame, each once, in order. */
export function mergeTalk(known: readonly TalkLine[], lines: readonly TalkLine[]): readonly TalkLine[] {
  const last = known.at(-1)?.n ?? 0;
  const fresh = lines.filter((l) => l.n > last);
  return fresh.length ? [...known, ...fresh] : known;
}

/** How many lines of others came after the last that was read. */
export const unread = (talk: readonly TalkLine[], read: number, seat: number): number =>
  talk.filter((l) => l.n > read && (seat < 0 || l.seat !== seat)).length;

/** What a seat has last said of the check that is open, if anything. */
export function saidOf(
  talk: readonly TalkLine[],
  log: readonly LogLine[],
  seat: number,
): TalkLine['say'] | undefined {
  const since = log.findLast((l) => l.kind === 'check')?.n ?? 0;
  return talk.findLast((l) => l.seat === seat && l.say && l.after >= since)?.say;
}

/** The lines of the log that show what a remark speaks of: of a check all from its beginning. */
export function groundOf(log: readonly LogLine[], n: number): readonly LogLine[] {
  const at = log.findIndex((l) => l.n === n);
  if (at < 0) return [];
  const from = log[at]!.kind === 'revealed' ? log.findLastIndex((l, i) => i < at && l.kind === 'check') : at;
  return log.slice(Math.max(from, 0), at + 1).filter((l) => l.kind !== 'phase');
}

const stored = (id: string) => `ragtag:talk:${id}`;

/** The last line of a table's talk that was read in this browser. */
export const readTo = (id: string): number => Number(localStorage.getItem(stored(id))) || 0;

export const keepRead = (id: string, n: number): void => localStorage.setItem(stored(id), String(n));
