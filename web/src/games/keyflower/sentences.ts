/* What is said of tiles: for listeners, and for whoever rests a mouse on one. */
import { words } from '../../lib/words.svelte';
import { COLOURS, RESOURCES, tileInfo } from './model';
import { present, total, type Counts } from './panels';
import type { KeyflowerView, LotView, UseView, VillageTileView } from './view';

const colourName = (colour: string): string => words.name(`worker-${colour}`);

/** "2 red, 1 blue". */
const counted = (kinds: readonly string[], counts: Counts, word: string): string =>
    present(kinds, counts)
        .map(({ kind, count }) => `${count} ${words.name(`${word}-${kind}`)}`)
        .join(', ');

function useLine(tile: string, next: number | null, room: number, uses: readonly UseView[], open: boolean): string[] {
    if (tileInfo(tile).front?.action === undefined) return [];
    const there = uses.reduce((sum, { workers }) => sum + total(workers), 0);
    if (!open) return [words.t('kf-tile-no-use-now')];
    if (next === null) return [words.t('kf-tile-full', { there })];
    return [words.t('kf-tile-next-use', { count: next, there, room })];
}

export function tileLines(placed: VillageTileView, { players }: KeyflowerView): string[] {
    const { tile, colour, resources, uses, next_use, room, upgraded } = placed;
    const goods = counted(RESOURCES, resources, 'resource');
    return [
        ...(upgraded ? [words.t('kf-tile-upgraded')] : []),
        ...(players.some(({ flipped }) => flipped === tile) ? [words.t('kf-tile-flipped')] : []),
        ...(colour ? [words.t('kf-tile-colour', { colour: colourName(colour) })] : []),
        ...uses.map(({ workers }) => words.t('kf-tile-workers', { workers: counted(COLOURS, workers, 'worker') })),
        ...useLine(tile, next_use, room, uses, true),
        ...(goods ? [words.t('kf-tile-goods', { goods })] : []),
    ];
}

export function lotLines(lot: LotView, viewer: number | null, names: readonly string[], view: KeyflowerView): string[] {
    const mine = lot.bids.find(({ player }) => player === viewer);
    const bids = [...lot.bids].sort((a, b) => b.size - a.size);
    return [
        ...(lot.colour ? [words.t('kf-tile-colour', { colour: colourName(lot.colour) })] : []),
        ...bids.map(({ player, size, colour, leads }) =>
            words.t(leads ? 'kf-lot-bid-leads' : player === viewer ? 'kf-lot-bid-free' : 'kf-lot-bid-beaten', {
                player: names[player] ?? '',
                count: size,
                colour: colourName(colour),
            }),
        ),
        ...(viewer === null
            ? []
            : [
                  mine?.leads
                      ? words.t('kf-lot-yours')
                      : words.t(mine ? 'kf-lot-more' : 'kf-lot-lead', { count: lot.to_lead }),
              ]),
        ...useLine(lot.tile, lot.next_use, lot.room, lot.uses, view.season !== 'winter'),
        ...(view.start_tile === lot.tile ? [words.t('kf-lot-starts')] : []),
    ];
}
