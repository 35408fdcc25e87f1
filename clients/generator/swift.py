"""Writes the rules with which HealthKitTesting explains a failed test."""

import json

from .explanation import explanation

START = """\
// Generated from protocol/rules.json by clients/generate. Do not edit.
// swift-format-ignore-file

/// A rule of HealthKit with its page, by what is seen in a failed test.
enum ExplainedRule: String, CaseIterable {
"""

# An exception ends the program of a Swift test, so no test that fails has seen one.
NOT_SEEN = {"exception"}


def files(_document) -> dict[str, str]:
    rules = {cause: text for cause, text in explanation()["rules"].items() if cause not in NOT_SEEN}
    cases = "".join(f"    case {case_name(cause)} = {literal(text)}\n" for cause, text in rules.items())
    return {"../Sources/HealthKitTesting/Generated/ExplainedRule.swift": START + cases + "}\n"}


def case_name(cause: str) -> str:
    return f"`{cause}`" if cause == "extension" else cause


def literal(text: str) -> str:
    if "\\" in text:
        raise ValueError(f"an escape in a Swift literal: {text}")
    return json.dumps(text, ensure_ascii=False)
