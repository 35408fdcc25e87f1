import Foundation
import GRDB
public import HealthModel

extension HealthStore {
    /// Runs a sample query.
    ///
    /// Throws code 5 if a type is undecided. If reading was denied, only the app's own samples are returned (AUTH-38,
    /// AUTH-40). Throws the exceptions of a predicate that does not fit the type (PRED-08).
    public func execute(_ query: SampleQuery) throws(HealthFailure) -> [Sample] {
        try operation(.read, query.descriptors.typeSet, checking: .query, count: \.count) {
            try read(query.descriptors) { (db, registry, parts) in
                try samples(of: query, parts, db, registry)
            }
        }
    }

    /// Runs a sample query like ``execute(_:)-(SampleQuery)``, for callers that only forward the samples. Returns rows
    /// if they represent the samples completely, and samples otherwise.
    public func result(of query: SampleQuery) throws(HealthFailure) -> SampleQueryResult {
        try operation(.read, query.descriptors.typeSet, checking: .query, count: \.count) {
            try read(query.descriptors) { (db, registry, parts) in
                if let rows = try rows(of: query, parts, db, registry) { return .rows(rows) }
                return .samples(try samples(of: query, parts, db, registry))
            }
        }
    }
}

/// A descriptor with the app's access to its samples.
struct PermittedDescriptor {
    /// The descriptor with a predicate that selects readable samples only.
    let descriptor: QueryDescriptor
    let access: ReadAccess
    /// Selects all samples that the app may read within its access, except for the hidden ones.
    let readable: SamplePredicate
    /// The members that the app may not read. Nil if it may read all members, and for its own correlations.
    let hidden: HiddenMembers?

    /// Whether the query selects less than the app may read.
    var isFiltered: Bool { descriptor.predicate != readable }

    /// Whether rows can represent its samples, and all samples of the type are selected.
    var canBeRows: Bool { descriptor.predicate == .all && SampleRowReader.reads(descriptor.type) }
}

extension [PermittedDescriptor] {
    /// The members that the app may not read.
    fileprivate var hidden: HiddenMembers? {
        compactMap(\.hidden).reduce(nil) { hidden, next in hidden?.merging(next) ?? next }
    }

    /// Whether two descriptors have the same type.
    var hasRepeatedTypes: Bool { count > 1 && Set(map(\.descriptor.type)).count < count }
}

extension [SampleScan] {
    /// The number of samples that the scans find, as far as they know it.
    func count() throws -> Int { try reduce(0) { $0 + (try $1.count()) } }
}

extension HealthStore {
    /// The samples that a query finds.
    func samples(of query: SampleQuery, _ parts: [PermittedDescriptor], _ db: Database, _ registry: Registry) throws -> [Sample] {
        let reader = SampleReader(db, registry, hiding: parts.hidden)
        let scans = try parts.map { try scan($0, db, registry) }
        var found = FoundSamples(of: parts)
        if query.limit <= 0, !parts.hasRepeatedTypes { found.reserve(try scans.count()) }
        let shuffling = shuffling(query)
        for scan in scans {
            try scan.forEach(reader, shuffling == nil ? query.selection : nil) { row, sample in
                guard !found.contains(row.int64(.id)), let sample = try sample ?? reader.sample(row) else { return }
                found.append(sample, at: row.int64(.id))
            }
        }
        let sorted = found.sorted(by: query.sortDescriptors, limit: query.rowLimit, shuffling: shuffling)
        return try withVisibleZones(sorted, of: parts, db)
    }

    /// What shuffles the samples that no sort descriptor orders. Nil for the order of the saves (SQ-02, SQ-04).
    func shuffling(_ query: SampleQuery) -> SplitMix64? {
        process.shuffling(query.sortDescriptors.isEmpty ? .unsorted : .equal)
    }

    /// All samples that the app may read, in the order of the scan.
    func samples(of parts: [PermittedDescriptor], _ db: Database, _ registry: Registry) throws -> FoundSamples {
        let reader = SampleReader(db, registry, hiding: parts.hidden)
        var found = FoundSamples()
        for part in parts {
            try scan(part, db, registry).forEach(reader) { row, sample in
                guard let sample = try sample ?? reader.sample(row) else { return }
                found.append(sample, at: row.int64(.id))
            }
        }
        return found
    }

    /// Runs the common checks of all queries, then the body. The predicates must fit their types, and the app needs
    /// access. Predicates that depend on the store are replaced.
    func read<Value>(
        _ descriptors: [QueryDescriptor], _ body: (Database, Registry, [PermittedDescriptor]) throws -> Value
    ) throws(HealthFailure) -> Value {
        try Self.validate(descriptors)
        accesses.note(descriptors)
        try checkAccess()
        let earliest = process.isHealthApp ? .distantPast : earliestPermittedSampleDate()
        return try database.read { db, registry in
            try body(db, registry, try self.permitted(descriptors, from: earliest, db, registry))
        }
    }

    /// The different descriptors, with the app's access to each.
    private func permitted(
        _ descriptors: [QueryDescriptor], from earliest: Date, _ db: Database, _ registry: Registry
    ) throws -> [PermittedDescriptor] {
        let types = descriptors.map(\.type)
        let accesses = Dictionary(zip(types, try readAccess(to: types, db))) { first, _ in first }
        return try descriptors.distinct.map { descriptor in
            let access = accesses[descriptor.type] ?? .own
            let selected = try Self.resolved(descriptor, from: .distantPast, db, registry).predicate
            let readable = try readable(descriptor.type, access, from: earliest, db)
            return PermittedDescriptor(
                descriptor: QueryDescriptor(descriptor.type, selected.restricted(to: readable)),
                access: access,
                readable: readable,
                hidden: try hidden(descriptor.type, access, db, registry)
            )
        }
    }

    /// Selects the samples of a type that the app may read within its access.
    func readable(_ type: ObjectType, _ access: ReadAccess, from earliest: Date, _ db: Database) throws -> SamplePredicate {
        var conditions: [SamplePredicate] = []
        if earliest > .distantPast { conditions.append(.samples(start: earliest, end: nil)) }
        if access == .all, let period = try authorizedPeriod(of: type, db) {
            conditions.append(period)
        }
        if type.isGrantedByObject { conditions.append(try visibleObjects(of: type, db)) }
        return conditions.isEmpty ? .all : .and(conditions)
    }

    private func hidden(
        _ type: ObjectType, _ access: ReadAccess, _ db: Database, _ registry: Registry
    ) throws -> HiddenMembers? {
        guard type.kind == .correlation, access == .all else { return nil }
        return try hiddenMembers(of: type, db, registry)
    }

    /// Throws the exceptions of predicates that do not fit their types.
    static func validate(_ descriptors: [QueryDescriptor]) throws(HealthFailure) {
        try HealthFailure.wrapping {
            for descriptor in descriptors { try descriptor.predicate.validate(for: descriptor.type) }
        }
    }

    /// A scan of the samples that the app may read.
    func scan(
        _ part: PermittedDescriptor, _ db: Database, _ registry: Registry, columns: String = SampleReader.columns
    ) throws -> SampleScan {
        try SampleScan(db, registry, part.descriptor, part.access, app: bundleIdentifier, hidden: part.hidden, columns: columns)
    }

    /// A descriptor that can be evaluated for each sample alone. Predicates on workouts and correlations are replaced
    /// by UUIDs, and samples that a device no longer keeps are excluded (AUTH-57).
    static func resolved(
        _ descriptor: QueryDescriptor, from earliest: Date, _ db: Database, _ registry: Registry
    ) throws -> QueryDescriptor {
        var predicate = try descriptor.predicate.replacing { leaf throws in
            switch leaf {
            case .workout(let workout): .objects(try samples(ofWorkout: workout, db))
            case .workoutEffort(let workout, let activity):
                .objects(try WorkoutEffortTable.effortSamples(relatedTo: workout, activity, db))
            case .electrocardiogram(let uuid): .objects(try ElectrocardiogramSymptomTable(db: db).symptoms(of: uuid))
            case .noCorrelation: .not(.objects(try correlatedSamples(of: descriptor.type, db, registry)))
            default: nil
            }
        }
        if earliest > .distantPast {
            predicate = .and([predicate, .samples(start: earliest, end: nil)])
        }
        return QueryDescriptor(descriptor.type, predicate)
    }

    /// Includes deleted samples, because a query for changes returns them (ANCH-03).
    private static func samples(ofWorkout workout: UUID, _ db: Database) throws -> Set<UUID> {
        let rows = try RowStatement(
            db,
            """
            SELECT s.uuid FROM sample w JOIN workoutSample ON workout = w.id JOIN sample s ON s.id = sample
            WHERE w.uuid = ?1
            UNION ALL
            SELECT d.uuid FROM sample w JOIN workoutSample ON workout = w.id JOIN deletedObject d ON d.position = sample
            WHERE w.uuid = ?1
            """
        )
        rows.bind(workout, at: 1)
        return try rows.uuids()
    }

    private static func correlatedSamples(of type: ObjectType, _ db: Database, _ registry: Registry) throws -> Set<UUID> {
        guard let id = try registry.existingID(of: type, db) else { return [] }
        let rows = try RowStatement(db, "SELECT uuid FROM correlationMember JOIN sample ON id = member WHERE type = ?1")
        rows.bind(id, at: 1)
        return try rows.uuids()
    }
}

extension SamplePredicate {
    /// Selects what both predicates select.
    fileprivate func restricted(to other: SamplePredicate) -> SamplePredicate {
        if self == .all { return other }
        return other == .all ? self : .and([self, other])
    }
}

extension RowStatement {
    /// The UUIDs of a statement with one column.
    func uuids() throws -> Set<UUID> {
        var uuids: Set<UUID> = []
        while try step() { uuids.insert(try uuid(0)) }
        return uuids
    }
}

extension SampleQuery {
    /// The largest number of rows.
    var rowLimit: Int { limit > 0 ? limit : .max }

    /// The order and number of rows to read, if dates or positions determine them.
    var selection: RowSelection? {
        guard limit > 0, sortDescriptors.count <= 1 else { return nil }
        guard let descriptor = sortDescriptors.first else {
            return RowSelection(key: .position, ascending: true, limit: limit)
        }
        switch descriptor.key {
        case .startDate: return RowSelection(key: .startDate, ascending: descriptor.ascending, limit: limit)
        case .endDate: return RowSelection(key: .endDate, ascending: descriptor.ascending, limit: limit)
        default: return nil
        }
    }
}
