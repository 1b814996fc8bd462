import { describe, expect, it } from 'vitest';
import type { Frame, LogLine } from '../src/api';
import { frames } from '../fixtures/frames';
import { finished, remember } from '../src/table/ceremony';

const line = (n: number, kind: string, more: Partial<LogLine> = {}): LogLine => ({
  n,
  turn: 7,
  kind,
  rule: '',
  beat: { kind: 'quiet', ms: 0 },
  text: [{ text: '' }],
  ...more,
});
const under = frames.contribute!;
const after: Frame = frames.action!;
const begun = [line(10, 'check'), line(11, 'added')];
const over = [
  ...begun,
  line(12, 'revealed', { comps: ['skill/repair-2'] }),
  line(13, 'total', { total: -2 }),
];

describe('a check that ends between two frames', () => {
  const seen = remember(undefined, under, begun);

  it('is not over while its cards lie face down', () => {
    expect(finished(seen, begun)).toBeUndefined();
  });

  it('is shown with the cards and the total of the log', () => {
    const kept = remember(seen, after, over);
    expect(finished(kept, over)).toMatchObject({ cards: ['skill/repair-2'], total: -2, difficulty: 13 });
  });

  it('is shown as its cards have left it: some were discarded, and Destiny cards came', () => {
    const lines = [
      ...begun,
      line(12, 'revealed', { comps: ['skill/red-tape-0', 'skill/repair-2'] }),
      line(13, 'discarded-added', { comps: ['skill/repair-2'] }),
      line(14, 'destiny-added', { comps: ['skill/repair-1'] }),
      line(15, 'total', { total: -1 }),
    ];
    expect(finished(remember(seen, after, lines), lines)).toMatchObject({
      cards: ['skill/red-tape-0', 'skill/repair-1'],
      total: -1,
    });
  });

  it('takes nothing from the check that follows', () => {
    const more = [...over, line(14, 'check'), line(15, 'revealed', { comps: ['skill/repair-1'] })];
    expect(finished(seen, more)).toMatchObject({ cards: ['skill/repair-2'] });
  });

  it('gives way to the next one', () => {
    const more = [...over, line(14, 'check')];
    const next = remember(seen, under, more);
    expect(finished(next, more)).toBeUndefined();
  });

  it('is read from its lines if no frame has shown anything of it', () => {
    const lines = [
      line(9, 'moved'),
      line(10, 'check', {
        check: { difficulty: 9, partial: 5 },
        types: { tactics: 1 },
        cause: 'crisis/network-computers',
        by: 1,
      }),
      line(11, 'added', { by: 0, added: 2 }),
      ...over.slice(2),
    ];
    const read = finished(remember(undefined, after, lines, 9), lines);
    expect(read).toMatchObject({
      source: 'crisis/network-computers',
      difficulty: 9,
      partial: 5,
      positive: ['tactics'],
      actor: 1,
      chosen: -1,
      cards: ['skill/repair-2'],
      total: -2,
    });
    expect(read!.added[0]).toBe(2);
  });

  it('is not read from lines that were there when the page was opened', () => {
    const lines = [line(10, 'check', { check: { difficulty: 9 } }), ...over.slice(2)];
    expect(remember(undefined, after, lines, 13)).toBeUndefined();
    expect(remember(undefined, after, lines)).toBeUndefined();
  });

  it('is nothing if none was ever seen', () => {
    expect(finished(remember(undefined, after, over), over)).toBeUndefined();
  });
});
