"""How messages are set apart in a stream of bytes."""

from __future__ import annotations

from typing import Literal, Protocol

LONGEST = 1 << 30
"""The bytes of the longest message that is accepted: far more than a bridge writes, less than memory holds."""

LONGEST_HEADERS = 8 << 10


class NotAMessage(ValueError):
    """The bytes cannot be, or become, a message of a bridge."""


class Framing(Protocol):
    """Puts messages into frames, and takes them out again."""

    def frame(self, message: bytes) -> bytes:
        """The bytes of a message on the wire."""

    def feed(self, data: bytes) -> list[bytes]:
        """Takes what has come, in pieces of any size; answers the messages that are complete now."""

    @property
    def is_between_messages(self) -> bool:
        """Whether no message has come in part."""


class Lines:
    """A message a line."""

    def __init__(self) -> None:
        self._pieces: list[bytes] = []
        self._length = 0

    def frame(self, message: bytes) -> bytes:
        return message + b"\n"

    def feed(self, data: bytes) -> list[bytes]:
        first, *lines = data.split(b"\n")
        length = self._length + len(first)
        if length > LONGEST:
            raise NotAMessage(f"a line of more than {LONGEST} bytes")
        if not lines:
            self._pieces.append(first)
            self._length = length
            return []
        complete = [b"".join([*self._pieces, first]), *lines[:-1]]
        self._pieces = [lines[-1]]
        self._length = len(lines[-1])
        return [line for line in complete if not line.isspace() and line]

    @property
    def is_between_messages(self) -> bool:
        return self._length == 0


class Headers:
    """A message after headers that tell its length, as in the Language Server Protocol."""

    def __init__(self) -> None:
        self._buffer = bytearray()
        self._wanted: int | None = None

    def frame(self, message: bytes) -> bytes:
        return b"Content-Length: %d\r\n\r\n" % len(message) + message

    def feed(self, data: bytes) -> list[bytes]:
        self._buffer += data
        messages: list[bytes] = []
        while True:
            if self._wanted is None:
                self._wanted = self._take_headers()
            if self._wanted is None or len(self._buffer) < self._wanted:
                return messages
            messages.append(bytes(self._buffer[: self._wanted]))
            del self._buffer[: self._wanted]
            self._wanted = None

    def _take_headers(self) -> int | None:
        end = self._buffer.find(b"\r\n\r\n", 0, LONGEST_HEADERS)
        if end < 0:
            if len(self._buffer) >= LONGEST_HEADERS:
                raise NotAMessage("no headers")
            return None
        lines = bytes(self._buffer[:end]).split(b"\r\n")
        del self._buffer[: end + 4]
        for name, colon, value in (line.partition(b":") for line in lines):
            if colon and name.strip().lower() == b"content-length" and value.strip().isdigit():
                if len(value) < 20 and int(value) <= LONGEST:
                    return int(value)
                raise NotAMessage(f"a message of more than {LONGEST} bytes")
        raise NotAMessage("headers without a length")

    @property
    def is_between_messages(self) -> bool:
        return not self._buffer and self._wanted is None


def framing(name: Literal["auto", "lines", "headers"]) -> Framing:
    """The framing of an option `framing`. A host with `auto` takes that of the first byte, which is a line's."""
    return Headers() if name == "headers" else Lines()
