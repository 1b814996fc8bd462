import { expect, it, vi } from 'vitest';
import { frames } from '../fixtures/frames';
import { fits } from '../src/stage/verify';

const { seed, commitment } = frames.over!.table;

it('finds that a seed fits its hash', async () => expect(await fits(seed!.server, commitment)).toBe(true));

it('finds that another seed does not', async () => {
  expect(await fits('ff' + seed!.server.slice(2), commitment)).toBe(false);
});

// a page that came in plain HTTP from another machine has no crypto.subtle
it('finds the same without the browser’s own cryptography', async () => {
  vi.stubGlobal('crypto', {});
  expect(await fits(seed!.server, commitment)).toBe(true);
  expect(await fits('ff' + seed!.server.slice(2), commitment)).toBe(false);
  vi.unstubAllGlobals();
});
