"""The names of HealthKit in the catalogue: constants with documentation, and unions of texts."""

from dataclasses import dataclass

from .protocol import load

HEADER = "Generated from protocol/catalog.json by clients/generate; not to be edited."

# Enumerations whose cases the catalogue has under another name.
SECTIONS = {
    "HKErrorCode": "errorCodes",
    "HKMetricPrefix": "unitPrefixes",
    "HKQuantityAggregationStyle": "aggregationStyle",
    "HKStateOfMindAssociation": "associations",
    "HKStateOfMindKind": "kind",
    "HKStateOfMindLabel": "labels",
    "HKStateOfMindValenceClassification": "valenceClassification",
}


@dataclass(frozen=True)
class Constant:
    name: str
    value: str | int
    documentation: str


@dataclass(frozen=True)
class Group:
    """Constants with the names of Swift: the cases of an enumeration, or the units."""

    name: str
    documentation: str
    constants: tuple[Constant, ...]


class Names:
    """The names of the catalogue. A name is that of HealthKit without `HK`, and for types without the kind."""

    def __init__(self) -> None:
        self.catalog = load("catalog.json")
        self.enumerations = self._enumerations()
        self.types = tuple(map(self._type, self.catalog["types"]))
        self.metadata_keys = tuple(map(self._metadata_key, self.catalog["metadataKeys"]))
        self.groups = (self._units(), *(self._group(*item) for item in self.enumerations.items()))

    def unions(self) -> dict[str, tuple[str, tuple[str, ...]]]:
        """The documentation and the texts of each union."""
        categories = [case["name"] for cases in self.catalog["categoryValues"].values() for case in cases]
        return {
            "TypeIdentifier": ("The identifier of a type.", _values(self.types)),
            "Unit": ("A unit with or without a prefix, or a compound unit that HealthKit uses.", self._unit_texts()),
            "MetadataKeyName": ("A metadata key of HealthKit.", _values(self.metadata_keys)),
            "WorkoutActivityName": (
                "The Swift name of a workout activity.", _distinct(each["name"] for each in self.catalog["workoutActivityType"])
            ),
            "ElectrocardiogramClassificationName": (
                "The Swift name of a classification of an electrocardiogram.",
                _distinct(case["name"] for case in self.enumerations["HKElectrocardiogramClassification"]),
            ),
            "CategoryValueName": ("The Swift name of a value of a category, such as a sleep stage.", _distinct(categories)),
        }

    def _enumerations(self) -> dict[str, list[dict]]:
        """The cases of each enumeration whose raw values are integers, wherever the catalogue has them."""
        sections = [self.catalog, *(section for section in self.catalog.values() if isinstance(section, dict))]
        found = {name: cases for section in sections for name, cases in section.items() if isinstance(cases, list)}
        places = {name: SECTIONS.get(name, name) for name in self.catalog["enums"]}
        return {name: found.get(place) or found[_lower(name.removeprefix("HK"))] for name, place in places.items()}

    def _type(self, entry: dict) -> Constant:
        kind, _, name = entry.get("constant", entry["identifier"]).removeprefix("HK").partition("Type")
        name = name.removeprefix("Identifier") or kind
        details = {
            "quantity": lambda: f"Quantity in `{entry['canonicalUnit']}`, {entry['aggregation']}.{self._units_of(entry)}",
            "category": lambda: f"Category, with the values of `{entry['valueEnum'].removeprefix('HK')}`.",
        }
        detail = details.get(entry["kind"], lambda: f"{entry['kind'][0].upper()}{entry['kind'][1:]}.")()
        # Enumerations have the names of characteristics.
        name = f"Characteristic{name}" if entry["kind"] == "characteristic" else name
        return Constant(name, entry["identifier"], f"{detail} {_since(entry)}")

    def _units_of(self, entry: dict) -> str:
        same = [each["symbol"] for each in self._simple_units() if each["dimension"] == _dimension(entry["dimension"])]
        others = [symbol for symbol in same if symbol != entry["canonicalUnit"]]
        return f" Also {', '.join(f'`{symbol}`' for symbol in others)}." if others else ""

    def _metadata_key(self, entry: dict) -> Constant:
        values = f"`{entry['enum'].removeprefix('HK')}`" if "enum" in entry else f"{entry['valueType']}"
        return Constant(entry["name"].removeprefix("HK"), entry["raw"], f"Value: {values}. {_since(entry)}")

    def _simple_units(self) -> list[dict]:
        return [each for each in self.catalog["unitSymbols"] if not each.get("parameterized")]

    def _units(self) -> Group:
        units = [each for each in self._simple_units() if each.get("constructor")]
        constants = (Constant(each["constructor"], each["symbol"], f"{each['name']}. {_since(each)}") for each in units)
        return Group("Units", "The units with a name of their own.", tuple(constants))

    def _unit_texts(self) -> tuple[str, ...]:
        prefixes = [each["symbol"] for each in self.catalog["unitPrefixes"]]
        simple = [
            prefix + each["symbol"] for each in self._simple_units() for prefix in (prefixes if each["prefixable"] else [""])
        ]
        entries = [*self.catalog["types"], *self.catalog["metadataKeys"]]
        used = [entry[key] for entry in entries for key in ("canonicalUnit", "canonicalUnitString", "unit") if entry.get(key)]
        return _distinct([*simple, *used, self.catalog["unitGrammar"]["molarMass"]["exampleCompound"]])

    def _group(self, name: str, cases: list[dict]) -> Group:
        constants = tuple(Constant(case["name"], case["raw"], _since(case)) for case in cases if case["raw"] is not None)
        return Group(name.removeprefix("HK"), f"`{name}`. {_since(self.catalog['enums'][name])}", constants)


def _since(entry: dict) -> str:
    versions = [("iOS", "ios"), ("watchOS", "watchos"), ("macOS", "macos")]
    text = ", ".join(f"{system} {entry[key]}" for system, key in versions if entry.get(key)) + "."
    if deprecated := entry.get("deprecated"):
        replacement = deprecated.get("replacement") or []
        names = [replacement] if isinstance(replacement, str) else replacement
        since = f" since iOS {deprecated['ios']}" if deprecated["ios"] else ""
        text += f" Deprecated{since}{': use ' + ', '.join(f'`{name}`' for name in names) if names else ''}."
    return text


def _dimension(name: str) -> str:
    """The dimension of units for that of a type: a count and a percentage are scalars."""
    return {"Count": "scalar", "Percent": "scalar"}.get(name, _lower(name))


def _lower(name: str) -> str:
    return name[0].lower() + name[1:]


def _values(constants: tuple[Constant, ...]) -> tuple[str, ...]:
    return tuple(str(constant.value) for constant in constants)


def _distinct(texts) -> tuple[str, ...]:
    return tuple(dict.fromkeys(texts))
