"""Tiles on auction that the player leads for."""

from __future__ import annotations

from boardwright.games.keyflower.advice.outlook import KIND, LOSING, Outlook
from boardwright.games.keyflower.advice.pieces import SCORING_TILES
from boardwright.games.keyflower.advice.shipping import START
from boardwright.games.keyflower.advice.worth import COMING, NEIGHBOURS, PLACED, POWER_WORTH, PURPLE
from boardwright.games.keyflower.auction import leader
from boardwright.games.keyflower.state import WINTER
from boardwright.games.keyflower.steps.ending import power_of


def lots(outlook: Outlook) -> float:
    """Tiles led: what they are worth to the player, and the workers on them."""
    state = outlook.state
    value = 0.0
    coming = COMING[outlook.season]
    now = PLACED[outlook.season]
    for tile, chance in outlook.leads:
        lead = leader(state, tile)
        assert lead is not None
        value += (1.0 - chance) * (LOSING * now + (1.0 - LOSING) * coming) * lead.size
        if KIND[tile] == "turn_order":
            if state.season == WINTER:
                value += chance * NEIGHBOURS
            if tile == START[state.players]:
                value += chance * PURPLE[state.season]
            continue
        worth = coming * state.crowd[tile]
        if KIND[tile] == "summer_boat":
            worth += POWER_WORTH[power_of(state, tile).bit_length() - 1]
        elif not SCORING_TILES >> tile & 1:
            worth += outlook.worth_of(outlook.survey((tile,))) - outlook.worth_of(outlook.estate)
        value += chance * worth
    return value
