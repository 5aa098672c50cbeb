"""Steps as words, for positions in the middle of something: ``Place 0 farm 1``."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from boardwright.games.kingdom_builder.board import CELL_NAMES, CELL_NUMBERS
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.extras.extra import Extra, IfPossible, JudgeTiles
from boardwright.games.kingdom_builder.extras.moving import Lift, MoveTo, Moving
from boardwright.games.kingdom_builder.extras.piece import Command, Piece, Walk
from boardwright.games.kingdom_builder.extras.placing import Place, Placing
from boardwright.games.kingdom_builder.extras.putting import Put, Putting
from boardwright.games.kingdom_builder.extras.removing import Remove, Removing
from boardwright.games.kingdom_builder.locations.bazaar import Bazaar, Repeat
from boardwright.games.kingdom_builder.locations.canoe import STRIDE, Canoe, CanoeAnswer, CanoeRound
from boardwright.games.kingdom_builder.locations.cathedral import Cathedral, TakeOrPlace
from boardwright.games.kingdom_builder.locations.fort import Fort, FortPlace
from boardwright.games.kingdom_builder.nomads.resettlement import Mover, Resettlement, StepTo
from boardwright.games.kingdom_builder.nomads.sword import Strike, Sword
from boardwright.games.kingdom_builder.state import CARD_KINDS, KingdomState
from boardwright.games.kingdom_builder.steps.ending import (
    GAME_OVER,
    OpenSilo,
    SiloBuild,
    SiloLift,
    SiloMoveTo,
    Silos,
    SiloUse,
)
from boardwright.games.kingdom_builder.steps.turn import BUILD_NEXT, CHOOSE, NEXT_CHOICE, TURN
from boardwright.games.kingdom_builder.ways import EXTRAS
from boardwright.kernel.errors import BadPosition
from boardwright.kernel.steps import MaskStep, Step, bits

EXTRA_KINDS: Final = {extra.id: kind for kind, extra in enumerate(CATALOG.extras)}
#: No cells at all.
NONE: Final = "none"
#: The most parts any action has.
MOST: Final = 40


@dataclass(frozen=True, slots=True)
class Form:
    """How a step is written: the kinds of its fields in order, and how to make it from their values."""

    fields: tuple[str, ...]
    make: Callable[..., Step[Any]]
    #: What the extra action must be.
    owner: type[Extra] = Extra


FORMS: Final[dict[str, Form]] = {
    "NextChoice": Form((), lambda: NEXT_CHOICE),
    "Turn": Form(("seat",), lambda seat: TURN[seat]),
    "Choose": Form(("seat",), lambda seat: CHOOSE[seat]),
    "BuildNext": Form(("seat",), lambda seat: BUILD_NEXT[seat]),
    "Place": Form(("seat", "extra", "number"), Place, Placing),
    "Lift": Form(("seat", "extra"), Lift, Moving),
    "MoveTo": Form(("seat", "extra", "cell"), MoveTo, Moving),
    "Put": Form(("seat", "extra", "number"), Put, Putting),
    "Command": Form(("seat", "extra"), Command, Piece),
    "Walk": Form(("seat", "extra", "number"), Walk, Piece),
    "Remove": Form(("seat", "extra"), Remove, Removing),
    "Strike": Form(("seat", "extra", "seat"), Strike, Sword),
    "Mover": Form(("seat", "extra", "number"), Mover, Resettlement),
    "StepTo": Form(("seat", "extra", "number", "cell"), StepTo, Resettlement),
    "FortPlace": Form(("seat", "extra", "card"), FortPlace, Fort),
    "TakeOrPlace": Form(("seat", "extra"), TakeOrPlace, Cathedral),
    "Repeat": Form(("seat", "extra"), Repeat, Bazaar),
    "CanoeAnswer": Form(("seat", "extra", "number", "tiles"), CanoeAnswer, Canoe),
    "CanoeRound": Form(("extra", "number", "tiles"), lambda *fields: CanoeRound(-1, *fields), Canoe),
    "JudgeTiles": Form(("seat",), JudgeTiles),
    "Silos": Form(("seat",), Silos),
    "OpenSilo": Form(("seat", "cell"), OpenSilo),
    "SiloUse": Form(("seat", "cell"), SiloUse),
    "SiloBuild": Form(("seat", "number"), SiloBuild),
    "SiloLift": Form(("seat", "number", "cells"), SiloLift),
    "SiloMoveTo": Form(("seat", "number", "cells", "cell"), SiloMoveTo),
    "GameOver": Form((), lambda: GAME_OVER),
}


def write_step(step: Step[Any]) -> str:
    """A step in words."""
    if isinstance(step, IfPossible):
        return f"IfPossible {write_step(step.step)}"
    name = type(step).__name__
    form = FORMS[name]
    values = step.data() if form.fields else ()
    return " ".join([name, *(write_field(kind, value) for kind, value in zip(form.fields, values, strict=True))])


def write_field(kind: str, value: int) -> str:
    if kind == "extra":
        return CATALOG.extras[value].id
    if kind == "card":
        return CATALOG.terrain_cards[value].id
    if kind == "cells":
        return ",".join(CELL_NAMES[cell] for cell in bits(value)) or NONE
    return CELL_NAMES[value] if kind == "cell" else str(value)


def read_step(state: KingdomState, text: str) -> Step[Any]:
    """The step those words describe."""
    name, *words = text.split() or [""]
    if name == "IfPossible":
        inner = read_step(state, " ".join(words))
        if not isinstance(inner, MaskStep):
            raise BadPosition(f"stack: {text!r}: only a decision can depend on being possible")
        return IfPossible(inner)
    form = FORMS.get(name)
    if form is None or len(words) != len(form.fields):
        forms = ", ".join(" ".join([known, *(f"<{kind}>" for kind in form.fields)]) for known, form in FORMS.items())
        raise BadPosition(f"stack: {text!r} is no step; expected one of {forms}")
    values = [read_field(state, kind, word, text) for kind, word in zip(form.fields, words, strict=True)]
    if "extra" in form.fields:
        at = form.fields.index("extra")
        extra = EXTRAS[values[at]]
        if not isinstance(extra, form.owner) or values[at] not in state.board.kinds:
            raise BadPosition(f"stack: {text!r}: the {extra.id} has no such step on this board")
        return form.make(*values[:at], extra, *values[at + 1 :])
    return form.make(*values)


def read_field(state: KingdomState, kind: str, word: str, text: str) -> int:
    """One word of a step."""
    if kind == "cells":
        names = [] if word == NONE else word.split(",")
        return sum(1 << cell for cell in {read_field(state, "cell", name, text) for name in names})
    if kind == "tiles":
        if not word.isdecimal() or int(word) >> STRIDE * state.players:
            raise BadPosition(f"stack: {text!r}: {word!r} is no set of tiles, written as a number")
        return int(word)
    if kind == "extra":
        known = EXTRA_KINDS
    elif kind == "cell":
        known = CELL_NUMBERS
    elif kind == "card":
        known = {CATALOG.terrain_cards[card].id: card for card in range(CARD_KINDS)}
    else:
        known = {str(number): number for number in range(state.players if kind == "seat" else MOST)}
    if word not in known:
        raise BadPosition(f"stack: {text!r}: {word!r} is no {kind}")
    return known[word]
