"""The winter tiles that players choose for the auction."""

from __future__ import annotations

from typing import Any

import pytest

from boardwright.games.keyflower.catalog import CATALOG
from boardwright.kernel.messages import Event
from boardwright.match import Match
from tests.games.keyflower.table import at, notations, state_of

HANDS = ["jeweller scribes scholar", "keythedral watermill windmill"]


def choosing(players: int = 2, hands: list[str] | None = None) -> Match:
    """Winter begins: all choose."""
    seats = [{"winter": hand} for hand in hands or []]
    lanes = {str(seat): [f"OfferWinter {seat} none"] for seat in range(players)}
    return at(players, season="winter", stack=["LayOutWinter"], lanes=lanes, seats=seats)


def choose(match: Match, *choices: str) -> list[Event]:
    """Each player puts in those tiles; returns all that happened."""
    found: list[Event] = []
    for player, tiles in enumerate(choices):
        for tile in tiles.split():
            found.extend(match.apply(player, f"offer {tile}"))
        if "done" in notations(match, player):
            found.extend(match.apply(player, "done"))
    return found


@pytest.mark.rule("KF-12.15")
def test_nobody_is_told_who_put_in_which_tile() -> None:
    """Whoever put in which, the auction and what all are told are the same."""
    one = choosing(hands=HANDS)
    other = choosing(hands=["windmill watermill scholar", "keythedral jeweller scribes"])
    told = choose(one, "jeweller", "windmill"), choose(other, "windmill", "jeweller")
    assert [lot["tile"] for lot in one.view(None)["lots"]] == ["jeweller", "windmill"]
    assert told[0] == told[1]
    for viewer in (0, 1, None):
        assert one.view(viewer) == other.view(viewer)
    assert one.state.data() == other.state.data()


@pytest.mark.rule("KF-12.16")
def test_tiles_not_chosen_leave_the_game_without_being_shown() -> None:
    match = choosing(hands=HANDS)
    events = choose(match, "jeweller", "windmill watermill")
    kept = ["scribes", "scholar", "keythedral"]
    assert [lot["tile"] for lot in match.view(None)["lots"]] == ["jeweller", "watermill", "windmill"]
    for viewer in (0, 1, None):
        seen: list[Any] = [match.view(viewer), *(event for event in events if event.visible_to(viewer))]
        assert not [tile for tile in kept if tile in str(seen)]
    assert not [tile for tile in kept if tile in str(match.position())]
    assert state_of(match).winter == [(), ()]


@pytest.mark.rule("KF-12.17")
@pytest.mark.parametrize(("players", "fewest", "most"), [(2, 2, 6), (3, 3, 9), (4, 4, 12), (5, 5, 10), (6, 6, 12)])
def test_how_many_tiles_are_on_auction_in_winter(players: int, fewest: int, most: int) -> None:
    for put_in_all, expected in ((False, fewest), (True, most)):
        match = choosing(players)
        for player in range(players):
            assert "done" not in notations(match, player)
            hand = [words.removeprefix("offer ") for words in notations(match, player)]
            match.apply(player, f"offer {hand[0]}")
            for tile in hand[1:] if put_in_all else []:
                match.apply(player, f"offer {tile}")
            if not put_in_all:
                match.apply(player, "done")
        assert len(match.view(None)["lots"]) == expected
        assert all(CATALOG.tiles[CATALOG.tile(lot["tile"])].kind == "winter" for lot in match.view(None)["lots"])
        assert "pass" in notations(match, 0)
