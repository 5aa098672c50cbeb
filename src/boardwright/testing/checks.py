"""The single promises of the contract. Each check takes a match and leaves it as it was.

Assertions carry what a game's author needs to see; the kit adds how to reproduce the position.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Any, Final

from boardwright.kernel.dice import FastDice
from boardwright.kernel.errors import BoardwrightError, CannotUndo, GameOver, IllegalAction, NotYourDecision
from boardwright.kernel.flow import deciding, playout, settle, take
from boardwright.kernel.game import Game
from boardwright.kernel.messages import plain
from boardwright.kernel.scoring import Reckoning
from boardwright.match import Match, from_position, new, replay
from boardwright.match.history import Entry
from boardwright.match.undo import same_steps
from boardwright.testing.secrecy import check_secrecy
from boardwright.testing.table import check_decisions, check_verbs

RULE_ID: Final = re.compile(r"[A-Z]+-\d+\.\d+")
#: How many options, non-options and components a close look tries.
TRIES: Final = 6


# -- at every position -----------------------------------------------------------------------------------------


def check_setup(match: Match, options: dict[str, Any]) -> None:
    """The same seed and options make the same match."""
    again = new(match.game, match.players, match.seed, options)
    assert again.state.data() == match.state.data(), "the same seed gave two different set-ups"


def check_position(match: Match) -> None:
    """Conservation laws hold, and whoever must decide has something to choose from."""
    complaints = match.game.audit(match.state)
    assert not complaints, f"conservation laws broken: {complaints}"
    seats = [decision.player for decision in match.decisions]
    assert len(set(seats)) == len(seats), f"a player is asked twice at once: {seats}"
    for decision in match.decisions:
        options = decision.options
        assert options, f"player {decision.player} must decide but has no option: a dead end"
        assert list(options) == sorted(set(options)), "options must be ascending and different"
        assert 0 <= options[0] <= options[-1] < match.game.space.size, "an option is outside the action space"


# -- a close look ----------------------------------------------------------------------------------------------


def check_legality(match: Match, chance: random.Random) -> None:
    """Options apply, also by notation; anything else is refused and changes nothing."""
    before = match.state.data()
    for decision in match.decisions:
        for action in pick(chance, decision.options):
            after = match.clone()
            after.apply(decision.player, action)
            check_position(after)
        others = [chance.randrange(match.game.space.size) for _ in range(TRIES)]
        for action in others:
            if action not in match.possible(decision.player):
                refused(match, decision.player, action, IllegalAction)
    for player in range(match.players):
        if not match.possible(player):
            refused(match, player, match.decisions[0].options[0], NotYourDecision)
    assert match.state.data() == before, "a refused action changed the state"


def refused(match: Match, player: int, action: int, error: type[BoardwrightError]) -> None:
    try:
        match.apply(player, action)
    except error:
        return
    raise AssertionError(f"player {player} could play {match.game.space.notation(action)!r}, which is not an option")


def check_why_not(match: Match, chance: random.Random) -> None:
    """Nothing is said against what can be done; a rule is named for everything else."""
    components = sorted(match.game.components(match.state))
    for player in range(match.players):
        options = match.possible(player)
        targets = {target for action in options for target in match.game.space.targets(action)}
        for target in pick(chance, components) + pick(chance, sorted(targets & set(components))):
            answer = match.why_not(player, target)
            if target in targets:
                assert answer is None, f"{target} is a target of player {player}, but why_not says {answer}"
            else:
                assert answer is not None, f"{target} is no target of player {player}, but why_not has no reason"
                assert RULE_ID.fullmatch(answer.rule), f"{answer.rule!r} is not a rule id"
        space = match.game.space
        for action in [*pick(chance, options), *(chance.randrange(space.size) for _ in range(3))]:
            notation = space.notation(action)
            answer = match.why_not(player, notation)
            assert (answer is None) == (action in options), f"why_not of {notation!r} says {answer}"


def check_notation(match: Match, chance: random.Random) -> None:
    """Every option prints and parses back to itself."""
    for decision in match.decisions:
        for action in decision.options:
            described = match.describe(action)
            assert match.game.space.parse(described.notation) == action, f"{described.notation!r} does not parse back"


def check_clone(match: Match, chance: random.Random) -> None:
    """Clones are equal, go on alike, and never touch the original."""
    before = match.state.data()
    one, two = match.clone(), match.clone()
    for _ in range(TRIES):
        if one.over:
            break
        decision = chance.choice(one.decisions)
        action = chance.choice(decision.options)
        one.apply(decision.player, action)
        two.apply(decision.player, action)
        assert one.state.data() == two.state.data(), "two clones went different ways"
    assert match.state.data() == before, "playing on in a clone changed the original"


def check_undo(match: Match, chance: random.Random) -> None:
    """Undo is the identity; where chance or others stand in between it is refused and changes nothing."""
    for decision in match.decisions:
        for action in pick(chance, decision.options)[:2]:
            trial = match.clone()
            before, record = trial.state.data(), trial.record()
            trial.apply(decision.player, action)
            if trial.over:
                continue
            if take_back(trial, decision.player) is not None:
                assert trial.state.data() == before, "undo did not bring the position back"
                assert trial.record() == record, "undo did not bring the record back"
    for player in range(match.players):
        trial = match.clone()
        entry = take_back(trial, player)
        if entry is not None:
            check_taken_back(match, trial, entry)


def take_back(match: Match, player: int) -> Entry | None:
    """Undo, and see that it does what it says: all, or nothing with a reason."""
    reason = match.undo_barrier(player)
    before, record = match.state.data(), match.record()
    last = next((entry for entry in reversed(match.history) if entry.player == player), None)
    try:
        action = match.undo(player)
    except CannotUndo:
        assert reason is not None, "undo_barrier gave no reason, but undo was refused"
        assert (match.state.data(), match.record()) == (before, record), "a refused undo changed the match"
        return None
    assert reason is None, f"undo_barrier gave a reason, but undo went through: {reason}"
    assert last is not None
    assert action == last.action, "undo took back another decision"
    return last


def check_taken_back(match: Match, trial: Match, entry: Entry) -> None:
    """What the others decided stands, and the decision can be made again, which leads back here."""
    kept = [(item.player, item.action) for item in match.history if item is not entry]
    assert [(item.player, item.action) for item in trial.history] == kept, "undo lost a decision of somebody else"
    assert not match.game.audit(trial.state), "taking back broke a law"
    trial.apply(entry.player, entry.action)
    assert trial.state.data() == match.state.data(), "what was taken back and done again led elsewhere"


def check_offers(match: Match, chance: random.Random) -> None:
    """What a player does unasked holds nobody up, and can be taken back at once unless chance had a part in it."""
    for offer in match.offers:
        for action in pick(chance, offer.options)[:2]:
            trial = match.clone()
            before = trial.state.data()
            asked = [step for step in match.steps if step.who != offer.player]
            trial.apply(offer.player, action)
            check_position(trial)
            assert same_steps(asked, [step for step in trial.steps if step.who != offer.player]), (
                f"{match.game.space.notation(action)!r} changed what others are asked"
            )
            if take_back(trial, offer.player) is not None:
                assert trial.state.data() == before, "taking back an offer did not bring the position back"


def check_position_text(match: Match, chance: random.Random) -> None:
    """A position written down and read again is the same position."""
    description = json.loads(json.dumps(match.position()))
    again = from_position({**description, "game": match.game}, 0)
    assert again.state.data() == match.state.data(), "the description of the position is not complete"
    for decision in match.decisions:
        action = chance.choice(decision.options)
        one, two = (go_on(world, decision.player, action) for world in (match, again))
        assert one == two, "what goes on from the position is hidden, or laid open, where it was not before"


def go_on(match: Match, player: int, action: int) -> tuple[bool, bool, bool]:
    """Whether a decision is hidden for now, stands apart, or lays something open."""
    after = match.clone()
    after.carry_out(player, action, FastDice(0))
    entry = after.latest
    assert entry is not None
    return entry.sealed_in != 0, entry.apart, entry.revealed


def check_points(match: Match, chance: random.Random) -> None:
    """A spectator's sheet adds up to the points known to all; every point names components on the table."""
    game, state = match.game, match.state
    components = set(game.components(state))
    assert [sheet.total for sheet in game.sheet(state, None)] == match.points_now, (
        "the score sheet does not add up to the points"
    )
    assert len(game.points_if_over(state)) == len(match.points_now)
    for viewer in (None, *range(match.players)):
        if_over = None if viewer is None else game.points_if_over(state)[viewer]
        apart = Reckoning(game.sheet(state, viewer), match.points_now, if_over)
        assert game.reckon(state, viewer) == apart, "counted in one go, points are others than one by one"
    for player in range(match.players):
        sheets = game.sheet(state, player)
        lines = {line.id: line.points for line in sheets[player].lines}
        assert game.line_points(state, player) == lines, "the quick lines differ from the sheet"
        for line in [line for sheet in sheets for line in sheet.lines]:
            assert RULE_ID.fullmatch(line.rule), f"{line.rule!r} is not a rule id"
            for earning in line.earnings:
                assert set(earning.targets) <= components, f"{line.id} names unknown components"
        json.dumps(plain(sheets))


CLOSE_CHECKS: Final[dict[str, Callable[[Match, random.Random], None]]] = {
    "table": check_decisions,
    "legality": check_legality,
    "why not": check_why_not,
    "notation": check_notation,
    "clone": check_clone,
    "undo": check_undo,
    "offers": check_offers,
    "points": check_points,
    "secrecy": check_secrecy,
    "position": check_position_text,
}


# -- after the game --------------------------------------------------------------------------------------------


def check_end(match: Match) -> None:
    """A finished game has an outcome and takes nothing more."""
    assert match.over
    assert match.decisions == ()
    assert match.offers == (), "something is offered after the end"
    check_outcome(match)
    before = match.state.data()
    for player in range(match.players):
        refused(match, player, 0, GameOver)
        try:
            match.undo(player)
        except GameOver:
            continue
        raise AssertionError("a decision was taken back after the end")
    assert match.state.data() == before


def check_outcome(match: Match) -> None:
    """Somebody is first, or the game was lost; places follow from points and what broke ties."""
    outcome = match.outcome
    assert outcome is not None, "a finished game has no outcome"
    actors = match.players + len(match.game.automas(match.state))
    assert len(outcome.points) == len(outcome.places) == actors, "not every actor has points and a place"
    assert list(outcome.points) == match.points_now, "the final points are not those known at the end"
    assert outcome.verdict is not None or match.players > 1 or actors > 1, "a game played alone has no verdict"
    assert outcome.winners or (outcome.verdict is not None and not outcome.verdict.won), "a finished game has no winner"
    for place in outcome.places:
        assert place == 1 + sum(other < place for other in outcome.places), f"places leave a gap: {outcome.places}"
    for tie_break in outcome.tie_breaks:
        assert RULE_ID.fullmatch(tie_break.rule), f"{tie_break.rule!r} is not a rule id"
        assert len(tie_break.values) == actors, "a tie-break does not know every actor"
    json.dumps(plain(outcome))


def check_replay(match: Match, chance: random.Random) -> None:
    """The record leads to the same end, and any moment of it to the same position."""
    record = match.record()
    again = replay(json.dumps(record), match.game)
    assert again.state.data() == match.state.data(), "replay ends in another position"
    assert again.record() == record, "replay writes another record"
    number = chance.randrange(match.length + 1)
    assert match.at(number).state.data() == again.at(number).state.data()


def check_playout(match: Match, chance: random.Random) -> None:
    """The fastest path plays the same game as the careful one."""
    start = match.at(chance.randrange(match.length + 1)).state
    seed = chance.getrandbits(32)
    fast = start.clone()
    playout(fast, FastDice(seed))
    slow = start.clone()
    dice = FastDice(seed)
    while settle(slow, dice) is not None:
        step = deciding(slow)[0]
        take(slow, step, step.sample(slow, dice), dice)
    assert fast.data() == slow.data(), "the fast playout went another way"


def check_action_space(game: Game[Any]) -> None:
    """Every number of the action space has a notation of its own."""
    space = game.space
    notations = [space.notation(action) for action in range(space.size)]
    assert len(set(notations)) == space.size, "two actions share a notation"
    assert [space.parse(text) for text in notations] == list(range(space.size))
    check_verbs(game)


def pick(chance: random.Random, items: Any) -> list[Any]:
    """A few of the items, all of them when there are few."""
    items = list(items)
    return items if len(items) <= TRIES else chance.sample(items, TRIES)
