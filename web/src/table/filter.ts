// What of the log is shown: all, or the lines of a player, of a kind, with a word.
import type { LogLine } from '../api';
import { flat } from './spans';

/** Kinds of events by what somebody may look for; kinds in no group are shown only with all. */
const groups = {
  checks:
    'check difficulty added destiny-added revealed zeroed doubled discarded-added held-out consequence total outcome decided',
  combat:
    'rolled rerolled activated raiders ship-moved ship-placed launched viper-moved attack missed destroyed ' +
    'viper-attacked viper-hit galactica-attacked damaged repaired basestar-hit civilian-placed civilian-moved ' +
    'civilian-destroyed raptor nuke centurion centurions vipers-home viper-broken',
  crises: 'crisis super crisis-gone box box-changed stays ignored',
  fleet: 'resource marker jump destination distance',
  people: 'character placed title moved sent used quorum announced extra-action passed',
  loyalty: 'loyalty-dealt cylon sympathizer handed sleeper showed super-drawn peeked',
} as const;

export type Group = keyof typeof groups | 'mine';
export const groupNames: Group[] = [...(Object.keys(groups) as (keyof typeof groups)[]), 'mine'];

const kinds = new Map<string, ReadonlySet<string>>(
  Object.entries(groups).map(([name, list]) => [name, new Set(list.split(' '))]),
);

export interface Filter {
  seat: number; // -1: of everybody
  group: Group | '';
  words: string;
}

export const everything: Filter = { seat: -1, group: '', words: '' };

/** A text without accents, capitals and the shape of its quotation marks, for comparing. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}|["'“”’]/gu, '')
    .toLowerCase();

/** The lines that a filter lets through. */
export function filtered(lines: readonly LogLine[], filter: Filter): readonly LogLine[] {
  const words = plain(filter.words).split(/\s+/).filter(Boolean);
  if (filter.seat < 0 && !filter.group && words.length === 0) return lines;
  return lines.filter((l) => {
    if (filter.seat >= 0 && l.by !== filter.seat && l.at !== filter.seat) return false;
    if (filter.group === 'mine' ? !l.private : filter.group && !kinds.get(filter.group)!.has(l.kind))
      return false;
    const text = words.length ? plain(flat(l.text)) : '';
    return words.every((w) => text.includes(w));
  });
}
