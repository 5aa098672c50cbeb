import { describe, expect, it } from 'vitest';
import { boxOf, frontierIn, outline, overlap, TENT, wagonsAt, WAGON, type Box, type Frontier } from './map';
import { REGIONS, ROADS, SPACES } from './model';

/** The rooms of phones, tablets, desks and large screens, in many steps. */
const ROOMS = [
    ...[344, 358, 390, 414].flatMap((width) => [410, 436, 480, 560].map((height) => [width, height] as const)),
    ...[500, 551, 640, 800, 1000].flatMap((width) =>
        [320, 360, 400, 480, 640].map((height) => [width, height] as const),
    ),
];
const SEATS = 6;

const round = (x: number, y: number, width: number, height = width): Box => ({
    x: x - width / 2,
    y: y - height / 2,
    width,
    height,
});
const spotBoxes = ({ spots }: Frontier): [string, Box][] => [...spots.values()].map((spot) => [spot.id, boxOf(spot)]);
const overlaps = (all: [string, Box][]): string[] =>
    all.flatMap(([name, box], at) =>
        all.slice(0, at).flatMap(([other, its]) => (overlap(box, its) ? [`${name}/${other}`] : [])),
    );

describe.each(ROOMS)('the frontier in %i x %i', (width, height) => {
    const map = frontierIn(width, height);

    it('has every space, region and road', () => {
        expect([...map.spots.keys()].sort()).toEqual(SPACES.map(({ id }) => id).sort());
        expect([...map.areas.keys()]).toEqual(REGIONS.map(({ id }) => id));
        expect(map.roads).toHaveLength(ROADS.length);
    });

    it('has nothing over anything else, nor over the edge', () => {
        const areas = [...map.areas.values()].map(({ id, box }): [string, Box] => [id, box]);
        const all = [...spotBoxes(map), ...areas];
        expect(overlaps(all)).toEqual([]);
        for (const [name, box] of all) {
            expect(box.x, name).toBeGreaterThanOrEqual(0);
            expect(box.y, name).toBeGreaterThanOrEqual(0);
            expect(box.x + box.width, name).toBeLessThanOrEqual(width);
            expect(box.y + box.height, name).toBeLessThanOrEqual(height);
        }
    });

    it('has room for the tents of six players in every region', () => {
        for (const { tents, box } of map.areas.values()) {
            expect(tents).toHaveLength(SEATS);
            const boxes = tents.map(({ x, y }, at): [string, Box] => [String(at), round(x, y, TENT * map.scale - 0.1)]);
            expect(overlaps(boxes)).toEqual([]);
            for (const [, tent] of boxes) expect(overlap(tent, box)).toBe(true);
        }
    });

    it('has room for six wagons in a town, clear of the regions', () => {
        for (const spot of map.spots.values()) {
            if (spot.kind !== 'town') continue;
            for (const { x, y } of wagonsAt(spot, SEATS, map.scale, height / 2))
                for (const { id, box } of map.areas.values())
                    expect(overlap(round(x, y, WAGON * map.scale - 2), box), `${spot.id}/${id}`).toBe(false);
        }
    });

    it('can be read', () => {
        expect(13 * map.scale).toBeGreaterThan(10);
    });
});

it('draws the outline of a space round its middle', () => {
    const spot = { id: 'coloma', kind: 'coloma', x: 50, y: 50, width: 40, height: 20 };
    expect(outline(spot)).toMatch(/^M40 40h20/);
});
