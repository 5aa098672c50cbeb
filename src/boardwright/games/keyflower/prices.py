"""The prices of exchanges: one more worker, or a skill, and whether a player can pay them."""

from __future__ import annotations

from typing import Final

from boardwright.games.keyflower.catalog import ANY, CATALOG, COLOURS, SKILLS
from boardwright.games.keyflower.state import Bid, Four, KeyflowerState

#: A price that any colour or any skill pays, or none at all.
WHATEVER: Final = -1
FREE: Final = -2


class Price:
    """A worker of a colour, or a skill: WHATEVER if any will do, FREE if nothing is asked."""

    __slots__ = ("skill", "worker")

    def __init__(self, worker: int, skill: int) -> None:
        self.worker = worker
        self.skill = skill


def read_price(pay_worker: str, pay_skill: str) -> Price:
    worker = FREE if not pay_worker else WHATEVER if pay_worker == ANY else COLOURS.index(pay_worker)
    skill = FREE if not pay_skill else WHATEVER if pay_skill == ANY else SKILLS.index(pay_skill)
    return Price(worker, skill)


#: By tile and side.
PRICES: Final[list[tuple[Price, Price]]] = [
    (
        read_price(tile.front.pay_worker, tile.front.pay_skill),
        read_price(tile.side(True).pay_worker, tile.side(True).pay_skill),
    )
    for tile in CATALOG.tiles
]


def price_of(state: KeyflowerState, tile: int) -> Price:
    """What the side of the tile that shows asks of its user."""
    return PRICES[tile][state.upgraded >> tile & 1]


def skill_payable(state: KeyflowerState, player: int, price: Price) -> bool:
    """Whether the player has the skill."""
    if price.skill == FREE:
        return True
    skills = state.skills[player]
    return sum(skills) > 0 if price.skill == WHATEVER else skills[price.skill] > 0


def worker_payable(price: Price, screen: Four, groups: list[tuple[int, Bid]], taken: int) -> bool:
    """Whether a worker of that screen, or a whole group not taken along, can pay."""
    if price.worker == FREE:
        return True
    if sum(screen) > 0 if price.worker == WHATEVER else screen[price.worker] > 0:
        return True
    return any(not taken >> tile & 1 and price.worker in (WHATEVER, group.colour) for tile, group in groups)
