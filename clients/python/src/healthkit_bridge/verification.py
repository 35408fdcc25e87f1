"""The assertion that the app has called a method. The Node client has the same text."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from .explanation import call_text

if TYPE_CHECKING:
    from .types import Verification, VerificationCall

__tracebackhide__ = True

LONGEST_VALUE = 200
"""The number of characters after which a value is cut off."""


def verified_calls(verification: Verification) -> list[VerificationCall]:
    """The calls. Raises an `AssertionError` if they are not as expected."""
    if not verification["verified"]:
        raise AssertionError(verification_text(verification))
    return verification["calls"]


def verification_text(verification: Mapping[str, Any]) -> str:
    """The message, and the calls that help to find the mistake."""
    sections = {
        "Calls:": [call_text(entry) for entry in verification["calls"]],
        "Nearest calls:": [line for entry in verification["nearest"] for line in _with_differences(entry)],
        "The app called:": [f"{item['method']}, count {item['count']}" for item in verification["called"]],
    }
    texts = ["\n  ".join([title, *lines]) for title, lines in sections.items() if lines]
    return "\n".join([verification["message"], *texts])


def _with_differences(entry: Mapping[str, Any]) -> list[str]:
    return [call_text(entry), *map(_difference, entry["differences"])]


def _difference(difference: Mapping[str, Any]) -> str:
    actual = _json(difference["actual"]) if "actual" in difference else "nothing"
    return f"  {difference['path'] or 'params'}: expected {_json(difference['expected'])}, found {actual}"


def _json(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return text if len(text) <= LONGEST_VALUE else text[:LONGEST_VALUE] + "…"
