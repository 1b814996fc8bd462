import { describe, expect, it, vi } from 'vitest';
import type { AreaView, Component, LogLine, View } from '../../src/api';
import { book } from '../../src/cards/book.svelte';
import { isAlone, spotOf } from '../../src/stage/where';

it('shows a hit at the location that the token damages, whatever the token is called', () => {
  const tokens: Record<string, Partial<Component>> = {
    'damage/one': { location: 'location/bridge' },
    'damage/fuel': {},
  };
  vi.spyOn(book, 'get').mockImplementation((id) => tokens[id] as Component | undefined);
  const at = (comp: string) => spotOf({ comp } as LogLine, { areas: [] } as unknown as View, undefined);
  expect(at('damage/one')).toBe('location/bridge');
  expect(at('damage/fuel')).toBeUndefined();
});

describe('a ship that is destroyed', () => {
  const area = (id: string, more: Partial<AreaView> = {}): AreaView =>
    ({ id, raiders: 0, heavy: 0, vipers: 0, basestars: [], civilians: [], pilots: [], ...more }) as never;
  const at = (before: AreaView[], after: AreaView[], line: Partial<LogLine> = {}) =>
    spotOf(line as LogLine, { areas: before } as never, { areas: after } as never);
  const rear = area('rear');

  it('is hit where it is, not in the middle of its area, which others share', () => {
    const two = area('rear', { raiders: 3, civilians: [{ letter: 1 }, { letter: 2 }] });
    expect(at([two], [area('rear', { raiders: 3, civilians: [{ letter: 1 }] })], { letter: 2 })).toBe(
      'civilian/B',
    );
    expect(at([two], [{ ...two, raiders: 2 }])).toBe('ship/raider/rear');
    expect(at([area('rear', { heavy: 1 })], [rear])).toBe('ship/heavy-raider/rear');
    expect(at([area('rear', { pilots: [4] })], [rear])).toBe('seat/4');
    expect(at([area('rear', { vipers: 2 })], [area('rear', { vipers: 1 })])).toBe('ship/viper/rear');
    const star = { id: 'basestar-a', damage: [] };
    expect(at([area('rear', { basestars: [star] })], [rear])).toBe('ship/basestar-a/rear');
  });

  it('is in its area, or nowhere, if it is not known which it was', () => {
    const some = area('rear', { vipers: 2, others: { 'viper-mark-vii': 1 } });
    expect(at([some], [{ ...some, vipers: 1 }])).toBe('area/rear');
    const front = area('front', { raiders: 1 });
    expect(at([area('rear', { raiders: 1 }), front], [rear, area('front')])).toBeUndefined();
    expect(at([rear], [rear], { letter: 3 })).toBeUndefined();
  });

  it('is gone if it was alone', () => {
    expect(['civilian/A', 'seat/1', 'ship/basestar-a/rear'].every(isAlone)).toBe(true);
    expect(['ship/raider/rear', 'area/rear', 'location/command'].some(isAlone)).toBe(false);
  });
});
