// What a question still lacks before it can be answered, as the place of the button says it.
import type { Ask, View } from '../api';
import { count, t } from '../i18n/index.svelte';
import { held, isPass } from './entries';

/** @param n how many are chosen, of an answer that is none yet */
export function missing({ min, max, least = 0, options }: Ask, n: number, mine: View['mine']): string {
  const need = Math.max(min, n > 0 || min > 0 ? least : 0) - n;
  if (n > 0) return need > 0 ? count('ask.below', need) : '';
  if (need > 1) return t('ask.needExactly', { min: need });
  const hand = held(mine);
  const cards = options.filter((o) => !isPass(o));
  return t(
    max > 0 && cards.length > 0 && cards.every(({ id }) => hand.has(id)) ? 'ask.pickCard' : 'ask.pick',
  );
}
