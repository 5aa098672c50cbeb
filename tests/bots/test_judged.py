"""The search with a judge: it wins, it does not peek, it decides the same again, and it knows where it has no judge."""

from __future__ import annotations

import json
import pickle
import shutil
import subprocess
import sys
from collections.abc import Iterator
from math import exp, log
from pathlib import Path
from typing import Any

import pytest

import boardwright as bw
from boardwright.arena import play_game
from boardwright.bots import Limit, SearchBot, Seat, make_bot, model, networks
from boardwright.bots.model import BadModel, Position, is_installed
from boardwright.bots.networks import house_network, network_file, sheets
from boardwright.bots.search.guide import Judge, Verdict
from boardwright.bots.search.judged import JudgedSearch, judged_temper
from boardwright.bots.search.levels import guided
from boardwright.bots.search.node import Node
from boardwright.bots.search.tree import SEATS
from boardwright.games import get_game
from boardwright.kernel.dice import FastDice
from boardwright.kernel.flow import asking, settle
from boardwright.kernel.game import Game
from boardwright.kernel.state import State
from boardwright.kernel.steps import Step
from boardwright.match.runner import Runner
from tests.bots.telltale import TellTale
from tests.kernel.harbour import HARBOUR
from tests.learning.takeaway import TAKE_AWAY

BRIEF = Limit(simulations=24)
with_libraries = pytest.mark.skipif(not is_installed(), reason="networks are played by an extra: boardwright[bots]")


class Ignorant:
    """Finds all options alike and all positions even; at the end it knows who has won. It counts what it is asked."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.asked = 0

    def verdict(self, state: State, step: Step[Any], options: list[int]) -> Verdict:
        self.asked += 1
        return Verdict([-log(len(options))] * len(options), [0.0] * state.seats)

    def ended(self, state: State) -> list[float]:
        places = self.game.outcome(state).places
        return [1.0 if places[seat] == 1 else -1.0 for seat in range(state.seats)]


class Alone:
    """The guide of a search that has this judge."""

    def __init__(self, judge: Judge) -> None:
        self.one = judge

    def judge(self, seat: Seat) -> Judge | None:
        return self.one

    def promises(self, seat: Seat) -> dict[int, float]:
        return {}


def judged_by(judge: Judge, seed: int, simulations: int) -> SearchBot:
    bot = SearchBot(seed, Limit(simulations))
    bot.guide = Alone(judge)
    return bot


def some_way_into(game: str, decisions: int = 30, **how: Any) -> bw.Match:
    match = bw.new(game, **{"players": 2, "seed": 4, **how})
    for number in range(decisions):
        player = match.decisions[0].player
        match.apply(player, make_bot("random", number).choose(Seat(match, player)))
    return match


# -- whoever judges ------------------------------------------------------------------------------------------------


def counters(left: int) -> Runner:
    """Take-away with so many counters left: whoever leaves a multiple of four has won."""
    state = TAKE_AWAY.setup(2, {}, FastDice(0))
    state.pile = left
    return Runner(TAKE_AWAY, state, FastDice(0))


@pytest.mark.parametrize("left", [5, 6, 7, 9, 10, 11])
def test_it_finds_what_wins_by_the_ends_of_games_alone(left: int) -> None:
    """The judge knows nothing before."""
    for seed in range(4):
        action = judged_by(Ignorant(TAKE_AWAY), seed, 600).choose(Seat(counters(left), 0))
        assert TAKE_AWAY.space.notation(action) == f"take {left % 4}"


@pytest.mark.parametrize("left", [13, 14, 15])
def test_it_does_what_its_judge_finds_worth_more(left: int) -> None:
    class Wise(Ignorant):
        def verdict(self, state: State, step: Step[Any], options: list[int]) -> Verdict:
            promise = super().verdict(state, step, options).promise
            lost = state.pile % 4 == 0  # type: ignore[attr-defined]
            return Verdict(promise, [-1.0 if lost == (seat == step.who) else 1.0 for seat in range(2)])

    action = judged_by(Wise(TAKE_AWAY), 1, 12).choose(Seat(counters(left), 0))
    assert TAKE_AWAY.space.notation(action) == f"take {left % 4}"


def test_what_is_reached_in_different_ways_is_one_decision() -> None:
    """Whoever has taken one counter and seen two go knows the same as who has taken two and seen one go."""

    class Knowing(Ignorant):
        def verdict(self, state: State, step: Step[Any], options: list[int]) -> Verdict:
            pile = state.pile  # type: ignore[attr-defined]
            return super().verdict(state, step, options)._replace(known=(step.who, pile))

    def searched(judge: Judge) -> JudgedSearch:
        search = JudgedSearch(TAKE_AWAY, 2, FastDice(1), judged_temper(), judge)
        for _ in range(400):
            search.simulate(counters(11).state.clone(), 0)
        return search

    def below(search: JudgedSearch, *taken: int) -> Node:
        """What seat 0 thinks about when so many counters have been taken by turns."""
        node = search.roots[0]
        for number, counter in enumerate(taken):
            node = node.after(TAKE_AWAY.space.parse(f"take {counter}") * SEATS + number % 2)
        return node

    ignorant, knowing = searched(Ignorant(TAKE_AWAY)), searched(Knowing(TAKE_AWAY))
    assert below(ignorant, 1, 2) is not below(ignorant, 2, 1)
    assert below(knowing, 1, 2) is below(knowing, 2, 1)
    assert below(knowing, 1, 3) is below(knowing, 3, 1) is below(knowing, 2, 2)
    assert below(knowing, 1, 2).tries > max(below(ignorant, 1, 2).tries, below(ignorant, 2, 1).tries)
    for seed in range(4):
        action = judged_by(Knowing(TAKE_AWAY), seed, 600).choose(Seat(counters(11), 0))
        assert TAKE_AWAY.space.notation(action) == "take 3"


def test_a_simulation_asks_once_and_what_is_promising_is_tried_first() -> None:
    class Fond(Ignorant):
        def verdict(self, state: State, step: Step[Any], options: list[int]) -> Verdict:
            worth = super().verdict(state, step, options).worth
            return Verdict(
                [log(0.9 if action == options[-1] else 0.1 / (len(options) - 1)) for action in options], worth
            )

    judge = Fond(TAKE_AWAY)
    search = JudgedSearch(TAKE_AWAY, 2, FastDice(1), judged_temper(), judge)
    start = TAKE_AWAY.setup(2, {}, FastDice(0))
    settle(start, FastDice(0))
    search.simulate(start.clone(), 0)
    root = search.roots[0]
    assert (judge.asked, root.actions, root.visits) == (2, [0, 1, 2], [0, 0, 1])
    assert root.priors[0] == root.priors[1] < root.priors[2] < 0.9, "sure, but not as sure as the judge"
    for _ in range(30):
        search.simulate(start.clone(), 0)
    assert judge.asked <= 32
    assert sum(root.visits) == 31


@pytest.mark.parametrize("simulations", [20, 200])
def test_it_does_not_peek(simulations: int) -> None:
    """The judge is asked about imagined states alone, and even one that looks at all of them finds half the stones."""

    class Peeping(Ignorant):
        def verdict(self, state: State, step: Step[Any], options: list[int]) -> Verdict:
            if not state.imagined:  # type: ignore[attr-defined]
                game.peeks.append("judged")
            return super().verdict(state, step, options)

    game = TellTale()
    found = 0
    for seed in range(150):
        bots = [make_bot("random", seed), judged_by(Peeping(game), seed, simulations)]
        found += play_game(game, 2, seed, bots).winners == [1]
    assert game.peeks == []
    assert 0.35 * 150 < found < 0.65 * 150


def test_nobody_decides_by_what_others_have_sealed() -> None:
    search = JudgedSearch(HARBOUR, 2, FastDice(1), judged_temper(), Ignorant(HARBOUR))
    start = HARBOUR.setup(2, HARBOUR.accept(2, None), FastDice(0))
    settle(start, FastDice(0))
    for _ in range(200):
        search.simulate(start.clone(), 0)
    mine, other = search.roots
    assert sum(mine.visits) == 200
    assert len(mine.later) == 3
    assert sum(other.visits) == 199, "the other's choice of a quay is one node, met in every simulation but the first"


def test_simultaneous_decisions_offers_and_interrupts() -> None:
    for seed in range(5):
        bots = [judged_by(Ignorant(HARBOUR), seed + at, 40) for at in range(2)]
        assert play_game(HARBOUR, 3, seed, [*bots, "random"]).over


def test_options_met_later_are_asked_about() -> None:
    """What can be done may depend on what is dealt: a decision that meets something new asks again."""
    match = some_way_into("coloma", 40)
    player = match.decisions[0].player
    seat = Seat(match, player)
    judge = Ignorant(match.game)
    search = JudgedSearch(match.game, 2, FastDice(1), judged_temper(), judge)
    for seed in range(300):
        search.simulate(seat.imagine(seed), player)
    assert search.knows(player, list(seat.options))
    assert len(search.roots[player].advised) == len(search.roots[player].actions)


# -- the house's networks ------------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A place for other networks of Coloma, with what the house has for two players."""
    home = networks.network_folder(get_game("coloma"))
    found = tmp_path / "network"
    found.mkdir()
    for name in ("2.onnx", "2.json"):
        shutil.copy(home / name, found)
    monkeypatch.setattr(networks, "network_folder", lambda game: found if game.id == "coloma" else tmp_path / game.id)
    sheets.cache_clear()
    yield found
    sheets.cache_clear()


def change(sheet: Path, **what: Any) -> None:
    sheet.write_text(json.dumps(json.loads(sheet.read_text()) | what))


def has_judge(match: bw.Match) -> bool:
    bot = guided(1, BRIEF)
    assert bot.guide is not None
    return bot.guide.judge(Seat(match, match.decisions[0].player)) is not None


@with_libraries
def test_a_network_judges_at_tables_that_it_was_made_for() -> None:
    assert has_judge(some_way_into("coloma"))
    assert has_judge(some_way_into("kingdom_builder"))
    assert not has_judge(some_way_into("coloma", players=3))
    assert not has_judge(some_way_into("coloma", options={"hotels": True}))


@with_libraries
def test_networks_of_other_versions_do_not_judge(folder: Path) -> None:
    match = some_way_into("coloma")
    assert has_judge(match)
    for what in ({"rules": 0}, {"layout": "other"}, {"options": {"no such": 1}}):
        before = (folder / "2.json").read_text()
        change(folder / "2.json", **what)
        sheets.cache_clear()
        assert not has_judge(match), what
        (folder / "2.json").write_text(before)
    (folder / "2.onnx").unlink()
    sheets.cache_clear()
    assert not has_judge(match)


@with_libraries
def test_a_file_that_is_not_what_its_sheet_says_is_refused_by_name(folder: Path) -> None:
    onnx = pytest.importorskip("onnx")
    made = onnx.load(str(folder / "2.onnx"))
    onnx.helper.set_model_props(made, {"boardwright.game": "coloma", "boardwright.rules": "0"})
    onnx.save_model(made, str(folder / "2.onnx"))
    with pytest.raises(BadModel, match=r"2\.onnx was made for another version of coloma: rules 0 instead of 1"):
        has_judge(some_way_into("coloma"))


@pytest.mark.parametrize("missing", [False, True])
def test_without_a_judge_advice_decides_as_ever(missing: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the libraries are not there, and at tables that no network was made for."""
    if missing:
        monkeypatch.setattr(model, "LIBRARIES", ("numpy", "no_such_library"))
    match = some_way_into("coloma", options={} if missing else {"hotels": True})
    bots = guided(3, BRIEF), SearchBot(3, BRIEF)
    for _ in range(6):
        player = match.decisions[0].player
        one, other = [bot.choose(Seat(match, player)) for bot in bots]
        assert one == other
        match.apply(player, one)


def test_levels_load_nothing_before_they_are_asked() -> None:
    code = "import sys; from boardwright.bots import make_bot; make_bot('hard', 1); make_bot('expert', 1); "
    code += "assert not {'numpy', 'onnxruntime'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)


@with_libraries
def test_a_judge_says_what_its_network_does(monkeypatch: pytest.MonkeyPatch) -> None:
    """Asked one by one, in arrays that are filled again and again; worth is by seat of the table. Advice apart."""
    match = some_way_into("coloma", 0)
    game = match.game
    monkeypatch.setattr(type(game), "elapsed", lambda self, state: 0.0)
    bot = guided(1, BRIEF)
    assert bot.guide is not None
    judge = bot.guide.judge(Seat(match, match.decisions[0].player))
    assert judge is not None
    again = pickle.loads(pickle.dumps(judge))
    network = house_network(game, 2)
    for number in range(60):
        player = match.decisions[0].player
        seat = Seat(match, player)
        state = seat.imagine(number)
        step = asking(state, player)
        assert step is not None
        options = list(seat.options)
        [told] = network.ask(game, [Position(seat.encoded, options)])
        for one in (judge, again):
            verdict = one.verdict(state, step, options)
            assert [exp(share) for share in verdict.promise] == pytest.approx(told.chances(options), abs=1e-5)
            assert verdict.worth == pytest.approx([told.worth[(at - player) % 2] for at in range(2)], abs=1e-5)
        match.apply(player, make_bot("random", number).choose(seat))


@with_libraries
def test_the_end_is_worth_what_it_came_to() -> None:
    match = play_game("coloma", 2, 1, ["random", "random"])
    bot = guided(1, BRIEF)
    assert bot.guide is not None
    judge = bot.guide.judge(Seat(some_way_into("coloma"), some_way_into("coloma").decisions[0].player))
    assert judge is not None
    worth = judge.ended(match.state)
    assert worth.index(max(worth)) in match.winners
    assert sum(worth) == pytest.approx(0)


@with_libraries
def test_the_same_seed_decides_the_same_and_nobody_peeks() -> None:
    match = some_way_into("coloma")
    for _ in range(6):
        player = match.decisions[0].player
        other = match.determinize(player, seed=9)
        chosen = {guided(5, BRIEF).choose(Seat(one, player)) for one in (match, match, other)}
        assert len(chosen) == 1
        match.apply(player, chosen.pop())


@with_libraries
def test_processes_judge_together() -> None:
    match = some_way_into("coloma")
    while len(match.decisions[0].options) == 1:
        match.apply(match.decisions[0].player, match.decisions[0].options[0])
    player = match.decisions[0].player
    chosen = []
    for _ in range(2):
        bot = make_bot("master:simulations=20+processes=2", 1)
        assert isinstance(bot, SearchBot)
        search = bot.searched(Seat(match, player))
        [tried] = bot.company.collect()
        assert sum(visits for visits, _ in tried.values()) == 20
        search.roots[player].add_up([tried])
        chosen.append((search.chosen(player, list(match.decisions[0].options)), search.roots[player].visits))
    assert chosen[0] == chosen[1]


@with_libraries
def test_who_asks_for_a_network_that_is_not_there_is_told_which_there_are(folder: Path) -> None:
    game = get_game("coloma")
    shutil.copy(folder / "2.onnx", folder / "4.onnx")
    with pytest.raises(BadModel, match=r"for coloma with 3 players; there are networks for: coloma \(2, 4\)"):
        house_network(game, 3)
    assert [networks.nearest(game, players) for players in (1, 2, 3, 4, 5)] == [2, 2, 2, 4, 4]
    assert not networks.has_network(game, 4), "it has no data sheet"
    assert networks.has_network(game, 2)
    assert network_file(game, 4).is_file()


@with_libraries
def test_a_network_is_asked_about_a_position_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever comes to it by another way, or in another world that looks the same, is told what was said of it.

    Advice apart: that is about each world as it is dealt.
    """
    from boardwright.bots.judging import NetworkJudge

    match = some_way_into("coloma")
    game, player = match.game, match.decisions[0].player
    monkeypatch.setattr(type(game), "elapsed", lambda self, state: 0.0)
    judge = NetworkJudge(game, str(network_file(game, 2)))
    asked: list[bytes] = []
    told = judge.told

    def counted(seats: int, who: int, packed: bytes, possible: tuple[int, ...], options: int) -> Verdict:
        asked.append(packed)
        return told(seats, who, packed, possible, options)

    monkeypatch.setattr(judge, "told", counted)
    verdicts = []
    for world in (match, match.determinize(player, seed=8), match.determinize(player, seed=9)):
        step = asking(world.state, player)
        assert step is not None
        verdicts.append(judge.verdict(world.state, step, step.options(world.state)))
    assert len(asked) == 1
    assert verdicts[0] == verdicts[1] == verdicts[2]


@with_libraries
def test_a_network_looks_at_each_position_from_one_side_and_at_half_of_them_from_the_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What it says is what the network says from that side; asked anew, it looks from the same side again."""
    from boardwright.bots.judging import NetworkJudge
    from boardwright.research.symmetries import symmetries

    game = get_game("kingdom_builder")
    monkeypatch.setattr(type(game), "elapsed", lambda self, state: 0.0)
    file = str(network_file(game, 2))
    network, judges, [side] = (
        house_network(game, 2),
        [NetworkJudge(game, file), NetworkJudge(game, file)],
        symmetries(game),
    )
    turned = 0
    for decisions in range(10, 34):
        match = some_way_into("kingdom_builder", decisions)
        seat = Seat(match, match.decisions[0].player)
        step = asking(match.state, seat.player)
        assert step is not None
        options = step.options(match.state)
        verdict, again = [judge.verdict(match.state, step, options) for judge in judges]
        assert verdict == again
        possible = [*options, *seat.offers]
        twin = Position(side.observation(seat.encoded), side.actions[possible].tolist())
        [plain], [other] = [network.ask(game, [one]) for one in (Position(seat.encoded, possible), twin)]
        worth = verdict.worth[seat.player]
        assert abs(plain.worth[0] - other.worth[0]) > 1e-4, "a network that is not quite sure of it"
        seen = worth == pytest.approx(other.worth[0], abs=1e-6)
        turned += seen
        scores = [other.scores[action] for action in twin.actions] if seen else [plain.scores[one] for one in possible]
        assert worth == pytest.approx((other if seen else plain).worth[0], abs=1e-6)
        assert verdict.promise.index(max(verdict.promise)) == scores.index(max(scores[: len(options)]))
    assert 6 <= turned <= 18


@with_libraries
def test_towards_the_end_advice_has_a_say(monkeypatch: pytest.MonkeyPatch) -> None:
    """At the beginning the network alone tells what a position is worth, at the end advice alone, in between both."""
    from boardwright.bots.judging import NetworkJudge

    match = some_way_into("kingdom_builder")
    game, player = match.game, match.decisions[0].player
    judge = NetworkJudge(game, str(network_file(game, 2)))
    step = asking(match.state, player)
    assert step is not None
    worth = {}
    for elapsed in (0.0, 0.5, 1.0):
        monkeypatch.setattr(type(game), "elapsed", lambda self, state, over=elapsed: over)
        worth[elapsed] = judge.verdict(match.state, step, step.options(match.state)).worth
    assert worth[1.0] == pytest.approx(judge.hoped(match.state))
    assert worth[0.0] != pytest.approx(worth[1.0])
    assert worth[0.5] == pytest.approx([0.75 * a + 0.25 * b for a, b in zip(worth[0.0], worth[1.0], strict=True)])


def test_kingdom_builder_tells_how_much_of_it_is_over() -> None:
    """By the fewest settlements that somebody has left: nothing at first, all of it at the end."""
    game = get_game("kingdom_builder")
    assert game.elapsed(bw.new("kingdom_builder", players=2, seed=4).state) == 0
    over = [game.elapsed(some_way_into("kingdom_builder", decisions).state) for decisions in (10, 30, 50)]
    assert 0 < over[0] < over[1] < over[2] < 1
    assert game.elapsed(play_game("kingdom_builder", 2, seed=4, bots=["random"]).state) == 1


@with_libraries
def test_a_position_is_worth_the_same_before_and_after_a_turn_that_is_like_any_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Where points alone count, whoever has a turn of the round still to come is not behind by it."""
    from boardwright.bots.judging import NetworkJudge

    match = some_way_into("kingdom_builder", 0, seed=6)
    game = match.game
    judge = NetworkJudge(game, str(network_file(game, 2)))
    first = match.state.first  # type: ignore[attr-defined]
    ahead = [8.0 if seat == first else 0.0 for seat in range(2)]
    monkeypatch.setattr(type(game), "advice", lambda self, state, seat: ahead[seat])
    assert judge.hoped(match.state)[first] > 0.2
    while match.state.turn == first:  # type: ignore[attr-defined]
        player = match.decisions[0].player
        match.apply(player, match.decisions[0].options[0])
    assert judge.hoped(match.state) == pytest.approx([0.0, 0.0])


def test_kingdom_builder_tells_what_turns_are_still_to_come() -> None:
    """All have one in a round. Of the turn under way its mandatory settlements count, as far as they are due."""
    match = bw.new("kingdom_builder", players=3, seed=4)
    game, first = match.game, match.state.first  # type: ignore[attr-defined]
    order = [(first + place) % 3 for place in range(3)]
    told = list(game.to_come(match.state))
    whole = told[first]
    assert whole > 0
    assert told == [whole] * 3
    for laid in (1, 2, 3):
        match.apply(first, match.decisions[0].options[0])
        told = list(game.to_come(match.state))
        assert [told[seat] for seat in order] == pytest.approx([whole * (3 - laid) / 3, whole, whole])
    match.apply(first, game.space.parse("end-turn"))
    assert [game.to_come(match.state)[seat] for seat in order] == [0, whole, whole]


def test_coloma_tells_how_much_of_it_is_over() -> None:
    """By the rounds that have been played of fifteen: nothing in the first one, all of it at the end."""
    game = get_game("coloma")
    assert game.elapsed(bw.new("coloma", players=2, seed=4).state) == 0
    for year, round, over in (("1848", 1, 0), ("1848", 2, 1 / 15), ("1849", 1, 1 / 3), ("1850", 5, 14 / 15)):
        position = {"game": "coloma", "players": 2, "year": year, "round": round}
        assert game.elapsed(bw.from_position(position).state) == pytest.approx(over)
    assert game.elapsed(play_game("coloma", 2, seed=4, bots=["random"]).state) == 1


def test_boonlake_tells_how_much_of_it_is_over() -> None:
    """By the first ship's way: nothing at first, half of it where the second round begins, all of it at the end."""
    game = get_game("boonlake")
    assert game.elapsed(bw.new("boonlake", players=2, seed=4).state) == 0
    half = {"game": "boonlake", "players": 2, "round": 2, "scorings": 2}
    assert game.elapsed(bw.from_position(half).state) == 0.5
    far = [game.elapsed(some_way_into("boonlake", decisions).state) for decisions in (40, 120, 200)]
    assert 0 < far[0] < far[1] < far[2] < 1
    assert game.elapsed(play_game("boonlake", 2, seed=4, bots=["random"]).state) == 1
