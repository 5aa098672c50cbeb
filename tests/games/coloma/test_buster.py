"""Two players: Buster, who counts for the barricade, and the neutral gunmen."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from boardwright.match import Match, new
from tests.games.coloma.table import choose, notations, play, random_game, reason
from tests.games.coloma.turns import all_choose, happened, has, in_turn, last_turn, shootout, told, verbs

NOBODY = "nobody"
SITES = {"1", "2", "3", "4", "5"}


def rows(*owners: str) -> list[str]:
    """Rows with the neutral gunmen in the third; what is not said is empty."""
    found = [*owners, *[NOBODY] * 6][:6]
    found[2] = "neutral"
    return found


def avoided(match: Match) -> set[str]:
    """The sites of the cards that lie open."""
    return {site["id"] for site in match.view(None)["sites"] if site["avoided"]}


def buster(match: Match) -> str | None:
    """Where Buster stands."""
    found = [site["id"] for site in match.view(None)["sites"] if site["buster"]]
    return found[0] if found else None


def placed(site: int, *choices: int, number: int = 1, shown: tuple[int, int]) -> Match:
    """After all have chosen, with Buster on that site: chance is tried until he is."""
    for seed in range(99):
        match = all_choose(number, seed=seed, shown=list(shown))
        choose(match, *choices)
        if buster(match) == str(site):
            return match
    raise AssertionError(f"Buster never goes to {site}")


# -- Buster ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CO-18.3")
def test_two_cards_are_revealed_after_the_event() -> None:
    found = set()
    for seed in range(60):
        events = happened(in_turn(1, players=2, seed=seed, round=3), "end-turn")
        kinds = [event.kind for event in events]
        assert kinds.index("gained") < kinds.index("buster-avoids")
        (avoids,) = told(events, "buster-avoids")
        found.add((avoids["one"], avoids["other"]))
    assert found == set(combinations(range(1, 6), 2))


@pytest.mark.rule("CO-18.3", "CO-18.4")
@pytest.mark.parametrize("shown", list(combinations(range(1, 6), 2)))
def test_buster_goes_to_any_other_site_under_the_barker_as_well(shown: tuple[int, int]) -> None:
    found = set()
    for seed in range(30):
        match = all_choose(1, seed=seed, shown=list(shown))
        assert avoided(match) == {str(site) for site in shown}
        match.apply(0, "choose 1")
        assert buster(match) is None
        match.apply(1, "choose 2")
        found.add(buster(match))
    assert found == SITES - {str(site) for site in shown}


@pytest.mark.rule("CO-18.5")
def test_buster_counts_for_the_barricade() -> None:
    assert placed(2, 2, 4, shown=(1, 5)).view(None)["barricade"] == "2"
    assert placed(4, 2, 4, shown=(1, 5)).view(None)["barricade"] == "4"
    assert placed(1, 1, 4, shown=(2, 5)).view(None)["barricade"] == "1"
    assert placed(3, 2, 4, shown=(1, 5)).view(None)["barricade"] == "3"  # nobody has a majority, it is the signpost's
    assert placed(5, 4, 4, shown=(1, 2)).view(None)["barricade"] == "4"


@pytest.mark.rule("CO-18.6")
def test_buster_has_no_turn() -> None:
    match = placed(1, 2, 4, number=2, shown=(3, 5))
    turns = []
    while match.view(None)["round"] == 2:
        turns.append(match.decisions[0].player)
        play(match, "end-turn")
    assert turns == [0, 1]


@pytest.mark.rule("CO-18.7")
def test_buster_is_taken_back_and_all_cards_are_shuffled() -> None:
    """The cards that were open may be open again, and Buster may go where he was."""
    opened, went = set(), set()
    for seed in range(60):
        match = all_choose(1, seed=seed, shown=[1, 2])
        choose(match, 1, 2)
        play(match, "end-turn", "end-turn")
        assert (match.view(None)["round"], buster(match)) == (2, None)
        assert len(avoided(match)) == 2
        opened |= {frozenset(avoided(match))}
        choose(match, 1, 2)
        went.add(buster(match))
    assert len(opened) == 10
    assert went == SITES


@pytest.mark.rule("CO-18.3", "CO-18.6")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_with_more_players_there_is_no_buster(players: int) -> None:
    match = all_choose(1, players=players)
    choose(match, *([3] * players))
    assert (avoided(match), buster(match)) == (set(), None)
    assert match.view(None)["barricade"] == "3"


# -- neutral gunmen --------------------------------------------------------------------------------------------


@pytest.mark.rule("CO-18.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_three_neutral_gunmen_fill_the_third_row_with_two_players(players: int) -> None:
    shown = new("coloma", players, 1).view(None)
    assert [row["neutral"] for row in shown["rows"]] == [players == 2 and number == 3 for number in range(1, 7)]
    assert shown["gunmen"] == (3 if players == 2 else 0)


@pytest.mark.rule("CO-18.1", "CO-18.2")
def test_they_stay_for_the_whole_game() -> None:
    for match in random_game(2, 5):
        third = match.view(None)["rows"][2]
        assert (third["neutral"], third["owner"], third["size"]) == (True, None, 3)


@pytest.mark.rule("CO-18.2")
def test_the_third_row_is_never_free() -> None:
    match = in_turn(5, {"dudes": 8}, players=2)
    assert verbs(match, "fill") == ["1", "2", "4", "5", "6"]
    assert reason(match, "row:3") == ("CO-10.3", "row-taken")
    after = shootout({"dudes": 8}, players=2, rows=rows("0", "1"))
    assert after.view(None)["year"] == "1849"
    assert [row["neutral"] for row in after.view(None)["rows"]] == [False, False, True, False, False, False]


def last_shootout(owners: tuple[str, ...], **fields: Any) -> Match:
    """After the shoot-out of 1850 by the printed table, won unless outlaws say otherwise."""
    settled = {"outlaws": 0, "year": "1850", "shootout": "board", **fields}
    return shootout(players=2, rows=rows(*owners), **settled)


@pytest.mark.rule("CO-18.8")
@pytest.mark.parametrize(
    ("owners", "points"),
    [
        (("0", "1"), (6, 4)),
        (("0", "0", "", "1"), (9, 4)),
        (("0", NOBODY, "", NOBODY, "1"), (4, 9)),
        ((NOBODY, NOBODY, "", "1"), (0, 6)),
        (("1", NOBODY, "", "0", "1"), (4, 9)),
    ],
)
def test_neutral_gunmen_rank_as_a_third_owner(owners: tuple[str, ...], points: tuple[int, int]) -> None:
    """They are 3 in row 3: behind more gunmen, and first of equals in the fourth row."""
    match = last_shootout(owners)
    assert (has(match, "points"), has(match, "points", player=1)) == ((points[0],), (points[1],))


@pytest.mark.rule("CO-18.8")
def test_neutral_gunmen_fight_the_outlaws() -> None:
    for outlaws, kind in ((4, "shootout-won"), (5, "shootout-lost")):
        events = happened(last_turn(players=2, rows=rows("0"), outlaws=outlaws), "end-turn")
        (battle,) = told(events, kind)
        assert (battle["gunmen"], battle["outlaws"]) == (5, outlaws)


@pytest.mark.rule("CO-18.9")
def test_neutral_gunmen_get_neither_reward_nor_badge() -> None:
    match = last_turn(players=2, rows=rows("0"), outlaws=0, shootout="tile_a", sheriff=1)
    supply = match.view(None)["gold"]
    events = happened(match, "end-turn")
    assert {entry["player"] for entry in told(events, "badge")} == {0}
    assert not told(events, "shootout-first")
    assert match.view(None)["gold"] == supply  # nobody has the gold of the first line


@pytest.mark.rule("CO-18.10")
@pytest.mark.parametrize("sheriff", [0, 1])
def test_behind_them_the_best_player_takes_the_badge_and_the_line_of_the_own_rank(sheriff: int) -> None:
    match = last_shootout((NOBODY, "1"), sheriff=sheriff)
    assert match.view(None)["sheriff"] == 1
    assert has(match, "points", player=1) == (6,)
    both = last_shootout(("1", "0"), sheriff=sheriff)
    assert both.view(None)["sheriff"] == 1
    assert (has(both, "points"), has(both, "points", player=1)) == ((4,), (6,))


@pytest.mark.rule("CO-18.11")
@pytest.mark.parametrize("sheriff", [0, 1])
def test_if_no_player_has_a_gunman_the_badge_stays(sheriff: int) -> None:
    assert last_shootout((), sheriff=sheriff).view(None)["sheriff"] == sheriff


@pytest.mark.rule("CO-18.12", "CO-18.13")
@pytest.mark.parametrize(("outlaws", "kind", "buried"), [(2, "shootout-won", 1), (3, "shootout-lost", 2)])
def test_the_neutral_gunmen_alone_in_1848(outlaws: int, kind: str, buried: int) -> None:
    """3 against 2 is a win, and both players bury 1; with one outlaw more it is lost, and they bury 2."""
    match = last_turn(players=2, outlaws=outlaws, shootout="tile_a")
    events = happened(match, "end-turn")
    assert len(told(events, kind)) == 1
    assert len(told(events, "shootout-none")) == 2
    assert has(match, "graves") == has(match, "graves", player=1) == (buried,)
    assert "choose 1" in notations(match)
