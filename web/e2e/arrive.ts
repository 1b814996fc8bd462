// A table that has come to some moment: made and played by the API alone, with
// answers by chance, so that a journey can begin there.
import type { Ask, Frame, NewTable, Take } from '../src/api';

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

  /** Makes a call as a seat; returns the status. */
  async call(seat: number, call: string, body: unknown): Promise<number> {
    const answer = await fetch(`${this.address}/api/tables/${this.id}${call}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Ragtag-Key': this.keys[seat] ?? '' },
      body: JSON.stringify(body),
    });
    return answer.status;
  }

  /** Answers what a seat is asked. */
  answer(seat: number, ask: Ask, takes: Take[]): Promise<number> {
    return this.call(seat, '/answers', { ask: ask.ask, takes });
  }
}

/** Makes a table. */
export async function make(address: string, table: NewTable): Promise<Arrived> {
  const answer = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(table),
  });
  const made = (await answer.json()) as { id: string; owner: string; seats: { key: string | null }[] };
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
  for (let still = 0; still < 500; still++) {
    for (const [seat, key] of at.keys.entries()) {
      if (key === null) continue;
      const frame = await at.frame(seat, 1e8);
      if (wanted(frame)) return frame;
      if (frame.table.status === 'over') return undefined;
      if (!frame.ask) continue;
      const liked = frame.ask.max === 1 ? frame.ask.options.find((o) => prefer?.test(o.id)) : undefined;
      await at.answer(seat, frame.ask, liked ? [{ option: liked.id, count: 1 }] : takes(frame.ask, random));
      still = 0;
    }
  }
  return undefined;
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
    const at = await make(address, table);
    const frame = await goOn(at, random, wanted, prefer);
    if (frame) return { at, frame };
  }
  throw new Error('no game has come there');
}
