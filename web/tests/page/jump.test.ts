import { expect, it } from 'vitest';
import { isJumping } from '../../src/fleet/jump';

const log = (...kinds: string[]) => kinds.map((kind) => ({ kind }));

it('knows that the marker has still to go back from what the fleet jumped with', () => {
  expect(isJumping(log('marker', 'jump', 'destination', 'resource'))).toBe(true);
  expect(isJumping(log('jump', 'destination', 'marker', 'turn'))).toBe(false);
  expect(isJumping(log('turn', 'marker'))).toBe(false);
  expect(isJumping([])).toBe(false);
});
