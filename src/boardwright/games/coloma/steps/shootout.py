"""The shoot-out at the end of a year, and the clean-up after it."""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from boardwright.games.coloma import events
from boardwright.games.coloma.abilities import changed
from boardwright.games.coloma.book import SHOOTOUTS
from boardwright.games.coloma.catalog import CATALOG, SITES
from boardwright.games.coloma.state import EMPTY_ROW, NEUTRAL, ColomaState
from boardwright.games.coloma.steps.effects import CarryOut
from boardwright.games.coloma.steps.shade import shade_line
from boardwright.games.coloma.vocabulary import RANK
from boardwright.kernel.dice import Dice
from boardwright.kernel.fields import step_fields
from boardwright.kernel.steps import Seat, Step, bits

#: A line of the table: FIRST, the second, THIRD or NO_PART.
ShootoutLine: TypeAlias = int
FIRST: Final = 0
THIRD: Final = 2
NO_PART: Final = 3
#: The table on the board itself.
PRINTED: Final = 0
ALL_CARROTS: Final = (1 << SITES) - 1


class Standing(NamedTuple):
    """An owner of gunmen in a shoot-out. More strength is better, then a row closer to the outlaws."""

    strength: int
    row: int
    owner: int


def ranking(state: ColomaState) -> list[Standing]:
    """Everybody who has gunmen, best first; the neutral ones among them."""
    found: list[Standing] = []
    for owner in (*range(state.actors), NEUTRAL):
        gunmen = state.gunmen(owner)
        if gunmen:
            strength = changed(state, owner, RANK, gunmen) if owner < state.seats else gunmen
            found.append(Standing(strength, state.rows.index(owner), owner))
    return sorted(found, key=place_of)


def place_of(standing: Standing) -> tuple[int, int]:
    return (-standing.strength, standing.row)


def is_won(state: ColomaState) -> bool:
    return state.all_gunmen() > state.outlaws


def lines(state: ColomaState) -> list[int]:
    """By actor the line of the table that counts: FIRST, the second, THIRD or NO_PART."""
    found = [NO_PART] * state.actors
    for place, standing in enumerate(ranking(state)):
        if standing.owner != NEUTRAL:
            found[standing.owner] = min(place, THIRD)
    return found


@step_fields
class Shootout(Step[ColomaState]):
    """Gunmen against outlaws: everybody has a line of the table, and the best takes the badge."""

    def run(self, state: ColomaState, dice: Dice) -> None:
        won = is_won(state)
        owners = [standing.owner for standing in ranking(state) if standing.owner != NEUTRAL]
        found = lines(state)
        if state.journal is not None:
            state.journal.append(events.shootout(state.year, state.all_gunmen(), state.outlaws, won))
        for actor in reversed(state.clockwise()):
            effect = SHOOTOUTS[state.shootout][won][found[actor]]
            if actor == state.shade():
                shade_line(state, actor, effect)
            else:
                state.push(CarryOut.of(actor, effect))
                state.push(Line(-1, actor, found[actor]))
        if owners and owners[0] != state.sheriff:
            state.sheriff = owners[0]
            if state.journal is not None:
                state.journal.append(events.badge(owners[0]))


@step_fields
class Line(Step[ColomaState]):
    """Tells which line of the table a player has."""

    player: Seat
    line: ShootoutLine

    def run(self, state: ColomaState, dice: Dice) -> None:
        if state.journal is not None:
            state.journal.append(events.shootout_line(self.player, self.line))


@step_fields
class CleanUp(Step[ColomaState]):
    """The table is made ready for the next year."""

    def run(self, state: ColomaState, dice: Dice) -> None:
        bring_home(state)
        state.year += 1
        state.round = -1
        state.outlaws = CATALOG.years[state.year].outlaws
        state.gold += state.cart
        state.cart = 0
        state.shootout = next_table(state, dice)
        if state.journal is not None:
            state.journal.append(events.year_begins(state.year))


def bring_home(state: ColomaState) -> None:
    """Gunmen and guests go to their owners' supplies, Shade's gunmen out of the game; the neutral ones stay."""
    shade = state.shade()
    for actor in range(state.actors):
        if actor != shade:
            state.dudes[actor] += state.gunmen(actor) - state.fallen[actor] + state.guests[actor]
        state.fallen[actor] = 0
        state.guests[actor] = 0
        state.carrots[actor] = ALL_CARROTS if state.modules.mules else 0
    state.rows = tuple([owner if owner == NEUTRAL else EMPTY_ROW for owner in state.rows])


def next_table(state: ColomaState, dice: Dice) -> int:
    """The second tile is drawn when it is uncovered; under it is the table printed on the board."""
    if state.year == len(CATALOG.years) - 1:
        return PRINTED
    left = bits(state.tiles)
    tile = left[dice.below(len(left))]
    state.tiles &= ~(1 << tile)
    return tile


SHOOTOUT: Final = Shootout(-1)
CLEAN_UP: Final = CleanUp(-1)
