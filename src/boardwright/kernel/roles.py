"""What a table must know of a game to lay it out: closed lists that games name instead of being read by their spelling.

A step says the `Kind` of its decision, a verb and an event may have a `Role`, and a dimension of a verb is of some
`Sort`. Tables choose widgets, buttons and headlines by them; docs/table-contract.md says which.
"""

from __future__ import annotations

from enum import StrEnum


class Kind(StrEnum):
    """What a decision asks of its player; for each a table has a widget that knows nothing of the game."""

    #: One of several things.
    PICK = "pick"
    #: Some of several things, one after another, until it is confirmed.
    SEVERAL = "several"
    #: A number; things that come along first add to it.
    AMOUNT = "amount"
    #: The next piece of a price that can be paid in several ways.
    PAY = "pay"
    #: Where something is laid, and how it is turned there.
    PLACE = "place"
    #: The next step of something that goes along ways.
    WALK = "walk"
    #: A choice that others do not see: one is ready once it is made, and can take that back until all are.
    SEALED = "sealed"
    #: The next one of a few things that are put in order.
    ORDER = "order"
    #: Anything that a turn may begin with.
    TURN = "turn"


class Role(StrEnum):
    """What a verb or an event means to the course of a game, beside what it does."""

    #: A verb or an event with which a turn begins.
    OPENS_TURN = "opens-turn"
    #: An event that stands by itself in the story: a season, a year, a round.
    OPENS_CHAPTER = "opens-chapter"
    #: The verb that ends a turn.
    ENDS_TURN = "ends-turn"
    #: A verb that gives up a whole turn, beside everything else one could do with it.
    PASSES = "passes"
    #: A verb that is done with something that could go on.
    CONFIRMS = "confirms"
    #: A verb that lets a chance go by.
    DECLINES = "declines"
    #: A verb that takes something along before a number is named.
    ADDS = "adds"


#: What leads on without touching anything on the table.
LEAVING: frozenset[Role] = frozenset([Role.ENDS_TURN, Role.PASSES, Role.CONFIRMS, Role.DECLINES])


class Sort(StrEnum):
    """What the names along a dimension of a verb are."""

    COMPONENT = "component"
    #: A number that stands for nothing on the table: how many, or how often a piece is turned.
    NUMBER = "number"
    #: A way on from a component: a direction.
    WAY = "way"
