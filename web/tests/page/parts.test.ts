import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { Parts } from '../../src/table/parts.svelte';
import { follow } from './follow.svelte';

interface Ship {
  fuel: number;
  crew: readonly string[];
  scar?: string;
}

const ship: Ship = { fuel: 8, crew: ['Adama'] };

/** The parts of a ship, and how often something that reads them was told. */
function followed(read: (ship: Ship) => unknown) {
  const parts = new Parts<Ship>();
  parts.set(ship);
  const seen: unknown[] = [];
  const end = follow(() => seen.push(read(parts.now)));
  flushSync();
  const set = (next: Ship) => {
    parts.set(next);
    flushSync();
  };
  return { seen, set, end };
}

describe('of parts, who reads one', () => {
  it('is told when it changes, and not when another does', () => {
    const { seen, set, end } = followed((s) => s.fuel);
    set({ ...ship, crew: ['Roslin'] });
    set({ ...ship, fuel: 7 });
    expect(seen).toEqual([8, 7]);
    end();
  });

  it('is told when it comes and when it goes', () => {
    const { seen, set, end } = followed((s) => s.scar);
    set({ ...ship, scar: 'bow' });
    set(ship);
    expect(seen).toEqual([undefined, 'bow', undefined]);
    end();
  });

  it('has the thing itself, which is not taken apart', () => {
    const { seen, end } = followed((s) => s.crew);
    expect(seen[0]).toBe(ship.crew);
    end();
  });

  it('or goes through all of them, is told of each', () => {
    const { seen, set, end } = followed((s) => ({ ...s, has: 'scar' in s }));
    set({ ...ship, scar: 'bow' });
    set({ ...ship, fuel: 7 });
    expect(seen).toEqual([
      { ...ship, has: false },
      { ...ship, scar: 'bow', has: true },
      { ...ship, fuel: 7, has: false },
    ]);
    end();
  });
});
