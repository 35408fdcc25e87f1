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
        heartbeats.indices.map { index in
            let time = heartbeats[index].timeSinceSeriesStart
            let previous = index == 0 ? nil : heartbeats[index - 1].timeSinceSeriesStart
            let next = index + 1 < heartbeats.count ? heartbeats[index + 1].timeSinceSeriesStart : time + 1
            let interval = previous.map { time - $0 } ?? next - time
            var rate = interval > 0.1 ? Int(saturating: (60 / interval).rounded()) : 600
            // A beat that is later than its rate implies means that beats are missing.
            if heartbeats[index].precededByGap, abs(interval - 60 / Double(rate)) <= 0.05 { rate *= 2 }
            return XMLBeat(rate: max(1, rate), time: timeText(start, time))
        }
    }

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
