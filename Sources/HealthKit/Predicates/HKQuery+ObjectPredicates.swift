public import CHealthKit
public import Foundation
import HealthModel

/// The predicates for objects and samples (PRED-01 to PRED-14).
extension HKQuery {
    /// `HKQuery.predicateForObjects(withMetadataKey:)`
    public class func predicateForObjects(withMetadataKey key: String) -> NSPredicate {
        HealthPredicate(.metadataKey(key))
    }

    /// `HKQuery.predicateForObjects(withMetadataKey:allowedValues:)`
    public class func predicateForObjects(withMetadataKey key: String, allowedValues: [Any]) -> NSPredicate {
        HealthPredicate(.metadataValues(key, Set(allowedValues.map { MetadataValue($0, for: key) })))
    }

    /// `HKQuery.predicateForObjects(withMetadataKey:operatorType:value:)`
    public class func predicateForObjects(
        withMetadataKey key: String, operatorType: HKPredicateOperator, value: Any
    ) -> NSPredicate {
        HealthPredicate(.metadata(key, ComparisonOperator(operatorType), MetadataValue(value, for: key)))
    }

    /// `HKQuery.predicateForObjects(from:)`
    public class func predicateForObjects(from source: HKSource) -> NSPredicate {
        HealthPredicate(.sources([Name(source.bundleIdentifier)]))
    }

    /// `HKQuery.predicateForObjects(from:)`
    public class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate {
        HealthPredicate(.sources(Set(sources.map { Name($0.bundleIdentifier) })))
    }

    /// `HKQuery.predicateForObjects(from:)`
    public class func predicateForObjects(from sourceRevisions: Set<HKSourceRevision>) -> NSPredicate {
        HealthPredicate(.sourceRevisions(Set(sourceRevisions.map(\.pattern))))
    }

    /// `HKQuery.predicateForObjects(from:)`
    public class func predicateForObjects(from devices: Set<HKDevice>) -> NSPredicate {
        HealthPredicate(.devices(Set(devices.map(\.device))))
    }

    /// `HKQuery.predicateForObjects(withDeviceProperty:allowedValues:)`
    public class func predicateForObjects(withDeviceProperty key: String, allowedValues: Set<String>) -> NSPredicate {
        HealthPredicate(.deviceProperty(Device.Property(key: key), allowedValues))
    }

    /// `HKQuery.predicateForObject(with:)`
    public class func predicateForObject(with UUID: UUID) -> NSPredicate { HealthPredicate(.objects([UUID])) }

    /// `HKQuery.predicateForObjects(with:)`
    public class func predicateForObjects(with UUIDs: Set<UUID>) -> NSPredicate { HealthPredicate(.objects(UUIDs)) }

    /// `HKQuery.predicateForObjectsWithNoCorrelation()`
    public class func predicateForObjectsWithNoCorrelation() -> NSPredicate { HealthPredicate(.noCorrelation) }

    /// `HKQuery.predicateForObjects(from:)`
    public class func predicateForObjects(from workout: HKWorkout) -> NSPredicate {
        HealthPredicate(.workout(workout.uuid))
    }

    /// `HKQuery.predicateForObjectsAssociated(electrocardiogram:)`
    public class func predicateForObjectsAssociated(electrocardiogram: HKElectrocardiogram) -> NSPredicate {
        HealthPredicate(.electrocardiogram(electrocardiogram.uuid))
    }

    /// `HKQuery.predicateForWorkoutEffortSamplesRelated(workout:activity:)`
    public class func predicateForWorkoutEffortSamplesRelated(workout: HKWorkout, activity: HKWorkoutActivity?) -> NSPredicate {
        HealthPredicate(.workoutEffort(workout: workout.uuid, activity: activity?.uuid))
    }

    /// `HKQuery.predicateForSamples(withStart:end:options:)`
    public class func predicateForSamples(
        withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
    ) -> NSPredicate {
        HealthPredicate(.samples(start: startDate, end: endDate, options: QueryOptions(options)))
    }

    /// `HKQuery.predicateForQuantitySamples(with:quantity:)`
    public class func predicateForQuantitySamples(with operatorType: HKPredicateOperator, quantity: HKQuantity) -> NSPredicate {
        HealthPredicate(.quantity(ComparisonOperator(operatorType), quantity.quantity))
    }

    /// `HKQuery.predicateForCategorySamples(with:value:)`
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
