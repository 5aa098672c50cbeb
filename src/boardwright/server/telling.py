"""Telling people who do not look that it is their turn: by push, mail or webhook, turns at several tables at once.

What waits in the database is taken by one server for a while, told if it is still worth telling, and crossed out. What
cannot be told is tried again, later each time, and at last its channel is switched off.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from fluent.runtime import FluentBundle
from sqlalchemy import Row as Line
from sqlalchemy import select

from boardwright.games import get_game
from boardwright.kernel.errors import BoardwrightError
from boardwright.server import schema
from boardwright.server.clocks import read
from boardwright.server.mail import Letter, Postman
from boardwright.server.others import FAILURES
from boardwright.server.outside import Failed, Forbidden, Outside
from boardwright.server.push import Signer, Subscription, sealed
from boardwright.words import LANGUAGES
from boardwright.words.words import Words, load

if TYPE_CHECKING:
    from boardwright.server.tables import Tables

log = logging.getLogger(__name__)

MESSAGES: Final = Path(__file__).parent / "messages"
#: Seconds between two looks at what is due; seconds after which it is tried again, and then given up.
LOOK: Final = 5.0
AGAIN: Final = (60.0, 300.0, 1800.0, 7200.0)
#: Channels that are told at the same time.
AT_ONCE: Final = 8
#: What a push service answers about a browser that wants no more messages.
GONE: Final = (404, 410)
#: Tables that one message names.
NAMED: Final = 5


class Gone(Exception):
    """Nobody is there any more."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn that waits: what is played, what its people call the table, and where it is."""

    game: str
    table: str
    link: str


@dataclass(frozen=True, slots=True)
class Sending:
    """What whoever runs the server lets it do: write mail, and ask machines of its own network."""

    postman: Postman | None = None
    private: bool = False


class Teller:
    """Tells, beside whoever else does."""

    def __init__(self, tables: Tables, outside: Outside, postman: Postman | None, signer: Signer) -> None:
        self.tables = tables
        self.storage = tables.storage
        self.channels = tables.storage.channels
        self.outside = outside
        self.postman = postman
        self.signer = signer
        self.places = asyncio.Semaphore(AT_ONCE)

    async def keep_telling(self) -> None:
        while True:
            try:
                await self.tick()
            except FAILURES as problem:
                log.warning("nobody is told anything now: %s", problem)
            except Exception:
                log.exception("telling people has failed; another try follows")
            await asyncio.sleep(LOOK)

    async def tick(self) -> None:
        """Tell what is due."""
        waiting = await self.channels.take(self.storage.now())
        if waiting:
            known = await self.channels.known(waiting)
            await asyncio.gather(*(self.tell(known[name], lines) for name, lines in waiting.items() if name in known))

    async def tell(self, channel: Line[Any], notices: list[Line[Any]]) -> None:
        async with self.places:
            turns = [turn for line in notices if (turn := await self.turn_of(channel, line)) is not None]
            try:
                if turns and channel.enabled and channel.confirmed:
                    await self.send(channel, turns)
            except (Gone, Forbidden) as problem:
                log.info("a %s channel is switched off: %s", channel.kind, problem)
                await self.channels.give_up(channel.id)
            except Exception as problem:  # whatever is wrong with one channel is no other's trouble
                await self.try_again(channel, notices, problem)
            else:
                await self.channels.done(notices)

    async def try_again(self, channel: Line[Any], notices: list[Line[Any]], problem: Exception) -> None:
        tries = max(line.tries for line in notices)
        # What went wrong may tell where the channel leads, which is nobody's business.
        why = problem if isinstance(problem, Failed) else type(problem).__name__
        log.info("a %s channel could not be told (%d): %s", channel.kind, tries + 1, why)
        if tries >= len(AGAIN):
            await self.channels.give_up(channel.id)
        else:
            await self.channels.later(notices, self.storage.now() + AGAIN[tries])

    # -- what is worth telling ---------------------------------------------------------------------------------

    async def turn_of(self, channel: Line[Any], notice: Line[Any]) -> Turn | None:
        """None where the turn is over, or its player looks at it."""
        tables, held, present = schema.tables.c, schema.holders.c, schema.present.c
        still = (held.table_id == notice.table_id, held.seat == notice.seat, held.visitor_hash == channel.identity)
        looks = (present.table_id == notice.table_id, present.seat == notice.seat, present.looks)
        async with self.storage.reading() as connection:
            line = (await connection.execute(select(schema.tables).where(tables.id == notice.table_id))).first()
            holds = (await connection.execute(select(schema.holders).where(*still))).first() is not None
            elsewhere = (await connection.execute(select(schema.present).where(*looks))).first() is not None
        here = self.tables.alive.get(notice.table_id)
        clock = None if line is None else read(line.clocks).get(notice.seat)
        if line is None or not holds or clock is None or not clock.asked or clock.turn != notice.turn:
            return None
        if elsewhere or (here is not None and notice.seat in here.looking()):
            return None
        return Turn(title_of(line.game, channel.language), line.title, f"{channel.base}#/t/{notice.table_id}")

    # -- the ways to tell it -----------------------------------------------------------------------------------

    async def send(self, channel: Line[Any], turns: list[Turn]) -> None:
        ways: dict[str, Callable[[Line[Any], list[Turn]], Awaitable[None]]] = {
            "webhook": self.call,
            "push": self.push,
            "mail": self.write,
        }
        await ways[channel.kind](channel, turns)

    async def call(self, channel: Line[Any], turns: list[Turn]) -> None:
        """A webhook: the first turn by itself, and all of them."""
        told = [{"game": turn.game, "table": turn.table, "link": turn.link} for turn in turns]
        body = {**told[0], "text": text_of(channel.language, turns), "turns": told}
        content = json.dumps(body).encode()
        await self.post(channel, content, {"Content-Type": "application/json", "User-Agent": "boardwright"})

    async def push(self, channel: Line[Any], turns: list[Turn]) -> None:
        target = channel.target
        to = Subscription.read(target["address"], target["p256dh"], target["auth"])
        link = turns[0].link if len(turns) == 1 else channel.base
        told = {"title": title(channel.language, turns), "body": text_of(channel.language, turns), "link": link}
        headers = self.signer.headers(to.endpoint, channel.base, self.storage.now())
        await self.post(channel, sealed(json.dumps(told).encode(), to), headers)

    async def post(self, channel: Line[Any], content: bytes, headers: dict[str, str]) -> None:
        status = await self.outside.post(channel.target["address"], content, headers)
        if channel.kind == "push" and status in GONE:
            raise Gone(f"answered {status}")
        if not 200 <= status < 300:
            raise Failed(f"answered {status}")

    async def write(self, channel: Line[Any], turns: list[Turn]) -> None:
        if self.postman is None:
            raise Failed("this server has no mail server any more")
        stop = f"{channel.base}#/mail/stop/{channel.target['token']}"
        lines = "\n".join(f"{line}\n{turn.link}" for line, turn in zip(sentences(channel.language, turns), turns))
        text = say(channel.language, "notice-mail", turns=lines, stop=stop)
        await self.postman.send(Letter(channel.target["address"], title(channel.language, turns), text, stop))

    async def ask_for(self, channel: str) -> None:
        """Write to an address to find out whether it is theirs who named it."""
        line = (await self.channels.known([channel]))[channel]
        if self.postman is None:
            raise Failed("this server has no mail server")
        link, stop = (f"{line.base}#/mail/{way}/{line.target['token']}" for way in ("confirm", "stop"))
        text = say(line.language, "notice-confirm", link=link, stop=stop)
        await self.postman.send(Letter(line.target["address"], say(line.language, "notice-confirm-title"), text, stop))


# -- words -----------------------------------------------------------------------------------------------------


def title_of(game: str, language: str) -> str:
    try:
        return Words(language, get_game(game)).name("game-title")
    except BoardwrightError:
        return game


def say(language: str, key: str, **values: Any) -> str:
    bundle: FluentBundle = load(language if language in LANGUAGES else LANGUAGES[0], MESSAGES)
    pattern = bundle.get_message(key).value
    assert pattern is not None, key
    text, problems = bundle.format_pattern(pattern, values)
    if problems:
        raise problems[0]
    return str(text)


def title(language: str, turns: list[Turn]) -> str:
    return say(language, "notice-title", count=len(turns))


def sentences(language: str, turns: list[Turn]) -> list[str]:
    untitled = say(language, "notice-untitled")
    return [say(language, "notice-turn", game=turn.game, table=turn.table or untitled) for turn in turns]


def text_of(language: str, turns: list[Turn]) -> str:
    """What fits into a small window."""
    told = sentences(language, turns)
    return "\n".join(told[:NAMED] + ["…"] * (len(told) > NAMED))
