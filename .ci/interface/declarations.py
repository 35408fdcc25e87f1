"""Declarations of Swift in a form in which two of them can be compared."""

import re
from dataclasses import dataclass, field

# What says nothing about how a declaration is used, or is a fact of its own (`open`, `optional`).
SILENT = re.compile(
    r"@(?:discardableResult|preconcurrency|NSCopying|nonobjc|objc)\b(?:\([^)]*\))? *|nonisolated\(nonsending\) *"
    r"|\b(?:public|open|final|override|required|weak|optional|dynamic|indirect|nonisolated)\b +"
)
HEAD = re.compile(r"^(?P<words>(?:@\w+ |static |class |convenience |mutating )*)(?P<kind>func|init[?!]?|subscript|var|let|case|typealias|associatedtype)\b ?(?P<rest>.*)$")
VERSIONS = re.compile(r"^(?P<since>\d[\d.]*)?(?P<until>-[\d.]*)? (?P<text>.*)$")


@dataclass
class Member:
    """A member of a type, or a global name."""

    declaration: str
    is_open: bool = False
    is_optional: bool = False
    since: str | None = None
    deprecated: str | None = None

    @property
    def name(self):
        return name(self.declaration)


@dataclass
class Type:
    """A type, with its members by their declarations."""

    kind: str
    is_open: bool = False
    superclass: str | None = None
    conformances: set[str] = field(default_factory=set)
    since: str | None = None
    members: dict[str, Member] = field(default_factory=dict)

    def add(self, member):
        self.members[member.declaration] = member


def parts(text):
    """The parts of a list that commas separate, with brackets of all kinds intact."""
    found, depth, part = [], 0, ""
    for letter in text:
        if letter in "([{<":
            depth += 1
        elif letter in ")]}" or (letter == ">" and not part.endswith("-")):
            depth -= 1
        if letter == "," and depth == 0:
            found.append(part.strip())
            part = ""
        else:
            part += letter
    return [*found, part.strip()] if part.strip() else found


def closing(text):
    """The index of the bracket that closes the one at the beginning."""
    depth = 0
    for index, letter in enumerate(text):
        depth += (letter in "([") - (letter in ")]")
        if depth == 0:
            return index
    raise ValueError(text)


def parameter(text):
    """A parameter without its inner name. Of a default only its presence counts."""
    names, _, rest = text.partition(":")
    kind, equals, _ = rest.partition(" = ")
    return f"{names.split()[0]}: {kind.strip()}" + (" = _" if equals else "")


def normal(text):
    """A declaration without what does not matter to its users."""
    text = re.sub(r" +", " ", SILENT.sub("", text.replace(" : ", ": ").replace("\n", " "))).strip()
    head = HEAD.match(text)
    if not head:
        return text
    words, kind, rest = head["words"].replace("class ", "static "), head["kind"], head["rest"]
    if kind in ("func", "subscript") or kind.startswith("init"):
        start = rest.index("(")
        end = start + closing(rest[start:])
        found = map(parameter, parts(rest[start + 1 : end]))
        if not re.match(r"[\w`]", rest) and kind == "func":
            found = ("_: " + text.partition(": ")[2] for text in found)
        parameters = ", ".join(found)
        space = "" if kind.startswith("init") else " "
        return f"{words}{kind}{space}{rest[:start].strip()}({parameters}){rest[end + 1:]}"
    if kind in ("var", "let"):
        rest = rest.split(" = ")[0]
        if "{" not in rest:
            rest += " { get }" if kind == "let" else " { get set }"
        return f"{words}var {rest.replace('nonmutating ', '')}"
    if kind == "typealias":
        return f"{words}{kind} {rest.split('.')[-1] if '=' not in rest else rest}"
    return f"{words}{kind} {rest}"


def name(declaration):
    """The name of a declaration: a base name, with the labels of a function."""
    head = HEAD.match(declaration)
    kind, rest = head["kind"], head["rest"]
    if kind in ("var", "let", "typealias", "associatedtype") or "(" not in rest:
        return re.match(r"`?([\w.]+|[=~<>!]+)", rest)[1]
    start = rest.index("(")
    base = kind.rstrip("?!") if kind.startswith("init") else rest[:start].strip(" `") or kind
    labels = "".join(part.split(":")[0] + ":" if ":" in part else "_:" for part in parts(rest[start + 1 : start + closing(rest[start:])]))
    return f"{base}({labels})"


def interface(document):
    """The types of protocol/healthkit-interface.json by name, and its global names as the type `""`."""
    types = {}
    for type_name, entry in document["types"].items():
        head, _, inherited = entry["declaration"].partition(": ")
        words = head.split()
        names = inherited.split(", ") if inherited else []
        is_class = "class" in words
        types[type_name] = Type(
            kind="class" if is_class else words[0],
            is_open="open" in words,
            superclass=names.pop(0) if is_class and names and names[0] in document["types"] | {"NSObject": None} else None,
            conformances=set(names),
            since=entry.get("ios"),
        )
        for line in entry["members"]:
            types[type_name].add(member(line, types[type_name].since))
    types[""] = Type("globals")
    for line in document["globals"]:
        types[""].add(member(line, None))
    return types


def member(line, since):
    """The member of a line such as `9.0-17.0 open func stop(_: HKQuery)`: first version, version of the deprecation, declaration."""
    versions = VERSIONS.match(line) if line[0].isdigit() or line[0] == "-" else None
    text = versions["text"] if versions else line
    return Member(
        normal(text),
        is_open="open" in text.split()[:2],
        is_optional="optional" in text.split()[:2],
        since=versions["since"] if versions and versions["since"] else since,
        deprecated=(versions["until"] or "")[1:] or None if versions else None,
    )
