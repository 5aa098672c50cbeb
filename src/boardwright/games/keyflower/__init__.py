"""Keyflower: bid workers for tiles, use them anywhere, and build a village over four seasons."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, ClassVar, Final

from boardwright.games.keyflower import explain
from boardwright.games.keyflower.actions import SPACE
from boardwright.games.keyflower.advice import advice
from boardwright.games.keyflower.audit import audit
from boardwright.games.keyflower.catalog import CATALOG, TRANSCRIPTION
from boardwright.games.keyflower.dealing import determinize
from boardwright.games.keyflower.encoding import LAYOUT, encode
from boardwright.games.keyflower.events import DRAWN
from boardwright.games.keyflower.helpers import helpers
from boardwright.games.keyflower.position import read_position, write_position
from boardwright.games.keyflower.scoring import line_points, reckon, score_sheet, scores, scores_if_over
from boardwright.games.keyflower.setup import RULINGS, setup
from boardwright.games.keyflower.state import KeyflowerState
from boardwright.games.keyflower.view import progress, view
from boardwright.kernel.actions import ActionSpace
from boardwright.kernel.game import Game
from boardwright.kernel.layout import Layout
from boardwright.kernel.options import Option
from boardwright.kernel.scoring import ScoreSheet
from boardwright.toolkit.positions import table_of


class Keyflower(Game[KeyflowerState]):
    """The contract, fulfilled by the modules of this folder."""

    id: ClassVar[str] = "keyflower"
    rules_version: ClassVar[int] = 1
    players: ClassVar[range] = CATALOG.players
    weight: ClassVar[int] = 4
    swing: ClassVar[float] = 15.0
    blur: ClassVar[float] = 0.1
    space: ClassVar[ActionSpace] = SPACE
    layout: ClassVar[Layout | None] = LAYOUT
    messages: ClassVar[Path] = Path(__file__).parent / "messages"
    transcription: ClassVar[str] = TRANSCRIPTION
    drawn: ClassVar[Mapping[str, str]] = DRAWN
    helps: ClassVar[bool] = True
    options: ClassVar[tuple[Option, ...]] = tuple(ruling.choice for ruling in RULINGS)

    setup = staticmethod(setup)
    label = staticmethod(explain.label)
    refuse_turn = staticmethod(explain.refuse_turn)
    why_not = staticmethod(explain.why_not)
    why_not_action = staticmethod(explain.why_not_action)
    view = staticmethod(view)
    progress = staticmethod(progress)
    determinize = staticmethod(determinize)
    encode = staticmethod(encode)
    points_now = staticmethod(scores)
    points_if_over = staticmethod(scores_if_over)
    line_points = staticmethod(line_points)
    reckon = staticmethod(reckon)
    advice = staticmethod(advice)
    helpers = staticmethod(helpers)
    audit = staticmethod(audit)
    write_position = staticmethod(write_position)

    def components(self, state: KeyflowerState) -> Iterable[str]:
        return explain.COMPONENTS

    def sheet(self, state: KeyflowerState, player: int | None) -> list[ScoreSheet]:
        return score_sheet(state)

    def read_position(self, description: Mapping[str, Any]) -> tuple[int, dict[str, Any], KeyflowerState]:
        players, options = table_of(self, description)
        return players, options, read_position(description, options)


GAME: Final = Keyflower()
