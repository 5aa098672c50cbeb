"""The conditions of the sixteen scoring tiles."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.games.boonlake.catalog import CATALOG
from boardwright.match import Match
from tests.deep import deep, seeds
from tests.games.boonlake import slow_goals
from tests.games.boonlake.table import TABLES, notations, play, random_game, reason
from tests.games.boonlake.turns import actor, at, changes, has, scoring

#: The numbers of each tile in the four scorings; of pairs, of the one and of the other.
NUMBERS: dict[str, Any] = {
    "sc01": ([1, 2, 3, 4], [1, 1, 2, 3]),
    "sc02": ([1, 2, 3, 4], [1, 1, 2, 3]),
    "sc03": ([1, 2, 3, 4], [1, 1, 2, 3]),
    "sc04": [1, 2, 4, 7],
    "sc05": [1, 2, 4, 7],
    "sc06": [1, 2, 3, 5],
    "sc07": [2, 3, 4, 6],
    "sc08": [2, 3, 4, 6],
    "sc09": [1, 2, 3, 5],
    "sc10": [1, 2, 3, 4],
    "sc11": [1, 1, 2, 3],
    "sc12": [1, 2, 3, 5],
    "sc13": [1, 2, 3, 4],
    "sc14": [1, 1, 2, 3],
    "sc15": [2, 3, 5, 8],
    "sc16": ([1, 2, 3, 5], [1, 1, 3, 4]),
}
#: A map with two sites on each of many tiles.
WIDE = {
    "5": "s01",
    "6": "pasture",
    "9": "s02",
    "3": "g13",
    "10": "g14",
    "14": "s04",
    "13": "g15",
    "16": "g16",
    "19": "g17",
    "22": "s05",
    "20": "pasture",
    "26": "g18",
    "27": "g19",
    "30": "g20",
}


def standing(goal: str, *seats: dict[str, Any], number: int = 1, **fields: Any) -> dict[str, Any]:
    """How player 0 stands with a tile before that scoring."""
    others = [other.id for other in CATALOG.goals if other.id != goal][:3]
    table = {"map": WIDE, "goals": " ".join([others[0], goal, *others[1:]]), "scorings": number - 1}
    match = at(*seats, **{"round": (number + 1) // 2, **table, **fields})
    found: dict[str, Any] = match.view(None)["goals"][1]["standings"][0]
    return found


def met(goal: str, number: int = 1, *others: dict[str, Any], **seat: Any) -> bool:
    found: bool = standing(goal, seat, *others, number=number)["met"]
    return found


def paying(goal: str, number: int, own: bool = False, **seat: Any) -> Match:
    """A scoring in which player 0 may choose a payment tile."""
    goals = f"{goal} sc04 sc05 sc06" if own else f"sc04 {goal} sc05 sc06"
    return scoring(number, seat, {}, goals=goals)


@pytest.mark.rule("BL-18.26", "BL-17.11")
def test_the_numbers_of_the_tiles() -> None:
    for goal in CATALOG.goals:
        wanted = NUMBERS[goal.id]
        found = (list(goal.needs), list(goal.others)) if goal.others else list(goal.needs)
        assert found == wanted
    assert len(CATALOG.goals) == len(NUMBERS) == 16


# -- regions ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-18.1")
@pytest.mark.parametrize(
    ("goal", "one", "other"),
    [
        ("sc01", ["14a", "14b"], ["5a", "5b"]),
        ("sc02", ["22a", "22b"], ["30a", "30b"]),
        ("sc03", ["30a", "30b"], ["14a", "14b"]),
    ],
)
def test_two_regions_in_either_order(goal: str, one: list[str], other: list[str]) -> None:
    """In scoring 2 there must be 2 in the one and 1 in the other, whichever."""
    assert met(goal, 2, settlers=" ".join([*one, other[0]]))
    assert met(goal, 2, settlers=" ".join([one[0], *other]))
    assert not met(goal, 2, settlers=f"{one[0]} {other[0]}")
    assert not met(goal, 2, settlers=" ".join(one))
    assert met(goal, 1, settlers=one[0], homes=other[0])
    assert not met(goal, 1, {"settlers": other[0]}, settlers=one[0])


@pytest.mark.rule("BL-18.1")
def test_cattle_and_villages_are_presences_too() -> None:
    assert met("sc01", 2, cattle="6 2", towns="14a")
    assert standing("sc01", {"cattle": "6 2", "towns": "14a"})["have"] == [1, 2]


# -- tracks, resources, board ----------------------------------------------------------------------------------


@pytest.mark.rule("BL-18.2", "BL-18.3", "BL-18.4", "BL-18.11", "BL-18.12", "BL-18.13", "BL-17.11")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_what_is_simply_counted(number: int) -> None:
    sites = ["5a", "9a", "14a", "22a"]

    def seat(goal: str, count: int) -> dict[str, Any]:
        levers = [lever.id for lever in CATALOG.levers]
        seats: dict[str, dict[str, Any]] = {
            "sc04": {"coin_steps": count},
            "sc05": {"card_steps": count},
            "sc06": {"coin_steps": count, "card_steps": 10},
            "sc09": {"levers": " ".join(levers[:count]), "used": " ".join(levers[: count // 2])},
            "sc10": {"cattle": f"6 {count}" if count else ""},
            "sc11": {"towns": " ".join(sites[:count])},
        }
        return seats[goal]

    for goal in ("sc04", "sc05", "sc06", "sc09", "sc10", "sc11"):
        need = NUMBERS[goal][number - 1]
        assert met(goal, number, **seat(goal, need)), goal
        assert not met(goal, number, **seat(goal, need - 1)), goal


@pytest.mark.rule("BL-18.4")
def test_the_track_on_which_the_player_is_less_far_counts() -> None:
    assert standing("sc06", {"coin_steps": 3, "card_steps": 5})["have"] == [3]
    assert standing("sc06", {"coin_steps": 6, "card_steps": 2})["have"] == [2]


@pytest.mark.rule("BL-18.5", "BL-18.6")
def test_resources_of_production_sites() -> None:
    seat = {"works": "clay 2 iron 1", "canoes": "wood-stone"}
    assert standing("sc07", seat)["have"] == [3]
    assert met("sc07", 2, **seat)
    assert not met("sc07", 3, **seat)


# -- the map ---------------------------------------------------------------------------------------------------


def chain(*places: str, **seat: Any) -> int:
    found: int = standing("sc08", {"settlers": " ".join(places), **seat})["have"][0]
    return found


@pytest.mark.rule("BL-18.7", "BL-18.8", "BL-18.9")
def test_the_largest_group_of_adjacent_tiles() -> None:
    assert chain() == 0
    assert chain("5a") == 1
    assert chain("5a", "5b") == 1
    assert chain("5a", "9a") == 2
    assert chain("5a", "14a") == 1
    assert chain("5a", cattle="6 2") == 2
    assert chain("3a", "5a", "9a", "14a") == 3  # 3 and 9 do not touch
    assert chain("5a", "9a", homes="16a", towns="13a") == 4  # a bridge joins 9 and 16
    assert chain("5a", "5b", "19a", "22a") == 2


@pytest.mark.rule("BL-18.10")
def test_the_example_of_the_bridge() -> None:
    table: dict[str, Any] = {"map": {"2": "s01", "3": "s02", "10": "s04"}}
    found = standing("sc08", {"settlers": "2a 3a 10a"}, **table)
    assert found["have"] == [3]


@pytest.mark.rule("BL-18.7", "BL-18.8")
def test_a_tile_of_another_player_joins_nothing() -> None:
    assert standing("sc08", {"settlers": "3a 9a"}, {"settlers": "5a 5b"})["have"] == [1]


@pytest.mark.rule("BL-18.14")
def test_presences_on_bridge_spaces() -> None:
    seat = {"settlers": "3a 3b 5a", "homes": "9a", "towns": "26a"}
    assert standing("sc12", seat)["have"] == [4]
    table: dict[str, Any] = {"map": {"7": "pasture", "4": "s01", "18": "s02"}}
    assert standing("sc12", {"cattle": "7 2", "settlers": "18a 4a"}, **table)["have"] == [3]


# -- cards -----------------------------------------------------------------------------------------------------

DAY = ["golden_school", "golden_auction", "white_surveyor", "morning_wharf", "bright_auction"]
TWILIGHT = ["violet_pawn_shop", "hazy_harvest", "dusky_harvest", "harvest_inn", "amber_inn"]


def cards(day: int, twilight: int, projects: int = 0) -> dict[str, Any]:
    areas = list(range(1, projects + 1))
    return {"played": " ".join(DAY[:day] + TWILIGHT[:twilight] + ["dark_archive"]), "projects": areas}


@pytest.mark.rule("BL-18.15")
def test_twilight_and_day_cards_in_either_order() -> None:
    assert met("sc16", 2, **cards(2, 1))
    assert met("sc16", 2, **cards(1, 2))
    assert not met("sc16", 2, **cards(1, 1))
    assert not met("sc16", 2, **cards(3, 0))
    assert met("sc16", 4, **cards(5, 4))
    assert not met("sc16", 4, **cards(4, 4))
    assert standing("sc16", cards(2, 1))["have"] == [1, 2]


@pytest.mark.rule("BL-18.16", "BL-18.17")
def test_special_projects_count_as_cards_of_choice() -> None:
    assert met("sc16", 2, **cards(1, 1, projects=1))
    assert met("sc16", 2, **cards(0, 0, projects=3))
    assert not met("sc16", 2, **cards(0, 0, projects=2))
    assert met("sc16", 4, **cards(4, 3, projects=2))
    assert not met("sc16", 4, **cards(4, 3, projects=1))
    assert met("sc16", 4, **cards(3, 5, projects=1))


@pytest.mark.rule("BL-18.17")
def test_the_type_of_a_project_is_found_as_is_best() -> None:
    """By brute force: every way to count the projects as day or twilight cards."""
    for number in (1, 2, 3, 4):
        need, other = (row[number - 1] for row in NUMBERS["sc16"])
        for day in range(6):
            for twilight in range(6):
                for projects in range(5):
                    ways = [(day + extra, twilight + projects - extra) for extra in range(projects + 1)]
                    wanted = any((one >= need and two >= other) or (one >= other and two >= need) for one, two in ways)
                    if day in (0, 2, 4) or twilight in (1, 3):
                        assert met("sc16", number, **cards(day, twilight, projects)) == wanted


# -- payments --------------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-18.18", "BL-18.21", "BL-18.25")
def test_inhabitants_or_coins_for_two_points_each() -> None:
    """The example: for four times 2 inhabitants and 10 coins."""
    seat = {"coins": 30, "ranch": 5, "marks": [1, 0, 2, 3]}
    match = scoring(4, seat, {"marks": [1, 2, 3, 0]}, goals="sc04 sc13 sc05 sc06")
    assert notations(match) == ["give 0", "give 1", "give 2", "give 3", "give 4"]
    before = actor(match)
    play(match, "give 2")
    after = actor(match)
    assert before["coins"] - after["coins"] == 10
    assert before["ranch"] - after["ranch"] == 2
    assert after["supply"] - before["supply"] == 2
    assert after["vp"] - before["vp"] == 4 * 2 + 4
    assert changes(paying("sc13", 1, coins=5, ranch=0), "score sc13") == {"coins": -5, "vp": 2 + 1}


@pytest.mark.rule("BL-18.19", "BL-18.21")
def test_vases_or_coins_for_two_points_each() -> None:
    match = paying("sc14", 3, coins=5, vases=2)
    play(match, "score sc14")
    assert notations(match) == ["give 1", "give 2"]
    assert changes(match, "give 1") == {"coins": -5, "vases": -1, "vp": 2 * 2 + 3}
    only = paying("sc14", 1, vases=1)
    assert changes(only, "score sc14") == {"vases": -1, "vp": 2 + 1}


@pytest.mark.rule("BL-18.20")
def test_two_coins_for_one_point_each() -> None:
    for number, times in ((1, 2), (2, 3), (3, 5)):
        match = paying("sc15", number, coins=20)
        assert changes(match, "score sc15") == {"coins": -2 * times, "vp": times + number}


@pytest.mark.rule("BL-18.22")
def test_who_can_pay_all_must_pay() -> None:
    match = paying("sc13", 2, coins=12, ranch=1)
    play(match, "score sc13")
    assert notations(match) == ["give 0", "give 1"]
    assert reason(match, "give 2")[0] == "BL-18.22"
    assert changes(match, "give 0") == {"coins": -10, "vp": 4 + 2}


@pytest.mark.rule("BL-18.23")
def test_who_cannot_pay_all_pays_nothing() -> None:
    match = paying("sc13", 2, coins=4, ranch=1)
    assert changes(match, "score sc13") == {"vp": -2}
    coins = paying("sc15", 3, coins=7)  # and 2 of the harbour
    assert has(coins, "coins") == (10,)
    less = paying("sc15", 3, coins=6)
    assert changes(less, "score sc15") == {"vp": -3}


@pytest.mark.rule("BL-18.24")
def test_levers_may_be_used_before_and_nobody_must() -> None:
    seat: dict[str, Any] = {"ranch": 0, "levers": "11"}
    used = paying("sc13", 1, **seat)
    play(used, "pull 11")
    assert changes(used, "score sc13") == {"coins": -5, "vp": 2 + 1}
    unused = paying("sc13", 1, **seat)
    assert changes(unused, "score sc13") == {"vp": -1}


@pytest.mark.rule("BL-18.25")
def test_points_of_payments_are_never_doubled() -> None:
    match = paying("sc15", 2, own=True, coins=6)
    assert changes(match, "score sc15") == {"coins": -6, "vp": 3 + 2 * 2}


# -- in random games -------------------------------------------------------------------------------------------


@deep
@pytest.mark.rule("BL-18.1", "BL-18.8", "BL-18.14", "BL-18.17", "BL-18.23", "BL-17.18", "BL-17.19")
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_conditions_and_income_are_as_a_slow_count_has_them(players: int, options: dict[str, Any]) -> None:
    found = set()
    for seed in seeds(6, 300):
        for number, match in enumerate(random_game(players, seed, **options)):
            if number % 13 or match.over:
                continue
            view = match.view(None)
            for player in range(players):
                paid = view["players"][player]["income"]
                assert (paid["coins"], paid["cards"], paid["vp"]) == slow_goals.income(view, player)
                for goal in view["goals"]:
                    met = slow_goals.is_met(view, player, goal["id"])
                    assert goal["standings"][player]["met"] == met, (seed, goal["id"])
                    found.add((goal["id"], met))
    assert len(found) > 12
