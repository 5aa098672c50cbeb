"""The tables that somebody looks at or a bot thinks about: loading, storing, telling everyone, waking the bots."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Collection, Coroutine, Hashable, Sequence
from time import monotonic
from typing import Any, Final, Literal, NamedTuple, TypeVar
from weakref import WeakValueDictionary

from pydantic_core import to_json
from sqlalchemy.exc import SQLAlchemyError

from boardwright.bots import known_bot
from boardwright.games import get_game
from boardwright.kernel.errors import BoardwrightError, OtherCatalog
from boardwright.match import Match
from boardwright.match.record import check_catalog
from boardwright.server import metrics
from boardwright.server.advisers import Advisers
from boardwright.server.bot_job import Job
from boardwright.server.changes import Change, act, answered, nothing, seats_after, stand_in, waited_for
from boardwright.server.client import Client
from boardwright.server.clocks import read as read_clocks
from boardwright.server.errands import Errands
from boardwright.server.fate import Fate, early_winners
from boardwright.server.following import Following
from boardwright.server.forms import Form
from boardwright.server.others import Alone, Neighbours
from boardwright.server.previewers import Previewers
from boardwright.server.protocol import Story
from boardwright.server.rated import places_of
from boardwright.server.rebuilding import Rebuilt, in_slices, rebuilding
from boardwright.server.refuse import Refuse
from boardwright.server.restart import restart
from boardwright.server.snapshot import live_form, seat_infos, stamp_of
from boardwright.server.storage import Conflict, Storage, Summary
from boardwright.server.stored import LogRow, Seat, Stored
from boardwright.server.story import story_of
from boardwright.server.table import Public, Table
from boardwright.server.talk import Talk
from boardwright.server.thinkers import Thinkers
from boardwright.server.timekeeping import Timekeeper
from boardwright.server.turns import Asker
from boardwright.server.vacations import Vacations
from boardwright.server.visible import shown_row

log = logging.getLogger(__name__)

#: Tables kept in memory although nobody looks at them, and for how many seconds.
KEPT: Final = 100
AWAY: Final = 900.0
#: Seconds of thinking after which bots show what they have done so far; seconds before a failed bot tries again.
NEWS: Final = 0.5
RETRY: Final = 20.0
DAY: Final = 24 * 3600.0
#: Tables whose bots go on at the same time after a start, as long as nobody looks at them.
RESUMED: Final = 4
#: How often a table that does not replay is restarted before it is given up.
ATTEMPTS: Final = 3

#: Seconds within which people who come and go are told of together.
MOMENT: Final = 0.1

T = TypeVar("T")


class Shown(NamedTuple):
    """A snapshot as a text, the row of the log it shows, and the seats in it."""

    text: str
    row: int
    seats: list[Form]


class Tables:
    """The tables of this server."""

    def __init__(self, storage: Storage, thinkers: Thinkers, others: Neighbours | None = None) -> None:
        self.storage = storage
        self.thinkers = thinkers
        #: The servers that serve the same tables, and how we keep up with them.
        self.others = others or Alone()
        self.following = Following(self)
        self.kept: OrderedDict[str, Table] = OrderedDict()
        #: Every table that anything still refers to, kept or not: there is never a second one of the same id.
        self.alive: WeakValueDictionary[str, Table] = WeakValueDictionary()
        #: One loads a table, whoever else wants it waits; other tables are loaded meanwhile.
        self.loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.previewers = Previewers()
        self.advisers = Advisers()
        self.errands = Errands()
        self.talk = Talk()
        self.timekeeper = Timekeeper(self)
        self.vacations = Vacations(self)
        #: What nobody waits for: who came and went is noted, and bots hand seats back.
        self.aside: set[asyncio.Task[None]] = set()
        self.closing = False
        #: Tables whose bots have failed and try again later; tables that cannot go on.
        self.resting: set[str] = set()
        self.left_alone: set[str] = set()

    # -- finding -----------------------------------------------------------------------------------------------

    async def get(self, name: str) -> Table:
        """The table of that id, rebuilt from its log where it is not in memory."""
        table = self.alive.get(name)
        if table is None:
            loading = self.loading.get(name) or self.loading.setdefault(name, asyncio.Lock())
            async with loading:
                table = self.alive.get(name) or await self.load(name)
                self.keep(table)
        elif name not in self.kept:
            self.keep(table)
        self.kept.move_to_end(name)
        table.used = monotonic()
        return table

    async def load(self, name: str) -> Table:
        table = await self.rebuild(name, Table)
        await self.catch_up(table)
        self.note_presence(table)
        return table

    async def rebuild(self, name: str, build: Callable[[Stored, Rebuilt], T]) -> T:
        """Build a table from its log; where the log no longer replays, restart it first."""
        for _ in range(ATTEMPTS):
            stored = await self.read(name)
            try:
                check_catalog(get_game(stored.game), stored.catalog)
                return build(stored, await in_slices(rebuilding(stored)))
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
        fate, public = Fate().after(stored.rows), Public.of(found.match, None)
        line = summary_of(stored.seats, n, found.match, (), time.time(), None, fate, public)
        line = line._replace(clocks=read_clocks(stored.clocks))
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
        self.kept[table.id] = self.alive[table.id] = table
        for name in [name for name, other in self.kept.items() if other.idle][: max(0, len(self.kept) - KEPT)]:
            if name != table.id:
                del self.kept[name]
        self.wake(table)

    def put_away(self, now: float) -> None:
        """Tables that nobody has used for a while leave memory; the one used longest ago is the first."""
        for name, table in list(self.kept.items()):
            if table.used > now - AWAY:
                break
            if table.idle:
                del self.kept[name]

    async def keep_small(self) -> None:
        """Do so now and then."""
        while True:
            await asyncio.sleep(AWAY / 4)
            self.put_away(monotonic())

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
        public = table.public_after(change.match, change.held)
        line = summary_of(table.seats, n, change.match, change.rows, when, change.held, fate, public)
        line = self.timekeeper.after(table, change, line)
        try:
            places = final_places(table, change, fate)
            await self.storage.append(table.id, table.n + 1, change.rows, line, position, places)
        except Conflict as problem:
            await self.reload(table)
            raise Refuse("stale", "the table has changed meanwhile") from problem
        except Refuse:
            # The database went away: what it still did of this is seen when it is back.
            self.following.hear(table.id)
            raise
        metrics.message_stored(table.clients)
        table.accept(change)
        table.clocks = line.clocks
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
        self.drop(table)

    def drop(self, table: Table) -> None:
        """The table is not in memory any more; whoever looks at it comes back, and it is loaded afresh."""
        self.kept.pop(table.id, None)
        self.alive.pop(table.id, None)
        for client in table.clients:
            client.drop()

    async def tidy_up(self) -> None:
        """Delete the tables that nobody wants any more. Those that somebody looks at stay."""
        await self.storage.channels.tidy_up(time.time())
        looked_at = [name for name, table in self.alive.items() if table.clients]
        for name in await self.storage.delete_dead(time.time(), looked_at):
            log.info("table %s was deleted: nobody wants it any more", name)
            if name in self.alive:
                self.forget(self.alive[name])

    async def keep_tidy(self) -> None:
        """Do so at once, and again every day."""
        while True:
            try:
                await self.tidy_up()
            except (SQLAlchemyError, Refuse):
                log.exception("dead tables could not be deleted; they are tried again tomorrow")
            await asyncio.sleep(DAY)

    # -- telling -----------------------------------------------------------------------------------------------

    def tell(self, table: Table, clients: Collection[Client] | None = None) -> None:
        """Send the table to all of these (everybody) for whom it has changed. Who sees the same shares the work."""
        stamps: dict[frozenset[int], Hashable] = {}
        made: dict[Hashable, Shown] = {}
        told: dict[frozenset[int], list[Client]] = {}
        for client in list(table.clients if clients is None else clients):
            seats = client.seats
            if seats not in stamps:
                stamps[seats] = stamp_of(table, seats)
            stamp = stamps[seats]
            if client.stamp == stamp:
                continue
            key = (seats, client.known)
            shown = made[key] = made.get(key) or shown_to(table, client)
            client.stamp = stamp
            client.show(*shown)
            told.setdefault(seats, []).append(client)
        for lookers in told.values():
            self.previewers.follow(table, lookers)

    def join(self, table: Table, client: Client, since: int) -> None:
        """A client has said hello and has rows of the log up to ``since`` already."""
        table.clients.add(client)
        if client.seats:
            table.address = client.address
        row = table.row_of(since, client.seats)
        client.known = row if row > 0 else None
        client.stamp = None
        self.tell(table, [client])
        self.tell_presence(table)
        self.wake(table)

    def leave(self, table: Table, client: Client) -> None:
        table.clients.discard(client)
        self.tell_presence(table)

    def tell_presence(self, table: Table) -> None:
        """Tell who sits where and who is there, a moment later: those who come and go within it are told of once."""
        self.note_presence(table)
        if table.announcing is None:
            table.announcing = asyncio.get_running_loop().call_later(MOMENT, self.announce, table)

    def announce(self, table: Table) -> None:
        table.announcing = None
        self.others.here(table.id, {seat: seat in table.looking() for seat in table.here()})
        infos: dict[frozenset[int], list[Form]] = {}
        for client in list(table.clients):
            infos[client.seats] = infos.get(client.seats) or seat_infos(table, client.seats)
            client.tell_seats(infos[client.seats])

    def note_presence(self, table: Table) -> None:
        """Who has come plays again, and since when others are away is stored: it counts on when the server ends."""
        changed = table.note_presence(time.time())
        if changed and not table.deleted:
            self.do_aside(self.store_presence(table, changed))
        if any(table.seats[seat].lent for seat in table.looking()):
            self.do_aside(self.welcome_back(table))

    def do_aside(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.aside.add(task)
        task.add_done_callback(self.aside.discard)

    async def store_presence(self, table: Table, changed: dict[int, float | None]) -> None:
        try:
            await self.storage.set_away(table.id, changed)
        except (SQLAlchemyError, Refuse) as problem:
            log.warning("who is at table %s could not be stored: %s", table.id, problem)

    async def welcome_back(self, table: Table) -> None:
        """Bots that others let play for people who are there now hand their seats back."""
        async with table.lock:
            for seat in sorted(table.looking()):
                try:
                    await self.hand_back(table, seat)
                except (Refuse, SQLAlchemyError) as problem:
                    log.warning("seat %s of table %s is not handed back yet: %s", seat, table.id, problem)

    async def hand_back(self, table: Table, seat: int) -> None:
        """Whoever returns plays at once; what the bot is thinking is dropped. The caller holds the table's lock."""
        if table.seats[seat].lent and not table.over and not table.deleted:
            await self.commit(table, stand_in(table.match, seat, None, own=True))

    def reseat(self, table: Table, visitor: str) -> None:
        """That visitor holds another seat now: what they are shown begins anew."""
        for client in table.clients:
            if client.visitor == visitor:
                client.seats = table.seats_of(visitor)
                client.known = client.stamp = None
        self.tell(table)
        self.tell_presence(table)
        self.do_aside(self.timekeeper.settle(table))

    # -- bots --------------------------------------------------------------------------------------------------

    async def resume(self) -> None:
        """After a start: tables where a bot must decide go on, whether somebody looks or not; a few at a time."""
        places = asyncio.Semaphore(RESUMED)
        for name in await self.storage.waiting_for_bots():
            await places.acquire()
            thinking = await self.resume_one(name)
            if thinking is None:
                places.release()
            else:
                thinking.add_done_callback(lambda _: places.release())

    async def resume_one(self, name: str) -> asyncio.Task[None] | None:
        """Let the bots of that table think; None where there is nothing for them to think about."""
        try:
            table = await self.get(name)
        except Refuse as problem:
            log.error("table %s is left alone: %s", name, problem)
            if problem.code == "gone":
                self.left_alone.add(name)
            return None
        except Exception:
            log.exception("table %s is left alone", name)
            return None
        self.wake(table)
        return table.thinking

    def wake(self, table: Table) -> None:
        """Let the bots think, if there is something for them to think about and they do not think already."""
        if not self.closing and table.thinking is None and table.id not in self.resting and bots_decide(table):
            table.thinking = asyncio.create_task(self.let_bots_decide(table))

    async def let_bots_decide(self, table: Table) -> None:
        """Here, unless another server does so already: that one hears of whatever happens meanwhile."""
        ours = False
        try:
            while bots_decide(table) and await self.others.claim(table.id):
                n = table.n
                job = job_of(table, self.thinkers.processes)
                with metrics.bots_thinking():
                    decided = await self.thinkers.think(job, Asker(table.address, table.id))
                async with table.lock:
                    # A person may have acted meanwhile, or taken their seat back: then the bots think again.
                    if table.n == n:
                        await self.commit_bots(table, decided)
        except Exception:
            log.exception("the bots of table %s have failed; they try again later", table.id)
            self.rest(table)
        finally:
            ours = await self.others.release(table.id)
            table.thinking = None
        if ours:
            # Somebody else may have left to us what came while the lock was being given back.
            self.wake(table)

    def rest(self, table: Table) -> None:
        """Leave the bots of that table alone for a while."""

        def go_on() -> None:
            self.resting.discard(table.id)
            self.wake(table)

        self.resting.add(table.id)
        asyncio.get_running_loop().call_later(RETRY, go_on)

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
            if problem.code == "unavailable":
                raise
            log.info("the bots of table %s think again: %s", table.id, problem)

    async def close(self) -> None:
        """End the bots' thinking; everything that was acknowledged is stored already."""
        self.closing = True
        tasks = [table.thinking for table in self.alive.values() if table.thinking is not None]
        for task in tasks:
            task.cancel()
        self.thinkers.close()
        await self.following.close()
        await asyncio.gather(*tasks, *self.aside, return_exceptions=True)
        await self.others.close()
        await self.previewers.close()
        await self.advisers.close()
        self.errands.close()


def final_places(table: Table, change: Change, fate: Fate) -> tuple[int, ...] | None:
    """What ratings go by, when a game of which nobody knew anything before comes to its end by the rules."""
    ends = change.match.over and change.held is None and not table.over and fate.ended is None
    fresh = table.agreed.known == "nothing" and not table.beginning
    return places_of(change.match) if ends and fresh else None


def bots_decide(table: Table) -> bool:
    """Whether there is something for bots to think about: they are asked, or may do something unasked."""
    if table.over or table.deleted:
        return False
    return bots_must_decide(table) or (table.considered < table.n and bots_may_act(table))


def bots_must_decide(table: Table) -> bool:
    return not table.thinkers().keys().isdisjoint(table.waiting())


def bots_may_act(table: Table) -> bool:
    bots = table.thinkers()
    return bool(bots) and table.held is None and any(offer.player in bots for offer in table.match.offers)


def job_of(table: Table, processes: int) -> Job:
    """What the bots of a table have to think about, for a process that has no list of guests."""
    bots = {seat: known_bot(name, table.match.game) for seat, name in table.thinkers().items()}
    return Job(table.match.record(), bots, secrets.randbits(40), NEWS, processes)


def summary(table: Table) -> Summary:
    """The lobby's line on a table."""
    public = table.public_after(table.match, table.held)
    line = summary_of(table.seats, table.n, table.match, (), table.changed, table.held, table.fate, public)
    return line._replace(clocks=table.clocks)


def summary_of(
    seats: list[Seat],
    n: int,
    match: Match,
    rows: Sequence[LogRow],
    changed: float,
    held: int | None,
    fate: Fate,
    public: Public,
) -> Summary:
    """The same as it will be after these rows; ``held`` is the seat that has to confirm its turn then."""
    after = seats_after(seats, rows)
    if fate.ended is not None:
        winners = early_winners(match, after, fate.ended)
        return Summary(n, [], True, winners, False, match.sight(frozenset()).points, None, changed, fate)
    waiting = waited_for(match, held)
    bots_next = any(after[seat].thinker is not None for seat in waiting)
    return Summary(n, waiting, match.over, match.winners, bots_next, public.points, public.progress, changed, fate)


def shown_to(table: Table, client: Client) -> Shown:
    """The table as that client sees it now, with the part of the log that has not gone out to it."""
    shot = live_form(table, client.seats, client.known)
    return Shown(to_json(shot).decode(), shown_row(table, client.seats), shot["seats"])
