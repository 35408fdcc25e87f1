"""The names that a misspelt one may be meant to be."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable


def did_you_mean(name: str, names: Iterable[str], most: int = 1) -> str:
    """A question with the nearest names, after a space: the shortest that have all words of the name, else the most similar."""
    meant = _words(name)
    # `setconsent` is one word.
    known = {form: each for each in names for form in (" ".join(_words(each)), each.replace("_", "").lower())}
    near = sorted((form for form in known if meant and set(meant) <= set(form.split())), key=len)[:most]
    near = near or difflib.get_close_matches(" ".join(meant), known, most, 0.7)
    return f" Did you mean {' or '.join(dict.fromkeys(known[form] for form in near))}?" if near else ""


def _words(name: str) -> list[str]:
    """The words of a name in an order, because `query_samples` and `sampleQuery` are near `sample_query`."""
    return sorted(word.lower() for word in re.findall(r"[A-Z]?[a-z0-9]+|[A-Z]+", name))
