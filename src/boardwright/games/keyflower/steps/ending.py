"""The end of a season: groups come home, tiles change hands, boats are unloaded, villages grow."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from boardwright.games.keyflower import events
from boardwright.games.keyflower.actions import LAY, SHIP, TAKE_UP
from boardwright.games.keyflower.auction import leader
from boardwright.games.keyflower.catalog import CATALOG
from boardwright.games.keyflower.planning import distances
from boardwright.games.keyflower.state import NOTHING, WINTER, Bid, Four, KeyflowerState, changed, plus
from boardwright.games.keyflower.steps.effects import gain_green, gain_workers
from boardwright.games.keyflower.steps.tile import TileStep
from boardwright.games.keyflower.village import STEPS, unpack
from boardwright.games.keyflower.words import NOT_IN_PLAY, TILE_NUMBERS, about, ask, refuse, tile_name
from boardwright.kernel.dice import Dice
from boardwright.kernel.fields import step_fields
from boardwright.kernel.messages import Message, Refusal
from boardwright.kernel.roles import Kind
from boardwright.kernel.steps import Seat, Step
from boardwright.toolkit.counts import put_in

EXTRA_WORKERS: Final = CATALOG.power("extra_workers")
EXTRA_GREEN: Final = CATALOG.power("extra_green")
CROSS_COUNTRY: Final = 1 << CATALOG.power("cross_country")
#: By number of players the turn-order tile of the start player.
START_TILES: Final = {players: CATALOG.start_tile(players) for players in CATALOG.players}
#: Powers that work as soon as the boat is won; the others once it lies in the village.
AT_ONCE: Final = (1 << EXTRA_WORKERS) | (1 << EXTRA_GREEN)


def extra_amount(power: str) -> int:
    """How many workers a summer boat brings."""
    for tile in CATALOG.tiles:
        for side in (tile.front, tile.back):
            if side is not None and side.power == power:
                return side.workers + side.green
    raise LookupError(power)


MORE_WORKERS: Final = extra_amount("extra_workers")
MORE_GREEN: Final = extra_amount("extra_green")


def power_of(state: KeyflowerState, tile: int) -> int:
    """The power of a summer boat's side that lies up, as a bit."""
    side = CATALOG.tiles[tile].side(bool(state.reverse >> tile & 1))
    return 1 << CATALOG.power(side.power)


@step_fields
class EndSeason(Step[KeyflowerState]):
    """Everybody has passed: auctions are settled, then boats are chosen in turn order."""

    def run(self, state: KeyflowerState, dice: Dice) -> None:
        if state.journal is not None:
            state.journal.append(events.season_ends(state.season))
        state.places = []
        home = [NOTHING] * state.players
        send_losers_home(state, home)
        order_winners = settle_auctions(state, home)
        call_workers_home(state, home)
        winners, start = pick_order(state, order_winners)
        state.stack.append(GROW_VILLAGES)
        if start != state.start:
            state.start = start
            if state.journal is not None:
                state.journal.append(events.start_player(start))
        elif START_TILES[state.players] not in order_winners:
            state.stack.append(PASS_PURPLE)
        for player in reversed(winners):
            state.stack.append(Ship(player))


def send_losers_home(state: KeyflowerState, home: list[Four]) -> None:
    """Groups that were outbid go home; ``home``: by seat the workers that go behind the screen now."""
    for tile in state.offer + state.order_tiles:
        best = leader(state, tile)
        for bid in state.bids[tile]:
            if bid is not best:
                home[bid.player] = changed(home[bid.player], bid.colour, bid.size)
        state.bids[tile] = () if best is None else (best,)


def settle_auctions(state: KeyflowerState, home: list[Four]) -> dict[int, int]:
    """Winners take tiles and the workers on them; returns who has won which turn-order tile."""
    for tile in state.offer:
        workers = state.clear_tile(tile)
        if not state.bids[tile]:
            put_in(state.bag, workers)
            if state.journal is not None:
                state.journal.append(events.tile_leaves(tile))
            continue
        bid = state.bids[tile][0]
        home[bid.player] = plus(home[bid.player], workers)
        state.bag[bid.colour] += bid.size
        win(state, bid, tile)
    won: dict[int, int] = {}
    for tile in state.order_tiles:
        if state.bids[tile]:
            bid = state.bids[tile][0]
            state.bag[bid.colour] += bid.size
            won[tile] = bid.player
            if state.journal is not None:
                state.journal.append(events.won(bid.player, tile, bid.colour, bid.size))
            if state.season == WINTER:
                state.won[bid.player] += (tile,)
    for tile in state.offer + state.order_tiles:
        state.bids[tile] = ()
        state.colour[tile] = -1
    state.offer = ()
    return won


def win(state: KeyflowerState, bid: Bid, tile: int) -> None:
    state.won[bid.player] += (tile,)
    if CATALOG.tiles[tile].kind == "summer_boat":
        state.powers[bid.player] |= power_of(state, tile) & AT_ONCE
    if state.journal is not None:
        state.journal.append(events.won(bid.player, tile, bid.colour, bid.size))


def call_workers_home(state: KeyflowerState, home: list[Four]) -> None:
    """Everybody takes the workers off the tiles of the own village, whoever placed them, and all go home."""
    for player in range(state.players):
        workers = home[player]
        for placed in state.villages[player].tiles:
            if state.uses[placed.tile]:
                workers = plus(workers, state.clear_tile(placed.tile))
                state.colour[placed.tile] = -1
        if workers != NOTHING:
            state.add_workers(player, workers, seen=True)
            if state.journal is not None:
                state.journal.append(events.workers_home(player, workers))


def pick_order(state: KeyflowerState, won: dict[int, int]) -> tuple[list[int], int]:
    """The players in the order in which they choose boats, and the start player from now on."""
    start = won.get(START_TILES[state.players], state.start)
    found: list[int] = []
    for tile in state.order_tiles:
        player = won.get(tile, -1)
        if player >= 0 and player not in found:
            found.append(player)
    found.extend(
        player for player in ((start + step) % state.players for step in range(state.players)) if player not in found
    )
    return found, start


def next_start(state: KeyflowerState, won: dict[int, int]) -> int:
    """Who begins the next season: whoever has won the tile of the start player, else the player to the left."""
    return won.get(START_TILES[state.players], (state.start + 1) % state.players)


@step_fields
class PassPurple(Step[KeyflowerState]):
    """Nobody bid for the tile of the start player: the purple figure passes to the left."""

    def run(self, state: KeyflowerState, dice: Dice) -> None:
        state.start = next_start(state, {})
        if state.journal is not None:
            state.journal.append(events.start_player(state.start))


@step_fields
class Ship(Step[KeyflowerState]):
    """Take the cargo of a boat that is still full; in winter, a boat that is still there."""

    def options(self, state: KeyflowerState) -> list[int]:
        if state.season == WINTER:
            taken = {tile for won in state.won for tile in won}
            return [SHIP + boat for boat in state.boats if boat not in taken]
        return [SHIP + boat for place, boat in enumerate(state.boats) if state.cargo[place] is not None]

    def obvious(self, state: KeyflowerState) -> int | None:
        """Whoever chooses last has no choice."""
        options = self.options(state)
        return options[0] if len(options) == 1 else None

    def apply(self, state: KeyflowerState, action: int, dice: Dice) -> None:
        boat = action - SHIP
        player = self.who
        if state.season == WINTER:
            state.won[player] += (boat,)
            if state.journal is not None:
                state.journal.append(events.took_boat(player, boat))
        else:
            place = state.boats.index(boat)
            cargo = state.cargo[place]
            assert cargo is not None, "the boat is full"
            state.cargo[place] = None
            state.add_workers(player, cargo.workers, seen=True)
            state.add_skills(player, cargo.skills, seen=True)
            if state.journal is not None:
                state.journal.append(events.unloaded(player, boat, cargo.workers, cargo.skills))
        welcome(state, player, dice)

    def prompt(self, state: KeyflowerState) -> Message:
        return ask("ship-winter" if state.season == WINTER else "ship", self.who)

    def why_not(self, state: KeyflowerState, kind: str, name: str) -> Refusal | None:
        if kind != "tile":
            return None
        tile = TILE_NUMBERS[name]
        if tile in state.boats:
            return about("KF-10.10" if state.season == WINTER else "KF-10.9", "boat-taken", tile)
        if CATALOG.tiles[tile].kind == "boat":
            return about(NOT_IN_PLAY["boat"], "not-in-play", tile)
        return about("KF-10.8", "choose-boat", tile)


def welcome(state: KeyflowerState, player: int, dice: Dice) -> None:
    """The summer boats that bring more workers."""
    if state.powers[player] >> EXTRA_WORKERS & 1:
        gain_workers(state, player, MORE_WORKERS, dice)
    if state.powers[player] >> EXTRA_GREEN & 1:
        gain_green(state, player, MORE_GREEN)


@step_fields
class GrowVillages(Step[KeyflowerState]):
    """Everybody lays the tiles won, all at the same time; then the next season begins, or the game is over."""

    def run(self, state: KeyflowerState, dice: Dice) -> None:
        lanes: dict[int, Step[Any]] = {}
        for player in range(state.players):
            state.won[player] += state.stranded[player]
            state.stranded[player] = ()
            if state.won[player]:
                lanes[player] = LayTiles(-1, player)
        state.together(lanes, join=NEXT_SEASON)


@step_fields
class LayTiles(Step[KeyflowerState]):
    """See which of the tiles won can be laid; those that fit nowhere stay beside the village."""

    player: Seat

    def run(self, state: KeyflowerState, dice: Dice) -> None:
        if not state.won[self.player]:
            return
        options = TakeUp(self.player).options(state)
        if options:
            one = len(options) == 1
            state.stack.append(Lay(self.player, options[0] - TAKE_UP) if one else TakeUp(self.player))
            return
        state.stranded[self.player] = state.won[self.player]
        state.won[self.player] = ()
        for tile in state.stranded[self.player]:
            if CATALOG.tiles[tile].kind == "summer_boat":
                state.powers[self.player] &= ~power_of(state, tile)
            if state.journal is not None:
                state.journal.append(events.stranded(self.player, tile))


def spots(state: KeyflowerState, player: int, tile: int) -> list[int]:
    """Where the player could lay a tile."""
    return state.villages[player].spots(tile, bool(state.powers[player] & CROSS_COUNTRY))


@step_fields
class TakeUp(Step[KeyflowerState]):
    """Choose the tile to lay next."""

    unfinished: ClassVar[bool] = True
    kind: ClassVar[Kind] = Kind.ORDER

    def options(self, state: KeyflowerState) -> list[int]:
        village = state.villages[self.who]
        free = bool(state.powers[self.who] & CROSS_COUNTRY)
        return sorted(TAKE_UP + tile for tile in state.won[self.who] if village.fits(tile, free))

    def apply(self, state: KeyflowerState, action: int, dice: Dice) -> None:
        state.stack.append(Lay(self.who, action - TAKE_UP))

    def prompt(self, state: KeyflowerState) -> Message:
        return ask("take-up", self.who, count=len(state.won[self.who]))

    def why_not(self, state: KeyflowerState, kind: str, name: str) -> Refusal | None:
        if kind != "tile":
            return refuse("KF-15.9", "no-part")
        tile = TILE_NUMBERS[name]
        if tile in state.won[self.who]:
            return about("KF-9.9", "fits-nowhere", tile)
        return about("KF-9.4", "not-won", tile)


@step_fields
class Lay(TileStep):
    """Choose where the tile goes, and how it is turned."""

    kind: ClassVar[Kind] = Kind.PLACE

    def options(self, state: KeyflowerState) -> list[int]:
        return sorted([LAY + spot for spot in spots(state, self.who, self.tile)])

    def sample(self, state: KeyflowerState, dice: Dice) -> int:
        found = spots(state, self.who, self.tile)
        return LAY + found[dice.below(len(found))]

    def hints(self, state: KeyflowerState) -> Mapping[int, Message]:
        """How far the tile would lie from all the rest; a boat that crosses fields does so once it lies there."""
        powers = state.powers[self.who]
        if CATALOG.tiles[self.tile].kind == "summer_boat":
            powers |= power_of(state, self.tile)
        where = spots(state, self.who, self.tile)
        return distances(state, self.who, self.tile, where, bool(powers & CROSS_COUNTRY))

    def apply(self, state: KeyflowerState, action: int, dice: Dice) -> None:
        player, tile = self.who, self.tile
        spot = action - LAY
        state.villages[player] = state.villages[player].laid(tile, spot)
        state.owner[tile] = player
        state.won[player] = tuple(other for other in state.won[player] if other != tile)
        if CATALOG.tiles[tile].kind == "summer_boat":
            state.powers[player] |= power_of(state, tile)
        if state.journal is not None:
            state.journal.append(events.laid(player, tile, *unpack(spot)))
        state.stack.append(LayTiles(-1, player))

    def prompt(self, state: KeyflowerState) -> Message:
        return ask("lay", self.who, tile=tile_name(self.tile))

    def why_not(self, state: KeyflowerState, kind: str, name: str) -> Refusal | None:
        if kind == "tile":
            return self.not_beside(state, TILE_NUMBERS[name])
        if kind in ("direction", "turns"):
            return about("KF-9.2", "no-match", self.tile)
        return about("KF-9.4", "must-lay", self.tile) if kind == "turn" else None

    def not_beside(self, state: KeyflowerState, beside: int) -> Refusal:
        """Why the tile at hand cannot be laid beside that one; some places are named from another neighbour."""
        if state.owner[beside] != self.who:
            return about("KF-9.1", "not-beside", beside)
        village = state.villages[self.who]
        here = village.place_of(beside)
        around = {(here.q + dq, here.r + dr) for dq, dr in STEPS}
        for spot in spots(state, self.who, self.tile):
            neighbour, direction, _ = unpack(spot)
            other, (dq, dr) = village.place_of(neighbour), STEPS[direction]
            if (other.q + dq, other.r + dr) in around:
                return about("KF-9.11", "named-otherwise", beside, other=tile_name(neighbour))
        return about("KF-9.2", "no-match-beside", beside)


@step_fields
class NextSeason(Step[KeyflowerState]):
    """After winter the game is over."""

    def run(self, state: KeyflowerState, dice: Dice) -> None:
        if state.season < WINTER:
            from boardwright.games.keyflower.steps.season import BEGIN_SEASON  # which in turn leads to this file

            state.stack.append(BEGIN_SEASON)
        else:
            if state.journal is not None:
                state.journal.append(events.game_over())


END_SEASON: Final = EndSeason(-1)
PASS_PURPLE: Final = PassPurple(-1)
GROW_VILLAGES: Final = GrowVillages(-1)
NEXT_SEASON: Final = NextSeason(-1)
