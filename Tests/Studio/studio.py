"""The studio in a browser."""

import json
import time
from urllib.parse import quote

from browser import Page

PATIENCE = 15


class Studio:
    """The studio of a phone of its own in a window."""

    def __init__(self, browser, url, phone, view="phone", width=1280, height=900, scheme="light"):
        self.page = Page(browser, f"{url}&phone={quote(phone)}#{view}", width, height, scheme)
        self.wait("document.body.dataset.ready")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.page.__exit__()

    def complaints(self):
        """The errors on the console, violations of the content policy included."""
        events = self.page.events("Log.entryAdded", "Runtime.exceptionThrown", "Runtime.consoleAPICalled")
        return [event for event in events if event.get("entry", {}).get("level") != "verbose"]

    def show(self, view):
        self.page.evaluate(f"location.hash = {json.dumps(view)}")
        self.wait(f"!document.getElementById('{view}-view').hidden")

    def wait(self, condition):
        """Waits until an expression is true, and returns its value."""
        deadline = time.monotonic() + PATIENCE
        # An element has no value in Python.
        expression = f"((value) => value instanceof Element || value)({condition})"
        while not (value := self.page.evaluate(expression)):
            assert time.monotonic() < deadline, f"never true: {condition}\n{self.page.evaluate('document.body.innerText')}"
            time.sleep(0.05)
        return value

    def click(self, selector):
        """Clicks in the middle of the first element for a selector, as a person does."""
        # The page must be idle: the end of an action moves the elements below what it changes.
        x, y = self.wait(f"""(() => {{
            const element = document.querySelector({json.dumps(selector)});
            if (!element || document.body.dataset.busy) return null;
            element.scrollIntoView({{block: 'center'}});
            const box = element.getBoundingClientRect();
            return [box.x + box.width / 2, box.y + box.height / 2];
        }})()""")
        for kind in ["mousePressed", "mouseReleased"]:
            self.page.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def text(self, selector):
        return self.page.evaluate(f"document.querySelector({json.dumps(selector)})?.innerText ?? ''")

    def fill(self, selector, value):
        self.page.evaluate(f"""(() => {{
            const element = document.querySelector({json.dumps(selector)});
            element.value = {json.dumps(value)};
            for (const type of ['input', 'change']) element.dispatchEvent(new Event(type, {{bubbles: true}}));
        }})()""")
