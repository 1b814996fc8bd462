import { expect, test } from 'vitest';
import { far } from '../src/fleet/distance';

test('the distance is counted against the goal until it is beyond it', () => {
  expect(far({ distance: 6, goal: 8 })).toBe('Distance 6 of 8');
  expect(far({ distance: 7, goal: 7 })).toBe('Distance 7 of 7');
  expect(far({ distance: 8, goal: 7 })).toBe('Distance 8');
});
