"""What a socket packs: of a snapshot that is like the one before, little more than what is new in it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

from uvicorn import Config
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from boardwright.server.packing import MORE, PACKING, SENT, PackedSocket
from tests.server.harness import Server, Visitor, run


class Wire(asyncio.Transport):
    """What a socket writes to, and whether it is read from."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.stopped = False

    def write(self, data: Any) -> None:
        self.written.append(bytes(data))

    def pause_reading(self) -> None:
        self.stopped = True

    def resume_reading(self) -> None: ...

    def is_closing(self) -> bool:
        return False

    def close(self) -> None: ...


class Both:
    """Both ends of a line, with nothing but memory between them; ``app`` is the application at our end."""

    def __init__(self, app: Callable[..., Any]) -> None:
        self.wire = Wire()
        self.near = PackedSocket(Config(app, lifespan="off"), ServerState(), {}, asyncio.get_running_loop())
        self.near.connection_made(self.wire)
        self.far = ClientProtocol(parse_uri("ws://localhost/"))
        self.far.send_request(self.far.connect())
        self.pass_on()

    def pass_on(self) -> None:
        """What the far end has said arrives in one go."""
        self.near.data_received(b"".join(self.far.data_to_send()))

    def say(self, *texts: str) -> None:
        for text in texts:
            self.far.send_text(text.encode())
        self.pass_on()

    def hear(self) -> list[str]:
        """The texts that have arrived at the far end."""
        for part in self.wire.written:
            self.far.receive_data(part)
        events = self.far.events_received()
        return [bytes(event.data).decode() for event in events if isinstance(event, Frame)]


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


def test_messages_that_follow_each_other_go_out_together() -> None:
    async def work() -> None:
        over = asyncio.Event()

        async def app(_: Any, receive: Any, send: Any) -> None:
            await receive()
            await send({"type": "websocket.accept"})
            for text, more in (("one", True), ("two", True), ("three", False), ("four", False)):
                await send({"type": "websocket.send", "text": text, MORE: more})
            over.set()

        both = Both(app)
        await over.wait()
        assert both.hear() == ["one", "two", "three", "four"]
        assert len(both.wire.written) == 3, "the answer to the request, three messages, and the last one"

    run(work())


def test_reading_goes_on_for_who_waits_and_stops_for_who_does_not() -> None:
    """However much somebody sends: nobody has to remember more than what came at once."""

    async def work() -> None:
        heard: list[str] = []
        busy, free = asyncio.Event(), asyncio.Event()

        async def app(_: Any, receive: Any, send: Any) -> None:
            await receive()
            await send({"type": "websocket.accept"})
            while True:
                heard.append((await receive())["text"])
                if heard[-1] == "think":
                    busy.set()
                    await free.wait()

        both = Both(app)
        while not both.near.handshake_complete:
            await asyncio.sleep(0)
        both.hear()
        await asyncio.sleep(0)
        for number in range(3):
            both.say(f"{number}")
            while len(heard) <= number:
                await asyncio.sleep(0)
            await asyncio.sleep(0)
        assert not both.wire.stopped
        both.say("think")
        await busy.wait()
        assert not both.wire.stopped
        both.say("meanwhile")
        assert both.wire.stopped
        free.set()
        while heard[-1] != "meanwhile":
            await asyncio.sleep(0)
        assert heard == ["0", "1", "2", "think", "meanwhile"]
        (task,) = both.near.tasks
        task.cancel()

    run(work())
