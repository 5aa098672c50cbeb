"""Costs and ways to pay them.

A price is a tuple of dues, all of which are to be paid; a due says how much, and in which kinds at which rates: a
nugget may be worth three coins, four points one inhabitant, any of four resources one. A price with alternatives is
several prices. There is no change, and no piece too many: a payment is a way to pay only if the price is unpaid as soon
as any piece of it is taken back.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeAlias

from boardwright.toolkit.counts import Counts, minus, nothing, plus, within


class Rate(NamedTuple):
    """So many pieces of a kind are worth so much."""

    kind: int
    pieces: int = 1
    worth: int = 1


class Due(NamedTuple):
    """An amount, and what it can be paid in."""

    amount: int
    rates: tuple[Rate, ...]


#: Everything that is to be paid.
Price: TypeAlias = tuple[Due, ...]


class Way(NamedTuple):
    """One way to pay: what is spent, and which of the alternatives that settles."""

    spent: Counts
    price: int = 0


def plain_price(counts: Counts) -> Price:
    """A price that takes exactly these pieces."""
    return tuple([Due(count, (Rate(kind),)) for kind, count in enumerate(counts) if count])


def accepting(price: Price, kind: int, rate: Rate) -> Price:
    """The same price; wherever a piece of that kind would do, the rate may be used as well."""
    return tuple(
        [
            due._replace(rates=(*due.rates, rate)) if any(kind == accepted.kind for accepted in due.rates) else due
            for due in price
        ]
    )


def ways_to_pay(prices: Sequence[Price], purse: Counts, weights: Sequence[float] = ()) -> list[Way]:
    """Every way to pay one of the prices, cheapest first: by the weight of what is spent, then by fewest pieces.

    Without weights every piece weighs the same. The same pieces for two alternatives are two ways.
    """
    values = weights or (1,) * len(purse)
    found = [Way(spent, number) for number, price in enumerate(prices) for spent in payments(price, purse)]
    keyed = [(weight(way.spent, values), sum(way.spent), way.price, minus(purse, way.spent), way) for way in found]
    return [key[-1] for key in sorted(keyed)]


def weight(spent: Counts, values: Sequence[float]) -> float:
    return sum([count * value for count, value in zip(spent, values)])


def payable(prices: Sequence[Price], purse: Counts) -> bool:
    """Whether the purse pays one of the prices."""
    for price in prices:
        for _ in _payments(price, purse):
            return True
    return False


def payments(price: Price, purse: Counts) -> list[Counts]:
    """Everything that pays the price with no piece too many.

    Dues may compete for the same pieces: what pays one due with no piece too many may pay all of them with some.
    """
    found = list(dict.fromkeys(_payments(price, purse)))
    return [spent for spent in found if not any(other != spent and within(other, spent) for other in found)]


def _payments(price: Price, purse: Counts) -> Iterator[Counts]:
    """For each due in turn whatever pays it, out of what is left of the purse."""
    if not price:
        yield nothing(len(purse))
        return
    for spent in _settlements(price[0].amount, price[0].rates, purse):
        for rest in _payments(price[1:], minus(purse, spent)):
            yield plus(spent, rest)


def _settlements(amount: int, rates: tuple[Rate, ...], purse: Counts) -> Iterator[Counts]:
    """Whatever pays one due, one rate after the other; none is used oftener than is needed for what is left."""
    if amount <= 0:
        yield nothing(len(purse))
        return
    if not rates:
        return
    kind, pieces, worth = rates[0]
    for often in range(min(purse[kind] // pieces, -(-amount // worth)) + 1):
        used = often * pieces
        left = (*purse[:kind], purse[kind] - used, *purse[kind + 1 :])
        for rest in _settlements(amount - often * worth, rates[1:], left):
            yield (*rest[:kind], rest[kind] + used, *rest[kind + 1 :])
