/* What tiles would be worth to me now: as a tag on them, and in words. */
import { words } from '../../lib/words.svelte';
import type { WorthView } from './view';

const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

/** Whether I could pay for the upgrade and had more of it. */
const grows = ({ points, upgraded }: WorthView): boolean => upgraded !== null && upgraded > points;

/** "+4", or "+4/+9" where an upgrade that I could pay makes it worth more; null where there is nothing to gain or lose. */
export function worthTag(worth: WorthView | undefined): string | null {
    if (!worth || (worth.points === 0 && !grows(worth))) return null;
    return grows(worth) ? `${signed(worth.points)}/${signed(worth.upgraded!)}` : signed(worth.points);
}

/** The same as a sentence; nothing of a tile that fits nowhere. */
export function worthLines(worth: WorthView | undefined): string[] {
    if (!worth) return [];
    const args = { points: signed(worth.points), upgraded: signed(worth.upgraded ?? 0) };
    return [words.t(grows(worth) ? 'kf-worth-upgraded' : 'kf-worth', args)];
}
