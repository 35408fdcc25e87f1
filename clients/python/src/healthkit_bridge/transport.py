"""The descriptors of a bridge. All are watched at the same time, so neither side can block the other."""

from __future__ import annotations

import asyncio
import selectors
import threading
import time
import weakref
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from .stream import Stream

__tracebackhide__ = True


class Transport:
    """Watches the descriptors in the calling thread, which waits."""

    def __init__(self, stream: Stream) -> None:
        self._stream = stream
        self._incoming: deque[bytes] = deque()
        self._lock = threading.RLock()
        self._selector = selectors.DefaultSelector()
        self._selector.register(stream.output, selectors.EVENT_READ)
        self._selector.register(stream.errors, selectors.EVENT_READ)

    def write(self, data: bytes, deadline: float) -> bool:
        """Writes all bytes and keeps the output that arrives meanwhile. Returns whether it met the deadline."""
        with self._exclusive_use():
            self._stream.write(data)
            if not self._stream.is_writing:
                return True
            descriptor = self._stream.input
            self._selector.register(descriptor, selectors.EVENT_WRITE)
            try:
                while self._stream.is_writing and time.monotonic() < deadline:
                    self._wait(deadline)
            finally:
                self._selector.unregister(descriptor)
            return not self._stream.is_writing

    def read(self, deadline: float) -> bytes | None:
        """Returns the next output: None if none arrives by the deadline, and no bytes at the end."""
        with self._exclusive_use():
            while not self._incoming:
                self._wait(deadline)
                # With `not`, so that a deadline of NaN counts as passed.
                if not self._incoming and not time.monotonic() < deadline:
                    return None
            return self._incoming.popleft()

    def close(self) -> None:
        """Stops watching."""
        self._selector.close()

    @contextmanager
    def _exclusive_use(self) -> Iterator[None]:
        if not self._lock.acquire(blocking=False):
            raise RuntimeError("A bridge can be used by one thread at a time.")
        try:
            yield
        finally:
            self._lock.release()

    def _wait(self, deadline: float) -> None:
        for key, _ in self._selector.select(min(max(0.0, deadline - time.monotonic()), 3600.0)):
            if key.fd == self._stream.output:
                data = self._stream.read()
                if data is not None:
                    self._incoming.append(data)
            elif key.fd == self._stream.errors:
                data = self._stream.read_errors()
            else:
                self._stream.write()
                continue
            if data == b"":
                self._selector.unregister(key.fd)


class AsyncTransport:
    """Watches the descriptors in an event loop. The loop keeps neither this object nor the receiver alive."""

    def __init__(self, stream: Stream, receive: Callable[[bytes], object]) -> None:
        """Begins to watch. `receive` is a bound method; it gets all output, and no bytes at the end."""
        self._stream = stream
        self._receive = weakref.WeakMethod(receive)
        self._loop = asyncio.get_running_loop()
        self._loop.add_reader(stream.output, weak_callback(self.read))
        self._loop.add_reader(stream.errors, weak_callback(self._read_errors))

    def write(self, data: bytes = b"") -> None:
        """Writes as much as is taken now, and the rest later."""
        self._stream.write(data)
        if self._stream.is_writing:
            self._loop.add_writer(self._stream.input, weak_callback(self.write))
        elif not data:
            self._loop.remove_writer(self._stream.input)

    def read(self) -> bool:
        """Passes on the output that has arrived. Returns whether there was any."""
        data = self._stream.read()
        if data == b"" and self._stream.output >= 0:
            self._loop.remove_reader(self._stream.output)
        if data is not None and (receive := self._receive()) is not None:
            receive(data)
        return bool(data)

    def close(self) -> None:
        """Stops watching. Call it before they are closed: the system may reuse their descriptors."""
        if self._loop.is_closed():
            return
        for descriptor in (self._stream.output, self._stream.errors):
            if descriptor >= 0:
                self._loop.remove_reader(descriptor)
        if self._stream.input >= 0:
            self._loop.remove_writer(self._stream.input)

    def _read_errors(self) -> None:
        if self._stream.read_errors() == b"":
            self._loop.remove_reader(self._stream.errors)


def weak_callback(method: Callable[[], object]) -> Callable[[], None]:
    reference = weakref.WeakMethod(method)

    def call() -> None:
        if (living := reference()) is not None:
            living()

    return call
