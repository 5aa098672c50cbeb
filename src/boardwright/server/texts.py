"""The engine's messages as the models of the protocol, where they are not written down at once: see `forms`."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from boardwright.bots.hints import Hint, Turn
from boardwright.bots.review import Costly, Outlook
from boardwright.kernel.actions import ActionSpace
from boardwright.kernel.messages import Message
from boardwright.match import LogEntry as Told
from boardwright.server import forms
from boardwright.server.protocol import CostlyInfo, GainInfo, HintInfo, LogEntry, OutlookInfo, Text, TurnInfo

#: Texts kept ready.
KEYS: Final = 4000


def text_of(message: Message) -> Text:
    if not message.args:
        return bare_text(message.key)
    args = {name: text_of(value) if isinstance(value, Message) else value for name, value in message.args.items()}
    return Text(key=message.key, args=args)


@lru_cache(KEYS)
def bare_text(key: str) -> Text:
    """A text without arguments is made once."""
    return Text(key=key)


def message_of(text: Text) -> Message:
    args = {name: message_of(value) if isinstance(value, Text) else value for name, value in text.args.items()}
    return Message(text.key, args)


def entry_of(told: Told) -> LogEntry:
    return LogEntry.model_validate(forms.entry(told))


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
