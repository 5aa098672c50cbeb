"""The story of a game, a line a turn; and the plain drawer for games without a map of their own."""

from __future__ import annotations

import pytest

import boardwright as bw
from boardwright.arena import play_game
from boardwright.cli import boards
from boardwright.cli.boards import Board, listing
from boardwright.cli.table import TerminalTable, backwards
from tests.cli.desk import POSITION, make_terminal, sit_down


def table_of(match: bw.Match, language: str = "en") -> TerminalTable:
    return TerminalTable(match, ["random"] * match.players, language, make_terminal()[0])


def told(match: bw.Match, *actions: str, language: str = "en") -> list[str]:
    for action in actions:
        match.apply(match.decisions[0].player, action)
    return [line.text for line in table_of(match, language).story(None)]


def test_a_turn_is_one_line_with_tiles_taken_after_the_cells() -> None:
    match = bw.from_position(POSITION)
    assert told(match, "build m17", "build l16", "build l15", "end-turn")[0] == (
        "Red (random) on Grass: builds m17, l16, l15; takes Farm"
    )


@pytest.mark.parametrize(("game", "players"), [("coloma", 3), ("boonlake", 1)])
def test_from_its_end_it_is_the_same_story(game: str, players: int) -> None:
    """What was chosen in secret has no place in it yet, and an automa's deeds are entries of their own."""
    match = bw.new(game, players, seed=3)
    while not match.over and match.length < 150:
        decision = match.decisions[-1]
        match.apply(decision.player, decision.options[match.length % len(decision.options)])
        if match.length % 10 < 3:
            for seats in ([0], []):
                sight = match.sight(seats)
                assert [*backwards(sight)] == [*reversed(sight.log(1))]


def test_extra_actions_name_their_tile() -> None:
    seats = [
        {"settlements": "l15 l16 m17", "tiles": ["farm"], "hand": None},
        {"settlements": "h9", "hand": "forest"},
    ]
    match = bw.from_position({**POSITION, "seats": seats})
    lines = told(match, "use farm", "build k16", "build l17", "build k17", "build k18", "end-turn")
    assert lines == ["Red (random) on Grass: Farm builds k16; builds l17, k17, k18"]


def test_moves_and_lost_tiles_are_told() -> None:
    seats = [{"settlements": "k6", "tiles": ["paddock"], "hand": None}, {"settlements": "h9", "hand": "forest"}]
    match = bw.from_position({**POSITION, "seats": seats})
    lines = told(match, "use paddock", "lift k6", "move-to i6")
    assert lines == ["Red (random) on Grass: Paddock moves k6 to i6; loses Paddock"]
    assert told(
        bw.from_position({**POSITION, "seats": seats}), "use paddock", "lift k6", "move-to i6", language="fr"
    ) == ["Rouge (random) sur Prairie\u00a0: Enclos déplace k6 vers i6\u00a0; perd Enclos"]


@pytest.mark.parametrize("seed", range(6))
def test_every_settlement_of_a_game_is_told_in_the_line_of_its_player(seed: int) -> None:
    match = play_game("kingdom_builder", 3, seed, ["random"])
    table = table_of(match)
    lines = table.story(None)
    built = [(event.args["player"], event.args["cell"]) for entry in match.history for event in entry.events
             if event.kind == "built"]  # fmt: skip
    for player, cell in built:
        words = {word.strip(",;") for line in lines if line.player == player for word in line.text.split()}
        assert cell in words
    turns = sum(match.describe(entry.action).verb == "end-turn" for entry in match.history)
    assert sum(line.player is not None for line in lines) == turns
    assert lines[-1].text == "The game is over."


def test_the_first_turn_knows_its_card_though_it_was_laid_open_before_anybody_listened() -> None:
    match = bw.new("kingdom_builder", 2, 7)
    card = table_of(match).words.name(f"terrain-{match.view(None)['played']}")
    first = match.decisions[0]
    match.apply(first.player, first.options[0])
    assert f" on {card}: builds " in table_of(match).story(None)[0].text


def test_nothing_secret_is_told() -> None:
    match = play_game("kingdom_builder", 2, 1, ["random"])
    assert not any("holds" in line.text for viewer in (None, 0, 1) for line in table_of(match).story(viewer))


def test_a_game_without_a_drawer_can_still_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boards, "HOME", "tests.cli")
    play, screen = sit_down(["1", "1", "1", "end", "log 3", "cards", "map wide", "rules farm", "rules"], seed=7)
    assert type(play.table.board) is Board
    play.run()
    assert play.table.match.length > 4
    assert "supply 40" in screen.text
    assert "Red builds on " in screen.text
    assert "I cannot read “cards”" in screen.text
    assert "The map can be: -" in screen.text
    assert "There is nothing called “farm”" in screen.text


def test_plain_data_is_listed_readably() -> None:
    data = {"played": "grass", "cards": ["a", "b"], "seats": [{"hand": None}], "none": [], "nothing": {}}
    assert listing(data) == ["played grass", "cards a, b", "seats", "  -", "    hand None", "none -", "nothing -"]
