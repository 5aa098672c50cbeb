"""KB-9: what each player and a spectator may know, and what can be taken back."""

from __future__ import annotations

from typing import Any

import pytest

import boardwright as bw
from boardwright.kernel.errors import CannotUndo
from boardwright.kernel.messages import Message
from boardwright.match.match import Match
from tests.games.kingdom_builder.positions import (
    TERRAINS,
    all_but,
    cards,
    cells,
    ground,
    names,
    options,
    play,
    player,
    position,
    seat,
    settlements,
    spread,
    take_turn,
    walk,
)

SECRET = {"viewer", "unseen"}


def public(match: Match, viewer: int | None) -> dict[str, Any]:
    """A view without what the viewer alone knows."""
    view: dict[str, Any] = match.view(viewer)
    people = [{key: value for key, value in person.items() if key != "hand"} for person in view["players"]]
    return {key: value for key, value in view.items() if key not in SECRET} | {"players": people}


# -- cards in hand and the deck --------------------------------------------------------------------------------


@pytest.mark.rule("KB-9.1")
def test_everybody_sees_the_own_card_and_nobody_elses() -> None:
    match = position("", {"hand": "forest"}, {"hand": "desert"})
    hands = {viewer: [person["hand"] for person in match.view(viewer)["players"]] for viewer in (0, 1, 2, None)}
    assert hands == {
        0: [[], None, None],  # the card is played: an empty hand, which is not a hidden one
        1: [None, ["forest"], None],
        2: [None, None, ["desert"]],
        None: [None, None, None],
    }
    assert [person["cards_in_hand"] for person in match.view(None)["players"]] == [0, 1, 1]


@pytest.mark.rule("KB-9.1")
@pytest.mark.rule("KB-9.2")
@pytest.mark.parametrize("viewer", [0, 2, None])
def test_nothing_another_player_sees_depends_on_a_hidden_card(viewer: int | None) -> None:
    tables = [position("f5", {"hand": terrain}, {"hand": "grass"}) for terrain in TERRAINS]
    assert all(match.view(viewer) == tables[0].view(viewer) for match in tables)
    asked = [match.decisions for match in tables]
    assert all(decisions == asked[0] for decisions in asked)


@pytest.mark.rule("KB-9.1")
def test_only_the_drawer_hears_which_card_was_drawn() -> None:
    match = bw.new("kingdom_builder", players=3, seed=4)
    for _ in range(9):
        drawer = player(match)
        take_turn(match)
        events = match.history[-1].events
        for other in {0, 1, 2, None} - {drawer}:
            heard = [event for event in events if event.visible_to(other)]
            assert [event.kind for event in heard] == ["drew", "turn"]
            assert heard[0].args == {"player": drawer}
        assert len(seat(match, drawer)["hand"]) == 1
        private = [event for event in events if event.visible_to(drawer) and event.kind == "drew-card"]
        assert [event.args["terrain"] for event in private] == [
            Message(f"terrain-{card}") for card in seat(match, drawer)["hand"]
        ]


@pytest.mark.rule("KB-9.2")
def test_nobody_knows_the_order_of_the_deck() -> None:
    # The same table with other dice looks the same to everybody, until a card is drawn.
    tables = [position("f5", {"hand": "forest"}, placed=3, seed=seed) for seed in range(12)]
    for viewer in (0, 1, None):
        assert all(match.view(viewer) == tables[0].view(viewer) for match in tables)
    for match in tables:
        play(match, "end-turn")
    assert len({tuple(seat(match)["hand"]) for match in tables}) > 2
    assert tables[0].view(1)["deck"] == 22


@pytest.mark.rule("KB-9.2")
def test_a_careful_player_can_count_the_unseen_cards_but_not_tell_hand_from_deck() -> None:
    match = position("", {"hand": "forest"}, {"hand": "desert"}, discards={"canyon": 2}, removed={"flowers": 1})
    seen = {"grass": 4, "canyon": 3, "desert": 5, "flowers": 4, "forest": 5}
    assert match.view(None)["unseen"] == match.view(0)["unseen"] == seen
    assert match.view(1)["unseen"] == {**seen, "forest": 4}
    assert match.view(2)["unseen"] == {**seen, "desert": 4}


@pytest.mark.rule("KB-9.1")
@pytest.mark.rule("KB-9.2")
def test_an_imagined_table_looks_the_same_to_the_player_who_imagines_it() -> None:
    hands = [{"settlements": "f5", "hand": "canyon"}, {}, {"hand": "desert"}]
    match = position("", "", "", turn=1, seats=hands)
    imagined = [match.determinize(0, seed) for seed in range(40)]
    assert all(copy.view(0) == match.view(0) for copy in imagined)
    assert {tuple(seat(copy, 2)["hand"]) for copy in imagined} == {(terrain,) for terrain in TERRAINS}
    assert {tuple(seat(copy, 0)["hand"]) for copy in imagined} == {("canyon",)}


# -- what lies open --------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-9.3")
def test_board_supplies_tiles_and_cards_in_play_are_open_to_all() -> None:
    match = position(
        "l16 h14", {"settlements": "s4 t4", "tiles": ["paddock@s3"], "hand": "forest"}, "f5",
        tiles=["farm@m16 used", "oasis@h13"], placed=3, cards=["knights", "lords", "miners"],
    )  # fmt: skip
    for viewer in (0, 1, 2, None):
        view = match.view(viewer)
        assert [set(person["settlements"]) for person in view["players"]] == [
            names("l16 h14"), names("s4 t4"), names("f5"),
        ]  # fmt: skip
        assert [person["supply"] for person in view["players"]] == [38, 38, 39]
        states = [{tile["location"]: tile["state"] for tile in person["tiles"]} for person in view["players"]]
        assert states == [{"farm": "used", "oasis": "fresh"}, {"paddock": "fresh"}, {}]
        left = {location["cell"]: location["tiles"] for location in view["locations"]}
        assert left == {"c7": 2, "h7": 2, "s3": 1, "l7": 2, "h13": 1, "f18": 2, "r12": 2, "m16": 1}
        assert view["cards"] == ["knights", "lords", "miners"]
        assert view["played"] == "grass"
        assert (view["first"], view["turn"]) == (0, 0)
    assert public(match, 0) == public(match, 1) == public(match, 2) == public(match, None)


@pytest.mark.rule("KB-9.3")
@pytest.mark.rule("KB-9.4")
def test_what_lies_open_is_the_same_for_all_throughout_a_game() -> None:
    match = bw.new("kingdom_builder", players=3, seed=8)
    for _ in range(40):
        take_turn(match)
        assert public(match, 0) == public(match, 1) == public(match, 2) == public(match, None)


@pytest.mark.rule("KB-9.4")
def test_discards_removed_cards_and_the_size_of_the_deck_are_open_to_all() -> None:
    match = position("", {"hand": "forest"}, discards={"grass": 2, "desert": 1}, removed={"canyon": 3})
    for viewer in (0, 1, None):
        view = match.view(viewer)
        assert view["discards"] == {"grass": 2, "canyon": 0, "desert": 1, "flowers": 0, "forest": 0}
        assert view["removed"] == {"grass": 0, "canyon": 3, "desert": 0, "flowers": 0, "forest": 0}
        assert view["deck"] == 25 - 2 - 3 - 3  # the played card and the hand, discards, removed


# -- taking back -----------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-9.5")
def test_every_step_of_a_turn_can_be_taken_back() -> None:
    match = position("l16 s4", tiles=["farm@m16", "paddock@s3"])
    start = match.state.data()
    actions = ["use farm", "build l15", "use paddock", "lift s4", "move-to q4", "build l17", "build k16", "build m15"]
    marks = []
    for action in actions:
        marks.append(match.state.data())
        play(match, action)
    for action, mark in zip(reversed(actions), reversed(marks), strict=True):
        assert match.undo_barrier(0) is None
        assert match.describe(match.undo(0)).notation == action
        assert match.state.data() == mark
    assert match.state.data() == start
    with pytest.raises(CannotUndo, match="not decided anything"):
        match.undo(0)


@pytest.mark.rule("KB-9.5")
def test_ending_the_turn_is_final() -> None:
    match = walk(position("", {"hand": "forest"}), "build f5", "build g5", "build f4", "end-turn")
    barrier = match.undo_barrier(0)
    assert barrier is not None
    assert barrier.key == "undo-chance"
    with pytest.raises(CannotUndo, match="end-turn"):
        match.undo(0)
    assert match.undo_barrier(1) is not None  # the turn before was not seat 1's
    play(match, f"build {min(cells(match))}")
    assert match.undo_barrier(1) is None
    assert match.undo_barrier(0) is not None


@pytest.mark.rule("KB-9.5")
def test_ending_the_turn_is_final_when_there_is_no_card_to_draw() -> None:
    # Nothing is drawn, but the next player's hidden card has been laid open.
    match = position("", {"hand": "forest"}, played=None, removed=all_but("forest"))
    play(match, "end-turn")
    assert cards(match)["played"] == "forest"
    assert match.undo_barrier(0) is not None
    with pytest.raises(CannotUndo):
        match.undo(0)


@pytest.mark.rule("KB-9.5")
def test_replacing_a_card_is_final() -> None:
    match = position("", *spread(ground("grass") - names("f5 g5")), discards=all_but("grass", "desert", "forest"))
    play(match, "build f5")
    assert match.undo_barrier(0) is None
    assert "replaced-used" in play(match, "build g5")
    with pytest.raises(CannotUndo, match="build g5"):
        match.undo(0)
    # What is done afterwards can be taken back, down to the new card and no further.
    after = options(match)
    play(match, f"build {min(cells(match))}")
    match.undo(0)
    assert options(match) == after
    assert settlements(match) == names("f5 g5")
    assert match.undo_barrier(0) is not None


@pytest.mark.rule("KB-9.2")
def test_cards_drawn_before_a_shuffle_are_only_swapped_with_each_other() -> None:
    """Whoever counted cards knows which ones were out when the discards were shuffled; dealing anew respects that."""
    old = [{"hand": "forest", "drawn_in": 0}, {"hand": "grass", "drawn_in": 0}]
    match = position("", *old, {"hand": "canyon", "drawn_in": 1}, played="desert", shuffles=1)
    seen = set()
    for seed in range(60):
        dealt = match.determinize(0, seed).position()["seats"]
        seen.add((dealt[1]["hand"], dealt[2]["hand"]))
    assert seen == {("forest", "grass"), ("grass", "forest")}
    fresh = {match.determinize(0, seed).position()["seats"][3]["hand"] for seed in range(60)}
    assert fresh == {"grass", "canyon", "desert", "flowers", "forest"}


@pytest.mark.rule("KB-9.1")
@pytest.mark.rule("KB-16.14")
def test_of_a_hand_of_several_cards_others_know_the_number_only() -> None:
    match = position("", {"hand": ["forest", "desert", "forest"]}, {"hand": "grass"})
    for viewer in (0, 2, None):
        view = match.view(viewer)
        assert [person["cards_in_hand"] for person in view["players"]] == [0, 3, 1]
        assert view["players"][1]["hand"] is None
    assert match.view(1)["players"][1]["hand"] == ["forest", "desert", "forest"]
    other = position("", {"hand": ["canyon", "flowers", "canyon"]}, {"hand": "grass"})
    for viewer in (0, 2, None):
        assert match.view(viewer) == other.view(viewer)


@pytest.mark.rule("KB-9.2")
def test_a_hand_of_several_cards_is_dealt_anew_card_by_card() -> None:
    """Of seat 1's cards one was drawn before the shuffle, like that of seat 2, and one after it."""
    hands = [{"hand": ["forest", "flowers"], "drawn_in": [0, 1]}, {"hand": "grass", "drawn_in": 0}]
    match = position("", *hands, played="desert", shuffles=1)
    old, new = set(), set()
    for seed in range(80):
        dealt = match.determinize(0, seed)
        one, two = (dealt.position()["seats"][number] for number in (1, 2))
        old.add((one["hand"][0], two["hand"]))
        new.add(one["hand"][1])
        assert (one["drawn_in"], two["drawn_in"]) == ([0, 1], 0)
        assert dealt.view(0) == match.view(0)
        assert dealt.game.audit(dealt.state) == []
    assert old == {("forest", "grass"), ("grass", "forest")}
    assert new == {"grass", "canyon", "desert", "flowers", "forest"}


@pytest.mark.rule("KB-9.2")
@pytest.mark.rule("KB-9.4")
def test_cards_with_two_terrains_are_counted_by_themselves() -> None:
    quadrants = ["temple", "paddock", "oasis", "farm"]
    match = position("", {"hand": "marsh_forest"}, quadrants=quadrants, discards={"marsh_grass": 1, "grass": 1})
    single = {"grass": 3, "canyon": 5, "desert": 5, "flowers": 5, "forest": 5}
    double = {"marsh_grass": 0, "marsh_canyon": 1, "marsh_desert": 1, "marsh_flowers": 1, "marsh_forest": 1}
    assert match.view(0)["unseen"] == match.view(None)["unseen"] == single | double
    assert match.view(1)["unseen"] == single | double | {"marsh_forest": 0}
    assert match.view(None)["deck"] == 30 - 1 - 1 - 2
    assert {tuple(seat(match.determinize(0, seed), 1)["hand"]) for seed in range(120)} == {
        (card,) for card, count in (single | double).items() if count
    }


@pytest.mark.rule("KB-9.3")
def test_a_tile_shows_what_kind_it_is_and_where_it_comes_from() -> None:
    nomads = ["sword", "outpost", "treasure"]
    match = position(
        "e2 b13", quadrants=["quarry", "paddock", "temple", "bazaar_watermill"], nomads=nomads,
        tiles=["quarry", "sword@c6 used", "temple", "temple_bonus", "outpost"],
    )  # fmt: skip
    assert match.view(1)["players"][0]["tiles"] == [
        {"location": "quarry", "group": "location", "cell": "e3", "state": "fresh"},
        {"location": "temple", "group": "location", "cell": "c13", "state": "fresh"},
        {"location": "sword", "group": "nomad", "cell": "c6", "state": "used"},
        {"location": "outpost", "group": "nomad", "cell": "h6", "state": "passive"},
        {"location": "temple_bonus", "group": "bonus", "cell": None, "state": "passive"},
        {"location": "cultivate", "group": "permanent", "cell": None, "state": "fresh"},
    ]
