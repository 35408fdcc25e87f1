"""Generating a year of a person, relative to importing the same year."""

import subprocess

from exports import elapse, rows_of
from measure import WrongResponse, in_turns


def rows(table, workspace):
    if not (workspace.offers("generate") and workspace.offers("export")):
        table.add("generating is not available", "")
        return
    host = workspace.host()[0]
    archive = workspace.folder / "year.zip"
    person = ["--seed", "7", "--days", "10" if workspace.quick else "365", "--until", "2025-12-31", "--time-zone", "Europe/Paris"]
    counts = {}

    def generate():
        store = workspace.new_store()
        seconds, _ = elapse(host, "generate", "--store", store, *person)
        counts["generated"] = rows_of(store)[0]
        return seconds

    def import_again():
        store = workspace.new_store()
        seconds, _ = elapse(host, "import", archive, "--store", store)
        counts["imported"] = rows_of(store)[0]
        return seconds

    generate()
    subprocess.run([host, "export", "--store", workspace.folder / "new.store", "--output", archive], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    ours, theirs, ratio = in_turns(workspace.turns(5), generate, import_again)
    if counts["generated"] != counts["imported"]:
        raise WrongResponse(f"{counts['generated']:,} samples are generated, {counts['imported']:,} imported")
    table.add(f"generating a year of {counts['generated']:,} samples relative to importing", f"{ours:.2f} s", f"{theirs:.2f} s", ratio, "≤ 1")
