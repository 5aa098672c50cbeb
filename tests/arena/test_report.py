"""The report: one file that needs nothing else, with everything measured in it."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path

import pytest

from boardwright.arena import Plan, Result, open_folder
from boardwright.arena.report import Report
from boardwright.arena.strips import Scale, duration, part_of, powers_of, round_step, scale_of


class Reader(HTMLParser):
    """Checks that what is opened is closed, and keeps the texts by tag."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.texts: dict[str, list[str]] = {}
        self.labels: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag != "meta":
            self.open.append(tag)
        self.labels += [value or "" for name, value in attrs if name == "aria-label"]
        self.links += [value or "" for name, value in attrs if name in ("src", "href")]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if data.strip():
            self.texts.setdefault(self.open[-1], []).append(data.strip())


def read(page: str) -> Reader:
    reader = Reader()
    reader.feed(page)
    assert reader.open == []
    return reader


def result(seed: int, bots: tuple[str, ...], points: tuple[int, ...], won: bool | None = None) -> Result:
    places = tuple(1 + sum(other > one for other in points) for one in points)
    sources = tuple({"Castles": 3, "Knights": one - 3, "Nothing": 0} for one in points)
    return Result(seed, bots, points, places, won, 50 + seed, sources, ({80: 10},) * len(bots), (1,) * len(bots))


def report(path: Path, plan: Plan, results: list[Result]) -> Reader:
    folder = open_folder(path, plan)
    folder.begin()
    for number, one in enumerate(results):
        folder.add(number, one)
    file = Report(folder).write()
    assert file == path / "report.html"
    return read(file.read_text(encoding="utf-8"))


def test_everything_measured_is_in_the_report(tmp_path: Path) -> None:
    evil = "program:./a <b> & c"
    plan = Plan("kingdom_builder", ("greedy", evil), (2, 3), {"first_game": True}, 0, 10)
    results = []
    for seed in range(3):
        results += [result(seed, ("greedy", evil), (20, 10)), result(seed, (evil, "greedy"), (12 + seed, 13))]
        results += [result(seed, ("greedy", evil, evil), (9, 8, 7 + seed))]
    page = report(tmp_path, plan, results)
    assert page.texts["h2"] == [
        "Strength", "Ratings", "Head to head", "Points by seat", "Points by number of players",
        "Sources of points", "Length of games", "Time per decision",
    ]  # fmt: skip
    assert page.texts["h1"] == ["Arena: Kingdom Builder"]
    assert any("program:./a <b> & c" in text for text in page.texts["th"])
    assert plan.command() in page.texts["code"]
    assert "Nothing" not in page.texts["th"], "what never brought a point is left out"
    assert {"Castles", "Knights", "forfeits", "seat 3 of 3"} <= set(page.texts["th"])
    assert any("greedy: 78% of games won" in label for label in page.labels)
    assert any("median 100 µs" in label for label in page.labels)
    assert any("games are still to be played" in text for text in page.texts["p"])
    assert page.links == [], "it needs nothing from elsewhere"
    assert "script" not in page.texts


def test_alone_there_is_nobody_to_compare_with(tmp_path: Path) -> None:
    plan = Plan("kingdom_builder", ("greedy", "random"), (1,), {}, 0, 4)
    results = [result(seed, (bot,), (20, 10), won=bot == "greedy") for seed in range(2) for bot in ("greedy", "random")]
    page = report(tmp_path, plan, results)
    assert page.texts["h2"][:2] == ["Strength", "Points"]
    assert "automa" not in page.texts["th"]


def test_one_game_is_enough_for_a_report(tmp_path: Path) -> None:
    plan = Plan("kingdom_builder", ("random", "random"), (2,), {}, 0, 1)
    page = report(tmp_path, plan, [result(0, ("random", "random"), (5, 5))])
    assert "Strength" in page.texts["h2"]


# -- scales ----------------------------------------------------------------------------------------------------------


def test_scales_have_round_marks_and_hold_all_values() -> None:
    assert scale_of([3, 47]).marks == (0, 10, 20, 30, 40, 50)
    assert scale_of([-120, 80]).marks == (-150, -100, -50, 0, 50, 100)
    assert scale_of([7, 7]).low <= 7 <= scale_of([7, 7]).high
    assert powers_of([0.002, 0.5]).marks == pytest.approx((0.001, 0.01, 0.1, 1))
    assert [round_step(rough) for rough in (0.3, 1, 3, 7, 60)] == [0.5, 1, 5, 10, 100]


def test_places_are_within_the_plot() -> None:
    scale = Scale(0, 10, ())
    assert [scale.place(value) for value in (-5, 0, 5, 10, 99)] == [2, 2, 50, 98, 98]
    assert powers_of([0.001, 0.1]).place(0.01) == pytest.approx(50)


def test_parts_and_times() -> None:
    assert [part_of([4, 1, 3, 2], part) for part in (0, 0.5, 1)] == [1, 2.5, 4]
    assert [duration(time) for time in (1.5, 0.0123, 0.00005, 0)] == ["1.5 s", "12.3 ms", "50 µs", "0 µs"]
