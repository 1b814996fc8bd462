import { describe, expect, it } from 'vitest';
import type { LogLine, TalkLine } from '../src/api';
import { mergeTalk, saidOf, unread } from '../src/talk/talk';

const said = (n: number, seat: number, more: Partial<TalkLine> = {}): TalkLine => ({
  n,
  seat,
  at: 0,
  after: n,
  ...more,
});
const check = (n: number): LogLine => ({
  n,
  turn: 1,
  kind: 'check',
  rule: '',
  beat: { kind: 'quiet', ms: 0 },
  text: [{ text: '' }],
});

describe('the talk', () => {
  it('has each line once, in order', () => {
    const known = [said(1, 0), said(2, 1)];
    expect(mergeTalk(known, [said(2, 1), said(4, 0)]).map((l) => l.n)).toEqual([1, 2, 4]);
    expect(mergeTalk(known, [said(1, 0)])).toBe(known);
  });

  it('counts what others have said since', () => {
    const talk = [said(1, 0), said(2, 1), said(3, 0), said(4, -1)];
    expect(unread(talk, 1, 0)).toBe(2);
    expect(unread(talk, 1, -1)).toBe(3);
  });

  it('remembers what a seat has said of this check, and not of an earlier one', () => {
    const log = [check(5), check(20)];
    const talk = [said(1, 0, { say: 'hurt', after: 6 }), said(2, 1, { say: 'cannot', after: 20 })];
    expect(saidOf(talk, log, 0)).toBeUndefined();
    expect(saidOf(talk, log, 1)).toBe('cannot');
    expect(saidOf([...talk, said(3, 1, { say: 'help-lot', after: 22 })], log, 1)).toBe('help-lot');
  });
});
