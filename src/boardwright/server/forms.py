"""What the engine shows in its form for the wire, as plain dicts: log, prompts, options, score sheets and outcomes.

The fields are those of the models in `protocol`, in their order, all of them; a test compares the two byte by byte. A
snapshot has hundreds of these, and goes out as a text: models would be made only to be written down.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from boardwright.kernel.messages import Event, Message
from boardwright.kernel.outcome import Automa, Outcome
from boardwright.kernel.roles import Role
from boardwright.kernel.scoring import ScoreSheet
from boardwright.match import Asked, Choice, OptionSight, PlanSight, UndoSight
from boardwright.match import LogEntry as Told

Form: TypeAlias = dict[str, Any]

#: Most messages have no arguments.
NO_ARGS: Final[Mapping[str, Any]] = {}
#: By number and notation how an option was last written down, and with which label: games keep those that are the same
#: in every position. A decision has hundreds of options, and another one most of them again.
WRITTEN: Final[dict[tuple[int, str], tuple[Message | None, Form]]] = {}
NEVER: Final[tuple[Message | None, Form]] = None, {}


def text(message: Message) -> Form:
    args = message.args
    return {"key": message.key, "args": arguments(args) if args else NO_ARGS}


def arguments(args: Mapping[str, Any]) -> Mapping[str, Any]:
    """Arguments may be messages themselves."""
    for value in args.values():
        if isinstance(value, Message):
            return {name: text(value) if isinstance(value, Message) else value for name, value in args.items()}
    return args


def word(role: Role | None) -> str | None:
    """A role as the text that it is: to write an enum down takes thirty times as long."""
    return None if role is None else str(role)


def entry(told: Told) -> Form:
    return {
        "n": told.number,
        "seat": told.actor,
        "notation": told.notation,
        "label": text(told.label) if told.label is not None else None,
        "events": [event(one) for one in told.events],
        "role": word(told.role),
    }


def event(found: Event) -> Form:
    return {"text": text(found.message), "targets": found.targets, "role": word(found.role)}


def decision(choice: Choice) -> Form:
    assert choice.prompt is not None, "a decision has a prompt"
    return {
        "seat": choice.player,
        "kind": str(choice.kind),
        "subject": choice.subject,
        "prompt": text(choice.prompt),
        "options": [option(one) for one in choice.options],
        "reach": {start: dict(ends) for start, ends in choice.reach.items()},
        "question": choice.question,
        "begun": choice.begun,
        "hints": {notation: text(hint) for notation, hint in choice.hints.items()},
        "plans": {target: plan(found) for target, found in choice.plans.items()},
    }


def plan(found: PlanSight) -> Form:
    return {"told": text(found.told), "steps": found.steps, "legs": found.legs}


def asked(found: Asked) -> Form:
    return {"seat": found.player, "kind": str(found.kind), "subject": found.subject, "prompt": text(found.prompt)}


def offer(choice: Choice) -> Form:
    return {"seat": choice.player, "options": [option(one) for one in choice.options]}


def option(found: OptionSight) -> Form:
    """Written down once for as long as it has the same words; what it would bring comes later, and is not kept."""
    name, tried = (found.action, found.notation), found.changes is not None or found.leads
    label, form = WRITTEN.get(name, NEVER)
    if label is found.label and not tried:
        return form
    form = written(found)
    if not tried:
        WRITTEN[name] = found.label, form
    return form


def written(found: OptionSight) -> Form:
    return {
        "action": found.action,
        "verb": found.verb,
        "notation": found.notation,
        "targets": found.components,
        "number": found.number,
        "way": found.way,
        "role": word(found.role),
        "label": text(found.label),
        "change": None if found.changes is None else sum(found.changes.values()),
        "changes": found.changes or {},
        "leads": found.leads,
    }


def undo(found: UndoSight, rewind: bool) -> Form:
    barrier = text(found.barrier) if found.barrier is not None else None
    return {"seat": found.player, "undo": {"steps": found.steps, "barrier": barrier, "rewind": rewind}}


def sheet(found: ScoreSheet) -> list[Form]:
    return [
        {
            "id": line.id,
            "name": text(line.name),
            "rule": line.rule,
            "points": line.points,
            "earnings": [{"points": item.points, "targets": item.targets} for item in line.earnings],
        }
        for line in found.lines
    ]


def automa(found: Automa) -> Form:
    return {"id": found.id, "name": text(found.name), "colour": found.colour}


def outcome(found: Outcome) -> Form:
    verdict = None
    if found.verdict is not None:
        grade = found.verdict.grade
        verdict = {"won": found.verdict.won, "grade": text(grade) if grade is not None else None}
    breaks = [{"name": text(item.name), "rule": item.rule, "values": item.values} for item in found.tie_breaks]
    return {"points": found.points, "places": found.places, "tie_breaks": breaks, "verdict": verdict}
