"""The differences between Apple's interface and the module's."""

import re
from fnmatch import translate

# Members that follow from a conformance, or that every object has.
IMPLIED = {
    "supportsSecureCoding", "encode(with:)", "init(coder:)", "copy(with:)", "hash", "isEqual(_:)", "description", "hash(into:)", "==(_:_:)",
    "hashValue", "rawValue", "errorCode", "errorUserInfo", "localizedDescription",
}


class Differences:
    """The differences of each type of Apple's interface, and of the names that only the module has."""

    def __init__(self, apple, module, aliases):
        self.apple, self.module, self.aliases = apple, module, aliases
        self.found = {name: list(self.of_type(name)) for name in apple}
        for name, entry in module.items():
            if name not in apple and entry.kind != "extension":
                self.found[name] = [f"{name}: extra"]

    def __iter__(self):
        return (difference for differences in self.found.values() for difference in differences)

    def of_type(self, name):
        apple, spelling = self.apple[name], str
        module = self.module.get(name)
        if module is None:
            module, spelling = self.target(name), unqualified
        if module is None:
            yield f"{name}: missing"
            return
        if apple.kind != module.kind:
            yield f"{name}: is a {module.kind}, not a {apple.kind}"
        if apple.is_open != module.is_open:
            yield f"{name}: {'open' if module.is_open else 'not open'}"
        if apple.kind == "class" and apple.superclass != module.superclass:
            yield f"{name}: inherits from {module.superclass}, not from {apple.superclass}"
        has, should = self.conformances(module, self.module), self.conformances(apple, self.apple)
        yield from (f"{name}: lacks {conformance}" for conformance in sorted(should - has))
        yield from (f"{name}: adds {conformance}" for conformance in sorted(has - should))
        yield from self.of_members(name, apple, module, spelling)

    def target(self, name):
        """What the module has in the place of a type: that of which the type is another name."""
        for end in ("", ".Iterator", ".AsyncIterator"):
            alias = self.aliases.get(name.removesuffix(end)) if name.endswith(end) else None
            if alias:
                base = re.sub(r"<.*>", "", alias)
                return self.module.get(base + end)
        return None

    def conformances(self, entry, types):
        """The conformances of a type and of its superclasses."""
        found = set()
        while entry:
            # The compiler describes a protocol within a type without the name of the type.
            found |= {re.sub(r" [\d.]+$", "", conformance).rpartition(".")[2] for conformance in entry.conformances}
            entry = types.get(entry.superclass)
        return found

    def of_members(self, name, apple, module, spelling):
        """The differences of the members. One that has another declaration is compared with the one of the same name."""
        prefix = f"{name}." if name else ""

        def visible(members):
            return {spelling(key): member for key, member in members.items() if member.name not in IMPLIED}

        should, has = visible(apple.members), visible(module.members)
        lacking = [member for key, member in should.items() if key not in has and not key.startswith("typealias")]
        names = {member.name.split(".")[-1] for key, member in should.items() if key.startswith("typealias")}
        extra = [
            member for key, member in has.items()
            if key not in should and not (key.startswith("typealias") and (member.name in names or prefix + member.name in self.apple))
        ]
        for member in lacking:
            other = next((candidate for candidate in extra if candidate.name == member.name), None)
            if other is None:
                yield f"{prefix}{member.name}: missing"
            else:
                extra.remove(other)
                yield f"{prefix}{member.name}: is `{other.declaration}`, not `{member.declaration}`"
                yield from self.of_use(prefix, member, other)
        yield from (f"{prefix}{member.name}: extra" for member in extra)
        for key, member in should.items():
            if key in has:
                yield from self.of_use(prefix, member, has[key])

    def of_use(self, prefix, apple, module):
        """The differences of two declarations that are spelled alike."""
        if apple.is_open != module.is_open:
            yield f"{prefix}{apple.name}: {'open' if module.is_open else 'not open'}"
        if apple.is_optional != module.is_optional:
            yield f"{prefix}{apple.name}: {'optional' if module.is_optional else 'not optional'}"
        if module.since not in (None, apple.since):
            yield f"{prefix}{apple.name}: since {module.since}, not {apple.since}"
        if module.deprecated not in (None, apple.deprecated):
            yield f"{prefix}{apple.name}: deprecated in {module.deprecated}, not {apple.deprecated}"


def unqualified(declaration):
    """A declaration with the last parts of its types' names."""
    return re.sub(r"\b\w+(<\w+>)?\.(?=\w)", "", declaration).replace("<Element>", "")


class Reasons:
    """The differences that are meant, from protocol/healthkit-differences.json. `*` stands for any text."""

    def __init__(self, document):
        self.entries = [
            (re.compile(translate(re.sub(r"([\[?])", r"[\1]", pattern))), pattern, entry["reason"])
            for entry in document["differences"] for pattern in entry["of"]
        ]
        self.used = set()

    def reason(self, difference):
        """The reason of a difference, or None."""
        for expression, pattern, reason in self.entries:
            if expression.match(difference) or difference == f"{pattern}: missing":
                self.used.add(pattern)
                return reason
        return None

    def unused(self):
        """The entries without a difference, after all differences have been looked up."""
        return [pattern for _, pattern, _ in self.entries if pattern not in self.used]
