"""Writes the rules with which the host and HealthKitTesting explain a failed test."""

import json

from .protocol import load

# What is seen, the rule behind it, and the page that shows what to do.
CAUSES = {
    "deniedRead": ("AUTH-38", "protocol/guide/reading-privacy.md"),
    "deniedShare": ("AUTH-11", "protocol/guide/permissions.md"),
    "notDetermined": ("AUTH-40", "protocol/guide/permissions.md"),
    "openSheet": ("AUTH-13", "protocol/guide/in-your-tests.md"),
    "locked": ("AUTH-60", "protocol/guide/testing-phone.md"),
    "extension": ("AUTH-54", "protocol/guide/testing-system.md"),
    "exception": ("ERR-01", "protocol/rules.md#ERR-01"),
    "severalSources": ("STAT-09", "protocol/guide/statistics.md"),
    "heldBack": ("BG-02", "protocol/guide/background-delivery.md"),
    "missingObserver": ("OBS-05", "protocol/guide/background-delivery.md"),
    "missingDelivery": ("BG-07", "protocol/guide/background-delivery.md"),
}

START = """\
// Generated from protocol/rules.json by clients/generate. Do not edit.
// swift-format-ignore-file

/// A rule of HealthKit with its page, by what is seen in a failed test.
enum ExplainedRule: String, CaseIterable {
"""


def files(_document) -> dict[str, str]:
    sections = load("rules.json")["sections"]
    rules = {rule["id"]: rule["statement"] for section in sections for rule in section["rules"]}
    texts = {cause: f"{rule}: {rules[rule]} See {page}." for cause, (rule, page) in CAUSES.items()}
    cases = "".join(f"    case {case_name(cause)} = {literal(text)}\n" for cause, text in texts.items())
    return {"../Sources/HealthEngine/Explanation/ExplainedRule.swift": START + cases + "}\n"}


def case_name(cause: str) -> str:
    return f"`{cause}`" if cause == "extension" else cause


def literal(text: str) -> str:
    if "\\" in text:
        raise ValueError(f"an escape in a Swift literal: {text}")
    return json.dumps(text, ensure_ascii=False)
