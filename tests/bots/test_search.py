"""The bot that searches: it wins, it does not peek, it decides the same again, and it handles what games can ask."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from typing import Any, ClassVar

import pytest

import boardwright as bw
from boardwright.arena import play_game, play_record
from boardwright.bots import BOTS, Bot, Limit, SearchBot, Seat, make_bot
from boardwright.bots.greedy import finished_ways, rank
from boardwright.bots.search.judged import new_search
from boardwright.bots.search.node import Node
from boardwright.bots.search.tree import Search, Temper
from boardwright.kernel.dice import FastDice
from boardwright.kernel.errors import BadOptions
from boardwright.kernel.flow import asking, settle
from tests.bots.dawdling import Dawdling
from tests.bots.telltale import GUESS, TellTale
from tests.kernel.harbour import HARBOUR, Harbour

#: Quick enough for tests; a level thinks longer.
BRIEF = Limit(simulations=40)


def brief(seed: int) -> SearchBot:
    return SearchBot(seed, BRIEF)


@pytest.mark.parametrize("game", ["boonlake", "coloma", "keyflower", "kingdom_builder"])
def test_the_same_seed_decides_the_same(game: str) -> None:
    """As far as the limit is a number of simulations. Some decisions into the game, from where bots may be asked."""

    def decided() -> list[int]:
        match = bw.new(game, players=2, seed=5)
        bots: Mapping[int, Bot] = {seat: SearchBot(seat, Limit(simulations=6)) for seat in range(2)}
        found = []
        for _ in range(6):
            player = match.decisions[0].player
            found.append(bots[player].choose(Seat(match, player)))
            match.apply(player, found[-1])
        return found

    assert decided() == decided()


@pytest.mark.parametrize("game", ["boonlake", "coloma", "keyflower", "kingdom_builder"])
def test_without_time_to_search_it_does_what_is_advised(game: str) -> None:
    """A few games imagined tell nothing: whoever trusts them ends turns with everything undone."""
    match = bw.new(game, players=2, seed=5)
    hasty = SearchBot(1, Limit(seconds=1e-9))
    compared = 0
    for number in range(40):
        [decision, *_] = match.decisions
        seat = Seat(match, decision.player)
        chosen = hasty.choose(seat)
        if len(decision.options) > 1 and not seat.offers:
            state = seat.imagine(number)
            step = asking(state, decision.player)
            assert step is not None
            ways = finished_ways(match.game, state, step)
            best = max(map(rank, ways))
            meant = {way.decisions()[-1][1] for way in ways if rank(way) == best}
            compared += 1
            assert chosen in meant or not is_certain(match, decision.player)
        match.apply(decision.player, chosen)
    assert compared > 10


def is_certain(match: bw.Match, player: int) -> bool:
    """Whether what the player cannot know makes no difference to what is advised."""
    found = set()
    for number in range(6):
        seat = Seat(match, player)
        state = seat.imagine(number)
        step = asking(state, player)
        assert step is not None
        ways = finished_ways(match.game, state, step)
        found.add(max(map(rank, ways)))
    return len(found) == 1


@pytest.mark.parametrize("game", ["boonlake", "coloma", "keyflower", "kingdom_builder"])
def test_it_cannot_see_what_its_seat_cannot(game: str) -> None:
    """Matches that differ only in what the seat cannot know make the same bot choose the same."""
    match = bw.new(game, players=3, seed=2)
    for _ in range(60):
        player = match.decisions[0].player
        match.apply(player, make_bot("random", match.length).choose(Seat(match, player)))
    for decision in match.decisions:
        other = match.determinize(decision.player, seed=9)
        chosen = [SearchBot(5, Limit(simulations=8)).choose(Seat(one, decision.player)) for one in (match, other)]
        assert chosen[0] == chosen[1]


@pytest.mark.parametrize("name", [*BOTS, "search:simulations=20"])
def test_no_bot_peeks(name: str) -> None:
    """Where the stone is cannot be told, so it is found in about half of the games; and nobody has looked."""
    game = TellTale()
    games = 300
    found = 0
    for seed in range(games):
        guesser = make_bot(name if name not in ("hard", "expert") else "search:simulations=30", seed + games)
        match = play_game(game, 2, seed, [make_bot("random", seed), guesser])
        found += match.winners == [1]
    assert game.peeks == []
    assert 0.4 * games < found < 0.6 * games


def test_a_peeking_bot_would_be_caught() -> None:
    """The tell-tale game tells: a bot that gets hold of the true state finds the stone, and is written down."""
    game = TellTale()
    match = bw.new(game, players=2, seed=1)
    match.apply(0, match.decisions[0].options[1])
    state = match.state
    hand = max(range(2), key=lambda hand: peeked(game, state, GUESS + hand))
    match.apply(1, GUESS + hand)
    assert match.winners == [1]
    assert game.peeks


def peeked(game: TellTale, state: Any, action: int) -> float:
    after = state.clone()
    step = after.main.pop()
    step.apply(after, action, FastDice(0))
    return game.advice(after, 1)


def test_it_sees_further_than_greedy() -> None:
    """Short searches, few games: enough to see that searching helps. How much is measured, see docs/bots.md."""
    points = [0, 0]
    for seed in range(2):
        for at in range(2):
            bots: list[Bot] = [make_bot("medium", seed), make_bot("medium", seed)]
            bots[at] = brief(seed)
            scores = play_record("kingdom_builder", 2, seed, bots).record["result"]["scores"]
            points[0] += scores[at]
            points[1] += scores[1 - at]
    assert points[0] > points[1]


def test_simultaneous_decisions_offers_and_interrupts() -> None:
    """A whole game with sealed lanes, tolls that interrupt, and lanterns at any time."""
    for seed in range(5):
        match = play_game(HARBOUR, 3, seed, [brief(seed), brief(seed + 1), "random"])
        assert match.over


def test_nobody_decides_by_what_others_have_sealed() -> None:
    """In the trees a sealed choice leads on for who made it alone: others come to the same node whatever it was."""
    search = Search(HARBOUR, 2, FastDice(1), Temper(3.0))
    start = HARBOUR.setup(2, HARBOUR.accept(2, None), FastDice(0))
    settle(start, FastDice(0))
    for _ in range(200):
        search.simulate(start.clone(), 0)
    mine, other = search.roots
    assert sum(mine.visits) == 200
    assert len(mine.later) == 3
    assert sum(other.visits) >= 190, "the other's choice of a quay is one node, met in every simulation but the first"


def test_the_better_advice_is_the_more_small_differences_count() -> None:
    """Two options a fifth of a swing apart: what is advised more looks the more promising, the less advice is off."""
    shares = []
    for off in (0.4, 0.2, 0.05):

        class Blurred(Harbour):
            blur: ClassVar[float] = off

        search = new_search(Blurred(), 2, FastDice(1), None, None)
        node = Node()
        node.add(1, 0.0)
        node.add(2, -0.2 * Blurred.swing)
        node.meet([1, 2], search.temper.warmth)
        shares.append(node.priors[0])
    assert shares == sorted(shares)
    assert shares[1] == pytest.approx(1 / (1 + exp(-1)))
    assert shares[2] > 0.98


def test_what_a_decision_found_out_is_kept_for_the_next_of_the_turn() -> None:
    match = bw.new("kingdom_builder", players=2, seed=3)
    bot = brief(1)
    kept = 0
    for _ in range(3):
        player = match.decisions[0].player
        match.apply(player, bot.choose(Seat(match, player)))
        assert bot.search is not None
        kept += bot.search.roots[player].tries
    assert kept > 0


def test_processes_search_together() -> None:
    """What others have tried is added up, and the same seed still decides the same."""
    match = bw.new("kingdom_builder", players=2, seed=3)
    player = match.decisions[0].player
    chosen = []
    for _ in range(2):
        bot = make_bot("search:simulations=20+processes=3", 1)
        assert isinstance(bot, SearchBot)
        chosen.append(bot.choose(Seat(match, player)))
        assert bot.company.others == 2
    assert chosen[0] == chosen[1]
    root = Node()
    root.add(4, 0.0)
    root.note(0, 1.0)
    root.add_up([{4: (2, 3.0), 5: (9, 9.0)}])
    assert (root.visits, root.totals, root.tries) == ([3], [4.0], 3)


def test_it_stops_when_the_choice_is_settled() -> None:
    """Nothing is imagined any more that could not change what is chosen."""
    match = bw.new("kingdom_builder", players=2, seed=3)
    bot = SearchBot(1, Limit(simulations=200))
    made: list[int] = []
    for _ in range(12):
        player = match.decisions[0].player
        options = match.decisions[0].options
        match.apply(player, bot.choose(Seat(match, player)))
        if len(options) > 1 and bot.search is not None:
            made.append(bot.search.simulations)
    assert all(count <= 200 * len(made) for count in made)
    assert made[0] >= 100


def test_a_turn_takes_about_as_long_as_it_may() -> None:
    """However short, some games are imagined; and no decision thinks on without end."""
    match = bw.new("kingdom_builder", players=2, seed=3)
    bot = SearchBot(1, Limit(seconds=1e-9))
    player = match.decisions[0].player
    assert bot.choose(Seat(match, player)) in match.decisions[0].options


@pytest.mark.parametrize(
    "word", ["", "simulations", "simulations=no", "seconds=-1", "simulations=0", "depth=3", "processes=2"]
)
def test_limits_that_say_nothing_are_refused(word: str) -> None:
    with pytest.raises(BadOptions):
        make_bot(f"search:{word}", 1)


def test_promising_options_are_tried_first_and_good_ones_most() -> None:
    node = Node()
    for action, advised in ((3, 0.0), (5, 4.0), (9, 3.9)):
        node.add(action, advised)
    node.meet([3, 5, 9], 1.0)
    worth = {3: 0.0, 5: 0.1, 9: 0.9}
    tried = []
    for _ in range(60):
        slot = node.pick(1.0, 0.1)
        tried.append(node.actions[slot])
        node.note(slot, worth[node.actions[slot]])
    assert tried[0] == 5
    assert max(set(tried), key=tried.count) == 9


def test_options_that_are_not_there_this_time_are_not_picked() -> None:
    node = Node()
    for action in range(4):
        node.add(action, float(action))
    node.meet([0, 1], 1.0)
    assert {node.actions[node.pick(1.0, 0.1)] for _ in range(3)} <= {0, 1}


def test_a_turn_is_not_put_off_for_the_sake_of_it() -> None:
    """The next player's turn will be good for them. That is no reason to idle on in one's own."""
    match = bw.new(Dawdling(), players=2, seed=1)
    match.apply(0, "earn 1")
    for seed in range(5):
        for simulations in (40, 200):
            action = SearchBot(seed, Limit(simulations)).choose(Seat(match, 0))
            assert match.game.space.notation(action) == "end-turn", (seed, simulations)


def test_what_others_may_do_meanwhile_does_not_hide_what_comes_of_a_decision() -> None:
    """A pioneer explores a second time: that gives what the tile covers, and a new site to develop.

    The other player may take part at the same time and draws two cards for it, any two of them. Decided in between,
    that would lead to another place nearly every time, and nothing would be known of what exploring is good for.
    """
    for seed in range(3):
        match = pioneer(seed)
        action = SearchBot(seed, Limit(1000)).choose(Seat(match, 1))
        assert match.game.space.notation(action) == "explore", seed


def pioneer(seed: int) -> bw.Match:
    """The second player has chosen the Pioneer and explored once; the first one may take part all the while."""
    board = "pioneer settle cattle_breeding region_rewards recruit progress builder"
    table = {"game": "boonlake", "players": 2, "turn": 1, "board": board, "goals": "sc04 sc05 sc06 sc07"}
    match = bw.from_position({**table, "seats": [{"coins": 7}, {"coins": 6}]}, seed)
    for move in ("choose pioneer", "explore"):
        match.apply(1, move)
    match.apply(1, possible(match, 1)[0])
    while "explore" not in possible(match, 1):
        match.apply(1, possible(match, 1)[0])
    assert len(match.decisions) == 2
    return match


def possible(match: bw.Match, player: int) -> list[str]:
    options = [option for decision in match.decisions if decision.player == player for option in decision.options]
    return [match.game.space.notation(option) for option in options]
