"""The map of Kingdom Builder with its expansions: every sign where it belongs, in both forms, without colour too."""

from __future__ import annotations

import pytest

import boardwright as bw
from boardwright.cli.games.kingdom_builder.faces import ground, legal
from boardwright.cli.games.kingdom_builder.map import COMPACT, WIDE, MapDrawing
from boardwright.cli.games.kingdom_builder.signs import GROUNDS, NOMADS, all_codes, different, nomad_code
from boardwright.cli.seats import LOOKS
from boardwright.cli.table import TerminalTable
from boardwright.words import LANGUAGES
from tests.cli.desk import make_terminal
from tests.cli.games.kingdom_builder.table import POSITION, cells_of, played, position, scene_of, table_of

FORMS = (WIDE, COMPACT)
#: Lighthouse at g7, Wagon at s9, City Hall at f13; a castle of the Harbor's quadrant at m15.
PIECES = {
    **POSITION,
    "quadrants": ["lighthouse_foresters_lodge", "monastery_wagon", "city_hall_fort", "harbor"],
    "tasks": ["road", "fortress", "advance"],
    "cards": ["knights", "miners", "workers"],
    "island": None,
    "nomads": [],
    "caves": [],
    "walls": "",
    "scouts": "",
    "scouted": None,
    "removed": {},
    "open": ["grass"],
    "seats": [{"settlements": "a1", "ship": "e5", "wagon": "a18", "hall": "f19"}, {"settlements": "t1"}],
}


def shown(match: bw.Match, form: str) -> dict[str, str]:
    return {cell: text.strip() for cell, text in cells_of(table_of(match), form).items()}


@pytest.mark.parametrize(
    ("cell", "wide", "compact"),
    [
        ("e11", "b", "b"),  # marsh
        ("k13", "a", "a"),  # farmland
        ("k12", "(m)", "m)"),  # a cave
        ("c6", "N/", "N/"),  # nomads with a Sword
        ("h6", "Ng", "Ng"),  # with a Donation of grass
        ("f8", "N$", "N$"),  # with a Treasure
        ("f17", "Pa", "Pa"),  # a palace
        ("n19", "Si", "Si"),  # a silo
        ("o8", "Ca", "Ca"),  # a castle
        ("n4", "Ba1", "Ba"),
        ("r5", "Cr1", "Cr"),  # the second location of a quadrant
        ("s17", "Cb1", "Cb"),  # the Cabin is not called like the castle
        ("a1", "===", "=="),  # a wall
        ("r19", "?R", "?R"),  # a scout token of the player on turn
        ("n5", "●R!", "!R"),  # a warrior
        ("m5", "f|", "f|"),  # a cell beside it
        ("e2", "●R", "●R"),
        ("v1", "●R", "●R"),  # on the island
        ("v2", "Ca", "Ca"),
        ("w4", "Ro2", "Ro"),
        ("u3", "t", "t"),
        ("u1", "", ""),  # no cell
    ],
)
def test_every_kind_of_cell_has_its_sign(cell: str, wide: str, compact: str) -> None:
    assert (shown(position(), WIDE)[cell], shown(position(), COMPACT)[cell]) == (wide, compact)


@pytest.mark.parametrize(
    ("cell", "wide", "compact"), [("e5", "●R~", "~R"), ("a18", "●R%", "%R"), ("f19", "●R^", "^R"), ("g19", "●R^", "^R")]
)
def test_ships_wagons_and_every_cell_of_a_city_hall_have_their_sign(cell: str, wide: str, compact: str) -> None:
    match = bw.from_position(PIECES)
    assert (shown(match, WIDE)[cell], shown(match, COMPACT)[cell]) == (wide, compact)
    assert sum(text.endswith("^") for text in shown(match, WIDE).values()) == 7


def test_a_capitol_shows_instead_of_the_castle_below_it() -> None:
    match = bw.from_position({**PIECES, "seats": [{}, {}], "capitols": ["m15"]})
    castles = match.view(None)["castles"]
    assert "m15" in castles
    cells = shown(match, WIDE)
    assert cells["m15"] == "Cp"
    assert {cells[cell] for cell in castles if cell != "m15"} == {"Ca"}


def test_a_nomad_cell_without_its_tile_says_so() -> None:
    seats = [{**POSITION["seats"][0], "tiles": [*POSITION["seats"][0]["tiles"], "sword new"]}, POSITION["seats"][1]]
    assert shown(position(seats=seats), COMPACT)["c6"] == "N-"


def test_markers_stand_at_the_numbers_of_their_rows() -> None:
    scene = scene_of(table_of(position()))
    for form in FORMS:
        lines = [
            line.plain for line in MapDrawing(scene, all_codes(table_of(position()).words, scene.view)).lines(form)
        ]
        assert lines[4].startswith(" 4R ")
        assert lines[7].endswith(" B7")
        assert [number for number, line in enumerate(lines) if line.startswith(f"{number:>2}R")] == [4]


def test_new_pieces_are_hollow_or_have_a_small_letter() -> None:
    seats = [{"settlements": "a9", "hand": "grass"}, {"settlements": "n5", "tiles": ["barracks@n4"]}]
    match = position(turn=1, seats=seats, open=["forest"], removed={}, scouted=None, scouts="", due=0)
    match.apply(1, "use barracks")
    match.apply(1, "put m5")
    match.apply(1, "end-turn")
    assert (shown(match, WIDE)["m5"], shown(match, COMPACT)["m5"]) == ("□B!", "!b")


def test_pieces_that_can_be_chosen_are_marked() -> None:
    match = position(open=["grass"])
    match.apply(0, "use barracks")
    assert (shown(match, WIDE)["n5"], shown(match, COMPACT)["n5"]) == ("[!]", "!*")


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("seed", range(8))
def test_marked_cells_are_the_cells_of_the_options_on_board_and_island(form: str, seed: int) -> None:
    for decisions in (0, 30, 77, 121):
        match = played(decisions, seed, 2)
        if match.over:
            continue
        space = match.game.space
        targets = {target for action in match.decisions[0].options for target in space.targets(action)}
        marked = {cell for cell, text in shown(match, form).items() if ("[" in text if form == WIDE else "*" in text)}
        assert marked == {target[5:] for target in targets if target.startswith("cell:")}


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("seed", range(6))
def test_every_cell_shows_what_is_on_it(form: str, seed: int) -> None:
    match = played(150, seed)
    view = match.view(None)
    cells = shown(match, form)
    for seat in view["players"]:
        look = LOOKS[seat["player"]]
        for cell in seat["settlements"]:
            assert cells[cell].strip("[]*")[0] in (look.filled, look.hollow), cell
        pieces = [*seat["warriors"], *filter(None, [seat["ship"], seat["wagon"]]), *seat["hall"]]
        for cell in pieces:
            assert set(cells[cell]) & set("!~%^"), cell
            assert look.initial in cells[cell].upper() or set(cells[cell]) & set("[*"), cell
    for cell in view["walls"]:
        assert set(cells[cell]) == {"="}, cell
    for nomad in view["nomads"]:
        assert cells[nomad["cell"]] == nomad_code(nomad["tile"])
    letters = dict(zip(cells, "".join(view["terrain"])))
    letters |= dict(zip(list(cells)[400:], "".join(view["island"]["rows"])))
    taken = {cell for cell, text in cells.items() if set(text) & set("●■▲◆○□△◇!~%^?=")}
    for cell, letter in letters.items():
        if letter in GROUNDS and cell not in taken:
            assert cells[cell].strip("()[]*|").upper() == letter, cell


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_things_of_a_table_share_their_letters(language: str) -> None:
    for seed in range(12):
        view = played(0, seed).view(None)
        codes = [code.lower() for code in all_codes(table_of(played(0, seed), language).words, view).values()]
        assert all(len(code) == 2 for code in codes)
        assert len(set(codes)) == len(codes)


def test_letters_are_found_as_far_in_the_name_as_it_takes() -> None:
    names = {"castle": "Castle", "cabin": "Cabin", "cave": "Cave", "canoe": "Canoe", "hall": "City Hall"}
    assert different(names) == {"castle": "Ca", "cabin": "Cb", "cave": "Cv", "canoe": "Cn", "hall": "Ci"}
    assert different({"a": "Aa", "b": "Aa", "c": "Aa"}) == {"a": "Aa", "b": "A1", "c": "A2"}


def test_every_nomad_tile_has_a_sign_of_its_own() -> None:
    donations = [f"donation_{key.removeprefix('terrain-')}" for key, *_ in list(GROUNDS.values())[:7]]
    codes = [nomad_code(tile) for tile in [*donations, *NOMADS, None]]
    assert len(set(codes)) == len(codes) == 12


def test_ground_and_choice_differ_by_more_than_colour() -> None:
    for letter in GROUNDS:
        assert ground(letter).wide != legal(letter).wide
        assert ground(letter).compact != legal(letter).compact


def test_without_unicode_everything_is_ascii() -> None:
    terminal, _ = make_terminal()
    terminal.console.file.__class__ = type("Ascii", (type(terminal.console.file),), {"encoding": "ascii"})
    table = TerminalTable(position(), ["human"] * 2, "en", terminal)
    for form in FORMS:
        cells = cells_of(table, form)
        assert all(text.isascii() for text in cells.values())
        assert cells["n5"].strip() == ("#R!" if form == WIDE else "!R")


def test_the_first_game_looks_as_it_always_did() -> None:
    match = bw.new("kingdom_builder", 2, 7, {"first_game": True})
    codes = all_codes(table_of(match).words, match.view(None))
    assert codes == {"castle": "Ca", "tavern": "Ta", "paddock": "Pa", "oasis": "Oa", "farm": "Fa"}
