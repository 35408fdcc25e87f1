"""A WebSocket connection to a server, in place of a child process.

The package `websockets` implements the protocol. Only its part without input and output is used, because its clients start a
thread or need an event loop, and a write of its synchronous client has no deadline.
"""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Iterator, Mapping
from urllib.parse import parse_qsl, urlencode, urlsplit
from uuid import uuid4

from .errors import ConnectionFailure, Reason
from .framing import MAX_MESSAGE_BYTES
from .options import Identity, check_names, params
from .stream import CHUNK, END_TIMEOUT, Stream

__tracebackhide__ = True  # of an import that fails

try:
    from websockets.client import ClientProtocol
    from websockets.exceptions import InvalidStatus
    from websockets.frames import Frame, Opcode
    from websockets.protocol import State
    from websockets.uri import WebSocketURI
except ImportError as error:
    message = "A connection to a server needs the package websockets: pip install 'websockets>=13'"
    raise ImportError(message, name=error.name) from None

DATA = (Opcode.TEXT, Opcode.BINARY, Opcode.CONT)

SILENT = logging.Logger("healthkit_bridge", logging.CRITICAL)
"""The package would log messages and the token."""


def server_address(url: str, identity: Mapping[str, object]) -> WebSocketURI:
    """The address of a connection. Raises `ValueError` for a wrong URL, and `TypeError` for a wrong name in `identity`."""
    check_names(identity, "connect", Identity.__annotations__)
    parts = urlsplit(url)
    if parts.scheme not in ("http", "ws") or not parts.hostname:
        raise ValueError("url is not the http or ws URL of a server")
    query = dict(parse_qsl(parts.query)) | params(identity)
    return WebSocketURI(False, parts.hostname, parts.port or 80, "/rpc", urlencode(query))


def own_phone(url: str, timeout: float) -> Socket:
    """A connection to a phone of its own, unless the URL names one."""
    is_named = "phone" in dict(parse_qsl(urlsplit(url).query))
    connection = Socket(server_address(url, {} if is_named else {"phone": uuid4().hex}), timeout)
    connection.is_shared = is_named
    return connection


class Socket(Stream):
    """A connection. Lines are written and read, each a message in a frame of its own. There is no standard error."""

    id = 0
    is_shared = True
    has_ended = False

    def __init__(self, address: WebSocketURI, timeout: float) -> None:
        """Connects to a server. Raises `ConnectionFailure` with the reason `missing`."""
        self._protocol = ClientProtocol(address, max_size=MAX_MESSAGE_BYTES, logger=SILENT)
        self._message = bytearray()
        try:
            with socket.create_connection((address.host, address.port), min(timeout, 3600)) as connection:
                self._shake_hands(connection)
                connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                # Descriptors of their own: the pipes of a process are watched one by one.
                input, output = os.dup(connection.fileno()), os.dup(connection.fileno())
        except OSError as error:
            problem = error.strerror or error
            raise ConnectionFailure("missing", f"Cannot connect to {address.host}:{address.port}: {problem}.") from None
        errors, no_errors = os.pipe()
        os.close(no_errors)
        super().__init__(os.fdopen(input, "wb", 0), os.fdopen(output, "rb", 0), os.fdopen(errors, "rb", 0))

    def write(self, data: bytes = b"") -> None:
        """Writes lines."""
        if self._protocol.state is State.OPEN:
            for line in data.splitlines():
                self._protocol.send_text(line)
        super().write(b"".join(self._protocol.data_to_send()))

    def read(self) -> bytes | None:
        """Returns messages, each with a newline: None if there is none yet, and no bytes at the end."""
        if self.has_ended:
            return b""
        data = super().read()
        if data is None:
            return None
        if data:
            self._protocol.receive_data(data)
        else:
            self._protocol.receive_eof()
        # The responses to pings and to the end.
        self.write()
        self.has_ended = self._protocol.state is not State.OPEN
        return self._lines() or (b"" if self.has_ended else None)

    def kill(self) -> None:
        """Closes the connection."""
        self._close_files()

    def fail(self, reason: Reason, message: str) -> ConnectionFailure:
        """Closes the connection and returns the error to raise."""
        self.kill()
        if reason == "ended":
            close = self._protocol.close_rcvd
            message = f"The server closed the connection with status {close.code}." if close else "The connection was lost."
        return ConnectionFailure(reason, message)

    def _end(self) -> Iterator[float]:
        """Ends the process of the app on the server."""
        self._outgoing.clear()
        self.write(b'{"jsonrpc":"2.0","method":"exit"}')
        yield from self.ending(END_TIMEOUT, discard=True)

    def _shake_hands(self, connection: socket.socket) -> None:
        protocol = self._protocol
        protocol.send_request(protocol.connect())
        connection.sendall(b"".join(protocol.data_to_send()))
        while protocol.state is State.CONNECTING and protocol.handshake_exc is None:
            if data := connection.recv(CHUNK):
                protocol.receive_data(data)
            else:
                protocol.receive_eof()
        problem = protocol.handshake_exc
        if isinstance(problem, InvalidStatus):
            response = problem.response
            raise ConnectionError(f"the server refused the request with status {response.status_code} {response.reason_phrase}")
        if problem is not None:
            raise ConnectionError("the server is not a bridge")

    def _lines(self) -> bytes:
        """The messages that have become complete."""
        lines = bytearray()
        for event in self._protocol.events_received():
            if isinstance(event, Frame) and event.opcode in DATA:
                self._message += event.data
                if event.fin:
                    lines += self._message + b"\n"
                    self._message.clear()
        return bytes(lines)
