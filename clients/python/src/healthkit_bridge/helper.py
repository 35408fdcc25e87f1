"""The base classes of the helpers."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Iterator, Mapping
from types import EllipsisType
from typing import TYPE_CHECKING, Any, NoReturn, Protocol, TypeVar

from .connection import Notification
from .suggestion import did_you_mean
from .values import NULL, decode

__tracebackhide__ = True

Value = TypeVar("Value")


class Caller(Protocol):
    """The part of `Bridge` that helpers use."""

    def call(self, method: str, params: Any = None, *, timeout: float | None = None) -> Any: ...

    def notifications(self, method: str | None = None, *, timeout: float = ...) -> Iterator[Notification]: ...

    def refuse(self, method: str) -> NoReturn: ...


class AsyncCaller(Protocol):
    """The part of `AsyncBridge` that helpers use."""

    unawaited: Counter[str]

    async def call(self, method: str, params: Any = None, *, timeout: float | None = None) -> Any: ...

    def notifications(self, method: str | None = None, *, timeout: float = ...) -> AsyncIterator[Notification]: ...

    def refuse(self, method: str) -> NoReturn: ...


def nullable(value: Value | EllipsisType) -> object:
    """Prepares a parameter for which None is sent as null and `...` is not sent."""
    return None if value is ... else NULL if value is None else value


def without_none(params: Mapping[str, object]) -> dict[str, object] | None:
    """Removes the parameters that are None. Returns None if no parameter is left."""
    return {name: value for name, value in params.items() if value is not None} or None


class Suggesting:
    """Names the nearest methods, if there is none with a name."""

    # Type checkers would accept any name.
    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> NoReturn:
            kind = type(self)
            names = [known for known in dir(kind) if not known.startswith("_")]
            raise AttributeError(f"{kind.__name__} has no method {name}.{did_you_mean(name, names, 2)}")


class Helper(Suggesting):
    """The methods of a channel, or of a group of methods in it."""

    def __init__(self, bridge: Caller) -> None:
        self._bridge = bridge

    def _call(self, method: str, params: Mapping[str, object], result: Any, timeout: float | None) -> Any:
        answer = self._bridge.call(method, without_none(params), timeout=timeout)
        try:
            return decode(answer, result)
        except ValueError:
            self._bridge.refuse(method)

    def _notifications(self, method: str, params: Any, timeout: float) -> Iterator[Any]:
        for notification in self._bridge.notifications(method, timeout=timeout):
            try:
                yield decode(notification.params, params)
            except ValueError:
                self._bridge.refuse(method)


class AsyncHelper(Suggesting):
    """The methods of a channel, or of a group of methods in it."""

    def __init__(self, bridge: AsyncCaller) -> None:
        self._bridge = bridge

    async def _call(self, method: str, params: Mapping[str, object], result: Any, timeout: float | None) -> Any:
        self._bridge.unawaited[method] -= 1
        answer = await self._bridge.call(method, without_none(params), timeout=timeout)
        try:
            return decode(answer, result)
        except ValueError:
            self._bridge.refuse(method)

    async def _notifications(self, method: str, params: Any, timeout: float) -> AsyncIterator[Any]:
        self._bridge.unawaited[method] -= 1
        async for notification in self._bridge.notifications(method, timeout=timeout):
            try:
                yield decode(notification.params, params)
            except ValueError:
                self._bridge.refuse(method)
