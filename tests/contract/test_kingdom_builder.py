"""The whole contract on Kingdom Builder: random games at every player count with every set, card, quadrant and ruling,
saved games, counts of sequences.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest

from boardwright.games.kingdom_builder import EXPANSIONS, GAME
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.state import PIECES
from boardwright.games.kingdom_builder.ways import EXTRAS
from boardwright.kernel.messages import Event, Message
from boardwright.kernel.options import Option
from boardwright.match import Match
from boardwright.match.history import moments
from boardwright.testing import check_golden
from boardwright.testing.strategies import TableSetting, sample
from tests.contract import kit
from tests.deep import SEED, deep
from tests.games.kingdom_builder.slow_scoring import slow_scores

#: Games at each player count: together as many as it takes to meet every set, card, quadrant and ruling at least once.
SAMPLE = 24


def scored_slowly(match: Match) -> list[int]:
    lines = slow_scores(match.view(None), match.options["lords"], match.options["corners"])
    return [sum(points) for points in lines]


def first_seed(players: int) -> int:
    """Where the seeds of a player count begin: others for each, so that other sets, cards and quadrants come up."""
    return SEED + 100 * players


@deep
@pytest.mark.parametrize("players", CATALOG.players)
def test_contract(players: int) -> None:
    kit.play_sample("kingdom_builder", players, SAMPLE, scored_slowly, seed=first_seed(players))


def test_the_sample_leaves_nothing_out() -> None:
    """Whatever a table can ask for, some game of the sample has it; every expansion is played with any number."""
    tables = {players: list(sample(GAME, SAMPLE, players, first_seed(players))) for players in CATALOG.players}
    assert set(words(table for played in tables.values() for table in played)) == {
        (option.name, word) for option in GAME.options for word in among(option)
    }
    for played in tables.values():
        assert {word for name, word in words(played) if name == "expansions"} == set(EXPANSIONS)


def words(tables: Iterable[TableSetting]) -> Iterator[tuple[str, object]]:
    """What tables ask for: the values of options, of lists each word."""
    for table in tables:
        for name, value in table.options.items():
            yield from ((name, word) for word in (value if isinstance(value, list) else [value]))


def among(option: Option) -> Iterable[object]:
    return getattr(option, "among", (False, True))


def test_golden_games_play_as_they_did() -> None:
    assert check_golden(kit.golden("kingdom_builder")) >= 5


def golden_matches(expansions: bool) -> list[Match]:
    """The saved games of the base game, or of the expansions."""
    return [match for match in kit.golden_matches("kingdom_builder") if bool(match.options["expansions"]) == expansions]


def names(events: Iterable[Event], kind: str, argument: str) -> set[str]:
    """What the events of that kind are about."""
    return {name.key for event in events if event.kind == kind if isinstance(name := event.args[argument], Message)}


def test_golden_games_of_the_base_game_use_everything() -> None:
    """Together they see every card, use every tile, and meet the rare cases: a lost tile, a reshuffle, no cell left."""
    matches = golden_matches(expansions=False)
    cards = {card for match in matches for card in match.view(None)["cards"]}
    events = [event for match in matches for moment in moments(match.history) for event in moment.events]
    assert cards == {card.id for card in CATALOG.cards if card.home == "base"}
    assert names(events, "used", "location") == {
        f"location-{location.id}" for location in CATALOG.locations if location.home == "base"
    }
    assert {event.kind for event in events} >= {"tile-lost", "reshuffled", "replaced", "replaced-used", "last-round"}
    assert {match.players for match in matches} == set(CATALOG.players)


def test_golden_games_of_the_expansions_use_everything() -> None:
    """Together they use every tile, score with every card and task, and put every kind of piece."""
    matches = golden_matches(expansions=True)
    events = [event for match in matches for moment in moments(match.history) for event in moment.events]
    kinds = {event.kind for event in events}
    begun = [extra for kind, extra in enumerate(CATALOG.extras) if not EXTRAS[kind].passive]
    used = {f"{extra.group}-{extra.id}" for extra in begun} | {"location-canoe", "nomad-outpost"}
    assert names(events, "used", "location") == used
    bonuses = {f"bonus-{CATALOG.extras[kind].id}" for kind in CATALOG.group("bonus")}
    assert names(events, "bonus-gained", "location") == bonuses
    paid = {"card-families", "card-shepherds", "card-ambassadors", "card-rovers", "nomad-treasure"}
    assert names(events, "paid", "source") == paid
    scored = {line.id for match in matches for sheet in match.score_sheet for line in sheet.lines if line.points}
    lines = {entry.id for entry in (*CATALOG.cards, *CATALOG.tasks)}
    assert scored == lines | {"castles", "palaces", "capitols", "treasure"}
    assert kinds >= {f"put-{piece}" for piece in (*PIECES, "wall", "scout")}
    assert kinds >= {"marked", "set-aside", "took-settlement-tile", "handed-in", "silo", "struck", "repeated"}
    assert kinds >= {"turn-two-cards", "turn-three-cards", "terrain-chosen", "drew-for-fort", "nomad-gone"}
    assert kinds >= {f"took-back-{piece}" for piece in PIECES if piece != "hall"}
    islands = [match.view(None)["island"] for match in matches]
    assert {island["id"] for island in islands if island} == {island.id for island in CATALOG.islands}
    assert {match.players for match in matches} == set(CATALOG.players)


@pytest.mark.parametrize(
    ("players", "seed", "moves", "depth", "count"),
    [(2, 1, 0, 4, 464), (3, 2, 40, 5, 2328), (4, 3, 120, 5, 961), (5, 4, 200, 5, 236)],
)
def test_counts_of_sequences_do_not_change(players: int, seed: int, moves: int, depth: int, count: int) -> None:
    assert kit.count_sequences("kingdom_builder", players, seed, moves, depth) == count
