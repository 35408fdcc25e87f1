"""Whether every name in a Dart file is one that the file can see."""

from collections.abc import Iterator
from pathlib import Path

from dart_source import DartSource

CLIENT = Path(__file__).resolve().parent.parent
_PACKAGES = {"healthkit_bridge": CLIENT / "lib", "healthkit_bridge_flutter": CLIENT / "flutter/lib"}
# What Flutter's test library exports of that of Dart.
_SAME = {"package:flutter_test/flutter_test.dart": "package:test/test.dart"}


class Names:
    """The names of all sources, and those of the libraries of Dart and Flutter that they use."""

    def __init__(self, sources: list[DartSource]):
        self.sources = {source.path: source for source in sources}
        self.libraries = _read_libraries(CLIENT / "tool/sdk-names.txt")
        self.members = self.libraries.pop("*")
        for source in sources:
            self.members |= source.declared_names() - source.top_level_names()

    def problems(self, source: DartSource) -> Iterator[str]:
        used = {name for name, _ in source.used_names()}
        for name in source.imports():
            given = self._library(source.path, name)
            if given is None:
                yield f"{source.path}: there is no {name}"
            elif not given & used and name not in source.exports():
                yield f"{source.path}: nothing is used of {name}"
        visible = self.members | self.libraries["dart:core"] | source.top_level_names()
        for name in source.imports():
            visible |= self._library(source.path, name) or set()
        for name, place in source.used_names():
            if name not in visible:
                yield f"{place}: {name} is declared nowhere that this file can see"

    def _library(self, importer: Path, name: str) -> set[str] | None:
        """What a library gives to those who import it; nothing if there is no such library."""
        if name in self.libraries:
            return self.libraries[name] | self.libraries.get(_SAME.get(name, ""), set())
        package, _, path = name.removeprefix("package:").partition("/")
        file = _PACKAGES.get(package, Path()) / path if name.startswith("package:") else importer.parent / name
        source = self.sources.get(file.resolve())
        if source is None:
            return None
        exported = [self._library(source.path, each) or set() for each in source.exports()]
        return source.top_level_names().union(*exported)


def _read_libraries(file: Path) -> dict[str, set[str]]:
    libraries: dict[str, set[str]] = {}
    for line in file.read_text().splitlines():
        if line and not line.startswith("#"):
            library, *names = line.split()
            libraries.setdefault(library, set()).update(names)
    return libraries
