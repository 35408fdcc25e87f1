"""What a person does with the studio, and what apps notice of it."""

import json
import os
import shutil
import subprocess

import pytest
from conftest import ROOT, STEPS
from studio import Studio

WALKER = "com.example.walker"
REQUEST = {"toShare": [STEPS], "read": [STEPS]}
# The controls that are wider than their card.
OVERFLOWING = """[...document.querySelectorAll('.card :is(input, select, button, svg), nav a')]
    .filter((element) => element.checkVisibility() && !element.closest('.scroll'))
    .filter((element) => element.getBoundingClientRect().right > Math.min(innerWidth, (element.closest('.card') ?? document.body).getBoundingClientRect().right))
    .map((element) => element.outerHTML.slice(0, 80))"""
SCREENSHOTS = ROOT / ".build/studio-screenshots"


def allow(app, studio):
    request = app.submit("store/requestAuthorization", REQUEST)
    studio.click("#turn-on-all")
    studio.click("#allow")
    assert request.result() == {"success": True}


def walk(value=100):
    return {"type": STEPS, "quantity": {"value": value, "unit": "count"}, "startDate": "2026-03-01T07:00:00Z", "endDate": "2026-03-01T07:01:00Z"}


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
    assert app.call("store/authorizationStatus", {"type": STEPS}) == 1


def test_a_switch_is_flipped_while_the_app_runs(app, studio):
    allow(app, studio)
    app.call("store/save", {"objects": [walk()]})
    studio.show("permissions")
    assert len(app.call("store/sampleQuery", {"type": STEPS})["samples"]) == 1
    studio.click(f"[id='share {STEPS}']")
    studio.wait(f"!document.getElementById('share {STEPS}').checked")
    assert app.call("store/authorizationStatus", {"type": STEPS}) == 1


def test_an_observer_of_the_app_sees_an_added_sample(app, studio):
    allow(app, studio)
    app.call("store/observerQuery", {"type": STEPS})
    list(app.notifications(timeout=0.2))
    studio.show("data")
    studio.fill("#value", "1234")
    studio.click("#add-sample button")
    assert next(app.notifications("store/observerQuery.update", timeout=10))
    assert app.call("store/sampleQuery", {"type": STEPS})["samples"][0]["quantity"]["value"] == 1234
    studio.wait("document.querySelector('#samples td')")
    assert "1234 count" in studio.text("#samples")


def test_a_day_of_two_sources_is_merged_in_the_chart_and_can_be_deleted(studio):
    studio.show("data")
    for kind in ["walk", "night", "workout"]:
        studio.click(f"#add-{kind}")
    studio.wait("document.querySelectorAll('.types li').length === 4")
    studio.click(f"[id='type {STEPS}']")
    studio.wait("document.querySelector('#samples h2').textContent === 'Step Count'")
    last = studio.page.evaluate("[...[...document.querySelectorAll('figure tbody tr')].at(-1).cells].map((cell) => cell.textContent)")
    assert last[:2] == ["2026-03-01", "1,040 count"] and sorted(last[2:]) == ["1,040 count", "980 count"]
    studio.click("#samples .scroll[role] tbody button")
    studio.wait("document.querySelectorAll('#samples .scroll[role] tbody tr').length === 1")
    studio.fill("#from", "2026-03-01")
    studio.fill("#to", "2026-03-01")
    studio.wait("document.getElementById('delete-day')")
    studio.page.evaluate("window.confirm = () => true")
    studio.click("#delete-day")
    studio.wait(f"!document.getElementById('type {STEPS}')")


def test_the_clock_advances(app, studio):
    studio.click("#phone-view button")
    studio.wait("document.getElementById('status').textContent.startsWith('2026-03-01 09:01')")
    assert app.call("control/state")["clock"].startswith("2026-03-01T08:01:00")


def test_traffic_shows_errors_and_exceptions(app, studio):
    studio.show("traffic")
    with pytest.raises(Exception, match="."):
        app.call("store/sampleQuery", {"type": STEPS})
    studio.wait("document.querySelector('#traffic .error')")
    assert "store/sampleQuery" in studio.text("#traffic .error") and "errorAuthorizationNotDetermined" in studio.text("#traffic .error")
    studio.fill("#traffic-filter", "nothing")
    studio.wait("[...document.querySelectorAll('#traffic li')].every((row) => row.hidden)")


def test_an_injected_fault_hits_the_next_call(app, studio):
    allow(app, studio)
    studio.show("faults")
    studio.wait("document.getElementById('fault')")
    studio.fill("#fault-method", "store/sampleQuery")
    assert studio.page.evaluate("document.getElementById('fault-app').value") == WALKER
    studio.click("#fault .primary")
    studio.wait("document.querySelector('#fault output').textContent")
    with pytest.raises(Exception) as caught:
        app.call("store/sampleQuery", {"type": STEPS})
    assert caught.value.code == 6
    assert app.call("store/sampleQuery", {"type": STEPS}) == {"samples": []}


def test_a_copied_vector_conforms(app, studio, tmp_path):
    allow(app, studio)
    saved = app.call("store/save", {"objects": [walk()]})
    query = app.call("store/observerQuery", {"type": STEPS})
    found = app.call("store/sampleQuery", {"type": STEPS})["samples"][0]
    studio.show("data")
    studio.click("#add-walk")
    next(app.notifications("store/observerQuery.update", timeout=10))
    app.call("store/stop", query)
    studio.show("traffic")
    studio.wait("[...document.querySelectorAll('#traffic li')].some((row) => row.textContent.includes('store/stop'))")
    studio.click("#copy-vector")
    text = studio.wait("document.getElementById('vector-text')?.value")
    file = tmp_path / "case.json"
    file.write_text(text)
    run = subprocess.run([os.environ["HEALTHKIT_BRIDGE"], "conformance", "--vectors", file], capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + text
    assert len(json.loads(text)["cases"][0]["exchange"]) >= 6, saved


@pytest.mark.skipif(not shutil.which("node"), reason="there is no Node.js")
def test_a_page_and_a_node_app_are_two_apps_on_one_phone(browser, url, studio, request):
    """The page uses the browser's WebSocket, as a web app does."""
    name = request.node.name
    program = f"""
        import {{ Bridge }} from {json.dumps((ROOT / 'clients/node/src/index.js').as_uri())};
        const app = await Bridge.connect({json.dumps(url)}, {{ phone: {json.dumps(name)}, bundleId: 'com.example.node' }});
        await app.store.requestAuthorization({{ toShare: ['{STEPS}'] }});
        await app.store.save({{ objects: [{json.dumps(walk(77))}] }});
        await app.close();
    """
    probe = subprocess.run(["node", "-p", "typeof WebSocket"], capture_output=True, text=True).stdout.strip()
    flags = ["--experimental-websocket"] if probe == "undefined" else []
    with subprocess.Popen(["node", *flags, "--input-type=module", "-e", program]) as node:
        studio.click("#turn-on-all")
        studio.click("#allow")
        assert node.wait(20) == 0
    studio.page.evaluate(f"""(async () => {{
        const address = new URL({json.dumps(url)}.replace('http', 'ws'));
        address.pathname = '/rpc';
        address.searchParams.set('phone', {json.dumps(name)});
        address.searchParams.set('bundleId', 'com.example.page');
        const socket = window.app = new WebSocket(address);
        socket.onmessage = ({{data}}) => {{ const m = JSON.parse(data); if (m.id === 2) window.seen = m.result; }};
        socket.onopen = () => {{
            socket.send(JSON.stringify({{jsonrpc: '2.0', id: 1, method: 'store/requestAuthorization', params: {{read: ['{STEPS}']}}}}));
        }};
    }})()""")
    studio.click("#turn-on-all")
    studio.click("#allow")
    studio.wait("!document.getElementById('sheet').open")
    studio.page.evaluate(f"app.send(JSON.stringify({{jsonrpc: '2.0', id: 2, method: 'store/sampleQuery', params: {{type: '{STEPS}'}}}}))")
    assert studio.wait("window.seen?.samples[0].quantity.value") == 77
    studio.show("phone")
    assert "com.example.page" in studio.text("#phone-view")
    studio.page.evaluate("app.close()")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1280])
def test_views_fit_the_window(browser, url, width, scheme):
    """Screenshots are in .build/studio-screenshots."""
    from healthkit_bridge import Bridge

    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    phone = f"views-{width}-{scheme}"
    with Bridge.connect(url, phone=phone, bundle_id=WALKER, name="Walker") as app, Studio(
        browser, url, phone, width=width, height=844 if width < 500 else 900, scheme=scheme
    ) as studio:
        app.call("control/generate", {"days": 14, "seed": 7}, timeout=120)
        request = app.submit("store/requestAuthorization", {"toShare": [STEPS], "read": [STEPS, "HKQuantityTypeIdentifierHeartRate", "HKCategoryTypeIdentifierSleepAnalysis"]})
        studio.wait("document.getElementById('sheet').open")
        (SCREENSHOTS / f"sheet-{width}-{scheme}.png").write_bytes(studio.page.screenshot())
        studio.click("#turn-on-all")
        studio.click("#allow")
        request.result()
        app.call("store/sampleQuery", {"type": STEPS, "limit": 1})
        with pytest.raises(Exception, match="."):
            app.call("store/save", {"objects": []})
        for view in ["phone", "permissions", "data", "traffic", "faults"]:
            studio.show(view)
            if view == "data":
                studio.click(f"[id='type {STEPS}']")
                studio.wait("document.querySelector('figure svg')")
            studio.wait(f"document.getElementById('{view}-view').innerText.length > 20")
            (SCREENSHOTS / f"{view}-{width}-{scheme}.png").write_bytes(studio.page.screenshot())
            assert studio.page.evaluate(OVERFLOWING) == [], view
            unnamed = [node for node in studio.page.accessibility()
                       if node["role"]["value"] in ("button", "switch", "combobox", "textbox", "searchbox", "checkbox", "link")
                       and not node.get("name", {}).get("value")]
            assert unnamed == [], view
        assert studio.complaints() == []
