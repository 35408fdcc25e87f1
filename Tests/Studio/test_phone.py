"""Clock, time zone, lock, device, and the states of apps."""

import os
import subprocess

import pytest
from conftest import STEPS, WALKER, allow, walk
from studio import PATIENCE, Studio

from healthkit_bridge import Bridge, HealthKitError, ResponseError


def status(studio):
    return studio.text("#status")


def test_the_clock_advances(app, studio):
    studio.click("#minute")
    assert status(studio).startswith("2026-03-01 09:01")
    studio.click("#hour")
    assert app.call("control/state")["clock"].startswith("2026-03-01T09:01:00")
    studio.click("#tomorrow")
    assert app.call("control/state")["clock"].startswith("2026-03-02T06:00:00")
    assert studio.text("#screen .lock-time") == "07:00"


def test_the_clock_is_set_in_the_time_zone_of_the_phone(app, studio):
    studio.fill("#time-zone", "Asia/Tokyo")
    assert app.call("control/state")["timeZone"] == "Asia/Tokyo"
    assert status(studio).startswith("2026-03-01 17:00")
    studio.fill("#clock-now", "2026-07-04T12:30")
    studio.click("#set-clock")
    assert app.call("control/state")["clock"].startswith("2026-07-04T03:30:00")
    # A local time in the night in which the clock of Berlin skips an hour.
    studio.fill("#time-zone", "Europe/Berlin")
    studio.fill("#clock-now", "2026-03-29T03:30")
    studio.click("#set-clock")
    assert app.call("control/state")["clock"].startswith("2026-03-29T01:30:00")
    assert status(studio).startswith("2026-03-29 03:30")


def test_what_the_user_types_stays_while_the_phone_changes(app, studio):
    studio.fill("#clock-now", "2026-07-04T12:30")
    studio.page.evaluate("document.getElementById('minute').focus()")
    app.call("control/advanceClock", {"seconds": 60})
    studio.settle()
    assert studio.text("#screen .lock-time") == "09:01"
    assert studio.value("#clock-now") == "2026-07-04T12:30" and studio.focus == "minute"


def test_a_locked_phone_refuses_the_app_until_it_is_unlocked(app, studio):
    allow(app, studio)
    studio.click("#lock")
    assert "locked" in status(studio)
    with pytest.raises(HealthKitError) as caught:
        app.call("store/sampleQuery", {"type": STEPS})
    assert caught.value.name == "errorDatabaseInaccessible"
    studio.click("#lock")
    assert app.call("store/sampleQuery", {"type": STEPS}) == {"samples": []}
    assert "locked" not in status(studio)


def test_an_app_in_the_background_gets_no_updates_and_a_terminated_one_no_answers(app, studio):
    allow(app, studio)
    app.call("store/observerQuery", {"type": STEPS})
    assert next(app.notifications("store/observerQuery.update", timeout=600))
    state = f"[id='state-{WALKER}']"
    studio.fill(state, "background")
    app.call("control/addSamples", {"source": {"name": "Band", "bundleIdentifier": "com.example.band"}, "objects": [walk()]})
    # The updates of a call leave right after its response, before the response to the next call.
    app.call("store/authorizationStatus", {"type": STEPS})
    assert list(app.notifications("store/observerQuery.update", timeout=0)) == []
    studio.fill(state, "foreground")
    assert next(app.notifications("store/observerQuery.update", timeout=600))
    studio.fill(state, "terminated")
    with pytest.raises(ResponseError) as caught:
        app.call("store/sampleQuery", {"type": STEPS})
    assert caught.value.error["code"] == -32003
    assert "0 apps" in status(studio)


def test_an_uninstalled_app_starts_again_without_decisions(app, studio):
    allow(app, studio)
    app.call("store/save", {"objects": [walk()]})
    studio.click(f"[id='uninstall-{WALKER}']")
    assert studio.page.evaluate("asked") == f"Uninstall {WALKER}? Its samples stay."
    with pytest.raises(ResponseError):
        app.call("store/authorizationStatus", {"type": STEPS})
    assert "0 apps · 1 sample" in status(studio)
    studio.click(f"[id='relaunch-{WALKER}']")
    assert "1 app · 1 sample" in status(studio)
    assert app.call("store/authorizationStatus", {"type": STEPS}) == 0


def test_the_system_is_updated_and_a_refusal_is_shown(app, studio):
    studio.fill("#os-version", "27.1")
    studio.click("#update-system")
    assert "iOS 27.1" in status(studio)
    studio.fill("#os-version", "17.0")
    studio.click("#update-system")
    failure = studio.text("#failure")
    assert failure
    # A refresh keeps the message until the next action.
    app.call("control/advanceClock", {"seconds": 60})
    studio.settle()
    assert studio.text("#failure") == failure
    studio.click("#minute")
    assert studio.text("#failure") == "" and app.call("control/state")["osVersion"] == "27.1"


def test_an_erased_phone_is_another_device(app, studio):
    studio.show("data")
    studio.click("#add-walk")
    studio.show("phone")
    studio.fill("#profile", "ipad")
    studio.click("#erase")
    assert "iPad" in status(studio) and "0 samples" in status(studio)


def test_an_app_that_has_asked_for_nothing_can_be_relaunched(app, studio):
    studio.fill(f"[id='state-{WALKER}']", "terminated")
    assert "0 apps" in status(studio) and "Walker" in studio.text("#screen")
    with pytest.raises(ResponseError):
        app.call("store/authorizationStatus", {"type": STEPS})
    studio.click(f"[id='relaunch-{WALKER}']")
    assert "1 app" in status(studio)
    assert app.call("store/authorizationStatus", {"type": STEPS}) == 0


def test_an_app_that_has_ended_keeps_its_name(studio, url, request):
    with Bridge.connect(url, phone=request.node.name, bundle_id=WALKER, name="Walker") as app:
        allow(app, studio)
    studio.wait("document.querySelector('#screen .terminated')")
    assert "Walker" in studio.text("#screen") and studio.texts("#screen .icon")[-1] == "W"


def test_the_policy_for_sheets_is_that_of_the_phone(app, studio):
    assert studio.value("#policy") == "ask"
    app.call("control/setConsent", {"policy": "deny"})
    studio.settle()
    assert studio.value("#policy") == "deny"


def test_the_address_does_not_keep_the_token(app, studio):
    assert "token=" not in studio.page.evaluate("location.href")
    studio.reload()
    assert "1 app" in status(studio)


def test_a_phone_is_exported_and_imported_on_another(app, browser, url, studio, request, tmp_path):
    allow(app, studio)
    app.call("store/save", {"objects": [walk(4711)]})
    file = studio.download("#export-phone", tmp_path) / "phone-2026-03-01.store"
    other = f"{request.node.name} 2"
    with Studio(browser, url, other) as second, Bridge.connect(url, phone=other, bundle_id=WALKER) as imported:
        second.choose("#phone-file", file)
        second.click("#import-phone")
        assert second.page.evaluate("asked").startswith("Replace all samples")
        assert "1 sample" in second.text("#status")
        assert imported.call("store/sampleQuery", {"type": STEPS})["samples"][0]["quantity"]["value"] == 4711
        (tmp_path / "other").write_bytes(b"no phone" * 1000)
        second.choose("#phone-file", tmp_path / "other")
        second.click("#import-phone")
        assert "not a healthkit-bridge store" in second.text("#failure") and "1 sample" in second.text("#status")
    counts = subprocess.run([os.environ["HEALTHKIT_BRIDGE"], "call", "control/countSamples", "--store", file], check=True, capture_output=True, text=True, timeout=PATIENCE)
    assert STEPS in counts.stdout
