"""Writes the rules with which the host and HealthKitTesting explain a failed test, from rules.json and errors.json."""

import json
import re

from .protocol import load

# What is seen, the rule behind it, and the command that prints what to do.
CAUSES = {
    "deniedRead": ("AUTH-38", "guide reading-privacy"),
    "deniedShare": ("AUTH-11", "guide permissions"),
    "notDetermined": ("AUTH-40", "guide permissions"),
    "notDeterminedShare": ("AUTH-43", "guide permissions"),
    "readStatus": ("AUTH-33", "guide permissions"),
    "openSheet": ("AUTH-13", "guide in-your-tests"),
    "locked": ("AUTH-60", "guide testing-phone"),
    "extension": ("AUTH-54", "guide testing-system"),
    "exception": ("ERR-01", "explain ERR-01"),
    "severalSources": ("STAT-09", "guide statistics"),
    "sleep": ("SLP-02", "explain SLP-04"),
    "intervals": ("COLL-01", "explain COLL-02"),
    "anchors": ("ANCH-01", "explain ANCH-02"),
    "heldBack": ("BG-02", "guide background-delivery"),
    "missingObserver": ("OBS-05", "guide background-delivery"),
    "missingDelivery": ("BG-07", "guide background-delivery"),
}

START = """\
// Generated from protocol/rules.json and errors.json by clients/generate. Do not edit.
// swift-format-ignore-file

/// A rule of HealthKit with the command for its page, by what is seen in a failed test.
enum ExplainedRule: String, CaseIterable {
"""

EXCEPTIONS = """
    /// The rules of exceptions, by the longest fixed part of the reason.
    static let ofExceptions: [(part: String, rule: String)] = [
"""


def files(_document) -> dict[str, str]:
    sections = load("rules.json")["sections"]
    rules = {rule["id"]: rule["statement"] for section in sections for rule in section["rules"]}
    texts = {cause: f"{rule}: {rules[rule]} See `healthkit-bridge {command}`." for cause, (rule, command) in CAUSES.items()}
    cases = "".join(f"    case {case_name(cause)} = {literal(text)}\n" for cause, text in texts.items())
    exceptions = ""
    for exception in load("errors.json")["exceptions"]:
        part = max(re.split(r"\{\w+\}", exception["reason"]), key=len)
        text = f"{exception['rule']}: {rules[exception['rule']]} See `healthkit-bridge explain {exception['rule']}`."
        exceptions += f"        ({literal(part)}, {literal(text)}),\n"
    return {"../Sources/HealthEngine/Explanation/ExplainedRule.swift": START + cases + EXCEPTIONS + exceptions + "    ]\n}\n"}


def case_name(cause: str) -> str:
    return f"`{cause}`" if cause == "extension" else cause


def literal(text: str) -> str:
    if "\\" in text:
        raise ValueError(f"an escape in a Swift literal: {text}")
    return json.dumps(text, ensure_ascii=False)
