"""Kingdom Builder's map in characters: every cell where it belongs, with its letter, and legal cells marked."""

from __future__ import annotations

import re

import pytest
from rich.cells import cell_len

import boardwright as bw
from boardwright.bots import Seat, make_bot
from boardwright.cli.games.kingdom_builder.map import CELL, COMPACT, MARGIN, SHIFT, WIDE, WIDTH, MapDrawing
from boardwright.cli.games.kingdom_builder.signs import GROUNDS
from boardwright.cli.seats import LOOKS, PAPER
from boardwright.cli.table import TerminalTable
from tests.cli.desk import make_terminal, sit_down

FORMS = (WIDE, COMPACT)
COLUMNS = "abcdefghijklmnopqrst"


def game(decisions: int, seed: int = 7, players: int = 4) -> TerminalTable:
    match = bw.new("kingdom_builder", players, seed)
    bots = [make_bot("random", seat) for seat in range(players)]
    for _ in range(decisions):
        player = match.decisions[0].player
        match.apply(player, bots[player].choose(Seat(match, player)))
    return TerminalTable(match, ["human"] * players, "en", make_terminal()[0])


def draw(table: TerminalTable, form: str) -> tuple[dict[str, str], list[str]]:
    """Every cell with the characters it shows, and the whole map."""
    player = table.match.decisions[0].player
    scene = table.scene(player, table.recent(player))
    codes = {place["location"]: place["location"][:2].title() for place in scene.view["locations"]}
    lines = [line.plain for line in MapDrawing(scene, {**codes, "castle": "Ca"}).lines(form)]
    found: dict[str, str] = {}
    for row in range(20):
        start = MARGIN + SHIFT[form] * (row % 2)
        for column in range(20):
            at = start + column * CELL[form]
            found[f"{COLUMNS[column]}{row + 1}"] = lines[row + 1][at : at + CELL[form]].replace("▏", " ")
    return found, lines


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("decisions", [0, 61, 150])
def test_every_cell_shows_what_is_on_it(form: str, decisions: int) -> None:
    table = game(decisions)
    view = table.match.view(table.match.decisions[0].player)
    cells, _ = draw(table, form)
    owners = {cell: seat["player"] for seat in view["players"] for cell in seat["settlements"]}
    tiles = {place["cell"]: place for place in view["locations"]}
    for number, (cell, shown) in enumerate(cells.items()):
        letter = view["terrain"][number // 20][number % 20]
        if cell in owners:
            look = LOOKS[owners[cell]]
            assert shown.strip("[]* ")[0] in (look.filled, look.hollow), cell
        elif cell in tiles:
            code = tiles[cell]["location"][:2]
            wanted = f"{code.title()}{tiles[cell]['tiles']}" if form == WIDE else code
            assert shown.strip().lower() == wanted.lower(), cell
            assert shown.strip()[0].isupper() or not tiles[cell]["tiles"], "small letters mean that none is left"
        elif cell in view["castles"]:
            assert shown.strip() == "Ca", cell
        else:
            assert shown.strip(" []*").upper() == letter, cell


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("decisions", [0, 1, 33, 61, 62, 63, 64, 65, 66, 150])
def test_marked_cells_are_exactly_the_cells_of_the_options(form: str, decisions: int) -> None:
    table = game(decisions)
    space = table.match.game.space
    wanted = {target for action in table.match.decisions[0].options for target in space.targets(action)}
    cells, _ = draw(table, form)
    marked = {cell for cell, shown in cells.items() if ("[" in shown if form == WIDE else "*" in shown)}
    assert marked == {target[5:] for target in wanted if target.startswith("cell:")}


def test_settlements_of_others_since_my_last_turn_are_hollow() -> None:
    table = game(9, players=2)
    player = table.match.decisions[0].player
    others = [entry for entry in table.match.history if entry.player != player]
    mine_before = [entry.number for entry in table.match.history if entry.player == player]
    last_turn_began = max(number for number in mine_before if number < others[-1].number)
    new = {
        table.match.describe(entry.action).notation[6:]
        for entry in others
        if entry.number > last_turn_began and table.match.describe(entry.action).verb == "build"
    }
    cells, _ = draw(table, WIDE)
    hollow = {cell for cell, shown in cells.items() if any(look.hollow in shown for look in LOOKS)}
    assert hollow == new
    assert new


@pytest.mark.parametrize("form", FORMS)
def test_letters_and_numbers_stand_where_their_cells_are(form: str) -> None:
    _, lines = draw(game(0), form)
    middle = CELL[form] // 2 if form == WIDE else 0
    for column, letter in enumerate(COLUMNS):
        at = MARGIN + column * CELL[form] + middle
        assert lines[0][at] == letter
        assert lines[21][at + SHIFT[form]] == letter, "row 20 lies half a cell further right"
    for row in range(1, 21):
        assert lines[row].startswith(f"{row:>2} ")
        assert lines[row].endswith(f" {row}")
        assert WIDTH[form] - 2 <= cell_len(lines[row]) <= WIDTH[form]
    assert len(lines) == 22


def test_all_signs_are_one_column_wide() -> None:
    for look in LOOKS:
        assert cell_len(look.filled) == cell_len(look.hollow) == cell_len(look.initial) == 1
    assert len({look.initial for look in LOOKS}) == len({look.filled for look in LOOKS}) == len(LOOKS)


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def test_letters_can_be_read_on_their_colours() -> None:
    for _, fill, ink, on_ink in GROUNDS.values():
        assert contrast(fill, ink) >= 4.5, fill
        assert contrast(on_ink, "#1C2829") >= 4.5, fill
    for look in LOOKS:
        assert contrast(look.colour, look.ink) >= 4.5, look.id
    assert contrast(PAPER, "#1C2829") >= 4.5


def test_colours_are_used_where_the_terminal_has_them_and_only_there() -> None:
    play, screen = sit_down([], colour=True, seed=7)
    play.run(fresh=False)
    assert "\x1b[" in screen.text
    assert "48;2;188;216;134" in screen.text, "grass"
    play, screen = sit_down([], colour=False, seed=7)
    play.run(fresh=False)
    assert "\x1b" not in screen.text
    assert "[T]" in screen.text


@pytest.mark.parametrize(
    ("width", "form", "beside"),
    [(120, WIDE, True), (90, WIDE, False), (80, COMPACT, True), (60, COMPACT, False)],
)
def test_the_table_fits_the_terminal(width: int, form: str, beside: bool) -> None:
    play, screen = sit_down([], width=width, seed=7)
    play.run(fresh=False)
    lines = [line.rstrip() for line in screen.text.splitlines()]
    assert all(cell_len(line) <= width for line in lines)
    row = next(line for line in lines if line.startswith(" 1 "))
    assert ("Fishermen" in row) == beside
    first = re.split(r"  1\b", row)[0]
    assert cell_len(first) > 80 if form == WIDE else cell_len(first) < 48


def test_a_screen_too_narrow_says_so() -> None:
    play, screen = sit_down([], width=40, seed=7)
    play.run(fresh=False)
    assert "This map needs 47 columns" in screen.text


def test_without_unicode_the_initial_is_enough() -> None:
    table = game(61)
    terminal, _ = make_terminal()
    terminal.console.file.__class__ = type("Ascii", (type(terminal.console.file),), {"encoding": "ascii"})
    plain = TerminalTable(table.match, ["human"] * 4, "en", terminal)
    assert not terminal.unicode
    _, lines = draw(plain, WIDE)
    assert all(line.isascii() for line in lines)
    assert "#B" in "".join(lines)
