"""The errors of the bridge itself, and of calls."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal


__tracebackhide__ = True

Reason = Literal["missing", "ended", "timeout", "garbage", "version"]


class BridgeError(Exception):
    """The base class of all errors of this package."""


class ConnectionFailure(BridgeError):
    """The bridge cannot be used: it is missing, has ended, did not respond, or does not follow the protocol."""

    reason: Reason
    """
    - `missing`: the executable was not found, or cannot be run
    - `ended`: the bridge has ended, or was closed
    - `timeout`: the bridge did not respond in time
    - `garbage`: the bridge wrote something other than the expected JSON-RPC messages
    - `version`: the bridge supports another version of the protocol
    """

    exit_status: int | None
    """The exit status, if the bridge has ended by itself. A negative value is the number of a signal."""

    stderr: str
    """The last lines that the bridge wrote to standard error."""

    def __init__(self, reason: Reason, message: str, exit_status: int | None = None, stderr: str = "") -> None:
        self.reason = reason
        self.exit_status = exit_status
        self.stderr = stderr
        super().__init__(reason, message, exit_status, stderr)

    def __str__(self) -> str:
        message = str(self.args[1])
        return f"{message}\nThe last lines of its standard error:\n{self.stderr}" if self.stderr else message


class UnansweredSheet(BridgeError):
    """A call waits for the user, and no other code of the test can answer the permission sheet."""

    def __init__(self, method: str, sheet: Mapping[str, Any], answer: str) -> None:
        super().__init__(
            f"{method} waits for the user. A permission sheet is open, and nothing has answered it: "
            f"{sheet_types(sheet)}. {answer}, or set the answer before: consent='allow' or 'deny'."
        )


def sheet_types(sheet: Mapping[str, Any]) -> str:
    """What a permission sheet asks for."""
    sides = {"share": sheet["toShare"], "read": sheet["read"], "read objects of": sheet.get("objects") or []}
    asked = [f"{side} {', '.join(items)}" for side, items in sides.items() if items]
    return "; ".join(asked) or "a blank sheet, which only kill ends"


class BridgeWarning(UserWarning):
    """A warning of the bridge: what a device accepts too, but what is probably a mistake."""


class ResponseError(BridgeError):
    """The bridge responded with an error. Documented error codes have subclasses."""

    method: str
    """The method that was called."""

    error: dict[str, Any]
    """The whole error object: `code`, `message`, and `data` if the bridge sent it."""

    def __init__(self, method: str, error: dict[str, Any]) -> None:
        self.method = method
        self.error = error
        super().__init__(method, error)
        data = error.get("data")
        for name in self._members:
            setattr(self, name, data.get(name) if isinstance(data, dict) else None)

    def __str__(self) -> str:
        return f"{self.method}: {self.error.get('message')}"

    _members: tuple[str, ...] = ()
    """The members of `data` that are attributes of the error."""


class PlatformException(ResponseError):
    """A plugin's error (-32000), with the members of Flutter's `PlatformException`. In React Native `code` may be null."""

    code: str | None
    message: str | None
    details: Any

    _members = ("code", "message", "details")

    def __str__(self) -> str:
        return f"{self.method}: {self.code}: {self.message}" if self.code else f"{self.method}: {self.message}"


class HealthKitError(ResponseError):
    """An `NSError` of HealthKit (-32001)."""

    domain: str
    code: int
    name: str
    """The Swift name of the code, such as `errorAuthorizationDenied`."""

    _members = ("domain", "code", "name")

    def __str__(self) -> str:
        return f"{super().__str__()} ({self.name}, code {self.code})"


class NativeException(ResponseError):
    """A native exception (-32002). On a device it ends the app."""

    exception: str
    reason: str

    _members = ("exception", "reason")

    def __str__(self) -> str:
        return f"{self.method}: {self.exception}: {self.reason}"


class InvalidParams(ResponseError):
    """The params do not have the documented shape (-32602)."""

    path: str
    """The path of the wrong value, such as `objects[0].startDate`."""
    expected: str
    """The expected value."""

    _members = ("path", "expected")


class AppTerminated(ResponseError):
    """The app has ended, or a test has ordered this error (-32003)."""


class NoReply(ResponseError):
    """On a device the plugin never answers the call (-32004)."""


class MissingPluginException(ResponseError):
    """The method does not exist (-32601)."""


class RequestCancelled(ResponseError):
    """The request was cancelled (-32800)."""


_KINDS: dict[int, type[ResponseError]] = {
    -32000: PlatformException,
    -32001: HealthKitError,
    -32002: NativeException,
    -32003: AppTerminated,
    -32004: NoReply,
    -32601: MissingPluginException,
    -32602: InvalidParams,
    -32800: RequestCancelled,
}


def response_error(method: str, error: dict[str, Any]) -> ResponseError:
    """The exception for an error object."""
    return _KINDS.get(error["code"], ResponseError)(method, error)
