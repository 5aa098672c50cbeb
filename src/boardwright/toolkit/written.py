"""Steps in words, and what is due: ``GatherBid 0 miner blue none`` is a step with its fields in order.

The words of a step follow from its declared fields: the annotation of a field names its kind. The player of a step
that runs by itself is nobody, and is not written.

Not compiled: reading and writing positions is no hurry.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from boardwright.kernel.errors import BadPosition
from boardwright.kernel.fields import Field
from boardwright.kernel.flow import deciding
from boardwright.kernel.state import State
from boardwright.kernel.steps import MaskStep, OpenStep, Step
from boardwright.toolkit.found import subclasses
from boardwright.toolkit.kinds import Kind, Number, Seat, at

#: Kinds that every game has. No number in a step is larger.
COMMON: Mapping[str, Kind] = {"Seat": Seat(), "int": Number(40)}
#: Annotations of fields that hold another step, which is written in the rest of the line.
STEPS: Mapping[str, type[Step[Any]]] = {"Step": Step, "MaskStep": MaskStep, "OpenStep": OpenStep}


class Written:
    """The steps of one game in words. ``kinds`` are its kinds of fields by the name of their annotation.

    Where a step in words may turn out as another one, ``makers`` makes it. Lanes with ``sealed`` steps are sealed.
    """

    def __init__(
        self,
        package: str,
        kinds: Mapping[str, Kind],
        makers: Mapping[str, Callable[..., Step[Any]]] | None = None,
        sealed: tuple[type[Step[Any]], ...] = (),
    ) -> None:
        self.kinds = {**COMMON, **kinds}
        self.makers = makers or {}
        self.sealed = sealed
        self.classes = {made.__name__: made for made in subclasses(Step, package) if does_something(made)}

    # -- one step ----------------------------------------------------------------------------------------------

    def step(self, step: Step[Any]) -> str:
        """A step in words."""
        parts = [type(step).__name__]
        for field in written_fields(type(step)):
            value = getattr(step, field.name)
            parts.append(self.step(value) if isinstance(value, Step) else self.kinds[field.kind].word(value))
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
                values.append(at(field.name, self.kinds[field.kind].of_word, given[place], state))
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

    # -- what is due -------------------------------------------------------------------------------------------

    def due(self, state: State) -> dict[str, Any]:
        """The steps that wait: the stack, and the lanes by owner."""
        lanes = {str(lane.owner): [self.step(step) for step in lane.stack] for lane in state.lanes}
        if not state.main and not lanes:
            return {"over": True}
        return {"stack": [self.step(step) for step in state.main]} | ({"lanes": lanes} if lanes else {})

    def read_due(self, description: Mapping[str, Any], state: State) -> None:
        """Put the steps where they wait. Each lane is asked of its owner."""
        for text in listed(description, "stack"):
            state.push(at("stack", self.read_step, text, state))
        lanes = description.get("lanes", {})
        if not isinstance(lanes, Mapping):
            raise BadPosition(f"lanes: expected a table by player, not {lanes!r}")
        for seat in lanes:
            owner = at("lanes", Seat().of_word, seat, state)
            steps = [at(f"lanes, {seat}", self.read_step, text, state) for text in listed(lanes, seat)]
            if not steps or steps[-1].who != owner:
                raise BadPosition(f"lanes: {lanes[seat][-1:]} is not asked of player {owner}")
            state.reopen_lane(owner, sealed=isinstance(steps[-1], self.sealed)).stack.extend(steps)
        for step in deciding(state):
            if step.who < 0:
                raise BadPosition(f"stack: {self.step(step)!r} is no decision")

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
    return runs_by_itself(made) or made.apply is not Step.apply


def written_fields(made: type[Step[Any]]) -> tuple[Field, ...]:
    return made.fields[1:] if runs_by_itself(made) else made.fields


def runs_by_itself(made: type[Step[Any]]) -> bool:
    return made.run is not Step.run


def listed(fields: Mapping[str, Any], name: str) -> list[str]:
    value = fields.get(name, [])
    if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
        raise BadPosition(f"{name}: expected a list of steps, the one that is due last, not {value!r}")
    return value
