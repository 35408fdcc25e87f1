import Foundation
import HealthModel

/// A small chart of a type: bars of sums, or a line of averages.
struct SmallChart: Chart {
    let measurements: Measurements
    /// The start and the end of the time axis.
    let start: Date
    let end: Date
    /// The dates below the time axis. The interval of the last one may end later.
    let dates: ClosedRange<Date>
    let words: DateWords
    /// The identifier of the figure.
    let name: HTML

    private static let (width, height) = (160.0, 92.0)
    private static let (left, right) = (46.0, 156.0)
    private static let (top, bottom) = (8.0, 74.0)
    /// The dots of more points would overlap.
    private static let mostDots = 14

    var drawing: HTML {
        let values = measurements.values
        let (low, high) = (values.min() ?? 0, values.max() ?? 0)
        // Negative sums, which HealthKit accepts, have no bars.
        let range = measurements.isCumulative ? 0...max(high, 0) : low...high
        let ticks = Ticks(around: range, count: 2)
        let scale = Scale(ticks.range, from: Self.bottom, to: Self.top)
        let grid = ticks.values.map { value -> HTML in
            """
            <path class="grid" d="M\(Self.left) \(scale(value))H\(Self.right)"/>\
            <text x="\(Self.left - 5)" y="\(scale(value) + 4)" text-anchor="end">\(text: Plot.label(value))</text>
            """
        }
        let marks = measurements.isCumulative ? bars(scale) : line(scale)
        return Figure.drawing(name, width: Self.width, height: Self.height, "\(grid.joined())\(marks)\(timeAxis)")
    }

    private var times: Scale {
        Scale(start.timeIntervalSince1970...end.timeIntervalSince1970, from: Self.left, to: Self.right)
    }

    private func bars(_ scale: Scale) -> HTML {
        let bars = measurements.points.map { point -> HTML in
            guard let value = point.value, value > 0 else { return "" }
            let (first, last) = (times(point.start.timeIntervalSince1970), times(point.end.timeIntervalSince1970))
            let gap = (last - first) * 0.14
            return "M\(first + gap) \(Self.bottom)V\(scale(value))H\(last - gap)V\(Self.bottom)Z"
        }
        return "<path class=\"sums\" d=\"\(bars.joined())\"/>"
    }

    /// A line through the averages, interrupted where there is none. A single average is a dot.
    private func line(_ scale: Scale) -> HTML {
        var (path, dots, isDrawing) = (HTML(), HTML(), false)
        for point in measurements.points {
            guard let value = point.value else {
                isDrawing = false
                continue
            }
            let place = times((point.start.timeIntervalSince1970 + point.end.timeIntervalSince1970) / 2)
            let dot: HTML = "M\(place) \(scale(value))h0"
            path += isDrawing ? "L\(place) \(scale(value))" : dot
            dots += dot
            isDrawing = true
        }
        let points: HTML = measurements.points.count > Self.mostDots ? "" : "<path class=\"points\" d=\"\(dots)\"/>"
        return "<path class=\"averages\" d=\"\(path)\"/>\(points)"
    }

    private var timeAxis: HTML {
        let labels = [dates.lowerBound, dates.upperBound].map { measurements.step.label($0, words) }
        let last: HTML =
            labels[0] == labels[1]
            ? "" : "<text x=\"\(Self.right)\" y=\"\(Self.bottom + 15)\" text-anchor=\"end\">\(text: labels[1])</text>"
        return "<text x=\"\(Self.left)\" y=\"\(Self.bottom + 15)\">\(text: labels[0])</text>\(last)"
    }

    var description: HTML {
        let values = measurements.values
        guard let first = values.first, let last = values.last, let low = values.min(), let high = values.max()
        else { return "No data." }
        let unit = measurements.unit
        let perDay = measurements.isCumulative ? " a day" : ""
        guard measurements.step == .day else {
            guard first.measured != last.measured else {
                return "\(text: unit.text(last))\(text: perDay), first and last."
            }
            return "From \(text: first.measured) to \(text: unit.text(last))\(text: perDay)."
        }
        if measurements.isCumulative {
            return "\(text: unit.text(values.sum / Double(values.count))) a day on average."
        }
        guard low.measured != high.measured else { return "\(text: unit.text(high))." }
        return "\(text: low.measured) to \(text: unit.text(high))."
    }

    var numbers: Table? {
        let step = measurements.step
        let unit = measurements.unit.symbol
        let value: HTML = measurements.isCumulative ? (step == .day ? "In all" : "A day") : "Average"
        return Table(
            caption: "\(text: measurements.type.title) by \(text: step.rawValue)",
            head: ["\(step.head)", unit.isEmpty ? value : "\(value), \(text: unit)"],
            rows: measurements.points.map { point in
                let number = point.value.map { "<data value=\"\(text: String($0))\">\(text: $0.measured)</data>" as HTML }
                return [step.cell(point.start, words), .number(number ?? "–")]
            }
        )
    }
}

extension Measurements.Step {
    fileprivate var head: HTML {
        switch self {
        case .day: "Day"
        case .week: "Week from"
        case .month: "Month"
        case .year: "Year"
        }
    }

    /// A date on the time axis.
    fileprivate func label(_ date: Date, _ words: DateWords) -> String {
        let day = CalendarDay(of: date, in: words.calendar)
        return switch self {
        case .day, .week: "\(day.day) \(words.month(date))"
        case .month: "\(words.month(date)) \(day.year)"
        case .year: "\(day.year)"
        }
    }

    fileprivate func cell(_ date: Date, _ words: DateWords) -> Table.Cell {
        let day = CalendarDay(of: date, in: words.calendar)
        return switch self {
        case .day, .week: Table.day(day, words)
        case .month, .year: .head("<time datetime=\"\(text: day.text)\">\(text: label(date, words))</time>")
        }
    }
}
