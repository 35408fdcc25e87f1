"""How the built site looks: on phones and desks, by day and in the dark. Screenshots are in .build/site-screenshots."""

import functools
import sys
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests/Report"))

from browser import Browser, Page  # noqa: E402

SITE = ROOT / ".build/site"
SCREENSHOTS = ROOT / ".build/site-screenshots"
PAGES = ["index.html", "protocol/guide/start.html", "protocol/guide/react-native-healthkit.html", "methods/store/save.html", "rules/AUTH.html", "errors.html"]


class Quiet(SimpleHTTPRequestHandler):
    missing = []

    def log_message(self, *_):
        """Nothing is logged."""

    def send_error(self, code, *rest):
        self.missing.append(self.path)
        super().send_error(code, *rest)


@pytest.fixture(scope="module")
def site():
    """The address of the site."""
    with ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=SITE)) as server:
        threading.Thread(target=server.serve_forever).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


@pytest.fixture(scope="module")
def browser():
    with Browser() as browser:
        yield browser


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1280])
def test_pages_fit_the_window_and_axe_finds_nothing(site, browser, width, scheme):
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    for path in PAGES:
        with Page(browser, f"{site}/{path}", width, 844 if width < 500 else 900, scheme) as page:
            page.draw()
            (SCREENSHOTS / f"{path.replace('/', '-').removesuffix('.html')}-{width}-{scheme}.png").write_bytes(page.screenshot())
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
            assert page.barriers() == [], path
    assert Quiet.missing == []


def test_the_start_page_says_what_it_is_and_leads_on(site, browser):
    with Page(browser, f"{site}/index.html", 1280, 900, "light") as page:
        assert page.evaluate("document.querySelectorAll('h1').length") == 1
        assert "start.html" in page.evaluate("document.querySelector('.hero .md-button--primary').href")
        assert page.evaluate("document.querySelector('.hero img').naturalWidth") > 0
        assert page.evaluate("document.querySelector('link[rel=alternate]').href").endswith("/README.md")
