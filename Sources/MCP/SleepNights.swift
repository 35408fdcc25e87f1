import BridgeCore
import Explanations
import Foundation
import HealthJSON
import HealthModel
import JSON

/// Samples of sleep, night by night as in the report.
struct SleepNights {
    private let nights: [Night]
    private let calendar: Calendar

    init(_ samples: [JSONValue], _ timeZone: TimeZone) {
        let calendar = Calendar(.iso8601, in: timeZone)
        self.calendar = calendar
        // A night lasts from noon to noon.
        let byDay = Dictionary(grouping: samples.compactMap(Self.sample)) { sample in
            let isEvening = calendar.component(.hour, from: sample.startDate) >= 12
            let within = isEvening ? calendar.date(byAdding: .day, value: 1, to: sample.startDate) : nil
            return CalendarDay(of: within ?? sample.startDate, in: calendar)
        }
        nights = byDay.sorted { $0.key < $1.key }.compactMap { Night($0.key, $0.value) }
    }

    /// The nights in order, in minutes.
    var rows: [JSONValue] {
        nights.map { night in
            var stages = JSONObject()
            for stage in night.stages { stages[stage.name.lowercased()] = .real(night.duration(of: stage) / 60) }
            return [
                "day": .string(night.day.isoText), "source": .string(night.source.name),
                "startDate": .string(night.start?.rfc3339 ?? ""), "endDate": .string(night.end?.rfc3339 ?? ""),
                "asleep": .real(night.asleep / 60), "inBed": .real(night.durationInBed / 60), "stages": .object(stages),
            ]
        }
    }

    /// The parts of a sample of sleep that a night needs.
    private static func sample(_ value: JSONValue) -> Sample? {
        guard case .integer(let stage)? = value["value"], let start = value["startDate"]?.text.flatMap({ Date(rfc3339: $0) }),
            let end = value["endDate"]?.text.flatMap({ Date(rfc3339: $0) }), let source = value["sourceRevision"]?["source"],
            let uuid = value["uuid"]?.text.flatMap({ UUID(uuidString: $0) })
        else { return nil }
        let name = source["name"]?.text ?? ""
        return Sample(
            stored: uuid, type: .sleepAnalysis, startDate: start, endDate: end, content: .category(Int(stage)), metadata: [:],
            device: nil,
            sourceRevision: SourceRevision(source: Source(name: name, bundleIdentifier: source["bundleIdentifier"]?.text ?? name))
        )
    }
}
