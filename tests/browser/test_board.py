"""The board under the mouse: tiles are used where they lie, settlements move, zoom and pan play nothing."""

from __future__ import annotations

import re

from playwright.sync_api import FloatRect, expect

from tests.browser.games import finished, last_turn, saved, with_the_lords, with_tiles
from tests.browser.pages import Person
from tests.server.harness import seed_where


def box(person: Person, cell: str) -> FloatRect:
    found = person.cell(cell).bounding_box()
    assert found is not None
    return found


def test_tiles_are_used_where_they_lie(person: Person) -> None:
    person.sit_down(person.go_on(saved(with_tiles()), 0, 0))
    person.button("Farm: use it now").click()
    expect(person.prompt).to_contain_text("Farm: choose the cell for your settlement.")
    cell = person.build()
    expect(person.cell(cell)).to_have_accessible_name(re.compile("^Grass"))
    farm = person.button("Farm: used this turn")
    person.poke(farm)
    expect(person.page.get_by_role("status").filter(has_text="You have used the Farm action this turn")).to_be_visible()


def test_a_tile_pointed_at_says_what_it_does_and_lights_its_cells(person: Person) -> None:
    match = with_tiles()
    farm = match.clone()
    farm.apply(0, "use farm")
    cells = len(farm.decisions[0].options)
    person.sit_down(person.go_on(saved(match), 0, 0))
    lit, tip = person.page.locator("use[href='#kb-leads']"), person.page.get_by_role("tooltip")
    person.button("Farm: use it now").hover()
    expect(tip).to_contain_text("Place one more settlement on grass")
    expect(tip).to_contain_text(f"{cells} cells")
    expect(lit).to_have_count(cells)
    person.prompt.hover()
    expect(tip).to_have_count(0)
    expect(lit).to_have_count(0)
    # By keys it is the same; the four settlements can be moved.
    person.button("Farm: use it now").focus()
    person.page.keyboard.press("Shift+Tab")
    expect(person.button("Paddock: use it now")).to_be_focused()
    expect(tip).to_contain_text("Paddock")
    expect(lit).to_have_count(4)
    expect(person.button("Paddock: use it now")).to_have_accessible_description(re.compile("Move"))


def test_escape_takes_back_a_tile_that_was_begun(person: Person) -> None:
    person.sit_down(person.go_on(saved(with_tiles()), 0, 0))
    person.carry_out(person.button("Paddock: use it now"))
    person.carry_out(person.cell("l15"))
    expect(person.prompt).to_contain_text("Paddock: choose where the settlement from l15 goes.")
    for said in ("Paddock: choose the settlement to move.", "Build on Canyon (3 left), or use a tile."):
        expect(person.game).to_have_attribute("data-busy", "false")
        person.page.keyboard.press("Escape")
        expect(person.prompt).to_contain_text(said)
    expect(person.button("Paddock: use it now")).to_be_visible()
    # What was finished is not taken back like that.
    person.build()
    expect(person.prompt).to_contain_text("(2 left)")
    person.page.keyboard.press("Escape")
    person.poke(person.button("Farm: not now"))
    expect(person.page.get_by_role("status").filter(has_text="KB-3.5")).to_be_visible()
    expect(person.prompt).to_contain_text("(2 left)")


def test_a_settlement_jumps_from_cell_to_cell(person: Person) -> None:
    person.sit_down(person.go_on(saved(with_tiles()), 0, 0))
    person.button("Paddock: use it now").click()
    expect(person.prompt).to_contain_text("Paddock: choose the settlement to move.")
    person.cell("l15").click()
    expect(person.cell("l15")).to_have_accessible_name(re.compile(", chosen"))
    landing = person.build()
    expect(person.settlement("l15")).to_have_count(0)
    for _ in range(3):
        person.carry_out(person.button("Undo"))
    expect(person.settlement(landing)).to_have_count(0)
    person.settlement("l15").wait_for()
    expect(person.button("Paddock: use it now")).to_be_visible()


def test_points_that_all_begin_with_are_no_lead(person: Person) -> None:
    person.sit_down(person.go_on(saved(with_the_lords()), 0, 0))
    points = person.page.get_by_role("listitem").filter(has_text="Player 1").locator(".pts")
    expect(points).to_have_text(re.compile(r"Points:\s*0"))
    expect(points).to_have_attribute("title", re.compile("without 48"))
    lords = person.page.get_by_role("listitem").filter(has_text="Lords")
    expect(lords.get_by_role("img", name=re.compile("without a settlement of yours: 48"))).to_be_visible()
    # What a cell would bring is told the same way.
    expect(person.legal_cells.first).to_have_accessible_name(re.compile(r"points: \+1\d"))
    person.build()
    expect(points).to_have_text(re.compile(r"Points:\s*1\d"))


def test_the_last_settlements_are_counted_right(person: Person) -> None:
    match = finished(9)
    n = last_turn(match, 0)
    assert match.at(n).view(0)["players"][0]["supply"] == 2
    person.sit_down(person.go_on(saved(match), n, 0))
    expect(person.prompt).to_contain_text("(2 left)")
    expect(person.page.get_by_text("0 built, 2 to go")).to_be_visible()


def test_zoom_and_pan_play_nothing(person: Person) -> None:
    person.sit_down(person.set_table("me Ann", "random Rob", seed=seed_where(0, 2)))
    person.is_asked()
    lit = str(person.legal_cells.first.get_attribute("data-cell"))
    whole = box(person, lit)
    mouse = person.page.mouse
    mouse.move(whole["x"] + 5, whole["y"] + 5)
    mouse.wheel(0, -600)
    person.page.wait_for_function(WIDER, arg=[lit, whole["width"] * 1.3])
    near = box(person, lit)
    # A drag that begins on a lit cell moves the board; it builds nothing.
    mouse.move(near["x"] + near["width"] / 2, near["y"] + near["height"] / 2)
    mouse.down()
    mouse.move(near["x"] + 60, near["y"] + 90, steps=4)
    mouse.up()
    person.page.wait_for_function(ELSEWHERE, arg=[lit, near["x"], near["y"]])
    person.button("Fit the board").click()
    person.page.wait_for_function(f"args => !({WIDER})(args)", arg=[lit, whole["width"] * 1.1])
    expect(person.settlements_of("Ann")).to_have_count(0)
    person.button("Zoom to legal cells").click()
    person.button("Zoom in").click()
    person.page.wait_for_function(WIDER, arg=[lit, whole["width"] * 1.3])
    person.button("Hide the settlements").click()
    expect(person.button("Hide the settlements")).to_have_attribute("aria-pressed", "true")
    expect(person.prompt).to_contain_text("(3 left)")


ELSEWHERE = """([cell, x, y]) => {
    const box = document.querySelector(`[data-cell=${cell}]`).getBoundingClientRect();
    return box.x !== x || box.y !== y;
}"""
WIDER = "([cell, width]) => document.querySelector(`[data-cell=${cell}]`).getBoundingClientRect().width > width"
