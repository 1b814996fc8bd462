// How the cards of a hand lie beside each other: whole as long as there is room, then as slips that
// overlap, of which one at a time is drawn out whole. Where a slip would be too narrow for a name to be read,
// they lie in two lines, and the one that is looked at is whole beside them.

export interface Row {
  /** Pixels of a whole card. */
  width: number;
  /** Pixels from one card to the next. */
  step: number;
  /** Whether they lie beside each other, none over another. */
  whole: boolean;
  /** How many lie in a line: all of them, or half. */
  line: number;
  /** Whether there are more than fit, so that the row is scrolled. */
  scrolls: boolean;
}

export const gap = 7;
/** A card is that much narrower than high, and never narrower than its text can be read in. */
const shape = 0.74;
const least = 112;
/** A slip is so wide that the words of its name stand on it, in one line and in two. */
const slip = 93;
const brief = 69;

/** The row of n cards of a height, in a room of a width; both in pixels. */
export function rowOf(n: number, room: number, height: number): Row {
  const full = Math.round(height * shape);
  const beside = Math.floor((room - gap * (n - 1)) / Math.max(n, 1));
  if (beside >= Math.min(least, full)) {
    const width = Math.min(full, beside);
    return { width, step: width + gap, whole: true, line: n, scrolls: false };
  }
  const step = Math.floor((room - full) / (n - 1));
  if (step >= slip) return { width: full, step, whole: false, line: n, scrolls: false };
  const line = Math.ceil(n / 2);
  const each = Math.floor((room - full - gap) / line);
  return {
    width: full,
    step: Math.min(Math.max(each, brief), full + gap),
    whole: false,
    line,
    scrolls: each < brief,
  };
}

/** Whether n cards lie in two lines. */
export const isDouble = ({ line }: Row, n: number): boolean => n > line;

/** Where the left edge of one of n cards is, in pixels, if the card `open` is drawn out whole. */
export const leftOf = (row: Row, i: number, open: number, n: number): number =>
  isDouble(row, n)
    ? (i % row.line) * row.step
    : i * row.step + (!row.whole && i > open ? row.width - row.step + gap : 0);

/** How wide the part of a card is that is to be seen. */
export const seenOf = (row: Row, i: number, open: number, n: number): number =>
  isDouble(row, n) ? row.step - gap : row.whole || i === open ? row.width : row.step - gap + 3;

/** How wide all of them are together. */
export const lengthOf = (row: Row, n: number): number => {
  const last = Math.min(row.line, n) - 1;
  return n === 0 ? 0 : leftOf(row, last, last, n) + seenOf(row, last, last, n);
};
