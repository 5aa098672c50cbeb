"""What the advice values: positions that differ in a single thing are compared; and what the greedy bot makes of it."""

from __future__ import annotations

import copy
from functools import cache
from typing import Any

import pytest

from boardwright.arena import play_game
from boardwright.bots import GreedyBot, Seat
from boardwright.bots.deciding import next_decision
from boardwright.games.boonlake import GAME
from boardwright.games.boonlake.advice import EVEN, Leaning, advice, leaned
from boardwright.games.boonlake.advice.clock import clock
from boardwright.games.boonlake.catalog import CATALOG
from boardwright.match import Match, new
from tests.bots.duels import share_of_wins
from tests.deep import deep, seeds
from tests.games.boonlake.table import (
    FULL,
    TABLES,
    at,
    building,
    developing,
    grazing,
    random_game,
    sailing,
    scoring,
    state_of,
    step,
)

GOALS: dict[str, Any] = {"goals": "sc04 sc05 sc06 sc07"}
#: Half of the second round is over, and the ships are near its end.
LATE: dict[str, Any] = {"round": 2, "scorings": 3}
NEAR_END: dict[str, Any] = {"ship": "t17"}


def value(late: bool = False, table: dict[str, Any] | None = None, **mine: Any) -> float:
    """How well it suits the first player, who chooses an action tile, to have those things."""
    stage = LATE if late else {}
    ship = NEAR_END if late else {}
    seats = [{**ship, **mine}, ship, ship]
    return advice(state_of(at(seats=seats, **{**GOALS, **stage, **(table or {})})), 0)


def having(good: str, count: int) -> dict[str, Any]:
    return {good: count}


def bots_choice(match: Match, player: int = 0) -> str:
    return GAME.space.notation(GreedyBot(1).choose(Seat(match, player)))


# -- goods -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("good", ["coins", "vases", "ranch"])
def test_goods_are_worth_less_towards_the_end_and_the_more_there_are(good: str) -> None:
    def gain(count: int, late: bool = False) -> float:
        return value(late, **having(good, count + 1)) - value(late, **having(good, count))

    assert gain(2) > gain(2, late=True) > 0.0
    assert gain(2) > gain(6) > 0.0


def test_cards_are_worth_more_when_they_can_be_paid() -> None:
    """The mint takes two coins, wood and iron; the canoes can bring both."""
    without = value(coins=4)
    assert value(coins=4, hand="evening_mint") > without + 0.3
    assert value(coins=4, hand="evening_mint", works="wood 1 iron 1") - value(coins=4, works="wood 1 iron 1") > (
        value(coins=4, hand="noon_exchange") - without
    )


def test_permanent_cards_are_worth_what_they_will_still_save() -> None:
    permanent = [entry.id for entry in CATALOG.cards if entry.timing == "permanent"][:5]
    for name in permanent:
        points = next(entry.points for entry in CATALOG.cards if entry.id == name)
        assert value(played=name) - value() > value(True, played=name) - value(True) >= points


def test_income_tracks_are_worth_the_scorings_that_are_left() -> None:
    for track in ("coin_steps", "card_steps"):
        early = value(**having(track, 6)) - value(**having(track, 2))
        late = value(True, **having(track, 6)) - value(True, **having(track, 2))
        assert early > late > 0.0


def test_levers_are_worth_more_while_they_work_and_used_ones_less() -> None:
    assert value(levers="11") - value() > value(True, levers="11") - value(True) > 0.0
    assert value(levers="11") > value(levers="11", used="11") + 1


def test_the_fourth_and_seventh_lever_score_in_the_end() -> None:
    def gain(few: str, more: str) -> float:
        return value(True, levers=more) - value(True, levers=few)

    assert gain("1 2 3", "1 2 3 5") > gain("1 2", "1 2 3") + 2


# -- the map ---------------------------------------------------------------------------------------------------


def test_houses_and_villages_are_worth_the_scorings_that_are_left() -> None:
    pieces: list[dict[str, Any]] = [{"homes": "5a"}, {"towns": "5a", "removed": 1}]
    for mine in pieces:
        assert value(**mine) - value() > value(True, **mine) - value(True)


def test_a_house_with_neighbours_is_worth_more() -> None:
    table: dict[str, Any] = {"map": {"5": "s01", "4": "g13", "9": "g17"}}
    lonely = value(table=table, homes="5a", settlers="9a", ranch=3)
    others = at(seats=[{"homes": "5a", "settlers": "9a", "ranch": 3}, {"settlers": "4a 4b"}], **GOALS, **table)
    assert advice(state_of(others), 0) > lonely


def test_cattle_are_worth_more_next_to_villages() -> None:
    table: dict[str, Any] = {"map": {"5": "s01", "6": "pasture", "9": "s04", "18": "pasture", "19": "s05"}}
    mine: dict[str, Any] = {"towns": "5a", "removed": 1}
    near = value(table=table, cattle="6 1", **mine)
    far = value(table=table, cattle="18 1", **mine)
    assert near > far + 1


def test_a_second_village_in_a_region_is_planned_only_where_it_pays() -> None:
    """A house beside a village in the same region promises less than one in another region."""
    table: dict[str, Any] = {"map": {"5": "s01", "9": "s04", "19": "s05", "22": "g13"}}
    mine: dict[str, Any] = {"towns": "5a", "removed": 1, "ranch": 3}
    around = [{"settlers": "5b 9b"}, {"settlers": "22a 22b"}]

    def promised(site: str) -> float:
        seats = [{**mine, "homes": site}, *around]
        return advice(state_of(at(seats=seats, **GOALS, **table)), 0)

    assert promised("19a") > promised("9a")


# -- scoring tiles ---------------------------------------------------------------------------------------------


def test_a_scoring_tile_that_is_met_is_worth_something() -> None:
    """Two levers meet sc09 in the second scoring; as the own tile it counts twice."""
    own = {"goals": "sc09 sc05 sc06 sc07"}
    other = {"goals": "sc05 sc09 sc06 sc07"}
    levers: dict[str, Any] = {"levers": "1 5"}
    gain = value(table=own, **levers) - value(table=own)
    assert gain > value(table=other, **levers) - value(table=other) > 0.0


def test_the_bot_puts_its_marker_where_the_condition_is_met() -> None:
    """Four steps are enough now, but not in the last scoring; there are no cattle, now or then."""
    table: dict[str, Any] = {"goals": "sc04 sc05 sc09 sc10"}
    match = scoring(3, card_steps=4, marks=[1, 0, 2, 0], table=table, hand="", ranch=0)
    assert bots_choice(match) == "score sc05"


# -- what the bot makes of it ----------------------------------------------------------------------------------


def test_the_bot_plays_what_gains_and_declines_what_only_costs() -> None:
    rich = building(coins=9, works="wood 1 iron 1", hand="evening_mint")
    assert bots_choice(rich) == "play evening_mint"
    late: dict[str, Any] = {**LATE, **GOALS, "last_lap": True}
    poor = developing(table={**late, "map": {"5": "s02", "9": "s04"}}, ranch=0, coins=4)
    assert bots_choice(poor) == "decline"


def test_the_bot_places_cattle_early() -> None:
    table: dict[str, Any] = {**GOALS, "map": {"5": "s01", "6": "pasture", "9": "s04"}}
    assert bots_choice(grazing(table=table, ranch=3, hand="")) == "graze 6"


def test_the_bot_sails_to_the_better_reward() -> None:
    assert bots_choice(sailing(2, ship="t08", table=GOALS)) in {"sail t09", "sail t10", "sail u1", "sail u2"}
    late = sailing(2, round=2, ship="t15", table={**GOALS, "scorings": 3}, others=[{"ship": "t18"}, {"ship": "t17"}])
    assert bots_choice(late) in {"sail t18", "sail t19"}


def test_the_bot_keeps_a_lever_that_would_gain_nothing() -> None:
    """In the last lap coins are of no use, but an idle lever is a point."""
    late: dict[str, Any] = {**LATE, **GOALS, "last_lap": True, "turn": 2, "first": 0}
    match = step("Sail 2", players=3, table=late, others=[{}, {"ship": "t15"}], levers="11", hand="", ship="t19")
    state = state_of(match)
    assert advice(state, 0) > value_after_pull(match)


def value_after_pull(match: Match) -> float:
    after = match.clone()
    after.apply(0, "pull 11")
    return advice(state_of(after), 0)


# -- the last scoring ------------------------------------------------------------------------------------------

#: All but the last of them are marked.
LAST_TILE: dict[str, Any] = {"marks": [1, 2, 3, 0]}


def last_decisions(match: Match) -> list[str]:
    """What the bot does in the last scoring, while the others leave everything out."""
    found = []
    while not match.over:
        player = match.decisions[0].player
        options = [GAME.space.notation(option) for option in match.decisions[0].options]
        move = bots_choice(match) if not player else "decline" if "decline" in options else options[0]
        found += [move] if not player else []
        match.apply(player, move)
    return found


@pytest.mark.rule("BL-17.21", "BL-17.25", "BL-20.6")
@pytest.mark.parametrize("lever", ["5", "7", "10", "11"])
def test_no_lever_is_pulled_for_coins_that_buy_nothing_any_more(lever: str) -> None:
    """A lever that is not used is a point in the last scoring, before the income and after it; coins are none."""
    match = scoring(4, levers=lever, hand="", coins=3, ranch=0, table=GOALS, **LAST_TILE)
    assert f"pull {lever}" not in last_decisions(match)


@pytest.mark.rule("BL-15.40", "BL-20.4")
def test_a_lever_is_pulled_in_the_last_scoring_for_a_card_that_it_pays() -> None:
    """The toll-house takes eleven coins, two stone and an iron for five points; one lever pays the last five coins."""
    mine: dict[str, Any] = {"levers": "11", "hand": "russet_toll_house", "coins": 6, "works": "stone 2 iron 1"}
    match = scoring(4, ranch=0, table=GOALS, **mine, **LAST_TILE)
    assert "play russet_toll_house" in last_decisions(match)


@pytest.mark.rule("BL-18.20", "BL-18.23")
def test_coins_are_kept_for_a_scoring_tile_that_is_still_to_be_paid() -> None:
    """Sixteen coins pay the tile for eight points, and gain four more in the place of losing them; the card has one."""
    table: dict[str, Any] = {"goals": "sc04 sc05 sc06 sc15"}
    mine: dict[str, Any] = {"hand": "evening_mint", "coins": 16, "works": "wood 1 iron 1", "projects": [1, 2, 3, 4]}
    match = scoring(4, ranch=0, table=table, **mine, **LAST_TILE)
    assert last_decisions(match)[0] == "decline"
    assert state_of(match).coins[0] == 0


def test_advice_comes_to_what_the_game_ends_with() -> None:
    """In the last scoring nothing is left but what can be counted: no position promises what cannot be had any more."""
    for seed in (1, 2, 3):
        missed: list[float] = []
        match = new(GAME, 2, seed)
        bots = {player: GreedyBot(player) for player in range(2)}
        while (found := next_decision(match, bots)) is not None:
            state = state_of(match)
            if clock(state, 0).last:
                missed += [advice(state, player) for player in range(2)]
            match.apply(*found)
        off = [told - match.scores[number % 2] for number, told in enumerate(missed)]
        assert missed
        assert abs(sum(off)) / len(off) < 4, off


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
    assert found == pytest.approx(match.scores, abs=0.3)


def test_the_clock_runs_down() -> None:
    """Turns and scorings that are left never become more in a round."""
    before: dict[int, tuple[int, int]] = {}
    for match in random_game(2, 4):
        if match.over:
            break
        state = state_of(match)
        now = clock(state, 0)
        turns, scorings = before.get(state.round, (99, 4))
        assert now.turns <= turns
        assert now.scorings <= scorings
        before[state.round] = (now.turns, now.scorings)


def test_a_leaning_values_its_own_more() -> None:
    mine: dict[str, Any] = {"homes": "5a", "levers": "1 5", "coin_steps": 4, "played": "evening_mint"}
    state = state_of(at(seats=[mine], **GOALS))
    for leaning in (Leaning(villages=2), Leaning(levers=2), Leaning(tracks=2), Leaning(cards=2)):
        assert leaned(state, 0, leaning) > leaned(state, 0, EVEN) + 1


def test_a_full_map_can_be_judged() -> None:
    state = state_of(at(map=FULL, **GOALS))
    assert advice(state, 0) == pytest.approx(advice(state, 0))


# -- whole games -----------------------------------------------------------------------------------------------


@cache
def greedy_game(players: int, seed: int) -> Match:
    return play_game(GAME, players, seed, ["greedy"])


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2)])
def test_greedy_games_have_scores_like_those_of_good_players(players: int, seed: int) -> None:
    points = greedy_game(players, seed).scores
    assert 100 <= max(points) <= 300
    assert min(points) >= 80


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2)])
def test_the_bot_ends_with_little_left(players: int, seed: int) -> None:
    state = state_of(greedy_game(players, seed))
    assert sum(state.coins) <= 12 * players
    assert sum(state.ranch) <= 5 * players


@deep
@pytest.mark.parametrize("first", ["greedy", "random"])
def test_greedy_wins_nine_tenths_of_its_games_against_random(first: str) -> None:
    assert share_of_wins("boonlake", first, seeds(3, 100)) >= 0.9


@deep
def test_greedy_wins_most_games_against_the_easy_sage() -> None:
    games = [play_game(GAME, 1, seed, ["greedy"], {"sage": "easy"}) for seed in seeds(10, 100)]
    assert sum(bool(match.winners) for match in games) >= 0.5 * len(games)
