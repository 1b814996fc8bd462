import { describe, expect, it } from 'vitest';
import type { LogLine } from '../src/api';
import { everything, filtered } from '../src/table/filter';

describe('the filter of the log', () => {
  const line = (n: number, kind: string, text: string, more: Partial<LogLine> = {}): LogLine => ({
    n,
    turn: 1,
    kind,
    rule: '',
    beat: { kind: 'quiet', ms: 0 },
    text: [{ text }],
    ...more,
  });
  const log = [
    line(1, 'check', 'Skill check', { by: 0 }),
    line(2, 'rolled', 'Café rolls 3', { by: 1 }),
    line(3, 'drew', 'Ana draws', { by: 0, private: true }),
    line(4, 'sent', 'Ana is sent to Sickbay', { at: 0 }),
  ];
  const numbers = (filter: Partial<typeof everything>) =>
    filtered(log, { ...everything, ...filter }).map((l) => l.n);

  it('lets everything through at first', () => {
    expect(filtered(log, everything)).toBe(log);
  });

  it('finds the lines of a seat, of a kind, of the notebook', () => {
    expect(numbers({ seat: 0 })).toEqual([1, 3, 4]);
    expect(numbers({ group: 'combat' })).toEqual([2]);
    expect(numbers({ group: 'mine' })).toEqual([3]);
    expect(numbers({ seat: 0, group: 'checks' })).toEqual([1]);
  });

  it('finds words without their accents and capitals, all of them', () => {
    expect(numbers({ words: 'CAFE' })).toEqual([2]);
    expect(numbers({ words: 'ana sick' })).toEqual([4]);
    expect(numbers({ words: 'nobody' })).toEqual([]);
  });

  it('finds words whatever quotation marks and apostrophes are typed', () => {
    const lines = [line(1, 'sent', 'Sharon “Boomer” Valerii is sent to the Admiral’s Quarters')];
    for (const words of [`"boomer"`, "admiral's", 'admiral’s', 'admirals'])
      expect(filtered(lines, { ...everything, words })).toEqual(lines);
  });
});
