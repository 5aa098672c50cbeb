"""Playing by keys alone: no mouse, no finger, and never a search for where the keyboard is."""

from __future__ import annotations

from typing import Any, NamedTuple

from playwright.sync_api import expect

from tests.browser.pages import Person

#: Where the keyboard is, and what it could be used for.
SPOT = """() => {
    const at = document.activeElement;
    const sheet = document.querySelector('.sheet[role=group]');
    const lit = [...document.querySelectorAll('.table :is([data-target], [role=gridcell])[aria-disabled=false]')];
    const after = lit.filter((one) => at?.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
    return {
        lost: at === null || at === document.body,
        what: at?.outerHTML.slice(0, 200) ?? '',
        target: at?.dataset?.target ?? null,
        action: at?.dataset?.action ?? null,
        lit: lit.includes(at),
        window: sheet?.querySelector('button:not(.ib)') != null,
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
#: So many attempts lead to a decision, whatever it is.
ATTEMPTS = 30


class Spot(NamedTuple):
    """Where the keyboard is."""

    #: Nowhere: the next Tab would begin at the top of the page.
    lost: bool
    what: str
    target: str | None
    action: str | None
    #: At something that can be chosen.
    lit: bool
    #: A window asks something, the keyboard is in it, and these actions are there.
    window: bool
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
        return Spot(**self.page.evaluate(SPOT))

    def press(self, *keys: str) -> None:
        """Keys that do something: wait for what comes of each."""
        for key in keys:
            before = self.person.seen()
            self.page.keyboard.press(key)
            self.person.settle(before)

    def skip_to_the_board(self) -> None:
        """The first key on a page leads past everything above the board."""
        self.decision()
        self.page.keyboard.press("Tab")
        expect(self.page.locator(":focus")).to_have_accessible_name("To the board")
        self.page.keyboard.press("Enter")
        spot = self.spot
        assert spot.lit or spot.inside or not spot.things, spot

    def decision(self) -> dict[str, Any] | None:
        """What I am asked, as soon as I am; none at the end of the game."""
        decisions: list[dict[str, Any]] = []
        while not decisions:
            self.page.locator(".prompt:not(.theirs)").or_(self.person.over).first.wait_for()
            if self.person.over.count():
                return None
            self.person.seen()  # what was begun may still be carried out
            decisions = self.person.snapshot()["decisions"]
        return decisions[0]

    def play(self, asked: dict[str, Any], option: dict[str, Any]) -> str:
        """Decide by keys, for that option or one much like it, and see where the keyboard is then; the verb."""
        before = len(self.person.acts)
        for attempt in range(ATTEMPTS):
            self.approach(asked, option, attempt)
            if len(self.person.acts) > before:
                self.check()
                return self.person.acts[before].split()[0]
        raise AssertionError(f"no key leads to {option['notation']}: {self.spot}")

    def check(self) -> None:
        """After a decision: one can go on from where the keyboard is."""
        expect(self.page.locator(NOWHERE), "the keyboard is nowhere").to_have_count(0)
        expect(self.page.locator(BESIDE), "a window asks, and the keyboard is elsewhere").to_have_count(0)

    def approach(self, asked: dict[str, Any], option: dict[str, Any], attempt: int) -> None:
        """What a person does next who wants that."""
        if self.spot.window and not attempt:
            self.page.keyboard.press("n")
        spot = self.spot
        if option["role"] == "passes":
            self.press("p")
        elif option["role"] in ("ends-turn", "confirms", "declines"):
            self.press("Control+Enter")
        elif spot.window and spot.inside:
            self.answer(option, spot)
        elif attempt and spot.ready:  # it lies ready on the bar
            self.press("Enter")
        else:
            self.point_at(asked, option, attempt)
            self.press(*(["r"] if asked["kind"] == "place" else []), "Enter")

    def answer(self, option: dict[str, Any], spot: Spot) -> None:
        """In the window: the button for it, or what is there to begin with."""
        if option["notation"] in spot.actions and spot.action in spot.actions:
            ahead = spot.actions.index(option["notation"]) - spot.actions.index(spot.action)
            for _ in range(abs(ahead)):
                self.page.keyboard.press("Tab" if ahead > 0 else "Shift+Tab")
            if self.spot.ready:
                return  # it lay ready already: there the keyboard was led meanwhile
        self.press("Enter")

    def point_at(self, asked: dict[str, Any], option: dict[str, Any], attempt: int) -> None:
        """Lead the keyboard to what it is about; once that is in hand, to where it can go."""
        ends = {end for start in option["targets"] for end in asked["reach"].get(start, ())}
        things = self.spot.things
        starts = {None} if asked["kind"] == "place" else set(option["targets"])  # places have no name
        for wanted in (ends, starts) if attempt else (starts, ends):
            found = [number for number, target in enumerate(things, 1) if target in wanted]
            for number in range(1, len(things) + 1 if found else 0):
                self.page.keyboard.press("n")
                if number >= found[0] and self.spot.target in wanted:
                    return
