"""The steps of the checks: their commands and inputs."""

import os
import shlex
import subprocess
from pathlib import Path


def commands(root: Path) -> dict[str, list[str]]:
    """The commands of the steps of `make test ci`, by the names of the steps."""
    make = ["make", "--dry-run", "--no-print-directory", "BUILT=1", "SWIFT=true", "test", "ci"]
    environment = {name: value for name, value in os.environ.items() if name not in {"MAKEFLAGS", "MAKELEVEL", "MFLAGS"}}
    printed = subprocess.run(make, cwd=root, env=environment, check=True, capture_output=True, text=True).stdout
    steps = [shlex.split(line)[1:] for line in printed.splitlines() if line.startswith(".ci/run-step ")]
    return {name: command for name, *command in steps if command}
