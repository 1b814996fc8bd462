// A table comes in steps, so that one can decide as soon as may be: what is asked, with the page; then
// the state of the fleet, and the board; then the rest. Between them there is time for a press.
import { Later } from '../later.svelte';

export const fleet = new Later(() => import('./state'));
export const board = new Later(() => import('./board'));
export const rest = new Later(() => import('./rest'));
export const waiting = new Later(() => import('../lobby/Waiting.svelte'));

/** Lets the steps come one after the other, and again if the line is down. */
export function comeAll(): void {
  Promise.all([fleet.come(), board.come()])
    .then(() => rest.come())
    .catch(() => setTimeout(comeAll, 3000));
}
