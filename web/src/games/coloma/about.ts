/* What is in the box, and where each fact of it comes from. */
import * as base from '../../../../src/boardwright/games/coloma/data/base.toml';
import { board as BOARDS_B } from '../../../../src/boardwright/games/coloma/data/boards.toml';
import { speciality as DELUXE } from '../../../../src/boardwright/games/coloma/data/deluxe.toml';
import { hotel as HOTELS } from '../../../../src/boardwright/games/coloma/data/hotels.toml';
import { speciality as SPECIALITIES } from '../../../../src/boardwright/games/coloma/data/specialities.toml';
import type { Box } from '../about';

/** Kinds of components: the drawing, the key of the name without its beginning, and all there are. */
export const BOX: Box = [
    { symbol: 'co-building', word: 'buildings', entries: base.building },
    { symbol: 'co-barrel', word: 'barrels', entries: base.barrel },
    { symbol: 'co-bridge', word: 'bridges', entries: base.bridge },
    { symbol: 'co-river', word: 'boards', entries: [...base.board, ...BOARDS_B] },
    { symbol: 'co-wagon', word: 'spaces', entries: base.space },
    { symbol: 'co-event', word: 'events', entries: base.event },
    { symbol: 'co-gunman', word: 'shootouts', entries: base.shootout },
    { symbol: 'co-hotel', word: 'hotels', entries: HOTELS },
    { symbol: 'co-pioneer', word: 'specialities', entries: [...SPECIALITIES, ...DELUXE] },
];
