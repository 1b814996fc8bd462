import type { View } from '../api';
import { t } from '../i18n/index.svelte';

/** How far the fleet has come; once that is further than the goal asks for, it is not "8 of 7". */
export const far = ({ distance, goal }: Pick<View, 'distance' | 'goal'>): string =>
  distance <= goal ? t('fleet.distanceOf', { n: distance, goal }) : `${t('fleet.distance')} ${distance}`;
