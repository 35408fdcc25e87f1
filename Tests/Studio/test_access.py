"""What the browser of the device owner tells other servers on the same machine: a cookie belongs to all ports of a host."""

import threading
from contextlib import contextmanager
from http.client import HTTPConnection
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

from browser import Page
from studio import Studio

PATHS = ["/", "/rpc", "/rpc/", "/rpc?role=owner&phone=shared", "/studio", "/studio/", "/studio/main.js", "/events", "/mcp", "/0123456789abcdef0123456789abcdef/rpc"]


@contextmanager
def neighbour():
    """A server on another port that notes the requests of its own page. Gives its address, and the pairs of path and headers."""
    requests = []

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self):
            requests.append((self.path, dict(self.headers)))
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.send_header("Content-Length", "0")
            self.end_headers()

        do_POST = do_GET

        def log_message(self, *_):
            """Nothing is logged."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}", requests
        finally:
            server.shutdown()


def visit(browser, address, paths):
    """Opens a page of a server, which requests these paths of it in every way that a page has."""
    with Page(browser, f"{address}/", 1280, 900, "light") as page:
        for path in paths:
            page.evaluate(f"""(async (path) => {{
                for (const method of ['GET', 'POST']) await fetch(path, {{ method, credentials: 'include' }});
                await new Promise((ended) => {{ new WebSocket(new URL(path, location.href.replace('http', 'ws'))).onclose = ended; }});
            }})({path!r})""")


def replay(url, path, headers):
    """The status of a request of the device owner to the studio, with headers that another server has received."""
    place = urlsplit(url).netloc
    kept = {name: value for name, value in headers.items() if name not in {"Host", "Origin", "Connection", "Upgrade", "Content-Length"}}
    connection = HTTPConnection(place)
    connection.request("DELETE", f"{path}?role=owner", headers={**kept, "Origin": f"http://{place}"})
    return connection.getresponse().status


def test_a_server_on_another_port_receives_nothing_that_the_studio_accepts(browser, studio, url):
    own = urlsplit(studio.page.evaluate("location.href")).path
    token = parse_qs(urlsplit(url).query)["token"][0]
    with neighbour() as (address, requests):
        visit(browser, address, PATHS)
        received = list(requests)
        # A server that knew the path would get in.
        visit(browser, address, [f"{own}rpc"])
        known = [headers for path, headers in requests if path == f"{own}rpc"]
    assert {path for path, _ in received} == set(PATHS) and len(received) > 2 * len(PATHS)
    for path, headers in received:
        assert "Cookie" not in headers and token not in str(headers), path
        for target in ["/rpc", "/mcp", "/events", "/0123456789abcdef0123456789abcdef/rpc"]:
            assert replay(url, target, headers) == 401, target
    for headers in known:
        assert token not in str(headers)
        assert replay(url, "/rpc", headers) == 401 and replay(url, f"{own}rpc", headers) == 204


def test_the_address_of_the_page_gives_another_browser_no_access(browser, studio):
    """A bookmark works in the browser that was given access, and in no other one."""
    address = studio.page.evaluate("location.href")
    with Studio(browser, address.split("#")[0]) as second:
        assert second.complaints() == []
    context = browser.call("Target.createBrowserContext")["browserContextId"]
    with Page(browser, address, 1280, 900, "light", browserContextId=context) as other:
        failure = "document.getElementById('failure').textContent"
        while not other.evaluate(failure):
            other.draw()
        assert "Open the address that the server has printed" in other.evaluate(failure)
