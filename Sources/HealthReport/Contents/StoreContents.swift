import Foundation
import HealthEngine
import HealthModel

/// The contents of a store by type, source and month.
struct StoreContents {
    /// A type that has samples.
    struct TypeRow {
        let identifier: String
        let count: Int
        /// The start dates of the samples.
        let dates: SampleDates?
        /// The names of the sources, the one with most samples first.
        let sources: [String]

        /// The name that the report shows.
        var name: String { TypeCatalog.type(identifier: identifier)?.title ?? identifier }
    }

    /// A source that has saved samples.
    struct SourceRow {
        let source: Source
        let count: Int
        let typeCount: Int
    }

    /// The time of the report.
    let now: Date
    /// The type with most samples first.
    let types: [TypeRow]
    /// The source with most samples first.
    let sources: [SourceRow]

    /// The contents at a time. Samples may begin later.
    init(_ phone: Phone, in calendar: Calendar, now: Date) throws(HealthFailure) {
        self.now = now
        let counts = try phone.sampleCounts()
        let dates = try phone.sampleDates(in: calendar, now: now)
        let byType = Dictionary(grouping: counts, by: \.type)
        types = byType.map { identifier, counts in
            TypeRow(
                identifier: identifier,
                count: counts.total,
                dates: dates[identifier],
                sources: counts.sorted {
                    ($1.count, $0.source.bundleIdentifier) < ($0.count, $1.source.bundleIdentifier)
                }
                .map(\.source.name)
            )
        }
        .sorted { ($1.count, $0.identifier) < ($0.count, $1.identifier) }
        sources = Dictionary(grouping: counts, by: \.source)
            .map { SourceRow(source: $0, count: $1.total, typeCount: $1.count) }
            .sorted { ($1.count, $0.source.bundleIdentifier) < ($0.count, $1.source.bundleIdentifier) }
    }

    /// The number of all samples.
    var count: Int { sources.reduce(0) { $0 + $1.count } }

    /// The start dates of the first and the last sample; nil if there is none.
    var dates: ClosedRange<Date>? {
        let all = types.compactMap(\.dates)
        guard let first = all.map(\.earliest).min(), let last = all.map(\.latest).max() else { return nil }
        return first...last
    }

    /// The start date of the latest sample that does not begin after the report; nil if there is none.
    var latestByNow: Date? { types.compactMap { $0.dates?.latestByNow }.max() }
}

extension [SampleCount] {
    fileprivate var total: Int { reduce(0) { $0 + $1.count } }
}

/// Samples by type and month: the types with most samples, and the latest months up to the time of the report.
struct MonthTable {
    static let mostTypes = 15
    static let mostMonths = 12

    struct Row {
        let name: String
        /// The number of samples in each month.
        let counts: [Int]
    }

    /// The start of each month, in order and without gaps.
    let months: [Date]
    let rows: [Row]
    /// The number of types without a row.
    let otherTypeCount: Int

    init(_ contents: StoreContents, in calendar: Calendar) {
        let types = contents.types.prefix(Self.mostTypes)
        let starts = types.flatMap { $0.dates?.months.map(\.start) ?? [] }
        let earliest = starts.min()
        var months: [Date] = []
        if let last = starts.filter({ $0 <= contents.now }).max() ?? starts.max(), let earliest {
            for distance in 0..<Self.mostMonths {
                guard let month = calendar.date(byAdding: .month, value: -distance, to: last), month >= earliest else {
                    break
                }
                months.insert(month, at: 0)
            }
        }
        self.months = months
        rows = types.map { type in
            let counts = Dictionary((type.dates?.months ?? []).map { ($0.start, $0.count) }) { $0 + $1 }
            return Row(name: type.name, counts: months.map { counts[$0] ?? 0 })
        }
        otherTypeCount = contents.types.count - types.count
    }
}
