import { describe, expect, it } from 'vitest';
import type { Ask } from '../src/api';
import { add, canAdd, carry, isLegal, nothing, press, remove, takes, total } from '../src/table/selection';

const text = [{ text: '' }];

function asking(min: number, max: number, limits: Record<string, number>, ask = 7): Ask {
  const options = Object.entries(limits).map(([id, n]) => ({ id, max: n, label: text }));
  return { ask, kind: 'discard', rule: '', secret: false, min, max, text, options };
}

describe('a request for one thing', () => {
  const ask = asking(1, 1, { 'area/front': 1, 'area/rear': 1 });

  it('takes what is pressed in the place of what was picked', () => {
    const first = press(ask, nothing, 'area/front');
    expect(press(ask, first, 'area/rear')).toEqual({ 'area/rear': 1 });
  });

  it('gives back what is pressed again', () => {
    expect(press(ask, { 'area/front': 1 }, 'area/front')).toEqual({});
  });

  it('is answered by exactly one', () => {
    expect(isLegal(ask, nothing)).toBe(false);
    expect(isLegal(ask, { 'area/front': 1 })).toBe(true);
    expect(isLegal(ask, { 'area/front': 1, 'area/rear': 1 })).toBe(false);
  });
});

describe('a request for none or several', () => {
  const ask: Ask = { ...asking(0, 3, { 'skill/repair-1': 2, 'skill/repair-2': 1 }), least: 2 };

  it('is answered by nothing or by enough', () => {
    expect(isLegal(ask, nothing)).toBe(true);
    expect(isLegal(ask, { 'skill/repair-1': 1 })).toBe(false);
    expect(isLegal(ask, { 'skill/repair-1': 1, 'skill/repair-2': 1 })).toBe(true);
    expect(isLegal(ask, { 'skill/repair-1': 2, 'skill/repair-2': 1 })).toBe(true);
  });
});

describe('a request for several things', () => {
  const ask = asking(2, 3, { 'skill/repair-1': 2, 'skill/repair-2': 1, 'skill/launch-scout-1': 1 });

  it('takes an option as often as it may, then gives all of it back', () => {
    let picked = press(ask, nothing, 'skill/repair-1');
    picked = press(ask, picked, 'skill/repair-1');
    expect(picked).toEqual({ 'skill/repair-1': 2 });
    expect(press(ask, picked, 'skill/repair-1')).toEqual({});
  });

  it('takes no more in all than the request allows', () => {
    const full = { 'skill/repair-1': 2, 'skill/repair-2': 1 };
    expect(canAdd(ask, full, 'skill/launch-scout-1')).toBe(false);
    expect(add(ask, full, 'skill/launch-scout-1')).toBe(full);
  });

  it('gives back one at a time', () => {
    expect(remove({ 'skill/repair-1': 2 }, 'skill/repair-1')).toEqual({ 'skill/repair-1': 1 });
    expect(remove({ 'skill/repair-1': 1 }, 'skill/repair-1')).toEqual({});
    expect(remove({}, 'skill/repair-1')).toEqual({});
  });

  it('never takes what is not among the options', () => {
    expect(press(ask, nothing, 'skill/unknown-9')).toEqual({});
  });

  it('is answered between its bounds', () => {
    expect(isLegal(ask, { 'skill/repair-1': 1 })).toBe(false);
    expect(isLegal(ask, { 'skill/repair-1': 2 })).toBe(true);
    expect(isLegal(ask, { 'skill/repair-1': 3 })).toBe(false);
  });

  it('is sent in the order of the options, without what is not taken', () => {
    const picked = { 'skill/launch-scout-1': 1, 'skill/repair-1': 2 };
    expect(takes(ask, picked)).toEqual([
      { option: 'skill/repair-1', count: 2 },
      { option: 'skill/launch-scout-1', count: 1 },
    ]);
    expect(total(picked)).toBe(3);
  });
});

describe('an incoming frame', () => {
  const ask = asking(0, 2, { 'seat/1': 1, 'seat/2': 1 });
  const picked = { 'seat/1': 1 };

  it('keeps the selection while the question is the same', () => {
    expect(carry(ask, picked, asking(0, 2, { 'seat/1': 1, 'seat/2': 1 }))).toBe(picked);
  });

  it('drops it when another question comes, or none', () => {
    expect(carry(ask, picked, asking(0, 2, { 'seat/1': 1 }, 8))).toEqual({});
    expect(carry(ask, picked, undefined)).toEqual({});
  });

  it('drops it if the options of the question have changed under it', () => {
    expect(carry(ask, picked, asking(0, 2, { 'seat/2': 1 }))).toEqual({});
  });
});
