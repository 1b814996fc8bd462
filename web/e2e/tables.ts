// Tables made by the API, for journeys that begin in the middle of something.
import type { Page } from '@playwright/test';

export interface Made {
  id: string;
  owner: string;
  keys: (string | null)[];
}

/** Makes a table: a letter a seat, h for a person, o for an open seat, b for a bot. */
export async function makeTable(
  page: Page,
  address: string,
  pattern: string,
  more: Record<string, unknown> = {},
): Promise<Made> {
  const names = ['Nuria', 'Ted', 'Ines', 'Omar', 'Vera', 'Luis'];
  const seats = [...pattern].map((c, i) =>
    c === 'b' ? { kind: 'bot', name: `Bot ${i + 1}` } : { kind: 'human', name: c === 'h' ? names[i] : '' },
  );
  const response = await page.request.post(`${address}/api/tables`, {
    data: { options: '', players: seats.length, pace: 'relaxed', seats, ...more },
  });
  if (!response.ok()) throw new Error(await response.text());
  const made = (await response.json()) as {
    id: string;
    owner: string;
    seats: { seat: number; key: string | null }[];
  };
  return { id: made.id, owner: made.owner, keys: made.seats.map((s) => s.key) };
}

interface Asked {
  ask: number;
  kind: string;
  min: number;
  max: number;
  options: { id: string; max: number }[];
}

export interface Frame {
  table: { status: string };
  waiting: number[];
  ask?: Asked;
  view?: { turn: number };
  [key: string]: unknown;
}

export async function frameOf(page: Page, address: string, table: Made, seat: number): Promise<Frame> {
  const key = seat < 0 ? '' : table.keys[seat]!;
  const response = await page.request.get(`${address}/api/tables/${table.id}?key=${key}&after=1000000`);
  return (await response.json()) as Frame;
}

/** Calls the API as a seat, and returns the status of the answer. */
export async function call(
  page: Page,
  address: string,
  table: Made,
  seat: number,
  path: string,
  data: unknown = {},
): Promise<number> {
  const response = await page.request.post(`${address}/api/tables/${table.id}/${path}`, {
    data,
    headers: { 'X-Ragtag-Key': table.keys[seat] ?? '' },
  });
  return response.status();
}

/** Answers for a seat with the first options that will do. */
export async function answerFirst(page: Page, address: string, table: Made, seat: number, asked: Asked) {
  const takes: { option: string; count: number }[] = [];
  let left = asked.min;
  for (const option of asked.options) {
    const count = Math.min(left, option.max);
    if (count > 0) takes.push({ option: option.id, count });
    left -= count;
  }
  return call(page, address, table, seat, 'answers', { ask: asked.ask, takes });
}

/** Lets the people of a table answer until `done`, or so often. */
export async function playOn(
  page: Page,
  address: string,
  table: Made,
  seats: number[],
  done: (frame: Frame, seat: number) => boolean,
  most = 400,
): Promise<void> {
  for (let n = 0; n < most; n++) {
    for (const seat of seats) {
      const frame = await frameOf(page, address, table, seat);
      if (frame.table.status === 'over' || done(frame, seat)) return;
      if (frame.ask) await answerFirst(page, address, table, seat, frame.ask);
    }
  }
  throw new Error(`not there after ${most} rounds`);
}

/** Waits until the bots have played to the end. */
export async function untilOver(page: Page, address: string, table: Made): Promise<void> {
  for (let n = 0; n < 200; n++) {
    if ((await frameOf(page, address, table, -1)).table.status === 'over') return;
    await page.waitForTimeout(50);
  }
  throw new Error('the game does not end');
}
