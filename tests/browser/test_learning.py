"""Learning a game: the introduction that is played, the rules to read, and the way from a rule to its words."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from boardwright.games import games
from boardwright.teaching import handbook, introduction
from tests.browser.conftest import Arrive
from tests.browser.pages import Person
from tests.browser.test_accessibility import objections
from tests.server.harness import GAME

#: An introduction has fewer steps.
MANY = 150


def coach(person: Person) -> Locator:
    return person.page.get_by_role("region", name="Introduction")


def learn(person: Person, game: str = GAME) -> Locator:
    person.page.goto(f"{person.server.url}/#/learn/{game}")
    expect(coach(person)).to_be_visible()
    return coach(person)


def at(card: Locator, stage: int) -> None:
    expect(card).to_contain_text(re.compile(rf"\b{stage} of "))


def go_through(card: Locator) -> None:
    """To the end of the introduction: read on, or have the move made."""
    go, do, new = (
        card.get_by_role("button", name="Go on"),
        card.get_by_role("button", name="Do it for me"),
        card.get_by_role("link", name="A new table"),
    )
    for _ in range(MANY):
        go.or_(do).or_(new).first.wait_for()
        if new.count():
            return
        text = card.inner_text()
        (go if go.count() else do).click()
        expect(card).not_to_have_text(text, use_inner_text=True)
    raise AssertionError("the introduction does not end")


@pytest.mark.parametrize("game", [name for name in games() if introduction(name)])
@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["desk", "phone"])
def test_an_introduction_from_beginning_to_end(arrive: Arrive, game: str, size: tuple[int, int]) -> None:
    me = arrive(size=size, bypass_csp=True, color_scheme="dark" if size[0] < 600 else "light")
    card = learn(me, game)
    assert objections(me, f"introduction to {game}") == []
    go_through(card)
    assert objections(me, f"end of the introduction to {game}") == []


def test_the_learner_plays_on_the_board(arrive: Arrive) -> None:
    me = arrive()
    card = learn(me)
    for stage in (1, 2):
        at(card, stage)
        card.get_by_role("button", name="Go on").click()
    at(card, 3)
    # By key it goes on where no button has the keyboard.
    me.page.evaluate("document.activeElement.blur()")
    me.page.keyboard.press("Enter")
    at(card, 4)
    expect(card).to_contain_text("Build on n16")
    # What the rules allow but the lesson does not ask for changes nothing; what they forbid is explained.
    me.cell("a1").click()
    expect(card).to_contain_text("The rules would allow that too")
    expect(me.settlement("a1")).to_have_count(0)
    me.cell("a20").click(force=True)
    # The rule behind it is a click away.
    me.page.get_by_role("link", name=re.compile("KB-4")).click()
    rule = me.page.get_by_role("dialog", name=re.compile("^KB-4"))
    expect(rule).to_contain_text("A cell holds one settlement.")
    expect(rule.get_by_role("link", name="Read the rules")).to_have_attribute("href", re.compile("/rules/.*KB-4"))
    me.page.keyboard.press("Escape")
    expect(rule).to_have_count(0)
    me.cell("n16").click()
    at(card, 5)
    expect(me.settlement("n16")).to_have_count(1)
    card.get_by_role("button", name="Back").click()
    at(card, 4)
    expect(me.settlement("n16")).to_have_count(0)
    # Whoever comes back finds the place again.
    card.get_by_role("link", name="Leave").click()
    me.page.go_back()
    at(coach(me), 4)


def test_others_are_watched_and_the_language_can_change(arrive: Arrive) -> None:
    me = arrive(reduced_motion="no-preference")
    me.page.add_init_script("localStorage.setItem('boardwright.learnt', JSON.stringify({" + GAME + ": 7}))")
    card = learn(me)
    at(card, 8)
    card.get_by_role("button", name="Do it for me").click()
    expect(card).to_contain_text("Watch what the others do")
    expect(card).to_contain_text("Ada had Grass")
    me.button("Settings").click()
    me.page.get_by_role("dialog").get_by_role("radio", name="Deutsch").check()
    expect(me.page.get_by_role("region", name="Einführung")).to_contain_text("Ada hatte Wiese")


@pytest.mark.parametrize("game", [name for name in games() if handbook(name)])
def test_the_rules_can_be_read(arrive: Arrive, game: str) -> None:
    me = arrive(bypass_csp=True)
    me.page.goto(f"{me.server.url}/#/rules")
    me.page.get_by_role("link", name="Read the rules").nth(0).wait_for()
    me.page.goto(f"{me.server.url}/#/rules/{game}")
    expect(me.page.get_by_role("heading", level=1)).to_contain_text("the rules")
    expect(me.page.get_by_role("heading", level=2).nth(3)).to_be_visible()
    book = handbook(game)
    assert book is not None
    drawn = [part.picture for section in book.sections for part in section.parts if part.picture]
    assert drawn
    expect(me.page.locator(".picture:has(svg)")).to_have_count(len(drawn))
    assert objections(me, f"rules of {game}") == []
    # In the dark, on a phone: the rules come first, and the contents when they are asked for.
    me.page.emulate_media(color_scheme="dark")
    me.page.set_viewport_size({"width": 390, "height": 844})
    me.page.reload()
    expect(me.page.get_by_role("heading", level=1)).to_be_in_viewport()
    me.page.get_by_text("Contents").click()
    expect(me.page.get_by_role("navigation", name="Contents").get_by_role("button").nth(3)).to_be_in_viewport()
    assert me.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert objections(me, f"rules of {game} on a phone") == []
