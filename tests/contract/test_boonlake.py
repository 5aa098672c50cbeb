"""The whole contract on Boonlake: random games with every player count, ruling and solo level, saved games, counts of
sequences.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from boardwright.games.boonlake import GAME
from boardwright.games.boonlake.catalog import CATALOG, Card
from boardwright.games.boonlake.vocabulary import NAMES
from boardwright.kernel.steps import bits
from boardwright.match import Match
from boardwright.testing import check_golden
from boardwright.testing.strategies import sample, worth_trying
from boardwright.toolkit.effects.values import Do, Exchange, Gain, Modify, Score, everything
from tests.contract import kit
from tests.deep import SEED, deep
from tests.games.boonlake.slow_scoring import slow_scores
from tests.games.boonlake.table import state_of

#: Games at each player count: one for each value of each option.
SAMPLE = 7


@deep
@pytest.mark.parametrize("players", CATALOG.players)
def test_contract(players: int) -> None:
    kit.play_sample(GAME, players, SAMPLE, slow_scores, seed=SEED)


def test_the_sample_leaves_nothing_out() -> None:
    """Both orders of right parts at every player count, and alone every level of the Sage."""
    assert sum(len(worth_trying(option, random.Random(0))) for option in GAME.options) <= SAMPLE
    for players in CATALOG.players:
        tables = [GAME.accept(table.players, table.options) for table in sample(GAME, SAMPLE, players)]
        assert {table["reactions"] for table in tables} == {"together", "clockwise"}
        if players == 1:
            assert {table["sage"] for table in tables} == {level.id for level in CATALOG.levels}


# -- saved games -----------------------------------------------------------------------------------------------


def test_golden_games_play_as_they_did() -> None:
    assert check_golden(kit.golden("boonlake")) >= 10


def family(card: Card) -> str:
    """What a card does, without the numbers."""
    said = [card.timing]
    for part in everything(card.effect):
        if isinstance(part, Gain):
            said += ["gain", *[NAMES.goods[good] for good, _ in part.goods]]
        elif isinstance(part, Exchange):
            said += ["pay", *[NAMES.goods[due.rates[0].kind] for due in part.price]]
        elif isinstance(part, Modify):
            said += [NAMES.modifiers[part.modifier], *[str(value) for _, value in part.terms]]
        elif isinstance(part, Do):
            said += [NAMES.deeds[part.deed], *[str(value) for name, value in part.terms if name == "of"]]
        elif isinstance(part, Score):
            said += ["score", NAMES.measures[part.measure]]
    return " ".join(said)


def covered(match: Match) -> Iterator[str]:
    """What a game has in it, in words."""
    yield from kit.covered(match)
    for event in kit.events_of(match):
        yield from (f"{event.kind} {target}" for target in event.targets)
    state = state_of(match)
    for player in range(match.players):
        yield from (f"card: {family(CATALOG.cards[card])}" for card in bits(state.played[player]))
        yield from (f"points of {line}" for line, points in GAME.line_points(state, player).items() if points)


def wanted() -> Iterator[str]:
    """What the saved games must have in them together."""
    yield from kit.wanted(GAME)
    yield from (f"chose action:{action.id}" for action in CATALOG.actions)
    yield from (f"sage-chose action:{action.id}" for action in CATALOG.actions)
    for lever in CATALOG.levers:
        yield f"modernised lever:{lever.id}"
        yield f"pulled lever:{lever.id}"
    for goal in CATALOG.goals:
        yield f"scored goal:{goal.id}"
        yield f"realised goal:{goal.id}"
    yield from (f"card: {family(card)}" for card in CATALOG.cards)
    yield from (f"claimed region:{region.id}" for region in CATALOG.regions)
    yield from (f"sailed stretch:{stretch.id}" for stretch in CATALOG.river if stretch.id != "t01")
    yield from (f"sage-reveals solo:{tile.id}" for tile in CATALOG.solo_tiles)
    yield from (f"points of {line}" for line in ("track", "levers", "cards", "end-effects", "board"))
    yield from ("village", "second-village", "grazed", "row-emptied", "failed", "idle-levers", "gave-up", "map-full")
    yield from ("pushed-up", "paddled", "cactus", "nothing-left", "hidden-tiles", "last-lap", "sold", "discarded")


def test_golden_games_use_everything() -> None:
    """Every action, lever, scoring tile and kind of card, every space of the river and every kind of decision."""
    found = {thing for match in kit.golden_matches("boonlake") for thing in covered(match)}
    assert set(wanted()) - found == set()


@pytest.mark.parametrize(
    ("players", "seed", "moves", "depth", "count"),
    [(1, 1, 20, 4, 630), (2, 2, 31, 4, 8437), (3, 3, 61, 4, 6116), (4, 5, 113, 4, 1464)],
)
def test_counts_of_sequences_do_not_change(players: int, seed: int, moves: int, depth: int, count: int) -> None:
    assert kit.count_sequences("boonlake", players, seed, moves, depth) == count
