// What a table can do without for its first moment: following others' moves, what is told meanwhile, and looking back. One chunk,
// fetched with the board.
export { Follow } from './follow.svelte';
export { default as Gained } from './Gained.svelte';
export { default as Recap } from './Recap.svelte';
export { default as ReplayBar } from './ReplayBar.svelte';
