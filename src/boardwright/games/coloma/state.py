"""The state of a game of Coloma, and the small moves on it. It decides nothing: steps do.

Actors are the seats and after them Shade, if it plays. Sites are 0 to 4; sets of things are bits of an int.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from boardwright.games.coloma.catalog import CATALOG
from boardwright.kernel.dice import Dice
from boardwright.kernel.fields import state_fields
from boardwright.kernel.state import State
from boardwright.toolkit.counts import NONE_LEFT, Counts, changed, draw, nothing
from boardwright.toolkit.decks import Deck, draw_card, only, put_at_bottom, put_on_top

#: No site, nobody, nothing.
NONE: Final = -1
#: Who stands in a row of gunmen besides actors: nobody, or the three of a colour that nobody plays.
EMPTY_ROW: Final = -1
NEUTRAL: Final = 7

# What has been done in a turn, as bits; then one for each kind of building whose ability was used.
MAIN_DONE: Final = 1  #: the primary action
SECOND_DONE: Final = 2  #: the secondary action
OPENED: Final = 4  #: the secondary section is usable despite the barricade
ROW_DONE: Final = 8
SPECIAL_DONE: Final = 16
MILL_DONE: Final = 32  #: the mill's shovel; its wheelbarrow is the next bit
BEGUN: Final = 128  #: anything at all
CARD_DONE: Final = 8  #: shift

MOST_DUDES: Final = CATALOG.dudes
MOST_TENTS: Final = CATALOG.tents
MOST_HORSES: Final = CATALOG.horses
MOST_OUTLAWS: Final = CATALOG.outlaws
STACK: Final = 0
ROW_SIZES: Final = [row.size for row in CATALOG.rows]
SLOT_OUTLAWS: Final = [slot.outlaws for slot in CATALOG.slots]
NO_BARRELS: Final = nothing(len(CATALOG.barrels))
#: What a nugget is worth, by number of players and nuggets in the supply.
GOLD_VALUES: Final[list[list[int]]] = []


def gold_slots(players: int) -> int:
    """How many nuggets the supply holds."""
    return len(CATALOG.gold_rows) * CATALOG.gold_columns[players - 1]


def gold_value(players: int, supply: int) -> int:
    """The value of the lowest row that is not full; of the highest while all are."""
    columns = CATALOG.gold_columns[players - 1]
    missing = gold_slots(players) - supply
    lowest = max(0, missing - 1) // columns
    return CATALOG.gold_rows[lowest]


for _players in CATALOG.players:
    GOLD_VALUES.append([gold_value(_players, supply) for supply in range(gold_slots(_players) + 1)])


class Modules(NamedTuple):
    """What the table has chosen to play with; the names of the options."""

    hotels: bool = False
    mules: bool = False
    #: Of the specialities, base, deluxe, all or none; and whether they are chosen rather than dealt.
    specialities: str = "none"
    chosen: bool = False
    #: How strong Shade is.
    shade: str = "normal"


@state_fields
class ColomaState(State):
    """Everything about a game being played. Lists are by actor unless said otherwise."""

    modules: Modules
    actors: int
    year: int
    round: int  #: the Barker is at the site of this number
    sheriff: int
    barricade: int  #: the site where it lies
    outlaws: int
    gold: int  #: in the supply
    cart: int
    shootout: int  #: the table that counts this year
    tiles: int  #: tables that may come next, as bits
    rows: tuple[int, ...]  #: whose gunmen stand there, by row
    hideout: tuple[int, ...]  #: kinds of the barrels that lie open, NONE for an empty slot
    pile: Counts  #: barrels face down, by kind: never a hidden order
    discards: Counts
    bridges: Counts  #: left, by kind
    hotels: int  #: left, as bits
    cards_left: int  #: specialities that can still be picked, as bits
    shown: tuple[int, ...]  #: the sites of Buster's cards that lie open
    buster: int  #: the site where Buster stands, or NONE
    sites: tuple[int, ...]  #: where pioneers stand, or NONE
    last: tuple[int, ...]  #: where they stood in the round before
    mules: tuple[int, ...]
    order: tuple[int, ...]  #: who has still to take a turn in this round
    towns_left: tuple[int, ...]  #: wagon cards that Shade has not drawn yet: spaces
    sealed: list[int]  #: sites chosen in secret, or NONE
    sealed_mules: list[int]
    boards: list[int]
    special: list[int]  #: the speciality, or NONE
    coins: list[int]
    nuggets: list[int]
    cabin: list[int]  #: dudes in the cabin
    dudes: list[int]  #: dudes in the supply
    tents: list[int]  #: tents in the cabin
    canvas: list[int]  #: tents in the supply
    horses: list[int]
    points: list[int]
    graves: list[int]
    fallen: list[int]  #: gunmen buried in this shoot-out
    guests: list[int]
    wagons: list[int]
    events: list[int]  #: events with an own tent, as bits
    regions: list[int]
    hands: list[int]  #: kinds of cards, as bits: there is one of each
    decks: list[Deck]
    town: list[int]  #: kinds of buildings, as bits
    rivers: list[int]  #: canyons with a river, as bits; of Shade their number
    spans: list[int]  #: kinds of bridges, as bits
    lodges: list[int]  #: hotels, as bits
    barrels: list[Counts]  #: unused, by kind
    used: list[Counts]  #: barrels used, by kind
    carrots: list[int]  #: events with an own carrot, as bits
    done: list[int]  #: in this turn, as bits
    fresh: list[int]  #: buildings built in this turn, as bits
    bonus: list[int]  #: spaces that the wagon may go farther in this turn

    # -- actors ------------------------------------------------------------------------------------------------

    def clockwise(self) -> list[int]:
        """All actors, the sheriff first."""
        return [(self.sheriff + number) % self.actors for number in range(self.actors)]

    def shade(self) -> int:
        """The actor that is Shade, or NONE."""
        return self.seats if self.actors > self.seats else NONE

    def gunmen(self, owner: int) -> int:
        """How many stand in the rows for an actor, or for NEUTRAL."""
        found = 0
        for row in range(len(self.rows)):
            if self.rows[row] == owner:
                found += ROW_SIZES[row]
        return found

    def all_gunmen(self) -> int:
        found = 0
        for row in range(len(self.rows)):
            if self.rows[row] != EMPTY_ROW:
                found += ROW_SIZES[row]
        return found

    # -- gaining -----------------------------------------------------------------------------------------------

    def gain_dudes(self, actor: int, count: int) -> int:
        """From the supply to the cabin, as many as there are."""
        came = min(count, self.dudes[actor])
        self.dudes[actor] -= came
        self.cabin[actor] += came
        return came

    def gain_tents(self, actor: int, count: int) -> int:
        came = min(count, self.canvas[actor])
        self.canvas[actor] -= came
        self.tents[actor] += came
        return came

    def gain_horses(self, actor: int, count: int, limit: int = MOST_HORSES) -> int:
        came = max(0, min(count, limit - self.horses[actor]))
        self.horses[actor] += came
        return came

    def gain_gold(self, actor: int, count: int) -> int:
        """From the supply, as many as there are; how many came."""
        came = min(count, self.gold)
        self.gold -= came
        self.nuggets[actor] += came
        return came

    def draw_cards(self, actor: int, count: int, dice: Dice) -> int:
        """As many as there are; returns those drawn, as bits."""
        deck = self.decks[actor]
        drawn = 0
        for _ in range(count):
            card, deck = draw_card(deck, dice)
            if card == NONE_LEFT:
                break
            drawn |= 1 << card
        self.decks[actor] = deck
        self.hands[actor] |= drawn
        return drawn

    # -- giving ------------------------------------------------------------------------------------------------

    def spend_gold(self, actor: int, count: int) -> None:
        """Into the mining cart."""
        self.nuggets[actor] -= count
        self.cart += count

    def spend_dudes(self, actor: int, count: int) -> None:
        """From the cabin back to the supply."""
        self.cabin[actor] -= count
        self.dudes[actor] += count

    def put_back(self, actor: int, card: int, on_top: bool) -> None:
        """A card from the hand goes on top of the own deck, or under it."""
        self.hands[actor] &= ~(1 << card)
        deck = self.decks[actor]
        lay = put_on_top if on_top else put_at_bottom
        self.decks[actor] = lay(deck, card, only(actor))

    def bury(self, actor: int) -> bool:
        """A dude of the supply goes to the graveyard, else one of the cabin; False where there is neither."""
        if self.dudes[actor]:
            self.dudes[actor] -= 1
        elif self.cabin[actor]:
            self.cabin[actor] -= 1
        else:
            return False
        self.graves[actor] += 1
        return True

    # -- barrels -----------------------------------------------------------------------------------------------

    def take_barrel(self, actor: int, slot: int, dice: Dice) -> int:
        """The barrel of a slot goes to an actor, and the slot is filled again; returns its kind."""
        if slot == STACK:
            kind = self.draw_barrel(dice)
        else:
            kind = self.hideout[slot - 1]
            self.fill_slot(slot - 1, dice)
        self.barrels[actor] = changed(self.barrels[actor], kind, 1)
        return kind

    def fill_slot(self, slot: int, dice: Dice) -> None:
        self.hideout = (*self.hideout[:slot], self.draw_barrel(dice), *self.hideout[slot + 1 :])

    def draw_barrel(self, dice: Dice) -> int:
        """The next barrel of the stack; an empty one is made of the discards."""
        if not sum(self.pile):
            self.pile, self.discards = self.discards, self.pile
        left = list(self.pile)
        kind = draw(left, dice)
        self.pile = tuple(left)
        return kind

    def discard_barrel(self, actor: int, kind: int, dice: Dice) -> None:
        """A used barrel goes away; slots that had stayed empty are filled at once, from left to right."""
        self.used[actor] = changed(self.used[actor], kind, -1)
        self.discards = changed(self.discards, kind, 1)
        for slot, lying in enumerate(self.hideout):
            if lying == NONE:
                self.fill_slot(slot, dice)

    def add_outlaws(self, count: int) -> None:
        self.outlaws = min(MOST_OUTLAWS, self.outlaws + count)
