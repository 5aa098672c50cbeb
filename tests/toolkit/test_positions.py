"""Position formats: items, sections, defaults, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardwright.kernel.errors import BadPosition
from boardwright.kernel.fields import state_fields
from boardwright.kernel.state import State
from boardwright.toolkit.kinds import BySeat, Counts, Name, Number, Perhaps, Seat
from boardwright.toolkit.positions import Format, Item, Section, refuse_faults, seats_of, table_of
from boardwright.toolkit.written import Written
from tests.kernel.harbour import HARBOUR
from tests.kernel.shipyard import Blow

CROPS = ("rye", "oats", "wheat")
LOAD = Counts(CROPS)
NUMBER = Number(99)
PLAYERS = 3


@state_fields
class MillState(State):
    start: int
    turn: int
    year: int
    coins: list[int]
    barns: list[tuple[int, ...]]
    miller: list[int]
    promised: list[list[int]]


TABLE = Section(
    (
        Item("start", Seat()),
        Item("turn", Seat(), default="start"),
        Item("year", Number(9, least=1), always=True),
    ),
    others=("weather",),
)
SEATS = Section(
    (
        Item("coins", NUMBER, from_setup=True),
        Item("barn", LOAD, "barns"),
        Item("miller", Perhaps(Name(CROPS, "crop"))),
        Item("promised", BySeat(NUMBER)),
    )
)
FORMAT = Format(TABLE, SEATS, Written(Blow.__module__, {}))


def blank() -> MillState:
    state = MillState()
    state.start_flow(PLAYERS)
    state.start, state.turn, state.year = 2, 2, 1
    state.coins = [5, 5, 5]
    state.barns = [(0, 0, 0)] * PLAYERS
    state.miller = [-1] * PLAYERS
    state.promised = [[0] * PLAYERS for _ in range(PLAYERS)]
    return state


def read(**keys: Any) -> MillState:
    state = blank()
    FORMAT.read(keys, state, usual=Blow(0))
    return state


seats = st.integers(0, PLAYERS - 1)
numbers = st.integers(0, 99)


def rows(values: st.SearchStrategy[Any]) -> st.SearchStrategy[list[Any]]:
    return st.lists(values, min_size=PLAYERS, max_size=PLAYERS)


@given(
    start=seats,
    turn=seats,
    year=st.integers(1, 9),
    coins=rows(numbers),
    barns=rows(st.tuples(numbers, numbers, numbers)),
    miller=rows(st.integers(-1, 2)),
    promised=rows(rows(numbers)),
    over=st.booleans(),
)
def test_what_is_written_is_read_back(over: bool, **fields: Any) -> None:
    state = blank()
    for name, value in fields.items():
        setattr(state, name, value)
    if not over:
        state.push(Blow(1))
    again = blank()
    FORMAT.read(FORMAT.write(state), again)
    assert again.data() == state.data()


def test_what_is_usual_is_left_out() -> None:
    state = blank()
    state.start = state.turn = 0
    state.push(Blow(0))
    assert FORMAT.write(state) == {
        "players": 3,
        "year": 1,
        "seats": [{"coins": 5}, {"coins": 5}, {"coins": 5}],
        "stack": ["Blow 0"],
    }


def test_what_is_left_out_has_its_default() -> None:
    state = read(start=1, seats=[{}, {"barn": "oats 2"}])
    assert state.start == 1
    assert state.turn == 1, "that of another field"
    assert state.year == 1, "the least there is"
    assert state.coins == [5, 5, 5], "what the set-up has put there"
    assert state.barns == [(0, 0, 0), (0, 2, 0), (0, 0, 0)]
    assert state.miller == [-1, -1, -1]
    assert state.promised == [[0, 0, 0]] * 3
    assert read().start == 0, "nothing of a kind, though the state had something"


def test_rows_of_seats_are_their_own() -> None:
    state = read()
    state.promised[0][1] = 7
    assert state.promised[1:] == [[0, 0, 0], [0, 0, 0]]


def test_values_without_a_state_to_put_them_into() -> None:
    assert SEATS.values({"coins": 3, "barn": "rye 1"}, blank(), 0) == {
        "coins": 3,
        "barns": (1, 0, 0),
        "miller": -1,
        "promised": [0, 0, 0],
    }


@pytest.mark.parametrize(
    ("keys", "complaint"),
    [
        ({"colour": 1}, "position: unknown key 'colour'; known are start, turn, year, players, weather, seats, stack"),
        ({"seats": [{}, {"hand": 1}]}, "seat 1: unknown key 'hand'; known are coins, barn, miller, promised"),
        ({"year": 0}, "year: 0 is no whole number from 1 to 9"),
        ({"seats": [{}, {"barn": "maize 1"}]}, "seat 1, barn: 'maize 1' is no number of rye, oats, wheat"),
        ({"seats": [{}] * 4}, "'seats' must be a list of at most 3 tables"),
        ({"seats": {}}, "'seats' must be a list"),
        ({"seats": [3]}, "'seats' must be a list"),
        ({"stack": ["Reap 0"]}, "stack: 'Reap 0': 'Reap' is no step"),
    ],
)
def test_what_is_wrong_is_refused(keys: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        read(**keys)


def test_keys_that_the_game_reads_itself_are_known() -> None:
    read(weather="fair")


def test_seats_that_are_not_described_are_empty() -> None:
    assert seats_of({"seats": [{"coins": 1}]}, 3) == [{"coins": 1}, {}, {}]


def test_players_and_options_are_accepted() -> None:
    assert table_of(HARBOUR, {"players": 2, "dark": True, "round": 1}) == (2, {"dark": True, "purse": "one"})
    for wrong in ({"players": 5}, {}, {"players": 2, "dark": "very"}):
        with pytest.raises(BadPosition, match="the position's table is not possible: "):
            table_of(HARBOUR, wrong)


def test_faults_are_refused_together() -> None:
    refuse_faults([])
    with pytest.raises(BadPosition, match="no game can be in this position: too much rye; no mill"):
        refuse_faults(["too much rye", "no mill"])
