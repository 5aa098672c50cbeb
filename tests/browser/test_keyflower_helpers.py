"""What Keyflower's table works out for me: how far a tile would lie, and the cheapest way to an upgrade."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from boardwright.match import Match
from tests.browser.conftest import Arrive
from tests.browser.pages import Person
from tests.browser.test_keyflower import PHONE, go_on, options_of, tile, views
from tests.browser.test_keyflower_table import at
from tests.games.keyflower.table import village

#: Four tiles in a row from the home tile to the north, joined by roads.
ROW = ["home_1", "stable@0,-1 turn 0", "gold_mine@0,-2 turn 0", "workshop@0,-3 turn 0"]


def carrying() -> Match:
    """Four steps and an upgrade are left; wood and iron lie on both sides of the Stable."""
    seat = {"workers": "red 2", "village": ROW, "resources": {"home_1": "wood 1", "workshop": "iron 1"}}
    return at(stack=["NextTurn", "Transport 0 4 1"], seats=[seat, {"workers": "red 2"}])


def laying(**seat: object) -> Match:
    """Keywood is won and in hand."""
    seats = [{"workers": "red 1", "village": village("stable"), **seat}, {"workers": "red 1"}]
    match = at(turn=1, passes=1, offer="keywood", bids={"keywood": ["0 red 1"]}, seats=seats)
    match.apply(1, "pass")
    while not any(option.startswith("lay ") for option in options_of(match)):
        match.apply(match.decisions[0].player, options_of(match)[0])
    return match


def on_tile(person: Person, name: str) -> dict[str, object]:
    mine = views(person)[-1]["players"][0]["village"]
    return next(placed for placed in mine if placed["tile"] == name)


def test_a_plan_is_shown_and_played_by_one_press(person: Person) -> None:
    go_on(person, carrying())
    stable = tile(person, "Stable")
    expect(stable).to_have_accessible_name(re.compile("choose it to see how"))
    legs = person.page.locator("[data-leg]")
    stable.click()
    expect(legs).to_have_count(2)
    expect(person.page.get_by_role("status").get_by_text("Upgrade Stable: 3 steps of 4")).to_be_attached()
    person.page.keyboard.press("Escape")
    expect(legs).to_have_count(0)

    # Why there is none: too far, or too little.
    tile(person, "Gold mine").click(force=True)
    expect(person.page.get_by_text("To upgrade Gold mine you lack 1 stone.")).to_be_visible()

    stable.click()
    person.button("Upgrade Stable: 3 steps of 4").click()
    expect(stable).to_have_accessible_name(re.compile("^Stable, upgraded"))
    assert on_tile(person, "stable")["upgraded"] is True
    expect(legs).to_have_count(0)

    # What was played step by step is taken back step by step.
    for _ in range(4):
        person.button("Undo").click()
    expect(stable).to_have_accessible_name(re.compile("choose it to see how"))
    assert on_tile(person, "stable")["upgraded"] is False


def test_a_tile_with_a_load_offers_both(person: Person) -> None:
    """A click on the home tile takes its wood up and shows the way to its upgrade; one drops the other."""
    seat = {"village": ROW, "resources": {"home_1": "wood 1", "stable": "stone 1"}}
    go_on(person, at(stack=["NextTurn", "Transport 0 4 1"], seats=[seat]))
    tile(person, "Home 1").click()
    expect(person.button("Upgrade Home 1: 1 step of 4")).to_be_visible()
    tile(person, "Gold mine").click()
    expect(person.prompt).to_contain_text("steps left: 2")
    expect(person.page.locator("[data-leg]")).to_have_count(0)


def test_how_far_each_place_would_be_while_a_tile_is_laid(arrive: Arrive) -> None:
    person = arrive(size=PHONE, has_touch=True, is_mobile=True)
    match = laying(resources={"stable": "wood 1"})
    go_on(person, match)
    marks = person.page.locator("[data-reach]")
    expect(marks).not_to_have_count(0)
    fits = person.page.locator("[data-gap][aria-disabled=false]")
    assert marks.count() == fits.count()
    expect(fits.first).to_have_accessible_name(re.compile("from your goods|No way"))
    fits.first.tap()
    expect(person.page.get_by_role("status").get_by_text(re.compile("from your goods|No road reaches"))).to_be_visible()
