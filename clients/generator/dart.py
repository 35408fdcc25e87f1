"""Dart: a file for each channel below clients/dart/lib/src, with a class for the channel and one for each of its groups."""

import textwrap

from .openrpc import (
    CHANNELS,
    HEADER,
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

WIDTH = 80
CLASSES = {"healthkit_permissions": "HealthKitPermissions", "store": "Store", "control": "Control"}
OBJECT = "Map<String, Object?>"
PRIMITIVES = {
    "string": "String",
    "uuid": "String",
    "integer": "int",
    "number": "double",
    "boolean": "bool",
    "date": "DateTime",
    "null": "void",
    "any": "Object?",
}


def files(document: Document) -> dict[str, str]:
    texts = {name: _Channel(document, name).text() for name in CHANNELS}
    texts["protocol_version"] = (
        f"// {HEADER}\n\n"
        "/// The version of the protocol that this client speaks.\n"
        f"const protocolVersion = '{document.version}';\n"
    )
    return {f"dart/lib/src/{name}.dart": text for name, text in texts.items()}


class _Channel:
    """The library of one channel."""

    def __init__(self, document: Document, name: str):
        self.document = document
        self.name = name
        self.methods = document.channel(name)
        self.groups = list(dict.fromkeys(method.group for method in self.methods if method.group))

    def text(self) -> str:
        name = CLASSES[self.name]
        getter = _camel_case(self.name)
        parts = [
            f"// {HEADER}\n\nimport 'bridge.dart';\n",
            f"/// The methods of `{self.name}` by name.\n"
            f"extension {name}Channel on Bridge {{\n"
            f"  /// The helpers for `{self.name}/…`.\n"
            f"  {name} get {getter} => {name}._(this);\n"
            "}\n",
            self.class_text(name, f"Helpers for `{self.name}/…`.", ""),
        ]
        for group in self.groups:
            parts.append(self.class_text(name + _capitalized(group), f"Helpers for `{self.name}/{group}.…`.", group))
        if any(self.tells_null(member) for method in self.methods for member in method.parameters):
            parts.append("/// Left out, where null means something else.\nconst _absent = Object();\n")
        return "\n".join(parts)

    def class_text(self, name: str, summary: str, group: str) -> str:
        members = ["  final Bridge _bridge;\n"]
        if not group:
            members += [self.getter(name, each) for each in self.groups]
        members += [self.method(each) for each in self.methods if each.group == group]
        return f"/// {summary}\nfinal class {name} {{\n  {name}._(this._bridge);\n\n" + "\n".join(members) + "}\n"

    def getter(self, name: str, group: str) -> str:
        kind = name + _capitalized(group)
        line = f"  {kind} get {group} => {kind}._(_bridge);\n"
        if len(line) > WIDTH:
            line = f"  {kind} get {group} =>\n      {kind}._(_bridge);\n"
        return f"  /// `{self.name}/{group}.…`.\n{line}"

    def method(self, method: Method) -> str:
        result = self.spelled(method.result)
        head = f"  Future<{result}> {method.short_name}("
        parameters = [self.parameter(member) for member in method.parameters]
        if parameters:
            one_line = f"{head}{{{', '.join(parameters)}}}) async {{\n"
            head = one_line if len(one_line) <= WIDTH else head + "{\n" + _lines(parameters, 4) + "  }) async {\n"
        else:
            head += ") async {\n"
        kind = "" if result == "void" else "return " if result == "Object?" else "final result = "
        body = self.call(f"    {kind}await _bridge.call(", method)
        if kind == "final result = ":
            body += f"    return {self.read('result', method.result)};\n"
        return _comment(self.summary(method)) + head + body + "  }\n"

    def summary(self, method: Method) -> str:
        items = []
        for member in method.parameters:
            values = self.choices(member.type)
            one_of = f"One of {', '.join(f'`{value}`' for value in values)}." if values else ""
            about = " ".join(text for text in (member.summary, one_of) if text)
            if about:
                items.append(f"- [{member.name}]: {about}")
        return "\n".join([method.summary, *([""] if items else []), *items])

    def call(self, head: str, method: Method) -> str:
        """The statement that begins with `head` and calls the method, on as few lines as there is room for."""
        name = f"'{method.name}'"
        if not method.parameters:
            line = f"{head}{name});\n"
            return line if len(line) <= WIDTH else f"{head}\n      {name},\n    );\n"
        entries = [self.entry(member) for member in method.parameters]
        line = f"{head}{name}, {{{', '.join(entries)}}});\n"
        if len(line) <= WIDTH:
            return line
        if len(f"{head}{name}, {{\n") <= WIDTH:
            return f"{head}{name}, {{\n{_entries(entries, 6)}    }});\n"
        line = f"      {{{', '.join(entries)}}},\n"
        if len(line) > WIDTH:
            line = f"      {{\n{_entries(entries, 8)}      }},\n"
        return f"{head}\n      {name},\n{line}    );\n"

    def parameter(self, member: Member) -> str:
        # Whole numbers are numbers too, for those who write and not for those who read.
        kind = self.spelled(member.type).replace("double", "num")
        if member.is_required:
            return f"required {kind} {member.name}"
        if self.tells_null(member):
            return f"Object? {member.name} = _absent"
        return f"{kind.removesuffix('?')}? {member.name}"

    def entry(self, member: Member) -> str:
        pair = f"'{member.name}': {member.name}"
        if member.is_required:
            return pair
        return f"if ({member.name} != {'_absent' if self.tells_null(member) else 'null'}) {pair}"

    def tells_null(self, member: Member) -> bool:
        """Whether null is a value of its own, so that leaving the parameter out must be told from it."""
        kind = self.resolved(member.type)
        return not member.is_required and isinstance(kind, Union) and Primitive("null") in kind.cases

    def choices(self, kind: Type) -> tuple[str | int, ...]:
        kind = self.resolved(kind)
        if isinstance(kind, Array):
            return self.choices(kind.element)
        return kind.values if isinstance(kind, Literals) else ()

    def resolved(self, kind: Type) -> Type:
        while isinstance(kind, Named):
            kind = self.document.types[kind.name]
        return kind

    def spelled(self, kind: Type) -> str:
        """The type as Dart spells it."""
        kind = self.resolved(kind)
        match kind:
            case Primitive(name):
                return PRIMITIVES[name]
            case Array(element):
                return f"List<{self.spelled(element)}>"
            case Map(value):
                return f"Map<String, {self.spelled(value)}>"
            case Object():
                return OBJECT
            case Literals(values):
                names = {type(value) for value in values}
                return {str: "String", int: "int"}[names.pop()] if len(names) == 1 else "Object"
            case Union(cases):
                rest = {self.spelled(case) for case in cases if case != Primitive("null")}
                spelled = rest.pop() if len(rest) == 1 else "Object"
                return spelled + "?" if Primitive("null") in cases else spelled
        raise TypeError(kind)

    def read(self, expression: str, kind: Type) -> str:
        """The Dart expression that makes a value of `kind` of what `jsonDecode` gave."""
        kind = self.resolved(kind)
        spelled = self.spelled(kind)
        match kind:
            case Primitive("date"):
                return f"DateTime.parse({expression} as String)"
            case Primitive("number"):
                return f"({expression} as num).toDouble()"
            case Array(element):
                return f"({expression} as List<Object?>).cast<{self.spelled(element)}>()"
            case Map(Array() as value):
                inner = self.read("value", value)
                return (
                    f"({expression} as {OBJECT}).map(\n"
                    f"      (key, value) => MapEntry(key, {inner}),\n"
                    "    )"
                )
            case Map(value) if spelled != OBJECT:
                return f"({expression} as {OBJECT}).cast<String, {self.spelled(value)}>()"
        return f"{expression} as {spelled}"


def _capitalized(name: str) -> str:
    """`workoutBuilder` is `WorkoutBuilder`."""
    return name[0].upper() + name[1:]


def _camel_case(name: str) -> str:
    """`healthkit_permissions` is `healthkitPermissions`."""
    first, *rest = name.split("_")
    return first + "".join(_capitalized(part) for part in rest)


def _lines(items: list[str], indent: int) -> str:
    return "".join(f"{' ' * indent}{item},\n" for item in items)


def _entries(entries: list[str], indent: int) -> str:
    """The entries of a map, one a line; a condition that leaves no room stands on a line of its own."""
    lines = []
    for entry in entries:
        if indent + len(entry) + 1 > WIDTH:
            entry = entry.replace(") '", f")\n{' ' * (indent + 2)}'")
        lines.append(entry)
    return _lines(lines, indent)


def _comment(text: str) -> str:
    lines = []
    for line in text.split("\n"):
        indent = "  " if line.startswith("- ") else ""
        lines += textwrap.wrap(line, WIDTH - 6, subsequent_indent=indent, break_on_hyphens=False) or [""]
    return "".join(f"  /// {line}".rstrip() + "\n" for line in lines)
