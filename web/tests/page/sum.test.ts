import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { LogLine } from '../../src/api';
import { frames } from '../../fixtures/frames';
import words from '../../fixtures/wording.json';
import { book } from '../../src/cards/book.svelte';
import { sorted } from '../../src/cards/sort';
import { destiny, outcome, verdict, weigh } from '../../src/table/sum';

const face = (id: string) => book.face(id);
const check = frames.revealed!.view!.check!;

beforeAll(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ components: words.en, windows: {} })));
  book.load('', 5);
  await vi.waitFor(() => expect(face('skill/repair-2').strength).toBe(2));
});

describe('a revealed check', () => {
  it('counts the types that help up and the others down, as the referee does', () => {
    const { help, harm } = weigh(check, face);
    expect(help.map((c) => c.value)).toEqual([5, 4, 2, 2, 1]);
    expect(harm.map((c) => c.value)).toEqual([-4, -2]);
    expect(harm.at(-1)!.sum).toBe(check.total);
  });

  it('lets strength 1 harm when nothing says that it helps', () => {
    const { harm } = weigh({ ...check, onesHelp: false }, face);
    expect(harm.map((c) => c.id)).toContain('skill/evasive-maneuvers-1');
  });

  it('counts a type set to nothing as nothing', () => {
    const { harm } = weigh({ ...check, zeroed: ['engineering'] }, face);
    expect(harm.map((c) => c.value)).toEqual([0, 0]);
  });

  it('counts a type that is doubled twice, whether it helps or not', () => {
    const { help, harm } = weigh({ ...check, doubled: ['engineering', 'leadership'] }, face);
    expect(harm.map((c) => c.value)).toEqual([-8, -4]);
    const plain = weigh(check, face).help.filter((c) => c.skill === 'leadership');
    for (const { id, value } of plain) expect(help.find((c) => c.id === id)!.value).toBe(2 * value);
    expect(plain.length).toBeGreaterThan(0);
  });

  it('tells the Destiny cards from those added', () => {
    expect(destiny(check)).toBe(2);
  });

  it.each([
    [13, 'pass'],
    [12, 'partial'],
    [7, 'partial'],
    [6, 'fail'],
  ])('with %i is: %s', (total, result) => expect(verdict(check, total)).toBe(result));

  it('has come out as the log says, and before that as it stands', () => {
    const line = (n: number, kind: string, outcome?: LogLine['outcome']): LogLine => ({
      ...frames.revealed!.log[0]!,
      n,
      kind,
      ...(outcome ? { outcome } : {}),
    });
    const log = [line(1, 'check'), line(2, 'outcome', 'pass'), line(3, 'check'), line(4, 'outcome', 'fail')];
    expect(outcome(check, 8, log, 1)).toEqual({ result: 'pass', settled: true });
    expect(outcome(check, 8, log, 3)).toEqual({ result: 'fail', settled: true });
    expect(outcome(check, 8, log.slice(0, 3), 3)).toEqual({ result: 'partial', settled: false });
    expect(outcome(check, 8, log)).toEqual({ result: 'partial', settled: false });
  });

  it('knows no partial result where the card has none', () => {
    const { partial: _, ...whole } = check;
    expect(verdict(whole, 12)).toBe('fail');
  });
});

it('sorts a hand by type and strength, copies together', () => {
  expect(sorted(frames.action!.view!.mine.hand, face)).toEqual([
    { id: 'skill/executive-order-2', copies: 1 },
    { id: 'skill/launch-scout-1', copies: 1 },
    { id: 'skill/evasive-maneuvers-1', copies: 2 },
    { id: 'skill/maximum-firepower-3', copies: 1 },
    { id: 'skill/scientific-research-5', copies: 1 },
  ]);
});
