"""Small positions for the rule tests of Kingdom Builder, and the questions those tests ask of a match.

The board is that of the suggested first game unless a test names other quadrants; seat 0 is on turn, and begins.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import boardwright as bw
from boardwright.match.match import Match

FIRST_GAME = ("tavern", "paddock", "oasis", "farm")
#: The quadrants that are not in the first game: oracle at h4, barn at q3 and m7, harbor at g18, tower at p14 and m18.
OTHER_FOUR = ("oracle", "barn", "harbor", "tower")
FIRST_CARDS = ("fishermen", "knights", "merchants")
TERRAINS = ("grass", "canyon", "desert", "flowers", "forest")


def position(
    settlements: str = "",
    *others: str | Mapping[str, Any],
    tiles: Sequence[str] = (),
    played: str | None = "grass",
    seed: int = 1,
    **fields: Any,
) -> Match:
    """A match in which seat 0, with those settlements and tiles, is on turn with that card.

    Each further argument is another seat: its settlements, or a whole table such as ``{"hand": "forest"}``. Without
    any there is one opponent, not on the board yet. ``supply``, ``lost`` and ``hand`` are seat 0's; all other fields
    are the position's own (``quadrants``, ``placed``, ``discards``, ...).
    """
    own: dict[str, Any] = {"settlements": settlements, "tiles": list(tiles)}
    for name in ("supply", "lost", "hand"):
        if name in fields:
            own[name] = fields.pop(name)
    rivals = [dict(seat) if isinstance(seat, Mapping) else {"settlements": seat} for seat in others or ("",)]
    description: dict[str, Any] = {
        "game": "kingdom_builder",
        "players": 1 + len(rivals),
        "quadrants": list(FIRST_GAME),
        "turned": [False] * 4,
        "cards": list(FIRST_CARDS),
        "first": 0,
        "turn": 0,
        "played": played,
        "seats": [own, *rivals],
    }
    return bw.from_position({**description, **fields}, seed=seed)


# -- what is asked ---------------------------------------------------------------------------------------------


def player(match: Match) -> int:
    """The seat that must decide now."""
    return match.decisions[0].player


def options(match: Match) -> set[str]:
    """Everything that can be done now, in notation."""
    return {match.describe(action).notation for decision in match.decisions for action in decision.options}


def named(match: Match, *verbs: str) -> set[str]:
    """The names behind those verbs: ``named(match, "lift")`` are the cells that can be lifted."""
    return {name for verb, _, name in (text.partition(" ") for text in options(match)) if verb in verbs}


def cells(match: Match) -> set[str]:
    """The cells on which a settlement can be put now, from the supply or out of the hand."""
    return named(match, "build", "move-to")


def lifts(match: Match) -> set[str]:
    """The settlements that can be taken up now."""
    return named(match, "lift")


def tiles(match: Match) -> set[str]:
    """The kinds of tile that can be used now."""
    return named(match, "use")


def can_end(match: Match) -> bool:
    """Whether the turn can be ended now."""
    return "end-turn" in options(match)


def rule(match: Match, target: str, seat: int | None = None) -> str | None:
    """The rule that forbids everything with ``f7``, ``farm`` or ``turn:end`` now; None when something is possible."""
    if ":" not in target:
        target = f"cell:{target}" if target[-1].isdigit() else f"tile:{target}"
    refusal = match.why_not(player(match) if seat is None else seat, target)
    return refusal.rule if refusal else None


# -- what is done ----------------------------------------------------------------------------------------------


def play(match: Match, *actions: str) -> list[str]:
    """Carry out those actions, each by whoever must decide; returns the kinds of event that happened."""
    kinds: list[str] = []
    for action in actions:
        kinds += [event.kind for event in match.apply(player(match), action)]
    return kinds


def walk(match: Match, *actions: str) -> Match:
    """Like `play`, on a copy: the match after those actions."""
    copy = match.clone()
    play(copy, *actions)
    return copy


# -- what is seen ----------------------------------------------------------------------------------------------


def seat(match: Match, number: int = 0) -> dict[str, Any]:
    """A seat as its owner sees it: settlements, supply, tiles, hand."""
    found: dict[str, Any] = match.view(number)["players"][number]
    return found


def settlements(match: Match, number: int = 0) -> set[str]:
    """The cells on which a seat's settlements stand."""
    return set(match.position()["seats"][number]["settlements"].split())


def held(match: Match, number: int = 0) -> list[str]:
    """A seat's tiles with their cell and condition, as in ``farm@m16 fresh``, sorted."""
    return sorted(match.position()["seats"][number]["tiles"])


def names(text: str) -> set[str]:
    """``"a1 b2"`` as the set of its words."""
    return set(text.split())


# -- cards -----------------------------------------------------------------------------------------------------


def all_but(*left: str, count: int = 5) -> dict[str, int]:
    """Every card of the terrain deck as counts by terrain, without those named: one card a name.

    ``discards=all_but("grass", "forest")`` leaves a grass and a forest card, to be played, held or drawn.
    """
    return {terrain: count - left.count(terrain) for terrain in TERRAINS if count > left.count(terrain)}


def cards(match: Match) -> dict[str, Any]:
    """Where the terrain cards are, as everybody sees it; piles without a card are left out."""
    view = match.view(None)
    piles = {pile: {kind: count for kind, count in view[pile].items() if count} for pile in ("discards", "removed")}
    return {"played": view["played"], "deck": view["deck"], **piles}


# -- the board, worked out the slow way ------------------------------------------------------------------------

CELLS = tuple(f"{column}{row}" for row in range(1, 21) for column in "abcdefghijklmnopqrst")
LETTERS = {"grass": "G", "canyon": "C", "desert": "D", "flowers": "F", "forest": "T", "water": "W", "mountain": "M",
           "castle": "K", "location": "L"}  # fmt: skip


def centre(cell: str) -> tuple[float, float]:
    """Where the middle of a cell lies, one cell being 1 wide; even rows stand half a cell further right."""
    column, row = ord(cell[0]) - ord("a"), int(cell[1:])
    return column + (0.5 if row % 2 == 0 else 0.0), row * 3**0.5 / 2


def at(x: float, y: float) -> str | None:
    """The cell whose middle lies there, None beyond the rim."""
    row = round(y * 2 / 3**0.5)
    column = round(x - (0.5 if row % 2 == 0 else 0.0))
    return f"{chr(ord('a') + column)}{row}" if 0 <= column < 20 and 1 <= row <= 20 else None


def distant(cell: str, steps: int) -> set[str]:
    """The cells that many steps away in a straight line, in the six directions of the neighbours."""
    x, y = centre(cell)
    sixths = [(1.0, 0.0), (0.5, 3**0.5 / 2), (-0.5, 3**0.5 / 2)]
    found = [at(x + sign * steps * dx, y + sign * steps * dy) for dx, dy in sixths for sign in (1, -1)]
    return {name for name in found if name is not None}


def neighbours(*cells: str) -> set[str]:
    """The cells that share a side with at least one of those."""
    return set().union(*(distant(cell, 1) for cell in cells))


def letters(quadrants: Sequence[str] = FIRST_GAME, turned: Sequence[bool] = (False,) * 4) -> dict[str, str]:
    """The letter of every cell, as the table shows the board."""
    rows = position(quadrants=list(quadrants), turned=list(turned)).view(None)["terrain"]
    return dict(zip(CELLS, "".join(rows), strict=True))


def ground(*kinds: str, quadrants: Sequence[str] = FIRST_GAME) -> set[str]:
    """All cells of those terrains, or ``castle`` or ``location`` cells."""
    wanted = {LETTERS[kind] for kind in kinds}
    return {cell for cell, letter in letters(quadrants).items() if letter in wanted}


def spread(found: Iterable[str], most: int = 39) -> list[str]:
    """Those cells as the settlements of as many opponents as it takes, none of whom runs out of settlements."""
    row_by_row = [cell for cell in CELLS if cell in set(found)]
    return [" ".join(row_by_row[start : start + most]) for start in range(0, len(row_by_row), most)]


def forests(count: int) -> str:
    """So many settlements on forest, among them n17, which comes with the Farm of m16."""
    forest = ground("forest")
    return " ".join(["n17", *[cell for cell in CELLS if cell in forest and cell != "n17"][: count - 1]])


# -- turns -----------------------------------------------------------------------------------------------------


def take_turn(match: Match) -> list[str]:
    """Play the rest of a turn with the first cell offered each time and without tiles, and end it."""
    kinds: list[str] = []
    while not can_end(match):
        kinds += play(
            match, next(text for text in sorted(options(match)) if text.startswith(("build", "lift", "move")))
        )
    return kinds + play(match, "end-turn")


def random_game(match: Match, seed: int, most: int = 5000) -> Iterator[Match]:
    """Play on at random; hands the match out before each decision, so that a test can look at it."""
    chance = random.Random(seed)
    for _ in range(most):
        if match.over:
            return
        yield match
        match.apply(player(match), chance.choice(match.decisions[0].options))
    raise AssertionError(f"the game does not end: {most} decisions, and {match}")
