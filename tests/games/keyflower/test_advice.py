"""What the advice values: each position is compared with one that differs in a single thing."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from boardwright.arena import play_game
from boardwright.bots import Seat, make_bot
from boardwright.bots.greedy import GreedyBot
from boardwright.games.keyflower import GAME
from boardwright.games.keyflower.advice import advice, plain_advice
from boardwright.games.keyflower.advice.rivals import keeps
from boardwright.games.keyflower.auction import leader
from boardwright.games.keyflower.catalog import CATALOG
from boardwright.match import Match
from tests.games.keyflower.table import at, play, random_game, state_of

#: The home tile, the Keywood and the Sawmill in a row, joined by roads.
ROW = ["home_1", "keywood@0,-1 turn 0", "sawmill@0,-2 turn 0"]
HANDS = "blue 3 red 3 yellow 3"


def value(**fields: Any) -> float:
    """How well the position suits the first player."""
    return advice(state_of(at(**fields)), 0)


def seat(season: str = "autumn", **mine: Any) -> float:
    """How well it suits the first player to have those things, with the Inn on auction."""
    offer = "jeweller" if season == "winter" else "inn" if season == "autumn" else "store"
    return value(season=season, offer=offer, seats=[{"workers": HANDS, "village": ROW, **mine}, {"workers": HANDS}])


def chosen(match: Match, player: int = 0) -> list[str]:
    """What the greedy bot does with its turn."""
    bot = GreedyBot(1)
    found: list[str] = []
    while not match.over and match.decisions[0].player == player and (not found or bot.plan):
        action = bot.choose(Seat(match, player))
        found.append(GAME.space.notation(action))
        match.apply(player, action)
    return found


# -- villages --------------------------------------------------------------------------------------------------


def test_an_upgraded_tile_is_worth_its_points_and_more_than_the_plan() -> None:
    ready = seat(resources={"sawmill": "wood 3"})
    assert seat(upgraded="sawmill") > ready + 1
    assert ready > seat() + 2


def test_resources_are_worth_more_near_the_tile_that_wants_them() -> None:
    places = [seat(resources={tile: "wood 3"}) for tile in ("home_1", "keywood", "sawmill")]
    assert places == sorted(places)
    assert places[2] > places[0] + 1


def test_a_resource_that_a_plan_lacks_is_worth_more_than_one_it_does_not() -> None:
    have = {"sawmill": "wood 2"}
    assert seat(resources={**have, "keywood": "wood 1"}) > seat(resources={**have, "keywood": "iron 1"})


def test_storage_tiles_count_what_lies_on_them() -> None:
    village = ["home_1", "keywood@0,-1 turn 0", "timber_yard@0,-2 turn 5"]
    on_it = seat("winter", village=village, resources={"timber_yard": "wood 3"})
    beside = seat("winter", village=village, resources={"keywood": "wood 3"})
    assert on_it > beside + 1


def test_plans_are_worth_nothing_without_workers_in_winter() -> None:
    def gain(workers: str) -> float:
        """What wood for the upgrade is worth to somebody with those workers."""
        return seat("winter", workers=workers, resources={"sawmill": "wood 3"}) - seat("winter", workers=workers)

    assert gain("blue 1") > 3
    assert gain("") < 1


def test_roads_that_join_are_better_than_none() -> None:
    """The same tiles; the Sawmill lies beside the Keywood over a road, or over a field."""
    apart = ["home_1", "keywood@0,-1 turn 0", "sawmill@-1,-1 turn 0"]
    assert seat() > seat(village=apart) + 0.3
    assert seat(resources={"keywood": "wood 3"}) > seat(village=apart, resources={"keywood": "wood 3"}) + 1


# -- workers and auctions --------------------------------------------------------------------------------------


@pytest.mark.parametrize("season", ["spring", "summer", "autumn"])
def test_workers_skills_and_green_are_worth_something_by_season(season: str) -> None:
    table: dict[str, Any] = {"season": season, "offer": {"spring": "miner", "summer": "store", "autumn": "inn"}[season]}

    def hand(**mine: Any) -> float:
        return value(**table, seats=[mine, {"workers": HANDS}])

    assert hand(workers="blue 4") > hand(workers="blue 3") + 0.5
    assert hand(workers="blue 3 green 1") > hand(workers="blue 4")
    assert hand(workers="blue 3", skills="saw 1") > hand(workers="blue 3") + 0.5


def test_workers_beyond_what_can_be_placed_are_worth_less() -> None:
    """Who has twenty and passes is laughed at: they are there to bid for tiles and to use them."""
    offers = {"spring": "miner", "summer": "store", "autumn": "inn", "winter": "scribes"}
    for season, offer in offers.items():

        def hand(number: int, season: str = season, offer: str = offer) -> float:
            return value(season=season, offer=offer, seats=[{"workers": f"blue {number}"}, {"workers": HANDS}])

        few, many = (hand(number + 1) - hand(number) for number in (4, 20))
        assert 0 < many < 0.6 * few, season


def test_a_group_that_was_outbid_comes_home_anyway() -> None:
    """It counts for winter tiles where it is: there is nothing to gain by taking it home to the own home tile."""
    rival = {"workers": HANDS, "winter": "keythedral watermill windmill"}
    seats = [{"workers": "blue 3", "winter": "apothecary scribes scholar"}, rival]
    bids = {"gold_mine": ["0 blue 2", "1 blue 6"], "turn_order_1": ["1 red 1"]}
    match = at(season="spring", offer="gold_mine", bids=bids, seats=seats)
    assert not [move for move in chosen(match) if move.startswith("use home")]


def test_leading_for_a_good_tile_is_worth_its_price() -> None:
    def bid(**fields: Any) -> float:
        return value(season="spring", offer="miner peddler", **fields)

    hands = [{"workers": "blue 5"}, {"workers": "red 5"}]
    leads = [{"workers": "blue 3"}, {"workers": "red 5"}]
    assert bid(seats=leads, bids={"miner": ["0 blue 2"]}) > bid(seats=hands)
    assert bid(seats=[{}, {"workers": "red 5"}], bids={"peddler": ["0 blue 5"]}) < bid(seats=hands)


def test_a_lead_is_safer_the_larger_it_is_and_the_fewer_workers_others_have() -> None:
    miner = CATALOG.tile("miner")

    def chance(size: int, others: str) -> float:
        seats = [{}, {"workers": others, "known": others}]
        state = state_of(at(season="spring", offer="miner", bids={"miner": [f"0 blue {size}"]}, seats=seats))
        lead = leader(state, miner)
        assert lead is not None
        return keeps(state, miner, lead)

    assert chance(1, "blue 4") < chance(3, "blue 4") < chance(6, "blue 4")
    assert chance(2, "blue 4") < chance(2, "blue 1")
    assert chance(2, "blue 4") < chance(2, "red 4")


def test_winter_tiles_are_worth_what_they_would_score() -> None:
    def lead(**mine: Any) -> float:
        """What leading for the Scribes is worth."""
        table: dict[str, Any] = {"season": "winter", "offer": "scribes"}
        return value(**table, seats=[mine], bids={"scribes": ["0 blue 3"]}) - value(**table, seats=[mine])

    assert lead(skills="anvil 1 pickaxe 1 saw 1") > lead(skills="anvil 3") + 5


def test_nothing_is_used_in_winter_for_nothing() -> None:
    """With workers left and tiles nobody bids for, one bids; the home tile has nothing to carry and nothing to turn."""
    village = ["home_2", "key_mine@0,1", "gold_mine@1,0 turn 2", "workshop@0,-1", "barn@1,-1 turn 1"]
    mine: dict[str, Any] = {"workers": "red 7 yellow 4", "skills": "anvil 1 pickaxe 1 saw 1", "village": village}
    mine |= {"upgraded": "home_2 barn", "resources": {"barn": "wood 1"}}
    rivals = [{"workers": "yellow 3"}, {"workers": "yellow 6"}, {"workers": "blue 3 red 7 yellow 7"}]
    offer = "craftsmans_guild watermill keythedral windmill scribes scholar village_hall key_guild apothecary"
    bids = {"craftsmans_guild": ["3 blue 3"], "keythedral": ["0 green 1"], "scribes": ["0 blue 2"]}
    bids |= {"scholar": ["1 blue 1"], "turn_order_1": ["3 blue 3"], "turn_order_2": ["1 red 7"]}
    bids |= {"turn_order_3": ["2 blue 4"]}
    match = at(4, season="winter", offer=offer, seats=[mine, *rivals], bids=bids)
    assert chosen(match)[0].startswith("bid ")


def test_other_players_secrets_make_no_difference() -> None:
    """Dealing anew what the player cannot know changes nothing that the advice looks at."""
    for match in random_game(3, 5):
        if match.over or match.length % 7:
            continue
        for seed in range(2):
            other = match.determinize(0, seed)
            assert advice(state_of(other), 0) == pytest.approx(advice(state_of(match), 0)), match.length


def test_advice_leaves_the_state_alone() -> None:
    for match in random_game(2, 8):
        before = copy.deepcopy(state_of(match).data())
        for player in range(2):
            advice(state_of(match), player)
        assert state_of(match).data() == before


def test_when_the_game_is_over_more_points_are_better() -> None:
    *_, match = random_game(2, 3)
    points = match.scores
    better, worse = (0, 1) if points[0] > points[1] else (1, 0)
    assert points[better] > points[worse]
    assert advice(state_of(match), better) > advice(state_of(match), worse)


# -- what the bot makes of it ----------------------------------------------------------------------------------


def test_the_bot_carries_and_upgrades_when_it_can() -> None:
    hands = {"workers": "blue 1", "village": ROW, "resources": {"sawmill": "wood 2", "keywood": "wood 1"}}
    match = at(season="winter", offer="jeweller", turn=0, seats=[hands, {}], bids={"turn_order_1": ["1 red 3"]})
    assert chosen(match)[2:] == ["carry wood keywood n", "upgrade sawmill"]


def test_the_bot_offers_the_winter_tiles_it_can_score() -> None:
    hands = {"workers": "blue 5", "skills": "anvil 2 pickaxe 2 saw 2", "winter": "scribes jeweller key_market"}
    match = at(
        season="winter",
        seats=[hands, {"winter": "keythedral windmill scholar"}],
        stack=["LayOutWinter"],
        lanes={"0": ["OfferWinter 0 none"], "1": ["OfferWinter 1 none"]},
    )
    assert chosen(match) == ["offer scribes", "done"]


def test_the_bot_bids_for_a_winter_tile_that_scores() -> None:
    hands = {"workers": "blue 4", "skills": "anvil 2 pickaxe 2 saw 2"}
    match = at(season="winter", offer="scribes jeweller key_market", turn=0, seats=[hands, {"workers": "red 2"}])
    assert chosen(match)[0] == "bid scribes blue"


def test_the_bot_takes_the_larger_cargo() -> None:
    cargo = {"keyflower": "blue 2 red 2 saw 1", "sea_bastion": "blue 3 red 3 saw 2"}
    match = at(season="spring", cargo=cargo, stack=["GrowVillages", "Ship 1", "Ship 0"])
    assert chosen(match) == ["ship sea_bastion"]


# -- what a person would laugh at ------------------------------------------------------------------------------

#: The home tile, and the Forge beside it.
FORGE = ["home_1", "forge@0,-1 turn 0"]


def last_to_act(season: str, **mine: Any) -> list[str]:
    """What the bot does when everybody else has passed, and nothing on auction is worth having."""
    lots = {"winter": "jeweller", "autumn": "inn"}[season]
    bids = {lots: ["1 green 6"], "turn_order_1": ["1 green 6"]}
    return chosen(at(season=season, offer=lots, turn=0, start=1, passes=1, seats=[mine, {}], bids=bids))


def test_nobody_works_for_nothing_only_to_keep_the_season_going() -> None:
    assert last_to_act("winter", workers="blue 3 red 2 yellow 2") == ["pass"]


def test_a_use_takes_no_more_workers_than_it_needs() -> None:
    """Who puts three workers on the tile that carries cannot use it again."""
    done = last_to_act("winter", workers="yellow 3", village=FORGE, resources={"home_1": "iron 3"})
    assert done[:2] == ["use home_1 yellow", "send 1"]
    assert done[2] == "carry iron home_1 n"


def test_what_lies_ready_is_upgraded_before_anybody_passes() -> None:
    done = last_to_act("winter", workers="yellow 2", village=FORGE, resources={"forge": "iron 3"})
    assert "upgrade forge" in done


def test_the_price_of_the_home_tile_is_not_kept_for_tiles_that_others_may_win() -> None:
    """Five points are sure, the Windmill and the Mercer's guild are not."""
    mine = {"workers": "yellow 2", "resources": {"home_1": "wood 1 stone 2 iron 2"}}
    bids = {"windmill": ["1 green 6"], "mercers_guild": ["1 green 6"], "turn_order_1": ["1 green 6"]}
    match = at(season="winter", offer="windmill mercers_guild", turn=0, passes=1, start=1, seats=[mine, {}], bids=bids)
    assert "upgrade home_1" in chosen(match)


def test_no_steps_are_walked_for_nothing() -> None:
    """Wood that nothing asks for stays where it is."""
    village = ["home_1", "keywood@0,-1 turn 0"]
    mine = {"workers": "yellow 3", "village": village, "upgraded": "home_1 keywood", "resources": {"keywood": "wood 2"}}
    assert not [word for word in last_to_act("winter", **mine) if word.startswith("carry")]


def carrying() -> Match:
    """The Farrier is being used, with five steps: one piece of wood lies a step from the Sawmill, two are there."""
    mine = {
        "workers": "yellow 3 red 2",
        "village": [*ROW, "farrier@1,0 turn 0"],
        "upgraded": "home_1 farrier",
        "skills": "saw 1",
        "resources": {"sawmill": "wood 2", "keywood": "wood 1"},
    }
    rival = {"workers": "red 5 blue 4", "village": ["home_2"]}
    match = at(season="winter", offer="jeweller", turn=0, start=1, seats=[mine, rival])
    play(match, "use farrier yellow", "send 1")
    return match


def test_a_step_towards_what_wants_it_is_advised_more_than_one_away() -> None:
    found = {}
    for step in ("carry wood keywood n", "carry wood keywood s", "carry wood sawmill s"):
        match = carrying()
        play(match, step)
        found[step] = advice(state_of(match), 0)
    assert max(found, key=lambda step: found[step]) == "carry wood keywood n"


@pytest.mark.parametrize("bot", ["medium", "search:simulations=60"])
def test_goods_are_not_carried_to_and_fro(bot: str) -> None:
    match = carrying()
    mover = make_bot(bot, 1)
    done = []
    while match.steps[0].unfinished:
        action = mover.choose(Seat(match, 0))
        done.append(GAME.space.notation(action))
        match.apply(0, action)
    assert [word for word in done if word.startswith("carry")] == ["carry wood keywood n"]
    assert {"upgrade sawmill", "upgrade keywood"} <= set(done)


def test_the_last_workers_bid_for_what_scores_most_instead_of_waiting() -> None:
    """Two sets of skills for the Scribes, which nobody bids for; other tiles could be hoped for as well."""
    mine = {"workers": "yellow 2", "skills": "anvil 5 pickaxe 2 saw 3"}
    others = [{"workers": "blue 2 red 2 yellow 2"} for _ in range(3)]
    bids = {"scholar": ["0 blue 3"], "keythedral": ["1 red 3"], "apothecary": ["3 blue 1"]}
    lots = "craftsmans_guild watermill mercers_guild keythedral scribes scholar village_hall apothecary"
    match = at(4, season="winter", offer=lots, turn=0, seats=[mine, *others], bids=bids)
    assert chosen(match)[0] == "bid scribes yellow"


def test_nobody_passes_with_workers_for_a_tile_that_scores() -> None:
    """A set for the Mercer's guild, which nobody else bids for, or wood on its way to the Sawmill: not a pass."""
    mine = {"workers": "red 1 yellow 1", "village": ROW, "upgraded": "home_1"}
    wood = {"home_1": "wood 3 stone 1 iron 1"}
    bids = {f"turn_order_{number}": ["1 green 6"] for number in (1, 2, 3)}
    seats = [{**mine, "resources": wood}, {}, {}, {}]
    match = at(4, season="winter", offer="mercers_guild", turn=0, seats=seats, bids=bids)
    assert chosen(match) != ["pass"]


@pytest.mark.parametrize("passes", [0, 2])
def test_who_has_many_workers_in_winter_bids_for_what_scores(passes: int) -> None:
    """Learnt from too few games, experience said of such positions that it is best to pass and keep the workers."""
    mine = {"workers": "blue 5 red 5 yellow 5", "skills": "anvil 2 pickaxe 2 saw 2", "village": ROW}
    others = [{"workers": "blue 2 red 2 yellow 2"} for _ in range(3)]
    bids = {"keythedral": ["1 red 3"], "apothecary": ["3 blue 1"]}
    lots = "keythedral scribes apothecary watermill"
    match = at(4, season="winter", offer=lots, turn=0, passes=passes, seats=[mine, *others], bids=bids)
    assert chosen(match)[0].startswith("bid scribes")


@pytest.mark.parametrize(("season", "less"), [("winter", True), ("autumn", False)])
def test_what_is_left_to_do_is_worth_less_the_more_have_passed(season: str, less: bool) -> None:
    """When all pass, winter is over; after autumn there are other turns. Who has workers left may not pass.

    That is advice by itself: what experience makes of an autumn in which others pass is learnt, not laid down.
    """

    def hoping(passes: int, others: str) -> float:
        lots = "scribes" if season == "winter" else "inn"
        wood = {"home_1": "wood 3"}
        mine = {"workers": HANDS, "village": ROW, "skills": "anvil 1 pickaxe 1 saw 1", "resources": wood}
        seats = [mine, *[{"workers": others}] * 3]
        table = at(players=4, season=season, offer=lots, turn=1, passes=passes, seats=seats)
        return plain_advice(state_of(table), 0)

    found = [hoping(passes, HANDS) for passes in range(4)]
    assert found == sorted(found, reverse=True)
    assert (found[3] < found[0] - 0.3) is less
    assert (hoping(2, "") < hoping(0, "") - 2) is less


def test_greedy_games_have_scores_like_those_of_people() -> None:
    match = play_game(GAME, 4, 2, ["greedy"])
    assert 35 <= max(match.scores) <= 110
    assert min(match.scores) >= 15
