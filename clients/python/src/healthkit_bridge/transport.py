"""The pipes of a process, watched all at once, so that neither side can block the other."""

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


class Transport:
    """Waits in the calling thread."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self._incoming: deque[bytes] = deque()
        self._use = threading.RLock()
        self._selector = selectors.DefaultSelector()
        self._selector.register(process.output, selectors.EVENT_READ)
        self._selector.register(process.errors, selectors.EVENT_READ)

    def write(self, data: bytes, deadline: float) -> bool:
        """Writes all, keeping what comes meanwhile; answers whether that was done by the deadline."""
        with self._alone():
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
        """What has come next: None if that is nothing by the deadline, and no bytes at the end."""
        with self._alone():
            while not self._incoming:
                self._wait(deadline)
                # So that it ends with a deadline that is no number, too.
                if not self._incoming and not time.monotonic() < deadline:
                    return None
            return self._incoming.popleft()

    def close(self) -> None:
        """Watches no more."""
        self._selector.close()

    @contextmanager
    def _alone(self) -> Iterator[None]:
        if not self._use.acquire(blocking=False):
            raise RuntimeError("A bridge belongs to one thread at a time; this one is in use.")
        try:
            yield
        finally:
            self._use.release()

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
    """Is told by an event loop. The loop does not keep it alive, nor whoever receives."""

    def __init__(self, process: Process, receive: Callable[[bytes], object]) -> None:
        """Begins to watch: `receive` is given what comes, and no bytes at the end. It is a bound method."""
        self._process = process
        self._receive = weakref.WeakMethod(receive)
        self._loop = asyncio.get_running_loop()
        self._loop.add_reader(process.output, _weakly(self.read))
        self._loop.add_reader(process.errors, _weakly(self._read_errors))

    def write(self, data: bytes = b"") -> None:
        """Writes what can be written now, and the rest when there is room for it."""
        self._process.write(data)
        if self._process.is_writing:
            self._loop.add_writer(self._process.input, _weakly(self.write))
        elif not data:
            self._loop.remove_writer(self._process.input)

    def read(self) -> bool:
        """Takes what has come by now; answers whether that is anything."""
        data = self._process.read()
        if data == b"" and self._process.output >= 0:
            self._loop.remove_reader(self._process.output)
        if data is not None and (receive := self._receive()) is not None:
            receive(data)
        return bool(data)

    def close(self) -> None:
        """Watches no more. To be called before the pipes are closed: their numbers may soon be others'."""
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


def _weakly(method: Callable[[], object]) -> Callable[[], None]:
    reference = weakref.WeakMethod(method)

    def call() -> None:
        if (living := reference()) is not None:
            living()

    return call
