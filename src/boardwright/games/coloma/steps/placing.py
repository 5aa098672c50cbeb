"""Gunmen in rows and tents in places, wherever the action comes from: a turn at site 5, a barrel, a canyon."""

from __future__ import annotations

from typing import ClassVar, Final, TypeAlias

from boardwright.games.coloma import events
from boardwright.games.coloma.actions import DECLINE, FILL, PITCH, SETTLE
from boardwright.games.coloma.catalog import CATALOG, GROUNDS, SITES
from boardwright.games.coloma.state import EMPTY_ROW, ROW_DONE, ROW_SIZES, ColomaState
from boardwright.games.coloma.words import ask, refuse
from boardwright.kernel.dice import Dice
from boardwright.kernel.fields import step_fields
from boardwright.kernel.messages import Message, Refusal
from boardwright.kernel.steps import Step

#: Where tents may be pitched: 1 events, 2 regions, 3 both.
Where: TypeAlias = int
TentCount: TypeAlias = int
ON_EVENTS: Final = 1
IN_REGIONS: Final = 2
WHERE: Final = dict(zip(GROUNDS, (ON_EVENTS, IN_REGIONS)))
#: The regions that touch a space, as bits.
TOUCHING: Final[list[int]] = [sum([1 << region for region in space.regions]) for space in CATALOG.spaces]
REGIONS: Final = len(CATALOG.regions)
ROWS: Final = len(CATALOG.rows)


# -- gunmen ----------------------------------------------------------------------------------------------------


def fillable(state: ColomaState, player: int) -> list[int]:
    """Rows that the player can fill now."""
    if state.done[player] & ROW_DONE:
        return []
    cabin = state.cabin[player]
    return [row for row in range(ROWS) if state.rows[row] == EMPTY_ROW and ROW_SIZES[row] <= cabin]


def fill(state: ColomaState, player: int, row: int) -> None:
    state.done[player] |= ROW_DONE
    take_row(state, player, row)


def take_row(state: ColomaState, actor: int, row: int) -> None:
    """An actor's dudes come from the cabin and fill the row."""
    state.cabin[actor] -= ROW_SIZES[row]
    state.rows = (*state.rows[:row], actor, *state.rows[row + 1 :])
    if state.journal is not None:
        state.journal.append(events.filled(actor, row, ROW_SIZES[row]))


def why_no_row(state: ColomaState, player: int, row: int) -> Refusal:
    if state.rows[row] != EMPTY_ROW:
        return refuse("CO-10.3", "row-taken")
    if state.done[player] & ROW_DONE:
        return refuse("CO-10.6", "row-done")
    return refuse("CO-10.4", "row-too-long", size=ROW_SIZES[row], dudes=state.cabin[player])


@step_fields
class FillRow(Step[ColomaState]):
    """Fill a row; or leave it, unless it has been paid for."""

    must: bool

    unfinished: ClassVar[bool] = True

    def options(self, state: ColomaState) -> list[int]:
        found = [FILL + row for row in fillable(state, self.who)]
        return found if self.must else [*found, DECLINE]

    def apply(self, state: ColomaState, action: int, dice: Dice) -> None:
        if action != DECLINE:
            fill(state, self.who, action - FILL)

    def prompt(self, state: ColomaState) -> Message:
        return ask("fill", self.who)

    def why_not(self, state: ColomaState, kind: str, name: str) -> Refusal | None:
        return why_no_row(state, self.who, int(name) - 1) if kind == "row" else None


# -- tents -----------------------------------------------------------------------------------------------------


def free_events(state: ColomaState, player: int) -> list[int]:
    """Events where the player can pitch a tent."""
    if not state.tents[player]:
        return []
    own = state.events[player]
    return [site for site in range(SITES) if not own >> site & 1]


def free_regions(state: ColomaState, player: int) -> list[int]:
    """Regions that touch the town of the player's wagon and have no own tent yet."""
    found = TOUCHING[state.wagons[player]] & ~state.regions[player]
    if not found or not state.tents[player]:
        return []
    return [region for region in range(REGIONS) if found >> region & 1]


def pitch(state: ColomaState, player: int, site: int) -> None:
    state.tents[player] -= 1
    state.events[player] |= 1 << site
    if state.journal is not None:
        state.journal.append(events.pitched(player, site))


def settle(state: ColomaState, player: int, region: int) -> None:
    state.tents[player] -= 1
    state.regions[player] |= 1 << region
    if state.journal is not None:
        state.journal.append(events.settled(player, region))


def tent_options(state: ColomaState, player: int, where: int) -> list[int]:
    found = [PITCH + site for site in free_events(state, player)] if where & ON_EVENTS else []
    return found + [SETTLE + region for region in free_regions(state, player)] if where & IN_REGIONS else found


def pitch_or_settle(state: ColomaState, player: int, action: int) -> None:
    if action >= SETTLE:
        settle(state, player, action - SETTLE)
    else:
        pitch(state, player, action - PITCH)


def why_no_tent(state: ColomaState, player: int, kind: str, number: int) -> Refusal:
    own = state.events[player] if kind == "event" else state.regions[player]
    if own >> number & 1:
        return refuse("CO-10.9", "tent-there")
    if not state.tents[player]:
        return refuse("CO-10.9", "no-tent")
    return refuse("CO-10.10", "wagon-elsewhere")


@step_fields
class PitchTents(Step[ColomaState]):
    """Pitch a tent, or leave it; so many are left."""

    where: Where
    left: TentCount

    unfinished: ClassVar[bool] = True

    def options(self, state: ColomaState) -> list[int]:
        return [*tent_options(state, self.who, self.where), DECLINE]

    def apply(self, state: ColomaState, action: int, dice: Dice) -> None:
        if action == DECLINE:
            return
        pitch_or_settle(state, self.who, action)
        if self.left > 1 and tent_options(state, self.who, self.where):
            state.push(PitchTents(self.who, self.where, self.left - 1))

    def prompt(self, state: ColomaState) -> Message:
        return ask("pitch", self.who)

    def why_not(self, state: ColomaState, kind: str, name: str) -> Refusal | None:
        if kind == "event":
            return why_no_tent(state, self.who, kind, int(name) - 1)
        if kind == "region":
            if not self.where & IN_REGIONS:
                return refuse("CO-22.10", "events-only")
            return why_no_tent(state, self.who, kind, region_number(name))
        return None


def region_number(name: str) -> int:
    return [region.id for region in CATALOG.regions].index(name)
