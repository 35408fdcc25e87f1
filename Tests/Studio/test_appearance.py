"""Each view fits its window, and is usable with the keyboard alone."""

import pytest
from conftest import REQUEST, ROOT, STEPS, WALKER, allow, walk
from studio import Studio

from healthkit_bridge import Bridge

# The controls that are wider than their card.
OVERFLOWING = """[...document.querySelectorAll('.card :is(input, select, button, svg), nav a')]
    .filter((element) => element.checkVisibility() && !element.closest('.scroll'))
    .filter((element) => element.getBoundingClientRect().right > Math.min(innerWidth, (element.closest('.card') ?? document.body).getBoundingClientRect().right))
    .map((element) => element.outerHTML.slice(0, 80))"""
SCREENSHOTS = ROOT / ".build/studio-screenshots"


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1280])
def test_views_fit_the_window(browser, url, width, scheme):
    """Screenshots are in .build/studio-screenshots."""
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    phone = f"views-{width}-{scheme}"

    def photograph(name):
        studio.settle()
        (SCREENSHOTS / f"{name}-{width}-{scheme}.png").write_bytes(studio.page.screenshot())

    with Bridge.connect(url, phone=phone, bundle_id=WALKER, name="Walker") as app, Studio(
        browser, url, phone, width=width, height=844 if width < 500 else 900, scheme=scheme
    ) as studio:
        for view in ["start", "session", "permissions", "data", "faults"]:
            studio.show(view)
            photograph(f"empty-{view}" if view != "start" else view)
            assert studio.page.evaluate(OVERFLOWING) == [] and studio.barriers() == [], view
        studio.show("phone")
        app.call("control/generate", {"days": 14, "seed": 7}, timeout=600)
        request = app.submit("store/requestAuthorization", {"toShare": [STEPS], "read": [STEPS, "HKQuantityTypeIdentifierHeartRate", "HKCategoryTypeIdentifierSleepAnalysis"]})
        studio.wait("document.getElementById('sheet').open")
        photograph("sheet")
        assert studio.barriers() == []
        studio.click("#turn-on-all")
        studio.click("#allow")
        request.result()
        app.call("store/sampleQuery", {"type": STEPS, "limit": 1})
        for fault in [{"healthKitError": 6}, {"exception": {"exception": "NSInvalidArgumentException", "reason": "Injected"}}]:
            app.call("control/failNext", {"method": "store/sampleQuery"} | fault)
            with pytest.raises(Exception, match="."):
                app.call("store/sampleQuery", {"type": STEPS})
        for view in ["phone", "permissions", "data", "session", "faults", "connect"]:
            studio.show(view)
            if view == "data":
                studio.click(f"[id='type-{STEPS}']")
            photograph(view)
            assert studio.page.evaluate(OVERFLOWING) == [], view
            unnamed = [node for node in studio.page.accessibility()
                       if node["role"]["value"] in ("button", "switch", "combobox", "textbox", "searchbox", "checkbox", "link")
                       and not node.get("name", {}).get("value")]
            assert unnamed == [], view
            assert studio.barriers() == [], view
        assert studio.complaints() == []


def test_ids_have_no_spaces_and_are_unique(app, studio):
    """Names of sources, apps and snapshots have spaces, and a name may look like another one with its spaces replaced."""
    for name in ["com.example.a b", "com.example.a-b", "com.example.a%20b"]:
        app.call("control/addSamples", {"source": {"name": name, "bundleIdentifier": name}, "objects": [walk()]})
        app.call("control/snapshot", {"name": name})
    allow(app, studio)
    for view in ["phone", "permissions", "data", "session", "faults", "connect"]:
        studio.show(view)
        ids = studio.page.evaluate("[...document.querySelectorAll('[id]')].map(({id}) => id)")
        assert [each for each in ids if " " in each] == [] and len(ids) == len(set(ids)), view
    studio.show("data")
    studio.click("[id='delete-source-com.example.a%20b']")
    assert studio.page.evaluate("asked") == "Delete all samples of com.example.a b, of all types?"


def press_until(studio, selector, key="Tab", most=40):
    for _ in range(most):
        if studio.page.evaluate(f"document.activeElement.matches({selector!r})"):
            return
        studio.press(key)
    raise AssertionError(f"the key {key} never reaches {selector}")


def test_the_switches_work_with_the_keyboard_alone(app, studio):
    request = app.submit("store/requestAuthorization", REQUEST)
    studio.wait("document.getElementById('sheet').open")
    press_until(studio, "#sheet input[data-kind=read]")
    studio.press(" ")
    press_until(studio, "#allow")
    studio.press(" ")
    assert request.result() == {"success": True}
    assert app.call("store/authorizationStatus", {"type": STEPS}) == 1
    press_until(studio, "nav a[href='#permissions']")
    studio.press("Enter")
    studio.wait("!document.getElementById('permissions-view').hidden")
    press_until(studio, f"[id='share-{STEPS}']")
    studio.press(" ")
    assert app.call("store/authorizationStatus", {"type": STEPS}) == 2
    assert studio.focus == f"share-{STEPS}"
    studio.press(" ")
    assert app.call("store/authorizationStatus", {"type": STEPS}) == 1
    # A change by the app keeps the focus too.
    app.call("control/setAuthorization", {"type": STEPS, "direction": "share", "allowed": True})
    studio.settle()
    assert studio.focus == f"share-{STEPS}" and studio.page.evaluate("document.activeElement.checked")


def test_a_session_works_by_touch_in_a_narrow_window(app, browser, url, request):
    with Studio(browser, url, request.node.name, width=390, height=844) as studio:
        studio.page.call("Emulation.setTouchEmulationEnabled", enabled=True)
        studio.tap("nav a[href='#session']")
        asked = app.submit("store/requestAuthorization", REQUEST)
        studio.wait("document.getElementById('sheet').open")
        studio.tap("#sheet input[data-kind=share]")
        studio.tap("#allow")
        assert asked.result() == {"success": True} and app.call("store/authorizationStatus", {"type": STEPS}) == 2
        app.call("store/sampleQuery", {"type": STEPS})
        studio.settle()
        studio.tap("#session li:first-child summary")
        studio.tap("#session li:first-child .explain")
        assert "no StepCount" in studio.text("#session li:first-child .why")
        studio.tap("nav a[href='#data']")
        studio.tap("#add-walk")
        studio.tap("#undo")
        assert app.call("control/countSamples")["counts"] == []
        studio.tap("nav a[href='#phone']")
        studio.tap("#lock")
        assert app.call("control/state")["locked"]
        studio.tap("#unlock")
        assert not app.call("control/state")["locked"]
        assert studio.complaints() == []


def test_a_session_works_with_the_keyboard_alone(app, studio):
    app.call("control/setConsent", {"policy": "allow"})
    app.call("store/requestAuthorization", REQUEST)
    app.call("store/sampleQuery", {"type": STEPS})
    press_until(studio, "nav a[href='#session']")
    studio.press("Enter")
    press_until(studio, "#session summary")
    studio.press("Enter")
    press_until(studio, "#session .explain")
    studio.press(" ")
    assert "no StepCount" in studio.text("#session .why")
    # A call of the app keeps the focus.
    app.call("store/sampleQuery", {"type": STEPS})
    studio.settle()
    assert studio.page.evaluate("document.activeElement.matches('#session .explain')")
    press_until(studio, "#lock")
    studio.press(" ")
    assert app.call("control/state")["locked"] and studio.focus == "lock"


def test_the_focus_moves_to_the_next_row_when_a_row_is_deleted(app, studio):
    studio.show("data")
    for _ in range(2):
        studio.click("#add-walk")
    rows = studio.page.evaluate("[...document.querySelectorAll('#sample-table tbody button')].map(({id}) => id)")
    studio.page.evaluate("document.querySelector('#sample-table tbody button').focus()")
    studio.press(" ")
    assert studio.focus == rows[1]


def test_the_skip_link_keeps_the_view(app, studio):
    allow(app, studio)
    studio.show("permissions")
    studio.page.evaluate("document.querySelector('.skip').focus()")
    studio.press("Enter")
    assert studio.focus == "main" and studio.page.evaluate("!document.getElementById('permissions-view').hidden")
