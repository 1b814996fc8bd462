import { expect, it } from 'vitest';
import { effectOf, type Told } from '../src/ask/preview';

const words: Record<string, Told> = {
  'location/shipyard': {
    text: 'Human action: prepare a ship.\nCylon action: look at a ship.',
    uses: [0, 1],
  },
  'location/bridge': { text: 'Cylon action: jump.\nHazardous.', uses: [-1, 0] },
  'destination/icy-moon': { text: 'Distance 1. Lose 1 fuel.\nThe Admiral may risk a raptor.' },
  'skill/repair-2': { text: 'Action: repair.' },
  'loyalty/sacrifice': {
    text: 'You are human.\nAction: reveal this card.',
    leads: [0, 7],
    brief: 1,
  },
  'title/president': { text: 'You hold the Quorum cards.\nAction: draw 1.' },
};
const effect = (kind: string, option: string) => effectOf(kind, option, (id) => words[id]);

it('says what an option will do, in its first line', () => {
  expect(effect('destination', 'destination/icy-moon')).toBe('Distance 1. Lose 1 fuel.');
  expect(effect('move', 'location/shipyard')).toBe('Human action: prepare a ship.');
});

it('says of a Loyalty card what it does, not what its owner is', () => {
  expect(effect('action', 'loyalty/sacrifice')).toBe('Action: reveal this card.');
});

it('says of the second action of a location what that does, even if there is no first', () => {
  expect(effect('action', 'location/shipyard/1')).toBe('Cylon action: look at a ship.');
  expect(effect('action', 'location/bridge/1')).toBe('Cylon action: jump.');
});

it('says nothing where cards are so much strength, or the label says all', () => {
  expect(effect('action', 'skill/repair-2')).toBe('Action: repair.');
  expect(effect('contribute', 'skill/repair-2')).toBe('');
  expect(effect('action', 'title/president')).toBe('');
  expect(effect('seat', 'seat/2')).toBe('');
});
