"""A Dart file as its grammar reads it: what is wrong in it, what it declares, and the names that it uses."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import tree_sitter_dart
from tree_sitter import Language, Node, Parser

_PARSER = Parser(Language(tree_sitter_dart.language()))
_TYPES = ("class_definition", "enum_declaration", "extension_declaration", "type_alias")
_BODIES = ("class_body", "enum_body", "extension_body")
_MEMBERS = (
    "function_signature",
    "getter_signature",
    "constructor_signature",
    "constant_constructor_signature",
    "initialized_identifier",
    "static_final_declaration",
    "enum_constant",
)
_DECLARING = (
    *_TYPES,
    *_MEMBERS,
    "formal_parameter",
    "constructor_param",
    "type_parameter",
    "initialized_variable_definition",
    "for_loop_parts",
    "catch_parameters",
    "variable_pattern",
    "import_specification",
)
_NAMES = ("identifier", "type_identifier", "identifier_dollar_escaped")


@dataclass(frozen=True)
class Declaration:
    """A public name of a library, with its public members."""

    name: str
    line: int
    is_documented: bool
    members: tuple["Declaration", ...] = ()


class DartSource:
    def __init__(self, path: Path, text: bytes | None = None):
        self.path = path
        self.text = path.read_bytes() if text is None else text
        self.root = _PARSER.parse(self.text).root_node

    def errors(self) -> Iterator[str]:
        """Where the grammar does not understand the file."""
        for node in walk(self.root):
            if node.is_missing:
                yield f"{self.place(node)}: {node.type} is missing"
            elif node.is_error:
                yield f"{self.place(node)}: not understood: {self.word(node)[:60]!r}"

    def imports(self) -> list[str]:
        """What is imported and exported, as written."""
        return [self.word(node).strip("'\"") for node in walk(self.root) if node.type == "uri"]

    def exports(self) -> list[str]:
        """What is exported, as written."""
        return [
            self.word(uri).strip("'\"")
            for node in walk(self.root)
            if node.type == "library_export"
            for uri in walk(node)
            if uri.type == "uri"
        ]

    def declarations(self) -> Iterator[Declaration]:
        """The public names of the library, without those that it exports of others."""
        for node in self.root.named_children:
            if node.type in _TYPES:
                name = self._first_name(node)
                bodies = [child for child in node.named_children if child.type in _BODIES]
                members = tuple(member for body in bodies for member in self._members(body, name))
            elif node.type in ("function_signature", "static_final_declaration_list"):
                signature = node.named_children[0] if node.type.endswith("list") else node
                name, members = self._first_name(signature), ()
            else:
                continue
            if not name.startswith("_"):
                yield self._declaration(node, name, members)

    def declared_names(self) -> set[str]:
        """Every name that the file declares: types, members, parameters, variables."""
        names = set()
        for node in walk(self.root):
            if node.type in _DECLARING:
                kind = "type_identifier" if node.type in ("type_alias", "type_parameter") else "identifier"
                found = [self.word(child) for child in node.named_children if child.type == kind]
                # What follows the name of a variable is its value.
                names.update(found if node.type in ("catch_parameters", "constructor_signature") else found[:1])
        return names

    def top_level_names(self) -> set[str]:
        """The names that the file declares outside of any class, private ones and the members of extensions included."""
        names = set()
        for node in self.root.named_children:
            if node.type in _TYPES:
                names.add(self._first_name(node))
            elif node.type in ("function_signature", "static_final_declaration_list"):
                names.add(self._first_name(node.named_children[0] if node.type.endswith("list") else node))
        return names

    def used_names(self) -> Iterator[tuple[str, str]]:
        """Every name in the file, each with its place."""
        for node in walk(self.root):
            if node.type in _NAMES:
                yield self.word(node), self.place(node)

    def texts(self) -> Iterator[str]:
        """Every string literal as it reads; `{}` stands for what is put in."""
        for node in walk(self.root):
            if node.type == "string_literal":
                yield self._text(node)

    def word(self, node: Node) -> str:
        return self.text[node.start_byte : node.end_byte].decode()

    def place(self, node: Node) -> str:
        return f"{self.path}:{node.start_point[0] + 1}:{node.start_point[1] + 1}"

    def _members(self, body: Node, owner: str) -> Iterator[Declaration]:
        for child in body.named_children:
            for node in walk(child):
                if node.type in _MEMBERS:
                    name = self._member_name(node, owner)
                    if not name.startswith("_"):
                        yield self._declaration(child, name)
                    break
                if node.type in ("function_body", "annotation"):
                    break

    def _member_name(self, node: Node, owner: str) -> str:
        names = [self.word(child) for child in node.named_children if child.type == "identifier"]
        return names[1] if names[0] == owner and len(names) > 1 else names[0]

    def _declaration(self, node: Node, name: str, members: tuple[Declaration, ...] = ()) -> Declaration:
        before = node.prev_named_sibling
        overrides = False
        while before is not None and before.type in ("annotation", "const_builtin", "final_builtin", "type_identifier"):
            overrides = overrides or self.word(before) == "@override"
            before = before.prev_named_sibling
        is_documented = overrides or (before is not None and before.type == "documentation_comment")
        return Declaration(name, node.start_point[0] + 1, is_documented, members)

    def _first_name(self, node: Node) -> str:
        kind = "type_identifier" if node.type == "type_alias" else "identifier"
        return next(self.word(child) for child in node.named_children if child.type == kind)

    def _text(self, literal: Node) -> str:
        text = self.word(literal)
        for part in reversed([child for child in literal.named_children if child.type == "template_substitution"]):
            start, end = part.start_byte - literal.start_byte, part.end_byte - literal.start_byte
            text = (text.encode()[:start] + b"{}" + text.encode()[end:]).decode()
        # Strings that stand side by side are one.
        lines = [line.strip() for line in text.split("\n")]
        return "".join(line[1:-1] for line in lines)


def walk(node: Node) -> Iterator[Node]:
    """The node and all below it, in the order of the text."""
    yield node
    for child in node.children:
        yield from walk(child)
