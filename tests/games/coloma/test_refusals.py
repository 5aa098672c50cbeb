"""Whatever cannot be used in a turn has a reason, and the reason is the right one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from boardwright.games.coloma import GAME
from boardwright.games.coloma.explain import COMPONENTS
from boardwright.kernel.errors import IllegalAction
from boardwright.kernel.flow import deciding
from boardwright.match import Match
from boardwright.testing.ledger import read_rules
from tests.games.coloma.table import TABLES, at, barker_turn, play, random_game, reason, state_of, turn

DOCS = Path(__file__).parents[3] / "docs" / "rules"
LEDGER = next(path for path in (DOCS / "coloma.md", DOCS / "drafts" / "coloma.md") if path.exists())


@pytest.mark.parametrize(
    ("target", "rule", "key"),
    [
        ("mill:shovel", "CO-4.2", "not-at-site"),
        ("mill:wheelbarrow", "CO-4.5", "not-at-second"),
        ("section:1a", "CO-4.2", "not-at-site"),
        ("section:4b", "CO-4.5", "not-at-second"),
        ("canyon:1", "CO-7.5", "canyon-taken"),
        ("canyon:2", "CO-12.20", "lacks-coins"),
        ("tool:hammer", "CO-12.20", "lacks-coins"),
        ("tool:saw", "CO-4.9", "barricaded"),
        ("bridge:town", "CO-7.11", "bridge-twice"),
        ("bridge:toll", "CO-7.9", "no-free-river"),
        ("bridge:militia", "CO-7.12", "bridge-gone"),
        ("hotel:hotel_1", "CO-19.1", "no-hotels"),
        ("hotel:mine", "CO-4.2", "not-at-site"),
        ("card:bank", "CO-8.5", "card-elsewhere"),
        ("card:quarry", "CO-8.9", "card-always"),
        ("card:saloon", "CO-4.2", "not-at-site"),
        ("card:land_office", "CO-8.8", "card-used"),
        ("card:stable", "CO-8.6", "card-fresh"),
        ("row:1", "CO-4.2", "not-at-site"),
        ("event:1", "CO-4.2", "not-at-site"),
        ("region:cosumnes", "CO-4.2", "not-at-site"),
        ("ware:horse", "CO-4.2", "not-at-site"),
        ("slot:1", "CO-4.5", "not-at-second"),
        ("barrel:oats", "CO-14.1", "no-such-barrel"),
        ("wagon:mine", "CO-4.2", "not-at-site"),
        ("space:hangtown", "CO-4.2", "not-at-site"),
        ("speciality:banker", "CO-21.1", "not-your-speciality"),
        ("nuggets:2", "CO-25.3", "no-part"),
        ("option:1", "CO-25.3", "no-part"),
        ("site:1", "CO-4.2", "not-at-site"),
        ("cart:gold", "CO-25.3", "no-part"),
    ],
)
def test_in_a_turn_at_site_2(target: str, rule: str, key: str) -> None:
    seat: dict[str, Any] = {"coins": 1, "dudes": 3, "rivers": [1], "bridges": "town", "used": "oats 1"}
    town: dict[str, Any] = {"town": "bank quarry land_office stable", "fresh": "stable", "hand": "saloon"}
    table = {"barricade": 2, "bridges": "town 1 toll 2"}
    match = turn(2, round=1, done="land_office", table=table, **seat, **town)
    assert reason(match, target) == (rule, key)


@pytest.mark.parametrize(
    ("target", "rule", "key"),
    [
        ("row:1", "CO-10.3", "row-taken"),
        ("row:5", "CO-10.4", "row-too-long"),
        ("event:2", "CO-10.9", "tent-there"),
        ("region:cosumnes", "CO-10.9", "tent-there"),
        ("region:bear_river", "CO-10.10", "wagon-elsewhere"),
        ("section:5b", "CO-4.9", "barricaded"),
        ("card:saloon", "CO-8.5", "card-elsewhere"),
        ("hotel:mine", "CO-19.6", "no-guest"),
        ("canyon:1", "CO-4.2", "not-at-site"),
    ],
)
def test_in_a_turn_at_site_5(target: str, rule: str, key: str) -> None:
    rows = ["1", "nobody", "nobody", "nobody", "nobody", "nobody"]
    seat: dict[str, Any] = {"dudes": 3, "events": [2], "regions": "cosumnes", "wagon": "hangtown", "town": "saloon"}
    match = turn(5, round=1, table={"rows": rows, "barricade": 5}, **seat)
    assert reason(match, target) == (rule, key)


def test_at_the_barker() -> None:
    match = barker_turn(coins=1, horses=6, table={"hideout": ["oats", "none", "oats", "oats"]})
    assert reason(match, "slot:2") == ("CO-11.12", "slot-empty")
    assert reason(match, "ware:horse") == ("CO-11.4", "enough-horses")
    assert reason(match, "ware:tent") == ("CO-12.20", "lacks-coins")
    shop = play(barker_turn(coins=5), "buy tent")
    assert reason(shop, "ware:tent") == ("CO-12.20", "ware-too-dear")
    assert reason(shop, "turn:end") == ("CO-25.4", "unfinished")


def test_through_the_signpost_the_barricade_is_the_reason() -> None:
    match = turn(3, round=1, coins=9, gold=3, dudes=3)
    assert reason(match, "canyon:1") == ("CO-4.9", "barricaded")
    assert reason(match, "bridge:town") == ("CO-4.9", "barricaded")


def test_what_can_be_built_with_the_other_tool_only() -> None:
    match = turn(3, hand="bank", coins=4, gold=1, dudes=1)
    assert reason(match, "build bank saw") == ("CO-12.20", "lacks-gold")
    match = turn(3, hand="bank", coins=0, gold=2, dudes=1, table={"cart": 13})
    assert reason(match, "build bank hammer") == ("CO-12.20", "lacks-coins")
    match = turn(2, coins=9, dudes=3, rivers=[1, 2, 3, 4], bridges="town", table={"bridges": "town 1"})
    assert reason(match, "tool:saw") == ("CO-25.5", "tool-nothing")


def test_while_sites_are_chosen() -> None:
    match = at(3)
    assert reason(match, "card:bank") == ("CO-25.3", "no-part")
    match.apply(0, "choose 2")
    assert reason(match, "turn:end", 1) == ("CO-25.3", "no-part")


def test_a_refused_action_names_its_rule() -> None:
    match = turn(2, coins=0, gold=0)
    with pytest.raises(IllegalAction, match=r"rule CO-12\.20\)"):
        match.apply(0, "survey 1 hammer")


def refused(match: Match) -> set[str]:
    """The rules by which everything is refused that is no option now."""
    found: set[str] = set()
    for step in deciding(match.state):
        targets = {name for action in step.options(match.state) for name in GAME.space.targets(action)}
        assert targets <= COMPONENTS
        found |= {GAME.why_not(state_of(match), step, target).rule for target in COMPONENTS - targets}
    return found


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_there_is_a_rule_of_the_ledger_for_everything_that_is_not_an_option(
    players: int, options: dict[str, Any]
) -> None:
    rules = read_rules(LEDGER)
    for number, match in enumerate(random_game(players, seed=40 + players, **options)):
        if number % 9 == 0:
            assert refused(match) <= rules.keys()
