"""A release: its version, date and machine, and what `.ci/install` installs."""

import json
import os
import re
import subprocess
import tempfile
from collections.abc import Collection
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from .files import File, Files, read, text

ROOT = Path(__file__).resolve().parents[2]
# How an agent uses the command line.
SKILL = ROOT / "protocol/guide/skill/SKILL.md"
EXECUTABLE = Path(os.environ["HEALTHKIT_BRIDGE"]).resolve()
SCRATCH = EXECUTABLE.parents[2]
"""The folder of the build, which has the packages that it used."""
DOCUMENTATION = "share/doc/healthkit-bridge"
# The entry for the registry of MCP servers also has the address of the project.
SERVER = json.loads((ROOT / "server.json").read_text())
REPOSITORY: str = SERVER["repository"]["url"]
LINK = re.compile(r"^```.*?^```|\]\(([^):#\s]+)((?:#[^)\s]*)?)\)", re.MULTILINE | re.DOTALL)
"""A block of code, or the target and the anchor of a link to a file."""


class Unusable(Exception):
    """Something that a release needs is missing or wrong."""


@dataclass(frozen=True)
class Machine:
    """A processor architecture, by the name of each packager."""

    linux: str
    debian: str
    npm: str


# By the number in the header of the executable.
MACHINES = {62: Machine("x86_64", "amd64", "x64"), 183: Machine("aarch64", "arm64", "arm64")}


class Release:
    def __init__(self) -> None:
        if not EXECUTABLE.exists():
            raise Unusable(f"{EXECUTABLE} is missing: run make dist")
        self.version: str = json.loads((ROOT / "protocol/openrpc.json").read_text())["info"]["version"]
        self.epoch = int(os.environ.get("SOURCE_DATE_EPOCH") or _output("git", "log", "-1", "--format=%ct"))
        with EXECUTABLE.open("rb") as file:
            header = file.read(20)
        number = int.from_bytes(header[18:20], "little")
        if header[:4] != b"\x7fELF" or number not in MACHINES:
            raise Unusable(f"{EXECUTABLE} is not an executable for {', '.join(one.linux for one in MACHINES.values())}")
        self.machine = MACHINES[number]
        if (theirs := _output(str(EXECUTABLE), "--version")) != self.version:
            raise Unusable(f"{EXECUTABLE} has version {theirs}, and protocol/openrpc.json {self.version}: run make dist")
        for name, heading in {"CHANGELOG.md": f"## {self.version} - ", "clients/dart/CHANGELOG.md": f"## {self.version}\n"}.items():
            if f"\n{heading}" not in (ROOT / name).read_text():
                raise Unusable(f"{name} has no section “{heading.rstrip()}”")

    @cached_property
    def installed(self) -> Files:
        """What `.ci/install` installs, by the path below the prefix."""
        with tempfile.TemporaryDirectory() as prefix:
            subprocess.run([ROOT / ".ci/install", prefix], check=True, stdout=subprocess.DEVNULL)
            files = read(Path(prefix))
        documents = {name: ROOT / name.removeprefix(f"{DOCUMENTATION}/") for name in files if name.startswith(DOCUMENTATION)}
        there = set(documents.values())
        return {**files, **{name: text(self.page(path, there)) for name, path in documents.items() if path.suffix == ".md"}}

    @property
    def executable(self) -> File:
        """The executable without symbols."""
        return self.installed["bin/healthkit-bridge"]

    @property
    def modules(self) -> Files:
        """The modules of hosts, which the executable finds in this place beside its own folder."""
        return {name: file for name, file in self.installed.items() if name.startswith("lib/")}

    @cached_property
    def _tracked(self) -> set[Path]:
        """The files of the repository and their folders."""
        files = {ROOT / name for name in _output("git", "ls-files").splitlines()}
        return files | {folder for file in files for folder in file.parents}

    def page(self, path: Path, there: Collection[Path] = ()) -> str:
        """A page for readers elsewhere: its links lead to the files of the tag, unless these are there too."""

        def absolute(link: re.Match[str]) -> str:
            if not link[1]:
                return link[0]
            file = (path.parent / link[1]).resolve()
            if file in there:
                return link[0]
            if file not in self._tracked:
                raise Unusable(f"{path} links to {link[1]}, which is not in the repository")
            return f"]({REPOSITORY}/{'tree' if file.is_dir() else 'blob'}/v{self.version}/{file.relative_to(ROOT)}{link[2]})"

        return LINK.sub(absolute, path.read_text())

    @property
    def license(self) -> File:
        return text((ROOT / "LICENSE").read_text())


def _output(*command: str) -> str:
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()
