"""Positions as readable descriptions, for rule tests, puzzles and bug reports.

What is nowhere else is in a supply or a pile, so a description names what lies on the table and what players have.
Everything it leaves out is as at the beginning of the game, with the first scoring tiles in play; where it does not say
what is due, an action tile is chosen.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from boardwright.games.boonlake.abilities import ALL_CARDS
from boardwright.games.boonlake.actions import ACTIONS, CARDS, GOALS, LEVERS, REGIONS, RIVER, SITES, SPACES
from boardwright.games.boonlake.audit import audit
from boardwright.games.boonlake.book import BOOK
from boardwright.games.boonlake.canoes import LEVELS, PAIR_NAMES, PRODUCED
from boardwright.games.boonlake.catalog import CATALOG, CORNERS, PLAYERS, ROUNDS, SCORINGS
from boardwright.games.boonlake.river import PATHS, start_of
from boardwright.games.boonlake.setup import ALL_GOALS, GREY, blank, modules_of
from boardwright.games.boonlake.setup import LEVELS as SAGE_LEVELS
from boardwright.games.boonlake.state import HERD, MARK, MEADOW, NONE, BoonlakeState
from boardwright.games.boonlake.steps.building import ROW_NEEDS
from boardwright.games.boonlake.steps.exploring import PlaceTile, lay_pasture, lay_tile
from boardwright.games.boonlake.steps.interim import NEXT_TURN
from boardwright.games.boonlake.steps.turn import ChooseTile
from boardwright.games.boonlake.vocabulary import RESOURCES
from boardwright.kernel.errors import BadPosition
from boardwright.kernel.state import State
from boardwright.toolkit.effects.book import effect_kinds
from boardwright.toolkit.kinds import (
    Actor,
    Counts,
    Flag,
    FromOne,
    Kind,
    Name,
    Names,
    NameSet,
    Number,
    NumberSet,
    Perhaps,
    at,
)
from boardwright.toolkit.positions import Item, Section, refuse_faults, seats_of
from boardwright.toolkit.written import DUE_KEYS, Written

OPTIONS: Final = ("reactions", "sage")
PASTURE_WORD: Final = "pasture"


class Signed(Number):
    """A number that may be negative, and is 0 where nothing is said."""

    def __init__(self, most: int) -> None:
        super().__init__(most, -most)
        self.empty = 0


class ShipKind(Kind):
    """A space of the river; inside the engine its place on the way of the round."""

    def write(self, value: int) -> int:
        return value

    def read(self, given: Any, state: State) -> int:
        assert isinstance(state, BoonlakeState)
        names = [RIVER[space] for space in PATHS[state.round]]
        if given not in names:
            raise BadPosition(f"{given!r} is no space of the river in round {state.round + 1}; for example {names[0]}")
        return names.index(given)


class WorksKind(Kind):
    """Production sites with their levels: ``clay 2 stone 1``."""

    def __init__(self) -> None:
        self.counts = Counts(RESOURCES)

    def write(self, value: int) -> str:
        return self.counts.write(PRODUCED[value])

    def read(self, given: Any, state: State) -> int:
        levels = self.counts.read(given, state)
        if max(levels) >= LEVELS:
            raise BadPosition(f"{given!r}: no production site has a level above {LEVELS - 1}")
        return PRODUCED.index(tuple(levels))


class MarksKind(Kind):
    """By area the number of the score marker there, 0 for none."""

    def write(self, value: int) -> list[int]:
        return [value >> MARK * area & 7 for area in range(PLAYERS)]

    def read(self, given: Any, state: State) -> int:
        fits = isinstance(given, list) and len(given) == PLAYERS and all(type(number) is int for number in given)
        if not fits or not all(0 <= number <= SCORINGS for number in given):
            raise BadPosition(f"{given!r} is no list of {PLAYERS} numbers from 0 to {SCORINGS}")
        return sum([number << MARK * area for area, number in enumerate(given)])


ACTOR: Final = Actor()
CARD: Final = Name(CARDS, "card")
GOAL: Final = Name(GOALS, "scoring tile")
SPACE: Final = Name(SPACES, "space")
SITE: Final = Name(SITES, "site")
TILE: Final = Name([*[tile.id for tile in CATALOG.tiles], PASTURE_WORD], "tile")
LEVER_SET: Final = NameSet(Name(LEVERS, "lever"))
CARD_SET: Final = NameSet(CARD)
SITE_SET: Final = NameSet(SITE)
SOLO_TILE: Final = Name([tile.id for tile in CATALOG.solo_tiles], "tile of the Sage")
HERDS: Final = Counts(SPACES)
PIECES: Final = Number(999)
STEPS: Final = Written(
    __package__,
    {
        **effect_kinds(BOOK),
        "CardCount": Number(len(CARDS)),
        "Thing": Name([*CARDS, *GOALS], "card or scoring tile"),
        "Area": Number(PLAYERS - 1),
        "SiteNumber": SITE,
        "SpaceNumber": SPACE,
        "Discount": Number(9),
        "ActionTile": Name(ACTIONS, "action tile"),
        "TileNumber": TILE,
        "TileCount": Number(9),
        "ActsLeft": Number(9),
        "GoalNumber": GOAL,
    },
)
TABLE: Final = Section(
    (
        Item("round", FromOne(ROUNDS), always=True),
        Item("scorings", Number(SCORINGS)),
        Item("locked", Flag()),
        Item("last_lap", Flag()),
        Item("levers_back", Flag()),
        Item("first", ACTOR, always=True),
        Item("turn", ACTOR, default="first", always=True),
        Item("row", Perhaps(FromOne(len(CATALOG.rows)))),
        Item("board", Names(Name(ACTIONS, "action tile")), from_setup=True),
        Item("covered", NameSet(Name(REGIONS, "region"))),
        Item("silent", Perhaps(Name(REGIONS, "region"))),
        Item("discards", CARD_SET),
        Item("goals", Names(GOAL)),
        Item("goal_pile", NameSet(GOAL), from_setup=True),
    ),
    others=("players", *OPTIONS, "map", "seats", "solo", "sage_has", *DUE_KEYS),
)
ACTOR_ITEMS: Final = (
    Item("vp", Signed(999)),
    Item("removed", Number(CATALOG.houses), "spare"),
    Item("homes", SITE_SET),
    Item("towns", SITE_SET),
    Item("ship", ShipKind(), "ships", from_setup=True),
)
SEATS: Final = Section(
    (
        Item("coins", PIECES),
        Item("vases", PIECES),
        *ACTOR_ITEMS,
        Item("ranch", Number(CATALOG.inhabitants), from_setup=True),
        Item("settlers", SITE_SET),
        Item("works", WorksKind()),
        Item("canoes", Name(PAIR_NAMES, "pair of resources")),
        Item("coin_steps", Number(len(CATALOG.coin_track) - 1)),
        Item("card_steps", Number(len(CATALOG.card_track) - 1)),
        Item("levers", LEVER_SET),
        Item("used", LEVER_SET),
        Item("hand", CARD_SET, "hands"),
        Item("played", CARD_SET),
        Item("projects", NumberSet(Number(PLAYERS, 1))),
        Item("posted", Number(PLAYERS)),
        Item("marks", MarksKind()),
        Item("dealt", NameSet(GOAL)),
        Item("kept", Perhaps(GOAL)),
        Item("begun", Perhaps(Name(RESOURCES, "resource"))),
    ),
    others=("cattle",),
)
#: The Sage's tiles.
SOLO: Final = Section(
    (
        Item("tiles", NameSet(SOLO_TILE), "solo_tiles", from_setup=True),
        Item("stack", NameSet(SOLO_TILE), "solo", from_setup=True),
        Item("seen", NameSet(SOLO_TILE), "solo_seen"),
        Item("open", Perhaps(SOLO_TILE), "sage_tile"),
        Item("corner", Number(CORNERS - 1)),
        Item("cactus", Number(len(CATALOG.sage.cactus) - 1)),
    )
)
SAGE: Final = Section(ACTOR_ITEMS, others=("cattle",))


# -- writing ---------------------------------------------------------------------------------------------------


def write_position(state: BoonlakeState) -> dict[str, Any]:
    """Everything about a state that waits for a decision, or is over. What is not there is left out."""
    written = {
        "players": state.seats,
        "reactions": "clockwise" if state.modules.clockwise else "together",
        "sage": SAGE_LEVELS[state.modules.sage],
        **TABLE.write(state),
        "map": {SPACES[space]: TILE.write(tile) for space, tile in enumerate(state.ground) if tile != NONE},
        "seats": [write_actor(state, SEATS, seat) for seat in range(state.seats)],
    }
    if state.sage() != NONE:
        written["solo"] = SOLO.write(state)
        written["sage_has"] = write_actor(state, SAGE, state.sage())
    return {**written, **STEPS.due(state)}


def write_actor(state: BoonlakeState, section: Section, actor: int) -> dict[str, Any]:
    written = section.write(state, actor)
    written["ship"] = RIVER[PATHS[state.round][state.ships[actor]]]
    herd = HERDS.write([state.own_herd(space, actor) for space in range(len(SPACES))])
    return {**written, **({"cattle": herd} if herd else {})}


# -- reading ---------------------------------------------------------------------------------------------------


def read_position(description: Mapping[str, Any], options: Mapping[str, Any]) -> BoonlakeState:
    """The state of a description whose player count and options are accepted already."""
    TABLE.check(description, "position")
    players = description["players"]
    seats = seats_of(description, players)
    state = blank(players, modules_of(options))
    TABLE.read(description, state)
    read_goals(description, state)
    read_map(description, state)
    state.ships = [start_of(players, state.round)] * state.actors
    for seat, fields in enumerate(seats):
        read_actor(SEATS, fields, state, seat, f"seat {seat}")
    if state.sage() != NONE:
        read_sage(description, state)
    elif not {"solo", "sage_has"}.isdisjoint(description):
        raise BadPosition("solo, sage_has: the Sage plays against one player only")
    read_due(description, state)
    fill_piles(state)
    if "goal_pile" not in description:
        state.goal_pile = ALL_GOALS & ~sum([*state.dealt, *[1 << goal for goal in state.goals]])
    refuse_faults(audit(state))
    STEPS.check_due(state)
    return state


def read_goals(description: Mapping[str, Any], state: BoonlakeState) -> None:
    """The first scoring tiles are in play where nothing is said of them, unless they are being chosen."""
    choosing = any("dealt" in fields for fields in description.get("seats", []) if isinstance(fields, Mapping))
    if "goals" not in description and not choosing:
        state.goals = tuple(range(PLAYERS))
    if len(state.goals) not in (0, PLAYERS):
        raise BadPosition(f"goals: there are {PLAYERS} scoring tiles in play")


def read_map(description: Mapping[str, Any], state: BoonlakeState) -> None:
    """The tiles on the map; where nothing is said of them, start tiles lie in order on their spaces."""
    given = description.get("map")
    if given is None:
        table = max(state.seats, 2)
        tiles = iter([number for number, tile in enumerate(CATALOG.tiles) if 0 < tile.mark <= table])
        for space, entry in enumerate(CATALOG.spaces):
            if 0 < entry.mark <= table:
                lay_tile(state, next(tiles), space)
        return
    if not isinstance(given, Mapping):
        raise BadPosition(f"map: expected a table of tiles by space, not {given!r}")
    for name, tile in given.items():
        space = at("map", SPACE.read, name, state)
        number = at(f"map, {name}", TILE.read, tile, state)
        if number == MEADOW:
            lay_pasture(state, space)
        else:
            lay_tile(state, number, space)


def read_actor(section: Section, fields: Any, state: BoonlakeState, actor: int, where: str) -> None:
    """What an actor has; what is gone from the board follows from what stands on the map."""
    if not isinstance(fields, Mapping):
        raise BadPosition(f"{where}: expected a table, not {fields!r}")
    section.check(fields, where)
    section.read(fields, state, actor)
    herd = at(f"{where}, cattle", HERDS.read, fields.get("cattle", ""), state)
    for space, count in enumerate(herd):
        if count > CATALOG.cattle:
            raise BadPosition(f"{where}, cattle: there are {CATALOG.cattle} at most")
        state.herds[space] += count << HERD * actor
    state.cattle[actor] = sum(herd)
    state.villages[actor] = state.towns[actor].bit_count()
    state.houses[actor] = state.homes[actor].bit_count() + state.spare[actor]


def read_sage(description: Mapping[str, Any], state: BoonlakeState) -> None:
    """The Sage; where nothing is said of her tiles, the first of each kind are in play, all face down."""
    read_actor(SAGE, description.get("sage_has", {}), state, state.sage(), "sage_has")
    level = CATALOG.levels[state.modules.sage]
    for kind, taken in (("a", level.a), ("b", level.b)):
        tiles = [number for number, tile in enumerate(CATALOG.solo_tiles) if tile.kind == kind]
        state.solo_tiles |= sum([1 << tile for tile in tiles[: len(tiles) - taken]])
    state.solo = state.solo_tiles
    fields = description.get("solo", {})
    if not isinstance(fields, Mapping):
        raise BadPosition(f"solo: expected a table, not {fields!r}")
    SOLO.check(fields, "solo")
    SOLO.read(fields, state)
    if "stack" not in fields:
        state.solo = state.solo_tiles & ~(state.solo_seen | (1 << state.sage_tile if state.sage_tile != NONE else 0))


def read_due(description: Mapping[str, Any], state: BoonlakeState) -> None:
    if not set(DUE_KEYS).isdisjoint(description):
        STEPS.read_all(description, state)
    elif state.turn >= state.seats:
        raise BadPosition("turn: the Sage's turns are not waited for; name the player's")
    else:
        state.push(NEXT_TURN)
        state.push(ChooseTile(state.turn))


def fill_piles(state: BoonlakeState) -> None:
    """What nobody has is in the piles and supplies."""
    held = state.discards
    for cards in (*state.hands, *state.played):
        held |= cards
    state.pile = ALL_CARDS & ~held
    due = [step for stack in (state.main, *(lane.stack for lane in state.lanes)) for step in stack]
    gone = [tile for tile in state.ground if tile not in (NONE, MEADOW)]
    gone += [step.tile for step in due if isinstance(step, PlaceTile)]
    state.grey = GREY & ~sum([1 << tile for tile in set(gone)])
    for player in range(state.seats):
        gone_pieces = (state.houses[player], state.villages[player], state.cattle[player])
        state.freed[player] = sum([all(have >= need for have, need in zip(gone_pieces, needs)) for needs in ROW_NEEDS])
        away = state.settlers[player].bit_count() + state.posted[player] + len(ROW_NEEDS) - state.freed[player]
        state.supply[player] = CATALOG.inhabitants - state.ranch[player] - away
