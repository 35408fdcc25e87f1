import HealthEngine
import HealthModel

/// A type of samples, and what an import knows of it.
final class ImportedType {
    let type: ObjectType
    /// In the identity of its samples, if they have no unit.
    let identity: SampleIdentity
    var counts = ImportReport.Counts()
    /// No identifier, unit or constant is longer.
    static let longestName = 200
    /// In the store.
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

    /// The unit of a text; nil if it is none.
    func unit(_ text: Bytes, _ samples: SampleImport?) throws -> ImportedUnit? {
        guard text.count <= Self.longestName else { return nil }
        return try units.value(of: text) { text in
            guard let unit = try? HealthModel.Unit(from: text.string) else { return nil }
            let fits = type.quantity?.unit.isCompatible(with: unit) ?? false
            let number = fits ? try samples?.number(of: unit) ?? 0 : 0
            return ImportedUnit(unit: unit, fits: fits, number: number, identity: SampleIdentity(type, in: unit))
        }
    }

    /// The value of a constant; nil if the type does not have it. Types without a choice of values may come without one.
    func value(_ text: Bytes?) -> Int? {
        guard let text, !text.isEmpty else { return type.values?.rawValue(ofConstant: "HKCategoryValueNotApplicable") }
        guard text.count <= Self.longestName else { return nil }
        return values.value(of: text) { type.values?.rawValue(ofConstant: $0.string) }
    }
}

/// A unit, and whether it measures the type.
struct ImportedUnit {
    let unit: HealthModel.Unit
    let fits: Bool
    /// In the store.
    let number: Int64
    /// In the identity of the samples of the type.
    let identity: SampleIdentity
}

/// The types that were met.
struct TypeTable {
    private var byName = TextTable<ObjectType?>()
    private var byType: [ObjectType: ImportedType] = [:]

    /// The type of an identifier; nil if it is not known.
    mutating func type(_ identifier: Bytes) -> ImportedType? {
        guard identifier.count <= ImportedType.longestName else { return nil }
        return byName.value(of: identifier) { TypeCatalog.type(identifier: $0.string) }.map { type($0) }
    }

    /// A type that elements of its own stand for.
    mutating func type(_ type: ObjectType) -> ImportedType {
        if let entry = byType[type] { return entry }
        let entry = ImportedType(type)
        byType[type] = entry
        return entry
    }

    /// What there was of each, in the order of the catalogue.
    var counts: [ImportReport.TypeCounts] {
        TypeCatalog.all.compactMap { type in
            guard let counts = byType[type]?.counts, counts != ImportReport.Counts() else { return nil }
            return ImportReport.TypeCounts(type: type, counts: counts)
        }
    }
}
