import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Frame } from '../src/api';
import { eventsOf, listen } from '../src/table/stream';

const bytes = (text: string) => new TextEncoder().encode(text);
const headersOf = (init: RequestInit) => init.headers as Record<string, string>;

let calls: { path: string; init: RequestInit }[];
let replies: (() => Promise<Response>)[];
let heard: string[];

beforeEach(() => {
  vi.useFakeTimers();
  calls = [];
  replies = [];
  heard = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    calls.push({ path, init });
    return (replies.shift() ?? (() => new Promise<Response>(() => undefined)))();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A response that sends these pieces, and then ends or stays open. */
function sends(pieces: Uint8Array[], stays = false): () => Promise<Response> {
  return () =>
    Promise.resolve(
      new Response(
        new ReadableStream<Uint8Array>({
          start(to) {
            for (const piece of pieces) to.enqueue(piece);
            if (!stays) to.close();
          },
        }),
      ),
    );
}
const hear = (key: string | null) =>
  listen('t1', key, 'en', {
    known: () => ({ log: 4, talk: 5 }),
    frame: (frame: Frame) => heard.push(`frame ${frame.seq}`),
    up: (isUp) => heard.push(isUp ? 'up' : 'down'),
    refused: () => heard.push('refused'),
  });

it('reads events wherever the pieces of a stream are cut, within a letter, too', async () => {
  const all = bytes(
    'id: 1-2-3\nevent: frame\ndata: {"é": 1}\n\n: \n\nid: 2-2-3\nevent: frame\ndata: 2\n\nid: cut',
  );
  for (let cut = 1; cut < all.length; cut++) {
    const body = (await sends([all.slice(0, cut), all.slice(cut)])()).body!;
    const got = [];
    for await (const events of eventsOf(body)) got.push(...events);
    expect(got).toEqual([
      { id: '1-2-3', name: 'frame', data: '{"é": 1}' },
      { id: '', name: '', data: '' },
      { id: '2-2-3', name: 'frame', data: '2' },
    ]);
  }
});

it('hands over what came together without a break, so that nothing is shown in between', async () => {
  const frame = (n: number) => `id: ${n}-0-0\nevent: frame\ndata: {"seq": ${n}}\n\n`;
  const turns: string[][] = [];
  let turn: string[] | undefined;
  replies = [sends([bytes(frame(1) + frame(2) + frame(3)), bytes(frame(4))], true)];
  const stop = listen('t1', null, 'en', {
    known: () => ({ log: 0, talk: 0 }),
    up: () => undefined,
    frame: ({ seq }) => {
      if (!turn) {
        turns.push((turn = []));
        queueMicrotask(() => (turn = undefined)); // when a page is drawn anew, at the earliest
      }
      turn.push(`frame ${seq}`);
    },
  });
  await vi.advanceTimersByTimeAsync(10);
  expect(turns).toEqual([['frame 1', 'frame 2', 'frame 3'], ['frame 4']]);
  stop();
});

it('has the key in a header and never in the address', async () => {
  hear('secret')();
  hear(null)();
  await vi.advanceTimersByTimeAsync(0);
  expect(calls.map(({ path }) => path)).toEqual(
    Array(2).fill('/api/tables/t1/stream?lang=en&after=4&talk=5'),
  );
  expect(calls.map(({ init }) => headersOf(init)['X-Ragtag-Key'])).toEqual(['secret', undefined]);
});

it('is opened again where it ended, and not all at once', async () => {
  replies = [sends([bytes('id: 7-8-9\nevent: frame\ndata: {"seq": 7}\n\n')])];
  const stop = hear('secret');
  await vi.advanceTimersByTimeAsync(1400);
  expect(heard).toEqual(['up', 'up', 'frame 7', 'down']);
  expect(calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2200);
  expect(calls).toHaveLength(2);
  expect(headersOf(calls[1]!.init)['Last-Event-ID']).toBe('7-8-9');
  stop();
});

it('says that it was refused, and tries again', async () => {
  replies = [
    () => Promise.resolve(new Response('', { status: 403 })),
    () => Promise.reject(new TypeError('network')),
  ];
  const stop = hear('secret');
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toEqual(['down', 'refused']);
  await vi.advanceTimersByTimeAsync(3600);
  expect(heard).toEqual(['down', 'refused', 'down']); // a line that is lost is not refused
  stop();
});

it('gives up a line that is silent for long', async () => {
  replies = [sends([bytes(': \n\n')], true)];
  const stop = hear('secret');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls[0]!.init.signal!.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(11_000);
  expect(calls[0]!.init.signal!.aborted).toBe(true);
  stop();
});

it('says nothing any more once it was ended', async () => {
  replies = [sends([bytes(': \n\n')], true)];
  const stop = hear('secret');
  await vi.advanceTimersByTimeAsync(0);
  heard = [];
  stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(heard).toEqual([]);
  expect(calls).toHaveLength(1);
  expect(calls[0]!.init.signal!.aborted).toBe(true);
});
