"""Runs hosts with a transport of the client: `healthkit-bridge conformance --reuse -- python relay.py sync`, `async` or `websocket`.

protocol/vectors/README.md describes the lines on standard input and output.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from base64 import b64decode, b64encode
from math import inf
from typing import Any

from healthkit_bridge.executable import executable
from healthkit_bridge.framing import Framing, framing
from healthkit_bridge.process import Process
from healthkit_bridge.transport import AsyncTransport, Transport


class Host:
    """A host with the transport of `Bridge`."""

    options: tuple[str, ...] = ()
    framing: Framing | None = None
    transport: Any

    def __init__(self, arguments: list[str]) -> None:
        self.process = Process([executable(), "serve", *self.options, *arguments])
        self.open()

    def open(self) -> None:
        self.transport = Transport(self.process)

    def write(self, data: bytes) -> None:
        self.transport.write(data, inf)

    def close_input(self) -> None:
        self.process.close_input()

    async def read(self) -> bytes:
        return bytes(self.transport.read(inf))

    async def answer(self) -> str | int:
        """The next messages, through the framing of the client; at the end the exit status."""
        while data := await self.read():
            self.framing = self.framing or framing("headers" if data.startswith(b"C") else "lines")
            if messages := self.framing.feed(data):
                return b64encode(b"".join(map(self.framing.frame, messages))).decode()
        for delay in self.process.ending(inf):
            await asyncio.sleep(delay)
        status = self.process.exit_status or 0
        self.transport.close()
        self.process.kill()
        return status if status >= 0 else 128 - status


class AsyncHost(Host):
    """A host with the transport of `AsyncBridge`."""

    def open(self) -> None:
        self.chunks: asyncio.Queue[bytes] = asyncio.Queue()
        self.transport = AsyncTransport(self.process, self.chunks.put_nowait)

    def write(self, data: bytes) -> None:
        self.transport.write(data)

    async def read(self) -> bytes:
        return await self.chunks.get()


class Server(Host):
    """A server with the transport of `Bridge.connect`."""

    options = ("--listen", "127.0.0.1:0", "--files", ".")

    def open(self) -> None:
        # The package websockets is imported only if it is needed.
        from healthkit_bridge.websocket import Socket, server_address

        super().open()
        if announcement := self.transport.read(inf):
            self.transport.close()
            self.transport = Transport(Socket(server_address(json.loads(announcement)["rpc"], {}), 600))

    def close_input(self) -> None:
        os.kill(self.process.id, signal.SIGTERM)


async def main(kind: type[Host]) -> None:
    # Nothing else has to run while the runner does not wait for output.
    for line in sys.stdin:
        match json.loads(line):
            case [*arguments]:
                host = kind(arguments)
            case str(data):
                host.write(b64decode(data))
            case False:
                while host.process.is_writing:
                    await asyncio.sleep(0.001)
                host.close_input()
            case True:
                print(json.dumps(await host.answer()), flush=True)


asyncio.run(main({"sync": Host, "async": AsyncHost, "websocket": Server}[sys.argv[1]]))
