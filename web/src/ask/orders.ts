// Standing orders in words.
import type { Order, Take } from '../api';
import { book } from '../cards/book.svelte';
import { t, word } from '../i18n/index.svelte';
import { together } from '../table/people.svelte';

/** When an order applies. */
export function windowName(id: string): string {
  if (id === '*') return t('orders.everyWindow');
  return word(`orders.window.${id}`, book.window(id));
}

/** A card of a hand, told from the same card of other strengths. */
export const cardName = (id: string): string =>
  id.startsWith('skill/') ? `${book.name(id)} (${book.face(id).strength})` : book.name(id);

/** Cards and how many of each. */
const cardNames = (takes: Take[]): string =>
  together(takes.map((k) => (k.count > 1 ? `${k.count} × ` : '') + cardName(k.option)));

/** What an order does, without when and for how long. */
export function deed(o: Order): string {
  if (o.do === 'add') return t('orders.do.add', { cards: cardNames(o.add ?? []) });
  if (o.do === 'ask' && o.if === 'hit') return t('orders.askHit');
  if (o.do === 'ask' && o.if === 'short')
    return o.by ? t('orders.askShortBy', { n: o.by }) : t('orders.askShort');
  if (o.do !== 'play') return t(`orders.do.${o.do}`);
  const card = cardName(o.play ?? '');
  if (o.if === 'short') return t('orders.playShort', { card, n: o.by ?? 0 });
  return t(o.if === 'hit' ? 'orders.playHit' : 'orders.play', { card });
}

interface Playable {
  id: string;
  window: string;
}

/** The cards of a hand that can be played in a window, once for each window. */
export function playable(hand: string[]): Playable[] {
  return [...new Set(hand)].flatMap((id) => {
    const timing = book.get(id)?.timing ?? [];
    return timing.filter((w) => w !== 'action').map((window) => ({ id, window }));
  });
}

/** The conditions under which a card can be ordered to be played in a window. */
export function conditions(window: string): ('' | 'short' | 'hit')[] {
  if (window === 'totalled') return ['short', ''];
  return window === 'viper-attacked' ? ['hit', ''] : [''];
}

/** The condition under which somebody may want to be asked in a window, if most openings of it need nothing. */
export const worthAsking = (window: string): 'short' | 'hit' | undefined =>
  conditions(window).find((c) => c !== '');
