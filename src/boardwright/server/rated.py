"""Ratings in the database: a table that has come to its end by the rules is counted once, with its last row.

It counts where at least two people played, all of them have an account and want to be rated, each has one seat for
themselves, and nobody has given theirs up. Bots may play along; places are counted among the people.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, insert, select, update
from sqlalchemy import Row as Line

from boardwright.match import Match
from boardwright.server import schema
from boardwright.server.rating import Strength, after


def places_of(match: Match) -> tuple[int, ...] | None:
    """The places by seat of a game that is over; None where people do not play against each other."""
    outcome = match.sight().outcome
    return None if outcome is None or outcome.verdict is not None else outcome.places


def rate(connection: Connection, table: str, places: Sequence[int]) -> None:
    """Count the table, unless it does not count or has been counted."""
    seats = players(connection, table)
    if len(seats) < 2 or len({seat.visitor_hash for seat in seats}) < len(seats) or not all(map(plays, seats)):
        return
    people = {seat.visitor_hash: places[seat.seat] for seat in seats}
    if not all_agree(connection, sorted(people)):
        return
    tables = schema.tables.c
    marked = update(schema.tables).where(tables.id == table, ~tables.rated).values(rated=True)
    if connection.execute(marked).rowcount == 1:
        write(connection, connection.execute(select(tables.game).where(tables.id == table)).scalar_one(), people)


def players(connection: Connection, table: str) -> list[Line[Any]]:
    """The seats of people, one line for each who holds one."""
    seats, held = schema.seats, schema.holders
    joined = seats.outerjoin(held, (held.c.table_id == seats.c.table_id) & (held.c.seat == seats.c.seat))
    query = select(seats.c.seat, seats.c.gone, seats.c.stand_in, held.c.visitor_hash).select_from(joined)
    lines: list[Line[Any]] = list(connection.execute(query.where(seats.c.table_id == table, seats.c.kind == "person")))
    return [] if len({line.seat for line in lines}) < len(lines) else lines


def plays(seat: Line[Any]) -> bool:
    """Somebody has played that seat to the end."""
    return seat.visitor_hash is not None and seat.gone is None and seat.stand_in is None


def all_agree(connection: Connection, identities: list[str]) -> bool:
    """Whether all have an account and want to be rated. Two tables of the same people wait for each other here."""
    people = schema.people.c
    query = select(people.settings).where(people.identity.in_(identities)).order_by(people.identity)
    lines = list(connection.execute(query.with_for_update()))
    return len(lines) == len(identities) and all(line.settings.get("rated") for line in lines)


def write(connection: Connection, game: str, people: dict[str, int]) -> None:
    ratings = schema.ratings.c
    query = select(schema.ratings).where(ratings.game == game, ratings.identity.in_(people))
    known = {line.identity: line for line in connection.execute(query)}
    before = [strength(known.get(identity)) for identity in people]
    for identity, one in zip(people, after(before, list(people.values()))):
        values = {"mean": one.mean, "deviation": one.deviation}
        if identity in known:
            this = (ratings.identity == identity, ratings.game == game)
            count = {"tables": schema.ratings.c.tables + 1}
            connection.execute(update(schema.ratings).where(*this).values(**values, **count))
        else:
            connection.execute(insert(schema.ratings).values(identity=identity, game=game, tables=1, **values))


def strength(line: Line[Any] | None) -> Strength:
    return Strength() if line is None else Strength(line.mean, line.deviation)
