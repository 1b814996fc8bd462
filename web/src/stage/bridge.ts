// A check as a bridge that is laid towards its marks: each helping card lays a span at its end, and
// each harming one tears off what it is worth.
import type { CheckView } from '../api';
import { worth, type Face, type Weighed } from '../table/sum';

/** A part of the bridge, from one strength to another. */
export interface Span {
  from: number;
  to: number;
  skill: string;
  card: number; // which of the cards laid it
}

/** The bridge after a card. */
export interface Bridge {
  sum: number;
  spans: readonly Span[];
  /** What harming cards have torn off, the last one last; it leaves a trace. */
  torn: readonly Torn[];
}

export interface Torn {
  from: number;
  to: number;
  card: number; // which of the cards tore it off
}

const none: Bridge = { sum: 0, spans: [], torn: [] };

/**
 * The cards of a check in the order in which they are turned, with the sum as it runs: the order
 * that keeps the verdict open longest. It is found from the end: the card turned last is the one
 * that carries the sum over the mark or, if none does, the one without which the sum is nearest to it, and so on back.
 */
export function turned(check: CheckView, faceOf: (id: string) => Face): Weighed[] {
  const left = check.cards.map((id) => {
    const face = faceOf(id);
    return { id, skill: face.skill, value: worth(check, face), sum: 0 };
  });
  let sum = left.reduce((all, card) => all + card.value, 0);
  const mark = nearest(check, sum);
  const out: Weighed[] = [];
  while (left.length > 0) {
    let last = 0;
    for (let i = 1; i < left.length; i++) if (later(left[i]!, left[last]!, sum, mark)) last = i;
    const [card] = left.splice(last, 1);
    out.unshift({ ...card!, sum });
    sum -= card!.value;
  }
  return out;
}

/** The mark that a total is nearest to: the one that its verdict depends on. */
function nearest({ difficulty, partial }: CheckView, sum: number): number {
  return partial && Math.abs(sum - partial) < Math.abs(sum - difficulty) ? partial : difficulty;
}

/** Whether a card is rather to be turned after another, of all that make up a sum. */
function later(a: Weighed, b: Weighed, sum: number, mark: number): boolean {
  const [without, other] = [sum - a.value, sum - b.value];
  // the one that carries it over the mark; else the one that leaves it nearer
  const [over, under] = [without >= mark !== sum >= mark, other >= mark !== sum >= mark];
  if (over !== under) return over;
  const far = Math.abs(without - mark) - Math.abs(other - mark);
  if (far !== 0) return far < 0;
  return a.id > b.id; // copies are alike, and nothing tells whose a card was
}

/** The bridge after each of the cards; before the first there is none. */
export function bridges(cards: readonly Weighed[]): Bridge[] {
  const out = [none];
  cards.forEach((card, i) => out.push(lay(out.at(-1)!, card, i)));
  return out;
}

function lay({ sum, spans, torn }: Bridge, { value, skill }: Weighed, card: number): Bridge {
  const after = sum + value;
  if (value === 0) return { sum, spans, torn };
  if (value < 0) {
    const kept = spans
      .filter((s) => s.from < Math.max(0, after))
      .map((s) => ({ ...s, to: Math.min(s.to, after) }));
    return { sum: after, spans: kept, torn: [...torn, { from: after, to: sum, card }] };
  }
  // what a bridge lacks before its beginning is made up first
  const span = { from: Math.max(0, sum), to: after, skill, card };
  return { sum: after, spans: after > 0 ? [...spans, span] : spans, torn };
}

/**
 * How many strengths the axis has room for. Before any card is turned it is known by the check alone, so that it tells
 * nothing of the cards; then it grows with the highest sum that has been shown.
 */
export const reach = (difficulty: number, highest = 0): number =>
  Math.max(Math.ceil(Math.max(1.5 * difficulty, difficulty + 7)), highest);

/** The highest sum that a bridge has come to. */
export const highest = ({ sum, torn }: Bridge): number => Math.max(sum, ...torn.map(({ to }) => to));

/** Where a strength lies on an axis, in percent. */
export const place = (strength: number, axis: number): number =>
  (100 * Math.min(Math.max(strength, 0), axis)) / axis;

/** The widest part of a span that no mark crosses: there it is read what the span is worth. */
export function clearOf(
  { from, to }: Pick<Span, 'from' | 'to'>,
  marks: number[],
): { from: number; to: number } {
  const ends = [from, ...marks.filter((m) => m > from && m < to).sort((a, b) => a - b), to];
  let best = { from, to: ends[1]! };
  for (let i = 2; i < ends.length; i++)
    if (ends[i]! - ends[i - 1]! > best.to - best.from) best = { from: ends[i - 1]!, to: ends[i]! };
  return best;
}

/** How many of the cards are turned after so much of the time that all of them have; the last one is held back longest. */
export function upAt(share: number, cards: number): number {
  if (share >= 1 || cards === 0) return cards;
  const beats = cards + 1.5; // one to see how many there are, and half a one before the last
  const beat = share * beats;
  const up = Math.floor(beat);
  return beat < cards + 0.5 ? Math.min(up, cards - 1) : cards;
}
