"""The state of a game of Keyflower, and the small moves on it. It decides nothing: steps do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from boardwright.games.keyflower.catalog import CATALOG
from boardwright.games.keyflower.village import Village
from boardwright.kernel.dice import Dice
from boardwright.kernel.state import State

Four = tuple[int, int, int, int]
Three = tuple[int, int, int]

BLUE: Final = 0
RED: Final = 1
YELLOW: Final = 2
GREEN: Final = 3
COLOURS: Final = 4
GOLD: Final = 3
KINDS: Final = 4
SKILLS: Final = 3
WINTER: Final = 3
TILES: Final = len(CATALOG.tiles)
NOTHING: Final[Four] = (0, 0, 0, 0)
NO_SKILLS: Final[Three] = (0, 0, 0)
#: No colour: nobody's workers are there yet.
ANY: Final = -1
NOBODY: Final = -1


class Bid(NamedTuple):
    """A group of workers beside a tile on auction. Lying ones follow the tile's colour not, nor do they set it."""

    player: int
    colour: int
    count: int
    lying: bool = False


class Use(NamedTuple):
    """The workers of one use of a tile, by colour."""

    workers: Four
    lying: bool = False

    def size(self) -> int:
        return sum(self.workers)


class Cargo(NamedTuple):
    """What a boat carries."""

    workers: Four
    skills: Three


@dataclass(frozen=True, slots=True)
class Rulings:
    """How the table reads rules that have two common readings; the defaults are ours."""

    counter_order_tiles: bool = False
    counter_workers: bool = False
    wild_points: bool = False
    free_storage: bool = False


class KeyflowerState(State):
    """Everything about a game being played. Lists are by seat or by tile, as said."""

    __slots__ = (
        "bag",
        "bids",
        "boats",
        "cargo",
        "green",
        "known",
        "known_skills",
        "offer",
        "on_tile",
        "order_tiles",
        "owner",
        "passes",
        "pile",
        "players",
        "powers",
        "reverse",
        "rulings",
        "screen",
        "season",
        "skills",
        "start",
        "stock",
        "stranded",
        "turn",
        "upgraded",
        "uses",
        "villages",
        "winter",
        "won",
    )

    # the table
    players: int
    rulings: Rulings
    boats: tuple[int, ...]  #: the boat tiles in play
    order_tiles: tuple[int, ...]  #: the turn-order tiles in play, by rising number
    reverse: int  #: summer boats that lie with side b up, as a bit set of tiles

    # the season
    season: int
    start: int  #: the seat with the purple figure
    turn: int
    passes: int  #: how many have passed one after the other
    offer: tuple[int, ...]  #: village tiles on auction
    cargo: list[Cargo | None]  #: by place among the boats

    # supplies
    bag: list[int]  #: workers by colour
    green: int  #: green workers in the supply
    stock: list[int]  #: resources by kind
    pile: list[int]  #: skills by kind

    # seats
    screen: list[Four]  #: workers behind the screen
    skills: list[Three]
    known: list[Four]  #: of those workers, the ones everybody has seen going there
    known_skills: list[Three]
    winter: list[tuple[int, ...]]  #: winter tiles in hand
    villages: list[Village]
    won: list[tuple[int, ...]]  #: tiles won that are still to be laid
    stranded: list[tuple[int, ...]]  #: tiles that fitted nowhere
    powers: list[int]  #: summer boats' powers, as a bit set

    # tiles, by tile number
    bids: list[tuple[Bid, ...]]
    uses: list[tuple[Use, ...]]
    on_tile: list[Four]  #: resources
    owner: list[int]  #: whose village it lies in, or NOBODY
    upgraded: int  #: tiles that show their back, as a bit set

    def clone(self) -> KeyflowerState:
        copy = KeyflowerState()
        copy.copy_flow(self)
        copy.players = self.players
        copy.rulings = self.rulings
        copy.boats = self.boats
        copy.order_tiles = self.order_tiles
        copy.reverse = self.reverse
        copy.season = self.season
        copy.start = self.start
        copy.turn = self.turn
        copy.passes = self.passes
        copy.offer = self.offer
        copy.cargo = self.cargo[:]
        copy.bag = self.bag[:]
        copy.green = self.green
        copy.stock = self.stock[:]
        copy.pile = self.pile[:]
        copy.screen = self.screen[:]
        copy.skills = self.skills[:]
        copy.known = self.known[:]
        copy.known_skills = self.known_skills[:]
        copy.winter = self.winter[:]
        copy.villages = self.villages[:]
        copy.won = self.won[:]
        copy.stranded = self.stranded[:]
        copy.powers = self.powers[:]
        copy.bids = self.bids[:]
        copy.uses = self.uses[:]
        copy.on_tile = self.on_tile[:]
        copy.owner = self.owner[:]
        copy.upgraded = self.upgraded
        return copy

    def data(self) -> tuple[Any, ...]:
        return (
            (self.players, self.rulings, self.boats, self.order_tiles, self.reverse),
            (self.season, self.start, self.turn, self.passes, self.offer, tuple(self.cargo)),
            (tuple(self.bag), self.green, tuple(self.stock), tuple(self.pile)),
            (tuple(self.screen), tuple(self.skills), tuple(self.known), tuple(self.known_skills)),
            (tuple(self.winter), tuple(village.data() for village in self.villages)),
            (tuple(self.won), tuple(self.stranded), tuple(self.powers)),
            (tuple(self.bids), tuple(self.uses), tuple(self.on_tile), tuple(self.owner), self.upgraded),
            self.flow_data(),
        )
