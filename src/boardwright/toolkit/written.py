"""Steps in words, and what is due: ``GatherBid 0 miner blue none`` is a step with its fields in order.

The words of a step follow from its declared fields: the annotation of a field names its kind. The player of a step
that runs by itself is nobody, and is not written; a step that sometimes asks and sometimes runs says ``nobody``.

Lanes are named by their owner: ``0``. A lane that player 0 has begun unasked is ``0 beside``, and one that was opened
from within another ``1 of 0``.

Not compiled: reading and writing positions is no hurry.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from boardwright.kernel.errors import BadPosition, BrokenFlow
from boardwright.kernel.fields import Field
from boardwright.kernel.flow import check_secrecy, deciding
from boardwright.kernel.state import Lane, State
from boardwright.kernel.steps import SEALED, MaskStep, OpenStep, Step
from boardwright.toolkit.found import subclasses
from boardwright.toolkit.kinds import Flag, Kind, Number, Seat, at

#: The keys of a description that say what is due.
DUE_KEYS: Final = ("stack", "lanes", "over")
NOBODY: Final = "nobody"
#: What the name of a lane says of it, beside its owner; ``again`` is for one more that is called the same.
LANE_WORDS: Final = {"sealed", "beside", "again"}


class SeatOrNobody(Seat):
    """Who is asked by a step that also runs by itself."""

    def word(self, value: int) -> str:
        return NOBODY if value < 0 else str(value)

    def of_word(self, word: str, state: State) -> int:
        return -1 if word == NOBODY else super().of_word(word, state)


#: Kinds that every game has. No number in a step is larger.
COMMON: Mapping[str, Kind] = {"Seat": Seat(), "int": Number(40), "bool": Flag()}
ASKED: Final = SeatOrNobody()
#: Annotations of fields that hold another step, which is written in the rest of the line.
STEPS: Mapping[str, type[Step[Any]]] = {"Step": Step, "MaskStep": MaskStep, "OpenStep": OpenStep}


class Written:
    """The steps of one game in words. ``kinds`` are its kinds of fields by the name of their annotation.

    Where a step in words may turn out as another one, ``makers`` makes it. A lane is sealed where its steps are, or are
    among those ``sealed``; it asks its owner, or by a ``visiting`` step somebody else.
    """

    def __init__(
        self,
        package: str,
        kinds: Mapping[str, Kind],
        makers: Mapping[str, Callable[..., Step[Any]]] | None = None,
        sealed: tuple[type[Step[Any]], ...] = (),
        visiting: tuple[type[Step[Any]], ...] = (),
    ) -> None:
        self.kinds = {**COMMON, **kinds}
        self.makers = makers or {}
        self.sealed = sealed
        self.visiting = visiting
        self.classes = {made.__name__: made for made in subclasses(Step, package) if does_something(made)}

    # -- one step ----------------------------------------------------------------------------------------------

    def step(self, step: Step[Any]) -> str:
        """A step in words."""
        parts = [type(step).__name__]
        for field in written_fields(type(step)):
            value = getattr(step, field.name)
            parts.append(self.step(value) if isinstance(value, Step) else self.kind(type(step), field).word(value))
        return " ".join(parts)

    def read_step(self, text: str, state: State) -> Step[Any]:
        """The step those words describe."""
        found: Step[Any] = at(repr(text), self.read_words, text.split(), state)
        return found

    def read_words(self, given: list[str], state: State) -> Step[Any]:
        name = given[0] if given else ""
        if name not in self.classes:
            raise BadPosition(f"{name!r} is no step; expected one of {', '.join(sorted(self.classes))}")
        made = self.classes[name]
        fields = written_fields(made)
        holds = bool(fields) and self.is_step(fields[-1])
        if len(given) - 1 != len(fields) and not (holds and len(given) > len(fields)):
            raise BadPosition(f"expected {form(made)}")
        values: list[Any] = [-1] if runs_by_itself(made) else []
        for place, field in enumerate(fields, 1):
            if self.is_step(field):
                values.append(self.read_inner(field, given[place:], state))
            else:
                values.append(at(field.name, self.kind(made, field).of_word, given[place], state))
        make: Callable[..., Step[Any]] = self.makers.get(name, made)
        return make(*values)

    def read_inner(self, field: Field, given: list[str], state: State) -> Step[Any]:
        """A step that another one holds."""
        step = self.read_words(given, state)
        if not isinstance(step, STEPS[held_step(field)]):
            raise BadPosition(f"{field.name}: {given[0]} is no {held_step(field)}")
        return step

    def is_step(self, field: Field) -> bool:
        return held_step(field) in STEPS

    def kind(self, made: type[Step[Any]], field: Field) -> Kind:
        """The kind of a field of a step."""
        return ASKED if field.name == "who" and runs(made) else self.kinds[field.kind]

    # -- what is due -------------------------------------------------------------------------------------------

    def due(self, state: State) -> dict[str, Any]:
        """The steps that wait: the stack, and the lanes by name."""
        if not state.main and not state.lanes:
            return {"over": True}
        names: dict[Lane, str] = {}
        for lane in state.lanes:
            names[lane] = self.lane_name(lane, names)
        lanes = {name: [self.step(step) for step in lane.stack] for lane, name in names.items()}
        return {"stack": [self.step(step) for step in state.main]} | ({"lanes": lanes} if lanes else {})

    def lane_name(self, lane: Lane, names: Mapping[Lane, str]) -> str:
        """The name of a lane that is none of those named so far; among them is what opened it."""
        own = str(lane.owner)
        if lane.sealed and not self.is_sealed(lane.stack):
            own += " sealed"
        if lane.beside:
            own += " beside"
        opened = "" if lane.parent is None else f" of {names[lane.parent]}"
        while own + opened in names.values():
            own += " again"
        return own + opened

    def is_sealed(self, steps: Iterable[Step[Any]]) -> bool:
        return any(step.secrecy == SEALED or isinstance(step, self.sealed) for step in steps)

    def read_all(self, description: Mapping[str, Any], state: State, usual: Step[Any] | None = None) -> None:
        """What is due, or that the game is over; ``usual`` if nothing is said."""
        over = at("over", Flag().read, description.get("over", False), state)
        told = bool({"stack", "lanes"} & description.keys())
        if over and told:
            raise BadPosition("over: nothing is due when the game is over")
        if told:
            self.read_due(description, state)
        elif usual is not None and not over:
            state.push(usual)
        elif not over:
            raise BadPosition("stack: it is not said what is due; expected stack, lanes or over")

    def read_due(self, description: Mapping[str, Any], state: State) -> None:
        """Put the steps where they wait."""
        for text in listed(description, "stack"):
            state.push(at("stack", self.read_step, text, state))
        lanes = description.get("lanes", {})
        if not isinstance(lanes, Mapping):
            raise BadPosition(f"lanes: expected a table by player, not {lanes!r}")
        found: dict[str, Lane] = {}
        for name in sorted(lanes, key=lambda name: name.count(" of ")):
            steps = [at(f"lanes, {name}", self.read_step, text, state) for text in listed(lanes, name)]
            found[name] = at("lanes", self.read_lane, name, steps, found, state)
        if not state.main and not state.lanes:
            raise BadPosition("stack: nothing is due, and a game that goes on asks somebody; if it is over, say over")
        if not state.waits and state.main and state.main[-1].who < 0:
            raise BadPosition(f"stack: {self.step(state.main[-1])!r} is no decision")
        for lane in state.lanes:
            self.check_lane(lane)

    def read_lane(self, name: str, steps: list[Step[Any]], found: Mapping[str, Lane], state: State) -> Lane:
        """Open the lane of that name; what opened it is among those found."""
        own, _, opener = name.partition(" of ")
        seat, *words = own.split() or [""]
        if not LANE_WORDS.issuperset(words) or (opener and opener not in found):
            raise BadPosition(f"{name!r} is no lane; expected for example '0', '0 beside', or '1 of 0' beside '0'")
        owner = Seat().of_word(seat, state)
        place = state.lanes.index(found[opener]) if opener else -1
        try:
            lane = state.reopen_lane(owner, place, "sealed" in words or self.is_sealed(steps), "beside" in words)
        except BrokenFlow as problem:
            raise BadPosition(str(problem)) from problem
        lane.stack.extend(steps)
        return lane

    def check_lane(self, lane: Lane) -> None:
        """A lane asks somebody who may be asked there, or waits for others."""
        if lane.waits:
            return
        if not lane.stack or (lane.stack[-1].who != lane.owner and not isinstance(lane.stack[-1], self.visiting)):
            top = [self.step(step) for step in lane.stack[-1:]]
            raise BadPosition(f"lanes: {top} is not asked of player {lane.owner}")
        try:
            check_secrecy(lane, lane.stack[-1])
        except BrokenFlow as problem:
            raise BadPosition(f"lanes: {problem}") from problem

    def check_due(self, state: State) -> None:
        """Whoever is asked has something to choose from."""
        for step in deciding(state):
            if not step.options(state):
                raise BadPosition(f"stack: {self.step(step)!r} is no decision that is possible here")


def form(made: type[Step[Any]]) -> str:
    """How a step is written: its name and those of its fields."""
    return " ".join([made.__name__, *(f"<{field.name}>" for field in written_fields(made))])


def held_step(field: Field) -> str:
    return field.kind.split("[")[0]


def does_something(made: type[Step[Any]]) -> bool:
    """Whether it is a step, and not what several steps have in common."""
    return runs(made) or asks(made)


def written_fields(made: type[Step[Any]]) -> tuple[Field, ...]:
    return made.fields[1:] if runs_by_itself(made) else made.fields


def runs(made: type[Step[Any]]) -> bool:
    return made.run is not Step.run


def asks(made: type[Step[Any]]) -> bool:
    return made.apply is not Step.apply


def runs_by_itself(made: type[Step[Any]]) -> bool:
    """Whether it asks nobody, ever."""
    return runs(made) and not asks(made)


def listed(fields: Mapping[str, Any], name: str) -> list[str]:
    value = fields.get(name, [])
    if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
        raise BadPosition(f"{name}: expected a list of steps, the one that is due last, not {value!r}")
    return value
