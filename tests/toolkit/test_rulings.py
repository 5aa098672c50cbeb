"""Rules with two common readings: an option, and the field that the rules ask."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from boardwright.kernel.errors import BadOptions
from boardwright.kernel.options import accept_options
from boardwright.toolkit.rulings import Ruling, chosen, written

RULINGS = (
    Ruling("lords", "literal", "at_least_one", "lords_need_one"),
    Ruling("storage", "open", "hidden", "hidden_storage", also=("none",)),
)
OPTIONS = tuple(ruling.choice for ruling in RULINGS)


class Rulings(NamedTuple):
    lords_need_one: bool = False
    hidden_storage: bool = False


def test_the_table_offers_both_readings_and_begins_with_the_usual_one() -> None:
    assert accept_options(OPTIONS, None) == {"lords": "literal", "storage": "open"}
    assert accept_options(OPTIONS, {"lords": "at_least_one"})["lords"] == "at_least_one"
    assert accept_options(OPTIONS, {"storage": "none"})["storage"] == "none"
    with pytest.raises(BadOptions, match="lords"):
        accept_options(OPTIONS, {"lords": "none"})


@pytest.mark.parametrize(
    ("given", "field"),
    [
        ({}, Rulings()),
        ({"lords": "at_least_one"}, Rulings(lords_need_one=True)),
        ({"storage": "hidden"}, Rulings(hidden_storage=True)),
        ({"storage": "none"}, Rulings()),
    ],
)
def test_the_rules_ask_a_field(given: dict[str, str], field: Rulings) -> None:
    assert Rulings(**chosen(RULINGS, accept_options(OPTIONS, given))) == field


def test_a_position_says_what_is_not_as_usual() -> None:
    assert written(RULINGS, Rulings()) == {}
    assert written(RULINGS, Rulings(lords_need_one=True)) == {"lords": "at_least_one"}
