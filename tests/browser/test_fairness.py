"""Chance and absence in the page: shuffles are checked, what somebody knows is told, and bots stand in as agreed."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Locator, Route, expect

from tests.browser.conftest import Arrive
from tests.browser.pages import Person
from tests.browser.test_accessibility import objections
from tests.server.harness import Server, eventually, run, seed_where
from tests.server.test_stand_ins import MINUTES, go_back_in_time


def window(person: Person) -> Locator:
    return person.page.get_by_role("dialog")


def wait_for_absence(server: Server, table: str) -> None:
    """Until it is stored that Bob has gone."""
    query = "SELECT away FROM seats WHERE table_id = ? AND seat = 1"
    run(eventually(lambda: server.rows(query, table)[0][0] is not None))


def test_shuffles_are_checked_in_the_browser_when_the_game_is_over(person: Person) -> None:
    table = person.set_table("random Rob", "random Eve")
    person.sit_down(table)
    person.podium.get_by_role("button", name="Shuffles checked").click()
    told = person.get(f"/tables/{table}/fairness")
    expect(window(person)).to_contain_text(told["commitment"])
    expect(window(person)).to_contain_text("The secret fits the fingerprint that was shown from the beginning.")
    expect(window(person)).to_contain_text(f"All {len(told['outcomes'])} draws follow from the secret.")
    assert objections(person, "fair shuffles") == []


def test_a_draw_that_was_changed_is_found_by_the_page(person: Person) -> None:
    def cheat(route: Route) -> None:
        told: dict[str, Any] = route.fetch().json()
        last = max(draw for draw, sides in enumerate(told["sides"]) if sides > 1)
        told["outcomes"][last] = (told["outcomes"][last] + 1) % told["sides"][last]
        route.fulfill(body=json.dumps(told), content_type="application/json")

    table = person.set_table("random Rob", "random Eve")
    person.page.route(re.compile(r"/fairness$"), cheat)
    try:
        person.sit_down(table)
        person.podium.get_by_role("button", name="The shuffles are not as promised").click()
        expect(window(person)).to_contain_text(re.compile(r"1 of \d+ draws does not follow from the secret"))
    finally:
        person.page.unroute(re.compile(r"/fairness$"))


def test_who_joins_a_seeded_table_is_told_first(arrive: Arrive) -> None:
    ann, bob = arrive(), arrive()
    _, links = ann.set_table_with_links("me Ann", "friend Bob", seed=seed_where(0, 2), title="Known")
    ann.visit_lobby()
    line = ann.page.get_by_role("listitem").filter(has_text="Known").first
    expect(line).to_contain_text("Seeded")
    bob.page.goto(links[0])
    expect(bob.page.get_by_role("heading", level=1, name="Seeded")).to_be_visible()
    assert not ann.get("/tables")[0]["seats"][1]["taken"], "nobody sits down without knowing"
    bob.button("Sit down").click()
    expect(bob.board).to_be_visible()
    expect(bob.page.get_by_role("banner")).to_contain_text("Seeded")
    bob.button("More").click()
    bob.button("Fair shuffles").click()
    expect(window(bob)).to_contain_text("may know what chance will bring")
    expect(window(bob)).to_contain_text("When the game is over the secret is told")


def test_a_bot_stands_in_after_some_minutes_and_until_the_return(own_server: Server, arrive: Arrive) -> None:
    ann, bob = arrive(own_server), arrive(own_server)
    table, links = ann.set_table_with_links("me Ann", "friend Bob", seed=seed_where(0, 2))
    ann.sit_down(table)
    bob.join(links[0])
    expect(bob.board).to_be_visible()
    ann.button("Seat of Bob").click()
    expect(window(ann)).to_contain_text("Only who plays this seat decides about a bot.")
    bob.page.goto("about:blank")
    expect(window(ann)).to_contain_text("In 5 minutes you may let a bot play.")
    expect(window(ann).get_by_role("button", name="Medium")).to_have_count(0)
    wait_for_absence(own_server, table)
    own_server.kill()
    go_back_in_time(own_server, 60 * MINUTES)
    own_server.start()
    expect(window(ann)).to_contain_text("A bot can play until Bob returns.")
    window(ann).get_by_role("button", name="Medium").click()
    log = ann.page.locator("body")
    expect(log).to_contain_text("Bob is away. A bot plays for Bob.")
    bob.sit_down(table)
    expect(log).to_contain_text("Bob is back.")
    ann.complaints.clear()  # of the server that was away
