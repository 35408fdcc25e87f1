import Foundation
import GRDB
import HealthModel

/// Reads the rows of one type that a predicate selects and that the app may read.
///
/// An index finds the rows within the bounds of the predicate. `SamplePredicate.matches(_:)` evaluates the conditions
/// that the bounds do not cover.
struct SampleScan {
    let db: Database
    let registry: Registry
    let type: Int64?
    private let predicate: SamplePredicate
    let bounds: SampleBounds
    /// The UUIDs that the predicate allows, in the order of the rows. Nil if it allows any.
    private let uuids: [UUID]?
    private let access: ReadAccess
    let ownSource: Int64?
    private let hidden: HiddenMembers?
    /// Whether rows can be selected without creating samples for a predicate.
    let needsNoSample: Bool
    /// The start of each statement.
    private let select: String

    /// Prepares to read. `descriptor` must be resolved (see ``HealthStore/resolved(_:from:_:_:)``).
    init(
        _ db: Database,
        _ registry: Registry,
        _ descriptor: QueryDescriptor,
        _ access: ReadAccess,
        app: String,
        hidden: HiddenMembers? = nil,
        columns: String = SampleReader.columns
    ) throws {
        self.db = db
        self.registry = registry
        self.access = access
        self.hidden = hidden
        type = try registry.existingID(of: descriptor.type, db)
        predicate = descriptor.predicate
        bounds = descriptor.predicate.bounds
        uuids = bounds.uuids?.sorted()
        ownSource = access == .own ? try registry.sourceID(app, db) : nil
        // Evaluating a predicate needs all columns.
        needsNoSample = bounds.isExact && uuids == nil
        select = "SELECT \(needsNoSample ? columns : SampleReader.columns) FROM sample"
    }

    /// Whether the bounds are equivalent to the predicate, so that rows need no further check.
    var isExact: Bool { bounds.isExact }

    /// Whether to cache the statements for other queries. Statements with the sources of a predicate are not cached.
    var cachesStatements: Bool { bounds.sources == nil && hidden == nil }

    /// Whether nothing can match. Needs no read.
    var isEmpty: Bool {
        type == nil || (access == .own && ownSource == nil)
    }

    /// The kinds of samples of the type that the app may read.
    func visibleKinds() throws -> [SampleKind] {
        guard !isEmpty, let type else { return [] }
        let kinds = try SampleKind.counts(ofType: type, db).map(\.kind)
        guard access == .own else { return kinds }
        return try kinds.filter { try registry.sourceID(ofRevision: $0.sourceRevision, db) == ownSource }
    }

    /// Whether the scan finds all samples of the type that the app may read.
    var isUnbounded: Bool {
        isExact && bounds.areOpen && bounds.uuids == nil && bounds.sources == nil && hidden == nil
    }

    /// The number of samples that the scan finds if the bounds exclude none, or else 0.
    func count() throws -> Int {
        guard isUnbounded, access == .all else { return 0 }
        return min(try countOfType(), 1 << 24)
    }

    /// The number of samples of the type.
    func countOfType() throws -> Int {
        try type.map { try SampleKind.count(ofType: $0, db) } ?? 0
    }

    /// Calls the body with each matching row, and with its sample if the predicate needed one.
    ///
    /// With a selection, the rows of each length class are in its order and limited to its number. The caller merges
    /// them.
    func forEach(
        _ reader: SampleReader, _ selection: RowSelection? = nil, _ body: (borrowing RowStatement, Sample?) throws -> Void
    ) throws {
        guard !isEmpty, let type else { return }
        let sources = try sourceCondition()
        if let uuids {
            let rows = try rows("WHERE uuid = ?1 AND type = ?2\(sources)")
            rows.bind(type, at: 2)
            for uuid in uuids {
                rows.bind(uuid, at: 1)
                try forEachMatch(of: rows, reader, nil, body)
            }
            return
        }
        let isByPosition = selection?.key ?? .position == .position
        if isByPosition, try isLargeShareOfStore(upTo: selection?.limit), try boundsIncludeAll(of: type) {
            // Reading in the order of positions is four times as fast as reading through the index.
            let rows = try rows("NOT INDEXED WHERE type = ?1\(sources) ORDER BY id")
            rows.bind(type, at: 1)
            return try forEachMatch(of: rows, reader, selection.map { SelectionProgress($0, LengthClass(rawValue: 0)) }, body)
        }
        for length in try LengthClass.all(ofType: type, db) {
            guard let range = range(of: length) else { continue }
            let rows = try rows("WHERE type = ?1 AND lengthClass = ?2\(range.condition)\(sources) \(selection?.order ?? "")")
            rows.bind(type, at: 1)
            rows.bind(length.rawValue, at: 2)
            range.bind(to: rows)
            try forEachMatch(of: rows, reader, selection.map { SelectionProgress($0, length) }, body)
        }
    }

    /// The statement for the rows of a condition. Inlined, its text would be in each copy of ``forEach(_:_:_:)``.
    @inline(never)
    private func rows(_ condition: String) throws -> RowStatement {
        try RowStatement(db, "\(select) \(condition)", isKept: cachesStatements)
    }

    private func forEachMatch(
        of rows: borrowing RowStatement,
        _ reader: SampleReader,
        _ progress: SelectionProgress?,
        _ body: (borrowing RowStatement, Sample?) throws -> Void
    ) throws {
        var progress = progress
        while try rows.step() {
            if let progress, progress.isComplete(beforeStart: rows.int64(.startDate)) { break }
            if needsNoSample {
                try body(rows, nil)
            } else if let sample = try reader.sample(rows), predicate.matches(sample) {
                try body(rows, sample)
            } else {
                continue
            }
            progress?.add(end: rows.int64(.endDate))
        }
    }

    /// Whether to read the samples of all types in order. That is faster if a third of them are of this type, or a
    /// tenth if only the first rows are needed.
    private func isLargeShareOfStore(upTo limit: Int?) throws -> Bool {
        try Double(countOfType()) * (limit == nil ? 3 : 10) >= SampleKind.total(db)
    }

    /// Whether the bounds exclude no sample of a type by its dates.
    private func boundsIncludeAll(of type: Int64) throws -> Bool {
        guard !bounds.areOpen else { return true }
        let lengths = try LengthClass.all(ofType: type, db)
        return try !lengths.isEmpty
            && lengths.allSatisfy { length in
                guard let range = range(of: length), let starts = try length.starts(ofType: type, db) else { return false }
                let (end, isLate) = starts.lowerBound.addingReportingOverflow(length.minimum)
                let (latestEnd, isTooLate) = starts.upperBound.addingReportingOverflow(length.maximum)
                return range.start.contains(starts.lowerBound) && range.start.contains(starts.upperBound)
                    && !isLate && range.end.contains(end) && !isTooLate && range.end.contains(latestEnd)
            }
    }

    // MARK: By source

    /// An SQL condition on the sources that the app may read and that the predicate selects, and on hidden correlations.
    func sourceCondition() throws -> String {
        var condition = hidden?.condition(on: "sample") ?? ""
        if access == .own, let ownSource {
            condition += " AND sourceRevision IN (SELECT id FROM sourceRevision WHERE source = \(ownSource))"
        }
        if let sources = bounds.sources {
            let ids = try sources.compactMap { try registry.sourceID($0.wrappedValue, db) }.sorted()
            let list = ids.map(String.init).joined(separator: ", ")
            condition += " AND sourceRevision IN (SELECT id FROM sourceRevision WHERE source IN (\(list)))"
        }
        return condition
    }

    // MARK: By date

    /// The ranges of start and end dates that a length class allows within the bounds. Nil if they are empty.
    func range(of length: LengthClass) -> DateRange? {
        var range = DateRange(start: bounds.start, end: bounds.end)
        // A sample that ends at the bound or later starts at most its maximum length earlier.
        if range.end.lowerBound > .min {
            let (earliest, overflow) = range.end.lowerBound.subtractingReportingOverflow(length.maximum)
            // A predicate whose end is before its start still selects samples that include both.
            range.start = range.start.clamped(to: (overflow ? .min : earliest) ..< .max)
        }
        return range.start.isEmpty || range.end.isEmpty ? nil : range
    }
}

/// Ranges of start and end dates, in milliseconds since 1970.
struct DateRange {
    var start: Range<Int64>
    var end: Range<Int64>

    /// The range as an SQL condition. An open side adds no condition.
    var condition: String {
        var condition = ""
        if start != .open { condition += " AND startDate >= ?3 AND startDate < ?4" }
        if end != .open { condition += " AND endDate >= ?5 AND endDate < ?6" }
        return condition
    }

    /// Binds the parameters of ``condition``.
    func bind(to rows: borrowing RowStatement) {
        if start != .open {
            rows.bind(start.lowerBound, at: 3)
            rows.bind(start.upperBound, at: 4)
        }
        if end != .open {
            rows.bind(end.lowerBound, at: 5)
            rows.bind(end.upperBound, at: 6)
        }
    }
}

extension Range<Int64> {
    fileprivate static var open: Range { .min ..< .max }
}

extension SampleBounds {
    /// Whether the bounds include all dates.
    var areOpen: Bool { start == .open && end == .open }
}
