// A number that counts to where it goes instead of jumping there; at once where this person wants no motion.
import { settings } from '../lib/settings.svelte';

export function counting(goal: () => number): { readonly now: number } {
    let now = $state(goal());
    let before = goal();
    $effect(() => {
        const [from, to, time] = [before, goal(), settings.moveTime];
        before = to;
        if (from === to || time === 0) {
            now = to;
            return;
        }
        let frame = 0;
        let began: number | null = null;
        const step = (at: number): void => {
            began ??= at;
            const part = Math.min(1, (at - began) / time);
            now = Math.round(from + (to - from) * part);
            if (part < 1) frame = requestAnimationFrame(step);
        };
        frame = requestAnimationFrame(step);
        return () => {
            cancelAnimationFrame(frame);
            now = to;
        };
    });
    return {
        get now() {
            return settings.moveTime === 0 ? goal() : now;
        },
    };
}
