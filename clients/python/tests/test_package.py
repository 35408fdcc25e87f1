"""What `pip install` builds from the source tree."""

from __future__ import annotations

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[1]


def test_a_build_has_every_file_and_leaves_none_behind(tmp_path: Path) -> None:
    project, wheels = tmp_path / "project", tmp_path / "wheels"
    leftovers = shutil.ignore_patterns("__pycache__", "build", "*.egg-info")
    shutil.copytree(PROJECT, project, ignore=leftovers)
    before = files(project)
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-index", "--no-build-isolation", "--no-deps"]
    subprocess.run([*command, "--wheel-dir", wheels, project], check=True, timeout=600)
    assert files(project) == before
    (wheel,) = wheels.iterdir()
    built = {name for name in zipfile.ZipFile(wheel).namelist() if name.startswith("healthkit_bridge/")}
    assert built == {name.removeprefix("src/") for name in before if name.startswith("src/")}
    assert {"healthkit_bridge/methods.json", "healthkit_bridge/channels.pyi"} <= built


def files(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
