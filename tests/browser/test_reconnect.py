"""Nothing is lost: a page that is loaded again in mid-turn, a server that dies and comes back."""

from __future__ import annotations

import signal

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.pages import Person
from tests.server.harness import LONG, Server, seed_where


def begin(person: Person) -> None:
    person.sit_down(person.set_table("me Ann", "random Rob", seed=seed_where(0, 2)))


def test_a_page_loaded_again_in_mid_turn_goes_on(person: Person) -> None:
    begin(person)
    built = [person.build(), person.build()]
    person.reload()
    expect(person.prompt).to_contain_text("(1 left)")
    for cell in built:
        person.settlement(cell).wait_for()
    person.button("Undo").click()
    expect(person.prompt).to_contain_text("(2 left)")
    expect(person.settlements_of("Ann")).to_have_count(1)
    person.reload()
    expect(person.settlements_of("Ann")).to_have_count(1)
    person.play_turn()
    expect(person.settlements_of("Ann")).to_have_count(3)


def test_a_second_tab_follows_the_first(person: Person) -> None:
    begin(person)
    other = Person(person.page.context.new_page(), person.server)
    other.page.goto(person.page.url)
    cell = person.build()
    other.settlement(cell).wait_for()
    expect(other.prompt).to_contain_text("(2 left)")
    other.play_turn()
    expect(person.settlements_of("Ann")).to_have_count(3)
    assert other.complaints == []


def test_the_page_waits_for_a_server_that_died(own_server: Server, arrive: Arrive) -> None:
    ann = arrive(own_server)
    begin(ann)
    ann.page.evaluate("window.sameOld = true")
    first = ann.build()
    own_server.kill()
    expect(ann.prompt).to_contain_text("Reconnecting …")
    expect(ann.page.get_by_text("Offline", exact=True)).to_be_visible()
    expect(ann.prompt).to_contain_text("Everything you have played is saved.")
    # What was shown stays; a move made meanwhile is carried out once, when the server is back.
    ann.settlement(first).wait_for()
    second = str(ann.legal_cells.first.get_attribute("data-cell"))
    ann.legal_cells.first.click()
    own_server.start()
    ann.settlement(second).wait_for()
    expect(ann.prompt).to_contain_text("(1 left)")
    expect(ann.settlements_of("Ann")).to_have_count(2)
    ann.play_turn()
    expect(ann.settlements_of("Rob")).to_have_count(3)
    assert ann.is_asked()
    assert ann.page.evaluate("window.sameOld"), "the page was loaded again"
    # The browser itself says that nobody answered.
    assert ann.complaints
    assert all("ERR_CONNECTION_REFUSED" in line or "WebSocket" in line for line in ann.complaints)
    ann.complaints.clear()


def test_the_page_gives_up_a_line_on_which_nobody_answers(own_server: Server, arrive: Arrive) -> None:
    """The server stands still, and no connection breaks: the page waits a while, says so, and goes on by itself."""
    ann = arrive(own_server)
    begin(ann)
    ann.build()
    assert own_server.process is not None
    own_server.process.send_signal(signal.SIGSTOP)
    try:
        second = str(ann.legal_cells.first.get_attribute("data-cell"))
        ann.legal_cells.first.click()
        expect(ann.prompt).to_contain_text("Reconnecting …", timeout=LONG * 1000)
    finally:
        own_server.process.send_signal(signal.SIGCONT)
    ann.settlement(second).wait_for()
    expect(ann.prompt).to_contain_text("(1 left)")
    expect(ann.settlements_of("Ann")).to_have_count(2)
    # The browser itself may say that a connection was given up.
    assert all("WebSocket" in line for line in ann.complaints)
    ann.complaints.clear()


def test_the_lobby_says_when_the_server_is_away(own_server: Server, arrive: Arrive) -> None:
    ann = arrive(own_server)
    ann.visit_lobby()
    ann.page.get_by_role("link", name="New table Kingdom Builder").click()
    expect(ann.button("Open the table")).to_be_visible()
    own_server.kill()
    ann.button("Open the table").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("The server does not answer.")
    own_server.start()
    ann.button("Open the table").click()
    expect(ann.board).to_be_visible()
    ann.complaints.clear()
