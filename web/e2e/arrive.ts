// A table that has come to some moment: made and played by the API alone, with
// answers by chance, so that a journey can begin there. Chance is the same in
// every run, so that the moment is.
import { setTimeout } from 'node:timers/promises';
import type { Ask, Created, Frame, NewTable, Take } from '../src/api';

/** Numbers from 0 to 1 that are the same in every run. */
export function chance(seed: number): () => number {
  let s = seed;
  return () => {
    s = (s * 1664525 + 1013904223) % 4294967296;
    return s / 4294967296;
  };
}

export class Arrived {
  readonly address: string;
  readonly id: string;
  readonly owner: string;
  readonly keys: (string | null)[]; // by seat

  constructor(address: string, id: string, owner: string, keys: (string | null)[]) {
    this.address = address;
    this.id = id;
    this.owner = owner;
    this.keys = keys;
  }

  /** The page of a seat, or of somebody without one. */
  page(seat = -1): string {
    const key = this.keys[seat];
    return `${this.address}/t/${this.id}${key ? `#${key}` : ''}`;
  }

  async frame(seat = -1, after = 0): Promise<Frame> {
    const key = this.keys[seat];
    const query = `after=${after}${key ? `&key=${key}` : ''}`;
    return (await (await fetch(`${this.address}/api/tables/${this.id}?${query}`)).json()) as Frame;
  }

  /** The last line of the log that a seat is known to have seen. */
  async seen(seat: number): Promise<number> {
    const headers = { 'X-Ragtag-Key': this.keys[seat] ?? '' };
    const answer = await fetch(`${this.address}/api/tables/${this.id}/seen`, { headers });
    return ((await answer.json()) as { line: number }).line;
  }

  /** Makes a call as a seat; returns the status. */
  async call(seat: number, call: string, body: unknown): Promise<number> {
    const answer = await fetch(`${this.address}/api/tables/${this.id}${call}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Ragtag-Key': this.keys[seat] ?? '' },
      body: JSON.stringify(body),
    });
    return answer.status;
  }

  /** Claims a seat that waits for somebody. */
  async join(seat: number, name: string): Promise<void> {
    const answer = await fetch(`${this.address}/api/tables/${this.id}/join`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ seat, name }),
    });
    this.keys[seat] = ((await answer.json()) as { key: string }).key;
  }

  /** Answers what a seat is asked. */
  answer(seat: number, ask: Ask, takes: Take[]): Promise<number> {
    return this.call(seat, '/answers', { ask: ask.ask, takes });
  }

  /**
   * What everybody sees once it is for a person to decide, or the game is over. The
   * table stays as it is until that person answers, so that all see the same moment.
   */
  async settled(): Promise<Frame[]> {
    const seats = this.keys.map((key, seat) => (key ? seat : -1)).filter((seat) => seat >= 0);
    const look = () => Promise.all((seats.length ? seats : [-1]).map((seat) => this.frame(seat, 1e8)));
    for (let polls = 0; polls < 3000; polls++) {
      const frames = await look();
      if (frames.some((f) => f.table.status === 'over' || f.ask)) return look();
      await setTimeout(10);
    }
    throw new Error('the table waits for nobody');
  }
}

/** Makes a table. */
export async function make(address: string, table: NewTable): Promise<Arrived> {
  const answer = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(table),
  });
  if (!answer.ok) throw new Error(await answer.text());
  const made = (await answer.json()) as Created;
  return new Arrived(
    address,
    made.id,
    made.owner,
    made.seats.map((s) => s.key),
  );
}

/** People of these names, and bots where there is none. */
export const people = (names: string[], more: Partial<NewTable> = {}): NewTable => ({
  options: '',
  players: names.length,
  pace: 'relaxed',
  quiet: true, // what is said there is what a journey says
  seats: names.map((name) => (name ? { kind: 'human', name } : { kind: 'bot' })),
  ...more,
});

/** Something legal: what it takes, and in a window nothing. */
function takes(ask: Ask, random: () => number): Take[] {
  const counts = new Map<string, number>();
  const least = ask.kind === 'play' ? 0 : Math.min(1, ask.max, ask.options.length);
  for (let left = Math.max(ask.min, least); left > 0;) {
    const option = ask.options[Math.floor(random() * ask.options.length)]!;
    if ((counts.get(option.id) ?? 0) === option.max) continue;
    counts.set(option.id, (counts.get(option.id) ?? 0) + 1);
    left--;
  }
  return [...counts].map(([option, count]) => ({ option, count }));
}

/** Plays on for every person until a frame is as wanted, and returns it; nothing if the game ends before. */
export async function goOn(
  at: Arrived,
  random: () => number,
  wanted: (frame: Frame) => boolean,
  prefer?: RegExp,
): Promise<Frame | undefined> {
  for (;;) {
    const frames = await at.settled();
    const found = frames.find(wanted);
    if (found || frames[0]!.table.status === 'over') return found;
    for (const { seat, ask } of frames) {
      if (!ask) continue;
      const liked = ask.max === 1 ? ask.options.find((o) => prefer?.test(o.id)) : undefined;
      await at.answer(seat, ask, liked ? [{ option: liked.id, count: 1 }] : takes(ask, random));
    }
  }
}

/** Waits until the bots have played to the end. */
export const untilOver = (at: Arrived): Promise<Frame | undefined> =>
  goOn(at, chance(0), (f) => f.table.status === 'over');

const finished = new Map<string, Promise<Arrived>>();

/** A game of four bots that is over: one for all who look back at it. */
export function finishedGame(address: string): Promise<Arrived> {
  const known = finished.get(address) ?? playBots(address);
  finished.set(address, known);
  return known;
}

async function playBots(address: string): Promise<Arrived> {
  const at = await make(address, people(['', '', '', '']));
  await untilOver(at);
  return at;
}

/**
 * Plays for every person until a frame is as wanted, and returns it. Where a
 * game ends before, another is begun. What is preferred is taken where it can be.
 */
export async function arrive(
  address: string,
  table: NewTable,
  random: () => number,
  wanted: (frame: Frame) => boolean,
  prefer?: RegExp,
): Promise<{ at: Arrived; frame: Frame }> {
  for (let games = 0; games < 30; games++) {
    const at = await make(address, { seedPart: `game ${games}`, ...table });
    const frame = await goOn(at, random, wanted, prefer);
    if (frame) return { at, frame };
  }
  throw new Error('no game has come there');
}
