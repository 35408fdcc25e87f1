"""The pipes of a process. All are watched at the same time, so neither side can block the other."""

from __future__ import annotations

import asyncio
import selectors
import threading
import time
import weakref
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from .process import Process
from .websocket import Socket


class Transport:
    """Watches the pipes in the calling thread, which waits."""

    def __init__(self, process: Process | Socket) -> None:
        self._process = process
        self._incoming: deque[bytes] = deque()
        self._lock = threading.RLock()
        self._selector = selectors.DefaultSelector()
        self._selector.register(process.output, selectors.EVENT_READ)
        self._selector.register(process.errors, selectors.EVENT_READ)

    def write(self, data: bytes, deadline: float) -> bool:
        """Writes all bytes and keeps the output that arrives meanwhile. Returns whether it met the deadline."""
        with self._exclusive_use():
            self._process.write(data)
            if not self._process.is_writing:
                return True
            descriptor = self._process.input
            self._selector.register(descriptor, selectors.EVENT_WRITE)
            try:
                while self._process.is_writing and time.monotonic() < deadline:
                    self._wait(deadline)
            finally:
                self._selector.unregister(descriptor)
            return not self._process.is_writing

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
            if key.fd == self._process.output:
                data = self._process.read()
                if data is not None:
                    self._incoming.append(data)
            elif key.fd == self._process.errors:
                data = self._process.read_errors()
            else:
                self._process.write()
                continue
            if data == b"":
                self._selector.unregister(key.fd)


class AsyncTransport:
    """Watches the pipes in an event loop. The loop keeps neither this object nor the receiver alive."""

    def __init__(self, process: Process | Socket, receive: Callable[[bytes], object]) -> None:
        """Begins to watch. `receive` is a bound method; it gets all output, and no bytes at the end."""
        self._process = process
        self._receive = weakref.WeakMethod(receive)
        self._loop = asyncio.get_running_loop()
        self._loop.add_reader(process.output, _weak_callback(self.read))
        self._loop.add_reader(process.errors, _weak_callback(self._read_errors))

    def write(self, data: bytes = b"") -> None:
        """Writes as much as the pipe takes now, and the rest later."""
        self._process.write(data)
        if self._process.is_writing:
            self._loop.add_writer(self._process.input, _weak_callback(self.write))
        elif not data:
            self._loop.remove_writer(self._process.input)

    def read(self) -> bool:
        """Passes on the output that has arrived. Returns whether there was any."""
        data = self._process.read()
        if data == b"" and self._process.output >= 0:
            self._loop.remove_reader(self._process.output)
        if data is not None and (receive := self._receive()) is not None:
            receive(data)
        return bool(data)

    def close(self) -> None:
        """Stops watching. Call it before the pipes are closed: the system may reuse their descriptors."""
        if self._loop.is_closed():
            return
        for descriptor in (self._process.output, self._process.errors):
            if descriptor >= 0:
                self._loop.remove_reader(descriptor)
        if self._process.input >= 0:
            self._loop.remove_writer(self._process.input)

    def _read_errors(self) -> None:
        if self._process.read_errors() == b"":
            self._loop.remove_reader(self._process.errors)


def _weak_callback(method: Callable[[], object]) -> Callable[[], None]:
    reference = weakref.WeakMethod(method)

    def call() -> None:
        if (living := reference()) is not None:
            living()

    return call
