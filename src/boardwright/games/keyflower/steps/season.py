"""How a season begins: boats are loaded, tiles are laid out, and in winter players offer tiles of their own."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from boardwright.games.keyflower import events
from boardwright.games.keyflower.actions import DONE, OFFER
from boardwright.games.keyflower.catalog import CATALOG
from boardwright.games.keyflower.state import COLOURS, SKILLS, WINTER, Cargo, KeyflowerState, Tiles
from boardwright.games.keyflower.steps.turn import TURN
from boardwright.games.keyflower.words import TILE_NUMBERS, about, ask, refuse
from boardwright.kernel.dice import Dice
from boardwright.kernel.fields import step_fields
from boardwright.kernel.messages import Message, Refusal
from boardwright.kernel.roles import Kind
from boardwright.kernel.steps import PRIVATE, Step
from boardwright.toolkit.counts import draw

#: The tiles of spring, summer and autumn that may come on offer.
SEASON_TILES: Final = [CATALOG.of_season(season) for season in range(WINTER)]


@step_fields
class BeginSeason(Step[KeyflowerState]):
    """The next season begins."""

    def run(self, state: KeyflowerState, dice: Dice) -> None:
        state.season += 1
        if state.journal is not None:
            state.journal.append(events.season_begins(state.season))
        if state.season == WINTER:
            state.cargo = [None] * len(state.boats)
            lanes: dict[int, Step[Any]] = {player: OfferWinter(player, ()) for player in range(state.players)}
            state.together(lanes, join=LAY_OUT_WINTER, sealed=True)
            return
        load_boats(state, dice)
        deal_tiles(state, dice)
        begin_turns(state)


def begin_turns(state: KeyflowerState) -> None:
    """The start player has the first turn."""
    state.passes = 0
    state.turn = state.start
    state.stack.append(TURN[state.start])


def load_boats(state: KeyflowerState, dice: Dice) -> None:
    """Boats are loaded one piece each in their row, round after round, so that a short bag is shared."""
    workers = [[0] * COLOURS for _ in state.boats]
    skills = [[0] * SKILLS for _ in state.boats]
    wanted = [cargo_of(boat, state.season) for boat in state.boats]
    for loaded, supply, kind in ((workers, state.bag, 0), (skills, state.pile, 1)):
        for turn in range(max(cargo[kind] for cargo in wanted)):
            for boat in range(len(state.boats)):
                if turn < wanted[boat][kind]:
                    drawn = draw(supply, dice)
                    if drawn >= 0:
                        loaded[boat][drawn] += 1
    for boat in range(len(state.boats)):
        crew, tools = workers[boat], skills[boat]
        state.cargo[boat] = Cargo((crew[0], crew[1], crew[2], crew[3]), (tools[0], tools[1], tools[2]))


def cargo_of(boat: int, season: int) -> tuple[int, int]:
    """How many workers and skills a boat carries in a season."""
    entry = CATALOG.tiles[boat].boat
    assert entry is not None, f"tile {boat} is no boat"
    return entry.cargo[season]


def deal_tiles(state: KeyflowerState, dice: Dice) -> None:
    """Tiles of the season come on offer; a summer boat lies with a side of chance up."""
    pool = list(SEASON_TILES[state.season])
    offer: list[int] = []
    for _ in range(CATALOG.season_tiles[state.players]):
        tile = pool.pop(dice.below(len(pool)))
        offer.append(tile)
        if CATALOG.tiles[tile].kind == "summer_boat" and dice.below(2):
            state.reverse |= 1 << tile
    state.offer = tuple(sorted(offer))
    if state.journal is not None:
        state.journal.append(events.on_offer(state.offer))


@step_fields
class OfferWinter(Step[KeyflowerState]):
    """Each player chooses in secret which winter tiles to offer, at least one; ``chosen`` are those so far."""

    chosen: Tiles

    unfinished: ClassVar[bool] = True
    #: Nobody ever learns whose tiles were offered.
    secrecy: ClassVar[int] = PRIVATE
    kind: ClassVar[Kind] = Kind.SEALED

    def options(self, state: KeyflowerState) -> list[int]:
        left = [OFFER + tile for tile in state.winter[self.who] if tile not in self.chosen]
        return [DONE, *left] if self.chosen else left

    def apply(self, state: KeyflowerState, action: int, dice: Dice) -> None:
        if action == DONE:
            offer_these(state, self.who, self.chosen)
            return
        chosen = tuple(sorted((*self.chosen, action - OFFER)))
        if len(chosen) < len(state.winter[self.who]):
            state.stack.append(OfferWinter(self.who, chosen))
        else:
            offer_these(state, self.who, chosen)

    def prompt(self, state: KeyflowerState) -> Message:
        return ask("offer", self.who)

    def label(self, state: KeyflowerState, action: int) -> Message | None:
        return Message("action-done-offering") if action == DONE else None

    def why_not(self, state: KeyflowerState, kind: str, name: str) -> Refusal | None:
        if kind == "tile":
            tile = TILE_NUMBERS[name]
            return about("KF-12.13", "already-chosen" if tile in self.chosen else "not-in-hand", tile)
        return refuse("KF-12.13", "choose-one") if kind == "turn" else None


def offer_these(state: KeyflowerState, player: int, chosen: tuple[int, ...]) -> None:
    """The player has chosen; the others learn it when all have."""
    state.offered = (*state.offered[:player], chosen, *state.offered[player + 1 :])


@step_fields
class LayOutWinter(Step[KeyflowerState]):
    """All tiles offered are laid out; nobody learns whose they were, nor which were kept back."""

    def run(self, state: KeyflowerState, dice: Dice) -> None:
        state.offer = tuple(sorted(tile for chosen in state.offered for tile in chosen))
        if state.journal is not None:
            state.journal.extend([events.offered(player, len(chosen)) for player, chosen in enumerate(state.offered)])
            state.journal.append(events.on_offer(state.offer))
        state.winter = [()] * state.players
        state.offered = ((),) * state.players
        state.revealed = True
        begin_turns(state)


BEGIN_SEASON: Final = BeginSeason(-1)
LAY_OUT_WINTER: Final = LayOutWinter(-1)
