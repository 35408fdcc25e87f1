import Foundation
import HealthModel

/// The nights of a period in rows, by time of day. Deeper sleep has a higher mark.
struct NightsChart {
    let nights: Nights
    let words: DateWords

    private static let row = 26.0
    private static let left = 52.0
    private static let right = 304.0

    var drawing: HTML {
        let bottom = Plot.top + Double(nights.nights.count) * Self.row
        let axis = axis
        let rows = nights.nights.enumerated().map { number, night -> HTML in
            let middle = Plot.top + (Double(number) + 0.5) * Self.row
            let shift = axis.shift(night)
            let strokes = Night.Stage.allCases.map { stage in
                let stretches = night.stretches.filter { $0.stage == stage }
                return axis.clock.strokes(stretches.map { $0.moved(by: shift) }, at: middle, stage.style)
            }
            let inBed = night.inBed.map { Night.Stretch(stage: .awake, start: $0.start, end: $0.end).moved(by: shift) }
            return """
                <text x="\(Self.left - 6)" y="\(middle + 4)" text-anchor="end">\(text: String(words.weekday(night.day).prefix(3))) \
                \(night.day.day)</text><g class="bed">\(axis.clock.strokes(inBed, at: middle, "in-bed"))</g>\
                \(strokes.joined())\
                <text x="\(Plot.right)" y="\(middle + 4)" text-anchor="end">\(text: Self.brief(night))</text>
                """
        }
        return """
            <svg viewBox="0 0 \(Plot.width) \(bottom + 24)" \(Figure.labels("nights"))><g aria-hidden="true">\
            \(axis.clock.grid(from: Plot.top, to: bottom))<g class="depths">\(rows.joined())</g></g></svg>
            """
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

    /// The main figures in a sentence.
    var description: HTML {
        let asleep = nights.nights.map(\.asleep).filter { $0 > 0 }
        guard !asleep.isEmpty else {
            return "\(text: nights.nights.count.of("night", "nights")) with time in bed only."
        }
        let mean = asleep.reduce(0, +) / Double(asleep.count)
        return "\(text: asleep.count.of("night", "nights")), on average \(text: mean.asDuration) asleep."
    }

    var numbers: Table {
        let stages = Night.Stage.allCases.map { stage -> HTML in "\(text: stage.name)" }
        return Table(
            caption: "Sleep in minutes, by the day on which the night ends",
            head: ["Night to"] + stages + ["Asleep in all", "In bed", "Source"],
            rows: nights.nights.map { night in
                let stages = Night.Stage.allCases.map { stage in
                    Table.number(night.stages.contains(stage) ? night.duration(of: stage) / 60 : nil)
                }
                return [Table.day(night.day, words)] + stages
                    + [Table.number(night.asleep / 60), Table.number(night.inBed.isEmpty ? nil : night.durationInBed / 60)]
                    + [.text("<bdi>\(text: night.source.name)</bdi>")]
            }
        )
    }
}

extension Night.Stretch {
    fileprivate func moved(by time: TimeInterval) -> Night.Stretch {
        Night.Stretch(stage: stage, start: start.addingTimeInterval(time), end: end.addingTimeInterval(time))
    }
}
