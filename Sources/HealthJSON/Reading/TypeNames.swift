package import HealthModel
import JSON

/// The names of the types of a kind, for the search of the one that an unknown text is probably meant to be.
package struct TypeNames {
    private static let ofAll = TypeNames(TypeCatalog.all)
    private static let byKind = Dictionary(grouping: TypeCatalog.all, by: \.kind).mapValues(TypeNames.init)
    /// Longer texts are no name. A client may send megabytes.
    private static let longest = 200

    /// The identifiers by the Swift case name, and by the name in the Health app, in lower case.
    private let byName: [String: String]
    private let identifiers: KnownNames
    private let names: KnownNames

    private init(_ types: [ObjectType]) {
        byName = Dictionary(
            types.flatMap { type in [type.name, type.title].map { ($0.lowercased(), type.identifier) } },
            uniquingKeysWith: { first, _ in first })
        identifiers = KnownNames(types.map(\.identifier))
        names = KnownNames(types.map(\.name))
    }

    /// The identifier that an unknown text is probably meant to be: that of the type with this Swift case name or this name in the Health
    /// app, also after the prefix of another kind, or with nearly this identifier or name.
    package static func identifier(near text: String, _ kind: ObjectType.Kind? = nil) -> String? {
        guard text.utf8.count <= longest, let known = kind.map({ byKind[$0] }) ?? ofAll else { return nil }
        let ending = text.firstRange(of: "TypeIdentifier").map { String(text[$0.upperBound...]) } ?? text
        if let named = known.byName[ending.lowercased()] { return named }
        if let identifier = known.identifiers.nearest(to: text) { return identifier }
        return known.names.nearest(to: text).flatMap(TypeCatalog.type(name:))?.identifier
    }
}
