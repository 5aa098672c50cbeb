"""Coloma as people play it: whole games by mouse and by finger, dials, and what others learn of them."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.pages import Person, chair
from tests.server.harness import told

GAME = "coloma"
DESK, PHONE = (1280, 800), (390, 844)
#: However long a bot thinks, a person has this many decisions at most in a whole game.
MOST = 400
#: A site, say, is pointed at first and made ready by a button; a window may ask what is meant.
MOST_CLICKS = 60
ALL_MODULES = {"boards": "b", "hotels": True, "specialities": "all"}


def open_table(person: Person, *seats: str, **more: Any) -> str:
    wanted = told({"seed": 11, **more})
    opened = person.post("/tables", {"game": GAME, "seats": [chair(words) for words in seats], **wanted})
    person.page.goto(f"{person.server.url}/#/t/{opened['table']}")
    expect(person.game).to_be_visible()
    return str(opened["table"])


def views(person: Person) -> list[dict[str, Any]]:
    """The table as it was sent to this page, each time it was."""
    heard = [json.loads(text) for text in person.heard]
    return [message["view"] for message in heard if message["type"] == "snapshot"]


# -- whole games -------------------------------------------------------------------------------------------------------


def decide(person: Person, chance: random.Random) -> bool:
    """One decision on the page, as soon as I am asked; false at the end of the game."""
    asked = person.page.locator(".prompt:not(.theirs)").or_(person.over)
    asked.first.wait_for()
    if person.over.count():
        return False
    length = person.length
    for number in range(MOST_CLICKS):
        before = person.seen()
        click(person, chance, pointed=number > 0)
        person.settle(before)
        if person.length != length:
            return True
        if person.over.count():  # the prompt tells the end a little before
            return False
    raise AssertionError(f"{MOST_CLICKS} clicks lead nowhere")


def click(person: Person, chance: random.Random, pointed: bool) -> None:
    """Answer the window if there is one; else point at something lit, or go on by the button of the bar.

    What was only pointed at before is confirmed by the button.
    """
    window = person.page.locator(".sheet button:not([disabled])")
    lit = person.page.locator("[data-target][aria-disabled='false']:visible")
    primary = person.page.locator("#primary")
    moment = person.page.locator(".moment")
    if moment.count():
        person.tap(moment)  # what was just seen lies over a corner of the board until it is put away
    elif window.count():
        person.tap(any_of(window, chance))
    elif primary.count() and (pointed or not lit.count() or chance.random() < 0.4):
        person.tap(primary)
    elif lit.count():
        person.tap(any_of(lit, chance))


def any_of(found: Locator, chance: random.Random) -> Locator:
    return found.nth(chance.randrange(max(1, found.count())))


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


def test_a_whole_game_alone_by_finger(arrive: Arrive) -> None:
    me = arrive(size=PHONE, has_touch=True)
    open_table(me, "me Ann")
    chance, decisions = random.Random(1), 0
    while decide(me, chance):
        decisions += 1
        assert decisions < MOST
    assert views(me)[-1]["players"][1]["shade"] is True
    expect(me.podium).to_contain_text("Shade")


# -- dials -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CO-25.11", "CO-25.12")
def test_a_choice_is_mine_until_all_have_chosen(arrive: Arrive) -> None:
    ann, bob = arrive(), arrive()
    seats = [chair("me Ann"), chair("friend Bob")]
    opened = ann.post("/tables", {"game": GAME, "seats": seats, **told({"seed": 11})})
    ann.page.goto(f"{ann.server.url}/#/t/{opened['table']}")
    bob.join(f"{bob.server.url}/#/join/{opened['table']}/{opened['links'][0]['token']}")
    chance = random.Random(3)
    for person in (ann, ann, bob, bob):  # two cards each go back
        decide(person, chance)
    pick(ann, "site:4")
    expect(ann.button("Choose again")).to_be_visible()
    assert {player["site"] for player in views(bob)[-1]["players"]} == {None}
    ann.button("Choose again").click()
    pick(ann, "site:2")
    pick(bob, "site:5")
    expect(bob.page.get_by_text("Ann goes to Rivers (2)").first).to_be_attached()
    assert [player["site"] for player in views(bob)[-1]["players"]] == ["2", "5"]


def pick(person: Person, target: str) -> None:
    """Point at a site, and be ready with it."""
    person.page.locator(f"[data-target='{target}'][aria-disabled='false']").first.click()
    person.page.locator("#primary").click()
