"""The rules change while a table is open: the page goes on with it, and says how far back one can look."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.pages import Person
from tests.server.harness import Server, seed_where
from tests.server.test_newer_rules import NEWER, spoil


def begin(server: Server, arrive: Arrive) -> Person:
    ann = arrive(server)
    ann.sit_down(ann.set_table("me Ann", "random Rob", seed=seed_where(0, 2)))
    ann.play_turn()
    assert ann.is_asked()
    ann.build()
    return ann


def raise_rules(server: Server) -> None:
    server.kill()
    server.program = [str(NEWER), "2"]
    server.start()


def test_an_open_page_goes_on_under_new_rules(own_server: Server, arrive: Arrive) -> None:
    ann = begin(own_server, arrive)
    raise_rules(own_server)
    log = ann.page.get_by_role("region", name="Log")
    notice = log.get_by_role("button", name="The rules have changed. The table goes on from here.")
    expect(notice).to_be_visible()
    expect(ann.settlements_of("Ann")).to_have_count(4)
    expect(ann.prompt).to_contain_text("(2 left)")
    expect(log.get_by_role("button", name=re.compile("^Rob (plays|built)"))).to_have_count(1)
    log.get_by_role("button", name=re.compile("^Ann (plays|built)")).last.click()
    expect(ann.page.get_by_text("This was before the table was restarted.")).to_be_visible()
    ann.play_turn()
    assert ann.is_asked()
    notice.click()
    expect(ann.settlements_of("Ann")).to_have_count(4)
    slider = ann.page.get_by_role("slider", name="Position in the game")
    expect(slider).to_have_value(str(slider.get_attribute("min")))
    ann.button("Next step").click()
    expect(ann.settlements_of("Ann")).to_have_count(5)
    ann.button("To the start").click()
    expect(ann.settlements_of("Ann")).to_have_count(4)
    ann.button("To the present").click()
    expect(ann.settlements_of("Ann")).to_have_count(6)
    ann.complaints.clear()  # the browser itself says that nobody answered


def test_a_table_that_cannot_go_on_is_a_story(own_server: Server, arrive: Arrive) -> None:
    ann = begin(own_server, arrive)
    address = ann.page.url
    ann.visit_lobby()
    spoil(own_server.database)
    raise_rules(own_server)
    ann.page.goto(address)
    expect(ann.page.get_by_role("heading", name="This table cannot go on")).to_be_visible()
    expect(ann.page.get_by_role("listitem").filter(has_text=re.compile(r"^Ann builds on "))).to_have_count(4)
    ann.page.get_by_role("link", name="To the lobby").click()
    expect(ann.page.get_by_role("heading", name="Your tables")).to_be_visible()
    ann.complaints.clear()  # the browser itself says that the table was refused
