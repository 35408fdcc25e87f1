"""What is linked into the executable: versions, licences and their texts. A missing file or line is an error."""

import json
import os
import re
import subprocess
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

from .release import ROOT, SCRATCH, Unusable

# The licences of the Swift packages by identity. A new package needs a line.
PACKAGES = {
    "grdb.swift": "MIT",
    "swift-argument-parser": "Apache-2.0 WITH Swift-exception",
    "swift-atomics": "Apache-2.0 WITH Swift-exception",
    "swift-collections": "Apache-2.0 WITH Swift-exception",
    "swift-log": "Apache-2.0",
    "swift-nio": "Apache-2.0",
    "swift-system": "Apache-2.0 WITH Swift-exception",
}

# The C and C++ libraries, all of which are linked statically: name, file and licence.
LIBRARIES = [
    ("glibc", "libc.a", "LGPL-2.1-or-later"),
    ("libgcc", "libgcc_eh.a", "GPL-3.0-or-later WITH GCC-exception-3.1"),
    ("libstdc++", "libstdc++.a", "GPL-3.0-or-later WITH GCC-exception-3.1"),
    ("jansson", "libjansson.a", "MIT"),
    ("liblzma", "liblzma.a", "LicenseRef-public-domain"),
    ("libxml2", "libxml2.a", "MIT"),
    ("minizip", "libminizip.a", "Zlib"),
    ("SQLite", "libsqlite3.a", "blessing"),
    ("zlib", "libz.a", "Zlib"),
]

COMMON = Path("/usr/share/common-licenses")
READ = ROOT / ".build/libraries.d"
"""The files that the linker has read, as the build has it write them."""


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
    found = [*_packages(), *_toolchain(), *map(_library, LIBRARIES)]
    _check_libraries()
    return found


def common_licenses(components: list[Component]) -> dict[str, str]:
    """The licences to which the texts of Debian refer, by name."""
    reference = re.compile(rf"{COMMON}/([\w+-]+(?:\.\d+)*)")
    names = {name for one in components for text in one.texts for name in reference.findall(text)}
    return {name: _text(COMMON / name) for name in sorted(names)}


def _packages() -> list[Component]:
    state = json.loads(_text(SCRATCH / "workspace-state.json"))
    found = []
    for dependency in state["object"]["dependencies"]:
        package, checkout = dependency["packageRef"], dependency["state"]["checkoutState"]
        if package["identity"] not in PACKAGES:
            raise Unusable(f"the licence of {package['identity']} is not in .ci/distribution/components.py")
        folder = SCRATCH / "checkouts" / dependency["subpath"]
        files = sorted(folder.glob("LICEN[CS]E*"))
        if not files:
            raise Unusable(f"{folder} has no licence")
        texts = tuple(_text(file) for file in [*files, *sorted(folder.glob("NOTICE*"))])
        location = re.sub(r"^https://|\.git$", "", package["location"])
        purl = f"pkg:swift/{location}@{checkout['version']}"
        found.append(Component(package["name"], checkout["version"], PACKAGES[package["identity"]], purl, texts))
    return sorted(found, key=lambda one: one.name)


def _check_libraries() -> None:
    """The linker has read the libraries of the toolchain and of the packages in `LIBRARIES`, and no others."""
    _, libraries = _swift()
    read = [Path(one) for one in re.findall(r"^ (.+\.(?:a|so))(?: \\)?$", _text(READ), re.MULTILINE)]
    owners = {file: _owner(file) for file in read if not file.is_relative_to(libraries)}
    known = {_owner(_place(file)) for _, file, _ in LIBRARIES}
    for file, owner in owners.items():
        if owner not in known:
            raise Unusable(f"{file} of {owner} is linked, and has no line in .ci/distribution/components.py")
    for owner in sorted(known - set(owners.values())):
        raise Unusable(f"{owner} is not linked, and has a line in .ci/distribution/components.py")


def _swift() -> tuple[str, Path]:
    """The version of the compiler, and the folder of its static libraries."""
    command = [os.environ.get("SWIFT", "swift"), "-print-target-info", "-static-stdlib"]
    info = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)
    version = re.search(r"Swift version ([\d.]+)", info["compilerVersion"])
    if not version:
        raise Unusable("the toolchain has no version")
    return version[1], Path(info["paths"]["runtimeResourcePath"], info["target"].get("platform", "linux"))


def _toolchain() -> list[Component]:
    """The runtime, Foundation and libdispatch have the licence of the toolchain. ICU, a part of Foundation, has its own."""
    version, libraries = _swift()
    archive = (libraries / "lib_FoundationICU.a").read_bytes()
    data = re.search(rb"icudt(\d+)_dat", archive)
    icu = data and re.search(rb"\0(%b\.\d+)\0" % data[1], archive)
    if not icu:
        raise Unusable("the toolchain has no ICU")
    license = _text(libraries.parents[2] / "share/swift/LICENSE.txt")
    names = {
        "Swift runtime": "swift",
        "Foundation": "swift-corelibs-foundation",
        "FoundationEssentials": "swift-foundation",
        "libdispatch": "swift-corelibs-libdispatch",
    }
    purls = {name: f"pkg:github/swiftlang/{repository}@swift-{version}-RELEASE" for name, repository in names.items()}
    found = [Component(name, version, "Apache-2.0 WITH Swift-exception", purl, (license,)) for name, purl in purls.items()]
    # The toolchain has no licence of ICU. A new version of ICU needs the file LICENSE of its sources.
    major, minor = icu[1].decode().split(".")
    text = _text(ROOT / f".ci/distribution/licences/ICU-{major}")
    purl = f"pkg:github/unicode-org/icu@release-{major}-{minor}"
    return [*found, Component("ICU", f"{major}.{minor}", "Unicode-3.0", purl, (text,))]


def _library(library: tuple[str, str, str]) -> Component:
    """A library of the machine that builds, with the version and the licence of its Debian package."""
    name, file, license = library
    package = _owner(_place(file))
    version, architecture, distribution = *_query("--showformat=${Version} ${Architecture}", "--show", package).split(), _distribution()
    text = _text(Path("/usr/share/doc") / package / "copyright")
    purl = f"pkg:deb/{distribution}/{quote(package)}@{quote(version, safe=':')}?arch={architecture}"
    return Component(name, version, license, purl, (text,))


def _place(file: str) -> Path:
    """The path of an installed library."""
    # The compiler uses the libraries of the newest GCC.
    places = [*Path("/usr/lib").glob(f"*-linux-gnu/{file}"), *Path("/usr/lib/gcc").glob(f"*-linux-gnu/*/{file}")]
    if not places:
        raise Unusable(f"{file} is not installed")
    return max(places, key=lambda one: [int(part) for part in re.findall(r"/(\d+)/", str(one))])


def _owner(file: Path) -> str:
    """The Debian package that has installed a file."""
    return _query("--search", str(file)).split(":")[0]


def _distribution() -> str:
    return re.findall(r"^ID=(\w+)$", _text(Path("/etc/os-release")), re.MULTILINE)[0]


def _query(*arguments: str) -> str:
    return subprocess.run(["dpkg-query", *arguments], check=True, capture_output=True, text=True).stdout.strip()


def _text(file: Path) -> str:
    try:
        return file.read_text()
    except OSError as error:
        raise Unusable(f"{file}, which a release needs, cannot be read: {error.strerror}") from None
