import { expect, it } from 'vitest';
import { frames } from '../fixtures/frames';
import { fits } from '../src/stage/verify';

const { seed, commitment } = frames.over!.table;

it('finds that a seed fits its hash', async () => expect(await fits(seed!.server, commitment)).toBe(true));

it('finds that another seed does not', async () => {
  expect(await fits('ff' + seed!.server.slice(2), commitment)).toBe(false);
});
