import { describe, expect, it, vi } from 'vitest';
import type { Component } from '../../src/api';
import { book } from '../../src/cards/book.svelte';
import { chooserOf, office } from '../../src/stage/office';

vi.spyOn(book, 'get').mockImplementation((id) =>
  id === 'title/regent' ? ({ title: 'president' } as Component) : undefined,
);

describe('the title under which somebody chooses on a card', () => {
  it('is the one that the card names, whatever else they hold', () => {
    expect(office('president', ['admiral', 'president'])).toBe('president');
    expect(office('admiral', ['president', 'admiral'])).toBe('admiral');
    expect(office('president', ['regent'])).toBe('regent');
  });

  it('is none where the card names none, or one that they do not hold', () => {
    expect(office('current', ['admiral', 'president'])).toBeUndefined();
    expect(office('admiral', ['president'])).toBeUndefined();
    expect(office('admiral', [])).toBeUndefined();
  });
});

describe('who chooses on a card', () => {
  const titles = { president: 2, admiral: 0, cag: -1 };

  it('is who holds the title that it names, or the current player', () => {
    expect(chooserOf('president', titles, 1)).toBe(2);
    expect(chooserOf('admiral', titles, 1)).toBe(0);
    expect(chooserOf('current', titles, 1)).toBe(1);
  });

  it('is not known of a title that nobody holds, or of another role', () => {
    expect(chooserOf('cag', titles, 1)).toBeUndefined();
    expect(chooserOf('chosen', titles, 1)).toBeUndefined();
  });
});
