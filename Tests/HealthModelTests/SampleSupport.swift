import Foundation
import HealthModel

/// HealthKit's unit. Foundation has a type of the same name.
typealias HKUnit = HealthModel.Unit

/// The date that is a number of milliseconds after 1970.
func date(_ milliseconds: Int64) -> Date { Date(timeIntervalSince1970: Double(milliseconds) / 1000) }

extension Sample {
    /// A sample as stored. Parameters have defaults, so that tests name only what they need.
    static func stored(
        _ type: ObjectType = .stepCount,
        _ content: Content = .quantity(Quantity(unit: .count, value: 1)),
        uuid: UUID = UUID(),
        from start: Int64 = 0,
        to end: Int64? = nil,
        metadata: Metadata = [:],
        device: Device? = nil,
        source: String? = "com.example.app"
    ) -> Sample {
        Sample(
            stored: uuid,
            type: type,
            startDate: date(start),
            endDate: date(end ?? start),
            content: content,
            metadata: metadata,
            device: device,
            sourceRevision: source.map { SourceRevision(source: Source(name: $0, bundleIdentifier: $0)) }
        )
    }

    /// A workout with these totals.
    static func workout(
        _ activityType: Int = 37, duration: TimeInterval = 60, energy: Double? = nil, distance: Double? = nil
    ) -> Sample {
        var workout = Workout(activityType: activityType, duration: duration)
        workout.totalEnergyBurned = energy.map { Quantity(unit: .kilocalorie, value: $0) }
        workout.totalDistance = distance.map { Quantity(unit: .meter, value: $0) }
        return stored(.workout, .workout(workout))
    }

    /// A quantity sample.
    static func quantity(_ value: Double, _ unit: HKUnit, _ type: ObjectType = .distanceWalkingRunning) -> Sample {
        stored(type, .quantity(Quantity(unit: unit, value: value)))
    }
}
