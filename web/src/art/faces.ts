// The drawings of faces come by themselves, after the table (table/later.ts).
import { Later } from '../later.svelte';

export const faces = new Later(() => import('./faces/index'));
