"""A suite of trivial pytest tests: with the fixture of the Python client, and with a handwritten mock."""

import os
import subprocess
import sys
import time

from measure import ROOT, WrongResponse, in_turns
from workspace import HOST

CLIENT = ROOT / "clients/python/src"
TOOLS = ROOT / ".build/venv/bin/python"

TEST = """
def test_{number}(healthkit):
    assert healthkit.store.authorization_status("HKQuantityTypeIdentifierStepCount") == 0
"""
MOCK = """
import pytest

class Store:
    def authorization_status(self, type):
        return 0

class HealthKit:
    def __init__(self):
        self.store = Store()

@pytest.fixture
def healthkit():
    return HealthKit()
"""


def rows(table, workspace):
    python = str(TOOLS) if TOOLS.exists() else sys.executable
    if subprocess.run([python, "-c", "import pytest"], stderr=subprocess.DEVNULL).returncode:
        table.add("pytest is not installed", "")
        return
    count = 100 if workspace.quick else 1_000
    tests = "".join(TEST.format(number=number) for number in range(count))
    mocked = suite(workspace.folder / "mock", MOCK + tests)
    bridged = suite(workspace.folder / "bridge", tests)

    ours, floor, ratio = in_turns(
        workspace.turns(7),
        lambda: seconds(count, python, bridged, "-p", "healthkit_bridge.pytest_plugin"),
        lambda: seconds(count, python, mocked),
    )
    table.add(f"{count:,} pytest tests relative to a mock", f"{ours:.2f} s", f"{floor:.2f} s", ratio, "none")
    table.add("  time of the fixture per test", f"{(ours - floor) / count * 1e6:.0f} µs", target="none")


def suite(folder, text):
    folder.mkdir()
    file = folder / "test_trivial.py"
    file.write_text(text)
    return file


def seconds(count, python, file, *options):
    """The duration of the run, including the start of Python and of the bridge."""
    environment = {
        **os.environ,
        "HEALTHKIT_BRIDGE": str(HOST),
        "PYTHONPATH": str(CLIENT),
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    command = [python, "-m", "pytest", "-q", "-p", "no:cacheprovider", *options, str(file)]
    begin = time.perf_counter()
    run = subprocess.run(command, env=environment, cwd=file.parent, stdout=subprocess.PIPE, text=True)
    end = time.perf_counter()
    if f"{count} passed" not in run.stdout:
        raise WrongResponse(f"the tests in {file.parent.name} failed:\n{run.stdout[-2000:]}")
    return end - begin
