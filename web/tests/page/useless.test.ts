import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Component, GameFrame } from '../../src/api';
import { useless } from '../../src/board/useless';
import { book } from '../../src/cards/book.svelte';

const known: Record<string, Partial<Component>> = {
  'location/parlour': { who: 'human', title: 'chancellor' },
  'location/mess': { who: 'human' },
  'location/hive': { who: 'cylon' },
  'location/ground': { who: 'any' },
  'title/chancellor': { title: 'chancellor' },
  'title/chancellor-elsewhere': { title: 'chancellor' },
};

function reason(location: string, seat: object, titles: Record<string, number> = {}, damaged: string[] = []) {
  const view = { seat: 0, seats: [{ character: 'character/somebody', ...seat }], titles, damaged };
  return useless({ view } as unknown as GameFrame, `location/${location}`);
}

describe('why a location is of no use', () => {
  vi.spyOn(book, 'get').mockImplementation((id) => known[id] as Component | undefined);
  afterEach(() => vi.clearAllMocks());

  const human = { revealed: false };
  const cylon = { revealed: true };
  const infiltrator = { revealed: true, infiltrating: true };

  it('is that it is for the other side, whatever its board', () => {
    expect(reason('mess', cylon)).toBe('humans');
    expect(reason('hive', human)).toBe('cylons');
    expect(reason('mess', human)).toBeUndefined();
    expect(reason('hive', cylon)).toBeUndefined();
    expect(reason('ground', human)).toBeUndefined();
    expect(reason('ground', cylon)).toBeUndefined();
  });

  it('goes by the side that an infiltrator is on', () => {
    expect(reason('mess', infiltrator)).toBeUndefined();
    expect(reason('hive', infiltrator)).toBe('cylons');
  });

  it('is the title that somebody else holds, whichever its card', () => {
    expect(reason('parlour', human, { chancellor: 1 })).toEqual({ title: 'chancellor' });
    expect(reason('parlour', human, { 'chancellor-elsewhere': 1 })).toEqual({
      title: 'chancellor-elsewhere',
    });
    expect(reason('parlour', human, { 'chancellor-elsewhere': 0 })).toBeUndefined();
    expect(reason('parlour', human, {})).toEqual({ title: 'chancellor' });
  });

  it('is damage before all else, and all that a spectator is told', () => {
    expect(reason('hive', human, {}, ['location/hive'])).toBe('damaged');
    expect(reason('mess', { character: '', ...cylon })).toBeUndefined();
  });
});
