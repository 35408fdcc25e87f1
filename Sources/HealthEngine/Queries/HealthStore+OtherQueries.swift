import Foundation
import GRDB
public import HealthModel

extension HealthStore {
    /// Carries out a correlation query: correlations with a matching member of each type that the query names (OTH-02), in
    /// the order in which they were saved. Raises an exception for a type that is no correlation type.
    public func execute(_ query: CorrelationQuery) throws(HealthFailure) -> [Sample] {
        guard query.type.kind == .correlation else {
            throw .exception(NativeException(reason: "\(query.type.identifier) is not a correlation type"))
        }
        let members = query.samplePredicates.map { QueryDescriptor($0.key, $0.value) }
        try validate(members)
        let correlations = try execute(SampleQuery(query.type, query.predicate))
        let resolved = try database.read { db, registry in
            try members.map { try Self.resolved($0, from: .distantPast, db, registry) }
        }
        return correlations.filter { correlation in
            guard case .correlation(let members) = correlation.content else { return false }
            return resolved.allSatisfy { descriptor in
                members.contains { $0.type == descriptor.type && descriptor.predicate.matches($0) }
            }
        }
    }

    /// Carries out a source query: who has saved samples that match, by bundle identifier (OTH-01).
    public func execute(_ query: SourceQuery) throws(HealthFailure) -> [Source] {
        try read([query.descriptor]) { db, registry, parts in
            var revisions: Set<Int64> = []
            let reader = SampleReader(db, registry)
            for part in parts {
                try self.scan(part, db, registry).forEach(reader) { row, _ in
                    revisions.insert(row.int64(.sourceRevision))
                }
            }
            let sources = try Set(revisions.map { try registry.revision($0, db).source })
            return sources.sorted { $0.bundleIdentifier < $1.bundleIdentifier }
        }
    }

    /// Carries out a series query: each quantity of the samples that match, those of a sample in the order of their
    /// dates (OTH-05). A sample that is no series has one. Raises an exception for a type that is no quantity type.
    public func execute(
        _ query: QuantitySeriesSampleQuery
    ) throws(HealthFailure) -> [QuantitySeriesSampleQuery.Element] {
        guard query.descriptor.type.kind == .quantity else {
            throw .exception(NativeException(reason: "\(query.descriptor.type.identifier) is not a quantity type"))
        }
        return try read([query.descriptor]) { db, registry, parts in
            let reader = SampleReader(db, registry)
            var found = FoundSamples()
            for part in parts {
                try self.scan(part, db, registry).forEach(reader) { row, sample in
                    guard let sample = try sample ?? reader.sample(row) else { return }
                    found.append(sample, at: row.int64(.id))
                }
            }
            let order = found.order() ?? Array(found.samples.indices)
            var elements = try order.flatMap { index in
                try Self.quantities(of: found.samples[index], at: found.positions[index], db)
            }
            if query.orderByQuantitySampleStartDate {
                // Sorting is not stable: what begins at once stays in the order of the samples.
                elements = elements.enumerated().sorted {
                    ($0.element.dateInterval.start, $0.offset) < ($1.element.dateInterval.start, $1.offset)
                }.map(\.element)
            }
            return elements
        }
    }

    private static func quantities(
        of sample: Sample,
        at position: Int64,
        _ db: Database
    ) throws -> [QuantitySeriesSampleQuery.Element] {
        guard case .quantity(let quantity, let series) = sample.content else { return [] }
        guard series != nil else {
            let interval = DateInterval(start: sample.startDate, end: sample.endDate)
            return [QuantitySeriesSampleQuery.Element(quantity: quantity, dateInterval: interval, sample: sample)]
        }
        return try seriesQuantities(of: position, db).map { element in
            QuantitySeriesSampleQuery.Element(
                quantity: Quantity(unit: quantity.unit, value: element.value),
                dateInterval: DateInterval(start: element.startDate, end: element.endDate),
                sample: sample
            )
        }
    }

    /// The quantities of the series at a position, in the order of their dates.
    private static func seriesQuantities(of position: Int64, _ db: Database) throws -> [SeriesQuantity] {
        let rows = try RowStatement(
            db,
            "SELECT value, startDate, endDate FROM seriesQuantity WHERE sample = ?1 ORDER BY position"
        )
        rows.bind(position, at: 1)
        var quantities: [SeriesQuantity] = []
        while try rows.step() {
            let (start, end) = try rows.interval(1, 2)
            quantities.append(
                SeriesQuantity(
                    value: try rows.finite(0),
                    startDate: Date(milliseconds: start),
                    endDate: Date(milliseconds: end)
                )
            )
        }
        return quantities
    }

    /// `preferredUnits(for:completion:)`: the canonical unit of each quantity type, and minutes for what is counted in
    /// seconds, as the user has not chosen any (OTH-12; project decision: no locale's units). Throws code 5 if a type was never asked for.
    public func preferredUnits(for types: Set<ObjectType>) throws(HealthFailure) -> [ObjectType: HealthModel.Unit] {
        try checkAccess()
        return try database.read { db in
            _ = try self.readAccess(to: Array(types), db)
            let units = types.compactMap { type in type.quantity.map { (type, $0.preferredUnit) } }
            return Dictionary(uniqueKeysWithValues: units)
        }
    }
}

extension QuantityAttributes {
    /// Nobody reads a pulse in beats a second.
    fileprivate var preferredUnit: HealthModel.Unit {
        canonicalUnit == "count/s" ? (try? HealthModel.Unit(from: "count/min")) ?? unit : unit
    }
}
