// What kind of card a component is, and so in which frame it is set.

export type Kind =
  | 'skill'
  | 'quorum'
  | 'crisis'
  | 'super-crisis'
  | 'destination'
  | 'loyalty'
  | 'agenda'
  | 'motive'
  | 'title'
  | 'ally'
  | 'crossroads'
  | 'mutiny'
  | 'mission'
  | 'plain';

const kinds = new Set<string>([
  'skill',
  'quorum',
  'crisis',
  'super-crisis',
  'destination',
  'loyalty',
  'agenda',
  'motive',
  'title',
  'ally',
  'crossroads',
  'mutiny',
  'mission',
]);

/** The kind of a component, by its id; what is no card is plain. */
export const kindOf = (id: string): Kind => {
  const kind = id.split('/')[0]!;
  return kinds.has(kind) ? (kind as Kind) : 'plain';
};

/** The sign of a card that has no strength: that of who holds such cards, or of what is seen by this seat alone. */
export const signOf = (id: string): string => {
  const kind = kindOf(id);
  if (kind === 'quorum') return 'president';
  if (kind === 'destination') return 'ftl-control';
  return kind === 'mutiny' || kind === 'mission' ? kind : 'eye';
};
