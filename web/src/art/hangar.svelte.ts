// The drawings of the ships, which come after the page.
import { idle } from '../later.svelte';
import type { ShipKind } from './kinds';
import type { Drawing } from './pen';
import type { Drawn, Measures } from './ships/galactica';

let ships = $state.raw<Partial<Record<ShipKind, Drawing>>>({});
let galactica = $state.raw<(measures: Measures) => Drawn>();
let coming: Promise<void> | undefined;

export const hangar = {
  get ships(): Partial<Record<ShipKind, Drawing>> {
    return ships;
  },
  /** Draws Galactica by her measures. */
  get galactica(): ((measures: Measures) => Drawn) | undefined {
    return galactica;
  },
  /** Lets them come, once. */
  open(): Promise<void> {
    coming ??= import('./ships/index')
      .then(async (drawn) => {
        await idle();
        ships = drawn.ships;
        galactica = drawn.galactica;
      })
      .catch((reason: unknown) => {
        coming = undefined; // another time
        throw reason;
      });
    return coming;
  },
};
