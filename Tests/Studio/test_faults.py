"""Injected faults and snapshots."""

import pytest
from conftest import STEPS, WALKER, allow, walk

from healthkit_bridge import HealthKitError, NativeException


def inject(studio, kind, text=None, method="store/sampleQuery"):
    studio.show("faults")
    studio.fill("#fault-method", method)
    studio.fill("#fault-kind", kind)
    if text is not None:
        studio.fill("#fault-text", text)
    studio.click("#inject")


def test_an_injected_fault_hits_the_next_call(app, studio):
    allow(app, studio)
    inject(studio, "healthKitError")
    assert studio.value("#fault-app") == WALKER
    assert studio.text("#injected") == "The next call of store/sampleQuery will fail."
    with pytest.raises(HealthKitError) as caught:
        app.call("store/sampleQuery", {"type": STEPS})
    assert caught.value.code == 6
    assert app.call("store/sampleQuery", {"type": STEPS}) == {"samples": []}


def test_the_form_shows_the_fields_of_each_fault(app, studio):
    allow(app, studio)
    inject(studio, "exception", "The app made a mistake.")
    with pytest.raises(NativeException) as caught:
        app.call("store/sampleQuery", {"type": STEPS})
    assert caught.value.reason == "The app made a mistake."
    inject(studio, "delaySeconds", "90")
    assert "will be delayed" in studio.text("#injected")
    assert studio.texts("#fault label:not([hidden]) > span") == ["App", "Method", "With", "Seconds", "Times"]
    app.call("store/sampleQuery", {"type": STEPS})
    assert app.call("control/state")["clock"].startswith("2026-03-01T08:01:30")


def test_a_fault_is_listed_until_a_call_takes_it_or_it_is_cancelled(app, studio):
    allow(app, studio)
    inject(studio, "healthKitError")
    assert studio.texts("#pending strong") == ["store/sampleQuery"] and "errorDatabaseInaccessible" in studio.text("#pending")
    with pytest.raises(HealthKitError):
        app.call("store/sampleQuery", {"type": STEPS})
    studio.settle()
    assert studio.texts("#pending strong") == []
    inject(studio, "exception", "The app made a mistake.")
    studio.click("#pending button")
    assert studio.texts("#pending strong") == []
    assert app.call("store/sampleQuery", {"type": STEPS}) == {"samples": []}


def test_a_snapshot_is_restored(app, studio):
    allow(app, studio)
    app.call("store/save", {"objects": [walk(1)]})
    studio.show("faults")
    studio.fill("#snapshot-name", "one walk")
    studio.click("#take-snapshot")
    assert studio.texts("#faults-view .apps strong") == ["one walk"]
    app.call("store/save", {"objects": [walk(2)]})
    studio.show("permissions")
    studio.click(f"[id='share-{STEPS}']")
    studio.show("faults")
    studio.click("[id='restore-one%20walk']")
    assert [each["quantity"]["value"] for each in app.call("store/sampleQuery", {"type": STEPS})["samples"]] == [1]
    assert app.call("store/authorizationStatus", {"type": STEPS}) == 2
    assert "1 sample" in studio.text("#status")
