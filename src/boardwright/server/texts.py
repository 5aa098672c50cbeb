"""The engine's messages in their form for the wire: log, prompts, options, score sheets and outcomes."""

from __future__ import annotations

from boardwright.bots.hints import Hint, Turn
from boardwright.bots.review import Costly, Outlook
from boardwright.kernel.actions import ActionSpace
from boardwright.kernel.messages import Event, Message
from boardwright.kernel.outcome import Automa, Outcome
from boardwright.kernel.scoring import ScoreSheet
from boardwright.match import Asked, Choice, OptionSight, PlanSight, UndoSight
from boardwright.match import LogEntry as Told
from boardwright.server.protocol import (
    AutomaInfo,
    CostlyInfo,
    DecisionInfo,
    EarningInfo,
    GainInfo,
    HintInfo,
    LogEntry,
    LogEvent,
    OfferInfo,
    OptionInfo,
    OutcomeInfo,
    OutlookInfo,
    PlanInfo,
    ScoreLineInfo,
    SeatUndo,
    Text,
    TieBreakInfo,
    TurnInfo,
    UndoInfo,
    VerdictInfo,
    WaitingInfo,
)


def text_of(message: Message) -> Text:
    args = {name: text_of(value) if isinstance(value, Message) else value for name, value in message.args.items()}
    return Text(key=message.key, args=args)


def message_of(text: Text) -> Message:
    args = {name: message_of(value) if isinstance(value, Text) else value for name, value in text.args.items()}
    return Message(text.key, args)


def entry_of(told: Told) -> LogEntry:
    return LogEntry(
        n=told.number,
        seat=told.actor,
        notation=told.notation,
        label=text_of(told.label) if told.label is not None else None,
        events=[event_of(event) for event in told.events],
        role=told.role,
    )


def event_of(event: Event) -> LogEvent:
    return LogEvent(text=text_of(event.message), targets=list(event.targets), role=event.role)


def decision_of(choice: Choice) -> DecisionInfo:
    assert choice.prompt is not None, "a decision has a prompt"
    return DecisionInfo(
        seat=choice.player,
        kind=choice.kind,
        subject=choice.subject,
        prompt=text_of(choice.prompt),
        options=options_of(choice),
        reach={start: {end: list(ways) for end, ways in ends.items()} for start, ends in choice.reach.items()},
        question=choice.question,
        begun=choice.begun,
        hints={notation: text_of(hint) for notation, hint in choice.hints.items()},
        plans={target: plan_of(plan) for target, plan in choice.plans.items()},
    )


def plan_of(plan: PlanSight) -> PlanInfo:
    return PlanInfo(told=text_of(plan.told), steps=list(plan.steps), legs=[list(leg) for leg in plan.legs])


def asked_of(asked: Asked) -> WaitingInfo:
    return WaitingInfo(seat=asked.player, kind=asked.kind, subject=asked.subject, prompt=text_of(asked.prompt))


def offer_of(choice: Choice) -> OfferInfo:
    return OfferInfo(seat=choice.player, options=options_of(choice))


def options_of(choice: Choice) -> list[OptionInfo]:
    return [option_of(option) for option in choice.options]


def option_of(option: OptionSight) -> OptionInfo:
    return OptionInfo(
        action=option.action,
        verb=option.verb,
        notation=option.notation,
        targets=list(option.components),
        number=option.number,
        way=option.way,
        role=option.role,
        label=text_of(option.label),
        change=None if option.changes is None else sum(option.changes.values()),
        changes=option.changes or {},
        leads=list(option.leads),
    )


def undo_of(undo: UndoSight, rewind: bool) -> SeatUndo:
    barrier = text_of(undo.barrier) if undo.barrier is not None else None
    return SeatUndo(seat=undo.player, undo=UndoInfo(steps=undo.steps, barrier=barrier, rewind=rewind))


def sheet_of(sheet: ScoreSheet) -> list[ScoreLineInfo]:
    return [
        ScoreLineInfo(
            id=line.id,
            name=text_of(line.name),
            rule=line.rule,
            points=line.points,
            earnings=[EarningInfo(points=item.points, targets=list(item.targets)) for item in line.earnings],
        )
        for line in sheet.lines
    ]


def automa_of(automa: Automa) -> AutomaInfo:
    return AutomaInfo(id=automa.id, name=text_of(automa.name), colour=automa.colour)


def outcome_of(outcome: Outcome) -> OutcomeInfo:
    verdict = None
    if outcome.verdict is not None:
        grade = outcome.verdict.grade
        verdict = VerdictInfo(won=outcome.verdict.won, grade=text_of(grade) if grade is not None else None)
    return OutcomeInfo(
        points=list(outcome.points),
        places=list(outcome.places),
        tie_breaks=[
            TieBreakInfo(name=text_of(item.name), rule=item.rule, values=list(item.values))
            for item in outcome.tie_breaks
        ],
        verdict=verdict,
    )


def turn_of(turn: Turn, space: ActionSpace) -> TurnInfo:
    return TurnInfo(
        steps=[space.notation(action) for action in turn.actions],
        labels=[text_of(label) for label in turn.labels],
        targets=list(dict.fromkeys(target for action in turn.actions for target in space.components(action))),
        gains=[GainInfo(name=text_of(gain.name), points=gain.points) for gain in turn.gains],
        events=[text_of(event.message) for event in turn.events],
    )


def hint_of(hint: Hint, space: ActionSpace) -> HintInfo:
    return HintInfo(turn=turn_of(hint.turn, space), behind=hint.behind)


def outlook_of(outlook: Outlook, before: int) -> OutlookInfo:
    """``before``: so many decisions at the table came before those of the match."""
    return OutlookInfo(n=before + outlook.length, chances=outlook.chances)


def costly_of(costly: Costly, before: int, space: ActionSpace) -> CostlyInfo:
    return CostlyInfo(
        n=before + costly.length,
        label=text_of(costly.label),
        better=turn_of(costly.better, space),
        points=costly.points,
        chance=costly.chance,
    )
