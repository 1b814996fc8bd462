// The log as the client keeps it: lines come with frames, some of them twice
// when a connection is resumed; here each stands once, in order.
import type { LogLine } from '../api';

/** The lines known and those of a frame, each once. */
export function merge(known: readonly LogLine[], lines: readonly LogLine[]): readonly LogLine[] {
  const last = known.at(-1)?.n ?? -1;
  if (lines.every((l) => l.n > last)) return lines.length ? [...known, ...lines] : known;
  const all = new Map(known.map((l) => [l.n, l]));
  for (const l of lines) all.set(l.n, l);
  return [...all.values()].sort((a, b) => a.n - b.n);
}

/** Lines as a log has them now, which may have come in another language. */
export function reread(lines: readonly LogLine[], log: readonly LogLine[]): readonly LogLine[] {
  const now = new Map(log.map((l) => [l.n, l]));
  return lines.map((l) => now.get(l.n) ?? l);
}

interface TurnOfLog {
  turn: number;
  lines: LogLine[];
}

/** The lines under the headings of their turns. */
export function byTurn(lines: readonly LogLine[]): TurnOfLog[] {
  const turns: TurnOfLog[] = [];
  for (const line of lines) {
    const last = turns.at(-1);
    if (last?.turn === line.turn) last.lines.push(line);
    else turns.push({ turn: line.turn, lines: [line] });
  }
  return turns;
}

/** Where the turns at the end begin that hold so many lines together, or more: a turn is shown whole. */
export function near(turns: readonly TurnOfLog[], lines: number): number {
  let from = turns.length;
  for (let left = lines; left > 0 && from > 0; from--) left -= turns[from - 1]!.lines.length;
  return from;
}
