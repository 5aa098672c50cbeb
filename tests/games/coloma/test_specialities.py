"""The specialities of the pioneers: who has which, and what each one does."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.kernel.errors import IllegalAction
from boardwright.match import Match, new
from tests.games.coloma.table import choose, notations, play, random_game, reason, spend, state_of
from tests.games.coloma.turns import BARKER, all_choose, has, in_turn, last_turn, seat, shootout, verbs

BASE = {"prospector", "teamster", "carpenter", "banker", "sharpshooter", "peddler"}
DELUXE = {"robber", "homesteader", "renegade", "range_rider", "maverick", "vigilante"}
NOBODY = "nobody"


def special(name: str, site: int, owned: dict[str, Any] | None = None, *others: Any, **fields: Any) -> Match:
    """Player 0 has that speciality and a turn at the site."""
    return in_turn(site, {"special": name, **(owned or {})}, *others, specialities="all", **fields)


def dealt(match: Match) -> list[str]:
    return [player["speciality"] for player in match.view(None)["players"]]


# -- who has which ---------------------------------------------------------------------------------------------


@pytest.mark.rule("CO-21.1", "CO-21.2", "CO-21.3")
@pytest.mark.parametrize(("cards", "wanted"), [("base", BASE), ("deluxe", DELUXE), ("all", BASE | DELUXE)])
def test_specialities_are_dealt_open_and_all_differ(cards: str, wanted: set[str]) -> None:
    found: set[str] = set()
    for seed in range(12):
        match = new("coloma", 6, seed, {"specialities": cards})
        have = dealt(match)
        assert len(set(have)) == 6
        found |= set(have)
        assert all(match.view(viewer)["players"][5]["speciality"] == have[5] for viewer in (0, 5, None))
    assert found == wanted


@pytest.mark.rule("CO-21.1")
def test_without_the_module_nobody_has_one() -> None:
    assert dealt(new("coloma", 3, 0)) == [None] * 3


@pytest.mark.rule("CO-21.2", "CO-21.3")
def test_what_is_usual() -> None:
    """The base six, dealt, are the first of their options after none."""
    usual = {option.name: option for option in new("coloma", 3, 0).game.options}
    assert (usual["specialities"].default, usual["speciality"].default) == ("none", "dealt")


@pytest.mark.rule("CO-21.1", "CO-21.3", "CO-21.4")
@pytest.mark.parametrize("seed", range(4))
def test_specialities_are_chosen_from_the_sheriffs_left_the_sheriff_last(seed: int) -> None:
    match = new("coloma", 4, seed, {"specialities": "base", "speciality": "chosen"})
    sheriff = match.view(None)["sheriff"]
    picked = ["teamster", "banker", "peddler", "carpenter"]
    for number, name in enumerate(picked, 1):
        (decision,) = match.decisions
        assert decision.player == (sheriff + number) % 4
        assert set(verbs(match, "pick", decision.player)) == BASE - set(picked[: number - 1])
        if number > 1:
            assert reason(match, "speciality:teamster", decision.player) == ("CO-21.1", "speciality-gone")
        play(match, f"pick {name}")
    assert dealt(match) == [picked[(player - sheriff - 1) % 4] for player in range(4)]
    assert match.view(None)["specialities"] == []


@pytest.mark.rule("CO-21.4")
def test_cards_that_nobody_has_leave_the_game() -> None:
    match = new("coloma", 3, 1, {"specialities": "all"})
    assert match.view(None)["specialities"] == []
    have = dealt(match)
    *_, last = random_game(3, 1, specialities="all")
    assert dealt(last) == have


# -- when they work --------------------------------------------------------------------------------------------


@pytest.mark.rule("CO-21.5")
@pytest.mark.parametrize("site", [1, 2, 3, 4, 5, BARKER])
def test_a_speciality_works_on_every_site_from_the_first_round_on(site: int) -> None:
    number = 1 if site != 1 else 2
    match = special("maverick", site, {"hand": "bank"}, round=number)
    assert "practise maverick" in notations(match)
    assert special("banker", site, {"gold": 8}, round=number).view(None)["players"][0]["worth"] == 3


@pytest.mark.rule("CO-21.6")
def test_a_speciality_is_used_once_a_turn() -> None:
    match = special("maverick", 1, {"hand": "bank stable"})
    play(match, "practise maverick", "put-under bank", "take 1")
    assert "practise maverick" not in notations(match)
    assert reason(match, "speciality:maverick") == ("CO-21.6", "speciality-used")
    play(match, "end-turn")
    choose(match, 1, 2, 3)
    assert "practise maverick" in notations(match)


@pytest.mark.rule("CO-21.1")
def test_nobody_uses_anothers_speciality() -> None:
    match = special("teamster", 1, {"hand": "bank"}, {"special": "maverick"})
    assert not verbs(match, "practise")
    assert reason(match, "speciality:maverick") == ("CO-21.1", "not-your-speciality")
    assert reason(match, "speciality:teamster") == ("CO-21.5", "speciality-always")


# -- the base six ----------------------------------------------------------------------------------------------


@pytest.mark.rule("CO-21.7")
@pytest.mark.parametrize(("events", "gold"), [([], 2), ([2], 3), ([1], 2)])
def test_prospector(events: list[int], gold: int) -> None:
    """Event 2 comes with the second round; with a tent on it there are 3 in all, not 4."""
    match = special("prospector", 1, {"events": events}, round=1)
    play(match, "end-turn")
    assert match.view(None)["round"] == 2
    assert has(match, "gold") == (gold,)
    assert has(match, "gold", player=1) == (1,)


@pytest.mark.rule("CO-21.7")
def test_the_prospector_has_nothing_of_other_gold() -> None:
    match = special("prospector", 1)
    play(match, "work shovel")
    assert has(match, "gold") == (1,)
    mule = all_choose(4, {"special": "prospector"}, specialities="all", mules=True)
    for player in (0, 1):
        mule.apply(player, "choose 1")
        mule.apply(player, "lead 2")
    assert (has(mule, "gold"), has(mule, "gold", player=1)) == ((2,), (1,))


@pytest.mark.rule("CO-21.8")
def test_teamster() -> None:
    """Each wagon action of the turn: the two of the site, a barrel, the Stage Line."""
    owned = {"horses": 1, "barrels": "axle_grease 1", "town": "stage_line", "coins": 1}
    match = special("teamster", 4, owned)
    play(match, "act 4a", "go gold_hill", "go horseshoe_2")
    assert not verbs(match, "go")
    play(match, "act 4b", "go gold_hill", "go coloma")
    assert not verbs(match, "go")
    play(match, "open axle_grease", "go garden_valley", "go horseshoe_1", "go georgetown", "take 2")
    play(match, "use stage_line", "go kelsey", "go horseshoe_6")
    assert notations(match) == ["end-turn"]
    canyon = special("teamster", 2, {"board": "ferry_landing"}, boards="b")
    play(canyon, "survey 1 hammer", "go gold_hill", "go horseshoe_2")
    assert not verbs(canyon, "go")


@pytest.mark.rule("CO-21.9")
@pytest.mark.parametrize(
    ("site", "move", "saved"),
    [
        (3, "build stage_line hammer", 1),
        (3, "build stage_line saw", 0),
        (2, "survey 3 hammer", 1),
        (2, "survey 3 saw", 0),
        (2, "bridge toll hammer", 1),
        (3, "found hotel_1 hammer", 1),
        (3, "found hotel_1 saw", 0),
    ],
)
def test_carpenter(site: int, move: str, saved: int) -> None:
    owned = {"hand": "stage_line", "coins": 9, "gold": 4, "dudes": 5, "rivers": [1]}
    table = {"bridges": "toll 2", "hotels": True, "hotel_cards": " ".join(f"hotel_{n}" for n in range(1, 7))}
    spent = []
    for name in ("carpenter", "peddler"):
        match = special(name, site, owned, **table)
        before = seat(match)["supply"]
        spend(match, move)
        spent.append(seat(match)["supply"] - before)
    assert spent[1] - spent[0] == saved


@pytest.mark.rule("CO-21.9")
def test_the_carpenter_saves_once_a_turn() -> None:
    """The first cost that becomes smaller; a second one in the same turn is paid in full."""
    owned = {"hand": "bank saloon", "coins": 9, "dudes": 1, "barrels": "nails 1"}
    match = special("carpenter", 3, owned)
    play(match, "build bank hammer")
    assert has(match, "dudes") == (1,)
    play(match, "open nails", "build saloon hammer")
    assert has(match, "dudes") == (0,)
    poor = special("carpenter", 3, {"hand": "bank stage_line", "coins": 9, "dudes": 1})
    assert verbs(poor, "build") == ["bank hammer", "stage_line hammer"]


@pytest.mark.rule("CO-21.10")
@pytest.mark.parametrize(
    ("held", "worth", "usual"), [(0, 3, 3), (6, 3, 3), (7, 3, 2), (12, 3, 2), (13, 2, 1), (15, 2, 1)]
)
def test_banker(held: int, worth: int, usual: int) -> None:
    """Three players: gold is worth 3 until more than 6 are gone, and 1 when more than 12 are."""
    match = special("banker", 1, {}, {"gold": held})
    assert (has(match, "worth"), has(match, "worth", player=1)) == ((worth,), (usual,))
    assert match.view(None)["gold_value"] == usual


@pytest.mark.rule("CO-21.10")
def test_the_banker_pays_with_it() -> None:
    """Two nuggets worth 2 each are a tent and nothing else; worth 3 each they are three horses."""
    for name, horses in (("banker", 3), ("peddler", 2)):
        match = special(name, BARKER, {"coins": 0, "gold": 2}, {"gold": 8})
        for _ in range(horses):
            play(match, "buy horse")
        if "check-out" in notations(match):
            play(match, "check-out")
        assert has(match, "gold", "horses") == (0, 1 + horses)


@pytest.mark.rule("CO-21.11")
@pytest.mark.parametrize(
    ("rows", "lines"),
    [
        (["1", "0", NOBODY, NOBODY, NOBODY, NOBODY], (9, 6)),
        ([NOBODY, "0", "1", NOBODY, NOBODY, NOBODY], (9, 6)),
        (["0", NOBODY, "1", NOBODY, NOBODY, NOBODY], (9, 6)),
        (["1", NOBODY, "1", "0", NOBODY, NOBODY], (6, 9)),
        (["1", NOBODY, NOBODY, NOBODY, NOBODY, NOBODY], (0, 9)),
    ],
)
def test_sharpshooter(rows: list[str], lines: tuple[int, int]) -> None:
    """Ranks as with one more, if there is a gunman; of equals the row decides, as always."""
    table = {"year": "1850", "shootout": "board", "outlaws": 0, "specialities": "all", "rows": rows}
    match = shootout({"special": "sharpshooter"}, **table)
    assert (seat(match, 0)["points"], seat(match, 1)["points"]) == lines


@pytest.mark.rule("CO-21.11")
def test_the_sharpshooter_fights_as_one_alone() -> None:
    match = last_turn(
        {"special": "sharpshooter"},
        specialities="all",
        rows=["0", *[NOBODY] * 5],
        outlaws=2,
        year="1850",
        shootout="board",
    )
    play(match, "end-turn")
    assert has(match, "points") == (5,)


@pytest.mark.rule("CO-21.12")
@pytest.mark.parametrize("number", range(1, 6))
def test_peddler(number: int) -> None:
    for site in range(1, 6):
        match = all_choose(number, {"special": "peddler"}, players=3, specialities="all")
        choose(match, site, site, site % 5 + 1)
        play(match, *["end-turn"] * (match.decisions[0].player == 2))
        assert has(match, "coins") == (4 if site == number else 2,)
        assert has(match, "coins", player=1) == (2,)


# -- the deluxe six --------------------------------------------------------------------------------------------


@pytest.mark.rule("CO-21.13")
@pytest.mark.parametrize(("cart", "came"), [(1, 1), (2, 2), (3, 3), (5, 3)])
def test_robber(cart: int, came: int) -> None:
    match = special("robber", 4, {"wagon": "hangtown"}, cart=cart)
    supply = match.view(None)["gold"]
    play(match, "act 4a")
    assert notations(match)[-1] == "rob"
    play(match, "rob")
    assert has(match, "gold", "wagon") == (came, "hangtown")
    assert (match.view(None)["cart"], match.view(None)["gold"]) == (cart - came, supply)
    assert notations(match) == ["act 4b", "end-turn"]


@pytest.mark.rule("CO-21.13")
def test_the_robber_may_give_up_each_wagon_action_but_none_that_has_begun() -> None:
    owned = {"barrels": "axle_grease 1", "horses": 2}
    match = special("robber", 4, owned, cart=8)
    play(match, "act 4a", "rob", "act 4b", "rob", "open axle_grease")
    play(match, "go gold_hill")
    assert "rob" not in notations(match)
    play(match, "stop")
    assert has(match, "gold") == (6,)
    assert match.view(None)["cart"] == 2


@pytest.mark.rule("CO-21.13")
def test_an_empty_cart_cannot_be_robbed_and_others_rob_nobody() -> None:
    empty = special("robber", 4)
    play(empty, "act 4a")
    assert "rob" not in notations(empty)
    other = special("teamster", 4, cart=4)
    play(other, "act 4a")
    assert "rob" not in notations(other)
    assert reason(other, "cart:gold") == ("CO-21.13", "no-robber")


@pytest.mark.rule("CO-21.14")
def test_homesteader() -> None:
    """At any site; the tent goes back to the supply, and the building is paid with the saw."""
    match = special("homesteader", 4, {"hand": "bank land_office", "gold": 2, "dudes": 2, "tents": 2})
    play(match, "practise homesteader", "build bank saw")
    assert has(match, "tents", "canvas", "gold", "dudes") == (1, 7, 0, 1)
    assert [card["id"] for card in seat(match)["town"]] == ["bank"]
    assert "practise homesteader" not in notations(match)


@pytest.mark.rule("CO-21.14")
@pytest.mark.parametrize("lacking", [{"tents": 0}, {"gold": 1}, {"dudes": 0}, {"hand": ""}])
def test_the_homesteader_needs_a_tent_and_the_cost(lacking: dict[str, Any]) -> None:
    match = special("homesteader", 3, {"hand": "bank", "gold": 2, "dudes": 2, "tents": 1, **lacking})
    assert not verbs(match, "practise")
    assert reason(match, "speciality:homesteader") == ("CO-25.5", "speciality-nothing")


@pytest.mark.rule("CO-21.14")
def test_what_the_homesteader_builds_is_beside_the_actions_of_site_three() -> None:
    match = special("homesteader", 3, {"hand": "bank stable saloon", "gold": 4, "coins": 4, "dudes": 5})
    play(match, "practise homesteader", "build bank saw", "build stable saw", "build saloon hammer")
    assert len(seat(match)["town"]) == 3
    assert all(card["fresh"] for card in seat(match)["town"])


@pytest.mark.rule("CO-21.15")
def test_renegade() -> None:
    """Three cards for each dude: two buried at the shoot-out, a gunman, one by the Undertaker."""
    table = {"specialities": "all", "year": "1850", "shootout": "board"}
    lost = shootout({"special": "renegade"}, **table)
    assert has(lost, "graves", "cards") == (2, 6)
    rows = ["0", NOBODY, NOBODY, "1", NOBODY, "2"]
    gunman = shootout({"special": "renegade"}, {"special": "peddler"}, rows=rows, outlaws=15, **table)
    assert has(gunman, "graves", "cards") == (1, 3)
    undertaker = special("renegade", 5, {"town": "undertaker"})
    play(undertaker, "use undertaker")
    assert has(undertaker, "graves", "cards", "gold", "coins") == (1, 3, 1, 3)
    assert has(shootout({"special": "peddler"}, {"special": "renegade"}, **table), "cards") == (0,)


@pytest.mark.rule("CO-21.16")
def test_range_rider() -> None:
    """A card at each horseshoe, passed or stopped on; settlements and towns give what they give."""
    match = special("range_rider", 4, {"horses": 6, "wagon": "horseshoe_2"})
    play(match, "act 4a", "go hangtown", "go horseshoe_6")
    assert has(match, "cards") == (1,)
    play(match, "go kelsey", "go georgetown", "go horseshoe_1", "stop")
    assert has(match, "cards") == (2,)
    play(match, "act 4b", "go garden_valley", "go coloma", "go horseshoe_3", "go pilot_hill", "stop")
    assert has(match, "cards") == (3,)


@pytest.mark.rule("CO-21.16")
def test_a_horseshoe_that_is_skipped_does_not_count() -> None:
    match = special("range_rider", 4, {"horses": 2}, {"wagon": "horseshoe_3"})
    play(match, "act 4a", "go pilot_hill", "stop")
    assert has(match, "cards") == (0,)


@pytest.mark.rule("CO-21.17")
@pytest.mark.parametrize(("place", "end"), [("put-on-top", "top"), ("put-under", "bottom")])
@pytest.mark.parametrize(("take", "gain"), [("take 1", {"coins": 1}), ("take 2", {"dudes": 1})])
def test_maverick(place: str, end: str, take: str, gain: dict[str, int]) -> None:
    match = special("maverick", 2, {"hand": "bank stable"})
    play(match, "practise maverick")
    assert set(notations(match)) == {
        f"{verb} {card}" for verb in ("put-on-top", "put-under") for card in ("bank", "stable")
    }
    play(match, f"{place} bank", take)
    own = match.view(0)["players"][0]
    assert (own["hand"], own[end]) == (["stable"], ["bank"])
    assert has(match, "coins", "dudes") == (2 + gain.get("coins", 0), 2 + gain.get("dudes", 0))


@pytest.mark.rule("CO-21.17")
def test_the_maverick_needs_a_card() -> None:
    assert not verbs(special("maverick", 2), "practise")


@pytest.mark.rule("CO-21.18")
def test_vigilante() -> None:
    owned = {"used": "oats 1 nails 2", "barrels": "molasses 1", "dudes": 4}
    match = special("vigilante", 2, owned, hideout=["whiskey", "gold_dust", "strongbox", "canvas"])
    play(match, "practise vigilante")
    assert notations(match) == ["discard oats", "discard nails"]
    play(match, "discard nails")
    assert verbs(match, "fill") == ["1", "2", "3", "4", "5", "6"]
    assert "decline" not in notations(match)
    play(match, "fill 5")
    assert has(match, "used_barrels", "gunmen", "dudes") == ({"oats": 1, "nails": 1}, 4, 0)
    assert match.view(None)["discards"] == {"nails": 1}


@pytest.mark.rule("CO-21.18")
@pytest.mark.parametrize(
    ("owned", "rows"),
    [
        ({"used": "oats 1", "dudes": 1}, [NOBODY] * 6),
        ({"used": "", "barrels": "oats 1", "dudes": 4}, [NOBODY] * 6),
        ({"used": "oats 1", "dudes": 2}, ["1", "1", *[NOBODY] * 4]),
    ],
)
def test_the_vigilante_does_both_or_neither(owned: dict[str, Any], rows: list[str]) -> None:
    assert not verbs(special("vigilante", 2, owned, rows=rows), "practise")


@pytest.mark.rule("CO-21.18", "CO-25.17")
def test_the_only_row_is_filled_without_asking() -> None:
    rows = [NOBODY, "1", "2", "1", "2", "1"]
    match = special("vigilante", 2, {"used": "oats 1", "dudes": 4}, rows=rows)
    play(match, "practise vigilante")
    assert has(match, "gunmen", "used_barrels") == (2, {})
    assert "end-turn" in notations(match)


@pytest.mark.rule("CO-21.19")
def test_the_row_of_the_vigilante_is_the_row_of_the_turn() -> None:
    match = special("vigilante", 5, {"used": "oats 1", "dudes": 9})
    play(match, "practise vigilante", "fill 1")
    assert not verbs(match, "fill")
    assert reason(match, "row:2") == ("CO-10.6", "row-done")
    first = special("vigilante", 5, {"used": "oats 1", "dudes": 9})
    play(first, "fill 1")
    with pytest.raises(IllegalAction):
        play(first, "practise vigilante")
    assert sum(state_of(first).used[0]) == 1


# -- with everything else --------------------------------------------------------------------------------------


@pytest.mark.rule("CO-21.20")
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {"specialities": "all", "hotels": True}),
        (2, {"specialities": "base", "mules": True, "hotels": True, "boards": "b"}),
        (2, {"specialities": "deluxe"}),
        (6, {"specialities": "base", "boards": "b", "hotels": True}),
        (6, {"specialities": "deluxe", "speciality": "chosen"}),
    ],
)
def test_specialities_go_with_every_other_module(players: int, options: dict[str, Any]) -> None:
    *_, match = random_game(players, 8, **options)
    assert match.over
    assert all(name in BASE | DELUXE for name in dealt(match)[:players])
