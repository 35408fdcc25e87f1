"""Equality and matching of JSON values, as in protocol/vectors/README.md."""

from __future__ import annotations

import json
import re
from typing import Any

Names = dict[str, Any]
"""The values that `$save` has stored, by name."""

UUID = re.compile(r"[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}", re.ASCII)
DATE = re.compile(
    r"\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?Z", re.ASCII
)


def filled(value: Any, names: Names) -> Any:
    """Replaces each `$use` in a value by the stored value, with the text of `followedBy`."""
    if isinstance(value, list):
        return [filled(item, names) for item in value]
    if isinstance(value, dict):
        if value.keys() == {"$use"}:
            return names[value["$use"]]
        if value.keys() == {"$use", "followedBy"}:
            return names[value["$use"]] + value["followedBy"]
        return {name: filled(item, names) for name, item in value.items()}
    return value


def difference(expected: Any, actual: Any, names: Names, path: str = "") -> str | None:
    """Describes the first difference. None if the values match."""
    if isinstance(expected, dict):
        matcher = next((name for name in expected if name.startswith("$")), None)
        if matcher is not None:
            return _matcher_difference(matcher, expected, actual, names, path)
        return _members_difference(expected, actual, names, path, exactly=True)
    if isinstance(expected, list):
        return _elements_difference(expected, actual, names, path)
    return None if equal(expected, actual) else _mismatch(expected, actual, path)


def equal(left: Any, right: Any) -> bool:
    """Whether two values are equal. Numbers are compared by value."""
    if isinstance(left, list) and isinstance(right, list):
        return len(left) == len(right) and all(map(equal, left, right))
    if isinstance(left, dict) and isinstance(right, dict):
        return left.keys() == right.keys() and all(equal(left[name], right[name]) for name in left)
    if _is_number(left) and _is_number(right):
        return bool(left == right)
    return type(left) is type(right) and bool(left == right)


def _matcher_difference(matcher: str, expected: Any, actual: Any, names: Names, path: str) -> str | None:
    if extra := expected.keys() - {matcher} - ({"as"} if matcher == "$save" else set()):
        raise ValueError(f"{matcher} cannot be combined with {sorted(extra)}")
    argument = expected[matcher]
    if matcher == "$save":
        found = difference(expected["as"], actual, names, path) if "as" in expected else None
        names[argument] = actual
        return found
    if matcher == "$has":
        return _members_difference(argument, actual, names, path, exactly=False)
    if matcher == "$any":
        matches = _has_form(argument, actual)
    elif matcher == "$integer":
        matches = type(actual) is int and actual == argument
    elif matcher == "$real":
        matches = type(actual) is float and actual == argument
    elif matcher == "$json":
        return _json_difference(argument, actual, names, path)
    elif matcher == "$use":
        matches = argument in names and equal(names[argument], actual)
    elif matcher == "$contains" and isinstance(argument, str):
        matches = isinstance(actual, str) and argument in actual
    elif matcher == "$contains":
        matches = isinstance(actual, list) and _assign(argument, actual, names)
    elif matcher == "$unordered":
        matches = isinstance(actual, list) and len(actual) == len(argument) and _assign(argument, actual, names)
    else:
        raise ValueError(f"unknown matcher {matcher}")
    return None if matches else _mismatch(expected, actual, path)


def _json_difference(expected: Any, actual: Any, names: Names, path: str) -> str | None:
    try:
        value = json.loads(actual)
    except (TypeError, ValueError):
        return _mismatch({"$json": expected}, actual, path)
    return difference(expected, value, names, f"{path}.$json")


def _has_form(form: str, value: Any) -> bool:
    if form == "anything":
        return True
    if form in ("uuid", "date"):
        return isinstance(value, str) and bool((UUID if form == "uuid" else DATE).fullmatch(value))
    if form == "number":
        return _is_number(value)
    types = {"string": str, "boolean": bool, "array": list, "object": dict, "integer": int}
    return type(value) is types[form]


def _members_difference(expected: Any, actual: Any, names: Names, path: str, exactly: bool) -> str | None:
    if not isinstance(actual, dict):
        return _mismatch(expected, actual, path)
    for name, member in expected.items():
        if name not in actual:
            return f"{path}.{name} is missing"
        if found := difference(member, actual[name], names, f"{path}.{name}"):
            return found
    extra = actual.keys() - expected.keys() if exactly else ()
    return f"{path} also has {', '.join(sorted(extra))}" if extra else None


def _elements_difference(expected: list[Any], actual: Any, names: Names, path: str) -> str | None:
    if not isinstance(actual, list):
        return _mismatch(expected, actual, path)
    for index, (one, other) in enumerate(zip(expected, actual)):
        if found := difference(one, other, names, f"{path}[{index}]"):
            return found
    return None if len(expected) == len(actual) else f"{path} has {len(actual)} elements, not {len(expected)}"


def _assign(expected: list[Any], actual: list[Any], names: Names) -> bool:
    """Whether each expected element matches a different actual element. Backtracks over the choices."""
    if not expected:
        return True
    for index, element in enumerate(actual):
        attempt = dict(names)
        if difference(expected[0], element, attempt) is None:
            if _assign(expected[1:], actual[:index] + actual[index + 1 :], attempt):
                names.update(attempt)
                return True
    return False


def _is_number(value: Any) -> bool:
    return type(value) in (int, float)


def _mismatch(expected: Any, actual: Any, path: str) -> str:
    return f"{path or 'the message'} is {json.dumps(actual)}, not {json.dumps(expected)}"
