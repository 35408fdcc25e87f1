"""A server, the browser, and the studio in it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests/Report"))

from healthkit_bridge import Bridge  # noqa: E402
from served import open_browser  # noqa: E402
from studio import Studio  # noqa: E402

STEPS = "HKQuantityTypeIdentifierStepCount"
WALKER = "com.example.walker"
REQUEST = {"toShare": [STEPS], "read": [STEPS]}


def allow(app, studio):
    """The app asks for steps, and the user allows all."""
    request = app.submit("store/requestAuthorization", REQUEST)
    studio.click("#turn-on-all")
    studio.click("#allow")
    assert request.result() == {"success": True}


def walk(value=100):
    return {"type": STEPS, "quantity": {"value": value, "unit": "count"}, "startDate": "2026-03-01T07:00:00Z", "endDate": "2026-03-01T07:01:00Z"}


@pytest.fixture(scope="session")
def url(tmp_path_factory):
    """The URL of a server that all tests share. Each test has a phone of its own."""
    folder = tmp_path_factory.getbasetemp()
    command = [os.environ["HEALTHKIT_BRIDGE"], "studio", "--files", folder, "--clock", "2026-03-01T08:00:00Z", "--time-zone", "Europe/Berlin"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as server:
        yield json.loads(server.stdout.readline())["url"]
        server.terminate()


@pytest.fixture(scope="session")
def browser():
    with open_browser() as browser:
        yield browser


@pytest.fixture
def studio(browser, url, request):
    with Studio(browser, url, request.node.name) as studio:
        yield studio
        assert studio.complaints() == []


@pytest.fixture
def app(url, request):
    with Bridge.connect(url, phone=request.node.name, bundle_id=WALKER, name="Walker") as app:
        yield app
