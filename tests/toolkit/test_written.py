"""Steps in words, and what is due: the stack, lanes, lanes within lanes."""

from __future__ import annotations

from typing import Any, ClassVar, TypeAlias

import pytest
from hypothesis import given
from hypothesis import strategies as st

import boardwright as bw
from boardwright.games.keyflower.position import STEPS as KEYFLOWER
from boardwright.games.kingdom_builder.position import STEPS as KINGDOM_BUILDER
from boardwright.kernel.dice import Dice
from boardwright.kernel.errors import BadPosition
from boardwright.kernel.fields import step_fields
from boardwright.kernel.state import State
from boardwright.kernel.steps import PRIVATE, SEALED, MaskStep, Seat, Step
from boardwright.toolkit.effects.values import ANY
from boardwright.toolkit.kinds import Counts, Name
from boardwright.toolkit.written import Written, written_fields
from tests.kernel.shipyard import FORMAT, SHIPYARD
from tests.toolkit.market import FORMAT as MARKET_FORMAT
from tests.toolkit.market_rules import BOOK, CarryOut

CROPS = ("rye", "oats", "wheat")
Crop: TypeAlias = int
Load: TypeAlias = tuple[int, ...]


class Asking(Step[State]):
    """What the steps have in common that ask; it is no step itself."""

    __slots__ = ()

    def options(self, state: State) -> list[int]:
        return [0]


@step_fields
class Sow(Asking):
    crop: Crop
    load: Load
    late: bool

    def apply(self, state: State, action: int, dice: Dice) -> None:
        pass


@step_fields
class Guess(Asking):
    secrecy: ClassVar[int] = SEALED

    def apply(self, state: State, action: int, dice: Dice) -> None:
        pass


@step_fields
class Whisper(Asking):
    """Secret, but it may stand in any lane."""

    secrecy: ClassVar[int] = PRIVATE

    def apply(self, state: State, action: int, dice: Dice) -> None:
        pass


@step_fields
class Beg(Guess):
    """It asks somebody in the lane of another."""

    secrecy: ClassVar[int] = 0


@step_fields
class Rain(Step[State]):
    hours: int

    def run(self, state: State, dice: Dice) -> None:
        pass


@step_fields
class Until(Step[State]):
    player: Seat
    then: Step[State]

    def run(self, state: State, dice: Dice) -> None:
        pass


@step_fields
class OnlyMasks(Asking):
    then: MaskStep[State]

    def apply(self, state: State, action: int, dice: Dice) -> None:
        pass


@step_fields
class Either(Asking):
    """It runs by itself, or it asks."""

    def run(self, state: State, dice: Dice) -> None:
        pass

    def apply(self, state: State, action: int, dice: Dice) -> None:
        pass


STEPS = Written(
    __name__,
    {"Crop": Name(CROPS, "crop"), "Load": Counts(CROPS)},
    makers={"Rain": lambda who, hours: Rain(who, hours) if hours else Guess(0)},
    visiting=(Beg,),
)


def table(players: int = 3) -> State:
    state = State()
    state.start_flow(players)
    return state


# -- one step --------------------------------------------------------------------------------------------------

asks = st.builds(
    Sow, st.integers(0, 2), st.integers(0, 2), st.tuples(*[st.integers(0, 99)] * len(CROPS)), st.booleans()
)
steps: st.SearchStrategy[Step[State]] = st.recursive(
    st.one_of(
        asks,
        st.builds(Rain, st.just(-1), st.integers(1, 40)),
        st.builds(Either, st.integers(-1, 2)),
        st.builds(Guess, st.integers(0, 2)),
    ),
    lambda inner: st.builds(Until, st.just(-1), st.integers(0, 2), inner),
    max_leaves=3,
)


@given(steps)
def test_a_step_in_words_is_that_step(step: Step[State]) -> None:
    again = STEPS.read_step(STEPS.step(step), table())
    assert type(again) is type(step)
    assert again.data() == step.data()


@pytest.mark.parametrize(
    ("step", "words"),
    [
        (Sow(1, 2, (0, 3, 1), late=True), "Sow 1 wheat oats:3,wheat:1 true"),
        (Rain(-1, 2), "Rain 2"),
        (Until(-1, 0, Until(-1, 1, Rain(-1, 2))), "Until 0 Until 1 Rain 2"),
        (Either(-1), "Either nobody"),
        (Either(2), "Either 2"),
    ],
)
def test_words(step: Step[Any], words: str) -> None:
    assert STEPS.step(step) == words


@pytest.mark.parametrize(
    ("step", "words"),
    [
        (CarryOut.of(1, BOOK.number("tailor")), "CarryOut nobody 1 tailor 0"),
        (CarryOut(1, 1, BOOK.number("tailor.1"), 2), "CarryOut 1 1 tailor.1 2"),
        (CarryOut(0, 0, BOOK.number("tailor"), ANY), "CarryOut 0 0 tailor any"),
    ],
)
def test_an_effect_is_written_by_its_address(step: CarryOut, words: str) -> None:
    assert MARKET_FORMAT.steps.step(step) == words
    assert MARKET_FORMAT.steps.read_step(words, table()).data() == step.data()


def test_an_effect_must_be_in_the_book() -> None:
    with pytest.raises(BadPosition, match=r"effect: there is no effect 'tailor\.99'"):
        MARKET_FORMAT.steps.read_step("CarryOut 1 1 tailor.99 2", table())


def test_words_may_stand_for_another_step() -> None:
    assert isinstance(STEPS.read_step("Rain 0", table()), Guess)


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("Reap 0", "'Reap 0': 'Reap' is no step; expected one of Beg, "),
        ("Asking 0", "'Asking' is no step"),
        ("", "'' is no step"),
        ("Sow 0 rye", "expected Sow <who> <crop> <load> <late>"),
        ("Sow 0 rye none true 1", "expected Sow <who> <crop> <load> <late>"),
        ("Sow 3 rye none true", "who: there is no player '?3"),
        ("Sow nobody rye none true", "who: there is no player 'nobody'"),
        ("Sow 0 maize none true", "crop: 'maize' is no crop"),
        ("Sow 0 rye none late", "late: 'late' is neither true nor false"),
        ("Rain 41", "hours: 41 is no whole number from 0 to 40"),
        ("Until 0 Rain", "expected Rain <hours>"),
        ("Until 0", "expected Until <player> <then>"),
        ("OnlyMasks 0 Rain 1", "then: Rain is no MaskStep"),
    ],
)
def test_what_is_wrong_is_said(words: str, complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        STEPS.read_step(words, table())


@pytest.mark.parametrize("written", [KEYFLOWER, KINGDOM_BUILDER, FORMAT.steps, MARKET_FORMAT.steps])
def test_every_field_of_every_step_of_a_game_has_a_kind(written: Written) -> None:
    assert len(written.classes) > 5
    for made in written.classes.values():
        for field in written_fields(made):
            assert written.is_step(field) or field.kind in written.kinds, f"{made.__name__}.{field.name}"


# -- what is due -----------------------------------------------------------------------------------------------


def due(**keys: Any) -> State:
    state = table()
    STEPS.read_all(keys, state, usual=Guess(0))
    return state


def test_the_stack() -> None:
    state = due(stack=["Rain 1", "Either 2"])
    assert [type(step) for step in state.main] == [Rain, Either]
    assert STEPS.due(state) == {"stack": ["Rain 1", "Either 2"]}


def test_nothing_is_due_when_the_game_is_over() -> None:
    assert not due(over=True).main
    assert STEPS.due(table()) == {"over": True}


def test_what_is_usual_is_due_if_nothing_is_said() -> None:
    assert isinstance(due().main[0], Guess)
    assert isinstance(due(over=False).main[0], Guess)
    with pytest.raises(BadPosition, match="not said what is due"):
        STEPS.read_all({}, table())


LANES: list[dict[str, list[str]]] = [
    {"0": ["Whisper 0"], "2": ["Rain 1", "Whisper 2"]},
    {"0": ["Guess 0"], "1": ["Guess 1"]},
    {"1 sealed": ["Whisper 1"]},
    {"0": ["Whisper 0", "Beg 1"]},
    {"1 beside": ["Whisper 1"], "1 beside again": ["Whisper 1"]},
    {"0": ["Rain 1"], "1": ["Whisper 1"], "0 of 0": ["Guess 0"], "1 of 0": ["Guess 1"]},
    {"0": [], "1": ["Rain 3"], "2 of 0": ["Whisper 2"], "0 of 1": ["Rain 2"], "2 of 0 of 1": ["Whisper 2"]},
]


@pytest.mark.parametrize("lanes", LANES)
def test_lanes_are_written_as_they_are_read(lanes: dict[str, list[str]]) -> None:
    state = due(stack=["Rain 1", "Either 0"] if "1 beside" in lanes else ["Rain 1"], lanes=lanes)
    written = STEPS.due(state)
    assert written["lanes"] == lanes
    assert due(**written).data() == state.data()


def test_lanes_are_what_their_names_say() -> None:
    state = due(stack=["Rain 1"], lanes={"1 of 0": ["Guess 1"], "0": ["Rain 1"], "2 beside": ["Whisper 2"]})
    outer, beside, inner = state.lanes
    assert (outer.owner, outer.parent, outer.sealed, outer.waits) == (0, None, False, 1)
    assert (beside.owner, beside.beside, beside.parent) == (2, True, None)
    assert (inner.owner, inner.parent, inner.sealed) == (1, outer, True)
    assert state.waits == 1, "the stack waits for the lane of player 0, and not for what player 2 has begun unasked"


def test_steps_that_are_named_are_sealed_too() -> None:
    quiet = Written(__name__, {}, sealed=(Whisper,))
    state = table()
    quiet.read_due({"lanes": {"0": ["Whisper 0"]}}, state)
    assert state.lanes[0].sealed
    assert quiet.due(state)["lanes"] == {"0": ["Whisper 0"]}


@pytest.mark.parametrize(
    ("keys", "complaint"),
    [
        ({"stack": "Rain 1"}, "stack: expected a list of steps"),
        ({"stack": [3]}, "stack: expected a list of steps"),
        ({"stack": ["Rain 1"]}, "stack: 'Rain 1' is no decision"),
        ({"stack": ["Either nobody"]}, "stack: 'Either nobody' is no decision"),
        ({"stack": ["Reap 1"]}, "stack: 'Reap 1': 'Reap' is no step"),
        ({"stack": ["Either 0"], "over": True}, "over: nothing is due when the game is over"),
        ({"over": "yes"}, "over: 'yes' is neither true nor false"),
        ({"lanes": ["Guess 0"]}, "lanes: expected a table by player"),
        ({"lanes": {"3": ["Guess 3"]}}, "lanes, 3: 'Guess 3': who: there is no player 3"),
        ({"lanes": {"3": []}}, "lanes: there is no player 3"),
        ({"lanes": {"0": ["Whisper 1"]}}, "lanes: .'Whisper 1'. is not asked of player 0"),
        ({"lanes": {"0": ["Rain 1"]}}, "is not asked of player 0"),
        ({"lanes": {"0": []}}, "is not asked of player 0"),
        ({"lanes": {"0 aside": ["Whisper 0"]}}, "'0 aside' is no lane"),
        ({"lanes": {"1 of 0": ["Whisper 1"]}}, "'1 of 0' is no lane"),
        ({"lanes": {"0 sealed": ["Sow 0 rye none true"]}}, "Sow is public, but the lane of player 0 is sealed"),
        ({"lanes": {"0 sealed": ["Rain 1"], "1 of 0 sealed": ["Guess 1"]}}, "opened one for player 1"),
        ({"lanes": {"0 beside": ["Whisper 0"]}, "stack": ["Rain 1"]}, "'Rain 1' is no decision"),
    ],
)
def test_what_cannot_be_due_is_refused(keys: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        due(**keys)


def test_whoever_is_asked_must_have_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    state = due(stack=["Either 0"])
    STEPS.check_due(state)
    monkeypatch.setattr(Asking, "options", lambda self, state: [])
    with pytest.raises(BadPosition, match="'Either 0' is no decision that is possible here"):
        STEPS.check_due(state)


def test_lanes_of_a_game() -> None:
    match = bw.new(SHIPYARD, players=3, seed=1)
    match.apply(0, "race")
    match.apply(2, "whistle")
    written = FORMAT.write(match.state)
    assert written["lanes"] == {
        "0": ["Work 0 1", "Race 0 1"],
        "1": ["Work 1 2"],
        "2": ["Work 2 2"],
        "2 beside": ["Blow 2"],
        "0 of 0": ["Staking 0 0"],
        "1 of 0": ["Staking 1 0"],
    }
    again = SHIPYARD.read_position(written)[2]
    assert again.data() == match.state.data()
