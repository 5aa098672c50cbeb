"""The state of a game of Boonlake, and the small moves on it. It decides nothing: steps do.

Actors are the seats and after them the Sage, if she plays. Sets of things are bits of an int; a site is twice its
space, and one more if it is the lower one.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from boardwright.games.boonlake.actions import PULL
from boardwright.games.boonlake.board import BRIDGE_SITES, BRIDGE_SPACES, IN_REGION, NEAR, REGION_SITES
from boardwright.games.boonlake.canoes import HELPERS
from boardwright.games.boonlake.catalog import CATALOG
from boardwright.games.boonlake.vocabulary import CARD
from boardwright.kernel.dice import Dice
from boardwright.kernel.fields import state_fields
from boardwright.kernel.flow import asking
from boardwright.kernel.state import State
from boardwright.kernel.steps import bits, nth_bit
from boardwright.toolkit.effects.values import Exchange, everything

#: No tile, no region, nobody, nothing.
NONE: Final = -1
#: The number of a pasture among the tiles.
MEADOW: Final = len(CATALOG.tiles)
#: How many bits a count of cattle takes.
HERD: Final = 3
HERD_MASK: Final = 7
HERD_LIMIT: Final = len(CATALOG.costs.herd)
#: How many bits the number of a score marker takes.
MARK: Final = 3

ANY_TIME: Final = sum([1 << number for number, lever in enumerate(CATALOG.levers) if lever.trigger == "any_time"])
#: What a lever costs in cards.
CARDS_TO_PULL: Final[list[int]] = [
    sum(
        [
            due.amount
            for part in everything(lever.effect)
            if isinstance(part, Exchange)
            for due in part.price
            if due.rates[0].kind == CARD
        ]
    )
    for lever in CATALOG.levers
]
#: The lever that moves a canoe.
TOW: Final = HELPERS[0]


class Modules(NamedTuple):
    """What the table has chosen to play with."""

    #: Right parts go one by one, wherever it is.
    clockwise: bool = False
    #: How strong the Sage is: the number of a level.
    sage: int = 0


@state_fields
class BoonlakeState(State):
    """Everything about a game being played. Lists are by actor unless said otherwise."""

    modules: Modules
    actors: int
    round: int
    scorings: int  #: how many interim scorings there have been
    locked: bool  #: a lock was crossed in this turn, for the first time
    last_lap: bool
    levers_back: bool  #: in the last scoring levers have been counted, and work no more
    first: int  #: who has the first player token
    turn: int  #: whose turn it is
    row: int  #: of the action tile chosen in this turn, or NONE
    board: tuple[int, ...]  #: action tiles by row
    ground: list[int]  #: by space the tile there, MEADOW or NONE
    plots: int  #: sites on the map
    filled: int  #: spaces with a tile
    meadows: int  #: spaces with a pasture
    herds: list[int]  #: by space: cattle there, by actor
    grey: int  #: tiles face down: never a hidden order
    pastures: int
    covered: int  #: regions whose reward is covered
    silent: int  #: the region that pays nothing in this turn, or NONE
    pile: int  #: cards face down: never a hidden order
    discards: int
    goals: tuple[int, ...]  #: scoring tiles by area
    goal_pile: int  #: scoring tiles that may still come
    solo: int  #: the Sage's tiles face down: never a hidden order
    solo_tiles: int  #: all that are in play
    solo_seen: int  #: those that have lain open
    sage_tile: int  #: the one that lies open, or NONE
    corner: int  #: where the Sage stands on the back of the next one
    cactus: int
    dealt: list[int]  #: scoring tiles to choose from, as bits
    kept: list[int]  #: the one chosen in secret, or NONE
    begun: list[int]  #: the production site chosen in secret, or NONE
    coins: list[int]
    vases: list[int]
    vp: list[int]
    ranch: list[int]
    supply: list[int]  #: inhabitants in the supply
    freed: list[int]  #: inhabitants who have left their recesses
    houses: list[int]  #: that have left the board
    villages: list[int]
    cattle: list[int]
    spare: list[int]  #: houses that were removed from the game and can be used again
    settlers: list[int]  #: sites with an inhabitant
    homes: list[int]  #: sites with a house
    towns: list[int]  #: sites with a village
    works: list[int]  #: production
    canoes: list[int]
    coin_steps: list[int]
    card_steps: list[int]
    levers: list[int]
    used: list[int]
    hands: list[int]
    played: list[int]
    projects: list[int]  #: areas of special projects that were realised
    posted: list[int]  #: inhabitants on scoring tiles
    marks: list[int]  #: score markers by area: the number of the scoring
    ships: list[int]  #: how far along the river

    # -- actors ------------------------------------------------------------------------------------------------

    def sage(self) -> int:
        """The actor that is the Sage, or NONE."""
        return self.seats if self.actors > self.seats else NONE

    def clockwise(self, start: int) -> list[int]:
        """All players, from an actor on."""
        order = [(start + number) % self.actors for number in range(self.actors)]
        return [actor for actor in order if actor < self.seats]

    # -- levers ------------------------------------------------------------------------------------------------

    def ready(self, player: int) -> int:
        """Levers that are up."""
        return self.levers[player] & ~self.used[player]

    def offers(self, player: int) -> list[int]:
        """Levers that work at any time, unless something that the player has begun must be finished first."""
        ready = self.levers[player] & ~self.used[player] & ANY_TIME
        if not ready or self.levers_back:
            return []
        step = asking(self, player)
        if step is not None and step.unfinished:
            return []
        cards = self.hands[player].bit_count()
        return [PULL + lever for lever in bits(ready) if cards >= CARDS_TO_PULL[lever] and self.helps(player, lever)]

    def take_offer(self, player: int, action: int, dice: Dice) -> None:
        from boardwright.games.boonlake.steps.levers import pull  # steps know the state, not the other way round

        pull(self, player, action - PULL)

    def helps(self, player: int, lever: int) -> bool:
        """Whether a lever that moves a canoe can move one."""
        return lever != TOW or self.canoes[player] != 0

    # -- the map -----------------------------------------------------------------------------------------------

    def pieces(self, actor: int) -> int:
        """The sites that an actor has anything on."""
        return self.settlers[actor] | self.homes[actor] | self.towns[actor]

    def occupied(self) -> int:
        found = 0
        for actor in range(self.actors):
            found |= self.settlers[actor] | self.homes[actor] | self.towns[actor]
        return found

    def herd(self, space: int) -> int:
        """All cattle on a pasture."""
        return HERD_SIZES[self.herds[space]]

    def own_herd(self, space: int, actor: int) -> int:
        return self.herds[space] >> HERD * actor & HERD_MASK

    def cattle_on(self, spaces: int, actor: int) -> int:
        """An actor's cattle on the pastures among those spaces."""
        found = 0
        meadows = self.meadows & spaces
        while meadows:
            low = meadows & -meadows
            found += self.herds[low.bit_length() - 1] >> HERD * actor & HERD_MASK
            meadows ^= low
        return found

    def cattle_near(self, space: int) -> int:
        """All cattle on pastures next to a space."""
        found = 0
        meadows = self.meadows & NEAR[space]
        while meadows:
            low = meadows & -meadows
            found += HERD_SIZES[self.herds[low.bit_length() - 1]]
            meadows ^= low
        return found

    def presences(self, actor: int, region: int) -> int:
        """Inhabitants, houses, villages and cattle in a region."""
        found = (self.pieces(actor) & REGION_SITES[region]).bit_count()
        return found + self.cattle_on(IN_REGION[region], actor) if self.cattle[actor] else found

    def paying(self, actor: int) -> int:
        """Presences in the regions that pay in this turn."""
        found = 0
        for region in range(len(REGION_SITES)):
            if region != self.silent:
                found += self.presences(actor, region)
        return found

    def at_bridges(self, actor: int) -> int:
        return (self.pieces(actor) & BRIDGE_SITES).bit_count() + self.cattle_on(BRIDGE_SPACES, actor)

    def spaces_of(self, actor: int) -> int:
        """The spaces with at least one presence."""
        found = 0
        for site in bits(self.pieces(actor)):
            found |= 1 << site // 2
        for space in bits(self.meadows):
            if self.own_herd(space, actor):
                found |= 1 << space
        return found

    # -- inhabitants, cards ------------------------------------------------------------------------------------

    def gain_inhabitants(self, actor: int, count: int) -> int:
        """From the supply to the ranch, as many as there are."""
        came = min(count, self.supply[actor])
        self.supply[actor] -= came
        self.ranch[actor] += came
        return came

    def lose_inhabitants(self, actor: int, count: int) -> None:
        """From the ranch to the supply."""
        self.ranch[actor] -= count
        self.supply[actor] += count

    def draw_cards(self, player: int, count: int, dice: Dice) -> int:
        """As many as there are; returns those drawn, as bits."""
        drawn = 0
        for _ in range(count):
            if not self.pile:
                self.pile, self.discards = self.discards, 0
                if not self.pile:
                    break
            card = 1 << nth_bit(self.pile, dice.below(self.pile.bit_count()))
            self.pile ^= card
            drawn |= card
        self.hands[player] |= drawn
        return drawn

    def discard(self, player: int, card: int) -> None:
        self.hands[player] ^= 1 << card
        self.discards |= 1 << card

    # -- markers -----------------------------------------------------------------------------------------------

    def marked(self, player: int, area: int) -> int:
        """The number of the marker that a player has under a scoring tile; 0 for none."""
        return self.marks[player] >> MARK * area & 7


def herd_sizes() -> list[int]:
    """How many cattle there are, by what is kept of a pasture."""
    limit = 1 << HERD * len(CATALOG.start.coins)
    return [
        sum([herds >> HERD * actor & HERD_MASK for actor in range(len(CATALOG.start.coins))]) for herds in range(limit)
    ]


HERD_SIZES: Final[list[int]] = herd_sizes()
