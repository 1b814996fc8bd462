// The component that an option stands for, whose text the tray shows.
import type { Component } from '../api';
import { linesOf, whole, type Lined } from '../cards/lines';

const kinds = new Set([
  'location',
  'skill',
  'quorum',
  'crisis',
  'super-crisis',
  'destination',
  'loyalty',
  'title',
  'ability',
  'character',
  'agenda',
  'motive',
  'galactica-damage',
]);

/** Questions in which only the strength of a card counts: what each does is on the card. */
const counted = new Set([
  'contribute',
  'discard',
  'pay',
  'pay-exactly',
  'give',
  'reroll',
  'swell',
  'take',
  'on-destiny',
  'cull',
]);

/** Whether a question is that of one's own turn: what to do, or where to go. */
export const isOwnTurn = (kind?: string): boolean => kind === 'action' || kind === 'move';

/** Whether a question is about what the cards among its options do. */
export const isAboutText = (kind: string): boolean => !counted.has(kind);

/** What is told of a component: its text, and which of its lines are its uses. */
export type Told = Lined & Pick<Component, 'uses'>;

/**
 * What an option of a question will do, in short, by what is told of its
 * component; '' if its label says all. A use has a number if it is not the first
 * (location/shipyard/1). Without uses it is what its text says in short.
 */
export function effectOf(kind: string, option: string, component: (id: string) => Told | undefined): string {
  const id = componentOf(option);
  if (id === null || counted.has(kind) || id.startsWith('title/')) return '';
  const told = component(id);
  if (!told) return '';
  const lines = linesOf(told);
  const line = lines[told.uses?.[Number(option.split('/')[2] ?? 0)] ?? -1] ?? lines[told.brief ?? 0];
  return line ? whole(line) : '';
}

/** The id of the component behind an option, or null if it is none. */
export function componentOf(option: string): string | null {
  const [kind, id] = option.split('/');
  return kind && id && kinds.has(kind) ? `${kind}/${id}` : null;
}
