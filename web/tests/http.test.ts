import { afterEach, describe, expect, it, vi } from 'vitest';
import { getJson, postJson } from '../src/http';

afterEach(() => {
  vi.useRealTimers();
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

describe('what is posted', () => {
  let keys: string[];

  /** Answers what is posted, one after the other; nothing is a line that is lost. */
  function answers(...list: (Response | undefined)[]) {
    vi.useFakeTimers();
    keys = [];
    vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
      keys.push((init.headers as Record<string, string>)['Idempotency-Key']!);
      const next = list.shift();
      return next ? Promise.resolve(next) : Promise.reject(new TypeError('network'));
    });
  }
  const done = () => new Response(null, { status: 204 });
  const post = async (body: unknown) => {
    const sent = postJson('/talk', body).then(
      () => 'done',
      (problem: { code: string }) => problem.code,
    );
    await vi.runAllTimersAsync();
    return sent;
  };

  it('is sent again under the same key until there is an answer', async () => {
    answers(undefined, new Response('gone', { status: 502 }), done());
    expect(await post({ text: 'one' })).toBe('done');
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f]{40}$/);
  });

  it('has a key of its own each time', async () => {
    answers(done(), done());
    await post({ text: 'two' });
    await post({ text: 'two' });
    expect(new Set(keys).size).toBe(2);
  });

  it('is not sent again when it was refused', async () => {
    answers(Response.json({ code: 'too-fast' }, { status: 429 }));
    expect(await post({ text: 'three' })).toBe('too-fast');
    expect(keys).toHaveLength(1);
  });

  it('keeps its key when somebody does the same again after no answer came', async () => {
    answers(undefined, undefined, undefined, done(), done());
    expect(await post({ text: 'four' })).toBe('offline');
    expect(await post({ text: 'other' })).toBe('done');
    expect(await post({ text: 'four' })).toBe('done');
    expect(keys[4]).toBe(keys[0]);
    expect(keys[3]).not.toBe(keys[0]);
  });

  it('has another key long after', async () => {
    answers(undefined, undefined, undefined, done());
    expect(await post({ text: 'five' })).toBe('offline');
    vi.setSystemTime(Date.now() + 6 * 60_000);
    expect(await post({ text: 'five' })).toBe('done');
    expect(keys[3]).not.toBe(keys[0]);
  });
});
