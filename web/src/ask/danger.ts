// What presses on the fleet, as far as all can see it, the worst first.
import type { GameFrame, SeatView } from '../api';
import { count, word } from '../i18n/index.svelte';

type View = GameFrame['view'];

const sum = (list: readonly number[]): number => list.reduce((n, m) => n + m, 0);

/** How many Cylon ships are around the fleet, and how many civilian ships lie open to them. */
function inSpace({ areas, caprica }: View): { cylons: number; civilians: number } {
  if (caprica?.phase === 'occupied') return { cylons: 0, civilians: 0 }; // Galactica is away
  return {
    cylons: sum(areas.map((a) => a.raiders + a.heavy + a.basestars.length)),
    civilians: sum(areas.map((a) => a.civilians.length)),
  };
}

/** In words; of a resource that is low also which it is, and how much of it is left. */
export interface Danger {
  said: string;
  low?: [id: string, value: number];
}

/** Whether so many dangers press that naming them takes the room of choices. */
export const isPressed = (view: View): boolean => dangers(view).length > 3;

/** Whether all know of somebody that their side is that of the Cylons. */
export const isKnownCylon = (s?: Pick<SeatView, 'revealed' | 'infiltrating' | 'leader'>): boolean =>
  !!s && s.revealed && !s.infiltrating && !s.leader;

export function dangers(view: View): Danger[] {
  const { cylons, civilians } = inSpace(view);
  const said = (key: string, n: number) => (n > 0 ? [{ said: count(`danger.${key}`, n) }] : []);
  const low = Object.entries(view.dials)
    .filter(([, { value, red }]) => value <= red)
    .sort(([, a], [, b]) => a.value - b.value)
    .map(([id, { value }]): Danger => ({ said: `${word(`resource.${id}`, id)} ${value}`, low: [id, value] }));
  return [
    ...said('aboard', sum(view.fleet.boarding)),
    ...said('cylons', cylons),
    ...(cylons > 0 ? said('civilians', civilians) : []),
    ...low,
    ...said('forces', sum(Object.values(view.caprica?.forces ?? {}))),
  ];
}
