// What is known of the boards of a game: from the frame, and from the words of their locations.
import type { View } from '../api';
import { book } from '../cards/book.svelte';
import type { Board } from './docks';

/** The boards of a game. */
export function boardsOf({ boards, caprica, spaces }: Pick<View, 'boards' | 'caprica' | 'spaces'>): Board[] {
  return boards.map((b) => {
    const path = b.locations.filter((l) => caprica?.forces[l] !== undefined);
    return {
      ...b,
      ...(path.length > 0 && { path }),
      spaced: spaces?.some((s) => s.id === b.id) ?? false,
      cylons: b.locations.every((l) => book.get(l)?.who === 'cylon'),
    };
  });
}
