// The state of the fleet; the tabs under it, and on a phone the menus and the faces of all.
export { default as Fleet } from '../fleet/Fleet.svelte';
export { default as Menus } from '../fleet/Menus.svelte';
export { default as Roll } from './Roll.svelte';
export { default as Tabs } from './Tabs.svelte';
