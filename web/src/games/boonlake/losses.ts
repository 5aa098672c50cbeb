/* What an action would lose, or miss: points, pieces that are not there, and a scoring that comes too soon. */
import { costs as COSTS } from '../../../../src/boardwright/games/boonlake/data/base.toml';
import { words } from '../../lib/words.svelte';
import type { OptionInfo } from '../../lib/protocol';
import { verbWord } from '../../table/logic/targets';
import { idOf, kindOf, spaceOf, stretchOf, tileOf, type Effect, type Site } from './model';
import { regionName } from './said';
import { gainOf, leverCounts, leverOf } from './things';
import type { BoonlakeView, PlayerView, SiteView } from './view';

const targetOf = ({ targets }: OptionInfo, kind: string): string | null => {
    const found = targets.find((target) => kindOf(target) === kind);
    return found === undefined ? null : idOf(found);
};
/** The space of a site: `12` of `12b`. */
const spaceId = (site: string): string => site.slice(0, -1);

/** A site, as it is printed and as it stands. */
function siteOf(view: BoonlakeView, id: string): { printed: Site; stands: SiteView } | null {
    const space = view.spaces.find((one) => one.id === spaceId(id));
    const at = space?.sites.findIndex((one) => one.id === id) ?? -1;
    if (!space?.tile || at < 0) return null;
    const printed = tileOf(space.tile).sites[at];
    const stands = space.sites[at];
    return printed && stands ? { printed, stands } : null;
}

/** Whether a player has a village in the region of a space. */
function hasVillage(view: BoonlakeView, player: number, region: string): boolean {
    return view.spaces.some(
        ({ id, sites }) =>
            spaceOf(id).region === region && sites.some(({ owner, piece }) => owner === player && piece === 'village'),
    );
}

/** Inhabitants that an effect gives without asking, beyond those in the supply. */
function lostInhabitants(effect: Effect, { supply }: PlayerView): number {
    const came = effect.reduce((sum, { gain }) => sum + (gain?.['inhabitant'] ?? 0), 0);
    return Math.max(0, came - supply);
}
const lostLines = (effect: Effect, player: PlayerView): string[] => {
    const count = lostInhabitants(effect, player);
    return count ? [words.t('bl-warn-supply', { count })] : [];
};

// -- by verb -------------------------------------------------------------------------------------------------------

type Look = (view: BoonlakeView, player: PlayerView, option: OptionInfo) => string[];

const choosing: Look = (view, _, option) => {
    const row = view.rows.find(({ action }) => action === targetOf(option, 'action'));
    return row?.vp ? [words.t('bl-warn-row', { count: row.vp })] : [];
};

const developing: Look = (view, player, option) => {
    const site = siteOf(view, targetOf(option, 'site') ?? '');
    if (!site) return [];
    const points = site.printed.cost?.['vp'];
    return [...(points ? [words.t('bl-warn-site', { count: points })] : []), ...lostLines(site.printed.reward, player)];
};

/** A house that becomes a village. */
const upgrading: Look = (view, { player }, option) => {
    const id = targetOf(option, 'site') ?? '';
    const site = siteOf(view, id);
    if (site?.stands.piece !== 'house') return [];
    const { region } = spaceOf(spaceId(id));
    const village = site.printed.village ?? 0;
    return [
        ...(hasVillage(view, player, region)
            ? [words.t('bl-warn-village', { count: COSTS.same_region_vp, region: regionName(region) })]
            : []),
        ...(village < 0 ? [words.t('bl-warn-site', { count: -village })] : []),
    ];
};

const sailing: Look = (view, player, option) => {
    const goal = targetOf(option, 'stretch');
    const from = view.river.findIndex(({ ships }) => ships.includes(player.player));
    const to = view.river.findIndex(({ id }) => id === goal);
    const crosses = view.river.some(({ lock, closed }, at) => lock && closed && from < at && at <= to);
    const reward = goal === null ? [] : lostLines(stretchOf(goal).reward, player);
    if (!crosses) return reward;
    const gains = view.goals.map((tile) => gainOf(view, tile, player.player)).filter((gain) => gain !== null);
    const { ready } = leverCounts(player);
    const met = gains.filter((gain) => gain > 0).length;
    return [
        words.t('bl-warn-lock', { number: view.scoring, met, open: gains.length }),
        ...(ready ? [words.t('bl-warn-levers', { count: ready })] : []),
        ...reward,
    ];
};

const scoring: Look = (view, { player }, option) => {
    const tile = view.goals.find(({ id }) => id === targetOf(option, 'goal'));
    const gain = tile ? gainOf(view, tile, player) : null;
    return gain !== null && gain < 0 ? [words.t('bl-warn-goal', { count: -gain })] : [];
};

/** What is given up for a lever, by what sets it off. */
const GIVES_UP = ['right_part', 'card_play'];
const pulling: Look = (_, player, option) => {
    const id = targetOf(option, 'lever');
    if (id === null) return [];
    const { trigger, effect } = leverOf(id);
    const resources = Object.values(player.works).reduce((sum, level) => sum + level, 0);
    const nothing = effect.some(({ per }) => per === 'resources') && resources === 0;
    const then = effect.flatMap((part) => part.then ?? []);
    return [
        ...(GIVES_UP.includes(trigger) ? [words.t(`bl-warn-gives-up-${trigger}`)] : []),
        ...(nothing ? [words.t('bl-warn-nothing')] : []),
        ...lostLines([...effect, ...then], player),
    ];
};

const LOOKS: Record<string, Look> = {
    choose: choosing,
    develop: developing,
    upgrade: upgrading,
    ease: upgrading,
    sail: sailing,
    score: scoring,
    pull: pulling,
};

/** What is to be said before an action is played. */
export function lossLines(view: BoonlakeView, option: OptionInfo): string[] {
    const player = view.viewer === null ? undefined : view.players[view.viewer];
    return player ? (LOOKS[option.verb]?.(view, player, option) ?? []) : [];
}

/** What would be missed by declining, by verb: what can be had now, and not later in the turn. */
const MISSED = ['develop', 'upgrade', 'ease', 'graze', 'modernise', 'take', 'explore'];

export function missedLine(instead: readonly OptionInfo[]): string | null {
    const verbs = MISSED.filter((verb) => instead.some((one) => one.verb === verb));
    if (!verbs.length) return null;
    return words.t('bl-warn-declines', {
        what: words.list([...new Set(verbs.map((verb) => words.t(verbWord(verb))))]),
    });
}
