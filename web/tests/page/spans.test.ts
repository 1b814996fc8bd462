import { describe, expect, it } from 'vitest';
import { around, language } from '../../src/i18n/index.svelte';
import { bare, clinging, flat } from '../../src/table/spans';

const repair = { text: '“Repair”', ref: 'skill/repair-1', strength: 1 };

describe('a sentence', () => {
  const line = [{ text: 'Ana', seat: 0 }, { text: ' discards ' }, repair, { text: ' ×2.' }];

  it('is read with the strengths of cards in brackets, or without them', () => {
    expect(flat(line)).toBe('Ana discards “Repair” (1) ×2.');
    expect(bare(line)).toBe('Ana discards “Repair” ×2.');
    expect(flat([])).toBe('');
  });

  it('stands in the words of the page with its names', async () => {
    const label = [{ text: 'Play ' }, repair];
    expect(around('ask.confirmOne', { label })).toEqual([{ text: 'Confirm: ' }, ...label]);
    await language.show('es');
    const [by, question] = [[{ text: 'Ana', seat: 0 }], [{ text: '¿Usas ' }, repair, { text: '?' }]];
    expect(around('motion.undo', { by, question })).toEqual([
      ...by,
      { text: ' propone deshacer una respuesta: “' },
      ...question,
      { text: '”' },
    ]);
    await language.show('en');
  });

  it('has brackets and stops together with the names of components', () => {
    expect(
      clinging([
        { text: '¿Después (' },
        { text: '“Mando”', ref: 'location/command' },
        { text: '): usas algo?' },
      ]),
    ).toEqual([
      { text: '¿Después ' },
      { text: '“Mando”', ref: 'location/command', before: '(', after: '):' },
      { text: ' usas algo?' },
    ]);
    expect(clinging([repair])).toEqual([{ ...repair, before: '', after: ' (1)' }]);
    expect(clinging([{ text: 'Ana', seat: 0 }, { text: ', go.' }])).toEqual([
      { text: 'Ana', seat: 0 },
      { text: ', go.' },
    ]);
  });
});
