"""Barrels taken from the hideout: one of those that lie open, or the next of the stack; outlaws come for each."""

from __future__ import annotations

from typing import ClassVar

from boardwright.games.coloma import events
from boardwright.games.coloma.actions import FETCH
from boardwright.games.coloma.state import NONE, SLOT_OUTLAWS, STACK, ColomaState
from boardwright.games.coloma.words import ask, barrel_name, refuse
from boardwright.kernel.dice import Dice
from boardwright.kernel.fields import step_fields
from boardwright.kernel.messages import Message, Refusal
from boardwright.kernel.steps import Step


def filled_slots(state: ColomaState) -> list[int]:
    """Slots from which a barrel can be taken."""
    found = [slot + 1 for slot, kind in enumerate(state.hideout) if kind != NONE]
    return [STACK, *found] if sum(state.pile) or sum(state.discards) else found


def fetch(state: ColomaState, actor: int, slot: int, outlaws: bool, dice: Dice) -> None:
    """An actor takes the barrel of a slot, and the outlaws of the slot come unless the effect says otherwise."""
    kind = state.take_barrel(actor, slot, dice)
    came = SLOT_OUTLAWS[slot] if outlaws else 0
    state.add_outlaws(came)
    if state.journal is not None:
        state.journal.append(events.took_barrel(actor, barrel_name(kind), slot, came))


def fetch_label(state: ColomaState, action: int, outlaws: bool) -> Message | None:
    """A barrel that lies open is called by its name, with the outlaws who come for it."""
    slot = action - FETCH
    if not STACK < slot <= len(state.hideout) or state.hideout[slot - 1] == NONE:
        return None
    came = SLOT_OUTLAWS[slot] if outlaws else 0
    return Message("action-fetch-open", {"barrel": barrel_name(state.hideout[slot - 1]), "outlaws": came})


def why_no_barrel(state: ColomaState, name: str) -> Refusal:
    return refuse("CO-11.12", "slot-empty")


@step_fields
class FetchBarrel(Step[ColomaState]):
    """A barrel is to be taken: from which slot? Some come without outlaws."""

    outlaws: bool

    unfinished: ClassVar[bool] = True

    def options(self, state: ColomaState) -> list[int]:
        return [FETCH + slot for slot in filled_slots(state)]

    def apply(self, state: ColomaState, action: int, dice: Dice) -> None:
        fetch(state, self.who, action - FETCH, self.outlaws, dice)

    def prompt(self, state: ColomaState) -> Message:
        return ask("fetch" if self.outlaws else "fetch-quietly", self.who)

    def label(self, state: ColomaState, action: int) -> Message | None:
        return fetch_label(state, action, self.outlaws)

    def why_not(self, state: ColomaState, kind: str, name: str) -> Refusal | None:
        return why_no_barrel(state, name) if kind == "slot" else None
