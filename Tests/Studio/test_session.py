"""The calls of apps, and sessions as vector files."""

import json
import os
import subprocess
import sys
from urllib.parse import unquote

import pytest
from conftest import REQUEST, ROOT, STEPS, WALKER, allow, walk
from studio import PATIENCE, Studio
from test_faults import inject

from healthkit_bridge import ResponseError


def run_vectors(text, folder):
    """Replays a file, and returns the steps of its case."""
    file = folder / "case.json"
    file.write_text(text)
    run = subprocess.run([os.environ["HEALTHKIT_BRIDGE"], "conformance", "--vectors", file], capture_output=True, text=True, timeout=PATIENCE)
    assert run.returncode == 0, run.stdout + text
    return json.loads(text)["cases"][0]["exchange"]


def test_an_error_is_marked_with_its_name(app, studio):
    studio.show("session")
    with pytest.raises(ResponseError):
        app.call("store/sampleQuery", {"type": STEPS})
    studio.settle()
    assert "store/sampleQuery" in studio.text("#session .error")
    assert "errorAuthorizationNotDetermined (5)" in studio.text("#session .error .outcome")


def test_an_exception_is_marked_as_the_end_of_the_app(app, studio):
    allow(app, studio)
    inject(studio, "healthKitError")
    inject(studio, "exception", "The app made a mistake.", "store/save")
    for method, params in [("store/sampleQuery", {"type": STEPS}), ("store/save", {"objects": [walk()]})]:
        with pytest.raises(ResponseError):
            app.call(method, params)
    studio.show("session")
    assert studio.texts("#session .error .outcome") == ["errorDatabaseInaccessible (6)"]
    assert studio.texts("#session .exception .outcome") == ["NSInvalidArgumentException ends the app"]
    look = "(row) => { const { color, backgroundColor } = getComputedStyle(document.querySelector(`#session .${row} .outcome`)); return [color, backgroundColor]; }"
    assert studio.page.evaluate(f"({look})('error')") != studio.page.evaluate(f"({look})('exception')")
    studio.click("#session .exception summary")
    assert "The app made a mistake." in studio.text("#session .exception .detail")


def test_the_list_is_filtered(app, studio):
    allow(app, studio)
    with pytest.raises(ResponseError):
        app.call("store/sampleQuery", {"type": "HKQuantityTypeIdentifierHeartRate"})
    studio.show("session")

    def methods():
        return studio.page.evaluate("[...document.querySelectorAll('#session li')].filter((row) => !row.hidden).map((row) => row.querySelector('code').textContent)")

    assert len(methods()) > 2
    studio.click("#errors-only")
    assert methods() == ["store/sampleQuery"]
    studio.click("#errors-only")
    studio.fill("#session-filter", "nothing like this")
    assert methods() == [] and studio.text("#no-calls") == "No call matches."
    studio.fill("#session-filter", "requestauth")
    assert methods() == ["store/requestAuthorization"]
    studio.fill("#session-filter", "")
    studio.fill("#session-app", WALKER)
    assert "control/respondToPermissionSheet" not in methods()
    studio.click("#clear-session")
    assert methods() == [] and "The next calls appear here" in studio.text("#no-calls")
    studio.click("#pause-session")
    app.call("store/authorizationStatus", {"type": STEPS})
    studio.settle()
    assert methods() == []
    studio.click("#pause-session")
    assert methods() == ["store/authorizationStatus"]


def test_a_row_has_the_request_and_the_response_of_a_call(app, studio):
    allow(app, studio)
    app.call("store/save", {"objects": [walk(4711)]})
    app.call("store/sampleQuery", {"type": STEPS})
    studio.show("session")
    row = "#session li:first-child"
    assert studio.text(f"{row} code") == "store/sampleQuery" and studio.text(f"{row} .types") == "Steps"
    assert studio.text(f"{row} .outcome") == "success" and studio.text(f"{row} .count") == "1" and studio.text(f"{row} .duration").endswith("s")
    studio.click(f"{row} summary")
    request, response = studio.texts(f"{row} pre")
    assert '"method": "store/sampleQuery"' in request and "4711" in response
    studio.fill("#session-filter", "4711")
    assert studio.texts("#session code") == ["store/sampleQuery", "store/save"]


def test_an_empty_answer_is_explained(app, studio):
    app.call("control/setConsent", {"policy": "deny"})
    app.call("store/requestAuthorization", REQUEST)
    studio.show("session")
    for sentence in ["The store has no StepCount.", "The user has denied reading: the app cannot see the 2 StepCount of other sources (AUTH-38)."]:
        app.call("store/sampleQuery", {"type": STEPS})
        studio.settle()
        studio.click("#session li:first-child summary")
        studio.click("#session li:first-child .explain")
        assert sentence in studio.text("#session li:first-child .why")
        app.call("control/addWalk", {"count": 1000})


def test_calls_from_before_the_page_was_opened_stay_after_a_reload(app, browser, url, request):
    app.call("store/authorizationStatus", {"type": STEPS})
    with Studio(browser, url, request.node.name, view="session") as studio:
        studio.click("#lock")
        app.call("store/authorizationStatus", {"type": "HKQuantityTypeIdentifierHeartRate"})
        studio.settle()
        expected = ["store/authorizationStatus", "control/lockDevice", "store/authorizationStatus"]
        assert studio.texts("#session code")[:3] == expected
        studio.reload()
        assert studio.texts("#session code")[:3] == expected
        with Studio(browser, url, request.node.name, view="session") as second:
            assert second.texts("#session code")[:3] == expected
            second.click("#lock")
            studio.wait("document.querySelector('#session code').textContent === 'control/unlockDevice'")
            second.click("#write-test")
            assert "control/unlockDevice" in second.value("#vector-text") and second.texts("#missing li") == []
        assert studio.complaints() == []


# With its member, because identifiers have digits too.
VALUE = '"value": 4711'


def test_a_long_answer_is_read_when_it_is_wanted(app, studio):
    app.call("control/setConsent", {"policy": "allow"})
    app.call("store/requestAuthorization", REQUEST)
    app.call("store/save", {"objects": [walk(4711)] * 300})
    app.call("store/sampleQuery", {"type": STEPS})
    studio.show("session")
    row = "#session li:first-child"
    assert studio.text(f"{row} .count").endswith("KB")
    studio.click(f"{row} summary")
    assert VALUE not in studio.text(f"{row} .detail")
    studio.click(f"{row} .show-message")
    assert studio.text(f"{row} .detail").count(VALUE) == 300


def test_a_session_becomes_a_test_in_each_language(app, studio, tmp_path):
    allow(app, studio)
    app.call("store/save", {"objects": [walk()]})
    studio.click("#lock")
    with pytest.raises(ResponseError):
        app.call("store/sampleQuery", {"type": STEPS})
    studio.show("session")
    studio.click("#write-test")
    for language, text in [("pytest", "def test_"), ("node", "node:test"), ("jest", "test("), ("swift", "@Test"), ("bash", "bridge_start"), ("session", '"cases"')]:
        studio.fill("#language", language)
        assert text in studio.value("#vector-text") and STEPS in studio.value("#vector-text"), language
    run_vectors(studio.value("#vector-text"), tmp_path)
    (tmp_path / "node_modules").mkdir()
    (tmp_path / "node_modules/healthkit-bridge").symlink_to(ROOT / "clients/node")
    runs = {
        "pytest": ("test_session.py", [sys.executable, "-m", "pytest", "-q", "-p", "healthkit_bridge.pytest_plugin"]),
        "node": ("session.test.mjs", ["node", "--test"]),
        "bash": ("session.bash", ["bash"]),
    }
    environment = os.environ | {"PATH": f"{ROOT / 'clients/shell'}:{os.environ['PATH']}"}
    for language, (name, command) in runs.items():
        studio.fill("#language", language)
        (tmp_path / name).write_text(studio.value("#vector-text"))
        run = subprocess.run([*command, name], cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=PATIENCE)
        assert run.returncode == 0, run.stdout + run.stderr


def test_many_calls_are_filtered_in_pages(studio):
    studio.show("session")
    studio.page.evaluate("""import('/studio/session.js').then(({ addMessage }) => {
        for (let id = 1; id <= 20_000; id++) {
            const entry = { bundleIdentifier: 'x', process: 9, key: `9 ${id}`, time: '2026-03-01T08:00:00Z' };
            addMessage({ ...entry, direction: 'request', message: { id, method: 'store/sampleQuery', params: { limit: id } } });
            addMessage({ ...entry, direction: 'response', message: { id, result: { samples: [] } } });
        }
    })""")
    studio.settle()
    assert len(studio.texts("#session > li")) == 100
    studio.click("#older")
    assert len(studio.texts("#session > li")) == 200
    # The calls of the app and those that the filter has not come to yet are found too, the newest first.
    studio.page.evaluate("""import('/studio/session.js').then(({ addMessage }) => {
        const filter = document.getElementById('session-filter');
        filter.value = '"limit":7';
        filter.dispatchEvent(new Event('input'));
        const entry = { bundleIdentifier: 'x', process: 9, key: 'new', direction: 'request' };
        addMessage({ ...entry, message: { id: 0, method: 'store/sampleQuery', params: { limit: 71 } } });
    })""")
    studio.settle()
    assert studio.page.evaluate("document.getElementById('session').ariaBusy") == "false"
    studio.click("#session > li:first-child summary")
    assert '"limit": 71' in studio.text("#session > li:first-child pre")
    studio.click("#session > li:nth-child(2) summary")
    assert '"limit": 7999' in studio.text("#session > li:nth-child(2) pre")
    while studio.page.evaluate("!document.getElementById('older').hidden"):
        studio.click("#older")
    assert len(studio.texts("#session > li")) == 1 + 1 + 10 + 100 + 1000


def test_a_copied_vector_conforms(app, studio, tmp_path):
    allow(app, studio)
    app.call("store/save", {"objects": [walk()]})
    query = app.call("store/observerQuery", {"type": STEPS})
    app.call("store/sampleQuery", {"type": STEPS})
    studio.show("data")
    studio.click("#add-walk")
    next(app.notifications("store/observerQuery.update", timeout=600))
    app.call("store/stop", query)
    studio.show("session")
    studio.click("#copy-vector")
    assert len(run_vectors(studio.value("#vector-text"), tmp_path)) >= 6


def test_a_recorded_session_is_downloaded_and_replayed(app, studio, tmp_path):
    """The file has what the user did in each view, and what the app saw of it."""
    allow(app, studio)
    app.call("store/save", {"objects": [walk()]})
    studio.click("#lock")
    with pytest.raises(ResponseError):
        app.call("store/sampleQuery", {"type": STEPS})
    studio.click("#lock")
    studio.click("#hour")
    studio.fill("#time-zone", "Asia/Tokyo")
    studio.fill(f"[id='state-{WALKER}']", "background")
    studio.fill(f"[id='state-{WALKER}']", "foreground")
    studio.show("permissions")
    studio.click(f"[id='share-{STEPS}']")
    with pytest.raises(ResponseError):
        app.call("store/save", {"objects": [walk()]})
    studio.show("data")
    studio.click("#add-walk")
    samples = app.call("store/sampleQuery", {"type": STEPS})["samples"]
    studio.click("#sample-table tbody button")
    assert len(app.call("store/sampleQuery", {"type": STEPS})["samples"]) == len(samples) - 1
    studio.show("faults")
    studio.click("#take-snapshot")
    studio.click("[id='restore-before']")
    inject(studio, "exception", "The app made a mistake.")
    with pytest.raises(ResponseError):
        app.call("store/sampleQuery", {"type": STEPS})
    studio.show("session")
    studio.click("#copy-vector")
    link = studio.page.evaluate("document.getElementById('download').href")
    assert studio.page.evaluate("document.getElementById('download').download") == "session.json"
    steps = run_vectors(unquote(link.split(",", 1)[1]), tmp_path)
    called = [step["send"]["method"] for step in steps if "send" in step]
    assert called.count("store/sampleQuery") == 4 and "control/lockDevice" in called and "control/restore" in called


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
    probe = subprocess.run(["node", "-p", "typeof WebSocket"], capture_output=True, text=True, timeout=PATIENCE).stdout.strip()
    flags = ["--experimental-websocket"] if probe == "undefined" else []
    with subprocess.Popen(["node", *flags, "--input-type=module", "-e", program]) as node:
        studio.click("#turn-on-all")
        studio.click("#allow")
        assert node.wait(PATIENCE) == 0
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
    studio.click("[id='app-com.example.page']")
    assert "com.example.page" in studio.text(".app-panel")
    studio.page.evaluate("app.close()")


def test_the_page_is_busy_until_a_new_row_is_drawn(studio):
    """Before the first frame with it, a row has no text to read."""
    studio.show("session")
    assert studio.page.evaluate("""import('/studio/session.js').then(async ({ addMessage }) => {
        addMessage({ bundleIdentifier: 'x', process: 9, direction: 'request', key: '1', message: { id: 1, method: 'store/sampleQuery' } });
        await 0;
        const isBusy = document.body.dataset.busy !== undefined;
        const textOf = () => document.querySelector('#session > li').innerText;
        const former = textOf();
        while (document.body.dataset.busy) await new Promise((again) => setTimeout(again));
        return [isBusy, former, textOf().includes('store/sampleQuery')];
    })""") == [True, "", True]


def test_any_message_is_shown(app, studio):
    studio.show("session")
    for fault in [-32001, -32002]:
        app.call("control/failNext", {"method": "store/authorizationStatus", "fault": {"code": fault, "message": "no"}})
        with pytest.raises(ResponseError):
            app.call("store/authorizationStatus", {"type": STEPS})
    for number, message in enumerate(["[null]", "null", "5", '[[1],"x",{"error":7},{"error":{"code":-32001}}]', '{"method":5}']):
        studio.page.evaluate(f"""import('/studio/session.js').then(({{ addMessage }}) => addMessage({{
            bundleIdentifier: 'x', process: 9, direction: 'request', key: '{number}', message: {message}}}))""")
    studio.settle()
    # The question of the client for the version is not shown.
    assert len(studio.texts("#session > li")) == 5 + 2 + 2


def test_a_long_result_keeps_its_method_and_is_in_the_vector(app, studio, tmp_path):
    app.call("control/setConsent", {"policy": "allow"})
    app.call("store/requestAuthorization", REQUEST)
    app.call("store/save", {"objects": [walk()] * 300})
    app.call("store/sampleQuery", {"type": STEPS})
    studio.show("session")
    assert studio.texts("#session li code")[0] == "store/sampleQuery"
    studio.click("#copy-vector")
    assert studio.texts("#missing li") == []
    run_vectors(studio.value("#vector-text"), tmp_path)
