// The drawings of faces come by themselves, when the page has time.
import { Later } from '../later.svelte';

export const faces = new Later(() => import('./faces/index'));
