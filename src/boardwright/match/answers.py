"""Standing answers: what a player has answered in advance, so that nobody waits for what could only be left.

What everybody can see to be the only option (`Step.obvious`) is answered for everybody, whatever stands.

Whoever keeps a table asks here after every decision, and carries out what is found like any other decision.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from boardwright.kernel.flow import asking, asking_lane, offered
from boardwright.kernel.messages import Message, plain
from boardwright.kernel.roles import LEAVING, Role
from boardwright.kernel.state import State
from boardwright.kernel.steps import SEALED

if TYPE_CHECKING:
    from boardwright.match.match import Decision, Match

#: What may be left without asking: never a turn that ends, nor one that is given up.
LEFT: Final = LEAVING - {Role.ENDS_TURN, Role.PASSES}


@dataclass(frozen=True, slots=True)
class Answers:
    """The standing answers of one seat."""

    #: It leaves by itself what it can only leave.
    idle: bool = False
    #: By name the questions it always declines, in words.
    declined: Mapping[str, Message] = field(default_factory=dict)
    #: A turn of its player's counts only when they have confirmed it.
    confirms: bool = False
    #: Its player has taken something back and is asked, whatever stands, until the next decision of their own.
    held: bool = False

    def leaving(self, on: bool) -> Answers:
        """With or without leaving what can only be left."""
        return replace(self, idle=on, held=False)

    def declining(self, question: str, prompt: Message | None) -> Answers:
        """With a question always declined, or (None) asked again."""
        others = {name: text for name, text in self.declined.items() if name != question}
        return replace(self, declined=others if prompt is None else {**others, question: prompt}, held=False)

    def confirming(self, on: bool) -> Answers:
        """With or without confirming turns."""
        return replace(self, confirms=on)

    def holding(self, on: bool) -> Answers:
        return self if self.held == on else replace(self, held=on)

    def answer(self, match: Match, player: int) -> int | None:
        """What stands as the answer to what the player is asked now; None: it is for the player to answer."""
        if self.held or not asked_openly(match.state, player):
            return None
        only = obvious(match.state, player)
        if only is not None or not (self.idle or self.declined):
            return only
        options = possible(match.state, player)
        if self.idle and len(options) == 1 and match.game.space.role(options[0]) in LEFT:
            return options[0]
        if not self.declined:
            return None
        [decision] = [decision for decision in match.decisions if decision.player == player]
        return way_out(match, decision) if question(match, decision) in self.declined else None


def question(match: Match, decision: Decision) -> str | None:
    """The name under which a decision that is due can be declined for good; None where it cannot.

    It is the key of the prompt, with a fingerprint of the names and effects it speaks of; numbers may change.
    """
    if way_out(match, decision) is None or not asked_openly(match.state, decision.player):
        return None
    prompt = decision.prompt
    about = [plain(value) for value in prompt.args.values() if not isinstance(value, int)]
    if not about:
        return prompt.key
    text = json.dumps(about, sort_keys=True).encode()
    return f"{prompt.key} {hashlib.blake2b(text, digest_size=8).hexdigest()}"


def possible(state: State, player: int) -> list[int]:
    """Everything that the player can do now, asked or unasked."""
    step = asking(state, player)
    return [*(step.options(state) if step is not None else ()), *offered(state, player)]


def obvious(state: State, player: int) -> int | None:
    """What everybody can see to be the only thing that the player can do."""
    step = asking(state, player)
    return None if step is None or offered(state, player) else step.obvious(state)


def asked_openly(state: State, player: int) -> bool:
    """Whether the player is asked something, and not in secret."""
    step = asking(state, player)
    lane = asking_lane(state, player) if state.lanes else None
    return step is not None and step.secrecy != SEALED and (lane is None or not lane.sealed)


def way_out(match: Match, decision: Decision) -> int | None:
    """The one option that declines; None where there is none, or where there are several."""
    role = match.game.space.role
    found = [action for action in decision.options if role(action) is Role.DECLINES]
    return found[0] if len(found) == 1 else None
