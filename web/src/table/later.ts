// A table comes in steps, so that one can decide as soon as may be: what is asked, with the page; then
// the state of the fleet, and the board; then the rest. Between them there is time for a press.
import { idle, Later } from '../later.svelte';

export const fleet = new Later(() => unhurried(import('./state')));
export const board = new Later(() => unhurried(import('./board')));
export const rest = new Later(() => unhurried(import('./rest')));
export const waiting = new Later(() => import('../lobby/Waiting.svelte'));

/** Asked for at once, but shown when there is time. */
async function unhurried<Part>(coming: Promise<Part>): Promise<Part> {
  const part = await coming;
  await idle();
  return part;
}

/** Lets the steps come one after the other, and again if the line is down. */
export function comeAll(): void {
  Promise.all([fleet.come(), board.come()])
    .then(() => rest.come())
    .catch(() => setTimeout(comeAll, 3000));
}
