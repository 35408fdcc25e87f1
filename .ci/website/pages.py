"""The sources of the site: pages and files by their path, with links that work between them."""

import json
import mimetypes
import os
import re
import subprocess
from dataclasses import dataclass, field
from functools import cache
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parents[2]


def script(name: str):
    """A script of `.ci` as a module."""
    loader = SourceFileLoader(name, str(ROOT / ".ci" / name))
    module = module_from_spec(spec_from_loader(name, loader))
    loader.exec_module(module)
    return module


rules_script, pages_script = script("generate-rules"), script("check-pages")
RULE = rules_script.ID
RULES_PAGE = "protocol/rules.md"

FENCE = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)


def load(path: str):
    return json.loads((ROOT / path).read_text())


@cache
def vectors() -> dict[str, dict]:
    """The vector files by their paths."""
    files = sorted((ROOT / "protocol").rglob("vectors/**/*.json"))
    return {str(file.relative_to(ROOT)): json.loads(file.read_text()) for file in files}


def anchor(heading: str, _separator: str) -> str:
    """The anchor of a heading: that of GitHub. Rules and identifiers of HealthKit are their own."""
    return heading if RULE.fullmatch(heading) or re.fullmatch(r"HK\w+", heading) else rules_script.anchor(heading)


def first_sentence(text: str) -> str:
    return re.split(r"(?<=\.) ", text.replace("\n", " "))[0]


def cell(text: str) -> str:
    """A text of the repository in a cell of a table."""
    return rules_script.quoted(str(text)).replace("|", "\\|").replace("\n", " ")


def code(value) -> str:
    return f"```json\n{json.dumps(value, indent=2, ensure_ascii=False)}\n```\n"


def table(*columns: str) -> list[str]:
    return ["| " + " | ".join(columns) + " |", "|---" * len(columns) + "|"]


@dataclass
class Page:
    text: str
    base: str
    """The path from whose folder the links of the text lead. A link that begins with `/` leads from the root of the repository or the site."""

    @property
    def title(self) -> str:
        return re.search(r"^# (.*)$", self.text, re.MULTILINE)[1].replace("`", "")

    @property
    def summary(self) -> str:
        """The first sentence of the first paragraph."""
        body = re.sub(r"^<!--.*?-->\n", "", self.text).partition("\n\n")[2]
        paragraph = next((part for part in body.split("\n\n") if re.match(r"[\w*`“\[]", part)), "")
        return re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", first_sentence(paragraph))


@dataclass
class Sources:
    pages: dict[str, Page] = field(default_factory=dict)
    files: set[str] = field(default_factory=set)
    """Files of the repository to which pages link."""

    def add(self, path: str, text: str, base: str | None = None) -> str:
        self.pages[path] = Page(text.rstrip() + "\n", base or path)
        return path

    def add_repository(self) -> None:
        for path in repository_files("*.md"):
            if path != RULES_PAGE and not path.startswith(".") and (ROOT / path).exists():
                self.add(path, (ROOT / path).read_text())

    def target(self, path: str, fragment: str) -> str | None:
        """Where a link to a path of the repository leads on the site. A folder leads to its page, or to a list of its files."""
        if path == RULES_PAGE and RULE.fullmatch(fragment[1:]):
            return f"rules/{fragment[1:].partition('-')[0]}.md"
        if path == RULES_PAGE:
            return "rules/README.md"
        if path in self.pages:
            return path
        if (ROOT / path).is_dir():
            page = str(PurePosixPath(path.removeprefix(".")) / "README.md")
            return page if page in self.pages else self.add(page, listing(path))
        if (ROOT / path).is_file():
            self.files.add(path)
            return file_name(path)
        return None

    def linked(self, path: str, page: Page) -> str:
        """The text of a page with links for the site."""
        folder = PurePosixPath(path).parent

        def replace(match: re.Match) -> str:
            target, fragment = match[1], f"#{match[2]}" if match[2] else ""
            if ":" in target or not target and page.base == path:
                return match[0]
            wanted = os.path.normpath(PurePosixPath(page.base).parent / target).lstrip("/") if target else page.base
            found = self.target(wanted, fragment)
            return f"]({os.path.relpath(found, folder)}{fragment})" if found else match[0]

        parts = FENCE.split(page.text)
        return "".join(part if index % 2 else pages_script.LINK.sub(replace, part) for index, part in enumerate(parts))

    def write(self, folder: Path) -> None:
        written: set[str] = set()
        while left := self.pages.keys() - written:  # A link to a folder adds a page.
            for path in sorted(left):
                file = folder / path
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(self.linked(path, self.pages[path]))
                written.add(path)
        for path in self.files:
            copy = folder / file_name(path)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes((ROOT / path).read_bytes())


def repository_files(pattern: str) -> list[str]:
    """The files that git tracks or does not ignore, as they are now. `.ci/run-step` makes the stamp of the site from them."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", pattern]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return sorted(set(listed.split("\0")) - {""})


def listing(path: str) -> str:
    names = [os.path.relpath(file, path) for file in repository_files(path)]
    return f"# {path}\n\n" + "\n".join(f"- [{name}]({name})" for name in names)


def file_name(path: str) -> str:
    """The path of a file on the site, which leaves out names that begin with a point. A browser shows a source file as text if its name ends so."""
    path = path.removeprefix(".")
    return path if mimetypes.guess_type(path)[0] else path + ".txt"
