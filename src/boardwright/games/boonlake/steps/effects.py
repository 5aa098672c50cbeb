"""Carrying effects out: what goods and deeds mean, and the one step that does it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final, TypeAlias

from boardwright.games.boonlake import events
from boardwright.games.boonlake.abilities import change
from boardwright.games.boonlake.actions import BUILD, DECLINE, RESET, TAKE
from boardwright.games.boonlake.book import BOOK, DEEDS, NO_DEED, TRACKS
from boardwright.games.boonlake.canoes import PRODUCED, buildable, raised
from boardwright.games.boonlake.catalog import ANY_WORKS, CATALOG
from boardwright.games.boonlake.catalog import TRACKS as TRACK_NAMES
from boardwright.games.boonlake.measures import measured
from boardwright.games.boonlake.state import BoonlakeState
from boardwright.games.boonlake.steps.cards import DiscardCards
from boardwright.games.boonlake.vocabulary import (
    ACT,
    CARD,
    COIN,
    COIN_STEP,
    INCOME,
    INHABITANT,
    RESOURCES,
    RIVER_COINS,
    RIVER_VASES,
    VASE,
    VP,
)
from boardwright.games.boonlake.vocabulary import (
    BUILD as BUILD_DEED,
)
from boardwright.games.boonlake.vocabulary import RESET as RESET_DEED
from boardwright.games.boonlake.words import ask, refuse
from boardwright.kernel.dice import Dice
from boardwright.kernel.fields import step_fields
from boardwright.kernel.messages import Message, Refusal
from boardwright.kernel.steps import Step, bits
from boardwright.toolkit.effects.step import EffectRules, EffectStep
from boardwright.toolkit.effects.values import NOTHING, Do, Effect, Exchange, Gain, Goods
from boardwright.toolkit.payments import Price

#: Whether a deed can be done, and how it begins, given its number in the book.
Can: TypeAlias = Callable[[BoonlakeState, int, Do], bool]
Begin: TypeAlias = Callable[[BoonlakeState, int, int, Dice], None]

#: What kind of component an effect of the book belongs to, by the first word of its name.
SUBJECTS: Final = {
    "card": "card",
    "lever": "lever",
    "stretch": "stretch",
    "space": "space",
    "region": "region",
}
#: By part of an effect: whether a space of the river gives it.
ON_RIVER: Final[list[bool]] = [address.startswith("stretch-") for address in BOOK.addresses]
IS_NOTHING: Final[list[bool]] = [node == NOTHING for node in BOOK.nodes]
COIN_TRACK: Final = 0
CARD_TRACK: Final = 1
LAST_STEPS: Final = [len(CATALOG.coin_track) - 1, len(CATALOG.card_track) - 1]


def due_of(price: Price, good: int) -> int:
    """How much of a good is in a price; Boonlake's prices leave no choice of goods."""
    return sum([due.amount for due in price if due.rates[0].kind == good])


class BoonlakeRules(EffectRules[BoonlakeState]):
    """What effects mean in Boonlake. Deeds are entered by the files that do them."""

    def __init__(self) -> None:
        super().__init__(BOOK, TAKE, DECLINE)
        self.able: dict[int, Can] = {}
        self.begins: dict[int, Begin] = {}

    def learn(self, deed: int, can: Can, begin: Begin) -> None:
        self.able[deed] = can
        self.begins[deed] = begin

    def gain(self, state: BoonlakeState, player: int, good: int, count: int, dice: Dice) -> None:
        if good == COIN:
            state.coins[player] += count
        elif good == CARD:
            draw(state, player, count, dice)
            return
        elif good == INHABITANT:
            count = state.gain_inhabitants(player, count)
        elif good == VASE:
            state.vases[player] += count
        elif good == VP:
            state.vp[player] += count
        else:
            advance(state, player, COIN_TRACK if good == COIN_STEP else CARD_TRACK, count)
            return
        told(state, player, good, count)

    def affords(self, state: BoonlakeState, player: int, price: Price) -> bool:
        return (
            state.coins[player] >= due_of(price, COIN)
            and state.hands[player].bit_count() >= due_of(price, CARD)
            and state.ranch[player] >= due_of(price, INHABITANT)
            and state.vases[player] >= due_of(price, VASE)
        )

    def pay(self, state: BoonlakeState, player: int, price: Price, dice: Dice) -> None:
        for due in price:
            good, count = due.rates[0].kind, due.amount
            if good == CARD:
                state.push(DiscardCards(player, count))
                continue
            if good == COIN:
                state.coins[player] -= count
            elif good == INHABITANT:
                state.lose_inhabitants(player, count)
            elif good == VASE:
                state.vases[player] -= count
            else:
                state.vp[player] -= count
            if state.journal is not None:
                state.journal.append(events.lost(player, good, count))

    def measure(self, state: BoonlakeState, player: int, measure: int) -> int:
        return measured(state, player, measure)

    def possible(self, state: BoonlakeState, player: int, effect: Effect) -> bool:
        """An exchange that would bring nothing but inhabitants who are not there is none."""
        if not state.supply[player] and isinstance(effect, Exchange) and only_inhabitants(effect.gives):
            return False
        return super().possible(state, player, effect)

    def can_do(self, state: BoonlakeState, player: int, deed: Do) -> bool:
        return self.able[deed.deed](state, player, deed)

    def why_impossible(self, state: BoonlakeState, player: int, effect: Effect) -> Refusal | None:
        if isinstance(effect, Do):
            return refuse("BL-5.10", "works-full")
        return refuse("BL-5.14", "cannot-pay")


def only_inhabitants(effect: Effect) -> bool:
    return isinstance(effect, Gain) and all(good == INHABITANT for good, _ in effect.goods)


RULES: Final = BoonlakeRules()


@step_fields
class CarryOut(EffectStep[BoonlakeState]):
    """An effect of the book is due."""

    rules: ClassVar[EffectRules[Any]] = RULES

    def run(self, state: BoonlakeState, dice: Dice) -> None:
        """Deeds are begun by their number; whether one can act is seen when it begins."""
        deed = DEEDS[self.effect]
        if deed == NO_DEED:
            super().run(state, dice)
        elif deed == ACT or RULES.possible(state, self.player, BOOK.nodes[self.effect]):
            RULES.begins[deed](state, self.player, self.effect, dice)

    def gain(self, state: BoonlakeState, goods: Goods, times: int, dice: Dice) -> None:
        """On the river some cards give one more."""
        if ON_RIVER[self.effect] and state.played[self.player]:
            goods = with_bonus(state, self.player, goods)
        super().gain(state, goods, times, dice)

    def subject(self, state: BoonlakeState) -> str | None:
        """The component whose effect it is."""
        kind, _, name = BOOK.addresses[self.effect].partition(".")[0].partition("-")
        return f"{SUBJECTS[kind]}:{name}" if kind in SUBJECTS else None


def begin(state: BoonlakeState, player: int, effect: int) -> None:
    """An effect of the book is due next, unless it is nothing."""
    if not IS_NOTHING[effect]:
        state.push(CarryOut(-1, player, effect, 0))


def with_bonus(state: BoonlakeState, player: int, goods: Goods) -> Goods:
    more = {COIN: change(state, player, RIVER_COINS), VASE: change(state, player, RIVER_VASES)}
    return tuple([(good, count + more.get(good, 0)) for good, count in goods])


# -- goods -----------------------------------------------------------------------------------------------------


def told(state: BoonlakeState, actor: int, good: int, count: int) -> None:
    if count and state.journal is not None:
        state.journal.append(events.gained(actor, good, count))


def lose_vp(state: BoonlakeState, actor: int, count: int) -> None:
    """Points are lost; there may be less than none."""
    state.vp[actor] -= count
    if count and state.journal is not None:
        state.journal.append(events.lost(actor, VP, count))


def draw(state: BoonlakeState, player: int, count: int, dice: Dice) -> None:
    drawn = state.draw_cards(player, count, dice)
    if drawn and state.journal is not None:
        state.journal.append(events.drew(player, drawn.bit_count()))
        state.journal.append(events.drew_these(player, bits(drawn)))


def advance(state: BoonlakeState, player: int, track: int, count: int) -> None:
    """So many steps on an income track, one by one, with what they bring; those that are lost are points."""
    steps = state.card_steps if track else state.coin_steps
    before = steps[player]
    after = min(before + count, LAST_STEPS[track])
    steps[player] = after
    for step in range(after, before, -1):
        begin(state, player, TRACKS[track][step])
    if after > before and state.journal is not None:
        state.journal.append(events.stepped(player, TRACK_NAMES[track], after))
    lost = before + count - after
    if lost:
        state.vp[player] += lost * CATALOG.gains.lost_step
        told(state, player, VP, lost * CATALOG.gains.lost_step)


def track_income(state: BoonlakeState, player: int, track: int, dice: Dice) -> None:
    """What the marker's space shows, points included."""
    entry = CATALOG.card_track[state.card_steps[player]] if track else CATALOG.coin_track[state.coin_steps[player]]
    RULES.gain(state, player, CARD if track else COIN, entry.income, dice)
    if entry.vp:
        RULES.gain(state, player, VP, entry.vp, dice)


# -- production sites ------------------------------------------------------------------------------------------


def deed_of(part: int) -> Do:
    node = BOOK.nodes[part]
    assert isinstance(node, Do)
    return node


def works_of(deed: Do) -> str:
    return str(deed.term("works"))


def can_build(state: BoonlakeState, player: int, deed: Do) -> bool:
    kinds = buildable(state.works[player])
    works = works_of(deed)
    return bool(kinds) if works == ANY_WORKS else RESOURCES.index(works) in kinds


def begin_build(state: BoonlakeState, player: int, part: int, dice: Dice) -> None:
    kinds = buildable(state.works[player])
    works = works_of(deed_of(part))
    if works != ANY_WORKS:
        build(state, player, RESOURCES.index(works))
    elif len(kinds) == 1:
        build(state, player, kinds[0])
    else:
        state.push(BuildWorks(player))


def build(state: BoonlakeState, player: int, kind: int) -> None:
    """A production site, or the second level of one."""
    state.works[player] = raised(state.works[player], kind)
    if state.journal is not None:
        state.journal.append(events.produced(player, kind, PRODUCED[state.works[player]][kind]))


@step_fields
class BuildWorks(Step[BoonlakeState]):
    """A production site of choice is to be built."""

    unfinished: ClassVar[bool] = True

    def options(self, state: BoonlakeState) -> list[int]:
        return [BUILD + kind for kind in buildable(state.works[self.who])]

    def apply(self, state: BoonlakeState, action: int, dice: Dice) -> None:
        build(state, self.who, action - BUILD)

    def prompt(self, state: BoonlakeState) -> Message:
        return ask("build", self.who)

    def why_not(self, state: BoonlakeState, kind: str, name: str) -> Refusal | None:
        return refuse("BL-5.10", "works-full") if kind == "works" else None


# -- levers that are pushed up ---------------------------------------------------------------------------------


def can_reset(state: BoonlakeState, player: int, deed: Do) -> bool:
    return state.used[player] != 0


def begin_reset(state: BoonlakeState, player: int, part: int, dice: Dice) -> None:
    used = state.used[player]
    if used.bit_count() == 1:
        push_up(state, player, used.bit_length() - 1)
    else:
        state.push(ResetLever(player))


def push_up(state: BoonlakeState, player: int, lever: int) -> None:
    state.used[player] &= ~(1 << lever)
    if state.journal is not None:
        state.journal.append(events.pushed_up(player, lever))


@step_fields
class ResetLever(Step[BoonlakeState]):
    """A used lever is to be pushed up."""

    unfinished: ClassVar[bool] = True

    def options(self, state: BoonlakeState) -> list[int]:
        return [RESET + lever for lever in bits(state.used[self.who])]

    def apply(self, state: BoonlakeState, action: int, dice: Dice) -> None:
        push_up(state, self.who, action - RESET)

    def prompt(self, state: BoonlakeState) -> Message:
        return ask("reset", self.who)

    def why_not(self, state: BoonlakeState, kind: str, name: str) -> Refusal | None:
        return refuse("BL-19.15", "lever-not-used") if kind == "lever" else None


def always(state: BoonlakeState, player: int, deed: Do) -> bool:
    return True


def begin_income(state: BoonlakeState, player: int, part: int, dice: Dice) -> None:
    track_income(state, player, TRACK_NAMES.index(str(deed_of(part).term("track"))), dice)


RULES.learn(BUILD_DEED, can_build, begin_build)
RULES.learn(RESET_DEED, can_reset, begin_reset)
RULES.learn(INCOME, always, begin_income)
