"""Several people at one screen: between two turns nothing is shown until the next one says so."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect

from tests.browser.pages import Person
from tests.server.harness import seed_where

TERRAINS = re.compile("Grass|Canyon|Desert|Flowers|Forest")


def test_the_device_is_passed_without_showing_a_card(person: Person) -> None:
    table = person.set_table("me Ann", "here Ben", seed=seed_where(0, 2))
    person.page.goto(f"{person.server.url}/#/t/{table}")
    for name in ("Ann", "Ben", "Ann"):
        covered(person, name)
        person.button(f"I am {name}").click()
        expect(person.prompt).to_contain_text("Build on")
        expect(person.page.get_by_text("now holds")).to_have_count(0)
        expect(person.page.get_by_text("For your next turn")).to_have_count(0)
        person.build_all()
        person.end_turn.click()
    covered(person, "Ben")
    # Nobody's hand was ever sent: whoever is on turn has laid the card open.
    for message in map(json.loads, person.heard):
        if message["type"] == "snapshot":
            assert not any(player["hand"] for player in message["view"]["players"])


def covered(person: Person, name: str) -> None:
    """Only the request to pass the device on is there."""
    expect(person.page.get_by_role("heading", name=f"Pass the device to {name}")).to_be_visible()
    expect(person.board).to_have_count(0)
    expect(person.page.get_by_role("region", name="Log")).to_have_count(0)
    assert not TERRAINS.search(person.page.locator("body").inner_text())


def test_looking_back_together_shows_nobodys_hand(person: Person) -> None:
    table = person.set_table("me Ann", "here Ben", seed=seed_where(0, 2))
    person.page.goto(f"{person.server.url}/#/t/{table}")
    for name in ("Ann", "Ben"):
        person.button(f"I am {name}").click()
        person.is_asked()
        person.build_all()
        person.end_turn.click()
    person.button("I am Ann").click()
    person.is_asked()
    for n in range(9):
        shot = person.get(f"/tables/{table}/at/{n}")
        assert not any(player["hand"] for player in shot["view"]["players"])
    person.page.keyboard.press("Home")
    expect(person.prompt).to_contain_text("Move 0 of 8")
    expect(person.page.get_by_text("For your next turn")).to_have_count(0)
