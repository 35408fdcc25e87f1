"""Wraps lines of Python."""

import textwrap

WIDTH = 120


def filled(head: str, text: str, tail: str = "") -> str:
    """A line. If it is too long, the text between its first and last bracket is wrapped on lines of its own."""
    line = head + text + tail
    if len(line) <= WIDTH:
        return line
    start = min(index for index in (text.find(bracket) for bracket in "[{(") if index >= 0) + 1
    end = max(text.rfind(bracket) for bracket in "]})")
    indent = " " * (len(line) - len(line.lstrip()))
    inner = textwrap.wrap(
        text[start:end] + ",",
        WIDTH,
        initial_indent=indent + "    ",
        subsequent_indent=indent + "    ",
        break_long_words=False,
        break_on_hyphens=False,
    )
    return "\n".join([head + text[:start], *inner, indent + text[end:] + tail])


def one_a_line(head: str, parts: list[str], tail: str) -> str:
    """`head(parts)tail`. If it is too long, each part is on a line of its own."""
    line = f"{head}({', '.join(parts)}){tail}"
    if len(line) <= WIDTH:
        return line
    indent = " " * (len(line) - len(line.lstrip()))
    return "\n".join([f"{head}(", *(f"{indent}    {part}," for part in parts), f"{indent}){tail}"])


def docstring(summary: str, notes: list[str], indent: str) -> str:
    """A doc string: a sentence, and a list below it."""
    lines = textwrap.wrap(f'"""{summary}', WIDTH - len(indent) - 3)
    for index, note in enumerate(notes):
        lines += ([""] if index == 0 else []) + textwrap.wrap(f"- {note}", WIDTH - len(indent), subsequent_indent="  ")
    lines[-1] += '"""' if not notes else ""
    lines += ['"""'] if notes else []
    return "\n".join(indent + line if line else "" for line in lines)
