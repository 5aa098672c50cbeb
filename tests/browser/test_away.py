"""Being away, as the page shows it: a clock is agreed on and seen, vacations, and how one is told of turns."""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.pages import Person
from tests.browser.test_accessibility import objections_in_both
from tests.browser.test_me import open_me
from tests.browser.test_new_table import form
from tests.server.harness import seed_where

PHONE = (390, 844)
WIDTH = "document.documentElement.scrollWidth"


def together(me: Person, friend: Person, clock: str) -> str:
    pace = "live" if clock == "live" else "days"
    agreed: dict[str, Any] = {"leaving": "bot", "open": False, "helpers": True, "pace": pace, "clock": clock}
    seats = ("me Ann", "friend Bob")
    table, links = me.set_table_with_links(*seats, seed=seed_where(0, 2), agreed={**agreed, "known": "seed"})
    friend.visit_lobby()
    friend.post(f"/tables/{table}/claim", {"token": links[0].rpartition("/")[2]})
    return table


def seat(person: Person, name: str) -> Locator:
    return person.page.locator(".seat", has_text=name).first


@pytest.mark.parametrize("size", [(1280, 800), PHONE], ids=str)
def test_a_clock_is_agreed_on_in_the_form(arrive: Arrive, size: tuple[int, int]) -> None:
    person = arrive(size=size, bypass_csp=True)
    form(person, "kingdom_builder", "seats=me.friend")
    page = person.page
    clock = page.get_by_role("group", name="Time for a turn")
    if not clock.is_visible():
        page.get_by_text("More options").click()
    expect(clock.get_by_role("radio", name="No limit")).to_be_checked()
    expect(clock.get_by_role("radio", name="A day")).to_have_count(0)
    page.get_by_role("group", name="Pace").get_by_text("Over days").click()
    clock.get_by_text("Three days").click()
    expect(clock).to_have_accessible_description(
        "Who takes longer is replaced by the bot, or the others may cancel. Clocks stand still on vacation."
    )
    assert objections_in_both(person, "clock") == []
    page.get_by_role("group", name="Pace").get_by_text("Live").click()
    expect(clock.get_by_role("radio", name="No limit")).to_be_checked()
    clock.get_by_text("5 minutes").click()
    assert page.evaluate(WIDTH) == size[0]
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("button", name="Open the table")).to_have_count(0)
    (opened,) = person.get("/tables")
    assert (opened["agreed"]["pace"], opened["agreed"]["clock"]) == ("live", "live")


def test_the_table_shows_how_much_time_is_left_and_who_is_on_vacation(arrive: Arrive) -> None:
    me, friend = arrive(bypass_csp=True), arrive(size=PHONE, bypass_csp=True)
    table = together(me, friend, "three_days")
    me.sit_down(table)
    expect(seat(me, "Ann")).to_contain_text("3 days left")
    expect(seat(me, "Bob")).not_to_contain_text("days left")
    assert objections_in_both(me, "time left") == []
    window = open_me(friend)
    window.get_by_role("button", name="Go on vacation").click()
    expect(window.get_by_role("status")).to_contain_text("Your clocks stand still")
    expect(window.get_by_text("You are away until the end of")).to_be_visible()
    assert friend.page.evaluate(WIDTH) == PHONE[0]
    assert objections_in_both(friend, "on vacation") == []
    expect(seat(me, "Bob")).to_contain_text("On vacation until")
    window.get_by_role("button", name="I am back").click()
    expect(window.get_by_role("status")).to_contain_text("Welcome back")
    expect(seat(me, "Bob")).not_to_contain_text("On vacation")


@pytest.mark.parametrize(
    ("locale", "left"), [("en-GB", "3 days left"), ("fr-FR", "Reste 3 j"), ("de-DE", "Noch 3 Tg.")]
)
def test_the_lobby_shows_how_much_time_is_left(arrive: Arrive, locale: str, left: str) -> None:
    me, friend = arrive(locale=locale, bypass_csp=True), arrive(locale=locale, size=PHONE, bypass_csp=True)
    together(me, friend, "three_days")
    row = {}
    for person in (me, friend):
        person.visit_lobby()
        row[person] = person.page.get_by_role("listitem").filter(has=person.page.locator(".timed"))
        expect(row[person]).to_contain_text(left)
        assert person.page.evaluate(WIDTH) == person.page.evaluate("innerWidth")
        assert objections_in_both(person, "time left in the lobby") == []
    expect(row[me].locator(".timed").get_by_role("img")).to_have_count(0)
    expect(row[friend].locator(".timed").get_by_role("img", name="Ann")).to_be_visible()


def test_where_i_am_told_is_in_my_window(arrive: Arrive) -> None:
    person = arrive(size=PHONE, bypass_csp=True)
    person.visit_lobby()
    window = open_me(person)
    window.get_by_text("Tell me elsewhere").click()
    expect(window.get_by_text("Your address")).to_have_count(0)
    address = window.get_by_label("Address that begins with https://")
    address.fill("https://127.0.0.1/hook")
    window.get_by_role("button", name="Add").click()
    expect(window.get_by_role("alert")).to_contain_text("reachable from everywhere")
    person.complaints = [said for said in person.complaints if "422" not in said]
    assert objections_in_both(person, "a refused address") == []
    address.fill("https://8.8.8.8/hook")
    window.get_by_role("button", name="Add").click()
    expect(window.get_by_role("switch", name="8.8.8.8")).to_be_checked()
    assert objections_in_both(person, "a webhook") == []
    with person.page.expect_response("**/channels/*"):
        window.get_by_role("switch", name="8.8.8.8").uncheck()
    assert [line["on"] for line in person.get("/me/away")["channels"]] == [False]
    window.get_by_role("button", name="Remove").click()
    expect(window.get_by_role("switch", name="8.8.8.8")).to_have_count(0)


def test_a_table_is_kept_quiet_in_the_menu_of_my_seat(arrive: Arrive) -> None:
    person = arrive()
    person.visit_lobby()
    table = person.set_table("me Ann", "friend Bob", seed=seed_where(0, 2))
    channel = {"kind": "webhook", "address": "https://8.8.8.8/", "language": "en"}
    person.post("/me/channels", {"channel": channel})
    person.sit_down(table)
    person.button("Seat of Ann").click()
    switch = person.page.get_by_role("switch", name="Tell me when it is my turn here")
    expect(switch).to_be_checked()
    with person.page.expect_response("**/mute"):
        switch.uncheck()
    expect(switch).not_to_be_checked()
    assert person.get("/me/away")["muted"] == [table]


def test_a_link_in_a_letter_asks_before_it_does_anything(arrive: Arrive) -> None:
    person = arrive(size=PHONE, bypass_csp=True)
    person.page.goto(f"{person.server.url}/#/mail/confirm/{22 * 'x'}")
    expect(person.page.get_by_role("heading", name="Letters when it is your turn")).to_be_visible()
    assert objections_in_both(person, "a letter's link") == []
    assert not [url for url in person.requests if "/api/mail" in url]
    person.button("Yes, that is my address").click()
    expect(person.page.get_by_text("This link is not valid any more")).to_be_visible()
    person.complaints = [said for said in person.complaints if "404" not in said]


def test_the_page_says_when_nobody_looks_at_it(arrive: Arrive) -> None:
    person = arrive()
    person.visit_lobby()
    table = person.set_table("me Ann", "friend Bob", seed=seed_where(0, 2))
    person.sit_down(table)
    hide = "Object.defineProperty(document, 'hidden', { value: true, configurable: true })"
    person.page.evaluate(f"{hide}; document.dispatchEvent(new Event('visibilitychange'))")
    end = time.monotonic() + 180
    while not any('"type":"looks","on":false' in str(said) for said in person.told):
        assert time.monotonic() < end, "it says nothing"
        person.page.wait_for_timeout(50)


def test_the_service_worker_stands_at_the_root(arrive: Arrive) -> None:
    person = arrive()
    person.visit_lobby()
    register = "navigator.serviceWorker.register('/push.js', { scope: '/' })"
    scope = person.page.evaluate(f"{register}.then(() => navigator.serviceWorker.ready).then((it) => it.scope)")
    assert scope == f"{person.server.url}/"
