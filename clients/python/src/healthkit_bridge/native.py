"""The host of a plugin's native code: `healthkit-bridge host`."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from os import PathLike, fspath

from .errors import ConnectionFailure
from .executable import executable

__tracebackhide__ = True


def host_command(native: str | PathLike[str] | Sequence[str | PathLike[str]]) -> list[str]:
    """Builds the host of a plugin's native code, unless it is built, and returns the command that runs it.

    The compiler's output goes to standard error. `native` is the folder of the code, or a list: the folder, then options of `host`.
    """
    parts = [native] if isinstance(native, (str, PathLike)) else list(native)
    command = [executable(), "host", *(fspath(part) for part in parts)]
    try:
        build = subprocess.run(
            [*command, "--build-only"], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=False
        )
    except OSError as error:
        raise ConnectionFailure("missing", f"The bridge {command[0]!r} cannot be started: {error}.") from error
    if build.returncode != 0:
        raise ConnectionFailure("ended", f"The native code in {fspath(parts[0])!r} cannot be built.", build.returncode)
    return command
