"""The game that "Adding a game" writes down, in a copy of the tree: every file where the page says it belongs.

It is found there by Python, by the terminal and by the browser, where two people play it on the drawn harbour.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.looks import FITS
from tests.browser.pages import Person
from tests.browser.test_accessibility import objections
from tests.browser.test_sizes import PHONE
from tests.server.harness import LONG, Server
from tests.test_docs import DOCS, OUTPUT, ROOT, blocks
from tools import web

GAME = "harbour_night"
LEFT_OUT = shutil.ignore_patterns("node_modules", "static", "__pycache__", ".lock", "*.so")
#: What is checked of the page, and what of it in the copy.
WHOLE = '"include": ["src", "vite.config.ts"]'
OWN = f'"include": ["src/vite-env.d.ts", "src/games/*.ts", "src/games/{GAME}"]'
#: A random game in Python; what is printed proves that it came to its end.
PLAYOUT = f"""
import boardwright as bw
assert "{GAME}" in bw.games()
print("won by", bw.playout("{GAME}", players=3, seed=1).winners)
"""
#: The sides, in px, of everything on the board that can be pointed at.
SIDES = """things => things.flatMap(thing => {
    const { width, height } = thing.getBoundingClientRect();
    return [width, height];
})"""


class Tree:
    """A copy of what is needed, with the new game in it, and programs run from there."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(root / "src"), str(root)])}
        self.environment["BOARDWRIGHT_HOME"] = str(root / "home")

    def write(self) -> None:
        for folder in ("src", "tools", "web"):
            shutil.copytree(ROOT / folder, self.root / folder, ignore=LEFT_OUT)
        for block in blocks(DOCS / "adding-a-game.md"):
            if block.title and block.title != OUTPUT:
                file = self.root / block.title
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(block.text, encoding="utf-8")

    def build(self) -> None:
        """The types of the view, and the page: checked, and built beside the copy's server."""
        web.find_node()
        web.install()
        (self.root / "web" / "node_modules").symlink_to(web.WEB / "node_modules", target_is_directory=True)
        self.run("-m", "tools.protocol_types")
        self.check()
        self.run("-m", "tools.web", "build")

    def check(self) -> None:
        """The game's own files, and what they use: all others are looked at by `make lint`."""
        settings = self.root / "web" / "tsconfig.json"
        whole = settings.read_text(encoding="utf-8")
        assert WHOLE in whole
        settings.write_text(whole.replace(WHOLE, OWN), encoding="utf-8")
        self.run("-m", "tools.web", "check")
        settings.write_text(whole, encoding="utf-8")

    def run(self, *arguments: str, typed: str = "") -> str:
        """What a Python program says that runs in the copy, and ends well."""
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=self.root,
            env=self.environment,
            input=typed,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            timeout=6 * LONG,  # to check and to build the page takes minutes where others are busy too
            check=False,
        )
        assert done.returncode == 0, done.stdout
        return done.stdout


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Tree:
    made = Tree(tmp_path_factory.mktemp("tree"))
    made.write()
    return made


@pytest.fixture
def harbour(tree: Tree) -> Iterator[Server]:
    """The server of the copy, with the page built there."""
    tree.build()
    running = Server(tree.root / "tables.sqlite3", tree.environment)
    running.start()
    yield running
    running.stop()


# -- playing ---------------------------------------------------------------------------------------------------


def thing(person: Person, target: str) -> Locator:
    """A component as it is drawn on the board."""
    return person.page.locator(f"button[data-target='{target}']")


def lit(person: Person, target: str) -> Locator:
    return person.page.locator(f"button.legal[data-target='{target}'][aria-disabled=false]")


def pick(person: Person, target: str, answer: str | None = None) -> None:
    """Point at a component that is lit; a finger taps it twice. Where several things can be meant, the window asks."""
    found = lit(person, target)
    if person.page.viewport_size == {"width": PHONE[0], "height": PHONE[1]}:
        found.tap()
        expect(found).to_have_class(re.compile(r"\bchosen\b"))
        found.tap()
    else:
        found.click()
    if answer is not None:
        window(person).get_by_role("button", name=answer).click()


def window(person: Person) -> Locator:
    return person.page.get_by_role("region", name="Board").get_by_role("group", name="What do you want to do?")


def sees(person: Person, *labels: str) -> None:
    """The board says so, to whoever looks and to whoever listens."""
    board = person.page.get_by_role("region", name="Board")
    for label in labels:
        expect(board.get_by_label(label, exact=True)).to_be_visible()


def well_laid(person: Person, moment: str) -> None:
    """Nothing to scroll to, everything large enough to point at, and nothing that axe would object to."""
    assert person.page.evaluate(FITS)
    sides: list[float] = person.page.locator("button[data-target]").evaluate_all(SIDES)
    assert min(sides) >= 24
    assert objections(person, moment) == []


def sit_down(arrive: Arrive, harbour: Server) -> tuple[Person, Person]:
    """Ann at a desk, and Bob with a phone."""
    ann = arrive(harbour, bypass_csp=True)
    bob = arrive(harbour, PHONE, bypass_csp=True, has_touch=True, is_mobile=True, color_scheme="dark")
    table, (link,) = ann.set_table_with_links("me Ann", "friend Bob", game=GAME, seed=1)
    ann.page.goto(f"{harbour.url}/#/t/{table}")
    bob.join(link)
    return ann, bob


def choose_in_secret(ann: Person, bob: Person) -> None:
    """Ann is ready, thinks again, and is ready again; Bob does not learn where she goes before he has chosen."""
    pick(ann, "quay:west")
    sees(ann, "west quay: Ann")
    expect(ann.prompt).to_contain_text("You are ready")
    well_laid(ann, "ready")
    ann.button("Choose again").click()
    expect(ann.prompt).to_contain_text("Round 1: choose your quay.")
    sees(ann, "west quay: no boat")
    pick(ann, "quay:east")
    sees(ann, "east quay: Ann")
    sees(bob, "east quay: no boat", "west quay: no boat", "north quay: no boat")
    well_laid(bob, "choosing")
    pick(bob, "quay:east")
    for person in (ann, bob):
        sees(person, "east quay: Ann and Bob")


def take_tolls(ann: Person, bob: Person) -> None:
    """Each takes the other's point before the other trades; what Ann keeps, Bob does not see."""
    pick(bob, "purse:0")
    sees(ann, "Purse of Ann: 1", "Purse of Bob: 2")
    pick(ann, "crate:mine", "Keep the crate")
    sees(bob, "Crates of Ann, closed: 1")
    expect(thing(ann, "crate:mine")).to_have_accessible_name(re.compile("^Your crates, by value: [0-3]$"))
    lit(ann, "purse:1").wait_for()
    ann.poke(thing(ann, "quay:north"))
    expect(ann.page.get_by_text("That plays no part in the decision you are asked for. HN-4.3")).to_be_visible()
    well_laid(ann, "why not")
    pick(ann, "purse:1")
    sees(bob, "Purse of Ann: 2", "Purse of Bob: 1")
    pick(bob, "crate:mine", "Sell the crate")


def tug(ann: Person, bob: Person) -> None:
    """Ann hauls a rope, Bob grabs it; how hard they pull has no place on the board and is asked in the window."""
    pick(ann, "rope:mine", "Haul a rope")
    sees(ann, "Ropes of Ann: 1")
    pick(bob, "rope:0")
    well_laid(bob, "pulling")
    window(bob).get_by_role("button", name="Pull hard").tap()
    expect(bob.prompt).to_contain_text("Haul a rope, or rest.")
    sees(bob, "Ropes of Ann: 1", "Ropes of Bob: 0")
    window(ann).get_by_role("button", name="Pull gently").click()
    for person in (ann, bob):
        sees(person, "Ropes of Ann: 0", "Ropes of Bob: 1")
    pick(bob, "rope:mine", "Rest")


def play_apart(ann: Person, bob: Person, ropes: int) -> None:
    """A round at two quays: nobody asks for a toll, or for a rope. Ann chooses by key."""
    lit(ann, "quay:north").press("Enter")
    pick(bob, "quay:west")
    pick(ann, "crate:mine", "Sell the crate")
    pick(bob, "crate:mine", "Keep the crate")
    pick(bob, "rope:mine", "Haul a rope")
    sees(ann, f"Ropes of Bob: {ropes}")
    pick(ann, "rope:mine", "Rest")


def burn_a_lantern(ann: Person, bob: Person) -> None:
    """Nobody has asked Ann, and still she may."""
    ann.page.locator("button.offered[data-target='lantern:mine']").click()
    for person in (ann, bob):
        sees(person, "Lanterns of Ann: 0")


def test_it_is_played_in_the_browser(harbour: Server, arrive: Arrive) -> None:
    ann, bob = sit_down(arrive, harbour)
    choose_in_secret(ann, bob)
    burn_a_lantern(ann, bob)
    take_tolls(ann, bob)
    tug(ann, bob)
    play_apart(ann, bob, ropes=2)
    play_apart(ann, bob, ropes=3)
    for person in (ann, bob):
        expect(person.over).to_be_visible()
        well_laid(person, "the end")
    sees(ann, "Ropes of Bob: 3", "Crates of Bob, closed: 2")


def test_it_is_played_in_the_terminal(tree: Tree) -> None:
    shown = tree.run("-m", "boardwright", "play", GAME, "--seed", "3", typed="1\n" * 40)
    assert "* east quay:" in shown
    assert " wins!" in shown


def test_it_is_played_in_python(tree: Tree) -> None:
    assert tree.run("-c", PLAYOUT).startswith("won by [")
