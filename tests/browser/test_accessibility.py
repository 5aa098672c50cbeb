"""No screen has anything that axe would object to, in light and dark colours, at a desk and on a phone."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

from boardwright.games import games
from tests.browser.conftest import Arrive
from tests.browser.games import finished, last_turn, saved, with_a_quarry
from tests.browser.pages import BUILD, Person
from tests.server.harness import seed_where
from tools import web


@cache
def axe() -> str:
    web.install()
    return (web.WEB / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


def objections(person: Person, screen: str) -> list[str]:
    """What axe finds, told by screen, rule and place."""
    person.page.evaluate("source => { if (!window.axe) new Function(source)() }", axe())
    found: list[dict[str, Any]] = person.page.evaluate("async () => (await axe.run()).violations")
    return [
        f"{screen}: {one['id']}: {node['target']} {node['failureSummary']}" for one in found for node in one["nodes"]
    ]


@pytest.fixture(params=["light", "dark"])
def colours(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def test_the_lobby(arrive: Arrive, colours: str) -> None:
    found: list[str] = []
    person = arrive(color_scheme=colours, bypass_csp=True)
    person.visit_lobby()
    found += objections(person, "empty lobby")
    person.set_table("me Ann", "random Rob", seed=seed_where(0, 2))
    person.set_table("me Ann", "friend Bob")
    person.bring(saved(finished()))
    person.reload_lobby()
    found += objections(person, "lobby with tables")
    person.button("Settings").click()
    found += objections(person, "settings")
    person.page.keyboard.press("Escape")
    person.button("Join with a link").first.click()
    found += objections(person, "joining")
    person.page.keyboard.press("Escape")
    for page, title in (("open", "Open tables"), ("replays", "Finished games"), ("", "")):
        person.page.goto(f"{person.server.url}/#/{page}")
        expect(person.page.get_by_role("heading", level=1)).to_contain_text(title)
        found += objections(person, title)
    person.page.get_by_role("link", name="New table Kingdom Builder").click()
    expect(person.button("Open the table")).to_be_visible()
    found += objections(person, "new table")
    person.button("Save").click()
    found += objections(person, "a name for a table")
    person.page.keyboard.press("Escape")
    person.button("Friends by link").click()
    person.page.get_by_text("More options").click()
    person.page.get_by_role("group", name="Scoring cards").get_by_role("radio", name="Choose").check()
    found += objections(person, "new table, cards chosen")
    person.page.get_by_role("group", name="Scoring cards").get_by_role("radio", name="Left to chance").check()
    person.button("Open the table").click()
    expect(person.page.get_by_role("heading", name="Your table is ready")).to_be_visible()
    found += objections(person, "links for friends")
    assert found == []


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["desk", "phone"])
def test_the_forms_of_all_games(arrive: Arrive, size: tuple[int, int]) -> None:
    found: list[str] = []
    person = arrive(size=size, color_scheme="dark", bypass_csp=True)
    for game in games():
        person.page.goto(f"{person.server.url}/#/new/{game}")
        expect(person.page.get_by_role("heading", level=1)).to_contain_text("new table")
        expect(person.button("Open the table")).to_be_visible()
        found += objections(person, f"new table of {game}")
    assert found == []


def test_the_table(arrive: Arrive, colours: str) -> None:
    found: list[str] = []
    person = arrive(color_scheme=colours, bypass_csp=True)
    match = finished(8)
    person.sit_down(person.go_on(saved(match), last_turn(match, 0), 0))
    person.is_asked()
    found += objections(person, "my turn")
    person.poke(person.cell("a1"))
    person.page.get_by_role("tab", name="Moves").click()
    found += objections(person, "an explanation, the list of moves")
    person.button("Score sheet").click()
    found += objections(person, "score sheet")
    person.button("Close the score sheet").click()
    for name in ("Rules on this table", "Keys", "Settings", "More", "Seat of Player 1"):
        person.button(name).click()
        expect(person.page.get_by_role("dialog")).to_be_visible()
        found += objections(person, name)
        person.page.keyboard.press("Escape")
    person.page.get_by_role("tab", name="Chat").click()
    found += objections(person, "chat")
    person.button("More").click()
    person.button("Replay").click()
    expect(person.prompt).to_contain_text("Move 0 of")
    found += objections(person, "replay")
    assert found == []


def test_the_expansions(arrive: Arrive, colours: str) -> None:
    found: list[str] = []
    person = arrive(color_scheme=colours, bypass_csp=True)
    person.visit_lobby()
    person.page.get_by_role("link", name="New table Kingdom Builder").click()
    person.button("Everything").click()
    found += objections(person, "everything on")
    person.sit_down(person.go_on(saved(with_a_quarry()), 0, 0))
    expect(person.prompt).to_contain_text("Choose the terrain")
    found += objections(person, "choosing a terrain")
    person.button("About this board").click()
    found += objections(person, "about the board")
    person.page.keyboard.press("Escape")
    person.carry_out(person.button(re.compile("^Grass: play it")))
    person.carry_out(person.button("Quarry: use it now"))
    person.carry_out(person.cell("c8"))
    person.page.get_by_role("tab", name="Moves").click()
    expect(person.button("Stop here").first).to_be_visible()
    found += objections(person, "in the middle of an action")
    assert found == []


def test_the_table_of_others(arrive: Arrive, colours: str) -> None:
    found: list[str] = []
    person = arrive(color_scheme=colours, bypass_csp=True)
    person.sit_down(person.set_table("me Ann", "friend Bob", seed=seed_where(1, 2)))
    expect(person.prompt).to_contain_text("Bob to move.")
    found += objections(person, "their turn")
    person.sit_down(person.bring(saved(finished())))
    expect(person.over).to_be_visible()
    found += objections(person, "podium")
    person.button("Count again").first.click()
    expect(person.page.get_by_role("region", name="The final count")).to_be_visible()
    found += objections(person, "final count")
    person.button("To the result").click()
    person.button("Next points").click()
    found += objections(person, "final score sheet")
    person.page.goto(f"{person.server.url}/#/t/{person.set_table('me Ann', 'here Ben')}")
    expect(person.page.get_by_role("heading", name="Pass the device")).to_be_visible()
    found += objections(person, "passing the device")
    person.page.goto(f"{person.server.url}/#/t/nosuchtable")
    expect(person.page.get_by_role("heading", name="There is no such table")).to_be_visible()
    found += objections(person, "no such table")
    person.complaints.clear()  # the browser notes the 404
    assert found == []


def test_a_phone(arrive: Arrive, colours: str) -> None:
    found: list[str] = []
    person = arrive(size=(390, 844), color_scheme=colours, bypass_csp=True, has_touch=True, is_mobile=True)
    person.visit_lobby()
    found += objections(person, "lobby")
    person.sit_down(person.set_table("me Ann", "random Rob", seed=seed_where(0, 2)))
    person.is_asked()
    person.button("Fit the board").tap()
    person.legal_cells.first.tap()
    expect(person.button(BUILD)).to_be_visible()
    found += objections(person, "tapped once")
    tabs = person.page.get_by_role("navigation", name="Parts of the table")
    for name in ("Cards", "Moves", "Seats", "Log"):
        tabs.get_by_role("button", name=name).tap()
        found += objections(person, name)
    assert found == []
