import { describe, expect, it } from 'vitest';
import type { LogLine } from '../src/api';
import { everything, filtered } from '../src/table/filter';
import { clinging, parts } from '../src/table/links';

describe('the names in a line', () => {
  const names = [
    { name: 'Command', id: 'location/command' },
    { name: 'Ana', seat: 0 },
    { name: 'Ana Command', seat: 1 },
    { name: '', id: 'nothing' },
    { name: '(*', seat: 2 },
  ];

  it('are told from the words between them, the longest first', () => {
    expect(parts('Ana Command and Ana go to Command.', names)).toEqual([
      { text: 'Ana Command', seat: 1 },
      { text: ' and ' },
      { text: 'Ana', seat: 0 },
      { text: ' go to ' },
      { text: 'Command', id: 'location/command' },
      { text: '.' },
    ]);
  });

  it('keep their marks of quotation', () => {
    expect(parts('Ve a “Command”.', names)[1]).toEqual({ text: '“Command”', id: 'location/command' });
  });

  it('are known by the other marks that marks within marks are', () => {
    const card = [{ name: 'Manifiesto “Exigimos la paz”', id: 'super-crisis/demand-peace-manifesto' }];
    const { id } = card[0]!;
    expect(parts('Se descarta “Manifiesto ‘Exigimos la paz’”.', card)[1]).toEqual({
      text: '“Manifiesto ‘Exigimos la paz’”',
      id,
    });
    expect(parts('Manifiesto “Exigimos la paz”: elige.', card)[0]!.id).toBe(id);
  });

  it('of Skill cards bring their strength, each its own', () => {
    const cards = [{ name: 'Repair', id: 'skill/repair-2' }];
    expect(parts('Ana discards “Repair” (1) and “Repair” (2) ×2 for (3).', cards)).toEqual([
      { text: 'Ana discards ' },
      { text: '“Repair”', id: 'skill/repair-1', strength: 1 },
      { text: ' and ' },
      { text: '“Repair”', id: 'skill/repair-2', strength: 2 },
      { text: ' ×2 for (3).' },
    ]);
    expect(parts('Command (1)', names)).toEqual([
      { text: 'Command', id: 'location/command' },
      { text: ' (1)' },
    ]);
  });

  it('are no parts of words, and may hold any sign', () => {
    expect(parts('Commander Anaís', names)).toEqual([{ text: 'Commander Anaís' }]);
    expect(parts('It is (* again', names)[1]).toEqual({ text: '(*', seat: 2 });
  });

  it('have the brackets and stops around them with them', () => {
    const line = '¿Después (“Command”): usas algo?';
    const together = clinging(parts(line, names));
    expect(together).toEqual([
      { text: '¿Después ' },
      { text: '“Command”', id: 'location/command', before: '(', after: '):' },
      { text: ' usas algo?' },
    ]);
    expect(clinging(parts('Command', names))).toEqual([
      { text: 'Command', id: 'location/command', before: '', after: '' },
    ]);
  });
});

describe('the filter of the log', () => {
  const line = (n: number, kind: string, en: string, more: Partial<LogLine> = {}): LogLine => ({
    n,
    turn: 1,
    kind,
    rule: '',
    value: 0,
    text: { en, es: en },
    ...more,
  });
  const log = [
    line(1, 'check', 'Skill check', { by: 0 }),
    line(2, 'rolled', 'Café rolls 3', { by: 1 }),
    line(3, 'drew', 'Ana draws', { by: 0, private: true }),
    line(4, 'sent', 'Ana is sent to Sickbay', { at: 0 }),
  ];
  const numbers = (filter: Partial<typeof everything>) =>
    filtered(log, { ...everything, ...filter }, (b) => b.en).map((l) => l.n);

  it('lets everything through at first', () => {
    expect(filtered(log, everything, (b) => b.en)).toBe(log);
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
    const told = [line(1, 'sent', 'Sharon “Boomer” Valerii is sent to the Admiral’s Quarters')];
    for (const words of [`"boomer"`, "admiral's", 'admiral’s', 'admirals'])
      expect(filtered(told, { ...everything, words }, (b) => b.en)).toEqual(told);
  });
});
