"""The examples in the README."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

README = Path(__file__).resolve().parents[1] / "README.md"


def test_the_examples_of_the_readme(pytester: pytest.Pytester) -> None:
    fixture, data, asynchronous, case, script = re.findall(r"```python\n(.*?)```", README.read_text(), re.DOTALL)
    pytester.makepyfile(
        "import asyncio\n"
        + fixture
        + data
        + case
        + asynchronous.replace("test_app", "app")
        + "\ndef test_asynchronous(async_healthkit):\n    asyncio.run(app(async_healthkit))\n"
        + "\ndef test_script(capsys):\n"
        + re.sub("^", "    ", script, flags=re.MULTILINE)
        + "\n    assert \"{'value': 10.0, 'unit': 'count'}\" in capsys.readouterr().out\n"
    )
    pytester.runpytest_inprocess("-p", "no:cacheprovider").assert_outcomes(passed=5)
