import { describe, expect, it } from 'vitest';
import { frames } from '../fixtures/frames';
import { entries, held } from '../src/ask/entries';

const option = (id: string) => ({ id, max: 1, label: [{ text: id }] });
const ids = (list: { id: string }[][]) => list.map((entry) => entry.map(({ id }) => id));

describe('the list of the tray', () => {
  const options = ['skill/order-1', 'location/command', 'skill/repair-1', 'skill/order-2', 'pass'].map(
    option,
  );

  it('has a card once, with its strengths, where what it does is asked about', () => {
    expect(ids(entries(options, true))).toEqual([
      ['skill/order-1', 'skill/order-2'],
      ['location/command'],
      ['skill/repair-1'],
      ['pass'],
    ]);
    expect(entries(options, false)).toHaveLength(options.length);
  });

  it('knows what lies in the hand', () => {
    const { mine } = frames.action!.view!;
    expect(held({ ...mine, quorum: ['quorum/x'] })).toEqual(
      new Set([...mine.hand, ...mine.loyalty, ...mine.supers, 'quorum/x']),
    );
  });
});
