"""Pages of the types, one for each kind, and a page of the values of their enumerations, from the catalogue."""

import re
from fnmatch import fnmatch

from .pages import RULE, RULES_PAGE, Sources, cell, load, rules_script, table

VALUES = "types/values.md"
VALUE_TABLES = ("categoryValues", "characteristicValues", "scoredAssessmentValues")
AVAILABILITY = ("ios", "watchos", "macos")
SHOWN = {"identifier", "kind", *AVAILABILITY}


def words(name: str) -> str:
    """`canonicalUnit` is `Canonical unit`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", name).lower().capitalize()


def text(value, enumerations: dict) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ", ".join(text(one, enumerations) for one in value)
    if isinstance(value, dict):
        return ", ".join(f"{words(key).lower()} {text(one, enumerations)}" for key, one in value.items())
    if value in enumerations:
        return f"[{value}](/{VALUES}#{value})"
    linked = RULE.sub(lambda match: f"[{match[0]}](/{RULES_PAGE}#{match[0]})", cell(value))
    return f"`{value}`" if re.fullmatch(r"HK\w+", str(value)) else linked


def entry(one: dict, enumerations: dict, keys: list[str], citing: list[str]) -> str:
    lines = [f"## {one['identifier']}\n", *table(one["name"], "")]
    since = [f"{system} {one[key]}" for key, system in zip(AVAILABILITY, ("iOS", "watchOS", "macOS")) if one[key]]
    lines.append(f"| Since | {', '.join(since)} |")
    lines += [f"| {words(key)} | {text(value, enumerations)} |" for key, value in one.items() if key not in SHOWN | {"name"}]
    if keys:
        lines.append(f"| Metadata keys | {text(keys, enumerations)} |")
    if citing:
        lines.append(f"| Rules that name it | {text(citing, enumerations)} |")
    return "\n".join(lines) + "\n"


def keys_of(one: dict, catalog: dict) -> list[str]:
    """The metadata keys that are for samples of a type."""
    return [key["name"] for key in catalog["metadataKeys"] if any(fnmatch(one["name"], name) for name in key.get("appliesTo", []))]


def add(sources: Sources, rules: dict) -> list[str]:
    """Adds the pages. Returns the kinds."""
    catalog = load("protocol/catalog.json")
    enumerations = {name: values for key in VALUE_TABLES for name, values in catalog[key].items()}
    mentions = {rule.id: f"{rule.statement} {rule.decision or ''} {rule.table or ''}" for rule in rules.values()}
    lines = ["# Types\n", f"{catalog['about']} The newest version is {catalog['sdkNewest']}.\n", *table("Kind", "Types")]
    for kind in catalog["kinds"]:
        types = [one for one in catalog["types"] if one["kind"] == kind]
        entries = [entry(one, enumerations, keys_of(one, catalog), [id for id, said in mentions.items() if re.search(rf"\b{one['identifier']}\b|`\.?{one['name']}`", said)])
                   for one in types]
        sources.add(f"types/{kind}.md", "\n".join([f"# {words(kind)}\n", f"The types of the kind `{kind}`.\n", *entries]))
        links = (f"[{one['name']}](/types/{kind}.md#{one['identifier']})" for one in types)
        lines.append(f"| [{words(kind)}](/types/{kind}.md) | {', '.join(links)} |")
    lines.append(f"\n[The values of enumerations](/{VALUES}). What the members mean:\n")
    lines += table("Member", "Meaning") + [f"| {words(key)} | {cell(value)} |" for key, value in catalog["conventions"].items()]
    sources.add("types/README.md", "\n".join(lines))
    lines = ["# Values of enumerations\n", "The values of categories, characteristics and assessments.\n"]
    for name, values in enumerations.items():
        lines += [f"## {name}\n", *table("Value", "Name", "Since iOS")]
        lines += [f"| {value['raw']} | {value['name']} | {value['ios']} |" for value in values]
        lines.append("")
    sources.add(VALUES, "\n".join(lines))
    return catalog["kinds"]
