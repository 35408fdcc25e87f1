"""The synchronous client."""

from __future__ import annotations

import time
import weakref
from collections.abc import Callable, Iterator, Mapping, Sequence
from types import TracebackType
from typing import TYPE_CHECKING, Any, NoReturn

from .channels import Channels
from .connection import Answer, Connection, Notification, check_notification, version_problem
from .errors import BridgeError, ConnectionFailure, Reason, ResponseError, UnansweredSheet
from .executable import server_url
from .explanation import unexplained, verified_calls
from .framing import InvalidOutput, framing
from .options import CommandLine, FilePath, params
from .process import Process
from .stream import END_TIMEOUT, Stream
from .transport import Transport

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from .options import Identity, ServeOptions
    from .types import VerificationCall

__tracebackhide__ = True

ANSWER = "Submit the request, then call control.respond_to_permission_sheet"

TIMEOUT = 30.0
"""The default timeout of a call, in seconds."""


class Bridge(Channels):
    """A running bridge.

    The constructor starts it. `close` ends it, as does the end of a `with` block:

        with Bridge(consent="deny", os_version="17.0") as bridge:
            assert bridge.store.is_health_data_available()

    Only one thread at a time can use a bridge.

    Without `command` and `native` it is a phone of its own on the server of `HEALTHKIT_BRIDGE_URL`, if the environment has that.

    - `command`: the program and its arguments, instead of `healthkit-bridge serve`. The options follow them.
    - `native`: the folder of a plugin's native code, which is built first and runs in the bridge; or a list of the folder and
      options of `healthkit-bridge host`.
    - `timeout`: the default timeout of a call, in seconds.
    - `options`: the options of `serve`, in snake case. `consent` may also be a rule or a list of rules, and `clock` a
      datetime. Without `command`, `mode` is `strict` unless it is given.
    """

    def __init__(
        self,
        *,
        command: Sequence[FilePath] | None = None,
        native: FilePath | Sequence[FilePath] | None = None,
        timeout: float = TIMEOUT,
        **options: Unpack[ServeOptions],
    ) -> None:
        if url := server_url(command, native):
            from .websocket import own_phone

            self._open(own_phone(url, timeout), Connection(framing("lines")), timeout)
            try:
                if given := params({**options, "framing": None}):
                    self.call("control/reset", given)
            except BaseException:
                self.close()
                raise
            return
        connection = Connection(framing(options.get("framing", "auto")))
        command_line = CommandLine(command, options, native)
        try:
            self._open(Process(command_line.arguments), connection, timeout)
        finally:
            command_line.remove_files()

    @classmethod
    def connect(cls, url: str, *, timeout: float = TIMEOUT, **identity: Unpack[Identity]) -> Bridge:
        """Connects to a server, `healthkit-bridge serve --listen`, as a process of an app of its own.

        It needs the extra `websockets`.

        - `url`: the URL that the server prints, with its token or with `token`.
        - `timeout`: the default timeout of a call, in seconds.
        - `identity`: the app as `bundle_id`, `name` and `version`, by default that of the server's options; `phone`, a phone of
          its own unless it is `shared`; `role`, which is `owner` for the person with the phone; `token`.
        """
        from .websocket import Socket, server_address

        bridge = cls.__new__(cls)
        bridge._open(Socket(server_address(url, identity), timeout), Connection(framing("lines")), timeout)
        return bridge

    def _open(self, stream: Stream, connection: Connection, timeout: float) -> None:
        self._timeout = timeout
        self._failure: ConnectionFailure | None = None
        self._answers: dict[int, Answer] = {}
        self._connection = connection
        self._stream = stream
        self._finalizer = weakref.finalize(self, self._stream.close)
        self._transport = Transport(self._stream)
        try:
            self._check_version()
        except BaseException:
            self.close()
            raise

    @property
    def process_id(self) -> int:
        """The process id of the bridge; 0 for a server."""
        return self._stream.id

    @property
    def is_closed(self) -> bool:
        """Whether the bridge was closed or has failed."""
        return self._failure is not None

    def call(self, method: str, params: Any = None, *, timeout: float | None = None) -> Any:
        """Sends a request and returns its result as on the wire, with dates as strings.

        `params` may contain aware datetimes. Raises `ResponseError` if the bridge responds with an error. Raises
        `ConnectionFailure` and closes the bridge if there is no response within `timeout` seconds.
        """
        seconds = self._timeout if timeout is None else timeout
        deadline = time.monotonic() + seconds
        id = self._send(method, params, deadline)
        try:
            answer = self._wait(id, method, deadline)
        except UnansweredSheet:
            self._connection.abandon(id)
            raise
        self._stream.report_warnings()
        return answer.get()

    def submit(self, method: str, params: Any = None) -> PendingCall:
        """Sends a request and returns without waiting for the result.

        With the consent policy `ask`, the test can then respond to the permission sheet that the request waits for.
        """
        return PendingCall(self, method, self._send(method, params, time.monotonic() + self._timeout))

    def notifications(self, method: str | None = None, *, timeout: float = 1.0) -> Iterator[Notification]:
        """Yields the notifications of one method, or of all methods, in order. Each is yielded once.

        Ends after `timeout` seconds without a notification. With 0 it yields those that have arrived. Raises `ValueError` for a
        method that no notification has.
        """
        check_notification(method)
        while (notification := self._next_notification(method, time.monotonic() + timeout)) is not None:
            yield notification

    def advance(self, seconds: float, answer: Callable[[Notification], object]) -> None:
        """Advances the clock with the app in the loop: `answer` gets each notification at its own time, before the clock moves on.

        `answer` plays the app. For example, it completes a delivery of an observer, which would be repeated otherwise:

            bridge.advance(86_400, lambda update: bridge.store.complete_observer(update.params["delivery"]))

        It also gets the notifications that had arrived before.
        """
        while True:
            remaining = self.call("control/advanceClock", {"seconds": seconds, "until": "event"})["remaining"]
            while notifications := self._arrived():
                for notification in notifications:
                    answer(notification)
            if remaining == 0:
                return
            seconds = remaining

    def _arrived(self) -> list[Notification]:
        """The notifications of all calls so far. They leave before the response to a later request."""
        self.call("rpc/version")
        return list(self.notifications(timeout=0))

    def forget(self) -> None:
        """Drops the notifications and warnings received so far and the results of submitted requests."""
        self._connection.forget()
        self._answers.clear()
        self._stream.forget_errors()

    def explain(self) -> str:
        """What has happened since the start or the last reset: calls, decisions, an open sheet, the phone, warnings, rules.

        It has types and counts, and no health value.
        """
        warnings = list(self._stream.warnings)
        try:
            (call,) = self._submit_all(("control/explain", {"warnings": warnings}))
            answer = self._wait(call._id, call._method, time.monotonic() + self._timeout)
            return "\n".join(answer.get())
        except (BridgeError, RuntimeError) as error:
            return unexplained(error, warnings)

    def unread_failures(self) -> list[str]:
        """A sentence about each error of a submitted call whose result nothing has read."""
        errors = [answer.error for answer in self._answers.values() if answer.error]
        return [f"Nothing has read the result of a submitted call, which is an error: {error}. Call result()." for error in errors]

    def unused_faults(self) -> list[str]:
        """A sentence about each fault that `control.fail_next` has ordered, and that no call has used."""
        return self.control.list_faults()["unused"] if self._connection.has_ordered_faults else []

    def assert_called(
        self,
        method: str,
        arguments: Mapping[str, Any] | Sequence[Any] | None = None,
        *,
        times: int | None = None,
        at_least: int | None = None,
        at_most: int | None = None,
        limit: int | None = None,
    ) -> list[VerificationCall]:
        """Checks how often the app has called a method, with arguments that contain the given ones, and returns the latest calls.

        Raises an `AssertionError` with the nearest calls and their differences. Without a number, one call or more is expected.
        The parameters are those of `control.verify`.
        """
        verification = self.control.verify(
            method, arguments=arguments, times=times, at_least=at_least, at_most=at_most, limit=limit
        )
        return verified_calls(verification)

    def close(self) -> None:
        """Ends the bridge: closes its input, terminates it after a second, and kills it after another second."""
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
        """Ends the bridge because it sent an invalid result or notification. The helpers call this."""
        self._fail("garbage", f"The bridge sent invalid data for {method}.")

    def _next_notification(self, method: str | None, deadline: float) -> Notification | None:
        while True:
            self._stream.report_warnings()
            if (notification := self._connection.take(method)) is not None:
                return notification
            self._check_open()
            # Reads what arrived before the deadline, but stops if output arrives without end.
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

    def _submit_all(self, *requests: tuple[str, Any]) -> list[PendingCall]:
        """Sends requests in one write: each write wakes the bridge, which takes longer than a simple request."""
        self._check_open()
        framed = [self._connection.request(method, params) for method, params in requests]
        self._write(b"".join(data for _, data in framed), time.monotonic() + self._timeout)
        return [PendingCall(self, method, id) for (method, _), (id, _) in zip(requests, framed)]

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
            if self._connection.sheet and not self._stream.is_shared and not method.startswith("control/"):
                self._check_sheet(id, method, deadline)
                continue
            self._read(deadline)
            if id not in self._answers and not time.monotonic() < deadline:
                self._fail("timeout", self._connection.late(method))
        return self._answers.pop(id)

    def _check_sheet(self, id: int, method: str, deadline: float) -> None:
        """Raises `UnansweredSheet` if a request waits for an open sheet: this thread waits, and no other one can use the bridge.

        Responses leave in the order of the requests, unless a request waits for the user. So it does if a later request is
        answered first.
        """
        state = self._wait(self._send("control/state", None, deadline), "control/state", deadline)
        sheet = None if state.error else state.result["openSheet"]
        if sheet is None:
            self._connection.sheet = None
        elif id not in self._answers:
            raise UnansweredSheet(method, sheet, ANSWER)

    def _read(self, deadline: float) -> bool:
        """Reads the next output. Returns whether any arrived by the deadline."""
        data = self._transport.read(deadline)
        if data is None:
            return False
        if not data:
            for delay in self._stream.ending(END_TIMEOUT):
                time.sleep(delay)
            self._fail("ended", "The bridge closed its output.")
        try:
            for answer in self._connection.receive(data):
                self._answers[answer.id] = answer
        except InvalidOutput as problem:
            self._fail("garbage", f"The bridge wrote {problem}.")
        return True

    def _check_open(self) -> None:
        if self._failure is not None:
            raise ConnectionFailure(*self._failure.args)

    def _fail(self, reason: Reason, message: str) -> NoReturn:
        self._failure = self._stream.fail(reason, message)
        self.close()
        raise self._failure


class PendingCall:
    """A request that was sent. The response may not have arrived yet."""

    def __init__(self, bridge: Bridge, method: str, id: int) -> None:
        self._bridge = bridge
        self._method = method
        self._id = id
        self._answer: Answer | None = None

    def result(self, *, timeout: float | None = None) -> Any:
        """Waits for the result and returns it, or raises an error, as `Bridge.call` does."""
        if self._answer is None:
            seconds = self._bridge._timeout if timeout is None else timeout
            self._answer = self._bridge._wait(self._id, self._method, time.monotonic() + seconds)
            self._bridge._stream.report_warnings()
        return self._answer.get()

    def cancel(self) -> None:
        """Cancels a request that waits for the user or takes long. `result` then raises `RequestCancelled`."""
        if self._answer is None:
            self._bridge._cancel(self._id)
