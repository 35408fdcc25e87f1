"""The options of `serve`, as keyword arguments."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from os import PathLike, fspath
from pathlib import Path
from typing import Any, Literal, TypedDict, Union

from .executable import executable
from .native import host_command
from .reset_options import Policy, ResetOptions
from .suggestion import did_you_mean
from .values import encode, wire_date

__tracebackhide__ = True

Role = Literal["app", "owner"]
FilePath = Union[str, "PathLike[str]"]
Consent = Union[Policy, Mapping[str, Any], Sequence[Mapping[str, Any]], "PathLike[str]"]


class ServeOptions(ResetOptions, total=False):
    """All options of `serve`."""

    framing: Literal["auto", "lines", "headers"]
    """The framing of messages on the wire."""


class Identity(TypedDict, total=False):
    """The options of a connection to a server."""

    bundle_id: str | None
    """The app's bundle identifier. The default is that of the server's options, as for the name and the version."""
    name: str | None
    """The app's name."""
    version: str | None
    """The app's version."""
    phone: str | None
    """The phone. Another name than `shared` makes a phone of its own, which lasts while anything is connected to it."""
    role: Role | None
    """`owner` is the person with the phone."""
    token: str | None
    """The server's token, if the URL does not have it."""


NAMES = (*ResetOptions.__annotations__, "framing")


def check_names(options: Mapping[str, object], command: str = "serve", names: Collection[str] = NAMES) -> None:
    """Raises `TypeError` for names that are not options of `serve`, or of another command."""
    if unknown := sorted(set(options) - set(names)):
        meant = did_you_mean(unknown[0], names)
        raise TypeError(f"{command} has no option {', '.join(unknown)}.{meant} It has {', '.join(sorted(names))}.")


class CommandLine:
    """The command that starts a bridge. Consent rules are in a temporary file until `remove_files` is called."""

    def __init__(
        self,
        command: Sequence[FilePath] | None,
        options: Mapping[str, Any],
        native: FilePath | Sequence[FilePath] | None = None,
    ) -> None:
        check_names(options)
        self._consent_file: str | None = None
        if isinstance(command, (str, bytes)):
            raise TypeError("command must be a list: the program, then its arguments")
        if command and native:
            raise TypeError("command and native exclude each other")
        if native:
            self.arguments = host_command(native)
        else:
            self.arguments = [fspath(part) for part in command] if command else [executable(), "serve"]
        if not command:
            # Another host may not know the option.
            options = {"mode": "strict", **options}
        try:
            for name, value in options.items():
                self._add(name, value)
        except BaseException:
            self.remove_files()
            raise

    def remove_files(self) -> None:
        """Removes the temporary file. Call it after the first response, when the bridge has read the file."""
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


def params(options: Mapping[str, Any]) -> dict[str, Any]:
    """Returns options as the protocol has them: names in camel case, without None."""
    return {camel_case(name): value for name, value in options.items() if value is not None}


def camel_case(name: str) -> str:
    """`os_version` is `osVersion`."""
    first, *rest = name.split("_")
    return first + "".join(part.capitalize() for part in rest)
