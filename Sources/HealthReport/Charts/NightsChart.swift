import Foundation
import HealthModel

/// The nights of a period in rows, by time of day. Deeper sleep has a higher mark.
struct NightsChart: Chart {
    let nights: Nights
    let words: DateWords

    private static let row = 26.0
    private static let left = 52.0
    private static let right = 304.0

    var drawing: HTML {
        let bottom = Plot.top + Double(nights.days.count) * Self.row
        let axis = axis
        let rows = nights.days.enumerated().map { number, day -> HTML in
            let middle = Plot.top + (Double(number) + 0.5) * Self.row
            let label: HTML = """
                <text x="\(Self.left - 6)" y="\(middle + 4)" text-anchor="end">\(text: String(words.weekday(day.date).prefix(3))) \
                \(day.date.day)</text>
                """
            guard let night = day.night else { return "\(label)<text x=\"\(Self.left + 6)\" y=\"\(middle + 4)\">No data</text>" }
            let shift = axis.shift(night)
            let strokes = Night.Stage.allCases.map { stage in
                let stretches = night.stretches.filter { $0.stage == stage }
                return axis.clock.strokes(stretches.map { $0.moved(by: shift) }, at: middle, stage.style)
            }
            let inBed = night.inBed.map { Night.Stretch(stage: .awake, start: $0.start, end: $0.end).moved(by: shift) }
            return """
                \(label)<g class="bed">\(axis.clock.strokes(inBed, at: middle, "in-bed"))</g>\
                \(strokes.joined())\
                <text x="\(Plot.right)" y="\(middle + 4)" text-anchor="end">\(text: Self.brief(night))</text>
                """
        }
        let marks: HTML = "\(axis.clock.grid(from: Plot.top, to: bottom))<g class=\"depths\">\(rows.joined())</g>"
        return Figure.drawing("nights", height: bottom + 24, marks)
    }

    /// Hours and minutes: `7:25`.
    private static func brief(_ night: Night) -> String {
        let seconds = night.stretches.isEmpty ? night.durationInBed : night.asleep
        guard let minutes = Int(exactly: (seconds / 60).rounded()) else { return "–" }
        return "\(minutes / 60):\((minutes % 60).twoDigits)"
    }

    /// The axis of the last night, and by how much to shift another night to it: by the days between them.
    private var axis: (clock: HourAxis, shift: (Night) -> TimeInterval) {
        let calendar = words.calendar
        let reference = nights.nights.last.flatMap { calendar.noon(of: $0.day) } ?? .distantPast
        func shift(_ night: Night) -> TimeInterval {
            calendar.noon(of: night.day).map { reference.timeIntervalSince($0) } ?? 0
        }
        let starts = nights.nights.compactMap { night in night.start?.addingTimeInterval(shift(night)) }
        let ends = nights.nights.compactMap { night in night.end?.addingTimeInterval(shift(night)) }
        let clock = HourAxis(starts.min() ?? reference, ends.max() ?? reference, words, from: Self.left, to: Self.right)
        return (clock, shift)
    }

    var legend: Legend {
        let stages = Night.Stage.allCases.filter { stage in nights.nights.contains { $0.stages.contains(stage) } }
        var entries = stages.map { (swatch: Legend.line($0.style), name: "\(text: $0.name)" as HTML) }
        if nights.nights.contains(where: { !$0.inBed.isEmpty }) { entries.append((Legend.line("in-bed"), "In bed")) }
        return Legend(entries: entries)
    }

    var description: HTML {
        let asleep = nights.nights.map(\.asleep).filter { $0 > 0 }
        guard !asleep.isEmpty else {
            return "\(text: nights.nights.count.of("night", "nights")) with time in bed only."
        }
        let mean = asleep.reduce(0, +) / Double(asleep.count)
        let missing = nights.days.count { $0.night == nil }
        let remark: HTML = missing > 0 ? " \(text: missing.of("night has", "nights have")) no data." : ""
        return "\(text: asleep.count.of("night", "nights")), on average \(text: mean.asDuration) asleep.\(remark)"
    }

    var numbers: Table? {
        let stages = Night.Stage.allCases.map { stage -> HTML in "\(text: stage.name)" }
        return Table(
            caption: "Sleep in minutes, by the day on which the night ends",
            head: ["Night to"] + stages + ["Asleep in all", "In bed", "Source"],
            rows: nights.days.map { day in
                let night = day.night
                let stages = Night.Stage.allCases.map { stage in
                    night.flatMap { $0.stages.contains(stage) ? $0.duration(of: stage) : nil }
                }
                let inBed = night.flatMap { $0.inBed.isEmpty ? nil : $0.durationInBed }
                return [Table.day(day.date, words)] + (stages + [night?.asleep, inBed]).map { Table.number($0.map { $0 / 60 }) }
                    + [.text(night.map { "<bdi>\(text: $0.source.name)</bdi>" } ?? "–")]
            }
        )
    }
}

extension Night.Stretch {
    fileprivate func moved(by time: TimeInterval) -> Night.Stretch {
        Night.Stretch(stage: stage, start: start.addingTimeInterval(time), end: end.addingTimeInterval(time))
    }
}
