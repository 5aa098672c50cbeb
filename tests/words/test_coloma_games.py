"""Whole games of Coloma in every language: each prompt, label, log line and refusal becomes a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

import boardwright as bw
from boardwright.games import get_game
from boardwright.games.coloma import events
from boardwright.kernel.messages import Message
from boardwright.words import LANGUAGES, Words
from tests.games.coloma.table import SITES, TABLES, at, barker_turn, turn
from tests.words.saying import (
    all_answers,
    check_seats_without_names,
    check_sentences,
    each_once,
    every_event,
    random_game,
    unsaid,
)

GAME = get_game("coloma")
NAMES = ("Ada", "Bo", "Cleo", "Dora", "Emil", "Flo")
#: Makers of events that need more than numbers.
OTHERS = ("buster_avoids", "gained", "drew_these", "took_barrel", "discarded_barrel", "bought", "paid")


def game(seed: int) -> Iterator[Message]:
    players, options = TABLES[seed % len(TABLES)]
    return random_game(bw.new("coloma", players=players, seed=seed, options=options), seed)


def all_events() -> Iterator[Message]:
    yield from every_event(events, OTHERS)
    for number in (0, 1, 2):
        yield events.took_barrel(0, Message("barrel-oats"), 1, number).message
        yield events.discarded_barrel(0, Message("barrel-oats")).message
    for one, other in ((0, 1), (1, 0), (2, 2)):
        yield events.bought(0, one, other).message
        yield events.paid(0, one, other, 0).message
        yield events.paid(0, 0, one, other).message
    yield events.drew_these(0, [0, 1, 2]).message


DELUXE = {"specialities": "deluxe"}
#: Positions that chance hardly ever finds, and actions to ask about beside all components.
POSITIONS: list[tuple[bw.Match, tuple[str, ...]]] = [
    # A turn at each site with little, and with as much as one can have.
    *((turn(site, coins=0, dudes=0), ()) for site in SITES),
    (turn(2, rivers=[1, 2, 3, 4], coins=9), ("survey 1 hammer", "bridge toll saw")),
    (
        turn(3, hand=["bank"], town=["saloon", "newspaper"], coins=9, dudes=9),
        ("build saloon hammer", "found hotel_1 saw"),
    ),
    (turn(5, tents=0, events=[1, 2, 3], regions=["cosumnes"], table={"rows": ["1", *["nobody"] * 5]}), ()),
    (turn(5, tents=8, town=["undertaker"], graves=12, dudes=0), ()),
    (barker_turn(tents=8, horses=6, coins=9, town=["cooperage"]), ()),
    (barker_turn(table={"hideout": ["oats", "none", "nails", "none"]}), ()),
    (turn(2, town=["land_office"]), ()),
    # Parts of a turn.
    (barker_turn(coins=5, table={"stack": ["TakeTurns", "Turn 0", "Shop 0 1 0"]}), ()),
    (turn(1, used="oats 1 nails 1", table={"stack": ["TakeTurns", "Turn 0", "DiscardBarrel 0"]}), ()),
    (turn(1, coins=4, gold=4, table={"stack": ["TakeTurns", "Turn 0", "Pay 0 4"]}), ("pay 3", "pay 9")),
    (turn(1, town=["saloon"], table={"stack": ["TakeTurns", "Turn 0", "BuildCard 0 hammer 2 false"]}), ()),
    (
        turn(
            1,
            special="maverick",
            done=["speciality"],
            others=[{"special": "robber"}, {"special": "renegade"}],
            table=DELUXE,
        ),
        (),
    ),
    (bw.new("coloma", players=3, options={"specialities": "base", "speciality": "chosen"}), ()),
    (at(players=2), ("work shovel", "take 1", "stop", "pay 1")),
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
    assert sorted(unsaid(GAME.messages, everything_said())) == ["undo-confirmed"], "nobody confirms turns here"
