// Sentences as they come: pieces of text, some of which name a component or a seat.
import type { Span } from '../api';

export type Sentence = readonly Span[];

const bracket = ({ strength }: Span): string => (strength === undefined ? '' : ` (${strength})`);

/** A sentence as text, with the strengths of Skill cards in brackets. */
export const flat = (said: Sentence): string => said.map((s) => s.text + bracket(s)).join('');

/** A sentence as text where strengths are said beside it. */
export const bare = (said: Sentence): string => said.map((s) => s.text).join('');

/** What is no name. */
export const words = (text: string): Span => ({ text });

/** A piece with the marks that cling to it: a line never breaks between them. */
export interface Clinging extends Span {
  before?: string;
  after?: string;
}

/** The pieces of a sentence, in which the name of a component has the brackets and stops around it with it. */
export function clinging(said: Sentence): Clinging[] {
  const out: Clinging[] = said.map((span) => ({ ...span }));
  out.forEach((span, i) => {
    if (span.ref === undefined) return;
    const [last, next] = [out[i - 1], out[i + 1]];
    span.before = /[([¿¡]*$/.exec(last?.text ?? '')![0];
    span.after = bracket(span) + /^[^\p{L}\p{N}\s([¿¡]*/u.exec(next?.text ?? '')![0];
    if (last) last.text = last.text.slice(0, last.text.length - span.before.length);
    if (next) next.text = next.text.slice(span.after.length - bracket(span).length);
  });
  return out;
}
