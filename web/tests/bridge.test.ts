import { describe, expect, it } from 'vitest';
import type { CheckView } from '../src/api';
import { frames } from '../fixtures/frames';
import { bridges, clearOf, highest, place, reach, turned, upAt } from '../src/stage/bridge';
import { verdict } from '../src/table/sum';

/** Cards of which the name says what they count for: +3 helps, -2 harms. */
const faceOf = (id: string) => ({
  skill: id.startsWith('-') ? 'tactics' : 'politics',
  strength: Math.abs(parseInt(id)),
});
const check = (difficulty: number, cards: string, partial?: number): CheckView => ({
  ...frames.revealed!.view!.check!,
  difficulty,
  ...(partial ? { partial } : { partial: 0 }),
  positive: ['politics'],
  zeroed: [],
  onesHelp: false,
  cards: cards.split(' '),
});
const values = (c: CheckView) => turned(c, faceOf).map((card) => card.value);

describe('the order in which the cards of a check are turned', () => {
  /** After how many cards the verdict is still open: those face down may count for 5 either way. */
  function open(c: CheckView, order: number[]): number {
    const end = verdict(
      c,
      order.reduce((a, b) => a + b, 0),
    );
    let [sum, last] = [0, 0];
    order.forEach((value, i) => {
      sum += value;
      const rest = 5 * (order.length - 1 - i);
      if (verdict(c, sum + rest) !== end || verdict(c, sum - rest) !== end) last = i + 1;
    });
    return last;
  }
  const orders = (all: number[]): number[][] =>
    all.length < 2
      ? [all]
      : all.flatMap((first, i) => orders(all.filter((_, at) => at !== i)).map((rest) => [first, ...rest]));

  it.each([
    ['passed', check(11, '+2 +4 -3 +3 +3 +2')],
    ['passed by far', check(8, '+5 +4 +3 +3 -1 +2')],
    ['failed by far', check(14, '+5 -4 +3 -3 -1 +2')],
    ['failed by one', check(11, '+5 +4 -2 +3')],
    ['passed in part', check(13, '+5 +4 -2 +3', 8)],
    ['without any help', check(9, '-5 -4 -2')],
  ])('of one %s keeps the verdict open longest', (_, c) => {
    expect(open(c, values(c))).toBe(Math.max(...orders(values(c)).map((order) => open(c, order))));
  });

  it('leaves the card that decides to the end, where there is one', () => {
    const all = turned(check(11, '+2 +4 -3 +3 -1 +2 +3 -1 +2'), faceOf);
    expect(all.at(-1)!.sum).toBe(11);
    expect(all.at(-2)!.sum).toBeLessThan(11);
    const lost = turned(check(11, '+5 +4 -2 +3'), faceOf);
    expect(lost.at(-2)!.sum).toBeGreaterThanOrEqual(11);
  });

  it('does not depend on the order in which they came', () => {
    const one = check(11, '+2 +4 -3 +3 -1');
    const other = { ...one, cards: [...one.cards].reverse() };
    expect(turned(one, faceOf)).toEqual(turned(other, faceOf));
  });

  it('turns every card once, and ends at their sum', () => {
    const c = check(11, '+2 +2 -3 +3 -1 +0');
    expect(values(c).sort()).toEqual([2, 2, -3, 3, -1, 0].sort());
    expect(turned(c, faceOf).at(-1)!.sum).toBe(3);
    expect(turned({ ...c, cards: [] }, faceOf)).toEqual([]);
  });
});

describe('the bridge', () => {
  const weighed = (...all: number[]) =>
    all.map((value, i) => ({ id: `c${i}`, skill: value < 0 ? 'tactics' : 'politics', value, sum: 0 }));
  const lengths = (all: number[]) =>
    bridges(weighed(...all))
      .at(-1)!
      .spans.map((s) => [s.from, s.to]);

  it('begins with nothing, and grows with each card that helps', () => {
    const all = bridges(weighed(2, 4));
    expect(all.map((b) => b.sum)).toEqual([0, 2, 6]);
    expect(all[0]!.spans).toEqual([]);
    expect(lengths([2, 4])).toEqual([
      [0, 2],
      [2, 6],
    ]);
  });

  it('has torn off what a harming card is worth, through several spans', () => {
    expect(lengths([2, 4, -3])).toEqual([
      [0, 2],
      [2, 3],
    ]);
    expect(lengths([2, 4, -4])).toEqual([[0, 2]]);
    expect(bridges(weighed(2, 4, -3)).at(-1)!.torn).toEqual([{ from: 3, to: 6, card: 2 }]);
  });

  it('is made up from below nothing before it grows again', () => {
    expect(bridges(weighed(2, -5)).at(-1)).toMatchObject({ sum: -3, spans: [] });
    expect(lengths([2, -5, 2])).toEqual([]);
    expect(lengths([2, -5, 4])).toEqual([[0, 1]]);
  });

  it('is left as it was by a card that counts nothing', () => {
    expect(bridges(weighed(2, 0)).at(-1)).toEqual({
      sum: 2,
      torn: [],
      spans: bridges(weighed(2)).at(-1)!.spans,
    });
  });

  it('lies on an axis that depends on nothing but the mark', () => {
    expect(reach(7, 12)).toBe(14);
    expect(reach(7)).toBe(14);
    expect(reach(20)).toBe(30);
    expect(place(7, reach(7))).toBe(50);
    expect(place(-3, reach(7))).toBe(0);
    expect(place(99, reach(7))).toBe(100);
  });

  it('lies on an axis that grows with what has been shown, and shrinks with nothing', () => {
    const [before, over, harmed] = [...bridges(weighed(9, 8, -5))].slice(1);
    expect(reach(7, highest(before!))).toBe(14);
    expect(reach(7, highest(over!))).toBe(17);
    expect(reach(7, highest(harmed!))).toBe(17);
    expect(place(17, reach(7, highest(over!)))).toBe(100);
  });

  it('says what a span is worth where no mark crosses it', () => {
    expect(clearOf({ from: 8, to: 10 }, [9, 12])).toEqual({ from: 8, to: 9 });
    expect(clearOf({ from: 8, to: 13 }, [12, 9])).toEqual({ from: 9, to: 12 });
    expect(clearOf({ from: 3, to: 9 }, [9, 12])).toEqual({ from: 3, to: 9 });
  });

  it('keeps a trace of every harming card', () => {
    const torn = bridges(weighed(4, -1, 3, -2)).at(-1)!.torn;
    expect(torn).toEqual([
      { from: 3, to: 4, card: 1 },
      { from: 4, to: 6, card: 3 },
    ]);
  });
});

describe('what is turned after a share of the time', () => {
  it('is nothing at first, the last card late, and all of them at the end', () => {
    expect(upAt(0, 9)).toBe(0);
    expect(upAt(1, 9)).toBe(9);
    expect(upAt(0.93, 9)).toBe(9);
    expect(upAt(0.88, 9)).toBe(8);
    expect(upAt(0.5, 0)).toBe(0);
  });

  it('never goes back', () => {
    const all = Array.from({ length: 101 }, (_, i) => upAt(i / 100, 6));
    expect([...all].sort((a, b) => a - b)).toEqual(all);
    expect(new Set(all)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]));
  });
});
