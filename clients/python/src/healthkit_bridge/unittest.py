"""A test case of unittest.

    class StepsTest(HealthKitTestCase):
        options = {"consent": "deny"}

        def test_denied(self) -> None:
            assert self.healthkit.store.request_authorization(read=[StepCount])["success"]
"""

from __future__ import annotations

import functools
import sys
import unittest
import warnings
from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, Literal

from .bridge import Bridge
from .errors import BridgeWarning

if TYPE_CHECKING:
    from .options import ServeOptions


class HealthKitTestCase(unittest.TestCase):
    """A test case with a new bridge for each test. A failed test explains itself. A fault that no call has used fails the test."""

    options: ClassVar[ServeOptions] = {}
    """The options of each bridge."""

    unused_faults: ClassVar[Literal["fail", "warn"]] = "fail"
    """Whether a fault that no call has used is a failure or a warning."""

    healthkit: Bridge
    """The bridge of the test, from `setUp` on."""

    def __init__(self, methodName: str = "runTest") -> None:
        super().__init__(methodName)
        # A case without a test, which pytest makes, has no method of the default name.
        if method := getattr(self, methodName, None):
            setattr(self, methodName, self._explained(method))

    def setUp(self) -> None:
        """Starts the bridge."""
        self.healthkit = Bridge(**self.options)
        self.addCleanup(self.healthkit.close)

    def _explained(self, method: Callable[[], None]) -> Callable[[], None]:
        @functools.wraps(method)
        def explained() -> None:
            if "healthkit" not in vars(self):
                raise TypeError(f"{type(self).__name__}.setUp must call super().setUp(), which starts the bridge.")
            try:
                method()
                self._check_faults()
            except unittest.SkipTest:
                raise
            except Exception as error:
                text = f"HealthKit\n{self.healthkit.explain()}"
                if sys.version_info >= (3, 11):
                    error.add_note(text)
                else:
                    print(text, file=sys.stderr)
                raise

        return explained

    def _check_faults(self) -> None:
        text = "\n".join(self.healthkit.unused_faults())
        if text and self.unused_faults == "warn":
            warnings.warn(text, BridgeWarning)
        elif text:
            self.fail(text)
