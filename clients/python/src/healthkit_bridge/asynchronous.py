"""The client for asyncio."""

from __future__ import annotations

import asyncio
import inspect
import time
import weakref
from collections import Counter
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from functools import partial
from types import TracebackType
from typing import TYPE_CHECKING, Any, NoReturn

from .async_channels import AsyncChannels
from .bridge import TIMEOUT
from .connection import Answer, Connection, Notification, check_notification, version_problem
from .errors import BridgeError, ConnectionFailure, Reason, ResponseError, UnansweredSheet
from .executable import server_url
from .explanation import unexplained, verified_calls
from .framing import InvalidOutput, framing
from .options import CommandLine, FilePath, params
from .process import Process
from .stream import END_TIMEOUT, Stream
from .transport import AsyncTransport, weak_callback

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from .options import Identity, ServeOptions
    from .types import VerificationCall

__tracebackhide__ = True

ANSWER = "Make the request in a task of its own, then await control.respond_to_permission_sheet"

SHEET_INTERVAL = 0.1
"""The seconds between two looks at an open permission sheet."""


class AsyncBridge(AsyncChannels):
    """A running bridge, for asyncio.

    `open` starts it, as does the beginning of an `async with` block. `close` ends it, as does the end of the block:

        async with AsyncBridge(consent="deny", os_version="17.0") as bridge:
            assert await bridge.store.is_health_data_available()

    Only the event loop in which it was started can use it. Several calls may wait at the same time. The arguments are those of `Bridge`.
    """

    def __init__(
        self,
        *,
        command: Sequence[FilePath] | None = None,
        native: FilePath | Sequence[FilePath] | None = None,
        timeout: float = TIMEOUT,
        **options: Unpack[ServeOptions],
    ) -> None:
        self._command = command
        self._native = native
        self._options = options
        self._timeout = timeout
        self.unawaited: Counter[str] = Counter()
        """How many calls of the helpers of a method nothing has awaited."""
        self._connect: Callable[[], Stream] | None = None
        self._failure: ConnectionFailure | None = ConnectionFailure("ended", "The bridge was not started. Use it in a block: async with bridge.")
        self._answers: dict[int, asyncio.Future[Answer]] = {}
        self._callers: dict[asyncio.Task[Any] | None, asyncio.Future[Answer]] = {}
        self._watches_sheet = False
        self._arrivals: set[asyncio.Future[None]] = set()
        self._finalizer: weakref.finalize[..., AsyncBridge] | None = None
        self._end: asyncio.Task[None] | None = None
        self._connection = Connection(framing(options.get("framing", "auto")))

    @classmethod
    def connect(cls, url: str, *, timeout: float = TIMEOUT, **identity: Unpack[Identity]) -> AsyncBridge:
        """A connection to a server, as `Bridge.connect` makes it. `open` or an `async with` block makes it."""
        from .websocket import Socket, server_address

        bridge = cls(timeout=timeout)
        bridge._connect = partial(Socket, server_address(url, identity), timeout)
        return bridge

    @property
    def process_id(self) -> int:
        """The process id of the bridge; 0 for a server."""
        return self._stream.id

    @property
    def is_closed(self) -> bool:
        """Whether the bridge was not started yet, was closed, or has failed."""
        return self._failure is not None

    async def open(self) -> AsyncBridge:
        """Starts the bridge. It can be called once."""
        if self._finalizer is not None:
            raise RuntimeError("This bridge was opened before. Create another one.")
        if self._connect is not None:
            await self._begin(await asyncio.to_thread(self._connect))
            return self
        if url := server_url(self._command, self._native):
            from .websocket import own_phone

            self._connection = Connection(framing("lines"))
            await self._begin(await asyncio.to_thread(own_phone, url, self._timeout))
            try:
                if given := params({**self._options, "framing": None}):
                    await self.call("control/reset", given)
            except BaseException:
                await self.close()
                raise
            return self
        command_line = await asyncio.to_thread(CommandLine, self._command, self._options, self._native)
        try:
            await self._begin(Process(command_line.arguments))
        finally:
            command_line.remove_files()
        return self

    async def _begin(self, stream: Stream) -> None:
        try:
            self._loop = asyncio.get_running_loop()
            self._stream = stream
            self._transport = AsyncTransport(self._stream, self._receive)
            self._finalizer = weakref.finalize(self, _abandon, self._transport, self._stream)
            self._failure = None
            await self._check_version()
        except BaseException:
            await self.close()
            raise

    async def call(self, method: str, params: Any = None, *, timeout: float | None = None) -> Any:
        """Sends a request and returns its result, as `Bridge.call`. Cancelling the task cancels the request."""
        self._check_open()
        id, data = self._connection.request(method, params)
        answer = self._answers[id] = self._loop.create_future()
        caller = asyncio.current_task()
        self._callers[caller] = answer
        self._transport.write(data)
        try:
            await asyncio.wait({answer}, timeout=self._timeout if timeout is None else timeout)
        except asyncio.CancelledError:
            if not answer.done():
                self._connection.abandon(id)
                self._transport.write(self._connection.cancellation(id))
            raise
        finally:
            self._answers.pop(id, None)
            self._callers.pop(caller, None)
        if answer.done() and not answer.cancelled():
            self._stream.report_warnings()
            return answer.result().get()
        if self._failure is None:
            self._fail("timeout", self._connection.late(method))
        self._raise_failure()

    async def notifications(self, method: str | None = None, *, timeout: float = 1.0) -> AsyncIterator[Notification]:
        """Yields the notifications of one method, or of all methods, in order, as `Bridge.notifications`."""
        check_notification(method)
        while (notification := await self._next_notification(method, time.monotonic() + timeout)) is not None:
            yield notification

    async def advance(self, seconds: float, answer: Callable[[Notification], object]) -> None:
        """Advances the clock with the app in the loop, as `Bridge.advance`. `answer` may be a coroutine function."""
        while True:
            remaining = (await self.call("control/advanceClock", {"seconds": seconds, "until": "event"}))["remaining"]
            while notifications := await self._arrived():
                for notification in notifications:
                    answered = answer(notification)
                    if inspect.isawaitable(answered):
                        await answered
            if remaining == 0:
                return
            seconds = remaining

    async def _arrived(self) -> list[Notification]:
        """The notifications of all calls so far. They leave before the response to a later request."""
        await self.call("rpc/version")
        return [notification async for notification in self.notifications(timeout=0)]

    async def explain(self) -> str:
        """What has happened since the start, as `Bridge.explain`."""
        warnings = list(self._stream.warnings) if self._finalizer else []
        warnings += [f"The test has called {method} without await, so nothing was sent." for method in +self.unawaited]
        try:
            return "\n".join(await self.call("control/explain", {"warnings": warnings}))
        except BridgeError as error:
            return unexplained(error, warnings)

    async def unused_faults(self) -> list[str]:
        """A sentence about each fault that no call has used, as `Bridge.unused_faults`."""
        return (await self.control.list_faults())["unused"] if self._connection.has_ordered_faults else []

    async def assert_called(
        self,
        method: str,
        arguments: Mapping[str, Any] | Sequence[Any] | None = None,
        *,
        times: int | None = None,
        at_least: int | None = None,
        at_most: int | None = None,
        limit: int | None = None,
    ) -> list[VerificationCall]:
        """Checks how often the app has called a method, as `Bridge.assert_called`."""
        verification = await self.control.verify(
            method, arguments=arguments, times=times, at_least=at_least, at_most=at_most, limit=limit
        )
        return verified_calls(verification)

    async def close(self) -> None:
        """Ends the bridge: closes its input, terminates it after a second, and kills it after another second."""
        if self._failure is None:
            self._failure = ConnectionFailure("ended", "The bridge was closed.")
        self._stop()
        if self._finalizer is None:
            return
        try:
            for delay in self._stream.closing():
                await asyncio.sleep(delay)
        finally:
            # Only needed after the task was cancelled.
            self._stream.kill()

    async def __aenter__(self) -> AsyncBridge:
        return await self.open()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        await self.close()

    def refuse(self, method: str) -> NoReturn:
        """Ends the bridge because it sent an invalid result or notification. The helpers call this."""
        self._fail("garbage", f"The bridge sent invalid data for {method}.")
        self._raise_failure()

    async def _check_version(self) -> None:
        try:
            answer = await self.call("rpc/version")
        except ResponseError:
            answer = None
        if problem := version_problem(answer):
            self._fail("version", problem)
            self._raise_failure()

    async def _next_notification(self, method: str | None, deadline: float) -> Notification | None:
        while True:
            if (notification := self._connection.take(method)) is not None:
                return notification
            self._check_open()
            late = time.monotonic() - deadline
            if late >= 0:
                # Reads what arrived before the deadline, but stops if output arrives without end.
                if late >= 1 or not self._transport.read():
                    return self._connection.take(method)
                continue
            arrival = self._loop.create_future()
            self._arrivals.add(arrival)
            try:
                await asyncio.wait({arrival}, timeout=-late)
            finally:
                self._arrivals.discard(arrival)

    def _receive(self, data: bytes) -> None:
        if not data:
            self._end = self._end or self._loop.create_task(self._wait_for_end())
            return
        try:
            for answer in self._connection.receive(data):
                if (future := self._answers.get(answer.id)) and not future.done():
                    future.set_result(answer)
        except InvalidOutput as problem:
            self._fail("garbage", f"The bridge wrote {problem}.")
        for arrival in self._arrivals:
            if not arrival.done():
                arrival.set_result(None)
        if self._connection.sheet and not self._watches_sheet and not self._stream.is_shared:
            self._watches_sheet = True
            self._loop.call_soon(weak_callback(self._watch_sheet))

    def _watch_sheet(self) -> None:
        """Asks for the sheet if all tasks wait for the bridge, so that none of them can answer it. Looks again later."""
        self._watches_sheet = self._failure is None and self._connection.sheet is not None
        if not self._watches_sheet:
            return
        if self._is_stuck():
            id, data = self._connection.request("control/state")
            state = self._answers[id] = self._loop.create_future()
            state.add_done_callback(partial(self._check_sheet, id))
            self._transport.write(data)
        self._loop.call_later(SHEET_INTERVAL, weak_callback(self._watch_sheet))

    def _is_stuck(self) -> bool:
        """Whether every task of the event loop waits for a response."""
        waiting = {task for task, answer in self._callers.items() if not answer.done()}
        return bool(waiting) and asyncio.all_tasks(self._loop) <= waiting

    def _check_sheet(self, id: int, state: asyncio.Future[Answer]) -> None:
        """Fails the requests that wait for an open sheet: those whose response did not come before that of a later request."""
        self._answers.pop(id, None)
        if state.cancelled():
            return
        answer = state.result()
        sheet = None if answer.error else answer.result["openSheet"]
        if sheet is None:
            self._connection.sheet = None
        elif self._is_stuck():
            for request, waiting in self._answers.items():
                if request < id and not waiting.done():
                    method = self._connection.abandon(request)
                    waiting.set_exception(UnansweredSheet(method, sheet, ANSWER))

    async def _wait_for_end(self) -> None:
        for delay in self._stream.ending(END_TIMEOUT):
            await asyncio.sleep(delay)
        if self._failure is None:
            self._fail("ended", "The bridge closed its output.")

    def _check_open(self) -> None:
        if self._failure is not None:
            self._raise_failure()
        if asyncio.get_running_loop() is not self._loop:
            raise RuntimeError("This bridge was opened in another event loop.")

    def _raise_failure(self) -> NoReturn:
        assert self._failure is not None
        raise ConnectionFailure(*self._failure.args)

    def _fail(self, reason: Reason, message: str) -> None:
        self._stop()
        self._failure = self._stream.fail(reason, message)

    def _stop(self) -> None:
        """Stops reading, and ends all waiting calls."""
        for answer in self._answers.values():
            answer.cancel()
        for arrival in self._arrivals:
            arrival.cancel()
        if self._finalizer is not None:
            self._transport.close()


def _abandon(transport: AsyncTransport, stream: Stream) -> None:
    """Ends a bridge that was not closed."""
    transport.close()
    stream.close()
