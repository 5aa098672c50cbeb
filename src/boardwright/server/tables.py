"""The tables that somebody looks at or a bot thinks about: loading, storing, telling everyone, waking the bots."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from typing import Final, Literal, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from boardwright.bots import known_bot
from boardwright.games import get_game
from boardwright.kernel.errors import BoardwrightError, OtherCatalog
from boardwright.match import Match
from boardwright.match.record import check_catalog
from boardwright.server.advisers import Advisers
from boardwright.server.answers import answers_of
from boardwright.server.bot_job import Job
from boardwright.server.changes import Change, act, answered, nothing, seats_after, waited_for
from boardwright.server.client import Client
from boardwright.server.fate import Fate, early_winners
from boardwright.server.previewers import Previewers
from boardwright.server.protocol import Presence, Story
from boardwright.server.refuse import Refuse
from boardwright.server.restart import restart
from boardwright.server.snapshot import live_snapshot, seat_infos
from boardwright.server.storage import Conflict, Storage, Summary
from boardwright.server.stored import LogRow, Seat, Stored
from boardwright.server.story import story_of, with_story
from boardwright.server.table import Table
from boardwright.server.texts import text_of
from boardwright.server.thinkers import Thinkers
from boardwright.server.visible import settled_match, shown_row

log = logging.getLogger(__name__)

#: Tables kept in memory although nobody looks at them.
KEPT: Final = 100
#: Seconds of thinking after which bots show what they have done so far; seconds before a failed bot tries again.
NEWS: Final = 0.5
RETRY: Final = 20.0
DAY: Final = 24 * 3600.0
#: How often a table that does not replay is restarted before it is given up.
ATTEMPTS: Final = 3

T = TypeVar("T")


class Tables:
    """The tables of this server."""

    def __init__(self, storage: Storage, thinkers: Thinkers) -> None:
        self.storage = storage
        self.thinkers = thinkers
        self.kept: OrderedDict[str, Table] = OrderedDict()
        self.loading = asyncio.Lock()
        self.previewers = Previewers()
        self.advisers = Advisers()
        self.closing = False

    # -- finding -----------------------------------------------------------------------------------------------

    async def get(self, name: str) -> Table:
        """The table of that id, rebuilt from its log where it is not in memory."""
        if name not in self.kept:
            async with self.loading:
                if name not in self.kept:
                    self.keep(await self.load(name))
        self.kept.move_to_end(name)
        return self.kept[name]

    async def load(self, name: str) -> Table:
        table = await self.rebuild(name, Table)
        await self.catch_up(table)
        return table

    async def rebuild(self, name: str, build: Callable[[Stored], T]) -> T:
        """Build a table from its log; where the log no longer replays, restart it first."""
        for _ in range(ATTEMPTS):
            stored = await self.read(name)
            try:
                check_catalog(get_game(stored.game), stored.catalog)
                return build(stored)
            except OtherCatalog as problem:
                raise Refuse("gone", str(problem)) from problem
            except BoardwrightError as problem:
                log.warning("table %s does not replay: %s", name, problem)
                await self.restart(stored)
        raise Refuse("gone", "this table cannot go on; what happened at it can still be read")

    async def read(self, name: str) -> Stored:
        stored = await self.storage.load(name)
        if stored is None:
            raise Refuse("unknown", "there is no such table")
        return stored

    async def restart(self, stored: Stored) -> None:
        """Let a table go on from a stored position. When somebody else does so first, it goes on from theirs."""
        found = restart(stored, await self.storage.positions(stored.id))
        if found is None:
            raise Refuse("gone", "no position of this table fits the rules of today; what happened can still be read")
        n = len(stored.rows) + 1
        line = summary_of(stored.seats, n, found.match, (), time.time(), None, Fate().after(stored.rows))
        try:
            await self.storage.append(stored.id, n, [found.row], line, found.position)
        except Conflict:
            log.info("table %s was restarted by somebody else", stored.id)

    async def catch_up(self, table: Table) -> None:
        """Store what a table lacks to outlive a change of its rules: it may come from an older version."""
        as_it_is = nothing(table.match)
        position = table.position_after(as_it_is) if table.needs_position(as_it_is) else None
        if position is None and not table.untold:
            return
        try:
            await self.storage.catch_up(table.id, table.untold, position)
        except Conflict:
            log.info("somebody else has stored what table %s lacked", table.id)
        table.untold = {}
        if position is not None:
            table.safe = table.match.length

    async def story(self, name: str) -> Story:
        """What happened at a table that cannot go on, in words."""
        try:
            await self.get(name)
        except Refuse as problem:
            if problem.code != "gone":
                raise
        else:
            raise Refuse("illegal", "this table goes on; its story is part of it")
        stored = await self.read(name)
        names = [seat.name for seat in stored.seats]
        why: Literal["rules", "catalog"] = (
            "rules" if stored.catalog == get_game(stored.game).transcription else "catalog"
        )
        return Story(table=name, game=stored.game, why=why, names=names, log=story_of(stored, stored.rows))

    def keep(self, table: Table) -> None:
        self.kept[table.id] = table
        for name in [name for name, other in self.kept.items() if other.idle][: max(0, len(self.kept) - KEPT)]:
            if name != table.id:
                del self.kept[name]
        self.wake(table)

    # -- changing ----------------------------------------------------------------------------------------------

    async def commit(self, table: Table, change: Change, stored: Callable[[], None] | None = None) -> None:
        """Store a change with the standing answers to it, then make it the table's own. The caller holds its lock.

        ``stored`` is called before anybody sees what came of it.
        """
        if table.fate.after(change.rows).ended is None:
            change = answered(change, table.seats, table.held)
        position = table.position_after(change) if table.needs_position(change) else None
        when = table.changed if change.silent else time.time()
        n, fate = table.n + len(change.rows), table.fate.after(change.rows)
        line = summary_of(table.seats, n, change.match, change.rows, when, change.held, fate)
        try:
            await self.storage.append(table.id, table.n + 1, change.rows, line, position)
        except Conflict as problem:
            await self.reload(table)
            raise Refuse("stale", "the table has changed meanwhile") from problem
        table.accept(change)
        if stored is not None:
            stored()
        self.tell(table)
        self.wake(table)

    async def reload(self, table: Table) -> None:
        """Somebody else wrote to the table's log: read it again."""
        try:
            await self.rebuild(table.id, table.take_over)
        except Refuse as problem:
            if problem.code == "unknown":
                self.forget(table)
            raise
        self.tell(table)
        self.wake(table)

    def forget(self, table: Table) -> None:
        """The table has been deleted: whoever looks at it is shown the door."""
        table.deleted = True
        self.kept.pop(table.id, None)
        for client in table.clients:
            client.dropped.set()

    async def tidy_up(self) -> None:
        """Delete the tables that nobody wants any more. Those that somebody looks at stay."""
        looked_at = [name for name, table in self.kept.items() if table.clients]
        for name in await self.storage.delete_dead(time.time(), looked_at):
            log.info("table %s was deleted: nobody wants it any more", name)
            if name in self.kept:
                self.forget(self.kept[name])

    async def keep_tidy(self) -> None:
        """Do so at once, and again every day."""
        while True:
            try:
                await self.tidy_up()
            except SQLAlchemyError:
                log.exception("dead tables could not be deleted; they are tried again tomorrow")
            await asyncio.sleep(DAY)

    # -- telling -----------------------------------------------------------------------------------------------

    def tell(self, table: Table) -> None:
        """Send the table to everyone for whom it has changed. Viewers who see the same share the work."""
        made: dict[Hashable, str] = {}
        told: dict[frozenset[int], list[Client]] = {}
        for client in list(table.clients):
            stamp = stamp_of(table, client.seats)
            if client.stamp == stamp:
                continue
            key = (client.seats, client.known)
            if key not in made:
                shot = live_snapshot(table, client.seats, client.known)
                made[key] = with_story(table, shot).model_dump_json()
            client.stamp = stamp
            client.known = shown_row(table, client.seats)
            client.send_text(made[key])
            told.setdefault(client.seats, []).append(client)
        for clients in told.values():
            self.previewers.follow(table, clients)

    def join(self, table: Table, client: Client, since: int) -> None:
        """A client has said hello and has rows of the log up to ``since`` already."""
        table.clients.add(client)
        row = table.row_of(since, client.seats)
        client.known = row if row > 0 else None
        client.stamp = None
        self.tell(table)
        self.tell_presence(table, but=client)
        self.wake(table)

    def leave(self, table: Table, client: Client) -> None:
        table.clients.discard(client)
        self.tell_presence(table)

    def tell_presence(self, table: Table, but: Client | None = None) -> None:
        for client in list(table.clients):
            if client is not but:
                client.send(Presence(seats=seat_infos(table, client.seats)))

    def reseat(self, table: Table, visitor: str) -> None:
        """That visitor holds another seat now: what they are shown begins anew."""
        for client in table.clients:
            if client.visitor == visitor:
                client.seats = table.seats_of(visitor)
                client.known = client.stamp = None
        self.tell(table)
        self.tell_presence(table)

    # -- bots --------------------------------------------------------------------------------------------------

    async def resume(self) -> None:
        """After a start: tables where a bot must decide go on, whether somebody looks or not."""
        for name in await self.storage.waiting_for_bots():
            try:
                self.wake(await self.get(name))
            except Refuse as problem:
                log.error("table %s is left alone: %s", name, problem)

    def wake(self, table: Table) -> None:
        """Let the bots think, if there is something for them to think about and they do not think already."""
        if not self.closing and table.thinking is None and bots_decide(table):
            table.thinking = asyncio.create_task(self.let_bots_decide(table))

    async def let_bots_decide(self, table: Table) -> None:
        try:
            while bots_decide(table):
                n = table.n
                decided = await self.thinkers.think(job_of(table, self.thinkers.processes))
                async with table.lock:
                    # A person may have acted meanwhile, or taken their seat back: then the bots think again.
                    if table.n == n:
                        await self.commit_bots(table, decided)
        except Exception:
            log.exception("the bots of table %s have failed; they try again later", table.id)
            asyncio.get_running_loop().call_later(RETRY, self.wake, table)
        finally:
            table.thinking = None

    async def commit_bots(self, table: Table, decided: list[tuple[int, str]]) -> None:
        """What bots decide is checked and stored like anybody's action. They may leave what is merely offered."""
        bots = table.thinkers()
        table.considered = table.n + len(decided)
        if not decided and not bots_must_decide(table):
            return
        if not decided or any(seat not in bots for seat, _ in decided):
            raise BoardwrightError(f"the bots of table {table.id} answered for other seats: {decided}")
        try:
            await self.commit(table, act(table.match, decided))
        except Refuse as problem:
            log.info("the bots of table %s think again: %s", table.id, problem)

    async def close(self) -> None:
        """End the bots' thinking; everything that was acknowledged is stored already."""
        self.closing = True
        tasks = [table.thinking for table in self.kept.values() if table.thinking is not None]
        for task in tasks:
            task.cancel()
        self.thinkers.close()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.previewers.close()
        await self.advisers.close()


def bots_decide(table: Table) -> bool:
    """Whether there is something for bots to think about: they are asked, or may do something unasked."""
    if table.over or table.deleted:
        return False
    return bots_must_decide(table) or (table.considered < table.n and bots_may_act(table))


def bots_must_decide(table: Table) -> bool:
    return not table.thinkers().keys().isdisjoint(table.waiting())


def bots_may_act(table: Table) -> bool:
    return table.held is None and any(offer.player in table.thinkers() for offer in table.match.offers)


def job_of(table: Table, processes: int) -> Job:
    """What the bots of a table have to think about, for a process that has no list of guests."""
    bots = {seat: known_bot(name) for seat, name in table.thinkers().items()}
    return Job(table.match.record(), bots, secrets.randbits(40), NEWS, processes)


def summary(table: Table) -> Summary:
    """The lobby's line on a table."""
    return summary_of(table.seats, table.n, table.match, (), table.changed, table.held, table.fate)


def summary_of(
    seats: list[Seat], n: int, match: Match, rows: Sequence[LogRow], changed: float, held: int | None, fate: Fate
) -> Summary:
    """The same as it will be after these rows; ``held`` is the seat that has to confirm its turn then."""
    after = seats_after(seats, rows)
    if fate.ended is not None:
        winners = early_winners(match, after, fate.ended)
        return Summary(n, [], True, winners, False, match.sight(frozenset()).points, None, changed, fate)
    waiting = waited_for(match, held)
    bots_next = any(after[seat].thinker is not None for seat in waiting)
    shown = settled_match(match, frozenset(), held).sight(frozenset())
    progress = None if shown.progress is None else text_of(shown.progress).model_dump()
    return Summary(n, waiting, match.over, match.winners, bots_next, shown.lead, progress, changed, fate)


def stamp_of(table: Table, mine: frozenset[int]) -> Hashable:
    """Everything a snapshot depends on, beside who is online: the same stamp, the same snapshot."""
    return (
        shown_row(table, mine),
        tuple(table.waiting()) if table.match.state.lanes else (),
        tuple((seat.name, seat.stand_in, seat.gone) for seat in table.seats),
        (table.title, table.fate.ended, repr(table.fate.cancelling)),
        tuple(answers_of(table.seats[seat]).model_dump_json() for seat in sorted(mine)),
        tuple(bool(table.holders.get(seat.number)) for seat in table.seats),
        tuple(undo.steps for undo in table.match.sight(mine).undo()),
        table.held if table.held in mine else None,
        table.rematch,
    )
