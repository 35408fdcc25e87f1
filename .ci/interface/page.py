"""The page about the symbols of the module."""

from collections import Counter

NAMES = 6


def page(apple, differences, reasons):
    """The page as Markdown: a row for each type, then the differences by reason."""
    grades = {name: grade(name, differences.found[name]) for name in apple if name}
    total = {key: list(grades.values()).count(key) for key in ("complete", "partial", "absent")}
    should = {name: members(entry) for name, entry in apple.items()}
    missing = {name: lacking(name, should[name], differences.found[name]) for name in apple}
    lines = [
        "# Symbols of HealthKit for Linux",
        "",
        "<!-- Generated from protocol/healthkit-interface.json, protocol/healthkit-differences.json and the module by .ci/generate-symbols."
        " Do not edit. -->",
        "",
        f"Of the {len(grades)} types that HealthKit declares for iOS 27, the module `HealthKit` ([Swift packages](swift-packages.md)) has"
        f" {total['complete']} complete and {total['partial']} in part;",
        f"{total['absent']} are absent. Of their {sum(map(len, should.values()))} members and global names, {sum(missing.values())} are"
        " missing. A check compares names, labels, types, optionality,",
        "defaults, superclasses, what a subclass can override, conformances and sendability with the compiler's description of the module.",
        "Members that Apple declares only for watchOS are not counted.",
        "",
        "| Type | iOS | State | Members | What differs |",
        "|---|---|---|---|---|",
    ]
    for name, state in grades.items():
        count = len(should[name])
        have = 0 if state == "absent" else count - missing[name]
        number = f"{count}" if have == count else f"{have} of {count}"
        since = apple[name].since or "–"
        lines.append(f"| `{name}` | {since} | {state} | {number} | {notes(name, differences.found[name], reasons)} |")
    lines += ["", "## Reasons", ""]
    counts = Counter(reasons.reason(difference) for difference in differences)
    lines += ["| Reason | Differences |", "|---|---|"]
    lines += [f"| {reason} | {count} |" for reason, count in counts.items() if reason]
    return "\n".join(lines) + "\n"


def grade(name, found):
    """The grade of a type. What the module has beyond Apple's interface does not lower it."""
    if found == [f"{name}: missing"]:
        return "absent"
    return "complete" if all(difference.endswith(": extra") for difference in found) else "partial"


def members(entry):
    return {key for key in entry.members if not key.startswith("typealias")}


def lacking(name, should, found):
    """The number of members that the module lacks."""
    if f"{name}: missing" in found:
        return len(should)
    return len([difference for difference in found if difference.endswith(": missing")])


def notes(name, found, reasons):
    """What differs, by reason."""
    groups = {}
    for difference in found:
        if difference.endswith(": extra"):
            continue
        if difference == f"{name}: missing":
            return reasons.reason(difference) or ""
        symbol, _, what = difference.removeprefix(f"{name}.").rpartition(": ")
        if " is `" in difference:
            symbol, what = difference.removeprefix(f"{name}.").split(": is `")[0], "differs"
        text = what if symbol == name else f"`{symbol}`" if what in ("missing", "differs") else f"`{symbol}` {what}"
        groups.setdefault(reasons.reason(difference), []).append(text)
    return "<br>".join(f"{listed(texts)}: {reason}" for reason, texts in groups.items())


def listed(texts):
    more = len(texts) - NAMES
    return ", ".join(texts[:NAMES]) + (f" and {more} more" if more > 0 else "")
