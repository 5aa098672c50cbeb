"""The story of a turn with the expansions of Kingdom Builder: what belongs together is told together."""

from __future__ import annotations

from typing import Any

import pytest

import boardwright as bw
from boardwright.arena import play_game
from boardwright.words import LANGUAGES
from tests.cli.games.kingdom_builder.table import EVERYTHING, position, table_of

#: Bazaar at b4, Watermill at g3, Barracks at n4, Crossroads at r5, Temples at c13 and i18, Cathedral at o12.
WITH_BAZAAR = ["bazaar_watermill", "barracks_crossroads", "temple", "cathedral_watchtower"]

OWN = ("tiles", "colonies", "ship")


def table(quadrants: list[str], settlements: str, *others: Any, **fields: Any) -> bw.Match:
    """Red is on turn with a grass card, or what the fields say; what belongs to a seat is Red's."""
    red = {"settlements": settlements, **{name: fields.pop(name) for name in OWN if name in fields}}
    seats = [red, *(other if isinstance(other, dict) else {"settlements": other} for other in others or ("",))]
    description = {"game": "kingdom_builder", "players": len(seats), "quadrants": quadrants, "first": 0, "seats": seats,
                   "cards": ["knights", "miners", "workers"], "played": "grass"}  # fmt: skip
    return bw.from_position({**description, **fields}, seed=1)


def told(match: bw.Match, *actions: str, language: str = "en") -> list[str]:
    for action in actions:
        match.apply(match.decisions[0].player, action)
    return [line.text for line in table_of(match, language).story(None)]


# -- one action, one fact --------------------------------------------------------------------------------------


def test_a_donation_is_told_apart_from_the_mandatory_action() -> None:
    board = ["quarry", "farm", "oasis", "tavern"]
    nomads = ["donation_desert", "resettlement", "sword"]
    match = table(board, "h5", tiles=["donation_desert"], nomads=nomads, played="canyon")
    lines = told(match, "use donation_desert", "build g5", "build g4", "build g3", "build f5", "build e5", "build f4")
    assert lines == ["Red on Canyon: Desert Donation builds g5, g4, g3; builds f5, e5, f4"]


def test_a_resettlement_is_told_by_its_ways() -> None:
    board = ["quarry", "farm", "oasis", "tavern"]
    match = table(board, "a4 c10", tiles=["resettlement"], nomads=["resettlement", "outpost", "sword"], due=0)
    lines = told(
        match, "use resettlement", "lift a4", "move-to a5", "lift c10", "move-to b10", "lift b10", "move-to b9"
    )
    assert lines == ["Red on Grass: Resettlement moves a4-a5, c10-b10-b9"]


def test_the_bazaar_names_what_it_repeats() -> None:
    match = table(WITH_BAZAAR, "b5 f2", tiles=["bazaar", "watermill"])
    lines = told(match, "use watermill", "build h3", "use bazaar", "repeat watermill", "build g4")
    assert lines == ["Red on Grass: Watermill builds h3; Bazaar (Watermill) builds g4"]


def test_repeating_the_crossroads_is_told_though_nothing_is_seen() -> None:
    match = table(WITH_BAZAAR, "b5 r6", {"hand": "grass"}, tiles=["bazaar", "crossroads"], due=0)
    assert told(match, "use bazaar", "repeat crossroads") == ["Red on Grass: uses Bazaar (Crossroads)"]


def test_pieces_walls_and_tokens_are_told() -> None:
    match = table(WITH_BAZAAR, "b5 n5", tiles=["bazaar", "barracks"])
    lines = told(match, "use barracks", "put m5", "use bazaar", "repeat barracks", "remove m5")
    assert lines == ["Red on Grass: Barracks puts Warrior: m5; Bazaar (Barracks) takes Warrior back from m5"]
    walls = table(["quarry", "farm", "oasis", "tavern"], "d4 b1", tiles=["quarry"], played="grass", due=0,
                  nomads=["sword", "outpost", "treasure"])  # fmt: skip
    walls.apply(0, "use quarry")
    for _ in range(2):
        walls.apply(0, next(action for action in walls.decisions[0].options if walls.describe(action).verb == "put"))
    (line,) = told(walls)
    assert line.startswith("Red on Grass: Quarry puts Stone wall: ")
    assert line.count(",") == 1


def test_a_ship_is_told_by_its_way() -> None:
    board = ["lighthouse_foresters_lodge", "farm", "oasis", "tavern"]
    match = table(board, "f7", tiles=["lighthouse"], ship="e6", tasks=["road"])
    lines = told(match, "use lighthouse", "move-to d6", "move-to c6", "stop")
    assert lines == ["Red on Grass: Lighthouse moves e6-d6-c6"]


def test_the_fort_names_the_card_it_draws() -> None:
    board = ["city_hall_fort", "farm", "oasis", "tavern"]
    match = table(board, "f7", tiles=["fort"], tasks=["road"])
    match.apply(0, "use fort")
    card = match.view(None)["discards"]
    drawn = next(name for name, count in card.items() if count)
    cell = match.describe(match.decisions[0].options[0]).notation
    assert told(match, cell) == [f"Red on Grass: Fort ({drawn.title()}) builds {cell.removeprefix('build ')}"]


def test_the_temple_the_cathedral_and_their_tiles_are_told() -> None:
    match = table(WITH_BAZAAR, "c12 p12 o11", tiles=["temple@c13", "cathedral"], colonies=2, played="canyon")
    lines = told(match, "use temple", "remove c12", "use cathedral", "take")
    assert lines == ["Red on Canyon: Temple sets c12 aside; loses Temple; Cathedral takes a settlement tile"]
    match = table(WITH_BAZAAR, "p12", tiles=["cathedral"], colonies=2, played="canyon")
    lines = told(match, "use cathedral", "build p11", "build o11", "build q11", "build p13")
    assert lines == ["Red on Canyon: Cathedral builds p11, o11; builds q11, p13"]


def test_the_sword_names_its_victims() -> None:
    board = ["quarry", "farm", "oasis", "tavern"]
    match = table(board, "a4", "a1", "t1", tiles=["sword"], nomads=["sword", "outpost", "treasure"], due=0)
    lines = told(match, "use sword", "remove a1", "remove t1")
    assert lines == ["Red on Grass: strikes a1 (Blue); strikes t1 (Green)"]


# -- several seats, several cards ------------------------------------------------------------------------------


def test_an_answer_of_another_seat_is_a_line_of_its_own() -> None:
    board = ["oasis", "canoe", "tavern", "farm"]
    blue = {"settlements": "o6", "tiles": ["canoe@p6"]}
    green = {"settlements": "n16", "tiles": ["farm@m16"]}
    match = table(board, "l15", blue, green)
    lines = told(match, "build l16", "build o7", "build l17", "build k17")
    assert lines == ["Red on Grass: builds l16, l17, k17; takes Farm", "Blue: Canoe builds o7"]


def test_points_and_markers_are_told_with_the_turn() -> None:
    board = ["tower", "paddock", "tavern", "farm"]
    match = table(board, "q1", {"hand": "grass"}, played="desert", cards=["families", "mayors", "rovers"])
    lines = told(match, "build r1", "build s1", "build t1", "end-turn")
    assert lines[0] == "Red on Desert: builds r1, s1, t1; marks row 1; earns 2 (Families), 1 (Rovers)"


def test_the_terrain_chosen_is_told_and_cards_before_it_is() -> None:
    match = position()
    before = told(match, "use temple", "remove e2")
    assert before[0].startswith("Red on Marsh or Grass: Temple sets e2 aside")
    after = told(match, "play marsh")
    assert after[0].startswith("Red on Marsh: Temple sets e2 aside")


def test_every_use_of_a_silo_is_a_line() -> None:
    # silos at d9 and n9
    board = ["bazaar_watermill", "mountain_station_cabin", "tavern", "farm"]
    match = table(board, "d8 n8", {"settlements": "c8 c7 b7"}, placed=3, last_round=True, first=1)
    lines = told(match, "end-turn", "lift b7", "move-to d7", "lift c7", "move-to c9", "lift c8", "move-to e7",
                 "build e8", "build e9", "build f9", "stop")  # fmt: skip
    assert lines[-3:] == ["Blue: Silo moves b7-d7, c7-c9, c8-e7", "Red: Silo builds e8, e9, f9", "The game is over."]


# -- whole games -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_every_piece_of_a_game_is_told_in_a_line_of_its_player(seed: int) -> None:
    match = play_game("kingdom_builder", 3, seed, ["random"], options={"expansions": EVERYTHING})
    lines = table_of(match).story(None)
    words = {
        (line.player, part) for line in lines for word in line.text.split() for part in word.strip(",;").split("-")
    }
    for event in (event for entry in match.history for event in entry.events):
        if event.kind.startswith(("built", "moved", "put-", "took-back-", "set-aside", "struck")):
            assert (event.args["player"], event.args["cell"]) in words, event
    assert lines[-1].text == "The game is over."
    of_all = [line.text for line in lines if line.player is None]
    assert not [text for text in of_all if not text.startswith("The ") and "last round" not in text]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_told_in_every_language(language: str) -> None:
    match = play_game("kingdom_builder", 2, 3, ["random"], options={"expansions": EVERYTHING})
    assert all("{" not in line.text and "  " not in line.text for line in table_of(match, language).story(None))


def test_nothing_secret_is_told() -> None:
    match = play_game("kingdom_builder", 2, 5, ["random"], options={"expansions": EVERYTHING})
    assert not any("holds" in line.text for viewer in (None, 0, 1) for line in table_of(match).story(viewer))
