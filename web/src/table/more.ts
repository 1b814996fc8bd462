// What is played over the board, the end, and what a press opens: it comes after everything that is on the screen at first.
export { isPressed } from '../ask/danger';
export { default as Where } from '../ask/Where.svelte';
export { default as Arrived } from '../stage/Arrived.svelte';
export { default as Wake } from '../board/Wake.svelte';
export { default as Choice } from '../stage/Choice.svelte';
export { default as CrisisScene } from '../stage/CrisisScene.svelte';
export { default as DeckList } from '../fleet/DeckList.svelte';
export { default as Motion } from './Motion.svelte';
export { default as Notes } from './Notes.svelte';
export { default as Orders } from '../ask/Orders.svelte';
export { default as Over } from '../stage/Over.svelte';
export { default as Scene } from '../stage/Scene.svelte';
export { default as Sealed } from '../ask/Sealed.svelte';
export { default as Sheet } from './Sheet.svelte';
export { default as TableItems } from './TableItems.svelte';
export { default as Talk } from '../talk/Talk.svelte';
export { default as Waited } from '../beats/Waited.svelte';
