public import CHealthKit
public import Foundation
import HealthModel

/// The predicates for objects and samples (PRED-01 to PRED-14).
extension HKQuery {
    public class func predicateForObjects(withMetadataKey key: String) -> NSPredicate {
        HealthPredicate(.metadataKey(key))
    }

    public class func predicateForObjects(withMetadataKey key: String, allowedValues: [Any]) -> NSPredicate {
        HealthPredicate(.metadataValues(key, Set(allowedValues.map { MetadataValue($0, for: key) })))
    }

    public class func predicateForObjects(
        withMetadataKey key: String, operatorType: HKPredicateOperator, value: Any
    ) -> NSPredicate {
        HealthPredicate(.metadata(key, ComparisonOperator(operatorType), MetadataValue(value, for: key)))
    }

    public class func predicateForObjects(from source: HKSource) -> NSPredicate {
        HealthPredicate(.sources([Name(source.bundleIdentifier)]))
    }

    public class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate {
        HealthPredicate(.sources(Set(sources.map { Name($0.bundleIdentifier) })))
    }

    public class func predicateForObjects(from sourceRevisions: Set<HKSourceRevision>) -> NSPredicate {
        HealthPredicate(.sourceRevisions(Set(sourceRevisions.map(\.pattern))))
    }

    public class func predicateForObjects(from devices: Set<HKDevice>) -> NSPredicate {
        HealthPredicate(.devices(Set(devices.map(\.device))))
    }

    public class func predicateForObjects(withDeviceProperty key: String, allowedValues: Set<String>) -> NSPredicate {
        HealthPredicate(.deviceProperty(Device.Property(key: key), allowedValues))
    }

    public class func predicateForObject(with UUID: UUID) -> NSPredicate { HealthPredicate(.objects([UUID])) }

    public class func predicateForObjects(with UUIDs: Set<UUID>) -> NSPredicate { HealthPredicate(.objects(UUIDs)) }

    public class func predicateForObjectsWithNoCorrelation() -> NSPredicate { HealthPredicate(.noCorrelation) }

    public class func predicateForObjects(from workout: HKWorkout) -> NSPredicate {
        HealthPredicate(.workout(workout.uuid))
    }

    public class func predicateForObjectsAssociated(electrocardiogram: HKElectrocardiogram) -> NSPredicate {
        HealthPredicate(.electrocardiogram(electrocardiogram.uuid))
    }

    public class func predicateForWorkoutEffortSamplesRelated(workout: HKWorkout, activity: HKWorkoutActivity?) -> NSPredicate {
        HealthPredicate(.workoutEffort(workout: workout.uuid, activity: activity?.uuid))
    }

    public class func predicateForSamples(
        withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
    ) -> NSPredicate {
        HealthPredicate(.samples(start: startDate, end: endDate, options: QueryOptions(options)))
    }

    public class func predicateForQuantitySamples(with operatorType: HKPredicateOperator, quantity: HKQuantity) -> NSPredicate {
        HealthPredicate(.quantity(ComparisonOperator(operatorType), quantity.quantity))
    }

    public class func predicateForCategorySamples(with operatorType: HKPredicateOperator, value: Int) -> NSPredicate {
        HealthPredicate(.category(ComparisonOperator(operatorType), value))
    }
}

extension QueryOptions {
    init(_ options: HKQueryOptions) { self.init(rawValue: Int(options.rawValue)) }
}

extension Device.Property {
    /// The property with a key such as `HKDevicePropertyKeyName`. Another key is HealthKit's exception.
    init(key: String) {
        let name = key.hasPrefix("HKDeviceProperty") ? String(key.dropFirst("HKDeviceProperty".count)) : key
        guard let property = Self.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() }) else {
            raise("Unknown device property key \(key)")
        }
        self = property
    }
}
