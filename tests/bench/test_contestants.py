"""The benchmark finds its contestants in the games' folders, and judges them by the bars that stand there."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from boardwright.bench import contestants
from boardwright.bench.contestants import (
    COMPILED,
    CONTESTANTS,
    INTERPRETED,
    PEER,
    Contestant,
    by_name,
    measurements,
    short_names,
    stale_build,
)
from boardwright.bench.ours import prepare_bot
from boardwright.bench.report import caption
from boardwright.bench.results import Bar, Figures, judge
from boardwright.games import games, get_game


def figures(name: str, speed: float = 1000.0, clone_us: float = 1.0, ratio: float | None = None) -> Figures:
    return Figures(name, name, "1", speed, 0.0, 10.0, 100.0, clone_us, None, ratio)


def bar(text: str, *measured: Figures) -> Bar:
    """The one bar with these words."""
    (found,) = [bar for bar in judge(measured) if text in bar.text]
    return found


def test_every_game_takes_part_in_both_builds() -> None:
    for build in (INTERPRETED, COMPILED):
        assert {contestant.game for contestant in CONTESTANTS if contestant.build == build} == set(games())
    names = [contestant.name for contestant in CONTESTANTS]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("one", [one for one in CONTESTANTS if one.build != PEER], ids=lambda one: str(one.name))
def test_a_contestant_is_a_table_that_can_be_opened(one: Contestant) -> None:
    get_game(one.game).accept(one.players, one.options)
    assert one.least_share is None or by_name(one.least_share.of).build == one.build


def test_the_bots_of_every_game_are_measured() -> None:
    for build in (INTERPRETED, COMPILED):
        for game in games():
            bots = [one.bot for one in CONTESTANTS if one.build == build and one.game == game and one.bot]
            assert bots == ["random", "easy", "medium", "hard"]


def test_a_bot_plays_turns_at_moments_of_a_game() -> None:
    contest = prepare_bot("kingdom_builder", 2, "search:simulations=20")
    assert contest.length > 50
    assert all(contest.play(seed) > 0 for seed in (1, 2, 3))
    assert contest.pace is not None
    assert contest.pace() > 0.0
    assert prepare_bot("kingdom_builder", 2, "random").pace is None


def test_search_has_a_bar() -> None:
    text = "Kingdom Builder hard compiled >= 1,500 simulations/s"
    name = "kingdom_builder-hard-compiled"
    assert bar(text).met is None
    assert bar(text, figures(name)._replace(simulations=1499.0)).met is False
    assert bar(text, figures(name)._replace(simulations=1500.0)) == Bar(text, "1,500", True)


def test_a_build_is_stale_when_a_source_is_newer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contestants, "tree_of", lambda build: tmp_path / build)
    source, stamp = tmp_path / INTERPRETED / "boardwright" / "bots" / "greedy.py", tmp_path / COMPILED / ".stamp"
    for file in (source, stamp):
        file.parent.mkdir(parents=True)
    source.touch()
    assert stale_build(), "there is no build"
    stamp.touch()
    os.utime(stamp, (2000, 2000))
    os.utime(source, (1000, 1000))
    assert not stale_build()
    os.utime(source, (3000, 3000))
    assert stale_build()


def test_finding_the_contestants_loads_no_game() -> None:
    code = "import sys, boardwright.bench.contestants; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = done.stdout.split()
    assert "boardwright.bench.contestants" in loaded
    assert [module for module in loaded if module.startswith("boardwright.games.")] == []


def test_what_a_game_measures_besides_is_found() -> None:
    assert measurements() == {"keyflower/scoring": "boardwright.games.keyflower.bench.scoring"}


def test_labels_that_are_short_are_explained() -> None:
    assert short_names() == {"KB": "Kingdom Builder"}
    assert caption().startswith("KB: Kingdom Builder; clone: the state; ")


def test_a_ratio_has_a_bar_in_each_build() -> None:
    text = "Kingdom Builder, 4 players interpreted >= "
    assert bar(text).met is None
    assert bar(text, figures("boardwright-4p", ratio=9999.0)).met is True
    assert bar(text, figures("boardwright-4p", ratio=0.1)).met is False
    assert bar(text, figures("boardwright-4p-compiled", ratio=0.1)).met is None
    assert bar("Kingdom Builder, 4 players compiled >= ", figures("boardwright-4p-compiled", ratio=0.1)).met is False


def test_all_sets_are_measured_against_the_base_game_of_the_same_build() -> None:
    base, everything = figures("boardwright-4p", 1000.0), figures("boardwright-4p-all", 600.0)
    slower = figures("boardwright-4p-all", 590.0)
    text = "KB 4p all sets >= 60% of KB 4p"
    assert bar(text, base, everything) == Bar(text, "60%", True)
    assert bar(text, base, slower) == Bar(text, "59%", False)
    assert bar(text, everything).met is None
    assert bar("KB 4p all sets compiled >= 60% of KB 4p compiled", base, slower).met is None


def test_environments_are_measured_against_those_of_others() -> None:
    chess, ours = figures("pettingzoo-chess", 1000.0), figures("boardwright-vector", 2900.0)
    text = "KB 2p vectorised >= 3x PettingZoo chess"
    assert bar(text, chess, ours) == Bar(text, "2.9x", False)
    assert bar(text, chess, figures("boardwright-vector", 3000.0)).met is True
    assert bar(text, ours).met is None
    assert bar("KB 2p vectorised compiled >= 3x PettingZoo Go", chess).met is None


def test_clones_have_a_bar_where_they_are_slow() -> None:
    text = "Keyflower, state clone, 4 players interpreted <= "
    assert bar(text, figures("keyflower-4p", clone_us=0.01)).met is True
    assert bar(text, figures("keyflower-4p", clone_us=999.0)).met is False
