// What a card says, in the pieces that the scene shows it in. Each clause of its text is a line.
import { book } from '../cards/book.svelte';

/** A clause, with what it begins with: who chooses, when it applies. */
export interface Clause {
  label?: string;
  text: string;
}

function clause(line: string): Clause {
  const [, label, text] = /^([^:.]{1,40}): (.+)$/s.exec(line) ?? [];
  return label && text ? { label, text: text.charAt(0).toUpperCase() + text.slice(1) } : { text: line };
}

const textOf = (id: string): string[] => (id ? book.text(id).split('\n').filter(Boolean) : []);

/** The clauses of a card. */
export const lines = (id: string): Clause[] => textOf(id).map(clause);

/** The two ways of a card that lets somebody choose. */
export interface Ways {
  who: string;
  a: string;
  b: string;
}

export function ways(id: string): Ways | undefined {
  const [who, a, b] = textOf(id);
  if (book.get(id)?.type !== 'choice' || !a || !b) return undefined;
  return {
    who: who!.replace(/:$/, ''),
    a: a.replace(/^A(.*?): /s, '$1 ').trim(),
    b: b.replace(/^B(.*?): /s, '$1 ').trim(),
  };
}

/** What follows whatever comes of a card. */
export function follows(id: string): string {
  const all = textOf(id);
  const { type } = book.get(id) ?? {};
  const first = type === 'choice' ? 3 : type === 'check' ? 1 : all.length;
  return all.slice(first).join(' ');
}

/** The office in which somebody chooses on a card: of those that they hold, the one that the card names first. */
export function office(
  who: string,
  titles: readonly string[],
  name: (title: string) => string,
): string | undefined {
  const said = who.toLowerCase();
  const at = (title: string) => said.indexOf(name(title).toLowerCase());
  return titles.filter((title) => at(title) >= 0).sort((a, b) => at(a) - at(b))[0];
}

/** Who chooses on a card: who holds the office that it names first, or else the current player. */
export function chooser(
  who: string,
  titles: Readonly<Record<string, number>>,
  current: number,
  name: (title: string) => string,
): number {
  const held = Object.keys(titles).filter((title) => titles[title]! >= 0);
  return titles[office(who, held, name) ?? ''] ?? current;
}

/** A number, with a minus sign of its own. */
export const minus = (n: number): string => String(n).replace('-', '−');
