"""Coloma: choose a site in secret, work, build, drive and settle in the gold rush, and stand together in shoot-outs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, ClassVar, Final

from boardwright.games.coloma import explain
from boardwright.games.coloma.actions import SPACE
from boardwright.games.coloma.advice import advice
from boardwright.games.coloma.audit import audit
from boardwright.games.coloma.catalog import CATALOG, TRANSCRIPTION
from boardwright.games.coloma.encoding import LAYOUT, encode
from boardwright.games.coloma.events import DRAWN
from boardwright.games.coloma.position import read_position, write_position
from boardwright.games.coloma.scoring import automas, line_points, outcome, score_sheet, scores, tie_breaks
from boardwright.games.coloma.setup import setup
from boardwright.games.coloma.state import ColomaState
from boardwright.games.coloma.view import determinize, progress, view
from boardwright.kernel.actions import ActionSpace
from boardwright.kernel.errors import BadOptions
from boardwright.kernel.game import Game
from boardwright.kernel.layout import Layout
from boardwright.kernel.options import Choice, Flag, Need, Option
from boardwright.kernel.scoring import Reckoning, ScoreSheet, open_reckoning
from boardwright.toolkit.positions import table_of

#: The mule duel is for two.
DUEL: Final = 2
#: Where specialities can come from; without any there is nothing to give out.
SPECIALITIES: Final = ("base", "deluxe", "all")
GIVEN_OUT: Final = tuple(Need("specialities", name) for name in SPECIALITIES)


class Coloma(Game[ColomaState]):
    """The contract, fulfilled by the modules of this folder."""

    id: ClassVar[str] = "coloma"
    rules_version: ClassVar[int] = 1
    players: ClassVar[range] = CATALOG.players
    weight: ClassVar[int] = 4
    swing: ClassVar[float] = 6.0
    space: ClassVar[ActionSpace] = SPACE
    layout: ClassVar[Layout | None] = LAYOUT
    messages: ClassVar[Path] = Path(__file__).parent / "messages"
    transcription: ClassVar[str] = TRANSCRIPTION
    drawn: ClassVar[Mapping[str, str]] = DRAWN
    options: ClassVar[tuple[Option, ...]] = (
        Choice("boards", "a", ("a", "b")),
        Flag("hotels"),
        Flag("mules", players=(DUEL,)),
        Choice("specialities", "none", ("none", *SPECIALITIES)),
        Choice("speciality", "dealt", ("dealt", "chosen"), needs=GIVEN_OUT),
        Choice("shade", "normal", ("easy", "normal", "hard"), players=(1,)),
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
    tie_breaks = staticmethod(tie_breaks)
    outcome = staticmethod(outcome)
    advice = staticmethod(advice)
    audit = staticmethod(audit)
    write_position = staticmethod(write_position)

    def check_together(self, players: int, options: Mapping[str, Any]) -> None:
        if options["mules"] and players != DUEL:
            raise BadOptions(f"option 'mules': the mule duel is for {DUEL} players, not {players}", "mules")

    def elapsed(self, state: ColomaState) -> float:
        """By the rounds that are over; the last one is, too, when nobody has anything to do any more."""
        if not state.main and not state.lanes:
            return 1.0
        return (state.year * CATALOG.rounds + max(0, state.round)) / (len(CATALOG.years) * CATALOG.rounds)

    def components(self, state: ColomaState) -> Iterable[str]:
        return explain.COMPONENTS

    def sheet(self, state: ColomaState, player: int | None) -> list[ScoreSheet]:
        return score_sheet(state)

    def reckon(self, state: ColomaState, player: int | None) -> Reckoning:
        return open_reckoning(score_sheet(state), player)

    def read_position(self, description: Mapping[str, Any]) -> tuple[int, dict[str, Any], ColomaState]:
        players, options = table_of(self, description)
        return players, options, read_position(description, options)


GAME: Final = Coloma()
