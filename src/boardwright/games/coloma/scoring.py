"""Points, as totals and as a sheet that explains them; and what decides between equals. Everything counted is open."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from boardwright.games.coloma.catalog import CATALOG
from boardwright.games.coloma.state import ColomaState
from boardwright.games.coloma.steps.effects import counted
from boardwright.kernel.messages import Message
from boardwright.kernel.outcome import Automa, Outcome, TieBreak, Verdict, ranked
from boardwright.kernel.scoring import Earning, ScoreLine, ScoreSheet
from boardwright.kernel.steps import bits
from boardwright.toolkit.effects.values import points as effect_points

#: By number of graves.
GRAVE_POINTS: Final[list[int]] = []


def grave_points(graves: int) -> int:
    """What that many graves cost."""
    stones = CATALOG.stones
    return sum(stones[:graves]) + CATALOG.stone_beyond * max(0, graves - len(stones))


for _graves in range(CATALOG.dudes + 1):
    GRAVE_POINTS.append(grave_points(_graves))

BUILDING_POINTS: Final[list[int]] = [building.points for building in CATALOG.buildings]
CANYON_POINTS: Final[list[list[int]]] = [[canyon.points for canyon in board.canyons] for board in CATALOG.boards]
HOTEL_POINTS: Final[list[int]] = [hotel.points for hotel in CATALOG.hotels]


# -- parts of a score ------------------------------------------------------------------------------------------


def building_points(state: ColomaState, player: int) -> int:
    return sum([BUILDING_POINTS[card] for card in bits(state.town[player])])


def canyon_points(state: ColomaState, player: int) -> int:
    worth = CANYON_POINTS[state.boards[player]]
    return sum([worth[canyon] for canyon in bits(state.rivers[player])])


def bridge_points(state: ColomaState, player: int, kind: int) -> int:
    return effect_points(CATALOG.bridges[kind].effect, lambda measure: counted(state, player, measure))


def region_points(state: ColomaState, actor: int) -> int:
    return CATALOG.tent_points[state.regions[actor].bit_count()]


def hotel_points(state: ColomaState, player: int) -> int:
    return sum([HOTEL_POINTS[hotel] for hotel in bits(state.lodges[player])])


def score(state: ColomaState, player: int) -> int:
    """A player's points if the game ended now."""
    bridges = sum([bridge_points(state, player, kind) for kind in bits(state.spans[player])])
    built = building_points(state, player) + canyon_points(state, player) + hotel_points(state, player)
    return state.points[player] + built + bridges + region_points(state, player) - GRAVE_POINTS[state.graves[player]]


def scores(state: ColomaState) -> list[int]:
    """By actor."""
    found = [score(state, player) for player in range(state.seats)]
    return [*found, shade_score(state)] if state.actors > state.seats else found


def shade_parts(state: ColomaState) -> dict[str, int]:
    """What Shade has points for, by line of its sheet."""
    shade, entry = state.shade(), CATALOG.shade
    harder = {"easy": entry.easy, "normal": entry.normal, "hard": entry.hard}[state.modules.shade]
    return {
        "track": state.points[shade],
        "rivers": entry.river * state.rivers[shade],
        "hotels": entry.hotel * state.lodges[shade].bit_count(),
        "barrels": entry.barrel * sum(state.barrels[shade]),
        "horses": entry.horse * state.horses[shade],
        "gold": entry.gold * state.nuggets[shade],
        "regions": region_points(state, shade),
        "level": harder,
    }


def shade_score(state: ColomaState) -> int:
    return sum(shade_parts(state).values())


# -- explained -------------------------------------------------------------------------------------------------


def score_sheet(state: ColomaState) -> list[ScoreSheet]:
    found = [ScoreSheet(player, tuple(player_lines(state, player))) for player in range(state.seats)]
    if state.actors > state.seats:
        rows = shade_parts(state).items()
        found.append(
            ScoreSheet(state.shade(), tuple(line(name, "CO-24.31", (Earning(points, ()),)) for name, points in rows))
        )
    return found


def line(name: str, rule: str, earnings: tuple[Earning, ...]) -> ScoreLine:
    return ScoreLine(name, Message(f"line-{name}"), rule, earnings)


def player_lines(state: ColomaState, player: int) -> Iterator[ScoreLine]:
    yield line("track", "CO-17.2", (Earning(state.points[player], ()),))
    cards = [
        Earning(BUILDING_POINTS[card], (f"card:{CATALOG.buildings[card].id}",)) for card in bits(state.town[player])
    ]
    yield line("buildings", "CO-17.3", tuple(cards))
    worth = CANYON_POINTS[state.boards[player]]
    canyons = [Earning(worth[canyon], (f"canyon:{canyon + 1}",)) for canyon in bits(state.rivers[player])]
    yield line("canyons", "CO-17.4", tuple(canyons))
    bridges = [
        Earning(bridge_points(state, player, kind), (f"bridge:{CATALOG.bridges[kind].id}",))
        for kind in bits(state.spans[player])
    ]
    yield line("bridges", "CO-17.5", tuple(bridges))
    regions = tuple(f"region:{CATALOG.regions[region].id}" for region in bits(state.regions[player]))
    yield line("regions", "CO-17.6", (Earning(region_points(state, player), regions),))
    if state.modules.hotels:
        hotels = [Earning(HOTEL_POINTS[hotel], ("hotel:mine",)) for hotel in bits(state.lodges[player])]
        yield line("hotels", "CO-19.10", tuple(hotels))
    stones = [GRAVE_POINTS[grave] - GRAVE_POINTS[grave + 1] for grave in range(state.graves[player])]
    yield line("graves", "CO-17.8", tuple(Earning(points, ()) for points in stones if points))


def line_points(state: ColomaState, player: int) -> dict[str, int]:
    return {row.id: row.points for row in player_lines(state, player)}


# -- the end ---------------------------------------------------------------------------------------------------


def tie_breaks(state: ColomaState) -> list[TieBreak]:
    sums = [
        state.coins[actor] + state.cabin[actor] + state.tents[actor] + state.horses[actor]
        for actor in range(state.actors)
    ]
    return [
        TieBreak(Message("tie-gold"), "CO-17.11", tuple(state.nuggets)),
        TieBreak(Message("tie-pieces"), "CO-17.12", tuple(sums)),
    ]


def automas(state: ColomaState) -> list[Automa]:
    return [Automa("shade", Message("automa-shade"), "black")] if state.actors > state.seats else []


def outcome(state: ColomaState) -> Outcome:
    """Places by points; played alone, the game is won with more points than Shade."""
    points = scores(state)
    if state.actors == state.seats:
        return ranked(state.seats, points, tie_breaks(state))
    return ranked(state.seats, points, (), Verdict(points[0] > points[-1]))
