// A turn that is advised, in words: what it does, and what comes of it.
import type { Text, TurnInfo } from '../../lib/protocol';
import { words } from '../../lib/words.svelte';
import { signed } from '../commands';
import { named } from '../logic/log';
import './words';

type Say = (text: Text) => string;

/** So much of what would happen is told. */
const MOST_EVENTS = 2;

/** What is done: "Build on n9, m10 → Use the Oracle". What is done again and again is said once. */
export function doing(labels: readonly Text[], say: Say): string {
    const parts: string[] = [];
    labels.forEach((label, i) => {
        const [about, ...more] = named(label);
        const again = labels[i - 1]?.key === label.key && about !== undefined && more.length === 0;
        if (again) parts.push(`${parts.pop()}, ${typeof about === 'object' ? say(about) : about}`);
        else parts.push(say(label));
    });
    return parts.join(' → ');
}

/** What comes of it: points by line of the score sheet, the largest first, and what happens beside. */
export function bringing({ gains, events }: Pick<TurnInfo, 'gains' | 'events'>, say: Say): string[] {
    const points = [...gains]
        .sort((one, other) => Math.abs(other.points) - Math.abs(one.points))
        .map((gain) => words.t('hints-gain', { change: signed(gain.points), name: say(gain.name) }));
    const happens = events.map((event) => say(event).replace(/\.$/, ''));
    return [...points, ...new Set(happens)].slice(0, points.length + MOST_EVENTS);
}
