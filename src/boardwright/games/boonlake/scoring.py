"""Points, as totals and as a sheet that explains them. Everything counted is open."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from boardwright.games.boonlake.catalog import CATALOG
from boardwright.games.boonlake.measures import measured
from boardwright.games.boonlake.state import BoonlakeState
from boardwright.kernel.messages import Message
from boardwright.kernel.outcome import Automa, Outcome, Verdict, ranked
from boardwright.kernel.scoring import Earning, ScoreLine, ScoreSheet
from boardwright.kernel.steps import bits
from boardwright.toolkit.effects.values import points as effect_points

CARD_POINTS: Final[list[int]] = [card.points for card in CATALOG.cards]
#: Cards that score in the end, as bits.
END_CARDS: Final = sum([1 << number for number, card in enumerate(CATALOG.cards) if card.timing == "end"])


def row_points(piece: str) -> list[int]:
    """What pieces of a kind that are gone from the board are worth in the end, by their number."""
    found = [0]
    for recess in CATALOG.recesses:
        if recess.piece == piece:
            found.append(found[-1] + CATALOG.finale.rows[recess.row - 1])
    return found


HOUSE_POINTS: Final = row_points("house")
VILLAGE_POINTS: Final = row_points("village")
CATTLE_POINTS: Final = row_points("cattle")


# -- parts of a score ------------------------------------------------------------------------------------------


def lever_points(levers: int) -> int:
    return each_lever(levers) * levers


def each_lever(levers: int) -> int:
    """Each lever is worth the more the more there are."""
    each = 0
    for least, points in CATALOG.finale.levers:
        if levers >= least:
            each = points
    return each


def end_points(state: BoonlakeState, player: int, card: int) -> int:
    """What a card scores in the end, beside the points printed on it."""
    return effect_points(CATALOG.cards[card].effect, lambda measure: measured(state, player, measure))


def board_points(state: BoonlakeState, player: int) -> int:
    """For the recesses that are empty."""
    return (
        HOUSE_POINTS[state.houses[player]]
        + VILLAGE_POINTS[state.villages[player]]
        + CATTLE_POINTS[state.cattle[player]]
    )


def gone_points(state: BoonlakeState, player: int) -> list[int]:
    """The same, recess by recess; those that are worth nothing are left out."""
    found: list[int] = []
    for sums, gone in (
        (HOUSE_POINTS, state.houses[player]),
        (VILLAGE_POINTS, state.villages[player]),
        (CATTLE_POINTS, state.cattle[player]),
    ):
        found.extend([sums[piece + 1] - sums[piece] for piece in range(gone) if sums[piece + 1] > sums[piece]])
    return found


def score(state: BoonlakeState, player: int) -> int:
    """A player's points if the final scoring came now."""
    played = state.played[player]
    cards = sum([CARD_POINTS[card] for card in bits(played)])
    ends = sum([end_points(state, player, card) for card in bits(played & END_CARDS)])
    levers = lever_points(state.levers[player].bit_count())
    return state.vp[player] + levers + cards + ends + board_points(state, player)


def scores(state: BoonlakeState) -> list[int]:
    """By actor."""
    found = [score(state, player) for player in range(state.seats)]
    return [*found, state.vp[state.sage()]] if state.actors > state.seats else found


# -- explained -------------------------------------------------------------------------------------------------


def score_sheet(state: BoonlakeState) -> list[ScoreSheet]:
    found = [ScoreSheet(player, tuple(player_lines(state, player))) for player in range(state.seats)]
    if state.actors > state.seats:
        sage = state.sage()
        found.append(ScoreSheet(sage, (line("track", "BL-23.1", (Earning(state.vp[sage], ()),)),)))
    return found


def line(name: str, rule: str, earnings: tuple[Earning, ...]) -> ScoreLine:
    return ScoreLine(name, Message(f"line-{name}"), rule, earnings)


def player_lines(state: BoonlakeState, player: int) -> Iterator[ScoreLine]:
    yield line("track", "BL-5.11", (Earning(state.vp[player], ()),))
    levers = bits(state.levers[player])
    each = each_lever(len(levers))
    paid = levers if each else []
    yield line("levers", "BL-20.2", tuple(Earning(each, (f"lever:{CATALOG.levers[lever].id}",)) for lever in paid))
    played = bits(state.played[player])
    yield line("cards", "BL-20.4", tuple(Earning(CARD_POINTS[card], target(card)) for card in played))
    ends = tuple(
        Earning(end_points(state, player, card), target(card)) for card in bits(state.played[player] & END_CARDS)
    )
    yield line("end-effects", "BL-19.25", ends)
    yield line("board", "BL-20.5", tuple(Earning(points, ()) for points in gone_points(state, player)))


def target(card: int) -> tuple[str, ...]:
    return (f"card:{CATALOG.cards[card].id}",)


def line_points(state: BoonlakeState, player: int) -> dict[str, int]:
    return {row.id: row.points for row in player_lines(state, player)}


# -- the end ---------------------------------------------------------------------------------------------------


def automas(state: BoonlakeState) -> list[Automa]:
    return [Automa("sage", Message("automa-sage"), "black")] if state.actors > state.seats else []


def outcome(state: BoonlakeState) -> Outcome:
    """Places by points, equals share theirs; played alone, the game is won with at least as many as the Sage."""
    points = scores(state)
    if state.actors == state.seats:
        return ranked(state.seats, points)
    return ranked(state.seats, points, (), Verdict(points[0] >= points[-1]))
