"""registry.py FOLDER PORT: stands in for npm's registry. Its packages are the files NAME-VERSION.tgz in the folder, or in the folder in it that an
address names. As npm's, it publishes a version once, and a new name only for a token."""

import base64
import hashlib
import json
import re
import sys
import tarfile
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path


class Registry(BaseHTTPRequestHandler):
    def found(self):
        """The folder and the name of the address, and the versions of the package."""
        *folders, name = re.findall(r"\w[\w.-]*", self.path.split("?")[0])
        folder, versions = Path(sys.argv[1], *folders), {}
        for file in folder.glob(f"{name}-[0-9]*.tgz"):
            with tarfile.open(file) as archive:
                manifest = json.load(archive.extractfile("package/package.json"))
            sum = base64.b64encode(hashlib.sha512(file.read_bytes()).digest()).decode()
            address = f"http://{self.headers['Host']}/{'/'.join([*folders, file.name])}"
            versions[manifest["version"]] = {**manifest, "dist": {"integrity": f"sha512-{sum}", "tarball": address}}
        return folder, name, versions

    def do_GET(self):
        folder, name, versions = self.found()
        newest = max(versions, default=None)
        document = {"name": name, "dist-tags": {"latest": newest, "next": newest}, "versions": versions}
        is_file = name.endswith(".tgz")
        self.answer(200 if is_file or versions else 404, (folder / name).read_bytes() if is_file else json.dumps(document).encode())

    def do_PUT(self):
        folder, name, versions = self.found()
        document = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        (version,), (attachment,) = document["versions"], document["_attachments"].values()
        status = 403 if version in versions else 201 if versions or "Authorization" in self.headers else 404
        if status == 201:
            folder.mkdir(parents=True, exist_ok=True)
            (folder / f"{name}-{version}.tgz").write_bytes(base64.b64decode(attachment["data"]))
        self.answer(status, b"{}")

    def answer(self, status, body):
        self.send_response(status)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


ThreadingHTTPServer(("127.0.0.1", int(sys.argv[2])), Registry).serve_forever()
