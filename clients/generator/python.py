"""Python: the types of the protocol, and a helper for each method and notification, to be called or to be awaited."""

import keyword
import re

from .openrpc import CHANNELS, HEADER, Document, Method, Notification, Primitive, Type, snake_case
from .python_layout import docstring, filled, one_a_line
from .python_types import Types, capitalized

FOLDER = "python/src/healthkit_bridge"
SUMMARIES = {
    "healthkit_permissions": "The method channel of the Flutter plugin.",
    "store": "HealthKit's own operations.",
    "control": "The world around the app: the user, Settings, the clock, other sources.",
}

# Params that are strings on the wire, and may be given as something better.
KINDER = {
    ("control/reset", "clock"): "datetime | str",
    ("control/reset", "consent"): "Consent",
    ("control/reset", "store"): "FilePath",
    ("control/reset", "keyFile"): "FilePath",
    ("control/reset", "prelude"): "FilePath",
    ("control/reset", "auditLog"): "FilePath",
    ("control/journal", "since"): "int | datetime",
}

# What to call a choice among many names, by the parameter that it is for.
NAMES = {"options": "StatisticsOptions", "kind": "TypeKind"}


def files(document: Document) -> dict[str, str]:
    types = Types(document)
    helpers = {
        f"{FOLDER}/channels.py": Channels(document, types, is_async=False).module(),
        f"{FOLDER}/async_channels.py": Channels(document, types, is_async=True).module(),
    }
    # Last, as the helpers have given names to what has none.
    return {**helpers, f"{FOLDER}/types.py": types.module()}


class Channels:
    """A module of helpers: a class for each channel, and for each group in it."""

    def __init__(self, document: Document, types: Types, is_async: bool):
        self.document = document
        self.types = types
        self.prefix = "Async" if is_async else ""
        self.define = "    async def" if is_async else "    def"
        self.wait = "await " if is_async else ""

    def module(self) -> str:
        classes = "\n\n\n".join(text for channel in CHANNELS for text in self.channel(channel))
        names = imported(classes, [*self.types.objects, *self.types.aliases])
        kind = "to be awaited" if self.prefix else "to be called"
        imports = [
            f"from collections.abc import {self.prefix}Iterator, Mapping, Sequence",
            "from datetime import datetime",
            "from types import EllipsisType",
            "from typing import Any, Literal",
            "",
            f"from .helper import {self.prefix}Helper, nullable",
            "from .options import Consent, FilePath",
            one_a_line("from .types import ", names, ""),
        ]
        head = [f"# {HEADER}", "", f'"""A helper for each method and notification, {kind}."""', ""]
        return "\n".join([*head, "from __future__ import annotations", "", *imports, "", "", classes, ""])

    def channel(self, channel: str) -> list[str]:
        methods = self.document.channel(channel)
        groups = list(dict.fromkeys(method.group for method in methods if method.group))
        classes = []
        for group in ["", *groups]:
            body = [self.accessor(channel, name) for name in groups if not group]
            body += [self.method(method) for method in methods if method.group == group]
            body += [
                self.notification(notification, name)
                for notification, of, name in self.notifications(channel, groups)
                if of == group
            ]
            summary = f"`{channel}/{group}.…`" if group else SUMMARIES[channel]
            head = f'class {self.class_name(channel, group)}({self.prefix}Helper):\n    """{summary}"""'
            classes.append("\n\n".join([head, *body]))
        return [*classes[1:], classes[0]]

    def notifications(self, channel: str, groups: list[str]) -> list[tuple[Notification, str, str]]:
        """With the group and the name of each: a group without methods becomes a part of the name."""
        found = []
        for notification in self.document.notifications:
            prefix, _, rest = notification.name.partition("/")
            if prefix == channel:
                group, _, name = rest.rpartition(".")
                if group not in groups:
                    group, name = "", rest.replace(".", "_")
                found.append((notification, group, name))
        return found

    def class_name(self, channel: str, group: str) -> str:
        return self.prefix + "".join(map(capitalized, channel.split("_"))) + (capitalized(group) if group else "")

    def accessor(self, channel: str, group: str) -> str:
        name = self.class_name(channel, group)
        lines = [
            "    @property",
            f"    def {snake_case(group)}(self) -> {name}:",
            f'        """`{channel}/{group}.…`"""',
            f"        return {name}(self._bridge)",
        ]
        return "\n".join(lines)

    def method(self, method: Method) -> str:
        required = [item for item in method.parameters if item.is_required]
        optional = [item for item in method.parameters if not item.is_required]
        parts = ["self"]
        parts += [f"{identifier(item.name)}: {self.parameter(method, item)}" for item in required]
        parts += ["*"]
        for item in optional:
            if self.types.is_nullable(item.type):
                parts.append(f"{identifier(item.name)}: {self.parameter(method, item)} | EllipsisType = ...")
            else:
                parts.append(f"{identifier(item.name)}: {self.parameter(method, item)} | None = None")
        parts += ["timeout: float | None = None"]
        result = self.types.result(method.result)
        notes = [f"`{identifier(item.name)}`: {item.summary}" for item in required + optional if item.summary]
        lines = [
            one_a_line(f"{self.define} {identifier(method.short_name)}", parts, f" -> {result}:"),
            docstring(method.summary, notes, "        "),
        ]
        given = "{}"
        if method.parameters:
            members = ", ".join(f'"{item.name}": {self.value(item)}' for item in method.parameters)
            lines.append(filled("        params = ", f"{{{members}}}"))
            given = "params"
        call = f'{self.wait}self._call("{method.name}", {given}, {self.hint(method.result, result)}, timeout)'
        if result == "None":
            lines.append(f"        {call}")
        else:
            lines += [filled(f"        result: {result} = ", call), "        return result"]
        return "\n".join(lines)

    def parameter(self, method: Method, item) -> str:
        name = NAMES.get(item.name, capitalized(method.short_name) + capitalized(item.name))
        return KINDER.get((method.name, item.name)) or self.types.annotation(item.type, name, is_input=True)

    def value(self, item) -> str:
        name = identifier(item.name)
        may_be_null = self.types.is_nullable(item.type) or (item.is_required and item.type == Primitive("any"))
        return f"nullable({name})" if may_be_null else name

    def hint(self, type: Type, annotation: str) -> str:
        return annotation if self.types.has_dates(type) else "None"

    def notification(self, notification: Notification, name: str) -> str:
        params = self.types.result(notification.params)
        parts = ["self", "*", "timeout: float = 1.0"]
        signature = one_a_line(f"    def {identifier(name)}", parts, f" -> {self.prefix}Iterator[{params}]:")
        call = f'self._notifications("{notification.name}", {self.hint(notification.params, params)}, timeout)'
        notes = ["Ends when none has come for `timeout` seconds."]
        return "\n".join([signature, docstring(notification.summary, notes, "        "), f"        return {call}"])


def identifier(name: str) -> str:
    name = snake_case(name)
    return f"{name}_" if keyword.iskeyword(name) else name


def imported(text: str, names) -> list[str]:
    """Those of the names that stand in annotations, and not only in what is said about them."""
    code = re.sub(r'"""(?s:.*?)"""|"[^"\n]*"', "", text)
    return sorted(set(re.findall(r"\w+", code)) & set(names))
