"""Mail, through a server that whoever runs this one has named; without one nobody is offered any.

An address as ``smtp://name:secret@mail.example.org:587?from=games@example.org`` says all of it: ``smtps`` is encrypted
from the beginning, ``smtp`` as soon as the server can. A secret is never sent over an open line.
"""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import parse_qs, unquote, urlsplit

from boardwright.kernel.errors import BadOptions
from boardwright.server.outside import Failed

#: Seconds for each step of handing a letter over.
PATIENCE: Final = 10.0
#: Something that may be an address; whether it is one shows when its owner confirms it.
ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9.-]{1,190}\.[A-Za-z][A-Za-z0-9-]{1,62}")
EXAMPLE: Final = "smtp://name:secret@mail.example.org:587?from=games@example.org"


@dataclass(frozen=True, slots=True)
class Letter:
    to: str
    subject: str
    text: str
    #: Where one asks for no more of them.
    stop: str


@dataclass(frozen=True, slots=True)
class Postman:
    """Hands letters to a mail server."""

    host: str
    port: int
    sender: str
    #: Encrypted from the beginning.
    secure: bool
    name: str | None = None
    secret: str | None = None

    @classmethod
    def at(cls, address: str) -> Postman:
        """BadOptions where it cannot be read."""
        try:
            parts = urlsplit(address)
            port = parts.port
        except ValueError as problem:
            raise BadOptions(f"--mail: no such address; one is like {EXAMPLE}") from problem
        sender = parse_qs(parts.query).get("from", [""])[0]
        if parts.scheme not in ("smtp", "smtps") or not parts.hostname or not is_address(sender):
            raise BadOptions(f"--mail: an address is like {EXAMPLE}")
        secure = parts.scheme == "smtps"
        name, secret = (unquote(part) if part else None for part in (parts.username, parts.password))
        return cls(parts.hostname, port or (465 if secure else 587), sender, secure, name, secret)

    async def send(self, letter: Letter) -> None:
        """Failed where the mail server does not take it."""
        try:
            await asyncio.to_thread(self.hand_over, letter)
        except (OSError, smtplib.SMTPException) as problem:
            raise Failed(f"the mail server did not take it: {type(problem).__name__}") from problem

    def hand_over(self, letter: Letter) -> None:
        context = ssl.create_default_context()
        if self.secure:
            door: smtplib.SMTP = smtplib.SMTP_SSL(self.host, self.port, timeout=PATIENCE, context=context)
        else:
            door = smtplib.SMTP(self.host, self.port, timeout=PATIENCE)
        with door as server:
            server.ehlo()
            encrypted = self.secure
            if not encrypted and server.has_extn("starttls"):
                server.starttls(context=context)
                server.ehlo()
                encrypted = True
            if self.name is not None:
                if not encrypted:
                    raise smtplib.SMTPException("this mail server encrypts nothing: no secret is sent there")
                server.login(self.name, self.secret or "")
            server.send_message(written(letter, self.sender))


def written(letter: Letter, sender: str) -> EmailMessage:
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = sender, letter.to, letter.subject
    message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=sender.rpartition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    message["List-Unsubscribe"] = f"<{letter.stop}>"
    message.set_content(letter.text)
    return message


def is_address(text: str) -> bool:
    return ADDRESS.fullmatch(text) is not None
