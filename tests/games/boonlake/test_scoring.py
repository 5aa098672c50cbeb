"""The final scoring: what everything is worth, and who has won."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.games.boonlake import GAME
from boardwright.games.boonlake.catalog import CATALOG
from tests.games.boonlake.slow_scoring import slow_scores
from tests.games.boonlake.table import TABLES, at, notations, play, player_of, random_game, scoring, state_of

#: Two sites on a tile.
WIDE = {"5": "s01", "9": "s02", "14": "g13", "22": "s05", "6": "pasture", "20": "pasture", "19": "s04"}
SITES = ["5a", "5b", "9a", "9b", "14a", "14b"]


def lines(**seat: Any) -> dict[str, int]:
    return GAME.line_points(state_of(at(2, seats=[seat], map=WIDE)), 0)


def end(*seats: dict[str, Any], **fields: Any) -> Any:
    """A game whose last scoring has just been played; nobody had anything to decide."""
    described = [{"marks": [1, 2, 3, 0], **seat} for seat in seats]
    table = {"goals": "sc04 sc05 sc06 sc07", **fields}
    return scoring(4, players=len(seats), others=described[1:], table=table, **described[0])


@pytest.mark.rule("BL-20.1")
def test_the_final_scoring_follows_scoring_4() -> None:
    match = end({"levers": "1 2 3 6 8 9 4", "settlers": "5a"}, {})
    assert not match.over
    before = player_of(match)["vp"]
    play(match, "decline")
    assert match.over
    assert match.scores[0] == match.score_sheet[0].total == before - 4 + 7 + 21  # marker, levers not used, all levers


@pytest.mark.rule("BL-20.2", "BL-20.3")
def test_levers() -> None:
    names = [lever.id for lever in CATALOG.levers]
    found = [lines(levers=" ".join(names[:count]))["levers"] for count in range(13)]
    assert found == [0, 0, 0, 0, 8, 10, 12, 21, 24, 27, 30, 33, 36]
    assert lines(levers=" ".join(names[:5]), used="1 2")["levers"] == 10


@pytest.mark.rule("BL-20.4")
def test_played_cards_are_worth_their_points_and_their_end_effect() -> None:
    found = lines(played="noon_pawn_shop owl_town_hall meadow_land_office", homes="5a 5b 9a")
    assert found["cards"] == 7 + 7 + 2
    assert found["end-effects"] == 3
    for card in CATALOG.cards:
        assert lines(played=card.id)["cards"] == card.points


@pytest.mark.rule("BL-20.5")
def test_pieces_gone_from_the_lower_rows() -> None:
    assert [lines(homes=" ".join(SITES[:count]))["board"] for count in range(7)] == [0, 0, 0, 0, 0, 2, 4]
    assert [lines(towns=" ".join(SITES[:count]))["board"] for count in range(5)] == [0, 0, 2, 6, 12]
    herds = ["", "6 1", "6 2", "6 3", "6 4", "6 4 20 1"]
    assert [lines(cattle=herd)["board"] for herd in herds] == [0, 0, 0, 2, 6, 12]
    assert lines(homes="5a 5b", removed=4)["board"] == 4


@pytest.mark.rule("BL-20.6")
def test_coins_vases_and_cards_in_hand_are_worth_nothing() -> None:
    assert sum(lines(coins=50, vases=5, hand="noon_pawn_shop owl_town_hall").values()) == 0
    assert sum(lines(vp=-3).values()) == -3


@pytest.mark.rule("BL-20.7")
@pytest.mark.parametrize(("points", "winners"), [((50, 40, 45), [0]), ((20, 40, 45), [2]), ((-50, -40, -45), [1])])
def test_most_points_win(points: tuple[int, ...], winners: list[int]) -> None:
    match = end(*[{"vp": vp} for vp in points])
    assert match.over
    assert list(match.winners) == winners


@pytest.mark.rule("BL-20.8")
def test_players_with_equally_many_share_the_win() -> None:
    """Coins and cards decide nothing; the ship of the last player brings 4 points."""
    match = end({"vp": 50, "coins": 30}, {"vp": 50}, {"vp": 20})
    assert match.scores[0] == match.scores[1] > match.scores[2]
    assert list(match.winners) == [0, 1]


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_the_slow_scorer_agrees_all_the_time(players: int, options: dict[str, Any]) -> None:
    for number, match in enumerate(random_game(players, 3, **options)):
        if number % 11 == 0 or match.over:
            state = state_of(match)
            assert slow_scores(match) == GAME.points_now(state)
            for player in range(players):
                assert sum(GAME.line_points(state, player).values()) == GAME.points_now(state)[player]


def test_nothing_is_left_to_do() -> None:
    match = end({}, {})
    assert match.over
    assert notations(match) == []
