"""The state of a game of Kingdom Builder, and the small moves on it. It decides nothing: steps and locations do."""

from __future__ import annotations

from typing import Any, Final

from boardwright.games.kingdom_builder import events
from boardwright.games.kingdom_builder.board import ALL_BUT, BIT, NEIGHBOUR_CELLS, NEIGHBOURS, Board
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.kernel.dice import Dice
from boardwright.kernel.state import State

#: Terrains that a card can show come first in the catalogue; hands, deck and discards count by these.
CARD_TERRAINS: Final = sum(1 for terrain in CATALOG.terrains if terrain.cards)
NO_CARD: Final = -1


class KingdomState(State):
    """Everything about a game being played. Lists are by seat unless said otherwise."""

    __slots__ = (
        "board",
        "cards",
        "deck",
        "discards",
        "drawn_in",
        "due",
        "empty",
        "ending",
        "first",
        "gained",
        "hand",
        "held",
        "lords_need_one",
        "own",
        "placed",
        "players",
        "reach",
        "removed",
        "shuffles",
        "supply",
        "taken",
        "terrain",
        "tiles_left",
        "turn",
        "usable",
    )

    board: Board
    players: int
    cards: tuple[int, ...]
    lords_need_one: bool
    first: int

    # the board: bit sets of cells
    own: list[int]
    reach: list[int]  #: cells that touch an own settlement
    empty: int  #: cells with a terrain and without a settlement
    supply: list[int]

    # tiles: bit sets of location numbers
    held: list[int]
    taken: list[int]  #: ever got a tile there, lost ones included
    tiles_left: list[int]  #: by location number
    usable: int  #: tiles the player on turn may still use
    gained: int  #: tiles the player on turn got this turn

    # terrain cards: counts by terrain
    hand: list[int]  #: the terrain of the card in hand, or NO_CARD
    drawn_in: list[int]  #: after how many shuffles that card was drawn
    shuffles: int
    deck: list[int]
    discards: list[int]
    removed: list[int]

    # the turn
    turn: int
    terrain: int  #: the played terrain, or NO_CARD
    due: int  #: settlements of the mandatory action still to place
    placed: int  #: settlements of the mandatory action placed
    ending: bool  #: somebody has put the last settlement on the board

    def clone(self) -> KingdomState:
        copy = KingdomState()
        copy.copy_flow(self)
        copy.board = self.board
        copy.players = self.players
        copy.cards = self.cards
        copy.lords_need_one = self.lords_need_one
        copy.first = self.first
        copy.own = self.own[:]
        copy.reach = self.reach[:]
        copy.empty = self.empty
        copy.supply = self.supply[:]
        copy.held = self.held[:]
        copy.taken = self.taken[:]
        copy.tiles_left = self.tiles_left[:]
        copy.usable = self.usable
        copy.gained = self.gained
        copy.hand = self.hand[:]
        copy.drawn_in = self.drawn_in[:]
        copy.shuffles = self.shuffles
        copy.deck = self.deck[:]
        copy.discards = self.discards[:]
        copy.removed = self.removed[:]
        copy.turn = self.turn
        copy.terrain = self.terrain
        copy.due = self.due
        copy.placed = self.placed
        copy.ending = self.ending
        return copy

    def data(self) -> tuple[Any, ...]:
        board = self.board
        return (
            (tuple(board.quadrants), tuple(board.turned), self.players, self.cards, self.lords_need_one, self.first),
            (tuple(self.own), tuple(self.reach), self.empty, tuple(self.supply)),
            (tuple(self.held), tuple(self.taken), tuple(self.tiles_left), self.usable, self.gained),
            (tuple(self.hand), tuple(self.drawn_in), self.shuffles),
            (tuple(self.deck), tuple(self.discards), tuple(self.removed)),
            (self.turn, self.terrain, self.due, self.placed, self.ending),
            self.flow_data(),
        )

    # -- where a settlement may go -----------------------------------------------------------------------------

    def beside_own(self, player: int, fitting: int) -> int:
        """Of the cells that fit, the empty ones beside an own settlement, or all empty ones if there are none."""
        eligible = fitting & self.empty
        beside = eligible & self.reach[player]
        return beside if beside else eligible

    def still_due(self) -> int:
        """How many settlements the mandatory action still takes: no more than the supply has."""
        return min(self.due, self.supply[self.turn])

    # -- settlements -------------------------------------------------------------------------------------------

    def build(self, player: int, cell: int) -> None:
        """A settlement from the supply comes onto the board."""
        self.put(player, cell)
        left = self.supply[player] - 1
        self.supply[player] = left
        if self.journal is not None:
            self.journal.append(events.built(player, cell, left))
        if self.board.zone & BIT[cell]:
            self.gain_tiles(player, cell)
        if not left and not self.ending:
            self.ending = True
            if self.journal is not None:
                self.journal.append(events.last_round(player))

    def put(self, player: int, cell: int) -> None:
        self.empty ^= BIT[cell]
        self.own[player] |= BIT[cell]
        self.reach[player] |= NEIGHBOURS[cell]

    def lift(self, player: int, cell: int) -> None:
        """A settlement leaves its cell, in hand until it is put down."""
        self.empty |= BIT[cell]
        own = self.own[player] & ALL_BUT[cell]
        self.own[player] = own
        reach = self.reach[player]
        for near in NEIGHBOUR_CELLS[cell]:
            if not NEIGHBOURS[near] & own:
                reach &= ALL_BUT[near]
        self.reach[player] = reach

    def put_down(self, player: int, origin: int, cell: int) -> None:
        """A lifted settlement comes to its new cell: tiles left behind are lost before new ones are gained."""
        self.put(player, cell)
        if self.journal is not None:
            self.journal.append(events.moved(player, origin, cell))
        if self.board.zone & BIT[origin]:
            self.lose_tiles(player, origin)
        if self.board.zone & BIT[cell]:
            self.gain_tiles(player, cell)

    # -- location tiles ----------------------------------------------------------------------------------------

    def gain_tiles(self, player: int, cell: int) -> None:
        """Take a tile from every location beside the cell that has some left and gave this player none before."""
        board = self.board
        for number in range(len(board.zones)):
            if not board.zones[number] >> cell & 1:
                continue
            bit = 1 << number
            if not self.tiles_left[number] or self.taken[player] & bit:
                continue
            self.tiles_left[number] -= 1
            self.taken[player] |= bit
            self.held[player] |= bit
            self.gained |= bit
            if self.journal is not None:
                place = board.locations[number]
                self.journal.append(events.tile_gained(player, board.kinds[number], place, self.tiles_left[number]))

    def lose_tiles(self, player: int, origin: int) -> None:
        """Give up the tiles of locations beside the cell just left that no own settlement touches any more."""
        board = self.board
        for number in range(len(board.zones)):
            if not board.zones[number] >> origin & 1:
                continue
            if self.held[player] >> number & 1 and not board.zones[number] & self.own[player]:
                self.drop_tile(player, number)

    def drop_tile(self, player: int, number: int) -> None:
        """Lose one tile; of two of a kind, the copy that cannot be used any more this turn goes first."""
        bit = 1 << number
        self.held[player] &= ~bit
        if self.usable & bit:
            self.usable &= ~bit
            for twin in self.tiles_of(player, self.board.kinds[number]):
                if not self.usable >> twin & 1:
                    self.usable |= 1 << twin
                    self.gained &= ~(1 << twin)
        self.gained &= ~bit
        if self.journal is not None:
            self.journal.append(events.tile_lost(player, self.board.kinds[number], self.board.locations[number]))

    def tiles_of(self, player: int, kind: int) -> list[int]:
        """The numbers of the player's tiles of that kind."""
        kinds = self.board.kinds
        return [number for number in range(len(kinds)) if kinds[number] == kind and self.held[player] >> number & 1]

    def spend_tile(self, player: int, kind: int) -> None:
        """Turn one usable tile of that kind over."""
        for number in self.tiles_of(player, kind):
            if self.usable >> number & 1:
                self.usable &= ~(1 << number)
                break
        if self.journal is not None:
            self.journal.append(events.used(player, kind))

    # -- terrain cards -----------------------------------------------------------------------------------------

    def draw(self, dice: Dice) -> int:
        """The terrain of the next card of the deck; NO_CARD when deck and discards are empty."""
        deck = self.deck
        count = sum(deck)
        if not count:
            count = sum(self.discards)
            if not count:
                return NO_CARD
            self.deck = deck = self.discards
            self.discards = [0] * CARD_TERRAINS
            self.shuffles += 1
            if self.journal is not None:
                self.journal.append(events.reshuffled())
        chosen = dice.below(count)
        terrain = 0
        while chosen >= deck[terrain]:
            chosen -= deck[terrain]
            terrain += 1
        deck[terrain] -= 1
        return terrain

    def draw_hand(self, player: int, dice: Dice) -> None:
        """Draw the card for the player's next turn."""
        terrain = self.draw(dice)
        self.hand[player] = terrain
        self.drawn_in[player] = self.shuffles
        if self.journal is not None and terrain != NO_CARD:
            self.journal.append(events.drew(player))
            self.journal.append(events.drew_card(player, terrain))
