"""The contract kit must notice a broken promise: each game here breaks one."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import boardwright as bw
from boardwright.kernel.dice import Dice
from boardwright.kernel.messages import Message, Refusal
from boardwright.kernel.scoring import Reckoning, ScoreSheet, open_reckoning
from boardwright.kernel.steps import Step
from boardwright.testing import check_game, golden_text, perft, position
from boardwright.testing.golden import check_golden
from tests.kernel.harbour import Harbour, HarbourState, HarbourView


def broken(game: Harbour) -> str:
    """The complaint of the kit about a game."""
    with pytest.raises((AssertionError, bw.BoardwrightError)) as caught:
        check_game(game, games=60, density=1.0)
    notes = getattr(caught.value, "__notes__", [])
    assert any("new('harbour'" in note for note in notes), "the complaint does not say how to reproduce it"
    return str(caught.value)


class LeakyView(Harbour):
    def view(self, state: HarbourState, player: int | None) -> HarbourView:
        honest = super().view(state, player)
        return HarbourView(
            **{**{name: getattr(honest, name) for name in honest.__slots__}, "mine": tuple(state.crates[0])}
        )


def test_a_view_with_a_secret_is_noticed() -> None:
    assert "sees something" in broken(LeakyView())


class CountsTwice(Harbour):
    def reckon(self, state: HarbourState, player: int | None) -> Reckoning:
        return open_reckoning(self.sheet(state, player), player)


def test_points_that_differ_when_they_are_counted_in_one_go_are_noticed() -> None:
    """A viewer's own sheet counts secrets: what everybody may know are others' points."""
    assert "counted in one go" in broken(CountsTwice())


class LosesCrates(Harbour):
    def setup(self, players: int, options: Mapping[str, Any], dice: Dice) -> HarbourState:
        state = super().setup(players, options, dice)
        state.bag[0] -= 1
        return state


def test_a_broken_conservation_law_is_noticed() -> None:
    assert "11 crates" in broken(LosesCrates())


class SharingState(HarbourState):
    __slots__ = ()

    def clone(self) -> SharingState:
        copy = SharingState()
        for name in HarbourState.__slots__:
            setattr(copy, name, getattr(super().clone(), name))
        copy.copy_flow(self)
        copy.points = self.points
        return copy


class SharedLists(Harbour):
    def setup(self, players: int, options: Mapping[str, Any], dice: Dice) -> HarbourState:
        state = super().setup(players, options, dice)
        shared = SharingState()
        shared.copy_flow(state)
        for name in HarbourState.__slots__:
            setattr(shared, name, getattr(state, name))
        return shared


def test_a_clone_that_shares_a_list_is_noticed() -> None:
    assert broken(SharedLists())


class SilentRefusal(Harbour):
    def why_not(self, state: HarbourState, step: Step[Any], target: str) -> Refusal:
        return Refusal("because", Message("refusal-not-now"))


def test_a_refusal_without_a_rule_is_noticed() -> None:
    assert "is not a rule id" in broken(SilentRefusal())


class WrongSheet(Harbour):
    def sheet(self, state: HarbourState, player: int | None) -> list[ScoreSheet]:
        return [ScoreSheet(sheet.player, sheet.lines[:1]) for sheet in super().sheet(state, player)]


def test_a_sheet_that_does_not_add_up_is_noticed() -> None:
    assert "does not add up" in broken(WrongSheet())


class ForgetfulPosition(Harbour):
    def write_position(self, state: HarbourState) -> dict[str, Any]:
        honest = super().write_position(state)
        return {**honest, "seats": [{**seat, "lanterns": 1} for seat in honest["seats"]]}


def test_an_incomplete_position_is_noticed() -> None:
    assert "not complete" in broken(ForgetfulPosition())


class ImpureSetup(Harbour):
    games = 0

    def setup(self, players: int, options: Mapping[str, Any], dice: Dice) -> HarbourState:
        state = super().setup(players, options, dice)
        ImpureSetup.games += 1
        state.points[0] = ImpureSetup.games
        return state


def test_chance_from_elsewhere_is_noticed() -> None:
    assert "two different set-ups" in broken(ImpureSetup())


def test_a_slow_scorer_that_disagrees_is_noticed() -> None:
    with pytest.raises(AssertionError, match="slow scorer disagrees"):
        check_game(Harbour(), games=5, slow_scores=lambda match: [0] * match.players)


def test_a_changed_golden_game_is_noticed(tmp_path: Path) -> None:
    match = bw.new("kingdom_builder", players=2, seed=4)
    match.apply(match.decisions[0].player, match.decisions[0].options[0])
    saved = tmp_path / "game.json"
    saved.write_text(json.dumps(match.record()))
    saved.with_suffix(".txt").write_text(golden_text(match))
    assert check_golden(tmp_path) == 1
    saved.with_suffix(".txt").write_text(golden_text(match).replace("build", "move"))
    with pytest.raises(AssertionError, match=r"game\.json plays differently"):
        check_golden(tmp_path)


def test_perft_counts_sequences() -> None:
    match = bw.new(Harbour(), players=2, seed=1)
    assert perft(match, 0) == 1
    assert perft(match, 1) == 6  # either of two players chooses one of three quays
    assert perft(match, 2) == 18


def test_a_position_can_be_written_as_toml() -> None:
    match = position(
        """
        game = "kingdom_builder"
        players = 2
        played = "grass"
        [[seats]]
        settlements = "b3 c3"
        """
    )
    assert match.view(None)["players"][0]["settlements"] == ["b3", "c3"]
    with pytest.raises(bw.BoardwrightError, match="not valid TOML"):
        position("game = ")
