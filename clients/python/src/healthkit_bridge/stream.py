"""The bytes to and from a bridge: what a child process and a connection to a server have in common."""

from __future__ import annotations

import os
import sys
import time
import warnings
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Iterator
from typing import IO

from .errors import BridgeWarning, ConnectionFailure, Reason

__tracebackhide__ = True

CHUNK = 1 << 16

END_TIMEOUT = 1.0
"""The seconds in which a bridge must end by itself, and then after a signal."""

LAST_WARNINGS = 20
"""The number of warnings that are kept."""


class Stream(ABC):
    """Three descriptors that never block. Only `close`, `kill` and `fail` wait; the caller watches the descriptors."""

    is_shared = False
    """Whether others than this client can answer a permission sheet."""

    def __init__(self, input: IO[bytes], output: IO[bytes], errors: IO[bytes]) -> None:
        """`input` is for writing, `output` and `errors` are for reading."""
        self._files = self._input, self._output, self._errors = input, output, errors
        self._owner = os.getpid()
        self._outgoing: deque[memoryview] = deque()
        self.warnings: deque[str] = deque(maxlen=LAST_WARNINGS)
        """The latest warnings of the bridge since `forget_errors`."""
        self._unreported: deque[str] = deque(maxlen=LAST_WARNINGS)
        for file in self._files:
            os.set_blocking(file.fileno(), False)

    @property
    @abstractmethod
    def id(self) -> int:
        """The process id; 0 for a server."""

    @property
    @abstractmethod
    def has_ended(self) -> bool:
        """Whether the bridge has ended."""

    @abstractmethod
    def kill(self) -> None:
        """Ends the bridge at once, and closes the descriptors."""

    @abstractmethod
    def fail(self, reason: Reason, message: str) -> ConnectionFailure:
        """Ends the bridge at once, and returns the error to raise."""

    @abstractmethod
    def _end(self) -> Iterator[float]:
        """The steps of asking the bridge to end, as `closing` yields them."""

    @property
    def input(self) -> int:
        """The descriptor for writing; -1 if it is closed."""
        return _descriptor(self._input)

    @property
    def output(self) -> int:
        """The descriptor for reading; -1 if it is closed."""
        return _descriptor(self._output)

    @property
    def errors(self) -> int:
        """The descriptor of the standard error; -1 if it is closed."""
        return _descriptor(self._errors)

    @property
    def is_writing(self) -> bool:
        """Whether bytes are waiting to be written."""
        return bool(self._outgoing)

    def write(self, data: bytes = b"") -> None:
        """Writes as much as is taken now, and keeps the rest for the next call. A bridge that has ended discards all."""
        if data:
            self._outgoing.append(memoryview(data))
        while self._outgoing:
            # Removed before the write: after an interrupt, bytes must not be written again.
            first = self._outgoing.popleft()
            try:
                written = os.write(self.input, first)
            except BlockingIOError:
                self._outgoing.appendleft(first)
                return
            except OSError:
                # The bridge has ended or closed its input. Its earlier output can still be read.
                self._outgoing.clear()
                return
            if written < len(first):
                self._outgoing.appendleft(first[written:])

    def read(self) -> bytes | None:
        """Returns its output: None if there is none yet, and no bytes at the end."""
        return _read(self.output)

    def read_errors(self) -> bytes | None:
        """Returns its standard error in the same way."""
        return _read(self.errors)

    def forget_errors(self) -> None:
        """Drops what the bridge has written to its standard error."""
        self.warnings.clear()
        self._unreported.clear()

    def report_warnings(self) -> None:
        """Makes each new warning of the bridge a warning of Python, in the code that called this package."""
        while self._unreported:
            text = self._unreported.popleft()
            level, frame = 1, sys._getframe()
            while frame.f_back and frame.f_globals.get("__name__", "").startswith(f"{__package__}."):
                level, frame = level + 1, frame.f_back
            warnings.warn(text, BridgeWarning, stacklevel=level)

    def close(self) -> None:
        """Asks the bridge to end and waits for its end. If it does not end, it is killed."""
        try:
            for delay in self.closing():
                time.sleep(delay)
        finally:
            # Only needed after an interrupt.
            self.kill()

    def closing(self) -> Iterator[float]:
        """The steps of `close` for a caller that does the waiting: yields how long to wait before the next step."""
        if self._output.closed or os.getpid() != self._owner:
            return
        yield from self._end()
        self.kill()

    def ending(self, seconds: float, discard: bool = False) -> Iterator[float]:
        """The steps of waiting for the end, in the same way. `discard` reads and drops the output meanwhile."""
        deadline = time.monotonic() + seconds
        delay = 0.0005
        while not self.has_ended and time.monotonic() < deadline:
            # A bridge whose output is full cannot end.
            busy = discard and bool(self.read())
            self.read_errors()
            yield 0 if busy else delay
            delay = min(2 * delay, 0.05)
        for _ in range(64):
            # With a limit: a child of the bridge may hold the pipe open and write without end.
            if not self.read_errors():
                break

    def _close_files(self) -> None:
        for file in self._files:
            file.close()


def _descriptor(file: IO[bytes]) -> int:
    return -1 if file.closed else file.fileno()


def _read(descriptor: int) -> bytes | None:
    try:
        return os.read(descriptor, CHUNK)
    except BlockingIOError:
        return None
    except OSError:
        return b""
