import { describe, expect, it } from 'vitest';
import { frames } from '../fixtures/frames';
import { keeping, kept } from '../src/table/kept';

/** The same, as it would come once more. */
const again = <T>(thing: T): T => JSON.parse(JSON.stringify(thing)) as T;

describe('what is kept of what was there before', () => {
  it('is all of it where nothing has changed', () => {
    for (const frame of Object.values(frames)) expect(kept(frame, again(frame))).toBe(frame);
  });

  it('is each part that has not changed, and nothing of what has', () => {
    const before = frames.action!;
    const now = again(before);
    now.view!.dials = { ...now.view!.dials, fuel: { red: 2, value: 1 } };
    const made = kept(before, now);
    expect(made).toEqual(now);
    expect(made).not.toBe(before);
    expect(made.view).not.toBe(before.view);
    expect(made.view!.dials).not.toBe(before.view!.dials);
    expect(made.view!.dials!.food).toBe(before.view!.dials!.food);
    expect(made.view!.areas).toBe(before.view!.areas);
    expect(made.view!.seats).toBe(before.view!.seats);
    expect(made.table).toBe(before.table);
  });

  it.each([
    [
      [1, 2],
      [1, 2, 3],
    ],
    [
      [1, 2, 3],
      [1, 2],
    ],
    [{ a: 1 }, { a: 1, b: undefined }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: 1 }, { b: 1 }],
    [{ a: undefined }, { b: undefined }],
    [[], {}],
    [{ a: [] }, { a: {} }],
    [{ a: null }, { a: {} }],
    [{ a: {} }, { a: null }],
    [undefined, { a: 1 }],
  ])('of %j is nothing that %j does not say', (before, now) => {
    expect(kept(before, now)).toStrictEqual(now);
    expect(kept(before, now)).not.toBe(before);
  });

  it('changes neither', () => {
    const [before, now] = [
      { a: { b: 1 }, c: [1] },
      { a: { b: 1 }, c: [2] },
    ];
    const part = now.a;
    expect(kept(before, now).a).toBe(before.a);
    expect(now.a).toBe(part);
    expect(before).toEqual({ a: { b: 1 }, c: [1] });
  });
});

it('is put together of what it was the time before', () => {
  const same = keeping<{ a: number[]; b: number }>();
  const first = same({ a: [1], b: 1 });
  expect(same({ a: [1], b: 1 })).toBe(first);
  const second = same({ a: [1], b: 2 });
  expect(second).toEqual({ a: [1], b: 2 });
  expect(second.a).toBe(first.a);
});
