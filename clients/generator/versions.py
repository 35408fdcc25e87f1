"""Writes the version of the OpenRPC document, and the addresses that follow from that of the repository in server.json, into the files
that are written by hand."""

import json
import re
from pathlib import Path

from .openrpc import Document

CLIENTS = Path(__file__).resolve().parent.parent
SERVER = CLIENTS.parent / "server.json"
VERSION = r"\d+\.\d+\.\d+(?:-?[a-z]+\.?\d+)?"

# The text before the version, by file.
PLACES = {
    "dart/flutter/pubspec.yaml": r"^version: ",
    "dart/lib/src/protocol_version.dart": r"^const protocolVersion = '",
    "dart/pubspec.yaml": r"^version: ",
    "node/package.json": r'^  "version": "',
    "python/pyproject.toml": r'^version = "',
    "swift/Sources/HealthKitBridgeClient/Connection/Connection+Version.swift": r'^let protocolVersion = "',
}

# The files with an address of the project, or the name of its image.
ADDRESSED = (
    "../.github/ISSUE_TEMPLATE/config.yml",
    "../protocol/guide/mac.md",
    "../protocol/guide/promises.md",
    "ci/README.md",
    "dart/README.md",
    "dart/flutter/pubspec.yaml",
    "dart/pubspec.yaml",
    "node/README.md",
    "node/src/executable.js",
    "python/README.md",
    "python/src/healthkit_bridge/executable.py",
)
ADDRESS = rf"https://github\.com/[\w.-]+/healthkit-bridge\b|ghcr\.io/[\w.-]+/healthkit-bridge:{VERSION}"


def files(document: Document) -> dict[str, str]:
    version = document.version
    major, minor, *_ = version.split(".")
    texts = {name: (CLIENTS / name).read_text() for name in {*PLACES, *ADDRESSED}}
    for name, before in PLACES.items():
        number = python_version(version) if name.startswith("python/") else version
        texts[name] = replaced(name, texts[name], f"({before}){VERSION}", rf"\g<1>{number}")
    server = server_entry(version)
    address, image = server["repository"]["url"], server["packages"][-1]["identifier"]
    for name in ADDRESSED:
        texts[name] = re.sub(ADDRESS, lambda found: image if found[0].startswith("ghcr") else address, texts[name])
    library = "shell/healthkit-bridge.bash"
    compatible = f"0.{minor}" if major == "0" else major
    texts[library] = replaced(library, (CLIENTS / library).read_text(), r"^(_bridge_version=)[\d.]+", rf"\g<1>{compatible}")
    for name in ("ci/github-actions.yml", "ci/README.md"):
        text = texts.get(name) or (CLIENTS / name).read_text()
        text = replaced(name, text, rf"^(    +version: ){VERSION}", rf"\g<1>{version}")
        action = f"{address.removeprefix('https://github.com/')}/clients/ci/setup-healthkit-bridge@v{version}"
        texts[name] = replaced(name, text, rf"[\w.-]+/healthkit-bridge/clients/ci/setup-healthkit-bridge@v{VERSION}", action)
    return {**texts, "../server.json": json.dumps(server, indent=2, ensure_ascii=False) + "\n"}


def server_entry(version: str) -> dict:
    """The entry for the registry of MCP servers: its packages run the command `mcp`. The last one is the image."""
    server = json.loads(SERVER.read_text())
    owner = server["repository"]["url"].split("/")[-2]
    run = {"transport": {"type": "stdio"}, "packageArguments": [{"type": "positional", "value": "mcp"}]}
    image = f"ghcr.io/{owner.lower()}/healthkit-bridge:{version}"
    return {
        **server,
        "name": f"io.github.{owner}/healthkit-bridge",
        "version": version,
        "packages": [
            {"registryType": "pypi", "identifier": "healthkit-bridge", "version": python_version(version), "runtimeHint": "uvx", **run},
            {"registryType": "npm", "identifier": "healthkit-bridge", "version": version, "runtimeHint": "npx", **run},
            {"registryType": "oci", "identifier": image, "runtimeHint": "docker", **run},
        ],
    }


def python_version(version: str) -> str:
    """A version as Python writes it: 1.0.0rc1 for 1.0.0-rc.1."""
    return re.sub(r"-([a-z]+)\.(\d+)", r"\1\2", version)


def replaced(name: str, text: str, pattern: str, replacement, count: int = 1) -> str:
    text, found = re.subn(pattern, replacement, text, flags=re.MULTILINE)
    if found != count:
        raise ValueError(f"clients/{name} has {found} of {pattern}, not {count}")
    return text
