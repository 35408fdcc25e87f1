"""The interface of the module HealthKit, from the symbol graphs that the compiler extracts from the built module."""

import json
import re
import subprocess
import tempfile
from pathlib import Path

from .declarations import Member, Type, normal

KINDS = {"swift.class": "class", "swift.struct": "struct", "swift.enum": "enum", "swift.protocol": "protocol"}
# What `NSObject` or another conformance brings.
IMPLIED = {
    "NSObjectProtocol", "NSCoding", "CVarArg", "CustomStringConvertible", "CustomDebugStringConvertible",
}
OF_EACH_TYPE = {"Copyable", "Escapable", "SendableMetatype", "BitwiseCopyable"}
OF_OBJECTS = {"Hashable", "Equatable"}


def options(modules, root):
    """The options with which the compiler finds the built modules in the folders `modules`."""
    maps = [*root.glob("Sources/*/module.modulemap"), *root.glob("Sources/*/include/module.modulemap")]
    maps += root.glob(".build/checkouts/*/Sources/*/module.modulemap")
    # The package manager writes those of targets in C.
    maps += (modules[-1].parent / f"{name}.build/module.modulemap" for name in ("CHealthKit", "CSQLite"))
    found = ["-target", target()]
    for folder in modules:
        found += ["-I", str(folder)]
    for path in maps:
        found += ["-Xcc", f"-fmodule-map-file={path}"]
    for path in root.glob("Sources/*/include"):
        found += ["-Xcc", "-I", "-Xcc", str(path)]
    return found


def extract(modules, root):
    """The symbol graphs of HealthKit and of its enumerations in C. `modules` are the folders with the built modules."""
    found = options(modules, root)
    with tempfile.TemporaryDirectory() as folder:
        running = [
            subprocess.Popen(
                ["swift-symbolgraph-extract", "-module-name", module, "-minimum-access-level", "public", "-skip-synthesized-members",
                 "-skip-inherited-docs", "-output-dir", folder, *found]
            )
            for module in ("HealthKit", "CHealthKit")
        ]
        if any([process.wait() for process in running]):
            raise SystemExit("the symbol graph of HealthKit cannot be extracted: run `make build` first")
        return [slim(json.loads(path.read_text())) for path in sorted(Path(folder).glob("*.json"))]


def slim(document):
    """A symbol graph with only what the comparison needs."""
    keys = ("kind", "identifier", "pathComponents", "accessLevel", "availability")
    symbols = [
        {key: symbol[key] for key in keys if key in symbol} | {"declarationFragments": [{"spelling": text(symbol)}]}
        for symbol in document["symbols"]
    ]
    relations = [
        {key: relation[key] for key in ("kind", "source", "target", "targetFallback") if key in relation}
        for relation in document["relationships"]
    ]
    return {"symbols": symbols, "relationships": relations}


def target():
    """The target of the compiler."""
    information = subprocess.run(["swiftc", "-print-target-info"], capture_output=True, text=True, check=True)
    return json.loads(information.stdout)["target"]["unversionedTriple"]


class Graph:
    """The symbols of all graphs."""

    def __init__(self, documents):
        self.symbols = [symbol for document in documents for symbol in document["symbols"]]
        self.relations = [relation for document in documents for relation in document["relationships"]]
        self.names = {symbol["identifier"]["precise"]: ".".join(symbol["pathComponents"]) for symbol in self.symbols}

    def aliases(self):
        """What a name of a type stands for, by the name."""
        return {
            ".".join(symbol["pathComponents"]): text(symbol).partition(" = ")[2]
            for symbol in self.symbols
            if symbol["kind"]["identifier"] == "swift.typealias"
        }

    def types(self, known):
        """The types by name, with the names that Apple's interface has: `known`. Then what other names of types stand for."""
        aliases = self.aliases()
        names = {member.name for member in known[""].members.values()}
        renamed = {target: name for name, target in aliases.items() if name in known and re.fullmatch(r"\w+", target)}
        expanded = {name: target for name, target in aliases.items() if name not in known and name not in names}

        def spelled(declaration):
            for alias, meaning in expanded.items():
                if alias in declaration:
                    declaration = re.sub(rf"\b{re.escape(alias)}\b(?=\?)", f"({meaning})", declaration)
                    declaration = re.sub(rf"\b{re.escape(alias)}\b", meaning, declaration)
            return re.sub(r"\b\w+\b", lambda word: renamed.get(word[0], word[0]), declaration)

        found = {"": Type("globals")}
        for symbol in self.symbols:
            kind = KINDS.get(symbol["kind"]["identifier"])
            if kind:
                name = ".".join(symbol["pathComponents"])
                found[renamed.get(name, name)] = Type(kind, is_open=symbol["accessLevel"] == "open")
        defaults = {
            (self.names.get(relation["source"]), relation["target"]) for relation in self.relations
            if relation["kind"] == "defaultImplementationOf"
        }
        optional = {target for _, target in defaults}
        sources = {relation["source"] for relation in self.relations if relation["kind"] == "defaultImplementationOf"}
        for symbol in self.symbols:
            if symbol["kind"]["identifier"] in KINDS or symbol["identifier"]["precise"] in sources:
                continue
            path = symbol["pathComponents"]
            owner = ".".join(path[:-1])
            owner = renamed.get(owner, owner)
            entry = found.setdefault(owner, Type("extension"))
            declaration = normal(spelled(text(symbol)))
            if declaration.startswith("typealias"):
                declaration = f"typealias {path[-1]}"
            is_open = symbol["accessLevel"] == "open" or (
                symbol["kind"]["identifier"] == "swift.init" and entry.kind == "class" and "convenience" not in declaration
            )
            since, deprecated = availability(symbol)
            entry.add(
                Member(declaration, is_open, symbol["identifier"]["precise"] in optional, since, deprecated)
            )
        self.relate(found, renamed)
        return found, {name: aliases[name] for name in aliases if name in known and name not in found}

    def relate(self, found, renamed):
        """Adds the superclasses and the conformances."""
        for relation in self.relations:
            name = self.names.get(relation["source"])
            entry = found.get(renamed.get(name, name))
            target = self.names.get(relation["target"]) or relation.get("targetFallback", "").split(".")[-1]
            if entry is None:
                continue
            if relation["kind"] == "inheritsFrom":
                entry.superclass = target
            elif relation["kind"] == "conformsTo" and target not in OF_EACH_TYPE and (
                target not in IMPLIED or entry.kind == "protocol"
            ):
                if entry.kind != "class" or target not in OF_OBJECTS:
                    entry.conformances.add(target)


def text(symbol):
    """The declaration of a symbol."""
    return "".join(fragment["spelling"] for fragment in symbol["declarationFragments"])


def availability(symbol):
    """The version of iOS in which a symbol appeared, and that of its deprecation, if the module says so."""
    for entry in symbol.get("availability", []):
        if entry.get("domain") == "iOS":
            return version(entry.get("introduced")), version(entry.get("deprecated"))
    return None, None


def version(numbers):
    return f"{numbers['major']}.{numbers.get('minor', 0)}" if numbers else None
