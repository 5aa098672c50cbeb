"""A turn: bid, use a tile, or pass. The workers are gathered after the choice of place and colour."""

from __future__ import annotations

from typing import ClassVar, Final

from boardwright.games.keyflower import actions, events
from boardwright.games.keyflower.actions import BID, HUES, MIXED, PASS, USE, WITH
from boardwright.games.keyflower.auction import (
    COUNTER_BID,
    MIXED_USE,
    MOST_ON_TILE,
    bid_colours,
    least_bid,
    losing,
    may_mix,
    usable_tiles,
)
from boardwright.games.keyflower.catalog import CATALOG
from boardwright.games.keyflower.catalog import COLOURS as COLOUR_IDS
from boardwright.games.keyflower.hands import Hands
from boardwright.games.keyflower.prices import FREE, PRICES, price_of, skill_payable
from boardwright.games.keyflower.state import ANY, COLOURS, NOTHING, TILES, WINTER, KeyflowerState
from boardwright.games.keyflower.steps.ending import END_SEASON
from boardwright.games.keyflower.steps.gather import GatherBid, GatherMixed, GatherUse
from boardwright.games.keyflower.village import USABLE
from boardwright.games.keyflower.words import NOT_IN_PLAY, TILE_NUMBERS, about, ask, colour_name, refuse, season_name
from boardwright.kernel.dice import Dice
from boardwright.kernel.fields import step_fields
from boardwright.kernel.messages import Message, Refusal
from boardwright.kernel.roles import Kind
from boardwright.kernel.steps import Step, bits

SEATS: Final = CATALOG.players[-1]
#: The colours that a tile of each colour takes, as a bit set; the last one is for ANY.
TAKES: Final[list[int]] = [1, 2, 4, 8, 15]
#: The colours of each bit set.
COLOURS_OF: Final[list[list[int]]] = [bits(hues) for hues in range(1 << COLOURS)]
#: The actions that begin a bid or a use, by tile and set of colours.
BIDS: Final = [[[actions.bid(tile, hue) for hue in colours] for colours in COLOURS_OF] for tile in range(TILES)]
USES: Final = [[[actions.use(tile, hue) for hue in colours] for colours in COLOURS_OF] for tile in range(TILES)]
#: Whether a use of the tile has a price, on either side.
PRICED: Final[list[bool]] = [any(price.worker != FREE or price.skill != FREE for price in prices) for prices in PRICES]
#: So often a place and a colour are drawn before all that is possible is listed.
DRAWS: Final = 4


def colour_set(colours: list[int]) -> int:
    """Colours as a bit set."""
    found = 0
    for colour in colours:
        found |= 1 << colour
    return found


@step_fields
class NextTurn(Step[KeyflowerState]):
    """The next player's turn, or the end of the season once all have passed one after the other."""

    def run(self, state: KeyflowerState, dice: Dice) -> None:
        if state.passes == state.players:
            state.stack.append(END_SEASON)
            return
        state.turn = (state.turn + 1) % state.players
        state.stack.append(TURN[state.turn])


@step_fields
class Turn(Step[KeyflowerState]):
    """Begin a bid or a use with workers of some colour, or pass."""

    kind: ClassVar[Kind] = Kind.TURN
    #: Of a tile on auction one asks why it cannot be used, and why one cannot bid for it.
    precise: ClassVar[bool] = True

    def options(self, state: KeyflowerState) -> list[int]:
        hands = Hands(state, self.who)
        mixing = state.powers[self.who] & MIXED_USE != 0
        found = [PASS]
        for tile in state.offer + state.order_tiles:
            hues = self.bid_hues(state, hands, tile)
            if hues:
                found.extend(BIDS[tile][hues])
        for tile in usable_tiles(state):
            hues = self.use_hues(state, hands, tile)
            if hues:
                found.extend(USES[tile][hues])
            if mixing and self.can_mix(state, hands, tile):
                found.append(actions.use(tile, MIXED))
        found.sort()
        return found

    def obvious(self, state: KeyflowerState) -> int | None:
        """Whoever has no worker to place passes."""
        return None if sum(state.screen[self.who]) or losing(state, self.who) else PASS

    def sample(self, state: KeyflowerState, dice: Dice) -> int:
        """Draw among all places and own colours until one is possible, which is quicker than to list them all."""
        hands = Hands(state, self.who)
        colours = COLOURS_OF[hands.in_reach >> 4 & 15]
        lots = state.offer + state.order_tiles
        places = usable_tiles(state)
        for _ in range(0 if state.powers[self.who] & MIXED_USE else DRAWS):
            drawn = dice.below(1 + (len(lots) + len(places)) * len(colours))
            if not drawn:
                return PASS
            place, which = divmod(drawn - 1, len(colours))
            hue = colours[which]
            if place < len(lots):
                if self.bid_hues(state, hands, lots[place]) >> hue & 1:
                    return actions.bid(lots[place], hue)
            elif self.use_hues(state, hands, places[place - len(lots)]) >> hue & 1:
                return actions.use(places[place - len(lots)], hue)
        options = self.options(state)
        return options[dice.below(len(options))]

    def bid_hues(self, state: KeyflowerState, hands: Hands, tile: int) -> int:
        """The colours to bid with for a lot, as a bit set."""
        player = self.who
        if state.powers[player] & COUNTER_BID:
            hues = colour_set(bid_colours(state, tile, player))
        else:
            hues = TAKES[state.colour[tile]]
        if not state.bids[tile]:
            return hues & hands.in_reach >> 4
        least = least_bid(state, tile, player)
        if least <= MOST_ON_TILE and not hands.losing >> tile & 1:
            return hues & hands.in_reach >> 4 * least
        return colour_set([hue for hue in COLOURS_OF[hues] if hands.reach(hue, tile) >= least])

    def use_hues(self, state: KeyflowerState, hands: Hands, tile: int) -> int:
        """The colours to use a tile with, as a bit set."""
        last = state.last_use[tile]
        if last and last + state.crowd[tile] >= MOST_ON_TILE:
            return 0
        takes = TAKES[state.colour[tile]]
        hues = takes & hands.on_screen >> 4 * (last + 1)
        if PRICED[tile]:
            price = price_of(state, tile)
            if not hands.can_pay_skill(price):
                return 0
            hues = hands.leave_price(hues, last + 1, price)
        if hands.groups:
            most = MOST_ON_TILE - state.crowd[tile]
            price = price_of(state, tile)
            for hue in COLOURS_OF[takes & hands.in_reach >> 4 * (last + 1) & ~hues]:
                if hands.can_use(tile, hue, 0, last + 1, most, price):
                    hues |= 1 << hue
        return hues

    def can_mix(self, state: KeyflowerState, hands: Hands, tile: int) -> bool:
        """Whether the player can use a tile with workers of any colours."""
        if not may_mix(state, tile, self.who):
            return False
        least = state.last_use[tile] + 1
        most = MOST_ON_TILE - state.crowd[tile]
        price = price_of(state, tile)
        return hands.can_pay_skill(price) and hands.can_mix(tile, hands.screen, 0, least, most, price)

    def apply(self, state: KeyflowerState, action: int, dice: Dice) -> None:
        state.stack.append(NEXT_TURN)
        if action == PASS:
            state.passes += 1
            if state.journal is not None:
                state.journal.append(events.passed(self.who))
            return
        state.passes = 0
        if action < USE:
            tile, colour = divmod(action - BID, MIXED)
            state.stack.append(GatherBid(self.who, tile, colour, 0))
        else:
            tile, hue = divmod(action - USE, HUES)
            if hue == MIXED:
                state.stack.append(GatherMixed(self.who, tile, 0, NOTHING))
            else:
                state.stack.append(GatherUse(self.who, tile, hue, 0))

    # -- words -------------------------------------------------------------------------------------------------

    def prompt(self, state: KeyflowerState) -> Message:
        return ask("turn", self.who)

    def why_not(self, state: KeyflowerState, kind: str, name: str) -> Refusal | None:
        if kind == "colour":
            return self.not_coloured(state, name)
        if kind != "tile":
            return None
        tile = TILE_NUMBERS[name]
        if tile in state.offer + state.order_tiles:
            return self.not_bid(state, tile, bid_colours(state, tile, self.who))
        return self.not_used(state, tile, state.colour[tile]) if state.owner[tile] >= 0 else not_there(state, tile)

    def why_not_action(self, state: KeyflowerState, action: int) -> Refusal | None:
        if BID <= action < USE:
            tile, colour = divmod(action - BID, MIXED)
            return self.not_bid_with(state, tile, colour) if tile in state.offer + state.order_tiles else None
        tile, colour = divmod(action - USE, HUES)
        if not USE <= action < WITH or colour == MIXED:
            return None
        there = state.owner[tile] >= 0 or tile in state.offer + state.order_tiles
        return self.not_used_with(state, tile, colour) if there else None

    def not_bid_with(self, state: KeyflowerState, tile: int, colour: int) -> Refusal | None:
        """Why the player cannot bid that colour, of which there are some, for a tile on auction."""
        colours = bid_colours(state, tile, self.who)
        if not Hands(state, self.who).reach(colour, tile):
            return None
        if colour not in colours:
            return about("KF-4.3", "bid-other-colour", tile, colour=colour_name(colours[0]))
        return self.not_bid(state, tile, [colour])

    def not_used_with(self, state: KeyflowerState, tile: int, colour: int) -> Refusal:
        """Why the player cannot use a tile with that colour."""
        takes = state.colour[tile]
        if USABLE[tile] and takes not in (ANY, colour):
            return about("KF-5.6", "use-other-colour", tile, colour=colour_name(takes))
        return self.not_used(state, tile, colour if Hands(state, self.who).reach(colour, -1) else takes)

    def not_coloured(self, state: KeyflowerState, name: str) -> Refusal:
        """No place takes workers of that colour."""
        if name not in COLOUR_IDS:
            owns = state.powers[self.who] & MIXED_USE
            return refuse("KF-11.32", "mixed-nowhere") if owns else refuse("KF-11.8", "mixed")
        colour = COLOUR_IDS.index(name)
        if Hands(state, self.who).reach(colour, -1):
            return refuse("KF-15.7", "colour-nowhere", colour=colour_name(colour))
        return refuse("KF-3.9", "none-of-colour", colour=colour_name(colour))

    def not_bid(self, state: KeyflowerState, tile: int, colours: list[int]) -> Refusal:
        """The player cannot lead there with any of those colours."""
        least = least_bid(state, tile, self.who)
        if len(colours) > 1:
            return about("KF-4.16", "bid-too-few", tile, least=least)
        colour = colour_name(colours[0])
        if not Hands(state, self.who).reach(colours[0], tile):
            return about("KF-4.3", "bid-colour", tile, colour=colour)
        return about("KF-4.5", "bid-larger", tile, colour=colour, least=least)

    def not_used(self, state: KeyflowerState, tile: int, colour: int) -> Refusal:
        """A tile that takes no workers of that colour, or of ANY, from the player."""
        if not USABLE[tile]:
            return about("KF-11.10" if CATALOG.tiles[tile].kind == "summer_boat" else "KF-5.1", "not-usable", tile)
        least = state.last_use[tile] + 1
        room = MOST_ON_TILE - state.crowd[tile]
        if least > room:
            return about("KF-5.4" if room else "KF-5.5", "tile-full", tile, least=least, room=room)
        price = price_of(state, tile)
        if not skill_payable(state, self.who, price):
            return about("KF-5.16", "price-skill", tile)
        hands = Hands(state, self.who)
        most = max([hands.reach(hue, -1) for hue in range(COLOURS) if colour in (ANY, hue)])
        if most < least:
            if colour == ANY:
                return about("KF-3.5", "no-workers", tile)
            if not most:
                return about("KF-5.6", "use-colour", tile, colour=colour_name(colour))
            return about("KF-5.4", "use-too-few", tile, colour=colour_name(colour), least=least)
        if price.worker != FREE:
            return about("KF-5.16", "price-worker", tile)
        return about("KF-5.13", "group-too-large", tile, room=room)


def not_there(state: KeyflowerState, tile: int) -> Refusal:
    """The tile is neither on auction nor in a village."""
    entry = CATALOG.tiles[tile]
    if any(tile in won + left for won, left in zip(state.won, state.stranded)):
        return about("KF-9.8", "stranded", tile)
    if tile in state.boats:
        return about("KF-4.1", "boat", tile)
    if entry.kind in NOT_IN_PLAY:
        return about(NOT_IN_PLAY[entry.kind], "not-in-play", tile)
    if entry.season > state.season:
        rule = "KF-12.13" if entry.season == WINTER else "KF-3.15"
        return about(rule, "season-later", tile, season=season_name(entry.season))
    if entry.season == WINTER:
        return about("KF-12.16", "not-offered", tile)
    return about("KF-3.15" if entry.season else "KF-2.14", "not-in-play", tile)


NEXT_TURN: Final = NextTurn(-1)
TURN: Final = [Turn(player) for player in range(SEATS)]
