"""What the advice values: positions that differ in a single thing are compared; and what the greedy bot makes of it."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from functools import cache
from statistics import mean
from typing import Any

import pytest

from boardwright.arena import play_game
from boardwright.bots import GreedyBot, Seat
from boardwright.games.coloma import GAME
from boardwright.games.coloma.advice import EVEN, Leaning, advice, leaned
from boardwright.games.coloma.advice.crowd import open_chance
from boardwright.games.coloma.advice.prices import TURNS
from boardwright.games.coloma.advice.town import ABILITIES
from boardwright.games.coloma.advice.turns import site_worth
from boardwright.games.coloma.catalog import CATALOG, SITES
from boardwright.games.coloma.state import NONE, OPENED
from boardwright.games.coloma.steps.turn import Turn
from boardwright.kernel.flow import asking
from boardwright.match import Match, new
from tests.bots.duels import share_of_wins
from tests.deep import deep, seeds
from tests.games.coloma.table import TABLES, at, random_game, state_of, turn

LAST: dict[str, Any] = {"year": "1850", "round": 5}
#: What a player can do with any number of these.
RICH: dict[str, Any] = {"coins": 9, "gold": 3, "dudes": 5}


def value(round: int = 1, year: str = "1848", table: dict[str, Any] | None = None, **mine: Any) -> float:
    """How well it suits the first player, who chooses a site, to have those things."""
    return advice(state_of(at(year=year, round=round, seats=[mine], **(table or {}))), 0)


def having(good: str, count: int) -> dict[str, Any]:
    return {good: count}


def chosen(match: Match, player: int = 0) -> list[str]:
    """What the greedy bot does until its turn is over, or its choice is made."""
    bot = GreedyBot(1)
    found: list[str] = []
    while not match.over and any(decision.player == player for decision in match.decisions):
        action = bot.choose(Seat(match, player))
        found.append(GAME.space.notation(action))
        match.apply(player, action)
        if found[-1].split()[0] in ("end-turn", "choose"):
            break
    return found


# -- goods and plans -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("good", ["coins", "gold", "dudes", "tents", "horses"])
def test_goods_are_worth_less_towards_the_end(good: str) -> None:
    def gain(**when: Any) -> float:
        return value(**when, **having(good, 3)) - value(**when, **having(good, 2))

    assert gain() > gain(year="1850", round=4) > 0.0
    assert gain() > 0.1


@pytest.mark.parametrize("good", ["coins", "gold", "dudes"])
def test_the_more_there_is_of_a_good_the_less_one_more_is_worth(good: str) -> None:
    worth = [value(**having(good, count)) for count in (0, 1, 5, 6)]
    assert worth[1] - worth[0] > worth[3] - worth[2] > 0.0


def test_buildings_are_worth_more_than_their_points_while_they_can_be_used() -> None:
    assert value(town="bank") > value() + 6 + 1
    assert value(town="bank", **LAST) < value(**LAST) + 6 + 1


def test_cards_in_hand_are_worth_something_until_there_is_no_turn_for_them() -> None:
    assert value(hand="bank saloon") > value(hand="bank") + 0.2 > value(hand="") + 0.4

    def late(hand: str) -> float:
        """The same after the player's last turn."""
        sites = [{"hand": hand, "site": 1}, {"site": 2}, {"site": 3}]
        return advice(state_of(at(**LAST, seats=sites, order=[2], stack=["TakeTurns", "Turn 1"])), 0)

    assert late("bank saloon") == pytest.approx(late(""))


def test_a_bridge_counts_what_will_be_there_in_the_end() -> None:
    def bridge(kind: str = "town", **mine: Any) -> float:
        with_one = value(rivers=[1], bridges=kind, table={"bridges": f"{kind} 1"}, **mine)
        return with_one - value(rivers=[1], table={"bridges": f"{kind} 2"}, **mine)

    half_way: dict[str, Any] = {"year": "1849", "round": 3}
    assert bridge(town="bank saloon", **half_way) > bridge(**half_way) > 3
    assert bridge(**LAST) < bridge()
    assert bridge("drafters") > 9, "whoever works has six cards in hand in the end"
    assert bridge("stagecoach") < 3, "nobody buys horses for its sake"


def test_a_tent_is_worth_more_with_the_wagon_beside_a_free_region() -> None:
    assert value(tents=1, wagon="auburn") > value(tents=1, wagon="coloma") + 0.5
    assert value(tents=1, wagon="auburn", regions="bear_river middle_fork") < value(
        tents=1, wagon="folsom", regions="bear_river middle_fork"
    )


def test_a_tent_on_an_event_is_worth_the_events_to_come() -> None:
    """The event of site 2 has happened this year after round 2, that of site 4 has not."""
    assert value(round=2, events=[4]) > value(round=2, events=[2]) > value(round=2, events=[])
    assert value(year="1850", round=4, events=[4]) == pytest.approx(value(year="1850", round=4, events=[]))


# -- the shoot-out ---------------------------------------------------------------------------------------------


def shot(rows: list[str], outlaws: int = 2, round: int = 5, **fields: Any) -> float:
    return advice(state_of(at(round=round, rows=rows, outlaws=outlaws, **fields)), 0)


def test_gunmen_are_worth_the_line_they_will_have() -> None:
    nobody = ["nobody"] * 6
    first = ["nobody", "nobody", "nobody", "nobody", "0", "nobody"]
    second = ["1", "nobody", "nobody", "0", "nobody", "1"]
    assert shot(first) > shot(second) > shot(nobody)


def test_more_outlaws_make_gunmen_worth_less_and_having_none_worse() -> None:
    rows = ["0", "1", "nobody", "nobody", "nobody", "nobody"]
    assert shot(rows, outlaws=2) > shot(rows, outlaws=12)
    none = ["2", "1", "nobody", "nobody", "nobody", "nobody"]
    assert shot(none, outlaws=2) > shot(none, outlaws=12)


# -- the choice of a site --------------------------------------------------------------------------------------


def test_a_sealed_choice_is_worth_the_turn_there() -> None:
    def sealed(site: int, **mine: Any) -> float:
        match = at(4, round=4, seats=[mine])
        match.apply(0, f"choose {site}")
        return advice(state_of(match), 0)

    builder = {"hand": "bank saloon newspaper", **RICH}
    assert max(range(1, SITES + 1), key=lambda site: sealed(site, **builder)) == 3
    poor = {"hand": "bank saloon newspaper", "coins": 0, "gold": 0, "dudes": 0, "tents": 0}
    assert max(range(1, SITES + 1), key=lambda site: sealed(site, **poor)) == 1


def test_where_others_want_to_go_the_second_section_is_seldom_open() -> None:
    builders = [{"coins": 9, "dudes": 5, "hand": "bank saloon"} for _ in range(3)]
    state = state_of(at(4, round=5, seats=[{}, *builders]))
    open_ones = [open_chance(state, 0, site, NONE) for site in range(SITES)]
    assert open_ones[2] < open_ones[0]
    assert open_ones[2] < open_ones[3]
    assert all(0.0 <= chance <= 1.0 for chance in open_ones)


def test_an_own_mule_at_the_same_site_brings_the_barricade() -> None:
    state = state_of(at(2, round=5, mules=True))
    assert open_chance(state, 0, 2, 2) < open_chance(state, 0, 2, 0)


def test_an_open_second_section_is_worth_something() -> None:
    state = state_of(at(3, round=3, seats=[RICH]))
    assert site_worth(state, 0, 0, EVEN, 1.0) > site_worth(state, 0, 0, EVEN, 0.0) + 1


# -- what the advice may look at -------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_other_players_secrets_make_no_difference(players: int, options: dict[str, Any]) -> None:
    for match in random_game(players, 5, **options):
        if match.length % 23 == 0:
            for seed in range(2):
                other = match.determinize(0, seed)
                assert advice(state_of(other), 0) == pytest.approx(advice(state_of(match), 0)), match.length


def test_advice_leaves_the_state_alone() -> None:
    for match in random_game(2, 8):
        if match.length % 5 == 0:
            before = copy.deepcopy(state_of(match).data())
            for player in range(2):
                advice(state_of(match), player)
            assert state_of(match).data() == before


def test_when_the_game_is_over_points_count() -> None:
    *_, match = random_game(3, 3)
    found = [advice(state_of(match), player) for player in range(3)]
    assert found == pytest.approx(match.scores, abs=0.9)


def test_a_leaning_values_its_own_more() -> None:
    state = state_of(at(seats=[{"town": "bank", "rivers": [1], "regions": "bear_river"}]))
    for leaning in (Leaning(town=2), Leaning(rivers=2), Leaning(frontier=2)):
        assert leaned(state, 0, leaning) > leaned(state, 0, EVEN) + 2


# -- what the bot makes of it ----------------------------------------------------------------------------------


def test_the_bot_builds_abilities_while_they_can_be_used() -> None:
    match = turn(3, hand="bank trading_post", coins=4, dudes=2, gold=0)
    assert chosen(match)[0] == "build bank hammer"


def test_the_bot_fills_a_row_that_scores() -> None:
    rows = ["nobody", "1", "nobody", "nobody", "nobody", "nobody"]
    match = turn(5, round=4, dudes=4, tents=0, table={"rows": rows, "year": "1850", "outlaws": 4})
    assert "fill" in " ".join(chosen(match))


def test_the_bot_drives_to_a_town_and_settles() -> None:
    match = turn(4, horses=3, tents=1, round=1)
    moves = chosen(match)
    assert {"act 4a", "act 4b"} <= set(moves)
    assert state_of(match).wagons[0] != 0
    match = turn(5, round=1, tents=1, wagon="auburn", regions="bear_river", dudes=0, table={"year": "1850"})
    assert "settle middle_fork" in chosen(match)


def test_the_bot_opens_what_scores_in_its_last_turn() -> None:
    match = turn(2, round=5, barrels="molasses 2", coins=0, gold=0, dudes=0, table={"year": "1850"})
    assert chosen(match) == ["open molasses", "open molasses", "end-turn"]


@pytest.mark.parametrize("year", ["1848", "1850"])
def test_the_bot_changes_gold_into_points_at_the_fifth_event(year: str) -> None:
    due: dict[str, Any] = {"stack": ["ChooseSites", "CarryOut 0 0 event-5 1"]}
    assert chosen(at(3, year=year, round=5, seats=[{"gold": 1, "coins": 0}], **due))[0] == "take 1"


# -- whole games -----------------------------------------------------------------------------------------------

#: Games of four greedy players.
GREEDY_SEEDS = range(4)


def holdings(match: Match, player: int) -> list[int]:
    """Everything of which more may be good."""
    state = state_of(match)
    built = (state.town, state.rivers, state.spans, state.lodges, state.regions, state.events)
    return [
        *(state.coins[player], state.nuggets[player], state.cabin[player], state.tents[player], state.horses[player]),
        *(state.points[player], state.hands[player].bit_count(), state.gunmen(player), state.guests[player]),
        *(sum(state.barrels[player]), sum(state.used[player]), state.done[player] & OPENED),
        *(things[player].bit_count() for things in built),
    ]


@cache
def greedy_game(seed: int) -> Match:
    return play_game(GAME, 4, seed, ["greedy"])


def moments(seed: int) -> Iterator[tuple[Match, int, str]]:
    """The match before each decision of a greedy game, who decides, and what."""
    match = new(GAME, 4, seed)
    for entry in greedy_game(seed).history:
        yield match, entry.player, GAME.space.notation(entry.action)
        match.apply(entry.player, entry.action)


@pytest.mark.parametrize("seed", GREEDY_SEEDS)
def test_the_bot_makes_no_move_that_gains_nothing(seed: int) -> None:
    begun: dict[int, tuple[str, list[int], int]] = {}
    for match, player, move in moments(seed):
        if not isinstance(asking(match.state, player), Turn):
            continue
        if player in begun:
            action, before, wagon = begun.pop(player)
            after = holdings(match, player)
            moved = state_of(match).wagons[player] != wagon
            assert moved or any(now > then for now, then in zip(after, before, strict=True)), (match.length, action)
            assert move != "end-turn" or action not in ("use land_office", "use carpenters_shop"), match.length
        if move != "end-turn":
            begun[player] = (move, holdings(match, player), state_of(match).wagons[player])


def test_the_bot_builds_abilities_early() -> None:
    """Nearly two buildings each in the first year; what they do is worth more than what is built in the last one."""
    worth: dict[int, list[float]] = {0: [], 1: [], 2: []}
    for seed in GREEDY_SEEDS:
        for match, _, move in moments(seed):
            if move.startswith("build"):
                card = CATALOG.building(move.split()[1])
                worth[state_of(match).year].append(ABILITIES[TURNS][card])
    assert len(worth[0]) >= 1.75 * 4 * len(GREEDY_SEEDS)
    assert mean(worth[0]) > mean(worth[2]) + 0.5


def test_the_bot_takes_part_in_shoot_outs() -> None:
    filled = [move for seed in GREEDY_SEEDS for _, _, move in moments(seed) if move.startswith("fill")]
    assert len(filled) >= 4 * len(GREEDY_SEEDS)


def test_the_bot_ends_with_little_left() -> None:
    """No barrel is still closed; of gold, dudes and tents there is less than one turn takes, of coins not much more."""
    states = [state_of(greedy_game(seed)) for seed in GREEDY_SEEDS]
    assert not any(sum(barrels) for state in states for barrels in state.barrels)
    pieces = [
        *(state.nuggets for state in states),
        *(state.cabin for state in states),
        *(state.tents for state in states),
    ]
    assert mean(map(sum, zip(*pieces, strict=True))) <= 5 * len(GREEDY_SEEDS)
    assert mean(sum(state.coins) for state in states) <= 7 * 4


def test_the_bot_leaves_no_points_behind_in_its_last_turn() -> None:
    """When it ends its last turn, nothing that it could still do at once would raise its score."""
    for seed in GREEDY_SEEDS:
        for match, player, move in moments(seed):
            state = state_of(match)
            if move == "end-turn" and state.year == 2 and state.round == 4:
                for action in match.decisions[0].options if match.decisions[0].player == player else ():
                    after = match.clone()
                    after.apply(player, action)
                    assert after.points_now[player] <= match.points_now[player] or after.over, (match.length, action)


@pytest.mark.parametrize("seed", GREEDY_SEEDS)
def test_greedy_games_have_scores_like_those_of_people(seed: int) -> None:
    points = greedy_game(seed).scores
    assert 60 <= max(points) <= 150
    assert min(points) >= 40


@deep
@pytest.mark.parametrize("first", ["greedy", "random"])
@pytest.mark.parametrize("options", [{}, {"mules": True, "hotels": True, "boards": "b", "specialities": "all"}])
def test_greedy_wins_nine_tenths_of_its_games_against_random(first: str, options: dict[str, Any]) -> None:
    assert share_of_wins("coloma", first, seeds(4, 100), options) >= 0.9


@deep
def test_greedy_wins_most_games_against_shade() -> None:
    games = [play_game(GAME, 1, seed, ["greedy"]) for seed in seeds(10, 100)]
    assert sum(bool(match.winners) for match in games) >= 0.7 * len(games)
