// A table comes in steps, so that one can decide as soon as may be: what is asked, with the page; then
// the state of the fleet, and the board; then the rest; and at last what is seldom needed, and the drawings.
// Between them there is time for a press.
import { faces } from '../art/faces';
import { hangar } from '../art/hangar.svelte';
import { worded } from '../i18n/index.svelte';
import { idle, Later } from '../later.svelte';

export const game = new Later(() => import('./Game.svelte'));
export const waiting = new Later(() => import('../lobby/Waiting.svelte'));
export const fleet = new Later(() => unhurried(import('./state')));
export const board = new Later(() => unhurried(import('./board')));
export const rest = new Later(() => unhurried(import('./rest')));
export const check = new Later(() => worded(import('../stage/Check.svelte')));
export const more = new Later(() => worded(unhurried(import('./more'))));

/** Asked for at once, but shown when there is time. */
async function unhurried<Part>(coming: Promise<Part>): Promise<Part> {
  const part = await coming;
  await idle();
  return part;
}

/** Lets something come when there is time, and again if the line is down. */
export function eventually(coming: () => Promise<unknown>): void {
  idle()
    .then(coming)
    .catch(() => setTimeout(() => eventually(coming), 3000));
}

/** Lets the steps come one after the other, once what is asked is on the screen. */
export function comeAll(): void {
  eventually(async () => {
    await Promise.all([fleet.come(), board.come()]);
    await rest.come();
    await Promise.all([more.come(), check.come(), faces.come(), hangar.open()]);
  });
}
