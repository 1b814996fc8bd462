// A stretch of time in as few signs as tell it: 4:05, 3 h, 2 d 5 h.
import { t } from '../i18n/index.svelte';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Milliseconds in words. */
export function span(ms: number): string {
  const s = Math.ceil(ms / 1000);
  if (s < hour) return `${Math.floor(s / minute)}:${String(s % minute).padStart(2, '0')}`;
  if (s < day) return t('time.hours', { h: Math.floor(s / hour), m: Math.floor((s % hour) / minute) });
  return t('time.days', { d: Math.floor(s / day), h: Math.floor((s % day) / hour) });
}
