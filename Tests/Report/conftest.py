"""The stores, their pages, and the browser that looks at them."""

import itertools
import os
import subprocess
from pathlib import Path

import phones
import pytest
from browser import Browser

ROOT = Path(__file__).resolve().parents[2]
LOOK = (Path(__file__).parent / "look.js").read_text()
SCREENSHOTS = ROOT / ".build/report-screenshots"


class Phone:
    """A store and the page about it."""

    def __init__(self, name, folder):
        self.name, self.store, self.page = name, folder / f"{name}.store", folder / f"{name}.html"
        phones.FILLED[name](self.store)
        self.report(self.page)

    def report(self, page, *options):
        """Writes a page; returns what the command prints."""
        day = [] if self.name == "empty" else ["--day", phones.LAST_DAY]
        command = [os.environ["HEALTHKIT_BRIDGE"], "report", "--store", self.store, "--output", page,
                   "--time-zone", phones.ZONE, *day, *options]
        return subprocess.run(command, check=True, capture_output=True, text=True, timeout=600).stdout


class Look:
    """What a page looks like in a window, as `look.js` measures it."""

    def __init__(self, browser, phone, width, scheme):
        self.phone, self.width, self.scheme = phone, width, scheme
        with browser.page(phone.page, width, scheme=scheme) as page:
            self.seen = page.evaluate(LOOK)
            self.requests = [event["request"]["url"] for event in page.events("Network.requestWillBeSent")
                             if not event["request"]["url"].startswith("data:")]
            self.complaints = page.events("Log.entryAdded", "Runtime.exceptionThrown", "Runtime.consoleAPICalled")
            self.tree = page.accessibility()
            self.screenshot = page.screenshot()
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        (SCREENSHOTS / f"{phone.name}-{width}-{scheme}.png").write_bytes(self.screenshot)

    def __getitem__(self, name):
        return self.seen[name]

    def table(self, caption):
        """The rows of the tables of a caption, by their first cell: the others by the names of their columns."""
        tables = [table for table in self["tables"] if table["caption"] == caption]
        return {row[0]: dict(zip(table["head"][1:], row[1:])) for table in tables for row in table["rows"]}


@pytest.fixture(scope="session")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("report")


@pytest.fixture(scope="session")
def all_phones(folder):
    return {name: Phone(name, folder) for name in phones.FILLED}


@pytest.fixture(scope="session")
def browser():
    with Browser() as browser:
        yield browser


@pytest.fixture(scope="session", params=itertools.product(phones.FILLED, [320, 390, 1280], ["light", "dark"]),
                ids=lambda parts: "-".join(map(str, parts)))
def look(request, browser, all_phones):
    name, width, scheme = request.param
    return Look(browser, all_phones[name], width, scheme)


@pytest.fixture(scope="session")
def person(all_phones):
    return all_phones["person"]


@pytest.fixture(scope="session", params=["person", "generated"])
def shown(request, browser, all_phones):
    """A person's page on a desk."""
    return Look(browser, all_phones[request.param], 1280, "light")
