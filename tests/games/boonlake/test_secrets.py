"""Who knows what, and what is dealt anew when somebody imagines the rest."""

from __future__ import annotations

import json
from typing import Any

import pytest

from boardwright.games.boonlake import GAME
from boardwright.games.boonlake.catalog import CATALOG
from boardwright.kernel.errors import CannotUndo, NotYourDecision
from boardwright.kernel.messages import plain
from boardwright.match import Match, from_position, new
from tests.games.boonlake.table import TABLES, asked, at, board, play, random_game, state_of, turn

CARDS = {card.id for card in CATALOG.cards}
GOALS = {goal.id for goal in CATALOG.goals}


def row(match: Match, player: int, viewer: int | None) -> dict[str, Any]:
    """A player as somebody sees them."""
    found: dict[str, Any] = match.view(viewer)["players"][player]
    return found


def hand(match: Match, player: int) -> set[str]:
    """As its owner sees it."""
    return {card["id"] for card in row(match, player, player)["hand"]}


def sight(match: Match, *viewer: int) -> str:
    """Everything that reaches a viewer: this moment, the story so far, and what can be taken back."""
    found = match.sight(viewer)
    return json.dumps([found.now(), plain([found.log(), found.undo()])], sort_keys=True)


# -- hands and piles -------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-24.7")
def test_only_its_owner_sees_a_hand() -> None:
    match = at(seats=[{"hand": "golden_school dark_archive"}])
    assert hand(match, 0) == {"golden_school", "dark_archive"}
    for viewer in (1, 2, None):
        assert row(match, 0, viewer)["hand"] is None
        assert row(match, 0, viewer)["cards"] == 2


@pytest.mark.rule("BL-24.7")
def test_two_hands_look_the_same_to_others() -> None:
    one = at(seats=[{"hand": "golden_school dark_archive", "coins": 9}])
    other = at(seats=[{"hand": "violet_pawn_shop silent_antiquary", "coins": 9}])
    for viewer in ((1,), (1, 2), ()):
        assert sight(one, *viewer) == sight(other, *viewer)
    assert sight(one, 0) != sight(other, 0)
    for match in (one, other):
        play(match, "choose pioneer")
    assert asked(one) == asked(other)


@pytest.mark.rule("BL-24.7")
@pytest.mark.parametrize("action", ["pioneer", "builder", "settle"])
def test_whether_somebody_is_asked_tells_nothing_of_a_hand(action: str) -> None:
    """A hand without a card that can be played is asked about as any other."""
    hands = ("violet_pawn_shop", "noon_pawn_shop")
    matches = [at(seats=[{"hand": cards}], board=board(action)) for cards in hands]
    for match in matches:
        play(match, f"choose {action}")
    assert asked(matches[0]) == asked(matches[1])


@pytest.mark.rule("BL-24.7")
def test_cards_drawn_are_told_to_the_player_alone() -> None:
    match = at(2, seats=[{}], board=board("region_rewards"))
    play(match, "choose region_rewards")
    events = match.apply(0, "claim unknown")
    kinds = {viewer: [event.kind for event in events if event.visible_to(viewer)] for viewer in (0, 1, None)}
    assert "drew-these" in kinds[0]
    for viewer in (1, None):
        assert "drew" in kinds[viewer]
        assert "drew-these" not in kinds[viewer]


@pytest.mark.rule("BL-24.8")
def test_nobody_knows_what_comes_next() -> None:
    """The same table looks the same, whichever card and whichever tile comes next."""
    position = at(2, seats=[{}], board=board("pioneer")).position()
    matches = [from_position(position, seed) for seed in range(40)]
    for viewer in ((0,), (1,), ()):
        assert len({sight(match, *viewer) for match in matches}) == 1
    for match in matches:
        play(match, "choose pioneer", "explore", "place 15")
    assert len({space_15(match) for match in matches}) > 8
    assert len({frozenset(hand(match, 1)) for match in matches}) > 30


def space_15(match: Match) -> str:
    return str(match.view(None)["spaces"][14]["tile"])


@pytest.mark.rule("BL-24.8")
def test_any_card_and_any_grey_tile_may_come() -> None:
    cards, tiles = set(), set()
    position = at(2, seats=[{}], board=board("pioneer")).position()
    for seed in range(150):
        match = play(from_position(position, seed), "choose pioneer", "explore", "place 15")
        cards |= hand(match, 1)
        tiles.add(space_15(match))
    assert len(cards) > 120
    assert tiles == {tile.id for tile in CATALOG.tiles if not tile.mark}


@pytest.mark.rule("BL-24.9")
def test_discards_and_played_cards_lie_open() -> None:
    match = at(2, seats=[{"played": "golden_school"}], discards="dark_archive hazy_harvest")
    for viewer in (0, 1, None):
        assert set(match.view(viewer)["discards"]) == {"dark_archive", "hazy_harvest"}
        assert row(match, 0, viewer)["played"] == ["golden_school"]


# -- the set-up ------------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-24.10")
def test_dealt_scoring_tiles_are_seen_by_their_owner_alone() -> None:
    match = new(GAME, 3, 5)
    dealt = [set(match.view(player)["dealt"]) for player in range(3)]
    assert all(len(goals) == 2 for goals in dealt)
    assert len(set.union(*dealt)) == 6
    assert match.view(None)["dealt"] == []
    for player in range(3):
        play_as(match, player, f"keep {sorted(dealt[player])[0]}")
    story = [event for entry in match.history for event in entry.events]
    shown = {target for event in story for target in event.targets}
    for player in range(3):
        assert f"goal:{sorted(dealt[player])[0]}" in shown
        assert f"goal:{sorted(dealt[player])[1]}" not in shown


def play_as(match: Match, player: int, move: str) -> None:
    match.apply(player, move)


@pytest.mark.rule("BL-24.11")
def test_choices_of_the_set_up_are_known_to_nobody_else() -> None:
    told = set()
    for number in range(2):
        match = new(GAME, 2, 5)
        goal = sorted(match.view(0)["dealt"])[number]
        assert match.apply(0, f"keep {goal}") == ()
        assert match.view(0)["kept"] == goal
        told.add((sight(match, 1), sight(match)))
    assert len(told) == 1
    told = set()
    for works in ("wood", "clay", "stone", "iron"):
        match = new(GAME, 2, 5)
        for player in range(2):
            play_as(match, player, f"keep {sorted(match.view(player)['dealt'])[0]}")
        assert match.apply(0, f"start {works}") == ()
        assert match.view(0)["begun"] == works
        told.add((sight(match, 1), sight(match)))
    assert len(told) == 1


@pytest.mark.rule("BL-24.11")
def test_that_a_player_has_chosen_is_seen() -> None:
    match = new(GAME, 3, 5)
    goal = match.view(1)["dealt"][0]
    play_as(match, 1, f"keep {goal}")
    assert asked(match) == [0, 2]
    with pytest.raises(NotYourDecision):
        play_as(match, 1, f"keep {goal}")
    match.undo(1)
    assert asked(match) == [0, 1, 2]


@pytest.mark.rule("BL-24.11")
def test_choices_are_final_when_all_have_chosen() -> None:
    match = new(GAME, 2, 5)
    for player in range(2):
        play_as(match, player, f"keep {match.view(player)['dealt'][0]}")
    for player in range(2):
        with pytest.raises(CannotUndo):
            match.undo(player)


# -- what lies open --------------------------------------------------------------------------------------------


@pytest.mark.rule("BL-24.12")
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_everything_else_is_open_to_all(players: int, options: dict[str, Any]) -> None:
    """Views differ in hands, sealed choices, and what projects would cost the viewer."""
    for number, match in enumerate(random_game(players, 11, **options)):
        if number % 7:
            continue
        views = [match.view(viewer) for viewer in (*range(players), None)]
        for view in views:
            for actor in view["players"]:
                del actor["hand"]
            for goal in view["goals"]:
                del goal["price"], goal["payable"], goal["missing"]
            del view["viewer"], view["dealt"], view["kept"], view["begun"]
        assert all(view == views[0] for view in views)
        points = [match.sight(viewer).points for viewer in ((0,), ())]
        assert points[0] == points[1]


# -- the Sage's tiles ------------------------------------------------------------------------------------------


def alone(tiles: str, stack: str, seed: int = 0, **solo: Any) -> Match:
    described = {"players": 1, "sage": "medium", "first": 1, "turn": 0, "seats": [{}]}
    return from_position({"game": GAME, **described, "solo": {"tiles": tiles, "stack": stack, **solo}}, seed)


@pytest.mark.rule("BL-24.13")
def test_nobody_knows_the_order_of_the_solo_tiles_and_which_were_removed() -> None:
    one = alone("a1 a2 a3 a4 b1 b2", "a2 a3 a4 b1 b2", seen="a1", open="a1", corner=2)
    other = alone("a1 a2 a3 a5 b3 b4", "a2 a3 a5 b3 b4", seen="a1", open="a1", corner=2)
    for viewer in ((0,), ()):
        assert sight(one, *viewer) == sight(other, *viewer)
    assert one.view(0)["sage"]["corner"] == 2
    turned = alone("a1 a2 a3 a4 b1 b2", "a2 a3 a4 b1 b2", seen="a1", open="a1", corner=3)
    assert sight(one, 0) != sight(turned, 0)


@pytest.mark.rule("BL-24.13")
def test_which_tiles_are_left_is_imagined_anew() -> None:
    """Tiles that were seen are known; of the others only how many of each kind there are."""
    match = alone("a1 a2 a3 a4 b1 b2", "a3 a4 b2", seen="a1 a2 b1", open="b1")
    found = set()
    for seed in range(80):
        world = state_of(match.determinize(0, seed))
        tiles = [tile.id for number, tile in enumerate(CATALOG.solo_tiles) if world.solo >> number & 1]
        assert [name[0] for name in tiles] == ["a", "a", "b"]
        assert not {"a1", "a2", "b1"} & set(tiles)
        found |= set(tiles)
    assert found == {"a3", "a4", "a5", "b2", "b3", "b4", "b5"}
    second = alone("a1 a2 a3 a4 b1 b2", "a3 b2", seen="a1 a2 a3 a4 b1 b2", open="b1")
    for seed in range(10):
        assert state_of(second.determinize(0, seed)).solo == state_of(second).solo


# -- imagining the rest ----------------------------------------------------------------------------------------


@pytest.mark.rule("BL-24.7", "BL-24.8")
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_what_a_player_sees_stays_when_the_rest_is_dealt_anew(players: int, options: dict[str, Any]) -> None:
    for number, match in enumerate(random_game(players, 5, **options)):
        if number % 9 or match.over:
            continue
        for viewer in (*range(players), None):
            assert match.determinize(viewer, number).view(viewer) == match.view(viewer)


@pytest.mark.rule("BL-24.7")
def test_other_hands_are_imagined_from_all_cards_that_nobody_sees() -> None:
    match = turn("builder", players=2, hand="golden_school", others=[{"hand": "dark_archive hazy_harvest"}])
    found = set()
    for seed in range(100):
        world = match.determinize(0, seed)
        assert hand(world, 0) == hand(match, 0)
        assert len(hand(world, 1)) == 2
        found |= hand(world, 1)
    assert len(found) > 90
    assert not found & hand(match, 0)


@pytest.mark.rule("BL-24.10", "BL-24.11")
def test_sealed_choices_of_others_are_made_again() -> None:
    match = new(GAME, 3, 5)
    own = match.view(0)["dealt"][0]
    play_as(match, 0, f"keep {own}")
    play_as(match, 1, f"keep {match.view(1)['dealt'][0]}")
    worlds = [state_of(match.determinize(0, seed)) for seed in range(60)]
    goals = [goal.id for goal in CATALOG.goals]
    assert {goals[world.kept[0]] for world in worlds} == {own}
    assert {goals[world.kept[1]] for world in worlds} == GOALS - set(match.view(0)["dealt"])
    assert {world.kept[2] for world in worlds} == {-1}
    assert all(world.dealt[1] >> world.kept[1] & 1 for world in worlds)
