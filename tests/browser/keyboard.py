"""Playing by keys alone: no mouse, no finger, and never a search for where the keyboard is."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from playwright.sync_api import expect

from tests.browser.pages import Person

#: Where the keyboard is and what it could be used for: once nothing is on its way to the server any more, and nothing
#: has moved while a frame was drawn.
SPOT = """async () => {
    const table = () => document.querySelector('[data-length]')?.dataset;
    const frame = () => new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
    const now = () => [
        document.activeElement, table()?.length, document.querySelector('.sheet[role=group]'),
        document.querySelectorAll('.table [aria-disabled=false]').length,
    ];
    let seen;
    do {
        seen = now();
        await frame();
    } while (table()?.busy !== 'false' || now().some((one, i) => one !== seen[i]));
    const at = document.activeElement;
    const sheet = document.querySelector('.sheet[role=group]');
    const lit = [...document.querySelectorAll('.table :is([data-target], [role=gridcell])[aria-disabled=false]')];
    const after = lit.filter((one) => at?.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
    return {
        length: Number(table().length),
        what: at?.outerHTML.slice(0, 200) ?? '',
        target: at?.dataset?.target ?? null,
        action: at?.dataset?.action ?? null,
        lit: lit.includes(at),
        inside: sheet?.contains(at) ?? false,
        actions: [...sheet?.querySelectorAll('[data-action]') ?? []].map((one) => one.dataset.action),
        ready: at?.id === 'primary',
        on_podium: at?.closest('.podium') != null,
        things: [...after, ...lit.filter((one) => !after.includes(one))].map((one) => one.dataset.target ?? null),
    };
}"""
#: What can be chosen on the board.
LIT = ".table :is([data-target], [role=gridcell])[aria-disabled=false]"
#: Where one can go on while a window asks. Whoever chose on the board and is asked the same again may stay there.
GOES_ON = f".sheet[role=group] :focus, #primary:focus, {LIT}:focus"
#: Pages where the keyboard is not.
NOWHERE = "body:focus, body:not(:focus-within)"
BESIDE = f"body:has(.sheet[role=group] button:not(.ib)):not(:has({GOES_ON}))"
#: What the button of the bar does while nothing is chosen.
LEAVES = {"ends-turn", "confirms", "declines"}
#: So many attempts lead to a decision, whatever it is.
ATTEMPTS = 30
#: After so many looks, each at a frame of its own, something hangs.
LOOKS = 10_000


class Spot(NamedTuple):
    """Where the keyboard is."""

    #: The decisions that the position shown has had.
    length: int
    what: str
    target: str | None
    action: str | None
    #: At something that can be chosen.
    lit: bool
    #: In the window that asks something, and these actions are there.
    inside: bool
    actions: list[str]
    #: At the button of the bar.
    ready: bool
    on_podium: bool
    #: What can be chosen, from the next one on.
    things: list[str | None]


class Keyboard:
    """Somebody's keyboard at a table. After every decision it must be somewhere, and in the window if one asks."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    @property
    def spot(self) -> Spot:
        """As soon as all that the server has told is drawn."""
        for _ in range(LOOKS):
            spot = Spot(**self.page.evaluate(SPOT))
            if self.told_length() == spot.length:
                return spot
        raise AssertionError(f"what was told is not drawn: {spot}")

    def told_length(self) -> int | None:
        """Of the last position told; none while one that must come is not there yet."""
        stored = 0
        for text in reversed(self.person.heard):
            message = json.loads(text)
            if message["type"] == "accepted":
                stored = max(stored, message["n"])
            elif message["type"] == "snapshot":
                return int(message["length"]) if message["n"] >= stored else None
        return None

    def press(self, key: str) -> Spot:
        """A key, and where the keyboard is once all has come of it."""
        self.page.keyboard.press(key)
        return self.spot

    def skip_to_the_board(self) -> None:
        """The first key on a page leads past everything above the board."""
        self.decision()
        self.press("Tab")
        expect(self.page.locator(":focus")).to_have_accessible_name("To the board")
        spot = self.press("Enter")
        assert spot.lit or spot.inside or not spot.things, spot

    def decision(self) -> dict[str, Any] | None:
        """What I am asked, as soon as I am; none at the end of the game."""
        for _ in range(LOOKS):
            self.page.locator(".prompt:not(.theirs)").or_(self.person.over).first.wait_for()
            if self.person.over.count():
                return None
            if decisions := self.decisions():
                return decisions[0]
        raise AssertionError(f"I am asked nothing, and the game is not over: {self.spot}")

    def decisions(self) -> list[dict[str, Any]]:
        """What the position shown asks of me."""
        assert self.spot  # by then it is the one told last
        return list(self.person.snapshot()["decisions"])

    def play(self, asked: dict[str, Any], option: dict[str, Any]) -> str | None:
        """Decide by keys, for that option or one much like it, and see where the keyboard is then; the verb.

        None where I am asked something else meanwhile.
        """
        before = len(self.person.acts)
        for attempt in range(ATTEMPTS):
            self.approach(asked, option, attempt)
            if len(self.person.acts) > before:
                self.check()
                return self.person.acts[before].split()[0]
            if [one["options"] for one in self.decisions()] != [asked["options"]]:
                return None
        raise AssertionError(f"no key leads to {option['notation']}: {self.spot}")

    def check(self) -> None:
        """After a decision: one can go on from where the keyboard is."""
        expect(self.page.locator(NOWHERE), "the keyboard is nowhere").to_have_count(0)
        expect(self.page.locator(BESIDE), "a window asks, and the keyboard is elsewhere").to_have_count(0)

    def approach(self, asked: dict[str, Any], option: dict[str, Any], attempt: int) -> None:
        """What a person does next who wants that."""
        spot = self.spot
        if option["role"] == "passes":
            self.press("p")
        elif option["role"] in LEAVES:
            self.press("Control+Enter")
        elif attempt and spot.ready:  # it lies ready on the bar
            self.press("Enter")
        elif option["notation"] in spot.actions or spot.inside:
            self.answer(option, spot)
        elif self.point_at(asked, option, spot.things, attempt):
            if asked["kind"] == "place":
                self.press("r")
            self.press("Enter")
        elif attempt % 2 or begun(asked):
            self.press("n")
        else:  # something else is in hand
            self.press("Escape")

    def answer(self, option: dict[str, Any], spot: Spot) -> None:
        """In the window: the button for it, or what is there to begin with."""
        if not spot.inside:
            spot = self.press("n")
        if option["notation"] in spot.actions and spot.action in spot.actions:
            ahead = spot.actions.index(option["notation"]) - spot.actions.index(spot.action)
            for _ in range(abs(ahead)):
                spot = self.press("Tab" if ahead > 0 else "Shift+Tab")
        if spot.inside:  # it may lie ready already: there the keyboard was led meanwhile
            self.press("Enter")

    def point_at(self, asked: dict[str, Any], option: dict[str, Any], things: list[str | None], attempt: int) -> bool:
        """Lead the keyboard to what it is about, or to something like it: of things that are the same, one is drawn.

        False if nothing like it can be chosen now.
        """
        alike = [one for one in asked["options"] if one["verb"] == option["verb"]] if attempt else []
        return any(self.lead_to(spots, things) for one in (option, *alike) for spots in wanted(asked, one, attempt))

    def lead_to(self, wanted: set[str | None], things: list[str | None]) -> bool:
        """From one thing that can be chosen to the next; on the way there nothing needs to be looked at."""
        found = [number for number, target in enumerate(things, 1) if target in wanted]
        for number in range(1, len(things) + 1 if found else 0):
            self.page.keyboard.press("n")
            if number >= found[0] and (spot := self.spot).lit and spot.target in wanted:
                return True
        return False


def wanted(asked: dict[str, Any], option: dict[str, Any], attempt: int) -> list[set[str | None]]:
    """What an option is about; once that is in hand, where it can go. Places have no name."""
    ends: set[str | None] = {end for start in option["targets"] for end in asked["reach"].get(start, ())}
    starts: set[str | None] = {None} if asked["kind"] == "place" else set(option["targets"])
    return [ends, starts] if attempt else [starts, ends]


def begun(asked: dict[str, Any]) -> bool:
    """Something has been begun and must be finished: Escape would take it back."""
    return bool(asked["begun"]) and not LEAVES.intersection(one["role"] for one in asked["options"])
