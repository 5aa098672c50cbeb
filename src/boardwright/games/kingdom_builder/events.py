"""The facts that happen in a game of Kingdom Builder, as the log tells them."""

from __future__ import annotations

from typing import Final

from boardwright.games.kingdom_builder.board import CELL_NAMES, Board
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.kernel.messages import Event, Message, Value
from boardwright.kernel.roles import Role

#: By kind of event what was drawn or laid open with it, in words.
DRAWN: Final = {
    "drew": "drawn-card",
    "replaced": "drawn-card",
    "replaced-used": "drawn-card",
    "drew-for-fort": "drawn-card",
}


def terrain_name(terrain: int) -> Message:
    return Message(f"terrain-{CATALOG.terrains[terrain].id}")


def terrain_card_name(kind: int) -> Message:
    """A terrain card: called by its terrain, or by both."""
    card = CATALOG.terrain_cards[kind]
    return terrain_name(card.terrains[0]) if len(card.terrains) == 1 else Message(f"terrain-card-{card.id}")


def extra_name(kind: int) -> Message:
    """An extra action: called by the tile that gives it."""
    extra = CATALOG.extras[kind]
    return Message(f"{extra.group}-{extra.id}")


def turn_begins(player: int, kinds: tuple[int, ...]) -> Event:
    if not kinds:
        return Event("turn-without-card", {"player": player}, role=Role.OPENS_TURN)
    if len(kinds) == 1:
        return Event("turn", {"player": player, "terrain": terrain_card_name(kinds[0])}, role=Role.OPENS_TURN)
    cards: dict[str, Value] = {"player": player, "count": len(kinds)}
    for number, kind in enumerate(kinds[:3]):
        cards["abc"[number]] = terrain_card_name(kind)
    return Event("turn-two-cards" if len(kinds) == 2 else "turn-three-cards", cards, role=Role.OPENS_TURN)


def terrain_chosen(player: int, terrain: int) -> Event:
    name = CATALOG.terrains[terrain].id
    return Event("terrain-chosen", {"player": player, "terrain": terrain_name(terrain)}, (f"terrain:{name}",))


def built(player: int, board: Board, cell: int, left: int) -> Event:
    name = CELL_NAMES[cell]
    args: dict[str, Value] = {"player": player, "cell": name, "terrain": terrain_name(board.terrain_of(cell))}
    return Event("built", {**args, "left": left}, (f"cell:{name}",))


def with_tile(event: str, player: int, kind: int) -> Event:
    """Something that a player does with a tile, or that becomes of it."""
    return Event(event, {"player": player, "location": extra_name(kind)}, (f"tile:{CATALOG.extras[kind].id}",))


def moved(player: int, origin: int, cell: int) -> Event:
    start, end = CELL_NAMES[origin], CELL_NAMES[cell]
    return Event("moved", {"player": player, "origin": start, "cell": end}, (f"cell:{start}", f"cell:{end}"))


def struck(player: int, victim: int, cell: int) -> Event:
    """The Sword takes a piece of somebody off the board."""
    name = CELL_NAMES[cell]
    return Event("struck", {"player": player, "victim": victim, "cell": name}, (f"cell:{name}",))


def at_cell(kind: str, player: int, cell: int) -> Event:
    """Something that a player does on a cell, such as putting a piece there."""
    name = CELL_NAMES[cell]
    return Event(kind, {"player": player, "cell": name}, (f"cell:{name}",))


def marked(player: int, row: int) -> Event:
    """A marker of the Mayors comes beside a row."""
    return Event("marked", {"player": player, "row": row + 1})


def paid(player: int, source: str, points: int) -> Event:
    """Points scored in play, by a card or a treasure."""
    return Event("paid", {"player": player, "source": Message(source), "points": points})


def colonies(event: str, player: int, value: int) -> Event:
    """Settlement tiles are taken or handed in."""
    return Event(event, {"player": player, "value": value})


def for_fort(event: str, player: int, kind: int) -> Event:
    """The card that the Fort has drawn, or that it is of no use."""
    return Event(event, {"player": player, "terrain": terrain_card_name(kind)})


def tile_gained(player: int, board: Board, number: int, left: int) -> Event:
    extra = CATALOG.extras[board.kinds[number]]
    args: dict[str, Value] = {"player": player, "location": extra_name(board.kinds[number])}
    if extra.group == "bonus":
        return Event("bonus-gained", args, (f"tile:{extra.id}",))
    name = CELL_NAMES[board.tile_cell(number)]
    args["cell"] = name
    if extra.group == "nomad":
        return Event("nomad-gained", args, (f"tile:{extra.id}", f"cell:{name}"))
    return Event("tile-gained", {**args, "left": left}, (f"tile:{extra.id}", f"cell:{name}"))


def tile_lost(player: int, board: Board, number: int) -> Event:
    extra = CATALOG.extras[board.kinds[number]]
    name = CELL_NAMES[board.tile_cell(number)]
    args: dict[str, Value] = {"player": player, "location": extra_name(board.kinds[number]), "cell": name}
    return Event("tile-lost", args, (f"tile:{extra.id}", f"cell:{name}"))


def replaced(player: int, old: int, new: int, removed: bool) -> Event:
    kind = "replaced" if removed else "replaced-used"
    return Event(kind, {"player": player, "old": terrain_card_name(old), "new": terrain_card_name(new)})


def no_card_fits(player: int) -> Event:
    return Event("no-card-fits", {"player": player})


def drew(player: int) -> Event:
    return Event("drew", {"player": player})


def drew_card(player: int, kind: int) -> Event:
    """What only the player who drew it knows."""
    return Event("drew-card", {"player": player, "terrain": terrain_card_name(kind)}, audience=(player,))


def reshuffled() -> Event:
    return Event("reshuffled")


def last_round(player: int) -> Event:
    return Event("last-round", {"player": player})


def game_over() -> Event:
    return Event("game-over")
