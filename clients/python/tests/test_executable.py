"""Where the client finds the executable, and executables that cannot run."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from pathlib import Path

import pytest

from conftest import Run
from healthkit_bridge import ConnectionFailure
from healthkit_bridge import executable as places

REAL = Path(os.environ["HEALTHKIT_BRIDGE"])


def program(path: Path, content: bytes = b"#!/bin/sh\n") -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    path.chmod(0o755)
    return path


def head(length: int) -> bytearray:
    with REAL.open("rb") as file:
        return bytearray(file.read(length))


def test_the_order_of_places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    named = program(tmp_path / "named")
    packaged, on_the_path = (program(tmp_path / folder / "healthkit-bridge") for folder in ("package", "path"))
    monkeypatch.setenv("HEALTHKIT_BRIDGE", str(named))
    monkeypatch.setattr(places, "PACKAGED", packaged)
    monkeypatch.setenv("PATH", str(on_the_path.parent))
    assert places.executable() == str(named)
    monkeypatch.delenv("HEALTHKIT_BRIDGE")
    assert places.executable() == str(packaged)
    packaged.unlink()
    assert places.executable() == str(on_the_path)
    on_the_path.unlink()
    with pytest.raises(ConnectionFailure, match="neither in this package nor on the PATH"):
        places.executable()


@pytest.mark.parametrize("length", [6, 63, 64, 100_000, 5_000_000])
def test_an_incomplete_executable(both: Run, tmp_path: Path, length: int) -> None:
    damaged = program(tmp_path / "healthkit-bridge", bytes(head(length)))
    with pytest.raises(ConnectionFailure, match=f"The file '{damaged}' is incomplete: install it again"):
        both([str(damaged), "serve"])


def test_an_executable_for_another_machine(both: Run, tmp_path: Path) -> None:
    content = head(64)
    ours = os.uname().machine
    content[18], theirs = (183, "aarch64") if ours == "x86_64" else (62, "x86_64")
    foreign = program(tmp_path / "healthkit-bridge", bytes(content))
    os.truncate(foreign, REAL.stat().st_size)
    with pytest.raises(ConnectionFailure, match=f"is for {theirs}, and this machine is {ours}") as caught:
        both([str(foreign), "serve"])
    assert caught.value.reason == "missing"


def test_a_machine_without_an_executable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(platform, "system", lambda: "Darwin")
    monkeypatch.setattr(places, "PACKAGED", tmp_path / "nothing")
    monkeypatch.delenv("HEALTHKIT_BRIDGE")
    monkeypatch.setenv("PATH", str(tmp_path))
    text = f"There is no executable of healthkit-bridge for Darwin on .*: start a container of {places.IMAGE}, .* connect with Bridge.connect"
    with pytest.raises(ConnectionFailure, match=text):
        places.executable()
    with pytest.raises(SystemExit, match=text):
        places.main()


def test_a_program_without_a_fault(tmp_path: Path) -> None:
    for path in (REAL, program(tmp_path / "script"), tmp_path, tmp_path / "nothing"):
        assert places.fault(str(path)) is None


def test_the_command_runs_the_packaged_executable(tmp_path: Path) -> None:
    code = "import sys; from pathlib import Path; from healthkit_bridge import executable as e; e.PACKAGED = Path(sys.argv.pop(1)); e.main()"
    command = [sys.executable, "-c", code, str(REAL), "call", "isAvailable"]
    assert subprocess.run(command, capture_output=True, text=True, timeout=600).stdout == "true\n"
    command[3] = str(program(tmp_path / "healthkit-bridge", bytes(head(64))))
    result = subprocess.run(command, capture_output=True, text=True, timeout=600)
    assert (result.returncode, result.stderr) == (1, f"The file {command[3]!r} is incomplete: install it again.\n")
