"""Wraps lines of TypeScript."""

import textwrap

WIDTH = 120


def literal(value: str | int) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value)


def wrapped(cases: list[str], indent: str) -> str:
    """A union, on one line if it is short."""
    cases = list(dict.fromkeys(cases))
    line = " | ".join(cases)
    if "\n" not in line and len(indent) + len(line) < WIDTH - 40:
        return line
    return "".join(f"\n{indent}  | {case}" for case in cases)


def doc_comment(summary: str, indent: str) -> str:
    line = f"{indent}/** {summary} */\n"
    if len(line) <= WIDTH:
        return line
    lines = textwrap.wrap(summary, WIDTH, initial_indent=f"{indent} * ", subsequent_indent=f"{indent} * ")
    return "\n".join([f"{indent}/**", *lines, f"{indent} */", ""])
