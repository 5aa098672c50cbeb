"""Whole games of all sets by chance: what cards pay on the way, and every line at the end, checked by a referee."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import boardwright as bw
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.match.match import Match
from tests.deep import deep, seeds
from tests.games.kingdom_builder.slow_referee import Referee
from tests.games.kingdom_builder.slow_scoring import PAID_IN_PLAY, lines_of, neighbours, slow_scores

EXPANSIONS = ["nomads", "crossroads", "marshlands", "harvest", "capitol", "caves", "island"]
WATCHED = (*PAID_IN_PLAY, "mayors")
#: What must have happened for the referee to have had something to judge.
EVENTS = ("built", "moved", "put-warrior", "put-ship", "put-wagon", "put-hall", "put-wall", "put-scout", "marked",
          "set-aside", "struck", "silo", "answered")  # fmt: skip
#: Actions that random players prefer, so that games are long and odd.
FAVOURITES = ("use", "put", "lift", "move-to", "take", "repeat", "outpost")


def options(number: int, chance: random.Random) -> dict[str, Any]:
    """In two of three games one quadrant of each expansion that has some, else any quadrants."""
    homes = [[item.id for item in CATALOG.quadrants if item.home == name] for name in EXPANSIONS[:4]]
    quadrants = chance.sample([home[number // (place + 1) % len(home)] for place, home in enumerate(homes)], 4)
    return {
        **({"quadrants": quadrants} if number % 3 else {}),
        "expansions": EXPANSIONS,
        "cards": chance.sample(WATCHED, 3),
        "lords": "literal",
        "corners": ("one_edge", "both_edges")[number % 2],
        "pieces": ("own_ability", "like_settlements")[number // 2 % 2],
    }


def choose(match: Match, view: Any, chance: random.Random) -> tuple[int, int]:
    """A decision by chance, with a liking for nomad cells and for everything but the usual."""
    decision = chance.choice(match.decisions)
    space = match.game.space
    near = {cell for nomad in view["nomads"] if nomad["tile"] for cell in neighbours(nomad["cell"])}
    unusual = [action for action in decision.options if space.verb(action) in FAVOURITES]
    nomads = [action for action in decision.options if space.notation(action).split(" ")[-1] in near]
    liked = nomads or unusual
    return decision.player, chance.choice(liked if liked and chance.random() < 0.5 else decision.options)


def watched_game(number: int, players: int) -> tuple[Match, Referee]:
    """A game to its end, with the referee's count compared after every decision."""
    chance = random.Random(number)
    match = bw.new("kingdom_builder", players=players, seed=number, options=options(number, chance))
    view = match.view(None)
    referee = Referee(view)
    while not match.over:
        player, action = choose(match, view, chance)
        notation = match.describe(action).notation
        events = match.apply(player, action)
        after = match.view(None)
        referee.follow(view, notation, events, after)
        assert referee.agrees(after), f"game {number}"
        view = after
    return match, referee


@deep
@pytest.mark.rule("KB-11.63", "KB-11.64", "KB-11.65", "KB-11.66", "KB-11.71", "KB-12.20", "KB-12.21", "KB-13.57")
@pytest.mark.rule("KB-14.33", "KB-14.54", "KB-14.70", "KB-14.76", "KB-14.77", "KB-14.78")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_is_paid_and_marked_in_games_of_all_sets_is_what_the_referee_counts(players: int) -> None:
    paid: Counter[str] = Counter()
    heard: Counter[str] = Counter()
    for number in seeds(30, 250):
        match, referee = watched_game(1000 * players + number, players)
        view = match.view(None)
        slow = slow_scores(view, corners=match.options["corners"])
        sheets = match.score_sheet
        assert [[line.points for line in sheet.lines] for sheet in sheets] == slow
        assert [line.id for line in sheets[0].lines] == lines_of(view)
        assert match.scores == [sum(points) for points in slow]
        for count in referee.paid:
            paid += count
        heard += referee.heard
    assert min(paid[line] for line in (*PAID_IN_PLAY, "treasure")) > 0, paid
    assert set(heard) >= {*EVENTS}, {*EVENTS} - set(heard)
