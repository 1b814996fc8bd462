import { expect, it } from 'vitest';
import type { LogLine } from '../../src/api';
import { diceOf } from '../../src/stage/turning';

const line = (n: number, kind: string): LogLine => ({
  n,
  turn: 1,
  kind,
  rule: '',
  beat: { kind: 'quiet', ms: 0 },
  text: [],
});

it('lays beside a check the dice that were rolled since it began, and no older ones', () => {
  const log = [line(1, 'rolled'), line(2, 'check'), line(3, 'rolled')];
  expect(diceOf([log[0]!, log[2]!], log)).toEqual([log[2]]);
  expect(diceOf([log[0]!], [log[0]!])).toEqual([log[0]]); // no check yet
});
