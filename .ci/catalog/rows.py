"""Rows of generated Swift tables: a row takes one line, or more where it is longer than 130 characters."""

WIDTH = 130

# swift-format would give each argument of a long row a line.
UNFORMATTED = "// swift-format-ignore-file\n"


def call(name, arguments, indent=8):
    """A call as a row. An argument is a text, or a label with the list of the elements of an array."""
    texts = []
    for argument in arguments:
        if isinstance(argument, str):
            texts.append(argument)
        else:
            label, elements = argument
            elements = [f"{label}: [{elements[0]}", *elements[1:]]
            texts += [*elements[:-1], f"{elements[-1]}]"]
    return filled(f"{name}(", texts, "),", indent)


def filled(opening, texts, closing, indent=8, hanging=4):
    """A row with as many texts in a line as fit."""
    line, lines = " " * indent + opening, []
    for index, text in enumerate(texts):
        text += closing if index == len(texts) - 1 else ","
        gap = " " if index else ""
        if len(line) + len(gap) + len(text) > WIDTH and line.strip():
            lines.append(line)
            line, gap = " " * (indent + hanging), ""
        line += gap + text
    return "\n".join([*lines, line])


def unoptimized_table(type_name, doc, name, element, rows):
    """A table of calls with many arguments. The optimizer would inline each call, in a time that is quadratic in the rows."""
    body = "\n".join(rows)
    make = f"make{name[0].upper()}{name[1:]}"
    return (
        f"extension {type_name} {{\n    /// {doc}\n    static let {name} = {make}()\n\n"
        f"    @_optimize(none) private static func {make}() -> {element} {{ [\n{body}\n    ] }}\n}}\n"
    )
