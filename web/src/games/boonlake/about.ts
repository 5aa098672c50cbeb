/* What is in the box, and where each fact of it comes from. */
import { action as ACTIONS } from '../../../../src/boardwright/games/boonlake/data/base.toml';
import { card as CARDS } from '../../../../src/boardwright/games/boonlake/data/cards.toml';
import { goal as GOALS } from '../../../../src/boardwright/games/boonlake/data/goals.toml';
import { lever as LEVERS } from '../../../../src/boardwright/games/boonlake/data/ranch.toml';
import { solo_tile as SOLO_TILES } from '../../../../src/boardwright/games/boonlake/data/sage.toml';
import type { Box } from '../about';
import { RIVER, SPACES, TILES } from './model';

/** Kinds of components: the drawing, the key of the name without its beginning, and all there are. */
export const BOX: Box = [
    { symbol: 'bl-card', word: 'cards', entries: CARDS },
    { symbol: 'bl-score', word: 'goals', entries: GOALS },
    { symbol: 'bl-explore', word: 'tiles', entries: TILES },
    { symbol: 'bl-move', word: 'actions', entries: ACTIONS },
    { symbol: 'bl-region', word: 'spaces', entries: SPACES },
    { symbol: 'bl-harbour', word: 'river', entries: RIVER },
    { symbol: 'bl-lever-up', word: 'levers', entries: LEVERS },
    { symbol: 'bl-cactus', word: 'solo', entries: SOLO_TILES },
];
