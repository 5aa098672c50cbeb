"""Secrets stay secret on every channel: what a viewer gets through the door does not depend on what they cannot know.

Everything a viewer cannot know is dealt anew, and the serialised sight must be the same, byte for byte; then both
worlds go on for a few decisions, and what is told on the way must be the same too.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Iterator
from typing import Any, Final

from boardwright.kernel.dice import FastDice
from boardwright.kernel.flow import asking
from boardwright.kernel.messages import Event, plain
from boardwright.kernel.steps import PUBLIC
from boardwright.match import Match
from boardwright.match.answers import obvious

#: How many decisions two worlds are followed.
AHEAD: Final = 2
#: How many components and actions of each seat are asked about.
QUESTIONS: Final = 4
#: How often chance is rolled anew until two worlds look alike.
ROLLS: Final = 4

Viewer = frozenset[int]


def check_secrecy(match: Match, chance: random.Random) -> None:
    """Dealing anew what a viewer cannot know changes nothing that reaches the viewer, now or later."""
    for viewer in viewers(match, chance):
        knower = match.sight(viewer).focus
        other = match.determinize(knower, chance.getrandbits(32))
        name = name_of(viewer)
        assert not match.game.audit(other.state), f"dealing anew for {name} broke a law"
        questions = ask(match, viewer, chance)
        compare(told(match, viewer), told(other, viewer), name)
        seats = range(match.players)
        one, two = ([obvious(world.state, player) for player in seats] for world in (match, other))
        assert one == two, f"{name} cannot know that the answers {one} are obvious"
        for player, target in questions:
            answer, again = (world.sight(viewer).why_not(player, target) for world in (match, other))
            assert answer == again, f"{name} learns from why_not of {target!r} something that is dealt anew"
        follow(match, other, viewer, chance)
    check_silence(match, chance.choice(list(viewers(match, chance))), chance)


def viewers(match: Match, chance: random.Random) -> Iterator[Viewer]:
    """Every seat, a spectator, and two who share a screen."""
    yield frozenset()
    for player in range(match.players):
        yield frozenset([player])
    if match.players > 1:
        yield frozenset(chance.sample(range(match.players), 2))


def name_of(viewer: Viewer) -> str:
    if not viewer:
        return "a spectator"
    return ("player " if len(viewer) == 1 else "the screen of players ") + " and ".join(map(str, sorted(viewer)))


def ask(match: Match, viewer: Viewer, chance: random.Random) -> list[tuple[int, str]]:
    """Some components and actions that whoever looks may ask about."""
    space = match.game.space
    player = match.sight(viewer).focus
    if player is None:
        return []
    components = sorted(match.game.components(match.state))
    notations = [space.notation(chance.randrange(space.size)) for _ in range(QUESTIONS)]
    return [(player, what) for what in (*pick(chance, components, QUESTIONS), *notations)]


def pick(chance: random.Random, items: list[str], most: int) -> list[str]:
    return chance.sample(items, min(most, len(items)))


# -- what reaches a viewer -------------------------------------------------------------------------------------


def told(match: Match, viewer: Viewer) -> dict[str, Any]:
    """Everything of this moment: all that the door gives but the story so far."""
    return match.sight(viewer).now()


def compare(one: dict[str, Any], other: dict[str, Any], name: str) -> None:
    for channel, shown in one.items():
        assert as_bytes(shown) == as_bytes(other[channel]), (
            f"{name} sees something in {channel!r} that is dealt anew for {name}"
        )


def as_bytes(value: Any) -> bytes:
    return json.dumps(value, sort_keys=True).encode()


# -- what is told on the way -----------------------------------------------------------------------------------


class World:
    """One of two matches that a viewer cannot tell apart, from now on."""

    def __init__(self, match: Match, viewer: Viewer) -> None:
        self.match = match.clone()
        # What was decided before is not there in a world that was dealt anew: it is not taken back either.
        self.match.standing = self.match.length
        self.viewer = viewer

    def moment(self) -> dict[str, Any]:
        return told(self.match, self.viewer)

    def news(self, length: int, rolled: bool) -> bytes:
        """What the story tells of the latest decision if it has grown beyond that length, and what can be taken back.

        Earlier decisions that have just been laid open are left out: a world that was dealt anew does not have them.
        Where chance had a say, what is told to some alone is left out: the same cards may be drawn in another order.
        """
        sight = self.match.sight(self.viewer)
        entries = sight.log(sight.length) if sight.length > length else ()
        if rolled:
            entries = tuple([entry._replace(events=tuple(open_to_all(entry.events))) for entry in entries])
        return as_bytes(plain([[entry._replace(number=0) for entry in entries], sight.undo()]))

    @property
    def length(self) -> int:
        return self.match.sight(self.viewer).length

    @property
    def laid_open(self) -> bool:
        """Whether the latest decision laid something open, or ended the game."""
        return self.match.over or (self.match.latest is not None and self.match.latest.revealed)

    @property
    def rolled(self) -> bool:
        return self.match.latest is not None and bool(self.match.latest.outcomes)


def follow(match: Match, other: Match, viewer: Viewer, chance: random.Random) -> None:
    """Both worlds go on alike; others choose in secret as they like. The viewer must be told the same in both."""
    one, two = World(match, viewer), World(other, viewer)
    name, knower = name_of(viewer), match.sight(viewer).focus
    for _ in range(AHEAD):
        if one.match.over:
            return
        decision = chance.choice(one.match.decisions)
        action = chance.choice(decision.options)
        lengths = one.length, two.length
        secret = is_secret(one.match, decision.player) and decision.player not in viewer
        one.match.apply(decision.player, action)
        if not go_along(one, two, decision.player, action, secret, chance):
            return
        if waiting(one) != waiting(two) and secret:
            return  # Whether somebody is ready may be seen, and one was in this world and not in the other.
        if one.match.sight(viewer).focus != knower:
            return  # Somebody else has sat down at the shared screen, who knows other things.
        if one.laid_open or two.laid_open:
            return  # What was hidden is told now, and it was not the same.
        if one.rolled or two.rolled:
            if as_bytes(one.moment()) != as_bytes(two.moment()):
                return  # Chance went different ways, for all to see.
        else:
            compare(one.moment(), two.moment(), name)
        rolled = one.rolled or two.rolled
        assert one.news(lengths[0], rolled) == two.news(lengths[1], rolled), (
            f"{name} is told something by {one.match.game.space.notation(action)!r} of player {decision.player} "
            "that depends on what is hidden"
        )


def open_to_all(events: Iterable[Event]) -> list[Event]:
    return [event for event in events if event.audience is None]


def go_along(one: World, two: World, player: int, action: int, secret: bool, chance: random.Random) -> bool:
    """The second world follows, by the same decision or, in secret, by any; False when it cannot."""
    step = asking(two.match.state, player)
    if step is None:
        return False
    options = step.options(two.match.state)
    if not secret and action not in options:
        return False
    chosen = chance.choice(options) if secret else action
    for _ in range(ROLLS):
        trial = two.match.clone()
        trial.carry_out(player, chosen, FastDice(chance.getrandbits(32)))
        latest = trial.latest
        if latest is None or not latest.outcomes:
            break
        if as_bytes(told(trial, two.viewer)) == as_bytes(one.moment()):
            break
    two.match = trial
    return True


def is_secret(match: Match, player: int) -> bool:
    step = asking(match.state, player)
    return step is not None and step.secrecy != PUBLIC


def waiting(world: World) -> list[int]:
    return [asked.player for asked in world.match.sight(world.viewer).asked]


def check_silence(match: Match, viewer: Viewer, chance: random.Random) -> None:
    """What a decision changes for its player alone, without a word to the viewer, is secret: its step must say so."""
    for decision in match.decisions:
        if decision.player in viewer or len(decision.options) < 2 or is_secret(match, decision.player):
            continue
        worlds = [World(match, viewer) for _ in range(2)]
        chosen = chance.sample(decision.options, 2)
        for world, action in zip(worlds, chosen):
            world.match.apply(decision.player, action)
        if any(world.laid_open or world.rolled for world in worlds):
            continue
        events, others = (world.match.sight(viewer).log(world.length)[-1].events for world in worlds)
        owner = frozenset([decision.player])
        if (
            events == others
            and as_bytes(worlds[0].moment()) == as_bytes(worlds[1].moment())
            and as_bytes(told(worlds[0].match, owner)) != as_bytes(told(worlds[1].match, owner))
        ):
            step = type(asking(match.state, decision.player)).__name__
            raise AssertionError(
                f"only the notation tells {name_of(viewer)} what player {decision.player} chose at {step}: "
                "it should be private or sealed"
            )
