import { expect, it } from 'vitest';
import { gistOf } from '../../src/ask/gist';

it('says in a line what a room does, and of the Shipyard what it leaves', () => {
  const rooms = { 'location/shipyard': { text: 'Human action: prepare.', gist: 'Prepare ships.' } };
  const gist = (kind: string, phase?: string) =>
    gistOf(
      kind,
      'location/shipyard',
      (id) => rooms[id as keyof typeof rooms],
      phase === undefined ? undefined : { phase, locked: 0, prepared: 0 },
    );
  expect(gist('action')).toBe('Prepare ships.');
  expect(gist('action', 'occupied'), 'without a ship to prepare').toBe('Prepare ships.');
  expect(gist('choose-location'), 'where it is a place alone').toBe('');
});
