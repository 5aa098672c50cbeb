"""The state of a game of Kingdom Builder, and the small moves on it. It decides nothing: steps and extra actions do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from boardwright.games.kingdom_builder import events
from boardwright.games.kingdom_builder.actions import ANYWHERE
from boardwright.games.kingdom_builder.board import ALL_BUT, BIT, GRID, NEIGHBOUR_CELLS, NEIGHBOURS, OUTPOST, Board
from boardwright.games.kingdom_builder.catalog import CATALOG
from boardwright.games.kingdom_builder.events import at_cell, with_tile
from boardwright.kernel.dice import Dice
from boardwright.kernel.fields import Wiring, state_fields
from boardwright.kernel.state import State
from boardwright.kernel.steps import bits

if TYPE_CHECKING:
    from boardwright.games.kingdom_builder.watching import Watchers

#: A kind of terrain card.
Card: TypeAlias = int
#: Kinds of terrain cards: hands, deck and discards count by these. Those that show one terrain have its number.
CARD_KINDS: Final = len(CATALOG.terrain_cards)
#: Instead of a card or a terrain: there is none, or it is still to be chosen.
NO_CARD: Final = -1
UNDECIDED: Final = -2
#: Instead of points by card: those of the treasures.
TREASURE: Final = -1


class Kit(NamedTuple):
    """What a player has beside settlements, tiles and cards. Sets of cells, unless said otherwise."""

    warriors: int = 0
    ship: int = 0
    wagon: int = 0
    hall: int = 0
    aside: int = 0  #: how many settlements wait for the next mandatory action
    colonies: int = 0  #: value of the settlement tiles
    markers: int = 0  #: rows with a marker, as a bit set
    spent: int = 0  #: tiles used in answer to others, as a bit set of tile numbers


@dataclass(frozen=True, slots=True)
class Rulings:
    """How the table reads rules that have two common readings; the defaults are ours."""

    lords_need_one: bool = False
    sword_keeps_tiles: bool = False
    equal_cards_free: bool = False
    pieces_move: bool = False
    corners_twice: bool = False
    only_way_back: bool = False


@state_fields
class KingdomState(State):
    """Everything about a game being played. Lists are by seat unless said otherwise."""

    # the table
    board: Board
    players: int
    cards: tuple[int, ...]
    tasks: tuple[int, ...]
    scouted: int  #: the terrain whose cards the Scouts have removed, or NO_CARD
    rulings: Rulings
    watchers: Wiring[Watchers]
    watched: Wiring[bool]  #: whether there are any, for whoever must ask often
    first: int

    # the board: bit sets of cells
    own: list[int]  #: settlements, and pieces that count as settlements
    reach: list[int]  #: cells that touch an own one, or an own scout
    empty: int  #: cells with a terrain and without a piece
    unguarded: int  #: cells that touch no warrior
    pieces: int  #: anybody's pieces that count as settlements without being some
    walls: int
    scouts: int  #: tokens of the player on turn
    strayed: int  #: cells left by the move of several steps under way
    carried: int  #: what is in the air: 0 a settlement, else a piece's place in the kit, counted from 1
    supply: list[int]
    kits: list[Kit]
    paid: list[tuple[int, ...]]  #: points scored in play: for each card, then for treasures

    # tiles: bit sets of tile numbers
    held: list[int]
    taken: list[int]  #: ever got that tile, lost ones included
    tiles_left: list[int]  #: by tile number
    usable: int  #: tiles the player on turn may still use
    gained: int  #: tiles the player on turn got this turn

    # terrain cards: counts by kind
    hand: list[tuple[int, ...]]  #: the kinds of the cards in hand
    drawn_in: list[tuple[int, ...]]  #: after how many shuffles each of them was drawn
    shuffles: int
    deck: list[int]
    discards: list[int]
    removed: list[int]

    # the turn
    turn: int
    open: tuple[int, ...]  #: the cards laid open
    terrain: int  #: the played terrain, NO_CARD or UNDECIDED
    due: int  #: settlements of the mandatory action still to place
    placed: int  #: settlements of the mandatory action placed
    laid: int  #: where the first ones of them went
    broken_off: bool  #: the mandatory action was over too soon, for want of a card
    reserve: int  #: settlements set aside that the mandatory action takes first
    visited: int  #: quadrants built in, as a bit set of places
    more_cards: int  #: cards to draw beyond the usual at the end of the turn
    ending: bool  #: somebody has put the last settlement on the board

    # -- where a settlement may go -----------------------------------------------------------------------------

    def free(self, fitting: int) -> int:
        """Of the cells that fit, those where a piece may come to stand."""
        return fitting & self.empty & self.unguarded

    def free_from(self, player: int, origin: int, fitting: int) -> int:
        """The same for a piece that is about to leave ``origin``: a warrior does not stand in its own way."""
        warriors = self.kits[player].warriors
        if not warriors >> origin & 1:
            return fitting & self.empty & self.unguarded
        return fitting & self.empty & ~guarded_cells(self.kits, origin)

    def beside_own(self, player: int, fitting: int) -> int:
        """Of the cells that fit, the free ones beside an own settlement, or all free ones if there are none."""
        eligible = fitting & self.empty & self.unguarded
        beside = eligible & self.reach[player]
        return beside if beside else eligible

    def placements(self, player: int, fitting: int) -> int:
        """The actions that put a settlement on a cell that fits, those of the Outpost included."""
        eligible = fitting & self.empty & self.unguarded
        beside = eligible & self.reach[player]
        if not beside:
            return eligible
        if self.usable & self.board.outposts and player == self.turn:
            return beside | (eligible ^ beside) << ANYWHERE
        return beside

    def still_due(self) -> int:
        """How many settlements the mandatory action still takes: no more than there are."""
        return min(self.due, self.supply[self.turn] + self.reserve)

    def standing(self, player: int) -> int:
        """What counts as the player's settlements in this turn: the scouts of the player on turn, too."""
        return self.own[player] | self.scouts if player == self.turn else self.own[player]

    def played_cells(self) -> int:
        """The cells of the played terrain; none while there is no such terrain."""
        return self.board.terrain[self.terrain] if self.terrain >= 0 else 0

    def movable(self, player: int) -> int:
        """What actions that move settlements may move."""
        if self.rulings.pieces_move:
            return self.own[player] & ~self.kits[player].hall
        return self.own[player] & ~self.pieces

    # -- settlements -------------------------------------------------------------------------------------------

    def build(self, player: int, cell: int, tiles: bool = True) -> None:
        """A settlement from the supply comes onto the board, and takes tiles unless told otherwise."""
        bit = BIT[cell]
        self.empty ^= bit
        self.own[player] |= bit
        self.reach[player] |= NEIGHBOURS[cell]
        left = self.supply[player] - 1
        self.supply[player] = left
        if self.journal is not None:
            self.journal.append(events.built(player, self.board, cell, left))
        if tiles and self.board.zone & bit:
            self.gain_tiles(player, bit)
        if self.watched:
            for watcher in self.watchers.built:
                watcher.built(self, player, cell)
        if not left:
            self.announce_end(player)

    def place(self, player: int, action: int) -> None:
        """Carry out one of the `placements`."""
        if action >= ANYWHERE:
            self.spend_tile(player, OUTPOST)
            action -= ANYWHERE
        self.build(player, action)

    def announce_end(self, player: int) -> None:
        """The last settlement has left the supply, unless some are set aside: the end is near."""
        waiting = self.reserve if player == self.turn else 0
        if not self.ending and not self.supply[player] and not waiting and not self.kits[player].aside:
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
        standing = own | self.scouts if player == self.turn else own
        for near in NEIGHBOUR_CELLS[cell]:
            if not NEIGHBOURS[near] & standing:
                reach &= ALL_BUT[near]
        self.reach[player] = reach
        if self.pieces & BIT[cell]:
            self.carried = self.unequip(player, cell) + 1

    def put_down(self, player: int, origin: int, cell: int, tiles: bool = True) -> None:
        """A lifted settlement comes to its new cell: tiles left behind are lost before new ones are gained."""
        self.land(player, origin, cell)
        if self.board.zone & BIT[origin]:
            self.lose_tiles(player, BIT[origin])
        self.arrive(player, cell, tiles)

    def walk(self, player: int, origin: int, cell: int) -> None:
        """One step of a longer move: tiles are gained on the way, what is lost is judged at the end of it."""
        self.strayed |= BIT[origin]
        self.lift(player, origin)
        self.land(player, origin, cell)
        self.arrive(player, cell)

    def land(self, player: int, origin: int, cell: int) -> None:
        """What is in the air comes down."""
        self.put(player, cell)
        if self.carried:
            self.equip(player, self.carried - 1, BIT[cell])
            self.carried = 0
        if self.journal is not None:
            self.journal.append(events.moved(player, origin, cell))

    def arrive(self, player: int, cell: int, tiles: bool = True) -> None:
        """A moved piece has come to a cell."""
        if tiles and self.board.zone & BIT[cell]:
            self.gain_tiles(player, BIT[cell])
        for watcher in self.watchers.moved:
            watcher.moved(self, player, cell)

    # -- other pieces ------------------------------------------------------------------------------------------

    def equip(self, player: int, slot: int, cells: int) -> None:
        """Note in the kit that the piece of that slot stands on those cells."""
        kit = list(self.kits[player])
        kit[slot] |= cells
        self.kits[player] = Kit(*kit)
        self.pieces |= cells
        if not slot:
            self.guard()

    def unequip(self, player: int, cell: int) -> int:
        """Forget the piece on that cell; returns its slot."""
        kit = list(self.kits[player])
        slot = next(slot for slot in range(len(PIECES)) if kit[slot] >> cell & 1)
        kit[slot] &= ~BIT[cell]
        self.kits[player] = Kit(*kit)
        self.pieces &= ~BIT[cell]
        if not slot:
            self.guard()
        return slot

    def guard(self) -> None:
        """Find the cells that no warrior touches."""
        self.unguarded = GRID.full & ~guarded_cells(self.kits)

    def deploy(self, player: int, slot: int, cells: int) -> None:
        """A piece comes onto the board; it counts as a settlement on each of its cells."""
        standing = bits(cells)
        for cell in standing:
            self.put(player, cell)
        self.equip(player, slot, cells)
        self.tell(at_cell(f"put-{PIECES[slot]}", player, standing[len(standing) // 2]))
        if self.board.zone & cells:
            self.gain_tiles(player, cells)
        for watcher in self.watchers.built:
            for cell in standing:
                watcher.built(self, player, cell)

    def take_off(self, player: int, cell: int) -> bool:
        """A piece leaves the board, a settlement without a place to go yet; whether it was a settlement."""
        self.lift(player, cell)
        settlement = not self.carried
        self.carried = 0
        return settlement

    def put_scout(self, player: int, cell: int) -> None:
        self.empty ^= BIT[cell]
        self.scouts |= BIT[cell]
        self.reach[player] |= NEIGHBOURS[cell]
        self.tell(at_cell("put-scout", player, cell))

    def call_scouts_back(self, player: int) -> None:
        self.empty |= self.scouts
        self.scouts = 0
        self.reach[player] = GRID.near(self.own[player])

    def put_wall(self, player: int, cell: int) -> None:
        self.empty ^= BIT[cell]
        self.walls |= BIT[cell]
        self.tell(at_cell("put-wall", player, cell))

    def pay(self, player: int, source: int, points: int, event: str) -> None:
        """Points scored in play, for the card in that place or for a treasure."""
        paid = list(self.paid[player])
        paid[source] += points
        self.paid[player] = tuple(paid)
        if self.journal is not None:
            self.journal.append(events.paid(player, event, points))

    # -- tiles -------------------------------------------------------------------------------------------------

    def gain_tiles(self, player: int, cells: int) -> None:
        """Take a tile from every place beside those cells that has some left and gave this player none before."""
        board = self.board
        for number in range(len(board.zones)):
            if not board.zones[number] & cells:
                continue
            if self.tiles_left[number] and not self.taken[player] >> number & 1:
                self.gain_tile(player, number)

    def gain_tile(self, player: int, number: int) -> None:
        bit = 1 << number
        self.tiles_left[number] -= 1
        self.taken[player] |= bit
        self.held[player] |= bit
        if player == self.turn:
            self.gained |= bit
        if self.journal is not None:
            self.journal.append(events.tile_gained(player, self.board, number, self.tiles_left[number]))
        for watcher in self.watchers.gained:
            watcher.gained(self, player, number)

    def lose_tiles(self, player: int, origins: int) -> None:
        """Give up the tiles of locations beside the cells just left that no own settlement touches any more."""
        board = self.board
        for number in range(len(board.locations)):
            if not board.zones[number] & origins:
                continue
            if self.held[player] >> number & 1 and not board.zones[number] & self.own[player]:
                self.drop_tile(player, number)

    def drop_tile(self, player: int, number: int) -> None:
        """Lose one tile; of two of a kind, the copy that cannot be used any more this turn goes first."""
        bit = 1 << number
        self.held[player] &= ~bit
        twins = self.tiles_of(player, self.board.kinds[number])
        if player == self.turn:
            if self.usable & bit:
                self.usable &= ~bit
                for twin in twins:
                    if not self.usable >> twin & 1:
                        self.usable |= 1 << twin
                        self.gained &= ~(1 << twin)
            self.gained &= ~bit
        kit = self.kits[player]
        if kit.spent:
            gone = bit if kit.spent & bit else sum(1 << twin for twin in twins if kit.spent >> twin & 1)
            self.kits[player] = kit._replace(spent=kit.spent & ~gone)
        if self.journal is not None:
            self.journal.append(events.tile_lost(player, self.board, number))

    def tiles_of(self, player: int, kind: int) -> list[int]:
        """The numbers of the player's tiles of that kind."""
        kinds = self.board.kinds
        return [number for number in range(len(kinds)) if kinds[number] == kind and self.held[player] >> number & 1]

    def spend_tile(self, player: int, kind: int) -> None:
        """The player on turn turns a usable tile of that kind over."""
        tiles = self.usable & self.board.numbers(kind)
        self.usable ^= tiles & -tiles
        if self.journal is not None:
            self.journal.append(with_tile("used", player, kind))

    # -- terrain cards -----------------------------------------------------------------------------------------

    def draw(self, dice: Dice) -> int:
        """The kind of the next card of the deck; NO_CARD when deck and discards are empty."""
        deck = self.deck
        count = sum(deck)
        if not count:
            count = sum(self.discards)
            if not count:
                return NO_CARD
            self.deck = deck = self.discards
            self.discards = [0] * CARD_KINDS
            self.shuffles += 1
            if self.journal is not None:
                self.journal.append(events.reshuffled())
        chosen = dice.below(count)
        kind = 0
        while chosen >= deck[kind]:
            chosen -= deck[kind]
            kind += 1
        deck[kind] -= 1
        return kind

    def draw_hand(self, player: int, dice: Dice) -> None:
        """Draw a card for the player's next turn."""
        kind = self.draw(dice)
        if kind == NO_CARD:
            return
        self.hand[player] += (kind,)
        self.drawn_in[player] += (self.shuffles,)
        if self.journal is not None:
            self.journal.append(events.drew(player))
            self.journal.append(events.drew_card(player, kind))


#: The pieces that count as settlements, in the order of the kit.
PIECES: Final = ("warrior", "ship", "wagon", "hall")


def guarded_cells(kits: list[Kit], leaving: int = -1) -> int:
    """The cells that touch a warrior; one about to leave its cell does not count."""
    guarded = 0
    for kit in kits:
        for cell in bits(kit.warriors):
            if cell != leaving:
                guarded |= NEIGHBOURS[cell]
    return guarded
