// What a card says, in the pieces that the scene shows it in. Each clause of its text is a line.
import { book } from '../cards/book.svelte';
import { insignia } from '../table/people.svelte';

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

/** The title under which somebody chooses on a card: the one of their titles that the card names. */
export const office = (chooser: string, titles: readonly string[]): string | undefined =>
  titles.find((title) => insignia(title) === chooser);

/** Who chooses on a card: who holds the title, or the current player; nobody where it names another role. */
export function chooserOf(
  chooser: string,
  titles: Readonly<Record<string, number>>,
  current: number,
): number | undefined {
  const held = Object.keys(titles).filter((title) => titles[title]! >= 0);
  return chooser === 'current' ? current : titles[office(chooser, held) ?? ''];
}
