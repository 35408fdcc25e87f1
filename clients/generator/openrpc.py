"""Reads the parts of the OpenRPC document that typed helpers need: methods, notifications and types."""

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path

HEADER = "Generated from protocol/openrpc.json by clients/generate; not to be edited."


@dataclass(frozen=True)
class Primitive:
    """`string`, `integer`, `number`, `boolean`, `null`, `date` (RFC 3339), `uuid`, or `any`."""

    name: str


@dataclass(frozen=True)
class Named:
    """A type with a name, from `Document.types`."""

    name: str


@dataclass(frozen=True)
class Array:
    element: "Type"


@dataclass(frozen=True)
class Map:
    """An object with any member names."""

    value: "Type"


@dataclass(frozen=True)
class Literals:
    """One of these strings or integers."""

    values: tuple[str | int, ...]


@dataclass(frozen=True)
class Union:
    """One of several types. `null` is a case if the value may be null."""

    cases: tuple["Type", ...]


@dataclass(frozen=True)
class Member:
    """A member of an object, or a parameter of a method."""

    name: str
    type: "Type"
    is_required: bool
    summary: str = ""


@dataclass(frozen=True)
class Object:
    members: tuple[Member, ...]


Type = Primitive | Named | Array | Map | Literals | Union | Object


@dataclass(frozen=True)
class Method:
    """A method. `store/workoutBuilder.create` is `create` of the group `workoutBuilder` in the channel `store`."""

    name: str
    summary: str
    parameters: tuple[Member, ...]
    result: Type

    @property
    def channel(self) -> str:
        return self.name.partition("/")[0] if "/" in self.name else ""

    @property
    def group(self) -> str:
        """The name of the group; empty if the method belongs to no group."""
        return self.name.partition("/")[2].rpartition(".")[0]

    @property
    def short_name(self) -> str:
        return re.split(r"[/.]", self.name)[-1]


@dataclass(frozen=True)
class Notification:
    """A message from the host that is not a response."""

    name: str
    summary: str
    params: Type


@dataclass(frozen=True)
class Document:
    version: str
    methods: tuple[Method, ...]
    notifications: tuple[Notification, ...]
    types: dict[str, Type]

    @staticmethod
    def read(file: Path) -> "Document":
        document = json.loads(file.read_text())
        return Document(
            version=document["info"]["version"],
            methods=tuple(_method(method) for method in document["methods"]),
            notifications=tuple(
                Notification(item["name"], item["summary"], _type(item["params"]))
                for item in document["x-notifications"]
            ),
            types={
                **{name: _type(schema) for name, schema in document["components"]["schemas"].items()},
                **{name: Primitive("string") for name in NAMED_TEXTS},
            },
        )

    @cached_property
    def sent(self) -> set[str]:
        """The names of the types in params."""
        return self.reached(item.type for method in self.methods for item in method.parameters)

    @cached_property
    def received(self) -> set[str]:
        """The names of the types in results and notifications."""
        return self.reached([method.result for method in self.methods] + [item.params for item in self.notifications])

    def reached(self, types: Iterable[Type]) -> set[str]:
        """The names of types, and of the types in them."""
        names: set[str] = set()

        def visit(type: Type) -> None:
            if isinstance(type, Named):
                if type.name not in names:
                    names.add(type.name)
                    visit(self.types[type.name])
            else:
                for part in parts(type):
                    visit(part)

        for type in types:
            visit(type)
        return names

    def result(self, name: str) -> Type:
        """A named type as results have it."""
        type, always = self.types[name], ALWAYS_RECEIVED.get(name, ())
        if not always:
            return type
        members = (replace(item, is_required=item.is_required or item.name in always) for item in type.members)
        return Object(tuple(members))

    def channel(self, name: str) -> tuple[Method, ...]:
        """The methods of a channel, in the order of the document."""
        return tuple(method for method in self.methods if method.channel == name)


OWN_CHANNELS = ("healthkit_permissions", "store", "control")
"""The channels of the bridge. The others are those of plugins."""

CHANNELS = (
    *OWN_CHANNELS,
    "flutter_health", "AppleHealthKit", "health_kit_reporter_method_channel", "HealthKit", "Health", "HealthPlugin",
    "CapacitorHealthkit",
)


ALWAYS_RECEIVED = {"Sample": ("uuid", "sourceRevision")}
"""Members that are optional in params, and that results always have (protocol/channels/store/README.md)."""

IDENTIFIERS = ("identifiers", "readIdentifiers", "symptoms", "toShare", "types", "typesToCollect", "writeIdentifiers")
"""Members of texts that are identifiers of types. The channels of plugins have names of their own."""


NAMES = {
    "activityType": "WorkoutActivityName",
    "classification": "ElectrocardiogramClassificationName",
    "value": "CategoryValueName",
    "workoutActivityType": "WorkoutActivityName",
}
"""Members that are a raw value or a Swift name, with the union of the names."""

NAMED_VALUES = tuple(dict.fromkeys(NAMES.values()))
"""The unions of Swift names."""

NAMED_TEXTS = ("TypeIdentifier", "Unit", *NAMED_VALUES)
"""The unions that the emitters of names write."""


def parts(type: Type) -> tuple[Type, ...]:
    match type:
        case Array(part) | Map(part):
            return (part,)
        case Union(cases):
            return cases
        case Object(members):
            return tuple(member.type for member in members)
    return ()


def snake_case(name: str) -> str:
    """`toShare` is `to_share`, `bundleId` is `bundle_id`, `FHIRResource` is `fhir_resource`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "_", name).lower()


def _method(method: dict) -> Method:
    is_own = method["name"].partition("/")[0] in OWN_CHANNELS
    return Method(
        name=method["name"],
        summary=method["summary"],
        parameters=tuple(
            Member(
                item["name"],
                _member_type(item["name"], item["schema"]) if is_own else _type(item["schema"]),
                item["required"],
                item.get("summary", ""),
            )
            for item in method["params"]
        ),
        result=_type(method["result"]["schema"]),
    )


def _type(schema: dict) -> Type:
    if reference := schema.get("$ref"):
        kind, _, name = reference.rpartition("/")
        return Named(name) if kind == "#/components/schemas" else Primitive("any")
    if cases := schema.get("oneOf"):
        return Union(tuple(_type(case) for case in cases))
    if values := schema.get("enum"):
        return Literals(tuple(values))
    kind = schema.get("type", "any")
    if isinstance(kind, list):
        return Union(tuple(Primitive(name) for name in kind))
    if kind == "array":
        return Array(_type(schema["items"]))
    if kind == "object":
        return _object(schema)
    if kind == "string":
        return Primitive({"date-time": "date", "uuid": "uuid"}.get(schema.get("format", ""), "string"))
    return Primitive(kind)


def _object(schema: dict) -> Type:
    members = schema.get("properties", {})
    rest = schema.get("additionalProperties", True)
    if not members:
        return Map(_type(rest if isinstance(rest, dict) else {})) if rest else Object(())
    required = schema.get("required", ())
    return Object(tuple(Member(name, _member_type(name, value), name in required) for name, value in members.items()))


def _member_type(name: str, schema: dict) -> Type:
    """The type of a member or a parameter, with the types of `names` for what the document has as texts."""
    type = _type(schema)
    if name in IDENTIFIERS and type == Array(Primitive("string")):
        return Array(Named("TypeIdentifier"))
    if name == "unit" and type == Primitive("string"):
        return Named("Unit")
    names = NAMES.get(name)
    if names and type == Union((Primitive("integer"), Primitive("string"))):
        return Union((Primitive("integer"), Named(names)))
    return type
