// Why a location is of no use to a seat, as far as all can see: said in its room before anybody presses it.
import type { GameFrame } from '../api';

export type Useless = 'damaged' | 'president' | 'cylons' | 'humans';

/** Locations whose actions are for the President alone. */
const presidents = ['location/presidents-office', 'location/quorum-chamber'];

/** The reason, or nothing where it can be used as any other. Spectators are told of damage only. */
export function useless({ view }: Pick<GameFrame, 'view'>, location: string): Useless | undefined {
  if (view.damaged.includes(location)) return 'damaged';
  const seat = view.seats[view.seat];
  if (!seat?.character) return undefined;
  const far = view.boards.find((b) => b.id === 'cylon-locations')?.locations.includes(location) ?? false;
  if (far && !seat.revealed) return 'cylons';
  if (
    !far &&
    seat.revealed &&
    view.boards.some((b) => b.id === 'galactica' && b.locations.includes(location))
  )
    return 'humans';
  const president = Object.entries(view.titles).some(
    ([t, s]) => t.startsWith('president') && s === view.seat,
  );
  return presidents.includes(location) && !president ? 'president' : undefined;
}
