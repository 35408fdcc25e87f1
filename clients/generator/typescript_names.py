"""Emits the names of HealthKit for JavaScript and TypeScript."""

import json

from .names import HEADER, Constant, Group, Names
from .openrpc import Document
from .typescript_layout import doc_comment, literal, wrapped

# Any text is one of these too: there are more compound units than the union has.
OPEN = ("Unit",)


def files(_document: Document) -> dict[str, str]:
    names = Names()
    constants = [*names.types, *names.metadata_keys]
    values = [f"export const {each.name} = {literal(each.value)};\n" for each in constants] + [_values(each) for each in names.groups]
    unions = [_union(name, *item) for name, item in names.unions().items()]
    declarations = [_declared(each) for each in constants] + [_group(each) for each in names.groups]
    head = f"// {HEADER}\n\n"
    kinds = {"quantities": "quantity", "categories": "category"}
    types = names.catalog["types"]
    identifiers = {f"{plural} of HealthKit": [each["identifier"] for each in types if each["kind"] == kind] for plural, kind in kinds.items()}
    return {
        "node/src/nitro/type-identifiers.json": json.dumps(identifiers, indent=1) + "\n",
        "node/src/names.js": head + "".join(values),
        "node/src/names.d.ts": head + "\n".join([*unions, *declarations]),
    }


def _union(name: str, documentation: str, texts: tuple[str, ...]) -> str:
    cases = [literal(text) for text in texts] + (["(string & {})"] if name in OPEN else [])
    return f"{doc_comment(documentation, '')}export type {name} = {wrapped(cases, '')};\n"


def _declared(item: Constant) -> str:
    return f"{doc_comment(item.documentation, '')}export declare const {item.name}: {literal(item.value)};\n"


def _group(item: Group) -> str:
    members = [f"{doc_comment(each.documentation, '  ')}  readonly {each.name}: {literal(each.value)};\n" for each in item.constants]
    return f"{doc_comment(item.documentation, '')}export declare const {item.name}: {{\n{''.join(members)}}};\n"


def _values(item: Group) -> str:
    members = ", ".join(f"{each.name}: {literal(each.value)}" for each in item.constants)
    return f"export const {item.name} = Object.freeze({{ {members} }});\n"
