"""Whatever cannot be done now has a reason, and the reason is the right one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from boardwright.games.boonlake import GAME
from boardwright.games.boonlake.explain import COMPONENTS
from boardwright.kernel.errors import IllegalAction
from boardwright.kernel.flow import deciding
from boardwright.match import Match, new
from boardwright.testing.ledger import read_rules
from tests.games.boonlake.table import (
    TABLES,
    at,
    building,
    developing,
    exploring,
    grazing,
    play,
    random_game,
    reason,
    sailing,
    scoring,
    state_of,
    step,
    turn,
)

DOCS = Path(__file__).parents[3] / "docs" / "rules"
LEDGER = next(path for path in (DOCS / "boonlake.md", DOCS / "drafts" / "boonlake.md") if path.exists())
MAP = {"5": "s01", "6": "pasture", "9": "g05", "14": "s03", "31": "pasture"}


@pytest.mark.parametrize(
    ("target", "rule", "key"),
    [
        ("card:golden_school", "BL-3.2", "choose-first"),
        ("site:5a", "BL-3.2", "choose-first"),
        ("space:6", "BL-3.2", "choose-first"),
        ("stretch:t04", "BL-3.2", "choose-first"),
        ("region:boonlake", "BL-3.2", "choose-first"),
        ("lever:1", "BL-15.10", "lever-right-part"),
        ("lever:2", "BL-15.1", "no-such-lever"),
        ("lever:4", "BL-15.21", "lever-card-play"),
        ("lever:10", "BL-15.4", "lever-used"),
        ("lever:12", "BL-15.16", "lever-nothing"),
        ("goal:sc01", "BL-24.3", "no-part"),
        ("works:wood", "BL-24.3", "no-part"),
        ("tile:g01", "BL-24.3", "no-part"),
    ],
)
def test_before_a_tile_is_chosen(target: str, rule: str, key: str) -> None:
    match = at(3, seats=[{"levers": "1 4 10 12", "used": "10", "hand": "golden_school"}])
    assert reason(match, target) == (rule, key)


@pytest.mark.parametrize(
    ("target", "rule", "key"),
    [
        ("site:5a", "BL-9.2", "site-taken"),
        ("site:5b", "BL-11.1", "too-lonely"),
        ("site:6a", "BL-9.1", "no-such-site"),
        ("site:9a", "BL-9.4", "site-cost"),
        ("upgrade 14a", "BL-10.1", "not-your-piece"),
        ("develop 5b", "BL-11.1", "too-lonely"),
        ("card:golden_school", "BL-24.3", "no-part"),
        ("goal:sc01", "BL-24.3", "no-part"),
        ("space:6", "BL-24.3", "no-part"),
        ("lever:8", "BL-15.32", "lever-village"),
        ("action:settle", "BL-24.3", "no-part"),
    ],
)
def test_while_developing(target: str, rule: str, key: str) -> None:
    seat: dict[str, Any] = {"homes": "5b", "hand": "golden_school", "levers": "8", "coins": 1}
    match = developing(others=[{"settlers": "5a"}], table={"map": MAP}, **seat)
    assert reason(match, target) == (rule, key)


@pytest.mark.parametrize(
    ("target", "rule", "key"),
    [
        ("card:noon_library", "BL-6.1", "not-in-hand"),
        ("card:golden_school", "BL-6.9", "no-coins"),
        ("card:midnight_library", "BL-6.2", "no-vase"),
        ("card:morning_hiring_board", "BL-6.2", "no-resources"),
        ("goal:sc01", "BL-7.5", "project-done"),
        ("goal:sc02", "BL-6.2", "no-resources"),
        ("goal:sc09", "BL-24.3", "no-part"),
        ("sell violet_pawn_shop", "BL-6.18", "no-discarding"),
        ("lever:1", "BL-15.10", "lever-right-part"),
        ("lever:6", "BL-15.28", "lever-region-income"),
        ("lever:9", "BL-15.35", "lever-placing"),
    ],
)
def test_while_a_card_may_be_played(target: str, rule: str, key: str) -> None:
    hand = "golden_school midnight_library morning_hiring_board violet_pawn_shop"
    match = building(hand=hand, coins=1, levers="1 6 9", projects=[1], posted=1)
    assert reason(match, target) == (rule, key)


@pytest.mark.parametrize(
    ("target", "rule", "key"),
    [
        ("space:5", "BL-13.1", "no-pasture"),
        ("space:1", "BL-13.1", "no-pasture"),
        ("space:31", "BL-13.1", "pasture-full"),
        ("space:6", "BL-13.2", "too-few-inhabitants"),
        ("site:5a", "BL-24.3", "no-part"),
    ],
)
def test_while_cattle_may_be_placed(target: str, rule: str, key: str) -> None:
    others = [{"cattle": "31 3 6 1"}, {"cattle": "31 1"}]
    match = grazing(ranch=1, hand="golden_school", others=others, table={"map": MAP})
    assert reason(match, target) == (rule, key)


def test_while_a_ship_moves() -> None:
    match = sailing(5, ship="t05", others=[{"ship": "t06"}])
    assert reason(match, "stretch:t04") == ("BL-4.3", "forwards-only")
    assert reason(match, "stretch:t06") == ("BL-4.4", "space-occupied")
    assert reason(match, "stretch:t10") == ("BL-4.1", "too-far")
    assert reason(match, "stretch:w3") == ("BL-4.8", "other-arm")
    assert reason(match, "card:golden_school") == ("BL-24.3", "no-part")


def test_while_the_land_is_explored() -> None:
    match = exploring(table={"map": MAP})
    assert reason(match, "space:8") == ("BL-8.7", "reveal-first")
    play(match, "explore")
    assert reason(match, "space:5") == ("BL-8.4", "space-filled")
    assert reason(match, "space:1") == ("BL-8.4", "space-remote")
    assert reason(match, "lever:9") == ("BL-24.4", "unfinished")
    assert reason(step("PlacePasture 0", table={"map": MAP}), "space:1") == ("BL-8.4", "space-remote")


def test_while_levers_regions_and_inhabitants_are_bought() -> None:
    progress = play(turn("progress", coins=5, levers="5 10"), "decline")
    assert reason(progress, "lever:11") == ("BL-15.1", "lever-price")
    assert reason(progress, "lever:5") == ("BL-15.21", "lever-card-play")
    assert reason(progress, "modernise 10") == ("BL-15.2", "slot-taken")
    region = turn("region_rewards", table={"covered": "unknown"})
    assert reason(region, "region:unknown") == ("BL-14.11", "region-covered")
    hire = play(turn("recruit", coins=2, hand="golden_school noon_library cold_gazette"), "decline", "decline")
    assert reason(hire, "price:coins") == ("BL-14.20", "hire-price")


def test_while_a_scoring_tile_is_marked() -> None:
    match = scoring(2, marks=[1, 0, 0, 0])
    assert reason(match, "goal:sc01") == ("BL-17.9", "goal-marked")
    assert reason(match, "goal:sc09") == ("BL-24.3", "no-part")


def test_while_tiles_are_kept() -> None:
    match = new(GAME, 2, 3, {})
    other = next(name for name in match.view(1)["dealt"])
    assert reason(match, f"goal:{other}") == ("BL-2.14", "goal-not-dealt")
    assert reason(match, "card:golden_school") == ("BL-24.3", "no-part")


def test_a_refused_action_names_its_rule() -> None:
    with pytest.raises(IllegalAction, match=r"rule BL-9\.4\)"):
        developing(coins=0).apply(0, "develop 9b")
    with pytest.raises(IllegalAction, match=r"rule BL-4\.1\)"):
        sailing(7).apply(0, "sail t05")


def refused(match: Match) -> set[str]:
    """The rules by which everything is refused that is no option now."""
    found: set[str] = set()
    for each in deciding(match.state):
        targets = {name for action in each.options(match.state) for name in GAME.space.targets(action)}
        assert targets <= COMPONENTS
        found |= {GAME.why_not(state_of(match), each, target).rule for target in COMPONENTS - targets}
    return found


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_there_is_a_rule_of_the_ledger_for_everything_that_is_not_an_option(
    players: int, options: dict[str, Any]
) -> None:
    rules = read_rules(LEDGER)
    for number, match in enumerate(random_game(players, seed=40 + players, **options)):
        if number % 9 == 0:
            assert refused(match) <= rules.keys()
