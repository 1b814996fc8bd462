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
  /** Pixels by which each card is wider than the others, for its text. */
  more: readonly number[];
}

export const gap = 7;
/** A card is that much narrower than high, and never narrower than its text can be read in. */
const shape = 0.74;
const least = 112;
/** A slip is so wide that the words of its name stand on it, in one line and in two. */
const slip = 93;
const brief = 69;

/** Square pixels that a letter of a text takes, and the height and width of a card that are no text. */
const letter = 80;
const head = 44;
const margin = 14;

/** By how much cards are wider than the others so that their texts end on them, as far as there is room left. */
function moreOf(letters: readonly number[], width: number, height: number, left: number): number[] {
  const wanted = letters.map((n) => Math.max(0, Math.ceil((n * letter) / (height - head)) + margin - width));
  const all = wanted.reduce((sum, w) => sum + w, 0);
  const share = Math.min(1, Math.max(0, left) / Math.max(1, all));
  return wanted.map((w) => Math.min(Math.floor(w * share), width));
}

/** The row of n cards of a height, in a room of a width, both in pixels, with texts of so many letters. */
export function rowOf(n: number, room: number, height: number, letters: readonly number[] = []): Row {
  const full = Math.round(height * shape);
  const beside = Math.floor((room - gap * (n - 1)) / Math.max(n, 1));
  if (beside >= Math.min(least, full)) {
    const width = Math.min(full, beside);
    const left = room - n * width - gap * (n - 1);
    const more = moreOf(letters, width, height, left);
    return { width, step: width + gap, whole: true, line: n, scrolls: false, more };
  }
  const step = Math.floor((room - full) / (n - 1));
  if (step >= slip) return { width: full, step, whole: false, line: n, scrolls: false, more: [] };
  const line = Math.ceil(n / 2);
  const each = Math.floor((room - full - gap) / line);
  return {
    width: full,
    step: Math.min(Math.max(each, brief), full + gap),
    whole: false,
    line,
    scrolls: each < brief,
    more: [],
  };
}

/** Whether n cards lie in two lines. */
export const isDouble = ({ line }: Row, n: number): boolean => n > line;

/** Where the left edge of one of n cards is, in pixels, if the card `open` is drawn out whole. */
export const leftOf = (row: Row, i: number, open: number, n: number): number =>
  isDouble(row, n)
    ? (i % row.line) * row.step
    : i * row.step +
      row.more.slice(0, i).reduce((sum, w) => sum + w, 0) +
      (!row.whole && i > open ? row.width - row.step + gap : 0);

/** How wide the part of a card is that is to be seen. */
export const seenOf = (row: Row, i: number, open: number, n: number): number =>
  isDouble(row, n)
    ? row.step - gap
    : row.whole || i === open
      ? row.width + (row.more[i] ?? 0)
      : row.step - gap + 3;

/** How wide all of them are together. */
export const lengthOf = (row: Row, n: number): number => {
  const last = Math.min(row.line, n) - 1;
  return n === 0 ? 0 : leftOf(row, last, last, n) + seenOf(row, last, last, n);
};
