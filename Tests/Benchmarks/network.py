"""The server over WebSocket: a round trip relative to an echo in Node, and many connections at once, each with its own phone."""

import contextlib
import json
import os
import selectors
import shutil
import socket
import statistics
import struct
import subprocess
import time

from measure import SOURCES, WrongResponse, in_turns

CONNECTIONS, CALLS = 64, 200
STEPS = "HKQuantityTypeIdentifierStepCount"


def rows(table, workspace):
    host, *options = workspace.host()
    with running(host, "serve", "--listen", "127.0.0.1:0", *options) as (server, line):
        ready = json.loads(line)
        port, query = int(ready["rpc"].split(":")[2].split("/")[0]), f"token={ready['token']}"
        round_trips(table, workspace, port, query)
        with contextlib.ExitStack() as stack:
            base = resident(server)
            clients = [stack.enter_context(Client(port, f"{query}&phone={number}")) for number in range(CONNECTIONS)]
            for client in clients:
                authorize(client)
            memory = (resident(server) - base) / CONNECTIONS
            turns = [ends(clients) for _ in range(workspace.turns(7))]
    slowest, median, ratio = (
        statistics.median(column) for column in zip(*((last, middle, last / middle) for last, middle in turns))
    )
    what = f"{CONNECTIONS} connections, {CALLS} calls each: the slowest, to the median"
    table.add(what, f"{slowest * 1000:.0f} ms", f"{median * 1000:.0f} ms", ratio, "≤ 2")
    table.add("resident memory for each connection and its phone", f"{memory / 1024:.2f} MiB", target="≤ 8 MiB")


def round_trips(table, workspace, port, query):
    if not shutil.which("node"):
        table.add("Node is not installed", "")
        return
    count = 300 if workspace.quick else 5_000
    with running("node", SOURCES / "echo.js") as (_, line):
        echo_port = int(line)
        ours, floor, ratio = in_turns(
            workspace.turns(11),
            lambda: trip(port, query, count, response(1, "true")),
            lambda: trip(echo_port, "", count, request(1, "isAvailable")),
        )
    table.add("round trip of isAvailable over WebSocket", f"{ours:.1f} µs", f"{floor:.1f} µs", ratio, "≤ 2")


def trip(port, query, count, expected):
    """The median time of a call, in µs."""
    sent, expected, times = outgoing(request(1, "isAvailable")), incoming(expected), []
    with Client(port, query) as client:
        for _ in range(count):
            begin = time.perf_counter()
            client.sendall(sent)
            received = client.recv(4096)
            times.append(time.perf_counter() - begin)
            check(received, expected)
    return statistics.median(times) * 1e6


def authorize(client):
    client.sendall(outgoing(request(1, "store/requestAuthorization", {"toShare": [STEPS], "read": [STEPS]})))
    check(client.recv(4096), incoming(response(1, '{"success":true}')))


def ends(clients):
    """The seconds until the last response of the slowest connection and of the median one. All send their calls at once."""
    numbers = range(1, CALLS + 1)
    status = "store/authorizationStatus"
    sent = b"".join(outgoing(request(number, status, {"type": STEPS})) for number in numbers)
    expected = b"".join(incoming(response(number, "2")) for number in numbers)
    output = {client: bytearray() for client in clients}
    times = []
    with selectors.DefaultSelector() as selector:
        for client in clients:
            selector.register(client, selectors.EVENT_READ)
        begin = time.perf_counter()
        for client in clients:
            client.sendall(sent)
        while len(times) < len(clients):
            for key, _ in selector.select():
                received = output[key.fileobj]
                received += key.fileobj.recv(1 << 16)
                check(received, expected[: len(received)])
                if len(received) == len(expected):
                    times.append(time.perf_counter() - begin)
                    selector.unregister(key.fileobj)
    return times[-1], statistics.median(times)


def check(received, expected):
    if received != expected or not received:
        raise WrongResponse(f"over WebSocket: {bytes(received[-200:])}")


# Messages and frames. A mask of zeros leaves the data as they are.


def request(number, method, params=None):
    members = {"jsonrpc": "2.0", "id": number, "method": method}
    return json.dumps(members | ({"params": params} if params else {}))


def response(number, result):
    return f'{{"jsonrpc":"2.0","id":{number},"result":{result}}}'


def outgoing(message):
    return frame(message, 0x80, bytes(4))


def incoming(message):
    return frame(message, 0, b"")


def frame(message, flag, mask):
    count = len(message)
    head = struct.pack(">BB", 0x81, flag | count) if count < 126 else struct.pack(">BBH", 0x81, flag | 126, count)
    return head + mask + message.encode()


class Client(socket.socket):
    """A blocking WebSocket connection."""

    def __init__(self, port, query):
        super().__init__()
        self.settimeout(60)
        self.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.connect(("127.0.0.1", port))
        self.sendall(
            f"GET /rpc?{query} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += self.recv(1) or b"\r\n\r\n"
        if not head.startswith(b"HTTP/1.1 101 "):
            raise WrongResponse(f"to opening a WebSocket connection: {head}")


@contextlib.contextmanager
def running(*command):
    """A server and the first line of its output. It shares a core with the client: waking another core of a virtual machine
    can take longer than a call."""
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(cores)})
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as server:
        try:
            yield server, server.stdout.readline()
        finally:
            os.sched_setaffinity(0, cores)
            server.terminate()


def resident(server):
    """The resident memory, in KiB."""
    lines = open(f"/proc/{server.pid}/status").read().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))
