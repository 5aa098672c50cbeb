"""The mule duel: a mule for each of two players, which eats carrots for events."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.kernel.errors import BadOptions
from boardwright.match import Match, new
from tests.games.coloma.table import notations, play, random_game
from tests.games.coloma.turns import all_choose, happened, has, in_turn, shootout, told

ALL = ["1", "2", "3", "4", "5"]
PIECES = ("coins", "gold", "dudes", "cards", "points")
GAINS = [{"dudes": 2}, {"gold": 1}, {"cards": 2}, {"coins": 2}]


def duel(*seats: dict[str, Any], number: int = 4, seed: int = 0, **fields: Any) -> Match:
    """Both players are to choose sites for pioneer and mule."""
    return all_choose(number, *seats, mules=True, seed=seed, **fields)


def lead(match: Match, *choices: tuple[int, int]) -> Match:
    """Each player's site and that of the mule."""
    for player, (site, mule) in enumerate(choices):
        match.apply(player, f"choose {site}")
        match.apply(player, f"lead {mule}")
    return match


def gains(match: Match, *choices: tuple[int, int], player: int = 0) -> dict[str, int]:
    """What a player has more of after the mules were placed."""
    before = has(match, *PIECES, player=player)
    after = has(lead(match, *choices), *PIECES, player=player)
    return {name: new - old for name, old, new in zip(PIECES, before, after) if new != old}


def carrots(match: Match, player: int = 0) -> list[str]:
    """The events with a carrot of the player."""
    return [site["id"] for site in match.view(None)["sites"] if player in site["carrots"]]


# -- the table -------------------------------------------------------------------------------------------------


@pytest.mark.rule("CO-20.1", "CO-20.17")
@pytest.mark.parametrize("players", [1, 3, 4, 5, 6])
def test_only_two_players_can_play_it(players: int) -> None:
    with pytest.raises(BadOptions, match="mules"):
        new("coloma", players, 0, {"mules": True})
    assert new("coloma", 2, 0, {"mules": True}).view(None)["mule_duel"]


@pytest.mark.rule("CO-20.2")
def test_neutral_gunmen_but_no_buster() -> None:
    for match in random_game(2, 4, mules=True):
        shown = match.view(None)
        assert shown["rows"][2]["neutral"]
        assert not any(site["buster"] or site["avoided"] for site in shown["sites"])
        assert (shown["gold_slots"], set(shown["bridges"].values()) <= {0, 1}) == (10, True)


@pytest.mark.rule("CO-20.3")
def test_everybody_has_a_carrot_on_each_event() -> None:
    match = new("coloma", 2, 0, {"mules": True})
    assert carrots(match, 0) == carrots(match, 1) == ALL
    assert carrots(new("coloma", 2, 0)) == []


@pytest.mark.rule("CO-20.4")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_barker_triggers_no_event(number: int) -> None:
    """Not even for those who have a tent on it."""
    match = in_turn(1, {"events": [2, 3, 4], "gold": 1}, players=2, mules=True, round=number)
    before = has(match, *PIECES)
    play(match, "end-turn")
    assert match.view(None)["barker"] == str(number + 1)
    assert has(match, *PIECES) == before
    assert notations(match) == [f"choose {site}" for site in ALL]


# -- leading ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CO-20.5")
def test_the_mule_is_chosen_in_secret_together_with_the_pioneer() -> None:
    match = duel()
    before = match.view(1)
    assert not match.apply(0, "choose 3")
    assert notations(match) == [f"lead {site}" for site in ALL]
    assert not match.apply(0, "lead 5")
    assert match.view(1) == before
    own = match.view(0)["players"][0]
    assert (own["site"], own["mule"]) == ("3", "5")
    match.apply(1, "choose 1")
    events = match.apply(1, "lead 2")
    assert [entry["player"] for entry in told(list(events), "mule-placed")] == [0, 1]
    assert [(has(match, "site", "mule", player=player)) for player in (0, 1)] == [("3", "5"), ("1", "2")]


@pytest.mark.rule("CO-20.6")
@pytest.mark.parametrize("site", range(1, 6))
def test_mule_and_pioneer_may_go_to_the_same_site(site: int) -> None:
    match = lead(duel(), (site, site), (site % 5 + 1, site % 5 + 1))
    assert has(match, "site", "mule") == (str(site), str(site))


@pytest.mark.rule("CO-20.7")
@pytest.mark.parametrize("event", [1, 2, 3, 4])
def test_a_mule_that_finds_an_own_carrot_brings_the_event(event: int) -> None:
    match = duel()
    assert gains(match, (1, event), (2, event % 5 + 1)) == GAINS[event - 1]
    assert carrots(match) == [other for other in ALL if other != str(event)]


@pytest.mark.rule("CO-20.7")
def test_event_five_is_a_choice() -> None:
    match = lead(duel({"gold": 2}), (1, 5), (2, 1))
    assert notations(match) == ["take 1", "decline"]
    play(match, "take 1")
    assert has(match, "gold", "points") == (1, 3)
    assert notations(match)[-1] == "end-turn"
    poor = lead(duel({"gold": 0}), (1, 5), (2, 1))
    assert notations(poor)[-1] == "end-turn"
    assert carrots(poor) == ["1", "2", "3", "4"]


@pytest.mark.rule("CO-20.7")
def test_the_event_comes_before_the_first_turn() -> None:
    events = []
    match = duel()
    for player, (site, mule) in enumerate([(1, 4), (1, 1)]):
        events += [*match.apply(player, f"choose {site}"), *match.apply(player, f"lead {mule}")]
    kinds = [event.kind for event in events]
    assert kinds.index("mule-placed") < kinds.index("ate") < kinds.index("gained")
    assert "end-turn" in notations(match)


@pytest.mark.rule("CO-20.8")
@pytest.mark.parametrize("event", [1, 2, 3, 4])
def test_an_own_tent_doubles_it(event: int) -> None:
    match = duel({"events": [event]}, {"events": [1, 2, 3, 4]})
    assert gains(match, (1, event), (2, 5)) == {good: 2 * count for good, count in GAINS[event - 1].items()}
    foreign = duel({}, {"events": [event]})
    assert gains(foreign, (1, event), (2, 5)) == GAINS[event - 1]


@pytest.mark.rule("CO-20.8")
def test_a_tent_on_event_five_allows_it_twice() -> None:
    match = lead(duel({"gold": 3, "events": [5]}), (1, 5), (2, 1))
    play(match, "take 1", "take 1")
    assert has(match, "gold", "points") == (1, 6)
    assert notations(match)[-1] == "end-turn"


@pytest.mark.rule("CO-20.9", "CO-20.10")
@pytest.mark.parametrize("event", [1, 2, 3, 4, 5])
def test_without_an_own_carrot_it_brings_nothing(event: int) -> None:
    """The carrot of the other player is not eaten."""
    left = [site for site in range(1, 6) if site != event]
    match = duel({"carrots": left, "events": [event], "gold": 1})
    assert gains(match, (1, event), (2, event % 5 + 1)) == {}
    assert carrots(match) == [str(site) for site in left]
    assert str(event) in carrots(match, 1)


@pytest.mark.rule("CO-20.11")
@pytest.mark.parametrize("sheriff", [0, 1])
def test_the_sheriffs_event_comes_first(sheriff: int) -> None:
    """There is one nugget left in the supply: the other player has a coin."""
    match = duel({"gold": 4}, {"gold": 5}, sheriff=sheriff)
    assert match.view(None)["gold"] == 1
    other = 1 - sheriff
    before = has(match, "coins", "gold", player=sheriff), has(match, "coins", "gold", player=other)
    lead(match, (1, 2), (3, 2))
    assert has(match, "coins", "gold", player=sheriff) == (before[0][0], before[0][1] + 1)
    assert has(match, "coins", "gold", player=other) == (before[1][0] + 1, before[1][1])


@pytest.mark.rule("CO-20.12")
@pytest.mark.parametrize(
    ("choices", "barricade"),
    [
        (((1, 1), (2, 3)), "1"),
        (((5, 2), (3, 2)), "2"),
        (((5, 3), (3, 3)), "3"),
        (((1, 2), (3, 5)), "1"),  # nobody has a majority: the signpost of round 4 is on 1
        (((2, 2), (3, 3)), "1"),
        (((5, 5), (5, 5)), "5"),
    ],
)
def test_mules_count_as_pioneers_for_the_barricade(choices: tuple[tuple[int, int], ...], barricade: str) -> None:
    assert lead(duel(), *choices).view(None)["barricade"] == barricade


@pytest.mark.rule("CO-20.13")
def test_a_mule_has_no_turn_and_no_barricade_touches_it() -> None:
    """Both mules and a pioneer are at site 2, which is barricaded; both have its gold."""
    match = duel()
    assert gains(match, (2, 2), (5, 2)) == {"gold": 1}
    assert match.view(None)["barricade"] == "2"
    assert has(match, "gold", player=1) == (1,)
    turns = []
    while match.view(None)["round"] == 4:
        turns.append(match.decisions[0].player)
        play(match, "end-turn")
    assert turns == [0, 1]


@pytest.mark.rule("CO-20.14")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_mule_under_the_barker_brings_the_event_of_the_site(number: int) -> None:
    match = duel(number=number)
    assert match.view(None)["barker"] == str(number)
    assert gains(match, (5, number), (5, 5)) == GAINS[number - 1]


@pytest.mark.rule("CO-20.15")
def test_mules_are_taken_back_with_the_pioneers() -> None:
    match = lead(duel(), (1, 2), (2, 3))
    play(match, "end-turn", "end-turn")
    assert match.view(None)["round"] == 5
    assert [has(match, "site", "mule", player=player) for player in (0, 1)] == [(None, None), (None, None)]


@pytest.mark.rule("CO-20.16")
def test_carrots_come_back_at_the_clean_up_only() -> None:
    left: list[dict[str, Any]] = [{"carrots": [3]}, {"carrots": []}]
    later = lead(duel(*left), (1, 1), (2, 1))
    play(later, "end-turn", "end-turn")
    assert (carrots(later, 0), carrots(later, 1)) == (["3"], [])
    for year in ("1848", "1849"):
        match = shootout(*left, players=2, mules=True, year=year)
        assert carrots(match, 0) == carrots(match, 1) == ALL
    assert carrots(shootout(*left, players=2, mules=True, year="1850")) == ["3"]


@pytest.mark.rule("CO-20.17")
@pytest.mark.parametrize(
    "options",
    [
        {"hotels": True},
        {"specialities": "base"},
        {"specialities": "deluxe", "speciality": "chosen"},
        {"boards": "b"},
        {"hotels": True, "specialities": "all", "boards": "b"},
    ],
)
def test_it_goes_with_hotels_specialities_and_side_b(options: dict[str, Any]) -> None:
    *_, match = random_game(2, 6, mules=True, **options)
    assert match.over
    assert {words.split()[0] for words in moves(match)} >= {"choose", "lead"}


def moves(match: Match) -> list[str]:
    return [match.game.space.notation(entry.action) for entry in match.history]


@pytest.mark.rule("CO-20.11")
@pytest.mark.parametrize("sheriff", [0, 1])
def test_the_log_tells_the_carrots_in_the_order_of_the_events(sheriff: int) -> None:
    match = duel(sheriff=sheriff)
    match.apply(0, "choose 1")
    match.apply(0, "lead 4")
    match.apply(1, "choose 2")
    events = happened(match, "lead 1")
    told_of = [event.args["player"] for event in events if event.kind in ("ate", "gained")]
    assert told_of == [sheriff, sheriff, 1 - sheriff, 1 - sheriff]


@pytest.mark.rule("CO-20.11")
def test_while_the_sheriff_is_asked_the_other_mule_waits() -> None:
    match = lead(duel({"gold": 1}, {"gold": 1}, sheriff=1), (1, 5), (2, 5))
    assert (notations(match, 1), notations(match, 0)) == (["take 1", "decline"], [])
    assert (carrots(match, 1), carrots(match, 0)) == (["1", "2", "3", "4"], ALL)
    play(match, "decline")
    assert (notations(match, 1), notations(match, 0)) == ([], ["take 1", "decline"])
