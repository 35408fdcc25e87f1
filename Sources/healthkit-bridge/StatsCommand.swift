import ArgumentParser
import BridgeCore
import Explanations
import Foundation
import HealthEngine
import HealthModel
import JSON
import Serving

/// Prints the statistics of a type in a store.
struct StatsCommand: StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "stats",
        abstract: "Print HealthKit's statistics of a type for each day, week or month.",
        discussion: """
            Sums of a cumulative type, such as steps; averages, minima and maxima of a discrete one, such as heart rates:

              healthkit-bridge stats --store phone.store --type stepCount --by day
              healthkit-bridge stats --store phone.store --type heartRate --by month --unit count/min

            If several sources recorded the same time, it counts once, as in HealthKit. The statistics include all samples, \
            whatever apps may read. There is a line for each day, week or month with samples. Weeks begin on Monday.

            Exit status: 0 on success, 1 if the store cannot be read, 64 for an invalid command line.
            """
    )

    enum Interval: String, CaseIterable, ExpressibleByArgument {
        case day, week, month

        var components: DateComponents {
            switch self {
            case .day: DateComponents(day: 1)
            case .week: DateComponents(day: 7)
            case .month: DateComponents(month: 1)
            }
        }
    }

    @Option(help: ArgumentHelp("The store file.", valueName: "path"), completion: .file())
    var store: String

    @Option(
        help: ArgumentHelp("The type: an identifier, or a name such as stepCount.", valueName: "type"),
        completion: .list(TypeCatalog.all.filter { $0.quantity != nil }.map(\.name))
    )
    var type: String

    @Option(help: ArgumentHelp("The length of an interval.", valueName: "interval"))
    var by = Interval.day

    @Option(help: ArgumentHelp("The first day, such as 2024-01-31. Default: that of the first sample.", valueName: "day"))
    var since: String?

    @Option(help: ArgumentHelp("The last day. Default: that of the last sample.", valueName: "day"))
    var until: String?

    @Option(help: ArgumentHelp("The unit of the figures. Default: the metric unit of an export.", valueName: "unit"))
    var unit: String?

    @Option(help: ArgumentHelp("The time zone of days, an IANA name. Default: that of the system.", valueName: "name"))
    var timeZone: String?

    @OptionGroup var output: FormatOption

    @OptionGroup
    var audit: AuditOptions

    func validate() throws {
        _ = (try query(), try figureUnit())
    }

    func run() throws {
        let (query, range, unit) = (try query(), try range(), try figureUnit())
        try reportingFailures(store: store) {
            let phone = try openStore(store, toWrite: "-", auditLog: audit.auditLog)
            try sharing("stats", audit) {
                // A sample that begins before the first day or ends after the last has parts in other days.
                let statistics = try phone.healthStore.execute(query).statistics.filter { interval in
                    (range.start.map { $0 < interval.endDate } ?? true) && (range.end.map { interval.startDate < $0 } ?? true)
                }
                if statistics.isEmpty { try reportEmptiness(of: phone, query.type) }
                try output.printList(table(statistics, unit), json: list(statistics, unit))
                return ([query.type.identifier], statistics.count)
            }
        }
    }

    /// Says on stderr why there are no statistics.
    private func reportEmptiness(of phone: Phone, _ type: ObjectType) throws {
        var whole = try query()
        whole.predicate = .all
        let days = try figures(of: phone.healthStore.execute(whole).statistics, figureUnit()).rows.map(\.start)
        let range = days.isEmpty ? "" : " on these days. Its samples begin \(days[0]) and end \(days[days.count - 1])"
        StandardStreams.report("The store has no samples of \(type.identifier)\(range).")
    }

    /// The names of the figures of the type, and for each interval its first day and the figures.
    private func figures(
        of statistics: [Statistics], _ unit: HealthModel.Unit
    ) throws -> (names: [String], rows: [(start: String, figures: [Double?])]) {
        let isCumulative = try quantityType().quantity?.isCumulative == true
        let columns: [(name: String, figure: KeyPath<Statistics.Figures, Quantity?>)] =
            isCumulative ? [("sum", \.sum)] : [("average", \.average), ("minimum", \.minimum), ("maximum", \.maximum)]
        let date = Date.ISO8601FormatStyle(timeZone: try zone()).year().month().day()
        let rows = try statistics.map { interval in
            let figures = try columns.map { try interval.figures[keyPath: $0.figure]?.doubleValue(for: unit) }
            return (interval.startDate.formatted(date), figures)
        }
        return (columns.map(\.name), rows)
    }

    private func table(_ statistics: [Statistics], _ unit: HealthModel.Unit) throws -> String {
        let (names, rows) = try figures(of: statistics, unit)
        return tableText(
            [["START"] + names.map { "\($0.uppercased()) (\(unit))" }]
                + rows.map { row in [row.start] + row.figures.map { $0.map { "\(PlainNumber($0))" } ?? "-" } })
    }

    private func list(_ statistics: [Statistics], _ unit: HealthModel.Unit) throws -> JSONValue {
        let (names, rows) = try figures(of: statistics, unit)
        return .array(
            rows.map { row in
                var object: JSONObject = ["start": .string(row.start), "unit": .string("\(unit)")]
                for (name, figure) in zip(names, row.figures) { object[name] = figure.map(JSONValue.real) }
                return .object(object)
            })
    }

    private func query() throws -> StatisticsCollectionQuery {
        let type = try quantityType()
        let zone = try zone()
        let range = try range()
        // A Monday, and the first of a month.
        let anchor = DateComponents(timeZone: zone, year: 2001, month: 1, day: 1).midnight
        return StatisticsCollectionQuery(
            type,
            .samples(start: range.start, end: range.end),
            type.quantity?.isCumulative == true ? .cumulativeSum : [.discreteAverage, .discreteMin, .discreteMax],
            anchorDate: anchor ?? Date(timeIntervalSinceReferenceDate: 0),
            intervalComponents: by.components,
            timeZone: zone
        )
    }

    /// The start of the first day and the end of the last. Nil where none is given.
    private func range() throws -> (start: Date?, end: Date?) {
        let zone = try zone()
        func midnight(_ day: String, _ option: String, plus days: Int = 0) throws -> Date? {
            let day = try chosenDay(day, option)
            return DateComponents(timeZone: zone, year: day.year, month: day.month, day: day.day + days).midnight
        }
        let start = try since.flatMap { try midnight($0, "since") }
        let end = try until.flatMap { try midnight($0, "until", plus: 1) }
        if let start, let end, end <= start { throw ValidationError("The day of '--until' is before that of '--since'.") }
        return (start, end)
    }

    private func zone() throws -> TimeZone { try timeZone.map(chosenTimeZone) ?? .current }

    private func quantityType() throws -> ObjectType {
        let found = try chosenType(type, "type")
        guard found.quantity != nil else {
            throw ValidationError("The value '\(type)' is invalid for '--type': it must be a quantity type.")
        }
        return found
    }

    private func figureUnit() throws -> HealthModel.Unit {
        let usual = try MeasurementSystem.metric.exportUnit(of: quantityType()) ?? .count
        guard let unit else { return usual }
        guard let chosen = try? HealthModel.Unit(from: unit), usual.isCompatible(with: chosen) else {
            let message = "The value '\(unit)' is invalid for '--unit': it must be a unit like \(usual)."
            throw ValidationError(message.suggesting(unit.nearest(among: HealthModel.Unit.commonTexts(like: usual))))
        }
        return chosen
    }
}
