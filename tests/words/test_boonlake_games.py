"""Whole games of Boonlake in every language: each prompt, label, log line and refusal becomes a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import boardwright as bw
from boardwright.games import get_game
from boardwright.games.boonlake import events
from boardwright.kernel.messages import Message
from boardwright.words import LANGUAGES, Words
from tests.words.saying import (
    all_answers,
    check_seats_without_names,
    check_sentences,
    each_once,
    every_event,
    random_game,
    unsaid,
)

GAME = get_game("boonlake")
NAMES = ("Ada", "Bo", "Cleo", "Dora")
TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {"sage": "hard"}),
    (2, {}),
    (3, {"reactions": "clockwise"}),
    (4, {}),
]
#: Nobody chooses in secret once the game has begun, nor confirms a turn.
NOT_HERE = ["undo-confirmed", "undo-secret"]
#: Makers of events that need more than numbers.
OTHERS = ("gained", "lost", "income", "drew_these", "stepped", "paid")


def game(seed: int) -> Iterator[Message]:
    players, options = TABLES[seed % len(TABLES)]
    return random_game(bw.new("boonlake", players=players, seed=seed, options=options), seed)


def all_events() -> Iterator[Message]:
    yield from every_event(events, OTHERS)
    for good in range(8):
        for number in (0, 1, 2):
            yield events.gained(0, good, number).message
            yield events.lost(0, good, number).message
            yield events.income(0, [(each, number) for each in range(good)]).message
    for coins, vases in ((0, 1), (1, 0), (1, 1), (2, 0), (0, 2), (2, 1)):
        yield events.paid(0, coins, vases).message
    for track in ("coin", "card"):
        yield events.stepped(0, track, 1).message
    yield events.drew_these(0, [0, 1, 2]).message


def due(
    step: str, *asked: str, table: dict[str, Any] | None = None, other: dict[str, Any] | None = None, **seat: Any
) -> tuple[bw.Match, tuple[str, ...]]:
    """A position in which player 0 is asked something, and actions to ask about beside all components."""
    fields = {"game": "boonlake", "players": 2, "stack": ["NextTurn", step], **(table or {})}
    return bw.from_position({**fields, "seats": [seat, other or {}]}), asked


SITES = "5a 5b 9a 9b 14a 19a"
#: A pasture in full, one without cattle, and tiles with sites around.
MEADOWS = {"5": "s01", "9": "s02", "8": "pasture", "4": "pasture", "7": "g01"}
#: Positions that chance hardly ever finds.
POSITIONS: list[tuple[bw.Match, tuple[str, ...]]] = [
    due("ChooseTile 0", "draw", "give 1", "pay wood-clay tow+joker", "replace 1", "take 1", levers="1 4 6 8 9 10 12"),
    # Sites without what they take, and pieces of each kind.
    due("Act 0 right-settle true 1", ranch=0, settlers="5a", homes="9a", towns="19a", removed=1),
    due("Act 0 right-settle true 1", settlers="19b", homes=SITES),
    due("Act 0 right-settle true 1", homes="14a", towns="5a 5b 9a 9b", removed=4),
    due("Act 0 card-noon_chapel false 1", settlers="5a", homes="9a"),
    due("Act 0 card-sunny_homestead false 1", settlers="5a", homes="9a"),
    due("PayVillage 0 14a 0", ranch=4, homes="14a", towns="5a 9a", removed=2),
    # Cattle.
    due("Act 0 right-cattle_breeding true 1", table={"map": MEADOWS}, cattle="8 4 4 1"),
    due("Act 0 right-cattle_breeding true 1", table={"map": MEADOWS}, cattle="8 4"),
    due("Act 0 right-cattle_breeding true 1", table={"map": MEADOWS}, ranch=0),
    # Cards and payments.
    due("Act 0 left-builder false 1", "sell dark_dairy", coins=20, hand="dark_dairy cold_gazette"),
    due("CarryOut 0 0 lever-1 0", "take 2", vases=0),
    due("PayGoal 0 sc13", table={"goals": "sc13 sc14 sc15 sc16"}, ranch=2, coins=9),
    due("Hire 0 right-recruit true", ranch=8, coins=9),
    due("Hire 0 right-recruit true", coins=0, hand="dark_dairy hazy_dairy golden_dairy"),
    due("BuildWorks 0", works="wood 2"),
    # Levers and the canoe.
    due("Act 0 left-progress false 1", "modernise 10", coins=9, levers="10"),
    due("ResetLever 0", levers="1 4 5", used="4 5"),
    due("WelcomeSettler 0", levers="1 9"),
    due("LastLevers 0", levers="10"),
    due("Act 0 lever-3 false 1", levers="8", homes="5a", settlers="5b 9a 9b"),
    due("TakePart 0 region_rewards", levers="1"),
    due("Paddle 0", canoes="clay-stone"),
    # Cards of another type, too dear, or paid in several ways; a project done, a site and a lever used.
    due("Act 0 first-pioneer false 1", coins=1, hand="dark_dairy golden_auction bright_mint noon_harbour_post"),
    due("Act 0 right-settle true 1", table={"goals": "sc01 sc02 sc03 sc04"}, projects=[1], other={"settlers": "22a"}),
    due("Pay 0 midnight_hiring_board", coins=9, canoes="wood-iron", played="midnight_hiring_board"),
    due("Act 0 left-builder false 1", levers="5", used="5", hand="dark_dairy"),
    # The river and scoring.
    due("Explore 0 2"),
    due("Sail 0", table={"row": 1}, ship="t04", other={"ship": "t05"}),
    due("PlaceMarker 0", table={"scorings": 1}, marks=[1, 0, 0, 0], other={"marks": [1, 0, 0, 0]}),
    # Regions, and land far away.
    due("ClaimRegion 0", table={"covered": "boonlake"}),
    due("PlacePasture 0", table={"map": MEADOWS}),
]


def rare_positions() -> Iterator[Message]:
    for match, actions in POSITIONS:
        yield from all_answers(match, [*sorted(GAME.components(match.state)), *actions])
        yield from (match.describe(GAME.space.parse(action)).label for action in actions)


@cache
def everything_said() -> dict[str, Message]:
    """All messages of the sources above, each once."""
    return each_once([*(game(seed) for seed in range(len(TABLES))), all_events(), rare_positions()])


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_said_is_a_sentence(language: str) -> None:
    check_sentences(Words(language, GAME), everything_said().values(), NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_said_is_said_to_seats_without_names_too(language: str) -> None:
    check_seats_without_names(Words(language, GAME), everything_said().values(), NAMES)


def test_these_games_say_all_there_is_to_say() -> None:
    """Otherwise the tests above would prove less than they seem to."""
    assert sorted(unsaid(GAME.messages, everything_said())) == NOT_HERE
