"""One player's position: village, workers and tiles led, and what everybody can see of the others."""

from __future__ import annotations

from typing import Final

from boardwright.games.keyflower.advice.estate import Estate, estate, settled
from boardwright.games.keyflower.advice.rivals import keeps
from boardwright.games.keyflower.advice.worth import COMING, GENERAL, GREENER, PLACED, POWER_WORTH, RESOURCE, SKILL
from boardwright.games.keyflower.auction import leader
from boardwright.games.keyflower.catalog import CATALOG
from boardwright.games.keyflower.state import GREEN, NOTHING, WINTER, Four, KeyflowerState, plus
from boardwright.games.keyflower.steps.ending import power_of
from boardwright.games.keyflower.steps.season import LayOutWinter
from boardwright.games.keyflower.steps.turn import NextTurn, Turn
from boardwright.kernel.steps import bits

#: The steps under which a season's turns are still to come.
STILL_OPEN: Final = (Turn, NextTurn, LayOutWinter)
KIND: Final = [tile.kind for tile in CATALOG.tiles]
#: How much a group that was outbid is like workers in hand; for the rest, like workers that come home.
LOSING: Final = 0.5
#: More turns than anybody has in a season.
MANY: Final = 40
#: The season after winter, for tables by season.
AFTER: Final = WINTER + 1


class Outlook:
    """Looks at a state from one seat."""

    def __init__(self, state: KeyflowerState, player: int) -> None:
        self.state = state
        self.player = player
        #: Whether turns of this season are still to come; after winter nothing is.
        self.open = any(isinstance(step, STILL_OPEN) for step in state.main)
        self.season = state.season if self.open or state.season < WINTER else AFTER
        self.village = state.villages[player]
        #: Workers that come back at the end of the season.
        self.home: Four = NOTHING
        #: Workers in groups that were outbid.
        self.groups = 0
        #: The tiles led, and the chance to keep the lead.
        self.leads: list[tuple[int, float]] = []
        #: What the rivals have, as far as the player's turn may change it.
        self.rivals = 0.0
        self.look_round()
        self.estate = self.survey(())

    def look_round(self) -> None:
        """Workers on tiles and beside them: who will have them, who leads where."""
        state, player = self.state, self.player
        for placed in self.village.tiles:
            for use in state.uses[placed.tile]:
                self.home = plus(self.home, use.workers)
        coming = COMING[self.season]
        for seat in range(state.players):
            if seat != player:
                given = sum(state.screen[seat])
                for tile in state.villages[seat].usable:
                    given += state.crowd[tile]
                self.rivals += coming * given
                for tile in state.won[seat]:
                    self.rivals += GENERAL[state.season][tile]
        for tile in state.offer + state.order_tiles:
            if not state.bids[tile]:
                continue
            lead = leader(state, tile)
            assert lead is not None
            if lead.player == player:
                self.leads.append((tile, keeps(state, tile, lead)))
            else:
                self.rivals += GENERAL[state.season][tile] + coming * state.crowd[tile]
                for bid in state.bids[tile]:
                    if bid.player == player:
                        self.groups += bid.size

    def chance_of(self, tile: int) -> float:
        """The chance to win a tile on auction."""
        for led, chance in self.leads:
            if led == tile:
                return chance
        return 0.0

    def workers(self) -> float:
        """Workers in hand, those that come home, and those in bids that may come back."""
        state, player = self.state, self.player
        coming = COMING[self.season]
        now = PLACED[self.season] if self.open else (PLACED[self.season] + coming) / 2
        screen = state.screen[player]
        value = now * sum(screen) + GREENER[self.season] * screen[GREEN]
        value += coming * sum(self.home) + GREENER[self.season] * self.home[GREEN]
        value += (LOSING * now + (1.0 - LOSING) * coming) * self.groups
        return value

    def skills(self) -> float:
        return SKILL[self.season] * sum(self.state.skills[self.player])

    def powers(self) -> float:
        """The summer boats' powers: the earlier, the more."""
        state, player = self.state, self.player
        held = state.powers[player]
        for tile in state.won[player]:
            if KIND[tile] == "summer_boat":
                held |= power_of(state, tile)
        return sum([POWER_WORTH[power] for power in bits(held)]) * (AFTER - self.season) / WINTER

    def survey(self, extra: tuple[int, ...]) -> Estate:
        """The player's village, with tiles that were won, and others that may be."""
        state, player = self.state, self.player
        village = self.village
        if self.season > WINTER:
            tiles = [*[placed.tile for placed in village.tiles], *state.won[player]]
            return settled(tuple([(tile, state.on_tile[tile]) for tile in sorted(tiles)]), state.upgraded)
        hands = MANY
        if self.season == WINTER:
            hands = sum(state.screen[player]) + self.groups
        return estate(
            village,
            tuple([state.on_tile[placed.tile] for placed in village.tiles]),
            state.upgraded,
            state.skills[player],
            state.won[player] + extra,
            self.season,
            state.powers[player],
            hands,
        )

    def worth_of(self, found: Estate) -> float:
        """An estate's worth with the resources that no plan needs."""
        return found.value + RESOURCE[self.season] * sum(found.free)
