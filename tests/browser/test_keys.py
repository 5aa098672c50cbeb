"""Games by keys alone, whole ones in `make deep`; and every sort of decision that a game has, answered by keys. After
each the keyboard is where one can go on."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

import boardwright as bw
from boardwright.kernel.roles import Kind
from boardwright.match import Decision, Match
from tests.browser.games import saved
from tests.browser.keyboard import Keyboard
from tests.browser.pages import Person, chair
from tests.browser.test_coloma import ALL_MODULES
from tests.deep import deep, many

#: A person has this many decisions at most in a whole game.
MOST = 400
#: So many of them are made at the beginning of a game, all in `make deep`; and so many at the end of another.
FIRST, LAST = many(25, MOST), 12
#: What is drawn and chosen by chance.
SEED = 11
#: So many games by chance have every sort of decision.
TRIED = 12
#: By game what is agreed on: the more, the more sorts of decisions there are.
GAMES: dict[str, dict[str, Any]] = {"keyflower": {}, "coloma": ALL_MODULES, "boonlake": {}}

#: What a decision asks of a hand, and the verb that answers it.
Sort = tuple[str, str]
#: A saved game, and how many decisions it has had.
Stand = tuple[str, int]


def by_chance(game: str, seed: int) -> Iterator[tuple[Match, Decision]]:
    """A game of two by chance: every decision of the first player where a table can begin, and the match as it stands.

    Nothing has been chosen in secret there: nobody would know of it.
    """
    rng, secret = random.Random(seed), False
    match = bw.new(game, 2, seed, GAMES[game])
    while not match.over:
        yield from ((match, one) for one in match.decisions if one.player == 0 and not secret)
        decision = rng.choice(match.decisions)
        secret = decision.kind is Kind.SEALED
        match.apply(decision.player, rng.choice(decision.options))


@cache
def stands(game: str) -> dict[Sort, Stand]:
    """Every sort of decision that there is in games by chance, and where it can be met."""
    found: dict[Sort, Stand] = {}
    for seed in range(TRIED):
        for match, decision in by_chance(game, seed):
            verbs = {match.game.space.notation(one).split()[0] for one in decision.options}
            for sort in {(decision.kind.value, verb) for verb in verbs} - found.keys():
                found[sort] = saved(match), match.length
    return found


@cache
def nearly_over(game: str) -> Stand:
    """A game by chance that is over, and where the first player has so many decisions left in it."""
    found = [(match, match.length) for match, _ in by_chance(game, SEED)]
    return saved(found[-1][0]), found[-LAST][1]


def sit_down(person: Person, game: str) -> None:
    """At a table for two, against a bot."""
    seats = [chair("me Ann"), chair("random Rob")]
    wish = {"game": game, "seats": seats, "seed": SEED, "options": GAMES[game]}
    person.turn_to(person.post("/tables", wish)["table"])


def play(keyboard: Keyboard, chance: random.Random, answered: set[Sort], most: int) -> bool:
    """Play by chance, but sooner what has not been done yet: the sorts of decisions that were met. To the end of the
    game if it comes before so many decisions: whether it did."""
    for _ in range(most):
        asked = keyboard.decision()
        if asked is None:
            return True
        options = asked["options"]
        fresh = [one for one in options if (asked["kind"], one["verb"]) not in answered]
        if verb := keyboard.play(asked, chance.choice(fresh or options)):
            answered.add((asked["kind"], verb))
    return False


@deep
@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_keys_alone(person: Person, game: str) -> None:
    sit_down(person, game)
    keyboard = Keyboard(person)
    keyboard.skip_to_the_board()
    chance, answered = random.Random(SEED), set[Sort]()
    if not play(keyboard, chance, answered, FIRST):
        person.turn_to(person.go_on(*nearly_over(game), 0))
        assert play(keyboard, chance, answered, MOST), "the game has no end"
    expect(person.podium).to_be_visible()
    assert keyboard.spot.on_podium

    for sort in sorted(stands(game).keys() - answered):
        person.turn_to(person.go_on(*stands(game)[sort], 0))
        met = keyboard.decision()
        assert met is not None
        keyboard.press("n")
        verb = keyboard.play(met, next(one for one in met["options"] if one["verb"] == sort[1]))
        assert (met["kind"], verb) == sort
