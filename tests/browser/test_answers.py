"""Standing answers on the page: switched on where one is asked, shown where they stand, taken back at any time."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

import boardwright as bw
from boardwright.match import Match
from tests.browser.conftest import Arrive
from tests.browser.games import saved
from tests.browser.test_accessibility import objections
from tests.browser.test_sizes import PHONE, fits, touches

ON = "Some questions are answered by themselves for you."
DESK = (1280, 800)


def asked_to_decline() -> Match:
    """A game alone, in the middle of which something can be done or declined, and then be taken back."""
    for seed in range(100):
        match, chance = bw.new("coloma", players=1, seed=seed), random.Random(seed)
        while not match.over:
            [choice] = match.sight([0]).choices()
            if choice.question is not None and len(choice.options) > 1:
                after = match.clone()
                after.apply(0, "decline")
                if after.undo_steps(0):
                    return match
            match.apply(0, chance.choice(match.decisions[0].options))
    raise AssertionError("nobody is ever asked")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_question_is_declined_for_good_and_asked_again(arrive: Arrive, size: tuple[int, int]) -> None:
    person = arrive(size=size, **touches(size))
    match = asked_to_decline()
    page, length = person.page, match.length
    page.goto(f"{person.server.url}/#/t/{person.bring(saved(match))}")
    expect(person.game).to_have_attribute("data-length", str(length))

    person.button("Standing answers").click()
    window = page.get_by_role("dialog")
    switch = window.get_by_role("switch", name="Pass by itself when I can do nothing else")
    expect(switch).not_to_be_checked()
    expect(window).to_contain_text("the others may conclude that you could do nothing")
    assert objections(person, "standing answers") == []
    switch.focus()
    page.keyboard.press("Space")
    expect(switch).to_be_checked()
    person.carry_out(window.get_by_role("button", name="Always decline"))
    expect(window).to_have_count(0)

    # It stands, also for whoever comes back later.
    page.reload()
    person.button(ON).click()
    expect(switch).to_be_checked()
    expect(window.get_by_role("heading", name="Always declined")).to_be_visible()
    page.keyboard.press("Escape")

    # Taken back, the question is asked, and the answer does not come again by itself.
    person.carry_out(person.button("Undo"))
    expect(person.game).to_have_attribute("data-length", str(length))
    fits(person, person.button(ON))
    person.button(ON).click()
    window.get_by_role("button", name="Ask me again").click()
    expect(window.get_by_role("heading", name="Always declined")).to_have_count(0)
