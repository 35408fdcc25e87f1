"""Checks of the built site: links and anchors, no request to another host, an address for each thing, a Markdown twin of each page."""

import os
import re
from functools import cached_property
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

from . import methods
from .pages import load

# What a browser loads by itself.
LOADED = {("script", "src"), ("link", "href"), ("img", "src"), ("iframe", "src"), ("source", "src"), ("object", "data")}
NOT_LOADED = {"alternate", "canonical", "next", "prev"}
CSS_URL = re.compile(r"(?:url\(|@import)\s*['\"]?(?:https?:)?//")


class Document(HTMLParser):
    def __init__(self, file: Path) -> None:
        super().__init__()
        self.file = file
        self.anchors: set[str] = set()
        self.links: set[str] = set()
        self.loaded: set[str] = set()
        self.feed(file.read_text())

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        values = dict(attributes)
        self.anchors.update(filter(None, [values.get("id"), values.get("name") if tag == "a" else None]))
        for name, value in attributes:
            if value is None or name not in ("href", "src", "data", "style", "class"):
                continue
            if name in ("href", "src"):
                self.links.add(value)
            if (tag, name) in LOADED and values.get("rel") not in NOT_LOADED:
                self.loaded.add(value)
            if name == "style" and CSS_URL.search(value) or name == "class" and "mermaid" in value.split():
                self.loaded.add(f"//{name}:{value}")  # The theme loads Mermaid from another host.


class Built:
    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @cached_property
    def documents(self) -> dict[Path, Document]:
        return {file: Document(file) for file in sorted(self.folder.rglob("*.html"))}

    def link_fault(self, document: Document, link: str) -> bool:
        parts = urlsplit(link)
        if parts.scheme or parts.netloc:
            return False
        start = self.folder if parts.path.startswith("/") else document.file.parent
        target = Path(os.path.normpath(start / unquote(parts.path).lstrip("/"))) if parts.path else document.file
        target = target / "index.html" if target.is_dir() else target
        if not target.is_file():
            return True
        anchor = unquote(parts.fragment)
        # The theme marks the top of a page and of its content with anchors of its own.
        return bool(anchor) and target in self.documents and anchor not in self.documents[target].anchors and not anchor.startswith("__")

    def faults(self, twins: dict[str, str], addresses: list[str]) -> list[str]:
        faults = []
        for file, document in self.documents.items():
            name = file.relative_to(self.folder)
            faults += [f"{name}: the link {link} has no target" for link in sorted(document.links) if self.link_fault(document, link)]
            faults += [f"{name} loads {one}" for one in sorted(document.loaded) if urlsplit(one).netloc]
            if str(name) not in twins and str(name) != "404.html":
                faults.append(f"{name} has no Markdown twin")
        faults += [f"{file.relative_to(self.folder)} loads from another host" for file in self.folder.rglob("*.css")
                   if CSS_URL.search(file.read_text())]
        listed = set(re.findall(r"\]\(([^)]+)\)", (self.folder / "llms.txt").read_text()))
        faults += [f"{page}: {twin} is missing, or not in llms.txt" for page, twin in twins.items()
                   if not (self.folder / twin).is_file() or twin not in listed]
        root = Document(self.folder / "index.html")
        faults += [f"{address} does not exist" for address in addresses if self.link_fault(root, address)]
        return faults


def addresses(rules: dict) -> list[str]:
    """The address of each method, rule, type and schema."""
    document = load("protocol/openrpc.json")
    return [
        *(methods.page_of(method["name"]).removesuffix(".md") + ".html" for method in document["methods"]),
        *(f"schemas.html#{name.lower()}" for name in document["components"]["schemas"]),
        *(f"rules/{rule.partition('-')[0]}.html#{rule}" for rule in rules),
        *(f"types/{one['kind']}.html#{one['identifier']}" for one in load("protocol/catalog.json")["types"]),
    ]
