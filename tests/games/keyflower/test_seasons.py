"""KF-3: seasons and turns."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from boardwright.games.keyflower import GAME
from boardwright.games.keyflower.catalog import CATALOG
from boardwright.kernel.errors import IllegalAction, NotYourDecision
from boardwright.match import Match, from_position, new
from tests.games.keyflower.table import at, notations, play, random_game, state_of

IDS = [tile.id for tile in CATALOG.tiles]
SEEDS = 600
SEASONS = ("spring", "summer", "autumn", "winter")
BOATS = ["keyflower", "sea_bastion", "sea_breese", "flipper", "ianvincible", "white_wind"]
#: Workers and skills of the boats in their row, by the season.
CARGO = {
    "spring": [(7, 1), (6, 2), (6, 1), (5, 2), (5, 1), (4, 2)],
    "summer": [(7, 1), (6, 2), (4, 1), (5, 2), (5, 1), (4, 2)],
    "autumn": [(3, 2), (6, 2), (4, 1), (2, 2), (3, 1), (4, 1)],
}
SUMMER = [
    *("store", "mason", "tavern", "hiring_fair", "farrier", "carpenter", "smelter", "brewer"),
    *("summer_boat_1", "summer_boat_2", "summer_boat_3", "summer_boat_4"),
]
AUTUMN = [
    *("timber_yard", "stone_yard", "wainwright", "barn", "sawmill", "goldsmith"),
    *("forge", "fair", "blacksmith", "sculptor", "well", "inn"),
]
MINER, STABLE, HOME, KEYWOOD = (CATALOG.tile(name) for name in ("miner", "stable", "home_1", "keywood"))
ORDER_1 = CATALOG.tile("turn_order_1")


def all_pass(match: Match) -> None:
    """Nobody does anything more this season."""
    for _ in range(match.players):
        play(match, "pass")


def share_out(match: Match) -> None:
    """Everybody takes the first boat there is."""
    for _ in range(match.players):
        play(match, notations(match, match.decisions[0].player)[0])


def offer_winter_tiles(match: Match) -> None:
    """Everybody puts the first winter tile in hand on auction."""
    for seat in range(match.players):
        match.apply(seat, notations(match, seat)[0])
        match.apply(seat, "done")


def last_pass(players: int, season: str, seed: int = 0, **fields: Any) -> Match:
    """The end of that season: everybody has passed, and the boats are shared out. They carried nothing."""
    last = players - 1
    position = {"game": GAME, "players": players, "season": season, "turn": last, "passes": last, **fields}
    match = from_position(position, seed)
    play(match, "pass")
    share_out(match)
    return match


def loads(match: Match) -> list[tuple[int, int]]:
    """How many workers and skills each boat carries."""
    boats = match.view(None)["boats"]
    return [(sum(boat["workers"].values()), sum(boat["skills"].values())) for boat in boats]


def verbs(match: Match, player: int) -> set[str]:
    return {words.split()[0] for words in notations(match, player)}


# -- the four seasons ------------------------------------------------------------------------------------------


@pytest.mark.rule("KF-3.1")
def test_a_game_has_four_seasons() -> None:
    match = new(GAME, 2, 1, {})
    seen = []
    for season in SEASONS:
        if season == "winter":
            assert verbs(match, 0) == verbs(match, 1) == {"offer"}
            offer_winter_tiles(match)
        assert "pass" in verbs(match, match.decisions[0].player)
        seen.append(match.view(None)["season"])
        all_pass(match)
        assert verbs(match, match.decisions[0].player) == {"ship"}
        share_out(match)
    for seat in range(2):  # after winter the boats are laid
        assert verbs(match, seat) == {"lay"}
        match.apply(seat, notations(match, seat)[0])
    assert seen == list(SEASONS)
    assert match.over


@pytest.mark.rule("KF-3.1")
@pytest.mark.parametrize("players", [2, 5])
def test_whatever_is_played_the_seasons_follow_each_other(players: int) -> None:
    *_, match = random_game(players, seed=players)
    events = [event for entry in match.history for event in entry.events]
    told = [event.kind for event in (*match.opening_events, *events) if event.kind.startswith("season-")]
    assert told == ["season-begins", "season-ends"] * 4
    assert match.view(None)["season"] == "winter"


@pytest.mark.rule("KF-3.2")
@pytest.mark.parametrize("season", ["spring", "summer", "autumn"])
@pytest.mark.parametrize(("bids", "first"), [({"turn_order_2": ["2 blue 1"]}, 2), ({"turn_order_1": ["2 blue 1"]}, 1)])
def test_the_holder_of_the_purple_figure_has_the_first_turn(season: str, bids: dict[str, Any], first: int) -> None:
    """Player 2 wins the figure with the symbol on tile 2; else it goes from player 0 to the left."""
    match = last_pass(3, season, bids=bids)
    if season == "autumn":
        offer_winter_tiles(match)
    assert match.view(None)["season"] == SEASONS[SEASONS.index(season) + 1]
    assert match.view(None)["start"] == first
    assert [decision.player for decision in match.decisions] == [first]
    assert "pass" in notations(match, first)


# -- turns -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KF-3.3")
def test_turns_go_clockwise_whatever_is_done() -> None:
    match = at(3, start=1, offer="miner", seats=[{"workers": "blue 3"}, {"workers": "blue 3"}, {"workers": "blue 3"}])
    order = []
    for moves in (["pass"], ["bid miner blue", "send 1"], ["use miner blue", "send 1"], ["bid miner blue", "send 2"]):
        order.append(match.decisions[0].player)
        play(match, *moves)
    assert [*order, match.decisions[0].player] == [1, 2, 0, 1, 2]
    with pytest.raises(NotYourDecision):
        match.apply(0, "pass")


@pytest.mark.rule("KF-3.4")
def test_a_turn_is_a_bid_a_use_or_a_pass() -> None:
    match = at(offer="miner", seats=[{"workers": "blue 2", "skills": "saw 1", "resources": {"home_1": "gold 3"}}])
    assert verbs(match, 0) == {"bid", "use", "pass"}
    for moves in (["bid miner blue", "send 1"], ["use miner blue", "send 1"], ["pass"]):
        one = match.clone()
        play(one, *moves)
        assert one.decisions[0].player == 1


@pytest.mark.rule("KF-3.5")
@pytest.mark.parametrize("kind", ["bid", "use"])
def test_workers_are_placed_in_one_place_one_at_least(kind: str) -> None:
    match = at(offer="miner stable", seats=[{"workers": "blue 4 red 2"}])
    play(match, f"{kind} miner blue")
    assert notations(match, 0) == ["send 1", "send 2", "send 3", "send 4"]
    play(match, "send 3")
    assert match.decisions[0].player == 1
    state = state_of(match)
    assert state.screen[0] == (1, 2, 0, 0)
    assert (sum(bid.size for bid in state.bids[MINER]), state.crowd[MINER]) == ((3, 0) if kind == "bid" else (0, 3))
    with pytest.raises(NotYourDecision):
        match.apply(0, "bid stable red")


@pytest.mark.rule("KF-3.5")
def test_a_group_alone_is_enough_but_nothing_is_not() -> None:
    match = at(offer="miner stable", bids={"miner": ["0 blue 1", "1 blue 2"]}, seats=[{"workers": "blue 1"}])
    play(match, "bid stable blue")
    assert notations(match, 0) == ["with miner", "send 1"]
    play(match, "with miner")
    assert notations(match, 0) == ["send 0", "send 1"]


@pytest.mark.rule("KF-3.6")
def test_passing_is_always_allowed() -> None:
    assert notations(at(), 0) == ["pass"]
    assert "pass" in notations(at(offer="miner", passes=0, seats=[{"workers": "blue 9 red 9 yellow 9"}]), 0)
    turns = 0
    for match in random_game(3, seed=8):
        for decision in match.decisions:
            if verbs(match, decision.player) & {"bid", "use"}:
                turns += 1
                assert "pass" in notations(match, decision.player)
    assert turns > 20


@pytest.mark.rule("KF-3.7")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_turns_end_when_all_have_passed_one_after_the_other(players: int) -> None:
    match = at(players, offer="miner")
    for seat in range(players):
        assert (match.decisions[0].player, notations(match, seat)) == (seat, ["pass"])
        play(match, "pass")
    assert verbs(match, match.decisions[0].player) == {"ship"}


@pytest.mark.rule("KF-3.8")
def test_whoever_passed_may_act_again_if_somebody_has_acted() -> None:
    match = at(3, offer="miner", seats=[{"workers": "blue 5"}, {"workers": "blue 5"}, {"workers": "blue 5"}])
    play(match, "pass", "pass", "bid miner blue", "send 1")
    assert match.decisions[0].player == 0
    play(match, "bid miner blue", "send 2")  # player 0, who had passed
    play(match, "pass", "pass")  # 1 and 2; two in a row are not enough
    assert (match.decisions[0].player, "pass" in notations(match, 0)) == (0, True)
    play(match, "pass")
    assert verbs(match, match.decisions[0].player) == {"ship"}


@pytest.mark.rule("KF-3.8")
@pytest.mark.parametrize("moves", [["bid miner blue", "send 1"], ["use miner blue", "send 1"]])
def test_all_must_pass_anew(moves: list[str]) -> None:
    match = at(3, turn=2, passes=2, offer="miner", seats=[{}, {}, {"workers": "blue 1"}])
    play(match, *moves)
    for seat in (0, 1, 2):
        assert verbs(match, seat) == {"pass"}
        play(match, "pass")
    assert verbs(match, match.decisions[0].player) == {"ship"}


# -- what is placed --------------------------------------------------------------------------------------------

#: Player 0 is outbid at miner and keywood and leads at woodcutter; all groups are blue.
GROUPS: dict[str, Any] = {
    "offer": "miner keywood woodcutter stable",
    "bids": {
        "miner": ["0 blue 2", "1 blue 3"],
        "keywood": ["0 blue 1", "1 blue 2"],
        "woodcutter": ["1 blue 1", "0 blue 4"],
    },
    "seats": [{"workers": "blue 3 red 1"}],
}


@pytest.mark.rule("KF-3.9")
@pytest.mark.parametrize(
    ("moves", "placed", "left"),
    [
        (["send 1"], 1, 2),
        (["send 3"], 3, 0),
        (["with miner", "send 0"], 2, 3),
        (["with keywood", "send 0"], 1, 3),
        (["with miner", "send 2"], 4, 1),
        (["with miner", "with keywood", "send 0"], 3, 3),
        (["with keywood", "with miner", "send 3"], 6, 0),
    ],
)
@pytest.mark.parametrize("kind", ["bid", "use"])
def test_workers_come_from_the_screen_and_from_losing_groups(
    kind: str, moves: list[str], placed: int, left: int
) -> None:
    match = at(**GROUPS)
    play(match, f"{kind} stable blue", *moves)
    state = state_of(match)
    there = sum(bid.size for bid in state.bids[STABLE]) if kind == "bid" else state.crowd[STABLE]
    assert (there, state.screen[0][0]) == (placed, left)
    for name, tile in (("miner", MINER), ("keywood", KEYWOOD)):
        gone = f"with {name}" in moves
        assert (0 in [bid.player for bid in state.bids[tile]]) != gone


@pytest.mark.rule("KF-3.9")
def test_no_more_than_there_are_and_no_other_players_groups() -> None:
    match = at(**GROUPS)
    play(match, "bid stable blue")
    assert notations(match, 0) == ["with keywood", "with miner", "send 1", "send 2", "send 3"]
    other = at(**{**GROUPS, "turn": 1, "seats": [{}, {"workers": "blue 1"}]})
    play(other, "bid stable blue")
    assert notations(other, 1) == ["with woodcutter", "send 1"]


@pytest.mark.rule("KF-3.10")
@pytest.mark.parametrize("kind", ["bid", "use"])
def test_a_leading_group_stays(kind: str) -> None:
    match = at(**GROUPS)
    play(match, f"{kind} stable blue")
    assert "with miner" in notations(match, 0)
    with pytest.raises(IllegalAction):
        match.apply(0, "with woodcutter")
    play(match, "with miner", "with keywood", "send 3")
    assert (0, 0, 4, False) in state_of(match).bids[CATALOG.tile("woodcutter")]


@pytest.mark.rule("KF-3.10")
def test_a_group_that_is_alone_leads() -> None:
    match = at(offer="miner stable", bids={"miner": ["0 blue 2"]}, seats=[{"workers": "blue 1"}])
    play(match, "bid stable blue")
    assert notations(match, 0) == ["send 1"]
    assert notations(at(offer="miner", bids={"miner": ["0 blue 2"]}), 0) == ["pass"]


@pytest.mark.rule("KF-3.11")
def test_placed_workers_come_back_when_the_season_ends() -> None:
    """A losing group, and workers in the own village: all of them stay out until everybody has passed."""
    match = at(offer="miner", seats=[{"workers": "blue 1 red 2"}, {"workers": "blue 2"}])
    play(match, "bid miner blue", "send 1")
    play(match, "bid miner blue", "send 2")
    play(match, "use home_1 red", "send 2", "done")
    state = state_of(match)
    play(match, "pass")
    assert state.screen[0] == (0, 0, 0, 0)
    assert notations(match, 0) == ["pass", "bid turn_order_1 blue", "use home_2 blue"]  # with the losing group
    play(match, "pass")
    assert state.screen[0] == (1, 2, 0, 0)


# -- a season is set up ----------------------------------------------------------------------------------------


@pytest.mark.rule("KF-3.12")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("season", ["summer", "autumn"])
def test_boats_are_loaded_as_their_side_says(season: str, players: int) -> None:
    match = last_pass(players, SEASONS[SEASONS.index(season) - 1])
    view = match.view(None)
    assert view["season"] == season
    assert [boat["tile"] for boat in view["boats"]] == BOATS[:players]
    assert loads(match) == CARGO[season][:players]
    assert not any(boat["taken"] for boat in view["boats"])
    assert view["bag"] == 120 - sum(workers for workers, _ in CARGO[season][:players])
    assert view["pile"] == 48 - sum(skills for _, skills in CARGO[season][:players])


@pytest.mark.rule("KF-3.12")
def test_cargo_comes_from_the_bag_and_the_pile() -> None:
    """Only green workers and saws are left there."""
    seats = [
        {"workers": "blue 40 red 40", "skills": "anvil 16"},
        {"workers": "yellow 40", "skills": "pickaxe 16"},
    ]
    match = last_pass(2, "spring", green=0, seats=seats)
    assert [boat["workers"]["green"] for boat in match.view(None)["boats"]] == [7, 6]
    assert [boat["skills"]["saw"] for boat in match.view(None)["boats"]] == [1, 2]


def with_few(workers: int, skills: int, season: str, players: int) -> list[tuple[int, int]]:
    """What the boats of a season carry if bag and pile have no more than that."""
    seat = {
        "workers": f"blue {40 - workers} red 40 yellow 40",
        "skills": f"anvil {16 - skills} pickaxe 16 saw 16",
    }
    return loads(last_pass(players, SEASONS[SEASONS.index(season) - 1], seats=[seat]))


@pytest.mark.rule("KF-3.13")
@pytest.mark.parametrize(
    ("bag", "carried"),
    [
        (0, [0, 0, 0]),
        (1, [1, 0, 0]),
        (5, [2, 2, 1]),
        (12, [4, 4, 4]),
        (13, [5, 4, 4]),
        (15, [6, 5, 4]),
        (16, [6, 6, 4]),
        (17, [7, 6, 4]),
        (18, [7, 6, 4]),
    ],
)
def test_too_few_workers_are_shared_among_the_boats(bag: int, carried: list[int]) -> None:
    """In summer Keyflower shows seven, Sea Bastion six and Sea Breese four."""
    assert [workers for workers, _ in with_few(bag, 8, "summer", 3)] == carried


@pytest.mark.rule("KF-3.14")
@pytest.mark.parametrize(
    ("pile", "carried"),
    [
        (0, [0, 0, 0, 0]),
        (3, [1, 1, 1, 0]),
        (4, [1, 1, 1, 1]),
        (5, [1, 2, 1, 1]),
        (6, [1, 2, 1, 2]),
        (7, [1, 2, 1, 2]),
    ],
)
def test_too_few_skills_are_shared_in_the_same_way(pile: int, carried: list[int]) -> None:
    """In summer Keyflower and Sea Breese show one, Sea Bastion and Flipper two."""
    assert [skills for _, skills in with_few(30, pile, "summer", 4)] == carried


@pytest.mark.rule("KF-3.15")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize(("season", "pool"), [("summer", SUMMER), ("autumn", AUTUMN)])
def test_how_many_tiles_come_on_auction(season: str, pool: list[str], players: int) -> None:
    lots = last_pass(players, SEASONS[SEASONS.index(season) - 1]).view(None)["lots"]
    tiles = [lot["tile"] for lot in lots]
    assert len(tiles) == len(set(tiles)) == {2: 6, 3: 7, 4: 8, 5: 9, 6: 10}[players]
    assert set(tiles) <= set(pool)
    assert {lot["side"] for lot in lots if not lot["tile"].startswith("summer_boat")} == {"front"}


@pytest.mark.rule("KF-3.15", "KF-3.16")
@pytest.mark.parametrize(("season", "pool"), [("summer", SUMMER), ("autumn", AUTUMN)])
def test_the_tiles_of_a_season_are_drawn_at_random_out_of_twelve(season: str, pool: list[str]) -> None:
    before = SEASONS[SEASONS.index(season) - 1]
    drawn = [state_of(last_pass(2, before, seed)).offer for seed in range(SEEDS)]
    counts = Counter(IDS[tile] for offer in drawn for tile in offer)
    assert set(counts) == set(pool)
    assert all(abs(count - SEEDS / 2) < 0.15 * SEEDS / 2 for count in counts.values())
    pairs = {(one, other) for offer in drawn for one in offer for other in offer if one < other}
    assert len(pairs) == 66  # no two of them keep away from each other


@pytest.mark.rule("KF-3.15")
@pytest.mark.parametrize("players", [2, 4])
def test_the_others_leave_the_game(players: int) -> None:
    """What is not on auction in its own season is not there later."""
    dealt: set[str] = set()
    for match in random_game(players, seed=30 + players):
        state = state_of(match)
        dealt |= {IDS[tile] for tile in state.offer}
        owned = {IDS[tile] for seat in (*state.won, *state.stranded) for tile in seat}
        owned |= {IDS[placed.tile] for village in state.villages for placed in village.tiles}
        assert owned & {*SUMMER, *AUTUMN} <= dealt
        season = match.view(None)["season"]
        allowed = {"summer": set(SUMMER), "autumn": set(AUTUMN)}.get(season, set())
        assert {IDS[tile] for tile in state.offer} & {*SUMMER, *AUTUMN} <= allowed
    assert len(dealt & {*SUMMER}) == len(dealt & {*AUTUMN}) == {2: 6, 4: 8}[players]


@pytest.mark.rule("KF-3.17")
def test_in_winter_the_boats_stay_empty() -> None:
    match = last_pass(3, "autumn")
    offer_winter_tiles(match)
    assert loads(match) == [(0, 0)] * 3
    assert (match.view(None)["bag"], match.view(None)["pile"]) == (120, 48)
    all_pass(match)
    first = match.decisions[0].player
    match.apply(first, "ship sea_bastion")  # the boat itself, and no workers
    assert match.view(None)["players"][first]["won"] == ["sea_bastion"]
    assert (match.view(None)["players"][first]["workers"], match.view(None)["players"][first]["skills"]) == (0, 0)
    assert "ship sea_bastion" not in notations(match, match.decisions[0].player)


@pytest.mark.rule("KF-3.18")
def test_a_new_season_begins_without_workers_and_colours() -> None:
    match = last_pass(
        2,
        "spring",
        offer="miner",
        bids={"turn_order_1": ["0 blue 1", "1 blue 2"], "miner": ["0 red 1", "1 red 2"]},
        uses={"home_1": ["blue 2"], "home_2": ["red 1", "red 2"]},
        seats=[{"workers": "yellow 1"}],
    )
    play(match, notations(match, 1)[0])
    state = state_of(match)
    assert match.view(None)["season"] == "summer"
    assert not any((*state.bids, *state.uses, *state.crowd))
    assert match.decisions[0].player == 1
    play(match, "pass")
    options = notations(match, 0)
    assert {"use home_1 yellow", "use home_2 yellow", "use miner yellow", "bid turn_order_1 yellow"} <= set(options)


@pytest.mark.rule("KF-3.18")
@pytest.mark.parametrize("players", [3, 6])
def test_no_tile_has_a_colour_when_a_season_begins(players: int) -> None:
    begun: set[str] = set()
    for match in random_game(players, seed=50 + players):
        view = match.view(None)
        if view["season"] in begun or not any("pass" in notations(match, seat) for seat in range(players)):
            continue
        begun.add(view["season"])
        tiles = [*view["lots"], *view["order"], *(tile for row in view["players"] for tile in row["village"])]
        assert all(tile["colour"] is None and not tile["uses"] for tile in tiles)
        assert not any(lot["bids"] for lot in (*view["lots"], *view["order"]))
    assert begun == set(SEASONS)
