// What the tray shows the text of: what an option stands for.

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

/** Questions about cards as so much strength: what each does is on the card. */
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

/** Whether a question is about what the cards among its options do. */
export const isAboutText = (kind: string): boolean => !counted.has(kind);

/**
 * What an option of a question will do, in short, by what `text` says of its
 * component; '' if its label says all. A second action of a location
 * (location/shipyard/1) has a line of its own. A Loyalty card says first what its
 * owner is, then what it does.
 */
export function effectOf(kind: string, option: string, text: (id: string) => string): string {
  const id = componentOf(option);
  if (id === null || counted.has(kind) || id.startsWith('title/')) return '';
  const lines = text(id).split('\n');
  if (id.startsWith('loyalty/')) return lines[1] ?? lines[0]!;
  return (id.startsWith('location/') ? lines[Number(option.split('/')[2] ?? 0)] : undefined) ?? lines[0]!;
}

/** The id of the component behind an option, or null if it is none. */
export function componentOf(option: string): string | null {
  const [kind, id] = option.split('/');
  return kind && id && kinds.has(kind) ? `${kind}/${id}` : null;
}
