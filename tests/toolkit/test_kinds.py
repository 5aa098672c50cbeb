"""Kinds of values: what is written is read back, in a description and as a word; what is wrong is refused."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardwright.kernel.errors import BadPosition
from boardwright.kernel.state import State
from boardwright.toolkit.decks import EVERYBODY, Deck, Placed
from boardwright.toolkit.kinds import (
    ByName,
    BySeat,
    Counts,
    Decks,
    Flag,
    Kind,
    Listed,
    Name,
    Names,
    NameSet,
    Number,
    NumberSet,
    Perhaps,
    Seat,
    at,
)

CROPS = ("rye", "oats", "wheat")
CROP = Name(CROPS, "crop")
LOAD = Counts(CROPS)
PLAYERS = 3

places = st.integers(0, len(CROPS) - 1)
loads = st.tuples(*[st.integers(0, 999)] * len(CROPS))
placed = st.lists(
    st.builds(Placed, places, st.one_of(st.just(EVERYBODY), st.integers(0, (1 << PLAYERS) - 1))), max_size=3
).map(tuple)
#: Each kind with values of it, and whether they have a word, too.
KINDS: list[tuple[Kind, st.SearchStrategy[Any], bool]] = [
    (Number(12, least=2), st.integers(2, 12), True),
    (Seat(), st.integers(0, PLAYERS - 1), True),
    (Flag(), st.booleans(), True),
    (CROP, places, True),
    (Names(CROP), st.permutations(range(len(CROPS))).map(tuple), True),
    (Names(CROP, in_order=False), st.sets(places).map(sorted).map(tuple), True),
    (NameSet(CROP), st.integers(0, 7), True),
    (NumberSet(Number(5, least=2)), st.integers(0, 15), False),
    (LOAD, loads, True),
    (Perhaps(CROP), st.integers(-1, len(CROPS) - 1), True),
    (Perhaps(Number(9)), st.integers(-1, 9), True),
    (Listed(LOAD), st.lists(loads, max_size=3).map(tuple), True),
    (Listed(CROP), st.lists(places, max_size=4).map(tuple), True),
    (BySeat(Perhaps(CROP)), st.lists(st.integers(-1, 2), min_size=PLAYERS, max_size=PLAYERS), False),
    (ByName(CROP, LOAD), st.dictionaries(places, loads.filter(any)), False),
    (Decks(CROPS), st.builds(Deck, placed, loads, placed), False),
]


def table() -> State:
    state = State()
    state.start_flow(PLAYERS)
    return state


@given(st.data())
def test_what_is_written_is_read_back(data: st.DataObject) -> None:
    for kind, values, _ in KINDS:
        value = data.draw(values)
        assert kind.read(kind.write(value), table()) == value


@given(st.data())
def test_a_value_of_a_step_is_one_word(data: st.DataObject) -> None:
    for kind, values, has_word in KINDS:
        if has_word:
            value = data.draw(values)
            word = kind.word(value)
            assert len(word.split()) == 1
            assert kind.of_word(word, table()) == value


@pytest.mark.parametrize(
    ("kind", "value", "description"),
    [
        (Number(9), 3, 3),
        (CROP, 1, "oats"),
        (Names(CROP), (2, 0), "wheat rye"),
        (NameSet(CROP), 0b101, "rye wheat"),
        (NumberSet(Number(5, least=2)), 0b101, [2, 4]),
        (LOAD, (3, 0, 1), "rye 3 wheat 1"),
        (Perhaps(CROP), -1, "none"),
        (Listed(LOAD), ((1, 0, 0), (0, 0, 0)), ["rye 1", ""]),
        (BySeat(Flag()), [True, False, True], [True, False, True]),
        (ByName(CROP, LOAD), {1: (0, 0, 2), 2: (0, 0, 0)}, {"oats": "wheat 2"}),
        (
            Decks(CROPS),
            Deck((Placed(0, 0b110), Placed(1, EVERYBODY)), (0, 0, 2), (Placed(2, 0),)),
            {"top": ["rye 1 2", "oats all"], "middle": "wheat 2", "bottom": ["wheat"]},
        ),
    ],
)
def test_a_description_can_be_read_by_people(kind: Kind, value: Any, description: Any) -> None:
    assert kind.write(value) == description


@pytest.mark.parametrize(
    ("kind", "value", "word"),
    [
        (LOAD, (3, 0, 1), "rye:3,wheat:1"),
        (LOAD, (0, 0, 0), "none"),
        (Names(CROP), (2, 0), "wheat,rye"),
        (NameSet(CROP), 0, "none"),
        (Flag(), True, "true"),
        (Listed(LOAD), ((3, 0, 1), (0, 0, 0)), "[rye:3,wheat:1/none]"),
        (Listed(LOAD), (), "[]"),
    ],
)
def test_words(kind: Kind, value: Any, word: str) -> None:
    assert kind.word(value) == word


@pytest.mark.parametrize(
    ("kind", "given", "words"),
    [
        (Number(12, least=2), 1, "1 is no whole number from 2 to 12"),
        (Number(12), True, "True is no whole number"),
        (Number(lambda state: state.seats), 4, "4 is no whole number from 0 to 3"),
        (Seat(), 3, "no player 3; they are numbered from 0 to 2"),
        (Flag(), 1, "neither true nor false"),
        (CROP, "maize", "'maize' is no crop; expected one of rye, oats, wheat"),
        (CROP, 1, "1 is no crop"),
        (Names(CROP), "rye rye", "a crop is named twice in 'rye rye'"),
        (Names(CROP), 3, "expected words or a list of strings"),
        (LOAD, "rye", "'rye' is no list of names and numbers such as 'rye 2'"),
        (LOAD, "rye -1", "'rye -1' is no number of rye, oats, wheat"),
        (LOAD, "maize 1", "'maize 1' is no number of"),
        (LOAD, None, "None is no list"),
        (NumberSet(Number(3)), 3, "expected a list of numbers"),
        (Perhaps(CROP), -1, "-1 is no crop"),
        (Listed(LOAD), "rye 1", "expected a list of strings"),
        (BySeat(Flag()), [True], r"expected a list of 3, one a player, not \[True\]"),
        (ByName(CROP, LOAD), ["rye"], "expected a table by crop"),
        (ByName(CROP, LOAD), {"oats": "rye"}, "oats: 'rye' is no list"),
        (Decks(CROPS), {"under": []}, "expected a table with top, middle and bottom"),
        (Decks(CROPS), {"top": ["rye 3"]}, "top: there is no player 3"),
        (Decks(CROPS), {"middle": "maize 1"}, "middle: 'maize 1' is no number"),
    ],
)
def test_what_is_wrong_is_refused(kind: Kind, given: Any, words: str) -> None:
    with pytest.raises(BadPosition, match=words):
        kind.read(given, table())


@pytest.mark.parametrize(
    ("kind", "word"),
    [
        (Number(40), "1000"),
        (Number(40), "-1"),
        (Flag(), "yes"),
        (LOAD, "rye"),
        (Names(CROP), ""),
        (Listed(LOAD), "rye:1"),
        (Perhaps(Number(9)), "10"),
    ],
)
def test_words_that_are_wrong_are_refused(kind: Kind, word: str) -> None:
    with pytest.raises(BadPosition):
        kind.of_word(word, table())


def test_names_stand_in_the_order_given_or_sorted() -> None:
    assert Names(CROP).read("wheat rye", table()) == (2, 0)
    assert Names(CROP, in_order=False).read(["wheat", "rye"], table()) == (0, 2)


def test_what_is_not_there_has_a_usual_value() -> None:
    state = table()
    assert [kind.usual(state) for kind in (Number(9, least=2), LOAD, Perhaps(CROP), Names(CROP), NameSet(CROP))] == [
        *(2, (0, 0, 0), -1, (), 0)
    ]
    assert BySeat(Perhaps(CROP)).usual(state) == [-1, -1, -1]


def test_a_complaint_says_where() -> None:
    with pytest.raises(BadPosition, match="seat 0: crop: 'maize' is no crop"):
        at("seat 0", at, "crop", CROP.read, "maize", table())
