import Foundation
import HealthEngine
import HealthModel

/// A location at a number of seconds after the start of the day.
func location(_ latitude: Double, _ longitude: Double = 2.2945, at seconds: TimeInterval) -> Location {
    Location(timestamp: day + seconds, latitude: latitude, longitude: longitude, altitude: 35)
}

/// A workout of one hour from the start of the day.
func workout() throws -> Sample {
    try Sample(workout: Workout(activityType: 37), startDate: day, endDate: day + 3600)
}

func perMinute(_ value: Double) throws -> Quantity {
    Quantity(unit: try HealthModel.Unit(from: "count/min"), value: value)
}

/// The HealthKit error of an operation. Nil for any other result.
func healthError<Value>(_ operation: () throws -> Value) -> HealthError? {
    guard case .error(let error)? = failure(operation) else { return nil }
    return error
}

/// The HealthKit exception of an operation. Nil for any other result.
func exception<Value>(_ operation: () throws -> Value) -> NativeException? {
    guard case .exception(let exception)? = failure(operation) else { return nil }
    return exception
}

let watch = SourceRevision(source: Source(name: "Watch", bundleIdentifier: "com.apple.health.watch"))
