// What a page shows first is asked for while the client itself is still coming: this file is loaded
// before all others, so it and what it imports must stay small.
import { pageAt } from './address';
import { getFrame, getOptions, getTables, type Frame } from './api';
import { keyFor } from './keys';

const asked = new Map<string, Promise<unknown>>();

function ask(what: string, answer: Promise<unknown>) {
  answer.catch(() => undefined); // told to who takes it
  asked.set(what, answer);
}

/** What was asked for ahead, which is taken once; else asks now. */
function take<T>(what: string, now: () => Promise<T>): Promise<T> {
  const ahead = asked.get(what) as Promise<T> | undefined;
  asked.delete(what);
  return ahead ?? now();
}

const look = (id: string, key: string | null) => getFrame(id, key, { log: 0, talk: 0 });
const form = (chosen: string[], players: number) => `${chosen.join('&')}=${players}`;
const standard = 4; // players

const page = pageAt(location.pathname, location.hash);
if (page.name === 'table') {
  const key = page.key ?? keyFor(page.id);
  ask(`${page.id}#${key}`, look(page.id, key));
} else if (page.name === 'home') {
  ask(form([], standard), getOptions([], standard));
  ask('tables', getTables());
}

/** The first look at a table. */
export const firstFrame = (id: string, key: string | null): Promise<Frame> =>
  take(`${id}#${key}`, () => look(id, key));

/** The form for a new table. */
export const optionsFor = (chosen: string[], players: number) =>
  take(form(chosen, players), () => getOptions(chosen, players));

/** The public tables. */
export const firstTables = () => take('tables', getTables);
