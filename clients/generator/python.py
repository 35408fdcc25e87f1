"""Emits Python: the types of the protocol, the table of its methods, and the stubs of both clients."""

import json
import keyword
import re

from .openrpc import CHANNELS, HEADER, NAMED_TEXTS, Document, Method, Notification, Primitive, Type, snake_case
from .python_layout import docstring, one_a_line
from .python_types import Types, capitalized

FOLDER = "python/src/healthkit_bridge"
SUMMARIES = {
    "healthkit_permissions": "The method channel of the Flutter plugin.",
    "store": "HealthKit's own operations.",
    "control": "The environment of the app: the user, Settings, the clock, other sources.",
    "flutter_health": "The method channel of the Flutter package `health`.",
    "AppleHealthKit": "The native module of the React Native package `react-native-health`.",
    "HealthKit": "The service of the Cordova plugin `cordova-plugin-health`.",
    "Health": "The Capacitor plugin of the package `@capgo/capacitor-health`.",
    "HealthPlugin": "The Capacitor plugin of the package `capacitor-health`.",
    "CapacitorHealthkit": "The Capacitor plugin of the package `@perfood/capacitor-healthkit`.",
    "health_kit_reporter_method_channel": "The method channel of the Flutter package `health_kit_reporter`.",
}

# Parameters that are strings on the wire, for which the client also accepts other types.
ACCEPTED_TYPES = {
    ("control/reset", "clock"): "datetime | str",
    ("control/reset", "consent"): "Consent",
    ("control/reset", "store"): "FilePath",
    ("control/reset", "prelude"): "FilePath",
    ("control/reset", "auditLog"): "FilePath",
    ("control/journal", "since"): "int | datetime",
}

# Attributes of a bridge whose names do not follow from the names of their channels.
ATTRIBUTES = {"AppleHealthKit": "apple_healthkit", "health_kit_reporter_method_channel": "health_kit_reporter"}

# Names for parameter types with many choices, by parameter.
CHOICE_NAMES = {"options": "StatisticsOptions", "kind": "TypeKind"}


def files(document: Document) -> dict[str, str]:
    types = Types(document)
    channels, classes = {}, {}
    for name in CHANNELS:
        channel = Channel(document, types, name)
        channels[ATTRIBUTES.get(name, snake_case(name))] = channel.class_name("")
        classes |= channel.classes()
    return {
        f"{FOLDER}/methods.json": table(document.version, channels, classes),
        f"{FOLDER}/channels.pyi": Stub(types, channels, classes, is_async=False).module(),
        f"{FOLDER}/async_channels.pyi": Stub(types, channels, classes, is_async=True).module(),
        # After the classes, whose annotations give names to unnamed types.
        f"{FOLDER}/types.py": types.module(),
    }


class Channel:
    """The classes of a channel: one for each group of methods, then one for the channel itself.

    A class is `{summary, groups, methods, notifications}`, as in the table. `groups` gives the class of each group.
    """

    def __init__(self, document: Document, types: Types, name: str):
        self.types = types
        self.name = name
        self.methods = document.channel(name)
        self.groups = list(dict.fromkeys(method.group for method in self.methods if method.group))
        self.notifications = [item for item in document.notifications if item.name.startswith(f"{name}/")]

    def classes(self) -> dict[str, dict]:
        # The order in which unnamed types get their names.
        channel = self.entries("")
        classes = {self.class_name(group): self.entries(group) for group in self.groups}
        return {**classes, self.class_name(""): channel}

    def class_name(self, group: str) -> str:
        return "".join(map(capitalized, self.name.split("_"))) + (capitalized(group) if group else "")

    def entries(self, group: str) -> dict:
        groups = {} if group else {snake_case(name): self.class_name(name) for name in self.groups}
        methods = {identifier(item.short_name): self.method(item) for item in self.methods if item.group == group}
        notifications = {}
        for notification in self.notifications:
            notification_group, name = self.place(notification)
            if notification_group == group:
                notifications[identifier(name)] = self.notification(notification)
        summary = f"`{self.name}/{group}.…`" if group else SUMMARIES[self.name]
        return {"summary": summary, "groups": groups, "methods": methods, "notifications": notifications}

    def place(self, notification: Notification) -> tuple[str, str]:
        """The group and the name of a notification. Without methods in the group, its name becomes part of the name."""
        path = notification.name.partition("/")[2]
        group, _, name = path.rpartition(".")
        return (group, name) if group in self.groups else ("", path.replace(".", "_"))

    def method(self, method: Method) -> dict:
        parameters = {identifier(item.name): self.parameter(method, item) for item in method.parameters}
        return {
            "method": method.name,
            "summary": method.summary,
            **({"parameters": parameters} if parameters else {}),
            **self.result(method.result),
        }

    def parameter(self, method: Method, item) -> dict:
        """`name` is the parameter's name on the wire. Without a `default` it is required."""
        name = CHOICE_NAMES.get(item.name, capitalized(method.short_name) + capitalized(item.name))
        annotation = ACCEPTED_TYPES.get((method.name, item.name)) or self.types.annotation(
            item.type, name, is_input=True
        )
        is_nullable = self.types.is_nullable(item.type)
        entry = {"name": item.name, "type": annotation}
        if not item.is_required:
            entry["type"] += " | EllipsisType" if is_nullable else " | None"
            entry["default"] = "..." if is_nullable else "None"
        if is_nullable or (item.is_required and item.type == Primitive("any")):
            entry["sendsNull"] = True
        return {**entry, **({"summary": item.summary} if item.summary else {})}

    def notification(self, notification: Notification) -> dict:
        return {
            "method": notification.name,
            "summary": notification.summary,
            **self.result(notification.params),
        }

    def result(self, type: Type) -> dict:
        return {"result": self.types.result(type), **({"hasDates": True} if self.types.has_dates(type) else {})}


def table(version: str, channels: dict[str, str], classes: dict[str, dict]) -> str:
    members = {"about": HEADER, "version": version, "channels": channels, "classes": classes}
    return json.dumps(members, ensure_ascii=False) + "\n"


class Stub:
    """The types of the classes that the client makes from the table."""

    def __init__(self, types: Types, channels: dict[str, str], classes: dict[str, dict], is_async: bool):
        self.types = types
        self.channels = channels
        self.classes = classes
        self.prefix = "Async" if is_async else ""
        self.define = "    async def" if is_async else "    def"

    def module(self) -> str:
        classes = "\n\n".join(self.class_text(name, entries) for name, entries in self.classes.items())
        kind = "to be awaited" if self.prefix else "to be called"
        imports = [
            f"from collections.abc import {self.prefix}Iterator, Mapping, Sequence",
            "from datetime import datetime",
            "from types import EllipsisType",
            "from typing import Any, Literal",
            "",
            f"from .helper import {self.prefix}Helper",
            "from .options import Consent, FilePath",
            one_a_line("from .types import ", imported(classes, [*self.types.objects, *self.types.aliases, *NAMED_TEXTS]), ""),
        ]
        head = [f"# {HEADER}", "", f'"""A helper for each method and notification, {kind}."""', ""]
        channels = [self.accessor(*item) for item in self.channels.items()]
        base = "\n\n".join([f'class {self.prefix}Channels:\n    """The channels of a bridge."""', *channels])
        return "\n".join([*head, *imports, "", classes, "", base, ""])

    def class_text(self, name: str, entries: dict) -> str:
        head = f'class {self.prefix}{name}({self.prefix}Helper):\n    """{entries["summary"]}"""'
        groups = [self.accessor(*item) for item in entries["groups"].items()]
        methods = [self.method(*item) for item in entries["methods"].items()]
        notifications = [self.notification(*item) for item in entries["notifications"].items()]
        return "\n\n".join([head, *groups, *methods, *notifications])

    def accessor(self, group: str, class_name: str) -> str:
        summary = self.classes[class_name]["summary"]
        return f'    @property\n    def {group}(self) -> {self.prefix}{class_name}:\n        """{summary}"""'

    def method(self, name: str, entry: dict) -> str:
        parameters = entry.get("parameters", {})
        required = {name: item for name, item in parameters.items() if "default" not in item}
        optional = {name: item for name, item in parameters.items() if "default" in item}
        parts = ["self"]
        parts += [f"{name}: {item['type']}" for name, item in required.items()]
        parts += ["*"]
        parts += [f"{name}: {item['type']} = {item['default']}" for name, item in optional.items()]
        parts += ["timeout: float | None = None"]
        items = {**required, **optional}.items()
        notes = [f"`{name}`: {item['summary']}" for name, item in items if "summary" in item]
        signature = one_a_line(f"{self.define} {name}", parts, f" -> {entry['result']}:")
        return "\n".join([signature, docstring(entry["summary"], notes, "        ")])

    def notification(self, name: str, entry: dict) -> str:
        parts = ["self", "*", "timeout: float = 1.0"]
        signature = one_a_line(f"    def {name}", parts, f" -> {self.prefix}Iterator[{entry['result']}]:")
        notes = ["Ends after `timeout` seconds without a notification."]
        return "\n".join([signature, docstring(entry["summary"], notes, "        ")])


def identifier(name: str) -> str:
    name = snake_case(name)
    return f"{name}_" if keyword.iskeyword(name) else name


def imported(text: str, names) -> list[str]:
    """Which of the names occur in code, outside doc strings and other strings."""
    code = re.sub(r'"""(?s:.*?)"""|"[^"\n]*"', "", text)
    return sorted(set(re.findall(r"\w+", code)) & set(names))
