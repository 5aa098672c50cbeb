// The start: words first, so that nobody sees a half-spoken page; then the page.
import './styles/tokens.css';
import './styles/kit.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './lib/settings.svelte';
import { loadCommonSheet } from './lib/symbols';
import { words } from './lib/words.svelte';

loadCommonSheet();
await words.use(settings.language);
mount(App, { target: document.getElementById('app')! });
