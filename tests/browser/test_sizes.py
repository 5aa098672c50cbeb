"""Phone, tablet and two desks: everything needed to act is on the screen, without scrolling the page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.games import finished, last_turn, saved
from tests.browser.looks import FITS
from tests.browser.pages import BUILD, Person
from tests.server.harness import seed_where

PHONE = (390, 844)
TABLET = (820, 1180)
#: Two taps within this time, in ms, mean something else: show the whole board.
DOUBLE_TAP = 350
SIZES = [PHONE, TABLET, (1280, 800), (1920, 1080)]
LARGE = "([cell, width]) => document.querySelector(`[data-cell=${cell}]`).getBoundingClientRect().width >= width"

#: How many of the cells that can be chosen are wholly in the window of the board.
IN_SIGHT = """() => {
    const window = document.querySelector('[aria-label="The board"]').getBoundingClientRect();
    const cells = [...document.querySelectorAll('[role=gridcell][aria-disabled=false]')];
    return cells.map((cell) => cell.getBoundingClientRect()).filter((box) =>
        box.left >= window.left && box.right <= window.right && box.top >= window.top && box.bottom <= window.bottom
    ).length;
}"""


def touches(size: tuple[int, int]) -> dict[str, bool]:
    return {"has_touch": True, "is_mobile": True} if size in (PHONE, TABLET) else {}


def fits(person: Person, *needed: Locator) -> None:
    """The page has nothing to scroll to, and all of that is on the screen, wholly."""
    for locator in needed:
        expect(locator).to_be_in_viewport(ratio=1)
    person.page.wait_for_function(FITS)  # or the page scrolls


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_nothing_needs_scrolling_to_act(arrive: Arrive, size: tuple[int, int]) -> None:
    person = arrive(size=size, **touches(size))
    match = finished()
    person.sit_down(person.go_on(saved(match), last_turn(match, 0), 0))
    person.is_asked()
    board, undo = person.page.get_by_role("region", name="The board"), person.button("Undo")
    fits(person, board, person.prompt, undo, person.button("End turn"), person.button("More"))
    fits(person, person.button("Zoom to legal cells"), person.button("Fit the board"))
    while person.end_turn.count() == 0:
        name = str(person.legal_cells.first.get_attribute("data-cell"))
        if touches(size):
            person.button("Fit the board").tap()
            person.cell(name).tap()
            fits(person, board, person.cell(name), person.button(BUILD))
            person.button(BUILD).tap()
        else:
            person.cell(name).click()
        person.settlement(name).wait_for()
        fits(person, board, person.prompt, undo)
    fits(person, person.end_turn, person.button("Restart turn"))
    person.end_turn.click()
    expect(person.over).to_be_visible()
    fits(person, person.over, board, person.button("Replay"), person.button("Save as a file"))
    person.button("Replay").click()
    fits(person, person.button("Next step"), person.button("To the end"), person.button("Play on from here"))


def begin_on_a_phone(arrive: Arrive) -> Person:
    person = arrive(size=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    person.sit_down(person.set_table("me Ann", "random Rob", seed=seed_where(0, 2)))
    person.is_asked()
    return person


def test_a_phone_opens_where_one_can_act(arrive: Arrive) -> None:
    person = begin_on_a_phone(arrive)
    name = str(person.legal_cells.first.get_attribute("data-cell"))
    person.page.wait_for_function(LARGE, arg=[name, 24])
    assert person.page.evaluate(IN_SIGHT) >= 3
    person.button("Fit the board").tap()
    person.page.wait_for_function(f"args => !({LARGE})(args)", arg=[name, 24])
    expect(person.board).to_be_in_viewport(ratio=1)
    # What is built comes closer, and so does what can be built next.
    person.legal_cells.first.tap()
    person.button(BUILD).tap()
    expect(person.prompt).to_contain_text("(2 left)")
    person.page.wait_for_function(f"() => ({IN_SIGHT})() > 0")
    person.page.wait_for_function(LARGE, arg=[name, 24])


def test_on_a_phone_the_first_tap_shows_and_the_second_plays(arrive: Arrive) -> None:
    person = begin_on_a_phone(arrive)
    person.button("Fit the board").tap()
    lit = person.legal_cells.first
    name = str(lit.get_attribute("data-cell"))
    person.page.wait_for_function(f"args => !({LARGE})(args)", arg=[name, 24])
    lit.tap()
    expect(person.button(re.compile(f"^Build on {name}\\b"))).to_be_in_viewport(ratio=1)
    expect(person.settlements_of("Ann")).to_have_count(0)
    cell = person.cell(name)
    person.page.wait_for_function(LARGE, arg=[name, 24])  # the board comes closer until a finger can hit
    expect(cell).to_be_in_viewport(ratio=1)
    person.page.wait_for_timeout(DOUBLE_TAP)
    cell.tap()
    person.settlement(name).wait_for()
    expect(person.prompt).to_contain_text("(2 left)")


def test_a_finger_beside_a_lit_cell_means_the_cell(arrive: Arrive) -> None:
    person = begin_on_a_phone(arrive)
    person.button("Fit the board").tap()
    name = str(person.legal_cells.last.get_attribute("data-cell"))
    person.page.wait_for_function(f"args => !({LARGE})(args)", arg=[name, 24])
    box = person.legal_cells.last.bounding_box()
    assert box is not None
    person.page.touchscreen.tap(box["x"] + box["width"] * 1.3, box["y"] + box["height"] / 2)
    expect(person.button(BUILD)).to_be_visible()
    expect(person.page.get_by_role("gridcell", selected=True)).to_have_count(1)


def test_who_watches_on_a_phone_sees_the_whole_width(arrive: Arrive) -> None:
    person, ann = arrive(size=PHONE, has_touch=True, is_mobile=True), arrive()
    person.sit_down(ann.set_table("me Ann", "friend Bob"))
    expect(person.page.get_by_text("Watching", exact=True)).to_be_visible()
    fits(person, person.button("More"), person.page.get_by_role("region", name="The board"), person.button("Replay"))


def test_tabs_of_a_phone_hold_everything_else(arrive: Arrive) -> None:
    person = begin_on_a_phone(arrive)
    tabs = person.page.get_by_role("navigation", name="Parts of the table")
    for name, found in {
        "Cards": person.page.get_by_role("heading", name="Your terrain"),
        "Moves": person.page.get_by_role("region", name="Moves"),
        "Seats": person.button("Seat of Ann"),
        "Log": person.page.get_by_role("region", name="Log"),
        "Board": person.board,
    }.items():
        tab = tabs.get_by_role("button", name=name)
        box = tab.bounding_box()
        assert box is not None
        assert box["height"] >= 44
        tab.tap()
        expect(found).to_be_in_viewport()
        fits(person, tab)
    tabs.get_by_role("button", name="Moves").tap()
    person.page.get_by_role("region", name="Moves").get_by_role("button").first.tap()
    expect(person.prompt).to_contain_text("(2 left)")
