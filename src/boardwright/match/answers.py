"""Standing answers: what a player has answered in advance, so that nobody waits for what could only be left.

Whoever keeps a table asks here after every decision, and carries out what is found like any other decision.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final

from boardwright.kernel.flow import asking, asking_lane, offered
from boardwright.kernel.messages import Message, plain
from boardwright.kernel.roles import LEAVING, Role
from boardwright.kernel.state import State
from boardwright.kernel.steps import SEALED, Step

if TYPE_CHECKING:
    from boardwright.match.match import Match

#: What may be left without asking: never a turn that ends, nor one that is given up.
LEFT: Final = LEAVING - {Role.ENDS_TURN, Role.PASSES}


@dataclass(frozen=True, slots=True)
class Answers:
    """The standing answers of one seat."""

    #: It leaves by itself what it can only leave.
    idle: bool = False
    #: By name the questions it always declines, in words.
    declined: Mapping[str, Message] = field(default_factory=dict)
    #: Its player has taken something back and is asked, whatever stands, until the next decision of their own.
    held: bool = False

    def leaving(self, on: bool) -> Answers:
        """With or without leaving what can only be left."""
        return replace(self, idle=on, held=False)

    def declining(self, question: str, prompt: Message | None) -> Answers:
        """With a question always declined, or (None) asked again."""
        others = {name: text for name, text in self.declined.items() if name != question}
        return replace(self, declined=others if prompt is None else {**others, question: prompt}, held=False)

    def holding(self, on: bool) -> Answers:
        return self if self.held == on else replace(self, held=on)

    def answer(self, match: Match, player: int) -> int | None:
        """What stands as the answer to what the player is asked now; None: it is for the player to answer."""
        if self.held or not (self.idle or self.declined):
            return None
        step = open_step(match.state, player)
        if step is None:
            return None
        options = possible(match.state, player)
        if self.idle and len(options) == 1 and match.game.space.role(options[0]) in LEFT:
            return options[0]
        return way_out(match, step) if question(match, player) in self.declined else None


def question(match: Match, player: int) -> str | None:
    """The name under which what the player is asked now can be declined for good; None where it cannot.

    It is the key of the prompt, with a fingerprint of the components and effects it speaks of; numbers may change.
    """
    step = open_step(match.state, player)
    if step is None or way_out(match, step) is None:
        return None
    prompt = match.game.prompt(match.state, step, player)
    about = [plain(value) for value in prompt.args.values() if isinstance(value, Message)]
    if not about:
        return prompt.key
    text = json.dumps(about, sort_keys=True).encode()
    return f"{prompt.key} {hashlib.blake2b(text, digest_size=8).hexdigest()}"


def possible(state: State, player: int) -> list[int]:
    """Everything that the player can do now, asked or unasked."""
    step = asking(state, player)
    return [*(step.options(state) if step is not None else ()), *offered(state, player)]


def open_step(state: State, player: int) -> Step[Any] | None:
    """What the player is asked, unless it is asked in secret."""
    step = asking(state, player)
    lane = asking_lane(state, player) if state.lanes else None
    secret = step is None or step.secrecy == SEALED or (lane is not None and lane.sealed)
    return None if secret else step


def way_out(match: Match, step: Step[Any]) -> int | None:
    """The one option that declines; None where there is none, or where there are several."""
    role = match.game.space.role
    found = [action for action in step.options(match.state) if role(action) is Role.DECLINES]
    return found[0] if len(found) == 1 else None
