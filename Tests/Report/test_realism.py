"""The page "How real are they?" of a few generated people."""

import subprocess
import sys
from pathlib import Path


def test_the_page_has_each_property_and_what_is_wrong(tmp_path):
    page = tmp_path / "page.html"
    command = [sys.executable, Path(__file__).with_name("realism.py"), page, "--people", "20", "--markdown"]
    rows = subprocess.run(command, check=True, capture_output=True, text=True, timeout=600).stdout.splitlines()
    text = page.read_text()
    assert len(rows) == text.count("<tr>") - 1 > 12
    assert all(row.count("|") == 4 and "nan" not in row for row in rows)
    assert "Runs that need more than VO₂max</th><td>none</td><td>0 of " in text
    assert text.count("<li>") > 5 and text.count("<svg") > 5
