"""Levers: placing them, using them, and the canoe that one of them moves."""

from __future__ import annotations

from typing import ClassVar

from boardwright.games.boonlake import events
from boardwright.games.boonlake.abilities import FOR_CARD_PLAY, FOR_RIGHT_PART, change
from boardwright.games.boonlake.actions import LEVERS as LEVER_NAMES
from boardwright.games.boonlake.actions import MODERNISE, PADDLE, PULL
from boardwright.games.boonlake.book import BOOK, LEVERS
from boardwright.games.boonlake.canoes import KINDS, PAIRS
from boardwright.games.boonlake.catalog import CATALOG
from boardwright.games.boonlake.costs import LEVER_PRICES, lever_price
from boardwright.games.boonlake.state import BoonlakeState
from boardwright.games.boonlake.steps.effects import RULES, begin
from boardwright.games.boonlake.vocabulary import INHABITANT, LEVER_PRICE
from boardwright.games.boonlake.vocabulary import PADDLE as PADDLE_DEED
from boardwright.games.boonlake.words import ask, lever_name, refuse
from boardwright.kernel.dice import Dice
from boardwright.kernel.fields import step_fields
from boardwright.kernel.messages import Message, Refusal
from boardwright.kernel.steps import Step, bits
from boardwright.toolkit.effects.values import Do

# -- placing ---------------------------------------------------------------------------------------------------


def modernisable(state: BoonlakeState, player: int, inhabitants: int) -> list[int]:
    """Free slots whose price can be paid, if so many inhabitants can be lost too."""
    if state.ranch[player] < inhabitants:
        return []
    purse, levers = state.coins[player] - change(state, player, LEVER_PRICE), state.levers[player]
    return [
        MODERNISE + lever
        for lever in range(len(LEVER_PRICES))
        if LEVER_PRICES[lever] <= purse and not levers >> lever & 1
    ]


def modernise(state: BoonlakeState, player: int, lever: int, inhabitants: int) -> None:
    price = lever_price(state, player, lever)
    state.coins[player] -= price
    state.lose_inhabitants(player, inhabitants)
    state.levers[player] |= 1 << lever
    if state.journal is not None:
        state.journal.append(events.modernised(player, lever, price))
        if inhabitants:
            state.journal.append(events.lost(player, INHABITANT, inhabitants))


# -- using -----------------------------------------------------------------------------------------------------


def pull(state: BoonlakeState, player: int, lever: int) -> None:
    """A lever is pushed down, and does what it does."""
    state.used[player] |= 1 << lever
    if state.journal is not None:
        state.journal.append(events.pulled(player, lever))
    begin(state, player, LEVERS[lever])


def instead_of_right_part(state: BoonlakeState, player: int) -> list[int]:
    """Levers that can be used by giving up a right part."""
    ready = state.ready(player) & FOR_RIGHT_PART
    if not ready:
        return []
    return [PULL + lever for lever in bits(ready) if RULES.possible(state, player, BOOK.nodes[LEVERS[lever]])]


def instead_of_card(state: BoonlakeState, player: int) -> list[int]:
    """Levers that can be used by giving up a card play."""
    ready = state.ready(player) & FOR_CARD_PLAY
    return [PULL + lever for lever in bits(ready)] if ready else []


# -- the canoe -------------------------------------------------------------------------------------------------


def can_paddle(state: BoonlakeState, player: int, deed: Do) -> bool:
    return state.canoes[player] != 0


def begin_paddle(state: BoonlakeState, player: int, part: int, dice: Dice) -> None:
    moves = canoe_moves(state, player)
    if len(moves) == 1:
        paddle(state, player, moves[0])
    else:
        state.push(Paddle(player))


def canoe_moves(state: BoonlakeState, player: int) -> list[int]:
    """The ways upstream of both canoes."""
    pair = PAIRS[state.canoes[player]]
    return [PADDLE + start * KINDS + goal for start in sorted(set(pair)) for goal in range(start)]


def paddle(state: BoonlakeState, player: int, action: int) -> None:
    start, goal = divmod(action - PADDLE, KINDS)
    pair = list(PAIRS[state.canoes[player]])
    pair.remove(start)
    one, other = sorted([*pair, goal])
    state.canoes[player] = PAIRS.index((one, other))
    if state.journal is not None:
        state.journal.append(events.paddled(player, start, goal))


@step_fields
class Paddle(Step[BoonlakeState]):
    """A canoe goes upstream."""

    unfinished: ClassVar[bool] = True

    def options(self, state: BoonlakeState) -> list[int]:
        return canoe_moves(state, self.who)

    def apply(self, state: BoonlakeState, action: int, dice: Dice) -> None:
        paddle(state, self.who, action)

    def prompt(self, state: BoonlakeState) -> Message:
        return ask("paddle", self.who)

    def why_not(self, state: BoonlakeState, kind: str, name: str) -> Refusal | None:
        return refuse("BL-15.31", "not-upstream") if kind in ("canoe", "canal") else None

    def why_not_action(self, state: BoonlakeState, action: int) -> Refusal | None:
        return refuse("BL-15.31", "not-upstream")


RULES.learn(PADDLE_DEED, can_paddle, begin_paddle)


# -- reasons ---------------------------------------------------------------------------------------------------


def why_no_slot(state: BoonlakeState, player: int, lever: int, inhabitants: int) -> Refusal:
    """Why a lever cannot be placed."""
    if state.levers[player] >> lever & 1:
        return refuse("BL-15.2", "slot-taken")
    if state.ranch[player] < inhabitants:
        return refuse("BL-14.25", "empty-ranch")
    price = lever_price(state, player, lever)
    return refuse("BL-15.1", "lever-price", count=price, have=state.coins[player])


#: By trigger: the rule that says when such levers work.
TRIGGER_RULES = {
    "right_part": "BL-15.10",
    "card_play": "BL-15.21",
    "region_income": "BL-15.28",
    "village": "BL-15.32",
    "placing": "BL-15.35",
}


def why_no_lever(state: BoonlakeState, player: int, name: str) -> Refusal:
    """Why a lever cannot be used now."""
    lever = LEVER_NAMES.index(name)
    if not state.levers[player] >> lever & 1:
        return refuse("BL-15.1", "no-such-lever", lever=lever_name(lever))
    if state.used[player] >> lever & 1:
        return refuse("BL-15.4", "lever-used", lever=lever_name(lever))
    trigger = CATALOG.levers[lever].trigger
    if trigger in TRIGGER_RULES:
        return refuse(TRIGGER_RULES[trigger], f"lever-{trigger.replace('_', '-')}", lever=lever_name(lever))
    return refuse("BL-15.16", "lever-nothing", lever=lever_name(lever))
