"""Sizes, files of requests and stores. Files are created on first use and removed at the end."""

import json
import os
import sqlite3
import subprocess
from pathlib import Path

import samples
from measure import ROOT, WrongResponse, build_c, exchange

HOST = Path(os.environ.get("HOST", ROOT / ".build/release/healthkit-bridge"))


class Workspace:
    """With `quick`, all sizes are small. Then only errors are meaningful, not times."""

    def __init__(self, folder, quick):
        self.folder = Path(folder)
        self.quick = quick
        self.small, self.many, self.million = (1_000, 4_000, 10_000) if quick else (10_000, 200_000, 1_000_000)
        self.in_request = 100 if quick else 1_000

    def turns(self, count):
        return 1 if self.quick else count

    def requests(self, name, calls):
        """The file with a name. It is written if it is missing."""
        path = self.folder / f"{name}.jsonl"
        return path if path.exists() else samples.write(path, calls)

    def saves(self, count):
        calls = samples.Requests(samples.saves, count, self.in_request)
        return self.requests(f"save-{count}", calls)

    def host(self, store=None):
        return [HOST, "--time-zone", "UTC", *(["--store", store] if store else [])]

    def offers(self, command):
        """Whether the executable has a command. It may be an older version."""
        text = subprocess.run([HOST, "--help"], stdout=subprocess.PIPE, check=True, text=True).stdout
        return any(line.split()[:1] == [command] for line in text.splitlines())

    def new_store(self):
        """The path for a new store."""
        path = self.folder / "new.store"
        for suffix in ("", "-wal", "-shm"):
            Path(f"{path}{suffix}").unlink(missing_ok=True)
        return path

    def save(self, count, *host):
        """Saves samples and checks that each got a UUID."""
        run = exchange(self.saves(count), *host)
        for number, size in list(enumerate(run.sizes, 1))[1:]:
            expected = len(f'{{"jsonrpc":"2.0","id":{number},"result":{{"uuids":[]}}}}\n') + 39 * self.in_request - 1
            if size != expected:
                raise WrongResponse(f"{host[0]}: response {number} of {count} saves has {size} bytes, not {expected}")
        return run

    def store(self, name, calls):
        """A store created by the host with calls."""
        path = self.folder / f"{name}.store"
        if not path.exists():
            exchange(self.requests(name, calls), *self.host(path))
        return path

    def energy_store(self, count):
        return self.store(f"save-{count}", samples.Requests(samples.saves, count, self.in_request))

    def responses(self, requests, *host):
        """The file of the responses to a file of requests."""
        path = self.folder / f"responses-{os.path.basename(host[0])}"
        exchange(requests, *host, responses=path)
        return path

    def results(self, calls, *host):
        """The results of a few calls."""
        requests = samples.write(self.folder / "calls.jsonl", calls)
        return [json.loads(line)["result"] for line in open(self.responses(requests, *host))][1:]

    def schema(self):
        """The schema of the host's tables for samples, for the floors."""
        path = self.folder / "schema.sql"
        if not path.exists():
            store = self.new_store()
            subprocess.run(self.host(store), stdin=subprocess.DEVNULL, check=True)
            rows = sqlite3.connect(store).execute(
                "SELECT sql FROM sqlite_master WHERE sql NOT NULL AND tbl_name IN"
                " ('objectType', 'unit', 'source', 'sourceRevision', 'device', 'sample', 'seriesChunk', 'correlationMember', 'workoutSample')"
            )
            path.write_text("".join(f"{sql};\n" for (sql,) in rows))
        return path

    def floor(self, name, *arguments):
        return [build_c(name, "sqlite3", "jansson"), *arguments]
