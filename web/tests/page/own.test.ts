import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keptSeats } from '../../src/keys';
import { own } from '../../src/own.svelte';

const seat = (id: string) => ({ id, key: `key of ${id}`, name: 'Nuria', since: 1, seat: 0 });
const player = { tables: [seat('t1'), seat('t2')], preferences: {}, listings: [] };

let paths: string[];
let answers: (() => void)[]; // to what was fetched of the player, when the test wants it

beforeEach(() => {
  localStorage.clear();
  paths = [];
  answers = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if (init.method === 'POST') {
      await new Promise((done) => setTimeout(done));
      paths.push(path);
      return new Response(path === '/api/player' ? '{"key":"mine"}' : null);
    }
    await new Promise<void>((done) => answers.push(done));
    return new Response(JSON.stringify(path === '/api/player' ? player : []));
  });
});
afterEach(() => {
  own.leave();
  vi.unstubAllGlobals();
});

/** Answers what is fetched next. */
async function answer() {
  await vi.waitFor(() => expect(answers).not.toEqual([]));
  answers.shift()!();
}

async function create() {
  const created = own.create();
  await answer();
  await created;
}

it('keeps the seats and preferences of a browser under a link before that is made', async () => {
  own.keep(seat('t1'));
  await create();
  expect(paths).toEqual(['/api/player', '/api/player/tables', '/api/player/preferences']);
  expect(keptSeats().map(({ id }) => id)).toEqual(['t1', 't2']);
});

it('does not bring back a seat that was let go of while the list was on its way', async () => {
  await create();
  const loaded = own.load();
  own.forget('t1');
  await answer();
  await loaded;
  expect(own.seats.map(({ id }) => id)).toEqual(['t2']);
  expect(keptSeats().map(({ id }) => id)).toEqual(['t2']);
});

it('knows nothing any more when that was wished while the list was on its way', async () => {
  await create();
  const loaded = own.load();
  own.leave();
  await answer();
  await loaded;
  expect(own.seats).toEqual([]);
  expect(keptSeats()).toEqual([]);
});
