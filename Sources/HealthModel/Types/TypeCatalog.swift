/// Every type of HealthKit, as of iOS 27.3.
///
/// The tables are generated from `protocol/catalog.json`, which clients in other languages use too.
public enum TypeCatalog {
    /// All types, sorted by kind and then by name.
    public static let all: [ObjectType] = attributes.indices.map(ObjectType.init(index:))

    /// The newest version of iOS that the catalogue describes.
    public static let newestSystem = all.map(\.iOS).max() ?? OSVersion(major: 8)

    /// The versions of iOS that a phone can have: from the first with HealthKit to any of the newest major version.
    package static let systems = OSVersion(major: 8)..<OSVersion(major: newestSystem.major + 1)

    /// The versions of ``systems``, for messages.
    package static let systemsDescription =
        "a version of iOS from \(systems.lowerBound) to \(newestSystem.major), the newest known one"

    /// The type with a raw identifier, such as `HKQuantityTypeIdentifierStepCount`.
    ///
    /// Returns nil for any other string, as `HKObjectType.quantityType(forIdentifier:)` and its siblings do. Unlike
    /// them, it searches all kinds.
    public static func type(identifier: String) -> ObjectType? {
        byIdentifier[Name(identifier)]
    }

    /// The type with a Swift case name or alias, such as `stepCount`.
    public static func type(name: String) -> ObjectType? {
        byName[Name(name)]
    }

    /// A replacement for an identifier that guides use and HealthKit does not have.
    ///
    /// One sentence for an error message. Nil if the spelling is not known to be used.
    public static func hint(forUnknown spelling: String) -> String? {
        unknownIdentifiers.first { $0.spellings.contains { Name($0) == Name(spelling) } }?.hint
    }

    /// The rows of all tables. The position of a row is the ``ObjectType/index`` of its type.
    static let attributes: [TypeAttributes] =
        [quantityTypes, categoryTypes, characteristicTypes, correlationTypes, clinicalTypes, otherTypes].flatMap(\.self)

    private static let byIdentifier: [Name: ObjectType] = Dictionary(
        all.map { (Name($0.identifier), $0) }, uniquingKeysWith: { first, _ in first }
    )

    private static let byName: [Name: ObjectType] = Dictionary(
        all.flatMap { type in ([type.name] + type.aliases).map { (Name($0), type) } }, uniquingKeysWith: { first, _ in first }
    )
}
