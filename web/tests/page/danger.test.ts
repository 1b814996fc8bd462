import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { GameFrame } from '../../src/api';
import { dangers } from '../../src/ask/danger';
import { language, t } from '../../src/i18n/index.svelte';
import { changesOf } from '../../src/stage/changes';

type View = GameFrame['view'];
const area = (raiders: number, civilians: unknown[]) => ({ raiders, heavy: 0, basestars: [], civilians });
const view = {
  areas: [area(3, []), area(0, [{}, {}])],
  dials: {
    fuel: { value: 3, red: 4 },
    food: { value: 8, red: 4 },
    morale: { value: 2, red: 4 },
  },
  fleet: { boarding: [1, 0, 0, 0, 0] },
} as unknown as View;

// the words come later, and may be on their way already
beforeAll(async () => {
  await language.rest();
  await vi.waitFor(() => expect(t('where.at')).not.toBe(''), 20_000);
});

describe('what presses', () => {
  it('begins with who is aboard, and ends with the dials in the red, the lowest first', () => {
    expect(dangers(view).map(({ said }) => said)).toEqual([
      '1 centurion aboard',
      '3 Cylon ships',
      '2 civilian ships exposed',
      'Morale 2',
      'Fuel 3',
    ]);
  });

  it('says which resource is low, so that its sign can stand for it', () => {
    expect(dangers(view).flatMap(({ low }) => (low ? [low] : []))).toEqual([
      ['morale', 2],
      ['fuel', 3],
    ]);
  });

  it('counts no ships around a Galactica that is away', () => {
    const away = { ...view, caprica: { phase: 'occupied', forces: { 'location/shipyard': 2 } } };
    expect(dangers(away as unknown as View).map(({ said }) => said)).toEqual([
      '1 centurion aboard',
      'Morale 2',
      'Fuel 3',
      '2 occupation forces',
    ]);
  });
});

it('tells of each way what is certain, before and after, under the result that brings it', () => {
  const ways = [
    { way: 'a', what: 'food', seat: -1, from: 7, to: 6 },
    { way: 'a', what: 'raptors', seat: -1, from: 4, to: 3 },
    { way: 'b', when: 'fail', what: 'population', seat: -1, from: 10, to: 9 },
    { way: 'b', when: 'low', atMost: 4, what: 'raiders', seat: -1, from: 0, to: 3 },
    { way: 'b', when: 'high', atMost: 4, what: 'nothing', seat: -1, from: 0, to: 0 },
  ];
  const frame = { ways } as unknown as GameFrame;
  expect(changesOf(frame, 'a')).toEqual([{ when: '', what: 'Food 7 → 6 · Raptors 4 → 3' }]);
  expect(changesOf(frame, 'b')).toEqual([
    { when: 'Fail', what: 'Population 10 → 9' },
    { when: '4 or less', what: '+3 raiders' },
    { when: '5 or more', what: 'nothing changes' },
  ]);
  // both ways are laid out alike
  expect(changesOf({ ways: ways.slice(2) } as unknown as GameFrame, 'a')).toEqual([
    { when: '', what: 'No number changes for certain' },
  ]);
  expect(changesOf({} as GameFrame, 'a')).toEqual([]);
});
