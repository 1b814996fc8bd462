// How ready the fleet is to jump, in words.
import type { GameFrame, LogLine } from '../api';
import { t } from '../i18n/index.svelte';

/** Whether the fleet has jumped and its marker still has to go back: what the destination brings comes before that. */
export const isJumping = (log: readonly Pick<LogLine, 'kind'>[]): boolean =>
  log.findLast(({ kind }) => kind === 'jump' || kind === 'marker')?.kind === 'jump';

export function jumpState({
  marker,
  risk,
  caprica,
}: Pick<GameFrame['view'], 'marker' | 'risk' | 'caprica'>): string {
  if (caprica) return t('fleet.returnIn');
  if (marker >= risk.length - 1) return t('fleet.jumpAuto');
  const loss = risk[marker] ?? 0;
  return loss > 0 ? t('fleet.jumpRisk', { n: loss }) : t('fleet.jumpNot');
}
