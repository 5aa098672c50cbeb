"""The table as it stood, for who looks back. The way there is carried out again elsewhere, see `errands`."""

from __future__ import annotations

from boardwright.match.sight import quiet_length
from boardwright.server.errand_job import Seen, look, past_of
from boardwright.server.errands import Errands
from boardwright.server.protocol import Scene, Snapshot
from boardwright.server.refuse import Refuse
from boardwright.server.snapshot import seat_infos, usual
from boardwright.server.story import with_story
from boardwright.server.table import Table
from boardwright.server.turns import Asker
from boardwright.server.visible import settled, shown_length


async def past_snapshot(errands: Errands, address: str, table: Table, mine: frozenset[int], length: int) -> Snapshot:
    """The table after that many decisions, counted as the table counts."""
    seen = await seen_at(errands, address, table, mine, length)
    own = table.in_match(length)
    first = (own if own <= quiet_length(table.match) else shown_length(table, mine)) + 1
    more = {"seats": seat_infos(table, mine), "automas": seen.automas, "replay": True, "length": own}
    shot = {**seen.scene, **usual(table, table.number_of(table.n, mine), first), **more}
    return Snapshot.model_validate(with_story(table, shot))


async def past_scene(errands: Errands, address: str, table: Table, mine: frozenset[int], length: int) -> Scene:
    """What is shown of the same position."""
    seen = await seen_at(errands, address, table, mine, length)
    return Scene(**{**seen.scene, "length": length})


async def seen_at(errands: Errands, address: str, table: Table, mine: frozenset[int], length: int) -> Seen:
    own = table.in_match(length)
    if not 0 <= own <= shown_length(table, mine):
        raise Refuse("unknown", f"there is no decision {length} to look at")
    match = table.match
    # What is being chosen in secret now is not cut up.
    there = own if own <= quiet_length(match) else settled(table, mine)
    # People who share a screen look back together: nobody's secrets are shown.
    viewers = mine if len(mine) == 1 else frozenset[int]()
    # A position is the same as long as no row has touched it.
    touched = sum(mark.kept < there for mark in table.marks)
    key = (table.id, there, touched, viewers)
    return await errands.once(key, Asker(address, table.id), look, lambda: past_of(match, there, viewers))
