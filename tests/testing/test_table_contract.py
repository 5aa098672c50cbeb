"""The contract kit must notice when a game tells tables something wrong of itself: each game here does."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

import pytest

from boardwright.kernel.actions import ActionSpace, numbers, ways
from boardwright.kernel.dice import Dice
from boardwright.kernel.messages import Event
from boardwright.kernel.roles import Kind, Role
from boardwright.testing import check_game
from tests.kernel import harbour
from tests.kernel.harbour import KEEP, SELL, Harbour, HarbourState, Trade


def complaint(game: Harbour) -> str:
    with pytest.raises(AssertionError) as caught:
        check_game(game, games=20, density=1.0)
    return str(caught.value)


def spelt_as(**roles: Role) -> ActionSpace:
    """The harbour's actions with the same numbers, and roles for some of its verbs."""
    space = ActionSpace()
    for block in harbour.SPACE.blocks:
        role = roles.get(block.verb, block.role)
        space.add(block.verb, *zip(block.kinds, block.names), target=block.target, role=role)
    return space


# -- decisions ---------------------------------------------------------------------------------------------------


class UnknownSubject(Trade):
    __slots__ = ()

    def subject(self, state: HarbourState) -> str | None:
        return "crate:yours"


class AboutNothing(Harbour):
    trade: ClassVar[type[Trade]] = UnknownSubject


def test_a_subject_that_is_no_component() -> None:
    assert "is about 'crate:yours', which is no component" in complaint(AboutNothing())


class NoSuchQuay(Harbour):
    def components(self, state: HarbourState) -> Iterable[str]:
        return [name for name in super().components(state) if name != "quay:west"]


def test_a_target_that_is_no_component() -> None:
    assert "['quay:west']: no components, and not said to be numbers" in complaint(NoSuchQuay())


class TwoEnds(Harbour):
    space: ClassVar[ActionSpace] = spelt_as(sell=Role.ENDS_TURN, keep=Role.ENDS_TURN)


def test_two_verbs_that_end_the_turn() -> None:
    assert "several verbs that end the turn: ['keep', 'sell']" in complaint(TwoEnds())


class AmountOfTrade(Trade):
    __slots__ = ()
    kind: ClassVar[Kind] = Kind.AMOUNT


class NoAmount(Harbour):
    trade: ClassVar[type[Trade]] = AmountOfTrade


def test_an_amount_without_numbers() -> None:
    assert "of the kind amount has 'sell' among its options, which does not fit" in complaint(NoAmount())


class PlaceOfTrade(Trade):
    __slots__ = ()
    kind: ClassVar[Kind] = Kind.PLACE


class NoPlace(Harbour):
    trade: ClassVar[type[Trade]] = PlaceOfTrade


def test_a_place_without_a_way_to_turn() -> None:
    assert "of the kind place has 'sell' among its options, which does not fit" in complaint(NoPlace())


class NumberedSpace(Harbour):
    """A number that is picked like a thing."""

    space: ClassVar[ActionSpace] = ActionSpace()


NumberedSpace.space.add("choose", numbers("quay", range(len(harbour.QUAYS))))
for block in harbour.SPACE.blocks[1:]:
    NumberedSpace.space.add(block.verb, target=block.target, role=block.role)


def test_a_number_where_a_thing_is_picked() -> None:
    assert "of the kind sealed has 'choose 0' among its options, which does not fit" in complaint(NumberedSpace())


class EndlessTrade(Trade):
    """Asked again and again: a choice of several things, but nothing confirms it."""

    __slots__ = ()
    kind: ClassVar[Kind] = Kind.SEVERAL

    def own_options(self, state: HarbourState) -> list[int]:
        return [KEEP] if len(state.main) > 20 else [SELL, KEEP]

    def decide(self, state: HarbourState, action: int, dice: Dice) -> None:
        again = [step for step in state.main if isinstance(step, EndlessTrade)]
        if len(again) < 3:
            for _ in range(2):
                state.push(EndlessTrade(self.who))


class Unconfirmed(Harbour):
    trade: ClassVar[type[Trade]] = EndlessTrade


def test_several_things_that_nothing_confirms() -> None:
    assert "never comes to a verb that confirms" in complaint(Unconfirmed())


class FalseWalk(Trade):
    """It says that a walk leads from quay to quay, but there is no such step."""

    __slots__ = ()
    kind: ClassVar[Kind] = Kind.WALK

    def reach(self, state: HarbourState) -> Mapping[str, Mapping[str, tuple[str, ...]]]:
        return {"quay:east": {"quay:west": ("w",)}}


class NoWay(Harbour):
    trade: ClassVar[type[Trade]] = FalseWalk


def test_a_walk_that_cannot_begin() -> None:
    assert "the walk from quay:east to quay:west cannot begin" in complaint(NoWay())


class HiddenTrade(Trade):
    __slots__ = ()
    kind: ClassVar[Kind] = Kind.SEALED


class NoSecret(Harbour):
    trade: ClassVar[type[Trade]] = HiddenTrade


def test_a_sealed_choice_that_everybody_learns_of() -> None:
    assert "of the kind sealed is no secret" in complaint(NoSecret())


# -- verbs and events --------------------------------------------------------------------------------------------


def space_of(*dimensions: Any, role: Role | None = None) -> type[Harbour]:
    """The harbour with one more verb, which is never offered."""
    made = spelt_as()
    made.add("row", *dimensions, role=role)
    return type("Rowing", (Harbour,), {"space": made})


def test_two_numbers_in_one_verb() -> None:
    rowing = space_of(numbers("times", range(2)), numbers("boats", range(2)))
    assert "'row' has several dimensions of the sort number" in complaint(rowing())


def test_two_ways_in_one_verb() -> None:
    rowing = space_of(ways("first", ["n"]), ways("then", ["s"]))
    assert "'row' has several dimensions of the sort way" in complaint(rowing())


def test_a_verb_that_opens_a_chapter() -> None:
    assert "only an event opens a chapter" in complaint(space_of(role=Role.OPENS_CHAPTER)())


class Untold(HarbourState):
    """Nothing it tells has a role."""

    __slots__ = ()

    def tell(self, event: Event) -> None:
        super().tell(Event(event.kind, event.args, event.targets, event.audience))


class Nobodys(HarbourState):
    """A turn is opened, but it does not say whose."""

    __slots__ = ()

    def tell(self, event: Event) -> None:
        args = {} if event.role else event.args
        super().tell(Event(event.kind, args, event.targets, event.audience, event.role))


def told_by(kind: type[HarbourState]) -> Harbour:
    """The harbour with another state."""

    class Telling(Harbour):
        def setup(self, players: int, options: Mapping[str, Any], dice: Dice) -> HarbourState:
            honest = super().setup(players, options, dice)
            return as_kind(kind, honest)

    def as_kind(kind: type[HarbourState], honest: HarbourState) -> HarbourState:
        state = kind()
        state.copy_flow(honest)
        for name in HarbourState.__slots__:
            setattr(state, name, getattr(honest, name))
        return state

    setattr(kind, "clone", lambda self: as_kind(kind, HarbourState.clone(self)))  # noqa: B010 - it is a method
    return Telling()


def test_a_story_without_turns() -> None:
    assert "nothing opens a turn or a chapter" in complaint(told_by(Untold))


def test_a_turn_that_is_nobodys() -> None:
    assert "the event 'unloaded' opens a turn, but does not say whose" in complaint(told_by(Nobodys))


def test_the_honest_harbour_is_fine() -> None:
    report = check_game(Harbour(), games=4, density=1.0)
    assert report.checks["table"] > 20
