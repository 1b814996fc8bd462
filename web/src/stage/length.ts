// How long something took, said shortly.
import { t } from '../i18n/index.svelte';

const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000];

export function spoken(ms: number): string {
  if (ms >= day) return t('over.days', { d: Math.floor(ms / day), h: Math.floor((ms % day) / hour) });
  if (ms >= hour) return t('over.hours', { h: Math.floor(ms / hour), m: Math.floor((ms % hour) / minute) });
  if (ms >= minute) return t('over.minutes', { m: Math.floor(ms / minute) });
  return t('over.seconds', { s: Math.round(ms / second) });
}
