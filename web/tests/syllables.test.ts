import { expect, it } from 'vitest';
import { breakable } from '../src/cards/syllables';

const seen = (name: string) => breakable(name).replaceAll('\u00ad', '-');

it('breaks a long word between syllables', () => {
  expect(seen('Comité de investigación')).toBe('Comité de inves-ti-ga-ción');
  expect(seen('Racionamiento de alimentos')).toBe('Racio-na-miento de alimentos');
  expect(seen('Declarar una emergencia')).toBe('Declarar una emer-gen-cia');
  expect(seen('Investigative Committee')).toBe('Inves-ti-ga-tive Committee');
  expect(seen('Contactos poco recomendables')).toBe('Contactos poco reco-men-da-bles');
});

it('leaves a word that stands in the narrowest slip', () => {
  expect(seen('Launch Scout')).toBe('Launch Scout');
});

it('never leaves one or two letters alone', () => {
  for (const word of ['Administración', 'Reconnaissance', 'Experimental', 'Constitution']) {
    const parts = seen(word).split('-');
    for (const part of [parts[0]!, parts.at(-1)!]) expect(part.length).toBeGreaterThanOrEqual(3);
  }
});
