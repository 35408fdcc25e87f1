#!/usr/bin/env python3
"""Compares exports with the forms of real files.

    Tests/ExportForms/check.py EXECUTABLE

The table "What other programs read" of protocol/archives.md has the form of each element and attribute. The folder `real` has an
export in the form of the Health app, whose values are made up. This reader checks that the table describes these files, that an
export of them has the same texts, and that an export of a generated person has the same forms.
"""
# inputs: .build/release/healthkit-bridge Tests/ExportForms protocol/archives.md protocol/catalog.json

import fnmatch
import functools
import json
import re
import statistics
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from collections import Counter
from pathlib import Path

HERE = Path(__file__).parent
PAGE = HERE.parent.parent / "protocol" / "archives.md"
ZONE = "Europe/Berlin"
DATE = "2025-08-25T14:57:33Z"

SIX = r"-?(?=[0-9.]+(e[-+]?[0-9]+)?(\s|$))0*\.?0*([0-9]\.?){1,6}(0*)(e[-+]?[0-9]+)?"
FORMS = {
    "text": r".*",
    "date": r"[0-9]{4}-[01][0-9]-[0-3][0-9] [0-2][0-9]:[0-5][0-9]:[0-5][0-9] [-+][0-9]{4}",
    "day": r"([0-9]{4}-[01][0-9]-[0-3][0-9])?",
    "constant": r"HK[A-Za-z0-9]+|[A-Z][A-Za-z]+",
    "device": r"<<HKDevice: 0x[0-9a-f]+>(, (name|manufacturer|model|hardware|firmware|software|localIdentifier|UDI):[^<]*)+>",
    "unit": r"[^\s]+",
    "six digits": SIX,
    "all digits": r"-?[0-9]+(\.[0-9]{1,16})?",
    "value": rf"HKCategoryValue[A-Za-z]+|{SIX}",
    "metadata": rf"(?![-0-9.e]+ [^ ]+$).*|{SIX} [^ ]+",
    "whole": r"[0-9]+",
    "time of day": r"1?[0-9]:[0-5][0-9]:[0-5][0-9]\.[0-9]{2} [AP]M",
    "UUID": r"[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}",
    "path": r"/(workout-routes/route_[0-9-]{10}_1?[0-9]\.[0-9]{2}[ap]m(_[0-9]+)?\.gpx|clinical-records/[A-Za-z]+-[0-9A-F-]+\.json)",
    "UTC": r"[0-9]{4}-[01][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-5][0-9]Z",
    "route": r"Route [0-9]{4}-[01][0-9]-[0-3][0-9] 1?[0-9]:[0-5][0-9][ap]m",
    "six decimals": r"-?[0-9]+\.[0-9]{6}",
}
# What differs between a real file and an export of its import: see the column "Written".
DIFFERENT = {"HealthData@locale", "ActivitySummary@activeEnergyBurned", "ActivitySummary@appleExerciseTime"}
DIFFERENT |= {"ActivitySummary@appleStandHours", "ClinicalRecord@resourceFilePath"}
# The generated person has nearly all samples of these types. Some days of them have the same forms.
DENSE = ("ActiveEnergyBurned", "BasalEnergyBurned", "DistanceWalkingRunning", "HeartRate", "StepCount")


def rows() -> list[tuple[str, str]]:
    """The places of the table, in order, with the names of their forms."""
    section = PAGE.read_text().split("### What other programs read")[1].split("\n### ")[0]
    found = []
    for line in section.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split(" | ")]
        if len(cells) >= 4 and cells[0].startswith("`") and cells[1]:
            found += [(place, cells[1]) for place in re.findall(r"`([^`]+)`", cells[0])]
    return found


ROWS = rows()


@functools.cache
def form_of(place: str) -> tuple[str, re.Pattern]:
    form = next((form for pattern, form in ROWS if fnmatch.fnmatchcase(place, pattern)), None)
    assert form, f"the table has no row for {place}"
    return form, re.compile(FORMS[form], re.DOTALL)


def check_form(place: str, text: str) -> None:
    form, pattern = form_of(place)
    assert pattern.fullmatch(text), f"{place}: {text!r} is not of the form {form!r}"


def name(text: str) -> str:
    return text.split("}")[-1]


def texts(root: ElementTree.Element) -> Counter:
    """The texts of the attributes and elements of an XML file by their place, each of which has its form."""
    found: Counter = Counter()

    def read(element: ElementTree.Element, parent: str) -> None:
        tag = name(element.tag)
        pairs = [(f"{tag}@{name(key)}", text) for key, text in element.attrib.items()]
        if element.text and element.text.strip():
            pairs.append((f"{parent}/{tag}", element.text))
        for place, text in pairs:
            if (place, text) not in found:
                check_form(place, text)
            found[place, text] += 1
        for child in element:
            read(child, tag)

    read(root, "")
    return found


def root_of(file: Path) -> ElementTree.Element:
    return ElementTree.parse(file).getroot()


def run(*arguments: object) -> str:
    result = subprocess.run([sys.argv[1], *map(str, arguments)], capture_output=True, text=True, timeout=300)
    assert result.returncode == 0, f"{arguments}: exit status {result.returncode}: {result.stderr[-500:]}"
    return result.stdout


def export(store: Path, output: Path, *options: object) -> str:
    return run("export", "--store", store, "--output", output, "--time-zone", ZONE, "--date", DATE, *options)


def plain(pair: tuple[str, str]) -> tuple[str, str]:
    """A text without what a store does not keep."""
    place, text = pair
    if place == "WorkoutEvent@duration":
        # An event has two dates, with a resolution of a tenth of a microsecond.
        return place, f"{float(text):.7g}"
    return place, re.sub(r"0x[0-9a-f]+", "0x", text) if place.endswith("@device") else text


def check_same(real: Path, written: Path) -> None:
    def comparable(folder: Path) -> Counter:
        found = Counter()
        for pair, count in texts(root_of(folder / "export.xml")).items():
            if pair[0] not in DIFFERENT and not pair[0].endswith("@creationDate"):
                found[plain(pair)] += count
        return found

    before, after = comparable(real), comparable(written)
    assert before == after, f"lost {dict(before - after)}, added {dict(after - before)}"
    for file in sorted((real / "workout-routes").iterdir()):
        assert (written / "workout-routes" / file.name).read_text() == file.read_text(), f"{file.name} differs"
    for file in sorted((real / "electrocardiograms").iterdir()):
        lines = [line for line in file.read_text().splitlines() if line]
        other = [line for line in (written / "electrocardiograms" / file.name).read_text().splitlines() if line]
        assert other[0] == "Name," and other[1] == "Date of Birth,", "the personal lines"
        assert lines[2:] == other[2:], f"{lines[2:]}, not {other[2:]}"


def check_person(folder: Path) -> None:
    xml = root_of(folder / "export.xml")
    texts(xml)
    for file in (folder / "workout-routes").iterdir():
        found = texts(root_of(file))
        title = next(text for place, text in found if place == "trk/name")
        time = file.stem.removeprefix("route_").split("_")
        assert title == f"Route {time[0]} {time[1].replace('.', ':')}", f"{title} in {file.name}"
    slow = beats = 0
    for element in xml.iter("HeartRateVariabilityMetadataList"):
        rates = [int(beat.get("bpm")) for beat in element]
        beats += len(rates)
        slow += sum(rate < 0.7 * statistics.median(rates) for rate in rates)
        assert 30 <= min(rates) and max(rates) <= 230, f"a heart rate of {min(rates)} or {max(rates)}"
    assert beats > 1000 and slow <= beats / 100, f"{slow} of {beats} beats are far below the median of their list"


def references(value: object) -> list[str]:
    if isinstance(value, dict):
        own = [value["reference"]] if isinstance(value.get("reference"), str) else []
        return own + [text for member in value.values() for text in references(member)]
    return [text for member in value for text in references(member)] if isinstance(value, list) else []


def check_bulk_data(store: Path, folder: Path, patient: str | None, expected: str, missing: int) -> None:
    summary = export(store, folder, "--format", "fhir", *(["--patient", patient] if patient else []))
    resources = [json.loads(line) for file in folder.iterdir() for line in file.read_text().splitlines()]
    names = {f"{resource['resourceType']}/{resource['id']}" for resource in resources}
    found = {text for text in references(resources) if "://" not in text}
    patients = {text for text in found if text.startswith("Patient/")}
    assert patients == {expected} <= names, f"references to {patients}, not {expected}"
    assert len(found - names) == missing, f"{found - names} dangle, not {missing}"
    assert (f"refer to {missing} resources" in summary) == (missing > 0), summary


def sparse_types() -> list[str]:
    catalog = json.loads((HERE.parent.parent / "protocol" / "catalog.json").read_text())
    return sorted({row["identifier"] for row in catalog["types"]} - {f"HKQuantityTypeIdentifier{name}" for name in DENSE})


def main() -> None:
    real = HERE / "real"
    texts(root_of(real / "export.xml"))
    for file in (real / "workout-routes").iterdir():
        texts(root_of(file))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        run("import", real, "--store", folder / "real.store")
        export(folder / "real.store", folder / "copy")
        check_same(real, folder / "copy")
        check_bulk_data(folder / "real.store", folder / "records", None, "Patient/4711", 1)
        person = ["--seed", 7, "--until", "2025-12-31", "--time-zone", ZONE, "--persona", "chronic", "--store", folder / "person.store"]
        run("generate", *person, "--days", 200, "--types", ",".join(sparse_types()))
        run("generate", *person, "--days", 10)
        export(folder / "person.store", folder / "person")
        check_person(folder / "person")
        check_bulk_data(folder / "person.store", folder / "all", "Patient/abc", "Patient/abc", 0)
    print("exports have the forms of real files")


main()
