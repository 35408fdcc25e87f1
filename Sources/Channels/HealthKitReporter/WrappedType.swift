import HealthModel

/// The types that the package knows.
enum WrappedType {
    /// The type of an identifier; nil if the package does not know it.
    static func type(_ identifier: String) -> ObjectType? {
        if let other = Tables.otherIdentifiers[identifier] { return TypeCatalog.type(identifier: other) }
        guard let type = TypeCatalog.type(identifier: identifier) else { return nil }
        return switch type.kind {
        case .quantity: Tables.units[identifier] == nil ? nil : type
        case .category: Tables.categories[identifier] == nil ? nil : type
        case .characteristic, .clinical: type
        default: nil
        }
    }

    /// The identifier of a type in the package.
    static func identifier(of type: ObjectType) -> String { identifiers[type.identifier] ?? type.identifier }

    /// The case of the type in the package's Swift code, which its errors name.
    static func name(of type: ObjectType) -> String { Tables.typeNames[identifier(of: type)] ?? type.name }

    private static let identifiers = Dictionary(
        Tables.otherIdentifiers.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first }
    )

    /// The unit of a quantity type where a method takes none.
    static func unit(of type: ObjectType) -> HealthModel.Unit? {
        (Tables.units[type.identifier]).flatMap { try? Unit(from: $0) } ?? type.quantity?.unit
    }

    /// The name of a category value's enumeration and its text; both empty if they are unknown.
    static func texts(of value: Int, _ type: ObjectType) -> (description: String, detail: String) {
        guard let enumeration = Tables.categories[type.identifier] ?? nil,
            let detail = Tables.categoryValues[enumeration]?[value]
        else { return ("", "") }
        return (enumeration, detail)
    }
}
