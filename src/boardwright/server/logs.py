"""Logs: one line an event, as text for people or as JSON for programs, with fields beside the sentence.

What opens something is never a field: no seat link, no cookie, no visitor, of an address only what the limits count.
"""

from __future__ import annotations

import json
import logging
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from ipaddress import ip_address, ip_network
from typing import Any, Final, Literal, TextIO

from boardwright.server.addresses import NEIGHBOURS, is_number

Form = Literal["text", "json"]
FORMS: Final[tuple[Form, ...]] = ("text", "json")

#: The request that this task works for; it stands in every line that is written meanwhile.
request_id: Final[ContextVar[str | None]] = ContextVar("request_id", default=None)


def set_up(form: Form = "text", level: int = logging.INFO, stream: TextIO | None = None) -> None:
    """Write what Boardwright has to say from that level on, and warnings of everything else."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    logging.basicConfig(handlers=[handler], level=max(level, logging.WARNING), force=True)
    logging.getLogger("boardwright").setLevel(level)


def told(**fields: Any) -> dict[str, Any]:
    """Fields beside a sentence, as ``log.info(..., extra=told(table=...))``. What is None is left out."""
    return {"fields": {name: value for name, value in fields.items() if value is not None}}


def shortened(address: str) -> str:
    """An address as the limits count it: of IPv6 the network that one connection to the Internet has."""
    if ":" not in address or not is_number(address):
        return address
    mapped = getattr(ip_address(address), "ipv4_mapped", None)
    return str(mapped or ip_network((address.partition("%")[0], NEIGHBOURS), strict=False))


def fields_of(record: logging.LogRecord) -> dict[str, Any]:
    fields: dict[str, Any] = getattr(record, "fields", {})
    request = request_id.get()
    return fields if request is None else {**fields, "request": request}


def moment_of(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


class JsonLines(logging.Formatter):
    """An event as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": moment_of(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **fields_of(record),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class TextLines(logging.Formatter):
    """The same for people: the sentence first, fields behind it, errors below."""

    def format(self, record: logging.LogRecord) -> str:
        fields = " ".join(f"{name}={value}" for name, value in fields_of(record).items())
        sentence = record.getMessage().replace("\n", "\\n")
        line = f"{moment_of(record)} {record.levelname.lower():7} {record.name}: {sentence}"
        line = f"{line} ({fields})" if fields else line
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line
