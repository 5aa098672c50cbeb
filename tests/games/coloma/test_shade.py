"""One player against Shade, who collects by rules alone."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.games.coloma import GAME
from boardwright.match import Match, from_position, new
from tests.games.coloma.table import notations, play, random_game
from tests.games.coloma.turns import all_choose, happened, has, in_turn, seat, told

SHADE = 1
NOBODY = "nobody"
TOWNS = {"hangtown", "georgetown", "folsom", "auburn"}
PIECES = ("gold", "horses", "river_count", "tents", "dudes", "points", "coins", "cards", "graves")
OPEN = ["whiskey", "gold_dust", "strongbox", "oats"]
KINDS = [*OPEN, "canvas", "blueprints", "axle_grease", "gunpowder", "nails", "molasses"]


def shade_next(site: int, number: int = 2, owned: dict[str, Any] | None = None, **fields: Any) -> Match:
    """The player's turn at site 1, and after it that of Shade, which stands at the other site.

    After rounds 2 and 3 no event gives Shade anything; the signpost is on 4 and 5, and the barricade on it.
    """
    shade = {"site": site, **(owned or {})}
    usual = {"order": [SHADE], "hideout": OPEN, "round": number}
    return in_turn(1, players=1, shade_has=shade, **{**usual, **fields})


def collected(match: Match) -> dict[str, Any]:
    """What Shade has more or less of when the player's turn has ended."""
    before = has(match, *PIECES, player=SHADE)
    play(match, "end-turn")
    after = has(match, *PIECES, player=SHADE)
    return {name: new - old for name, old, new in zip(PIECES, before, after) if new != old}


def shade_turn(site: int, number: int = 2, owned: dict[str, Any] | None = None, **fields: Any) -> dict[str, Any]:
    """What Shade's turn at that site changes."""
    return collected(shade_next(site, number, owned, **fields))


def ended(**fields: Any) -> Match:
    return from_position({"game": GAME, "players": 1, "over": True, "year": "1850", "round": 5, **fields})


# -- set-up ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("CO-24.1")
def test_the_board_is_the_one_for_two() -> None:
    match = new("coloma", 1, 3)
    shown = match.view(None)
    assert (shown["gold_slots"], shown["gold"]) == (10, 9)
    assert list(shown["bridges"].values()) == [1] * 6
    assert [row["neutral"] for row in shown["rows"]] == [False, False, True, False, False, False]
    assert len(new("coloma", 1, 3, {"hotels": True}).view(None)["hotels"]) == 4


@pytest.mark.rule("CO-24.2")
def test_the_player_begins_as_always_and_shade_is_sheriff() -> None:
    match = new("coloma", 1, 3)
    assert has(match, "coins", "gold", "dudes", "tents", "horses", "wagon", "points") == (2, 1, 2, 1, 1, "coloma", 0)
    assert match.view(0)["players"][0]["cards"] == 6
    assert all(words.startswith(("put-on-top", "put-under")) for words in notations(match))
    assert match.view(None)["sheriff"] == SHADE


@pytest.mark.rule("CO-24.3", "CO-24.5")
def test_what_shade_begins_with() -> None:
    match = new("coloma", 1, 3, {"specialities": "all"})
    found = seat(match, SHADE)
    assert found["shade"]
    assert has(match, "dudes", "supply", "tents", "horses", "wagon", player=SHADE) == (12, 0, 5, 1, "coloma")
    assert has(match, "gold", "coins", "cards", "deck", "canvas", player=SHADE) == (0, 0, 0, 0, 0)
    assert found["events"] == ["5"]
    assert set(match.position()["wagon_cards"].split()) == TOWNS
    assert found["speciality"] is None
    assert seat(match)["speciality"] is not None


@pytest.mark.rule("CO-24.4")
def test_shade_collects_a_few_things_only() -> None:
    for seed in range(3):
        for match in random_game(1, seed, hotels=True, boards="b", specialities="all"):
            found = seat(match, SHADE)
            assert (found["coins"], found["cards"], found["town"], found["bridges"], found["graves"]) == (
                0,
                0,
                [],
                [],
                0,
            )
            assert found["horses"] <= 4


@pytest.mark.rule("CO-24.4")
@pytest.mark.parametrize(("horses", "more"), [(1, 1), (3, 1), (4, 0)])
def test_shade_has_four_horses_at_most(horses: int, more: int) -> None:
    assert shade_turn(4, 3, {"horses": horses, "wagon": "auburn"}).get("horses", 0) == more


# -- the round -------------------------------------------------------------------------------------------------


@pytest.mark.rule("CO-24.6")
@pytest.mark.parametrize(
    ("event", "gold", "change"),
    [
        (2, 0, {"gold": 1}),
        (3, 3, {}),
        (4, 3, {}),
        (5, 0, {}),
        (5, 1, {"gold": -1, "points": 3}),
        (5, 2, {"gold": -2, "points": 6}),
        (5, 4, {"gold": -2, "points": 6}),
    ],
)
def test_events_of_shade(event: int, gold: int, change: dict[str, int]) -> None:
    match = in_turn(1, players=1, round=event - 1, shade_has={"gold": gold})
    cart = match.view(None)["cart"]
    assert collected(match) == change
    assert match.view(None)["cart"] == cart - min(0, change.get("gold", 0))


@pytest.mark.rule("CO-24.6")
def test_event_one_gives_shade_nothing() -> None:
    match = in_turn(1, players=1, round=5, rows=[NOBODY, NOBODY, "neutral", NOBODY, NOBODY, NOBODY], outlaws=15)
    assert collected(match) == {}
    assert match.view(None)["barker"] == "1"


@pytest.mark.rule("CO-24.6")
@pytest.mark.parametrize(("sheriff", "gold", "shades"), [(SHADE, 9, 1), (0, 10, 0)])
def test_the_sheriff_has_the_event_first(sheriff: int, gold: int, shades: int) -> None:
    """One nugget is left."""
    match = in_turn(1, {"gold": 9}, players=1, round=1, sheriff=sheriff)
    play(match, "end-turn")
    assert (has(match, "gold"), has(match, "gold", player=SHADE)) == ((gold,), (shades,))


@pytest.mark.rule("CO-24.7")
def test_two_cards_are_revealed_after_the_event_before_the_player_chooses() -> None:
    events = happened(in_turn(1, players=1, round=3), "end-turn")
    kinds = [event.kind for event in events]
    assert kinds.index("gained") < kinds.index("buster-avoids")
    match = all_choose(1, players=1, shown=[2, 5])
    assert notations(match) == [f"choose {site}" for site in range(1, 6)]
    assert [site["id"] for site in match.view(0)["sites"] if site["avoided"]] == ["2", "5"]
    assert has(match, "site", player=SHADE) == (None,)


@pytest.mark.rule("CO-24.8", "CO-24.9")
def test_shade_follows_one_of_the_two_cards_and_a_third_places_buster() -> None:
    found = set()
    for seed in range(60):
        events = happened(all_choose(1, players=1, shown=[2, 5], seed=seed), "choose 1")
        places = {entry["player"]: entry["site"] for entry in told(events, "placed")}
        (buster,) = told(events, "buster-placed")
        kinds = [event.kind for event in events]
        assert kinds.index("placed") < kinds.index("buster-placed")
        assert places[0] == "site-1"
        found.add((places[SHADE], buster["site"]))
    assert found == {(f"site-{shade}", f"site-{buster}") for shade in (2, 5) for buster in (1, 3, 4)}


@pytest.mark.rule("CO-24.10")
def test_all_three_count_for_the_barricade() -> None:
    """In round 1 the signpost is on site 3, where the barricade stays without a majority."""
    found = {}
    for choice in (2, 4, 1):
        for seed in range(40):
            match = all_choose(1, players=1, shown=[2, 5], seed=seed)
            events = happened(match, f"choose {choice}")
            places = [entry["site"][-1] for entry in (*told(events, "placed"), *told(events, "buster-placed"))]
            moved = [entry["site"][-1] for entry in told(events, "barricade")]
            twice = {site for site in places if places.count(site) > 1}
            assert set(moved) == twice
            found[tuple(places)] = moved
    assert ["2"] in found.values()  # player and Shade
    assert ["4"] in found.values()  # player and Buster
    assert [] in found.values()


@pytest.mark.rule("CO-24.11")
def test_shade_has_its_turn_in_the_usual_order() -> None:
    """By sites; on one site from the sheriff on. Before the player is asked, or after the player's turn."""
    for sheriff in (0, SHADE):
        for choice in (1, 2, 3):
            match = all_choose(3, players=1, shown=[2, 4], sheriff=sheriff, seed=3)
            events = happened(match, f"choose {choice}")
            shade = int(next(entry["site"] for entry in told(events, "placed") if entry["player"] == SHADE)[-1])
            before = [entry["player"] for entry in told(events, "turn-begins")]
            first = shade < choice or (shade == choice and sheriff == SHADE)
            assert before == ([SHADE] if first else [])
            assert "end-turn" in notations(match)


@pytest.mark.rule("CO-24.11")
def test_the_primary_part_comes_first() -> None:
    match = shade_next(5, owned={"wagon": "auburn"})
    events = happened(match, "end-turn")
    kinds = [event.kind for event in events if event.args.get("player") == SHADE]
    assert kinds == ["turn-begins", "settled", "filled", "settled"]


@pytest.mark.rule("CO-24.12")
@pytest.mark.parametrize(
    ("site", "number", "change"),
    [(1, 2, {"gold": 1}), (2, 3, {"river_count": 1}), (3, 2, {}), (2, 2, {"horses": 1})],
)
def test_on_a_barricaded_site_the_secondary_part_is_left_out(site: int, number: int, change: dict[str, int]) -> None:
    assert shade_turn(site, number, barricade=site) == change


@pytest.mark.rule("CO-24.12", "CO-24.13")
def test_through_the_signpost_shade_uses_the_copied_part() -> None:
    """Round 2: on 4 it copies 3, which gives gold; round 3: on 5 it copies 4, which gives a horse."""
    assert shade_turn(4, 2, {"horses": 1}, barricade=1) == {"gold": 1}
    assert shade_turn(5, 3, {"dudes": 0}, barricade=1) == {"horses": 1}
    assert shade_turn(4, 2, barricade=4) == {}
    assert shade_turn(4, 2, barricade=3) == {}  # the copied site is barricaded, so both are


@pytest.mark.rule("CO-24.14", "CO-24.15")
def test_what_shade_cannot_do_is_left_out() -> None:
    """No gold in the supply, no hotel, all horses, no barrel, no dudes."""
    assert in_supply(9, site=1) == {}
    assert shade_turn(3, 2, barricade=3) == {}
    assert shade_turn(2, 2, {"horses": 4}, hideout=["none"] * 4) == {}
    assert shade_turn(5, 2, {"dudes": 1}) == {}


def in_supply(gold: int, site: int) -> dict[str, Any]:
    """Shade's turn when the player has all the gold but one, which was spent."""
    match = in_turn(
        1, {"gold": gold}, players=1, round=2, cart=10 - gold, order=[SHADE], shade_has={"site": site}, hideout=OPEN
    )
    assert match.view(None)["gold"] == 0
    return collected(match)


@pytest.mark.rule("CO-24.15")
def test_for_missing_gold_shade_gets_nothing() -> None:
    assert in_supply(8, site=3) == {}
    one = in_turn(1, {"gold": 9}, players=1, round=2, order=[SHADE], shade_has={"site": 1}, hideout=OPEN)
    assert collected(one) == {"gold": 1}


# -- the sites -------------------------------------------------------------------------------------------------


@pytest.mark.rule("CO-24.16")
def test_site_one() -> None:
    assert shade_turn(1) == {"gold": 2}


@pytest.mark.rule("CO-24.17")
def test_site_two() -> None:
    assert shade_turn(2, 3) == {"river_count": 2}
    assert shade_turn(2, 3, {"rivers": 9}) == {"river_count": 2}


@pytest.mark.rule("CO-24.18")
def test_site_three() -> None:
    assert shade_turn(3) == {"gold": 1}
    match = shade_next(3, hotels=True, hotel_cards="hotel_1 hotel_2 hotel_3 hotel_4")
    assert collected(match) == {"gold": 1}
    assert (len(seat(match, SHADE)["hotels"]), len(match.view(None)["hotels"])) == (1, 3)
    gone = shade_next(3, 2, {"hotels": "hotel_1 hotel_2 hotel_3 hotel_4"}, hotels=True, hotel_cards="")
    assert collected(gone) == {"gold": 1}
    assert len(seat(gone, SHADE)["hotels"]) == 4


@pytest.mark.rule("CO-24.19")
def test_site_four() -> None:
    """The wagon goes to the town of a card, wherever it was, and has no benefit of it."""
    found = set()
    for seed in range(30):
        match = shade_next(4, 3, seed=seed)
        assert collected(match) == {"horses": 1}
        town = seat(match, SHADE)["wagon"]
        found.add(town)
        assert set(match.position()["wagon_cards"].split()) == TOWNS - {town}
    assert found == TOWNS


@pytest.mark.rule("CO-24.20")
def test_wagon_cards_are_shuffled_when_all_are_used() -> None:
    last = shade_next(4, 3, {"wagon": "auburn"}, wagon_cards="folsom")
    play(last, "end-turn")
    assert (seat(last, SHADE)["wagon"], last.position()["wagon_cards"]) == ("folsom", "")
    found = set()
    for seed in range(30):
        match = shade_next(4, 3, {"wagon": "folsom"}, wagon_cards="", seed=seed)
        play(match, "end-turn")
        found.add(seat(match, SHADE)["wagon"])
        assert len(match.position()["wagon_cards"].split()) == 3
    assert found == TOWNS


@pytest.mark.rule("CO-24.21", "CO-24.22")
@pytest.mark.parametrize(
    ("town", "owned", "regions"),
    [
        ("auburn", "", ["bear_river", "middle_fork"]),
        ("georgetown", "", ["middle_fork", "high_sierra"]),
        ("georgetown", "middle_fork", ["middle_fork", "high_sierra"]),
        ("hangtown", "cosumnes", ["high_sierra", "cosumnes"]),
        ("folsom", "", ["cosumnes", "sacramento_valley"]),
    ],
)
def test_site_five_pitches_tents_next_to_the_wagons_town(town: str, owned: str, regions: list[str]) -> None:
    """Primary one, secondary one more, while there are regions without an own tent."""
    match = shade_next(5, owned={"wagon": town, "regions": owned, "dudes": 0})
    play(match, "end-turn")
    assert seat(match, SHADE)["regions"] == regions
    assert seat(match, SHADE)["tents"] == 3


@pytest.mark.rule("CO-24.22")
def test_the_first_region_of_the_catalogue_comes_first() -> None:
    match = shade_next(5, 3, {"wagon": "folsom", "dudes": 0})
    play(match, "end-turn")
    assert seat(match, SHADE)["regions"] == ["cosumnes"]


@pytest.mark.rule("CO-24.23")
@pytest.mark.parametrize(
    ("wagon", "regions"), [("coloma", []), ("auburn", ["bear_river", "middle_fork"]), ("folsom", ["cosumnes"])]
)
def test_in_coloma_or_with_tents_all_around_shade_pitches_none(wagon: str, regions: list[str]) -> None:
    match = shade_next(5, owned={"wagon": wagon, "regions": " ".join(regions), "dudes": 0})
    play(match, "end-turn")
    expected = [*regions, "sacramento_valley"] if wagon == "folsom" else regions
    assert seat(match, SHADE)["regions"] == expected


@pytest.mark.rule("CO-24.21", "CO-24.24", "CO-24.25")
@pytest.mark.parametrize(
    ("rows", "dudes", "filled"),
    [
        ([NOBODY] * 6, 12, 5),
        ([NOBODY, NOBODY, "", NOBODY, "0", NOBODY], 12, 6),
        ([NOBODY, NOBODY, "", NOBODY, "0", "0"], 12, 4),
        ([NOBODY] * 6, 3, 4),
        ([NOBODY] * 6, 2, 1),
        (["0", NOBODY, "", "0", "0", NOBODY], 3, 2),
        ([NOBODY] * 6, 1, None),
    ],
)
def test_shades_gunmen_fill_the_largest_row_they_can(rows: list[str], dudes: int, filled: int | None) -> None:
    """Of two equal ones the one closer to the outlaws; one row a turn."""
    rows = [*rows[:2], "neutral", *rows[3:]]
    match = shade_next(5, owned={"dudes": dudes}, rows=rows)
    play(match, "end-turn")
    shown = match.view(None)["rows"]
    assert [row["id"] for row in shown if row["owner"] == SHADE] == ([str(filled)] if filled else [])
    size = shown[filled - 1]["size"] if filled else 0
    assert has(match, "dudes", "gunmen", player=SHADE) == (dudes - size, size)


@pytest.mark.rule("CO-24.26", "CO-24.27")
@pytest.mark.parametrize(
    ("lying", "barrel", "outlaws"),
    [
        (OPEN, "oats", 3),
        (["whiskey", "gold_dust", "strongbox", "none"], "strongbox", 2),
        (["whiskey", "none", "none", "none"], "whiskey", 1),
    ],
)
def test_the_barker(lying: list[str], barrel: str, outlaws: int) -> None:
    """Where slots are empty, the player has all other barrels."""
    used = " ".join(f"{kind} {3 - lying.count(kind)}" for kind in KINDS) if "none" in lying else ""
    match = in_turn(1, {"used": used}, players=1, round=2, order=[SHADE], shade_has={"site": 2}, hideout=lying)
    before = match.view(None)["outlaws"]
    assert collected(match) == {"horses": 1}
    assert seat(match, SHADE)["barrels"] == {barrel: 1}
    assert seat(match, SHADE)["used_barrels"] == {}
    assert match.view(None)["outlaws"] == before + outlaws


@pytest.mark.rule("CO-24.27")
def test_shades_barrels_are_never_used() -> None:
    for match in random_game(1, 12):
        assert seat(match, SHADE)["used_barrels"] == {}


# -- the shoot-out ---------------------------------------------------------------------------------------------


def duel(*owners: str, **fields: Any) -> Match:
    """The shoot-out of 1850, won by the printed table unless it is said otherwise; rows without the neutral one."""
    rows = [*owners, *[NOBODY] * 5][:5]
    rows.insert(2, "neutral")
    settled: dict[str, Any] = {"rows": rows, "year": "1850", "round": 5, "shootout": "board", "outlaws": 0, **fields}
    settled["shade_has"] = {"dudes": 6}
    return play(in_turn(1, players=1, **settled), "end-turn")


@pytest.mark.rule("CO-24.28", "CO-24.29")
@pytest.mark.parametrize(
    ("owners", "points", "sheriff"),
    [
        (("1", NOBODY, NOBODY, "0"), (9, 4), 0),
        (("0", NOBODY, NOBODY, "1"), (4, 9), SHADE),
        (("0", "1"), (6, 4), 0),
        (("1", "0"), (4, 6), SHADE),
        (("0",), (6, 0), 0),
        (("1",), (0, 6), SHADE),
    ],
)
def test_shade_ranks_as_a_player_does(owners: tuple[str, ...], points: tuple[int, int], sheriff: int) -> None:
    for before in (0, SHADE):
        match = duel(*owners, sheriff=before)
        assert (seat(match)["points"], seat(match, SHADE)["points"]) == points
        assert match.view(None)["sheriff"] == sheriff


@pytest.mark.rule("CO-24.29")
@pytest.mark.parametrize("tile", ["tile_a", "tile_b", "tile_c", "tile_d", "board"])
@pytest.mark.parametrize("outlaws", [0, 15])
@pytest.mark.parametrize("owners", [("0",), ("0", "1"), (NOBODY, NOBODY, NOBODY, "1")])
def test_of_the_lines_shade_has_the_points_only(tile: str, outlaws: int, owners: tuple[str, ...]) -> None:
    match = duel(*owners, shootout=tile, outlaws=outlaws)
    names = ("gold", "horses", "tents", "coins", "cards", "graves", "dudes")
    assert has(match, *names, player=SHADE) == (0, 1, 5, 0, 0, 0, 6)


@pytest.mark.rule("CO-24.30")
def test_shades_gunmen_leave_the_game() -> None:
    rows = ["1", NOBODY, "neutral", NOBODY, NOBODY, "1"]
    match = in_turn(1, players=1, rows=rows, round=5, shade_has={"dudes": 6})
    play(match, "end-turn")
    assert match.view(None)["year"] == "1849"
    assert has(match, "dudes", "supply", "gunmen", player=SHADE) == (6, 0, 0)


# -- the score -------------------------------------------------------------------------------------------------


@pytest.mark.rule("CO-24.31")
@pytest.mark.parametrize(
    ("owned", "points"),
    [
        ({"rivers": 3}, 15),
        ({"hotels": "hotel_1 hotel_2"}, 16),
        ({"barrels": "oats 2 nails 1"}, 9),
        ({"horses": 4}, 8),
        ({"gold": 5}, 5),
        ({"regions": "cosumnes bear_river"}, 7),
        ({"points": 12}, 12),
    ],
)
def test_what_shade_scores(owned: dict[str, Any], points: int) -> None:
    """Its first horse is worth 2."""
    left = "hotel_3 hotel_4" if "hotels" in owned else "hotel_1 hotel_2 hotel_3 hotel_4"
    match = ended(shade_has={"horses": 0, **owned}, hotels=True, hotel_cards=left)
    assert match.scores == [0, points]


@pytest.mark.rule("CO-24.32")
@pytest.mark.parametrize(("level", "points"), [("easy", 0), ("normal", 10), ("hard", 25)])
def test_how_strong_shade_is(level: str, points: int) -> None:
    match = ended(shade_has={"horses": 0, "points": 10}, shade=level)
    assert match.scores == [0, points]


@pytest.mark.rule("CO-24.33")
@pytest.mark.parametrize(("own", "won"), [(9, False), (10, False), (11, True)])
def test_the_player_needs_more_points_than_shade(own: int, won: bool) -> None:
    """Not even gold helps with equal points."""
    match = ended(seats=[{"points": own, "gold": 3}], shade_has={"horses": 0, "points": 10})
    assert match.outcome is not None
    assert match.outcome.verdict is not None
    assert match.outcome.verdict.won is won
