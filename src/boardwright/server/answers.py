"""Standing answers on the wire and in the log; what they mean is the match's own (`boardwright.match.answers`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boardwright.kernel.messages import Message
from boardwright.match import Answers
from boardwright.server.forms import Form, text
from boardwright.server.protocol import Text
from boardwright.server.texts import message_of, text_of

if TYPE_CHECKING:
    from boardwright.server.stored import LogRow, Seat


def answer_data(question: str | None, on: bool, prompt: Message | None) -> dict[str, Any]:
    """How the log has it: a question declined for good, or without one all that can only be left."""
    return {"question": question, "on": on, "prompt": None if prompt is None else text_of(prompt).model_dump()}


def confirming_data(on: bool) -> dict[str, Any]:
    """How the log has it that a seat's turns are confirmed, or no longer."""
    return {"confirms": on}


def answers_after(answers: Answers, row: LogRow) -> Answers:
    """What stands after a row of the log that is about the seat."""
    match row.kind:
        case "answer" if "confirms" in row.data:
            return answers.confirming(row.data["confirms"])
        case "answer":
            question, prompt = row.data["question"], row.data["prompt"]
            if question is None:
                return answers.leaving(row.data["on"])
            return answers.declining(question, message_of(Text.model_validate(prompt)) if row.data["on"] else None)
        case "undo" | "rewind":
            return answers.holding(True)
        case "act" if not row.data.get("by_itself"):
            return answers.holding(False)
    return answers


def answers_of(seat: Seat) -> Form:
    """As a `SeatAnswers` of the protocol."""
    answers = seat.answers
    declined = [{"question": name, "prompt": text(prompt)} for name, prompt in answers.declined.items()]
    return {"seat": seat.number, "idle": answers.idle, "confirms": answers.confirms, "declined": declined}
