"""The studio in a browser."""

import json
from urllib.parse import quote

from browser import Page

PATIENCE = 600
KEYS = {"Tab": 9, "Enter": 13, "Escape": 27, " ": 32}


class Studio:
    """The studio of a phone of its own in a window. The user confirms every question."""

    def __init__(self, browser, url, phone=None, view="phone", width=1280, height=900, scheme="light"):
        address = f"{url}&phone={quote(phone)}" if phone else url
        self.page = Page(browser, f"{address}#{view}", width, height, scheme)
        self._begin()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.page.__exit__()

    def _begin(self):
        self.wait("document.body.dataset.ready")
        self.page.evaluate("window.confirm = (text) => { window.asked = text; return true; }")
        self.settle()

    def reload(self):
        """Loads the page again."""
        self.page.reload()
        self._begin()

    def complaints(self):
        """The errors on the console, violations of the content policy included."""
        events = self.page.events("Log.entryAdded", "Runtime.exceptionThrown", "Runtime.consoleAPICalled")
        return [event for event in events if event.get("entry", {}).get("level") != "verbose"]

    def barriers(self):
        """What axe finds in the page that hinders people with disabilities: rules, and elements."""
        return self.page.barriers()

    def show(self, view):
        self.page.evaluate(f"location.hash = {json.dumps(view)}")
        self.wait(f"!document.getElementById('{view}-view').hidden")
        self.settle()

    def wait(self, condition):
        """Waits until an expression is true, and returns its value."""
        # An element has no value in Python.
        answer = self.page.call("Runtime.evaluate", awaitPromise=True, returnByValue=True, expression=f"""(async () => {{
            for (const end = performance.now() + {PATIENCE * 1000}; performance.now() < end;) {{
                const value = {condition};
                if (value) return value instanceof Element || value;
                await new Promise((again) => setTimeout(again, 10));
            }}
        }})()""")
        value = answer["result"].get("value")
        assert value, f"never true: {condition}\n{answer.get('exceptionDetails', '')}\n{self.text('body')[:2000]}"
        return value

    def settle(self):
        """Waits until all actions are complete, and the browser has drawn everything that has happened on the phone."""
        # The server answers after it has sent the earlier messages of apps. The page is busy until it has drawn what it has received.
        self.wait("await import('/studio/connection.js').then(({call}) => call('control/listSnapshots'))")
        self.wait("!document.body.dataset.busy")

    def _middle(self, selector):
        """The middle of the first element for a selector, scrolled into the window, when two frames have it at the same place."""
        self.wait(f"document.querySelector({json.dumps(selector)})")
        # What happens on the phone can move the element.
        self.settle()
        return self.wait(f"""await (async (element) => {{
            element?.scrollIntoView({{block: 'center', inline: 'center'}});
            await new Promise(requestAnimationFrame);
            const [former, latest] = [element?.getBoundingClientRect(), await new Promise((next) => requestAnimationFrame(() => next(element?.getBoundingClientRect())))];
            const isAtRest = latest?.width && ['x', 'y', 'width', 'height'].every((part) => former[part] === latest[part]);
            return isAtRest && [latest.x + latest.width / 2, latest.y + latest.height / 2];
        }})(document.querySelector({json.dumps(selector)}))""")

    def click(self, selector):
        """Clicks in the middle of the first element for a selector, as a person does, and waits for the action."""
        x, y = self._middle(selector)
        for kind in ["mousePressed", "mouseReleased"]:
            self.page.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)
        self.settle()

    def tap(self, selector):
        """Taps with a finger in the middle of the first element for a selector, and waits for the action."""
        x, y = self._middle(selector)
        self.page.call("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
        self.page.call("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
        self.settle()

    def press(self, key):
        """Presses a key, and waits for the action."""
        text = {"text": "\r"} if key == "Enter" else {}
        for kind in ["keyDown" if text else "rawKeyDown", "keyUp"]:
            self.page.call("Input.dispatchKeyEvent", type=kind, key=key, code=key.strip() or "Space", windowsVirtualKeyCode=KEYS[key], **text)
        self.settle()

    def type(self, text):
        """Types at the place of the focus."""
        for character in text:
            self.page.call("Input.dispatchKeyEvent", type="char", text=character)
        self.settle()

    def fill(self, selector, value):
        """Sets the value of a control, and waits for the action."""
        self.wait(f"document.querySelector({json.dumps(selector)})")
        self.page.evaluate(f"""(() => {{
            const element = document.querySelector({json.dumps(selector)});
            element.value = {json.dumps(value)};
            for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, {{bubbles: true}}));
        }})()""")
        self.settle()

    def choose(self, selector, path):
        """Chooses a file of this machine in a control."""
        self.wait(f"document.querySelector({json.dumps(selector)})")
        found = self.page.call("Runtime.evaluate", expression=f"document.querySelector({json.dumps(selector)})")
        self.page.call("DOM.setFileInputFiles", files=[str(path)], objectId=found["result"]["objectId"])

    def download(self, selector, folder):
        """Clicks on what saves a file, waits until the file is complete, and returns the folder."""
        self.page.call("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(folder), eventsEnabled=True)
        self.click(selector)
        self.page.wait("Browser.downloadProgress", state="completed")
        return folder

    def text(self, selector):
        """The text of an element, or nothing if it is hidden."""
        return self.page.evaluate(f"""((element) => element?.checkVisibility() ? element.innerText : '')(document.querySelector({json.dumps(selector)}))""")

    def texts(self, selector):
        return self.page.evaluate(f"[...document.querySelectorAll({json.dumps(selector)})].map(({{textContent}}) => textContent)")

    def value(self, selector):
        return self.page.evaluate(f"document.querySelector({json.dumps(selector)}).value")

    @property
    def focus(self):
        """The id of the element that has the focus."""
        return self.page.evaluate("document.activeElement.id")

    def chart(self):
        """The table below the chart: the names of the columns, and the rows of days with values."""
        names, *days = self.page.evaluate(
            "[...document.querySelectorAll('figure tr')].map((row) => [...row.cells].map(({textContent}) => textContent))")
        return names, [day for day in days if set(day[1:]) != {"–"}]
