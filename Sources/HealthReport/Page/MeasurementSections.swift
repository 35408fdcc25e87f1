import Foundation
import HealthModel

/// The sections with small charts: the types of the period without a chart of their own, and the main types over all the time.
struct MeasurementSections {
    let period: Period
    let others: OtherMeasurements
    let trends: Trends?
    let words: DateWords

    var all: [Section] { [other, trend].compactMap(\.self) }

    private var other: Section? {
        guard !others.shown.isEmpty else { return nil }
        let rest = others.count - others.shown.count
        let remark: HTML = rest > 0 ? " \(text: rest.of("further type is", "further types are")) left out." : ""
        return Section(
            name: "other",
            link: "Other",
            title: "Other measurements",
            introduction: "\(words.span(of: period)), by day. Averages are of days with data.\(remark)",
            body: others.shown.map { figure($0, "day", from: period.start, to: period.end, period.start...period.last.start) },
            isDense: true
        )
    }

    private var trend: Section? {
        guard let trends else { return nil }
        let (first, last) = (words.plain(trends.dates.lowerBound), words.plain(trends.dates.upperBound))
        let remark: HTML = trends.isShortened ? " A type with very many samples begins later." : ""
        return Section(
            name: "trends",
            link: "Trends",
            title: "Trends",
            introduction: "\(text: first) to \(text: last), by \(text: trends.step.rawValue).\(remark)",
            body: trends.measurements.map { figure($0, "trend", from: trends.start, to: trends.end, trends.dates) },
            isDense: true
        )
    }

    private func figure(
        _ measurements: Measurements, _ prefix: HTML, from start: Date, to end: Date, _ dates: ClosedRange<Date>
    ) -> HTML {
        let name: HTML = "\(prefix)-\(text: measurements.type.name)"
        let chart = SmallChart(measurements: measurements, start: start, end: end, dates: dates, words: words, name: name)
        return Figure(name, "\(text: measurements.type.title)", of: chart).html
    }
}
