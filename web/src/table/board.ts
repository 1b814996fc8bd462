// What lies on the table.
export { default as Hangar } from '../art/Hangar.svelte';
export { default as Board } from '../board/Board.svelte';
export { default as Stage } from '../stage/Stage.svelte';
