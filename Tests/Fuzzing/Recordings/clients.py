"""Clients of a phone: one on a pipe, and several of a server. Each says what a call answers, or that it waits for the user."""

import base64
import json
import os
import socket
import struct
import subprocess
import tempfile
from pathlib import Path
from urllib.parse import urlencode, urlsplit

WAITING = {"waiting": True}


class Process:
    """A process of the executable, which ends with its input."""

    def __init__(self, *arguments: object) -> None:
        self.errors = tempfile.TemporaryFile()
        self.process = subprocess.Popen(
            [str(argument) for argument in arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self.errors, env=os.environ | {"TZ": "UTC"}
        )

    def line(self) -> dict:
        text = self.process.stdout.readline()
        if not text:
            self.errors.seek(0)
            raise AssertionError(f"the process has ended: {self.errors.read().decode(errors='replace')[-2000:]}")
        return json.loads(text)

    def send(self, message: dict) -> None:
        self.process.stdin.write(json.dumps(message).encode() + b"\n")
        self.process.stdin.flush()

    def end(self) -> None:
        self.process.stdin.close()
        status = self.process.wait(600)
        assert status == 0, f"status {status}"
        self.process.stdout.close()
        self.errors.close()


class Caller:
    """Makes calls, and reads messages until it knows what became of them."""

    latest = 0
    has_waited = False

    def call(self, method: str, params: dict | None = None) -> dict:
        number = self.begin(method, params)
        # A request behind one that waits is not announced. It waits too if a later call is answered before it.
        later = self.begin("rpc/version", None) if self.has_waited and method == "store/requestAuthorization" else None
        while True:
            message = self.line()
            if message.get("id") == number:
                return message
            if message.get("method") == "control/permissionSheet" or later and message.get("id") == later:
                self.has_waited = True
                return WAITING

    def begin(self, method: str, params: dict | None) -> int:
        self.latest += 1
        self.send({"jsonrpc": "2.0", "id": self.latest, "method": method} | ({} if params is None else {"params": params}))
        return self.latest

    def send(self, message: dict) -> None:
        raise NotImplementedError

    def line(self) -> dict:
        raise NotImplementedError


class Pipe(Process, Caller):
    """A phone on a pipe. Its client is the app and the user."""


class WebSocket(Caller):
    """A connection to a server. It masks with zeros."""

    def __init__(self, address: str, **query: str) -> None:
        parts = urlsplit(address)
        self.socket = socket.create_connection((parts.hostname, parts.port))
        self.socket.settimeout(600)
        target = f"{parts.path}?{parts.query}&{urlencode(query)}"
        key = base64.b64encode(os.urandom(16)).decode()
        head = f"GET {target} HTTP/1.1\r\nHost: {parts.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        self.socket.sendall((head + f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n").encode())
        self.input = self.socket.makefile("rb")
        status = self.input.readline()
        assert b" 101 " in status, status
        while self.input.readline() != b"\r\n":
            pass

    def send(self, message: dict) -> None:
        data = json.dumps(message).encode()
        size = struct.pack(">B", 0x80 | len(data)) if len(data) < 126 else struct.pack(">BQ", 0xFF, len(data))
        self.socket.sendall(b"\x81" + size + bytes(4) + data)

    def line(self) -> dict:
        while True:
            head = self.input.read(2)
            if len(head) < 2 or head[0] & 15 == 8:
                raise EOFError("the connection has ended")
            size = head[1]
            if size >= 126:
                size = int.from_bytes(self.input.read(2 if size == 126 else 8), "big")
            data = self.input.read(size)
            if head[0] & 15 == 1:
                return json.loads(data)

    def close(self) -> None:
        self.input.close()
        self.socket.close()


class Server(Process):
    """A server with the studio, which records."""

    def __init__(self, executable: str, *options: object) -> None:
        super().__init__(executable, "serve", "--listen", "127.0.0.1:0", "--studio", *options)
        self.ready = self.line()

    def app(self, bundle_identifier: str) -> WebSocket:
        return WebSocket(self.ready["rpc"], bundleId=bundle_identifier, name=bundle_identifier.rpartition(".")[2].title())

    def owner(self) -> WebSocket:
        rpc = urlsplit(self.ready["rpc"])
        return WebSocket(f"{rpc.scheme}://{rpc.netloc}{rpc.path}?token={self.ready['ownerToken']}", role="owner")


class Model(Process, Caller):
    """A client of the Model Context Protocol. Its calls are those of the app and of the user."""

    def __init__(self, executable: str) -> None:
        super().__init__(executable, "mcp")
        version = {"protocolVersion": "2025-11-25", "capabilities": {}, "clientInfo": {"name": "fuzz", "version": "1"}}
        super().call("initialize", version)
        tools = super().call("tools/list")["result"]["tools"]
        choices = {tool["name"]: next(iter(tool["inputSchema"]["properties"].values())).get("enum", []) for tool in tools}
        self.tools = {name: (tool, "action" if tool == "act_as_user" else "kind") for tool in ("act_as_user", "add_data") for name in choices[tool]}

    def tool(self, name: str, arguments: dict) -> dict:
        return super().call("tools/call", {"name": name, "arguments": arguments})["result"]

    def call(self, method: str, params: dict | None = None) -> dict:
        params = {} if params is None else {"params": params}
        tool, argument = self.tools.get(method.removeprefix("control/"), ("call_method", "method"))
        name = method if tool == "call_method" else method.removeprefix("control/")
        answer = self.tool(tool, {argument: name} | params)
        return WAITING if "waiting" in answer.get("structuredContent", {}) else answer

    def test(self, language: str) -> dict:
        return self.tool("write_test", {"language": language})["structuredContent"]


def write(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text)
    return path
