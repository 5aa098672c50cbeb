/* The Sage's tiles and tracks. */
import { sage as SAGES, solo_tile as SOLO_TILES } from '../../../../src/boardwright/games/boonlake/data/sage.toml';
import { finder } from './model';

export const soloOf = finder(SOLO_TILES);
/** The points of the cactus track in a scoring, by step. */
export const CACTUS: readonly number[] = SAGES[0]?.cactus ?? [];
