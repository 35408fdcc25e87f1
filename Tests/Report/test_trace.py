"""The page of `trace`: a time line to move along, with the screen of the phone at each moment."""

import json
import os
import subprocess

import pytest
from conftest import LOOK, SCREENSHOTS

STEPS = "HKQuantityTypeIdentifierStepCount"
CALLS = [
    ("store/requestAuthorization", {"toShare": [STEPS], "read": [STEPS, "HKQuantityTypeIdentifierHeartRate"]}),
    ("control/respondToPermissionSheet", {"sheet": 1, "policy": "deny"}),
    ("control/addWalk", {"count": 1000}),
    ("control/lockDevice", {}),
    ("store/sampleQuery", {"type": STEPS}),
]
SHOWN = "[...document.querySelectorAll('.screen')].filter((screen) => screen.checkVisibility()).map(({innerText}) => innerText)"


@pytest.fixture(scope="module")
def trace(tmp_path_factory):
    """The page about a session of a person who denies, and then locks the phone."""
    folder = tmp_path_factory.mktemp("trace")
    error = {"code": -32001, "message": "Protected health data is inaccessible"}
    steps = [{"send": {"jsonrpc": "2.0", "id": number, "method": method, "params": params},
              **({"expect": {"jsonrpc": "2.0", "id": number, **({"error": error} if method == "store/sampleQuery" else {"result": None})}} if number > 1 else {})}
             for number, (method, params) in enumerate(CALLS, 1)]
    given = {"clock": "2026-03-01T08:00:00Z", "consent": "ask", "bundleId": "com.example.walker", "appName": "Walker"}
    (folder / "session.json").write_text(json.dumps({"cases": [{"name": "a session", "given": given, "exchange": steps}]}))
    subprocess.run([os.environ["HEALTHKIT_BRIDGE"], "trace", folder / "session.json", "--output", folder / "trace.html"], check=True, timeout=600)
    return folder / "trace.html"


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1280])
def test_the_page_fits_the_window_and_axe_finds_nothing(browser, trace, width, scheme):
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    with browser.page(trace, width, scheme=scheme) as page:
        (SCREENSHOTS / f"trace-{width}-{scheme}.png").write_bytes(page.screenshot())
        seen = page.evaluate(LOOK)
        assert seen["scripts"] == 0 and seen["wide"] == [] and seen["pale"] == []
        assert page.barriers() == []
        assert page.events("Log.entryAdded", "Runtime.exceptionThrown") == []


def test_the_phone_shows_its_screen_after_the_chosen_message(browser, trace):
    with browser.page(trace) as page:
        [screen] = page.evaluate(SHOWN)
        assert "Locked" in screen and page.evaluate("document.querySelector('input:checked').id") == "m5"
        page.evaluate("document.querySelector('[for=m1]').click()")
        [screen] = page.evaluate(SHOWN)
        assert "Health Access" in screen and "“Walker” would like" in screen and "read HeartRate, StepCount" in screen
        page.evaluate("document.getElementById('m1').focus()")
        for kind in ["rawKeyDown", "keyUp"]:
            page.call("Input.dispatchKeyEvent", type=kind, key="ArrowDown", code="ArrowDown", windowsVirtualKeyCode=40)
        [screen] = page.evaluate(SHOWN)
        assert "Health Access" not in screen and "Settings" in screen and screen.count("off") == 3


def test_the_pointer_moves_along_the_time_line(browser, trace):
    with browser.page(trace) as page:
        x, y = page.evaluate("(({ x, y, width }) => [x + width / 2, y + 5])(document.querySelectorAll('.column')[2].getBoundingClientRect())")
        page.call("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y)
        [screen] = page.evaluate(SHOWN)
        assert "StepCount" in screen and "Locked" not in screen
        page.call("Input.dispatchMouseEvent", type="mouseMoved", x=5, y=5)
        assert "Locked" in page.evaluate(SHOWN)[0]
