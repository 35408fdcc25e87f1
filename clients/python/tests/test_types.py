"""What `mypy --strict` finds in a test file."""

from __future__ import annotations

from pathlib import Path

import pytest

mypy_api = pytest.importorskip("mypy.api")

PROJECT = Path(__file__).resolve().parents[1]
EXAMPLE = PROJECT / "examples/test_names.py"
TYPOS = {
    '["HKQuantityTypeIdentifierStepCount"]': '["HKQuantityTypeIdentifierStepsCount"]',
    "Units.count": '"counts"',
    "to_share=[type]": "to_share=[str(type)]",
    "authorization_status(StepCount) ==": "authorization_status(names.StepsCount) ==",
    "AuthorizationStatus.sharingDenied": "AuthorizationStatus.denied",
    '"sinusRhythm"': '"afib"',
    '"running"': '"runing"',
    "minutes=30": "minute=30",
    'sample["uuid"] and': 'sample["uid"] and',
}


def test_each_planted_typo_is_an_error(tmp_path: Path) -> None:
    text = EXAMPLE.read_text().replace("from healthkit_bridge import ", "from healthkit_bridge import names, ")
    file = tmp_path / "typos.py"
    lines = set()
    for right, wrong in TYPOS.items():
        assert text.count(right) == 1, right
        text = text.replace(right, wrong)
        lines.add(next(number for number, line in enumerate(text.splitlines(), 1) if wrong in line))
    file.write_text(text)
    configuration = ["--config-file", str(PROJECT / "pyproject.toml"), "--cache-dir", str(PROJECT / "../../.build/mypy")]
    output, _, status = mypy_api.run([*configuration, str(file)])
    assert status == 1
    assert {int(line.split(":")[1]) for line in output.splitlines() if ": error:" in line} >= lines
