"""What no game in the box has yet, at the tables of the kernel's two small games.

Offers, an automa, places and broken ties, choices in secret, and a table without a board of its own.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.pages import Person
from tests.browser.test_accessibility import objections
from tests.server.harness import Server
from tools import web

WORDS = {
    "harbour": """
game-title = Harbour Night
prompt-choosequay = Choose a quay.
prompt-trade = { $player } sells the crate or keeps it.
prompt-toll = { $player } may take a toll.
action-choose = Choose a quay
action-sell = Sell the crate
action-keep = Keep the crate
action-lantern = Light a lantern
action-toll = Take a toll
action-no-toll = Let it pass
event-ready = { $player } is ready.
event-chose = { $player } chooses { $quay }.
event-revealed = The quays are revealed.
event-unloaded = { $player } unloads a crate.
event-crate = { $player } finds { $value }.
event-lantern = { $player } lights a lantern.
purse = Purse
crates = Crates
lanterns = Lanterns
refusal-wait = Wait.
""",
    "shipyard": """
game-title = Shipyard
prompt-work = { $player } works.
prompt-blow = { $player } blows near or far.
action-plank = Take a plank
action-race = Call a race
action-done = Be done
action-whistle = Blow the whistle
action-near = Near
action-far = Far
event-tide = { $player } takes plank { $count }.
event-plank = { $player } takes a plank.
event-whistle = { $player } takes out the whistle.
event-blown = { $player } blows.
planks = Planks
whistles = Whistles
automa-tide = The Tide
grade-fair = a fair yard
grade-fine = a fine yard
""",
}
#: The server with the small games on its list.
PROGRAM = """
import sys
from pathlib import Path
from boardwright.games import add_game
from tests.kernel.harbour import HARBOUR, Harbour
from tests.kernel.shipyard import SHIPYARD, Shipyard
add_game(HARBOUR)
add_game(SHIPYARD)
words = Path(sys.argv.pop(1))
Harbour.messages, Shipyard.messages = words / "harbour", words / "shipyard"
from boardwright.server.__main__ import main
main()
"""


class SmallGames(Server):
    """A server that has the kernel's small games, too."""

    def start(self) -> None:
        words = self.database.parent
        for game, text in WORDS.items():
            (words / game).mkdir()
            (words / game / "en.ftl").write_text(text, encoding="utf-8")
        command = [sys.executable, "-c", PROGRAM, str(words), "--port", str(self.port), "--database"]
        self.process = subprocess.Popen([*command, str(self.database)], stdout=subprocess.PIPE, text=True, cwd=web.ROOT)
        assert self.process.stdout is not None
        assert self.process.stdout.readline() == f"Boardwright is at {self.url}/\n"


@pytest.fixture(scope="module")
def small(page_is_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = SmallGames(tmp_path_factory.mktemp("small") / "tables.sqlite3")
    running.start()
    yield running
    running.stop()


def together(arrive: Arrive, small: Server, game: str, *others: str) -> list[Person]:
    """Ann opened the table, the others have followed their links."""
    ann = arrive(small, bypass_csp=True)
    table, links = ann.set_table_with_links("me Ann", *(f"friend {name}" for name in others), game=game, seed=1)
    people = [ann]
    open_page(ann, f"{small.url}/#/t/{table}")
    for link in links:
        people.append(arrive(small))
        people[-1].page.goto(link)
        people[-1].button("Sit down").click()
        expect(people[-1].page.get_by_role("region", name="What you see")).to_be_visible()
    return people


def open_page(person: Person, address: str) -> None:
    person.page.goto(address)
    expect(person.page.get_by_role("region", name="What you see")).to_be_visible()


def play(person: Person, action: str) -> None:
    """Press the button of the list of moves."""
    person.page.get_by_role("tab", name="Moves").click()
    person.page.locator(f".moves [data-action='{action}']").click()


def offers(person: Person) -> Locator:
    return person.page.get_by_role("region", name="You may also")


def seat(person: Person, name: str) -> Locator:
    return person.page.get_by_role("listitem").filter(has=person.page.get_by_text(name, exact=True)).first


def log(person: Person) -> Locator:
    person.page.get_by_role("tab", name="Log").click()
    return person.page.get_by_role("region", name="Log")


def test_an_offer_is_taken_beside_the_prompt_and_taken_back(arrive: Arrive, small: Server) -> None:
    ann, bob = together(arrive, small, "shipyard", "Bob")
    expect(ann.prompt).to_contain_text("Ann works.")
    offers(ann).get_by_role("button", name="Blow the whistle").click()
    expect(ann.prompt).to_contain_text("Ann blows near or far.")
    ann.button("Undo").click()
    expect(ann.prompt).to_contain_text("Ann works.")
    ann.page.locator(".targets").get_by_role("button", name="whistle:mine").click()
    expect(ann.prompt).to_contain_text("Ann blows near or far.")
    expect(offers(bob).get_by_role("button")).to_have_count(1)


def test_an_offer_can_be_taken_by_key_and_while_others_decide(arrive: Arrive, small: Server) -> None:
    ann, bob, carl = together(arrive, small, "harbour", "Bob", "Carl")
    for person, quay in ((ann, "east"), (bob, "west"), (carl, "north")):
        play(person, f"choose {quay}")
    play(ann, "keep")
    expect(ann.prompt).to_contain_text("Bob to move.")
    expect(offers(ann)).to_be_visible()
    assert objections(ann, "an offer") == []
    ann.page.locator("body").click(position={"x": 640, "y": 500})
    ann.page.keyboard.press("1")
    ann.page.keyboard.press("Enter")
    expect(offers(ann)).to_be_hidden()
    expect(log(ann)).to_contain_text("Ann lights a lantern.")
    expect(ann.prompt).to_contain_text("Bob to move.")


def test_who_has_chosen_in_secret_is_ready_and_no_more_is_told(arrive: Arrive, small: Server) -> None:
    ann, bob, carl = together(arrive, small, "harbour", "Bob", "Carl")
    play(bob, "choose west")
    expect(seat(ann, "Bob")).to_contain_text("Ready")
    expect(log(ann)).not_to_contain_text("Bob")
    play(ann, "choose east")
    expect(ann.prompt).to_contain_text("You are ready; Undo takes it back. Waiting for Carl")
    expect(seat(carl, "Ann")).to_contain_text("Ready")
    ann.button("Undo").click()
    expect(ann.prompt).to_contain_text("Choose a quay.")
    expect(seat(carl, "Ann")).not_to_contain_text("Ready")
    play(ann, "choose north")
    play(carl, "choose east")
    expect(log(ann)).to_contain_text("The quays are revealed.")
    expect(log(ann)).to_contain_text("Bob is ready.")
    expect(ann.page.get_by_text("Ready", exact=True)).to_have_count(0)


def test_points_that_only_i_know_have_a_line_of_their_own(arrive: Arrive, small: Server) -> None:
    ann, bob = together(arrive, small, "harbour", "Bob")
    play(ann, "choose east")
    play(bob, "choose west")
    play(ann, "keep")
    ann.button("Score sheet").first.click()
    known, mine = (
        ann.page.get_by_role("row", name="Known to all"),
        ann.page.get_by_role("row", name="If the game ended"),
    )
    expect(known).to_have_text("Known to all 1 1", use_inner_text=True)
    kept = ann.page.get_by_role("button", name="Ann, Crates: ").inner_text().strip()
    expect(mine).to_contain_text(str(1 + int(kept)))
    bob.button("Score sheet").first.click()
    expect(bob.page.get_by_role("button", name="Ann, Crates: 0")).to_be_visible()


def test_an_automa_has_a_row_turns_and_a_column_and_may_win(arrive: Arrive, small: Server) -> None:
    ann, bob = together(arrive, small, "shipyard", "Bob")
    expect(seat(ann, "The Tide")).to_contain_text("Automa")
    for person in (ann, bob, ann, bob):
        play(person, "done")
    expect(ann.prompt).to_contain_text("The Tide wins with 2 points")
    expect(ann.page.get_by_role("columnheader", name="The Tide")).to_be_visible()
    places = ann.page.get_by_role("row", name="Place")
    expect(places.get_by_role("cell")).to_have_text(["shared 2nd", "shared 2nd", "1st"])
    assert objections(ann, "the end with an automa") == []
    ann.button("Close the score sheet").click()
    expect(log(ann)).to_contain_text("The Tide takes plank 1.")
    expect(log(ann)).to_contain_text("The Tide takes plank 2.")
    ann.visit_lobby()
    expect(ann.page.get_by_text("Nobody at the table has won")).to_be_attached()


def test_a_broken_tie_is_told(arrive: Arrive, small: Server) -> None:
    ann, bob = together(arrive, small, "shipyard", "Bob")
    offers(ann).get_by_role("button", name="Blow the whistle").click()
    play(ann, "far")
    for person in (ann, bob, ann, bob):
        play(person, "done")
    expect(ann.page.get_by_role("row", name="Whistles").get_by_role("cell")).to_have_text(["0", "1", "–"])
    expect(ann.page.get_by_role("row", name="Place").get_by_role("cell")).to_have_text(["3rd", "2nd", "1st"])


def test_alone_the_game_is_won_or_lost(arrive: Arrive, small: Server) -> None:
    (ann,) = together(arrive, small, "shipyard")
    for action in ("plank", "plank", "done", "plank", "done"):
        play(ann, action)
    expect(ann.prompt).to_contain_text("Ann has won with 3 points, a fair yard")
    expect(ann.page.get_by_role("row", name="Place")).to_have_count(0)
