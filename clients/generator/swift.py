"""Emits the typed helpers of the Swift client: structures, enumerations, predicates, and a function for each method."""

import re
import textwrap

from .openrpc import (
    HEADER,
    OWN_CHANNELS,
    Array,
    Document,
    Literals,
    Map,
    Member,
    Method,
    Named,
    Object,
    Primitive,
    Type,
    Union,
)

FOLDER = "swift/Sources/HealthKitBridgeClient/Generated"
WIDTH = 120

PRIMITIVES = {
    "string": "String",
    "integer": "Int",
    "number": "Double",
    "boolean": "Bool",
    "date": "Date",
    "uuid": "UUID",
    "any": "JSONValue",
}

# Types whose names are already used in Foundation or by errors of the client.
RENAMED = {"Predicate": "SamplePredicate", "DateInterval": "DateRange", "NativeException": "RaisedException"}

# Types that the client defines by hand.
BY_HAND = {"MetadataValue"}

# Parameters that have a better type in Swift than in the document.
PARAMETER_TYPES = {"control/reset.consent": "Consent", "control/journal.since": "JSONValue"}

# Enumerations of strings, by their first value.
ENUMERATIONS = {
    "==": "Comparison",
    "allow": "ConsentPolicy",
    "both": "RecordingDevices",
    "capsule": "MedicationForm",
    "debug": "LogLevel",
    "early": "Chronotype",
    "error": "ExceptionBehavior",
    "female": "PersonSex",
    "fitness": "PermissionGroup",
    "foreground": "AppState",
    "immediate": "UpdateFrequency",
    "installed": "WatchAppState",
    "iphone": "DeviceProfile",
    "lenient": "IdentifierMode",
    "low": "Fitness",
    "malformedDocumentType": "ImportProblemKind",
    "metric": "MeasurementSystem",
    "mostRelevant": "EffortOption",
    "name": "DeviceProperty",
    "none": "RecordingGaps",
    "observerQuery": "RunningQueryKind",
    "quantity": "TypeKind",
    "read": "AuditAction",
    "separateBySource": "StatisticsOption",
    "share": "Direction",
    "startDate": "SortKey",
    "strictStartDate": "QueryOption",
    "success": "Outcome",
    "system": "AppTermination",
}

COMPARISONS = {
    "==": "equalTo",
    "!=": "notEqualTo",
    "<": "lessThan",
    "<=": "lessThanOrEqualTo",
    ">": "greaterThan",
    ">=": "greaterThanOrEqualTo",
}

KEYWORDS = {"case", "default", "extension", "import", "in", "is", "operator", "repeat", "self", "where"}


def files(document: Document) -> dict[str, str]:
    module = Module(document)
    texts = {"Structures": module.structures()}
    # Only the enumerations used so far may occur in results.
    in_results = set(module.used_enumerations)
    texts |= {f"{capitalized(channel)}Methods": module.channel(channel) for channel in OWN_CHANNELS}
    texts["Options"] = module.options()
    texts["Predicates"] = module.predicates()
    texts["ProtocolVersion"] = (
        "/// The version of the protocol that the typed helpers support.\n"
        f'let protocolVersion = "{document.version}"\n'
    )
    # Last, since the other files add enumerations.
    texts["Enumerations"] = module.enumerations(in_results)
    return {f"{FOLDER}/{name}.swift": header(name, text) + text for name, text in sorted(texts.items())}


class Module:
    def __init__(self, document: Document):
        self.document = document
        self.names = {
            type: RENAMED.get(name, name)
            for name, type in reversed(document.types.items())
            if isinstance(type, Object)
        }
        self.used_enumerations: dict[str, Literals] = {}
        self.results: dict[str, Object] = {}
        for channel in OWN_CHANNELS:
            for method in document.channel(channel):
                if method.result != Primitive("null"):
                    self.result(method)

    # Types

    def type(self, type: Type, owner: str = "", member: str = "") -> str:
        """The Swift type. An unnamed object becomes a structure within its owner, named after the member."""
        if isinstance(type, Primitive):
            return PRIMITIVES[type.name]
        if isinstance(type, Array):
            return f"[{self.type(type.element, owner, singular(member))}]"
        if isinstance(type, Map):
            return f"[String: {self.type(type.value, owner, member)}]"
        if isinstance(type, Literals):
            return self.enumeration(type)
        if isinstance(type, Union):
            return self.union(type, owner, member)
        if isinstance(type, Named):
            target = self.document.types[type.name]
            if isinstance(target, Object) or is_choice(target):
                return RENAMED.get(type.name, type.name)
            return self.type(target)
        return self.names.get(type) or nested_name(member, self.names.values())

    def union(self, union: Union, owner: str, member: str) -> str:
        cases = [case for case in union.cases if case != Primitive("null")]
        is_nullable = len(cases) < len(union.cases)
        strings = [case for case in cases if isinstance(case, Literals) and isinstance(case.values[0], str)]
        if len(cases) == 1:
            name = self.type(cases[0], owner, member)
        elif set(cases) == {Primitive("integer"), Primitive("string")}:
            name = "EnumerationValue"
        elif strings:
            name = self.enumeration(strings[0])
        else:
            return "JSONValue"
        return f"{name}?" if is_nullable else name

    def enumeration(self, literals: Literals) -> str:
        if not isinstance(literals.values[0], str):
            return "Int"
        name = ENUMERATIONS[literals.values[0]]
        self.used_enumerations[name] = literals
        return name

    def parameter(self, method: Method, member: Member) -> str:
        """The type of a parameter. It is optional if the parameter is not required."""
        name = PARAMETER_TYPES.get(f"{method.name}.{member.name}") or self.type(member.type)
        if member.is_required:
            return name
        return f"Nullable<{name.removesuffix('?')}>?" if name.endswith("?") else f"{name}?"

    def result(self, method: Method) -> str:
        """The type of a result. An unnamed object gets the name of its only member."""
        if isinstance(method.result, Object) and method.result not in self.names:
            (member,) = method.result.members
            optional = "Optional" if self.type(member.type).endswith("?") else ""
            name = optional + capitalized(member.name)
            self.names[method.result] = name
            self.results[name] = method.result
        return self.type(method.result)

    # Structures and enumerations

    def structures(self) -> str:
        objects = {name: type for name, type in self.document.types.items() if isinstance(type, Object)}
        texts = [self.structure(RENAMED.get(name, name), type) for name, type in {**objects, **self.results}.items()]
        return "\n".join(texts)

    def structure(self, name: str, object: Object) -> str:
        """A structure with a variable for each member, and a nested structure for each unnamed object."""
        members = [
            (swift_name(member.name), self.type(member.type, name, member.name), member.is_required)
            for member in object.members
        ]
        # Predicates are only sent.
        is_sent = any(type == RENAMED["Predicate"] for _, type, _ in members)
        conforms = "Encodable, Sendable" if is_sent else "Codable, Hashable, Sendable"
        members = [(label, type if required else optional(type)) for label, type, required in members]
        lines = [f"/// {line}" for line in wrapped(f"`{{{', '.join(map(shape, object.members))}}}`.", 4)]
        lines += [f"public struct {name}: {conforms} {{"]
        lines += [f"    public var {label}: {type}" for label, type in members]
        lines += [""] if members else []
        lines += indented(initializer(members))
        for member in object.members:
            nested = self.nested_structure(name, member)
            lines += ["", *nested[:-1]] if nested else []
        return "\n".join([*lines, "}", ""])

    def nested_structure(self, owner: str, member: Member) -> list[str]:
        """The structure for the unnamed objects in a member. It is empty if the member has none."""
        object = anonymous(member.type)
        if object is None or object in self.names:
            return []
        name = self.type(object, owner, singular(member.name) if isinstance(member.type, Array) else member.name)
        return indented(self.structure(name, object).rstrip("\n").split("\n")) + [""]

    def enumerations(self, in_results: set[str]) -> str:
        """Swift enumerations for values that are only sent. Values in results are structures: a newer bridge may add some."""
        texts = []
        for name, literals in sorted(self.used_enumerations.items()):
            # The raw values of HealthKit repeat values that the list also has by their Swift names.
            values = [value for value in literals.values if not value.startswith("HK")]
            lines = [f"/// {line}" for line in wrapped(", ".join(f"`{value}`" for value in values) + ".", 4)]
            if name in in_results:
                lines += [f"public struct {name}: RawRepresentable, Codable, Hashable, Sendable {{"]
                for value in values:
                    lines += [f"    public static let {swift_name(value)} = {name}(rawValue: {quoted(value)})"]
                lines += ["", "    public let rawValue: String", ""]
                lines += ["    public init(rawValue: String) {", "        self.rawValue = rawValue", "    }"]
            else:
                lines += [f"public enum {name}: String, Codable, Sendable {{"]
                for value in values:
                    label = COMPARISONS.get(value, value)
                    raw = f' = "{value}"' if label != value else ""
                    lines += [f"    case {swift_name(label)}{raw}"]
            texts.append("\n".join([*lines, "}", ""]))
        return "\n".join(texts)

    def options(self) -> str:
        """The options of `serve`, from the parameters of `control/reset`."""
        (method,) = [method for method in self.document.methods if method.name == "control/reset"]
        members = [(swift_name(member.name), self.parameter(method, member)) for member in method.parameters]
        lines = ["extension Bridge {", "    /// The options of `serve`. An option that is nil is not passed."]
        lines += ["    public struct Options: Codable, Hashable, Sendable {"]
        for (label, type), member in zip(members, method.parameters):
            lines += comment(member.summary, 8) + [f"        public var {label}: {type}"]
        lines += ["", "        /// Creates options with these values."]
        lines += indented(initializer(members), 8)
        return "\n".join([*lines, "    }", "}", ""])

    def predicates(self) -> str:
        texts = []
        for name, union in self.document.types.items():
            if not is_choice(union) or name in BY_HAND:
                continue
            swift = RENAMED.get(name, name)
            lines = [f"/// A `{name}` of the protocol: it selects the objects of a query."]
            lines += [f"public struct {swift}: Encodable, Sendable {{", "    private let members: Members", ""]
            lines += ["    private init(_ members: Members) {", "        self.members = members", "    }", ""]
            lines += ["    private init(_ name: String, _ members: Members) {"]
            lines += ["        self.members = [name: members]", "    }", ""]
            for case in union.cases:
                for label, members, value in self.selections(case):
                    lines += self.selection(swift, label, members, value) + [""]
                for member in case.members:
                    if isinstance(member.type, Array):
                        lines += self.nested_structure(swift, member)
            lines += ["    /// Encodes the predicate as in the protocol."]
            lines += ["    public func encode(to encoder: any Encoder) throws {"]
            lines += ["        try members.encode(to: encoder)", "    }"]
            texts.append("\n".join([*lines, "}", ""]))
        return "\n".join(texts)

    def selections(self, case: Object):
        """The functions of a case: the name, the parameters, and the name of the object around their members."""
        if len(case.members) != 1:
            yield "dates", case.members, None
            return
        (member,) = case.members
        for type in member.type.cases if isinstance(member.type, Union) else (member.type,):
            if isinstance(type, Object) and type not in self.names:
                yield member.name, type.members, member.name
            elif not isinstance(member.type, Union) or type != Primitive("integer"):
                whole = member.type if member.type == RAW_OR_NAME else type
                yield member.name, (Member("", whole, True),), member.name

    def selection(self, owner: str, label: str, members: tuple[Member, ...], wrapper: str | None) -> list[str]:
        is_whole = members[0].name == ""
        inner = "" if is_whole else f"{{{', '.join(map(shape, members))}}}"
        form = (f"{{{wrapper}: {inner}}}" if inner else f"{{{wrapper}}}") if wrapper else inner
        parameters = []
        for member in members:
            name = "_ value" if is_whole else swift_name(member.name)
            type = self.type(member.type, owner, label)
            parameters.append(f"{name}: {type}" if member.is_required else f"{name}: {optional(type)} = nil")
        lines = [f"    /// {line}" for line in wrapped(f"`{form}`.", 8)]
        if is_whole and members[0].type == Primitive("any"):
            return [*lines, f"    public static var {label}: {owner} {{ {owner}([{quoted(label)}: true]) }}"]
        lines += signature(f"    public static func {swift_name(label)}", parameters, f" -> {owner} {{")
        entries = [(member.name, swift_name(member.name)) for member in members]
        if is_whole:
            lines += [f"        {owner}([{quoted(label)}: value])"]
        elif wrapper:
            lines += call(owner, label, entries)
        else:
            lines += [f"        {owner}([{', '.join(f'{quoted(name)}: {value}' for name, value in entries)}])"]
        return [*lines, "    }"]

    # Methods

    def channel(self, name: str) -> str:
        methods = self.document.channel(name)
        groups = list(dict.fromkeys(method.group for method in methods if method.group))
        owner = f"{capitalized(name)}Methods"
        property = camel_case(name)
        lines = ["extension Bridge {", f"    /// The methods of `{name}`."]
        lines += [f"    public var {property}: {owner} {{ {owner}(bridge: self) }}", "}", ""]
        lines += [f"/// The methods of `{name}`.", f"public struct {owner}: Sendable {{", "    let bridge: Bridge"]
        for group in groups:
            type = f"{capitalized(name)}{capitalized(group)}Methods"
            lines += ["", f"    /// The methods of `{name}/{group}`."]
            lines += [f"    public var {group}: {type} {{", f"        {type}(bridge: bridge)", "    }"]
        for method in methods:
            if not method.group:
                lines += ["", *self.function(method)]
        lines += ["}", ""]
        for group in groups:
            lines += [f"/// The methods of `{name}/{group}`."]
            lines += [f"public struct {capitalized(name)}{capitalized(group)}Methods: Sendable {{"]
            lines += ["    let bridge: Bridge"]
            for method in methods:
                if method.group == group:
                    lines += ["", *self.function(method)]
            lines += ["}", ""]
        return "\n".join(lines)

    def function(self, method: Method) -> list[str]:
        result = self.result(method) if method.result != Primitive("null") else ""
        parameters = method.parameters
        types = [(swift_name(member.name), self.parameter(method, member)) for member in parameters]
        lines = comment(method.summary, 4) + ["    ///"]
        if len(parameters) == 1:
            lines += item(f"- Parameter {parameters[0].name}: {parameters[0].summary}", 4, "  ")
        elif parameters:
            lines += ["    /// - Parameters:"]
            for member in parameters:
                lines += item(f"  - {member.name}: {member.summary}", 4, "    ")
        lines += ["    /// - Returns: The result of the method."] if result else []
        lines += ["    /// - Throws: A ``BridgeError``."]
        returns = f" -> {result}" if result else ""
        lines += ["    @discardableResult"] if result else []
        lines += signature(
            f"    public func {swift_name(method.short_name)}",
            [
                f"{label}: {type}" + ("" if member.is_required else " = nil")
                for member, (label, type) in zip(parameters, types)
            ],
            f" async throws{returns} {{",
        )
        function = "request" if result else "perform"
        arguments = [
            (member.name, f"Nullable({label})" if member.is_required and type.endswith("?") else label)
            for member, (label, type) in zip(parameters, types)
        ]
        return [*lines, *call(f"try await bridge.{function}", method.name, arguments), "    }"]


# Files whose members have no doc comments, since the protocol describes them.
UNDOCUMENTED = ("Enumerations", "Predicates", "Structures")
IGNORE = "// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation\n"
RAW_OR_NAME = Union((Primitive("integer"), Primitive("string")))


def is_choice(type: Type) -> bool:
    """Whether a type is one of several objects or values."""
    return isinstance(type, Union) and any(isinstance(case, Object) for case in type.cases)


def anonymous(type: Type) -> Object | None:
    """The unnamed object within a type, if it has one."""
    while isinstance(type, (Array, Map)):
        type = type.element if isinstance(type, Array) else type.value
    return type if isinstance(type, Object) else None


def shape(member: Member) -> str:
    return member.name if member.is_required else f"{member.name}?"


def optional(type: str) -> str:
    return type if type.endswith("?") else f"{type}?"


def initializer(members) -> list[str]:
    """An initializer with a parameter for each member. Optional members default to nil."""
    parameters = [f"{label}: {type}" + (" = nil" if type.endswith("?") else "") for label, type in members]
    lines = signature("public init", parameters, " {")
    return lines + [f"    self.{label.strip('`')} = {label}" for label, _ in members] + ["}"]


def signature(beginning: str, parameters: list[str], end: str) -> list[str]:
    """The head of a function: on one line if it fits, or else with a line for each parameter."""
    line = f"{beginning}({', '.join(parameters)}){end}"
    if len(line) <= WIDTH - 4:
        return [line]
    margin = " " * (len(beginning) - len(beginning.lstrip()))
    return [f"{beginning}(", ",\n".join(f"{margin}    {item}" for item in parameters), f"{margin}){end}"]


def call(function: str, name: str, members: list[tuple[str, str]]) -> list[str]:
    """A call with a name and a dictionary literal: on one line if it fits, or else on several."""
    entries = [f"{quoted(member)}: {value}" for member, value in members]
    if not entries:
        return [f"        {function}({quoted(name)})"]
    literal = f"[{', '.join(entries)}]"
    line = f"        {function}({quoted(name)}, {literal})"
    if len(line) < WIDTH:
        return [line]
    lines = [f"            {literal}"]
    if len(lines[0]) >= WIDTH:
        # A name and its value stay on one line.
        words = ", ".join(entry.replace(" ", "\0") for entry in entries) + ","
        filled = textwrap.wrap(words, WIDTH - 16, break_on_hyphens=False)
        lines = ["            [", *(f"                {line}".replace("\0", " ") for line in filled), "            ]"]
    return [f"        {function}(", f"            {quoted(name)},", *lines, "        )"]


def comment(text: str, margin: int) -> list[str]:
    return [f"{' ' * margin}/// {line}" for line in wrapped(text, margin + 4)]


def item(text: str, margin: int, hanging: str) -> list[str]:
    """A list item of a doc comment."""
    first = "  " if text.startswith("  ") else ""
    lines = textwrap.wrap(text.strip(), WIDTH - margin - 8, break_on_hyphens=False)
    return [f"{' ' * margin}/// {first if index == 0 else hanging}{line}" for index, line in enumerate(lines)]


def wrapped(text: str, margin: int) -> list[str]:
    return textwrap.wrap(text, WIDTH - margin - 4, break_on_hyphens=False)


def indented(lines: list[str], margin: int = 4) -> list[str]:
    return [f"{' ' * margin}{part}" if part else "" for line in lines for part in line.split("\n")]


def header(name: str, text: str) -> str:
    ignore = IGNORE if name in UNDOCUMENTED else ""
    needs_foundation = re.search(r"\b(Date|UUID)\b(?! *{)", re.sub(r"//.*", "", text))
    return f"// {HEADER}\n{ignore}\n" + ("public import Foundation\n\n" if needs_foundation else "")


def capitalized(name: str) -> str:
    name = camel_case(name)
    return name[0].upper() + name[1:]


def camel_case(name: str) -> str:
    first, *others = name.split("_")
    return first + "".join(part.capitalize() for part in others)


def singular(name: str) -> str:
    return f"{name[:-3]}y" if name.endswith("ies") else name.removesuffix("s")


def nested_name(member: str, taken) -> str:
    """The name of a structure for a member, different from the names of other types."""
    name = capitalized(member)
    return f"{name}Entry" if name in taken or name == "Type" else name


def swift_name(name: str) -> str:
    return f"`{name}`" if name in KEYWORDS else name


def quoted(text: str) -> str:
    return f'"{text}"'
