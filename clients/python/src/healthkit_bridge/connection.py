"""The protocol without input and output: it makes the bytes to send and reads the bytes received."""

from __future__ import annotations

import functools
import json
import re
from collections import deque
from typing import Any, NamedTuple, NoReturn

from .errors import ResponseError, response_error, sheet_types
from .framing import Framing, InvalidOutput
from .suggestion import did_you_mean
from .table import CLASSES, PROTOCOL_VERSION
from .values import encode

__tracebackhide__ = True

CLOSING_SHEETS = ("control/respondToPermissionSheet", "control/reset")

MAX_NOTIFICATIONS = 1_000_000
"""The number of notifications that may wait to be read."""


class Notification(NamedTuple):
    """A message from the bridge that is not a response."""

    method: str
    params: Any
    """The params as on the wire: dates are strings."""


class Answer(NamedTuple):
    """The response to a request."""

    id: int
    result: Any
    error: ResponseError | None

    def get(self) -> Any:
        """Returns the result, or raises the error."""
        if self.error is not None:
            raise self.error
        return self.result


class Connection:
    """Numbers requests, and separates responses from notifications."""

    def __init__(self, framing: Framing) -> None:
        self._framing = framing
        self.last_id = 0
        """The id of the latest request, which is also the number of requests."""
        self._waiting: dict[int, str] = {}
        self._abandoned: set[int] = set()
        self._backlog: deque[Notification] = deque()
        self.sheet: dict[str, Any] | None = None
        """The latest permission sheet, unless the test has answered it. The host may have closed it."""
        self.has_ordered_faults = False
        """Whether a request has ordered a fault."""

    def request(self, method: str, params: Any = None) -> tuple[int, bytes]:
        """Returns the id and the bytes of a new request."""
        message = {"jsonrpc": "2.0", "id": self.last_id + 1, "method": method}
        if params is not None:
            message["params"] = params
        data = self._framing.frame(encode(message))
        self.last_id += 1
        self._waiting[self.last_id] = method
        self.has_ordered_faults = self.has_ordered_faults or method == "control/failNext"
        if method in CLOSING_SHEETS:
            self.sheet = None
        return self.last_id, data

    def late(self, method: str) -> str:
        """Why a call fails that got no response in time."""
        message = f"The bridge did not respond to {method} in time."
        if self.sheet is None:
            return message
        return f"{message} A permission sheet is open, and nothing has answered it: {sheet_types(self.sheet)}."

    def is_waiting(self, id: int) -> bool:
        """Whether a caller still waits for the response to a request."""
        return id in self._waiting

    @property
    def is_owed(self) -> bool:
        """Whether the bridge owes a response, also to a request whose caller no longer waits."""
        return bool(self._waiting or self._abandoned)

    def cancellation(self, id: int) -> bytes:
        """Returns the bytes that cancel a request."""
        message = {"jsonrpc": "2.0", "method": "$/cancelRequest", "params": {"id": id}}
        return self._framing.frame(encode(message))

    def abandon(self, id: int) -> str:
        """Ignores the response to a request when it arrives. Returns its method, or no text after the response."""
        if method := self._waiting.pop(id, ""):
            self._abandoned.add(id)
        return method

    def forget(self) -> None:
        """Drops the notifications received so far, and ignores the responses to all open requests."""
        self._abandoned.update(self._waiting)
        self._waiting.clear()
        self._backlog.clear()
        self.sheet = None
        self.has_ordered_faults = False

    def take(self, method: str | None = None) -> Notification | None:
        """Removes and returns the first waiting notification of a method, or of any method."""
        for index, notification in enumerate(self._backlog):
            if method is None or notification.method == method:
                del self._backlog[index]
                return notification
        return None

    def receive(self, data: bytes) -> list[Answer]:
        """Takes received bytes and returns the responses in them. Raises `InvalidOutput`."""
        answers: list[Answer] = []
        for frame in self._framing.feed(data):
            message = _parse(frame)
            if "method" in message:
                self._notify(message)
            else:
                answers += self._answers(message)
        return answers

    def _notify(self, message: dict[str, Any]) -> None:
        if not isinstance(message["method"], str) or "id" in message:
            raise InvalidOutput("a message that is neither a notification nor a response")
        if len(self._backlog) >= MAX_NOTIFICATIONS:
            raise InvalidOutput(f"more than {MAX_NOTIFICATIONS} notifications without a reader")
        self._backlog.append(Notification(message["method"], message.get("params")))
        if message["method"] == "control/permissionSheet":
            self.sheet = message.get("params")

    def _answers(self, message: dict[str, Any]) -> list[Answer]:
        id, error = message.get("id"), message.get("error")
        if "error" in message:
            if not isinstance(error, dict) or type(error.get("code")) is not int:
                raise InvalidOutput("an error without a code")
            if id is None and self._waiting:
                # The bridge could not read a message and its id, so any of the requests may be without a response.
                answers = [self._answer(waiting, None, error) for waiting in list(self._waiting)]
                self._abandoned.update(answer.id for answer in answers)
                return answers
        elif "result" not in message:
            raise InvalidOutput("a response with neither a result nor an error")
        if type(id) is int and id in self._abandoned:
            self._abandoned.discard(id)
            return []
        if type(id) is not int or id not in self._waiting:
            raise InvalidOutput("a response to an unknown request")
        return [self._answer(id, message.get("result"), error)]

    def _answer(self, id: int, result: Any, error: dict[str, Any] | None) -> Answer:
        method = self._waiting.pop(id)
        return Answer(id, result, None if error is None else response_error(method, error))


def _parse(frame: bytes) -> dict[str, Any]:
    try:
        message = _decoder.decode(frame.decode())
    except (ValueError, RecursionError):
        raise InvalidOutput("text that is not JSON") from None
    if not isinstance(message, dict) or message.get("jsonrpc") != "2.0":
        raise InvalidOutput("JSON that is not JSON-RPC 2.0")
    return message


def _refuse(constant: str) -> NoReturn:
    raise InvalidOutput("a number that is not JSON")


# With an argument, `json.loads` makes a decoder for each message.
_decoder = json.JSONDecoder(parse_constant=_refuse)


OWN_CHANNELS = ("store", "control")
"""The channels whose notifications are all known. Native code may send others."""


@functools.cache
def check_notification(method: str | None) -> None:
    """Raises `ValueError` for a name that no notification has."""
    if method is None:
        return
    known = [item["method"] for entry in CLASSES.values() for item in entry["notifications"].values()]
    channel, slash, _ = method.partition("/")
    if method in known or (slash and channel not in OWN_CHANNELS):
        return
    hint = did_you_mean(method, known) or f" There are {', '.join(sorted(known))}."
    raise ValueError(f"The bridge has no notification {method}.{hint}")


def version_problem(answer: Any) -> str | None:
    """Returns why this client cannot use a bridge with this result of `rpc/version`, or None if it can.

    Before 1.0 the minor versions must be equal, from 1.0 on the major versions.
    """
    theirs = answer.get("version") if isinstance(answer, dict) else None
    if _significant(theirs) == _significant(PROTOCOL_VERSION):
        return None
    supported = f"version {theirs}" if _significant(theirs) else "no known version"
    return f"The bridge supports {supported} of the protocol; this client supports {PROTOCOL_VERSION}."


def _significant(version: Any) -> str | None:
    match = re.match(r"(0\.\d{1,9}|[1-9]\d{0,9})(?=\.|$)", version) if isinstance(version, str) else None
    return match.group(1) if match else None
