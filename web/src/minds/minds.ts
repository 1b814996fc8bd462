// What the bots of a finished game thought: told by the server, once for a table and a language.
import { language } from '../i18n/index.svelte';
import { getJson } from '../http';
import type { components } from '../openapi';

export type Minds = components['schemas']['Minds'];
type Turn = Minds['turns'][number];

const told = new Map<string, Promise<Minds>>();

export function mindsOf(id: string, key: string | null): Promise<Minds> {
  const address = `/api/tables/${encodeURIComponent(id)}/minds?lang=${language.now}`;
  const known = told.get(address);
  if (known) return known;
  const asked = getJson<Minds>(address, key ? { 'X-Ragtag-Key': key } : {});
  told.set(address, asked);
  asked.catch(() => told.delete(address));
  return asked;
}

/** The seats of bots whose thoughts are known. */
export const thinkers = ({ turns }: Minds): number[] => {
  const seats = turns[0]?.of.length ?? 0;
  return Array.from({ length: seats }, (_, seat) => seat).filter((seat) =>
    turns.some((t) => t.of[seat]!.length > 0),
  );
};

/** What was thought last up to a turn. */
export const upTo = ({ turns }: Minds, turn: number): Turn | undefined =>
  turns.findLast((t) => t.turn <= turn);

/** The turn from which a seat was on the side of the Cylons, if it ever was. */
export const cylonFrom = ({ turns }: Minds, seat: number): number | undefined =>
  turns.find((t) => t.cylon[seat])?.turn;

export const high = 28;

/** One bot's suspicion of one seat, as a step for each turn in a picture so wide. */
export function steps({ turns }: Minds, bot: number, seat: number, width: number): string {
  const wide = width / Math.max(1, turns.length);
  const y = (t: Turn) => round(high - (high * (t.of[bot]![seat] ?? 0)) / 100);
  const tops = turns.map((t, i) => `V${y(t)}H${round((i + 1) * wide)}`).join('');
  return `M0 ${high}${tops}V${high}Z`;
}

/** From where to where a seat was on the side of the Cylons, in the same picture. */
export function truth({ turns }: Minds, seat: number, width: number): string {
  const wide = width / Math.max(1, turns.length);
  return turns
    .map((t, i) => (t.cylon[seat] ? `M${round(i * wide)} ${high + 4}h${round(wide)}` : ''))
    .join('');
}

const round = (n: number) => Math.round(n * 10) / 10;
