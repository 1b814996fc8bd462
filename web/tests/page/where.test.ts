import { expect, it, vi } from 'vitest';
import type { Component, LogLine, View } from '../../src/api';
import { book } from '../../src/cards/book.svelte';
import { spotOf } from '../../src/stage/where';

it('shows a hit at the location that the token damages, whatever the token is called', () => {
  const tokens: Record<string, Partial<Component>> = {
    'damage/one': { location: 'location/bridge' },
    'damage/fuel': {},
  };
  vi.spyOn(book, 'get').mockImplementation((id) => tokens[id] as Component | undefined);
  const at = (comp: string) => spotOf({ comp } as LogLine, { areas: [] } as unknown as View, undefined);
  expect(at('damage/one')).toBe('location/bridge');
  expect(at('damage/fuel')).toBeUndefined();
});
