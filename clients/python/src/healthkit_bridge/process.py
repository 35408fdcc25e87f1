"""A bridge as a process: pipes that never block, the last lines of its standard error, and its end."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections import deque
from collections.abc import Iterator, Sequence
from typing import IO

from .errors import ConnectionFailure, Reason

CHUNK = 1 << 16
TAIL_BYTES = 8 << 10
TAIL_LINES = 20

PATIENCE = 1.0
"""The seconds that a bridge has to end by itself, and then to obey a signal."""


class Process:
    """A child process. Nothing here waits, but for `close`: whoever uses it knows when there is something to do."""

    def __init__(self, command: Sequence[str]) -> None:
        """Starts the process. Where that fails, `ConnectionFailure` has the reason `missing`."""
        try:
            # A session of its own: an interrupt at the terminal is the test's, and a signal reaches helpers, too.
            self._child = subprocess.Popen(
                command,
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) else str(error)
            raise ConnectionFailure("missing", f"The bridge {command[0]!r} cannot be started: {reason}.") from None
        self._owner = os.getpid()
        self._outgoing: deque[memoryview] = deque()
        self._tail = bytearray()
        self._input, self._output, self._errors = self._child.stdin, self._child.stdout, self._child.stderr
        for pipe in (self._input, self._output, self._errors):
            os.set_blocking(_descriptor(pipe), False)

    @property
    def id(self) -> int:
        """The process id."""
        return self._child.pid

    @property
    def input(self) -> int:
        """The descriptor of its standard input."""
        return _descriptor(self._input)

    @property
    def output(self) -> int:
        """The descriptor of its standard output."""
        return _descriptor(self._output)

    @property
    def errors(self) -> int:
        """The descriptor of its standard error."""
        return _descriptor(self._errors)

    @property
    def exit_status(self) -> int | None:
        """The exit status, negative for the number of a signal; None while it runs."""
        return self._child.poll()

    @property
    def stderr(self) -> str:
        """The last lines that it has written to its standard error."""
        lines = self._tail.decode(errors="replace").splitlines()
        return "\n".join(lines[-TAIL_LINES:])

    @property
    def is_writing(self) -> bool:
        """Whether not everything is written yet."""
        return bool(self._outgoing)

    def write(self, data: bytes = b"") -> None:
        """Writes as much as the pipe takes now, and keeps the rest for the next time. A closed pipe takes all."""
        if data:
            self._outgoing.append(memoryview(data))
        while self._outgoing:
            # Taken out before: an interrupt after it was written would have it written again.
            first = self._outgoing.popleft()
            try:
                written = os.write(self.input, first)
            except BlockingIOError:
                self._outgoing.appendleft(first)
                return
            except OSError:
                # It has ended, or will not read: what it has said before is still to be read.
                self._outgoing.clear()
                return
            if written < len(first):
                self._outgoing.appendleft(first[written:])

    def read(self) -> bytes | None:
        """What it has written, None if that is nothing yet, and no bytes at the end."""
        return _read(self.output)

    def read_errors(self) -> bytes | None:
        """Reads its standard error, and keeps the last lines."""
        data = _read(self.errors)
        if data:
            self._tail += data
            del self._tail[:-TAIL_BYTES]
        return data

    def close_input(self) -> None:
        """Ends its input, upon which it ends."""
        self._outgoing.clear()
        if self._input is not None:
            self._input.close()

    def kill(self) -> None:
        """Ends it at once."""
        self._signal(signal.SIGKILL)
        for delay in self.ending(PATIENCE):
            time.sleep(delay)
        self._close_pipes()

    def close(self) -> None:
        """Ends its input and waits; if it goes on it is terminated, then killed."""
        try:
            for delay in self.closing():
                time.sleep(delay)
        finally:
            # Nothing is left to do, unless that was interrupted.
            self.kill()

    def closing(self) -> Iterator[float]:
        """`close` without waiting: gives how long to wait before it goes on."""
        if self._output is None or self._output.closed or os.getpid() != self._owner:
            return
        self.close_input()
        yield from self.ending(PATIENCE, discard=True)
        if self.exit_status is None:
            self._signal(signal.SIGTERM)
            yield from self.ending(PATIENCE, discard=True)
        self.kill()

    def ending(self, patience: float, discard: bool = False) -> Iterator[float]:
        """Waits for the end of the process, in the same way; `discard` reads what it writes meanwhile."""
        deadline = time.monotonic() + patience
        delay = 0.0005
        while self.exit_status is None and time.monotonic() < deadline:
            # Full pipes would keep it from ending.
            busy = discard and bool(self.read())
            self.read_errors()
            yield 0 if busy else delay
            delay = min(2 * delay, 0.05)
        for _ in range(64):
            # Not to the end: a child of its own may hold the pipe, and write for ever.
            if not self.read_errors():
                break

    def fail(self, reason: Reason, message: str) -> ConnectionFailure:
        """Ends it at once, and answers the error that tells of it."""
        # Asked before: afterwards it would be our own signal.
        status = self.exit_status
        self.kill()
        if reason == "ended" and status is not None:
            message += f" It has ended with status {status}." if status >= 0 else f" Signal {-status} has ended it."
        return ConnectionFailure(reason, message, status, self.stderr)

    def _signal(self, number: signal.Signals) -> None:
        # Only before it is reaped: afterwards its number may be another's.
        if self.exit_status is None:
            try:
                os.killpg(self.id, number)
            except (ProcessLookupError, PermissionError):
                self._child.send_signal(number)

    def _close_pipes(self) -> None:
        for pipe in (self._input, self._output, self._errors):
            if pipe is not None:
                pipe.close()


def _descriptor(pipe: IO[bytes] | None) -> int:
    # There always is one: all three were asked for. A closed one has no descriptor any more.
    return -1 if pipe is None or pipe.closed else pipe.fileno()


def _read(descriptor: int) -> bytes | None:
    try:
        return os.read(descriptor, CHUNK)
    except BlockingIOError:
        return None
    except OSError:
        return b""
