"""The end of the game: what triggers it, who still plays, who has won (KB-7)."""

from __future__ import annotations

import pytest

from boardwright.kernel.errors import GameOver
from boardwright.match.match import Match
from tests.games.kingdom_builder.positions import can_end, cells, options, play, position, rule, seat, tiles, walk
from tests.games.kingdom_builder.scoring_positions import crowd, whole_turn


def build(match: Match) -> list[str]:
    """Put the next settlement on some cell that can be chosen."""
    return play(match, f"build {sorted(cells(match))[0]}")


def last_round(match: Match) -> bool:
    found = match.view(None)["last_round"]
    assert isinstance(found, bool)
    return found


# -- the trigger -----------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-7.1")
def test_the_last_settlement_of_a_mandatory_action_triggers_the_end() -> None:
    match = position(crowd("k8", 37), played="grass")
    assert not last_round(match)
    for left in (2, 1):
        assert "last-round" not in build(match)
        assert (seat(match)["supply"], last_round(match)) == (left, False)
    assert build(match).count("last-round") == 1
    assert (seat(match)["supply"], last_round(match)) == (0, True)


@pytest.mark.rule("KB-7.1")
def test_the_last_settlement_placed_by_a_tile_triggers_the_end() -> None:
    match = position(crowd("l16", 39), tiles=["farm@m16"], played="grass")
    play(match, "use farm")
    assert "last-round" in play(match, "build l17")
    assert last_round(match)


@pytest.mark.rule("KB-7.1")
def test_a_move_triggers_nothing_while_the_supply_holds_a_settlement() -> None:
    match = position(crowd("k8", 39), tiles=["paddock@l7"], played="grass", placed=3)
    assert "last-round" not in play(match, "use paddock", "lift k8", "move-to i8")
    assert not last_round(match)


@pytest.mark.rule("KB-7.1")
def test_without_an_empty_supply_a_round_follows_another() -> None:
    match = position("h9", {"hand": "forest"}, played="grass")
    turns = [whole_turn(match) for _ in range(6)]
    assert turns == [0, 1, 0, 1, 0, 1]
    assert not match.over


# -- the last round --------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-7.2")
def test_who_triggers_the_end_still_has_the_extra_actions() -> None:
    match = position(crowd("k8", 37), tiles=["paddock@l7"], played="grass")
    for _ in range(3):
        build(match)
    assert options(match) == {"use paddock", "end-turn"}
    play(match, "use paddock", "lift k8", "move-to i8")
    assert options(match) == {"end-turn"}


@pytest.mark.rule("KB-7.2")
def test_an_end_triggered_before_the_mandatory_action_leaves_the_other_tiles_open_too() -> None:
    match = position(crowd("k8 l16", 39), tiles=["paddock@l7", "farm@m16"], played="grass")
    play(match, "use farm", "build l17")
    assert (tiles(match), can_end(match)) == ({"paddock"}, True)


@pytest.mark.rule("KB-7.3")
@pytest.mark.parametrize(
    ("players", "first", "following"),
    [
        (2, 0, [1]),
        (2, 1, []),  # seat 0 is to the right of the starting player: the game is over after its turn
        (3, 0, [1, 2]),
        (3, 1, []),
        (3, 2, [1]),
        (5, 0, [1, 2, 3, 4]),
        (5, 3, [1, 2]),
        (5, 1, []),
    ],
)
def test_the_round_is_played_to_its_end(players: int, first: int, following: list[int]) -> None:
    rivals = [{"settlements": "", "hand": "canyon"} for _ in range(players - 1)]
    match = position(crowd("k8", 37), *rivals, played="grass", first=first)
    assert whole_turn(match) == 0
    turns = []
    while not match.over:
        turns.append(whole_turn(match))
    assert turns == following


@pytest.mark.rule("KB-7.3")
def test_a_second_player_who_runs_out_does_not_lengthen_the_last_round() -> None:
    second = {"settlements": crowd("n16", 37, "flowers"), "hand": "canyon"}
    match = position(crowd("k8", 37), second, {"hand": "desert"}, played="grass")
    whole_turn(match)
    assert whole_turn(match) == 1
    assert [player["supply"] for player in match.view(None)["players"]] == [0, 0, 40]
    assert whole_turn(match) == 2
    assert match.over


@pytest.mark.rule("KB-7.3", "KB-10.2")
def test_after_the_last_turn_nothing_can_be_done() -> None:
    match = position(crowd("k8", 37), played="grass", first=1)
    assert not match.over
    for _ in range(3):
        build(match)
    assert "game-over" in play(match, "end-turn")
    assert (match.over, match.decisions) == (True, ())
    assert rule(match, "h9", seat=0) == rule(match, "h9", seat=1) == "KB-10.2"
    with pytest.raises(GameOver):
        match.apply(1, "end-turn")


# -- scoring and winning ---------------------------------------------------------------------------------------


@pytest.mark.rule("KB-7.4")
@pytest.mark.parametrize("cards", [["knights", "lords", "fishermen"], ["fishermen", "miners", "hermits"]])
def test_the_cards_are_scored_in_their_order_and_the_castles_last(cards: list[str]) -> None:
    match = position(crowd("k8", 37), "c4 c3", played="grass", first=1, cards=cards)
    whole_turn(match)
    assert match.over
    sheets = match.score_sheet
    assert [sheet.player for sheet in sheets] == [0, 1]
    assert [[line.id for line in sheet.lines] for sheet in sheets] == [[*cards, "castles"]] * 2
    assert [sum(line.points for line in sheet.lines) for sheet in sheets] == match.scores
    assert sheets[1].lines[-1].points == 3  # c4 touches the castle at d4


@pytest.mark.rule("KB-7.5")
def test_the_most_points_win() -> None:
    cards = ["knights", "miners", "fishermen"]
    match = position("h9 i9", "c4", "h10", played=None, placed=0, cards=cards, over=True)
    assert match.scores == [4, 6, 2]  # c4: 2 for the Knights, 1 beside water, 3 for the castle
    assert match.winners == [1]


@pytest.mark.rule("KB-7.5")
def test_tied_players_share_the_victory_without_a_tie_breaker() -> None:
    cards = ["knights", "miners", "fishermen"]
    match = position("h9 i9 j9", "c4", "h10", played=None, cards=cards, over=True)
    assert match.scores == [6, 6, 2]
    assert match.winners == [0, 1]  # neither three settlements nor a castle make a difference


@pytest.mark.rule("KB-7.5")
def test_nobody_has_won_while_the_game_goes_on() -> None:
    match = position("h9 i9 j9", played="grass", placed=3, last_round=True, first=1)
    assert match.winners == []
    assert walk(match, "end-turn").winners == [0]
