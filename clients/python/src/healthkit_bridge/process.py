"""A bridge as a child process: its pipes, the last lines of standard error, and the end."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import time
from collections.abc import Iterator, Sequence

from .errors import ConnectionFailure, Reason
from .executable import fault
from .stream import END_TIMEOUT, Stream

__tracebackhide__ = True

TAIL_BYTES = 8 << 10
TAIL_LINES = 20
WARNING = re.compile(rb"\S+Z (?:warning|error) (.*)")


class Process(Stream):
    """A child process."""

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
        child = self._child
        assert child.stdin and child.stdout and child.stderr
        super().__init__(child.stdin, child.stdout, child.stderr)
        self._program = command[0]
        self._tail = bytearray()
        self._line = b""

    @property
    def id(self) -> int:
        """The process id."""
        return self._child.pid

    @property
    def has_ended(self) -> bool:
        """Whether the process has ended."""
        return self.exit_status is not None

    @property
    def exit_status(self) -> int | None:
        """The exit status; None while it runs. A negative value is the number of a signal."""
        return self._child.poll()

    @property
    def stderr(self) -> str:
        """The last lines that it wrote to standard error."""
        lines = self._tail.decode(errors="replace").splitlines()
        return "\n".join(lines[-TAIL_LINES:])

    def read_errors(self) -> bytes | None:
        """Reads its standard error and keeps the last lines."""
        data = super().read_errors()
        if data:
            self._tail += data
            del self._tail[:-TAIL_BYTES]
            *lines, line = (self._line + data).split(b"\n")
            self._line = line[-TAIL_BYTES:]
            found = [match[1].decode(errors="replace") for match in map(WARNING.match, lines) if match]
            self.warnings += found
            self._unreported += found
        return data

    def forget_errors(self) -> None:
        """Drops the lines of standard error."""
        super().forget_errors()
        self._tail.clear()

    def close_input(self) -> None:
        """Closes its input, which makes a bridge end."""
        self._outgoing.clear()
        self._input.close()

    def kill(self) -> None:
        """Kills it and waits for its end."""
        self._signal(signal.SIGKILL)
        for delay in self.ending(END_TIMEOUT):
            time.sleep(delay)
        self._close_files()

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

    def _end(self) -> Iterator[float]:
        """Closes its input. If it does not end, it is terminated."""
        self.close_input()
        yield from self.ending(END_TIMEOUT, discard=True)
        if not self.has_ended:
            self._signal(signal.SIGTERM)
            yield from self.ending(END_TIMEOUT, discard=True)

    def _signal(self, number: signal.Signals) -> None:
        # Only while it runs: afterwards the process id may belong to another process.
        if not self.has_ended:
            try:
                os.killpg(self.id, number)
            except (ProcessLookupError, PermissionError):
                self._child.send_signal(number)
