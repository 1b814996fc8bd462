// What a choice in the line that asks does, in a few words.
import type { CapricaView, Component } from '../api';
import { t } from '../i18n/index.svelte';
import { componentOf, effectOf, type Told } from './preview';

/**
 * What a choice in the line does, in a few words: that of a room and of an ability, whose text is nowhere in sight;
 * cards are read where they lie. On New Caprica what is done at the Shipyard says what it leaves.
 */
export function gistOf(
  kind: string,
  option: string,
  component: (id: string) => (Told & Pick<Component, 'gist'>) | undefined,
  caprica?: Pick<CapricaView, 'phase' | 'locked' | 'prepared'>,
): string {
  const id = componentOf(option) ?? '';
  if (id.startsWith('ability/')) return effectOf(kind, option, component);
  if (kind !== 'action' || !id.startsWith('location/')) return '';
  if (option === 'location/shipyard' && caprica) {
    const { phase, locked, prepared } = caprica;
    if (phase === 'occupied' && locked > 0) return t('ask.prepares', { n: locked, m: locked - 1 });
    if (phase === 'returned' && prepared > 0) return t('ask.evacuates', { n: prepared, m: prepared - 1 });
  }
  return component(id)?.gist ?? '';
}
