"""Python annotations for the types of the protocol, and the module with their TypedDicts."""

import json
import keyword
import re

from .openrpc import ALWAYS_RECEIVED, HEADER, NAMED_TEXTS, Array, Document, Literals, Map, Member, Named, Object, Primitive, Type, Union, parts
from .python_layout import filled

LONG_CHOICE = 80

BY_TYPE = ("ConsentShare", "ConsentRead", "SheetShare", "SheetRead")
"""The ends of the names of params with decisions by type."""

PRIMITIVES = {
    "string": "str",
    "uuid": "str",
    "integer": "int",
    "number": "float",
    "boolean": "bool",
    "null": "None",
    "date": "datetime",
    "any": "Any",
}

HEAD = f'''\
# {HEADER}

"""The objects of the protocol, with the names of their members on the wire.

The helpers take and return dates as aware datetimes. `Bridge.call` returns dates as strings. Enumerations are raw
values. Where a string is allowed too, it is the Swift name. A type of params and results with members that differ has
two declarations: `Sample` for results, and `SampleInput` for params, which take a `Sample` too. In those of results all
members are required, so that type checkers let a test read what its samples have: `sample["quantity"]`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, Literal, TypedDict, Union

{chr(10).join(f"from .names import {name} as {name}" for name in sorted(NAMED_TEXTS))}
from .table import PROTOCOL_VERSION as PROTOCOL_VERSION


'''


class Types:
    """The named types of the document, with names for its unnamed objects."""

    def __init__(self, document: Document):
        self.document = document
        self.named = document.types
        self.objects: dict[str, Object] = {}
        self.aliases: dict[str, str] = {}
        self.inputs: set[str] = set()
        self.shared: set[str] = set()
        """The objects of params and results with one declaration, and those in them."""
        self.is_shared = False
        for name in document.types:
            if name in NAMED_TEXTS:
                continue
            is_sent_only = name in document.sent - document.received
            self.is_shared = name in document.sent and not self.has_input(name)
            self.define_named(name, document.types[name] if is_sent_only else document.result(name), is_sent_only)
            if self.has_input(name):
                self.define_named(f"{name}Input", document.types[name], is_input=True)
        self.is_shared = False

    def define_named(self, name: str, type: Type, is_input: bool) -> None:
        if isinstance(type, Union) and all(isinstance(case, Object) for case in type.cases):
            self.define(name, merged(type.cases), is_input)
        elif isinstance(type, Object):
            self.define(name, type, is_input)
        else:
            self.aliases[name] = self.annotation(type, name, is_input)

    def define(self, name: str, type: Object, is_input: bool = False) -> None:
        self.objects[name] = type
        if is_input:
            self.inputs.add(name)
        elif self.is_shared:
            self.shared.add(name)
        for member in type.members:
            self.annotation(member.type, name + capitalized(member.name), is_input)

    def has_input(self, name: str) -> bool:
        """Whether a type has a declaration for params: it holds sequences or mappings, or members that only results always have."""
        if name not in self.document.sent & self.document.received:
            return False
        reached = self.document.reached([Named(name)])
        return bool(reached & set(ALWAYS_RECEIVED)) or any(is_collection(self.named[part]) for part in reached)

    def input(self, name: str) -> str:
        """The annotation of a named type in params, for which variables without annotation fit where they can."""
        type = self.named[name]
        if isinstance(type, Object):
            members = {member.type for member in type.members}
            if len(members) == 1 and isinstance(*members, Primitive):
                return f"{name} | Mapping[str, {self.annotation(*members, name)}]"
            return f"{name}Input | {name}" if self.has_input(name) else name
        return f"{name}Input" if self.has_input(name) else name

    def annotation(self, type: Type, name: str, is_input: bool = False) -> str:
        """The annotation of a type. An unnamed object is defined with the given name."""
        match type:
            case Primitive(primitive):
                return PRIMITIVES[primitive]
            case Named(known):
                return self.input(known) if is_input else known
            case Array(element):
                return f"{'Sequence' if is_input else 'list'}[{self.annotation(element, singular(name), is_input)}]"
            case Map(value):
                key = "TypeIdentifier" if is_input and name.endswith(BY_TYPE) else "str"
                return f"{'Mapping' if is_input else 'dict'}[{key}, {self.annotation(value, singular(name), is_input)}]"
            case Literals(values):
                text = f"Literal[{', '.join(map(json.dumps, values))}]"
                return self.choice(text, name) if is_input else text
            case Object():
                self.define(name, type, is_input)
                return name
            case Union(cases):
                return " | ".join(self.cases(cases, name, is_input))
        raise TypeError(f"{type} has no annotation")

    def choice(self, text: str, name: str) -> str:
        """The annotation of a parameter with choices. Long choices get a name."""
        if len(text) < LONG_CHOICE:
            return text
        known = next((alias for alias, choice in self.aliases.items() if choice == text), name)
        self.aliases[known] = text
        return known

    def cases(self, cases: tuple[Type, ...], name: str, is_input: bool) -> list[str]:
        objects = tuple(case for case in cases if isinstance(case, Object))
        texts = [self.annotation(case, name, is_input) for case in cases if case not in objects]
        if objects:
            texts.append(f"{name}Object" if name in self.named else name)
            self.define(texts[-1], merged(objects), is_input)
        return texts

    def result(self, type: Type) -> str:
        """The annotation of a result. An unnamed object gets the name of its only member."""
        if not isinstance(type, Object):
            return self.annotation(type, "Result")
        for name, known in self.objects.items():
            if known == type:
                return name
        (member,) = type.members
        optional = "Optional" if self.is_nullable(member.type) else ""
        return self.annotation(type, optional + capitalized(member.name))

    def is_nullable(self, type: Type) -> bool:
        if isinstance(type, Named):
            return self.is_nullable(self.named[type.name])
        return isinstance(type, Union) and Primitive("null") in type.cases

    def has_dates(self, type: Type, within: tuple[str, ...] = ()) -> bool:
        match type:
            case Primitive(name):
                return name == "date"
            case Named(name):
                return name not in within and self.has_dates(self.named[name], (*within, name))
            case Array(part) | Map(part):
                return self.has_dates(part, within)
            case Union(cases):
                return any(self.has_dates(case, within) for case in cases)
            case Object(members):
                return any(self.has_dates(member.type, within) for member in members)
        return False

    def module(self) -> str:
        objects = [self.declaration(name, type) for name, type in self.objects.items()]
        return HEAD + "\n\n\n".join([*objects, "\n".join(self.alias_lines())]) + "\n"

    def alias_lines(self) -> list[str]:
        """The aliases, each after the aliases that it uses, since they are evaluated on import."""
        lines: dict[str, str] = {}

        def add(name: str) -> None:
            if name in self.aliases and name not in lines:
                for used in set(re.findall(r"\w+", self.aliases[name])) - {name}:
                    add(used)
                cases = re.split(r" \| (?![^\[]*\])", self.aliases[name])
                text = f"Union[{', '.join(cases)}]" if len(cases) > 1 else cases[0]
                lines[name] = filled(f"{name} = ", text)

        for name in self.aliases:
            add(name)
        return list(lines.values())

    def declaration(self, name: str, type: Object) -> str:
        is_input = name in self.inputs
        members = [
            (member, self.annotation(member.type, name + capitalized(member.name), is_input)) for member in type.members
        ]
        if any(keyword.iskeyword(member.name) for member, _ in members):
            # Members named like Python keywords need the functional syntax. These objects are unions without required members.
            head = [f"{name} = TypedDict(", f'    "{name}",', "    {"]
            lines = [filled(f'        "{member.name}": ', json.dumps(text), ",") for member, text in members]
            return "\n".join([*head, *lines, "    },", "    total=False,", ")"])
        is_result = name not in self.inputs | self.shared
        required = [filled(f"    {member.name}: ", text) for member, text in members if member.is_required or is_result]
        optional = [filled(f"    {member.name}: ", text) for member, text in members if not (member.is_required or is_result)]
        if required and optional:
            base = "\n".join([f"class _{name}(TypedDict):", *required])
            return base + "\n\n\n" + "\n".join([f"class {name}(_{name}, total=False):", *optional])
        members = [*required, *optional] or ["    pass"]
        return "\n".join([f"class {name}(TypedDict{'' if required else ', total=False'}):", *members])


def merged(cases: tuple[Object, ...]) -> Object:
    """One object with the members of all cases. The errors of type checkers are shorter than for a union."""
    names = dict.fromkeys(member.name for case in cases for member in case.members)
    members = []
    for name in names:
        same = [member for case in cases for member in case.members if member.name == name]
        types = tuple(dict.fromkeys(member.type for member in same))
        is_required = len(same) == len(cases) and all(member.is_required for member in same)
        members.append(Member(name, types[0] if len(types) == 1 else Union(types), is_required))
    return Object(tuple(members))


def is_collection(type: Type) -> bool:
    return isinstance(type, (Array, Map)) or any(map(is_collection, parts(type)))


def capitalized(name: str) -> str:
    return name[0].upper() + name[1:]


def singular(name: str) -> str:
    return name[:-3] + "y" if name.endswith("ies") else name.removesuffix("s")
