"""Samples: adding, importing, generating, the chart, filters and deletion."""

import os
import subprocess

from conftest import STEPS, allow
from studio import PATIENCE

SLEEP = "HKCategoryTypeIdentifierSleepAnalysis"


def test_an_observer_of_the_app_sees_an_added_sample(app, studio):
    allow(app, studio)
    app.call("store/observerQuery", {"type": STEPS})
    assert next(app.notifications("store/observerQuery.update", timeout=600))
    studio.show("data")
    studio.fill("#value", "1234")
    studio.click("#add")
    assert next(app.notifications("store/observerQuery.update", timeout=600))
    assert app.call("store/sampleQuery", {"type": STEPS})["samples"][0]["quantity"]["value"] == 1234
    assert "1234 count" in studio.text("#sample-table")


def test_what_was_added_is_removed_again(app, studio):
    studio.show("data")
    assert studio.text("#undo-row") == ""
    for kind in ["walk", "night", "workout", "weight", "pressure", "ecg"]:
        studio.click(f"#add-{kind}")
        assert "was added" in studio.text("#added") and app.call("control/countSamples")["counts"] != []
        studio.click("#undo")
        assert app.call("control/countSamples")["counts"] == [] and studio.text("#undo-row") == ""
    studio.fill("#value", "12")
    studio.click("#add")
    assert studio.text("#added") == "Steps was added."
    studio.click("#undo")
    assert app.call("control/countSamples")["counts"] == []


def test_a_category_has_its_named_values(app, studio):
    studio.show("data")
    studio.fill("#type", SLEEP)
    assert "asleepREM" in studio.texts("#value option")
    studio.fill("#value", "5")
    studio.click("#add")
    assert studio.texts("#sample-table td:first-child") == ["asleepREM"]


def test_a_night_is_drawn_in_stages(studio):
    studio.show("data")
    studio.click("#add-night")
    stages = studio.texts("figure svg > text")
    assert {"awake", "asleepREM", "asleepDeep", "asleepCore"} <= set(stages)
    assert len(studio.texts("figure rect")) == 44


def test_a_workout_is_drawn_with_its_route(studio):
    studio.show("data")
    studio.click("#add-workout")
    studio.click("[id='type-HKWorkoutTypeIdentifier']")
    assert studio.texts("#sample-table td:first-child") == ["running"]
    assert studio.chart()[1] == [["2026-03-01", "30 min"]]
    studio.wait("document.querySelector('#route path.route')")
    assert studio.text("#route figcaption").startswith("The route of 2026-03-01")
    assert studio.page.evaluate("document.querySelector('#route path.route').getAttribute('d').split('L').length") > 100
    assert studio.texts("#route text")[0].endswith("m")


def test_a_day_of_two_sources_is_merged_in_the_chart_and_can_be_deleted(studio):
    studio.show("data")
    for kind in ["walk", "night", "workout"]:
        studio.click(f"#add-{kind}")
    assert len(studio.texts("#type-list li")) == 5
    studio.click(f"[id='type-{STEPS}']")
    assert studio.text("#type-title") == "Steps"
    last = studio.chart()[1][-1]
    assert last[:2] == ["2026-03-01", "1,000 count"] and sorted(last[2:]) == ["1,000 count", "950 count"]
    studio.click("#sample-table tbody button")
    assert len(studio.texts("#sample-table tbody tr")) == 1
    for end in ["from", "to"]:
        studio.fill(f"#{end}", "2026-03-01")
    studio.click("#delete-day")
    assert studio.page.evaluate("asked") == "Delete the Steps of 2026-03-01?"
    assert len(studio.texts("#type-list li")) == 4 and studio.text(f"[id='type-{STEPS}']") == ""


def test_the_dates_filter_samples_and_chart(app, studio):
    app.call("control/generate", {"days": 14, "seed": 7, "types": [STEPS]})
    studio.show("data")
    studio.fill("#from", "2026-02-20")
    studio.fill("#to", "2026-02-21")
    assert [day[0] for day in studio.chart()[1]] == ["2026-02-20", "2026-02-21"]
    assert {text[:10] for text in studio.texts("#sample-table td:nth-child(2)")} <= {"2026-02-20", "2026-02-21"}
    studio.fill("#from", "2026-02-22")
    assert "no samples on these days" in studio.text("#content")


def test_a_source_is_deleted_with_all_its_types(app, studio):
    studio.show("data")
    studio.click("#add-walk")
    studio.click("[id='delete-source-com.apple.health.watch']")
    assert studio.page.evaluate("asked") == "Delete all samples of Apple Watch, of all types?"
    counts = app.call("control/countSamples")["counts"]
    assert {each["source"]["name"] for each in counts} == {"iPhone"} and len(counts) == 2
    assert "2 samples" in studio.text("#status")


def test_a_person_is_generated(app, studio):
    studio.show("data")
    studio.fill("#days", "3")
    studio.fill("#seed", "11")
    studio.click("#generate")
    total = sum(each["count"] for each in app.call("control/countSamples")["counts"])
    assert studio.text("#generated") == f"{total:,} samples added, from 2026-02-26 to 2026-02-28."
    assert f"{total:,} samples" in studio.text("#status")
    assert SLEEP in app.call("control/generate", {"days": 3, "seed": 11})["types"]


def test_an_export_of_this_machine_is_imported_and_another_file_is_a_failure(app, studio, tmp_path):
    bridge, store, export = os.environ["HEALTHKIT_BRIDGE"], tmp_path / "store", tmp_path / "export.zip"
    subprocess.run([bridge, "generate", "--store", store, "--days", "2", "--until", "2026-02-28", "--seed", "7", "--types", f"{STEPS},{SLEEP}"], check=True, capture_output=True, timeout=PATIENCE)
    subprocess.run([bridge, "export", "--store", store, "--output", export], check=True, capture_output=True, timeout=PATIENCE)
    studio.show("data")
    for content in [b"", b"no export", b"PK\x03\x04" + bytes(2 << 20)]:
        (tmp_path / "other").write_bytes(content)
        studio.choose("#export", tmp_path / "other")
        studio.click("#import")
        assert studio.text("#failure") and studio.text("#imported") == ""
        assert str(tmp_path) not in studio.text("#failure")
    studio.choose("#export", export)
    studio.click("#import")
    total = sum(each["count"] for each in app.call("control/countSamples")["counts"])
    assert studio.text("#imported") == f"{total:,} objects added, 0 present before, 0 skipped."
    assert studio.text("#failure") == "" and len(studio.texts("#type-list li")) == 2
    studio.click("#import")
    assert studio.text("#imported") == f"0 objects added, {total:,} present before, 0 skipped."


def test_typing_goes_on_while_samples_arrive(app, studio):
    studio.show("data")
    studio.click("#add-walk")
    studio.page.evaluate("document.getElementById('type-filter').focus()")
    studio.type("e")
    app.call("control/addSamples", {"source": {"name": "Band", "bundleIdentifier": "com.example.band"}, "objects": [
        {"type": "HKQuantityTypeIdentifierHeartRate", "quantity": {"value": 60, "unit": "count/min"}, "startDate": "2026-03-01T07:00:00Z", "endDate": "2026-03-01T07:00:00Z"}]})
    studio.settle()
    studio.type("p")
    assert studio.value("#type-filter") == "ep"
    assert studio.page.evaluate("[...document.querySelectorAll('#type-list li')].filter((item) => !item.hidden).map((item) => item.firstChild.textContent)") == ["Steps"]
