"""No screen has anything that axe would object to, in light and dark colours, at a desk and on a phone."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Any

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


#: Colours that are on their way to others are there already when axe looks.
AXE = """async (rules) => {
    const endless = (one) => one.effect.getComputedTiming().endTime === Infinity;
    document.getAnimations().filter((one) => !endless(one)).forEach((one) => one.finish());
    return (await axe.run(rules.length ? { runOnly: rules } : {})).violations;
}"""
#: Rules that look at colours.
BY_COLOUR = ("color-contrast", "link-in-text-block")


def objections(person: Person, screen: str, rules: Sequence[str] = ()) -> list[str]:
    """What axe finds, told by screen, rule and place; by all of its rules unless some are named."""
    person.page.evaluate("source => { if (!window.axe) new Function(source)() }", axe())
    found: list[dict[str, Any]] = person.page.evaluate(AXE, rules)
    return [
        f"{screen}: {one['id']}: {node['target']} {node['failureSummary']}" for one in found for node in one["nodes"]
    ]


def objections_in_both(person: Person, screen: str) -> list[str]:
    """The same in light and in dark colours: there only what goes by colours can differ."""
    found = objections(person, screen)
    person.page.emulate_media(color_scheme="dark")
    expect(person.page.locator("html[data-theme=dark]")).to_have_count(1)
    found += objections(person, f"{screen}, dark", BY_COLOUR)
    person.page.emulate_media(color_scheme="light")
    expect(person.page.locator("html[data-theme=light]")).to_have_count(1)
    return found


def test_the_lobby(arrive: Arrive) -> None:
    found: list[str] = []
    person = arrive(bypass_csp=True)
    person.visit_lobby()
    found += objections_in_both(person, "empty lobby")
    person.set_table("me Ann", "random Rob", seed=seed_where(0, 2))
    person.set_table("me Ann", "friend Bob")
    person.bring(saved(finished()))
    person.reload_lobby()
    found += objections_in_both(person, "lobby with tables")
    person.button("Settings").click()
    found += objections_in_both(person, "settings")
    person.page.keyboard.press("Escape")
    person.page.get_by_role("button", name="You", exact=True).click()
    expect(person.page.get_by_role("heading", name="What is stored about you")).to_be_visible()
    found += objections_in_both(person, "you")
    person.page.keyboard.press("Escape")
    person.button("Join with a link").first.click()
    found += objections_in_both(person, "joining")
    person.page.keyboard.press("Escape")
    for page, title in (("open", "Open tables"), ("replays", "Finished games"), ("", "")):
        person.page.goto(f"{person.server.url}/#/{page}")
        expect(person.page.get_by_role("heading", level=1)).to_contain_text(title)
        found += objections_in_both(person, title)
    person.page.get_by_role("link", name="New table Kingdom Builder").click()
    expect(person.button("Open the table")).to_be_visible()
    found += objections_in_both(person, "new table")
    person.button("Save").click()
    found += objections_in_both(person, "a name for a table")
    person.page.keyboard.press("Escape")
    person.button("Friends by link").click()
    person.page.get_by_text("More options").click()
    person.page.get_by_role("group", name="Scoring cards").get_by_role("radio", name="Choose").check()
    found += objections_in_both(person, "new table, cards chosen")
    person.page.get_by_role("group", name="Scoring cards").get_by_role("radio", name="Left to chance").check()
    person.button("Open the table").click()
    expect(person.page.get_by_role("heading", name="Your table is ready")).to_be_visible()
    found += objections_in_both(person, "links for friends")
    assert found == []


def test_the_forms_of_all_games(arrive: Arrive) -> None:
    found: list[str] = []
    person = arrive(color_scheme="dark", bypass_csp=True)
    for game in games():
        person.page.goto(f"{person.server.url}/#/new/{game}")
        expect(person.page.get_by_role("heading", level=1)).to_contain_text("new table")
        for width, height in ((1280, 800), (390, 844)):
            person.page.set_viewport_size({"width": width, "height": height})
            expect(person.button("Open the table")).to_be_visible()
            found += objections(person, f"new table of {game}, {width} px wide")
    assert found == []


def test_the_table(arrive: Arrive) -> None:
    found: list[str] = []
    person = arrive(bypass_csp=True)
    match = finished(8)
    person.sit_down(person.go_on(saved(match), last_turn(match, 0), 0))
    person.is_asked()
    found += objections_in_both(person, "my turn")
    person.poke(person.cell("a1"))
    person.page.get_by_role("tab", name="Moves").click()
    found += objections_in_both(person, "an explanation, the list of moves")
    person.button("Score sheet").click()
    found += objections_in_both(person, "score sheet")
    person.button("Close the score sheet").click()
    for name in ("Rules on this table", "Keys", "Settings", "More", "Seat of Player 1"):
        person.button(name).click()
        expect(person.page.get_by_role("dialog")).to_be_visible()
        found += objections_in_both(person, name)
        person.page.keyboard.press("Escape")
    person.page.get_by_role("tab", name="Chat").click()
    found += objections_in_both(person, "chat")
    person.button("More").click()
    person.button("Replay").click()
    expect(person.prompt).to_contain_text("Move 0 of")
    found += objections_in_both(person, "replay")
    assert found == []


def test_the_expansions(arrive: Arrive) -> None:
    found: list[str] = []
    person = arrive(bypass_csp=True)
    person.visit_lobby()
    person.page.get_by_role("link", name="New table Kingdom Builder").click()
    person.button("Everything").click()
    found += objections_in_both(person, "everything on")
    person.sit_down(person.go_on(saved(with_a_quarry()), 0, 0))
    expect(person.prompt).to_contain_text("Choose the terrain")
    found += objections_in_both(person, "choosing a terrain")
    person.button("About this board").click()
    found += objections_in_both(person, "about the board")
    person.page.keyboard.press("Escape")
    person.carry_out(person.button(re.compile("^Grass: play it")))
    person.carry_out(person.button("Quarry: use it now"))
    person.carry_out(person.cell("c8"))
    person.page.get_by_role("tab", name="Moves").click()
    expect(person.button("Stop here").first).to_be_visible()
    found += objections_in_both(person, "in the middle of an action")
    assert found == []


def test_the_table_of_others(arrive: Arrive) -> None:
    found: list[str] = []
    person = arrive(bypass_csp=True)
    person.sit_down(person.set_table("me Ann", "friend Bob", seed=seed_where(1, 2)))
    expect(person.prompt).to_contain_text("Bob to move.")
    found += objections_in_both(person, "their turn")
    person.sit_down(person.bring(saved(finished())))
    expect(person.over).to_be_visible()
    found += objections_in_both(person, "podium")
    person.button("Count again").first.click()
    expect(person.page.get_by_role("region", name="The final count")).to_be_visible()
    found += objections_in_both(person, "final count")
    person.button("To the result").click()
    person.button("Next points").click()
    found += objections_in_both(person, "final score sheet")
    person.page.goto(f"{person.server.url}/#/t/{person.set_table('me Ann', 'here Ben')}")
    expect(person.page.get_by_role("heading", name="Pass the device")).to_be_visible()
    found += objections_in_both(person, "passing the device")
    person.page.goto(f"{person.server.url}/#/t/nosuchtable")
    expect(person.page.get_by_role("heading", name="There is no such table")).to_be_visible()
    found += objections_in_both(person, "no such table")
    person.complaints.clear()  # the browser notes the 404
    assert found == []


def test_a_phone(arrive: Arrive) -> None:
    found: list[str] = []
    person = arrive(size=(390, 844), bypass_csp=True, has_touch=True, is_mobile=True)
    person.visit_lobby()
    found += objections_in_both(person, "lobby")
    person.sit_down(person.set_table("me Ann", "random Rob", seed=seed_where(0, 2)))
    person.is_asked()
    person.button("Fit the board").tap()
    person.legal_cells.first.tap()
    expect(person.button(BUILD)).to_be_visible()
    found += objections_in_both(person, "tapped once")
    tabs = person.page.get_by_role("navigation", name="Parts of the table")
    for name in ("Cards", "Moves", "Seats", "Log"):
        tabs.get_by_role("button", name=name).tap()
        found += objections_in_both(person, name)
    assert found == []
