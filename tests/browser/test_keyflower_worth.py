"""What Keyflower's table tells players who like help: what tiles are worth to them, and what a rival could still do."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.pages import Person
from tests.browser.test_keyflower import GAME, LEGAL, go_on, seed_where, sit_down, tile
from tests.browser.test_keyflower_table import at
from tests.games.keyflower.table import village

#: I can pay for two upgrades, and hold a tile that counts gold.
RICH: dict[str, Any] = {
    "workers": "red 3",
    "village": village("stable"),
    "resources": {"home_1": "wood 2 gold 2"},
    "winter": "jeweller scribes scholar",
}


def test_tiles_say_what_they_are_worth_to_me_now(person: Person) -> None:
    page = person.page
    go_on(person, at(season="autumn", offer="sawmill goldsmith", seats=[RICH, {"workers": "red 2"}]))
    expect(tile(person, "Sawmill").locator(".worth")).to_have_text("+3/+9")
    expect(tile(person, "Goldsmith").locator(".worth")).to_have_text("+0/+5")
    expect(tile(person, "Sawmill")).to_contain_text(
        "worth +3 to you now, if the game ended with it in your village, and +9"
    )
    hand = page.locator(".tiles .tile", has_text="Jeweller")
    expect(hand.locator(".worth")).to_have_text(re.compile(r"^\+\d+$"))

    # Who does not like it puts it away.
    page.get_by_role("button", name="Settings").first.click()
    page.get_by_role("switch", name="Help at the table").uncheck()
    page.keyboard.press("Escape")
    expect(page.locator(".worth")).to_have_count(0)
    expect(page.get_by_role("button", name=re.compile("could still do"))).to_have_count(0)


def test_boats_are_worth_something_in_winter(person: Person) -> None:
    seats = [{"workers": "red 3", "village": village("stable")}, {"workers": "red 2"}]
    go_on(person, at(season="winter", offer="key_market jeweller", seats=seats))
    # The steps of the home tile and the stable.
    boat = person.page.locator(".boats li", has_text="Keyflower")
    expect(boat.locator(".worth")).to_have_text("+3")
    expect(tile(person, "Turn order 1").locator(".worth")).to_have_text(re.compile(r"^\+\d$"))


def test_a_rival_is_looked_at_through_the_lens(person: Person) -> None:
    page = person.page
    bids = {"miner": ["0 blue 1"], "peddler": ["0 blue 3"], "keystone_quarry": ["0 blue 5"]}
    seats = [{"workers": "blue 2"}, {"workers": "blue 3 red 1", "known": "blue 2"}]
    go_on(person, at(season="spring", offer=" ".join(bids), bids=bids, seats=seats))
    lens = page.get_by_role("button", name=re.compile("could still do"))
    expect(lens).to_have_count(1)
    lens.click()
    expect(lens).to_have_attribute("aria-pressed", "true")
    expect(tile(person, "Miner").locator("g.can")).to_have_count(2)
    expect(tile(person, "Peddler").locator("g.perhaps").first).to_be_visible()
    expect(tile(person, "Peddler")).to_contain_text("can perhaps take the lead")
    expect(tile(person, "Keystone quarry")).not_to_contain_text("the lead")
    page.keyboard.press("Escape")
    expect(lens).to_have_attribute("aria-pressed", "false")
    expect(page.locator("g.can, g.perhaps")).to_have_count(0)


def test_where_players_agreed_on_no_help_there_is_none(person: Person) -> None:
    agreed = {"pace": "live", "leaving": "bot", "open": False, "helpers": False}
    seed = seed_where(0, 2)
    sit_down(person, person.set_table("me Ann", "friend Bob", game=GAME, seed=seed, agreed=agreed))
    expect(person.page.locator(".prompt:not(.theirs)")).to_be_visible()
    expect(person.page.get_by_role("button", name=re.compile("could still do"))).to_have_count(0)
    expect(person.page.get_by_role("gridcell", name=LEGAL).first).to_be_visible()
    expect(person.page.locator(".worth")).to_have_count(0)
    [decision] = person.snapshot()["decisions"]
    assert not decision["plans"]
    assert not decision["hints"]
