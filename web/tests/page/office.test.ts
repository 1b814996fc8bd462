import { describe, expect, it } from 'vitest';
import { office } from '../../src/stage/text';

describe('the title under which somebody chooses on a card', () => {
  it('is the one that the card names, whatever else they hold', () => {
    expect(office('president', ['admiral', 'president'])).toBe('president');
    expect(office('admiral', ['president', 'admiral'])).toBe('admiral');
    expect(office('president', ['president-caprica'])).toBe('president-caprica');
  });

  it('is none where the card names none, or one that they do not hold', () => {
    expect(office('current', ['admiral', 'president'])).toBeUndefined();
    expect(office('admiral', ['president'])).toBeUndefined();
    expect(office('admiral', [])).toBeUndefined();
  });
});
