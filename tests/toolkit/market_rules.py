"""Market Day, what happens: cards, state and steps. The cards are nothing but data (`market.toml`).

Everybody has a deck of the same cards. In a turn one plays a card from the hand, which stays in front or is discarded
when its effect is done; or puts a card back on top of the deck or at its bottom, for a coin. Hands are filled up
afterwards; an empty deck is made of the discards. Gold is scarce, and counts as two coins without change.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar, NamedTuple, TypeAlias

from boardwright.kernel.actions import ActionSpace
from boardwright.kernel.dice import Dice
from boardwright.kernel.fields import state_fields, step_fields
from boardwright.kernel.messages import Event
from boardwright.kernel.roles import Kind, Role
from boardwright.kernel.state import State
from boardwright.kernel.steps import PRIVATE, Seat, Step
from boardwright.toolkit.catalog import CatalogFile
from boardwright.toolkit.counts import NONE_LEFT, Counts, changed, minus, nothing, total
from boardwright.toolkit.decks import Deck, draw_card, only, put_at_bottom, put_on_top, shuffle_in, size
from boardwright.toolkit.effects.book import Book
from boardwright.toolkit.effects.reading import read_effect, read_price
from boardwright.toolkit.effects.step import EffectRules, EffectStep
from boardwright.toolkit.effects.values import Do, Effect, Modify, modifiers
from boardwright.toolkit.effects.vocabulary import Vocabulary
from boardwright.toolkit.payments import Price, Rate, accepting, payable, plain_price, ways_to_pay
from boardwright.toolkit.supplies import put, take
from boardwright.toolkit.tracks import straight, walk

NAMES = Vocabulary(
    goods=("coin", "gold", "cloth", "card", "point", "step"),
    points="point",
    measures=("cloth", "stalls", "fame"),
    modifiers=("price",),
    deeds=("swap",),
)
COIN, GOLD, CLOTH, CARD, POINT, STEP = range(6)
OWNED = (COIN, GOLD, CLOTH, POINT)  #: goods that lie before a player
GOLD_IN_GAME, CLOTH_LIMIT, HAND, ROUNDS = 5, 4, 3, 4
FAME = straight(6)
FAME_REWARD, LOST_STEP = {2: COIN, 4: GOLD}, 1


#: Several ways to pay: what is spent in each, by good.
Ways: TypeAlias = tuple[Counts, ...]


class Card(NamedTuple):
    id: str
    cost: Price
    kept: bool
    effect: Effect


def read_cards() -> tuple[Card, ...]:
    entries = CatalogFile(Path(__file__).parent / "market.toml").entries("card")
    return tuple(
        Card(
            entry.get("id", str),
            read_price(entry, "cost", NAMES),
            entry.optional("kept", bool, False),
            read_effect(entry, "effect", NAMES),
        )
        for entry in entries
    )


CARDS = read_cards()
BOOK = Book(NAMES)
EFFECTS = [BOOK.add(card.id, card.effect) for card in CARDS]
MOST_WAYS = 12

SPACE = ActionSpace()
PLAY = SPACE.add("play", ("card", [card.id for card in CARDS]))
TOP = SPACE.add("top", target="deck:top")
BOTTOM = SPACE.add("bottom", target="deck:bottom")
CHOOSE = SPACE.add("choose", ("card", [card.id for card in CARDS]))
WAY = SPACE.add("way", ("way", [str(number + 1) for number in range(MOST_WAYS)]))
TAKE, DECLINE = BOOK.add_actions(SPACE)


@state_fields
class MarketState(State):
    turn: int
    supply: list[int]  #: gold that nobody has
    owned: list[list[int]]  #: by player, then by good
    fame: list[int]
    hands: list[Counts]
    decks: list[Deck]
    discards: list[Counts]
    front: list[Counts]
    cut: list[int]  #: what the next card costs less

    # -- small moves -------------------------------------------------------------------------------------------

    def draw(self, player: int, dice: Dice) -> None:
        if not size(self.decks[player]):
            self.decks[player] = shuffle_in(self.decks[player], self.discards[player])
            self.discards[player] = nothing(len(CARDS))
        card, self.decks[player] = draw_card(self.decks[player], dice)
        if card != NONE_LEFT:
            self.hands[player] = changed(self.hands[player], card, 1)
            self.tell(Event("drew", {"player": player}))

    def advance(self, player: int, steps: int) -> None:
        gone = walk(FAME, self.fame[player], steps)
        self.fame[player] = gone.space
        put(self.owned[player], POINT, gone.lost * LOST_STEP)
        for space in gone.passed:
            if space in FAME_REWARD:
                self.receive(player, FAME_REWARD[space], 1)

    def receive(self, player: int, good: int, count: int) -> None:
        """Goods that lie before a player: gold that is not there becomes coins, cloth beyond the limit is lost."""
        if good == GOLD:
            taken = take(self.supply, 0, count)
            put(self.owned[player], GOLD, taken)
            put(self.owned[player], COIN, count - taken)
        elif good == CLOTH:
            put(self.owned[player], CLOTH, count, CLOTH_LIMIT)
        else:
            put(self.owned[player], good, count)
        self.tell(Event("received", {"player": player, "good": NAMES.goods[good], "count": count}))

    def purse(self, player: int) -> Counts:
        owned = self.owned[player]
        return (owned[COIN], owned[GOLD], owned[CLOTH], total(self.hands[player]), 0, 0)

    def price(self, player: int, card: int) -> Price:
        """What a card costs the player now: what changes prices takes off coins."""
        coins = sum(due.amount for due in CARDS[card].cost if due.rates[0].kind == COIN)
        cheaper = max(0, coins - self.cut[player])
        for other, count in enumerate(self.front[player]):
            for change in modifiers(CARDS[other].effect, 0) * count:
                cheaper = change.changed(cheaper)
        rest = tuple(due for due in CARDS[card].cost if due.rates[0].kind != COIN)
        return (*plain_price((cheaper,)), *rest)


def with_gold(price: Price) -> list[Price]:
    return [accepting(price, COIN, Rate(GOLD, 1, 2))]


def settle_price(state: MarketState, player: int, price: Price) -> None:
    """Pay; where there are several ways the player is asked."""
    ways = ways_to_pay(with_gold(price), state.purse(player), (1, 2, 1.5, 1, 0, 0))[:MOST_WAYS]
    if len(ways) == 1:
        spend(state, player, ways[0].spent)
    else:
        state.push(ChooseWay(player, tuple(way.spent for way in ways)))


def spend(state: MarketState, player: int, spent: Counts) -> None:
    for good in (COIN, GOLD, CLOTH):
        take(state.owned[player], good, spent[good])
    put(state.supply, 0, spent[GOLD])
    for _ in range(spent[CARD]):
        state.push(PutBack(player))
    state.tell(Event("paid", {"player": player}))


class MarketEffects(EffectRules[MarketState]):
    def gain(self, state: MarketState, player: int, good: int, count: int, dice: Dice) -> None:
        if good == CARD:
            for _ in range(count):
                state.draw(player, dice)
        elif good == STEP:
            state.advance(player, count)
        else:
            state.receive(player, good, count)

    def affords(self, state: MarketState, player: int, price: Price) -> bool:
        return payable(with_gold(price), state.purse(player))

    def pay(self, state: MarketState, player: int, price: Price, dice: Dice) -> None:
        settle_price(state, player, price)

    def measure(self, state: MarketState, player: int, measure: int) -> int:
        return (state.owned[player][CLOTH], total(state.front[player]), state.fame[player])[measure]

    def can_do(self, state: MarketState, player: int, deed: Do) -> bool:
        return total(state.hands[player]) > 0

    def do(self, state: MarketState, player: int, deed: Do, dice: Dice) -> None:
        """Swap: draw a card for one put back."""
        state.push(DrawCard(-1, player))
        state.push(PutBack(player))

    def modify(self, state: MarketState, player: int, change: Modify) -> None:
        state.cut[player] = -change.by


@step_fields
class CarryOut(EffectStep[MarketState]):
    rules: ClassVar[EffectRules[Any]] = MarketEffects(BOOK, TAKE, DECLINE)


# -- the turn --------------------------------------------------------------------------------------------------


@step_fields
class Turn(Step[MarketState]):
    def run(self, state: MarketState, dice: Dice) -> None:
        player = state.turn % state.seats
        if state.turn == ROUNDS * state.seats:
            return
        state.turn += 1
        state.tell(Event("turn", {"player": player}, role=Role.OPENS_TURN))
        state.push(Turn(-1))
        state.push(FillHand(-1, player))
        if total(state.hands[player]):
            state.push(PlayCard(player))


@step_fields
class PlayCard(Step[MarketState]):
    def options(self, state: MarketState) -> list[int]:
        purse = changed(state.purse(self.who), CARD, -1)
        played = [
            PLAY + card
            for card, count in enumerate(state.hands[self.who])
            if count and payable(with_gold(state.price(self.who, card)), purse)
        ]
        return [*played, TOP, BOTTOM]

    def apply(self, state: MarketState, action: int, dice: Dice) -> None:
        if action in (TOP, BOTTOM):
            put(state.owned[self.who], COIN, 1)
            PutBack(self.who).apply(state, action, dice)
            return
        card = action - PLAY
        price = state.price(self.who, card)
        state.cut[self.who] = 0
        state.hands[self.who] = changed(state.hands[self.who], card, -1)
        state.tell(Event("played", {"player": self.who, "card": CARDS[card].id}))
        if CARDS[card].kept:
            state.front[self.who] = changed(state.front[self.who], card, 1)
        else:
            state.discards[self.who] = changed(state.discards[self.who], card, 1)
            state.push(CarryOut.of(self.who, EFFECTS[card]))
        settle_price(state, self.who, price)


@step_fields
class OfPlayer(Step[MarketState]):
    """Something that happens to a player by itself."""

    player: Seat


@step_fields
class DrawCard(OfPlayer):
    def run(self, state: MarketState, dice: Dice) -> None:
        state.draw(self.player, dice)


@step_fields
class FillHand(OfPlayer):
    def run(self, state: MarketState, dice: Dice) -> None:
        for _ in range(HAND - total(state.hands[self.player])):
            state.draw(self.player, dice)


@step_fields
class ChooseWay(Step[MarketState]):
    ways: Ways

    kind: ClassVar[Kind] = Kind.PAY

    def options(self, state: MarketState) -> list[int]:
        return [WAY + number for number in range(len(self.ways))]

    def apply(self, state: MarketState, action: int, dice: Dice) -> None:
        spend(state, self.who, self.ways[action - WAY])


@step_fields
class PutBack(Step[MarketState]):
    """Where the next card is put back can be seen by all."""

    def options(self, state: MarketState) -> list[int]:
        return [TOP, BOTTOM]

    def apply(self, state: MarketState, action: int, dice: Dice) -> None:
        state.push(ChooseCard(self.who, action == TOP))
        state.tell(Event("puts-back", {"player": self.who, "where": SPACE.verb(action)}))


@step_fields
class ChooseCard(Step[MarketState]):
    """Which card it is knows nobody else."""

    on_top: bool

    secrecy: ClassVar[int] = PRIVATE

    def options(self, state: MarketState) -> list[int]:
        return [CHOOSE + card for card, count in enumerate(state.hands[self.who]) if count]

    def apply(self, state: MarketState, action: int, dice: Dice) -> None:
        card = action - CHOOSE
        lay = put_on_top if self.on_top else put_at_bottom
        state.hands[self.who] = minus(state.hands[self.who], changed(nothing(len(CARDS)), card, 1))
        state.decks[self.who] = lay(state.decks[self.who], card, only(self.who))
