"""Market Day, the game: what is asked, seen, counted and written down. What happens is in `market_rules`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

from boardwright.kernel.actions import ActionSpace
from boardwright.kernel.dice import Dice
from boardwright.kernel.game import Game
from boardwright.kernel.messages import Message, Refusal
from boardwright.kernel.scoring import Earning, ScoreLine, ScoreSheet
from boardwright.kernel.steps import Step
from boardwright.toolkit.counts import counted, draw_some, nothing, plus, put_in, total
from boardwright.toolkit.decks import as_seen, contents, dealt_anew, empty_deck, hidden_from, shuffled_deck
from boardwright.toolkit.effects.book import effect_kinds
from boardwright.toolkit.effects.values import points
from boardwright.toolkit.effects.worth import Appraisal, worth
from boardwright.toolkit.kinds import Counts, Decks, Listed, Number
from boardwright.toolkit.positions import Format, Item, Section, refuse_faults, table_of
from boardwright.toolkit.supplies import beyond
from boardwright.toolkit.written import Written
from tests.toolkit.market_rules import (
    BOOK,
    CARDS,
    CLOTH,
    CLOTH_LIMIT,
    GOLD,
    GOLD_IN_GAME,
    HAND,
    NAMES,
    OWNED,
    POINT,
    SPACE,
    CarryOut,
    MarketState,
    Turn,
)

COMPONENTS = frozenset(target for action in range(SPACE.size) for target in SPACE.targets(action)) | {"purse:mine"}
ONE_OF_EACH = counted(range(len(CARDS)), len(CARDS))
IDS = [card.id for card in CARDS]
GOODS, SOME_CARDS, NUMBER = Counts(NAMES.goods), Counts(IDS), Number(99)
FORMAT = Format(
    Section((Item("turn", NUMBER),)),
    Section(
        (
            Item("owned", GOODS),
            Item("fame", NUMBER),
            Item("hand", SOME_CARDS, "hands"),
            Item("deck", Decks(IDS), "decks"),
            Item("discards", SOME_CARDS),
            Item("front", SOME_CARDS),
            Item("cut", NUMBER),
        )
    ),
    Written(CarryOut.__module__, {"Ways": Listed(GOODS), **effect_kinds(BOOK)}),
)


@dataclass(frozen=True, slots=True)
class MarketView:
    turn: int
    supply: int
    owned: tuple[tuple[int, ...], ...]
    fame: tuple[int, ...]
    front: tuple[tuple[int, ...], ...]
    discards: tuple[tuple[int, ...], ...]
    hands: tuple[int, ...]
    #: By player what lies on top of the deck, how many shuffled cards there are, and what lies at the bottom.
    decks: tuple[tuple[Any, ...], ...]
    mine: tuple[int, ...]


class Market(Game[MarketState]):
    id: ClassVar[str] = "market"
    rules_version: ClassVar[int] = 1
    players: ClassVar[range] = range(2, 4)
    space: ClassVar[ActionSpace] = SPACE
    messages: ClassVar[Path] = Path(__file__).parent / "market_messages"

    def setup(self, players: int, options: Mapping[str, Any], dice: Dice) -> MarketState:
        state = blank(players)
        state.supply = [GOLD_IN_GAME - players]
        state.owned = [[3, 1, 0, 0, 0, 0] for _ in range(players)]
        state.decks = [shuffled_deck(ONE_OF_EACH)] * players
        for player in [player for player in range(players) for _ in range(HAND)]:
            state.draw(player, dice)
        state.push(Turn(-1))
        return state

    # -- being asked -------------------------------------------------------------------------------------------

    def prompt(self, state: MarketState, step: Step[Any], player: int | None) -> Message:
        if isinstance(step, CarryOut):
            return step.prompt(state)
        return Message(f"prompt-{type(step).__name__.lower()}")

    def label(self, state: MarketState, action: int) -> Message:
        said = state.main[-1].label(state, action) if state.main else None
        return said or Message(f"action-{SPACE.verb(action)}")

    def components(self, state: MarketState) -> Iterable[str]:
        return COMPONENTS

    def why_not(self, state: MarketState, step: Step[Any], target: str) -> Refusal:
        return Refusal("MD-1.1", Message("refusal-not-now"))

    def why_not_action(self, state: MarketState, step: Step[Any], action: int) -> Refusal:
        return Refusal("MD-1.1", Message("refusal-not-now"))

    def refuse_turn(self, state: MarketState, waiting: Sequence[int]) -> Refusal:
        return Refusal("MD-1.2", Message("refusal-wait" if waiting else "refusal-over"))

    # -- knowing -----------------------------------------------------------------------------------------------

    def view(self, state: MarketState, player: int | None) -> MarketView:
        return MarketView(
            turn=state.turn,
            supply=state.supply[0],
            owned=tuple(tuple(row) for row in state.owned),
            fame=tuple(state.fame),
            front=tuple(state.front),
            discards=tuple(state.discards),
            hands=tuple(total(hand) for hand in state.hands),
            decks=tuple(
                (as_seen(deck.top, player), total(deck.middle), as_seen(deck.bottom, player)) for deck in state.decks
            ),
            mine=() if player is None else state.hands[player],
        )

    def determinize(self, state: MarketState, player: int | None, dice: Dice) -> MarketState:
        copy = state.clone()
        for seat in range(copy.seats):
            pool = list(hidden_from(copy.decks[seat], player))
            if seat != player:
                put_in(pool, copy.hands[seat])
                copy.hands[seat] = draw_some(pool, total(copy.hands[seat]), dice)
            copy.decks[seat] = dealt_anew(copy.decks[seat], player, pool, dice)
        return copy

    # -- counting ----------------------------------------------------------------------------------------------

    def card_points(self, state: MarketState, seat: int, card: int) -> int:
        if not state.front[seat][card]:
            return 0
        return points(CARDS[card].effect, lambda measure: CarryOut.rules.measure(state, seat, measure))

    def points_now(self, state: MarketState) -> list[int]:
        return [sheet.total for sheet in self.sheet(state, None)]

    def lines(self, state: MarketState, seat: int) -> Iterator[ScoreLine]:
        yield self.line("purse", state.owned[seat][POINT], "purse:mine")
        for number, card in enumerate(CARDS):
            yield self.line(card.id, self.card_points(state, seat, number), f"card:{card.id}")

    def sheet(self, state: MarketState, player: int | None) -> list[ScoreSheet]:
        return [ScoreSheet(seat, tuple(self.lines(state, seat))) for seat in range(state.seats)]

    def line(self, name: str, earned: int, target: str) -> ScoreLine:
        return ScoreLine(name, Message(name), "MD-2.1", (Earning(earned, (target,)),))

    def advice(self, state: MarketState, player: int) -> float:
        rules = CarryOut.rules
        prices = Appraisal((0.5, 1, 0.7, 0.5, 1, 0.5), (1,), (0.3,), lambda m: rules.measure(state, player, m))
        owned = sum(prices.goods[good] * count for good, count in enumerate(state.owned[player]))
        hand = sum(count * worth(CARDS[card].effect, prices) for card, count in enumerate(state.hands[player]))
        return owned + hand / 10 + sum(self.card_points(state, player, card) for card in range(len(CARDS)))

    def audit(self, state: MarketState) -> list[str]:
        found: list[str] = []
        gold = state.supply[0] + sum(row[GOLD] for row in state.owned)
        if gold != GOLD_IN_GAME:
            found.append(f"there are {gold} pieces of gold")
        limits = [CLOTH_LIMIT if good == CLOTH else 99 * (good in OWNED) for good in range(len(NAMES.goods))]
        for seat in range(state.seats):
            found += [f"player {seat} has too much {NAMES.goods[good]}" for good in beyond(state.owned[seat], limits)]
            cards = plus(plus(contents(state.decks[seat]), state.hands[seat]), state.discards[seat])
            if plus(cards, state.front[seat]) != ONE_OF_EACH:
                found.append(f"player {seat} has lost a card")
        return found

    # -- positions ---------------------------------------------------------------------------------------------

    def write_position(self, state: MarketState) -> dict[str, Any]:
        return FORMAT.write(state)

    def read_position(self, description: Mapping[str, Any]) -> tuple[int, dict[str, Any], MarketState]:
        players, options = table_of(self, description)
        state = blank(players)
        FORMAT.read(description, state)
        state.owned = [list(row) for row in state.owned]
        state.supply = [GOLD_IN_GAME - sum(row[GOLD] for row in state.owned)]
        refuse_faults(self.audit(state))
        return players, options, state


def blank(players: int) -> MarketState:
    """A table at which nobody has anything."""
    state = MarketState()
    state.start_flow(players)
    state.turn, state.supply = 0, [GOLD_IN_GAME]
    state.owned = [[0] * len(NAMES.goods) for _ in range(players)]
    state.fame, state.cut = [0] * players, [0] * players
    state.decks = [empty_deck(len(CARDS))] * players
    state.hands = [nothing(len(CARDS))] * players
    state.discards, state.front = state.hands[:], state.hands[:]
    return state


MARKET = Market()
