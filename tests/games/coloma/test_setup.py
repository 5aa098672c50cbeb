"""CO-1 and CO-2: what the pieces are, where they stay, and how the table is set up.

What chance decides is looked at over many seeds; the seeds are fixed, so the counts are the same on every run.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest

from boardwright.games.coloma import GAME
from boardwright.games.coloma.catalog import CATALOG
from boardwright.kernel.errors import BadOptions, BadPosition
from boardwright.match import Match, from_position, new
from boardwright.toolkit.decks import contents
from tests.games.coloma.table import (
    TABLES,
    at,
    barker_turn,
    changes,
    notations,
    play,
    player_of,
    random_game,
    state_of,
    turn,
)

SEEDS = 500
EVERY_TABLE = pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
BRIDGES = ["stagecoach", "drafters", "mourners", "smugglers", "miners", "town", "frontier", "festival", "toll"]
BRIDGES = [*BRIDGES, "militia"]
CARDS = [
    *("placer_claim", "sawmill", "boarding_house", "bank", "quarry", "land_office", "blacksmith", "newspaper"),
    *("carpenters_shop", "stable", "stage_line", "trading_post", "saloon", "undertaker", "general_store", "cooperage"),
]
GOLD = {2: 10, 3: 15, 4: 20, 5: 25, 6: 30}


@cache
def tables(players: int) -> list[dict[str, Any]]:
    """What a spectator sees of many games at their beginning; fewer where chance is not looked at."""
    return [new(GAME, players, seed, {}).view(None) for seed in range(SEEDS if players == 2 else 20)]


def even(counts: Counter[Any], kinds: int, leeway: float) -> bool:
    """Whether there are that many kinds, each about equally often."""
    fair = counts.total() / kinds
    return len(counts) == kinds and all(abs(count - fair) < leeway * fair for count in counts.values())


# -- the pieces ------------------------------------------------------------------------------------------------


@pytest.mark.rule("CO-1.1")
def test_what_each_of_six_players_has() -> None:
    match = new(GAME, 6, 1, {})
    for seat in range(6):
        mine = player_of(match, seat)
        assert (mine["dudes"] + mine["supply"], mine["tents"] + mine["canvas"], mine["cards"] + mine["deck"]) == (
            *(12, 8, 16),
        )
        assert (mine["wagon"], mine["board"], mine["site"]) == ("coloma", "a", None)
    with pytest.raises(BadOptions):
        new(GAME, 7, 1, {})


@pytest.mark.rule("CO-1.2")
def test_how_many_pieces_there_are() -> None:
    view = new(GAME, 6, 1, {"hotels": True}).view(None)
    assert view["gold"] + sum(player["gold"] for player in view["players"]) == 30
    assert view["stack"] + sum(slot["barrel"] is not None for slot in view["hideout"]) == 30
    assert len(view["hotels"]) == 12
    assert sum(bridge.count for bridge in CATALOG.bridges) == 30
    assert len({new(GAME, 2, seed, {}).view(None)["shootout"] for seed in range(50)}) == 4
    assert sum(len(player["rivers"]) for player in view["players"]) == 24
    # 6 horses each, and no more than 15 outlaws
    assert changes(barker_turn(players=6, others=[{"horses": 6}] * 5, horses=6, barrels="oats 1"), "open oats") == {
        "coins": 1
    }
    match = play(barker_turn(table={"outlaws": 14, "hideout": ["oats", "oats", "oats", "nails"]}), "fetch 4")
    assert match.view(None)["outlaws"] == 15


@pytest.mark.rule("CO-1.2")
def test_buster_has_a_card_for_each_of_the_five_sites() -> None:
    avoided: Counter[str] = Counter()
    for seed in range(100):
        match = new(GAME, 2, seed, {})
        for seat in (0, 0, 1, 1):
            match.apply(seat, f"put-under {player_of(match, seat)['hand'][0]}")
        avoided.update(site["id"] for site in match.view(None)["sites"] if site["avoided"])
    assert avoided.total() == 200
    assert set(avoided) == {"1", "2", "3", "4", "5"}


@pytest.mark.rule("CO-1.3")
def test_all_decks_are_the_same_sixteen_buildings() -> None:
    assert [building.id for building in CATALOG.buildings] == CARDS
    state = state_of(new(GAME, 6, 1, {}))
    for seat in range(6):
        held = [state.hands[seat] >> card & 1 for card in range(16)]
        assert [card + more for card, more in zip(contents(state.decks[seat]), held, strict=True)] == [1] * 16


@pytest.mark.rule("CO-1.4")
def test_three_copies_of_ten_bridges() -> None:
    assert {bridge.id: bridge.count for bridge in CATALOG.bridges} == dict.fromkeys(BRIDGES, 3)


@pytest.mark.rule("CO-1.5")
def test_three_copies_of_ten_barrels() -> None:
    names = ["whiskey", "gold_dust", "strongbox", "oats", "canvas", "blueprints", "axle_grease", "gunpowder"]
    kinds = [*names, "nails", "molasses"]
    assert {barrel.id: barrel.count for barrel in CATALOG.barrels} == dict.fromkeys(kinds, 3)
    with pytest.raises(BadPosition, match="less than no barrels"):
        barker_turn(barrels="nails 2", used="nails 2")


# -- nothing is lost -------------------------------------------------------------------------------------------


def check_pieces(match: Match) -> None:
    """Every piece is in one of the places that the rules name."""
    view = match.view(None)
    state = state_of(match)
    actors = view["players"]
    assert view["gold"] + view["cart"] + sum(actor["gold"] for actor in actors) == GOLD[max(2, match.players)]
    lying = [slot["barrel"] for slot in view["hideout"] if slot["barrel"]]
    owned = [sum(actor[place].values()) for actor in actors for place in ("barrels", "used_barrels")]
    assert len(lying) + view["stack"] + sum(view["discards"].values()) + sum(owned) == 30
    copies = {1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3}[match.players]
    assert len(view["bridges"]) == 6
    for kind, left in view["bridges"].items():
        assert left + sum(kind in actor["bridges"] for actor in actors) == copies
    hotels = [*view["hotels"], *(hotel for actor in actors for hotel in actor["hotels"])]
    assert sorted(hotels) == sorted(set(hotels))
    assert len(hotels) == (2 * max(2, match.players) if view["with_hotels"] else 0)
    for seat, mine in enumerate(actors[: match.players]):
        assert mine["dudes"] + mine["supply"] + mine["gunmen"] + mine["guests"] + mine["graves"] == 12
        assert mine["tents"] + mine["canvas"] + len(mine["events"]) + len(mine["regions"]) == 8
        assert mine["deck"] + mine["cards"] + len(mine["town"]) == 16
        places = [contents(state.decks[seat])]
        places += [tuple(bits >> card & 1 for card in range(16)) for bits in (state.hands[seat], state.town[seat])]
        assert [sum(found) for found in zip(*places, strict=True)] == [1] * 16
        assert min(mine[good] for good in ("dudes", "supply", "gunmen", "guests", "graves", "tents", "canvas")) >= 0
        assert min(mine["coins"], mine["gold"], mine["points"]) >= 0
        assert mine["horses"] <= 6


@pytest.mark.rule("CO-1.7", "CO-1.8", "CO-1.9", "CO-1.10", "CO-1.11", "CO-1.12")
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_piece_is_always_somewhere(players: int, options: dict[str, Any]) -> None:
    for number, match in enumerate(random_game(players, seed=players, **options)):
        if number % 5 == 0 or match.over:
            check_pieces(match)


@pytest.mark.rule("CO-1.13")
def test_coins_do_not_run_out() -> None:
    rich: dict[str, Any] = {"coins": 90}
    assert changes(turn(1, others=[rich, rich], **rich), "work wheelbarrow") == {"coins": 2, "dudes": 1}


@pytest.mark.rule("CO-1.14")
def test_there_is_a_river_for_every_canyon() -> None:
    all_four = {"rivers": [1, 2, 3, 4]}
    match = turn(2, players=6, others=[all_four] * 5, coins=9, dudes=5, rivers=[1, 2, 3])
    play(match, "survey 4 hammer")
    assert [sum(player["rivers"]) for player in match.view(None)["players"]] == [4] * 6


# -- set-up: the board -----------------------------------------------------------------------------------------


@pytest.mark.rule("CO-2.1")
def test_one_to_six_players() -> None:
    for players in range(1, 7):
        assert new(GAME, players, 0, {}).players == players
    assert [player["shade"] for player in new(GAME, 1, 0, {}).view(0)["players"]] == [False, True]
    assert not any(player["shade"] for player in new(GAME, 2, 0, {}).view(0)["players"])
    for players in (0, 7):
        with pytest.raises(BadOptions):
            new(GAME, players, 0, {})


@pytest.mark.rule("CO-2.2", "CO-2.3", "CO-2.7")
@EVERY_TABLE
def test_the_board_before_the_first_round(players: int) -> None:
    for view in tables(players)[:20]:
        assert (view["round"], view["barker"], view["signpost"], view["barricade"]) == (0, "5", "2", "2")
        assert (view["year"], view["outlaws"], view["cart"]) == ("1848", 2, 0)


@pytest.mark.rule("CO-2.4")
def test_four_barrels_lie_open() -> None:
    kinds: Counter[str] = Counter()
    for view in tables(2):
        assert [slot["id"] for slot in view["hideout"]] == ["stack", "1", "2", "3", "4"]
        assert view["hideout"][0]["barrel"] is None
        lying = [slot["barrel"] for slot in view["hideout"][1:]]
        assert None not in lying
        assert (view["stack"], view["discards"]) == (26, {})
        kinds.update(lying)
    assert even(kinds, kinds=10, leeway=0.25)


@pytest.mark.rule("CO-2.5", "CO-2.14")
@EVERY_TABLE
def test_the_gold_supply(players: int) -> None:
    for view in tables(players)[:20]:
        assert view["gold_slots"] == GOLD[players]
        assert [player["gold"] for player in view["players"]] == [1] * players
        assert view["gold"] == GOLD[players] - players


@pytest.mark.rule("CO-2.6")
@EVERY_TABLE
def test_what_the_places_of_the_gold_supply_are_worth(players: int) -> None:
    """A place counts when it is empty, so gold is worth what the place emptied last shows."""
    values = []
    for taken in range(1, GOLD[players] + 1):
        match = at(players, cart=taken)
        assert match.view(None)["gold"] == GOLD[players] - taken
        values.append(match.view(None)["gold_value"])
    fifth = GOLD[players] // 5
    assert values == [3] * 2 * fifth + [2] * 2 * fifth + [1] * fifth


@pytest.mark.rule("CO-2.8")
def test_six_kinds_of_bridges_at_random() -> None:
    drawn = [frozenset(view["bridges"]) for view in tables(2)]
    assert {len(kinds) for kinds in drawn} == {6}
    assert even(Counter(kind for kinds in drawn for kind in kinds), kinds=10, leeway=0.2)


@pytest.mark.rule("CO-2.9")
@EVERY_TABLE
def test_how_many_bridges_of_a_kind(players: int) -> None:
    copies = {2: 1, 3: 2, 4: 2, 5: 3, 6: 3}[players]
    for view in tables(players)[:20]:
        assert set(view["bridges"].values()) == {copies}


@pytest.mark.rule("CO-2.10")
def test_the_first_shootout_tile_is_drawn_at_random() -> None:
    tiles = ["tile_a", "tile_b", "tile_c", "tile_d"]
    drawn = Counter(view["shootout"] for view in tables(2))
    assert set(drawn) == set(tiles)
    assert even(drawn, kinds=4, leeway=0.25)


def next_table(year: str, shootout: str, seed: int, **fields: Any) -> str:
    """The table of the next year, after the last turn of a year."""
    seats = [{"site": 1}]
    due = {"round": 5, "stack": ["TakeTurns", "Turn 0"], "seats": seats}
    match = from_position({"game": GAME, "players": 3, "year": year, "shootout": shootout, **due, **fields}, seed)
    play(match, "end-turn")
    found: str = match.view(None)["shootout"]
    return found


@pytest.mark.rule("CO-2.10", "CO-2.11")
def test_the_second_tile_is_one_of_the_others_and_then_the_printed_table_counts() -> None:
    drawn = Counter(next_table("1848", "tile_b", seed) for seed in range(300))
    assert set(drawn) == {"tile_a", "tile_c", "tile_d"}
    assert even(drawn, kinds=3, leeway=0.25)
    assert {next_table("1849", "tile_b", seed, tiles="tile_a tile_c") for seed in range(5)} == {"board"}


@pytest.mark.rule("CO-2.10", "CO-2.11")
def test_no_tile_counts_twice_in_a_game() -> None:
    for seed in range(15):
        tables_of_year = {match.view(None)["year"]: match.view(None)["shootout"] for match in random_game(2, seed)}
        assert tables_of_year["1848"] != tables_of_year["1849"]
        assert tables_of_year["1850"] == "board"


# -- set-up: players -------------------------------------------------------------------------------------------


@pytest.mark.rule("CO-2.12", "CO-2.13")
@EVERY_TABLE
def test_what_a_player_begins_with(players: int) -> None:
    for view in tables(players)[:20]:
        for mine in view["players"]:
            assert (mine["dudes"], mine["supply"], mine["tents"], mine["canvas"]) == (2, 10, 1, 7)
            assert (mine["coins"], mine["horses"], mine["points"], mine["wagon"]) == (2, 1, 0, "coloma")
            assert not any([mine["town"], mine["bridges"], mine["barrels"], mine["events"], mine["regions"]])
            assert (mine["graves"], mine["river_count"], mine["speciality"]) == (0, 0, None)


@pytest.mark.rule("CO-2.15")
def test_six_cards_are_drawn_and_two_put_back() -> None:
    drawn: Counter[str] = Counter()
    for seed in range(SEEDS):
        match = new(GAME, 3, seed, {})
        if seed < 10:
            for seat in range(3):
                mine = player_of(match, seat)
                assert (mine["cards"], mine["deck"], len(set(mine["hand"]))) == (6, 10, 6)
        drawn.update(player_of(match)["hand"])
    assert even(drawn, kinds=16, leeway=0.25)
    for seat in range(3):
        first, second, *kept = player_of(match, seat)["hand"]
        match.apply(seat, f"put-under {first}")
        assert player_of(match, seat)["cards"] == 5
        match.apply(seat, f"put-under {second}")
        if seat < 2:
            mine = player_of(match, seat)
            assert (mine["hand"], mine["deck"]) == (kept, 12)
    assert match.view(None)["round"] == 1


@pytest.mark.rule("CO-2.16")
@pytest.mark.parametrize(
    ("first", "second", "top", "bottom"),
    [
        ("put-on-top", "put-on-top", [1, 0], []),
        ("put-on-top", "put-under", [0], [1]),
        ("put-under", "put-on-top", [1], [0]),
        ("put-under", "put-under", [], [0, 1]),
    ],
)
def test_each_card_goes_on_top_or_at_the_bottom(first: str, second: str, top: list[int], bottom: list[int]) -> None:
    match = new(GAME, 3, 1, {})
    cards = player_of(match)["hand"]
    assert set(notations(match)) == {f"{verb} {card}" for verb in ("put-on-top", "put-under") for card in cards}
    match.apply(0, f"{first} {cards[0]}")
    match.apply(0, f"{second} {cards[1]}")
    mine = player_of(match)
    assert mine["top"] == [cards[place] for place in top]
    assert mine["bottom"] == [cards[place] for place in bottom]


@pytest.mark.rule("CO-2.17")
def test_all_put_their_cards_back_at_the_same_time() -> None:
    match = new(GAME, 4, 1, {})
    assert {decision.player for decision in match.decisions} == {0, 1, 2, 3}
    for seat in (2, 0, 3, 2, 1, 0, 1):
        match.apply(seat, f"put-under {player_of(match, seat)['hand'][0]}")
    assert [decision.player for decision in match.decisions] == [3]
    assert match.view(None)["round"] == 0
    match.apply(3, f"put-under {player_of(match, 3)['hand'][0]}")
    assert match.view(None)["round"] == 1


@pytest.mark.rule("CO-2.18")
def test_the_first_sheriff_is_drawn() -> None:
    assert even(Counter(view["sheriff"] for view in tables(2)), kinds=2, leeway=0.2)
    assert {view["sheriff"] for view in tables(4)} == {0, 1, 2, 3}


@pytest.mark.rule("CO-2.19")
def test_boards_show_side_a_unless_the_table_plays_side_b() -> None:
    assert {mine["board"] for mine in tables(6)[0]["players"]} == {"a"}
    boards = [mine["board"] for mine in new(GAME, 6, 1, {"boards": "b"}).view(None)["players"]]
    assert "a" not in boards
