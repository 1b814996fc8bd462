// What the tray shows the text of: what an option stands for, and a drawn card that is asked about.
import type { Ask } from '../api';

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

/** The id of the component behind an option, or null if it is none. */
export function componentOf(option: string): string | null {
  const [kind, id] = option.split('/');
  return kind && id && kinds.has(kind) ? `${kind}/${id}` : null;
}

/** The cards drawn that a question is about without naming them: where one of them goes. */
export function askedAbout(ask: Ask | undefined, drawn: string[]): string[] {
  const options = new Set(ask?.options.map((option) => option.id));
  return ask ? drawn.filter((id) => !options.has(id)) : [];
}
