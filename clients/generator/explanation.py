"""The facts with which the clients and HealthKitTesting explain a failed test: the rules of HealthKit and the meaning of error codes."""

from typing import Any

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
}

ERRORS = {
    -32000: "an error of the plugin",
    -32001: "an error of HealthKit",
    -32002: "an exception, which ends the app",
    -32003: "the app does not run",
    -32602: "invalid params",
    -32800: "cancelled",
}


def explanation() -> dict[str, Any]:
    """Each rule with its page, by what is seen; and the errors by their code."""
    sections = load("rules.json")["sections"]
    rules = {rule["id"]: rule["statement"] for section in sections for rule in section["rules"]}
    return {
        "rules": {cause: f"{rule}: {rules[rule]} See {page}." for cause, (rule, page) in CAUSES.items()},
        "errors": {str(code): text for code, text in ERRORS.items()},
    }
