"""Whole games of Keyflower in every language: each prompt, label, log line and refusal becomes a sentence."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import boardwright as bw
from boardwright.games import get_game
from boardwright.games.keyflower import events
from boardwright.games.keyflower.actions import DONE
from boardwright.kernel.messages import Message
from boardwright.words import LANGUAGES, Words
from tests.games.keyflower.table import at, play
from tests.words.saying import (
    all_answers,
    check_seats_without_names,
    check_sentences,
    each_once,
    every_event,
    random_game,
    unsaid,
)

GAME = get_game("keyflower")
NAMES = ("Ada", "Bo", "Cleo", "Dora", "Emil", "Flo")


def argument(parameter: inspect.Parameter, number: int) -> Any:
    """Something to say, of the kind a maker of events asks for; in threes there are some of every second kind."""
    if parameter.annotation != "tuple[int, ...]":
        return number if parameter.name in ("count", "size") else min(number, 2)
    length = {"skills": 3, "tiles": number}.get(parameter.name, 4)
    return tuple(place % 2 if number == 3 else number for place in range(length))


# -- what chance hardly ever finds -----------------------------------------------------------------------------

#: Here no boat fits.
NO_PLACE = ["home_1", "peddler@-1,0 turn 5", "alehouse@-1,1 turn 4"]
#: A village whose owner mixes colours, with side b of its boat up.
MIXING = ["home_1", "summer_boat_4@0,1"]
#: A tile that frees all edges.
FREE = "summer_boat_2@1,0"
#: Tables and what is played there first.
TABLES: list[tuple[dict[str, Any], tuple[str, ...]]] = [
    # A turn: mixed colours, a colour that no place takes, a tile that fits nowhere.
    ({"season": "autumn", "side_b": "summer_boat_4", "seats": [{"village": MIXING}]}, ()),
    ({"season": "autumn", "uses": {"home_1": ["red 3"], "home_2": ["red 6"]},
      "bids": {"turn_order_1": ["1 red 3"]},
      "seats": [{"workers": "blue 1", "stranded": "summer_boat_1"}]}, ()),
    ({"offer": "peddler miner", "bids": {"miner": ["1 blue 9"]}, "seats": [{"workers": "yellow 2 red 1"}]}, ()),
    ({"season": "summer", "seats": [{"workers": "blue 1", "village": ["home_1", FREE, "mason@0,-1", "peddler@-1,0"]}]},
     ()),
    ({"season": "autumn", "side_b": "summer_boat_4", "uses": {"home_2": ["blue 1"]},
      "seats": [{"workers": "red 2", "village": MIXING}]}, ()),
    # Workers are gathered, for a bid, a use and a mixed use.
    ({"offer": "miner stable", "bids": {"miner": ["0 blue 2", "1 blue 3"], "stable": ["0 red 1", "1 red 2"]},
      "seats": [{"workers": "blue 4"}]}, ("bid miner blue",)),
    ({"offer": "miner stable", "bids": {"miner": ["0 blue 2", "1 blue 3"], "stable": ["0 blue 6", "1 blue 7"]},
      "seats": [{"workers": "blue 4"}]}, ("bid miner blue", "with stable")),
    ({"offer": "stable gold_mine", "bids": {"stable": ["0 blue 6", "1 blue 7"]}, "uses": {"gold_mine": ["blue 1"]},
      "seats": [{"workers": "blue 4"}]}, ("use gold_mine blue",)),
    ({"offer": "peddler", "seats": [{"workers": "yellow 2"}]}, ("use peddler yellow",)),
    ({"season": "autumn", "side_b": "summer_boat_4", "uses": {"home_2": ["blue 1"]},
      "seats": [{"workers": "red 1 yellow 1 green 1", "village": MIXING}]}, ("use home_2 mixed", "add red")),
    ({"season": "autumn", "side_b": "summer_boat_4", "uses": {"home_2": ["blue 1"]},
      "seats": [{"workers": "red 1 green 1", "village": MIXING}]}, ("use home_2 mixed", "add red", "add green")),
    ({"offer": "gold_mine", "uses": {"gold_mine": ["blue 1"]}, "seats": [{"workers": "blue 6"}]},
     ("use gold_mine blue",)),
    # Prices and gains.
    ({"offer": "peddler miner", "bids": {"miner": ["0 yellow 1", "1 yellow 3"]},
      "seats": [{"workers": "yellow 2 red 1"}]}, ("use peddler red", "send 1")),
    ({"offer": "workshop", "seats": [{"workers": "blue 1", "resources": {"home_1": "wood 24"}}]},
     ("use workshop blue", "send 1")),
    ({"season": "summer", "offer": "brewer", "seats": [{"workers": "blue 1", "skills": "pickaxe 1 saw 1"}]},
     ("use brewer blue", "send 1")),
    ({"season": "summer", "offer": "tavern", "seats": [{"workers": "blue 2 red 1"}]}, ("use tavern blue", "send 1")),
    # Transport and upgrades.
    ({"season": "autumn", "stack": ["NextTurn", "Transport 0 1 1"],
      "seats": [{"village": ["home_1", "miner@0,-1", "summer_boat_1@0,1"], "resources": {"summer_boat_1": "wood 1"}}]},
     ()),
    ({"season": "autumn", "stack": ["NextTurn", "Transport 0 0 1"],
      "seats": [{"village": ["home_1", "summer_boat_1@0,1"], "resources": {"summer_boat_1": "wood 1"}}]}, ()),
    ({"season": "autumn", "stack": ["NextTurn", "Transport 0 1 0"],
      "seats": [{"village": ["home_1", "miner@0,-1", "summer_boat_1@0,1"]}]}, ()),
    ({"stack": ["NextTurn", "Pay 0 gold_mine stone:1,iron:1 0 none 0"],
      "seats": [{"village": ["home_1", "gold_mine@0,-1"],
                 "resources": {"gold_mine": "stone 1 iron 1 gold 1"}}]}, ()),
    ({"stack": ["NextTurn", "Pay 0 keywood none 0 saw:1 0"],
      "seats": [{"village": ["home_1", "keywood@0,-1"], "skills": "saw 1 anvil 1"}]}, ()),
    ({"stack": ["NextTurn", "Pay 0 workshop none 2 none 0"],
      "seats": [{"village": ["home_1", "workshop@0,-1"], "resources": {"workshop": "stone 1 iron 1 gold 1"}}]}, ()),
    ({"season": "autumn", "stack": ["NextTurn", "Pay 0 barn none 0 none 1"],
      "seats": [{"village": ["home_1", FREE, "barn@0,-1"], "skills": "saw 1 anvil 1"}]}, ()),
    ({"stack": ["NextTurn", "Transport 0 1 0"],
      "seats": [{"village": ["home_1", "keywood@0,-1"], "upgraded": "keywood"}]}, ()),
    # Boats and winter tiles are chosen, tiles laid.
    ({"stack": ["GrowVillages", "Ship 0"], "cargo": {"keyflower": ""}}, ()),
    ({"season": "winter", "stack": ["LayOutWinter"],
      "lanes": {"0": ["OfferWinter 0 none"], "1": ["OfferWinter 1 windmill"]},
      "seats": [{"winter": "jeweller scribes scholar"}, {"winter": "keythedral windmill apothecary"}]}, ()),
    ({"season": "summer", "stack": ["NextSeason"], "lanes": {"0": ["TakeUp 0"]},
      "seats": [{"won": "summer_boat_1 store", "village": NO_PLACE}]}, ()),
    ({"season": "summer", "turn": 1, "passes": 1, "offer": "summer_boat_1", "bids": {"summer_boat_1": ["0 blue 1"]},
      "seats": [{"village": NO_PLACE}]}, ("pass", "ship keyflower", "ship sea_bastion")),
]  # fmt: skip


def rare_positions() -> Iterator[Message]:
    for fields, moves in TABLES:
        match = at(**fields)
        play(match, *moves)
        yield from all_answers(match, sorted(GAME.components(match.state)))
    match = at(
        season="autumn",
        offer="forge inn",
        bids={"forge": ["1 blue 3"]},
        uses={"inn": ["yellow 1"]},
        seats=[{"workers": "blue 4 red 3 yellow 2"}],
    )
    for action in ("bid forge red", "use inn red"):
        refusal = match.why_not(0, action)
        assert refusal is not None
        yield refusal.message
    # What the action is called where nothing can be done with it.
    yield at().describe(DONE).label


@cache
def everything_said() -> dict[str, Message]:
    """All messages of the sources above, each once."""
    return each_once(
        [
            *(random_game(bw.new("keyflower", players=2 + seed % 5, seed=seed), seed) for seed in range(8)),
            every_event(events, ["about"], argument, (0, 1, 2, 3)),
            rare_positions(),
        ]
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_said_is_a_sentence(language: str) -> None:
    check_sentences(Words(language, GAME), everything_said().values(), NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_said_is_said_to_seats_without_names_too(language: str) -> None:
    check_seats_without_names(Words(language, GAME), everything_said().values(), NAMES)


def test_these_games_say_all_there_is_to_say() -> None:
    """Otherwise the tests above would prove less than they seem to."""
    assert unsaid(GAME.messages, everything_said()) == {"undo-confirmed"}, "nobody confirms turns here"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["no workers", "2 blue, 1 green", "1 red, 3 yellow", "4 green"]),
        ("fr", ["aucun ouvrier", "2 bleus, 1 vert", "1 rouge, 3 jaunes", "4 verts"]),
        ("de", ["keine Arbeiter", "2 blau, 1 grün", "1 rot, 3 gelb", "4 grün"]),
    ],
)
def test_a_list_names_only_what_is_there(language: str, said: list[str]) -> None:
    words = Words(language, GAME)
    for workers, text in zip([(0, 0, 0, 0), (2, 0, 0, 1), (0, 1, 3, 0), (0, 0, 0, 4)], said, strict=True):
        assert words.say(events.drew_these_workers(0, workers).message, NAMES).endswith(f" {text}."), text


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Ada unloads Keyflower: 7 red; 1 anvil, 2 saws."),
        ("fr", "Ada décharge le bateau Keyflower\u00a0: 7 rouges\u00a0; 1 enclume, 2 scies."),
        ("de", "Ada entlädt das Boot Keyflower: 7 rot; 1 Amboss, 2 Sägen."),
    ],
)
def test_a_cargo_is_told_with_workers_and_skills(language: str, said: str) -> None:
    boat = GAME.space.parse("ship keyflower") - GAME.space.parse("ship home_1")
    assert Words(language, GAME).say(events.unloaded(0, boat, (0, 7, 0, 0), (1, 0, 2)).message, NAMES) == said


@pytest.mark.parametrize(
    ("language", "one", "several"),
    [
        ("en", "Ada bids 1 blue for Inn.", "Ada bids 3 blue for Inn."),
        ("fr", "Ada mise 1 bleu sur la tuile Auberge.", "Ada mise 3 bleus sur la tuile Auberge."),
        ("de", "Ada bietet 1 blauen Arbeiter auf das Plättchen Gasthaus.",
         "Ada bietet 3 blaue Arbeiter auf das Plättchen Gasthaus."),
    ],
)  # fmt: skip
def test_colours_agree_with_their_number(language: str, one: str, several: str) -> None:
    words = Words(language, GAME)
    inn = GAME.space.parse("ship inn") - GAME.space.parse("ship home_1")
    assert words.say(events.bid(0, inn, 0, 1).message, NAMES) == one
    assert words.say(events.bid(0, inn, 0, 3).message, NAMES) == several
