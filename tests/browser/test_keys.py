"""Whole games by keys alone, in which every sort of decision that a game has is answered; after each of them the keyboard is
where one can go on."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

import boardwright as bw
from tests.browser.games import saved
from tests.browser.keyboard import Keyboard
from tests.browser.pages import Person, chair
from tests.browser.test_coloma import ALL_MODULES

#: A person has this many decisions at most in a whole game.
MOST = 400
#: So many games by chance have every sort of decision.
TRIED = 12
#: By game, what is agreed on: the more, the more sorts of decisions there are.
AGREED: dict[str, dict[str, Any]] = {"keyflower": {}, "coloma": ALL_MODULES, "boonlake": {}}

#: What a decision asks of a hand, and the verb that answers it.
Sort = tuple[str, str]


@cache
def sorts(game: str) -> dict[Sort, tuple[str, int]]:
    """Every sort of decision that the first of two players meets in games by chance, with a saved game that stands there
    and its length."""
    found: dict[Sort, tuple[str, int]] = {}
    for seed in range(TRIED):
        rng = random.Random(seed)
        match = bw.new(game, 2, seed, AGREED[game])
        while not match.over:
            for decision in match.decisions:
                met = {(str(decision.kind), verb_of(match.game.space.notation(one))) for one in decision.options}
                for sort in met - found.keys() if decision.player == 0 else ():
                    found[sort] = saved(match), match.length
            decision = rng.choice(match.decisions)
            match.apply(decision.player, rng.choice(decision.options))
    return found


def verb_of(notation: str) -> str:
    return notation.split()[0]


def play(keyboard: Keyboard, asked: dict[str, Any], option: dict[str, Any]) -> Sort:
    """Decide, and tell what was decided."""
    return asked["kind"], verb_of(keyboard.play(asked, option))


@pytest.mark.parametrize("game", AGREED)
def test_a_whole_game_by_keys_alone(person: Person, game: str) -> None:
    seats = [chair("me Ann"), chair("random Rob")]
    opened = person.post("/tables", {"game": game, "seats": seats, "seed": 11, "options": AGREED[game]})
    person.turn_to(opened["table"])
    keyboard, chance = Keyboard(person), random.Random(1)
    keyboard.skip_to_the_board()
    answered: list[Sort] = []
    while asked := keyboard.decision():
        options = asked["options"]
        fresh = [one for one in options if (asked["kind"], one["verb"]) not in answered]
        answered.append(play(keyboard, asked, chance.choice(fresh or options)))
        assert len(answered) < MOST
    expect(person.podium).to_be_visible()
    assert keyboard.spot.on_podium

    for sort in sorted(sorts(game).keys() - set(answered)):
        person.turn_to(person.go_on(*sorts(game)[sort], 0))
        person.page.keyboard.press("n")
        begun = keyboard.decision()
        assert begun is not None
        print(sort); assert play(keyboard, begun, next(one for one in begun["options"] if one["verb"] == sort[1])) == sort
