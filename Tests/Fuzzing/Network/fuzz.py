"""Feeds random HTTP and WebSocket input to a server.

    python3 Tests/Fuzzing/Network/fuzz.py EXECUTABLE SECONDS [SEED]

After each input the server must still answer, and at the end it must exit with status 0. The seed is printed, and repeats the inputs.
"""

import json
import random
import socket
import struct
import subprocess
import sys
import time

executable, seconds = sys.argv[1], float(sys.argv[2])
seed = int(sys.argv[3]) if len(sys.argv) > 3 else random.randrange(1 << 32)
print(f"seed {seed}")
rng = random.Random(seed)
server = subprocess.Popen(
    [executable, "serve", "--listen", "127.0.0.1:0", "--max-frame", "100000", "--studio", "--clock", "2026-01-01T12:00:00Z"],
    stdin=subprocess.PIPE,
    stdout=subprocess.PIPE,
    stderr=subprocess.PIPE,
)
ready = json.loads(server.stdout.readline())
tokens, port = [ready["token"], ready["ownerToken"]], int(ready["rpc"].split(":")[2].split("/")[0])

METHODS = [b"store/sampleQuery", b"store/save", b"control/reset", b"control/watchTraffic", b"rpc/version", b"shutdown", b"exit", b"x"]
PARTS = [
    b"\r\n", b"\r\n\r\n", b"Content-Length: 5\r\n", b"Transfer-Encoding: chunked\r\n", b"5\r\nhello\r\n0\r\n\r\n", b"Expect: 100-continue\r\n",
    b"GET ", b"POST ", b"DELETE ", b"/events", b"/rpc", b"/studio/", b" HTTP/1.1\r\n", b"Upgrade: websocket\r\n", b"\x00", b"\xff" * 9, b"%",
]


def message() -> bytes:
    body = b'{"jsonrpc":"2.0","id":1,"method":"%s","params":{}}' % rng.choice(METHODS)
    return rng.choice([body, b"[" + body + b"," + body + b"]", body[: rng.randrange(len(body))], b"\xff\xfe", b"", b"[" * 3000])


def frame() -> bytes:
    data = message()
    first = rng.choice([0x81, 0x81, 0x81, 0x01, 0x80, 0x82, 0x88, 0x89, 0x8A, rng.randrange(256)])
    count = len(data) if rng.random() < 0.9 else rng.randrange(1 << 20)
    mask = 0x80 if rng.random() < 0.95 else 0
    if count < 126:
        head = bytes([first, mask | count])
    elif count < 65536:
        head = struct.pack(">BBH", first, mask | 126, count)
    else:
        head = struct.pack(">BBQ", first, mask | 127, count | (1 << 63 if rng.random() < 0.2 else 0))
    return head + (bytes(4) if mask else b"") + data


def query() -> bytes:
    return b"token=%s&bundleId=%s&phone=%s&role=%s" % (
        rng.choice(tokens).encode(), rng.choice([b"a", b"b", b"%ff", b"%00"]), rng.choice([b"shared", b"p", b""]), rng.choice([b"app", b"owner", b"x"]),
    )


def request() -> bytes:
    host = b"Host: 127.0.0.1:%d\r\n" % port
    if rng.random() < 0.6:
        upgrade = b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        return b"GET /rpc?" + query() + b" HTTP/1.1\r\n" + host + upgrade + b"".join(frame() for _ in range(rng.randrange(1, 6)))
    requests = b""
    for _ in range(rng.randrange(1, 4)):
        body = message()
        method = rng.choice([b"POST", b"GET", b"DELETE", b"OPTIONS", b"PUT"])
        path = rng.choice([b"/rpc", b"/events", b"/mcp", b"/", b"/nothing"])
        headers = b"Content-Type: application/json\r\nContent-Length: %d\r\n\r\n" % len(body)
        requests += method + b" " + path + b"?" + query() + b" HTTP/1.1\r\n" + host + headers + body
    return requests


def mutated(data: bytes) -> bytes:
    data = bytearray(data)
    for _ in range(rng.choice([0, 0, 1, 2, 8])):
        place = rng.randrange(len(data) + 1)
        data[place : place + rng.randrange(8)] = rng.choice([rng.choice(PARTS), rng.randbytes(rng.randrange(6))])
    return bytes(data[: rng.randrange(len(data) + 1)]) if rng.random() < 0.1 else bytes(data)


def connect() -> socket.socket:
    connection = socket.create_connection(("127.0.0.1", port))
    connection.settimeout(600)
    return connection


def check() -> None:
    with connect() as connection:
        body = b'{"jsonrpc":"2.0","id":1,"method":"rpc/version"}'
        head = b"POST /rpc?token=%s&bundleId=check HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n" % (tokens[0].encode(), port)
        connection.sendall(head + b"Content-Type: application/json\r\nContent-Length: %d\r\n\r\n" % len(body) + body)
        answer = connection.recv(10000)
        assert answer.startswith(b"HTTP/1.1 200 OK"), answer


count, end = 0, time.monotonic() + seconds
open_connections = []
while time.monotonic() < end:
    count += 1
    connection = connect()
    try:
        data = mutated(request())
        middle = rng.randrange(len(data) + 1)
        connection.sendall(data[:middle])
        connection.sendall(data[middle:])
        if rng.random() < 0.5:
            connection.settimeout(0.002)
            connection.recv(100000)
    except OSError:
        pass
    open_connections.append(connection)
    if len(open_connections) > 20:
        open_connections.pop(rng.randrange(20)).close()
    if count % 50 == 0:
        check()
check()
for connection in open_connections:
    connection.close()
server.terminate()
errors = server.communicate(timeout=600)[1].decode(errors="replace")
assert server.returncode == 0, f"status {server.returncode}\n{errors}"
assert "Fatal error" not in errors and "Sanitizer" not in errors, errors
print(f"{count} inputs")
