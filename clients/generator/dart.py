"""Writes the enumeration of HealthKit's types for Dart. The Dart client has no other helpers."""

from .protocol import load

START = """\
// Generated from protocol/catalog.json by clients/generate; not to be edited.

/// The types of HealthKit. The name of a value is that of the type in Swift.
enum HealthType {
  // dart format off
"""

END = """\
  // dart format on

  const HealthType(this.identifier, this.kind, this.iOS);

  /// The raw identifier, such as `HKQuantityTypeIdentifierStepCount`.
  final String identifier;

  /// The kind of the type, such as `quantity`.
  final String kind;

  /// The first version of iOS with the type.
  final String iOS;

  static final _byIdentifier = {
    for (final type in values) type.identifier: type,
  };

  /// The type with a raw [identifier]; null if this version of the client does
  /// not know it.
  static HealthType? of(String identifier) => _byIdentifier[identifier];
}
"""


def files(_document) -> dict[str, str]:
    types = load("catalog.json")["types"]
    values = [value(entry, ";" if entry is types[-1] else ",") for entry in types]
    return {"dart/lib/src/health_type.dart": START + "".join(values) + END}


def value(entry: dict, end: str) -> str:
    arguments = ", ".join(f"'{entry[member]}'" for member in ("identifier", "kind", "ios"))
    return f"  {entry['name']}({arguments}){end}\n"
