"""One player's position: village, workers and tiles led, and what everybody can see of the others."""

from __future__ import annotations

from typing import Final

from boardwright.games.keyflower.advice.estate import Estate, estate, settled
from boardwright.games.keyflower.advice.ground import tiles_of
from boardwright.games.keyflower.advice.rivals import keeps
from boardwright.games.keyflower.advice.worth import (
    FURTHER,
    GENERAL,
    GREENER,
    HOARDED,
    PLACING,
    PLENTY,
    POWER_WORTH,
    RESOURCE,
    SKILL,
    WANTED,
    WORKER,
)
from boardwright.games.keyflower.auction import losing
from boardwright.games.keyflower.catalog import CATALOG
from boardwright.games.keyflower.state import GREEN, NOTHING, WINTER, Bid, Four, KeyflowerState, changed, plus
from boardwright.games.keyflower.steps.ending import power_of
from boardwright.games.keyflower.steps.season import LayOutWinter
from boardwright.games.keyflower.steps.turn import NextTurn, Turn
from boardwright.games.keyflower.village import Village
from boardwright.kernel.steps import bits

#: The steps under which a season's turns are still to come.
STILL_OPEN: Final = (Turn, NextTurn, LayOutWinter)
KIND: Final = [tile.kind for tile in CATALOG.tiles]
#: More turns than anybody has in a season, and in winter the most that make a difference.
MANY: Final = 40
#: How likely somebody passes in winter who still has workers to place.
QUITS: Final = 0.25
#: The season after winter, for tables by season.
AFTER: Final = WINTER + 1


class Lead:
    """A tile on auction that the player leads for, with so many workers, and the chance to keep it."""

    __slots__ = ("chance", "size", "tile")

    def __init__(self, tile: int, size: int, chance: float) -> None:
        self.tile = tile
        self.size = size
        self.chance = chance


class Outlook:
    """Looks at a state from one seat."""

    __slots__ = (
        "begun",
        "estate",
        "groups",
        "home",
        "leads",
        "open",
        "others",
        "outbid",
        "pace",
        "player",
        "rivals",
        "season",
        "state",
        "village",
    )

    def __init__(self, state: KeyflowerState, player: int) -> None:
        self.state = state
        self.player = player
        #: Whether turns of this season are still to come; after winter nothing is.
        self.open = False
        for step in state.main:
            if isinstance(step, STILL_OPEN):
                self.open = True
                break
        self.season: int = state.season if self.open or state.season < WINTER else AFTER
        #: How much of what is still to be done in winter will be: when the others pass as well, there is no next turn.
        self.pace = 1.0
        if self.season == WINTER and state.passes:
            self.pace = 1.0 - self.sudden_end()
        self.village: Village = state.villages[player]
        #: Workers that come back at the end of the season.
        self.home: Four = NOTHING
        #: Workers in groups that were outbid, who come back as well unless they are placed elsewhere; and their number.
        self.outbid: Four = NOTHING
        self.groups = 0
        #: The tiles led.
        self.leads: list[Lead] = []
        #: What the rivals have, as far as the player's turn may change it; and how many workers are in their hands.
        self.rivals = 0.0
        self.others = 0
        self.look_round()
        self.estate: Estate = self.survey(())
        #: What an effect under way may still bring.
        self.begun = 0.0

    def sudden_end(self) -> float:
        """The chance that winter ends before the player's next turn: all who have not passed do so now."""
        state = self.state
        chance = 1.0
        for step in range(state.players - state.passes):
            seat = (state.turn + step) % state.players
            if seat == self.player:
                return 0.0
            if sum(state.screen[seat]) or losing(state, seat):
                chance *= QUITS
        return chance

    def look_round(self) -> None:
        """Workers on tiles and beside them: who will have them, who leads where."""
        state, player = self.state, self.player
        crowd = state.crowd
        for tile in self.village.usable:
            if crowd[tile]:
                for use in state.uses[tile]:
                    self.home = plus(self.home, use.workers)
        given = 0
        general = GENERAL[state.season]
        for seat in range(state.players):
            if seat != player:
                blue, red, yellow, green = state.screen[seat]
                self.others += blue + red + yellow + green
                for tile in state.villages[seat].usable:
                    given += crowd[tile]
                for tile in state.won[seat]:
                    self.rivals += general[tile]
        for tile in state.offer + state.order_tiles:
            bids = state.bids[tile]
            if not bids:
                continue
            lead: Bid = bids[0]
            for bid in bids:
                if bid.size > lead.size:
                    lead = bid
            if lead.player == player:
                self.leads.append(Lead(tile, lead.size, keeps(state, tile, lead)))
            else:
                self.rivals += general[tile]
                given += crowd[tile]
                if len(bids) > 1:
                    for bid in bids:
                        if bid.player == player:
                            self.groups += bid.size
                            self.outbid = changed(self.outbid, bid.colour, bid.size)
        self.rivals += WORKER[self.season] * (given + self.others)

    def lead_for(self, tile: int) -> Lead | None:
        """The player's lead for a tile on auction."""
        for lead in self.leads:
            if lead.tile == tile:
                return lead
        return None

    def workers(self) -> float:
        """Workers in hand, those that come home, and those in bids that may come back."""
        state, season = self.state, self.season
        screen = state.screen[self.player]
        home = self.home
        back = home[0] + home[1] + home[2] + home[3]
        number = float(screen[0] + screen[1] + screen[2] + screen[3] + back + self.groups)
        placed = back + 0.5 * self.groups
        for lead in self.leads:
            number += (1.0 - lead.chance) * lead.size + lead.chance * state.crowd[lead.tile]
        value = GREENER[season] * (screen[GREEN] + home[GREEN]) - PLACING[season] * placed
        if number > PLENTY:
            number = PLENTY + HOARDED * (number - PLENTY)
        if number > WANTED:
            return value + WORKER[season] * WANTED + FURTHER[season] * (number - WANTED)
        return value + WORKER[season] * number

    def skills(self) -> float:
        anvils, pickaxes, saws = self.state.skills[self.player]
        return SKILL[self.season] * (anvils + pickaxes + saws)

    def powers(self) -> float:
        """The summer boats' powers: the earlier, the more."""
        state, player = self.state, self.player
        held = state.powers[player]
        for tile in state.won[player]:
            if KIND[tile] == "summer_boat":
                held |= power_of(state, tile)
        if not held:
            return 0.0
        return sum([POWER_WORTH[power] for power in bits(held)]) * (AFTER - self.season) / WINTER

    def survey(self, extra: tuple[int, ...]) -> Estate:
        """The player's village, with tiles that were won, and others that may be."""
        state, player = self.state, self.player
        village = self.village
        upgraded = state.upgraded & tiles_of(village)
        on_tile = state.on_tile
        if self.season > WINTER:
            tiles = [*[placed.tile for placed in village.tiles], *state.won[player]]
            return settled(tuple([(tile, on_tile[tile]) for tile in sorted(tiles)]), upgraded)
        hands = MANY
        if self.season == WINTER:
            hands = sum(state.screen[player]) + self.groups
        return estate(
            village,
            tuple([on_tile[placed.tile] for placed in village.tiles]),
            upgraded,
            state.skills[player],
            state.won[player] + extra,
            self.season,
            state.powers[player],
            hands,
        )

    def worth_of(self, found: Estate) -> float:
        """An estate's worth with the resources that no plan needs."""
        wood, stone, iron, gold = found.free
        value = found.value + RESOURCE[self.season] * (wood + stone + iron + gold)
        return value if self.pace == 1.0 else value - (1.0 - self.pace) * found.plans
