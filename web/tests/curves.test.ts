import { describe, expect, it } from 'vitest';
import type { Chronicle } from '../src/api';
import { box, curvesOf, ground, leapsOf, resources } from '../src/stage/curves';

const at = (turn: number, all: number, distance: number) => ({
  turn,
  distance,
  dials: Object.fromEntries(resources.map((r) => [r, all])),
});
const story = (...points: Chronicle['points']): Chronicle => ({
  turns: 9,
  length: 0,
  points,
  checks: [],
  turned: [],
  seats: [],
});

describe('the curves of a game', () => {
  it('go from the first turn to the last, within their box', () => {
    for (const { d } of curvesOf(story(at(0, 8, 0), at(4, 3, 2), at(9, 0, 8)), 600)) {
      expect(d).toMatch(new RegExp(`^M${box.left} .+H${600 - box.right}V${ground}$`));
    }
  });

  it('have names that never lie over one another, above the ground', () => {
    for (const end of [0, 5, 12]) {
      const labels = curvesOf(story(at(0, 8, 0), at(3, end, 0)), 600)
        .map((c) => c.label)
        .sort((a, b) => a - b);
      labels.slice(1).forEach((y, i) => expect(y - labels[i]!).toBeGreaterThanOrEqual(15));
      expect(labels.at(-1)).toBeLessThanOrEqual(ground);
    }
  });

  it('mark where the fleet came nearer', () => {
    const leaps = leapsOf(story(at(0, 8, 0), at(2, 8, 0), at(4, 8, 3), at(7, 8, 5)), 600);
    expect(leaps.map(({ turn, distance }) => [turn, distance])).toEqual([
      [4, 3],
      [7, 5],
    ]);
  });

  it('are none where nothing is known', () => {
    expect(curvesOf(story(), 600)).toEqual([]);
  });
});
