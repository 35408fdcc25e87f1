import Foundation
import HealthEngine
import HealthModel
import XML

/// The heartbeats in the record of a heart rate variability (EXP-14).
extension ExportReader {
    /// Adds a beat to the open record. Its time is a time of day in the format of the user's language.
    func addBeat(_ attributes: XMLAttributes) {
        guard open.count > 1, case .record(let record) = open[open.count - 2].content else { return }
        guard record.beats.count < Self.mostBeats, let bpm = attributes[.bpm]?.number, bpm > 0,
            let time = attributes[.time]?.secondsOfHalfDay
        else { return note(.unreadableHeartbeat) }
        record.beats.append((bpm, time))
    }

    /// Saves the beats as a heartbeat series from the start of the record to its end, or to the last beat. If an interval differs
    /// from the heart rate, beats are missing before it (project decision).
    func saveHeartbeats(of record: OpenRecord) throws {
        guard !record.beats.isEmpty, isChosen(.heartbeatSeries) else { return }
        let type = types.type(.heartbeatSeries)
        let start = Date(milliseconds: record.row.startDate)
        let first = start.secondsOfHalfDay(inOffsetOf: record.beats[0].time)
        var beats: [Heartbeat] = []
        for (bpm, time) in record.beats {
            var elapsed = time - first
            if elapsed < 0 { elapsed += Self.halfDay }
            // Round to hundredths, so that the result does not depend on the time of day.
            elapsed = (elapsed * 100).rounded() / 100
            if let previous = beats.last {
                guard elapsed >= previous.timeSinceSeriesStart else {
                    note(.unreadableHeartbeat)
                    continue
                }
                let interval = elapsed - previous.timeSinceSeriesStart
                let isLate = abs(interval - 60 / bpm) > 0.05
                beats.append(Heartbeat(timeSinceSeriesStart: elapsed, precededByGap: isLate))
            } else {
                beats.append(Heartbeat(timeSinceSeriesStart: elapsed, precededByGap: false))
            }
        }
        guard let last = beats.last, last.timeSinceSeriesStart < Self.longestSeries else {
            return skip(type, .invalidSample, type.type.identifier)
        }
        let content = Sample.Content.heartbeatSeries(SampleSeries(beats))
        let end = max(Date(milliseconds: record.row.endDate), start + last.timeSinceSeriesStart)
        try save(content, type, start, end, record.source, [:])
    }

    /// A limit above the number of beats in any record.
    private static let mostBeats = 20_000
    private static let halfDay = 43_200.0
    /// The longest series in seconds. A longer one has misread times.
    private static let longestSeries = 3600.0
}

extension Date {
    /// The time on a twelve-hour clock that precedes `time` by less than a quarter of an hour. Archives do not contain the time
    /// zone of beats, but the offsets of all zones are multiples of a quarter of an hour.
    fileprivate func secondsOfHalfDay(inOffsetOf time: Double) -> Double {
        let quarter = 900.0
        let own = timeIntervalSince1970.truncatingRemainder(dividingBy: quarter)
        let difference = (time - own).truncatingRemainder(dividingBy: quarter)
        return time - (difference < 0 ? difference + quarter : difference)
    }
}

extension Bytes {
    /// The seconds since noon or midnight in a text such as `4:17:18.57 pm` or `16:17:18,57`.
    fileprivate var secondsOfHalfDay: Double? {
        var numbers: [(value: Double, digits: Int)] = []
        var isInNumber = false
        for index in 0..<min(count, 64) {
            guard let digit = Self.digit(self[index]) else {
                isInNumber = false
                continue
            }
            if !isInNumber { numbers.append((0, 0)) }
            isInNumber = true
            numbers[numbers.count - 1].value = numbers[numbers.count - 1].value * 10 + Double(digit)
            numbers[numbers.count - 1].digits += 1
        }
        guard 3...4 ~= numbers.count, numbers[0].value < 25, numbers[1].value < 60, numbers[2].value < 60 else {
            return nil
        }
        let fraction = numbers.count == 4 ? numbers[3].value / pow(10, Double(numbers[3].digits)) : 0
        let hours = numbers[0].value.truncatingRemainder(dividingBy: 12)
        return hours * 3600 + numbers[1].value * 60 + numbers[2].value + fraction
    }
}
