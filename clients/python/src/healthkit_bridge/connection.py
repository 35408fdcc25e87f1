"""The protocol without any input or output: bytes to send, and what the bytes that came stand for."""

from __future__ import annotations

import json
import re
from collections import deque
from typing import Any, NamedTuple, NoReturn

from .errors import ResponseError, response_error
from .framing import Framing, NotAMessage
from .table import PROTOCOL_VERSION
from .values import encode

MOST_NOTIFICATIONS = 1_000_000
"""How many notifications may wait to be read."""


class Notification(NamedTuple):
    """What the bridge sends by itself."""

    method: str
    params: Any
    """As on the wire: dates are strings."""


class Answer(NamedTuple):
    """The end of a request."""

    id: int
    result: Any
    error: ResponseError | None

    def get(self) -> Any:
        """The result; the error is raised."""
        if self.error is not None:
            raise self.error
        return self.result


class Connection:
    """Numbers requests, and tells answers and notifications apart."""

    def __init__(self, framing: Framing) -> None:
        self._framing = framing
        self._last_id = 0
        self._waiting: dict[int, str] = {}
        self._abandoned: set[int] = set()
        self._backlog: deque[Notification] = deque()

    def request(self, method: str, params: Any = None) -> tuple[int, bytes]:
        """The bytes of a request, and the id by which its answer is known."""
        message = {"jsonrpc": "2.0", "id": self._last_id + 1, "method": method}
        if params is not None:
            message["params"] = params
        data = self._framing.frame(encode(message))
        self._last_id += 1
        self._waiting[self._last_id] = method
        return self._last_id, data

    def is_waiting(self, id: int) -> bool:
        """Whether the answer to a request is still to come, and somebody wants it."""
        return id in self._waiting

    def cancellation(self, id: int) -> bytes:
        """The bytes that ask for the end of a request that waits for the user, or takes long."""
        message = {"jsonrpc": "2.0", "method": "$/cancelRequest", "params": {"id": id}}
        return self._framing.frame(encode(message))

    def abandon(self, id: int) -> None:
        """Nobody waits for this answer any more."""
        if self._waiting.pop(id, None) is not None:
            self._abandoned.add(id)

    def forget(self) -> None:
        """Nobody waits for anything any more: neither for answers, nor for notifications that have come."""
        self._abandoned.update(self._waiting)
        self._waiting.clear()
        self._backlog.clear()

    def take(self, method: str | None = None) -> Notification | None:
        """The first notification that nobody has taken: of a method, or any."""
        for index, notification in enumerate(self._backlog):
            if method is None or notification.method == method:
                del self._backlog[index]
                return notification
        return None

    def receive(self, data: bytes) -> list[Answer]:
        """Takes bytes that came, and answers which requests have ended. `NotAMessage` is raised for garbage."""
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
            raise NotAMessage("neither a notification nor an answer")
        if len(self._backlog) >= MOST_NOTIFICATIONS:
            raise NotAMessage(f"more than {MOST_NOTIFICATIONS} notifications that nobody reads")
        self._backlog.append(Notification(message["method"], message.get("params")))

    def _answers(self, message: dict[str, Any]) -> list[Answer]:
        id, error = message.get("id"), message.get("error")
        if "error" in message:
            if not isinstance(error, dict) or type(error.get("code")) is not int:
                raise NotAMessage("an error without a code")
            if id is None and self._waiting:
                # The bridge could not read a message, and so not tell which: all might wait in vain.
                answers = [self._answer(waiting, None, error) for waiting in list(self._waiting)]
                self._abandoned.update(answer.id for answer in answers)
                return answers
        elif "result" not in message:
            raise NotAMessage("neither a result nor an error")
        if type(id) is int and id in self._abandoned:
            self._abandoned.discard(id)
            return []
        if type(id) is not int or id not in self._waiting:
            raise NotAMessage("an answer to no request")
        return [self._answer(id, message.get("result"), error)]

    def _answer(self, id: int, result: Any, error: dict[str, Any] | None) -> Answer:
        method = self._waiting.pop(id)
        return Answer(id, result, None if error is None else response_error(method, error))


def _parse(frame: bytes) -> dict[str, Any]:
    try:
        message = json.loads(frame, parse_constant=_refuse)
    except (ValueError, RecursionError):
        raise NotAMessage("no JSON") from None
    if not isinstance(message, dict) or message.get("jsonrpc") != "2.0":
        raise NotAMessage("no JSON-RPC")
    return message


def _refuse(constant: str) -> NoReturn:
    raise NotAMessage("a number that JSON does not have")


def version_problem(answer: Any) -> str | None:
    """What keeps this client from speaking with a bridge that answered this to `rpc/version`.

    Before 1.0 the minor version must be the same, from then on the major one.
    """
    theirs = answer.get("version") if isinstance(answer, dict) else None
    if _significant(theirs) == _significant(PROTOCOL_VERSION):
        return None
    spoken = f"version {theirs}" if _significant(theirs) else "no known version"
    return f"The bridge speaks {spoken} of the protocol; this client speaks {PROTOCOL_VERSION}."


def _significant(version: Any) -> str | None:
    match = re.match(r"(0\.\d{1,9}|[1-9]\d{0,9})(?=\.|$)", version) if isinstance(version, str) else None
    return match.group(1) if match else None
