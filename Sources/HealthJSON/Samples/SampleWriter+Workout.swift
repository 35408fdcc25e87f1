import Foundation
package import HealthModel
import JSON

extension SampleWriter {
    /// Appends the members that only workouts have.
    package mutating func write(_ workout: Workout, of sample: Sample, to bytes: inout [UInt8]) {
        bytes += Array(#","workoutActivityType":"#.utf8)
        bytes.appendJSON(Int64(workout.activityType))
        bytes += Array(#","duration":"#.utf8)
        bytes.appendJSON(workout.duration)
        write(workout.events, to: &bytes)
        for total in WorkoutTotal.allCases {
            guard let quantity = total.of(workout) else { continue }
            bytes += Array(",\"\(total.rawValue)\":".utf8)
            write(quantity, in: nil, to: &bytes)
        }
        bytes += Array(#","workoutActivities":["#.utf8)
        for (index, activity) in sample.workoutActivities.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            write(activity, to: &bytes)
        }
        bytes.append(UInt8(ascii: "]"))
        write(workout.statistics, to: &bytes)
        write(workout.zoneGroups, to: &bytes)
    }

    /// Appends an activity of a workout.
    package mutating func write(_ activity: WorkoutActivity, to bytes: inout [UInt8]) {
        bytes += Array(#"{"uuid":"#.utf8)
        bytes.appendJSON(activity.uuid.uuidString)
        bytes += Array(#","workoutConfiguration":"#.utf8)
        bytes.appendJSON(activity.configuration.json)
        bytes += ConstantText.startDate
        activity.startDate.appendRFC3339(to: &bytes)
        if let endDate = activity.endDate {
            bytes += ConstantText.endDate
            endDate.appendRFC3339(to: &bytes)
        }
        bytes += Array(#"","duration":"#.utf8)
        bytes.appendJSON(activity.duration)
        write(activity.events, to: &bytes)
        write(activity.statistics, to: &bytes)
        write(activity.zoneGroups, to: &bytes)
        if !activity.metadata.isEmpty {
            bytes += ConstantText.metadata
            write(activity.metadata, to: &bytes)
        }
        bytes.append(UInt8(ascii: "}"))
    }

    /// Appends the member `statistics`, unless it is empty.
    private func write(_ statistics: [Statistics], to bytes: inout [UInt8]) {
        guard !statistics.isEmpty else { return }
        bytes += Array(#","statistics":"#.utf8)
        bytes.appendJSON(StatisticsByType(statistics: statistics))
    }

    /// Appends the member `zoneGroups`, unless it is empty.
    private func write(_ zoneGroups: [WorkoutZoneGroup], to bytes: inout [UInt8]) {
        guard !zoneGroups.isEmpty else { return }
        bytes += Array(#","zoneGroups":"#.utf8)
        bytes.appendJSON(zoneGroups.json)
    }

    private mutating func write(_ events: [WorkoutEvent], to bytes: inout [UInt8]) {
        bytes += Array(#","workoutEvents":["#.utf8)
        for (index, event) in events.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            write(event, to: &bytes)
        }
        bytes.append(UInt8(ascii: "]"))
    }

    private mutating func write(_ event: WorkoutEvent, to bytes: inout [UInt8]) {
        bytes += Array(#"{"type":"#.utf8)
        bytes.appendJSON(Int64(event.type.rawValue))
        bytes += ConstantText.startDate
        event.startDate.appendRFC3339(to: &bytes)
        bytes += ConstantText.endDate
        event.endDate.appendRFC3339(to: &bytes)
        bytes.append(UInt8(ascii: "\""))
        if !event.metadata.isEmpty {
            bytes += ConstantText.metadata
            write(event.metadata, to: &bytes)
        }
        bytes.append(UInt8(ascii: "}"))
    }

    /// Appends metadata. Dates and quantities are wrapped in objects, which distinguish them from strings and numbers.
    package mutating func write(_ metadata: Metadata, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "{"))
        var isFirst = true
        for (key, value) in metadata.entries {
            if !isFirst { bytes.append(UInt8(ascii: ",")) }
            isFirst = false
            bytes.appendJSON(key)
            bytes.append(UInt8(ascii: ":"))
            write(value, to: &bytes)
        }
        bytes.append(UInt8(ascii: "}"))
    }

    private mutating func write(_ value: MetadataValue, to bytes: inout [UInt8]) {
        switch value {
        case .string(let value): bytes.appendJSON(value)
        case .bool(let value): bytes += Array((value ? "true" : "false").utf8)
        case .integer(let value): bytes.appendJSON(value)
        case .real(let value): bytes.appendJSON(value)
        case .date(let date):
            bytes += Array(#"{"date":""#.utf8)
            date.appendRFC3339(to: &bytes)
            bytes += Array(#""}"#.utf8)
        case .quantity(let quantity):
            bytes += Array(#"{"quantity":"#.utf8)
            write(quantity, in: nil, to: &bytes)
            bytes.append(UInt8(ascii: "}"))
        }
    }
}
