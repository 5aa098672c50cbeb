"""Carrying effects out, and driving the wagon: effects begin drives, and drives bring effects."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, TypeAlias

from boardwright.games.coloma import events
from boardwright.games.coloma.abilities import (
    BURIED,
    HORSESHOE,
    INSTEAD,
    WORKED,
    changed,
    changes,
    triggered,
    usable,
)
from boardwright.games.coloma.actions import DECLINE, GO, ROB, SPACES, STOP, TAKE, WAGON
from boardwright.games.coloma.book import (
    BOOK,
    ENDED,
    ENDED_WITH_BOTH,
    MILL,
    PASSED,
    SPECIALITIES,
)
from boardwright.games.coloma.book import BUILDINGS as BUILDING_EFFECTS
from boardwright.games.coloma.catalog import CATALOG, TOOLS, WORK_TOOLS
from boardwright.games.coloma.costs import Bill, affordable
from boardwright.games.coloma.state import CARD_DONE, MILL_DONE, NONE, OPENED, ColomaState
from boardwright.games.coloma.steps.barrels import FetchBarrel, filled_slots
from boardwright.games.coloma.steps.building import BuildCard
from boardwright.games.coloma.steps.cards import PutBack
from boardwright.games.coloma.steps.paying import DiscardBarrel, charge, discard
from boardwright.games.coloma.steps.placing import WHERE, FillRow, PitchTents, fill, fillable, tent_options
from boardwright.games.coloma.vocabulary import (
    BARREL,
    BUILD,
    BURIAL,
    BURY,
    CARD,
    CART,
    COIN,
    DUDE,
    GOLD,
    GUNMEN,
    HORSE,
    MOVEMENT,
    NAMES,
    POINT,
    SECONDARY,
    STOPOVER,
    TENT,
    TENTS,
    USED_BARREL,
    WORK,
)
from boardwright.games.coloma.vocabulary import WAGON as DRIVE
from boardwright.games.coloma.words import ask, refuse, space_name
from boardwright.kernel.dice import Dice
from boardwright.kernel.fields import step_fields
from boardwright.kernel.messages import Message, Refusal
from boardwright.kernel.roles import Kind
from boardwright.kernel.steps import Seat, Step, bits
from boardwright.toolkit.effects.step import EffectRules, EffectStep
from boardwright.toolkit.effects.values import Do, Modify
from boardwright.toolkit.payments import Price
from boardwright.toolkit.tracks import Landing, Track, landings, roads

Steps: TypeAlias = int
SpaceSet: TypeAlias = int

LINKS: Final = [link for road in CATALOG.roads for link in zip(road.spaces, road.spaces[1:])]
MAP: Final[Track] = roads(len(CATALOG.spaces), LINKS)
ROOMY: Final[list[bool]] = [space.roomy for space in CATALOG.spaces]
TOWN: Final[list[bool]] = [space.kind == "town" for space in CATALOG.spaces]
#: What kind of component an effect of the book belongs to, by the first word of its name.
SUBJECTS: Final = {
    "end": "space",
    "both": "space",
    "pass": "space",
    "event": "event",
    "building": "card",
    "barrel": "barrel",
    "speciality": "speciality",
}
IS_HORSESHOE: Final[list[bool]] = [space.kind == "horseshoe" for space in CATALOG.spaces]


def needed(price: Price, good: int) -> int:
    """How much of a good is in a price; Coloma's prices leave no choice of goods."""
    return sum([due.amount for due in price if due.rates[0].kind == good])


def number(deed: Do, name: str, otherwise: int = 0) -> int:
    """What an effect says of a deed, as a number."""
    found = deed.term(name)
    return found if isinstance(found, int) else otherwise


def where_of(deed: Do) -> int:
    places = deed.term("where")
    assert isinstance(places, tuple)
    return sum([WHERE[place] for place in places])


class ColomaRules(EffectRules[ColomaState]):
    """What effects mean in Coloma."""

    def gain(self, state: ColomaState, player: int, good: int, count: int, dice: Dice) -> None:
        if good == CARD:
            draw(state, player, count, dice)
        elif good == GOLD:
            came = state.gain_gold(player, count)
            told(state, player, GOLD, came)
            if came < count:
                state.coins[player] += count - came
                told(state, player, COIN, count - came)
        elif good == COIN:
            state.coins[player] += count
            told(state, player, good, count)
        elif good == DUDE:
            told(state, player, good, state.gain_dudes(player, count))
        elif good == TENT:
            told(state, player, good, state.gain_tents(player, count))
        elif good == HORSE:
            told(state, player, good, state.gain_horses(player, count))
        elif good == POINT:
            state.points[player] += count
            told(state, player, good, count)

    def affords(self, state: ColomaState, player: int, price: Price) -> bool:
        if state.tents[player] < needed(price, TENT) or state.hands[player].bit_count() < needed(price, CARD):
            return False
        if sum(state.used[player]) < needed(price, USED_BARREL):
            return False
        if state.dudes[player] + state.cabin[player] < needed(price, BURIAL):
            return False
        return affordable(state, player, bill_of(price))

    def pay(self, state: ColomaState, player: int, price: Price, dice: Dice) -> None:
        tents, cards = needed(price, TENT), needed(price, CARD)
        state.tents[player] -= tents
        state.canvas[player] += tents
        for _ in range(needed(price, BURIAL)):
            bury(state, player)
        if needed(price, USED_BARREL):
            kinds = [kind for kind, count in enumerate(state.used[player]) if count]
            if len(kinds) == 1:
                discard(state, player, kinds[0], dice)
            else:
                state.push(DiscardBarrel(player))
        if cards:
            state.push(PutBack(player, cards))
        charge(state, player, bill_of(price))

    def measure(self, state: ColomaState, player: int, measure: int) -> int:
        return counted(state, player, measure)

    def can_do(self, state: ColomaState, player: int, deed: Do) -> bool:
        what = deed.deed
        if what == GUNMEN:
            return bool(fillable(state, player))
        if what == TENTS:
            return bool(tent_options(state, player, where_of(deed)))
        if what == BARREL:
            return bool(filled_slots(state))
        if what == BUILD:
            return state.hands[player] != 0
        if what == CART:
            return state.cart > 0
        return True

    def do(self, state: ColomaState, player: int, deed: Do, dice: Dice) -> None:
        what = deed.deed
        if what == DRIVE:
            begin_drive(state, player, number(deed, "bonus"))
        elif what == GUNMEN:
            fill_row(state, player, bool(number(deed, "must")))
        elif what == TENTS:
            state.push(PitchTents(player, where_of(deed), number(deed, "most", CATALOG.tents)))
        elif what == BARREL:
            state.push(FetchBarrel(player, deed.term("outlaws") != "none"))
        elif what == BUILD:
            tool = TOOLS.index(str(deed.term("tool")))
            state.push(BuildCard(player, tool, number(deed, "discount.coin"), bool(number(deed, "must"))))
        elif what == WORK:
            work_all(state, player, WORK_TOOLS.index(str(deed.term("tool"))))
        elif what == SECONDARY:
            state.done[player] |= OPENED
            if state.journal is not None:
                state.journal.append(events.opened_section(player))
        elif what == CART:
            rob(state, player, number(deed, "most"))
        elif what == BURY:
            bury_from(state, player, deed.term("from") == "gunmen")

    def modify(self, state: ColomaState, player: int, change: Modify) -> None:
        """The one change that lasts for a turn: the wagon goes farther."""
        state.bonus[player] += change.by


@step_fields
class CarryOut(EffectStep[ColomaState]):
    """An effect of the book is due."""

    rules: ClassVar[EffectRules[Any]] = ColomaRules(BOOK, TAKE, DECLINE)

    def subject(self, state: ColomaState) -> str | None:
        """The component whose effect it is."""
        kind, _, name = BOOK.addresses[self.effect].partition(".")[0].partition("-")
        return f"{SUBJECTS[kind]}:{name}" if kind in SUBJECTS else None


# -- parts of effects ------------------------------------------------------------------------------------------


def told(state: ColomaState, actor: int, good: int, count: int) -> None:
    if count and state.journal is not None:
        state.journal.append(events.gained(actor, NAMES.goods[good], count))


def bill_of(price: Price) -> Bill:
    return Bill(needed(price, COIN), needed(price, DUDE), needed(price, GOLD))


def draw(state: ColomaState, player: int, count: int, dice: Dice) -> None:
    """Draw cards; each that is not there is a point."""
    drawn = state.draw_cards(player, count, dice)
    came = drawn.bit_count()
    state.points[player] += count - came
    if state.journal is not None:
        if came:
            state.journal.append(events.drew(player, came))
            state.journal.append(events.drew_these(player, bits(drawn)))
        if came < count:
            state.journal.append(events.drew_points(player, count - came))


def counted(state: ColomaState, player: int, measure: int) -> int:
    """What bridges count, in the order of the vocabulary."""
    if measure == 0:
        return state.horses[player]
    if measure == 1:
        return state.hands[player].bit_count()
    if measure == 2:
        return state.graves[player]
    if measure == 3:
        return sum(state.barrels[player]) + sum(state.used[player])
    if measure == 4:
        return state.nuggets[player]
    if measure == 5:
        return state.town[player].bit_count()
    if measure == 6:
        return state.regions[player].bit_count()
    if measure == 7:
        return state.events[player].bit_count()
    if measure == 8:
        return state.coins[player]
    return state.cabin[player]


def work_all(state: ColomaState, player: int, tool: int) -> None:
    """Everything that is left of a kind of tools: the mill's first."""
    for card in reversed(bits(usable(state, player) & WORKED[tool])):
        state.done[player] |= 1 << card + CARD_DONE
        state.push(CarryOut.of(player, BUILDING_EFFECTS[card]))
    if not state.done[player] & MILL_DONE << tool:
        state.done[player] |= MILL_DONE << tool
        state.push(CarryOut.of(player, MILL[tool]))


def fill_row(state: ColomaState, player: int, must: bool) -> None:
    """A row is to be filled, or may be; the only one that must be is filled without asking."""
    rows = fillable(state, player)
    if must and len(rows) == 1:
        fill(state, player, rows[0])
    else:
        state.push(FillRow(player, must))


def rob(state: ColomaState, player: int, most: int) -> None:
    came = min(most, state.cart)
    state.cart -= came
    state.nuggets[player] += came
    if state.journal is not None:
        state.journal.append(events.robbed(player, came))


def bury_from(state: ColomaState, player: int, gunmen: bool) -> None:
    """A dude is buried: a gunman of the rows, or one who is not among them."""
    if not gunmen:
        bury(state, player)
    elif state.fallen[player] < state.gunmen(player):
        state.fallen[player] += 1
        state.graves[player] += 1
        mourn(state, player)


def bury(state: ColomaState, player: int) -> None:
    if state.bury(player):
        mourn(state, player)


def mourn(state: ColomaState, player: int) -> None:
    """A dude of the player has been buried."""
    if state.journal is not None:
        state.journal.append(events.buried(player))
    effect = triggered(state, player, BURIED)
    if effect != NONE:
        state.push(CarryOut.of(player, effect))


# -- driving ---------------------------------------------------------------------------------------------------


def taken(state: ColomaState, player: int) -> int:
    """Spaces that are skipped, since another wagon fills them, as bits."""
    found = 0
    for actor in range(state.actors):
        space = state.wagons[actor]
        if actor != player and not ROOMY[space]:
            found |= 1 << space
    return found


def onward(state: ColomaState, player: int, gone: int) -> list[Landing]:
    """Where the wagon's next step may lead, if it has been in those spaces."""
    return landings(MAP, state.wagons[player], taken(state, player), gone)


def movement(state: ColomaState, player: int, bonus: int = 0) -> int:
    """How many spaces the wagon may go."""
    return changed(state, player, MOVEMENT, state.horses[player]) + state.bonus[player] + bonus


def begin_drive(state: ColomaState, player: int, bonus: int = 0) -> None:
    state.push(Drive(player, movement(state, player, bonus), 0))


@step_fields
class Drive(Step[ColomaState]):
    """The wagon may go on for so many spaces, or stop. ``gone`` are the spaces where it cannot go again."""

    left: Steps
    gone: SpaceSet

    unfinished: ClassVar[bool] = True
    kind: ClassVar[Kind] = Kind.WALK

    def options(self, state: ColomaState) -> list[int]:
        found = {GO + landing.space for landing in self.ahead(state)}
        found.add(STOP)
        if not self.gone and is_robber(state, self.who):
            found.add(ROB)
        return sorted(found)

    def ahead(self, state: ColomaState) -> list[Landing]:
        return onward(state, self.who, self.gone) if self.left else []

    def apply(self, state: ColomaState, action: int, dice: Dice) -> None:
        if action == STOP:
            self.stop(state)
        elif action == ROB:
            state.push(CarryOut.of(self.who, SPECIALITIES[state.special[self.who]]))
        else:
            self.go(state, action - GO)

    def go(self, state: ColomaState, space: int) -> None:
        player = self.who
        here = state.wagons[player]
        landing = next(landing for landing in self.ahead(state) if landing.space == space)
        gone = self.gone | 1 << here
        for skipped in landing.skipped:
            gone |= 1 << skipped
        state.wagons[player] = space
        if state.journal is not None:
            state.journal.append(events.drove(player, space))
        on = self.left > 1 and onward(state, player, gone)
        state.push(Drive(player, self.left - 1, gone) if on else Arrive(-1, player))
        if not TOWN[space]:
            state.push(CarryOut.of(player, PASSED[space]))
        if IS_HORSESHOE[space]:
            effect = triggered(state, player, HORSESHOE)
            if effect != NONE:
                state.push(CarryOut.of(player, effect))
        if TOWN[here] and self.gone:
            state.push(CarryOut.of(player, PASSED[here]))

    def stop(self, state: ColomaState) -> None:
        if self.gone:
            state.push(Arrive(-1, self.who))

    # -- for the table -----------------------------------------------------------------------------------------

    def reach(self, state: ColomaState) -> Mapping[str, Mapping[str, tuple[str, ...]]]:
        """A way to every space in reach: the shortest, and of several the one with more to gain."""
        found: dict[str, tuple[str, ...]] = {}
        paths: list[tuple[int, int, tuple[str, ...]]] = [(state.wagons[self.who], self.gone, ())]
        others = taken(state, self.who)
        for _ in range(self.left):
            longer: list[tuple[int, int, tuple[str, ...]]] = []
            for here, gone, path in paths:
                for landing in landings(MAP, here, others, gone):
                    barred = gone | 1 << here
                    for skipped in landing.skipped:
                        barred |= 1 << skipped
                    longer.append((landing.space, barred, (*path, SPACES[landing.space])))
            for space, _, path in sorted(longer, key=lambda way: -gainful(way[2])):
                found.setdefault(f"space:{SPACES[space]}", path)
            paths = longer
        return {WAGON: found} if found else {}

    def prompt(self, state: ColomaState) -> Message:
        return ask("drive", self.who, left=self.left)

    def label(self, state: ColomaState, action: int) -> Message | None:
        if action == STOP:
            return Message(
                "action-stop-at" if self.gone else "action-stay", {"space": space_name(state.wagons[self.who])}
            )
        return None

    def why_not(self, state: ColomaState, kind: str, name: str) -> Refusal | None:
        if kind == "cart":
            return refuse("CO-21.13", "no-robber")
        if kind != "space":
            return None
        space = SPACES.index(name)
        if self.gone >> space & 1 or space == state.wagons[self.who]:
            return refuse("CO-9.6", "space-again", space=space_name(space))
        if taken(state, self.who) >> space & 1:
            return refuse("CO-9.8", "space-taken", space=space_name(space))
        return refuse("CO-9.4", "space-too-far", space=space_name(space), left=self.left)


def gainful(path: tuple[str, ...]) -> int:
    """How many spaces on a way give something."""
    return sum([not IS_HORSESHOE[SPACES.index(name)] for name in path])


def is_robber(state: ColomaState, player: int) -> bool:
    special = state.special[player]
    return special != NONE and INSTEAD[special] and state.cart > 0


@step_fields
class Arrive(Step[ColomaState]):
    """A move ends: a town gives one of its sides, or both."""

    player: Seat

    def run(self, state: ColomaState, dice: Dice) -> None:
        space = state.wagons[self.player]
        if TOWN[space]:
            both = bool(changes(state, self.player, STOPOVER))
            state.push(CarryOut.of(self.player, ENDED_WITH_BOTH[space] if both else ENDED[space]))
