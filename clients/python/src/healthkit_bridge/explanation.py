"""The explanation of a failed test, from the journal and the state of the bridge. The Node client has the same one."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from .table import EXPLANATION

LAST_CALLS = 20
"""The number of calls that an explanation has."""
MOST_DECISIONS = 20
STATUS = {1: "denied", 2: "allowed"}
RULE = re.compile(r"\(([A-Z]{2,5}-\d\d)\)")


def explain(journal: Sequence[Mapping[str, Any]], state: Mapping[str, Any] | None, warnings: Iterable[str]) -> str:
    """The text. Without a state, the bridge has ended or has no channel `control`."""
    warnings = list(warnings)
    sections: dict[str, list[str]]
    if state is None:
        sections = {"The bridge has ended, or has no channel control: its calls are not known.": []}
    else:
        sheet = state["openSheet"]
        sections = {
            "Last calls:": [call_text(entry) for entry in journal] or ["none"],
            "The user decided:": _decisions(state) or ["nothing"],
            "Open permission sheet, which nothing has answered:": [sheet_types(sheet)] if sheet else [],
            "Phone:": [
                f"{state['profile']} {state['osVersion']}, {'locked' if state['locked'] else 'unlocked'}, "
                f"{state['clock']}, {state['timeZone']}"
            ],
            "App:": [f"{state['app']['bundleIdentifier']}, {state['appState']}"],
        }
    sections["Warnings of the bridge:"] = warnings
    sections["Rules:"] = _rules(journal, state, warnings)
    return "\n".join(
        "\n  ".join([title, *lines]) for title, lines in sections.items() if lines or not title.endswith(":")
    )


def sheet_types(sheet: Mapping[str, Any]) -> str:
    """What a permission sheet asks for."""
    sides = {"share": sheet["toShare"], "read": sheet["read"], "read objects of": sheet.get("objects") or []}
    asked = [f"{side} {', '.join(short_name(_type(item)) for item in items)}" for side, items in sides.items() if items]
    return "; ".join(asked) or "a blank sheet, which only kill ends"


def short_name(identifier: str) -> str:
    """`HKQuantityTypeIdentifierStepCount` is `StepCount`."""
    return re.sub(r"^HK\w*?TypeIdentifier(?=.)", "", identifier)


def _type(item: Any) -> str:
    return item if isinstance(item, str) else str(item.get("type"))


def call_text(entry: Mapping[str, Any]) -> str:
    """An entry of the journal on one line."""
    types = ", ".join(map(short_name, entry.get("types", [])))
    outcome = entry["outcome"]
    if outcome == "error":
        code = entry.get("errorCode")
        outcome = f"error {code}"
        if meaning := EXPLANATION["errors"].get(str(code)):
            outcome += f", {meaning}"
    if "healthKitError" in entry:
        outcome += f", HealthKit code {entry['healthKitError']}"
    if "count" in entry:
        outcome += f", count {entry['count']}"
    return f"{entry['index']} {entry['method']}{types and ' ' + types}: {outcome}"


def _decisions(state: Mapping[str, Any]) -> list[str]:
    app = state["app"]["bundleIdentifier"]
    decisions = state["authorizations"]
    lines = [
        f"{item['direction']} {short_name(item['type'])}: {STATUS[item['status']]}"
        + ("" if item["bundleIdentifier"] == app else f" (for {item['bundleIdentifier']})")
        for item in decisions[:MOST_DECISIONS]
    ]
    more = len(decisions) - len(lines)
    return lines + ([f"and {more} more"] if more else [])


def _rules(journal: Sequence[Mapping[str, Any]], state: Mapping[str, Any] | None, warnings: Iterable[str]) -> list[str]:
    """The rules behind what is seen."""
    seen = []
    if state is not None:
        app = state["app"]["bundleIdentifier"]
        decisions = [item for item in state["authorizations"] if item["bundleIdentifier"] == app]
        denied = {item["direction"] for item in decisions if item["status"] == 1}
        seen = [
            ("deniedRead", "read" in denied),
            ("deniedShare", "share" in denied),
            ("notDetermined", any(entry.get("healthKitError") == 5 for entry in journal)),
            ("openSheet", state["openSheet"] is not None),
            ("locked", state["locked"]),
            ("extension", state["appState"] == "extension"),
            ("exception", any(entry.get("errorCode") == -32002 for entry in journal)),
        ]
    named = sorted({rule for text in warnings for rule in RULE.findall(text)})
    return [EXPLANATION["rules"][cause] for cause, is_seen in seen if is_seen] + [
        f"{rule}: see protocol/rules.md#{rule}." for rule in named
    ]
