// How the cards of a hand lie beside each other: whole as long as there is room, then as slips that
// overlap, of which one at a time is drawn out whole.

export interface Row {
  /** Pixels of a whole card. */
  width: number;
  /** Pixels from one card to the next. */
  step: number;
  /** Whether they lie beside each other, none over another. */
  whole: boolean;
  /** Whether there are more than fit, so that the row is scrolled. */
  scrolls: boolean;
}

const gap = 7;
/** A card is that much narrower than high, and never narrower than its text can be read in. */
const shape = 0.74;
const least = 112;
/** A slip shows its number, its sign and the beginning of its name. */
const slip = 46;

/** The row of n cards of a height, in a room of a width; both in pixels. */
export function rowOf(n: number, room: number, height: number): Row {
  const full = Math.round(height * shape);
  const beside = Math.floor((room - gap * (n - 1)) / Math.max(n, 1));
  if (beside >= Math.min(least, full)) {
    const width = Math.min(full, beside);
    return { width, step: width + gap, whole: true, scrolls: false };
  }
  const step = Math.floor((room - full) / (n - 1));
  return { width: full, step: Math.max(step, slip), whole: false, scrolls: step < slip };
}

/** Where the left edge of a card is, in pixels, if the card `open` is drawn out whole. */
export const leftOf = ({ width, step, whole }: Row, i: number, open: number): number =>
  i * step + (!whole && i > open ? width - step + gap : 0);

/** How wide the part of a card is that is to be seen. */
export const seenOf = ({ width, step, whole }: Row, i: number, open: number): number =>
  whole || i === open ? width : step - gap + 3;

/** How wide all of them are together. */
export const lengthOf = (row: Row, n: number): number =>
  n === 0 ? 0 : leftOf(row, n - 1, n - 1) + row.width;
