import { expect, it } from 'vitest';
import { effectOf } from '../src/ask/preview';

const texts: Record<string, string> = {
  'location/shipyard': 'Human action: prepare a ship.\nCylon action: look at a ship.',
  'destination/icy-moon': 'Distance 1. Lose 1 fuel.\nThe Admiral may risk a raptor.',
  'skill/repair-2': 'Action: repair.',
  'loyalty/sacrifice': 'You are human.\nAction: reveal this card.',
  'title/president': 'You hold the Quorum cards.\nAction: draw 1.',
};
const effect = (kind: string, option: string) => effectOf(kind, option, (id) => texts[id] ?? '');

it('says what an option will do, in its first line', () => {
  expect(effect('destination', 'destination/icy-moon')).toBe('Distance 1. Lose 1 fuel.');
  expect(effect('move', 'location/shipyard')).toBe('Human action: prepare a ship.');
});

it('says of a Loyalty card what it does, not what its owner is', () => {
  expect(effect('action', 'loyalty/sacrifice')).toBe('Action: reveal this card.');
});

it('says of the second action of a location what that does', () => {
  expect(effect('action', 'location/shipyard/1')).toBe('Cylon action: look at a ship.');
});

it('says nothing where cards are so much strength, or the label says all', () => {
  expect(effect('action', 'skill/repair-2')).toBe('Action: repair.');
  expect(effect('contribute', 'skill/repair-2')).toBe('');
  expect(effect('action', 'title/president')).toBe('');
  expect(effect('seat', 'seat/2')).toBe('');
});
