"""What the table tells players who like help: what tiles are worth to them, and what rivals could still do."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from boardwright.games.keyflower import GAME
from boardwright.games.keyflower.catalog import CATALOG, RESOURCES, SKILLS
from boardwright.games.keyflower.helpers import CAN, PERHAPS, WorthView, helpers, lens, worth
from boardwright.games.keyflower.scoring import scores_if_over
from boardwright.games.keyflower.state import KeyflowerState, changed, changed3
from boardwright.games.keyflower.steps.ending import START_TILES, Lay, spots
from boardwright.games.keyflower.steps.turn import Turn
from boardwright.games.keyflower.words import TILE_NUMBERS
from boardwright.kernel.dice import FastDice
from tests.games.keyflower.table import PAYS, at, random_game, state_of

#: A tile that frees all edges.
FREE = ["summer_boat_2@-1,0"]


# -- worth -----------------------------------------------------------------------------------------------------


def laid_everywhere(state: KeyflowerState, player: int, tile: int) -> Iterator[KeyflowerState]:
    """The states in which the tile lies in the player's village, one for each place."""
    step = Lay(player, tile)
    for option in step.options(state):
        after = state.clone()
        step.apply(after, option, FastDice(0))
        if tile == START_TILES[state.players]:
            after.start = player
        yield after


def paid_everyhow(state: KeyflowerState, player: int, tile: int) -> Iterator[KeyflowerState]:
    """The states in which the tile has been upgraded, each piece of the price paid in any way, from anywhere."""
    cost = CATALOG.tiles[tile].cost
    assert cost is not None
    names = [
        *(zip(RESOURCES, cost.resources)),
        *(zip(SKILLS, cost.skills)),
        ("any", cost.any),
        ("any_skill", cost.any_skill),
    ]
    wanted = [name for name, count in names for _ in range(count)]
    tiles = [placed.tile for placed in state.villages[player].tiles]
    for kinds in product(*[PAYS[name] for name in wanted]):
        for places in product(*[tiles if kind in RESOURCES else [-1] for kind in kinds]):
            after = state.clone()
            for kind, place in zip(kinds, places):
                if kind in SKILLS:
                    after.skills[player] = changed3(after.skills[player], SKILLS.index(kind), -1)
                else:
                    after.on_tile[place] = changed(after.on_tile[place], RESOURCES.index(kind), -1)
            after.upgraded |= 1 << tile
            if min(after.skills[player]) >= 0 and all(min(after.on_tile[place]) >= 0 for place in tiles):
                yield after


def most(states: Iterator[KeyflowerState], player: int) -> int | None:
    return max((scores_if_over(state)[player] for state in states), default=None)


def enriched(state: KeyflowerState, player: int, chance: random.Random) -> KeyflowerState:
    """The same, with a few things to pay with."""
    rich = state.clone()
    for placed in chance.choices(rich.villages[player].tiles, k=6):
        rich.on_tile[placed.tile] = changed(rich.on_tile[placed.tile], chance.randrange(4), 1)
    rich.skills[player] = changed3(rich.skills[player], chance.randrange(3), 1)
    rich.powers[player] &= ~(1 << CATALOG.power("wild_upgrades"))  # The slow way to pay does without.
    return rich


@pytest.mark.parametrize("players", [2, 4])
def test_worth_is_that_of_the_best_place_and_the_best_way_to_pay(players: int) -> None:
    chance = random.Random(players)
    compared = paid = 0
    for match in random_game(players, seed=players):
        if match.over or chance.random() > 0.1:
            continue
        player = chance.randrange(players)
        state = enriched(state_of(match), player, chance)
        before = scores_if_over(state)[player]
        told = worth(state, player)
        for name, found in chance.sample(sorted(told.items()), min(3, len(told))):
            tile = TILE_NUMBERS[name]
            everywhere = list(laid_everywhere(state, player, tile))
            points = most(iter(everywhere), player)
            assert points == found.points + before, name
            compared += 1
            if CATALOG.tiles[tile].cost is not None:
                best = next(after for after in everywhere if scores_if_over(after)[player] == points)
                upgraded = most(paid_everyhow(best, player, tile), player)
                assert found.upgraded == (None if upgraded is None else upgraded - before), name
                paid += upgraded is not None
        assert all(not spots(state, player, tile) for tile in state.offer if CATALOG.tiles[tile].id not in told)
    assert compared > 20
    assert paid > 3


def seen_by_first(**fields: Any) -> dict[str, WorthView]:
    return worth(state_of(at(**fields)), 0)


def test_worth_is_without_what_a_lot_costs_and_with_what_its_upgrade_costs() -> None:
    fields: dict[str, Any] = {"season": "autumn", "offer": "sawmill goldsmith"}
    found = seen_by_first(**fields, seats=[{"village": ["home_1", *FREE]}])
    assert (found["sawmill"], found["goldsmith"]) == (WorthView(3, None), WorthView(0, None))
    goods = {"home_1": "wood 2 gold 2"}
    found = seen_by_first(**fields, seats=[{"village": ["home_1", *FREE], "resources": goods}])
    # Gold has a point of its own as long as it pays nothing.
    assert (found["sawmill"], found["goldsmith"]) == (WorthView(3, 10 - 1), WorthView(0, 7 - 2))


def test_worth_counts_what_is_behind_the_own_screen() -> None:
    fields: dict[str, Any] = {"season": "winter", "offer": "key_market", "start": 1}
    assert seen_by_first(**fields, seats=[{"village": ["home_1", *FREE]}])["key_market"].points == 0
    village = ["home_1", *FREE]
    assert seen_by_first(**fields, seats=[{"village": village, "workers": "blue 3 green 3"}])["key_market"].points > 0


def test_turn_order_tiles_and_boats_are_worth_something_in_winter_only() -> None:
    village = [{"village": ["home_1", *FREE]}]
    assert "turn_order_1" not in seen_by_first(season="autumn", offer="sawmill", seats=village)
    found = seen_by_first(season="winter", offer="key_market", seats=village, players=3)
    # It lies beside the home tile and the boat.
    assert found["turn_order_1"].points >= 2
    assert "sea_breese" in found
    assert helpers(state_of(at(season="winter", over=True)), 0).worth == {}


# -- lens ------------------------------------------------------------------------------------------------------


def rival(**fields: Any) -> KeyflowerState:
    return state_of(at(season="spring", **fields))


def test_a_rival_leads_with_known_workers_for_sure_and_with_others_perhaps() -> None:
    hands = {"workers": "blue 3 red 1", "known": "blue 2"}
    offer = {"offer": "miner peddler stable", "seats": [{"workers": "blue 9"}, hands]}
    bids = {"miner": ["0 blue 1"], "peddler": ["0 blue 3"], "stable": ["0 blue 5"]}
    found = lens(rival(**offer, bids=bids), 1)
    assert {tile: found.lead.get(tile) for tile in bids} == {"miner": CAN, "peddler": PERHAPS, "stable": None}
    assert found.use["miner"] == CAN


def test_the_lens_sees_through_no_screen() -> None:
    chance = random.Random(5)
    looked = 0
    for match in random_game(3, seed=5):
        if match.over or chance.random() > 0.2:
            continue
        state = state_of(match)
        other = GAME.determinize(state, 0, FastDice(chance.getrandbits(32)))
        assert helpers(state, 0) == helpers(other, 0)
        for seat, found in helpers(state, 0).lens.items():
            real = really(state, int(seat))
            assert {tile for tile, how in found.lead.items() if how == CAN} <= real[0] <= found.lead.keys()
            assert {tile for tile, how in found.use.items() if how == CAN} <= real[1] <= found.use.keys()
            looked += 1
    assert looked > 10


def really(state: KeyflowerState, seat: int) -> tuple[set[str], set[str]]:
    """The tiles that seat can really lead or use."""
    found: tuple[set[str], set[str]] = (set(), set())
    for option in Turn(seat).options(state):
        verb = GAME.space.verb(option)
        if verb != "pass":
            found[verb == "use"].add(GAME.space.targets(option)[0].removeprefix("tile:"))
    return found
