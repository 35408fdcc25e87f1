"""A Dart file as its grammar reads it: what is wrong in it, what it declares, and the names that it uses."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import tree_sitter_dart
from tree_sitter import Language, Node, Parser

_PARSER = Parser(Language(tree_sitter_dart.language()))
_TYPES = ("class_definition", "enum_declaration", "mixin_declaration", "extension_declaration", "type_alias")
_MEMBERS = ("function_signature", "getter_signature", "setter_signature", "initialized_identifier",
            "static_final_declaration", "enum_constant", "constructor_signature", "constant_constructor_signature",
            "factory_constructor_signature")
_LOCALS = ("formal_parameter", "initialized_variable_definition", "constructor_param", "for_loop_parts",
           "catch_parameters", "type_parameter", "variable_pattern", "label")


@dataclass(frozen=True)
class Declaration:
    """A public class or top-level name with its public members, and whether each has a doc comment."""

    name: str
    line: int
    is_documented: bool
    members: tuple["Declaration", ...] = ()


class DartSource:
    def __init__(self, path: Path, text: bytes | None = None):
        self.path = path
        self.text = path.read_bytes() if text is None else text
        self.root = _PARSER.parse(self.text).root_node

    def errors(self) -> list[str]:
        """Where the grammar does not understand the file."""
        return [
            f"{self._place(node)}: {'missing ' + node.type if node.is_missing else 'not understood: ' + self.word(node)}"
            for node in _walk(self.root)
            if node.is_error or node.is_missing
        ]

    def imports(self) -> list[str]:
        """What is imported and exported, as written."""
        return [self.word(node).strip("'\"") for node in _walk(self.root) if node.type == "uri"]

    def declarations(self) -> list[Declaration]:
        """The public names of the library, without those it exports of others."""
        found = []
        for node in self.root.named_children:
            if node.type in _TYPES:
                name = self._declared(node)
                body = [child for child in node.children if child.type in ("class_body", "enum_body", "extension_body")]
                members = [member for child in body for member in self._members(child, name)]
                found.append(self._declaration(node, name, members))
            elif node.type in ("function_signature", "static_final_declaration_list"):
                found.append(self._declaration(node, self._declared(node)))
        return [declaration for declaration in found if not declaration.name.startswith("_")]

    def declared_names(self) -> set[str]:
        """Every name that the file declares anywhere: types, members, parameters, variables."""
        names = set()
        for node in _walk(self.root):
            if node.type in (*_TYPES, *_MEMBERS, *_LOCALS):
                names.update(self.word(child) for child in node.children if child.type.endswith("identifier"))
        return names

    def used_names(self) -> Iterator[tuple[str, str]]:
        """Every name in the file, with its place."""
        for node in _walk(self.root):
            if node.type in ("identifier", "type_identifier"):
                yield self.word(node), self._place(node)

    def strings(self) -> Iterator[str]:
        """Every plain string literal, without its quotes."""
        for node in _walk(self.root):
            if node.type == "string_literal":
                yield self.word(node)[1:-1]

    def word(self, node: Node) -> str:
        return self.text[node.start_byte : node.end_byte].decode()

    def _members(self, body: Node, owner: str) -> Iterator[Declaration]:
        for child in body.named_children:
            for node in [child, *_walk(child)] if child.type in ("declaration", "method_signature") else [child]:
                if node.type not in _MEMBERS:
                    continue
                name = ".".join(dict.fromkeys(self.word(part) for part in node.children if part.type == "identifier"))
                name = name.removeprefix(f"{owner}.")
                if not name.startswith("_"):
                    yield self._declaration(child, name)
                break

    def _declaration(self, node: Node, name: str, members: list[Declaration] = []) -> Declaration:
        before = node.prev_named_sibling
        overrides = False
        while before is not None and before.type in ("annotation", "const_builtin", "final_builtin"):
            overrides = overrides or self.word(before) == "@override"
            before = before.prev_named_sibling
        documented = overrides or (before is not None and before.type == "documentation_comment")
        return Declaration(name, node.start_point[0] + 1, documented, tuple(members))

    def _declared(self, node: Node) -> str:
        if node.type == "static_final_declaration_list":
            node = node.named_children[0]
        kinds = ("type_identifier",) if node.type == "type_alias" else ("identifier",)
        return next(self.word(child) for child in node.named_children if child.type in kinds)

    def _place(self, node: Node) -> str:
        return f"{self.path}:{node.start_point[0] + 1}:{node.start_point[1] + 1}"


def _walk(node: Node) -> Iterator[Node]:
    yield node
    for child in node.children:
        yield from _walk(child)
