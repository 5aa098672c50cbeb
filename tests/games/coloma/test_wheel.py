"""CO-4: what Barker, signpost and barricade do to the sites."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.match import Match
from tests.games.coloma.table import (
    SITES,
    at,
    barker_turn,
    changes,
    choose,
    notations,
    play,
    reason,
    spend,
    turn,
    working,
)

#: Round, site of the signpost, site that it copies.
SIGNPOSTS = [(1, 3, 2), (2, 4, 3), (3, 5, 4), (4, 1, 5), (5, 2, 1)]
#: Enough for everything that a site offers.
RICH: dict[str, Any] = {"coins": 20, "gold": 6, "dudes": 8, "tents": 2, "hand": "bank sawmill"}
#: By site: what tells that a section can be used.
PRIMARY = {1: "work shovel", 2: "survey 1 hammer", 3: "build bank hammer", 4: "act 4a", 5: "fill 1"}
SECONDARY = {1: "work wheelbarrow", 2: "survey 1 saw", 3: "build bank saw", 4: "act 4b", 5: "act 5b"}
BARKER_PRIMARY, BARKER_SECONDARY = "buy tent", "fetch stack"
SIGNS = {**{words: f"{site}a" for site, words in PRIMARY.items()}, **{words: f"{s}b" for s, words in SECONDARY.items()}}
SIGNS = {**SIGNS, BARKER_PRIMARY: "Ba", BARKER_SECONDARY: "Bb"}
#: A place for the barricade where neither signpost nor pioneer are, nor the site that is copied.
EVERY_ROUND = pytest.mark.parametrize(("round", "signpost", "copied"), SIGNPOSTS)


def sections(site: int, round: int, barricade: int, **seat: Any) -> set[str]:
    """The sections that a pioneer on that site can use, as 1a to 5b, Ba and Bb."""
    match = turn(site, round=round, table={"barricade": barricade}, **{**RICH, **seat})
    return {SIGNS[words] for words in notations(match) if words in SIGNS}


def barricaded(match: Match) -> list[int]:
    return [int(site["id"]) for site in match.view(None)["sites"] if site["barricaded"]]


def away(*sites: int) -> int:
    """A site that is none of those."""
    return next(site for site in SITES if site not in sites)


# -- open sites ------------------------------------------------------------------------------------------------


@pytest.mark.rule("CO-4.1")
@EVERY_ROUND
def test_both_sections_of_an_open_site(round: int, signpost: int, copied: int) -> None:
    for site in SITES:
        if site not in (round, signpost):
            assert sections(site, round, signpost) == {f"{site}a", f"{site}b"}


@pytest.mark.rule("CO-4.2")
@EVERY_ROUND
def test_the_barker_takes_the_place_of_both_sections(round: int, signpost: int, copied: int) -> None:
    assert sections(round, round, signpost) == {"Ba", "Bb"}
    match = turn(round, round=round, **RICH)
    assert notations(match) == ["buy tent", "buy horse", "fetch stack", "end-turn"]
    view = match.view(None)["sites"][round - 1]
    assert (view["place"], view["second"]) == ("barker", "barker")


@pytest.mark.rule("CO-4.3")
def test_abilities_at_the_barker() -> None:
    numbered = {
        1: "placer_claim sawmill boarding_house bank",
        2: "quarry land_office",
        3: "blacksmith newspaper carpenters_shop",
        4: "stable stage_line trading_post",
        5: "saloon undertaker",
    }
    for site, cards in numbered.items():
        match = turn(site, round=site, town=f"{cards} general_store cooperage")
        assert working(match) == ["general_store", "cooperage"]
        barricade = {"barricade": site}
        assert working(turn(site, round=site, town=f"{cards} cooperage", table=barricade)) == ["cooperage"]


# -- the signpost ----------------------------------------------------------------------------------------------


@pytest.mark.rule("CO-4.4", "CO-4.6")
@EVERY_ROUND
def test_where_the_signpost_is_and_what_it_copies(round: int, signpost: int, copied: int) -> None:
    view = at(3, round=round).view(None)
    assert (view["barker"], view["signpost"], view["copied"]) == (str(round), str(signpost), str(copied))
    assert [site["signpost"] for site in view["sites"]].index(True) == signpost - 1


@pytest.mark.rule("CO-4.5", "CO-4.6", "CO-4.7", "CO-4.19")
@EVERY_ROUND
def test_the_signpost_copies_the_secondary_section_before_it(round: int, signpost: int, copied: int) -> None:
    """And nothing of its primary one; the own secondary section is covered."""
    barricade = away(round, signpost, copied)
    assert sections(signpost, round, barricade) == {f"{signpost}a", f"{copied}b"}
    match = turn(signpost, round=round, table={"barricade": barricade}, **RICH)
    assert reason(match, PRIMARY[copied]) == ("CO-4.2", "not-at-site")


@pytest.mark.rule("CO-4.7")
def test_example_the_primary_of_site_3_from_site_4() -> None:
    match = turn(4, round=2, table={"barricade": 1}, **RICH)
    assert notations(match, 0, "build") == ["build sawmill saw", "build bank saw"]
    assert reason(match, "build bank hammer") == ("CO-4.2", "not-at-site")


@pytest.mark.rule("CO-4.8")
def test_example_site_2_under_the_signpost() -> None:
    assert sections(2, 5, 3) == {"2a", "1b"}
    assert sections(2, 5, 2) == sections(2, 5, 1) == {"2a"}
    match = turn(2, round=5, table={"barricade": 3})
    assert changes(match, "work wheelbarrow") == {"coins": 2, "dudes": 1}


@pytest.mark.rule("CO-4.19")
def test_half_on_each_site_through_the_signpost() -> None:
    """Round 2, site 4 with the secondary section of site 3: no abilities of primary section or site there."""
    town = "blacksmith newspaper carpenters_shop stable stage_line trading_post"
    assert working(turn(4, round=2, town=town, table={"barricade": 1})) == ["newspaper", "stable", "trading_post"]
    assert working(turn(3, round=1, town="quarry land_office newspaper blacksmith", table={"barricade": 5})) == [
        *("quarry", "blacksmith"),
    ]


# -- the barricade ---------------------------------------------------------------------------------------------


@pytest.mark.rule("CO-4.9")
@EVERY_ROUND
def test_the_barricade_closes_the_secondary_section_only(round: int, signpost: int, copied: int) -> None:
    for site in SITES:
        if site not in (round, signpost):
            assert sections(site, round, site) == {f"{site}a"}
            match = turn(site, round=round, table={"barricade": site}, **RICH)
            assert reason(match, SECONDARY[site]) == ("CO-4.9", "barricaded")


@pytest.mark.rule("CO-4.10", "CO-4.14")
@EVERY_ROUND
def test_the_barricade_on_the_signpost(round: int, signpost: int, copied: int) -> None:
    assert sections(signpost, round, signpost) == {f"{signpost}a"}
    assert sections(copied, round, signpost) == {f"{copied}a", f"{copied}b"}
    assert barricaded(at(3, round=round)) == [signpost]


@pytest.mark.rule("CO-4.11")
@EVERY_ROUND
def test_a_majority_on_the_signposts_site(round: int, signpost: int, copied: int) -> None:
    match = choose(at(3, round=round), signpost, signpost, copied)
    assert match.view(None)["barricade"] == str(signpost)
    assert barricaded(match) == [signpost]


@pytest.mark.rule("CO-4.12", "CO-4.14")
@EVERY_ROUND
def test_the_barricade_on_the_copied_site(round: int, signpost: int, copied: int) -> None:
    assert sections(signpost, round, copied) == {f"{signpost}a"}
    assert sections(copied, round, copied) == {f"{copied}a"}
    assert barricaded(at(3, round=round, barricade=copied)) == sorted([signpost, copied])


@pytest.mark.rule("CO-4.13")
@EVERY_ROUND
def test_a_majority_on_the_barkers_site(round: int, signpost: int, copied: int) -> None:
    assert sections(round, round, round) == {"Ba"}
    match = choose(at(3, round=round), round, round, round)
    assert barricaded(match) == [round]
    assert notations(match, 0, "fetch") == []
    assert reason(match, "slot:stack") == ("CO-4.9", "barricaded")


@pytest.mark.rule("CO-4.14")
@EVERY_ROUND
def test_nothing_else_is_barricaded(round: int, signpost: int, copied: int) -> None:
    for barricade in SITES:
        expected = {barricade, signpost} if barricade == copied else {barricade}
        assert set(barricaded(at(3, round=round, barricade=barricade))) == expected


# -- abilities that need the barricade -------------------------------------------------------------------------


@pytest.mark.rule("CO-4.15")
def test_an_ability_that_needs_the_barricade() -> None:
    """Land Office on site 2, Carpenter's Shop on site 3: only where the own site is barricaded."""
    both = "land_office carpenters_shop"
    for round in (1, 3, 4):
        for barricade in SITES:
            expected = ["land_office"] if barricade == 2 else []
            assert working(turn(2, round=round, town=both, table={"barricade": barricade})) == expected
    # Round 5: the signpost on site 2 copies site 1.
    for barricade in SITES:
        expected = ["land_office"] if barricade in (1, 2) else []
        assert working(turn(2, round=5, town=both, table={"barricade": barricade})) == expected
    # Round 1: the signpost on site 3 copies site 2.
    for barricade in SITES:
        expected = ["carpenters_shop"] if barricade in (2, 3) else []
        assert working(turn(3, round=1, town=both, table={"barricade": barricade})) == expected


@pytest.mark.rule("CO-4.16", "CO-4.18")
def test_the_secondary_action_despite_the_barricade_is_taken_once() -> None:
    match = turn(2, round=1, town="land_office", table={"barricade": 2}, **RICH)
    assert {words.split()[-1] for words in notations(match, 0, "survey")} == {"hammer"}
    play(match, "use land_office")
    assert "survey 1 saw" in notations(match)
    spend(match, "survey 1 saw")
    assert {words.split()[-1] for words in notations(match, 0, "survey")} == {"hammer"}
    assert "use land_office" not in notations(match)
    spend(match, "survey 2 hammer")
    assert notations(match) == ["end-turn"]


@pytest.mark.rule("CO-4.16")
def test_on_the_signposts_site_it_is_the_copied_action() -> None:
    match = turn(3, round=1, town="carpenters_shop", **RICH)
    assert notations(match) == ["use carpenters_shop", "build sawmill hammer", "build bank hammer", "end-turn"]
    play(match, "use carpenters_shop")
    assert [words for words in notations(match) if words.endswith(" saw")] == [f"survey {n} saw" for n in (1, 2, 3, 4)]
    spend(match, "survey 4 saw")
    assert not [words for words in notations(match) if words.endswith(" saw")]


@pytest.mark.rule("CO-4.17")
def test_the_opened_section_counts_as_usable_for_the_rest_of_the_turn() -> None:
    match = turn(2, round=1, town="land_office quarry", table={"barricade": 2}, **{**RICH, "gold": 0})
    assert working(match) == ["land_office"]
    play(match, "use land_office")
    assert working(match) == ["quarry", "land_office"]
    assert changes(match, "survey 4 saw") == {"dudes": -1, "cards": 1}
    match = turn(3, round=1, town="carpenters_shop quarry newspaper", **RICH)
    play(match, "use carpenters_shop")
    assert set(working(match)) == {"carpenters_shop", "quarry"}


@pytest.mark.rule("CO-4.18")
def test_the_section_is_not_opened_where_it_is_open() -> None:
    match = turn(2, round=1, town="land_office", table={"barricade": 5}, **RICH)
    assert "survey 1 saw" in notations(match)
    assert reason(match, "card:land_office") == ("CO-8.14", "card-barricade")


# -- examples --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CO-4.20")
def test_example_round_1_barricade_on_4_pioneer_on_3() -> None:
    match = turn(3, round=1, town="quarry newspaper", table={"barricade": 4}, **RICH)
    assert "survey 1 saw" in notations(match)
    assert not [words for words in notations(match, 0, "build") if words.endswith(" saw")]
    assert working(match) == ["quarry"]
    assert reason(match, "use newspaper") == ("CO-8.5", "card-elsewhere")


@pytest.mark.rule("CO-4.21")
def test_example_round_3_barricade_on_1_pioneer_on_5() -> None:
    match = turn(5, round=3, town="stage_line saloon", table={"barricade": 1}, **RICH)
    assert notations(match, 0, "act") == ["act 4b"]
    assert working(match) == ["stage_line"]
    assert notations(match, 0, "use") == ["use stage_line"]


@pytest.mark.rule("CO-4.22")
def test_example_round_5_barricade_on_1_pioneer_on_2() -> None:
    match = turn(2, round=5, town="land_office bank boarding_house", table={"barricade": 1}, coins=9)
    assert barricaded(match) == [1, 2]
    assert notations(match, 0, "work") == []
    assert notations(match, 0, "use") == ["use land_office"]
    play(match, "use land_office")
    assert notations(match, 0, "use") == ["use boarding_house", "use bank"]
    gained = changes(match, "work wheelbarrow", "use bank", "use boarding_house")
    assert gained == {"coins": 2 + 3, "dudes": 1 + 2, "cards": 1}


def test_the_barker_can_be_used_with_an_open_secondary_section() -> None:
    assert notations(barker_turn(coins=0, gold=0)) == ["fetch stack", "end-turn"]
