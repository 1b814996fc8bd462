// Where the kinds of ships that wait in a cell of the Cylon Fleet board stand, with how many there are of each: by the
// number of the cell where there is room beside it, else below it, the last two in a row where the cell is low, too.
import type { Size } from './layout';

/** The middle of a ship and of its number, from the corner of its cell, and how long the ship is drawn. */
export interface Waiting {
  ship: number;
  many: number;
  y: number;
  size: number;
}

/** So wide that a ship with its number stands beside the cell's own. */
export const roomy = 56;
/** So high that three kinds stand one below the other under the cell's number. */
const high = 54;
/** Where those begin that stand below it. */
const below = 25;

/** Up to three kinds in a cell. */
export function waitingIn({ w, h }: Size): Waiting[] {
  const at = (ship: number, many: number, y: number, size: number): Waiting => ({ ship, many, y, size });
  const end = w - 20;
  if (h < high) {
    const [near, far] = [w - 4.5, w - 25];
    return [at(near - 10, near, h - 19.5, 13), at(far - 10, far, h - 8, 13), at(near - 10, near, h - 8, 13)];
  }
  if (w < roomy) return [0, 14, 28].map((down) => at(end, w - 6, below + down, 15));
  return [0, 18, 36].map((down) => at(end, w - 6, 12 + down, 17));
}
