"""Checks the Dart client as far as that goes without Dart.

Every file is understood by the grammar; what it imports is there; every name in it is declared where the file can see it, in
the packages or in `sdk-names.txt`; every method that is called by name exists; what is public is documented; and the client
mirrors the Node client. It does not check types, and runs nothing.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from dart_source import DartSource
from mirror import differences
from names import CLIENT, Names

ROOT = CLIENT.parent.parent
CHANNELS = ("healthkit_permissions/", "store/", "control/", "rpc/", "$/")


def problems(sources: list[DartSource], methods: set[str]) -> Iterator[str]:
    """What is wrong with sources that the grammar understands, a line each."""
    names = Names(sources)
    for source in sources:
        yield from names.problems(source)
        for text in source.texts():
            is_method = text.startswith(CHANNELS) and "{}" not in text
            if is_method and text not in methods:
                yield f"{source.path}: there is no method {text}"
        if "lib" in source.path.parts:
            yield from _undocumented(source)


def _undocumented(source: DartSource) -> Iterator[str]:
    for declaration in source.declarations():
        for each in (declaration, *declaration.members):
            if not each.is_documented:
                yield f"{source.path}:{each.line}: {each.name} has no doc comment"


def main() -> int:
    sources = [DartSource(path) for path in sorted(CLIENT.rglob("*.dart"))]
    broken = [source for source in sources if any(source.errors())]
    found = [error for source in broken for error in source.errors()]
    if not broken:
        document = json.loads((ROOT / "protocol/openrpc.json").read_text())
        methods = {method["name"] for method in document["methods"]}
        methods |= {notification["name"] for notification in document["x-notifications"]}
        found += problems(sources, methods)
        found += differences(CLIENT, ROOT / "clients/node")
    for problem in found:
        print(problem.replace(f"{ROOT}/", ""))
    print(f"{len(sources)} files parsed, {len(broken)} with errors")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
