// What is on the board, in words: for screen readers, and for the sheet that describes the position.
import type { AreaView, GameFrame, SpaceView } from '../api';
import { book } from '../cards/book.svelte';
import { count, t, word } from '../i18n/index.svelte';
import { itemsOf, type Item } from './ships';

/** A person by their character, and who plays them. */
export const personName = (frame: GameFrame, seat: number): string =>
  `${book.name(frame.view.seats[seat]!.character)} (${frame.table.seats[seat]!.name || t('crew.bot')})`;

/** A kind of viper that is no plain one. */
export const hullName = (id: string): string => word(`ship.${id}.name`, id.replace(/-/g, ' '));

/** Somebody in a viper, of whatever hull. */
export function pilotName(frame: GameFrame, seat: number): string {
  const { hull } = frame.view.seats[seat]!;
  const name = personName(frame, seat);
  return hull ? t('ship.pilotedHull', { name, hull: hullName(hull) }) : t('ship.piloted', { name });
}

/** A ship, or the group of those that are alike. */
export function itemName(item: Item, frame: GameFrame): string {
  switch (item.kind) {
    case 'pilot':
      return pilotName(frame, item.seat);
    case 'scar':
      return t('ship.scar');
    case 'other':
      return t('ship.strange', { n: item.n, name: hullName(item.id) });
    case 'civilian':
      return item.face
        ? t('ship.civilianKnown', { letter: item.letter, face: book.name(item.face) })
        : t('ship.civilian', { letter: item.letter });
    case 'basestar': {
      const what = item.damage.map((d) => book.name(d)).join(', ');
      return what ? `${t('ship.basestar')}, ${t('ship.damaged', { what })}` : t('ship.basestar');
    }
    default:
      return count(`ship.${item.kind}`, item.n);
  }
}

/** What an area is called. */
export const areaName = (id: string): string => word(`area.${id}`, id);

/** What stands in an area. */
export function inArea(area: AreaView, frame: GameFrame): string {
  const items = itemsOf(area).map((item) => itemName(item, frame));
  return items.length ? items.join(', ') : t('area.empty');
}

/** The centurions on board, and how far they have come. */
export function boardingParty(spaces: readonly number[]): string {
  const taken = spaces.flatMap((n, at) => (n > 0 ? [boardingSpace(at, n)] : []));
  return taken.length ? taken.join('; ') : t('board.boardingNone');
}

/** A space of the boarding party, and how many are on it. */
export function boardingSpace(at: number, n: number): string {
  const centurions = count('board.centurions', n);
  return at === 0
    ? t('board.boardingStart', { count: centurions })
    : t('board.boardingAt', { n: at, count: centurions });
}

/** The rolls that place a ship in an area of another board. */
export function numbersOf(space: SpaceView, area: string): string {
  const rolls = (space.rolls ?? []).flatMap((id, i) => (id === area ? [i + 1] : []));
  return rolls.join('·');
}

/** What waits in an area of another board. */
export const inWaiting = (area: AreaView, space: SpaceView, frame: GameFrame): string =>
  t('fleetBoard.area', {
    area: areaName(area.id),
    rolls: numbersOf(space, area.id),
    what: inArea(area, frame),
  });
