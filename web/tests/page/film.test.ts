import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { frames } from '../../fixtures/frames';
import { Film } from '../../src/replay/film.svelte';
import { Session } from '../../src/table/session.svelte';

const { table, view } = frames.action!;

beforeEach(() => {
  const moments = [{ ask: 1, line: 0, turn: 1, phase: 'action', waiting: [0] }];
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(
      Response.json(
        path.includes('/stills') ? { stills: [{ moment: 0, view }] } : { eyes: -1, table, moments, log: [] },
      ),
    ),
  );
});
afterEach(() => vi.unstubAllGlobals());

it('nobody is away in a record, whoever is there now', async () => {
  expect(table.seats.some((s) => !s.present)).toBe(true);
  const session = new Session('fixture', null);
  await new Film('fixture', null, -1, session).open(-1);
  expect(session.received!.table.seats.map((s) => s.present)).toEqual(table.seats.map(() => true));
});
