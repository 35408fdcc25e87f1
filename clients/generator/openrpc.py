"""Reads the parts of the OpenRPC document that typed helpers need: methods, notifications and types."""

import json
import re
from dataclasses import dataclass
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
            types={name: _type(schema) for name, schema in document["components"]["schemas"].items()},
        )

    def channel(self, name: str) -> tuple[Method, ...]:
        """The methods of a channel, in the order of the document."""
        return tuple(method for method in self.methods if method.channel == name)


CHANNELS = (
    "healthkit_permissions", "store", "control",
    "flutter_health", "AppleHealthKit", "health_kit_reporter_method_channel", "HealthKit", "Health", "HealthPlugin",
)


def snake_case(name: str) -> str:
    """`toShare` is `to_share`, `bundleId` is `bundle_id`, `FHIRResource` is `fhir_resource`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "_", name).lower()


def _method(method: dict) -> Method:
    return Method(
        name=method["name"],
        summary=method["summary"],
        parameters=tuple(
            Member(item["name"], _type(item["schema"]), item["required"], item.get("summary", ""))
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
    return Object(tuple(Member(name, _type(value), name in required) for name, value in members.items()))
