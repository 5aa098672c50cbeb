"""Keyflower: bid workers for tiles, use them anywhere, and build a village over four seasons."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final

from boardwright.games.keyflower import explain
from boardwright.games.keyflower.actions import SPACE
from boardwright.games.keyflower.advice import advice
from boardwright.games.keyflower.audit import audit
from boardwright.games.keyflower.catalog import CATALOG, TRANSCRIPTION
from boardwright.games.keyflower.dealing import determinize
from boardwright.games.keyflower.position import read_position, write_position
from boardwright.games.keyflower.scoring import line_points, reckon, score_sheet, scores, scores_if_over
from boardwright.games.keyflower.setup import RULINGS, setup
from boardwright.games.keyflower.state import KeyflowerState
from boardwright.games.keyflower.view import KeyflowerView, view
from boardwright.kernel.actions import ActionSpace
from boardwright.kernel.dice import Dice
from boardwright.kernel.game import Game
from boardwright.kernel.messages import Message, Refusal
from boardwright.kernel.options import Option
from boardwright.kernel.scoring import Reckoning, ScoreSheet
from boardwright.kernel.steps import Step
from boardwright.toolkit.positions import table_of


class Keyflower(Game[KeyflowerState]):
    """The contract, fulfilled by the modules of this folder."""

    id: ClassVar[str] = "keyflower"
    rules_version: ClassVar[int] = 1
    players: ClassVar[range] = CATALOG.players
    weight: ClassVar[int] = 4
    space: ClassVar[ActionSpace] = SPACE
    messages: ClassVar[Path] = Path(__file__).parent / "messages"
    transcription: ClassVar[str] = TRANSCRIPTION
    options: ClassVar[tuple[Option, ...]] = tuple(ruling.choice for ruling in RULINGS)

    def setup(self, players: int, options: Mapping[str, Any], dice: Dice) -> KeyflowerState:
        return setup(players, options, dice)

    def label(self, state: KeyflowerState, action: int) -> Message:
        return explain.label(state, action)

    def components(self, state: KeyflowerState) -> Iterable[str]:
        return explain.COMPONENTS

    def why_not(self, state: KeyflowerState, step: Step[Any], target: str) -> Refusal:
        return explain.why_not(state, step, target)

    def why_not_action(self, state: KeyflowerState, step: Step[Any], action: int) -> Refusal:
        return explain.why_not_action(state, step, action)

    def refuse_turn(self, state: KeyflowerState, waiting: Sequence[int]) -> Refusal:
        return explain.refuse_turn(waiting)

    def view(self, state: KeyflowerState, player: int | None) -> KeyflowerView:
        return view(state, player)

    def determinize(self, state: KeyflowerState, player: int | None, dice: Dice) -> KeyflowerState:
        return determinize(state, player, dice)

    def points_now(self, state: KeyflowerState) -> list[int]:
        return scores(state)

    def line_points(self, state: KeyflowerState, player: int) -> dict[str, int]:
        return line_points(state, player)

    def points_if_over(self, state: KeyflowerState) -> list[int]:
        return scores_if_over(state)

    def sheet(self, state: KeyflowerState, player: int | None) -> list[ScoreSheet]:
        return score_sheet(state)

    def reckon(self, state: KeyflowerState, player: int | None) -> Reckoning:
        return reckon(state, player)

    def advice(self, state: KeyflowerState, player: int) -> float:
        return advice(state, player)

    def audit(self, state: KeyflowerState) -> list[str]:
        return audit(state)

    def read_position(self, description: Mapping[str, Any]) -> tuple[int, dict[str, Any], KeyflowerState]:
        players, options = table_of(self, description)
        return players, options, read_position(description, options)

    def write_position(self, state: KeyflowerState) -> dict[str, Any]:
        return write_position(state)


GAME: Final = Keyflower()
