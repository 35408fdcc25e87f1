"""Emits the names of HealthKit for Python."""

import json
import keyword

from .names import HEADER, Constant, Group, Names
from .openrpc import Document
from .python_layout import docstring, filled

# The unions that texts of the test's own can be part of, with the type of such a text.
OPEN = {"TypeIdentifier": "Identifier", "Unit": "UnitText"}

HEAD = f'''\
# {HEADER}

"""The names of HealthKit, as constants and as unions of texts.

    from healthkit_bridge.names import AuthorizationStatus, StepCount

Type checkers refuse a text that is in none of the unions. A text from elsewhere needs a decision: `Identifier(text)`,
`UnitText(text)`, or `typing.cast`.
"""

from __future__ import annotations

from typing import Final, Literal, NewType, Union

Identifier = NewType("Identifier", str)
"""The identifier of a type. `Identifier(text)` is the text, unchecked."""

UnitText = NewType("UnitText", str)
"""A unit. `UnitText(text)` is the text, unchecked."""
'''


def files(_document: Document) -> dict[str, str]:
    names = Names()
    parts = [HEAD]
    parts += [union(name, *item) for name, item in names.unions().items()]
    parts += [constant(each, "Identifier") for each in names.types]
    parts += [constant(each) for each in names.metadata_keys]
    parts += ["\n" + group(each) for each in names.groups]
    return {"python/src/healthkit_bridge/names.py": "\n".join(parts)}


def union(name: str, documentation: str, texts: tuple[str, ...]) -> str:
    literal = f"Literal[{', '.join(map(quoted, texts))}]"
    lines = [filled(f"{name} = ", f"Union[{literal}, {OPEN[name]}]" if name in OPEN else literal), docstring(documentation, [], "")]
    return "\n".join(lines) + "\n"


def constant(item: Constant, kind: str = "", indent: str = "") -> str:
    name = f"{item.name}_" if keyword.iskeyword(item.name) else item.name
    value = quoted(item.value)
    text = f"{indent}{name}: Final = {f'{kind}({value})' if kind else value}"
    return "\n".join([text, docstring(item.documentation, [], indent)]) + "\n"


def group(item: Group) -> str:
    kind = "UnitText" if item.name == "Units" else ""
    head = f"class {item.name}:\n{docstring(item.documentation, [], '    ')}\n"
    return "\n".join([head, *(constant(each, kind, "    ") for each in item.constants)])


def quoted(value: str | int) -> str:
    return json.dumps(value, ensure_ascii=False)
