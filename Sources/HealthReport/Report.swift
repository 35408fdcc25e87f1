import Foundation
public import HealthEngine
public import HealthModel

/// A page about the store of a phone: the latest days and trends as charts, samples by type, source and month, and permissions by
/// app. The same store and options give the same bytes.
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
        var sections: [Section] = []
        if let period {
            let days = try DayContents(phone, period, options)
            sections += DaySections(period: period, days: days, words: words).all
            let (others, trends) = (try OtherMeasurements(phone, contents, period), try Trends(phone, contents, period))
            sections += MeasurementSections(period: period, others: others, trends: trends, words: words).all
        }
        sections.append(StoreSection(contents: contents, months: MonthTable(contents, in: calendar), words: words).section)
        sections.append(PermissionSection(permissions: try Permissions(phone, contents)).section)
        let page = Page(title: "Health report", introduction: Self.introduction(contents, options, words), sections: sections)
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
        return period(options, upTo: latest ?? contents.latestByNow ?? contents.dates?.upperBound, calendar)
    }

    private static func introduction(_ contents: StoreContents, _ options: ReportOptions, _ words: DateWords) -> HTML {
        guard let dates = contents.dates else { return "The store is empty." }
        let latest = contents.latestByNow ?? dates.upperBound
        let (first, last, future) = (words.plain(dates.lowerBound), words.plain(latest), words.plain(dates.upperBound))
        let sentences: [HTML] = [
            """
            \(text: contents.count.of("sample", "samples")) of \(text: contents.types.count.of("type", "types")) from \
            \(text: contents.sources.count.of("source", "sources")), \(text: first == last ? first : "\(first) to \(last)").
            """,
            "Days are those of \(text: options.timeZone.identifier). The option <code>--time-zone</code> names another.",
        ]
        let remark: HTML = "The last sample is in the future: \(text: future)."
        return (sentences + (future == last ? [] : [remark])).map { "<span>\($0)</span>" as HTML }.joined(by: " ")
    }
}
