"""Steps as words, for positions in the middle of something: ``GatherBid 0 miner blue none``."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from boardwright.games.keyflower.catalog import CATALOG, COLOURS, RESOURCES, SKILLS
from boardwright.games.keyflower.state import Four, KeyflowerState, Three
from boardwright.games.keyflower.steps.effects import PaySkill, PayWorker, TakeResource
from boardwright.games.keyflower.steps.ending import (
    END_SEASON,
    GROW_VILLAGES,
    NEXT_SEASON,
    PASS_PURPLE,
    Lay,
    LayTiles,
    Ship,
    TakeUp,
)
from boardwright.games.keyflower.steps.season import BEGIN_SEASON, LAY_OUT_WINTER, OfferWinter
from boardwright.games.keyflower.steps.transport import Pay, PayAnySkill, Transport
from boardwright.games.keyflower.steps.turn import NEXT_TURN, TURN, GatherBid, GatherMixed, GatherUse
from boardwright.kernel.errors import BadPosition
from boardwright.kernel.steps import Step, bits

IDS: Final = tuple(tile.id for tile in CATALOG.tiles)
TILE_NUMBERS: Final = {tile.id: number for number, tile in enumerate(CATALOG.tiles)}
#: No tiles, no pieces.
NONE: Final = "none"
#: No number in a step is larger.
MOST: Final = 40
PIECES: Final = {"workers": COLOURS, "resources": RESOURCES, "skills": SKILLS}


@dataclass(frozen=True, slots=True)
class Form:
    """How a step is written: the kinds of its fields in order, and how to make it from their values."""

    fields: tuple[str, ...]
    make: Callable[..., Step[Any]]


def make_pay(who: int, tile: int, resources: Four, other: int, skills: Three, any_skill: int) -> Pay:
    """What is left to pay for an upgrade; only skills of any kind, if nothing else is."""
    if sum(resources) + other + sum(skills):
        return Pay(who, tile, resources, other, skills, any_skill)
    return PayAnySkill(who, tile, any_skill)


FORMS: Final[dict[str, Form]] = {
    "NextTurn": Form((), lambda: NEXT_TURN),
    "Turn": Form(("seat",), lambda seat: TURN[seat]),
    "GatherBid": Form(("seat", "tile", "colour", "places"), GatherBid),
    "GatherUse": Form(("seat", "tile", "colour", "places"), GatherUse),
    "GatherMixed": Form(("seat", "tile", "places", "workers"), GatherMixed),
    "TakeResource": Form(("seat", "tile"), TakeResource),
    "PayWorker": Form(("seat", "tile"), PayWorker),
    "PaySkill": Form(("seat", "tile"), PaySkill),
    "Transport": Form(("seat", "number", "number"), Transport),
    "Pay": Form(("seat", "tile", "resources", "number", "skills", "number"), make_pay),
    "PayAnySkill": Form(("seat", "tile", "number"), PayAnySkill),
    "EndSeason": Form((), lambda: END_SEASON),
    "PassPurple": Form((), lambda: PASS_PURPLE),
    "Ship": Form(("seat",), Ship),
    "GrowVillages": Form((), lambda: GROW_VILLAGES),
    "LayTiles": Form(("seat",), LayTiles),
    "TakeUp": Form(("seat",), TakeUp),
    "Lay": Form(("seat", "tile"), Lay),
    "NextSeason": Form((), lambda: NEXT_SEASON),
    "BeginSeason": Form((), lambda: BEGIN_SEASON),
    "OfferWinter": Form(("seat", "tiles"), OfferWinter),
    "LayOutWinter": Form((), lambda: LAY_OUT_WINTER),
}


def write_step(step: Step[Any]) -> str:
    """A step in words."""
    name = type(step).__name__
    fields = FORMS[name].fields
    values = step.data() if fields else ()
    return " ".join([name, *(write_field(kind, value) for kind, value in zip(fields, values, strict=True))])


def write_field(kind: str, value: Any) -> str:
    if kind in ("tile", "colour"):
        names = COLOURS if kind == "colour" else IDS
        return names[int(value)]
    if kind in ("places", "tiles"):
        tiles = bits(value) if kind == "places" else value
        return ",".join(IDS[tile] for tile in tiles) or NONE
    if kind in PIECES:
        return ",".join(f"{name}:{count}" for name, count in zip(PIECES[kind], value, strict=True) if count) or NONE
    return str(value)


def read_step(state: KeyflowerState, text: str) -> Step[Any]:
    """The step those words describe."""
    name, *words = text.split() or [""]
    form = FORMS.get(name)
    if form is None or len(words) != len(form.fields):
        forms = ", ".join(" ".join([known, *(f"<{kind}>" for kind in form.fields)]) for known, form in FORMS.items())
        raise BadPosition(f"stack: {text!r} is no step; expected one of {forms}")
    return form.make(*(read_field(state, kind, word, text) for kind, word in zip(form.fields, words, strict=True)))


def read_field(state: KeyflowerState, kind: str, word: str, text: str) -> Any:
    """One word of a step."""
    if kind in ("places", "tiles"):
        tiles = sorted(look_up(TILE_NUMBERS, name, "tile", text) for name in items(word))
        if len(set(tiles)) < len(tiles):
            raise BadPosition(f"stack: {text!r}: {word!r} names a tile twice")
        return sum(1 << tile for tile in tiles) if kind == "places" else tuple(tiles)
    if kind in PIECES:
        return read_pieces(PIECES[kind], word, text)
    if kind == "tile":
        return look_up(TILE_NUMBERS, word, kind, text)
    if kind == "colour":
        return look_up({name: number for number, name in enumerate(COLOURS)}, word, kind, text)
    least_beyond = state.players if kind == "seat" else MOST
    return look_up({str(number): number for number in range(least_beyond)}, word, kind, text)


def items(word: str) -> list[str]:
    return [] if word == NONE else word.split(",")


def read_pieces(names: tuple[str, ...], word: str, text: str) -> tuple[int, ...]:
    """Pieces as ``blue:2,red:1``."""
    counts = dict.fromkeys(names, 0)
    for item in items(word):
        name, _, count = item.partition(":")
        if name not in counts or not count.isdecimal() or len(count) > 2:
            raise BadPosition(f"stack: {text!r}: {item!r} is no number of {', '.join(names)}")
        counts[name] = int(count)
    return tuple(counts.values())


def look_up(known: dict[str, int], word: str, kind: str, text: str) -> int:
    if word not in known:
        raise BadPosition(f"stack: {text!r}: {word!r} is no {kind}")
    return known[word]
