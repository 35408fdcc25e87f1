"""Emits the names of all methods for the Node client, and the types of their params and results."""

import json

from .openrpc import (
    CHANNELS, HEADER, NAMED_TEXTS, NAMED_VALUES, Array, Document, Literals, Map, Member, Method, Named, Object, Primitive, Type, Union, parts,
)
from .options import options, policies
from .typescript_layout import WIDTH, doc_comment, literal, wrapped

PRIMITIVES = {
    "string": "string",
    "uuid": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
    "any": "unknown",
}


def files(document: Document) -> dict[str, str]:
    return {
        "node/src/apple-healthkit-methods.cjs": _native_module(document),
        "node/src/methods.js": _names(document),
        "node/src/methods.d.ts": _Declarations(document).text(),
    }


def _names(document: Document) -> str:
    names = "".join(f"  '{method.name}',\n" for name in CHANNELS for method in document.channel(name))
    return (
        f"// {HEADER}\n\n"
        "/** The version of the protocol that this client supports. */\n"
        f"export const protocolVersion = '{document.version}';\n\n"
        "/** The full names of the methods. */\n"
        f"export const methodNames = [\n{names}];\n\n"
        "/** The names of the notifications. */\n"
        f"export const notificationNames = {json.dumps([item.name for item in document.notifications])};\n\n"
        "/** The names of the options of `Bridge.start` that the host has. */\n"
        f"export const optionNames = {json.dumps(_option_names(document))};\n"
    )


def _option_names(document: Document) -> list[str]:
    return sorted([*(option.name for option in options(document)), "framing"])


def _native_module(document: Document) -> str:
    """The methods that JavaScript calls on the native module. The app delegate calls the others."""
    called = [method.short_name for method in document.channel("AppleHealthKit")]
    names = "".join(f"  '{name}',\n" for name in called if name != "initializeBackgroundObservers")
    return f"// {HEADER}\n\n/** The methods of the native module. */\nmodule.exports = [\n{names}];\n"


class _Declarations:
    """The declarations of all types.

    In params a date is a `Date` or a string, in results a string. So a type with dates that is used in both is declared
    twice: `Sample` for results, and `SampleInput` for params.
    """

    def __init__(self, document: Document) -> None:
        self.document = document
        self._is_nested = False

    def text(self) -> str:
        parts = [f"// {HEADER}\n", _PREAMBLE]
        parts += [self._channel(name) for name in CHANNELS]
        parts += [self._methods(), self._notifications(), self._options()]
        for name in self.document.types:
            if name in NAMED_TEXTS:
                continue
            if name in self.document.received:
                parts.append(self._named(name, name, is_input=False))
            if name in self.document.sent and (name not in self.document.received or self._holds_date(name)):
                parts.append(self._named(self._input_name(name), name, is_input=True))
        return "\n".join(parts)

    # Types

    def _holds_date(self, name: str) -> bool:
        return any(_has_date(self.document.types[reached]) for reached in self.document.reached([Named(name)]))

    def _input_name(self, name: str) -> str:
        return f"{name}Input" if name in self.document.received and self._holds_date(name) else name

    def _type(self, type: Type, is_input: bool, indent: str) -> str:
        def inner(part: Type, deeper: str = indent) -> str:
            return self._type(part, is_input, deeper)

        match type:
            case Primitive("date"):
                return "Date | string" if is_input else "string"
            case Primitive(name):
                return PRIMITIVES[name]
            case Named(name) if self._is_nested and name in NAMED_VALUES:
                return f"AnyText<{name}>"
            case Named(name):
                return self._input_name(name) if is_input else name
            case Array(element):
                text = inner(element)
                return f"Array<{text}>" if " " in text else f"{text}[]"
            case Map(value):
                return f"{{ [name: string]: {inner(value)} }}"
            case Literals(values):
                return wrapped([literal(value) for value in values], indent)
            case Union(cases):
                return wrapped([inner(case, indent + "    ") for case in cases], indent)
            case Object(members):
                return self._object(members, is_input, indent)
        raise TypeError(type)

    def _object(self, members: tuple[Member, ...], is_input: bool, indent: str, is_block: bool = False) -> str:
        if not members:
            return "{}"
        texts = [self._member(member, is_input, indent + "  ") for member in members]
        line = "{ " + "; ".join(texts) + " }"
        if not is_block and "\n" not in line and "/**" not in line and len(indent) + len(line) < WIDTH - 40:
            return line
        return "{\n" + "".join(f"{indent}  {text};\n" for text in texts) + indent + "}"

    def _member(self, member: Member, is_input: bool, indent: str) -> str:
        mark = "" if member.is_required else "?"
        comment = doc_comment(member.summary, indent).lstrip() + indent if member.summary else ""
        return f"{comment}{member.name}{mark}: {self._type(member.type, is_input, indent)}"

    def _named(self, name: str, original: str, is_input: bool) -> str:
        type = self.document.types[original] if is_input else self.document.result(original)
        self._is_nested = True
        try:
            if isinstance(type, Object):
                return f"export interface {name} {self._object(type.members, is_input, '', is_block=True)}\n"
            return f"export type {name} = {self._type(type, is_input, '')};\n"
        finally:
            self._is_nested = False

    # Methods

    def _channel(self, name: str) -> str:
        methods = self.document.channel(name)
        groups = list(dict.fromkeys(method.group for method in methods if method.group))
        text = f"/** The methods of the channel `{name}`. */\nexport interface {_type_name(name)} {{\n"
        text += "".join(self._method(method, "  ") for method in methods if not method.group)
        for group in groups:
            text += f"  {group}: {{\n"
            text += "".join(self._method(method, "    ") for method in methods if method.group == group)
            text += "  };\n"
        return text + "}\n"

    def _method(self, method: Method, indent: str) -> str:
        comment = doc_comment(method.summary, indent)
        result = self._type(method.result, False, indent)
        head = f"{indent}{method.short_name}("
        tail = f"options?: CallOptions): Promise<{result}>;\n"
        if not method.parameters:
            return f"{comment}{head}params?: NoParams, {tail}"
        mark = ":" if any(item.is_required for item in method.parameters) else "?:"
        return f"{comment}{head}params{mark} {self._object(method.parameters, True, indent)}, {tail}"

    def _methods(self) -> str:
        text = "/** All methods, by full name. */\nexport interface Methods {\n"
        for channel in CHANNELS:
            for method in self.document.channel(channel):
                path = [_type_name(channel)] + [f"['{name}']" for name in (method.group, method.short_name) if name]
                text += f"  '{method.name}': {''.join(path)};\n"
        return text + "}\n"

    def _notifications(self) -> str:
        text = "/** The params of every notification, by its method. */\nexport interface Notifications {\n"
        for item in self.document.notifications:
            text += doc_comment(item.summary, "  ") + f"  '{item.name}': {self._type(item.params, False, '  ')};\n"
        return text + "}\n"


    def _options(self) -> str:
        policy = self._type(policies(self.document), True, "")
        text = f"/** What the user does with a permission sheet. */\nexport type ConsentPolicy = {policy};\n\n"
        text += "/** The options of `serve` that `control/reset` has too. */\nexport interface ResetOptions {\n"
        for option in options(self.document):
            type = _ACCEPTED_TYPES.get(option.name) or self._type(option.type, True, "  ")
            text += f"{doc_comment(option.summary, '  ')}  {option.name}?: {type};\n"
        return text + "}\n"


# Options that are texts on the command line, for which the client also accepts other types.
_ACCEPTED_TYPES = {
    "clock": "Date | 'system' | (string & {})",
    "consent": "ConsentPolicy | (string & {}) | ConsentRule | readonly ConsentRule[]",
}


def _has_date(type: Type) -> bool:
    return type == Primitive("date") or any(map(_has_date, parts(type)))


# The names of plugins that are too general for an interface.
_TYPE_NAMES = {"HealthKit": "CordovaHealthKit", "Health": "CapgoHealth", "HealthPlugin": "CapacitorHealth"}


def _type_name(channel: str) -> str:
    if name := _TYPE_NAMES.get(channel):
        return name
    return "".join(part[0].upper() + part[1:] for part in channel.split("_")).replace("Healthkit", "HealthKit")


_PREAMBLE = f"""\
import type {{ CallOptions, ConsentRule }} from './bridge.js';
import type {{ {', '.join(NAMED_TEXTS)} }} from './names.js';
export type {{ {', '.join(NAMED_TEXTS)} }};

/** Any text: TypeScript takes `value: 'inBed'` in an object without annotation for a `string`. Editors complete the names. */
export type AnyText<Name extends string> = Name | (string & {{}});

/** The params of a method without parameters. */
export type NoParams = {{ [name: string]: never }};
"""
