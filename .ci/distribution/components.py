"""What is linked into the executable: versions, licences and their texts. A missing file is an error."""

import json
import os
import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

from .release import ROOT, Unusable

# The licences of the Swift packages by identity. A new package needs a line.
PACKAGES = {
    "grdb.swift": "MIT",
    "swift-argument-parser": "Apache-2.0 WITH Swift-exception",
    "swift-log": "Apache-2.0",
}

# The C and C++ libraries, all of which are linked statically: name, file and licence.
LIBRARIES = [
    ("glibc", "libc.a", "LGPL-2.1-or-later"),
    ("libgcc", "libgcc_eh.a", "GPL-3.0-or-later WITH GCC-exception-3.1"),
    ("libstdc++", "libstdc++.a", "GPL-3.0-or-later WITH GCC-exception-3.1"),
    ("jansson", "libjansson.a", "MIT"),
    ("liblzma", "liblzma.a", "LicenseRef-public-domain"),
    ("libsodium", "libsodium.a", "ISC"),
    ("libxml2", "libxml2.a", "MIT"),
    ("minizip", "libminizip.a", "Zlib"),
    ("SQLite", "libsqlite3.a", "blessing"),
    ("zlib", "libz.a", "Zlib"),
]

COMMON = Path("/usr/share/common-licenses")


@dataclass(frozen=True)
class Component:
    name: str
    version: str
    license: str
    """An SPDX expression."""
    purl: str
    texts: tuple[str, ...]
    """The files with its licence and notices."""


def components() -> list[Component]:
    return [*_packages(), *_toolchain(), *map(_library, LIBRARIES)]


def common_licenses(components: list[Component]) -> dict[str, str]:
    """The licences to which the texts of Debian refer, by name."""
    reference = re.compile(rf"{COMMON}/([\w+-]+(?:\.\d+)*)")
    names = {name for one in components for text in one.texts for name in reference.findall(text)}
    return {name: _text(COMMON / name) for name in sorted(names)}


def _packages() -> list[Component]:
    state = json.loads(_text(ROOT / ".build/workspace-state.json"))
    found = []
    for dependency in state["object"]["dependencies"]:
        package, checkout = dependency["packageRef"], dependency["state"]["checkoutState"]
        if package["identity"] not in PACKAGES:
            raise Unusable(f"the licence of {package['identity']} is not in .ci/distribution/components.py")
        folder = ROOT / ".build/checkouts" / dependency["subpath"]
        files = sorted(folder.glob("LICEN[CS]E*"))
        if not files:
            raise Unusable(f"{folder} has no licence")
        texts = tuple(_text(file) for file in [*files, *sorted(folder.glob("NOTICE*"))])
        location = re.sub(r"^https://|\.git$", "", package["location"])
        purl = f"pkg:swift/{location}@{checkout['version']}"
        found.append(Component(package["name"], checkout["version"], PACKAGES[package["identity"]], purl, texts))
    return sorted(found, key=lambda one: one.name)


def _toolchain() -> list[Component]:
    """The runtime, Foundation and libdispatch have the licence of the toolchain. ICU, a part of Foundation, has its own."""
    command = [os.environ.get("SWIFT", "swift"), "-print-target-info", "-static-stdlib"]
    info = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)
    version = re.search(r"Swift version ([\d.]+)", info["compilerVersion"])
    resources = Path(info["paths"]["runtimeResourcePath"])
    libraries = resources / info["target"].get("platform", "linux")
    data = re.search(rb"icudt(\d+)_dat", (libraries / "lib_FoundationICU.a").read_bytes())
    if not version or not data:
        raise Unusable("the toolchain has no version, or no ICU")
    license = _text(resources.parents[1] / "share/swift/LICENSE.txt")
    names = {"Swift runtime": "swift", "Foundation": "swift-corelibs-foundation", "libdispatch": "swift-corelibs-libdispatch"}
    found = [
        Component(
            name, version[1], "Apache-2.0 WITH Swift-exception", f"pkg:github/swiftlang/{repository}@{version[1]}", (license,)
        )
        for name, repository in names.items()
    ]
    icu, text = data[1].decode(), _text(ROOT / ".ci/distribution/licences/ICU")
    return [*found, Component("ICU", icu, "Unicode-3.0", f"pkg:github/unicode-org/icu@{icu}", (text,))]


def _library(library: tuple[str, str, str]) -> Component:
    """A library of the machine that builds, with the version and the licence of its Debian package."""
    name, file, license = library
    # The compiler uses the libraries of the newest GCC.
    places = [*Path("/usr/lib").glob(f"*-linux-gnu/{file}"), *Path("/usr/lib/gcc").glob(f"*-linux-gnu/*/{file}")]
    if not places:
        raise Unusable(f"{file} is not installed")
    place = max(places, key=lambda one: [int(part) for part in re.findall(r"/(\d+)/", str(one))])
    package = _query("--search", str(place)).split(":")[0]
    version, architecture, distribution = *_query("--showformat=${Version} ${Architecture}", "--show", package).split(), _distribution()
    text = _text(Path("/usr/share/doc") / package / "copyright")
    return Component(name, version, license, f"pkg:deb/{distribution}/{package}@{version}?arch={architecture}", (text,))


def _distribution() -> str:
    return re.findall(r"^ID=(\w+)$", _text(Path("/etc/os-release")), re.MULTILINE)[0]


def _query(*arguments: str) -> str:
    return subprocess.run(["dpkg-query", *arguments], check=True, capture_output=True, text=True).stdout.strip()


def _text(file: Path) -> str:
    try:
        return file.read_text()
    except OSError as error:
        raise Unusable(f"{file}, which a release needs, cannot be read: {error.strerror}") from None
