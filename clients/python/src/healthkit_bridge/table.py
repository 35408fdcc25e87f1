"""The table of the protocol's methods, which `clients/generate` writes."""

from __future__ import annotations

import json
import pkgutil
from typing import Any

_TABLE = json.loads(pkgutil.get_data(__package__, "methods.json") or b"")

PROTOCOL_VERSION: str = _TABLE["version"]
"""The version of the protocol that this client supports."""

CHANNELS: dict[str, str] = _TABLE["channels"]
"""The class of each channel, by its attribute of a bridge."""

CLASSES: dict[str, Any] = _TABLE["classes"]
"""The classes of helpers, each after the classes of its groups."""
