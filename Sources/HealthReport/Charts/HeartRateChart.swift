import Foundation

/// Bars from the lowest to the highest heart rate, with a dot for the average.
struct HeartRateChart: Chart {
    /// The axis below the bars.
    enum Axis {
        case days([Period.Day])
        /// The hours of one day, with its workouts shaded.
        case hours(workouts: [Workouts.Entry])
    }

    let rates: HeartRates
    let axis: Axis
    let words: DateWords
    /// The identifier of the figure.
    let name: HTML

    private static let plot = Plot(height: 200)

    var drawing: HTML {
        let plot = Self.plot
        let extremes = rates.extremes ?? 0...1
        let lowest = rates.ranges.compactMap(\.resting).min() ?? extremes.lowerBound
        let highest = rates.ranges.compactMap(\.resting).max() ?? extremes.upperBound
        let ticks = Ticks(around: min(extremes.lowerBound, lowest)...max(extremes.upperBound, highest), count: 5)
        let scale = Scale(ticks.range, from: plot.bottom, to: Plot.top)
        let marks = rates.ranges.indices.map { mark(rates.ranges[$0], at: $0, scale) }
        let drawn: HTML = "\(plot.valueAxis(ticks, scale))\(shades)\(marks.joined())\(timeAxis)"
        return Figure.drawing(name, height: plot.height, drawn)
    }

    private func mark(_ range: HeartRates.Range, at index: Int, _ scale: Scale) -> HTML {
        let count = rates.ranges.count
        let place = Plot.middle(of: index, of: count)
        let width = min(Plot.width(of: count) * 0.5, 14)
        var marks = HTML()
        if let figures = range.figures {
            let (top, bottom) = (scale(figures.maximum), scale(figures.minimum))
            let height = max(bottom - top, 4)
            let extremes = "\(figures.minimum.whole) to \(figures.maximum.whole)"
            marks += """
                <rect class="rate" x="\(place - width / 2)" y="\((top + bottom - height) / 2)" width="\(width)" \
                height="\(height)" rx="\(min(width, height) / 2)"><title>\(text: title(of: range)): \
                \(text: extremes) a minute, on average \(text: figures.average.whole)</title></rect>
                """
            // A short bar has no room for a dot.
            if height > 8 {
                let radius = min(2.5, width / 3)
                marks += "<circle class=\"average\" cx=\"\(place)\" cy=\"\(scale(figures.average))\" r=\"\(radius)\"/>"
            }
        }
        if let resting = range.resting {
            let half = Plot.width(of: count) * 0.4
            marks += "<path class=\"resting\" d=\"M\(place - half) \(scale(resting))h\(2 * half)\"/>"
        }
        return marks
    }

    private func title(of range: HeartRates.Range) -> String {
        switch axis {
        case .days: words.plain(range.start)
        case .hours: "\(words.time(range.start)) to \(words.time(range.end))"
        }
    }

    private var timeAxis: HTML {
        switch axis {
        case .days(let days): return Self.plot.dayAxis(days, words)
        case .hours:
            let count = rates.ranges.count
            let hours = rates.ranges.indices.filter {
                words.calendar.component(.hour, from: rates.ranges[$0].start) % 6 == 0
            }
            return hours.map { index -> HTML in
                let place = Plot.left + Plot.width(of: count) * Double(index)
                return """
                    <path class="grid" d="M\(place) \(Plot.top)V\(Self.plot.bottom + 4)"/>\
                    <text x="\(place)" y="\(Self.plot.bottom + 18)">\(text: words.time(rates.ranges[index].start))</text>
                    """
            }
            .joined()
        }
    }

    private var shades: HTML {
        guard case .hours(let workouts) = axis, let first = rates.ranges.first, let last = rates.ranges.last else {
            return ""
        }
        let times = first.start.timeIntervalSince1970...max(first.start, last.end).timeIntervalSince1970
        let scale = Scale(times, from: Plot.left, to: Plot.right)
        return workouts.map { workout -> HTML in
            let (start, end) = (scale(workout.start.timeIntervalSince1970), scale(workout.end.timeIntervalSince1970))
            return """
                <rect class="shade" x="\(start)" y="\(Plot.top)" width="\(max(end - start, 1))" \
                height="\(Self.plot.bottom - Plot.top)"><title>\(text: workout.activity)</title></rect>
                """
        }
        .joined()
    }

    var legend: Legend {
        var entries: [(swatch: HTML, name: HTML)] = [
            (Legend.square("rate"), "Lowest to highest"), (Legend.dot("average on-page"), "Average"),
        ]
        if rates.ranges.contains(where: { $0.resting != nil }) { entries.append((Legend.line("resting"), "Resting")) }
        if case .hours(let workouts) = axis, !workouts.isEmpty { entries.append((Legend.square("shade"), "Workout")) }
        return Legend(entries: entries)
    }

    var description: HTML {
        guard let extremes = rates.extremes else { return "No heart rates." }
        return "Between \(text: extremes.lowerBound.whole) and \(text: extremes.upperBound.whole) beats a minute."
    }

    var numbers: Table? {
        let hasResting = rates.ranges.contains { $0.resting != nil }
        return Table(
            caption: "Heart rate in beats a minute",
            head: [isByDay ? "Day" : "From", "Lowest", "Average", "Highest"] + (hasResting ? ["Resting"] : []),
            rows: rates.ranges.map { range in
                let figures = [range.figures?.minimum, range.figures?.average, range.figures?.maximum]
                return [when(range)] + (figures + (hasResting ? [range.resting] : [])).map(Table.number)
            }
        )
    }

    private var isByDay: Bool { if case .days = axis { true } else { false } }

    private func when(_ range: HeartRates.Range) -> Table.Cell {
        isByDay ? Table.day(range.start, words) : .head("\(text: words.time(range.start))")
    }
}
