"""The state of a game of Keyflower, and the small moves on it. It decides nothing: steps do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from boardwright.games.keyflower.catalog import CATALOG
from boardwright.games.keyflower.knowledge import Known, less_any, less_one, with_these
from boardwright.games.keyflower.village import Village
from boardwright.kernel.dice import Dice
from boardwright.kernel.fields import Wiring, state_fields
from boardwright.kernel.state import State
from boardwright.toolkit.counts import draw_some

Four = tuple[int, int, int, int]
Three = tuple[int, int, int]

#: Kinds of fields, for steps; `position.py` says how each is written.
Tile: TypeAlias = int
Colour: TypeAlias = int
TileSet: TypeAlias = int
Tiles: TypeAlias = tuple[int, ...]
Workers: TypeAlias = Four
Resources: TypeAlias = Four
Skills: TypeAlias = Three

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
    size: int
    lying: bool = False


class Use(NamedTuple):
    """The workers of one use of a tile, by colour."""

    workers: Four
    lying: bool = False


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


@state_fields
class KeyflowerState(State):
    """Everything about a game being played. Lists are by seat or by tile, as said."""

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
    known_skills: list[Known]  #: the fewest skills there can be, as far as everybody has seen
    unseen_green: list[int]  #: of the workers nobody has seen, how many may be green at most
    winter: list[tuple[int, ...]]  #: winter tiles in hand
    offered: tuple[tuple[int, ...], ...]  #: those of them chosen for the auction, in secret until all have chosen
    villages: list[Village]
    won: list[tuple[int, ...]]  #: tiles won that are still to be laid
    stranded: list[tuple[int, ...]]  #: tiles that fitted nowhere
    powers: list[int]  #: summer boats' powers, as a bit set

    # tiles, by tile number
    bids: list[tuple[Bid, ...]]
    uses: list[tuple[Use, ...]]
    colour: list[int]  #: the colour that bids and uses must have, or ANY
    last_use: list[int]  #: how many workers the latest use took this season
    crowd: list[int]  #: how many workers of uses there are
    on_tile: list[Four]  #: resources
    owner: list[int]  #: whose village it lies in, or NOBODY
    upgraded: int  #: tiles that show their back, as a bit set

    # wiring
    places: Wiring[list[int]]  #: the tiles that take workers this season, empty until asked for; never changed in place

    # -- workers and skills ------------------------------------------------------------------------------------

    def take_workers(self, player: int, colour: int, count: int) -> None:
        """Workers come from behind a screen, for all to see."""
        self.screen[player] = changed(self.screen[player], colour, -count)
        seen = self.known[player][colour]
        if seen:
            self.known[player] = changed(self.known[player], colour, -min(seen, count))
        if count > seen and self.unseen_green[player]:
            left = self.unseen_green[player] - (count - seen if colour == GREEN else 0)
            self.unseen_green[player] = min(left, total(self.screen[player]) - total(self.known[player]))

    def add_workers(self, player: int, workers: Four, seen: bool) -> None:
        """Workers go behind a screen; what everybody sees going there is known."""
        self.screen[player] = plus(self.screen[player], workers)
        if seen:
            self.known[player] = plus(self.known[player], workers)
        else:
            self.unseen_green[player] += min(total(workers), self.greens_out_of_sight())

    def greens_out_of_sight(self) -> int:
        """The green workers in the bag or behind a screen unseen. Everybody can count them: all others are in sight."""
        count = self.bag[GREEN]
        for player in range(self.players):
            count += self.screen[player][GREEN] - self.known[player][GREEN]
        return count

    def take_skill(self, player: int, skill: int, seen: bool) -> None:
        """A skill comes from behind a screen; laid face down, only its owner knows which."""
        self.skills[player] = changed3(self.skills[player], skill, -1)
        known = self.known_skills[player]
        self.known_skills[player] = less_one(known, skill) if seen else less_any(known)

    def add_skills(self, player: int, skills: Three, seen: bool) -> None:
        self.skills[player] = plus3(self.skills[player], skills)
        if seen:
            self.known_skills[player] = with_these(self.known_skills[player], skills)

    def draw_workers(self, count: int, dice: Dice) -> Four:
        """So many workers from the bag, or as many as there are."""
        blue, red, yellow, green = draw_some(self.bag, count, dice)
        return (blue, red, yellow, green)

    def draw_skills(self, count: int, dice: Dice) -> Three:
        """So many skills from the pile, or as many as there are."""
        anvils, pickaxes, saws = draw_some(self.pile, count, dice)
        return (anvils, pickaxes, saws)

    # -- groups beside and on tiles ----------------------------------------------------------------------------

    def set_bid(self, tile: int, group: Bid) -> None:
        """The player's group beside a tile is this one now."""
        others = tuple(bid for bid in self.bids[tile] if bid.player != group.player)
        self.bids[tile] = (*others, group)
        self.settle_colour(tile)

    def drop_bid(self, tile: int, player: int) -> Bid:
        """The player's group leaves a tile."""
        group = next(bid for bid in self.bids[tile] if bid.player == player)
        self.bids[tile] = tuple(bid for bid in self.bids[tile] if bid.player != player)
        self.settle_colour(tile)
        return group

    def add_use(self, tile: int, group: Use) -> None:
        self.uses[tile] = (*self.uses[tile], group)
        size = total(group.workers)
        self.last_use[tile] = size
        self.crowd[tile] += size
        self.settle_colour(tile)

    def settle_colour(self, tile: int) -> None:
        """The colour a tile asks for is that of its standing workers; lying ones stand up when they are alone."""
        colour = standing_colour(self.bids[tile], self.uses[tile])
        if colour == ANY and self.bids[tile] and not self.uses[tile]:
            self.bids[tile] = tuple(bid._replace(lying=False) for bid in self.bids[tile])
            colour = self.bids[tile][0].colour
        self.colour[tile] = colour

    def clear_tile(self, tile: int) -> Four:
        """Take all workers of uses off a tile."""
        workers = NOTHING
        for use in self.uses[tile]:
            workers = plus(workers, use.workers)
        self.uses[tile] = ()
        self.last_use[tile] = self.crowd[tile] = 0
        return workers

    # -- resources ---------------------------------------------------------------------------------------------

    def home(self, player: int) -> int:
        """The home tile of a player."""
        return self.villages[player].tiles[0].tile

    def produce(self, player: int, tile: int, resources: Four) -> Four:
        """Resources come onto the tile if it is the player's own, else onto the home tile; returns what there was."""
        place = tile if self.owner[tile] == player else self.home(player)
        got = [min(resources[kind], self.stock[kind]) for kind in range(KINDS)]
        for kind in range(KINDS):
            self.stock[kind] -= got[kind]
        gained = (got[0], got[1], got[2], got[3])
        self.on_tile[place] = plus(self.on_tile[place], gained)
        return gained


def plus(one: Four, other: Four) -> Four:
    return (one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3])


def total(values: Four) -> int:
    return values[0] + values[1] + values[2] + values[3]


def plus3(one: Three, other: Three) -> Three:
    return (one[0] + other[0], one[1] + other[1], one[2] + other[2])


def changed(values: Four, place: int, by: int) -> Four:
    """The same numbers, one of them changed."""
    blue, red, yellow, green = values
    if place == 0:
        return (blue + by, red, yellow, green)
    if place == 1:
        return (blue, red + by, yellow, green)
    if place == 2:
        return (blue, red, yellow + by, green)
    return (blue, red, yellow, green + by)


def changed3(values: Three, place: int, by: int) -> Three:
    row = list(values)
    row[place] += by
    return (row[0], row[1], row[2])


def one_of(place: int, count: int = 1) -> Four:
    """So many of one colour or kind."""
    return changed(NOTHING, place, count)


def standing_colour(bids: tuple[Bid, ...], uses: tuple[Use, ...]) -> int:
    """The colour of the standing workers beside or on a tile, ANY if there are none."""
    for bid in bids:
        if not bid.lying:
            return bid.colour
    for use in uses:
        if not use.lying:
            for colour in range(COLOURS):
                if use.workers[colour]:
                    return colour
    return ANY
