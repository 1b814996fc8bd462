// What is played over the board, the end, and what a press opens: it comes after everything that is on the screen at first.
export { default as Notes } from './Notes.svelte';
export { default as Orders } from '../ask/Orders.svelte';
export { default as Over } from '../stage/Over.svelte';
export { default as Scene } from '../stage/Scene.svelte';
export { default as TableItems } from './TableItems.svelte';
