import { describe, expect, it } from 'vitest';
import { chooser, office } from '../../src/stage/text';

const names: Record<string, string> = { admiral: 'Admiral', president: 'President', cag: 'CAG' };
const named = (title: string) => names[title]!;

describe('the office in which somebody chooses on a card', () => {
  it('is the one that the card names, whatever else they hold', () => {
    expect(office('The President chooses', ['admiral', 'president'], named)).toBe('president');
    expect(office('The Admiral chooses', ['president', 'admiral'], named)).toBe('admiral');
  });

  it('is none where the card names none, or one that they do not hold', () => {
    expect(office('The current player chooses', ['admiral', 'president'], named)).toBeUndefined();
    expect(office('The Admiral chooses', ['president'], named)).toBeUndefined();
    expect(office('The Admiral chooses', [], named)).toBeUndefined();
  });

  it('is the first of two that the card names', () => {
    expect(office('The President, or else the Admiral, chooses', ['admiral', 'president'], named)).toBe(
      'president',
    );
  });

  it('is found in lower case and in another language', () => {
    const spanish = { president: 'Presidente' }['president'];
    expect(office('el presidente elige', ['president'], () => spanish)).toBe('president');
  });
});

describe('who chooses on a card', () => {
  const titles = { president: 2, admiral: 0, cag: -1 };

  it('is who holds the office that it names', () => {
    expect(chooser('The President chooses', titles, 1, named)).toBe(2);
    expect(chooser('The Admiral chooses', titles, 1, named)).toBe(0);
  });

  it('is the current player where it names none, or one that nobody holds', () => {
    expect(chooser('The current player chooses', titles, 1, named)).toBe(1);
    expect(chooser('The CAG chooses', titles, 1, named)).toBe(1);
  });
});
