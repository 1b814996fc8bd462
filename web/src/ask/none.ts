// To take none of the options is a choice like the others: it is pressed, and then confirmed.
import { t } from '../i18n/index.svelte';

/** What taking none is called. */
export function noneOf(kind: string): string {
  if (kind === 'contribute') return t('ask.addNone');
  return t(kind === 'play' ? 'ask.pass' : 'ask.none');
}
