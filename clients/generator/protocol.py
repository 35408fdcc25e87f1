"""The files of the protocol that the generator reads."""

import json
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).resolve().parents[2] / "protocol"


def load(name: str) -> Any:
    return json.loads((FOLDER / name).read_text())
