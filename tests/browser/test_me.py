"""An account, from the first guest's table to the deletion of everything; and that nobody needs one."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.pages import Person
from tests.browser.test_accessibility import objections_in_both
from tests.server.harness import Server, seed_where

NAME, PASSWORD, OTHER = "Ann of the Lake", "correct horse", "battery staple"


def open_me(person: Person) -> Locator:
    """The window, once it knows who that is."""
    person.page.get_by_role("button", name="You", exact=True).click()
    window = person.page.get_by_role("dialog")
    expect(window.get_by_role("heading", name="What is stored about you")).to_be_visible()
    return window


def fill_in(window: Locator, name: str, password: str) -> None:
    window.get_by_role("textbox", name="Name").fill(name)
    window.get_by_label("Password", exact=True).fill(password)
    window.get_by_label("Password", exact=True).press("Enter")


def test_a_guest_needs_no_account_and_is_not_asked(arrive: Arrive) -> None:
    person = arrive()
    person.visit_lobby()
    person.set_table("me Ann", "random Rob", seed=seed_where(0, 2))
    person.reload_lobby()
    expect(person.page.get_by_role("dialog")).to_have_count(0)
    expect(person.page.get_by_text("No account needed")).to_be_visible()
    fetched = [url for url in person.requests if url.endswith("/api/me") or "MeDialog" in url]
    assert fetched == [], "it comes when it is opened"


def test_the_whole_walk(own_server: Server, arrive: Arrive) -> None:
    laptop = arrive(own_server, bypass_csp=True)
    phone = arrive(own_server, size=(390, 844), bypass_csp=True)
    laptop.visit_lobby()
    laptop.set_table("me Ann", "friend Bob", title="Friday night")
    laptop.reload_lobby()

    window = open_me(laptop)
    found = objections_in_both(laptop, "a guest")
    fill_in(window, NAME, PASSWORD)
    expect(window.get_by_role("status")).to_contain_text("You have an account now")
    expect(window.get_by_role("heading", name=NAME)).to_be_visible()
    found += objections_in_both(laptop, "an account")

    phone.visit_lobby()
    there = open_me(phone)
    there.get_by_text("Log in", exact=True).first.click()
    fill_in(there, NAME, "not that one")
    expect(there.get_by_role("alert")).to_contain_text("do not belong together")
    phone.complaints = [said for said in phone.complaints if "403" not in said]
    fill_in(there, NAME.upper(), PASSWORD)
    expect(there.get_by_role("status")).to_contain_text("You are logged in")
    there.get_by_role("button", name="Close").click()
    expect(phone.page.get_by_text("Friday night").first).to_be_visible()

    there = open_me(phone)
    there.get_by_role("switch", name="Rate my strength").check()
    expect(there.get_by_text("Nothing has been counted yet")).to_be_visible()
    found += objections_in_both(phone, "ratings")
    there.get_by_text("Change name or password").click()
    there.get_by_label("Password until now").fill(PASSWORD)
    there.get_by_label("New password").fill(OTHER)
    found += objections_in_both(phone, "name and password")
    there.get_by_role("button", name="Change password").click()
    expect(there.get_by_role("status")).to_contain_text("Your password is changed")
    laptop.visit_lobby()
    expect(laptop.page.get_by_role("heading", name="Sit down and play")).to_be_visible()
    expect(laptop.page.get_by_text("Friday night")).to_have_count(0)

    with phone.page.expect_download() as fetched:
        there.get_by_role("link", name="Download all of it").click()
    told = json.loads(Path(fetched.value.path()).read_text(encoding="utf-8"))
    assert told["account"]["name"] == NAME
    assert [table["title"] for table in told["tables"]] == ["Friday night"]

    there.get_by_role("button", name="Delete all of it").click()
    expect(there.get_by_text("Nobody can bring any of it back")).to_be_visible()
    expect(there.get_by_role("button", name="Keep everything")).to_be_focused()
    found += objections_in_both(phone, "deleting")
    there.get_by_label("Password", exact=True).fill(OTHER)
    there.get_by_role("button", name="Delete for good").click()
    expect(there.get_by_role("status")).to_contain_text("Everything about you is deleted")
    expect(there.get_by_text("You are a guest")).to_be_visible()
    assert phone.get("/tables") == []
    assert found == []


def test_devices_are_logged_out_from_another_one(own_server: Server, arrive: Arrive) -> None:
    laptop, phone = arrive(own_server), arrive(own_server, size=(390, 844))
    laptop.visit_lobby()
    here = open_me(laptop)
    fill_in(here, NAME, PASSWORD)
    expect(here.get_by_role("status")).to_contain_text("You have an account now")
    phone.visit_lobby()
    there = open_me(phone)
    there.get_by_text("Log in", exact=True).first.click()
    fill_in(there, NAME, PASSWORD)
    expect(there.get_by_text("This browser", exact=True)).to_be_visible()
    there.get_by_role("button", name="Log out Chrome").click()
    expect(there.get_by_role("status")).to_contain_text("That device is logged out")
    laptop.visit_lobby()
    expect(open_me(laptop).get_by_text("You are a guest")).to_be_visible()
    there.get_by_role("button", name="Log out", exact=True).click()
    expect(there.get_by_role("status")).to_contain_text("You are logged out")
