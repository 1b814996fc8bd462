// The pages of the client, each of which is loaded when somebody goes there.
import type { Page } from './address';
import { worded } from './i18n/index.svelte';
import { Later } from './later.svelte';

const home = new Later(() => import('./lobby/Home.svelte'));
const table = new Later(() => import('./table/Table.svelte'));
const replay = new Later(() => worded(import('./replay/Replay.svelte')));
const operator = new Later(() => worded(import('./operator/Operator.svelte')));
const hot = new Later(() => worded(import('./hot/Hot.svelte')));

export const parts = { home, player: home, table, replay, hot, operator };

/** Loads what shows a page. */
export const come = ({ name }: Page): Promise<void> =>
  name === 'lost' ? Promise.resolve() : parts[name].come();
