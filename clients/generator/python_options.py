"""Emits the options of `serve` for Python."""

from .openrpc import HEADER, Document, snake_case
from .options import options, policies
from .python import ACCEPTED_TYPES, FOLDER
from .python_layout import docstring
from .python_types import Types

HEAD = f'''\
# {HEADER}

"""The options that `serve` and `control/reset` have in common, as keyword arguments."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Literal, TypedDict

if TYPE_CHECKING:
    from .options import Consent, FilePath
'''


def files(document: Document) -> dict[str, str]:
    types = Types(document)
    lines = ["class ResetOptions(TypedDict, total=False):", '    """The options that `control/reset` takes too."""', ""]
    for option in options(document):
        annotation = ACCEPTED_TYPES.get(("control/reset", option.name)) or types.annotation(option.type, option.name)
        lines += [f"    {snake_case(option.name)}: {annotation}", docstring(option.summary, [], "    ")]
    policy = f"Policy = {types.annotation(policies(document), 'Policy')}\n"
    return {f"{FOLDER}/reset_options.py": "\n".join([HEAD, policy, "", *lines, ""])}
