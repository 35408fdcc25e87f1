import Foundation
import HealthEngine
import HealthModel

/// A heartbeat within the record of a heart rate variability (EXP-14).
struct XMLBeat {
    /// The heart rate in beats a minute.
    let rate: Int
    /// The time on a twelve-hour clock, to the hundredth of a second.
    let time: String
}

/// Heartbeat series, which are written within the heart rate variability that was computed from them.
extension ArchiveWriter {
    /// The beats of the series with the same start as a record. Empty if there is none, or if an import would give another series.
    func beats(of entry: SampleExport.Entry, isWhole: Bool) throws -> [XMLBeat] {
        let start = entry.sample.startDate.milliseconds
        for series in try export.entries(of: .heartbeatSeries, beginningAt: start) {
            guard options.isChosen(series.sample), series.sample.sourceRevision == entry.sample.sourceRevision,
                series.sample.device == entry.sample.device,
                case .heartbeatSeries(let heartbeats) = series.sample.content
            else { continue }
            let beats = beats(of: heartbeats.elements, from: start)
            if isWhole {
                let fragment = ArchiveWriter(run, files)
                let text = fragment.text(entry.sample)
                fragment.appendRecord(entry.sample, text, isWhole: true, beats)
                let drafts = try Rereading.drafts(of: fragment.xml.bytes)
                guard drafts.count == 1, try drafts[0].recreates(series.sample, export.identityKey) else { continue }
                supplement.noteWithinAnother(series.position)
            }
            return beats
        }
        return []
    }

    private func beats(of heartbeats: [Heartbeat], from start: Int64) -> [XMLBeat] {
        var rates = heartbeats.indices.map { Self.rate(of: heartbeats, at: $0) }
        // Beats are missing before a gap, but the heart has not slowed down: a watch writes the rate of the next beat, or of the last.
        for index in rates.indices.reversed() where rates[index] == nil && index + 1 < rates.count {
            rates[index] = rates[index + 1]
        }
        for index in rates.indices.dropFirst() where rates[index] == nil { rates[index] = rates[index - 1] }
        return heartbeats.indices.map { index in
            let time = heartbeats[index].timeSinceSeriesStart
            var rate = rates[index] ?? Self.restingRate
            if index > 0, heartbeats[index].precededByGap {
                let interval = time - heartbeats[index - 1].timeSinceSeriesStart
                // An import finds the gap only if the beat is later than its rate implies.
                if abs(interval - 60 / Double(rate)) <= Self.longestDelay {
                    rate = Int(saturating: (60 / max(0.1, interval - 2 * Self.longestDelay)).rounded(.up))
                }
            }
            return XMLBeat(rate: rate, time: timeText(start, time))
        }
    }

    /// The rate by the interval before a beat; nil for the first one and after a gap.
    private static func rate(of heartbeats: [Heartbeat], at index: Int) -> Int? {
        guard index > 0, !heartbeats[index].precededByGap else { return nil }
        let interval = heartbeats[index].timeSinceSeriesStart - heartbeats[index - 1].timeSinceSeriesStart
        return max(1, Int(saturating: (60 / max(0.1, interval)).rounded()))
    }

    /// The rate in a series that has only gaps.
    private static let restingRate = 60
    /// The delay in seconds that an import takes for a part of the rhythm.
    private static let longestDelay = 0.05

    /// `4:17:18.57 PM`
    private func timeText(_ start: Int64, _ time: Double) -> String {
        let later = Int64(saturating: (time * 100).rounded().truncatingRemainder(dividingBy: 8_640_000))
        let hundredths = (clock.millisecondsOfDay(start) / 10 + later) % 8_640_000
        let hour = hundredths / 360_000
        func two(_ number: Int64) -> String { (number < 10 ? "0" : "") + "\(number)" }
        let rest = "\(two(hundredths / 6000 % 60)):\(two(hundredths / 100 % 60)).\(two(hundredths % 100))"
        return "\(hour % 12 == 0 ? 12 : hour % 12):\(rest) \(hour < 12 ? "AM" : "PM")"
    }
}
