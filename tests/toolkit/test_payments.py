"""Ways to pay: every one, each once, no piece too many."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardwright.toolkit.counts import Counts, lacking, one_of, selections, total
from boardwright.toolkit.payments import Due, Price, Rate, Way, payable, payments, plain_price, ways_to_pay
from boardwright.toolkit.supplies import UNLIMITED

COIN, GOLD = 0, 1


def coins(amount: int, nugget: int) -> Price:
    """A cost in coins, for which a nugget may be paid at its present value."""
    return (Due(amount, (Rate(COIN), Rate(GOLD, 1, nugget))),)


@pytest.mark.parametrize(
    ("cost", "nugget", "spent", "legal"),
    [
        (4, 3, (0, 2), True),
        (4, 3, (1, 1), True),
        (4, 3, (4, 0), True),
        (4, 3, (2, 1), False),
        (4, 3, (3, 1), False),
        (4, 3, (1, 2), False),
        (5, 2, (0, 3), True),
        (5, 2, (1, 2), True),
        (2, 3, (0, 1), True),
        (2, 3, (1, 1), False),
        (3, 1, (0, 3), True),
        (3, 1, (1, 2), True),
        (3, 1, (2, 1), True),
        (3, 1, (3, 0), True),
    ],
)
def test_gold_as_money_without_change(cost: int, nugget: int, spent: Counts, legal: bool) -> None:
    assert (Way(spent) in ways_to_pay([coins(cost, nugget)], (9, 9))) == legal


def test_cheapest_first() -> None:
    found = ways_to_pay([coins(4, 3)], (4, 2), weights=(1.0, 3.0))
    assert [way.spent for way in found] == [(1, 1), (4, 0), (0, 2)]


def test_a_price_takes_exactly_its_pieces() -> None:
    assert ways_to_pay([plain_price((2, 0, 1))], (3, 3, 1)) == [Way((2, 0, 1))]
    assert ways_to_pay([plain_price((2, 0, 1))], (3, 3, 0)) == []
    assert ways_to_pay([plain_price((0, 0, 0))], (0, 0, 0)) == [Way((0, 0, 0))]


def test_alternatives_say_which_was_chosen() -> None:
    prices = [plain_price((3, 0)), plain_price((0, 3))]
    assert ways_to_pay(prices, (3, 4)) == [Way((3, 0), 0), Way((0, 3), 1)]
    assert ways_to_pay(prices, (2, 4)) == [Way((0, 3), 1)]


def test_points_may_stand_for_pieces_and_never_run_out() -> None:
    inhabitants, points = 0, 1
    third_village: Price = (Due(2, (Rate(inhabitants),)), Due(1, (Rate(inhabitants), Rate(points, 4))))
    purse = (3, UNLIMITED)
    assert [way.spent for way in ways_to_pay([third_village], purse)] == [(3, 0), (2, 4)]
    assert [way.spent for way in ways_to_pay([third_village], (2, UNLIMITED))] == [(2, 4)]
    assert not payable([third_village], (1, UNLIMITED))


def test_the_mix_is_free_where_each_payment_has_a_choice() -> None:
    four_times: Price = (Due(4, (Rate(0), Rate(1, 5))),)
    assert [way.spent for way in ways_to_pay([four_times], (3, 12))] == [(3, 5), (2, 10)]


def test_dues_that_compete_have_no_piece_too_many() -> None:
    price: Price = (Due(1, (Rate(COIN), Rate(GOLD, 1, 3))), Due(3, (Rate(GOLD, 1, 3), Rate(COIN))))
    assert {way.spent for way in ways_to_pay([price], (4, 2))} == {(4, 0), (1, 1), (0, 2)}


def test_resources_by_canoes() -> None:
    """Resources are shown, not spent; two canoes lie at a resource each, and rowing upstream costs two coins."""
    needed, produced = (0, 2, 1, 0), (0, 1, 0, 0)
    canoes = (3, 0)

    def rowing(settings: Counts) -> int:
        """What it costs to bring the canoes there, the better way round."""
        first, second = [kind for kind, count in enumerate(settings) for _ in range(count)]
        return min(2 * (a < canoes[0]) + 2 * (b < canoes[1]) for a, b in ((first, second), (second, first)))

    enough = [found for found in selections((2, 2, 2, 2), 2) if total(lacking(lacking(needed, produced), found)) == 0]
    prices = [plain_price(one_of(1, 0, 2 + rowing(found))) for found in enough]
    assert enough == [(0, 1, 1, 0)]
    assert ways_to_pay(prices, (4,)) == [Way((4,))]
    assert not payable(prices, (3,))


# -- against brute force ---------------------------------------------------------------------------------------

KINDS = 3
rates = st.lists(st.builds(Rate, st.integers(0, KINDS - 1), st.integers(1, 2), st.integers(1, 3)), max_size=3)
dues = st.builds(Due, st.integers(0, 4), rates.map(tuple))
purses = st.tuples(*[st.integers(0, 3)] * KINDS)


def pays(price: Price, pieces: Counts) -> bool:
    """Whether these pieces can be split so that each due gets its amount."""
    if not price:
        return True
    due = price[0]
    most = [pieces[rate.kind] // rate.pieces for rate in due.rates]
    for often in product(*[range(number + 1) for number in most]):
        left = list(pieces)
        for times, rate in zip(often, due.rates):
            left[rate.kind] -= times * rate.pieces
        worth = sum(times * rate.worth for times, rate in zip(often, due.rates))
        if min(left) >= 0 and worth >= due.amount and pays(price[1:], tuple(left)):
            return True
    return False


def one_less(pieces: Counts) -> list[Counts]:
    return [(*pieces[:k], pieces[k] - 1, *pieces[k + 1 :]) for k in range(len(pieces)) if pieces[k]]


@given(st.lists(dues, max_size=2).map(tuple), purses)
def test_every_way_and_no_other(price: Price, purse: Counts) -> None:
    every = product(*[range(count + 1) for count in purse])
    paying = [pieces for pieces in every if pays(price, pieces)]
    needed = [pieces for pieces in paying if not any(pays(price, less) for less in one_less(pieces))]
    found = payments(price, purse)
    assert sorted(found) == needed
    assert payable([price], purse) == bool(needed)


@given(st.lists(st.lists(dues, max_size=2).map(tuple), max_size=3), purses)
def test_ways_come_cheapest_first_and_once(prices: list[Price], purse: Counts) -> None:
    weights = (1.0, 2.5, 0.5)
    found = ways_to_pay(prices, purse, weights)
    costs = [sum(count * weight for count, weight in zip(way.spent, weights)) for way in found]
    assert costs == sorted(costs)
    assert len(found) == len(set(found))
