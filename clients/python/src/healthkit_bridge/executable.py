"""The executable: its place, the command that runs it, and faults of its file."""

from __future__ import annotations

import os
import platform
import shutil
import sys
from pathlib import Path
from typing import NoReturn

from .errors import ConnectionFailure

PACKAGED = Path(__file__).with_name("bin") / "healthkit-bridge"
"""The executable in a wheel. The package of the source tree has none."""

IMAGE = "ghcr.io/owner/healthkit-bridge:1.0.0-rc.1"
"""The container image of this version."""

MACHINES = {3: "i386", 40: "arm", 62: "x86_64", 183: "aarch64", 243: "riscv64"}
"""The names of processor architectures, as `uname` has them, by their number in an executable."""


def server_url(*programs: object) -> str | None:
    """Returns the server of `HEALTHKIT_BRIDGE_URL`, unless one of these or `HEALTHKIT_BRIDGE` names a program."""
    return None if any(programs) or os.environ.get("HEALTHKIT_BRIDGE") else os.environ.get("HEALTHKIT_BRIDGE_URL")


def executable() -> str:
    """Returns the executable that `HEALTHKIT_BRIDGE` in the environment names, else the packaged one, else the one on the `PATH`."""
    if named := os.environ.get("HEALTHKIT_BRIDGE"):
        return named
    if PACKAGED.exists():
        return str(PACKAGED)
    if found := shutil.which("healthkit-bridge"):
        return found
    raise ConnectionFailure("missing", absence())


def absence() -> str:
    """Returns why there is no executable, and what to do instead."""
    if sys.platform == "linux" and platform.machine() in ("x86_64", "aarch64"):
        return "healthkit-bridge is neither in this package nor on the PATH, and the environment variable HEALTHKIT_BRIDGE is not set."
    return (
        f"There is no executable of healthkit-bridge for {platform.system()} on {platform.machine()}: start a container of {IMAGE}, "
        "or use a server on a Linux machine, and connect with Bridge.connect."
    )


def fault(program: str) -> str | None:
    """Returns why the file of a program cannot run on this machine, or None if it has no such fault."""
    try:
        with open(shutil.which(program) or program, "rb") as file:
            header = file.read(64)
            size = os.fstat(file.fileno()).st_size
    except (OSError, ValueError):
        return None
    # A 64-bit little-endian ELF file, or the beginning of one.
    if header[:6] != b"\x7fELF\x02\x01":
        return None

    def number(place: int, length: int) -> int:
        return int.from_bytes(header[place : place + length], "little")

    # The table of sections is at the end of the file.
    if len(header) < 64 or size < number(40, 8) + number(58, 2) * number(60, 2):
        return f"The file {program!r} is incomplete: install it again."
    theirs, ours = MACHINES.get(number(18, 2), "another architecture"), platform.machine()
    return None if theirs == ours else f"The file {program!r} is for {theirs}, and this machine is {ours}."


def main() -> NoReturn:
    """Runs the packaged executable with the arguments of this process, in place of this process."""
    if not PACKAGED.exists():
        sys.exit(absence())
    program = str(PACKAGED)
    if problem := fault(program):
        sys.exit(problem)
    try:
        os.execv(program, [program, *sys.argv[1:]])
    except OSError as error:
        sys.exit(f"{program}: {error.strerror}")
