"""The game alone against the Sage: her tiles, her turns, where she builds, and what she scores."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.games.boonlake import GAME
from boardwright.games.boonlake.catalog import CATALOG
from boardwright.games.boonlake.river import LAST, PATHS
from boardwright.games.boonlake.state import BoonlakeState
from boardwright.games.boonlake.steps.sage import SAGE_SAILS, SAGE_TURN, place_tile
from boardwright.kernel.dice import FastDice
from boardwright.kernel.messages import plain
from boardwright.match import Match, from_position, new
from tests.deep import deep, seeds
from tests.games.boonlake.slow_sage import SlowSage, slow_income
from tests.games.boonlake.table import FULL, at, leave, notations, play, player_of, random_game, state_of
from tests.games.boonlake.turns import told

LEVELS = {"easy": (0, 4), "medium": (1, 3), "challenge": (2, 2), "hard": (3, 1), "very_hard": (4, 0)}
ACTIONS = [action.id for action in CATALOG.actions]
SAGE = 1
#: A tile of each kind for each action she can choose: with these on top of the board she takes it.
TILES = {
    "a": {"builder": "a1", "region_rewards": "a1", "settle": "a1", "pioneer": "a2", "progress": "a2", "recruit": "a2"},
    "b": {"settle": "b1", "progress": "b1", "pioneer": "b2", "builder": "b2", "region_rewards": "b2", "recruit": "b3"},
}
TILES["a"]["cattle_breeding"] = "a3"
TILES["b"]["cattle_breeding"] = "b1"
#: The level that has all tiles of a kind.
LEVEL_OF = {"a": "easy", "b": "very_hard"}


def rows(highest: str, lowest: str) -> str:
    """The action board with one tile on top and one at the bottom."""
    middle = [action for action in ACTIONS if action not in (highest, lowest)]
    return " ".join([highest, *middle, lowest])


def before(tile: str, lowest: str = "builder", highest: str = "progress", **fields: Any) -> Match:
    """The player is about to sail, then the Sage reveals that tile, the last of her stack.

    The player's tile is that of the highest row, and will be the lowest: it is ``lowest``.
    """
    kind = tile[0]
    tiles = [f"{kind}{number}" for number in range(1, 6)]
    level = fields.pop("sage", LEVEL_OF[kind])
    other = "b" if kind == "a" else "a"
    solo = {"tiles": " ".join([*tiles, f"{other}1"]), "stack": tile, **fields.pop("solo", {})}
    board = [lowest, *rows(highest, lowest).split()[:-1]]
    due = {"row": 1, "stack": ["NextTurn", "EndTurn", "Sail 0"], "first": 1, "turn": 0}
    seat = {"ship": "t06", **fields.pop("seat", {})}
    return at(1, seats=[seat], sage=level, solo=solo, board=" ".join(board), **{**due, **fields})


def sage_turn(tile: str, lowest: str = "builder", highest: str = "progress", **fields: Any) -> Match:
    """The Sage has had steps A and B of her turn with that tile; the number at the top left is her wanted space."""
    return play(before(tile, lowest, highest, **fields), "sail t08")


def change(tile: str, lowest: str = "builder", highest: str = "progress", **fields: Any) -> dict[str, int]:
    """What the Sage has more of after steps A and B."""
    match = before(tile, lowest, highest, **fields)
    early, cactus = player_of(match, SAGE), match.view(None)["sage"]["cactus"]
    play(match, "sail t08")
    late = player_of(match, SAGE)
    found = {good: late[good] - early[good] for good in ("vp", "houses", "villages", "cattle", "spare")}
    found["cactus"] = match.view(None)["sage"]["cactus"] - cactus
    return {good: count for good, count in found.items() if count}


def space_of(match: Match, number: int) -> dict[str, Any]:
    found: dict[str, Any] = match.view(None)["spaces"][number - 1]
    return found


def hers(match: Match) -> dict[str, str]:
    """Her pieces by site."""
    sites = [site for space in match.view(None)["spaces"] for site in space["sites"]]
    return {site["id"]: site["piece"] for site in sites if site["owner"] == SAGE}


# -- set-up ----------------------------------------------------------------------------------------------------


def start(level: str = "medium", seed: int = 1) -> Match:
    return new(GAME, 1, seed, {"sage": level})


@pytest.mark.rule("BL-21.1", "BL-21.2", "BL-21.3", "BL-21.4", "BL-21.5")
def test_the_table_is_that_for_two_and_she_has_a_board() -> None:
    match = start()
    view = match.view(0)
    assert [int(space["id"]) for space in view["spaces"] if space["tile"]] == [5, 9, 14, 19, 22, 30]
    player, sage = view["players"]
    assert (player["sage"], sage["sage"]) == (False, True)
    assert (player["coins"], player["cards"]) == (7, 6)
    for good in ("coins", "cards", "vases", "vp", "ranch", "supply", "houses", "villages", "cattle", "coin_steps"):
        assert sage[good] == 0
    assert sage["levers"] == sage["canoes"] == []
    assert (player["ship"], sage["ship"]) == ("t01", "t01")
    assert view["first"] == SAGE
    assert view["sage"]["cactus"] == 0
    assert [automa.id for automa in GAME.automas(state_of(match))] == ["sage"]


@pytest.mark.rule("BL-21.4", "BL-21.12")
def test_she_begins() -> None:
    match = start()
    play(match, notations(match, verb="keep")[0])
    events = [event.kind for event in match.apply(0, "start wood")]
    assert events.index("sage-reveals") < events.index("sage-chose")
    leave(match, "choose")
    assert events.count("sage-chose") == 1
    assert [event.kind for entry in match.history for event in entry.events].count("sage-chose") == 1


@pytest.mark.rule("BL-21.6")
def test_three_scoring_tiles_are_random() -> None:
    match = start()
    dealt = set(match.view(0)["dealt"])
    kept = match.view(0)["dealt"][0]
    play(match, f"keep {kept}")
    goals = [goal["id"] for goal in match.view(0)["goals"]]
    assert goals[0] == kept
    assert len(set(goals)) == 4
    assert not dealt & set(goals[1:])


@pytest.mark.rule("BL-21.7", "BL-21.8", "BL-21.9", "BL-21.10")
@pytest.mark.parametrize("level", LEVELS)
def test_tiles_are_removed_by_level(level: str) -> None:
    kinds = [tile.kind for tile in CATALOG.solo_tiles]
    assert (kinds.count("a"), kinds.count("b")) == (5, 5)
    mixes = set()
    for seed in range(30):
        state = state_of(start(level, seed))
        tiles = [CATALOG.solo_tiles[number] for number in range(10) if state.solo_tiles >> number & 1]
        found = [tile.kind for tile in tiles]
        assert (5 - found.count("a"), 5 - found.count("b")) == LEVELS[level]
        assert state.solo == state.solo_tiles
        mixes.add(state.solo_tiles)
    assert len(mixes) > 3


@pytest.mark.rule("BL-21.10", "BL-21.11")
def test_backs_are_turned_at_random() -> None:
    corners = [start("medium", seed).view(0)["sage"]["corner"] for seed in range(200)]
    assert all(30 < corners.count(corner) < 75 for corner in range(4))


# -- her turn against a slow one -------------------------------------------------------------------------------


def seen(state: BoonlakeState) -> dict[str, Any]:
    found = plain(GAME.view(state, None))
    assert isinstance(found, dict)
    return found


def compare(state: BoonlakeState, seed: int) -> None:
    """One turn of hers from a state in which the player would choose a tile."""
    state = state.clone()
    state.turn = SAGE
    early = seen(state)
    stack = state.solo
    SAGE_TURN.run(state, FastDice(seed))
    late = seen(state)
    tile, corner = late["sage"]["tile"], late["sage"]["corner"]
    assert (stack or state.solo_tiles) >> state.sage_tile & 1
    if not state.solo:
        assert corner == 0
    slow = SlowSage(early, tile, corner, lambda space: str(late["spaces"][space - 1]["tile"]))
    slow.turn()
    assert int(late["sage"]["wanted"]) == slow.wanted
    assert {int(space["id"]): space["tile"] for space in late["spaces"]} == slow.ground
    pieces = {
        (int(space["id"]), slot): (site["owner"], site["piece"])
        for space in late["spaces"]
        for slot, site in enumerate(space["sites"])
        if site["piece"]
    }
    assert pieces == slow.pieces
    assert {int(space["id"]): space["herd"] for space in late["spaces"] if space["herd"]} == slow.herds
    sage = late["players"][SAGE]
    assert (sage["houses"], sage["villages"], sage["cattle"]) == (slow.houses, slow.villages, slow.cattle)
    assert (sage["vp"], late["sage"]["cactus"]) == (slow.vp, slow.cactus)
    assert (late["grey"], late["pastures"]) == (slow.grey, slow.pastures)
    assert {region["id"] for region in late["regions"] if region["covered"]} == slow.covered
    assert [region["id"] for region in late["regions"] if region["silent"]] == ([slow.silent] if slow.silent else [])
    assert next(row["action"] for row in late["rows"] if row["chosen"]) == slow.action
    assert sage["income"]["vp"] == slow_income(late)
    place, movement = state.ships[SAGE], next(row["movement"] for row in late["rows"] if row["chosen"])
    SAGE_SAILS.run(state, FastDice(seed))
    assert state.ships[SAGE] == slow_sail(state, place, movement)
    assert state.vp[SAGE] == sage["vp"]


def slow_sail(state: BoonlakeState, place: int, movement: int) -> int:
    """Step by step; a space with the player's ship does not count unless it is a harbour."""
    path = [CATALOG.river[number] for number in PATHS[state.round]]
    stop = place
    while movement and place < LAST[state.round]:
        place += 1
        if place != state.ships[0] or path[place].harbour:
            movement -= 1
            stop = place
    return stop


@deep
@pytest.mark.rule(
    "BL-21.13", "BL-21.15", "BL-21.19", "BL-22.4", "BL-22.12", "BL-22.14", "BL-22.23", "BL-22.29", "BL-23.2"
)
@pytest.mark.parametrize("level", LEVELS)
def test_her_turns_are_as_a_slow_sage_has_them(level: str) -> None:
    """From every position of random games in which the player chooses a tile."""
    looked = 0
    for seed in seeds(5, 400):
        for match in random_game(1, seed, sage=level):
            if notations(match, verb="choose"):
                for dice in range(3):
                    compare(state_of(match), seed + looked + dice)
                looked += 1
    assert looked > 50


# -- steps A and B ---------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-21.13", "BL-21.15", "BL-21.16", "BL-21.17", "BL-21.18")
@pytest.mark.parametrize("kind", ["a", "b"])
@pytest.mark.parametrize("lowest", [action for action in ACTIONS if action != "progress"])
def test_step_a_looks_at_the_lowest_tile(kind: str, lowest: str) -> None:
    """In step B she takes Progress: one cactus step, or two."""
    more = 2 if kind == "b" else 1
    pasture = {"map": {"5": "s01", "4": "pasture", "9": "s02"}}
    tile = {"a": "a2", "b": "b1"}[kind]
    found = change(tile, lowest, "progress", **pasture)
    wanted = {"settle": {"houses": more}, "cattle_breeding": {"cattle": 1, "cactus": more - 1}}
    step_a = wanted.get(lowest, {"cactus": more})
    cactus = step_a.get("cactus", 0) + more
    assert found == {**step_a, "cactus": cactus}


@pytest.mark.rule("BL-21.22", "BL-21.23", "BL-21.24", "BL-21.26", "BL-21.27", "BL-21.28", "BL-21.19")
@pytest.mark.parametrize("kind", ["a", "b"])
@pytest.mark.parametrize("action", ACTIONS)
def test_step_b_takes_the_highest_of_three(kind: str, action: str) -> None:
    more = 2 if kind == "b" else 1
    lowest = "builder" if action != "builder" else "progress"
    tile = TILES[kind][action]
    match = before(tile, lowest, action)
    early = match.view(None)
    found = change(tile, lowest, action)
    play(match, "sail t08")
    late = match.view(None)
    wanted: dict[str, dict[str, int]] = {
        "builder": {"cactus": more},
        "progress": {"cactus": more},
        "recruit": {"cactus": more},
        "pioneer": {"houses": 1, "cactus": more - 1},
        "cattle_breeding": {"cattle": 1, "cactus": more - 1},
        "settle": {"houses": more},
        "region_rewards": {"vp": 4},
    }
    step_b = wanted[action]
    cactus = more + step_b.get("cactus", 0)
    assert found == {**step_b, "cactus": cactus}
    assert early["grey"] - late["grey"] == {"recruit": 1, "pioneer": 2}.get(action, 0)
    assert early["pastures"] - late["pastures"] == (action == "cattle_breeding")


@pytest.mark.rule("BL-21.19", "BL-21.20")
@pytest.mark.parametrize("highest", ["builder", "region_rewards", "settle"])
def test_the_example_of_the_three_actions(highest: str) -> None:
    """Builder, Region rewards and Settle: whichever lies highest; its tile goes to the bottom."""
    match = before("a1", "recruit", highest)
    events = match.apply(0, "sail t08")
    assert [each["tile"] for each in told(events, "sage-chose")] == [f"tile-{highest}"]
    while not notations(match, verb="choose"):
        play(match, "take-part" if "take-part" in notations(match) else "decline")
    assert match.view(None)["rows"][-1]["action"] == highest


@pytest.mark.rule("BL-21.14")
def test_the_tiles_are_shuffled_anew_when_the_stack_is_empty() -> None:
    match = before("a2", solo={"stack": "", "seen": "a1 a2 a3 a4 a5 b1", "open": "a2"})
    play(match, "sail t08")
    view = match.view(None)["sage"]
    assert view["stack"] == 5
    assert view["tile"] in {"a1", "a2", "a3", "a4", "a5", "b1"}
    corners = set()
    for seed in range(12):
        state = state_of(match.at(0)).clone()
        SAGE_TURN.run(state, FastDice(seed))
        corners.add(state.corner)
    assert corners == {0, 1, 2, 3}


@pytest.mark.rule("BL-21.21")
def test_low_rows_cost_her_nothing() -> None:
    """Her three actions lie in the lowest rows; the highest of them is in row 5 at least."""
    board = "cattle_breeding builder settle region_rewards recruit pioneer progress"
    due = {"row": 1, "stack": ["NextTurn", "EndTurn", "Sail 0"], "first": 1, "turn": 0}
    tiles = {"tiles": "a1 a2 a3 a4 a5 b1", "stack": "a2"}
    match = at(1, seats=[{"ship": "t06", "coins": 3}], sage="easy", solo=tiles, board=board, **{**due, "row": 4})
    events = match.apply(0, "sail t08")
    assert [row["action"] for row in match.view(None)["rows"] if row["chosen"]] == ["recruit"]
    assert told(events, "lost") == []
    assert player_of(match, SAGE)["vp"] == 0


@pytest.mark.rule("BL-21.25", "BL-22.20")
def test_pioneer_without_a_second_tile_or_without_a_house() -> None:
    one_left = dict.fromkeys([str(number) for number in range(1, 33)])
    tiles = [*[tile.id for tile in CATALOG.tiles[:25]], *["pasture"] * 7]
    table = {"map": dict(zip(one_left, tiles, strict=True))}
    match = before("a2", "builder", "pioneer", **table)
    play(match, "sail t08")
    assert space_of(match, 33)["tile"] is not None
    assert player_of(match, SAGE)["houses"] == 0
    assert player_of(match, SAGE)["vp"] == 0
    spent = {"homes": "5a 9a", "removed": 4, "towns": "5b 14a 22a 22b"}
    found = change("a2", "builder", "pioneer", sage_has=spent)
    assert found == {"vp": 10, "cactus": 1}


@pytest.mark.rule("BL-21.29", "BL-21.30")
def test_the_player_has_the_right_part_of_her_action() -> None:
    """The example: Builder, one cactus step, and the player may play a card or discard one for 2 coins."""
    match = before("a1", "recruit", "builder", seat={"hand": "violet_pawn_shop", "ship": "t06"})
    play(match, "sail t08")
    assert match.view(None)["sage"]["cactus"] == 2  # one of step A, one of Builder
    assert notations(match) == ["play violet_pawn_shop", "sell violet_pawn_shop", "decline"]
    coins = player_of(match)["coins"]
    play(match, "sell violet_pawn_shop")
    assert player_of(match)["coins"] == coins + 2
    assert notations(match, verb="choose")


@pytest.mark.rule("BL-21.29")
def test_right_parts_of_every_action_in_her_turn() -> None:
    seat = {"coins": 9, "hand": "violet_pawn_shop", "settlers": "14a", "ship": "t06"}
    wanted = {
        "pioneer": "sell violet_pawn_shop",
        "settle": "develop 9a",
        "cattle_breeding": "graze",
        "recruit": "hire coins",
        "progress": "modernise 5",
        "builder": "sell violet_pawn_shop",
    }
    for action, option in wanted.items():
        lowest = "builder" if action != "builder" else "progress"
        match = sage_turn(TILES["a"][action], lowest, action, seat=seat)
        assert any(words.startswith(option) for words in notations(match)), action


@pytest.mark.rule("BL-21.31")
@pytest.mark.parametrize("action", ACTIONS)
def test_the_right_part_may_be_given_up_for_a_lever(action: str) -> None:
    lowest = "builder" if action != "builder" else "progress"
    match = sage_turn(TILES["a"][action], lowest, action, seat={"levers": "1", "ship": "t06"})
    assert "pull 1" in notations(match)
    play(match, "pull 1")
    assert player_of(match)["vases"] == 1
    assert notations(match, verb="choose")


@pytest.mark.rule("BL-21.32")
def test_lost_cactus_steps_are_points() -> None:
    assert change("b1", "builder", "progress", solo={"cactus": 39}) == {"cactus": 1, "vp": 3}
    assert change("a2", "builder", "progress", solo={"cactus": 40}) == {"vp": 2}


# -- her ship and the player's turns ---------------------------------------------------------------------------


@pytest.mark.rule("BL-21.33", "BL-21.34")
def test_her_ship_goes_as_far_as_it_can_and_takes_no_reward() -> None:
    """Progress comes from row 1 after the player's tile went down: four spaces, the player's ship skipped or not."""
    match = before("a2", "builder", "progress", sage_has={"ship": "t05"})
    play(match, "sail t07")
    while not notations(match, verb="choose"):
        play(match, "draw" if "draw" in notations(match) else "decline")
    assert player_of(match, SAGE)["ship"] == "t10"  # 6, 8, 9, 10: the player's ship on 7 does not count
    assert player_of(match, SAGE)["vp"] == 0
    harbour = before("a2", "builder", "progress", sage_has={"ship": "t05"})
    play(harbour, "sail t08")
    while not notations(harbour, verb="choose"):
        play(harbour, "draw" if "draw" in notations(harbour) else "decline")
    assert player_of(harbour, SAGE)["ship"] == "t09"  # harbours count
    points = before("a2", "builder", "progress", sage_has={"ship": "t07"})
    play(points, "sail t08")
    while not notations(points, verb="choose"):
        play(points, "draw" if "draw" in notations(points) else "decline")
    assert player_of(points, SAGE)["ship"] == "u1"  # which shows 2 VP
    assert player_of(points, SAGE)["vp"] == 0


GOALS = {"goals": "sc04 sc05 sc06 sc07"}


@pytest.mark.rule("BL-21.33", "BL-21.35", "BL-21.36")
def test_she_causes_scorings_and_stops_on_the_last_space() -> None:
    fields = {"scorings": 1, "sage_has": {"ship": "t17"}, **GOALS}
    match = before("a2", "builder", "progress", **fields)
    play(match, "sail t08")
    while not notations(match, verb="score"):
        play(match, "draw" if "draw" in notations(match) else "decline")
    assert player_of(match, SAGE)["ship"] == "t19"
    play(match, "score sc05")
    view = match.view(None)
    assert (view["round"], view["scoring"]) == (2, 3)
    assert [player["ship"] for player in view["players"]] == ["t01", "t01"]
    assert notations(match, verb="choose")  # the player's turn


@pytest.mark.rule("BL-21.36")
def test_after_a_scoring_of_the_player_she_has_the_turn() -> None:
    fields = {"scorings": 1, "seat": {"ship": "t18"}, **GOALS}
    match = before("a2", "builder", "progress", **fields)
    play(match, "sail t19")
    events = match.apply(0, "score sc05")
    assert "sage-reveals" in [event.kind for event in events]
    assert player_of(match)["ship"] == "t01"


@pytest.mark.rule("BL-21.37", "BL-22.36")
@pytest.mark.parametrize("action", ACTIONS)
def test_she_takes_part_in_region_rewards_only(action: str) -> None:
    sage_has = {"homes": "5a 14a", "towns": "22a"}
    board = " ".join([action, *[other for other in ACTIONS if other != action]])
    match = at(1, seats=[{}], first=1, turn=0, board=board, sage_has=sage_has)
    early = player_of(match, SAGE)
    play(match, f"choose {action}")
    while not notations(match, verb="sail"):
        words = notations(match)
        play(match, next(each for each in ("decline", "draw", "claim southern", *words) if each in words))
    late = player_of(match, SAGE)
    assert {**early, "vp": 0, "total": 0} == {**late, "vp": 0, "total": 0}
    assert late["vp"] - early["vp"] == (3 if action == "region_rewards" else 0)


@pytest.mark.rule("BL-22.36", "BL-22.22")
def test_she_is_paid_for_the_three_regions_that_pay() -> None:
    sage_has = {"homes": "5a 14a", "towns": "22a", "cattle": "6 2"}
    table = {"map": {"5": "s01", "6": "pasture", "14": "s03", "22": "s05"}}
    match = at(1, seats=[{}], first=1, turn=0, sage_has=sage_has, **table)
    play(match, "choose region_rewards", "claim boonlake")
    assert player_of(match, SAGE)["vp"] == 2


# -- location --------------------------------------------------------------------------------------------------


def revealed(tile: str, corner: int, lowest: str = "builder", highest: str = "progress", **fields: Any) -> Match:
    """Her turn with that tile, while the back of the next one shows her in that corner."""
    position = before(tile, lowest, highest, solo={"stack": f"{tile} b1"}, **fields).position()
    for seed in range(400):
        match = play(from_position(position, seed), "sail t08")
        view = match.view(None)["sage"]
        if (view["tile"], view["corner"]) == (tile, corner):
            return match
    raise AssertionError("no such turn")


@pytest.mark.rule("BL-22.1", "BL-22.2")
@pytest.mark.parametrize(("corner", "space"), [(0, 1), (1, 9), (2, 13), (3, 26)])
def test_the_corner_on_the_back_of_the_next_tile_tells_the_number(corner: int, space: int) -> None:
    """The example: bottom left, where the revealed tile has 13."""
    match = revealed(
        "a1", corner, "settle", "builder", map={"5": "s01", "9": "s02", "14": "s03", "26": "s04", "1": "s05"}
    )
    assert match.view(None)["sage"]["wanted"] == str(space)
    wanted = {1: "1a", 9: "9a", 13: "14a", 26: "26a"}
    assert hers(match) == {wanted[space]: "house"}


@pytest.mark.rule("BL-22.3")
def test_with_an_empty_stack_the_top_left_counts() -> None:
    match = sage_turn("a2", "settle", "progress")
    assert match.view(None)["sage"]["stack"] == 0
    assert match.view(None)["sage"]["wanted"] == "10"
    assert hers(match) == {"14a": "house"}


@pytest.mark.rule("BL-22.4", "BL-22.5")
def test_the_example_of_the_next_higher_number() -> None:
    """She wants a tile on 13; 13 and 14 are taken, so it goes on 15."""
    table = {"5": "s01", "13": "s02", "14": "s03"}
    state = state_of(revealed("a1", 2, "builder", "settle", map=table)).clone()
    assert seen(state)["sage"]["wanted"] == "13"
    assert place_tile(state, SAGE, FastDice(0)) + 1 == 15


@pytest.mark.rule("BL-22.4")
def test_after_33_comes_1() -> None:
    """Tile b5 wants 17; nothing from there on has a site, so her house goes on 5."""
    match = sage_turn("b5", "settle", "builder", map={"5": "s03", "9": "s02"})
    assert hers(match) == {"5a": "house", "9a": "house"}


@pytest.mark.rule("BL-22.6", "BL-22.11")
def test_what_is_possible_nowhere_is_lost() -> None:
    full = {name: "pasture" if tile == "pasture" else tile for name, tile in FULL.items()}
    match = before("a2", "builder", "recruit", map=full)
    grey = match.view(None)["grey"]
    play(match, "sail t08")
    assert match.view(None)["grey"] == grey
    assert match.view(None)["sage"]["cactus"] == 2
    taken = {"settlers": "5a 5b", "ship": "t06", "ranch": 0}
    found = change("a2", "settle", "progress", seat=taken, map={"5": "s01"})
    assert found == {"cactus": 1}


@pytest.mark.rule("BL-22.7")
def test_each_effect_begins_its_search_at_the_wanted_number() -> None:
    """Two structures: the second house does not go on from the first."""
    match = sage_turn("b2", "settle", "builder", map={"22": "s01", "30": "s02", "5": "s03"})
    assert hers(match) == {"22a": "house", "22b": "house"}


@pytest.mark.rule("BL-22.8", "BL-22.9", "BL-22.10")
def test_tiles_and_pastures_go_next_to_a_tile_by_land_canal_or_bridge() -> None:
    land = sage_turn("a2", "builder", "recruit", map={"5": "s01"})  # wants 10
    filled = [int(space["id"]) for space in land.view(None)["spaces"] if space["tile"]]
    assert filled == [2, 5]  # over the canal, the first after 33
    bridge = sage_turn("a2", "builder", "recruit", map={"3": "s01"})
    assert space_of(bridge, 10)["tile"] is not None
    pasture = sage_turn("a3", "builder", "cattle_breeding", map={"5": "s01"})  # wants 19
    assert space_of(pasture, 2)["tile"] == "pasture"


@pytest.mark.rule("BL-22.11")
def test_she_gets_no_reward_and_needs_tiles() -> None:
    match = before("a2", "builder", "recruit", map={"14": "s01"})
    early = player_of(match, SAGE)
    play(match, "sail t08")
    assert space_of(match, 10)["tile"] is None
    assert space_of(match, 11)["tile"] is not None
    late = player_of(match, SAGE)
    assert {good: late[good] - early[good] for good in ("coins", "cards", "ranch", "vp")} == {
        "coins": 0,
        "cards": 0,
        "ranch": 0,
        "vp": 0,
    }
    meadows = {str(number): "pasture" for number in (1, 2, 3, 6, 7, 8, 9)}
    none_left = sage_turn("a3", "builder", "cattle_breeding", map={"5": "s01", **meadows})
    assert none_left.view(None)["pastures"] == 0
    assert player_of(none_left, SAGE)["cattle"] == 1


# -- structures ------------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-22.12", "BL-22.13")
def test_a_house_goes_on_the_upper_free_site() -> None:
    table = {"map": {"14": "g24", "5": "s01"}}
    match = sage_turn("a2", "settle", "progress", **table)
    assert hers(match) == {"14a": "house"}
    below = sage_turn("a2", "settle", "progress", seat={"settlers": "14a", "ship": "t06"}, **table)
    assert hers(below) == {"14b": "house"}
    sage = player_of(below, SAGE)
    assert (sage["vp"], sage["coins"], sage["houses"]) == (0, 0, 1)
    one = sage_turn("a2", "settle", "progress", sage_has={"homes": "5a"}, **table)
    assert hers(one) == {"5a": "house", "14a": "house"}


@pytest.mark.rule("BL-22.14", "BL-22.15", "BL-22.16", "BL-22.19")
def test_with_two_houses_a_structure_is_a_village() -> None:
    match = sage_turn("a2", "settle", "progress", sage_has={"homes": "5a 19b"})  # wants 10
    assert hers(match) == {"5a": "house", "19b": "village"}
    sage = player_of(match, SAGE)
    assert (sage["houses"], sage["villages"], sage["spare"]) == (2, 1, 1)
    both = sage_turn("a2", "settle", "progress", sage_has={"homes": "19a 19b"})
    assert hers(both) == {"19a": "village", "19b": "house"}


@pytest.mark.rule("BL-22.17", "BL-22.18")
def test_no_points_for_a_second_village_or_for_the_site() -> None:
    table = {"map": {"19": "g14", "22": "g18"}}
    match = sage_turn("a2", "settle", "progress", sage_has={"homes": "19a 22b", "towns": "22a"}, **table)
    assert hers(match)["19a"] == "village"
    assert player_of(match, SAGE)["vp"] == 0


@pytest.mark.rule("BL-22.20", "BL-22.21")
def test_ten_points_for_a_structure_that_is_not_there() -> None:
    no_house = {"homes": "5a", "removed": 5, "towns": "5b 9a"}
    assert change("a2", "settle", "progress", sage_has=no_house) == {"vp": 10, "cactus": 1}
    no_village = {"homes": "5a 5b", "removed": 4, "towns": "9a 14a 22a 19a"}
    assert change("a2", "settle", "progress", sage_has=no_village) == {"vp": 10, "cactus": 1}
    twice = {"homes": "5a", "removed": 5}
    assert change("b1", "settle", "progress", sage_has=twice) == {"vp": 20, "cactus": 2}


@pytest.mark.rule("BL-22.22")
def test_her_pieces_are_presences_for_the_player() -> None:
    table: dict[str, Any] = {"map": {"5": "s01", "9": "s02", "6": "pasture"}}
    seat = {"homes": "5a", "ranch": 3}
    hers_around = {"homes": "5b", "towns": "9a", "cattle": "6 1"}
    match = at(1, seats=[seat], first=1, turn=0, sage_has=hers_around, **table)
    play(match, "choose settle")
    assert "upgrade 5a" in notations(match)
    cattle = at(1, seats=[{}], first=1, turn=0, sage_has={"homes": "5b 9a"}, **table)
    play(cattle, "choose cattle_breeding", "decline")
    before_coins = player_of(cattle)["coins"]
    play(cattle, "graze 6")
    assert player_of(cattle)["coins"] - before_coins == 4
    income = at(1, seats=[{"cattle": "6 1"}], first=1, turn=0, sage_has={"towns": "5b 9a"}, **table)
    assert player_of(income)["income"]["vp"] == 2 + 2


# -- cattle ----------------------------------------------------------------------------------------------------

MEADOWS = {"5": "s01", "6": "pasture", "9": "s02", "14": "g13", "15": "pasture", "22": "s05", "20": "pasture"}


def grazed(seat: dict[str, Any] | None = None, **sage_has: Any) -> int | None:
    """Where her cattle go; tile a2 wants 10."""
    match = before(
        "a2", "cattle_breeding", "progress", map=MEADOWS, sage_has=sage_has, seat={"ship": "t06", **(seat or {})}
    )
    early = {space["id"]: space["herd"] for space in match.view(None)["spaces"] if space["herd"]}
    play(match, "sail t08")
    late = {space["id"]: space["herd"] for space in match.view(None)["spaces"] if space["herd"]}
    found = [int(space) for space in late if late[space] != early[space]]
    return found[0] if found else None


@pytest.mark.rule("BL-22.23", "BL-22.24", "BL-22.25")
def test_where_her_cattle_go() -> None:
    assert grazed() == 15  # all equal: the first from 10 on
    assert grazed(homes="22a") == 20
    assert grazed({"homes": "5a 9a"}, homes="22a") == 6
    assert grazed({"homes": "5a 9a", "cattle": "6 2"}, homes="22a") == 20
    assert grazed({"homes": "5a", "settlers": "22a 22b"}) == 6  # inhabitants are no structures
    assert grazed({"homes": "5a 9a", "cattle": "6 1"}, towns="22a") == 20  # equal: 2 - 1 and 1 - 0, the fewest cattle
    assert grazed({"homes": "5a"}, towns="22a") == 20  # equal, with equally many cattle: the first from 10 on


@pytest.mark.rule("BL-22.26")
def test_full_pastures_are_left_out() -> None:
    seat = {"homes": "5a 5b 9a 9b", "cattle": "6 4"}
    assert grazed(seat) == 15
    table = {"map": {"5": "s01", "6": "pasture"}}
    match = before("a2", "cattle_breeding", "progress", seat={"cattle": "6 4", "ship": "t06"}, **table)
    play(match, "sail t08")
    assert player_of(match, SAGE)["cattle"] == 0
    assert player_of(match, SAGE)["vp"] == 0


@pytest.mark.rule("BL-22.27")
def test_ten_points_when_all_her_cattle_are_out() -> None:
    found = change("a2", "cattle_breeding", "progress", map=MEADOWS, sage_has={"cattle": "6 3 15 2"})
    assert found == {"vp": 10, "cactus": 1}


@pytest.mark.rule("BL-22.28")
def test_she_gets_no_coins_for_houses() -> None:
    match = before("a2", "cattle_breeding", "progress", map=MEADOWS, seat={"homes": "5a 9a", "ship": "t06"})
    play(match, "sail t08")
    sage = player_of(match, SAGE)
    assert (sage["cattle"], sage["coins"], sage["vp"]) == (1, 0, 0)


# -- region ----------------------------------------------------------------------------------------------------


def claimed(
    covered: str = "", tile: str = "a1", seat: dict[str, Any] | None = None, **sage_has: Any
) -> tuple[str, int]:
    """The region that pays nothing, and her points."""
    fields: dict[str, Any] = {"sage_has": sage_has, "covered": covered, "seat": {"levers": "6 1", **(seat or {})}}
    match = sage_turn(tile, "builder", "region_rewards", **fields)
    silent = [region["id"] for region in match.view(None)["regions"] if region["silent"]]
    return silent[0], player_of(match, SAGE)["vp"]


@pytest.mark.rule("BL-22.29", "BL-22.30", "BL-22.31", "BL-22.32", "BL-22.33")
def test_she_takes_the_region_where_the_player_is_farthest_ahead() -> None:
    assert claimed() == ("boonlake", 4)
    assert claimed("boonlake") == ("unknown", 3)
    assert claimed("boonlake unknown") == ("new_hope", 3)
    assert claimed("boonlake unknown new_hope") == ("southern", 3)
    assert claimed(seat={"settlers": "22a 22b 5a"}) == ("new_hope", 3)
    assert claimed(seat={"settlers": "22a 22b 5a"}, homes="19a 19b") == ("boonlake", 4 + 2)
    assert claimed(seat={"settlers": "30a"}) == ("southern", 3)


@pytest.mark.rule("BL-22.34")
def test_with_all_regions_covered_she_names_one_and_gets_nothing_for_it() -> None:
    every = "boonlake unknown new_hope southern"
    assert claimed(every, seat={"settlers": "22a"}, homes="5a") == ("new_hope", 1)


@pytest.mark.rule("BL-22.35", "BL-21.28")
def test_then_the_other_regions_pay_both() -> None:
    sage_has = {"homes": "14a", "towns": "22a"}
    assert claimed(tile="a1", seat={"settlers": "5a 5b"}, **sage_has) == ("boonlake", 4 + 2)
    assert claimed(tile="b2", seat={"settlers": "5a 5b"}, **sage_has) == ("boonlake", 4 + 4)
    match = before("a1", "builder", "region_rewards", seat={"settlers": "5a 5b 9a 22a 30a", "ship": "t06"})
    coins = player_of(match)["coins"]
    play(match, "sail t08")
    assert player_of(match)["coins"] == coins + 2


@pytest.mark.rule("BL-22.35", "BL-15.28")
def test_lever_6_works_when_she_takes_region_rewards() -> None:
    seat = {"settlers": "5a 22a 30a", "levers": "6", "ship": "t06"}
    match = sage_turn("a1", "builder", "region_rewards", seat=seat)
    before_coins, vp = player_of(match)["coins"], player_of(match)["vp"]
    play(match, "pull 6")
    assert (player_of(match)["coins"] - before_coins, player_of(match)["vp"] - vp) == (2, 2)


# -- scoring ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-23.1", "BL-23.2", "BL-23.3", "BL-23.6")
def test_the_example_of_her_income() -> None:
    """3 houses, 2 villages and 2 cattle gone, cactus space 20: 2, 6, 4 and 14 points, and villages next to cattle."""
    table = {"map": {"5": "s01", "9": "s02", "14": "g13", "22": "s05", "20": "pasture", "6": "pasture"}}
    sage_has = {"homes": "14a", "removed": 2, "towns": "5a 9a", "cattle": "20 1 6 1"}
    fields: dict[str, Any] = {
        "seat": {"ship": "u2", "levers": "1"},
        "solo": {"cactus": 20},
        "sage_has": sage_has,
        **table,
        **GOALS,
    }
    match = before("a2", **fields)
    assert player_of(match, SAGE)["income"]["vp"] == 2 + 6 + 4 + 14 + 2
    play(match, "sail u3")
    assert player_of(match, SAGE)["vp"] == 0
    events = match.apply(0, "score sc04")
    incomes = [each["player"] for each in told(events, "income")]
    assert incomes == [0, SAGE]
    assert [each["player"] for each in told(events, "scored") + told(events, "failed")] == [0]
    assert player_of(match, SAGE)["vp"] >= 28


@pytest.mark.rule("BL-23.2", "BL-23.4", "BL-23.5")
def test_her_income_by_piece() -> None:
    sites = ["5a", "5b", "9a", "9b", "14a", "14b"]

    def paid(cactus: int = 0, **sage_has: Any) -> int:
        found: int = player_of(before("a2", map=MEADOWS, solo={"cactus": cactus}, sage_has=sage_has), SAGE)["income"][
            "vp"
        ]
        return found

    assert [paid(homes=" ".join(sites[:count])) for count in range(7)] == [0, 1, 1, 2, 3, 4, 6]
    assert [paid(towns=" ".join(sites[:count])) for count in range(5)] == [0, 3, 6, 10, 15]
    herds = ["", "20 1", "20 2", "20 3", "20 4", "20 4 15 1"]
    assert [paid(cattle=herd) for herd in herds] == [0, 2, 4, 6, 9, 12]
    assert [paid(cactus=space) for space in range(41)] == [(7 * space + 5) // 10 for space in range(41)]
    assert paid(homes="5a 5b", removed=2) == 3


def last_turn(points: tuple[int, int], stack: str = "", **fields: Any) -> Match:
    """The player sails to the end of round 2, and the game is over."""
    seat = {"ship": "t18", "marks": [1, 2, 3, 0], "vp": points[0], **fields.pop("seat", {})}
    sage_has = {"vp": points[1], **fields.pop("sage_has", {})}
    course = {"round": 2, "scorings": 3, **GOALS}
    solo = {"stack": stack, "seen": "b1", "open": "b1", **fields.pop("solo", {})}
    match = before("b2", seat=seat, sage_has=sage_has, solo=solo, **{**course, **fields})
    return play(match, "sail t19")


@pytest.mark.rule("BL-23.7")
def test_the_last_turn_is_the_players() -> None:
    """Her ship reaches the last space in round 2: the player has one more turn, then the game ends."""
    course = {"round": 2, "scorings": 3, **GOALS}
    seat = {"ship": "t06", "marks": [1, 2, 3, 0]}
    match = before("a2", "builder", "progress", sage_has={"ship": "t18"}, seat=seat, **course)
    play(match, "sail t08")
    while not notations(match, verb="choose"):
        play(match, "draw" if "draw" in notations(match) else "decline")
    assert match.view(None)["last_lap"]
    play(match, "choose region_rewards", "decline", "claim boonlake")
    events = match.apply(0, notations(match, verb="sail")[0])
    assert "scoring-begins" in [event.kind for event in events]
    assert "sage-reveals" not in [event.kind for event in events]
    play(match, "decline")
    assert match.over


@pytest.mark.rule("BL-23.7")
def test_a_ship_of_the_player_on_the_last_space_ends_the_game_at_once() -> None:
    assert last_turn((0, 0)).over


@pytest.mark.rule("BL-23.8", "BL-23.1")
def test_she_has_her_income_twice_in_the_end() -> None:
    table: dict[str, Any] = {"map": {"5": "s01", "6": "pasture"}}
    sage_has = {"towns": "5a", "cattle": "6 1"}
    match = last_turn((0, 10), sage_has=sage_has, solo={"cactus": 10}, **table)
    income = 3 + 2 + 7 + 1
    assert match.scores[SAGE] == 10 + 2 * income


@pytest.mark.rule("BL-23.9")
def test_b_tiles_face_down_are_ten_points_each() -> None:
    assert last_turn((0, 0), stack="b2 b3 a1").scores[SAGE] == 20
    assert last_turn((0, 0), stack="").scores[SAGE] == 0


@pytest.mark.rule("BL-23.10")
def test_the_player_has_the_usual_final_scoring() -> None:
    match = last_turn((10, 0), seat={"levers": "1 2 3 4", "played": "noon_pawn_shop", "settlers": "5a"})
    play(match, "decline")
    track = 10 + 4 - 4 + 4  # the last space, the marker of the last tile, levers that were not used
    assert match.scores[0] == track + 8 + 7


@pytest.mark.rule("BL-23.11")
@pytest.mark.parametrize(("points", "won"), [((20, 20), True), ((21, 20), True), ((19, 20), False)])
def test_as_many_points_are_enough(points: tuple[int, int], won: bool) -> None:
    """The last space and the marker cancel each other."""
    match = last_turn(points)
    assert match.scores == list(points)
    assert match.outcome is not None
    assert match.outcome.verdict is not None
    assert match.outcome.verdict.won == won


@pytest.mark.rule("BL-23.6")
def test_her_income_comes_after_steps_1_and_2() -> None:
    seat = {"ship": "u2", "settlers": "5a"}
    match = before("a2", seat=seat, sage_has={"homes": "14a"}, **GOALS)
    play(match, "sail u3", "decline")
    assert player_of(match, SAGE)["vp"] == 0
    events = match.apply(0, "score sc05")
    assert {"player": SAGE} in [{"player": each["player"]} for each in told(events, "income")]
