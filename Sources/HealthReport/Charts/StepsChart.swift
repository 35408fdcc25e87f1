/// A group of bars for each day, one bar for each source. A line across shows the total without overlaps.
struct StepsChart: Chart {
    let steps: StepsByDay
    let words: DateWords

    private static let plot = Plot(height: 220)

    var drawing: HTML {
        let plot = Self.plot
        // Negative values, which HealthKit accepts, have no bars.
        let values = steps.days.flatMap { day -> [Double] in day.bySource.compactMap(\.self) + [day.merged ?? 0] }
        let ticks = Ticks(around: 0...values.reduce(0) { $1 > $0 ? $1 : $0 })
        let scale = Scale(ticks.range, from: plot.bottom, to: Plot.top)
        let groups = steps.days.indices.map { group(steps.days[$0], at: $0, scale) }
        let marks: HTML =
            "\(plot.valueAxis(ticks, scale))\(groups.joined())\(plot.dayAxis(steps.days.map(\.day), words))"
        return Figure.drawing("steps", height: plot.height, definitions: Series.patterns(of: "steps"), marks)
    }

    private func group(_ day: StepsByDay.Day, at index: Int, _ scale: Scale) -> HTML {
        let room = Plot.width(of: steps.days.count)
        let width = room * 0.72 / Double(max(steps.sources.count, 1))
        let left = Plot.middle(of: index, of: steps.days.count) - room * 0.36
        var marks = HTML()
        for (number, value) in day.bySource.enumerated() {
            guard let value, value > 0 else { continue }
            let top = scale(value)
            let place = left + Double(number) * width
            marks += """
                <rect x="\(place + 0.5)" y="\(top)" width="\(max(width - 1, 1))" height="\(Self.plot.bottom - top)" \
                rx="\(min(2, width / 4))" fill="\(Series(number: number, chart: "steps").fill)">\
                <title>\(text: words.long(day.day.date)): \(text: value.whole) steps, \(text: steps.sources[number])</title></rect>
                """
        }
        if let merged = day.merged, steps.sources.count > 1 {
            let top = scale(merged)
            let note = steps.hasOverlaps ? ", counted once" : ""
            marks += """
                <path class="merged" d="M\(left - room * 0.06) \(top)h\(room * 0.84)">\
                <title>\(text: words.long(day.day.date)): \(text: merged.whole) steps\(text: note)</title></path>
                """
        }
        return marks
    }

    var legend: Legend {
        let sources = steps.sources.enumerated().map { number, name in
            (swatch: Series(number: number, chart: "steps").swatch, name: "<bdi>\(text: name)</bdi>" as HTML)
        }
        guard steps.sources.count > 1 else { return Legend(entries: sources) }
        return Legend(entries: sources + [(Legend.line("merged"), steps.hasOverlaps ? "Counted once" : "All")])
    }

    var description: HTML {
        let days = steps.days.compactMap { day in day.merged.map { (day.day.date, $0) } }
        guard let most = days.max(by: { $0.1 < $1.1 }) else { return "No steps." }
        let mean = days.map(\.1).sum / Double(days.count)
        return """
            \(text: mean.whole) steps a day on average, on days with steps; most on \(text: words.long(most.0)): \(text: most.1.whole).
            """
    }

    var numbers: Table? {
        let columns = steps.sources.map { name -> HTML in "<bdi>\(text: name)</bdi>" }
        let totals: [HTML] = steps.hasOverlaps ? ["Added up", "Counted once"] : columns.count > 1 ? ["All"] : []
        return Table(
            caption: "Steps by day and source",
            head: ["Day"] + columns + totals,
            rows: steps.days.map { day in
                let sum: Double? = day.merged == nil ? nil : day.bySource.compactMap(\.self).sum
                let values: [Double?] = day.bySource + [sum, day.merged].suffix(totals.count)
                return [Table.day(day.day.date, words)] + values.map { Table.number($0) }
            }
        )
    }
}
