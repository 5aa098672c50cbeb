/* Lines along the edges of hexes, as SVG paths. */
import {
    beside,
    BOARD_WIDTH,
    corner,
    HEX_HEIGHT,
    HEX_WIDTH,
    ROW_STEP,
    SIDE,
    type IslandAt,
    type Point,
} from './geometry';

/** The joints between the four quadrants, along the edges of the hexes, as an SVG path. */
export function joints(): string {
    const half = SIDE / 2;
    const down: string[] = [];
    for (let row = 0; row < SIDE; row++) {
        const { x, y } = corner(row * SIDE + half);
        down.push(`${x} ${y + HEX_HEIGHT / 4}`, `${x} ${y + ROW_STEP}`);
    }
    const across: string[] = [];
    for (let column = 0; column < SIDE; column++) {
        const { x, y } = corner(half * SIDE + column);
        across.push(`${x} ${y + HEX_HEIGHT / 4}`, `${x + HEX_WIDTH / 2} ${y}`);
    }
    across.push(
        `${BOARD_WIDTH - HEX_WIDTH / 2} ${half * ROW_STEP + HEX_HEIGHT / 4}`,
        `${BOARD_WIDTH} ${half * ROW_STEP}`,
    );
    return `M${down.join('L')}M${across.join('L')}`;
}

/** The corners of a hex, clockwise; the edge towards direction ``d`` runs from corner ``d`` to the next one. */
const CORNERS: readonly Point[] = [
    { x: HEX_WIDTH, y: HEX_HEIGHT / 4 },
    { x: HEX_WIDTH, y: ROW_STEP },
    { x: HEX_WIDTH / 2, y: HEX_HEIGHT },
    { x: 0, y: ROW_STEP },
    { x: 0, y: HEX_HEIGHT / 4 },
    { x: HEX_WIDTH / 2, y: 0 },
];

/** The line around some cells, where they border on others, as closed SVG paths. */
export function outline(cells: readonly number[], island: IslandAt = null): string {
    const inside = new Set(cells);
    const edges = new Map<string, string>();
    for (const cell of cells) {
        const { x, y } = corner(cell, island);
        const at = ({ x: dx, y: dy }: Point): string => `${x + dx} ${y + dy}`;
        beside(cell).forEach((other, direction) => {
            if (other === undefined || !inside.has(other))
                edges.set(at(CORNERS[direction]!), at(CORNERS[(direction + 1) % CORNERS.length]!));
        });
    }
    const loops: string[] = [];
    for (const start of edges.keys()) {
        const loop: string[] = [];
        for (let from: string | undefined = start; from !== undefined && edges.has(from);) {
            loop.push(from);
            const to: string = edges.get(from)!;
            edges.delete(from);
            from = to;
        }
        if (loop.length) loops.push(`M${loop.join('L')}z`);
    }
    return loops.join('');
}
