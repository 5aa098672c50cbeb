"""BL-1 and BL-2: what the pieces are, where they stay, and how the table is set up.

What chance decides is looked at over many seeds; the seeds are fixed, so the counts are the same on every run.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest

from boardwright.games.boonlake import GAME
from boardwright.games.boonlake.catalog import CATALOG
from boardwright.kernel.errors import BadOptions, BadPosition
from boardwright.match import Match, new
from tests.games.boonlake.table import (
    FULL,
    TABLES,
    asked,
    at,
    board,
    building,
    changes,
    developing,
    grazing,
    hand_of,
    leave,
    notations,
    piece_on,
    play,
    player_of,
    random_game,
    reason,
    sailing,
    scoring,
    state_of,
    step,
    turn,
)

SEEDS = 300
#: Start spaces and start tiles by number of players.
START_SPACES = {
    1: {"5", "9", "14", "19", "22", "30"},
    2: {"5", "9", "14", "19", "22", "30"},
    3: {"5", "9", "14", "19", "22", "30", "11", "27"},
    4: {"5", "9", "14", "19", "22", "30", "11", "27", "3", "24"},
}
START_TILES = {players: {f"s{number:02}" for number in range(1, count + 1)} for players, count in
               {1: 6, 2: 6, 3: 8, 4: 10}.items()}  # fmt: skip
EVERY_TABLE = pytest.mark.parametrize("players", [1, 2, 3, 4])


@cache
def tables(players: int) -> list[dict[str, Any]]:
    """What a spectator sees of many games at their beginning; fewer where chance is not looked at."""
    return [new(GAME, players, seed, {}).view(None) for seed in range(SEEDS if players == 4 else 20)]


def even(counts: Counter[Any], kinds: int, leeway: float) -> bool:
    """Whether there are that many kinds, each about equally often."""
    fair = counts.total() / kinds
    return len(counts) == kinds and all(abs(count - fair) < leeway * fair for count in counts.values())


def tiles_of(view: dict[str, Any]) -> dict[str, str]:
    return {space["id"]: space["tile"] for space in view["spaces"] if space["tile"]}


def begun(players: int, seed: int = 1, works: str = "wood", **options: Any) -> Match:
    """A game whose first choices are made: everybody keeps the first tile dealt."""
    match = new(GAME, players, seed, options)
    for player in range(players):
        match.apply(player, notations(match, player)[0])
    for player in range(players):
        match.apply(player, f"start {works}")
    return match


# -- the pieces ------------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-1.1")
def test_what_each_of_four_players_has() -> None:
    match = new(GAME, 4, 1, {})
    assert (CATALOG.inhabitants, CATALOG.houses, CATALOG.villages, CATALOG.cattle) == (10, 6, 4, 5)
    assert CATALOG.scoring.markers == (1, 2, 3, 4)
    for seat in range(4):
        mine = player_of(match, seat)
        assert mine["ranch"] + mine["supply"] + CATALOG.inhabitant_recesses() == 10
        assert len(mine["canoes"]) == 2
        assert list(mine["works"]) == ["wood", "clay", "stone", "iron"]
        assert len(mine["levers"]) == 12
        assert mine["ship"]
    with pytest.raises(BadOptions):
        new(GAME, 5, 1, {})


@pytest.mark.rule("BL-1.8")
def test_whoever_would_get_a_wooden_piece_that_is_not_there_gets_nothing() -> None:
    """Inhabitants, houses, villages and cattle."""
    assert changes(sailing(ship="t05", ranch=8), "sail t06") == {}
    six = "5a 5b 9a 9b 14a 19b"
    houses = developing(players=2, homes=six, settlers="19a", ranch=2)
    assert "upgrade 19a" not in notations(houses)
    assert reason(houses, "upgrade 19a") == ("BL-10.5", "no-house-left")
    table = {"map": {**FULL}}
    cattle = grazing(players=2, cattle="30 4 31 1", ranch=5, table=table)
    assert notations(cattle, 0, "graze") == []
    assert reason(cattle, "space:32") == ("BL-1.8", "no-cattle-left")


@pytest.mark.rule("BL-1.9")
def test_coins_and_vases_never_run_out() -> None:
    """The box has 14 vases and coins for 236."""
    rich = sailing(ship="t08", vases=14, coins=236, others=[{"vases": 14}])
    assert changes(rich, "sail t09") == {"vases": 1}
    assert changes(sailing(ship="t08", coins=236), "sail t10") == {"coins": 3}


@pytest.mark.rule("BL-1.10")
def test_more_than_36_levers_can_be_placed() -> None:
    every = " ".join(str(number) for number in range(1, 13))
    match = turn("progress", players=4, coins=20, others=[{"levers": every}] * 3)
    assert changes(match, "modernise 1") == {"coins": -5}
    assert sum(lever["placed"] for seat in range(4) for lever in player_of(match, seat)["levers"]) == 37


@pytest.mark.parametrize(("players", "options"), TABLES)
@pytest.mark.rule("BL-1.11", "BL-1.12", "BL-1.13", "BL-1.14", "BL-1.15", "BL-1.16")
def test_no_piece_is_ever_lost(players: int, options: dict[str, Any]) -> None:
    """Counted here from what the table shows, at every tenth decision of a random game."""
    for number, match in enumerate(random_game(players, seed=players + 3, **options)):
        if number % 10 and not match.over:
            continue
        view = match.view(None)
        hands = [len(hand_of(match, seat)) for seat in range(players)]
        played = sum(len(player["played"]) for player in view["players"])
        assert view["pile"] + len(view["discards"]) + sum(hands) + played == 165
        assert sorted(row["action"] for row in view["rows"]) == sorted(action.id for action in CATALOG.actions)
        lying = Counter(tiles_of(view).values())
        assert lying.pop("pasture", 0) + view["pastures"] == 7
        assert set(lying.values()) <= {1}
        start = {tile for tile in lying if tile.startswith("s")}
        revealed = "place" in {notation.split()[0] for seat in range(players) for notation in notations(match, seat)}
        assert start == START_TILES[players]
        assert len(lying) - len(start) + view["grey"] + revealed == 25
        pieces = [(site["owner"], site["piece"]) for space in view["spaces"] for site in space["sites"]]
        herds = [sum(herd) for herd in zip(*[space["herd"] for space in view["spaces"] if space["herd"]])]
        for seat, player in enumerate(view["players"]):
            assert player["houses"] == pieces.count((seat, "house")) + player["spare"] <= 6
            assert player["villages"] == pieces.count((seat, "village")) <= 4
            assert player["cattle"] == (herds[seat] if herds else 0) <= 5
            if not player["sage"]:
                free = player["ranch"] + player["supply"] + player["posted"] + pieces.count((seat, "inhabitant"))
                assert free + 2 - player["freed"] == 10


@pytest.mark.rule("BL-1.12", "BL-1.13", "BL-1.16")
def test_a_position_in_which_pieces_are_missing_is_refused() -> None:
    for seat, words in (
        ({"homes": "5a 5b 9a 9b 14a 19a", "removed": 1}, "more pieces"),
        ({"towns": "5a 5b 9a 9b 14a"}, "more pieces"),
        ({"ranch": 9}, "less than no inhabitants"),
    ):
        with pytest.raises(BadPosition, match=words):
            at(2, seats=[seat])
    with pytest.raises(BadPosition, match="named twice"):
        at(2, board="pioneer pioneer settle recruit progress builder cattle_breeding")


@pytest.mark.rule("BL-1.17")
def test_what_a_presence_is() -> None:
    table = {"map": {"1": "g13", "2": "s01", "3": "pasture", "30": "s03"}}
    match = at(2, **table, seats=[{"settlers": "1a", "homes": "1b", "towns": "2a", "cattle": "3 2"}, {"homes": "2b"}])
    assert match.view(None)["regions"][0]["presences"] == [5, 1]
    assert [region["presences"] for region in match.view(None)["regions"][1:]] == [[0, 0]] * 3


@pytest.mark.rule("BL-1.18")
def test_an_inhabitant_on_a_scoring_tile_is_no_presence_and_stays_there() -> None:
    match = building(coins=30, works="clay 2 wood 2", table={"goals": "sc01 sc02 sc03 sc04"})
    play(match, "realise sc01")
    assert player_of(match)["posted"] == 1
    assert [region["presences"][0] for region in match.view(None)["regions"]] == [0, 0, 0, 0]
    match = leave(play(leave(scoring(projects=[1], posted=1), "score"), "score sc01", "score sc01", "score sc01"))
    assert player_of(match)["posted"] == 1


# -- the table -------------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-2.1")
def test_how_many_can_play() -> None:
    assert list(CATALOG.players) == [1, 2, 3, 4]
    assert [len(new(GAME, players, 1, {}).view(None)["players"]) for players in (1, 2, 3, 4)] == [2, 2, 3, 4]
    assert new(GAME, 1, 1, {}).view(None)["players"][1]["sage"]
    for players in (0, 5):
        with pytest.raises(BadOptions):
            new(GAME, players, 1, {})


@EVERY_TABLE
@pytest.mark.rule("BL-2.2", "BL-2.7", "BL-2.8")
def test_piles_at_the_beginning(players: int) -> None:
    match = new(GAME, players, 1, {})
    view = match.view(None)
    assert (view["grey"], view["pastures"], view["pile"], view["discards"]) == (25, 7, 165 - 6 * players, [])
    assert [len(hand_of(match, seat)) for seat in range(players)] == [6] * players
    assert not any(region["covered"] for region in view["regions"])


@EVERY_TABLE
@pytest.mark.rule("BL-2.3", "BL-2.4", "BL-2.6")
def test_start_tiles(players: int) -> None:
    for view in tables(players):
        lying = tiles_of(view)
        assert set(lying) == START_SPACES[players]
        assert set(lying.values()) == START_TILES[players]
    # nobody has anything of what they cover: all have the same, coins apart
    assert all(player["works"] == dict.fromkeys(player["works"], 0) for player in tables(players)[0]["players"])


@pytest.mark.rule("BL-2.4", "BL-2.5")
def test_start_tiles_are_shuffled_whatever_their_marks() -> None:
    """Each of the ten tiles lies on space 5, which has the mark 2, about equally often; so do all on space 24."""
    for space in ("5", "24"):
        assert even(Counter(tiles_of(view)[space] for view in tables(4)), 10, 0.5)


@pytest.mark.rule("BL-2.2", "BL-2.8")
def test_grey_tiles_and_cards_come_by_chance() -> None:
    drawn: Counter[str] = Counter()
    held: Counter[str] = Counter()
    for seed in range(SEEDS):
        held.update(hand_of(new(GAME, 2, seed, {})))
        state = state_of(at(2, row=1, stack=["NextTurn", "EndTurn", "Explore 0 1"]))
        assert state.grey.bit_count() == 25
    assert len(held) == 165
    for seed in range(150):
        match = begun(2, seed)
        first = asked(match)[0]
        match.apply(first, "choose recruit")
        play(leave(match, "explore"), "explore")
        drawn.update(set(match.view(None)["grey_tiles"]))
    assert set(drawn) == {tile.id for tile in CATALOG.tiles if not tile.mark}
    assert even(drawn, 25, 0.1)


@pytest.mark.rule("BL-2.9")
def test_action_tiles_lie_in_random_order() -> None:
    for row in (0, 6):
        assert even(Counter(view["rows"][row]["action"] for view in tables(4)), 7, 0.5)


@EVERY_TABLE
@pytest.mark.rule("BL-2.10", "BL-2.11", "BL-2.12")
def test_what_a_player_begins_with(players: int) -> None:
    for player in tables(players)[0]["players"][:players]:
        gone = {name: player[name] for name in ("houses", "villages", "cattle", "spare", "freed", "posted")}
        assert set(gone.values()) == {0}
        assert (player["ranch"], player["supply"], CATALOG.inhabitant_recesses()) == (3, 5, 2)
        assert (player["canoes"], player["vp"], player["vases"]) == (["wood", "wood"], 0, 0)
        assert not any(lever["placed"] for lever in player["levers"])
        assert (player["coin_steps"], player["card_steps"]) == (0, 0)
        assert (player["income"]["coins"], player["income"]["cards"], player["income"]["vp"]) == (2, 2, 0)


@pytest.mark.rule("BL-2.13")
def test_where_ships_begin() -> None:
    for players, space in ((1, "t01"), (2, "t01"), (3, "t03"), (4, "t03")):
        assert {player["ship"] for player in tables(players)[0]["players"]} == {space}


# -- choices ---------------------------------------------------------------------------------------------------


@EVERY_TABLE
@pytest.mark.rule("BL-2.14", "BL-2.15", "BL-2.16", "BL-2.17")
def test_scoring_tiles(players: int) -> None:
    unseen = 0
    for seed in range(30):
        match = new(GAME, players, seed, {})
        dealt = [match.view(seat)["dealt"] for seat in range(players)]
        assert [len(tiles) for tiles in dealt] == [2] * players
        assert [notations(match, seat) for seat in range(players)] == [
            [f"keep {tile}" for tile in tiles] for tiles in dealt
        ]
        assert len(hand_of(match)) == 6  # the hand is known when choosing
        kept = [tiles[seed % 2] for tiles in dealt]
        for seat in range(players):
            match.apply(seat, f"keep {kept[seat]}")
        goals = match.view(None)["goals"]
        assert len(goals) == 4
        assert [goal["id"] for goal in goals[:players]] == kept
        assert [goal["owner"] for goal in goals[:players]] == list(range(players))
        everything = {tile for tiles in dealt for tile in tiles}
        others = [goal["id"] for goal in goals[players:]]
        assert len({*others, *everything}) == len(others) + 2 * players
        unseen += len(everything - set(kept))
        assert not state_of(match).goal_pile & sum(1 << CATALOG.goal(tile) for tile in everything)
    assert unseen == 30 * players


@pytest.mark.rule("BL-2.14")
def test_a_tile_that_was_not_dealt_cannot_be_kept() -> None:
    match = new(GAME, 2, 1, {})
    other = next(goal.id for goal in CATALOG.goals if goal.id not in match.view(0)["dealt"])
    assert reason(match, f"goal:{other}") == ("BL-2.14", "goal-not-dealt")


@pytest.mark.rule("BL-2.14", "BL-2.16")
def test_scoring_tiles_come_by_chance() -> None:
    dealt: Counter[str] = Counter()
    filled: Counter[str] = Counter()
    for seed in range(SEEDS):
        match = new(GAME, 2, seed, {})
        dealt.update(match.view(0)["dealt"])
        for seat in (0, 1):
            match.apply(seat, notations(match, seat)[0])
        filled.update(goal["id"] for goal in match.view(None)["goals"][2:])
    assert even(dealt, 16, 0.5)
    assert even(filled, 16, 0.5)


@EVERY_TABLE
@pytest.mark.rule("BL-2.18")
def test_one_production_site(players: int) -> None:
    match = new(GAME, players, 1, {})
    for player in range(players):
        match.apply(player, notations(match, player)[0])
    kinds = ["wood", "clay", "stone", "iron"]
    for player in range(players):
        assert notations(match, player) == [f"start {kind}" for kind in kinds]
        match.apply(player, f"start {kinds[player]}")
    for player in range(players):
        assert player_of(match, player)["works"] == {kind: int(kind == kinds[player]) for kind in kinds}


@pytest.mark.rule("BL-2.19")
def test_choices_are_made_at_the_same_time_and_in_secret() -> None:
    match = new(GAME, 3, 1, {})
    assert asked(match) == [0, 1, 2]
    first, second = match.view(2)["dealt"]
    match.apply(2, f"keep {second}")
    assert asked(match) == [0, 1]
    assert match.view(2)["kept"] == second
    for viewer in (0, 1, None):
        assert match.view(viewer)["kept"] is None
        assert not {first, second} & set(match.view(viewer)["dealt"])
        assert match.view(viewer)["goals"] == []
    match.apply(0, notations(match, 0)[0])
    assert match.view(None)["goals"] == []
    match.apply(1, notations(match, 1)[0])
    assert match.view(None)["goals"][2]["id"] == second
    assert asked(match) == [0, 1, 2]
    match.apply(1, "start iron")
    assert match.view(1)["begun"] == "iron"
    assert match.view(0)["begun"] is match.view(None)["begun"] is None
    assert player_of(match, 1)["works"]["iron"] == 0
    for player in (0, 2):
        match.apply(player, "start wood")
    assert [player["works"]["iron"] for player in match.view(None)["players"]] == [0, 1, 0]


@pytest.mark.rule("BL-2.20")
def test_the_first_player_is_drawn() -> None:
    assert even(Counter(view["first"] for view in tables(4)), 4, 0.25)


@EVERY_TABLE
@pytest.mark.rule("BL-2.21")
def test_coins_by_order_of_turns(players: int) -> None:
    for view in tables(players):
        first = view["first"]
        actors = len(view["players"])
        coins = [view["players"][(first + number) % actors]["coins"] for number in range(actors)]
        assert coins == ([0, 7] if players == 1 else [6, 7, 8, 8][:players])


@pytest.mark.rule("BL-2.22")
def test_example_of_a_table_for_three() -> None:
    match = begun(3)
    view = match.view(None)
    assert len(tiles_of(view)) == 8
    assert [player["ship"] for player in view["players"]] == ["t03"] * 3
    assert sorted(player["coins"] for player in view["players"]) == [6, 7, 8]
    assert asked(match) == [view["first"]]


def test_helpers_make_what_they_say() -> None:
    """The positions that other tests begin with."""
    assert board("settle", 7).split()[6] == "settle"
    assert notations(step("Explore 0 1")) == ["explore", "decline"]
    assert piece_on(at(2, seats=[{"towns": "5a"}]), "5a") == (0, "village")
    for number in (1, 2, 3, 4):
        assert scoring(number).view(None)["scoring"] == number
