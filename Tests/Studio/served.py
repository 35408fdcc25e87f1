"""A browser that takes the files of the studio from a folder, so that a change of them needs no build.

    HEALTHKIT_STUDIO_FILES=Sources/CStudio/Files .ci/python-tests Tests/Studio
"""

import base64
import json
import os
from pathlib import Path
from urllib.parse import urlsplit

from browser import Browser

MEDIA_TYPES = {".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8", ".svg": "image/svg+xml"}


class FolderBrowser(Browser):
    """Replaces the bodies of the server's responses by files of a folder. The other headers are those of the server."""

    def __init__(self, folder):
        # The browser does not know the address of a replaced response, and would not let its page connect to this machine.
        super().__init__("--disable-features=LocalNetworkAccessChecks,LocalNetworkAccessChecksWebSockets")
        self.folder = Path(folder)

    def prepare(self, session):
        self.call("Fetch.enable", session, patterns=[{"urlPattern": "http://127.0.0.1:*", "requestStage": "Response"}])

    def _read(self):
        message = super()._read()
        if message.get("method") == "Fetch.requestPaused":
            self._answer(message["sessionId"], message["params"])
        return message

    def _answer(self, session, request):
        path = urlsplit(request["request"]["url"]).path
        file = self.folder / ("index.html" if path.endswith("/") else path.removeprefix("/studio/"))
        given = request.get("responseHeaders", [])
        headers = [each for each in given if each["name"].lower() not in {"content-type", "content-length"}]
        # The server may not have a file yet. It redirects a visit with a token.
        is_of_studio = any(each["name"].lower() == "content-security-policy" for each in given) and request["responseStatusCode"] != 303
        if not is_of_studio or not file.is_file():
            self._send(session, "Fetch.continueRequest", requestId=request["requestId"])
        else:
            headers.append({"name": "content-type", "value": MEDIA_TYPES[file.suffix]})
            body = base64.b64encode(file.read_bytes()).decode()
            self._send(session, "Fetch.fulfillRequest", requestId=request["requestId"], responseCode=200, responseHeaders=headers, body=body)

    def _send(self, session, method, **params):
        """Sends a message whose answer nobody waits for."""
        os.write(self._input, json.dumps({"id": 0, "sessionId": session, "method": method, "params": params}).encode() + b"\0")


def open_browser():
    """A browser, with the files of the folder that HEALTHKIT_STUDIO_FILES names."""
    folder = os.environ.get("HEALTHKIT_STUDIO_FILES")
    return FolderBrowser(folder) if folder else Browser()
