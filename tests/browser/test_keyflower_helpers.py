"""What Keyflower's table works out for me: how far a tile would lie, and the cheapest way to an upgrade."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from boardwright.match import Match
from tests.browser.conftest import Arrive
from tests.browser.pages import Person
from tests.browser.test_keyflower import PHONE, go_on, options_of, tile, views, window
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


def helpers(person: Person, on: bool) -> None:
    """Whether I like help at the table."""
    person.page.get_by_role("button", name="Settings").first.click()
    person.page.get_by_role("switch", name="Help at the table").set_checked(on)
    person.page.keyboard.press("Escape")


def test_a_plan_is_shown_and_played_by_one_press(person: Person) -> None:
    go_on(person, carrying())
    stable = tile(person, "Stable")
    expect(stable).to_have_accessible_name(re.compile("choose it to see how"))
    legs = person.page.locator("[data-leg]")
    ready = person.button("Upgrade Stable: 3 steps of 4")
    # It keeps nobody from anything: the same click, Escape or a click beside it put it away.
    ways: list[Callable[[], None]] = [
        stable.click,
        lambda: person.page.keyboard.press("Escape"),
        lambda: person.page.get_by_role("region", name="Your village").click(position={"x": 4, "y": 120}),
    ]
    for put_away in ways:
        stable.click()
        expect(legs).to_have_count(2)
        expect(ready).to_be_visible()
        put_away()
        expect(legs).to_have_count(0)
        expect(person.button("Done with carrying and upgrading")).to_be_visible()

    # Why there is none: too far, or too little.
    tile(person, "Gold mine").click(force=True)
    expect(person.page.get_by_text("To upgrade Gold mine you lack 1 stone.")).to_be_visible()

    stable.click()
    expect(person.page.get_by_role("status").get_by_text("Upgrade Stable: 3 steps of 4")).to_be_attached()
    length = int(str(person.game.get_attribute("data-length")))
    ready.click()
    expect(stable).to_have_accessible_name(re.compile("^Stable, upgraded"))
    assert on_tile(person, "stable")["upgraded"] is True
    expect(legs).to_have_count(0)

    # It is one thing to take back, also when the bot has answered meanwhile.
    person.button(re.compile("^(Undo|Back to your last move)$")).click()
    expect(stable).to_have_accessible_name(re.compile("choose it to see how"))
    expect(person.game).to_have_attribute("data-length", str(length))
    assert on_tile(person, "stable")["upgraded"] is False

    # Who does not like help gets none, and is told why not instead.
    helpers(person, False)
    expect(stable).not_to_have_accessible_name(re.compile("choose it to see how"))
    stable.click(force=True)
    expect(person.page.get_by_text("What upgrades Stable does not lie on it yet")).to_be_visible()
    expect(legs).to_have_count(0)


def test_a_tile_with_a_load_is_asked_about(person: Person) -> None:
    """Whether it is carried by hand, or the tile upgraded with what is brought: the window has both."""
    seat = {"village": ROW, "resources": {"home_1": "wood 1", "stable": "stone 1"}}
    go_on(person, at(stack=["NextTurn", "Transport 0 4 1"], seats=[seat]))
    home, asked = tile(person, "Home 1"), window(person, "Home 1")
    legs, primary = person.page.locator("[data-leg]"), person.page.locator("#primary")
    home.click()
    expect(primary).to_have_text("Done with carrying and upgrading")
    asked.get_by_role("button", name="Upgrade Home 1: 1 step of 4").click()
    expect(asked).to_have_count(0)
    expect(legs).to_have_count(1)
    expect(primary).to_have_text("Upgrade Home 1: 1 step of 4")

    # By hand, step by step: the load is taken up, and goes where one points.
    home.click()
    expect(legs).to_have_count(0)
    asked.get_by_role("button", name="wood").click()
    tile(person, "Gold mine").click()
    expect(person.prompt).to_contain_text("steps left: 2")


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
    person.page.get_by_role("button", name="More").first.tap()
    helpers(person, False)
    expect(marks).to_have_count(0)


def test_the_lens_on_a_phone_shows_what_is_on_offer(arrive: Arrive) -> None:
    person = arrive(size=PHONE, has_touch=True, is_mobile=True)
    bids = {"miner": ["0 blue 1"]}
    seats = [{"workers": "blue 2"}, {"workers": "blue 3", "known": "blue 3"}]
    go_on(person, at(season="spring", offer="miner", bids=bids, seats=seats))
    person.page.get_by_role("tab", name="Others").tap()
    person.page.get_by_role("button", name=re.compile("could still do")).tap()
    expect(person.page.get_by_role("tab", name="On offer")).to_have_attribute("aria-selected", "true")
    expect(tile(person, "Miner").locator("g.can").first).to_be_visible()
