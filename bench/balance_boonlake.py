"""What is compared of Boonlake: the Sage's levels, players who lean towards something, and what happens in a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final

from boardwright.games.boonlake.advice import Leaning, leaned
from boardwright.games.boonlake.catalog import CATALOG
from boardwright.games.boonlake.state import BoonlakeState
from boardwright.kernel.messages import Event, Message, Value
from boardwright.kernel.steps import bits
from boardwright.match import Match

#: How many players there are where strategies are compared.
RIVALS: Final = 3
STRATEGIES: Final[dict[str, Callable[[BoonlakeState, int], float]]] = {
    name: partial(leaned, leaning=leaning)
    for name, leaning in {
        "all alike": Leaning(),
        "cards": Leaning(cards=1.4),
        "few cards": Leaning(cards=0.6),
        "villages": Leaning(villages=2.0),
        "cattle": Leaning(cattle=2.0),
        "levers": Leaning(levers=1.4),
        "few levers": Leaning(levers=0.6),
        "income tracks": Leaning(tracks=1.6),
        "scoring tiles": Leaning(goals=2.0),
    }.items()
}
#: Name, number of players, options.
MODULES: Final[tuple[tuple[str, int, dict[str, Any]], ...]] = (
    ("4, clockwise", 4, {"reactions": "clockwise"}),
    *[(f"1, Sage {level.id.replace('_', ' ')}", 1, {"sage": level.id}) for level in CATALOG.levels],
)
#: Columns with a share: events of the first kind among all those kinds.
COUNTED: Final = {"scoring tiles met": ("scored", "failed")}
#: Events that are counted by their kind.
COUNTED_KINDS: Final = {
    "played": "cards played",
    "realised": "special projects",
    "sold": "cards discarded for coins",
    "developed": "sites developed",
    "housed": "houses",
    "village": "villages",
    "second-village": "second villages in a region",
    "grazed": "cattle",
    "placed-tile": "tiles placed",
    "placed-pasture": "pastures placed",
    "produced": "production sites",
    "row-emptied": "rows emptied",
    "modernised": "levers placed",
    "pulled": "levers used",
    "chose": "turns",
}
POINTS: Final = "good-vp"


def owned(state: BoonlakeState, seat: int) -> Iterator[str]:
    """What a player has in the end."""
    for lever in bits(state.levers[seat]):
        yield f"lever {CATALOG.levers[lever].id}"
    for area in bits(state.projects[seat]):
        yield f"project of {CATALOG.goals[state.goals[area]].id}"
    yield f"{state.villages[seat]} villages"
    yield f"{state.cattle[seat]} cattle"
    yield f"{state.levers[seat].bit_count()} levers"


def happened(match: Match) -> Counter[str]:
    """How often each thing was done by a player, and the points that came on the way."""
    found = Counter[str]()
    for entry in match.history:
        for event in entry.events:
            if event.args.get("player") in range(match.players):
                for name, count in told_by(event):
                    found[name] += count
    return found


def told_by(event: Event) -> Iterator[tuple[str, int]]:
    kind, args = event.kind, event.args
    if kind in COUNTED_KINDS:
        yield COUNTED_KINDS[kind], 1
    if kind == "chose":
        yield f"took {event.targets[0].partition(':')[2]}", 1
        yield f"took from row {args['row']}", 1
    elif kind in ("modernised", "pulled"):
        yield f"lever {event.targets[0].partition(':')[2]} {'placed' if kind == 'modernised' else 'used'}", 1
    elif kind in ("scored", "failed"):
        goal = event.targets[0].partition(":")[2]
        yield f"{goal} {'met' if kind == 'scored' else 'missed'}", 1
        yield "points of scoring tiles", number(args["vp"]) * (1 if kind == "scored" else -1)
    elif kind == "idle-levers":
        yield "points of idle levers", number(args["vp"])
    elif kind == "income":
        yield "points of income", points_in(args["goods"])
    elif kind == "gained":
        yield "points of effects and projects", points_in(args["good"])
    elif kind == "lost":
        yield "points paid", -points_in(args["good"])


def number(value: Value) -> int:
    assert isinstance(value, int)
    return value


def points_in(value: Value) -> int:
    """The points among goods in words."""
    if not isinstance(value, Message):
        return 0
    if value.key == POINTS:
        return number(value.args["count"])
    return sum(points_in(part) for part in value.args.values())
