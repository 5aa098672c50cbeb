"""One browser for all tests of this folder, the built page, and one server with a database that is thrown away."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from boardwright.games import games, get_game
from tests.browser.pages import Person
from tests.server.harness import Server
from tools import browser as chromium
from tools import web

#: Milliseconds after which something hangs, however busy the machine is.
LONG = 180_000
QUIET = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
)

#: Nobody has been here before: what a page of somebody else has kept is not there.
EMPTY = """
if (location.protocol.startsWith('http') && !sessionStorage.getItem('arrived')) {
    localStorage.clear();
    sessionStorage.setItem('arrived', 'yes');
}
"""

#: Turns end when somebody says so: by itself a turn would end while a busy machine is still looking at it.
CONFIRM = """
if (location.protocol.startsWith('http') && !localStorage.getItem('boardwright.settings'))
    localStorage.setItem('boardwright.settings', '{"confirmLive": true}');
"""

#: Where turns pass on by themselves, everybody would have to confirm them; nobody does who does not care.
DO_NOT = """
if (location.protocol.startsWith('http') && localStorage.getItem('boardwright.settings') === '{"confirmLive": true}')
    localStorage.removeItem('boardwright.settings');
"""

Arrive = Callable[..., Person]


@pytest.fixture(scope="session")
def page_is_built() -> None:
    web.build()


@pytest.fixture(scope="session")
def server(page_is_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("browser") / "tables.sqlite3")
    running.start()
    yield running
    running.stop()


# A test asks for it before it calls somebody in: pages close before their server does.
@pytest.fixture
def own_server(page_is_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("own") / "tables.sqlite3")
    running.start()
    yield running
    if running.process is not None:
        running.stop()


@pytest.fixture(scope="session")
def program() -> str:
    return chromium.find()


# Not for the whole session: as long as it lives, no test of this process can run a loop of its own.
@pytest.fixture(scope="package")
def browser(program: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        expect.set_options(timeout=LONG)
        running = playwright.chromium.launch(executable_path=program, args=QUIET.split(), timeout=LONG)
        yield running
        running.close()


class Rooms:
    """Where people come in with a browser of their own. Who comes later finds a room as if nobody had been there; only
    what the server sent before need not be fetched and read again."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.free: dict[str, list[BrowserContext]] = defaultdict(list)
        self.taken: dict[BrowserContext, str] = {}

    def enter(self, wishes: dict[str, Any]) -> Page:
        """A page in a room that is as wished for."""
        kind = repr(sorted(wishes.items()))
        room = self.free[kind].pop() if self.free[kind] else self.browser.new_context(**wishes)
        self.taken[room] = kind
        room.set_default_timeout(LONG)
        page = room.new_page()
        page.add_init_script(EMPTY)
        return page

    def leave(self, person: Person) -> None:
        """Tidy up for the next one. A clock that was changed stays so: nobody else is let in there."""
        room = person.page.context
        kind = self.taken.pop(room)
        if person.has_set_the_clock:
            room.close()
            return
        for page in room.pages:
            page.close()
        room.clear_cookies()
        self.free[kind].append(room)


@pytest.fixture(scope="package")
def rooms(browser: Browser) -> Rooms:
    return Rooms(browser)


@pytest.fixture
def arrive(rooms: Rooms, server: Server) -> Iterator[Arrive]:
    """Calls somebody in, with a browser of their own: nobody there yet, English, still pictures, a desk's screen; where
    turns are ended, that is up to them.

    When they leave, nothing may have been fetched from elsewhere, and the page may have had nothing to complain about.
    """
    people: list[Person] = []
    passing: list[str] = []

    def plays(game: str) -> None:
        """Somebody has opened a table of that game."""
        if not has_an_end(game):
            passing.append(game)
            for person in people:
                person.page.add_init_script(DO_NOT)

    def arrive_at(
        host: Server = server, size: tuple[int, int] = (1280, 800), confirm: bool = True, **wishes: Any
    ) -> Person:
        width, height = size
        usual: dict[str, Any] = {"locale": "en-GB", "reduced_motion": "reduce", "color_scheme": "light"}
        page = rooms.enter({**usual, **wishes, "viewport": {"width": width, "height": height}})
        if confirm:
            page.add_init_script(CONFIRM)
        if passing:
            page.add_init_script(DO_NOT)
        people.append(Person(page, host, plays))
        return people[-1]

    yield arrive_at
    for person in people:
        rooms.leave(person)
    assert [stray for person in people for stray in person.strays()] == []
    assert [complaint for person in people for complaint in person.complaints] == []


def has_an_end(game: str) -> bool:
    """Whether an action ends a turn of that game."""
    return game in games() and get_game(game).space.ending() is not None


@pytest.fixture
def person(arrive: Arrive) -> Person:
    """One person at a desk."""
    return arrive()
