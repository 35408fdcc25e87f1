"""The synchronous client."""

from __future__ import annotations

import time
import weakref
from collections.abc import Iterator, Sequence
from types import TracebackType
from typing import TYPE_CHECKING, Any, NoReturn

from .channels import Control, HealthkitPermissions, Store
from .connection import Answer, Connection, Notification, version_problem
from .errors import BridgeError, ConnectionFailure, Reason, ResponseError
from .framing import NotAMessage, framing
from .options import CommandLine, FilePath
from .process import PATIENCE, Process
from .transport import Transport

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from .options import ServeOptions

TIMEOUT = 30.0
"""The seconds that a call has unless told otherwise."""


class Bridge:
    """A running bridge.

    It is started here, with any option of `serve` as a keyword argument, and ended by `close` or at the end of a `with`
    block:

        with Bridge(consent="deny", os_version="17.0") as bridge:
            assert bridge.store.is_health_data_available()

    It belongs to one thread at a time.

    - `command`: the program and its arguments instead of `healthkit-bridge serve`. The options come after them.
    - `timeout`: the seconds that a call has unless it says otherwise.
    - `options`: those of `serve`, in snake case. `consent` may also be a rule or a list of rules, `clock` a datetime.
    """

    def __init__(
        self,
        *,
        command: Sequence[FilePath] | None = None,
        timeout: float = TIMEOUT,
        **options: Unpack[ServeOptions],
    ) -> None:
        self._timeout = timeout
        self._failure: ConnectionFailure | None = None
        self._answers: dict[int, Answer] = {}
        self._connection = Connection(framing(options.get("framing", "auto")))
        command_line = CommandLine(command, options)
        try:
            self._process = Process(command_line.arguments)
            self._finalizer = weakref.finalize(self, self._process.close)
            self._transport = Transport(self._process)
            try:
                self._check_version()
            except BaseException:
                self.close()
                raise
        finally:
            command_line.remove_files()

    @property
    def store(self) -> Store:
        """HealthKit's own operations."""
        return Store(self)

    @property
    def control(self) -> Control:
        """The world around the app: the user, Settings, the clock, other sources."""
        return Control(self)

    @property
    def healthkit_permissions(self) -> HealthkitPermissions:
        """The method channel of the Flutter plugin."""
        return HealthkitPermissions(self)

    @property
    def process_id(self) -> int:
        """The process id of the bridge."""
        return self._process.id

    @property
    def is_closed(self) -> bool:
        """Whether it was closed, or has failed."""
        return self._failure is not None

    def call(self, method: str, params: Any = None, *, timeout: float | None = None) -> Any:
        """Sends a request and waits for its result, which is given as it is on the wire, dates as strings.

        Dates in `params` may be aware datetimes. Raises a `ResponseError` where the bridge answers one, and
        `ConnectionFailure` where it does not answer within `timeout` seconds; then the bridge is closed.
        """
        seconds = self._timeout if timeout is None else timeout
        deadline = time.monotonic() + seconds
        return self._wait(self._send(method, params, deadline), method, deadline).get()

    def submit(self, method: str, params: Any = None) -> PendingCall:
        """Sends a request and does not wait for its result.

        So a request can wait for the permission sheet, under consent policy `ask`, while the sheet is dealt with.
        """
        return PendingCall(self, method, self._send(method, params, time.monotonic() + self._timeout))

    def notifications(self, method: str | None = None, *, timeout: float = 1.0) -> Iterator[Notification]:
        """What the bridge sends by itself, in order: of one method, or all. Each is given once.

        Ends when none has come for `timeout` seconds; with 0 it gives those that are there.
        """
        while (notification := self._next_notification(method, time.monotonic() + timeout)) is not None:
            yield notification

    def forget(self) -> None:
        """Forgets what nobody has asked for yet: notifications, and the answers to what was submitted."""
        self._connection.forget()
        self._answers.clear()

    def close(self) -> None:
        """Ends the bridge: its input is closed; after a second it is terminated, then killed."""
        if self._failure is None:
            self._failure = ConnectionFailure("ended", "The bridge was closed.")
        self._transport.close()
        self._finalizer()

    def __enter__(self) -> Bridge:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()

    def refuse(self, method: str) -> NoReturn:
        """Ends the bridge as one that has answered a method with garbage: for the helpers."""
        self._fail("garbage", f"The bridge answered {method} with what it cannot answer.")

    def _next_notification(self, method: str | None, deadline: float) -> Notification | None:
        while True:
            if (notification := self._connection.take(method)) is not None:
                return notification
            self._check_open()
            # What has arrived before the deadline is read to the end, but a flood is not.
            if not self._read(deadline) or time.monotonic() >= deadline + 1:
                return self._connection.take(method)

    def _check_version(self) -> None:
        try:
            answer = self.call("rpc/version")
        except ResponseError:
            answer = None
        if problem := version_problem(answer):
            self._fail("version", problem)

    def _send(self, method: str, params: Any, deadline: float) -> int:
        self._check_open()
        id, data = self._connection.request(method, params)
        self._write(data, deadline)
        return id

    def _write(self, data: bytes, deadline: float) -> None:
        if not self._transport.write(data, deadline):
            self._fail("timeout", "The bridge did not read a request in time.")

    def _cancel(self, id: int) -> None:
        if id not in self._answers:
            self._check_open()
            self._write(self._connection.cancellation(id), time.monotonic() + self._timeout)

    def _wait(self, id: int, method: str, deadline: float) -> Answer:
        while id not in self._answers:
            self._check_open()
            if not self._connection.is_waiting(id):
                raise BridgeError(f"The request {method} was forgotten.")
            self._read(deadline)
            if id not in self._answers and not time.monotonic() < deadline:
                self._fail("timeout", f"The bridge did not answer {method} in time.")
        return self._answers.pop(id)

    def _read(self, deadline: float) -> bool:
        """Takes what comes next; answers whether anything came by the deadline."""
        data = self._transport.read(deadline)
        if data is None:
            return False
        if not data:
            for delay in self._process.ending(PATIENCE):
                time.sleep(delay)
            self._fail("ended", "The bridge does not answer any more.")
        try:
            for answer in self._connection.receive(data):
                self._answers[answer.id] = answer
        except NotAMessage as problem:
            self._fail("garbage", f"The bridge wrote {problem}.")
        return True

    def _check_open(self) -> None:
        if self._failure is not None:
            raise ConnectionFailure(*self._failure.args)

    def _fail(self, reason: Reason, message: str) -> NoReturn:
        self._failure = self._process.fail(reason, message)
        self.close()
        raise self._failure


class PendingCall:
    """A request that was sent, and whose answer may still be to come."""

    def __init__(self, bridge: Bridge, method: str, id: int) -> None:
        self._bridge = bridge
        self._method = method
        self._id = id
        self._answer: Answer | None = None

    def result(self, *, timeout: float | None = None) -> Any:
        """Waits for the result, as `Bridge.call` does."""
        if self._answer is None:
            seconds = self._bridge._timeout if timeout is None else timeout
            self._answer = self._bridge._wait(self._id, self._method, time.monotonic() + seconds)
        return self._answer.get()

    def cancel(self) -> None:
        """Asks for the end of a request that waits for the user, or takes long: its result is a `RequestCancelled`."""
        if self._answer is None:
            self._bridge._cancel(self._id)
