import Foundation
import GRDB
import HealthModel

/// Reads the rows of one type that a predicate selects, as far as the app may see them.
///
/// An index finds the rows between the bounds of the predicate; what the bounds do not say is left to
/// `SamplePredicate.matches(_:)`.
struct SampleScan {
    let db: Database
    let registry: Registry
    let type: Int64?
    private let predicate: SamplePredicate
    let bounds: SampleBounds
    private let access: ReadAccess
    let ownSource: Int64?
    /// Whether no predicate has to look at a sample: then rows are all that is read.
    let needsNoSample: Bool
    /// How a statement begins.
    private let select: String

    /// Prepares to read; `descriptor` has been resolved (see ``Viewer/resolved(_:from:_:_:)``).
    init(
        _ db: Database,
        _ registry: Registry,
        _ descriptor: QueryDescriptor,
        _ access: ReadAccess,
        app: String,
        columns: String = SampleReader.columns
    ) throws {
        self.db = db
        self.registry = registry
        self.access = access
        type = try registry.existingID(of: descriptor.type, db)
        predicate = descriptor.predicate
        bounds = descriptor.predicate.bounds
        ownSource = access == .own ? try registry.sourceID(app, db) : nil
        // To match samples takes all columns.
        needsNoSample = bounds.isExact && bounds.uuids == nil
        select = "SELECT \(needsNoSample ? columns : SampleReader.columns) FROM sample"
    }

    /// Whether the bounds say all that the predicate says, so that rows need no second look.
    var isExact: Bool { bounds.isExact }

    /// Whether to keep the statements for another query: those with the sources of a predicate are not kept.
    var isUsual: Bool { bounds.sources == nil }

    /// Whether it is known without reading that nothing matches.
    var isEmpty: Bool {
        type == nil || (access == .own && ownSource == nil)
    }

    /// The kinds of samples of the type that the app may see.
    func visibleKinds() throws -> [SampleKind] {
        guard !isEmpty, let type else { return [] }
        let kinds = try SampleKind.counts(ofType: type, db).map(\.kind)
        guard access == .own else { return kinds }
        return try kinds.filter { try registry.sourceID(ofRevision: $0.sourceRevision, db) == ownSource }
    }

    /// Whether the scan finds all samples of the type that the app may see.
    var isUnbounded: Bool { isExact && bounds.areOpen && bounds.uuids == nil && bounds.sources == nil }

    /// How many samples the scan finds if the bounds exclude none; else 0.
    func count() throws -> Int {
        guard isUnbounded, access == .all else { return 0 }
        return min(try countOfType(), 1 << 24)
    }

    /// How many samples of the type there are.
    func countOfType() throws -> Int {
        guard let type else { return 0 }
        return try SampleKind.counts(ofType: type, db).reduce(0) { $0 + max(0, min($1.count, 1 << 40)) }
    }

    /// Calls the body with each row that matches, and the sample in it where the predicate asked for that.
    ///
    /// With a selection, rows of each length come in that order and up to that number: the caller merges them.
    func forEach(
        _ reader: SampleReader,
        _ selection: RowSelection? = nil,
        _ body: (RowStatement, Sample?) throws -> Void
    ) throws {
        guard !isEmpty, let type else { return }
        if let uuids = bounds.uuids {
            return try forEachOf(uuids, type, reader, body)
        }
        let sources = try sourceCondition()
        if selection?.key ?? .position == .position, bounds.areOpen, try isMuchOfTheStore(upTo: selection?.limit) {
            // In the order in which they were saved, and four times as fast as by way of the index.
            let rows = try RowStatement(
                db,
                "\(select) NOT INDEXED WHERE type = ?1\(sources) ORDER BY id",
                isKept: isUsual
            )
            rows.bind(type, at: 1)
            return try forEachMatch(
                of: rows,
                reader,
                selection.map { SelectionProgress($0, LengthClass(rawValue: 0)) },
                body
            )
        }
        for length in try LengthClass.all(ofType: type, db) {
            guard let range = range(of: length) else { continue }
            let sql = """
                \(select) WHERE type = ?1 AND lengthClass = ?2\(range.condition)\(sources) \(selection?.order ?? "")
                """
            let rows = try RowStatement(db, sql, isKept: isUsual)
            rows.bind(type, at: 1)
            rows.bind(length.rawValue, at: 2)
            range.bind(to: rows)
            try forEachMatch(of: rows, reader, selection.map { SelectionProgress($0, length) }, body)
        }
    }

    private func forEachMatch(
        of rows: RowStatement,
        _ reader: SampleReader,
        _ progress: SelectionProgress?,
        _ body: (RowStatement, Sample?) throws -> Void
    ) throws {
        defer { rows.reset() }
        var progress = progress
        while try rows.step() {
            if let progress, progress.isComplete(beforeStart: rows.int64(.startDate)) { break }
            if isExact {
                try body(rows, nil)
            } else if let sample = try reader.sample(rows), predicate.matches(sample) {
                try body(rows, sample)
            } else {
                continue
            }
            progress?.add(end: rows.int64(.endDate))
        }
    }

    /// Whether to read samples of all types in order: if a third of them are of this type, or a tenth if only the first
    /// ones are wanted.
    private func isMuchOfTheStore(upTo limit: Int?) throws -> Bool {
        try Double(countOfType()) * (limit == nil ? 3 : 10) >= SampleKind.total(db)
    }

    // MARK: By UUID

    private func forEachOf(
        _ uuids: Set<UUID>,
        _ type: Int64,
        _ reader: SampleReader,
        _ body: (RowStatement, Sample?) throws -> Void
    ) throws {
        let sql = "\(select) WHERE uuid = ?1 AND type = ?2\(try sourceCondition())"
        let rows = try RowStatement(db, sql, isKept: isUsual)
        for uuid in uuids.sorted() {
            rows.bind(uuid, at: 1)
            rows.bind(type, at: 2)
            while try rows.step() {
                if let sample = try reader.sample(rows), predicate.matches(sample) {
                    try body(rows, sample)
                }
            }
        }
    }

    // MARK: By source

    /// A condition on the sources that the app may see, and that the predicate names.
    func sourceCondition() throws -> String {
        var condition = ""
        if access == .own, let ownSource {
            condition += " AND sourceRevision IN (SELECT id FROM sourceRevision WHERE source = \(ownSource))"
        }
        if let sources = bounds.sources {
            let ids = try sources.compactMap { try registry.sourceID($0, db) }.sorted()
            let list = ids.map(String.init).joined(separator: ", ")
            condition += " AND sourceRevision IN (SELECT id FROM sourceRevision WHERE source IN (\(list)))"
        }
        return condition
    }

    // MARK: By date

    /// Where samples of a length can begin and end to be within the bounds; nil if nowhere.
    func range(of length: LengthClass) -> DateRange? {
        var range = DateRange(start: bounds.start, end: bounds.end)
        // What ends late enough cannot begin earlier than its length before.
        if range.end.lowerBound > .min {
            let (earliest, overflow) = range.end.lowerBound.subtractingReportingOverflow(length.maximum)
            // A predicate whose end comes before its start still selects samples that include both.
            range.start = range.start.clamped(to: (overflow ? .min : earliest) ..< .max)
        }
        return range.start.isEmpty || range.end.isEmpty ? nil : range
    }
}
