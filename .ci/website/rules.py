"""A page for each family of rules. The address of a rule is `rules/FAMILY.html#ID`, and never changes: ids are not used again."""

import re
from collections import defaultdict

from .pages import RULES_PAGE, Sources, rules_script, table, vectors

VERSION = re.compile(r"\b(?:iOS|iPadOS|watchOS|visionOS|macOS) \d+(?:\.\d+)*")
START = re.compile(r'^- <a id="[^"]+"></a>\*\*[^*]+\*\* \(\w+\) ')


def read() -> tuple[dict, dict]:
    """The document, and the rules by id with what proves them."""
    faults: list[str] = []
    document, rules = rules_script.read_rules(faults)
    rules_script.read_cases(rules, faults)
    rules_script.read_tests(rules)
    return document, rules


def emulated(rules: dict) -> dict[str, set[str]]:
    """The versions that the cases of each rule ask for."""
    result = defaultdict(set)
    for page in vectors().values():
        for case in page["cases"]:
            version = {"osVersion": "18.0", **page.get("given", {}), **case.get("given", {})}["osVersion"]
            for rule in page.get("rules", []) + case.get("rules", []):
                result[rule].add(version)
    return result


def versions(rule, reference: str, asked: set[str]) -> str:
    named = dict.fromkeys(VERSION.findall(f"{rule.statement} {rule.decision or ''}"))
    text = f"names {', '.join(named)}" if named else f"{reference}, as it names none"
    if asked:
        text += "; cases with " + ", ".join(sorted(asked, key=lambda one: [int(part) for part in one.split(".")]))
    return text


def add(sources: Sources, document: dict, rules: dict) -> list[str]:
    """Adds the pages. Returns the families."""
    reference = VERSION.search(document["about"])[0]
    asked = emulated(rules)
    families: dict[str, list[str]] = {}
    for section in document["sections"]:
        for member in section["rules"]:
            rule = rules[member["id"]]
            lines = families.setdefault(rule.id.partition("-")[0], [])
            if f"## {section['title']}\n" not in lines:
                lines.append(f"## {section['title']}\n")
            text = re.sub(r"^  (?=[|*])", "", START.sub("", rules_script.rule_text(rule)), flags=re.MULTILINE).replace("<br>", "<br>\n")
            lines.append(f"### {rule.id}\n\n{text}<br>\n*Confidence:* {rule.confidence}<br>\n"
                         f"*Versions:* {versions(rule, reference, asked[rule.id])}\n")
    for family, lines in families.items():
        topics = dict.fromkeys(line[3:-1].partition(":")[0] for line in lines if line.startswith("## "))
        sources.add(f"rules/{family}.md", "\n".join([f"# {family}: {', '.join(topics)}\n", *lines]), base=RULES_PAGE)
    lines = ["# Rules\n", rules_script.quoted(document["about"]) + "\n", *table("Family", "About", "Rules")]
    for family in families:
        about = sources.pages[f"rules/{family}.md"].title.partition(": ")[2]
        count = sum(rule.startswith(family + "-") for rule in rules)
        lines.append(f"| [{family}](/rules/{family}.md) | {about} | {count} |")
    for title, key in ("Confidence", "confidence"), ("Source", "sources"):
        lines += ["", *table(title, "Meaning"), *(f"| {name} | {meaning} |" for name, meaning in document[key].items())]
    sources.add("rules/README.md", "\n".join(lines), base=RULES_PAGE)
    return list(families)
