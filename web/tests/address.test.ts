import { expect, it } from 'vitest';
import { pageAt } from '../src/address';

it('knows the page at an address', () => {
  expect(pageAt('/', '')).toEqual({ name: 'home' });
  expect(pageAt('/p', '#key')).toEqual({ name: 'player', key: 'key' });
  expect(pageAt('/t/U2z-X_c4', '#key')).toEqual({ name: 'table', id: 'U2z-X_c4', key: 'key' });
  expect(pageAt('/t/U2z-X_c4/', '')).toEqual({ name: 'table', id: 'U2z-X_c4', key: null });
  expect(pageAt('/t/U2z-X_c4/replay', '')).toEqual({ name: 'replay', id: 'U2z-X_c4' });
});

it('is lost at an address that nothing of ours can have', () => {
  for (const path of ['/p', '/t/', '/t/a/b', '/t/%E0%A4%A', '/t/a%2Fb', '/elsewhere'])
    expect(pageAt(path, '')).toEqual({ name: 'lost' });
});
