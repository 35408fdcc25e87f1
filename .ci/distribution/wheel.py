"""The wheels: the Python client with the executable and the command that runs it, and the client alone for other platforms."""

import base64
import hashlib
import tomllib

from .files import File, Files, below, read, text, zipped
from .release import REPOSITORY, ROOT, SERVER, SKILL, Release

FOLDER = ROOT / "clients/python"


def packages(release: Release, notices: File) -> Files:
    project = tomllib.loads((FOLDER / "pyproject.toml").read_text())["project"]
    machine = release.machine.linux
    # The executable needs no library, so it runs with every C library.
    platforms = [f"manylinux_2_17_{machine}", f"manylinux2014_{machine}", f"musllinux_1_1_{machine}"]
    program = {"healthkit_bridge/bin/healthkit-bridge": release.executable, **below("healthkit_bridge", release.modules)}
    return {
        **archive(release, project, platforms, program, {"licenses/NOTICES": notices}),
        **archive(release, project, ["any"], {}, {}),
    }


def archive(release: Release, project: dict, platforms: list[str], program: Files, legal: Files) -> Files:
    """A wheel for platforms, with their program and its notices."""
    information = f"healthkit_bridge-{project['version']}.dist-info"
    package = {name: file for name, file in read(FOLDER / "src").items() if "__pycache__" not in name and ".egg-info" not in name}
    documents = {
        "METADATA": metadata(release, project, ["LICENSE", *(name.removeprefix("licenses/") for name in legal)]),
        "WHEEL": wheel(platforms),
        "entry_points.txt": entry_points(project),
        "licenses/LICENSE": release.license,
        **legal,
    }
    files = {**package, **program, "healthkit_bridge/SKILL.md": text(SKILL.read_text()), **below(information, documents)}
    record = "".join(f"{name},sha256={digest(file)},{len(file.data)}\n" for name, file in files.items())
    files[f"{information}/RECORD"] = text(f"{record}{information}/RECORD,,\n")
    return {f"healthkit_bridge-{project['version']}-py3-none-{'.'.join(platforms)}.whl": File(zipped(files, release.epoch))}


def metadata(release: Release, project: dict, legal: list[str]) -> File:
    lines = [
        "Metadata-Version: 2.4",
        f"Name: {project['name']}",
        f"Version: {project['version']}",
        f"Summary: {project['description']}",
        f"License-Expression: {project['license']['text']}",
        f"Author: {project['authors'][0]['name']}",
        *(f"License-File: {one}" for one in legal),
        f"Project-URL: Homepage, {REPOSITORY}",
        f"Project-URL: Documentation, {REPOSITORY}/blob/v{release.version}/protocol/guide/README.md",
        f"Project-URL: Changelog, {REPOSITORY}/blob/v{release.version}/CHANGELOG.md",
        f"Project-URL: Issues, {REPOSITORY}/issues",
        f"Keywords: {','.join(project['keywords'])}",
        *(f"Classifier: {one}" for one in project["classifiers"]),
        f"Requires-Python: {project['requires-python']}",
        *(f"Requires-Dist: {one}" for one in project["dependencies"]),
    ]
    for extra, requirements in project["optional-dependencies"].items():
        lines += [f"Provides-Extra: {extra}", *(f'Requires-Dist: {one}; extra == "{extra}"' for one in requirements)]
    lines.append("Description-Content-Type: text/markdown")
    # The registry of MCP servers looks for its name in the description.
    mark = f"\n<!-- mcp-name: {SERVER['name']} -->\n"
    return text("\n".join(lines) + "\n\n" + release.page(FOLDER / project["readme"]) + mark)


def wheel(platforms: list[str]) -> File:
    tags = "".join(f"Tag: py3-none-{one}\n" for one in platforms)
    return text(f"Wheel-Version: 1.0\nGenerator: healthkit-bridge\nRoot-Is-Purelib: {str(platforms == ['any']).lower()}\n{tags}")


def entry_points(project: dict) -> File:
    groups = {"console_scripts": {"healthkit-bridge": "healthkit_bridge.executable:main"}, **project["entry-points"]}
    sections = [f"[{group}]\n" + "".join(f"{name} = {place}\n" for name, place in one.items()) for group, one in groups.items()]
    return text("\n".join(sections))


def digest(file: File) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(file.data).digest()).rstrip(b"=").decode()
