"""What `pip install` builds from a checkout, and from a folder with the generated files alone, as a source distribution has them."""

from __future__ import annotations

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parents[1]
ROOT = PROJECT.parents[1]
GENERATED = ("channels.pyi", "async_channels.pyi", "methods.json", "names.py", "reset_options.py", "types.py")
LEFTOVERS = ("__pycache__", "build", "*.egg-info")


def test_a_build_has_every_file_and_leaves_none_behind(tmp_path: Path) -> None:
    project = tmp_path / "project"
    shutil.copytree(PROJECT, project, ignore=shutil.ignore_patterns(*LEFTOVERS))
    before = files(project)
    built = packaged(project, tmp_path / "wheels")
    assert files(project) == before
    assert built == {name.removeprefix("src/") for name in before if name.startswith("src/")}
    assert {f"healthkit_bridge/{name}" for name in GENERATED} <= built


def test_a_build_from_a_checkout_generates_what_git_ignores(tmp_path: Path) -> None:
    project = tmp_path / "clients/python"
    shutil.copytree(PROJECT, project, ignore=shutil.ignore_patterns(*LEFTOVERS, *GENERATED))
    # A copy of the folder alone, as old versions of pip make it.
    with pytest.raises(subprocess.CalledProcessError) as failure:
        packaged(project, tmp_path / "wheels")
    assert "run clients/generate in the checkout" in failure.value.stderr

    shutil.copy(ROOT / "clients/generate", tmp_path / "clients")
    shutil.copytree(ROOT / "clients/generator", tmp_path / "clients/generator")
    (tmp_path / "protocol").mkdir()
    for name in ("openrpc.json", "catalog.json", "rules.json"):
        shutil.copy(ROOT / "protocol" / name, tmp_path / "protocol")
    assert {f"healthkit_bridge/{name}" for name in GENERATED} <= packaged(project, tmp_path / "wheels")
    package = "src/healthkit_bridge"
    for name in GENERATED:
        assert (project / package / name).read_text() == (PROJECT / package / name).read_text()


def packaged(project: Path, wheels: Path) -> set[str]:
    """The files of the package in the wheel that pip builds."""
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-index", "--no-build-isolation", "--no-deps"]
    subprocess.run([*command, "--wheel-dir", wheels, project], check=True, timeout=600, capture_output=True, text=True)
    (wheel,) = wheels.iterdir()
    return {name for name in zipfile.ZipFile(wheel).namelist() if name.startswith("healthkit_bridge/")}


def files(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
