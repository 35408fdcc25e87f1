"""The permission sheet, the switches of Settings and the order of sources."""

from conftest import REQUEST, STEPS, allow, walk

from healthkit_bridge import Bridge


def switch(direction):
    return f"[id='{direction}-{STEPS}']"


def test_the_user_taps_the_sheet(app, studio):
    request = app.submit("store/requestAuthorization", REQUEST)
    studio.wait("document.getElementById('sheet').open")
    assert "“Walker” to write" in studio.text("#sheet")
    studio.click("#sheet input[data-kind=share]")
    studio.click("#allow")
    assert request.result() == {"success": True}
    studio.wait("!document.getElementById('sheet').open")
    decisions = {(each["direction"], each["status"]) for each in app.call("control/state")["authorizations"]}
    assert decisions == {("share", 2), ("read", 1)}


def test_the_user_does_not_allow(app, studio):
    request = app.submit("store/requestAuthorization", REQUEST)
    studio.click("#do-not-allow")
    assert request.result() == {"success": True}
    studio.wait("!document.getElementById('sheet').open")
    assert studio.focus == "main"
    assert app.call("store/authorizationStatus", {"type": STEPS}) == 1


def test_a_sheet_keeps_its_switches_and_stays_until_it_is_answered(app, studio):
    request = app.submit("store/requestAuthorization", REQUEST)
    studio.click("#sheet input[data-kind=read]")
    app.call("control/setAppState", {"state": "background"})
    for key in ["Escape", "Escape", "Enter"]:
        studio.press(key)
    assert studio.page.evaluate("[document.getElementById('sheet').open, document.querySelector('#sheet input[data-kind=read]').checked]") == [True, True]
    studio.click("#allow")
    assert request.result() == {"success": True}
    assert app.call("store/authorizationStatus", {"type": STEPS}) == 1


def test_a_switch_is_flipped_while_the_app_runs(app, studio):
    allow(app, studio)
    app.call("store/save", {"objects": [walk()]})
    studio.show("permissions")
    studio.click(switch("share"))
    assert app.call("store/authorizationStatus", {"type": STEPS}) == 1
    studio.click(switch("share"))
    assert app.call("store/authorizationStatus", {"type": STEPS}) == 2


def test_what_an_app_never_asked_for_cannot_be_allowed(app, studio):
    request = app.submit("store/requestAuthorization", {"read": [STEPS]})
    studio.click("#allow")
    assert request.result() == {"success": True}
    studio.show("permissions")
    assert studio.page.evaluate(f"[{switch('share')!r}, {switch('read')!r}].map((each) => document.querySelector(each).disabled)") == [True, False]


def test_a_reader_without_permission_sees_only_its_own_samples(app, studio, url, request):
    allow(app, studio)
    with Bridge.connect(url, phone=request.node.name, bundle_id="com.example.reader", name="Reader") as reader:
        app.call("store/save", {"objects": [walk()]})
        allow(reader, studio)
        studio.show("permissions")
        studio.fill("#settings-app", "com.example.reader")
        assert len(reader.call("store/sampleQuery", {"type": STEPS})["samples"]) == 1
        studio.click(switch("read"))
        assert reader.call("store/sampleQuery", {"type": STEPS}) == {"samples": []}
        assert len(app.call("store/sampleQuery", {"type": STEPS})["samples"]) == 1


def test_the_order_of_sources_decides_the_merged_sum(app, studio):
    studio.show("data")
    studio.click("#add-walk")
    allow(app, studio)

    def total():
        query = {"type": STEPS, "options": ["cumulativeSum"]}
        return app.call("store/statisticsQuery", query)["sumQuantity"]["value"]

    def names():
        return studio.texts("#source-order strong")

    assert total() == 1000
    studio.show("permissions")
    assert names() == ["Apple Watch", "iPhone"]
    studio.click("[id='up-com.apple.health.phone']")
    assert names() == ["iPhone", "Apple Watch"] and studio.focus == "down-com.apple.health.phone"
    assert total() == 950
    studio.show("data")
    studio.click(f"[id='type-{STEPS}']")
    assert studio.chart()[1][-1][:2] == ["2026-03-01", "950 count"]
    studio.show("permissions")
    studio.click("#usual-order")
    assert names() == ["Apple Watch", "iPhone"]
    assert total() == 1000
