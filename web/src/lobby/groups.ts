// How the words of the set-up form are grouped and explained.
import type { OptionWord, TableInfo } from '../api';
import { count, t } from '../i18n/index.svelte';
import { optionName, why } from '../problems';

/** The groups in the order of the form; a word of no group stands with the variants. */
const groups: [string, string[]][] = [
  ['expansion', ['pegasus', 'exodus', 'daybreak']],
  ['ending', ['kobol', 'newcaprica', 'ioniannebula', 'searchforhome']],
  ['exodus', ['personalgoal', 'finalfive', 'cylonfleet', 'allyseasons']],
  ['daybreak', ['cylonleader', 'forcedemetrius', 'forcemotive']],
  ['loyalty', ['nosympathizer', 'sympatheticcylon', 'forcepegasus', 'forceexodus']],
  ['variant', ['forceoverlay', 'extradeath', 'epica']],
  ['few', ['solo', 'duo', 'coop']],
];

/** The games that most tables play. */
export const presets = {
  base: [],
  pegasus: ['pegasus'],
  newcaprica: ['pegasus', 'newcaprica'],
  exodus: ['exodus', 'ioniannebula'],
  daybreak: ['daybreak', 'searchforhome'],
};
export type Preset = keyof typeof presets;

/** The preset with just these options, in whatever order, if there is one. */
export const presetOf = (chosen: readonly string[]): Preset | undefined =>
  (Object.keys(presets) as Preset[]).find(
    (id) => presets[id].length === chosen.length && presets[id].every((word) => chosen.includes(word)),
  );

export interface Group {
  id: string;
  words: OptionWord[];
}

export function grouped(words: readonly OptionWord[]): Group[] {
  const known = new Set(groups.flatMap(([, ids]) => ids));
  return groups
    .map(([id, ids]) => ({
      id,
      words: words
        .filter(
          (w) => ids.includes(w.word) || (id === 'variant' && w.group === 'variant' && !known.has(w.word)),
        )
        .sort((a, b) => ids.indexOf(a.word) - ids.indexOf(b.word)),
    }))
    .filter((g) => g.words.length > 0);
}

/** Why a word cannot be chosen now, or an empty string if it can. */
export function reason(w: OptionWord): string {
  return w.blocked ? why(w.blocked) : '';
}

/** Between facts in a line: where it is broken, the dot ends it. */
export const dot = '\u00a0· ';

/** What is played and how, in a few words. */
export function facts(
  table: Pick<TableInfo, 'players' | 'pace' | 'visible'>,
  words: readonly string[],
): string {
  return [
    count('list.players', table.players),
    words.length ? words.map(optionName).join(', ') : t('preset.base').toLowerCase(),
    t(`list.pace.${table.pace}`),
    t(`visible.${table.visible}`).toLowerCase(),
  ].join(dot);
}
