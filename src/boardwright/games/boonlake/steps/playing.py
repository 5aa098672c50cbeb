"""Playing cards, realising special projects, and paying for them."""

from __future__ import annotations

from typing import ClassVar, Final, TypeAlias

from boardwright.games.boonlake import events
from boardwright.games.boonlake.abilities import IS_IMMEDIATE, discard_coins
from boardwright.games.boonlake.actions import CARDS as CARD_NAMES
from boardwright.games.boonlake.actions import GOALS, PAY
from boardwright.games.boonlake.book import CARDS
from boardwright.games.boonlake.canoes import HELP_NAMES, HELPERS, JOKER_AND_COINS, JOKER_COINS, Way
from boardwright.games.boonlake.catalog import CATALOG
from boardwright.games.boonlake.costs import CARD_COUNT, VASES, price_of, ways_to_pay
from boardwright.games.boonlake.state import BoonlakeState
from boardwright.games.boonlake.steps.effects import CARD_TRACK, COIN_TRACK, advance, begin, told
from boardwright.games.boonlake.vocabulary import COIN, INHABITANT, VP
from boardwright.games.boonlake.words import ask, canoes_name, card_name, goal_name, help_name, refuse
from boardwright.kernel.dice import Dice
from boardwright.kernel.fields import step_fields
from boardwright.kernel.messages import Message, Refusal
from boardwright.kernel.steps import Seat, Step

#: A card, or after all cards the special project of a scoring tile.
Thing: TypeAlias = int
Area: TypeAlias = int
HELPS: Final = len(HELP_NAMES)


# -- what can be played ----------------------------------------------------------------------------------------


def realisable(state: BoonlakeState, player: int, things: int) -> list[int]:
    """The special projects that the player has not realised, of the cards and projects that can be paid for."""
    projects = things >> CARD_COUNT
    if not projects:
        return []
    done = state.projects[player]
    return sorted([goal for area, goal in enumerate(state.goals) if projects >> goal & 1 and not done >> area & 1])


# -- playing ---------------------------------------------------------------------------------------------------


def play(state: BoonlakeState, player: int, card: int) -> None:
    """A card is laid before its player; what it does at once follows when it is paid."""
    state.hands[player] ^= 1 << card
    state.played[player] |= 1 << card
    if state.journal is not None:
        state.journal.append(events.played(player, card))
    if IS_IMMEDIATE[card]:
        begin(state, player, CARDS[card])
    charge(state, player, card)


def realise(state: BoonlakeState, player: int, goal: int) -> None:
    area = state.goals.index(goal)
    state.projects[player] |= 1 << area
    if state.journal is not None:
        state.journal.append(events.realised(player, goal))
    state.push(Reap(-1, player, area))
    charge(state, player, CARD_COUNT + goal)


def sell(state: BoonlakeState, player: int, card: int, coins: int) -> None:
    """A card is discarded for coins."""
    paid = discard_coins(state, player, card, coins)
    state.discard(player, card)
    state.coins[player] += paid
    if state.journal is not None:
        state.journal.append(events.sold(player, card, paid))


@step_fields
class Reap(Step[BoonlakeState]):
    """What a special project brings, once it is paid."""

    player: Seat
    area: Area

    def run(self, state: BoonlakeState, dice: Dice) -> None:
        player, area = self.player, self.area
        project = CATALOG.goals[state.goals[area]].project
        came = state.gain_inhabitants(player, CATALOG.gains.project_inhabitants)
        told(state, player, INHABITANT, came)
        if state.ranch[player]:
            state.ranch[player] -= 1
            state.posted[player] += 1
        vp = project.points * (2 if area == player else 1)
        state.vp[player] += vp
        told(state, player, VP, vp)
        advance(state, player, COIN_TRACK if project.track == "coin" else CARD_TRACK, 1)


# -- paying ----------------------------------------------------------------------------------------------------


def charge(state: BoonlakeState, player: int, thing: int) -> None:
    """What can be paid in one way only is paid at once, else the player is asked."""
    found = ways_to_pay(state, player, thing)
    if len(found) == 1:
        settle_up(state, player, thing, found[0])
    else:
        state.push(Pay(player, thing))


def settle_up(state: BoonlakeState, player: int, thing: int, way: Way) -> None:
    for number, lever in enumerate(HELPERS):
        if way.help >> number & 1:
            state.used[player] |= 1 << lever
            if state.journal is not None:
                state.journal.append(events.pulled(player, lever))
    if way.help & JOKER_AND_COINS:
        state.coins[player] += JOKER_COINS
        told(state, player, COIN, JOKER_COINS)
    state.canoes[player] = way.canoes
    state.coins[player] -= way.coins
    state.vases[player] -= VASES[thing]
    if state.journal is not None and (way.coins or VASES[thing]):
        state.journal.append(events.paid(player, way.coins, VASES[thing]))


def thing_name(thing: int) -> Message:
    return card_name(thing) if thing < CARD_COUNT else goal_name(thing - CARD_COUNT)


@step_fields
class Pay(Step[BoonlakeState]):
    """How is a card or project paid: where do the canoes go, and which levers help?"""

    thing: Thing

    unfinished: ClassVar[bool] = True

    def options(self, state: BoonlakeState) -> list[int]:
        return sorted([PAY + way.canoes * HELPS + way.help for way in ways_to_pay(state, self.who, self.thing)])

    def apply(self, state: BoonlakeState, action: int, dice: Dice) -> None:
        settle_up(state, self.who, self.thing, self.way(state, action))

    def way(self, state: BoonlakeState, action: int) -> Way:
        canoes, help = divmod(action - PAY, HELPS)
        return next(way for way in ways_to_pay(state, self.who, self.thing) if way[1:] == (canoes, help))

    def subject(self, state: BoonlakeState) -> str | None:
        if self.thing < CARD_COUNT:
            return f"card:{CARD_NAMES[self.thing]}"
        return f"goal:{GOALS[self.thing - CARD_COUNT]}"

    # -- words -------------------------------------------------------------------------------------------------

    def prompt(self, state: BoonlakeState) -> Message:
        return ask("pay", self.who, thing=thing_name(self.thing))

    def label(self, state: BoonlakeState, action: int) -> Message | None:
        if action not in self.options(state):
            return None
        way = self.way(state, action)
        return Message(
            "action-pay-way",
            {"coins": way.coins, "canoes": canoes_name(way.canoes), "help": help_name(way.help)},
        )

    def why_not(self, state: BoonlakeState, kind: str, name: str) -> Refusal | None:
        return refuse("BL-6.11", "way-worse") if kind in ("canoes", "help") else None

    def why_not_action(self, state: BoonlakeState, action: int) -> Refusal | None:
        return refuse("BL-6.11", "way-worse")


# -- reasons ---------------------------------------------------------------------------------------------------


def why_no_thing(state: BoonlakeState, player: int, thing: int) -> Refusal:
    """What is missing for a card or project."""
    price = price_of(state, player, thing)
    if state.vases[player] < VASES[thing]:
        return refuse("BL-6.2", "no-vase", count=VASES[thing], have=state.vases[player])
    if not resources_possible(state, player, thing):
        return refuse("BL-6.2", "no-resources")
    return refuse("BL-6.9", "no-coins", count=cheapest(state, player, thing, price), have=state.coins[player])


def cheapest(state: BoonlakeState, player: int, thing: int, price: int) -> int:
    """The fewest coins it could cost."""
    rich = state.clone()
    rich.coins[player] = RICH
    return min(
        [way.coins - (JOKER_COINS if way.help & JOKER_AND_COINS else 0) for way in ways_to_pay(rich, player, thing)]
    )


def resources_possible(state: BoonlakeState, player: int, thing: int) -> bool:
    """Whether the resources could be had, whatever it costs."""
    rich = state.clone()
    rich.coins[player] = RICH
    return bool(ways_to_pay(rich, player, thing))


RICH: Final = 999
