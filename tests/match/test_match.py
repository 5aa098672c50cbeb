"""A match: decisions, undo over lanes and barriers, copies, and the past."""

from __future__ import annotations

import json

import pytest

import boardwright as bw
from boardwright.games.kingdom_builder import events
from boardwright.kernel.errors import BadNotation, BadOptions, CannotUndo, GameOver, IllegalAction, NotYourDecision
from boardwright.match import Match
from tests.kernel.harbour import HARBOUR, Toll


def kingdom(**options: object) -> Match:
    return bw.new("kingdom_builder", players=2, seed=3, options=options)


def play(match: Match, decisions: int, pick: int = 0) -> Match:
    for _ in range(decisions):
        decision = match.decisions[0]
        match.apply(decision.player, decision.options[pick % len(decision.options)])
    return match


def finished() -> Match:
    match = kingdom()
    while not match.over:
        play(match, 1, match.length)
    return match


def test_the_same_seed_gives_the_same_match() -> None:
    assert kingdom().record() == kingdom().record()
    assert bw.new("kingdom_builder", 2, seed=4).state.data() != kingdom().state.data()


def test_without_a_seed_chance_differs() -> None:
    seeds = {bw.new("kingdom_builder").seed for _ in range(5)}
    assert len(seeds) == 5


def test_actions_can_be_given_as_numbers_or_in_notation() -> None:
    one, two = kingdom(), kingdom()
    player, action = one.decisions[0].player, one.decisions[0].options[5]
    one.apply(player, action)
    two.apply(player, one.describe(action).notation.upper())
    assert one.state.data() == two.state.data()


def test_describe_gives_verb_target_notation_and_label() -> None:
    build = kingdom().describe("build f7")
    assert (build.verb, build.target, build.notation) == ("build", "cell:f7", "build f7")
    assert build.label.key == "action-build"
    end = kingdom().describe("end-turn")
    assert (end.verb, end.target, end.notation) == ("end-turn", "turn:end", "end-turn")


# -- refused at the door, nothing changed ----------------------------------------------------------------------


def test_an_action_that_is_no_option_is_refused_with_the_rule() -> None:
    match = kingdom()
    before = match.record()
    with pytest.raises(IllegalAction, match=r"'end-turn' is not possible for player \d now \(rule KB-3\.6\)"):
        match.apply(match.decisions[0].player, "end-turn")
    assert match.record() == before


def test_a_player_without_a_decision_is_refused() -> None:
    match = kingdom()
    idle = 1 - match.decisions[0].player
    with pytest.raises(
        NotYourDecision, match=f"player {idle} has nothing to decide now; waiting for player {1 - idle}"
    ):
        match.apply(idle, match.decisions[0].options[0])
    assert match.length == 0


@pytest.mark.parametrize("player", [-1, 2, "0", True, None])
def test_a_seat_that_does_not_exist_is_refused(player: object) -> None:
    with pytest.raises(NotYourDecision, match="players are 0 to 1"):
        kingdom().apply(player, 0)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "expected one of: build <cell>, use <tile>, end-turn, stop, take, play <terrain>, repeat <tile>"),
        ("fly f7", "expected one of: build <cell>"),
        ("build", "expected: build <cell>"),
        ("build f7 f8", "expected: build <cell>"),
        ("build z9", r"'z9' is no cell \(expected a1 ... x5\)"),
        ("use castle", r"'castle' is no tile \(expected oracle ... cave\)"),
        ("play water", r"'water' is no terrain \(expected grass, canyon, desert, flowers, forest, marsh\)"),
        (10**6, "actions are numbered 0 to"),
        (-1, "actions are numbered 0 to"),
        (1.5, "a number or a text"),
    ],
)
def test_a_notation_that_does_not_parse_says_what_was_expected(text: object, expected: str) -> None:
    match = kingdom()
    with pytest.raises(BadNotation, match=expected):
        match.apply(match.decisions[0].player, text)  # type: ignore[arg-type]
    assert match.length == 0


def test_an_unknown_component_is_refused() -> None:
    with pytest.raises(BadNotation, match=r"no component 'cell:z1' .* expected for example 'cell:"):
        kingdom().why_not(0, "cell:z1")


def test_nothing_can_be_played_or_taken_back_after_the_end() -> None:
    match = finished()
    before = match.record()
    for player in (0, 1):
        with pytest.raises(GameOver, match="nothing can be played"):
            match.apply(player, "end-turn")
        with pytest.raises(GameOver, match="nothing can be taken back"):
            match.undo(player)
        refusal = match.why_not(player, "cell:f7")
        assert refusal is not None
        assert refusal.rule == "KB-10.2"
        assert match.undo_barrier(player) is not None
    assert match.decisions == ()
    assert match.record() == before
    assert max(match.scores) == match.scores[match.winners[0]]


def test_a_fault_in_the_rules_leaves_the_match_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    match = play(kingdom(), 3)
    before = match.record()
    monkeypatch.setattr(events, "turn_begins", lambda *_: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        match.apply(match.decisions[0].player, "end-turn")
    monkeypatch.undo()
    assert match.record() == before
    match.apply(match.decisions[0].player, "end-turn")
    assert match.length == 4


# -- undo ------------------------------------------------------------------------------------------------------


def test_a_turn_can_be_taken_back_step_by_step() -> None:
    match = kingdom()
    player = match.decisions[0].player
    before = match.record()
    first = match.decisions[0].options[0]
    play(match, 3)
    taken_back = [match.undo(player) for _ in range(3)]
    assert taken_back[-1] == first
    assert match.record() == before


def test_undo_stops_where_a_card_was_drawn() -> None:
    match = play(kingdom(), 3)
    player = match.decisions[0].player
    match.apply(player, "end-turn")
    before = match.record()
    with pytest.raises(CannotUndo, match="'end-turn' cannot be taken back: chance has decided something since"):
        match.undo(player)
    assert match.record() == before
    barrier = match.undo_barrier(player)
    assert barrier is not None
    assert barrier.key == "undo-chance"


def test_undo_stops_where_a_card_was_laid_open() -> None:
    """No card is left to draw, so chance decides nothing; but ending the turn shows the next player's card."""
    removed = {"grass": 5, "canyon": 5, "desert": 5, "flowers": 5, "forest": 4}
    position = {"game": "kingdom_builder", "players": 2, "removed": removed, "seats": [{}, {"hand": "forest"}]}
    match = bw.from_position(position)
    match.apply(0, "end-turn")
    assert match.history[-1].outcomes == ()
    with pytest.raises(CannotUndo, match="something hidden has been revealed"):
        match.undo(0)


def test_undo_with_nothing_to_undo() -> None:
    match = kingdom()
    with pytest.raises(CannotUndo, match="player 0 has not decided anything"):
        match.undo(0)


def test_a_secret_choice_can_be_changed_until_the_last_player_has_chosen() -> None:
    match = bw.new(HARBOUR, players=3, seed=1)
    match.apply(0, "choose east")
    match.apply(1, "choose west")
    match.undo(0)
    assert [decision.player for decision in match.decisions] == [0, 2]
    assert match.view(1)["my_choice"] == 1, "the other player's choice must stay"
    assert [entry.player for entry in match.history] == [1]
    match.apply(0, "choose north")
    match.apply(2, "choose east")
    for player in range(3):
        with pytest.raises(CannotUndo):
            match.undo(player)


def test_undo_never_crosses_another_players_decision() -> None:
    match = bw.new(HARBOUR, players=2, seed=1)
    match.apply(0, "choose east")
    match.apply(1, "choose east")
    assert isinstance(match.state.main[-1], Toll), "sharing a quay interrupts the turn before the trade"
    assert match.decisions[0].player == 1
    match.apply(1, "no-toll")
    match.apply(0, "lantern")
    with pytest.raises(CannotUndo, match="'no-toll' cannot be taken back: another player has decided"):
        match.undo(1)
    match.undo(0)
    match.undo(1)


def test_undo_never_crosses_a_secret_choice_that_followed_from_it() -> None:
    match = bw.new(HARBOUR, players=2, seed=4)
    for player, action in ((0, "choose west"), (1, "choose north"), (0, "keep"), (1, "keep"), (0, "choose east")):
        match.apply(player, action)
    before = match.record()
    with pytest.raises(CannotUndo, match="'keep' cannot be taken back: players choose in secret now"):
        match.undo(1)
    assert match.record() == before


# -- copies and the past ---------------------------------------------------------------------------------------


def test_a_clone_has_its_own_future_and_the_same_past() -> None:
    match = play(kingdom(), 10)
    clone = match.clone()
    play(match, 5)
    assert clone.length == 10
    play(clone, 5)
    assert clone.record() == match.record()


def test_any_moment_of_a_match_can_be_revisited_and_played_on() -> None:
    match = finished()
    past = match.at(20)
    assert past.length == 20
    assert past.record()["actions"] == match.record()["actions"][:20]
    for player, action in match.record()["actions"][20:]:
        past.apply(player, action)
    assert past.record() == match.record()
    with pytest.raises(BadOptions, match="there is no position"):
        match.at(match.length + 1)


def test_a_determinized_match_is_recorded_as_a_position() -> None:
    match = play(kingdom(), 30).determinize(0, seed=5)
    play(match, 20)
    record = json.loads(json.dumps(match.record()))
    assert bw.replay(record).state.data() == match.state.data()


def test_the_view_is_checked_and_json_able() -> None:
    match = kingdom()
    assert json.loads(json.dumps(match.view(None))) == match.view(None)
    with pytest.raises(NotYourDecision):
        match.view(7)


def test_a_match_describes_itself() -> None:
    assert "kingdom_builder, 2 players, after 0 decisions, waiting for" in repr(kingdom())
    assert "over" in repr(finished())
