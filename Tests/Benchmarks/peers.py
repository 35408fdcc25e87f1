"""The host relative to handwritten fakes: samples in a list, without rules."""

import itertools
import shutil

import samples
from measure import SOURCES, WrongResponse, exchange

DAYS, SUMS = 10, 5


def rows(table, workspace):
    many = workspace.many // workspace.in_request + 1
    saved = workspace.million // workspace.in_request + 1
    days = [samples.day_query(workspace.million // samples.A_DAY // 2)] * DAYS
    sums = [samples.sum_query(samples.ENERGY)] * SUMS
    saves = samples.saves(workspace.million, workspace.in_request)
    requests = samples.write(workspace.folder / "peers.jsonl", itertools.chain(saves, days, sums))

    expected = {}

    def times(*command):
        run = exchange(requests, *command)
        if expected.setdefault("sizes", run.sizes[1:saved]) != run.sizes[1:saved]:
            raise WrongResponse(f"{command[-1]} answers other numbers of UUIDs than the host")
        queries = run.median(saved, saved + DAYS), run.median(saved + DAYS, None)
        return run.seconds(1, many) * 1000, queries[0] / 1000, queries[1] / 1000

    host = times(*workspace.host())
    names = (
        f"saving {workspace.many:,} samples",
        f"a day of {workspace.million:,} samples",
        f"sum of {workspace.million:,} samples",
    )
    for language, command, program in (("Python", "python3", "peer.py"), ("Node", "node", "peer.js")):
        if not shutil.which(command):
            table.add(f"{language} is not installed", "")
            continue
        peer = times(command, SOURCES / program)
        for name, ours, theirs in zip(names, host, peer):
            table.add(f"{language}: {name}", f"{ours:.1f} ms", f"{theirs:.0f} ms", f"{ours / theirs:.3f}", "none")
