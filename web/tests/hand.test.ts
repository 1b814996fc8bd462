import { describe, expect, it } from 'vitest';
import { fit } from '../src/ask/fit';
import { handOf, ownOf } from '../src/cards/hold';
import { gap, isDouble, leftOf, lengthOf, rowOf, seenOf } from '../src/cards/row';

describe('the row of a hand', () => {
  const [room, height] = [1196, 192];

  it('has whole cards to eight, beside each other', () => {
    const row = rowOf(8, room, height);
    expect(row).toMatchObject({ width: 142, whole: true, scrolls: false });
    expect(lengthOf(row, 8)).toBeLessThanOrEqual(room);
  });

  it('has slips where they do not fit, of which any can be drawn out', () => {
    const row = rowOf(11, room, height);
    expect(row).toMatchObject({ whole: false, line: 11 });
    for (let open = 0; open < 11; open++) {
      expect(seenOf(row, open, open, 11)).toBe(row.width);
      expect(leftOf(row, 10, open, 11) + seenOf(row, 10, open, 11)).toBeLessThanOrEqual(room + 8);
    }
  });

  it('lets the others give way to the one that is drawn out, without moving it', () => {
    const row = rowOf(11, room, height);
    expect(leftOf(row, 5, 5, 11)).toBe(leftOf(row, 5, 8, 11));
    expect(leftOf(row, 6, 5, 11)).toBeGreaterThanOrEqual(leftOf(row, 5, 5, 11) + row.width);
  });

  it.each([13, 16, 20, 26])('lies in two lines rather than have names that cannot be read: %i', (n) => {
    const row = rowOf(n, room, height);
    expect(row).toMatchObject({ scrolls: false });
    expect(isDouble(row, n)).toBe(true);
    expect(lengthOf(row, n) + gap + row.width).toBeLessThanOrEqual(room); // one lies whole beside them
    const spots = Array.from({ length: n }, (_, i) => `${leftOf(row, i, 0, n)} ${Math.floor(i / row.line)}`);
    expect(new Set(spots).size).toBe(n);
    expect(seenOf(row, 0, 0, n)).toBeGreaterThanOrEqual(62);
  });

  it('has wider cards for long texts where there is room left, none over another', () => {
    const letters = [40, 60, 331, 120, 90];
    const row = rowOf(5, room, height, letters);
    expect(seenOf(row, 2, 4, 5), 'as wide as its text takes').toBeGreaterThan(170);
    expect(seenOf(row, 1, 4, 5)).toBe(row.width);
    for (let i = 1; i < 5; i++)
      expect(leftOf(row, i, 4, 5)).toBe(leftOf(row, i - 1, 4, 5) + seenOf(row, i - 1, 4, 5) + gap);
    // several share what is left
    const all = rowOf(7, room, height, Array<number>(7).fill(400));
    expect(lengthOf(all, 7)).toBeLessThanOrEqual(room);
    expect(lengthOf(all, 7)).toBeGreaterThan(room - 2 * gap);
  });

  it('is scrolled where even those do not fit', () => {
    expect(rowOf(30, 600, height).scrolls).toBe(true);
  });
});

describe('what a seat holds', () => {
  const mine = {
    added: [],
    drawn: ['quorum/arrest-order'],
    hand: ['skill/repair-2', 'skill/repair-1', 'skill/repair-1'],
    quorum: ['quorum/food-rationing'],
    supers: [],
    loyalty: ['loyalty/not-a-cylon-base', 'loyalty/not-a-cylon-base'],
    secrets: { mutiny: ['mutiny/assume-command'] },
  };
  const faceOf = (id: string) => ({ skill: 'engineering', strength: Number(id.at(-1)) || 0 });

  it('begins with what was drawn, then the hand in order', () => {
    expect(handOf(mine, faceOf).map(({ id, copies }) => [id, copies])).toEqual([
      ['quorum/arrest-order', 1],
      ['skill/repair-1', 2],
      ['skill/repair-2', 1],
      ['quorum/food-rationing', 1],
    ]);
  });

  it('has its secrets with its face, equal ones as one, those of other sets as well', () => {
    expect(ownOf(mine).map(({ id, copies }) => [id, copies])).toEqual([
      ['loyalty/not-a-cylon-base', 2],
      ['mutiny/assume-command', 1],
    ]);
  });
});

describe('the choices in the line', () => {
  const entry = (id: string, text = id) => [{ id, max: 1, label: [{ text }] }];
  const place = ({ id }: { id: string }) => id.startsWith('location/');
  const ids = (list: { id: string }[][]) => list.map(([o]) => o!.id);

  it('are all, if they are few', () => {
    const two = [entry('box/a', 'x'.repeat(60)), entry('box/b', 'y'.repeat(60))];
    expect(fit(two, place, 'phone')).toEqual(two);
    expect(fit(two, place, 'phone', false), 'others lie in the hand').toEqual([]);
  });

  it('are first those that are nowhere else', () => {
    const many = [...'abcdefghij'].map((l) => entry(`location/${l}`, `Room ${l} of the ship`));
    expect(ids(fit([...many, entry('pass', 'Stay')], place, 'wide'))).toEqual(['pass']);
    const some = [entry('location/a', 'Use Command'), ...many.slice(0, 0)];
    const acts = [...'abcde'].map((l) => entry(`ability/${l}`, `What ${l} can do at sea`));
    expect(ids(fit([...some, ...acts], place, 'wide'))).not.toContain('location/a');
    expect(ids(fit(acts, place, 'pressed')).length).toBeLessThan(fit(acts, place, 'wide').length);
  });
});
