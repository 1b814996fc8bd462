import { describe, expect, it } from 'vitest';
import type { LogLine } from '../src/api';
import { digest } from '../src/table/digest';

const line = (n: number, kind: string, weight = 0): LogLine => ({
  n,
  kind,
  weight,
  turn: 1,
  rule: '',
  beat: { kind: 'quiet', ms: 0 },
  text: [{ text: `${kind} ${n}` }],
});
const log = Array.from({ length: 60 }, (_, i) =>
  line(i + 1, i % 10 === 0 ? 'turn' : 'crisis', i % 10 === 0 ? 0 : 2),
).concat(line(61, 'cylon', 3), line(62, 'moved'));

describe('a digest', () => {
  it('is not made on a first visit, nor when little has happened', () => {
    expect(digest(log, -1)).toBeUndefined();
    expect(digest(log, 58)).toBeUndefined();
    expect(
      digest(
        log.map((l) => ({ ...l, weight: 1 })),
        0,
      ),
    ).toBeUndefined();
  });

  it('has the weightiest lines, the last of them first, in their order', () => {
    const made = digest(log, 20)!;
    expect(made.all).toBe(42);
    expect(made.turns).toBe(4);
    expect(made.lines).toHaveLength(8);
    expect(made.lines.at(-1)!.kind).toBe('cylon');
    expect(made.lines.map((l) => l.n)).toEqual([53, 54, 55, 56, 57, 58, 59, 60].slice(1).concat(61));
  });
});
