"""Bots where players may act unasked: they take offers, hold nobody up, and never go on for ever."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from boardwright.arena import play_game
from boardwright.bots import Bot, Seat, make_bot, next_decision
from boardwright.kernel.errors import NotYourDecision
from boardwright.match import Match, new
from tests.kernel.harbour import HARBOUR, LANTERN, HarbourState


class Eager(Bot):
    """Takes the first offer whenever it is asked about one, and counts how often that is."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.times = 0

    def choose(self, seat: Seat) -> int:
        return seat.options[0]

    def consider(self, seat: Seat) -> int | None:
        self.times += 1
        return seat.offers[0]


class Shy(Eager):
    """Is asked, and declines."""

    def consider(self, seat: Seat) -> int | None:
        self.times += 1
        return None


@pytest.fixture
def endless(monkeypatch: pytest.MonkeyPatch) -> None:
    """A lantern that never burns down."""

    def light(state: HarbourState, player: int, action: int, dice: object) -> None:
        state.points[player] += 1

    monkeypatch.setattr(HarbourState, "take_offer", light)


def at_trade(players: int = 2) -> Match:
    """The first player must sell or keep; all have a lantern."""
    match = new(HARBOUR, players, 4)
    for player in range(players):
        match.apply(player, ("choose east", "choose west", "choose north")[player])
    return match


def taken(match: Match, bots: dict[int, Bot]) -> Iterator[tuple[int, int]]:
    """What bots do until somebody else must decide."""
    while (decided := next_decision(match, bots)) is not None:
        match.apply(*decided)
        yield decided


@pytest.mark.parametrize("name", ["random", "easy", "medium", "search:simulations=8"])
@pytest.mark.parametrize("players", [2, 4])
def test_a_bot_plays_whole_games_with_offers(name: str, players: int) -> None:
    for seed in range(5):
        match = play_game(HARBOUR, players, seed, [name])
        assert match.over
        assert match.record() == play_game(HARBOUR, players, seed, [name]).record()


def test_random_takes_offers_now_and_then_unasked() -> None:
    actions = [play_game(HARBOUR, 3, seed, ["random"]).history for seed in range(20)]
    unasked = [entry for history in actions for entry in history if entry.step is None]
    assert 5 < len(unasked) < 60
    assert {entry.action for entry in unasked} == {LANTERN}


def test_a_seat_has_offers_without_being_asked() -> None:
    match = at_trade()
    seat = Seat(match, 1)
    assert seat.options == ()
    assert seat.offers == (LANTERN,)
    assert [asked.player for asked in seat.asked] == [0]
    assert seat.view == match.sight([1]).view
    assert Seat(match, 0).offers == (), "what is among the options is not offered once more"
    match.apply(1, LANTERN)
    with pytest.raises(NotYourDecision):
        Seat(match, 1)


def test_greedy_takes_an_offer_that_pays_although_nobody_asks() -> None:
    match = at_trade()
    assert list(taken(match, {1: make_bot("greedy", 1)})) == [(1, LANTERN)]


def test_greedy_leaves_an_offer_that_does_not_pay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HarbourState, "take_offer", lambda state, player, action, dice: None)
    match = at_trade()
    assert list(taken(match, {1: make_bot("greedy", 1)})) == []


def test_greedy_takes_an_offer_beside_what_it_is_asked() -> None:
    """Asked for a toll, it lights its lantern first, and answers then."""
    match = new(HARBOUR, 2, 4)
    match.apply(0, "choose east")
    match.apply(1, "choose east")
    chosen = [match.game.space.notation(action) for _, action in taken(match, {1: make_bot("greedy", 1)})]
    assert chosen == ["lantern", "toll"]


def test_greedy_cannot_see_what_its_seat_cannot() -> None:
    for seed in range(10):
        match = new(HARBOUR, 3, seed)
        while not match.over:
            player = match.decisions[0].player
            other = match.determinize(player, seed=match.length)
            chosen = [make_bot("greedy", 5).choose(Seat(one, player)) for one in (match, other)]
            assert chosen[0] == chosen[1]
            match.apply(player, chosen[0])


def test_people_are_waited_for_by_nobody() -> None:
    """A bot is asked once about its offers, then it is the person's turn however often somebody looks."""
    match = at_trade()
    shy = Shy(1)
    for _ in range(5):
        assert next_decision(match, {1: shy}) is None
    assert shy.times == 1
    match.apply(0, LANTERN)
    assert next_decision(match, {1: shy}) is None
    assert shy.times == 2


@pytest.mark.usefixtures("endless")
def test_offers_that_never_end_are_taken_once_after_a_decision() -> None:
    match = at_trade(3)
    bots: dict[int, Bot] = {1: Eager(1), 2: Eager(2)}
    assert list(taken(match, bots)) == [(1, LANTERN), (2, LANTERN)]
    match.apply(0, "keep")
    assert next_decision(match, bots) == (2, LANTERN), "the second player is asked for a decision now, the third is not"


@pytest.mark.usefixtures("endless")
def test_one_bot_on_several_seats_is_asked_for_each() -> None:
    match = at_trade(3)
    bot = Eager(1)
    assert list(taken(match, {1: bot, 2: bot})) == [(1, LANTERN), (2, LANTERN)]


@pytest.mark.usefixtures("endless")
@pytest.mark.parametrize("seed", range(3))
def test_whole_games_end_although_offers_do_not(seed: int) -> None:
    assert play_game(HARBOUR, 3, seed, [Eager(1), Eager(2), Eager(3)]).over
