"""The doors of the house: wrong addresses, saved games that cannot be opened, and what a browser fetches to come in."""

from __future__ import annotations

import json
import re
from collections import Counter
from urllib.parse import urlsplit

from playwright.sync_api import FilePayload, Response, expect

from boardwright.arena import play_game
from tests.browser.conftest import Arrive
from tests.browser.pages import Person
from tests.browser.test_accessibility import objections
from tests.server.harness import GAME


def test_a_wrong_address_shows_the_way(person: Person) -> None:
    answer = person.page.goto(f"{person.server.url}/tables/mine")
    assert answer is not None
    assert answer.status == 404
    # The browser itself notes such an answer.
    person.complaints.clear()
    nothing = person.page.get_by_role("heading", name="There is nothing here")
    expect(nothing).to_be_visible()
    assert objections(person, "a wrong address") == []
    person.page.get_by_role("link", name="To the lobby", exact=True).click()
    expect(person.page.get_by_role("heading", name=re.compile("Sit down"))).to_be_visible()
    assert urlsplit(person.page.url).path == "/"
    person.page.goto(f"{person.server.url}/#/join/half")
    expect(nothing).to_be_visible()
    person.page.get_by_role("link", name="Boardwright, to the lobby").click()
    expect(nothing).to_have_count(0)


def test_a_saved_game_that_cannot_be_opened_is_explained(arrive: Arrive) -> None:
    record = play_game(GAME, 2, 4, ["random"]).record()
    told = {
        "holiday.json": ("{", "keine gespeicherte Partie"),
        "older.json": (json.dumps({**record, "rules_version": 99}), "andere Version"),
        "chess.json": (json.dumps({**record, "game": "chess"}), "das es hier nicht gibt"),
        "changed.json": (json.dumps({**record, "seed": 77}), "verändert oder abgeschnitten"),
    }
    person = arrive(locale="de")
    person.page.goto(f"{person.server.url}/")
    for name, (text, explained) in told.items():
        choose(person, name, text)
        expect(person.page.get_by_role("alert")).to_contain_text(explained)
    choose(person, "mine.json", json.dumps(record))
    expect(person.page.get_by_text("Spieler 1", exact=True).first).to_be_visible()
    assert {complaint.partition(":")[0] for complaint in person.complaints} == {"Failed to load resource"}
    person.complaints.clear()


def choose(person: Person, name: str, text: str) -> None:
    file: FilePayload = {"name": name, "mimeType": "application/json", "buffer": text.encode()}
    person.page.locator("input[type=file]").set_input_files(file)


def test_names_come_back_with_a_saved_game(person: Person) -> None:
    table = person.set_table("random Rob", "random Eve", seed=5)
    person.sit_down(table)
    expect(person.button("Save as a file")).to_be_visible()
    again = person.bring(json.dumps(person.get(f"/tables/{table}/record")))
    person.sit_down(again)
    for name in ("Rob", "Eve"):
        expect(person.page.get_by_text(name, exact=True).first).to_be_visible()


def test_nothing_is_fetched_twice(person: Person) -> None:
    answers: list[Response] = []

    def take(answer: Response) -> None:
        answers.append(answer)

    person.page.on("response", take)
    person.visit_lobby()
    expect(person.page.get_by_role("link", name=re.compile("^New table")).first).to_be_visible()
    person.sit_down(person.set_table("me Ann", "random Rob"))
    person.page.wait_for_load_state("networkidle")
    fetched = Counter(urlsplit(answer.url).path for answer in answers)
    assert {path: times for path, times in fetched.items() if times > 1} == {}
    fonts = [answer for answer in answers if answer.url.endswith(".woff2")]
    assert fonts
    assert all("immutable" in answer.headers["cache-control"] for answer in fonts)
