"""Who knows what, and what is dealt anew when somebody imagines the rest."""

from __future__ import annotations

import json
from typing import Any

import pytest

from boardwright.games.coloma.catalog import CATALOG
from boardwright.kernel.errors import CannotUndo, NotYourDecision
from boardwright.kernel.messages import plain
from boardwright.match import Match, new
from tests.games.coloma.table import TABLES, at, choose, play, random_game, state_of
from tests.games.coloma.turns import all_choose, in_turn

CARDS = {card.id for card in CATALOG.buildings}
SITES = range(1, 6)


def row(match: Match, player: int, viewer: int | None) -> dict[str, Any]:
    """A player as somebody sees them."""
    found: dict[str, Any] = match.view(viewer)["players"][player]
    return found


def sight(match: Match, *viewer: int) -> str:
    """Everything that reaches a viewer: this moment, the story so far, and what can be taken back."""
    found = match.sight(viewer)
    return json.dumps([found.now(), plain([found.log(), found.undo()])], sort_keys=True)


# -- hands and decks -------------------------------------------------------------------------------------------


@pytest.mark.rule("CO-25.7")
def test_only_its_owner_sees_a_hand() -> None:
    match = at(seats=[{"hand": "bank stable"}])
    assert row(match, 0, 0)["hand"] == ["bank", "stable"]
    for viewer in (1, 2, None):
        assert row(match, 0, viewer)["hand"] is None
        assert row(match, 0, viewer)["cards"] == 2


@pytest.mark.rule("CO-25.7")
def test_cards_drawn_are_told_to_the_player_alone() -> None:
    match = in_turn(1, {"town": "boarding_house"})
    events = match.apply(0, "use boarding_house")
    kinds = {viewer: [event.kind for event in events if event.visible_to(viewer)] for viewer in (0, 1, None)}
    assert "drew-these" in kinds[0]
    for viewer in (1, None):
        assert "drew" in kinds[viewer]
        assert "drew-these" not in kinds[viewer]


@pytest.mark.rule("CO-25.7", "CO-25.8")
def test_two_hands_look_the_same_to_others() -> None:
    one, other = at(seats=[{"hand": "bank stable"}]), at(seats=[{"hand": "quarry saloon"}])
    for viewer in ((1,), (1, 2), ()):
        assert sight(one, *viewer) == sight(other, *viewer)
    assert sight(one, 0) != sight(other, 0)


@pytest.mark.rule("CO-25.8")
def test_the_order_of_a_deck_is_known_where_its_owner_has_put_cards() -> None:
    match = in_turn(1, {"hand": "bank stable", "special": "maverick"}, specialities="all")
    assert (row(match, 0, 0)["top"], row(match, 0, 0)["bottom"]) == ([], [])
    play(match, "practise maverick", "put-under stable", "take 1")
    assert (row(match, 0, 0)["top"], row(match, 0, 0)["bottom"]) == ([], ["stable"])
    later = in_turn(1, {"deck": {"top": ["bank 0"], "bottom": ["stable 0"]}, "town": "boarding_house"})
    assert (row(later, 0, 0)["top"], row(later, 0, 0)["bottom"]) == (["bank"], ["stable"])
    play(later, "use boarding_house")
    assert (row(later, 0, 0)["hand"], row(later, 0, 0)["top"]) == (["bank"], [])


@pytest.mark.rule("CO-25.8")
def test_the_rest_of_a_deck_comes_in_any_order() -> None:
    found = set()
    for seed in range(80):
        match = in_turn(1, {"hand": "bank", "town": "boarding_house"}, seed=seed)
        play(match, "use boarding_house")
        found |= set(row(match, 0, 0)["hand"])
    assert found == CARDS - {"boarding_house"}


@pytest.mark.rule("CO-25.9")
def test_which_cards_were_put_back_is_known_to_their_owner_alone() -> None:
    """Whatever card goes wherever: others read the same, and see how many cards are left."""
    seen: set[tuple[str, ...]] = set()
    for place in ("put-on-top", "put-under"):
        for card in ("bank", "stable"):
            match = in_turn(1, {"hand": "bank stable", "special": "maverick"}, specialities="all")
            play(match, "practise maverick")
            events = match.apply(0, f"{place} {card}")
            assert [event.kind for event in events if event.visible_to(1)] == ["put-back"]
            assert (row(match, 0, 1)["cards"], row(match, 0, 1)["deck"]) == (1, 15)
            assert row(match, 0, 1)["top"] is row(match, 0, 1)["bottom"] is row(match, 0, None)["top"] is None
            seen.add((sight(match, 1), sight(match, 1, 2), sight(match)))
    assert len(seen) == 1


@pytest.mark.rule("CO-25.9")
def test_all_put_back_their_first_cards_without_telling_which() -> None:
    match, other = new("coloma", 2, 7), new("coloma", 2, 7)
    before = row(match, 0, 1)["deck"]
    match.apply(0, f"put-on-top {row(match, 0, 0)['hand'][0]}")
    other.apply(0, f"put-under {row(other, 0, 0)['hand'][5]}")
    assert sight(match, 1) == sight(other, 1)
    assert (row(match, 0, 1)["deck"], row(match, 0, 1)["cards"]) == (before + 1, 5)


@pytest.mark.rule("CO-25.10")
def test_all_know_which_cards_hand_and_deck_hold_together() -> None:
    """Another player imagines any card that is not in the town, and no other."""
    match = at(seats=[{"hand": "bank stable", "town": "quarry saloon", "deck": {"top": ["undertaker 0"]}}])
    found = set()
    for seed in range(60):
        imagined = row(match.determinize(1, seed), 0, 0)["hand"]
        assert len(imagined) == 2
        found |= set(imagined)
    assert found == CARDS - {"quarry", "saloon"}


# -- the choice of a site --------------------------------------------------------------------------------------


@pytest.mark.rule("CO-25.11")
@pytest.mark.parametrize("players", [2, 3, 6])
def test_a_choice_is_known_to_nobody_else_until_all_have_chosen(players: int) -> None:
    told = set()
    for site in SITES:
        match = all_choose(1, players=players)
        before = match.view(1)
        assert match.apply(0, f"choose {site}") == ()
        assert match.view(1) == before
        assert row(match, 0, 0)["site"] == str(site)
        told.add((sight(match, 1), sight(match)))
    assert len(told) == 1


@pytest.mark.rule("CO-25.11")
def test_the_choices_of_a_mule_duel_are_as_secret() -> None:
    told = set()
    for site in SITES:
        for mule in SITES:
            match = all_choose(1, mules=True)
            match.apply(0, f"choose {site}")
            match.apply(0, f"lead {mule}")
            told.add((sight(match, 1), sight(match)))
    assert len(told) == 1


@pytest.mark.rule("CO-25.11")
def test_that_a_player_has_chosen_is_seen() -> None:
    match = all_choose(1, players=3)
    match.apply(1, "choose 4")
    assert [decision.player for decision in match.decisions] == [0, 2]
    with pytest.raises(NotYourDecision):
        match.apply(1, "choose 5")


@pytest.mark.rule("CO-25.12")
def test_a_choice_may_be_changed_until_the_last_player_has_chosen() -> None:
    match = all_choose(1, players=3)
    match.apply(0, "choose 4")
    match.apply(1, "choose 2")
    match.undo(0)
    match.apply(0, "choose 5")
    match.apply(2, "choose 1")
    assert match.view(None)["players"][0]["site"] == "5"
    for player in range(3):
        with pytest.raises(CannotUndo):
            match.undo(player)


# -- what lies open, and what nobody knows ---------------------------------------------------------------------


@pytest.mark.rule("CO-25.13")
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_everything_else_is_open_to_all(players: int, options: dict[str, Any]) -> None:
    """Views differ in hands, known cards, sealed choices, and what the viewer would pay and find at a site."""
    own = {"hand", "top", "bottom", "site", "mule"}
    for number, match in enumerate(random_game(players, 11, **options)):
        if number % 7:
            continue
        views = [match.view(viewer) for viewer in (*range(players), None)]
        for view in views:
            for actor in view["players"]:
                for name in own:
                    del actor[name]
            for site in view["sites"]:
                del site["primary"], site["secondary"]
            del view["viewer"], view["prices"]
        assert all(view == views[0] for view in views)
        points = [match.sight(viewer).points for viewer in ((0,), ())]
        assert points[0] == points[1]


@pytest.mark.rule("CO-25.14")
def test_nobody_knows_the_order_of_the_stack() -> None:
    """The same table looks the same, whichever barrel comes next."""
    fields: dict[str, Any] = {"hideout": ["whiskey", "gold_dust", "strongbox", "oats"]}
    matches = [in_turn(0, seed=seed, **fields) for seed in range(40)]
    for viewer in ((0,), (1,), ()):
        assert len({sight(match, *viewer) for match in matches}) == 1
    for match in matches:
        play(match, "fetch 1")
    assert len({state_of(match).hideout[0] for match in matches}) > 5


@pytest.mark.rule("CO-25.14")
def test_nobody_knows_the_buster_cards_and_the_second_tile_to_come() -> None:
    matches = [in_turn(1, players=2, round=5, seed=seed) for seed in range(40)]
    for viewer in ((0,), (1,), ()):
        assert len({sight(match, *viewer) for match in matches}) == 1
    for match in matches:
        play(match, "end-turn")
    assert {match.view(None)["shootout"] for match in matches} == {"tile_b", "tile_c", "tile_d"}
    assert len({state_of(match).shown for match in matches}) == 10
    chosen = [all_choose(1, seed=seed, shown=[1, 2]) for seed in range(40)]
    assert len({sight(match, 0) for match in chosen}) == 1
    assert {state_of(choose(match, 1, 1)).buster for match in chosen} == {2, 3, 4}


# -- imagining the rest ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_what_a_player_sees_stays_when_the_rest_is_dealt_anew(players: int, options: dict[str, Any]) -> None:
    for number, match in enumerate(random_game(players, 5, **options)):
        if number % 9 or match.over:
            continue
        for viewer in (*range(players), None):
            assert match.determinize(viewer, number).view(viewer) == match.view(viewer)


def test_own_cards_stay_where_their_owner_put_them() -> None:
    match = at(seats=[{"hand": "bank", "deck": {"top": ["stable 0"], "bottom": ["quarry 0"]}}])
    for seed in range(10):
        assert row(match.determinize(0, seed), 0, 0) == row(match, 0, 0)


def test_sealed_choices_of_others_are_made_again() -> None:
    match = all_choose(1, players=3)
    match.apply(0, "choose 4")
    match.apply(1, "choose 4")
    worlds = [state_of(match.determinize(0, seed)).sealed for seed in range(40)]
    assert {sealed[0] for sealed in worlds} == {3}
    assert {sealed[1] for sealed in worlds} == set(range(5))
    assert {sealed[2] for sealed in worlds} == {-1}
