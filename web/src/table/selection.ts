// What a player has picked of a request, before it is sent. All functions are
// pure: a selection is a map from option id to how often it is taken.
import type { Ask, Take } from '../api';

export type Selection = Readonly<Record<string, number>>;

export const nothing: Selection = {};

const limit = (ask: Ask, id: string) => ask.options.find((o) => o.id === id)?.max ?? 0;

/** How many are taken in all. */
export const total = (picked: Selection): number => Object.values(picked).reduce((sum, n) => sum + n, 0);

/** Whether a request takes exactly one thing, or at most one. */
const isSingle = (ask: Ask): boolean => ask.max === 1;

/** Whether the option could be taken once more. */
export function canAdd(ask: Ask, picked: Selection, id: string): boolean {
  return (picked[id] ?? 0) < limit(ask, id) && total(picked) < ask.max;
}

/** The selection with the option taken n times, as far as it may be. */
function put(picked: Selection, id: string, n: number): Selection {
  const { [id]: _, ...rest } = picked;
  return n > 0 ? { ...rest, [id]: n } : rest;
}

export function add(ask: Ask, picked: Selection, id: string): Selection {
  if (isSingle(ask) && limit(ask, id) > 0) return { [id]: 1 };
  return canAdd(ask, picked, id) ? put(picked, id, (picked[id] ?? 0) + 1) : picked;
}

export const remove = (picked: Selection, id: string): Selection => put(picked, id, (picked[id] ?? 0) - 1);

/**
 * What pressing an option does: it is taken, and taken again where it may be
 * repeated; pressed when no more of it fits, it is given back altogether.
 */
export function press(ask: Ask, picked: Selection, id: string): Selection {
  if (isSingle(ask) && picked[id]) return nothing;
  const next = add(ask, picked, id);
  return next === picked ? put(picked, id, 0) : next;
}

/** Whether the selection is an answer as it stands. */
export function isLegal(ask: Ask, picked: Selection): boolean {
  const n = total(picked);
  const few = n > 0 && n < (ask.least ?? 0);
  return (
    n >= ask.min && n <= ask.max && !few && Object.entries(picked).every(([id, k]) => k <= limit(ask, id))
  );
}

/** The selection as the server wants it, in the order of the options. */
export function takes(ask: Ask, picked: Selection): Take[] {
  return ask.options.filter((o) => picked[o.id]).map((o) => ({ option: o.id, count: picked[o.id]! }));
}

/**
 * What is left of a selection when a frame comes in. The same question keeps
 * everything; another one starts afresh.
 */
export function carry(before: Ask | undefined, picked: Selection, after: Ask | undefined): Selection {
  if (!before || !after || before.ask !== after.ask) return nothing;
  return Object.keys(picked).every((id) => limit(after, id) >= picked[id]!) ? picked : nothing;
}
