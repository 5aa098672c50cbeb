/* What the table's window says of an option beyond its label. */
import type { OptionInfo } from '../../lib/protocol';
import type { Note } from '../board';
import type { ColomaView } from './view';

export function note(_view: ColomaView, _seat: number, _option: OptionInfo): Note | null {
    return null;
}
