"""Writes the version of the OpenRPC document into the files of the packages that are written by hand."""

import re
from pathlib import Path

from .openrpc import Document

CLIENTS = Path(__file__).resolve().parent.parent

# The text before the version, by file.
PLACES = {
    "dart/flutter/pubspec.yaml": r"^version: ",
    "dart/lib/src/protocol_version.dart": r"^const protocolVersion = '",
    "dart/pubspec.yaml": r"^version: ",
    "node/package.json": r'^  "version": "',
    "python/pyproject.toml": r'^version = "',
    "swift/Sources/HealthKitBridgeClient/Connection/Connection+Version.swift": r'^let protocolVersion = "',
}


def files(document: Document) -> dict[str, str]:
    major, minor, _ = document.version.split(".")
    texts = {name: replaced(name, before, r"\d+\.\d+\.\d+", document.version) for name, before in PLACES.items()}
    library = "shell/healthkit-bridge.bash"
    workflow = "ci/github-actions.yml"
    action = "ci/README.md"
    return {
        **texts,
        library: replaced(library, "^_bridge_version=", r"\d+\.\d+", f"{major}.{minor}"),
        workflow: replaced(workflow, "-bridge@v|  version: ", r"\d+\.\d+\.\d+", document.version, count=2),
        action: replaced(action, "-bridge@v|    version: ", r"\d+\.\d+\.\d+", document.version, count=2),
    }


def replaced(name: str, before: str, pattern: str, version: str, count: int = 1) -> str:
    text, found = re.subn(f"({before}){pattern}", rf"\g<1>{version}", (CLIENTS / name).read_text(), flags=re.MULTILINE)
    if found != count:
        raise ValueError(f"clients/{name} has {found} versions, not {count}")
    return text
