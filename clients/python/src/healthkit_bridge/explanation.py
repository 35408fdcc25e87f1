"""What a failed test says: that calls are missing, or why the bridge cannot tell what has happened."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from .errors import MissingPluginException

if TYPE_CHECKING:
    from .types import Verification, VerificationCall

__tracebackhide__ = True


def verified_calls(verification: Verification) -> list[VerificationCall]:
    """The calls. Raises an `AssertionError` if they are not as expected."""
    if not verification["verified"]:
        raise AssertionError(verification["message"])
    return verification["calls"]


def unexplained(error: Exception, warnings: Iterable[str]) -> str:
    """The reason, and the warnings that the client has received."""
    if isinstance(error, MissingPluginException):
        reason = "The bridge has no channel control"
    elif isinstance(error, RuntimeError):
        reason = "Another thread uses the bridge"
    else:
        reason = "The bridge has ended"
    lines = [f"  {text}" for text in warnings]
    return "\n".join([f"{reason}: its calls are not known.", *(["Warnings of the bridge:", *lines] if lines else [])])
