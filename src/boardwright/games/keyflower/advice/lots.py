"""Tiles on auction that the player leads for."""

from __future__ import annotations

from boardwright.games.keyflower.advice.outlook import KIND, Outlook
from boardwright.games.keyflower.advice.pieces import SCORING_TILES
from boardwright.games.keyflower.advice.shipping import START
from boardwright.games.keyflower.advice.worth import NEIGHBOURS, POWER_WORTH, PURPLE
from boardwright.games.keyflower.state import WINTER
from boardwright.games.keyflower.steps.ending import power_of


def lots(outlook: Outlook) -> float:
    """Tiles led: what they are worth to the player."""
    state = outlook.state
    value = 0.0
    now = 0.0
    for lead in outlook.leads:
        tile = lead.tile
        if KIND[tile] == "turn_order":
            if state.season == WINTER:
                value += lead.chance * NEIGHBOURS
            if tile == START[state.players]:
                value += lead.chance * PURPLE[state.season]
        elif KIND[tile] == "summer_boat":
            value += lead.chance * POWER_WORTH[power_of(state, tile).bit_length() - 1]
        elif not SCORING_TILES >> tile & 1:
            if not now:
                now = outlook.worth_of(outlook.estate)
            value += lead.chance * (outlook.worth_of(outlook.survey((tile,))) - now)
    return value
