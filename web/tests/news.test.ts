import { expect, it } from 'vitest';
import type { LogLine } from '../src/api';
import { news } from '../src/table/news';

const line = (n: number, kind: string, more: Partial<LogLine> = {}): LogLine => ({
  n,
  turn: 1,
  kind,
  rule: '',
  beat: { kind: 'quiet', ms: 0 },
  text: [{ text: kind }],
  ...more,
});

const shown = (lines: LogLine[], since: number, most: number) => {
  const { lines: chosen, more } = news(lines, since, most);
  return { n: chosen.map((l) => l.n), more };
};

it('tells what has come since, without book-keeping', () => {
  const log = [line(1, 'moved'), line(2, 'phase'), line(3, 'used'), line(4, 'crisis-gone')];
  expect(shown(log, 0, 8)).toEqual({ n: [1, 3], more: 0 });
  expect(shown(log, 1, 8)).toEqual({ n: [3], more: 0 });
});

it('tells of much what matters most, in its order, and how much is left', () => {
  const log = [
    line(1, 'resource', { weight: 2 }),
    line(2, 'drew'),
    line(3, 'drew', { private: true }),
    line(4, 'moved'),
    line(5, 'drew'),
    line(6, 'cylon', { weight: 3 }),
  ];
  expect(shown(log, 0, 3)).toEqual({ n: [1, 3, 6], more: 3 });
});

it('tells what only this seat was dealt', () => {
  expect(shown([line(1, 'loyalty-dealt', { private: true }), line(2, 'loyalty-dealt')], 0, 8).n).toEqual([1]);
});

it('tells whose turn it is, however much there is', () => {
  const log = [
    line(1, 'turn'),
    line(2, 'turn'),
    line(3, 'cylon', { weight: 3 }),
    line(4, 'cylon', { weight: 3 }),
  ];
  expect(shown(log, 0, 2).n).toEqual([2, 4]);
});
