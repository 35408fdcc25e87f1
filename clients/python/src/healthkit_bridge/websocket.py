"""A WebSocket connection to a server, in place of a child process."""

from __future__ import annotations

import base64
import hashlib
import os
import secrets
import socket
import struct
import time
from collections import deque
from collections.abc import Iterator
from urllib.parse import parse_qsl, urlencode, urlsplit

from .errors import ConnectionFailure, Reason
from .framing import MAX_MESSAGE_BYTES

CHUNK = 1 << 16
MAX_HEAD_BYTES = 16 << 10
_GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10


class Socket:
    """A connection with the interface of `Process`: lines are written and read, each a message in a frame of its own."""

    id = 0
    exit_status: int | None = None
    stderr = ""

    def __init__(self, url: str, identity: dict[str, str | None], timeout: float) -> None:
        """Connects to the server that printed the URL. Raises `ConnectionFailure` with the reason `missing`."""
        parts = urlsplit(url)
        if parts.scheme not in ("http", "ws") or not parts.hostname:
            raise ValueError("url is not the http or ws URL of a server")
        query = dict(parse_qsl(parts.query)) | {name: value for name, value in identity.items() if value is not None}
        place = f"{parts.hostname}:{parts.port or 80}"
        try:
            self._socket = socket.create_connection((parts.hostname, parts.port or 80), min(timeout, 3600))
        except OSError as error:
            raise ConnectionFailure("missing", f"Cannot connect to {place}: {error.strerror or error}.") from None
        self._owner = os.getpid()
        self._outgoing: deque[memoryview] = deque()
        self._received = bytearray()
        self._message = bytearray()
        self._has_ended = self._is_closing = False
        try:
            self._shake_hands(parts.netloc, f"/rpc?{urlencode(query)}")
        except (OSError, ValueError) as error:
            self._socket.close()
            raise ConnectionFailure("missing", f"Cannot connect to {place}: {error}.") from None
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._socket.setblocking(False)
        # Descriptors of their own: the pipes of a process are watched one by one. The connection has no standard error.
        self._input = os.dup(self._socket.fileno())
        self._errors, no_errors = os.pipe()
        os.close(no_errors)

    @property
    def input(self) -> int:
        """The descriptor to watch for writing."""
        return self._input

    @property
    def output(self) -> int:
        """The descriptor to watch for reading."""
        return self._socket.fileno()

    @property
    def errors(self) -> int:
        """The descriptor of an empty pipe."""
        return self._errors

    @property
    def is_writing(self) -> bool:
        """Whether bytes are waiting to be written."""
        return bool(self._outgoing)

    def write(self, data: bytes = b"") -> None:
        """Writes as much as the connection takes now, and keeps the rest for the next call."""
        for line in data.splitlines():
            self._outgoing.append(memoryview(_frame(_TEXT, line)))
        while self._outgoing:
            first = self._outgoing.popleft()
            try:
                written = self._socket.send(first)
            except BlockingIOError:
                self._outgoing.appendleft(first)
                return
            except OSError:
                self._outgoing.clear()
                return
            if written < len(first):
                self._outgoing.appendleft(first[written:])

    def read(self) -> bytes | None:
        """Returns messages, each with a newline: None if there is none yet, and no bytes at the end."""
        if self._has_ended:
            return b""
        try:
            data = self._socket.recv(CHUNK)
        except BlockingIOError:
            return None
        except OSError:
            data = b""
        self._received += data
        lines = self._lines()
        self._has_ended = self._has_ended or not data
        return lines or (b"" if self._has_ended else None)

    def read_errors(self) -> bytes | None:
        """There is no standard error."""
        return b""

    def kill(self) -> None:
        """Closes the connection."""
        if self._socket.fileno() >= 0:
            self._socket.close()
            os.close(self._input)
            os.close(self._errors)
            self._input = self._errors = -1

    def close(self) -> None:
        """Ends the app's process on the server, and closes the connection."""
        try:
            for delay in self.closing():
                time.sleep(delay)
        finally:
            self.kill()

    def closing(self) -> Iterator[float]:
        """The steps of `close` for a caller that does the waiting: yields how long to wait before the next step."""
        if self._socket.fileno() < 0:
            return
        if os.getpid() == self._owner:
            self._outgoing.clear()
            self.write(b'{"jsonrpc":"2.0","method":"exit"}')
            yield from self.ending(1.0)
        self.kill()

    def ending(self, seconds: float) -> Iterator[float]:
        """The steps of waiting for the end, in the same way."""
        deadline = time.monotonic() + seconds
        delay = 0.0005
        while self.read() != b"" and time.monotonic() < deadline:
            yield delay
            delay = min(2 * delay, 0.05)

    def fail(self, reason: Reason, message: str) -> ConnectionFailure:
        """Closes the connection and returns the error to raise."""
        self.kill()
        return ConnectionFailure(reason, "The connection was closed." if reason == "ended" else message)

    def _shake_hands(self, host: str, target: str) -> None:
        key = base64.b64encode(secrets.token_bytes(16))
        request = [f"GET {target} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade"]
        request += [f"Sec-WebSocket-Key: {key.decode()}", "Sec-WebSocket-Version: 13", "", ""]
        self._socket.sendall("\r\n".join(request).encode())
        while (end := self._received.find(b"\r\n\r\n")) < 0:
            data = self._socket.recv(CHUNK)
            if not data or len(self._received) > MAX_HEAD_BYTES:
                raise ValueError("the server is not a bridge")
            self._received += data
        status, *headers = bytes(self._received[:end]).decode("latin-1").split("\r\n")
        del self._received[: end + 4]
        if status.split()[1:2] != ["101"]:
            raise ValueError(f"the server refused the request with status {' '.join(status.split()[1:])}")
        accept = base64.b64encode(hashlib.sha1(key + _GUID).digest()).decode()
        if not any(header.lower().startswith("sec-websocket-accept:") and accept in header for header in headers):
            raise ValueError("the server is not a bridge")

    def _lines(self) -> bytes:
        """Removes the complete frames from the received bytes, answers pings, and returns the complete messages."""
        lines = bytearray()
        while (frame := self._take_frame()) is not None:
            kind, is_last, payload = frame
            if kind == _CLOSE:
                self._has_ended = True
            elif kind == _PING:
                self._outgoing.append(memoryview(_frame(_PONG, payload)))
                self.write()
            elif kind <= _TEXT:
                self._message += payload
                if is_last:
                    lines += self._message + b"\n"
                    self._message.clear()
        return bytes(lines)

    def _take_frame(self) -> tuple[int, bool, bytes] | None:
        received = self._received
        if len(received) < 2:
            return None
        start, length = 2, received[1] & 0x7F
        if length >= 126:
            form = ">H" if length == 126 else ">Q"
            start += struct.calcsize(form)
            if len(received) < start:
                return None
            (length,) = struct.unpack_from(form, received, 2)
        if length > MAX_MESSAGE_BYTES:
            self._has_ended = True
            return None
        if len(received) < start + length:
            return None
        frame = received[0] & 0x0F, bool(received[0] & 0x80), bytes(received[start : start + length])
        del received[: start + length]
        return frame


def _frame(kind: int, payload: bytes) -> bytes:
    """A frame of a client, which is masked."""
    length = len(payload)
    if length < 126:
        head = struct.pack(">BB", 0x80 | kind, 0x80 | length)
    elif length < 1 << 16:
        head = struct.pack(">BBH", 0x80 | kind, 0x80 | 126, length)
    else:
        head = struct.pack(">BBQ", 0x80 | kind, 0x80 | 127, length)
    mask = secrets.token_bytes(4)
    repeated = int.from_bytes((mask * (length // 4 + 1))[:length], "big")
    return head + mask + (int.from_bytes(payload, "big") ^ repeated).to_bytes(length, "big")
