// Standing answers: what a seat of mine has answered in advance, and where one would think of doing so.

import type { DecisionInfo, OfferInfo, SeatAnswers } from '../../lib/protocol';
import { onlyEnd, wayOn } from './targets';

/** Whether anything stands. */
export const stands = (answers: SeatAnswers | null): boolean =>
    answers !== null && (answers.idle || answers.declined.length > 0);

/** Whether a decision can only be left: the table could do so by itself. */
export function onlyLeave(decision: DecisionInfo | null, offers: readonly OfferInfo[]): boolean {
    if (decision?.options.length !== 1 || decision.kind === 'sealed' || onlyEnd(decision)) return false;
    return wayOn(decision) !== null && offers.every((offer) => offer.seat !== decision.seat);
}

/** Whether the bar shows the way to standing answers: something stands, or what is asked could be answered for good. */
export function suggests(
    decision: DecisionInfo | null,
    offers: readonly OfferInfo[],
    answers: SeatAnswers | null,
): boolean {
    return stands(answers) || (decision !== null && decision.question !== null) || onlyLeave(decision, offers);
}
