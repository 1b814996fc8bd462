// The first look at a table. It is asked for while the client itself is still coming: this
// file is loaded before all others, so it and what it imports must stay small.
import { pageAt } from './address';
import { getFrame, type Frame } from './api';
import { keyFor } from './keys';

let ahead: { id: string; key: string | null; frame: Promise<Frame> } | undefined;

const first = (id: string, key: string | null) => getFrame(id, key, { log: 0, talk: 0 });

const page = pageAt(location.pathname, location.hash);
if (page.name === 'table') {
  const key = page.key ?? keyFor(page.id);
  ahead = { id: page.id, key, frame: first(page.id, key) };
  ahead.frame.catch(() => undefined); // told to who takes it
}

/** The first look at a table; what was asked for ahead is taken once. */
export function firstFrame(id: string, key: string | null): Promise<Frame> {
  const mine = ahead?.id === id && ahead.key === key ? ahead.frame : undefined;
  ahead = undefined;
  return mine ?? first(id, key);
}
