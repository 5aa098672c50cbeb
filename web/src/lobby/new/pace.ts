// What goes with the pace of a table: how long a turn may take, and when a bot may play for who is away.
import type { Agreement } from '../../lib/protocol';
import { USUAL_AGREEMENT } from '../draft';

/** How long a turn may take, at each pace. */
export const CLOCKS: Record<Agreement['pace'], readonly Agreement['clock'][]> = {
    live: ['none', 'live'],
    days: ['none', 'day', 'three_days'],
};

/** After how many minutes a bot may play for who is away: at once there is nobody to be replaced. */
export const ABSENCES: readonly (number | null)[] = [5, 60, 1440, null];

/** Another pace is another patience, unless somebody has chosen one. */
export function atPace(agreed: Agreement, pace: Agreement['pace']): Agreement {
    const [live, days] = [USUAL_AGREEMENT.absence, 1440];
    const usual = agreed.absence === (agreed.pace === 'live' ? live : days);
    const clock = CLOCKS[pace].includes(agreed.clock) ? agreed.clock : 'none';
    return { ...agreed, pace, clock, absence: usual ? (pace === 'live' ? live : days) : agreed.absence };
}
