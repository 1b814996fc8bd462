// What lies on the table.
export { default as Plot } from '../plot/Plot.svelte';
export { default as Stage } from '../stage/Stage.svelte';
export { default as Since } from './Since.svelte';
