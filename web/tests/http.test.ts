import { afterEach, expect, it, vi } from 'vitest';
import { getJson, postJson } from '../src/http';

afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.asked = undefined;
});

it('takes what the page has asked for ahead, once', async () => {
  const fetched = vi.fn(() => Promise.resolve(Response.json('now')));
  vi.stubGlobal('fetch', fetched);
  globalThis.asked = { '/a': Promise.resolve(Response.json('ahead')) };
  expect(await postJson('/a', {})).toBe('now'); // nothing is sent ahead
  expect(await getJson('/a')).toBe('ahead');
  expect(await getJson('/a')).toBe('now');
  expect(await getJson('/b')).toBe('now');
  expect(fetched).toHaveBeenCalledTimes(3);
});

it('tells who takes it that what was asked for ahead has failed', async () => {
  const failed = Promise.reject<Response>(new TypeError('network'));
  failed.catch(() => undefined);
  globalThis.asked = { '/a': failed };
  await expect(getJson('/a')).rejects.toMatchObject({ code: 'offline' });
});
