"""Boonlake: choose an action that serves everybody, explore and settle four regions, and sail down the river."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, ClassVar, Final

from boardwright.games.boonlake import explain
from boardwright.games.boonlake.actions import SPACE
from boardwright.games.boonlake.advice import advice
from boardwright.games.boonlake.audit import audit
from boardwright.games.boonlake.catalog import CATALOG, ROUNDS, TRANSCRIPTION
from boardwright.games.boonlake.encoding import LAYOUT, encode
from boardwright.games.boonlake.events import DRAWN
from boardwright.games.boonlake.position import read_position, write_position
from boardwright.games.boonlake.river import PATHS
from boardwright.games.boonlake.scoring import automas, line_points, outcome, score_sheet, scores
from boardwright.games.boonlake.setup import LEVELS, setup
from boardwright.games.boonlake.state import BoonlakeState
from boardwright.games.boonlake.view import determinize, progress, view
from boardwright.kernel.actions import ActionSpace
from boardwright.kernel.game import Game
from boardwright.kernel.layout import Layout
from boardwright.kernel.options import Choice, Option
from boardwright.kernel.scoring import Reckoning, ScoreSheet, open_reckoning
from boardwright.toolkit.positions import table_of


class Boonlake(Game[BoonlakeState]):
    """The contract, fulfilled by the modules of this folder."""

    id: ClassVar[str] = "boonlake"
    rules_version: ClassVar[int] = 1
    players: ClassVar[range] = CATALOG.players
    weight: ClassVar[int] = 4
    swing: ClassVar[float] = 20.0
    space: ClassVar[ActionSpace] = SPACE
    layout: ClassVar[Layout | None] = LAYOUT
    messages: ClassVar[Path] = Path(__file__).parent / "messages"
    transcription: ClassVar[str] = TRANSCRIPTION
    drawn: ClassVar[Mapping[str, str]] = DRAWN
    options: ClassVar[tuple[Option, ...]] = (
        Choice("reactions", "together", ("together", "clockwise"), players=tuple(CATALOG.players)[1:]),
        Choice("sage", "medium", tuple(LEVELS), players=(1,)),
    )

    setup = staticmethod(setup)
    prompt = staticmethod(explain.prompt)
    label = staticmethod(explain.label)
    refuse_turn = staticmethod(explain.refuse_turn)
    why_not = staticmethod(explain.why_not)
    why_not_action = staticmethod(explain.why_not_action)
    view = staticmethod(view)
    progress = staticmethod(progress)
    determinize = staticmethod(determinize)
    encode = staticmethod(encode)
    automas = staticmethod(automas)
    points_now = staticmethod(scores)
    line_points = staticmethod(line_points)
    outcome = staticmethod(outcome)
    advice = staticmethod(advice)
    audit = staticmethod(audit)
    write_position = staticmethod(write_position)

    def components(self, state: BoonlakeState) -> Iterable[str]:
        return explain.COMPONENTS

    def elapsed(self, state: BoonlakeState) -> float:
        """By the way that the first of the ships has gone, of both rounds."""
        if not state.main and not state.lanes:
            return 1.0
        return (state.round + max(state.ships) / len(PATHS[state.round])) / ROUNDS

    def turn_of(self, state: BoonlakeState) -> int:
        return state.turn

    def sheet(self, state: BoonlakeState, player: int | None) -> list[ScoreSheet]:
        return score_sheet(state)

    def reckon(self, state: BoonlakeState, player: int | None) -> Reckoning:
        return open_reckoning(score_sheet(state), player)

    def read_position(self, description: Mapping[str, Any]) -> tuple[int, dict[str, Any], BoonlakeState]:
        players, options = table_of(self, description)
        return players, options, read_position(description, options)


GAME: Final = Boonlake()
