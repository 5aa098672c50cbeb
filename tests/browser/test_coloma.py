"""Coloma as people play it: whole games by mouse and by finger, dials, and what others learn of them."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.pages import Person, chair

GAME = "coloma"
DESK, PHONE = (1280, 800), (390, 844)
#: However long a bot thinks, a person has this many decisions at most in a whole game.
MOST = 400
ALL_MODULES = {"boards": "b", "hotels": True, "specialities": "all"}


def open_table(person: Person, *seats: str, **more: Any) -> str:
    opened = person.post("/tables", {"game": GAME, "seats": [chair(words) for words in seats], "seed": 11, **more})
    person.page.goto(f"{person.server.url}/#/t/{opened['table']}")
    expect(person.game).to_be_visible()
    return str(opened["table"])


def views(person: Person) -> list[dict[str, Any]]:
    """The table as it was sent to this page, each time it was."""
    told = [json.loads(text) for text in person.heard]
    return [message["view"] for message in told if message["type"] == "snapshot"]


# -- whole games -------------------------------------------------------------------------------------------------------


def decide(person: Person, chance: random.Random) -> bool:
    """One decision on the page, as soon as I am asked; false at the end of the game."""
    asked = person.page.locator(".prompt:not(.theirs)").or_(person.over)
    asked.first.wait_for()
    if person.over.count():
        return False
    length = str(person.game.get_attribute("data-length"))
    choose(person, chance)
    expect(person.game).not_to_have_attribute("data-length", length)
    return True


def choose(person: Person, chance: random.Random) -> None:
    """Answer the window if there is one; else point at something lit, or go on by the button of the bar."""
    page = person.page
    window = page.locator(".sheet button:not([disabled])")
    lit = page.locator("[data-target][aria-disabled='false']:visible")
    primary = page.locator("#primary")
    if window.count():
        any_of(window, chance).click()
    elif primary.count() and (not lit.count() or chance.random() < 0.3):
        primary.click()
    else:
        any_of(lit, chance).click()
        if window.count():
            any_of(window, chance).click()


def any_of(found: Locator, chance: random.Random) -> Locator:
    return found.nth(chance.randrange(found.count()))


@pytest.mark.parametrize(("players", "options"), [(2, ALL_MODULES), (4, {})])
def test_a_whole_game_by_mouse(arrive: Arrive, players: int, options: dict[str, Any]) -> None:
    me = arrive(size=DESK)
    open_table(me, "me Ann", *["random Bot"] * (players - 1), options=options)
    chance, decisions = random.Random(players), 0
    while decide(me, chance):
        decisions += 1
        assert decisions < MOST
    final = views(me)[-1]
    assert (final["year"], final["round"]) == ("1850", 5)
    expect(me.page.get_by_role("heading", name="Final score sheet")).to_be_visible()
