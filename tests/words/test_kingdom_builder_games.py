"""Whole games of Kingdom Builder in every language: each prompt, label, log line and refusal becomes a sentence."""

from __future__ import annotations

import inspect
import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

import boardwright as bw
from boardwright.games import get_game
from boardwright.games.kingdom_builder import EXPANSIONS, events
from boardwright.games.kingdom_builder.board import CELL_NAMES, CELL_NUMBERS, MARSH, NEIGHBOURS, Board
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.extras.extra import Extra
from boardwright.games.kingdom_builder.state import PIECES
from boardwright.games.kingdom_builder.ways import EXTRAS
from boardwright.kernel.errors import BadPosition
from boardwright.kernel.messages import Event, Message
from boardwright.kernel.steps import bits
from boardwright.match.match import Match
from boardwright.words import LANGUAGES, Words
from tests.words import saying
from tests.words.saying import check_seats_without_names, check_sentences, each_once, unsaid

GAME = get_game("kingdom_builder")
NAMES = ("Ada", "Bo", "Cleo", "Dora", "Emil")
EMPTY_DECK = {"grass": 5, "canyon": 5, "desert": 5, "flowers": 5, "forest": 5}

BOARD = Board([0, 1, 2, 3], [False] * 4)
CELLS = [f"cell:{name}" for name in CELL_NAMES]

#: Only a game in which players decide at the same time, or confirm turns, can say this.
NOT_HERE = {"undo-confirmed", "undo-revealed", "undo-secret"}


def all_answers(match: Match, cells: list[str]) -> Iterator[Message]:
    """Everything that can be said about a position, of cells only about those."""
    components = [name for name in GAME.components(match.state) if not name.startswith("cell:")] + cells
    return saying.all_answers(match, components)


def random_game(seed: int) -> Iterator[Message]:
    """A random game, with questions about some cells before each decision; tiles are used as soon as possible.

    The sets take turns: each gives all four quadrants of its games, and chance the rest.
    """
    chance = random.Random(seed)
    home = (None, "nomads", "crossroads", "marshlands", "harvest")[seed % 5]
    options: dict[str, Any] = {"expansions": list(EXPANSIONS)} if home else {}
    if home:
        options["quadrants"] = [quadrant.id for quadrant in CATALOG.quadrants if quadrant.home == home]
    match = bw.new("kingdom_builder", players=2 + seed % 4, seed=seed, options=options)
    cells = sorted(name for name in GAME.components(match.state) if name.startswith("cell:"))
    while not match.over:
        yield from all_answers(match, chance.sample(cells, 6))
        decision = match.decisions[0]
        uses = [option for option in decision.options if match.describe(option).verb == "use"]
        action = chance.choice(uses or decision.options)
        yield from (event.message for event in match.apply(decision.player, action))
        if match.describe(action).verb == "lift":
            yield from all_answers(match, [f"cell:{match.describe(action).notation.split()[1]}"])
    yield from all_answers(match, cells[:1])


#: The events that are made by one function, by its name.
ALIKE = {
    "at_cell": [
        *(f"put-{piece}" for piece in (*PIECES, "wall", "scout")),
        *(f"took-back-{piece}" for piece in PIECES if piece != "hall"),
        *("set-aside", "silo"),
    ],
    "with_tile": ["used", "repeated", "nomad-gone"],
    "for_fort": ["drew-for-fort", "nothing-for-fort"],
    "colonies": ["took-settlement-tile", "handed-in"],
}


def every_event() -> Iterator[Message]:
    """Each fact of the log, also those that hardly ever happen."""
    makers: list[Callable[..., Any]] = [maker for _, maker in inspect.getmembers(events, inspect.isfunction)]
    for maker in makers:
        parameters = list(inspect.signature(maker).parameters.values())
        for first in ALIKE.get(maker.__name__, [None]):
            for number in (0, 1, 2):
                made = maker(
                    *[first or argument(parameters[0], number) for _ in parameters[:1]],
                    *[argument(parameter, number) for parameter in parameters[1:]],
                )
                yield made.message if isinstance(made, Event) else made
    for cards in ((), (0,), (5, 1), (0, 9, 2)):
        yield events.turn_begins(0, cards).message


def argument(parameter: inspect.Parameter, number: int) -> Any:
    """Something to say, of the kind a maker of events asks for; names are of components that there are."""
    texts = {"source": ("card-rovers", "nomad-treasure", "card-families")}
    examples = {
        "int": number,
        "bool": number == 1,
        "str": texts.get(parameter.name, ("", "", ""))[number],
        "tuple[int, ...]": (number,),
        "Board": BOARD,
    }
    return examples[parameter.annotation]


def tiles_in_use() -> Iterator[Message]:
    """What can be asked about every cell while each kind of tile is used, and after its first part."""
    for extra in EXTRAS:
        if extra.passive:
            continue
        match = in_use(extra)
        yield from all_answers(match, CELLS)
        decision = match.decisions[0]
        yield from (event.message for event in match.apply(decision.player, decision.options[0]))
        yield from all_answers(match, CELLS)


def in_use(extra: Extra) -> Match:
    """A table on which somebody has just begun that action: settlements are spread by chance until it is possible."""
    chance = random.Random(extra.kind)
    while True:
        try:
            match = bw.from_position({key: value for key, value in owning(extra, chance).items() if value is not None})
        except BadPosition:
            continue
        use = GAME.space.parse(f"use {extra.id}")
        if use in match.decisions[0].options:
            match.apply(0, use)
            return match


def owning(extra: Extra, chance: random.Random) -> dict[str, Any]:
    """A table with that tile in front of seat 0, which has spread from where the tile comes from, if from anywhere."""
    entry = CATALOG.extras[extra.kind]
    home = entry.home if entry.home in ("base", "nomads", "crossroads", "marshlands", "harvest") else "base"
    lands = [number for number, land in enumerate(CATALOG.quadrants) if land.home == home]
    caves = [CELL_NUMBERS["h3"]] if entry.home == "caves" else []
    if entry.group == "nomad" or caves:
        lands = [CATALOG.quadrant(name) for name in ("tavern", "quarry", "farm", "oasis")]
    quadrants = chance.sample(lands, 4) if not caves else lands
    island = CATALOG.island(extra.id) if entry.home == "island" else -1
    board = Board(quadrants, [False] * 4, island)
    origins = [cell for cell, kind in zip(board.locations, board.kinds, strict=False) if kind == extra.kind]
    cells = spread(board, chance.choice(caves or origins or board.locations), chance)
    tiles = [extra.id]
    if extra.id == "bazaar":  # there must be something to repeat
        mill = board.locations[board.kinds.index(CATALOG.location("watermill"))]
        cells = [*spread(board, mill, chance)[:1], *cells]
        tiles.append("watermill")
    return {
        "game": "kingdom_builder",
        "players": 2,
        "quadrants": [CATALOG.quadrants[number].id for number in quadrants],
        "nomads": [extra.id, "outpost", "treasure"][: len(board.nomads)] if entry.group == "nomad" else None,
        "island": extra.id if island >= 0 else None,
        "caves": [CELL_NAMES[cell] for cell in caves],
        "played": chance.choice(("grass", "canyon", "desert", "flowers", "forest")),
        "seats": [
            {"settlements": cells[:-3], "tiles": tiles, "colonies": 2},
            {"settlements": cells[-3:]},
        ],
    }


def spread(board: Board, origin: int, chance: random.Random) -> list[str]:
    """Buildable cells that hang together, beginning beside that one."""
    found = [chance.choice(bits(NEIGHBOURS[origin] & board.buildable))]
    while len(found) < 12:
        beside = bits(NEIGHBOURS[chance.choice(found)] & board.buildable)
        found += [cell for cell in beside if cell not in found][:1]
    return [CELL_NAMES[cell] for cell in found]


def rare_positions() -> Iterator[Message]:
    """What can be answered when no terrain card is left, no cell of a terrain to choose, or at a silo."""
    table: dict[str, Any] = {
        "game": "kingdom_builder",
        "players": 2,
        "quadrants": ["tavern", "paddock", "oasis", "farm"],
        "turned": [False] * 4,
        "cards": ["fishermen", "knights", "merchants"],
        "seats": [{"settlements": "e4"}, {}],
    }
    yield from all_answers(bw.from_position({**table, "removed": EMPTY_DECK}), ["cell:e5"])
    one_used = {**table, "played": "grass", "placed": 1, "due": 0, "removed": {**EMPTY_DECK, "grass": 4}}
    yield from all_answers(bw.from_position(one_used), ["cell:e5"])
    yield from all_answers(bw.from_position({**one_used, "broken_off": True}), ["cell:e5"])
    yield from choices(table)
    wagon = {"quadrants": ["barracks_crossroads", "city_hall_fort", "farm", "monastery_wagon"], "played": "grass"}
    seat = {"settlements": "s18", "wagon": "r18", "tiles": ["wagon"]}
    match = bw.from_position({**table, **wagon, "seats": [seat, {}]})
    match.apply(0, "use wagon")
    yield from all_answers(match, CELLS)
    silo = {"quadrants": ["bazaar_watermill", "farm", "oasis", "tavern"], "seats": [{"settlements": "d8"}, {}]}
    for step in ("SiloUse 0 d9", "SiloBuild 0 2"):
        yield from all_answers(bw.from_position({**table, **silo, "stack": ["GameOver", step]}), CELLS)


def choices(table: dict[str, Any]) -> Iterator[Message]:
    """A terrain is to be chosen, with a tile that waits for it; marsh is full or not."""
    quadrants = ["quarry", "temple", "oasis", "farm"]
    marsh = Board([CATALOG.quadrant(name) for name in quadrants], [False] * 4).terrain[MARSH]
    seat = {"settlements": "e2", "tiles": ["quarry"]}
    for full in ("", [CELL_NAMES[cell] for cell in bits(marsh)]):
        seats = {"seats": [seat, {"settlements": full}]}
        choice = {**table, **seats, "quadrants": quadrants, "open": ["marsh_grass", "desert"]}
        yield from all_answers(bw.from_position(choice), CELLS)


@cache
def everything_said() -> dict[str, Message]:
    """All messages of the sources above, each once."""
    return each_once([*(random_game(seed) for seed in range(10)), every_event(), tiles_in_use(), rare_positions()])


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_said_is_a_sentence(language: str) -> None:
    check_sentences(Words(language, GAME), everything_said().values(), NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_said_is_said_to_seats_without_names_too(language: str) -> None:
    check_seats_without_names(Words(language, GAME), everything_said().values(), NAMES)


def test_these_games_say_all_there_is_to_say() -> None:
    """Otherwise the tests above would prove less than they seem to."""
    assert unsaid(GAME.messages, everything_said()) == NOT_HERE


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_only_other_games_say_is_a_sentence_too(language: str) -> None:
    words = Words(language, None)
    assert words.say(Message("undo-others", {"player": 1}), NAMES).startswith("Bo ")
    what = {"what": Message("drawn-hidden")}
    assert all(words.say(Message(key, what)).endswith(".") for key in NOT_HERE)
