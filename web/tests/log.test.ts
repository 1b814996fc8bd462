import { describe, expect, it } from 'vitest';
import type { LogLine } from '../src/api';
import { byTurn, merge, near } from '../src/table/log';

const line = (n: number, turn = 1): LogLine => ({
  n,
  turn,
  kind: 'moved',
  rule: '',
  beat: { kind: 'quiet', ms: 0 },
  text: [{ text: `${n}` }],
});
const numbers = (lines: readonly LogLine[]) => lines.map((l) => l.n);

describe('the log', () => {
  it('grows at its end', () => {
    expect(numbers(merge([line(1), line(2)], [line(3)]))).toEqual([1, 2, 3]);
  });

  it('holds a line that comes twice once', () => {
    expect(numbers(merge([line(1), line(2)], [line(1), line(2), line(3)]))).toEqual([1, 2, 3]);
  });

  it('is the same list when nothing comes', () => {
    const known = [line(1)];
    expect(merge(known, [])).toBe(known);
  });

  it('puts its turns under headings', () => {
    expect(
      byTurn([line(1, 0), line(2, 1), line(4, 1), line(5, 2)]).map((t) => [t.turn, numbers(t.lines)]),
    ).toEqual([
      [0, [1]],
      [1, [2, 4]],
      [2, [5]],
    ]);
  });

  it('is near by whole turns, as many as hold so many lines', () => {
    const turns = byTurn([line(1, 0), line(2, 1), line(3, 1), line(4, 1), line(5, 2), line(6, 3)]);
    const from = (lines: number) => turns.slice(near(turns, lines)).map((t) => t.turn);
    expect(from(1)).toEqual([3]);
    expect(from(2)).toEqual([2, 3]);
    expect(from(3)).toEqual([1, 2, 3]);
    expect(from(5)).toEqual([1, 2, 3]);
    expect(from(100)).toEqual([0, 1, 2, 3]);
    expect(near([], 5)).toBe(0);
  });
});
