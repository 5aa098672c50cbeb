"""The bot that searches with a network beside it: the network says which options are promising, advice what they bring.

The network is asked once a decision, before its options are searched; that takes as long as some dozens of
simulations. It is asked again at every decision of a turn, so that the search goes on where it looks best to both.
"""

from __future__ import annotations

from boardwright.bots.learned import house_network
from boardwright.bots.model import Network, Position, runtime
from boardwright.bots.search.bot import Limit, SearchBot
from boardwright.bots.search.levels import EXPERT, limit_of
from boardwright.bots.seat import Seat


class NetworkGuide:
    """The house's own network for the game, as the guide of a search."""

    def __init__(self) -> None:
        runtime()
        self.networks: dict[str, Network] = {}

    def promises(self, seat: Seat) -> dict[int, float]:
        game = seat.game
        if game.id not in self.networks:
            self.networks[game.id] = house_network(game)
        asked = Position(seat.encoded, [*seat.options, *seat.offers])
        [told] = self.networks[game.id].ask(game, [asked], turned=True)
        return dict(zip(seat.options, told.chances(seat.options), strict=True))


def master(seed: int, limit: Limit = EXPERT) -> SearchBot:
    """Thinks as long as `expert`."""
    bot = SearchBot(seed, limit)
    bot.guide = NetworkGuide()
    return bot


def mastering(word: str, seed: int) -> SearchBot:
    """The same with limits of one's own: ``simulations=400``, as in `levels.py`."""
    limit, processes = limit_of(word)
    bot = master(seed, limit)
    bot.use(processes)
    return bot
