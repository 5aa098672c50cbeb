// Before every file of tests: files share a process and its window, since making both anew takes longer than most tests.
// What one file has left behind, in modules, on the page or in the browser's memory, is not there for the next.
import { vi } from 'vitest';

vi.resetModules();
vi.unstubAllGlobals();
vi.useRealTimers();
document.head.replaceChildren();
document.body.replaceChildren();
for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
localStorage.clear();
sessionStorage.clear();
