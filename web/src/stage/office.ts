// Who chooses on a card.
import { book } from '../cards/book.svelte';

/** The title under which somebody chooses on a card: the one of their titles that the card names. */
export const office = (chooser: string, titles: readonly string[]): string | undefined =>
  titles.find((title) => book.office(title) === chooser);

/** Who chooses on a card: who holds the title, or the current player; nobody where it names another role. */
export function chooserOf(
  chooser: string,
  titles: Readonly<Record<string, number>>,
  current: number,
): number | undefined {
  const held = Object.keys(titles).filter((title) => titles[title]! >= 0);
  return chooser === 'current' ? current : titles[office(chooser, held) ?? ''];
}
