"""The page of the errors that channels share, from the file of the protocol."""

from .pages import RULE, RULES_PAGE, Sources, cell, load, table

PAGE = "errors.md"


def linked(text: str) -> str:
    return RULE.sub(lambda match: f"[{match[0]}](/{RULES_PAGE}#{match[0]})", cell(text))


def add(sources: Sources) -> None:
    document = load("protocol/errors.json")
    lines = ["# Errors\n", "What a code, a name or a text of an error means. [The file](/protocol/errors.json) is for programs.\n"]
    lines += ["## Codes of JSON-RPC\n", *table("Code", "Name", "Meaning", "When")]
    lines += [f"| {one['code']} | `{one['name']}` | {cell(one['meaning'])} | {linked(one['when'])} |" for one in document["codes"]]
    for title, domain in ("Codes of HealthKit", document["healthKit"]), ("Codes of Cocoa", document["cocoa"]):
        lines += [f"\n## {title}\n", f"The domain is `{domain['domain']}`.\n", *table("Code", "Name", "Text", "When", "Rule")]
        lines += [f"| code {one['code']} | `{one['name']}` | {cell(one['message'])} | {linked(one['when'])} | {linked(one['rule'])} |"
                  for one in domain["errors"]]
    lines += ["\n## Exceptions\n", *table("Reason", "When", "Rule")]
    lines += [f"| {cell(one['reason'])} | {linked(one['when'])} | {linked(one['rule'])} |" for one in document["exceptions"]]
    for title, key in ("Errors of a store", "store"), ("Errors of an audit log", "auditLog"):
        lines += [f"\n## {title}\n", *table("Name", "When")]
        lines += [f"| `{one['name']}` | {linked(one['when'])} |" for one in document[key]]
    sources.add(PAGE, "\n".join(lines))
