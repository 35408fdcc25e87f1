import HealthKit
import Testing

/// The object after an archive.
func restored<Object: NSObject & NSSecureCoding>(_ object: Object) throws -> Object {
    let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
    return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data))
}

func quantity(_ value: Double, _ unit: String) -> HKQuantity { HKQuantity(unit: HKUnit(from: unit), doubleValue: value) }
