import HealthEngine
import HealthModel
import XML

/// A type of samples during an import.
final class ImportedType {
    let type: ObjectType
    /// The start of the identity of its samples if they have no unit.
    let identity: SampleIdentity
    var counts = ImportReport.Counts()
    /// A limit above the length of every identifier, unit and constant.
    static let longestName = 200
    /// The number of the type in the store.
    private var number: Int64?
    private var units = TextTable<ImportedUnit?>(capacity: 100)
    private var values = TextTable<Int?>(capacity: 100)

    init(_ type: ObjectType) {
        self.type = type
        identity = SampleIdentity(type)
    }

    /// The number of the type in the store.
    func number(_ samples: SampleImport) throws -> Int64 {
        if let number { return number }
        let number = try samples.number(of: type)
        self.number = number
        return number
    }

    /// The unit with a symbol; nil if the text is not a unit.
    func unit(_ text: Bytes, _ samples: SampleImport?) throws -> ImportedUnit? {
        guard text.count <= Self.longestName else { return nil }
        return try units.value(of: text) { text in
            guard let unit = try? HealthModel.Unit(from: text.string) else { return nil }
            let fits = type.quantity?.unit.isCompatible(with: unit) ?? false
            let number = fits ? try samples?.number(of: unit) ?? 0 : 0
            return ImportedUnit(unit: unit, fits: fits, number: number, identity: SampleIdentity(type, in: unit))
        }
    }

    /// The value of a constant; nil if the type does not have it. For types with a single value, the attribute may be missing.
    func value(_ text: Bytes?) -> Int? {
        guard let text, !text.isEmpty else { return type.values?.rawValue(ofConstant: "HKCategoryValueNotApplicable") }
        guard text.count <= Self.longestName else { return nil }
        return values.value(of: text) { type.values?.rawValue(ofConstant: $0.string) }
    }
}

/// A unit, and whether it fits the type.
struct ImportedUnit {
    let unit: HealthModel.Unit
    let fits: Bool
    /// The number of the unit in the store.
    let number: Int64
    /// The start of the identity of samples with this type and unit.
    let identity: SampleIdentity
}

/// The types read so far.
struct TypeTable {
    private var byName = TextTable<ObjectType?>()
    private var byType: [ObjectType: ImportedType] = [:]

    /// The type with an identifier; nil if it is unknown.
    mutating func type(_ identifier: Bytes) -> ImportedType? {
        guard identifier.count <= ImportedType.longestName else { return nil }
        return byName.value(of: identifier) { TypeCatalog.type(identifier: $0.string) }.map { type($0) }
    }

    /// The entry of a type that has its own element.
    mutating func type(_ type: ObjectType) -> ImportedType {
        if let entry = byType[type] { return entry }
        let entry = ImportedType(type)
        byType[type] = entry
        return entry
    }

    /// The counts by type, in the order of the catalogue.
    var counts: [ImportReport.TypeCounts] {
        TypeCatalog.all.compactMap { type in
            guard let counts = byType[type]?.counts, counts != ImportReport.Counts() else { return nil }
            return ImportReport.TypeCounts(type: type, counts: counts)
        }
    }
}
