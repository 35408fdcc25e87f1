import HealthModel

/// The types that the package knows.
enum WrappedType {
    /// The type of an identifier; nil if the package does not know it.
    static func type(_ identifier: String) -> ObjectType? {
        let healthKitIdentifier = identifier == stateOfMind ? ObjectType.stateOfMind.identifier : identifier
        guard let type = TypeCatalog.type(identifier: healthKitIdentifier), self.identifier(of: type) == identifier,
            type.iOS <= newestSystem, !unknownTypes.contains(type.name)
        else { return nil }
        return type
    }

    /// The identifier of a type in the package.
    static func identifier(of type: ObjectType) -> String { type == .stateOfMind ? stateOfMind : type.identifier }

    private static let stateOfMind = "HKDataTypeIdentifierStateOfMind"

    /// The newest system whose types the package knows.
    private static let newestSystem = OSVersion(major: 27, minor: 3)

    /// The types of these systems that the package does not know.
    private static let unknownTypes: Set = [
        "heartRateVariabilityRMSSD", "medicationDoseEventType", "userAnnotatedMedicationType",
    ]

    /// The case of the type in the package's Swift code, which its errors name.
    static func name(of type: ObjectType) -> String { Tables.typeNames[identifier(of: type)] ?? type.name }

    /// The unit of a quantity type where a method takes none.
    static func unit(of type: ObjectType) -> HealthModel.Unit? {
        Tables.units[type.identifier].flatMap { try? Unit(from: $0) } ?? type.quantity?.unit
    }

    /// The name of a category value's enumeration and its text; both empty if they are unknown.
    static func texts(of value: Int, _ type: ObjectType) -> (description: String, detail: String) {
        let enumeration = type.name == "menstrualFlow" ? "HKCategoryValueMenstrualFlow" : type.values?.name
        guard let enumeration, let detail = Tables.categoryValues[enumeration]?[value] else { return ("", "") }
        return (enumeration, detail)
    }
}
