"""Pages of the methods, from the OpenRPC document, the errors, the vectors and the rules, and a page of their schemas."""

import json
import re
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from pathlib import Path

from .pages import ROOT, RULE, RULES_PAGE, Sources, cell, code, first_sentence, load, pages_script, rules_script, table, vectors

CONNECTION = "connection"
"""The folder of the methods that belong to no channel."""
SCHEMAS = "schemas.md"


@dataclass
class Proof:
    """What the vectors say about a method: the cases of the file with its name, by file, and how many others call it, by file."""

    cases: dict[str, list[dict]] = field(default_factory=lambda: defaultdict(list))
    others: Counter = field(default_factory=Counter)
    rules: set[str] = field(default_factory=set)


def channel(name: str) -> str:
    before, _, after = name.partition("/")
    return before if after and before not in ("$", "rpc") else CONNECTION


def page_of(name: str) -> str:
    return f"methods/{channel(name)}/{name.rpartition('/')[2]}.md"


def type_text(schema: dict) -> str:
    """A schema as a short text with links to the schemas that it names."""
    if reference := schema.get("$ref"):
        name = reference.rpartition("/")[2]
        return f"[{name}](/{SCHEMAS}#{name.lower()})" if reference.startswith("#") else f"[{reference}]({reference})"
    if cases := schema.get("oneOf"):
        return " or ".join(map(type_text, cases))
    if values := schema.get("enum", [schema["const"]] if "const" in schema else None):
        return ", ".join(f"`{json.dumps(value)}`" for value in values)
    kind = schema.get("type", "any")
    if isinstance(kind, list):
        return " or ".join(kind)
    if kind == "array":
        return f"array of {type_text(schema['items'])}"
    if kind == "object" and schema.get("properties"):
        members = (name + ("" if name in schema.get("required", ()) else "?") + ": " + type_text(value)
                   for name, value in schema["properties"].items())
        return "{" + ", ".join(members) + "}"
    if kind == "object" and isinstance(rest := schema.get("additionalProperties"), dict):
        return f"object of {type_text(rest)}"
    limits = [f"{word} {schema[key]}" for key, word in (("format", "as"), ("minimum", "from"), ("maximum", "to")) if key in schema]
    return " ".join([kind, *limits])


def proofs(methods: list[str]) -> dict[str, Proof]:
    """Each case proves the methods that its exchange calls."""
    result = {name: Proof() for name in methods}
    for path, page in vectors().items():
        for case in page["cases"]:
            for name in {step["call"] for step in case["exchange"] if isinstance(step.get("call"), str)} & result.keys():
                if path == f"protocol/channels/{channel(name)}/vectors/{name.rpartition('/')[2]}.json":
                    result[name].cases[path].append(case)
                    result[name].rules.update(page.get("rules", []), case.get("rules", []))
                else:
                    result[name].others[path] += 1
    return result


def described(methods: list[str]) -> dict[str, tuple[str, set[str]]]:
    """Where the protocol describes each method, and the rules that the line there cites."""
    result = {}
    for name in methods:
        path, anchor = pages_script.place(name)
        line = next(line for line in (ROOT / path).read_text().splitlines() if f'<a id="{anchor}">' in line)
        result[name] = f"/{path}#{anchor}", set(RULE.findall(line))
    return result


def errors_of(document: dict, method: dict, known: dict[int, dict]) -> list[str]:
    lines = table("Code", "When", "`data`")
    for reference in method["errors"]:
        code_of = document["components"]["errors"][reference["$ref"].rpartition("/")[2]]["code"]
        error = known[code_of]
        lines.append(f"| {code_of} `{error['name']}` | {cell(error['when'])} | {cell(error['data'] or '–')} |")
    return lines


def example_of(method: dict) -> list[str]:
    lines = []
    for example in method["examples"]:
        params = {one["name"]: one["value"] for one in example["params"]}
        if given := example.get("x-given"):
            lines += ["After these calls:\n", code(given)]
        request = {"jsonrpc": "2.0", "id": 1, "method": method["name"], **({"params": params} if params else {})}
        lines += ["The request:\n", code(request)]
        outcome = {"error": example["x-error"]} if "x-error" in example else {"result": example["result"]["value"]}
        lines += ["The response:\n", code({"jsonrpc": "2.0", "id": 1, **outcome})]
    return lines


def method_page(document: dict, method: dict, known: dict, rules: dict, proof: Proof, place: tuple[str, set[str]]) -> str:
    name = method["name"]
    link, cited = place
    lines = [f"# {name}\n", rules_script.quoted(method["summary"]) + "\n"]
    if mirrors := method.get("x-mirrors"):
        lines.append(f"It mirrors the package `{mirrors['package']}` {mirrors['version']}.\n")
    if alias := method.get("x-alias"):
        lines.append(f"`{alias}` without the channel is an alias.\n")
    lines += [f"[Its description in the protocol]({link}) is normative.\n", "## Parameters\n"]
    if method["params"]:
        lines += table("Name", "Type", "Meaning")
        lines += [f"| `{one['name']}`{'' if one['required'] else ' (optional)'} | {cell(type_text(one['schema']))} | {cell(one.get('summary', ''))} |"
                  for one in method["params"]]
    else:
        lines.append("None.")
    lines += ["\n## Result\n", f"`{method['result']['name']}`: {type_text(method['result']['schema'])}\n", "## Errors\n"]
    lines += errors_of(document, method, known)
    if (ROOT / f"protocol/channels/{channel(name)}/errors.json").exists():
        lines.append(f"\nThe codes and texts of the channel are in [its errors](/protocol/channels/{channel(name)}/errors.json).")
    lines += ["\n## Example\n", *example_of(method), "## Rules that apply\n"]
    lines += [f"- [{rule}](/{RULES_PAGE}#{rule}) {rules_script.quoted(first_sentence(rules[rule].statement))}"
              for rule in sorted(proof.rules | cited)] or ["No rule of HealthKit is about this method alone."]
    lines.append("\n## Cases that prove it\n")
    for path, cases in proof.cases.items():
        lines.append(f"{vector_link(path)} has these:\n")
        lines += [f"- {rules_script.quoted(case['name'])}{proved(case)}" for case in cases]
        lines.append("")
    if proof.others:
        links = (f"{vector_link(path)} ({count})" for path, count in sorted(proof.others.items()))
        lines.append(f"Other cases call it: {', '.join(links)}.")
    return "\n".join(lines)


def vector_link(path: str) -> str:
    return rules_script.vector_link(Path(path).relative_to("protocol"), "/protocol/")


def proved(case: dict) -> str:
    links = ", ".join(f"[{rule}](/{RULES_PAGE}#{rule})" for rule in case.get("rules", []))
    return f" ({links})" if links else ""


def schema_page(schemas: dict) -> str:
    lines = ["# Schemas\n", "The objects in the parameters and results of the methods, from the OpenRPC document.\n"]
    for name, schema in schemas.items():
        lines.append(f"## {name}\n")
        if text := schema.get("description"):
            lines.append(rules_script.quoted(text) + "\n")
        if members := schema.get("properties"):
            lines += table("Member", "Type")
            lines += [f"| `{member}`{'' if member in schema.get('required', ()) else ' (optional)'} | {cell(type_text(value))} |"
                      for member, value in members.items()]
        elif cases := schema.get("oneOf"):
            lines += ["One of:\n", *(f"- {type_text(case)}" for case in cases)]
        else:
            lines.append(type_text(schema))
        lines.append("")
    return "\n".join(lines)


def add(sources: Sources, rules: dict) -> dict[str, list[str]]:
    """Adds the pages. Returns the names of the methods by channel."""
    document = load("protocol/openrpc.json")
    known = {error["code"]: error for error in load("protocol/errors.json")["codes"]}
    by_name = {method["name"]: method for method in document["methods"]}
    proven, places = proofs(list(by_name)), described(list(by_name))
    channels = defaultdict(list)
    for name, method in by_name.items():
        # A reader who searches looks for the methods of a plugin by their names, and for others by what they do.
        sources.add(page_of(name), method_page(document, method, known, rules, proven[name], places[name]))
        channels[channel(name)].append(name)
    sources.add(SCHEMAS, schema_page(document["components"]["schemas"]))
    lines = ["# Methods\n", f"All methods of version {document['info']['version']}, by channel.\n", *table("Channel", "Methods", "Mirrors")]
    for key, names in channels.items():
        mirrors = by_name[names[0]].get("x-mirrors")
        lines.append(f"| [{key}](/methods/{key}/README.md) | {len(names)} | {'`{package}` {version}'.format(**mirrors) if mirrors else ''} |")
        rows = [f"| [{name}](/{page_of(name)}) | {cell(by_name[name]['summary'])} |" for name in names]
        sources.add(f"methods/{key}/README.md", "\n".join([f"# {key}\n", f"The methods of `{key}`.\n", *table("Method", ""), *rows]))
    sources.add("methods/README.md", "\n".join(lines))
    return channels
