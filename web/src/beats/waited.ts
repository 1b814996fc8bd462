// What has happened while somebody was away: what was done to them, then the round,
// in the few lines that matter most.
import type { LogLine } from '../api';

export interface Waited {
  since: number; // the last line that was seen
  yours: readonly LogLine[]; // what was done to them
  round: readonly LogLine[]; // the rest
  news: readonly LogLine[]; // all of it
  turns: number; // turns that have begun
}

const few = 5;
const enough = 8; // less than this can be read in the log

/** The heaviest of some lines, in their order; of lines that weigh the same the last ones matter more. */
function heaviest(lines: readonly LogLine[], most: number): LogLine[] {
  const chosen = [...lines].sort((a, b) => (b.weight ?? 0) - (a.weight ?? 0) || b.n - a.n).slice(0, most);
  return chosen.sort((a, b) => a.n - b.n);
}

/** What has happened after a line, as it matters to a seat; nothing, if that is little. */
export function waited(log: readonly LogLine[], since: number, seat: number): Waited | undefined {
  const news = log.filter((l) => l.n > since);
  if (since < 0 || news.length < enough) return undefined;
  const done = news.filter((l) => l.at === seat && l.by !== seat && l.beat.ms > 0);
  const yours = heaviest(done, few - 2);
  const rest = news.filter((l) => (l.weight ?? 0) > 1 && !yours.includes(l));
  const round = heaviest(rest, few - yours.length);
  if (yours.length + round.length === 0) return undefined;
  return { since, yours, round, news, turns: news.filter((l) => l.kind === 'turn').length };
}
