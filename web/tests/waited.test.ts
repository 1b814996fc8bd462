import { describe, expect, it } from 'vitest';
import type { LogLine } from '../src/api';
import { waited } from '../src/beats/waited';

const line = (n: number, more: Partial<LogLine> = {}): LogLine => ({
  n,
  turn: 1,
  kind: 'moved',
  rule: '',
  beat: { kind: 'move', ms: 700 },
  text: [{ text: `${n}` }],
  ...more,
});
const numbers = (lines: readonly LogLine[]) => lines.map((l) => l.n);
const log = [
  ...Array.from({ length: 30 }, (_, i) => line(i + 1, { weight: i % 3 })),
  line(31, { at: 2, by: 0, weight: 2 }),
  line(32, { at: 2, by: 2, weight: 3, kind: 'turn' }),
  line(33, { at: 2, by: 1 }),
  line(34, { at: 1, by: 0, weight: 3 }),
];

describe('what happened while one waited', () => {
  it('is not told when it is little, or when nobody knows since when', () => {
    expect(waited(log, -1, 2)).toBeUndefined();
    expect(waited(log, 30, 2)).toBeUndefined();
    expect(
      waited(
        log.map(({ weight: _, ...l }) => l),
        3,
        5,
      ),
    ).toBeUndefined();
  });

  it('is what others did to one, then the heaviest of the rest, in order, and five lines at most', () => {
    const made = waited(log, 3, 2)!;
    expect(numbers(made.yours)).toEqual([31, 33]);
    expect(numbers(made.round)).toEqual([30, 32, 34]);
    expect(made.news).toHaveLength(31);
    expect(made.turns).toBe(1);
  });

  it('leaves room for the round, however much was done to one', () => {
    const all = log.map((l) => ({ ...l, at: 3, weight: 3 }));
    const made = waited(all, 3, 3)!;
    expect(numbers(made.yours)).toEqual([32, 33, 34]);
    expect(numbers(made.round)).toEqual([30, 31]);
  });
});
