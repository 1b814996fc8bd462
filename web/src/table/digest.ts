// What has happened since a visit, in the few lines that matter most.
import type { LogLine } from '../api';

export interface Digest {
  since: number; // the last line of the visit before
  lines: readonly LogLine[]; // the weightiest, in their order
  all: number; // lines in all
  turns: number; // turns that have begun
}

const few = 8;

/** The digest of the lines after one; nothing, if little has happened. */
export function digest(log: readonly LogLine[], since: number): Digest | undefined {
  const news = log.filter((l) => l.n > since);
  const weighty = news.filter((l) => (l.weight ?? 0) > 1);
  if (since < 0 || news.length < few || weighty.length === 0) return undefined;
  // of lines that weigh the same the last ones matter more
  const chosen = [...weighty].sort((a, b) => (b.weight ?? 0) - (a.weight ?? 0) || b.n - a.n).slice(0, few);
  return {
    since,
    lines: chosen.sort((a, b) => a.n - b.n),
    all: news.length,
    turns: news.filter((l) => l.kind === 'turn').length,
  };
}
