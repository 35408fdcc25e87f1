"""A bridge as a child process: pipes that never block, the last lines of standard error, and the end."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections import deque
from collections.abc import Iterator, Sequence
from typing import IO

from .errors import ConnectionFailure, Reason
from .executable import fault

CHUNK = 1 << 16
TAIL_BYTES = 8 << 10
TAIL_LINES = 20

END_TIMEOUT = 1.0
"""The seconds in which a bridge must end by itself, and then after a signal."""


class Process:
    """A child process. Only `close`, `kill` and `fail` wait; the caller watches the pipes."""

    def __init__(self, command: Sequence[str]) -> None:
        """Starts the process. If that fails, it raises `ConnectionFailure` with the reason `missing`."""
        try:
            # In a session of its own: an interrupt at the terminal reaches only the test, and a signal to the group
            # reaches the children of the bridge too.
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
            message = f"The bridge {command[0]!r} cannot be started: {reason}."
            if problem := fault(command[0]):
                message += f" {problem}"
            raise ConnectionFailure("missing", message) from None
        self._program = command[0]
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
        """The exit status; None while it runs. A negative value is the number of a signal."""
        return self._child.poll()

    @property
    def stderr(self) -> str:
        """The last lines that it wrote to standard error."""
        lines = self._tail.decode(errors="replace").splitlines()
        return "\n".join(lines[-TAIL_LINES:])

    @property
    def is_writing(self) -> bool:
        """Whether bytes are waiting to be written."""
        return bool(self._outgoing)

    def write(self, data: bytes = b"") -> None:
        """Writes as much as the pipe takes now, and keeps the rest for the next call. A closed pipe discards all."""
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
                # The process has ended or closed its input. Its earlier output can still be read.
                self._outgoing.clear()
                return
            if written < len(first):
                self._outgoing.appendleft(first[written:])

    def read(self) -> bytes | None:
        """Returns its output: None if there is none yet, and no bytes at the end."""
        return _read(self.output)

    def read_errors(self) -> bytes | None:
        """Reads its standard error and keeps the last lines."""
        data = _read(self.errors)
        if data:
            self._tail += data
            del self._tail[:-TAIL_BYTES]
        return data

    def close_input(self) -> None:
        """Closes its input, which makes a bridge end."""
        self._outgoing.clear()
        if self._input is not None:
            self._input.close()

    def kill(self) -> None:
        """Kills it and waits for its end."""
        self._signal(signal.SIGKILL)
        for delay in self.ending(END_TIMEOUT):
            time.sleep(delay)
        self._close_pipes()

    def close(self) -> None:
        """Closes its input and waits for its end. If it does not end, it is terminated, then killed."""
        try:
            for delay in self.closing():
                time.sleep(delay)
        finally:
            # Only needed after an interrupt.
            self.kill()

    def closing(self) -> Iterator[float]:
        """The steps of `close` for a caller that does the waiting: yields how long to wait before the next step."""
        if self._output is None or self._output.closed or os.getpid() != self._owner:
            return
        self.close_input()
        yield from self.ending(END_TIMEOUT, discard=True)
        if self.exit_status is None:
            self._signal(signal.SIGTERM)
            yield from self.ending(END_TIMEOUT, discard=True)
        self.kill()

    def ending(self, seconds: float, discard: bool = False) -> Iterator[float]:
        """The steps of waiting for the end, in the same way. `discard` reads and drops the output meanwhile."""
        deadline = time.monotonic() + seconds
        delay = 0.0005
        while self.exit_status is None and time.monotonic() < deadline:
            # A process whose output pipe is full cannot end.
            busy = discard and bool(self.read())
            self.read_errors()
            yield 0 if busy else delay
            delay = min(2 * delay, 0.05)
        for _ in range(64):
            # With a limit: a child of the bridge may hold the pipe open and write without end.
            if not self.read_errors():
                break

    def fail(self, reason: Reason, message: str) -> ConnectionFailure:
        """Kills it and returns the error to raise."""
        # Read before `kill`, which changes the status.
        status = self.exit_status
        self.kill()
        if reason == "ended" and status is not None:
            message += f" Its exit status is {status}." if status >= 0 else f" Signal {-status} ended it."
            if status != 0 and (problem := fault(self._program)):
                message += f" {problem}"
        return ConnectionFailure(reason, message, status, self.stderr)

    def _signal(self, number: signal.Signals) -> None:
        # Only while it runs: afterwards the process id may belong to another process.
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
    # All three pipes exist. A closed pipe has no descriptor.
    return -1 if pipe is None or pipe.closed else pipe.fileno()


def _read(descriptor: int) -> bytes | None:
    try:
        return os.read(descriptor, CHUNK)
    except BlockingIOError:
        return None
    except OSError:
        return b""
