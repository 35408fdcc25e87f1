"""Generating a year of a person, relative to importing the same year, and of people, relative to a C program."""

import resource
import shutil
import subprocess

from exports import elapse, rows_of
from measure import WrongResponse, in_turns, measure


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
    people(table, workspace, host)


def people(table, workspace, host):
    """Ten people in processor time, relative to a C program that saves the same samples in SQLite and writes the same bytes."""
    output, again, names = workspace.folder / "people", workspace.folder / "again", workspace.folder / "names"
    days = "10" if workspace.quick else "365"
    options = ["--days", days, "--until", "2025-12-31", "--time-zone", "UTC", "--types", "stepCount,sleepAnalysis,restingHeartRate,workoutType"]
    part = output / "people=00000001-00000010"

    def generate(people=10, processes=1):
        shutil.rmtree(output, ignore_errors=True)
        seconds, _ = elapse(host, "generate", "--people", str(people), "--output", output, "--processes", str(processes), *options)
        return seconds

    def processor_time():
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        generate()
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    def write_again():
        files = sorted(path.relative_to(part) for path in part.rglob("*.jsonl"))
        names.write_text("".join(f"{path}\n" for path in files))
        shutil.rmtree(again, ignore_errors=True)
        [[seconds]] = measure(*workspace.floor("floor-population", part, again, names, workspace.new_store()))
        if any((part / path).read_bytes() != (again / path).read_bytes() for path in files):
            raise WrongResponse("the C program writes other bytes")
        return seconds

    ours, theirs, ratio = in_turns(workspace.turns(5), processor_time, write_again)
    table.add(f"generating 10 people for {days} days, in processor time, relative to C", f"{ours:.2f} s", f"{theirs:.2f} s", ratio, "≤ 4")
    two, one, ratio = in_turns(workspace.turns(3), lambda: generate(40, 2), lambda: generate(40))
    table.add("two processes relative to one", f"{two:.2f} s", f"{one:.2f} s", ratio, "≤ 0.56")
