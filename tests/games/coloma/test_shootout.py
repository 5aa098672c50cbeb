"""The shoot-out: won or lost, who ranks where, what each line of a table brings, and who is buried."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.match import Match
from tests.games.coloma.table import at, choose, play
from tests.games.coloma.turns import happened, has, in_turn, last_turn, shootout, told

NOBODY = "nobody"
EMPTY = [NOBODY] * 6
PIECES = ("coins", "gold", "dudes", "supply", "tents", "horses", "cards", "points", "graves", "gunmen")
#: The third line of a loss, and lines that bury so many who are not among the gunmen.
GUNMAN = {"graves": 1, "gunmen": -1}
ONE, TWO, THREE = ({"graves": count, "supply": -count} for count in (1, 2, 3))
#: By table what its lines bring when it is won, then when it is lost.
TABLES: dict[str, tuple[list[dict[str, int]], list[dict[str, int]]]] = {
    "tile_a": (
        [{"points": 5, "gold": 1}, {"points": 3, "coins": 1}, {"points": 2}, ONE],
        [{"points": 3}, {"points": 1}, GUNMAN, TWO],
    ),
    "tile_b": (
        [{"points": 4, "horses": 1}, {"points": 3, "coins": 2}, {"points": 2}, ONE],
        [{"points": 2, "coins": 1}, {"points": 2}, GUNMAN, TWO],
    ),
    "tile_c": (
        [{"points": 4, "tents": 1}, {"points": 3, "cards": 2}, {"points": 1, "cards": 1}, ONE],
        [{"points": 2, "cards": 1}, {"points": 1}, GUNMAN, TWO],
    ),
    "tile_d": ([{"points": 7}, {"points": 5}, {"points": 3}, TWO], [{"points": 4}, {"points": 2}, GUNMAN, THREE]),
    "board": ([{"points": 9}, {"points": 6}, {"points": 4}, ONE], [{"points": 5}, {"points": 3}, GUNMAN, TWO]),
}


def last_shootout(*seats: dict[str, Any], **fields: Any) -> Match:
    """After the shoot-out of 1850, which no clean-up follows."""
    return shootout(*seats, year="1850", **fields)


def won(match: Match) -> bool:
    """Whether the shoot-out that comes when player 0's turn ends is won."""
    kinds = [event.kind for event in happened(match, "end-turn")]
    assert ("shootout-won" in kinds) != ("shootout-lost" in kinds)
    return "shootout-won" in kinds


def changes(*seats: dict[str, Any], players: int, **fields: Any) -> list[dict[str, int]]:
    """By player what the shoot-out of 1850 changes."""
    match = last_turn(*seats, players=players, year="1850", **fields)
    before = [has(match, *PIECES, player=player) for player in range(players)]
    play(match, "end-turn")
    after = [has(match, *PIECES, player=player) for player in range(players)]
    return [
        {name: new - old for name, old, new in zip(PIECES, before[player], after[player]) if new != old}
        for player in range(players)
    ]


def lines(rows: list[str], players: int = 4, **fields: Any) -> list[int]:
    """By player the line of the winning column: 1, 2, 3 or 0."""
    found = changes(players=players, rows=rows, outlaws=0, shootout="board", **fields)
    points = {9: 1, 6: 2, 4: 3, 0: 0}
    return [points[change.get("points", 0)] for change in found]


# -- when, and who wins ----------------------------------------------------------------------------------------


@pytest.mark.rule("CO-15.1")
@pytest.mark.parametrize("year", ["1848", "1849", "1850"])
def test_it_comes_after_the_fifth_round_of_each_year(year: str) -> None:
    for number in range(1, 6):
        match = in_turn(1, year=year, round=number)
        kinds = [event.kind for event in happened(match, "end-turn")]
        assert ("shootout-lost" in kinds) == (number == 5)


@pytest.mark.rule("CO-15.2")
@pytest.mark.parametrize(("outlaws", "wins"), [(0, True), (4, True), (5, False), (6, False), (15, False)])
def test_more_gunmen_than_outlaws_win(outlaws: int, wins: bool) -> None:
    """Gunmen of all players together: 2 and 3."""
    rows = ["1", NOBODY, NOBODY, "2", NOBODY, NOBODY]
    assert won(last_turn(rows=rows, outlaws=outlaws)) is wins


@pytest.mark.rule("CO-15.3", "CO-15.18", "CO-15.19", "CO-15.20", "CO-15.21", "CO-15.22")
@pytest.mark.parametrize("table", TABLES)
def test_a_win_uses_the_one_column_and_a_loss_the_other(table: str) -> None:
    """4, 3, 2 and no gunmen."""
    rows = ["2", NOBODY, NOBODY, "1", NOBODY, "0"]
    for outlaws, column in zip((8, 9), TABLES[table]):
        assert changes(players=4, rows=rows, outlaws=outlaws, shootout=table) == column


# -- ranks -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CO-15.4")
@pytest.mark.parametrize(
    ("rows", "ranks"),
    [
        (["0", NOBODY, "1", NOBODY, "2", NOBODY], [3, 2, 1, 0]),
        (["2", NOBODY, "1", NOBODY, "0", NOBODY], [1, 2, 3, 0]),
        (["0", "0", "1", NOBODY, NOBODY, NOBODY], [1, 2, 0, 0]),
        (["0", "0", "1", "1", NOBODY, NOBODY], [2, 1, 0, 0]),
        (["3", "3", NOBODY, "3", "0", NOBODY], [2, 0, 0, 1]),
    ],
)
def test_owners_rank_by_their_gunmen(rows: list[str], ranks: list[int]) -> None:
    assert lines(rows) == ranks


@pytest.mark.rule("CO-15.5")
@pytest.mark.parametrize(
    ("rows", "ranks"),
    [
        (["1", "0", NOBODY, NOBODY, NOBODY, NOBODY], [2, 1, 0, 0]),
        (["0", "1", NOBODY, NOBODY, NOBODY, NOBODY], [1, 2, 0, 0]),
        (["1", "1", NOBODY, NOBODY, "0", "2"], [2, 1, 3, 0]),
        (["1", NOBODY, "0", "0", NOBODY, "1"], [2, 1, 0, 0]),
        ([NOBODY, NOBODY, "3", "2", NOBODY, NOBODY], [0, 0, 2, 1]),
    ],
)
def test_of_equals_the_one_with_a_row_closer_to_the_outlaws_ranks_first(rows: list[str], ranks: list[int]) -> None:
    assert lines(rows) == ranks


@pytest.mark.rule("CO-15.6")
def test_every_further_owner_gets_the_third_line() -> None:
    assert lines(["0", "1", "2", "3", "4", NOBODY], players=6) == [3, 3, 2, 3, 1, 0]


@pytest.mark.rule("CO-15.7")
@pytest.mark.parametrize("outlaws", [0, 15])
@pytest.mark.parametrize("sheriff", [0, 1, 2])
def test_whoever_ranks_best_takes_the_badge(sheriff: int, outlaws: int) -> None:
    rows = [NOBODY, "2", NOBODY, "1", NOBODY, NOBODY]
    assert last_shootout(rows=rows, sheriff=sheriff, outlaws=outlaws).view(None)["sheriff"] == 1
    tied = ["2", "0", NOBODY, NOBODY, NOBODY, NOBODY]
    assert last_shootout(rows=tied, sheriff=sheriff, outlaws=outlaws).view(None)["sheriff"] == 2


@pytest.mark.rule("CO-15.8")
@pytest.mark.parametrize("outlaws", [0, 2])
def test_without_any_gunmen_it_is_lost_and_the_badge_stays(outlaws: int) -> None:
    match = last_turn(sheriff=2, outlaws=outlaws)
    assert not won(match)
    assert match.view(None)["sheriff"] == 2
    assert changes(players=3, outlaws=outlaws) == [TWO, TWO, TWO]


@pytest.mark.rule("CO-15.9")
@pytest.mark.parametrize(("sheriff", "order"), [(0, [0, 1, 2, 3]), (1, [1, 2, 3, 0]), (3, [3, 0, 1, 2])])
def test_lines_are_carried_out_clockwise_from_the_former_sheriff(sheriff: int, order: list[int]) -> None:
    rows = ["0", NOBODY, NOBODY, "2", NOBODY, NOBODY]
    events = happened(last_turn(players=4, rows=rows, sheriff=sheriff, year="1850"), "end-turn")
    kinds = ("shootout-first", "shootout-second", "shootout-third", "shootout-none")
    assert [event.args["player"] for event in events if event.kind in kinds] == order
    buried = [entry["player"] for entry in told(events, "buried")]
    assert list(dict.fromkeys(buried)) == [player for player in order if player in (1, 3)]


# -- burials ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CO-15.10")
@pytest.mark.parametrize(
    ("cabin", "graves", "change"),
    [
        (2, 0, {"graves": 2, "supply": -2}),
        (10, 0, {"graves": 2, "supply": -2}),
        (11, 0, {"graves": 2, "supply": -1, "dudes": -1}),
        (12, 0, {"graves": 2, "dudes": -2}),
        (9, 2, {"graves": 2, "supply": -1, "dudes": -1}),
    ],
)
def test_the_buried_come_from_the_supply_then_from_the_cabin(cabin: int, graves: int, change: dict[str, int]) -> None:
    assert changes({"dudes": cabin, "graves": graves}, players=3)[0] == change


@pytest.mark.rule("CO-15.11")
def test_who_is_not_there_is_not_buried() -> None:
    assert changes({"dudes": 1, "graves": 11}, players=3)[0] == {"graves": 1, "dudes": -1}
    assert changes({"dudes": 0, "graves": 12}, players=3)[0] == {}


@pytest.mark.rule("CO-15.12")
def test_the_third_of_a_loss_buries_a_gunman() -> None:
    """Neither supply nor cabin lose anybody, although there are some."""
    rows = ["0", NOBODY, NOBODY, "1", NOBODY, "2"]
    found = changes({"dudes": 4}, players=3, rows=rows, outlaws=15)
    assert found[0] == {"graves": 1, "gunmen": -1}


@pytest.mark.rule("CO-15.13")
def test_a_gunman_buried_does_not_come_back_at_the_clean_up() -> None:
    """12 dudes: 3 in the cabin, 2 gunmen, 7 in the supply. One gunman is buried; then the first event gives 2."""
    rows = ["0", NOBODY, NOBODY, "1", NOBODY, "2"]
    match = shootout({"dudes": 3}, rows=rows, outlaws=15)
    assert match.view(None)["year"] == "1849"
    assert has(match, "dudes", "supply", "graves", "gunmen") == (5, 6, 1, 0)


@pytest.mark.rule("CO-15.14", "CO-15.16", "CO-15.17")
@pytest.mark.parametrize(("graves", "cost"), list(enumerate([0, 1, 2, 4, 6, 9, 12, 15, 18, 21, 24, 27, 30])))
def test_tombstones_from_the_bottom_up(graves: int, cost: int) -> None:
    """1, 1, 2, 2, 3, 3, and 3 for each beyond them."""
    match = at(over=True, year="1850", round=5, seats=[{"graves": graves, "dudes": 0}])
    assert has(match, "graves", "grave_points") == (graves, cost)
    assert match.scores[0] == -cost


@pytest.mark.rule("CO-15.17")
def test_dudes_are_buried_when_all_tombstones_are_covered() -> None:
    match = last_shootout({"graves": 6})
    assert has(match, "graves", "grave_points") == (8, 18)


@pytest.mark.rule("CO-15.15")
def test_the_buried_never_return() -> None:
    """Neither at the clean-up nor when dudes are gained."""
    match = shootout({"dudes": 2, "graves": 6})
    assert has(match, "graves", "dudes", "supply") == (8, 4, 0)
    choose(match, 1, 2, 3)
    play(match, "end-turn", "end-turn", "end-turn")
    more = in_turn(5, {"dudes": 4, "graves": 8, "town": "saloon"})
    play(more, "use saloon")
    assert has(more, "graves", "dudes", "supply") == (8, 4, 0)
