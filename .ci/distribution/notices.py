"""The licence notices and the software bill of materials (CycloneDX) of a release."""

import hashlib
import json
from datetime import datetime, timezone

from .components import Component, common_licenses, components
from .files import File, text
from .release import Release

HEAD = """\
The executable healthkit-bridge is under the licence of the file LICENSE. The libraries below are linked into it.

The GNU C Library (glibc) is under the GNU Lesser General Public License. The sources of healthkit-bridge are complete and
build with `make build`, so the executable can be linked again with another version of that library. The sources of the
library are those of the Debian or Ubuntu package with the version below.
"""
LINE = "=" * 100


def notices(found: list[Component]) -> File:
    parts = [HEAD]
    seen: dict[str, str] = {}
    for one in found:
        parts.append(f"{LINE}\n{one.name} {one.version}\n{one.license}\n{one.purl}\n{LINE}\n")
        for content in one.texts:
            parts.append(f"See {seen[content]}.\n" if content in seen else content.rstrip() + "\n")
            seen.setdefault(content, one.name)
    for name, content in common_licenses(found).items():
        parts.append(f"{LINE}\nThe licence {name}\n{LINE}\n")
        parts.append(content.rstrip() + "\n")
    return text("\n".join(parts))


def bill_of_materials(release: Release, found: list[Component]) -> File:
    name = "healthkit-bridge"
    purl = f"pkg:generic/{name}@{release.version}?arch={release.machine.linux}&os=linux"
    document = {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "timestamp": datetime.fromtimestamp(release.epoch, timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ"),
            "component": {
                "type": "application",
                "bom-ref": purl,
                "name": name,
                "version": release.version,
                "hashes": [{"alg": "SHA-256", "content": hashlib.sha256(release.executable.data).hexdigest()}],
                "licenses": [{"expression": "MIT"}],
                "purl": purl,
            },
        },
        "components": [
            {
                "type": "library",
                "bom-ref": one.purl,
                "name": one.name,
                "version": one.version,
                "licenses": [{"expression": one.license}],
                "purl": one.purl,
            }
            for one in found
        ],
        "dependencies": [{"ref": purl, "dependsOn": sorted(one.purl for one in found)}],
    }
    return text(json.dumps(document, indent=2) + "\n")


def legal(release: Release) -> tuple[File, File]:
    """The notices, and the bill of materials."""
    found = components()
    return notices(found), bill_of_materials(release, found)
