// The seats taken in this browser: a table's id, the seat's secret key, and a
// name to tell the tables by.

export interface Kept {
  id: string;
  key: string;
  name: string;
  since: number;
  owner?: string; // key of the owner, who made the table
  invite?: string; // key of the invitation to a private table
  seat?: number;
  hot?: HotSeat[]; // everybody who plays at this device
}

/** One of several seats in one browser. */
interface HotSeat {
  seat: number;
  key: string;
  name: string;
}

const stored = 'ragtag:seats';

/** The seats kept here, the newest first. */
export function keptSeats(): Kept[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(stored) ?? '[]');
    if (!Array.isArray(list)) return [];
    return list.filter((k): k is Kept => typeof k?.id === 'string' && typeof k?.key === 'string');
  } catch {
    return [];
  }
}

function write(list: Kept[]) {
  localStorage.setItem(stored, JSON.stringify(list.slice(0, 50)));
}

/** The key kept for a table, if any. */
export const keyFor = (id: string): string | null => keptSeats().find((k) => k.id === id)?.key ?? null;

/** The owner's key kept for a table, if it was made here. */
export const ownerKeyFor = (id: string): string | null => keptSeats().find((k) => k.id === id)?.owner ?? null;

/** The key of the invitation to a private table, if it is known here. */
export const inviteFor = (id: string): string | null => keptSeats().find((k) => k.id === id)?.invite ?? null;

/** The seats of a table that are played at this device in turn. */
export const hotSeats = (id: string): HotSeat[] => keptSeats().find((k) => k.id === id)?.hot ?? [];

/** The address by which one comes back to a table. */
export const addressOf = (seat: Kept): string =>
  seat.hot?.length ? `/t/${seat.id}/hot` : `/t/${seat.id}#${seat.key}`;

export function keep(seat: Kept) {
  const before = keptSeats().find((k) => k.id === seat.id);
  const rest = keptSeats().filter((k) => k.id !== seat.id);
  write([{ ...before, ...seat }, ...rest].sort((a, b) => b.since - a.since));
}

export function forget(id: string) {
  write(keptSeats().filter((k) => k.id !== id));
}

/** A seat's own part of the seed: 32 random bytes in hexadecimal. */
export function seedPart(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');
}

const storedVoice = 'ragtag:voice';

/** The secret that proves that a name used in talk without a seat is this browser's. */
export function voice(): string {
  const kept = localStorage.getItem(storedVoice) ?? seedPart();
  localStorage.setItem(storedVoice, kept);
  return kept;
}
