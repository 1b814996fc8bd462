// What a way of a card changes for certain, as it is shown under the way: the figure before and
// after.
import type { GameFrame } from '../api';
import { count, t, word } from '../i18n/index.svelte';
import { seatName } from '../table/people.svelte';

type Change = NonNullable<GameFrame['ways']>[number];

/** One change: what there is now and then, or what comes. */
function said(frame: GameFrame, { what, seat, from, to }: Change): string {
  switch (what) {
    case 'fuel':
    case 'food':
    case 'morale':
    case 'population':
      return `${word(`resource.${what}`, what)} ${from} → ${to}`;
    case 'raptors':
      return `${t('store.raptor')} ${from} → ${to}`;
    case 'cards':
      return t('ways.cards', { name: seatName(frame, seat), from, to });
    case 'nothing':
      return t('ways.nothing');
    case 'marker':
      return `${t('fleet.jump')} ${from + 1} → ${to + 1}`;
  }
  return count(`ways.${what}`, to);
}

/**
 * The changes of a way in lines: those that come in any case, then those of each result under its name. Where only the other
 * way has any, it says that it has none.
 */
export function changesOf(frame: GameFrame, way: string): { when: string; what: string }[] {
  const lines = new Map<string, string[]>();
  for (const change of frame.ways ?? []) {
    if (change.way !== way) continue;
    const { when = '', atMost = 0 } = change;
    const head = /low|high/.test(when)
      ? t(`ways.${when as 'low' | 'high'}`, { n: when === 'low' ? atMost : atMost + 1 })
      : word(`check.result.${when}`, '');
    lines.set(head, [...(lines.get(head) ?? []), said(frame, change)]);
  }
  if (frame.ways?.length && lines.size === 0) return [{ when: '', what: t('ways.open') }];
  return [...lines].map(([when, all]) => ({ when, what: all.join(' · ') }));
}
