"""New land: building tiles and pastures are put on the map, and the reward they cover is taken."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from boardwright.games.boonlake import events
from boardwright.games.boonlake.abilities import FOR_PLACING
from boardwright.games.boonlake.actions import DECLINE, EXPLORE, PASTURE, PLACE, PULL, SPACES
from boardwright.games.boonlake.board import ALL_SPACES, TILE_SITES, open_spaces
from boardwright.games.boonlake.book import SPACES as REWARDS
from boardwright.games.boonlake.catalog import CATALOG
from boardwright.games.boonlake.state import MEADOW, BoonlakeState
from boardwright.games.boonlake.steps.effects import RULES, always, begin, deed_of
from boardwright.games.boonlake.steps.levers import pull, why_no_lever
from boardwright.games.boonlake.vocabulary import EXPLORE as EXPLORE_DEED
from boardwright.games.boonlake.vocabulary import PASTURE as PASTURE_DEED
from boardwright.games.boonlake.words import ask, refuse
from boardwright.kernel.dice import Dice
from boardwright.kernel.fields import step_fields
from boardwright.kernel.messages import Message, Refusal
from boardwright.kernel.steps import OpenStep, Seat, Step, bits, nth_bit

TileNumber: TypeAlias = int
TileCount: TypeAlias = int


def is_full(state: BoonlakeState) -> bool:
    return state.filled == ALL_SPACES


def lay_tile(state: BoonlakeState, tile: int, space: int) -> None:
    """A building tile lies on the map."""
    state.ground[space] = tile
    state.filled |= 1 << space
    state.plots |= TILE_SITES[tile] << 2 * space


def lay_pasture(state: BoonlakeState, space: int) -> None:
    state.ground[space] = MEADOW
    state.filled |= 1 << space
    state.meadows |= 1 << space
    state.pastures -= 1


def draw_tile(state: BoonlakeState, dice: Dice) -> int:
    """The next grey tile."""
    tile = nth_bit(state.grey, dice.below(state.grey.bit_count()))
    state.grey ^= 1 << tile
    return tile


def no_room(state: BoonlakeState, player: int, count: int) -> None:
    """Coins for tiles that cannot be placed."""
    coins = CATALOG.gains.full_map * count
    state.coins[player] += coins
    if state.journal is not None:
        state.journal.append(events.map_full(player, coins))


def reward(state: BoonlakeState, player: int, space: int) -> None:
    """What the space gives, and what a lever adds."""
    begin(state, player, REWARDS[space])
    if state.ready(player) & FOR_PLACING and state.supply[player]:
        state.push(WelcomeSettler(player))


# -- exploring -------------------------------------------------------------------------------------------------


def begin_explore(state: BoonlakeState, player: int, part: int, dice: Dice) -> None:
    tiles = deed_of(part).term("tiles")
    assert isinstance(tiles, int)
    explore(state, player, tiles)


def explore(state: BoonlakeState, player: int, tiles: int) -> None:
    if is_full(state) or not state.grey:
        no_room(state, player, tiles)
    else:
        state.push(Explore(player, tiles))


@step_fields
class ExploreOn(Step[BoonlakeState]):
    """There is more to explore."""

    player: Seat
    tiles: TileCount

    def run(self, state: BoonlakeState, dice: Dice) -> None:
        explore(state, self.player, self.tiles)


@step_fields
class Explore(OpenStep[BoonlakeState]):
    """A tile may be revealed; whoever does not want to explores no more."""

    tiles: TileCount

    def own_options(self, state: BoonlakeState) -> list[int]:
        return [EXPLORE, DECLINE]

    def decide(self, state: BoonlakeState, action: int, dice: Dice) -> None:
        if action == DECLINE:
            return
        if self.tiles > 1:
            state.push(ExploreOn(-1, self.who, self.tiles - 1))
        tile, spaces = draw_tile(state, dice), bits(open_spaces(state.filled))
        if len(spaces) == 1:
            place_tile(state, self.who, tile, spaces[0])
        else:
            state.push(PlaceTile(self.who, tile))

    def prompt(self, state: BoonlakeState) -> Message:
        return ask("explore", self.who, tiles=self.tiles)

    def why_not(self, state: BoonlakeState, kind: str, name: str) -> Refusal | None:
        if kind == "space":
            return refuse("BL-8.7", "reveal-first")
        return why_no_lever(state, self.who, name) if kind == "lever" else None


def why_no_room(state: BoonlakeState, name: str) -> Refusal:
    """Why no tile can be put on a space."""
    if state.filled >> SPACES.index(name) & 1:
        return refuse("BL-8.4", "space-filled")
    return refuse("BL-8.4", "space-remote")


def place_tile(state: BoonlakeState, player: int, tile: int, space: int) -> None:
    lay_tile(state, tile, space)
    if state.journal is not None:
        state.journal.append(events.placed_tile(player, space))
    reward(state, player, space)


@step_fields
class PlaceTile(Step[BoonlakeState]):
    """The revealed tile must be placed; on the only space that is left it goes without asking."""

    tile: TileNumber

    unfinished: ClassVar[bool] = True

    def options(self, state: BoonlakeState) -> list[int]:
        return [PLACE + space for space in bits(open_spaces(state.filled))]

    def apply(self, state: BoonlakeState, action: int, dice: Dice) -> None:
        place_tile(state, self.who, self.tile, action - PLACE)

    def subject(self, state: BoonlakeState) -> str | None:
        return f"tile:{CATALOG.tiles[self.tile].id}"

    def prompt(self, state: BoonlakeState) -> Message:
        return ask("place", self.who)

    def why_not(self, state: BoonlakeState, kind: str, name: str) -> Refusal | None:
        return why_no_room(state, name) if kind == "space" else None


# -- pastures --------------------------------------------------------------------------------------------------


def begin_pasture(state: BoonlakeState, player: int, part: int, dice: Dice) -> None:
    if is_full(state) or not state.pastures:
        no_room(state, player, 1)
    else:
        state.push(PlacePasture(player))


@step_fields
class PlacePasture(OpenStep[BoonlakeState]):
    """A pasture may be placed."""

    def own_options(self, state: BoonlakeState) -> list[int]:
        return [*[PASTURE + space for space in bits(open_spaces(state.filled))], DECLINE]

    def decide(self, state: BoonlakeState, action: int, dice: Dice) -> None:
        if action == DECLINE:
            return
        space = action - PASTURE
        lay_pasture(state, space)
        if state.journal is not None:
            state.journal.append(events.placed_pasture(self.who, space))
        reward(state, self.who, space)

    def prompt(self, state: BoonlakeState) -> Message:
        return ask("pasture", self.who)

    def why_not(self, state: BoonlakeState, kind: str, name: str) -> Refusal | None:
        if kind == "space":
            return why_no_room(state, name)
        return why_no_lever(state, self.who, name) if kind == "lever" else None


@step_fields
class WelcomeSettler(Step[BoonlakeState]):
    """A lever can bring an inhabitant for what was placed."""

    unfinished: ClassVar[bool] = True

    def options(self, state: BoonlakeState) -> list[int]:
        return [PULL + FOR_PLACING.bit_length() - 1, DECLINE]

    def apply(self, state: BoonlakeState, action: int, dice: Dice) -> None:
        if action != DECLINE:
            pull(state, self.who, action - PULL)

    def prompt(self, state: BoonlakeState) -> Message:
        return ask("welcome", self.who)

    def why_not(self, state: BoonlakeState, kind: str, name: str) -> Refusal | None:
        return refuse("BL-15.36", "placing-lever-only") if kind == "lever" else None


RULES.learn(EXPLORE_DEED, always, begin_explore)
RULES.learn(PASTURE_DEED, always, begin_pasture)
