// The state of the fleet, and the tabs under it.
export { default as Fleet } from '../fleet/Fleet.svelte';
export { default as Tabs } from './Tabs.svelte';
