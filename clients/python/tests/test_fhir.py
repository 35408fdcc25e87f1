"""Exports of FHIR bulk data, against the models of fhir.resources."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

from fhir.resources.R4B import get_fhir_model_class
from healthkit_bridge.executable import executable

TYPES = "stepCount,bloodPressure,workoutType,conditionRecord,medicationRecord,immunizationRecord,labResultRecord,vitalSignRecord"
PERSON = ["--days", "182", "--until", "2025-12-31", "--time-zone", "Europe/Paris", "--hypertension", "treated", "--types", TYPES]


def run(*arguments: str) -> None:
    subprocess.run([executable(), *arguments], check=True, capture_output=True, timeout=600)


def test_each_line_is_a_valid_resource(tmp_path: Path) -> None:
    store, folder = str(tmp_path / "store"), tmp_path / "records"
    run("generate", "--store", store, "--medication", "--clinical-records", *PERSON)
    run("export", "--store", store, "--output", str(folder), "--format", "fhir")
    kinds = set()
    for file in folder.iterdir():
        kinds.add(file.stem)
        model = get_fhir_model_class(file.stem)
        identifiers = set()
        for line in file.read_text().splitlines():
            resource = json.loads(line)
            assert resource["resourceType"] == file.stem
            model.model_validate(resource)
            identifiers.add(resource["id"])
            reference = resource.get("subject") or resource.get("patient") or {"reference": "Patient/person"}
            assert reference == {"reference": "Patient/person"}
        assert len(identifiers) == len(file.read_text().splitlines())
    assert {"Patient", "Observation", "Condition", "MedicationRequest"} <= kinds
