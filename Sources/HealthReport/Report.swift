import Foundation
public import HealthEngine
public import HealthModel

/// A page about the store of a phone: samples by type, source and month, the latest days as charts, and permissions by app. The
/// same store and options give the same bytes.
///
/// ```swift
/// let report = try Report(of: phone, ReportOptions(date: .now, timeZone: zone))
/// report.bytes   // one HTML file without external resources
/// ```
///
/// The page shows the samples of all sources, including those that no app may read. It is health data itself. It contains no
/// identifiers of samples and devices, no metadata, no date of birth and no coordinates.
public struct Report {
    /// The page in UTF-8.
    public let bytes: [UInt8]

    /// Runs HealthKit's queries as the device owner, who may read everything. Days begin and end in the time zone of the options.
    ///
    /// Throws the errors of the queries if the store cannot be read.
    public init(of phone: Phone, _ options: ReportOptions) throws(HealthFailure) {
        let calendar = Period.calendar(in: options.timeZone)
        let contents = try StoreContents(phone, in: calendar, now: options.date)
        let period = Self.period(of: contents, options, calendar)
        let words = DateWords(calendar: calendar)
        var sections = [StoreSections(contents: contents, months: MonthTable(contents, in: calendar), words: words).section]
        if let period {
            let days = try DayContents(phone, period, options)
            sections += DaySections(period: period, days: days, words: words).all
        }
        sections.append(PermissionSection(permissions: try Permissions(phone, contents)).section)
        let page = Page(
            title: "Health report",
            introduction: Self.introduction(contents, options, words),
            key: [
                ("Samples", "<data value=\"\(contents.count)\">\(text: contents.count.grouped)</data>"),
                ("Types", "\(text: contents.types.count.grouped)"),
                ("Sources", "\(text: contents.sources.count.grouped)"),
            ],
            sections: sections
        )
        bytes = Array(page.html.markup.utf8)
    }

    private static func period(_ options: ReportOptions, upTo date: Date?, _ calendar: Calendar) -> Period? {
        date.flatMap { Period(options.dayCount, upTo: $0, in: calendar) }
    }

    /// The days up to the requested one, or up to the latest with data for a chart. Nil if the store is empty.
    private static func period(of contents: StoreContents, _ options: ReportOptions, _ calendar: Calendar) -> Period? {
        if let day = options.day { return period(options, upTo: calendar.noon(of: day), calendar) }
        let drawn: Set<String> = Set(
            [ObjectType.stepCount, .heartRate, .sleepAnalysis, .activeEnergyBurned, .workout].map(\.identifier)
        )
        let latest = contents.types.filter { drawn.contains($0.identifier) }.compactMap { $0.dates?.latestByNow }.max()
        let others = contents.types.compactMap { $0.dates?.latestByNow }
        return period(options, upTo: latest ?? others.max() ?? contents.dates?.upperBound, calendar)
    }

    private static func introduction(_ contents: StoreContents, _ options: ReportOptions, _ words: DateWords) -> HTML {
        guard let dates = contents.dates else { return "The store is empty." }
        return """
            From \(text: words.plain(dates.lowerBound)) to \(text: words.plain(dates.upperBound)). Days are those of \
            \(text: options.timeZone.identifier).
            """
    }
}
