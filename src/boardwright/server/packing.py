"""How much a socket packs what it sends. A snapshot is like the one before: what still remembers that one sends little.

uvicorn's sockets remember 4 kB, which is half a snapshot. With 16 kB they send a fifth of it, and it takes a third of
the time; each of them takes 80 kB of memory for it rather than 32.
"""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

#: In zlib's terms: how much is remembered, as a power of two, of what we send and of what clients send.
SENT: Final = 14
RECEIVED: Final = 12
#: How much memory it may take beside, and how hard it tries.
CARE: Final = {"memLevel": 5, "level": 3}

PACKING: Final = ServerPerMessageDeflateFactory(
    server_max_window_bits=SENT, client_max_window_bits=RECEIVED, compress_settings=CARE
)


class PackedSocket(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, packed our way."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn.available_extensions = [PACKING]
