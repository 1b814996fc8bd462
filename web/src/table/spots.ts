// Where an option is: the id of the thing on the board, in the hand, among the
// people or in the fleet line that lights up for it. Every drawn thing asks for
// its own spot, so that a request appears where it can be pressed.

/** Kinds of options whose id is already that of the thing itself. */
const asTheyAre = new Set([
  'location',
  'area',
  'skill',
  'seat',
  'civilian',
  'quorum',
  'loyalty',
  'super-crisis',
  'crisis',
  'destination',
  'boarding',
  'resource',
  'galactica-damage',
  'deck',
  'board',
  'agenda',
  'motive',
]);

/** Kinds that only the list in the tray shows. */
const listOnly = new Set([
  'pass',
  'yes',
  'no',
  'box',
  'number',
  'icon',
  'top',
  'bottom',
  'skill-type',
  'ability',
  'character',
  'draws',
  'return',
  'destroyed',
]);

/**
 * The spot of an option of a question of some kind, or null where only the tray has it. A second use of a
 * component (title/president/1) lies where its first does.
 */
export function spotOf(option: string, kind?: string): string | null {
  const [what, id, detail] = option.split('/');
  if (what === undefined || listOnly.has(what)) return null;
  if (kind === 'reinforce') return `fleet/${detail}`; // ships that come to the Cylon Fleet board
  switch (what) {
    case 'move':
      return `area/${id}`;
    case 'title':
      return `title/${id}`;
    case 'ship':
      return `ship/${id}/${detail}`;
    case 'prepare': // out of the stack in which the ships wait
      return 'stack/locked';
    case 'evacuate':
      return 'stack/prepared';
    case 'reserves':
    case 'damaged':
    case 'viper':
      return what;
  }
  return asTheyAre.has(what) ? `${what}/${id}` : null;
}

/** Options by spot, in the order of the request. */
export function bySpot(options: readonly { id: string }[], kind?: string): Map<string, string[]> {
  const map = new Map<string, string[]>();
  for (const { id } of options) {
    const spot = spotOf(id, kind);
    if (spot === null) continue;
    map.set(spot, [...(map.get(spot) ?? []), id]);
  }
  return map;
}
