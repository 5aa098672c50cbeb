"""Kingdom Builder: build settlements by terrain card, gather location tiles, score three cards and the castles."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, Final

from boardwright.games.kingdom_builder import explain
from boardwright.games.kingdom_builder.actions import SPACE
from boardwright.games.kingdom_builder.advice import advice
from boardwright.games.kingdom_builder.advice.tempo import to_come
from boardwright.games.kingdom_builder.audit import audit
from boardwright.games.kingdom_builder.board import PLACES
from boardwright.games.kingdom_builder.catalog import CATALOG, SETS, TRANSCRIPTION
from boardwright.games.kingdom_builder.encoding import LAYOUT, encode
from boardwright.games.kingdom_builder.events import DRAWN
from boardwright.games.kingdom_builder.position import TABLE, write_position
from boardwright.games.kingdom_builder.reading import read_position
from boardwright.games.kingdom_builder.scoring import earned_lines, idle_points, line_points, score_sheet, scores
from boardwright.games.kingdom_builder.setup import CROSSROADS, FIRST_GAME, RULINGS, in_play, setup
from boardwright.games.kingdom_builder.state import KingdomState
from boardwright.games.kingdom_builder.view import determinize, progress, view
from boardwright.kernel.actions import ActionSpace
from boardwright.kernel.errors import BadOptions, BadPosition
from boardwright.kernel.game import Game
from boardwright.kernel.layout import Layout
from boardwright.kernel.messages import Refusal
from boardwright.kernel.options import Choice, Flag, FlagList, Need, Option, Pick
from boardwright.kernel.scoring import Reckoning, ScoreSheet, open_reckoning
from boardwright.kernel.steps import Step
from boardwright.toolkit.positions import table_of

EXPANSIONS: Final = tuple(name for name in SETS if name != "base")
QUADRANTS: Final = tuple(quadrant.id for quadrant in CATALOG.quadrants)
CARDS: Final = tuple(card.id for card in CATALOG.cards)
TASKS: Final = tuple(task.id for task in CATALOG.tasks)
ISLANDS: Final = tuple(island.id for island in CATALOG.islands)
IN_PLAY: Final = CATALOG.cards_in_play
#: A card that the table has left out cannot be named.
LEFT_OUT: Final = (("lords", Need("lords", "left_out")),)
#: What a position has that does not say otherwise.
USUAL_TABLE: Final = {
    "quadrants": CATALOG.first_game.quadrants,
    "turned": [False] * PLACES,
    "cards": CATALOG.first_game.cards,
    **{ruling.option: ruling.usual for ruling in RULINGS},
}


class KingdomBuilder(Game[KingdomState]):
    """The contract, fulfilled by the modules of this folder."""

    id: ClassVar[str] = "kingdom_builder"
    rules_version: ClassVar[int] = 1
    players: ClassVar[range] = CATALOG.players
    weight: ClassVar[int] = 2
    space: ClassVar[ActionSpace] = SPACE
    layout: ClassVar[Layout | None] = LAYOUT
    messages: ClassVar[Path] = Path(__file__).parent / "messages"
    transcription: ClassVar[str] = TRANSCRIPTION
    drawn: ClassVar[Mapping[str, str]] = DRAWN
    options: ClassVar[tuple[Option, ...]] = (
        Pick("expansions", default=(), among=EXPANSIONS, least=0, most=len(EXPANSIONS)),
        Pick("quadrants", among=QUADRANTS, least=PLACES, most=PLACES, unless=FIRST_GAME),
        FlagList("turned", length=PLACES, unless=FIRST_GAME),
        Pick("cards", among=CARDS, least=IN_PLAY, most=IN_PLAY, unless=FIRST_GAME, barred=LEFT_OUT),
        Pick("tasks", among=TASKS, least=0, most=PLACES, needs=CROSSROADS, unless=FIRST_GAME),
        Choice("island", among=ISLANDS, needs=in_play("island")),
        Flag("first_game"),
        *(ruling.choice for ruling in RULINGS),
    )

    setup = staticmethod(setup)
    label = staticmethod(explain.label)
    why_not_action = staticmethod(explain.why_not_action)
    refuse_turn = staticmethod(explain.refuse_turn)
    view = staticmethod(view)
    progress = staticmethod(progress)
    determinize = staticmethod(determinize)
    encode = staticmethod(encode)
    points_now = staticmethod(scores)
    idle_points = staticmethod(idle_points)
    line_points = staticmethod(line_points)
    earned_lines = staticmethod(earned_lines)
    advice = staticmethod(advice)
    to_come = staticmethod(to_come)
    audit = staticmethod(audit)
    write_position = staticmethod(write_position)

    def check_together(self, players: int, options: Mapping[str, Any]) -> None:
        if options["first_game"]:
            for name in ("quadrants", "turned", "cards"):
                if options[name] is not None:
                    reason = f"option 'first_game' already sets {name!r}; leave one of the two out"
                    raise BadOptions(reason, "first_game", name)

    def why_not(self, state: KingdomState, step: Step[Any], target: str) -> Refusal:
        refusal = step.why_not(state, *target.split(":"))
        assert refusal is not None, "every decision of this game can tell"
        return refusal

    def elapsed(self, state: KingdomState) -> float:
        return 1 - min(state.supply) / CATALOG.settlements

    def turn_of(self, state: KingdomState) -> int:
        return state.turn

    def sheet(self, state: KingdomState, player: int | None) -> list[ScoreSheet]:
        return score_sheet(state)

    def reckon(self, state: KingdomState, player: int | None) -> Reckoning:
        return open_reckoning(score_sheet(state), player)

    def read_position(self, description: Mapping[str, Any]) -> tuple[int, dict[str, Any], KingdomState]:
        TABLE.check(description, "position")
        told = {**USUAL_TABLE, **description}
        if None in [told[name] for name in USUAL_TABLE]:
            raise BadPosition(f"a position leaves nothing to chance: {', '.join(USUAL_TABLE)} must be named")
        players, options = table_of(self, {"tasks": [], **told})
        return players, options, read_position(description, options)


GAME: Final = KingdomBuilder()
