"""The inputs of a step: files whose content decides its result. They stand in the scripts that read them, in comments:

    # inputs: FILE… FOLDER… PATTERN…
    # inputs of WORD: …                   only for a command with this word; WORD may be a pattern such as `*.md`

A path is one of git, such as `Sources/*.swift` or `:!clients/dart`. It stands for the files that git tracks or does not ignore. The files
that a command names are inputs too. An input that is one file adds the inputs in its own comments.

The executable and the tests of the release build stand for what they are linked from without the pages of the guide: see `.ci/link-keys`.
"""

import fnmatch
import hashlib
import os
import re
import subprocess
from pathlib import Path

LINE = re.compile(r"^ *# inputs(?: of (\S+))?: (.+)$", re.MULTILINE)
BUILT = ".build/"


class Inputs:
    """The inputs of a command in a checkout."""

    def __init__(self, root: Path, command: list[str]):
        self.root = root
        self.words = [word for word in re.split(r"[\s'\";&|()]+", " ".join(command)) if word]
        self.are_declared = False
        self.files: set[str] = set()
        self._seen: set[str] = set()
        for word in self.words:
            if (root / word).is_file() and not word.startswith("/"):
                self._add(word)

    def _add(self, name: str) -> None:
        if name in self._seen:
            return
        self._seen.add(name)
        self.files.add(self._key(name))
        if name.startswith(BUILT):
            return
        text = (self.root / name).read_text(errors="replace")
        for condition, line in LINE.findall(text):
            if not condition or fnmatch.filter(self.words, condition):
                self.are_declared = True
                self._add_paths(line.split())

    def _add_paths(self, paths: list[str]) -> None:
        built = [path for path in paths if path.startswith(BUILT)]
        self.files.update(map(self._key, built))
        if paths := [path for path in paths if path not in built]:
            self.files.update(listed(self.root, paths))
        for path in paths:
            if (self.root / path).is_file():
                self._add(path)

    def _key(self, name: str) -> str:
        key = str(Path(name).with_suffix(".key"))
        return key if name.startswith(".build/release/") and (self.root / key).exists() else name

    def digest(self, *others: str) -> str:
        result = hashlib.sha256("\0".join(others).encode())
        for name in sorted(self.files):
            path = self.root / name
            content = os.readlink(path).encode() if path.is_symlink() else path.read_bytes() if path.exists() else b"missing"
            result.update(f"\0{name}\0".encode() + hashlib.sha256(content).digest())
        return result.hexdigest()


def listed(root: Path, paths: list[str]) -> list[str]:
    """The files of paths that git tracks or does not ignore."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", *paths]
    return list(filter(None, subprocess.run(command, cwd=root, check=True, capture_output=True, text=True).stdout.split("\0")))
