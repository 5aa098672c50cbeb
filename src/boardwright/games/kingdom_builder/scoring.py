"""Points: the three cards, then the castles; as totals, and as a sheet that explains every point."""

from __future__ import annotations

from boardwright.games.kingdom_builder.board import NEIGHBOURS
from boardwright.games.kingdom_builder.cards import CARDS, Tally, cells
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.state import KingdomState
from boardwright.kernel.messages import Message
from boardwright.kernel.scoring import Earning, ScoreLine, ScoreSheet


def scores(state: KingdomState) -> list[int]:
    """The points of every player if the game ended now."""
    return [points(state, player) for player in range(state.players)]


def points(state: KingdomState, player: int) -> int:
    tally = Tally(state, player)
    total = CATALOG.castle.points * len(castles_touched(tally))
    for number in state.cards:
        total += CARDS[number].points(tally)
    return total


def line_points(state: KingdomState, player: int) -> dict[str, int]:
    """One player's points by line of the score sheet."""
    tally = Tally(state, player)
    lines = {CARDS[number].id: CARDS[number].points(tally) for number in state.cards}
    lines["castles"] = CATALOG.castle.points * len(castles_touched(tally))
    return lines


def castles_touched(tally: Tally) -> list[int]:
    return [castle for castle in tally.board.castles if NEIGHBOURS[castle] & tally.own]


def score_sheet(state: KingdomState) -> list[ScoreSheet]:
    return [player_sheet(state, player) for player in range(state.players)]


def player_sheet(state: KingdomState, player: int) -> ScoreSheet:
    tally = Tally(state, player)
    lines: list[ScoreLine] = []
    for number in state.cards:
        card = CARDS[number]
        lines.append(ScoreLine(card.id, Message(f"card-{card.id}"), card.rule, tuple(card.earnings(tally))))
    lines.append(ScoreLine("castles", Message("score-castles"), CATALOG.castle.rule, castle_earnings(tally)))
    return ScoreSheet(player, tuple(lines))


def castle_earnings(tally: Tally) -> tuple[Earning, ...]:
    """Each touched castle with the settlements that touch it."""
    each = CATALOG.castle.points
    touched = castles_touched(tally)
    return tuple(Earning(each, cells(1 << castle | NEIGHBOURS[castle] & tally.own)) for castle in touched)
