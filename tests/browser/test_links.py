"""Friends by link, from another address of this machine: letting them in, QR codes, who sits down, and shared seats."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from boardwright.server.addresses import network_addresses
from tests.browser.conftest import Arrive
from tests.browser.pages import Person
from tests.browser.qr import read_path
from tests.browser.test_accessibility import objections
from tests.server.harness import Server

#: Where friends are: at an address of this machine in a network, or, where it is in none, at its second one for itself.
ELSEWHERE = next((address for address in network_addresses() if ":" not in address), "127.0.0.2")


#: Where everybody finds a server that somebody else hands on.
PUBLIC = "https://games.example.org"


@pytest.fixture
def behind_a_proxy(page_is_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that is reached at another address than its own."""
    running = Server(tmp_path_factory.mktemp("proxy") / "tables.sqlite3")
    running.program += ["--public-url", PUBLIC]
    running.start()
    yield running
    running.stop()


@pytest.fixture
def at_home(page_is_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that only this computer can reach, as `boardwright serve` starts it."""
    running = Server(tmp_path_factory.mktemp("home") / "tables.sqlite3")
    running.program += ["--address", ELSEWHERE]
    running.start()
    yield running
    running.stop()


def scanned(code: Locator) -> str:
    """What a phone reads."""
    size = int(str(code.get_attribute("viewBox")).split()[-1])
    return read_path(str(code.locator("path").get_attribute("d")), size)


def link_to(person: Person, name: str) -> str:
    """The link to a seat, from the seat's own window."""
    person.button(f"Seat of {name}").click()
    person.button("Copy the link to this seat").click()
    field = person.page.get_by_role("textbox", name=name)
    expect(field).to_be_visible()
    expect(person.button(re.compile("^(Copied|Copy link)"))).to_be_focused()
    return field.input_value()


def leave_window(person: Person) -> None:
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("dialog")).to_have_count(0)


def test_friends_join_from_another_address_and_everybody_is_told(at_home: Server, arrive: Arrive) -> None:
    ann = arrive(at_home)
    away = at_home.seen_from(ELSEWHERE)
    table = ann.set_table("me Ann", "friend Bob", "friend Cleo")
    ann.sit_down(table)

    # Links open only on this computer; that is said, with the way out.
    assert link_to(ann, "Bob").startswith(f"{at_home.url}/#/join/")
    expect(ann.page.get_by_text("These links open only on this computer.")).to_be_visible()
    expect(ann.page.get_by_role("img", name="QR code")).to_have_count(0)
    ann.button("Let friends in …").click()
    expect(ann.page.get_by_text("Everybody in your network")).to_be_visible()
    assert objections(ann, "letting friends in") == []
    ann.button("Let them in").click()
    expect(ann.page.get_by_role("heading", name="Your network is let in")).to_be_visible()
    page_code = ann.page.get_by_role("img", name="QR code of the link for This page")
    assert scanned(page_code) == f"{away.url}/"
    ann.button("Close").last.click()
    expect(ann.page.get_by_text("These links open only on this computer.")).to_have_count(0)
    link = ann.page.get_by_role("textbox", name="Bob").input_value()
    assert link.startswith(f"{away.url}/#/join/{table}/")
    assert scanned(ann.page.get_by_role("img", name="QR code of the link for Bob")) == link
    assert objections(ann, "letting friends in") == []
    leave_window(ann)
    for_cleo = link_to(ann, "Cleo")
    leave_window(ann)

    # Bob comes by his link; both see each other, and the host is told.
    bob = arrive(away)
    bob.page.goto(link)
    expect(bob.board).to_be_visible()
    expect(ann.page.get_by_text("Bob has sat down.")).to_be_visible()
    expect(ann.page.get_by_text("Free")).to_have_count(1)
    expect(ann.page.get_by_text("Away")).to_have_count(0)
    expect(bob.page.get_by_text("Away")).to_have_count(0)
    expect(bob.button("Seat of Ann")).to_be_visible()

    # Cleo comes while the host is in the lobby, where the row of the table says so.
    ann.page.get_by_role("link", name="Boardwright, to the lobby").click()
    expect(ann.page.get_by_text("Waits for Cleo to sit down")).to_be_visible()
    expect(ann.button("Open to your network")).to_be_visible()
    cleo = arrive(away)
    cleo.page.goto(for_cleo)
    expect(cleo.board).to_be_visible()
    expect(bob.page.get_by_text("Cleo has sat down.")).to_be_visible()
    ann.reload_lobby()
    expect(ann.page.get_by_text("Cleo has sat down")).to_be_visible()
    ann.sit_down(table)
    expect(ann.page.get_by_text("Cleo has sat down.")).to_be_visible()

    # Somebody else opens Bob's link: both are told, and Bob can end it.
    eve = arrive(away)
    eve.page.goto(link)
    expect(eve.board).to_be_visible()
    for person in (bob, eve):
        expect(person.page.get_by_text("Your seat is also open on another device.")).to_be_visible()
    expect(ann.page.get_by_text("also open")).to_have_count(0)
    # It is said until somebody answers, also when the page is loaded again.
    eve.button("It is me").click()
    expect(eve.page.get_by_text("Your seat is also open on another device.")).to_have_count(0)
    bob.reload()
    expect(bob.page.get_by_text("Your seat is also open on another device.")).to_be_visible()
    bob.button("Look into it").click()
    expect(bob.page.get_by_text("This seat is also open on one other device.")).to_be_visible()
    assert objections(bob, "a shared seat") == []
    expect(bob.page.get_by_role("checkbox", name="My other devices keep the seat")).not_to_be_checked()
    bob.button("Only this device from now on").click()
    expect(bob.page.get_by_text("The seat is yours alone.")).to_be_visible()
    expect(eve.page.get_by_text("The seat of Bob is now kept by another device.")).to_be_visible()
    expect(eve.page.get_by_text("Watching", exact=True)).to_be_visible()
    expect(bob.page.get_by_text("Your seat is also open on another device.")).to_have_count(0)
    eve.page.goto("about:blank")
    eve.page.goto(link)
    expect(eve.page.get_by_role("heading", name="This link does not open a seat")).to_be_visible()
    eve.complaints.clear()


def test_behind_a_proxy_links_carry_the_public_address(behind_a_proxy: Server, arrive: Arrive) -> None:
    ann = arrive(behind_a_proxy)
    table = ann.set_table("me Ann", "friend Bob")
    ann.sit_down(table)
    link = link_to(ann, "Bob")
    assert link.startswith(f"{PUBLIC}/#/join/{table}/")
    assert scanned(ann.page.get_by_role("img", name="QR code of the link for Bob")) == link
    expect(ann.page.get_by_text("These links open only on this computer.")).to_have_count(0)


def test_the_switch_in_the_lobby_is_there_for_this_computer_only(at_home: Server, arrive: Arrive) -> None:
    ann = arrive(at_home, size=(390, 844))
    ann.visit_lobby()
    ann.button("Only this computer").click()
    ann.button("Only this computer").last.click()
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    assert ann.get("/share")["on"] is False, "who says no changes nothing"
    ann.button("Only this computer").click()
    ann.button("Let them in").click()
    expect(ann.page.get_by_role("textbox", name="This page")).to_have_value(f"{at_home.seen_from(ELSEWHERE).url}/")

    bob = arrive(at_home.seen_from(ELSEWHERE), size=(390, 844))
    bob.visit_lobby()
    expect(bob.page.get_by_role("heading", name=re.compile("Sit down"))).to_be_visible()
    expect(bob.button(re.compile("computer|network"))).to_have_count(0)
    bob.page.goto("about:blank")

    ann.button("Only this computer again").click()
    expect(ann.page.get_by_role("heading", name="Let your network in?")).to_be_visible()
    leave_window(ann)
    expect(ann.button("Only this computer")).to_be_visible()
    assert ann.get("/share")["addresses"] == []
