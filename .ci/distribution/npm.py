"""The npm packages: the Node client, and the executable for one platform, an optional dependency of the client."""

import json

from .files import File, Files, below, compressed, read, tar, text
from .release import MACHINES, REPOSITORY, ROOT, SERVER, SKILL, Release

FOLDER = ROOT / "clients/node"
MAIN = """\
// The path of the executable.
const { join } = require('node:path');
module.exports = join(__dirname, 'bin', 'healthkit-bridge');
"""


def packages(release: Release, notices: File) -> Files:
    client = json.loads((FOLDER / "package.json").read_text())
    del client["scripts"]
    client["files"] += ["bin", "SKILL.md"]
    # The registry of MCP servers looks for its name.
    client["mcpName"] = SERVER["name"]
    client["bin"] = {"healthkit-bridge": "bin/healthkit-bridge.js"}
    client["optionalDependencies"] = {f"healthkit-bridge-linux-{one.npm}": release.version for one in MACHINES.values()}
    platform = {
        "name": f"healthkit-bridge-linux-{release.machine.npm}",
        "version": release.version,
        "description": f"The executable of healthkit-bridge for Linux on {release.machine.linux}",
        "license": "MIT",
        "os": ["linux"],
        "cpu": [release.machine.npm],
        "main": "index.js",
        "files": ["index.js", "bin", "lib", "NOTICES"],
        "preferUnplugged": True,
    }
    readme = f"# {platform['name']}\n\n{platform['description']}. The package `healthkit-bridge` depends on it and uses it.\n"
    return {
        archive_name(client): archive(
            release,
            client,
            {**below("src", read(FOLDER / "src")), **below("bin", read(FOLDER / "bin")), "README.md": text(release.page(FOLDER / "README.md")),
             "SKILL.md": text(SKILL.read_text())},
        ),
        archive_name(platform): archive(
            release,
            platform,
            {"bin/healthkit-bridge": release.executable, **release.modules, "index.js": text(MAIN), "NOTICES": notices, "README.md": text(readme)},
        ),
    }


def archive_name(package: dict) -> str:
    return f"{package['name']}-{package['version']}.tgz"


def archive(release: Release, package: dict, files: Files) -> File:
    # npm accepts a provenance statement only for packages that name the repository of the workflow.
    package |= {
        "author": "The healthkit-bridge authors",
        "homepage": REPOSITORY,
        "repository": {"type": "git", "url": f"git+{REPOSITORY}.git"},
        "bugs": f"{REPOSITORY}/issues",
    }
    manifest = text(json.dumps(package, indent=2) + "\n")
    contents = {**files, "LICENSE": release.license, "package.json": manifest}
    return File(compressed(tar(below("package", contents), release.epoch)))
