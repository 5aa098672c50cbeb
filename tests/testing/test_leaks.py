"""The contract kit must notice a secret that leaks, whatever channel it leaks through: each game here has one leak."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

import pytest

import boardwright as bw
from boardwright.kernel.dice import Dice
from boardwright.kernel.errors import BrokenFlow
from boardwright.kernel.messages import Event, Message, Refusal
from boardwright.kernel.roles import Kind
from boardwright.kernel.scoring import Earning
from boardwright.kernel.steps import PUBLIC, Step
from boardwright.match import Match, new
from boardwright.testing import check_game
from tests.kernel.harbour import (
    CHOOSE,
    KEEP,
    QUAYS,
    SELL,
    ChooseQuay,
    Harbour,
    HarbourState,
    HarbourView,
    Trade,
)


def complaint(game: Harbour, games: int = 40) -> str:
    """What the kit says of a game."""
    with pytest.raises((AssertionError, BrokenFlow)) as caught:
        check_game(game, games=games, density=1.0)
    return str(caught.value)


def secret(state: HarbourState) -> int:
    """Something that nobody but its owner may know: what player 0 has in the crates."""
    return sum(state.crates[0])


# -- what a viewer is shown ------------------------------------------------------------------------------------------


class LeakyView(Harbour):
    def view(self, state: HarbourState, player: int | None) -> HarbourView:
        honest = super().view(state, player)
        fields = {name: getattr(honest, name) for name in honest.__slots__}
        return HarbourView(**{**fields, "mine": tuple(state.crates[0])})


def test_in_the_view() -> None:
    assert "in 'view'" in complaint(LeakyView())


class LeakyPoints(Harbour):
    """The points were those of the end, crates counted: this is what the harbour game once did."""

    def points_now(self, state: HarbourState) -> list[int]:
        return self.points_if_over(state)

    def crates(self, state: HarbourState, seat: int, open_to_all: bool, player: int | None) -> tuple[Earning, ...]:
        return super().crates(state, seat, True, player)


def test_in_the_points() -> None:
    assert "in 'points'" in complaint(LeakyPoints())


class LeakySheet(Harbour):
    """The crates cancel out in the sum, so that only the lines tell."""

    def crates(self, state: HarbourState, seat: int, open_to_all: bool, player: int | None) -> tuple[Earning, ...]:
        honest = super().crates(state, seat, open_to_all, player)
        value = sum(state.crates[seat])
        return honest or (Earning(value, ("crate:mine",)), Earning(-value, ("crate:mine",)))


def test_in_the_score_sheet() -> None:
    assert "in 'sheet'" in complaint(LeakySheet())


class LeakyPrompt(Harbour):
    def prompt(self, state: HarbourState, step: Step[Any], player: int | None) -> Message:
        honest = super().prompt(state, step, player)
        return Message(honest.key, {**honest.args, "value": secret(state)})


def test_in_a_prompt() -> None:
    assert "in 'asked'" in complaint(LeakyPrompt())


class CountingPrompt(Harbour):
    """It tells how many options the player on turn has; selling is not offered for worthless crates."""

    def prompt(self, state: HarbourState, step: Step[Any], player: int | None) -> Message:
        honest = super().prompt(state, step, player)
        options = step.options(state)
        if isinstance(step, Trade) and not sum(state.crates[step.who]):
            options.remove(SELL)
        return Message(honest.key, {**honest.args, "count": len(options)})


def test_in_the_number_of_options_of_others() -> None:
    assert "in 'asked'" in complaint(CountingPrompt())


class TellingTrade(Trade):
    """The decision is said to be about a quay, and which one tells what player 0 has."""

    __slots__ = ()

    def subject(self, state: HarbourState) -> str | None:
        return f"quay:{QUAYS[secret(state) % len(QUAYS)]}"


class LeakySubject(Harbour):
    trade: ClassVar[type[Trade]] = TellingTrade


def test_in_the_subject_of_a_decision() -> None:
    assert "in 'asked'" in complaint(LeakySubject())


class LeakyLabel(Harbour):
    def label(self, state: HarbourState, action: int) -> Message:
        return Message(super().label(state, action).key, {"value": secret(state)})


def test_in_the_label_of_any_option() -> None:
    said = complaint(LeakyLabel())
    assert any(words in said for words in ("in 'choices'", "in 'offers'", "is told something by")), said


class DependentChoose(ChooseQuay):
    """The last quay is open only to those whose rivals keep little: the own options tell what others have."""

    __slots__ = ()

    def options(self, state: HarbourState) -> list[int]:
        rich = any(sum(kept) > 2 for seat, kept in enumerate(state.crates) if seat != self.who)
        return super().options(state)[: 2 if rich else 3]


class DependentOptions(Harbour):
    choose: ClassVar[type[ChooseQuay]] = DependentChoose


def test_in_the_options() -> None:
    assert "in 'choices'" in complaint(DependentOptions())


class LeakyRefusal(Harbour):
    def why_not(self, state: HarbourState, step: Step[Any], target: str) -> Refusal:
        return Refusal("HN-1.1", Message("refusal-not-now", {"value": secret(state)}))


def test_in_why_not() -> None:
    assert "why_not" in complaint(LeakyRefusal())


# -- what a viewer is told -------------------------------------------------------------------------------------------


class LoudTrade(Trade):
    """Whoever keeps a crate tells everybody what is in it."""

    __slots__ = ()

    def decide(self, state: HarbourState, action: int, dice: Dice) -> None:
        if action == KEEP:
            state.tell(Event("kept", {"player": self.who, "value": state.crates[self.who][-1]}))
        super().decide(state, action, dice)


class LoudKeeping(Harbour):
    trade: ClassVar[type[Trade]] = LoudTrade


def test_in_an_event() -> None:
    assert "is told something by" in complaint(LoudKeeping())


class LoudDrawing(Harbour):
    """What was drawn is told to all, not to its owner alone: chance is rolled, and the leak comes with it."""

    loud: ClassVar[bool] = True


def test_in_an_event_that_tells_of_chance() -> None:
    assert "is told something by" in complaint(LoudDrawing())


class LoudLabel(Harbour):
    """The label is honest while it can be chosen; told later, in the log, it gives the crate away."""

    def label(self, state: HarbourState, action: int) -> Message:
        honest = super().label(state, action)
        if action != KEEP or not state.main or not isinstance(state.main[-1], Trade):
            return honest
        return Message(honest.key, {"value": state.crates[state.main[-1].who][-1]})


def test_in_a_label_of_the_log() -> None:
    assert "is told something by" in complaint(LoudLabel())


class OpenChoose(ChooseQuay):
    """Said to be public: its notation would be told at once."""

    __slots__ = ()
    secrecy: ClassVar[int] = PUBLIC
    kind: ClassVar[Kind] = Kind.PICK


class OpenNotation(Harbour):
    choose: ClassVar[type[ChooseQuay]] = OpenChoose


def test_a_public_step_in_a_sealed_lane_is_refused_by_name() -> None:
    with pytest.raises(BrokenFlow, match="OpenChoose is public, but the lane of player 0 is sealed"):
        new(OpenNotation(), 2, 1)


class UnsealedNotation(OpenNotation):
    """The lanes are public as well, so that the kernel has no objection. But the view hides what was chosen."""

    sealed: ClassVar[bool] = False


def test_in_the_notation_of_the_log() -> None:
    assert "only the notation tells" in complaint(UnsealedNotation())


class DicedChoose(ChooseQuay):
    """Whoever chooses the east rolls dice; if that counted, the others could not take back their own choice."""

    __slots__ = ()

    def apply(self, state: HarbourState, action: int, dice: Dice) -> None:
        if action == CHOOSE + QUAYS.index("east"):
            dice.below(6)
        super().apply(state, action, dice)


class DicedChoice(Harbour):
    choose: ClassVar[type[ChooseQuay]] = DicedChoose


def test_chance_in_a_sealed_lane_does_not_tell_through_the_undo_of_others() -> None:
    check_game(DicedChoice(), games=20, density=1.0)
    for quay in QUAYS:
        match = new(DicedChoice(), 3, 1)
        match.apply(0, "choose west")
        match.apply(1, f"choose {quay}")
        assert match.sight([0]).undo()[0].steps == 1


class CrowdedChoose(ChooseQuay):
    """Whoever comes to a quay where somebody is already loses a lantern, in secret: choices depend on each other.

    So what one has chosen cannot always be taken back from under another, and that tells what the other chose.
    """

    __slots__ = ()

    def apply(self, state: HarbourState, action: int, dice: Dice) -> None:
        if action - CHOOSE in state.sealed:
            state.tell(Event("crowded", {"player": self.who}, audience=(self.who,)))
        super().apply(state, action, dice)


class CrowdedChoice(Harbour):
    choose: ClassVar[type[ChooseQuay]] = CrowdedChoose


def test_in_what_can_be_taken_back() -> None:
    """The one who chose first can take it back, or not, by what the other one chose in secret: undo tells it."""
    steps = []
    for quay in ("west", "north"):
        match = new(CrowdedChoice(), 3, 1)
        match.apply(0, "choose west")
        match.apply(1, f"choose {quay}")
        steps.append(match.sight([0]).undo()[0].steps)
    assert steps == [0, 1]
    assert "is told something by" in complaint(CrowdedChoice())


def test_the_honest_game_passes() -> None:
    report = check_game(Harbour(), games=10, density=1.0)
    assert report.checks["secrecy"] > 50


# -- dealing anew ----------------------------------------------------------------------------------------------------


def sights(match: Match, viewers: Iterable[frozenset[int]]) -> Mapping[frozenset[int], bytes]:
    return {viewer: match.sight(viewer).bytes() for viewer in viewers}


def test_a_sight_is_the_same_bytes_for_the_same_match() -> None:
    viewers = [frozenset[int](), frozenset([0]), frozenset([0, 1])]
    match = bw.new(Harbour(), players=2, seed=3)
    for action in ("choose east", "choose west", "keep"):
        match.apply(match.decisions[0].player, action)
        assert sights(match, viewers) == sights(match.clone(), viewers)
