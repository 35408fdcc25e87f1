"""The generated parts of the modules CHealthKit and HealthKit: enumerations in C, and identifiers, keys and units in Swift."""

import json

SWIFT_HEADER = "// Generated from protocol/catalog.json by .ci/generate-catalog. Do not edit.\n\n"

# The enumerations whose raw values are unsigned in HealthKit, besides the option sets.
UNSIGNED = {"HKVisionPrescriptionType", "HKWorkoutActivityType"}

# The enumerations whose cases the catalogue has under another name than its own, without `HK`.
PLACES = {
    "HKErrorCode": "errorCodes",
    "HKMetricPrefix": "unitPrefixes",
    "HKQuantityAggregationStyle": "aggregationStyle",
    "HKStateOfMindAssociation": "associations",
    "HKStateOfMindKind": "kind",
    "HKStateOfMindLabel": "labels",
    "HKStateOfMindValenceClassification": "valenceClassification",
}

# The identifier structures: (kind of type, structure).
IDENTIFIERS = [
    ("quantity", "HKQuantityTypeIdentifier"),
    ("category", "HKCategoryTypeIdentifier"),
    ("characteristic", "HKCharacteristicTypeIdentifier"),
    ("correlation", "HKCorrelationTypeIdentifier"),
    ("clinical", "HKClinicalTypeIdentifier"),
    ("document", "HKDocumentTypeIdentifier"),
    ("scoredAssessment", "HKScoredAssessmentTypeIdentifier"),
]

# The extensible enumerations of strings: (structure, section of the catalogue).
STRING_ENUMERATIONS = [
    ("HKFHIRRelease", "fhir"),
    ("HKFHIRResourceType", "fhir"),
    ("HKHealthConceptDomain", "medication"),
    ("HKMedicationGeneralForm", "medication"),
]


def capitalized(text):
    return text[:1].upper() + text[1:]


def uncapitalized(text):
    return text[:1].lower() + text[1:]


def string(text):
    return json.dumps(text, ensure_ascii=False)


def enumeration_cases(catalog):
    """The cases of each enumeration of `enums`, by its name, in whatever section the catalogue has them."""
    sections = [catalog, *(section for section in catalog.values() if isinstance(section, dict))]
    lists = {name: cases for section in sections for name, cases in section.items() if isinstance(cases, list)}
    return {name: lists[name if name in lists else PLACES.get(name, uncapitalized(name.removeprefix("HK")))] for name in catalog["enums"]}


def c_enumeration(name, is_options, cases):
    """An enumeration that Swift imports as it imports Apple's: any raw value is representable."""
    prefix = name.removesuffix("s") if is_options else name
    lines = []
    for case in cases:
        # In Swift, [] is the empty option set. A case without a known number cannot be stored.
        if case["raw"] is None or is_options and case["raw"] == 0:
            continue
        constant = case.get("constant", prefix + capitalized(case["name"]))
        lines.append(f'    {constant} __attribute__((swift_name("{case["name"]}"))) = {case["raw"]},\n')
    macro = "HK_OPTIONS" if is_options else "HK_ENUM"
    kind = "unsigned long" if is_options or name in UNSIGNED else "long"
    return f"{macro}({kind}, {name}) {{\n{''.join(lines)}}};\n"


def c_header(catalog):
    cases = enumeration_cases(catalog)
    blocks = [
        c_enumeration(name, entry["kind"] == "options", cases[name]) for name, entry in sorted(catalog["enums"].items())
    ]
    return (
        "// Generated from protocol/catalog.json by .ci/generate-catalog. Do not edit.\n"
        "// HealthKit's enumerations and option sets.\n\n"
        "#ifndef CHEALTHKIT_H\n#define CHEALTHKIT_H\n\n"
        "#define HK_ENUM(type, name) \\\n"
        "    enum __attribute__((enum_extensibility(open))) name : type; \\\n"
        "    typedef enum name name; \\\n"
        "    enum name : type\n"
        "#define HK_OPTIONS(type, name) \\\n"
        "    enum __attribute__((flag_enum, enum_extensibility(open))) name : type; \\\n"
        "    typedef enum name name; \\\n"
        "    enum name : type\n\n" + "\n".join(blocks) + "\n#undef HK_ENUM\n#undef HK_OPTIONS\n\n#endif\n"
    )


def string_structure(name, constants):
    """An extensible enumeration of strings, with (name, raw value) of each constant. Guides unwrap the failable initializer."""
    text = (
        f"public struct {name}: RawRepresentable, Hashable, Sendable {{\n"
        "    public let rawValue: String\n\n"
        "    public init(rawValue: String) { self.rawValue = rawValue }\n"
        "    public init?<Text: StringProtocol>(rawValue: Text) { self.init(rawValue: String(rawValue)) }\n"
        "    public init(_ rawValue: String) { self.init(rawValue: rawValue) }\n"
        "\n"
    )
    for constant, raw in constants:
        line = f"    public static let {constant} = Self({string(raw)})\n"
        if len(line) > 131:
            line = f"    public static let {constant} = Self(\n        {string(raw)}\n    )\n"
        text += line
    return text + "}\n"


def type_identifiers(catalog):
    blocks = []
    for kind, name in IDENTIFIERS:
        constants = []
        for entry in catalog["types"]:
            if entry["kind"] == kind:
                spellings = [entry["name"], *(alias["name"] for alias in entry.get("deprecatedAliases", []))]
                constants += [(spelling, entry["identifier"]) for spelling in spellings]
        blocks.append(string_structure(name, constants))
    known = {kind for kind, _ in IDENTIFIERS}
    lines = [
        constant(entry.get("constant", entry["identifier"]), string(entry["identifier"]))
        for entry in catalog["types"]
        if entry["kind"] not in known
    ]
    return "\n".join([*blocks, "".join(lines)])


def string_enumerations(catalog):
    blocks = []
    for name, section in STRING_ENUMERATIONS:
        constants = []
        for case in catalog[section][name]:
            # An unknown string is that of the FHIR resource, or the name on the wire.
            raw = case["raw"] or (capitalized(case["name"]) if section == "fhir" else case["name"])
            constants.append((case["name"], raw))
        blocks.append(string_structure(name, constants))
    return "\n".join(blocks)


def constant(name, value):
    """A global constant, on two lines if one is too long."""
    line = f"public let {name} = {value}\n"
    return line if len(line) <= 131 else f"public let {name} =\n    {value}\n"


def globals_of(entries):
    return "".join(constant(entry["name"], string(entry["raw"])) for entry in entries)


def keys(catalog):
    yield "MetadataKeys", globals_of(catalog["metadataKeys"])
    yield "PredicateKeyPaths", globals_of(catalog["predicateKeyPaths"])
    yield "SortIdentifiers", globals_of(catalog["sortIdentifiers"])
    wildcards = [entry for entry in catalog["sourceRevisionWildcards"] if isinstance(entry["raw"], str)]
    yield "DeviceKeys", globals_of(catalog["devicePropertyKeys"] + wildcards)


def unit_constructors(catalog):
    lines = []
    for entry in catalog["unitSymbols"]:
        constructor = entry["constructor"]
        if constructor is None or entry.get("parameterized"):
            continue
        lines.append(
            f"    public class func {constructor}() -> HKUnit {{ HKUnit.known({string(entry['symbol'])}) }}\n"
        )
        if entry["prefixable"]:
            lines.append(
                f"    public class func {constructor}Unit(with prefix: HKMetricPrefix) -> HKUnit {{"
                f" HKUnit.known(prefix.symbol + {string(entry['symbol'])}) }}\n"
            )
    prefixes = "".join(
        f"        case .{entry['name']}: {string(entry['symbol'])}\n" for entry in catalog["unitPrefixes"] if entry["symbol"]
    )
    return (
        "extension HKUnit {\n" + "".join(lines) + "}\n\nextension HKMetricPrefix {\n"
        "    /// The text before the symbol of a unit.\n    var symbol: String {\n        switch self {\n"
        + prefixes + '        default: ""\n        }\n    }\n}\n'
    )


def category_values(catalog):
    names = sorted(catalog["categoryValues"])
    return "".join(f"extension {name}: HKCategoryValuePredicateProviding {{}}\n" for name in names)


def error_codes(catalog):
    lines = [
        f"    public static var {case['name']}: HKErrorCode {{ .{case['name']} }}\n"
        for case in catalog["errorCodes"]
    ]
    return f"extension HKError {{\n{''.join(lines)}}}\n"


def swift_files(catalog):
    """The content of each file of Sources/HealthKit/Generated, by name."""
    files = dict(keys(catalog))
    files["TypeIdentifiers"] = type_identifiers(catalog)
    files["StringEnumerations"] = string_enumerations(catalog)
    files["Units"] = unit_constructors(catalog)
    files["CategoryValues"] = category_values(catalog)
    files["ErrorCodes"] = error_codes(catalog)
    imports = {name: "public import CHealthKit\n\n" for name in ("CategoryValues", "ErrorCodes", "Units")}
    return {f"{name}.swift": SWIFT_HEADER + imports.get(name, "") + text for name, text in files.items()}
