// Why a location is of no use to a seat, as far as all can see: said in its room before anybody presses it.
import type { GameFrame } from '../api';
import { book } from '../cards/book.svelte';

/** The reason, or the title under which alone its action is taken. */
export type Useless = 'damaged' | 'cylons' | 'humans' | { title: string };

/** The reason, or nothing where it can be used as any other. Spectators are told of damage only. */
export function useless({ view }: Pick<GameFrame, 'view'>, location: string): Useless | undefined {
  if (view.damaged.includes(location)) return 'damaged';
  const seat = view.seats[view.seat];
  if (!seat?.character) return undefined;
  const cylon = seat.revealed && !seat.infiltrating;
  const { who, title } = book.get(location) ?? {};
  if (who === 'cylon' && !cylon) return 'cylons';
  if (who === 'human' && cylon) return 'humans';
  if (!title || cylon) return undefined;
  const card = Object.keys(view.titles).find((id) => book.office(id) === title) ?? title;
  return view.titles[card] === view.seat ? undefined : { title: card };
}
