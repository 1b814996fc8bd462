import { expect, it, vi } from 'vitest';
import { board } from '../../fixtures/view';
import type { CapricaView, Component, SpaceView } from '../../src/api';
import { boardsOf } from '../../src/board/boards';
import { book } from '../../src/cards/book.svelte';

it('what is known of a board comes from the frame and from the words of its locations, whatever it is called', () => {
  const words: Record<string, Partial<Component>> = {
    'location/nest': { who: 'cylon' },
    'location/comb': { who: 'cylon' },
    'location/camp': { who: 'any' },
    'location/road': { who: 'any' },
    'location/port': { who: 'any' },
  };
  vi.spyOn(book, 'get').mockImplementation((id) => words[id] as Component | undefined);
  const boards = [
    board('hive', 'nest', 'comb'),
    board('moon', 'road', 'camp', 'port'),
    board('cylon-camp', 'camp'),
  ];
  const caprica = { forces: { 'location/port': 0, 'location/road': 1 } } as unknown as CapricaView;
  const [hive, moon, camp] = boardsOf({ boards, caprica, spaces: [{ id: 'hive' } as SpaceView] });
  expect(hive).toMatchObject({ cylons: true, spaced: true });
  expect(hive).not.toHaveProperty('path');
  expect(moon).toMatchObject({ cylons: false, spaced: false, path: ['location/road', 'location/port'] });
  expect(camp).toMatchObject({ cylons: false });
});

it('the words say which location holds prisoners, and which card makes a Mutineer', () => {
  const words: Record<string, Partial<Component>> = {
    'location/cell': { jail: true },
    'location/brig': {},
    'loyalty/hothead': { type: 'mutineer' },
    'loyalty/mutineer': { type: 'not-a-cylon' },
  };
  vi.spyOn(book, 'get').mockImplementation((id) => words[id] as Component | undefined);
  expect(['location/cell', 'location/brig', ''].map((id) => book.jails(id))).toEqual([true, false, false]);
  expect(['loyalty/hothead', 'loyalty/mutineer'].map((id) => book.makesMutineer(id))).toEqual([true, false]);
});
