from __future__ import annotations
import json, os, pathlib
import boardwright as bw
import pytest
from boardwright.bots import Seat, make_bot
from tests.browser.conftest import Arrive
from tests.browser.games import saved
from tests.browser.test_keyflower import sit_down, GAME
from functools import cache

OUT = pathlib.Path("/tmp/kfshots"); OUT.mkdir(exist_ok=True)

@cache
def played(players, seed=5):
    match = bw.new(GAME, players, seed)
    bots = [make_bot("greedy", seat) for seat in range(players)]
    marks = []
    while not match.over:
        decision = match.decisions[0]
        player = decision.player
        view = match.view(0)
        mine = [d for d in match.decisions if d.player == 0]
        if mine:
            marks.append((len(match.history), view["season"], view["phase"], str(mine[0].kind)))
        match.apply(player, bots[player].choose(Seat(match, player)))
    return match, marks

def moment(players, season, phase, nth=-1, seed=5):
    match, marks = played(players, seed)
    found = [n for n, s, p, k in marks if (s, p) == (season, phase) and (phase != "turns" or k == "turn")]
    return match, found[nth if nth < 0 else min(nth, len(found)-1)]

CASES = [(p, s, ph, nth) for p in (2, 4, 6) for s, ph, nth in (("spring", "turns", 2), ("summer", "turns", 4), ("winter", "offering", 0), ("winter", "turns", 3))]

SIZES = [tuple(map(int, s.split("x"))) for s in os.environ.get("SIZES", "1280x800").split()]
@pytest.mark.parametrize("case", CASES, ids=lambda c: "-".join(map(str, c)))
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("scheme", os.environ.get("SCHEMES", "light").split())
def test_shots(arrive: Arrive, case, size, scheme) -> None:
    phone = size[0] < 500
    person = arrive(size=size, color_scheme=scheme, **(dict(has_touch=True, is_mobile=True) if phone else {}))
    match, n = moment(*case)
    sit_down(person, person.go_on(saved(match), n, 0))
    person.page.wait_for_timeout(600)
    name = f"{'-'.join(map(str, case))}-{size[0]}-{scheme}"
    person.page.screenshot(path=OUT / f"{name}.png")
    cells = person.page.locator("[data-tile][aria-disabled=false]")
    if "turns" in case:
        (cells.nth(1).tap if phone else cells.nth(1).click)()
        person.page.wait_for_timeout(400)
        picks = person.page.locator(".sheet .pick")
        if picks.count() > 1:
            (picks.first.tap if phone else picks.first.click)()
        person.page.wait_for_timeout(400)
        person.page.screenshot(path=OUT / f"{name}-chosen.png")
    if "offering" in case:
        (cells.nth(1).tap if phone else cells.nth(1).click)()
        person.page.wait_for_timeout(400)
        person.page.screenshot(path=OUT / f"{name}-chosen.png")
