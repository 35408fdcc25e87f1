"""Encodes values as JSON, and decodes dates."""

from __future__ import annotations

import functools
import json
import re
import types
import typing
from collections.abc import Callable, Mapping
from datetime import date, datetime, timedelta, timezone
from os import PathLike, fspath
from typing import Any, Union, cast
from uuid import UUID

__tracebackhide__ = True


class Null:
    """A null that is sent. `None` means that the parameter is not sent."""


NULL = Null()


def encode(value: Any) -> bytes:
    """Returns the JSON text of a value.

    Aware datetimes become RFC 3339 dates, and UUIDs become text. Raises `TypeError` for naive datetimes and for types
    without a JSON form, and `ValueError` for values without one, such as NaN.
    """
    try:
        return _encoder.encode(value).encode()
    except TypeError as error:
        # Without the frames of `json` in the traceback.
        raise error.with_traceback(None) from None
    except UnicodeEncodeError:
        # Omit the original error, because its text may contain a health value.
        raise ValueError("a text with a lone surrogate cannot be sent") from None
    except RecursionError:
        raise ValueError("a value that is nested too deeply cannot be sent") from None


def wire_date(value: datetime) -> str:
    """Returns a date as the protocol writes it."""
    if value.utcoffset() is None:
        raise TypeError("a datetime needs a time zone: datetime(2026, 3, 1, 8, tzinfo=timezone.utc), not a naive one")
    try:
        return value.astimezone(timezone.utc).replace(tzinfo=None).isoformat() + "Z"
    except OverflowError:
        raise ValueError("a date must be in the years 1 to 9999 in UTC") from None


def read_date(text: str) -> datetime:
    """Returns a date on the wire as an aware datetime in UTC. Raises `ValueError` for other text."""
    match = _DATE.fullmatch(text)
    if not match:
        raise ValueError("not a date")
    seconds, fraction, offset = match.groups()
    moment = datetime.fromisoformat(seconds).replace(tzinfo=timezone.utc)
    if fraction:
        moment += timedelta(microseconds=round(float(fraction) * 1e6))
    if offset != "Z":
        minutes = int(offset[1:3]) * 60 + int(offset[4:])
        moment -= timedelta(minutes=-minutes if offset[0] == "-" else minutes)
    return moment


def decode(value: Any, hint: Any) -> Any:
    """Returns the value with datetimes where its type has them. Raises `ValueError` for text that is not a date."""
    change = _change(hint)
    try:
        return value if change is None else change(value)
    except (OverflowError, RecursionError):
        raise ValueError("a date or a nesting that cannot be decoded") from None


def _wire(value: Any) -> Any:
    if isinstance(value, datetime):
        return wire_date(value)
    if isinstance(value, date):
        raise TypeError("a date has no time: use an aware datetime")
    if isinstance(value, timedelta):
        raise TypeError("a timedelta cannot be sent: use its total_seconds()")
    if isinstance(value, UUID):
        return str(value).upper()
    if isinstance(value, PathLike):
        return fspath(value)
    if isinstance(value, Mapping):
        return dict(value)
    if value is NULL:
        return None
    raise TypeError(f"{type(value).__name__} cannot be sent")


_encoder = json.JSONEncoder(ensure_ascii=False, allow_nan=False, separators=(",", ":"), default=_wire)
_DATE = re.compile(r"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(\.\d{1,12})?(Z|[+-]\d\d:\d\d)", re.ASCII)

Change = Callable[[Any], Any]


@functools.cache
def _change(hint: Any) -> Change | None:
    """Returns the function that decodes the dates in a value of a type. None if the type has no dates."""
    if not _has_dates(hint, ()):
        return None
    if hint is datetime:
        return lambda value: read_date(value) if isinstance(value, str) else value
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if origin is list:
        element = cast(Change, _change(arguments[0]))
        return lambda value: [element(item) for item in value] if isinstance(value, list) else value
    if origin is dict:
        member = cast(Change, _change(arguments[1]))
        return lambda value: {key: member(item) for key, item in value.items()} if isinstance(value, dict) else value
    if origin in (Union, types.UnionType):
        return _change_of_union(arguments)
    return _change_of_object(hint)


def _change_of_object(hint: Any) -> Change:
    # `change` looks up the functions of members when it runs, since a sample may contain samples.
    members = {name: member for name, member in _hints(hint).items() if _has_dates(member, ())}

    def change(value: Any) -> Any:
        if not isinstance(value, dict):
            return value
        changed = dict(value)
        for name, member in members.items():
            if name in value:
                changed[name] = cast(Change, _change(member))(value[name])
        return changed

    return change


def _change_of_union(cases: tuple[Any, ...]) -> Change:
    # At most one case is an object, and each function leaves values of other types unchanged.
    changes = [change for change in map(_change, cases) if change is not None]

    def change(value: Any) -> Any:
        for one in changes:
            value = one(value)
        return value

    return change


def _has_dates(hint: Any, within: tuple[Any, ...]) -> bool:
    if hint is datetime:
        return True
    if hint in within:
        return False
    parts = _hints(hint).values() if typing.is_typeddict(hint) else typing.get_args(hint)
    return any(_has_dates(part, (*within, hint)) for part in parts)


@functools.cache
def _hints(hint: Any) -> dict[str, Any]:
    return typing.get_type_hints(hint)
