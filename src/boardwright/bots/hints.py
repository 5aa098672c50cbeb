"""What would you do? The best turns that a search finds at a seat's decision, each with what it would bring.

Like a bot it knows the seat only: what it tells is imagined, and it tells nothing that chance or a secret decides.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from boardwright.bots.greedy import finished_ways
from boardwright.bots.search.bot import Limit, SearchBot
from boardwright.bots.search.node import Node
from boardwright.bots.search.tree import SEATS, Search
from boardwright.bots.seat import Seat
from boardwright.kernel.dice import FastDice, RecordingDice
from boardwright.kernel.flow import asking
from boardwright.kernel.game import Game
from boardwright.kernel.messages import Event, Message
from boardwright.kernel.state import State
from boardwright.kernel.steps import Step
from boardwright.match.confirming import SAID
from boardwright.match.history import carry_out

#: How long a hint is thought about: so many games are imagined, or half of these seconds have passed.
THOROUGH: Final = Limit(simulations=1_500, seconds=4.0)
MOST_HINTS: Final = 3
#: What was tried so much less than the best, as a part of it, is no advice; nor is what is so much worse, in swings.
SELDOM: Final = 0.04
FAR: Final = 0.6
#: A decision further on is taken from the search if it was met so often there; else the game's advice decides.
ENOUGH: Final = 12
#: A turn is told no further than this.
MOST_STEPS: Final = 20


@dataclass(frozen=True, slots=True)
class Gain:
    """Points more or less on a line of the score sheet."""

    line: str
    name: Message
    points: int


@dataclass(slots=True)
class Turn:
    """What one player would do, one decision after another, and what would come of it."""

    actions: list[int] = field(default_factory=list)
    labels: list[Message] = field(default_factory=list)
    #: What would happen beside what was decided, as that player is told.
    events: list[Event] = field(default_factory=list)
    gains: list[Gain] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Hint:
    """A turn worth playing, and how many points it seems to be behind the best."""

    turn: Turn
    behind: float


def hints(seat: Seat, limit: Limit = THOROUGH, seed: int = 0, most: int = MOST_HINTS) -> list[Hint]:
    """The best turns from the seat's decision on, the best first; none where the seat is not asked.

    With a limit of simulations alone the same seed finds the same.
    """
    if len(seat.options) < 2:
        return [Hint(turn_of(seat, action, seed), 0.0) for action in seat.options]
    search = SearchBot(seed, limit).searched(seat)
    root = search.roots[seat.player]
    ranked = sorted(seat.options, key=lambda action: tried(root, action), reverse=True)
    found: list[Hint] = []
    for action in ranked:
        behind = loss(search, seat.player, ranked[0], action)
        if tried(root, action)[0] < SELDOM * tried(root, ranked[0])[0] or behind > FAR * search.temper.swing:
            continue
        turn = turn_of(seat, action, seed, root)
        if not any(is_same(turn, other.turn) for other in found):
            found.append(Hint(turn, behind))
        if len(found) == most:
            break
    return found


def tried(node: Node, action: int) -> tuple[int, float]:
    """How often an option was tried, and what came of it."""
    slot = node.places[action]
    return node.visits[slot], node.mean(slot)


def loss(search: Search, player: int, best: int, action: int) -> float:
    """How many points an option is behind another one, as far as the search can tell."""
    root = search.roots[player]
    return max(0.0, tried(root, best)[1] - tried(root, action)[1]) * search.temper.swing


def is_same(turn: Turn, other: Turn) -> bool:
    """Whether two turns do the same, be it in another order."""
    return sorted(turn.actions) == sorted(other.actions)


def turn_of(seat: Seat, first: int, seed: int, node: Node | None = None) -> Turn:
    """The turn that begins with an action, up to where chance or a secret decides, or it would be ended.

    ``node``: what a search has found out about the seat's decision.
    """
    game, player = seat.game, seat.player
    state = seat.imagine(seed)
    before = game.earned_lines(state, player)
    turn = Turn()
    step = asking(state, player)
    action = first
    while step is not None:
        turn.actions.append(action)
        turn.labels.append(game.label(state, action))
        journal: list[Event] = []
        dice = RecordingDice(FastDice(seed))
        carry_out(state, player, step, action, dice, journal)
        if dice.outcomes or state.revealed:
            break
        turn.gains = gains_of(game, before, state, player)
        passed_on = told(turn, journal, player)
        step = None if passed_on or len(turn.actions) == MOST_STEPS else asking(state, player)
        if step is not None:
            node = None if node is None else node.later.get(action * SEATS + player)
            action = next_action(game, state, step, node)
            if game.space.role(action) in SAID:
                break
    return turn


def told(turn: Turn, journal: list[Event], player: int) -> bool:
    """Note what would happen; the first thing is what was decided itself. True if another turn or chapter begins."""
    for number, event in enumerate(journal):
        if event.role is not None:
            return True
        if number > 0 and event.visible_to(player):
            turn.events.append(event)
    return False


def gains_of(game: Game[Any], before: dict[str, int], state: State, player: int) -> list[Gain]:
    """What the player has gained since, by line of the score sheet."""
    after = game.earned_lines(state, player)
    names = {line.id: line.name for line in game.sheet(state, player)[player].lines}
    changed = {line: after.get(line, 0) - before.get(line, 0) for line in names}
    return [Gain(line, names[line], points) for line, points in changed.items() if points]


def next_action(game: Game[Any], state: State, step: Step[Any], node: Node | None) -> int:
    """How the turn goes on: as was tried most, or where the search did not come far, as the game advises."""
    options = step.options(state)
    if len(options) == 1:
        return options[0]
    if node is not None and node.tries >= ENOUGH and all(action in node.places for action in options):
        known = node
        return max(options, key=lambda action: tried(known, action))
    best = max(finished_ways(game, state, step), key=lambda way: way.value)
    return best.decisions()[-1][1]
