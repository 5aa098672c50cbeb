"""What a player can place now: workers from behind the screen, and groups that were outbid, each of them whole."""

from __future__ import annotations

from typing import Final

from boardwright.games.keyflower.auction import MOST_ON_TILE, losing
from boardwright.games.keyflower.catalog import CATALOG
from boardwright.games.keyflower.prices import FREE, WHATEVER, Price, skill_payable, worker_payable
from boardwright.games.keyflower.state import NOTHING, Four, KeyflowerState, changed, total

#: By number of workers of one colour: bit 4n for every n, up to what a tile takes, of which there are so many.
UP_TO: Final[list[int]] = [
    sum(1 << 4 * n for n in range(min(count, MOST_ON_TILE) + 1)) for count in range(max(CATALOG.workers) + 1)
]


def at_least(workers: Four) -> int:
    """For every number n from bit 4n on: the colours of which there are so many."""
    blue, red, yellow, green = workers
    return UP_TO[blue] | UP_TO[red] << 1 | UP_TO[yellow] << 2 | UP_TO[green] << 3


class Hands:
    """One player's workers. Sets of groups are bit sets of the tiles they lie at."""

    __slots__ = ("groups", "in_reach", "losing", "on_screen", "player", "screen", "state")

    def __init__(self, state: KeyflowerState, player: int) -> None:
        self.state = state
        self.player = player
        self.screen: Four = state.screen[player]
        self.groups = losing(state, player)
        #: The tiles where those groups are.
        self.losing = 0
        for tile, _ in self.groups:
            self.losing |= 1 << tile
        #: Of which colours there are how many, see `at_least`.
        self.on_screen = at_least(self.screen)
        self.in_reach = at_least(self.all()) if self.groups else self.on_screen

    def all(self) -> Four:
        """The workers of the screen and of all groups."""
        workers = self.screen
        for _, group in self.groups:
            workers = changed(workers, group.colour, group.size)
        return workers

    def reach(self, colour: int, without: int) -> int:
        """The most workers of that colour, the group at one tile left out."""
        most = self.screen[colour]
        for tile, group in self.groups:
            if group.colour == colour and tile != without:
                most += group.size
        return most

    def size(self, taken: int) -> int:
        """The workers of those groups."""
        if not taken:
            return 0
        return sum(group.size for tile, group in self.groups if taken >> tile & 1)

    def can_join(self, colour: int, without: int, taken: int) -> list[int]:
        """The tiles whose groups of that colour could be taken along, too; any colour if it is negative."""
        return [
            tile
            for tile, group in self.groups
            if tile != without and not taken >> tile & 1 and (colour < 0 or group.colour == colour)
        ]

    def sends(self, colour: int, taken: int, least: int, most: int, price: Price) -> range:
        """How many workers from the screen complete a use with those groups; empty if it cannot be done."""
        size = self.size(taken)
        low = max(least - size, 0)
        high = min(most - size, self.screen[colour])
        if price.worker != FREE and low <= high:
            # The price is paid with what is left; fewer workers sent leave more.
            while high >= low and not self.payable(colour, high, taken, price):
                high -= 1
        return range(low, high + 1)

    def payable(self, colour: int, sent: int, taken: int, price: Price) -> bool:
        """Whether the worker price can be paid once so many have been sent."""
        return worker_payable(price, changed(self.screen, colour, -sent), self.groups, taken)

    def leave_price(self, colours: int, sent: int, price: Price) -> int:
        """Of those colours the ones that still leave the worker price once so many have been sent."""
        worker = price.worker
        if worker == FREE or worker_payable(price, NOTHING, self.groups, 0):
            return colours
        if worker == WHATEVER:
            return colours if total(self.screen) > sent else 0
        if not self.screen[worker]:
            return 0
        return colours if self.screen[worker] > sent else colours & ~(1 << worker)

    def can_use(self, tile: int, colour: int, taken: int, least: int, most: int, price: Price) -> bool:
        """Whether a use with workers of that colour can be completed, taking those groups along and maybe others."""
        if len(self.sends(colour, taken, least, most, price)):
            return True
        return any(
            self.can_use(tile, colour, taken | 1 << other, least, most, price)
            for other in self.can_join(colour, tile, taken)
            if self.size(taken | 1 << other) <= most
        )

    def can_pay_skill(self, price: Price) -> bool:
        return skill_payable(self.state, self.player, price)

    def can_mix(self, tile: int, screen: Four, taken: int, least: int, most: int, price: Price) -> bool:
        """Whether ``least`` more workers, ``most`` at most, can be added from what is left, the price still paid."""
        if most < 0:
            return False
        if least <= 0 and worker_payable(price, screen, self.groups, taken):
            return True
        for colour in range(len(screen)):
            if screen[colour] and self.can_mix(tile, changed(screen, colour, -1), taken, least - 1, most - 1, price):
                return True
        for other in self.can_join(-1, tile, taken):
            size = self.size(1 << other)
            if self.can_mix(tile, screen, taken | 1 << other, least - size, most - size, price):
                return True
        return False
