import { describe, expect, it } from 'vitest';
import { leftRight, moved, movedPath, shift, turn, type Move } from '../src/art/pen';
import { ships } from '../src/art/ships';

const mirror: Move = [-1, 0, 0, 1, 100, 0];

describe('a path that is moved', () => {
  it.each([
    ['M1 2L3 4H5V6Z', shift(10, 20), 'M11 22L13 24L15 24L15 26Z'],
    ['M1 2l2 2h2v2z', shift(10, 20), 'M11 22L13 24L15 24L15 26Z'],
    ['m1 2 2 2', shift(10, 20), 'M11 22L13 24'],
    ['M0 0h4v2zM8 0v1', mirror, 'M100 0L96 0L96 2ZM92 0L92 1'],
    ['M0 0h4zl1 1', mirror, 'M100 0L96 0ZL99 1'], // it goes on from where it began
    ['M0-1L.5.5', shift(0, 0), 'M0 -1L0.5 0.5'],
    ['M10 0L0 -10', turn(90), 'M0 10L10 0'],
    ['M10 0Q20 5 30 0', mirror, 'M90 0Q80 5 70 0'],
    ['M10 0c5 5 10 5 15 0', mirror, 'M90 0C85 5 80 5 75 0'],
    ['M10 0a5 5 0 1 0 10 0', mirror, 'M90 0A5 5 0 1 1 80 0'], // mirrored, it runs the other way round
    ['M10 0A5 5 0 0 1 20 0', turn(180, 0.5), 'M-5 0A2.5 2.5 0 0 1 -10 0'],
  ] as const)('%s', (d, by, is) => {
    expect(movedPath(d, by)).toBe(is);
  });

  it('is refused where it cannot be moved', () => {
    expect(() => movedPath('M0 0S1 1 2 2', mirror)).toThrow('S1 1 2 2');
    expect(() => movedPath('M0 0L1', mirror)).toThrow('L1');
  });
});

it('stretches lines and their gaps with what they draw', () => {
  const [stroke] = moved(turn(60, 0.5), [{ d: 'M0 0H1', stroke: 'red', width: 3, dash: '2 7' }]);
  expect([stroke!.width, stroke!.dash]).toEqual([1.5, '1 3.5']);
});

it('mirrors a half beside itself', () => {
  expect(leftRight([{ d: 'M0 0H4', stroke: 'red' }], 50).map((s) => s.d)).toEqual(['M0 0H4', 'M100 0L96 0']);
});

// Where a corner of a stroke is, at least, is in the drawing: what is moved to the wrong place is seen.
it.each(Object.entries(ships))('%s lies in its measures', (_, { width, height, strokes }) => {
  for (const { d, fill } of strokes)
    if (fill !== 'url(#exhaust)')
      for (const [, x, y] of d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)) {
        expect(Number(x)).toBeGreaterThan(-0.12 * width);
        expect(Number(x)).toBeLessThan(1.12 * width);
        expect(Number(y)).toBeGreaterThan(-0.12 * height);
        expect(Number(y)).toBeLessThan(1.12 * height);
      }
});
