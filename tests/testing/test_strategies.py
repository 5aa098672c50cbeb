"""The tables of the contract kit: every option of a game is drawn, with every value, in every mix; a sample leaves none
of them out, and is the same for the same seed.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

import boardwright as bw
from boardwright.games import get_game
from boardwright.games.kingdom_builder.catalog import CATALOG, SETS
from boardwright.kernel.errors import BadOptions
from boardwright.kernel.options import Choice, Flag, FlagList, Option, Pick
from boardwright.testing import tables
from boardwright.testing.strategies import TableSetting, sample, values, worth_trying
from tests.kernel.harbour import Harbour

KINGDOM = get_game("kingdom_builder")
OPTIONS = {option.name: option for option in KINGDOM.options}


def drawn(strategy: st.SearchStrategy[Any], count: int = 300) -> list[Any]:
    """So many examples, always the same ones."""
    found: list[Any] = []

    @settings(
        max_examples=count,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(strategy)
    def collect(example: Any) -> None:
        found.append(example)

    collect()
    return found


# -- values ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("option", KINGDOM.options, ids=lambda option: option.name)
def test_every_value_drawn_is_accepted(option: Option) -> None:
    for value in drawn(values(option), 100):
        assert option.accept(value) == value


@pytest.mark.parametrize("name", ["island", "lords", "sword", "equal_cards", "pieces", "corners", "only_way_back"])
def test_every_word_of_a_choice_is_drawn(name: str) -> None:
    option = OPTIONS[name]
    assert isinstance(option, Choice)
    assert set(drawn(values(option), 100)) == set(option.among)


@pytest.mark.parametrize(("name", "sizes"), [("expansions", range(8)), ("tasks", range(5)), ("quadrants", [4])])
def test_picks_of_every_size_are_drawn(name: str, sizes: list[int]) -> None:
    option = OPTIONS[name]
    assert isinstance(option, Pick)
    picks = drawn(values(option), 500)
    assert {len(pick) for pick in picks} == set(sizes)
    assert {word for pick in picks for word in pick} == set(option.among)


@pytest.mark.parametrize(
    ("option", "expected"),
    [
        (Flag("yes"), [True, False]),
        (Choice("one", among=("a", "b")), ["a", "b"]),
        (Pick("none"), [[]]),
        (Pick("some", among=("a", "b"), least=1, most=2), [["a"], ["b"], ["a", "b"], ["b", "a"]]),
        (FlagList("flags", length=1), [[True], [False]]),
    ],
    ids=lambda value: getattr(value, "name", ""),
)
def test_small_options_are_drawn_completely(option: Option, expected: list[Any]) -> None:
    found = drawn(values(option), 100)
    assert all(value in expected for value in found)
    assert all(value in found for value in expected)


@dataclass(frozen=True, slots=True)
class Colour(Option):
    """A kind of option the kit does not know."""


def test_an_unknown_kind_of_option_is_told() -> None:
    with pytest.raises(TypeError, match="no strategy for options of type Colour"):
        values(Colour("ink"))


# -- tables ----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def kingdom_tables() -> list[TableSetting]:
    return drawn(tables("kingdom_builder"), 1000)


def test_every_table_is_one_that_can_be_opened(kingdom_tables: list[TableSetting]) -> None:
    for table in kingdom_tables:
        KINGDOM.accept(table.players, table.options)
    for table in kingdom_tables[:100]:
        match = bw.new("kingdom_builder", table.players, table.seed, table.options)
        assert match.decisions
        for name, value in table.options.items():
            assert match.options[name] == value


def test_every_option_is_sometimes_given_and_sometimes_left_to_the_game(kingdom_tables: list[TableSetting]) -> None:
    given_options = Counter(name for table in kingdom_tables for name in table.options)
    assert set(given_options) == set(OPTIONS)
    for name, count in given_options.items():
        assert 20 < count < 980, name


def test_every_expansion_is_drawn_alone_and_with_others(kingdom_tables: list[TableSetting]) -> None:
    """With others at tables; alone among the values, since tables leave expansions out more often than not."""
    picks = drawn(values(OPTIONS["expansions"]), 1000)
    for home in SETS[1:]:
        assert [home] in picks
        chosen = [table.options.get("expansions", ()) for table in kingdom_tables]
        assert max(len(pick) for pick in chosen if home in pick) >= 4


def test_quadrants_and_cards_of_every_set_are_named(kingdom_tables: list[TableSetting]) -> None:
    for name, entries in (("quadrants", CATALOG.quadrants), ("cards", CATALOG.cards)):
        named = {word for table in kingdom_tables for word in table.options.get(name) or ()}
        assert named == {entry.id for entry in entries}
    mixed = [
        table
        for table in kingdom_tables
        if table.options.get("quadrants") and len(homes(table.options["quadrants"])) >= 3
    ]
    assert len(mixed) > 20


def homes(quadrants: list[str]) -> set[str]:
    return {CATALOG.quadrants[CATALOG.quadrant(name)].home for name in quadrants}


def test_options_that_exclude_each_other_are_never_drawn_together(kingdom_tables: list[TableSetting]) -> None:
    first = [table.options for table in kingdom_tables if table.options.get("first_game")]
    assert first
    assert all(not options.get(name) for options in first for name in ("quadrants", "turned", "cards"))
    assert any(options.get("expansions") for options in first)  # the Queenies go with it


def test_player_counts_seeds_and_styles_vary(kingdom_tables: list[TableSetting]) -> None:
    assert {table.players for table in kingdom_tables} == set(KINGDOM.players)
    assert {table.style for table in kingdom_tables} == {"uniform", "by_verb"}
    assert len({table.seed for table in kingdom_tables}) > 200
    assert {table.players for table in drawn(tables("kingdom_builder", players=4), 50)} == {4}


@pytest.mark.parametrize("pick", [lambda: "kingdom_builder", lambda: KINGDOM])
def test_a_game_is_named_or_given(pick: Callable[[], Any]) -> None:
    assert len(drawn(tables(pick()), 5)) == 5


def test_a_game_without_such_options_gets_tables_too() -> None:
    found = drawn(tables(Harbour()), 100)
    names = {option.name for option in Harbour().options}
    assert {name for table in found for name in table.options} == names


# -- a sample --------------------------------------------------------------------------------------------------

#: As many tables at each player count as there are things a table can ask for.
ROUND = sum(len(worth_trying(option, random.Random(0))) for option in KINGDOM.options)


def words_of(tables: list[TableSetting]) -> set[tuple[str, Any]]:
    """What the tables ask for: single words of a pick, and values of every other option."""
    given = [(name, value) for table in tables for name, value in table.options.items() if name != "turned"]
    lists = {(name, word) for name, value in given if isinstance(value, list) for word in value}
    return lists | {(name, value) for name, value in given if not isinstance(value, list)}


def words_there_are() -> set[tuple[str, Any]]:
    found = {(option.name, word) for option in KINGDOM.options for word in getattr(option, "among", ())}
    return found | {("first_game", True), ("first_game", False)}


def test_a_sample_leaves_no_value_out_at_any_player_count() -> None:
    for players in KINGDOM.players:
        found = list(sample("kingdom_builder", ROUND, players))
        assert {table.players for table in found} == {players}
        assert words_of(found) == words_there_are()


def test_a_sample_of_all_player_counts_has_every_value_at_each_of_them() -> None:
    found = list(sample(KINGDOM, ROUND * len(KINGDOM.players)))
    for players in KINGDOM.players:
        assert words_of([table for table in found if table.players == players]) == words_there_are()
    assert {table.style for table in found} == {"uniform", "by_verb"}


def test_a_sample_has_every_expansion_alone_and_every_two_together() -> None:
    picks = [set(table.options.get("expansions", ())) for table in sample(KINGDOM, ROUND * len(KINGDOM.players))]
    assert all({home} in picks for home in SETS[1:])
    assert set() in picks
    assert all(any({one, two} <= pick for pick in picks) for one, two in combinations(SETS[1:], 2))


@pytest.mark.parametrize("seed", [0, 1, 2**32])
def test_a_sample_is_made_by_its_seed(seed: int) -> None:
    found = list(sample(KINGDOM, 60, seed=seed))
    assert found == list(sample(KINGDOM, 60, seed=seed))
    assert found != list(sample(KINGDOM, 60, seed=seed + 1))
    for table in found:
        KINGDOM.accept(table.players, table.options)


def test_every_mix_of_rulings_comes_up_in_a_sample() -> None:
    """Four rulings with two readings each, beside five player counts: each pair of values at some table."""
    keyflower = get_game("keyflower")
    found = list(sample(keyflower, 200))
    values = [(option.name, value) for option in keyflower.options for value in getattr(option, "among", ())]
    for one, two in combinations(values, 2):
        together = [table for table in found if {one, two} <= set(table.options.items())]
        assert bool(together) == (one[0] != two[0])
    assert {table.players for table in found} == set(keyflower.players)


def test_a_game_without_options_is_sampled_too() -> None:
    class Plain(Harbour):
        options = ()

    assert [table.options for table in sample(Plain(), 3)] == [{}, {}, {}]


def test_a_sample_tells_what_it_cannot_try() -> None:
    with pytest.raises(TypeError, match="no sample of options of type Colour"):
        worth_trying(Colour("ink"), random.Random(0))


def test_a_value_that_goes_with_nothing_is_told() -> None:
    class Strict(Harbour):
        def check_together(self, players: int, options: Mapping[str, Any]) -> None:
            if options["dark"]:
                raise BadOptions("never dark")

    with pytest.raises(BadOptions, match="option 'dark': True goes with nothing else"):
        list(sample(Strict(), 4))
