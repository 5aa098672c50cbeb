"""How much may be said at a table: plenty by whoever plays, a little by those who watch, however many they are."""

from __future__ import annotations

from typing import Final

from boardwright.server.bucket import Buckets
from boardwright.server.client import Client
from boardwright.server.protocol import Text
from boardwright.server.refuse import Refuse
from boardwright.server.table import Table

#: Lines of a seat, of one address that watches, and of all at a table who watch: a second in the long run, and at once.
OF_SEAT: Final = (1.0, 40.0)
OF_ADDRESS: Final = (0.1, 8.0)
OF_WATCHING: Final = (0.2, 20.0)


class Talk:
    """Who has said how much lately."""

    def __init__(self) -> None:
        self.seats = Buckets(*OF_SEAT)
        self.addresses = Buckets(*OF_ADDRESS)
        self.watching = Buckets(*OF_WATCHING)

    def check(self, table: Table, client: Client, seat: int | None) -> None:
        """Refuse one line too many. Whoever says too much from one address takes nothing from others who watch."""
        if seat is not None:
            if not self.seats.take(f"{table.id}/{seat}"):
                raise Refuse("too_fast", "too many lines; wait a moment", Text(key="table-chat-wait"))
        elif not (self.addresses.take(client.address) and self.watching.take(table.id)):
            raise Refuse("too_fast", "those who watch may say little; wait a while", Text(key="table-chat-watching"))
