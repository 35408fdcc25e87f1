"""The options of `serve`, as keyword arguments."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Mapping, Sequence
from datetime import datetime
from os import PathLike, fspath
from pathlib import Path
from typing import Any, Literal, TypedDict, Union

from .errors import ConnectionFailure
from .values import encode, wire_date

Policy = Literal["allow", "deny", "ask", "cancel", "kill"]
FilePath = Union[str, "PathLike[str]"]
Consent = Union[Policy, Mapping[str, Any], Sequence[Mapping[str, Any]], "PathLike[str]"]


class ResetOptions(TypedDict, total=False):
    """The options that `control/reset` takes as well."""

    profile: Literal["iphone", "ipad", "ipad16", "watch", "vision", "unsupported"]
    """The device; an iPhone by default."""
    os_version: str
    """The version of iOS, as `"17.0"`: newer types do not exist."""
    bundle_id: str
    """The app's bundle identifier."""
    app_name: str
    """The app's name."""
    app_version: str
    """The app's version."""
    consent: Consent
    """Who answers the permission sheet: a policy, a rule, a list of rules, or the path of a file that holds them."""
    clock: datetime | str
    """When the clock stands, or `"system"`."""
    clock_step: float
    """By how many seconds each reading moves a clock that stands."""
    time_zone: str
    """An IANA name."""
    seed: int
    """Makes every random choice reproducible."""
    exceptions: Literal["error", "abort"]
    """What a native exception does, which no app survives."""
    mode: Literal["lenient", "strict"]
    """Whether Swift case names pass for identifiers."""
    no_control: bool
    """Puts `control/…` out of reach."""
    log_level: Literal["debug", "info", "warning", "error"]
    """What is worth a line on standard error."""
    max_frame: int
    """The bytes of the longest message that the bridge accepts."""
    store: FilePath
    """The file of the store; in memory if left out."""
    key_file: FilePath
    """The file with the key by which the store is encrypted."""
    prelude: FilePath
    """A file of requests, one a line, carried out before anything else."""
    audit_log: FilePath
    """The file in which each access to health data is noted."""


class ServeOptions(ResetOptions, total=False):
    """All options of `serve`."""

    framing: Literal["auto", "lines", "headers"]
    """How messages are set apart on the wire."""


NAMES = (*ResetOptions.__annotations__, "framing")


def check_names(options: Mapping[str, Any]) -> None:
    """Refuses what is no option of `serve` with a `TypeError`."""
    if unknown := sorted(set(options) - set(NAMES)):
        raise TypeError(f"serve has no option {', '.join(unknown)}; it has {', '.join(sorted(NAMES))}")


class CommandLine:
    """The command that starts a bridge. A script of consent lies in a temporary file until `remove_files` is called."""

    def __init__(self, command: Sequence[FilePath] | None, options: Mapping[str, Any]) -> None:
        check_names(options)
        self._consent_file: str | None = None
        if isinstance(command, (str, bytes)):
            raise TypeError("command is a list: the program, then its arguments")
        self.arguments = [fspath(part) for part in command] if command else [executable(), "serve"]
        try:
            for name, value in options.items():
                self._add(name, value)
        except BaseException:
            self.remove_files()
            raise

    def remove_files(self) -> None:
        """To be called once the bridge has answered: then it has read them."""
        if self._consent_file is not None:
            Path(self._consent_file).unlink(missing_ok=True)
            self._consent_file = None

    def _add(self, name: str, value: Any) -> None:
        option = "--" + name.replace("_", "-")
        if value is None or value is False:
            return
        if value is True:
            self.arguments.append(option)
        elif isinstance(value, datetime):
            self.arguments.append(f"{option}={wire_date(value)}")
        elif name == "consent" and not isinstance(value, (str, PathLike)):
            text = encode(value)
            descriptor, self._consent_file = tempfile.mkstemp(prefix="healthkit-bridge-", suffix=".json")
            with os.fdopen(descriptor, "wb") as file:
                file.write(text)
            self.arguments.append(f"{option}={self._consent_file}")
        else:
            self.arguments.append(f"{option}={value}")


def executable() -> str:
    """The executable: `HEALTHKIT_BRIDGE` in the environment names it, else it is on the `PATH`."""
    if named := os.environ.get("HEALTHKIT_BRIDGE"):
        return named
    if found := shutil.which("healthkit-bridge"):
        return found
    raise ConnectionFailure(
        "missing", "There is no healthkit-bridge on the PATH, and HEALTHKIT_BRIDGE in the environment names none."
    )


def reset_params(options: Mapping[str, Any]) -> dict[str, Any]:
    """The params of `control/reset` for options: names in camel case, None left out."""
    return {camel_case(name): value for name, value in options.items() if value is not None}


def camel_case(name: str) -> str:
    """`os_version` is `osVersion`."""
    first, *rest = name.split("_")
    return first + "".join(part.capitalize() for part in rest)
