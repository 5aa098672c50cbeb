"""Majorities: palaces, the Noblewomen's cells and the Lords' quadrants, as long as they can change hands."""

from __future__ import annotations

from typing import Final

from boardwright.games.kingdom_builder.advice.prospect import Prospect
from boardwright.games.kingdom_builder.board import QUARTERS
from boardwright.games.kingdom_builder.cards import CARDS, Realm
from boardwright.games.kingdom_builder.catalog import CATALOG

#: The share of a majority's points that belongs to who leads by so many settlements, from three behind to three ahead;
#: who ties is paid in full, but may be passed.
SHARES: Final = (0.0, 0.1, 0.3, 0.8, 0.9, 1.0, 1.0)
FAR: Final = len(SHARES) // 2
#: With so many turns to come a majority is as open as can be; it settles little by little.
OPEN_TURNS: Final = 2.0
#: A lead in a quadrant is sure if it is twice as large as this, plus the number of turns to come.
LORDS_LEAD: Final = 3.0
LORDS: Final = CATALOG.card("lords")
#: What the highest number in a quadrant pays more than the next lower one.
LORDS_GAP: Final = CATALOG.cards[LORDS].number("first") - CATALOG.cards[LORDS].number("second")


def majorities(prospect: Prospect) -> tuple[float, float]:
    """What majorities bring the player, and the strongest of the others."""
    own = prospect.own
    unsure = min(1.0, prospect.turns / OPEN_TURNS)
    mine = theirs = 0.0
    for around, points in prospect.outlook.courts:
        here = (own & around).bit_count()
        there = max([(other & around).bit_count() for other in prospect.others])
        if here or there:
            changes = unsure if around & prospect.free else 0.0
            if here:
                mine += points * share(here - there, changes)
            if there:
                theirs += points * share(there - here, changes)
    if LORDS in prospect.state.cards:
        lords_mine, lords_theirs = lords(prospect)
        return mine + lords_mine, theirs + lords_theirs
    return mine, theirs


def share(lead: int, unsure: float) -> float:
    """The share of the points for a lead, or for being behind if it is negative; sure, it is all or nothing."""
    sure = 1.0 if lead >= 0 else 0.0
    return sure + unsure * (SHARES[max(-FAR, min(FAR, lead)) + FAR] - sure) if unsure else sure


def lords(prospect: Prospect) -> tuple[float, float]:
    """The points of the Lords as they stand, corrected for how safe each lead is."""
    state = prospect.state
    seats = range(state.players)
    card = CARDS[LORDS]
    mine = float(card.points(Realm(state, prospect.player)))
    theirs = float(max([card.points(Realm(state, seat)) for seat in seats if seat != prospect.player]))
    if prospect.turns:
        for quarter in QUARTERS:
            lead = (prospect.own & quarter).bit_count() - max([(own & quarter).bit_count() for own in prospect.others])
            safe = max(0.0, min(1.0, 0.5 + lead / (2 * (LORDS_LEAD + prospect.turns))))
            mine += LORDS_GAP * (safe - (lead >= 0))
            theirs += LORDS_GAP * (1.0 - safe - (lead <= 0))
    return mine, theirs
