"""Makes the helpers of both clients from `methods.json`, the table that `clients/generate` writes.

A method is compiled when it is first used, as `dataclasses` compiles `__init__`. So the import is fast, and `help` and
`inspect.signature` show the real signature. The stubs have the same signatures.
"""

from __future__ import annotations

import functools
import inspect
import linecache
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from types import EllipsisType, FunctionType
from typing import Any

from .helper import AsyncHelper, Helper, nullable
from .options import Consent, FilePath
from .suggestion import did_you_mean
from .table import CHANNELS, CLASSES


def make_helpers(base: type[Helper] | type[AsyncHelper], module: str) -> dict[str, type]:
    """The classes of a client, by name: one for each channel, one for each group of methods in it, and the base of the bridge."""
    prefix = "Async" if issubclass(base, AsyncHelper) else ""
    classes: dict[str, type] = {}
    for name, entry in CLASSES.items():
        members: dict[str, Any] = {"__module__": module, "__doc__": entry["summary"]}
        members |= {group: _accessor(classes[prefix + kind]) for group, kind in entry["groups"].items()}
        members |= {method: _Method(item, _method_source) for method, item in entry["methods"].items()}
        members |= {update: _Method(item, _notification_source) for update, item in entry["notifications"].items()}
        classes[prefix + name] = type(prefix + name, (base,), members)
    channels = {name: property(classes[prefix + kind], doc=classes[prefix + kind].__doc__) for name, kind in CHANNELS.items()}
    members = {"__module__": module, "__doc__": "The channels of a bridge.", **channels}
    classes[prefix + "Channels"] = type(prefix + "Channels", (), members)
    return classes


def _accessor(group: type) -> property:
    return property(lambda helper: group(helper._bridge), doc=group.__doc__)


class _Method:
    """Compiles the function when it is first read. That of an instance names the right form if its arguments are wrong."""

    def __init__(self, entry: Mapping[str, Any], source: Callable[[str, Mapping[str, Any], bool], str]) -> None:
        self._entry = entry
        self._source = source

    def __set_name__(self, owner: type, name: str) -> None:
        self._owner = owner
        self._name = name

    def __get__(self, instance: object, owner: type) -> Any:
        return self._function if instance is None else self._checked.__get__(instance, owner)

    @functools.cached_property
    def _function(self) -> FunctionType:
        return _compiled(self._source(self._name, self._entry, issubclass(self._owner, AsyncHelper)), self._owner, self._name)

    @functools.cached_property
    def _checked(self) -> Any:
        function, method = self._function, self._entry["method"]
        parameters = inspect.signature(function).parameters
        most = sum(parameter.kind is parameter.POSITIONAL_OR_KEYWORD for parameter in parameters.values()) - 1
        written = [name if index < most else f"{name}=…" for index, name in enumerate(list(parameters)[1:])]
        form = f"{self._name}({', '.join(written)})"

        @functools.wraps(function)
        def call(helper: Helper | AsyncHelper, /, *arguments: Any, **named: Any) -> Any:
            __tracebackhide__ = True
            if len(arguments) > most:
                raise TypeError(f"{function.__qualname__}() needs names: write {form}")
            for name in named.keys() - parameters.keys():
                hint = did_you_mean(name, parameters, 2) or f" Write {form}."
                raise TypeError(f"{function.__qualname__}() got an unexpected keyword argument '{name}'.{hint}")
            result = function(helper, *arguments, **named)
            if isinstance(helper, AsyncHelper):
                helper._bridge.unawaited[method] += 1
            return result

        return call


def _method_source(name: str, entry: Mapping[str, Any], is_async: bool) -> str:
    required, optional = _parameters(entry)
    positional = [f"{parameter}: {item['type']}" for parameter, item in required.items()]
    named = [f"{parameter}: {item['type']} = {item['default']}" for parameter, item in optional.items()]
    arguments = ", ".join(["self", *positional, "*", *named, "timeout: float | None = None"])
    params = ", ".join(
        f"{item['name']!r}: {f'nullable({parameter})' if item.get('sendsNull') else parameter}"
        for parameter, item in entry.get("parameters", {}).items()
    )
    notes = [f"`{name}`: {item['summary']}" for name, item in {**required, **optional}.items() if "summary" in item]
    define, wait = ("async def", "await ") if is_async else ("def", "")
    call = f"{wait}self._call({entry['method']!r}, {{{params}}}, {_hint(entry)}, timeout)"
    return _function_source(f"{define} {name}({arguments}) -> {entry['result']}:", entry, notes, call)


def _notification_source(name: str, entry: Mapping[str, Any], is_async: bool) -> str:
    result = f"{'AsyncIterator' if is_async else 'Iterator'}[{entry['result']}]"
    notes = ["Ends after `timeout` seconds without a notification."]
    call = f"self._notifications({entry['method']!r}, {_hint(entry)}, timeout)"
    return _function_source(f"def {name}(self, *, timeout: float = 1.0) -> {result}:", entry, notes, call)


def _hint(entry: Mapping[str, Any]) -> str:
    """The type by which a result is decoded. Only dates are decoded."""
    return str(entry["result"]) if entry.get("hasDates") else "None"


def _parameters(entry: Mapping[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The required parameters, which are positional, and the optional ones, which have a default."""
    parameters = entry.get("parameters", {}).items()
    required = {name: item for name, item in parameters if "default" not in item}
    return required, {name: item for name, item in parameters if "default" in item}


def _function_source(signature: str, entry: Mapping[str, Any], notes: list[str], value: str) -> str:
    documentation = "\n".join([entry["summary"], *([""] if notes else []), *(f"- {note}" for note in notes)])
    return f"{signature}\n    {documentation!r}\n    return {value}\n"


def _compiled(source: str, owner: type, name: str) -> FunctionType:
    qualified_name = f"{owner.__name__}.{name}"
    file = f"<{owner.__module__}.{qualified_name}>"
    # Tracebacks and debuggers find the source here.
    linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
    names: dict[str, FunctionType] = {}
    exec(compile(source, file, "exec"), _globals(owner.__module__), names)
    names[name].__qualname__ = qualified_name
    return names[name]


@functools.cache
def _globals(module: str) -> dict[str, Any]:
    """The names that the source of methods uses."""
    # Imported late: these types take longer to import than the rest of the package.
    from . import types

    others = {
        "AsyncIterator": AsyncIterator,
        "Consent": Consent,
        "EllipsisType": EllipsisType,
        "FilePath": FilePath,
        "Iterator": Iterator,
        "Mapping": Mapping,
        "Sequence": Sequence,
        "nullable": nullable,
    }
    return {**vars(types), **others, "__name__": module, "__tracebackhide__": True}
