import Foundation
import HealthModel

/// The stages of a night as lanes. Both position and colour show the stage.
struct Hypnogram: Chart {
    let night: Night
    let words: DateWords

    private static let lane = 32.0
    private static let left = 52.0
    /// Leaves room for half a label.
    private static let right = 340.0

    var drawing: HTML {
        let lanes = Self.lanes(of: night)
        let bottom = Plot.top + Double(lanes.count) * Self.lane + (night.inBed.isEmpty ? 0 : 18)
        let axis = HourAxis(night.start ?? .distantPast, night.end ?? .distantPast, words, from: Self.left, to: Self.right)
        let labels = lanes.enumerated().map { number, stage -> HTML in
            let middle = Self.middle(of: number)
            return """
                <path class="grid" d="M\(Self.left) \(middle + Self.lane / 2)H\(Self.right)"/>\
                <text x="\(Self.left - 6)" y="\(middle + 4)" text-anchor="end">\(text: stage.name)</text>
                """
        }
        let strokes = lanes.enumerated().map { number, stage in
            axis.strokes(night.stretches.filter { $0.stage == stage }, at: Self.middle(of: number), stage.style)
        }
        let marks: HTML = """
            \(axis.grid(from: Plot.top, to: bottom))\(labels.joined())\(steps(lanes, axis))\
            <g class="wide">\(strokes.joined())</g>\(bed(axis, at: bottom - 9))
            """
        return Figure.drawing("night", height: bottom + 24, marks)
    }

    /// With stages: four lanes, even for stages that do not occur, and one for unspecified sleep if it occurs. Without
    /// stages: only the lanes that occur.
    private static func lanes(of night: Night) -> [Night.Stage] {
        let stages = night.stages
        let isStaged = stages.contains { $0.isAsleep && $0 != .asleepUnspecified }
        return Night.Stage.allCases.filter { isStaged && $0 != .asleepUnspecified || stages.contains($0) }
    }

    private static func middle(of lane: Int) -> Double { Plot.top + (Double(lane) + 0.5) * Self.lane }

    /// Thin lines from one stage to the next.
    private func steps(_ lanes: [Night.Stage], _ axis: HourAxis) -> HTML {
        let places = Dictionary(uniqueKeysWithValues: lanes.enumerated().map { ($1, Self.middle(of: $0)) })
        var (path, previous) = (HTML(), -1.0)
        for (left, right) in zip(night.stretches, night.stretches.dropFirst()) where left.end == right.start {
            guard let from = places[left.stage], let to = places[right.stage] else { continue }
            let place = axis.place(right.start)
            if place - previous >= HourAxis.finest {
                path += "M\(place) \(from)V\(to)"
                previous = place
            }
        }
        return "<path class=\"step\" d=\"\(path)\"/>"
    }

    private func bed(_ axis: HourAxis, at place: Double) -> HTML {
        guard !night.inBed.isEmpty else { return "" }
        let stretches = night.inBed.map { Night.Stretch(stage: .awake, start: $0.start, end: $0.end) }
        return """
            <text x="\(Self.left - 6)" y="\(place + 4)" text-anchor="end">In bed</text>\
            <g class="thin">\(axis.strokes(stretches, at: place, "in-bed"))</g>
            """
    }

    var description: HTML {
        let parts = night.stages.map { stage -> HTML in
            "\(text: stage.name) \(text: night.duration(of: stage).asDuration)"
        }
        let span: HTML = "From \(text: night.start.map(words.time) ?? "") to \(text: night.end.map(words.time) ?? "")"
        guard !parts.isEmpty else { return "\(span), in bed \(text: night.durationInBed.asDuration)." }
        return "\(span), asleep \(text: night.asleep.asDuration): \(parts.joined(by: ", "))."
    }
}

extension Night.Stage {
    /// The style class of its marks.
    var style: HTML {
        switch self {
        case .awake: "awake"
        case .asleepUnspecified: "asleep"
        case .asleepREM: "rem"
        case .asleepCore: "core"
        case .asleepDeep: "deep"
        }
    }
}

/// Hours of the clock from left to right.
struct HourAxis {
    /// Narrower marks are left out: they are invisible and would enlarge the page.
    static let finest = 0.25

    private let start: Date
    private let end: Date
    private let scale: Scale
    private let words: DateWords

    /// An axis of the whole hours around an interval.
    init(_ start: Date, _ end: Date, _ words: DateWords, from left: Double, to right: Double) {
        let hour = 3600.0
        let first = words.calendar.dateInterval(of: .hour, for: start)?.start ?? start
        let hours = ((max(end, start).timeIntervalSince(first)) / hour).rounded(.up)
        self.start = first
        self.end = first.addingTimeInterval(max(hours, 1) * hour)
        self.words = words
        scale = Scale(first.timeIntervalSince1970...self.end.timeIntervalSince1970, from: left, to: right)
    }

    func place(_ date: Date) -> Double { scale(date.timeIntervalSince1970) }

    /// About five lines with times.
    func grid(from top: Double, to bottom: Double) -> HTML {
        let hours = Int(saturating: end.timeIntervalSince(start) / 3600)
        let step = max(1, (hours + 4) / 5)
        return stride(from: 0, through: hours, by: step).map { hour -> HTML in
            let date = start.addingTimeInterval(Double(hour) * 3600)
            return """
                <path class="grid" d="M\(place(date)) \(top)V\(bottom + 4)"/>\
                <text x="\(place(date))" y="\(bottom + 18)" text-anchor="middle">\(text: words.time(date))</text>
                """
        }
        .joined()
    }

    /// Stretches as strokes of a style class, all in one path.
    func strokes(_ stretches: [Night.Stretch], at height: Double, _ style: HTML) -> HTML {
        var (path, previous) = (HTML(), 0.0)
        for stretch in stretches {
            let (left, right) = (max(place(stretch.start), previous), place(stretch.end))
            if right - left >= Self.finest {
                path += "M\(left) \(height)h\(right - left)"
                previous = right
            }
        }
        return path.markup.isEmpty ? "" : "<path class=\"\(style)\" d=\"\(path)\"/>"
    }
}
