"""Standing answers on the wire and in the log; what they mean is the match's own (`boardwright.match.answers`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from boardwright.kernel.messages import Message
from boardwright.match import Answers
from boardwright.server.protocol import DeclinedInfo, SeatAnswers, Text
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


def answers_of(seat: Seat) -> SeatAnswers:
    declined = seat.answers.declined.items()
    return SeatAnswers(
        seat=seat.number,
        idle=seat.answers.idle,
        confirms=seat.answers.confirms,
        declined=[DeclinedInfo(question=question, prompt=text_of(prompt)) for question, prompt in declined],
    )
