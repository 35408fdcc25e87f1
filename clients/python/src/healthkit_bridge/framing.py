"""The framing of messages in a stream of bytes."""

from __future__ import annotations

from typing import Literal, Protocol

MAX_MESSAGE_BYTES = 1 << 30
"""The longest message that is accepted. A bridge writes far less, and memory holds more."""

MAX_HEADER_BYTES = 8 << 10


class InvalidOutput(ValueError):
    """The output of a bridge is not a sequence of messages. The message describes the actual output."""


class Framing(Protocol):
    """Adds frames to messages, and removes them."""

    def frame(self, message: bytes) -> bytes:
        """Returns the bytes of a message on the wire."""

    def feed(self, data: bytes) -> list[bytes]:
        """Takes received bytes, in pieces of any size. Returns the messages that are now complete.

        Raises `InvalidOutput`.
        """

    @property
    def is_between_messages(self) -> bool:
        """Whether no part of a message is waiting for the rest."""


class Lines:
    """One message on each line."""

    def __init__(self) -> None:
        self._pieces: list[bytes] = []
        self._length = 0

    def frame(self, message: bytes) -> bytes:
        return message + b"\n"

    def feed(self, data: bytes) -> list[bytes]:
        first, *lines = data.split(b"\n")
        length = self._length + len(first)
        if length > MAX_MESSAGE_BYTES:
            raise InvalidOutput(f"a line of more than {MAX_MESSAGE_BYTES} bytes")
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
    """Headers with the length before each message, as in the Language Server Protocol."""

    def __init__(self) -> None:
        self._buffer = bytearray()
        self._body_length: int | None = None

    def frame(self, message: bytes) -> bytes:
        return b"Content-Length: %d\r\n\r\n" % len(message) + message

    def feed(self, data: bytes) -> list[bytes]:
        self._buffer += data
        messages: list[bytes] = []
        while True:
            if self._body_length is None:
                self._body_length = self._take_headers()
            if self._body_length is None or len(self._buffer) < self._body_length:
                return messages
            messages.append(bytes(self._buffer[: self._body_length]))
            del self._buffer[: self._body_length]
            self._body_length = None

    def _take_headers(self) -> int | None:
        end = self._buffer.find(b"\r\n\r\n", 0, MAX_HEADER_BYTES)
        if end < 0:
            if len(self._buffer) >= MAX_HEADER_BYTES:
                raise InvalidOutput(f"headers of more than {MAX_HEADER_BYTES} bytes")
            return None
        lines = bytes(self._buffer[:end]).split(b"\r\n")
        del self._buffer[: end + 4]
        for name, colon, value in (line.partition(b":") for line in lines):
            if colon and name.strip().lower() == b"content-length" and value.strip().isdigit():
                if len(value) < 20 and int(value) <= MAX_MESSAGE_BYTES:
                    return int(value)
                raise InvalidOutput(f"a message of more than {MAX_MESSAGE_BYTES} bytes")
        raise InvalidOutput("headers without a length")

    @property
    def is_between_messages(self) -> bool:
        return not self._buffer and self._body_length is None


def framing(name: Literal["auto", "lines", "headers"]) -> Framing:
    """The framing for a value of the option `framing`.

    With `auto` the host detects the framing by the first byte. This client then sends lines.
    """
    return Headers() if name == "headers" else Lines()
