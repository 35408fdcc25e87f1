"""What the Dart client shares with the Node client, which is the one that is tested: names, kinds of failures, sentences."""

from collections.abc import Iterable, Iterator
from pathlib import Path

import tree_sitter_typescript
from dart_source import DartSource, walk
from tree_sitter import Language, Node, Parser

_PARSER = Parser(Language(tree_sitter_typescript.language_typescript()))
_CHANNELS = ("healthkit_permissions", "store", "control")

# What only one of them has, and why.
DIFFERENCES = {
    "Bridge.[Symbol.asyncDispose]": "Dart has no blocks that dispose of what they use",
    "BridgeError.cause": "an error of Dart has none",
    "BridgeError.message": "an error of JavaScript has it from its base",
    "CallOptions.signal": "Dart has no AbortSignal",
    "CallOptions.cancel": "a future stands for the signal",
    "The request was cancelled before it was sent.": "whether a future is complete cannot be asked",
}


def dart_names(client: Path) -> set[str]:
    """The names of the client below `client`, as `Bridge.call`, `store/save` or `missing`, and what its failures say."""
    names = set()
    for file in ("bridge.dart", "errors.dart"):
        for declaration in DartSource(client / "lib/src" / file).declarations():
            members = {member.name for member in declaration.members} - {declaration.name, "toString"}
            if declaration.name.endswith("Reason"):
                names |= members
            elif declaration.name[0].isupper():
                names |= {declaration.name} | {f"{declaration.name}.{member}" for member in members}
    for channel in _CHANNELS:
        names |= set(_dart_channel(client / "lib/src" / f"{channel}.dart", channel))
    return names | _sentences(DartSource(client / "lib/src/connection.dart").texts())


def node_names(client: Path) -> set[str]:
    """The same names, of the declarations and the sources of the Node client."""
    names = set()
    for file in ("bridge.d.ts", "errors.d.ts"):
        source = _TypeScript(client / "src" / file)
        shared = [*source.types("class_declaration"), *source.types("interface_declaration", "CallOptions")]
        for name, members in shared:
            names |= {name} | {f"{name}.{member}" for member in members}
        names |= set(source.reasons())
    for _, members in _TypeScript(client / "src/methods.d.ts").types("interface_declaration", "Methods"):
        names |= {member.strip("'") for member in members}
    return names | _sentences(_TypeScript(client / "src/connection.js").texts())


def differences(dart: Path, node: Path) -> Iterator[str]:
    """Each name that one of the clients has and the other has not, unless it is explained."""
    ours, theirs = dart_names(dart), node_names(node)
    for name in sorted(ours - theirs - DIFFERENCES.keys()):
        yield f"the Node client has no {name!r}"
    for name in sorted(theirs - ours - DIFFERENCES.keys()):
        yield f"the Dart client has no {name!r}"
    for name in sorted(DIFFERENCES.keys() - (ours ^ theirs)):
        yield f"{name!r} is no difference any more"


def _dart_channel(file: Path, channel: str) -> Iterator[str]:
    """The methods of a channel by the classes that have them, and the getter that a bridge has for it."""
    declarations = {declaration.name: declaration for declaration in DartSource(file).declarations()}
    extension = next(declaration for name, declaration in declarations.items() if name.endswith("Channel"))
    yield from (f"Bridge.{getter.name}" for getter in extension.members)
    owner = extension.name.removesuffix("Channel")
    for member in declarations[owner].members:
        group = declarations.get(owner + member.name[0].upper() + member.name[1:])
        if group is None:
            yield f"{channel}/{member.name}"
        else:
            yield from (f"{channel}/{member.name}.{each.name}" for each in group.members)


def _sentences(texts: Iterable[str]) -> set[str]:
    return {text for text in texts if " " in text and text[-1] in ".}" and text != "{}: {}"}


class _TypeScript:
    def __init__(self, path: Path):
        self.text = path.read_bytes()
        self.root = _PARSER.parse(self.text).root_node

    def types(self, kind: str, only: str = "") -> Iterator[tuple[str, set[str]]]:
        """Every class or interface with the names of its own members."""
        for node in walk(self.root):
            if node.type == kind and only in ("", self.member(node)):
                body = node.named_children[-1]
                members = {self.member(child) for child in body.named_children if child.type != "comment"}
                yield self.member(node), members - {"constructor"}

    def reasons(self) -> Iterator[str]:
        """The reasons of a connection failure."""
        for node in walk(self.root):
            if node.type == "public_field_definition" and self.member(node) == "reason":
                yield from (self.word(each) for each in walk(node) if each.type == "string_fragment")

    def texts(self) -> Iterator[str]:
        """Every string literal as it reads; `{}` stands for what is put in."""
        for node in walk(self.root):
            if node.type in ("string", "template_string"):
                parts = [self.word(child) if child.type == "string_fragment" else "{}" for child in node.named_children]
                yield "".join(parts)

    def member(self, node: Node) -> str:
        """The name of what is declared."""
        name = node.child_by_field_name("name")
        return self.word(name if name is not None else node)

    def word(self, node: Node) -> str:
        return self.text[node.start_byte : node.end_byte].decode()
