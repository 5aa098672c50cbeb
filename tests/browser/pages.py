"""People at their browsers: what they see and do on the pages of Boardwright, in a player's words.

Everything is found by role and name, as by a screen reader. Where a test knows how a game stands, the engine told it.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import ConsoleMessage, Error, Locator, Page, Request, WebSocket, expect

from tests.server.harness import GAME, Server, told

#: A cell of the board is called by its ground, its name and what is on it: "Canyon, f7, settlement of Ann".
LEGAL = re.compile(r", legal\b")
#: In ms: a click that decides something is usually carried out by then; and how long is waited before another one.
SOON = 600
PATIENCE = 6_000
#: So often something is tried: a page on a busy machine may change between a look and a click.
TRIES = 30
#: In ms: far less than the page waits for an answer, far more than a look at its clock takes.
A_MOMENT = 4_000
#: All that shows what was picked, opened or decided; told as text once nothing is on its way to the server any more.
SEEN = """async ([before, patience]) => {
    const text = (selector) => [...document.querySelectorAll(selector)].map((one) => one.textContent).join();
    const count = (selector) => document.querySelectorAll(selector).length;
    const table = document.querySelector('[data-length]');
    const seen = () => [
        table?.dataset.length, text('.prompt'), text('.sheet[role=group], .bar .next, .moment'),
        count('[data-target][aria-disabled=false]'), count('[aria-selected=true], [aria-pressed=true], .chosen'),
    ].join('|');
    const begin = Date.now();
    const goesOn = () => table?.dataset.busy === 'true' ? Date.now() - begin < 180_000 : (
        seen() === before && Date.now() - begin < patience);
    while (goesOn()) await new Promise((next) => setTimeout(next, 15));
    return seen();
}"""
#: What a game has come to.
RESULT = re.compile(" (wins|has won|has lost|share the victory)$")
#: The button that plays what was tapped once or chosen by its number.
BUILD = re.compile("^Build on ")


class Person:
    """Somebody with a browser of their own, at one page of it. Whatever the page complains about is remembered."""

    def __init__(self, page: Page, server: Server, plays: Callable[[str], None] = lambda game: None) -> None:
        self.page = page
        self.server = server
        #: Told of every game this person opens a table of.
        self.plays = plays
        self.requests: list[str] = []
        self.complaints: list[str] = []
        #: Everything the server has told this page at the table.
        self.heard: list[str | bytes] = []
        #: Everything this page has told the server there.
        self.told: list[str | bytes] = []
        self.has_set_the_clock = False
        page.on("request", self.requested)
        page.on("websocket", self.listen)
        page.on("console", self.said)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def requested(self, request: Request) -> None:
        self.requests.append(request.url)

    def listen(self, socket: WebSocket) -> None:
        self.requests.append(socket.url)
        socket.on("framereceived", self.hear)
        socket.on("framesent", self.tell)

    def hear(self, told: str | bytes) -> None:
        self.heard.append(told)

    def tell(self, told: str | bytes) -> None:
        self.told.append(told)

    def said(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complaints.append(message.text)

    def strays(self) -> list[str]:
        """Requests that left the server the page came from."""
        home = (f"{self.server.url}/", self.server.url.replace("http", "ws") + "/", "data:", f"blob:{self.server.url}/")
        return [url for url in self.requests if not url.startswith(home)]

    @property
    def clock(self) -> Any:
        """The page's own; it is that of every page that comes to this room later."""
        self.has_set_the_clock = True
        return self.page.clock

    def stop_time(self) -> None:
        """The page's time stands still from now on. It does not leap: whatever is under way would come too late."""
        while True:
            with suppress(Error):  # more than that has passed meanwhile
                self.clock.pause_at((self.page.evaluate("Date.now()") + A_MOMENT) / 1000)
                return

    def pass_time(self, moments: int) -> None:
        """The page's time goes on by so many ms, at the server's pace: no answer comes too late because of it."""
        for passed in range(0, moments, A_MOMENT):
            self.clock.run_for(min(A_MOMENT, moments - passed))
            self.wait_for_answers()

    def wait_for_answers(self) -> None:
        """Wait until the server has answered all that the page has asked."""
        asked = {message["id"] for message in map(json.loads, self.told) if "id" in message}
        while not asked <= {message.get("id") for message in map(json.loads, self.heard)}:
            self.page.evaluate("null")
            time.sleep(0.02)

    # -- behind the page's back ---------------------------------------------------------------------------------------

    def get(self, path: str) -> Any:
        response = self.page.context.request.get(f"{self.server.url}/api{path}")
        assert response.ok, response.text()
        return response.json()

    def post(self, path: str, body: Any = None) -> Any:
        if path == "/tables":
            self.plays(body["game"])
        elif path == "/import":
            self.plays(json.loads(body["record"])["game"])
        address, data = f"{self.server.url}/api{path}", body if body is not None else {}
        # Tests of one process share a server and an address: whoever is told to wait does so and asks again.
        while (response := self.page.context.request.post(address, data=data)).status == 429:
            self.page.wait_for_timeout(300)
        assert response.ok, response.text()
        return response.json()

    def set_table(self, *seats: str, **more: Any) -> str:
        """A new table without going through the lobby; seats as in "me Ann", "friend Bob", "here Ben", "random Rob"."""
        return str(self.set_table_with_links(*seats, **more)[0])

    def set_table_with_links(self, *seats: str, **more: Any) -> tuple[str, list[str]]:
        """The same, with the addresses of the free seats."""
        opened = self.post("/tables", {"game": GAME, "seats": [chair(words) for words in seats], **told(more)})
        return opened["table"], [
            f"{self.server.url}/#/join/{opened['table']}/{link['token']}" for link in opened["links"]
        ]

    def bring(self, record: str) -> str:
        """A saved game on the table; every seat is mine."""
        return str(self.post("/import", {"record": record})["table"])

    def link_to(self, table: str, seat: int) -> str:
        """The address that hands a seat of mine to somebody else."""
        token = self.post(f"/tables/{table}/links/{seat}")["token"]
        return f"{self.server.url}/#/join/{table}/{token}"

    def go_on(self, record: str, n: int, me: int) -> str:
        """A table that goes on from decision ``n`` of a finished game: me in one seat, bots in the others."""
        return str(self.post(f"/tables/{self.bring(record)}/branch", {"n": n, "seat": me})["table"])

    # -- coming and going ---------------------------------------------------------------------------------------------

    def visit_lobby(self) -> None:
        self.page.goto(f"{self.server.url}/")
        expect(self.page.get_by_role("heading", level=1)).to_be_visible()

    def reload_lobby(self) -> None:
        self.page.reload()
        expect(self.page.get_by_role("heading", name="Your tables")).to_be_visible()

    def sit_down(self, table: str, n: int | None = None) -> None:
        """Open a table's page, or that of a past position."""
        self.page.goto(f"{self.server.url}/#/t/{table}" + ("" if n is None else f"?n={n}"))
        expect(self.board).to_be_visible()

    def join(self, link: str) -> None:
        """Open the link to a seat, and sit down also where somebody knows what chance will bring."""
        self.page.goto(link)
        warned = self.page.locator("[data-known] button")
        warned.or_(self.game).first.wait_for()
        if warned.count():
            warned.click()

    def turn_to(self, table: str) -> None:
        """Go to another table; nothing of the one before is there any more."""
        self.heard.clear()
        self.told.clear()
        with self.page.expect_websocket():
            self.page.goto(f"{self.server.url}/#/t/{table}")
        expect(self.game).to_be_visible()

    def reload(self) -> None:
        self.page.reload()
        expect(self.board).to_be_visible()

    # -- what is on the table -----------------------------------------------------------------------------------------

    @property
    def board(self) -> Locator:
        """Of several grids the first: what lies apart from the board comes after it."""
        return self.page.get_by_role("grid").first

    @property
    def legal_cells(self) -> Locator:
        return self.cells(", legal")

    def cells(self, called: str) -> Locator:
        """By a part of what they are called: of hundreds of cells the label is read, which gives them their name."""
        return self.page.locator(f'[role=gridcell][aria-label*="{called}"]')

    def cell(self, name: str) -> Locator:
        return self.page.locator(f"[role=gridcell][data-cell={name}]")

    def settlement(self, cell: str) -> Locator:
        """There as soon as one stands on that cell."""
        return self.cells(f", {cell}, settlement of ")

    def settlements_of(self, name: str) -> Locator:
        return self.page.get_by_role("gridcell", name=re.compile(rf", settlement of {name}\b"))

    @property
    def prompt(self) -> Locator:
        """The line above the board that says what is to be done."""
        return self.page.get_by_role("status").first

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """By its whole name, or by a part of it."""
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    @property
    def end_turn(self) -> Locator:
        return self.button("End your turn")

    @property
    def over(self) -> Locator:
        """There once the game is; looked for all the time, and so by its text: to hear what every button of a board
        is called takes long."""
        return self.page.locator("button:text-is('Play again')")

    @property
    def podium(self) -> Locator:
        """Who came where, over the board once the points have been counted."""
        return self.page.get_by_role("region", name=RESULT)

    @property
    def game(self) -> Locator:
        """The table, which knows how many decisions the game shown has had."""
        return self.page.locator("[data-length]")

    @property
    def length(self) -> int:
        return int(self.game.get_attribute("data-length") or 0)

    # -- playing ------------------------------------------------------------------------------------------------------

    def is_asked(self) -> bool:
        """Wait until I must decide or the game is over: whether it is the former."""
        self.legal_cells.or_(self.end_turn).or_(self.over).first.wait_for()
        return self.over.count() == 0

    def poke(self, what: Locator) -> None:
        """Click on something that says it cannot be used now."""
        expect(what).to_be_disabled()
        what.click(force=True)

    def carry_out(self, what: Locator) -> None:
        """Click on something that is a decision or takes one back, and see that the game has changed and can go on."""
        length = str(self.game.get_attribute("data-length"))
        what.click()
        expect(self.game).not_to_have_attribute("data-length", length)
        expect(self.game).to_have_attribute("data-busy", "false")

    def tap(self, what: Locator) -> None:
        """Click on it; where the click before is carried out only now, it may be gone."""
        with suppress(Error):
            what.click(timeout=PATIENCE)

    def seen(self) -> str:
        """What the table looks like."""
        return str(self.page.evaluate(SEEN, [None, 0]))

    def settle(self, before: str) -> None:
        """Wait until it looks different; what changes nothing is waited for a moment only."""
        self.page.evaluate(SEEN, [before, SOON])

    def snapshot(self) -> dict[str, Any]:
        """The table as it was sent to this page last."""
        for text in reversed(self.heard):
            message: dict[str, Any] = json.loads(text)
            if message["type"] == "snapshot":
                return message
        raise LookupError("nothing was sent yet")

    @property
    def acts(self) -> list[str]:
        """What this page has told the server to do, in notation."""
        told = [json.loads(text) for text in self.told]
        return [message["action"] for message in told if message["type"] == "act"]

    def build(self, cell: str | None = None) -> str:
        """Click a cell, any lit one if none is named, and see the settlement stand there."""
        for _ in range(TRIES):
            name = cell or str(self.legal_cells.first.get_attribute("data-cell"))
            self.tap(self.cell(name))
            with suppress(Error):
                self.settlement(name).wait_for(timeout=PATIENCE)
                return name
            # What a busy machine is late with counts: a click on another cell would be one settlement too many.
            expect(self.game).to_have_attribute("data-busy", "false")
            if self.settlement(name).count():
                return name
        raise AssertionError(f"no settlement comes to stand on {name}")

    def build_all(self) -> list[str]:
        """Build on lit cells until the turn can be ended."""
        built: list[str] = []
        while self.is_asked() and self.end_turn.count() == 0:
            built.append(self.build())
        return built

    def play_turn(self) -> list[str]:
        """Build what is due and end the turn."""
        built = self.build_all()
        self.end_turn.click()
        self.end_turn.wait_for(state="detached")
        return built


def chair(words: str) -> dict[str, Any]:
    """Who sits there: me, a friend by link, another person here, or a bot; and the name."""
    kind, name = words.split()
    return (
        {"kind": kind, "name": name} if kind in ("me", "friend", "here") else {"kind": "bot", "name": name, "bot": kind}
    )
