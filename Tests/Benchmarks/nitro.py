"""The stand-in for Nitro modules in the Node client, relative to asynchronous calls and to the client's own query."""

import shutil

from measure import SOURCES, measure


def rows(table, workspace):
    if not shutil.which("node"):
        table.add("Node is not installed", "")
        return
    calls, queries = measure("node", SOURCES / "nitro.js", *workspace.host())
    for what, (ours, theirs, ratio) in (
        ("Nitro: a synchronous call, to an asynchronous one", calls),
        ("Nitro: 10,000 samples, to the client’s sampleQuery", queries),
    ):
        table.add(what, f"{ours:.2f} ms", f"{theirs:.2f} ms", ratio, "≤ 1.5")
