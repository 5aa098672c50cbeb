/* Carrying: what lies on which tile and can be taken up, what is in hand, and where it can go. */
import { Walking, type Load } from '../../table/widgets/walking.svelte';
import type { OptionInfo } from '../../lib/protocol';
import { DIRECTIONS, tileOf, tileTarget } from './model';

export const resourceOf = ({ things }: Load): string => (things[0] ?? '').slice('resource:'.length);

/** Whether an option is a step of that load. */
export const takes = (option: OptionInfo, { start, things }: Load): boolean =>
    option.way !== null && [start, ...things].every((target) => option.targets.includes(target));

export class Carrying extends Walking {
    loadsAt(tile: string): Load[] {
        return this.loads.filter(({ start }) => start === tileTarget(tile));
    }

    /** By tile the resources that can be carried away from it. */
    get movable(): ReadonlyMap<string, ReadonlySet<string>> {
        const tiles = new Set(this.loads.map(({ start }) => tileOf(start)!));
        return new Map([...tiles].map((tile) => [tile, new Set(this.loadsAt(tile).map(resourceOf))]));
    }

    get inHand(): { tile: string; resource: string } | null {
        return this.lifted && { tile: tileOf(this.lifted.start)!, resource: resourceOf(this.lifted) };
    }

    /** The directions in which it can be carried at once. */
    get onward(): number[] {
        return [...this.ends.values()]
            .filter((ways) => ways.length === 1)
            .map(([way]) => (DIRECTIONS as readonly string[]).indexOf(way!));
    }

    /** A tile was picked, or a load on it: another load is taken up, else what is in hand goes there. False if neither can be. */
    pick(tile: string, resource: string | null): boolean {
        const load = this.loadsAt(tile).find((one) => resourceOf(one) === resource);
        if (load) this.lift(load);
        return load !== undefined || this.lead(tileTarget(tile));
    }
}
