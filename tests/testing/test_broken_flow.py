"""The kit on games that break what lanes, offers, undo and endings promise: each breaks one thing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import boardwright as bw
from boardwright.kernel.dice import Dice
from boardwright.kernel.errors import BrokenFlow
from boardwright.kernel.messages import Message
from boardwright.kernel.outcome import Automa, Outcome, TieBreak, ranked
from boardwright.kernel.steps import Step
from boardwright.match import match as match_module
from boardwright.match.history import Entry
from boardwright.testing import check_game
from tests.kernel import shipyard
from tests.kernel.shipyard import Blow, Shipyard, Snatch, Staking, Work, YardState


def complaint(game: Shipyard, players: int = 2) -> str:
    with pytest.raises((AssertionError, bw.BoardwrightError)) as caught:
        check_game(game, games=40, players=players, density=1.0)
    return str(caught.value)


# -- lanes -----------------------------------------------------------------------------------------------------------


def test_a_sealed_lane_that_asks_the_rival_is_refused_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    def ask_back(self: Staking, state: YardState, action: int, dice: Dice) -> None:
        state.stakes[self.caller][self.who] = 0
        state.push(Snatch(state.next_to(self.who), self.who))

    monkeypatch.setattr(Staking, "apply", ask_back)
    with pytest.raises(BrokenFlow, match=r"Snatch asks player \d in the sealed lane of player \d"):
        check_game(Shipyard(), games=20, players=2)


def test_a_lane_without_a_way_on_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Snatch, "options", lambda self, state: [])
    assert "a dead end" in complaint(Shipyard())


# -- offers ----------------------------------------------------------------------------------------------------------


def test_an_offer_that_holds_others_up_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody has to listen to the whistle: what the others are asked changes."""

    def deafen(self: YardState, player: int, action: int, dice: Dice) -> None:
        self.whistles[player] -= 1
        for lane in self.lanes:
            if lane.stack and lane.owner != player and isinstance(lane.stack[-1], Work):
                lane.stack.append(Blow(lane.owner))

    monkeypatch.setattr(YardState, "take_offer", deafen)
    assert "changed what others are asked" in complaint(Shipyard())


# -- undo ------------------------------------------------------------------------------------------------------------


def test_an_undo_that_loses_what_others_decided_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """As it once was: the others' decisions since are simply forgotten."""

    def forgetful(match: bw.Match, entry: Entry, later: list[Entry]) -> bw.Match:
        after = match.clone()
        after.go_back(entry)
        return after

    monkeypatch.setattr(match_module, "without", forgetful)
    assert "undo lost a decision of somebody else" in complaint(Shipyard(), players=3)


def test_an_undo_that_fails_half_way_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """As it once was: the match goes back, and then something goes wrong."""

    def clumsy(match: bw.Match, entry: Entry, later: list[Entry]) -> bw.Match | None:
        if later:
            match.go_back(entry)
            return None
        after = match.clone()
        after.go_back(entry)
        return after

    monkeypatch.setattr(match_module, "without", clumsy)
    assert complaint(Shipyard(), players=3)


# -- endings ---------------------------------------------------------------------------------------------------------


class AloneWithoutVerdict(Shipyard):
    def automas(self, state: YardState) -> Sequence[Automa]:
        return ()

    def points_now(self, state: YardState) -> list[int]:
        return state.planks[:]

    def outcome(self, state: YardState) -> Outcome:
        return ranked(state.players, self.points_now(state))


def test_a_game_played_alone_needs_a_verdict() -> None:
    assert "a game played alone has no verdict" in complaint(AloneWithoutVerdict(), players=1)


class ForgottenAutoma(Shipyard):
    def outcome(self, state: YardState) -> Outcome:
        return ranked(state.players, state.planks)


def test_an_automa_without_a_place_is_noticed() -> None:
    assert "not every actor has points and a place" in complaint(ForgottenAutoma())


class GapInPlaces(Shipyard):
    def outcome(self, state: YardState) -> Outcome:
        honest = super().outcome(state)
        return Outcome(honest.seats, honest.points, tuple(place * 2 - 1 for place in honest.places))


def test_places_that_leave_a_gap_are_noticed() -> None:
    assert "places leave a gap" in complaint(GapInPlaces())


class NobodyWins(Shipyard):
    def outcome(self, state: YardState) -> Outcome:
        honest = super().outcome(state)
        return Outcome(honest.seats, honest.points, tuple(place + 1 for place in honest.places))


def test_a_game_that_nobody_wins_or_loses_is_noticed() -> None:
    assert "has no winner" in complaint(NobodyWins())


class ShortTieBreak(Shipyard):
    def outcome(self, state: YardState) -> Outcome:
        honest = super().outcome(state)
        short = TieBreak(Message("whistles"), "SY-2.2", tuple(state.whistles))
        return Outcome(honest.seats, honest.points, honest.places, (short,))


def test_a_tie_break_that_forgets_somebody_is_noticed() -> None:
    assert "does not know every actor" in complaint(ShortTieBreak())


def test_the_honest_game_passes() -> None:
    steps: list[type[Step[Any]]] = [shipyard.Round, shipyard.Race, shipyard.Cheer]
    assert all(step.__name__ in shipyard.FORMAT.steps.classes for step in steps)
    assert check_game(Shipyard(), games=5, density=1.0).checks["offers"] > 20
