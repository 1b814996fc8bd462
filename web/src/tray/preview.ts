// Which component an option stands for, so that the tray can show what it does.

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
