// What is played of the frames that come, in order: lines, and between them the
// boards that they lead to. It is made here alone, of public lines; the seat only
// decides that its own actions are not waited for.
import type { Frame, LogLine } from '../api';

export type Kind = LogLine['beat']['kind'];

/** Something that is shown: a line for a while, the board of a frame, or what it asks. */
export type Step = { line: LogLine; ms: number } | { board: Frame } | { asks: Frame };

/** What is staged over the board as it was before, which changes when it has been seen. */
const staged = new Set<Kind>([
  'crisis',
  'check',
  'verdict',
  'die',
  'attack',
  'destroyed',
  'damage',
  'jump',
  'reveal',
  'execution',
  'over',
]);

/** The most that is played of what has happened, in milliseconds at normal speed. */
export const most = 60_000;

/** Where the game went another way, there is nothing to play. */
export const turnsBack = (lines: readonly LogLine[]): boolean =>
  lines.some((l) => l.kind === 'undone' || l.kind === 'renewed');

/** How long a line plays at normal speed for a seat: what it has done itself is not waited for. */
export const lasts = ({ beat, by }: LogLine, seat: number): number =>
  by === seat && !staged.has(beat.kind) ? 0 : beat.ms;

/** The steps of a frame after a line: what is staged, the board, what moves on it, and the question. */
export function plan(frame: Frame, after: number, seat: number): Step[] {
  const lines = frame.log.filter((l) => l.n > after).map((line) => ({ line, ms: lasts(line, seat) }));
  const last = lines.findLastIndex(({ line }) => staged.has(line.beat.kind));
  return [...lines.slice(0, last + 1), { board: frame }, ...lines.slice(last + 1), { asks: frame }];
}

const length = (step: Step): number => ('line' in step ? step.ms : 0);

/** The end of some steps, as much as lasts no longer than `most`; the rest is shown at once. */
export function end(steps: readonly Step[]): { past: readonly Step[]; left: readonly Step[] } {
  let sum = 0;
  let from = steps.length;
  while (from > 0 && sum + length(steps[from - 1]!) <= most) sum += length(steps[--from]!);
  return { past: steps.slice(0, from), left: steps.slice(from) };
}
