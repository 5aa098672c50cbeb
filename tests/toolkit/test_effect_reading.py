"""Effects in catalogues: what is wrong with one is said with file, entry and part."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from boardwright.kernel.errors import BadCatalog
from boardwright.toolkit.effects.reading import read_effect, read_price
from boardwright.toolkit.effects.values import NOTHING, Choose, Gain, InOrder, Pay
from boardwright.toolkit.entry import Entry
from boardwright.toolkit.payments import Due, Rate
from tests.toolkit.samples import BOONLAKE


def entry(written: str) -> Entry:
    return Entry("cards.toml, card 'inn'", tomllib.loads(f"effect = {written}"))


def read(written: str) -> Any:
    return read_effect(entry(written), "effect", BOONLAKE)


def test_one_part_stands_for_itself_and_no_part_for_nothing() -> None:
    assert read("[{ gain = { coin = 1 } }]") == Gain(((0, 1),))
    assert read("[]") == NOTHING


def test_parts_are_in_order() -> None:
    assert read("[{ pay = { card = 1 } }, { gain = { coin = 1 } }]") == InOrder(
        (Pay((Due(1, (Rate(1),)),)), Gain(((0, 1),)))
    )


def test_an_exchange_among_options_is_not_asked_for_twice() -> None:
    exchange = "{ pay = { card = 1 }, then = [{ gain = { coin = 1 } }] }"
    found = read(f"[{{ choose = [[{exchange}], [{{ may = [{{ do = 'joker' }}] }}]] }}]")
    assert isinstance(found, Choose)
    assert not any(isinstance(option, Choose) for option in found.options)


def test_prices() -> None:
    price = read_price(entry("{ coin = 2, any = { amount = 3, of = { card = 1, vase = 2 } } }"), "effect", BOONLAKE)
    assert price == (Due(2, (Rate(0),)), Due(3, (Rate(1), Rate(3, 2))))


@pytest.mark.parametrize(
    ("written", "complaint"),
    [
        ("'gain 1 coin'", "field 'effect' is 'gain 1 coin', expected list"),
        ("['gain']", "effect 1: a part is a table such as { gain = { coin = 1 } }, not 'gain'"),
        ("[{ gian = { coin = 1 } }]", "effect 1: no part begins with 'gian'; expected one of gain, pay, choose"),
        (
            "[{ gain = { coin = 1 } }, { gain = { horse = 1 } }]",
            "effect 2, gain: 'horse' is not a good; expected one of",
        ),
        ("[{ gain = { coin = 0 } }]", "effect 1, gain: field 'coin' is 0, expected a number at least 1"),
        ("[{ gain = { coin = 'two' } }]", "effect 1, gain: field 'coin' is 'two', expected int"),
        ("[{ gain = { coin = 1 }, pre = 'levers' }]", "effect 1: field 'pre' does not belong to 'gain'"),
        ("[{ gain = { coin = 1 }, per = 'tents' }]", "effect 1: 'tents' is not a measure"),
        ("[{ pay = { coin = 1 }, then = [{ do = 'fly' }] }]", "effect 1, then 1: 'fly' is not a deed"),
        ("[{ pay = { any = { of = { coin = 1 } } } }]", "effect 1, pay, any: field 'amount' is missing"),
        ("[{ choose = [{ gain = { coin = 1 } }] }]", "effect 1: field 'choose' must be a list of lists of parts"),
        ("[{ choose = [[], [{ do = 1 }]] }]", "effect 1, option 2, part 1: field 'do' is 1, expected str"),
        (
            "[{ may = [{ gain = { coin = 1 } }], times = 'any' }]",
            "effect 1: what may be done any number of times must cost",
        ),
        (
            "[{ may = [{ gain = { coin = 1 } }], times = 0 }]",
            "effect 1: field 'times' is 0, expected a number at least 1",
        ),
        ("[{ choose = [[{ do = 'joker' }]], times = 'any' }]", "chosen any number of times needs may = true"),
        ("[{ if = 'levers', least = 2 }]", "effect 1: field 'then' is missing"),
        ("[{ score = 2 }]", "effect 1: field 'per' is missing"),
        ("[{ score = [[4, 2], [3, 5]], per = 'levers' }]", "effect 1: the steps of field 'score' must ascend"),
        ("[{ score = [4, 2], per = 'levers' }]", "expected a number or pairs [needed, points]"),
        ("[{ modify = 'price', by = 1 }]", "effect 1: 'price' is not a modifier; expected one of card_price"),
        ("[{ modify = 'card_price' }]", "effect 1: field 'by' is missing"),
        ("[{ do = 'explore', far = 1.5 }]", "effect 1: field 'far' is 1.5, expected a number, a word or words"),
        ("[{ do = 'explore', kinds = [1] }]", "effect 1: field 'kinds' must be a list of strings"),
    ],
)
def test_complaints_name_file_entry_and_part(written: str, complaint: str) -> None:
    with pytest.raises(BadCatalog) as problem:
        read(written)
    assert str(problem.value).startswith("cards.toml, card 'inn'")
    assert complaint in str(problem.value)
