// Who sits where, in words and signs. A seat's colour never stands alone: each
// has a glyph and an initial too.
import type { GameFrame, SeatView, Shown } from '../api';
import { book } from '../cards/book.svelte';
import { t } from '../i18n/index.svelte';

/** Whether nobody is at the seat of a person. */
export const isAbsent = ({ kind, open, present }: GameFrame['table']['seats'][number]): boolean =>
  kind === 'human' && !open && !present;

/** Paths of the seats' glyphs, in a square from -6 to 6. */
export const glyphs = [
  'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z',
  'M0-5.5L5.5 5H-5.5z',
  'M-4.6-4.6H4.6V4.6H-4.6z',
  'M0-6L6 0L0 6L-6 0z',
  'M-3-5.2H3L6 0L3 5.2H-3L-6 0z',
  'M0-6L1.8-1.9L6-1.5L2.8 1.3L3.7 5.6L0 3.3L-3.7 5.6L-2.8 1.3L-6-1.5L-1.8-1.9z',
  'M-1.8-5.5H1.8V-1.8H5.5V1.8H1.8V5.5H-1.8V1.8H-5.5V-1.8H-1.8z',
];

/** What a seat is called: by the name of the person there, else by its character. */
export function seatName(frame: Shown, seat: number): string {
  return frame.table.seats[seat]?.called || t('home.seat', { n: seat + 1 });
}

/** What a component is called where there is little room: a character by the call sign, for example. */
export const shortName = (id: string): string => book.get(id)?.short ?? book.name(id);

/** Names in a row: A, B and C. */
export function together(names: string[]): string {
  if (names.length < 2) return names.join('');
  return names.slice(0, -1).join(', ') + t('ask.and') + names.at(-1);
}

/** Names with commas, each once: what comes several times, with its number. */
export function tally(names: string[]): string {
  const many = (name: string) => names.filter((n) => n === name).length;
  return names
    .filter((name, i) => names.indexOf(name) === i)
    .map((name) => (many(name) > 1 ? `${name} ×${many(name)}` : name))
    .join(', ');
}

/** What a title is called where it is plain which game it is of: without the set in brackets. */
export const titleName = (title: string): string => shortName(`title/${title}`);

/** The titles that a seat holds. */
export const titlesOf = (frame: GameFrame, seat: number): string[] =>
  Object.entries(frame.view.titles)
    .filter(([, holder]) => holder === seat)
    .map(([title]) => title);

/** Whether something is known of somebody in words, which take lines of their own. */
export const isKnown = (s: SeatView): boolean =>
  !!s.out ||
  s.revealed ||
  !!s.infiltrating ||
  !!s.sympathizer ||
  !!s.agendas ||
  !!s.motives ||
  [s.goals, s.quorum, s.proven, s.includes, s.shown].some((all) => (all?.length ?? 0) > 0);
