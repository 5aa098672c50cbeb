"""Plans: several decisions of one player that together come to something, thought out by the rules."""

from __future__ import annotations

from dataclasses import dataclass

from boardwright.kernel.messages import Message


@dataclass(frozen=True, slots=True)
class Plan:
    """How a player gets to what a component is for. Without actions there is no way, and `told` says why."""

    #: What it takes, or why it cannot be.
    told: Message
    #: To be played one after another, each a decision like any other.
    actions: tuple[int, ...] = ()
    #: What goes along ways meanwhile: a component each, then those that it passes, from where it is to where it gets.
    legs: tuple[tuple[str, ...], ...] = ()
