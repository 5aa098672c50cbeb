"""What a socket packs: of a snapshot that is like the one before, little more than what is new in it."""

from __future__ import annotations

import random

from websockets.frames import Frame, Opcode

from boardwright.server.packing import PACKING, SENT
from tests.server.harness import Server, Visitor, run


def test_what_is_like_the_one_before_is_sent_in_short() -> None:
    _, packing = PACKING.process_request_params([("client_max_window_bits", None)], [])
    first = random.Random(1).randbytes(6000).hex()
    second = first[:5000] + "something else" + first[5100:]
    sizes = [len(packing.encode(Frame(Opcode.TEXT, text.encode())).data) for text in (first, second)]
    assert sizes[0] > 6000
    assert sizes[1] < 200


def test_browsers_are_told_so_and_understand_it(server: Server) -> None:
    async def play() -> None:
        async with Visitor(server) as me:
            table = (await me.open("me", "here"))["table"]
            async with me.tab(table) as tab:
                response = tab.wire.response
                assert response is not None
                assert f"server_max_window_bits={SENT}" in response.headers["Sec-WebSocket-Extensions"]
                for _ in range(8):
                    await tab.patient_act()
                assert tab.shot["n"] == 8

    run(play())
