// What is beside the board, on another tab of a phone, or opened by a press: it comes last.
export { default as Hand } from '../cards/Hand.svelte';
export { default as Strip } from '../cards/Strip.svelte';
export { default as Choose } from '../choose/Choose.svelte';
export { default as Crew } from './Crew.svelte';
export { default as Log } from './Log.svelte';
export { default as Side } from './Side.svelte';
