// What stands beside the board: log, moves and chat; following what others do and what is told meanwhile; looking back. One chunk,
// fetched with the board.
export { default as ActionList } from './ActionList.svelte';
export { default as Chat } from './Chat.svelte';
export { Follow } from './follow/follow.svelte';
export { default as Gained } from './follow/Gained.svelte';
export { default as Recap } from './follow/Recap.svelte';
export { default as ReplayBar } from './follow/ReplayBar.svelte';
export { default as LogPanel } from './LogPanel.svelte';
