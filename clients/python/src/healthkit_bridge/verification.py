"""The assertion that the app has called a method."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .types import Verification, VerificationCall

__tracebackhide__ = True


def verified_calls(verification: Verification) -> list[VerificationCall]:
    """The calls. Raises an `AssertionError` if they are not as expected."""
    if not verification["verified"]:
        raise AssertionError(verification["message"])
    return verification["calls"]
