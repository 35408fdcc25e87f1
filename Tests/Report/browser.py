"""A headless browser, by its DevTools protocol over two pipes: JSON texts, each ended by a zero byte.

HEALTHKIT_BROWSER names the browser; without it, that of Debian's chromium-headless-shell or chromium. Without any, this fails:
what nobody looked at was not checked. Nothing is loaded from the network.
"""

import base64
import json
import os
import select
import shutil
import signal
import subprocess
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path

PATIENCE = 600
NAMES = ["chromium-headless-shell", "chromium", "google-chrome"]
FLAGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars", "--no-first-run",
    "--force-device-scale-factor=1", "--font-render-hinting=none", "--disable-background-networking",
    "--disable-component-update", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1", "--remote-debugging-pipe",
]


class BrowserError(Exception):
    """There is no browser, or it says no."""


def executable():
    """The path of the browser."""
    wanted = [os.environ["HEALTHKIT_BROWSER"]] if "HEALTHKIT_BROWSER" in os.environ else NAMES
    found = next(filter(None, map(shutil.which, wanted)), None)
    if found is None:
        raise BrowserError(f"there is no {' or '.join(wanted)}: run .ci/install-tools browser")
    return found


class Browser:
    """A running browser; `page` opens a page in it."""

    def __init__(self, *flags):
        self._folder = tempfile.TemporaryDirectory(prefix="healthkit-browser-", ignore_cleanup_errors=True)
        requests, answers = os.pipe(), os.pipe()
        # The protocol's descriptors are 3 and 4, which a shell gives its own command whatever ours are.
        command = f'exec "$0" "$@" 3<&{requests[0]} 4>&{answers[1]}'
        self._process = subprocess.Popen(
            ["bash", "-c", command, executable(), *FLAGS, *flags, f"--user-data-dir={self._folder.name}"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            pass_fds=[requests[0], answers[1]], start_new_session=True,
        )
        os.close(requests[0])
        os.close(answers[1])
        self._input, self._output = requests[1], answers[0]
        self._bytes = bytearray()
        self._id = 0
        self.events = []

    def __enter__(self):
        return self

    def __exit__(self, *_):
        try:
            os.killpg(self._process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        self._process.wait()
        os.close(self._input)
        os.close(self._output)
        self._folder.cleanup()

    def call(self, method, session=None, **params):
        """The result of a method; events that come meanwhile are kept."""
        self._id += 1
        message = {"id": self._id, "method": method, "params": params} | ({"sessionId": session} if session else {})
        os.write(self._input, json.dumps(message).encode() + b"\0")
        while True:
            answer = self._read()
            if answer.get("id") != self._id:
                self.events.append(answer)
            elif "error" in answer:
                raise BrowserError(f"{method}: {answer['error']['message']}")
            else:
                return answer["result"]

    def wait(self, method, session, after=0, **params):
        """Waits for an event with these params, behind a number of earlier ones."""
        while True:
            for event in self.events[after:]:
                if event.get("method") == method and event.get("sessionId") == session and params.items() <= event["params"].items():
                    return event["params"]
            self.events.append(self._read())

    def _read(self):
        deadline = time.monotonic() + PATIENCE
        while (end := self._bytes.find(0)) < 0:
            ready, _, _ = select.select([self._output], [], [], max(0, deadline - time.monotonic()))
            read = os.read(self._output, 1 << 20) if ready else b""
            if not read:
                raise BrowserError("the browser says nothing any more")
            self._bytes += read
        message = json.loads(self._bytes[:end])
        del self._bytes[: end + 1]
        return message

    def prepare(self, session):
        """Called for each page before it is loaded."""

    def page(self, path, width=1280, height=900, scheme="light"):
        """A file as it looks in a window of a size, by day or in the dark."""
        return Page(self, Path(path).resolve().as_uri(), width, height, scheme)


class Page:
    """A page that has been loaded."""

    def __init__(self, browser, url, width, height, scheme, **target):
        self._browser = browser
        self._target = browser.call("Target.createTarget", url="about:blank", **target)["targetId"]
        self._session = browser.call("Target.attachToTarget", targetId=self._target, flatten=True)["sessionId"]
        browser.events.clear()
        for domain in ["Page", "Runtime", "Log", "Network", "Accessibility"]:
            self.call(f"{domain}.enable")
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1,
                  mobile=width < 500)
        self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
        browser.prepare(self._session)
        self.call("Page.navigate", url=url)
        browser.wait("Page.loadEventFired", self._session)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._browser.call("Target.closeTarget", targetId=self._target)

    def reload(self):
        """Loads the page again. The old page is gone when this returns."""
        count = len(self._browser.events)
        self.call("Page.reload")
        self._browser.wait("Page.loadEventFired", self._session, after=count)

    def call(self, method, **params):
        return self._browser.call(method, self._session, **params)

    def wait(self, method, **params):
        """Waits for an event with these params."""
        return self._browser.wait(method, self._session, **params)

    def events(self, *methods):
        """What has happened since the page was asked for."""
        return [event["params"] for event in self._browser.events
                if event.get("method") in methods and event.get("sessionId") == self._session]

    def evaluate(self, expression):
        """The value of an expression in the page, whose own rules forbid scripts. Waits for the value of a promise."""
        answer = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise BrowserError(json.dumps(answer["exceptionDetails"])[:1000])
        return answer["result"].get("value")

    def draw(self):
        """Waits until the browser has drawn the page as it is now. A link scrolls with the next frame."""
        self.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())))")

    def press(self, key):
        for kind in ["rawKeyDown", "keyUp"]:
            self.call("Input.dispatchKeyEvent", type=kind, key=key, code=key, windowsVirtualKeyCode={"Tab": 9}[key])

    def accessibility(self):
        """The nodes of the tree that a screen reader reads, without those that it passes over."""
        return [node for node in self.call("Accessibility.getFullAXTree")["nodes"] if not node.get("ignored")]

    def barriers(self):
        """What axe finds in the page that hinders people with disabilities: rules, and elements."""
        package = find_spec("axe_playwright_python")
        assert package, "there is no axe: run .ci/install-tools clients"
        if not self.evaluate("'axe' in window"):
            # The value of the source is a function, which has no value here.
            self.evaluate(f"{(Path(package.origin).parent / 'axe.min.js').read_text()}; true")
        return self.evaluate("""axe.run({resultTypes: ['violations']}).then(({violations}) => violations
            .map(({id, nodes}) => [id, ...nodes.map(({html}) => html.slice(0, 200))]))""")

    def screenshot(self, clip=None):
        """All of the page as a PNG, or what is in a frame."""
        options = {"clip": clip} if clip else {}
        image = self.call("Page.captureScreenshot", format="png", captureBeyondViewport=True, **options)
        return base64.b64decode(image["data"])
